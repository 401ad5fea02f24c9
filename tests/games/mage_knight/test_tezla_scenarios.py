"""What the scenarios of Shades of Tezla change while they are played (29.11 to 29.15)."""

from typing import Any

import pytest

from deckhold.bots.simple import GreedyBot
from deckhold.engine.core import Ctx
from deckhold.games.mage_knight.terms import COLD_FIRE, SIEGE
from games.mage_knight.land import Realm, land

NORTH = "countryside-3@1,0 countryside-9@1,1"  # no glade, no rampaging enemy
GLADES = "countryside-1@1,0 countryside-1@1,1"


def life(**more: Any) -> Realm:
    """Life and Death for two."""
    return land(**{"seats": 2, "scenario": "life-and-death", "tezla": True, "hand": "march", **more})


def realm(**more: Any) -> Realm:
    """The Realm of the Dead for two."""
    return land(**{"seats": 2, "scenario": "realm-of-the-dead", "tezla": True, "hand": "march", **more})


def valley(**more: Any) -> Realm:
    """The Hidden Valley for two."""
    return land(**{"seats": 2, "scenario": "hidden-valley", "tezla": True, "tiles": NORTH, "hand": "march", **more})


def relic(**more: Any) -> Realm:
    """The Lost Relic for two."""
    tiles = f"{NORTH} countryside-4@0,1 core-6@2,1"  # a ruined city on 4,-5
    position = {"seats": 2, "scenario": "lost-relic", "tezla": True, "hand": "march", "tiles": tiles, "level": 3}
    return land(**{**position, "fame": 9, **more})


def beat(table: Realm, *enemies: str) -> Realm:
    """Defeat these enemies with an attack that nothing withstands."""
    for enemy in enemies:
        if not table.can("strike") and not aimed_at(table, enemy):
            table.do(f"target {enemy}")
    table.s.add_attack(0, -1, 99, COLD_FIRE, SIEGE)
    refresh(table)
    return table.do("strike")


def aimed_at(table: Realm, enemy: str) -> bool:
    """A single enemy is the target already."""
    s = table.s
    return any(s.targets & 1 << i and table.game.table.card[foe].id == enemy for i, foe in enumerate(s.foes))


def refresh(table: Realm) -> None:
    """The same question again, with what can be answered now."""
    asking = table.s.asking
    assert asking is not None
    table.s.ask(asking)


def suffer(table: Realm) -> Realm:
    """The combat goes on without any attack or block until it is over."""
    while table.s.in_combat():
        table.do("end-phase" if table.can("end-phase") else table.choices[0])
    return table


def ended(table: Realm) -> Realm:
    """The turn of the seat that is asked ends, with as little ado as possible."""
    turn = table.asks
    table.do("end-turn")
    while not table.game.over and table.asks.startswith(turn[:2]) and table.asks != turn:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


# -- Life and Death ----------------------------------------------------------------------------------------------------

HELD = {"tiles": "countryside-3@1,0 countryside-1@1,1", "tokens": "centaur-outriders@3,-2 water-elemental@3,-2"}
GRAVE = {
    "tiles": "countryside-1@1,0 countryside-9@1,1",
    "places": "graveyard@1,-3",
    "tokens": "skeletal-warriors@1,-3 mummy@1,-3",
}


@pytest.mark.rule("MX-420", "MX-421")
def test_who_frees_a_glade_gets_an_artifact_a_shield_and_reputation() -> None:
    table = life(at="3,-2", **HELD).do("enter")
    beat(table, "centaur-outriders", "water-elemental")
    table.shows(reputation=1, rewards=["artifact"], shields={"@3,-2": [0]})


@pytest.mark.rule("MX-421")
def test_who_frees_a_graveyard_gets_a_spell() -> None:
    table = life(at="1,-3", **GRAVE).do("enter")
    beat(table, "skeletal-warriors", "mummy")
    table.shows(reputation=1, shields={"@1,-3": [0]})
    table.shows(rewards=["spell"])


