"""A turn: what a player may do, its end, and whose turn comes next (section 10)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import SET_OFF, Ctx, Game, Op, reveal
from deckhold.engine.ops import find_copy
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import (
    HOLDS_SHRINE,
    OWN_NEXT_TURN,
    TURN,
    TURN_STARTS,
    VILLAINS_TURN,
    Triggered,
    packed,
)
from deckhold.games.ascension_tactics.ops.acquiring import ACQUIRE, affordable, pay, price, spend_power
from deckhold.games.ascension_tactics.ops.fighting import harm
from deckhold.games.ascension_tactics.ops.orders import can_be_ordered, order
from deckhold.games.ascension_tactics.ops.playing import COMPLETES, completable, play, playable
from deckhold.games.ascension_tactics.ops.research import RESEARCHES
from deckhold.games.ascension_tactics.ops.scoring import SHRINES
from deckhold.games.ascension_tactics.ops.treasures import next_rat, own_champions, use, uses
from deckhold.games.ascension_tactics.ops.triggers import found, release
from deckhold.games.ascension_tactics.ops.verbs import (
    BUY,
    COMPLETE,
    END_TURN,
    GATE,
    HAND_OVER,
    ORDER,
    PLAY,
    RESEARCH,
    USE,
)
from deckhold.games.ascension_tactics.ops.villains.turn import VILLAINS_TURN_OP
from deckhold.games.ascension_tactics.scenarios import CORRUPTED
from deckhold.games.ascension_tactics.state.figures import MIN_ORDER_COST, values
from deckhold.games.ascension_tactics.state.ground import Walk
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    CAPTIVE,
    CENTER_ROW,
    CORRUPTION,
    DISCARD,
    FROM_BEACONS,
    HAND,
    HAND_SIZE,
    HEAVY_INFANTRY,
    MYSTICS,
    PLAYED,
    POOL,
    POWER,
    QUEST_DECK,
    RESEARCH_COST,
    RUNES,
    VILLAIN,
)

GATE_POWER: Final = 2
# What a gate gives besides in the first turn, by the place in the turn order: runes, power (AT-023, AT-Q02).
FIRST_TURN: Final = [(0, 0), (2, 0), (2, 1), (3, 2)]
SECOND_TEAM: Final = (1, 2)  # of each of its members: a joint first turn is worth more


@final
class Main(Op):
    """The player on the move may do anything, as often as it can be paid (AT-057)."""

    kind = "main"
    always_asks = True
    is_menu = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        g.ask(Ctx(self, s.speaker, NO_CARD, 0, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        seat = ctx.seat
        out: list[int] = []
        kinds: list[int] = []
        for card in s.at(HAND, seat):
            kind = s.table.kind[card]
            if kind not in kinds:
                kinds.append(kind)
                if playable(s, seat, card):
                    out.append(act.action(PLAY, kind))
        if not s.gate[seat]:
            out.append(act.action(GATE))
        for card in s.zones[CENTER_ROW]:
            if card != NO_CARD and affordable(s, seat, card):
                out.append(act.action(BUY, card))
        for zone in (MYSTICS, HEAVY_INFANTRY):
            pile = s.zones[zone]
            if pile and affordable(s, seat, pile[len(pile) - 1]):
                out.append(act.action(BUY, pile[len(pile) - 1]))
        if s.runes[seat] >= RESEARCH_COST and s.zones[QUEST_DECK]:
            out.append(act.action(RESEARCH))
        for figure in self.orderable(s, seat):
            out.append(act.action(ORDER, figure))
        for card in completable(s, seat):
            out.append(act.action(COMPLETE, card))
        out.extend(uses(s, seat, own_champions(s, seat)))
        for mate in s.sides[s.turn]:
            if mate != seat and not has(s.spoken, mate):  # nobody hands over in circles
                out.append(act.action(HAND_OVER, mate))
        out.append(act.action(END_TURN))
        return out

    def orderable(self, s: Tactics, seat: i64) -> list[int]:
        """Champions that can be ordered and paid for, and a Giant Rat that would be deployed (AT-085, AT-108)."""
        out: list[int] = []
        if s.power[seat] < MIN_ORDER_COST:
            return out
        for figure in s.at(POOL, seat):
            if s.exhausted[figure] or s.power[seat] < values(s, figure).order_cost:
                continue
            if can_be_ordered(s, seat, figure):
                out.append(figure)
        rat = next_rat(s, seat)
        if rat != NO_CARD and s.power[seat] >= values(s, rat).order_cost and can_be_ordered(s, seat, rat):
            out.append(rat)
        if s.scenario.swarm:  # AT-289
            out = [figure for figure in out if s.definitions[figure].id not in ("giant-rat", "devil-rat")]
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        card = act.first(action)
        if verb == END_TURN:
            self.finished(s, seat)
            return
        s.push(MAIN, seat)
        if verb != HAND_OVER:
            s.spoken = bit(seat)
        if verb == PLAY:
            play(s, seat, find_copy(s, HAND, seat, card))
        elif verb == GATE:
            use_gate(s, seat)
        elif verb == BUY:
            pay(s, seat, card)
            s.push(ACQUIRE, seat, card)
        elif verb == RESEARCH:
            s.runes[seat] -= RESEARCH_COST
            s.push(RESEARCHES, seat)
        elif verb == ORDER:
            spend_power(s, seat, values(s, card).order_cost)
            order(s, seat, card)
        elif verb == COMPLETE:
            s.push(COMPLETES, seat, card)
        elif verb == USE:
            use(s, seat, action)
        else:
            s.done[card] = 0
            give_word(s, card)

    def finished(self, s: Tactics, seat: i64) -> None:
        """A member of the side is done; the turn ends when all are (AT-Q51)."""
        s.done[seat] = 1
        for mate in s.sides[s.turn]:
            if not s.done[mate]:
                s.push(MAIN, mate)
                give_word(s, mate)
                return
        s.push(ENDING, seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Tactics, g)
        verb = act.verb_of(action)
        card = act.first(action)
        if verb == BUY:
            resource = "power" if s.definitions[card].is_champion else "runes"
            cost = t.amount(resource, price(s, ctx.seat, card))
            return t.say("do-buy", card=g.info.piece_name(g, card, t), cost=cost)
        if verb == ORDER:
            cost = t.amount("power", values(s, card).order_cost)
            return t.say("do-order", card=g.info.piece_name(g, card, t), cost=cost)
        if verb == END_TURN and len([mate for mate in s.sides[s.turn] if not s.done[mate]]) > 1:
            return t.say("do-done")
        if verb == END_TURN:
            side = s.sides[s.turn]  # whoever is done already loses what it has left now too
            runes, power = sum([s.runes[mate] for mate in side]), sum([s.power[mate] for mate in side])
            return t.say("do-end-turn", runes=runes, power=power)
        if verb == GATE:
            runes, power = gate_gives(s, ctx.seat)
            gains = [t.amount("power", power), *([t.amount("runes", runes)] if runes else [])]
            return t.say("do-gate", what=t.listing(gains))
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["AT-057"]


def give_word(s: Tactics, seat: i64) -> None:
    """A member of the side on the move acts next."""
    s.speaker = seat
    s.spoken |= bit(seat)
    if s.events is not None:
        s.note("hand-over", seat)


def gate_gives(s: Tactics, seat: i64) -> tuple[int, int]:
    """Runes and power of a gate; more in the first turn of those who come later (AT-022, AT-023)."""
    runes, power = 0, 0
    if s.round == 1:
        colour = s.colour_of_side(s.side_of[seat])
        runes, power = SECOND_TEAM if colour == 1 and len(s.sides[0]) > 1 else FIRST_TURN[colour]
    return runes, GATE_POWER + power


def use_gate(s: Tactics, seat: i64) -> None:
    """The own gate, once a turn."""
    s.gate[seat] = 1
    runes, power = gate_gives(s, seat)
    s.gain(seat, POWER, power)
    if runes:
        s.gain(seat, RUNES, runes)


# -- the end and the beginning of turns --------------------------------------------------------------------------------


@final
class Ending(Op):
    """The end of a side's turn: cards, readiness, glory, then bonuses and damage go (AT-060 to AT-064, AT-Q27)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        side = s.turn
        for seat in s.sides[side]:
            self.clear(s, seat)
        entries: list[Ctx] = []
        held = s.shrines(side)
        for seat in s.sides[side]:
            for figure in s.at(POOL, seat):
                if [cell for cell in held if s.is_on(figure) and s.away(figure, cell) <= 1]:
                    entries.extend(found(s, figure, HOLDS_SHRINE))  # once, at however many shrines it stands
        s.push(PASS_ON, ctx.seat)
        release(s, entries)
        if s.scenario.beacon_glory:
            s.gain_glory(side, s.scenario.beacon_glory[s.beacons(side)], FROM_BEACONS)
        s.push(SHRINES, ctx.seat)

    def clear(self, s: Tactics, seat: i64) -> None:
        """Steps 1 to 3 of one player."""
        for zone in (PLAYED, HAND):
            cards = s.to_take(zone, seat)
            for card in cards:
                reveal(s, card, s.map.everybody)
                if s.events is not None:
                    s.moved(card, zone, seat, DISCARD, seat)
            s.to_change(DISCARD, seat).extend(cards)
            cards.clear()
        lose_unspent(s, seat)
        s.draw(seat, HAND_SIZE)
        for figure in s.at(POOL, seat):
            if s.exhausted[figure]:
                s.exhausted = changed(s.exhausted, figure, 0)


