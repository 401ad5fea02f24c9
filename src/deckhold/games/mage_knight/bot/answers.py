"""Questions outside the menu of a turn and outside a fight: what is taken, what is given up.

Every class of ops that can ask something has its line in `QUESTIONS`; whatever derives from `MageOp` (nearly all that
is printed on cards) is covered by its base. A new question of the rules takes one line: `on(TheOp, gained)` where the
best answer is the most valuable one, `on(TheOp, given_up)` where it is the least valuable one, or one's own function.
"""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Op
from deckhold.engine.ops import Choose, InOrder, May, Pick
from deckhold.engine.ops.reacting import Reaction
from deckhold.engine.optable import OpTable, asking, family, on
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fares import use_in_fight
from deckhold.games.mage_knight.bot.march import beset
from deckhold.games.mage_knight.bot.strength import force_of
from deckhold.games.mage_knight.bot.targets import army
from deckhold.games.mage_knight.bot.values import relief
from deckhold.games.mage_knight.definitions import Deed, MageOp, Skill, Tactic, Unit
from deckhold.games.mage_knight.ops.army import TakeUnit
from deckhold.games.mage_knight.ops.cards import DiscardAny, GiveUp
from deckhold.games.mage_knight.ops.competing import LoseCard, Steal
from deckhold.games.mage_knight.ops.conjuring import AskRoll, LayAside
from deckhold.games.mage_knight.ops.mana import ChooseColour, PayMana
from deckhold.games.mage_knight.ops.shifting import HowToShift
from deckhold.games.mage_knight.ops.skills import GiveWound
from deckhold.games.mage_knight.ops.standing import SpendAsOne, WhichEffect, WhichSpell
from deckhold.games.mage_knight.ops.tactics import ChangeHand, DrawOn
from deckhold.games.mage_knight.ops.terrain import NameSpace, NameTerrain
from deckhold.games.mage_knight.ops.time import LayBack
from deckhold.games.mage_knight.ops.tokens import TakeSkill
from deckhold.games.mage_knight.ops.verbs import DISCARD_ONE, END_ROUND, SPECIAL, TAKE_TACTIC
from deckhold.games.mage_knight.ops.wounds import Shed
from deckhold.games.mage_knight.rules.beginning import ChooseHero
from deckhold.games.mage_knight.rules.ending import Benefit, Discards
from deckhold.games.mage_knight.rules.equipping import Buy, FirstSkill, PaySpell
from deckhold.games.mage_knight.rules.extras import AddDrafted, Bid, KeepOne, NameHero, Replace, Upgrade
from deckhold.games.mage_knight.rules.fighting.defence import Attend
from deckhold.games.mage_knight.rules.fighting.duel import FULLY, PARTLY, Attendance, Duel
from deckhold.games.mage_knight.rules.fighting.joint import Approach, FightOn
from deckhold.games.mage_knight.rules.fighting.mazes import ChooseCompanion, GoIn
from deckhold.games.mage_knight.rules.fighting.phases import Cover
from deckhold.games.mage_knight.rules.fighting.proposing import Answer, ChooseGoal, Invite, ShareOut
from deckhold.games.mage_knight.rules.fighting.starting import NameFoes
from deckhold.games.mage_knight.rules.pursuing import PursuerSteps
from deckhold.games.mage_knight.rules.restraining import DropMiddle, Relief
from deckhold.games.mage_knight.rules.revealing import SecretEntrance
from deckhold.games.mage_knight.rules.rewarding import ChooseOffered, ChooseUnit, GiveRewards, KeepArtifacts, NewSkill
from deckhold.games.mage_knight.rules.rounds import ChooseTactic, PrepareSeat
from deckhold.games.mage_knight.rules.scenarios import MarkHere, ReplaceMark, UseUpTactic
from deckhold.games.mage_knight.rules.seals import AtSeal
from deckhold.games.mage_knight.rules.secrets import LayLot
from deckhold.games.mage_knight.rules.shades import FreeTile, RevealPrice
from deckhold.games.mage_knight.rules.turn import Announce, Main, RestNow
from deckhold.games.mage_knight.rules.volkare.attack import Declare, Groups, Retreat
from deckhold.games.mage_knight.rules.volkare.levels import ChangeLevel
from deckhold.games.mage_knight.rules.volkare.steps import TurnAside
from deckhold.games.mage_knight.state.general import cell_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, HAND, HAUNTING
from deckhold.games.mage_knight.terms import DEALING, MOVING

