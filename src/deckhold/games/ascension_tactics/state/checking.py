"""What a loaded position must not be."""

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.ascension_tactics.definitions import KEEPER, TREASURE, TURN
from deckhold.games.ascension_tactics.scenarios import BEACON, FOREST, LORD_OF_FLEAS, PORTAL, TARGETS
from deckhold.games.ascension_tactics.state.figures import beaten, values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BANISHED,
    BASES,
    CACHES,
    CAPTIVE,
    CAPTIVES,
    CENTER_DECK,
    CENTER_ROW,
    EQUIPPED,
    HEAVY_INFANTRY,
    KEPT,
    MYSTICS,
    NEST,
    NEUTRALS,
    NOBODY,
    PLAYED,
    PLAYED_MARK,
    POOL,
    REVIVED,
    SCHEME_DISCARD,
    SCHEME_NOW,
    SCHEMES,
    SOURCES,
    TOKENS,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
    ZONES,
)

MARK = "red-target"
COMMON = [
    (CENTER_DECK, "center"),
    (CENTER_ROW, "center"),
    (BANISHED, "center"),
    (MYSTICS, "mystics"),
    (HEAVY_INFANTRY, "infantry"),
]  # zones, and the group that is all they hold
FLEAS = 1 + len(LORD_OF_FLEAS)  # the cells of the villain Belzepug


def check_position(s: Tactics, data: Reader) -> None:
    """Refuse champions that stand where they cannot, what lies on no card, and numbers that fit nobody."""
    check_sides(s, data)
    check_order(s, data)
    check_figures(s, data)
    s.find_again()
    recall_played(s, asked_to_move(data))
    check_piles(s, data)
    check_pools(s, data)
    check_numbers(s, data)
    check_damage(s, data)
    check_ground(s, data)
    check_move(s, data)
    for piece, on in enumerate(s.bearer):
        if on != NO_CARD and not may_be_carried(s, piece):
            raise data.get("bearer").get(s.table.names[piece]).fail("it lies elsewhere, not on a champion's card")
        if on != NO_CARD and piece in s.zones[TOKENS]:
            check_mark(s, piece, on, data)
    for seat in range(s.seats):
        for zone in (EQUIPPED, ATTACHED, KEPT):
            for card in s.at(zone, seat):
                check_bearer(s, seat, card, zone, data)
    for card in s.zones[VILLAIN_GEAR]:
        if s.bearer[card] == NO_CARD or s.holder[s.bearer[card]] != VILLAIN:
            raise data.get("bearer").fail(f"{s.table.names[card]} lies on no villain's card")


def check_sides(s: Tactics, data: Reader) -> None:
    """Refuse a turn that nobody at the table has, and glory for more or fewer sides than there are."""
    sides = len(s.sides)
    if s.first >= sides:
        raise data.get("first").fail(f"there are only {sides} sides")
    if s.turn != VILLAIN and s.turn >= sides:
        raise data.get("turn").fail(f"there are only {sides} sides")
    if s.turn == VILLAIN and not s.scenario.campaign:
        raise data.get("turn").fail("villains have turns only in a campaign")
    members = s.sides[0 if s.turn == VILLAIN else s.turn]
    if s.speaker not in members:
        raise data.get("speaker").fail(f"it is the turn of {' and '.join([str(seat) for seat in members])}")
    for name, numbers, wanted in (("glory", s.glory, sides), ("earned", s.earned, sides * len(SOURCES))):
        if len(numbers) != wanted:
            raise data.get(name).fail(f"{wanted} numbers are wanted, not {len(numbers)}")
    if asked_to_move(data) and data.get("asking").get("seat").data != s.speaker:
        raise data.get("asking").get("seat").fail(f"seat {s.speaker} is on the move")
    if s.spoken >= bit(s.seats):
        raise data.get("spoken").fail(f"there are only {s.seats} seats")
    if asked_to_move(data) and not s.scenario.boss_falls and max(s.glory) >= s.scenario.goal:
        raise data.get("glory").fail(f"{s.scenario.goal} glory win: the game would be over")
    if s.villains_glory and not s.scenario.campaign:
        raise data.get("villains_glory").fail("only a campaign has villains")
    if asked_to_move(data) and s.scenario.campaign and s.villains_glory >= s.scenario.goal:
        raise data.get("villains_glory").fail(f"{s.scenario.goal} glory win: the game would be over")


