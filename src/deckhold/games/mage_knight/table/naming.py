"""What a piece is called where several look alike: enemies of a combat, rampaging ones, units of a player."""

from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import FIELD, UNITS


def told_apart(s: Mage, card: int, name: str, t: Teller) -> str:
    """The name of a piece, with its number among those of its name or the space it stands on."""
    if card in s.foes:
        return numbered(s, card, s.foes, name, t)
    if card in s.zones[FIELD]:
        spot = s.spot[card]
        known = [one for one in s.zones[FIELD] if s.known[one] == s.map.everybody and s.spot[one] != NO_CELL]
        if card not in known or len(of_one_name(s, card, known, t)) == 1:
            return name
        name = t.say("one-standing-at", card=name, cell=s.cells.name(spot)[1:])
        return numbered(s, card, [one for one in known if s.spot[one] == spot], name, t)
    for seat in range(s.seats):
        if card in s.at(UNITS, seat):
            return numbered(s, card, s.at(UNITS, seat), name, t)
    return name


def numbered(s: Mage, card: int, pieces: list[int], name: str, t: Teller) -> str:
    """Which of several with the same name among these pieces it is, in their order."""
    alike = of_one_name(s, card, pieces, t)
    return name if len(alike) == 1 else t.say("one-of-them", card=name, n=alike.index(card) + 1)


def of_one_name(s: Mage, card: int, pieces: list[int], t: Teller) -> list[int]:
    name = t.name(s.definitions[card].id)
    return [one for one in pieces if t.name(s.definitions[one].id) == name]
