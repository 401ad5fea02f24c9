"""What a champion is worth at this moment: its values with everything that changes them."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.games.ascension_tactics.definitions import (
    ALL_FACTIONS,
    ALWAYS,
    BEACON_TOKEN,
    CONSTRUCTS,
    CONSTRUCTS_PLAYED,
    ON_BATTLEFIELD,
    OTHER_PASYTHEA,
    OWN_CONSTRUCTS,
    TOUGH,
    Bonus,
    Boost,
    Standing,
    TacticsCard,
    Triggered,
)
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    EQUIPPED,
    KEPT,
    PLAYED_MARK,
    POOL,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)

MIN_ORDER_COST: Final = 1


@final
class Values:
    """Strength, defense, speed, order cost, keywords and flags."""

    strength: i64
    defense: i64
    speed: i64
    order_cost: i64
    traits: i64

    def __init__(self, strength: i64, defense: i64, speed: i64, order_cost: i64) -> None:
        self.strength = strength
        self.defense = defense
        self.speed = speed
        self.order_cost = order_cost
        self.traits = 0

    def add(self, bonus: Bonus, times: i64) -> None:
        self.strength += bonus.strength * times
        self.defense += bonus.defense * times
        self.speed += bonus.speed * times
        self.order_cost += bonus.order_cost * times
        if times > 0:
            self.traits |= bonus.traits

    def has(self, trait: i64) -> bool:
        return has(self.traits, trait)


def values(s: Tactics, figure: i64) -> Values:
    """The present values of a champion; none below zero, defense and order cost not below 1 (AT-086, AT-Q63)."""
    definition = s.definitions[figure]
    holder: i64 = s.holder[figure]
    strength = definition.strength
    defense = definition.defense
    if definition.by_players:
        strength, defense = definition.by_players[s.seats - 1]
    souls: i64 = s.souls[s.card_of(figure)]
    out = Values(strength + souls, defense + souls, definition.speed, definition.order_cost)
    for own in definition.standing:
        if own.aura == 0:
            _add(s, out, own, figure, figure, holder)
    if 0 <= holder < VILLAIN:
        _carried(s, out, figure, holder, s.at(EQUIPPED, holder))
        _carried(s, out, figure, holder, s.at(ATTACHED, holder))
        _carried(s, out, figure, holder, s.at(KEPT, holder))
        if definition.family or s.is_on(figure):
            _from_mates(s, out, figure, holder, s.at(POOL, holder))
    elif holder == VILLAIN:
        _carried(s, out, s.card_of(figure), holder, s.zones[VILLAIN_GEAR])
        _from_mates(s, out, figure, holder, s.zones[VILLAINS])
    for entry in s.lasting:
        op = entry.op
        if isinstance(op, Boost) and op.concerns(s, entry, holder, figure):
            out.add(op.bonus, 1)
            if definition.cells == 4:
                out.defense -= op.bonus.defense  # kept for good already: see `worn` (AT-295, AT-Q44)
    if out.strength < 0:
        out.strength = 0
    if out.defense < 1:
        out.defense = 1
    if out.speed < 0:
        out.speed = 0
    if out.order_cost < MIN_ORDER_COST:
        out.order_cost = MIN_ORDER_COST
    return out


def arriving(s: Tactics, victim: i64, n: i64) -> i64:
    """How much of some damage a champion takes (AT-304, AT-Q69)."""
    tough = s.definitions[victim].special(TOUGH)
    if tough > 0:
        n -= tough
    if n < 0 or s.safe(victim):
        return 0
    return n


def beaten(s: Tactics, figure: i64, value: Values) -> bool:
    """Whether a champion has taken all it can (AT-102)."""
    if s.definitions[figure].cells == 4:
        return s.worn >= value.defense
    return s.damage[figure] > 0 and s.damage[figure] >= value.defense


def doomed(s: Tactics) -> list[int]:
    """The champions on the battlefield that have taken all they can."""
    out: list[int] = []
    for figure in range(s.figures):
        hurt = s.is_on(figure) and (s.damage[figure] > 0 or s.definitions[figure].cells == 4)
        if hurt and beaten(s, figure, values(s, figure)) and not s.safe(figure):
            out.append(figure)
    return out


def _carried(s: Tactics, out: Values, figure: i64, holder: i64, cards: list[int]) -> None:
    """Constructs, quests and treasures on the champion's card."""
    for card in cards:
        if s.bearer[card] != figure:
            continue
        definition = s.definitions[card]
        if definition.is_construct:
            out.strength += definition.strength
            out.defense += definition.defense
        bonus = definition.bonus
        if bonus is not None:
            out.add(bonus, 1)
        for ability in definition.standing:
            _add(s, out, ability, figure, card, holder)


def _from_mates(s: Tactics, out: Values, figure: i64, holder: i64, mates: list[int]) -> None:
    """Auras (AT-Q74) and Mental Links (AT-321, AT-Q72) of the owner's other champions."""
    for mate in mates:
        definition = s.definitions[mate]
        if mate == figure or not (definition.has_aura or definition.has_link):
            continue
        for ability in definition.standing:
            if ability.aura:
                if not (s.is_on(mate) and s.is_on(figure)) or (ability.not_minions and s.definitions[figure].minion):
                    continue
                if s.apart(mate, figure) <= ability.aura:
                    out.add(ability.bonus, 1)
            elif ability.linked and in_family(s, mate, figure):
                _add(s, out, ability, figure, mate, holder)


