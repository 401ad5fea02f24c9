"""Fighting together (section 23; MX-137 to MX-147): what was agreed on is fought by one hero after the other.

It is a cooperative assault on a city, or an attack on a leader or on Volkare; how it is agreed on stands in
proposing.py, the defence against him in defence.py. Meanwhile `Mage.fight_cell` is the space that is attacked; the
enemies that were dealt to a hero are remembered as `SHARE`, rampaging enemies that somebody has fought as `MET`.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops.lasting import modified
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.outside import begin_in_advance
from deckhold.games.mage_knight.ops.verbs import ENTER
from deckhold.games.mage_knight.rules import playing, tactics
from deckhold.games.mage_knight.rules.fighting.phases import asked, offer_phase, take_in_phase
from deckhold.games.mage_knight.rules.fighting.starting import ASSAULT_PRICE, NAME_FOES, add_rampaging
from deckhold.games.mage_knight.rules.revealing import fill_up
from deckhold.games.mage_knight.state.battle import joint
from deckhold.games.mage_knight.state.general import (
    DIE,
    cell_of,
    divisions,
    forget,
    on_turn,
    retire,
    reveal,
    roll_die,
)
from deckhold.games.mage_knight.state.ground import (
    arrive,
    city_cells,
    fall_back,
    garrison,
    provoked_by,
    step_cost,
)
from deckhold.games.mage_knight.state.guests import go_on_with, put_off
from deckhold.games.mage_knight.state.leaders import leader_at, settle
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, MET, SHARE
from deckhold.games.mage_knight.terms import CITY_SITE, CLOSING, COMBAT_SCOPE, LEADER_SITES, STARTING, TURN

# -- who fights whom ---------------------------------------------------------------------------------------------------


def against_army(s: Mage, cell: i64) -> bool:
    """Whether it is Volkare who is fought: on a space, or in his own turn anywhere."""
    return cell == cell_of(s) or on_turn(s)


def opponents(s: Mage, cell: i64) -> list[list[int]]:
    """Who is to be shared out: all defenders of a city, or elite and regular troops apart (MX-139).

    Of a leader's place its company: the leader is faced by everybody (MX-401).
    """
    if against_army(s, cell):
        return divisions(s)
    leader = leader_at(s, cell)
    return [[token for token in garrison(s, cell) if token != leader]]


def against_leader(s: Mage, cell: i64) -> bool:
    """Whether it is a leader who is attacked, or what is left of its company."""
    return has(LEADER_SITES, s.site[cell])


def in_order(s: Mage, seat: i64) -> list[int]:
    """All seats in the order of turns, beginning with one."""
    order = [one for one in s.order if one < s.seats]
    at = order.index(seat)
    return order[at:] + order[:at]


def take_part(s: Mage, seat: i64, invited: i64) -> list[int]:
    """The participants in their order."""
    return [one for one in in_order(s, seat) if one == seat or has(invited, one)]


def agreed(s: Mage, people: list[int], shares: list[int]) -> None:
    """Tokens are turned, the defenders dealt by chance; then everybody fights in turn (MK-507 to MK-509)."""
    army = against_army(s, s.fight_cell)
    if s.events is not None:
        s.note("joint-attack" if army else "joint-assault", s.turn)
    for other in people[1:]:
        s.skips = with_number(s.skips, other, 1)
    deal_shares(s, people, shares)
    if army:
        roll_die(s)
        reveal(s)
    cell = s.fight_cell
    s.moment = CLOSING
    s.guests = people[1:]
    s.push(JOINT_END, people[0], NO_CARD, cell)
    for other in reversed(people[1:]):
        s.push(JOIN, other, NO_CARD, cell)
    s.push(APPROACH, people[0], NO_CARD, cell)


def deal_shares(s: Mage, people: list[int], shares: list[int]) -> None:
    """Each group is shuffled and dealt in the agreed numbers (MK-508, MX-140)."""
    groups = opponents(s, s.fight_cell)
    for group in range(len(groups)):
        tokens = groups[group].copy()
        i = len(tokens) - 1
        while i > 0:
            j = s.chance(i + 1)
            held = tokens[i]
            tokens[i] = tokens[j]
            tokens[j] = held
            i -= 1
        at = 0
        for k in range(len(people)):
            n = shares[k * len(groups) + group]
            for token in tokens[at : at + n]:
                s.last(SHARE, people[k], token, TURN, s.fight_cell)
            at += n
    if not joint(s):
        s.last(SHARE, people[0], NO_CARD, TURN, s.fight_cell)  # they fight together, though nobody was dealt anything


# -- the assault -------------------------------------------------------------------------------------------------------


@final
class Join(Op):
    """It is an invited hero's turn to fight: as at the start of a turn, with a die of its own (MK-510)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        from deckhold.games.mage_knight.rules.turn import start_gains  # which knows of fights

        s = cast(Mage, g)
        put_off(s, s.turn, s.did_play, s.dice_left)
        s.turn = ctx.seat
        s.moment = CLOSING
        s.did_play = False
        s.dice_left = modified(s, "dice", ctx.seat, NO_CARD, 1)
        s.move_points = 0
        s.influence = 0
        s.healing = 0
        g.push(APPROACH, ctx.seat, NO_CARD, ctx.a)
        start_gains(s, ctx.seat)
        tactics.before_turn(s, ctx.seat)


