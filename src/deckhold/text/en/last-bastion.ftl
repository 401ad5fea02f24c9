# Last Bastion

game-title = Last Bastion
game-about = Hold the bastion together against the Queen's horde, and defeat its warlords.

res-life = { $n ->
    [one] { $n } life token
   *[other] { $n } life tokens
}
    .symbol = ♥
res-call-to-arms = { $n ->
    [one] { $n } Call to Arms token
   *[other] { $n } Call to Arms tokens
}
    .symbol = ▲
res-red = { $n ->
    [one] { $n } red equipment token
   *[other] { $n } red equipment tokens
}
res-green = { $n ->
    [one] { $n } green equipment token
   *[other] { $n } green equipment tokens
}
res-blue = { $n ->
    [one] { $n } blue equipment token
   *[other] { $n } blue equipment tokens
}
res-yellow = { $n ->
    [one] { $n } yellow equipment token
   *[other] { $n } yellow equipment tokens
}
res-black = { $n ->
    [one] { $n } black equipment token
   *[other] { $n } black equipment tokens
}
res-face-red = { $n ->
    [one] { $n } red result
   *[other] { $n } red results
}
res-face-green = { $n ->
    [one] { $n } green result
   *[other] { $n } green results
}
res-face-blue = { $n ->
    [one] { $n } blue result
   *[other] { $n } blue results
}
res-face-yellow = { $n ->
    [one] { $n } yellow result
   *[other] { $n } yellow results
}
res-face-black = { $n ->
    [one] { $n } black result
   *[other] { $n } black results
}
fact-faction = Colour
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-white = white
board-red = Red board
board-green = Green board
board-blue = Blue board
board-yellow = Yellow board
slot = { $board }, slot { $n }, beside { $tile }
no-dice = no dice
target = { $card } ({ $result })
target-open = { $card } (no dice needed)

option-difficulty = Difficulty
    .about = How many warlords come, and how well the heroes are equipped.
option-difficulty-beginner = Beginner
    .about = One warlord, fewer monsters, and a black equipment token for everybody.
option-difficulty-normal = Normal
    .about = One warlord. The level to begin with.
option-difficulty-hard = Hard
    .about = Two warlords, and both have to be beaten.
option-difficulty-heroic = Heroic
    .about = Three warlords, and all have to be beaten.
option-hero_choice = Heroes
    .about = Whether the players choose their heroes or get them at random.
option-hero_choice-players = Players choose
option-hero_choice-random = At random
option-heroes = Named heroes
    .about = The heroes of the first seats, in order; the other seats choose or get one at random.
option-heroes-elmer-chestnut = Elmer & Chestnut
option-heroes-mylfaar = Mylfaar
option-heroes-arne-soko = Arne & Soko
option-heroes-sindara = Sindara
option-heroes-teagaan = Teagaan
option-heroes-feng-li = Feng-Li
option-heroes-kazgin = Kazgin
option-heroes-twindalli = Twindalli
clash-heroes = { $n } are named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
clash-all-or-none = name all { $all } or none; { $n } { $n ->
        [one] is
       *[other] are
    } named
option-tiles = Bastion tiles
    .about = All nine tiles row by row, or none: then they lie at random.
option-tiles-trebuchet = Trebuchet
option-tiles-strategists-tower = Strategist's Tower
option-tiles-market = Market
option-tiles-tavern = Tavern
option-tiles-standard = Standard
option-tiles-divine-fountain = Divine Fountain
option-tiles-dispensary = Dispensary
option-tiles-tomb = Tomb of the Ancient Kings
option-tiles-dwarven-quarry = Dwarven Quarry
option-boards = Horde boards
    .about = All four boards clockwise from the north, or none: then they lie at random.
option-boards-red = Red
option-boards-green = Green
option-boards-blue = Blue
option-boards-yellow = Yellow
option-first = First player
    .about = Whose turn is the first.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-ask_owner = Equipment of others
    .about = Whether a player is asked before a hero on the same tile spends their equipment.
option-ask_owner-no = The fighter decides
option-ask_owner-yes = Its owner is asked
option-cards = Horde cards
    .about = Deckhold's own set, or the cards of a file that an owner of the game wrote.
option-cards-designed = Deckhold's set

