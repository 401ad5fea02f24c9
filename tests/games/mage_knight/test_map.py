"""The map: tiles, where they may lie, what revealing one brings (14.3, 24.1, sections 2 and 27)."""

import random
from collections import Counter

import pytest

import deckhold
from deckhold.engine.rng import seeded
from deckhold.games.mage_knight.cards.cities import cities
from deckhold.games.mage_knight.cards.ruins import base_ruins
from deckhold.games.mage_knight.cards.tiles import base_tiles
from deckhold.games.mage_knight.definitions import HEX_NAMES, REWARDS, Tile
from deckhold.games.mage_knight.rules.fighting.results import finish
from deckhold.games.mage_knight.rules.fighting.starting import clear
from deckhold.games.mage_knight.rules.revealing import fits
from deckhold.games.mage_knight.scenarios import shape_named
from deckhold.games.mage_knight.state.battle import add_foe, defeat
from deckhold.games.mage_knight.state.zones import FIELD, RAMPAGING
from deckhold.games.mage_knight.terms import COLOURS, NO_COLOUR, SITES, TERRAIN, TOKENS
from games.mage_knight.land import Realm, land

KEEP = "countryside-3@1,0 countryside-2@1,1"


def tile(id: str) -> Tile:
    return next(one for one in base_tiles() if one.id == id)


def hexes(id: str) -> dict[str, str]:
    """A tile by its spaces: "forest", "plains village", "hills crystal-mine green", "forest orcs"."""
    out: dict[str, str] = {}
    for name, one in zip(HEX_NAMES, tile(id).hexes, strict=True):
        words = [TERRAIN[one.terrain]]
        if one.site:
            words.append(SITES[one.site])
        words += [COLOURS[colour] for colour in one.mine]
        if one.rampaging:
            words.append(["", "orcs", "draconum"][one.rampaging])
        out[name] = " ".join(words)
    return out


def counted(site: str) -> int:
    return sum(SITES[one.site] == site for each in base_tiles() for one in each.hexes)


def new(scenario: str, seats: int, seed: int = 1, **options: object) -> Realm:
    """A new game, its tactics chosen."""
    game = deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "choosing": "random", **options})
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    return Realm(game)


def laid(table: Realm) -> dict[tuple[int, int], str]:
    """The tiles on the map by their position."""
    s = table.s
    return {
        place: table.game.table.card[s.tile_at[i]].id for i, place in enumerate(s.shape.places) if s.tile_at[i] >= 0
    }


def open_places(table: Realm) -> set[tuple[int, int]]:
    """Where the next tile might lie."""
    return {place for i, place in enumerate(table.s.shape.places) if fits(table.s, i)}


# -- the pieces --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-019")
@pytest.mark.rule("MK-020")
def test_the_box_has_eleven_countryside_tiles_and_eight_core_tiles_four_of_them_with_a_city() -> None:
    assert Counter(one.shape for one in base_tiles()) == {"start": 2, "countryside": 11, "core": 4, "city": 4}
    assert all(len(one.hexes) == 7 for one in base_tiles())
    assert {one.back for one in base_tiles() if one.shape in ("core", "city")} == {"core"}


@pytest.mark.rule("MK-X20")
def test_the_two_sides_of_the_starting_tile() -> None:
    a = {"NW": "plains", "NE": "forest", "W": "sea", "C": "plains portal", "E": "plains", "SW": "sea", "SE": "sea"}
    assert hexes("start-a") == a
    assert hexes("start-b") == {**a, "SE": "plains"}


@pytest.mark.rule("MK-581")
def test_what_appears_first_on_the_numbered_tiles() -> None:
    seen: set[str] = set()
    news: dict[int, list[str]] = {}
    for number in range(1, 12):
        for one in tile(f"countryside-{number}").hexes:
            if SITES[one.site] not in seen and one.site:
                seen.add(SITES[one.site])
                news.setdefault(number, []).append(SITES[one.site])
    assert news == {
        1: ["magical-glade", "village"],
        2: ["crystal-mine"],
        3: ["keep"],
        4: ["mage-tower"],
        5: ["monastery"],
        6: ["monster-den"],
        7: ["dungeon"],
        8: ["ancient-ruins"],
    }


