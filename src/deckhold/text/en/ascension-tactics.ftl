# Ascension Tactics: Inferno

game-title = Ascension Tactics: Inferno
game-about = Build a deck, lead champions over a battlefield of hexes, gather glory.

res-runes = { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
    .symbol = ◆
res-power = { $n } power
    .symbol = ⚔
res-glory = { $n } glory
    .symbol = ★

option-scenario = Scenario
    .about = Which battlefield, for how many players, and what wins there.
option-scenario-love-lives-forever = Love Lives Forever (2, or 2 against 2)
    .about = To 30 glory: shrines bring 2 every turn, all four beacons at once another 10. The one to begin with. Of four, seats 1 and 3 are a team, and 2 and 4.
option-scenario-spires-of-souls = Spires of Souls (2, or 2 against 2)
    .about = To 40 glory: shrines bring 2 every turn; beacon tokens of one's colour let one research, and bring 5 glory with a quest. Of four, seats 1 and 3 are a team, and 2 and 4.
option-scenario-spires-of-souls-3 = Spires of Souls for 3
    .about = Each on their own, to 30 glory: shrines bring 2 every turn; beacon tokens of one's colour let one research.
option-scenario-spires-of-souls-4 = Spires of Souls for 4
    .about = Each on their own, to 30 glory: shrines bring 2 every turn; beacon tokens of one's colour let one research.
option-scenario-twilight-of-the-idols = Twilight of the Idols (3)
    .about = Each on their own, to 30 glory: one shrine brings 3 every turn; rats and idols on the board are there for everybody to defeat.
option-scenario-infernal-battle = Infernal Battle (4)
    .about = Each on their own, to 30 glory: shrines bring 2 every turn, more beside champions of the chosen faction; there is corrupted ground.
option-scenario-war-gates = War Gates (2, or 2 against 2)
    .about = To 30 glory: shrines bring 2 every turn; two beacons open the war gates. Of four, seats 1 and 3 are a team, and 2 and 4.
option-scenario-circle-of-stones = Circle of Stones (2)
    .about = To 25 glory: one shrine brings 2 every turn, beacons up to 4; only one champion each may stand on sacred ground.
option-scenario-campaign-rat-king = Campaign, scenario 1: Rat King (1 to 4 together)
    .about = Reach 40 glory before the villains do. The boss, the Rat King, lets his rats steal treasures.
option-scenario-campaign-belzepug = Campaign, scenario 2: Belzepug (1 to 4 together)
    .about = Defeat the giant Belzepug before the villains have 40 glory.
option-scenario-campaign-rakar = Campaign, scenario 3: Rakar (1 to 4 together)
    .about = Take Rakar's glory from him and defeat him before the villains have 40.
option-scenario-campaign-kythis = Campaign, scenario 4: Kythis (1 to 4 together)
    .about = Reach 40 glory before Kythis and his Damned do; captive champions can be freed.
option-scenario-recommended = The recommended one for so many players
    .about = Alone the first scenario of the campaign, two players and two teams Love Lives Forever, three Spires of Souls. Of four, seats 1 and 3 are a team, and 2 and 4.
option-pools = Champions
    .about = Which champions each player starts with.
option-pools-recommended = Those of the scenario
option-pools-draft = Draft: each in turn takes one of six
option-pools-chosen = Chosen by name
option-champions = Chosen champions
    .about = The champions of all pools, in the order of the seats; only if they are chosen by name.
option-first = First player
    .about = Who moves first.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-sight = Line of sight
    .about = When the line between two cells runs exactly along an edge: whether it is enough that one side of it is free.
option-sight-any = One free side is enough
option-sight-every = Both sides must be free
option-votes = Decisions taken together
    .about = Who decides for a team in the draft, and when the villains could do several things: whoever is on the move, or all of them by vote.
option-votes-no = Whoever is on the move
option-votes-yes = All of them, by vote
option-cards = Cards and maps
    .about = Deckhold's own set, or what a file changes in it that an owner of the game wrote.
option-cards-designed = Deckhold's set
clash-scenario = this scenario is for { $allowed } players, not for { $seats }

clash-champion-unknown = { $name } is no starting champion
clash-champion-twice = { $card } is named twice
clash-draft-campaign = in a campaign champions are chosen, not drafted
clash-champions-pools = champions are named only if they are chosen by name
clash-champions-number = { $all } champions are needed, { $each } for each of { $seats } seats, not { $n }
clash-champion-fallen = { $card } is Fallen: in a campaign players lead no Fallen champions

# What lies where.
area-race = Glory
area-board = Battlefield
area-center_deck = Center deck
area-center_row = Center row
area-banished = Banished
area-mystics = Mystics
area-heavy_infantry = Heavy Infantry
area-quest_deck = Quest deck
area-schemes = Schemes
area-scheme_now = Revealed schemes
area-scheme_discard = Discarded schemes
area-bag = Bag of treasures
area-treasure_discard = Discarded treasures
area-caches = Treasures on the battlefield
area-supply = Special champions
area-draft_deck = Champions for the draft
area-draft_row = Draft
area-villains = Villains
area-villain_gear = Villains' constructs and treasures
area-neutrals = Neutral champions
area-captives = Captive champions
area-revived = Revived champions
area-tokens = Tokens on the battlefield
area-spare = Webs
area-box = Box
area-deck = Deck
area-hand = Hand
area-discard = Discard pile
area-played = Played
area-pool = Champions
area-equipped = Constructs
area-attached = Completed quests
area-treasures = Treasures
area-kept = Kept treasures and tokens
area-looked = Looked at
area-nest = Minions
area-hands = Your team’s hands
area-turn = This turn
count-runes = Runes
count-power = Power
count-round = Round
count-glory = Glory
count-villains = Villains
count-hand = Hand
count-deck = Deck
count-cost = Cost
fact-strength = Strength
fact-defense = Defense
fact-speed = Speed
fact-order = Order cost
fact-glory = Glory
fact-threat = Threat level
count-order = Order cost
count-strength = Strength
count-defense = Defense
count-speed = Speed
count-threat = Threat level
count-schemes = Schemes left
line-round = Round { $n }
threat-ability = { $n }: { $card } gets an ability
threat-pack = { $n }: one more { $card }
count-goal = Glory to win
count-glory-blue = Glory of blue
count-glory-yellow = Glory of yellow
count-glory-green = Glory of green
count-glory-purple = Glory of purple
count-glory-villains = Glory of the villains
count-more-blue = Blue at the end of the turn
count-more-yellow = Yellow at the end of the turn
count-more-green = Green at the end of the turn
count-more-purple = Purple at the end of the turn
count-chosen-enlightened = Chosen: Enlightened
count-chosen-lifebound = Chosen: Lifebound
count-chosen-mechana = Chosen: Mechana
count-chosen-void = Chosen: Void
count-chosen-fallen = Chosen: Fallen
count-bases = Free bases
count-treasures = Treasures
count-gate = Gate not used yet
count-damage = Damage
count-souls = Absorbed souls
count-gear = Constructs
count-quests = Quests
count-left = Defense left
count-captives = Captives
score-cards = Cards and abilities
score-shrines = Shrines
score-beacons = Beacons
score-tokens = Beacon tokens
score-idols = Idols
score-chosen = Chosen factions
score-villains = Defeated villains
score-other = Other
mark-exhausted = exhausted
mark-off = off the battlefield
mark-marked = marked: Belzepug’s target
mark-asked = asked about now
mark-captive = captive
mark-target-0 = red target
mark-target-1 = blue target
mark-target-2 = yellow target
mark-target-3 = green target
mark-ranged = Ranged
mark-reach = Reach
mark-counterstrike = Counterstrike
mark-area-attack = Area Attack
mark-double-attack = Double Attack
mark-immobile = Immobile
terrain-normal = normal cell
terrain-portal = portal
terrain-shrine = shrine
terrain-beacon = beacon

type-hero = hero
type-construct = construct
type-quest = quest
type-champion = champion
type-minion = minion
type-scheme = scheme
type-scenario = scenario
type-treasure = treasure
type-beacon-token = beacon token
type-web = web
type-target = target
faction-none = no faction
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void
faction-fallen = Fallen
faction-several = several factions
of-enlightened = Enlightened
of-lifebound = Lifebound
of-mechana = Mechana
of-void = Void
of-fallen = Fallen

# What a champion has.
it-has = { $what }
bonus-strength = { $sign ->
    [plus] +{ $n } strength
   *[minus] −{ $n } strength
}
bonus-defense = { $sign ->
    [plus] +{ $n } defense
   *[minus] −{ $n } defense
}
bonus-speed = { $sign ->
    [plus] +{ $n } speed
   *[minus] −{ $n } speed
}
bonus-order-cost = { $sign ->
    [plus] +{ $n } to its order cost
   *[minus] −{ $n } to its order cost
}
bonus-souls = { $n ->
    [one] an absorbed soul
   *[other] { $n } absorbed souls
}
trait-ranged = Ranged
trait-reach = Reach
trait-counterstrike = Counterstrike
trait-area-attack = Area Attack
trait-double-attack = Double Attack
trait-immobile = Immobile
trait-ignore-terrain = free passage: terrain neither slows nor harms it nor blocks its sight
trait-ignore-forest = free movement through forests
trait-adjacent-only = cover: it can be attacked only from the cells next to it
trait-through-enemies = passage through enemy champions
trait-normal-cells = movement over normal cells without terrain only
card-factions = factions: { $factions }
villain-sides = strength and defense: { $what }
villain-side = { $players ->
    [one] { $strength } and { $defense } against { $players } player
   *[other] { $strength } and { $defense } against { $players } players
}
minion-limit = { $n ->
    [0] minion
   *[other] minion (at most { $n } of yours on the battlefield)
}
large-piece = it covers { $n } cells
special-forest = it is a forest, which moves along with it and is gone once it is defeated
treasure-bonus = give one of your champions { $what } until the end of the turn
treasure-souls = { $n ->
    [one] place an absorbed soul on one of your champions
   *[other] place { $n } absorbed souls on one of your champions
}

ability-devotion = Devotion to { $faction ->
    [enlightened] Enlightened
    [lifebound] Lifebound
    [mechana] Mechana
    [void] Void
   *[fallen] Fallen
}: { $what }
ability-while = while { $condition }: { $what }
ability-aura = { $n ->
    [1] { $minions ->
        [0] your other champions next to it, except minions, have { $what }
       *[1] your other champions next to it have { $what }
    }
   *[other] { $minions ->
        [0] your other champions within { $n } cells of it, except minions, have { $what }
       *[1] your other champions within { $n } cells of it have { $what }
    }
}
ability-per-constructs = { $what } for each construct on your champions
ability-per-other-pasythea = { $what } for each other construct of Pasythea that you control
ability-per-constructs-played = { $what } for each construct you have played this turn
ability-per-souls = { $what } for each absorbed soul on it
ability-per-own-constructs = { $what } for each construct on it
ability-link = Mental Link (this champion, its owner's other Damned and Kythis): { $what }
ability-threat = from threat level { $n }: { $what }
ability-once = once per turn, { $what }
ability-ambush = Ambush: { $what }

if-constructs = { $n ->
    [one] a construct is on your champions
   *[other] { $n } or more constructs are on your champions
}
if-other-pasythea = { $n ->
    [one] you control another construct of Pasythea
   *[other] you control { $n } or more other constructs of Pasythea
}
if-constructs-played = { $n ->
    [one] you have played a construct this turn
   *[other] you have played { $n } or more constructs this turn
}
if-souls = { $n ->
    [one] there is an absorbed soul on it
   *[other] there are { $n } or more absorbed souls on it
}
if-own-constructs = { $n ->
    [one] there is a construct on it
   *[other] there are { $n } or more constructs on it
}
if-on-battlefield = this champion is on the battlefield

when-played = when you play it, { $what }
when-reward = reward for whoever defeats it: { $what }
when-ordered = on order: { $what }
when-slaughter = Slaughter: { $what }
when-equipped = when a construct comes onto it, { $what }
when-quest-done = when you complete a quest, { $what }
when-soul-placed = when an absorbed soul is placed on it, { $what }
when-enemy-falls = { $n ->
    [one] when, in your turn, an enemy that is no minion is defeated within { $n } cell of it, { $what }
   *[other] when, in your turn, an enemy that is no minion is defeated within { $n } cells of it, { $what }
}
when-wounds = when this champion's attack deals damage to an enemy, { $what }
when-turn-starts = at the start of your turn, { $what }
when-holds-shrine = at the end of your turn, if it stands on or next to a shrine that you control, { $what }
when-falls = when this champion is defeated, { $what }
when-attacks = when this champion attacks, before the damage, { $what }
when-corrode = corrupted ground: { $what }

special-tough = all damage dealt to this champion is reduced by { $n }
special-keeper = a treasure used on it stays on its card and keeps working; when it is defeated, discard one of them
special-deploy-on-web = this champion can also be deployed into a free cell with a web
special-deploy-by-own = this champion can also be deployed into a free cell next to one of your champions
special-saves-construct = { $n ->
    [one] when it is defeated, one of its constructs goes to your hand instead of your discard pile
   *[other] when it is defeated, { $n } of its constructs go to your hand instead of your discard pile
}
special-pack = one card for up to three figures: another one for every { $n } of the threat level

scheme-more = from threat level { $n }: { $what }
quest-goal = goal: { $what }
quest-reward = reward: { $what }
goal-played = { $n ->
    [one] play another { $faction ->
        [enlightened] Enlightened
        [lifebound] Lifebound
        [mechana] Mechana
        [void] Void
       *[fallen] Fallen
    } card
   *[other] play { $n } other { $faction ->
        [enlightened] Enlightened
        [lifebound] Lifebound
        [mechana] Mechana
        [void] Void
       *[fallen] Fallen
    } cards
}
goal-drawn = { $n ->
    [one] draw a card by card effects
   *[other] draw { $n } or more cards by card effects (the one for this quest included)
}
goal-research = { $n ->
    [one] research
   *[other] research { $n } times
}
goal-acquired-cost = acquire a card that costs { $n } or more
goal-acquired-construct = acquire a construct
goal-acquired-champion = acquire a champion
goal-in-forest = have one of your champions end a move in a forest
goal-runes = gain { $n } or more runes
goal-holds-shrine = control a shrine
goal-treasure = take or use a treasure
goal-carries = have { $n } or more constructs on one of your champions
goal-power-spent = spend { $n } or more power
goal-ordered = order { $n } different champions
goal-ordered-rat = order a Giant Rat or a Devil Rat
goal-banished = { $n ->
    [one] banish a card from your hand, your discard pile or the cards you have played
   *[other] banish { $n } cards from your hand, your discard pile or the cards you have played
}
goal-defeated = defeat an enemy champion
goal-attacked = attack the same enemy with two of your champions
goal-walked = move one of your champions over { $n } or more cells in one move action
goal-soul = place an absorbed soul on one of your champions
goal-damaged = have damage dealt to one of your champions in your turn
goal-either = { $one }, or { $other }

# Whom an effect means.
who-self = this champion
who-attacked = the damaged enemy
who-attacked-each = each attacked enemy
who-within = { $n ->
    [one] within { $n } cell of it
   *[other] within { $n } cells of it
}
who-near-own = { $n ->
    [one] within { $n } cell of one of your champions
   *[other] within { $n } cells of one of your champions
}
who-order = with an order cost of { $cost } or less
who-own-one = one of your { $ready ->
    [1] ready{ " " }
   *[0] { "" }
}{ $other ->
    [1] other{ " " }
   *[0] { "" }
}{ $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champions{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that is no minion
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-own-all = all your { $ready ->
    [1] ready{ " " }
   *[0] { "" }
}{ $other ->
    [1] other{ " " }
   *[0] { "" }
}{ $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champions{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that are no minions
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-own-each = each of your { $ready ->
    [1] ready{ " " }
   *[0] { "" }
}{ $other ->
    [1] other{ " " }
   *[0] { "" }
}{ $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champions{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that is no minion
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-one = { $ready ->
    [1] a ready
   *[0] an
} enemy { $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champion{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that is no minion
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-all = all { $ready ->
    [1] ready{ " " }
   *[0] { "" }
}enemy { $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champions{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that are no minions
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-each = each { $ready ->
    [1] ready{ " " }
   *[0] { "" }
}enemy { $kinds ->
    [0] { "" }
   *[other] { $factions }{ " " }
}champion{ $equipped ->
    [1] { " " }with a construct
   *[0] { "" }
}{ $minions ->
    [0] { " " }that is no minion
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}

# What effects do.
op-give-turn = give { $who } { $what } until the end of the turn
op-give-next-turn = give { $who } { $what } until the end of its owner's next turn
op-give-all = give { $who } { $what } until the end of the turn
    .holds = { $who } have { $what }
op-soul = { $n ->
    [one] place an absorbed soul on { $who }
   *[other] place { $n } absorbed souls on { $who }
}
op-damage = deal { $n } damage to { $who }
op-damage-each = deal { $n } damage to { $who }
op-damage-self = deal { $n } damage to this champion
op-defeat-for = defeat an opponent's champion that is not on a portal, and deploy this champion over the cell where it stood
op-move-points = { $n ->
    [one] move { $who } with { $n } movement point
   *[other] move { $who } with { $n } movement points
}
op-order-free = order { $who } without paying
op-order-free-self = order this champion without paying
op-order-rat = { $devil ->
    [1] you may order a Giant Rat, perhaps a new one, or your Devil Rat without paying
   *[0] you may order a Giant Rat, perhaps a new one, without paying
}
op-disarm = { $n ->
    [0] destroy all constructs on { $who }
    [one] destroy a construct on { $who }
   *[other] destroy { $n } constructs on { $who }
}
op-arm = until the end of the turn, { $what }
op-transform = transform { $who } into { $card }
op-banish-self = banish it together with its quests
op-take-special = { $n ->
    [one] take { $card } into your pool, if nobody has it
   *[other] take all { $n } of { $card } into your pool, if nobody has them
}
op-move-construct = you may move a construct from one of your champions to another
op-web = place a web in the cell of the defeated enemy
op-animate = you may turn a forest within { $n } cells of it, in which no champion stands, into Living Earth
op-move-treasure = you may move a treasure that lies within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
} of it by up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
op-deploy-beside-self = deploy { $what } into a free cell next to this champion
op-deploy-beside-own = deploy { $what } into a free cell next to one of your champions
op-deploy-at-portal = deploy { $what } into your portal
op-deploy-at-defeated = deploy { $what } into the cell of the defeated enemy or a free cell next to it
op-treasure = { $n ->
    [one] take a treasure from the bag
   *[other] take { $n } treasures from the bag
}
op-banish = banish { $what } { $where }
op-acquire-free-discard = acquire { $what } { $where } without paying
op-acquire-free-deck = acquire { $what } { $where } without paying, and put it on top of your deck
op-acquire-free-hand = acquire { $what } { $where } without paying, and put it into your hand
op-recover = return { $what } { $where } to your hand
op-cheaper-construct = the next construct you acquire this turn costs { $cost } less
op-cheaper-hero = the next hero you acquire this turn costs { $cost } less
op-copy-hero = copy the effect of another hero you have played this turn, or of a hero of { $cost } or less in the center row (never of one that copies others)
op-research = research without paying
op-plunder = each opponent discards a random card from hand, and you take one of these cards into your hand
op-corrode = it takes { $n } damage
what-unit = a { $card }
what-another-unit = another of your figures of { $card } that is off the battlefield
what-any = a card
what-construct = a construct
what-hero = a hero
what-hero-up-to = a hero of { $cost } or less
what-construct-up-to = a construct of { $cost } or less
what-any-up-to = a card of cost { $n } or less
what-up-to = up to { $n } cards
in-hand-or-discard = from your hand or discard pile
in-discard = from your discard pile
in-center-row = from the center row
in-supplies = from the center row or the always available cards
in-played = that you have played this turn

# Questions.
ask-main = Play or acquire a card, give an order, research.
ask-act = { $card }: where to go, or whom to attack?
ask-act-attack = { $card }: whom to attack?
ask-act-move = { $card }: where to go?
ask-deploy = { $card }: deploy into which cell?
ask-deploy-it = Deploy into which cell?
ask-move = { $n ->
    [one] Where to go, with { $n } movement point?
   *[other] Where to go, with { $n } movement points?
}
ask-equip = Which champion gets the construct?
ask-complete = Which champion gets the completed quest?
ask-research = Research: which of these quests do you take? The other one goes under the quest deck.
ask-token = You may banish a beacon token for glory.
ask-bestow = Which champion gets the beacon token? It will belong to every faction.
ask-treasure = { $what } Answer with a treasure?
about-to-choose = { $card } means to attack { $what }.
about-to-attack = { $card } attacks { $what }.
about-to-damage = { $what } is about to take damage.
about-to-lose = { $card }: { $n ->
    [one] a treasure is
   *[other] { $n } treasures are
} about to be discarded.
about-to-fall = A bonus is gone, { $what } is about to fall.
deed-treasure = { $what } { $who } may answer with a treasure.
wait-main = { $who } is on the move: plays and acquires cards, gives orders.
deed-order = { $who } orders { $card }.
wait-draft = { $who } drafts a champion.
wait-research = { $who } chooses a quest.
ask-construct = Which construct is destroyed?
ask-save-construct = Which construct goes to your hand?
ask-lose-treasure = Which treasure is discarded?
ask-in-turn = Which champion next?
ask-move-construct = Which construct do you move?
ask-move-construct-to = To which champion?
ask-web = All webs are on the battlefield. Which one do you take?
ask-web-cell = Into which of the cells of the defeated enemy does the web come?
ask-forest = Which forest becomes Living Earth?
ask-move-treasure = Which treasure do you move, and where to?
ask-copy = Whose effect do you copy?
ask-plunder = Which of these cards do you take into your hand?
ask-draft = Which champion joins your pool?
ask-divide = Which champion goes to { $who }?

# What an answer would bring.
preview-move = { $forests ->
    [0] { $cost } of { $points } movement points
   *[other] { $cost } of { $points } movement points (forests: { $forests })
}
preview-treasure = { $n ->
    [one] takes a treasure
   *[other] takes { $n } treasures
}
preview-steal = the boss gets the treasure
preview-beacon = lights a beacon
preview-corruption = through corrupted ground: { $n } damage
preview-way-falls = { $card } is defeated on the way
preview-falls = { $damage ->
    [0] { $card }: strength { $strength } against defense { $defense }: defeated
   *[other] { $card }: strength { $strength } against defense { $defense } ({ $damage } damage already): defeated
}
preview-holds = { $damage ->
    [0] { $card }: strength { $strength } against defense { $defense }: holds, { $left } left
   *[other] { $card }: strength { $strength } against defense { $defense } ({ $damage } damage already): holds, { $left } left
}
preview-falls-too = { $card } falls too
preview-disarm = { $card }: { $construct } is destroyed first
preview-disarm-one = { $card }: one of its constructs is destroyed first
preview-without = without { $construct }: { $what }
fate-falls = { $named ->
    [0] { "" }
   *[other] { $card }:{ " " }
}{ $damage ->
    [0] strength { $strength } against defense { $defense }: defeated
   *[other] strength { $strength } against defense { $defense }, { $damage } damage already: defeated
}
fate-holds = { $named ->
    [0] { "" }
   *[other] { $card }:{ " " }
}{ $damage ->
    [0] strength { $strength } against defense { $defense }: { $left } left
   *[other] strength { $strength } against defense { $defense }, { $damage } damage already: { $left } left
}
preview-back = strikes back { $n }: { $left } of { $defense } left
preview-back-falls = strikes back { $n }: the attacker falls

# Answers.
champion-at = { $card } ({ $where ->
    [top-left] top left
    [top] top
    [top-right] top right
    [left] left
   *[middle] middle
    [right] right
    [bottom-left] bottom left
    [bottom] bottom
    [bottom-right] bottom right
}, { $cell })
champion-off = { $card } (off the battlefield)
set-off-by = { $what } ({ $card })
fallen-at = { $card } at { $cell }
gear-on = { $card } (on { $champion })
one-of-them = { $card } no. { $n }
do-play = Play { $card }
do-buy = Acquire { $card } for { $cost }
do-gate = Gate: { $what }
do-research = Research for { "[runes:3]" }
do-order = Order { $card } for { $cost }
do-complete = Complete { $card }
do-use = Use { $card } on { $target }
do-move = Go to { $cell }
do-move-by = { $damage ->
    [0] Go to { $cell } by way of { $way }
   *[other] Go to { $cell } by way of { $way }: { $damage } damage
}
do-move-straight = Go straight to { $cell }
do-attack = Attack { $card }
do-sweep = { $n ->
    [0] Attack all enemies in range
   *[other] Attack all enemies within Reach
}
do-deploy = Deploy at { $cell }
do-cell = Cell { $cell }
do-token = { $card }
do-end-order = End the order
do-hand-over = Over to { $who }
do-done = I am done
do-end-turn = { $runes ->
    [0] { $power ->
        [0] End the turn
       *[other] End the turn ({ $power } power will be lost)
    }
    [one] { $power ->
        [0] End the turn ({ $runes } rune will be lost)
       *[other] End the turn ({ $runes } rune and { $power } power will be lost)
    }
   *[other] { $power ->
        [0] End the turn ({ $runes } runes will be lost)
       *[other] End the turn ({ $runes } runes and { $power } power will be lost)
    }
}
do-equip = { $card }
do-attach = { $card }
do-take-quest = Take { $card }
do-cash-token = Banish a beacon token for { $glory }
do-save = { $card }
do-lose = { $card }
do-destroy = Destroy { $card }
do-copy = Copy { $card }
do-give = { $card }
do-soul = { $card }
do-damage = { $card }
do-defeat-for = Defeat { $card }
do-move-points = Move { $card }
do-order-free = Order { $card }
do-disarm = { $card }
do-transform = Transform { $card }
do-banish = Banish { $card }
do-banish-in = Banish { $card } ({ $zone })
do-acquire = Acquire { $card }
do-acquire-in = Acquire { $card }
do-recover = { $card }
do-plunder = { $card } ({ $who })
do-draft = Take { $card }
do-divide = Give { $card }

# Why a piece offers nothing.
why-not-in-reach = It cannot be attacked from here.
why-not-in-sight = It is not in the line of sight: something is in the way.
why-not-cover = It can be attacked only from the cells next to it.
why-not-into-sacred = From outside nobody attacks an enemy on the sacred lands.
why-not-yours = It is not yours.
why-not-power = Costs { $cost } power, you have { $have }.
why-not-runes = { $cost ->
    [one] Costs { $cost } rune, you have { $have }.
   *[other] Costs { $cost } runes, you have { $have }.
}
why-not-top = Only the top card of the pile is offered.
why-not-bearer = None of your champions can carry it.
why-not-goal = Its goal is not met yet.
why-not-played = Already played this turn.
why-not-exhausted = It is exhausted until the end of your turn.
why-not-base = All your bases are in use.
why-not-portal = No portal is free for it.
why-not-rats = No more Giant Rats may stand on the battlefield.
why-not-occupied = Somebody stands there.
why-not-home = It stands there already.
why-not-captive = A captive: whoever ends a move next to it may free it.
why-not-their-portal = It may not stop there.
why-not-attacked = It has made its attacks already.
why-not-sweep = It is attacked together with all others in reach.
why-not-swarm = Here rats cannot be ordered with power.
why-not-moved = It has moved already.
why-not-immobile = It is immobile.
why-not-terrain = It may not enter that terrain.
why-not-sacred = Another of your champions is on the sacred lands.
why-not-far = It does not get that far.

# The log.
log-discard = { $who } discards { $card }.
log-draft = { $who } takes { $card }.
log-turn = { $who } is to move.
log-turn-together = { $who } are to move.
log-draw = { $hidden ->
    [1] { $who } draws a card.
   *[0] { $who } draws { $card }.
}
log-offer = { $card } can be drafted.
log-shuffle = { $n ->
    [0] The banished cards are shuffled and become the center deck.
    [9] The discarded treasures go back into the bag.
    [19] The champions that may be revived are shuffled.
   *[other] { $who } shuffles the discard pile into a new deck.
}
log-play = { $who } plays { $card }.
log-acquire = { $who } acquires { $card }.
log-banish = { $card } is banished.
log-reveal = { $card } appears in the center row.
log-gain-runes = { $who } gains { $n ->
    [one] { $n } rune.
   *[other] { $n } runes.
}
log-gain-power = { $who } gains { $n } power.
log-gain-glory = { $who } gains { $n } glory{ $why }.
log-gain-glory-together = { $who } gain { $n } glory{ $why }.
log-gain-purse = { $card } gets { $n } glory{ $why }.
log-spill-glory = { $n } glory{ $why } goes to the supply.
glory-for-cards = { "" }
glory-for-shrines = { " " }for a shrine
glory-for-beacons = { " " }for beacons
glory-for-tokens = { " " }for a beacon token
glory-for-idols = { " " }for an idol
glory-for-chosen = { " " }for an enemy that a chosen faction defeated
glory-for-villains = { " " }for a villain
log-research = { $hidden ->
    [1] { $who } researches and takes a quest.
   *[0] { $who } researches and takes { $card }.
}
log-complete = { $who } completes { $card }: it goes to { $target }.
log-equip = { $who } equips { $target } with { $card }.
log-destroy = { $card } is destroyed.
log-save = { $who } takes { $card } into the hand.
log-treasure = { $hidden ->
    [1] { $who } takes a treasure.
   *[0] { $who } takes a treasure: { $card }.
}
log-use-treasure = { $who } uses a treasure on { $card }: { $target }.
log-lose-treasure = A treasure is discarded: { $card }.
log-token = { $who } takes a beacon token.
log-light = { $card } lights a beacon.
log-order = { $who } orders { $card }.
log-deploy = { $card } comes onto the battlefield.
log-walk = { $card } moves: { $where }.
log-copy = { $who } copies { $target }.
log-bestow = { $who } puts the beacon token on { $card }.
log-moved-treasure = A treasure is moved: { $where }.
log-moved-web = A web is moved: { $where }.
log-attack = { $card } attacks { $target }.
log-damage = { $card } takes { $n } damage.
log-defeat = { $card } is defeated.
log-soul = { $n ->
    [one] { $card } absorbs a soul.
   *[other] { $card } absorbs { $n } souls.
}
log-transform = A champion becomes { $card }.
log-take-special = { $who } takes { $card } into the pool.
log-hand-over = { $who } goes on for the team.

until-own-next-turn = until the end of its owner's next turn
until-villains-turn = until the villains' next turn
until-game = until the end of the game

end-glory = { $who } { $winners ->
    [1] wins
   *[other] win
} with { $n } glory.
end-villains-glory = The villains win: they have gathered enough glory.

# Names.
card-apprentice = Apprentice
card-militia = Militia
card-mystic = Mystic
card-heavy-infantry = Heavy Infantry
card-arha-novice = Novice of the Temple
card-temple-lookout = Temple Lookout
card-scroll-keeper = Scroll Keeper
card-leaf-reader = Leaf Reader
card-dream-guide = Dream Guide
card-arch-tactician = Tactician of the Arch
card-dreamcaller = Dreamcaller
card-grandmaster-of-silence = Grandmaster of Silence
card-focusing-lens = Focusing Lens
card-robe-of-clear-sight = Robe of Clear Sight
card-banner-of-the-order = Banner of the Order
card-crown-of-the-oracle = Crown of the Oracle
card-pasythea-katana = Pasythea's Katana
card-grove-initiate = Grove Initiate
card-briar-runner = Briar Runner
card-lunar-stag = Lunar Stag
card-rootspeaker = Rootspeaker
card-dream-peddler = Dream Peddler
card-elder-of-the-ring = Elder of the Ring
card-wildheart-matron = Wildheart Matron
card-herald-of-first-dawn = Herald of First Dawn
card-barkskin-mail = Barkskin Mail
card-vine-whip = Vine Whip
card-fleetfoot-charm = Fleetfoot Charm
card-heart-of-the-grove = Heart of the Grove
card-pasythea-mace = Pasythea's Mace
card-gear-apprentice = Gear Apprentice
card-hedron-berserker = Hedron Berserker
card-foundry-foreman = Foundry Foreman
card-rig-tinker = Rig Tinker
card-copper-courier = Copper Courier
card-arsenal-engineer = Arsenal Engineer
card-siege-commander = Siege Commander
card-prime-architect = Prime Architect
card-computing-node = Computing Node
card-forgemasters-suit = Forgemaster's Suit
card-magnetic-gloves = Magnetic Gloves
card-titan-plating = Titan Plating
card-pasythea-scimitar = Pasythea's Scimitar
card-void-supplicant = Void Supplicant
card-gloom-stalker = Gloom Stalker
card-night-warden = Night Warden
card-shadow-elemental = Shadow Elemental
card-rift-lancer = Rift Lancer
card-soul-broker = Soul Broker
card-harbinger-of-dusk = Harbinger of Dusk
card-devourer-of-stars = Devourer of Stars
card-shadow-blade = Shadow Blade
card-nihil-cloak = Nihil Cloak
card-scythe-of-ends = Scythe of Ends
card-worldrend = Worldrend
card-pasythea-saber = Pasythea's Saber
card-cult-fanatic = Cult Fanatic
card-mistake-of-creation = Mistake of Creation
card-bone-collector = Bone Collector
card-soul-thiefs-staff = Soul Thief's Staff
card-infernal-chain = Infernal Chain
card-hellhound-collar = Hellhound Collar
card-kythis = Kythis, the Gatekeeper
card-belzepug = Belzepug
card-damned-wrath = Damned (Wrath)
card-damned-sloth = Damned (Sloth)
card-damned-pride = Damned (Pride)
card-damned-lust = Damned (Lust)
card-damned-envy = Damned (Envy)
card-damned-gluttony = Damned (Gluttony)
card-cinderling-horde = Cinderling Horde
card-brimstone-turret = Brimstone Turret
card-wailing-huntress = Wailing Huntress
card-abyssal-devourer = Abyssal Devourer
card-fox-minstrel = Fox Minstrel
card-aria-redforge = Aria Redforge
card-muse-of-rebirth = Muse of Rebirth
card-kehmep = Kehmep, Storm Shaman
card-scrapbot = Scrapbot
card-clockwork-sentry = Clockwork Sentry
card-corrosive-widow = Corrosive Widow
card-timestream-seer = Timestream Seer
card-jirra = Jirra the Unbreakable
card-demon-pug-pack = Demon Pug Pack
card-soul-catcher = Soul Catcher
card-ravenous-gorph = Ravenous Gorph
card-emma-ironheart = Emma Ironheart
card-arbiter-of-the-lost = Arbiter of the Lost
card-rat-king = Rat King
card-sadranis = Sadranis
card-yuk-battle-priest = Yuk Tribe Battle Priest
card-canon-templar = Canon Templar
card-sordid-asp = Sordid Asp
card-loremaster = Loremaster
card-vyrak = Vyrak, the First
card-rakar = Rakar, Corrupt Askara
card-dream-titan = Dream Titan
card-eye-of-the-storm = Eye of the Storm
card-living-earth = Living Earth
card-sadranis-dark-savant = Sadranis, Dark Savant
card-scrap-colossus = Scrap Colossus
card-nine-tailed-minstrel = Nine-Tailed Minstrel
card-lost-shade = Lost Shade
card-repair-drone = Repair Drone
card-nightmare-wisp = Nightmare Wisp
card-giant-rat = Giant Rat
card-devil-rat = Devil Rat
card-blessing-of-the-wind = Blessing of the Wind
card-open-the-third-eye = Open the Third Eye
card-path-of-stillness = Path of Stillness
card-study-of-ruins = Study of Ruins
card-trial-of-foresight = Trial of Foresight
card-song-of-roots = Song of Roots
card-hunters-oath = Hunter's Oath
card-seed-of-plenty = Seed of Plenty
card-guardians-vigil = Guardian's Vigil
card-treasure-of-the-glade = Treasure of the Glade
card-steam-rite = Steam Rite
card-grand-assembly = Grand Assembly
card-blueprint-hunt = Blueprint Hunt
card-proof-of-power = Proof of Power
card-overclock = Overclock
card-whispers-below = Whispers Below
card-cull-the-weak = Cull the Weak
card-first-blood = First Blood
card-twin-shadows = Twin Shadows
card-night-march = Night March
card-pact-of-ash = Pact of Ash
card-harvest-of-souls = Harvest of Souls
card-rat-catcher = Rat Catcher
card-trial-by-fire = Trial by Fire
card-blood-tithe = Blood Tithe
card-treasure-strength-2 = +2 strength
card-treasure-defense-2 = +2 defense
card-treasure-speed-1 = +1 speed
card-treasure-strength-1-defense-1 = +1 strength, +1 defense
card-treasure-strength-3 = +3 strength
card-treasure-defense-3 = +3 defense
card-treasure-strength-1-speed-1 = +1 strength, +1 speed
card-treasure-strength-2-defense-2 = +2 strength, +2 defense
card-treasure-ranged = Ranged
card-treasure-counterstrike = Counterstrike
card-treasure-double-attack = Double Attack
card-treasure-souls-1 = Absorbed soul
card-idol-samael = Idol of Samael
card-idol-xeron = Idol of Xeron
card-idol-earth-tyrant = Idol of the Earth Tyrant
card-neutral-rat = Giant Rat (neutral)
card-blue-token = Blue beacon token
card-yellow-token = Yellow beacon token
card-green-token = Green beacon token
card-purple-token = Purple beacon token
card-web = Web
card-red-target = Red target
card-blue-target = Blue target
card-yellow-target = Yellow target
card-green-target = Green target

# The campaign: its options, and what is refused.
option-difficulty = Difficulty
    .about = Only in the campaign: how many schemes are gone before the start, so that the villains are stronger and time is shorter.
option-difficulty-normal = Normal
option-difficulty-hard = Hard: 4 schemes are gone
option-difficulty-nightmare = Nightmare: 8 schemes are gone
option-kept = Kept quests
    .about = Only in the campaign: the quests won in earlier scenarios, each with its champion.
option-prey = Whom villains attack
    .about = Of the champions they can attack, villains choose the one with the highest value.
option-prey-strength = The strongest
option-prey-defense = The one with the highest defense
option-prey-order-cost = The one whose order costs most
clash-no-campaign = this scenario is none of the campaign
clash-kept-form = { $name } does not name a starting champion and a quest
clash-kept-twice = { $card } is named twice
clash-kept-champion = { $card } has kept a quest but is in no pool
clash-kept-number = { $allowed ->
    [0] nothing could be kept before the first scenario
   *[other] player { $n } has kept more quests than scenarios were won before this one ({ $allowed })
}
sequel-kept = { $quest } on { $card }
sequel-next = Next scenario of the campaign: { $scenario }
sequel-again = This scenario must be played again: { $scenario }

# What scenarios say.
scenario-race = { $campaign ->
    [1] whoever first has { $glory }, the players or the villains, wins
   *[0] whoever first has { $glory } wins
}
scenario-boss = the players win by defeating { $boss }, the villains by gaining { $glory }
scenario-shrines = { $campaign ->
    [1] at the end of its turn a side gains { $glory } for each shrine it controls
   *[0] at the end of your turn gain { $glory } for each shrine you control
}
scenario-all-beacons = whoever is the first to control all beacons at once gains { $glory } immediately
scenario-beacons = at the end of your turn gain glory for the beacons you control: { $what }
scenario-beacons-step = { $glory } for { $n }
scenario-tokens-research = a champion that ends its move on a beacon token of its own colour takes it, and you research without paying; when you complete a quest, you may banish such a token to gain { $glory }
scenario-tokens-factions = a champion that ends its move on a beacon token of its own colour takes it: put it on the card of one of your champions, except minions, which then belongs to every faction
scenario-chosen-slaughter = factions with the most cards in the center row are chosen; a champion of a chosen faction has Slaughter: gain { $glory }
scenario-chosen-shrines = factions with the most cards in the center row are chosen; a shrine gives { $glory } more if a champion of yours of a chosen faction stands on or next to it
scenario-war-gates = enchanted ground is a war gate: it cannot be entered and blocks the line of sight, except for a side that controls 2 or more beacons
scenario-sacred = shrine and enchanted ground are sacred lands: only one of your champions may be there at a time, and nobody can attack into them from outside
scenario-neutrals = idols and rats on the battlefield are neutral champions, which anybody may attack; whoever defeats an idol gets its reward
scenario-schemes = each turn the villains carry out two schemes; if none is left, they win
scenario-resolve = before the first turn each player researches; a player's champion is not exhausted by being defeated
scenario-swarm = rats cannot be ordered for power; an effect that orders a minion may move a Giant Rat of the villains instead
scenario-thieves = the treasures that rats have stolen give the boss their bonuses; each time he is defeated, the players may discard one of them
scenario-mark = the first champion, except minions, that comes through the portal with the red target is marked until it is defeated
scenario-poison = a player's champion that moves into corrupted ground is defeated
scenario-cleansing = instead of glory for shrines the players remove a corrupted ground for each shrine they control
scenario-shared-strength = when a villain is defeated, the defense of the boss drops by the glory it is worth
scenario-revived = an order for a colour goes to the revived champion of that colour too; a defeated one is shuffled back among those that may still be revived
scenario-hoard = { $boss } starts with { $glory } on his card and cannot be harmed while any of it is left; the players' glory is taken from there and lies on the cards of their champions, and the villains gain what lay on a defeated one
scenario-captives = { $n } captive champions stand on the beacons; a champion, except minions, that ends its move next to one may free it

# What villains and schemes do.
target-red = red
target-blue = blue
target-yellow = yellow
target-green = green
ability-surge = Surge: { $what }
when-villains-act = at the start of the villains' turn, before their first scheme, { $what }
op-v-order = order { $what }
op-v-order-self = order this champion
op-v-surge = Surge
op-v-souls = { $n ->
    [one] place { $n } absorbed soul on { $where }
   *[other] place { $n } absorbed souls on { $where }
}
op-v-souls-all = { $n ->
    [one] place { $n } absorbed soul on each villain on the battlefield, minions aside
   *[other] place { $n } absorbed souls on each villain on the battlefield, minions aside
}
op-v-glory = the villains gain { $glory }
glory-against = { $players ->
    [one] { $glory } against { $players } player
   *[other] { $glory } against { $players } players
}
op-v-discard = { $n ->
    [one] each player discards a random card from hand
   *[other] each player discards { $n } random cards from hand
}
op-v-lose-treasures = the players together discard { $n } treasures for each player, as far as they have them; the villains gain { $glory } for each
op-v-open = open a treasure: every villain on the battlefield has its bonuses until the villains' next turn
op-v-equip = { $where } receives the most expensive construct of the center row
op-v-banish = banish the { $n } cheapest cards of the center row
op-v-rats = { $n ->
    [one] deploy a { $card } at the { $where } target
   *[other] deploy a { $card } at each of these targets: { $where }
}
op-v-rat-beside = deploy a { $card } into a free cell next to it
op-v-rats-shrines = deploy a { $card } into every free shrine cell
op-v-order-rats = order every Giant Rat and Devil Rat of the villains
op-v-thieves = order all Giant Rats of the villains; if there are none, deploy one through their portal and order it
op-v-scurry-treasure = it goes to the nearest treasure, or to the nearest shrine if none is left, and does not attack; it opens a treasure it ends on, which goes to the boss's card
op-v-scurry-shrine = it goes to the nearest shrine and does not attack
op-v-webs = take all webs back and put one each into the cells of the nearest player champions within { $n } cells; there leaving costs 1 movement point more
op-v-harden = this champion's defense grows by { $n }
op-v-crush = it attacks the marked champion wherever that is, which is defeated in any case; a normal cell or forest where it stood becomes corrupted ground. If nobody is marked, the villains gain { $glory }
op-v-hunt = it goes for the player champion with the most glory and attacks no other; if none has glory, it goes for its target. If it ends at its target, the villains gain { $glory }
op-v-lure = the player champion on the battlefield with the most glory goes towards this champion, is exhausted, and is defeated next to it; if none has glory, order this champion
op-v-revive = a random revived champion joins the villains at its target; then order all revived champions, the latest first

# Questions about villains.
ask-approach-target = It goes towards its target. Which of the nearest cells?
ask-approach-treasure = It goes towards a treasure. Which of the nearest cells?
ask-approach-shrine = It goes towards a shrine. Which of the nearest cells?
ask-approach-champion = It goes towards a champion. Which of the nearest cells?
ask-prey-defeat = { $prey ->
    [defense] It can defeat several of your champions with the most defense. Whom does it attack?
    [order-cost] It can defeat several of your champions with the highest order cost. Whom does it attack?
   *[strength] It can defeat several of your strongest champions. Whom does it attack?
}
ask-prey-attack = { $prey ->
    [defense] Several of your champions with the most defense are in its reach. Whom does it attack?
    [order-cost] Several of your champions with the highest order cost are in its reach. Whom does it attack?
   *[strength] Several of your strongest champions are in its reach. Whom does it attack?
}
ask-stalk = It goes to defeat { $card }. From which cell does it attack?
ask-lunge = How does it attack the area?
ask-sequence = Which of them is ordered next?
ask-villain-portal = Through which portal does it come in?
ask-villain-enters = Its portal is taken. Next to the portal, where does it come in?
ask-villain-put = Its place is taken. Where next to it is it put?
ask-rat-shrine = There are not enough Giant Rats for all shrines. Where does one come?
ask-scurry = Which of the places that are equally near does it go to?
ask-lose-treasures = { $n ->
    [one] You lose one more treasure. Which one?
   *[other] You lose { $n } treasures. Which one first?
}
ask-villain-equips = Which of the most expensive constructs does the villain receive?
ask-banish-cheapest = Which of the cheapest cards is banished?
ask-webs = Which of the nearest champions is caught in a web?
ask-hunt = Several of your champions have the most glory. Which one does it go for?
ask-lure = Several of your champions have the most glory. Which one is drawn to it?
ask-cleanse = A shrine cleanses the land. Where is corrupted ground removed?
ask-endow = The shrine at { $cell } gives glory. Onto whose card?
ask-recover-treasure = You may discard one of the treasures on its card.
ask-free-captive = { $card } stands next to a captive. Free it?
ask-give-up = Captive Champions: which champion do you give up?
do-free = Free { $card }
do-command = { $card } at { $cell }
do-as-they-come = All of them, in any order

log-villains-turn = The villains are to move.
log-scheme = Scheme: { $card }.
log-threat = The threat is high enough: { $card } does more.
log-surge = Surge of { $card }.
log-villain-order = { $card } is ordered.
log-villain-defeats = { $card } picks { $target }: { $n ->
    [0] there is nobody else it can defeat.
   *[other] { $prey ->
        [defense] defense
        [order-cost] order cost
       *[strength] strength
    } { $n }, the highest of those it can defeat.
}
log-villain-reaches = { $card } picks { $target }: { $n ->
    [0] it can defeat nobody and reach nobody else.
   *[other] it can defeat nobody; { $prey ->
        [defense] defense
        [order-cost] order cost
       *[strength] strength
    } { $n } is the highest within reach.
}
log-villain-hunts = { $card } hunts { $target }, who has the most glory ({ $n }).
log-villain-goes = { $card } can defeat nobody and goes for the { $colour } target.
log-villain-goes-on = { $card } goes on towards the { $colour } target.
log-villain-stays = { $card } can defeat nobody and stays at the shrine of its target.
log-villain-waits = { $card } is as near to the { $colour } target as it can be.
log-villain-seeks = Nobody on the battlefield has glory: { $card } goes for the { $colour } target.
log-villain-claims = { $card } ends its order at its target.
log-villain-lures = { $card } draws { $target }, who has the most glory ({ $n }).
log-villain-idles = Nobody on the battlefield is marked: { $card } attacks nobody.
log-harden = The defense of { $card } grows by { $n }.
log-weaken = The defense of { $card } drops by { $n }.
log-corrupt = New on the battlefield: { $where }.
log-cleanse = Cleansed: { $where }.
log-villain-scurries-treasure = { $card } goes for the nearest treasure.
log-villain-scurries-shrine = { $card } goes for the nearest shrine.
log-villain-equip = { $target } receives { $card }.
log-villains-glory = The villains gain { $n } glory{ $why }.
log-mark = { $card } is marked.
log-free = { $who } frees { $card }.
log-steal = A rat steals a treasure: { $card }.
log-open = A treasure is opened: { $card }.
log-revive = { $card } is revived.

end-boss = Won by { $who }: the boss of the villains is defeated.
end-schemes = The villains win: all their schemes are carried out.

card-villain-rat-king = Rat King
card-villain-belzepug = Belzepug
card-villain-rakar = Rakar, Corrupt Askara
card-villain-kythis = Kythis, the Gatekeeper
card-villain-ravenous-gorph = Ravenous Gorph
card-villain-pug-pack = Demon Pug Pack
card-villain-corrosive-widow = Corrosive Widow
card-villain-sordid-asp = Sordid Asp
card-villain-damned-wrath = Damned (Wrath)
card-villain-damned-sloth = Damned (Sloth)
card-villain-damned-pride = Damned (Pride)
card-villain-damned-lust = Damned (Lust)
card-villain-damned-envy = Damned (Envy)
card-villain-damned-gluttony = Damned (Gluttony)
card-villain-xeron = Xeron
card-villain-samael = Samael
card-villain-earth-tyrant = Earth Tyrant
card-villain-giant-rat = Giant Rat of the villains
card-villain-devil-rat = Devil Rat of the villains
card-the-master-stirs = The Master Stirs
card-tyrants-advance = Tyrant's Advance
card-crimson-decree = Crimson Decree
card-azure-fang = Azure Fang
card-cold-tide = Cold Tide
card-blue-malice = Blue Malice
card-gilded-claw = Gilded Claw
card-sulphur-wind = Sulphur Wind
card-yellow-spite = Yellow Spite
card-venom-kiss = Venom Kiss
card-rotting-bloom = Rotting Bloom
card-green-hunger = Green Hunger
card-blood-and-ice = Blood and Ice
card-frost-before-the-flame = Frost Before the Flame
card-crown-of-cinders = Crown of Cinders
card-sun-of-ashes = Sun of Ashes
card-thorns-of-the-throne = Thorns of the Throne
card-blight-ascendant = Blight Ascendant
card-pincer-of-night = Pincer of Night
card-gnawing-host = Gnawing Host
card-drowned-garden = Drowned Garden
card-teeth-in-the-dark = Teeth in the Dark
card-poisoned-gold = Poisoned Gold
card-carrion-feast = Carrion Feast
card-hell-on-earth = Hell on Earth
card-merciless-slaughter = Merciless Slaughter
card-infernal-armory = Infernal Armory
card-forged-in-agony = Forged in Agony
card-swarm-rising = Swarm Rising
card-ritual-of-the-gate = Ritual of the Gate
card-open-the-abyss = Open the Abyss
card-march-of-the-damned = March of the Damned
card-scenario-love-lives-forever = Love Lives Forever
card-scenario-spires-of-souls = Spires of Souls
card-scenario-spires-of-souls-3 = Spires of Souls for 3
card-scenario-spires-of-souls-4 = Spires of Souls for 4
card-scenario-twilight-of-the-idols = Twilight of the Idols
card-scenario-infernal-battle = Infernal Battle
card-scenario-war-gates = War Gates
card-scenario-circle-of-stones = Circle of Stones
card-scenario-campaign-rat-king = The End of Suffering 1: Rat King
card-scenario-campaign-belzepug = The End of Suffering 2: Belzepug
card-scenario-campaign-rakar = The End of Suffering 3: Rakar
card-scenario-campaign-kythis = The End of Suffering 4: Kythis
