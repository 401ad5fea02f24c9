"""Choosing champions: which ones, and what is done with them."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension_tactics.definitions import FACTIONS
from deckhold.games.ascension_tactics.ops.treasures import next_rat
from deckhold.games.ascension_tactics.state.figures import factions, values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import NEUTRAL, POOL, VILLAIN

OWN: Final = "own"
ENEMY: Final = "enemy"

# How many of them a sentence means.
ONE: Final = "one"
ALL: Final = "all"
EACH: Final = "each"


class Who:
    """Which champions: whose, and what must be true of them. The source champion is the context's card.

    In an effect that runs for a chosen champion the context's card is that champion; before, it is the source.
    """

    def __init__(
        self,
        whose: str = OWN,
        other: bool = False,
        within: int = 0,
        near_own: int = 0,
        factions: int = 0,
        equipped: bool = False,
        ready: bool = False,
        max_order: int = 0,
        not_minion: bool = False,
    ) -> None:
        self.whose = whose
        self.other = other  # not the source
        self.within: i64 = within  # so many cells of the source
        self.near_own: i64 = near_own  # so many cells of any of the player's champions
        self.factions: i64 = factions  # one of these, as a bit set
        self.equipped = equipped  # with a construct
        self.ready = ready
        self.max_order: i64 = max_order
        self.not_minion = not_minion

    def fits(self, s: Tactics, seat: i64, source: i64, figure: i64) -> bool:
        if self.other and figure == source:
            return False
        if self.not_minion and s.definitions[figure].minion:
            return False
        if self.within and not (s.is_on(source) and s.is_on(figure) and s.apart(source, figure) <= self.within):
            return False
        if self.near_own and not self._near(s, seat, figure):
            return False
        if self.factions and not factions(s, figure) & self.factions:
            return False
        if self.equipped and not s.gear(figure):
            return False
        if self.ready and s.exhausted[figure]:
            return False
        return not self.max_order or values(s, figure).order_cost <= self.max_order

    def _near(self, s: Tactics, seat: i64, figure: i64) -> bool:
        if not s.is_on(figure):
            return False
        for own in s.at(POOL, seat):
            if s.is_on(own) and s.apart(own, figure) <= self.near_own:
                return True
        return False

    def found(self, s: Tactics, seat: i64, source: i64, on_board: bool = False) -> list[int]:
        """Every champion that fits."""
        out: list[int] = []
        if self.whose == OWN:
            for figure in s.at(POOL, seat):
                if self.fits(s, seat, source, figure) and (s.is_on(figure) or not on_board):
                    out.append(figure)
            return out
        mine = s.side_of[seat]
        for figure in range(s.figures):
            holder: i64 = s.holder[figure]
            if holder < 0 or holder > NEUTRAL or s.side_of[holder] == mine or (not s.is_on(figure) and on_board):
                continue
            there = s.is_on(figure)
            if not there and holder == VILLAIN:
                there = s.card_of(figure) == figure  # of a pack off the battlefield there is one card (AT-276)
            elif not there and holder < VILLAIN:
                there = figure in s.at(POOL, holder)
            if there and self.fits(s, seat, source, figure):
                out.append(figure)
        return out

    def text(self, t: Teller, number: str = ONE) -> str:
        """ "one of your champions", "your Void and Mechana champions": as the object of a sentence."""
        names = [t.say(f"of-{name}") for i, name in enumerate(FACTIONS) if self.factions & bit(i)]
        said: list[str] = []
        if self.within:
            said.append(t.say("who-within", n=self.within))
        if self.near_own:
            said.append(t.say("who-near-own", n=self.near_own))
        if self.max_order:
            said.append(t.say("who-order", cost=t.amount("power", self.max_order)))
        return t.say(
            f"who-{self.whose}-{number}",
            factions=t.listing(names, "list-or" if number == ONE else "list-and"),
            kinds=len(names),
            other=int(self.other),
            equipped=int(self.equipped),
            ready=int(self.ready),
            minions=int(not self.not_minion),
            place=" ".join(said),
            placed=len(said),
        )


class FigureOp(Op):
    """An op that does something to the champion it is given as its card; `a` is the source, `b` a number of the effect.

    It stands inside a `Pick` of champions, or alone on a champion, a construct or a quest, which it then means itself.
    """

    verb: str = ""
    on_board: bool = False  # only champions on the battlefield can be meant
    undeployed: bool = False  # a Giant Rat that is not deployed yet can be meant (AT-113)

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        """Whether it can be done to a champion at all."""
        return True

    def about(self, t: Teller, who: str) -> str:
        """The clause with its object: "place 1 soul on one of your champions"."""
        return t.say(f"op-{self.verb}", who=who)

    def text(self, t: Teller) -> str:
        return self.about(t, t.say("who-self"))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Tactics, g)
        if not 0 <= ctx.card < s.figures:
            return COMPLETELY
        able = (s.is_on(ctx.card) or not self.on_board) and self.able(s, ctx, ctx.card)
        return COMPLETELY if able else NOT_AT_ALL


class PickChampion(Printed):
    """Choose a champion and do something with it; then, if one was chosen, something more."""

    kind = "champion"

    def __init__(self, who: Who, op: FigureOp, optional: bool = False, after: Op | None = None) -> None:
        self.who = who
        self.op = op
        self.optional = optional
        self.after = after

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        found = self.who.found(s, ctx.seat, ctx.card, self.op.on_board)
        if self.op.undeployed and self.who.whose == OWN:
            rat = next_rat(s, ctx.seat)
            if rat != NO_CARD and self.who.fits(s, ctx.seat, ctx.card, rat):
                found.append(rat)
        return [figure for figure in found if self.op.able(s, ctx, figure)]

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, figure) for figure in self.candidates(g, ctx)]
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        if self.after is not None:
            g.push(self.after, ctx.seat, ctx.card, ctx.a, ctx.b)
        g.push(self.op, ctx.seat, act.first(action), ctx.card, ctx.b)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.candidates(g, ctx) else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {"op": self.op}
        if self.after is not None:
            parts["after"] = self.after
        return parts

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return ""

    def text(self, t: Teller) -> str:
        said = self.op.about(t.mood(TO_DO) if self.optional else t, self.who.text(t))
        if self.optional:
            said = t.say("op-may", what=said)
        if self.after is not None:
            said = t.say("op-if-done", what=said, after=self.after.text(t))
        return said

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        what = self.op.about(t.mood(TO_DO), self.who.text(t))
        return t.say("ask-pick-may" if self.optional else "ask-pick", what=what)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say(f"do-{self.op.verb}", card=g.info.piece_name(g, act.first(action), t))
