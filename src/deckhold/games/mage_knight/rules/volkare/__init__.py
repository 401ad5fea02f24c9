"""General Volkare as the player nobody plays: his turn card by card, his steps, his attacks (sections 25 to 27).

He takes the place of the dummy: his deck is `DUMMY_DECK`, his tactic lies in `DUMMY_CARDS`, his number in the order of
turns is that of the seats. Everything he does follows from the card; players are asked only how they meet him.
"""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.rules.volkare.attack import ATTACK_OPS
from deckhold.games.mage_knight.rules.volkare.levels import LEVEL_OPS, offer_change
from deckhold.games.mage_knight.rules.volkare.steps import STEP_OPS
from deckhold.games.mage_knight.rules.volkare.turn import TURN_OPS, VOLKARE_TURN

VOLKARE_OPS: Final[dict[str, Op]] = {**ATTACK_OPS, **STEP_OPS, **TURN_OPS, **LEVEL_OPS}
__all__ = ["VOLKARE_OPS", "VOLKARE_TURN", "offer_change"]
