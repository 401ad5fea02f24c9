"""Proposing to fight together: who is invited, how many enemies each one would face, the answers (MK-502 to MK-506).

Elite and regular troops of Volkare's army are shared out apart (MX-139). In his own turn it is a joint defence.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.casting import strong_playable
from deckhold.games.mage_knight.ops.standing import BorrowSpell, castable
from deckhold.games.mage_knight.ops.travel import Storm
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL, PROPOSE
from deckhold.games.mage_knight.rules.fighting.defence import defend
from deckhold.games.mage_knight.rules.fighting.joint import (
    against_army,
    against_leader,
    agreed,
    in_order,
    opponents,
    take_part,
)
from deckhold.games.mage_knight.scenarios import CONQUERED
from deckhold.games.mage_knight.state.general import READY, cell_of, muster, on_turn, strength
from deckhold.games.mage_knight.state.ground import city_cells, garrison, others_at, step_cost
from deckhold.games.mage_knight.state.leaders import leader_at
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, NOBODY
from deckhold.games.mage_knight.terms import CITY_SITE, TURN, WOUND

DIGIT: Final = 64  # numbers of enemies, each plus one, are digits of one number, the first of the proposer's the last
REFUSALS: Final = 3  # who has refused so often is not asked again this turn
AGREE: Final = 0
GO_ON_WITH_IT: Final = 0


# -- who can take part -------------------------------------------------------------------------------------------------


def goals_near(s: Mage, seat: i64) -> list[int]:
    """What a hero that stands alone on its space could assault with others (MK-503, MK-Q26, MX-138)."""
    here = s.where(seat)
    if here == NO_CELL or others_at(s, seat, here):
        return []
    out: list[int] = []
    for cell in s.cells.neighbours(here):
        if cell == cell_of(s):
            able = step_cost(s, seat, here, cell) != NEVER and sum(strength(s)) > 1
        elif against_leader(s, cell):
            able = leader_at(s, cell) != NO_CARD  # MX-400
        else:
            able = shareable(s, cell, out)
        if able and eligible(s, seat, cell):
            out.append(cell)
    for cell in stormable(s, seat):
        if cell != cell_of(s) and shareable(s, cell, out) and eligible(s, seat, cell):
            out.append(cell)
    return out


def shareable(s: Mage, cell: i64, others: list[int]) -> bool:
    """Whether a city is to be conquered that several can assault, and that is none of these."""
    city = s.site[cell] == CITY_SITE and s.scenario.cities == CONQUERED
    return city and len(garrison(s, cell)) > 1 and not named_already(s, cell, others)


def stormable(s: Mage, seat: i64) -> list[int]:
    """Where a hero could come by an underground attack (MK-503): in hand, or one that a spell may be borrowed for."""
    cards = s.at(HAND, seat).copy()
    for entry in s.lasting:
        if entry.seat == seat and isinstance(entry.op, BorrowSpell):
            cards.extend(castable(s, seat, entry.op.colour))
    out: list[int] = []
    for card in cards:
        op = s.deed(card).strong
        if isinstance(op, Storm) and strong_playable(s, seat, card):
            out.extend(op.targets(s, seat))
    return out


def named_already(s: Mage, cell: i64, cells: list[int]) -> bool:
    """Whether another part of the same city is among these: a megapolis is one goal."""
    for part in city_cells(s, cell):
        if part in cells:
            return True
    return False


def count(groups: list[list[int]]) -> i64:
    n: i64 = 0
    for group in groups:
        n += len(group)
    return n


def eligible(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The heroes that could be invited, in the order of turns from the proposer on (MK-504, MX-149)."""
    out: list[int] = []
    if on_turn(s):
        ready = [entry.seat for entry in s.lasting if entry.op is READY]
        return [one for one in in_order(s, seat) if one != seat and one in ready and refusals(s, one) < REFUSALS]
    for other in in_order(s, seat):
        free = other != seat and not s.skips[other] and not s.out[other] and refusals(s, other) < REFUSALS
        if free and near(s, other, cell) and may_have_card(s, seat, other):
            out.append(other)
    return out


def may_have_card(s: Mage, seat: i64, other: i64) -> bool:
    """Whether, as far as a seat can know, another one holds a card that is no wound (MK-504): it answers for itself."""
    for card in s.at(HAND, other):
        if has(s.known[card], seat):
            alike = [card]
        else:
            alike = [
                one for one in range(len(s.unsure)) if s.unsure[one] == s.unsure[card] and not has(s.known[one], seat)
            ]
        for one in alike:
            if s.table.card[one].kind != WOUND:
                return True
    return False


def near(s: Mage, seat: i64, cell: i64) -> bool:
    here = s.where(seat)
    if here == NO_CELL or others_at(s, seat, here):
        return False
    if cell == cell_of(s) or against_leader(s, cell):
        return s.cells.distance(here, cell) == 1
    for part in city_cells(s, cell):
        if s.cells.distance(here, part) == 1:
            return True
    return False


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
    if goals_near(s, seat):
        out.append(act.action(PROPOSE))


def propose(s: Mage, seat: i64) -> None:
    s.push(GOAL, seat)


