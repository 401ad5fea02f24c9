"""What every bot promises: legal answers, the same for a seed, found from what its seat may know."""

from random import Random

import pytest

import deckhold
from deckhold.bots import LEVELS, Bot, SearchBot, advice, bot, hint
from deckhold.engine.core import Game
from deckhold.engine.search import ALIKE, LEAST, PARANOID, PATIENCE, Search

GAMES = [info.id for info in deckhold.catalog()]
NAMES = ["random", "greedy", "search:12", "search:12:paranoid"]


def smallest(game: str, seed: int) -> Game:
    """A game at a table of the usual size, as far as the game allows."""
    (info,) = [info for info in deckhold.catalog() if info.id == game]
    return deckhold.new(game, seats=min(max(2, info.seats[0]), info.seats[1]), seed=seed)


def played(game: str, seed: int, decisions: int) -> Game:
    """A game after some decisions of the greedy bot."""
    g = smallest(game, seed)
    player = bot("greedy", seed)
    for _ in range(decisions):
        if g.over:
            break
        g.apply(player.choose(g))
    assert not g.over
    return g


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_and_repeatable(game: str, name: str) -> None:
    histories = []
    for _ in range(2):
        g = smallest(game, 11)
        player = bot(name, seed=5)
        for _ in range(8 if name.startswith("search") else 25):
            g.apply(player.choose(g))
        histories.append(g.history)
    assert histories[0] == histories[1]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "greedy"])
def test_another_seed_plays_another_game(name: str) -> None:
    games = []
    for seed in (1, 2):
        g = deckhold.new("ascension", seed=3)
        player = bot(name, seed)
        while not g.over and len(g.history) < 60:
            g.apply(player.choose(g))
        games.append(g.history)
    assert games[0] != games[1]


@pytest.mark.parametrize("name", ["greedy", "search:20", "search:20:paranoid"])
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_make_no_difference(game: str, name: str) -> None:
    """Positions that differ only in what the seat cannot know are ranked alike, to the last digit."""
    g = played(game, 4, 30)
    decision = g.decision
    assert decision is not None
    others = [g.determinize(decision.seat, seed) for seed in (1, 2)]
    if game == "ascension":
        assert len({other.fingerprint() for other in [g, *others]}) == 3
    ranks = [bot(name, seed=9).rank(position) for position in [g, *others]]
    assert all(rank == ranks[0] for rank in ranks)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_knowledge_is_bound_to_what_the_seat_knows(game: str) -> None:
    """At every decision of whole games every action promises the same in any position that looks alike to the seat."""
    for seed in range(4):
        g = smallest(game, seed)
        strays = Random(seed)
        while not g.over and len(g.history) < 300:
            decision = g.decision
            assert decision is not None
            other = g.determinize(decision.seat, len(g.history))
            actions = g.actions()
            promises = g.info.promises(g)
            assert promises == g.info.promises(other)
            if len(g.history) % 8 == seed:
                one = strays.randrange(len(actions))
                assert g.info.promise(g, actions[one]) == promises[one]
            g.apply(actions[promises.index(max(promises))] if strays.random() < 0.8 else strays.choice(actions))


def test_the_search_visits_alike_whatever_is_hidden() -> None:
    g = played("ascension", 8, 40)
    decision = g.decision
    assert decision is not None
    found = []
    for position in (g, g.determinize(decision.seat, 77)):
        search = Search(5)
        search.run(position, 120, 0.0)
        found.append(search.ranking())
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) >= 60


@pytest.mark.parametrize("name", NAMES)
def test_asking_a_bot_changes_nothing(name: str) -> None:
    g = played("ascension", 2, 20)
    before = g.fingerprint()
    bot(name).choose(g)
    bot(name).rank(g)
    assert g.fingerprint() == before
    assert len(g.history) == 20


def test_rank_lists_every_action_once_best_first() -> None:
    g = played("ascension", 2, 24)
    for name in NAMES:
        ranked = bot(name).rank(g)
        assert sorted(action for action, _ in ranked) == sorted(g.actions())
    worths = [worth for _, worth in bot("greedy").rank(g)]
    assert worths == sorted(worths, reverse=True)


