"""How combats end: tokens, fame, reputation, conquest, fall-back (16.8, MK-669, section 19)."""

from typing import Any

import pytest

from deckhold.engine.rng import Rng, seeded
from deckhold.games.mage_knight.terms import BLACK, GOLD, RED
from games.mage_knight.combat import Realm, again, faced, fight, land

KEEP = "countryside-3@1,0 countryside-2@1,1"  # a keep at 2,-4
TOWER = "countryside-4@1,0 countryside-2@1,1"  # a tower at 1,-3, orcs at 0,-3
MONASTERY = "countryside-5@1,0 countryside-2@1,1"  # at 2,-4
DEN = "countryside-6@1,0 countryside-1@1,1"  # at 0,-3
DUNGEON = "countryside-7@1,0 countryside-1@1,1"  # at 1,-2
RUINS = "countryside-8@1,0 countryside-1@1,1"  # at 2,-4
SPAWNING = "countryside-1@1,0 countryside-2@1,1 core-1@2,1"  # spawning grounds at 3,-5, a tomb at 5,-6


NO_TOKENS = {f"{zone}_{back}": "" for zone in ("pile", "used") for back in ("brown", "red", "violet", "grey", "green")}


def rolling(colours: list[int]) -> Rng:
    """A stream of chance whose next dice show these colours."""
    for seed in range(10_000):
        rng = seeded(seed)
        if [rng.below(6) for _ in colours] == colours:
            return seeded(seed)
    raise LookupError(colours)


def won(table: Realm) -> Realm:
    """Defeat everybody in the attack phase."""
    s = table.s
    for _ in range(3):
        if s.in_combat() and table["moment"] != "attack":
            table.do("end-phase")
    s.strike[3] = 99
    s.targets = sum(1 << place for place in range(len(s.foes)) if not s.foe_flags[place] & 4)
    return again(table).do("strike")


def lost(table: Realm) -> Realm:
    """Go through all phases without doing anything."""
    while table["moment"] not in ("closing", "moving"):
        table.do("end-phase")
    return table


# -- rampaging enemies -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-367", "MK-Q88", "MK-669")
@pytest.mark.parametrize(("enemy", "reputation"), [("prowlers", 1), ("swamp-dragon", 2), ("gargoyle", 1)])
def test_a_defeated_rampaging_enemy_brings_reputation_and_leaves_its_space(enemy: str, reputation: int) -> None:
    table = won(land(at="1,-3", tokens=f"{enemy}@1,-4").do(f"challenge {enemy}"))
    table.shows(reputation=reputation, shields={}, moment="closing")
    assert table.tokens_at("1,-4") == []


@pytest.mark.rule("MK-367", "MK-Q88")
def test_reputation_comes_with_the_results_not_with_the_defeat() -> None:
    table = fight("prowlers/wild diggers/wild", "attack", targets=1, strike={"melee-physical": 3})
    table.do("strike").shows(fame=2, reputation=0).do("end-phase").shows(reputation=1)


@pytest.mark.rule("MK-372")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    table = lost(land(at="1,-3", tokens="prowlers@1,-4").do("challenge prowlers"))
    table.shows(moment="closing", reputation=0)
    assert table.tokens_at("1,-4") == ["prowlers"]


@pytest.mark.rule("MK-368", "MK-442")
def test_orcs_met_in_ruins_bring_no_reputation() -> None:
    fight("prowlers", "attack", targets=1, strike={"melee-physical": 3}).do("strike").shows(reputation=0)


# -- fortified sites ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-370", "MK-418", "MK-419")
def test_a_conquered_keep_is_marked_and_the_hero_stays() -> None:
    table = land(tiles=KEEP, at="1,-3", tokens="swordsmen@2,-4", move_points=9, hand="rage")
    won(table.do("move 2,-4")).shows(shields={"@2,-4": [0]}, rewards=[], fame=4, reputation=-1, moment="closing")
    assert table.at() == "2,-4"
    assert not table.can("interact")


