# Skills.

# Arythea
card-arythea-dark-paths = Dark Paths
card-arythea-burning-power = Burning Power
card-arythea-hot-swordsmanship = Hot Swordsmanship
card-arythea-dark-negotiation = Dark Negotiation
card-arythea-dark-fire-magic = Dark Fire Magic
card-arythea-power-of-pain = Power of Pain
card-arythea-invocation = Invocation
card-arythea-polarization = Polarization
card-arythea-motivation = Motivation
card-arythea-healing-ritual = Healing Ritual
card-arythea-ritual-of-pain = Ritual of Pain

# Tovak
card-tovak-double-time = Double Time
card-tovak-night-sharpshooting = Night Sharpshooting
card-tovak-cold-swordsmanship = Cold Swordsmanship
card-tovak-shield-mastery = Shield Mastery
card-tovak-resistance-break = Resistance Break
card-tovak-i-feel-no-pain = I Feel No Pain
card-tovak-i-dont-give-a-damn = I Don't Give a Damn
card-tovak-who-needs-magic = Who Needs Magic?
card-tovak-motivation = Motivation
card-tovak-mana-exploit = Mana Exploit
card-tovak-mana-overload = Mana Overload

# Goldyx
card-goldyx-freezing-power = Freezing Power
card-goldyx-potion-making = Potion Making
card-goldyx-white-crystal-craft = White Crystal Craft
card-goldyx-green-crystal-craft = Green Crystal Craft
card-goldyx-red-crystal-craft = Red Crystal Craft
card-goldyx-glittering-fortune = Glittering Fortune
card-goldyx-flight = Flight
card-goldyx-universal-power = Universal Power
card-goldyx-motivation = Motivation
card-goldyx-source-freeze = Source Freeze
card-goldyx-source-opening = Source Opening

# Norowas
card-norowas-forward-march = Forward March
card-norowas-day-sharpshooting = Day Sharpshooting
card-norowas-inspiration = Inspiration
card-norowas-bright-negotiation = Bright Negotiation
card-norowas-leaves-in-the-wind = Leaves in the Wind
card-norowas-whispers-in-the-treetops = Whispers in the Treetops
card-norowas-leadership = Leadership
card-norowas-bonds-of-loyalty = Bonds of Loyalty
card-norowas-motivation = Motivation
card-norowas-prayer-of-weather = Prayer of Weather
card-norowas-prayer-of-weather-coop = Calming the Weather

# What skills do.
per-night = by night
per-day = by day
per-crystal-colour = for each different colour among your crystals
per-ready-unit = for each ready unwounded unit of yours, { $n } at most
if-alone-last = you alone have the least Fame
what-wound = a Wound
op-motivated = no Motivation can be used until the end of your next turn
op-motivation = it may be used in another player's turn too
op-wound-sideways = play a Wound sideways, for { $n }
op-more-sideways = the next card that you play sideways gives { $n }
op-more-sideways-rare = the next card that you play sideways gives { $n }, or { $rare } if it is no Basic Action
op-coloured-sideways = the next card that you play sideways gives { $n }, or { $same } if it has the colour of that mana
in-force-coloured-sideways = the next card that you play sideways gives { $n }, or { $same } if it has the colour of { $mana }
op-paid-sideways = pay one mana: { $what }
op-no-source = you use no die of the Source this turn
op-without-source = { $what }, if you use no die of the Source in the whole turn
op-opposite = use one mana as the opposite colour this turn: red and blue, green and white, gold and black. By day black so serves as any basic colour, by night gold as the black of a strong Spell
op-conjured = one mana of the named colour is at hand: a card is discarded when it is used
in-force-conjured = { $mana } at hand: a card is discarded when it is used
op-lay-aside = { $wound ->
    [1] discard a Wound and use one token at once ({ $mana })
   *[other] discard another card and use one token at once ({ $mana })
}
ask-lay-aside = Which card do you discard, when the mana is used?
do-lay-aside = { $card }
op-mark-colour = name a colour, all but gold, and gain a mana token of it
op-others-wounded = until your next turn other players take a Wound when they use mana of another colour in their turns, one Wound for each colour
op-overload = the first other player (who plays alone, in the next turn) who powers a card with mana of that colour gets { $n } more Move, Influence, Attack or Block of it; then the skill comes back
in-force-others-wounded = other players take a Wound when they use any mana but { $mana } in their turns, one Wound for each colour
in-force-overload = the first other player (who plays alone, in the next turn) who powers a card with { $mana } gets { $n } more Move, Influence, Attack or Block of it; then the skill comes back
op-more-once = { $n } more of the points that this card gives
op-frozen-source = until your next turn other players cannot use the one die of the Source that a turn allows
op-thaw = at the start of your next turn this round gain a crystal of a basic colour that a die of the Source shows
op-roll-die = reroll a die of the Source
ask-roll-die = Which die of the Source is rerolled?
op-opened-source = use one more die of the Source that shows a basic colour: its mana for you, a crystal of that colour for the owner of the skill. At the end of the turn say whether that die is rerolled
ask-opened-source = Which die of the Source do you use?
ask-ask-roll = Is the die rerolled?
ask-roll-returned = { $die } returns to the Source. Is it rerolled?
do-roll-die = Reroll it
do-leave-die = Leave it as it is
op-unit-block = the next unit this turn: Block +{ $n }
op-unit-attack = the next unit this turn: Attack +{ $n }
op-unit-ranged = the next unit this turn: Ranged Attack +{ $n }
op-heal-unit = heal one Wound of one of your units
ask-heal-unit = Which unit is healed?
op-add-regulars = when you gain this, add { $n } Regular units to the offer
op-bond = this is one more Command token, for one unit that cannot be disbanded and follows you where units are not allowed
op-bound = this unit cannot be disbanded, and follows you where units are not allowed
op-bond-open = in an interaction: the next unit that you recruit this turn goes under it and costs { $n } less
op-throw-wounds = throw away up to { $n } Wounds from your hand
ask-wounds = How many Wounds do you throw away?
do-throw-wounds = { $n ->
    [0] None
    [one] One Wound
   *[other] { $n } Wounds
}
op-healing-ritual = throw away 1 or { $n } Wounds from your hand. One of them goes to the hand of the nearest other hero; of a single one you may say that it does not
ask-give-wound = Whose hand does the Wound go to?
do-give-nobody = Nobody's
op-to-centre = put this skill in the middle of the table
op-others-pay-more = until your next turn all terrain costs other players { $n } more, { $most } at most
text-centre = another player may give it back: { $what }. Who plays alone may do so in the next turn
text-interaction = in an interaction, { $what }
text-no-interaction = not in an interaction: { $what }
text-each-turn = once a turn: { $what }
text-each-round = once a round: { $what }
ask-before-turn = You may act before your turn.
ask-outside = The turn of { $who } begins. You may act before it.
ask-forestall = { $who } is about to act on you. You may act first.
do-plunder = { $n ->
   *[other] Plunder the village: Reputation -1, draw { $n } cards
}
log-plunder = { $who } plunders a village.
log-centre = { $who } uses { $card } from the middle of the table.
