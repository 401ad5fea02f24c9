"""What a seat sees of Last Bastion: the square with the boards around it, dice, heroes, reserve."""

from typing import cast

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note
from deckhold.engine.view import DICE as DICE_AREA
from deckhold.engine.view import GRID, PANEL, PILE, ROW, STACK, Area, Layout, Piece, Share
from deckhold.games.last_bastion.definitions import (
    ACTIVATE_AND_FIGHT,
    BOARDS,
    COLOURS,
    ENCHANT,
    EXTRA_MOVE,
    FACES,
    FOURTH_DIE,
    PURIFY,
    RANGED,
    REROLL,
    HordeCard,
    PieceCard,
)
from deckhold.games.last_bastion.fields import SLOT_NAMES
from deckhold.games.last_bastion.ops import (
    AGAIN,
    DEFEAT_BOTH,
    FIGHT,
    PLACE,
    SPEND,
    STAND,
    RollDecayDie,
    TileAction,
)
from deckhold.games.last_bastion.rules import may_act, may_step, moves_left, tile_action
from deckhold.games.last_bastion.state import (
    ARRIVING,
    BASTION,
    BOX,
    COMBAT_DICE,
    CONDITIONS,
    DEAD,
    HEALTHY,
    HERO,
    HORDE_BOARDS,
    HORDE_DECK,
    HORDE_DISCARD,
    LEVEL_POINTS,
    SLOTS,
    LastBastion,
)

# The square is the middle of a grid of five by five; the slots lie around it, the horde boards in its corners.
WIDTH = 5
CORNERS = [(0, 0), (4, 0), (4, 4), (0, 4)]
ELEMENTS = {"net": "trebuchet", "trap": "dwarven-quarry", "standard": "standard"}


