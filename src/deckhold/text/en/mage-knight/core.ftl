# Mage Knight: the game itself, points, mana, turns and rounds.

game-title = Mage Knight
game-about = Lead a hero through a land that grows under your feet: explore, recruit, fight, conquer cities.

option-scenario = Scenario
    .about = The map, how long it lasts, what ends it and what is scored.
option-scenario-recommended = The one to begin with
    .about = First Reconnaissance for 1 to 4 players, Conquest for 5.
option-choosing = Heroes
    .about = Who plays which hero: the players choose in turn, chance decides, or they bid fame.
option-choosing-choose = The players choose
option-choosing-random = At random
option-heroes = Heroes by name
    .about = The hero of each seat, in the order of the seats.
clash-scenario = the number of players in this scenario is { $allowed }, not { $seats }
clash-few-heroes = { $needed } heroes are needed and these boxes have { $n }: choose an expansion with a hero
clash-settled = with named heroes nothing is left to draw or to auction
clash-heroes = one hero a seat is wanted, { $seats } in all, not { $n }

# -- resources

res-die-red = a red die
    .symbol = ▲
res-die-blue = a blue die
    .symbol = ◆
res-die-green = a green die
    .symbol = ●
res-die-white = a white die
    .symbol = ■
res-die-gold = a gold die
    .symbol = ✹
res-die-black = a black die
    .symbol = ☾
res-mana-red = { $n } red mana
    .symbol = ▲
res-mana-blue = { $n } blue mana
    .symbol = ◆
res-mana-green = { $n } green mana
    .symbol = ●
res-mana-white = { $n } white mana
    .symbol = ■
res-mana-gold = { $n } gold mana
    .symbol = ✹
res-mana-black = { $n } black mana
    .symbol = ☾
res-crystal-red = { $n ->
    [one] { $n } red crystal
   *[other] { $n } red crystals
}
    .symbol = ▲
res-crystal-blue = { $n ->
    [one] { $n } blue crystal
   *[other] { $n } blue crystals
}
    .symbol = ◆
res-crystal-green = { $n ->
    [one] { $n } green crystal
   *[other] { $n } green crystals
}
    .symbol = ●
res-crystal-white = { $n ->
    [one] { $n } white crystal
   *[other] { $n } white crystals
}
    .symbol = ■
res-held-red = the red die on a card
    .symbol = ▲
res-held-blue = the blue die on a card
    .symbol = ◆
res-held-green = the green die on a card
    .symbol = ●
res-held-white = the white die on a card
    .symbol = ■
res-held-gold = the gold die on a card
    .symbol = ✹
res-held-black = the black die on a card
    .symbol = ☾
res-conjured-red = red mana at hand
    .symbol = ▲
res-conjured-blue = blue mana at hand
    .symbol = ◆
res-conjured-green = green mana at hand
    .symbol = ●
res-conjured-white = white mana at hand
    .symbol = ■
res-conjured-gold = gold mana at hand
    .symbol = ✹
res-conjured-black = black mana at hand
    .symbol = ☾
res-move = { $n } move
    .symbol = ⬣
res-influence = { $n } influence
    .symbol = ✉
res-healing = { $n } healing
    .symbol = ✚
res-fame = { $n } fame
    .symbol = ★
res-reputation = { $n } reputation
    .symbol = ⚖

colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-gold = gold
colour-black = black
mana-any = mana of any colour, gold and black included
mana-any-basic = mana of any basic colour
mana-not-gold = mana of any colour except gold
mana-red-word = red mana
mana-blue-word = blue mana
mana-green-word = green mana
mana-white-word = white mana
mana-gold-word = gold mana
mana-black-word = black mana
crystal-any-basic = crystal of any basic colour
crystal-any = crystal of any colour
crystal-not-gold = crystal of any colour except gold
crystal-red-word = red crystal
crystal-blue-word = blue crystal
crystal-green-word = green crystal
crystal-white-word = white crystal
crystal-gold-word = gold crystal
crystal-black-word = black crystal
list-semicolon = { $first }; { $then }

# -- points