@pytest.mark.rule("MK-701")
@pytest.mark.rule("MK-703")
def test_which_tiles_hold_which_sites() -> None:
    def having(site: str) -> list[str]:
        return [one.id for one in base_tiles() if any(SITES[each.site] == site for each in one.hexes)]

    assert having("keep") == ["countryside-3", "countryside-9", "countryside-10", "core-4", "core-7"]
    assert having("mage-tower") == ["countryside-4", "countryside-9", "countryside-11", "core-2", "core-3"]
    assert having("crystal-mine")[:4] == ["countryside-2", "countryside-3", "countryside-5", "countryside-6"]
    assert [id for id in ("core-1", "core-2", "core-3", "core-4") if id not in having("crystal-mine")] == ["core-1"]
    assert having("magical-glade") == [*[f"countryside-{n}" for n in (1, 2, 5, 7, 8)], "core-5"]
    assert having("dungeon") == ["countryside-7", "countryside-9"]
    assert having("tomb") == ["core-1", "core-3"]
    assert {one.id: COLOURS[one.city] for one in base_tiles() if one.city != NO_COLOUR} == {
        "core-5": "green",
        "core-6": "blue",
        "core-7": "white",
        "core-8": "red",
    }


@pytest.mark.rule("MK-020")
def test_tiles_as_printed() -> None:
    assert hexes("countryside-9") == {
        "NW": "wasteland dungeon",
        "NE": "mountain",
        "W": "plains",
        "C": "mountain",
        "E": "wasteland keep",
        "SW": "wasteland mage-tower",
        "SE": "plains",
    }
    assert hexes("core-8") == {
        "NW": "desert ancient-ruins",
        "NE": "hills crystal-mine red",
        "W": "wasteland draconum",
        "C": "city city",
        "E": "desert",
        "SW": "wasteland",
        "SE": "desert draconum",
    }
    assert (counted("village"), counted("monastery"), counted("ancient-ruins")) == (6, 4, 7)


@pytest.mark.rule("MK-X14")
@pytest.mark.parametrize(
    ("colour", "garrisons"),
    [
        ("white", "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww"),
        ("blue", "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww"),
        ("red", "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww"),
        ("green", "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww"),
    ],
)
def test_the_garrisons_of_a_city_by_level(colour: str, garrisons: str) -> None:
    city = next(one for one in cities() if one.id == f"city-{colour}")
    letters = {"grey": "g", "violet": "v", "white": "w", "brown": "b"}
    shown = ["".join(letters[TOKENS[pile]] for pile in city.garrison(level)) for level in range(1, 12)]
    assert " ".join(shown) == garrisons


@pytest.mark.rule("MK-X15")
def test_the_ruin_tokens() -> None:
    shown = {
        one.id: (
            [COLOURS[colour] for colour in one.altar],
            one.fame,
            [TOKENS[pile] for pile in one.enemies],
            [REWARDS[reward] for reward in one.rewards],
        )
        for one in base_ruins()
    }
    altars = {f"altar-{colour}": ([colour] * 3, 7, [], []) for colour in ("green", "blue", "white", "red")}
    assert shown == {
        **altars,
        "ruin-brown-red": ([], 0, ["brown", "red"], ["artifact", "artifact"]),
        "ruin-green-red": ([], 0, ["green", "red"], ["artifact", "advanced-action"]),
        "ruin-grey-white": ([], 0, ["grey", "white"], ["artifact", "spell"]),
        "ruin-grey-brown": ([], 0, ["grey", "brown"], ["artifact"]),
        "ruin-grey-violet": ([], 0, ["grey", "violet"], ["unit"]),
        "ruin-green-brown": ([], 0, ["green", "brown"], ["artifact"]),
        "ruin-green-green": ([], 0, ["green", "green"], ["four-crystals"]),
        "ruin-brown-violet": ([], 0, ["brown", "violet"], ["spell", "four-crystals"]),
    }


# -- shapes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-X12")
@pytest.mark.rule("MK-021")
@pytest.mark.rule("MK-243")
def test_tiles_lie_on_a_lattice_without_gaps() -> None:
    shape = shape_named("open")
    cells = set(zip(shape.lattice.q, shape.lattice.r, strict=True))
    assert len(cells) == 7 * len(shape.places)
    centre = {place: (shape.lattice.q[7 * i + 3], shape.lattice.r[7 * i + 3]) for i, place in enumerate(shape.places)}
    assert [centre[place] for place in ((0, 0), (1, 0), (1, 1), (0, 1))] == [(0, 0), (1, -3), (3, -2), (2, 1)]
    beside = [shape.places[i] for i in shape.next_to[shape.number[2, 2]]]
    assert set(beside) == {(3, 2), (1, 2), (2, 3), (2, 1), (3, 3), (1, 1)}


