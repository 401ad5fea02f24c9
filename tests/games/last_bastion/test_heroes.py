"""Fallen heroes, and the powers of the eight (rules, sections 12 and 13)."""

import pytest

import deckhold
from games.last_bastion.siege import area, fallen, piece, rolling, start, where

NOTHING = {"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 0}

# -- incapacitated, wounded, dead --------------------------------------------------------------------------------------


@pytest.mark.rule("LB-124")
@pytest.mark.rule("LB-125")
@pytest.mark.rule("LB-126")
def test_the_last_life_lost_takes_everything_and_the_figure_out_of_the_bastion() -> None:
    table = start(
        turn=3, red_board="queens-executioner - -", life_0=1, call_to_arms_0=1, equipment_0={"red": 2, "blue": 1},
        laid_down_0=True, evil_0=True, tile_0="tavern",
    ).do("end-turn")  # fmt: skip
    table.shows(condition_0="incapacitated", equipment_0=NOTHING, call_to_arms_0=0, tile_0=None, evil_0=False)
    table.shows(laid_down_0=False)
    counters = area(table, "reserve")["counters"]
    assert (counters["red"], counters["blue"], counters["call-to-arms"], counters["evil"]) == (4, 4, 4, 12)
    assert not any(one["id"] == "figure:0" for one in area(table, "bastion")["pieces"])


@pytest.mark.rule("LB-127")
@pytest.mark.rule("LB-253")
def test_cards_and_trap_stay_on_the_board_of_a_fallen_hero() -> None:
    table = start(turn=3, red_board="queens-executioner incubus -", trap="red:2", life_0=1, horde_deck="boar-rider").do(
        "end-turn"
    )
    table.shows(red_board="queens-executioner incubus -", trap="red:2")


@pytest.mark.rule("LB-Q12")
@pytest.mark.rule("LB-080")
@pytest.mark.rule("LB-124")
def test_a_hero_that_falls_in_the_horde_phase_draws_no_card_and_has_no_hero_phase() -> None:
    table = start(turn=3, red_board="queens-executioner - -", life_0=1, horde_deck="boar-rider lava-spawn")
    table.do("end-turn").shows(turn="green")
    assert table.asks == "1 place"


@pytest.mark.rule("LB-237")
@pytest.mark.rule("LB-083")
def test_the_remaining_effects_of_step_1_go_to_others_when_the_hero_falls() -> None:
    table = start(turn=3, red_board="queens-executioner butcher -", life_0=1, call_to_arms_1=1, call_to_arms_2=1)
    table.do("end-turn", "effect queens-executioner")
    assert (table.asks, table.choices) == ("3 victim", ["player 1", "player 2"])
    table.do("player 1").shows(call_to_arms_1=0)


@pytest.mark.rule("LB-129")
@pytest.mark.rule("LB-166")
def test_healing_turns_the_board_over_and_puts_the_hero_on_the_dispensary() -> None:
    table = start(tile_0="dispensary", **fallen(2)).do("activate dispensary", "heal 2")
    table.shows(condition_2="wounded", tile_2="dispensary", life_2=3, call_to_arms_2=1)
    assert "neutral" not in piece(table, "board-blue#1").get("marks", [])


@pytest.mark.rule("LB-Q37")
@pytest.mark.rule("LB-129")
def test_a_healed_hero_takes_part_from_the_next_turn_of_its_board() -> None:
    table = start(tile_0="dispensary", **fallen(1)).do("activate dispensary", "heal 1", "end-turn", "place red:0")
    assert table.asks == "1 hero-phase"


@pytest.mark.rule("LB-Q18")
@pytest.mark.rule("LB-129")
def test_healing_gives_as_many_tokens_as_there_are_and_needs_a_life_token() -> None:
    table = start(seats=3, tile_0="dispensary", life_0=7, life_1=8, call_to_arms_0=4, **fallen(2))
    table.do("activate dispensary", "heal 2").shows(life_2=1, call_to_arms_2=0, condition_2="wounded")
    none = start(seats=3, tile_0="dispensary", life_0=8, life_1=8, **fallen(2)).do("activate dispensary")
    assert none.choices == ["give 0", "give 1"]


@pytest.mark.rule("LB-130")
@pytest.mark.rule("LB-133")
def test_a_wounded_hero_has_no_power() -> None:
    assert start(heroes="arne-soko").can("use-power")
    assert not start(heroes="arne-soko", condition_0="wounded").can("use-power")
    assert not start(heroes="twindalli", condition_0="wounded", red_board="- lava-spawn -").can("fight")


@pytest.mark.rule("LB-131")
@pytest.mark.rule("LB-132")
def test_a_wounded_hero_that_falls_again_is_dead_and_cannot_be_healed() -> None:
    table = start(turn=3, red_board="queens-executioner - -", life_0=1, condition_0="wounded", tile_1="dispensary")
    table.do("end-turn").shows(condition_0="dead", tile_0=None)
    table.do("place red:1", "activate dispensary")
    assert not any(one.startswith("heal") for one in table.choices)
    assert "neutral" in piece(table, "board-red#1")["marks"]


# -- Elmer & Chestnut --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-134")
@pytest.mark.rule("LB-248")
def test_elmer_moves_twice_together_or_around_his_act() -> None:
    together = start(heroes="elmer-chestnut", tile_0="trebuchet").do("move market", "move tavern")
    together.shows(tile_0="tavern")
    assert not together.can("move market")
    apart = start(heroes="elmer-chestnut", tile_0="trebuchet", rolls="red blue")
    apart.do("move market", "activate market", "move tavern").shows(tile_0="tavern")
    assert apart.choices == ["end-turn"]


@pytest.mark.rule("LB-134")
@pytest.mark.parametrize("when", ["before", "after"])
def test_elmer_gives_his_extra_move_to_another_hero_who_moves_at_once(when: str) -> None:
    table = start(heroes="elmer-chestnut", tile_0="trebuchet", tile_2="tomb")
    if when == "after":
        table.do("move market")
    table.do("use-power", "player 2")
    assert table.asks == "2 granted-move"
    table.do("move standard").shows(tile_2="standard")
    assert table.asks == "0 hero-phase"
    assert not table.can("use-power")
    if when == "before":
        table.do("move market")
    assert not any(one.startswith("move") for one in table.choices)


@pytest.mark.rule("LB-134")
@pytest.mark.rule("LB-096")
def test_a_move_given_by_elmer_may_be_used_to_stand_up_or_forfeited() -> None:
    table = start(heroes="elmer-chestnut", laid_down_1=True).do("use-power", "player 1")
    assert table.choices == ["stand-up", "pass"]
    table.copy().do("pass").shows(laid_down_1=True)
    table.do("stand-up").shows(laid_down_1=False)


@pytest.mark.rule("LB-134")
@pytest.mark.rule("LB-096")
def test_elmer_laid_down_stands_up_with_one_move_and_goes_with_the_other() -> None:
    table = start(heroes="elmer-chestnut", laid_down_0=True, tile_0="market").do("stand-up", "move tavern")
    table.shows(tile_0="tavern", laid_down_0=False)
    assert not table.can("move market")


# -- Mylfaar -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-135")
def test_mylfaar_enchants_once_a_turn_any_card_or_moves_the_token() -> None:
    table = start(
        heroes="mylfaar", red_board="incubus - -", green_board="- moss-troll -", blue_board="- - hollow-prophet"
    )
    table.do("use-power")
    assert table.choices == ["pick incubus", "pick moss-troll", "pick hollow-prophet"]
    table.do("pick moss-troll").shows(enchantment="moss-troll#1")
    assert not table.can("use-power")
    moving = start(heroes="mylfaar", red_board="incubus - -", green_board="- moss-troll -", enchantment="incubus#1")
    moving.do("use-power").shows(enchantment="moss-troll#1")


@pytest.mark.rule("LB-136")
def test_an_enchanted_card_is_weaker_against_everybody() -> None:
    table = start(
        heroes="teagaan mylfaar", tile_0="trebuchet", red_board="horned-devil - -", enchantment="horned-devil#1",
        rolls="red blue blue",
    )  # fmt: skip
    table.do("fight", "defeat horned-devil").shows(horde_discard="horned-devil")


@pytest.mark.rule("LB-137")
def test_the_enchantment_returns_to_mylfaar_when_its_card_is_discarded() -> None:
    table = start(heroes="teagaan mylfaar", tile_0="tomb", red_board="horned-devil - -", enchantment="horned-devil#1")
    table.do("activate tomb").shows(enchantment=None)
    assert "enchantment" in area(table, "hero/1")["pieces"][0]["marks"]


@pytest.mark.rule("LB-Q32")
@pytest.mark.rule("LB-138")
def test_the_enchantment_stays_when_mylfaar_falls_and_is_out_of_the_game_when_its_card_leaves() -> None:
    table = start(
        heroes="teagaan mylfaar", tile_0="tomb", red_board="horned-devil - -", enchantment="horned-devil#1", **fallen(1)
    )  # fmt: skip
    assert piece(table, "horned-devil#1")["counters"]["resistance"] == 1
    table.do("activate tomb")
    assert where(table, "enchantment") == "nowhere"


# -- Arne & Soko -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-139")
def test_arne_takes_one_token_of_any_colour_the_reserve_has_once() -> None:
    table = start(heroes="arne-soko", equipment_1={"green": 4}, tile_0="market").do("use-power")
    assert table.choices == [f"token {colour}" for colour in ("red", "blue", "yellow", "black")]
    table.do("token blue").shows(equipment_0=NOTHING | {"blue": 1})
    assert not table.can("use-power")


@pytest.mark.rule("LB-Q34")
@pytest.mark.rule("LB-139")
def test_arnes_token_is_optional_and_comes_before_or_after_act_and_move() -> None:
    assert start(heroes="arne-soko").do("end-turn").asks.startswith("1 ")
    late = start(heroes="arne-soko", tile_0="trebuchet", rolls="red blue").do("move market", "activate market")
    assert late.choices == ["use-power arne-soko", "end-turn"]


# -- Sindara -----------------------------------------------------------------------------------------------------------

HERE = {"heroes": "sindara", "tile_0": "market", "red_board": "- lava-spawn -"}


@pytest.mark.rule("LB-140")
@pytest.mark.parametrize("order", ["fight first", "tile first"])
def test_sindara_activates_and_fights_in_either_order_before_her_move(order: str) -> None:
    fight = ["fight", "defeat lava-spawn"]
    tile = ["activate market"]
    if order == "fight first":
        table = start(**HERE, rolls="red red red 1").do(*fight)
        table = rolling(table, "red blue").do(*tile)
    else:
        table = start(**HERE, rolls="red blue").do(*tile)
        table = rolling(table, "red red blue 1").do(*fight)
    assert not table.can("fight")
    assert not table.can("activate market")
    table.do("move tavern").shows(tile_0="tavern", horde_discard="lava-spawn")
    assert table["equipment"]["blue"] == 1


@pytest.mark.rule("LB-140")
def test_sindara_does_both_after_her_move() -> None:
    table = start(**{**HERE, "tile_0": "tavern"}, rolls="red blue").do("move market", "activate market")
    rolling(table, "red red blue 1").do("fight", "defeat lava-spawn").shows(horde_discard="lava-spawn")


@pytest.mark.rule("LB-Q26")
@pytest.mark.rule("LB-140")
def test_sindara_may_not_move_between_her_actions() -> None:
    table = start(**HERE, rolls="red blue").do("activate market", "move trebuchet")
    assert not table.can("activate trebuchet")
    table = start(**{**HERE, "red_board": "butcher lava-spawn -"}, rolls="red blue").do(
        "activate market", "move trebuchet"
    )
    assert not table.can("fight")


@pytest.mark.rule("LB-141")
def test_sindara_may_use_the_taverns_move_between_tile_and_fight() -> None:
    table = start(heroes="sindara", tile_0="tavern", red_board="- lava-spawn -", rolls="red red red 1")
    table.do("activate tavern", "player 0", "move market", "fight", "defeat lava-spawn", "move trebuchet")
    table.shows(life_0=4, tile_0="trebuchet", horde_discard="lava-spawn")


# -- Teagaan -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-142")
def test_teagaan_removes_a_figure_from_anywhere_instead_of_moving() -> None:
    given = {
        "evil_tiles": ["tomb"],
        "red_board": "ember-cultist - -",
        "evil_cards": ["ember-cultist#1"],
        "evil_1": True,
    }
    table = start(heroes="teagaan arne-soko", tile_0="market", rolls="red blue", **given).do("use-power")
    assert table.choices == ["pick tomb", "pick ember-cultist", "pick arne-soko"]
    table.do("pick arne-soko").shows(evil_1=False, evil_tiles=["tomb"])
    assert not any(one.startswith("move") for one in table.choices)
    assert table.can("activate market")


@pytest.mark.rule("LB-247")
def test_teagaan_who_has_moved_or_is_laid_down_has_no_move_to_give_up() -> None:
    assert not start(heroes="teagaan", evil_tiles=["tomb"], tile_0="market").do("move tavern").can("use-power")
    assert not start(heroes="teagaan", evil_tiles=["tomb"], laid_down_0=True).can("use-power")


@pytest.mark.rule("LB-247")
def test_a_granted_move_does_not_serve_teagaan_but_stands_him_up() -> None:
    table = start(heroes="teagaan", evil_tiles=["tomb"], tile_0="tavern", laid_down_0=True).do(
        "activate tavern", "player 0"
    )
    assert table.choices == ["stand-up", "pass"]
    table.do("stand-up", "use-power").shows(evil_tiles=[])


# -- Feng-Li -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-143")
@pytest.mark.rule("LB-145")
def test_feng_li_rerolls_some_combat_dice_once_and_the_second_result_stands() -> None:
    table = start(heroes="feng-li", tile_0="trebuchet", red_board="horned-devil - -", rolls="red blue green").do(
        "fight"
    )
    assert table.asks == "0 reroll"
    assert len(table.choices) == 8  # any of three different dice, or none
    table = rolling(table, "red yellow").do("reroll 6")
    table.shows(dice=["red", "red", "yellow"], power_used=True)
    assert table.choices == ["defeat horned-devil", "pass"]


@pytest.mark.rule("LB-Q25")
@pytest.mark.rule("LB-143")
def test_feng_lis_reroll_serves_a_tile_action_and_then_no_fight_in_the_same_phase() -> None:
    table = start(
        heroes="feng-li", tile_0="trebuchet", red_board="horned-devil - -", call_to_arms_0=1, rolls="red blue"
    ).do("call-to-arms market")  # fmt: skip
    table = rolling(table, "green green").do("reroll 3").shows(dice=["green", "green"])
    table = rolling(table, "blue blue blue").do("fight")
    assert table.asks == "0 hero-phase"
    kept = start(
        heroes="feng-li", tile_0="trebuchet", red_board="horned-devil - -", call_to_arms_0=1, rolls="red blue"
    ).do("call-to-arms market", "pass")  # fmt: skip
    assert rolling(kept, "blue blue blue").do("fight").asks == "0 reroll"


@pytest.mark.rule("LB-144")
@pytest.mark.rule("LB-145")
def test_feng_li_may_reroll_each_decay_die_once_also_for_a_neutral_board() -> None:
    own = start(turn=3, heroes="feng-li", red_board="magma-giant - -", rolls="5 1").do("end-turn")
    assert (own.asks, own.choices) == ("0 reroll-decay", ["reroll 1", "pass"])
    own.copy().do("pass").shows(life_0=2)
    own.do("reroll").shows(life_0=3, decay_die=[1])
    neutral = start(seats=1, heroes="feng-li", green_board="moss-troll - -", yellow_board="- - -", rolls="5 4").do(
        "end-turn"
    )
    assert neutral.asks == "0 reroll-decay"
    neutral.do("reroll").shows(life_0=2)


# -- Kazgin ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-146")
def test_kazgin_rolls_the_gray_die_too_even_when_others_are_locked() -> None:
    table = start(heroes="kazgin", tile_0="trebuchet", red_board="horned-devil - -", rolls="blue blue red red").do(
        "fight"
    )
    table.shows(dice=["blue", "blue", "red"], gray_die="red").do("defeat horned-devil")
    locked = start(
        heroes="kazgin", tile_0="trebuchet", red_board="horned-devil shadow-scout chain-warden", rolls="blue white"
    )
    locked.do("fight").shows(dice=["blue"], gray_die="white")
    market = start(heroes="kazgin", tile_0="market", rolls="red blue").do("activate market")
    market.shows(gray_die=None)


@pytest.mark.rule("LB-147")
def test_kazgin_suffers_no_harmful_exit_effect_and_keeps_the_others() -> None:
    table = start(heroes="kazgin", tile_0="trebuchet", red_board="rust-fiend - -", rolls="black black blue blue")
    table.do("fight", "defeat rust-fiend").shows(life_0=4, decay_die=[])
    evil = start(
        heroes="kazgin", evil_0=True, tile_0="trebuchet", red_board="rust-fiend - -", rolls="black black blue 5"
    )
    evil.do("fight", "defeat rust-fiend").shows(life_0=3, decay_die=[5])


@pytest.mark.rule("LB-Q30")
@pytest.mark.rule("LB-246")
def test_nobody_takes_over_what_kazgin_is_spared_but_effects_on_all_reach_the_others() -> None:
    table = start(
        heroes="kazgin", changed={"lava-spawn": {"exit": ["all_lose_next_move", "lose_life"]}}, tile_0="trebuchet",
        red_board="lava-spawn - -", rolls="red red red red",
    ).do("fight", "defeat lava-spawn")  # fmt: skip
    table.shows(laid_down_0=False, laid_down_1=True, laid_down_2=True, laid_down_3=True)
    table.shows(life_0=3, life_1=3, life_2=3, life_3=3)


# -- Twindalli ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-148")
@pytest.mark.rule("LB-149")
def test_twindalli_fights_at_the_ends_of_her_row_and_column() -> None:
    table = start(
        heroes="twindalli", tile_0="strategists-tower", red_board="incubus imp-rabble -",
        yellow_board="- bone-acolyte embalmer", rolls="red yellow blue",
    ).do("fight")  # fmt: skip
    table.shows(targets=["imp-rabble#1", "bone-acolyte#1"])
    table.do("defeat-both").shows(horde_discard="imp-rabble bone-acolyte")


@pytest.mark.rule("LB-149")
def test_from_a_corner_twindalli_reaches_four_slots() -> None:
    table = start(
        heroes="twindalli", tile_0="trebuchet", red_board="incubus - -", yellow_board="bone-acolyte - -",
        green_board="boar-rider - -", blue_board="void-shade - -",
    ).do("fight")  # fmt: skip
    assert table.choices == ["pick incubus", "pick boar-rider", "pick void-shade", "pick bone-acolyte"]


@pytest.mark.rule("LB-150")
def test_with_more_than_two_cards_in_line_twindalli_names_one_or_two_before_the_roll() -> None:
    table = start(
        heroes="twindalli", tile_0="strategists-tower", red_board="- imp-rabble -", yellow_board="- bone-acolyte -",
        green_board="- boar-rider -", rolls="red yellow green",
    ).do("fight")  # fmt: skip
    assert (table.asks, table["dice"]) == ("0 aim", [])
    table.do("pick imp-rabble")
    assert table.choices == ["pick boar-rider", "pick bone-acolyte", "pass"]
    alone = table.copy().do("pass")
    assert alone.choices == ["defeat imp-rabble", "pass"]
    table.do("pick bone-acolyte")
    assert table.choices == ["defeat imp-rabble", "defeat bone-acolyte", "defeat-both", "pass"]


@pytest.mark.rule("LB-Q33")
@pytest.mark.rule("LB-148")
@pytest.mark.rule("LB-108")
def test_twindalli_shares_equipment_with_heroes_on_her_own_tile_only() -> None:
    table = start(
        heroes="twindalli", tile_0="strategists-tower", tile_1="strategists-tower", tile_2="market",
        red_board="- horned-devil -", equipment_1={"red": 1}, equipment_2={"red": 1}, rolls="red blue blue",
    ).do("fight")  # fmt: skip
    assert table.choices == ["spend red 1", "pass"]


def test_a_dump_in_the_middle_of_a_reroll_goes_on_with_the_dice_that_lie_there() -> None:
    table = start(heroes="feng-li", tile_0="trebuchet", red_board="horned-devil - -", rolls="red blue green").do(
        "fight"
    )
    data = table.game.dump()
    position = data["position"]
    assert isinstance(position, dict)
    position["dice"] = ["white", "white", "black"]
    game = deckhold.load(data)
    game.apply(game.actions()[-1])
    assert [game.explain(one)["verb"] for one in game.actions()] == ["defeat", "pass"]
