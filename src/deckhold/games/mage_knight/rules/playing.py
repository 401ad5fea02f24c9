"""Playing what one has: cards, units, skills, banners, and healing (sections 8, 12, 13, 21)."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import NOT_AT_ALL, Ctx, Op
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.ops.lasting import USED, modified, set_off
from deckhold.games.mage_knight.definitions import EACH_ROUND, PERMANENT, FactionToken, MageOp, owed, timely
from deckhold.games.mage_knight.ops.banners import BannerUse
from deckhold.games.mage_knight.ops.casting import basic_playable, cast_spell, pay_for, strong_playable
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.outside import is_motivation
from deckhold.games.mage_knight.ops.points import Attack, Block, Influence, Move
from deckhold.games.mage_knight.ops.standing import offer_standing, use_standing
from deckhold.games.mage_knight.ops.verbs import (
    ASSIGN,
    CONVERT,
    HEAL,
    HEAL_UNIT,
    PLAY,
    POWER,
    SIDE,
    USE_BANNER,
    USE_SKILL,
    USE_TACTIC,
    USE_TOKEN,
    USE_UNIT,
)
from deckhold.games.mage_knight.state.army import assign, bribe, cured, heal_unit, price_to_act, worn
from deckhold.games.mage_knight.state.deeds import put_in_play
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ACTED,
    BOX,
    FACTION_TOKENS,
    HAND,
    PLAYED,
    SKILLS,
    TOKEN_USED,
    UNITS,
    WOUNDS,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLOCK_PHASE,
    MOVING,
    NO_COLOUR,
    OUTSIDE,
    ROUND,
    SIDE_ATTACK,
    SIDE_BLOCK,
    SIDEWAYS,
    TURN,
)

SIDE_OPS: Final[list[Op]] = [Move(0), Influence(0), Attack(0), Block(0)]  # their points come with the context


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """Everything that a seat can use now."""
    for card in first_copies(s, s.at(HAND, seat)):
        offer_card(s, seat, card, out)
    offer_units(s, seat, out)
    for card in s.at(SKILLS, seat):
        if skill_ready(s, seat, card):
            out.append(act.action(USE_SKILL, s.table.kind[card]))
    offer_tokens(s, seat, out)
    tactic = s.tactic_of(seat)
    if tactic >= 0 and not s.marked(USED, tactic):
        use = s.tactic(tactic).use
        if use is not None and timely(s, s.tactic(tactic).times) and s.feasible(use, seat, tactic):
            out.append(act.action(USE_TACTIC))
    if s.healing > 0 and timely(s, OUTSIDE):
        offer_healing(s, seat, out)
    if s.lasting:
        offer_standing(s, seat, out)


def outside_turn(s: Mage, offered: list[int]) -> list[int]:
    """What of it may be used by whoever attends a combat partly, which is no turn of the own (MK-474, MK-112).

    Of skills that is Motivation alone, and no tactic: those of the time before a turn have been asked for (MK-Q70).
    """
    out: list[int] = []
    for action in offered:
        verb = act.verb_of(action)
        if verb == USE_SKILL and not is_motivation(s.table.defs[act.first(action)]):
            continue
        if verb not in (USE_TACTIC, USE_TOKEN):
            out.append(action)
    return out


def offer_tokens(s: Mage, seat: i64, out: list[int]) -> None:
    """Tokens of factions, in the own turn or one taken in advance; no two of a kind in it (MX-380, MK-472)."""
    held = s.at(FACTION_TOKENS, seat)
    if not held or not s.in_own_turn(seat):
        return
    for card in first_copies(s, held):
        token = cast(FactionToken, s.definitions[card])
        used = token_used(s, seat, s.table.kind[card])
        if not used and timely(s, token.times) and s.feasible(token.op, seat, card):
            out.append(act.action(USE_TOKEN, s.table.kind[card]))


def token_used(s: Mage, seat: i64, kind: i64) -> bool:
    """Whether a seat has used a token of this name this turn; guests of that turn have their own (MX-380)."""
    for entry in s.lasting:
        if entry.op is USED and entry.card == NO_CARD and entry.b == kind and entry.seat == seat:
            return True
    return False


def offer_card(s: Mage, seat: i64, card: i64, out: list[int]) -> None:
    deed = s.deed(card)
    kind = s.table.kind[card]
    if not deed.is_wound:
        if basic_playable(s, seat, card):
            out.append(act.action(PLAY, kind))
        if strong_playable(s, seat, card):
            out.append(act.action(POWER, kind))
        if deed.is_banner:
            for unit in s.at(UNITS, seat):
                out.append(act.action(ASSIGN, kind, unit))
    if sideways_value(s, seat, card) > 0:
        for use in range(len(SIDEWAYS)):
            if sideways_timely(s, seat, card, use):
                out.append(act.action(SIDE, kind, use))


def sideways_value(s: Mage, seat: i64, card: i64) -> i64:
    """What a card gives sideways; a wound nothing, unless something in force says so (MK-156, MK-155)."""
    usual: i64 = 0 if s.deed(card).is_wound else 1
    return modified(s, "sideways", seat, card, usual) if s.lasting else usual


def sideways_timely(s: Mage, seat: i64, card: i64, use: i64) -> bool:
    """Attack and block in their phases only; never ranged, unless an effect makes it a siege attack (MK-157)."""
    if use == SIDE_ATTACK:
        return s.in_time(seat, NO_CARD, ATTACK_TIME)
    return s.moment == BLOCK_PHASE and s.blocking >= 0 if use == SIDE_BLOCK else True


def offer_units(s: Mage, seat: i64, out: list[int]) -> None:
    for unit in s.at(UNITS, seat):
        if not s.takes_part(seat, unit):
            continue  # MK-683
        if s.banner[unit] >= 0:
            use = worn(s, unit)
            if isinstance(use, BannerUse) and use.usable(s, seat, unit):
                out.append(act.action(USE_BANNER, unit))
        if s.hurt[unit] or (s.spent[unit] and not still_active(s, unit)):
            continue  # MK-202
        if price_to_act(s, seat, unit) > s.influence:
            continue  # MX-050
        for i in range(len(s.unit(unit).abilities)):
            if s.spent[unit] and s.marked(ACTED, unit, i):
                continue  # MX-057
            if ability_playable(s, seat, unit, i):
                out.append(act.action(USE_UNIT, unit, i))


def still_active(s: Mage, unit: i64) -> bool:
    """Whether a spent unit may do more this turn: it has done something, and can do several things (MX-056, MX-Q48)."""
    if s.unit(unit).manifold:
        for entry in s.lasting:
            if entry.op is ACTED and entry.card == unit:
                return True
    return False


def ability_playable(s: Mage, seat: i64, unit: i64, i: i64) -> bool:
    ability = s.unit(unit).abilities[i]
    if not s.in_time(seat, unit, ability.times):
        return False
    if ability.colour == NO_COLOUR:
        return s.feasible(ability.op, seat, unit)
    if not s.pays_all(seat, [ability.colour]):
        return False
    return ability.op.extent(s, Ctx(ability.op, seat, unit, owed(ability.colour, False), 0)) != NOT_AT_ALL


def skill_ready(s: Mage, seat: i64, card: i64) -> bool:
    """Once a turn, or once a round (MK-217, MK-218); a permanent one whenever it can do something."""
    skill = s.skill(card)
    op = skill.op
    if op is None or not s.in_time(seat, card, skill.times) or s.marked(USED, card):
        return False
    return s.feasible(op, seat, card)


def offer_healing(s: Mage, seat: i64, out: list[int]) -> None:
    """MK-466, MK-467."""
    if s.wounds_in(HAND, seat):
        out.append(act.action(HEAL))
    for unit in s.at(UNITS, seat):
        if s.hurt[unit] and s.unit(unit).level <= s.healing:
            out.append(act.action(HEAL_UNIT, unit))


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    verb = act.verb_of(action)
    if verb == PLAY:
        play(s, seat, find_copy(s, HAND, seat, act.first(action)))
    elif verb == POWER:
        power(s, seat, find_copy(s, HAND, seat, act.first(action)))
    elif verb == SIDE:
        sideways(s, seat, find_copy(s, HAND, seat, act.first(action)), act.second(action))
    elif verb == ASSIGN:
        assign(s, seat, find_copy(s, HAND, seat, act.first(action)), act.second(action))
    elif verb == USE_UNIT:
        activate(s, seat, act.first(action), act.second(action))
    elif verb == USE_SKILL:
        use_skill(s, seat, find_copy(s, SKILLS, seat, act.first(action)))
    elif verb == USE_TACTIC:
        use_tactic(s, seat)
    elif verb == USE_BANNER:
        use_banner(s, seat, act.first(action))
    elif verb == HEAL:
        spend_healing(s, seat, 1)
        heal_wound(s, seat)
    elif verb == HEAL_UNIT:
        unit = act.first(action)
        spend_healing(s, seat, s.unit(unit).level)
        heal_unit(s, seat, unit)
    elif verb == USE_TOKEN:
        use_token(s, seat, find_copy(s, FACTION_TOKENS, seat, act.first(action)))
    elif verb == CONVERT:
        use_standing(s, seat, act.first(action))
    else:
        return False
    return True


def play(s: Mage, seat: i64, card: i64) -> None:
    """A card for its basic effect."""
    deed = s.deed(card)
    met = s.did_play
    put_in_play(s, seat, card, "play")
    if deed.is_spell:
        cast_spell(s, seat, card, False)
        return
    op = deed.basic
    assert op is not None
    if isinstance(op, MageOp) and not op.duty:
        s.did_play = met
    s.push(op, seat, card)


def power(s: Mage, seat: i64, card: i64) -> None:
    """A card for its strong effect."""
    deed = s.deed(card)
    put_in_play(s, seat, card, "power", BOX if deed.is_artifact else PLAYED)  # MK-154
    if deed.is_spell:
        cast_spell(s, seat, card, True)
        return
    op = deed.strong
    assert op is not None
    s.push(op, seat, card)
    if not deed.is_artifact:
        pay_for(s, seat, card, deed, False)


def sideways(s: Mage, seat: i64, card: i64, use: i64) -> None:
    """MK-156; what changes its value is used up by it. Who has nothing but wounds stays exhausted (MK-Q67)."""
    n = sideways_value(s, seat, card)
    exhausted = s.moment == MOVING and s.exhausted(seat)
    put_in_play(s, seat, card, "sideways")
    if exhausted:
        s.did_play = False
    s.push(SIDE_OPS[use], seat, card, 0, n)
    if s.lasting:
        set_off(s, "sideways", seat, card)


def activate(s: Mage, seat: i64, unit: i64, i: i64) -> None:
    """A unit does one of the things it can (MK-202, MK-203)."""
    definition = s.unit(unit)
    ability = definition.abilities[i]
    if definition.manifold:
        if not s.spent[unit]:  # a new activation
            s.lasting = [entry for entry in s.lasting if entry.op is not ACTED or entry.card != unit]
        s.last(ACTED, seat, unit, TURN, i)
    bribe(s, seat, unit)
    s.spent[unit] = 1
    if s.events is not None:
        s.note("unit", seat, unit, i)
    s.push(ability.op, seat, unit)
    if s.lasting:
        set_off(s, "unit-used", seat, unit)
    if ability.colour != NO_COLOUR:
        pay_mana(s, seat, [ability.colour])


def use_skill(s: Mage, seat: i64, card: i64) -> None:
    skill = s.skill(card)
    op = skill.op
    assert op is not None
    if skill.usage != PERMANENT:
        s.last(USED, seat, card, ROUND if skill.usage == EACH_ROUND else TURN)
    if s.events is not None:
        s.note("skill", seat, card)
    s.push(op, seat, card)


def effect_of(s: Mage, action: i64) -> Op | None:
    """What an answer of this menu carries out, if it is the effect of a piece."""
    verb = act.verb_of(action)
    if verb == USE_UNIT:
        return s.unit(act.first(action)).abilities[act.second(action)].op
    if verb not in (PLAY, POWER, USE_SKILL, USE_TOKEN):
        return None
    card = s.table.first[act.first(action)]
    if verb == USE_SKILL:
        return s.skill(card).op
    if verb == USE_TOKEN:
        return cast(FactionToken, s.definitions[card]).op
    return s.deed(card).basic if verb == PLAY else s.deed(card).strong


def use_token(s: Mage, seat: i64, card: i64) -> None:
    """A token of a faction is used, once: it goes to the discarded ones (MX-380)."""
    s.move(card, FACTION_TOKENS, seat, TOKEN_USED, 0)
    s.last(USED, seat, NO_CARD, TURN, s.table.kind[card])
    if s.events is not None:
        s.note("token-used", seat, card)
    s.push(cast(FactionToken, s.definitions[card]).op, seat, card)


def use_tactic(s: Mage, seat: i64) -> None:
    card = s.tactic_of(seat)
    op = s.tactic(card).use
    assert op is not None
    if s.events is not None:
        s.note("tactic", seat, card)
    s.push(op, seat, card)


def use_banner(s: Mage, seat: i64, unit: i64) -> None:
    """A unit does what its banner lets it do."""
    op = worn(s, unit)
    assert isinstance(op, BannerUse)
    op.use(s, seat, unit)


def spend_healing(s: Mage, seat: i64, n: i64) -> None:
    """Healing points are spent. (The event's number is how many.)"""
    s.healing -= n
    if s.lasting:
        set_off(s, "healing-spent", seat, n)


def heal_wound(s: Mage, seat: i64) -> None:
    """A wound goes from the hand back to the pile."""
    wounds = s.wounds_in(HAND, seat)
    s.move(wounds[0], HAND, seat, WOUNDS, 0)
    if s.events is not None:
        s.note("heal", seat)
    set_off(s, "healed", seat, wounds[0])
    cured(s, seat, wounds[0])


PLAYING_OPS: Final[dict[str, Op]] = {
    **{f"sideways-{use}": op for use, op in zip(SIDEWAYS, SIDE_OPS, strict=True)},
}
