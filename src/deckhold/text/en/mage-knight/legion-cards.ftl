# Cards and units of The Lost Legion, and the extra cards of this edition.

card-counterattack = Counterattack
card-ritual-attack = Ritual Attack
card-blood-of-ancients = Blood of Ancients
card-shield-bash = Shield Bash
card-temporal-portal = Temporal Portal
card-spell-forge = Spell Forge
card-chivalry = Chivalry
card-peaceful-moment = Peaceful Moment
card-dodge-and-weave = Dodge and Weave
card-stout-resolve = Stout Resolve
card-force-of-nature = Force of Nature
card-mountain-lore = Mountain Lore
card-power-of-crystals = Power of Crystals
card-rush-of-adrenaline = Rush of Adrenaline
card-explosive-bolt = Explosive Bolt
card-chilling-stare = Chilling Stare
card-offering = Offering
strong-offering = Sacrifice
card-mist-form = Mist Form
strong-mist-form = Veil of Mist
card-charm = Charm
strong-charm = Possess
card-cure = Cure
strong-cure = Disease
card-bow-of-starsdawn = Bow of Starsdawn
card-banner-of-command = Banner of Command
card-banner-of-fortitude = Banner of Fortitude
card-soul-harvester = Soul Harvester
card-shield-of-the-fallen-kings = Shield of the Fallen Kings
card-druidic-staff = Druidic Staff
card-circlet-of-proficiency = Circlet of Proficiency
card-tome-of-all-spells = Tome of All Spells
card-mysterious-box = Mysterious Box
card-magic-familiars = Magic Familiars
card-scouts = Scouts
card-thugs = Thugs
card-shocktroops = Shocktroops
card-heroes-white = Heroes (white)
card-heroes-green = Heroes (green)
card-heroes-blue = Heroes (blue)
card-heroes-red = Heroes (red)
card-delphana-masters = Delphana Masters

# -- the action of the turn

op-as-action = as your action of this turn: { $what }
op-ready-one-for-influence = once this turn you may spend { $n } Influence for each level of a Unit to ready it
op-spend-outside-move = this turn you may spend Move: { $what } for every { $n ->
    [one] point
   *[other] { $n } points
}
op-spend-outside-influence = this turn you may spend Influence: { $what } for every { $n ->
    [one] point
   *[other] { $n } points
}
do-ready-for-influence = Spend { $n } Influence a level: ready a Unit

# -- attacks

per-enemy-blocked = for each enemy all of whose attacks were blocked
op-per-struck = for each enemy defeated by this attack: { $what }
op-one-soul = for one enemy defeated by this attack gain a crystal: red if it had Fire Resistance, blue if Ice Resistance, green if Physical Resistance, or white
op-souls-in-phase = for each enemy defeated in this phase of the combat gain a crystal: red if it had Fire Resistance, blue if Ice Resistance, green if Physical Resistance, or white
op-fame-in-phase = Fame +{ $n } for each enemy defeated in this phase of the combat
op-bow = in the Ranged and Siege phase of this turn each of your Ranged Attacks is doubled or becomes a Siege Attack, as you choose; each of your Siege Attacks may be doubled and becomes a Ranged Attack then; elements stay
ask-bow = What becomes of this attack?
ask-aimed-at = { $card }: what becomes of the attack against them?
op-possess = in the Attack phase its attacks are yours, as one Attack with their elements, against other enemies
op-possessed = in the Attack phase the attacks of the possessed enemy are yours, against others
do-possessed = Attack with the possessed enemy
op-sacrifice = choose green or white, and red or blue: for each pair of crystals of these two colours that you have, green gives Siege Attack { $siege } and white Ranged Attack { $ranged }, of Fire with red or of Ice with blue. All these crystals become mana tokens
ask-pairs = Which pairs of crystals do you use?

# -- blocks

op-bash = the Armor of the blocked enemy is reduced by 1 for each point of Block beyond what was needed, to no less than 1
op-unharmed = in the Attack phase { $what }, if no Wound came to your hand in this combat before it
op-separate-blocks = { $n } separate Blocks against different attacks, each { $what }
op-next-block = one more { $what } against another attack
op-disease = the Armor of every enemy all of whose attacks were blocked is reduced to 1

