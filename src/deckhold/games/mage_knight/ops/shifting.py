"""A basic action that gives another kind of points than it says: Shapeshift."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Choose, Seq, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.casting import pay_for
from deckhold.games.mage_knight.ops.points import Attack, Block, Move
from deckhold.games.mage_knight.state.deeds import put_in_play
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import BASIC_ACTION, BASICS, ELEMENTS, PHYSICAL

# What points can become.
MOVES: Final = 0
ATTACKS: Final = 1
BLOCKS: Final = 2
KINDS: Final = 3


@final
class Shift:
    """One way to play a card: the points of `leaf`, one of the `seq` of its effect, as another kind."""

    kind: i64

    def __init__(self, strong: bool, leaf: Op, rest: list[Op], kind: int) -> None:
        self.strong = strong
        self.leaf = leaf
        self.rest = rest  # what else the effect does
        self.kind = kind


def kind_of(op: Op) -> int:
    """What kind of points an op gives a fixed amount of, or -1; what depends on something does not count."""
    if isinstance(op, Move) and op.n:
        return MOVES
    if isinstance(op, Attack) and op.n:
        return ATTACKS
    return BLOCKS if isinstance(op, Block) and op.n else -1


def shifts_of(op: Op | None, strong: bool) -> list[Shift]:
    """The ways to play an effect."""
    if op is None:
        return []
    out: list[Shift] = []
    if isinstance(op, Choose):
        for one in op.ops:
            out.extend(shifts_of(one, strong))
        return out
    leaves = op.ops if isinstance(op, Seq) else [op]
    for leaf in leaves:
        given = kind_of(leaf)
        if given >= 0:
            rest = [one for one in leaves if one is not leaf]
            out.extend([Shift(strong, leaf, rest, kind) for kind in range(KINDS) if kind != given])
    return out


@final
class Shapeshift(MageOp):
    """A basic action is played: a fixed amount of move, attack or block that it gives is one of another kind."""

    kind = "shapeshift"
    pays = True

    def __init__(self) -> None:
        self.moves = Move(0)  # their points come with the context
        self.attacks: list[Op] = [Attack(0, element) for element in range(len(ELEMENTS))]
        self.blocks: list[Op] = [Block(0, element) for element in range(len(ELEMENTS))]
        self.how = HowToShift(self)

    def becomes(self, shift: Shift) -> Op:
        leaf = shift.leaf
        element = leaf.element if isinstance(leaf, Attack | Block) else PHYSICAL
        if shift.kind == MOVES:
            return self.moves
        return self.attacks[element] if shift.kind == ATTACKS else self.blocks[element]

    def ways(self, s: Mage, seat: i64, card: i64) -> list[Shift]:
        """How a card could be played now."""
        deed = s.deed(card)
        if deed.kind != BASIC_ACTION:
            return []
        out: list[Shift] = []
        for shift in [*shifts_of(deed.basic, False), *shifts_of(deed.strong, True)]:
            op = self.becomes(shift)
            if op.extent(s, Ctx(op, seat, card, 0, 0)) != NOT_AT_ALL and (not shift.strong or self.paid(s, seat, card)):
                out.append(shift)
        return out

    def paid(self, s: Mage, seat: i64, card: i64) -> bool:
        for colour in range(BASICS):
            if has(s.deed(card).colours, colour) and s.pays_all(seat, [colour]):
                return True
        return False

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [card for card in first_copies(g, s.at(HAND, ctx.seat)) if self.ways(s, ctx.seat, card)]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.candidates(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.how, ctx.seat, find_copy(g, HAND, ctx.seat, act.first(action)))

    def parts(self) -> dict[str, Op]:
        out: dict[str, Op] = {"moves": self.moves, "how": self.how}
        for element in range(len(ELEMENTS)):
            out[f"attack-{ELEMENTS[element]}"] = self.attacks[element]
            out[f"block-{ELEMENTS[element]}"] = self.blocks[element]
        return out

    def text(self, t: Teller) -> str:
        return t.say("op-shapeshift")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-shapeshift")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-play", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class HowToShift(Op):
    """What the card `card` is played for."""

    kind = "how-to-shift"

    def __init__(self, by: Shapeshift) -> None:
        self.by = by

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(self.by.ways(cast(Mage, g), ctx.seat, ctx.card)))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        shift = self.by.ways(s, ctx.seat, ctx.card)[act.first(action)]
        put_in_play(s, ctx.seat, ctx.card, "power" if shift.strong else "play")
        for op in reversed(shift.rest):
            s.push(op, ctx.seat, ctx.card)
        s.push(self.by.becomes(shift), ctx.seat, ctx.card, 0, points(shift))
        if shift.strong:
            pay_for(s, ctx.seat, ctx.card, s.deed(ctx.card), False)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-how-to-shift")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        shift = self.by.ways(cast(Mage, g), ctx.seat, ctx.card)[act.first(action)]
        leaf = shift.leaf
        element = ELEMENTS[leaf.element if isinstance(leaf, Attack | Block) else PHYSICAL]
        n = points(shift)
        if shift.kind == MOVES:
            said = t.say("op-move", n=n)
        elif shift.kind == ATTACKS:
            said = t.say("op-attack", what=t.say(f"attack-melee-{element}"), n=n)
        else:
            said = t.say("op-block", what=t.say(f"block-{element}"), n=n)
        return t.say("do-shift", what=t.sentences([said]), of=t.sentences([leaf.text(t)]), strong=int(shift.strong))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def points(shift: Shift) -> i64:
    leaf = shift.leaf
    assert isinstance(leaf, Move | Attack | Block)
    return leaf.n
