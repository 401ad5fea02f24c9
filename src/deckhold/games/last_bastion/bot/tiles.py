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
from deckhold.games.last_bastion.state import AROUND, INCAPACITATED, LastBastion


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


def act_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """The best that a seat could do on a cell with the actions it has left."""
    best = 0.0
    if may_act(b, seat, b.has_fought):
        best = fight_value(b, seat, cell)
    if may_act(b, seat, b.has_activated) and not b.evil_on(cell) and b.feasible(tile_action(b, cell), seat):
        best = max(best, tile_value(b, seat, cell))
    return best


def station_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """How good it is to stand on a cell when the next turn begins."""
    value = fight_value(b, seat, cell)
    best = value
    for other in AROUND[cell]:
        best = max(best, 0.8 * fight_value(b, seat, other))
    return best
