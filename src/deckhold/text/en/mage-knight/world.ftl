# The world: tiles, ruins, cities, movement, scenarios.

card-start-a = Start tile A
card-start-b = Start tile B
card-countryside-1 = Countryside tile 1
card-countryside-2 = Countryside tile 2
card-countryside-3 = Countryside tile 3
card-countryside-4 = Countryside tile 4
card-countryside-5 = Countryside tile 5
card-countryside-6 = Countryside tile 6
card-countryside-7 = Countryside tile 7
card-countryside-8 = Countryside tile 8
card-countryside-9 = Countryside tile 9
card-countryside-10 = Countryside tile 10
card-countryside-11 = Countryside tile 11
card-core-1 = Core tile 1
card-core-2 = Core tile 2
card-core-3 = Core tile 3
card-core-4 = Core tile 4
card-core-5 = Core tile 5 (green city)
card-core-6 = Core tile 6 (blue city)
card-core-7 = Core tile 7 (white city)
card-core-8 = Core tile 8 (red city)

card-altar-green = Altar (green)
card-altar-blue = Altar (blue)
card-altar-white = Altar (white)
card-altar-red = Altar (red)
card-ruin-brown-red = Ruins: brown + red
card-ruin-green-red = Ruins: green + red
card-ruin-grey-white = Ruins: grey + white
card-ruin-grey-brown = Ruins: grey + brown
card-ruin-grey-violet = Ruins: grey + violet
card-ruin-green-brown = Ruins: green + brown
card-ruin-green-green = Ruins: green + green
card-ruin-brown-violet = Ruins: brown + violet

card-city-blue = Blue City
card-city-green = Green City
card-city-red = Red City
card-city-white = White City
text-city-blue-held = its defenders: +2 to fire and ice attacks, +1 to cold fire attacks
text-city-blue = in the conquered city a spell of the offer costs 7 influence and one mana of its colour
text-city-green-held = its defenders: physical attacks are poisonous
text-city-green = in the conquered city an advanced action of the offer, or the unseen one on top of the deck, costs 6 influence
text-city-red-held = its defenders: physical attacks are brutal
text-city-red = in the conquered city an artifact costs 12 influence
text-city-white-held = its defenders: +1 armor
text-city-white = in the conquered city all units of the offer can be recruited, and one more elite unit comes into it for 2 influence

# -- options

option-scenario-first-reconnaissance = First Reconnaissance (1 to 4)
    .about = Find the city in three rounds (four alone). Lands come from the easiest to the hardest, heroes cannot fight each other; the most fame wins. Learn the game with it.
option-scenario-conquest = Conquest (2 to 5, or 2 against 2)
    .about = Six rounds, against each other: conquer every city. The most fame wins.
option-scenario-conquest-blitz = Conquest, blitz (2 to 5, or 2 against 2)
    .about = Conquest in four rounds: weaker cities, faster fame, a better reputation to begin with.
option-scenario-conquest-solo = Conquest alone (1)
    .about = Alone against a dummy player's clock: conquer two cities, of levels 5 and 8, in six rounds. There is a score as well.
option-scenario-cooperation = Cooperation (2 to 4 together)
    .about = Conquer all cities together in six rounds, or everybody loses.
option-scenario-cooperation-blitz = Cooperation, blitz (2 to 4 together)
    .about = Cooperation in four rounds, with fewer cities.
option-scenario-mines-liberation = Mines Liberation (2 to 5)
    .about = Four rounds, against each other: free the mines of the monsters in them. Mines bring fame and crystals; the city is friendly.
option-scenario-druid-nights = Druid Nights (2 to 5)
    .about = Four rounds: mark magical glades by day and hold a ritual there each night, for fame twice as high. The most fame wins.
option-scenario-dungeon-lords = Dungeon Lords (2 to 5)
    .about = Five rounds, against each other: take dungeons and tombs, also secret ones; they are worth twice as much and lead to one another.
option-scenario-conquer-and-hold = Conquer and Hold (2, 3, or 2 against 2)
    .about = Hold more keeps (3 points each) and mage towers (2) than the others when the rounds are over: six for two players, four for more.
option-scenario-one-to-return = One to Return (2 to 5)
    .about = Four rounds. Whoever stands on the portal at the end wins; fame does not count.
option-expansions = Expansions
    .about = What is in the box besides the base game.
option-expansions-lost-legion = The Lost Legion
    .about = General Volkare, the hero Wolfhawk, more enemies, units and cards
option-expansions-krang = Krang
    .about = One more hero
option-expansions-shades-of-tezla = Shades of Tezla
    .about = Two factions with leaders, the hero Braevalar, more sites and enemies
clash-box = { $box ->
    [lost-legion] this comes with The Lost Legion
    [krang] this comes with Krang
   *[shades-of-tezla] this comes with Shades of Tezla
}
option-teams = Teams
    .about = Four players as two teams: seats 1 and 3 against 2 and 4. Conquer and Hold with four is always played so.
