"""From options and seed to the first decision."""

from deckhold.engine.info import GameInfo
from deckhold.games.mage_knight.options import DRAFT, NIGHT_ARRIVAL
from deckhold.games.mage_knight.rules.beginning import CHOOSE_HERO, LAY_DECKS, LAY_OUT, LAY_TACTICS, give_hero
from deckhold.games.mage_knight.rules.extras import DEAL_PACKS, NEXT_NAMER
from deckhold.games.mage_knight.rules.rounds import BEGIN_ROUND
from deckhold.games.mage_knight.rules.secrets import pick_members
from deckhold.games.mage_knight.rules.turn import FIRST_TURN
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX

CHOOSE = "choose"
AUCTION = "auction"
RANDOM = "random"


def new_game(info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> Mage:
    """Everything in the box; the heroes are about to be chosen, or have been."""
    s = Mage()
    s.begin(info, seats, seed, options)
    for card in range(len(s.definitions)):
        s.put(card, BOX)
    s.dummy = s.scenario.has_dummy(seats)
    s.night = options["time"] == NIGHT_ARRIVAL  # MK-552
    s.push(FIRST_TURN, 0)
    s.push(BEGIN_ROUND, 0)
    s.push(LAY_TACTICS, 0)
    pick_members(s)
    s.push(LAY_OUT, 0)
    s.push(LAY_DECKS, 0)
    if options["deckbuilding"] == DRAFT:
        s.push(DEAL_PACKS, 0)
    named = options["heroes"]
    order = picking_order(s)
    s.order = order
    assert isinstance(named, list)
    if named:
        for seat, id in enumerate(named):
            give_hero(s, seat, s.table.copies(str(id))[0])
    elif options["choosing"] == RANDOM:
        heroes = s.table.of_kind("hero")
        s.rng.shuffle(heroes)
        for seat in range(seats):
            give_hero(s, seat, heroes[seat])
    else:
        for seat in reversed(order):
            s.push(NEXT_NAMER if options["choosing"] == AUCTION else CHOOSE_HERO, seat)
    return s


def picking_order(s: Mage) -> list[int]:
    """The order in which heroes are chosen, and of the first column of order tokens (MK-004, MK-005): by chance."""
    order = list(range(int(s.seats)))
    s.rng.shuffle(order)
    return order
