"""Points that are added to those of another effect: of the next card that moves, attacks or blocks."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting, Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.points import ATTACK_GAINED, BLOCK_GAINED, MOVE_GAINED
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.ground import same_side
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import BLOCK_PHASE, BLOW, COMBAT_SCOPE, MOMENTS, OWN_NEXT_TURN, TURN


def is_deed(s: Mage, card: i64) -> bool:
    return card >= 0 and isinstance(s.definitions[card], Deed)


@final
class MoreMove(Lasting):
    """Another card that gives move points this turn gives more: the next one, or each of them, once each."""

    changes = MOVE_GAINED
    event = "move-played"
    scope: i64 = TURN

    def __init__(self, n: int, once: bool) -> None:
        self.n = n
        self.once = once

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        if entry.seat != seat or card == entry.card or not is_deed(cast(Mage, g), card):
            return False
        return not g.marked(HASTENED, card, entry.card)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        """All that a card gives is one effect, however often it gives some (MK-168)."""
        if not self.once:
            g.last(HASTENED, entry.seat, card, TURN, entry.card)

    def text(self, t: Teller) -> str:
        return t.say("op-more-move-once" if self.once else "op-more-move", n=self.n)


@final
class Aim(Lasting):
    """The next card that gives an attack of any kind in this phase gives more; a sideways one too."""

    changes = ATTACK_GAINED
    event = "attack-played"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int, phase: int) -> None:
        self.n = n
        self.phase = phase

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Mage, g).moment == self.phase else NOT_AT_ALL

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        return entry.seat == seat and s.moment == self.phase and is_deed(s, card)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-aim", phase=MOMENTS[self.phase], n=self.n)


@final
class OneBlock(Standing):
    """One block of this turn may be worth more, of a card, a skill or a unit (MX-342): the player says before which."""

    limited = True
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.more = MoreBlock(n)

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.moment == BLOCK_PHASE and s.blocking >= 0

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.more, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"more": self.more}

    def text(self, t: Teller) -> str:
        return t.say("op-one-block", n=self.more.n)

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-one-block", n=self.more.n)


@final
class MoreBlock(Lasting):
    """The next block that is played is worth more."""

    changes = BLOCK_GAINED
    event = "block-played"
    scope: i64 = BLOW

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card >= 0

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-more-block", n=self.n)


@final
class OthersUnitsWeaker(Lasting):
    """Until the next turn the attacks, or the blocks, of other players' units are worth less."""

    scope: i64 = OWN_NEXT_TURN

    def __init__(self, n: int, blocks: bool) -> None:
        self.n = n
        self.blocks = blocks
        self.changes = BLOCK_GAINED if blocks else ATTACK_GAINED

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        return 0 <= card < s.unit_count and not same_side(s, seat, entry.seat)  # MK-531

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-others-units-block" if self.blocks else "op-others-units-attack", n=self.n)


HASTENED: Final = Mark()  # a card that another one (its number) has let give more move points
BONUS_OPS: Final[dict[str, Op]] = {"hastened": HASTENED}


def more_move(n: int) -> Op:
    """The next other card that gives move points gives more."""
    return MoreMove(n, True)


def more_move_each(n: int) -> Op:
    return MoreMove(n, False)
