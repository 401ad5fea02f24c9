"""What an answer would do, told before the click: ways and their price, blows and who falls by them.

What happens is not worked out a second time: the deeds of the rules are done to a copy of the position, treasures that
somebody might use in answer aside.
"""

from typing import cast

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.text import Teller
from deckhold.engine.view import DEFEAT, HOLD, Preview
from deckhold.games.ascension_tactics.definitions import AREA_ATTACK, ATTACKS, RANGED, REACH
from deckhold.games.ascension_tactics.ops.campaign import FLEAS, steals
from deckhold.games.ascension_tactics.ops.fighting import STRIKE, deal, defeat
from deckhold.games.ascension_tactics.ops.gear import Disarm, DisarmAttacked, WhichConstruct
from deckhold.games.ascension_tactics.ops.moving import Moves, light, meant
from deckhold.games.ascension_tactics.ops.treasures import Window, use
from deckhold.games.ascension_tactics.ops.verbs import ATTACK, DEPLOY, MOVE, ORDER, SWEEP, USE
from deckhold.games.ascension_tactics.ops.villains.bosses import Hunt
from deckhold.games.ascension_tactics.ops.villains.conduct import Prey
from deckhold.games.ascension_tactics.ops.words import destroy
from deckhold.games.ascension_tactics.scenarios import FOREST
from deckhold.games.ascension_tactics.state.figures import arriving, doomed, triggers, values
from deckhold.games.ascension_tactics.state.ground import Walk, can_attack, in_area
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import CORRUPTION, VILLAIN
from deckhold.games.ascension_tactics.table.areas import figure_id


