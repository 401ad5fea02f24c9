"""What pieces and answers are called where several look alike."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.battlefield import Placing
from deckhold.games.ascension_tactics.ops.moving import located, meant
from deckhold.games.ascension_tactics.ops.verbs import DEPLOY, MOVE
from deckhold.games.ascension_tactics.state.position import TRIANGLES, Tactics
from deckhold.games.ascension_tactics.state.zones import CENTER_ROW, NOBODY, POOL, VILLAIN
from deckhold.games.ascension_tactics.table.foretelling import damage_on


def told_apart(s: Tactics, card: i64, name: str, t: Teller) -> str:
    """A piece by its name and, if there are several, by where it is; by a number if that is the same too."""
    if card < s.figures:
        return champion(s, card, name, t)
    if s.definitions[card].copies == 1:
        return name
    if s.spot[card] != NO_CELL:
        return located(s, name, s.spot[card], t)
    if s.bearer[card] != NO_CARD:
        return carried(s, card, name, t)
    return numbered(s, card, s.zones[CENTER_ROW], name, t)


def champion(s: Tactics, figure: i64, name: str, t: Teller) -> str:
    """Champions of which there are several are told apart by their cells."""
    holder: i64 = s.holder[figure]
    if s.definitions[figure].copies == 1 or holder == NOBODY:
        return name
    if s.is_on(figure):
        return located(s, name, s.spot[figure], t)
    if 0 <= holder < VILLAIN:
        name = numbered(s, figure, [one for one in s.at(POOL, holder) if not s.is_on(one)], name, t)
    return t.say("champion-off", card=name)


def carried(s: Tactics, card: i64, name: str, t: Teller) -> str:
    """What lies on a champion's card: on whose, if its equal lies on another's; which, if on the same."""
    bearer: i64 = s.bearer[card]
    alike = [one for one in s.table.copies(s.definitions[card].id) if s.bearer[one] != NO_CARD]
    if len(alike) == 1:
        return name
    name = numbered(s, card, [one for one in alike if s.bearer[one] == bearer], name, t)
    return t.say("gear-on", card=name, champion=champion(s, bearer, t.name(s.definitions[bearer].id), t))


def numbered(s: Tactics, card: i64, pieces: list[int], name: str, t: Teller) -> str:
    """Which of the copies among some pieces it is, in their order."""
    kinds = s.table.kind
    alike = [one for one in pieces if one != NO_CARD and kinds[one] == kinds[card]]
    if card not in alike or len(alike) == 1:
        return name
    return t.say("one-of-them", card=name, n=alike.index(card) + 1)


def label(g: Game, ctx: Ctx, action: i64, t: Teller) -> str | None:
    """Ways by what lies on them, of several to one cell or back again; where a large figure goes or is put by all its
    cells. None for other answers."""
    s = cast(Tactics, g)
    verb = act.verb_of(action)
    cell = act.first(action)
    if verb == MOVE:
        wide = 0 <= ctx.card < s.figures and s.definitions[ctx.card].cells > 1
        there = cells(s, s.cells.covered(cell, s.offsets(ctx.card)) if wide else [cell])
        back = cell == s.spot[ctx.card]
        if not back and len([way for way in s.ways if way.cell == cell]) <= 1:
            return t.say("do-move", cell=there) if wide else None
        way = meant(s, action)
        between = way.path()[:-1]
        if not between:
            return t.say("do-move-straight", cell=there)
        damage = 0 if s.scenario.poison else damage_on(s, ctx.card, way)
        return t.say("do-move-by", cell=there, way=cells(s, between), damage=damage)
    if verb == DEPLOY:
        figure = ctx.op.piece(s, ctx) if isinstance(ctx.op, Placing) else ctx.card
        if 0 <= figure < s.figures and s.definitions[figure].cells == 1 + len(TRIANGLES[0]):
            return t.say("do-deploy", cell=cells(s, s.cells.covered(cell, TRIANGLES[act.second(action)])))
    return None


def cells(s: Tactics, several: list[int]) -> str:
    return " · ".join([s.cells.name(cell)[1:] for cell in several])
