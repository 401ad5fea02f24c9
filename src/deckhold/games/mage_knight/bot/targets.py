"""What there is on the map to go for: enemies, sites, people; each by what it would bring on an average turn."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.games.mage_knight.bot.goals import (
    A_LEADER,
    A_LEADER_LEVEL,
    A_MARK,
    PER_CITY_SHIELD,
    THE_GENERAL,
    army_point,
    city_prize,
    goal_sites,
    urgency,
)
from deckhold.games.mage_knight.bot.march import hurry, marching
from deckhold.games.mage_knight.bot.strength import (
    PILE_ARMOR,
    PILE_FAME,
    PILE_NEED,
    PILE_THREAT,
    Force,
    armor_need,
    need_of,
    threat_need,
)
from deckhold.games.mage_knight.bot.values import A_SHIELD, BY_REWARD, PER_REPUTATION, fame_worth
from deckhold.games.mage_knight.definitions import (
    REWARD_ARTIFACT,
    REWARD_DUNGEON,
    REWARD_RANDOM_CRYSTAL,
    REWARD_SPELL,
    Leader,
)
from deckhold.games.mage_knight.rules.fighting.mazes import free_ways
from deckhold.games.mage_knight.rules.fighting.starting import ruin_at
from deckhold.games.mage_knight.state.general import ARMY_PILES, cell_of, strength
from deckhold.games.mage_knight.state.ground import assaulted, closed, garrison, is_rampaging, owned_by_one
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, FIELD
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    CAMP,
    CITY_SITE,
    DUNGEON,
    FORTIFIED_SITES,
    GLADE,
    GRAVEYARD,
    GREY_TOKENS,
    KEEP,
    LEADER_SITES,
    MAGE_TOWER,
    MAZES,
    MINES,
    MONSTER_DEN,
    PHYSICAL_RESISTANCE,
    RED_TOKENS,
    RUINED_CITY,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
    VIOLET_TOKENS,
)

# How one comes to a target.
BESIDE: Final = 0  # it is fought from a space beside it
STORMED: Final = 1  # by a step onto its space
ENTERED: Final = 2  # by an action on its space

PER_POINT: Final = 0.5  # what the cards are worth that a point of a fight takes
SURE: Final = 1.4  # times the points that it takes: with so many every second fight turns out to be worth it
IN_DOUBT: Final = 3.0  # points by which an estimate may well be wrong
OF_MANY: Final = 0.5  # the least share of a large garrison that an assault should beat
SURE_OF_PARTS: Final = 1.2  # and the first of many are beaten
A_GENERAL: Final = 7.0  # points that it takes to stop Volkare's own attack
PRESSED: Final = 0.55  # of what wounds cost matters no longer when there is no time left
SLIGHT: Final = 0.12  # a chance that is none
LEFT_OVER: Final = 2.5  # what an enemy costs that is faced and not beaten
A_MAZE: Final = 5.0


@final
class Target:
    """A place to fight at, or for: what it takes on an average turn, and what it brings."""

    def __init__(self, cell: i64, way: i64, token: i64) -> None:
        self.cell = cell
        self.way = way
        self.token = token  # of a rampaging enemy
        self.need = 0.0
        self.fame = 0.0
        self.prize = 0.0  # besides fame
        self.enemies = 0
        self.alone = False  # units have no part in it
        self.unseen = False  # nobody knows yet who waits there
        self.parts = False  # who is beaten stays beaten if the fight is lost
        # Of each enemy: points for its armor, for its attacks, its fame, what it is worth besides to have beaten it.
        self.foes: list[tuple[float, float, float, float]] = []
        self.each: list[float] = []  # what it takes to take off each level of a leader
        self.each_prize = 0.0  # what it is worth to have beaten one of many,
        self.per_point = 0.0  # and a point of that
        self.general = False  # Volkare strikes too
        self.pressing = 0.0  # how little time there is to do it better later, from 0 to 1
        self.company = 0  # enemies besides that are not what it is about

    def add(self, s: Mage, seat: i64, token: i64, fortified: bool) -> None:
        """An enemy of the map: by its face, if that is known, or like others with its back."""
        enemy = s.enemy(token)
        if s.known[token] == s.map.everybody:
            self.need += need_of(s, seat, enemy, fortified)
            self.face(armor_need(enemy, fortified), threat_need(s, seat, enemy), float(enemy.fame))
        else:
            self.expect(enemy.pile)

    def expect(self, pile: i64) -> None:
        """An enemy that nobody has seen."""
        self.unseen = True
        self.need += PILE_NEED[pile]
        self.face(PILE_ARMOR[pile], PILE_THREAT[pile], PILE_FAME[pile])

    def face(self, armor: float, threat: float, fame: float) -> None:
        self.enemies += 1
        self.fame += fame
        self.foes.append((armor, threat, fame, self.per_point * (armor + threat) + self.each_prize))

    def worth(self, s: Mage, seat: i64, force: Force) -> float:
        """What it is worth to stand before it with a full hand."""
        points = force.alone if self.alone else force.fight
        gain = fame_worth(s.fame[seat] + int(self.fame)) - fame_worth(s.fame[seat]) + self.prize
        if self.each:
            return self.worn_down(s, seat, points)
        if self.parts:
            return self.piecemeal(s, seat, force.ready if self.general else force.beside)
        # What does not look worth it when one stands before it is not begun: no more than the way is lost.
        margin = (points - SURE * self.need) / IN_DOUBT
        chance = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        effort = PER_POINT * self.need
        return chance * (gain - effort) if chance > SLIGHT else -effort

    def piecemeal(self, s: Mage, seat: i64, points: float) -> float:
        """Many of whom some are beaten: these stay beaten, all of them strike, and the others wait for the next time.

        What is not spent on armor is there to block with; the rest of their attacks is suffered.
        """
        menace = A_GENERAL if self.general else 0.0
        whole = 0.0
        for least, threat, _, _ in self.foes:
            whole += least
            menace += threat
        armor = 0.0
        fame = 0.0
        prize = 0.0
        best = 0.0
        standing = len(self.foes)
        for least, _, glory, each in sorted(self.foes):
            standing -= 1
            armor += least
            fame += glory
            prize += each
            if points < armor:
                break
            if self.general and armor < OF_MANY * (1.0 - self.pressing) * whole:
                continue  # there is time to grow
            margin = (points - SURE_OF_PARTS * armor) / IN_DOUBT
            chance = 0.5 + 0.5 * margin / (1.0 + abs(margin))
            gain = fame_worth(s.fame[seat] + int(fame)) - fame_worth(s.fame[seat]) + prize
            if not standing:
                gain += self.prize
            blocked = min(menace, points - armor)
            suffered = (menace - blocked) * (1.0 - PRESSED * self.pressing * self.pressing)
            best = max(best, chance * (gain - PER_POINT * (armor + blocked) - suffered))
        return best

    def worn_down(self, s: Mage, seat: i64, points: float) -> float:
        """The levels of a leader, one after the other; those who are with it strike back."""
        left = points
        beaten = 0
        done = 0.0
        for need in sorted(self.each):
            if need > left:
                break
            left -= need
            done += need
            beaten += 1
        if not beaten or done < OF_MANY * (1.0 - self.pressing) * self.need:
            return 0.0  # there is time to grow
        fame = int(self.fame * done / self.need)
        gain = fame_worth(s.fame[seat] + fame) - fame_worth(s.fame[seat]) + self.per_point * done
        if beaten == len(self.each):
            gain += self.prize
        standing = float(len(self.each) - beaten + self.company)
        return gain - PER_POINT * done - (1.0 - self.pressing) * LEFT_OVER * standing


def targets_of(s: Mage, seat: i64) -> list[Target]:
    """Everything that can be fought somewhere on the map."""
    out: list[Target] = []
    for token in s.zones[FIELD]:
        if is_rampaging(s, token):
            target = Target(s.spot[token], BESIDE, token)
            target.add(s, seat, token, False)
            target.prize = PER_REPUTATION
            out.append(target)
    general = cell_of(s)
    wanted = goal_sites(s)
    for cell in range(s.cells.size):
        if cell == general:
            out.append(army(s, seat, cell))
        elif s.site[cell]:
            found = site_target(s, seat, cell)
            if found is not None:
                if has(wanted, s.site[cell]):
                    found.prize += A_MARK * urgency(s)
                out.append(found)
    return out


def army(s: Mage, seat: i64, cell: i64) -> Target:
    """Volkare and his army."""
    target = Target(cell, STORMED, -1)
    target.parts = True
    target.general = True
    target.pressing = hurry(s) if marching(s) else urgency(s)  # in his camp he waits
    target.per_point = army_point(s)
    for token in s.zones[ARMY]:
        target.add(s, seat, token, False)
    if not target.enemies:  # not drawn yet
        counts = strength(s)
        for i in range(len(ARMY_PILES)):
            for _ in range(counts[i]):
                target.expect(ARMY_PILES[i])
    target.prize = THE_GENERAL
    return target


def site_target(s: Mage, seat: i64, cell: i64) -> Target | None:
    """What there is to be fought for on a space with a site."""
    site = s.site[cell]
    if has(FORTIFIED_SITES, site) or has(LEADER_SITES, site) or site == RUINED_CITY or cell == s.city_cell[CAMP]:
        return stronghold(s, seat, cell, site) if assaulted(s, seat, cell) and not closed(s, cell) else None
    target = Target(cell, ENTERED, -1)
    if has(MINES, site) or site in (GLADE, GRAVEYARD):
        for token in s.enemies_at(cell):
            target.add(s, seat, token, False)
        target.prize = A_SHIELD
        return target if target.enemies else None
    if s.shields[cell]:
        return None
    if site == RUINS:
        return ruin(s, seat, cell, target)
    for token in s.enemies_at(cell):
        target.add(s, seat, token, False)
    if site in (DUNGEON, TOMB):
        target.alone = True
        if not target.enemies:
            target.expect(BROWN_TOKENS if site == DUNGEON else RED_TOKENS)
        rewards = [REWARD_DUNGEON] if site == DUNGEON else [REWARD_SPELL, REWARD_ARTIFACT]
    elif site in (MONSTER_DEN, SPAWNING_GROUNDS):
        for _ in range((1 if site == MONSTER_DEN else 2) - target.enemies):
            target.expect(BROWN_TOKENS)
        rewards = [REWARD_RANDOM_CRYSTAL] * 2
        if site == SPAWNING_GROUNDS:
            rewards = [REWARD_ARTIFACT, *[REWARD_RANDOM_CRYSTAL] * 3]
    elif has(MAZES, site) and free_ways(s, cell):
        target.alone = True
        target.expect(BROWN_TOKENS)
        target.prize = A_MAZE
        rewards = []
    else:
        return None
    target.prize += A_SHIELD
    for reward in rewards:
        target.prize += BY_REWARD[reward]
    return target


def ruin(s: Mage, seat: i64, cell: i64, target: Target) -> Target | None:
    """Ruins: an altar whose mana is there, or enemies; by night nobody knows which."""
    token = ruin_at(s, cell)
    if token < 0:
        return None
    target.prize = A_SHIELD
    if s.known[token] != s.map.everybody:
        target.expect(BROWN_TOKENS)
        target.expect(GREY_TOKENS)
        target.prize += BY_REWARD[REWARD_ARTIFACT]
        return target
    found = s.ruin(token)
    if found.altar:
        target.fame = float(found.fame)
        return target if s.pays_all(seat, found.altar) else None
    for enemy in s.enemies_at(cell):
        target.add(s, seat, enemy, False)
    if not target.enemies:
        for pile in found.enemies:
            target.expect(pile)
    for reward in found.rewards:
        target.prize += BY_REWARD[reward]
    return target


def wear_down(s: Mage, seat: i64, target: Target, leader: Leader) -> None:
    """A leader: every level takes the armor that the marker shows, and that one strikes back."""
    level = s.leader_level[leader.faction]
    face = leader.faces[level - 1]
    armor = float(face.armor) * (1.5 if has(face.traits, PHYSICAL_RESISTANCE) else 1.0)
    target.each = [armor] * level
    target.each[0] = need_of(s, seat, face, False)
    target.need += sum(target.each)
    target.fame += float(face.fame * level)
    target.per_point = A_LEADER_LEVEL / armor
    target.pressing = urgency(s)


def stronghold(s: Mage, seat: i64, cell: i64, site: i64) -> Target:
    """A fortified site, a ruined city or a leader's seat with its garrison."""
    target = Target(cell, STORMED, -1)
    city = site == CITY_SITE or cell == s.city_cell[CAMP]
    if city:
        target.each_prize = PER_CITY_SHIELD
    if s.shields[cell] and owned_by_one(s, cell):  # of another player: half the fame
        target.expect(GREY_TOKENS if site == KEEP else VIOLET_TOKENS)
        target.fame *= 0.5
    for token in garrison(s, cell):
        leader = s.definitions[token]
        if isinstance(leader, Leader):
            wear_down(s, seat, target, leader)
        else:
            target.add(s, seat, token, not has(LEADER_SITES, site))
    if city:
        target.parts = True
        target.prize = city_prize(s) * urgency(s)
    elif has(LEADER_SITES, site):
        target.prize = A_LEADER * urgency(s)
        target.company = target.enemies
        target.parts = True
    elif site == MAGE_TOWER:
        target.prize = A_SHIELD + (0.0 if s.scenario.owned_towers else BY_REWARD[REWARD_SPELL])
    else:
        target.prize = A_SHIELD
    if site != RUINED_CITY and not has(LEADER_SITES, site):
        target.prize -= PER_REPUTATION
    return target
