"""A turn: its start, the one menu that is open during it, rest, and what comes after it (sections 6, 7)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.actions import FIRST_OWN
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.outside import automaton_done, done_between
from deckhold.games.mage_knight.ops.verbs import (
    ATTACK_HERO,
    BURN,
    CHALLENGE,
    DISCARD_ONE,
    END_ROUND,
    END_TURN,
    ENTER,
    PROPOSE,
    REST,
)
from deckhold.games.mage_knight.rules import (
    dealing,
    fighting,
    moving,
    playing,
    pursuing,
    scenarios,
    seals,
    secrets,
    tactics,
)
from deckhold.games.mage_knight.rules.ending import end_turn
from deckhold.games.mage_knight.rules.fighting.phases import asked
from deckhold.games.mage_knight.rules.rounds import END_OF_ROUND
from deckhold.games.mage_knight.rules.volkare import VOLKARE_TURN
from deckhold.games.mage_knight.state.ghosts import awake
from deckhold.games.mage_knight.state.ground import clear_portal, look_around, may_attack, others_at
from deckhold.games.mage_knight.state.guests import go_on_with, put_off
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import pursuers
from deckhold.games.mage_knight.state.zones import (
    CALLING,
    CLOSED,
    DECK,
    DUMMY_DECK,
    DUMMY_DISCARD,
    HAND,
    NOBODY,
    TO_CLOSE,
    TURN_OWED,
)
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLACK,
    CLOSING,
    DARK_SITES,
    DEALING,
    GLADE,
    GOLD,
    HIDDEN_VALLEY,
    MOVING,
    OWN_NEXT_TURN,
    RESTING,
    TURN,
    WAITING,
    moments,
)

MANA_SITES: Final = DARK_SITES | moments(GLADE, HIDDEN_VALLEY)  # they give mana when a turn starts there
# Fights that nobody can begin whom pursuers are about to attack: that one is the action (MX-368, MK-267).
OTHER_FIGHTS: Final = moments(*[verb - FIRST_OWN for verb in (ATTACK_HERO, BURN, ENTER, PROPOSE)])
FLIPPED: Final = 3  # cards that the dummy turns over each turn


@final
class StartTurn(Op):
    """The turn of whoever comes next in the order, or a further one (`a`): first what may be done before it (MK-663).

    Ghosts attack before a turn of the order only (MX-209).
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        s.turn = seat
        if not ctx.a:
            s.counted = s.turns_left >= 0  # another turn belongs to the one before (MK-Q65)
        g.push(AFTER_TURN, seat if seat < s.seats else NOBODY)
        if seat == s.seats:
            g.push(VOLKARE_TURN if s.scenario.march is not None else DUMMY_TURN, NOBODY)
            return
        if s.out[seat]:
            return
        g.push(OPEN_TURN, seat)
        tactics.before_turn(s, seat)
        if not ctx.a:
            fighting.haunt(s, seat)
            for entry in s.lasting:
                if entry.op is TURN_OWED and entry.seat == seat:
                    s.lapse(entry)
                    s.extra_turns += 1


@final
class OpenTurn(Op):
    """The turn begins: own skills come back, a token that lies face down is turned up, deck and hand are looked at."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        s.begin_turn(seat)
        skipped = done_between(s, seat) if s.skips[seat] else []  # that turn was taken in advance (MK-407)
        s.close(OWN_NEXT_TURN, seat)
        s.lasting = s.lasting + skipped
        tactics.skills_return(s, seat)
        if s.skips[seat]:
            s.skips = with_number(s.skips, seat, 0)  # MK-114
            if s.events is not None:
                s.note("skip", seat)
            look_around(s)
            return
        g.push(PLAY_TURN, seat)
        if s.off_map[seat]:
            s.off_map = with_number(s.off_map, seat, 0)
            s.place(s.figure(seat), s.portal(), seat)
            s.trail[seat] = []
        look_around(s)  # who had to make way sees again; from the portal perhaps further than the next space (MK-675)
        if not s.at(DECK, seat):
            g.push(ANNOUNCE, seat)


@final
class Announce(Op):
    """With an empty deck one may, and with nothing in hand either one must, announce the end of the round (MK-141)."""

    kind = "announce"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.at(DECK, ctx.seat):
            return  # a tactic has brought cards
        hand = s.at(HAND, ctx.seat)
        if s.announced == NOBODY:
            if hand:
                g.ask(ctx)
            else:
                announce(s, ctx.seat)  # MK-143
        elif not hand:
            g.push(SKIP_TURN, ctx.seat)  # MK-145

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PASS), act.action(END_ROUND)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == END_ROUND:
            announce(cast(Mage, g), ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-play-turn" if act.verb_of(action) == act.PASS else "do-end-round")

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.WANTED if act.verb_of(action) == act.PASS else act.ENDS

    def rules(self) -> list[str]:
        return ["MK-141", "MK-144"]


def announce(s: Mage, seat: i64) -> None:
    """Every other player has one more turn, who announces it has none (MK-147); the turn is given up (MK-146)."""
    s.announced = seat
    s.extra_turns = 0
    if s.turns_left < 0:
        s.turns_left = len(s.order) - (1 if s.scenario.march is None else 2)  # Volkare has none (MX-269)
        s.counted = False
    if s.events is not None:
        s.note("announce", seat if seat < s.seats else -1)
    if seat < s.seats:
        s.push(SKIP_TURN, seat)


@final
class SkipTurn(Op):
    """The turn is given up: what would open it does not (MK-146, MK-706)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.stack.pop()  # PLAY_TURN


