"""General Volkare: his army by level, his deck, set-up and options of his three scenarios (15, 21, 25 to 27)."""

from collections import Counter
from typing import Any, cast

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.rules.revealing import turn_up
from deckhold.games.mage_knight.rules.rounds import renew_offers
from deckhold.games.mage_knight.rules.scenarios import elites_offered, round_over
from deckhold.games.mage_knight.rules.volkare import offer_change
from deckhold.games.mage_knight.scenarios import scenario_named, table_for
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    BOX,
    DUMMY_CARDS,
    DUMMY_DECK,
    DUMMY_SKILLS,
    LAID,
    SPELL_OFFER,
    SPELLS,
    TACTIC_OF,
    TACTICS,
    TILES,
    UNIT_OFFER,
    WOUNDS,
)
from games.mage_knight.warlord import BLITZ, EPIC, QUEST, War, war

SCENARIOS = [EPIC, BLITZ, QUEST]
BATTLES = ["daring", "heroic", "legendary"]
RACES = ["walk", "trot", "gallop"]


def new(scenario: str = EPIC, seats: int = 1, **options: object) -> Mage:
    """A new game, its heroes chosen by chance."""
    chosen: dict[str, object] = {"scenario": scenario, "choosing": "random", "expansions": ["lost-legion"]}
    return cast(Mage, deckhold.new("mage-knight", seats, 1, {**chosen, **options}))


def numbers(scenario: str, seats: int, battle: str = "daring", race: str = "walk") -> Any:
    return new(scenario, seats, **{"volkare-level": battle, "volkare-race": race}).numbers


# -- his army ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-105", "MX-Q01")
@pytest.mark.parametrize(
    ("level", "army"),
    [
        (4, [0, 1, 1, 2]),
        (5, [1, 0, 1, 2]),
        (6, [1, 0, 1, 3]),
        (7, [1, 0, 2, 2]),
        (8, [1, 1, 2, 2]),
        (9, [1, 1, 2, 3]),
        (10, [1, 1, 2, 5]),
        (11, [2, 0, 2, 5]),
        (12, [2, 0, 2, 6]),
        (13, [2, 0, 2, 7]),
        (14, [2, 0, 3, 6]),
        (15, [2, 1, 3, 6]),
    ],
)
def test_the_army_of_each_level_of_the_dial(level: int, army: list[int]) -> None:
    assert volkare.army_of(level) == army


@pytest.mark.rule("MX-C34", "MX-Q02", "MX-107")
@pytest.mark.parametrize(
    ("level", "army"),
    [
        (16, [2, 2, 4, 4]),
        (18, [2, 2, 4, 6]),
        (20, [2, 2, 4, 10]),
        (24, [4, 0, 4, 12]),
        (26, [4, 0, 4, 14]),
        (32, [5, 1, 6, 15]),
        (34, [6, 0, 6, 16]),
        (36, [6, 0, 6, 18]),
        (38, [6, 0, 6, 20]),
        (48, [8, 0, 8, 24]),
        (50, [8, 0, 8, 26]),
    ],
)
def test_a_higher_level_is_the_sum_of_equal_parts(level: int, army: list[int]) -> None:
    assert volkare.army_of(level) == army


@pytest.mark.rule("MX-E07", "MX-106")
def test_level_16_is_level_8_doubled() -> None:
    assert volkare.army_of(16) == [2 * n for n in volkare.army_of(8)] == [2, 2, 4, 4]


@pytest.mark.rule("MX-E08", "MX-E09")
def test_of_the_two_ways_to_level_36_it_is_three_times_level_12() -> None:
    assert volkare.army_of(36) == [3 * n for n in volkare.army_of(12)] == [6, 0, 6, 18]
    other = [sum(row) for row in zip(volkare.army_of(15), volkare.army_of(15), volkare.army_of(6), strict=True)]
    assert (other, sum(other), sum(volkare.army_of(36))) == ([5, 2, 7, 15], 29, 30)


