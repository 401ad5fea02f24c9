"""Short names, so that a card reads like its text."""

from deckhold.engine.core import Op
from deckhold.games.ascension_tactics.definitions import (
    CHAMPION,
    CONSTRUCT,
    FALLEN,
    HERO,
    QUEST,
    REWARD,
    TREASURE,
    Bonus,
    Boost,
    Goal,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.decks import DrawCards
from deckhold.games.ascension_tactics.ops.research import Researches


def draw(n: int) -> Op:
    return DrawCards(n)


def research() -> Op:
    return Researches()


def hero(
    id: str,
    factions: int,
    cost: int,
    copies: int,
    known: str,
    effect: Op,
    ambush: Op | None = None,
    group: str = "center",
) -> TacticsCard:
    card = TacticsCard(id, HERO, factions, copies, known)
    card.cost = cost
    card.effect = effect
    card.ambush = ambush
    card.group = group
    return card


def construct(
    id: str,
    factions: int,
    cost: int,
    copies: int,
    known: str,
    strength: int,
    defense: int,
    abilities: list[Op],
    effect: Op | None = None,
    ambush: Op | None = None,
    family: str = "",
) -> TacticsCard:
    card = TacticsCard(id, CONSTRUCT, factions, copies, known)
    card.cost = cost
    card.strength = strength
    card.defense = defense
    card.effect = effect
    card.ambush = ambush
    card.family = family
    card.group = "center"
    card.give(abilities)
    return card


def quest(id: str, faction: int, known: str, goal: Goal, reward: list[Op]) -> TacticsCard:
    """Playing a quest draws a card (AT-047)."""
    card = TacticsCard(id, QUEST, traits(faction), 1, known)
    card.effect = DrawCards(1)
    card.goal = goal
    card.group = "quest"
    card.give(reward)
    return card


def champion(
    id: str,
    factions: int,
    order: int,
    strength: int,
    defense: int,
    known: str,
    abilities: list[Op],
    group: str,
    cost: int = 0,
    copies: int = 1,
    cells: int = 1,
    ambush: Op | None = None,
    family: str = "",
) -> TacticsCard:
    card = TacticsCard(id, CHAMPION, factions, copies, known)
    card.order_cost = order
    card.strength = strength
    card.defense = defense
    card.cost = cost
    card.cells = cells
    card.ambush = ambush
    card.family = family
    card.group = group
    card.give(abilities)
    return card


SEATS = 4


def minion(
    id: str,
    factions: int,
    order: int,
    strength: int,
    defense: int,
    known: str,
    abilities: list[Op],
    limit: int,
    speed: int = 3,
    is_forest: bool = False,
) -> TacticsCard:
    """A minion: as many figures as all players together may have."""
    card = champion(id, factions, order, strength, defense, known, abilities, "minion", copies=limit * SEATS)
    card.minion = True
    card.limit = limit
    card.speed = speed
    card.is_forest = is_forest
    return card


def idol(id: str, defense: int, known: str, reward: Op) -> TacticsCard:
    """A neutral champion of Twilight of the Idols (AT-212)."""
    return champion(id, traits(FALLEN), 0, 0, defense, known, [Triggered(REWARD, reward)], "neutral")


def neutral_rat(id: str, copies: int, known: str) -> TacticsCard:
    card = champion(id, traits(FALLEN), 0, 0, 1, known, [], "neutral", copies=copies)
    card.minion = True
    return card


def treasure(id: str, copies: int, bonus: Bonus) -> TacticsCard:
    card = TacticsCard(id, TREASURE, 0, copies, "designed")
    card.back = TREASURE
    card.bonus = bonus
    card.group = "treasure"
    card.effect = Boost(bonus)
    return card


def token(id: str, kind: str, copies: int) -> TacticsCard:
    card = TacticsCard(id, kind, 0, copies, "rulebook")
    card.group = "token"
    return card
