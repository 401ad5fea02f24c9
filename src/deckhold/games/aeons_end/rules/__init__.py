"""The rules of Aeon's End: the turns, and the names of their ops in saves."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.aeons_end.nemesis import NEMESIS_ROOTS
from deckhold.games.aeons_end.ops import OP_ROOTS
from deckhold.games.aeons_end.rules.deeds import BOUGHT_OFF, OPEN_PAID, TURN_BREACH
from deckhold.games.aeons_end.rules.nemesis import ACTIVATE, DRAW_ONE, NEMESIS_DRAW, POWER_DONE, RESOLVED
from deckhold.games.aeons_end.rules.turn import (
    BEGIN_TURN,
    CASTING,
    DRAW_PHASE,
    END_TURN,
    MAIN,
    NEMESIS_PHASES,
    NEXT_TURN,
    CastingPhase,
    DrawPhase,
    MainPhase,
    NextTurn,
)
from deckhold.games.aeons_end.state import FOCUSED

__all__ = [
    "CASTING",
    "MAIN",
    "NEXT_TURN",
    "POWER_DONE",
    "RESOLVED",
    "RULE_OPS",
    "CastingPhase",
    "DrawPhase",
    "MainPhase",
    "NextTurn",
]

RULE_OPS: Final[dict[str, Op]] = {
    "focused": FOCUSED,
    "next_turn": NEXT_TURN,
    "begin_turn": BEGIN_TURN,
    "casting": CASTING,
    "main": MAIN,
    "turn_breach": TURN_BREACH,
    "open_breach": OPEN_PAID,
    "bought_off": BOUGHT_OFF,
    "draw_phase": DRAW_PHASE,
    "end_turn": END_TURN,
    "nemesis_turn": NEMESIS_PHASES,
    "activate": ACTIVATE,
    "power_done": POWER_DONE,
    "nemesis_draw": NEMESIS_DRAW,
    "draw_one": DRAW_ONE,
    "resolved": RESOLVED,
    **OP_ROOTS,
    **NEMESIS_ROOTS,
}
