"""Whole plans for a search to compare: an order with its way and its target, a purchase, the end of the turn."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.hexes import Lattice
from deckhold.engine.search import most_promising
from deckhold.games.ascension_tactics.bot.promising import FREE, promises
from deckhold.games.ascension_tactics.ops.orders import ACT
from deckhold.games.ascension_tactics.ops.verbs import END_ORDER, HAND_OVER, MOVE, ORDER
from deckhold.games.ascension_tactics.rules.turn import MAIN
from deckhold.games.ascension_tactics.state.position import Tactics

MOST: Final = 12  # plans that are compared
WAYS: Final = 3  # places that a champion might go to,
APART: Final = 2  # so many cells from each other
BLOWS: Final = 2  # enemies that it might strike before it goes anywhere
LONGEST: Final = 16  # answers


@final
class Course:
    """Answers one after the other, and what they promise."""

    def __init__(self, promise: float, answers: list[int]) -> None:
        self.promise = promise
        self.answers = answers


def courses(s: Tactics) -> list[list[int]]:
    """The plans of a turn, or of an order that has begun, the one that promises most first; none for other questions.

    Cards are played first, as they promise: nothing is compared meanwhile.
    """
    asking = s.asking
    assert asking is not None
    if asking.op is ACT:
        return told(acts(s, asking.seat, s.learned, [], 0.0))
    if asking.op is not MAIN:
        return []
    answers = s.answers
    found = promises(s, answers)
    best: i64 = 0
    for i in range(1, len(found)):
        if found[i] > found[best]:
            best = i
    if found[best] >= FREE:
        return [[answers[best]]]
    out: list[Course] = []
    for i in range(len(answers)):
        verb = act.verb_of(answers[i])
        if verb == ORDER:
            out.extend(order_courses(s, answers[i], found[i]))
        elif verb != HAND_OVER or i == best:
            out.append(Course(found[i], [answers[i]]))
    return told(out)


def told(found: list[Course]) -> list[list[int]]:
    """The best ones, each once."""
    out: list[list[int]] = []
    for course in sorted(found, key=unpromising):
        if len(out) < MOST and course.answers not in out:
            out.append(course.answers)
    return out


def unpromising(course: Course) -> float:
    return -course.promise


def order_courses(s: Tactics, action: i64, promise: float) -> list[Course]:
    """What a champion may do with an order."""
    twin = s.skimming()
    assert isinstance(twin, Tactics)
    seat = s.speaker
    line: list[int] = [action]
    twin.take(action)
    while goes_on(twin, seat, s.learned, line) and not is_act(twin):
        step(twin, line)
    return acts(twin, seat, s.learned, line, promise) if is_act(twin) else [Course(promise, line)]


def acts(s: Tactics, seat: i64, learned: i64, line: list[int], promise: float) -> list[Course]:
    """How an order may go on: blows and moves, each with what follows; the best has the whole promise."""
    answers = s.answers
    found = promises(s, answers)
    ranked = sorted([Course(found[i], [answers[i]]) for i in range(len(answers))], key=unpromising)
    out: list[Course] = []
    cells: list[int] = []
    blows = 0
    for course in ranked:
        action = course.answers[0]
        verb = act.verb_of(action)
        if verb == MOVE:
            cell = act.first(action)
            if len(cells) >= WAYS or near(s.cells, cells, cell):
                continue
            cells.append(cell)
        elif verb == END_ORDER:
            if out and line:
                continue  # an order that is paid for is not for nothing
        elif blows < BLOWS:
            blows += 1
        else:
            continue
        twin = s.clone()
        assert isinstance(twin, Tactics)
        begun = [*line, action]
        twin.take(action)
        while goes_on(twin, seat, learned, begun):
            step(twin, begun)
        out.append(Course(promise + course.promise - ranked[0].promise, begun))
    return out


def goes_on(s: Tactics, seat: i64, learned: i64, line: list[int]) -> bool:
    """Whether the next answer of a plan is known: the same seat decides, in this order, and nothing came to light."""
    asking = s.asking
    if asking is None or asking.op is MAIN or s.learned != learned or len(line) >= LONGEST:
        return False
    return asking.op.decider(s, asking) == seat


def step(s: Tactics, line: list[int]) -> None:
    """The most promising answer."""
    action = most_promising(s)
    line.append(action)
    s.take(action)


def is_act(s: Tactics) -> bool:
    """Whether an order asks what to do; on a copy that lists no answers of a turn, nothing else would."""
    return s.asking is not None and s.asking.op is ACT


def near(lattice: Lattice, cells: list[int], cell: i64) -> bool:
    for other in cells:
        if lattice.distance(other, cell) < APART:
            return True
    return False
