"""Counting results as they come in."""

from collections import Counter

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
    """Wins by bot and by seat, lengths and scores of any number of games."""

    def __init__(self, cooperative: bool) -> None:
        self.team = cooperative
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
        for seat, name in enumerate(bots):
            self.played[name] += 1
            self.scores.setdefault(name, Sum()).add(scores[seat])
            if seat in winners:
                self.wins[name] += 1
                self.seat_wins[seat] += 1

    def bot(self, name: str) -> Share:
        """How often a seat of this bot won."""
        return share(self.wins[name], self.played[name])

    def seat(self, seat: int) -> Share:
        return share(self.seat_wins[seat], self.games)

    def table(self) -> Share:
        """How often the table won: of interest when it plays together or alone."""
        return share(self.won, self.games)
