"""What the log says where the kind of an event does not say it all: where heroes go, what pays, what the dummy does."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
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
    RESOURCES,
    RUIN_PILE,
    SKILL_STACK,
    TILES,
    TOKEN_PILE,
)
from deckhold.games.mage_knight.terms import BASICS, COLOURS, FACTIONS, NO_SITE, PILES, SITES, TERRAIN

CHANGES: Final = ["fame", "reputation", "gain-move", "gain-influence", "gain-healing", "gain-attack", "gain-block"]
COLOURED: Final = [  # events whose number is a colour
    "crystal",
    "die",
    "roll",
    "dummy-crystal",
    "volkare-die",
    "volkare-rests",
    "volkare-rerolls",
    "seal-broken",
]


def event_text(s: Mage, event: Event, t: Teller) -> str | None:
    """A line of the log; None for an event that is told as any other."""
    key = f"log-{event.kind}"
    who = t.seat(event.seat) if event.seat >= 0 else ""
    if event.kind == "walk":
        return walked(s, event, t)
    if event.kind in CHANGES:
        return t.say(key, who=who, sign="+" if event.amount > 0 else "", n=event.amount)
    if event.kind == "token":
        return t.say(key, who=who, what=t.say(f"mana-{COLOURS[event.amount]}-word"))
    if event.kind in COLOURED:
        return t.say(key, who=who, colour=t.say(f"colour-{COLOURS[event.amount]}"))
    if event.kind == "mana":
        return t.say(key, who=who, what=t.say(f"res-{RESOURCES[event.amount]}", n=1))
    if event.kind == "interact":
        return t.say(key, who=who, site=t.say(f"site-{SITES[event.amount]}"))
    if event.kind == "shuffle":
        return t.say(f"log-shuffle-{shuffled(s, event.amount)}", who=who)
    if event.kind == "announce" and event.seat < 0:
        return t.say("log-dummy-announces")
    if event.kind == "level":
        return levelled(event.amount, who, t)
    if event.kind == "dummy-flips" and event.card >= 0:
        card = s.definitions[event.card].id
        return t.say("log-dummy-flips-last", n=event.amount, card=t.name(card), colour=colours_of(s, event.card, t))
    return None


def walked(s: Mage, event: Event, t: Teller) -> str:
    """Where a hero went; everything else that moves on the map is told by what makes it move."""
    if event.seat < 0 or event.card != s.figure(event.seat):
        return ""
    return t.say("log-walk", who=t.seat(event.seat), where=place_name(s, event.target, t))


def place_name(s: Mage, cell: i64, t: Teller) -> str:
    """A space in words: its terrain, and the site there."""
    terrain = TERRAIN[s.terrain[cell]]
    site = s.site[cell]
    name = t.say(f"terrain-{terrain}")
    return name if site == NO_SITE or SITES[site] == terrain else f"{name}, {t.say(f'site-{SITES[site]}')}"


def colours_of(s: Mage, card: int, t: Teller) -> str:
    return "/".join([t.say(f"colour-{COLOURS[i]}") for i in range(BASICS) if has(s.deed(card).colours, i)])


def levelled(level: int, who: str, t: Teller) -> str:
    """What a new level brings at once: a skill (MK-455), or a command token with armor and hand limit (MK-454)."""
    if level % 2 == 0:
        return t.say("log-level-skill", who=who, n=level)
    return t.say("log-level-command", who=who, n=level, armor=ARMOR[level - 1], limit=HAND_LIMIT[level - 1])


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