def test_a_search_spends_its_iterations() -> None:
    g = played("ascension", 3, 30)
    search = Search(1)
    spent = search.run(g, 50, 0.0)
    assert spent == sum(visits for _, visits, _ in search.ranking())
    assert 25 < spent <= 50


def test_a_search_stops_when_its_seconds_are_over() -> None:
    g = played("ascension", 3, 30)
    search = Search(1)
    assert search.run(g, 0, 0.05) > 0
    assert search.run(g, 10**9, 0.05) < 10**6


def test_the_tree_grows_where_it_was_often_enough() -> None:
    g = played("ascension", 3, 34)
    search = Search(1)
    search.run(g, PATIENCE, 0.0)
    assert not any(child.children for child in search.root.children.values())
    search.run(g, 8 * PATIENCE, 0.0)
    grown = [child for child in search.root.children.values() if child.children]
    assert grown
    assert all(len(child.results) > PATIENCE for child in grown)


def test_the_better_half_of_the_answers_is_tried_further() -> None:
    g = played("ascension", 3, 34)
    assert len(g.actions()) == 6
    search = Search(1)
    search.run(g, 240, 0.0)  # in three phases of about 80: 13 tries for six answers, 27 for three, 40 for two
    assert [visits for _, visits, _ in search.ranking()] == [80, 80, 40, 13, 13, 13]
    worths = [worth for _, _, worth in search.ranking()]
    assert worths[0] >= worths[1]


def test_answers_that_come_to_the_same_are_not_compared_further() -> None:
    g = played("ascension", 3, 30)
    assert [g.info.verb(action).name for action in g.actions()] == ["play", "play", "play", "play", "end-turn"]
    search = Search(1)
    # To end the turn is surely worse; in which order cards are played makes no difference here.
    assert search.run(g, 100_000, 0.0) == (4 * ALIKE + 1) * LEAST
    assert g.info.verb(search.ranking()[0][0]).name == "play"


def test_a_surely_worse_answer_is_not_tried_further() -> None:
    g = played("ascension", 3, 46)
    search = Search(1)
    search.run(g, 1600, 0.0)
    visits = {g.info.verb(action).name: visits for action, visits, _ in search.ranking()}
    assert visits == {"acquire": 112, "end-turn": 32}  # to end the turn with runes unspent


def test_a_search_for_seconds_is_over_when_the_answer_is_clear() -> None:
    g = played("ascension", 3, 30)
    assert Search(1).run(g, 0, 3600.0) < 1000


def test_the_tree_is_used_again_after_the_bots_own_move() -> None:
    g = played("ascension", 3, 30)
    player = SearchBot("t", 1, 8 * PATIENCE)
    kept = 0
    for _ in range(12):
        before = player._search
        action = player.choose(g)
        g.apply(action)
        tree = player._search
        assert tree is not None
        if before is tree:
            kept += 1
    assert kept


def test_the_tree_is_dropped_when_a_move_brought_something_to_light() -> None:
    g = deckhold.new("ascension", seed=21)
    player = SearchBot("t", 1, 20)
    kept: list[bool] = []
    for _ in range(20):
        g.apply(player.choose(g))
        tree = player._search
        player.rank(g)
        kept.append(player._search is tree)
        assert kept[-1] == (g.undo_depth > 0)
    assert set(kept) == {True, False}


def test_iterations_kept_from_the_move_before_count() -> None:
    g = deckhold.new("ascension", seed=21)
    search = Search(1)
    assert search.run(g, 40, 0.0) > 20
    assert search.run(g, 40, 0.0) == 0


def test_the_tree_is_dropped_when_somebody_else_has_moved() -> None:
    g = deckhold.new("ascension", seed=21)
    player = SearchBot("t", 1, 20)
    g.apply(player.choose(g))
    tree = player._search
    g.apply(g.actions()[0])
    player.choose(g)
    assert player._search is not tree


def test_processes_share_the_iterations() -> None:
    g = played("ascension", 3, 30)
    one = bot("search:60:x2", seed=3).rank(g)
    two = bot("search:60:x2", seed=3).rank(g)
    assert one == two
    assert sorted(action for action, _ in one) == sorted(g.actions())


