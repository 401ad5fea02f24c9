"""The numbers of a report, read off the rows of a run."""

from typing import NamedTuple

import polars as pl

from deckhold import games
from deckhold.lab.plan import Sides
from deckhold.lab.stats import Mean, Share, benjamini_hochberg, difference, mean, means_differ, rates_differ, share
from deckhold.lab.store import Run

ENOUGH = 30  # games with and without a card, below which nothing is said about its effect


class CardFigures(NamedTuple):
    """What became of a card over all games and seats."""

    card: str
    offered: Share  # of all seats in all games, those that could take it
    taken: Share  # of those that could take it, those that did
    with_it: Share  # wins of those that took it
    without: Share  # wins of those that could have taken it and did not
    gap: float
    low: float
    high: float
    chance: float  # of such a gap if there were none, corrected for the number of cards
    first: float | None  # the median round in which it was first taken


class Group(NamedTuple):
    """Games under one value of an option."""

    option: str
    value: str
    games: int
    won: Share  # by the table
    first_seat: Share
    rounds: Mean


class Figures:
    """All numbers of a run."""

    def __init__(self, run: Run) -> None:
        self.plan = run.plan
        self.info = games.info(run.plan.game)
        self.rows = run.games()
        self.cards_seen = run.cards()
        self.games = len(self.rows)
        common = run.plan.common_sides(self.rows["game"])
        self.together = common is not None and len(common) == 1
        self.even = None if common is None or self.together else 1 / len(common)  # what a side wins by mere chance
        self.sides = common or tuple((seat,) for seat in range(run.plan.seats))
        self._side_of = self._seats_by_side(common)
        self.teams = len(self._side_of) > self._side_of.drop("seat").n_unique()  # seats that win or lose together
        self.won = share(int((self.rows["winners"].list.len() > 0).sum()), self.games)
        self.first_seat = self._seat(0)
        self.side_wins = {side: self._seat(side[0]) for side in self.sides}
        places = self.rows.select(
            "game",
            bot=pl.col("bots"),
            seat=pl.int_ranges(0, pl.col("seats").cast(pl.Int64)).cast(pl.List(pl.Int8)),
            score=pl.col("scores"),
            winners=pl.col("winners"),
        ).explode("bot", "seat", "score")
        won = places.with_columns(won=pl.col("seat").is_in(pl.col("winners")))
        # A side's result counts once, for each bot that played for it.
        self.places = (
            self._with_side(won)
            .group_by("game", "side", "bot", maintain_order=True)
            .agg(pl.col("score").mean(), pl.col("won").first())
        )
        self.bots = {
            str(name): share(int(hits), int(n))
            for name, hits, n in self.places.group_by("bot").agg(pl.col("won").sum(), pl.len()).sort("bot").iter_rows()
        }
        self.rounds = _mean(self.rows["rounds"])
        self.decisions = _mean(self.rows["decisions"])
        self.scores = {name: self._score(name) for name in self.bots}
        self.reasons = {
            str(reason): int(n) for reason, n in self.rows["reason"].value_counts().sort("reason").iter_rows()
        }
        self.groups = self._groups()
        self.crossed = self._crossed()
        self.cards = self._cards()

    def _score(self, bot: str) -> Mean:
        """The average score of a bot; where seats play together, that of its sides."""
        return _mean(self.places.filter(pl.col("bot") == bot)["score"])

    def _seats_by_side(self, common: Sides | None) -> pl.DataFrame:
        """Which seat is on which side: in all games, or game by game."""
        if common is not None:
            rows = [(seat, number) for number, side in enumerate(common) for seat in side]
            return pl.DataFrame(rows, schema={"seat": pl.Int8, "side": pl.Int8}, orient="row")
        each = [
            (game, seat, number)
            for game in self.rows["game"]
            for number, side in enumerate(self.plan.sides(game))
            for seat in side
        ]
        return pl.DataFrame(each, schema={"game": pl.Int64, "seat": pl.Int8, "side": pl.Int8}, orient="row")

    def _with_side(self, table: pl.DataFrame) -> pl.DataFrame:
        return table.join(self._side_of, on=self._side_of.columns[:-1], how="left", maintain_order="left")

    def _seat(self, seat: int) -> Share:
        return share(int(self.rows["winners"].list.contains(seat).sum()), self.games)

    def _groups(self) -> list[Group]:
        """The games by each option that had several values."""
        found = []
        for option in self.info.options:
            column = f"option_{option.id}"
            if self.rows[column].n_unique() < 2:
                continue
            order = [str(value) for value in option.values]
            values = sorted(
                self.rows[column].unique(),
                key=lambda value: (order.index(value) if value in order else len(order), value),
            )
            for value in values:
                part = self.rows.filter(pl.col(column) == value)
                n = len(part)
                won = share(int((part["winners"].list.len() > 0).sum()), n)
                first = share(int(part["winners"].list.contains(0).sum()), n)
                found.append(Group(option.id, str(value), n, won, first, _mean(part["rounds"])))
        return found

    def _crossed(self) -> dict[tuple[str, str], Share]:
        """Games played together, by the first two options that had several values."""
        varied = list(dict.fromkeys(group.option for group in self.groups))[:2]
        if not self.together or len(varied) < 2:
            return {}
        columns = [f"option_{option}" for option in varied]
        won = (pl.col("winners").list.len() > 0).sum()
        table = self.rows.group_by(columns).agg(won, pl.len())
        return {(str(one), str(other)): share(int(hits), int(n)) for one, other, hits, n in table.iter_rows()}

    def _cards(self) -> list[CardFigures]:
        """The cards, those whose taking goes with winning first.

        Seats of a side win or lose together: their win rates are only as sure as the number of sides allows.
        """
        table = (
            self._with_side(self.cards_seen)
            .group_by("card")
            .agg(
                offered=pl.len(),
                taken=(pl.col("taken") > 0).sum(),
                with_it=((pl.col("taken") > 0) & pl.col("won")).sum(),
                won=pl.col("won").sum(),
                first=pl.col("round").median(),
                sides_with=pl.struct("game", "side").filter(pl.col("taken") > 0).n_unique(),
                sides_without=pl.struct("game", "side").filter(pl.col("taken") == 0).n_unique(),
            )
            .sort("card")
        )
        seats = self.games * self.plan.seats
        found = []
        for row in table.iter_rows(named=True):
            with_it = _by_side(row["with_it"], row["taken"], row["sides_with"])
            without = _by_side(row["won"] - row["with_it"], row["offered"] - row["taken"], row["sides_without"])
            enough = min(with_it.n, without.n) >= ENOUGH
            gap, low, high = difference(without, with_it)
            chance = rates_differ(without, with_it) if enough else 1.0
            found.append(
                CardFigures(
                    row["card"],
                    share(row["offered"], seats),
                    share(row["taken"], row["offered"]),
                    with_it,
                    without,
                    gap,
                    low,
                    high,
                    chance,
                    row["first"],
                )
            )
        corrected = benjamini_hochberg([card.chance for card in found])
        found = [card._replace(chance=chance) for card, chance in zip(found, corrected, strict=True)]
        return sorted(found, key=lambda card: (min(card.with_it.n, card.without.n) < ENOUGH, -card.gap))


