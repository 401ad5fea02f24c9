"""Cooperative city assault (section 23): proposed, agreed on, then fought by one hero after the other.

While it is discussed and fought `Mage.fight_cell` is the city; the defenders that were dealt to a hero are remembered
as `SHARE`, rampaging enemies that somebody has fought as `MET`.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.verbs import ENTER, PROPOSE
from deckhold.games.mage_knight.rules import playing, pursuing, tactics
from deckhold.games.mage_knight.rules.fighting.phases import offer_phase, take_in_phase
from deckhold.games.mage_knight.rules.fighting.starting import ASSAULT_PRICE, NAME_FOES, add_rampaging
from deckhold.games.mage_knight.scenarios import CONQUERED
from deckhold.games.mage_knight.state.ground import (
    arrive,
    city_cells,
    fall_back,
    garrison,
    others_at,
    provoked_by,
    step_cost,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import MET, NOBODY, SHARE
from deckhold.games.mage_knight.terms import CITY_SITE, CLOSING, COMBAT_SCOPE, DAMAGE_PHASE, STARTING, TURN

DIGIT: Final = 32  # numbers of defenders are digits of one number, the proposer's the last one
REFUSALS: Final = 3  # who has refused so often is not asked again this turn
AGREE: Final = 0
GO_ON_WITH_IT: Final = 0


# -- who can take part -------------------------------------------------------------------------------------------------


def city_near(s: Mage, seat: i64) -> i64:
    """The unconquered city next to a hero that stands alone on its space, or NO_CELL (MK-503, MK-Q26)."""
    here = s.where(seat)
    if here == NO_CELL or s.scenario.cities != CONQUERED or others_at(s, seat, here):
        return NO_CELL
    for cell in s.cells.neighbours(here):
        if s.site[cell] == CITY_SITE and garrison(s, cell):
            return cell
    return NO_CELL


def eligible(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The heroes that could be invited, in the order of turns from the proposer on (MK-504)."""
    out: list[int] = []
    for other in in_order(s, seat):
        free = other != seat and not s.skips[other] and not s.out[other] and refusals(s, other) < REFUSALS
        if free and s.usable_hand(other) and near(s, other, cell):
            out.append(other)
    return out


def near(s: Mage, seat: i64, cell: i64) -> bool:
    here = s.where(seat)
    if here == NO_CELL or others_at(s, seat, here):
        return False
    for part in city_cells(s, cell):
        if s.cells.distance(here, part) == 1:
            return True
    return False


def in_order(s: Mage, seat: i64) -> list[int]:
    """All seats in the order of turns, beginning with one."""
    order = [one for one in s.order if one < s.seats]
    at = order.index(seat)
    return order[at:] + order[:at]


def refusals(s: Mage, seat: i64) -> i64:
    n: i64 = 0
    for entry in s.lasting:
        if entry.op is REFUSED and entry.seat == seat:
            n += 1
    return n


def offer_proposal(s: Mage, seat: i64, out: list[int]) -> None:
    """Whether a cooperative assault can be proposed (MK-502, MK-503)."""
    if s.seats == 1 or s.announced != NOBODY or s.ending:
        return
    cell = city_near(s, seat)
    if cell != NO_CELL and len(garrison(s, cell)) > 1 and eligible(s, seat, cell):
        out.append(act.action(PROPOSE))


def propose(s: Mage, seat: i64) -> None:
    s.fight_cell = city_near(s, seat)
    s.push(INVITE, seat)


def take_part(s: Mage, seat: i64, invited: i64) -> list[int]:
    """The participants in their order."""
    return [one for one in in_order(s, seat) if one == seat or has(invited, one)]


# -- the proposal ------------------------------------------------------------------------------------------------------


@final
class Invite(Op):
    """Whom the proposer invites (MK-505): `a` has those named, as a bit set."""

    kind = "invite"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        named: i64 = 1
        for other in eligible(s, ctx.seat, s.fight_cell):
            if has(ctx.a, other):
                named += 1
        if named < len(garrison(s, s.fight_cell)):
            for other in eligible(s, ctx.seat, s.fight_cell):
                if not has(ctx.a, other):
                    out.append(act.action(act.PLAYER, other))
        if ctx.a:
            out.append(act.action(act.OPTION, GO_ON_WITH_IT))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        verb = act.verb_of(action)
        if verb == act.PLAYER:
            g.push(self, ctx.seat, NO_CARD, ctx.a | bit(act.first(action)))
        elif verb == act.OPTION:
            g.push(SHARE_OUT, ctx.seat, NO_CARD, ctx.a)
        else:
            cast(Mage, g).fight_cell = NO_CELL

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == act.PLAYER:
            return t.say("do-invite", who=t.seat(act.first(action)))
        return t.say("do-invited" if verb == act.OPTION else "do-no-assault")

    def rules(self) -> list[str]:
        return ["MK-503", "MK-504", "MK-505"]


