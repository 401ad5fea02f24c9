"""What an ordered villain does, step by step (AT-258 to AT-264, AT-Q13, AT-Q14, AT-Q38 to AT-Q40).

Ties are the table's.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import AREA_ATTACK, DOUBLE_ATTACK, RANGED, REACH
from deckhold.games.ascension_tactics.ops.campaign import target_cell
from deckhold.games.ascension_tactics.ops.fighting import declare
from deckhold.games.ascension_tactics.ops.moving import ACTION, may_walk, meant, offered, set_out
from deckhold.games.ascension_tactics.ops.orders import MOVED, ONE_ATTACK
from deckhold.games.ascension_tactics.ops.treasures import Window, use, uses
from deckhold.games.ascension_tactics.ops.verbs import ATTACK, SWEEP
from deckhold.games.ascension_tactics.scenarios import SHRINE
from deckhold.games.ascension_tactics.state.figures import Values, arriving, values
from deckhold.games.ascension_tactics.state.ground import Walk, can_attack, in_area, in_reach
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import FROM_SHRINES, POOL, VILLAIN

NO_WAY: Final = 1000  # farther than any way: from here on hexes are counted (AT-Q14)
WORTH: Final = 1024  # more than there are pieces
AT_HAND: Final = 1  # of `Prey`: whom it can attack now; else whom it can defeat

# What an automatic move leads towards, for the question where to.
TO_TARGET: Final = 0
TO_TREASURE: Final = 1
TO_SHRINE: Final = 2
TO_CHAMPION: Final = 3
GOALS: Final = ["target", "treasure", "shrine", "champion"]


# -- seeing what can be done -------------------------------------------------------------------------------------------


def worth_attacking(s: Tactics, figure: i64) -> i64:
    """What villains look at in a champion: its strength, unless the table was made otherwise (AT-Q12)."""
    value = values(s, figure)
    if s.options["prey"] == "strength":
        return value.strength
    return value.defense if s.options["prey"] == "defense" else value.order_cost


def chosen(victim: i64, worth: i64) -> i64:
    """A champion that was chosen, and what it was chosen for, as the amount of an event; 0: there was nobody else."""
    return worth * WORTH + victim


def strongest(s: Tactics, figures: list[int]) -> list[int]:
    """Of some champions those that villains would rather attack."""
    worths = [worth_attacking(s, figure) for figure in figures]
    return [figure for i, figure in enumerate(figures) if worths[i] == max(worths)]


def defeats(s: Tactics, victim: i64, strength: i64, attacks: i64) -> bool:
    """Whether so many attacks defeat a champion as it stands (AT-Q13)."""
    harm = arriving(s, victim, strength)
    return harm > 0 and harm * attacks + s.damage[victim] >= values(s, victim).defense


def attackable_from(s: Tactics, figure: i64, value: Values, cell: i64, victim: i64) -> bool:
    """Whether a champion could attack another one if it stood on a cell."""
    here: i64 = s.spot[figure]
    s.set_spot(figure, cell)
    can = can_attack(s, figure, victim, value)
    s.set_spot(figure, here)
    return can


def attacks_left(value: Values, done: i64) -> i64:
    return (2 if value.has(DOUBLE_ATTACK) else 1) - done // ONE_ATTACK


def ways_left(s: Tactics, figure: i64, value: Values, done: i64) -> list[Way]:
    """Where what is left of an order lets a champion go."""
    if done & MOVED or not may_walk(s, figure):
        return []
    return Walk(s, figure).ways(value.speed)


def defeatable(s: Tactics, figure: i64, done: i64) -> list[int]:
    """Whom a villain could defeat with what is left of its order (AT-258, AT-Q13)."""
    value = values(s, figure)
    attacks = attacks_left(value, done)
    if attacks <= 0:
        return []
    weak: list[int] = []
    for other in range(s.figures):
        if s.is_on(other) and s.hostile(figure, other) and defeats(s, other, value.strength, attacks):
            weak.append(other)
    if not weak:
        return weak
    cells = [s.spot[figure]]
    for way in ways_left(s, figure, value, done):
        if way.cell not in cells:
            cells.append(way.cell)
    out: list[int] = []
    for other in weak:
        for cell in cells:
            if attackable_from(s, figure, value, cell, other):
                out.append(other)
                break
    return out


def remoteness(s: Tactics, costs: list[int], cell: i64, goal: i64) -> i64:
    """How far a cell is from a goal, by the ways that `Walk.costs_to` found (AT-Q14)."""
    cost: i64 = costs[cell]
    return cost if cost >= 0 else NO_WAY + s.cells.distance(cell, goal)


def nearest(s: Tactics, costs: list[int], ways: list[Way], goal: i64) -> list[Way]:
    """Of some ways those that end nearest to a goal."""
    least: i64 = 2 * NO_WAY
    for way in ways:
        far = remoteness(s, costs, way.cell, goal)
        if far < least:
            least = far
    return [way for way in ways if remoteness(s, costs, way.cell, goal) == least]


def towards(s: Tactics, figure: i64, goal: i64) -> list[Way]:
    """The ways of a champion that is drawn to a goal; none if it is as near as it can be (AT-Q39)."""
    if not may_walk(s, figure):
        return []
    walk = Walk(s, figure)
    ways = walk.ways(walk.value.speed)
    if not ways:
        return []
    costs = walk.costs_to(goal)
    ways = nearest(s, costs, ways, goal)
    here = remoteness(s, costs, s.spot[figure], goal)
    return ways if remoteness(s, costs, ways[0].cell, goal) < here else []


def tell_course(s: Tactics, figure: i64, goal: i64, why: str) -> None:
    """The log says why a villain goes towards its target, or that it is as near as it can be."""
    if s.events is not None:
        s.note(why if towards(s, figure, goal) else "villain-waits", -1, figure, s.colour[figure])


# -- acting ------------------------------------------------------------------------------------------------------------


@final
class Approach(Grouped):
    """A champion goes as near to a cell, `a`, as it can; `b` says what is there (AT-263, AT-Q39)."""

    kind = "approach"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return offered(s, towards(s, ctx.card, ctx.a))

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        set_out(s, ctx.seat, ctx.card, meant(s, action), ACTION)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say(f"ask-approach-{GOALS[ctx.b]}")

    def rules(self) -> list[str]:
        return ["AT-263"]


def victims(s: Tactics, figure: i64, done: i64) -> list[int]:
    """Whom a villain would attack as things stand, or others instead; nobody while it only goes to its target."""
    found = defeatable(s, figure, done)
    if not found and done & MOVED:
        value = values(s, figure)
        found = in_reach(s, figure, value) if attacks_left(value, done) > 0 else []
    return found


@final
class Foreseen(Window):
    """Before a villain decides whom to attack, whoever can change that may use a treasure (AT-169, AT-258, AT-264).

    The card is the villain. `b` is twice what it has done of its order, and ANSWERED besides, as of any window.
    """

    def concerned(self, s: Tactics, ctx: Ctx) -> list[int]:
        found = victims(s, ctx.card, ctx.b // 2)
        return strongest(s, found) if found else []

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        s = cast(Tactics, g)
        found = victims(s, ctx.card, ctx.b // 2)  # what anybody else is worth it does not look at
        if not found:
            return []
        now = strongest(s, found)
        own = [figure for figure in s.at(POOL, seat) if figure in found]
        return [choice for choice in uses(s, seat, own) if self.sways(s, ctx, now, seat, choice)]

    def sways(self, s: Tactics, ctx: Ctx, now: list[int], seat: i64, choice: i64) -> bool:
        """Whether a treasure changes its mind, by itself or with others."""
        figure = act.second(choice)
        twin = self.used(s, seat, choice)
        protects = self.shield(s, choice) > 0
        raises = worth_attacking(twin, figure) > worth_attacking(s, figure)
        if (protects or raises) and self.minds(ctx, now, twin):
            return True
        if protects and figure in now and self.minds(ctx, now, self.shielded(twin, ctx)):
            return True
        return raises and self.baits(ctx, now, twin, seat, figure)

    def minds(self, ctx: Ctx, now: list[int], twin: Tactics) -> bool:
        """Whether in a copy it would attack nobody, or others; between equals the players choose in any case."""
        then = self.concerned(twin, ctx)
        return not then or len([figure for figure in then if figure not in now]) > 0

    def used(self, s: Tactics, seat: i64, choice: i64) -> Tactics:
        """A copy of the position in which a treasure is used."""
        twin = s.clone()
        use(twin, seat, choice)
        return twin

    def shield(self, s: Tactics, choice: i64) -> i64:
        """How much harder a treasure makes whoever it is used on."""
        bonus = s.definitions[s.table.first[act.first(choice)]].bonus
        assert bonus is not None
        return bonus.defense + bonus.souls

    def shielded(self, s: Tactics, ctx: Ctx) -> Tactics:
        """A copy in which treasures protect whomever it could attack, one after the other: each by the least of them
        that is enough, or by the best as long as none is."""
        left = self.concerned(s, ctx)
        while left:
            seat: i64 = s.holder[left[0]]
            least: i64 = -1
            best: i64 = -1
            for choice in uses(s, seat, left[:1]):
                if self.shield(s, choice) <= 0:
                    continue
                if best < 0 or self.shield(s, choice) > self.shield(s, best):
                    best = choice
                enough = left[0] not in self.concerned(self.used(s, seat, choice), ctx)
                if enough and (least < 0 or self.shield(s, choice) < self.shield(s, least)):
                    least = choice
            if best < 0:
                break
            s = self.used(s, seat, least if least >= 0 else best)
            left = self.concerned(s, ctx)
        return s

    def baits(self, ctx: Ctx, now: list[int], twin: Tactics, seat: i64, figure: i64) -> bool:
        """Whether more treasures that a villain looks at, used on the same champion in a copy, change its mind."""
        while True:
            more: i64 = -1
            for choice in uses(twin, seat, [figure]):
                raises = worth_attacking(self.used(twin, seat, choice), figure) > worth_attacking(twin, figure)
                if raises and (more < 0 or self.shield(twin, choice) < self.shield(twin, more)):
                    more = choice  # a bait must stay a victim
            if more < 0:
                return False
            twin = self.used(twin, seat, more)
            if self.minds(ctx, now, twin):
                return True

    def is_attack(self, s: Tactics, ctx: Ctx) -> bool:
        return False  # none is declared yet: whom the last one was aimed at says nothing

    def announced(self, s: Tactics, ctx: Ctx, t: Teller) -> str:
        names = t.listing([s.info.piece_name(s, figure, t) for figure in self.concerned(s, ctx)], "list-or")
        return t.say("about-to-choose", card=s.info.piece_name(s, ctx.card, t), what=names)


@final
class Assault(Op):
    """What is left of an order is decided anew after every deed; `a` is what was done, as of `Act`."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Tactics, g).is_on(ctx.card):
            g.push(DECIDE, ctx.seat, ctx.card, ctx.a)
            g.push(FORESEEN, ctx.seat, ctx.card, -1, ctx.a * 2)


