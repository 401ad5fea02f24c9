"""How a combat starts (MK-291 to MK-302, MK-668)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Ruin
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.verbs import ATTACK_HERO, BURN, CHALLENGE, ENTER, FIGHT
from deckhold.games.mage_knight.rules import pursuing
from deckhold.games.mage_knight.rules.fighting.phases import begin_ranged
from deckhold.games.mage_knight.rules.revealing import add_token, bring_missing
from deckhold.games.mage_knight.rules.secrets import set_die
from deckhold.games.mage_knight.state.battle import add_foe, draw_foe, joint
from deckhold.games.mage_knight.state.general import cell_of, general, muster, reveal, roll_die
from deckhold.games.mage_knight.state.ground import (
    came_from,
    garrison,
    may_attack,
    others_at,
    owned_by_one,
    rampaging_at,
    rampaging_near,
    walled,
)
from deckhold.games.mage_knight.state.leaders import leader_at
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import UPRIGHT, pursuers, turn_over
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    BATTLE,
    DEFENDER,
    FIELD,
    GENERAL_HIMSELF,
    GHOST,
    HALF_FAME,
    HAND,
    HAUNTING,
    MET,
    OF_ARMY,
    OF_CITY,
    RAMPAGING,
    RUIN_USED,
    SHARE,
    SKILLS,
    TO_DISCARD,
    UNITS,
    WALLED,
)
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    CITY_SITE,
    CLOSING,
    DUNGEON,
    FORTIFIED_SITES,
    GLADE,
    GRAVEYARD,
    GREY_TOKENS,
    KEEP,
    LABYRINTH,
    LEADER_SITES,
    MAGE_TOWER,
    MAZES,
    MINES,
    MONASTERY,
    MONSTER_DEN,
    NO_SITE,
    RANGED_PHASE,
    RED_TOKENS,
    RUINED_CITY,
    RUINS,
    SPAWNING_GROUNDS,
    STARTING,
    TOMB,
    TURN,
    VIOLET_TOKENS,
)

ASSAULT_PRICE: Final = -1  # of reputation
BURN_PRICE: Final = -3


# -- what can be begun -------------------------------------------------------------------------------------------------


def offer_fights(s: Mage, seat: i64, out: list[int]) -> None:
    """The fights that a hero can begin where it stands; beside another hero only with that one (MK-262, MK-302)."""
    cell = s.where(seat)
    if cell == NO_CELL:
        return
    others = others_at(s, seat, cell)
    for other in others:
        if may_attack(s, seat, other):
            out.append(act.action(ATTACK_HERO, other))
    if others:
        return
    if can_enter(s, seat, cell):
        out.append(act.action(ENTER))
    if s.site[cell] == MONASTERY and not s.shields[cell] and s.has_token(VIOLET_TOKENS):
        out.append(act.action(BURN))
    for token in rampaging_near(s, cell):
        out.append(act.action(CHALLENGE, token))


def must_fight(s: Mage, seat: i64) -> bool:
    """Whether a hero stands where another one is and must attack it or move on (MK-130, MK-260)."""
    cell = s.where(seat)
    if cell == NO_CELL:
        return False
    for other in others_at(s, seat, cell):
        if may_attack(s, seat, other):
            return True
    return False


def can_enter(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether there is an adventure to be had on a space (MK-293, MK-435)."""
    site = s.site[cell]
    if site in (MONSTER_DEN, SPAWNING_GROUNDS):
        return not s.shields[cell] and inhabited(s, cell)
    if site in (DUNGEON, TOMB):
        return (not s.shields[cell] or not s.scenario.secrets) and inhabited(s, cell)  # MK-435, MK-635
    if has(MINES, site) or site in (GLADE, GRAVEYARD):
        return len(s.enemies_at(cell)) > 0  # MK-614, MX-420, MX-441
    ruin = ruin_at(s, cell) if site == RUINS else -1
    if ruin < 0:
        return False
    altar = s.ruin(ruin).altar
    return s.pays_all(seat, altar) if altar else inhabited(s, cell)


def inhabited(s: Mage, cell: i64) -> bool:
    """Whether an adventure site has enemies, or some can be drawn for it: nobody else can be defeated (MK-Q42)."""
    if s.enemies_at(cell):
        return True
    for pile in dwellers(s, cell):
        if s.has_token(pile):
            return True
    return False


