"""Where pieces lie, and the numbers that the rules are made of."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.zones import FACE_DOWN, HIDDEN, OWNER, PUBLIC, Zone
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BASIC_ACTION,
    CITY,
    COLOURS,
    DEEDS,
    ENEMY,
    FACTION_TOKEN,
    FACTIONS,
    GENERAL,
    HERO,
    LEADER,
    LOT,
    PILES,
    PLACE,
    RUIN,
    SKILL,
    SPELL,
    TACTIC,
    TILE,
    TOKENS,
    UNIT,
    WOUND,
)

PILE: Final = 0  # the piles of enemy tokens, by colour
USED_PILE: Final = PILES  # and what was discarded of them
RUIN_PILE: Final = 2 * PILES
RUIN_USED: Final = RUIN_PILE + 1
FIELD: Final = RUIN_PILE + 2  # enemy and ruin tokens on the map and on city cards
BATTLE: Final = RUIN_PILE + 3  # enemy tokens that were drawn for a combat and lie nowhere on the map
TILES: Final = RUIN_PILE + 4  # the tile deck
LAID: Final = RUIN_PILE + 5  # tiles on the map; each stands on its centre space
TILE_BOX: Final = RUIN_PILE + 6  # tiles that were not drawn for this game
SPELLS: Final = RUIN_PILE + 7
SPELL_OFFER: Final = RUIN_PILE + 8  # the lowest position first
ADVANCED: Final = RUIN_PILE + 9
ADVANCED_OFFER: Final = RUIN_PILE + 10  # the lowest position first
ARTIFACTS: Final = RUIN_PILE + 11
REGULARS: Final = RUIN_PILE + 12
ELITES: Final = RUIN_PILE + 13
UNIT_OFFER: Final = RUIN_PILE + 14  # units, and advanced actions of monasteries
WOUNDS: Final = RUIN_PILE + 15
TACTICS: Final = RUIN_PILE + 16  # those that can be chosen
TACTICS_ASIDE: Final = RUIN_PILE + 17
COMMON_SKILLS: Final = RUIN_PILE + 18
CENTRE: Final = RUIN_PILE + 19  # skills in the middle of the table
DUMMY_DECK: Final = RUIN_PILE + 20
DUMMY_DISCARD: Final = RUIN_PILE + 21
DUMMY_SKILLS: Final = RUIN_PILE + 22
DUMMY_CARDS: Final = RUIN_PILE + 23  # its hero and its tactic
CITIES: Final = RUIN_PILE + 24  # cards of cities on the map; each stands on its city
UPGRADES: Final = RUIN_PILE + 25  # advanced actions revealed between rounds (MK-562)
BOX: Final = RUIN_PILE + 26
FACTION_PILE: Final = RUIN_PILE + 27  # of each faction the tokens that are sorted out of the common piles
FACTION_USED: Final = RUIN_PILE + 29  # and what was discarded of them
TOKEN_PILE: Final = RUIN_PILE + 30  # of each faction the tokens that its beaten enemies leave
TOKEN_USED: Final = RUIN_PILE + 32
PLACES: Final = RUIN_PILE + 33  # tokens that make a space of the map another site
GENERALS: Final = RUIN_PILE + 34  # Volkare's figure, while he is on the way
ARMY: Final = RUIN_PILE + 35  # the tokens of his army
GHOSTS: Final = RUIN_PILE + 36  # tokens that lie face down at the fame track (MX-203)
SEATS: Final = RUIN_PILE + 37  # each seat's own zones begin here
DECK: Final = SEATS
HAND: Final = SEATS + 1
DISCARD: Final = SEATS + 2
PLAYED: Final = SEATS + 3
ASIDE: Final = SEATS + 4  # cards out of reach until the round ends
STORED: Final = SEATS + 5  # cards under a tactic
UNITS: Final = SEATS + 6
BANNERS: Final = SEATS + 7  # banners that are assigned to units
SKILLS: Final = SEATS + 8
SKILL_STACK: Final = SEATS + 9
SKILLS_UP: Final = SEATS + 10  # the two that a new level turned up
TACTIC_OF: Final = SEATS + 11
FIGURE: Final = SEATS + 12  # the hero
SECRET: Final = SEATS + 13  # drafted cards, and lots that were laid down
LOOKED: Final = SEATS + 14  # cards that are being looked at, to choose among them
FACTION_TOKENS: Final = SEATS + 15
TROPHIES: Final = SEATS + 16  # enemy tokens that a player keeps
HAUNTING: Final = SEATS + 17  # ghosts that attack before the next turn (MX-208)

OFFERED: Final = 3  # cards of the spell and the advanced action offer

ZONES: Final = [
    *[Zone(f"pile_{colour}", HIDDEN, kinds=[ENEMY]) for colour in TOKENS],
    *[Zone(f"used_{colour}", PUBLIC, kinds=[ENEMY]) for colour in TOKENS],
    Zone("ruin_pile", HIDDEN, kinds=[RUIN]),
    Zone("ruin_used", PUBLIC, kinds=[RUIN]),
    Zone("field", FACE_DOWN, distinct=True, on_board=True, kinds=[ENEMY, RUIN, LEADER]),
    Zone("battle", PUBLIC, distinct=True, kinds=[ENEMY]),
    Zone("tiles", HIDDEN, kinds=[TILE]),
    Zone("laid", PUBLIC, distinct=True, on_board=True, kinds=[TILE]),
    Zone("tile_box", HIDDEN, kinds=[TILE]),
    Zone("spells", HIDDEN, kinds=[SPELL]),
    Zone("spell_offer", PUBLIC, kinds=[SPELL]),
    Zone("advanced", HIDDEN, kinds=[ADVANCED_ACTION]),
    Zone("advanced_offer", PUBLIC, kinds=[ADVANCED_ACTION]),
    Zone("artifacts", HIDDEN, kinds=[ARTIFACT]),
    Zone("regulars", HIDDEN, kinds=[UNIT]),
    Zone("elites", HIDDEN, kinds=[UNIT]),
    Zone("unit_offer", PUBLIC, kinds=[UNIT, ADVANCED_ACTION]),
    Zone("wounds", PUBLIC, kinds=[WOUND]),
    Zone("tactics", PUBLIC, kinds=[TACTIC]),
    Zone("tactics_aside", PUBLIC, kinds=[TACTIC]),
    Zone("common_skills", PUBLIC, kinds=[SKILL]),
    Zone("centre", PUBLIC, kinds=[SKILL]),
    Zone("dummy_deck", HIDDEN, kinds=[BASIC_ACTION, ADVANCED_ACTION, SPELL, WOUND]),
    Zone("dummy_discard", PUBLIC, kinds=[BASIC_ACTION, ADVANCED_ACTION, SPELL, WOUND]),
    Zone("dummy_skills", HIDDEN, kinds=[SKILL]),
    Zone("dummy_cards", PUBLIC, kinds=[HERO, TACTIC]),
    Zone("cities", PUBLIC, distinct=True, on_board=True, kinds=[CITY]),
    Zone("upgrades", PUBLIC, kinds=[ADVANCED_ACTION]),
    Zone("box", PUBLIC),
    *[Zone(f"pile_{faction}", HIDDEN, kinds=[ENEMY]) for faction in FACTIONS],
    Zone("faction_used", PUBLIC, kinds=[ENEMY]),
    *[Zone(f"tokens_{faction}", HIDDEN, kinds=[FACTION_TOKEN]) for faction in FACTIONS],
    Zone("tokens_used", PUBLIC, kinds=[FACTION_TOKEN]),
    Zone("places", PUBLIC, distinct=True, on_board=True, kinds=[PLACE]),
    Zone("general", PUBLIC, distinct=True, on_board=True, kinds=[GENERAL]),
    Zone("army", FACE_DOWN, distinct=True, kinds=[ENEMY]),
    Zone("ghosts", FACE_DOWN, distinct=True, kinds=[ENEMY]),
    Zone("deck", HIDDEN, per_seat=True, kinds=DEEDS),
    Zone("hand", OWNER, per_seat=True, kinds=DEEDS),
    Zone("discard", PUBLIC, per_seat=True, kinds=DEEDS),
    Zone("played", PUBLIC, per_seat=True, kinds=DEEDS),
    Zone("aside", PUBLIC, per_seat=True, kinds=DEEDS),
    Zone("stored", HIDDEN, per_seat=True, kinds=DEEDS),
    Zone("units", PUBLIC, per_seat=True, distinct=True, kinds=[UNIT]),
    Zone("banners", PUBLIC, per_seat=True, distinct=True, kinds=[ARTIFACT]),
    Zone("skills", PUBLIC, per_seat=True, kinds=[SKILL]),
    Zone("skill_stack", HIDDEN, per_seat=True, kinds=[SKILL]),
    Zone("skills_up", PUBLIC, per_seat=True, kinds=[SKILL]),
    Zone("tactic", PUBLIC, per_seat=True, kinds=[TACTIC]),
    Zone("figure", PUBLIC, per_seat=True, distinct=True, on_board=True, kinds=[HERO]),
    Zone("secret", OWNER, per_seat=True, kinds=[ADVANCED_ACTION, LOT]),
    Zone("looked", OWNER, per_seat=True, kinds=[*DEEDS, UNIT, LOT]),
    Zone("faction_tokens", PUBLIC, per_seat=True, kinds=[FACTION_TOKEN]),
    Zone("trophies", PUBLIC, per_seat=True, kinds=[ENEMY, LEADER]),
    Zone("haunting", PUBLIC, per_seat=True, distinct=True, kinds=[ENEMY]),
]

# Resources: what mana is paid with, by form and colour; then points.
DIE: Final = 0  # a die of the source that shows the colour
TOKEN: Final = 6
CRYSTAL: Final = 12
HELD_DIE: Final = 16  # a die that lies on a card of the player's
CONJURED: Final = 22  # mana that an effect makes of something else at the moment it is used
MOVE: Final = 28
INFLUENCE: Final = 29
HEALING: Final = 30
FAME: Final = 31
REPUTATION: Final = 32
RESOURCES: Final = (
    *[f"die-{colour}" for colour in COLOURS],
    *[f"mana-{colour}" for colour in COLOURS],
    *[f"crystal-{colour}" for colour in COLOURS[:4]],
    *[f"held-{colour}" for colour in COLOURS],
    *[f"conjured-{colour}" for colour in COLOURS],
    "move",
    "influence",
    "healing",
    "fame",
    "reputation",
)

# What mana is paid for (`Game.payable`): a colour, or
ANY_BASIC: Final = 6

# What a die of the source is doing.
FREE: Final = 0
TAKEN: Final = 1  # used this turn: rolled and returned when it ends
SET: Final = 2  # taken this turn and set: returned as it is
HELD: Final = 3  # lies on a card, until the round ends or it is used; see `die_owner`
KEPT: Final = 4  # lies on a card until the round ends, and its mana cannot be used

# Levels (MK-X02, MK-X03).
LEVEL_FAME: Final = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
ARMOR: Final = [2, 2, 3, 3, 3, 3, 4, 4, 4, 4]
HAND_LIMIT: Final = [5, 5, 5, 5, 6, 6, 6, 6, 7, 7]
COMMAND: Final = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
TOP_LEVEL: Final = 10

# Values of the option `restraint`; the rows of the fame track on whose first fields seals lie (MX-195).
GHOST_ATTACKS: Final = "ghosts"
WEAK_SEALS: Final = "weak-seals"
STRONG_SEALS: Final = "strong-seals"
GOLDEN_ROW: Final = 2  # the seal of gold mana lies there
SEALED_ROWS: Final = {WEAK_SEALS: [3, 5, 7, 9], STRONG_SEALS: [GOLDEN_ROW, 3, 4, 5, 6, 7, 8, 9, 10]}

# Reputation from -7 to 7 (MK-X04); the first one is the X: no interaction.
WORST: Final = -7
BEST: Final = 7
REPUTATION_MODIFIER: Final = [-99, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]

CRYSTAL_LIMIT: Final = 3
EXPLORE_COST: Final = 2
NOBODY: Final = -1

# Flags of an enemy in combat.
DEFENDER: Final = 1  # defends a fortified site
RAMPAGING: Final = 2  # from the map: it brings reputation
DEFEATED: Final = 4
QUIET: Final = 8  # does not attack
SUMMONED: Final = 16  # stands in for its summoner
OF_CITY: Final = 32  # of a city's garrison: its defeat puts a shield on the city card
HALF_FAME: Final = 64  # garrison of another player's site
TO_DISCARD: Final = 128  # leaves the map after the combat, defeated or not
DOUBLE_FAME: Final = 256
EXPOSED: Final = 512  # no fortification protects it any more
GONE: Final = 1024  # defeated in an earlier phase
SPENT_DEFEND: Final = 2048  # its Defend has covered somebody
COVERED: Final = 4096  # the Defend of an enemy has covered it
PARRIED: Final = 8192  # a leader that was attacked in this phase: never twice (MX-394)
WALLED: Final = 16384  # a wall stands between it and the hero (MX-020)
OF_ARMY: Final = 32768  # of Volkare's army
GENERAL_HIMSELF: Final = 65536  # Volkare: he attacks, cannot be attacked, and is beaten with his army (MX-119)
PREY: Final = 131072  # hunted around the camp: nothing but fame is won (MX-179)
GHOST: Final = 262144  # brings nothing, and is gone before the attack phase (MX-210)

# Flags of one attack of an enemy.
BLOCKED: Final = 1
CANCELLED: Final = 2
DEALT: Final = 4  # its damage has been assigned
LOST: Final = 8  # times FIRE or ICE: an element that it has lost
PLAIN: Final = 32  # it has lost all its abilities
ATTACKS: Final = 3  # an enemy has at most so many

# Remembered until a scope closes.
RECRUITED: Final = Mark()  # a unit of this turn
HIRED: Final = Mark()  # a unit that was paid for with influence this turn
SPELL_CAST: Final = Mark()
FOUGHT: Final = Mark()  # a unit that attacked or blocked this turn
STRUCK: Final = Mark()  # an enemy defeated this turn
TOUCHED: Final = Mark()  # a unit that took part in a blow, or had to do with an enemy, whose place is its number
BORROWED: Final = Mark()  # a spell cast from the offer this turn; its number is the card by which
CRYSTAL_SPENT: Final = Mark()  # a crystal used this turn; its number is the colour
STOPPED: Final = Mark()  # the movement part is over, although an action may follow
WOUND_TAKEN: Final = Mark()  # a wound that came to hand or discard pile this turn
SHARE: Final = Mark()  # a defender that was dealt to a hero in a cooperative assault
MISSING: Final = Mark()  # a token that there was none of for a space; its number is the space times PILES, and the pile
MET: Final = Mark()  # a rampaging enemy that somebody has fought in it
MEMBER: Final = Mark()  # an ordinary enemy that stands in for one of a faction, which is its number (MX-351)
PURSUES: Final = Mark()  # an enemy that pursues a hero; its number says whether it lies face down (MX-371)
NEWCOMER: Final = Mark()  # one that will do so from the next turn on (MX-437)
TOKEN_WON: Final = Mark()  # an enemy of a faction, which is its number, was beaten: its token comes when the turn ends
PURSUED: Final = Mark()  # the pursuers of a hero have moved or attacked
COMPANION: Final = Mark()  # the unit that goes into a maze with its hero
WAY: Final = Mark()  # a way into the maze of a tile: the one that is being gone, or one where a shield lies
PLACED: Final = Mark()  # a skill in the middle of the table: whose it is, and the turn in which it was laid there
REPUTED: Final = Mark()  # by how much influence reputation changed the interaction of this turn
SWAYED: Final = Mark()  # a unit recruited in it for which reputation counts otherwise; its number is how often
BRIBED: Final = Mark()  # a unit that was paid to take part in this combat
ACTED: Final = Mark()  # something that a unit did in its activation, by number
LURED: Final = Mark()  # a unit that takes the damage of an attack first; its number is the attack
HEALED: Final = Mark()  # a wound, or a unit, that was healed this turn
SPARED: Final = Mark()  # an enemy that the attack being put together cannot be for
BOXED: Final = Mark()  # a card that may be used as another one, which lies aside; its number is that card
HUNTED: Final = Mark()  # a hero has hunted on a space, which is its number (MX-180)
PARTIAL: Final = Mark()  # a hero attends a combat partly: it is no turn of its own
DICE_KEPT: Final = Mark()  # so many dice may still be used in a turn that is ended later than it was begun
UNDER_WAY: Final = Mark()  # a hero has attacked, blocked or declined to in a combat between heroes
TO_CLOSE: Final = Mark()  # a defender who may use special effects before the turn of the aggressor ends
CLOSED: Final = Mark()  # one who has
TURN_OWED: Final = Mark()  # another turn follows the next one of a seat
LEFT_LYING: Final = Mark()  # a card that was played in no turn of the own, and lies there until one ends (MK-Q85)
HAD_TURN: Final = Mark()  # who has played a turn, the last one last: asked where others set dice for enemies (MK-560)
RETREATED: Final = Mark()  # a hero that has made way for Volkare; it looks around in its next turn (MX-Q55)
CALLING: Final = Mark()  # units are recruited without an interaction this turn
MARKS: Final[dict[str, Op]] = {
    "reputed": REPUTED,
    "swayed": SWAYED,
    "bribed": BRIBED,
    "acted": ACTED,
    "lured": LURED,
    "healed": HEALED,
    "spared": SPARED,
    "boxed": BOXED,
    "calling": CALLING,
    "retreated": RETREATED,
    "turn-owed": TURN_OWED,
    "had-turn": HAD_TURN,
    "left-lying": LEFT_LYING,
    "to-close": TO_CLOSE,
    "closed": CLOSED,
    "partial": PARTIAL,
    "dice-kept": DICE_KEPT,
    "under-way": UNDER_WAY,
    "hunted": HUNTED,
    "recruited": RECRUITED,
    "hired": HIRED,
    "spell-cast": SPELL_CAST,
    "fought": FOUGHT,
    "struck": STRUCK,
    "touched": TOUCHED,
    "borrowed": BORROWED,
    "crystal-spent": CRYSTAL_SPENT,
    "stopped": STOPPED,
    "wound-taken": WOUND_TAKEN,
    "companion": COMPANION,
    "way": WAY,
    "placed": PLACED,
    "share": SHARE,
    "met": MET,
    "missing": MISSING,
    "member": MEMBER,
    "pursues": PURSUES,
    "newcomer": NEWCOMER,
    "pursued": PURSUED,
    "token-won": TOKEN_WON,
}
