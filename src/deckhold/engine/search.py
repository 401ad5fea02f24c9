"""Information-set Monte Carlo tree search: thinking ahead without looking at hidden cards.

Each iteration plays on a guess of its own: a copy of the game in which everything the searching seat cannot know is
shuffled anew (see `Unknown`). All guesses share one tree, whose nodes are reached by actions; since a guess may lack an
action that another one offers, every node counts how often it could have been chosen. Chance is inside the guess, so
the tree averages over it.

The answers to the open question are compared on the same guesses, the better half of them on more, and so on
(sequential halving): the luck of a guess is the same for all and tells nothing. An answer that is surely worse than the
best one, or that comes to the same, is not tried further; when one is left, the search is over before its budget. Below
the answers the tree grows only where it was often enough, for trying things out there means playing badly; before that,
the game's knowledge plays. It helps twice: `promise` says where to look first and how the rest of an iteration is
played, `worth` judges the position where that play is cut off.

Where a turn is a plan and not a click, a game offers whole plans (`GameInfo.plans`): then those are compared instead of
the answers, each carried out on every guess as far as it goes there, and the bot follows the best one.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.engine.knowledge import Unknown
from deckhold.engine.rng import Luck

MAX_N: Final = "max-n"  # every seat wants the best for itself
PARANOID: Final = "paranoid"  # all others want the worst for the searching seat

# How far ahead an iteration plays, where a game does not say it: longer is truer, and needs more iterations.
ROUNDS: Final = 6  # of the table, against opponents
TEAM_TURNS: Final = 4  # of anybody, in a team
DECISIONS: Final = 250  # in any case

EXPLORE: Final = 0.2  # how much chance an answer below the first ones gets beyond what it has shown
PATIENCE: Final = 200  # visits before the tree grows below a node; never where a game doubts: it keeps to its plans
LEAST: Final = 16  # trials of each answer: if there are too many answers, the most promising ones are tried
FEW: Final = 6  # the same where doubt keeps to the most promising one unless another is clearly better
SURE: Final = 3.0  # standard errors by which one answer is surely worse than another, where a game does not doubt
OUTDONE: Final = 1.5  # the same where it does: so many are compared that the best of them get the trials
ALIKE: Final = 2  # times as many trials with equal results, and two answers come to the same
NO_PLAN: Final = -1
HOPELESS: Final = -1e6  # the promise of an answer that is not worth a trial where there is another
FIRST: Final = 64  # iterations, when there is only a limit of time; then twice as many, and so on


class Node:
    """What is known of an action at one place of the tree; its children are the answers to the question after it."""

    promise: float
    results: dict[int, float]  # for each trial that came here: what the seat that chooses here got
    total: float  # their sum
    offered: i64  # how often it could have been chosen
    children: "dict[int, Node]"

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.results = {}
        self.total = 0.0
        self.offered = 0
        self.children = {}

    def mean(self) -> float:
        return self.total / float(len(self.results)) if self.results else 0.0


class Search:
    """A search for the seat that decides. `run` may be called again to think on; `step` keeps what is still of use."""

    def __init__(self, seed: int, mode: str = MAX_N) -> None:
        self.seed = seed
        self.mode = mode
        self.until = 0  # an iteration ends where the game's clock shows this
        self.doubt = 0.0  # what the game says of it
        self.compares = True  # a single answer is judged as it stands
        self.root = Node(0.0)
        self.plans: list[list[int]] = []  # what is compared instead of the answers: then they go by their number here
        self.order: list[int] = []  # the answers or plans that were tried, the best first
        self.trials = 0  # on how many guesses those still compared have met
        self.seat = 0
        self.squares: list[float] = []  # for each seat: how far results scatter
        self.sums: list[float] = []
        self.results = 0

    def run(self, g: Game, iterations: int, seconds: float) -> int:
        """Search until the budget is spent; 0 means no limit. Says how many iterations that took.

        Iterations that were kept from an earlier question count as spent.
        """
        until = perf_counter() + seconds if seconds > 0.0 else 0.0  # making plans takes its time too
        asking = g.asking
        assert asking is not None
        self.seat = asking.op.decider(g, asking)
        usual = TEAM_TURNS if len(g.sides) == 1 else ROUNDS * g.info.turns_a_round(g)
        self.until = g.info.clock(g) + (g.info.foresight or usual)
        self.doubt = g.info.doubt
        self.squares = [0.0] * g.seats
        self.sums = [0.0] * g.seats
        self.results = 0
        self.lay_out(g)
        unknown = Unknown(g, self.seat)
        if iterations:
            done = self.halve(g, unknown, iterations, until)
            self.keep_to_plan(self.doubt)
            return done
        done = 0
        budget = FIRST
        while not done or perf_counter() < until:
            further = self.halve(g, unknown, budget, until)
            if not further:  # the answer is clear
                break
            done += further
            budget *= 2
        self.keep_to_plan(self.doubt)
        return done

    def lay_out(self, g: Game) -> None:
        """What is compared: the plans of the game's knowledge, or the answers."""
        plans = g.info.plans(g)
        if not plans and not self.plans:
            # A tree kept from an earlier question may hold actions that chance has not made possible.
            self.root.children = {action: child for action, child in self.root.children.items() if action in g.answers}
        elif plans != self.plans:
            self.plans = plans
            self.root = Node(0.0)
            for i in range(len(plans)):
                self.root.children[i] = Node(-float(i))

    def halve(self, g: Game, unknown: Unknown, budget: int, until: float) -> int:
        """Try all answers alike, then the better half of them further, and so on; the last two decide it."""
        found = list(range(len(self.plans)))
        if not self.plans:
            self.offer(g, self.root)
            found = [action for action in g.answers if self.root.children[action].promise > HOPELESS] or g.answers
        alive: list[int] = sorted(found, key=self.unpromising)[: max(2, budget // self.least())]
        self.compares = len(alive) > 1
        plan = alive[0] if self.doubt > 0.0 else NO_PLAN
        self.order = []
        self.trials = 0
        spent = 0
        done = 0
        while True:
            phases = max(1, (len(alive) - 1).bit_length())
            goal = self.trials + max(1, (budget - spent) // phases // len(alive))
            while self.trials < goal and (len(alive) > 1 or not self.trials):
                trials = min(self.least(), goal - self.trials) if len(alive) > 1 else 1
                done += self.compare(unknown, alive, trials, until)
                spent += trials * len(alive)
                if until > 0.0 and perf_counter() >= until:
                    self.drop(alive, 0, NO_PLAN)
                    return done
                alive = self.outclass(alive)
            if len(alive) == 1 or spent + len(alive) > budget:
                self.drop(alive, 0, NO_PLAN)
                return done
            if len(alive) > 2:
                alive = self.drop(alive, (len(alive) + 1) // 2, plan)

    def least(self) -> int:
        return FEW if self.doubt > 0.0 else LEAST

    def drop(self, alive: list[int], keep: int, plan: int) -> list[int]:
        """Keep some of the best answers, and the one that others must outdo; note the order of the rest."""
        alive.sort(key=self.unworthy)
        if plan in alive[keep:]:
            alive.remove(plan)
            alive.insert(keep - 1, plan)
        self.order = alive[keep:] + self.order
        return alive[:keep]

    def outclass(self, alive: list[int]) -> list[int]:
        """Drop the answers that are surely worse than the best one, and those that come to the same."""
        trials = self.trials
        if trials < self.least():
            return alive
        sure = OUTDONE if self.doubt > 0.0 else SURE
        alive.sort(key=self.unworthy)
        best = self.root.children[alive[0]].results
        kept: list[int] = []
        dropped: list[int] = []
        for action in alive:
            results = self.root.children[action].results
            total = 0.0
            squares = 0.0
            for trial in range(trials):
                lost = best[trial] - results[trial]
                total += lost
                squares += lost * lost
            mean = total / float(trials)
            error = sqrt(max(0.0, squares / float(trials) - mean * mean) / float(trials))
            alike = squares == 0.0 and trials >= ALIKE * self.least()
            if action != alive[0] and (alike or mean > sure * error):
                dropped.append(action)
            else:
                kept.append(action)
        self.order = dropped + self.order
        return kept

    def keep_to_plan(self, doubt: float) -> None:
        """The most promising answer is given up only for one that is better by more than doubt allows."""
        if doubt <= 0.0:
            return
        best = self.order[0]
        plan = min(self.order, key=self.unpromising)
        theirs = self.root.children[best].results
        ours = self.root.children[plan].results
        trials = [trial for trial in ours if trial in theirs]
        if plan == best or not trials:
            return
        total = 0.0
        squares = 0.0
        for trial in trials:
            gained = theirs[trial] - ours[trial]
            total += gained
            squares += gained * gained
        mean = total / float(len(trials))
        error = sqrt(max(0.0, squares / float(len(trials)) - mean * mean) / float(len(trials)))
        if mean <= doubt * error:
            self.order.remove(plan)
            self.order.insert(0, plan)

    def compare(self, unknown: Unknown, actions: list[int], trials: int, until: float) -> int:
        """Try answers on some guesses more. All meet the same ones: they have equal luck."""
        done = 0
        for trial in range(self.trials, self.trials + trials):
            for action in actions:
                if trial not in self.root.children[action].results:
                    if until > 0.0 and self.results and perf_counter() >= until:
                        return done
                    self.iterate(self.guess(unknown, trial), action, trial)
                    done += 1
            self.trials = trial + 1
        return done

    def unpromising(self, action: int) -> float:
        return -self.root.children[action].promise

    def unworthy(self, action: int) -> float:
        results = self.root.children[action].results
        total = 0.0
        for trial in range(self.trials):
            total += results[trial]
        return -total

    def guess(self, unknown: Unknown, trial: i64) -> Game:
        """How things may be; the same for the same trial."""
        copy = unknown.guess(self.seed + trial)
        copy.rng = Luck(self.seed + trial, len(copy.known))
        copy.log = []  # what went before is no matter of a search
        copy.taken = 0
        copy.base = 0
        copy.origin = None
        return copy

    def iterate(self, g: Game, first: i64, trial: int) -> None:
        """Walk down the tree to a new node, play on from there, and tell the nodes on the way how it went."""
        node = self.root
        path: list[Node] = []
        chooser: list[int] = []
        while g.asking is not None:
            asking = g.asking
            seat = asking.op.decider(g, asking)
            if path and (self.doubt > 0.0 or len(node.results) < PATIENCE):
                break
            action = self.select(g, node, seat) if path else first
            node = node.children[action]
            path.append(node)
            chooser.append(seat)
            if self.plans and len(path) == 1:
                follow(g, self.plans[first])
            else:
                g.take(action)
        if self.compares:
            self.play_out(g)
        rewards = self.rewards(g)
        self.results += 1
        for seat in range(len(rewards)):
            self.sums[seat] += rewards[seat]
            self.squares[seat] += rewards[seat] * rewards[seat]
        for i in range(len(path)):
            path[i].results[trial] = rewards[chooser[i]]
            path[i].total += rewards[chooser[i]]

    def select(self, g: Game, node: Node, seat: i64) -> i64:
        """The legal action with the best upper bound: its mean so far, and what its promise allows on top."""
        answers = g.answers
        legal = self.offer(g, node)
        total = 0.0
        visits: i64 = 0
        for child in legal:
            total += child.total
            visits += len(child.results)
        # What has not been tried counts as the average of what has.
        untried = total / float(visits) if visits else 0.5
        weights: list[float] = []
        whole = 0.0
        for child in legal:
            better: i64 = 0
            for other in legal:
                if other.promise > child.promise:
                    better += 1
            weight = 1.0 / (1.0 + float(better))
            weights.append(weight)
            whole += weight
        scale = EXPLORE * self.scatter(seat)
        best: i64 = answers[0]
        highest = -1e9
        for i in range(len(legal)):
            child = legal[i]
            tried = float(len(child.results))
            mean = child.total / tried if tried else untried
            bound = mean + scale * (weights[i] / whole) * sqrt(float(child.offered)) / (1.0 + tried)
            if bound > highest:
                highest = bound
                best = answers[i]
        return best

    def offer(self, g: Game, node: Node) -> list[Node]:
        """The nodes of the legal actions."""
        legal: list[Node] = []
        answers = g.answers
        promises: list[float] = []
        for i in range(len(answers)):
            child = node.children.get(answers[i])
            if child is None:
                if not promises:
                    promises = g.info.promises(g)
                child = Node(promises[i])
                node.children[answers[i]] = child
            child.offered += 1
            legal.append(child)
        return legal

    def scatter(self, seat: i64) -> float:
        """How far results scatter for a seat: differences between actions are to be seen against it."""
        n = self.results
        if n < 2:
            return 0.25
        mean = self.sums[seat] / n
        variance = self.squares[seat] / n - mean * mean
        return sqrt(variance) if variance > 0.0001 else 0.01

    def play_out(self, g: Game) -> None:
        """Play on as the game's knowledge says until the position can be judged.

        All iterations are judged at the same moment, where a turn or a round begins: so nobody gains by ending one
        early, and nothing that is half done is taken for lost.
        """
        left: i64 = DECISIONS
        until: i64 = self.until
        while left > 0 and g.asking is not None and g.info.clock(g) < until:
            line = g.info.line(g)
            if line:
                left -= follow(g, line)
            else:
                g.take(most_promising(g))
                left -= 1

    def rewards(self, g: Game) -> list[float]:
        """What the end of an iteration is worth to each seat."""
        out = [0.0] * g.seats
        own = 0.0
        for side in g.sides:
            mine = self.seat in side
            seat = self.seat if mine else side[0]
            value = g.info.worth(g, seat) if g.result is None else g.info.reward(g, seat)
            for member in side:
                out[member] = value
            if mine:
                own = value
        if self.mode == PARANOID:
            for side in g.sides:
                if self.seat not in side:
                    for seat in side:
                        out[seat] = 1.0 - own
        return out

    def courses(self) -> list[tuple[list[int], int, float]]:
        """What was tried, as the answers of each, with visits and mean worth, the best first."""
        found: list[tuple[list[int], int, float]] = []
        for one in self.order:
            child = self.root.children[one]
            if child.results:
                found.append((self.plans[one] if self.plans else [one], len(child.results), child.mean()))
        return found

    def ranking(self) -> list[tuple[int, int, float]]:
        """The actions tried, with visits and mean worth, the best first: those that were compared longest.

        Of plans that begin alike the best one counts.
        """
        found: list[tuple[int, int, float]] = []
        begun: set[int] = set()
        for course, visits, mean in self.courses():
            if course[0] not in begun:
                begun.add(course[0])
                found.append((course[0], visits, mean))
        return found

    def step(self, action: int) -> None:
        """The action was taken: what was found below it stays."""
        child = None if self.plans else self.root.children.get(action)
        self.plans = []
        self.root = child if child is not None else Node(0.0)


def follow(g: Game, line: list[int]) -> i64:
    """Take answers one after the other, as long as they are legal; how many were."""
    done: i64 = 0
    for action in line:
        if g.asking is None or action not in g.answers:
            break
        g.take(action)
        done += 1
    return done


def most_promising(g: Game) -> i64:
    """The legal action that the game's own knowledge likes best; the first of equals."""
    answers = g.answers
    if len(answers) == 1:
        return answers[0]
    promises = g.info.promises(g)
    best: i64 = 0
    for i in range(1, len(promises)):
        if promises[i] > promises[best]:
            best = i
    return answers[best]
