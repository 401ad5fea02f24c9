"""Areas, counters and where they stand."""

from typing import Final, cast

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.info import GameInfo
from deckhold.engine.ops.lasting import USED
from deckhold.engine.view import DICE, FOES, HEX, PANEL, PILE, ROW, STACK, STRIPS, Area, Cell, Layout, Piece, Site
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import NOBODY as NO_OWNER
from deckhold.games.mage_knight.definitions import Enemy
from deckhold.games.mage_knight.ops.verbs import DIE_CHOICE, GUARD, TARGET
from deckhold.games.mage_knight.rules import goals
from deckhold.games.mage_knight.rules.ending import full_hand
from deckhold.games.mage_knight.rules.fighting.mazes import free_ways
from deckhold.games.mage_knight.rules.revealing import explorable
from deckhold.games.mage_knight.state.foes import (
    armor_of,
    block_needed,
    damage_of,
    element_of,
    hits_of,
    lives,
    sum_of_attack,
    sum_of_block,
    traits_of,
    unit_armor,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    ATTACKS,
    BANNERS,
    BLOCKED,
    CANCELLED,
    CENTRE,
    COMMON_SKILLS,
    DECK,
    DISCARD,
    DUMMY_DECK,
    FIELD,
    FREE,
    HAND,
    HELD,
    KEPT,
    LEVEL_FAME,
    LOOKED,
    PLAYED,
    QUIET,
    REPUTATION_MODIFIER,
    SKILLS,
    SKILLS_UP,
    SPELL_OFFER,
    TACTIC_OF,
    TACTICS,
    TILES,
    TOP_LEVEL,
    UNIT_OFFER,
    UNITS,
    WORST,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BASICS,
    BLOCK_PHASE,
    COLOURS,
    ELEMENTS,
    MAZES,
    MINES,
    NO_SITE,
    RANGED_PHASE,
    REACHES,
    SITES,
    TERRAIN,
    TRAITS,
    UNKNOWN,
)

# How the board calls sites, where it differs from the rules.
SITE_KEYS: Final = {
    "ancient-ruins": "ruins",
    "crystal-mine": "mine",
    "magical-glade": "glade",
    "volkares-camp": "camp",
}