area-bastion = Bastion
area-dice = Dice
area-turn = This turn
area-horde_deck = Horde deck
area-horde_discard = Discard pile
area-arriving = Arriving
area-hero = Hero
area-reserve = Reserve
area-box = Heroes to choose from
area-removed = Out of the game
area-horde_boards = Horde boards
area-red_board = Red board
area-green_board = Green board
area-blue_board = Blue board
area-yellow_board = Yellow board
count-life = Life
count-call-to-arms = Call to Arms
count-red = Red equipment
count-green = Green equipment
count-blue = Blue equipment
count-yellow = Yellow equipment
count-black = Black equipment
count-evil = Evil figures
count-resistance = Resistance
count-value = Face
count-actions-left = Actions left
count-move-left = Moves left
count-free-dice = White dice for combat
count-warlords = Warlords to defeat
count-warlords-in-deck = Warlords in the deck
count-warlord-on-top = Warlord on top
count-turn-number = Turn
score-level = Level
score-life = Life
score-calls = Call to Arms
score-dead = Dead heroes
score-evil = Evil-held tiles
mark-evil = under the Power of Evil
mark-turn = its turn
mark-at-trebuchet = at the Trebuchet
mark-at-strategists-tower = at the Strategist's Tower
mark-at-market = at the Market
mark-at-tavern = at the Tavern
mark-at-standard = at the Standard
mark-at-divine-fountain = at the Divine Fountain
mark-at-dispensary = at the Dispensary
mark-at-tomb = at the Tomb of the Ancient Kings
mark-at-dwarven-quarry = at the Dwarven Quarry
mark-neutral = neutral
mark-base-red = red
mark-base-green = green
mark-base-blue = blue
mark-base-yellow = yellow
mark-laid-down = laid down: the next move is for standing up
mark-red = red
mark-green = green
mark-blue = blue
mark-yellow = yellow
mark-black = black
mark-white = white
mark-net-enter = net on the enter effect
mark-net-enter-2 = net on another enter effect
mark-net-recurring = net on the recurring effect
mark-net-recurring-2 = net on another recurring effect
mark-net-ongoing = net on the ongoing effect
mark-net-ongoing-2 = net on another ongoing effect
mark-net-exit = net on the exit effect
mark-net-exit-2 = net on another exit effect
mark-locks-die = holds a combat die
mark-bans-equipment = equipment is banned
mark-target = target
mark-defeated = defeated
mark-incapacitated = incapacitated
mark-wounded = wounded: no power
mark-dead = dead
mark-enchantment = enchantment ready
piece-slot = Free slot
piece-net = Net
piece-trap = Trap
piece-standard = Standard
piece-enchantment = Enchantment
piece-figure = Hero

type-monster = monster
type-warlord = warlord
type-hero = hero
type-tile = bastion tile
type-board = horde board
type-die = die
fact-colour = Colour
fact-resistance = Resistance

list-effects = { $first }, then { $then }
on-enter = when it enters: { $what }
on-recurring = every horde phase of its board: { $what }
on-ongoing = while it is in play: { $what }
on-exit = when it is defeated: { $what }
op-full-board = when all three slots hold cards: { $what }
op-evil-beside-board = its evil face goes to a tile of your choice beside this board that has no evil figure
die-face = { $n }: { $what }

op-evil-spread = put an evil figure on this card, or, if it has one, move it to the nearest tile it faces that has none
op-draw-card = draw a horde card and place it
    .they = draws a horde card and places it
op-lose-life = lose { $life }
    .they = loses { $life }
op-lose-round-token = lose a round token (equipment or Call to Arms)
    .they = loses a round token (equipment or Call to Arms)
op-roll-decay-die = roll the decay die
    .they = rolls the decay die
op-evil-on-own-hero = put an evil figure on your hero board
    .they = puts an evil figure on their own hero board
op-lose-next-move = lose your next move
    .they = loses their next move
op-discard-bottom-card = discard the bottom card of the horde deck; if it is a warlord, the game is lost
    .they = discards the bottom card of the horde deck; if it is a warlord, the game is lost
op-evil-on-tile = put an evil figure on the nearest tile without one that faces the card
    .they = puts an evil figure on the nearest tile without one that faces the card
op-no-effect = nothing happens
op-gain-equipment = take an equipment token of your choice
    .they = takes an equipment token of their choice
op-gain-life = take { $life }
    .they = takes { $life }
op-gain-call-to-arms = take { $call }
    .they = takes { $call }
