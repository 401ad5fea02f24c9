# Spells: the basic effect gives a card its name, the strong one has a name of its own.
card-fireball = Fireball
card-snowstorm = Snowstorm
card-expose = Expose
card-tremor = Tremor
card-flame-wall = Flame Wall
card-mana-bolt = Mana Bolt
card-whirlwind = Whirlwind
card-underground-travel = Underground Travel
card-burning-shield = Burning Shield
card-chill = Chill
card-wings-of-wind = Wings of Wind
card-restoration = Restoration
card-demolish = Demolish
card-space-bending = Space Bending
card-call-to-arms = Call to Arms
card-meditation = Meditation
card-mana-meltdown = Mana Meltdown
card-mana-claim = Mana Claim
card-mind-read = Mind Read
card-energy-flow = Energy Flow

strong-fireball = Firestorm
strong-snowstorm = Blizzard
strong-expose = Mass Expose
strong-tremor = Earthquake
strong-flame-wall = Flame Wave
strong-mana-bolt = Mana Thunderbolt
strong-whirlwind = Tornado
strong-underground-travel = Underground Attack
strong-burning-shield = Exploding Shield
strong-chill = Lethal Chill
strong-wings-of-wind = Wings of Night
strong-restoration = Rebirth
strong-demolish = Disintegrate
strong-space-bending = Time Bending
strong-call-to-arms = Call to Glory
strong-meditation = Trance
strong-mana-meltdown = Mana Radiance
strong-mana-claim = Mana Curse
strong-mind-read = Mind Steal
strong-energy-flow = Energy Steal

# Units
op-recruit-free = recruit any Unit of the offer for nothing; without a free Command token disband a Unit first
ask-recruit-free = Which Unit joins you?
ask-disband = Which Unit makes room for { $card }?
do-disband = Disband { $card }
op-ready = { $level ->
    [0] ready one of your Units
    [1] ready one of your Units of level I
    [2] ready one of your Units of level I or II
   *[3] ready one of your Units of level I, II or III
}
op-ready-heal = ready one of your Units and heal one Wound of it
op-ready-levels = ready Units of yours of up to { $n } levels in total
op-ready-all = ready all your Units
op-spend-rivals = { $level ->
    [2] you may spend one Unit of level I or II of each other player
   *[3] you may spend one Unit of level I, II or III of each other player
}
ask-ready = Which Unit becomes ready?
ask-ready-levels = { $n ->
    [one] Which Unit becomes ready? One level is left.
   *[other] Which Unit becomes ready? { $n } levels are left.
}
ask-spend-rival = Which Unit of { $who } is spent?
log-ready = { $who }: { $card } is ready again.
log-spent = { $who }: { $card } is spent.
op-call-to-arms = use one ability of a Unit in the offer as if it were yours, paying its mana; no damage can be assigned to it
ask-call = Which ability of a Unit in the offer do you use?

# Direct moves
op-travel = { $price ->
    [each] spend { $cost } Move for each space and move up to { $n } revealed spaces, past any obstacle, to a safe space; this provokes nobody
    [total] spend { $cost } Move and move up to { $n } revealed spaces, past any obstacle, to a safe space; this provokes nobody
   *[none] { $n ->
        [one] move to an adjacent revealed safe space; this provokes nobody
       *[other] move up to { $n } revealed spaces, past any obstacle, to a safe space; this provokes nobody
    }
}
op-storm = move up to { $n } revealed spaces, past any obstacle, onto a fortified site that you assault by that, or onto another hero whom you attack; this provokes nobody, and if you fail you return to where you started
op-travel-not = { $what }. The way leads through no { $where }
list-neither = { $first } or { $then }
not-swamp = swamp
not-lake = lake
op-stride = this turn spaces and tile positions { $n } spaces away count as adjacent when you move or reveal a tile
    .holds = spaces and tile positions { $n } spaces away count as adjacent when you move or reveal a tile
op-unnoticed = you provoke nobody by moving this turn
    .holds = you provoke nobody by moving
ask-travel = Where do you go?
op-on-terrain = { $what }. { $where } instead: { $there }
on-forest = In a forest

# Turns, hands and decks
op-bend-time = at the end of this turn draw no cards: all other cards you played this turn return to your hand, this one is set aside until the end of the round, and you take another turn at once
op-cards-return = cards played this turn return to your hand at its end
op-no-draw = you draw no cards at the end of this turn
op-larger-hand = your Hand limit is { $n } higher at the next draw
op-recall = choose { $n } cards of your discard pile and put them together on top of your Deed deck or under it, in any order
op-recall-by-chance = take { $n } random cards of your discard pile and put them together on top of your Deed deck or under it, in any order
ask-recall = Where do the cards you choose go?
ask-recall-these = Where does it go: { $cards }?
do-recall-top = On top of the deck
do-recall-under = Under the deck
ask-lay-on = Which card comes next on top of the deck?
ask-lay-under = Which card comes next under the deck?

# Other players
op-meltdown = each other player loses a random crystal; whoever had none takes a Wound instead. You may gain one of the crystals lost
ask-lost-crystal = Which of the lost crystals do you gain?
op-radiance = name a basic colour: each player, you too, takes a Wound for each crystal of it. Gain { $n } crystals of it
op-claim-die = take a die of a basic colour from the Source and keep it until the end of the round: gain { $n } mana tokens of its colour now, or one in each of your later turns this round
op-claimed-tokens = gain { $n } mana tokens of its colour now
op-claimed-mana = gain a mana token of its colour in each of your later turns this round
op-curse = until the end of the round each other player who uses mana of that colour in their own turn takes a Wound, one a turn at most
op-read-minds = name a basic colour and gain a crystal of it. Each other player discards an Action or Spell of that colour from hand, or shows that there is none
op-steal-minds = name a basic colour and gain a crystal of it. Each other player discards an Action or Spell of that colour from hand, or shows that there is none. You may take one of the Actions so discarded to your hand for good
in-force-claimed-mana = gain { $mana } in each of your later turns this round
in-force-curse = each other player who uses { $mana } in their own turn takes a Wound, one a turn at most
ask-claim-die = Which die do you take?
ask-lose-card = { $colour ->
    [red] Which red card do you discard?
    [blue] Which blue card do you discard?
    [green] Which green card do you discard?
   *[white] Which white card do you discard?
}
ask-steal = Which card do you take?
do-steal-thought = { $card } ({ $who })
log-crystal-lost = { $who } loses a crystal.
log-shows-hand = { $who } shows a hand without such a card.
log-steals = { $who } takes { $card }.

# Blocks with consequences
op-when-blocked = if the block succeeds, { $what }
op-when-blocked-destroyed = if the block succeeds, the enemy whose attack it was is destroyed
op-in-store = you may also use it as { $what } in the Attack phase
    .holds = once, in the Attack phase: { $what }
