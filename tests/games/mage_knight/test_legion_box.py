"""What the Lost Legion brings: tokens, tiles, ruins, and how they join the supply (sections 0.3, 1 and 2)."""

from collections import Counter

import pytest

import deckhold
from deckhold.games.mage_knight.cards.enemies import base_enemies, lost_legion_enemies
from deckhold.games.mage_knight.cards.ruins import lost_legion_ruins
from deckhold.games.mage_knight.cards.tiles import lost_legion_tiles
from deckhold.games.mage_knight.definitions import HEX_NAMES, REWARDS, Enemy, Tile
from deckhold.games.mage_knight.scenarios import shape_named
from deckhold.games.mage_knight.terms import COLOURS, SITES, TERRAIN, TOKENS
from games.mage_knight.land import Realm, land

LEGION: dict[str, object] = {"expansions": ["lost-legion"]}


def new(scenario: str, seats: int, seed: int = 1, **options: object) -> Realm:
    """A new game with the Lost Legion, its tactics chosen."""
    chosen = {"scenario": scenario, "choosing": "random", **LEGION, **options}
    game = deckhold.new("mage-knight", seats, seed, chosen)
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    return Realm(game)


def in_play(table: Realm) -> set[str]:
    """The tiles of the deck and of the map."""
    return {*table["tiles"], *[name.partition("#")[0] for name in table["laid"]]}


# -- tokens ------------------------------------------------------------------------------------------------------------

# armor, attacks (value and element, or the pile that is summoned from), abilities, fame, reputation, copies
PRINTED: dict[str, tuple[int, list[object], list[str], int, int, int]] = {
    "orc-skirmishers": (4, [(1, "physical"), (1, "physical")], [], 2, 0, 2),
    "orc-trackers": (3, [(4, "physical")], ["assassination", "elusive"], 3, 0, 2),
    "orc-war-beasts": (
        5,
        [(3, "physical")],
        ["fire-resistance", "ice-resistance", "unfortified", "brutal"],
        3,
        0,
        2,
    ),
    "orc-stonethrowers": (2, [(7, "physical")], ["physical-resistance", "fortified", "cumbersome"], 4, 0, 2),
    "heroes-fortified": (4, [(5, "physical"), (3, "physical")], ["fortified"], 5, -1, 1),
    "heroes-swift": (5, [(3, "physical"), (2, "physical")], ["swift"], 5, -1, 1),
    "heroes-fire": (4, [(4, "physical"), (2, "fire")], ["fire-resistance"], 5, -1, 1),
    "heroes-ice": (4, [(3, "physical"), (3, "ice")], ["ice-resistance"], 5, -1, 1),
    "thugs-enemy": (5, [(3, "physical")], ["brutal"], 2, 1, 2),
    "shocktroops-enemy": (3, [(5, "physical")], ["unfortified", "elusive"], 3, 0, 2),
    "sorcerers-enemy": (6, [(6, "physical")], ["poison", "assassination", "arcane-immunity"], 5, 0, 2),
    "magic-familiars-enemy": (7, [(3, "physical"), (3, "physical")], ["unfortified", "brutal"], 5, 0, 2),
    "shadow": (4, [(4, "cold-fire")], ["elusive", "arcane-immunity"], 4, 0, 2),
    "manticore": (6, [(4, "physical")], ["fire-resistance", "swift", "poison", "assassination"], 5, 0, 2),
    "hydra": (6, [(2, "physical")] * 3, ["ice-resistance"], 5, 0, 2),
    "storm-dragon": (7, [(4, "ice")], ["ice-resistance", "swift", "elusive"], 7, 0, 2),
    "lava-dragon": (8, [(6, "fire")], ["fire-resistance", "fortified", "brutal"], 8, 0, 2),
    "dragon-summoner": (8, ["brown", "brown"], ["physical-resistance", "summon", "arcane-immunity"], 9, 0, 2),
    "grim-legionnaires": (10, [(11, "physical")], ["unfortified", "arcane-immunity"], 8, 0, 2),
    "delphana-masters-enemy": (
        8,
        [(5, "cold-fire")],
        ["fire-resistance", "ice-resistance", "paralyze", "assassination"],
        9,
        0,
        2,
    ),
    "fire-catapult": (7, [(8, "fire")], ["fortified", "cumbersome"], 7, 0, 1),
    "ice-catapult": (6, [(9, "ice")], ["fortified", "cumbersome"], 7, 0, 1),
}


