"""Every card, tile, hero and board of Last Bastion, one expression each; and cards that an owner brings along.

What the printed monsters and warlords say is mostly not public. `source` and `known` tell what is: everything else on a
card is designed for Deckhold, and an owner of the game may replace the whole set (see docs/own-cards.md).
"""

import re
import zlib

from deckhold.engine.cards import DESIGNED, OWN, PUBLIC, RULEBOOK, CardDef
from deckhold.engine.fields import Reader
from deckhold.games.last_bastion.definitions import (
    ACTIVATE_AND_FIGHT,
    BLACK,
    BLUE,
    COLOURS,
    ENCHANT,
    EXTRA_MOVE,
    FETCH,
    FOURTH_DIE,
    GREEN,
    PURIFY,
    RANGED,
    RED,
    REROLL,
    YELLOW,
    HordeCard,
    PieceCard,
    PrintedEffect,
)
from deckhold.games.last_bastion.ops import (
    ALL_EVIL_ON_HERO,
    ALL_LOSE_NEXT_MOVE,
    ALL_LOSE_ROUND_TOKEN,
    DECAY_FACES,
    DISCARD_BOTTOM_CARD,
    DRAW_CARD,
    EFFECTS,
    EVIL_ON_OWN_HERO,
    EVIL_SPREAD,
    GAIN_CALL_TO_ARMS,
    GAIN_LIFE,
    GAIN_LIFE_AND_CALL_TO_ARMS,
    LOCK_DIE,
    LOSE_LIFE,
    LOSE_NEXT_MOVE,
    LOSE_ROUND_TOKEN,
    MAY_REMOVE_EVIL,
    NO_EQUIPMENT,
    NO_WHITE,
    ROLL_DECAY_DIE,
    TAKE_EQUIPMENT,
    Dispensary,
    DivineFountain,
    DwarvenQuarry,
    Enchantment,
    FetchEquipment,
    Lend,
    Market,
    Power,
    PurifyPlace,
    Standard,
    StrategistsTower,
    Tavern,
    TileAction,
    Tomb,
    Trebuchet,
)
from deckhold.games.last_bastion.state import COMBAT_DICE, MAX_EFFECTS

MONSTERS = 50
WARLORDS = 10
MAX_RESISTANCE = 9


def tile(action: TileAction) -> PieceCard:
    return PieceCard(action.id, "tile", [action])


def hero(id: str, number: int, power: Power) -> PieceCard:
    return PieceCard(id, "hero", [power], power=number)


def board(colour: int, effect: PrintedEffect) -> PieceCard:
    return PieceCard(f"board-{COLOURS[colour]}", "board", [effect], colour=colour)


def die(id: str, copies: int) -> PieceCard:
    card = PieceCard(id, "die", [Power(id, ["LB-014", "LB-015"])], copies=copies)
    card.provenance = PUBLIC  # the rulebook shows no face (LB-Q02)
    return card


def pieces() -> list[CardDef]:
    """Everything but the horde cards."""
    return [
        tile(Trebuchet()),
        tile(StrategistsTower()),
        tile(Market()),
        tile(Tavern()),
        tile(Standard()),
        tile(DivineFountain()),
        tile(Dispensary()),
        tile(Tomb()),
        tile(DwarvenQuarry()),
        hero("elmer-chestnut", EXTRA_MOVE, Lend("extra-move", ["LB-134", "LB-248"])),
        hero("mylfaar", ENCHANT, Enchantment("enchant", ["LB-135", "LB-136", "LB-137"])),
        hero("arne-soko", FETCH, FetchEquipment("fetch", ["LB-139"])),
        hero("sindara", ACTIVATE_AND_FIGHT, Power("activate-and-fight", ["LB-140", "LB-141"])),
        hero("teagaan", PURIFY, PurifyPlace("purify", ["LB-142", "LB-247"])),
        hero("feng-li", REROLL, Power("reroll", ["LB-143", "LB-144", "LB-145"])),
        hero("kazgin", FOURTH_DIE, Power("fourth-die", ["LB-146", "LB-147", "LB-246"])),
        hero("twindalli", RANGED, Power("ranged", ["LB-148", "LB-149", "LB-150"])),
        board(RED, LOSE_LIFE),
        board(GREEN, DISCARD_BOTTOM_CARD),
        board(BLUE, LOSE_NEXT_MOVE),
        board(YELLOW, ROLL_DECAY_DIE),
        die("combat-die", COMBAT_DICE),
        die("gray-die", 1),
        PieceCard("decay-die", "die", list(DECAY_FACES)),
    ]


