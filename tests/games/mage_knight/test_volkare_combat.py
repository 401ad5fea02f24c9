"""Combat with General Volkare: his own attack, heroes who attack him, heroes he attacks (16, 17, 18, 25.9)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.army import assaulting
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import ELEMENTS, TRAITS
from games.mage_knight.combat import again, faced, fortified
from games.mage_knight.warlord import QUEST, War, fight_on, lose, war, win


def attacked(army: str = "prowlers", colour: str = "red", **more: Any) -> War:
    """A hero has moved onto Volkare's space; his die shows a colour."""
    return begin(war(army=army, **{"move_points": 2, **more}).rolls(colour).do("move 3,-1"))


def begin(table: War) -> War:
    """Nobody else is challenged."""
    return table.do("fight") if table.can("fight") else table


def met(cards: str = "rage", how: str = "option 1", **more: Any) -> War:
    """Volkare attacks the hero beside him, who fights (attending partly) or, with "pass", withdraws."""
    table = war(**{"army": "prowlers", "cards": cards, **more}).his_turn()
    return table.do("pass") if how == "pass" else table.do("option 0", how)


def to_damage(table: War) -> War:
    while table["moment"] != "attack" and table.s.in_combat():
        table.do("end-phase")
    return table


# -- his attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-499", "MX-116", "MX-117")
@pytest.mark.parametrize(
    ("colour", "value", "element", "more"),
    [
        ("red", 3, "fire", ""),
        ("blue", 3, "ice", ""),
        ("green", 4, "physical", "poison"),
        ("white", 3, "physical", "swift"),
        ("gold", 3, "cold-fire", ""),
        ("black", 3, "physical", "paralyze"),
    ],
)
def test_his_attack_by_the_colour_of_his_die(colour: str, value: int, element: str, more: str) -> None:
    table = attacked(colour=colour)
    s = table.s
    hit = foes.hits_of(s, 1)[0]
    traits = {TRAITS[n] for n in range(len(TRAITS)) if foes.hit_traits(s, hit) >> n & 1}
    assert faced(table) == ["prowlers", "volkare"]
    assert (foes.value_of(s, hit), ELEMENTS[foes.element_of(s, hit)]) == (value, element)
    assert traits == {"brutal", "assassination"} | ({more} if more else set())


@pytest.mark.rule("MX-C35", "MX-118")
@pytest.mark.parametrize(
    ("colour", "hand", "discard"),
    [("red", 2, 0), ("blue", 2, 0), ("gold", 2, 0), ("white", 2, 0), ("green", 3, 3), ("black", 2, 0)],
)
def test_what_his_attack_does_to_a_hero_of_armor_three(colour: str, hand: int, discard: int) -> None:
    table = attacked("orc-summoners", colour, level=3, hand="rage", discard="")
    table.s.hit_flags[0] = 1  # only Volkare's attack is left
    table.s.foe_flags[0] |= 8  # and his companion stays quiet
    to_damage(table)
    wounds = [table[zone].count("wound") for zone in ("hand", "discard")]
    assert wounds == [hand, discard]
    assert ("rage" in table["hand"]) == (colour != "black")


@pytest.mark.rule("MX-C35", "MX-083")
def test_a_swift_attack_takes_a_block_of_six_and_no_unit_takes_the_damage() -> None:
    table = attacked(colour="white", units="peasants")
    hit = foes.hits_of(table.s, 1)[0]
    assert foes.block_needed(table.s, hit) == 6
    assert not foes.can_be_hit(table.s, 0, table.s.at(UNITS, 0)[0], hit)
    table.do("end-phase", "guard volkare")
    table.s.guard[0] = 5
    assert not again(table).can("block")
    table.s.guard[0] = 6
    assert again(table).can("block")


@pytest.mark.rule("MX-119", "MX-108")
def test_he_cannot_be_attacked_himself() -> None:
    table = attacked("prowlers diggers")
    assert table.can("target prowlers")
    assert not table.can("target volkare")
    to_damage(table)
    assert table.can("target diggers")
    assert not table.can("target volkare")


@pytest.mark.rule("MX-120", "MX-122")
def test_who_destroys_the_army_from_afar_is_not_attacked() -> None:
    table = attacked("prowlers")
    table.s.strike[4] = 3
    table.s.targets = 1
    again(table).do("strike").shows(hand="", fame=2)
    assert table.general is None


@pytest.mark.rule("MX-121")
def test_he_is_proof_against_magic() -> None:
    table = attacked()
    assert foes.stops(table.s, 1, 0, False)
    assert not foes.stops(table.s, 1, 0, True)  # what changes the attack itself is no magic on him (MX-092)
    assert not foes.stops(table.s, 0, 0, False)


