# Mage Knight: what stands on the table besides pieces and numbers.

area-pools = Points
area-day = Day
area-night = Night
area-dummy = Dummy player
area-offers = Offers
area-others = The others
area-phases = Combat
area-clash-block = This block
area-clash-damage = Damage
area-duel = Combat between heroes
area-allies = Fighting together
piece-ranged-phase = Ranged and siege
piece-block-phase = Block
piece-damage-phase = Damage
piece-attack-phase = Attack
count-cities-taken = Cities taken
count-sites-marked = Sites marked
count-tiles = Tiles left
count-block = Block
count-order = Number
count-attack-physical = Attack
count-attack-fire = Fire attack
count-attack-ice = Ice attack
count-attack-cold-fire = Cold fire attack
mark-done = over
mark-now = now
mark-away = out of reach
piece-die = die
mark-mana-red = red mana
mark-mana-blue = blue mana
mark-mana-green = green mana
mark-mana-white = white mana
mark-mana-gold = gold mana
mark-mana-black = black mana
mark-physical = physical
mark-fire = fire
mark-ice = ice
mark-cold-fire = cold fire
mark-damage = damage
mark-wounds = wounds
mark-fame = fame

element-physical = Physical
element-fire = Fire
element-ice = Ice
element-cold-fire = Cold fire

mark-agrees = agrees
mark-is-asked = decides now
mark-not-asked = still to be asked
mark-fights = fights
mark-still-to-fight = fights later
mark-has-fought = has fought
count-enemies = Enemies

level-brings-skill = { $n } more to level { $level }: a skill and an advanced action
level-brings-command = { $n } more to level { $level }: a command token
reputation-modifier = influence { $sign }{ $n }
reputation-hated = nobody wants to deal

foe-away = Out of reach until the attack phase: its monster attacks in its place.
foe-out-of-reach = Doubly fortified: no attack reaches it in this phase.
foe-himself = No attack is aimed at him: he is beaten with the last of his army.
foe-parried = Attacked in this phase already: everything against a leader is put into one attack.
foe-blocked = Blocked.
foe-quiet = Does not attack.
foe-dealt = Dealt { $n } damage.
foe-threat = { $wounds ->
    [one] Unblocked { $n } damage: { $wounds } wound for the hero.
   *[other] Unblocked { $n } damage: { $wounds } wounds for the hero.
}

foe-due = { $wounds ->
    [one] { $n } damage: { $wounds } wound for the hero.
   *[other] { $n } damage: { $wounds } wounds for the hero.
}
sum-no-target = No target is chosen yet.
sum-no-attack = No attack is chosen yet that is to be blocked.
sum-short = { $n } short
sum-enough = Enough!
sum-half = { $element ->
    [fire] Fire attacks count half: { $card } resists them.
    [ice] Ice attacks count half: { $card } resists them.
    [cold-fire] Cold fire attacks count half: { $card } resists them.
   *[physical] Physical attacks count half: { $card } resists them.
}
sum-half-block = { $element ->
    [fire] Fire block counts half
    [ice] Ice block counts half
    [cold-fire] Cold fire block counts half
   *[physical] Physical block counts half
} { $attack ->
    [fire] against a fire attack.
    [ice] against an ice attack.
    [cold-fire] against a cold fire attack.
   *[physical] against this attack.
}
sum-siege = Fortified: only siege attacks count now.
sum-alone = { $card } alone: { $n } of { $needed }
sum-fame = If all of them fall: { $n } fame.
sum-wounds = { $n ->
    [one] If the hero takes it: { $n } wound.
   *[other] If the hero takes it: { $n } wounds.
}
sum-aftermath = { $wounds ->
    [one] Nothing more blocked: { $n } damage, { $wounds } wound if the hero takes all of it.
   *[other] Nothing more blocked: { $n } damage, { $wounds } wounds if the hero takes all of it.
}
sum-due = { $wounds ->
    [one] Still to come: { $n } damage, { $wounds } wound if the hero takes all of it.
   *[other] Still to come: { $n } damage, { $wounds } wounds if the hero takes all of it.
}
sum-knocked-out = With { $n } wounds in a combat the hero is knocked out: all other cards in hand are discarded.
duel-attack = { $who } attacks: { $n } in all.
duel-block = The block takes off { $n }.

