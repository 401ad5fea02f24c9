"""Bastion tiles, card effects, horde boards, the decay die (rules, sections 14 to 17)."""

import pytest

from games.last_bastion.siege import area, fallen, piece, rolling, start, where

NOTHING = {"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 0}

# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-151")
@pytest.mark.rule("LB-152")
def test_the_net_stops_one_effect_and_the_others_go_on() -> None:
    table = start(tile_0="trebuchet", red_board="butcher - -", call_to_arms_0=1, rolls="red red red")
    table.do("activate trebuchet")
    assert table.choices == ["net butcher recurring0", "net butcher exit0"]
    table.do("net butcher recurring0").shows(net="butcher#1:recurring0")
    assert piece(table, "butcher#1")["marks"] == ["net-recurring"]
    later = start(turn=3, red_board="butcher - -", net="butcher#1:recurring0", call_to_arms_0=1, tile_0="trebuchet")
    later.do("end-turn").shows(call_to_arms_0=1)
    later = rolling(later.do("place red:1"), "red red red").do("fight", "defeat butcher", "token blue")
    assert later["equipment"]["blue"] == 1


@pytest.mark.rule("LB-153")
def test_an_evil_figure_stays_on_a_card_whose_effect_is_covered() -> None:
    table = start(
        seats=1, red_board="ember-cultist - -", net="ember-cultist#1:recurring0", evil_cards=["ember-cultist#1"]
    ).do("end-turn")  # fmt: skip
    table.shows(evil_cards=["ember-cultist#1"], evil_tiles=[])


@pytest.mark.rule("LB-249")
def test_the_net_covers_any_kind_of_effect_on_any_board_and_what_it_leaves_works_again() -> None:
    table = start(
        tile_0="trebuchet", call_to_arms_0=1, green_board="- - orc-berserker", blue_board="void-shade - -",
        yellow_board="- grave-golem -",
    )  # fmt: skip
    table.do("activate trebuchet")
    assert table.choices == [
        "net orc-berserker enter0",
        "net orc-berserker exit0",
        "net void-shade ongoing0",
        "net grave-golem ongoing0",
        "net grave-golem exit0",
    ]
    table.do("net grave-golem ongoing0")
    assert "bans-equipment" not in piece(table, "grave-golem#1")["marks"]
    table.do("call-to-arms trebuchet", "net void-shade")
    assert "bans-equipment" in piece(table, "grave-golem#1")["marks"]


@pytest.mark.rule("LB-249")
def test_a_covered_exit_effect_is_not_applied() -> None:
    table = start(tile_0="trebuchet", red_board="rust-fiend - -", net="rust-fiend#1:exit0", rolls="black black blue")
    table.do("fight", "defeat rust-fiend").shows(life_0=4, decay_die=[])


@pytest.mark.rule("LB-Q17")
@pytest.mark.rule("LB-155")
@pytest.mark.rule("LB-250")
def test_the_tower_moves_none_one_or_two_cards_ignoring_colours_and_enter_effects() -> None:
    table = start(red_board="lava-spawn incubus -", evil_cards=["lava-spawn#1"]).do("activate strategists-tower")
    assert table.choices == ["pick lava-spawn", "pick incubus", "pass"]
    table.copy().do("pass").shows(red_board="lava-spawn incubus -")
    one = table.copy().do("pick lava-spawn", "pass")
    assert not one.can("place red:0")
    assert not one.can("place red:1")
    one.do("place yellow:2").shows(red_board="- incubus -", yellow_board="- - lava-spawn", evil_cards=["lava-spawn#1"])
    table.do("pick incubus", "pick lava-spawn", "place red:0", "place blue:0")
    table.shows(red_board="incubus - -", blue_board="lava-spawn - -", evil_0=False)


@pytest.mark.rule("LB-156")
@pytest.mark.rule("LB-250")
def test_two_cards_may_trade_places_also_when_all_slots_are_taken() -> None:
    table = start(
        red_board="magma-giant imp-rabble lava-spawn", green_board="boar-rider orc-drummer goblin-raiders",
        blue_board="hollow-husk web-spinner void-shade", yellow_board="dust-spectre plague-bearer embalmer",
    ).do("activate strategists-tower", "pick magma-giant")  # fmt: skip
    assert "pass" not in table.choices
    table.do("pick embalmer")
    table.shows(red_board="embalmer imp-rabble lava-spawn", yellow_board="dust-spectre plague-bearer magma-giant")


@pytest.mark.rule("LB-157")
def test_the_market_gives_a_token_for_each_face_and_a_choice_for_white() -> None:
    table = start(tile_0="market", rolls="white black").do("activate market")
    assert table.asks == "0 take-equipment"
    table.do("token yellow").shows(equipment_0=NOTHING | {"black": 1, "yellow": 1})
    twice = start(tile_0="market", rolls="red red").do("activate market")
    twice.shows(equipment_0=NOTHING | {"red": 2})


@pytest.mark.rule("LB-158")
def test_locked_dice_serve_the_market() -> None:
    table = start(
        tile_0="market", red_board="shadow-scout chain-warden -", green_board="mother-of-trolls - -", rolls="red blue"
    ).do("activate market")  # fmt: skip
    table.shows(dice=["red", "blue"], equipment_0=NOTHING | {"red": 1, "blue": 1})


@pytest.mark.rule("LB-Q21")
@pytest.mark.rule("LB-159")
@pytest.mark.rule("LB-160")
def test_the_tavern_gives_any_hero_in_the_bastion_a_life_and_an_optional_move_at_once() -> None:
    table = start(tile_0="tavern", tile_2="tomb", **fallen(3)).do("activate tavern")
    assert table.choices == ["player 0", "player 1", "player 2"]
    table.do("player 2")
    assert table.asks == "2 granted-move"
    table.copy().do("pass").shows(tile_2="tomb", life_2=4)
    table.do("move standard").shows(tile_2="standard", life_2=4)
    assert table.asks == "0 hero-phase"


@pytest.mark.rule("LB-161")
@pytest.mark.rule("LB-251")
def test_the_standard_gets_a_token_and_a_replaced_one_can_be_taken_again() -> None:
    table = start(tile_0="standard", call_to_arms_0=1).do("activate standard", "colour red").shows(standard="red")
    table.do("call-to-arms standard")
    assert "colour red" not in table.choices
    table.do("colour blue").shows(standard="blue")
    again = start(tile_0="standard", standard="blue").do("activate standard")
    assert again.can("colour red")


@pytest.mark.rule("LB-162")
def test_the_standard_weakens_all_cards_of_its_colour_for_everybody() -> None:
    table = start(
        turn=1, tile_1="trebuchet", red_board="horned-devil lava-spawn -", standard="red", rolls="red blue blue"
    )
    table.do("fight", "defeat horned-devil").shows(horde_discard="horned-devil")


@pytest.mark.rule("LB-Q16")
@pytest.mark.rule("LB-076")
@pytest.mark.rule("LB-161")
def test_evil_on_the_standard_tile_takes_the_token_and_a_call_to_arms_sets_one_all_the_same() -> None:
    held = start(evil_tiles=["standard"], red_board="lava-spawn - -", call_to_arms_0=1)
    held.do("call-to-arms standard", "colour red").shows(standard="red")
    assert piece(held, "lava-spawn#1")["counters"]["resistance"] == 1
    assert where(held, "standard") == "reserve"
    cleansed = held.do("use-power").shows(standard="red")
    assert where(cleansed, "standard") == "standard#1"
    struck = start(turn=2, standard="red", yellow_board="- magma-giant -", rolls="6").do("end-turn")
    struck.shows(standard=None, evil_tiles=["standard"])


@pytest.mark.rule("LB-163")
def test_the_fountain_returns_two_figures_in_any_mix() -> None:
    table = start(
        tile_0="divine-fountain", evil_tiles=["tomb", "market"], red_board="ember-cultist - -", evil_1=True,
        evil_cards=["ember-cultist#1"],
    ).do("activate divine-fountain", "pick ember-cultist", "pick arne-soko")  # fmt: skip
    table.shows(evil_cards=[], evil_1=False, evil_tiles=["market", "tomb"])
    assert area(table, "reserve")["counters"]["evil"] == 10


@pytest.mark.rule("LB-164")
@pytest.mark.rule("LB-165")
@pytest.mark.rule("LB-252")
def test_the_dispensary_gives_a_token_chosen_by_the_active_player_or_heals() -> None:
    table = start(tile_0="dispensary", **fallen(2)).do("activate dispensary")
    assert table.choices == ["give 0", "give 1", "give 3", "heal 2"]
    table.do("give 3")
    assert table.asks == "0 give-equipment"
    table.do("token black").shows(equipment_3=NOTHING | {"black": 1}, condition_2="incapacitated")
    assert table.asks == "0 hero-phase"


@pytest.mark.rule("LB-Q19")
@pytest.mark.rule("LB-167")
def test_the_tomb_costs_a_life_and_discards_a_monster_also_the_last_life() -> None:
    table = start(tile_0="tomb", red_board="lava-spawn butcher -", life_0=1, call_to_arms_0=1).do("activate tomb")
    assert table.choices == ["pick lava-spawn", "pick butcher"]
    table.do("pick butcher").shows(horde_discard="butcher", condition_0="incapacitated", call_to_arms_0=0, turn="green")


@pytest.mark.rule("LB-170")
@pytest.mark.rule("LB-171")
def test_the_trap_goes_to_a_free_slot_of_the_own_board_only() -> None:
    table = start(tile_0="dwarven-quarry", red_board="lava-spawn - -").do("activate dwarven-quarry")
    assert table.choices == ["place red:1", "place red:2"]
    table.do("place red:2").shows(trap="red:2")
    assert where(table, "trap") == "slot:red:2"


@pytest.mark.rule("LB-Q14")
@pytest.mark.rule("LB-170")
@pytest.mark.rule("LB-249")
def test_trap_and_net_that_are_out_are_moved_when_their_tile_is_used_again() -> None:
    table = start(tile_0="dwarven-quarry", trap="blue:1").do("activate dwarven-quarry", "place red:0")
    table.shows(trap="red:0")


@pytest.mark.rule("LB-172")
def test_a_monster_on_the_trap_is_discarded_without_effects_and_the_trap_goes_home() -> None:
    table = start(turn=3, trap="red:1", horde_deck="boar-rider flame-torturer", life_0=3).do("end-turn", "place red:1")
    table.shows(horde_discard="flame-torturer", life_0=3, trap=None, red_board="- - -")
    assert where(table, "trap") == "dwarven-quarry#1"


@pytest.mark.rule("LB-250")
@pytest.mark.rule("LB-172")
def test_a_monster_moved_on_to_the_trap_is_discarded_and_a_warlord_is_not() -> None:
    table = start(red_board="lava-spawn - -", green_board="thorn-king - -", trap="red:2", horde_deck="boar-rider")
    table.do("activate strategists-tower")
    table.copy().do("pick lava-spawn", "pass", "place red:2").shows(horde_discard="lava-spawn", trap=None)
    table.do("pick thorn-king", "pass", "place red:2").shows(red_board="lava-spawn - thorn-king", trap=None)


@pytest.mark.rule("LB-253")
def test_the_trap_waits_on_a_board_that_has_become_neutral() -> None:
    table = start(turn=1, trap="red:0", horde_deck="boar-rider lava-spawn", red_board="- incubus butcher", **fallen(0))
    table.do("end-turn").shows(horde_discard="lava-spawn", trap=None)


@pytest.mark.rule("LB-Q15")
def test_a_call_to_arms_uses_an_element_out_of_the_reserve_and_it_goes_back_there() -> None:
    table = start(
        tile_0="market", red_board="- butcher -", evil_tiles=["trebuchet"], call_to_arms_0=1, rolls="red red red"
    )
    table.do("call-to-arms trebuchet", "net butcher exit0")
    assert where(table, "net") == "butcher#1"
    table.do("fight", "defeat butcher").shows(equipment_0=NOTHING)
    assert where(table, "net") == "reserve"


@pytest.mark.rule("LB-Q18")
def test_the_fountain_may_leave_the_second_figure_where_it_is() -> None:
    table = start(tile_0="divine-fountain", evil_tiles=["tomb", "market"]).do("activate divine-fountain", "pick tomb")
    assert table.choices == ["pick market", "pass"]
    table.do("pass").shows(evil_tiles=["market"])


# -- effects of cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-173")
@pytest.mark.rule("LB-174")
@pytest.mark.rule("LB-175")
def test_evil_reaches_a_tile_every_second_horde_phase() -> None:
    table = start(seats=1, red_board="- ember-cultist -", horde_deck="boar-rider hollow-husk plague-bearer lava-spawn")
    seen = []
    for slot in ("red:0", "yellow:0", "blue:0"):
        table.do("end-turn")
        seen.append((table["evil_cards"], table["evil_tiles"]))
        table.do(f"place {slot}")
    figure = ["ember-cultist#1"]
    assert seen == [(figure, []), ([], ["market"]), (figure, ["market"])]


@pytest.mark.rule("LB-177")
def test_lose_life_costs_one_life_token() -> None:
    start(turn=3, red_board="queens-executioner - -", life_0=3).do("end-turn").shows(life_0=2)


@pytest.mark.rule("LB-178")
def test_a_lost_round_token_of_choice_goes_to_the_reserve() -> None:
    table = start(turn=3, red_board="butcher - -", call_to_arms_0=1, equipment_0={"red": 1}).do(
        "end-turn", "token call-to-arms"
    )
    table.shows(call_to_arms_0=0, equipment_0=NOTHING | {"red": 1})
    assert area(table, "reserve")["counters"]["call-to-arms"] == 4


@pytest.mark.rule("LB-179")
def test_the_decay_die_is_rolled_and_its_face_suffered() -> None:
    start(turn=3, red_board="magma-giant - -", rolls="5").do("end-turn").shows(decay_die=[5], life_0=2)


@pytest.mark.rule("LB-Q31")
@pytest.mark.rule("LB-180")
@pytest.mark.parametrize(
    ("given", "figure"), [({}, True), ({"evil_0": True}, True), ({"condition_0": "wounded"}, False)]
)
def test_evil_comes_to_the_own_hero_board_if_it_is_healthy_and_free(given: dict[str, object], figure: bool) -> None:
    table = start(turn=3, horde_deck="boar-rider incubus", **given).do("end-turn", "place red:0")
    table.shows(evil_0=figure)
    assert area(table, "reserve")["counters"]["evil"] == 12 - figure


@pytest.mark.rule("LB-181")
def test_every_player_with_a_round_token_loses_one() -> None:
    table = start(
        turn=3, horde_deck="boar-rider dread-banshee", call_to_arms_0=1, equipment_1={"blue": 1}, call_to_arms_3=2
    ).do("end-turn", "place red:0")  # fmt: skip
    table.shows(call_to_arms_0=0, equipment_1=NOTHING, call_to_arms_3=1, life_2=3)


@pytest.mark.rule("LB-182")
def test_every_hero_gets_an_evil_figure() -> None:
    table = start(turn=3, horde_deck="boar-rider queens-herald", condition_1="wounded").do("end-turn", "place red:0")
    table.shows(evil_0=True, evil_1=False, evil_2=True, evil_3=True)


@pytest.mark.rule("LB-183")
def test_every_hero_in_the_bastion_is_laid_down() -> None:
    table = start(turn=3, horde_deck="boar-rider web-spinner", **fallen(2)).do("end-turn", "place blue:0")
    table.shows(laid_down_0=True, laid_down_1=True, laid_down_2=False, laid_down_3=True)


@pytest.mark.rule("LB-184")
def test_gain_equipment_is_a_token_of_choice_the_reserve_has() -> None:
    table = start(tile_0="trebuchet", red_board="hellhound - -", equipment_1={"red": 4}, rolls="red red red")
    table.do("fight", "defeat hellhound")
    assert table.choices == [f"token {colour}" for colour in ("green", "blue", "yellow", "black")]
    table.do("token green").shows(equipment_0=NOTHING | {"green": 1})


@pytest.mark.rule("LB-185")
def test_gain_life_needs_a_life_token_in_the_reserve() -> None:
    for others, life in ((12, 4), (13, 3)):
        table = start(seats=2, tile_0="trebuchet", red_board="flame-torturer - -", life_1=others, rolls="red red red")
        table.do("fight", "defeat flame-torturer").shows(life_0=life)


@pytest.mark.rule("LB-186")
def test_gain_call_to_arms_needs_a_token_in_the_reserve() -> None:
    for others, calls in ((3, 1), (4, 0)):
        table = start(
            seats=2, tile_0="trebuchet", red_board="magma-giant - -", call_to_arms_1=others, equipment_0={"red": 1},
            rolls="red red red",
        )  # fmt: skip
        table.do("fight", "spend red", "defeat magma-giant").shows(call_to_arms_0=calls)


@pytest.mark.rule("LB-Q40")
@pytest.mark.rule("LB-187")
def test_remove_evil_may_be_declined() -> None:
    table = start(
        tile_0="trebuchet", red_board="mind-leech - -", evil_tiles=["tomb"], evil_2=True, rolls="blue blue blue"
    )
    table.do("fight", "defeat mind-leech")
    assert table.choices == ["pick tomb", "pick mylfaar", "pass"]
    table.copy().do("pass").shows(evil_tiles=["tomb"], evil_2=True)
    table.do("pick tomb").shows(evil_tiles=[], evil_2=True)


@pytest.mark.rule("LB-188")
def test_life_and_call_to_arms_may_be_taken_as_far_as_available_or_refused() -> None:
    table = start(
        level="hard", tile_0="trebuchet", red_board="hollow-prophet - -", call_to_arms_1=4, rolls="blue blue blue",
        horde_deck="thorn-king lava-spawn",
    ).do("fight", "defeat hollow-prophet")  # fmt: skip
    table.copy().do("pass").shows(life_0=3)
    table.do("option 0").shows(life_0=4, call_to_arms_0=0)


@pytest.mark.rule("LB-189")
def test_white_faces_do_not_count_against_a_card_that_refuses_them() -> None:
    table = start(tile_0="trebuchet", red_board="cinder-wraith - -", rolls="white white white").do("fight")
    table.shows(red_board="cinder-wraith - -")
    netted = start(
        tile_0="trebuchet", red_board="cinder-wraith - -", net="cinder-wraith#1:ongoing0", rolls="white blue blue"
    ).do("fight", "defeat cinder-wraith")  # fmt: skip
    netted.shows(horde_discard="cinder-wraith")


@pytest.mark.rule("LB-Q22")
@pytest.mark.rule("LB-190")
@pytest.mark.parametrize(
    ("boards", "dice"),
    [
        ({}, 3),
        ({"blue_board": "shadow-scout - -"}, 2),
        ({"blue_board": "shadow-scout chain-warden -"}, 1),
        ({"blue_board": "shadow-scout chain-warden mother-of-trolls"}, 0),
        ({"blue_board": "shadow-scout chain-warden mother-of-trolls", "net": "shadow-scout#1:ongoing0"}, 1),
    ],
)
def test_each_locking_card_takes_a_die_unless_the_net_covers_it(boards: dict[str, str], dice: int) -> None:
    table = start(tile_0="trebuchet", red_board="magma-giant - -", rolls="blue blue blue", **boards).do("fight")
    assert len(table["dice"]) == dice


@pytest.mark.rule("LB-190")
def test_without_dice_a_fight_uses_tokens_only() -> None:
    table = start(
        tile_0="trebuchet", red_board="horned-devil - -", blue_board="shadow-scout chain-warden mother-of-trolls",
        equipment_0={"red": 2},
    ).do("fight", "spend red", "spend red", "defeat horned-devil")  # fmt: skip
    table.shows(horde_discard="horned-devil", dice=[])


@pytest.mark.rule("LB-191")
@pytest.mark.rule("LB-192")
def test_a_ban_on_equipment_does_not_stop_taking_it() -> None:
    table = start(heroes="arne-soko", yellow_board="- grave-golem -", red_board="horned-devil - -", tile_0="trebuchet",
                  equipment_0={"red": 2}, rolls="blue blue blue").do("use-power", "token red")  # fmt: skip
    table.shows(equipment_0=NOTHING | {"red": 3})
    assert table.do("fight").asks == "0 hero-phase"


@pytest.mark.rule("LB-254")
def test_the_ban_lasts_until_the_last_such_card_leaves_or_is_covered() -> None:
    both = {"yellow_board": "- grave-golem -", "blue_board": "- rust-fiend -"}
    fight = {
        "tile_0": "trebuchet",
        "red_board": "lava-spawn - -",
        "equipment_0": {"red": 2},
        "rolls": "blue blue blue 1",
    }
    assert start(**both, **fight).do("fight").asks == "0 hero-phase"  # type: ignore[arg-type]
    one = start(yellow_board="- grave-golem -", net="grave-golem#1:ongoing0", **fight).do("fight")  # type: ignore[arg-type]
    assert one.can("spend red")
    half = start(**both, net="grave-golem#1:ongoing0", **fight).do("fight")  # type: ignore[arg-type]
    assert half.asks == "0 hero-phase"


@pytest.mark.rule("LB-255")
@pytest.mark.rule("LB-174")
def test_the_figure_goes_past_evil_held_tiles_to_the_next_one() -> None:
    table = start(
        seats=1, red_board="- ember-cultist -", evil_cards=["ember-cultist#1"], evil_tiles=["market"]
    ).do("end-turn")  # fmt: skip
    table.shows(evil_tiles=["market", "strategists-tower"])


# -- horde boards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-193")
def test_a_full_red_board_costs_the_player_behind_it_a_life() -> None:
    start(turn=3, red_board="incubus imp-rabble lava-spawn").do("end-turn").shows(life_0=2)


@pytest.mark.rule("LB-194")
@pytest.mark.rule("LB-257")
def test_a_full_green_board_discards_the_bottom_card_without_effect() -> None:
    table = start(
        turn=0, green_board="boar-rider orc-drummer goblin-raiders", horde_deck="flame-torturer thorn-king lava-spawn"
    )
    table.do("end-turn").shows(horde_deck="thorn-king lava-spawn", horde_discard="flame-torturer", life_1=3)


@pytest.mark.rule("LB-194")
def test_a_full_neutral_green_board_discards_too_and_nobody_is_asked() -> None:
    table = start(
        seats=2, green_board="boar-rider orc-drummer goblin-raiders", horde_deck="flame-torturer thorn-king lava-spawn"
    )
    table.do("end-turn").shows(horde_discard="flame-torturer")
    assert table.asks == "1 place"


@pytest.mark.rule("LB-195")
@pytest.mark.rule("LB-212")
@pytest.mark.rule("LB-257")
@pytest.mark.parametrize("more", ["", " mother-of-plagues"])
def test_a_warlord_discarded_by_the_green_board_loses_whatever_else_is_to_come(more: str) -> None:
    table = start(
        level="hard", green_board="boar-rider orc-drummer goblin-raiders", horde_deck=f"thorn-king lava-spawn{more}"
    )
    table.do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-warlord"


@pytest.mark.rule("LB-196")
@pytest.mark.rule("LB-197")
def test_a_full_yellow_board_rolls_and_the_evil_face_asks_for_an_adjacent_tile() -> None:
    table = start(turn=2, yellow_board="dust-spectre plague-bearer embalmer", evil_tiles=["standard"], rolls="6").do(
        "end-turn"
    )
    assert (table.asks, table.choices) == ("3 evil-tile", ["pick trebuchet", "pick dispensary"])
    table.do("pick dispensary").shows(evil_tiles=["standard", "dispensary"])
    start(turn=2, yellow_board="dust-spectre plague-bearer embalmer", rolls="5").do("end-turn").shows(life_3=2)


@pytest.mark.rule("LB-196")
@pytest.mark.rule("LB-206")
def test_for_a_neutral_yellow_board_a_chosen_player_rolls_and_chooses() -> None:
    table = start(seats=2, turn=1, yellow_board="dust-spectre plague-bearer embalmer", rolls="6").do("end-turn")
    assert (table.asks, table.choices) == ("1 victim", ["player 0", "player 1"])
    assert table.do("player 0").asks == "0 evil-tile"


@pytest.mark.rule("LB-198")
def test_a_full_blue_board_lays_the_hero_down_and_a_neutral_one_a_chosen_standing_hero() -> None:
    table = start(turn=1, blue_board="hollow-husk web-spinner void-shade").do("end-turn")
    table.shows(laid_down_2=True, laid_down_1=False)
    neutral = start(turn=1, blue_board="hollow-husk web-spinner void-shade", laid_down_0=True, **fallen(2)).do(
        "end-turn"
    )
    assert neutral.choices == ["player 3", "player 1"]
    neutral.do("player 3").shows(laid_down_3=True)


@pytest.mark.rule("LB-256")
@pytest.mark.rule("LB-205")
def test_a_roll_caused_by_a_card_on_the_yellow_board_goes_by_the_card() -> None:
    table = start(turn=2, yellow_board="- moss-troll -", rolls="6").do("end-turn")
    table.shows(evil_tiles=["standard"])


# -- the decay die -----------------------------------------------------------------------------------------------------

ROLL = {"turn": 3, "red_board": "magma-giant - -", "horde_deck": "boar-rider hollow-husk"}


@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-200")
def test_the_first_face_is_nothing() -> None:
    events = start(**ROLL, rolls="1").told("end-turn")  # type: ignore[arg-type]
    assert events == ["turn", "acts magma-giant", "decay 1", "arrive hollow-husk"]


@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-201")
def test_the_second_face_draws_a_card() -> None:
    table = start(**ROLL, rolls="2").do("end-turn", "place blue:1")  # type: ignore[arg-type]
    table.shows(blue_board="- hollow-husk -", arriving="boar-rider")


@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-202")
def test_the_third_face_costs_a_round_token_if_there_is_one() -> None:
    start(**ROLL, rolls="3", call_to_arms_0=1).do("end-turn").shows(call_to_arms_0=0, life_0=3)  # type: ignore[arg-type]
    start(**ROLL, rolls="3").do("end-turn").shows(life_0=3)  # type: ignore[arg-type]


@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-203")
def test_the_fourth_face_costs_a_round_token_and_a_life_or_only_the_life() -> None:
    start(**ROLL, rolls="4", call_to_arms_0=1).do("end-turn").shows(call_to_arms_0=0, life_0=2)  # type: ignore[arg-type]
    start(**ROLL, rolls="4").do("end-turn").shows(life_0=2)  # type: ignore[arg-type]


@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-204")
def test_the_fifth_face_costs_a_life() -> None:
    start(**ROLL, rolls="5", call_to_arms_0=1).do("end-turn").shows(call_to_arms_0=1, life_0=2)  # type: ignore[arg-type]


@pytest.mark.rule("LB-Q03")
@pytest.mark.rule("LB-199")
@pytest.mark.rule("LB-205")
def test_the_sixth_face_puts_evil_on_the_nearest_free_tile_facing_the_card() -> None:
    table = start(**ROLL, rolls="6", evil_tiles=["trebuchet"]).do("end-turn")  # type: ignore[arg-type]
    table.shows(evil_tiles=["trebuchet", "standard"])


@pytest.mark.rule("LB-206")
def test_for_a_card_on_a_neutral_board_a_chosen_player_rolls_and_suffers() -> None:
    table = start(seats=2, green_board="moss-troll - -", rolls="5").do("end-turn")
    assert (table.asks, table.choices) == ("0 victim", ["player 1", "player 0"])
    table.do("player 1").shows(life_1=2, life_0=3)


@pytest.mark.rule("LB-258")
def test_for_an_exit_roll_the_evil_goes_by_the_slot_of_the_defeated_card() -> None:
    table = start(heroes="twindalli", tile_0="tomb", red_board="- lava-spawn -", rolls="red red red 6")
    table.do("fight", "defeat lava-spawn").shows(evil_tiles=["market"], horde_discard="lava-spawn")


@pytest.mark.rule("LB-Q05")
@pytest.mark.rule("LB-018")
def test_with_no_evil_figure_left_none_is_placed() -> None:
    cards = "hellhound horned-devil ember-cultist orc-defiler goblin-shaman thorn-witch deep-crawler chasm-spiderling"
    spreaders = [*cards.split(), "abyss-whisperer", "bone-acolyte"]
    table = start(
        turn=3, red_board="hellhound horned-devil ember-cultist", green_board="orc-defiler goblin-shaman thorn-witch",
        blue_board="deep-crawler chasm-spiderling abyss-whisperer", yellow_board="bone-acolyte - zombie-lord",
        evil_cards=[f"{card}#1" for card in spreaders], evil_tiles=["tomb", "market"], horde_deck="boar-rider incubus",
    )  # fmt: skip
    assert area(table, "reserve")["counters"]["evil"] == 0
    full = start(
        turn=2, yellow_board="bone-acolyte - zombie-lord", red_board="hellhound horned-devil ember-cultist",
        green_board="orc-defiler goblin-shaman thorn-witch", blue_board="deep-crawler chasm-spiderling abyss-whisperer",
        evil_cards=[f"{card}#1" for card in spreaders if card != "bone-acolyte"], evil_tiles=["tomb", "market"],
        evil_0=True, horde_deck="boar-rider plague-bearer",
    ).do("end-turn", "effect zombie-lord")  # fmt: skip
    full.shows(evil_tiles=["market", "tomb"])
    assert "zombie-lord#1" not in full.exactly("evil_cards")
