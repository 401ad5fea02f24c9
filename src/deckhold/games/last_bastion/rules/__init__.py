"""The rules of Last Bastion: the turn, the fight in it, and the names of their ops in saves."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.last_bastion.ops import (
    APPLY,
    DECAY_FACES,
    DISCARD_BOTTOM_CARD,
    EFFECTS,
    GIVE_EQUIPMENT,
    GRANTED_MOVE,
    LIFT_SECOND,
    LOSE_NEXT_MOVE,
    PLACE_CARD,
    PUT_FIRST,
    REMOVE_ONE_EVIL,
    REROLL_DICE,
    SHARE_OUT,
)
from deckhold.games.last_bastion.rules.combat import (
    AIM,
    COMBAT,
    CONSENT,
    EXIT_EFFECTS,
    FIGHT_BEGINS,
    FIGHT_ENDS,
    Aim,
    Combat,
    Consent,
    ExitEffects,
    enough,
)
from deckhold.games.last_bastion.rules.turn import (
    BEGIN_TURN,
    BOARD_ACTS,
    CARDS_ACT,
    CHOOSE_HEROES,
    END_TURN,
    HERO_PHASE,
    HERO_PHASE_BEGINS,
    CardsAct,
    ChooseHero,
    HeroPhase,
    may_act,
    may_step,
    moves_left,
    tile_action,
)

__all__ = [
    "BEGIN_TURN",
    "CHOOSE_HEROES",
    "HERO_PHASE",
    "RULE_OPS",
    "Aim",
    "CardsAct",
    "ChooseHero",
    "Combat",
    "Consent",
    "ExitEffects",
    "HeroPhase",
    "enough",
    "may_act",
    "may_step",
    "moves_left",
    "tile_action",
]


def rule_ops() -> dict[str, Op]:
    """Every op that may wait on the stack, by the name under which a save refers to it."""
    out: dict[str, Op] = {
        "choose_hero": CHOOSE_HEROES,
        "begin_turn": BEGIN_TURN,
        "cards_act": CARDS_ACT,
        "board_acts": BOARD_ACTS,
        "hero_phase_begins": HERO_PHASE_BEGINS,
        "hero_phase": HERO_PHASE,
        "end_turn": END_TURN,
        "aim": AIM,
        "fight_begins": FIGHT_BEGINS,
        "combat": COMBAT,
        "exit_effects": EXIT_EFFECTS,
        "consent": CONSENT,
        "fight_ends": FIGHT_ENDS,
        "apply": APPLY,
        "place": PLACE_CARD,
        "granted_move": GRANTED_MOVE,
        "lift_second": LIFT_SECOND,
        "put_down": PUT_FIRST,
        "share_out": SHARE_OUT,
        "reroll": REROLL_DICE,
        "give_equipment": GIVE_EQUIPMENT,
        "remove_one_evil": REMOVE_ONE_EVIL,
        "lose_next_move": LOSE_NEXT_MOVE,
        "discard_bottom_card": DISCARD_BOTTOM_CARD,
    }
    for i, face in enumerate(DECAY_FACES):
        out[f"decay{i + 1}"] = face
    for effect in EFFECTS:
        out[effect.id.replace("-", "_")] = effect
    return out


RULE_OPS: Final = rule_ops()
