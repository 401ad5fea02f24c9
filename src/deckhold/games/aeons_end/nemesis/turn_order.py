"""What the nemesis does to the turn-order deck."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, part
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Printed
from deckhold.engine.ops import Grouped, Lasting, OfSome, first_copies
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import ANY_PLAYER, NEMESIS_TURN, NOBODY, PAIR_12, PAIR_34
from deckhold.games.aeons_end.nemesis.harm import HITS_BITS
from deckhold.games.aeons_end.ops import hurt, hurt_gravehold, reveal_turn
from deckhold.games.aeons_end.state import TURN_DECK, TURN_DISCARD, AeonsEnd

NEMESIS_DRAWS: Final = "nemesis-draws"  # how many cards, in the draw phase of its turn


# -- the turn-order deck -----------------------------------------------------------------------------------------------


def candidates(a: AeonsEnd, turn_of: i64) -> list[int]:
    """The players one of whom a turn-order card in the deck would give the turn to (AE-Q18)."""
    if a.solo:
        return [0]
    if turn_of < ANY_PLAYER:
        return [turn_of]
    if turn_of == ANY_PLAYER:
        return list(range(a.seats))
    pair = [0, 1] if turn_of == PAIR_12 else [2, 3]
    token = a.pair_tokens[turn_of - PAIR_12]
    if token >= 0:
        pair.remove(token)
    return pair


class RevealVictim(OfSome):
    """Show the top turn-order card: its player takes damage; a nemesis card: Gravehold does."""

    kind = "turn-victim"

    def __init__(self, n: int, gravehold: int) -> None:
        self.n = n
        self.gravehold = gravehold

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.card(reveal_turn(a)).turn_of == NEMESIS_TURN:
            hurt_gravehold(a, self.gravehold)
        else:
            a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        turn_of = a.card(a.zones[TURN_DECK][-1]).turn_of
        return [act.action(act.PLAYER, seat) for seat in candidates(a, turn_of)]

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        return candidates(a, a.card(a.zones[TURN_DECK][-1]).turn_of)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        hurt(a, act.first(action), self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-reveal-victim", what=t.amount("damage", self.n), gravehold=t.amount("damage", self.gravehold))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-turn-victim", what=t.amount("damage", self.n))

    def rules(self) -> list[str]:
        return ["AE-31", "AE-119"]


class LoseTurn(Printed):
    """Show the top turn-order card: a player card is discarded, a nemesis card stays and Gravehold takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        card = reveal_turn(a)
        turn_of = a.card(card).turn_of
        if turn_of == NEMESIS_TURN:
            hurt_gravehold(a, self.n)
            return
        a.move(card, TURN_DECK, 0, TURN_DISCARD, 0)
        if turn_of in (PAIR_12, PAIR_34):
            a.pair_takers[a.pair_index(card)] = NOBODY
        if a.events is not None:
            a.note("lose-turn", NOBODY, card)

    def text(self, t: Teller) -> str:
        return t.say("op-lose-turn", what=t.amount("damage", self.n))


class PerTurnTaken(OfSome):
    """Each player takes 1 damage per own card in the turn-order discard, at one time.

    `a`: the damage so far, packed; `b`: how many cards whose player the table picks are dealt with.
    """

    kind = "turn-victim"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.b < len(open_cards(a)):
            a.ask(ctx)
            return
        seat: i64 = 0
        while seat < a.seats:
            own = own_turns(a, seat)
            hurt(a, seat, own + part(ctx.a, HITS_BITS * seat, HITS_BITS))
            seat += 1

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in self.voters(cast(AeonsEnd, g), ctx)]

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        turn_of = a.card(open_cards(a)[ctx.b]).turn_of
        if turn_of == ANY_PLAYER:
            return list(range(a.seats))
        return [0, 1] if turn_of == PAIR_12 else [2, 3]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.push(self, ctx.seat, ctx.card, ctx.a + bit(HITS_BITS * act.first(action)), ctx.b + 1)

    def text(self, t: Teller) -> str:
        return t.say("op-per-turn-taken", what=t.amount("damage", 1))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-turn-victim", what=t.amount("damage", 1))


def own_turns(a: AeonsEnd, seat: i64) -> i64:
    """How many cards of the turn-order discard are a player's own beyond doubt (AE-Q18)."""
    n: i64 = 0
    for card in a.zones[TURN_DISCARD]:
        turn_of = a.card(card).turn_of
        if (
            turn_of == seat
            or (a.solo and turn_of < ANY_PLAYER)
            or (turn_of in (PAIR_12, PAIR_34) and a.taker(card) == seat and not both_used(a, turn_of))
        ):
            n += 1
    pair = PAIR_12 + seat // 2
    return n + 1 if both_used(a, pair) else n  # both cards of a pair hit each of the two once


def both_used(a: AeonsEnd, pair: i64) -> bool:
    n: i64 = 0
    for card in a.zones[TURN_DISCARD]:
        if a.card(card).turn_of == pair:
            n += 1
    return n == 2


def open_cards(a: AeonsEnd) -> list[int]:
    """Cards of the turn-order discard whose player the table, or the pair, has to pick (AE-31, AE-Q18)."""
    out: list[int] = []
    for card in a.zones[TURN_DISCARD]:
        turn_of = a.card(card).turn_of
        nobodys = turn_of in (PAIR_12, PAIR_34) and a.taker(card) == NOBODY and not both_used(a, turn_of)
        if turn_of == ANY_PLAYER or nobodys:
            out.append(card)
    return out


class KeepOneTurn(Grouped):
    """The table keeps one player card in the turn-order discard; all others are shuffled into the deck."""

    kind = "keep-turn"

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.choices(g, ctx):
            g.ask(ctx)
        else:
            self.keep(cast(AeonsEnd, g), NO_CARD)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        firsts = first_copies(a, a.zones[TURN_DISCARD])
        out: list[int] = []
        for card in a.zones[TURN_DISCARD]:
            turn_of = a.card(card).turn_of
            pair = turn_of in (PAIR_12, PAIR_34)  # which of a pair's cards stays matters: somebody took its turn
            if turn_of != NEMESIS_TURN and (pair or card in firsts):
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        self.keep(a, act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        """A card of a pair is named with the player whose turn it was."""
        a = cast(AeonsEnd, g)
        card = act.first(action)
        said = super().label(g, ctx, action, t)
        if a.card(card).turn_of not in (PAIR_12, PAIR_34) or a.taker(card) == NOBODY:
            return said
        return t.say("do-pick-of", card=said, who=t.seat(a.taker(card)))

    def keep(self, a: AeonsEnd, kept: i64) -> None:
        for card in a.zones[TURN_DISCARD].copy():
            if card != kept:
                a.move(card, TURN_DISCARD, 0, TURN_DECK, 0)
        a.shuffle(TURN_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-keep-one-turn")


class DrawsMore(Lasting):
    """The nemesis draws one card more in the draw phase of this turn."""

    changes = NEMESIS_DRAWS
    event = NEMESIS_DRAWS

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return True

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1

    def text(self, t: Teller) -> str:
        return t.say("op-draws-more")
