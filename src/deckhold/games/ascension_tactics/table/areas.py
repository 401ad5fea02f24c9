"""Areas, counters and where they stand."""

from typing import Final, cast

from deckhold.engine import actions as act
from deckhold.engine.actions import PIECE
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note
from deckhold.engine.view import (
    FOES,
    HEX,
    NAMES,
    NOWHERE,
    PANEL,
    PILE,
    RACE,
    ROW,
    STACK,
    STRIPS,
    Area,
    Cell,
    Drawer,
    Layout,
    Line,
    Piece,
    Share,
    Site,
    Track,
)
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import NOBODY as NO_OWNER
from deckhold.games.ascension_tactics.definitions import BEACON_TOKEN, FACTIONS, HOLDS_SHRINE, IMMOBILE, TRAITS
from deckhold.games.ascension_tactics.ops.campaign import marked_champion
from deckhold.games.ascension_tactics.ops.decks import Glory
from deckhold.games.ascension_tactics.ops.orders import ACT
from deckhold.games.ascension_tactics.ops.rewards import chosen_factions
from deckhold.games.ascension_tactics.ops.scoring import turn_glory
from deckhold.games.ascension_tactics.ops.treasures import next_rat
from deckhold.games.ascension_tactics.ops.verbs import HAND_OVER, USE
from deckhold.games.ascension_tactics.ops.villains.orders import joining
from deckhold.games.ascension_tactics.scenarios import BEACON, PORTAL, SHRINE, TERRAIN
from deckhold.games.ascension_tactics.state.figures import triggers, values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BANISHED,
    CACHES,
    CAPTIVE,
    CAPTIVES,
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    DISCARD,
    DRAFT_ROW,
    EQUIPPED,
    HAND,
    HEAVY_INFANTRY,
    KEPT,
    LOOKED,
    MYSTICS,
    PLAYED,
    POOL,
    QUEST_DECK,
    SCHEME_DISCARD,
    SCHEME_NOW,
    SCHEMES,
    SOURCES,
    TOKENS,
    TREASURES,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)

SHOWN_TRAITS: Final = IMMOBILE + 1  # keywords; what else a champion can do stands in its text
LADDER: Final = 18  # threat that the ladder shows from the beginning


