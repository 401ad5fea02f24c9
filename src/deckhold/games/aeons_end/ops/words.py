"""Short names, so that a card reads like its text; and the ops that rules push."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.engine.ops import Gain, Pick, Where
from deckhold.games.aeons_end.definitions import AETHER, AETHER_CARDS, AETHER_SHARD, AETHER_SPELLS, CHARGES
from deckhold.games.aeons_end.ops.buying import GAIN_CARD
from deckhold.games.aeons_end.ops.damage import ALLOT, DEAL, HIT_ONCE, LUMP
from deckhold.games.aeons_end.ops.harm import (
    DESTROY_BREACH,
    DROP_CHARGES,
    EMPTY_BREACH,
    EXHAUST,
    OVERFLOW,
    REMOVE_BREACH,
    UNLEASH,
    UNLEASH_END,
)
from deckhold.games.aeons_end.ops.picking import Destroy, Discard
from deckhold.games.aeons_end.ops.players import WithPlayer
from deckhold.games.aeons_end.ops.prepped import PREP_NORMALLY, REPLACE_BREACH
from deckhold.games.aeons_end.ops.spells import BACK_TO_HAND, HAND_OVER

OP_ROOTS: Final[dict[str, Op]] = {
    "deal": DEAL,
    "hit_once": HIT_ONCE,
    "allot": ALLOT,
    "lump": LUMP,
    "unleash": UNLEASH,
    "unleash_end": UNLEASH_END,
    "exhaust": EXHAUST,
    "overflow": OVERFLOW,
    "drop_charges": DROP_CHARGES,
    "destroy_breach": DESTROY_BREACH,
    "empty_breach": EMPTY_BREACH,
    "remove_breach": REMOVE_BREACH,
    "back_to_hand": BACK_TO_HAND,
    "hand_over": HAND_OVER,
    "gain_card": GAIN_CARD,
    "replace_breach": REPLACE_BREACH,
    "prep_normally": PREP_NORMALLY,
}


# -- short names, so that a card reads like its text -------------------------------------------------------------------


def aether(n: int) -> Op:
    return Gain(["aether"], [AETHER], [n])


def shard_aether(n: int) -> Op:
    return Gain(["aether-shard"], [AETHER_SHARD], [n])


def card_aether(n: int) -> Op:
    return Gain(["aether-cards"], [AETHER_CARDS], [n])


def spell_aether(n: int) -> Op:
    return Gain(["aether-spells"], [AETHER_SPELLS], [n])


def charge(n: int) -> Op:
    return Gain(["charge"], [CHARGES], [n])


def aether_and_charge(n: int, charges: int) -> Op:
    return Gain(["aether", "charge"], [AETHER, CHARGES], [n, charges])


def ally(op: Op) -> Op:
    return WithPlayer(op, ally=True)


def destroy(where: Where) -> Op:
    return Pick(where, Destroy())


def discard(where: Where, after: Op | None = None) -> Op:
    return Pick(where, Discard(), False, after)