@final
class ShareOut(Op):
    """How many defenders each one faces, at least one (MK-505): `a` has the invited, `b` the numbers so far."""

    kind = "share-out"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        given = digits(ctx.b)
        people = take_part(s, ctx.seat, ctx.a)
        if len(given) < len(people) - 1:
            g.ask(ctx)
            return
        rest = len(garrison(s, s.fight_cell)) - sum(given)
        shares = ctx.b + rest * power(len(given))
        g.push(ANSWER, people[1], NO_CARD, ctx.a, shares)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        given = digits(ctx.b)
        left = len(garrison(s, s.fight_cell)) - sum(given)
        others = len(take_part(s, ctx.seat, ctx.a)) - len(given) - 1
        return [act.action(act.AMOUNT, n) for n in range(1, left - others + 1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self, ctx.seat, NO_CARD, ctx.a, ctx.b + act.first(action) * power(len(digits(ctx.b))))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        who = take_part(cast(Mage, g), ctx.seat, ctx.a)[len(digits(ctx.b))]
        return t.say("ask-share-out", who=t.seat(who))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-share", n=act.first(action))

    def rules(self) -> list[str]:
        return ["MK-505", "MK-696"]


def digits(shares: i64) -> list[int]:
    out: list[int] = []
    while shares:
        out.append(int(shares % DIGIT))
        shares //= DIGIT
    return out


def power(n: i64) -> i64:
    out: i64 = 1
    for _ in range(n):
        out *= DIGIT
    return out


@final
class Answer(Op):
    """An invited player agrees or not (MK-506): `a` has all invited, `b` what each would face."""

    kind = "joint-answer"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, AGREE), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            s.last(REFUSED, ctx.seat, NO_CARD, TURN)
            s.fight_cell = NO_CELL
            if s.events is not None:
                s.note("refuse", ctx.seat)
            return
        people = take_part(s, s.turn, ctx.a)
        at = people.index(ctx.seat)
        if at + 1 < len(people):
            g.push(self, people[at + 1], NO_CARD, ctx.a, ctx.b)
        else:
            agreed(s, people, digits(ctx.b))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        people = take_part(s, s.turn, ctx.a)
        said = [t.say("joint-share", who=t.seat(who), n=n) for who, n in zip(people, digits(ctx.b), strict=True)]
        return t.say("ask-joint-answer", who=t.seat(s.turn), shares=t.listing(said))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-agree" if act.verb_of(action) == act.OPTION else "do-refuse")

    def rules(self) -> list[str]:
        return ["MK-506", "MK-507"]


def agreed(s: Mage, people: list[int], shares: list[int]) -> None:
    """Tokens are turned, the defenders dealt by chance; then everybody fights in turn (MK-507 to MK-509)."""
    if s.events is not None:
        s.note("joint-assault", s.turn)
    for other in people[1:]:
        s.skips[other] = 1
    tokens = garrison(s, s.fight_cell).copy()
    i = len(tokens) - 1
    while i > 0:
        j = s.chance(i + 1)
        held = tokens[i]
        tokens[i] = tokens[j]
        tokens[j] = held
        i -= 1
    at = 0
    for k in range(len(people)):
        for token in tokens[at : at + shares[k]]:
            s.last(SHARE, people[k], token, TURN, s.fight_cell)
        at += shares[k]
    cell = s.fight_cell
    s.moment = CLOSING
    s.guests = people[1:]
    s.push(JOINT_END, people[0], NO_CARD, cell)
    for other in reversed(people[1:]):
        s.push(JOIN, other, NO_CARD, cell)
    s.push(APPROACH, people[0], NO_CARD, cell)


# -- the assault -------------------------------------------------------------------------------------------------------


