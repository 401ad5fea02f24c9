"""One player more: five against each other, four together (section 22 of the expansions' rules)."""

from collections import Counter
from typing import Any, cast

import pytest

import deckhold
from deckhold import games
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.definitions import Tile, Unit
from deckhold.games.mage_knight.scenarios import SCENARIOS
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX, LAID, TILE_BOX, TILES, UNIT_OFFER
from deckhold.rl.spaces import Table
from games.mage_knight.land import Realm, land

LEGION = ["lost-legion"]
EVERYTHING = ["lost-legion", "krang", "shades-of-tezla"]


def new(seats: int, scenario: str, **options: Any) -> Mage:
    """A new game, laid out."""
    options = {"scenario": scenario, "expansions": LEGION, "choosing": "random", **options}
    return cast(Mage, deckhold.new("mage-knight", seats, 1, options))


def tiles(s: Mage) -> Counter[str]:
    """The tiles of the game by kind, the starting tile aside."""
    found = [cast(Tile, s.definitions[card]).shape for card in [*s.zones[TILES], *s.zones[LAID]]]
    return Counter(shape for shape in found if shape != "start")


# -- who may play what -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-188")
def test_competitive_scenarios_of_the_base_box_take_five_and_cooperative_ones_four() -> None:
    most = {scenario.id: max(scenario.tables) for scenario in SCENARIOS if scenario.box == "base"}
    assert most == {
        "first-reconnaissance": 4,  # its tiles are those of the base box, all of them
        "conquest": 5,
        "conquest-blitz": 5,
        "conquest-solo": 1,
        "cooperation": 4,
        "cooperation-blitz": 4,
        "mines-liberation": 5,
        "druid-nights": 5,
        "dungeon-lords": 5,
        "conquer-and-hold": 4,  # two teams
        "one-to-return": 5,
    }
    assert {max(scenario.tables) for scenario in SCENARIOS if scenario.box != "base"} == {1, 4}


@pytest.mark.rule("MX-188")
@pytest.mark.parametrize(
    ("seats", "scenario"), [(5, "first-reconnaissance"), (5, "conquer-and-hold"), (5, "cooperation"), (5, "lost-relic")]
)
def test_others_are_refused(seats: int, scenario: str) -> None:
    with pytest.raises(BadOption, match=f"{scenario} is for"):
        new(seats, scenario, expansions=EVERYTHING)


@pytest.mark.rule("MX-188")
@pytest.mark.parametrize(
    ("seats", "scenario", "needed"), [(5, "recommended", 5), (5, "druid-nights", 5), (4, "cooperation-blitz", 5)]
)
def test_the_base_box_has_too_few_heroes_for_one_more(seats: int, scenario: str, needed: int) -> None:
    with pytest.raises(BadOption, match=f"{needed} heroes are needed, with these boxes there are 4") as refused:
        new(seats, scenario, expansions=[])
    told = "{} heroes are needed and these boxes have 4: choose an expansion with a hero"
    assert refused.value.told("en").endswith(told.format(needed))
    told = "героев нужно {}, а в этих коробках их 4: выберите дополнение с героем"
    assert refused.value.told("ru").endswith(told.format(needed))


@pytest.mark.rule("MX-188", "MX-189")
def test_any_expansion_with_a_hero_will_do_where_the_tiles_of_the_base_box_suffice() -> None:
    assert new(4, "cooperation-blitz", expansions=["krang"]).seats == 4
    assert new(5, "druid-nights", expansions=["shades-of-tezla"], epic="yes").seats == 5
    with pytest.raises(BadOption, match="druid-nights comes with lost-legion"):
        new(5, "druid-nights", expansions=["krang"])


@pytest.mark.rule("MX-188")
@pytest.mark.parametrize("options", [{}, {"expansions": ["krang"]}, {"scenario": "conquest-solo"}])
def test_what_is_asked_without_a_number_of_players_is_answered_for_the_most_that_are_allowed(
    options: dict[str, object],
) -> None:
    info = games.info("mage-knight")
    assert info.options_for_most(options)["scenario"] == options.get("scenario", "recommended")
    assert len(deckhold.cards("mage-knight", options)) > 200


@pytest.mark.rule("MX-188")
def test_five_have_a_scenario_to_begin_with() -> None:
    assert new(5, "recommended").scenario.id == "conquest"
    assert new(4, "recommended").scenario.id == "first-reconnaissance"


# -- what there is of everything ---------------------------------------------------------------------------------------


@pytest.mark.rule("MX-188")
@pytest.mark.parametrize(
    ("seats", "scenario", "n"),
    [(4, "conquest", 6), (5, "conquest", 7), (5, "conquest-blitz", 8), (3, "cooperation", 5), (4, "cooperation", 6)],
)
def test_one_more_die_and_one_more_unit(seats: int, scenario: str, n: int) -> None:
    s = new(seats, scenario)
    assert len(s.dice) == n
    assert len([card for card in s.zones[UNIT_OFFER] if isinstance(s.definitions[card], Unit)]) == n


@pytest.mark.rule("MX-C09", "MX-189", "MX-190")
def test_full_conquest_with_five() -> None:
    assert tiles(new(5, "conquest")) == {"countryside": 13, "city": 4, "camp": 1, "core": 4}