def _add(s: Tactics, out: Values, ability: Standing, figure: i64, source: i64, holder: i64) -> None:
    """What a standing ability adds now, if anything."""
    if ability.level > s.threat():
        return
    if ability.devotion >= 0 and (holder == VILLAIN or not devoted(s, holder, ability.devotion, source)):
        return
    if ability.needs != ALWAYS and counted(s, ability.needs, figure, source) < ability.n:
        return
    out.add(ability.bonus, 1 if ability.per == ALWAYS else counted(s, ability.per, figure, source))


def in_family(s: Tactics, figure: i64, other: i64) -> bool:
    family = s.definitions[figure].family
    return family != "" and s.definitions[other].family == family


def devoted(s: Tactics, seat: i64, faction: i64, source: i64) -> bool:
    """Whether a seat has played another card of a faction this turn (AT-123, AT-Q17)."""
    for entry in s.lasting:
        other = entry.op is PLAYED_MARK and entry.seat == seat and entry.card != source
        if other and has(s.definitions[entry.card].factions, faction):
            return True
    return False


def counted(s: Tactics, what: i64, figure: i64, source: i64) -> i64:
    """What conditions of abilities are about."""
    holder: i64 = s.holder[figure]
    n: i64 = 0
    if what == CONSTRUCTS:
        return len(s.gear_of_holder(figure))
    if what == OWN_CONSTRUCTS:
        return len(s.gear(figure))
    if what == OTHER_PASYTHEA:
        for card in s.gear_of_holder(figure):
            if card != source and in_family(s, source, card):
                n += 1
        return n
    if what == CONSTRUCTS_PLAYED:
        for entry in s.lasting:
            if entry.op is PLAYED_MARK and entry.seat == holder and s.definitions[entry.card].is_construct:
                n += 1
        return n
    if what == ON_BATTLEFIELD:
        return 1 if s.is_on(figure) else 0
    return s.souls[figure]  # SOULS


def factions(s: Tactics, figure: i64) -> i64:
    """The factions of a champion; with a beacon token on its card all of them (AT-219)."""
    holder: i64 = s.holder[figure]
    if 0 <= holder < VILLAIN:
        for card in s.at(KEPT, holder):
            if s.bearer[card] == figure and s.definitions[card].kind == BEACON_TOKEN:
                return ALL_FACTIONS
    return s.definitions[figure].factions


def triggers(s: Tactics, figure: i64, on: str) -> list[Triggered]:
    """The abilities of a champion, its gear and its family that an event sets off, its own first."""
    out: list[Triggered] = []
    _find(s, out, s.definitions[figure], on)
    holder: i64 = s.holder[figure]
    if 0 <= holder < VILLAIN:
        for zone in (EQUIPPED, ATTACHED):
            for card in s.at(zone, holder):
                if s.bearer[card] == figure:
                    _find(s, out, s.definitions[card], on)
        if s.definitions[figure].family:
            _find_links(s, out, figure, s.at(POOL, holder), on)
    elif holder == VILLAIN:
        for card in s.zones[VILLAIN_GEAR]:
            if s.bearer[card] == s.card_of(figure):
                for ability in s.definitions[card].triggered:
                    if ability.on == on and ability.for_villains:
                        out.append(ability)
        _find_links(s, out, figure, s.zones[VILLAINS], on)
    for entry in s.lasting:  # given for this turn
        if entry.card == figure and entry.a >= 0:
            op = entry.op
            if isinstance(op, Triggered) and op.on == on:
                out.append(op)
    return out


def _find(s: Tactics, out: list[Triggered], definition: TacticsCard, on: str) -> None:
    for ability in definition.triggered:
        if ability.on == on and ability.level <= s.threat():
            out.append(ability)


def _find_links(s: Tactics, out: list[Triggered], figure: i64, mates: list[int], on: str) -> None:
    for mate in mates:
        if mate != figure and s.definitions[mate].has_link and in_family(s, mate, figure):
            for ability in s.definitions[mate].triggered:
                if ability.linked and ability.on == on:
                    out.append(ability)


def source_of(s: Tactics, figure: i64, ability: Triggered, skip: i64 = 0) -> i64:
    """The card that an ability of a champion is printed on; of several copies that it carries the one after some."""
    holder: i64 = s.holder[figure]
    if ability in s.definitions[figure].triggered:
        return figure
    if 0 <= holder < VILLAIN:
        for zone in (EQUIPPED, ATTACHED, POOL):
            for card in s.at(zone, holder):
                if ability in s.definitions[card].triggered and (zone == POOL or s.bearer[card] == figure):
                    if skip == 0:
                        return card
                    skip -= 1
    elif holder == VILLAIN:
        for zone in (VILLAIN_GEAR, VILLAINS):
            for card in s.zones[zone]:
                if ability in s.definitions[card].triggered and (zone == VILLAINS or card in s.gear(figure)):
                    return card
    return NO_CARD
