# Action cards, and cards as a price or a gain.

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-tranquility = Tranquility
card-promise = Promise
card-threaten = Threaten
card-crystallize = Crystallize
card-mana-draw = Mana Draw
card-concentration = Concentration
card-improvisation = Improvisation
card-battle-versatility = Battle Versatility
card-mana-pull = Mana Pull
card-cold-toughness = Cold Toughness
card-instinct = Instinct
card-will-focus = Will Focus
card-crystal-joy = Crystal Joy
card-noble-manners = Noble Manners
card-rejuvenate = Rejuvenate
card-wound = Wound
card-fire-bolt = Fire Bolt
card-ice-bolt = Ice Bolt
card-swift-bolt = Swift Bolt
card-crushing-bolt = Crushing Bolt
card-blood-rage = Blood Rage
card-ice-shield = Ice Shield
card-agility = Agility
card-refreshing-walk = Refreshing Walk
card-intimidate = Intimidate
card-frost-bridge = Frost Bridge
card-song-of-wind = Song of Wind
card-path-finding = Path Finding
card-blood-ritual = Blood Ritual
card-pure-magic = Pure Magic
card-heroic-tale = Heroic Tale
card-regeneration = Regeneration
card-into-the-heat = Into the Heat
card-steady-tempo = Steady Tempo
card-diplomacy = Diplomacy
card-in-need = In Need
card-decompose = Decompose
card-crystal-mastery = Crystal Mastery
card-mana-storm = Mana Storm
card-ambush = Ambush
card-maximal-effect = Maximal Effect
card-magic-talent = Magic Talent
card-learning = Learning
card-training = Training

# -- cards as a price and as a gain

what-other-card = another card
what-other-or-wound = another card (it may be a Wound)
what-other-coloured = another card that has a colour
what-other-action = another Action card
what-spell = a Spell
what-spell-coloured = { $colour ->
    [red] a red Spell
    [blue] a blue Spell
    [green] a green Spell
   *[white] a white Spell
}
what-advanced = an Advanced Action
what-advanced-coloured = { $colour ->
    [red] a red Advanced Action
    [blue] a blue Advanced Action
    [green] a green Advanced Action
   *[white] a white Advanced Action
}
in-spell_offer = from the offer
in-advanced_offer = from the offer
op-discard = discard { $what }
op-throw-away = throw away { $what }
op-gain-to-hand = gain { $what } { $where } to your hand
op-gain-to-discard = gain { $what } { $where } to your discard pile
op-gain-to-deck = gain { $what } { $where }
op-discard-for = discard { $card }: { $what }
op-throw-away-for = throw away { $card }: { $what }
op-other-crystals = throw away { $card }: gain a crystal of each basic colour that it does not have
op-discard-any = discard any number of other cards: { $what } for each
op-by-card-colour = by its colour: { $what }
by-card-colour = { $colour ->
    [red] red: { $what }
    [blue] blue: { $what }
    [green] green: { $what }
   *[white] white: { $what }
}
op-crystals-of-its-colour = gain two crystals of its colour
op-gain-its-colour-discard = gain an Advanced Action of its colour from the offer to your discard pile
op-gain-its-colour-hand = gain an Advanced Action of its colour from the offer to your hand
op-borrow-spell-of-its-colour = once this turn you may cast a Spell of its colour from the offer as if it were in your hand; it stays in the offer
op-crystallize = pay one mana of a basic colour: gain a crystal of that colour
op-learn-spell = pay one mana of a basic colour: gain a Spell of that colour from the offer to your discard pile
ask-discard-for = Which card do you discard?
ask-throw-away-for = Which card do you throw away?
ask-discard-any = { $n ->
    [0] Discard any number of cards, or none.
    [one] { $n } card discarded. More?
   *[other] { $n } cards discarded. More?
}
do-discard = Discard { $card }
do-throw-away = Throw away { $card }
do-gain-card = Gain { $card }
do-enough = That is enough

# -- composite effects

op-play-with = play another Action card with it and use the powered effect of that card without its mana; the Move, Influence, Attack or Block that it gives is { $n } higher
op-use-thrown-away = throw away another Action card: use its basic effect { $n } times
op-use-thrown-away-strong = throw away another Action card: use its powered effect { $n } times without its mana
ask-play-with = Which card do you play with it?