@pytest.mark.rule("MX-102", "MX-104")
def test_his_level_is_never_lower_than_four() -> None:
    options = {"scenario": "volkares-quest", "expansions": ["lost-legion"]}
    with pytest.raises(BadOption, match="at least 4") as refused:
        deckhold.new("mage-knight", 1, 1, {**options, "volkare-army": 3})
    assert "never lower than 4" in refused.value.told("en")
    assert "ниже 4" in refused.value.told("ru")
    low = new(**{"volkare-army": 4})
    assert (volkare.level_of(low), volkare.strength(low)) == (4, [0, 1, 1, 2])


@pytest.mark.rule("MX-225", "MX-103", "MX-298")
def test_the_army_is_drawn_face_down_for_the_first_combat() -> None:
    s = new(seats=2)
    assert not s.zones[volkare.ARMY]
    volkare.muster(s)
    assert volkare.strength(s) == [1, 1, 2, 5]
    assert {s.known[token] for token in s.zones[volkare.ARMY]} == {0}
    volkare.muster(s)
    assert len(s.zones[volkare.ARMY]) == 9


@pytest.mark.rule("MX-Q49")
def test_what_the_piles_cannot_give_is_left_out() -> None:
    s = new(seats=4, **{"volkare-level": "legendary"})
    volkare.muster(s)
    on_map = 20 - volkare.strength(s)[3]
    assert sum(volkare.army_of(48)) == 40
    assert volkare.strength(s) == [8, 0, 8, 20 - on_map]


@pytest.mark.rule("MX-Q49")
def test_tokens_of_factions_fill_the_gaps_where_they_are_not_in_use() -> None:
    s = new(
        seats=4,
        **{"volkare-level": "legendary", "expansions": ["lost-legion", "shades-of-tezla"], "faction-tokens": "out"},
    )
    spare = [card for card in s.zones[BOX] if s.definitions[card].back == "green"]
    volkare.muster(s)
    assert volkare.strength(s) == [8, 0, 8, 24]
    assert len([card for card in s.zones[BOX] if s.definitions[card].back == "green"]) < len(spare)


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-215")
@pytest.mark.parametrize(
    ("battle", "cities", "levels"),
    [
        ("daring", [4, 6, 8, 10], [5, 10, 15, 20]),
        ("heroic", [6, 9, 12, 16], [8, 16, 24, 32]),
        ("legendary", [10, 14, 18, 22], [12, 24, 36, 48]),
    ],
)
def test_battle_levels_of_the_return(battle: str, cities: list[int], levels: list[int]) -> None:
    found = [numbers(EPIC, seats, battle) for seats in (1, 2, 3, 4)]
    assert ([one.levels[0] for one in found], [one.army for one in found]) == (cities, levels)


@pytest.mark.rule("MX-287", "MX-Q09")
@pytest.mark.parametrize(
    ("battle", "cities", "levels"),
    [
        ("daring", [3, 4, 5, 6], [4, 8, 12, 16]),
        ("heroic", [4, 6, 8, 10], [6, 12, 18, 26]),
        ("legendary", [5, 8, 11, 14], [8, 16, 24, 32]),
    ],
)
def test_battle_levels_of_the_blitz(battle: str, cities: list[int], levels: list[int]) -> None:
    found = [numbers(BLITZ, seats, battle) for seats in (1, 2, 3, 4)]
    assert ([one.levels[0] for one in found], [one.army for one in found]) == (cities, levels)


@pytest.mark.rule("MX-291", "MX-295")
@pytest.mark.parametrize(
    ("battle", "cities", "levels"),
    [
        ("daring", [3, 4, 4, 5], [8, 14, 20, 26]),
        ("heroic", [4, 4, 5, 5], [10, 18, 26, 34]),
        ("legendary", [4, 5, 5, 6], [14, 26, 38, 50]),
    ],
)
def test_battle_levels_of_the_quest(battle: str, cities: list[int], levels: list[int]) -> None:
    found = [numbers(QUEST, seats, battle) for seats in (1, 2, 3, 4)]
    assert ([one.levels[0] for one in found], [one.army for one in found]) == (cities, levels)


