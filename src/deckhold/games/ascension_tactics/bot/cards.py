"""What cards are worth to a seat: by what they bring and what its turns lack."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.games.ascension_tactics.bot.yields import Yield, bonus_worth
from deckhold.games.ascension_tactics.definitions import ALWAYS, FACTIONS, Standing, TacticsCard
from deckhold.games.ascension_tactics.ops.acquiring import price
from deckhold.games.ascension_tactics.ops.verbs import BUY, RESEARCH
from deckhold.games.ascension_tactics.rules.turn import GATE_POWER
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    PLAYED,
    POOL,
    RESEARCH_COST,
)

WANTED_POWER: Final = 1.7  # a point of power a turn where there is none,
SPARE_POWER: Final = 0.5  # and beyond what orders need
EARLY_RUNE: Final = 1.6  # a rune a turn while there is time to use what it buys
LATE_RUNE: Final = 0.3
CONSTRUCT: Final = 0.2  # a construct, which leaves the deck,
EACH_VALUE: Final = 0.5  # a point of its strength or defense,
EACH_ABILITY: Final = 0.4
LASTING: Final = 1.5  # a bonus that a champion always has, beside one for a turn,
SELDOM: Final = 0.4  # and how often one counts that waits for something
AT_ONCE: Final = 0.35  # an Ambush works once, where a hero is played several times
RESEARCHED: Final = 1.4
BESIDES: Final = 0.6  # what else the runes could buy, beside one good card
BY_CHANCE: Final = 0.2  # how often Devotion works in a deck without its faction,
MOST_DEVOTED: Final = 0.9  # and in one that is full of it


@final
class Economy:
    """A seat's deck and what its turns lack."""

    def __init__(self, s: Tactics, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.devoted = devotions(s, seat)
        total = Yield(self.devoted)
        count = 0
        for zone in (DECK, HAND, DISCARD, PLAYED):
            for card in s.at(zone, seat):
                total.add_card(s.definitions[card])
                count += 1
        wanted = 0.0
        for figure in s.at(POOL, seat):
            wanted += float(s.definitions[figure].order_cost)
        cards = float(count if count > 0 else 1)
        supply = float(GATE_POWER) + float(HAND_SIZE) * total.power / cards
        lacks = (wanted - supply) / wanted if wanted > supply else 0.0
        self.power = SPARE_POWER + (WANTED_POWER - SPARE_POWER) * lacks
        self.rune = EARLY_RUNE + (LATE_RUNE - EARLY_RUNE) * progress(s)
        self.average = (self.power * total.power + self.rune * total.runes + total.other) / cards
        self._values: dict[int, float] = {}

    def value(self, definition: TacticsCard) -> float:
        """What acquiring a hero, a construct or a champion is worth."""
        found = self._values.get(definition.index)
        if found is None:
            found = self._value(definition)
            self._values[definition.index] = found
        return found

    def _value(self, definition: TacticsCard) -> float:
        brings = Yield(self.devoted)
        if definition.ambush is not None:
            brings.add(definition.ambush, AT_ONCE)
        if definition.is_champion:
            values = 0.45 * float(definition.strength + definition.defense) - 0.4 * float(definition.order_cost)
            return 1.0 + values + abilities_worth(definition, self.devoted) + self._worth(brings)
        brings.add_card(definition)
        if definition.is_construct:
            values = EACH_VALUE * float(definition.strength + definition.defense)
            return CONSTRUCT + values + abilities_worth(definition, self.devoted) + self._worth(brings)
        return self._worth(brings) - self.average  # it comes to hand instead of another

    def _worth(self, brings: Yield) -> float:
        return self.power * brings.power + self.rune * brings.runes + self.average * brings.cards + brings.other

    def bought(self, card: i64) -> float:
        """What buying a card with runes is worth, and what can be bought with the rest of them."""
        value = self.value(self.s.definitions[card])
        if value <= 0.0:
            return value
        return value + BESIDES * self._rest(self.s.runes[self.seat] - price(self.s, self.seat, card), card)

    def researched(self) -> float:
        """What a research is worth, and what can be bought with the rest of the runes."""
        return RESEARCHED + BESIDES * self._rest(self.s.runes[self.seat] - RESEARCH_COST, -1)

    def _rest(self, runes: i64, without: i64) -> float:
        """The best that some runes can buy."""
        s = self.s
        best = 0.0
        if runes <= 0:
            return best
        for answer in s.answers:
            verb = act.verb_of(answer)
            value = 0.0
            if verb == RESEARCH and runes >= RESEARCH_COST:
                value = RESEARCHED
            elif verb == BUY and (act.first(answer) != without or s.definitions[without].group != "center"):
                other = act.first(answer)
                if not s.definitions[other].is_champion and price(s, self.seat, other) <= runes:
                    value = self.value(s.definitions[other])
            if value > best:
                best = value
        return best


def abilities_worth(definition: TacticsCard, devoted: list[float]) -> float:
    """What a champion or a construct can do besides its values."""
    out = 0.0
    for ability in definition.abilities:
        if not isinstance(ability, Standing):
            out += EACH_ABILITY
            continue
        often = 1.0
        if ability.devotion >= 0:
            often = devoted[ability.devotion]
        elif ability.needs != ALWAYS or ability.per != ALWAYS:
            often = SELDOM
        out += LASTING * often * bonus_worth(ability.bonus)
    return out


def devotions(s: Tactics, seat: i64) -> list[float]:
    """By faction: how likely a hand has another card of it."""
    counts = [0] * len(FACTIONS)
    count = 1
    for zone in (DECK, HAND, DISCARD, PLAYED):
        for card in s.at(zone, seat):
            count += 1
            factions = s.definitions[card].factions
            if factions:
                for faction in range(len(counts)):
                    if has(factions, faction):
                        counts[faction] += 1
    out: list[float] = []
    for n in counts:
        likely = BY_CHANCE + float(HAND_SIZE - 1) * float(n) / float(count)
        out.append(likely if likely < MOST_DEVOTED else MOST_DEVOTED)
    return out


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