@final
class PlayTurn(Op):
    """The turn is played: start-of-turn gains, then the menu (MK-119, MK-663)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        s.moment = MOVING
        s.did_play = False
        s.did_move = False
        s.began_empty = not s.at(HAND, seat) and len(s.at(DECK, seat)) > 0
        s.move_points = 0
        s.influence = 0
        s.healing = 0
        s.dice_left = modified(s, "dice", seat, NO_CARD, 1)
        s.rewards = []
        secrets.has_turn(s, seat)
        g.push(MAIN, seat)
        start_gains(s, seat)


def start_gains(s: Mage, seat: i64) -> None:
    """What a hero gains at the start of a turn that is played, or of a combat attended fully (MK-119, MK-693)."""
    cell = s.where(seat)
    if cell != NO_CELL and gives_mana(s, cell):
        s.gain_token(seat, BLACK if s.night else GOLD)
    scenarios.turn_starts(s, seat)
    set_off(s, "turn-starts", seat)


def gives_mana(s: Mage, cell: i64) -> bool:
    """A glade and the hidden valley do, by night graveyard and necropolis; none that enemies hold (MX-375, MX-Q43)."""
    site = s.site[cell]
    if not has(MANA_SITES, site) or s.enemies_at(cell):
        return False
    return s.night or not has(DARK_SITES, site)


@final
class Main(Op):
    """The menu of a turn: everything that can be used, bought, entered or fought now (boards.md, section 2)."""

    kind = "turn"
    always_asks = True
    is_menu = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.moment == CLOSING and s.lasting and pursuing.rest_goes_on(s, ctx.seat):
            g.push(self, ctx.seat)
            g.push(REST_NOW, ctx.seat)
        elif s.numbers.pursuit and s.moment != MOVING and not s.skips[ctx.seat] and pursuers(s, ctx.seat):
            g.push(self, ctx.seat)  # what was played has ended the movement (MX-366)
            pursuing.follow(s, ctx.seat, False)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        seat = ctx.seat
        out: list[int] = []
        playing.offers(s, seat, out)
        tactics.offers(s, seat, out)
        if s.moment == MOVING and not s.exhausted(seat):
            dealing.offers(s, seat, out)  # before fights: a monastery is rather visited than burned
        fighting.offers(s, seat, out)
        if s.moment == MOVING:
            if not s.exhausted(seat):
                moving.offers(s, seat, out)
            if may_rest(s, seat):
                out.append(act.action(REST))
        elif s.moment == DEALING or (s.moment == CLOSING and s.lasting and s.marked(CALLING)):
            dealing.offers(s, seat, out)
        if s.moment <= CLOSING and not (s.moment == MOVING and s.exhausted(seat)):
            scenarios.offers(s, seat, out)
        if s.moment <= CLOSING and may_end(s, seat):
            out.append(act.action(END_TURN))
        if s.numbers.pursuit and s.moment == MOVING and pursuing.attackers(s, seat):
            out = [one for one in out if not has(OTHER_FIGHTS, act.verb_of(one) - FIRST_OWN)]
        seals.offers(s, seat, out)
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        moving_on = s.numbers.pursuit and s.moment == MOVING
        joined = verb == CHALLENGE  # pursuers take part in the fight that begins
        if verb == END_TURN:
            if moving_on and pursuing.attackers(s, seat):
                g.push(self, seat)
                fighting.provoke(s, seat, [])
                return
            if not lets_close(s, seat):
                close_turn(s, seat)
            if moving_on:
                pursuing.follow(s, seat, False)
            return
        g.push(self, seat)
        if verb == REST:
            s.moment = RESTING
            if s.events is not None:
                s.note("rest", seat)
            set_off(s, "rests", seat)
            if moving_on and pursuing.attackers(s, seat):
                pursuing.rest_later(s, seat)
                fighting.provoke(s, seat, [])
                joined = True
            else:
                g.push(REST_NOW, seat)
        elif not (
            playing.take(s, seat, action)
            or moving.take(s, seat, action)
            or dealing.take(s, seat, action)
            or fighting.take(s, seat, action)
            or tactics.take(s, seat, action)
            or seals.take(s, seat, action)
        ):
            scenarios.take(s, seat, action)
        if moving_on and s.moment != MOVING and not joined:
            pursuing.follow(s, seat, False)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return asked(cast(Mage, g), t)


def close_turn(s: Mage, seat: i64) -> None:
    """The turn ends: all its closing steps."""
    if awake(s):
        s.push(fighting.RISEN, seat, NO_CARD, s.level[seat])
    end_turn(s, seat)


def lets_close(s: Mage, seat: i64) -> bool:
    """After a combat between heroes the special effects of both come first: whether the end has to wait (MK-693)."""
    for entry in s.lasting:
        if entry.op is TO_CLOSE:
            put_off(s, seat, s.did_play, s.dice_left)
            if seat == entry.seat:
                s.lapse(entry)
                s.last(CLOSED, seat, NO_CARD, TURN)
            else:
                s.push(CLOSE_TURN, seat)
                s.push(GUEST_MENU, entry.seat)
            return True
    return False


def may_rest(s: Mage, seat: i64) -> bool:
    """As long as the turn has seen no step and no reveal, with a card to discard (MK-664, MK-135)."""
    return not s.did_move and len(s.at(HAND, seat)) + len(s.laid_aside(seat)) > 0


def may_end(s: Mage, seat: i64) -> bool:
    """Not while something must be fought; who has only wounds must rest (MK-671, MK-Q67)."""
    if s.moment == MOVING:
        return not s.exhausted(seat) and not must_attack(s, seat)
    return True


def must_attack(s: Mage, seat: i64) -> bool:
    """Whether ending here would be an attack on another hero: then it is declared as one (MK-130, MK-260).

    Not where pursuers attack: that fight is the action (MX-368).
    """
    cell = s.where(seat)
    if cell == NO_CELL or s.many_may_stay(cell) or (s.numbers.pursuit and pursuing.attackers(s, seat)):
        return False
    for other in others_at(s, seat, cell):
        if may_attack(s, seat, other):
            return True
    return False


@final
class RestNow(Op):
    """A rest: one card is discarded, and wounds as many as one likes; of a hand of wounds one (MK-135, MK-136).

    `a`: the card has been discarded, wounds may follow.
    """

    kind = "rest"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        usable = s.usable_hand(ctx.seat)
        out: list[int] = []
        if ctx.a == 0:
            for card in first_copies(g, usable if usable else s.at(HAND, ctx.seat)):
                out.append(act.action(DISCARD_ONE, s.table.kind[card]))
            return out
        wounds = s.wounds_in(HAND, ctx.seat)
        if wounds:
            out.append(act.action(DISCARD_ONE, s.table.kind[wounds[0]]))
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            return
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        slow = s.deed(card).is_wound and ctx.a == 0
        if slow:
            for one in s.at(HAND, ctx.seat):
                s.show(one, s.map.everybody)  # the others see that there is nothing else
        s.did_play = True
        s.to_discard(card, HAND, ctx.seat)
        if s.events is not None:
            s.note("rest-discard", ctx.seat, card)
        if not slow:
            g.push(self, ctx.seat, NO_CARD, 1)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-keep-wounds")
        return g.info.label(g, ctx, action, t)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return ""

    def rules(self) -> list[str]:
        return ["MK-135", "MK-136"]


@final
class DummyTurn(Op):
    """The dummy turns cards over, or announces the end of the round (MK-523 to MK-525, MK-698)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.begin_turn(-1, "dummy-turn")
        deck = s.zones[DUMMY_DECK]
        if not deck:
            if s.announced == NOBODY:
                announce(s, s.seats)
            return
        before = len(deck)
        more: i64 = 0
        last: i64 = NO_CARD
        for i in range(FLIPPED):
            if deck:
                card = flip(s)
                if i == FLIPPED - 1:
                    last = card
                    for colour in range(BASICS):
                        if has(s.deed(card).colours, colour):
                            more = max(more, s.dummy_crystals[colour])
        if s.events is not None:
            s.note("dummy-flips", -1, last, before - len(deck))
        more = min(more, len(deck))
        for _ in range(more):
            flip(s)
        if s.events is not None and more:
            s.note("dummy-more", -1, NO_CARD, more)


