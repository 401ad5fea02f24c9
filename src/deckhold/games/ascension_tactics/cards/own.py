"""An owner's own box: center deck cards, numbers of champions, maps (docs/own-cards.md)."""

import re
import zlib
from typing import Final

from deckhold.engine.cards import CardDef
from deckhold.engine.core import Op
from deckhold.engine.fields import Reader
from deckhold.engine.info import LANGUAGES
from deckhold.engine.text import installed
from deckhold.games.ascension_tactics.cards.language import Language, check_fields, faction_set, word
from deckhold.games.ascension_tactics.cards.words import construct, hero
from deckhold.games.ascension_tactics.definitions import CONSTRUCT, HERO, TacticsCard
from deckhold.games.ascension_tactics.scenarios.drawn import read_maps

GAME: Final = "ascension-tactics"
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OWN: Final = "own"  # the provenance of what an owner wrote
KINDS_OF_CARDS: Final = ["cards", "without", "champions", "maps"]
SHARED_KEYS: Final = ["id", "name_en", "name_ru", "kind", "factions", "cost", "copies", "ambush"]
HERO_KEYS: Final = [*SHARED_KEYS, "effects"]
CONSTRUCT_KEYS: Final = [*SHARED_KEYS, "strength", "defense", "abilities", "family"]
NUMBERS: Final = ["order_cost", "strength", "defense", "speed", "cost"]
HIGHEST: Final = 30
TOUGHEST: Final = 150  # a villain: Belzepug has 120 defense
MOST_COPIES: Final = 9
MOST_OPERATIONS: Final = 8
VILLAIN_SIDES: Final = 4  # numbers of players that a villain's values depend on


class OwnBox:
    """What stands in an owner's file."""

    def __init__(self) -> None:
        self.cards: list[TacticsCard] = []
        self.replaces: list[str] = []  # the ids as the file has them: those of the box are replaced
        self.without: list[str] = []
        self.names: dict[str, dict[str, str]] = {}  # card -> language -> name, where Deckhold has none
        self.numbers: dict[str, dict[str, int]] = {}  # champion -> number -> value
        self.sides: dict[str, list[tuple[int, int]]] = {}  # villain -> strength and defense against 1 to 4 players

    def deck(self, deck: list[TacticsCard]) -> list[TacticsCard]:
        """The heroes and constructs of the center deck, with what the owner changed."""
        out: list[TacticsCard] = []
        for card in deck:
            if card.id in self.replaces:
                out.append(self.cards[self.replaces.index(card.id)])
            elif card.id not in self.without:
                out.append(card)
        ids = [card.id for card in deck]
        out.extend([card for card, id in zip(self.cards, self.replaces, strict=True) if id not in ids])
        return out

    def renumber(self, champion: TacticsCard) -> None:
        """Print the owner's numbers on a champion."""
        numbers = self.numbers.get(champion.id, {})
        sides = self.sides.get(champion.id)
        if not numbers and sides is None:
            return
        champion.order_cost = numbers.get("order_cost", int(champion.order_cost))
        champion.strength = numbers.get("strength", int(champion.strength))
        champion.defense = numbers.get("defense", int(champion.defense))
        champion.speed = numbers.get("speed", int(champion.speed))
        champion.cost = numbers.get("cost", int(champion.cost))
        if sides is not None:
            champion.by_players = sides
        champion.provenance = OWN


def read_box(data: object, deck: list[TacticsCard], champions: list[TacticsCard]) -> OwnBox:
    """An owner's file beside what is in the box; ValueError names the place of whatever is wrong in it."""
    top = Reader(data, "cards")
    check_fields(top, KINDS_OF_CARDS)
    box = OwnBox()
    ids = [card.id for card in deck]
    for item in top.optional("cards", []).items():
        read_card(item, box, ids)
    for item in top.optional("without", []).items():
        if item.text() not in ids:
            raise item.fail(f"{item.text()!r} is no hero or construct of the center deck")
        if item.text() in box.replaces:
            raise item.fail(f"{item.text()!r} is among the cards: it cannot be left out")
        box.without.append(item.text())
    for item in top.optional("champions", []).items():
        read_champion(item, box, champions)
    if "maps" in top.fields():
        read_maps(top.get("maps"))
    check_words(box)
    wanted = sum([card.copies for card in deck])
    found = sum([card.copies for card in box.deck(deck)])
    if found != wanted:
        raise top.fail(f"{wanted} heroes and constructs are wanted in the center deck, copies counted, not {found}")
    return box


def check_words(box: OwnBox) -> None:
    """Refuse what cannot be said in every language: some effects have no form inside others."""
    for i, card in enumerate(box.cards):
        for lang in LANGUAGES:
            try:
                card.clauses(installed.languages.teller(GAME, lang))
            except KeyError as error:
                raise ValueError(f"cards.cards[{i}]: its effects cannot stand inside each other so: {error}") from None


