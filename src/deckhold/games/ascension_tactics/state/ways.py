"""Ways over the battlefield."""

from typing import final

from mypy_extensions import i64


@final
class Way:
    """One way to a cell: what it costs, how often it leads into corruption, which beacons it lights."""

    cell: i64
    cost: i64
    hurt: i64
    lit: i64  # bit set over the beacons of the board
    steps: i64
    before: "Way | None"

    def __init__(self, cell: i64, cost: i64, hurt: i64, lit: i64, steps: i64, before: "Way | None") -> None:
        self.cell = cell
        self.cost = cost
        self.hurt = hurt
        self.lit = lit
        self.steps = steps
        self.before = before

    def path(self) -> list[int]:
        """The cells after the first one, in order."""
        out: list[int] = []
        way: Way | None = self
        while way is not None and way.before is not None:
            out.append(way.cell)
            way = way.before
        out.reverse()
        return out

    def better(self, other: "Way", cost_counts: bool) -> bool:
        """Whether it is at least as good in everything that matters."""
        if cost_counts and self.cost > other.cost:
            return False
        return self.hurt <= other.hurt and self.lit | other.lit == self.lit and self.steps >= other.steps