@pytest.mark.rule("MX-216", "MX-288", "MX-292")
@pytest.mark.parametrize(
    ("scenario", "race", "wounds", "waverers"),
    [
        (EPIC, "walk", 18, [1, 2, 3, 4]),
        (EPIC, "trot", 15, [2, 3, 4, 5]),
        (EPIC, "gallop", 12, [3, 4, 5, 6]),
        (BLITZ, "walk", 16, [1, 2, 3, 4]),
        (BLITZ, "trot", 13, [2, 3, 4, 5]),
        (BLITZ, "gallop", 10, [3, 4, 5, 6]),
        (QUEST, "walk", 20, [1, 2, 3, 4]),
        (QUEST, "trot", 16, [2, 3, 4, 5]),
        (QUEST, "gallop", 12, [3, 4, 5, 6]),
    ],
)
def test_race_levels(scenario: str, race: str, wounds: int, waverers: list[int]) -> None:
    found = [numbers(scenario, seats, race=race) for seats in (1, 2, 3, 4)]
    assert ([one.wounds for one in found], [one.waverers for one in found]) == ([wounds] * 4, waverers)


@pytest.mark.rule("MX-213", "MX-290")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_battle_level_goes_with_any_race_level(scenario: str) -> None:
    found = {
        (numbers(scenario, 2, battle, race).army, numbers(scenario, 2, battle, race).wounds)
        for battle in BATTLES
        for race in RACES
    }
    assert len(found) == 9


@pytest.mark.rule("MX-214")
def test_players_may_choose_other_numbers() -> None:
    s = new(**{"volkare-army": 11, "volkare-wounds": 7, "volkare-waverers": 2, "city-levels": 3})
    assert (volkare.level_of(s), s.numbers.wounds, s.numbers.waverers) == (11, 7, 2)
    assert len(s.zones[DUMMY_DECK]) == 16 + 4 + 7


@pytest.mark.rule("MX-213")
@pytest.mark.parametrize(
    "option", ["volkare-level", "volkare-race", "volkare-army", "volkare-wounds", "volkare-waverers", "volkare-change"]
)
def test_what_is_about_volkare_is_refused_elsewhere(option: str) -> None:
    value = {"volkare-level": "heroic", "volkare-race": "trot", "volkare-change": "yes"}.get(option, 5)
    with pytest.raises(BadOption) as wrong:
        deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", option: value})
    assert wrong.value.option == option


@pytest.mark.rule("MX-212", "MX-289")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_his_scenarios_come_with_the_lost_legion_for_one_to_four_together(scenario: str) -> None:
    assert sorted(scenario_named(scenario, 1).tables) == [1, 2, 3, 4]
    assert new(scenario, 3).sides == ((0, 1, 2),)
    with pytest.raises(BadOption):
        deckhold.new("mage-knight", 1, 1, {"scenario": scenario})


@pytest.mark.rule("MX-284", "MX-212", "MX-289")
def test_how_many_rounds_there_are() -> None:
    assert [numbers(scenario, 1).rounds for scenario in SCENARIOS] == [6, 4, 6]


# -- deck and offers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-226", "MX-505", "MX-C10", "MX-111")
@pytest.mark.parametrize(("race", "cards"), [("walk", 38), ("trot", 35), ("gallop", 32)])
def test_his_deck_has_four_actions_and_a_spell_of_each_colour_and_wounds(race: str, cards: int) -> None:
    s = new(**{"volkare-race": race})
    deck = [cast(Deed, s.definitions[card]) for card in s.zones[DUMMY_DECK]]
    assert len(deck) == cards
    colours = Counter((one.kind, *one.facts()["colours"]) for one in deck if not one.is_wound)  # type: ignore[misc]
    for colour in ("red", "blue", "green", "white"):
        assert colours["basic-action", colour] == 4
        assert colours["spell", colour] == 1
    assert len(s.zones[DUMMY_DECK]) + len(s.zones[WOUNDS]) == 20 + len(s.table.copies("wound"))
    assert {s.known[card] for card in s.zones[DUMMY_DECK]} == {0}