@pytest.mark.rule("MK-516")
@pytest.mark.rule("MK-Q14")
def test_a_wedge_has_one_position_more_in_every_row() -> None:
    shape = shape_named("wedge")
    rows = Counter(u for u, _ in shape.places)
    assert [rows[u] for u in range(5)] == [1, 2, 3, 4, 5]
    assert {place for i, place in enumerate(shape.places) if shape.coast(i) and place[0] == 3} == {(3, 0), (3, 3)}


@pytest.mark.rule("MK-517")
@pytest.mark.rule("MK-518")
@pytest.mark.rule("MK-Q14")
@pytest.mark.parametrize(
    ("name", "columns"), [("open", {-2, -1, 0, 1, 2}), ("open-4", {-2, -1, 0, 1}), ("open-3", {-1, 0, 1})]
)
def test_an_open_map_has_so_many_columns(name: str, columns: set[int]) -> None:
    places = shape_named(name).places
    assert {u - v for u, v in places} == columns
    assert min(u for u, _ in places) == min(v for _, v in places) == 0


@pytest.mark.rule("MK-051")
@pytest.mark.rule("MK-515")
@pytest.mark.rule("MK-516")
def test_side_a_starts_with_two_tiles_side_b_with_three() -> None:
    assert {place: id for place, id in laid(new("conquest", 2)).items() if place == (0, 0)} == {(0, 0): "start-a"}
    assert set(laid(new("conquest", 2))) == {(0, 0), (1, 0), (1, 1)}
    assert laid(new("conquest", 4))[0, 0] == "start-b"
    assert set(laid(new("conquest", 4))) == {(0, 0), (1, 0), (1, 1), (0, 1)}


@pytest.mark.rule("MK-519")
@pytest.mark.rule("MK-Q19")
def test_another_shape_can_be_agreed_on() -> None:
    assert new("conquest-blitz", 4, map="open-4").s.shape.name == "open-4"
    assert new("conquest", 3, map="open-3").s.shape.name == "open-3"
    with pytest.raises(ValueError, match="conquer-and-hold"):
        new("conquer-and-hold", 2, map="wedge")


# -- the tile deck -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-049")
@pytest.mark.rule("MK-583")
def test_countryside_tiles_lie_on_top_of_the_core_tiles() -> None:
    for seed in range(5):
        table = new("conquest", 3, seed)
        shapes = [tile(id).shape for id in table["tiles"]]
        assert shapes[5:] == ["countryside"] * 7  # nine, two of which are on the map
        assert Counter(shapes[:5]) == {"city": 3, "core": 2}


@pytest.mark.rule("MK-049")
def test_the_order_of_core_tiles_is_chance() -> None:
    orders = {tuple(tile(id).shape for id in new("conquest", 2, seed)["tiles"][:3]) for seed in range(30)}
    assert orders == {("city", "city", "core"), ("city", "core", "city"), ("core", "city", "city")}


@pytest.mark.rule("MK-050")
def test_tiles_that_were_not_drawn_wait_in_the_box() -> None:
    table = new("conquest", 2)
    left = {one.id for one in base_tiles() if one.shape != "start"} - set(table["tiles"]) - set(laid(table).values())
    assert set(table["tile_box"]) == left
    assert len(left) == 3 + 2 + 3


@pytest.mark.rule("MK-Q16")
def test_a_guess_keeps_to_what_is_known_of_the_deck() -> None:
    table = new("mines-liberation", 3)
    for seed in range(20):
        guess = Realm(table.game.determinize(0, seed))
        deck = guess["tiles"]
        assert [tile(id).back for id in deck] == [tile(id).back for id in table["tiles"]]
        assert sum(tile(id).shape == "city" for id in deck) == 1
        assert {"core-8"} <= set(deck)
        kept = {"countryside-2", "countryside-3", "countryside-5", "countryside-6"}
        assert kept <= set(deck) | set(laid(guess).values())
        assert "core-1" not in deck


