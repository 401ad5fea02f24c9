"""What effects bring, read off their ops, so that changed and added cards are judged like the others."""

from typing import Final, final

from deckhold.engine.bits import has
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Op
from deckhold.engine.ops import Choose, Gain, May, Pick, Seq, UpTo
from deckhold.engine.optable import OpTable, on
from deckhold.games.ascension_tactics.definitions import (
    AREA_ATTACK,
    DOUBLE_ATTACK,
    FACTIONS,
    IMMOBILE,
    NORMAL_CELLS,
    RANGED,
    TRAITS,
    Bonus,
    Boost,
    TacticsCard,
)
from deckhold.games.ascension_tactics.ops.battlefield import MoveTreasure, Placing
from deckhold.games.ascension_tactics.ops.choosing import PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import (
    AcquireFree,
    Banish,
    Cheaper,
    CopyHero,
    DrawCards,
    Glory,
    OfKind,
    TakeTreasure,
)
from deckhold.games.ascension_tactics.ops.effects import (
    Damages,
    DefeatFor,
    Each,
    FreeOrder,
    Give,
    GroupBoost,
    InTurn,
    MovePoints,
    OrderRat,
    Souls,
)
from deckhold.games.ascension_tactics.ops.gear import Disarm, MoveConstruct
from deckhold.games.ascension_tactics.ops.playing import Devoted
from deckhold.games.ascension_tactics.ops.research import Researches
from deckhold.games.ascension_tactics.state.zones import CENTER_ROW, POWER

# What a point of a bonus is worth that lasts for a turn. Defense helps little while it is one's own.
STRENGTH: Final = 0.25
DEFENSE: Final = 0.1
SPEED: Final = 0.3
TRAIT: Final = 0.3
TRAITS_WORTH: Final = {DOUBLE_ATTACK: 1.2, AREA_ATTACK: 0.7, RANGED: 0.6, IMMOBILE: -0.6, NORMAL_CELLS: -0.3}
ALL_OF_THEM: Final = 2.0  # how many champions profit from what all have,
SOME_OF_THEM: Final = 1.3  # and from what only some have
SOUL: Final = 0.8
DAMAGE: Final = 0.2
A_STEP: Final = 0.25
AN_ORDER: Final = 2.5  # power saved by ordering a champion for nothing
A_RAT: Final = 1.0
A_MINION: Final = 1.5
A_FALL: Final = 4.0
DISARMED: Final = 1.0
QUEST: Final = 1.3  # a quest for the deck
TREASURE: Final = 1.9
GLORY: Final = 2.0
THINNED: Final = 0.7  # a weak card leaves the deck
SWEPT: Final = 0.2  # a card leaves the row
FREE_CARD: Final = 0.6  # of the runes that the dearest possible card costs
ANY_COST: Final = 6.0
RECOVERED: Final = 0.7
DISCOUNT: Final = 0.6  # how often it is used
MOVED_CONSTRUCT: Final = 0.3
MOVED_TREASURE: Final = 0.4
COPIED_POWER: Final = 2.0  # the better ones of the heroes in sight
COPIED_CARDS: Final = 0.6
OFFERED: Final = 0.9  # what may be done, often is
CHOSEN: Final = 1.2  # to choose is worth more than to get any


@final
class Yield:
    """What effects bring, added up."""

    def __init__(self, devoted: list[float]) -> None:
        self.devoted = devoted  # by faction: how often Devotion works
        self.power = 0.0
        self.runes = 0.0
        self.cards = 0.0
        self.other = 0.0

    def add(self, op: Op, often: float) -> None:
        """An effect that happens so often."""
        BRINGS.of(op)(op, self, often)

    def add_card(self, definition: TacticsCard) -> None:
        """Playing a card."""
        if definition.effect is not None:
            self.add(definition.effect, 1.0)


def bonus_worth(bonus: Bonus) -> float:
    """What a bonus for one champion is worth for a turn; a penalty is for an enemy."""
    out = STRENGTH * abs(float(bonus.strength)) + DEFENSE * abs(float(bonus.defense)) + SPEED * abs(float(bonus.speed))
    out += SOUL * float(bonus.souls) + abs(float(bonus.order_cost))
    if bonus.traits:
        for trait in range(len(TRAITS)):
            if has(bonus.traits, trait):
                out += TRAITS_WORTH.get(trait, TRAIT)
    return out


def how_many(who: Who) -> float:
    return SOME_OF_THEM if who.factions or who.equipped or who.within or who.near_own else ALL_OF_THEM


# -- combinators -------------------------------------------------------------------------------------------------------


def all_of(op: Seq, y: Yield, often: float) -> None:
    for part in op.ops:
        y.add(part, often)


def perhaps(op: May, y: Yield, often: float) -> None:
    y.add(op.op, often * OFFERED)
    if op.then is not None:
        y.add(op.then, often * OFFERED)


def one_of(op: Choose, y: Yield, often: float) -> None:
    """Each now and then, and mostly the one that is wanted more."""
    for part in op.ops:
        y.add(part, often * CHOSEN / float(len(op.ops)))


def devotion(op: Devoted, y: Yield, often: float) -> None:
    y.add(op.op, often * y.devoted[op.faction])


