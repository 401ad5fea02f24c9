"""Volkare attacks: heroes fight his army in his turn, alone or together (MX-123 to MX-130, MX-148 to MX-154).

Ghosts are met in the same way (MX-209).

Each one attends fully, which is the next turn in advance, or partly, as when attacked by another hero; who attends
fully is one of `Mage.guests` until the end of that turn, which follows at once. Nothing of the map matters.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.ops.lasting import modified
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.outside import begin_in_advance
from deckhold.games.mage_knight.rules import tactics
from deckhold.games.mage_knight.rules.fighting.duel import FULLY, PARTLY
from deckhold.games.mage_knight.rules.fighting.joint import FIGHT_ON, deal_shares, in_order
from deckhold.games.mage_knight.rules.fighting.starting import clear, face_army, face_ghosts, share_of
from deckhold.games.mage_knight.state.general import READY, muster, on_turn, retire, reveal, roll_die
from deckhold.games.mage_knight.state.guests import attended_partly, put_off
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, HAUNTING, MET, NOBODY, PARTIAL, SHARE
from deckhold.games.mage_knight.terms import CLOSING, COMBAT_SCOPE, TURN, WAITING


def defend(s: Mage, people: list[int], shares: list[int]) -> None:
    """A group fights: elite and regular enemies of each one, or one hero the whole army; first how they attend."""
    packed: i64 = 0
    people_set: i64 = 0
    for seat in people:
        people_set |= bit(seat)
    for n in reversed(shares):
        packed = packed * PACK + n
    s.lasting = [entry for entry in s.lasting if not (entry.op is READY and has(people_set, entry.seat))]
    s.push(DEFENCE, people[0], NO_CARD, people_set, packed)
    for i in range(len(people) - 1, -1, -1):
        if not shares or shares[2 * i] + shares[2 * i + 1]:
            s.push(ATTEND, people[i])
            tactics.answer(s, NOBODY, people[i])  # MK-471


PACK: Final = 64


@final
class Attend(Op):
    """The next turn in advance, or not; who has had one in advance, or has no card to play, cannot (MX-129, MX-152).

    The card is one of those who attack, where these are few.
    """

    kind = "attendance"
    always_asks = True  # whether there is anything to decide is a secret of the hand

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        if s.usable_hand(ctx.seat) and not s.skips[ctx.seat]:
            out.append(act.action(act.OPTION, FULLY))
        out.append(act.action(act.OPTION, PARTLY))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.first(action) == FULLY:
            s.skips = with_number(s.skips, ctx.seat, 1)
            if s.events is not None:
                s.note("in-advance", ctx.seat)
            s.guests = [*s.guests, ctx.seat]
            s.close(TURN, ctx.seat)  # MK-674
            begin_in_advance(s, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-attend-fully" if act.first(action) == FULLY else "do-attend-partly")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MX-126", "MX-127", "MX-128", "MX-129", "MX-152", "MX-209"]


@final
class Defence(Op):
    """The die is rolled, the army dealt and turned up; then one after the other fights (MX-142, MX-153, MX-Q50)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        people = [one for one in in_order(s, ctx.seat) if has(ctx.a, one)]
        muster(s)
        roll_die(s)
        if len(people) > 1:
            shares: list[int] = []
            packed = ctx.b
            for _ in range(2 * len(people)):
                shares.append(int(packed % PACK))
                packed //= PACK
            deal_shares(s, people, shares)
        reveal(s)
        g.push(DEFENCE_OVER, ctx.seat, NO_CARD, ctx.a)
        for seat in reversed(people):
            if len(people) == 1 or share_of(s, seat):
                g.push(STAND, seat)


@final
class Stand(Op):
    """A hero gets ready to fight: with everything that a turn has, or without a die of the source and skills."""

    def run(self, g: Game, ctx: Ctx) -> None:
        from deckhold.games.mage_knight.rules.turn import start_gains  # which knows of fights

        s = cast(Mage, g)
        seat = ctx.seat
        partly = 0 if seat in s.guests else 1
        s.turn = seat
        s.moment = CLOSING
        s.did_play = False
        s.move_points = 0
        s.influence = 0
        s.healing = 0
        s.dice_left = 0 if partly else modified(s, "dice", seat, NO_CARD, 1)
        if partly:
            s.last(PARTIAL, seat, NO_CARD, TURN)
        g.push(STOOD, seat, NO_CARD, partly)
        g.push(FIGHT_ON, seat, NO_CARD, partly)
        g.push(FACE_ATTACKERS, seat)
        if not partly:
            start_gains(s, seat)


@final
class FaceAttackers(Op):
    """The army attacks, or ghosts do; no site and no wall matters (MX-124, MX-153)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        clear(s, ctx.seat)
        if s.at(HAUNTING, ctx.seat):
            face_ghosts(s, ctx.seat)
        else:
            face_army(s, ctx.seat, 0)


@final
class Stood(Op):
    """A hero has fought; `a`: attending partly, so that nothing follows (MX-128)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a:
            attended_partly(s, ctx.seat)
        else:
            put_off(s, ctx.seat, s.did_play, s.dice_left)
        if on_turn(s):
            s.turn = s.seats
        s.moment = WAITING


@final
class DefenceOver(Op):
    """A group has fought: Volkare may be beaten; who took a turn in advance ends it now (MX-127)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        from deckhold.games.mage_knight.rules.turn import GUEST_TURN  # which knows of fights

        s = cast(Mage, g)
        s.close(COMBAT_SCOPE)
        s.lasting = [entry for entry in s.lasting if entry.op is not SHARE and entry.op is not MET]
        if not s.zones[ARMY]:
            retire(s)
        for seat in reversed(in_order(s, ctx.seat)):
            if seat in s.guests:
                g.push(GUEST_TURN, seat)
        s.guests = []


ATTEND: Final = Attend()
DEFENCE: Final = Defence()
STAND: Final = Stand()
FACE_ATTACKERS: Final = FaceAttackers()
STOOD: Final = Stood()
DEFENCE_OVER: Final = DefenceOver()
DEFENCE_OPS: Final[dict[str, Op]] = {
    "attend": ATTEND,
    "defence": DEFENCE,
    "stand": STAND,
    "face-attackers": FACE_ATTACKERS,
    "stood": STOOD,
    "defence-over": DEFENCE_OVER,
}
