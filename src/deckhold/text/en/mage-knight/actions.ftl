# Action cards, and cards as a price or a gain.

what-other-card = another card
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
op-discard-any = discard any number of other cards: { $what } for each
op-by-card-colour = by its colour: { $what }
by-card-colour = { $colour ->
    [red] red: { $what }
    [blue] blue: { $what }
    [green] green: { $what }
   *[white] white: { $what }
}
ask-discard = Which card do you discard?
ask-throw-away = Which card do you throw away?
ask-discard-any = { $n ->
    [0] Discard any number of cards, at least one.
    [one] { $n } card discarded. More?
   *[other] { $n } cards discarded. More?
}
do-discard = Discard { $card }
do-throw-away = Throw away { $card }
do-gain-card = Gain { $card }
do-enough = That is enough