def preview(g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
    s = cast(Tactics, g)
    verb = act.verb_of(action)
    if verb == MOVE:
        return move(s, ctx, action, t)
    if verb == ATTACK and isinstance(ctx.op, Prey):
        return prey(s, ctx.card, act.first(action), t)
    if verb == ATTACK and not isinstance(ctx.op, Hunt):  # whom he goes for he need not reach
        return blows(s, ctx.card, [act.first(action)], t)
    if verb == SWEEP:
        return blows(s, ctx.card, in_area(s, ctx.card, values(s, ctx.card), act.first(action)), t)
    if verb == ORDER:
        out = Preview()
        out.cost = int(values(s, act.first(action)).order_cost)
        out.who = s.table.names[act.first(action)]
        return out
    if isinstance(ctx.op, Window) and verb in (USE, act.PASS) and ctx.op.is_attack(s, ctx):
        return answered(s, ctx, action, t)
    if isinstance(ctx.op, WhichConstruct):
        return bared(s, act.first(action), t)
    if verb == DEPLOY:
        out = Preview()
        out.to = s.cells.name(act.first(action))
        return out
    return None


def fall(twin: Tactics, seat: int, cause: int) -> list[int]:
    """Everybody who falls in a copy of the position as it stands now, and whoever falls because of that."""
    out: list[int] = []
    fallen = doomed(twin)
    while fallen and twin.result is None:
        out.extend(fallen)
        defeat(twin, seat, fallen, cause, False)
        fallen = doomed(twin)
    return out


def move(s: Tactics, ctx: Ctx, action: int, t: Teller) -> Preview:
    """The way, what it costs, what lies at its end, whom it hurts."""
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
    twin = s.clone()
    falling = walked(twin, ctx.seat, figure, way)
    treasures = 0
    if 0 <= s.holder[figure] < VILLAIN:  # AT-166, AT-267
        for cell in twin.cells_of(figure):
            treasures += len(s.caches_at(cell))
    if treasures:
        out.forecast.append(t.say("preview-treasure", n=treasures))
    if steals(s, figure) and s.caches_at(way.cell):
        out.warnings.append(t.say("preview-steal"))
    if twin.lit != s.lit:
        out.forecast.append(t.say("preview-beacon"))
    if way.hurt and not s.scenario.poison:
        out.warnings.append(t.say("preview-corruption", n=int(damage_on(s, figure, way))))
    for victim in falling:
        out.warnings.append(t.say("preview-way-falls", card=t.name(s.definitions[victim].id)))
    return out


def answered(s: Tactics, ctx: Ctx, action: int, t: Teller) -> Preview:
    """What comes of an attack if it is answered like this, or not at all."""
    after = s
    if act.verb_of(action) == USE:
        after = s.clone()
        use(after, ctx.op.decider(s, ctx), action)
    return declared(after, ctx.card, after.attacked, t)


def bared(s: Tactics, construct: int, t: Teller) -> Preview | None:
    """What comes of a declared attack if this construct is destroyed before its damage, unless more is to be decided
    on until then (AT-Q73)."""
    blow = [ctx for ctx in s.stack if ctx.op is STRIKE]
    if not blow:
        return None
    twin = s.clone()
    destroy(twin, construct)
    for waiting in [ctx for ctx in s.stack if isinstance(ctx.op, Disarm)]:
        gear = unlike(s, int(waiting.card))
        if len(gear) > 1:
            return None
        for one in gear:
            destroy(twin, one)
    return struck(s, twin, int(blow[len(blow) - 1].card), s.attacked, t)


def walked(twin: Tactics, seat: int, figure: int, way: Way) -> list[int]:
    """A champion goes a way in a copy; who falls on it: by corruption, or because an aura ends (AT-154, AT-Q74)."""
    walk = Walk(twin, figure)
    out: list[int] = []
    for cell in way.path():
        before = twin.cells_of(figure)
        twin.stand(figure, cell)
        entered = [one for one in twin.cells_of(figure) if one not in before]
        for one in entered:
            light(twin, figure, one)
        if [one for one in entered if walk.harms(one)]:
            if twin.scenario.poison:  # AT-298
                out.append(figure)
                defeat(twin, seat, [figure], NO_CARD, False)
            else:
                deal(twin, figure, CORRUPTION)
        out.extend(fall(twin, seat, NO_CARD))
        if not twin.is_on(figure):
            break
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


def prey(s: Tactics, villain: int, victim: int, t: Teller) -> Preview | None:
    """The blow at whom a villain picks; where it may still move for it, or strike twice, only whether one defeats."""
    value = values(s, villain)
    victims = [victim]
    if value.has(AREA_ATTACK):
        for by in (REACH, RANGED):
            area = in_area(s, villain, value, by)
            victims = area if victim in area else victims
    out = blows(s, villain, victims, t)
    if can_attack(s, villain, victim, value):
        return out
    out.warnings = []
    return out if out.sign == DEFEAT else None


def blows(s: Tactics, attacker: int, victims: list[int], t: Teller) -> Preview:
    """What comes of an attack that might be declared, with what it sets off before its damage (AT-Q73)."""
    disarms = [one for one in triggers(s, attacker, ATTACKS) if isinstance(one.op, DisarmAttacked)]
    undecided: list[int] = []
    first: list[str] = []
    twin = s.clone()
    for victim in victims if disarms else []:
        gear = unlike(s, victim)
        name = t.name(s.definitions[victim].id)
        if len(gear) > 1:
            undecided.append(victim)
            first.append(t.say("preview-disarm-one", card=name))
        elif gear:
            first.append(t.say("preview-disarm", card=name, construct=t.name(s.definitions[gear[0]].id)))
            destroy(twin, gear[0])
    out = either(twin, attacker, victims, undecided, t) if undecided else struck(s, twin, attacker, victims, t)
    out.forecast = first + out.forecast
    out.brief = ""
    return out


def either(s: Tactics, attacker: int, victims: list[int], undecided: list[int], t: Teller) -> Preview:
    """An attack before which its player says which construct goes: what comes of it in any case, and without each.

    If that is to be said of several champions, there are too many cases to be told of.
    """
    out = Preview()
    out.who = figure_id(s, attacker)
    gear = unlike(s, undecided[0]) if len(undecided) == 1 else []
    cases = [without(s, construct, attacker, victims, t) for construct in gear]
    for one in cases[:1]:
        out.forecast = [line for line in one.forecast if not [case for case in cases if line not in case.forecast]]
        out.warnings = [line for line in one.warnings if not [case for case in cases if line not in case.warnings]]
        out.target = one.target
        out.sign = DEFEAT if [case for case in cases if case.sign == DEFEAT] else HOLD
    lines: list[str] = []
    for construct, one in zip(gear, cases, strict=True):
        comes = [line for line in one.forecast + one.warnings if line not in out.forecast + out.warnings]
        if comes:
            name = t.name(s.definitions[construct].id)
            lines.append(t.say("preview-without", construct=name, what=t.listing(comes, "list-more")))
    out.forecast.extend(lines)
    return out


def unlike(s: Tactics, victim: int) -> list[int]:
    """The constructs of a champion, of equal ones one."""
    kinds = s.table.kind
    gear = s.gear(victim)
    return [card for i, card in enumerate(gear) if kinds[card] not in [kinds[one] for one in gear[:i]]]


def without(s: Tactics, construct: int, attacker: int, victims: list[int], t: Teller) -> Preview:
    """What comes of an attack once a construct of a champion is gone, in short besides."""
    twin = s.clone()
    destroy(twin, construct)
    return struck(s, twin, attacker, victims, t)


def declared(s: Tactics, attacker: int, victims: list[int], t: Teller) -> Preview:
    """What comes of an attack that is declared, in short besides: all that goes before its damage has happened."""
    return struck(s, s.clone(), attacker, victims, t)


def struck(s: Tactics, twin: Tactics, attacker: int, victims: list[int], t: Teller) -> Preview:
    """Strength against defense, who falls, and who strikes back, in a copy where constructs may be gone already."""
    out = Preview()
    out.who = figure_id(s, attacker)
    seat = s.spokesman()
    falling = fall(twin, seat, NO_CARD)  # by the loss of a construct alone
    strength = int(values(twin, attacker).strength)
    defenses = [int(values(twin, victim).defense) - worn(twin, victim) for victim in victims]
    arrives = [int(arriving(twin, victim, strength)) for victim in victims]
    fates: list[str] = []
    twin.attacked = victims
    STRIKE.run(twin, Ctx(STRIKE, seat, attacker, 0, 0))
    back = twin.damage[attacker] + worn(twin, attacker) - s.damage[attacker] - worn(s, attacker)
    defense = int(values(twin, attacker).defense) - worn(s, attacker)
    falling.extend(fall(twin, seat, attacker))
    if s.scenario.mark and attacker == s.boss():  # whatever is left of them (AT-296)
        falling.extend([victim for victim in victims if victim not in falling])
    for i, victim in enumerate(victims):
        falls = victim in falling
        left = 0 if falls else int(values(twin, victim).defense) - worn(twin, victim) - twin.damage[victim]
        name = t.name(s.definitions[victim].id)
        out.forecast.append(
            t.say(
                "preview-falls" if falls else "preview-holds",
                card=name,
                strength=strength,
                defense=defenses[i],
                damage=s.damage[victim],
                left=left,
            )
        )
        fates.append(
            t.say(
                "fate-falls" if falls else "fate-holds",
                card=name,
                named=int(len(victims) > 1),
                strength=arrives[i],
                defense=defenses[i],
                damage=s.damage[victim],
                left=left,
            )
        )
    out.brief = t.listing(fates)
    for figure in falling:
        if figure not in victims and figure != attacker:
            told = t.say("preview-falls-too", card=t.name(s.definitions[figure].id))
            (out.forecast if s.hostile(attacker, figure) else out.warnings).append(told)
    if back:
        left = defense - s.damage[attacker] - back
        key = "preview-back-falls" if attacker in falling else "preview-back"
        out.warnings.insert(0, t.say(key, n=back, left=left, defense=defense))
    out.sign = DEFEAT if [victim for victim in victims if victim in falling] else HOLD
    if len(victims) == 1 and not values(s, attacker).has(AREA_ATTACK):
        out.target = figure_id(s, victims[0])
    return out


def worn(s: Tactics, figure: int) -> int:
    """What a champion has lost of its defense for good (AT-295)."""
    return int(s.worn) if s.definitions[figure].cells == FLEAS else 0
