"""What a bot knows of Ascension: how good a position is, which actions are promising.

Everything is read off the ops on the cards, in honor: what a rune or a point of power brings is estimated from many
games, what a card brings follows from what it does. So changed or added cards are judged like the printed ones.
"""

from math import exp
from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Choose, Draw, ForEach, Gain, GainPer, If, May, Pick, Seq
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.ops import (
    Acquire,
    Banish,
    CopyHero,
    Defeat,
    Destroy,
    Discard,
    Discount,
    Exchange,
    ExtraTurn,
    HeroUpTo,
    KeepOnly,
    MonsterUpTo,
    StealCards,
    Take,
    Trigger,
    Unity,
)
from deckhold.games.ascension.rules import BUY, END, FIGHT, PLAY, USE
from deckhold.games.ascension.setup import POOL_PER_PLAYER, SOLO_POOL
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CONSTRUCTS,
    CULTIST,
    DECK,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    HONOR,
    MYSTICS,
    POWER,
    RUNES,
    Ascension,
)

# What things bring in honor.
RUNE: Final = 0.55
POINT: Final = 0.75  # of power
RESTRICTED: Final = 0.4  # a rune for Mechana constructs
CARD: Final = 0.75  # drawn
THIN: Final = 0.8  # a weak card banished for good
SPOIL: Final = 0.2  # a card of the row banished
HARM: Final = 0.7  # a construct lost, or a card stolen, by each opponent
SLOT: Final = 0.7  # what an average card of a deck would have brought instead

SAMAEL_RATE: Final = 4.5  # honor a turn

GAME_TURNS: Final = 14.0  # of a seat, from the first to the last

# How much things count for winning: a logistic regression over 428,000 positions of 141,000 two-player games, most of
# them where a turn begins. Up to some turn both players did what is most promising, anything else by chance, or ended
# the turn with everything left undone; from there on greedy play showed who wins. `benchmarks/worth.py` fits them anew.
POINTS: Final = 0.201
POINTS_LATE: Final = 0.293
ON_THE_MOVE: Final = 0.189
ON_THE_MOVE_LATE: Final = 0.305
UNSPENT_RUNE: Final = 0.098
UNSPENT_POWER: Final = 0.120
HAND_LEFT: Final = 0.188
NEXT_HAND: Final = 0.109  # of who is not on the move
IN_PLAY: Final = 0.518  # a construct that need not be drawn any more

# Owning a card from the beginning, beyond its honor: an estimate from what its ops bring, and for printed cards what
# the regression found beyond that.
HERO_SLOPE: Final = 0.389
HERO_EVEN: Final = 0.847  # what a hero must bring to be no burden
CONSTRUCT_BASE: Final = 0.843
CONSTRUCT_SLOPE: Final = 0.006
BONUS: Final = {
    "apprentice": -0.07,
    "militia": -0.44,
    "mystic": 0.12,
    "heavy-infantry": -0.06,
    "arha-initiate": -0.02,
    "arha-templar": -0.73,
    "ascetic-of-the-lidless-eye": 0.39,
    "master-dhartha": 0.51,
    "oziah-the-peerless": -0.59,
    "seer-of-the-forked-path": -0.23,
    "tablet-of-times-dawn": -0.80,
    "temple-librarian": 0.10,
    "the-all-seeing-eye": 0.23,
    "twofold-askara": -0.22,
    "cetra-weaver-of-stars": 0.49,
    "druids-of-the-stone-circle": -0.04,
    "flytrap-witch": 0.89,
    "landtalker": -0.04,
    "lifebound-initiate": 0.16,
    "runic-lycanthrope": 0.12,
    "snapdragon": 0.89,
    "wolf-shaman": 0.52,
    "yggdrasil-staff": 0.37,
    "avatar-golem": -0.67,
    "burrower-mark-ii": -0.97,
    "hedron-cannon": 0.02,
    "hedron-link-device": -0.16,
    "kor-the-ferromancer": -0.19,
    "mechana-initiate": -0.30,
    "reactor-monk": 0.52,
    "rocket-courier-x-99": -1.18,
    "the-grand-design": -0.20,
    "watchmakers-altar": -0.59,
    "arbiter-of-the-precipice": -0.03,
    "demon-slayer": 0.20,
    "emri-one-with-the-void": 0.31,
    "muramasa": 1.13,
    "shade-of-the-black-watch": -0.34,
    "shadow-star": 0.47,
    "spike-vixen": 0.16,
    "void-initiate": -0.51,
    "voidthirster": 0.81,
}

HOPELESS: Final = 50.0  # a difference in prospects beyond which nothing changes

# Tiers of the main phase: first everything that only adds to what can be spent, then spending, then the end.
FIRST: Final = 40.0
FIGHTING: Final = 20.0


