"""What may be done outside one's own turn (section 6.1): plundering, tactics of the night, Motivation."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardDef
from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import USED, Mark, Reaction, find_copy
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Skill
from deckhold.games.mage_knight.ops.skills import Motivation
from deckhold.games.mage_knight.ops.tactics import BETWEEN_TURNS, BringBack
from deckhold.games.mage_knight.ops.verbs import SPECIAL, USE_SKILL, USE_TACTIC
from deckhold.games.mage_knight.ops.wheel import SPUN, idle_wheels, turn_idly
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, NOBODY, SKILLS
from deckhold.games.mage_knight.terms import OWN_NEXT_TURN, ROUND, TURN, VILLAGE

PLUNDER: Final = 7  # as a number of SPECIAL
LOOT: Final = 2  # cards
EVERYBODY: Final = -1


@final
class Window(Reaction):
    """Effects of "before your turn" and "during another player's turn", which are the same (MK-108).

    It opens before every turn, for everybody in round order from the player whose turn it is (MK-109, MK-Q86), and for
    one player (`b`) whom somebody is about to act on (MK-110). Whoever will have a window of the own later is asked now
    only if waiting could cost something: a motivation that somebody else's would forbid.
    """

    scope: i64 = TURN

    def in_turn(self, g: Game, ctx: Ctx) -> list[int]:
        if ctx.b != EVERYBODY:
            return [int(ctx.b)]
        order = [seat for seat in cast(Mage, g).order if seat < g.seats]
        at = order.index(ctx.seat)
        return order[at:] + order[:at]

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        if s.out[seat] or not has_turn(s, seat):
            return out  # MK-095, MK-111
        last_chance = seat == ctx.seat or ctx.b != EVERYBODY
        if last_chance and tactic_serves(s, seat, seat == ctx.seat):
            out.append(act.action(USE_TACTIC))
        if last_chance and may_plunder(s, seat):
            out.append(act.action(SPECIAL, PLUNDER))
        if last_chance:
            for card in idle_wheels(s, s.at(SKILLS, seat)):
                out.append(act.action(USE_SKILL, s.table.kind[card]))
        for card in s.at(SKILLS, seat):
            if motivates(s, seat, card) and (ctx.b != EVERYBODY or motivation_matters(s, ctx.seat, seat)):
                out.append(act.action(USE_SKILL, s.table.kind[card]))
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        seat = self.decider(g, ctx)
        if seat == ctx.seat:
            return [*self.offers(g, ctx, seat), act.action(act.PASS)]
        return super().choices(g, ctx)

    def reacts(self, g: Game, ctx: Ctx, seat: i64, action: i64) -> None:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == SPECIAL:
            plunder(s, seat)
            return
        if verb == USE_TACTIC:
            card = s.tactic_of(seat)
            op = s.tactic(card).use
            s.last(DONE_BEFORE, seat, card, OWN_NEXT_TURN)
        else:
            card = find_copy(g, SKILLS, seat, act.first(action))
            op = s.skill(card).op
            if not isinstance(op, Motivation):
                turn_idly(s, seat, card)
                return
            s.last(USED, seat, card, ROUND)
        assert op is not None
        if s.events is not None:
            s.note("tactic" if verb == USE_TACTIC else "skill", seat, card)
        s.push(op, seat, card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        if self.decider(g, ctx) == ctx.seat:
            return t.say("ask-before-turn")
        who = t.name("volkare") if ctx.seat == NOBODY else t.seat(int(ctx.seat))
        return t.say("ask-outside" if ctx.b == EVERYBODY else "ask-forestall", who=who)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == SPECIAL:
            return t.say("do-plunder", n=LOOT)
        if act.verb_of(action) == USE_SKILL and not is_motivation(g.table.defs[act.first(action)]):
            return t.say("do-turn-wheel", card=t.name(g.table.defs[act.first(action)].id))
        return super().label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["MK-108", "MK-111"]


def automaton_done(s: Mage) -> bool:
    """Whether the dummy, or Volkare, has no more turns this round (MK-596, MK-605, MX-269)."""
    return s.ending or (s.announced != NOBODY and s.scenario.march is not None)


def has_turn(s: Mage, seat: i64) -> bool:
    """Whether a seat still has a turn this round, the one that is played included (MK-095).

    Of the last ones each seat has one; who has taken it in advance has none.
    """
    if s.turns_left < 0:
        return True
    if s.skips[seat] and seat not in s.guests:
        return False
    left = s.turns_left if s.counted else s.turns_left + 1
    for i in range(len(s.order)):
        one = s.order[(s.order_at + i) % len(s.order)]
        if one == s.seats and automaton_done(s):
            continue
        if left == 0:
            return False
        if one == seat:
            return True
        left -= 1
    return False


def tactic_serves(s: Mage, seat: i64, own: bool) -> bool:
    """Whether the tactic of a seat can be used now; one about an empty deck before the own turn only (MK-Q70)."""
    card = s.tactic_of(seat)
    if card < 0 or s.marked(USED, card) or s.marked(DONE_BEFORE, card):
        return False
    tactic = s.tactic(card)
    op = tactic.use
    if op is None or not (tactic.times == BETWEEN_TURNS or (own and isinstance(op, BringBack))):
        return False
    return s.feasible(op, seat, card)


def may_plunder(s: Mage, seat: i64) -> bool:
    """A village may be plundered once between two own turns (MK-407 to MK-409)."""
    cell = s.where(seat)
    return cell != NO_CELL and s.site[cell] == VILLAGE and not s.marked(PLUNDERED, s.figure(seat))


def plunder(s: Mage, seat: i64) -> None:
    """Reputation for cards, beyond the hand limit too (MK-407, MK-Q69)."""
    s.last(PLUNDERED, seat, s.figure(seat), OWN_NEXT_TURN)
    s.change_reputation(seat, -1)
    if s.events is not None:
        s.note("plunder", seat)
    s.draw(seat, LOOT)


def done_between(s: Mage, seat: i64) -> list[Ctx]:
    """What is remembered of a seat that it has done since its last turn, and can do once before the next one."""
    return [entry for entry in s.lasting if entry.seat == seat and entry.op in (PLUNDERED, DONE_BEFORE, SPUN)]


def begin_in_advance(s: Mage, seat: i64) -> None:
    """A seat takes its next turn in advance: what may be done once between two turns may be done again after it."""
    for entry in done_between(s, seat):
        s.lapse(entry)


def motivates(s: Mage, seat: i64, card: i64) -> bool:
    """Whether a skill is a motivation that can be used (MK-219)."""
    op = s.skill(card).op
    if not isinstance(op, Motivation) or s.marked(USED, card):
        return False
    return op.extent(s, Ctx(op, seat, card, 0, 0)) != NOT_AT_ALL


def is_motivation(card: CardDef) -> bool:
    return isinstance(card, Skill) and isinstance(card.op, Motivation)


def motivation_matters(s: Mage, turn: i64, seat: i64) -> bool:
    """Whether it could be too late in the own turn, or later.

    Somebody else could use one first; or it takes the last cards of the deck, so that the end of the round may be
    announced (MK-113, MK-672).
    """
    for other in range(s.seats):
        if other != seat:
            for card in s.at(SKILLS, other):
                if motivates(s, other, card) and has_turn(s, other):
                    return True
    return seat == turn and 0 < len(s.at(DECK, seat)) <= LOOT and s.announced == NOBODY


PLUNDERED: Final = Mark()
DONE_BEFORE: Final = Mark()  # a tactic that serves once before each own turn
WINDOW: Final = Window()
OUTSIDE_OPS: Final[dict[str, Op]] = {"window": WINDOW, "plundered": PLUNDERED, "done-before": DONE_BEFORE}


def open_window(s: Mage, seat: i64, target: i64 = EVERYBODY) -> None:
    """Push what may be done before a turn of a seat, or by one whom it is about to act on."""
    s.push(WINDOW, seat, -1, -1, target)