@pytest.mark.rule("MX-013")
@pytest.mark.parametrize("enemy", lost_legion_enemies(), ids=[enemy.id for enemy in lost_legion_enemies()])
def test_a_token_shows_what_is_printed_on_it(enemy: Enemy) -> None:
    facts = enemy.facts()
    attacks = [one["summons"] if "summons" in one else (one["value"], one["element"]) for one in facts["attacks"]]
    shown = (facts["armor"], attacks, facts["abilities"], facts["fame"], enemy.reputation, enemy.copies)
    assert shown == PRINTED[enemy.id]


@pytest.mark.rule("MX-013")
def test_there_are_thirty_eight_tokens_by_colour() -> None:
    counted: Counter[str] = Counter()
    for enemy in lost_legion_enemies():
        counted[enemy.back] += enemy.copies
    assert counted == {"green": 8, "violet": 4, "grey": 8, "brown": 6, "red": 6, "white": 6}
    assert counted.total() == 38


@pytest.mark.rule("MX-002")
def test_tokens_are_told_by_the_inventory_which_box_they_are_from() -> None:
    assert {enemy.box for enemy in lost_legion_enemies()} == {"lost-legion"}
    assert {enemy.box for enemy in base_enemies()} == {"base"}
    names = [card.id for card in land().game.table.defs]
    assert not any(enemy.id in names for enemy in lost_legion_enemies())


@pytest.mark.rule("MX-012")
def test_the_tokens_are_added_to_the_piles_of_their_colour() -> None:
    table = new("conquest", 2)
    for colour in TOKENS:
        everywhere = [*table[f"pile_{colour}"], *table[f"used_{colour}"], *table["field"]]
        wanted = {enemy.id for enemy in lost_legion_enemies() if enemy.back == colour}
        assert wanted <= {name.partition("#")[0] for name in everywhere}


@pytest.mark.rule("MX-014", "MX-Q03")
def test_the_three_ruin_tokens() -> None:
    faces = {
        one.id: (
            [COLOURS[colour] for colour in one.altar],
            one.fame,
            [TOKENS[pile] for pile in one.enemies],
            [REWARDS[reward] for reward in one.rewards],
        )
        for one in lost_legion_ruins()
    }
    assert faces == {
        "altar-all-colors": (["green", "blue", "white", "red"], 10, [], []),
        "ruin-green-green-green": ([], 0, ["green"] * 3, ["unit"]),
        "ruin-violet-violet": ([], 0, ["violet"] * 2, ["spell", "advanced-action"]),
    }
    table = new("conquest", 2)
    ruins = [*table["ruin_pile"], *[name for name in table["field"] if name.startswith(("altar", "ruin"))]]
    assert len(ruins) == 15


@pytest.mark.rule("MX-014")
def test_the_altar_takes_one_mana_of_each_basic_colour() -> None:
    # Countryside 11 at 1,0: ruins on 0,-3.
    place = {"tiles": "countryside-11@1,0 countryside-2@1,1", "at": "0,-3", "tokens": "altar-all-colors@0,-3"}
    colours = {"red": 1, "blue": 1, "green": 1, "white": 1}
    black = "black black black"
    assert not land(options=LEGION, dice=black, hand="rage", crystals={"red": 3, "blue": 1}, **place).can("enter")
    table = land(options=LEGION, dice=black, hand="rage", crystals=colours, **place).do("enter")
    table.shows(fame=10, crystals={}, shields={"@0,-3": [0]}, moment="closing")