class Card:
    """What a card brings each time it is played; a construct, each turn; a monster, when defeated."""

    runes: float
    power: float
    mechana: float
    cards: float
    honor: float
    other: float
    thins: float
    tempo: float  # all of it, in honor
    future: float  # what owning it from the beginning means for winning

    def __init__(self, card: AscensionCard) -> None:
        self.runes = 0.0
        self.power = 0.0
        self.mechana = 0.0
        self.cards = 0.0
        self.honor = 0.0
        self.other = 0.0
        self.thins = 0.0
        for op in card.roots().values():
            self.add(op, 1.0)
        self.tempo = (
            self.runes * RUNE
            + self.power * POINT
            + self.mechana * RESTRICTED
            + self.cards * CARD
            + self.honor
            + self.thins * THIN
            + self.other
        )
        estimate = HERO_SLOPE * (self.tempo - HERO_EVEN)
        if card.is_construct:
            estimate = CONSTRUCT_BASE + CONSTRUCT_SLOPE * self.tempo
        self.future = estimate + BONUS.get(card.id, 0.0)

    def add(self, op: Op, weight: float) -> None:
        """Add what an op brings, as far as it is likely to happen."""
        if isinstance(op, Gain):
            for i in range(len(op.resources)):
                self.gain(op.resources[i], op.amounts[i] * weight)
        elif isinstance(op, GainPer):
            self.gain(op.resource, op.amount * 1.5 * weight)
        elif isinstance(op, Draw):
            self.cards += op.n * weight
        elif isinstance(op, Seq):
            for part in op.ops:
                self.add(part, weight)
        elif isinstance(op, Choose):
            for part in op.ops:
                self.add(part, weight / len(op.ops))
            self.other += 0.1 * weight
        elif isinstance(op, (May, Trigger)):
            self.add(op.op, 0.7 * weight)
        elif isinstance(op, (If, Unity)):
            self.add(op.op, 0.4 * weight)
        elif isinstance(op, ForEach):
            self.other += HARM * weight
        elif isinstance(op, Pick):
            self.pick(op, weight)
        elif isinstance(op, Discount):
            self.runes += 0.4 * op.n * weight
        elif isinstance(op, Exchange):
            self.other += 0.2 * weight
        elif isinstance(op, ExtraTurn):
            self.other += 6.0 * weight  # once
        elif isinstance(op, StealCards):
            self.cards += weight
            self.other += HARM * weight

    def pick(self, op: Pick, weight: float) -> None:
        what = op.where.what
        if isinstance(op.op, Banish):
            if CENTER_ROW in op.where.zones:
                self.other += SPOIL * weight
            else:
                self.thins += weight
        elif isinstance(op.op, Discard):
            self.cards -= 0.8 * weight
            if op.after is not None:
                self.add(op.after, weight)
        elif isinstance(op.op, Defeat):
            self.power += 0.85 * (what.cost if isinstance(what, MonsterUpTo) else 5) * weight
        elif isinstance(op.op, Acquire):
            self.runes += 1.1 * (what.cost if isinstance(what, HeroUpTo) and what.cost else 5) * weight
        elif isinstance(op.op, Take):
            self.other += 3.0 * weight
        elif isinstance(op.op, CopyHero):
            self.runes += 2.0 * weight

    def gain(self, resource: i64, amount: float) -> None:
        if resource == RUNES:
            self.runes += amount
        elif resource == POWER:
            self.power += amount
        elif resource == HONOR:
            self.honor += amount
        else:
            self.mechana += amount


_known: dict[CardTable, list[Card]] = {}


def known(table: CardTable) -> list[Card]:
    """What each card definition of a box brings."""
    found = _known.get(table)
    if found is None:
        found = [Card(cast(AscensionCard, card)) for card in table.defs]
        _known[table] = found
    return found