@final
class PassOn(Op):
    """Damage and bonuses of the turn are over; the next side begins (AT-064, AT-065)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        lapse_turn(s)
        for seat in s.sides[s.turn]:
            s.close(OWN_NEXT_TURN, seat)
            lose_unspent(s, seat)  # what shrines gave in the last step
        if s.scenario.campaign:
            begin_villains(s)
            return
        following = (s.turn + 1) % s.solo_sides
        if following == s.first:
            s.round += 1
        begin(s, following)


def begin_villains(s: Tactics) -> None:
    """The villains' turn begins (AT-235, AT-Q70)."""
    s.turn = VILLAIN
    s.speaker = s.sides[0][0]
    s.begin_turn(-1, "villains-turn")
    s.close(VILLAINS_TURN)
    s.push(NEXT_ROUND, s.speaker)
    s.push(VILLAINS_TURN_OP, s.speaker)
    s.push(DAWN, s.speaker)


@final
class NextRound(Op):
    """The villains' turn is over, and with it what lasted so long; the players' begins."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        lapse_turn(s)
        s.lasting = [entry for entry in s.lasting if entry.a != OWN_NEXT_TURN or entry.seat >= 0]
        s.round += 1
        begin(s, 0)


def lose_unspent(s: Tactics, seat: i64) -> None:
    """Unspent runes and power are lost (AT-060)."""
    s.runes[seat] = 0
    s.power[seat] = 0


def lapse_turn(s: Tactics) -> None:
    """All damage vanishes, and what lasted until the end of the turn (AT-064, AT-Q27)."""
    damage = s.damage
    for figure in range(len(damage)):
        if damage[figure]:
            s.damage = [0] * len(damage)
            break
    s.close(TURN)


def begin(s: Tactics, side: i64) -> None:
    """A side's turn begins (AT-067, AT-155, AT-Q70)."""
    s.turn = side
    s.speaker = s.sides[side][0]
    s.spoken = bit(s.speaker)
    for seat in range(s.seats):
        s.gate[seat] = 0
        s.done[seat] = 0
    s.begin_turn(s.speaker)
    s.push(MAIN, s.speaker)
    s.push(DAWN, s.speaker)


