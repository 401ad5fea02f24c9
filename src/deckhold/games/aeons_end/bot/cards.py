"""What cards, breaches and charges are worth to a mage."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.ops import Choose, Pick
from deckhold.games.aeons_end.bot.benefit import benefit
from deckhold.games.aeons_end.bot.brings import punch, yields
from deckhold.games.aeons_end.bot.weights import (
    AVERAGE_CARD,
    BREACH_BONUS,
    CHARGING,
    CROWDED,
    DECK_SIZES,
    GEM,
    GEM_SEASON,
    GEMS_BEFORE_THINNING,
    GEMS_WANTED,
    LATE_SPELL,
    OPENING,
    RELIC,
    SPELL_WEIGHT,
    SPELLS_BEFORE_THINNING,
    SPELLS_PER_BREACH,
    STRANDED,
    THINNER,
)
from deckhold.games.aeons_end.definitions import CROWN, OPEN, AeonsEndCard
from deckhold.games.aeons_end.ops import Heal, HealGravehold, all_prepped
from deckhold.games.aeons_end.state import (
    BREACHES,
    DECK,
    DISCARD,
    FOCUSED,
    HAND,
    NEMESIS_DECK,
    PLACES,
    PLAY,
    PREPPED,
    AeonsEnd,
)

UNASKED: Final = -1e9  # a value that was not found yet


def owned(a: AeonsEnd, seat: i64) -> list[int]:
    """All cards of a player, wherever they are."""
    out: list[int] = []
    for zone in (HAND, DECK, DISCARD, PLAY, PREPPED, PREPPED + 1, PREPPED + 2, PREPPED + 3):
        out.extend(a.at(zone, seat))
    return out


class Wishes:
    """What a mage would like to have: found once for all answers of a question.

    Each number is asked for by several answers, since with every purchase goes the best one that is left.
    """

    def __init__(self, a: AeonsEnd, seat: i64) -> None:
        self.a = a
        self.seat = seat
        self.gems = 0  # bought ones
        self.spells = 0
        self.all_spells = 0
        for one in owned(a, seat):
            mine = a.card(one)
            if mine.is_spell:
                self.all_spells += 1
            if mine.cost > 0:
                if mine.is_gem:
                    self.gems += 1
                elif mine.is_spell:
                    self.spells += 1
        self.left = time_left(a)
        self._gaining: dict[int, float] = {}  # by card
        self._focusing: list[float] = [UNASKED] * PLACES
        self._stranded = UNASKED
        self._charging = UNASKED

    def gaining(self, card: i64) -> float:
        """What it brings to have a supply card in the deck from now on."""
        found = self._gaining.get(card)
        if found is None:
            found = self._gaining[card] = self._worth_gaining(card)
        return found

    def _worth_gaining(self, card: i64) -> float:
        a = self.a
        definition = a.card(card)
        left = self.left
        if definition.is_gem:
            more = yields(a, definition) - AVERAGE_CARD
            season = max(0.0, (deck_left(a) - GEM_SEASON) / (1.0 - GEM_SEASON))
            return more * GEM * season * max(0.0, 1.0 - float(self.gems) / GEMS_WANTED)
        if definition.is_spell:
            slots = float(a.open_breaches(self.seat)) + 1.0
            room = 1.0 if self.spells < SPELLS_PER_BREACH * slots else CROWDED
            return punch(a, definition) * room * (LATE_SPELL + (1.0 - LATE_SPELL) * left) * SPELL_WEIGHT
        effect = definition.effect
        assert effect is not None
        if isinstance(effect, Choose) and isinstance(effect.ops[0], Pick):
            return THINNER * left
        return RELIC * benefit(effect, a, self.seat, card) * left

    def opening(self, place: i64) -> float:
        """What an open breach brings: room for a spell each turn, and its bonus."""
        a = self.a
        slots = a.open_breaches(self.seat)
        if self.all_spells <= slots:
            return 0.5
        token = a.at(BREACHES, self.seat)[place]
        base = OPENING[0] if slots <= 1 else OPENING[1] if slots == 2 else OPENING[2]
        return (base + BREACH_BONUS * float(a.card(token).bonus)) * (0.3 + 0.7 * self.left)

    def focusing(self, place: i64) -> float:
        """A step towards opening, and a place for a spell that has none."""
        if self._focusing[place] == UNASKED:
            self._focusing[place] = self._worth_focusing(place)
        return self._focusing[place]

    def _worth_focusing(self, place: i64) -> float:
        a = self.a
        seat = self.seat
        rotation: i64 = a.rotation[seat * PLACES + place]
        if rotation == OPEN - 1:
            return self.opening(place)
        token = a.at(BREACHES, seat)[place]
        saved = float(a.open_cost(seat, place) - a.card(token).open_costs[rotation + 1])
        value = self.opening(place) * saved / float(a.open_cost(seat, place)) * 0.8
        if a.is_free(seat, place) and not a.marked(FOCUSED, token):
            value += STRANDED * self.stranded()
        return value

    def stranded(self) -> float:
        """The best spell in hand beyond those that free breaches can take."""
        if self._stranded == UNASKED:
            self._stranded = stranded(self.a, self.seat)
        return self._stranded

    def charging(self) -> float:
        """A step towards the mage's ability."""
        if self._charging == UNASKED:
            a = self.a
            self._charging = CHARGING * ability_value(a, self.seat, True) / float(a.mage(self.seat).charges)
        return self._charging