@pytest.mark.rule("MK-375", "MK-Q12", "MK-422")
def test_a_failed_assault_ends_where_it_began_and_the_garrison_stays_in_sight() -> None:
    table = land(tiles=KEEP, at="1,-3", tokens="?swordsmen@2,-4", move_points=9, night=True)
    lost(table.do("move 2,-4")).shows(shields={}, reputation=-1, hand="wound*3")
    assert table.at() == "1,-3"
    assert table.known("2,-4") == ["swordsmen"]


@pytest.mark.rule("MK-292", "MK-421", "MK-E69")
def test_a_keep_taken_from_another_player_changes_its_owner_for_half_the_fame() -> None:
    place = {"tiles": KEEP, "at": "1,-3", "at_1": "4,-2", "shields": {"2,-4": [1]}, "move_points": 9}
    table = land(seats=2, pile_grey="guardsmen", **place).do("move 2,-4")
    won(table).shows(shields={"@2,-4": [0]}, fame=2)


@pytest.mark.rule("MK-421")
def test_a_keep_that_is_not_taken_discards_its_token() -> None:
    place = {"tiles": KEEP, "at": "1,-3", "at_1": "4,-2", "shields": {"2,-4": [1]}, "move_points": 9}
    table = land(seats=2, pile_grey="guardsmen", **place).do("move 2,-4")
    lost(table).shows(shields={"@2,-4": [1]}, used_grey="guardsmen", battle="")
    assert table.at() == "1,-3"


@pytest.mark.rule("MK-E69", "MK-647")
def test_halved_fame_is_halved_together() -> None:
    table = fight("crossbowmen/half swordsmen/half", "attack", targets=3, strike={"melee-physical": 9})
    table.do("strike").shows(fame=4)
    table = fight("crossbowmen/half swordsmen/half", "attack", strike={"melee-physical": 9})
    table.do("target swordsmen", "strike").shows(fame=2)


@pytest.mark.rule("MK-425", "MK-370")
def test_a_conquered_tower_gives_a_spell() -> None:
    table = land(tiles=TOWER, at="1,-2", tokens="monks@1,-3", move_points=9).do("move 1,-3")
    won(table).shows(shields={"@1,-3": [0]}, rewards=["spell"])


@pytest.mark.rule("MK-370", "MK-299")
def test_rampaging_enemies_do_not_matter_for_the_conquest() -> None:
    table = land(tiles=TOWER, at="0,-2", tokens="monks@1,-3 prowlers@0,-3", move_points=9, hand="rage")
    table.do("move 1,-3", "end-phase", "end-phase")
    table.s.strike[0] = 5
    table.do("target monks", "strike", "end-phase").shows(shields={"@1,-3": [0]}, rewards=["spell"], reputation=-1)
    assert table.at() == "1,-3"
    assert table.tokens_at("0,-3") == ["prowlers"]


# -- monastery ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-371", "MK-415")
def test_a_burned_monastery_gives_an_artifact() -> None:
    table = won(land(tiles=MONASTERY, at="2,-4", pile_violet="monks").do("burn"))
    table.shows(shields={"@2,-4": [0]}, rewards=["artifact"], reputation=-3, fame=4)


@pytest.mark.rule("MK-373", "MK-416")
def test_a_monastery_that_was_not_burned_stays_and_the_token_is_discarded() -> None:
    table = lost(land(tiles=MONASTERY, at="2,-4", pile_violet="monks").do("burn"))
    table.shows(shields={}, rewards=[], used_violet="monks", battle="")
    assert table.at() == "2,-4"


@pytest.mark.rule("MK-415")
def test_a_burned_monastery_cannot_be_burned_again() -> None:
    assert land(tiles=MONASTERY, at="2,-4").can("burn")
    assert not land(tiles=MONASTERY, at="2,-4", shields={"2,-4": [0]}).can("burn")