@pytest.mark.rule("MX-114", "MX-122", "MX-099")
def test_a_hero_faces_the_whole_army_and_him_in_four_phases() -> None:
    table = attacked("prowlers diggers freezers").shows(moment="ranged")
    assert faced(table) == ["prowlers", "diggers", "freezers", "volkare"]
    table.do("end-phase").shows(moment="block")
    assert {one for one in table.choices if one.startswith("guard volkare")}
    to_damage(table).shows(moment="attack")


@pytest.mark.rule("MX-500", "MX-Q51")
def test_each_token_brings_its_fame_and_reputation_at_once_and_he_none() -> None:
    table = fight_on(attacked("thugs-enemy heroes-swift prowlers"), "thugs-enemy", "prowlers")
    table.shows(fame=4)
    table.do("end-phase").shows(reputation=1, fame=4)
    assert table.army == ["heroes-swift"]


@pytest.mark.rule("MX-500")
def test_no_reputation_for_rampaging_enemies() -> None:
    win(attacked("prowlers fire-dragon")).shows(reputation=0, fame=10)


@pytest.mark.rule("MX-500", "MX-130")
def test_beaten_tokens_are_gone_and_the_others_stay() -> None:
    table = win(attacked("prowlers diggers"), "diggers")
    assert (table.army, table.general) == (["prowlers"], "3,-1")
    assert "diggers" in table["used_green"]


# -- heroes attack him -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-131", "MX-132", "MX-501", "MX-234", "MX-276")
def test_a_hero_attacks_by_moving_onto_his_space_and_loses_no_reputation() -> None:
    assert "3,-1" not in war(army="prowlers", move_points=1).goes
    table = attacked().shows(move_points=0, reputation=0, moment="ranged")
    assert table.at() == "3,-1"


@pytest.mark.rule("MX-132")
def test_attacking_him_is_an_assault_and_defending_against_him_is_none() -> None:
    assert assaulting(attacked().s, 0)
    assert not assaulting(met().s, 0)


@pytest.mark.rule("MX-501")
@pytest.mark.parametrize("where", ["4,-3", "2,-4", "4,-1"])
def test_a_space_that_heroes_cannot_enter_protects_him(where: str) -> None:
    beside = {"4,-3": "3,-2", "2,-4": "1,-3", "4,-1": "3,-1"}[where]
    assert where not in war(general=where, at=beside, army="prowlers", move_points=9).goes


@pytest.mark.rule("MX-234", "MX-303")
@pytest.mark.parametrize("scenario", ["volkares-return", QUEST])
def test_nobody_walks_through_his_space(scenario: str) -> None:
    table = war(scenario=scenario, army="prowlers", move_points=4)
    assert "3,-1" in table.goes
    assert table.goes.isdisjoint({"4,-2", "3,0"})


@pytest.mark.rule("MX-115", "MX-134")
def test_his_army_is_fortified_in_a_fortified_site_only() -> None:
    assert fortified(attacked("prowlers guardsmen"))[:2] == [0, 1]
    tiles = "core-v@1,0 countryside-3@1,1 countryside-2@0,1"  # a keep at 4,-3
    keep = war(tiles=tiles, general="4,-3", at="3,-2", army="prowlers guardsmen", move_points=5)
    begin(keep.do("move 4,-3"))
    assert fortified(keep)[:2] == [1, 2]


@pytest.mark.rule("MX-134", "MX-020")
def test_across_a_wall_his_army_is_fortified_and_the_step_costs_one_more() -> None:
    table = war(general="1,-3", at="0,-2", army="prowlers guardsmen", move_points=3)
    begin(table.do("move 1,-3")).shows(move_points=0)
    assert fortified(table)[:2] == [1, 2]
    assert "1,-3" not in war(general="1,-3", at="0,-2", army="prowlers", move_points=2).goes


@pytest.mark.rule("MX-134")
def test_what_fortifies_his_army_is_told_before_the_attack() -> None:
    def warned(table: War, cell: str) -> list[str]:
        answers: Any = table.game.view(0)["actions"]
        step = table.find(f"move {cell}")
        return next(one for one in answers if one["action"] == step)["warnings"]

    assert warned(war(army="prowlers", move_points=2), "3,-1") == ["Attacks Volkare"]
    wall = war(general="1,-3", at="0,-2", army="prowlers", move_points=3)
    assert warned(wall, "1,-3") == ["Attacks Volkare", "Enemies behind the wall are fortified"]
    tiles = "core-v@1,0 countryside-3@1,1 countryside-2@0,1"  # a keep at 4,-3
    keep = war(tiles=tiles, general="4,-3", at="3,-2", army="prowlers", move_points=3)
    assert warned(keep, "4,-3") == ["Attacks Volkare", "The army is fortified: keep"]


