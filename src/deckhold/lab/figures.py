"""The numbers of a report, read off the rows of a run."""

from typing import NamedTuple

import polars as pl

from deckhold import games
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
        self.cooperative = self.info.cooperative(run.plan.seats, run.plan.options)
        self.together = self.cooperative or run.plan.seats == 1
        self.won = share(int((self.rows["winners"].list.len() > 0).sum()), self.games)
        self.seats = [self._seat(seat) for seat in range(run.plan.seats)]
        places = self.rows.select(
            "game",
            bot=pl.col("bots"),
            seat=pl.int_ranges(0, pl.col("seats").cast(pl.Int64)),
            score=pl.col("scores"),
            winners=pl.col("winners"),
        ).explode("bot", "seat", "score")
        self.places = places.with_columns(won=pl.col("seat").cast(pl.Int8).is_in(pl.col("winners")))
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
        """The average score of a bot; where seats play together, that of its tables."""
        own = self.places.filter(pl.col("bot") == bot)
        if self.cooperative:
            own = own.group_by("game").agg(pl.col("score").mean())
        return _mean(own["score"])

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

        Seats that play together win or lose together: their win rates are only as sure as the number of games allows.
        """
        table = (
            self.cards_seen.group_by("card")
            .agg(
                offered=pl.len(),
                taken=(pl.col("taken") > 0).sum(),
                with_it=((pl.col("taken") > 0) & pl.col("won")).sum(),
                won=pl.col("won").sum(),
                first=pl.col("round").median(),
                games_with=pl.col("game").filter(pl.col("taken") > 0).n_unique(),
                games_without=pl.col("game").filter(pl.col("taken") == 0).n_unique(),
            )
            .sort("card")
        )
        seats = self.games * self.plan.seats
        found = []
        for row in table.iter_rows(named=True):
            with_it = share(row["with_it"], row["taken"])
            without = share(row["won"] - row["with_it"], row["offered"] - row["taken"])
            if self.cooperative:
                with_it = share(with_it.rate * row["games_with"], row["games_with"])
                without = share(without.rate * row["games_without"], row["games_without"])
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


def _mean(values: pl.Series) -> Mean:
    wide = values.cast(pl.Float64)
    return mean(len(wide), float(wide.sum()), float((wide * wide).sum()))


class Comparison(NamedTuple):
    """One number in two runs: what it was, what it is, and how likely such a difference is by mere chance."""

    key: str  # which number: a message
    subject: str  # of whom: a card, a bot, a seat
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
        for seat, (a, b) in enumerate(zip(before.seats, after.seats, strict=False)):
            rate("cmp-seat", str(seat), a, b)
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