# -- places without a token --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-Q42", "MK-369", "MK-371")
@pytest.mark.parametrize(
    ("tiles", "at", "pile", "left", "verb"),
    [
        (DEN, "0,-3", "used_brown", "gargoyle", "enter"),
        (DUNGEON, "1,-2", "pile_brown", "gargoyle", "enter"),
        (SPAWNING, "3,-5", "used_brown", "gargoyle", "enter"),  # a single monster is one to be defeated
        (SPAWNING, "5,-6", "pile_red", "fire-dragon", "enter"),
        (MONASTERY, "2,-4", "used_violet", "monks", "burn"),
    ],
)
def test_nothing_is_won_where_no_token_is_left_for_the_enemy_of_a_place(
    tiles: str, at: str, pile: str, left: str, verb: str
) -> None:
    position: dict[str, Any] = {"tiles": tiles, "at": at, **NO_TOKENS}
    assert not land(**position).can(verb)
    assert faced(land(**{**position, pile: left}).do(verb)) == [left]


@pytest.mark.rule("MK-Q42")
def test_why_nobody_is_met_there() -> None:
    game = land(tiles=DEN, at="0,-3", **NO_TOKENS).game
    assert game.why_not("@0,-3") == "No enemy token is left for this place: there is nobody to fight."
    assert game.why_not("@0,-3", "ru") == "Для этого места не осталось жетонов врагов: сражаться не с кем."


@pytest.mark.rule("MK-Q42", "MK-440")
def test_enemies_of_ruins_that_stand_there_are_met_although_the_piles_are_empty() -> None:
    assert not land(tiles=RUINS, at="2,-4", tokens="ruin-green-green@2,-4", **NO_TOKENS).can("enter")
    table = land(tiles=RUINS, at="2,-4", tokens="ruin-green-green@2,-4 prowlers@2,-4", **NO_TOKENS).do("enter")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MK-Q42", "MK-291", "MK-292")
@pytest.mark.parametrize("shields", [{}, {"2,-4": [1]}])
def test_a_keep_without_a_token_is_taken_by_whoever_enters(shields: dict[str, list[int]]) -> None:
    table = land(tiles=KEEP, seats=2, at="1,-3", move_points=3, shields=shields, **NO_TOKENS).do("move 2,-4")
    table.shows(shields={"@2,-4": [0]}, reputation=-1, fame=0, moment="closing")


# -- monster den, spawning grounds -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-427", "MK-428", "MK-369")
def test_a_den_gives_two_random_crystals() -> None:
    table = land(tiles=DEN, at="0,-3", pile_brown="gargoyle", units="peasants~1").do("enter").shows(alone=False)
    won(table).shows(shields={"@0,-3": [0]}, rewards=["random-crystal", "random-crystal"], reputation=0)


@pytest.mark.rule("MK-429", "MK-374")
def test_an_undefeated_monster_stays_in_its_den() -> None:
    table = lost(land(tiles=DEN, at="0,-3", pile_brown="gargoyle").do("enter"))
    table.shows(shields={}, rewards=[], hand="wound*3")
    assert (table.at(), table.known("0,-3")) == ("0,-3", ["gargoyle"])
    assert faced(land(tiles=DEN, at="0,-3", tokens="gargoyle@0,-3", pile_brown="medusa").do("enter")) == ["gargoyle"]


@pytest.mark.rule("MK-428")
def test_a_conquered_den_is_empty() -> None:
    assert not land(tiles=DEN, at="0,-3", shields={"0,-3": [0]}).can("enter")


@pytest.mark.rule("MK-430", "MK-X05")
def test_spawning_grounds_have_two_monsters_and_a_rich_reward() -> None:
    table = land(tiles=SPAWNING, at="3,-5", pile_brown="gargoyle medusa").do("enter")
    assert sorted(faced(table)) == ["gargoyle", "medusa"]
    won(table).shows(shields={"@3,-5": [0]}, rewards=["artifact", "random-crystal", "random-crystal", "random-crystal"])


