# The heroes of the expansions: Wolfhawk, Krang, Braevalar.

card-wolfhawk = Wolfhawk
card-swift-reflexes = Swift Reflexes
card-tirelessness = Tirelessness
card-wolfhawk-refreshing-bath = Refreshing Bath
card-wolfhawk-refreshing-breeze = Refreshing Breeze
card-wolfhawk-hawk-eyes = Hawk Eyes
card-wolfhawk-on-her-own = On Her Own
card-wolfhawk-deadly-aim = Deadly Aim
card-wolfhawk-know-your-prey = Know Your Prey
card-wolfhawk-taunt = Taunt
card-wolfhawk-dueling = Dueling
card-wolfhawk-motivation = Motivation
card-wolfhawk-wolfs-howl = Wolf's Howl
card-wolfhawk-wolfs-howl-coop = Howl of the Pack

card-krang = Krang
card-savage-harvesting = Savage Harvesting
card-ruthless-coercion = Ruthless Coercion
card-krang-spirit-guides = Spirit Guides
card-krang-battle-hardened = Battle Hardened
card-krang-battle-frenzy = Battle Frenzy
card-krang-shamanic-ritual = Shamanic Ritual
card-krang-regenerate = Regenerate
card-krang-arcane-disguise = Arcane Disguise
card-krang-puppet-master = Puppet Master
card-krang-master-of-chaos = Master of Chaos
card-krang-curse = Curse
card-krang-mana-suppression = Mana Suppression
card-krang-mana-enhancement = Mana Enhancement

card-braevalar = Braevalar
card-one-with-the-land = One with the Land
card-druidic-paths = Druidic Paths
card-braevalar-elemental-resistance = Elemental Resistance
card-braevalar-feral-allies = Feral Allies
card-braevalar-thunderstorm = Thunderstorm
card-braevalar-lightning-storm = Lightning Storm
card-braevalar-beguile = Beguile
card-braevalar-forked-lightning = Forked Lightning
card-braevalar-shapeshift = Shapeshift
card-braevalar-secret-ways = Secret Ways
card-braevalar-regenerate = Regenerate
card-braevalar-natures-vengeance = Nature's Vengeance
card-braevalar-natures-vengeance-coop = Nature's Vengeance (cooperative)

# What their cards and skills do.
area-trophies = Kept enemies

# Points added to others
op-more-move-once = the next other card that gives Move this turn, sideways too: Move +{ $n }
op-more-move = each other card that gives Move from now on this turn, sideways too: Move +{ $n }
op-aim = { $phase ->
    [ranged] in the ranged phase the next card that gives an attack: +{ $n }
   *[other] in the attack phase the next card that gives an attack, sideways too: +{ $n }
}
op-one-block = once this turn in a block phase: +{ $n } to the next block that you play, of a card, a skill or a unit
do-one-block = +{ $n } to the next block
op-more-block = +{ $n } to the next block that you play
op-others-units-attack = until your next turn attacks of other players' units are { $n } less
op-others-units-block = until your next turn blocks of other players' units are { $n } less
op-lonely-sideways = the next card that you play sideways gives { $n }, and 1 more for each Command token without a unit

# Enemies
op-one-foe-within-reach = choose an enemy, in the ranged phase one that is not fortified: { $what }
op-one-attack-within-reach = choose one attack of an enemy, in the ranged phase of one that is not fortified: { $what }
op-foe-loses-one = it loses one ability or resistance of your choice that is printed on its token; it cannot lose Summon
ask-trait = Which ability does it lose?
op-foe-loses-element = it loses one element: Fire or Ice becomes physical, Cold Fire becomes Fire or Ice
ask-element = Which element does the attack lose?
do-lose-fire = Fire
do-lose-ice = Ice
op-foe-taunted = its value is raised by { $n }; if its enemy attacks, the armor of that one is reduced by { $armor } afterwards, to no less than 1
op-foe-bare = a taunted enemy that attacks has { $n } less armor afterwards
op-foe-encumbered = its enemy becomes Cumbersome
op-pledged = attack points that count against one enemy
op-bolts = { $what } { $points } against each of up to { $n } different enemies
ask-aim = Against which enemy?
ask-pledge = Against which enemy is this attack: { $what } { $n }?
op-dueling = for the attack that is being blocked: Block { $n }, and in the attack phase Attack { $n } against that enemy, of a summoned monster against its summoner. Defeating it brings { $fame } Fame if no unit of yours blocked, attacked or affected it and none took its damage
op-honour = { $n } Fame for defeating that enemy without any unit
op-riposte = Attack { $n } in your next attack
op-ignores-physical = your hero ignores the next { $n } damage of one physical attack
op-ignores-not-physical = your hero ignores the next { $n } damage of one attack that is not physical
op-ignores-elemental = your hero ignores the next { $n } damage of one Fire or Ice attack
op-ignores-not-elemental = your hero ignores the next { $n } damage of one physical or Cold Fire attack
op-others-block-more = until your next turn every attack of the enemies that other players fight is { $n } stronger in the block phase
op-pack = the first other player who fights enemies gives it back; who plays alone does so in the next turn. Then, { $armor }; and { $attack }

