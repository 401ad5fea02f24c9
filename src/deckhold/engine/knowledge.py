"""What a seat cannot know, shuffled anew."""

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.rng import seeded


def determinize(g: Game, seat: int | None, seed: int) -> Game:
    """A copy of the game that the seat could not tell from the real one.

    Cards that a seat does not know form classes: the ones that were shuffled together. Within a class any card may lie
    in any of the class's places, and nothing else may change.
    """
    if seat is not None and not 0 <= seat < g.seats:
        raise ValueError(f"seat: this game has seats 0 to {g.seats - 1}, not {seat!r}")
    copy = g.clone()
    rng = seeded(seed ^ 0x5DEECE66D)
    bit = 0 if seat is None else 1 << seat
    everybody = g.map.everybody
    classes: dict[int, list[int]] = {}
    for zone in copy.zones:
        for card in zone:
            if card != NO_CARD and copy.known[card] != everybody and not copy.known[card] & bit:
                classes.setdefault(copy.blur[card], []).append(card)
    mapping: dict[int, int] = {}
    for cards in classes.values():
        shuffled = cards.copy()
        rng.shuffle(shuffled)
        for card, other in zip(cards, shuffled, strict=True):
            mapping[card] = other
    for zone in copy.zones:
        for i, card in enumerate(zone):
            if card in mapping:
                zone[i] = mapping[card]
    # Who knows what goes with the place, not with the card that now lies there.
    known = copy.known.copy()
    for card, other in mapping.items():
        copy.known[other] = known[card]
    copy.stack = [_renamed(ctx, mapping) for ctx in copy.stack]
    copy.remap(mapping)
    copy.rng = rng
    asking = copy.asking
    if asking is not None:
        copy.asking = _renamed(asking, mapping)
        copy.answers = asking.op.choices(copy, copy.asking)
    return copy


def _renamed(ctx: Ctx, mapping: dict[int, int]) -> Ctx:
    if ctx.card in mapping:
        return Ctx(ctx.op, ctx.seat, mapping[ctx.card], ctx.a, ctx.b)
    return ctx