@pytest.mark.rule("MX-189")
@pytest.mark.parametrize(
    ("seats", "scenario", "options", "countryside", "cities", "cores"),
    [
        (5, "conquest-blitz", {}, 11, 5, 4),
        (4, "cooperation", {}, 12, 5, 4),
        (4, "cooperation-blitz", {}, 10, 4, 3),
        (5, "mines-liberation", {}, 13, 1, 4),  # one city for any number of players
        (5, "druid-nights", {}, 13, 1, 4),
        (5, "dungeon-lords", {}, 13, 1, 4),
        (5, "one-to-return", {}, 12, 4, 4),
        (5, "one-to-return", {"epic": "yes"}, 13, 5, 5),
        (5, "druid-nights", {"epic": "yes"}, 11, 1, 4),  # as many for any number of players
    ],
)
def test_more_tiles_where_their_number_depends_on_the_players(
    seats: int, scenario: str, options: dict[str, str], countryside: int, cities: int, cores: int
) -> None:
    found = tiles(new(seats, scenario, **options))
    assert (found["countryside"], found["city"] + found["camp"], found["core"]) == (countryside, cities, cores)
    assert found["camp"] == (1 if cities == 5 else 0)


@pytest.mark.rule("MX-190")
@pytest.mark.parametrize("how", ["shuffled", "last", "drawn"])
def test_the_camp_is_the_fifth_city_however_it_comes_among_them(how: str) -> None:
    s = new(5, "conquest", camp=how)
    assert tiles(s)["camp"] == 1
    assert tiles(s)["city"] == 4
    assert [cast(Tile, s.definitions[card]).shape for card in s.zones[TILE_BOX]].count("city") == 0


@pytest.mark.rule("MX-190", "MX-184")
def test_without_five_city_tiles_the_camp_is_not_needed() -> None:
    assert tiles(new(5, "conquest", megapolis="two"))["camp"] == 0


@pytest.mark.rule("MX-189")
def test_the_further_city_of_a_cooperation_has_the_level_of_the_last_one() -> None:
    assert new(4, "cooperation").numbers.levels == [5, 5, 5, 11]
    assert new(4, "cooperation-blitz").numbers.levels == [5, 8, 11]


# -- tactics -----------------------------------------------------------------------------------------------------------


def after_a_round(seats: int) -> Realm:
    """A round of a cooperation ends."""
    table = land(
        seats=seats,
        scenario="cooperation-blitz",
        options={"expansions": LEGION},
        announced=1,
        turns_left=0,
        moment="closing",
        order=[*range(seats + 1)],
        hand="",
        deck="",
    )
    table.do("end-turn")
    while table.asks.endswith("discard"):
        table.do("pass")
    return table


@pytest.mark.rule("MX-191")
def test_four_who_play_together_use_up_no_tactic() -> None:
    three, four = after_a_round(3), after_a_round(4)
    assert three.asks.endswith("use-up-tactic")
    three.do(three.choices[0])
    assert [used_up(table.s) for table in (three, four)] == [1, 0]


def used_up(s: Mage) -> int:
    """How many tactics have left the game."""
    return len([card for card in s.table.of_kind("tactic") if card in s.zones[BOX]])


# -- five at the table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-188")
def test_five_take_their_turns_one_after_the_other() -> None:
    s = new(5, "conquest")
    turns: list[int] = []
    while len(turns) < 6:
        decision = s.decision
        assert decision is not None
        if decision.kind == "turn" and (not turns or turns[-1] != s.turn):
            turns.append(int(s.turn))
        s.apply(s.actions()[-1])
    assert sorted(turns[:5]) == [0, 1, 2, 3, 4]
    assert turns[5] == turns[0]
    assert turns[:5] == s.order


@pytest.mark.rule("MX-188")
def test_the_fifth_hero_has_areas_of_its_own_on_everybodys_table() -> None:
    table = land(seats=5, scenario="conquest", options={"expansions": LEGION}, at_4="0,0", shields={"1,-3": [4]})
    for seat in (0, 4, None):
        view: Any = table.game.view(seat, "en")
        ids = {area["id"] for area in view["areas"]}
        assert {f"{name}/4" for name in ("hero", "purse", "units", "skills", "hand", "deck")} <= ids
        board = next(area for area in view["areas"] if area["id"] == "board")
        assert [piece["owner"] for piece in board["pieces"] if piece["id"] == "wolfhawk#1"] == [4]
    drawers: Any = table.game.view(0, "en")["layout"]
    others = next(one for one in drawers["drawers"] if one["id"] == "others")
    assert len(others["rows"]) == 4
    assert deckhold.load(table.game.dump()).fingerprint() == table.game.fingerprint()


@pytest.mark.rule("MX-188")
@pytest.mark.parametrize("options", [{"scenario": "one-to-return", "epic": "yes"}, {"scenario": "conquest"}])
def test_learners_have_room_for_five(options: dict[str, object]) -> None:
    table = Table("mage-knight", 5, {"expansions": EVERYTHING, **options})
    assert table.index.size < 20_000
    assert table.encoder.size < 20_000
