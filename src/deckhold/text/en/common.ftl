# Shared words. Clauses are written small; `.inf` is the form after "you may", `.they` the third person,
# `.holds` what is told while it is in force.

list-and = { $first } and { $then }
list-more = { $first }, { $then }
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
told-apart = { $card } ({ $where })
preview-lost = { $what } will be lost
nth-from-top = no. { $n } from the top

clash-seat = there is no seat { $n } at a table for { $seats }
player = Player { $n }
waiting-for = { $who } decides.
deed-because = { $card }. { $what }
wait-discard-order = { $who } puts cards away.
wait-pay = { $who } pays.
game-over = The game is over.
end-stalemate = The game was stopped: it would not end by itself.
log-over = The game is over.
log-shuffle = { $who } shuffles the deck.
log-vote = { $who } has voted.
why-over = The game is over.
why-not-now = Nothing can be done with this now.
why-not-part-of-choice = This is not part of the present choice.

ask-order = Several effects are set off at once. Which one is next?
do-next = { $card }: { $what }
do-next-of = { $what } ({ $n })
until-turn = until the end of the turn
ask-pay = How do you pay? { $n } to go.
do-pay = { $what }
do-not-again = Do not ask { $until }
ask-react = You may act now.

# What boards of hexes are made of; a game may call them otherwise.
terrain-open = open ground
terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-lake = lake
terrain-mountain = mountain
terrain-sea = sea
terrain-city = city
terrain-corrupted = corrupted ground
terrain-enchanted = enchanted ground
site-village = village
site-monastery = monastery
site-keep = keep
site-mage-tower = mage tower
site-city = city
site-camp = camp
site-mine = crystal mine
site-deep-mine = deep mine
site-glade = magical glade
site-portal = portal
site-gate = gate
site-dungeon = dungeon
site-tomb = tomb
site-monster-den = monster den
site-spawning-grounds = spawning grounds
site-ruins = ancient ruins
site-maze = maze
site-labyrinth = labyrinth
site-graveyard = graveyard
site-altar = altar
site-shrine = shrine
site-beacon = beacon
site-chest = treasure
site-idol = idol
back-green = green token
back-grey = grey token
back-brown = brown token
back-violet = violet token
back-white = white token
back-red = red token
back-ruins = ruins token
back-treasure = treasure
mark-web = web