def asked_to_move(data: Reader) -> bool:
    """Whether the position is that of a turn with nothing under way."""
    asking = data.get("asking").data
    return isinstance(asking, dict) and asking.get("op") == "rules.main"


def check_order(s: Tactics, data: Reader) -> None:
    """Refuse a champion in the middle of its order that is off the battlefield, or not of the seat that is asked."""
    asking = data.get("asking").data
    if not isinstance(asking, dict) or asking.get("op") != "rules.act":
        return
    ordered = [figure for figure in s.on_board() if s.table.names[figure] == asking.get("card")]
    if not ordered or ordered[0] not in s.at(POOL, data.get("asking").get("seat").integer(0, s.seats - 1)):
        raise data.get("asking").get("card").fail("the seat has no such champion on the battlefield")


def check_piles(s: Tactics, data: Reader) -> None:
    """Refuse cards in the piles on the table that never come there (AT-074, AT-076)."""
    for zone, group in COMMON:
        for i, card in enumerate(s.zones[zone]):
            if card != NO_CARD and s.definitions[card].group != group:
                raise data.get(ZONES[zone].name).items()[i].fail(f"{s.table.names[card]} never lies here")


def check_pools(s: Tactics, data: Reader) -> None:
    """Refuse champions in pools where they cannot be: villains are the villains', minions live on the battlefield."""
    for seat in range(s.seats):
        player = data.get("players").items()[seat]
        for figure in s.at(POOL, seat) + s.at(NEST, seat):
            if s.definitions[figure].villain or s.definitions[figure].group == "neutral":
                raise player.fail(f"{s.table.names[figure]} is never a player's")
        for figure in s.at(POOL, seat):
            if s.definitions[figure].minion and not s.is_on(figure):  # AT-Q56
                raise player.get("pool").fail(f"{s.table.names[figure]} is off the battlefield: its place is the nest")
        if s.bases(seat) > BASES:  # AT-121
            raise player.get("pool").fail(f"{s.bases(seat)} champions are on the battlefield: there are {BASES} bases")
        for figure in s.at(POOL, seat):
            alike = [one for one in s.at(POOL, seat) if s.table.kind[one] == s.table.kind[figure]]
            if 0 < s.definitions[figure].limit < len(alike):  # AT-110
                most = f"{s.definitions[figure].limit} {s.definitions[figure].id}"
                raise player.get("pool").fail(f"a player has at most {most} on the battlefield, not {len(alike)}")
        for figure in s.at(NEST, seat):
            if not s.definitions[figure].minion:
                raise player.get("nest").fail(f"{s.table.names[figure]} is no minion")
            if s.exhausted[figure]:  # AT-Q56
                raise data.get("exhausted").get(s.table.names[figure]).fail("it is not on the battlefield, and ready")
    for zone in (SCHEMES, SCHEME_NOW, SCHEME_DISCARD, VILLAINS, VILLAIN_GEAR, REVIVED):
        if s.zones[zone] and not s.scenario.campaign:
            raise data.get(ZONES[zone].name).fail("only a campaign has these")
    for figure in s.zones[VILLAINS] + s.zones[REVIVED]:
        if not s.definitions[figure].villain:
            raise data.get("villains").fail(f"{s.table.names[figure]} is no villain")
    for figure in s.zones[NEUTRALS]:
        if s.definitions[figure].group != "neutral":
            raise data.get("neutrals").fail(f"{s.table.names[figure]} is never neutral")
    for figure in s.zones[CAPTIVES]:
        if not s.is_on(figure) and s.round:  # they are put there once all are named
            raise data.get("captives").fail(f"{s.table.names[figure]} is not on the battlefield")
    if s.zones[CAPTIVES] and not s.scenario.captives:
        raise data.get("captives").fail(f"there are none in {s.scenario.id}")  # AT-318


def recall_played(s: Tactics, all_done: bool) -> None:
    """Cards that an editor lays in front of a player were played this turn: they count, and quests wait for their goal.

    Of a card whose effects are still under way nothing is remembered yet (AT-005).
    """
    for seat in range(s.seats):
        for card in s.at(PLAYED, seat):
            about = [entry.op for entry in s.lasting if entry.card == card and entry.seat == seat]
            goal = s.definitions[card].goal
            if goal is not None and goal not in about:
                s.last(goal, seat, card, TURN)
            if all_done and PLAYED_MARK not in about:
                s.last(PLAYED_MARK, seat, card, TURN)


