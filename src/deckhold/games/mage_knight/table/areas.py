"""Areas, counters and where they stand."""

from typing import Final, cast

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note
from deckhold.engine.view import (
    BAD,
    DICE,
    FOES,
    HEX,
    PANEL,
    PILE,
    ROW,
    STACK,
    STRIPS,
    Area,
    Cell,
    Drawer,
    Layout,
    Line,
    Piece,
    Site,
)
from deckhold.engine.view import NOBODY as NO_OWNER
from deckhold.games.mage_knight.cards.basic import OWN
from deckhold.games.mage_knight.definitions import Enemy, Hero, Unit
from deckhold.games.mage_knight.ops.verbs import (
    DIE_CHOICE,
    FACE,
    GUARD,
    HEAL,
    HERO_CHOICE,
    LEARN,
    SPECIAL,
    TARGET,
    USE_TACTIC,
)
from deckhold.games.mage_knight.rules import goals
from deckhold.games.mage_knight.rules.dealing import price_of, taught_from
from deckhold.games.mage_knight.rules.fighting.mazes import free_ways
from deckhold.games.mage_knight.rules.revealing import explorable
from deckhold.games.mage_knight.rules.scoring import conquered_cities
from deckhold.games.mage_knight.rules.seals import BREAK_SEAL
from deckhold.games.mage_knight.scenarios import CITIES_TAKEN, MINES_FREED, UNDERGROUND_TAKEN
from deckhold.games.mage_knight.state.ground import UNDERGROUND, city_at, hunted
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    CENTRE,
    CITIES,
    COMMON_SKILLS,
    DECK,
    DISCARD,
    DUMMY_CARDS,
    DUMMY_DECK,
    DUMMY_DISCARD,
    FIELD,
    FREE,
    GENERALS,
    HAND,
    HELD,
    KEPT,
    LOOKED,
    PLAYED,
    SKILLS_UP,
    SPELL_OFFER,
    TACTICS,
    TILES,
    TROPHIES,
    UNIT_OFFER,
)
from deckhold.games.mage_knight.table import factions, restraint, volkare
from deckhold.games.mage_knight.table.allies import allies
from deckhold.games.mage_knight.table.awaiting import asks
from deckhold.games.mage_knight.table.cities import city_areas
from deckhold.games.mage_knight.table.combat import combat_areas
from deckhold.games.mage_knight.table.heroes import army, figure_id, hand, hero_panel, purse, skills, trophies
from deckhold.games.mage_knight.table.pools import pools
from deckhold.games.mage_knight.table.reasons import not_for_sale
from deckhold.games.mage_knight.terms import (
    CAMP,
    CITY_SITE,
    COLOURS,
    DEALING,
    MAZES,
    MINES,
    MOVING,
    NO_COLOUR,
    NO_SITE,
    PORTAL,
    SITES,
    TERRAIN,
    UNKNOWN,
)

# How the board calls sites, where it differs from the rules.
SITE_KEYS: Final = {
    "ancient-ruins": "ruins",
    "crystal-mine": "mine",
    "magical-glade": "glade",
}

