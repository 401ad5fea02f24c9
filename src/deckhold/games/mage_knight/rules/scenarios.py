"""What a scenario, or an option about map and time, changes while it is played: actions, rounds, the end (26, 25)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.deciding import Grouped
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import CORE, REWARD_RANDOM_CRYSTAL, Tile
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.verbs import SPECIAL
from deckhold.games.mage_knight.options import DARKNESS, MORE_RAMPAGE
from deckhold.games.mage_knight.rules import fighting, volkare
from deckhold.games.mage_knight.rules.dealing import people_at
from deckhold.games.mage_knight.rules.goals import task_done
from deckhold.games.mage_knight.rules.scoring import all_conquered, city_tiles, finish
from deckhold.games.mage_knight.rules.settling import add_rampaging, faction_there
from deckhold.games.mage_knight.rules.shades import may_seal, seal
from deckhold.games.mage_knight.scenarios import (
    ARMY_BEATEN,
    CITIES_TAKEN,
    CITY_FOUND,
    DUMMY_FIRST,
    DUMMY_RANDOM,
    GRAVEYARDS_SEALED,
    LEADERS_BEATEN,
    MINES_FREED,
    NO,
    RELIC_FOUND,
    SECOND_INCANTATION,
    UNDERGROUND_TAKEN,
    VOLKARE_LAST,
    YES,
)
from deckhold.games.mage_knight.state.battle import leaves_play
from deckhold.games.mage_knight.state.factions import place_faction_enemy
from deckhold.games.mage_knight.state.general import beaten
from deckhold.games.mage_knight.state.ground import UNDERGROUND, hunted, near_camp, rampaging_at, shielded_sites
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.tiles import has_city
from deckhold.games.mage_knight.state.zones import (
    BOX,
    DOUBLE_FAME,
    DUMMY_CARDS,
    FIELD,
    LAID,
    NOBODY,
    PREY,
    STOPPED,
    TACTIC_OF,
    TILES,
)
from deckhold.games.mage_knight.terms import (
    BLACK,
    BLUE,
    BROWN_TOKENS,
    COLOURS,
    GLADE,
    GOLD,
    GREEN,
    GREEN_TOKENS,
    INHABITED_SITES,
    MAGE_TOWER,
    MINES,
    NO_SITE,
    RED,
    RED_TOKENS,
    ROUND,
    TURN,
    WHITE,
    moments,
)

# Numbers of SPECIAL.
INCANTATION: Final = 0
MARK_GLADE: Final = 1
SEAL: Final = 2
HUNT: Final = 3  # the first of HUNTS

HUNTS: Final = [[GREEN_TOKENS], [RED_TOKENS], [GREEN_TOKENS, RED_TOKENS]]  # what may be hunted (MX-179)

# Whom a marked glade brings in each night.
INCANTATIONS: Final[list[list[int]]] = [[BROWN_TOKENS], [RED_TOKENS], [BROWN_TOKENS, RED_TOKENS]]
INCANTED: Final = Mark()  # this night, by a hero

MANY: Final = 4  # players with a dummy: no tactic is used up (MX-191)

WARM: Final = moments(RED, GREEN, GOLD)
COLD: Final = moments(WHITE, BLUE, BLACK)


# -- actions -----------------------------------------------------------------------------------------------------------


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """Actions that the scenario adds, and what takes no action."""
    if may_seal(s, seat):
        out.append(act.action(SPECIAL, SEAL))
    if may_hunt(s, seat):
        for i in range(len(HUNTS)):
            if len([pile for pile in HUNTS[i] if s.has_token(pile)]) == len(HUNTS[i]):
                out.append(act.action(SPECIAL, HUNT + i))
    if not s.scenario.glades:
        return
    if s.free_to_act(seat) and may_incant(s, seat):
        out.append(act.action(SPECIAL, INCANTATION))
    if s.may_stop(seat) and may_mark(s, seat):  # which is no action: pursuers attack after that
        out.append(act.action(SPECIAL, MARK_GLADE))


def may_mark(s: Mage, seat: i64) -> bool:
    """Whether a hero stands on a glade that it could mark, if its movement ends there (MK-623)."""
    cell = s.where(seat)
    return s.scenario.glades and cell != NO_CELL and s.site[cell] == GLADE and not s.own_shield(cell, seat)


def may_incant(s: Mage, seat: i64) -> bool:
    """Once in a night, away from inhabited sites, with a glade of one's own (MK-624, MK-Q77)."""
    if not s.night or has(INHABITED_SITES, people_at(s, s.where(seat))) or s.marked(INCANTED, s.figure(seat)):
        return False
    return len(shielded_sites(s, seat, moments(GLADE))) > 0