# -- enemies

op-some-attacks = { $n ->
    [2] choose two attacks of enemies, for each of them: { $what }
   *[other] choose { $n } attacks of enemies, for each of them: { $what }
}
do-foe-attack = { $card }: { $what }
op-foe-plain = it loses all its abilities; its value and its element stay
op-foe-lure = its damage must be assigned to this Unit first, whatever else forbids it
op-foe-harry = its Armor (to no less than 1) and one of its attacks are reduced by { $n }
op-foe-doom = it is destroyed once all its attacks are blocked

# -- crystals and cards that are given

op-crystal-missing = gain a crystal of a basic colour of which you have none
op-per-set = for each set of crystals of all four basic colours that you have: { $what }
op-same-crystals = gain { $n } crystals of one basic colour
op-crystals-of-spells = { $n ->
    [one] gain a crystal of the colour of a Spell in the offer
   *[other] gain { $n } crystals of the colours of different Spells in the offer
}
op-cards-for-crystals = you may discard up to { $n } cards, no Wounds: each gives a crystal of its colour, an Artifact one of any basic colour
ask-cards-for-crystals = { $n ->
    [one] Discard { $n } more card for a crystal?
   *[other] Discard up to { $n } more cards for crystals?
}
op-discard-for-more = { $what }. You may discard any number of cards for { $n } more points each, at most one of them a Wound
op-discard-wound-for-more = { $what }. You may discard a Wound from hand for { $n } more
ask-discard-for-more = { $n ->
    [one] Discard something for { $n } more point?
   *[other] Discard something for { $n } more points?
}
op-some-of = { $n ->
    [2] two different ones of these: { $what }
   *[other] { $n } different ones of these: { $what }
}
op-learn-advanced = pay one mana of a basic colour: gain an Advanced Action of that colour from the offer to your hand

# -- pieces of others

op-use-advanced_offer-strong = use the powered effect of an Advanced Action in the offer without its mana; it stays there
op-use-spell_offer-basic = { $colour ->
    [red] use the basic effect of a red Spell in the offer
    [blue] use the basic effect of a blue Spell in the offer
    [green] use the basic effect of a green Spell in the offer
    [white] use the basic effect of a white Spell in the offer
   *[any] use the basic effect of a Spell in the offer
} without its mana; it stays there
op-use-spell_offer-strong = { $colour ->
    [red] use the strong effect of a red Spell in the offer
    [blue] use the strong effect of a blue Spell in the offer
    [green] use the strong effect of a green Spell in the offer
    [white] use the strong effect of a white Spell in the offer
   *[any] use the strong effect of a Spell in the offer
} without its mana; it stays there
op-use-spell-of-its-colour = use the basic effect of a Spell of its colour in the offer without its mana; it stays there
op-use-spell-of-its-colour-strong = use the strong effect of a Spell of its colour in the offer without its mana, by day too; it stays there
ask-use-offered = Whose effect do you use?
do-use-offered = Use { $card }
op-use-common-skill = use a Skill of the common area that concerns no other player as if it were yours; one that can be used every turn, twice
op-gain-common-skill = take a Skill of the common area; it is yours from now on
ask-common-skill = Which Skill?
op-unbox = reveal the top card of the Artifact deck and set it aside: this turn this card may be used as that Artifact, discarded for its basic effect or thrown away for the strong one, with Fame +1. At the end of the turn the Artifact goes under its deck; if this card was not used, it returns to your hand
op-rebox = at the end of the turn the revealed Artifact goes under its deck; this card comes back to your hand if it was not used
op-as-boxed = use this card as the revealed Artifact
    .holds = you may use it as the revealed Artifact
op-as-boxed-strong = use this card as the revealed Artifact for its strong effect
    .holds = you may throw it away for the strong effect of the revealed Artifact
do-as-boxed = Use it as the revealed Artifact
do-as-boxed-strong = Throw it away for the strong effect of the revealed Artifact

# -- wounds

