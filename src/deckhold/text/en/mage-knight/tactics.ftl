# Tactics.

card-early-bird = Early Bird
card-rethink = Rethink
card-mana-steal = Mana Steal
card-planning = Planning
card-great-start = Great Start
card-the-right-moment = The Right Moment
card-from-the-dusk = From the Dusk
card-long-night = Long Night
card-mana-search = Mana Search
card-midnight-meditation = Midnight Meditation
card-preparation = Preparation
card-sparing-power = Sparing Power

op-change-hand = discard up to { $n } cards, wounds too, and draw as many. Then shuffle your discard pile into your deck
op-change-hand-deck = once this round, before your turn or in another player's turn: shuffle up to { $n } cards from your hand, wounds too, into your deck and draw as many
ask-change-hand = { $n ->
    [one] Which card do you exchange? One more at most.
   *[other] Which card do you exchange? { $n } more at most.
}
do-change-hand = Exchange { $card }
do-change-hand-enough = No more: draw
op-keep-die = lay a die of the Source that shows a basic colour on this card. In one of your turns this round you may use its mana
ask-keep-die = Which die of the Source do you take?
do-keep-die = { $colour ->
    [red] The red die
    [blue] The blue die
    [green] The green die
   *[white] The white die
}
op-plan-ahead = at the end of each of your turns, if you have at least { $n } cards in hand before you draw, your hand limit is 1 higher
op-another-turn = once this round: take another turn right after this one
op-bring-back = once this round: if your deck is empty, shuffle { $n } random cards of your discard pile into it
op-while-drawing = you may also use this in the middle of a draw that finds your deck empty, and then go on drawing
ask-draw-on = { $n ->
    [one] Your deck is empty, and there is one more card to draw.
   *[other] Your deck is empty, and there are { $n } more cards to draw.
}
op-roll-dice = { $n ->
    [one] once in each of your turns, before you use a die of the Source: reroll one die of the Source, a depleted one if there is any
   *[other] once in each of your turns, before you use a die of the Source: reroll up to { $n } dice of the Source, depleted ones first
}
ask-roll-dice = { $n ->
    [one] Which die is rerolled? One more at most.
   *[other] Which die is rerolled? { $n } more at most.
}
do-roll = { $colour ->
    [red] Reroll a red die
    [blue] Reroll a blue die
    [green] Reroll a green die
    [white] Reroll a white die
    [gold] Reroll a gold die
   *[black] Reroll a black die
}
do-roll-enough = No more: roll
op-search = search your deck for one card, a wound perhaps, take it to hand and shuffle the deck
ask-search = Which card do you take from your deck?
do-search = Take { $card }
text-taken = when you take this: { $what }
op-before-each-turn = once before each of your turns: { $what }
op-store-top = lay the top card of your deck face down under this card
op-take-stored = take all cards under this card to hand and turn it over
