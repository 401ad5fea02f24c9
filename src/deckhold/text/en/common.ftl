# Shared words. Clauses are written small; `.inf` is the form after "you may", `.they` the third person.

list-and = { $first } and { $then }
list-then = { $first }. { $Then }
list-or = { $first } or { $then }
list-both = { $first }, then { $then }

op-choose = { $what }
op-may = you may { $what }
op-if = if { $condition }, { $what }
op-if-done = { $what }. If you do, { $after }
op-gain = gain { $what }
    .they = gains { $what }
op-gain-per = gain { $what } { $per }
    .they = gains { $what } { $per }
op-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
    .they = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
each-opponents = each opponent { $what }
each-everybody = each player { $what }
what-card = a card
what-it = it

ask-because = { $card }. { $what }
ask-choose = Choose one of these.
ask-pick = You must { $what }.
ask-pick-may = You may { $what }, or pass.
do-pass = Pass
do-option = Option { $n }
do-amount = { $n }
do-player = { $who }
do-pick = { $card }

clash-seat = there is no seat { $n } at a table for { $seats }
player = Player { $n }
waiting-for = { $who } decides
game-over = The game is over.
end-stalemate = The game was stopped: it would not end by itself.
log-over = The game is over.
log-shuffle = { $who } shuffles the deck.
why-over = The game is over.
why-not-now = Nothing can be done with this now.
why-not-part-of-choice = This is not part of the present choice.

ask-order = Several effects are set off at once. Which one is next?
do-next = { $card }: { $what }
until-turn = until the end of the turn
ask-pay = How do you pay? { $n } to go.
do-pay = { $what }
do-not-again = Pass, and do not ask me again { $until }
ask-react = You may act now.
