"""What happened, in words: events that name two pieces, and why villains did what they did (AT-258 to AT-264)."""

from typing import Final

from deckhold.engine.core import Event
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.moving import located
from deckhold.games.ascension_tactics.ops.villains.conduct import GOALS, WORTH
from deckhold.games.ascension_tactics.scenarios import BEACON, PORTAL, SHRINE, TARGETS, TERRAIN
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import SOURCES

# Events whose number names a second piece.
OF_TWO: Final = ("attack", "equip", "complete", "villain-equip")
# Events that tell of glory, and by their source what it is for.
GLORIES: Final = ("gain-glory", "gain-purse", "spill-glory", "villains-glory")
# Events whose number names a kind of card.
OF_KIND: Final = ("use-treasure", "copy")
# Events whose number names a second piece and what it was chosen for.
CHOSEN: Final = ("villain-defeats", "villain-reaches", "villain-hunts", "villain-lures")
# Events whose number is the colour of a target.
TOWARDS: Final = ("villain-goes", "villain-goes-on", "villain-seeks", "villain-waits")
# Events that are about all members of a side, not only about the seat they name.
OF_ALL: Final = ("turn", "gain-glory")
# Events whose number is a cell where corrupted ground comes or goes.
CORRUPTING: Final = ("corrupt", "cleanse")


def event_text(s: Tactics, event: Event, t: Teller) -> str | None:
    """A line of the log; None for an event that is told as any other."""
    card = t.name(s.table.card[event.card].id) if event.card >= 0 else ""
    key = f"log-{event.kind}"
    if event.kind == "walk":
        where = located(s, ground(s, event.target, t), event.target, t)
        if event.card < s.figures:
            return t.say(key, card=card, where=where)
        return t.say(f"log-moved-{s.table.card[event.card].kind}", where=where)  # which treasure it is nobody knows
    who = t.seat(event.seat) if event.seat >= 0 else ""
    if event.kind in OF_ALL and event.seat >= 0 and len(s.sides[s.side_of[event.seat]]) > 1:  # AT-178, AT-180
        key = f"{key}-together"
        who = t.listing([t.seat(mate) for mate in s.sides[s.side_of[event.seat]]])
    if event.kind == "turn":
        return t.say(key, who=who)
    if event.kind in GLORIES:
        return t.say(key, who=who, card=card, n=event.amount, why=t.say(f"glory-for-{SOURCES[event.source]}"))
    if event.kind in OF_TWO or event.kind in OF_KIND:
        other = s.table.defs[event.amount] if event.kind in OF_KIND else s.table.card[event.amount]
        return t.say(key, who=who, card=card, target=t.name(other.id))
    if event.kind in CHOSEN:
        target = t.name(s.table.card[event.amount % WORTH].id)
        return t.say(key, card=card, target=target, prey=str(s.options["prey"]), n=event.amount // WORTH)
    if event.kind in TOWARDS:
        return t.say(key, card=card, colour=t.say(f"target-{TARGETS[event.amount]}"))
    if event.kind in CORRUPTING:
        return t.say(key, where=located(s, t.say("terrain-corrupted"), event.amount, t))
    if event.kind == "villain-scurries":
        return t.say(f"{key}-{GOALS[event.amount]}", card=card)
    return None


def ground(s: Tactics, cell: int, t: Teller) -> str:
    """What a cell is, in a word."""
    terrain = s.terrain[cell]
    if terrain in (PORTAL, SHRINE, BEACON):
        return t.say(f"site-{TERRAIN[terrain]}")
    return t.say("terrain-open" if terrain == 0 else f"terrain-{TERRAIN[terrain]}")