def deserted(s: Mage, cell: i64) -> bool:
    """Whether there is nothing at an adventure site only because no enemy is left for it."""
    site = s.site[cell]
    if site == RUINS:
        drawn = ruin_at(s, cell) >= 0 and not altar_fame(s, cell)
    else:
        drawn = site in (MONSTER_DEN, SPAWNING_GROUNDS, DUNGEON, TOMB) or has(MAZES, site)
    return drawn and not s.shields[cell] and not inhabited(s, cell)


def dwellers(s: Mage, cell: i64) -> list[int]:
    """The piles that the enemies of an adventure site come from (MK-427, MK-432, MK-436, MK-440, MX-030)."""
    site = s.site[cell]
    if site == RUINS:
        return s.ruin(ruin_at(s, cell)).enemies
    if site in (TOMB, LABYRINTH):
        return [RED_TOKENS]
    return [BROWN_TOKENS, BROWN_TOKENS] if site == SPAWNING_GROUNDS else [BROWN_TOKENS]


def ruin_at(s: Mage, cell: i64) -> i64:
    """The ruin token on a space, or -1."""
    for token in s.tokens_at(cell):
        if isinstance(s.definitions[token], Ruin):
            return token
    return -1


def altar_fame(s: Mage, cell: i64) -> i64:
    """The fame of the altar on a space; 0 if there is none."""
    ruin = ruin_at(s, cell) if cell != NO_CELL and s.site[cell] == RUINS else -1
    return s.ruin(ruin).fame if ruin >= 0 and s.ruin(ruin).altar else 0


# -- how it begins -----------------------------------------------------------------------------------------------------


def clear(s: Mage, seat: i64) -> None:
    """The action begins: nobody is faced yet."""
    s.clear_combat()
    s.struck = [0] * s.unit_count
    s.moment = STARTING


def assault(s: Mage, seat: i64, cell: i64, provoked: list[int]) -> None:
    """A hero has entered a fortified site that is not open to it (MK-291, MK-292, MK-299)."""
    clear(s, seat)
    s.fight_cell = cell
    if assault_costs(s, cell):
        s.change_reputation(seat, ASSAULT_PRICE)
    add_rampaging(s, provoked)
    s.push(NAME_FOES, seat)


def assault_costs(s: Mage, cell: i64) -> bool:
    """Whether an assault on a site costs reputation (MK-291, MK-644, MX-Q23)."""
    return has(FORTIFIED_SITES, s.site[cell]) and not s.scenario.owned_towers


def attack_general(s: Mage, seat: i64, cell: i64, provoked: list[int]) -> None:
    """A hero has moved onto Volkare's space: it is an assault that costs no reputation (MX-131 to MX-133)."""
    clear(s, seat)
    s.fight_cell = cell
    add_rampaging(s, provoked)
    s.push(NAME_FOES, seat)


def provoke(s: Mage, seat: i64, provoked: list[int]) -> None:
    """A step has provoked rampaging enemies (MK-296, MK-298)."""
    clear(s, seat)
    add_rampaging(s, provoked)
    s.push(NAME_FOES, seat)


def challenge(s: Mage, seat: i64, token: i64) -> None:
    """A hero challenges a rampaging enemy, and may name more (MK-295)."""
    clear(s, seat)
    add_rampaging(s, rampaging_at(s, s.spot[token]))  # a space is fought as a whole (MK-558)
    s.push(NAME_FOES, seat)


def burn(s: Mage, seat: i64) -> None:
    """A hero burns a monastery (MK-294, MK-413)."""
    clear(s, seat)
    s.fight_cell = s.where(seat)
    s.alone = True
    s.change_reputation(seat, BURN_PRICE)
    gather(s, seat)


def enter(s: Mage, seat: i64) -> None:
    """A hero explores an adventure site (MK-293); nobody can be added (MK-301)."""
    cell = s.where(seat)
    site = s.site[cell]
    if site == RUINS:
        ruin = ruin_at(s, cell)
        altar = s.ruin(ruin).altar
        if altar:
            s.moment = CLOSING
            s.move_points = 0
            s.influence = 0  # healing is lost to a fight alone (MK-666)
            s.push(ALTAR, seat, ruin)
            pay_mana(s, seat, altar)
            return
    clear(s, seat)
    s.fight_cell = cell
    s.alone = site == DUNGEON or site == TOMB  # MK-432, MK-X06
    s.night_rules = s.alone or has(MINES, site)  # MK-614
    gather(s, seat)