# Units and influence
op-coercion = once this turn you may recruit a unit for { $n } less; if you do, { $price }
do-coerce = The next unit costs { $n } less, for Reputation
op-cheaper = the next unit that you recruit costs { $n } less
op-ready-for-influence = outside combat you may ready units of level { $level } and less, each once, for { $n } Influence a level
ask-ready-for-influence = Which unit becomes ready, for Influence?
op-no-hiring = you recruit no unit for Influence this turn
op-without-hiring = { $what }, if you recruit no unit for Influence in the whole turn
op-charm = Influence { $n }; at a fortified site { $fortified }, on a magical glade { $glade }

# The land
op-harvest = each time you move to a space this turn you may discard a card that is no Wound for a crystal of its colour, of an Artifact for one of any basic colour
op-harvest-once = once this turn, when you move to a space, you may discard a card that is no Wound for a crystal of its colour, of an Artifact for one of any basic colour
ask-harvest = Which card do you discard for a crystal?
op-ground-block = a block as strong as the Move cost of your space without any effect, a mountain counting 5 and a lake 2: a Fire Block by day, an Ice Block by night
op-cheaper-reveals = from now on revealing a tile costs you { $n } less
op-cheaper-reveals-night = from now on revealing a tile by night costs you { $n } less
op-far-sight = by day garrisons of fortified sites are revealed when you are { $n } spaces away
op-terrain-safe = { $what }: safe for you
op-terrain-opened-always = from now on { $what } may be entered for { $n }
op-and-safe = { $what }, and you may stay there
op-cell-less = the space that you named costs { $n } less, no less than { $least }
op-name-space = one space of your choice costs { $n } less this turn, no less than { $least }
ask-name-space = Which space costs less?
op-name-terrain = one terrain of your choice costs { $n } less this turn, no less than { $least }
ask-name-terrain = Which terrain costs less?

# Skills that flip
op-flip = turn this skill face down: { $what }. { $until }
op-face-down-rest = It is turned up again when you rest
op-face-down-action = It may be turned up again, once a turn, as the action of a turn
op-face-down-mana = It may be turned up again, once a turn, for { $mana }
do-turn-up-rest = Turn the skill up
do-turn-up-action = Turn the skill up: this is the action of the turn
do-turn-up-mana = Turn the skill up for { $mana }
log-skill-up = { $who } turns { $card } up.
op-reputation-ignored = your Reputation is ignored this turn, the X too

# The wheel
op-roll-wheel = when you gain this, roll a mana die and lay a shield on its colour of the wheel
op-turn-wheel = move the shield one step clockwise and take what that colour gives: { $what }. After a turn without it you may move the shield without effect before your next turn
by-wheel = { $colour } — { $what }
op-shield-on = the shield lies on { $colour }
do-turn-wheel = { $card }: move the shield without effect
log-wheel = { $who } moves the shield of { $card }.

# Puppets
op-keep-token = keep the token of an enemy that you have defeated this turn
op-puppet-attack = discard a kept token for half of each of its attacks, rounded up, with their elements
op-puppet-block = discard a kept token for a block of half its armor, rounded up: Fire if it resists Ice, Ice if it resists Fire, Cold Fire if it resists both
ask-puppet = which enemy: { $what }?
log-puppet-kept = { $who } keeps { $card }.
log-puppet-used = { $card } fights for { $who }.
log-puppet-summoned = { $card } comes.

# Mana
op-regenerate = pay one mana of any colour and throw away a Wound from your hand. If that was { $mana }, or you alone have the least Fame, draw a card
op-toll = until your next turn the first mana of a basic colour that another player uses in a turn costs one more of that colour, which is laid on the skill
op-toll-gained = at the start of your next turn this round gain a crystal of a colour that lies on it
op-on-token = mana of a colour lies on it
in-force-on-token = { $mana } lies on it
op-next-mana = when you next use mana of a basic colour this turn, gain a crystal of it and put this skill, marked with the colour, in the middle of the table
op-marked-mana = gain a mana token of the marked colour

# Shapes
op-shapeshift = play a Basic Action: an amount of Move, Attack or Block that it gives, not one that depends on anything, is one of another of these kinds. Elements stay
ask-shapeshift = Which card do you play for something else?
ask-how-to-shift = What is it played for?
do-shift = { $strong ->
    [1] { $what } (powered, instead of: { $of })
   *[other] { $what } (instead of: { $of })
}
