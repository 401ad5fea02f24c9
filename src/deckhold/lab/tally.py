"""Counting results as they come in."""

from collections import Counter

from deckhold.lab.plan import Plan
from deckhold.lab.playing import Row
from deckhold.lab.stats import Mean, Share, mean, share


class Sum:
    """Enough of a list of values to know its average and scatter."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Mean:
        return mean(self.n, self.total, self.squares)


class Tally:
    """Wins by bot and by side, lengths and scores of any number of games of a plan. A side's result counts once."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.plan = plan
        common = plan.common_sides(range(count))
        self.sides = common or tuple((seat,) for seat in range(plan.seats))
        self.team = plan.seats > 1 and len(self.sides) == 1
        self.games = 0
        self.won = 0  # games that somebody won
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.decisions = Sum()
        self.rounds = Sum()
        self.scores: dict[str, Sum] = {}

    def add(self, row: Row) -> None:
        bots, winners, scores = row["bots"], row["winners"], row["scores"]
        assert isinstance(bots, list)
        assert isinstance(winners, list)
        assert isinstance(scores, list)
        self.games += 1
        self.won += bool(winners)
        self.reasons[str(row["reason"])] += 1
        self.decisions.add(float(str(row["decisions"])))
        self.rounds.add(float(str(row["rounds"])))
        self.seat_wins.update(winners)
        for side in self.plan.sides(int(str(row["game"]))):
            for name in dict.fromkeys(bots[seat] for seat in side):
                own = [scores[seat] for seat in side if bots[seat] == name]
                self.played[name] += 1
                self.scores.setdefault(name, Sum()).add(sum(own) / len(own))
                self.wins[name] += side[0] in winners

    def bot(self, name: str) -> Share:
        """How often a side of this bot won."""
        return share(self.wins[name], self.played[name])

    def side(self, side: tuple[int, ...]) -> Share:
        return share(self.seat_wins[side[0]], self.games)

    def table(self) -> Share:
        """How often the table won: of interest when it plays together or alone."""
        return share(self.won, self.games)