def fight_drawn(s: Mage, seat: i64, piles: list[int], flags: i64) -> None:
    """A hero fights tokens drawn from these piles, which vanish afterwards: a scenario's own fight."""
    clear(s, seat)
    lose_points(s)
    for pile in piles:
        draw_foe(s, pile, flags | TO_DISCARD)
    begin(s, seat)


def add_rampaging(s: Mage, tokens: list[int]) -> None:
    """Rampaging enemies take part; in a cooperative assault nobody after that can fight them (MK-Q63).

    A wall is judged enemy by enemy, from where the hero stands (MX-Q47). Nobody takes part twice, whoever else has come
    to its space meanwhile (MX-Q20).
    """
    for token in tokens:
        if token in s.foes:
            continue
        add_foe(s, token, RAMPAGING | behind_wall(s, s.where(s.turn), s.spot[token]))
        turn_over(s, token, UPRIGHT)  # MX-Q58
        if joint(s):
            s.last(MET, s.turn, token, TURN)


def behind_wall(s: Mage, origin: i64, cell: i64) -> i64:
    """The flag of enemies that are fought across a wall (MX-020, MX-021)."""
    return WALLED if walled(s, origin, cell) else 0


def lose_points(s: Mage) -> None:
    """Points of the movement part are of no use in the action (MK-129, MK-465)."""
    s.move_points = 0
    s.influence = 0
    s.healing = 0


def gather(s: Mage, seat: i64) -> None:
    """What is left of points is lost, tokens are drawn and turned up (MK-668)."""
    lose_points(s)
    cell = s.fight_cell
    if cell != NO_CELL and cell == cell_of(s):
        site_flag: i64 = DEFENDER if has(FORTIFIED_SITES, s.site[cell]) else 0
        face_army(s, seat, site_flag | behind_wall(s, came_from(s, seat), cell))  # MX-134
        return
    site = NO_SITE if cell == NO_CELL else s.site[cell]
    defender = DEFENDER | (behind_wall(s, came_from(s, seat), cell) if has(FORTIFIED_SITES, site) else 0)
    if site in (KEEP, MAGE_TOWER):
        if s.shields[cell] and owned_by_one(s, cell):
            for _ in range(garrison_size(s)):
                pile = GREY_TOKENS if site == KEEP else VIOLET_TOKENS
                draw_foe(s, pile, defender | HALF_FAME | TO_DISCARD)
        else:
            face(s, s.enemies_at(cell), defender)
    elif site == CITY_SITE:
        face(s, shared(s, seat, cell), defender | OF_CITY)
    elif site == MONASTERY:
        draw_foe(s, VIOLET_TOKENS, TO_DISCARD)
    elif site in (DUNGEON, TOMB):
        waiting = s.enemies_at(cell)  # of a secret entrance (MK-633)
        if waiting:
            face(s, waiting, TO_DISCARD)
        else:
            draw_foe(s, dwellers(s, cell)[0], TO_DISCARD)
    elif site in (MONSTER_DEN, SPAWNING_GROUNDS, RUINS):
        draw_to(s, cell, dwellers(s, cell))
    elif has(MINES, site) or site in (RUINED_CITY, GLADE, GRAVEYARD):
        bring_missing(s, cell)
        face(s, s.enemies_at(cell), behind_wall(s, came_from(s, seat), cell) if site == RUINED_CITY else 0)
    elif has(LEADER_SITES, site):
        face(s, shared(s, seat, cell), 0)  # MX-Q37
    begin(s, seat)


def face_army(s: Mage, seat: i64, flags: i64) -> None:
    """Volkare's army takes part, or the share that was dealt to a hero, and he himself (MX-114, MX-142)."""
    muster(s)
    roll_die(s)
    reveal(s)
    face(s, share_of(s, seat) if joint(s) else s.zones[ARMY], flags | OF_ARMY)
    add_foe(s, general(s), GENERAL_HIMSELF)
    begin(s, seat)


def face_ghosts(s: Mage, seat: i64) -> None:
    """The ghosts in front of a player attack; afterwards they vanish (MX-209, MX-210)."""
    for token in s.at(HAUNTING, seat).copy():
        s.move(token, HAUNTING, seat, BATTLE, 0)
        add_foe(s, token, GHOST | TO_DISCARD)
    begin(s, seat)


