"""Orders to villains: by the colours of their targets, one after the other, deployed first (AT-255, AT-256)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import ORDERED, PACK
from deckhold.games.ascension_tactics.ops.campaign import withdrawn
from deckhold.games.ascension_tactics.ops.moving import deploy, portals
from deckhold.games.ascension_tactics.ops.triggers import happen
from deckhold.games.ascension_tactics.ops.verbs import DEPLOY
from deckhold.games.ascension_tactics.ops.villains.conduct import ASSAULT
from deckhold.games.ascension_tactics.scenarios import TARGETS
from deckhold.games.ascension_tactics.state.ground import free_for
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import SUPPLY, VILLAIN, VILLAINS


def joining(s: Tactics, figure: i64) -> i64:
    """The threat from which on a figure of a pack takes part: the first at once, each other one later (AT-276)."""
    definition = s.definitions[figure]
    step = definition.special(PACK)
    return 0 if step < 0 else (figure - s.table.first[definition.index]) * step


def in_use(s: Tactics, figure: i64) -> bool:
    """Whether a figure takes part already (AT-276, AT-340)."""
    return joining(s, figure) <= s.threat()


def holders(s: Tactics, colour: i64) -> list[int]:
    """The villains with a target, in the order in which they act: revived champions last (AT-315, AT-Q48)."""
    own: list[int] = []
    revived: list[int] = []
    for figure in s.zones[VILLAINS]:
        if s.colour[figure] == colour and in_use(s, figure):
            (revived if s.definitions[figure].id in s.scenario.revived else own).append(figure)
    return own + revived


def bearer_of(s: Tactics, colour: i64) -> i64:
    """The villain on whose card things for a colour come: never a revived one (AT-Q48); NO_CARD if nobody has it."""
    found = holders(s, colour)
    return found[0] if found else NO_CARD


def villain_set(s: Tactics, figures: list[int]) -> i64:
    """Some villains as a bit set: they lie together in the box."""
    out: i64 = 0
    for figure in figures:
        out |= bit(figure - s.first_villain)
    return out


def colours_text(t: Teller, colours: list[int]) -> str:
    """ "blue, yellow and green"."""
    return t.listing([t.say(f"target-{TARGETS[colour]}") for colour in colours])


@final
class Orders(Op):
    """Order the villains with these targets, one after another (AT-255)."""

    def __init__(self, colours: list[int]) -> None:
        self.colours = colours

    def run(self, g: Game, ctx: Ctx) -> None:
        for colour in reversed(self.colours):
            g.push(ORDER_COLOUR, ctx.seat, ctx.card, colour)

    def text(self, t: Teller) -> str:
        names = [t.say(f"target-{TARGETS[colour]}") for colour in self.colours]
        return t.say("op-v-order", what=t.listing(names, "list-both"), n=len(names))


@final
class OrderColour(Op):
    """Order whoever has the target of a colour, `a`; the figures of a pack in any sequence (AT-Q36)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        found = holders(s, ctx.a)
        if len(found) > 1 and s.card_of(found[0]) == s.card_of(found[1]):
            g.push(IN_SEQUENCE, ctx.seat, NO_CARD, villain_set(s, found))
            return
        for figure in reversed(found):
            g.push(COMMAND, ctx.seat, figure)


@final
class InSequence(Grouped):
    """Several villains are ordered together, the set `a`: the players say which one comes next (AT-287, AT-Q36)."""

    kind = "sequence"

    def waiting(self, s: Tactics, ctx: Ctx) -> list[int]:
        """Those still to be ordered; of figures off the battlefield one is like the other."""
        out: list[int] = []
        outside: list[int] = []
        for figure in s.zones[VILLAINS]:
            if not has(ctx.a, figure - s.first_villain):
                continue
            if not s.is_on(figure):
                if s.table.kind[figure] in outside:
                    continue
                outside.append(s.table.kind[figure])
            out.append(figure)
        return sorted(out)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, figure) for figure in self.waiting(cast(Tactics, g), ctx)]
        if len(out) > 1:
            out.append(act.action(act.PASS))  # all the same: as they come
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == act.PASS:
            for one in reversed(s.zones[VILLAINS]):
                if has(ctx.a, one - s.first_villain):
                    g.push(COMMAND, ctx.seat, one)
            return
        figure = act.first(action)
        g.push(self, ctx.seat, ctx.card, ctx.a & ~bit(figure - s.first_villain))
        g.push(COMMAND, ctx.seat, figure)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Tactics, g)
        if act.verb_of(action) == act.PASS:
            return t.say("do-as-they-come")
        figure = act.first(action)
        name = t.name(s.definitions[figure].id)
        if not s.is_on(figure):
            return name
        return t.say("do-command", card=name, cell=s.cells.name(s.spot[figure])[1:])

    def rules(self) -> list[str]:
        return ["AT-287"]


