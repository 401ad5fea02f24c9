"""Places that enemies hold: what freeing them brings (MX-420, MX-421, MX-439, MX-441)."""

from mypy_extensions import i64

from deckhold.games.mage_knight.definitions import REWARD_ARTIFACT, REWARD_SPELL
from deckhold.games.mage_knight.rules.settling import PRIZES, number_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import GLADE, GRAVEYARD


def freeing(s: Mage, seat: i64, cell: i64) -> None:
    """A hero has defeated the last enemy of a glade or a graveyard."""
    site = s.site[cell]
    if s.scenario.guarded_glades and site in (GLADE, GRAVEYARD):
        s.put_shield(cell, seat)
        s.change_reputation(seat, 1)
        s.rewards = [*s.rewards, REWARD_ARTIFACT if site == GLADE else REWARD_SPELL]
    elif s.scenario.graveyards and site == GRAVEYARD:
        s.rewards = [*s.rewards, *PRIZES[number_of(s, cell)]]
