"""The hero phase, Call to Arms, combat (rules, sections 9 to 11)."""

import pytest

from deckhold import IllegalAction
from games.last_bastion.siege import fallen, piece, rolling, start

NOTHING = {"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 0}

# -- acting and moving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-088")
def test_acting_and_moving_once_each_in_either_order() -> None:
    moved = start(tile_0="market", rolls="red blue").do("move trebuchet")
    assert not moved.can("move market")
    assert start(tile_0="tavern", rolls="red blue").do("move market", "activate market").choices == ["end-turn"]
    acted = start(tile_0="market", rolls="red blue").do("activate market")
    assert not acted.can("activate market")
    assert acted.do("move tavern").choices == ["end-turn"]


@pytest.mark.rule("LB-090")
def test_to_act_is_to_activate_or_to_fight_not_both() -> None:
    table = start(tile_0="market", red_board="- lava-spawn -", rolls="red red red 1")
    assert table.can("fight")
    assert table.can("activate market")
    assert not table.copy().do("fight", "defeat lava-spawn").can("activate market")
    assert not rolling(table, "blue blue").do("activate market").can("fight")


@pytest.mark.rule("LB-091")
def test_only_the_tile_under_the_hero_can_be_activated() -> None:
    table = start(tile_0="market")
    assert [one for one in table.choices if one.startswith("activate")] == ["activate market"]


@pytest.mark.rule("LB-092")
@pytest.mark.rule("LB-093")
def test_cards_not_next_to_the_tile_cannot_be_fought() -> None:
    assert not start(tile_0="market", red_board="lava-spawn - butcher", blue_board="- hollow-husk -").can("fight")
    assert not start(tile_0="strategists-tower", red_board="- lava-spawn -").can("fight")


@pytest.mark.rule("LB-094")
@pytest.mark.parametrize(
    ("tile", "around"),
    [
        ("strategists-tower", "trebuchet market tavern standard divine-fountain dispensary tomb dwarven-quarry"),
        ("trebuchet", "market standard strategists-tower"),
        ("tomb", "standard strategists-tower divine-fountain dispensary dwarven-quarry"),
    ],
)
def test_a_move_goes_to_a_neighbouring_tile_diagonals_included(tile: str, around: str) -> None:
    table = start(tile_0=tile)
    assert [one.split()[1] for one in table.choices if one.startswith("move")] == around.split()


@pytest.mark.rule("LB-095")
def test_any_number_of_heroes_may_stand_on_a_tile() -> None:
    table = start(tile_0="market", tile_1="tavern", tile_2="tavern", tile_3="tavern").do("move tavern")
    table.shows(tile_0="tavern", tile_1="tavern", tile_2="tavern", tile_3="tavern")


@pytest.mark.rule("LB-096")
def test_a_hero_laid_down_stands_up_instead_of_moving_and_may_act() -> None:
    table = start(tile_0="market", laid_down_0=True, rolls="red blue")
    assert not any(one.startswith("move") for one in table.choices)
    table.do("activate market", "stand-up").shows(laid_down_0=False, tile_0="market")
    assert table.choices == ["end-turn"]


@pytest.mark.rule("LB-Q20")
@pytest.mark.rule("LB-097")
def test_being_laid_down_twice_costs_one_move() -> None:
    table = start(turn=3, laid_down_0=True, horde_deck="lava-spawn web-spinner").do("end-turn", "place blue:0")
    table.do("stand-up").shows(laid_down_0=False)


# -- Call to Arms ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-098")
@pytest.mark.rule("LB-099")
def test_a_call_to_arms_uses_any_tile_from_afar_beside_act_and_move() -> None:
    table = start(tile_0="tomb", call_to_arms_0=1, red_board="- lava-spawn -", rolls="red blue red red red 1")
    table.do("call-to-arms market").shows(call_to_arms_0=0, tile_0="tomb")
    table.do("move strategists-tower").shows(tile_0="strategists-tower")
    assert table.can("activate strategists-tower")


@pytest.mark.rule("LB-100")
def test_a_call_to_arms_may_come_before_between_and_after_but_not_inside_another_action() -> None:
    table = start(tile_0="tavern", call_to_arms_0=3, rolls="red blue red blue red blue")
    table.do("call-to-arms market", "move market", "call-to-arms market", "activate market")
    assert table.can("call-to-arms market")
    inside = start(tile_0="tavern", call_to_arms_0=1).do("activate tavern")
    assert not any(one.startswith("call-to-arms") for one in inside.choices)


@pytest.mark.rule("LB-101")
def test_several_calls_to_arms_in_one_turn_also_one_just_gained() -> None:
    table = start(tile_0="trebuchet", red_board="moss-troll - -", equipment_0={"green": 1}, rolls="green green green")
    assert not table.can("call-to-arms tavern")
    table.do("fight", "spend green", "defeat moss-troll").shows(call_to_arms_0=1)
    table.do("call-to-arms tavern", "player 0", "pass").shows(call_to_arms_0=0, life_0=4)


@pytest.mark.rule("LB-102")
@pytest.mark.rule("LB-228")
def test_no_call_to_arms_between_a_win_and_its_exit_effects() -> None:
    table = start(tile_0="trebuchet", red_board="hellhound - -", call_to_arms_0=1, rolls="red red red").do("fight")
    assert table.choices == ["defeat hellhound", "pass"]
    table.do("defeat hellhound")
    assert table.asks == "0 take-equipment"
    assert all(one.startswith("token") for one in table.choices)


@pytest.mark.rule("LB-103")
def test_only_the_active_player_in_the_hero_phase_can_call_to_arms() -> None:
    table = start(turn=3, call_to_arms_0=1, call_to_arms_3=0, call_to_arms_1=1)
    assert not any(one.startswith("call-to-arms") for one in table.choices)
    table.do("end-turn")
    assert table.asks == "0 place"
    assert not any(one.startswith("call-to-arms") for one in table.choices)


@pytest.mark.rule("LB-Q45")
@pytest.mark.rule("LB-238")
@pytest.mark.rule("LB-171")
@pytest.mark.parametrize(
    ("tile", "given"),
    [
        ("strategists-tower", {}),
        ("divine-fountain", {}),
        ("tomb", {"red_board": "cinder-tyrant - -"}),
        ("trebuchet", {"red_board": "cinder-tyrant - -"}),
        ("dwarven-quarry", {"red_board": "incubus imp-rabble lava-spawn"}),
        (
            "dispensary",
            {"equipment_1": dict.fromkeys(NOTHING, 4)},
        ),
    ],
)
def test_a_tile_that_could_change_nothing_cannot_be_chosen(tile: str, given: dict[str, object]) -> None:
    table = start(tile_0=tile, call_to_arms_0=1, **given)
    assert not table.can(f"activate {tile}")
    assert not table.can(f"call-to-arms {tile}")
    assert table.can("call-to-arms market")


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-105")
@pytest.mark.rule("LB-117")
def test_as_many_results_of_the_colour_as_the_resistance_defeat_a_card() -> None:
    lost = start(tile_0="trebuchet", red_board="horned-devil - -", rolls="red blue blue").do("fight")
    lost.shows(red_board="horned-devil - -", horde_discard="")
    assert lost.asks == "0 hero-phase"
    start(tile_0="trebuchet", red_board="horned-devil - -", rolls="red red blue").do("fight", "defeat").shows(
        red_board="- - -", horde_discard="horned-devil"
    )


@pytest.mark.rule("LB-106")
def test_a_white_face_counts_as_any_colour() -> None:
    table = start(
        tile_0="trebuchet", red_board="horned-devil - -", yellow_board="bone-acolyte - -", rolls="white white white"
    )
    table.do("fight", "defeat-both").shows(horde_discard="horned-devil bone-acolyte")


@pytest.mark.rule("LB-107")
def test_equipment_adds_a_result_of_its_colour_after_the_roll() -> None:
    table = start(
        tile_0="trebuchet", red_board="horned-devil - -", equipment_0={"red": 1, "blue": 1}, rolls="red blue blue"
    ).do("fight")  # fmt: skip
    assert table.choices == ["spend red 0", "pass"]
    table.do("spend red", "defeat horned-devil").shows(equipment_0=NOTHING | {"blue": 1}, spent=[])


@pytest.mark.rule("LB-108")
def test_equipment_of_heroes_on_the_same_tile_may_be_spent_of_others_not() -> None:
    table = start(
        tile_0="trebuchet", tile_1="trebuchet", tile_2="market", red_board="horned-devil - -",
        equipment_1={"red": 1}, equipment_2={"red": 1}, rolls="red blue blue",
    ).do("fight")  # fmt: skip
    assert table.choices == ["spend red 1", "pass"]
    table.do("spend red", "defeat").shows(equipment_1=NOTHING, equipment_2=NOTHING | {"red": 1})


@pytest.mark.rule("LB-Q28")
def test_where_the_table_wants_it_the_owner_is_asked_once_a_fight() -> None:
    table = start(
        ask_owner=True, tile_0="trebuchet", tile_1="trebuchet", red_board="horned-devil - -",
        equipment_1={"red": 2}, rolls="red blue blue",
    ).do("fight", "spend red")  # fmt: skip
    assert table.asks == "1 consent"
    assert table.copy().do("pass").asks == "0 hero-phase"  # nothing else can win, so the fight is over
    table.do("option 0", "defeat horned-devil").shows(equipment_1=NOTHING | {"red": 1}, refused=[])


@pytest.mark.rule("LB-109")
@pytest.mark.rule("LB-110")
@pytest.mark.rule("LB-226")
def test_equipment_leaves_a_player_only_in_combat_and_by_effects() -> None:
    table = start(
        tile_0="trebuchet", tile_1="trebuchet", call_to_arms_0=1, red_board="lava-spawn - -", equipment_0={"red": 1}
    )
    kinds = {one.split()[0] for one in table.choices}
    assert kinds == {"fight", "activate", "move", "call-to-arms", "end-turn"}


@pytest.mark.rule("LB-111")
@pytest.mark.rule("LB-226")
def test_more_matching_tokens_than_needed_may_be_spent_in_a_won_combat() -> None:
    table = start(
        tile_0="trebuchet", red_board="horned-devil - -", equipment_0={"red": 2, "blue": 1}, rolls="red red red"
    )
    table.do("fight", "spend red", "spend red")
    assert not table.can("spend blue")
    table.do("defeat horned-devil").shows(equipment_0=NOTHING | {"blue": 1})


@pytest.mark.rule("LB-Q23")
@pytest.mark.rule("LB-112")
@pytest.mark.rule("LB-227")
def test_a_win_may_be_declined_and_then_nothing_is_spent() -> None:
    table = start(tile_0="trebuchet", red_board="lava-spawn - -", equipment_0={"red": 1}, rolls="red blue blue")
    table.do("fight", "spend red").shows(spent=["0:red"])
    table.do("pass").shows(red_board="lava-spawn - -", equipment_0=NOTHING | {"red": 1}, spent=[], targets=[])
    assert not table.can("fight")


@pytest.mark.rule("LB-113")
def test_standard_and_enchantment_take_one_each_and_never_below_zero() -> None:
    table = start(red_board="imp-rabble horned-devil butcher", standard="red", enchantment="imp-rabble#1")
    shown = [piece(table, f"{card}#1")["counters"]["resistance"] for card in ("imp-rabble", "horned-devil", "butcher")]
    assert shown == [0, 1, 2]


@pytest.mark.rule("LB-114")
@pytest.mark.rule("LB-222")
def test_a_card_at_zero_stays_until_a_fight_which_needs_no_dice_and_may_be_declined() -> None:
    table = start(tile_0="trebuchet", red_board="imp-rabble - -", standard="red")
    chance = table.exactly("chance")
    table.do("fight").shows(dice=[])
    assert table.exactly("chance") == chance
    assert table.choices == ["defeat imp-rabble", "pass"]
    table.do("defeat imp-rabble").shows(horde_discard="imp-rabble")


@pytest.mark.rule("LB-Q39")
@pytest.mark.rule("LB-114")
def test_beside_a_second_target_the_card_at_zero_needs_none_of_the_dice() -> None:
    table = start(
        tile_0="trebuchet",
        red_board="imp-rabble - -",
        yellow_board="bone-acolyte - -",
        standard="red",
        rolls="yellow blue blue",
    )
    table.do("fight", "defeat-both").shows(horde_discard="imp-rabble bone-acolyte")


@pytest.mark.rule("LB-115")
def test_all_exit_effects_apply_and_then_the_card_is_discarded() -> None:
    table = start(
        tile_0="trebuchet", red_board="rust-fiend - -", rolls="black black black 3", equipment_0={"red": 1, "blue": 1}
    )
    table.do("fight", "defeat rust-fiend").shows(
        red_board="rust-fiend - -", horde_discard="", defeated=["rust-fiend#1"]
    )
    table.do("token red").shows(red_board="- - -", horde_discard="rust-fiend", life_0=4, defeated=[])


@pytest.mark.rule("LB-116")
@pytest.mark.rule("LB-137")
@pytest.mark.parametrize("way", ["combat", "tomb", "trap"])
def test_what_lies_on_a_discarded_card_goes_back_however_it_is_discarded(way: str) -> None:
    given = {"net": "chain-warden#1:exit0", "enchantment": "chain-warden#1", "evil_cards": ["chain-warden#1"]}
    table = start(
        heroes="teagaan arne-soko mylfaar", red_board="chain-warden - -", tile_0="trebuchet", call_to_arms_0=1,
        rolls="black black", trap="red:2" if way == "trap" else None, **given,
    )  # fmt: skip
    if way == "combat":
        table.do("fight", "defeat chain-warden")
    elif way == "tomb":
        table.do("call-to-arms tomb")
    else:
        table.do("call-to-arms strategists-tower", "pick chain-warden", "place red:2")
    table.shows(horde_discard="chain-warden", net=None, enchantment=None, evil_cards=[])


@pytest.mark.rule("LB-116")
@pytest.mark.rule("LB-190")
def test_a_locked_die_is_free_again_when_its_card_is_discarded() -> None:
    table = start(tile_0="trebuchet", red_board="shadow-scout horned-devil -", call_to_arms_0=1, rolls="red red red")
    assert next(one for one in table.game.view(0)["areas"] if one["id"] == "turn")["counters"]["free-dice"] == 2  # type: ignore[attr-defined]
    table.do("call-to-arms tomb", "pick shadow-scout", "move market", "fight")
    assert len(table["dice"]) == 3


@pytest.mark.rule("LB-118")
def test_the_discard_pile_is_open_and_never_reshuffled() -> None:
    table = start(turn=3, horde_deck="", horde_discard="lava-spawn boar-rider").do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-deck"


# -- two cards ---------------------------------------------------------------------------------------------------------

CORNER = {"tile_0": "trebuchet", "red_board": "horned-devil - -", "yellow_board": "bone-acolyte - -"}


@pytest.mark.rule("LB-119")
@pytest.mark.rule("LB-239")
def test_at_a_corner_one_roll_is_for_both_cards_and_no_target_is_named() -> None:
    table = start(**CORNER, rolls="red red yellow")
    assert table.choices.count("fight") == 1
    table.do("fight").shows(dice=["red", "red", "yellow"], targets=["horned-devil#1", "bone-acolyte#1"])
    assert table.choices == ["defeat horned-devil", "defeat bone-acolyte", "defeat-both", "pass"]


@pytest.mark.rule("LB-120")
@pytest.mark.rule("LB-122")
def test_results_are_divided_and_each_is_used_once() -> None:
    table = start(**CORNER, rolls="white white blue").do("fight")
    assert table.choices == ["defeat horned-devil", "defeat bone-acolyte", "pass"]
    same = start(tile_0="trebuchet", red_board="horned-devil - -", yellow_board="imp-rabble - -", rolls="red red blue")
    assert same.do("fight").choices == ["defeat horned-devil", "defeat imp-rabble", "pass"]
    both = start(tile_0="trebuchet", red_board="horned-devil - -", yellow_board="imp-rabble - -", rolls="red red white")
    assert both.do("fight").can("defeat-both")


@pytest.mark.rule("LB-121")
def test_when_only_one_can_be_covered_the_player_chooses_which() -> None:
    table = start(**CORNER, rolls="red white blue").do("fight")
    table.copy().do("defeat bone-acolyte").shows(horde_discard="bone-acolyte", red_board="horned-devil - -")
    table.do("defeat horned-devil").shows(horde_discard="horned-devil", yellow_board="bone-acolyte - -")


@pytest.mark.rule("LB-122")
@pytest.mark.rule("LB-108")
def test_tokens_of_two_heroes_complete_both_victories_of_one_roll() -> None:
    table = start(
        **CORNER, tile_1="trebuchet", equipment_0={"red": 1}, equipment_1={"yellow": 1}, rolls="red blue blue"
    ).do("fight")  # fmt: skip
    assert table.choices == ["spend red 0", "spend yellow 1", "pass"]
    table.do("spend red", "spend yellow", "defeat-both")
    table.shows(horde_discard="horned-devil bone-acolyte", equipment_0=NOTHING, equipment_1=NOTHING)


@pytest.mark.rule("LB-111")
@pytest.mark.rule("LB-122")
def test_a_token_is_spent_only_with_a_card_of_its_colour() -> None:
    table = start(**CORNER, equipment_0={"red": 1}, rolls="red yellow blue").do("fight", "spend red")
    assert not table.can("defeat bone-acolyte")
    assert table.can("defeat horned-devil")
    assert table.can("defeat-both")


@pytest.mark.rule("LB-240")
@pytest.mark.rule("LB-189")
def test_white_faces_refused_by_one_card_serve_the_other() -> None:
    table = start(
        tile_0="trebuchet", red_board="cinder-wraith - -", yellow_board="bone-acolyte - -", rolls="white white blue"
    )
    assert table.do("fight").choices == ["defeat bone-acolyte", "pass"]
    mixed = start(
        tile_0="trebuchet", red_board="cinder-wraith - -", yellow_board="bone-acolyte - -", rolls="red white blue"
    )
    assert mixed.do("fight").can("defeat-both")


@pytest.mark.rule("LB-240")
def test_of_two_cards_of_one_colour_the_one_that_refuses_white_takes_the_coloured_face() -> None:
    table = start(
        tile_0="trebuchet", red_board="cinder-wraith - -", yellow_board="imp-rabble - -", rolls="red white blue"
    )
    assert table.do("fight").can("defeat-both")


@pytest.mark.rule("LB-241")
def test_a_die_locked_on_a_target_stays_locked_for_the_fight() -> None:
    table = start(
        tile_0="trebuchet", red_board="shadow-scout - -", yellow_board="bone-acolyte - -", rolls="black yellow"
    )
    table.do("fight").shows(dice=["black", "yellow"])
    table.do("defeat-both", "token red").shows(dice=["black", "yellow"], horde_discard="shadow-scout bone-acolyte")


@pytest.mark.rule("LB-242")
@pytest.mark.rule("LB-191")
def test_equipment_counts_against_no_white_and_a_target_that_bans_it_bans_it() -> None:
    table = start(tile_0="trebuchet", red_board="cinder-wraith - -", equipment_0={"red": 1}, rolls="white white blue")
    table.do("fight", "spend red", "defeat cinder-wraith").shows(horde_discard="cinder-wraith")
    banned = start(
        tile_0="trebuchet", yellow_board="grave-golem - -", equipment_0={"yellow": 2}, rolls="yellow blue blue"
    )
    assert banned.do("fight").asks == "0 hero-phase"


# -- the fighter falls -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-Q13")
@pytest.mark.rule("LB-123")
@pytest.mark.rule("LB-229")
@pytest.mark.rule("LB-244")
def test_when_an_exit_effect_takes_the_last_life_another_player_applies_the_rest() -> None:
    table = start(
        tile_0="trebuchet", red_board="dread-banshee - -", life_0=1, rolls="black black black", **fallen(3)
    ).do("fight", "defeat dread-banshee")  # fmt: skip
    table.shows(condition_0="incapacitated", red_board="dread-banshee - -")
    assert (table.asks, table.choices) == ("2 victim", ["player 1", "player 2"])
    table.do("player 1").shows(call_to_arms_1=1, horde_discard="dread-banshee", turn="green")


@pytest.mark.rule("LB-243")
def test_exit_effects_belong_to_the_fighter_on_a_neutral_board_too() -> None:
    table = start(
        seats=2, tile_0="tavern", green_board="moss-troll - -", equipment_0={"green": 1}, rolls="green green green"
    )
    table.do("fight", "spend green", "defeat moss-troll").shows(call_to_arms_0=1, call_to_arms_1=0)


@pytest.mark.rule("LB-244")
@pytest.mark.rule("LB-237")
def test_a_black_card_drawn_in_place_of_the_fallen_fighter_goes_to_the_chosen_players_board() -> None:
    table = start(
        changed={"lava-spawn": {"exit": ["lose_life", "draw_card"]}}, tile_0="trebuchet", red_board="lava-spawn - -",
        life_0=1, horde_deck="boar-rider gloom-harbinger", rolls="red red red",
    ).do("fight", "defeat lava-spawn", "player 2")  # fmt: skip
    assert (table.asks, table.choices) == ("2 place", ["place blue:0", "place blue:1", "place blue:2"])


@pytest.mark.rule("LB-244")
@pytest.mark.rule("LB-209")
def test_if_no_hero_is_left_the_game_is_lost_before_the_other_exit_effects() -> None:
    table = start(seats=1, tile_0="trebuchet", red_board="dread-banshee - -", life_0=1, rolls="black black black")
    table.do("fight", "defeat dread-banshee")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-heroes"


@pytest.mark.rule("LB-245")
def test_kazgin_is_not_spared_when_he_stands_in_for_a_fallen_fighter() -> None:
    table = start(
        heroes="teagaan kazgin", changed={"lava-spawn": {"exit": ["lose_life", "lose_life"]}}, tile_0="trebuchet",
        red_board="lava-spawn - -", life_0=1, rolls="red red red",
    ).do("fight", "defeat lava-spawn", "player 1")  # fmt: skip
    table.shows(life_1=2)


def test_illegal_answers_change_nothing_in_the_middle_of_a_fight() -> None:
    table = start(**CORNER, rolls="red white blue").do("fight")
    before = table.game.dump()
    with pytest.raises(IllegalAction):
        table.game.apply(12345)
    assert table.game.dump() == before