def thin_value(a: AeonsEnd, seat: i64, card: i64) -> float:
    """What it brings to be rid of a card: starters go once there is something better."""
    definition = a.card(card)
    if definition.cost > 0:
        return -2.0 * float(definition.cost)
    better = 0
    for one in owned(a, seat):
        mine = a.card(one)
        if mine.cost > 0 and mine.is_gem == definition.is_gem:
            better += 1
    if definition.copies <= 2 or better < (GEMS_BEFORE_THINNING if definition.is_gem else SPELLS_BEFORE_THINNING):
        return -0.5
    return 1.0


def keep_value(a: AeonsEnd, definition: AeonsEndCard) -> float:
    """How much a player would miss a card."""
    if definition.is_spell:
        return punch(a, definition)
    return yields(a, definition) if definition.is_gem else 1.0


def deck_left(a: AeonsEnd) -> float:
    """The part of the nemesis deck that is still to come."""
    return min(1.0, float(len(a.zones[NEMESIS_DECK])) / DECK_SIZES[a.seats - 1])


def time_left(a: AeonsEnd) -> float:
    """How much of the game is still to come, from 1 at the start to 0."""
    foe = a.nemesis()
    cards = deck_left(a)
    if foe.foe == CROWN:
        return min(1.0, cards)
    life = float(a.nemesis_life) / float(foe.life)
    return max(0.05, min(1.0, min(cards + 0.2, life + 0.1)))


def stranded(a: AeonsEnd, seat: i64) -> float:
    """The best spell in hand beyond those that free breaches can take."""
    free = 0
    for place in range(PLACES):
        if a.is_free(seat, place) and a.may_prep(seat, place):
            free += 1
    punches: list[float] = []
    for card in a.at(HAND, seat):
        definition = a.card(card)
        if definition.is_spell and not definition.two_breaches:
            punches.append(punch(a, definition))
    if len(punches) <= free:
        return 0.0
    punches.sort()
    return punches[len(punches) - free - 1]


def ability_value(a: AeonsEnd, seat: i64, on_average: bool) -> float:
    """What a mage's ability brings: now, or whenever it will be ready."""
    name = a.mage(seat).id
    if name == "garu":
        return 11.0 if on_average else 4.0 * float(a.spells(seat)) - prepped_punch(a, seat) - 4.0
    if name == "mist":
        return 8.0 if on_average else min(10.0, table_punch(a)) - 5.0
    if name == "quilius":
        return 2.0 * a.trophies[seat] + (1.0 if on_average else 0.0)
    if name == "ulgimor":
        effect = Heal(6)
        return 5.0 if on_average else benefit(effect, a, seat, NO_CARD) - 3.0
    if name == "mazahaedron":
        return 6.0 if on_average else 2.0 + benefit(HealGravehold(4), a, seat, NO_CARD)
    if name == "yan-magda":
        return 7.0
    if name == "dezmodia":
        return 2.0 + 8.0 * time_left(a)
    return 6.0


def prepped_punch(a: AeonsEnd, seat: i64) -> float:
    total = 0.0
    for place in range(PLACES):
        for spell in a.at(PREPPED + place, seat):
            total += 0.5 * punch(a, a.card(spell))
    return total


def table_punch(a: AeonsEnd) -> float:
    """What the three best prepped spells of the table would deal."""
    punches = [punch(a, a.card(card)) for card in all_prepped(a)]
    punches.sort()
    total = 0.0
    for one in punches[-3:]:
        total += one
    return total
