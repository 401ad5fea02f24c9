# The command line and play in the terminal.

help-usage = Usage:
help-options = [OPTIONS]
help-command = COMMAND …
help-heading-options = Options
help-heading-commands = Commands
help-help = Show this help.
help-any-lang = Language: en or ru. Without it, the language of your system.
help-any-version = Show the version.
help-deckhold = A digital table for heavy card and board games: play, look at cards and replays, simulate.

cli-play = Play a game in the terminal, with bots or with friends at one screen.
cli-cards = List the cards of a game with their texts.
cli-replay = Step through a recorded game, or check that it is genuine.
cli-sim = Let bots play many games and count the results.
cli-report = Write a report on many simulated games.
cli-arena = Let bots meet each other and rank them.
cli-whatif = Change a card and see what that does to the game.
cli-serve = Open the table in the browser.
cli-bench = Measure how fast the engine is.
cli-unknown = There is no command “{ $command }”. There are: { $commands }
cli-extra = `deckhold { $command }` needs { $missing }, which is not installed: pip install 'deckhold[{ $extra }]'
cli-not-here = `deckhold { $command }` is not part of this installation ({ $missing } is missing).

help-play = Play GAME in the terminal. Without GAME you are asked what to play.

    People take the first seats and share the screen; bots take the last ones. If nothing is said, you play against one bot.
help-play-bot_names = Bots, one name each: random, greedy, easy, normal, hard, search:400. Example: greedy,hard
help-play-seats = Number of seats; those without a bot are for people at this screen.
help-play-seed = The number that all chance comes from: the same seed, the same deal.
help-play-options = A setting of the game; may be repeated.
help-play-people = The name of a person; may be repeated.
help-play-save = Continue a saved game: the last one, or the one of this name.
help-play-from_replay = Branch off from a recorded game.
help-play-step = From which step of the replay; without it, from its end.
help-cards = List every card of GAME with its text, its facts and where they come from.
help-cards-search = Only cards with this word in their name, text or type.
help-cards-options = A setting of the game that changes its cards; may be repeated.
help-cards-own = A file with cards of your own, for games that take one.
help-cards-as_json = As JSON data.
help-replay = Step through the recorded game in FILE. It is checked first: a changed file is refused with the first action that does not fit.
help-replay-step = Start at this step.
help-replay-seat = Look from this seat; without it, from the seat that decides.
help-replay-check = Only check the file.
help-any-games = Number of games.
help-any-bots = Bots, a name for each seat or one for all: random, greedy, easy, normal, hard, search:400.
help-any-seats = Number of seats.
help-any-options = A setting of the game; may be repeated.
help-any-cards = A file with cards of your own, for games that take one.
help-any-seed = The number that all chance comes from.
help-any-workers = Number of processes; without it, one for each core.
help-any-ray = Play on the Ray cluster at this address.
help-sim-out = Keep the games in this folder, for reports; a run that was stopped goes on.
help-report-against = Compare with this other run.
help-report-out = Where to write the page; without it, beside the run.
help-whatif-file = A file that says which numbers of which cards change.
help-whatif-card = Show the numbers of a card that can be changed.
help-whatif-out = Keep the games and the comparison in this folder.
help-serve-host = Address to listen on; 0.0.0.0 for every one.
help-serve-port = Port to listen on.
help-serve-open_page = Open the page in a browser.
help-serve-runs = A run of the lab whose figures the gallery shows; may be repeated.
help-bench-json_file = Write the figures to this file.
help-bench-seconds = How long each thing is measured each time.
help-bench-repeat = How many times everything is measured.

setup-which = What would you like to play?
setup-continue = Continue: { $name }
setup-choice = Number [{ $usual }]:
setup-people = How many people play at this screen? ({ $low } to { $high }) [{ $usual }]:
setup-bots = How many bots? ({ $low } to { $high }) [{ $usual }]:
setup-level = How strong?
setup-options = Press Enter to begin, or o to change the settings:
setup-several = Numbers, with commas between them; Enter for none of your own:
setup-number = Please enter a number from { $low } to { $high }.
bot-random = Random bot
bot-greedy = Greedy bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-thinks = { $who } is thinking…