op-move = Move { $n }
op-move-per = Move { $n } { $per }
op-move-more = Move { $n }, and { $more } more { $per }
op-influence = Influence { $n }
op-influence-per = Influence { $n } { $per }
op-influence-more = Influence { $n }, and { $more } more { $per }
op-heal = Heal { $n }
op-heal-per = Heal { $n } { $per }
op-heal-more = Heal { $n }, and { $more } more { $per }
op-attack = { $what } { $n }
op-attack-more = { $what } { $n }, and { $more } more { $per }
attack-melee-physical = Attack
attack-melee-fire = Fire Attack
attack-melee-ice = Ice Attack
attack-melee-cold-fire = Cold Fire Attack
attack-ranged-physical = Ranged Attack
attack-ranged-fire = Ranged Fire Attack
attack-ranged-ice = Ranged Ice Attack
attack-ranged-cold-fire = Ranged Cold Fire Attack
attack-siege-physical = Siege Attack
attack-siege-fire = Siege Fire Attack
attack-siege-ice = Siege Ice Attack
attack-siege-cold-fire = Siege Cold Fire Attack
op-block = { $what } { $n }
op-block-more = { $what } { $n }, and { $more } more { $per }
op-block-swift = { $what }, counted double against a Swift attack
block-physical = Block
block-fire = Fire Block
block-ice = Ice Block
block-cold-fire = Cold Fire Block
op-fame = Fame { $sign }{ $n }
op-fame-per = Fame { $sign }{ $n } { $per }
op-reputation = Reputation { $sign }{ $n }
op-reputation-per = Reputation { $sign }{ $n } { $per }
op-wound = { $n ->
    [one] take a Wound
   *[other] take { $n } Wounds
}
op-token = { $n ->
    [one] gain one { $what }
   *[other] gain { $n } { $what }
}
op-crystal = { $n ->
    [one] gain one { $what }
   *[other] gain { $n } times a { $what }
}
op-by-mana = pay one mana; by its colour: { $what }
by-colour = { $mana } { $what }
text-ability-mana = { $mana }: { $what }

# -- questions and answers