def may_hunt(s: Mage, seat: i64) -> bool:
    """In the conquered camp or next to it, where nobody has hunted with success (MX-179, MX-180)."""
    cell = s.where(seat)
    return cell != NO_CELL and near_camp(s, cell) and s.free_to_act(seat) and cell not in hunted(s)


def hunts(action: i64) -> bool:
    """Whether an action is a hunt."""
    return act.verb_of(action) == SPECIAL and HUNT <= act.first(action) < HUNT + len(HUNTS)


def begins_fight(action: i64) -> bool:
    """Whether an action of a scenario is a fight with enemies that are drawn for it."""
    return hunts(action) or action == act.action(SPECIAL, INCANTATION)


def take(s: Mage, seat: i64, action: i64) -> bool:
    if act.verb_of(action) != SPECIAL:
        return False
    if act.first(action) == INCANTATION:
        incant(s, seat)
    elif act.first(action) == SEAL:
        seal(s, seat)
    elif hunts(action):
        fighting.fight_drawn(s, seat, HUNTS[act.first(action) - HUNT], PREY)
    else:
        mark_glade(s, seat)
    return True


def incant(s: Mage, seat: i64) -> None:
    """The incantation: a fight for every marked glade, double fame, and crystals (MK-624, MK-625, MK-627, MK-629)."""
    night = min((s.round + 1) // 2, len(INCANTATIONS))
    enemies = INCANTATIONS[night - 1]
    glades = len(shielded_sites(s, seat, moments(GLADE)))
    s.last(INCANTED, seat, s.figure(seat), ROUND)
    if s.events is not None:
        s.note("incantation", seat, NO_CARD, glades)
    fighting.fight_drawn(s, seat, enemies * glades, DOUBLE_FAME)
    summoned = len(s.foes) // len(enemies)  # fewer where tokens ran out (MK-Q42)
    s.rewards = s.rewards + [REWARD_RANDOM_CRYSTAL] * (summoned * night)


def mark_glade(s: Mage, seat: i64) -> None:
    """A hero marks the glade where its movement ends (MK-623, MK-Q77)."""
    cell = s.where(seat)
    s.last(STOPPED, seat, NO_CARD, TURN)
    s.did_move = True  # it was a movement part, if without a step: no rest may follow
    if s.options["few-marks"] == YES:  # MK-629
        others = [other for other in range(s.seats) if s.own_shield(cell, other)]
        if len(others) >= (1 if s.seats == 2 else 2):
            s.push(REPLACE_MARK, seat, NO_CARD, cell)
            return
    s.put_shield(cell, seat)


def stopped(s: Mage, seat: i64) -> None:
    """A provoking step has ended the movement: a glade may be marked there before the fight (MK-665, MK-Q77)."""
    if may_mark(s, seat):
        s.push(MARK_HERE, seat)


@final
class MarkHere(Op):
    """Whether a hero marks the glade where a fight has stopped it."""

    kind = "mark-glade"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(SPECIAL, MARK_GLADE), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        assert isinstance(g, Mage)
        if act.verb_of(action) != act.PASS:
            mark_glade(g, ctx.seat)

    def rules(self) -> list[str]:
        return ["MK-623", "MK-Q77"]


@final
class ReplaceMark(Op):
    """On a full glade one's shield takes the place of another hero's (MK-629); `a`: the glade."""

    kind = "replace-mark"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        assert isinstance(g, Mage)
        return [act.action(act.PLAYER, other) for other in range(g.seats) if g.own_shield(ctx.a, other)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        assert isinstance(g, Mage)
        shields = g.shields.copy()
        shields[ctx.a] -= bit(act.first(action))
        g.shields = shields
        g.put_shield(ctx.a, ctx.seat)

    def rules(self) -> list[str]:
        return ["MK-629"]


# -- turns and rounds --------------------------------------------------------------------------------------------------


def turn_starts(s: Mage, seat: i64) -> None:
    """Mana of one's own mage towers, on or next to one of them or a team mate's (MK-646, MK-648)."""
    cell = s.where(seat)
    if not s.scenario.owned_towers or cell == NO_CELL:
        return
    for near in [cell, *s.cells.neighbours(cell)]:
        if s.site[near] == MAGE_TOWER and s.friendly_shield(near, seat):
            for _ in shielded_sites(s, seat, moments(MAGE_TOWER)):
                s.gain_token(seat, BLACK if s.night else GOLD)
            return


def round_begins(s: Mage) -> None:
    """Every liberated mine gives its liberator a crystal (MK-617)."""
    if s.scenario.mines:
        for seat in range(s.seats - 1, -1, -1):
            for cell in shielded_sites(s, seat, MINES):
                s.push(CHOOSE_CRYSTAL, seat, NO_CARD, moments(*s.hex_at(cell).mine))


def round_over(s: Mage) -> None:
    """What a scenario or an option does at the end of a day or a night (MK-661)."""
    if s.scenario.glades and s.night:
        clear_glades(s)
    if s.scenario.portal_closes and not s.night and not s.portal_closed:
        close_portal(s)
        clear_gate(s)
    again = s.options["time"] == DARKNESS or s.scenario.tactics == DUMMY_RANDOM  # all are offered (MK-Q73, MX-406)
    if s.dummy and not again and s.seats < MANY:
        use_up_tactics(s)
    if s.scenario.march is not None:
        volkare.offer_change(s)
    if s.options["rampage"] != NO:
        rampage(s)


def clear_glades(s: Mage) -> None:
    """All shields are taken off the glades (MK-626)."""
    shields = s.shields.copy()
    for cell in range(s.cells.size):
        if s.site[cell] == GLADE:
            shields[cell] = 0
    if s.events is not None and shields != s.shields:
        s.note("glades-cleared", -1)
    s.shields = shields


def close_portal(s: Mage) -> None:
    """The portal closes: whoever is still there is out of the game, wherever the figure stands (MK-653, MX-304)."""
    s.portal_closed = True
    if s.events is not None:
        s.note("portal-closes", -1)
    for seat in range(s.seats):
        if s.off_map[seat] or s.where(seat) == s.portal():
            s.out = with_number(s.out, seat, 1)
            s.off_map = with_number(s.off_map, seat, 1)
            s.set_spot(s.figure(seat), NO_CELL)
            if s.events is not None:
                s.note("left-behind", seat)


def clear_gate(s: Mage) -> None:
    """Enemies on the space of the closed portal are out of the game as well: pursuers may have come there (MK-653)."""
    for token in s.tokens_at(s.portal()):
        s.move(token, FIELD, 0, BOX, 0)
        leaves_play(s, token)
        if s.events is not None:
            s.note("enemy-gone", -1, token)


def use_up_tactics(s: Mage) -> None:
    """Alone both used tactics leave the game (MK-595); together the players choose one of theirs (MK-603)."""
    if s.scenario.tactics == DUMMY_FIRST:
        if not s.ending and s.round + 2 <= s.numbers.rounds:  # there is another day or night like this one
            s.push(USE_UP, 0)
        return
    if s.scenario.tactics == VOLKARE_LAST and s.seats > 1:
        return  # MX-233
    for card in s.at(TACTIC_OF, 0).copy():
        s.move(card, TACTIC_OF, 0, BOX, 0)
    if s.scenario.tactics == VOLKARE_LAST:
        return  # his stays in the game (MX-232)
    for card in s.zones[DUMMY_CARDS].copy():
        if s.definitions[card].kind == "tactic":
            s.move(card, DUMMY_CARDS, 0, BOX, 0)


@final
class UseUpTactic(Grouped):
    """Which of the players' tactics is not used again (MK-603)."""

    kind = "use-up-tactic"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for seat in range(g.seats):
            for card in g.at(TACTIC_OF, seat):
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        for seat in range(g.seats):
            if act.first(action) in g.at(TACTIC_OF, seat):
                g.move(act.first(action), TACTIC_OF, seat, BOX, 0)
        if g.events is not None:
            g.note("use-up", -1, act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-use-up", card=t.name(g.table.card[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return NO_CARD

    def rules(self) -> list[str]:
        return ["MK-603"]


def rampage(s: Mage) -> None:
    """Beaten rampaging enemies may come back, some of them not alone (MK-557, MK-559, MK-Q74)."""
    fitting = COLD if s.night else WARM
    always = s.options["rampage"] == MORE_RAMPAGE
    for cell in range(s.cells.size):
        if s.tile_at[cell // 7] == NO_CARD or s.hex_at(cell).rampaging == 0 or s.site[cell] != NO_SITE:
            continue  # nor where a part of a city, or a secret way underground, is now
        if rampaging_at(s, cell) or s.heroes_at(cell):
            continue
        colour = s.chance(len(COLOURS))
        if s.events is not None:
            s.note("roll", -1, NO_CARD, colour)
        if not always and not has(fitting, colour):
            continue
        appears(s, add_rampaging(s, cell, NOBODY))
        if has(fitting, colour) if always else colour == (BLACK if s.night else GOLD):
            appears(s, place_faction_enemy(s, faction_there(s, cell, NOBODY), BROWN_TOKENS, cell, True))


def appears(s: Mage, token: i64) -> None:
    """An enemy has come back to the map, if there was one to come."""
    if token != NO_CARD and s.events is not None:
        s.note("enemy-appears", -1, token)


def next_is_night(s: Mage) -> bool:
    """Days and nights alternate (MK-065), until darkness has come (MK-553, MK-Q73)."""
    if s.options["time"] != DARKNESS:
        return not s.night
    if s.night:
        return True
    rolled = [s.chance(len(COLOURS)), s.chance(len(COLOURS))]
    if s.events is not None:
        for colour in rolled:
            s.note("roll", -1, NO_CARD, colour)
    return BLACK in rolled


def start_reputation(s: Mage) -> i64:
    """Where the reputation of the heroes stands at the beginning (MK-557, MK-559, MK-590)."""
    if s.options["rampage"] != NO:
        return -4 if s.options["rampage"] == MORE_RAMPAGE else -2
    return s.scenario.reputation


def elites_offered(s: Mage) -> bool:
    """Whether the offer of the next round is mixed: once a core tile lies on the map (MK-073).

    In Conquer and Hold in the second half of the game (MK-642, MK-Q22, MK-Q23).
    """
    if s.scenario.owned_towers:
        return s.round + 1 > s.numbers.rounds // 2
    if not s.scenario.elites:
        return False
    for card in s.zones[LAID]:
        tile = s.definitions[card]
        if isinstance(tile, Tile) and (tile.shape == CORE or has_city(s, tile)):
            return True
    return False


# -- the end -----------------------------------------------------------------------------------------------------------


def end_reached(s: Mage) -> bool:
    """Whether the scenario's end has come: looked at after every turn (MK-093, MK-692)."""
    end = s.scenario.end
    if end in (LEADERS_BEATEN, GRAVEYARDS_SEALED, RELIC_FOUND):
        return task_done(s)
    if end == CITY_FOUND:
        return city_tiles(s) > 0  # MK-578
    if end == ARMY_BEATEN:
        return beaten(s)  # MX-278, MX-321
    if end == CITIES_TAKEN:
        return all_conquered(s)  # MK-585, MK-596, MK-605
    if end == MINES_FREED:
        return not s.zones[TILES] and all_marked(s, MINES)  # MK-619
    if end == UNDERGROUND_TAKEN:
        return not s.zones[TILES] and all_marked(s, UNDERGROUND)  # MK-637
    if end == SECOND_INCANTATION and s.round == s.numbers.rounds:  # MK-628
        for seat in range(s.seats):
            if not s.marked(INCANTED, s.figure(seat)):
                return False
        return True
    return False


def all_marked(s: Mage, sites: i64) -> bool:
    for cell in range(s.cells.size):
        if has(sites, s.site[cell]) and not s.shields[cell]:
            return False
    return True


MARK_HERE: Final = MarkHere()
REPLACE_MARK: Final = ReplaceMark()
USE_UP: Final = UseUpTactic()
SCENARIO_OPS: Final[dict[str, Op]] = {
    "mark-here": MARK_HERE,
    "replace-mark": REPLACE_MARK,
    "use-up-tactic": USE_UP,
    "incanted": INCANTED,
}
__all__ = ["SCENARIO_OPS", "elites_offered", "end_reached", "finish", "next_is_night", "offers", "take"]