def test_a_guess_keeps_all_tiles_of_a_deck_that_was_laid_with_too_few_cities() -> None:
    game = land(seats=3, tile_deck="core-1 core-2 countryside-4").game
    for seed in range(10):
        guess = game.determinize(0, seed)
        assert guess.view(0) == game.view(0)
        assert deckhold.load(guess.dump()).dump() == guess.dump()


# -- where the next tile may lie ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-E68")
@pytest.mark.rule("MK-247")
@pytest.mark.rule("MK-248")
@pytest.mark.rule("MK-677")
@pytest.mark.rule("MK-Q15")
def test_the_first_places_of_a_wedge() -> None:
    assert open_places(land(tile_deck="countryside-9")) == {(2, 0), (2, 1), (2, 2)}
    further = f"{KEEP} countryside-8@2,0"
    assert open_places(land(tiles=further, tile_deck="countryside-9")) == {(2, 1), (2, 2)}
    assert open_places(land(tile_deck="core-1")) == {(2, 1)}


@pytest.mark.rule("MK-248")
@pytest.mark.rule("MK-516")
def test_no_core_tile_lies_on_the_coast_of_a_wedge() -> None:
    grown = f"{KEEP} countryside-8@2,0 countryside-9@2,1 countryside-7@3,1"
    assert open_places(land(tiles=grown, tile_deck="core-1")) == {(3, 2)}
    assert (3, 0) in open_places(land(tiles=grown, tile_deck="countryside-11"))


@pytest.mark.rule("MK-570")
def test_in_first_reconnaissance_core_tiles_may_lie_on_the_coast() -> None:
    grown = f"{KEEP} countryside-8@2,0 countryside-9@2,1 countryside-7@3,1"
    table = land(scenario="first-reconnaissance", tiles=grown, tile_deck="core-1")
    assert {(3, 0), (2, 2)} <= open_places(table)


@pytest.mark.rule("MK-249")
@pytest.mark.rule("MK-Q13")
@pytest.mark.rule("MK-Q16")
def test_when_the_deck_is_empty_tiles_of_the_box_fill_holes() -> None:
    row = "countryside-8@2,0 countryside-9@2,1 countryside-7@2,2"
    table = land(tiles=f"{KEEP} {row}", tile_deck="", tile_box="countryside-1")
    assert open_places(table) == set()  # a place must touch three tiles
    hole = f"{KEEP} countryside-8@2,0 countryside-9@2,2 countryside-7@3,1"
    table = land(tiles=hole, tile_deck="", tile_box="countryside-1")
    assert open_places(table) == {(2, 1)}
    assert open_places(land(tiles=hole, tile_deck="core-1")) == {(2, 1), (3, 2)}  # no box while core tiles are left
    table = land(tiles=hole, tile_deck="", tile_box="countryside-1 core-2", at="2,-3", move_points=2)
    table.do("explore 4,-5")
    assert laid(table)[2, 1] == "countryside-1"


@pytest.mark.rule("MK-249")
@pytest.mark.rule("MK-Q13")
def test_of_core_tiles_in_the_box_only_those_without_a_city_fill_holes() -> None:
    hole = f"{KEEP} countryside-8@2,0 countryside-9@2,2 countryside-7@3,1"
    table = land(tiles=hole, tile_deck="", tile_box="core-5 core-6 core-2", at="2,-3", move_points=2).do("explore 4,-5")
    assert laid(table)[2, 1] == "core-2"
    assert open_places(land(tiles=hole, tile_deck="", tile_box="core-5 core-6")) == set()


@pytest.mark.rule("MK-241")
@pytest.mark.rule("MK-244")
@pytest.mark.rule("MK-E51")
def test_a_tile_is_revealed_only_from_a_space_that_touches_its_place() -> None:
    def reveals(at: str) -> set[str]:
        return land(move_points=2, at=at, tiles=KEEP, tile_deck="countryside-9").reveals

    assert reveals("1,-3") == set()  # inside the tile
    assert reveals("0,-2") == set()  # beyond lies the coast
    assert reveals("0,0") == set()
    assert reveals("1,-4") == {"2,-6"}
    assert reveals("2,-3") == {"4,-5"}
    assert reveals("3,-3") == {"4,-5"}
    assert reveals("4,-3") == {"4,-5", "6,-4"}
    assert reveals("4,-2") == {"6,-4"}


