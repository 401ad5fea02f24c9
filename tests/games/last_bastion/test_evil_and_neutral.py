"""Warlords, the Power of Evil, neutral boards (rules, sections 6 to 8)."""

import pytest

from games.last_bastion.siege import area, fallen, piece, start, where

# -- warlords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-066")
@pytest.mark.rule("LB-154")
@pytest.mark.rule("LB-169")
@pytest.mark.parametrize("tile", ["tomb", "trebuchet"])
def test_tomb_and_trebuchet_cannot_touch_a_warlord(tile: str) -> None:
    table = start(tile_0=tile, red_board="cinder-tyrant lava-spawn -").do(f"activate {tile}")
    table.shows(red_board="cinder-tyrant lava-spawn -" if tile == "trebuchet" else "cinder-tyrant - -")
    assert table["net"] == ("lava-spawn#1:exit0" if tile == "trebuchet" else None)
    alone = start(tile_0=tile, red_board="cinder-tyrant - -")
    assert not alone.can(f"activate {tile}")


@pytest.mark.rule("LB-067")
@pytest.mark.rule("LB-155")
def test_the_tower_moves_a_warlord() -> None:
    table = start(red_board="cinder-tyrant - -").do("activate strategists-tower", "pick cinder-tyrant", "place blue:2")
    table.shows(red_board="- - -", blue_board="- - cinder-tyrant")


@pytest.mark.rule("LB-067")
@pytest.mark.rule("LB-163")
def test_the_fountain_cleanses_a_warlord() -> None:
    table = start(tile_0="divine-fountain", yellow_board="mother-of-plagues - -", evil_cards=["mother-of-plagues#1"])
    table.do("activate divine-fountain").shows(evil_cards=[])


@pytest.mark.rule("LB-067")
@pytest.mark.rule("LB-113")
@pytest.mark.rule("LB-136")
@pytest.mark.rule("LB-162")
def test_standard_and_enchantment_weaken_a_warlord() -> None:
    table = start(heroes="mylfaar", tile_0="standard", red_board="cinder-tyrant - -")
    assert piece(table, "cinder-tyrant#1")["counters"] == {"resistance": 5}
    table.do("activate standard", "colour red")
    assert piece(table, "cinder-tyrant#1")["counters"] == {"resistance": 4}
    table.do("use-power")
    table.shows(enchantment="cinder-tyrant#1")
    assert piece(table, "cinder-tyrant#1")["counters"] == {"resistance": 3}


@pytest.mark.rule("LB-068")
def test_a_warlord_on_the_trap_stays_and_enters_and_the_trap_goes_home() -> None:
    table = start(turn=3, trap="red:0", horde_deck="lava-spawn cinder-tyrant").do("end-turn", "place red:0")
    table.shows(red_board="cinder-tyrant - -", trap=None, laid_down_0=True, laid_down_2=True)
    assert where(table, "trap") == "dwarven-quarry#1"


@pytest.mark.rule("LB-069")
@pytest.mark.rule("LB-070")
def test_the_exit_effects_of_the_last_warlord_come_before_the_victory_and_count() -> None:
    table = start(
        level="normal", tile_0="trebuchet", red_board="cinder-tyrant - -", horde_deck="lava-spawn", life_0=3, life_1=3,
        equipment_0={"red": 2}, rolls="red red red",
    ).do("fight", "spend red", "spend red", "defeat cinder-tyrant")  # fmt: skip
    assert table.asks == "0 reward"
    table.copy().do("pass")
    table.do("option 0")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.scores == (10 + 13 + 2,) * 4


@pytest.mark.rule("LB-070")
@pytest.mark.rule("LB-230")
def test_on_the_hard_level_the_first_warlords_reward_helps_to_go_on() -> None:
    table = start(
        level="hard", tile_0="trebuchet", red_board="cinder-tyrant - -", horde_deck="thorn-king lava-spawn",
        equipment_0={"red": 2}, life_0=2, rolls="red red red",
    ).do("fight", "spend red", "spend red", "defeat cinder-tyrant", "option 0")  # fmt: skip
    table.shows(life_0=3, call_to_arms_0=1)
    assert table.asks == "0 hero-phase"