@pytest.mark.rule("MX-131", "MX-134")
def test_an_underground_attack_falls_on_him_from_afar_whatever_site_he_is_in() -> None:
    tiles = "core-v@1,0 countryside-3@1,1 countryside-2@0,1"  # a keep at 4,-3
    more: dict[str, Any] = {"night": True, "mana": {"green": 1, "black": 1}, "dice_left": 0}
    table = war(tiles=tiles, general="4,-3", at="2,-2", army="prowlers", hand="underground-travel", **more)
    table.do("power underground-travel").shows(moment="ranged", reputation=0)
    assert (table.at(), faced(table), fortified(table)[0]) == ("4,-3", ["prowlers", "volkare"], 0)
    lose(table)
    assert (table.at(), table.general) == ("2,-2", "4,-3")


@pytest.mark.rule("MX-234", "MK-257")
def test_no_flight_ends_on_his_space_though_mountains_are_safe_this_turn() -> None:
    more: dict[str, Any] = {"hand": "mountain-lore", "mana": {"green": 1}, "dice_left": 0, "skills": "goldyx-flight"}
    table = war(general="2,-4", at="1,-3", army="prowlers", **more).do("power mountain-lore")  # he is on a mountain
    assert table.can("move 2,-4 1")  # which is an attack
    table.do("skill goldyx-flight", "option 0")
    assert table.choices == ["cell @1,-4", "cell @2,-3", "cell @0,-2", "cell @1,-2"]
    free = war(general="3,-1", at="1,-3", army="prowlers", **more).do("power mountain-lore")
    assert free.do("skill goldyx-flight", "option 0").can("cell 2,-4")


@pytest.mark.rule("MX-Q31", "MX-127")
def test_the_land_of_who_waits_at_the_portal_is_that_of_its_space() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"]}
    more: dict[str, Any] = {"hand": "one-with-the-land", "mana": {"green": 1}, "options": boxes}
    table = met(how="option 0", general="1,-1", at="portal", dice="black black black black", **more)
    table.do("end-phase", "guard prowlers 0", "power one-with-the-land", "option 2").shows(guard={"fire": 2})


@pytest.mark.rule("MX-120", "MX-122")
def test_he_attacks_though_the_last_of_his_army_fell_while_it_attacked() -> None:
    mana = {"red": 1, "black": 1}
    table = attacked("prowlers", hand="burning-shield", night=True, mana=mana, dice_left=0).do("end-phase")
    table.do("guard prowlers", "power burning-shield", "block").shows(army="", moment="block", fame=2)
    table.do("end-phase").shows(hand="wound*3", moment="closing")  # 6 damage, armor 2
    assert table.general is None


@pytest.mark.rule("MX-126", "MK-471", "MK-110")
def test_before_choosing_how_to_attend_a_hero_may_use_what_serves_in_others_turns() -> None:
    village = war(
        general="2,-2", at="1,-2", army="prowlers", cards="rage", hand="march", deck="rage stamina"
    ).his_turn()
    village.do("option 0")
    assert village.asks == "0 react"
    village.do("special 7").shows(hand="march stamina rage", reputation=-1)
    assert village.asks == "0 attendance"


@pytest.mark.rule("MX-133")
def test_rampaging_enemies_that_the_step_provokes_join_and_do_not_matter_for_him() -> None:
    table = war(army="prowlers", tokens="diggers@2,0", move_points=2).rolls("red")
    begin(table.do("move 3,-1"))
    assert faced(table) == ["diggers", "prowlers", "volkare"]
    win(table, "prowlers")
    assert table.general is None


@pytest.mark.rule("MX-135")
def test_who_does_not_beat_him_goes_back() -> None:
    table = lose(attacked(hand=""))
    assert (table.at(), table.general, table["moment"]) == ("2,-1", "3,-1", "closing")


@pytest.mark.rule("MX-135")
def test_and_withdraws_from_where_it_cannot_stay() -> None:
    table = lose(attacked(at="2,-1", seats=2, at_1="2,-1", trail=["@1,-1"]))
    assert table.at() == "2,-1"
    table.do("end-turn")
    assert table.at() == "1,-1"