@pytest.mark.rule("MK-242")
def test_revealing_costs_2_points_and_is_no_action() -> None:
    assert land(move_points=1, at="1,-4", tiles=KEEP).reveals == set()
    table = land(move_points=3, at="1,-4", tiles=KEEP, tile_deck="countryside-9").do("explore 2,-6")
    table.shows(move_points=1, moment="moving")
    assert laid(table)[2, 0] == "countryside-9"
    assert land(moment="resting", move_points=9, at="1,-4", tiles=KEEP).reveals == set()


@pytest.mark.rule("MK-245")
@pytest.mark.rule("MK-E18")
def test_from_a_space_with_two_open_places_both_tiles_can_be_revealed() -> None:
    table = land(move_points=4, at="4,-3", tiles=KEEP, tile_deck="countryside-10 countryside-9")
    assert table.reveals == {"4,-5", "6,-4"}
    table.do("explore 6,-4", "explore 4,-5").shows(move_points=0)
    assert (laid(table)[2, 2], laid(table)[2, 1]) == ("countryside-9", "countryside-10")


@pytest.mark.rule("MK-246")
def test_a_tile_comes_from_the_top_and_lies_as_it_is_printed() -> None:
    table = land(move_points=2, at="1,-4", tiles=KEEP, tile_deck="countryside-10 countryside-9").do("explore 2,-6")
    assert table["tiles"] == ["countryside-10"]
    assert table["turned"] == {}
    s = table.s
    shown = {name: TERRAIN[s.terrain[s.cells.cell(2 + dq, -6 + dr)]] for name, (dq, dr) in AROUND.items()}
    assert shown == {name: words.split()[0] for name, words in hexes("countryside-9").items()}


AROUND = {"NW": (0, -1), "NE": (1, -1), "W": (-1, 0), "C": (0, 0), "E": (1, 0), "SW": (-1, 1), "SE": (0, 1)}


@pytest.mark.rule("MK-673")
@pytest.mark.rule("MK-E12")
def test_a_reveal_cannot_be_taken_back() -> None:
    table = land(hand="march", at="1,-4", tiles=KEEP, tile_deck="countryside-1")
    table.do("play march")
    assert table.game.undo_depth == 1
    table.do("explore 2,-6")
    assert table.game.undo_depth == 0


# -- what a new tile brings --------------------------------------------------------------------------------------------


def explored(id: str, **more: object) -> Realm:
    """A tile is revealed north of countryside 3, by the hero on 1,-4."""
    options: dict[str, object] = {"move_points": 2, "at": "1,-4", "tiles": KEEP, "tile_deck": id, **more}
    return land(**options).do("explore 2,-6")  # type: ignore[arg-type]


@pytest.mark.rule("MK-250")
@pytest.mark.rule("MK-447")
@pytest.mark.rule("MK-101")
@pytest.mark.parametrize("night", [False, True])
def test_orcs_appear_face_up_by_day_and_by_night(night: bool) -> None:
    table = explored("countryside-1", night=night)
    (token,) = table.known("2,-7", None)
    assert token in {"prowlers", "diggers", "cursed-hags", "wolf-riders", "ironclads", "orc-summoners"}


@pytest.mark.rule("MK-447")
@pytest.mark.rule("MK-448")
def test_draconum_are_red_tokens() -> None:
    table = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-2").do("explore 4,-5")
    (token,) = table.known("4,-4", None)
    assert token.endswith("-dragon")


@pytest.mark.rule("MK-417")
@pytest.mark.rule("MK-424")
def test_keeps_and_mage_towers_get_their_tokens_face_down() -> None:
    table = explored("countryside-9")
    assert table.known("3,-6", 0) == ["?grey"]  # the keep, which no hero stands next to
    assert len(table.tokens_at("1,-5")) == 1
    assert table.known("1,-5", 0) != ["?violet"]  # the hero stands next to the tower, by day
    assert explored("countryside-9", night=True).known("1,-5", 0) == ["?violet"]


@pytest.mark.rule("MK-437")
def test_a_ruin_lies_face_up_by_day_and_face_down_by_night() -> None:
    assert explored("countryside-8").known("3,-7", None)[0].startswith(("altar", "ruin"))
    assert explored("countryside-8", night=True).known("3,-7", 0) == ["?ruin"]


