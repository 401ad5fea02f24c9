"""The end of the game and the scoring sheet (rules, sections 18 and 19)."""

import pytest

from games.last_bastion.siege import fallen, start

LAST = {"tile_0": "trebuchet", "red_board": "cinder-tyrant - -", "equipment_0": {"red": 2}, "rolls": "red red red"}
WIN = ("fight", "spend red", "spend red", "defeat cinder-tyrant")


@pytest.mark.rule("LB-001")
@pytest.mark.rule("LB-002")
@pytest.mark.rule("LB-207")
def test_all_players_win_together_when_the_last_warlord_is_defeated_in_combat() -> None:
    table = start(**LAST, horde_deck="lava-spawn").do(*WIN, "pass")  # type: ignore[arg-type]
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("won", (0, 1, 2, 3))
    assert len(set(outcome.scores)) == 1


@pytest.mark.rule("LB-001")
def test_all_players_lose_together() -> None:
    table = start(turn=3, horde_deck="").do("end-turn")
    assert table.game.outcome is not None
    assert (table.game.outcome.winners, table.game.outcome.scores) == ((), (0, 0, 0, 0))


@pytest.mark.rule("LB-002")
@pytest.mark.rule("LB-208")
def test_with_several_warlords_all_must_be_defeated() -> None:
    for left in ("in the deck", "in play"):
        deck = "thorn-king lava-spawn" if left == "in the deck" else "lava-spawn"
        board = "- - -" if left == "in the deck" else "thorn-king - -"
        table = start(**LAST, level="hard", horde_deck=deck, green_board=board).do(*WIN, "pass")  # type: ignore[arg-type]
        assert table.asks == "0 hero-phase"
    other = start(
        level="hard", tile_0="trebuchet", red_board="thorn-king - -", equipment_0={"green": 1}, horde_deck="lava-spawn",
        horde_discard="cinder-tyrant", rolls="green green green",
    ).do("fight", "spend green", "defeat thorn-king", "pass")  # fmt: skip
    assert other.game.over


@pytest.mark.rule("LB-209")
def test_all_heroes_out_of_action_is_a_defeat() -> None:
    table = start(
        turn=0, tile_0="tomb", red_board="lava-spawn - -", life_0=1, **fallen(1), **fallen(2, "dead"), **fallen(3)
    )
    table.do("activate tomb")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-heroes"


@pytest.mark.rule("LB-211")
def test_a_required_draw_from_an_empty_deck_is_a_defeat() -> None:
    table = start(turn=3, horde_deck="", red_board="incubus - -").do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-deck"
    effect = start(tile_0="trebuchet", changed={"lava-spawn": {"exit": ["draw_card"]}}, red_board="lava-spawn - -",
                   horde_deck="", rolls="red red red").do("fight", "defeat lava-spawn")  # fmt: skip
    assert effect.game.outcome is not None
    assert effect.game.outcome.reason == "lost-deck"


@pytest.mark.rule("LB-213")
def test_a_defeat_by_the_last_warlords_exit_effect_is_a_defeat() -> None:
    table = start(
        seats=1, tile_0="trebuchet", red_board="archdaemon-of-torment - -", life_0=1, equipment_0={"red": 1},
        horde_deck="lava-spawn", rolls="red red red 5",
    ).do("fight", "spend red", "defeat archdaemon-of-torment")  # fmt: skip
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-heroes"


@pytest.mark.rule("LB-Q35")
@pytest.mark.rule("LB-Q29")
@pytest.mark.rule("LB-207")
@pytest.mark.rule("LB-213")
def test_with_a_monster_beside_the_last_warlord_victory_waits_for_both_cards_exit_effects() -> None:
    table = start(
        tile_0="trebuchet", red_board="cinder-tyrant - -", yellow_board="crypt-priest - -", standard="red",
        equipment_0={"red": 4, "yellow": 3}, horde_deck="lava-spawn", rolls="blue blue blue",
    ).do("fight", *["spend red"] * 4, *["spend yellow"] * 3, "defeat-both")  # fmt: skip
    table.do("pick cinder-tyrant", "option 0")
    assert table.asks == "0 take-equipment"
    table.shows(red_board="cinder-tyrant - -", yellow_board="crypt-priest - -")
    assert table.do("token red").game.outcome.reason == "won"  # type: ignore[union-attr]