@pytest.mark.rule("LB-071")
@pytest.mark.rule("LB-230")
def test_the_archdaemons_exit_rolls_the_decay_die() -> None:
    table = start(
        tile_0="trebuchet", red_board="archdaemon-of-torment - -", horde_deck="lava-spawn", life_0=3,
        equipment_0={"red": 1}, rolls="red red red 5",
    ).do("fight", "spend red", "defeat archdaemon-of-torment")  # fmt: skip
    table.shows(life_0=2, decay_die=[5])


# -- the Power of Evil -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-072")
@pytest.mark.rule("LB-091")
@pytest.mark.rule("LB-098")
def test_an_evil_held_tile_works_only_through_a_call_to_arms() -> None:
    table = start(tile_0="market", evil_tiles=["market"], call_to_arms_0=1, rolls="red blue")
    assert not table.can("activate market")
    table.do("call-to-arms market").shows(call_to_arms_0=0)
    assert table["equipment"]["red"] == 1


@pytest.mark.rule("LB-073")
def test_heroes_enter_stand_on_and_leave_an_evil_held_tile() -> None:
    table = start(tile_0="market", evil_tiles=["market", "tavern"]).do("move tavern")
    table.shows(tile_0="tavern")
    table.do("end-turn", "place red:0").shows(tile_0="tavern", turn="green")


@pytest.mark.rule("LB-074")
@pytest.mark.rule("LB-133")
def test_an_evil_figure_on_the_hero_board_stops_the_power_until_it_is_removed() -> None:
    table = start(heroes="arne-soko", evil_0=True, tile_0="divine-fountain")
    assert not table.can("use-power")
    table.do("activate divine-fountain").shows(evil_0=False)
    table.do("use-power", "token blue")
    assert table["equipment"]["blue"] == 1


@pytest.mark.rule("LB-075")
def test_an_evil_figure_on_a_card_blocks_none_of_its_effects() -> None:
    table = start(tile_0="trebuchet", red_board="hellhound - -", evil_cards=["hellhound#1"], rolls="red red red")
    table.do("fight", "defeat hellhound", "token black").shows(evil_cards=[])
    assert table["equipment"]["black"] == 1


@pytest.mark.rule("LB-Q46")
@pytest.mark.rule("LB-076")
@pytest.mark.parametrize(
    ("element", "home"), [("net", "trebuchet"), ("trap", "dwarven-quarry"), ("standard", "standard")]
)
def test_evil_on_its_home_sends_an_element_to_the_reserve_until_it_is_removed(element: str, home: str) -> None:
    table = start(tile_0="divine-fountain", evil_tiles=[home])
    assert where(table, element) == "reserve"
    table.do("activate divine-fountain")
    assert where(table, element) == f"{home}#1"


@pytest.mark.rule("LB-076")
def test_evil_on_mylfaar_sends_the_enchantment_to_the_reserve() -> None:
    table = start(heroes="mylfaar", tile_0="divine-fountain", evil_0=True)
    assert where(table, "enchantment") == "reserve"
    table.do("activate divine-fountain")
    assert where(table, "enchantment") == "nowhere"
    assert "enchantment" in area(table, "hero/0")["pieces"][0]["marks"]


@pytest.mark.rule("LB-077")
@pytest.mark.rule("LB-234")
def test_a_net_in_use_goes_on_working_and_then_to_the_reserve() -> None:
    table = start(
        tile_0="trebuchet", red_board="hellhound - -", net="hellhound#1:recurring0", evil_tiles=["trebuchet"],
        rolls="red red red",
    )  # fmt: skip
    assert where(table, "net") == "hellhound#1"
    table.do("fight", "defeat hellhound", "token red").shows(net=None)
    assert where(table, "net") == "reserve"


@pytest.mark.rule("LB-077")
@pytest.mark.rule("LB-234")
def test_a_trap_in_use_goes_on_working_and_then_to_the_reserve_or_home() -> None:
    for held, home in ((["dwarven-quarry"], "reserve"), ([], "dwarven-quarry#1")):
        table = start(turn=3, trap="red:0", evil_tiles=held, horde_deck="boar-rider lava-spawn")
        table.do("end-turn", "place red:0").shows(horde_discard="lava-spawn")
        assert where(table, "trap") == home


@pytest.mark.rule("LB-138")
@pytest.mark.rule("LB-234")
def test_the_enchantment_on_a_card_outlasts_the_power_and_comes_back_to_the_reserve() -> None:
    table = start(
        heroes="mylfaar", tile_0="trebuchet", red_board="lava-spawn - -", enchantment="lava-spawn#1", evil_0=True,
        rolls="red blue blue 1",
    )  # fmt: skip
    table.do("fight", "defeat lava-spawn").shows(enchantment=None)
    assert where(table, "enchantment") == "reserve"


