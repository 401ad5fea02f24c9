"""What the tokens of the factions do besides points: tinged attacks, wounds that are warded off, far tiles (29.9)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Lasting, find_copy, set_off
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Deed, MageOp, skill_name, timely
from deckhold.games.mage_knight.ops.bonds import SKILL_LOST
from deckhold.games.mage_knight.ops.dice import ChooseDie
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.state import centre
from deckhold.games.mage_knight.state.deeds import put_under_deck, throw_away
from deckhold.games.mage_knight.state.position import WARDED, Mage
from deckhold.games.mage_knight.state.pursuit import PURSUIT
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import (
    CENTRE,
    COMMON_SKILLS,
    DISCARD,
    HAND,
    SKILLS,
    STRUCK,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    ATTACK_TIME,
    BLOCK_TIME,
    COLD_FIRE,
    COLOURS,
    ELEMENTS,
    MELEE,
    MOVEMENT,
    OUTSIDE,
    PHYSICAL,
    RANGED,
    RANGED_TIME,
    TURN,
)

# -- wounds ------------------------------------------------------------------------------------------------------------


@final
class ThrowOldWound(MageOp):
    """Throw away a wound from the discard pile."""

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Mage, g).wounds_in(DISCARD, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        wounds = s.wounds_in(DISCARD, ctx.seat)
        if wounds:
            throw_away(s, ctx.seat, wounds[0], DISCARD)

    def text(self, t: Teller) -> str:
        return t.say("op-throw-old-wound")


@final
class Warded(Lasting):
    """The next wound that the hero would get this turn is ignored, and what would come with it."""

    changes = WARDED
    event = "warded"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-warded")


@final
class DropWounds(MageOp):
    """Discard wounds from hand, one for each enemy that was defeated this turn, but no more than so many."""

    kind = "drop-wounds"
    times: i64 = OUTSIDE

    def __init__(self, most: int) -> None:
        self.most = most

    def allowed(self, s: Mage, seat: i64) -> i64:
        beaten: i64 = 0
        for entry in s.lasting:
            if entry.op is STRUCK and entry.seat == seat:
                beaten += 1
        return min(self.most, beaten, len(s.wounds_in(HAND, seat)))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, OUTSIDE) and self.allowed(cast(Mage, g), ctx.seat) > 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.AMOUNT, n) for n in range(1, self.allowed(cast(Mage, g), ctx.seat) + 1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        for wound in s.wounds_in(HAND, ctx.seat)[: act.first(action)]:
            s.to_discard(wound, HAND, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-drop-wounds", n=self.most)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-drop-wounds", n=act.first(action))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


# -- attacks and blocks of an action card ------------------------------------------------------------------------------

SIDE_PLAYED: Final = Mark()  # an action card that was played sideways while a token waited for one


def of_action(s: Mage, card: i64) -> bool:
    """Whether points come from what is printed on an action card: not from one that was played sideways."""
    if card < 0:
        return False
    deed = s.definitions[card]
    return isinstance(deed, Deed) and deed.is_action and not s.marked(SIDE_PLAYED, card)


class NextAction(Lasting):
    """It is about the next points that an action card gives: those use it up, and all else that came with it."""

    scope: i64 = TURN

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and of_action(cast(Mage, g), card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.forget(entry.card)


@final
class TingedAttack(NextAction):
    changes = "element"
    event = "attack-played"

    def __init__(self, element: int) -> None:
        self.element = element

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return tinged(value, self.element)

    def text(self, t: Teller) -> str:
        return t.say("op-tinge", element=ELEMENTS[self.element])


@final
class TingedBlock(NextAction):
    changes = "block-element"
    event = "block-played"
    shown = False

    def __init__(self, element: int) -> None:
        self.element = element

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return tinged(value, self.element)


def tinged(element: i64, more: i64) -> i64:
    """An element with another one added to it."""
    return more if element in (PHYSICAL, more) else COLD_FIRE


@final
class MadeRanged(NextAction):
    changes = "reach"
    event = "attack-played"

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return RANGED if value == MELEE else value

    def text(self, t: Teller) -> str:
        return t.say("op-made-ranged")


@final
class WatchSideways(Lasting):
    """It remembers action cards that are played sideways: they are not meant."""

    event = "sideways"
    once = False
    shown = False
    scope: i64 = TURN

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.last(SIDE_PLAYED, entry.seat, card, TURN)


@final
class OnNextAction(MageOp):
    """What changes the next attack or block of an action card, played before that card."""

    def __init__(self, ops: list[NextAction], times: int) -> None:
        self.ops = ops
        self.watch = WatchSideways()
        self.times = times

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.watch, ctx.seat, ctx.card)
        for op in self.ops:
            g.push(op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        out: dict[str, Op] = {str(i): op for i, op in enumerate(self.ops)}
        out["watch"] = self.watch
        return out

    def text(self, t: Teller) -> str:
        return self.ops[0].text(t)


# -- toxin -------------------------------------------------------------------------------------------------------------


@final
class Toxic(Lasting):
    """The next physical attack has more points: so many in the attack phase, or in the ranged phase by its reach."""

    event = "physical-played"
    scope: i64 = TURN

    def __init__(self, changes: str, n: int, melee: bool) -> None:
        self.changes = changes
        self.n = n
        self.melee = melee
        self.shown = melee

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n if (cast(Mage, g).moment == ATTACK_PHASE) == self.melee else value

    def text(self, t: Teller) -> str:
        return t.say("op-toxin")


@final
class Toxin(MageOp):
    """One source of physical attack: +3, in the ranged phase +2 for a ranged and +1 for a siege attack."""

    times: i64 = RANGED_TIME

    def __init__(self) -> None:
        self.ops = [
            Toxic("physical-attack", 3, True),
            Toxic("physical-ranged", 2, False),
            Toxic("physical-siege", 1, False),
        ]

    def run(self, g: Game, ctx: Ctx) -> None:
        for op in self.ops:
            g.push(op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.say("op-toxin")


# -- skills, cards, dice, the map --------------------------------------------------------------------------------------


@final
class SwapSkill(MageOp):
    """Exchange an own skill, wherever it lies, for one of the common area, for good."""

    kind = "swap-skill"
    times: i64 = OUTSIDE

    def __init__(self) -> None:
        self.take = TakeSkill()

    def own(self, s: Mage, seat: i64) -> list[int]:
        return s.at(SKILLS, seat) + [card for card in s.zones[CENTRE] if centre.placed(s, card).seat == seat]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        able = timely(g, OUTSIDE) and s.zones[COMMON_SKILLS] and self.own(s, ctx.seat)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in self.own(cast(Mage, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.take, ctx.seat, ctx.card, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"take": self.take}

    def text(self, t: Teller) -> str:
        return t.say("op-swap-skill")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-give-skill", card=skill_name(g, g.table.kind[act.first(action)], t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class TakeSkill(Op):
    """Which skill of the common area comes in exchange for the one that is given, `a`."""

    kind = "take-skill"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], COMMON_SKILLS) for card in g.at(COMMON_SKILLS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        taken = find_copy(g, COMMON_SKILLS, ctx.seat, act.first(action))
        if ctx.a in s.zones[CENTRE]:
            centre.give_back(s, ctx.a)
        set_off(s, SKILL_LOST, ctx.seat, ctx.a)
        s.forget(ctx.a)
        s.move(ctx.a, SKILLS, ctx.seat, COMMON_SKILLS, 0)
        s.move(taken, COMMON_SKILLS, 0, SKILLS, ctx.seat)
        if s.events is not None:
            s.note("gain-skill", ctx.seat, taken)
        gained = s.skill(taken).gained
        if gained is not None:
            g.push(gained, ctx.seat, taken)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=skill_name(g, act.first(action), t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Bury(MageOp):
    """A random card of the discard pile goes under the deed deck, if there is one."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        pile = s.at(DISCARD, ctx.seat)
        if pile:
            card = pile[s.chance(len(pile))]
            if s.events is not None:
                s.note("buried", ctx.seat, card)
            put_under_deck(s, ctx.seat, card, DISCARD)

    def text(self, t: Teller) -> str:
        return t.say("op-bury")