def _by_side(hits: int, seats: int, sides: int) -> Share:
    """A rate among seats, as sure as that of so many sides."""
    return share(hits * sides / seats if seats else 0, sides)


def _mean(values: pl.Series) -> Mean:
    wide = values.cast(pl.Float64)
    return mean(len(wide), float(wide.sum()), float((wide * wide).sum()))


class Comparison(NamedTuple):
    """One number in two runs: what it was, what it is, and how likely such a difference is by mere chance."""

    key: str  # which number: a message
    subject: str  # of whom: a card, a bot, the seats of a side
    before: Share | Mean
    after: Share | Mean
    chance: float  # corrected for the number of comparisons


def compare(before: Figures, after: Figures) -> list[Comparison]:
    """What differs between two runs of a game, the surest first."""
    if before.plan.game != after.plan.game:
        raise ValueError(f"these are runs of different games: {before.plan.game} and {after.plan.game}")
    found: list[Comparison] = []

    def rate(key: str, subject: str, a: Share, b: Share) -> None:
        found.append(Comparison(key, subject, a, b, rates_differ(a, b)))

    def average(key: str, subject: str, a: Mean, b: Mean) -> None:
        found.append(Comparison(key, subject, a, b, means_differ(a, b)))

    if before.together and after.together:
        rate("cmp-table", "", before.won, after.won)
    else:
        for side, won in before.side_wins.items():
            if side in after.side_wins:
                rate("cmp-side", " ".join(str(seat) for seat in side), won, after.side_wins[side])
    for name in before.bots.keys() & after.bots.keys():
        if not before.together and len(before.bots) > 1:
            rate("cmp-bot", name, before.bots[name], after.bots[name])
        average("cmp-score", name, before.scores[name], after.scores[name])
    average("cmp-rounds", "", before.rounds, after.rounds)
    average("cmp-decisions", "", before.decisions, after.decisions)
    cards = {card.card: card for card in after.cards}
    for card in before.cards:
        other = cards.get(card.card)
        if other is not None:
            rate("cmp-taken", card.card, card.taken, other.taken)
            if min(card.with_it.n, other.with_it.n) >= ENOUGH:
                rate("cmp-with", card.card, card.with_it, other.with_it)
    corrected = benjamini_hochberg([one.chance for one in found])
    found = [one._replace(chance=chance) for one, chance in zip(found, corrected, strict=True)]
    return sorted(found, key=lambda one: (one.chance, one.key, one.subject))
