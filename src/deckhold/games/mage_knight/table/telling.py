"""What the log says of an event, where that is more than one sentence for its kind can say."""

from deckhold.engine.core import Event
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ARMOR,
    DECK,
    DUMMY_DECK,
    DUMMY_SKILLS,
    FACTION_PILE,
    HAND_LIMIT,
    PILE,
    RUIN_PILE,
    SKILL_STACK,
    TILES,
    TOKEN_PILE,
)
from deckhold.games.mage_knight.terms import FACTIONS, PILES


def event_told(s: Mage, event: Event, t: Teller) -> str:
    """A line of the log, or "" where the kind of the event says it all."""
    if event.kind == "shuffle":
        return t.say(f"log-shuffle-{shuffled(s, event.amount)}", who=t.seat(event.seat))
    if event.kind == "announce" and event.seat < 0:
        return t.say("log-dummy-announces")
    if event.kind == "level":
        level = event.amount
        if level % 2 == 0:
            return t.say("log-level-skill", who=t.seat(event.seat), n=level)  # MK-455
        return t.say(  # MK-454
            "log-level-command", who=t.seat(event.seat), n=level, armor=ARMOR[level - 1], limit=HAND_LIMIT[level - 1]
        )
    return ""


def shuffled(s: Mage, zone: int) -> str:
    """What was shuffled: a player's cards, or something that is nobody's."""
    if zone == DECK:
        return "own"
    if zone == DUMMY_DECK:
        return "dummy" if s.scenario.march is None else "volkare"
    if zone in (SKILL_STACK, DUMMY_SKILLS):
        return "skills"
    if zone == TILES:
        return "tiles"
    for first, n in ((PILE, PILES), (RUIN_PILE, 1), (FACTION_PILE, len(FACTIONS)), (TOKEN_PILE, len(FACTIONS))):
        if first <= zone < first + n:
            return "tokens"
    return "cards"