@pytest.mark.rule("MK-E60")
def test_spawning_grounds_cleared_at_fame_14() -> None:
    table = land(tiles=SPAWNING, at="3,-5", pile_brown="gargoyle minotaur", fame=14, level=3, hand="", deck="march*2")
    won(table.do("enter")).shows(fame=22)
    table.s.rng = rolling([RED, GOLD, BLACK])
    table.do("end-turn")
    asked: dict[str, int] = {}
    while table.asks.split()[1] not in ("turn", "announce"):
        asked[table.asks] = len(table.choices)
        table.do("colour 1" if table.can("colour 1") else table.choices[0])
    table.shows(fame=23, level=4, crystals={"red": 1, "blue": 1})
    assert list(asked) == ["0 rewards", "0 artifacts", "0 colour", "0 skill", "0 reward-advanced"]
    assert asked["0 artifacts"] == 2  # of two artifacts one is kept


@pytest.mark.rule("MK-X05", "MK-374")
def test_a_defeated_monster_of_spawning_grounds_is_replaced_by_one_face_down() -> None:
    table = land(tiles=SPAWNING, at="3,-5", pile_brown="werewolf gargoyle medusa", level=9).do("enter")
    table.do("end-phase", "end-phase")
    table.s.strike[1] = 4
    table.do("target gargoyle", "strike", "end-phase").shows(shields={}, rewards=[], fame=4)
    assert sorted(table.known("3,-5")) == ["?brown", "medusa"]


@pytest.mark.rule("MK-X05")
def test_the_monster_that_was_put_there_is_turned_up_when_a_hero_enters() -> None:
    table = land(tiles=SPAWNING, at="3,-5", tokens="medusa@3,-5 ?werewolf@3,-5").do("enter")
    assert sorted(table.known("3,-5")) == ["medusa", "werewolf"]


# -- dungeon and tomb --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-431", "MK-432", "MK-Q17", "MK-683")
def test_in_a_dungeon_the_hero_is_alone_and_it_is_night() -> None:
    table = land(tiles=DUNGEON, at="1,-2", pile_brown="gargoyle", units="peasants", hand="rage").do("enter")
    table.shows(alone=True, night_rules=True, night=False, battle="gargoyle")
    assert not table.s.gold_works()
    assert table.s.black_works()


@pytest.mark.rule("MK-433", "MK-369")
def test_the_first_who_wins_in_a_dungeon_marks_it_and_has_a_reward() -> None:
    table = won(land(tiles=DUNGEON, at="1,-2", pile_brown="gargoyle").do("enter"))
    table.shows(shields={"@1,-2": [0]}, rewards=["dungeon"], night_rules=False, alone=False)
    assert table.s.gold_works()


@pytest.mark.rule("MK-434", "MK-373")
def test_an_undefeated_monster_of_a_dungeon_is_discarded() -> None:
    table = lost(land(tiles=DUNGEON, at="1,-2", pile_brown="gargoyle").do("enter"))
    table.shows(shields={}, rewards=[], used_brown="gargoyle")
    assert table.tokens_at("1,-2") == []


@pytest.mark.rule("MK-435")
def test_a_conquered_dungeon_may_be_entered_again_for_fame_alone() -> None:
    table = won(land(tiles=DUNGEON, at="1,-2", shields={"1,-2": [0]}, pile_brown="gargoyle").do("enter"))
    table.shows(fame=4, rewards=[], shields={"@1,-2": [0]})


@pytest.mark.rule("MK-436", "MK-X06")
def test_a_tomb_is_a_dungeon_with_a_red_enemy_and_a_larger_reward() -> None:
    table = land(tiles=SPAWNING, at="5,-6", pile_red="fire-dragon", units="peasants").do("enter")
    table.shows(alone=True, night_rules=True, battle="fire-dragon")
    won(table.copy()).shows(shields={"@5,-6": [0]}, rewards=["spell", "artifact"], fame=8, reputation=0)
    lost(table).shows(shields={}, used_red="fire-dragon")