def flip(s: Mage) -> i64:
    deck = s.zones[DUMMY_DECK]
    card = deck[len(deck) - 1]
    s.move(card, DUMMY_DECK, 0, DUMMY_DISCARD, 0)
    return card


@final
class AfterTurn(Op):
    """Whose turn comes next, or whether the round is over (MK-091 to MK-094, MK-692); nobody's: the automaton's."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.moment = WAITING
        if s.guests:
            g.push(self, ctx.seat)
            g.push(GUEST_TURN, s.guests[0])
            s.guests = s.guests[1:]
            return
        clear_portal(s)
        s.turn = s.seats if ctx.seat == NOBODY else ctx.seat
        if ctx.seat != NOBODY:
            tactics.turn_over(s, ctx.seat)
            set_off(s, "turn-over", ctx.seat)
        s.close(TURN)
        another = s.extra_turns > 0 and ctx.seat != NOBODY
        if s.counted and s.turns_left > 0 and not another:
            s.turns_left -= 1
        if not s.ending and scenarios.end_reached(s):
            s.ending = True
            if s.events is not None:
                s.note("ending", -1, NO_CARD, 0 if s.turns_left < 0 else 1)  # 1: in the turns that are left (MK-094)
            if s.turns_left < 0:
                s.turns_left = len([one for one in s.order if one < s.seats])
            elif s.scenario.march is None and dummy_to_come(s, s.turns_left - (1 if another and s.counted else 0)):
                s.turns_left -= 1  # it has no more turns (MK-596, MK-605)
        if another:
            s.extra_turns -= 1
            g.push(START_TURN, ctx.seat, NO_CARD, 1)
            return
        if s.turns_left == 0:
            g.push(FIRST_TURN, 0)
            g.push(END_OF_ROUND, 0)
            return
        s.order_at = (s.order_at + 1) % len(s.order)
        if s.order[s.order_at] == s.seats and automaton_done(s):
            s.order_at = (s.order_at + 1) % len(s.order)
        g.push(START_TURN, s.order[s.order_at])


def dummy_to_come(s: Mage, left: i64) -> bool:
    """Whether one of so many turns that follow is the dummy's."""
    for i in range(left):
        if s.order[(s.order_at + 1 + i) % len(s.order)] == s.seats:
            return True
    return False


