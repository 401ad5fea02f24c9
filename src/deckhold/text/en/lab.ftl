# The lab: simulations, tournaments, reports.

sim-rate = { $rate } games/s
sim-wins = Wins, with 95 % intervals
sim-who = Who
sim-win-rate = Won
sim-games = Games
sim-score = Score
sim-table = The table
sim-length = A game takes { $decisions } decisions and { $rounds } rounds.
sim-speed =
    { $n ->
        [one] One game
       *[other] { $n } games
    } in { $seconds } s: { $rate } games and { $moves } decisions a second.
sim-kept = The results are in { $path }.
sim-stopped = Stopped. The same command goes on from here.
sim-stopped-unkept = Stopped. With --out the games would be kept, and the command could go on from here.

arena-teams = Each bot as a whole team, on the same seeds
arena-pairs = Pairings, with 95 % intervals
arena-ratings = Strength (Bradley-Terry, 0 is the average)
arena-bot = Bot
arena-against = Against
arena-score = Score
arena-interval = 95 % interval

rep-written = The report is { $path }.
rep-language = English
rep-title = report
rep-seed = seed { $seed }
rep-varied = another one in each game
rep-against = Compared with:
rep-games = games
rep-table-wins = won by the table
rep-bot-wins = won by { $bot }
rep-first-wins = won by the first seat
rep-rounds = rounds a game
rep-decisions = decisions a game
rep-interval = { $range } (95 % interval)
rep-deviation = ± { $spread } (standard deviation)
rep-wins = Who wins
rep-wins-note = Dots are win rates, bars the 95 % intervals (Wilson); the dashed line is an even share.
rep-table-note = Dots are win rates, bars the 95 % intervals (Wilson).
rep-crossed-note = Share of games won, with the 95 % interval and the number of games.
rep-setups = By set-up
rep-value = Set-up
rep-length = How long a game takes
rep-reasons = How games ended:
rep-scores = Scores
rep-cards = Cards
rep-cards-about = A card counts as offered to a seat that could take it, and as taken if the seat did at least once. Taking goes with winning for many reasons: a strong card, a good moment, a deck that was ahead anyway.
rep-cards-together = Here seats win or lose together, so that the intervals go by the number of sides in all games, not of seats.
rep-cards-note = Win rate of seats that took the card, less that of seats that could have. Faint: within what chance alone explains, after correction for the number of cards (Benjamini-Hochberg).
rep-card = Card
rep-offered = Offered
rep-taken = Taken when offered
rep-with = Won with it
rep-without = Won without it
rep-gap = Difference
rep-chance = Chance of such a difference (corrected)
rep-first-round = First taken in round (median)

cmp-title = What changed
cmp-what = What
cmp-before = before
cmp-after = now
cmp-change = Change
cmp-count =
    { $sure ->
        [0] None of { $all } numbers differs by more than chance explains
        [one] One of { $all } numbers differs by more than chance explains
       *[other] { $sure } of { $all } numbers differ by more than chance explains
    } (Benjamini-Hochberg, 5 %).
cmp-table = games won
cmp-side = games won
cmp-bot = games won
cmp-score = average score
cmp-rounds = rounds a game
cmp-decisions = decisions a game
cmp-taken = taken when offered
cmp-with = won with it