@final
class TurnDie(ChooseDie):
    """A die in the source is set from one colour to another."""

    key = "turn-die"

    def __init__(self, shown: int, colour: int) -> None:
        super().__init__(bit(shown))
        self.shown_colour = shown
        self.colour = colour

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        s.dice[die] = self.colour
        if s.events is not None:
            s.note("die", ctx.seat, ctx.card, self.colour)

    def text(self, t: Teller) -> str:
        return t.say("op-turn-die", shown=COLOURS[self.shown_colour], colour=COLOURS[self.colour])


@final
class RevealFar(MageOp):
    """Reveal a tile of which a space lies so near, for nothing."""

    kind = "reveal-far"
    times: i64 = MOVEMENT

    def __init__(self, n: int) -> None:
        self.n = n

    def positions(self, s: Mage, seat: i64) -> list[int]:
        from deckhold.games.mage_knight.rules.revealing import fits

        here = s.where(seat)
        if here == NO_CELL:
            return []
        near = {int(cell) // SEVEN for cell in s.cells.within(here, self.n)}
        return [position for position in sorted(near) if fits(s, position)]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, MOVEMENT) and self.positions(cast(Mage, g), ctx.seat)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        found = self.positions(cast(Mage, g), ctx.seat)
        return [act.action(CHOOSE_CELL, position * SEVEN + CENTRE_SLOT) for position in found]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        from deckhold.games.mage_knight.rules.revealing import lay_tile

        s = cast(Mage, g)
        s.did_move = True
        lay_tile(s, act.first(action) // SEVEN, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-reveal-far", n=self.n)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Concealed(Lasting):
    """Pursuers neither move nor attack this turn."""

    changes = PURSUIT
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-concealed")


# -- words -------------------------------------------------------------------------------------------------------------

ATTACK_OR_BLOCK: Final = RANGED_TIME | BLOCK_TIME


def tinge(element: int) -> Op:
    """The next attack or block of an action card has another element besides its own."""
    return OnNextAction([TingedAttack(element), TingedBlock(element)], ATTACK_OR_BLOCK)


def made_ranged() -> Op:
    """The next attack of an action card is a ranged one."""
    return OnNextAction([MadeRanged()], RANGED_TIME | ATTACK_TIME)


TOKEN_OPS: Final[dict[str, Op]] = {"side-played": SIDE_PLAYED}