op-gain-life-and-call-to-arms = you may take { $life } and { $call }
    .inf = take { $life } and { $call }
    .they = may take { $life } and { $call }
op-remove-evil = you may remove an evil figure from a tile, a card or a hero board
    .they = may remove an evil figure from a tile, a card or a hero board
op-remove-one-evil = remove an evil figure from a tile, a card or a hero board
op-no-white = white faces do not count against it
op-lock-die = one white combat die lies on it and cannot be used in fights
op-no-equipment = nobody may spend equipment in fights

tile-trebuchet = put the net on one effect of a monster: it does not work while covered. Not against warlords
tile-strategists-tower = move up to two cards to free slots at the same time, or swap two cards
tile-market = roll two combat dice and take an equipment token of each colour shown; a white face gives a colour of your choice
tile-tavern = any one player takes { $life } and may move
tile-standard = choose the colour of the standard: cards of this colour have 1 resistance less
tile-divine-fountain = remove up to two evil figures from tiles, cards or hero boards
tile-dispensary = give any player an equipment token of your choice, or bring an incapacitated hero back, wounded, with { $lives } and { $call }
tile-tomb = pay { $life } to discard a monster without its exit effects. Not against warlords
tile-dwarven-quarry = put the trap on a free slot of your own board: a monster placed there is discarded without effects. Not against warlords

power-extra-move = one extra move in your hero phase: make it yourself, or give it to another hero, who moves at once
power-enchant = once in your hero phase, put the enchantment on a card in play, or move it: that card has 1 resistance less
power-fetch = once in your hero phase, take an equipment token of your choice
power-activate-and-fight = in your hero phase, activate a tile and fight, in either order, both before or both after the move
power-purify = in your hero phase, remove an evil figure instead of moving
power-reroll = once in your hero phase, you may roll some or all combat dice again; you may also roll each of your decay dice again once
power-fourth-die = roll the gray die too when you fight; harmful exit effects of cards you fight do not touch you
power-ranged = you may fight one or two cards at the ends of the row and the column of your tile, at any distance
power-combat-die = faces: red, green, blue, yellow, black, and white, which counts as any colour
power-gray-die = faces as on a white die; only Kazgin rolls it

wait-choose-hero = { $who } chooses a hero.
wait-hero-phase = { $who } is on the move: acts and moves.
wait-combat = { $who } is in a fight.
wait-aim = { $who } chooses whom to fight.
wait-place = { $who } places a horde card.
ask-choose-hero = Choose your hero.
ask-hero-phase = Act and move, in either order; then end your turn.
ask-hero-phase-act = You may still act; then end your turn.
ask-hero-phase-move = You may still move; then end your turn.
ask-hero-phase-nothing = There is nothing left to do: end your turn.
ask-hero-phase-end = You have acted and moved. End your turn, or use what else you have.
ask-standstill = { $what } Beware: nothing has been drawn and the position has come up twice. The third time, the game is lost.
ask-place = Choose a slot for { $card }.
ask-victim = { $card }: choose the player who { $what }.
ask-lose-token = You lose a round token. Which?
ask-reroll-decay = The decay die says: { $what } Keep it, or roll again?
ask-evil-tile = Choose the tile that gets an evil figure.
ask-take-equipment = Choose the equipment token you take.
ask-reward = You may { $what }.
ask-remove-evil = Choose the evil figure to remove.
ask-remove-evil-may = You may remove an evil figure.
ask-granted-move = You may move now.
ask-net = Choose the effect to cover with the net.
ask-lift = Choose a card to move, or none.
ask-lift-second = { $card } will be moved. Choose a second card, or none.
ask-put-down = Choose the slot to which { $card } goes.
ask-reroll = Roll dice again, or keep them?
ask-tavern = Choose who takes a life token and may move.
ask-standard = Choose the colour of the standard.
ask-dispensary = Choose who gets an equipment token or is healed.
ask-give-equipment = Choose the equipment token for { $who }.
ask-destroy = Choose the monster to discard.
ask-trap = Choose the slot for the trap.
ask-lend = Choose who makes the extra move.
ask-enchant = Choose the card to enchant.
ask-effect-order = Choose the effect that comes next.
ask-aim = Choose your first target.
ask-aim-second = Choose your second target, or fight the first one alone.
ask-combat = To defeat: { $cards }. Spend equipment, defeat what you can, or decline.
ask-consent = { $who } fights { $cards }. May { $token } of yours be spent?
ask-exit-order = Choose the card whose exit effects come first.