op-wound-aside = take a Wound to your discard pile
op-adrenaline = draw a card for each of the first { $n } Wounds that come to your hand this turn, earlier ones included
op-adrenaline-throws = the first Wound that comes to your hand this turn, earlier or later, is thrown away and you draw a card; draw a card for each of the next { $n }
op-first-wound-spared = you ignore the first Wound that enemies deal to you this turn, with everything that comes with it
op-cure = this turn draw a card for each Wound healed from your hand and ready each Unit that is healed, earlier ones included

# -- terrain

op-terrain-closed = this turn you cannot enter { $what }
op-hand-on = if this turn ends { $where }, your hand limit is { $n } higher at the next draw
on-hills = in hills
on-mountain = in mountains

# -- units

op-heal-all = heal all your Units completely
op-others-attack = this turn each Attack of your other Units is { $n } higher
op-unit-resists = one of your Units has { $what } in this combat
    .holds = a Unit has { $what }
ask-unit = Which Unit?
op-look = look at one face-down token within { $n } spaces or at the top token of one enemy pile; if it is defeated this turn, Fame +{ $fame }
op-sought = Fame +{ $n } if the token that was looked at is defeated this turn
ask-look = Which token do you look at?
do-look-at = Look at a token on { $cell }
do-look-pile = { $colour ->
    [green] Look at the top green token
    [red] Look at the top red token
    [brown] Look at the top brown token
    [grey] Look at the top grey token
    [violet] Look at the top violet token
   *[white] Look at the top white token
}
do-look-faction = { $faction ->
    [elementalists] { $colour ->
        [green] Look at the top green token of the Elementalists
        [red] Look at the top red token of the Elementalists
       *[brown] Look at the top brown token of the Elementalists
    }
   *[dark-crusaders] { $colour ->
        [green] Look at the top green token of the Dark Crusaders
        [red] Look at the top red token of the Dark Crusaders
       *[brown] Look at the top brown token of the Dark Crusaders
    }
}
do-look-token = { $colour ->
    [green] Green token { $n }
    [red] Red token { $n }
    [brown] Brown token { $n }
    [grey] Grey token { $n }
    [violet] Violet token { $n }
    [white] White token { $n }
   *[ruin] Ruin token { $n }
}
log-look = { $who } looks at a token.
log-uncover = { $who } reveals { $card }.
op-far-reveal = once this turn you may reveal a tile from { $n } spaces away
op-cheaper-unit = one Unit costs { $n } less Influence
op-mana-on = { $what } lies on it
per-mana-is-red = if the mana on it is red
per-mana-is-blue = if the mana on it is blue
per-mana-is-green = if the mana on it is green
per-mana-is-white = if the mana on it is white
ask-mana-on = Which mana do you lay on { $card }?
ask-upkeep = Which crystal do you pay? Without one they leave the game.
do-no-upkeep = Pay nothing: they leave the game
op-standard = this turn you may assign this card to a Unit recruited in it, in place of a Command token
    .holds = you may assign it to a Unit recruited this turn
op-sustains = it is led in place of a Command token, and leaves the game without its banner
do-standard = Assign the banner to a new Unit
ask-bearer = Which Unit carries it?
op-fortitude = once a round, when it would be wounded, you may ignore that with everything that comes with it; the damage is less by its Armor all the same
ask-stand-fast = { $card } would be wounded. Does the banner keep it off?
do-stand-fast = The banner keeps it off
do-be-wounded = Let it happen
log-bribe = { $who } pays { $n } Influence to { $card }.
text-unit-sways = { $n ->
    [2] if you recruit it in an interaction, your Reputation counts twice in all of it; never together with Thugs
   *[other] if you recruit it in an interaction, your Reputation counts the other way round in all of it; never together with Heroes
}
text-unit-damage-price = damage can be assigned to it only for { $n } Influence paid in that combat
text-unit-assault-price = in an assault on a fortified site, or on Volkare, it does nothing until you pay it { $n } Influence in that combat
text-unit-manifold = spent by one ability, it may use each of the others this turn too, as long as it is not wounded
text-unit-mana = recruiting it takes one mana of a basic colour, which lies on it; before you choose a Tactic pay a crystal, whose colour takes its place, or it leaves the game
text-unit-not-called = it can only be recruited, never had otherwise