# Which sites all have to bear a shield, by how a scenario ends.
MARKED: Final = {MINES_FREED: MINES, UNDERGROUND_TAKEN: UNDERGROUND}


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    s = cast(Mage, g)
    me = 0 if seat is None else seat
    out = [board(info, s, seat), round_panel(s), source(s), pools(s), *combat_areas(s)]
    if s.scenario.march is not None:
        out.extend(volkare.volkare_areas(info, s, seat))
    else:
        if s.dummy:
            out.append(dummy(s))
            if s.zones[DUMMY_DISCARD]:
                out.append(info.zone_area(g, DUMMY_DISCARD, STACK, -1, seat))  # MK-709
        out.extend(volkare.army_areas(info, s, seat))
    out.extend(city_areas(s))
    out.extend(factions.leader_areas(s))
    out.extend(restraint.restraint_areas(info, s, seat))
    out.extend(allies(info, s, seat))
    if asks(s, "hero"):
        out.append(choice(s))
    if s.zones[TACTICS]:
        tactics = info.zone_area(g, TACTICS, ROW, -1, seat)
        for piece in tactics.pieces:
            assert piece is not None
            piece.counters["number"] = s.tactic_number(s.table.by_name[piece.id])
        out.append(tactics)
    for zone in (UNIT_OFFER, ADVANCED_OFFER, SPELL_OFFER, COMMON_SKILLS, CENTRE):
        if s.zones[zone]:
            out.append(offer(info, s, zone, seat))
    for owner in range(s.seats):
        out.append(hero_panel(s, owner))
        out.append(purse(s, owner))
        out.append(army(s, owner))
        out.append(skills(info, s, owner, seat))
        out.extend(factions.token_areas(info, s, owner, seat))
        out.extend(restraint.haunting(info, s, owner, seat))
        if s.at(TROPHIES, owner):
            out.append(trophies(info, s, owner, seat))
        if s.at(SKILLS_UP, owner):
            learnt = info.zone_area(g, SKILLS_UP, STRIPS, owner, seat)
            learnt.worded = True  # they are chosen by what they say
            out.append(learnt)
        for zone, kind in ((LOOKED, ROW), (PLAYED, STACK)):
            if s.at(zone, owner) or (zone == PLAYED and owner == me):
                out.append(info.zone_area(g, zone, kind, owner, seat))
        out.append(hand(info, s, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


# -- the map -----------------------------------------------------------------------------------------------------------


def board(info: GameInfo, s: Mage, seat: int | None) -> Area:
    """The tiles that lie, places where the hero on turn could reveal one, tokens and heroes."""
    area = Area("board", HEX, "board")
    open_places = open_positions(s)
    area.cells = []
    hunts = hunted(s)
    for number in range(s.cells.size):
        if s.terrain[number] != UNKNOWN:
            area.cells.append(cell(s, number, number in hunts))
        elif number // SEVEN in open_places:
            area.cells.append(Cell(s.cells.q[number], s.cells.r[number]))
    for piece in info.zone_area(s, FIELD, ROW, -1, seat).pieces:
        assert piece is not None
        piece.owner = FOES
        card = s.table.by_name.get(piece.id, -1)
        if card >= 0 and isinstance(s.definitions[card], Enemy):
            factions.printed(factions.face(s, card), piece)
            factions.tell_faction(s, card, piece)
        area.pieces.append(piece)
    for one in range(s.seats):
        if s.at_hero(one) and s.where(one) != NO_CELL and not s.out[one]:
            area.pieces.append(standee(s, one))
    if s.zones[GENERALS]:
        ground = volkare.ground_under(s)
        if ground is not None and (ground.q, ground.r) not in [(one.q, one.r) for one in area.cells]:
            area.cells.append(ground)
        area.pieces.append(volkare.standee(s))
    return area


def open_positions(s: Mage) -> list[int]:
    """Where whoever is on turn could reveal a tile, had it the points."""
    if s.turn >= s.seats or not s.at_hero(s.turn) or s.where(s.turn) == NO_CELL:
        return []
    return explorable(s, s.turn)


def cell(s: Mage, number: int, hunt: bool) -> Cell:
    out = Cell(s.cells.q[number], s.cells.r[number], TERRAIN[s.terrain[number]])
    out.tile = f"tile:{number // SEVEN}"
    if s.walls is not None:
        out.walls = s.walls.around(number) or None
    site = s.site[number]
    owners = [seat for seat in range(s.seats) if has(s.shields[number], seat)] if s.shields[number] else []
    owner = owners[0] if owners else NO_OWNER
    if site != NO_SITE:
        key = SITES[site]
        out.site = Site(SITE_KEYS.get(key, key), owner)
        if has(MAZES, site):
            out.marks = [f"way-{n}" for n in free_ways(s, number)]
        if has(MINES, site):
            out.marks = [f"mine-{COLOURS[colour]}" for colour in s.hex_at(number).mine]
    if site == CITY_SITE:
        colour = city_at(s, number)
        if NO_COLOUR < colour < CAMP:
            out.marks = [f"city-{COLOURS[colour]}"]
    if site == PORTAL and s.portal_closed:
        out.marks = ["portal-closed"]  # MK-653
    if len(owners) > 1:  # MK-623, MX-034
        out.marks = [*(out.marks or []), *[f"shield-{s.definitions[s.figure(seat)].id}" for seat in owners]]
    if hunt:
        out.marks = [*(out.marks or []), "hunted"]
    return out


def standee(s: Mage, seat: int) -> Piece:
    piece = Piece(figure_id(s, seat), s.definitions[s.figure(seat)].id)
    piece.figure = True
    spot = s.where(seat)
    piece.x = s.cells.q[spot]
    piece.y = s.cells.r[spot]
    piece.owner = seat
    return piece


# -- what is everybody's -----------------------------------------------------------------------------------------------


def choice(s: Mage) -> Area:
    """The heroes that can be chosen, and what their decks have of their own."""
    area = Area("heroes", STRIPS, "heroes")
    for action in s.answers:
        if act.verb_of(action) == HERO_CHOICE:
            hero = s.table.defs[act.first(action)].id
            piece = Piece(hero_id(s, action), hero)
            for usual, own in OWN.get(hero, {}).items():
                piece.say(Line(Note("hero-own", {}, {"own": own, "usual": usual})))
            area.pieces.append(piece)
    return area


def hero_id(s: Mage, action: int) -> str:
    return s.table.names[s.table.first[act.first(action)]]


def offer(info: GameInfo, s: Mage, zone: int, seat: int | None) -> Area:
    """What lies there to be taken, with its price here and now, or why it cannot be had."""
    area = info.zone_area(s, zone, STRIPS, -1, seat)
    area.worded = True
    me = s.turn
    selling = s.moment == DEALING and asks(s, "turn")  # not while it is settled who leaves for whom
    whys: list[Note | None] = []
    for piece in area.pieces:
        assert piece is not None
        card = s.table.by_name[piece.id]
        if zone == UNIT_OFFER and isinstance(s.definitions[card], Unit):
            unit = s.unit(card)
            piece.counters["influence"] = int(price_of(s, me, card)) if s.moment == DEALING else int(unit.cost)
            piece.counters["level"] = int(unit.level)
            piece.counters["armor"] = int(unit.armor)
            if s.scenario.march is not None and volkare.wavering(s, card):
                piece.marks.append(volkare.wavering(s, card))
        whys.append(not_for_sale(s, me, card) if selling and me < s.seats else None)
    say_why(area, whys)
    return area


def say_why(area: Area, whys: list[Note | None]) -> None:
    """Why the pieces of an area cannot be had: once, where it is the same for all of them."""
    first = whys[0]
    if first is not None:
        same = [why for why in whys if why is not None and why.key == first.key and why.args == first.args]
        if len(same) == len(whys):
            area.say(Line(first, BAD))
            return
    for piece, why in zip(area.pieces, whys, strict=True):
        if piece is not None and why is not None:
            piece.say(Line(why, BAD))


def source(s: Mage) -> Area:
    """The dice of the source; what cannot be used now says so."""
    area = Area("source", DICE, "source")
    for i, colour in enumerate(s.dice):
        if s.die_state[i] in (HELD, KEPT):
            continue
        die = Piece(f"die#{i + 1}")
        die.marks.append(f"mana-{COLOURS[colour]}")
        if s.die_state[i] != FREE:
            die.marks.append("taken")
        elif not s.usable(colour):
            die.marks.append("depleted")
        area.pieces.append(die)
    return area


def round_panel(s: Mage) -> Area:
    """How far the game is."""
    area = Area("round", PANEL, "night" if s.night else "day")
    area.counters = {"round": int(s.round), "tiles": len(s.zones[TILES])}
    area.limits = {"round": s.numbers.rounds, **goals.limits(s)}
    if s.scenario.end == CITIES_TAKEN:
        area.counters["cities-taken"] = len(conquered_cities(s))
        area.limits["cities-taken"] = s.numbers.cities
    if s.scenario.end in MARKED:
        area.counters["sites-marked"], area.limits["sites-marked"] = marked_sites(s, MARKED[s.scenario.end])
    area.counters.update(goals.counters(s))
    if s.turns_left >= 0:
        area.counters["turns-left"] = int(s.turns_left)
    return area


def marked_sites(s: Mage, sites: int) -> tuple[int, int]:
    """How many of the sites that count bear a shield, and how many were found."""
    found = [cell for cell in range(s.cells.size) if has(sites, s.site[cell])]
    return len([cell for cell in found if s.shields[cell]]), len(found)


def dummy(s: Mage) -> Area:
    """The dummy player, with its tactic: when its deck is empty the round is about to end."""
    area = Area("dummy", PANEL, "dummy")
    area.limits = {}
    for card in s.zones[DUMMY_CARDS]:
        if isinstance(s.definitions[card], Hero):
            area.pieces.append(Piece(s.table.names[card], s.definitions[card].id))
        else:
            area.counters["tactic"] = s.tactic_number(card)
    area.counters["deck"] = len(s.zones[DUMMY_DECK])
    for i, n in enumerate(s.dummy_crystals):
        if n:
            area.counters[f"crystal-{COLOURS[i]}"] = n
    return area


def counters(g: Game, seat: int) -> dict[str, int]:
    s = cast(Mage, g)
    tactic = s.tactic_of(seat)
    return {
        **({"tactic": s.tactic_number(tactic)} if tactic >= 0 else {}),
        "fame": s.fame[seat],
        "level": s.level[seat],
        "reputation": s.reputation[seat],
        "hand": len(s.at(HAND, seat)),
        "deck": len(s.at(DECK, seat)),
    }


def layout(g: Game, seat: int | None) -> Layout:
    """The hero on the left, the map in the middle, the hand below it; offers and other players lie in drawers, and a
    combat takes the place of the map."""
    s = cast(Mage, g)
    me = 0 if seat is None else seat
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    offers = [["unit_offer"], ["advanced_offer", "spell_offer"]]
    rivals = [
        [
            f"{area}/{other}"
            for area in (
                "hero",
                "haunting",
                "purse",
                "units",
                "skills",
                "faction_tokens",
                "trophies",
                "played",
                "discard",
            )
        ]
        for other in others
    ]
    drawers = [Drawer("offers", offers, s.moment == DEALING and s.turn == me, key="o")]
    if others:
        drawers.append(Drawer("others", rivals, key="s"))
    if asks(s, "hero"):
        drawers.append(Drawer("heroes", [["heroes"]], True))
    if asks(s, "tactic"):
        drawers.append(Drawer("tactics", [["tactics"]]))
    if [one for one in range(s.seats) if s.at(SKILLS_UP, one)]:
        drawers.append(Drawer("skills_up", [[f"skills_up/{me}"], ["common_skills"], ["advanced_offer"]]))
    if s.at(LOOKED, me):
        drawers.append(Drawer("looked", [[f"looked/{me}"]]))
    if s.zones[CENTRE]:
        drawers.append(Drawer("centre", [["centre"]]))
    if s.scenario.march is not None:
        drawers.append(Drawer("volkare", [["army"], ["dummy_discard"]]))
    elif s.zones[DUMMY_DISCARD]:
        drawers.append(Drawer("dummy", [["dummy_discard"]]))
    if s.zones[CITIES]:
        drawers.append(Drawer("cities", [["cities"]] if s.scenario.march is not None else [["cities"], ["army"]]))
    below = [[f"hand/{me}", f"played/{me}", f"deck/{me}", f"discard/{me}"]]
    own = [f"{area}/{me}" for area in ("units", "skills", "faction_tokens", "trophies")]
    track = ["seals", "ghosts"]
    left = ["round", f"hero/{me}", f"haunting/{me}", "source", f"purse/{me}", *own]
    stage = [["phases"], ["foes", "board"], ["clash"]]
    narrow = [
        ["phases"],
        ["foes"],
        ["clash"],
        ["allies"],
        ["board"],
        [f"haunting/{me}"],
        ["dummy", *factions.LEADERS, *track],
        [f"played/{me}", f"deck/{me}", f"discard/{me}"],
        [f"hand/{me}"],
    ]
    first = ["foes", f"hand/{me}", "tactics"]
    if s.moment == MOVING and asks(s, "turn"):
        first.append("board")
    return Layout(
        [["board"]],
        narrow,
        "mage-knight",
        light="night" if s.night else None,
        first=first,
        left=left,
        right=["allies", "dummy", *factions.LEADERS, *track],
        below=below,
        stage=stage,
        drawers=drawers,
        pools="pools",
        status=["round", f"hero/{me}"],
        belt=["source", f"purse/{me}", *own],
    )


def pieces(info: GameInfo, g: Game, ctx: Ctx, action: int, plain: list[str]) -> list[str]:
    """What an action is about: a die is meant by its colour, healing by a wound, a tactic by its card."""
    s = cast(Mage, g)
    verb = act.verb_of(action)
    if verb == DIE_CHOICE:
        return [
            f"die#{i + 1}" for i, colour in enumerate(s.dice) if colour == act.first(action) and s.die_state[i] == FREE
        ]
    if verb in (TARGET, GUARD, FACE):
        return plain[:1]
    if verb == HERO_CHOICE:
        return [hero_id(s, action)]
    if verb == HEAL:
        return [s.table.names[card] for card in s.wounds_in(HAND, ctx.seat)]
    if verb == SPECIAL and act.first(action) == BREAK_SEAL:
        return [restraint.nearest_seal(s)]
    if verb == LEARN:
        offer = s.zones[taught_from(s, ctx.seat)]
        return [s.table.names[card] for card in offer if card >= 0 and s.table.kind[card] == act.first(action)]
    if verb == USE_TACTIC:
        return [s.table.names[s.tactic_of(ctx.seat)]]
    if verb == act.PICK_CARD and act.second(action) == DECK:
        return sorted(plain)  # in an order that tells nothing of the deck
    return plain