@pytest.mark.rule("MX-014")
@pytest.mark.parametrize(
    ("ruin", "piles", "reward"),
    [
        ("ruin-green-green-green", {"pile_green": "prowlers diggers cursed-hags"}, ["unit"]),
        ("ruin-violet-violet", {"pile_violet": "monks ice-mages-enemy"}, ["spell", "advanced-action"]),
    ],
)
def test_enemies_guard_the_rewards_of_ruins(ruin: str, piles: dict[str, str], reward: list[str]) -> None:
    place = {"tiles": "countryside-11@1,0 countryside-2@1,1", "at": "0,-3", "tokens": f"{ruin}@0,-3"}
    table = land(options=LEGION, hand="rage", **place, **piles).do("enter")
    names = sorted(table.game.table.card[card].id for card in table.s.foes)
    assert names == sorted(next(iter(piles.values())).split())
    while table["moment"] != "attack":
        table.do("end-phase")
    table.s.strike[3] = 99
    table.s.targets = (1 << len(table.s.foes)) - 1
    asking = table.game.asking
    assert asking is not None
    table.game.asking = None
    table.game.ask(asking)
    table.do("strike").shows(rewards=reward, shields={"@0,-3": [0]})


# -- tiles -------------------------------------------------------------------------------------------------------------


def written(tile: Tile) -> str:
    """A tile by its spaces, in the order of HEX_NAMES."""
    words: list[str] = []
    for one in tile.hexes:
        word = TERRAIN[one.terrain] + (f"/{SITES[one.site]}" if one.site else "")
        word += "".join(f"+{COLOURS[colour]}" for colour in one.mine)
        words.append(word + ["", "/orcs", "/draconum"][one.rampaging])
    return " ".join(words)


TILES = {
    "countryside-12": "mountain swamp hills/refugee-camp plains/orcs hills/monastery plains/maze mountain",
    "countryside-13": "forest hills/orcs swamp/magical-glade forest/mage-tower lake plains forest/deep-mine+blue+green",
    "countryside-14": "desert plains/keep desert/deep-mine+red+white plains wasteland/maze plains hills/village",
    "core-9": "hills/labyrinth hills/mage-tower wasteland plains/draconum mountain desert desert/refugee-camp",
    "core-10": "swamp/deep-mine+red+blue+green+white lake forest/keep swamp forest/labyrinth hills/orcs hills/orcs",
    "core-v": "forest/orcs mountain lake plains/volkares-camp wasteland/draconum hills desert/village",
}
WALLS = {
    "countryside-12": {"C-SW", "W-C", "C-E"},
    "countryside-13": {"NW-NE", "NE-C"},
    "countryside-14": {"NE-C"},
    "core-9": {"E-SE", "C-SE", "C-SW", "W-C", "NW-W"},
    "core-10": set(),
    "core-v": {"C-SW", "C-SE", "E-SE"},
}


@pytest.mark.rule("MX-009", "MX-039")
def test_three_countryside_tiles_two_core_tiles_and_the_camp_as_printed() -> None:
    assert {tile.id: written(tile) for tile in lost_legion_tiles()} == TILES
    assert Counter(tile.shape for tile in lost_legion_tiles()) == {"countryside": 3, "core": 2, "camp": 1}
    assert {tile.back for tile in lost_legion_tiles() if tile.shape == "camp"} == {"core"}


@pytest.mark.rule("MX-009", "MX-015")
def test_the_walls_of_the_tiles() -> None:
    found = {
        tile.id: {"-".join(HEX_NAMES[n] for n in sorted(wall)) for wall in tile.walls} for tile in lost_legion_tiles()
    }
    assert found == WALLS


@pytest.mark.rule("MX-010")
def test_the_tiles_join_the_supply() -> None:
    seen: set[str] = set()
    for seed in range(12):
        seen |= in_play(new("conquest", 4, seed))
    assert {"countryside-12", "countryside-13", "countryside-14", "core-9", "core-10"} <= seen
    table = new("conquest", 2)
    assert len(in_play(table) | set(table["tile_box"])) == 1 + 14 + 6 + 4