# -- which actions are promising ---------------------------------------------------------------------------------------


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides: about what it brings in honor, tiers aside."""
    a = cast(Ascension, g)
    asking = a.asking
    assert asking is not None
    verb = act.verb_of(action)
    if verb == PLAY:
        return FIRST + _play_order(a, asking.seat, act.first(action))
    if verb == USE:
        return _use(a, act.first(action), act.second(action))
    if verb == FIGHT:
        card = act.first(action)
        return FIGHTING + _loot(a, card) + _best_loot(a, a.power - a.card(card).cost, card)
    if verb == BUY:
        card = act.first(action)
        return _gain(a, card) + _best_gain(a, a.runes - a.price(card), card)
    if verb == END or verb == act.PASS:
        return 0.0
    if verb == act.PICK_CARD:
        return _pick(a, asking, a.table.first[act.first(action)], act.second(action))
    if verb == act.PICK_PIECE:
        card = act.first(action)
        return _pick(a, asking, card, CENTER_ROW if card in a.zones[CENTER_ROW] else CONSTRUCTS)
    if isinstance(asking.op, Choose):
        return _option(a, asking.op.ops[act.first(action)])
    return 1.0  # yes: an offer is made to be taken


def _option(a: Ascension, op: Op) -> float:
    """What one of several gains brings now: what cannot be spent is worth little."""
    value = 0.0
    if isinstance(op, Gain):
        for i in range(len(op.resources)):
            resource: i64 = op.resources[i]
            if resource == RUNES:
                value += _best_gain(a, a.runes + op.amounts[i], NO_CARD) - _best_gain(a, a.runes, NO_CARD)
            elif resource == POWER:
                value += _best_loot(a, a.power + op.amounts[i], NO_CARD) - _best_loot(a, a.power, NO_CARD)
    return value


def turns_left(a: Ascension) -> float:
    """How many more turns a seat will have, as the honor pool goes down."""
    return 1.0 + GAME_TURNS * pool_left(a)


def pool_left(a: Ascension) -> float:
    """The part of the honor pool that is still there."""
    return float(a.pool) / (float(SOLO_POOL) if a.solo else float(POOL_PER_PLAYER * a.seats))


def _play_order(a: Ascension, seat: i64, kind: i64) -> float:
    """Constructs first, then what draws, then the rest; what copies or needs the others comes last."""
    card = known(a.table)[kind]
    definition = cast(AscensionCard, a.table.defs[kind])
    if definition.is_construct:
        return 10.0
    effect = definition.effect
    if isinstance(effect, Pick) and isinstance(effect.op, CopyHero):
        return -5.0 if len(a.at(HAND, seat)) > 1 else 0.0
    return card.cards * 2.0 + card.thins - 0.1 * card.power


def _use(a: Ascension, card: i64, number: i64) -> float:
    use = a.card(card).uses[number]
    if isinstance(use, Exchange):
        return use.honor + _best_gain(a, a.runes - use.runes, NO_CARD)
    if isinstance(use, ExtraTurn):
        return 8.0 if turns_left(a) > 2.0 else 1.0
    return FIRST + 12.0


def value(a: Ascension, card: i64) -> float:
    """What it brings to have a card in the deck from now on: its honor, and better turns."""
    definition = a.card(card)
    brings = known(a.table)[definition.index]
    left = turns_left(a)
    if definition.is_construct:
        return float(definition.honor) + brings.tempo * max(0.0, left - 3.0) * 0.8 - SLOT
    plays = max(0.0, left - 1.5) * 0.36
    return float(definition.honor) + (brings.tempo - SLOT) * plays


def _gain(a: Ascension, card: i64) -> float:
    """What buying a card brings, and that the next player cannot."""
    return value(a, card) + 0.01


def _loot(a: Ascension, card: i64) -> float:
    """What defeating a monster brings."""
    return known(a.table)[a.card(card).index].tempo


def _best_gain(a: Ascension, runes: i64, without: i64) -> float:
    """The best single purchase that so many runes allow."""
    best = 0.0
    for card in a.zones[CENTER_ROW]:
        if card != NO_CARD and card != without:
            definition = a.card(card)
            if not definition.is_monster and definition.cost <= runes:
                best = max(best, _gain(a, card))
    for zone in (MYSTICS, HEAVY_INFANTRY):
        pile = a.zones[zone]
        if pile and a.card(pile[-1]).cost <= runes:
            best = max(best, _gain(a, pile[-1]))
    return best


def _best_loot(a: Ascension, power: i64, without: i64) -> float:
    """The best single fight that so much power allows."""
    best = 0.0
    for card in a.zones[CENTER_ROW]:
        if card != NO_CARD and card != without:
            definition = a.card(card)
            if definition.is_monster and definition.cost <= power:
                best = max(best, _loot(a, card))
    for card in a.zones[CULTIST]:
        if a.card(card).cost <= power:
            best = max(best, _loot(a, card))
    return best


def _pick(a: Ascension, asking: Ctx, card: i64, zone: i64) -> float:
    """A card chosen for an effect."""
    pick = asking.op
    assert isinstance(pick, Pick)
    definition = a.card(card)
    does = pick.op
    if isinstance(does, Banish):
        if zone == CENTER_ROW:
            return _spoil(a, card)
        return -value(a, card) + (0.2 if zone == DISCARD else 0.0)
    if isinstance(does, Discard):
        return -known(a.table)[definition.index].tempo
    if isinstance(does, Destroy):
        return -known(a.table)[definition.index].tempo
    if isinstance(does, KeepOnly):
        return known(a.table)[definition.index].tempo
    if isinstance(does, CopyHero):
        return known(a.table)[definition.index].tempo
    if definition.is_monster:
        return _loot(a, card)
    return _gain(a, card)


def _spoil(a: Ascension, card: i64) -> float:
    """Banishing a card of the row: good when others would like it more than what the deck brings instead."""
    if a.affordable(card):
        return -1.0
    definition = a.card(card)
    wanted = _loot(a, card) if definition.is_monster else 0.5 * value(a, card)
    return 0.3 * (wanted - 2.0)


# -- how good a position is --------------------------------------------------------------------------------------------


def worth(g: Game, seat: int) -> float:
    """How likely a seat is to win."""
    a = cast(Ascension, g)
    unsure = unsure_owners(a, seat)
    own = prospect(a, seat, seat, unsure)
    if a.solo:
        return 1.0 / (1.0 + odds(samael_prospect(a) - own))
    total = 0.0
    for other in range(a.seats):
        total += odds(prospect(a, other, seat, unsure) - own)
    return 1.0 / total


def odds(ahead: float) -> float:
    """How much likelier a win is with so much better prospects; a position may be edited to any honor."""
    return exp(min(ahead, HOPELESS))


@final
class Average:
    """What a card brings that might be any of several."""

    honor: float
    future: float
    tempo: float
    size: float

    def __init__(self) -> None:
        self.honor = 0.0
        self.future = 0.0
        self.tempo = 0.0
        self.size = 0.0

    def add(self, a: Ascension, card: i64) -> None:
        definition = a.card(card)
        brings = known(a.table)[definition.index]
        n = self.size
        self.size = n + 1.0
        self.honor = (self.honor * n + float(definition.honor)) / self.size
        self.future = (self.future * n + brings.future) / self.size
        self.tempo = (self.tempo * n + brings.tempo) / self.size


NOBODY_STOLE: Final[dict[int, Average]] = {}


def unsure_owners(a: Ascension, viewer: i64) -> dict[int, Average]:
    """The classes of cards of which the viewer knows how many each seat has, but not which: after a theft (AS-106)."""
    if a.seats < 3 or viewer == a.turn:
        return NOBODY_STOLE
    own: list[int] = []
    for card in a.at(HAND, a.turn):
        if not knows(a, viewer, card) and a.unsure[card] not in own:
            own.append(a.unsure[card])
    if not own:
        return NOBODY_STOLE
    mixed: list[int] = []
    for seat in range(a.seats):
        if seat != viewer and seat != a.turn:
            for zone in (DECK, HAND):
                for card in a.at(zone, seat):
                    group = a.unsure[card]
                    if group in own and group not in mixed and not knows(a, viewer, card):
                        mixed.append(group)
    if not mixed:
        return NOBODY_STOLE
    out = {group: Average() for group in mixed}
    for seat in range(a.seats):
        for zone in (DECK, HAND):
            for card in a.at(zone, seat):
                if a.unsure[card] in mixed and not knows(a, viewer, card):
                    out[a.unsure[card]].add(a, card)
    return out


def knows(a: Ascension, seat: i64, card: i64) -> bool:
    return has(a.known[card], seat)


def prospect(a: Ascension, seat: i64, viewer: i64, unsure: dict[int, Average]) -> float:
    """A seat's strength: the difference of two is the logarithm of how much likelier one is to win than the other.

    It is read off what the viewing seat may know: of other seats all their cards together, but not their hand.
    """
    cards = known(a.table)
    kinds = a.table.kind
    points = float(a.honor[seat])
    size = 0.0
    tempo = 0.0
    future = 0.0
    for zone in range(DECK, CONSTRUCTS + 1):
        for card in a.at(zone, seat):
            size += 1.0
            if unsure and a.unsure[card] in unsure and not knows(a, viewer, card):
                likely = unsure[a.unsure[card]]
                points += likely.honor
                future += likely.future
                tempo += likely.tempo
                continue
            points += float(a.card(card).honor)
            brings = cards[kinds[card]]
            future += brings.future
            tempo += brings.tempo
    future += IN_PLAY * float(len(a.at(CONSTRUCTS, seat)))
    left = pool_left(a)
    gone = 1.0 - left
    total = points * (POINTS + POINTS_LATE * gone) + future * left
    held = 0.0
    if seat == viewer:
        for card in a.at(HAND, seat):
            held += cards[kinds[card]].tempo
    elif size > 0.0:  # all of a seat's cards can be banished
        held = float(len(a.at(HAND, seat))) * tempo / size
    if seat != a.turn:
        return total + NEXT_HAND * held
    total += ON_THE_MOVE + ON_THE_MOVE_LATE * gone + HAND_LEFT * held
    return total + UNSPENT_RUNE * float(a.runes) + UNSPENT_POWER * float(a.power)


def samael_prospect(a: Ascension) -> float:
    """Samael takes two cards a turn, whatever they are."""
    return (POINTS + POINTS_LATE) * (float(a.samael_score()) + SAMAEL_RATE * turns_left(a))