@pytest.mark.rule("MX-226")
def test_it_is_the_deck_of_a_hero_nobody_plays() -> None:
    s = new(seats=2)
    others = [s.definitions[card].id for card in s.zones[DUMMY_CARDS]]
    assert len(others) == 1
    assert others[0] not in [s.definitions[s.figure(seat)].id for seat in range(2)]


@pytest.mark.rule("MX-220", "MX-296")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_competitive_spells_and_skills(scenario: str) -> None:
    s = new(scenario, 2)
    assert not [card for card in s.zones[SPELLS] if cast(Deed, s.definitions[card]).competitive]
    assert not s.competitive()


@pytest.mark.rule("MX-221", "MX-296")
def test_alone_the_skills_of_his_hero_wait_aside() -> None:
    alone, together = new(), new(seats=2)
    hero = s_hero(alone)
    assert {alone.skill(card).hero for card in alone.zones[DUMMY_SKILLS]} == {hero}
    assert not together.zones[DUMMY_SKILLS]


def s_hero(s: Mage) -> str:
    return next(s.definitions[card].id for card in s.zones[DUMMY_CARDS] if s.definitions[card].kind == "hero")


@pytest.mark.rule("MX-221", "MX-Q56")
def test_alone_every_level_brings_a_common_skill() -> None:
    table = war(hand="", fame=3, level=1, moment="closing")
    waiting = len(table["dummy_skills"])
    table.do("end-turn")
    assert table.asks == "0 skill"
    table.do(next(one for one in table.choices if one.endswith("skills_up")))
    while table.asks != "0 turn":
        table.do(table.choices[0])
    assert len(table["dummy_skills"]) == waiting - 1
    odd = war(hand="", fame=8, level=2, moment="closing")
    waiting = len(odd["dummy_skills"])
    common = len(odd["common_skills"])
    odd.do("end-turn")
    assert (len(odd["dummy_skills"]), len(odd["common_skills"]), odd["level"]) == (waiting - 1, common + 1, 3)


@pytest.mark.rule("MX-222", "MX-297", "MX-C10", "MX-C13", "MX-285")
@pytest.mark.parametrize(
    ("scenario", "seats", "n"), [(EPIC, 1, 4), (EPIC, 2, 5), (BLITZ, 1, 5), (BLITZ, 3, 7), (QUEST, 4, 7)]
)
def test_he_counts_as_a_player_for_source_and_units(scenario: str, seats: int, n: int) -> None:
    s = new(scenario, seats)
    units = [card for card in s.zones[UNIT_OFFER] if s.definitions[card].kind == "unit"]
    assert (len(s.dice), len(units)) == (n, n)


@pytest.mark.rule("MX-283", "MX-285")
def test_the_blitz_begins_with_fame_and_reputation_and_levels_bring_more() -> None:
    s = new(BLITZ, 2)
    assert (s.fame, s.reputation) == ([1, 1], [2, 2])
    s.gain_fame(0, 2)
    assert s.fame[0] == 4
    assert (new(EPIC).fame, new(EPIC).reputation) == ([0], [0])


@pytest.mark.rule("MX-230", "MX-487")
def test_units_that_a_skill_adds_before_the_offer_is_dealt_do_not_waver() -> None:
    options = {"scenario": "volkares-return", "expansions": ["lost-legion", "shades-of-tezla"], "heroes": ["norowas"]}
    for seed in range(1, 60):
        game = deckhold.new("mage-knight", 1, seed, {**options, "start-level": 3, "volkare-race": "gallop"})
        bonds = [one for one in game.actions() if game.explain(one).get("subject") == "norowas-bonds-of-loyalty"]
        if bonds:
            break
    game.apply(bonds[0])
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[-1])
    position: Any = game.dump()["position"]
    wavering = [entry["card"] for entry in position["lasting"] if entry["op"] == "rules.volkare-wavers"]
    assert wavering == position["unit_offer"][2:5]  # the first two came with the skill