do-choose-hero = { $card }
do-move = Move to { $card }
do-stand-up = Stand up
do-activate = Activate { $card }
do-call-to-arms = Call to Arms: { $card }
do-fight = Fight { $cards }
do-fight-alone = Fight { $card } alone
do-fight-aim = Fight: choose the targets
do-power-elmer-chestnut = Give the extra move to another hero
do-power-mylfaar = Enchant a card
do-power-arne-soko = Take an equipment token
do-power-teagaan = Remove an evil figure instead of moving
do-end-turn = End the turn
do-place = { $slot }
do-place-on-trap = { $slot } (trap)
do-lose-token = Lose { $token }
do-take-token = Take { $token }
do-give-token = Give { $token }
do-keep-roll = Keep
do-reroll-decay = Roll the decay die again
do-reroll = Roll again: { $dice }
do-evil-tile = { $card }
do-remove-evil = Remove the evil figure from { $card }
do-take-reward = Take them
do-net = { $card }. { $what }
do-effect = { $card }. { $what }
do-lift = { $card }
do-lift-second = { $card }
do-aim = { $card }
do-exit-order = { $card }
do-destroy = Discard { $card }
do-enchant = Enchant { $card }
do-heal = Heal { $who }
do-give = Equipment for { $who }
do-colour = Standard: { $colour }
do-defeat = Defeat { $card }
do-defeat-both = Defeat both
do-spend = Spend { $token }
do-spend-of = Spend { $token } of { $who }
do-no-win = Decline
do-consent = Yes
do-refuse = No

log-choose-hero = { $who } plays { $card }.
log-turn = { $who }: the turn of the { $colour } board.
log-neutral-turn = The neutral { $colour } board has its turn.
log-acts = { $card } acts.
log-board-acts = { $card } is full and acts.
log-victim = { $card }: it falls on { $who }.
log-spared = { $who } is spared the exit effect of { $card }.
log-arrive = { $who } draws { $card }.
log-trapped = { $card } falls into the trap.
log-bottom = { $card } is discarded from the bottom of the deck.
log-lose-life = { $who } loses a life token.
log-gain-life = { $who } takes a life token.
log-gain-call = { $who } takes a Call to Arms token.
log-equipment = { $who } takes { $token }.
log-lose-token = { $who } loses { $token }.
log-spend = { $who } spends { $token }.
log-take-back = { $who } takes { $token } back.
log-fall = { $who } is incapacitated.
log-die = { $who } is dead.
log-heal = { $who } returns, wounded.
log-evil = An evil figure is put on { $card }.
log-cleanse = An evil figure is removed from { $card }.
log-laid-down = { $who } loses their next move.
log-stand-up = { $who } stands up.
log-move-hero = { $who } moves to { $card }.
log-activate = { $who } activates { $card }.
log-call-to-arms = { $who } spends a Call to Arms token: { $card }.
log-use-power = { $who } uses the power of { $card }.
log-net = { $who } throws the net over { $card }.
log-lift = { $who } moves { $card }: { $slot }.
log-standard = { $who } sets the standard to { $colour }.
log-destroy = { $who } discards { $card }.
log-trap = { $who } sets the trap: { $slot }.
log-place = { $who } places { $card }: { $slot }.
log-enchant = { $who } enchants { $card }.
log-fight = { $who } fights { $card }.
log-roll = { $who } rolls { $dice }.
log-reroll = { $who } rolls again: { $dice }.
log-decay = { $who } rolls the decay die: { $what }.
log-no-win = { $who } defeats nothing.
log-defeat = { $who } defeats { $card }.

end-won = The bastion holds: victory with { $n } points.
end-lost-heroes = Defeat: no hero is left in the bastion.
end-lost-evil = Defeat: three tiles are under the Power of Evil.
end-lost-deck = Defeat: a card had to be drawn and the deck was empty.
end-lost-standstill = Defeat: the heroes stand still. Nothing was drawn, and the same position came up three times.
end-lost-warlord = Defeat: the green board discarded a warlord.

