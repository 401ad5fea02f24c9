"""What cards, fights, evil and tokens are worth."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.games.last_bastion.definitions import CALL, FOURTH_DIE, GREEN, RANGED, RED, YELLOW, HordeCard
from deckhold.games.last_bastion.state import (
    HORDE_DECK,
    IN_LINE,
    NEAR,
    SLOTS,
    LastBastion,
)

# What things are worth, in life tokens.
EQUIPMENT: Final = 0.5
CALL_TO_ARMS: Final = 1.3
SLOT_TAKEN: Final = 0.5  # a card in play, by being there
WARLORD: Final = 5.0
HERO_BACK: Final = 7.0

EFFECT_COST: Final = {
    "evil-spread": 1.8,
    "draw-card": 1.2,
    "lose-life": 1.6,
    "lose-round-token": 0.8,
    "roll-decay-die": 1.1,
    "evil-on-own-hero": 0.7,
    "all-lose-round-token": 2.0,
    "all-evil-on-hero": 1.8,
    "all-lose-next-move": 1.2,
    "gain-equipment": -0.5,
    "gain-life": -1.0,
    "gain-call-to-arms": -1.3,
    "remove-evil": -1.0,
    "gain-life-and-call-to-arms": -2.3,
    "no-white": 0.2,
    "lock-die": 1.3,
    "no-equipment": 0.9,
}

# How welcome the heroes are when they are chosen, by their power.
WELCOME: Final = [0.3, 0.5, 0.7, 0.9, 0.4, 0.8, 1.0, 0.6]


class Menace:
    """What a card does to the group while it stays, and when it goes."""

    stays: float  # each round: recurring and ongoing effects
    leaves: float  # exit effects, costs counted positive
    spreads: bool

    def __init__(self, card: HordeCard) -> None:
        self.stays = SLOT_TAKEN + (WARLORD if card.warlord else 0.0)
        self.leaves = 0.0
        self.spreads = False
        for i, effect in enumerate(card.effects):
            cost = EFFECT_COST[effect.id]
            timing = card.timing(i)
            if timing in ("recurring", "ongoing"):
                self.stays += cost
                self.spreads = self.spreads or effect.id == "evil-spread"
            elif timing == "exit":
                self.leaves += cost


_known: dict[CardTable, list[Menace | None]] = {}


def known(table: CardTable) -> list[Menace | None]:
    """The menace of each horde card of a box, by the index of its definition."""
    found = _known.get(table)
    if found is None:
        found = [Menace(card) if isinstance(card, HordeCard) else None for card in table.defs]
        _known[table] = found
    return found


def danger(b: LastBastion, card: i64) -> float:
    """What it is worth that a card leaves play."""
    menace = known(b.table)[b.table.kind[card]]
    assert menace is not None
    value = menace.stays
    covered = b.net_card == card
    if covered:
        value -= EFFECT_COST[b.horde(card).effects[b.net_effect].id] * 0.9
    elif menace.spreads and card in b.evil_cards:
        value += 1.0 + 2.0 * evil_tiles(b)
    elif menace.spreads:
        value += 0.5 * evil_tiles(b)
    colour = b.slot_of(card) // SLOTS
    held: i64 = SLOTS - b.zones[colour].count(NO_CARD)
    if held == SLOTS:
        value += full_board(b, colour)
    elif held == SLOTS - 1:
        value += 0.4 * full_board(b, colour)
    if b.horde(card).warlord:
        value += 8.0 * max(0.0, 1.0 - len(b.zones[HORDE_DECK]) / 12.0)
    return value


def full_board(b: LastBastion, colour: i64) -> float:
    """What the effect of a full board costs each round."""
    if colour == GREEN:
        under: i64 = 0  # monsters that the board can still discard before it comes to a warlord
        for card in b.zones[HORDE_DECK]:
            if b.horde(card).warlord:
                return 0.5 + 0.5 * float(8 - under)
            under += 1
        return 0.3
    return 1.2 if colour == RED else 1.0 if colour == YELLOW else 0.6


def evil_tiles(b: LastBastion) -> float:
    return float(b.evil_tile_count())


def profit(b: LastBastion, seat: i64, card: i64) -> float:
    """What defeating a card brings a seat, exit effects included."""
    menace = known(b.table)[b.table.kind[card]]
    assert menace is not None
    leaves = menace.leaves
    if leaves > 0.0:
        if b.has_power(seat, FOURTH_DIE):
            leaves = 0.0
        elif b.life[seat] == 1:
            leaves *= 3.0
    return danger(b, card) - leaves


# -- fighting ----------------------------------------------------------------------------------------------------------


def chance(dice: i64, wanted: i64, face: float) -> float:
    """The chance that at least `wanted` of some dice succeed."""
    if wanted <= 0:
        return 1.0
    if wanted > dice:
        return 0.0
    miss = 1.0 - face
    if dice == 1:
        return face
    if dice == 2:
        return face * face if wanted == 2 else 1.0 - miss * miss
    if dice == 3:
        if wanted == 3:
            return face * face * face
        return 1.0 - miss * miss * miss if wanted == 1 else face * face * (3.0 - 2.0 * face)
    if wanted == 4:
        return face**4
    if wanted == 3:
        return 4.0 * face**3 * miss + face**4
    if wanted == 2:
        return 1.0 - miss**4 - 4.0 * face * miss**3
    return 1.0 - miss**4


def fight_value(b: LastBastion, seat: i64, cell: i64, dice: i64, banned: bool) -> float:
    """What a fight from a cell would bring on average, with so many dice; `banned` says whether equipment is."""
    places = IN_LINE if b.has_power(seat, RANGED) else NEAR
    best = 0.0
    second = 0.0
    for place in places[cell]:
        card = b.zones[b.ground.colour_at[place // SLOTS]][place % SLOTS]
        if card == NO_CARD:
            continue
        definition = b.horde(card)
        wanted = b.resistance(card)
        tokens: i64 = 0
        if not banned:
            for other in range(b.seats):
                if other == seat or b.tile[other] == cell:
                    tokens += b.equipment[other * 5 + definition.colour]
        whites = definition.no_white < 0 or b.covered(card, definition.no_white)
        face = 1.0 / 3.0 if whites else 1.0 / 6.0
        value = profit(b, seat, card)
        if value <= 0.0:
            continue
        expected = value * chance(dice, wanted - tokens, face)
        if tokens > 0:
            used = tokens if tokens < wanted else wanted
            expected -= (
                0.5 * token_value(b, seat, definition.colour) * float(used) * (0.2 if definition.warlord else 1.0)
            )
        if expected > best:
            best, second = expected, best
        elif expected > second:
            second = expected
    return best + 0.6 * second


# -- evil, life and tokens ---------------------------------------------------------------------------------------------


def evil_value(b: LastBastion, card: i64) -> float:
    """What it is worth to remove the figure from a tile, a card or a hero board."""
    if b.ground.cell_of[card] >= 0:
        return 1.5 if b.evil_tile_count() < 2 else 6.0
    if card in b.evil_cards:
        if b.net_card == card:
            return 0.1
        return 1.2 + 1.6 * evil_tiles(b)
    return 0.9


def best_evil(b: LastBastion, n: i64) -> float:
    """The best n removals."""
    values = sorted([evil_value(b, card) for card in b.evil_places()], reverse=True)
    return sum(values[:n])


def life_price(b: LastBastion, seat: i64) -> float:
    """What a life token is worth to a seat."""
    life = b.life[seat]
    return 5.0 if life == 1 else 2.0 if life == 2 else 1.2 if life == 3 else 0.9


def token_value(b: LastBastion, seat: i64, token: i64) -> float:
    """What a round token is worth to a seat."""
    if token == CALL:
        return CALL_TO_ARMS
    wanted = 0.0
    for card in b.in_play():
        definition = b.horde(card)
        if definition.colour == token:
            wanted += 1.2 if definition.warlord else 0.25
    return EQUIPMENT + wanted - 0.12 * b.equipment[seat * 5 + token]


def net_value(b: LastBastion, card: i64, effect: i64) -> float:
    """What it is worth to cover an effect."""
    definition = b.horde(card)
    timing = definition.timing(effect)
    cost = EFFECT_COST[definition.effects[effect].id]
    if timing == "enter":
        return 0.0
    if timing == "exit":
        return 0.4 * cost
    value = cost * 0.8
    if definition.effects[effect].id == "evil-spread" and card in b.evil_cards:
        value += 1.0 + 1.5 * evil_tiles(b)
    return value


def standard_value(b: LastBastion, colour: i64) -> float:
    total = 0.0
    for card in b.in_play():
        if b.horde(card).colour == colour:
            total += 0.35 * danger(b, card)
    return total
