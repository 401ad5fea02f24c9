"""What cards bring."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.cards import CardTable
from deckhold.engine.core import Op
from deckhold.engine.ops import CardOp, Choose, Draw, ForEach, Gain, GainPer, If, May, Pick, Seq, Static
from deckhold.engine.optable import OpTable, on
from deckhold.games.ascension.bot.weights import (
    BONUS,
    CARD,
    CONSTRUCT_BASE,
    CONSTRUCT_SLOPE,
    HARM,
    HERO_EVEN,
    HERO_SLOPE,
    POINT,
    RESTRICTED,
    RUNE,
    SPOIL,
    THIN,
)
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.ops import (
    Acquire,
    Banish,
    CopyHero,
    Defeat,
    Destroy,
    Discard,
    Discount,
    Exchange,
    ExtraTurn,
    HeroUpTo,
    KeepOnly,
    MonsterUpTo,
    PutIntoHand,
    PutIntoPlay,
    StealCards,
    Take,
    Trigger,
    Unity,
)
from deckhold.games.ascension.state import CENTER_ROW, HONOR, POWER, RUNES


class Card:
    """What a card brings each time it is played; a construct, each turn; a monster, when defeated."""

    runes: float
    power: float
    mechana: float
    cards: float
    honor: float
    other: float
    thins: float
    copies: bool  # what another hero brings
    tempo: float  # all of it, in honor
    future: float  # what owning it from the beginning means for winning

    def __init__(self, card: AscensionCard) -> None:
        self.runes = 0.0
        self.power = 0.0
        self.mechana = 0.0
        self.cards = 0.0
        self.honor = 0.0
        self.other = 0.0
        self.thins = 0.0
        self.copies = False
        for op in card.roots().values():
            self.add(op, 1.0)
        self.tempo = (
            self.runes * RUNE
            + self.power * POINT
            + self.mechana * RESTRICTED
            + self.cards * CARD
            + self.honor
            + self.thins * THIN
            + self.other
        )
        estimate = HERO_SLOPE * (self.tempo - HERO_EVEN)
        if card.is_construct:
            estimate = CONSTRUCT_BASE + CONSTRUCT_SLOPE * self.tempo
        self.future = estimate + BONUS.get(card.id, 0.0)

    def add(self, op: Op, weight: float) -> None:
        """Add what an op brings, as far as it is likely to happen."""
        BRINGS.of(op)(op, self, weight)

    def gain(self, resource: i64, amount: float) -> None:
        if resource == RUNES:
            self.runes += amount
        elif resource == POWER:
            self.power += amount
        elif resource == HONOR:
            self.honor += amount
        else:
            self.mechana += amount


# -- what an op adds ---------------------------------------------------------------------------------------------------


def gain(op: Gain, card: Card, weight: float) -> None:
    for i in range(len(op.resources)):
        card.gain(op.resources[i], op.amounts[i] * weight)


def gain_per(op: GainPer, card: Card, weight: float) -> None:
    card.gain(op.resource, op.amount * 1.5 * weight)


def draw(op: Draw, card: Card, weight: float) -> None:
    card.cards += op.n * weight


def one_after_the_other(op: Seq, card: Card, weight: float) -> None:
    for part in op.ops:
        card.add(part, weight)


def choose(op: Choose, card: Card, weight: float) -> None:
    for part in op.ops:
        card.add(part, weight / len(op.ops))
    card.other += 0.1 * weight


def often(op: May | Trigger, card: Card, weight: float) -> None:
    card.add(op.op, 0.7 * weight)


def sometimes(op: If | Unity, card: Card, weight: float) -> None:
    card.add(op.op, 0.4 * weight)


def harm(op: ForEach, card: Card, weight: float) -> None:
    card.other += HARM * weight


def discount(op: Discount, card: Card, weight: float) -> None:
    card.runes += 0.4 * op.n * weight


def exchange(op: Exchange, card: Card, weight: float) -> None:
    card.other += 0.2 * weight


def extra_turn(op: ExtraTurn, card: Card, weight: float) -> None:
    card.other += 6.0 * weight  # once


def steal(op: StealCards, card: Card, weight: float) -> None:
    card.cards += weight
    card.other += HARM * weight


def pick(op: Pick, card: Card, weight: float) -> None:
    PICK_BRINGS.of(op.op)(op.op, op, card, weight)


def little(op: Op, card: Card, weight: float) -> None:
    """Too little, or too seldom, to count."""


BRINGS: Final = OpTable(
    "what an op brings",
    [
        on(Gain, gain),
        on(GainPer, gain_per),
        on(Draw, draw),
        on(Seq, one_after_the_other),
        on(Choose, choose),
        on(May, often),
        on(Trigger, often),
        on(If, sometimes),
        on(Unity, sometimes),
        on(ForEach, harm),
        on(Pick, pick),
        on(Discount, discount),
        on(Exchange, exchange),
        on(ExtraTurn, extra_turn),
        on(StealCards, steal),
        on(PutIntoPlay, little),
        on(PutIntoHand, little),
        on(Static, little),
    ],
)


# -- what a pick adds, by what is done with the card -------------------------------------------------------------------


def banish(does: Banish, op: Pick, card: Card, weight: float) -> None:
    if CENTER_ROW in op.where.zones:
        card.other += SPOIL * weight
    else:
        card.thins += weight


def discard(does: Discard, op: Pick, card: Card, weight: float) -> None:
    card.cards -= 0.8 * weight
    if op.after is not None:
        card.add(op.after, weight)


def defeat(does: Defeat, op: Pick, card: Card, weight: float) -> None:
    what = op.where.what
    card.power += 0.85 * (what.cost if isinstance(what, MonsterUpTo) else 5) * weight


def acquire(does: Acquire, op: Pick, card: Card, weight: float) -> None:
    what = op.where.what
    card.runes += 1.1 * (what.cost if isinstance(what, HeroUpTo) and what.cost else 5) * weight


def take(does: Take, op: Pick, card: Card, weight: float) -> None:
    card.other += 3.0 * weight


def copy_hero(does: CopyHero, op: Pick, card: Card, weight: float) -> None:
    card.runes += 2.0 * weight
    card.copies = True


def nothing(does: CardOp, op: Pick, card: Card, weight: float) -> None:
    """Only others are made to do it."""


PICK_BRINGS: Final = OpTable(
    "what a pick brings",
    [
        on(Banish, banish),
        on(Discard, discard),
        on(Defeat, defeat),
        on(Acquire, acquire),
        on(Take, take),
        on(CopyHero, copy_hero),
        on(Destroy, nothing),
        on(KeepOnly, nothing),
    ],
)


# -- all cards of a box ------------------------------------------------------------------------------------------------

_known: dict[CardTable, list[Card]] = {}


def known(table: CardTable) -> list[Card]:
    """What each card definition of a box brings."""
    found = _known.get(table)
    if found is None:
        found = [Card(cast(AscensionCard, card)) for card in table.defs]
        _known[table] = found
    return found


def check(box: CardTable) -> None:
    """Ask for every card once. Nothing is kept: a what-if study changes the cards of a box before it is played."""
    for card in box.defs:
        Card(cast(AscensionCard, card))
