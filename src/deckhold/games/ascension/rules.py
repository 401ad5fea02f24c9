"""The turn of Ascension: what a player may do, how it ends, and how the game does."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.actions import NUMBER, PIECE, Verb
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, Outcome, reveal, to_change, to_take
from deckhold.engine.ops import USED, find_copy
from deckhold.engine.text import Teller
from deckhold.games.ascension.ops import (
    ACQUIRE,
    AFTER_HERO,
    ARRIVAL,
    DEFEAT,
    SET_OFF_FIRST_DEFEAT,
    SET_OFF_FIRST_LIFEBOUND,
)
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CONSTRUCTS,
    CULTIST,
    DECK,
    DEFEATED_IN_ROW,
    DISCARD,
    HAND,
    HAND_SIZE,
    HEAVY_INFANTRY,
    MYSTICS,
    PLAYED,
    ROW_SIZE,
    SAMAEL,
    SAMAEL_TAKES,
    TURN,
    VOID_PILE,
    Ascension,
)

PLAY: Final = act.FIRST_OWN
USE: Final = act.FIRST_OWN + 1
BUY: Final = act.FIRST_OWN + 2
FIGHT: Final = act.FIRST_OWN + 3
END: Final = act.FIRST_OWN + 4

# A list of choices is made for every decision: it takes its numbers from here.
PLAYS: Final = act.ready(PLAY, act.ARGS)
BUYS: Final = act.ready(BUY, act.ARGS)
FIGHTS: Final = act.ready(FIGHT, act.ARGS)
ENDS: Final = act.ready(END, 1)

VERBS: Final = [
    Verb("play", act.CARD, zone=HAND),
    Verb("use", PIECE, NUMBER, numbers=4, zones=[CONSTRUCTS]),
    Verb("acquire", PIECE),
    Verb("defeat", PIECE),
    Verb("end-turn", intent=act.ENDS),
]


@final
class MainPhase(Op):
    """The active player's turn: any of the actions of AS-23, in any order, until the player ends it."""

    kind = "main"
    always_asks = True  # ending the turn reveals new cards
    is_menu = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(Ascension, g)
        seat = ctx.seat
        out: list[object] = []
        listed: i64 = 0  # bit set of definitions: copies in hand are one choice
        for card in a.at(HAND, seat):
            definition = a.card(card)
            if not listed & definition.bit:
                listed |= definition.bit
                out.append(PLAYS[definition.index])
        for card in a.at(CONSTRUCTS, seat):
            number: i64 = 0
            for use in a.card(card).uses:
                if not a.marked(USED, card, number) and a.feasible(use, seat, card):
                    out.append(act.action(USE, card, number))
                number += 1
        for card in a.zones[CENTER_ROW]:
            if card != NO_CARD:
                self.offer(a, card, out)
        if a.runes > 0:
            if a.zones[MYSTICS]:
                self.offer(a, a.zones[MYSTICS][-1], out)
            if a.zones[HEAVY_INFANTRY]:
                self.offer(a, a.zones[HEAVY_INFANTRY][-1], out)
        if a.power > 0:
            for card in a.zones[CULTIST]:
                self.offer(a, card, out)
        out.append(ENDS[0])
        return cast(list[int], out)

    def offer(self, a: Ascension, card: i64, out: list[object]) -> None:
        """A card to buy or to fight, if it can be paid for."""
        definition = a.card(card)
        if definition.is_monster:
            if a.power >= definition.cost:
                out.append(FIGHTS[card])
        elif a.runes >= definition.cost or (definition.is_construct and a.affordable(card)):
            out.append(BUYS[card])

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(Ascension, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        card = act.first(action)
        if verb == END:
            a.push(END_TURN, seat)
            return
        a.again(ctx)
        if verb == PLAY:
            play(a, seat, find_copy(a, HAND, seat, card))
        elif verb == USE:
            number = act.second(action)
            a.last(USED, seat, card, TURN, number)
            if a.events is not None:
                a.note("use", seat, card)
            a.push(a.card(card).uses[number], seat, card)
        else:
            a.pay(card)
            a.push(ACQUIRE if verb == BUY else DEFEAT, seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        a = cast(Ascension, g)
        card = act.first(action)
        if act.verb_of(action) == USE:
            effect = a.card(card).uses[act.second(action)]
            return t.say("do-use", card=t.name(a.card(card).id), what=t.sentences([effect.text(t)]))
        if act.verb_of(action) == BUY:
            cost = t.amount("runes", a.price(card))
            return t.say("do-buy", card=t.name(a.card(card).id), cost=cost)
        if act.verb_of(action) == FIGHT:
            return t.say("do-fight", card=t.name(a.card(card).id), cost=t.amount("power", a.card(card).cost))
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["AS-23", "AS-24"]


def play(a: Ascension, seat: i64, card: i64) -> None:
    """Play a card from hand: a hero's effect, then what it sets off (AS-30, AS-33); a construct enters play (AS-31)."""
    definition = a.card(card)
    if definition.is_construct:
        a.move(card, HAND, seat, CONSTRUCTS, seat)
        if a.events is not None:
            a.note("play", seat, card)
        a.push(ARRIVAL, seat, card)
        return
    first: i64 = 0
    if definition.is_lifebound:
        first = 1
        for played in a.at(PLAYED, seat):
            if a.card(played).is_lifebound:
                first = 0
                break
        a.push(AFTER_HERO, seat, card, first)
    a.move(card, HAND, seat, PLAYED, seat)
    if a.events is not None:
        a.note("play", seat, card)
    effect = definition.effect
    assert effect is not None
    a.push(effect, seat, card)


@final
class EndTurn(Op):
    """Discard, lose what is unspent, draw five, pass on (AS-84); or the end of the game (AS-88 to AS-90)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        seat = ctx.seat
        played = to_take(a, PLAYED, seat)
        hand = to_take(a, HAND, seat)
        discard = to_change(a, DISCARD, seat)
        discard.extend(played)
        discard.extend(hand)
        for card in hand:
            reveal(a, card, a.map.everybody)
        if a.events is not None:
            a.note("end-turn", seat)
            for card in played:
                a.moved(card, PLAYED, seat, DISCARD, seat)
            for card in hand:
                a.moved(card, HAND, seat, DISCARD, seat)
        played.clear()
        hand.clear()
        a.runes = 0
        a.power = 0
        a.mechana_runes = 0
        a.close(TURN)
        a.draw(seat, HAND_SIZE)
        if a.extra_turns > 0:  # AS-Q13
            a.extra_turns -= 1
            a.push(MAIN, seat)
            a.begin_turn(seat, "extra-turn")
        elif a.solo:
            if a.pool == 0:
                a.finish(solo_outcome(a))  # AS-103
            else:
                a.push(SAMAELS_TURN, seat)
        else:
            following = (seat + 1) % a.seats
            if a.pool == 0 and following == a.first:
                a.finish(outcome(a))
            else:
                a.turn = following
                a.push(MAIN, following)
                a.begin_turn(following)


class SamaelsTurn(Op):
    """Samael takes the rightmost cards of the row, one after the other (AS-97 to AS-99, AS-Q25)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        for _ in range(SAMAEL_TAKES):
            row = a.zones[CENTER_ROW]
            slot: i64 = ROW_SIZE - 1
            while slot >= 0 and row[slot] == NO_CARD:
                slot -= 1
            if slot < 0:
                break
            card: i64 = row[slot]
            definition = a.card(card)
            a.leave_row(card)
            target: i64 = VOID_PILE if definition.is_monster else SAMAEL
            a.put(card, target)
            if a.events is not None:
                a.moved(card, CENTER_ROW, 0, target, 0)
                a.note("samael-defeats" if definition.is_monster else "samael-acquires", -1, card, definition.reward)
            a.fill_row()
            if definition.is_monster:
                a.samael_honor += definition.reward
                a.empty_pool(definition.reward)
        if a.pool == 0:
            a.finish(solo_outcome(a))
        else:
            a.push(MAIN, ctx.seat)
            a.begin_turn(ctx.seat)


def outcome(a: Ascension) -> Outcome:
    """The highest score wins; of equal ones the seat that moved last (AS-92, AS-93)."""
    lay_open(a)
    scores = [a.score(seat) for seat in range(a.seats)]
    best = max(scores)
    winner: i64 = 0
    for step in range(a.seats):
        seat = (a.first + step) % a.seats
        if scores[seat] == best:
            winner = seat
    return Outcome(tuple(scores), (winner,), "honor", {})


def lay_open(a: Ascension) -> None:
    """Scoring shows everybody all cards (AS-91)."""
    for zone in (DECK, HAND):
        for seat in range(a.seats):
            for card in a.at(zone, seat):
                a.show(card, a.map.everybody)


def solo_outcome(a: Ascension) -> Outcome:
    """The player wins only with strictly more honor than Samael (AS-104)."""
    lay_open(a)
    score = a.score(0)
    rival = a.samael_score()
    won = score > rival
    return Outcome((score,), (0,) if won else (), "solo-won" if won else "solo-lost", {"samael": rival})


MAIN: Final = MainPhase()
END_TURN: Final = EndTurn()
SAMAELS_TURN: Final = SamaelsTurn()

RULE_OPS: Final[dict[str, Op]] = {
    "main": MAIN,
    "end_turn": END_TURN,
    "samael": SAMAELS_TURN,
    "acquire": ACQUIRE,
    "defeat": DEFEAT,
    "arrival": ARRIVAL,
    "after_hero": AFTER_HERO,
    "defeated_in_row": DEFEATED_IN_ROW,
    "first_lifebound": SET_OFF_FIRST_LIFEBOUND,
    "first_defeat": SET_OFF_FIRST_DEFEAT,
}
