"""The enemies of a combat as they are now: armor, attacks, abilities, fortification, and the sums of section 16.

An enemy is named by its place in `Mage.foes`, one of its attacks by `place * ATTACKS + number`. Nothing here changes
the position: the rules, the ops of cards, the table and the bots all ask the same functions.
"""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.core import Ctx
from deckhold.engine.ops.lasting import Lasting, modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Attack, Enemy, General, Leader, Unit
from deckhold.games.mage_knight.state.general import die_of
from deckhold.games.mage_knight.state.ground import city_at, city_cells
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    BLOCKED,
    CANCELLED,
    DEALT,
    DEFEATED,
    DEFENDER,
    EXPOSED,
    GENERAL_HIMSELF,
    GONE,
    LOST,
    OF_CITY,
    PARRIED,
    PLAIN,
    QUIET,
    SPARED,
    SUMMONED,
    WALLED,
)
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    ATTACK_PHASE,
    ATTACK_TRAITS,
    BLOCK_PHASE,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    COMBAT_SCOPE,
    DAMAGE_PHASE,
    ELUSIVE,
    FIRE,
    FIRE_RESISTANCE,
    FORTIFIED,
    GREEN,
    ICE,
    ICE_RESISTANCE,
    PHYSICAL,
    POISON,
    RANGED,
    RANGED_PHASE,
    RED,
    RESISTANCES,
    SIEGE,
    SUMMON,
    SWIFT,
    TRAITS,
    UNFORTIFIED,
    WHITE,
)

NO_PLACE: Final = -1
ELEMENT_COUNT: Final = 4

# What cards in force are asked about (`modified`).
SITE_FORTIFICATION: Final = "site-fortification"  # 1: site and wall protect this token; 0: they do not
UNIT_ARMOR: Final = "unit-armor"
UNIT_RESISTANCES: Final = "unit-resistances"
UNIT_SHELTERED: Final = "unit-sheltered"  # 0: damage may be assigned to this unit; 1: it may not
ATTACK_BLOCKED: Final = "attack-blocked"  # the value of an attack (its number) while it is to be blocked
HERO_DAMAGE: Final = "hero-damage"  # what of the damage of an attack (its number) reaches the hero


# -- who is there ------------------------------------------------------------------------------------------------------


def foe(s: Mage, place: i64) -> Enemy:
    """An enemy of the combat; a leader as its marker shows it, Volkare as his die does (MX-116, MX-396)."""
    enemy = s.enemy(s.foes[place])
    if isinstance(enemy, Leader):
        return enemy.faces[s.leader_level[enemy.faction] - 1]
    return enemy.faces[die_of(s)] if isinstance(enemy, General) else enemy


def place_of(s: Mage, token: i64) -> i64:
    """Where a token stands in the combat, or NO_PLACE: one that was defeated may have been drawn again since."""
    found: i64 = NO_PLACE
    for place in range(len(s.foes)):
        if s.foes[place] == token:
            found = place
            if not s.foe_flags[place] & DEFEATED:
                return place
    return found


def lives(s: Mage, place: i64) -> bool:
    """Whether an enemy is still there."""
    return not s.foe_flags[place] & DEFEATED


def has_summoned(s: Mage, place: i64) -> bool:
    for host in s.foe_host:
        if host == place:
            return True
    return False


def away(s: Mage, place: i64) -> bool:
    """Whether a summoner is out of reach behind the monsters that stand in for it (MK-325)."""
    return (s.moment == BLOCK_PHASE or s.moment == DAMAGE_PHASE) and has_summoned(s, place)


def present(s: Mage) -> list[int]:
    """The enemies that an effect could be used on now."""
    return [place for place in range(len(s.foes)) if lives(s, place) and not away(s, place)]


def left_to_defeat(s: Mage) -> list[int]:
    """The enemies that are still to be defeated; summoned monsters never are, nor is the leader of an army."""
    return [
        place
        for place in range(len(s.foes))
        if lives(s, place) and not s.foe_flags[place] & (SUMMONED | GENERAL_HIMSELF)
    ]


