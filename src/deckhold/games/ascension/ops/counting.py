"""What effects count."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import Count
from deckhold.games.ascension.state import CONSTRUCTS, Ascension


class Constructs(Count):
    """How many constructs the player controls."""

    key = "construct"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return len(g.at(CONSTRUCTS, ctx.seat))


class MechanaConstructs(Count):
    """How many of the player's constructs count as Mechana."""

    key = "mechana-construct"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(Ascension, g)
        n: i64 = 0
        for card in a.at(CONSTRUCTS, ctx.seat):
            if a.is_mechana(card, ctx.seat):
                n += 1
        return n


class ConstructFactions(Count):
    """How many real factions the player's constructs have (AS-105)."""

    key = "construct-faction"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(Ascension, g)
        factions: list[str] = []
        for card in a.at(CONSTRUCTS, ctx.seat):
            faction = a.card(card).faction
            if faction not in factions:
                factions.append(faction)
        return len(factions)