@pytest.mark.rule("MX-228", "MX-300", "MX-Q08")
def test_the_first_units_waver_each_in_a_colour_of_its_own() -> None:
    s = new(seats=4, **{"volkare-race": "gallop"})
    marked = [(entry.card, entry.b) for entry in s.lasting if entry.op is volkare.WAVERS]
    assert marked == list(zip(s.zones[UNIT_OFFER][:6], range(6), strict=True))
    assert volkare.waverer(new(**{"volkare-race": "walk"}), 1) == -1


# -- maps --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-218", "MX-286", "MX-294")
@pytest.mark.parametrize(
    ("scenario", "rows"),
    [
        (EPIC, [(7, 1, 1), (8, 2, 1), (10, 3, 1), (12, 4, 1)]),
        (BLITZ, [(5, 1, 1), (6, 1, 1), (8, 2, 1), (10, 3, 1)]),
        (QUEST, [(8, 4, 2), (9, 3, 2), (11, 4, 3), (12, 3, 3)]),
    ],
)
def test_tiles_by_players(scenario: str, rows: list[tuple[int, int, int]]) -> None:
    for seats, row in enumerate(rows, 1):
        s = new(scenario, seats)
        shapes = Counter(getattr(s.definitions[card], "shape", "") for card in [*s.zones[TILES], *s.zones[LAID]])
        assert (shapes["countryside"], shapes["core"], shapes["city"], shapes["camp"]) == (*row, 1)


@pytest.mark.rule("MX-217", "MX-503", "MX-227", "MX-110")
@pytest.mark.parametrize("scenario", [EPIC, BLITZ])
def test_the_map_of_the_return(scenario: str) -> None:
    s = new(scenario)
    laid = {s.cells.name(s.spot[card]): getattr(s.definitions[card], "shape", "") for card in s.zones[LAID]}
    assert laid == {"@0,0": "start", "@1,-3": "camp", "@3,-2": "countryside", "@2,1": "countryside"}
    assert {u - v for u, v in s.shape.places} == {-2, -1, 0, 1}
    assert s.cells.name(volkare.cell_of(s)) == "@1,-3"
    assert s.spot[s.table.copies("core-v")[0]] == volkare.cell_of(s)


@pytest.mark.rule("MX-219")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_city_lies_under_all_other_tiles(seats: int) -> None:
    s = new(EPIC, seats)
    shapes = [getattr(s.definitions[card], "shape", "") for card in s.zones[TILES]]
    assert (shapes[0], shapes.count("city"), shapes[-1]) == ("city", 1, "countryside")
    guess = cast(Mage, s.determinize(0, 7))
    assert getattr(guess.definitions[guess.zones[TILES][0]], "shape", "") == "city"


@pytest.mark.rule("MX-Q10")
def test_a_city_above_level_eleven_is_a_megapolis() -> None:
    s = war(
        seats=2, options={"volkare-level": "legendary"}, tile_deck="core-5", general="1,-3", at="3,-1", cards="wound"
    ).s
    position = s.shape.number[1, 2]
    turn_up(s, position, -1)
    cells = [s.cells.name(cell) for cell in s.city_cell if cell >= 0]
    assert sorted(cells) == ["@5,-1", "@6,-1"]
    assert sorted(level for level in s.city_level if level) == [7, 7]


@pytest.mark.rule("MX-Q10", "MX-214")
@pytest.mark.parametrize(("more", "levels"), [(-10, [6, 6]), (10, [11, 11])])
def test_its_level_may_be_changed_as_far_as_two_city_cards_go(more: int, levels: list[int]) -> None:
    s = war(seats=4, options={"volkare-level": "legendary", "city-levels": more}, tile_deck="core-5").s
    turn_up(s, s.shape.number[1, 2], -1)
    assert sorted(level for level in s.city_level if level) == levels


@pytest.mark.rule("MX-295", "MX-290")
def test_of_the_quests_three_cities_none_is_larger_than_its_card() -> None:
    s = war(
        seats=4,
        scenario=QUEST,
        options={"volkare-level": "legendary", "city-levels": 10},
        tile_deck="core-5 core-6 core-7",
    ).s
    for place in ((4, 3), (4, 4), (4, 5)):
        turn_up(s, s.shape.number[place], -1)
    assert [level for level in s.city_level if level] == [11, 11, 11]


