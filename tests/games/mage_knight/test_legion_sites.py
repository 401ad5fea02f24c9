"""New sites of the Lost Legion: mazes, deep mines, refugee camps (rules of the expansions, sections 4 to 6).

Countryside 14 at 1,0: a maze on 2,-3, a deep mine (red, white) on 0,-3. Countryside 12 at 1,0: a maze on 0,-2, a
refugee camp on 0,-3. Countryside 13 at 1,0: a deep mine (blue, green) on 1,-2. Core 9 at 2,1: a labyrinth on 4,-6, a
refugee camp on 4,-4. Core 10 at 2,1: a deep mine of four colours on 4,-6, a labyrinth on 5,-5.
"""

from typing import Any

import pytest

from deckhold.games.mage_knight.definitions import Unit
from deckhold.games.mage_knight.rules.dealing import price_of
from deckhold.games.mage_knight.rules.scoring import adventures, mines
from deckhold.games.mage_knight.state.zones import UNIT_OFFER, UNITS
from deckhold.games.mage_knight.terms import CITY_SITE
from games.mage_knight.combat import Realm, again, faced
from games.mage_knight.land import land

MAZE = "countryside-14@1,0 countryside-2@1,1"
CAMP = "countryside-12@1,0 countryside-1@1,1"
LABYRINTH = "countryside-1@1,0 countryside-2@1,1 core-9@2,1"
BOND = "norowas-bonds-of-loyalty"


def legion(**more: Any) -> Realm:
    """A position with the Lost Legion in the box."""
    return land(options={"expansions": ["lost-legion"]}, dice="black black black", **more)


def at_maze(**more: Any) -> Realm:
    return legion(**{"tiles": MAZE, "at": "2,-3", "pile_brown": "gargoyle minotaur", **more})


def at_labyrinth(**more: Any) -> Realm:
    return legion(**{"tiles": LABYRINTH, "at": "4,-6", "pile_red": "fire-dragon", **more})


def way(tile: str, n: int, seat: int) -> dict[str, object]:
    """A shield lies on a way of the maze of a tile."""
    return {"op": "rules.way", "card": f"{tile}#1", "seat": seat, "until": "game", "n": n}


def beaten(table: Realm) -> Realm:
    """The enemy inside is defeated in the attack phase."""
    while table["moment"] != "attack":
        table.do(next(one for one in ("end-phase", "hit-hero") if table.can(one)))
    table.s.strike[3] = 99
    return again(table).do("strike")


# -- entering ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-030", "MX-032", "MK-Q42")
def test_without_a_token_for_the_enemy_inside_nobody_enters() -> None:
    assert not at_maze(hand="march", pile_brown="", used_brown="").can("enter")
    assert not at_labyrinth(hand="march", pile_red="", used_red="").can("enter")
    assert at_maze(hand="march", pile_brown="", used_brown="gargoyle", pile_red="", used_red="").can("enter")


@pytest.mark.rule("MX-025")
@pytest.mark.parametrize("place", [at_maze, at_labyrinth])
def test_who_stands_on_the_space_may_ignore_the_maze(place: Any) -> None:
    table = place(hand="march rage", did_play=True)
    assert table.can("enter")
    assert table.can("end-turn")


@pytest.mark.rule("MX-026")
def test_entering_is_the_action_of_the_turn() -> None:
    assert not at_maze(hand="march", moment="closing").can("enter")
    table = at_maze(hand="march rage").do("enter", "play march", "amount 2")
    assert beaten(table)["moment"] == "closing"


@pytest.mark.rule("MX-028")
def test_points_of_the_movement_are_lost_and_new_ones_are_needed() -> None:
    table = at_maze(hand="march rage", move_points=6).do("enter").shows(moment="entering", move_points=0)
    assert table.asks == "0 maze"
    assert not table.can("amount 2")
    assert table.do("play march").can("amount 2")


@pytest.mark.rule("MX-028", "MX-Q06")
def test_the_player_names_a_way_and_what_is_more_is_lost() -> None:
    table = at_maze(hand="march march rage").do("enter", "play march", "play march", "sideways rage 0")
    table.shows(move_points=5)
    assert [one for one in table.choices if one.startswith("amount")] == ["amount 2", "amount 4"]
    table.do("amount 4").shows(move_points=0, moment="ranged")


@pytest.mark.rule("MX-029")
def test_with_fewer_than_two_points_nothing_happens_but_the_action_is_used_up() -> None:
    table = at_maze(hand="rage march").do("enter", "sideways rage 0", "pass")
    table.shows(moment="closing", move_points=0, fame=0, shields={}, pile_brown="gargoyle minotaur", rewards=[])
    assert not table.can("enter")
    assert table.can("end-turn")