def check_numbers(s: Tactics, data: Reader) -> None:
    """Refuse numbers of champions that cannot have them."""
    bearers: dict[int, int] = {}  # colour -> the villain's card with that target
    for figure in range(s.figures):
        name = s.table.names[figure]
        definition = s.definitions[figure]
        for field, n in (("souls", s.souls[figure]), ("exhausted", s.exhausted[figure]), ("purse", s.purse[figure])):
            if n and s.holder[figure] == NOBODY:
                raise data.get(field).get(name).fail("nobody has it")
        if s.souls[figure] and definition.minion:  # AT-138
            raise data.get("souls").get(name).fail("no tokens are placed on a minion")
        if s.souls[figure] and s.card_of(figure) != figure:  # AT-276
            raise data.get("souls").get(name).fail(f"the souls of the pack lie on {s.table.names[s.card_of(figure)]}")
        if s.purse[figure] and (not s.scenario.hoard or definition.minion):  # AT-308
            raise data.get("purse").get(name).fail("no glory lies on its card")
        if s.exhausted[figure] and s.holder[figure] >= VILLAIN:  # AT-265
            raise data.get("exhausted").get(name).fail("only champions of players are exhausted")
        if s.roster[figure] >= 0 and (not s.scenario.campaign or s.roster[figure] >= s.seats):  # AT-236
            raise data.get("roster").get(name).fail("nobody begins a scenario of the campaign with it")
        if s.colour[figure] >= 0 and s.holder[figure] != VILLAIN:
            raise data.get("colour").get(name).fail("it is none of the villains")
        if definition.id in s.scenario.revived and s.holder[figure] == VILLAIN:
            own = 1 + s.scenario.revived.index(definition.id)
            if s.colour[figure] != own:  # AT-315, AT-Q11
                raise data.get("colour").fail(f"the target of {name} is {TARGETS[own]}")
        elif s.colour[figure] >= 0:
            first = bearers.setdefault(s.colour[figure], s.card_of(figure))
            if first != s.card_of(figure):  # AT-238; figures of a pack have one card, revived champions come besides
                raise data.get("colour").get(name).fail(f"{s.table.names[first]} has that target")


def check_damage(s: Tactics, data: Reader) -> None:
    """Refuse damage of champions that take none, or lose defense instead."""
    for figure in [one for one in s.on_board() if s.damage[one]]:
        field = data.get("damage").get(s.table.names[figure])
        if s.holder[figure] == CAPTIVE:  # AT-Q22
            raise field.fail("captives are not damaged")
        if s.definitions[figure].cells == FLEAS:
            raise field.fail("damage to it lowers its defense for good: that is 'worn'")  # AT-295
    if asked_to_move(data) and s.scenario.shared_strength and beaten(s, s.boss(), values(s, s.boss())):
        raise data.get("worn").fail(f"{s.worn} leave the boss no defense: the game would be over")


def check_move(s: Tactics, data: Reader) -> None:
    """Refuse a way that nobody goes, or that leaps, and somebody under way while nothing is."""
    if s.walker == NO_CARD:
        if s.path:
            raise data.get("path").fail("nobody is on the move")
        return
    before: i64 = s.spot[s.walker]
    for i, cell in enumerate(s.path):
        if before != NO_CELL and s.cells.distance(before, cell) != 1:
            raise data.get("path").items()[i].fail("it is not next to the cell before")
        before = cell
    if asked_to_move(data):
        raise data.get("walker").fail("nobody is in the middle of a move")


def check_mark(s: Tactics, token: i64, on: i64, data: Reader) -> None:
    """Refuse tokens on cards but the mark, which a champion of the players on the battlefield bears (AT-293)."""
    field = data.get("bearer").get(s.table.names[token])
    if not s.scenario.mark or s.definitions[token].id != MARK:
        raise field.fail("it lies on the battlefield, not on a card")
    if not 0 <= s.holder[on] < VILLAIN or not s.is_on(on) or s.definitions[on].minion:
        raise field.fail("only a player's champion on the battlefield that is no minion is marked")
    if s.spot[token] != NO_CELL:
        raise data.get("spots").get(s.table.names[token]).fail("it lies on a card already")