def horde_card(
    warlord: bool,
    id: str,
    colour: int,
    resistance: int,
    enter: list[PrintedEffect] | None,
    recurring: list[PrintedEffect] | None,
    ongoing: list[PrintedEffect] | None,
    exit: list[PrintedEffect] | None,
    source: str,
    known: list[str] | None,
) -> HordeCard:
    card = HordeCard(id, warlord, colour, resistance, enter or [], recurring or [], ongoing or [], exit or [])
    card.provenance = source
    card.known = known or []
    return card


def monster(
    id: str,
    colour: int,
    resistance: int,
    enter: list[PrintedEffect] | None = None,
    recurring: list[PrintedEffect] | None = None,
    ongoing: list[PrintedEffect] | None = None,
    exit: list[PrintedEffect] | None = None,
    source: str = DESIGNED,
    known: list[str] | None = None,
) -> HordeCard:
    return horde_card(False, id, colour, resistance, enter, recurring, ongoing, exit, source, known)


def warlord(
    id: str,
    colour: int,
    resistance: int,
    enter: list[PrintedEffect] | None = None,
    recurring: list[PrintedEffect] | None = None,
    ongoing: list[PrintedEffect] | None = None,
    exit: list[PrintedEffect] | None = None,
    source: str = DESIGNED,
    known: list[str] | None = None,
) -> HordeCard:
    return horde_card(True, id, colour, resistance, enter, recurring, ongoing, exit, source, known)


