"""How champions come into the pools: recommended, drafted, chosen; and which options are refused."""

import re
from typing import Any

import pytest

from deckhold import games
from deckhold.engine.options import BadOption
from games.ascension_tactics.battle import Battle

INFO = games.info("ascension-tactics")
START = [card.id for card in INFO.table({}).defs if getattr(card, "group", "") == "start-champion"]
ALIVE = [
    "fox-minstrel",
    "aria-redforge",
    "muse-of-rebirth",
    "kehmep",
    "scrapbot",
    "clockwork-sentry",
    "timestream-seer",
    "jirra",
    "soul-catcher",
    "emma-ironheart",
    "arbiter-of-the-lost",
    "sadranis",
]  # not Fallen


def table(seats: int, seed: int = 1, **options: Any) -> Battle:
    return Battle(INFO.new(seats, seed, {"first": 0, **options}))


def first_of_row(draft: Battle) -> str:
    """Take the first champion offered; its name."""
    choice = draft.choices[0]
    draft.do(choice)
    return choice.split()[1]


def drafted(draft: Battle) -> list[tuple[int, str]]:
    """Play the draft to its end: who took what."""
    out: list[tuple[int, str]] = []
    while draft.asks.endswith(" draft"):
        seat = int(draft.asks.split()[0])
        out.append((seat, first_of_row(draft)))
    return out


def pools(game: Battle) -> list[list[str]]:
    """The champions of each seat, a pack once."""
    return [list(dict.fromkeys(game[f"pool_{seat}"])) for seat in range(game.game.seats)]


# -- the draft ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-172")
def test_six_of_the_23_starting_champions_are_revealed() -> None:
    draft = table(2, pools="draft")
    row, deck = draft["draft_row"], draft["draft_deck"]
    assert len(row) == 6
    assert len(deck) == 17
    assert sorted(row + deck) == sorted(START)
    assert draft.choices == [f"pick {name}" for name in sorted(row, key=START.index)]
    other = table(2, seed=2, pools="draft")
    assert other["draft_row"] != row


@pytest.mark.rule("AT-173")
@pytest.mark.parametrize(
    ("seats", "scenario"), [(2, "circle-of-stones"), (3, "spires-of-souls-3"), (4, "infernal-battle")]
)
def test_the_last_player_picks_first_then_backwards_and_again_in_the_same_direction(seats: int, scenario: str) -> None:
    each = 4 if seats == 2 else 3
    order = [seat for seat, _ in drafted(table(seats, scenario=scenario, pools="draft"))]
    assert order == list(reversed(range(seats))) * each


@pytest.mark.rule("AT-173")
def test_the_turn_order_is_that_of_the_first_player() -> None:
    order = [seat for seat, _ in drafted(table(3, scenario="spires-of-souls-3", pools="draft", first=1))]
    assert order[:4] == [0, 2, 1, 0]


@pytest.mark.rule("AT-173")
def test_a_champion_that_was_taken_is_replaced_at_once() -> None:
    draft = table(2, pools="draft")
    row, above = draft["draft_row"], draft["draft_deck"][-1]
    taken = first_of_row(draft)
    assert draft["draft_row"] == [name for name in row if name != taken] + [above]
    assert set(draft["pool_1"]) == {taken}


@pytest.mark.rule("AT-174")
@pytest.mark.parametrize(
    ("seats", "scenario", "each"), [(2, "war-gates", 4), (3, "twilight-of-the-idols", 3), (4, "spires-of-souls-4", 3)]
)
def test_pools_hold_four_champions_with_two_players_and_three_with_more(seats: int, scenario: str, each: int) -> None:
    draft = table(seats, scenario=scenario, pools="draft")
    taken = drafted(draft)
    assert [len(pool) for pool in pools(draft)] == [each] * seats
    assert pools(draft) == [[name for seat, name in taken if seat == one] for one in range(seats)]
    assert draft.asks == "0 main"
    draft.shows(round=1, turn=0)


@pytest.mark.rule("AT-175")
def test_champions_that_nobody_took_leave_the_game() -> None:
    draft = table(2, pools="draft")
    taken = {name for _, name in drafted(draft)}
    draft.shows(draft_row="", draft_deck="")
    left = [name for name in START if name not in taken and name != "demon-pug-pack"]
    assert set(left) <= set(draft["box"])
    assert not set(left) & set(draft["supply"])


def pug_draft() -> Battle:
    """A draft with the pack in the row."""
    return next(
        draft for seed in range(50) if "demon-pug-pack" in (draft := table(2, seed, pools="draft"))["draft_row"]
    )