@pytest.mark.rule("MX-293", "MX-508", "MX-C14", "MX-299")
@pytest.mark.parametrize(("seats", "tiles", "country"), [(1, 14, 8), (2, 14, 9), (3, 18, 11), (4, 18, 12)])
def test_the_map_of_the_quest(seats: int, tiles: int, country: int) -> None:
    s = new(QUEST, seats)
    laid = {s.cells.name(s.spot[card]) for card in s.zones[LAID]}
    assert laid == {"@0,0", "@1,-3", "@3,-2", "@2,1", "@15,-10"}
    assert len(s.shape.places) == tiles + 2
    assert sum(s.shape.wild(position) for position in range(len(s.shape.places))) == country + 1  # and the portal's
    assert s.cells.name(volkare.cell_of(s)) == "@15,-10"
    assert s.cells.distance(volkare.cell_of(s), s.portal()) == 15


@pytest.mark.rule("MX-508")
def test_where_the_tiles_of_the_quest_differ_by_players() -> None:
    places = [
        {place: new(QUEST, n).shape.wild(i) for i, place in enumerate(new(QUEST, n).shape.places)} for n in (1, 2, 3, 4)
    ]
    assert [one[3, 3] for one in places] == [False, True, True, True]
    assert [one.get((2, 4)) for one in places] == [None, None, False, True]
    assert [one.get((3, 5)) for one in places] == [None, None, False, False]
    assert [one.get((0, 2)) for one in places] == [None, None, True, True]


@pytest.mark.rule("MX-231", "MX-301")
@pytest.mark.parametrize("scenario", [EPIC, QUEST])
def test_the_camp_is_no_core_tile_for_the_units(scenario: str) -> None:
    assert not elites_offered(new(scenario))


@pytest.mark.rule("MX-112", "MX-224")
def test_his_die_is_none_of_the_source() -> None:
    s = new()
    assert (len(s.dice), volkare.entry_of(s, volkare.DIE)) == (4, None)
    volkare.roll_die(s)
    assert len(s.dice) == 4
    assert 0 <= volkare.die_of(s) < 6


@pytest.mark.rule("MX-109", "MX-223")
def test_what_he_is_about_to_do_lies_beside_the_map() -> None:
    for scenario, told in ((EPIC, "blue leads east"), (QUEST, "green leads west")):
        view: Any = new(scenario).view(0, "en")
        panel = next(area for area in view["areas"] if area["id"] == "dummy")
        assert panel["label"] == "Volkare"
        assert told in panel["lines"][-1]["text"]


@pytest.mark.rule("MX-108", "MX-100")
def test_his_army_lies_beside_the_map_and_he_on_it() -> None:
    view: Any = war(army="prowlers freezers").game.view(0, "en")
    board = next(area for area in view["areas"] if area["id"] == "board")
    army = next(area for area in view["areas"] if area["id"] == "army")
    figure = next(piece for piece in board["pieces"] if piece.get("card") == "volkare")
    assert (figure["x"], figure["y"]) == (3, -1)
    assert len(army["pieces"]) == 2
    assert not [piece for piece in army["pieces"] if piece.get("card")]


# -- tactics -----------------------------------------------------------------------------------------------------------


def choose_tactic(s: Mage) -> None:
    """Whoever is asked takes the first tactic that asks nothing."""
    while s.decision is not None and s.decision.kind != "tactic":
        s.apply(s.actions()[0])
    s.apply(s.actions()[0])
    while s.decision is not None and s.decision.kind not in ("tactic", "turn", "react"):
        s.apply(s.actions()[-1])


def his_tactics(s: Mage) -> int:
    return len([card for card in s.zones[DUMMY_CARDS] if s.definitions[card].kind == "tactic"])


