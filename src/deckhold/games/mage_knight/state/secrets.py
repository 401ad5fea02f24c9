"""What was laid down in secret, as the rules read it."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import SECRET
from deckhold.games.mage_knight.terms import LOT, LOT_BLACK, MEMBERS, SPARE_DIE


def cards_in(s: Mage, zone: i64, seat: i64) -> list[int]:
    """What a player looks at or keeps in secret, without the lots that lie there for the whole game."""
    return [card for card in s.at(zone, seat) if s.table.card[card].kind != LOT]


def played_with(s: Mage) -> bool:
    """Whether dice are set for single enemies."""
    return s.options["interactive-combat"] == "yes"


def laid_die(s: Mage) -> i64:
    """The die that was set for the enemy of this combat."""
    for seat in range(s.seats):
        for card in s.at(SECRET, seat):
            if s.table.card[card].id in SPARE_DIE:
                return card
    return NO_CARD


def fame_of_die(s: Mage) -> i64:
    """Whoever defeats an enemy in spite of a die has one fame more, seen or not."""
    if not played_with(s):
        return 0
    card = laid_die(s)
    return 1 if card >= 0 and s.table.card[card].id != LOT_BLACK else 0


def die_is_shown(s: Mage) -> bool:
    """Whether everybody sees the die that was set for the enemy of this combat."""
    card = laid_die(s) if played_with(s) else NO_CARD
    return card >= 0 and s.known[card] == s.map.everybody


def picked_member(s: Mage, side: tuple[int, ...]) -> i64:
    """The member of a team that has to return; without teams everybody is one."""
    for card in s.at(SECRET, side[0]):
        id = s.table.card[card].id
        if id in MEMBERS:
            return side[MEMBERS.index(id)]
    return side[0]


def show_members(s: Mage) -> None:
    """When all is over everybody sees whom the teams had picked."""
    for seat in range(s.seats):
        for card in s.at(SECRET, seat):
            s.show(card, s.map.everybody)
