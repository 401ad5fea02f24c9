"""What a card of Ascension is: its printed facts."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.cards import CardDef
from deckhold.engine.core import Op
from deckhold.engine.text import Teller

# Card types and factions.
HERO: Final = "hero"
CONSTRUCT: Final = "construct"
MONSTER: Final = "monster"

NO_FACTION: Final = "none"
ENLIGHTENED: Final = "enlightened"
LIFEBOUND: Final = "lifebound"
MECHANA: Final = "mechana"
VOID: Final = "void"
FACTIONS: Final = [NO_FACTION, ENLIGHTENED, LIFEBOUND, MECHANA, VOID]

# Where a banished card goes.
TO_VOID: Final = 0
TO_BOX: Final = 1
TO_PILE: Final = 2


@final
class AscensionCard(CardDef):
    """A card of Ascension: what it costs, what it is worth, what it does."""

    cost: i64
    honor: i64
    reward: i64
    is_hero: bool
    is_construct: bool
    is_monster: bool
    is_lifebound: bool
    is_mechana: bool
    banished_to: i64

    def __init__(
        self, id: str, kind: str, faction: str, cost: int, honor: int, copies: int, group: str, provenance: str
    ) -> None:
        super().__init__(id, kind, copies, provenance)
        self.faction = faction
        self.cost = cost
        self.honor = honor  # end-of-game value
        self.reward = 0  # honor for defeating a monster
        self.group = group  # starting, always_available or center
        self.is_hero = kind == HERO
        self.is_construct = kind == CONSTRUCT
        self.is_monster = kind == MONSTER
        self.is_lifebound = faction == LIFEBOUND
        self.is_mechana = faction == MECHANA
        self.banished_to = {"starting": TO_BOX, "always_available": TO_PILE, "center": TO_VOID}[group]
        self.effect: Op | None = None  # a hero's effect, a monster's reward
        self.uses: list[Op] = []  # a construct's effects that its controller uses
        self.once = True  # each use once per turn
        self.trigger: Op | None = None
        self.event = ""  # what sets off the trigger
        self.links = False  # makes every construct Mechana too
        self.unbanishable = False

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), "cost": self.cost, "honor": self.honor, "reward": self.reward}

    def check(self) -> None:
        super().check()
        if self.faction not in FACTIONS:
            raise self.bad("faction", f"{self.faction!r} is not one of {', '.join(FACTIONS)}")

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        if self.effect is not None:
            out["effect"] = self.effect
        for i, op in enumerate(self.uses):
            out[f"use{i}"] = op
        if self.trigger is not None:
            out["trigger"] = self.trigger
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.effect is not None:
            out.append(t.say("op-reward", what=self.effect.text(t)) if self.is_monster else self.effect.text(t))
        for op in self.uses:
            out.append(t.say("op-use" if self.once else "op-use-freely", what=op.text(t)))
        if self.trigger is not None:
            out.append(self.trigger.text(t))
        return out

    def facts(self) -> dict[str, object]:
        return {
            "type": self.kind,
            "faction": self.faction,
            "cost": self.cost,
            "cost_kind": "power" if self.is_monster else "runes",
            "honor": self.honor,
            "reward": self.reward,
            "group": self.group,
        }