def test_paranoid_opponents_want_the_worst_for_the_searching_seat() -> None:
    g = deckhold.new("ascension", seats=3, seed=1)
    search = Search(1, PARANOID)
    decision = g.decision
    assert decision is not None
    search.seat = decision.seat
    rewards = search.rewards(g)
    others = [reward for seat, reward in enumerate(rewards) if seat != decision.seat]
    assert others == [1 - rewards[decision.seat]] * 2


@pytest.mark.parametrize("game", [info.id for info in deckhold.catalog() if info.cooperative()])
def test_a_team_is_searched_for_as_one(game: str) -> None:
    g = smallest(game, 1)
    search = Search(1)
    assert len(set(search.rewards(g))) == 1


def test_hints_are_ranked_actions_with_a_worth() -> None:
    g = played("ascension", 3, 30)
    decision = g.decision
    assert decision is not None
    ranked = hint(g, decision.seat, "search:40")
    assert [action for action, _ in ranked[:1]] == [bot("search:40").choose(g)]
    assert all(0 <= worth <= 1 for _, worth in ranked)
    with pytest.raises(ValueError, match=f"seat {decision.seat} is asked"):
        hint(g, 1 - decision.seat)


def test_advice_says_once_what_reads_alike() -> None:
    g = played("ascension", 2, 10)
    first, second = two_that_read_alike(g)
    others = [action for action in g.actions() if action not in (first, second)]
    ranked = [(first, 0.7), (second, 0.6), (others[0], 0.5), (others[1], 0.4), (others[2], 0.3)]
    wanted = [(first, 0.7), (others[0], 0.5), (others[1], 0.4)]
    assert advice(g, ranked, "ru") == [(action, g.label(action, "ru"), worth) for action, worth in wanted]


def two_that_read_alike(g: Game) -> tuple[int, int]:
    """Two actions with the same words: equal cards in different places of the row."""
    seen: dict[str, int] = {}
    for action in g.actions():
        if g.label(action, "ru") in seen:
            return seen[g.label(action, "ru")], action
        seen[g.label(action, "ru")] = action
    raise AssertionError("no such two")


def test_levels_are_budgets_that_grow() -> None:
    players = [bot(name) for name in ("easy", "normal", "hard")]
    assert [player.name for player in players] == [*LEVELS] == ["easy", "normal", "hard"]
    budgets = [(player.iterations, player.seconds) for player in players if isinstance(player, SearchBot)]
    assert budgets == [(10, 1.0), (40, 3.0), (2000, 8.0)]


def test_a_budget_may_be_iterations_and_seconds() -> None:
    player = bot("search:400:3s:paranoid")
    assert isinstance(player, SearchBot)
    assert (player.iterations, player.seconds, player.mode) == (400, 3.0, "paranoid")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("clever", "'clever' is not one"),
        ("search", "'search' is not one"),
        ("search:0", "'0' is no budget"),
        ("search:1.5", "'1.5' is no budget"),
        ("search:many", "'many' is no budget"),
        ("search:40:brave", "'brave' means nothing"),
        ("search:40:0s", "'0s' means nothing"),
        ("search:2s:3s", "'3s' means nothing"),
    ],
)
def test_a_wrong_name_is_refused_and_named(name: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        bot(name)


def test_a_finished_game_asks_nobody() -> None:
    g = deckhold.new("ascension", seed=1)
    player = bot("random", 1)
    while not g.over:
        g.apply(player.choose(g))
    for name in NAMES:
        with pytest.raises(ValueError, match="the game is over"):
            bot(name).choose(g)


def match(players: tuple[str, str], games: int) -> int:
    """How many of so many two-player games of Ascension the first bot wins, seats alternating."""
    won = 0
    for seed in range(games):
        g = deckhold.new("ascension", seats=2, seed=seed)
        seats: list[Bot] = [bot(players[(seat + seed) % 2], seed * 2 + seat) for seat in range(2)]
        while True:
            decision = g.decision
            if decision is None:
                break
            g.apply(seats[decision.seat].choose(g))
        assert g.outcome is not None
        won += players[(g.outcome.winners[0] + seed) % 2] == players[0]
    return won


def test_greedy_beats_random() -> None:
    assert match(("greedy", "random"), 30) >= 28


@pytest.mark.soak
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert match(("greedy", "random"), 1000) >= 950


@pytest.mark.soak
def test_search_beats_greedy_in_70_of_100_games() -> None:
    assert match(("search:400", "greedy"), 300) >= 210
