"""The goals of quests (section 8, AT-Q05)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import FACTIONS, TURN, Goal
from deckhold.games.ascension_tactics.ops.words import COUNTED, STATE, victim_of
from deckhold.games.ascension_tactics.scenarios import TERRAIN
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import POOL

RATS: Final = ("giant-rat", "devil-rat", "villain-giant-rat")  # the last by AT-289


@final
class PlayFaction(Goal):
    """Play other cards of a faction."""

    def __init__(self, faction: int, n: int) -> None:
        super().__init__("played", n)
        self.faction: i64 = faction

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        if on != "played" or piece == entry.card:
            return 0
        return 1 if has(cast(Tactics, g).definitions[piece].factions, self.faction) else 0

    def text(self, t: Teller) -> str:
        return t.say("goal-played", n=self.n, faction=FACTIONS[self.faction])


@final
class AcquireCost(Goal):
    """Acquire a card of at least some cost."""

    def __init__(self, cost: int) -> None:
        super().__init__("acquired", 1)
        self.cost: i64 = cost

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return 1 if on == "acquired" and cast(Tactics, g).definitions[piece].cost >= self.cost else 0

    def text(self, t: Teller) -> str:
        return t.say("goal-acquired-cost", n=self.cost)


@final
class AcquireKind(Goal):
    """Acquire a construct, or a champion."""

    def __init__(self, kind: str) -> None:
        super().__init__("acquired", 1)
        self.kind_of_card = kind

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return 1 if on == "acquired" and cast(Tactics, g).definitions[piece].kind == self.kind_of_card else 0

    def text(self, t: Teller) -> str:
        return t.say(f"goal-acquired-{self.kind_of_card}")


@final
class EndIn(Goal):
    """One of the player's champions ends a move in a terrain."""

    def __init__(self, terrain: int) -> None:
        super().__init__(f"in-{terrain}", 1)
        self.terrain = terrain

    def text(self, t: Teller) -> str:
        return t.say(f"goal-in-{TERRAIN[self.terrain]}")


@final
class WalkFar(Goal):
    """One champion moves so many cells in one move action."""

    def __init__(self, n: int) -> None:
        super().__init__("walked", 1)
        self.cells: i64 = n

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return 1 if on == "walked" and n >= self.cells else 0

    def text(self, t: Teller) -> str:
        return t.say("goal-walked", n=self.cells)


@final
class OrderMany(Goal):
    """Order so many different champions."""

    def __init__(self, n: int) -> None:
        super().__init__("ordered", n)

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        if on != "ordered" or g.marked(COUNTED, entry.card, piece):
            return 0
        g.last(COUNTED, entry.seat, entry.card, TURN, piece)
        return 1


@final
class OrderRats(Goal):
    """Give an order to a Giant Rat or a Devil Rat."""

    def __init__(self) -> None:
        super().__init__("ordered-rat", 1)

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return 1 if on == "ordered" and cast(Tactics, g).definitions[piece].id in RATS else 0


@final
class Gang(Goal):
    """Two of the player's champions attack the same enemy."""

    def __init__(self) -> None:
        super().__init__("attacked", 1)

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        if on != "attacked" or g.marked(COUNTED, entry.card, piece):
            return 0
        victim = victim_of(piece)  # the event names both, see `fighting.declare`
        others = 0
        for one in g.lasting:
            if one.op is COUNTED and one.card == entry.card and victim_of(one.b) == victim:
                others += 1
        g.last(COUNTED, entry.seat, entry.card, TURN, piece)
        return 1 if others else 0


class State(Goal):
    """How things stand; once they have stood so, at whatever moment, the goal is met: `b` says so (AT-Q05)."""

    def holds(self, s: Tactics, seat: i64) -> bool:
        raise NotImplementedError

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return 1 if on == STATE and entry.b == 0 and self.holds(cast(Tactics, g), entry.seat) else 0

    def met(self, g: Game, entry: Ctx) -> bool:
        return entry.b > 0 or self.holds(cast(Tactics, g), entry.seat)


@final
class HoldShrine(State):
    """The player's side controls a shrine."""

    def __init__(self) -> None:
        super().__init__("holds-shrine", 1)

    def holds(self, s: Tactics, seat: i64) -> bool:
        return len(s.shrines(s.side_of[seat])) > 0


@final
class CarryConstructs(State):
    """One of the player's champions carries so many constructs."""

    def __init__(self, n: int) -> None:
        super().__init__("carries", n)

    def holds(self, s: Tactics, seat: i64) -> bool:
        for figure in s.at(POOL, seat):
            if len(s.gear(figure)) >= self.n:
                return True
        return False


@final
class Either(Goal):
    """One of two goals; `b` counts the first in ones, the second in thousands."""

    def __init__(self, one: Goal, other: Goal) -> None:
        super().__init__("either", 1)
        self.one = one
        self.other = other

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        return self.one.heard(g, entry, on, piece, n) + 1000 * self.other.heard(g, entry, on, piece, n)

    def met(self, g: Game, entry: Ctx) -> bool:
        return entry.b % 1000 >= self.one.n or entry.b // 1000 >= self.other.n

    def parts(self) -> dict[str, Op]:
        return {"one": self.one, "other": self.other}

    def text(self, t: Teller) -> str:
        return t.say("goal-either", one=self.one.text(t), other=self.other.text(t))