def horde() -> list[HordeCard]:
    """The 50 monsters and 10 warlords."""
    return [
        # Red
        monster("imp-rabble", RED, 1, enter=[DRAW_CARD]),
        monster("cinder-wraith", RED, 1, ongoing=[NO_WHITE]),
        monster("ember-cultist", RED, 1, recurring=[EVIL_SPREAD]),
        monster("incubus", RED, 2, enter=[EVIL_ON_OWN_HERO], source=RULEBOOK, known=["name", "colour", "resistance"]),
        monster("horned-devil", RED, 2, recurring=[EVIL_SPREAD]),
        monster("lava-spawn", RED, 2, exit=[ROLL_DECAY_DIE]),
        monster("hellhound", RED, 3, recurring=[EVIL_SPREAD], exit=[TAKE_EQUIPMENT]),
        monster(
            "butcher",
            RED,
            3,
            recurring=[LOSE_ROUND_TOKEN],
            exit=[TAKE_EQUIPMENT],
            source=RULEBOOK,
            known=["name", "recurring"],
        ),
        monster("flame-torturer", RED, 3, enter=[LOSE_LIFE], exit=[GAIN_LIFE]),
        monster("magma-giant", RED, 4, recurring=[ROLL_DECAY_DIE], exit=[GAIN_CALL_TO_ARMS]),
        # Green
        monster("goblin-raiders", GREEN, 1, enter=[DRAW_CARD]),
        monster("goblin-shaman", GREEN, 1, recurring=[EVIL_SPREAD]),
        monster("bramble-lurker", GREEN, 1, ongoing=[NO_WHITE]),
        monster("orc-drummer", GREEN, 2, enter=[DRAW_CARD]),
        monster("orc-defiler", GREEN, 2, recurring=[EVIL_SPREAD]),
        monster("boar-rider", GREEN, 2, exit=[ROLL_DECAY_DIE]),
        monster("orc-plunderer", GREEN, 3, recurring=[LOSE_ROUND_TOKEN], exit=[TAKE_EQUIPMENT]),
        monster("thorn-witch", GREEN, 3, recurring=[EVIL_SPREAD], exit=[TAKE_EQUIPMENT]),
        monster("orc-berserker", GREEN, 3, enter=[EVIL_ON_OWN_HERO], exit=[GAIN_LIFE]),
        monster("moss-troll", GREEN, 4, recurring=[ROLL_DECAY_DIE], exit=[GAIN_CALL_TO_ARMS]),
        # Blue
        monster(
            "hollow-summoner",
            BLUE,
            1,
            enter=[DRAW_CARD],
            source=RULEBOOK,
            known=["name", "colour", "resistance", "enter"],
        ),
        monster("chasm-spiderling", BLUE, 1, recurring=[EVIL_SPREAD]),
        monster("void-shade", BLUE, 1, ongoing=[NO_WHITE]),
        monster("web-spinner", BLUE, 2, enter=[ALL_LOSE_NEXT_MOVE]),
        monster("abyss-whisperer", BLUE, 2, recurring=[EVIL_SPREAD]),
        monster("hollow-husk", BLUE, 2, exit=[ROLL_DECAY_DIE]),
        monster("deep-crawler", BLUE, 3, recurring=[EVIL_SPREAD], exit=[TAKE_EQUIPMENT]),
        monster("brood-queen", BLUE, 3, enter=[DRAW_CARD], exit=[GAIN_LIFE]),
        monster("mind-leech", BLUE, 3, enter=[EVIL_ON_OWN_HERO], exit=[MAY_REMOVE_EVIL]),
        monster("abyss-colossus", BLUE, 4, recurring=[ROLL_DECAY_DIE], exit=[GAIN_CALL_TO_ARMS]),
        # Yellow
        monster("skeleton-rabble", YELLOW, 1, enter=[DRAW_CARD]),
        monster("bone-acolyte", YELLOW, 1, recurring=[EVIL_SPREAD]),
        monster("dust-spectre", YELLOW, 1, ongoing=[NO_WHITE]),
        monster("zombie-marksman", YELLOW, 2, recurring=[LOSE_ROUND_TOKEN], source=PUBLIC),
        monster("plague-bearer", YELLOW, 2, exit=[ROLL_DECAY_DIE]),
        monster("grave-golem", YELLOW, 2, ongoing=[NO_EQUIPMENT], exit=[TAKE_EQUIPMENT]),
        monster("skeleton-rider", YELLOW, 3, enter=[LOSE_LIFE], exit=[GAIN_LIFE], source=PUBLIC),
        monster("crypt-priest", YELLOW, 3, recurring=[EVIL_SPREAD], exit=[TAKE_EQUIPMENT]),
        monster("embalmer", YELLOW, 3, enter=[EVIL_ON_OWN_HERO], exit=[MAY_REMOVE_EVIL]),
        monster("zombie-lord", YELLOW, 4, recurring=[EVIL_SPREAD], exit=[GAIN_CALL_TO_ARMS], source=PUBLIC),
        # Black
        monster("shadow-scout", BLACK, 1, ongoing=[LOCK_DIE], exit=[TAKE_EQUIPMENT], source=PUBLIC, known=["ongoing"]),
        monster("gloom-harbinger", BLACK, 1, recurring=[EVIL_SPREAD], exit=[TAKE_EQUIPMENT]),
        monster("queens-herald", BLACK, 1, enter=[ALL_EVIL_ON_HERO], exit=[MAY_REMOVE_EVIL]),
        monster("shadow-knight", BLACK, 2, enter=[DRAW_CARD], exit=[TAKE_EQUIPMENT], source=PUBLIC),
        monster("dread-banshee", BLACK, 2, enter=[ALL_LOSE_ROUND_TOKEN], exit=[LOSE_LIFE, GAIN_CALL_TO_ARMS]),
        monster("chain-warden", BLACK, 2, ongoing=[LOCK_DIE], exit=[GAIN_LIFE]),
        monster("rust-fiend", BLACK, 2, ongoing=[NO_EQUIPMENT], exit=[ROLL_DECAY_DIE, GAIN_LIFE]),
        monster(
            "nefarious-cannon",
            BLACK,
            3,
            enter=[LOSE_LIFE],
            recurring=[ROLL_DECAY_DIE],
            exit=[GAIN_CALL_TO_ARMS],
            source=RULEBOOK,
            known=["name", "colour", "resistance"],
        ),
        monster("night-reaver", BLACK, 3, recurring=[EVIL_SPREAD], exit=[GAIN_LIFE]),
        monster(
            "queens-champion", BLACK, 4, enter=[EVIL_ON_OWN_HERO], recurring=[EVIL_SPREAD], exit=[GAIN_CALL_TO_ARMS]
        ),
        # Warlords
        warlord(
            "archdaemon-of-torment",
            RED,
            4,
            recurring=[ROLL_DECAY_DIE],
            exit=[ROLL_DECAY_DIE, GAIN_LIFE_AND_CALL_TO_ARMS],
            source=RULEBOOK,
            known=["name", "exit"],
        ),
        warlord("cinder-tyrant", RED, 5, enter=[ALL_LOSE_NEXT_MOVE], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]),
        warlord(
            "thorn-king",
            GREEN,
            4,
            enter=[ALL_LOSE_ROUND_TOKEN],
            recurring=[LOSE_ROUND_TOKEN],
            exit=[GAIN_LIFE_AND_CALL_TO_ARMS],
        ),
        warlord("mother-of-trolls", GREEN, 5, ongoing=[LOCK_DIE], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]),
        warlord(
            "matriarch-of-the-abyss",
            BLUE,
            5,
            enter=[DRAW_CARD],
            recurring=[EVIL_SPREAD],
            exit=[MAY_REMOVE_EVIL, GAIN_LIFE_AND_CALL_TO_ARMS],
        ),
        warlord(
            "hollow-prophet", BLUE, 3, enter=[EVIL_ON_OWN_HERO], ongoing=[NO_WHITE], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]
        ),
        warlord(
            "bone-emperor", YELLOW, 4, enter=[DRAW_CARD], ongoing=[NO_EQUIPMENT], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]
        ),
        warlord("mother-of-plagues", YELLOW, 5, recurring=[EVIL_SPREAD], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]),
        warlord(
            "shadow-regent", BLACK, 5, enter=[ALL_EVIL_ON_HERO], exit=[MAY_REMOVE_EVIL, GAIN_LIFE_AND_CALL_TO_ARMS]
        ),
        warlord("queens-executioner", BLACK, 5, recurring=[LOSE_LIFE], exit=[GAIN_LIFE_AND_CALL_TO_ARMS]),
    ]


