"""Which cards an effect is about, and where they lie."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import What, Where
from deckhold.engine.text import Teller
from deckhold.games.ascension.state import CENTER_ROW, CONSTRUCTS, DISCARD, HAND, Ascension


class Banishable(What):
    """Any card that may be banished (AS-111)."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return not cast(Ascension, g).card(card).unbanishable


class MonsterUpTo(What):
    """A monster up to a printed cost."""

    def __init__(self, cost: int) -> None:
        super().__init__("monster-up-to")
        self.cost = cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        definition = cast(Ascension, g).card(card)
        return definition.is_monster and definition.cost <= self.cost

    def text(self, t: Teller) -> str:
        return t.say("what-monster-up-to", cost=t.amount("power", self.cost))


class HeroUpTo(What):
    """A hero up to a printed cost; 0 means any cost."""

    def __init__(self, cost: int) -> None:
        super().__init__("hero-up-to" if cost else "hero")
        self.cost = cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        definition = cast(Ascension, g).card(card)
        return definition.is_hero and (self.cost == 0 or definition.cost <= self.cost)

    def text(self, t: Teller) -> str:
        return t.say(f"what-{self.key}", cost=t.amount("runes", self.cost))


class NotSource(What):
    """Any card but the one whose effect this is (AS-Q12, AS-Q14)."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return card != ctx.card


ANY: Final = What()
IN_HAND: Final = Where([HAND], "hand", ANY)
IN_DISCARD: Final = Where([DISCARD], "discard", ANY)
IN_HAND_OR_DISCARD: Final = Where([HAND, DISCARD], "hand-or-discard", ANY)
IN_ROW: Final = Where([CENTER_ROW], "center-row", Banishable())
OWN_CONSTRUCTS: Final = Where([CONSTRUCTS], "own-constructs", What("construct"))
