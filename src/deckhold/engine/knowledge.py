"""What a seat cannot know, shuffled anew; and what it can foresee all the same."""

from typing import Final

from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.rng import seeded
from deckhold.engine.zones import HIDDEN

# What a seat can foresee of an answer, as bits: see `foreseen`.
FINAL: Final = 1
ENDS: Final = 2


class Unknown:
    """The cards of a position that a seat cannot tell apart, found once; any number of guesses are made from them.

    Cards that a seat does not know form classes: the ones that were shuffled together. Within a class any card may lie
    in any of the class's places, and nothing else may change. A guess depends on the seed and on what the seat knows,
    never on where the cards really lie: positions that look alike to the seat give the same guesses.
    """

    def __init__(self, g: Game, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < g.seats:
            raise ValueError(f"seat: this game has seats 0 to {g.seats - 1}, not {seat!r}")
        self.game = g
        self.zones: list[list[int]] = []  # for each class: the zones of its places,
        self.slots: list[list[int]] = []  # where in the zone they are,
        self.there: list[list[int]] = []  # which cards really lie there,
        self.cards: list[list[int]] = []  # and the same cards in an order that tells nothing
        self.known: list[list[int]] = []  # who knows the card in a place
        self.backs: list[list[int]] = []  # for each place: which back everybody sees there, or -1 inside a pile
        own = 0 if seat is None else bit(seat)
        everybody = g.map.everybody
        number: dict[int, int] = {}
        for index, zone in enumerate(g.zones):
            for slot, card in enumerate(zone):
                if card == NO_CARD:
                    continue
                known = g.known[card]
                if known == everybody or known & own:
                    continue
                unsure = g.unsure[card]
                if unsure not in number:
                    number[unsure] = len(self.zones)
                    self.zones.append([])
                    self.slots.append([])
                    self.there.append([])
                    self.known.append([])
                    self.backs.append([])
                k = number[unsure]
                self.zones[k].append(index)
                self.slots[k].append(slot)
                self.there[k].append(card)
                self.known[k].append(known)
                hidden = g.map.zones[g.map.zone_at[index]].visible == HIDDEN
                self.backs[k].append(-1 if hidden else g.table.back[card])
        for there in self.there:
            self.cards.append(sorted(there))

    def guess(self, seed: int) -> Game:
        """A copy of the game that the seat could not tell from the real one, with a chance stream of its own."""
        copy = self.game.clone()
        copy.known = copy.known.copy()
        copy.known_lent = False
        rng = seeded(seed ^ 0x5DEECE66D)
        copy.rng = rng
        mapping: dict[int, int] = {}
        for k in range(len(self.cards)):
            shuffled = self.cards[k].copy()
            rng.shuffle(shuffled)
            if len(copy.table.backs) > 1:
                shuffled = self._by_back(k, shuffled)
            if not copy.map.plain:
                copy.swap(self.there[k], shuffled)
            zones = self.zones[k]
            slots = self.slots[k]
            there = self.there[k]
            known = self.known[k]
            for i in range(len(shuffled)):
                card = shuffled[i]
                copy.zones[zones[i]][slots[i]] = card
                # Who knows what goes with the place, not with the card that now lies there.
                copy.known[card] = known[i]
                mapping[there[i]] = card
        for i in range(len(copy.stack)):
            copy.stack[i] = _renamed(copy.stack[i], mapping)
        if copy.lasting:
            copy.lasting = [entry if told_openly(entry) else _renamed(entry, mapping) for entry in copy.lasting]
        copy.remap(mapping)
        asking = copy.asking
        if asking is not None:
            asking = _renamed(asking, mapping)
            copy.asking = asking
            copy.answers = asking.op.choices(copy, asking)
        return copy

    def _by_back(self, k: int, shuffled: list[int]) -> list[int]:
        """The same order of chance, but where a back is seen a card with that back comes to lie."""
        backs = self.backs[k]
        left = shuffled.copy()
        out = [NO_CARD] * len(shuffled)
        for place in range(len(backs)):
            if backs[place] >= 0:
                for card in left:
                    if self.game.table.back[card] == backs[place]:
                        out[place] = card
                        left.remove(card)
                        break
        for place in range(len(backs)):
            if backs[place] < 0:
                out[place] = left.pop()
        return out


def determinize(g: Game, seat: int | None, seed: int) -> Game:
    """A copy of the game that the seat could not tell from the real one."""
    return Unknown(g, seat).guess(seed)


def tried(g: Game) -> list[Game]:
    """A copy of the game for each answer, which has been given there; they skim what comes next."""
    start = g.skimming()
    out: list[Game] = []
    for action in g.answers:
        after = start.clone()
        after.take(action)
        out.append(after)
    return out


def foreseen(g: Game, seat: int, answered: list[Game]) -> list[int]:
    """What the deciding seat can foresee of each of its answers, which were tried on copies of the game.

    FINAL: no undo, for it brings something to light, or chance in, lets somebody else decide, or ends the game.
    ENDS: the game is over with it, before anything comes to light that could have prevented that; it is FINAL too.

    What happens there is looked at only until something comes to light: so far it goes alike in every position that
    looks alike to the seat, and tells it nothing.
    """
    out: list[int] = []
    for after in answered:
        asking = after.asking
        if after.learned != g.learned:
            out.append(FINAL)
        elif asking is None:
            out.append(FINAL | ENDS)
        else:
            out.append(0 if asking.op.decider(after, asking) == seat else FINAL)
    return out


def told_openly(entry: Ctx) -> bool:
    """Whether everybody reads what is in force and which card it is from, wherever that card lies by now."""
    return entry.op.shown and entry.a >= 0


def _renamed(ctx: Ctx, mapping: dict[int, int]) -> Ctx:
    if ctx.card in mapping:
        return Ctx(ctx.op, ctx.seat, mapping[ctx.card], ctx.a, ctx.b)
    return ctx