@final
class GuestTurn(Op):
    """The end of a turn that was taken in advance, in somebody else's: special and healing effects, then the rest."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.began_empty = False  # without a card nobody takes a turn in advance (MK-473, MK-504)
        s.rewards = []
        secrets.has_turn(s, ctx.seat)
        g.push(GUEST_OVER, ctx.seat)
        for entry in s.lasting:
            if entry.op is CLOSED and entry.seat == ctx.seat:
                g.push(CLOSE_TURN, ctx.seat)
                return
        g.push(GUEST_MENU, ctx.seat)


@final
class GuestMenu(Op):
    """What may be used after the combat in a turn that was taken in advance."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        go_on_with(s, ctx.seat)
        s.moment = CLOSING
        g.push(MAIN, ctx.seat)


@final
class CloseTurn(Op):
    """A turn whose end had to wait ends."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        go_on_with(s, ctx.seat)
        close_turn(s, ctx.seat)


@final
class GuestOver(Op):
    """That turn is over as well."""

    def run(self, g: Game, ctx: Ctx) -> None:
        set_off(g, "turn-over", ctx.seat)


@final
class FirstTurn(Op):
    """A round has been prepared, or the first one laid out: the first turn of its order."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        g.push(START_TURN, s.order[0])


START_TURN: Final = StartTurn()
OPEN_TURN: Final = OpenTurn()
ANNOUNCE: Final = Announce()
SKIP_TURN: Final = SkipTurn()
PLAY_TURN: Final = PlayTurn()
MAIN: Final = Main()
REST_NOW: Final = RestNow()
DUMMY_TURN: Final = DummyTurn()
AFTER_TURN: Final = AfterTurn()
GUEST_TURN: Final = GuestTurn()
GUEST_MENU: Final = GuestMenu()
CLOSE_TURN: Final = CloseTurn()
GUEST_OVER: Final = GuestOver()
FIRST_TURN: Final = FirstTurn()
TURN_OPS: Final[dict[str, Op]] = {
    "start-turn": START_TURN,
    "open-turn": OPEN_TURN,
    "announce": ANNOUNCE,
    "skip-turn": SKIP_TURN,
    "play-turn": PLAY_TURN,
    "turn": MAIN,
    "rest": REST_NOW,
    "dummy-turn": DUMMY_TURN,
    "after-turn": AFTER_TURN,
    "guest-turn": GUEST_TURN,
    "guest-menu": GUEST_MENU,
    "close-turn": CLOSE_TURN,
    "guest-over": GUEST_OVER,
    "first-turn": FIRST_TURN,
}
