"""The bot that thinks ahead; see `deckhold.engine.search` for how."""

import os
from concurrent.futures import ProcessPoolExecutor

from deckhold.api import load
from deckhold.bots.player import Bot, asked
from deckhold.bots.processes import thinkers
from deckhold.engine.core import Game
from deckhold.engine.search import MAX_N, Search

Found = dict[tuple[int, ...], tuple[int, float]]  # an answer, or the answers of a plan -> visits, sum of worth


class SearchBot(Bot):
    """Searches for a number of iterations, a number of seconds, or until the first of both is spent.

    After its own move it goes on with the part of the tree that the move led to, and spends only what is missing; it
    begins anew if the move brought something to light. A plan that was found the best is carried out without thinking
    again, as long as nothing comes to light. With several `processes` each grows a tree of its own with its
    share of the iterations, and their counts are added up. An iteration budget makes the bot repeatable: the same seed
    and the same questions give the same answers.
    """

    def __init__(
        self,
        name: str = "search",
        seed: int = 0,
        iterations: int = 400,
        seconds: float = 0.0,
        mode: str = MAX_N,
        processes: int = 1,
    ) -> None:
        super().__init__(name, seed)
        if iterations <= 0 and seconds <= 0:
            raise ValueError(f"bot {name!r}: a search needs a number of iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.mode = mode
        self.processes = processes
        self._search: Search | None = None
        self._game: tuple[str, int, int] | None = None
        self._expected: list[int] = []  # the history when this bot is asked again right after its own move
        self._plan: list[int] = []  # what is still to be done of the plan that was found the best

    def __getstate__(self) -> dict[str, object]:
        """For pickles and copies: the tree stays behind, the next decision grows a new one."""
        return {**self.__dict__, "_search": None, "_expected": [], "_plan": []}

    def rank(self, game: Game) -> list[tuple[int, float]]:
        """The actions with their mean worth (0 lost, 1 won), those compared longest first; untried ones come last."""
        seat = asked(game)
        copy = game.determinize(seat, self.moment(game))
        search = self._follow(game)
        if self.processes > 1:
            courses = self._together(copy)
        else:
            search.run(copy, self.iterations, self.seconds)
            courses = [(course, worth) for course, _, worth in search.courses()]
        self._plan = courses[0][0][1:]
        ranked: dict[int, float] = {}  # of plans that begin alike the best one counts
        for course, worth in courses:
            ranked.setdefault(course[0], worth)
        least = min(ranked.values())
        return [*ranked.items(), *[(action, least) for action in copy.actions() if action not in ranked]]

    def choose(self, game: Game) -> int:
        asked(game)
        actions = game.actions()
        plan = self._plan if self._goes_on(game) else []
        if len(actions) == 1 or (plan and plan[0] in actions):
            self._follow(game)
            action = actions[0] if len(actions) == 1 else plan[0]
            self._plan = plan[1:] if plan and plan[0] == action else []
        else:
            action = self.rank(game)[0][0]
        self._expected = [*game.history, action]
        return action

    def _goes_on(self, game: Game) -> bool:
        """Whether this bot is asked right after its own move, which has shown nothing: it can be undone."""
        same = self._game == (game.info.id, game.seats, game.seed)
        return same and bool(self._expected) and game.history == self._expected and game.undo_depth > 0

    def _follow(self, game: Game) -> Search:
        """The tree for this decision: what the last move led to, if nothing else is new since, or a new one."""
        search = self._search
        if search is not None and self._goes_on(game):
            search.step(game.history[-1])
        else:
            search = Search(self.moment(game), self.mode)
        self._search, self._game, self._expected = search, (game.info.id, game.seats, game.seed), []
        return search

    def _together(self, copy: Game) -> list[tuple[list[int], float]]:
        share = -(-self.iterations // self.processes) if self.iterations else 0
        data = copy.dump()  # of a guess: the true game stays here
        jobs = [
            _pool(self.processes).submit(
                _search_apart, data, self.moment(copy) + (k << 44), self.mode, share, self.seconds
            )
            for k in range(self.processes)
        ]
        found: Found = {}
        for job in jobs:
            for course, (visits, total) in job.result().items():
                old = found.get(course, (0, 0.0))
                found[course] = (old[0] + visits, old[1] + total)
        tried = sorted(found, key=lambda course: (-found[course][0], -found[course][1] / found[course][0], course))
        return [([*course], found[course][1] / found[course][0]) for course in tried]


def _search_apart(data: dict[str, object], seed: int, mode: str, iterations: int, seconds: float) -> Found:
    search = Search(seed, mode)
    search.run(load(data), iterations, seconds)
    return {tuple(course): (visits, mean * visits) for course, visits, mean in search.courses()}


_pools: dict[tuple[int, int], ProcessPoolExecutor] = {}


def _pool(processes: int) -> ProcessPoolExecutor:
    """Workers for searches of this process, started once."""
    key = (os.getpid(), processes)
    if key not in _pools:
        _pools[key] = thinkers(processes)
    return _pools[key]
