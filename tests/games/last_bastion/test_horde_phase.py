"""Turn structure, horde phase, placement (rules, sections 3 to 5)."""

import pytest

from games.last_bastion.siege import rolling, start

# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-044")
def test_a_turn_is_a_horde_phase_and_then_a_hero_phase() -> None:
    table = start(turn=3).do("end-turn")
    assert table.asks == "0 place"
    assert table.do("place red:0").asks == "0 hero-phase"


@pytest.mark.rule("LB-045")
def test_turns_go_clockwise_and_a_neutral_board_has_a_horde_phase_only() -> None:
    table = start(seats=2, green_board="orc-defiler - -", yellow_board="bone-acolyte - -")
    assert [one.split()[0] for one in table.told("end-turn")] == ["neutral-turn", "acts", "evil", "turn", "arrive"]
    table.shows(turn="blue", evil_cards=["orc-defiler#1"])
    assert table.do("place red:0").asks == "1 hero-phase"
    table.do("end-turn").shows(turn="red", evil_cards=["orc-defiler#1", "bone-acolyte#1"])


@pytest.mark.rule("LB-046")
@pytest.mark.rule("LB-089")
@pytest.mark.rule("LB-223")
def test_the_horde_phase_is_compulsory_and_nothing_in_the_hero_phase_is() -> None:
    table = start(turn=3, red_board="butcher - -", tile_0="trebuchet", call_to_arms_0=2, equipment_0={"red": 1})
    table.do("end-turn")
    assert "pass" not in table.choices
    table.do("token red")
    assert "pass" not in table.choices
    table.do("place red:1")
    assert table.do("end-turn").asks.startswith("1 ")


# -- step 1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-047")
@pytest.mark.rule("LB-056")
def test_the_cards_of_the_own_board_act_on_the_player_behind_it() -> None:
    table = start(
        turn=3,
        red_board="queens-executioner - -",
        green_board="butcher - -",
        life_0=3,
        life_1=3,
        call_to_arms_1=1,
    ).do("end-turn")
    table.shows(life_0=2, life_1=3, call_to_arms_1=1)
    table.do("place red:1", "end-turn").shows(life_0=2, call_to_arms_1=0)


@pytest.mark.rule("LB-048")
def test_an_empty_board_does_nothing_in_step_1() -> None:
    assert [one.split()[0] for one in start(turn=3).told("end-turn")] == ["turn", "arrive"]


@pytest.mark.rule("LB-049")
def test_the_active_player_chooses_the_order_of_effects() -> None:
    table = start(turn=3, red_board="butcher horned-devil magma-giant", call_to_arms_0=1, rolls="1").do("end-turn")
    assert table.asks == "0 effect-order"
    assert table.choices == [
        "effect butcher recurring0",
        "effect horned-devil recurring0",
        "effect magma-giant recurring0",
    ]
    table.do("effect magma-giant", "effect horned-devil").shows(
        call_to_arms_0=0, evil_cards=["horned-devil#1"], life_0=2
    )


@pytest.mark.rule("LB-Q10")
@pytest.mark.rule("LB-050")
def test_a_card_that_arrives_in_step_1_does_not_act_in_this_phase_but_enters() -> None:
    table = start(turn=3, red_board="magma-giant - -", horde_deck="lava-spawn queens-champion", rolls="2").do(
        "end-turn"
    )
    assert table.asks == "0 place"
    table.do("place red:1").shows(evil_0=True, evil_cards=[])  # entered; its recurring effect waits
    later = rolling(start(turn=3, red_board="magma-giant queens-champion -", evil_0=True), "1")
    later.do("end-turn", "effect magma-giant").shows(evil_cards=["queens-champion#1"])


# -- step 2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-051")
@pytest.mark.rule("LB-231")
def test_step_2_looks_at_the_board_after_step_1() -> None:
    table = start(turn=3, red_board="magma-giant incubus -", life_0=3, rolls="2", horde_deck="lava-spawn cinder-wraith")
    events = table.told("end-turn")[-2:]
    assert events == ["board-acts board-red", "lose-life"]
    table.shows(life_0=2, horde_deck="lava-spawn")