def figure_id(s: Mage, seat: int) -> str:
    """What a hero on the map is called there."""
    return s.table.names[s.figure(seat)]


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    s = cast(Mage, g)
    me = 0 if seat is None else seat
    out = [board(info, s, seat), round_panel(s), source(s)]
    if s.foes:
        out.append(foes(s))
        out.append(clash(s))
    if s.zones[TACTICS]:
        out.append(info.zone_area(g, TACTICS, ROW, -1, seat))
    for zone in (UNIT_OFFER, ADVANCED_OFFER, SPELL_OFFER, COMMON_SKILLS, CENTRE):
        if s.zones[zone]:
            out.append(info.zone_area(g, zone, ROW, -1, seat))
    tiles = info.zone_area(g, TILES, PILE, -1, seat)
    out.append(tiles)
    if s.dummy:
        dummy = info.zone_area(g, DUMMY_DECK, PILE, -1, seat)
        dummy.counters = {f"crystal-{COLOURS[i]}": n for i, n in enumerate(s.dummy_crystals) if n}
        out.append(dummy)
    for owner in range(s.seats):
        out.append(hero_panel(s, owner))
        out.append(purse(s, owner))
        out.append(army(s, owner))
        out.append(skills(info, s, owner, seat))
        out.append(info.zone_area(g, TACTIC_OF, ROW, owner, seat))
        for zone, kind in ((SKILLS_UP, ROW), (LOOKED, ROW), (PLAYED, ROW)):
            if s.at(zone, owner) or (zone == PLAYED and owner == me):
                out.append(info.zone_area(g, zone, kind, owner, seat))
        out.append(info.zone_area(g, HAND, HAND_AREA, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


# -- the map -----------------------------------------------------------------------------------------------------------


def board(info: GameInfo, s: Mage, seat: int | None) -> Area:
    """The tiles that lie, places where the hero on turn could reveal one, tokens and heroes."""
    area = Area("board", HEX, "board")
    open_places = open_positions(s)
    area.cells = []
    for number in range(s.cells.size):
        if s.terrain[number] != UNKNOWN:
            area.cells.append(cell(s, number))
        elif number // SEVEN in open_places:
            area.cells.append(Cell(s.cells.q[number], s.cells.r[number]))
    for piece in info.zone_area(s, FIELD, ROW, -1, seat).pieces:
        assert piece is not None
        piece.owner = FOES
        card = s.table.by_name.get(piece.id, -1)
        if card >= 0 and isinstance(s.definitions[card], Enemy):
            printed(s.enemy(card), piece)
        area.pieces.append(piece)
    for one in range(s.seats):
        if s.at_hero(one) and s.where(one) != NO_CELL and not s.out[one]:
            area.pieces.append(standee(s, one))
    return area


def open_positions(s: Mage) -> list[int]:
    """Where whoever is on turn could reveal a tile, had it the points."""
    if s.turn >= s.seats or not s.at_hero(s.turn) or s.where(s.turn) == NO_CELL:
        return []
    return explorable(s, s.turn)


def cell(s: Mage, number: int) -> Cell:
    out = Cell(s.cells.q[number], s.cells.r[number], TERRAIN[s.terrain[number]])
    out.tile = f"tile:{number // SEVEN}"
    if s.walls is not None:
        out.walls = s.walls.around(number) or None
    site = s.site[number]
    owner = NO_OWNER
    for seat in range(s.seats):
        if has(s.shields[number], seat):
            owner = seat
    if site != NO_SITE:
        key = SITES[site]
        out.site = Site(SITE_KEYS.get(key, key), owner)
        if has(MAZES, site):
            out.marks = [f"way-{n}" for n in free_ways(s, number)]
        if has(MINES, site):
            out.marks = [f"mine-{COLOURS[colour]}" for colour in s.hex_at(number).mine]
    return out


def printed(enemy: Enemy, piece: Piece) -> None:
    """What is printed on a token that lies face up."""
    piece.counters["armor"] = int(enemy.armor)
    value = sum([int(one.value) for one in enemy.attacks if one.summons < 0])
    if value:
        piece.counters["attack"] = value


def standee(s: Mage, seat: int) -> Piece:
    piece = Piece(figure_id(s, seat), s.definitions[s.figure(seat)].id)
    piece.figure = True
    spot = s.where(seat)
    piece.x = s.cells.q[spot]
    piece.y = s.cells.r[spot]
    piece.owner = seat
    return piece


# -- the combat --------------------------------------------------------------------------------------------------------


def foes(s: Mage) -> Area:
    """The enemies of the combat, each with what its fight is decided by."""
    area = Area("foes", STRIPS, "foes")
    for place in range(len(s.foes)):
        if lives(s, place):
            area.pieces.append(foe_strip(s, place))
    return area


def foe_strip(s: Mage, place: int) -> Piece:
    piece = Piece(s.table.names[s.foes[place]], s.definitions[s.foes[place]].id)
    piece.owner = FOES
    piece.counters["armor"] = int(armor_of(s, place))
    hits = hits_of(s, place)
    for hit in hits:
        piece.counters["attack"] = piece.counters.get("attack", 0) + int(block_needed(s, hit))
        if ELEMENTS[element_of(s, hit)] != "physical":
            piece.marks.append(f"attack-{ELEMENTS[element_of(s, hit)]}")
    stopped = [hit for hit in hits if s.hit_flags[hit] & (BLOCKED | CANCELLED)]
    if hits and len(stopped) == len(hits):
        piece.marks.append("blocked")
    piece.counters["fame"] = int(s.enemy(s.foes[place]).fame)
    traits = traits_of(s, place)
    for n in range(len(TRAITS)):
        if has(traits, n):
            piece.marks.append(TRAITS[n])
    if s.foe_flags[place] & QUIET:
        piece.marks.append("quiet")
    if has(s.targets, place):
        piece.marks.append("target")
    if s.blocking >= 0 and s.blocking // ATTACKS == place:
        piece.marks.append("guarded")
    return piece


def clash(s: Mage) -> Area:
    """The attack or the block that is put together: what has come to it, what counts, what is needed."""
    area = Area("clash", PANEL, "clash")
    if s.moment in (RANGED_PHASE, ATTACK_PHASE):
        for reach in range(len(REACHES)):
            for element in range(len(ELEMENTS)):
                n = s.strike[reach * 4 + element]
                if n:
                    area.counters[f"{REACHES[reach]}-{ELEMENTS[element]}"] = n
        if s.targets:
            area.counters["total"] = int(sum_of_attack(s, s.turn, s.targets, s.strike))
            needed = 0
            for place in range(len(s.foes)):
                if has(s.targets, place):
                    needed += int(armor_of(s, place))
            area.counters["needed"] = needed
    elif s.moment == BLOCK_PHASE and s.blocking >= 0:
        for element in range(len(ELEMENTS)):
            n = s.guard[element] + s.guard[4 + element]
            if n:
                area.counters[f"block-{ELEMENTS[element]}"] = n
        area.counters["total"] = int(sum_of_block(s, s.blocking, s.guard))
        area.counters["needed"] = int(block_needed(s, s.blocking))
        area.counters["damage"] = int(damage_of(s, s.blocking))
    if s.damage_left:
        area.counters["damage"] = int(s.damage_left)
    return area


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero_panel(s: Mage, owner: int) -> Area:
    area = Area(f"hero/{owner}", PANEL, "hero", owner)
    level = s.level[owner]
    area.counters = {
        "level": level,
        "armor": int(s.armor_of(owner)),
        "hand-limit": int(full_hand(s, owner)) if s.at_hero(owner) else int(s.hand_limit(owner)),
        "command": int(s.command(owner)),
        "fame": s.fame[owner],
        "reputation": s.reputation[owner],
    }
    if level < TOP_LEVEL:
        area.counters["next-level"] = LEVEL_FAME[level]
    if s.reputation[owner] > WORST and REPUTATION_MODIFIER[s.reputation[owner] - WORST]:
        area.counters["modifier"] = REPUTATION_MODIFIER[s.reputation[owner] - WORST]
    return area


def purse(s: Mage, owner: int) -> Area:
    """Crystals and mana, and the points of whoever is on turn."""
    area = Area(f"purse/{owner}", PANEL, "purse", owner)
    for colour in range(BASICS):
        n = s.crystals[owner * BASICS + colour]
        if n:
            area.counters[f"crystal-{COLOURS[colour]}"] = n
    for colour in range(len(COLOURS)):
        n = s.tokens[owner * 6 + colour]
        if n:
            area.counters[f"mana-{COLOURS[colour]}"] = n
    if s.turn == owner:
        for name, points in (("move", s.move_points), ("influence", s.influence), ("healing", s.healing)):
            if points:
                area.counters[name] = int(points)
    return area


def army(s: Mage, owner: int) -> Area:
    area = Area(f"units/{owner}", STRIPS, "units", owner)
    for unit in s.at(UNITS, owner):
        piece = Piece(s.table.names[unit], s.definitions[unit].id)
        piece.counters["armor"] = int(unit_armor(s, owner, unit))
        piece.counters["level"] = int(s.unit(unit).level)
        if s.hurt[unit]:
            piece.counters["wounds"] = s.hurt[unit]
            piece.marks.append("wounded")
        piece.marks.append("spent" if s.spent[unit] else "ready")
        area.pieces.append(piece)
        for card in s.at(BANNERS, owner):
            if s.banner[unit] == card:
                banner = Piece(s.table.names[card], s.definitions[card].id)
                banner.on = piece.id
                area.pieces.append(banner)
    return area


def skills(info: GameInfo, s: Mage, owner: int, seat: int | None) -> Area:
    area = info.zone_area(s, SKILLS, STRIPS, owner, seat)
    for piece in area.pieces:
        assert piece is not None
        if s.marked(USED, s.table.by_name[piece.id]):
            piece.marks.append("used")
    return area


def source(s: Mage) -> Area:
    """The dice of the source; what cannot be used now says so."""
    area = Area("source", DICE, "source")
    for i, colour in enumerate(s.dice):
        if s.die_state[i] in (HELD, KEPT):
            continue
        die = Piece(f"die#{i + 1}")
        die.marks.append(COLOURS[colour])
        if s.die_state[i] != FREE:
            die.marks.append("taken")
        elif not s.usable(colour):
            die.marks.append("depleted")
        area.pieces.append(die)
    return area


def round_panel(s: Mage) -> Area:
    area = Area("round", PANEL, "round")
    area.counters = {"round": int(s.round), "rounds": s.numbers.rounds}
    if s.turns_left > 0:
        area.counters["turns-left"] = int(s.turns_left)
    area.counters.update(goals.counters(s))
    return area


def counters(g: Game, seat: int) -> dict[str, int]:
    s = cast(Mage, g)
    return {
        "fame": s.fame[seat],
        "level": s.level[seat],
        "reputation": s.reputation[seat],
        "hand": len(s.at(HAND, seat)),
        "deck": len(s.at(DECK, seat)),
        "units": len(s.at(UNITS, seat)),
    }


def layout(g: Game, seat: int | None) -> Layout:
    """The hero on the left, the map in the middle, offers beside it, the hand below; in combat the enemies first."""
    s = cast(Mage, g)
    me = 0 if seat is None else seat
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    offers = [["tactics"], ["unit_offer"], ["advanced_offer"], ["spell_offer"], ["common_skills", "centre"]]
    mine = [f"skills_up/{me}", f"looked/{me}"]
    rivals = [
        [f"hero/{other}", f"purse/{other}", f"units/{other}", f"skills/{other}", f"played/{other}"] for other in others
    ]
    wide = [["board"], ["foes"], ["clash"], mine, *offers, ["tiles", "dummy_deck"], *rivals]
    below = [[f"played/{me}", f"hand/{me}", f"deck/{me}", f"discard/{me}"]]
    left = ["round", f"hero/{me}", "source", f"purse/{me}", f"units/{me}", f"skills/{me}", f"tactic/{me}"]
    narrow = [
        ["round", f"hero/{me}"],
        ["source", f"purse/{me}"],
        ["foes"],
        ["clash"],
        ["board"],
        mine,
        [f"units/{me}", f"skills/{me}"],
        *offers,
        *rivals,
        [f"tactic/{me}", "tiles", "dummy_deck"],
        [f"played/{me}", f"deck/{me}", f"discard/{me}"],
        [f"hand/{me}"],
    ]
    first = ["board", "foes", f"hand/{me}", "tactics"]
    light = "night" if s.night else None
    return Layout(wide, narrow, "mage-knight", light=light, first=first, left=left, below=below)


def pieces(info: GameInfo, g: Game, ctx: Ctx, action: int, plain: list[str]) -> list[str]:
    """What an action is about; a die is meant by its colour."""
    s = cast(Mage, g)
    verb = act.verb_of(action)
    if verb == DIE_CHOICE:
        return [
            f"die#{i + 1}" for i, colour in enumerate(s.dice) if colour == act.first(action) and s.die_state[i] == FREE
        ]
    if verb in (TARGET, GUARD):
        return plain[:1]
    return plain