@pytest.mark.rule("MX-232", "MX-233", "MX-302")
@pytest.mark.parametrize("seats", [1, 2])
def test_players_choose_their_tactics_first(seats: int) -> None:
    s = new(seats=seats)
    for n in range(seats):
        assert (len(s.zones[TACTICS]), his_tactics(s)) == (6 - n, 0)
        choose_tactic(s)
    assert (len(s.zones[TACTICS]), his_tactics(s)) == (5 - seats, 1)
    assert sorted(s.order) == list(range(seats + 1))


@pytest.mark.rule("MX-232", "MX-233", "MX-519")
@pytest.mark.parametrize(("seats", "left"), [(1, 1), (2, 0)])
def test_alone_the_own_tactic_is_used_up_and_his_is_not(seats: int, left: int) -> None:
    s = new(seats=seats)
    for _ in range(seats):
        choose_tactic(s)
    own = [s.tactic_of(seat) for seat in range(seats)]
    round_over(s)
    gone = [card for card in s.zones[BOX] if s.definitions[card].kind == "tactic"]
    assert gone == own[:left]
    assert [s.at(TACTIC_OF, seat) for seat in range(seats)] == ([[]] if left else [[card] for card in own])
    assert his_tactics(s) == 1


@pytest.mark.rule("MX-519", "MX-270")
def test_at_the_end_of_a_round_he_gets_nothing_and_his_deck_stays() -> None:
    s = new()
    deck = s.zones[DUMMY_DECK].copy()
    lowest = s.zones[SPELL_OFFER][0]
    renew_offers(s)
    assert s.zones[DUMMY_DECK] == deck
    assert s.dummy_crystals == [0, 0, 0, 0]
    assert lowest in s.zones[SPELLS]


# -- changing his level ------------------------------------------------------------------------------------------------


def asked(**more: Any) -> War:
    """The players are asked at the end of a round, if they are."""
    table = war(**more)
    offer_change(table.s)
    table.s.asking = None
    table.s.advance()
    return table


@pytest.mark.rule("MX-185")
def test_at_the_end_of_a_round_the_level_may_change_by_the_number_of_players() -> None:
    table = asked(seats=2, options={"volkare-change": "yes"})
    assert table.asks.endswith("volkare-level")
    assert table.choices == ["amount 10", "amount 8", "amount 9", "amount 11", "amount 12"]
    table.do("amount 12")
    assert (volkare.level_of(table.s), volkare.strength(table.s)) == (12, [2, 0, 2, 6])


@pytest.mark.rule("MX-185", "MX-104")
def test_it_never_falls_below_four() -> None:
    table = asked(options={"volkare-change": "yes", "volkare-army": 4})
    assert table.choices == ["amount 4", "amount 5"]


@pytest.mark.rule("MX-186")
def test_an_army_that_nobody_has_seen_is_drawn_anew() -> None:
    table = asked(options={"volkare-change": "yes"}, army="prowlers prowlers freezers fire-dragon")
    table.do("amount 6")
    assert (table.army, volkare.strength(table.s)) == ([], [1, 0, 1, 3])


@pytest.mark.rule("MX-187")
@pytest.mark.parametrize("more", [{"army": "prowlers", "seen": True}, {"round": 6}, {"ending": True}])
def test_not_once_the_army_was_seen_nor_at_the_end(more: dict[str, Any]) -> None:
    table = war(options={"volkare-change": "yes"}, **more)
    before = len(table.s.stack)
    offer_change(table.s)
    assert len(table.s.stack) == before


@pytest.mark.rule("MX-185")
def test_without_the_option_nobody_is_asked() -> None:
    table = war()
    before = len(table.s.stack)
    offer_change(table.s)
    assert len(table.s.stack) == before


@pytest.mark.rule("MX-243")
def test_he_may_go_as_far_inland_as_he_likes() -> None:
    s = new(EPIC, 4)
    laid = len(s.zones[TILES]) + 1  # the tiles of the stack in one line, each inland of the one before
    assert all((n, n) in s.shape.number for n in range(laid + 1))
    assert table_for(s.options, 4).shape == "return"
