"""Effects that use the effect of another card: one single effect together (section 9.2)."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Choose, Seq, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.cards import OTHER_ACTION, ByColour, GiveUp
from deckhold.games.mage_knight.ops.mana import ForMana, Priced
from deckhold.games.mage_knight.state.deeds import put_in_play
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ANY_BASIC, HAND
from deckhold.games.mage_knight.terms import BLACK


def usable_with(s: Mage, ctx: Ctx, card: i64, strong: bool, times: i64) -> bool:
    """Whether the effect of another card in hand could be used so often as part of the effect of `ctx`.

    Asked as if both cards had left the hand already: neither pays for the other (MK-160). All that it costs besides its
    colour stays due, and its time stays its time (MK-170).
    """
    deed = s.deed(card)
    op = deed.strong if strong else deed.basic
    if op is None or not s.in_time(ctx.seat, card, deed.strong_times if strong else deed.basic_times):
        return False
    hand = s.at(HAND, ctx.seat)
    before = hand.copy()
    hand[:] = [one for one in before if one not in (card, ctx.card)]
    use = Ctx(op, ctx.seat, card, ctx.a, 0)
    able = op.extent(s, use) != NOT_AT_ALL and (times == 1 or affordable(s, use, times))
    hand[:] = before
    return able


def affordable(s: Mage, use: Ctx, times: i64) -> bool:
    """Whether cards and mana are there for an effect that is used several times."""
    op = use.op
    if cards_taken(op) * times > len(s.usable_hand(use.seat)):
        return False
    if isinstance(op, GiveUp) and times > cards_that_serve(s, use, op):
        return False
    if isinstance(op, PlayWith) and times > len(op.playable(s, use)):
        return False
    mana = mana_taken(op) * times
    if not mana:
        return True
    wanted: list[int] = []
    if use.a:
        wanted.append((use.a - 1) % 8)
        if use.a > 8:
            wanted.append(BLACK)
    if isinstance(op, ForMana):
        return pays_several(s, use.seat, op.open_to(s, use), times, wanted)
    return s.pays_all(use.seat, [*[ANY_BASIC] * mana, *wanted])


def cards_that_serve(s: Mage, use: Ctx, op: GiveUp) -> int:
    """How many cards in hand could be given up for an effect; what an offer has for one that is thrown away changes."""
    n = 0
    for card in s.at(HAND, use.seat):
        if op.what.fits(s, use, card) and (op.thrown or op.serves(s, use, card)):
            n += 1
    return n


def pays_several(s: Mage, seat: i64, colours: list[int], times: i64, wanted: list[int]) -> bool:
    """Whether so many mana of these colours, in any mixture, can be paid besides what is wanted already."""
    if times == 0:
        return s.pays_all(seat, wanted)
    for i in range(len(colours)):
        if pays_several(s, seat, colours[i:], times - 1, [*wanted, colours[i]]):
            return True
    return False


def cards_taken(op: Op) -> int:
    """How many cards from hand an effect takes at least."""
    return (1 if isinstance(op, GiveUp | PlayWith) else 0) + taken_inside(op, True)


def mana_taken(op: Op) -> int:
    """How much mana of basic colours an effect takes at least."""
    return (1 if isinstance(op, ForMana) else 0) + taken_inside(op, False)


def taken_inside(op: Op, cards: bool) -> int:
    """The same of the effects inside an effect, as far as they are not left to the player."""
    if isinstance(op, Choose | Seq | Priced | GiveUp | ByColour | ForMana):
        inside = [cards_taken(part) if cards else mana_taken(part) for part in op.parts().values()]
        return sum(inside) if isinstance(op, Seq | Priced) else min(inside, default=0)
    return 0


@final
class PlayWith(MageOp):
    """Play another action card from hand for its powered effect, without its mana; its points are worth more.

    What is added reaches the points that the effect itself gives, nothing that it lets others give.
    """

    kind = "play-with"
    pays = True

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def playable(self, s: Mage, ctx: Ctx) -> list[int]:
        """The cards that can be played with it."""
        others = [card for card in s.at(HAND, ctx.seat) if card != ctx.card and s.deed(card).is_action]
        return [card for card in others if usable_with(s, ctx, card, True, 1)]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.playable(cast(Mage, g), ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        cards = first_copies(g, self.playable(cast(Mage, g), ctx))
        return [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in cards]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        op = s.deed(card).strong
        assert op is not None
        put_in_play(s, ctx.seat, card, "power")
        g.push(op, ctx.seat, card, 0, self.bonus)

    def text(self, t: Teller) -> str:
        return t.say("op-play-with", n=self.bonus)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-play-with")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-power", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-168", "MK-169", "MK-170"]


@final
class UseThrownAway(GiveUp):
    """Throw away another action card and use its effect several times; the powered one without its mana."""

    pays = True

    def __init__(self, strong: bool, n: int) -> None:
        super().__init__(OTHER_ACTION, True)
        self.strong = strong
        self.n = n

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return usable_with(cast(Mage, g), ctx, card, self.strong, self.n)

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        deed = s.deed(card)
        op = deed.strong if self.strong else deed.basic
        assert op is not None
        for _ in range(self.n):
            s.push(op, ctx.seat, card)

    def text(self, t: Teller) -> str:
        return t.say("op-use-thrown-away-strong" if self.strong else "op-use-thrown-away", n=self.n)

    def rules(self) -> list[str]:
        return ["MK-160", "MK-168", "MK-169", "MK-170"]


# -- words -------------------------------------------------------------------------------------------------------------


def play_with(bonus: int) -> Op:
    return PlayWith(bonus)


def use_thrown_away(n: int, strong: bool = False) -> Op:
    return UseThrownAway(strong, n)
