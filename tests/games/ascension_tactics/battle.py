"""Positions of Ascension Tactics in one line, on top of `games.position`.

    battle("kehmep@0,0 +focusing-lens", "rakar@2,0", power=2).do("order kehmep", "attack rakar").damage("rakar")  # 4

It is the turn of seat 0 (`turn`), which is blue and began; seat 1 is yellow, later ones green and purple. The first
arguments are the pools of the seats, champion by champion:

    kehmep          off the battlefield            kehmep@0,0      on a cell
    kehmep!         exhausted                      kehmep@0,0~3    with 3 damage
    kehmep^2        with 2 absorbed souls          +focusing-lens  a construct, a quest or a treasure on the card of the
    demon-pug-pack#2@1,0   that very copy                          champion named before it

Minions come from the seat's own nest. Nothing lies on the battlefield but the portals, at -5,0 (blue) and 5,0 (yellow)
in the usual scenario, and what is named: `forest="1,0 2,0"`, `shrine`, `corrupted`, `enchanted`, `beacon`,
`caches="treasure-strength-2@1,0"`, `tokens="web@1,1"`, `neutrals="idol-samael@0,0"`, `lit={"1,1": 0}`. Hands are
empty, decks are five apprentices, the row holds six plain heroes. Everything else is a zone or a field as `Position`
has it (`hand="militia"`, `power_1=3`).

`raid` is a scenario of the campaign, with the villains as a pool of their own, the schemes that come next and how many
were discarded before:

    raid("jirra@0,0", "villain-sordid-asp@2,0", schemes="azure-fang", threat=6).do("end-turn")

Targets and shrines lie where the scenario has them, unless `tokens` and `shrine` say otherwise. After the schemes that
are named comes one that takes treasures away from players who have none, then an order for blue.
"""

import json
import re
from functools import cache
from typing import Any, cast

import deckhold
from deckhold import games
from deckhold.games.ascension_tactics.definitions import TRAITS
from deckhold.games.ascension_tactics.scenarios import BY_ID, CELLS, SHRINE
from deckhold.games.ascension_tactics.state import Tactics
from deckhold.games.ascension_tactics.state.figures import Values, factions, values
from games.position import Position, Table, definition, place

TERRAIN = ["portal", "shrine", "forest", "corrupted", "enchanted", "beacon"]
ROW = "arha-novice void-supplicant gear-apprentice grove-initiate briar-runner gloom-stalker"
DECK = "apprentice*5"


@cache
def new(seats: int, options: str) -> str:
    """A new game, as a dump."""
    return json.dumps(deckhold.new("ascension-tactics", seats, 1, json.loads(options)).dump())


class Battlefield(Position):
    """A dump of this game being edited."""

    def __init__(self, seats: int, scenario: str, options: dict[str, object]) -> None:
        self.data = json.loads(new(seats, json.dumps({"scenario": scenario, "first": 0, **options})))
        self.zones = {zone.name: zone for zone in games.info("ascension-tactics").zones}
        self.spare = "box"
        self.laid = set()

    def copies(self, id: str) -> list[str]:
        """Every copy of a piece, wherever it lies."""
        position = self.data["position"]
        piles = [position[name] for name, zone in self.zones.items() if not zone.per_seat]
        piles += [player[name] for player in position["players"] for name, zone in self.zones.items() if zone.per_seat]
        return sorted((card for pile in piles for card in pile if card and definition(card) == id), key=_number)

    def take(self, word: str, seat: int, used: set[str]) -> str:
        """The copy that a word means: that very one, one of the seat's nest, or the first that is not used yet."""
        id = definition(word)
        own = [card for card in self.data["position"]["players"][seat]["nest"] if definition(card) == id]
        for card in [word] if "#" in word else own or self.copies(id):
            if card not in used:
                used.add(card)
                return card
        raise LookupError(f"no copy of {word!r} is left")


def _number(card: str) -> int:
    return int(card.partition("#")[2])