@pytest.mark.rule("MX-029", "MK-465", "MK-666")
def test_healing_points_are_lost_to_a_fight_inside_and_not_on_the_way() -> None:
    table = at_maze(hand="tranquility wound*3 march", healing=1).do("enter").shows(healing=1)
    assert table.can("heal")
    table.do("play tranquility", "option 0")
    table.copy().do("pass").shows(healing=2, moment="closing").do("heal", "heal").shows(hand="wound march")
    table.do("play march", "amount 2").shows(healing=0, moment="ranged")


@pytest.mark.rule("MX-030")
@pytest.mark.parametrize("n", [2, 4, 6])
def test_one_brown_enemy_waits_in_the_maze_whatever_was_spent(n: int) -> None:
    table = at_maze(hand="march*3").do("enter", *["play march"] * (n // 2), f"amount {n}")
    assert faced(table) == ["minotaur"]


@pytest.mark.rule("MX-030")
def test_a_draconum_waits_in_the_labyrinth() -> None:
    assert faced(at_labyrinth(hand="march").do("enter", "play march", "amount 2")) == ["fire-dragon"]


@pytest.mark.rule("MX-031")
def test_an_enemy_that_is_not_defeated_is_discarded_and_there_is_no_reward() -> None:
    table = at_maze(hand="march", night=True).do("enter", "play march", "amount 2", "end-phase", "end-phase")
    table.do("end-phase").shows(moment="closing", used_brown="minotaur", shields={}, rewards=[], fame=0)
    assert table.at() == "2,-3"


# -- companions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-027")
def test_one_unit_may_come_along_and_the_others_have_no_part() -> None:
    table = at_maze(hand="march rage", units="peasants foresters").do("enter")
    assert table.asks == "0 companion"
    assert table.choices == ["pick peasants", "pick foresters", "pass"]
    table.do("pick peasants")
    assert [one for one in table.choices if one.startswith("unit")] == ["unit peasants 1", "unit peasants 2"]
    table.do("unit peasants 2", "amount 2", "end-phase", "end-phase")
    assert [one for one in table.choices if one.startswith("hit")] == ["hit-unit peasants", "hit-hero"]


@pytest.mark.rule("MX-027")
def test_without_a_companion_no_unit_takes_part() -> None:
    table = at_maze(hand="march rage", units="peasants").do("enter", "pass")
    assert not any(one.startswith("unit") for one in table.choices)
    table.do("play march", "amount 2", "end-phase", "end-phase").shows(moment="attack")  # nobody else could be hit


@pytest.mark.rule("MX-027")
def test_a_bound_unit_is_no_exception_unless_it_is_the_companion() -> None:
    place: dict[str, Any] = {"hand": "march", "skills": BOND, "units": "peasants foresters"}
    number = at_maze(**place).s.at(UNITS, 0)[0]
    bound = {"op": f"{BOND}.gained.1.bound", "card": f"{BOND}#1", "seat": 0, "until": "game", "n": number}
    table = at_maze(**place, lasting=[bound]).do("enter")
    left = table.copy().do("pick foresters")
    assert not left.can("unit peasants 2")
    assert table.do("pick peasants").can("unit peasants 2")


@pytest.mark.rule("MX-Q06")
def test_a_spent_companion_can_still_take_damage_a_wounded_one_cannot() -> None:
    way_in = ["play march", "amount 2", "end-phase", "end-phase"]
    spent = at_maze(hand="march", units="peasants!").do("enter", "pick peasants", *way_in)
    assert spent.can("hit-unit peasants")
    hurt = at_maze(hand="march", units="peasants~1").do("enter", "pick peasants", *way_in)
    hurt.shows(moment="attack")


def test_after_the_maze_units_can_be_used_again() -> None:
    table = at_maze(hand="rage", units="peasants").do("enter", "pass", "pass").shows(moment="closing")
    assert table.can("unit peasants 1")


# -- rewards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-032", "MX-034", "MX-498")
@pytest.mark.parametrize(("n", "rewards"), [(2, ["crystal", "crystal"]), (4, ["spell"]), (6, ["artifact"])])
def test_the_reward_of_a_maze_depends_on_the_way(n: int, rewards: list[str]) -> None:
    table = beaten(at_maze(hand="march*3").do("enter", *["play march"] * (n // 2), f"amount {n}"))
    table.shows(rewards=rewards, fame=4, shields={"@2,-3": [0]})
    assert [(entry["card"], entry["n"]) for entry in table["lasting"] if entry["op"] == "rules.way"] == [
        ("countryside-14#1", n)
    ]


@pytest.mark.rule("MX-498")
@pytest.mark.parametrize(("n", "first"), [(2, ["crystal", "crystal"]), (4, ["spell"]), (6, ["artifact"])])
def test_a_labyrinth_gives_an_advanced_action_besides(n: int, first: list[str]) -> None:
    table = beaten(at_labyrinth(hand="march*3").do("enter", *["play march"] * (n // 2), f"amount {n}"))
    table.shows(rewards=[*first, "advanced-action"], fame=8)


@pytest.mark.rule("MX-033")
def test_crystals_of_a_maze_are_chosen_and_no_die_is_rolled() -> None:
    table = beaten(at_maze(hand="march").do("enter", "play march", "amount 2")).do("end-turn", "colour 1")
    table.do("colour 1").shows(crystals={"blue": 2})


# -- who may enter -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-035")
def test_a_hero_whose_shield_lies_there_may_not_enter_again() -> None:
    table = at_maze(hand="march", shields={"2,-3": [0]}, lasting=[way("countryside-14", 2, 0)])
    assert not table.can("enter")


@pytest.mark.rule("MX-035")
def test_another_hero_enters_by_a_way_that_is_free() -> None:
    shielded: dict[str, Any] = {"shields": {"2,-3": [1]}, "lasting": [way("countryside-14", 4, 1)]}
    table = at_maze(seats=2, hand="march*3", **shielded).do("enter", *["play march"] * 3)
    assert [one for one in table.choices if one.startswith("amount")] == ["amount 2", "amount 6"]


@pytest.mark.rule("MX-035", "MX-Q06")
@pytest.mark.parametrize(
    ("hand", "mana", "may"),
    [
        ("march rage", {}, False),
        ("march*2", {}, True),
        ("march rage", {"green": 1}, True),
        ("march mana-draw", {}, True),
    ],
)
def test_who_can_afford_only_what_is_taken_may_not_begin(hand: str, mana: dict[str, int], may: bool) -> None:
    shielded: dict[str, Any] = {"shields": {"2,-3": [1]}, "lasting": [way("countryside-14", 2, 1)]}
    assert at_maze(seats=2, hand=hand, mana=mana, **shielded).can("enter") == may


@pytest.mark.rule("MX-036")
def test_when_all_ways_are_taken_nobody_enters() -> None:
    taken = [way("countryside-14", n, seat) for n, seat in ((2, 1), (4, 2), (6, 3))]
    table = at_maze(seats=4, hand="march*4", shields={"2,-3": [1, 2, 3]}, lasting=taken)
    assert not table.can("enter")


@pytest.mark.rule("MX-035")
def test_the_ways_of_one_maze_are_not_those_of_another() -> None:
    table = at_maze(hand="march", lasting=[way("countryside-12", 2, 0)], tiles=f"{MAZE} countryside-12@2,1")
    assert table.do("enter", "play march").can("amount 2")


def test_the_table_tells_which_ways_are_free() -> None:
    table = at_maze(seats=2, shields={"2,-3": [1]}, lasting=[way("countryside-14", 4, 1)])
    board = next(area for area in table.game.view(0)["areas"] if area["id"] == "board")
    cell = next(cell for cell in board["cells"] if (cell["q"], cell["r"]) == (2, -3))
    assert (cell["site"], cell["marks"]) == ({"key": "maze", "owner": 1}, ["way-2", "way-6"])


@pytest.mark.rule("MX-037")
def test_every_maze_and_labyrinth_with_ones_shield_is_two_for_the_greatest_adventurer() -> None:
    table = legion(
        seats=2, tiles="countryside-14@1,0 countryside-2@1,1 core-9@2,1", shields={"2,-3": [0, 1], "4,-6": [0]}
    )
    assert [adventures(table.s, seat) for seat in (0, 1)] == [4, 2]


# -- deep mines --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-038", "MX-039")
@pytest.mark.parametrize(
    ("tiles", "at", "colours"),
    [
        (MAZE, "0,-3", ["colour 0", "colour 3"]),
        ("countryside-13@1,0 countryside-2@1,1", "1,-2", ["colour 1", "colour 2"]),
        ("countryside-1@1,0 countryside-2@1,1 core-10@2,1", "4,-6", [f"colour {n}" for n in range(4)]),
    ],
)
def test_a_deep_mine_gives_a_crystal_of_one_of_its_colours(tiles: str, at: str, colours: list[str]) -> None:
    table = legion(tiles=tiles, at=at, hand="march").do("play march", "end-turn")
    assert table.choices == colours
    table.do(colours[0])
    assert sum(table["crystals"].values()) == 1


@pytest.mark.rule("MX-038")
def test_the_question_of_a_deep_mine_says_what_is_gained() -> None:
    game = legion(tiles=MAZE, at="0,-3", hand="march").do("play march", "end-turn").game
    assert game.prompt("en") == "A crystal of which colour do you gain?"
    assert game.prompt("ru") == "Кристалл какого цвета вы получаете?"


@pytest.mark.rule("MX-040")
def test_the_crystal_comes_before_rewards_and_levels() -> None:
    table = legion(tiles=MAZE, at="0,-3", hand="march", rewards=["spell"], fame=3).do("play march", "end-turn")
    assert table.asks == "0 colour"
    table.shows(level=1, rewards=["spell"]).do("colour 3").shows(crystals={"white": 1})
    assert table.asks == "0 reward-spell"


@pytest.mark.rule("MK-Q92", "MK-617")
def test_a_liberated_deep_mine_gives_a_crystal_of_choice_when_a_round_begins() -> None:
    table = legion(
        seats=2,
        scenario="mines-liberation",
        tiles=MAZE,
        at="0,-2",
        at_1="0,-1",
        shields={"0,-3": [1]},
        announced=0,
        turns_left=0,
        hand="march",
        counted=True,
    )
    table.do("play march", "end-turn")
    while table.asks != "1 colour":
        table.game.apply(table.game.actions()[0])
    assert table.choices == ["colour 0", "colour 3"]


@pytest.mark.rule("MK-Q92")
def test_a_deep_mine_is_occupied_when_it_is_revealed() -> None:
    table = legion(
        seats=2,
        scenario="mines-liberation",
        tiles="countryside-1@1,0 countryside-2@1,1",
        tile_deck="countryside-14",
        at="3,-3",
        move_points=2,
    )
    table.do("explore 4,-5")
    assert len(table.tokens_at("3,-5")) == 2


@pytest.mark.rule("MK-Q92", "MX-038")
def test_an_occupied_deep_mine_is_entered_liberated_and_counted_like_a_mine() -> None:
    place: dict[str, Any] = {"seats": 2, "scenario": "mines-liberation", "tiles": MAZE, "at": "0,-3", "hand": "rage"}
    table = legion(tokens="prowlers@0,-3 minotaur@0,-3", **place).do("enter")
    assert sorted(faced(table)) == ["minotaur", "prowlers"]
    while table["moment"] != "attack":
        table.do("end-phase")
    table.s.strike[3] = 99
    table.s.targets = 3
    again(table).do("strike").shows(shields={"@0,-3": [0]}, reputation=1, fame=6)
    assert mines(table.s, 0) == 4
    assert legion(tokens="prowlers@0,-3", did_play=True, **place).do("end-turn")["crystals"] == {}


# -- refugee camps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-041", "MX-043")
@pytest.mark.parametrize(("tiles", "at"), [(CAMP, "0,-3"), (LABYRINTH, "4,-4")])
def test_refugees_offer_every_unit_and_reputation_counts(tiles: str, at: str) -> None:
    offer = "peasants utem-swordsmen altem-guardians illusionists"
    table = legion(tiles=tiles, at=at, reputation=3, unit_offer=offer, hand="march").do("interact")
    table.shows(influence=1)
    table.s.influence = 20
    assert [one for one in again(table).choices if one.startswith("recruit")] == [
        f"recruit {unit}" for unit in offer.split()
    ]
    assert not table.can("buy-healing")


def camp(influence: int, unit_offer: str, **more: Any) -> Realm:
    return legion(
        tiles=CAMP, at="0,-3", moment="dealing", influence=influence, unit_offer=unit_offer, hand="march", **more
    )


@pytest.mark.rule("MX-042", "MX-C03")
@pytest.mark.parametrize(
    ("unit", "price"),
    [
        ("utem-guardsmen", 5),  # village and keep
        ("utem-swordsmen", 7),  # keep
        ("illusionists", 8),  # monastery and mage tower
        ("amotep-gunners", 9),  # keep and city
        ("altem-guardians", 14),  # city
    ],
)
def test_who_is_not_found_in_villages_costs_more_in_a_refugee_camp(unit: str, price: int) -> None:
    assert not camp(price - 1, unit).can(f"recruit {unit}")
    camp(price, unit).do(f"recruit {unit}").shows(influence=0, units=unit)


@pytest.mark.rule("MX-C03")
def test_a_unit_of_cities_only_that_costs_eight_costs_eleven() -> None:
    s = camp(0, "peasants").s
    unit = s.zones[UNIT_OFFER][0]
    s.definitions = s.definitions.copy()
    s.definitions[unit] = Unit("townsmen", 1, True, 3, 8, 5, [CITY_SITE], [])
    assert price_of(s, 0, unit) == 11


@pytest.mark.rule("MX-042")
def test_elsewhere_units_cost_what_is_printed() -> None:
    table = legion(at="2,-3", tiles="countryside-1@1,0 countryside-2@1,1", unit_offer="utem-swordsmen")
    assert price_of(table.s, 0, table.s.zones[UNIT_OFFER][0]) == 6


@pytest.mark.rule("MX-043")
def test_several_units_are_recruited_in_one_interaction() -> None:
    camp(11, "peasants utem-swordsmen", level=3).do("recruit peasants", "recruit utem-swordsmen").shows(influence=0)
