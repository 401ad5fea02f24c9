"""What the attack, the block or the influence that is being put together comes to with one more answer.

An answer is tried on a copy of the game, with the questions that it leads to. What chance, a reveal or somebody else
has a say in is not told.
"""

from typing import Final, NamedTuple

from deckhold.games.mage_knight.state.covering import armor_to_beat
from deckhold.games.mage_knight.state.foes import block_needed, sum_of_attack, sum_of_block
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import ATTACK_PHASE, BLOCK_PHASE, DEALING, RANGED_PHASE

QUESTIONS: Final = 2  # asked by one answer at most: what it is used for, and how it is paid
WAYS: Final = 8  # of answering each of them that are tried


class Found(NamedTuple):
    """What a sum comes to, and whether that is all that is needed."""

    enough: bool
    total: int


def is_open(s: Mage) -> bool:
    """Whether an attack has targets, a block its attack, or something can be bought."""
    if s.moment in (RANGED_PHASE, ATTACK_PHASE):
        return s.targets != 0 and s.rival < 0
    if s.moment == BLOCK_PHASE:
        return s.blocking >= 0 and s.rival < 0
    return s.moment == DEALING


def now(s: Mage) -> Found:
    """What it comes to as it is."""
    if s.moment == DEALING:
        return Found(False, int(s.influence))
    if s.moment == BLOCK_PHASE:
        total = int(sum_of_block(s, s.blocking, s.guard))
        return Found(total >= block_needed(s, s.blocking), total)
    total = int(sum_of_attack(s, s.turn, s.targets, s.strike))
    return Found(total >= armor_to_beat(s, s.targets), total)


def leading(s: Mage, after: Mage, seat: int) -> Found | None:
    """What it comes to with an answer that a copy of the game gave, at best; None if it changes nothing, or nobody can
    know. The copy stays as it is."""
    found = weighed(s, after, seat, QUESTIONS)
    return found if found is not None and found > now(s) else None


def weighed(start: Mage, g: Mage, seat: int, questions: int) -> Found | None:
    """What it comes to after an answer, with the best answers to what it leads to."""
    asking = g.asking
    if asking is None or g.learned != start.learned or g.moment != start.moment:
        return None
    if asking.op.decider(g, asking) != seat:
        return None
    if asking.op.kind == "turn":
        return now(g) if is_open(g) else None
    if questions == 0:
        return None
    best: Found | None = None
    for answer in g.answers[:WAYS]:
        further = g.clone()
        further.take(answer)
        found = weighed(g, further, seat, questions - 1)
        if found is not None and (best is None or found > best):
            best = found
    return best
