"""Ways over the battlefield."""

from typing import final

from mypy_extensions import i64


@final
class Way:
    """One way to a cell: what it costs and what happens on it."""

    cell: i64
    cost: i64
    hurt: i64  # how often it leads into corruption
    lit: i64  # the beacons that it lights, as a bit set over those of the board
    webs: i64  # the webs that it tears, as a bit set over those on the board
    steps: i64
    before: "Way | None"

    def __init__(self, cell: i64, cost: i64, hurt: i64, lit: i64, webs: i64, steps: i64, before: "Way | None") -> None:
        self.cell = cell
        self.cost = cost
        self.hurt = hurt
        self.lit = lit
        self.webs = webs
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

    def gentler(self, other: "Way", damage_wanted: bool) -> bool:
        """Whether it does all the good that another way does, the same to webs, and no more harm."""
        if self.webs != other.webs or self.lit | other.lit != self.lit or self.steps < other.steps:
            return False
        return self.hurt <= other.hurt and not (damage_wanted and self.hurt == 0 and other.hurt)

    def spares(self, other: "Way", damage_wanted: bool) -> bool:
        """Whether nobody could want to go the other way to its cell, or on from there, instead.

        A more dangerous way is still wanted if it is no longer than the safe one.
        """
        if not self.gentler(other, damage_wanted):
            return False
        return self.cost <= other.cost if self.hurt == other.hurt else self.cost < other.cost

    def outdoes(self, other: "Way", damage_wanted: bool) -> bool:
        """Whether nobody could want the other way if both end here: what is left of the points is lost then."""
        if not self.gentler(other, damage_wanted):
            return False
        if self.lit != other.lit or self.steps != other.steps:
            return True
        return self.cost < other.cost