@pytest.mark.rule("AT-174")
@pytest.mark.rule("AT-Q68")
def test_the_pug_pack_is_one_pick_with_three_champions() -> None:
    """AT-Q68."""
    draft = pug_draft()
    draft.do("pick demon-pug-pack").shows(pool_1="demon-pug-pack*3")
    drafted(draft)
    assert len(pools(draft)[1]) == 4
    assert len(draft["pool_1"]) == 6


def test_every_figure_of_a_drafted_pack_is_told_of() -> None:
    draft = pug_draft()
    draft.game.listen()
    draft.do("pick demon-pug-pack")
    moves = [event for event in draft.game.take_events() if event.kind == "move"]
    figures = draft.game.table.copies("demon-pug-pack")
    assert [event.card for event in moves if event.card in figures] == figures


@pytest.mark.rule("AT-329")
@pytest.mark.rule("AT-Q68")
def test_a_pack_that_nobody_drafted_waits_for_belzepug() -> None:
    """AT-Q68: all three figures lie in the supply."""
    draft = pug_draft()
    while draft.asks.endswith(" draft"):
        draft.do(next(choice for choice in draft.choices if choice != "pick demon-pug-pack"))
    assert draft["supply"].count("demon-pug-pack") == 3


@pytest.mark.rule("AT-177")
@pytest.mark.rule("AT-190")
@pytest.mark.parametrize("scenario", ["love-lives-forever", "spires-of-souls", "war-gates"])
@pytest.mark.parametrize("how", ["recommended", "draft"])
@pytest.mark.rule("AT-Q20")
def test_teams_draft_six_champions_each_the_second_team_first(scenario: str, how: str) -> None:
    """AT-Q20; the members of a team pick in turn."""
    draft = table(4, scenario=scenario, pools=how)
    taken = drafted(draft)
    assert [seat for seat, _ in taken] == [1, 0, 3, 2] * 3
    assert draft.asks == "1 divide"
    assert [len(pool) for pool in pools(draft)] == [6, 6, 0, 0]


@pytest.mark.rule("AT-177")
def test_each_team_divides_its_champions_three_and_three() -> None:
    draft = table(4, scenario="love-lives-forever")
    taken = drafted(draft)
    second = [name for seat, name in taken if seat in (1, 3)]
    draft.do(*[f"pick {name}" for name in second[:3]])
    assert pools(draft)[1] == second[3:]
    assert pools(draft)[3] == second[:3]
    assert draft.asks == "0 divide"
    first = [name for seat, name in taken if seat in (0, 2)]
    draft.do(*[f"pick {name}" for name in first[3:]])
    assert pools(draft)[0] == first[:3]
    assert pools(draft)[2] == first[3:]
    assert draft.asks == "0 main"


@pytest.mark.rule("AT-177")
def test_with_votes_both_members_of_a_team_choose() -> None:
    draft = table(4, scenario="love-lives-forever", votes="yes")
    picks = draft.choices[:2]
    assert draft.asks == "1 draft"
    draft.do(picks[0])
    assert draft.asks == "3 draft"
    draft.do(picks[1])
    assert draft.asks == "0 draft"  # of one vote each that of the member whose pick it is counts
    assert set(draft["pool_1"]) == {picks[0].split()[1]}


@pytest.mark.rule("AT-183")
def test_with_three_or_four_players_the_recommended_champions_may_be_used() -> None:
    game = table(3, scenario="spires-of-souls-3")
    assert game.asks == "0 main"
    assert pools(game) == [
        ["scrapbot", "soul-catcher", "sadranis"],
        ["kehmep", "ravenous-gorph", "sordid-asp"],
        ["aria-redforge", "jirra", "yuk-battle-priest"],
    ]


@pytest.mark.rule("AT-236")
@pytest.mark.parametrize(("seats", "each"), [(1, 4), (2, 3), (3, 2), (4, 2)])
def test_in_a_campaign_the_players_take_any_champions_that_are_not_fallen(seats: int, each: int) -> None:
    choosing = table(seats, scenario="campaign-rat-king")
    fallen = {"corrosive-widow", "demon-pug-pack", "ravenous-gorph", "rat-king", "sordid-asp", "rakar"}
    assert {choice.split()[1] for choice in choosing.choices} == set(START) - fallen
    assert [seat for seat, _ in drafted(choosing)] == list(range(seats)) * each
    assert [len(pool) for pool in pools(choosing)] == [each] * seats