option-teams-no = Everybody alone
option-teams-yes = Two against two
option-duels = Fights between heroes
    .about = Without them whoever ends the movement on another hero's space has to withdraw.
option-duels-no = Not allowed
option-duels-yes = Allowed
option-map = Shape of the map
    .about = Where tiles may lie: a wedge between two coasts, or a land open to one side with five, four or three columns.
option-map-recommended = That of the scenario
option-map-wedge = Wedge
option-map-open = Open, five columns
option-map-open-4 = Open, four columns
option-map-open-3 = Open, three columns
option-random-orientation = Turned tiles
    .about = Each new tile is turned by chance before anybody sees it.
option-random-orientation-no = As printed
option-random-orientation-yes = At random
option-random-cities = Cities
    .about = Which city stands on a city tile: the printed one, or one that chance draws.
option-random-cities-no = As printed
option-random-cities-yes = At random
option-time = Day and night
    .about = Days and nights by turns, starting with either; or days until darkness comes for good.
option-time-usual = The first round is a day
option-time-night-arrival = Night Arrival: the first round is a night
option-time-darkness = Darkness is Coming: after each day two dice; a black one brings night for the rest of the game
option-rampage = Rampage
    .about = Whether beaten orcs and Draconum come back between the rounds; reputation starts lower then.
option-rampage-no = They stay away
option-rampage-rampage = Rampage: some come back
option-rampage-more-rampage = More Rampage: all come back, some in company
option-city-levels = City levels
    .about = So many levels above those of the scenario, or below them; 1 is the lowest, 11 the highest.
option-megapolis = Megapolis
    .about = The last city found is a city of two parts; or there are two such cities and no others.
option-megapolis-no = None
option-megapolis-one = The last city
option-megapolis-two = Two of them
option-megapolis-level = Level of a megapolis
    .about = Both parts together.
option-epic = Epic version
    .about = Druid Nights and One to Return over three days and three nights, with more tiles.
option-epic-no = No
option-epic-yes = Yes
option-face-up = Tiles of Conquer and Hold
    .about = Whether the whole map is known from the start.
option-face-up-no = Face down until revealed
option-face-up-yes = Face up from the start
option-few-marks = Marks on glades
    .about = Druid Nights: room for one shield on a glade (two with three or four players); a new one replaces another hero's.
option-few-marks-no = As many as there are heroes
option-few-marks-yes = Few
option-achievements = Achievements together
    .about = Which result counts for all in Cooperation; of wounds it is always the worst.
option-achievements-best = The best
option-achievements-lowest = The lowest
clash-option = this does not go with the scenario
clash-volkare-low = Volkare’s level is never lower than { $n }
clash-sorted = this scenario has enemies of factions besides the ordinary ones, not in their place

# -- questions and answers

ask-secret = Where is the secret way underground?
ask-mark-glade = The movement has ended on a glade: mark it?
ask-replace-mark = The glade is full: whose shield does yours replace?
ask-use-up-tactic = Which tactic is not used again?
do-use-up = { $card } leaves the game

# -- log

log-first-tile = { $card } is laid.
log-tile = { $who } reveals { $card }.
log-turned-up = { $card } is turned up.
log-incantation = { $who } performs the incantation.
log-glades-cleared = All shields are taken off the glades.
log-portal-closes = The portal closes.
log-enemy-appears = { $card } comes to the map.
log-left-behind = { $who } was at the portal when it closed and is out of the game.
log-enemy-gone = { $card } stood on the portal when it closed and is out of the game.

# -- the end

end-fame = { $who } wins with { $n } fame.
end-cities = Won: all cities are conquered. Score: { $n }.
end-cities-stand = Lost: not all cities were conquered.
end-city-found = The city is found. Score: { $n }.
end-city-hidden = The city was not found in time.
end-held = { $who } wins with { $n } points of keeps and mage towers.
end-held-alike = Nobody wins: both sides hold as much.
end-returned = { $who } has returned through the portal.
end-nobody-returned = Nobody stands on the portal: everybody has lost.
score-fame = Fame
score-knowledge = Greatest Knowledge: spells and advanced actions
score-leader = Greatest Leader: units
score-adventurer = Greatest Adventurer: adventure sites
score-loot = Greatest Loot: artifacts and crystals
score-conqueror = Greatest Conqueror: keeps, mage towers, monasteries
score-beating = Greatest Beating: wounds
score-city-conqueror = Cities
score-liberator = Mines
score-title-knowledge = Title: Greatest Knowledge
score-title-leader = Title: Greatest Leader
score-title-adventurer = Title: Greatest Adventurer
score-title-loot = Title: Greatest Loot
score-title-conqueror = Title: Greatest Conqueror
score-title-beating = Title: Greatest Beating
score-title-city-conqueror = Title: Greatest City Conqueror
score-title-liberator = Title: Greatest Liberator
score-title-dungeon-crawler = Title: Greatest Dungeon Crawler
score-cities = Conquered cities
score-leaders = Every hero leads a city
score-all-cities = All cities conquered
score-rounds-left = Rounds left
score-dummy-deck = Cards left in the dummy player's deck
score-in-time = The end of the round was not announced
score-keeps = Keeps
score-towers = Mage towers
score-portal = Back at the portal