@final
class Command(Op):
    """One villain is ordered: deployed if need be, what that sets off, then its conduct."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.holder[ctx.card] != VILLAIN:
            return
        if s.events is not None:
            s.note("villain-order", -1, ctx.card)
        s.push(OBEY, ctx.seat, ctx.card)
        s.push(ENTER, ctx.seat, ctx.card)


@final
class Enter(Grouped):
    """An ordered villain is deployed: into its portal, next to it if that is taken, or not at all (AT-Q37)."""

    kind = "deploy"

    def run(self, g: Game, ctx: Ctx) -> None:
        if not cast(Tactics, g).is_on(ctx.card):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return at_portals(cast(Tactics, g), ctx.card)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        deploy(cast(Tactics, g), -1, ctx.card, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return ask_entrance(cast(Tactics, g), ctx.card, t)

    def rules(self) -> list[str]:
        return ["AT-256"]


@final
class Obey(Op):
    """An ordered villain on the battlefield acts; one that found no room does nothing (AT-Q37)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if not s.is_on(ctx.card):
            return
        conduct = s.definitions[ctx.card].conduct
        s.push(ASSAULT if conduct is None else conduct, ctx.seat, ctx.card)
        happen(s, ctx.card, ORDERED)


def beside(s: Tactics, figure: i64, cell: i64) -> list[int]:
    """Where a villain is put "at" a cell: there or, if it is taken or barred, next to it (AT-273, AT-Q43)."""
    if free_for(s, figure, cell):
        return [act.action(DEPLOY, cell)]
    return [act.action(DEPLOY, one) for one in sorted(s.cells.neighbours(cell)) if free_for(s, figure, one)]


def free_portals(s: Tactics, figure: i64) -> list[int]:
    return [cell for cell in portals(s, VILLAIN) if free_for(s, figure, cell)]


def ask_entrance(s: Tactics, figure: i64, t: Teller) -> str:
    """Through which of several portals, or where next to one that is taken."""
    return t.say("ask-villain-portal" if free_portals(s, figure) else "ask-villain-enters")


def at_portals(s: Tactics, figure: i64) -> list[int]:
    """Where a villain comes onto the battlefield: into a free portal of theirs, else next to one (AT-256, AT-Q37)."""
    free = free_portals(s, figure)
    if free:
        return [act.action(DEPLOY, cell) for cell in free]
    out: list[int] = []
    for cell in portals(s, VILLAIN):
        out.extend([one for one in beside(s, figure, cell) if one not in out])
    return sorted(out)


def enlist(s: Tactics, figure: i64) -> None:
    """A rat comes from the supply."""
    if s.holder[figure] != VILLAIN:
        s.move(figure, SUPPLY, 0, VILLAINS, 0)
        s.holder = changed(s.holder, figure, VILLAIN)


@final
class Put(Grouped):
    """A villain is put at a cell, `a`, or through a portal, by no order; a rat that finds no room stays in the supply
    (AT-273, AT-284, AT-317)."""

    kind = "deploy"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        enlist(s, ctx.card)
        if self.choices(g, ctx):
            g.ask(ctx)
        elif s.definitions[ctx.card].minion:
            withdrawn(s, ctx.card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return at_portals(s, ctx.card) if ctx.a == NO_CELL else beside(s, ctx.card, ctx.a)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        deploy(cast(Tactics, g), -1, ctx.card, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return ask_entrance(cast(Tactics, g), ctx.card, t) if ctx.a == NO_CELL else t.say("ask-villain-put")

    def rules(self) -> list[str]:
        return ["AT-273"]


@final
class OrderSelf(Op):
    """The villain itself is ordered (AT-305)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(COMMAND, ctx.seat, ctx.card)

    def text(self, t: Teller) -> str:
        return t.say("op-v-order-self")


@final
class SurgeNow(Op):
    """The Surge of the scenario's boss (AT-272)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        boss = s.boss()
        surge = s.definitions[boss].surge
        assert surge is not None
        if s.events is not None:
            s.note("surge", -1, boss)
        g.push(surge, ctx.seat, boss)

    def text(self, t: Teller) -> str:
        return t.say("op-v-surge")


ORDER_COLOUR: Final = OrderColour()
IN_SEQUENCE: Final = InSequence()
COMMAND: Final = Command()
ENTER: Final = Enter()
OBEY: Final = Obey()
PUT: Final = Put()
VILLAIN_ORDER_OPS: Final[dict[str, Op]] = {
    "order_colour": ORDER_COLOUR,
    "in_sequence": IN_SEQUENCE,
    "command": COMMAND,
    "villain_enters": ENTER,
    "obey": OBEY,
    "put": PUT,
}