@pytest.mark.rule("LB-213")
@pytest.mark.rule("LB-123")
@pytest.mark.rule("LB-207")
def test_the_fighter_may_fall_by_the_last_exit_effect_and_the_group_still_wins() -> None:
    table = start(
        tile_0="trebuchet", red_board="archdaemon-of-torment - -", life_0=1, equipment_0={"red": 1},
        horde_deck="lava-spawn", rolls="red red red 5",
    ).do("fight", "spend red", "defeat archdaemon-of-torment", "player 1", "option 0")  # fmt: skip
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.scores[0]) == ("won", 10 + 3 + 3 + 3 + 1 + 2)


@pytest.mark.rule("LB-214")
def test_drawing_the_last_card_is_not_a_defeat_but_the_next_draw_is() -> None:
    table = start(turn=3, horde_deck="lava-spawn").do("end-turn", "place red:0")
    assert table.asks == "0 hero-phase"
    assert table.do("end-turn").game.over


@pytest.mark.rule("LB-Q24")
@pytest.mark.rule("LB-215")
def test_with_all_slots_taken_an_empty_deck_does_not_matter() -> None:
    table = start(
        turn=3, red_board="magma-giant imp-rabble lava-spawn", green_board="boar-rider orc-drummer goblin-raiders",
        blue_board="hollow-husk web-spinner void-shade", yellow_board="dust-spectre plague-bearer embalmer",
        horde_deck="", life_0=4, rolls="2",
    ).do("end-turn")  # fmt: skip
    table.shows(life_0=2)
    table.do("end-turn")  # the green board finds no card to discard
    assert table.asks == "1 hero-phase"


@pytest.mark.rule("LB-216")
@pytest.mark.parametrize(("level", "points"), [("beginner", 5), ("normal", 10), ("hard", 15), ("heroic", 20)])
def test_a_victory_is_worth_points_by_level(level: str, points: int) -> None:
    table = start(**LAST, level=level, horde_deck="lava-spawn").do(*WIN, "pass")  # type: ignore[arg-type]
    assert table.game.outcome is not None
    assert table.game.outcome.scores[0] == points + 12


@pytest.mark.rule("LB-Q27")
@pytest.mark.rule("LB-217")
@pytest.mark.rule("LB-218")
@pytest.mark.rule("LB-219")
@pytest.mark.rule("LB-220")
@pytest.mark.parametrize(
    ("given", "points"),
    [
        ({"life_1": 5}, 2),
        ({"call_to_arms_1": 2, "call_to_arms_2": 1}, 6),
        (fallen(1, "dead"), -3 - 3),
        (fallen(1, "incapacitated"), -3),
        ({"evil_tiles": ["tomb", "market"]}, -8),
    ],
)
def test_lives_calls_dead_heroes_and_evil_held_tiles_count(given: dict[str, object], points: int) -> None:
    table = start(**LAST, horde_deck="lava-spawn", **given).do(*WIN, "pass")  # type: ignore[arg-type]
    assert table.game.outcome is not None
    assert table.game.outcome.scores[0] == 10 + 12 + points
    assert sum(share.amount for share in table.game.info.score_shares(table.game, 0)) == 22 + points


@pytest.mark.rule("LB-Q47")
def test_a_position_that_comes_up_three_times_without_a_draw_ends_the_game_after_a_warning() -> None:
    # The only hero left sits behind a full blue board, which costs moves and nothing else.
    table = start(2, turn=1, **fallen(0, "dead"), blue_board="void-shade hollow-husk web-spinner")
    asked = []
    for _ in range(3):
        asked.append("Beware" in table.game.prompt())
        table.do("end-turn")
    assert asked == [False, False, True]  # standing, then lying for the first and for the second time
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("lost-standstill", ())


@pytest.mark.rule("LB-Q47")
def test_the_hero_phase_after_the_draw_is_the_first_in_which_a_position_comes_up() -> None:
    # The hero lies already, and the card drawn now fills the board: the next hero phases begin exactly like this one.
    table = start(
        2, turn=1, **fallen(0, "dead"), laid_down_1=True, blue_board="void-shade hollow-husk -",
        horde_deck="thorn-king web-spinner",
    )  # fmt: skip
    table.do("end-turn").shows(blue_board="void-shade hollow-husk web-spinner")
    asked = []
    for _ in range(2):
        assert table.asks == "1 hero-phase"
        asked.append("Beware" in table.game.prompt())
        table.do("end-turn")
    assert asked == [False, True]
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-standstill"


@pytest.mark.rule("LB-Q47")
def test_whatever_changes_keeps_a_game_going() -> None:
    table = start(2, turn=1, **fallen(0, "dead"), blue_board="void-shade hollow-husk web-spinner", tile_1="market")
    for _ in range(4):
        table.do("activate market")
        while table.asks != "1 hero-phase":
            table.do(table.choices[0])
        table.do("end-turn")
    assert not table.game.over