@pytest.mark.rule("LB-078")
def test_a_cleansed_tile_can_be_activated_at_once_and_the_figure_is_in_the_reserve() -> None:
    table = start(heroes="teagaan", tile_0="market", evil_tiles=["market"], rolls="red blue")
    table.do("use-power").shows(evil_tiles=[])
    assert area(table, "reserve")["counters"]["evil"] == 12
    assert table.can("activate market")


@pytest.mark.rule("LB-078")
@pytest.mark.rule("LB-173")
def test_a_cleansed_card_goes_on_with_the_first_stage() -> None:
    table = start(
        seats=1, tile_0="divine-fountain", red_board="ember-cultist - -", evil_cards=["ember-cultist#1"]
    ).do("activate divine-fountain", "end-turn")  # fmt: skip
    table.shows(evil_cards=["ember-cultist#1"], evil_tiles=[])


@pytest.mark.rule("LB-079")
@pytest.mark.rule("LB-210")
def test_a_third_evil_held_tile_loses_the_game_at_once() -> None:
    table = start(
        turn=3, red_board="ember-cultist - -", evil_cards=["ember-cultist#1"], evil_tiles=["market", "tomb"]
    ).do("end-turn")
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("lost-evil", (), (0, 0, 0, 0))


@pytest.mark.rule("LB-Q44")
@pytest.mark.rule("LB-235")
def test_sindara_keeps_what_she_did_and_gets_no_second_action_without_her_power() -> None:
    table = start(
        heroes="sindara", changed={"lava-spawn": {"exit": ["evil_on_own_hero"]}}, tile_0="trebuchet",
        red_board="lava-spawn butcher -", rolls="red red red",
    ).do("fight", "defeat lava-spawn")  # fmt: skip
    table.shows(evil_0=True, horde_discard="lava-spawn")
    assert not table.can("activate trebuchet")
    assert table.can("move market")


@pytest.mark.rule("LB-235")
@pytest.mark.rule("LB-134")
def test_elmer_who_moved_once_keeps_his_other_move_but_cannot_lend_it_without_his_power() -> None:
    table = start(
        heroes="elmer-chestnut", changed={"lava-spawn": {"exit": ["evil_on_own_hero"]}}, tile_0="market",
        red_board="lava-spawn - -", rolls="red red red",
    ).do("move trebuchet", "fight", "defeat lava-spawn")  # fmt: skip
    assert not table.can("use-power")
    table.do("move market")
    assert not table.can("move tavern")


# -- neutral boards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-080")
@pytest.mark.rule("LB-127")
def test_the_board_of_a_fallen_hero_is_neutral_and_keeps_its_cards() -> None:
    table = start(turn=0, green_board="orc-defiler - -", **fallen(1))
    table.told("end-turn")
    table.shows(green_board="orc-defiler - -", evil_cards=["orc-defiler#1"], turn="blue")


@pytest.mark.rule("LB-081")
def test_no_card_is_drawn_for_a_neutral_board() -> None:
    table = start(seats=1, horde_deck="boar-rider lava-spawn").do("end-turn")
    table.shows(turn="red", horde_deck="boar-rider")


@pytest.mark.rule("LB-082")
@pytest.mark.rule("LB-193")
def test_a_full_neutral_red_board_takes_a_life_from_a_chosen_player() -> None:
    table = start(
        turn=3, red_board="incubus imp-rabble cinder-wraith", life_1=3, life_2=3, life_3=3, **fallen(0)
    ).do("end-turn")  # fmt: skip
    assert (table.asks, table.choices) == ("3 victim", ["player 1", "player 2", "player 3"])
    table.do("player 2").shows(life_2=2, life_1=3, life_3=3)


@pytest.mark.rule("LB-083")
def test_single_effects_of_a_neutral_board_may_go_to_different_players() -> None:
    table = start(seats=2, green_board="orc-plunderer moss-troll -", call_to_arms_0=1, call_to_arms_1=2, rolls="5")
    table.do("end-turn", "effect orc-plunderer", "player 1", "player 0")
    table.shows(call_to_arms_1=1, life_0=2, life_1=3)