# -- chosen pools ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-019")
@pytest.mark.parametrize(
    ("seats", "scenario", "each"),
    [(2, "circle-of-stones", 4), (3, "spires-of-souls-3", 3), (4, "war-gates", 3), (2, "campaign-rakar", 3)],
)
def test_pools_may_be_named_in_the_order_of_the_seats(seats: int, scenario: str, each: int) -> None:
    champions = ALIVE[: seats * each]
    game = table(seats, scenario=scenario, pools="chosen", champions=champions, first=seats - 1)
    assert pools(game) == [champions[seat * each : (seat + 1) * each] for seat in range(seats)]
    game.shows(draft_row="", draft_deck="")


@pytest.mark.parametrize(
    ("seats", "options", "option", "problem"),
    [
        (3, {"scenario": "war-gates"}, "scenario", "war-gates is for 2, 4 players, not 3"),
        (2, {"scenario": "infernal-battle"}, "scenario", "infernal-battle is for 4 players, not 2"),
        (2, {"first": 2}, "first", "seat 2 is not at this table; seats 0 to 1 are"),
        (
            2,
            {"scenario": "campaign-rakar", "pools": "draft"},
            "pools",
            "in a campaign champions are chosen, not drafted",
        ),
        (2, {"champions": ALIVE[:8]}, "champions", "champions are named only with pools 'chosen', not 'recommended'"),
        (2, {"pools": "chosen"}, "champions", "8 champions are wanted, 4 for each seat, not 0"),
        (2, {"pools": "chosen", "champions": ALIVE[:9]}, "champions", "8 champions are wanted, 4 for each seat, not 9"),
        (
            1,
            {"scenario": "campaign-rakar", "pools": "chosen", "champions": [*ALIVE[:3], "rakar"]},
            "champions",
            "rakar is Fallen: in a campaign the players lead no Fallen champions",
        ),
        (2, {"pools": "chosen", "champions": ["kehmep", "kehmep"]}, "champions", "'kehmep' is named twice"),
        (
            2,
            {"pools": "chosen", "champions": ["giant-rat"]},
            "champions",
            "'giant-rat' is no starting champion; these are: fox-minstrel, ",
        ),
        (2, {"pools": "chosen", "champions": [3]}, "champions", "3 is no starting champion"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_the_reason(
    seats: int, options: dict[str, object], option: str, problem: str
) -> None:
    with pytest.raises(BadOption, match=f"^option '{option}': {problem}") as refused:
        INFO.new(seats, 1, options)
    english, russian = refused.value.told("en"), refused.value.told("ru")
    assert english.isascii()
    assert re.search("[а-я]", russian)
    assert len(english.split(": ", 1)[1]) > 10


def test_what_is_no_list_of_champions_is_refused() -> None:
    with pytest.raises(ValueError, match="option 'champions': a list of champions is wanted, not 'kehmep'"):
        INFO.new(2, 1, {"pools": "chosen", "champions": "kehmep"})


# -- what a mode means -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-176")
@pytest.mark.rule("AT-183")
@pytest.mark.parametrize(
    ("seats", "scenario", "sides", "turns"),
    [
        (2, "circle-of-stones", ((0,), (1,)), 2),
        (3, "twilight-of-the-idols", ((0,), (1,), (2,)), 3),
        (4, "infernal-battle", ((0,), (1,), (2,), (3,)), 4),
        (4, "love-lives-forever", ((0, 2), (1, 3)), 2),
        (1, "campaign-kythis", ((0,),), 2),
        (4, "campaign-kythis", ((0, 1, 2, 3),), 2),
    ],
)
def test_who_plays_with_whom_and_how_many_turns_make_a_round(
    seats: int, scenario: str, sides: tuple[tuple[int, ...], ...], turns: int
) -> None:
    game = table(seats, scenario=scenario).game
    assert game.sides == sides
    assert INFO.turns_a_round(game) == turns
    assert INFO.cooperative(seats, {"scenario": scenario}) is (len(sides) == 1 and seats > 1)


def test_a_game_that_does_not_end_is_decided_by_the_glory_so_far() -> None:
    game = table(4, scenario="love-lives-forever")
    game.s.glory = [3, 7]
    assert INFO.stalemate(game.game) == ((3, 7, 3, 7), (1, 3), "stalemate", {})
    game.s.glory = [7, 7]
    assert INFO.stalemate(game.game) == ((7, 7, 7, 7), (), "stalemate", {})
    alone = table(1, scenario="campaign-rat-king")
    alone.s.glory = [9]
    assert INFO.stalemate(alone.game) == ((9,), (), "stalemate", {"villains": 0})