class Battle(Table):
    """A game on its battlefield."""

    @property
    def s(self) -> Tactics:
        return cast(Tactics, self.game)

    def copy(self) -> "Battle":
        return Battle(self.game.clone())

    def do(self, *wanted: str) -> "Battle":
        super().do(*wanted)
        return self

    def shows(self, in_any_order: bool = False, **expected: Any) -> "Battle":
        super().shows(in_any_order, **expected)
        return self

    def villains_turn(self) -> list[str]:
        """All players end their turn; what the villains leave open gets its first answer. Returns what happened."""
        told: list[str] = []
        now = self.s.round
        while self.s.round == now and not self.game.over:
            told += self.told("end-turn" if self.can("end-turn") else self.first)
        return told

    @property
    def first(self) -> str:
        """The first of all choices, with that very copy."""
        return " ".join(self._said(self.game.actions()[0]))

    def find(self, wanted: str) -> int | None:
        """A legal action; cells are written as they are everywhere else here: "move 1,-1"."""
        return super().find(re.sub(r" (-?\d+,-?\d+)", r" @\1", wanted))

    def figure(self, name: str) -> int:
        """The number of a champion: of that very copy, or of the only one that somebody has."""
        names = self.game.table.names
        if "#" in name:
            return names.index(name)
        found = [one for one in range(self.s.figures) if definition(names[one]) == name]
        owned = [one for one in found if self.s.holder[one] >= 0] or found
        standing = [one for one in owned if self.s.is_on(one)]
        return (standing or owned)[0]

    def values(self, name: str) -> Values:
        return values(self.s, self.figure(name))

    def worth(self, name: str) -> tuple[int, int]:
        """Strength and defense."""
        value = self.values(name)
        return int(value.strength), int(value.defense)

    def speed(self, name: str) -> int:
        return int(self.values(name).speed)

    def cost(self, name: str) -> int:
        """What an order costs."""
        return int(self.values(name).order_cost)

    def traits(self, name: str) -> set[str]:
        """Keywords and flags."""
        value = self.values(name)
        return {trait for i, trait in enumerate(TRAITS) if value.has(i)}

    def factions(self, name: str) -> int:
        return int(factions(self.s, self.figure(name)))

    def spot(self, name: str) -> str | None:
        """Where a champion stands, or None."""
        cell = self.s.spot[self.figure(name)]
        return None if cell < 0 else self.s.cells.name(cell)[1:]

    def damage(self, name: str) -> int:
        return int(self.s.damage[self.figure(name)])

    def souls(self, name: str) -> int:
        return int(self.s.souls[self.figure(name)])

    def exhausted(self, name: str) -> bool:
        return bool(self.s.exhausted[self.figure(name)])

    def on(self, name: str) -> list[str]:
        """What lies on a champion's card."""
        figure = self.figure(name)
        return [definition(self.game.table.names[card]) for card, on in enumerate(self.s.bearer) if on == figure]

    def terrain(self, cell: str) -> str:
        board: dict[str, list[str]] = self["terrain"]
        return next((name for name, cells in board.items() if f"@{cell}" in cells), "normal")

    @property
    def targets(self) -> list[str]:
        """Whom the ordered champion may attack."""
        return [one.split()[1] for one in self.choices if one.startswith("attack ")]

    @property
    def goes(self) -> set[str]:
        """Where the champion asked about may move."""
        return {one.split()[1][1:] for one in self.choices if one.startswith("move @")}

    @property
    def deploys(self) -> set[str]:
        """Where the champion asked about may be deployed."""
        return {one.split()[1][1:] for one in self.choices if one.startswith("deploy @")}

    @property
    def orders(self) -> list[str]:
        """Who may be ordered."""
        return [one.split()[1] for one in self.choices if one.startswith("order ")]


def battle(
    *pools: str,
    turn: int = 0,
    scenario: str = "love-lives-forever",
    seats: int = 2,
    options: dict[str, object] | None = None,
    villains: str = "",
    **given: Any,
) -> Battle:
    """A table in the main phase of a seat."""
    field = Battlefield(seats, scenario, options or {})
    position: Any = field.data["position"]
    zones: dict[str, str] = {"caches": "", "tokens": "", "center_row": ROW}
    fields: dict[str, Any] = {"turn": turn, "speaker": turn, "round": 2}
    spots: dict[str, str] = {}
    numbers: dict[str, dict[str, int]] = {"damage": {}, "souls": {}, "exhausted": {}}
    bearer: dict[str, str] = {}
    used: set[str] = set()
    champion = ""
    for seat in range(seats):
        zones |= {f"hand_{seat}": "", f"deck_{seat}": DECK, f"pool_{seat}": "", f"equipped_{seat}": ""}
        zones |= {f"attached_{seat}": "", f"kept_{seat}": ""}
    named = [(pools[seat] if seat < len(pools) else "", seat, f"_{seat}") for seat in range(seats)]
    if villains:
        zones |= {"villains": "", "villain_gear": "", "draft_row": ""}
        named.append((villains, 0, ""))
    for pool, seat, owner in named:
        for word in pool.split():
            if word.startswith("+"):
                card = field.take(word[1:], seat, used)
                zones[f"{_kind(field, card)}{owner}" if owner else "villain_gear"] += f" {card}"
                bearer[card] = champion
                continue
            match = re.fullmatch(r"([a-z#0-9-]+?)(?:@(-?\d+,-?\d+))?(!)?(?:~(\d+))?(?:\^(\d+))?", word)
            assert match is not None, f"{word!r} names no champion"
            champion = field.take(match[1], seat, used)
            zones[f"pool{owner}" if owner else "villains"] += f" {champion}"
            if match[2]:
                spots[champion] = f"@{match[2]}"
            for key, n in (("exhausted", match[3] and 1), ("damage", match[4]), ("souls", match[5])):
                if n:
                    numbers[key][champion] = int(n)
    terrain = {"portal": position["terrain"]["portal"]}
    for name, value in given.items():
        if name in TERRAIN:
            terrain[name] = [f"@{cell}" for cell in value.split()]
        elif name == "lit":
            fields["lit"] = {f"@{cell}": side for cell, side in value.items()}
        elif name in ("caches", "tokens", "neutrals", "captives"):
            zones[name] = ""
            for word in value.split():
                piece, _, cell = word.partition("@")
                piece = field.take(piece, 0, used)
                zones[name] += f" {piece}"
                spots[piece] = f"@{cell}"
        elif place(name)[0] in field.zones:
            zones[name if name in zones or f"{name}_0" not in zones else f"{name}_0"] = value
        else:
            fields[name] = value
    field.lay(**zones)
    fields |= {"spots": spots, "bearer": bearer, "terrain": terrain, **numbers}
    field.set(**fields).ask("rules.main", given.get("speaker", turn))
    position["stack"] = []
    position["tags"] = {card: i + 1 for i, card in enumerate(position["caches"])}
    return Battle(deckhold.load(field.data))