def read_card(item: Reader, box: OwnBox, ids: list[str]) -> None:
    """A hero or a construct."""
    kind = word(item.get("kind"), [HERO, CONSTRUCT])
    check_fields(item, HERO_KEYS if kind == HERO else CONSTRUCT_KEYS)
    id = item.get("id")
    if not SLUG.fullmatch(id.text()):
        raise id.fail(f"{id.text()!r} is no id: small letters, digits and single hyphens are wanted")
    if id.text() in box.replaces:
        raise id.fail(f"{id.text()!r} is the id of cards.cards[{box.replaces.index(id.text())}] too")
    name = id.text()
    names: dict[str, str] = {}
    if "name_en" in item.fields() or name not in ids:
        names["en"] = read_name(item.get("name_en"))
        names["ru"] = read_name(item.get("name_ru")) if "name_ru" in item.fields() else names["en"]
        # A number made from the names keeps two owners' cards apart that have one id and different names.
        name = f"{name}-{zlib.crc32(repr(sorted(names.items())).encode()) & 0xFFFF:04x}"
    factions = faction_set(item.get("factions"))
    cost = item.get("cost").integer(0, HIGHEST)
    copies = item.optional("copies", 1).integer(1, MOST_COPIES)
    ambush: Op | None = Language(False).offered(short(item.get("ambush"))) if "ambush" in item.fields() else None
    if kind == HERO:
        effect = Language(False).effects(short(item.get("effects")))
        card = hero(name, factions, cost, copies, OWN, effect, ambush)
    else:
        language = Language(True)
        written = short(item.optional("abilities", []))
        found = [language.ability(one) for one in written.items()]
        card = construct(
            name,
            factions,
            cost,
            copies,
            OWN,
            item.optional("strength", 0).integer(0, HIGHEST),
            item.optional("defense", 0).integer(0, HIGHEST),
            [one for one in found if one is not None],
            language.played(written),
            ambush,
            word(item.optional("family", ""), ["", "pasythea"]),
        )
    box.cards.append(card)
    box.replaces.append(id.text())
    if names:
        box.names[name] = names


def short(item: Reader) -> Reader:
    if len(item.items()) > MOST_OPERATIONS:
        raise item.fail(f"{MOST_OPERATIONS} are the most, not {len(item.items())}")
    return item


def read_name(item: Reader) -> str:
    name = item.text()
    if not name.strip() or len(name) > 60 or not name.isprintable():
        raise item.fail("a name of 1 to 60 printable characters is wanted")
    return name


def read_champion(item: Reader, box: OwnBox, champions: list[TacticsCard]) -> None:
    """The numbers of a champion of the box."""
    check_fields(item, ["id", *NUMBERS, "players"])
    id = item.get("id")
    known = [one for one in champions if one.id == id.text()]
    if not known:
        raise id.fail(f"{id.text()!r} is no champion of the box")
    if id.text() in box.numbers:
        raise id.fail(f"{id.text()!r} is named twice")
    lowest = {"order_cost": 1, "defense": 1}
    given = [key for key in NUMBERS if key in item.fields()]
    for key in given:
        check_number(item.get(key), key, known[0])
    box.numbers[id.text()] = {key: item.get(key).integer(lowest.get(key, 0), HIGHEST) for key in given}
    if "players" in item.fields():
        if not known[0].by_players:
            raise item.get("players").fail(f"{id.text()} is the same for any number of players")
        sides = item.get("players")
        if len(sides.items()) != VILLAIN_SIDES:
            raise sides.fail(f"strength and defense against 1, 2, 3, 4 players are wanted, not {len(sides.items())}")
        box.sides[id.text()] = [_pair(side) for side in sides.items()]


def check_number(item: Reader, key: str, champion: TacticsCard) -> None:
    """Refuse numbers that nothing would look at."""
    if champion.by_players and key in ("strength", "defense"):
        raise item.fail(f"{champion.id} has other numbers for 1, 2, 3, 4 players: 'players' says them")
    if key == "order_cost" and champion.group in ("villain", "neutral"):
        raise item.fail(f"nobody pays for an order to {champion.id}")
    if key == "cost" and champion.group != "center":
        raise item.fail(f"{champion.id} is never acquired from the center row")


def _pair(item: Reader) -> tuple[int, int]:
    parts = item.items()
    if len(parts) != 2:
        raise item.fail("strength and defense are wanted")
    return parts[0].integer(0, HIGHEST), parts[1].integer(1, TOUGHEST)


def champions_of(cards: list[CardDef]) -> list[TacticsCard]:
    return [card for card in cards if isinstance(card, TacticsCard) and card.is_champion]