fact-faction = Colour or faction
faction-mana-red = red
faction-mana-blue = blue
faction-mana-green = green
faction-mana-white = white
faction-green = green token
faction-grey = grey token
faction-brown = brown token
faction-violet = violet token
faction-white = white token
faction-red = red token
faction-general = general
text-wound = cannot be played: one point of healing removes it

preview-points = { $use ->
    [move] Move { $n }: { $total } in all
    [influence] Influence { $n }: { $total } in all
    [attack] Attack { $n }: { $total } in all
   *[block] Block { $n }: { $total } in all
}
preview-thrown-away = thrown away for good
preview-unit-unharmed = takes all { $n } without a wound
preview-unit-hit = takes { $n } and is { $fate ->
    [destroyed] destroyed
    [poisoned] wounded twice
   *[other] wounded
}; { $left ->
    [0] nothing is left for you
   *[other] { $left } damage left
}
preview-damage = { $n } damage is dealt next
preview-points-lost = { $n ->
    [one] { $n } point will be lost
   *[other] { $n } points will be lost
}
preview-combat-ends = the combat ends: enemies that stand stay undefeated
preview-challenge = the fight begins: movement ends
preview-rest = discard a card that is no wound, and any number of wounds; no movement, no action
preview-recovery = show a hand of wounds and discard one of them; no movement, no action
preview-poison = { $n ->
    [one] poison: { $n } more wound for the discard pile
   *[other] poison: { $n } more wounds for the discard pile
}
preview-paralyze = paralysis: all other cards in hand are discarded

why-not-time = Nothing it does can be used at this moment.
why-not-units = Units have no part in this fight.
why-not-ability-mana = { $colour ->
    [red] It takes red mana to do anything now.
    [blue] It takes blue mana to do anything now.
    [green] It takes green mana to do anything now.
    [black] It takes black mana to do anything now.
   *[white] It takes white mana to do anything now.
}
why-not-used = Already used.
why-not-token-name = A token of this name has been used this turn.
why-not-spell-here = Spells are taught in mage towers and in the blue city.
why-not-learn-here = Taught in monasteries only.
why-not-advanced-here = Comes with a new level; for influence only in the green city.
why-not-mana = { $colour ->
    [red] Red mana is wanted as well.
    [blue] Blue mana is wanted as well.
    [green] Green mana is wanted as well.
   *[white] White mana is wanted as well.
}
why-not-moving = Movement is over for this turn.
why-not-passable = Nobody can enter this space now.
why-not-move = Entering it costs { $n } move; you have { $have }.
why-not-exhausted = With nothing but wounds in hand a hero can only rest.
why-not-both = Another hero is there, and this step would provoke enemies: nobody fights both at once.
why-not-way = No way leads there without a fight.
why-not-way-cost = The way there costs { $n } move; you have { $have }.
why-not-reveal = Revealing a tile costs { $n } move; you have { $have }.
why-not-shunned = With such a reputation nobody here will deal with you.
why-not-altar = You do not have all the mana that the altar wants.
why-not-deserted = No enemy token is left for this place: there is nobody to fight.

type-basic-action = basic action
type-advanced-action = advanced action
type-spell = spell
type-artifact = artifact
type-wound = wound
type-unit = unit
type-tactic = tactic
type-skill = skill
type-enemy = enemy
type-ruin = ruins
type-tile = tile
type-city = city
type-hero = hero
type-faction-token = faction token
type-place = place
type-leader = leader
type-general = general

count-number = Number
text-number-only = its low number is all it gives

area-heroes = Heroes
mark-dealing = deals its damage
preview-paid = paid with { $what }

# -- pieces that look alike