def slot_place(b: LastBastion, slot: int) -> tuple[int, int]:
    """Where a slot lies on the grid: next to the tile it faces."""
    side = b.ground.side_of[slot // SLOTS]
    k = slot % SLOTS
    return [(1 + k, 0), (4, 1 + k), (1 + k, 4), (0, 1 + k)][side]


def slot_id(slot: int) -> str:
    return f"slot:{SLOT_NAMES[slot]}"


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    b = cast(LastBastion, g)
    out = [bastion(b), dice(b), turn(b)]
    deck = info.zone_area(g, HORDE_DECK, PILE, -1, seat)
    # Whether a warlord comes next is no secret: their backs differ (LB-016).
    cards = b.zones[HORDE_DECK]
    deck.counters = {"warlords-in-deck": sum(b.horde(card).warlord for card in cards)}
    if cards and b.horde(cards[-1]).warlord:
        deck.counters["warlord-on-top"] = 1
    out.append(deck)
    out.append(info.zone_area(g, HORDE_DISCARD, STACK, -1, seat))
    out.append(info.zone_area(g, ARRIVING, ROW, -1, seat))
    for owner in range(g.seats):
        area = info.zone_area(g, HERO, ROW, owner, seat)
        area.pieces = [hero_board(b, owner, piece) for piece in area.pieces]
        out.append(area)
    out.append(reserve(b))
    if choosing(b):
        out.append(info.zone_area(g, BOX, ROW, -1, seat))
    return out


def choosing(b: LastBastion) -> bool:
    """Whether heroes are still being chosen."""
    return b.asking is not None and b.asking.op.kind == "choose-hero"


def bastion(b: LastBastion) -> Area:
    """Tiles with the figures on them, slots with their cards around them."""
    area = Area("bastion", GRID, "bastion")
    area.width = WIDTH
    for side, card in enumerate(b.zones[HORDE_BOARDS]):
        board = _at(Piece(b.table.names[card], b.table.card[card].id), *CORNERS[side])
        colour = b.ground.colour_at[side]
        if colour == b.turn:
            board.marks.append("turn")
        owner = b.ground.seat_of[colour]
        if owner < 0 or not b.present(owner):
            board.marks.append("neutral")
        area.pieces.append(board)
    for cell, card in enumerate(b.zones[BASTION]):
        tile = _at(Piece(b.table.names[card], b.table.card[card].id), 1 + cell % 3, 1 + cell // 3)
        if b.evil_on(cell):
            tile.marks.append("evil")
        area.pieces.append(tile)
    for slot in range(BOARDS * SLOTS):
        area.pieces.append(_slot(b, slot))
    for seat in range(b.seats):
        if b.present(seat) and b.at(HERO, seat):
            figure = Piece(f"figure:{seat}", b.table.card[b.at(HERO, seat)[0]].id)
            figure.on = b.table.names[b.zones[BASTION][b.tile[seat]]]
            figure.marks.append(f"base-{COLOURS[b.colour[seat]]}")
            if b.laid_down[seat]:
                figure.marks.append("laid-down")
            area.pieces.append(figure)
    for name in ELEMENTS:
        on = element_on(b, name)
        if on:
            token = Piece(name)
            token.on = on
            if name == "standard" and b.standard >= 0:
                token.marks.append(COLOURS[b.standard])
            area.pieces.append(token)
    if b.enchantment != NO_CARD:
        token = Piece("enchantment")
        token.on = b.table.names[b.enchantment]
        area.pieces.append(token)
    return area


def _at(piece: Piece, x: int, y: int) -> Piece:
    piece.x = x
    piece.y = y
    return piece


def _slot(b: LastBastion, slot: int) -> Piece:
    card = b.card_in(slot)
    x, y = slot_place(b, slot)
    if card == NO_CARD:
        return _at(Piece(slot_id(slot)), x, y)
    piece = _at(Piece(b.table.names[card], b.table.card[card].id), x, y)
    piece.counters["resistance"] = b.resistance(card)
    piece.marks = card_marks(b, card)
    return piece


def card_marks(b: LastBastion, card: int) -> list[str]:
    """What lies on a card in play."""
    definition = b.horde(card)
    out: list[str] = []
    if card in b.evil_cards:
        out.append("evil")
    if b.net_card == card:
        place = definition.place(b.net_effect)
        out.append(f"net-{definition.timing(b.net_effect)}" + ("" if place.endswith("0") else "-2"))
    if definition.lock_die >= 0 and not b.covered(card, definition.lock_die):
        out.append("locks-die")
    if definition.no_equipment >= 0 and not b.covered(card, definition.no_equipment):
        out.append("bans-equipment")
    if card in b.targets:
        out.append("target")
    if card in b.defeated:
        out.append("defeated")
    return out


def element_on(b: LastBastion, name: str) -> str:
    """The piece that net, trap or standard lies on; "" when it is in the reserve (LB-076, LB-077, LB-Q16)."""
    if name == "net" and b.net_card != NO_CARD:
        return b.table.names[b.net_card]
    if name == "trap" and b.trap >= 0:
        return slot_id(b.trap)
    home = b.table.by_name[f"{ELEMENTS[name]}#1"]
    return "" if b.evil_on(b.ground.cell_of[home]) else b.table.names[home]


def enchantress(b: LastBastion) -> int:
    """The seat that plays Mylfaar, or -1."""
    return b.ground.powers.index(ENCHANT) if ENCHANT in b.ground.powers else -1


def dice(b: LastBastion) -> Area:
    """The dice as they were last rolled in this turn."""
    area = Area("dice", DICE_AREA, "dice")
    for i, face in enumerate(b.dice):
        die = Piece(f"combat-die#{i + 1}", "combat-die")
        die.marks.append(FACES[face])
        area.pieces.append(die)
    if b.gray_die >= 0:
        die = Piece("gray-die#1", "gray-die")
        die.marks.append(FACES[b.gray_die])
        area.pieces.append(die)
    if b.decay_die:
        die = Piece("decay-die#1", "decay-die")
        die.counters["value"] = b.decay_die[0]
        area.pieces.append(die)
    return area


def turn(b: LastBastion) -> Area:
    """What the turn still holds."""
    area = Area("turn", PANEL, "turn")
    seat = b.active()
    if b.asking is not None and b.asking.op.kind == "hero-phase":
        left = [may_act(b, seat, b.has_activated), may_act(b, seat, b.has_fought)].count(True)
        area.counters["actions-left"] = left if b.has_power(seat, ACTIVATE_AND_FIGHT) else min(left, 1)
        area.counters["move-left"] = moves_left(b, seat)
    area.counters["free-dice"] = COMBAT_DICE - b.locked_dice()
    area.counters["warlords"] = b.warlords_left()
    area.counters["turn-number"] = b.turn_number
    return area


def hero_board(b: LastBastion, seat: int, piece: Piece | None) -> Piece | None:
    if piece is None:
        return None
    piece.counters = counters(b, seat)
    if b.present(seat):
        piece.marks.append(f"at-{b.table.card[b.zones[BASTION][b.tile[seat]]].id}")
    if b.condition[seat] != HEALTHY:
        piece.marks.append(CONDITIONS[b.condition[seat]])
    if b.evil[seat]:
        piece.marks.append("evil")
    if enchantress(b) == seat and b.enchantment == NO_CARD and b.condition[seat] == HEALTHY and not b.evil[seat]:
        piece.marks.append("enchantment")
    return piece


def counters(g: Game, seat: int) -> dict[str, int]:
    b = cast(LastBastion, g)
    out = {"life": b.life[seat], "call-to-arms": b.call_to_arms[seat]}
    for colour, name in enumerate(COLOURS):
        if b.equipment[seat * 5 + colour]:
            out[name] = b.equipment[seat * 5 + colour]
    return out


def reserve(b: LastBastion) -> Area:
    """What players can still take, and elements whose home is evil-held."""
    area = Area("reserve", ROW, "reserve")
    area.counters = {"life": b.lives_left(), "call-to-arms": b.calls_left()}
    for colour, name in enumerate(COLOURS):
        area.counters[name] = b.equipment_left(colour)
    area.counters["evil"] = b.evil_left()
    for name in ELEMENTS:
        if not element_on(b, name):
            token = Piece(name)
            if name == "standard" and b.standard >= 0:
                token.marks.append(COLOURS[b.standard])
            area.pieces.append(token)
    seat = enchantress(b)
    if seat >= 0 and b.enchantment == NO_CARD and b.evil[seat]:
        area.pieces.append(Piece("enchantment"))
    return area


def shares(g: Game) -> list[Share]:
    """The points of a victory, line by line (LB-216 to LB-220); a defeat has none (LB-Q27)."""
    b = cast(LastBastion, g)
    if b.result is None or not b.result.winners:
        return []
    return [
        Share(LEVEL_POINTS[str(b.options["difficulty"])], "level"),
        Share(sum(b.life), "life"),
        Share(2 * sum(b.call_to_arms), "calls"),
        Share(-3 * sum(condition == DEAD for condition in b.condition), "dead"),
        Share(-4 * b.evil_tile_count(), "evil"),
    ]


def layout(g: Game, seat: int | None) -> Layout:
    b = cast(LastBastion, g)
    heroes = [f"hero/{owner}" for owner in range(g.seats)]
    top = ["box"] if choosing(b) else []
    piles = ["horde_deck", "horde_discard"]
    wide = [[*top], ["bastion"], ["turn", "dice"], ["arriving", *piles, "reserve"], heroes]
    narrow = [[*top], ["bastion"], ["dice", "turn"], heroes[:2], heroes[2:], piles, ["reserve"], ["arriving"]]
    first = [*top, "bastion", *heroes]
    return Layout([row for row in wide if row], [row for row in narrow if row], "last-bastion", first=first)


# -- what an action is about -------------------------------------------------------------------------------------------


def pieces(g: Game, ctx: Ctx, action: int) -> list[str] | None:
    """The pieces of an action that its arguments do not name; None where they do."""
    b = cast(LastBastion, g)
    verb = act.verb_of(action)
    seat = ctx.op.decider(g, ctx)
    if verb == FIGHT:
        return [b.table.names[card] for card in b.within_reach(seat)]
    if verb == PLACE:
        card = b.card_in(act.first(action))
        return [slot_id(act.first(action)) if card == NO_CARD else b.table.names[card]]
    if verb == STAND:
        return [f"figure:{seat}"]
    if verb == AGAIN:
        if isinstance(ctx.op, RollDecayDie):
            return ["decay-die#1"]
        return [f"combat-die#{i + 1}" for i in range(len(b.dice)) if has(act.first(action), i)]
    if verb == DEFEAT_BOTH:
        return [b.table.names[card] for card in b.targets]
    if verb == SPEND:
        return [f"seat:{act.second(action)}", *_boards(b, act.second(action))]
    if g.info.verb(action).a == act.SEAT:
        who = act.first(action)
        figure = [f"figure:{who}"] if b.present(who) else []
        return [f"seat:{who}", *figure, *_boards(b, who)]
    return None


def _boards(b: LastBastion, seat: int) -> list[str]:
    return [b.table.names[card] for card in b.at(HERO, seat)]


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    """Why a piece offers nothing now."""
    b = cast(LastBastion, g)
    kind = ctx.op.kind
    card = b.table.by_name.get(subject, NO_CARD)
    definition = b.table.card[card] if card != NO_CARD else None
    if isinstance(definition, HordeCard):
        return _why_not_card(b, ctx, seat, card, definition)
    if kind != "hero-phase":
        return Note("why-not-part-of-choice")
    if subject.startswith("slot:"):
        return Note("why-not-empty-slot")
    if isinstance(definition, PieceCard) and definition.kind == "tile":
        return _why_not_tile(b, seat, b.ground.cell_of[card])
    if isinstance(definition, PieceCard) and definition.kind == "hero":
        return _why_not_hero(b, seat, card)
    if isinstance(definition, PieceCard) and definition.kind == "board":
        return Note("why-not-board")
    return None


def _why_not_card(b: LastBastion, ctx: Ctx, seat: int, card: int, definition: HordeCard) -> Note | None:
    if ctx.op.kind in ("net", "destroy") and definition.warlord:
        return Note("why-not-warlord")
    if ctx.op.kind != "hero-phase":
        return Note("why-not-part-of-choice")
    if b.slot_of(card) < 0:
        return Note("why-not-discarded")
    if card not in b.within_reach(seat):
        return Note("why-not-in-reach")
    return _why_not_act(b, seat)


def _why_not_act(b: LastBastion, seat: int) -> Note:
    """Sindara may act twice, but not before and after her move (LB-Q26)."""
    return Note(
        "why-not-acted-and-moved" if b.act_closed and b.has_power(seat, ACTIVATE_AND_FIGHT) else "why-not-acted"
    )


def _why_not_tile(b: LastBastion, seat: int, cell: int) -> Note:
    action: TileAction = tile_action(b, cell)
    away = cell != b.tile[seat]
    if b.call_to_arms[seat] > 0:  # it could be called on from anywhere, if that changed anything
        return Note("why-not-pointless-call" if away else "why-not-pointless")
    if away:
        if not may_step(b, seat):
            return Note("why-not-moved")
        return Note("why-not-laid-down" if b.laid_down[seat] else "why-not-far")
    if b.evil_on(cell):
        return Note("why-not-evil")
    if not b.feasible(action, seat):
        return Note("why-not-pointless")
    return _why_not_act(b, seat)


def _why_not_hero(b: LastBastion, seat: int, card: int) -> Note | None:
    if card not in b.at(HERO, seat):
        return Note("why-not-others")
    if b.condition[seat] != HEALTHY:
        return Note("why-not-wounded")
    if b.evil[seat]:
        return Note("why-not-evil-hero")
    if b.power_used:
        return Note("why-not-power-used")
    if not may_step(b, seat) and b.ground.powers[seat] in (EXTRA_MOVE, PURIFY):
        return Note("why-not-moved")
    if b.laid_down[seat] and b.ground.powers[seat] == PURIFY:
        return Note("why-not-laid-down")
    if b.ground.powers[seat] in (ACTIVATE_AND_FIGHT, FOURTH_DIE, RANGED, REROLL):
        return Note("why-not-power-itself")
    return Note("why-not-power-now")
