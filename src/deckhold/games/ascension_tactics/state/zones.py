"""Where pieces lie, and the numbers that the rules are made of."""

from typing import Final

from deckhold.engine.ops.lasting import Mark
from deckhold.engine.zones import FACE_DOWN, HIDDEN, PUBLIC, TEAM, Zone
from deckhold.games.ascension_tactics.definitions import (
    BEACON_TOKEN,
    CHAMPION,
    CONSTRUCT,
    HERO,
    QUEST,
    SCHEME,
    TARGET,
    TREASURE,
    WEB,
)

CENTER_DECK: Final = 0
CENTER_ROW: Final = 1
BANISHED: Final = 2
MYSTICS: Final = 3
HEAVY_INFANTRY: Final = 4
QUEST_DECK: Final = 5
SCHEMES: Final = 6
SCHEME_NOW: Final = 7  # revealed this turn, the latest last
SCHEME_DISCARD: Final = 8
BAG: Final = 9
TREASURE_DISCARD: Final = 10
CACHES: Final = 11  # treasures on the battlefield
SUPPLY: Final = 12  # special champions that nobody has
DRAFT_DECK: Final = 13
DRAFT_ROW: Final = 14
VILLAINS: Final = 15
VILLAIN_GEAR: Final = 16  # constructs and treasures on villains' cards
NEUTRALS: Final = 17
CAPTIVES: Final = 18
REVIVED: Final = 19
TOKENS: Final = 20  # beacon tokens, webs and targets on the battlefield
SPARE: Final = 21  # webs that lie beside the battlefield
BOX: Final = 22
DECK: Final = 23
HAND: Final = 24
DISCARD: Final = 25
PLAYED: Final = 26
POOL: Final = 27  # a player's champions, on the battlefield or not
EQUIPPED: Final = 28  # constructs on champions
ATTACHED: Final = 29  # quests on champions
TREASURES: Final = 30
KEPT: Final = 31  # treasures and beacon tokens on champions' cards, and beacon tokens held
LOOKED: Final = 32  # quests looked at in a research
NEST: Final = 33  # minions that are not on the battlefield

ROW_SIZE: Final = 6
HAND_SIZE: Final = 5
PLAY_CARDS: Final = [HERO, CONSTRUCT, QUEST]

ZONES: Final = [
    Zone("center_deck", HIDDEN, kinds=[HERO, CONSTRUCT, CHAMPION]),
    Zone("center_row", PUBLIC, slots=ROW_SIZE, kinds=[HERO, CONSTRUCT, CHAMPION]),
    Zone("banished", PUBLIC, kinds=[HERO, CONSTRUCT, CHAMPION]),
    Zone("mystics", PUBLIC, kinds=[HERO]),
    Zone("heavy_infantry", PUBLIC, kinds=[HERO]),
    Zone("quest_deck", HIDDEN, kinds=[QUEST]),
    Zone("schemes", HIDDEN, kinds=[SCHEME]),
    Zone("scheme_now", PUBLIC, kinds=[SCHEME]),
    Zone("scheme_discard", PUBLIC, kinds=[SCHEME]),
    Zone("bag", HIDDEN, kinds=[TREASURE]),
    Zone("treasure_discard", PUBLIC, kinds=[TREASURE]),
    Zone("caches", FACE_DOWN, on_board=True, kinds=[TREASURE]),
    Zone("supply", PUBLIC, distinct=True, kinds=[CHAMPION]),
    Zone("draft_deck", HIDDEN, kinds=[CHAMPION]),
    Zone("draft_row", PUBLIC, distinct=True, kinds=[CHAMPION]),
    Zone("villains", PUBLIC, distinct=True, on_board=True, kinds=[CHAMPION]),
    Zone("villain_gear", PUBLIC, distinct=True, kinds=[CONSTRUCT, TREASURE]),
    Zone("neutrals", PUBLIC, distinct=True, on_board=True, kinds=[CHAMPION]),
    Zone("captives", PUBLIC, distinct=True, on_board=True, kinds=[CHAMPION]),
    Zone("revived", HIDDEN, kinds=[CHAMPION]),
    Zone("tokens", PUBLIC, distinct=True, on_board=True, kinds=[BEACON_TOKEN, WEB, TARGET]),
    Zone("spare", PUBLIC, kinds=[WEB]),
    Zone("box", PUBLIC),
    Zone("deck", HIDDEN, per_seat=True, kinds=PLAY_CARDS),
    Zone("hand", TEAM, per_seat=True, kinds=PLAY_CARDS),
    Zone("discard", PUBLIC, per_seat=True, kinds=PLAY_CARDS),
    Zone("played", PUBLIC, per_seat=True, kinds=[HERO, QUEST]),
    Zone("pool", PUBLIC, per_seat=True, distinct=True, on_board=True, kinds=[CHAMPION]),
    Zone("equipped", PUBLIC, per_seat=True, distinct=True, kinds=[CONSTRUCT]),
    Zone("attached", PUBLIC, per_seat=True, distinct=True, kinds=[QUEST]),
    Zone("treasures", TEAM, per_seat=True, kinds=[TREASURE]),
    Zone("kept", PUBLIC, per_seat=True, distinct=True, kinds=[TREASURE, BEACON_TOKEN]),
    Zone("looked", TEAM, per_seat=True, kinds=[QUEST]),
    Zone("nest", PUBLIC, per_seat=True, distinct=True, kinds=[CHAMPION]),
]

# Resources.
RUNES: Final = 0
POWER: Final = 1
GLORY: Final = 2
RESOURCES: Final = ("runes", "power", "glory")

# Where glory comes from.
FROM_CARDS: Final = 0  # and abilities
FROM_SHRINES: Final = 1
FROM_BEACONS: Final = 2
FROM_TOKENS: Final = 3
FROM_IDOLS: Final = 4
FROM_CHOSEN: Final = 5  # Slaughter of chosen factions
FROM_VILLAINS: Final = 6
SOURCES: Final = ["cards", "shrines", "beacons", "tokens", "idols", "chosen", "villains"]

# Who has a champion: a seat, or
VILLAIN: Final = 4
NEUTRAL: Final = 5
CAPTIVE: Final = 6
NOBODY: Final = -1
# Sides that no seat plays have the same numbers.

RAT_LIMIT: Final = 4
BASES: Final = 8
RESEARCH_COST: Final = 3
RANGE: Final = 3
REACH_RANGE: Final = 2
CORRUPTION: Final = 5  # damage

# Remembered until the turn ends.
PLAYED_MARK: Final = Mark()  # a card that was played, of the entry's seat
