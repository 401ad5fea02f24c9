"""Edited saves of Mage Knight: what does not fit the rest is refused with its path."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.zones import DEFEATED, OF_ARMY
from games.mage_knight.combat import Realm, faced, fight, fortified, land
from games.mage_knight.encamped import CAMP, assault, camp
from games.mage_knight.newcomers import country
from games.mage_knight.test_duel import duel
from games.mage_knight.test_joint import agreed
from games.mage_knight.test_legion_sites import at_maze
from games.mage_knight.test_tezla_hunters import hunted
from games.mage_knight.test_tezla_leaders import at_gate
from games.mage_knight.test_tezla_scenarios import realm, relic
from games.mage_knight.test_volkare_joint import shares
from games.mage_knight.warlord import EPIC, QUEST, War, war
from games.position import in_force

TWO_BOXES = ["lost-legion", "shades-of-tezla"]

Edit = Callable[[dict[str, Any]], object]


def refuses(data: Any, edit: Edit, path: str) -> None:
    """A save is refused after an edit, and the error names what was wrong."""
    edit(data["position"])
    with pytest.raises(ValueError, match="position") as refused:
        deckhold.load(data)
    assert str(refused.value).startswith(f"{path}:")


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["die_state"].pop(), "position.die_state"),
        (lambda p: p["die_owner"].append(-1), "position.die_owner"),
        (lambda p: p["dice"].append("red"), "position.die_state"),
        (lambda p: p["order"].remove(0), "position.order"),
        (lambda p: p["order"].append(0), "position.order"),
        (
            lambda p: (p["box"].append(p["players"][0]["figure"].pop()), p["spots"].pop("tovak#1")),
            "position.players[0].figure",
        ),
        (lambda p: p["spots"].update({p["field"][0]: "@9,-9"}), "position.spots.prowlers#1"),
    ],
)
def test_what_does_not_fit_a_position_is_refused_with_its_path(edit: Edit, path: str) -> None:
    data: Any = land(at="portal", tokens="prowlers@1,-4").game.dump()
    refuses(data, edit, path)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["spots"].update({"tovak#1": "@-1,0"}), "position.spots.tovak#1"),  # the sea
        (lambda p: p["spots"].pop("tovak#1"), "position.players[0].off_map"),
        (lambda p: p["spots"].update({p["laid"][1]: p["spots"][p["laid"][2]]}), "position.spots.countryside-2#1"),
        (lambda p: p["spots"].update({p["laid"][1]: "@1,-1"}), "position.spots.countryside-1#1"),
        (lambda p: p.update(turn=2), "position.turn"),
        (lambda p: p.update(round=0), "position.round"),
        (lambda p: p.update(order_at=2), "position.order_at"),
        (lambda p: p.update(rival=1), "position.rival"),
        (lambda p: p["die_state"].__setitem__(0, "held"), "position.die_owner[0]"),
        (lambda p: p["players"][0]["tactic"].append(p["tactics_aside"].pop()), "position.players[0].tactic"),
        (lambda p: p["banner"].update({"peasants#1": "banner-of-fear#1"}), "position.banner.peasants#1"),
        (lambda p: p.update(announced=4), "position.announced"),
        (lambda p: p.update(announced=2), "position.announced"),  # there is no dummy
        (lambda p: p.update(acting=1), "position.acting"),
        (lambda p: p["asking"].update(op="rules.duel"), "position.rival"),
        (lambda p: p["asking"].update(op="rules.attendance"), "position.rival"),
        (lambda p: p.update(striker=1, foes=[p["pile_green"][0]]), "position.striker"),
        (lambda p: p["die_owner"].__setitem__(0, 2), "position.die_owner[0]"),
        (lambda p: [player.update(out=True) for player in p["players"]], "position.players"),
        (lambda p: p.update(secret_dungeons=["@2,-3"]), "position.secret_dungeons[0]"),  # a village
        (lambda p: p.update(secret_tombs=["@1,-2", "@9,-9"]), "position.secret_tombs[1]"),  # no tile
        (lambda p: p["centre"].append(p["players"][0]["skill_stack"].pop()), "position.centre"),
        (lambda p: p["stack"].clear(), "position.stack"),  # nothing would follow this turn
        (lambda p: p["stack"][0].update(op="rules.drawn"), "position.stack"),
        (lambda p: p["stack"][0].update(op="rules.first-turn"), "position.stack[0].op"),
        (lambda p: p.update(dummy=True), "position.dummy"),
    ],
)
def test_nonsense_on_the_map_and_in_time_is_refused_with_its_path(edit: Edit, path: str) -> None:
    data: Any = land(seats=2, at="0,-1", at_1="1,-1", order=[0, 1], order_at=0).game.dump()
    refuses(data, edit, path)


@pytest.mark.parametrize("name", ["foe_flags", "foe_armor", "foe_lost", "foe_gained", "foe_host", "hit_flags"])
def test_every_enemy_of_a_combat_has_its_numbers(name: str) -> None:
    data: Any = fight("prowlers").game.dump()
    data["position"][name].pop()
    with pytest.raises(ValueError, match=rf"^position\.{name}: as many are wanted as there are foes"):
        deckhold.load(data)


@pytest.mark.parametrize(("name", "value"), [("blocking", 3), ("damage_left", 3)])
def test_an_attack_that_is_blocked_or_suffered_is_one_of_the_combat(name: str, value: int) -> None:
    data: Any = fight("prowlers", "block").game.dump()
    data["position"].update({"blocking": -1, name: value})
    with pytest.raises(ValueError, match=rf"^position\.{name}: "):
        deckhold.load(data)


@pytest.mark.rule("MK-653")
def test_a_hero_who_is_out_of_the_game_has_no_place_in_the_order() -> None:
    data: Any = land(seats=2, scenario="one-to-return", out_1=True, order=[0], order_at=0).game.dump()
    assert deckhold.load(data).dump() == data


@pytest.mark.rule("MK-101", "MK-237", "MK-295")
def test_an_enemy_that_was_laid_on_an_empty_space_rampages_there_face_up() -> None:
    data: Any = land(at="0,-1", hand="march", move_points=2).game.dump()
    position = data["position"]
    token = next(name for name in position["pile_green"] if name.startswith("ironclads"))
    position["pile_green"].remove(token)
    position["field"].append(token)
    position["spots"][token] = "@1,-2"
    table = Realm(deckhold.load(data))
    assert table.can("challenge ironclads")
    assert table.known("1,-2") == ["ironclads"]
    table.do("move 0,-2 1").shows(moment="ranged")  # from one space beside it to another
    assert faced(table) == ["ironclads"]


@pytest.mark.rule("MK-147")
@pytest.mark.parametrize(
    ("order", "order_at", "announced", "left"),
    [
        ([0, 1, 2], 0, 2, 2),  # seats 0 and 1
        ([0, 1, 2], 0, 1, 1),
        ([2, 0, 1], 1, 2, 2),
    ],
)
def test_an_announcement_in_an_edited_save_leaves_everybody_until_that_player_one_turn(
    order: list[int], order_at: int, announced: int, left: int
) -> None:
    table = land(seats=3, order=order, order_at=order_at, announced=announced, hand="rage")
    table.shows(turns_left=left, counted=True)


@pytest.mark.rule("MK-147", "MK-145")
def test_a_round_whose_end_was_announced_in_an_edited_save_ends() -> None:
    table = land(announced=1, order=[0, 1], order_at=0, hand="rage", deck="", round=1).do("end-turn", "discard rage")
    table.shows(round=2, announced=-1)


@pytest.mark.rule("MK-093")
def test_a_scenario_that_has_come_to_its_end_in_an_edited_save_leaves_one_turn() -> None:
    land(ending=True, order=[0, 1], order_at=0, hand="rage").shows(turns_left=1, counted=True)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["spots"].pop("graveyard#1"), "position.spots"),
        (lambda p: p["spots"].pop(p["field"][0]), "position.spots"),
        (lambda p: p["spots"].update({"graveyard#1": "@9,-9"}), "position.spots.graveyard#1"),
        (lambda p: p.update(leader_level={"dark-crusaders": 3}), "position.leader_start"),
        (lambda p: p.update(leader_row={"elementalists": [0]}), "position.leader_start"),
        (lambda p: p["order"].append(3), "position.order"),
    ],
)
def test_places_leaders_and_the_order_fit_together(edit: Edit, path: str) -> None:
    data: Any = land(tezla=True, places="graveyard@1,-4", tokens="prowlers@2,-2", order=[0, 1]).game.dump()
    refuses(data, edit, path)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["lasting"][0].update(card="wound#1"), "position.lasting[0].card"),
        (lambda p: p["stack"][-1].update(a=-1), "position.stack[3].a"),
        (lambda p: p["stack"][-1].update(a=10_000), "position.stack[3].a"),
    ],
)
def test_nonsense_in_a_cooperative_assault_is_refused_with_its_path(edit: Edit, path: str) -> None:
    data: Any = agreed().game.dump()
    assert data["position"]["lasting"][0]["op"] == "rules.share"
    assert data["position"]["stack"][-1]["op"] == "rules.join"
    refuses(data, edit, path)


def test_a_token_is_missing_on_a_space_of_the_map() -> None:
    missing = in_force("rules.missing", None, n=1_000_000, until="game")
    refuses(land().game.dump(), lambda p: p.update(lasting=[missing]), "position.lasting[0]")


def test_the_dummy_has_one_place_in_the_order() -> None:
    refuses(land(order=[0, 1]).game.dump(), lambda p: p["order"].append(1), "position.order")


def test_no_two_cities_stand_on_one_space() -> None:
    data: Any = land(cities="city-red@1,-2 city-blue@2,-2").game.dump()
    refuses(data, lambda p: p["spots"].update({"city-blue#1": "@1,-2"}), "position.spots.city-blue#1")


@pytest.mark.parametrize("mark", ["volkare-die", "volkare-wavers"])
def test_what_volkares_die_shows_is_a_colour(mark: str) -> None:
    data: Any = war(army="prowlers").game.dump()
    data["position"]["lasting"] = [in_force(f"rules.{mark}", None, n=6, until="game")]
    with pytest.raises(ValueError, match=r"position.lasting\[0\]: 6 is no colour of a die"):
        deckhold.load(data)


def remembers(*entries: dict[str, object]) -> Edit:
    """These are the last things that a save remembers."""
    return lambda p: p["lasting"].extend(entries)


def of_volkare(mark: str, n: int = 0, until: str = "game") -> dict[str, object]:
    return in_force(f"rules.volkare-{mark}", n=n, until=until)


@pytest.mark.parametrize(
    ("scenario", "edit"),
    [
        (EPIC, remembers(of_volkare("die", 2), of_volkare("die", 1))),
        (EPIC, remembers(of_volkare("die", -1))),
        (EPIC, remembers(of_volkare("wavers", 3, "round"), of_volkare("wavers", 3, "round"))),  # MX-Q08
        (EPIC, remembers(of_volkare("joined", -1))),
        (EPIC, remembers(of_volkare("lost", 57))),
        (EPIC, remembers(of_volkare("changed", 2))),  # MX-185: one player, one round
        (EPIC, remembers(of_volkare("left", 100_000))),
        (EPIC, remembers(of_volkare("astray", 5))),  # he stands on the map
        (EPIC, remembers(of_volkare("slowed"))),  # MX-322: in the Quest alone
        (QUEST, remembers(of_volkare("sacked"))),  # MX-261: in the Return alone
        (EPIC, remembers(of_volkare("sacked"))),  # no city has been found
        (EPIC, remembers(of_volkare("revealed", until="turn"))),
    ],
)
def test_what_is_remembered_of_volkare_can_be(scenario: str, edit: Edit) -> None:
    data: Any = war(army="prowlers", scenario=scenario).game.dump()
    before = len(data["position"]["lasting"])
    edit(data["position"])
    last = len(data["position"]["lasting"]) - 1
    assert last >= before
    refuses(data, lambda p: None, f"position.lasting[{last}]")


@pytest.mark.rule("MX-322")
def test_in_the_quest_volkare_may_be_held_up() -> None:
    data: Any = war(army="prowlers", scenario=QUEST).game.dump()
    remembers(of_volkare("slowed"), of_volkare("lost", 2))(data["position"])
    assert deckhold.load(data).dump() == data


@pytest.mark.rule("MX-105")
@pytest.mark.parametrize("pile", ["violet", "brown"])
def test_volkares_army_has_tokens_of_four_colours(pile: str) -> None:
    data = war(army="prowlers").game.dump()
    refuses(data, lambda p: p["army"].append(p[f"pile_{pile}"].pop()), "position.army[1]")


@pytest.mark.rule("MX-119")
def test_without_a_token_volkare_is_beaten() -> None:
    data = war(army="prowlers").game.dump()
    refuses(data, lambda p: p["pile_green"].append(p["army"].pop()), "position.army")


def familiars(colour: str, card: str = "magic-familiars#1") -> dict[str, object]:
    return in_force(f"rules.mana-on-{colour}", card, until="game")


@pytest.mark.rule("MX-061")
@pytest.mark.parametrize(
    ("edit", "entry"),
    [
        (remembers(familiars("red"), familiars("blue")), 1),
        (remembers(familiars("red", "peasants#1")), 0),
        (remembers(familiars("red", "magic-familiars#2")), 0),  # nobody leads them
    ],
)
def test_one_mana_lies_on_familiars_and_on_no_other_unit(edit: Edit, entry: int) -> None:
    box: dict[str, object] = {"expansions": ["lost-legion"]}
    data = land(options=box, units="magic-familiars#1 peasants#1", level=9).game.dump()
    refuses(data, edit, f"position.lasting[{entry}]")


def gone(n: int, tile: str = "countryside-14#1", seat: int = 0) -> dict[str, object]:
    return in_force("rules.way", tile, seat, n, "game")


@pytest.mark.rule("MX-028", "MX-035")
@pytest.mark.parametrize(
    ("edit", "entry"),
    [
        (remembers(gone(3)), 0),
        (remembers(gone(2), gone(2, seat=1)), 1),
        (remembers(gone(2), gone(4)), 1),
        (remembers(gone(2, "countryside-2#1")), 0),  # a tile without a maze
        (remembers(gone(2, "countryside-12#1")), 0),  # one that has not been laid
    ],
)
def test_each_way_of_a_maze_is_gone_by_one_hero_once(edit: Edit, entry: int) -> None:
    refuses(at_maze(seats=2).game.dump(), edit, f"position.lasting[{entry}]")


@pytest.mark.rule("MX-511")
@pytest.mark.parametrize("skill", ["krang-master-of-chaos#1", "krang-curse#1"])
def test_one_shield_lies_on_the_wheel_of_master_of_chaos(skill: str) -> None:
    data = country(skills="krang-master-of-chaos krang-curse").game.dump()
    refuses(data, remembers(in_force("rules.shield-on-red", skill, until="game")), "position.lasting[1]")


def test_a_combat_between_heroes_without_a_defender_is_refused_with_its_path() -> None:
    data: Any = duel("0").game.dump()
    data["position"]["rival"] = -1
    with pytest.raises(ValueError, match=r"position\.rival: a hero attacks"):
        deckhold.load(data)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p.update(guests=[5]), "position.guests"),
        (lambda p: p.update(guests=[1, 1]), "position.guests"),
        (lambda p: p.update(turn=1), "position.turn"),
    ],
)
def test_whose_turn_it_is_fits_the_question(edit: Edit, path: str) -> None:
    refuses(land(seats=2, hand="march").game.dump(), edit, path)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["foe_host"].__setitem__(1, 2), "position.foe_host[1]"),
        (lambda p: p["foe_host"].__setitem__(0, 0), "position.foe_host[0]"),
        (lambda p: p["foes"].__setitem__(1, p["foes"][0]), "position.foes[1]"),
        (lambda p: p["foes"].__setitem__(0, p["pile_green"][0]), "position.foes[0]"),
        (lambda p: p["foes"].__setitem__(0, "wound#1"), "position.foes[0]"),
        (lambda p: (p["foes"].__setitem__(0, "wound#1"), p["foe_flags"].__setitem__(0, DEFEATED)), "position.foes[0]"),
        (lambda p: p["foe_flags"].__setitem__(0, p["foe_flags"][0] | OF_ARMY), "position.foe_flags[0]"),
    ],
)
def test_what_is_said_of_an_enemy_fits_the_combat(edit: Edit, path: str) -> None:
    refuses(fight("prowlers diggers", "block").game.dump(), edit, path)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_volkares_army_and_he_himself_are_said_to_be_that(place: int) -> None:
    data = assault("freezers swordsmen").game.dump()
    assert len(data["position"]["foes"]) == 3
    refuses(data, lambda p: p["foe_flags"].__setitem__(place, 0), f"position.foe_flags[{place}]")


def test_a_turn_of_the_automaton_is_no_combat() -> None:
    table = war(general="3,-1", army="prowlers", cards="rage", at="2,-1").his_turn()
    table.shows(turn=1, moment="waiting")
    refuses(table.game.dump(), lambda p: p.update(moment="damage"), "position.moment")


@pytest.mark.rule("MX-026")
def test_whoever_gets_into_a_maze_is_asked_how() -> None:
    refuses(land().game.dump(), lambda p: p.update(moment="entering"), "position.moment")
    inside = at_maze(hand="march").do("enter").game.dump()
    deckhold.load(inside)
    refuses(inside, lambda p: p.update(fight_cell="@1,-2"), "position.fight_cell")
    refuses(inside, lambda p: p.update(moment="closing"), "position.moment")


@pytest.mark.rule("MX-386", "MX-398")
@pytest.mark.parametrize(
    "numbers",
    [
        {"leader_start": {}, "leader_level": {}},
        {"leader_level": {}},
        {"leader_row": {"dark-crusaders": [0] * 5}},
        {"leader_level": {"dark-crusaders": 3}},  # of five, and no level bears a shield
    ],
)
def test_a_leader_on_the_map_has_a_level(numbers: dict[str, Any]) -> None:
    refuses(at_gate().game.dump(), lambda p: p.update(numbers), "position.leader_level")


@pytest.mark.rule("MX-425", "MX-443", "MX-458")
@pytest.mark.parametrize(
    "edit",
    [
        lambda p: p["spots"].update({"dark-tezla#1": "@1,-1"}),
        lambda p: (p["box"].append(p["places"].pop()), p["spots"].pop("necropolis#1")),
    ],
)
def test_a_leader_stands_in_the_place_of_one(edit: Edit) -> None:
    refuses(at_gate().game.dump(), edit, "position.spots.dark-tezla#1")


@pytest.mark.rule("MX-365")
@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["lasting"][0].update(card="diggers#1"), "position.lasting[0].card"),  # in its pile
        (lambda p: p["lasting"][0].update(card="tovak#1"), "position.lasting[0].card"),
        (lambda p: p["lasting"].append({**p["lasting"][0], "seat": 1}), "position.lasting[1].card"),
        (lambda p: p["lasting"][0].update(seat=-1), "position.lasting[0].seat"),
        (lambda p: p["lasting"][0].update(n=2), "position.lasting[0]"),
    ],
)
def test_an_enemy_of_the_map_pursues_one_hero(edit: Edit, path: str) -> None:
    refuses(hunted(seats=2, at_1="portal", hand_1="march").game.dump(), edit, path)


@pytest.mark.rule("MX-365")
def test_a_leader_pursues_nobody() -> None:
    entry = in_force("rules.pursues", "dark-tezla#1", until="game")
    refuses(at_gate().game.dump(), lambda p: p["lasting"].append(entry), "position.lasting[0].card")


@pytest.mark.rule("MX-351", "MX-379")
@pytest.mark.parametrize("entry", [in_force("rules.member", "prowlers#1", n=2), in_force("rules.token-won", n=2)])
def test_what_is_remembered_of_factions_names_one_of_them(entry: dict[str, object]) -> None:
    data = land(tezla=True, tokens="prowlers@1,-4").game.dump()
    refuses(data, lambda p: p["lasting"].append(entry), "position.lasting[0]")


@pytest.mark.rule("MX-442")
@pytest.mark.parametrize(("held", "shields"), [("mummy@1,-3", [0]), ("", [0, 1])])
def test_a_graveyard_is_sealed_once_when_nobody_holds_it(held: str, shields: list[int]) -> None:
    tiles = "countryside-1@1,0 countryside-9@1,1"
    table = realm(at="0,-1", tiles=tiles, places="graveyard@1,-3", tokens=held)
    refuses(table.game.dump(), lambda p: p.update(shields={"@1,-3": shields}), "position.shields.@1,-3")


@pytest.mark.rule("MX-475")
@pytest.mark.parametrize(("held", "shields"), [("fire-dragon@4,-5", [0]), ("", [0, 1])])
def test_a_part_of_the_relic_is_found_once_when_its_draconum_is_beaten(held: str, shields: list[int]) -> None:
    table = relic(at="0,-1", tokens=held)
    refuses(table.game.dump(), lambda p: p.update(shields={"@4,-5": shields}), "position.shields.@4,-5")


@pytest.mark.rule("MX-100")
def test_volkare_is_there_only_where_he_has_a_part() -> None:
    data = land(options={"expansions": ["lost-legion"]}).game.dump()
    refuses(data, lambda p: (p["box"].remove("volkare#1"), p["general"].append("volkare#1")), "position.general")


@pytest.mark.rule("MX-101")
def test_volkare_stands_somewhere_on_the_map_or_beyond_it() -> None:
    refuses(war().game.dump(), lambda p: p["spots"].pop("volkare#1"), "position.spots")
    beyond: Any = war(general="14,5").game.dump()
    assert "volkare#1" not in beyond["position"]["spots"]
    assert War(deckhold.load(beyond)).general == "14,5"


@pytest.mark.rule("MX-225", "MX-114")
@pytest.mark.parametrize("scenario", [EPIC, QUEST])
def test_an_army_that_was_laid_into_a_save_is_all_that_volkare_has(scenario: str) -> None:
    army: Any = war(army="prowlers diggers", scenario=scenario, move_points=5).game.dump()
    army["position"]["lasting"] = []
    table = War(deckhold.load(army)).do("move 3,-1")
    assert table.army == ["diggers", "prowlers"]


@pytest.mark.rule("MX-187")
@pytest.mark.parametrize("seen", [False, True])
def test_an_army_that_lies_face_up_in_a_save_has_been_seen(seen: bool) -> None:
    army: Any = war(army="prowlers diggers", seen=seen).game.dump()
    army["position"]["lasting"] = []
    assert (War(deckhold.load(army)).remembers(volkare.REVEALED) is not None) is seen


@pytest.mark.rule("MX-164")
def test_so_is_one_in_his_camp() -> None:
    army: Any = camp("prowlers diggers").game.dump()
    army["position"]["lasting"] = []
    table = War(deckhold.load(army)).do(f"move {CAMP} 1")
    assert sorted(faced(table)) == ["diggers", "prowlers", "volkare"]


@pytest.mark.rule("MX-139")
def test_what_four_heroes_would_face_of_an_army_survives_a_save() -> None:
    places = {"at": "2,-1", "at_1": "4,-2", "at_2": "3,-2", "at_3": "2,0"}
    hands = {"hand": "march", "hand_1": "march", "hand_2": "march", "hand_3": "march"}
    table = war(seats=4, army="freezers gunners swordsmen golems prowlers diggers", **places, **hands)
    table.do("propose", "player 1", "player 2", "player 3", "option 0")
    while table.asks == "0 share-out":
        table.do("amount 1")
    assert table.asks == "1 joint-answer"
    loaded = War(deckhold.load(json.loads(json.dumps(table.game.dump()))))
    assert loaded.game.dump() == table.game.dump()
    loaded.do("option 0", "option 0", "option 0")
    assert [len(one) for one in shares(loaded)] == [2, 2, 1, 1]


@pytest.mark.rule("MX-C34", "MX-114")
def test_an_attack_on_the_last_of_the_largest_army_survives_a_save() -> None:
    table = war(seats=4, scenario=QUEST, move_points=5, options={"expansions": TWO_BOXES, "volkare-level": "legendary"})
    table.do("move 3,-1")
    while table["moment"] != "ranged":
        table.do("fight")
    assert len(table.s.foes) == 43  # and he himself
    table.do(f"target {table.game.table.names[table.s.foes[41]]}")
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()


@pytest.mark.rule("MK-004")
def test_a_hero_is_wanted_between_turns_too() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "choosing": "random"})
    assert game.decision is not None
    assert game.decision.kind == "tactic"
    refuses(game.dump(), lambda p: p["box"].append(p["players"][1]["figure"].pop()), "position.players[1].figure")


@pytest.mark.rule("MX-119")
def test_an_army_without_volkare_is_refused() -> None:
    data = war(army="prowlers").game.dump()
    refuses(data, lambda p: (p["box"].append(p["general"].pop()), p["spots"].pop("volkare#1")), "position.army")


@pytest.mark.rule("MX-511")
def test_what_a_skill_that_was_laid_into_a_save_is_for_can_be_used() -> None:
    heroes: dict[str, Any] = {"options": {"expansions": ["krang", *TWO_BOXES]}, "dice": "black black black"}
    near = {"at": "1,-4", "tile_deck": "countryside-5", **heroes}
    assert not land(move_points=1, **near).reveals
    assert land(skills="braevalar-feral-allies", move_points=1, **near).reveals
    table = fight("prowlers", "block", skills="krang-master-of-chaos", blocking=0, **heroes)
    table.do("skill krang-master-of-chaos").shows(guard={"physical": 3})  # from the last colour to the first


# -- what an outsider would change first ------------------------------------------------------------------------------

TOWER = "countryside-1@1,0 countryside-4@1,1"  # a mage tower on 3,-2, a village on 3,-1
RUINS = "countryside-1@1,0 countryside-8@1,1"  # ruins on 4,-3
CITY = "countryside-1@1,0 countryside-2@1,1 core-5@2,1"  # a city on 4,-5


def move(position: dict[str, Any], card: str, into: list[str], where: str = "") -> object:
    """Take a card from wherever it lies and lay it somewhere else."""
    for holder in [position, *position["players"]]:
        for name, there in holder.items():
            if isinstance(there, list) and card in there and name not in ("foes", "unsure"):
                there.remove(card)
    into.append(card)
    if where:
        position["spots"][card] = where
    return None


def edited(table: Realm, edit: Edit) -> Realm:
    data: Any = table.game.dump()
    edit(data["position"])
    return Realm(deckhold.load(data))


@pytest.mark.rule("MK-251", "MK-366")
@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: None, "position.cities"),  # the tile alone
        (lambda p: move(p, "city-green#1", p["cities"], "@4,-5"), "position.city_level"),
        (
            lambda p: (move(p, "city-green#1", p["cities"], "@1,-1"), p.update(city_level={"green": 4})),
            "position.cities",
        ),
        (
            lambda p: (
                move(p, "city-green#1", p["cities"], "@4,-5"),
                p.update(city_level={"green": 4}, city_row={"white": [0]}),
            ),
            "position.city_row.white",
        ),
    ],
)
def test_a_city_tile_a_city_card_and_its_level_belong_together(edit: Edit, path: str) -> None:
    laid = land(tiles=CITY, cities="city-green@4,-5", dice="red blue green white").game.dump()
    data: Any = json.loads(json.dumps(laid))
    position = data["position"]
    position["box"].append(position["cities"].pop())
    position["spots"].pop("city-green#1")
    position["city_level"] = {}
    refuses(data, edit, path)


@pytest.mark.parametrize(
    ("tiles", "tokens", "shields", "path"),
    [
        (TOWER, "?monks@3,-2", {"@3,-2": [0]}, "position.shields.@3,-2"),  # who was beaten lies there still
        (RUINS, "ruin-green-green@4,-3", {"@4,-3": [0]}, "position.shields.@4,-3"),
        (TOWER, "", {"@0,-1": [0]}, "position.shields.@0,-1"),  # a plain
        (TOWER, "", {"@3,-1": [0]}, "position.shields.@3,-1"),  # a village
        (TOWER, "", {"@9,-9": [0]}, "position.shields.@9,-9"),  # no tile
        ("countryside-1@1,0 countryside-3@1,1", "", {"@4,-3": [0, 1]}, "position.shields.@4,-3"),  # a keep
    ],
)
def test_a_shield_lies_where_something_was_conquered(
    tiles: str, tokens: str, shields: dict[str, list[int]], path: str
) -> None:
    data: Any = land(seats=2, tiles=tiles, tokens=tokens).game.dump()
    refuses(data, lambda p: p.update(shields=shields), path)


def test_shields_of_a_city_lie_on_its_card() -> None:
    data: Any = land(tiles=CITY, cities="city-green@4,-5").game.dump()
    refuses(data, lambda p: p.update(shields={"@4,-5": [0]}), "position.shields.@4,-5")


@pytest.mark.parametrize(
    ("token", "where"), [("ironclads#1", "@3,-1"), ("ruin-green-green#1", "@1,-1"), ("altar-red#1", "@3,-2")]
)
def test_a_token_lies_where_it_is_met(token: str, where: str) -> None:
    data: Any = land(tiles=TOWER).game.dump()
    refuses(data, lambda p: move(p, token, p["field"], where), f"position.spots.{token}")


@pytest.mark.rule("MK-211")
@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["banner"].update({"peasants#1": "banner-of-fear#1"}), "position.banner.peasants#1"),
        (lambda p: move(p, "banner-of-fear#1", p["players"][0]["banners"]), "position.players[0].banners[0]"),
        (
            lambda p: (
                move(p, "banner-of-fear#1", p["players"][1]["banners"]),
                p["banner"].update({"peasants#1": "banner-of-fear#1"}),
            ),
            "position.banner.peasants#1",
        ),
        (
            lambda p: (
                move(p, "banner-of-fear#1", p["players"][0]["banners"]),
                p["banner"].update({"foresters#1": "banner-of-fear#1"}),
            ),
            "position.banner.foresters#1",
        ),
        (
            lambda p: (
                move(p, "banner-of-fear#1", p["players"][0]["banners"]),
                p["banner"].update({"peasants#1": "banner-of-fear#1", "peasants#2": "banner-of-fear#1"}),
            ),
            "position.banner.peasants#2",
        ),
        (
            lambda p: (
                move(p, "ruby-ring#1", p["players"][0]["banners"]),
                p["banner"].update({"peasants#1": "ruby-ring#1"}),
            ),
            "position.banner.peasants#1",
        ),
        (lambda p: p["spent"].update({"foresters#1": 1}), "position.spent.foresters#1"),
        (lambda p: p["hurt"].update({"foresters#1": 1}), "position.hurt.foresters#1"),
    ],
)
def test_what_is_said_of_units_is_said_of_those_that_somebody_leads(edit: Edit, path: str) -> None:
    refuses(land(seats=2, units="peasants#1 peasants#2", level=3).game.dump(), edit, path)


@pytest.mark.rule("MK-210")
def test_a_banner_that_was_laid_on_a_unit_is_in_force() -> None:
    def carry(p: dict[str, Any]) -> None:
        move(p, "banner-of-glory#1", p["players"][0]["banners"])
        p["banner"] = {"peasants#1": "banner-of-glory#1"}

    table = edited(fight("prowlers", "block", units="peasants#1"), carry)
    table.do("guard prowlers 0", "unit peasants 0").shows(guard={"physical": 3}, fame=1)
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()


@pytest.mark.rule("MK-197")
def test_a_skill_that_was_laid_before_a_hero_brings_what_lasts() -> None:
    def bond(p: dict[str, Any]) -> None:
        move(p, "norowas-bonds-of-loyalty#1", p["players"][0]["skills"])

    table = edited(land(units="peasants#1"), bond)
    assert table.s.free_command(0) == 1
    assert table["lasts"] == ["norowas-bonds-of-loyalty#1"]
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()


@pytest.mark.rule("MK-085")
def test_a_tactic_that_has_still_to_be_chosen_is_not_there_yet() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "choosing": "random"})
    for seat in (0, 1):
        refuses(
            game.dump(),
            lambda p, seat=seat: p["players"][seat]["tactic"].append(p["tactics"].pop()),  # type: ignore[misc]
            f"position.players[{seat}].tactic",
        )


@pytest.mark.rule("MK-091")
def test_the_turn_of_another_seat_is_that_ones_to_its_end() -> None:
    data: Any = land(seats=2, hand_1="march", order=[0, 1], order_at=0).game.dump()
    data["position"]["turn"] = 1
    data["position"]["asking"]["seat"] = 1
    refuses(json.loads(json.dumps(data)), lambda p: None, "position.stack[0].seat")
    data["position"]["stack"][0]["seat"] = 1
    table = Realm(deckhold.load(data)).shows(order_at=1)
    assert table.at(1) == "0,0"  # it has come onto the map (MK-118)
    table.do("end-turn", "discard march")
    while table.s.turn == 1:
        table.do("pass")
    table.shows(turn=0, order_at=0)


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (lambda p: p["players"][0].update(off_map=True), "position.players[0].off_map"),
        (lambda p: p["spots"].update({"goldyx#1": "@1,-1"}), "position.players[1].off_map"),
        (lambda p: p.update(portal_closed=True), "position.players[1].out"),
        (lambda p: p.update(moment="waiting"), "position.moment"),
        (lambda p: p.update(moment="ranged"), "position.foes"),
        (lambda p: p.update(foes=[p["field"][0]]), "position.moment"),
    ],
)
def test_where_heroes_are_and_what_goes_on_agree(edit: Edit, path: str) -> None:
    refuses(land(seats=2, tokens="prowlers@1,-4").game.dump(), edit, path)


@pytest.mark.rule("MK-522")
def test_the_dummy_has_its_place_in_the_order() -> None:
    refuses(land().game.dump(), lambda p: p.update(order=[0]), "position.order")


@pytest.mark.rule("MK-303", "MK-315", "MK-367")
def test_a_combat_is_lined_up_from_its_tokens_and_its_phase() -> None:
    def begin(p: dict[str, Any], tokens: list[str], phase: str = "ranged", **more: object) -> object:
        return p.update(foes=tokens, moment=phase, **more)

    table = land(tiles=TOWER, tokens="?monks@3,-2 prowlers@2,-2", at="3,-2")
    monks, prowlers = table.exactly("field")
    both = edited(table, lambda p: begin(p, [monks, prowlers]))
    assert fortified(both) == [1, 0]
    both.shows(fight_cell="@3,-2", alone=False, night_rules=False)
    assert both.known("3,-2") == ["monks"]
    attack = edited(table, lambda p: begin(p, [monks], "attack", strike={"melee-fire": 9}))
    attack.do("target monks", "strike").shows(shields={"@3,-2": [0]}, rewards=["spell"], field="prowlers")
    wild = edited(table, lambda p: begin(p, [prowlers], "attack", strike={"melee-fire": 9}))
    wild.do("target prowlers", "strike").shows(reputation=1, fame=2, field="monks")


@pytest.mark.rule("MK-303", "MK-373")
def test_tokens_in_battle_are_fought_in_a_phase_of_combat() -> None:
    def draw(p: dict[str, Any]) -> None:
        move(p, "prowlers#1", p["battle"])
        p["moment"] = "block"

    table = edited(land(hand="rage"), draw)
    assert faced(table) == ["prowlers"]
    table.do("end-phase").shows(moment="attack", hand="rage wound*2")


@pytest.mark.rule("MK-432", "MK-614")
def test_who_is_fought_underground_is_fought_alone_and_by_night_rules() -> None:
    table = land(tiles="countryside-1@1,0 countryside-7@1,1", at="3,-1", units="peasants")
    below = edited(
        table, lambda p: (move(p, "minotaur#1", p["field"], "@3,-1"), p.update(foes=["minotaur#1"], moment="block"))
    )
    below.shows(alone=True, night_rules=True, fight_cell="@3,-1")
    assert not below.can("unit peasants")


@pytest.mark.rule("MK-417", "MK-437", "MK-100", "MK-102", "MK-381")
@pytest.mark.parametrize("night", [False, True])
def test_what_a_hero_sees_from_where_it_was_put_lies_face_up(night: bool) -> None:
    def lay(p: dict[str, Any]) -> None:
        move(p, "guardsmen#1", p["field"], "@4,-3")
        move(p, "altar-red#1", p["field"], "@2,-4")
        move(p, "freezers#1", p["field"], "@4,-5")
        p["spots"]["tovak#1"] = "@3,-3"

    tiles = "countryside-8@1,0 countryside-3@1,1 core-5@2,1"  # ruins on 2,-4, a keep on 4,-3
    table = land(tiles=tiles, night=night)
    seen = edited(table, lay)
    assert seen.known("4,-3", None) == (["?grey"] if night else ["guardsmen"])
    assert seen.known("2,-4", None) == (["?ruin"] if night else ["altar-red"])
    beside = edited(table, lambda p: (lay(p), p["spots"].update({"tovak#1": "@3,-4"})))
    assert beside.known("4,-5", None) == ["freezers"]  # a city is seen by night too