# Which tactics are taken first, by number (MK-X08, MK-X09).
BY_DAY: Final = {5: 6.0, 4: 5.0, 6: 4.0, 3: 3.0, 2: 2.0, 1: 1.0}
BY_NIGHT: Final = {4: 6.0, 2: 5.0, 5: 4.0, 6: 3.0, 3: 2.0, 1: 1.0}

A_WOUND: Final = 5.0  # to be rid of one
OF_RELIEF: Final = 0.7  # of what healing is worth counts against points that are of use now
POOR: Final = 2.2  # a card not worth keeping for the next turn
FEEBLE: Final = 2.5  # points in a fight, of a card not worth keeping by whoever waits for a hand to fight with


def answered(s: Mage, ask: Ctx) -> dict[int, float]:
    """What the answers to a question outside a fight promise."""
    judge = QUESTIONS.of(ask.op)
    return {action: judge(ask.op, s, ask, action) for action in s.answers}


def check(box: CardTable) -> None:
    """Refuse a box with a question that nothing is known of."""
    QUESTIONS.check(asking(box))


def valued(s: Mage, card: i64) -> float:
    """What a card is worth to its owner."""
    definition = s.definitions[card]
    if isinstance(definition, Deed):
        if definition.is_wound:
            return -A_WOUND
        strong = definition.strong
        return 2.0 if strong is None else 1.0 + brings(strong).worth()
    if isinstance(definition, Unit):
        return float(definition.level)
    if isinstance(definition, Skill):
        return 2.0 if definition.op is None else 1.0 + brings(definition.op).worth()
    return 1.0


def named(s: Mage, action: i64) -> float:
    """What the piece is worth that an answer names; what names none: the first, rather than nothing."""
    verb = act.verb_of(action)
    if verb in (act.PICK_CARD, DISCARD_ONE):
        return valued(s, s.table.first[act.first(action)])
    if verb == act.PICK_PIECE:
        return valued(s, act.first(action))
    if verb == act.PASS:
        return 0.0
    return 1.0 - 0.01 * float(act.first(action))


def gained(op: Op, s: Mage, ask: Ctx, action: i64) -> float:
    return named(s, action)


def of_use(op: Choose, s: Mage, ask: Ctx, action: i64) -> float:
    """What can be used now: points of the kind that the turn is about, healing for wounds; the earlier of equals."""
    if act.verb_of(action) != act.OPTION:
        return named(s, action)
    found = brings(op.ops[act.first(action)])
    value = found.other
    if s.moment == MOVING:
        value += float(found.move)
    elif s.moment == DEALING:
        value += float(found.influence)
    value += OF_RELIEF * relief(s, ask.seat, found.heal)
    return value - 0.01 * float(act.first(action))


def given_up(op: Op, s: Mage, ask: Ctx, action: i64) -> float:
    """The least valuable; a wound above all."""
    return -named(s, action)


def healed(op: Op, s: Mage, ask: Ctx, action: i64) -> float:
    """Wounds go, those in hand first."""
    if act.verb_of(action) == act.PASS:
        return 0.0
    return A_WOUND + (1.0 if act.second(action) == HAND else 0.0)


def declined(op: Op, s: Mage, ask: Ctx, action: i64) -> float:
    return 1.0 if act.verb_of(action) == act.PASS else 0.0


def one_discarded(op: DiscardAny, s: Mage, ask: Ctx, action: i64) -> float:
    """One card for the attack, then no more."""
    return 1.0 if (act.verb_of(action) == act.PASS) == (ask.a > 0) else 0.0


def discarded(op: Discards | RestNow, s: Mage, ask: Ctx, action: i64) -> float:
    """The least valuable card, if one must go, and every wound that may; what makes room for better ones."""
    if act.verb_of(action) == act.PASS:
        return 0.0
    if isinstance(op, Discards) and waits(s, ask.seat):
        return FEEBLE - use_in_fight(s.deed(s.table.first[act.first(action)]))
    return -named(s, action)


def waits(s: Mage, seat: i64) -> bool:
    """Whether a turn near Volkare has used little of the hand, and it takes a better one to fight him."""
    if not beset(s, seat) or not s.at(DECK, seat) or 2 * len(s.at(HAND, seat)) <= s.hand_limit(seat):
        return False
    return army(s, seat, cell_of(s)).worth(s, seat, force_of(s, seat)) > 0.0


def changed(op: ChangeHand, s: Mage, ask: Ctx, action: i64) -> float:
    """Cards that are no use make room for others."""
    if act.verb_of(action) == act.PASS:
        return -POOR
    return -named(s, action)