# What is laid down in secret (MK-560, MK-657)
option-interactive-combat = Unpredictable combats
    .about = Whoever had the turn before sets a die in secret for a hero's only enemy: more armor or a stronger attack, and one fame more for its defeat.
option-interactive-combat-yes = Yes
option-interactive-combat-no = No
card-lot-white = White: +1 armor in the ranged phase
card-lot-red = Red: +1 attack
card-lot-blue = Blue: +1 armor in the attack phase
card-lot-black = Black: nothing
card-lot-first = Shield for the first member
card-lot-second = Shield for the second member
kind-lot = Secret
ask-lay-die = Which die do you set in secret for the enemy?
do-lay-die = { $card }
ask-lay-member = Which of you has to return? The other team does not see it.
do-lay-member = { $who }
log-die-shown = The die is turned up: { $card }.

# Options of The Lost Legion between rounds (MX-192, MX-200)
option-offer-control = Control of the offers
    .about = Alone: at the end of a round the cards in the middle of the two offers may go under their decks.
option-offer-control-yes = Yes
option-offer-control-no = No
option-restraint = Whoever is ahead
    .about = What slows the leader down: seals on the fame track that cost mana; a wound for the most fame after a day and one less for the least after a night, or both after every round; or ghosts that attack whoever is levels ahead.
option-restraint-no = Nothing
option-restraint-envy = Envy and compassion
option-restraint-harder-envy = Envy and compassion after every round
ask-drop-middle = Put cards from the middle of the offers under their decks?
do-drop-middle = { $card } goes under its deck
log-drop-middle = { $who } puts { $card } under its deck.
ask-relief = You have the least fame: remove a wound from your deck?
do-relief = Remove a wound
log-relief = { $who } has the least fame and removes a wound from the deck.
log-envy = { $who } has the most fame and a wound more in the deck.

# Magic seals on the fame track (MX-195 to MX-199)
option-restraint-weak-seals = Magic seals, weak
option-restraint-strong-seals = Magic seals, strong
do-break-seal = Break the { $colour ->
    [red] red seal (one red mana)
    [blue] blue seal (one blue mana)
    [green] green seal (one green mana)
    [white] white seal (one white mana)
   *[other] gold seal (one mana of any colour)
}
ask-seal = A { $colour } seal stops your fame at { $field }: { $n } would be lost. Break it?
ask-seal-mate = A { $colour } seal stops the fame of { $who } at { $field }: { $n } would be lost. Break it?
ask-seal-mana = With mana of which colour do you break the seal?
do-lose-fame = Lose { $n } fame
log-seal-broken = { $who } breaks the { $colour } seal.
log-fame-lost = { $who } loses { $n } fame at a seal.
piece-seal = seal
area-seals = Seals
seal-next = No fame above { $n } until the { $colour } seal is broken
seal-ahead = { $n } more to the { $colour } seal
seal-reached = at the { $colour } seal: more fame is lost
preview-fame-lost = { $n } fame is lost at the { $colour } seal unless it is broken
mark-sealed-2 = row 2 of the fame track, from 3 on
mark-sealed-3 = row 3 of the fame track, from 8 on
mark-sealed-4 = row 4 of the fame track, from 15 on
mark-sealed-5 = row 5 of the fame track, from 24 on
mark-sealed-6 = row 6 of the fame track, from 35 on
mark-sealed-7 = row 7 of the fame track, from 48 on
mark-sealed-8 = row 8 of the fame track, from 63 on
mark-sealed-9 = row 9 of the fame track, from 80 on
mark-sealed-10 = row 10 of the fame track, from 99 on

# Ghost attacks (MX-203 to MX-211)
option-restraint-ghosts = Ghost attacks
area-ghosts = Ghosts at the fame track
area-haunting = Ghosts
ghosts-wait = attack before this player's next turn
ghosts-next = Level { $level } wakes { $kind ->
    [both] both ghosts
    [red] the red ghost
   *[other] the brown ghost
}
foe-ghost = a ghost: blocked or beaten it vanishes, else when it has dealt its damage; it brings nothing
log-ghost-wakes = A ghost wakes before { $who }: { $card }.
log-ghosts-attack = Ghosts attack { $who }.
log-ghosts-vanish = The ghosts vanish.
