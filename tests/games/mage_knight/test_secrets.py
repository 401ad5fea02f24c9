"""What players decide in secret: a die for a single enemy, and the member of a team that has to return."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.rules.extras import round_over
from deckhold.games.mage_knight.rules.rewarding import draw_artifacts
from deckhold.games.mage_knight.rules.scoring import finish
from deckhold.games.mage_knight.state.foes import armor_of, value_of
from deckhold.games.mage_knight.state.zones import SECRET
from games.mage_knight.land import Realm, land
from games.position import in_force

DICE = {"interactive-combat": "yes"}


def challenged(die: str, enemy: str = "prowlers", **more: Any) -> Realm:
    """Seat 0 challenges a rampaging enemy; seat 1 sets a die."""
    table = land(seats=2, scenario="conquest", at="1,-3", at_1="0,-1", tokens=f"{enemy}@1,-4", options=DICE, **more)
    return table.do(f"challenge {enemy}", f"pick lot-{die} looked")


@pytest.mark.rule("MK-560")
def test_whoever_had_the_turn_before_sets_a_die_for_a_single_enemy() -> None:
    table = land(seats=2, scenario="conquest", at="1,-3", tokens="prowlers@1,-4", options=DICE)
    table.do("challenge prowlers")
    assert table.game.decision is not None
    assert (table.game.decision.seat, table.game.decision.kind) == (1, "lay-die")
    assert table.choices == [f"pick lot-{colour} looked" for colour in ("white", "red", "blue", "black")]


@pytest.mark.rule("MK-560", "MK-114")
def test_whose_turn_was_skipped_has_not_had_the_turn_before() -> None:
    more: dict[str, Any] = {"order": [0, 1, 2], "order_at": 0, "skips_1": True, "hand": "march", "hand_2": "rage"}
    more["lasting"] = [in_force("rules.had-turn", seat=seat, until="game") for seat in (1, 0)]  # 0 is on turn
    table = land(seats=3, at="0,-1", at_2="1,-3", tokens="prowlers@1,-4", options=DICE, **more)
    table.do("play march", "end-turn")
    while table.asks != "2 turn":
        table.do("pass")
    table.do("challenge prowlers")
    assert table.asks == "0 lay-die"


@pytest.mark.rule("MK-560")
def test_in_the_first_turn_of_a_round_the_last_turn_of_the_round_before_counts() -> None:
    had = [in_force("rules.had-turn", seat=seat, until="game") for seat in (0, 2, 1)]
    more: dict[str, Any] = {"order": [0, 1, 2], "order_at": 0, "lasting": had}
    table = land(seats=3, at="1,-3", tokens="prowlers@1,-4", options=DICE, **more).do("challenge prowlers")
    assert table.asks == "1 lay-die"


@pytest.mark.rule("MK-Q75", "MK-653")
def test_who_is_the_last_one_left_sets_no_die_against_itself() -> None:
    left: dict[str, Any] = {"order": [0], "order_at": 0, "out_1": True, "portal_closed": True, "hand": "march"}
    table = land(seats=2, scenario="one-to-return", at="1,-3", tokens="prowlers@1,-4", options=DICE, **left)
    assert table.do("challenge prowlers").asks == "0 turn"


@pytest.mark.rule("MK-560")
def test_nobody_sets_a_die_for_two_enemies() -> None:
    table = land(
        seats=2, scenario="conquest", at="1,-3", tokens="prowlers@1,-4 diggers@1,-4", options=DICE, moment="moving"
    )
    table.do("challenge prowlers")
    assert table.game.decision is not None
    assert (table.game.decision.seat, table.game.decision.kind) == (0, "turn")


@pytest.mark.rule("MK-560")
@pytest.mark.parametrize(
    ("die", "ranged", "block", "attack"),
    [("white", 4, 3, 3), ("red", 3, 3, 3), ("blue", 3, 3, 4), ("black", 3, 3, 3)],
)
def test_a_die_raises_the_armor_in_its_phase_alone(die: str, ranged: int, block: int, attack: int) -> None:
    table = challenged(die)
    seen = [armor_of(table.s, 0)]
    table.do("end-phase")
    seen.append(armor_of(table.s, 0))
    table.do("end-phase")
    seen.append(armor_of(table.s, 0))
    assert table["moment"] == "attack"
    assert seen == [ranged, block, attack]


@pytest.mark.rule("MK-560", "MK-Q75")
def test_a_red_die_raises_the_attack() -> None:
    table = challenged("red").do("end-phase")
    assert value_of(table.s, 0) == 5  # prowlers have 4


@pytest.mark.rule("MK-Q75")
def test_of_several_attacks_the_strongest_is_raised() -> None:
    legion = {**DICE, "expansions": ["lost-legion"]}
    table = land(seats=2, scenario="conquest", at="1,-3", tokens="orc-skirmishers@1,-4", options=legion)
    table.do("challenge orc-skirmishers", "pick lot-red looked", "end-phase")
    printed = [attack.value for attack in table.s.enemy(table.s.foes[0]).attacks]
    raised = printed.copy()
    raised[printed.index(max(printed))] += 1
    assert [value_of(table.s, hit) for hit in range(len(printed))] == raised


@pytest.mark.rule("MK-560")
@pytest.mark.parametrize(
    ("die", "shown"), [("white", "ranged"), ("red", "block"), ("blue", "attack"), ("black", "attack")]
)
def test_a_die_is_shown_when_its_phase_begins_and_at_the_latest_in_the_last(die: str, shown: str) -> None:
    table = challenged(die)
    seen: list[str] = []
    for _ in range(3):
        lot = table.s.at(SECRET, 1)[0]
        if table.s.known[lot] == table.s.map.everybody:
            seen.append(str(table["moment"]))
        if table["moment"] != "attack":
            table.do("end-phase")
    assert seen[0] == shown


@pytest.mark.rule("MK-560")
@pytest.mark.parametrize(("die", "fame"), [("red", 3), ("black", 2)])
def test_an_enemy_with_a_die_is_worth_one_fame_more_seen_or_not(die: str, fame: int) -> None:
    table = challenged(die, hand="swiftness", mana={"white": 1}).do("power swiftness", "strike")
    assert table["fame"] == fame


@pytest.mark.rule("MK-560")
def test_the_fighter_cannot_tell_which_die_was_set() -> None:
    views = {die: challenged(die).game.view(0) for die in ("red", "blue", "black")}
    assert views["red"] == views["blue"] == views["black"]


@pytest.mark.rule("MK-560")
def test_after_the_combat_the_dice_are_out_of_the_way() -> None:
    table = challenged("black").do("end-phase", "end-phase", "end-phase")
    assert table["secret_1"] == []
    assert table["looked_1"] == []


@pytest.mark.rule("MK-Q75")
@pytest.mark.parametrize(("seats", "scenario"), [(1, "first-reconnaissance"), (2, "cooperation")])
def test_without_an_opponent_there_is_no_die(seats: int, scenario: str) -> None:
    with pytest.raises(BadOption, match="interactive-combat"):
        deckhold.new("mage-knight", seats, 1, {"scenario": scenario, **DICE})


# -- one to return, as teams -------------------------------------------------------------------------------------------


def teams(first: str, second: str, **more: object) -> Realm:
    """One to Return as teams, at its very start: each team has picked a member."""
    options = {"scenario": "one-to-return", "teams": "yes", "choosing": "random", **more}
    game = deckhold.new("mage-knight", 4, 3, options)
    table = Realm(game)
    return table.do(f"pick lot-{second} looked", f"pick lot-{first} looked")


@pytest.mark.rule("MK-657")
def test_each_team_picks_a_member_and_only_the_team_sees_whom() -> None:
    views = {pick: teams("first", pick).game for pick in ("first", "second")}
    for seat, same in ((0, True), (2, True), (1, False), (3, False)):
        assert (views["first"].view(seat) == views["second"].view(seat)) is same, seat


@pytest.mark.rule("MK-657")
@pytest.mark.parametrize(("pick", "winners"), [("first", (0, 2)), ("second", ())])
def test_a_team_wins_if_the_member_it_picked_stands_on_the_portal(pick: str, winners: tuple[int, ...]) -> None:
    table = teams(pick, "first")
    for seat in range(4):
        table.s.off_map[seat] = 0
        table.s.place(table.s.figure(seat), table.s.cells.named("@0,0" if seat == 0 else "@0,-1"))
    finish(table.s)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == winners


def lots_at(table: Realm) -> list[str]:
    """Where the lots of the teams lie."""
    found: list[str] = []
    for seat in range(4):
        for zone in ("looked", "secret", "deck", "hand", "discard"):
            found += [zone for card in table.exactly(f"{zone}_{seat}") if card.startswith("lot-")]
    return sorted(found)


@pytest.mark.rule("MK-657", "MK-394")
def test_the_lot_that_was_not_picked_is_no_artifact() -> None:
    table = teams("first", "second")
    draw_artifacts(table.s, 0, 1)
    table.game.asking = None
    table.game.advance()
    assert table.asks == "0 artifacts"
    assert len(table.choices) == 2
    table.do(table.choices[0])
    assert lots_at(table) == ["looked", "looked", "secret", "secret"]


@pytest.mark.rule("MK-657", "MK-563")
def test_a_lot_is_no_drafted_card() -> None:
    options = {"scenario": "one-to-return", "teams": "yes", "choosing": "random", "deckbuilding": "draft"}
    table = Realm(deckhold.new("mage-knight", 4, 3, options))
    while table.asks.endswith("draft"):
        table.do(table.choices[0])
    table.do("pick lot-first looked", "pick lot-first looked")
    round_over(table.s)
    table.game.asking = None
    table.game.advance()
    assert table.asks == "0 drafted"
    assert len(table.choices) == 3
    assert [one for one in table.choices if "lot" in one] == []
