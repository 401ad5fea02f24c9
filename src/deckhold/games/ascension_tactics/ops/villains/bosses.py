"""What the bosses Belzepug, Rakar and Kythis do of their own (AT-292 to AT-297, AT-305, AT-306, AT-310, AT-317)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import AboutPiece
from deckhold.games.ascension_tactics.ops.campaign import RED, marked_champion, target_cell
from deckhold.games.ascension_tactics.ops.fighting import declare, defeat
from deckhold.games.ascension_tactics.ops.orders import ONE_ATTACK
from deckhold.games.ascension_tactics.ops.verbs import ATTACK
from deckhold.games.ascension_tactics.ops.villains.conduct import (
    APPROACH,
    TO_CHAMPION,
    TO_TARGET,
    attacks_left,
    chosen,
    richest,
    tell_course,
)
from deckhold.games.ascension_tactics.ops.villains.orders import COMMAND, PUT
from deckhold.games.ascension_tactics.scenarios import CORRUPTED, FOREST, NORMAL
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import can_attack
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import REVIVED, VILLAIN, VILLAINS

NO_MARK: Final = 2  # glory of the villains when Belzepug finds nobody marked (AT-297)
AT_TARGET: Final = 5  # glory of the villains when Rakar ends an order at his target (AT-306)


# -- Belzepug ----------------------------------------------------------------------------------------------------------


@final
class Harden(Op):
    """The boss's defense grows for good (AT-292)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.worn -= self.n
        if s.events is not None:
            s.note("harden", -1, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-v-harden", n=self.n)


@final
class Crush(Op):
    """The marked champion is attacked wherever it is, and defeated in any case (AT-296, AT-297, AT-Q44)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        victim = marked_champion(s)
        if victim == NO_CARD:
            if s.events is not None:
                s.note("villain-idles", -1, ctx.card)
            s.gain_glory(VILLAIN, NO_MARK)
            return
        s.push(CORRUPT, ctx.seat, ctx.card, s.spot[victim])
        s.push(FINISH_OFF, ctx.seat, ctx.card)
        declare(s, ctx.seat, ctx.card, [victim])

    def text(self, t: Teller) -> str:
        return t.say("op-v-crush", glory=t.amount("glory", NO_MARK))


@final
class FinishOff(Op):
    """If the marked champion survived the attack it is defeated anyway, whatever it has become meanwhile."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        victim = marked_champion(s)
        if victim != NO_CARD:
            defeat(s, ctx.seat, [victim], ctx.card, False)


@final
class Corrupt(Op):
    """Corrupted ground is placed where the marked champion stood, on a normal cell or a forest."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.terrain[ctx.a] in (NORMAL, FOREST):
            s.terrain = changed(s.terrain, ctx.a, CORRUPTED)
            if s.events is not None:
                s.note("corrupt", -1, NO_CARD, ctx.a)


# -- Rakar -------------------------------------------------------------------------------------------------------------


@final
class Hunt(Grouped):
    """He goes for the champion with the most glory, or else for his target (AT-305, AT-306, AT-Q46)."""

    kind = "hunt"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        g.push(CLAIM, ctx.seat, ctx.card)
        if richest(s):
            g.ask(ctx)
        else:
            goal = target_cell(s, RED)
            tell_course(s, ctx.card, goal, "villain-seeks")
            g.push(APPROACH, ctx.seat, ctx.card, goal, TO_TARGET)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(ATTACK, figure) for figure in richest(cast(Tactics, g))]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        prey = act.first(action)
        if s.events is not None:
            s.note("villain-hunts", -1, ctx.card, chosen(prey, s.purse[prey]))
        g.push(MAUL, ctx.seat, ctx.card, 0, prey)
        g.push(APPROACH, ctx.seat, ctx.card, s.spot[prey], TO_CHAMPION)

    def text(self, t: Teller) -> str:
        return t.say("op-v-hunt", glory=t.amount("glory", AT_TARGET))

    def rules(self) -> list[str]:
        return ["AT-305"]


@final
class Maul(AboutPiece):
    """He attacks the champion he went for, `b`, if he can, and nobody else; `a` counts attacks as of `Act`."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        prey = ctx.b
        if not s.is_on(ctx.card) or not s.is_on(prey):
            return
        value = values(s, ctx.card)
        if attacks_left(value, ctx.a) > 0 and can_attack(s, ctx.card, prey, value):
            g.push(self, ctx.seat, ctx.card, ctx.a + ONE_ATTACK, prey)
            declare(s, ctx.seat, ctx.card, [prey])


@final
class Claim(Op):
    """He has ended an order at his target: glory for the villains (AT-306)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.is_on(ctx.card) and s.away(ctx.card, target_cell(s, RED)) <= 1:
            if s.events is not None:
                s.note("villain-claims", -1, ctx.card)
            s.gain_glory(VILLAIN, AT_TARGET)


@final
class Lure(Grouped):
    """The champion with the most glory goes to the boss and falls beside him; without one he is ordered (AT-310)."""

    kind = "lure"

    def run(self, g: Game, ctx: Ctx) -> None:
        if richest(cast(Tactics, g)):
            g.ask(ctx)
        else:
            g.push(COMMAND, ctx.seat, ctx.card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, figure) for figure in richest(cast(Tactics, g))]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        victim = act.first(action)
        if s.events is not None:
            s.note("villain-lures", -1, ctx.card, chosen(victim, s.purse[victim]))
        g.push(EMBRACE, ctx.seat, victim, ctx.card)
        g.push(APPROACH, ctx.seat, victim, s.spot[ctx.card], TO_CHAMPION)

    def text(self, t: Teller) -> str:
        return t.say("op-v-lure")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return g.info.piece_name(g, act.first(action), t)

    def rules(self) -> list[str]:
        return ["AT-310"]


@final
class Embrace(Op):
    """A champion was drawn towards the boss, `a`: it is exhausted, and defeated next to him (AT-Q47, AT-Q55)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.exhausted = changed(s.exhausted, ctx.card, 1)
        if s.is_on(ctx.card) and s.apart(ctx.card, ctx.a) <= 1:
            defeat(s, ctx.seat, [ctx.card], ctx.a, False)


# -- Kythis ------------------------------------------------------------------------------------------------------------


@final
class Revive(Op):
    """A random revived champion joins the villains at its target, then all of them are ordered (AT-317, AT-Q48)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        latest: i64 = NO_CARD
        deck = s.zones[REVIVED]
        if deck:
            latest = deck[len(deck) - 1]
            s.move(latest, REVIVED, 0, VILLAINS, 0)
            s.holder = changed(s.holder, latest, VILLAIN)
            s.colour = changed(s.colour, latest, 1 + s.scenario.revived.index(s.definitions[latest].id))
            if s.events is not None:
                s.note("revive", -1, latest)
        for figure in s.zones[VILLAINS]:
            if s.definitions[figure].id in s.scenario.revived:
                g.push(COMMAND, ctx.seat, figure)  # the latest is pushed last and acts first
        if latest != NO_CARD:
            s.push(PUT, ctx.seat, latest, target_cell(s, s.colour[latest]))

    def text(self, t: Teller) -> str:
        return t.say("op-v-revive")


FINISH_OFF: Final = FinishOff()
CORRUPT: Final = Corrupt()
MAUL: Final = Maul()
CLAIM: Final = Claim()
EMBRACE: Final = Embrace()
BOSS_OPS: Final[dict[str, Op]] = {
    "finish_off": FINISH_OFF,
    "corrupt": CORRUPT,
    "maul": MAUL,
    "claim": CLAIM,
    "embrace": EMBRACE,
}
