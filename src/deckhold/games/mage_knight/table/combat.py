"""The combat as it is seen: its phases, the enemies, and what is put together with its arithmetic."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.text import Note
from deckhold.engine.view import BAD, FACED, FOES, GOOD, PHASES, SUM, Area, Line, Piece
from deckhold.games.mage_knight.state import rivals
from deckhold.games.mage_knight.state.battle import fame_for, fame_of_targets, levels_under_attack
from deckhold.games.mage_knight.state.covering import armor_to_beat, leader_in
from deckhold.games.mage_knight.state.foes import (
    NO_PLACE,
    armor_of,
    away,
    block_needed,
    damage_of,
    element_of,
    fortifications,
    halved,
    hero_wounds,
    hits_of,
    lives,
    open_hits,
    resistances_of,
    stops_element,
    sum_of_attack,
    sum_of_block,
    traits_of,
    wounds_from,
)
from deckhold.games.mage_knight.state.ghosts import ghostly
from deckhold.games.mage_knight.state.ground import city_colours
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.wounds import ignored, wounds_dealt
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    BLOCKED,
    CANCELLED,
    DEALT,
    EXPOSED,
    GENERAL_HIMSELF,
    GHOST,
    OF_CITY,
    PARRIED,
    QUIET,
    SUMMONED,
    WALLED,
)
from deckhold.games.mage_knight.table.awaiting import asks
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BASICS,
    BLOCK_PHASE,
    COLOURS,
    DAMAGE_PHASE,
    ELEMENTS,
    FORTIFIED,
    RANGED,
    RANGED_PHASE,
    REACHES,
    SIEGE,
    TRAITS,
)

PHASE_NAMES: Final = ("ranged-phase", "block-phase", "damage-phase", "attack-phase")


def combat_areas(s: Mage) -> list[Area]:
    """Everything that takes the place of the map while a combat is fought; who joins it is chosen on the map."""
    if not s.in_combat() or asks(s, "challenge"):
        return []
    if s.rival >= 0:
        return [duel_phases(s), duel(s)]
    return [phases(s), foes(s), clash(s)]


def phases(s: Mage) -> Area:
    area = Area("phases", PHASES, "phases")
    names = PHASE_NAMES[:3] if ghostly(s) else PHASE_NAMES  # MX-210
    for n, name in enumerate(names):
        piece = Piece(name)
        if s.moment > RANGED_PHASE + n:
            piece.marks.append("done")
        elif s.moment == RANGED_PHASE + n:
            piece.marks.append("now")
        area.pieces.append(piece)
    return area


# -- enemies -----------------------------------------------------------------------------------------------------------


def foes(s: Mage) -> Area:
    """The enemies of the combat, each with what its fight is decided by."""
    area = Area("foes", FACED, "foes")
    if [place for place in range(len(s.foes)) if s.foe_flags[place] & OF_CITY]:
        for n in range(BASICS):
            if has(city_colours(s, s.fight_cell), n):
                area.say(Line(Note(f"foes-city-{COLOURS[n]}"), mark="fortified"))
    for place in range(len(s.foes)):
        if lives(s, place):
            area.pieces.append(foe(s, place))
    return area


def foe(s: Mage, place: int) -> Piece:
    piece = Piece(s.table.names[s.foes[place]], s.definitions[s.foes[place]].id)
    piece.owner = FOES
    piece.back = s.definitions[s.foes[place]].back
    himself = s.foe_flags[place] & GENERAL_HIMSELF
    if not himself:
        piece.counters["armor"] = int(armor_of(s, place))
    for hit in hits_of(s, place):
        name = f"attack-{ELEMENTS[element_of(s, hit)]}"
        piece.counters[name] = piece.counters.get(name, 0) + int(block_needed(s, hit))
    if s.foe_flags[place] & GHOST:
        piece.say(Line(Note("foe-ghost")))
    elif not himself and not s.foe_flags[place] & SUMMONED:
        piece.counters["fame"] = int(fame_for(s, place))
    if has(s.targets, place):
        piece.marks.append("target")
    if s.blocking >= 0 and s.blocking // ATTACKS == place:
        piece.marks.append("guarded" if s.moment == BLOCK_PHASE else "dealing")
    if away(s, place):
        piece.say(Line(Note("foe-away"), mark="away"))
    for hit in hits_of(s, place):
        blow(s, piece, hit)
    traits = traits_of(s, place)
    if s.foe_flags[place] & EXPOSED:
        traits &= ~bit(FORTIFIED)
    for n in range(len(TRAITS)):
        if has(traits, n):
            args = s.enemy(s.foes[place]).told()
            more = Note(f"trait-{TRAITS[n]}-text", args)
            piece.say(Line(Note(f"trait-{TRAITS[n]}", args), mark=TRAITS[n], more=more))
    if s.foe_flags[place] & WALLED:
        piece.say(Line(Note("foe-walled"), mark="fortified"))
    if s.moment in (RANGED_PHASE, ATTACK_PHASE):
        out_of_reach(s, piece, place)
    return piece


def out_of_reach(s: Mage, piece: Piece, place: int) -> None:
    """Why an enemy cannot be attacked now: Volkare never (MX-119), a leader once a phase (MX-394), walls (MK-316)."""
    if s.foe_flags[place] & GENERAL_HIMSELF:
        piece.say(Line(Note("foe-himself")))
    elif s.foe_flags[place] & PARRIED:
        piece.say(Line(Note("foe-parried")))
    elif s.moment == RANGED_PHASE and fortifications(s, s.turn, place) > 1:
        piece.say(Line(Note("foe-out-of-reach"), BAD, "fortified"))


def blow(s: Mage, piece: Piece, hit: int) -> None:
    """What became of an attack, or what it would do."""
    flags = s.hit_flags[hit]
    if flags & BLOCKED:
        piece.say(Line(Note("foe-blocked"), GOOD, "blocked"))
    elif flags & CANCELLED or s.foe_flags[hit // ATTACKS] & QUIET:
        piece.say(Line(Note("foe-quiet"), GOOD, "quiet"))
    elif flags & DEALT and not (s.damage_left and s.blocking == hit):
        piece.say(Line(Note("foe-dealt", {"n": int(damage_of(s, hit))}), mark="damage"))
    elif s.moment < ATTACK_PHASE:
        args: dict[str, object] = {"n": int(damage_of(s, hit)), "wounds": int(wounds_of(s, hit))}
        key = "foe-threat" if s.moment < DAMAGE_PHASE else "foe-due"
        piece.say(Line(Note(key, args), BAD, "damage"))


def wounds_of(s: Mage, hit: i64) -> i64:
    """Wounds to the hand, if the hero takes all the damage of an attack."""
    return wounds_dealt(s, s.turn, hit, damage_of(s, hit))


# -- sums --------------------------------------------------------------------------------------------------------------


def clash(s: Mage) -> Area:
    """The attack or the block that is put together: what has come to it, what counts, what is needed."""
    name = "clash-block" if s.moment == BLOCK_PHASE else "clash-damage" if s.moment == DAMAGE_PHASE else "clash"
    area = Area("clash", SUM, name)
    if s.moment in (RANGED_PHASE, ATTACK_PHASE):
        attack(s, area)
    elif s.moment == BLOCK_PHASE:
        block(s, area)
        aftermath(s, area)
    elif s.moment == DAMAGE_PHASE:
        if s.damage_left:
            area.counters["damage"] = int(s.damage_left)
            n = int(wounds_dealt(s, s.turn, s.blocking, s.damage_left))
            area.say(Line(Note("sum-wounds", {"n": n}), BAD, "wounds"))
        aftermath(s, area)
    return area


def attack(s: Mage, area: Area) -> None:
    for reach in range(len(REACHES)):
        for element in range(len(ELEMENTS)):
            n = s.strike[reach * len(ELEMENTS) + element]
            if n:
                area.counters[f"{REACHES[reach]}-{ELEMENTS[element]}"] = n
    chosen = [place for place in range(len(s.foes)) if has(s.targets, place)]
    if not chosen:
        area.say(Line(Note("sum-no-target")))
        return
    total = int(sum_of_attack(s, s.turn, s.targets, s.strike))
    needed = int(armor_to_beat(s, s.targets))
    verdict(s, area, total, needed, "strike")
    for element in range(len(ELEMENTS)):
        points = sum([s.strike[reach * len(ELEMENTS) + element] for reach in range(len(REACHES))])
        against = [place for place in chosen if halved(element, resistances_of(s, place))]
        if points and against:
            cards = {"card": s.definitions[s.foes[against[0]]].id}
            area.say(Line(Note("sum-half", {"element": ELEMENTS[element]}, cards), BAD, ELEMENTS[element]))
    if s.moment == RANGED_PHASE:
        lowest = SIEGE if [one for one in chosen if fortifications(s, s.turn, one) > 0] else RANGED
        if lowest == SIEGE:
            area.say(Line(Note("sum-siege"), mark="fortified"))
    if len(chosen) > 1:
        for place in chosen:
            alone = int(sum_of_attack(s, s.turn, bit(place), s.strike))
            least = int(armor_to_beat(s, bit(place)))
            cards = {"card": s.definitions[s.foes[place]].id}
            tone = GOOD if alone >= least else BAD
            area.say(Line(Note("sum-alone", {"n": alone, "needed": least}, cards), tone, "target"))
    if ghostly(s):
        return
    fame = int(s.fame_with(s.turn, fame_of_targets(s)) - s.fame[s.turn])  # a blitz brings more for a new line (MK-590)
    leader = leader_in(s, s.targets)
    if leader == NO_PLACE:
        area.say(Line(Note("sum-fame", {"n": fame}), mark="fame"))
        return
    if total >= needed:  # MX-393, MX-394
        levels: dict[str, object] = {
            "n": int(levels_under_attack(s, leader)),
            "left": int(levels_left(s, s.enemy(s.foes[leader]).faction)),
        }
        area.say(Line(Note("sum-levels", levels, {"card": s.definitions[s.foes[leader]].id}), GOOD, "target"))
    area.say(Line(Note("sum-fame-of-levels", {"n": fame}), mark="fame"))


def verdict(s: Mage, area: Area, total: int, needed: int, deed: str) -> None:
    area.counters["total"] = total
    area.limits = {"total": needed}
    if total < needed:
        if asks(s, "turn"):  # not beside the answers to another question
            area.withheld = Note(f"short-{deed}", {"n": needed - total})
        area.say(Line(Note("sum-short", {"n": needed - total}), BAD))
    else:
        area.say(Line(Note("sum-enough"), GOOD))


def block(s: Mage, area: Area) -> None:
    for element in range(len(ELEMENTS)):
        n = s.guard[element] + s.guard[len(ELEMENTS) + element]
        if n:
            area.counters[f"block-{ELEMENTS[element]}"] = n
    if s.blocking < 0:
        area.say(Line(Note("sum-no-attack")))
        return
    verdict(s, area, int(sum_of_block(s, s.blocking, s.guard)), int(block_needed(s, s.blocking)), "block")
    struck = element_of(s, s.blocking)
    for element in range(len(ELEMENTS)):
        points = s.guard[element] + s.guard[len(ELEMENTS) + element]
        if points and not stops_element(element, struck):
            args: dict[str, object] = {"element": ELEMENTS[element], "attack": ELEMENTS[struck]}
            area.say(Line(Note("sum-half-block", args), BAD, ELEMENTS[element]))


def aftermath(s: Mage, area: Area) -> None:
    """The damage that follows if nothing more is blocked, and what it comes to for the hero."""
    damage = 0
    wounds = -int(ignored(s, s.turn))
    saved = 0  # what helps against the damage of one attack helps where it is worth most
    for hit in open_hits(s):
        n = int(damage_of(s, hit))
        damage += n
        wounds += int(wounds_from(n, s.armor_of(s.turn)))
        saved = max(saved, int(wounds_from(n, s.armor_of(s.turn)) - hero_wounds(s, s.turn, hit, n)))
    wounds = max(wounds - saved, 0)
    if damage:
        key = "sum-aftermath" if s.moment < DAMAGE_PHASE else "sum-due"
        area.say(Line(Note(key, {"n": damage, "wounds": wounds}), BAD, "damage"))
    taken = s.wounds_taken[s.turn]
    limit = int(s.hand_limit(s.turn))
    if taken:
        area.counters["wounds"] = taken
    if taken + wounds >= limit:
        area.say(Line(Note("sum-knocked-out", {"n": limit}), BAD, "wounds"))


def duel_phases(s: Mage) -> Area:
    """Heroes fight from afar, then at close quarters (MK-476)."""
    area = Area("phases", PHASES, "phases")
    for n, name in enumerate((PHASE_NAMES[0], PHASE_NAMES[3])):
        piece = Piece(name)
        if bool(s.melee) == bool(n):
            piece.marks.append("now")
        elif s.melee:
            piece.marks.append("done")
        area.pieces.append(piece)
    return area


def duel(s: Mage) -> Area:
    """A combat between heroes: whose attack it is, what whoever acts has put together, and what is left to take."""
    area = Area("clash", SUM, "duel")
    if s.striker >= 0:
        against = int(rivals.opponent(s, s.striker))
        who = {"who": f"[seat:{int(s.striker)}]", "whom": f"[seat:{against}]", "n": int(s.armor_of(against))}
        area.say(Line(Note("duel-roles", who)))
    for reach in range(len(REACHES)):
        for element in range(len(ELEMENTS)):
            n = s.strike[reach * len(ELEMENTS) + element]
            if n:
                area.counters[f"{REACHES[reach]}-{ELEMENTS[element]}"] = n
    for element in range(len(ELEMENTS)):
        n = s.guard[element] + s.guard[len(ELEMENTS) + element]
        if n:
            area.counters[f"block-{ELEMENTS[element]}"] = n
    total = int(rivals.sum_of_attack(s, s.strike))
    if total:
        area.counters["total"] = total
        area.say(Line(Note("duel-attack", {"who": f"[seat:{int(s.striker)}]", "n": total})))
    taken = int(rivals.reduction(s, s.guard))
    if taken:
        area.say(Line(Note("duel-block", {"n": taken}), mark="blocked"))
    if s.damage_left:
        area.counters["damage"] = int(s.damage_left)
    return area
