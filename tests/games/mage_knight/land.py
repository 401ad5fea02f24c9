"""Positions of Mage Knight in one line, on top of `games.position`.

    land(hand="march stamina", at="0,-1", day=True).do("play march").shows(move_points=2)

It is the turn of seat 0 (`turn`), in the movement part (`moment="moving"`), by day (`night=True`: by night), in a solo
conquest unless `scenario` and `seats` say otherwise; heroes are tovak, goldyx, norowas, arythea and, of The Lost
Legion, wolfhawk by seat. The map is the starting tile with countryside tiles 1 and 2 beside it, without any token;
`tiles="countryside-3@1,0 core-5@2,1"` names tiles by position (u, v) instead, and their sites bear no tokens unless the
test says so:

    tokens="prowlers@1,-4 ?guardsmen@3,-5"   enemy and ruin tokens on spaces; ? face down
    at="1,-1", at_1="0,-1"                   where heroes stand ("portal": off the map)
    units="peasants! herbalists~1"           units of seat 0: ! spent, ~1 with a wound
    shields={"1,-4": [0]}                    shields on spaces
    cities="city-green@4,-5"                 city cards on their spaces (the level is city_level={"green": 4}); without
                                             one the printed city lies there, and nobody defends it
    places="graveyard@1,-4"                  place tokens on spaces (with the box that they come from: tezla=True)
    tile_deck="core-1 countryside-3"         the tile deck, its top last
    dice="red gold black"                    the source
    tokens_of={"red": 1}, crystals={"blue": 2}   mana of seat 0

Everything else is a zone or a field as `Position` has it: `hand="rage*2"`, `deck="march"`, `fame=10`, `hand_1="rage"`.
Hands that are not named are empty, decks are five cards deep. The day's tactics have been chosen, the first ones.
"""

import json
import re
from functools import cache
from typing import Any, cast

import deckhold
from deckhold import games
from deckhold.games.mage_knight.definitions import CITY_TILE, Tile
from deckhold.games.mage_knight.scenarios import CLOSED, RUINED, scenario_named, table_for
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import WEDGE
from deckhold.games.mage_knight.terms import CITY_KEYS
from games.position import Position, Table, definition, place

HEROES = ["tovak", "goldyx", "norowas", "arythea", "wolfhawk"]
FIGURES = [*HEROES, "volkare"]


@cache
def new(seats: int, options: str) -> str:
    """A new game after the tactics have been chosen, as a dump."""
    game = deckhold.new("mage-knight", seats, 1, json.loads(options))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    return json.dumps(game.dump())


class Land(Position):
    """A dump of this game being edited."""

    def __init__(self, seats: int, scenario: str, options: dict[str, object]) -> None:
        self.data = json.loads(new(seats, json.dumps({"scenario": scenario, "heroes": HEROES[:seats], **options})))
        self.zones = {zone.name: zone for zone in games.info("mage-knight").zones}
        self.spare = "box"
        self.laid = set()