def faced(s: Mage) -> i64:
    """How many enemies are faced: those defeated in an earlier phase do not count, summoned monsters neither."""
    n: i64 = 0
    for flags in s.foe_flags:
        if not flags & (GONE | SUMMONED | GENERAL_HIMSELF):
            n += 1
    return n


# -- what they are like ------------------------------------------------------------------------------------------------


def traits_of(s: Mage, place: i64) -> i64:
    """An enemy's abilities and resistances as they are now."""
    return (foe(s, place).traits | s.foe_gained[place]) & ~s.foe_lost[place]


def has_trait(s: Mage, place: i64, trait: i64) -> bool:
    return has(traits_of(s, place), trait)


def resistances_of(s: Mage, place: i64) -> i64:
    return traits_of(s, place) & RESISTANCES


def stops(s: Mage, place: i64, stopped: i64, on_attack: bool) -> bool:
    """Whether an enemy is proof against an effect that is no attack and no block (MK-308, MK-309, MK-363)."""
    traits = traits_of(s, place)
    return traits & stopped != 0 or (not on_attack and has(traits, ARCANE_IMMUNITY))


def behind(s: Mage, place: i64) -> i64:
    """The summoner that a monster stands in for, the first one if its summoner was summoned too; itself otherwise."""
    while s.foe_host[place] >= 0:
        place = s.foe_host[place]
    return place


def city_bonuses(s: Mage, place: i64) -> i64:
    """The colours of the cities whose bonus an enemy has, as a bit set; a summoned one has its summoner's (MK-Q56)."""
    if not s.foe_flags[behind(s, place)] & OF_CITY:
        return 0
    colours: i64 = 0
    for cell in city_cells(s, s.fight_cell):
        colours |= bit(city_at(s, cell))
    return colours


def fortifications(s: Mage, seat: i64, place: i64) -> i64:
    """How often an enemy is fortified: by its own ability, the site it defends, a wall (MK-315, MK-Q79, MX-Q05)."""
    if s.foe_flags[place] & EXPOSED:
        return 0
    traits = traits_of(s, place)
    n: i64 = 1 if has(traits, FORTIFIED) else 0
    flags = s.foe_flags[behind(s, place)]
    if flags & (DEFENDER | WALLED) == 0 or has(traits, UNFORTIFIED):
        return n
    if s.lasting and not modified(s, SITE_FORTIFICATION, seat, s.foes[place], 1):
        return n
    if flags & DEFENDER:
        n += 1
    if flags & WALLED:
        n += 1
    return n


def all_blocked(s: Mage, place: i64) -> bool:
    """Whether all attacks of an enemy were blocked (MK-354); a summoner's are those of its monsters (MX-Q46)."""
    any_attack = False
    for other in range(len(s.foes)):
        if s.foe_host[other] == place:
            any_attack = True
            if not all_blocked(s, other):
                return False
    if any_attack:
        return True
    attacks = len(foe(s, place).attacks)
    for number in range(attacks):
        if not s.hit_flags[place * ATTACKS + number] & BLOCKED:
            return False
    return attacks > 0


def armor_of(s: Mage, place: i64) -> i64:
    """An enemy's armor now, never below 1; an elusive one has the lower value in the attack phase, blocked (MK-361)."""
    armor = foe(s, place).armor
    if has_trait(s, place, ELUSIVE) and not (s.moment == ATTACK_PHASE and all_blocked(s, place)):
        armor *= 2
    if has(city_bonuses(s, place), WHITE):
        armor += 1  # MK-377
    armor += s.foe_armor[place]
    return armor if armor > 1 else 1


def icons_of(s: Mage, place: i64) -> i64:
    """What a token shows besides numbers: abilities, resistances and colours of attacks, as it is printed."""
    enemy = foe(s, place)
    n: i64 = 0
    for trait in range(len(TRAITS)):
        if has(enemy.traits, trait) and trait != SUMMON:
            n += 1
    for attack in enemy.attacks:
        if attack.summons < 0 and attack.element != PHYSICAL:
            n += 2 if attack.element == COLD_FIRE else 1
    return n


