"""`deckhold arena`: bots against each other, everyone against everyone, and how strong they are."""

from collections.abc import Iterator
from itertools import combinations

import click
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from deckhold import games as catalog
from deckhold.bots import bot
from deckhold.lab.command import Wanted, lets_bots_play
from deckhold.lab.plan import Plan, Sides
from deckhold.lab.playing import Row
from deckhold.lab.sim import percent, progress
from deckhold.lab.stats import Meeting, Share, bradley_terry, score, share
from deckhold.lab.work import chunk_size, parts, work
from deckhold.text import Writer


def places(a: str, b: str, sides: Sides) -> list[tuple[str, ...]]:
    """How two bots share a table: half of its sides each; of an odd number each has more in half of the games."""
    number = {seat: number for number, side in enumerate(sides) for seat in side}
    first = tuple(a if number[seat] % 2 == 0 else b for seat in range(len(number)))
    second = tuple(b if number[seat] % 2 == 0 else a for seat in range(len(number)))
    return [first] if len(sides) % 2 == 0 else [first, second]


def points(row: Row, bot: str, sides: Sides) -> float:
    """What a bot has won of a game against another: its part of the sides that won, or half if there is none."""
    bots, winners = row["bots"], row["winners"]
    assert isinstance(bots, list)
    assert isinstance(winners, list)
    won = [side[0] for side in sides if side[0] in winners]
    return sum(bots[seat] == bot for seat in won) / len(won) if won else 0.5


class Arena:
    """A tournament on the cores of this machine."""

    def __init__(self, game: str, bots: list[str], seats: int, options: dict[str, object], seed: int, workers: int):
        if len(set(bots)) != len(bots) or not bots:
            raise ValueError("bots: different names are wanted")
        for name in bots:
            bot(name)  # refuses a name that is none
        self.game = game
        self.bots = bots
        self.seats = seats
        self.options = options
        self.seed = seed
        self.workers = workers
        self.meetings: list[Meeting] = []
        self.teams: dict[str, Share] = {}

    def score(self, a: str, b: str) -> Share:
        """What the first has won of the games against the second; a drawn one is half a win."""
        return score([meeting[a, b] for meeting in self.meetings if (a, b) in meeting])

    def plan(self, bots: tuple[str, ...]) -> Plan:
        return Plan(self.game, bots, self.options, self.seed, cards=False)

    def sides(self, count: int) -> Sides:
        """Who plays with whom in all the games: only then a bot can play a whole side."""
        sides = self.plan((self.bots[0],) * self.seats).common_sides(range(count))
        if sides is None:
            raise ValueError("options: bots meet each other only where the sides are the same in all games")
        return sides

    def rows(self, plan: Plan, count: int, bar: Progress, task: TaskID) -> Iterator[Row]:
        """The games of a plan, as they are finished."""
        for _, games, _ in work(plan, parts(count, chunk_size(plan, count)), self.workers):
            bar.advance(task, len(games))
            yield from games

    def against(self, count: int, bar: Progress) -> None:
        """Everyone against everyone."""
        if len(self.bots) < 2:
            raise ValueError("bots: two or more are wanted, to meet each other")
        sides = self.sides(count)
        for a, b in combinations(self.bots, 2):
            task = bar.add_task(f"{a} – {b}", total=count)
            tables = places(a, b, sides)
            won = lost = 0.0
            for i, table in enumerate(tables):
                share_of = count // len(tables) + (i < count % len(tables))
                for row in self.rows(self.plan(table), share_of, bar, task):
                    part = points(row, a, sides)
                    self.meetings.append({(a, b): part})
                    won, lost = won + part, lost + 1 - part
                    bar.update(task, description=f"{a} {won:g} – {lost:g} {b}")

    def together(self, count: int, bar: Progress) -> None:
        """Each bot as a whole team, all on the same seeds; one beats another in a game that only it won."""
        won: dict[str, dict[object, bool]] = {}
        for name in self.bots:
            task = bar.add_task(name, total=count)
            won[name] = {}
            for row in self.rows(self.plan((name,) * self.seats), count, bar, task):
                won[name][row["game"]] = bool(row["winners"])
                bar.update(task, description=f"{name} {sum(won[name].values())}")
            self.teams[name] = share(sum(won[name].values()), count)
        pairs = list(combinations(self.bots, 2))
        for game in won[self.bots[0]]:
            self.meetings.append({(a, b): 0.5 + 0.5 * (won[a][game] - won[b][game]) for a, b in pairs})


def show(arena: Arena, console: Console, said: Writer) -> None:
    if arena.teams:
        console.print(said.say("arena-teams"), style="bold")
        table = Table()
        table.add_column(said.say("sim-who"))
        table.add_column(said.say("sim-win-rate"), justify="right")
        table.add_column(said.say("sim-games"), justify="right")
        for name, part in arena.teams.items():
            table.add_row(name, percent(part), str(part.n))
        console.print(table)
    if len(arena.bots) < 2:
        return
    console.print(said.say("arena-pairs"), style="bold")
    table = Table()
    table.add_column(said.say("arena-bot"))
    table.add_column(said.say("arena-against"))
    table.add_column(said.say("arena-score"), justify="right")
    table.add_column(said.say("sim-games"), justify="right")
    for a, b in combinations(arena.bots, 2):
        met = arena.score(a, b)
        table.add_row(a, b, percent(met), str(met.n))
    console.print(table)
    console.print(said.say("arena-ratings"), style="bold")
    table = Table()
    table.add_column(said.say("arena-bot"))
    table.add_column("Elo", justify="right")
    table.add_column(said.say("arena-interval"), justify="right")
    for rating in bradley_terry(arena.bots, arena.meetings):
        table.add_row(rating.name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}")
    console.print(table)


@click.command()
@lets_bots_play(100, "greedy,easy,normal")
def command(wanted: Wanted) -> None:
    """Let bots meet each other and rank them."""
    info = catalog.info(wanted.game)
    seats = wanted.seats if wanted.seats is not None else min(max(2, info.seats[0]), info.seats[1])
    arena = Arena(wanted.game, list(wanted.bots), seats, wanted.options, wanted.seed, wanted.workers)
    with progress(wanted) as bar:
        if len(arena.sides(wanted.count)) == 1:
            arena.together(wanted.count, bar)
        else:
            arena.against(wanted.count, bar)
    show(arena, wanted.console, wanted.said)