def shared(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The defenders of a city that a hero faces: in a cooperative assault those dealt to it (MK-508).

    A leader is faced by everybody (MX-401).
    """
    if not joint(s):
        return garrison(s, cell)
    dealt = share_of(s, seat)
    leader = leader_at(s, cell)
    return dealt if leader == NO_CARD else [leader, *dealt]


def share_of(s: Mage, seat: i64) -> list[int]:
    """The enemies that were dealt to a hero."""
    return [entry.card for entry in s.lasting if entry.op is SHARE and entry.seat == seat and entry.card != NO_CARD]


def garrison_size(s: Mage) -> i64:
    """How many tokens defend somebody's keep: more as the game goes on where towers are owned too (MK-647)."""
    return (s.round + 1) // 2 if s.scenario.owned_towers else 1


def draw_to(s: Mage, cell: i64, piles: list[int]) -> None:
    """The enemies of a site come to it, unless they are there from an earlier fight (MK-427, MK-440, MK-X05)."""
    if not s.enemies_at(cell):
        for pile in piles:
            add_token(s, pile, cell, True)
    face(s, s.enemies_at(cell), 0)


def face(s: Mage, tokens: list[int], flags: i64) -> None:
    """Tokens of the map are turned up and take part."""
    for token in tokens:
        s.show(token, s.map.everybody)
        add_foe(s, token, flags)


def begin(s: Mage, seat: i64) -> None:
    """Everybody is there: effects that are limited to the start of a combat, then the first phase."""
    if s.events is not None:
        s.note("combat", seat)
        for foe in s.foes:
            s.note("faces", seat, foe)
    s.push(FIRST_PHASE, seat)
    set_off(s, "combat-starts", seat)
    set_die(s, seat)


def waits_for_start(s: Mage, seat: i64) -> bool:
    """Whether a seat has something that can be played at the start of a combat only."""
    for card in s.at(HAND, seat):
        deed = s.deed(card)
        if only_at_start(deed.basic_times) or only_at_start(deed.strong_times):
            return True
    for card in s.at(SKILLS, seat):
        if only_at_start(s.skill(card).times):
            return True
    for unit in s.at(UNITS, seat):
        for ability in s.unit(unit).abilities:
            if only_at_start(ability.times):
                return True
    return False


def only_at_start(times: i64) -> bool:
    return has(times, STARTING) and not has(times, RANGED_PHASE)


# -- ops ---------------------------------------------------------------------------------------------------------------


@final
class NameFoes(Op):
    """The player names the rampaging enemies that are fought as well, and begins (MK-295, MK-300).

    Before that pursuers follow, or join (MX-369); those of a hero who attends somebody else's fight do not (MX-Q20).
    """

    kind = "challenge"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.numbers.pursuit and not s.skips[ctx.seat] and pursuers(s, ctx.seat):
            g.again(ctx)
            pursuing.follow(s, ctx.seat, True)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        near = rampaging_near(s, s.where(ctx.seat))
        return [act.action(CHALLENGE, token) for token in near if token not in s.foes and not s.marked(MET, token)] + [
            act.action(FIGHT)
        ]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == CHALLENGE:
            add_rampaging(s, rampaging_at(s, s.spot[act.first(action)]))
            g.again(ctx)
        else:
            gather(s, ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        faced = [t.name(s.definitions[card].id) for card in s.foes]
        return t.say("ask-challenge-more", foes=t.listing(faced)) if faced else t.say("ask-challenge")

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.WANTED if act.verb_of(action) == FIGHT else ""

    def rules(self) -> list[str]:
        return ["MK-295", "MK-300", "MK-668"]


@final
class FirstPhase(Op):
    """The combat stops for what can be played at its start only; otherwise the first phase begins."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not waits_for_start(s, ctx.seat):
            begin_ranged(s, ctx.seat)


@final
class Altar(Op):
    """The mana of an altar has been paid (MK-439)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.gain_fame(ctx.seat, s.ruin(ctx.card).fame)
        s.put_shield(s.spot[ctx.card], ctx.seat)
        s.move(ctx.card, FIELD, 0, RUIN_USED, 0)

    def text(self, t: Teller) -> str:
        return ""


NAME_FOES: Final = NameFoes()
FIRST_PHASE: Final = FirstPhase()
ALTAR: Final = Altar()
STARTING_OPS: Final[dict[str, Op]] = {"name-foes": NAME_FOES, "first-phase": FIRST_PHASE, "altar": ALTAR}
