"""Why a piece offers nothing now."""

from typing import cast

from deckhold.engine.core import Ctx, Game
from deckhold.engine.text import Note
from deckhold.games.mage_knight.definitions import Deed, Unit
from deckhold.games.mage_knight.rules.dealing import price_of, recruits_here
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import SPELL_OFFER, UNIT_OFFER, UNITS
from deckhold.games.mage_knight.terms import DEALING


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    s = cast(Mage, g)
    card = s.table.by_name.get(subject, -1)
    if card < 0:
        return None
    definition = s.definitions[card]
    if isinstance(definition, Unit):
        if card in s.at(UNITS, seat):
            if s.hurt[card]:
                return Note("why-not-wounded")
            if s.spent[card]:
                return Note("why-not-spent")
        if card in s.zones[UNIT_OFFER]:
            if s.moment != DEALING:
                return Note("why-not-no-interaction")
            if not recruits_here(s, s.where(seat), card):
                return Note("why-not-here")
            return Note("why-not-influence", {"n": int(price_of(s, seat, card)), "have": int(s.influence)})
    if isinstance(definition, Deed):
        if definition.is_wound:
            return Note("why-not-wound")
        if card in s.zones[SPELL_OFFER] and s.moment != DEALING:
            return Note("why-not-no-interaction")
    return None
