"""What the tiles of the bastion are worth, and standing on them."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.optable import OpTable, on
from deckhold.games.last_bastion.bot.values import (
    HERO_BACK,
    best_evil,
    danger,
    fight_value,
    life_price,
    net_value,
    standard_value,
)
from deckhold.games.last_bastion.definitions import FOURTH_DIE
from deckhold.games.last_bastion.ops import (
    Dispensary,
    DivineFountain,
    DwarvenQuarry,
    Market,
    Standard,
    StrategistsTower,
    Tavern,
    TileAction,
    Tomb,
    Trebuchet,
)
from deckhold.games.last_bastion.rules import may_act, tile_action
from deckhold.games.last_bastion.state import AROUND, COMBAT_DICE, INCAPACITATED, LastBastion
from deckhold.games.last_bastion.state import TILES as TILE_COUNT

UNASKED: Final = -1.0  # less than any fight, action or station is worth


def tile_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """What the action of the tile on a cell brings now."""
    action = tile_action(b, cell)
    return TILES.of(action)(action, b, seat)


def check(box: CardTable) -> None:
    TILES.check([op for op in box.ops.values() if isinstance(op, TileAction)])


def divine_fountain(tile: DivineFountain, b: LastBastion, seat: i64) -> float:
    return best_evil(b, 2)


def market(tile: Market, b: LastBastion, seat: i64) -> float:
    return 1.0 if b.round_tokens(seat) < 5 else 0.6


def tavern(tile: Tavern, b: LastBastion, seat: i64) -> float:
    return max([life_price(b, other) * 0.7 for other in range(b.seats) if b.present(other)]) + 0.2


def tomb(tile: Tomb, b: LastBastion, seat: i64) -> float:
    best = 0.0
    for card in b.in_play():
        if not b.horde(card).warlord:
            best = max(best, danger(b, card))
    return best - life_price(b, seat)


def dispensary(tile: Dispensary, b: LastBastion, seat: i64) -> float:
    return HERO_BACK if INCAPACITATED in b.condition and b.lives_left() > 0 else 0.8


def dwarven_quarry(tile: DwarvenQuarry, b: LastBastion, seat: i64) -> float:
    return 1.6 if b.trap < 0 else 0.1


def trebuchet(tile: Trebuchet, b: LastBastion, seat: i64) -> float:
    now = net_value(b, b.net_card, b.net_effect) if b.net_card != NO_CARD else 0.0
    best = 0.0
    for card in b.in_play():
        definition = b.horde(card)
        if not definition.warlord:
            for effect in range(len(definition.effects)):
                if not b.covered(card, effect):
                    best = max(best, net_value(b, card, effect))
    return best - now


def standard(tile: Standard, b: LastBastion, seat: i64) -> float:
    now = standard_value(b, b.standard) if b.standard >= 0 else 0.0
    return max([standard_value(b, colour) for colour in range(5)]) - now


def strategists_tower(tile: StrategistsTower, b: LastBastion, seat: i64) -> float:
    return 0.2  # a matter of plans


TILES: Final = OpTable(
    "what a tile brings",
    [
        on(DivineFountain, divine_fountain),
        on(Market, market),
        on(Tavern, tavern),
        on(Tomb, tomb),
        on(Dispensary, dispensary),
        on(DwarvenQuarry, dwarven_quarry),
        on(Trebuchet, trebuchet),
        on(Standard, standard),
        on(StrategistsTower, strategists_tower),
    ],
)


class Prospects:
    """What a seat could do from the cells of the bastion: each is looked at once for all answers of a question."""

    def __init__(self, b: LastBastion, seat: i64) -> None:
        self.b = b
        self.seat = seat
        self.dice: i64 = COMBAT_DICE - b.locked_dice()
        if b.has_power(seat, FOURTH_DIE):
            self.dice += 1
        self.banned = b.equipment_banned()
        self._fights: list[float] = [UNASKED] * TILE_COUNT
        self._acts: list[float] = [UNASKED] * TILE_COUNT
        self._stations: list[float] = [UNASKED] * TILE_COUNT

    def fight(self, cell: i64) -> float:
        """What a fight from a cell would bring on average."""
        if self._fights[cell] == UNASKED:
            self._fights[cell] = fight_value(self.b, self.seat, cell, self.dice, self.banned)
        return self._fights[cell]

    def act(self, cell: i64) -> float:
        """The best that the seat could do on a cell with the actions it has left."""
        if self._acts[cell] == UNASKED:
            b = self.b
            seat = self.seat
            best = 0.0
            if may_act(b, seat, b.has_fought):
                best = self.fight(cell)
            if may_act(b, seat, b.has_activated) and not b.evil_on(cell) and b.feasible(tile_action(b, cell), seat):
                best = max(best, tile_value(b, seat, cell))
            self._acts[cell] = best
        return self._acts[cell]

    def station(self, cell: i64) -> float:
        """How good it is to stand on a cell when the next turn begins."""
        if self._stations[cell] == UNASKED:
            best = self.fight(cell)
            for other in AROUND[cell]:
                best = max(best, 0.8 * self.fight(other))
            self._stations[cell] = best
        return self._stations[cell]
