"""What the log says of a turn: where heroes go, what pays, whom they face, what the dummy player does."""

from typing import Any

import pytest

from deckhold.server.replaying import take_told
from deckhold.server.watching import tell
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.test_table import area
from games.mage_knight.warlord import war


def said(table: Realm, *wanted: str, lang: str = "en") -> list[Any]:
    """The lines of the log that these answers lead to."""
    table.game.listen()
    table.do(*wanted)
    return [line["text"] for line in tell(table.game, take_told(table.game), 0, lang) if "text" in line]


def rules_behind(table: Realm) -> list[str]:
    """The numbers that stand beside the question."""
    decision: Any = table.game.view(0)["decision"]
    return list(decision["rules"])


@pytest.mark.parametrize(
    ("phase", "rules"),
    [
        ("ranged", ["MK-312", "MK-321"]),
        ("block", ["MK-324", "MK-327"]),
        ("damage", ["MK-336", "MK-338"]),
        ("attack", ["MK-351", "MK-321"]),
    ],
)
def test_the_question_of_a_phase_names_the_rules_of_that_phase(phase: str, rules: list[str]) -> None:
    assert rules_behind(fight("prowlers", phase, hand="rage", units="peasants")) == rules


def test_the_question_of_a_turn_names_the_rules_of_what_it_is_about() -> None:
    table = land(at="2,-3", hand="promise stamina")
    assert rules_behind(table) == ["MK-127", "MK-122"]
    assert rules_behind(table.do("interact")) == ["MK-275", "MK-279"]


@pytest.mark.rule("MK-229")
def test_a_step_says_where_it_leads() -> None:
    table = land(at="1,-3", hand="march", move_points=7)
    assert said(table, "move 2,-3") == ["[seat:0] goes to: plains, village."]
    assert said(table, "move 1,-3", lang="ru") == ["[seat:0] идёт: лес, магическая поляна."]


@pytest.mark.rule("MK-271")
def test_an_interaction_says_with_whom() -> None:
    assert said(land(at="2,-3", hand="promise"), "interact") == ["[seat:0] interacts: village."]


@pytest.mark.rule("MK-189")
def test_mana_says_what_paid() -> None:
    lines = said(land(hand="march", dice="green black black"), "power march")
    assert lines == ["[seat:0] powers March.", "[seat:0] uses a green die.", "[seat:0]: move +4."]


@pytest.mark.rule("MK-300")
def test_a_combat_names_the_enemies() -> None:
    table = land(at="0,-1", hand="rage", tokens="prowlers@1,-2", move_points=2)
    lines = said(table, "challenge prowlers")
    lines += said(table, "fight") if table.can("fight") else []
    assert lines[-2:] == ["[seat:0] fights.", "Enemy: Prowlers."]


@pytest.mark.rule("MK-524")
def test_the_dummy_says_which_card_was_the_last_and_why_there_are_more() -> None:
    table = land(
        hand="march", dummy_deck="rage*2 stamina march swiftness rage", dummy_discard="", dummy_crystals={"green": 2}
    )
    lines = said(table.do("play march"), "end-turn")
    at = lines.index("The dummy player's turn.")
    assert lines[at + 1 : at + 3] == [
        "The dummy player turns over 3 cards; the last one is March (green).",
        "For its crystals of that colour it turns over 2 more cards.",
    ]


@pytest.mark.rule("MK-525")
def test_a_dummy_with_less_than_three_cards_has_no_last_colour() -> None:
    table = land(hand="march", dummy_deck="rage stamina", dummy_discard="", dummy_crystals={"blue": 3})
    lines = said(table.do("play march"), "end-turn")
    at = lines.index("The dummy player's turn.")
    assert lines[at + 1] == "The dummy player turns over 2 cards."
    assert not [line for line in lines if "more" in line]