class Realm(Table):
    """A game on its map."""

    @property
    def s(self) -> Mage:
        return cast(Mage, self.game)

    def copy(self) -> "Realm":
        return Realm(self.game.clone())

    def do(self, *wanted: str) -> "Realm":
        super().do(*wanted)
        return self

    def shows(self, in_any_order: bool = False, **expected: Any) -> "Realm":
        super().shows(in_any_order, **expected)
        return self

    def find(self, wanted: str) -> int | None:
        """A legal action; cells are written as they are everywhere else here: "move 1,-1"."""
        return super().find(re.sub(r" (-?\d+,-?\d+)", r" @\1", wanted))

    def at(self, seat: int = 0) -> str | None:
        """Where a hero stands, or None."""
        cell = self.s.where(seat)
        return None if cell < 0 else self.s.cells.name(cell)[1:]

    @property
    def goes(self) -> set[str]:
        """Where the hero may move."""
        return {one.split()[1][1:] for one in self.choices if one.startswith("move @")}

    @property
    def reveals(self) -> set[str]:
        """The centres of the tiles that may be revealed."""
        return {one.split()[1][1:] for one in self.choices if one.startswith("explore @")}

    def tokens_at(self, cell: str) -> list[str]:
        """The tokens on a space."""
        number = self.s.cells.named(f"@{cell}")
        return [definition(self.game.table.names[card]) for card in self.s.tokens_at(number)]

    def known(self, cell: str, seat: int | None = None) -> list[str]:
        """What a seat, or a spectator, sees of the tokens on a space: faces, or backs with a question mark."""
        number = self.s.cells.named(f"@{cell}")
        return [definition(self.game.info.piece_id(self.game, card, seat)) for card in self.s.tokens_at(number)]

    def spent(self, unit: str) -> bool:
        return bool(self["spent"].get(self._unit(unit)))

    def wounds(self, unit: str) -> int:
        return int(self["hurt"].get(self._unit(unit), 0))

    def _unit(self, unit: str) -> str:
        for seat in range(self.s.seats):
            for name in self.exactly(f"units_{seat}"):
                if unit in (name, definition(name)):
                    return str(name)
        raise LookupError(f"nobody leads {unit}")


def cities_without_card(data: dict[str, Any], seats: int, tiles: str, named: str) -> list[str]:
    """The cards of the cities on tiles that a test says nothing more about: they have been conquered."""
    info = games.info("mage-knight")
    options = info.full_options(seats, data["options"])
    scenario = scenario_named(options["scenario"], seats)
    if scenario.cities in (CLOSED, RUINED):
        return []
    taken = [word.partition("@")[2] for word in named.split()]
    out: list[str] = []
    for word in tiles.split():
        tile, _, place = word.partition("@")
        one = info.table(options).by_id[tile]
        assert isinstance(one, Tile)
        u, v = map(int, place.split(","))
        where = f"{u + 2 * v},{v - 3 * u}"
        if one.shape == CITY_TILE and one.city not in scenario.leaders and where not in taken:
            out.append(f"city-{CITY_KEYS[one.city]}@{where}")
    return out


def cell(text: str) -> str:
    return f"@{text}"


