"""What players decide in secret: one lot of a set is laid down, and nobody else sees which (MK-560, MK-657).

The lots of a set are mixed, so that others take any of them for the one that lies there.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import find_copy
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import laid_die, played_with
from deckhold.games.mage_knight.state.zones import BOX, HAD_TURN, LOOKED, SECRET
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    GAME,
    LOT_BLUE,
    LOT_RED,
    LOT_WHITE,
    MEMBERS,
    RANGED_PHASE,
    SPARE_DIE,
)

WHEN: Final = {LOT_WHITE: RANGED_PHASE, LOT_RED: BLOCK_PHASE, LOT_BLUE: ATTACK_PHASE}


class LayLot(Op):
    """A seat lays one lot of its set; the others of the set stay with it."""

    set: list[str]

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        lots: list[int] = []
        for id in self.set:
            for card in s.table.copies(id):
                if card in s.zones[BOX]:
                    s.move(card, BOX, 0, LOOKED, ctx.seat)
                    lots.append(card)
                    break
        s.mix(lots)
        for card in lots:
            s.show(card, self.seen_by(s, ctx))
        g.ask(ctx)

    def seen_by(self, s: Mage, ctx: Ctx) -> i64:
        return bit(ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], LOOKED) for card in g.at(LOOKED, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.move(find_copy(g, LOOKED, ctx.seat, act.first(action)), LOOKED, ctx.seat, SECRET, ctx.seat)


@final
class LayDie(LayLot):
    """Whoever had the turn before sets a die for the only enemy of a combat (MK-560, MK-Q75)."""

    kind = "lay-die"
    set = SPARE_DIE

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-lay-die", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-560"]


@final
class LayMember(LayLot):
    """A team picks the member that has to return (MK-657)."""

    kind = "lay-member"
    set = MEMBERS

    def seen_by(self, s: Mage, ctx: Ctx) -> i64:
        seen: i64 = 0
        for seat in team(s, ctx.seat):
            seen |= bit(seat)
        return seen

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        place = MEMBERS.index(g.table.defs[act.first(action)].id)
        return t.say("do-lay-member", who=t.seat(team(s, ctx.seat)[place]))

    def rules(self) -> list[str]:
        return ["MK-657"]


def team(s: Mage, seat: i64) -> tuple[int, ...]:
    for side in s.sides:
        if seat in side:
            return side
    raise AssertionError(f"seat {seat} is on no side")


def pick_members(s: Mage) -> None:
    """Each team picks one of its members, where one has to return (MK-657)."""
    if s.scenario.portal_closes:
        for side in s.sides:
            if len(side) > 1:
                s.push(LAY_MEMBER, side[0])


def set_die(s: Mage, seat: i64) -> None:
    """A combat begins: with a single enemy whoever had the turn before sets a die."""
    if played_with(s) and len(s.foes) == 1:
        other = had_turn_before(s, seat)
        if other != seat:
            s.push(LAY_DIE, other)


def had_turn_before(s: Mage, seat: i64) -> i64:
    """Whoever else played the last turn, in the round before perhaps; as long as nobody has, who comes before.

    That is the seat itself if it has nobody left to play against (MK-653, MK-Q75).
    """
    for entry in reversed(s.lasting):
        if entry.op is HAD_TURN and entry.seat != seat and not s.out[entry.seat]:
            return entry.seat
    order = [one for one in s.order if one < s.seats and not s.out[one]]
    return order[order.index(int(seat)) - 1]


def has_turn(s: Mage, seat: i64) -> None:
    """A seat plays a turn; one that is given up or skipped is none."""
    if played_with(s):
        s.lasting = [entry for entry in s.lasting if entry.op is not HAD_TURN or entry.seat != seat]
        s.last(HAD_TURN, seat, NO_CARD, GAME)


def turn_up_die(s: Mage, phase: i64) -> None:
    """The die is shown when the phase begins in which it counts, at the latest with the last one."""
    if not played_with(s):
        return
    card = laid_die(s)
    if card < 0:
        return
    colour = s.table.card[card].id
    shown = s.known[card] == s.map.everybody
    if shown:
        if colour == LOT_WHITE and phase == BLOCK_PHASE:
            s.foe_armor[0] -= 1  # it has counted in the first phase alone
        return
    if WHEN.get(colour, ATTACK_PHASE) != phase and phase != ATTACK_PHASE:
        s.learned += 1  # that it is another one is news too
        return
    s.show(card, s.map.everybody)
    if s.events is not None:
        s.note("die-shown", -1, card)
    if colour in (LOT_WHITE, LOT_BLUE):
        s.foe_armor[0] += 1
    elif colour == LOT_RED and foes.hits_of(s, 0):
        hit = strongest_hit(s)
        s.hit_change[hit] += 1


def strongest_hit(s: Mage) -> i64:
    """Of an enemy with several attacks the strongest is raised (MK-Q75)."""
    best = foes.hits_of(s, 0)[0]
    for hit in foes.hits_of(s, 0):
        if foes.value_of(s, hit) > foes.value_of(s, best):
            best = hit
    return best


def put_die_away(s: Mage) -> None:
    if played_with(s):
        for seat in range(s.seats):
            for zone in (LOOKED, SECRET):
                for card in s.at(zone, seat).copy():
                    if s.table.card[card].id in SPARE_DIE:
                        s.move(card, zone, seat, BOX, 0)


LAY_DIE: Final = LayDie()
LAY_MEMBER: Final = LayMember()
SECRET_OPS: Final[dict[str, Op]] = {"lay-die": LAY_DIE, "lay-member": LAY_MEMBER}