@final
class ChooseGoal(Op):
    """Whom to assault together, where that is a question."""

    kind = "joint-goal"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CHOOSE_CELL, cell) for cell in goals_near(cast(Mage, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        s.fight_cell = act.first(action)
        if against_army(s, s.fight_cell):
            muster(s)
        g.push(INVITE, ctx.seat)

    def rules(self) -> list[str]:
        return ["MK-503", "MX-138"]


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
        if named < count(opponents(s, s.fight_cell)) or may_face_none(s):
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

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        named = [t.seat(other) for other in range(s.seats) if has(ctx.a, other)]
        return t.say("ask-invite-more", who=t.listing(named)) if named else t.say("ask-invite")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == act.PLAYER:
            return t.say("do-invite", who=t.seat(act.first(action)))
        return t.say("do-invited" if verb == act.OPTION else "do-no-assault")

    def rules(self) -> list[str]:
        return ["MK-503", "MK-504", "MK-505"]


@final
class ShareOut(Op):
    """How many enemies each one faces, at least one (MK-505): `a` has the invited, `b` the numbers so far.

    Of an army one number of elite troops and one of regular ones; who defends against it may face none (MX-151), and
    whoever attacks a leader faces that one (MX-401).
    """

    kind = "share-out"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        given = digits(ctx.b)
        groups = opponents(s, s.fight_cell)
        people = take_part(s, ctx.seat, ctx.a)
        if len(given) < (len(people) - 1) * len(groups):
            g.ask(ctx)
            return
        shares = ctx.b
        for group in range(len(groups)):
            shares += (undealt(groups, given, group) + 1) * power(len(given) + group)
        g.push(ANSWER, people[1], NO_CARD, ctx.a, shares)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        given = digits(ctx.b)
        groups = opponents(s, s.fight_cell)
        group = len(given) % len(groups)
        later: i64 = 0  # enemies that this hero could be given in another group
        for other in range(group + 1, len(groups)):
            later += undealt(groups, given, other)
        have = sum(given[len(given) - group :])
        others = len(take_part(s, ctx.seat, ctx.a)) - len(given) // len(groups) - 1
        left: i64 = 0
        for one in range(len(groups)):
            left += undealt(groups, given, one)
        out: list[int] = []
        for n in range(undealt(groups, given, group) + 1):
            short = 1 if have + n == 0 else 0
            if may_face_none(s) or (short <= later and left - n >= others + short):
                out.append(act.action(act.AMOUNT, n))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self, ctx.seat, NO_CARD, ctx.a, ctx.b + (act.first(action) + 1) * power(len(digits(ctx.b))))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        given = digits(ctx.b)
        groups = len(opponents(s, s.fight_cell))
        who = take_part(s, ctx.seat, ctx.a)[len(given) // groups]
        if groups == 1:
            return t.say("ask-share-out", who=t.seat(who))
        return t.say("ask-share-regular" if len(given) % groups else "ask-share-elite", who=t.seat(who))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-share", n=act.first(action))

    def rules(self) -> list[str]:
        return ["MK-505", "MK-696"]


def may_face_none(s: Mage) -> bool:
    """Whether nobody must be dealt an enemy."""
    return on_turn(s) or against_leader(s, s.fight_cell)


def undealt(groups: list[list[int]], given: list[int], group: i64) -> i64:
    """How many of a group nobody has been given yet."""
    n: i64 = len(groups[group])
    for i in range(len(given)):
        if i % len(groups) == group:
            n -= given[i]
    return n


def digits(shares: i64) -> list[int]:
    out: list[int] = []
    while shares:
        out.append(int(shares % DIGIT) - 1)
        shares //= DIGIT
    return out


def power(n: i64) -> i64:
    out: i64 = 1
    for _ in range(n):
        out *= DIGIT
    return out


@final
class Answer(Op):
    """An invited player agrees or not (MK-506): `a` has all invited, `b` what each would face.

    Whoever holds nothing but wounds cannot agree (MK-504), except to defend: that was made sure of before (MX-149).
    """

    kind = "joint-answer"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        able = on_turn(s) or s.usable_hand(ctx.seat)
        return [act.action(act.OPTION, AGREE), act.action(act.PASS)] if able else [act.action(act.PASS)]

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
        elif on_turn(s):
            defend(s, people, digits(ctx.b))
        else:
            agreed(s, people, digits(ctx.b))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        people = take_part(s, s.turn, ctx.a)
        given = digits(ctx.b)
        said: list[str] = []
        if not against_army(s, s.fight_cell):
            for i in range(len(people)):
                said.append(t.say("joint-share", who=t.seat(people[i]), n=given[i]))
            place = "leader" if against_leader(s, s.fight_cell) else "city"
            return t.say("ask-joint-answer", place=place, who=t.seat(s.turn), shares=t.listing(said))
        for i in range(len(people)):
            said.append(t.say("joint-army", who=t.seat(people[i]), elite=given[2 * i], regular=given[2 * i + 1]))
        key = "ask-joint-defence" if on_turn(s) else "ask-joint-attack"
        return t.say(key, who=t.seat(s.turn), shares=t.listing(said))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-agree" if act.verb_of(action) == act.OPTION else "do-refuse")

    def rules(self) -> list[str]:
        return ["MK-506", "MK-507"]


REFUSED: Final = Mark()
GOAL: Final = ChooseGoal()
INVITE: Final = Invite()
SHARE_OUT: Final = ShareOut()
ANSWER: Final = Answer()
PROPOSING_OPS: Final[dict[str, Op]] = {
    "refused": REFUSED,
    "joint-goal": GOAL,
    "invite": INVITE,
    "share-out": SHARE_OUT,
    "joint-answer": ANSWER,
}