@pytest.mark.rule("LB-Q42")
@pytest.mark.rule("LB-052")
@pytest.mark.rule("LB-231")
def test_a_full_board_acts_after_its_cards_and_no_card_is_drawn() -> None:
    table = start(turn=3, red_board="butcher incubus imp-rabble", call_to_arms_0=1, life_0=3)
    events = [one.split()[0] for one in table.told("end-turn")]
    assert events == ["turn", "acts", "lose-token", "board-acts", "lose-life"]
    table.shows(life_0=2, arriving="")
    assert table.asks == "0 hero-phase"


@pytest.mark.rule("LB-053")
def test_with_a_slot_without_card_the_top_card_is_drawn_and_placed() -> None:
    table = start(turn=3, red_board="incubus imp-rabble -", horde_deck="boar-rider lava-spawn").do("end-turn")
    table.shows(red_board="incubus imp-rabble lava-spawn", horde_deck="boar-rider")


@pytest.mark.rule("LB-054")
def test_a_slot_with_only_the_trap_is_free() -> None:
    table = start(turn=3, red_board="incubus imp-rabble -", trap="red:2", life_0=3).do("end-turn")
    table.shows(life_0=3, horde_discard="lava-spawn", red_board="incubus imp-rabble -")


# -- when effects apply ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-055")
def test_enter_effects_fall_once_on_the_active_player_wherever_the_card_lies() -> None:
    table = start(turn=3, horde_deck="lava-spawn skeleton-rider", life_0=3, life_3=3).do("end-turn", "place yellow:1")
    table.shows(life_0=2, life_3=3)


@pytest.mark.rule("LB-057")
def test_an_ongoing_effect_holds_for_all_players_as_soon_as_the_card_is_placed() -> None:
    table = start(turn=3, horde_deck="lava-spawn grave-golem", green_board="- imp-rabble -", equipment_1={"red": 2})
    table = rolling(table, "blue blue blue")
    table.do("end-turn", "place yellow:0", "end-turn", "place red:0")
    table = rolling(table, "blue blue blue")
    table.do("move divine-fountain").told("fight")
    table.shows(equipment_1={"red": 2, "green": 0, "blue": 0, "yellow": 0, "black": 0}, green_board="- imp-rabble -")


@pytest.mark.rule("LB-058")
def test_exit_effects_fall_once_on_whoever_defeats_the_card_good_or_bad() -> None:
    table = start(red_board="zombie-marksman rust-fiend -", tile_0="market", life_0=3, rolls="black black black 5")
    table.do("fight", "defeat rust-fiend").shows(life_0=3, decay_die=[5])  # one lost to the die, one gained


@pytest.mark.rule("LB-059")
@pytest.mark.rule("LB-168")
def test_a_card_that_leaves_play_otherwise_gives_no_exit_effects() -> None:
    table = start(tile_0="tomb", red_board="moss-troll - -", life_0=3).do("activate tomb")
    table.shows(horde_discard="moss-troll", call_to_arms_0=0, life_0=2)


@pytest.mark.rule("LB-Q43")
@pytest.mark.rule("LB-232")
def test_an_effect_on_all_goes_clockwise_from_the_acting_player_and_passes_over_the_fallen() -> None:
    table = start(
        turn=1,
        horde_deck="lava-spawn dread-banshee",
        call_to_arms_2=1,
        equipment_2={"red": 1},
        call_to_arms_3=1,
        equipment_3={"red": 1},
        condition_0="incapacitated",
        life_0=0,
        tile_0=None,
        equipment_1={"green": 1, "red": 1},
    ).do("end-turn")
    asked = [table.asks]
    table.do("place blue:0")
    while "lose-token" in table.asks:
        asked.append(table.asks)
        table.do("token red")
    assert asked == ["2 place", "2 lose-token", "3 lose-token", "1 lose-token"]


