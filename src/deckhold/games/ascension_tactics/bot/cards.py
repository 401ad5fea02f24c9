"""What cards are worth: read off their ops, so that changed and added cards are judged like the others."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.core import Op
from deckhold.engine.ops import Choose, Gain, Seq
from deckhold.games.ascension_tactics.definitions import TacticsCard
from deckhold.games.ascension_tactics.ops.decks import DrawCards
from deckhold.games.ascension_tactics.ops.playing import Devoted
from deckhold.games.ascension_tactics.rules.turn import GATE_POWER
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import DECK, DISCARD, HAND, HAND_SIZE, PLAYED, POOL, POWER, RUNES

WANTED_POWER: Final = 1.4  # a point of power a turn, as long as orders need it,
SPARE_POWER: Final = 0.5  # and beyond that
EARLY_RUNE: Final = 0.9  # a rune a turn while there is time to use what it buys
LATE_RUNE: Final = 0.3
CONSTRUCT: Final = 0.2  # a construct, which leaves the deck,
EACH_VALUE: Final = 0.5  # a point of its strength or defense,
EACH_ABILITY: Final = 0.4
DEVOTED: Final = 0.5  # how often Devotion works
OTHERWISE: Final = 0.5  # what else an effect does


@final
class Yield:
    """What playing a card brings."""

    def __init__(self) -> None:
        self.power = 0.0
        self.runes = 0.0
        self.cards = 0.0
        self.other = 0.0

    def add(self, op: Op, often: float) -> None:
        """An effect that happens so often."""
        if isinstance(op, Gain):
            for i in range(len(op.resources)):
                if op.resources[i] == POWER:
                    self.power += often * float(op.amounts[i])
                elif op.resources[i] == RUNES:
                    self.runes += often * float(op.amounts[i])
        elif isinstance(op, DrawCards):
            self.cards += often * float(op.n)
        elif isinstance(op, Seq):
            for part in op.ops:
                self.add(part, often)
        elif isinstance(op, Devoted):
            self.add(op.op, often * DEVOTED)
        elif isinstance(op, Choose):
            self.add(op.ops[0], often)
        else:
            self.other += often * OTHERWISE


@final
class Economy:
    """A seat's deck and what its turns lack."""

    def __init__(self, s: Tactics, seat: i64) -> None:
        self.s = s
        total = Yield()
        count = 0
        for zone in (DECK, HAND, DISCARD, PLAYED):
            for card in s.at(zone, seat):
                effect = s.definitions[card].effect
                count += 1
                if effect is not None:
                    total.add(effect, 1.0)
        wanted = 0.0
        for figure in s.at(POOL, seat):
            wanted += float(s.definitions[figure].order_cost)
        cards = float(count if count > 0 else 1)
        supply = float(GATE_POWER) + float(HAND_SIZE) * total.power / cards
        self.power = WANTED_POWER if supply < wanted else SPARE_POWER
        self.rune = EARLY_RUNE + (LATE_RUNE - EARLY_RUNE) * progress(s)
        self.average = (self.power * total.power + self.rune * total.runes + total.other) / cards

    def value(self, definition: TacticsCard) -> float:
        """What acquiring a hero, a construct or a champion is worth."""
        if definition.is_champion:
            return 1.0 + 0.45 * float(definition.strength + definition.defense) - 0.4 * float(definition.order_cost)
        found = Yield()
        if definition.effect is not None:
            found.add(definition.effect, 1.0)
        brings = self.power * found.power + self.rune * found.runes + self.average * found.cards + found.other
        if definition.is_construct:
            return (
                brings
                + CONSTRUCT
                + EACH_VALUE * float(definition.strength + definition.defense)
                + 0.4 * len(definition.abilities)
            )
        return brings - self.average  # it comes to hand instead of another


def progress(s: Tactics) -> float:
    """How far the game has come, from 0 to 1."""
    most: i64 = max(s.glory)
    if s.villains_glory > most:
        most = s.villains_glory
    part = float(most) / float(s.scenario.goal)
    return part if part < 1.0 else 1.0


def deck_value(s: Tactics, definition: TacticsCard) -> float:
    """In which order cards are played: what draws first, what gives resources later."""
    return 0.5 * float(definition.cost) + (5.0 if definition.is_quest else 0.0)


def weakness(s: Tactics, definition: TacticsCard) -> float:
    """How gladly a card is banished."""
    if definition.id == "apprentice":
        return 1.0
    if definition.id == "militia":
        return 0.9
    return 0.3 - 0.2 * float(definition.cost)
