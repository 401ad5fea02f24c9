"""The ways to use a card, as its menu lays them out: basic, powered and sideways, with what each of them gives, what
the points come to then and what pays for it; and why one of them cannot be had.

An answer is tried on a copy of the game, with the questions that it leads to at once: which mana pays, which of several
effects. What chance, a reveal or somebody else has a say in is not told.
"""

from typing import Final

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import NOT_AT_ALL, Ctx, Op
from deckhold.engine.ops import find_copy
from deckhold.engine.ops.combinators import Choose
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import Asked, Follow, Line, Outlook, Piece, Preview
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.cards import GiveUp
from deckhold.games.mage_knight.ops.foes.deeds import BEFORE_ATTACKS
from deckhold.games.mage_knight.ops.mana import ForMana, Priced
from deckhold.games.mage_knight.ops.verbs import PLAY, POWER, SIDE
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.purse import colour_of
from deckhold.games.mage_knight.state.zones import CONJURED, CRYSTAL, HAND, HELD_DIE, TOKEN
from deckhold.games.mage_knight.table import sums
from deckhold.games.mage_knight.table.pools import pools
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BASICS,
    BLACK,
    BLOCK_TIME,
    COLOURS,
    COMBAT_START,
    IN_COMBAT,
    MOVEMENT,
    OUTSIDE,
    RANGED_TIME,
)

# When an effect can be played, the narrowest first.
NARROW: Final = (
    ("attack", ATTACK_TIME),
    ("block", BLOCK_TIME),
    ("start", COMBAT_START),
    ("movement", MOVEMENT),
    ("ranged", RANGED_TIME),
    ("before", BEFORE_ATTACKS),
    ("combat", IN_COMBAT),
    ("outside", OUTSIDE),
)
MENUS: Final = ("turn", "duel", "approach")  # where cards are played from
ANSWERED: Final = ("pay", "choose")  # kinds of questions that a menu answers along with the card


def lay_out(s: Mage, seat: int, action: int, g: Mage, brief: str, out: Preview, t: Teller) -> None:
    """Put a use of a card into the table of its menu; `g`: a copy where it was taken, which is used up here."""
    deed = s.deed(find_copy(s, HAND, seat, act.first(action)))
    out.row = heading(deed, act.verb_of(action), t)
    out.brief = brief
    if act.verb_of(action) == SIDE:
        return
    paid = [g]  # where it was paid for in each of the ways
    for kind in ANSWERED:
        g = paid[0]
        asking = g.asking
        if asking is None or asking.op.kind != kind or not settled(s, g, seat):
            continue
        answers = [Follow(one, asking.op.label(g, asking, one, t)) for one in g.answers]
        out.asks.append(Asked(kind, answers))
        if kind == "pay":
            for one in answers:
                pay(act.first(one.action), one, t)
            paid = [answered(g, one.action) for one in answers]
            if len(paid) > 1 and not alike(paid):
                return  # what comes after it is told then
            for one in answers:
                one.final = paid[0].learned != s.learned
        else:
            for one in answers:
                after = [answered(way, one.action) for way in paid]
                one.brief = option(asking.op, act.first(one.action), t)
                one.final = after[0].learned != s.learned
                look(s, after, seat, one.outlook)
            return
    look(s, paid, seat, out.outlook)


def answered(g: Mage, action: int) -> Mage:
    """A copy of the game where an answer was given."""
    after = g.clone()
    after.take(action)
    return after


def alike(paid: list[Mage]) -> bool:
    """Whether the same comes after each of several payments, and that is no other payment."""
    first = paid[0].asking
    if first is None or first.op.kind == "pay":
        return False
    for after in paid:
        if after.asking is None or after.asking.op is not first.op:
            return False
        if first.op.kind in ANSWERED and after.answers != paid[0].answers:
            return False
    return True