# -- an owner's own set ------------------------------------------------------------------------------------------------

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
KEYS = ["id", "name_en", "name_ru", "kind", "colour", "resistance", "enter", "recurring", "ongoing", "exit", "copies"]


class OwnCard:
    """A card of an owner's file: its definition, and its names by language where Deckhold has none."""

    def __init__(self, card: HordeCard, names: dict[str, str]) -> None:
        self.card = card
        self.names = names


def own_horde(data: object) -> list[OwnCard]:
    """The horde of an owner's file; ValueError names the place of whatever is wrong in it."""
    top = Reader(data, "cards")
    out: list[OwnCard] = []
    seen: dict[str, str] = {}
    for item in top.items():
        own = _own_card(item)
        key = item.get("id").text()
        if key in seen:
            raise item.get("id").fail(f"{key!r} is the id of {seen[key]} too")
        seen[key] = item.path
        out.append(own)
    for warlords, wanted in ((False, MONSTERS), (True, WARLORDS)):
        found = sum(own.card.copies for own in out if own.card.warlord == warlords)
        if found != wanted:
            kind = "warlords" if warlords else "monsters"
            raise top.fail(f"{wanted} {kind} are wanted, copies counted, not {found}")
    return out


def _own_card(item: Reader) -> OwnCard:
    for key in item.fields():
        if key not in KEYS:
            raise item.fail(f"{key!r} means nothing here; a card has {', '.join(KEYS)}")
    id = item.get("id")
    if not SLUG.fullmatch(id.text()):
        raise id.fail(f"{id.text()!r} is no id: small letters, digits and single hyphens are wanted")
    number = id.text()
    names: dict[str, str] = {}
    if "name_en" in item.fields() or number not in [card.id for card in horde()]:
        names["en"] = _name(item.get("name_en"))
        names["ru"] = _name(item.get("name_ru")) if "name_ru" in item.fields() else names["en"]
        # A number made from the names keeps two owners' cards apart that have one id and different names.
        number = f"{number}-{zlib.crc32(repr(sorted(names.items())).encode()) & 0xFFFF:04x}"
    kind = item.get("kind")
    if kind.text() not in ("monster", "warlord"):
        raise kind.fail(f"{kind.text()!r} is neither monster nor warlord")
    colour = item.get("colour")
    if colour.text() not in COLOURS:
        raise colour.fail(f"{colour.text()!r} is not one of {', '.join(COLOURS)}")
    parts = {timing: _effects(item, timing) for timing in ("enter", "recurring", "ongoing", "exit")}
    if parts["recurring"] and parts["ongoing"]:
        raise item.fail("a card has a recurring or an ongoing effect, not both")
    if sum(len(effects) for effects in parts.values()) > MAX_EFFECTS:
        raise item.fail(f"a card has at most {MAX_EFFECTS} effects")
    card = HordeCard(
        number,
        kind.text() == "warlord",
        COLOURS.index(colour.text()),
        item.get("resistance").integer(1, MAX_RESISTANCE),
        parts["enter"],
        parts["recurring"],
        parts["ongoing"],
        parts["exit"],
        item.optional("copies", 1).integer(1, MONSTERS),
    )
    card.provenance = OWN
    return OwnCard(card, names)


def _name(item: Reader) -> str:
    name = item.text()
    if not name.strip() or len(name) > 60 or not name.isprintable():
        raise item.fail("a name of 1 to 60 printable characters is wanted")
    return name


def _effects(item: Reader, timing: str) -> list[PrintedEffect]:
    out: list[PrintedEffect] = []
    for one in item.optional(timing, []).items():
        name = one.text().replace("_", "-")
        fitting = [effect for effect in EFFECTS if timing in effect.timings()]
        found = [effect for effect in fitting if effect.id == name]
        if not found:
            names = ", ".join(effect.id.replace("-", "_") for effect in fitting)
            raise one.fail(f"{one.text()!r} is no {timing} effect; these are: {names}")
        out.append(found[0])
    return out