@final
class Join(Op):
    """It is an invited hero's turn to fight: as at the start of a turn, with a die of its own (MK-510)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        from deckhold.games.mage_knight.rules.turn import start_gains  # which knows of fights

        s = cast(Mage, g)
        if s.did_play:
            s.guest_played |= bit(s.turn)
        s.turn = ctx.seat
        s.moment = CLOSING
        s.did_play = False
        s.dice_left = 1
        s.move_points = 0
        s.influence = 0
        s.healing = 0
        g.push(APPROACH, ctx.seat, NO_CARD, ctx.a)
        start_gains(s, ctx.seat)
        tactics.before_turn(s, ctx.seat)


@final
class Approach(Op):
    """A hero prepares, then moves into the city or stays away (MK-511, MK-Q62): `a` is the city."""

    kind = "approach"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        playing.offers(s, ctx.seat, out)
        if step_cost(s, ctx.seat, s.where(ctx.seat), ctx.a) <= s.move_points:
            out.append(act.action(ENTER))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == ENTER:
            charge(s, ctx.seat, ctx.a)
        elif verb != act.PASS:
            g.again(ctx)
            playing.take(s, ctx.seat, action)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == ENTER:
            return t.say("do-enter-city")
        return t.say("do-stay-away") if verb == act.PASS else g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["MK-510", "MK-511"]


def charge(s: Mage, seat: i64, cell: i64) -> None:
    """A hero enters the city; whom it provokes joins its enemies, once in this assault (MK-511, MK-512, MK-Q63)."""
    here = s.where(seat)
    provoked = [token for token in provoked_by(s, seat, here, cell) if not s.marked(MET, token)]
    s.move_points -= step_cost(s, seat, here, cell)
    s.did_move = True
    arrive(s, seat, cell)
    s.clear_combat()
    s.struck = [0] * s.unit_count
    s.moment = STARTING
    s.fight_cell = cell
    s.change_reputation(seat, ASSAULT_PRICE)
    s.push(FIGHT_ON, seat)
    add_rampaging(s, provoked)
    s.push(NAME_FOES, seat)
    if not s.skips[seat]:
        pursuing.follow(s, seat)  # an invited hero attends: its turn is not played (MX-Q20)


@final
class FightOn(Op):
    """The menu of a hero that fights its share of the defenders."""

    kind = "turn"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).in_combat():
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        if s.moment != DAMAGE_PHASE:
            playing.offers(s, ctx.seat, out)
            tactics.offers(s, ctx.seat, out)
        else:
            playing.offer_tokens(s, ctx.seat, out)
        offer_phase(s, ctx.seat, out)
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        g.again(ctx)
        if not playing.take(s, ctx.seat, action) and not tactics.take(s, ctx.seat, action):
            take_in_phase(s, ctx.seat, action)

    def rules(self) -> list[str]:
        return ["MK-509"]


@final
class JointEnd(Op):
    """All have fought: the city is conquered, or all fall back; then the ends of their turns (MK-513, MK-514)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.did_play:
            s.guest_played |= bit(s.turn)
        held = len(garrison(s, ctx.a)) > 0
        for seat in in_order(s, ctx.seat):
            if held and s.where(seat) in city_cells(s, ctx.a):
                fall_back(s, seat)
        if not held and s.events is not None:
            s.note("city-conquered", ctx.seat, NO_CARD, ctx.a)
        s.close(COMBAT_SCOPE)
        s.turn = ctx.seat
        s.did_play = has(s.guest_played, ctx.seat)
        s.guest_played &= ~bit(ctx.seat)
        s.lasting = [entry for entry in s.lasting if entry.op is not SHARE and entry.op is not MET]
        s.fight_cell = NO_CELL
        s.moment = CLOSING


REFUSED: Final = Mark()
INVITE: Final = Invite()
SHARE_OUT: Final = ShareOut()
ANSWER: Final = Answer()
JOIN: Final = Join()
APPROACH: Final = Approach()
FIGHT_ON: Final = FightOn()
JOINT_END: Final = JointEnd()
JOINT_OPS: Final[dict[str, Op]] = {
    "refused": REFUSED,
    "invite": INVITE,
    "share-out": SHARE_OUT,
    "joint-answer": ANSWER,
    "join": JOIN,
    "approach": APPROACH,
    "fight-on": FIGHT_ON,
    "joint-end": JOINT_END,
}
