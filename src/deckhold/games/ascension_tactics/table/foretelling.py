"""What an answer would do, told before the click: ways and their price, blows and who falls by them."""

from typing import cast

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.text import Teller
from deckhold.engine.view import DEFEAT, HOLD, Preview
from deckhold.games.ascension_tactics.definitions import AREA_ATTACK
from deckhold.games.ascension_tactics.ops.campaign import FLEAS
from deckhold.games.ascension_tactics.ops.moving import Moves, meant
from deckhold.games.ascension_tactics.ops.verbs import ATTACK, DEPLOY, MOVE, ORDER, SWEEP
from deckhold.games.ascension_tactics.scenarios import FOREST
from deckhold.games.ascension_tactics.state.figures import arriving, values
from deckhold.games.ascension_tactics.state.ground import Walk, in_area, strikes_back
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import CORRUPTION
from deckhold.games.ascension_tactics.table.areas import figure_id


def preview(g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
    s = cast(Tactics, g)
    verb = act.verb_of(action)
    if verb == MOVE:
        return move(s, ctx, action, t)
    if verb == ATTACK:
        return blows(s, ctx.card, [act.first(action)], t)
    if verb == SWEEP:
        return blows(s, ctx.card, in_area(s, ctx.card, values(s, ctx.card), act.first(action)), t)
    if verb == ORDER:
        out = Preview()
        out.cost = int(values(s, act.first(action)).order_cost)
        out.who = s.table.names[act.first(action)]
        return out
    if verb == DEPLOY:
        out = Preview()
        out.to = s.cells.name(act.first(action))
        return out
    return None


def move(s: Tactics, ctx: Ctx, action: int, t: Teller) -> Preview:
    """The way, what it costs, what lies at its end, what it hurts."""
    figure = ctx.card
    op = ctx.op
    points = int(ctx.a) if isinstance(op, Moves) else int(values(s, figure).speed)
    way = meant(s, action)
    out = Preview()
    out.who = figure_id(s, figure)
    out.to = s.cells.name(way.cell)
    out.cost = int(way.cost)
    start = s.spot[figure]
    out.path = [(s.cells.q[start], s.cells.r[start], 0), *[(s.cells.q[c], s.cells.r[c], n) for c, n in steps(way)]]
    forests = len([cell for cell in way.path() if s.terrain[cell] == FOREST])
    out.forecast.append(t.say("preview-move", cost=way.cost, points=points, forests=forests))
    treasures = len(s.caches_at(way.cell))
    if treasures:
        out.forecast.append(t.say("preview-treasure", n=treasures))
    if way.lit:
        out.forecast.append(t.say("preview-beacon"))
    if way.hurt and not s.scenario.poison:
        out.warnings.append(t.say("preview-corruption", n=int(damage_on(s, figure, way))))
    for victim in falling_on(s, figure, way):
        out.warnings.append(t.say("preview-way-falls", card=t.name(s.definitions[victim].id)))
    return out


def falling_on(s: Tactics, figure: int, way: Way) -> list[int]:
    """The champions that are defeated on a way: by corruption, or because an aura ends (AT-154, AT-298, AT-Q74)."""
    walk = Walk(s, figure)
    out: list[int] = []
    here = s.spot[figure]
    damage = s.damage.copy()
    for cell in way.path():
        before = s.cells_of(figure)
        s.set_spot(figure, cell)
        hurts = len([one for one in s.cells_of(figure) if one not in before and walk.harms(one)]) > 0
        if hurts:
            damage[figure] += int(arriving(s, figure, CORRUPTION))
        for one in s.on_board():
            falls = damage[one] > 0 and damage[one] >= values(s, one).defense
            if (falls or (hurts and one == figure and s.scenario.poison)) and one not in out:
                out.append(one)
        if figure in out:
            break
    s.set_spot(figure, here)
    return out


def damage_on(s: Tactics, figure: int, way: Way) -> int:
    """What a way deals to whoever goes it, as far as that arrives (AT-154, AT-Q69)."""
    return int(way.hurt * arriving(s, figure, CORRUPTION))


def steps(way: Way) -> list[tuple[int, int]]:
    """The cells of a way and what each costs in all."""
    out: list[tuple[int, int]] = []
    one: Way | None = way
    while one is not None and one.before is not None:
        out.append((one.cell, one.cost))
        one = one.before
    out.reverse()
    return out


def blows(s: Tactics, attacker: int, victims: list[int], t: Teller) -> Preview:
    """Strength against defense, who falls, and who strikes back."""
    out = Preview()
    out.who = figure_id(s, attacker)
    value = values(s, attacker)
    falls = False
    back = 0
    for victim in victims:
        other = values(s, victim)
        taken = s.damage[victim]
        defense = int(other.defense)
        if s.definitions[victim].cells == FLEAS:
            defense -= int(s.worn)
        dealt = int(arriving(s, victim, value.strength))
        left = defense - taken - dealt
        fatal = dealt > 0 and left <= 0
        falls = falls or fatal
        out.forecast.append(
            t.say(
                "preview-falls" if fatal else "preview-holds",
                card=t.name(s.definitions[victim].id),
                strength=int(value.strength),
                defense=defense,
                damage=taken,
                left=left,
            )
        )
        if strikes_back(s, victim, attacker, other):
            back += int(arriving(s, attacker, other.strength))
    if back:
        left = int(value.defense) - s.damage[attacker] - back
        key = "preview-back-falls" if left <= 0 else "preview-back"
        out.warnings.append(t.say(key, n=back, left=left, defense=int(value.defense)))
    out.sign = DEFEAT if falls else HOLD
    if len(victims) == 1 and not value.has(AREA_ATTACK):
        out.target = figure_id(s, victims[0])
    return out