def heading(deed: Deed, verb: int, t: Teller) -> str:
    """Of a row: what kind of use it is, and which mana it takes."""
    if verb == SIDE:
        return t.say("row-sideways")
    row = "row-basic" if verb == PLAY else "row-powered"
    if deed.is_artifact or (verb == PLAY and not deed.is_spell):
        return t.say(row)
    mana = t.listing([mana_symbol(colour, t) for colour in range(BASICS) if has(deed.colours, colour)], "list-or")
    if deed.is_spell and verb == POWER:
        mana = t.listing([mana, mana_symbol(BLACK, t)])
    return t.say("row-paid", row=t.say(row), mana=mana)


def mana_symbol(colour: int, t: Teller) -> str:
    return t.amount(f"mana-{COLOURS[colour]}", 1)


def pay(resource: int, out: Follow, t: Teller) -> None:
    """A form of mana: its colour as a symbol, what it is in a word."""
    out.mark = f"mana-{COLOURS[colour_of(resource)]}"
    form = "die"
    for first, name in ((TOKEN, "token"), (CRYSTAL, "crystal"), (HELD_DIE, "held"), (CONJURED, "conjured")):
        if resource >= first:
            form = name
    out.brief = t.say(f"pay-{form}")


def option(op: Op, n: int, t: Teller) -> str:
    return op.ops[n].text(t) if isinstance(op, Choose) else ""


def settled(start: Mage, g: Mage, seat: int) -> bool:
    """Whether nothing came to light, and the same seat is asked in the same part of its turn."""
    asking = g.asking
    if asking is None or g.learned != start.learned or g.moment != start.moment:
        return False
    return asking.op.decider(g, asking) == seat


def look(start: Mage, ways: list[Mage], seat: int, out: Outlook) -> None:
    """What points, and a sum that is put together, come to, as far as that is the same in all the ways to pay."""
    for i, g in enumerate(ways):
        asking = g.asking
        if asking is None or asking.op.kind not in MENUS or not settled(start, g, seat):
            out.after = {}
            out.leads = None
            return
        before = pools(start).counters
        after = {name: n for name, n in pools(g).counters.items() if n > before.get(name, 0)}
        out.after = after if i == 0 else {name: n for name, n in out.after.items() if after.get(name) == n}
        if i == 0 and sums.is_open(g):
            found = sums.now(g)
            if found > sums.now(start):
                out.leads = found.total
                out.enough = found.enough


# -- what cannot be had ------------------------------------------------------------------------------------------------


def say_missing(s: Mage, seat: int, piece: Piece) -> None:
    """Which uses a card in hand does not have now, and why."""
    card = s.table.by_name[piece.id]
    deed = s.deed(card)
    if deed.is_wound:
        return
    kind = s.table.kind[card]
    if deed.basic is not None and not deed.is_banner and act.action(PLAY, kind) not in s.answers:
        piece.say(Line(Note(f"no-basic-{why(s, seat, card, False)}")))
    if deed.strong is not None and act.action(POWER, kind) not in s.answers:
        piece.say(Line(Note(f"no-powered-{why(s, seat, card, True)}")))


def why(s: Mage, seat: int, card: int, strong: bool) -> str:
    deed = s.deed(card)
    times = deed.strong_times if strong else deed.basic_times
    if not has(times, s.moment):
        for name, moments_of_it in NARROW:
            if times & ~moments_of_it == 0:
                return name
        return "now"
    if not deed.is_artifact and (strong or deed.is_spell):
        wanted = [BLACK] if strong and deed.is_spell else []
        colours = [colour for colour in range(BASICS) if has(deed.colours, colour)]
        if not [colour for colour in colours if s.pays_all(seat, [colour, *wanted])]:
            return "mana"
    op = deed.strong if strong else deed.basic
    assert op is not None
    return lacks(s, Ctx(op, seat, card, 0, 0))


def lacks(s: Mage, ctx: Ctx) -> str:
    """What an effect takes besides, and cannot have now: mana, or a card from hand."""
    op = ctx.op
    if isinstance(op, Priced):
        op = op.price
    if isinstance(op, ForMana):
        for one in op.ops:
            if one is not None and one.extent(s, Ctx(one, ctx.seat, ctx.card, 0, 0)) != NOT_AT_ALL:
                return "mana"
    if isinstance(op, GiveUp):
        return "mana" if op.candidates(s, ctx) else "card"
    return "now"