@pytest.mark.rule("LB-084")
@pytest.mark.rule("LB-086")
def test_only_a_player_with_a_round_token_can_lose_one_and_chooses_which() -> None:
    table = start(
        seats=3, turn=2, yellow_board="zombie-marksman - -", call_to_arms_0=1, equipment_1={"green": 1, "red": 1}
    ).do("end-turn")  # fmt: skip
    assert (table.asks, table.choices) == ("2 victim", ["player 0", "player 1"])
    table.do("player 1")
    assert (table.asks, table.choices) == ("1 lose-token", ["token red", "token green"])


@pytest.mark.rule("LB-085")
def test_an_effect_that_nobody_can_suffer_is_ignored() -> None:
    table = start(seats=2, green_board="orc-plunderer - -").do("end-turn")
    table.shows(life_0=3, life_1=3, turn="blue")


@pytest.mark.rule("LB-083")
def test_evil_cannot_be_given_to_a_hero_that_has_it_or_is_wounded() -> None:
    table = start(
        seats=3, turn=2, changed={"plague-bearer": {"recurring": ["evil_on_own_hero"]}},
        yellow_board="plague-bearer - -", evil_0=True, condition_1="wounded",
    ).do("end-turn")  # fmt: skip
    table.shows(evil_2=True, evil_1=False)  # the only one who qualifies


@pytest.mark.rule("LB-087")
@pytest.mark.rule("LB-182")
def test_an_effect_on_all_applies_to_all_from_a_neutral_board_too() -> None:
    table = start(seats=2, changed={"boar-rider": {"recurring": ["all_lose_next_move"]}}, green_board="boar-rider - -")
    table.do("end-turn").shows(laid_down_0=True, laid_down_1=True)


@pytest.mark.rule("LB-236")
def test_a_card_drawn_for_a_neutral_board_belongs_to_the_player_who_drew_it() -> None:
    table = start(
        seats=2, green_board="moss-troll - -", rolls="2", horde_deck="boar-rider nefarious-cannon", life_1=3
    ).do("end-turn", "player 1")  # fmt: skip
    assert (table.asks, table.choices) == ("1 place", ["place blue:0", "place blue:1", "place blue:2"])
    table.do("place blue:0").shows(life_1=2, life_0=3)


@pytest.mark.rule("LB-237")
def test_when_a_chosen_player_falls_the_effects_still_to_come_go_to_others() -> None:
    table = start(
        seats=3,
        turn=2,
        yellow_board="zombie-marksman - -",
        changed={"zombie-marksman": {"recurring": ["draw_card"]}, "imp-rabble": {"enter": ["lose_life", "lose_life"]}},
        horde_deck="boar-rider lava-spawn imp-rabble",
        life_1=1,
    ).do("end-turn", "player 1", "place red:0")  # fmt: skip
    table.shows(condition_1="incapacitated")
    assert (table.asks, table.choices) == ("2 victim", ["player 0", "player 2"])
    table.do("player 0").shows(life_0=2)
    assert "neutral" in piece(table, "board-green#1")["marks"]


@pytest.mark.rule("LB-Q11")
@pytest.mark.rule("LB-083")
@pytest.mark.rule("LB-049")
def test_the_hero_with_the_latest_hero_phase_decides_for_neutral_boards() -> None:
    fresh = start(seats=3, turn=2, yellow_board="zombie-marksman zombie-lord -", call_to_arms_0=1, call_to_arms_1=1)
    assert fresh.do("end-turn").asks == "2 effect-order"
    assert fresh.do("effect zombie-marksman").asks == "2 victim"
    away = start(
        seats=3, turn=1, yellow_board="zombie-marksman zombie-lord -", call_to_arms_0=1, call_to_arms_1=1, **fallen(2)
    ).do("end-turn")  # fmt: skip
    assert away.asks == "1 effect-order"


@pytest.mark.rule("LB-Q11")
def test_a_later_turn_has_a_later_hero_phase() -> None:
    table = start(
        seats=3,
        turn=1,
        yellow_board="zombie-marksman zombie-lord -",
        horde_deck="boar-rider lava-spawn",
        call_to_arms_0=1,
        call_to_arms_1=1,
    ).do("end-turn")  # fmt: skip
    table.do("place red:0", "end-turn")
    table.shows(last_hero_phase_1=10, last_hero_phase_2=11)
    assert table.asks == "2 effect-order"
