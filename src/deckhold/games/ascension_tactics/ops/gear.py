"""Effects on what champions carry: constructs destroyed and moved, abilities given for a while."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import EQUIPPED as ON_EQUIPPED
from deckhold.games.ascension_tactics.definitions import (
    TURN,
    Triggered,
)
from deckhold.games.ascension_tactics.ops.choosing import FigureOp
from deckhold.games.ascension_tactics.ops.fighting import FALL
from deckhold.games.ascension_tactics.ops.triggers import happen
from deckhold.games.ascension_tactics.ops.words import destroy, equip
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    EQUIPPED,
    POOL,
)


@final
class Disarm(FigureOp):
    """Constructs on the champion are destroyed: so many, or all of them (0), as the acting player chooses."""

    verb = "disarm"

    def __init__(self, n: int = 0) -> None:
        self.n = n
        self.which = WhichConstruct()

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return len(s.gear(figure)) > 0

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        g.push(FALL, ctx.seat)
        if self.n == 0:
            for card in s.gear(ctx.card):
                destroy(s, card)
            return
        for _ in range(self.n):
            g.push(self.which, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which}

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-disarm", who=who, n=self.n)


@final
class WhichConstruct(Printed):
    """Which of a champion's constructs is destroyed."""

    kind = "construct"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in cast(Tactics, g).gear(ctx.card)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy(cast(Tactics, g), act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-destroy", card=g.info.piece_name(g, act.first(action), t))


@final
class DisarmAttacked(Op):
    """Before the damage, one construct on each attacked enemy is destroyed (Corrosive Widow, AT-Q73)."""

    def __init__(self) -> None:
        self.op = Disarm(1)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for victim in reversed(s.attacked):
            if s.gear(victim):
                g.push(self.op, ctx.seat, victim, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Tactics, g)
        for victim in s.attacked:
            if s.gear(victim):
                return COMPLETELY
        return NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.op.about(t, t.say("who-attacked-each"))


@final
class Arm(FigureOp):
    """The champion has a triggered ability this turn."""

    verb = "arm"

    def __init__(self, ability: Triggered) -> None:
        self.ability = ability
        ability.shown = True  # it stands on no card: the table shows it while it is in force

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self.ability, ctx.seat, ctx.card, TURN)

    def parts(self) -> dict[str, Op]:
        return {"ability": self.ability}

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-arm", what=self.ability.text(t))


@final
class MoveConstruct(Printed):
    """A construct goes from one of the player's champions to another; it is not played anew."""

    kind = "move-construct"

    def movable(self, s: Tactics, seat: i64) -> list[int]:
        """Constructs of which some other champion could be the bearer."""
        able = [figure for figure in s.at(POOL, seat) if not s.definitions[figure].minion]
        return s.at(EQUIPPED, seat).copy() if len(able) > 1 else []

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        if ctx.a:  # a construct is chosen already: to whom
            out: list[int] = []
            for figure in s.at(POOL, ctx.seat):
                if not s.definitions[figure].minion and figure != s.bearer[ctx.a]:
                    out.append(act.action(act.PICK_PIECE, figure))
            return out
        out = [act.action(act.PICK_PIECE, card) for card in self.movable(s, ctx.seat)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == act.PASS:
            return
        if ctx.a:
            equip(s, ctx.seat, ctx.a, act.first(action), EQUIPPED)
            happen(s, act.first(action), ON_EQUIPPED, piece=ctx.a)
            g.push(FALL, ctx.seat)  # whoever had it may miss it
        else:
            g.push(self, ctx.seat, ctx.card, act.first(action))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.movable(cast(Tactics, g), ctx.seat) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-move-construct")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-move-construct-to" if ctx.a else "ask-move-construct")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return g.info.piece_name(g, act.first(action), t)
