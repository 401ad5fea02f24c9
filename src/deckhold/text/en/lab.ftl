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