def tactic_taken(op: ChooseTactic, s: Mage, ask: Ctx, action: i64) -> float:
    assert act.verb_of(action) == TAKE_TACTIC
    tactic = cast(Tactic, s.definitions[s.table.first[act.first(action)]])
    return (BY_NIGHT if s.night else BY_DAY)[int(tactic.number)]


def announced(op: Announce, s: Mage, ask: Ctx, action: i64) -> float:
    """The round is ended when the hand is as good as empty."""
    if act.verb_of(action) == END_ROUND:
        return 1.0 if len(s.usable_hand(ask.seat)) <= 1 else -1.0
    return 0.0


def before_turn(op: Reaction, s: Mage, ask: Ctx, action: i64) -> float:
    """Plundering costs more than it brings; everything else helps."""
    verb = act.verb_of(action)
    if verb == SPECIAL:
        return -1.0
    return 0.0 if verb == act.PASS else 1.0


def unsealed(op: AtSeal, s: Mage, ask: Ctx, action: i64) -> float:
    """Fame is worth more than a mana; one's own is."""
    verb = act.verb_of(action)
    if verb == SPECIAL:
        return 1.0 if op.decider(s, ask) == ask.seat else -1.0
    return 0.0 if verb == act.PASS else -2.0


def attended(op: Attend, s: Mage, ask: Ctx, action: i64) -> float:
    """A whole turn is not spent on ghosts, which bring nothing."""
    first = PARTLY if s.at(HAUNTING, ask.seat) else FULLY
    return 1.0 if act.first(action) == first else 0.0


def met(op: Declare, s: Mage, ask: Ctx, action: i64) -> float:
    """The city is defended against Volkare; whether he is fought elsewhere is thought through (`encounters.py`)."""
    return 0.0 if act.verb_of(action) == act.PASS else 1.0


QUESTIONS: Final = OpTable(
    "what the answers to a question promise",
    [
        family(MageOp, gained),
        family(ChooseColour, gained),
        family(Choose, of_use),
        family(May, gained),
        family(Pick, gained),
        on(InOrder, gained),
        family(Reaction, before_turn),
        family(GiveUp, given_up),
        on(DiscardAny, one_discarded),
        on(LayAside, given_up),
        on(LoseCard, given_up),
        on(ChangeHand, changed),
        on(LayBack, gained),
        on(GiveWound, gained),
        on(AskRoll, gained),
        on(SpendAsOne, gained),
        on(NameSpace, gained),
        on(NameTerrain, gained),
        on(HowToShift, gained),
        on(WhichSpell, gained),
        on(WhichEffect, gained),
        on(DrawOn, gained),
        on(PayMana, gained),
        on(TakeUnit, given_up),
        on(Steal, gained),
        on(Shed, healed),
        # rules
        on(Main, gained),
        on(ChooseHero, gained),
        on(NameHero, gained),
        on(Bid, declined),
        on(KeepOne, gained),
        on(AddDrafted, gained),
        on(Upgrade, gained),
        on(Replace, given_up),
        family(LayLot, gained),
        on(DropMiddle, declined),
        on(Relief, gained),
        on(AtSeal, unsealed),
        on(SecretEntrance, gained),
        on(NameFoes, gained),
        on(Cover, gained),
        on(TakeSkill, gained),
        on(PursuerSteps, gained),
        on(ChooseCompanion, gained),
        on(GoIn, gained),
        on(Attendance, gained),
        on(Attend, attended),
        on(ChooseGoal, gained),
        on(Declare, met),
        on(Groups, gained),
        on(Retreat, gained),
        on(TurnAside, gained),
        on(ChangeLevel, gained),
        on(Duel, gained),
        on(Invite, gained),
        on(ShareOut, gained),
        on(Answer, declined),
        on(Approach, gained),
        on(FightOn, gained),
        on(Benefit, healed),
        on(GiveRewards, gained),
        on(KeepArtifacts, gained),
        family(ChooseOffered, gained),
        on(ChooseUnit, gained),
        on(NewSkill, gained),
        on(Discards, discarded),
        on(PrepareSeat, gained),
        on(ChooseTactic, tactic_taken),
        on(Announce, announced),
        on(RestNow, discarded),
        on(MarkHere, gained),
        on(ReplaceMark, gained),
        on(UseUpTactic, given_up),
        on(FirstSkill, gained),
        on(Buy, gained),
        on(PaySpell, gained),
        on(RevealPrice, gained),
        on(FreeTile, gained),
    ],
)