def figure_id(s: Tactics, figure: int) -> str:
    """What a champion on the battlefield is called there; its card lies in a pool."""
    return f"figure:{s.table.names[figure]}"


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    s = cast(Tactics, g)
    out = [board(info, s, seat), turn(s, seat), race(s)]
    if s.zones[DRAFT_ROW]:
        out.append(info.zone_area(g, DRAFT_ROW, ROW, -1, seat))
    out.append(played(info, s, seat))
    for zone, kind in (
        (CENTER_ROW, ROW),
        (MYSTICS, STACK),
        (HEAVY_INFANTRY, STACK),
        (QUEST_DECK, PILE),
        (CENTER_DECK, PILE),
        (BANISHED, STACK),
    ):
        out.append(info.zone_area(g, zone, kind, -1, seat))
    if s.scenario.campaign:
        out.append(info.zone_area(g, SCHEMES, PILE, -1, seat))
        out.append(ladder(s, info.zone_area(g, SCHEME_NOW, STRIPS, -1, seat)))
        out.append(info.zone_area(g, SCHEME_DISCARD, STACK, -1, seat))
        out.append(strips(s, Area("villains", STRIPS, "villains"), s.zones[VILLAINS], VILLAIN_GEAR))
    for owner in range(g.seats):
        pool = strips(s, Area(f"pool/{owner}", STRIPS, "pool", owner), s.at(POOL, owner), EQUIPPED)
        rat = next_rat(s, owner)
        if rat != NO_CARD and owner == seat:
            pool.pieces.append(strip(s, rat))
        out.append(pool)
        if s.at(LOOKED, owner):
            out.append(info.zone_area(g, LOOKED, ROW, owner, seat))
        mate = seat is not None and owner != seat and s.side_of[owner] == s.side_of[seat]
        out.append(info.zone_area(g, HAND, NAMES if mate else HAND_AREA, owner, seat))
        if not mate:
            out.append(treasures(info, s, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


def played(info: GameInfo, s: Tactics, seat: int | None) -> Area:
    """One place for the side on the move: only its cards lie there, those of team mates after those of the speaker."""
    area = info.zone_area(s, PLAYED, NAMES, s.speaker, seat)
    area.id = "played"
    for mate in s.sides[s.side_of[s.speaker]]:
        if mate != s.speaker:
            area.pieces += info.zone_area(s, PLAYED, NAMES, mate, seat).pieces
    return area


def treasures(info: GameInfo, s: Tactics, owner: int, seat: int | None) -> Area:
    """The treasures of a seat; one's own with those of the team mates, who share them (AT-180)."""
    area = info.zone_area(s, TREASURES, NAMES, owner, seat)
    for mate in s.sides[s.side_of[owner]] if owner == seat else ():
        if mate != owner:
            area.pieces += info.zone_area(s, TREASURES, NAMES, mate, seat).pieces
    return area


def ladder(s: Tactics, area: Area) -> Area:
    """The schemes of this turn below the threat: from which levels on something of villains and schemes gets worse, and
    what the next of them is (AT-251, AT-270, AT-276)."""
    threat = int(s.threat())
    levels: dict[int, Line | None] = {}
    for scheme in (*s.zones[SCHEMES], *s.zones[SCHEME_NOW], *s.zones[SCHEME_DISCARD]):
        levels[int(s.definitions[scheme].threat)] = None
    for figure in s.zones[VILLAINS]:
        card = s.definitions[figure]
        for level in [int(one.level) for one in card.standing] + [int(one.level) for one in card.triggered]:
            if level > 0:
                levels[level] = Line(Note("threat-ability", {"n": level}, {"card": card.id}))
        joins = int(joining(s, figure))
        if joins > 0:
            levels[joins] = Line(Note("threat-pack", {"n": joins}, {"card": card.id}))
    known = [level for level in sorted(levels) if level > threat and levels[level] is not None]
    cells = [str(n) if n in levels else "" for n in range(max(LADDER, threat) + 1)]
    area.counters = {"threat": threat, "schemes": len(s.zones[SCHEMES])}
    area.tracks = {"threat": Track(cells, threat, levels[known[0]] if known else None)}
    area.worded = True
    return area


# -- the battlefield ---------------------------------------------------------------------------------------------------


def board(info: GameInfo, s: Tactics, seat: int | None) -> Area:
    """Cells with their terrain, what lies on them and who stands there."""
    area = Area("board", HEX, "board")
    area.cells = [cell(s, number) for number in range(s.cells.size)]
    for zone in (CACHES, TOKENS):
        for piece in info.zone_area(s, zone, ROW, -1, seat).pieces:
            area.pieces.append(piece)
    for figure in s.on_board():
        area.pieces.append(standee(s, figure))
    return area


def cell(s: Tactics, number: int) -> Cell:
    terrain = s.terrain[number]
    out = Cell(s.cells.q[number], s.cells.r[number], "open" if terrain == 0 else TERRAIN[terrain])
    if terrain == PORTAL:
        out.terrain = "open"
        out.site = Site("portal", side_owner(s, int(s.portal_side(number))))
    elif terrain == SHRINE:
        out.terrain = "open"
        out.site = Site("shrine", side_owner(s, int(s.shrine_side(number))))
    elif terrain == BEACON:
        out.terrain = "open"
        out.site = Site("beacon", side_owner(s, s.lit[number]))
    return out


def side_owner(s: Tactics, side: int) -> int:
    """Whose colour and shape a side has: its first seat's."""
    if side == VILLAIN:
        return FOES
    return s.sides[side][0] if 0 <= side < len(s.sides) else NO_OWNER


def standee(s: Tactics, figure: int) -> Piece:
    """A champion on the battlefield with what its fights are decided by."""
    piece = Piece(figure_id(s, figure), s.definitions[figure].id)
    piece.figure = True
    spot = s.spot[figure]
    piece.x = s.cells.q[spot]
    piece.y = s.cells.r[spot]
    covered = s.cells_of(figure)
    if len(covered) > 1:
        piece.covers = [s.cells.name(one) for one in covered if one != spot]
    holder = s.holder[figure]
    piece.owner = FOES if holder == VILLAIN else holder if 0 <= holder < VILLAIN else NO_OWNER
    noted(s, piece, figure)
    return piece


def asked_about(s: Tactics) -> int:
    """The champion that the question is about: the one that carries out an order, or whose ability asks."""
    asking = s.asking
    if asking is None:
        return NO_CARD
    return asking.card if asking.op is ACT else asking.op.cause(s, asking)


def noted(s: Tactics, piece: Piece, figure: int) -> None:
    """The numbers and the state of a champion."""
    value = values(s, figure)
    piece.counters = {"strength": value.strength, "defense": value.defense}
    if s.definitions[figure].cells == 4:
        piece.counters["left"] = int(value.defense) - s.worn  # AT-295
    if s.damage[figure]:
        piece.counters["damage"] = s.damage[figure]
    souls = s.souls[s.card_of(figure)]
    if souls:
        piece.counters["souls"] = souls
    gear = len(s.gear(figure))
    if gear:
        piece.counters["gear"] = gear
    quests = len(s.attached(figure))
    if quests:
        piece.counters["quests"] = quests
    if s.purse[figure]:
        piece.counters["glory"] = s.purse[figure]
    if s.exhausted[figure]:
        piece.marks.append("exhausted")
    if s.colour[figure] >= 0:
        piece.marks.append(f"target-{s.colour[figure]}")
    if figure == asked_about(s):
        piece.marks.append("asked")
    if figure == marked_champion(s):
        piece.marks.append("marked")
    if s.holder[figure] == CAPTIVE:
        piece.marks.append("captive")


# -- cards of champions ------------------------------------------------------------------------------------------------


def strips(s: Tactics, area: Area, figures: list[int], gear: int) -> Area:
    """The champions of a pool, each followed by what lies on its card."""
    for figure in figures:
        if s.definitions[figure].minion and s.is_on(figure):
            continue  # nothing can lie on its card: the figure says it all
        area.pieces.append(strip(s, figure))
        for zone in (gear, ATTACHED, KEPT):
            owner = area.owner if zone != VILLAIN_GEAR else 0
            if zone in (ATTACHED, KEPT) and area.owner < 0:
                continue
            for card in s.at(zone, owner):
                if s.bearer[card] == figure:
                    piece = Piece(s.table.names[card], s.definitions[card].id)
                    piece.on = s.table.names[figure]
                    area.pieces.append(piece)
    if area.owner >= 0:
        for card in s.at(KEPT, area.owner):
            if s.bearer[card] == NO_CARD and s.definitions[card].kind == BEACON_TOKEN:
                area.pieces.append(Piece(s.table.names[card], s.definitions[card].id))
    return area


def strip(s: Tactics, figure: int) -> Piece:
    """A champion's card with its present values."""
    piece = Piece(s.table.names[figure], s.definitions[figure].id)
    noted(s, piece, figure)
    value = values(s, figure)
    if s.zones[CAPTIVES] and figure == s.boss():
        piece.counters["captives"] = len(s.zones[CAPTIVES])
    piece.counters["speed"] = value.speed
    piece.counters["order"] = value.order_cost
    for i in range(SHOWN_TRAITS):
        if has(value.traits, i):
            piece.marks.append(TRAITS[i])
    if s.spot[figure] == NO_CELL:
        piece.marks.append("off")
    piece.x = NOWHERE
    piece.y = NOWHERE
    return piece


# -- numbers -----------------------------------------------------------------------------------------------------------


def turn(s: Tactics, seat: int | None) -> Area:
    """One's own purse; who only watches sees that of whoever is on the move."""
    who = int(s.speaker) if seat is None else seat
    area = Area("turn", PANEL, "turn")
    area.counters = {"runes": s.runes[who], "power": s.power[who]}
    if s.scenario.chosen:
        chosen = chosen_factions(s)
        for i, name in enumerate(FACTIONS):
            if has(chosen, i):
                area.counters[f"chosen-{name}"] = 1
    return area


def race(s: Tactics) -> Area:
    """Glory of each side, what the end of its turn would add, and the goal."""
    area = Area("race", RACE, "race")
    area.width = s.scenario.goal
    area.say(Line(Note("line-round", {"n": s.round})))
    for side in range(len(s.sides)):
        area.pieces.append(lane(f"lane:{side}", side_owner(s, side), s.glory[side], coming(s, side)))
    if s.scenario.campaign:
        area.pieces.append(lane("lane:villains", FOES, s.villains_glory, int(turn_glory(s, VILLAIN))))
    return area


def coming(s: Tactics, side: int) -> int:
    """What the end of its turn adds to a side's glory; what lies on champions' cards does not (AT-063, AT-308)."""
    if s.scenario.hoard:
        return 0
    total = int(turn_glory(s, side))
    shrines = s.shrines(side)
    for figure in [one for one in s.on_board() if s.side(one) == side]:
        if [cell for cell in shrines if s.away(figure, cell) <= 1]:
            total += sum([one.op.n for one in triggers(s, figure, HOLDS_SHRINE) if isinstance(one.op, Glory)])
    return total


def lane(id: str, owner: int, glory: int, more: int) -> Piece:
    piece = Piece(id)
    piece.owner = owner
    piece.counters = {"glory": glory}
    if more:
        piece.counters["more"] = more
    return piece


def counters(g: Game, seat: int) -> dict[str, int]:
    s = cast(Tactics, g)
    out = {
        "glory": s.glory[s.side_of[seat]],
        "hand": len(s.at(HAND, seat)),
        "deck": len(s.at(DECK, seat)),
        "treasures": len(s.at(TREASURES, seat)),
    }
    if s.active(seat):
        out["runes"] = s.runes[seat]
        out["power"] = s.power[seat]
        if not s.gate[seat]:
            out["gate"] = 1
    return out


def shares(g: Game, seat: int) -> list[Share]:
    """Where the glory of a seat's side came from; a save may have been given some that came from nowhere."""
    s = cast(Tactics, g)
    side = s.side_of[seat]
    found = [(s.earned[side * len(SOURCES) + number], name) for number, name in enumerate(SOURCES)]
    found.append((max(0, s.glory[side] - sum([amount for amount, _ in found])), "other"))
    return [Share(amount, name) for amount, name in found if amount]


def layout(g: Game, seat: int | None) -> Layout:
    """The battlefield with the champions on its left and the hand below it; the row and the piles beside it."""
    s = cast(Tactics, g)
    me = 0 if seat is None else seat
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    mates = [] if seat is None else [other for other in others if s.side_of[other] == s.side_of[me]]
    others = [other for other in others if other not in mates] + mates
    open_hands = [f"hand/{mate}" for mate in mates]  # AT-178
    beside = open_hands if len(mates) == 1 else []
    supply = ["mystics", "heavy_infantry", "quest_deck", "center_deck", "banished"]
    schemes, spent = (["scheme_now"], ["scheme_discard"]) if s.scenario.campaign else ([], [])
    foes = ["villains"] if s.scenario.campaign else []
    wide = [["board"], ["center_row"], supply, ["played"]]
    if s.scenario.campaign:
        wide.insert(1, [*schemes, *spent])
    below = [[f"treasures/{me}", f"hand/{me}", *beside, f"deck/{me}", f"discard/{me}"]]
    narrow = [
        ["race"],
        ["board"],
        [f"pool/{me}"],
        *[[scheme] for scheme in schemes],
        ["center_row"],
        supply,
        *[[pool] for pool in foes],
        *[[f"pool/{other}"] for other in others],
        ["played", *beside],
        [f"treasures/{me}", f"deck/{me}", f"discard/{me}", *spent],
        [f"hand/{me}"],
    ]
    drawers: list[Drawer] = []
    if s.zones[DRAFT_ROW]:
        drawers.append(Drawer("draft_row", [["draft_row"]], True))
    if len(mates) > 1:
        drawers.append(Drawer("hands", [open_hands]))
    for seen in (me, *mates):
        if s.at(LOOKED, seen):
            drawers.append(Drawer("looked", [[f"looked/{seen}"]], seen == me))
    first = ["board", "center_row", f"hand/{me}", "draft_row"]
    left = ["race", *foes, *[f"pool/{other}" for other in others], f"pool/{me}"]
    return Layout(wide, narrow, "ascension-tactics", first=first, left=left, below=below, drawers=drawers, pools="turn")


def pieces(info: GameInfo, g: Game, ctx: Ctx, action: int, plain: list[str]) -> list[str]:
    """What an action is about; a champion is meant by its card and by its figure, a treasure by a copy that the side
    has. Handing over is a button."""
    s = cast(Tactics, g)
    if act.verb_of(action) == HAND_OVER:
        return []
    verb = info.verb(action)
    out = plain.copy()
    if act.verb_of(action) == USE:
        user = s.holder[act.second(action)]
        alike = [one for mate in s.sides[s.side_of[user]] for one in s.at(TREASURES, mate)]
        names = [s.table.names[one] for one in alike if s.table.kind[one] == act.first(action)]
        out += names[:1]
    for kind, value in ((verb.a, act.first(action)), (verb.b, act.second(action))):
        if kind == PIECE and value < s.figures and s.is_on(value):
            out.append(figure_id(s, value))
    return out
