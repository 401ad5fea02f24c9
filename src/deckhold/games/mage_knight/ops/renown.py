"""Fame for what happens this turn, earlier and later."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import Lasting, Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.state.battle import DEFEAT_FAME
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import FOUGHT, SPELL_CAST, STRUCK
from deckhold.games.mage_knight.terms import COLOURS, COMBAT_SCOPE, TURN


class FameFor(Lasting):
    """Fame for each of something that happens this turn, and at once for what has happened already."""

    scope: i64 = TURN
    once = False
    mark: Mark

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def counts(self, s: Mage, card: i64) -> bool:
        """Whether this one is of the kind that brings fame."""
        return True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for entry in g.lasting:
            if entry.op is self.mark and entry.seat == ctx.seat and self.counts(s, entry.card):
                s.gain_fame(ctx.seat, self.n)
        g.last(self, ctx.seat, ctx.card, TURN)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        if self.counts(s, card):
            s.gain_fame(entry.seat, self.n)


@final
class FameForSpells(FameFor):
    """For each spell of a colour that is cast."""

    event = "spell-cast"
    mark = SPELL_CAST

    def __init__(self, colour: int, n: int = 1) -> None:
        super().__init__(n)
        self.colour = colour

    def counts(self, s: Mage, card: i64) -> bool:
        return has(s.deed(card).colours, self.colour)

    def text(self, t: Teller) -> str:
        return t.say("op-fame-spells", n=self.n, colour=COLOURS[self.colour])


@final
class FameForDefeats(FameFor):
    """For each enemy that is defeated."""

    changes = DEFEAT_FAME
    event = "foe-defeated"
    mark = STRUCK

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-fame-defeats", n=self.n)


@final
class FameForUnits(FameFor):
    """For each unit that attacks or blocks, once."""

    event = "unit-fights"
    mark = FOUGHT

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        if not s.marked(FOUGHT, card):
            s.gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-fame-units", n=self.n)


@final
class FameForHealing(Lasting):
    """Fame for each of the next points of healing that are spent (the entry's number). A combat ends it, as it does
    the points (MK-465)."""

    event = "healing-spent"
    once = False
    scope: i64 = COMBAT_SCOPE

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self, ctx.seat, ctx.card, COMBAT_SCOPE, self.points)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        spent = card if card < entry.b else entry.b
        cast(Mage, g).gain_fame(entry.seat, spent)
        g.lapse(entry)
        if entry.b > spent:
            g.last(self, entry.seat, entry.card, COMBAT_SCOPE, entry.b - spent)

    def text(self, t: Teller) -> str:
        return t.say("op-fame-healing")


@final
class DrawForHealing(Lasting):
    """A card is drawn each time a wound in hand is healed this turn."""

    event = "healed"
    once = False
    scope: i64 = TURN

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.draw(entry.seat, 1)

    def text(self, t: Teller) -> str:
        return t.say("op-draw-healing")