ask-hero = Choose your hero.
do-hero = Play { $card }
ask-tactic = Choose a tactic: the lower number acts first.
do-take-tactic = Take { $card }
ask-turn = It is your turn.
ask-moving = Move and play cards; then one action, or the end of the turn.
ask-resting = You rest: special and healing effects may still be played.
ask-dealing = Recruit, heal and learn: play influence, then end the turn.
ask-closing = The action is over: special and healing effects, then the end of the turn.
ask-calling = Recruit a unit whose home this is, then end the turn.
ask-starting = The combat begins: what can only be played now?
ask-ranged = Ranged and siege attacks: choose targets, add attacks, then strike.
ask-block = Choose an attack, add blocks, then block it; or take the damage.
ask-damage = Whose damage comes first?
ask-damage-of = { $card }: { $n } damage. Who takes it?
ask-attack = Attack: choose targets, add attacks, then strike.
ask-waiting = The turn is ending.
ask-announce = Your deck is empty: you may give up this turn and announce the end of the round.
do-play-turn = Play this turn
do-end-round = Announce the end of the round
ask-pay-mana = What pays for { $what }?
ask-colour = Which colour?
ask-crystal = A crystal of which colour do you gain?
ask-token = Mana of which colour do you gain?
ask-pay-colour = Mana of which colour do you pay?
do-colour = { $what }
do-by-colour = { $mana } { $what }
ask-die = Which die?
ask-glade = The glade: throw away a wound?
do-throw-wound = Throw away a wound { $zone }
in-hand = in hand
in-discard = in the discard pile
ask-rewards = Choose your reward; the last card taken is drawn first.
reward-artifact = Artifacts
reward-spell = A spell
reward-advanced-action = An advanced action
reward-unit = A unit
reward-random-crystal = A random crystal
reward-four-crystals = One crystal of each basic colour
reward-dungeon = The dungeon's treasure: gold or black a spell, else an artifact
do-no-unit = Give up the unit
do-unit-later = The unit after my new levels
ask-artifacts = Which artifact do you keep?
do-keep = Take { $card }
ask-reward-spell = Which spell do you take?
ask-reward-advanced = Which advanced action do you take?
ask-reward-unit = Which unit joins you?
ask-skill = A new level: one of your two skills and any advanced action, or a skill of the common area and the lowest one.
ask-skill-own = A new level: choose a skill, then an advanced action.
do-skill-own = Skill { $card }, and any advanced action
do-skill-common = Skill { $card }, and the lowest advanced action
ask-discard = Discard what you like, then draw.
ask-discard-one = You have played no card this turn: discard one.
do-draw-up = { $n ->
    [0] Draw no card
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
ask-rest = A rest: which card do you discard?
do-keep-wounds = Keep the other wounds
ask-banners = Which banners do you take back from their units?
do-take-banner = Take back { $card }
do-take-banner-unit = Take back { $card }: { $unit } leaves the game
do-leave-banners = Leave the others
do-play = Play { $card }
do-power = Power { $card }
do-sideways = { $n ->
    [0] { $card } sideways: move
    [1] { $card } sideways: influence
    [2] { $card } sideways: attack
   *[other] { $card } sideways: block
}
do-assign = Assign { $card } to { $target }
do-unit = { $card }: { $what }
do-skill = Use { $card }
do-centre = Use { $card }
do-tactic = Use the tactic
do-banner = Use the banner of { $card }
do-heal = Heal a wound
do-heal-unit = Heal { $card }
do-move = { $n ->
    [0] Move to { $cell }
    [1] Move to { $cell } and fight
   *[other] Go underground to { $cell }
}
do-explore = Reveal a tile: { $cell }
do-interact = Interact
do-call = Recruit here, without an interaction
do-enter = Enter the site
do-burn = Burn the monastery
do-challenge = Challenge { $card }
do-attack-hero = Attack { $who }
do-propose = Propose a joint assault
do-special = { $n ->
    [0] Perform the incantation
    [2] Seal the graveyard (one mana)
    [3] Hunt a green enemy
    [4] Hunt a red enemy
    [5] Hunt a green and a red enemy
   *[other] Mark the glade and stay here
}
do-recruit = Recruit { $card }
do-learn = Learn { $card }
do-buy-spell = Learn the spell { $card }
do-buy-healing = Buy a point of healing
do-buy-artifact = Buy an artifact
do-add-elite = Add an elite unit to the offer
do-learn-top = Learn the unseen card of the deck
do-rest = Rest
do-end-turn = End the turn
do-fight = Fight
do-target = Target: { $card }
do-strike = Strike
do-guard = Block an attack of { $card }
do-block = Block
do-end-phase = End the phase
do-slow = Spend a move point against { $card }
do-face = { $card } deals its damage
do-hit-unit = { $card } takes it
do-hit-hero = I take it
do-cell = { $cell }
do-reward = The reward
do-discard-one = Discard { $card }

# -- log

log-hero = { $who } plays { $card }.
log-dummy-hero = The dummy player is { $card }.
log-day = Day: round { $n } begins.
log-night = Night: round { $n } begins.
log-take-tactic = { $who } takes { $card }.
log-dummy-tactic = The dummy player gets { $card }.
log-turn = { $who }: a new turn.
log-dummy-card = The dummy player gets { $card } for its deck.
log-dummy-crystal = The dummy player gets a crystal: { $colour }.
log-shuffle-own = { $who } shuffles the deck.
log-shuffle-dummy = The dummy player's deck is shuffled.
log-shuffle-volkare = Volkare's deck is shuffled.
log-shuffle-skills = Skill tokens are shuffled.
log-shuffle-tiles = The tile deck is shuffled.
log-shuffle-tokens = A pile of tokens is shuffled.
log-shuffle-cards = A deck of cards is shuffled.
log-dummy-turn = The dummy player's turn.
log-dummy-flips = The dummy player turns over { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log-dummy-flips-last = The dummy player turns over { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; the last one is { $card } ({ $colour }).
log-dummy-more = For its crystals of that colour it turns over { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
log-skip = { $who } skips this turn.
log-announce = { $who } announces the end of the round.
log-dummy-announces = The dummy player announces the end of the round.
log-ending = { $n ->
    [1] The scenario's end has come: the game ends with this round.
   *[other] The scenario's end has come: one more turn each.
}
log-play = { $who } plays { $card }.
log-power = { $who } powers { $card }.
log-sideways = { $who } plays { $card } sideways.
log-assign = { $who } assigns { $card }.
log-unit = { $who } uses { $card }.
log-skill = { $who } uses { $card }.
log-tactic = { $who } uses { $card }.
log-use-up = { $card } is not used again in this game.
log-disband = { $who } disbands { $card }.
log-recruit = { $who } recruits { $card }.
log-heal = { $who } heals a wound.
log-heal-unit = { $who } heals { $card }.
log-glade-heals = { $who } throws away a wound on the glade.
log-walk = { $who } goes to: { $where }.
log-interact = { $who } interacts: { $site }.
log-buy-artifact = { $who } buys an artifact, to be drawn at the end of the turn.
log-rest = { $who } rests.
log-rest-discard = { $who } discards { $card }.
log-discard = { $who } discards { $card }.
log-draw = { $hidden ->
    [1] { $who } draws a card.
   *[0] { $who } draws { $card }.
}
log-wound = { $who } takes a wound.
log-fame = { $who }: fame { $sign }{ $n }.
log-reputation = { $who }: reputation { $sign }{ $n }.
log-level-command = { $who } reaches level { $n }: one more command token, armor { $armor }, hand limit { $limit }.
log-level-skill = { $who } reaches level { $n }: a skill and an advanced action.
log-gain-skill = { $who } gains the skill { $card }.
log-gain-card = { $hidden ->
    [1] { $who } gains a card.
   *[0] { $who } gains { $card }.
}
log-reveal = { $card } comes into the offer.
log-gain-move = { $who }: move { $sign }{ $n }.
log-gain-influence = { $who }: influence { $sign }{ $n }.
log-gain-healing = { $who }: healing { $sign }{ $n }.
log-gain-attack = { $who }: attack { $sign }{ $n }.
log-gain-block = { $who }: block { $sign }{ $n }.

# -- abilities of enemies

trait-physical-resistance = Physical Resistance
trait-physical-resistance-text = Physical Resistance: physical attacks, cards played sideways included, count half against it
trait-fire-resistance = Fire Resistance
trait-fire-resistance-text = Fire Resistance: fire attacks count half against it, and no other effect of red cards touches it
trait-ice-resistance = Ice Resistance
trait-ice-resistance-text = Ice Resistance: ice attacks count half against it, and no other effect of blue cards touches it
trait-fortified = Fortified
trait-fortified-text = Fortified: only siege attacks reach it in the ranged phase, and none at all if it defends a fortified site or stands behind a wall as well
trait-unfortified = Unfortified
trait-unfortified-text = Unfortified: no site and no wall protects it
trait-swift = Swift
trait-swift-text = Swift: { $attacks ->
    [1] blocking its attack takes twice its value
   *[other] blocking one of its attacks takes twice the value
}
trait-brutal = Brutal
trait-brutal-text = Brutal: { $attacks ->
    [1] its attack deals double damage
   *[other] each of its attacks deals double damage
}
trait-poison = Poison
trait-poison-text = Poison: a unit gets two wounds instead of one; each wound to your hand brings another one to your discard pile
trait-paralyze = Paralyze
trait-paralyze-text = Paralyze: a unit that it would wound is destroyed; a hero who takes a wound discards all other cards from hand
trait-summon = Summon
trait-summon-text = Summon: { $attacks ->
    [1] when blocks begin it draws a monster, which attacks in its place and brings no fame
   *[other] when blocks begin it draws { $attacks } monsters, which attack in its place, each for itself, and bring no fame
}
trait-assassination = Assassination
trait-assassination-text = Assassination: no unit can take its damage
trait-cumbersome = Cumbersome
trait-cumbersome-text = Cumbersome: each move point spent in the block phase lowers { $attacks ->
    [1] its attack
   *[other] one of its attacks
} by 1
trait-elusive = Elusive
trait-elusive-text = Elusive: its armor is double, except in the attack phase after all its attacks were blocked
trait-arcane-immunity = Arcane Immunity
trait-arcane-immunity-text = Arcane Immunity: only attacks and blocks affect it, and what changes its attacks
trait-defend = Defend { $n }
trait-defend-text = Defend { $n }: the first enemy that is attacked in the combat has { $n } more armor until it ends
trait-vampiric = Vampiric
trait-vampiric-text = Vampiric: its armor grows by 1 for each unit it wounds and each wound it puts into a hand

# -- the table

area-board = Map
area-round = Round
area-source = Source
area-foes = Enemies
area-clash = This attack
area-hero = Hero
area-purse = Crystals
area-pile_green = Green tokens
area-pile_red = Red tokens
area-pile_brown = Brown tokens
area-pile_grey = Grey tokens
area-pile_violet = Violet tokens
area-pile_white = White tokens
area-used_green = Used green tokens
area-used_red = Used red tokens
area-used_brown = Used brown tokens
area-used_grey = Used grey tokens
area-used_violet = Used violet tokens
area-used_white = Used white tokens
area-ruin_pile = Ruin tokens
area-ruin_used = Used ruin tokens
area-field = Tokens on the map
area-battle = Enemies drawn for this combat
area-tiles = Tiles
area-laid = The map
area-tile_box = Tiles in the box
area-spells = Spell deck
area-spell_offer = Spells
area-advanced = Advanced action deck
area-advanced_offer = Advanced actions
area-artifacts = Artifacts
area-regulars = Regular units
area-elites = Elite units
area-unit_offer = Units
area-wounds = Wounds
area-tactics = Tactics
area-tactics_aside = Other tactics
area-common_skills = Common skills
area-centre = Skills in play for all
area-dummy_deck = Dummy player
area-dummy_discard = Dummy player's discard pile
area-dummy_skills = Dummy player's skills
area-dummy_cards = Dummy player's cards
area-cities = Cities
area-box = Box
area-deck = Deck
area-hand = Hand
area-discard = Discard pile
area-played = Played
area-aside = Set aside
area-stored = Under the tactic
area-units = Units
area-banners = Banners
area-skills = Tactic and skills
area-skill_stack = Skills to come
area-skills_up = New skills
area-tactic = Tactic
area-figure = Hero
area-drafted = Drafted
area-looked = Looked at
count-round = Round
count-rounds = of
count-turns-left = Turns left
count-level = Level
count-armor = Armor
count-hand-limit = Hand limit
count-command = Command tokens
count-fame = Fame
count-next-level = Next level at fame
count-reputation = Reputation
count-modifier = To influence
count-hand = Hand
count-deck = Deck
count-units = Units
count-attack = Attack
count-wounds = Wounds
count-move = Move
count-influence = Influence
count-healing = Healing
count-total = Total
count-needed = Needed
count-damage = Damage
count-melee-physical = Attack
count-melee-fire = Fire attack
count-melee-ice = Ice attack
count-melee-cold-fire = Cold fire attack
count-ranged-physical = Ranged attack
count-ranged-fire = Ranged fire attack
count-ranged-ice = Ranged ice attack
count-ranged-cold-fire = Ranged cold fire attack
count-siege-physical = Siege attack
count-siege-fire = Siege fire attack
count-siege-ice = Siege ice attack
count-siege-cold-fire = Siege cold fire attack
count-block-physical = Block
count-block-fire = Fire block
count-block-ice = Ice block
count-block-cold-fire = Cold fire block
count-mana-red = Red mana
count-mana-blue = Blue mana
count-mana-green = Green mana
count-mana-white = White mana
count-mana-gold = Gold mana
count-mana-black = Black mana
count-crystal-red = Red crystals
count-crystal-blue = Blue crystals
count-crystal-green = Green crystals
count-crystal-white = White crystals
mark-red = red
mark-blue = blue
mark-green = green
mark-white = white
mark-gold = gold
mark-black = black
mark-taken = used this turn
mark-depleted = depleted
mark-ready = ready
mark-spent = spent
mark-sideways = sideways
mark-wounded = wounded
mark-used = used
mark-target = target of this attack
mark-guarded = being blocked
mark-blocked = blocked
mark-quiet = does not attack
mark-attack-fire = fire attack
mark-attack-ice = ice attack
mark-attack-cold-fire = cold fire attack
mark-shield-tovak = Tovak: shield
mark-shield-goldyx = Goldyx: shield
mark-shield-norowas = Norowas: shield
mark-shield-arythea = Arythea: shield
mark-shield-wolfhawk = Wolfhawk: shield
mark-shield-krang = Krang: shield
mark-shield-braevalar = Braevalar: shield
mark-portal-closed = closed
mark-city-red = red city
mark-city-blue = blue city
mark-city-green = green city
mark-city-white = white city
mark-mine-red = red crystals
mark-mine-blue = blue crystals
mark-mine-green = green crystals
mark-mine-white = white crystals
mark-physical-resistance = Physical Resistance
mark-fire-resistance = Fire Resistance
mark-ice-resistance = Ice Resistance
mark-fortified = Fortified
mark-unfortified = Unfortified
mark-swift = Swift
mark-brutal = Brutal
mark-poison = Poison
mark-paralyze = Paralyze
mark-summon = Summon
mark-assassination = Assassination
mark-cumbersome = Cumbersome
mark-elusive = Elusive
mark-arcane-immunity = Arcane Immunity
mark-defend = Defend
mark-vampiric = Vampiric
back-ruin = ruin token
back-countryside = countryside tile
back-core = core tile
until-combat = until the end of the combat
until-round = until the end of the round
until-own-next-turn = until the owner's next turn
until-next-draw = until the next draw
until-game = for the rest of the game
until-blow = until this attack or block is carried out
preview-reveals = reveals a tile: cannot be undone
preview-interact = { $n ->
    [0] your reputation changes nothing
   *[other] reputation: { $n } influence
}
preview-move-lost = { $n } move will be lost
preview-influence-lost = { $n } influence will be lost
preview-healing-lost = { $n } healing will be lost
preview-mana-lost = { $n ->
    [one] { $n } mana token will be lost
   *[other] { $n } mana tokens will be lost
}
preview-withdraws = { $n ->
    [one] you cannot stay here: { $n } space back, { $n } wound
   *[other] you cannot stay here: { $n } spaces back, { $n } wounds
}
preview-round-ends = the round ends with this turn
preview-game-ends = the game ends with this turn
preview-fight = a fight: enemies are drawn
preview-fight-unseen = a fight: enemies are turned up
preview-fight-with = a fight: { $foes }
preview-reputation = reputation { $n }
preview-alone = your units take no part
preview-draws = draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, after what you discard
preview-assault = { $loss ->
    [0] { $site }: an assault. Movement ends
   *[other] { $site }: an assault. Movement ends, reputation -1
}
preview-shut = { $site }: its owner is there and cannot be fought now. Movement ends, and you will have to withdraw
preview-fought-for = { $site }: a fight. Movement ends
preview-provokes = { $card } attack you
preview-pursuer = { $card } attack you first
preview-calls = no interaction: reputation does not count
preview-swayed = reputation counts otherwise in this interaction: { $sign }{ $n } influence
preview-price = costs { $n } influence
preview-walk = costs { $n } move, { $left } left
site-ancient-ruins = ancient ruins
site-crystal-mine = crystal mine
site-magical-glade = magical glade
why-not-wounded = It is wounded.
why-not-spent = It is spent until the next round.
why-not-no-interaction = Only during an interaction.
why-not-here = It cannot be recruited here.
why-not-influence = Costs { $n } influence, you have { $have }.
why-not-wound = A wound cannot be played; heal it, or rest.
why-not-swayed = With it your reputation counts otherwise: you would have { $have } influence, and it costs { $n }.
why-not-company = Thugs and Heroes are never recruited in the same interaction.
why-not-hiring = You have chosen to recruit no unit for influence this turn.
why-not-unit-mana = It takes one mana of a basic colour besides.
log-token = { $who } gains { $what }.
log-crystal = { $who } gains a { $colour } crystal.
log-die = A die of the source shows { $colour }.
log-roll = A die shows { $colour }.
log-mana = { $who } uses { $what }.
log-shield = { $who } marks the space with a shield.

# -- options of heroes and decks

option-choosing-auction = An auction: fame for the right to choose
option-interactive = What hinders others
    .about = Whether competitive skills and the four spells that hinder other players are in the game.
option-interactive-yes = In the game
option-interactive-no = Left in the box
option-friendly-mana = Friendly mana
    .about = By day a gold die does not serve for a colour that another die of the source shows.
option-friendly-mana-yes = Yes
option-friendly-mana-no = No
option-deckbuilding = More for the decks
    .about = Advanced actions that are drafted at the start and come day by day, or that replace weaker cards after each night.
option-deckbuilding-no = Nothing
option-deckbuilding-upgrades = Upgrades after each night
option-deckbuilding-draft = A draft at the start
ask-name-hero = Name a hero: others may bid for it.
do-name-hero = Name { $card }
ask-bid = { $n ->
    [0] { $who } has named { $card } and takes it, unless somebody bids fame for it.
   *[other] { $who } bids { $n } fame for { $card }. Do you bid?
}
do-bid = Bid { $n } fame
do-no-bid = No bid
log-bid = { $who } bids { $n } fame for { $card }.
ask-draft = Keep one card; the others go on to the next player.
ask-drafted = Which drafted card comes into your deck?
ask-upgrade = Take one of these advanced actions, and remove an action card of the same colour or kind?
ask-replace = Which card does it replace?
do-remove = Remove { $card }
area-upgrades = Upgrades