@pytest.mark.rule("MX-420")
def test_enemies_that_survive_stay_and_can_be_fought_again() -> None:
    table = life(at="3,-2", **HELD).do("enter")
    beat(table, "centaur-outriders")
    suffer(table)
    table.shows(reputation=0, shields={})
    assert (table.tokens_at("3,-2"), table.at()) == (["water-elemental"], "3,-2")
    again = life(at="3,-2", tiles=HELD["tiles"], tokens="water-elemental@3,-2").do("enter")
    beat(again, "water-elemental").shows(reputation=1, shields={"@3,-2": [0]})


@pytest.mark.rule("MX-420")
def test_walking_over_a_held_glade_starts_no_fight() -> None:
    table = life(at="3,-1", move_points=3, **HELD)
    table.do("move 3,-2").shows(moment="moving")
    assert table.can("enter")


@pytest.mark.rule("MX-422", "MX-Q43")
def test_a_held_place_gives_nothing_a_freed_one_does() -> None:
    held = life(at="0,-1", at_1="3,-2", order=[0, 1], hand_1="march*2", **HELD)
    assert ended(held)["tokens_1"] == {}
    freed = life(at="0,-1", at_1="3,-2", order=[0, 1], hand_1="march*2", tiles=HELD["tiles"])
    assert ended(freed)["tokens_1"] == {"gold": 1}
    grave = {"at": "0,-1", "at_1": "1,-3", "order": [0, 1], "hand_1": "march*2", "night": True, **GRAVE}
    assert ended(life(**grave))["tokens_1"] == {}
    assert ended(life(**{**grave, "tokens": ""}))["tokens_1"] == {"black": 1}


@pytest.mark.rule("MX-422", "MX-440")
def test_night_rules_always_hold_in_a_graveyard() -> None:
    for tokens in (GRAVE["tokens"], ""):
        table = life(at="1,-3", dice="black gold red red", **{**GRAVE, "tokens": tokens})
        assert table.s.usable(5)
        assert not table.s.usable(4)
        away = life(at="0,-1", dice="black gold red red", **{**GRAVE, "tokens": tokens})
        assert not away.s.usable(5)
        assert away.s.usable(4)


LEADERS = {
    "tiles": f"{NORTH} core-5@2,1",
    "places": "hidden-valley@4,-5",
    "leader_start": {"elementalists": 1},
    "leader_level": {"elementalists": 1},
}


@pytest.mark.rule("MX-426", "MX-443", "MX-458")
def test_a_leader_is_attacked_by_moving_onto_its_space() -> None:
    table = life(at="4,-4", move_points=2, tokens="tezlas-spirit@4,-5 elven-protectors@4,-5", **LEADERS)
    assert "4,-5" in table.goes
    table.do("move 4,-5")
    assert table.s.in_combat()
    suffer(table).shows(reputation=0)
    assert table.at() == "4,-4"  # nobody stays there


TWO = {"elementalists": 1, "dark-crusaders": 1}
BEATEN: dict[str, Any] = {
    "leader_start": TWO,
    "leader_level": {},
    "leader_row": {"elementalists": [0], "dark-crusaders": [1]},
}


@pytest.mark.rule("MX-430", "MX-412", "MX-Q38")
def test_when_both_leaders_are_defeated_everybody_has_one_more_turn() -> None:
    table = ended(life(at="0,-1", order=[0, 1], hand_1="march*2", tiles=NORTH, **BEATEN))
    table.shows(ending=True, turns_left=2)
    assert table.asks == "1 turn"
    ended(table)
    while table.asks != "0 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    ended(table)
    assert table.game.over


@pytest.mark.rule("MX-430")
def test_one_leader_is_not_enough_and_none_is_defeated_before_it_is_found() -> None:
    one: dict[str, Any] = {**BEATEN, "leader_row": {"elementalists": [0]}, "leader_level": {"dark-crusaders": 1}}
    ended(life(at="0,-1", order=[0, 1], tiles=NORTH, **one)).shows(ending=False)
    ended(life(at="0,-1", order=[0, 1], tiles=NORTH)).shows(ending=False)


@pytest.mark.rule("MX-430", "MX-412")
def test_alone_only_the_player_has_a_last_turn() -> None:
    table = land(
        scenario="life-and-death-solo", tezla=True, at="0,-1", hand="march", order=[0, 1], tiles=NORTH, **BEATEN
    )
    ended(table)
    assert table.asks in ("0 turn", "0 announce")
    table.shows(turns_left=1)


