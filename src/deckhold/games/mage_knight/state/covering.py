"""What an attack must reach: Defend shared out among its targets, and the levels that a leader loses (29.3, 29.10)."""

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.games.mage_knight.definitions import Leader
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import COVERED, SPENT_DEFEND
from deckhold.games.mage_knight.terms import DEFEND


def guardians(s: Mage) -> list[int]:
    """The enemies whose Defend has not covered anybody yet."""
    out: list[int] = []
    for place in range(len(s.foes)):
        if foes.lives(s, place) and foes.has_trait(s, place, DEFEND) and not s.foe_flags[place] & SPENT_DEFEND:
            out.append(place)
    return out


def uncovered(s: Mage, targets: i64) -> i64:
    """How many targets no Defend has covered yet."""
    n: i64 = 0
    for place in range(len(s.foes)):
        if has(targets, place) and not s.foe_flags[place] & COVERED:
            n += 1
    return n


def covers(s: Mage, targets: i64, limit: i64) -> list[list[int]]:
    """The ways in which Defend can protect the targets of an attack at a price of at most `limit` (MX-Q18).

    As many enemies give their Defend as there are targets without any, if there are as many: which ones is for the
    player to say. A way is left out where another one does the same and leaves fewer of them to those who survive.
    """
    ready = guardians(s)
    wanted = uncovered(s, targets)
    if wanted == 0:
        return [[]]  # a leader that was covered before
    if len(ready) <= wanted:
        return [ready] if defend_of(s, ready) <= limit else []
    leader = leader_in(s, targets)  # the fewer points protect it the more levels it loses
    found: list[list[int]] = []
    left: list[list[int]] = []  # of each way: the kinds of those who survive with their Defend
    for chosen in range(1, bit(len(ready))):
        some = [ready[i] for i in range(len(ready)) if has(chosen, i)]
        if len(some) != wanted or defend_of(s, some) > limit:
            continue
        rest = [s.table.kind[s.foes[one]] for one in ready if one not in some and not has(targets, one)]
        rest.sort()
        if leader != foes.NO_PLACE:
            rest = rest + [-1] + [int(foes.foe(s, one).defend) for one in some]
        if rest in left:
            continue
        found.append(some)
        left.append(rest)
    if leader != foes.NO_PLACE:
        return found
    return [found[i] for i in range(len(found)) if not outdone(left, i)]


def outdone(left: list[list[int]], i: i64) -> bool:
    """Whether another way leaves only some of what the i-th one leaves."""
    for j in range(len(left)):
        if j != i and len(left[j]) < len(left[i]) and contains(left[i], left[j]):
            return True
    return False


def contains(whole: list[int], part: list[int]) -> bool:
    rest = whole.copy()
    for one in part:
        if one not in rest:
            return False
        rest.remove(one)
    return True


def defend_of(s: Mage, places: list[int]) -> i64:
    """What the Defend of several enemies adds up to."""
    n: i64 = 0
    for place in places:
        n += foes.foe(s, place).defend
    return n


def cheapest_cover(s: Mage, targets: i64) -> i64:
    """What Defend adds at least to the armor of the targets of an attack."""
    prices: list[int] = [int(foes.foe(s, place).defend) for place in guardians(s)]
    prices.sort()
    n: i64 = 0
    for price in prices[: uncovered(s, targets)]:
        n += price
    return n


def leader_in(s: Mage, targets: i64) -> i64:
    """The place of a leader among these enemies, or foes.NO_PLACE."""
    for place in range(len(s.foes)):
        if has(targets, place) and isinstance(s.definitions[s.foes[place]], Leader):
            return place
    return foes.NO_PLACE


def armor_to_beat(s: Mage, targets: i64) -> i64:
    """What an attack must reach to defeat all its targets, or to take a level off a leader among them (MK-319)."""
    return foes.armor_of_all(s, targets) + cheapest_cover(s, targets)


def levels_taken(s: Mage, targets: i64, leader: i64, total: i64, cover: list[int]) -> i64:
    """How many levels an attack takes off a leader: what is left when all other targets are beaten (MX-393, MX-Q36).

    Of the points that protect the targets the leader has the smallest, and none as long as others are without.
    """
    share = cover_of_leader(s, targets, leader, cover)
    others = foes.armor_of_all(s, targets & ~bit(leader)) + defend_of(s, cover) - share
    levels = (total - others) // (foes.armor_of(s, leader) + share)
    return min(levels, levels_left(s, s.enemy(s.foes[leader]).faction))


def cover_of_leader(s: Mage, targets: i64, leader: i64, cover: list[int]) -> i64:
    """What the Defend of others adds to the armor of a leader under attack."""
    if s.foe_flags[leader] & COVERED or not cover or len(cover) < uncovered(s, targets):
        return 0
    return min([int(foes.foe(s, place).defend) for place in cover])


def succeeds(s: Mage, seat: i64, targets: i64, strike: list[int]) -> bool:
    """Whether an attack with these points defeats these targets."""
    if targets == 0:
        return False
    return foes.sum_of_attack(s, seat, targets, strike) >= armor_to_beat(s, targets)