@pytest.mark.rule("MX-011")
def test_the_tile_with_the_camp_is_out_of_the_game_unless_something_calls_for_it() -> None:
    for seed in range(6):
        table = new("conquest", 4, seed)
        assert "core-v" not in in_play(table) | set(table["tile_box"])
        assert "core-v" in table["box"]


@pytest.mark.rule("MK-Q92", "MX-Q65")
@pytest.mark.parametrize(
    ("scenario", "seats", "kept", "out"),
    [
        ("mines-liberation", 2, "countryside-2 countryside-3 countryside-5 countryside-6", "core-1 core-9"),
        ("mines-liberation", 2, "countryside-13 countryside-14", "core-1 core-9"),
        ("druid-nights", 2, "countryside-1 countryside-2 countryside-5 countryside-7 countryside-8 countryside-13", ""),
        ("dungeon-lords", 2, "countryside-7 countryside-9 core-1", ""),
        (
            "conquer-and-hold",
            2,
            "countryside-3 countryside-4 countryside-9 countryside-10 countryside-11 core-2 core-3 core-4 core-7",
            "countryside-12 countryside-13 countryside-14 core-9 core-10",
        ),
        ("first-reconnaissance", 4, "countryside-1 countryside-11", "countryside-12 countryside-13 countryside-14"),
    ],
)
def test_scenarios_that_choose_tiles_by_content(scenario: str, seats: int, kept: str, out: str) -> None:
    for seed in range(8):
        found = in_play(new(scenario, seats, seed))
        assert set(kept.split()) <= found
        assert not set(out.split()) & found


@pytest.mark.rule("MK-Q92")
def test_tiles_that_a_scenario_never_uses_do_not_fill_holes_either() -> None:
    assert not {"countryside-12", "countryside-13", "countryside-14"} & set(new("first-reconnaissance", 1)["tile_box"])
    assert not {"core-1", "core-9"} & set(new("mines-liberation", 2)["tile_box"])


# -- orientation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-497")
def test_the_sea_lies_in_the_west_and_the_map_grows_to_the_east() -> None:
    table = land(tiles="countryside-1@1,0 countryside-2@1,1")
    s = table.s
    around = {name: TERRAIN[s.terrain[slot]] for slot, name in enumerate(HEX_NAMES)}
    assert (around["W"], around["SW"], around["E"]) == ("sea", "sea", "plains")
    assert s.shape.places[1:3] == [(1, 0), (1, 1)]  # north, and inland
    centres = [(s.cells.q[cell], s.cells.r[cell]) for cell in (3, 10, 17)]
    assert centres == [(0, 0), (1, -3), (3, -2)]
    assert [2 * q + r for q, r in centres] == [0, -1, 4]  # how far to the right


@pytest.mark.rule("MX-497")
@pytest.mark.parametrize(
    ("shape", "columns"), [("open", [-2, -1, 0, 1, 2]), ("open-4", [-2, -1, 0, 1]), ("open-3", [-1, 0, 1])]
)
def test_columns_of_an_open_map_run_from_south_to_north(shape: str, columns: list[int]) -> None:
    places = shape_named(shape).places
    assert sorted({u - v for u, v in places}) == columns
    south = min(places, key=lambda place: place[0] - place[1])
    north = max(places, key=lambda place: place[0] - place[1])
    assert south[1] - 3 * south[0] > north[1] - 3 * north[0]  # r grows to the south: the right of who looks inland


# -- what it contributes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-001")
def test_the_box_adds_a_hero_cards_units_tiles_and_tokens() -> None:
    base = {card.id for card in land().game.table.defs}
    added = Counter(
        card.kind
        for card in land(options=LEGION).game.table.defs
        if card.id not in base and getattr(card, "box", "") == "lost-legion" and not getattr(card, "hero", "")
    )
    assert added["hero"] == 1
    assert (added["tile"], added["ruin"], added["enemy"]) == (6, 3, 22)
    assert (added["advanced-action"], added["spell"], added["artifact"]) == (12, 4, 8)
    assert added["unit"] > 0