@pytest.mark.rule("MK-526", "MK-527")
def test_a_new_round_says_what_the_dummy_gets() -> None:
    table = land(
        hand="march",
        deck="",
        order=[1, 0],
        order_at=1,
        announced=1,
        turns_left=1,
        counted=True,
        advanced_offer="fire-bolt ice-bolt",
        spell_offer="fireball snowstorm",
    )
    lines = said(table, "play march", "end-turn")
    assert table.s.round == 2
    assert "The dummy player gets Fire Bolt for its deck." in lines
    assert "The dummy player gets a crystal: red." in lines


@pytest.mark.rule("MK-520", "MK-522")
def test_the_dummy_is_shown_with_its_hero_and_its_place_in_the_order() -> None:
    panel = area(land(hand="march", dummy_cards="arythea great-start", dummy_deck="rage*4"), "dummy")
    assert [piece["card"] for piece in panel["pieces"]] == ["arythea"]
    assert (panel["counters"]["tactic"], panel["counters"]["deck"]) == (5, 4)


@pytest.mark.rule("MK-596", "MK-619", "MK-637")
@pytest.mark.parametrize(
    ("scenario", "seats", "done"),
    [
        ("conquest-solo", 1, {"cities-taken": (0, 2)}),
        ("mines-liberation", 2, {"sites-marked": (1, 1)}),
        ("dungeon-lords", 2, {"sites-marked": (0, 0)}),
        ("druid-nights", 2, {}),
    ],
)
def test_the_panel_of_the_round_says_how_much_of_the_task_is_done(
    scenario: str, seats: int, done: dict[str, Any]
) -> None:
    panel = area(land(seats=seats, scenario=scenario, shields={"2,-1": [0]}), "round")
    others = [name for name in panel["counters"] if name not in ("round", "tiles")]
    assert {name: (panel["counters"][name], panel["limits"][name]) for name in others} == done


# -- what others see somebody decide -----------------------------------------------------------------------------------


@pytest.mark.rule("MX-027", "MX-029")
def test_who_goes_into_a_maze_and_who_turns_back_is_told() -> None:
    place: dict[str, Any] = {"tiles": "countryside-14@1,0 countryside-2@1,1", "at": "2,-3", "units": "peasants"}
    maze = land(options={"expansions": ["lost-legion"]}, hand="rage", **place).do("enter")
    assert said(maze.copy(), "pick peasants") == ["[seat:0] takes Peasants along."]
    assert said(maze, "pass", "pass") == ["[seat:0] turns back without going in."]


@pytest.mark.rule("MX-127", "MX-209", "MK-472")
def test_who_takes_the_next_turn_in_advance_is_told() -> None:
    advance = "[seat:1] takes the next turn in advance."
    for answer in (0, 1):
        duel = land(seats=2, at="1,-2", at_1="1,-2", hand="rage", hand_1="march", did_move=True).do("attack-hero")
        assert (advance in said(duel, f"option {answer}")) == (answer == 0)
        stormed = war(seats=2, general="3,-1", at="0,-1", at_1="2,-1", hand_1="march", cards="rage", army="prowlers")
        stormed.his_turn().do("option 0")
        assert (advance in said(stormed, f"option {answer}")) == (answer == 0)


@pytest.mark.rule("MX-Q14")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["[seat:0] does not defend the city.", "Nobody defends the city: Volkare sacks it."]),
        ("ru", ["[seat:0] не защищает город.", "Город никто не защищает: Волкар его разграбил."]),
    ],
)
def test_who_does_not_defend_the_city_is_told(lang: str, told: list[str]) -> None:
    tiles = "core-v@1,0 countryside-1@1,1 countryside-2@0,1 core-5@2,2"
    city: dict[str, Any] = {"tiles": tiles, "cities": "city-green@6,-4", "city_row": {"green": [0]}}
    table = war(general="5,-3", at="6,-4", hand="rage", cards="march", army="prowlers", **city).his_turn()
    assert said(table, "pass", lang=lang)[:2] == told
