"""What a greedy player answers for the villains: whatever harms the players least."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Op
from deckhold.engine.optable import on
from deckhold.games.ascension_tactics.bot.fighting import standing
from deckhold.games.ascension_tactics.bot.prospects import Prospects
from deckhold.games.ascension_tactics.ops.campaign import FreeCaptive, RecoverTreasure
from deckhold.games.ascension_tactics.ops.scoring import Cleanse, Endow
from deckhold.games.ascension_tactics.ops.verbs import SWEEP
from deckhold.games.ascension_tactics.ops.villains.bosses import Hunt, Lure
from deckhold.games.ascension_tactics.ops.villains.conduct import Approach, Lunge, Prey, Stalk, player_champions
from deckhold.games.ascension_tactics.ops.villains.orders import Enter, InSequence, Put
from deckhold.games.ascension_tactics.ops.villains.rats import RatsOnShrines, Scurry
from deckhold.games.ascension_tactics.ops.villains.schemes import BanishCheapest, EquipFromRow, LoseTreasures
from deckhold.games.ascension_tactics.ops.villains.webs import SpinWebs
from deckhold.games.ascension_tactics.rules.captives import GiveUp
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import in_area

NEAR: Final = 2  # cells


def away_from_us(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """A villain comes to a cell with few champions of the players around."""
    s = p.s
    return -float(len([one for one in player_champions(s) if s.away(one, act.first(action)) <= NEAR]))


def near_us(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """Something good happens where champions of the players are."""
    return -away_from_us(op, p, asking, action)


def spare_the_best(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """One of the players' champions is to suffer."""
    s = p.s
    return -standing(s, act.first(action))


def hit_few(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    s = p.s
    if act.verb_of(action) != SWEEP:
        return 0.0
    return -float(len(in_area(s, asking.card, values(s, asking.card), act.first(action))))


def lose_little(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """A card of the row, or a treasure, is lost."""
    s = p.s
    return -p.economy(asking.seat).value(s.definitions[s.table.first[act.first(action)]])


def all_the_same(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    return 1.0 if act.verb_of(action) == act.PASS else 0.0


def safest(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """Glory lies best on a champion that is hard to defeat."""
    s = p.s
    figure = act.first(action)
    return float(values(s, figure).defense - s.damage[figure])


def welcome(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """A captive is freed, a treasure taken from the thief."""
    return 0.0 if act.verb_of(action) == act.PASS else 1.0


def weakest(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """A champion is given up for the time being."""
    s = p.s
    definition = s.definitions[act.first(action)]
    return 1.5 * float(definition.order_cost) - float(definition.strength + definition.defense)


ABOUT_VILLAINS: Final = [
    on(Approach, away_from_us),
    on(Stalk, away_from_us),
    on(Enter, away_from_us),
    on(Put, away_from_us),
    on(RatsOnShrines, away_from_us),
    on(Scurry, away_from_us),
    on(Cleanse, near_us),
    on(Prey, spare_the_best),
    on(Hunt, spare_the_best),
    on(Lure, spare_the_best),
    on(SpinWebs, spare_the_best),
    on(Lunge, hit_few),
    on(InSequence, all_the_same),
    on(LoseTreasures, all_the_same),
    on(EquipFromRow, lose_little),
    on(BanishCheapest, lose_little),
    on(Endow, safest),
    on(RecoverTreasure, welcome),
    on(FreeCaptive, welcome),
    on(GiveUp, weakest),
]
