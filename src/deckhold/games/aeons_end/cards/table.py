"""What else lies on the table: breaches and turn-order cards."""

from deckhold.engine.cards import PUBLIC, RULEBOOK
from deckhold.games.aeons_end.definitions import (
    ANY_PLAYER,
    BREACH,
    NEMESIS_TURN,
    PAIR_12,
    PAIR_34,
    TURN_CARD,
    AeonsEndCard,
)


def breach(number: int, focus_cost: int, open_costs: list[int], bonus: int, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(f"breach-{number}", BREACH, 4, known)
    card.group = "table"
    card.place = number - 1
    card.focus_cost = focus_cost
    card.open_costs = open_costs
    card.bonus = bonus
    return card


def breaches() -> list[AeonsEndCard]:
    sigil = AeonsEndCard("sigil-breach", BREACH, 8, PUBLIC)
    sigil.group = "table"
    sigil.bonus = 2
    return [
        breach(1, 0, [], 0, known=PUBLIC),
        breach(2, 2, [5, 4, 3, 2], 0, known=PUBLIC),
        breach(3, 3, [9, 7, 5, 3], 1, known=PUBLIC),
        breach(4, 4, [13, 10, 7, 4], 1, known=PUBLIC),
        sigil,
    ]


def turn_card(id: str, copies: int, turn_of: int) -> AeonsEndCard:
    card = AeonsEndCard(id, TURN_CARD, copies, RULEBOOK)
    card.group = "table"
    card.turn_of = turn_of
    return card


def turn_cards() -> list[AeonsEndCard]:
    return [
        turn_card("turn-1", 2, 0),
        turn_card("turn-2", 2, 1),
        turn_card("turn-3", 1, 2),
        turn_card("turn-4", 1, 3),
        turn_card("turn-any", 1, ANY_PLAYER),
        turn_card("turn-1-2", 2, PAIR_12),
        turn_card("turn-3-4", 2, PAIR_34),
        turn_card("turn-nemesis", 2, NEMESIS_TURN),
    ]