@pytest.mark.rule("MK-427")
@pytest.mark.rule("MK-431")
def test_dens_and_dungeons_bear_nothing_at_first() -> None:
    assert explored("countryside-6").tokens_at("1,-6") == []  # a den
    assert explored("countryside-7").tokens_at("2,-5") == []  # a dungeon


@pytest.mark.rule("MK-573")
@pytest.mark.rule("MK-678")
def test_in_first_reconnaissance_a_tile_brings_1_fame() -> None:
    explored("countryside-9", scenario="first-reconnaissance").shows(fame=1)
    explored("countryside-9").shows(fame=0)


@pytest.mark.rule("MK-251")
@pytest.mark.rule("MK-449")
@pytest.mark.rule("MK-593")
def test_a_city_gets_its_card_its_level_and_its_garrison() -> None:
    table = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-7").do("explore 4,-5")
    table.shows(cities="city-white", city_level={"white": 5})
    assert table.known("4,-5", 0) == ["?grey", "?white", "?white"]


@pytest.mark.rule("MK-601")
@pytest.mark.rule("MK-593")
def test_cities_have_their_levels_in_the_order_of_discovery() -> None:
    second = land(
        move_points=2,
        at="2,-3",
        tiles=f"{KEEP} core-8@2,2",
        cities="city-red@6,-4",
        city_level={"red": 5},
        tile_deck="core-7",
    ).do("explore 4,-5")
    second.shows(city_level={"red": 5, "white": 8})


@pytest.mark.rule("MK-678")
@pytest.mark.rule("MK-675")
def test_a_hero_next_to_a_new_keep_sees_its_garrison_by_day() -> None:
    table = explored("countryside-10")  # a keep on 1,-5, next to 1,-4
    assert not table.known("1,-5", 0)[0].startswith("?")


@pytest.mark.rule("MK-022")
@pytest.mark.rule("MK-Q42")
@pytest.mark.rule("MK-Q01")
def test_an_empty_pile_is_made_anew_from_what_was_discarded() -> None:
    table = explored("countryside-1", pile_green="", used_green="prowlers*2")
    assert table.tokens_at("2,-7") == ["prowlers"]
    table.shows(pile_green="prowlers", used_green="")
    assert explored("countryside-1", pile_green="", used_green="").tokens_at("2,-7") == []


@pytest.mark.rule("MK-Q42")
def test_a_keep_without_a_token_gets_one_as_soon_as_one_was_discarded() -> None:
    table = explored("countryside-10", pile_grey="", used_grey="", tokens="golems@3,-2", hand="rage")
    assert table.tokens_at("1,-5") == []  # a keep
    fought(table, "golems")
    assert table.tokens_at("1,-5") == ["golems"]
    table.shows(pile_grey="", used_grey="")
    assert "missing" not in " ".join(table["marks"])


@pytest.mark.rule("MK-Q42")
def test_a_rampaging_enemy_that_was_missing_comes_to_its_space_but_not_where_a_hero_stands() -> None:
    table = explored("countryside-1", pile_green="", used_green="", tokens="prowlers@3,-2", hand="rage")
    assert table.tokens_at("2,-7") == []
    stands = table.copy()
    stands.s.place(stands.s.figure(0), stands.s.cells.named("@2,-7"), 0)
    fought(table, "prowlers")
    assert table.known("2,-7") == ["prowlers"]
    fought(stands, "prowlers")
    assert stands.tokens_at("2,-7") == []


def fought(table: Realm, enemy: str) -> None:
    """The hero challenges an enemy of the map and defeats it."""
    s = table.s
    clear(s, 0)
    add_foe(s, next(token for token in s.zones[FIELD] if s.definitions[token].id == enemy), RAMPAGING)
    defeat(s, 0, 0)
    finish(s, 0)


@pytest.mark.rule("MK-022")
def test_ruins_have_a_pile_of_their_own() -> None:
    table = explored("countryside-8", ruin_pile="", ruin_used="altar-blue")
    assert table.tokens_at("3,-7") == ["altar-blue"]


@pytest.mark.rule("MK-052")
@pytest.mark.rule("MK-659")
def test_tiles_of_the_set_up_bear_tokens_and_nobody_has_seen_a_garrison() -> None:
    found = 0
    for seed in range(12):
        game = deckhold.new("mage-knight", 2, seed, {"scenario": "conquest", "choosing": "random"})
        s = Realm(game).s
        for position in range(1, 3):
            for slot in range(7):
                cell = 7 * position + slot
                shown = Realm(game).known(s.cells.name(cell)[1:], 0)
                if SITES[s.site[cell]] in ("keep", "mage-tower"):
                    found += 1
                    assert shown[0] in ("?grey", "?violet")
                elif s.hex_at(cell).rampaging or SITES[s.site[cell]] == "ancient-ruins":
                    assert not shown[0].startswith("?")
    assert found > 5