# -- ruins -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-438", "MK-439", "MK-Q18")
def test_an_altar_takes_three_mana_of_its_colour_for_fame() -> None:
    place = {"tiles": RUINS, "at": "2,-4", "tokens": "altar-green@2,-4", "dice": "blue"}
    assert not land(crystals={"green": 2}, **place).can("enter")
    table = land(crystals={"green": 3}, move_points=3, **place).do("enter")
    table.shows(fame=7, shields={"@2,-4": [0]}, crystals={}, moment="closing", move_points=0)
    assert table.tokens_at("2,-4") == []


@pytest.mark.rule("MK-129", "MK-439", "MK-465", "MK-666")
def test_an_altar_is_an_action_but_no_combat_that_would_cost_healing_points() -> None:
    table = land(
        tiles=RUINS,
        at="2,-4",
        tokens="altar-green@2,-4",
        dice="blue",
        hand="march wound",
        crystals={"green": 3},
        move_points=2,
        influence=1,
        healing=1,
    )
    answers: Any = table.game.view(0)["actions"]
    told = next(one for one in answers if one["verb"] == "enter")
    assert told["warnings"] == ["2 move will be lost", "1 influence will be lost"]
    table.do("enter").shows(fame=7, move_points=0, influence=0, healing=1)
    table.do("heal").shows(hand="march")


@pytest.mark.rule("MK-439", "MK-Q18", "MK-Q52")
def test_gold_and_the_die_pay_for_an_altar_by_day() -> None:
    place = {"tiles": RUINS, "at": "2,-4", "tokens": "altar-green@2,-4", "dice": "green"}
    table = land(mana={"gold": 1}, crystals={"green": 1}, **place)
    assert table.can("enter")
    assert not land(mana={"gold": 1}, crystals={"green": 1}, night=True, **place).can("enter")


@pytest.mark.rule("MK-440", "MK-441", "MK-369", "MK-X15")
def test_enemies_of_ruins_guard_a_reward() -> None:
    table = land(tiles=RUINS, at="2,-4", tokens="ruin-green-green@2,-4", pile_green="prowlers diggers").do("enter")
    assert sorted(faced(table)) == ["diggers", "prowlers"]
    won(table).shows(shields={"@2,-4": [0]}, rewards=["four-crystals"], reputation=0)
    assert table.tokens_at("2,-4") == []


@pytest.mark.rule("MK-440", "MK-374")
def test_undefeated_enemies_of_ruins_stay_and_defeated_ones_are_not_replaced() -> None:
    table = land(tiles=RUINS, at="2,-4", tokens="ruin-green-green@2,-4", pile_green="prowlers diggers", level=9)
    table.do("enter", "end-phase", "end-phase")
    table.s.strike[0] = 3
    table.do("target prowlers", "strike", "end-phase").shows(shields={}, rewards=[])
    assert sorted(table.tokens_at("2,-4")) == ["diggers", "ruin-green-green"]
    table = land(tiles=RUINS, at="2,-4", tokens="ruin-green-green@2,-4 diggers@2,-4").do("enter")
    assert faced(table) == ["diggers"]
    won(table).shows(rewards=["four-crystals"])


# -- afterwards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-464", "MK-669", "MK-307")
def test_after_a_combat_wounds_may_be_healed_but_not_in_it() -> None:
    table = fight("prowlers", "block", units="herbalists", hand="rage")
    assert not table.can("unit herbalists 0")
    table.do("end-phase", "hit-hero", "end-phase").shows(moment="closing", hand="rage wound*2")
    assert table.can("unit herbalists 0")


@pytest.mark.rule("MK-667", "MK-669")
def test_what_held_for_the_combat_is_over() -> None:
    table = fight("prowlers", "attack").do("end-phase")
    table.shows(foes=[], targets=0, blocking=-1, strike={}, guard={}, night_rules=False, alone=False)


@pytest.mark.rule("MK-262")
def test_beside_another_hero_nothing_but_that_hero_is_fought() -> None:
    table = land(seats=2, at="1,-3", at_1="1,-3", tokens="prowlers@1,-4", hand="rage")
    assert not table.can("challenge prowlers")
