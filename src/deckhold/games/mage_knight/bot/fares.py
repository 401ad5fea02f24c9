"""What points cost: which cards, units and skills bring so many move or influence points at the least price."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Op
from deckhold.engine.ops.lasting import USED
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.values import A_CARD, card_worth
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.verbs import PLAY, POWER, SIDE, USE_SKILL, USE_UNIT
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, SKILLS
from deckhold.games.mage_knight.terms import SIDE_INFLUENCE, SIDE_MOVE

MOST: Final = 20  # points of a turn that are thought of
DEAR: Final = 1e6  # more than anybody pays
NO_ANSWER: Final = -1  # of something that can be used later in the turn

# What it costs to use something for its points.
PLAIN_CARD: Final = 0.6
A_DIE: Final = 0.4
A_UNIT: Final = 1.4
A_SKILL: Final = 0.1
PER_STRENGTH: Final = 0.15  # of a card that would fight well
LEAST_PRICE: Final = 0.05  # where cards are of no use any more


@final
class Source:
    """Something that brings points, and what it costs to use it so. `group`: only one of a group can be used."""

    def __init__(self, action: int, points: i64, price: float, group: int, powered: bool) -> None:
        self.action = action
        self.points = points
        self.price = price
        self.group = group
        self.powered = powered


def card_price(s: Mage, seat: i64, card: i64) -> float:
    """What a card is worth that is used for its points: more if it would fight well."""
    return max(LEAST_PRICE, (PLAIN_CARD + PER_STRENGTH * use_in_fight(s.deed(card))) * card_worth(s, seat) / A_CARD)


def use_in_fight(deed: Deed) -> float:
    """The points that a card has in a fight, at best."""
    strength = 0.0
    for op in (deed.basic, deed.strong):
        if op is not None:
            found = brings(op)
            strength = max(strength, max(float(found.attack), float(found.block)) + found.other)
    return strength


def points_of(op: Op | None, side: i64) -> i64:
    """The points that an effect brings, of the kind that a card played sideways for `side` would."""
    if op is None:
        return 0
    found = brings(op)
    return found.move if side == SIDE_MOVE else found.influence


def points_for_mana(s: Mage, seat: i64, card: i64, op: ForMana, side: i64) -> i64:
    """The points of an effect that goes by the mana which is paid for it, as far as there is such mana."""
    best: i64 = 0
    for colour in op.open_to(s, Ctx(op, seat, card, 0, 0)):
        best = max(best, points_of(op.ops[colour], side))
    return best


def sources(s: Mage, seat: i64, side: i64) -> list[Source]:
    """The answers that bring points of a kind; of several copies of a card each is a group of its own."""
    out: list[Source] = []
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (PLAY, POWER, SIDE):
            card = s.table.first[act.first(action)]
            points: i64 = 0
            powered = verb == POWER
            if verb == SIDE:
                points = 1 if act.second(action) == side else 0
            else:
                deed = s.deed(card)
                op = deed.basic if verb == PLAY else deed.strong
                points = points_of(op, side)
                if isinstance(op, ForMana):
                    powered = True
                    points = points_for_mana(s, seat, card, op, side)
            if points:
                price = card_price(s, seat, card) + (A_DIE if powered else 0.0)
                kind = s.table.kind[card]
                for copy in s.at(HAND, seat):
                    if s.table.kind[copy] == kind:
                        out.append(Source(action, points, price, int(copy), powered))
        elif verb == USE_UNIT:
            unit = act.first(action)
            points = points_of(s.unit(unit).abilities[act.second(action)].op, side)
            if points:
                out.append(Source(action, points, A_UNIT, int(unit), False))
        elif verb == USE_SKILL:
            card = s.table.first[act.first(action)]
            points = points_of(s.skill(card).op, side)
            if points:
                out.append(Source(action, points, A_SKILL, int(card), False))
    return out


def influence_in_hand(s: Mage, seat: i64) -> list[Source]:
    """What would bring influence in a deal that is not begun yet."""
    out: list[Source] = []
    for card in s.usable_hand(seat):
        deed = s.deed(card)
        price = card_price(s, seat, card)
        basic = max(1, points_of(deed.basic, SIDE_INFLUENCE))
        out.append(Source(NO_ANSWER, basic, price, int(card), False))
        strong = points_of(deed.strong, SIDE_INFLUENCE)
        if strong > basic and deed.is_action:
            out.append(Source(NO_ANSWER, strong, price + A_DIE, int(card), True))
    for unit in s.ready_units(seat):
        for ability in s.unit(unit).abilities:
            points = points_of(ability.op, SIDE_INFLUENCE)
            if points:
                out.append(Source(NO_ANSWER, points, A_UNIT, int(unit), False))
    for card in s.at(SKILLS, seat):
        points = points_of(s.skill(card).op, SIDE_INFLUENCE)
        if points and not s.marked(USED, card):
            out.append(Source(NO_ANSWER, points, A_SKILL, int(card), False))
    return out


@final
class Fares:
    """The least that so many points cost, for every number of them, and what is to be played first for it."""

    def __init__(self, have: i64, found: list[Source]) -> None:
        """At most one card is powered: there is one die a turn."""
        self.have = have
        groups: dict[int, list[Source]] = {}
        for source in found:
            groups.setdefault(source.group, []).append(source)
        plain = [DEAR] * (MOST + 1)
        first = [-1] * (MOST + 1)
        powered = [DEAR] * (MOST + 1)
        powered_first = [-1] * (MOST + 1)
        plain[0] = 0.0
        powered[0] = 0.0
        for group in groups.values():
            was, was_powered = plain.copy(), powered.copy()
            was_first, was_powered_first = first.copy(), powered_first.copy()
            for source in group:
                for points in range(1, MOST + 1):
                    rest = max(0, points - int(source.points))
                    if not source.powered and was[rest] + source.price < plain[points]:
                        plain[points] = was[rest] + source.price
                        first[points] = source.action if was_first[rest] < 0 else was_first[rest]
                    before = was[rest] if source.powered else was_powered[rest]
                    before_first = was_first[rest] if source.powered else was_powered_first[rest]
                    if before + source.price < powered[points]:
                        powered[points] = before + source.price
                        powered_first[points] = source.action if before_first < 0 else before_first
        self.plain_prices = plain
        self.plain_firsts = first
        for points in range(MOST + 1):
            if plain[points] < powered[points]:
                powered[points] = plain[points]
                powered_first[points] = first[points]
        self.prices = powered
        self.firsts = powered_first

    def price(self, points: i64) -> float:
        """What it costs to have so many points; those that are there cost nothing."""
        more = points - self.have
        if more <= 0:
            return 0.0
        return self.prices[more] if more <= MOST else DEAR

    def first(self, points: i64) -> i64:
        """What is to be played first to have so many points; -1: they are there."""
        more = points - self.have
        return self.firsts[more] if 0 < more <= MOST else -1

    def plain_price(self, points: i64) -> float:
        """What it costs without any mana."""
        more = points - self.have
        if more <= 0:
            return 0.0
        return self.plain_prices[more] if more <= MOST else DEAR

    def plain_first(self, points: i64) -> i64:
        more = points - self.have
        return self.plain_firsts[more] if 0 < more <= MOST else -1

    def within(self) -> i64:
        """The most points that can be had."""
        most: i64 = 0
        for points in range(MOST + 1):
            if self.prices[points] < DEAR:
                most = points
        return self.have + most


def move_fares(s: Mage, seat: i64) -> Fares:
    return Fares(s.move_points, sources(s, seat, SIDE_MOVE))
