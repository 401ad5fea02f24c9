"""What playing a card brings on the average: the damage of a spell, the aether of a gem."""

from typing import Final, cast

from deckhold.engine.cards import CardTable
from deckhold.engine.core import Op
from deckhold.engine.ops import Choose, Gain, If, Seq
from deckhold.engine.optable import OpTable, on
from deckhold.games.aeons_end.bot.weights import EXPECTED_COUNT
from deckhold.games.aeons_end.definitions import AETHER, AeonsEndCard
from deckhold.games.aeons_end.ops import Burn, Damage, GemsOfAlly
from deckhold.games.aeons_end.state import AeonsEnd


class Card:
    """What a card brings each time it is played."""

    hit: float  # by its effect alone
    punch: float  # what one cast of a spell brings altogether
    yields: float  # the aether of a gem

    def __init__(self, card: AeonsEndCard) -> None:
        self.hit = 0.0
        self.punch = 0.0
        self.yields = 0.0
        effect = card.effect
        if effect is None:
            return
        if card.is_spell:
            self.hit = damage(effect)
            self.punch = self.hit
            if card.trigger is not None:
                self.punch += 1.2
            if card.use is not None:
                self.punch += 0.9
            if card.shields:
                self.punch += 0.8
            if card.two_breaches:
                self.punch *= 0.6
        elif card.is_gem:
            self.yields = aether(effect)


# -- the damage of a spell ---------------------------------------------------------------------------------------------


def damage(op: Op) -> float:
    return DAMAGE.of(op)(op)


def damage_of_all(op: Seq) -> float:
    total = 0.0
    for part in op.ops:
        total += damage(part)
    return total


def damage_of_best(op: Choose) -> float:
    best = 0.0
    for part in op.ops:
        best = max(best, damage(part))
    return best + 0.3


def plain_damage(op: Damage) -> float:
    return float(op.n) + (0.0 if op.count is None else EXPECTED_COUNT * op.per)


def damage_of_gems(op: GemsOfAlly) -> float:
    return 3.0 * op.per


def no_damage(op: Op) -> float:
    return 0.5


DAMAGE: Final = OpTable(
    "what a spell deals",
    [on(Seq, damage_of_all), on(Choose, damage_of_best), on(Damage, plain_damage), on(GemsOfAlly, damage_of_gems)],
    no_damage,
)


# -- the aether of a gem -----------------------------------------------------------------------------------------------


def aether(op: Op) -> float:
    return YIELD.of(op)(op)


def aether_of_all(op: Seq) -> float:
    total = 0.0
    for part in op.ops:
        total += aether(part)
    return total


def aether_of_best(op: Choose) -> float:
    best = 0.0
    for part in op.ops:
        best = max(best, aether(part))
    return best + 0.4


def plain_aether(op: Gain) -> float:
    total = 0.0
    for i in range(len(op.resources)):
        total += op.amounts[i] if op.resources[i] == AETHER else 0.8 * op.amounts[i]
    return total


def aether_if(op: If) -> float:
    return 0.7 * aether(op.op)


def burnt(op: Burn) -> float:
    return 2.0


def no_aether(op: Op) -> float:
    return 0.3


YIELD: Final = OpTable(
    "what a gem yields",
    [on(Seq, aether_of_all), on(Choose, aether_of_best), on(Gain, plain_aether), on(If, aether_if), on(Burn, burnt)],
    no_aether,
)


# -- all cards of a box ------------------------------------------------------------------------------------------------

_known: dict[CardTable, list[Card]] = {}


def known(table: CardTable) -> list[Card]:
    """What each card definition of a box brings."""
    found = _known.get(table)
    if found is None:
        found = [Card(cast(AeonsEndCard, card)) for card in table.defs]
        _known[table] = found
    return found


def punch(a: AeonsEnd, definition: AeonsEndCard) -> float:
    """What one cast of a spell brings on the average."""
    return known(a.table)[definition.index].punch


def yields(a: AeonsEnd, definition: AeonsEndCard) -> float:
    """The aether that a gem gives on the average."""
    return known(a.table)[definition.index].yields