def land(
    *,
    seats: int = 1,
    scenario: str = "",
    turn: int = 0,
    night: bool = False,
    tiles: str = "countryside-1@1,0 countryside-2@1,1",
    tokens: str = "",
    cities: str = "",
    places: str = "",
    tezla: bool = False,
    tile_deck: str | None = None,
    at: str = "0,-1",
    units: str = "",
    dice: str = "",
    mana: dict[str, int] | None = None,
    options: dict[str, object] | None = None,
    ask: str = "rules.turn",
    **more: Any,
) -> Realm:
    """A position on the map: see above."""
    if not scenario:
        scenario = "conquest-solo" if seats == 1 else "conquest"
    made = Land(seats, scenario, {**({"expansions": ["shades-of-tezla"]} if tezla else {}), **(options or {})})
    position = made.data["position"]
    zones = {name: text for name, text in more.items() if place(name)[0] in made.zones}
    fields = {name: value for name, value in more.items() if name not in zones and not re.fullmatch(r"at_\d", name)}
    standing = {"at_0": at, **{name: text for name, text in more.items() if re.fullmatch(r"at_\d", name)}}
    for seat in range(seats):
        zones.setdefault(
            f"hand_{seat}" if f"hand_{seat}" in more or seat else "hand", more.get("hand", "") if not seat else ""
        )
        if f"deck_{seat}" not in zones and not (seat == 0 and "deck" in zones):
            zones[f"deck_{seat}"] = "march stamina rage swiftness threaten" if seat < 3 else ""
        for name in ("discard", "played", "units", "skills", "banners"):
            if f"{name}_{seat}" not in zones and not (seat == 0 and name in zones):
                zones[f"{name}_{seat}"] = ""
    cities = " ".join([*cities.split(), *cities_without_card(made.data, seats, tiles, cities)])
    words = units.split()
    if words:
        zones["units"] = " ".join(re.sub(r"[!~].*", "", word) for word in words)
        zones.pop("units_0", None)
    shape = table_for(made.data["options"], seats).shape
    laid = dict(word.split("@") for word in [f"start-{'a' if shape == WEDGE else 'b'}@0,0", *tiles.split()])
    stand = [word.lstrip("?").split("@") for word in tokens.split()]
    zones["laid"] = " ".join(laid)
    zones["cities"] = " ".join(word.partition("@")[0] for word in cities.split())
    zones["places"] = " ".join(word.partition("@")[0] for word in places.split())
    if tile_deck is not None:
        zones["tiles"] = tile_deck
    zones["field"] = " ".join(id for id, _ in stand)
    unsure = position["unsure"]
    made.lay(**zones)
    position["unsure"] = unsure  # a deck is a deck, whatever lies in it now
    spots: dict[str, str] = {
        name: spot for name, spot in position["spots"].items() if definition(name) in FIGURES and name not in laid
    }
    for name, where in zip(position["laid"], laid.values(), strict=True):
        u, v = map(int, where.split(","))
        spots[name] = f"@{u + 2 * v},{v - 3 * u}"
    for name, word in zip(position["cities"], cities.split(), strict=True):
        spots[name] = cell(word.partition("@")[2])
    for name, word in zip(position["places"], places.split(), strict=True):
        spots[name] = cell(word.partition("@")[2])
    for name, (_, where) in zip(position["field"], stand, strict=True):
        spots[name] = cell(where)
    for name, where in standing.items():
        seat = int(name[3:])
        hero = position["players"][seat]["figure"][0]
        position["players"][seat]["off_map"] = where == "portal"
        spots.pop(hero, None)
        if where != "portal":
            spots[hero] = cell(where)
    for seat in range(seats):
        if f"at_{seat}" not in standing:
            hero = position["players"][seat]["figure"][0]
            position["players"][seat]["off_map"] = True
            spots.pop(hero, None)
    position["spots"] = spots
    position["tags"] = {name: i + 1 for i, name in enumerate(position["field"])}
    hidden = {name for name, word in zip(position["field"], tokens.split(), strict=True) if word.startswith("?")}
    for name in position["field"]:
        position["known"][name] = [] if name in hidden else list(range(seats))
    spent = {}
    hurt = {}
    for name, word in zip(position["players"][0]["units"], words, strict=True):
        if "!" in word:
            spent[name] = 1
        if "~" in word:
            hurt[name] = int(word.partition("~")[2].rstrip("!") or 1)
    usual: dict[str, Any] = {
        "turn": turn,
        "night": night,
        "moment": "moving",
        "spent": spent,
        "hurt": hurt,
        "dice_left": 1,
        "lasting": [],
        "city_level": {word.partition("@")[0].removeprefix("city-"): 4 for word in cities.split()},
        "secret_dungeons": [],
        "secret_tombs": [],
        "turned": {},
        "round": 2 if night else 1,
    }
    if dice:
        usual["dice"] = dice.split()
        usual["die_state"] = ["free"] * len(dice.split())
        usual["die_owner"] = [-1] * len(dice.split())
    if mana is not None:
        position["players"][0]["tokens"] = mana
    if "city_level" in fields:
        fields["city_level"] = {**usual["city_level"], **fields["city_level"]}
    shields = fields.pop("shields", {})
    position["shields"] = {cell(name): seats_ for name, seats_ in shields.items()}
    made.set(**{**usual, **fields})
    made.ask(ask, turn)
    position["stack"] = [{**one, "seat": turn} if one["op"] == "rules.after-turn" else one for one in position["stack"]]
    return Realm(deckhold.load(made.data))
