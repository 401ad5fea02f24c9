# Artifacts
card-banner-of-glory = Banner of Glory
card-banner-of-fear = Banner of Fear
card-banner-of-protection = Banner of Protection
card-banner-of-courage = Banner of Courage
card-ruby-ring = Ruby Ring
card-sapphire-ring = Sapphire Ring
card-diamond-ring = Diamond Ring
card-emerald-ring = Emerald Ring
card-sword-of-justice = Sword of Justice
card-horn-of-wrath = Horn of Wrath
card-endless-bag-of-gold = Endless Bag of Gold
card-endless-gem-pouch = Endless Gem Pouch
card-golden-grail = Golden Grail
card-book-of-wisdom = Book of Wisdom
card-amulet-of-the-sun = Amulet of the Sun
card-amulet-of-darkness = Amulet of Darkness

# Banners
op-stronger-bearer = it has Armor +{ $n } and +{ $n } to each of its Attacks and Blocks
op-stronger-every = this turn all your Units have Armor +{ $n } and +{ $n } to each of their Attacks and Blocks
op-unit-armor-bearer = it has Armor +{ $n }
op-unit-armor-every = your Units have Armor +{ $n }
op-attack-gained-bearer = its Attacks have +{ $n }
op-attack-gained-every = Attacks of your Units have +{ $n }
op-block-gained-bearer = its Blocks have +{ $n }
op-block-gained-every = Blocks of your Units have +{ $n }
op-resistances-bearer = it has { $what }
op-resistances-every = your Units have { $what }
op-fame-bearer = Fame +{ $n } whenever it attacks or blocks
op-spend-bearer = you may spend it
op-once-a-round = once a round you may { $what }
op-ready-bearer = ready it
op-shed-wounds = at the end of this turn you may throw away all Wounds you received in it, from hand and discard pile
ask-shed = Which of the Wounds of this turn do you throw away?
do-shed-hand = Throw away a Wound in hand
do-shed-discard = Throw away a Wound in the discard pile
do-shed-played = Throw away a Wound that you played

# Fame for deeds
op-fame-spells = { $colour ->
    [red] Fame +{ $n } for each red Spell you cast this turn
    [blue] Fame +{ $n } for each blue Spell you cast this turn
    [green] Fame +{ $n } for each green Spell you cast this turn
   *[white] Fame +{ $n } for each white Spell you cast this turn
}
op-fame-defeats = Fame +{ $n } for each enemy you defeat this turn
op-fame-units = Fame +{ $n } for each of your Units that attacks or blocks this turn
op-fame-healing = Fame +1 for each point of this Healing that you spend
op-draw-healing = this turn draw a card each time a Wound in hand is healed

# Mana, day and night
op-endless-mana = this turn you have as much { $what } mana as you want
endless-red = red
endless-blue = blue
endless-green = green
endless-white = white
endless-black = black
op-mana-works = { $colour ->
    [gold] gold mana can be used this turn
   *[black] black mana can be used this turn
}
op-daylight = the garrisons next to you and all ruins are turned up as by day
op-token-of-each = gain a mana token of each basic colour
op-token-of-the-hour = gain a gold mana token by day, a black one by night
if-night = it is night
if-day = it is day

# Dice, attacks, cards
op-roll-crystals = { $n ->
    [one] roll a mana die: a basic colour gives a crystal of it, gold one of any basic colour, black Fame +1
    [2] roll a mana die twice: a basic colour gives a crystal of it, gold one of any basic colour, black Fame +1
   *[other] roll a mana die { $n } times: a basic colour gives a crystal of it, gold one of any basic colour, black Fame +1
}
op-roll-wounds = roll a mana die: take a Wound on black or red
op-wrath = { $what }. You may add up to { $n } to it: roll a mana die for each point added and take a Wound for each that shows black or red
ask-wrath = How much do you add? A die is rolled for each point.
do-wrath = { $n ->
    [0] Add nothing
   *[other] Add { $n }
}
op-double-attacks = physical Attacks you play in the Attack phase this turn count double
op-gain-same-advanced = gain an Advanced Action of the same colour from the offer to your hand
op-gain-same-spell = gain a Spell of the same colour from the offer to your hand and a crystal of that colour

# What a card says
text-spell = { $name } ({ $mana }): { $what }
text-artifact-strong = if thrown away: { $what }
text-banner = while a Unit carries it: { $what }
text-powered = { $mana }: { $what }
log-banner = { $who } uses { $card }.
