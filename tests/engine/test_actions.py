"""Actions as packed numbers: what fits comes back as it was, what does not is refused."""

import pytest

from deckhold.engine import actions as act

EDGES = (0, 1, 511, 1022, 1023)


@pytest.mark.parametrize("verb", EDGES)
def test_verb_and_arguments_come_back(verb: int) -> None:
    for a in EDGES:
        for b in EDGES:
            packed = act.action(verb, a, b)
            assert (act.verb_of(packed), act.first(packed), act.second(packed)) == (verb, a, b)
            assert 0 <= packed < 2**30


@pytest.mark.parametrize("wrong", [(5, 1030, 0), (5, 0, 1024), (1024, 0, 0), (5, -1, 0), (5, 0, -1), (-1, 0, 0)])
def test_what_does_not_fit_is_refused(wrong: tuple[int, int, int]) -> None:
    verb, a, b = wrong
    with pytest.raises(ValueError, match=rf"action\({verb}, {a}, {b}\): verb and arguments are from 0 to 1023"):
        act.action(verb, a, b)