@pytest.mark.rule("MX-136", "MX-278")
def test_who_beats_him_stands_on_his_space_and_the_heroes_have_won() -> None:
    table = win(attacked())
    assert (table.at(), table.general) == ("3,-1", None)
    table.do("end-turn")
    assert table["ending"]


@pytest.mark.rule("MX-277", "MX-113")
def test_attacks_never_move_him() -> None:
    table = win(attacked("prowlers diggers"), "prowlers")
    assert table.general == "3,-1"


@pytest.mark.rule("MX-101")
def test_he_ignores_terrain_walls_sites_and_rampaging_enemies() -> None:
    table = war(
        general="1,-3", at="2,1", tokens="prowlers@1,-4 diggers@2,-3", army="freezers", cards="swiftness swiftness"
    )
    table.his_turn()
    assert (table.general, table["moment"], table.tokens_at("2,-3")) == ("2,-4", "moving", ["diggers"])


# -- he attacks a hero -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-123", "MX-125", "MX-271", "MX-248")
def test_a_hero_whom_he_attacks_fights_or_withdraws() -> None:
    table = war(army="prowlers", cards="rage").his_turn()
    assert (table.asks, table.choices) == ("0 volkare-attack", ["option 0", "pass"])


@pytest.mark.rule("MX-272")
@pytest.mark.parametrize(("number", "wounds"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_withdrawal_costs_wounds_by_the_round(number: int, wounds: int) -> None:
    table = met(how="pass", hand="rage", round=number)
    assert table["hand"].count("wound") == wounds
    assert "rage" in table["hand"]


@pytest.mark.rule("MX-272")
def test_they_are_no_damage_and_nobody_is_knocked_out_by_them() -> None:
    met(how="pass", hand="rage march stamina", round=5, level=10).shows(hand="rage march stamina wound*4", discard="")


@pytest.mark.rule("MX-Q50", "MX-126", "MX-273")
def test_first_the_choice_then_the_attendance_then_the_die_and_the_army() -> None:
    table = war(army="prowlers", cards="rage", hand="march").his_turn().do("option 0")
    assert table.asks == "0 attendance"
    assert table.remembers(volkare.DIE) is None
    assert table.remembers(volkare.REVEALED) is None
    table.do("option 1").shows(moment="ranged")
    assert table.remembers(volkare.DIE) is not None
    assert faced(table) == ["prowlers", "volkare"]


@pytest.mark.rule("MX-124", "MX-022")
def test_no_site_and_no_wall_matters_when_he_attacks() -> None:
    table = met(general="1,-3", at="0,-2", army="prowlers guardsmen")
    assert fortified(table)[:2] == [0, 1]


@pytest.mark.rule("MX-128", "MX-274")
def test_what_follows_from_meeting_him_is_told_before_the_answer() -> None:
    def forecasts(table: War) -> list[list[str]]:
        answers: Any = table.game.view(0, "en")["actions"]
        return [one.get("forecast", []) for one in answers]

    away = "If he stays on your space, you retreat to another one"
    table = war(general="2,-1", at="3,-1", army="prowlers diggers", cards="stamina", hand="march").his_turn()
    assert forecasts(table) == [["An army of 2 tokens", away], [away]]
    partly = ["no die of the source and no skills, and nothing can be played after the combat"]
    assert forecasts(table.do("option 0")) == [[], partly]
    beside = war(general="3,-1", at="2,-1", army="prowlers diggers", cards="rage").his_turn()
    assert forecasts(beside) == [["An army of 2 tokens"], []]


@pytest.mark.rule("MX-127", "MX-126")
def test_full_attendance_is_the_next_turn_in_advance() -> None:
    table = met(how="option 0", hand="march", deck="rage stamina", level=9, fame=80).shows(skips=True, dice_left=1)
    lose(table).shows(moment="closing", hand="march wound*3")
    assert table.asks == "0 turn"
    table.do("end-turn", "discard march")
    table.shows(in_any_order=True, skips=False, hand="wound*3 rage stamina")  # and the next one was skipped


@pytest.mark.rule("MX-128")
def test_partial_attendance_has_no_die_no_skill_and_no_end_of_turn() -> None:
    table = met(hand="march", skills="tovak-cold-swordsmanship", deck="rage", mana={"red": 1})
    table.shows(dice_left=0, skips=False)
    assert not [one for one in table.choices if one.startswith("skill")]
    lose(table).shows(moment="moving", deck="rage", tokens={"red": 1})
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-129", "MX-Q45", "MX-152")
@pytest.mark.parametrize("more", [{"skips": True, "hand": "rage"}, {"hand": "wound"}, {"hand": ""}])
def test_who_cannot_attend_fully(more: dict[str, Any]) -> None:
    table = war(army="prowlers", cards="rage", **more).his_turn().do("option 0")
    assert table.choices == ["option 1"]


@pytest.mark.rule("MX-249", "MX-275")
def test_after_a_red_card_he_stays_and_so_does_the_hero() -> None:
    table = lose(met())
    assert (table.general, table.at()) == ("3,-1", "2,-1")
    table = met(how="pass")
    assert (table.general, table.at()) == ("3,-1", "2,-1")


@pytest.mark.rule("MX-Q50")
def test_the_die_is_rolled_anew_for_every_attack() -> None:
    table = lose(met())
    assert table.remembers(volkare.DIE) is None


@pytest.mark.rule("MX-507", "MX-321")
def test_an_army_beaten_in_his_turn_ends_it() -> None:
    table = win(met())
    assert table.general is None
    assert table["ending"]


@pytest.mark.rule("MX-128", "MK-X08")
@pytest.mark.parametrize(("how", "pays"), [("option 0", True), ("option 1", False)])
def test_a_stolen_die_is_of_no_use_to_who_attends_partly(how: str, pays: bool) -> None:
    stolen = {"dice": "blue red white green", "die_state": ["held", *["free"] * 3], "die_owner": [0, -1, -1, -1]}
    table = met(how=how, hand="determination rage", tactic="mana-steal", **stolen)
    table.do("end-phase", "guard prowlers")
    assert table.can("power determination") == pays


@pytest.mark.rule("MX-114", "MX-071")
def test_two_attacks_of_a_large_army_can_be_weakened() -> None:
    table = war(cards="rage", hand="dodge-and-weave", mana={"white": 1}, options={"volkare-army": 32}).his_turn()
    table.do("option 0", "option 1", "end-phase", "power dodge-and-weave", "option 1")
    assert len(table.s.foes) > 21  # more attacks than a set of numbers holds
    for _ in range(2):
        table.game.apply(table.game.actions()[-1])
    assert [n for n in table.s.hit_change if n] == [-2, -2]


@pytest.mark.rule("MX-Q49")
@pytest.mark.parametrize("rewards", ["tokens", "fame"])
@pytest.mark.parametrize(("tokens", "more"), [("out", 0), ("mixed", 1)])
def test_an_enemy_of_a_faction_from_the_box_is_an_ordinary_one(rewards: str, tokens: str, more: int) -> None:
    boxes = ["lost-legion", "shades-of-tezla"]
    options = {"expansions": boxes, "faction-tokens": tokens, "faction-rewards": rewards}
    table = win(met(army="zombie-horde prowlers", options=options), "zombie-horde")
    won = len([one for one in table["marks"] if one.startswith("token-won")])
    assert (won, table["fame"] - 2) == ((more, 0) if rewards == "tokens" else (0, more))


@pytest.mark.rule("MX-114", "MX-068")
def test_separate_blocks_are_for_different_attacks_of_a_large_army() -> None:
    table = war(cards="rage", hand="shield-of-the-fallen-kings", options={"volkare-army": 32}).his_turn()
    table.do("option 0", "option 1", "end-phase")
    last, other = [one for one in table.game.actions() if table.game.explain(one)["verb"] == "guard"][-2:]
    table.game.apply(last)
    assert table.s.blocking > 63
    table.do("play shield-of-the-fallen-kings", "option 1").shows(guard={"physical": 4})
    assert not table.can("convert")
    table.game.apply(other)
    table.do("convert").shows(guard={"physical": 4})


@pytest.mark.rule("MX-127", "MK-121")
def test_who_attends_fully_discards_a_card_if_none_was_played() -> None:
    table = met(how="option 0", hand="rage march", level=9, units="", began_empty=True, army="prowlers")
    while table.s.in_combat():
        table.do(next(one for one in table.choices if one.startswith(("end-phase", "hit-hero", "face"))))
    table.do("end-turn")
    while not table.asks.endswith("discard"):
        table.do(table.choices[-1])
    assert not table.can("pass")


@pytest.mark.rule("MX-126", "MK-110")
def test_who_may_act_before_his_attack_is_told_whose_it_is() -> None:
    table = war(army="prowlers", cards="rage", hand="rage", skills="tovak-motivation").his_turn().do("option 0")
    assert table.asks == "0 react"
    assert table.game.prompt() == "General Volkare is about to act on you. You may act first."
    assert table.game.prompt("ru") == "Сейчас на вас подействует Генерал Волкар. До этого вы можете действовать."