@final
class Approach(Op):
    """A hero prepares, then moves into the city or stays away (MK-511, MK-Q62): `a` is the city.

    `b`: something was played already, so that this turn has begun.
    """

    kind = "approach"
    always_asks = True  # whether there is anything to play is a secret of the hand

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not ctx.b:
            begin_in_advance(s, ctx.seat)
        if s.where(ctx.seat) not in parts_of(s, ctx.a):  # an effect may have brought it there (MK-503)
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        playing.offers(s, ctx.seat, out)
        tactics.offers(s, ctx.seat, out)
        if step_in(s, ctx.seat, ctx.a) != NO_CELL:
            out.append(act.action(ENTER))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == ENTER:
            charge(s, ctx.seat, step_in(s, ctx.seat, ctx.a))
        elif verb != act.PASS:
            g.push(self, ctx.seat, ctx.card, ctx.a, 1)
            if not playing.take(s, ctx.seat, action):
                tactics.take(s, ctx.seat, action)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == ENTER:
            if against_leader(cast(Mage, g), ctx.a):
                return t.say("do-enter-leader")
            return t.say("do-attack-volkare" if against_army(cast(Mage, g), ctx.a) else "do-enter-city")
        return t.say("do-stay-away") if verb == act.PASS else g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["MK-510", "MK-511"]


def parts_of(s: Mage, goal: i64) -> list[int]:
    """The spaces of what is assaulted: a megapolis has two."""
    return city_cells(s, goal) if s.site[goal] == CITY_SITE and not against_army(s, goal) else [int(goal)]


def step_in(s: Mage, seat: i64, goal: i64) -> i64:
    """The space of it that a hero can step onto with the points it has, or NO_CELL."""
    here = s.where(seat)
    for cell in parts_of(s, goal):
        cost = step_cost(s, seat, here, cell)
        if s.cells.distance(here, cell) == 1 and cost != NEVER and cost <= s.move_points:
            return cell
    return NO_CELL


def charge(s: Mage, seat: i64, cell: i64) -> None:
    """A hero enters the city; whom it provokes joins its enemies, once in this assault (MK-511, MK-Q63)."""
    here = s.where(seat)
    provoked = [token for token in provoked_by(s, seat, here, cell) if not s.marked(MET, token)]
    s.move_points -= step_cost(s, seat, here, cell)
    s.did_move = True
    arrive(s, seat, cell)
    fight_share(s, seat, cell, provoked)


def fight_share(s: Mage, seat: i64, cell: i64, provoked: list[int]) -> None:
    """A hero has come into the city and fights those who were dealt to it (MK-512)."""
    s.clear_combat()
    s.struck = [0] * s.unit_count
    s.moment = STARTING
    s.fight_cell = cell
    if not against_army(s, cell) and not against_leader(s, cell):
        s.change_reputation(seat, ASSAULT_PRICE)
    s.push(FIGHT_ON, seat)
    add_rampaging(s, provoked)
    s.push(NAME_FOES, seat)


@final
class FightOn(Op):
    """The menu of a hero that fights a share of the enemies; `a`: attending partly, without skills (MK-474)."""

    kind = "turn"
    always_asks = True
    is_menu = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).in_combat():
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        playing.offers(s, ctx.seat, out)
        if ctx.a:
            out = playing.outside_turn(s, out)
        else:
            tactics.offers(s, ctx.seat, out)
        offer_phase(s, ctx.seat, out)
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        g.again(ctx)
        if not playing.take(s, ctx.seat, action) and not tactics.take(s, ctx.seat, action):
            take_in_phase(s, ctx.seat, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return asked(cast(Mage, g), t)

    def rules(self) -> list[str]:
        return ["MK-509"]


@final
class JointEnd(Op):
    """All have fought: the city is conquered, or all fall back; then the ends of their turns (MK-513, MK-514)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        put_off(s, s.turn, s.did_play, s.dice_left)
        if against_army(s, ctx.a):
            self.army_fought(s, ctx.seat, ctx.a)
        elif against_leader(s, ctx.a):
            for seat in in_order(s, ctx.seat):
                if s.where(seat) == ctx.a:
                    fall_back(s, seat)  # in any case (MX-403)
            settle(s)  # MX-402
        else:
            held = len(garrison(s, ctx.a)) > 0
            for seat in in_order(s, ctx.seat):
                if held and s.where(seat) in city_cells(s, ctx.a):
                    fall_back(s, seat)
            if not held and s.events is not None:
                s.note("city-conquered", ctx.seat, NO_CARD, ctx.a)
        s.close(COMBAT_SCOPE)
        go_on_with(s, ctx.seat)
        s.lasting = [entry for entry in s.lasting if entry.op is not SHARE and entry.op is not MET]
        s.fight_cell = NO_CELL
        s.moment = CLOSING
        fill_up(s)

    def army_fought(self, s: Mage, seat: i64, cell: i64) -> None:
        """All go back to where they came from; whoever proposed it stands on the space of a beaten Volkare (MX-145)."""
        forget(s, DIE)
        won = not s.zones[ARMY]
        for other in range(s.seats):
            if s.where(other) == cell and not (won and other == seat):
                fall_back(s, other)
        if won:
            retire(s)
            if s.where(seat) != cell:
                arrive(s, seat, cell)


JOIN: Final = Join()
APPROACH: Final = Approach()
FIGHT_ON: Final = FightOn()
JOINT_END: Final = JointEnd()
JOINT_OPS: Final[dict[str, Op]] = {
    "join": JOIN,
    "approach": APPROACH,
    "fight-on": FIGHT_ON,
    "joint-end": JOINT_END,
}