no-file = There is no file { $path }.
unknown-game = There is no game “{ $game }”. There are: { $games }
wrong-seats = { $game } is for { $low } to { $high } seats, not for { $seats }.
too-many-bots = { $bots } bots do not fit into { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
unknown-bot = There is no bot “{ $bot }”. There are: { $bots }
option-form = Write settings as KEY=VALUE, not “{ $option }”.
unknown-option = { $game } has no setting “{ $option }”. It has: { $options }
wrong-option = The setting { $option } cannot be “{ $value }”. Allowed: { $values }
play-refused = This cannot be played. { $problem }
play-no-saves = There is no saved game to continue.
play-no-save = There is no saved game “{ $name }”. Saved games: { $names }
play-broken-save = The saved game “{ $name }” is damaged; it was left as it is. { $problem }

you = you
on-top = on top
hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
empty-place = empty
log-title = Log
log-more = { $n ->
    [one] … { $n } more line: l
   *[other] … { $n } more lines: l
}
table-more = { $n ->
    [one] … { $n } more line of the table: t
   *[other] … { $n } more lines of the table: t
}
commands = { $undo ->
    [0] Number, ? card, h hint, l log, s save, q quit
    [one] Number, ? card, u undo ({ $undo } step), h hint, l log, s save, q quit
   *[other] Number, ? card, u undo ({ $undo } steps), h hint, l log, s save, q quit
}
final = no undo
ends = ends the game
help =
    The number of a choice makes it; one with * behind it cannot be undone. Besides:
      ? 3, ? mystic   what a card does, and why it offers nothing now
      ? Discard pile  what lies in a pile
      u, u 3          take back one action, or three
      h               what a bot would do
      l               everything that happened
      t               the whole table, however long
      s, s name       save
      q               save and quit; deckhold play --continue goes on
      Enter           draw the table again
hand-over = { $who }, it is your decision. Nobody else should look at the screen now.
press-enter = Press Enter when you are ready.
no-such-choice = { $n ->
    [one] There is only choice 1.
   *[other] Choices are numbered from 1 to { $n }.
}
no-such-command = Not understood. Enter the number of a choice, or ? for help.
no-such-card = No card here is called “{ $word }”.
more-cards = Also: { $names }
offers-choice = It is part of a choice now.
card-rules = Rules: { $rules }
undo-none = Nothing can be taken back: something was revealed, or somebody else has decided.
undo-too-far = { $n ->
    [one] Only the last action can be taken back.
   *[other] Only the last { $n } actions can be taken back.
}
hint-thinks = Thinking…
hint-title = A bot would choose (chance of winning in its opinion):
saved = Saved: { $name }
save-failed = It could not be saved. { $problem }
continue-later = Go on with: { $command }
result = Result
score = { $who }: { $n }
score-part = { $count ->
    [1] { $what } { $n }
   *[other] { $what } ×{ $count } { $n }
}
offer-replay = Save the replay? Enter: no; y: as { $name }; or another file name:
replay-saved = Replay saved: { $path }

fact-type = Type
fact-faction = Faction
fact-cost = Cost
fact-honor = Honor
fact-reward = Reward
fact-copies = Copies
provenance-rulebook = Printed in the rules.
provenance-public = Confirmed from public sources.
provenance-own = From a file of cards that a player brought along.
provenance-designed = Designed for Deckhold: the printed card is not public.
cards-none = No card fits.
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } different cards
}

replay-refused = This replay is refused. { $problem }
replay-refused-action = This replay is refused: action { $action } does not fit. { $problem }
replay-good = { $n ->
    [one] The replay is genuine: { $title }, { $n } action.
   *[other] The replay is genuine: { $title }, { $n } actions.
}
replay-no-seat = This game has seats 1 to { $n }.
replay-step = Step { $step } of { $last }
replay-commands = Enter forward, b back, number jump, + and - a turn, p play, v seat, q quit
replay-help =
      Enter, n   one action forward
      b          one action back
      40         to step 40
      + and -    to the next or previous player's decision
      p          play on; Ctrl-C stops
      v 2, v     look from seat 2; from the seat that decides
      ? card     what a card does
      l          everything that happened so far
      t          the whole table, however long
      q          quit

hex-unknown = not revealed yet
hex-foes = foes
hex-face-down = { $back }, face down
hex-wall = wall { $sides }
hex-side-0 = right
hex-side-1 = up right
hex-side-2 = up left
hex-side-3 = left
hex-side-4 = down left
hex-side-5 = down right
help-cells =
      { "  " }@2,-1           the choice of a hex: its column, then its row
no-such-cell = There is no hex { $cell } on the table.
cell-choices = { $cell } is part of several choices: { $numbers }.