# -- dice of the Source

op-more-dice = { $n ->
    [one] this turn you may use one more die of the Source
   *[other] this turn you may use { $n } more dice of the Source
}
op-set-die = { $n ->
    [one] take a die of the Source, set it to any colour except gold and gain one mana of that colour; at the end of the turn it returns as it is
   *[other] take a die of the Source, set it to any colour except gold and gain { $n } mana of that colour; at the end of the turn it returns as it is
}
op-set-dice = take { $dice } dice of the Source, set each to any colour except gold and gain one mana of its colour; at the end of the turn they return as they are
op-crystal-from-die = gain a crystal of a basic colour that a die of the Source shows, and reroll that die
op-roll-source = reroll all dice of the Source
op-wild-die = this turn one die that shows black may be used as mana of any basic colour, by day too
op-wild-dice = this turn dice that show gold or black may be used as mana of any basic colour, by day and by night
ask-set-die = Which die do you take?
ask-crystal-from-die = Which die gives you a crystal?
ask-set-colour = Which colour do you set it to?
do-die = { $what }

# -- terrain

list-comma = { $first }, { $then }
terrain-all = every terrain
terrains-plains = plains
terrains-hills = hills
terrains-forest = forests
terrains-wasteland = wastelands
terrains-desert = deserts
terrains-swamp = swamps
terrains-lake = lakes
terrains-mountain = mountains
terrains-city = cities
op-terrain-costs = this turn the Move cost of { $what } is { $n }
op-terrain-at-most = this turn the Move cost of { $what } is { $n } at most
op-terrain-less = this turn the Move cost of { $what } is { $n } less, but not below { $least }
op-terrain-less-long = until your next turn the Move cost of { $what } is { $n } less for you, but not below { $least }
op-terrain-opened = this turn you may enter { $what }
op-terrain-opened-for = this turn you may enter { $what } for a Move cost of { $n }

# -- what stays in force

op-spend-move = this turn you may spend Move in combat: { $what } for every { $n ->
    [one] point
   *[other] { $n } points
}
op-spend-influence = this turn you may spend Influence in combat: { $what } for every { $n ->
    [one] point
   *[other] { $n } points
}
op-spend-one-influence = choose { $what }: this turn you may spend Influence in combat for it, { $n ->
    [one] one point
   *[other] { $n } points
} each
op-spend-once-move = once this turn you may spend { $n } Move: { $what }
op-spend-once-influence = once this turn you may spend { $n } Influence: { $what }
do-spend-move = Spend { $n } Move: { $what }
do-spend-influence = Spend { $n } Influence: { $what }
op-pay-later = once this turn you may pay { $mana }: { $what }
op-borrow-spell = { $colour ->
    [red] cast a red Spell from the offer
    [blue] cast a blue Spell from the offer
    [green] cast a green Spell from the offer
   *[white] cast a white Spell from the offer
}
    .holds = { $colour ->
    [red] you may cast a red Spell from the offer
    [blue] you may cast a blue Spell from the offer
    [green] you may cast a green Spell from the offer
   *[white] you may cast a white Spell from the offer
}
ask-which-spell = Which Spell do you cast?
ask-which-effect = Which of its effects?
do-cast = Cast { $card }
op-first-fight = this turn, whichever you play first: your first Attack card gives { $attack } more, or your first Block card gives { $block } more
op-surprise-attack = your first Attack card gives { $n } more
op-surprise-block = your first Block card gives { $n } more
op-for-wound = take a Wound: { $what }
text-combat-start = at the start of a combat: { $what }
op-units-attack = in this combat the Attacks of your Units are { $n } higher
op-units-block = in this combat the Blocks of your Units are { $n } higher
op-units-sheltered = this turn no damage may be assigned to your Units
op-per-recruit = for each Unit you recruit this turn: { $what }
op-turn-end = at the end of the turn, { $what }
op-to-deck-under = put this card under your deck, if it is not empty
op-to-deck-top = put this card on top of your deck
op-back-to-hand = take this card back to your hand
op-crystals-return = all crystals that you spent this turn return
op-crystal-owned = gain a crystal of a colour of which you have one
per-wound-borne = for each Wound in your hand and on your Units
if-interacting = it is used during an interaction
log-throw-away = { $who } throws { $card } away.