# -- their attacks -----------------------------------------------------------------------------------------------------


def attack_of(s: Mage, hit: i64) -> Attack:
    return foe(s, hit // ATTACKS).attacks[hit % ATTACKS]


def hits_of(s: Mage, place: i64) -> list[int]:
    """The attacks of an enemy that can be blocked or deal damage: a summoner's are its monsters'."""
    attacks = foe(s, place).attacks
    return [place * ATTACKS + number for number in range(len(attacks)) if attacks[number].summons < 0]


MOST_HITS: Final = 512  # more than the attacks of any combat


def with_hit(hits: i64, hit: i64) -> i64:
    """A few attacks as one number, with one more: an army has too many for a bit set."""
    return hits * MOST_HITS + hit + 1


def hits_in(hits: i64) -> list[int]:
    """The attacks that were put together so."""
    out: list[int] = []
    while hits:
        out.append(int(hits % MOST_HITS - 1))
        hits //= MOST_HITS
    return out


def attacking(s: Mage, place: i64) -> bool:
    """Whether an enemy attacks in this combat (MK-686)."""
    return lives(s, place) and not s.foe_flags[place] & QUIET and not has_summoned(s, place)


def open_hits(s: Mage) -> list[int]:
    """The attacks that were neither blocked nor cancelled, and whose damage was not dealt."""
    out: list[int] = []
    for place in range(len(s.foes)):
        out.extend(open_hits_of(s, place))
    return out


def open_hits_of(s: Mage, place: i64) -> list[int]:
    """Those of one enemy."""
    if not attacking(s, place):
        return []
    return [hit for hit in hits_of(s, place) if not s.hit_flags[hit] & (BLOCKED | CANCELLED | DEALT)]


def value_of(s: Mage, hit: i64) -> i64:
    """The value of an attack with everything that changes it, while it is to be blocked too (MK-685)."""
    value = strength_of(s, hit)
    if s.moment == BLOCK_PHASE and s.lasting:
        value = modified(s, ATTACK_BLOCKED, s.turn, hit, value)
    return value if value > 0 else 0


def strength_of(s: Mage, hit: i64) -> i64:
    """The value that an attack deals damage by; below nothing where more was taken off it than that."""
    value = attack_of(s, hit).value + s.hit_change[hit]
    element = element_of(s, hit)
    if has(city_bonuses(s, hit // ATTACKS), BLUE) and element != PHYSICAL:
        value += 1 if element == COLD_FIRE else 2  # MK-378
    return value


def element_of(s: Mage, hit: i64) -> i64:
    """The element of an attack, without those that it has lost: cold fire is fire and ice."""
    return attack_of(s, hit).element & ~(s.hit_flags[hit] // LOST)


def hit_traits(s: Mage, hit: i64) -> i64:
    """The abilities of one attack; cities add to physical ones (MK-379, MK-380)."""
    if s.hit_flags[hit] & PLAIN:
        return 0
    traits = traits_of(s, hit // ATTACKS) & ATTACK_TRAITS
    if element_of(s, hit) == PHYSICAL:
        bonuses = city_bonuses(s, hit // ATTACKS)
        if has(bonuses, RED):
            traits |= bit(BRUTAL)
        if has(bonuses, GREEN):
            traits |= bit(POISON)
    return traits


def block_needed(s: Mage, hit: i64) -> i64:
    """The block that stops an attack (MK-330)."""
    value = value_of(s, hit)
    return 2 * value if has(hit_traits(s, hit), SWIFT) else value


def damage_of(s: Mage, hit: i64) -> i64:
    """The damage that an attack deals if it is not blocked (MK-336, MK-337)."""
    value = strength_of(s, hit)
    if value <= 0:
        return 0
    return 2 * value if has(hit_traits(s, hit), BRUTAL) else value


# -- sums --------------------------------------------------------------------------------------------------------------


def halved(element: i64, resistances: i64) -> bool:
    """Whether attacks of an element are inefficient against a single target (MK-317, MK-318)."""
    if element == COLD_FIRE:
        return has(resistances, FIRE_RESISTANCE) and has(resistances, ICE_RESISTANCE)
    return has(resistances, element)


def sum_of_attack(s: Mage, seat: i64, targets: i64, strike: list[int]) -> i64:
    """What attack points come to against these targets: inefficient ones are put together and halved (MK-317).

    In the ranged phase only what reaches them counts: siege attacks alone if any target is fortified (MK-315).
    """
    if s.lasting:
        strike = with_pledged(s, targets, strike)
    inefficient = [False] * ELEMENT_COUNT
    fortified = False
    for place in range(len(s.foes)):
        if has(targets, place):
            resistances = resistances_of(s, place)
            for element in range(ELEMENT_COUNT):
                if halved(element, resistances):
                    inefficient[element] = True
            fortified = fortified or fortifications(s, seat, place) > 0
    lowest: i64 = 0
    if s.moment == RANGED_PHASE:
        lowest = SIEGE if fortified else RANGED
    full: i64 = 0
    half: i64 = 0
    for i in range(lowest * ELEMENT_COUNT, len(strike)):
        if inefficient[i % ELEMENT_COUNT]:
            half += strike[i]
        else:
            full += strike[i]
    return full + half // 2


@final
class Pledged(Lasting):
    """Attack points that count against one enemy only, in one phase: `b` has all of that, see `pledge`."""

    scope: i64 = COMBAT_SCOPE

    def text(self, t: Teller) -> str:
        return t.say("op-pledged")


PLEDGED: Final[Pledged] = Pledged()
MOST_PLEDGED: Final = 64  # points
PHASES: Final = 16
KINDS: Final = 12  # of attack points: reach * 4 + element


def pledge(s: Mage, seat: i64, card: i64, place: i64, n: i64, kind: i64, phase: i64) -> None:
    """Attack points of a kind (as in `Mage.strike`) are to count against an enemy, in a phase."""
    element = modified(s, "element", seat, card, kind % ELEMENT_COUNT)
    kind = modified(s, "reach", seat, card, kind // ELEMENT_COUNT) * ELEMENT_COUNT + element
    pledged = ((place * PHASES + phase) * KINDS + kind) * MOST_PLEDGED + n
    s.last(PLEDGED, seat, card, COMBAT_SCOPE, pledged)
    set_off(s, "aimed", seat, pledged)


def points_pledged(pledged: i64) -> i64:
    """Points * KINDS + their kind, of a pledge."""
    return pledged % MOST_PLEDGED * KINDS + pledged // MOST_PLEDGED % KINDS


def pledged_against(s: Mage, pledged: i64) -> i64:
    """The enemy that a pledge is against."""
    return s.foes[pledged // MOST_PLEDGED // KINDS // PHASES]


def pledge_anew(s: Mage, pledged: i64, kind: i64, n: i64) -> None:
    """A pledge has other points of another kind."""
    changed = (pledged // MOST_PLEDGED // KINDS * KINDS + kind) * MOST_PLEDGED + n
    for i in range(len(s.lasting)):
        entry = s.lasting[i]
        if entry.op is PLEDGED and entry.b == pledged:
            s.lasting = [*s.lasting[:i], Ctx(PLEDGED, entry.seat, entry.card, entry.a, changed), *s.lasting[i + 1 :]]
            return


def with_pledged(s: Mage, targets: i64, strike: list[int]) -> list[int]:
    """Attack points together with those that are pledged against some of these targets."""
    for entry in s.lasting:
        if entry.op is PLEDGED:
            whom = entry.b // MOST_PLEDGED // KINDS
            if whom % PHASES == s.moment and has(targets, whom // PHASES):
                strike = strike.copy()
                kind = entry.b // MOST_PLEDGED % KINDS
                n = entry.b % MOST_PLEDGED
                if kind % ELEMENT_COUNT == PHYSICAL:
                    n = modified(s, "physical-attack", entry.seat, entry.card, n)
                strike[kind] += n
    return strike


def can_be_target(s: Mage, seat: i64, place: i64) -> bool:
    """Whether an enemy can be attacked now: none that is doubly fortified in the ranged phase (MK-316).

    A leader is attacked once a phase, with everything (MX-394).
    """
    if not lives(s, place) or s.foe_flags[place] & (SUMMONED | PARRIED | GENERAL_HIMSELF):
        return False
    if s.lasting and s.marked(SPARED, s.foes[place]):
        return False
    return s.moment != RANGED_PHASE or fortifications(s, seat, place) < 2


def armor_of_all(s: Mage, targets: i64) -> i64:
    """The armor of several targets together, without what Defend adds."""
    armor: i64 = 0
    for place in range(len(s.foes)):
        if has(targets, place):
            armor += armor_of(s, place)
    return armor


def stops_element(block: i64, attack: i64) -> bool:
    """Whether blocks of an element are efficient against attacks of another (MK-328)."""
    if attack == PHYSICAL or block == COLD_FIRE:
        return True
    return (attack == FIRE and block == ICE) or (attack == ICE and block == FIRE)


def sum_of_block(s: Mage, hit: i64, guard: list[int]) -> i64:
    """What block points come to against an attack: inefficient ones are put together and halved (MK-329)."""
    element = element_of(s, hit)
    swift = has(hit_traits(s, hit), SWIFT)
    full: i64 = 0
    half: i64 = 0
    for i in range(len(guard)):
        n: i64 = guard[i]
        if swift and i >= ELEMENT_COUNT:
            n *= 2
        if stops_element(i % ELEMENT_COUNT, element):
            full += n
        else:
            half += n
    return full + half // 2


def blocks(s: Mage, hit: i64, guard: list[int]) -> bool:
    return sum_of_block(s, hit, guard) >= block_needed(s, hit)


# -- damage ------------------------------------------------------------------------------------------------------------


def unit_armor(s: Mage, seat: i64, unit: i64) -> i64:
    card = s.definitions[unit]
    assert isinstance(card, Unit)
    return modified(s, UNIT_ARMOR, seat, unit, card.armor) if s.lasting else card.armor


def unit_resistances(s: Mage, seat: i64, unit: i64) -> i64:
    card = s.definitions[unit]
    assert isinstance(card, Unit)
    return modified(s, UNIT_RESISTANCES, seat, unit, card.resistances) if s.lasting else card.resistances


def unit_resists(s: Mage, seat: i64, unit: i64, element: i64) -> bool:
    """Whether a unit has the resistance that fits an attack (MK-342)."""
    return halved(element, unit_resistances(s, seat, unit))


def can_be_hit(s: Mage, seat: i64, unit: i64, hit: i64) -> bool:
    """Whether damage of an attack may be assigned to a unit as things are."""
    return s.unit(unit).damage_price <= s.influence and within_reach(s, seat, unit, hit)  # MX-049


def within_reach(s: Mage, seat: i64, unit: i64, hit: i64) -> bool:
    """Whether damage of an attack may be assigned to a unit, at its price (MK-338, MK-339, MK-343, MK-357)."""
    if not s.takes_part(seat, unit) or s.hurt[unit] or s.struck[unit] or has(hit_traits(s, hit), ASSASSINATION):
        return False
    return not s.lasting or modified(s, UNIT_SHELTERED, seat, unit, 0) == 0


def hero_wounds(s: Mage, seat: i64, hit: i64, damage: i64) -> i64:
    """The wounds that so much damage of an attack is for a hero, after what effects let it ignore."""
    if s.lasting:
        damage = modified(s, HERO_DAMAGE, seat, hit, damage)
    return wounds_from(damage, s.armor_of(seat))


def wounds_from(damage: i64, armor: i64) -> i64:
    """The wounds that damage is for a hero (MK-345)."""
    return (damage + armor - 1) // armor if damage > 0 else 0