@final
class Dawn(Op):
    """What happens before the first action: corrupted ground, and abilities of that moment (AT-155, AT-Q70)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        entries: list[Ctx] = []
        if burning(s):
            entries.append(Ctx(CORRODE, ctx.seat, NO_CARD, SET_OFF, packed(-1, -1)))
        if s.turn < VILLAIN:
            for seat in s.sides[s.turn]:
                for figure in s.at(POOL, seat):
                    entries.extend(found(s, figure, TURN_STARTS))
        release(s, entries)


def burning(s: Tactics) -> list[int]:
    """The champions whom the corrupted ground that they stand on hurts; captives cannot be damaged (AT-Q22)."""
    out: list[int] = []
    for figure in [one for one in s.on_board() if s.side(one) != CAPTIVE]:
        for cell in s.cells_of(figure):
            if s.terrain[cell] == CORRUPTED and figure not in out and Walk(s, figure).burns(cell):
                out.append(figure)
    return out


@final
class Corrode(Op):
    """Champions stand on corrupted ground when a turn begins: nobody could use a treasure before."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        harm(s, ctx.seat, burning(s), CORRUPTION, NO_CARD, unawares=True)

    def text(self, t: Teller) -> str:
        return t.say("op-corrode", n=CORRUPTION)


MAIN: Final = Main()
ENDING: Final = Ending()
PASS_ON: Final = PassOn()
NEXT_ROUND: Final = NextRound()
DAWN: Final = Dawn()
CORRODE: Final = Triggered("corrode", Corrode())
TURN_OPS: Final[dict[str, Op]] = {
    "main": MAIN,
    "ending": ENDING,
    "next_round": NEXT_ROUND,
    "pass_on": PASS_ON,
    "dawn": DAWN,
    "corrode": CORRODE,
}