def check_figures(s: Tactics, data: Reader) -> None:
    """Refuse champions beyond the edge or on top of each other, damage where none can be, attacks on no champion."""
    taken: dict[int, int] = {}
    for figure in range(s.figures):
        name = s.table.names[figure]
        if not s.is_on(figure):
            if s.damage[figure]:  # AT-107
                raise data.get("damage").get(name).fail("it is not on the battlefield")
            continue
        covered = s.cells_of(figure)
        if not covered:
            raise data.get("spots").get(name).fail("it would stand beyond the edge of the board")
        if figure == s.walker:
            continue
        for cell in covered:
            if cell in taken:
                other = s.table.names[taken[cell]]
                raise data.get("spots").fail(f"{name} and {other} stand on the same cell")
            taken[cell] = figure
    for i, victim in enumerate(s.attacked):
        if victim >= s.figures:
            raise data.get("attacked").items()[i].fail(f"{s.table.names[victim]} is no champion")
    if s.walker >= s.figures:
        raise data.get("walker").fail(f"{s.table.names[s.walker]} is no champion")


def check_ground(s: Tactics, data: Reader) -> None:
    """Refuse portals where the scenario has none, light where no beacon is, and tokens that lie nowhere."""
    fixed = [figure for figure in s.zones[VILLAINS] if s.definitions[figure].cells > 1]  # AT-294
    for piece in [*s.zones[CACHES], *s.zones[TOKENS], *fixed]:
        if s.spot[piece] == NO_CELL and s.bearer[piece] == NO_CARD:
            raise data.get("spots").fail(f"{s.table.names[piece]} is on no cell")
    for figure in [one for one in s.on_board() if one != s.walker]:  # who only passes may be there (AT-147)
        for cell in s.cells_of(figure):
            if s.portal_side(cell) not in (-1, s.side(figure)):
                raise data.get("spots").get(s.table.names[figure]).fail("it stands on a portal of others")
    if s.worn and not s.scenario.shared_strength:  # AT-295
        raise data.get("worn").fail(f"nobody in {s.scenario.id} loses defense for good")
    for cell in range(s.cells.size):
        name = s.cells.name(cell)
        if s.terrain[cell] == PORTAL and s.scenario.map.portals[cell] < 0:
            raise data.get("terrain").get("portal").fail(f"{s.scenario.id} has no portal at {name}")
        if s.terrain[cell] != PORTAL and s.scenario.map.portals[cell] >= 0:
            raise data.get("terrain").fail(f"{s.scenario.id} has a portal at {name}")
        if s.stands[cell] != NO_CARD and s.definitions[s.stands[cell]].is_forest and s.terrain[cell] != FOREST:
            raise (data.get("spots").get(s.table.names[s.stands[cell]]).fail("it is a forest, on other terrain"))
        if s.lit[cell] >= 0 and s.terrain[cell] != BEACON:
            raise data.get("lit").get(name).fail("no beacon is there")


def may_be_carried(s: Tactics, piece: i64) -> bool:
    """Whether a piece lies where the things on champions' cards do; a target may mark one (AT-293)."""
    if piece in s.zones[VILLAIN_GEAR] or piece in s.zones[TOKENS]:
        return True
    for seat in range(s.seats):
        for zone in (EQUIPPED, ATTACHED, KEPT):
            if piece in s.at(zone, seat):
                return True
    return False


def check_bearer(s: Tactics, seat: i64, card: i64, zone: i64, data: Reader) -> None:
    """Refuse what lies on no card of its player, or on a minion's (AT-035, AT-050, AT-138)."""
    name = s.table.names[card]
    on: i64 = s.bearer[card]
    if on == NO_CARD and zone == KEPT and s.definitions[card].kind != TREASURE:
        return  # a beacon token that is only held (AT-196)
    # A captive keeps its quests until somebody frees it (AT-Q49).
    if on == NO_CARD or (s.holder[on] != seat and not (zone == ATTACHED and s.holder[on] == CAPTIVE)):
        raise data.get("bearer").fail(f"{name} lies on no champion of seat {seat}")
    if s.definitions[card].kind == TREASURE and s.definitions[on].special(KEEPER) < 0:  # AT-169
        raise data.get("bearer").get(name).fail(f"{s.table.names[on]} keeps no treasures")
    if s.definitions[on].minion:
        raise data.get("bearer").fail(f"{name} cannot lie on {s.table.names[on]}, a minion")