why-not-empty-slot = There is no card in this slot.
why-not-board = A horde board acts by itself when all its slots hold cards.
why-not-warlord = Warlords are not affected.
why-not-discarded = This card has left play.
why-not-in-reach = Not within reach of your hero.
why-not-acted = Your hero has already acted.
why-not-acted-and-moved = Your hero may act twice, but not both before and after the move.
why-not-moved = Your hero has no move left.
why-not-laid-down = Your hero is laid down: the next move is for standing up.
why-not-far = Too far for one move, and your hero does not stand there.
why-not-evil = Under the Power of Evil it works only with a Call to Arms token.
why-not-pointless = It would change nothing now.
why-not-pointless-call = Your hero cannot move there now, and calling on it would change nothing.
why-not-others = This is another player's hero.
why-not-wounded = A wounded hero has no power.
why-not-evil-hero = The power is off while an evil figure is on the hero board.
why-not-power-used = The power has been used in this phase.
why-not-power-itself = The power works by itself.
why-not-power-now = There is nothing to use the power on now.

card-board-red = Red horde board
card-board-green = Green horde board
card-board-blue = Blue horde board
card-board-yellow = Yellow horde board
card-combat-die = Combat die
card-gray-die = Gray die
card-decay-die = Decay die
card-elmer-chestnut = Elmer & Chestnut
card-mylfaar = Mylfaar
card-arne-soko = Arne & Soko
card-sindara = Sindara
card-teagaan = Teagaan
card-feng-li = Feng-Li
card-kazgin = Kazgin
card-twindalli = Twindalli
card-trebuchet = Trebuchet
card-strategists-tower = Strategist's Tower
card-market = Market
card-tavern = Tavern
card-standard = Standard
card-divine-fountain = Divine Fountain
card-dispensary = Dispensary
card-tomb = Tomb of the Ancient Kings
card-dwarven-quarry = Dwarven Quarry
card-imp-rabble = Imp Rabble
card-cinder-wraith = Cinder Wraith
card-ember-cultist = Ember Cultist
card-incubus = Incubus
card-horned-devil = Horned Devil
card-lava-spawn = Lava Spawn
card-hellhound = Hellhound
card-butcher = Butcher
card-flame-torturer = Flame Torturer
card-magma-giant = Magma Giant
card-goblin-raiders = Goblin Raiders
card-goblin-shaman = Goblin Shaman
card-bramble-lurker = Bramble Lurker
card-orc-drummer = Orc Drummer
card-orc-defiler = Orc Defiler
card-boar-rider = Boar Rider
card-orc-plunderer = Orc Plunderer
card-thorn-witch = Thorn Witch
card-orc-berserker = Orc Berserker
card-moss-troll = Moss Troll
card-hollow-summoner = Hollow Summoner
card-chasm-spiderling = Chasm Spiderling
card-void-shade = Void Shade
card-web-spinner = Web Spinner
card-abyss-whisperer = Abyss Whisperer
card-hollow-husk = Hollow Husk
card-deep-crawler = Deep Crawler
card-brood-queen = Brood Queen
card-mind-leech = Mind Leech
card-abyss-colossus = Abyss Colossus
card-skeleton-rabble = Skeleton Rabble
card-bone-acolyte = Bone Acolyte
card-dust-spectre = Dust Spectre
card-zombie-marksman = Zombie Marksman
card-plague-bearer = Plague Bearer
card-grave-golem = Grave Golem
card-skeleton-rider = Skeleton Rider
card-crypt-priest = Crypt Priest
card-embalmer = Embalmer
card-zombie-lord = Zombie Lord
card-shadow-scout = Shadow Scout
card-gloom-harbinger = Gloom Harbinger
card-queens-herald = Queen's Herald
card-shadow-knight = Shadow Knight
card-dread-banshee = Dread Banshee
card-chain-warden = Chain Warden
card-rust-fiend = Rust Fiend
card-nefarious-cannon = Nefarious Cannon
card-night-reaver = Night Reaver
card-queens-champion = Queen's Champion
card-archdaemon-of-torment = Archdaemon of Torment
card-cinder-tyrant = Cinder Tyrant
card-thorn-king = Thorn King
card-mother-of-trolls = Mother of Trolls
card-matriarch-of-the-abyss = Matriarch of the Abyss
card-hollow-prophet = Hollow Prophet
card-bone-emperor = Bone Emperor
card-mother-of-plagues = Mother of Plagues
card-shadow-regent = Shadow Regent
card-queens-executioner = Queen's Executioner