@pytest.mark.rule("MX-412")
def test_if_the_round_ends_earlier_the_game_does() -> None:
    table = life(
        at="0,-1", order=[1, 0], order_at=1, tiles=NORTH, announced=1, turns_left=1, counted=True, round=2, **BEATEN
    )
    table.do("end-turn")
    while not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(round=2)


# -- tactics -----------------------------------------------------------------------------------------------------------


def last_turn(scenario: str, seats: int) -> Realm:
    """The end of a round: the last turn has been played."""
    more: dict[str, Any] = {f"deck_{seat}": "" for seat in range(seats)}
    table = land(
        seats=seats,
        scenario=scenario,
        tezla=True,
        at="0,-1",
        turns_left=1,
        counted=True,
        announced=0,
        tiles=OPEN[seats],
        **more,
    )
    table.do("end-turn")
    while table.asks.split()[1] not in ("tactic", "use-up-tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


OPEN = {1: NORTH, 2: f"{NORTH} countryside-4@0,1"}


@pytest.mark.rule("MX-406", "MX-431", "MX-449", "MX-466")
def test_together_the_dummy_has_a_random_tactic_first_and_all_come_back() -> None:
    table = last_turn("realm-of-the-dead-cooperation", 2)
    assert table.asks.endswith(" tactic")
    dummy = [one for one in table["dummy_cards"] if table.game.table.by_id[one].kind == "tactic"]
    assert len(dummy) == 1
    assert len(table["tactics"]) == 5
    kinds = [table.game.table.by_id[one].kind for one in table["tactics_aside"] + table["tactics"] + dummy]
    assert kinds.count("tactic") == 12


@pytest.mark.rule("MX-408", "MX-431", "MX-449", "MX-466", "MX-483")
def test_alone_both_used_tactics_leave_the_game() -> None:
    table = last_turn("realm-of-the-dead-solo", 1)
    assert table.asks == "0 tactic"
    assert len(table["tactics"]) == 6  # of the night: the player chooses first
    used = [one for one in table["box"] if table.game.table.by_id[one].kind == "tactic"]
    assert len(used) == 2
    assert len(table["tactics_aside"]) == 4


# -- The Realm of the Dead ---------------------------------------------------------------------------------------------

FIRST = {"tiles": "countryside-1@1,0 countryside-9@1,1", "places": "graveyard@1,-3", "at": "1,-3"}
PRIZES = [
    ["advanced-action"],
    ["spell"],
    ["unit"],
    ["artifact"],
    ["artifact", "advanced-action"],
]


@pytest.mark.rule("MX-439", "MX-441")
@pytest.mark.parametrize("number", range(5))
def test_what_freeing_a_graveyard_brings_depends_on_its_number(number: int) -> None:
    tiles = (
        "countryside-1@1,0 countryside-9@1,1 countryside-2@2,0 countryside-5@3,0 countryside-7@4,0 countryside-8@5,0"
    )
    glades = ["3,-7", "2,-9", "5,-12", "5,-16"]
    places = " ".join(f"graveyard@{cell}" for cell in [*glades[:number], "1,-3"])
    table = realm(tiles=tiles, places=places, at="1,-3", tokens="skeletal-warriors@1,-3").do("enter")
    beat(table, "skeletal-warriors").shows(reputation=2, shields={})
    assert table["rewards"] == PRIZES[number]


@pytest.mark.rule("MX-442")
def test_a_freed_graveyard_is_sealed_with_a_mana_in_the_turn_that_freed_it() -> None:
    table = realm(tokens="skeletal-warriors@1,-3", mana={"green": 1}, dice="gold gold gold gold gold", **FIRST)
    assert not table.can("special 2")
    table.do("enter")
    beat(table, "skeletal-warriors").shows(moment="closing")
    table.do("special 2").shows(shields={"@1,-3": [0]}, reputation=3, tokens={}, moment="closing")
    assert not table.can("special 2")


@pytest.mark.rule("MX-442")
def test_sealing_is_no_action_and_any_hero_may_do_it() -> None:
    table = realm(mana={"green": 1}, dice="gold gold gold gold gold", move_points=2, **FIRST)
    table.do("special 2").shows(moment="moving", move_points=2, shields={"@1,-3": [0]})
    assert not realm(shields={"1,-3": [1]}, mana={"green": 1}, **FIRST).can("special 2")


@pytest.mark.rule("MX-442")
def test_no_seal_without_mana_or_beside_another_hero() -> None:
    assert not realm(mana={}, dice="gold gold gold gold gold", **FIRST).can("special 2")
    assert realm(mana={}, dice="black gold gold gold gold", **FIRST).can("special 2")  # night rules hold there
    assert not realm(mana={"green": 1}, at_1="1,-3", **FIRST).can("special 2")


@pytest.mark.rule("MX-442")
def test_the_player_says_which_mana_seals() -> None:
    table = realm(mana={"green": 1, "red": 1}, dice="gold gold gold gold gold", **FIRST).do("special 2")
    assert table.choices == ["colour 0", "colour 2"]
    table.do("colour 0").shows(tokens={"green": 1})


@pytest.mark.parametrize(("language", "said"), [("en", "Seal the graveyard"), ("ru", "Запечатать кладбище")])
def test_a_greedy_player_seals_and_reads_what_it_does(language: str, said: str) -> None:
    table = realm(mana={"green": 1}, dice="gold gold gold gold gold", hand="", **FIRST)
    chosen = GreedyBot().choose(table.game)
    assert table.game.label(chosen, language).startswith(said)


SEALED: dict[str, Any] = {
    "tiles": "countryside-1@1,0 countryside-2@1,1",
    "places": "graveyard@1,-3 graveyard@4,-3",
    "leader_start": {"dark-crusaders": 1},
    "leader_level": {},
    "leader_row": {"dark-crusaders": [0]},
}


@pytest.mark.rule("MX-448")
def test_the_realm_is_closed_when_all_graveyards_are_sealed_and_the_necromancer_is_defeated() -> None:
    both = {"1,-3": [0], "4,-3": [1]}
    ended(realm(at="0,-1", order=[0, 1], shields=both, **SEALED)).shows(ending=True)
    ended(realm(at="0,-1", order=[0, 1], shields={"1,-3": [0]}, **SEALED)).shows(ending=False)
    stands: dict[str, Any] = {**SEALED, "leader_row": {}, "leader_level": {"dark-crusaders": 1}}
    ended(realm(at="0,-1", order=[0, 1], shields=both, **stands)).shows(ending=False)
    one: dict[str, Any] = {**SEALED, "places": "graveyard@1,-3"}  # a glade is still to be found
    ended(realm(at="0,-1", order=[0, 1], shields={"1,-3": [0]}, **one)).shows(ending=False)


# -- The Hidden Valley -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-C25", "MX-457")
def test_revealing_costs_6_points_of_which_some_may_be_influence() -> None:
    assert not valley(at="2,-3", move_points=5, tile_deck="core-1 countryside-4").reveals
    assert valley(at="2,-3", move_points=6, tile_deck="core-1 countryside-4").reveals == {"4,-5"}
    table = valley(at="2,-3", move_points=4, influence=2, tile_deck="core-1 countryside-4")
    table.do("explore 4,-5").shows(move_points=0, influence=0, did_move=True)
    assert "countryside-4" in table["laid"]


@pytest.mark.rule("MX-457")
def test_the_player_says_how_much_of_the_price_is_influence() -> None:
    table = valley(at="2,-3", move_points=5, influence=3, tile_deck="core-1 countryside-4").do("explore 4,-5")
    assert table.choices == ["amount 1", "amount 2", "amount 3"]
    table.do("amount 2").shows(move_points=1, influence=1)


@pytest.mark.rule("MX-457")
def test_influence_alone_reveals_a_tile_too() -> None:
    table = valley(at="2,-3", move_points=0, influence=6, tile_deck="core-1 countryside-4").do("explore 4,-5")
    table.shows(influence=0)


@pytest.mark.rule("MX-C25", "MX-457")
def test_what_makes_revealing_cheaper_counts_before_the_tripling() -> None:
    forest = valley(at="2,-3", move_points=2, tile_deck="core-1 countryside-4")
    allies = forest.game.table.by_id["braevalar-feral-allies"].roots()["gained"]  # tiles are revealed for 1 less
    allies.run(forest.game, Ctx(allies, 0, forest.game.table.copies("braevalar-feral-allies")[0], 0, 0))
    refresh(forest)
    assert not forest.reveals
    forest.s.gain_move(0, 1)
    refresh(forest)
    assert forest.reveals == {"4,-5"}
    forest.do("explore 4,-5").shows(move_points=0)


LAIR = f"{NORTH} countryside-4@2,1"  # orcs on 3,-5


@pytest.mark.rule("MX-456", "MX-Q44")
def test_a_beaten_rampaging_enemy_shows_the_way_to_a_tile_anywhere() -> None:
    table = valley(
        tiles=LAIR, at="3,-4", tokens="centaur-outriders@3,-5", tile_deck="core-1 countryside-5 countryside-6"
    )
    table.do("challenge centaur-outriders")
    beat(table, "centaur-outriders")
    assert table.asks == "0 free-tile"
    assert set(table.choices) == {"cell @2,-6", "cell @6,-4", "cell @5,-8", "cell @7,-7", "pass"}
    assert len({table.game.label(action) for action in table.game.actions()}) == 5
    table.do("cell 6,-4").shows(move_points=0)
    assert "countryside-6" in table["laid"]
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-456", "MX-Q44")
def test_two_beaten_enemies_give_two_tiles_and_none_must_be_laid() -> None:
    table = valley(
        tiles=LAIR,
        at="3,-4",
        tokens="centaur-outriders@3,-5 elven-protectors@3,-5",
        tile_deck="core-1 countryside-5 countryside-6",
    )
    table.do("challenge centaur-outriders")
    beat(table, "centaur-outriders", "elven-protectors")
    table.do("cell 6,-4")
    assert table.asks == "0 free-tile"
    table.do("pass")
    assert table.asks == "0 turn"
    assert len(table["laid"]) == 5


@pytest.mark.rule("MX-456")
def test_defenders_and_survivors_show_nothing() -> None:
    table = valley(tiles=LAIR, at="3,-4", tokens="centaur-outriders@3,-5", tile_deck="core-1 countryside-5")
    table.do("challenge centaur-outriders")
    assert suffer(table).asks == "0 turn"


@pytest.mark.rule("MX-459")
def test_a_keep_taken_by_another_hero_is_defended_by_a_grey_token() -> None:
    table = valley(
        tiles=f"{NORTH} core-7@2,1", places="hidden-valley@4,-5", at="2,-4", move_points=4, shields={"3,-5": [1]}
    )
    table.do("move 3,-5")
    assert [table.game.table.card[foe].back for foe in table.s.foes] == ["grey"]  # type: ignore[attr-defined]


@pytest.mark.rule("MX-460")
def test_the_valley_gives_its_gifts_only_when_it_is_free() -> None:
    place = {"tiles": f"{NORTH} core-7@2,1", "places": "hidden-valley@4,-5", "order": [0, 1], "hand_1": "march*2"}
    free = valley(at="0,-1", at_1="4,-5", **place)
    assert ended(free)["tokens_1"] == {"gold": 1}
    held = valley(at="0,-1", at_1="4,-5", tokens="elven-protectors@4,-5", **place)
    assert ended(held)["tokens_1"] == {}


@pytest.mark.rule("MX-465")
def test_the_valley_ends_with_the_high_priestess() -> None:
    done: dict[str, Any] = {"leader_start": {"elementalists": 1}, "leader_row": {"elementalists": [1]}}
    ended(valley(at="0,-1", order=[0, 1], **done)).shows(ending=True, turns_left=2)
    ended(valley(at="0,-1", order=[0, 1])).shows(ending=False)


# -- The Lost Relic ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-475", "MX-Q23")
def test_who_defeats_the_draconum_of_a_ruined_city_has_a_part_of_the_relic() -> None:
    table = relic(at="4,-4", move_points=2, tokens="fire-dragon@4,-5").do("move 4,-5")
    assert table.s.foe_flags == [0]  # neither fortified nor rampaging
    beat(table, "fire-dragon").shows(shields={"@4,-5": [0]}, reputation=0)
    assert table.at() == "4,-5"


@pytest.mark.rule("MX-475", "MX-Q23")
def test_who_does_not_falls_back_and_the_draconum_stays_in_sight() -> None:
    table = relic(at="4,-4", move_points=2, tokens="?fire-dragon@4,-5").do("move 4,-5")
    suffer(table).shows(shields={}, reputation=0)
    assert table.at() == "4,-4"
    assert table.known("4,-5") == ["fire-dragon"]


@pytest.mark.rule("MX-475", "MK-Q42")
def test_where_no_draconum_was_left_whoever_enters_has_the_part() -> None:
    table = relic(at="4,-4", move_points=2).do("move 4,-5 1")
    table.shows(shields={"@4,-5": [0]}, reputation=0, moment="closing")
    assert table.at() == "4,-5"


@pytest.mark.rule("MX-475")
def test_it_is_not_rampaging() -> None:
    table = relic(at="4,-4", move_points=9, tokens="fire-dragon@4,-5")
    assert not table.can("challenge fire-dragon")
    table.do("move 3,-4").shows(moment="moving")


@pytest.mark.rule("MX-473")
def test_a_ruined_city_costs_2_and_holds_one_hero_only() -> None:
    table = relic(at="4,-4", move_points=2, shields={"4,-5": [1]})
    table.do("move 4,-5").shows(move_points=0, moment="moving")
    assert not table.can("interact")
    other = relic(at="4,-4", at_1="4,-5", move_points=2, shields={"4,-5": [1]}).do("move 4,-5")
    assert not other.s.many_may_stay(other.s.where(0))


@pytest.mark.rule("MX-Q23", "MX-471")
def test_green_rampaging_enemies_of_core_tiles_bring_1_reputation() -> None:
    table = relic(at="3,-4", tokens="prowlers@3,-5").do("challenge prowlers")
    beat(table, "prowlers").shows(reputation=1)


@pytest.mark.rule("MX-482", "MX-412", "MX-Q38")
def test_when_all_parts_are_found_everybody_has_one_more_turn() -> None:
    tiles = f"{NORTH} countryside-4@0,1 core-6@2,1 core-7@2,2"
    both = {"4,-5": [0], "6,-4": [1]}
    ended(relic(at="0,-1", order=[0, 1], tiles=tiles, shields=both)).shows(ending=True, turns_left=2)
    ended(relic(at="0,-1", order=[0, 1], tiles=tiles, shields={"4,-5": [0]})).shows(ending=False)


@pytest.mark.rule("MX-482", "MX-483")
def test_alone_one_last_turn_follows() -> None:
    tiles = f"{NORTH} countryside-4@0,1 core-6@2,1 core-7@2,2"
    both = {"4,-5": [0], "6,-4": [0]}
    table = land(
        scenario="lost-relic-solo",
        tezla=True,
        at="0,-1",
        hand="march",
        order=[0, 1],
        tiles=tiles,
        shields=both,
        level=3,
    )
    ended(table).shows(ending=True, turns_left=1)
    assert table.asks in ("0 turn", "0 announce")


# -- the table ---------------------------------------------------------------------------------------------------------


def shown(table: Realm) -> dict[str, tuple[int, int]]:
    """What there is of the task, and how much it must become; 0: it must go down."""
    area = next(one for one in table.game.info.areas(table.game, 0) if one.id == "round")
    limits = area.limits or {}
    return {key: (n, limits.get(key, 0)) for key, n in area.counters.items() if key not in ("round", "tiles")}


def test_the_table_shows_how_far_the_task_is_done() -> None:
    assert shown(life(tiles=NORTH)) == {"leader-elementalists": (4, 0), "leader-dark-crusaders": (4, 0)}
    beaten = life(
        tiles=NORTH, **{**BEATEN, "leader_row": {"elementalists": [0]}, "leader_level": {"dark-crusaders": 1}}
    )
    assert shown(beaten) == {"leader-dark-crusaders": (1, 0)}
    assert shown(realm(shields={"1,-3": [0]}, **SEALED)) == {"graveyards-sealed": (1, 2)}
    assert shown(relic(shields={"4,-5": [0]})) == {"parts-found": (1, 2)}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_the_table_says_of_it(language: str) -> None:
    t = life(tiles=NORTH).game.info.teller(language)
    for key in (
        "leader-elementalists",
        "leader-dark-crusaders",
        "graveyards-sealed",
        "parts-found",
    ):
        assert t.say(f"count-{key}")