one-of-them = { $card } no. { $n }
one-standing-at = { $card } at { $cell }
skill-of = { $card } ({ $hero })

row-basic = Basic effect
row-powered = Powered
row-paid = { $row }, { $mana }
row-sideways = Sideways
side-points = { $use ->
    [move] Move { $n }
    [influence] Influence { $n }
    [attack] Attack { $n }
   *[block] Block { $n }
}
pay-die = die
pay-token = token
pay-crystal = crystal
pay-held = die on a card
pay-conjured = mana at hand
no-basic-attack = Its basic effect: in the attack phase only.
no-basic-block = Its basic effect: in the block phase only.
no-basic-ranged = Its basic effect: in the attack phases only.
no-basic-start = Its basic effect: at the start of a combat only.
no-basic-movement = Its basic effect: in the movement part only.
no-basic-before = Its basic effect: in combat only, before damage is dealt.
no-basic-combat = Its basic effect: in combat only.
no-basic-outside = Its basic effect: outside combat only.
no-basic-mana = Not enough mana for its basic effect.
no-basic-card = Its basic effect: no card in hand that can be given up for it.
no-basic-now = Its basic effect would do nothing now.
no-powered-attack = Powered: in the attack phase only.
no-powered-block = Powered: in the block phase only.
no-powered-ranged = Powered: in the attack phases only.
no-powered-start = Powered: at the start of a combat only.
no-powered-movement = Powered: in the movement part only.
no-powered-before = Powered: in combat only, before damage is dealt.
no-powered-combat = Powered: in combat only.
no-powered-outside = Powered: outside combat only.
no-powered-mana = Not enough mana to power it.
no-powered-card = Powered: no card in hand that can be given up for it.
no-powered-now = Powered it would do nothing now.
short-strike = Strike: { $n } short
short-block = Block: { $n } short
duel-roles = { $who } strikes; { $whom } defends, Armor { $n }.
hero-own = { $own } instead of { $usual }
count-tactic = Tactic number
foes-city-blue = Blue city: fire and ice attacks of its defenders +2, cold fire attacks +1.
foes-city-green = Green city: physical attacks of its defenders are poisonous.
foes-city-red = Red city: physical attacks of its defenders are brutal.
foes-city-white = White city: Armor of its defenders +1.

# What the others read while somebody decides.
wait-moving = { $who } moves and plays cards.
wait-resting = { $who } rests.
wait-dealing = { $who } deals with the locals: recruits, heals, learns.
wait-closing = { $who } is ending the turn.
wait-entering = { $who } prepares to enter.
deed-fight = { $who } fights { $foes }: { $phase ->
    [starting] the combat begins.
    [ranged] ranged and siege attacks.
    [block] blocks.
    [damage] damage is assigned.
   *[attack] attacks.
}
wait-tactic = { $who } chooses a tactic.
wait-react = { $who } may act before the turn.
wait-announce = { $who } may announce the end of the round.
wait-challenge = { $who } may challenge more enemies.
wait-rest = { $who } rests and chooses a card to discard.
wait-discard = { $who } discards and draws up.
wait-rewards = { $who } chooses a reward.
wait-artifacts = { $who } chooses an artifact.
wait-reward-spell = { $who } chooses a spell as a reward.
wait-reward-advanced = { $who } chooses an advanced action as a reward.
wait-reward-unit = { $who } chooses a unit as a reward.
wait-skill = { $who } reaches a new level: chooses a skill and an action.
wait-hero = { $who } chooses a hero.
wait-name-hero = { $who } names a hero for the auction.
wait-bid = { $who } bids for a hero.
wait-joint-goal = { $who } prepares a joint fight.
wait-invite = { $who } invites others to a joint fight.
wait-share-out = { $who } shares out the enemies of a joint fight.
wait-joint-answer = { $who } answers the proposal of a joint fight.
wait-approach = { $who } prepares to enter the joint fight.
wait-attendance = { $who } is attacked and decides how to meet it.
wait-seal = { $who } decides whether to break a seal.