@pytest.mark.rule("LB-232")
def test_on_a_neutral_board_an_effect_on_all_begins_with_the_next_board() -> None:
    # Eleven figures are out: only the first hero clockwise from the board after the neutral one gets the last.
    spreaders = "hellhound horned-devil ember-cultist deep-crawler abyss-whisperer chasm-spiderling bone-acolyte"
    table = start(
        seats=2,
        changed={"goblin-shaman": {"recurring": ["all_evil_on_hero"]}},
        green_board="goblin-shaman - -",
        red_board="hellhound horned-devil ember-cultist",
        blue_board="deep-crawler abyss-whisperer chasm-spiderling",
        yellow_board="bone-acolyte crypt-priest zombie-lord",
        evil_cards=[f"{card}#1" for card in f"{spreaders} crypt-priest zombie-lord".split()],
        evil_tiles=["market", "tomb"],
        still_to_act=[],
    )
    table.do("end-turn").shows(evil_0=False, evil_1=True)


# -- placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-060")
@pytest.mark.rule("LB-233")
@pytest.mark.parametrize(
    ("card", "board"),
    [("lava-spawn", "red"), ("boar-rider", "green"), ("hollow-husk", "blue"), ("plague-bearer", "yellow")],
)
def test_a_coloured_card_goes_to_a_free_slot_of_its_board_neutral_or_not(card: str, board: str) -> None:
    for seats in (1, 4):
        table = start(seats, turn=seats - 1, horde_deck=f"web-spinner {card}").do("end-turn")
        assert table.choices == [f"place {board}:{slot}" for slot in range(3)]


@pytest.mark.rule("LB-061")
def test_a_black_card_goes_to_the_active_players_own_board() -> None:
    table = start(turn=0, horde_deck="lava-spawn chain-warden", green_board="- boar-rider -").do("end-turn")
    assert (table.asks, table.choices) == ("1 place", ["place green:0", "place green:2"])


@pytest.mark.rule("LB-062")
def test_with_no_room_on_its_board_a_card_goes_to_any_free_slot_elsewhere() -> None:
    table = start(
        turn=3,
        horde_deck="lava-spawn zombie-marksman",
        yellow_board="bone-acolyte plague-bearer embalmer",
        green_board="boar-rider - -",
    ).do("end-turn")
    free = ["red:0", "red:1", "red:2", "green:1", "green:2", "blue:0", "blue:1", "blue:2"]
    assert table.choices == [f"place {slot}" for slot in free]


@pytest.mark.rule("LB-063")
def test_with_all_slots_taken_nothing_is_drawn_and_a_life_is_lost() -> None:
    table = start(
        turn=3,
        red_board="magma-giant imp-rabble lava-spawn",
        green_board="boar-rider orc-drummer goblin-raiders",
        blue_board="hollow-husk web-spinner void-shade",
        yellow_board="dust-spectre plague-bearer embalmer",
        horde_deck="horned-devil",
        life_0=3,
        rolls="2",
    ).do("end-turn")
    table.shows(life_0=1, horde_deck="horned-devil")  # one for the die, one for the full red board


@pytest.mark.rule("LB-064")
@pytest.mark.rule("LB-176")
def test_a_card_drawn_by_an_effect_is_placed_by_the_same_rules_and_enters() -> None:
    table = start(turn=3, horde_deck="boar-rider skeleton-rider imp-rabble", life_0=3).do("end-turn", "place red:0")
    assert table.choices == ["place yellow:0", "place yellow:1", "place yellow:2"]
    table.do("place yellow:0").shows(life_0=2, horde_deck="boar-rider")


@pytest.mark.rule("LB-065")
def test_a_warlord_is_placed_like_a_monster() -> None:
    table = start(turn=3, horde_deck="lava-spawn mother-of-plagues").do("end-turn")
    assert table.choices == ["place yellow:0", "place yellow:1", "place yellow:2"]
    black = start(turn=3, horde_deck="lava-spawn queens-executioner").do("end-turn")
    assert black.choices == ["place red:0", "place red:1", "place red:2"]


@pytest.mark.rule("LB-233")
@pytest.mark.rule("LB-253")
def test_a_slot_with_the_trap_may_be_chosen_or_avoided() -> None:
    table = start(turn=3, trap="red:1", horde_deck="boar-rider lava-spawn").do("end-turn")
    assert table.choices == ["place red:0", "place red:1", "place red:2"]
    table.copy().do("place red:0").shows(trap="red:1", red_board="lava-spawn - -")
    table.do("place red:1").shows(trap=None, red_board="- - -", horde_discard="lava-spawn")