@pytest.mark.rule("MK-658")
@pytest.mark.rule("MK-410")
def test_a_monastery_of_the_set_up_adds_a_card_to_the_units() -> None:
    for seed in range(40):
        table = new("conquest", 2, seed)
        monasteries = sum(SITES[site] == "monastery" for site in table.s.site)
        actions = [id for id in table["unit_offer"] if table.game.table.by_id[id].kind == "advanced-action"]
        assert len(actions) == monasteries
        assert len(table["advanced_offer"]) == 3


@pytest.mark.rule("MK-410")
@pytest.mark.rule("MK-284")
def test_a_new_monastery_adds_the_top_card_of_the_advanced_actions() -> None:
    table = land(move_points=2, at="1,-4", tiles=KEEP, tile_deck="countryside-5")
    top = table["advanced"][-1]
    assert top in table.do("explore 2,-6")["unit_offer"]


# -- options of the map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-550")
def test_tiles_may_be_turned_by_chance() -> None:
    turned = set()
    for seed in range(20):
        table = new("conquest", 2, seed, **{"random-orientation": "yes"})
        s = table.s
        for position in range(1, 3):
            turned.add(s.turned[position])
            printed = [one.terrain for one in tile(laid(table)[s.shape.places[position]]).hexes]
            lying = s.terrain[7 * position : 7 * position + 7]
            assert sorted(lying) == sorted(printed)
            assert lying[3] == printed[3]
        assert s.turned[0] == 0
    assert turned == {0, 1, 2, 3, 4, 5}
    assert new("conquest", 2).s.turned == [0] * len(shape_named("wedge").places)


@pytest.mark.rule("MK-550")
def test_a_turned_tile_survives_saving() -> None:
    table = new("conquest", 2, 3, **{"random-orientation": "yes"})
    again = Realm(deckhold.load(table.game.dump()))
    assert (again.s.terrain, again.s.site, again.s.turned) == (table.s.terrain, table.s.site, table.s.turned)


@pytest.mark.rule("MK-551")
def test_cities_may_be_drawn_by_chance() -> None:
    seen = set()
    for seed in range(12):
        table = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-7", options={"random-cities": "yes"})
        table.s.rng = seeded(seed)
        seen.add(table.do("explore 4,-5")["cities"][0])
    assert seen == {"city-white", "city-red", "city-blue", "city-green"}
    printed = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-7").do("explore 4,-5")
    assert printed["cities"] == ["city-white"]


@pytest.mark.rule("MK-564")
def test_cities_may_be_stronger() -> None:
    table = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-7", options={"city-levels": 3})
    table.do("explore 4,-5").shows(city_level={"white": 8})
    most = land(move_points=2, at="2,-3", tiles=KEEP, tile_deck="core-7", options={"city-levels": 10})
    most.do("explore 4,-5").shows(city_level={"white": 11})
    with pytest.raises(ValueError, match="city-levels"):
        new("druid-nights", 2, **{"city-levels": 1})


def random_walk(table: Realm, seed: int, steps: int) -> None:
    rnd = random.Random(seed)
    for _ in range(steps):
        if table.game.over:
            return
        table.game.apply(rnd.choice(table.game.actions()))


@pytest.mark.parametrize("scenario", ["conquest", "dungeon-lords", "mines-liberation"])
def test_what_follows_from_the_tiles_is_found_again_when_loading(scenario: str) -> None:
    table = new(scenario, 2, 5)
    random_walk(table, 5, 150)
    again = Realm(deckhold.load(table.game.dump()))
    assert (again.s.terrain, again.s.site, again.s.tile_at) == (table.s.terrain, table.s.site, table.s.tile_at)
    assert again.s.city_cell == table.s.city_cell


def test_a_position_with_a_token_where_no_tile_lies_is_refused() -> None:
    with pytest.raises(ValueError, match=r"spots.prowlers#1: no tile lies there for prowlers#1 to stand on"):
        land(hand="march", tokens="prowlers@4,-5")
