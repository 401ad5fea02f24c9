# The Lost Legion's land: tiles, ruins, walls, mazes, camps.

card-countryside-12 = Countryside tile 12
card-countryside-13 = Countryside tile 13
card-countryside-14 = Countryside tile 14
card-core-9 = Core tile 9
card-core-10 = Core tile 10
card-core-v = Core tile V (Volkare's camp)

card-altar-all-colors = Altar (all four colours)
card-ruin-green-green-green = Ruins: green + green + green
card-ruin-violet-violet = Ruins: violet + violet

site-refugee-camp = refugee camp
site-volkares-camp = Volkare's camp

# -- mazes

ask-companion = Which unit goes into the maze with you?
do-take-along = { $card } comes along
do-go-alone = Go alone
ask-maze = Play what brings move points, then choose a way in.
do-way = { $n } move points: { $what }
do-turn-back = Turn back; the action is used up
log-companion = { $who } takes { $card } along.
log-turns-back = { $who } turns back without going in.
way-2 = two crystals of your choice
way-4 = a spell
way-6 = an artifact
way-labyrinth = an advanced action
mark-way-2 = 2 move points: two crystals
mark-way-4 = 4 move points: a spell
mark-way-6 = 6 move points: an artifact
reward-crystal = A crystal of your choice

# -- enemies

text-foe-reputation = when it is defeated: Reputation { $sign }{ $n }
preview-walled = Enemies behind the wall are fortified
foe-walled = Behind a wall: fortified.