TARGETS = ["red", "blue", "yellow", "green"]
FILLERS = ["merciless-slaughter", "azure-fang"]


# What the villains of these tests have: rules are proved with numbers of their own, the printed ones are for balance.
SIDES = {
    "rat-king": [(5, 8), (6, 12), (7, 15), (8, 19)],
    "rakar": [(6, 10), (7, 14), (8, 19), (9, 24)],
    "kythis": [(8, 12), (9, 17), (10, 23), (11, 28)],
    "ravenous-gorph": [(5, 8), (6, 12), (7, 15), (8, 19)],
    "pug-pack": [(3, 5), (4, 7), (5, 10), (6, 12)],
    "corrosive-widow": [(4, 7), (5, 10), (6, 13), (7, 16)],
    "sordid-asp": [(4, 7), (5, 10), (6, 13), (7, 16)],
    **{
        f"damned-{sin}": [(5, 7), (6, 10), (7, 13), (8, 16)]
        for sin in ("wrath", "sloth", "pride", "lust", "envy", "gluttony")
    },
    "xeron": [(6, 9), (7, 13), (8, 17), (9, 21)],
    "samael": [(7, 11), (8, 16), (9, 21), (10, 26)],
    "earth-tyrant": [(6, 12), (7, 17), (8, 23), (9, 28)],
}
NUMBERS = {"champions": [{"id": f"villain-{id}", "players": sides} for id, sides in SIDES.items()]}


def raid(
    *pools: str,
    seats: int = 1,
    scenario: str = "campaign-rat-king",
    schemes: str = "",
    threat: int = 0,
    colour: dict[str, str] | None = None,
    options: dict[str, object] | None = None,
    **given: Any,
) -> Battle:
    """A table of the campaign in the players' turn; the last of the pools is the villains'."""
    info = BY_ID[scenario]
    names = [card.id for card in games.info("ascension-tactics").table({}).defs if card.kind == "scheme"]
    first = list(dict.fromkeys([*schemes.split(), *FILLERS]))
    others = [name for name in names if name not in first]
    given.setdefault("tokens", " ".join(f"{TARGETS[i]}-target@{q},{r}" for i, (q, r) in enumerate(info.targets)))
    shrines = [cell for cell, terrain in enumerate(info.map.terrain) if terrain == SHRINE]
    given.setdefault("shrine", " ".join(f"{CELLS[cell][0]},{CELLS[cell][1]}" for cell in shrines))
    colours = {f"{id}#{copy}": TARGETS[i] for i, id in enumerate(info.villains) for copy in (1, 2, 3)}
    colours |= {f"{id}#1": TARGETS[1 + i] for i, id in enumerate(info.revived)}
    colours |= {f"{id}#1": target for id, target in (colour or {}).items()}
    there = [re.split("[@!~^]", word)[0] for word in pools[-1].split()]
    held = {name: target for name, target in colours.items() if name in there or definition(name) in there}
    held = {name: target for name, target in held.items() if not name.endswith(("#2", "#3")) or name in there}
    return battle(
        *pools[:-1],
        scenario=scenario,
        seats=seats,
        options={"cards": NUMBERS, **(options or {})},
        villains=pools[-1],
        schemes=" ".join([*others[threat:], *reversed(first)]),
        scheme_discard=" ".join(others[:threat]),
        colour=held,
        **given,
    )


def _kind(field: Battlefield, card: str) -> str:
    """Where something on a champion's card lies."""
    kind = next(one.kind for one in games.info("ascension-tactics").table({}).defs if one.id == definition(card))
    return {"construct": "equipped", "quest": "attached"}.get(kind, "kept")