@final
class Decide(Op):
    """The question of AT-258: whom it attacks, or where it goes; `a` is what was done, as of `Act`."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        figure = ctx.card
        if defeatable(s, figure, ctx.a):
            s.push(PREY, ctx.seat, figure, ctx.a)
            return
        goal = target_cell(s, s.colour[figure])
        if ctx.a == 0 and s.terrain[goal] == SHRINE and s.away(figure, goal) <= 1:
            if s.events is not None:
                s.note("villain-stays", -1, figure)
            s.gain_glory(VILLAIN, s.scenario.shrine, FROM_SHRINES)  # AT-262
        elif not ctx.a & MOVED:
            tell_course(s, figure, goal, "villain-goes" if ctx.a == 0 else "villain-goes-on")
            s.push(ASSAULT, ctx.seat, figure, ctx.a | MOVED)
            s.push(APPROACH, ctx.seat, figure, goal, TO_TARGET)
        else:
            s.push(PREY, ctx.seat, figure, ctx.a, AT_HAND)


@final
class Prey(Grouped):
    """Whom a villain attacks: the strongest of those it can defeat or, at hand, attack (AT-259, AT-264)."""

    kind = "prey"

    def found(self, s: Tactics, ctx: Ctx) -> list[int]:
        """Those among whom it picks."""
        if ctx.b != AT_HAND:
            return defeatable(s, ctx.card, ctx.a)
        value = values(s, ctx.card)
        return in_reach(s, ctx.card, value) if attacks_left(value, ctx.a) > 0 else []

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        found = self.found(s, ctx)
        return [act.action(ATTACK, victim) for victim in strongest(s, found)] if found else []

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        victim = act.first(action)
        if s.events is not None:
            many = len(self.found(s, ctx)) > 1
            kind = "villain-reaches" if ctx.b == AT_HAND else "villain-defeats"
            s.note(kind, -1, ctx.card, chosen(victim, worth_attacking(s, victim) if many else 0))
        g.push(LUNGE if ctx.b == AT_HAND else STALK, ctx.seat, ctx.card, ctx.a, victim)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        prey = str(g.options["prey"])
        return t.say("ask-prey-attack" if ctx.b == AT_HAND else "ask-prey-defeat", prey=prey)

    def rules(self) -> list[str]:
        return ["AT-259"]


@final
class Stalk(Grouped):
    """A villain attacks a champion, `b`, that it can defeat; if it must move for that, near its target (AT-260)."""

    kind = "stalk"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if can_attack(s, ctx.card, ctx.b, values(s, ctx.card)):
            s.push(LUNGE, ctx.seat, ctx.card, ctx.a, ctx.b)
        else:
            g.ask(ctx)

    def ways(self, s: Tactics, ctx: Ctx) -> list[Way]:
        value = values(s, ctx.card)
        out: list[Way] = []
        for way in ways_left(s, ctx.card, value, ctx.a):
            if attackable_from(s, ctx.card, value, way.cell, ctx.b):
                out.append(way)
        goal = target_cell(s, s.colour[ctx.card])
        return nearest(s, Walk(s, ctx.card).costs_to(goal), out, goal)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return offered(s, self.ways(s, ctx))

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        s.push(LUNGE, ctx.seat, ctx.card, ctx.a | MOVED, ctx.b)
        set_out(s, ctx.seat, ctx.card, meant(s, action), ACTION)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-stalk", card=t.name(g.table.card[ctx.b].id))

    def rules(self) -> list[str]:
        return ["AT-260"]


@final
class Lunge(Grouped):
    """The attack itself; an Area Attack by Ranged or Reach that hits the champion, `b` (AT-130, AT-136)."""

    kind = "lunge"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        value = values(s, ctx.card)
        if not s.is_on(ctx.card) or not can_attack(s, ctx.card, ctx.b, value):
            return []
        if not value.has(AREA_ATTACK):
            return [act.action(ATTACK, ctx.b)]
        ranged = in_area(s, ctx.card, value, RANGED)
        reach = in_area(s, ctx.card, value, REACH)
        out: list[int] = []
        if ctx.b in ranged:
            out.append(act.action(SWEEP, RANGED))
        if ctx.b in reach and reach != ranged:
            out.append(act.action(SWEEP, REACH))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        victims = [ctx.b]
        if act.verb_of(action) == SWEEP:
            victims = in_area(s, ctx.card, values(s, ctx.card), act.first(action))
        s.push(ASSAULT, ctx.seat, ctx.card, ctx.a + ONE_ATTACK)
        declare(s, ctx.seat, ctx.card, victims)

    def rules(self) -> list[str]:
        return ["AT-136"]


def player_champions(s: Tactics) -> list[int]:
    """The players' champions on the battlefield."""
    return [figure for figure in range(s.figures) if s.is_on(figure) and 0 <= s.holder[figure] < VILLAIN]


def richest(s: Tactics) -> list[int]:
    """The players' champions on the battlefield with the most glory on their cards, if any has glory (AT-Q46)."""
    found = [figure for figure in player_champions(s) if s.purse[figure] > 0]
    most = max([s.purse[figure] for figure in found]) if found else 0
    return [figure for figure in found if s.purse[figure] == most]


APPROACH: Final = Approach()
ASSAULT: Final = Assault()
FORESEEN: Final = Foreseen()
DECIDE: Final = Decide()
PREY: Final = Prey()
STALK: Final = Stalk()
LUNGE: Final = Lunge()
CONDUCT_OPS: Final[dict[str, Op]] = {
    "approach": APPROACH,
    "assault": ASSAULT,
    "foreseen": FORESEEN,
    "decide": DECIDE,
    "prey": PREY,
    "stalk": STALK,
    "lunge": LUNGE,
}