# -- resources and cards -----------------------------------------------------------------------------------------------


def gained(op: Gain, y: Yield, often: float) -> None:
    for i in range(len(op.resources)):
        if op.resources[i] == POWER:
            y.power += often * float(op.amounts[i])
        else:
            y.runes += often * float(op.amounts[i])


def drawn(op: DrawCards, y: Yield, often: float) -> None:
    y.cards += often * float(op.n)


def researched(op: Researches, y: Yield, often: float) -> None:
    y.other += often * QUEST


def treasures(op: TakeTreasure, y: Yield, often: float) -> None:
    y.other += often * TREASURE * float(op.n)


def glory(op: Glory, y: Yield, often: float) -> None:
    y.other += often * GLORY * float(op.n)


def card_picked(op: Pick, y: Yield, often: float) -> None:
    what = op.where.what
    if isinstance(op.op, Banish):
        y.other += often * (SWEPT if CENTER_ROW in op.where.zones else THINNED)
    elif isinstance(op.op, AcquireFree):
        limit = float(what.max_cost) if isinstance(what, OfKind) and what.max_cost else ANY_COST
        y.runes += often * FREE_CARD * limit
    else:
        y.other += often * RECOVERED
    if op.after is not None:
        y.add(op.after, often)


def cards_picked(op: UpTo, y: Yield, often: float) -> None:
    y.add(op.pick, often * float(op.n))
    if op.after is not None:
        y.add(op.after, often)


def cheaper(op: Cheaper, y: Yield, often: float) -> None:
    y.runes += often * DISCOUNT * float(op.n)


def copied(op: CopyHero, y: Yield, often: float) -> None:
    y.power += often * COPIED_POWER
    y.cards += often * COPIED_CARDS


# -- champions ---------------------------------------------------------------------------------------------------------


def champion_picked(op: PickChampion, y: Yield, often: float) -> None:
    y.add(op.op, often)
    if op.after is not None:
        y.add(op.after, often)


def rat_ordered(op: OrderRat, y: Yield, often: float) -> None:
    y.other += often * A_RAT


def for_each(op: Each, y: Yield, often: float) -> None:
    y.add(op.op, often * how_many(op.who))


def in_turn(op: InTurn, y: Yield, often: float) -> None:
    y.add(op.op, often * how_many(op.who))


def given(op: Give, y: Yield, often: float) -> None:
    y.other += often * bonus_worth(op.bonus)


def boosted(op: Boost, y: Yield, often: float) -> None:
    y.other += often * bonus_worth(op.bonus)


def all_boosted(op: GroupBoost, y: Yield, often: float) -> None:
    y.other += often * bonus_worth(op.bonus) * how_many(op.who)


def souls(op: Souls, y: Yield, often: float) -> None:
    y.other += often * SOUL * float(op.n)


def damages(op: Damages, y: Yield, often: float) -> None:
    y.other += often * DAMAGE * float(op.n)


def steps(op: MovePoints, y: Yield, often: float) -> None:
    y.other += often * A_STEP * float(op.n)


def ordered(op: FreeOrder, y: Yield, often: float) -> None:
    y.power += often * AN_ORDER


def fallen(op: DefeatFor, y: Yield, often: float) -> None:
    y.other += often * A_FALL


def disarmed(op: Disarm, y: Yield, often: float) -> None:
    y.other += often * DISARMED


def minion(op: Placing, y: Yield, often: float) -> None:
    y.other += often * A_MINION


def construct_moved(op: MoveConstruct, y: Yield, often: float) -> None:
    y.other += often * MOVED_CONSTRUCT


def treasure_moved(op: MoveTreasure, y: Yield, often: float) -> None:
    y.other += often * MOVED_TREASURE


BRINGS: Final = OpTable(
    "what an effect brings",
    [
        on(Seq, all_of),
        on(May, perhaps),
        on(Choose, one_of),
        on(Devoted, devotion),
        on(Gain, gained),
        on(DrawCards, drawn),
        on(Researches, researched),
        on(TakeTreasure, treasures),
        on(Glory, glory),
        on(Pick, card_picked),
        on(UpTo, cards_picked),
        on(Cheaper, cheaper),
        on(CopyHero, copied),
        on(PickChampion, champion_picked),
        on(OrderRat, rat_ordered),
        on(Each, for_each),
        on(InTurn, in_turn),
        on(Give, given),
        on(Boost, boosted),
        on(GroupBoost, all_boosted),
        on(Souls, souls),
        on(Damages, damages),
        on(MovePoints, steps),
        on(FreeOrder, ordered),
        on(DefeatFor, fallen),
        on(Disarm, disarmed),
        on(Placing, minion),
        on(MoveConstruct, construct_moved),
        on(MoveTreasure, treasure_moved),
    ],
)


def check(box: CardTable) -> None:
    """Refuse a box with a card to be acquired of whose effects nothing is known."""
    for definition in box.defs:
        if isinstance(definition, TacticsCard) and definition.group in ("center", "quest", "mystics", "infantry"):
            found = Yield([0.5] * len(FACTIONS))
            found.add_card(definition)
            if definition.ambush is not None:
                found.add(definition.ambush, 1.0)
