"""What is looked at once for all answers to a question."""

from typing import final

from mypy_extensions import i64

from deckhold.games.ascension_tactics.bot.cards import Economy
from deckhold.games.ascension_tactics.bot.fighting import Foes, Helpers, Known
from deckhold.games.ascension_tactics.bot.places import Places
from deckhold.games.ascension_tactics.state.figures import Values
from deckhold.games.ascension_tactics.state.position import Tactics


@final
class Here:
    """What the cell is worth on which a champion stands."""

    def __init__(self, s: Tactics, figure: i64, places: Places, foes: Foes) -> None:
        spot: i64 = s.spot[figure]
        self.place = places.value(spot)
        self.blow = foes.best_from(spot)
        self.menace = foes.menace(spot)


@final
class Prospects:
    """A position as a bot sees it: what champions can do, where they would stand well; found when it is asked for."""

    def __init__(self, s: Tactics) -> None:
        self.s = s
        self._known = Known(s)
        self._places: dict[int, Places] = {}
        self._foes: dict[int, Foes] = {}
        self._here: dict[int, Here] = {}
        self._helpers: dict[int, Helpers] = {}
        self._economy: dict[int, Economy] = {}

    def values(self, figure: i64) -> Values:
        return self._known.values(figure)

    def places(self, figure: i64) -> Places:
        found = self._places.get(figure)
        if found is None:
            found = Places(self.s, figure)
            self._places[figure] = found
        return found

    def foes(self, figure: i64) -> Foes:
        found = self._foes.get(figure)
        if found is None:
            found = Foes(self.s, figure, self.values(figure), self.helpers(self.s.side(figure)))
            self._foes[figure] = found
        return found

    def here(self, figure: i64) -> Here:
        found = self._here.get(figure)
        if found is None:
            found = Here(self.s, figure, self.places(figure), self.foes(figure))
            self._here[figure] = found
        return found

    def helpers(self, side: i64) -> Helpers:
        found = self._helpers.get(side)
        if found is None:
            found = Helpers(self._known, side)
            self._helpers[side] = found
        return found

    def economy(self, seat: i64) -> Economy:
        found = self._economy.get(seat)
        if found is None:
            found = Economy(self.s, seat)
            self._economy[seat] = found
        return found
