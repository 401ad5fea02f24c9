"""From scenario to scenario: what a campaign keeps (AT-279, AT-290, AT-301, AT-311, AT-Q50)."""

from typing import Final

from deckhold.engine.core import Op, with_parts
from deckhold.engine.text import Note
from deckhold.engine.view import Sequel
from deckhold.games.ascension_tactics.cards.scenarios import scenario_id
from deckhold.games.ascension_tactics.ops.becoming import Transform
from deckhold.games.ascension_tactics.scenarios import CHOSEN, named
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import ATTACHED

KEPT_OPTION: Final = "kept"


def sequel(s: Tactics) -> Sequel | None:
    """The table that goes on from a finished scenario; None where the campaign is over, or it was none."""
    outcome = s.result
    if outcome is None or not s.scenario.campaign:
        return None
    won = len(outcome.winners) > 0
    following = s.scenario.following if won else s.scenario.id
    if not following:
        return None
    note = Note("sequel-next" if won else "sequel-again", {}, {"scenario": scenario_id(named(following, s.seats))})
    out = Sequel(note, {**s.options, "scenario": following, "pools": CHOSEN, "champions": starters(s)})
    kept = s.options[KEPT_OPTION]
    assert isinstance(kept, list)
    for pair in kept:
        champion, _, quest = str(pair).partition("/")
        out.carried.append(kept_note(champion, quest))
    if won:
        for seat in range(s.seats):
            for champion, quest in rewards(s, seat):
                out.offer(seat, KEPT_OPTION, f"{champion}/{quest}", kept_note(champion, quest))
    return out


def kept_note(champion: str, quest: str) -> Note:
    return Note("sequel-kept", {}, {"card": champion, "quest": quest})


def starters(s: Tactics) -> list[str]:
    """The champions that the seats began with, whatever has become of them, as the option names them."""
    out: list[str] = []
    for seat in range(s.seats):
        for figure in range(s.figures):
            if s.roster[figure] == seat:
                out.append(s.definitions[figure].id)
    return out


def starter(s: Tactics, figure: int) -> str:
    """The champion of a starting pool that a champion is, or was before it was transformed; "" if it came later."""
    definition = s.definitions[figure]
    if s.roster[figure] >= 0:
        return definition.id
    for card in s.table.defs:
        for op in card.roots().values():
            if becomes(op, definition.id):
                return card.id
    return ""


def becomes(op: Op, id: str) -> bool:
    """Whether an effect transforms its champion into another one."""
    return bool([one for one in with_parts(op) if isinstance(one, Transform) and one.into == id])


def rewards(s: Tactics, seat: int) -> list[tuple[str, str]]:
    """The quests that a seat may keep, each with its champion; those kept before stay anyway."""
    kept = s.options[KEPT_OPTION]
    assert isinstance(kept, list)
    out: list[tuple[str, str]] = []
    for card in s.at(ATTACHED, seat):
        champion = starter(s, s.bearer[card])
        quest = s.definitions[card].id
        if champion and f"{champion}/{quest}" not in kept:
            out.append((champion, quest))
    return out
