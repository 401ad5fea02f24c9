"""Options about heroes and decks: the auction, the draft, action upgrades (section 25)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Deed, Hero
from deckhold.games.mage_knight.ops.verbs import HERO_CHOICE
from deckhold.games.mage_knight.options import DARKNESS
from deckhold.games.mage_knight.state.deeds import throw_away
from deckhold.games.mage_knight.state.offers import under
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import cards_in
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ASIDE,
    BANNERS,
    BOX,
    DECK,
    DISCARD,
    FIGURE,
    HAND,
    LOOKED,
    PLAYED,
    SECRET,
    STORED,
    UNITS,
    UPGRADES,
)
from deckhold.games.mage_knight.terms import ADVANCED_ACTION, BASICS

PACK: Final = 4  # advanced actions dealt to each player for the draft (MK-563)
KEPT: Final = 3
SEATS: Final = 8  # in the context of an auction: whoever holds the hero, plus this times the bid
BIDS: Final = 128  # and how many there can be; the rest is the bit set of those who have bid
MOST_BID: Final = 99  # fame; more was never owed
LEAP: Final = 9  # by how much a bid may rise at once: a few answers, no end of them
OWN_CARDS: Final = [DECK, HAND, DISCARD, PLAYED, ASIDE, STORED, BANNERS]


# -- the auction -------------------------------------------------------------------------------------------------------


def bidding(holder: i64, bid: i64, who: i64) -> i64:
    """How an auction stands, as one number."""
    return holder + SEATS * (bid + BIDS * who)


def bid_of(standing: i64) -> i64:
    return standing // SEATS % BIDS


def bidders(standing: i64) -> i64:
    """Who has bid in an auction, or named the hero: a bit set of seats."""
    return standing // (SEATS * BIDS)


@final
class NameHero(Op):
    """A player names a hero for which others may bid (MK-548)."""

    kind = "name-hero"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [
            act.action(HERO_CHOICE, s.table.kind[card])
            for card in s.zones[BOX]
            if isinstance(s.definitions[card], Hero)
        ]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        # The namer holds the hero for nothing; the others are asked in picking order (`a`: how many were).
        g.push(BID, ctx.seat, g.table.first[act.first(action)], 1, bidding(ctx.seat, 0, bit(ctx.seat)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-name-hero", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-548"]


@final
class Bid(Op):
    """Whoever has no hero may bid more fame; whoever has bid before, or named the hero, the same where that helps
    (MK-548, MK-Q38).

    The seat is the namer's, `a` counts those who let the last bid stand, `b` is the holder, the bid and who has bid.
    """

    kind = "bid"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a >= len(s.order):
            self.sold(s, ctx)
        elif s.at(FIGURE, self.decider(g, ctx)):
            g.push(self, ctx.seat, ctx.card, ctx.a + 1, ctx.b)
        else:
            g.ask(ctx)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        """In picking order, from the one after whoever holds the hero now."""
        s = cast(Mage, g)
        return s.order[(s.order.index(ctx.b % SEATS) + ctx.a) % len(s.order)]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        who = self.decider(g, ctx)
        bid = bid_of(ctx.b)
        out = [act.action(act.PASS)]
        if bid > 0 and has(bidders(ctx.b), who) and s.order.index(who) < s.order.index(ctx.b % SEATS):
            out.append(act.action(act.AMOUNT, bid))
        for more in range(bid + 1, min(bid + LEAP, MOST_BID) + 1):
            out.append(act.action(act.AMOUNT, more))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            g.push(self, ctx.seat, ctx.card, ctx.a + 1, ctx.b)
            return
        who = self.decider(g, ctx)
        if g.events is not None:
            g.note("bid", who, ctx.card, act.first(action))
        g.push(self, ctx.seat, ctx.card, 1, bidding(who, act.first(action), bidders(ctx.b) | bit(who)))

    def sold(self, s: Mage, ctx: Ctx) -> None:
        """Everybody let the bid stand: its holder pays (MK-549); a namer who lost the hero names another one."""
        winner = ctx.b % SEATS
        s.fame[winner] -= bid_of(ctx.b)
        s.move(ctx.card, BOX, 0, FIGURE, winner)
        if s.events is not None:
            s.note("hero", winner, ctx.card)
        if winner != ctx.seat:
            s.push(NAME_HERO, ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-bid", card=t.name(g.table.card[ctx.card].id), n=int(bid_of(ctx.b)), who=t.seat(ctx.b % SEATS))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-no-bid")
        return t.say("do-bid", n=act.first(action))

    def rules(self) -> list[str]:
        return ["MK-548"]


@final
class NextNamer(Op):
    """A player whose turn it is to pick names a hero, unless an auction has brought one already."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if not g.at(FIGURE, ctx.seat):
            g.push(NAME_HERO, ctx.seat)


# -- the draft ---------------------------------------------------------------------------------------------------------


@final
class DealPacks(Op):
    """Four advanced actions for each player, of which three are kept as they go round (MK-563)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        cards = [card for card in s.table.of_kind(ADVANCED_ACTION) if card in s.zones[BOX]]
        for card in cards:
            s.move(card, BOX, 0, ADVANCED, 0)
        s.shuffle(ADVANCED)
        for seat in range(s.seats):
            for _ in range(PACK):
                s.move(s.zones[ADVANCED][len(s.zones[ADVANCED]) - 1], ADVANCED, 0, LOOKED, seat)
        g.push(PASS_PACKS, 0, NO_CARD, 0)


@final
class PassPacks(Op):
    """Everybody keeps a card, then the packs go round; `a`: how many were kept."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a == KEPT:
            for seat in range(s.seats):
                for card in cards_in(s, LOOKED, seat):
                    s.move(card, LOOKED, seat, ADVANCED, 0)
            for card in s.zones[ADVANCED].copy():
                s.move(card, ADVANCED, 0, BOX, 0)  # they are shuffled with the others when the table is laid out
            return
        if ctx.a > 0 and s.seats > 1:
            packs = [cards_in(s, LOOKED, seat) for seat in range(s.seats)]
            for seat in range(s.seats):
                for card in packs[seat]:
                    s.move(card, LOOKED, seat, LOOKED, (seat + 1) % s.seats)
        g.push(self, 0, NO_CARD, ctx.a + 1)
        for seat in reversed(range(s.seats)):
            g.push(KEEP_ONE, seat)


@final
class KeepOne(Op):
    """A player keeps one card of the pack."""

    kind = "draft"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        pack = cards_in(cast(Mage, g), LOOKED, ctx.seat)
        return [act.action(act.PICK_CARD, g.table.kind[card], LOOKED) for card in pack]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.move(find_copy(g, LOOKED, ctx.seat, act.first(action)), LOOKED, ctx.seat, SECRET, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-563"]


@final
class AddDrafted(Op):
    """At the end of a day one of the drafted cards comes into the deck, unseen by others (MK-563)."""

    kind = "drafted"

    def run(self, g: Game, ctx: Ctx) -> None:
        if not cast(Mage, g).out[ctx.seat]:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        drafted = cards_in(cast(Mage, g), SECRET, ctx.seat)
        return [act.action(act.PICK_CARD, g.table.kind[card], SECRET) for card in drafted]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        card = find_copy(g, SECRET, ctx.seat, act.first(action))
        g.move(card, SECRET, ctx.seat, DECK, ctx.seat)
        if g.events is not None:
            g.note("gain-card", ctx.seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-563"]


# -- action upgrades ---------------------------------------------------------------------------------------------------


def strength(s: Mage, seat: i64) -> i64:
    """How strong a player is: cards, crystals, units, and levels above the lowest (MK-562)."""
    total: i64 = 0
    for zone in OWN_CARDS:
        for card in s.at(zone, seat):
            deed = s.deed(card)
            if deed.is_artifact or deed.is_spell:
                total += 2
            elif deed.kind == ADVANCED_ACTION:
                total += 1
    crystals: i64 = 0
    for colour in range(BASICS):
        crystals += s.crystals[seat * BASICS + colour]
    total += crystals // 2
    for unit in s.at(UNITS, seat):
        level = s.unit(unit).level
        total += level // 2 if s.hurt[unit] else level
    return total + 3 * (s.level[seat] - min(s.level))


def begin_upgrades(s: Mage) -> None:
    """After a night: some advanced actions are revealed; the weakest may take one first (MK-562)."""
    deck = s.zones[ADVANCED]
    for _ in range(s.seats + 1):
        if deck:
            s.move(deck[len(deck) - 1], ADVANCED, 0, UPGRADES, 0)
    s.push(END_UPGRADES, 0)
    order = [seat for seat in s.order if seat < s.seats]
    order.reverse()  # of equals the later in the last round's order, of those with less fame before
    order.sort(key=s.fame.__getitem__)
    ranks = [strength(s, seat) for seat in range(s.seats)]
    order.sort(key=ranks.__getitem__)
    for seat in reversed(order):
        s.push(UPGRADE, seat)


def alike(one: Deed, other: Deed) -> bool:
    """Whether two action cards share a colour or an icon."""
    if one.colours & other.colours:
        return True
    for icon in one.icons:
        if icon in other.icons:
            return True
    return False


@final
class Upgrade(Op):
    """A player may take a revealed card and remove an action card like it."""

    kind = "upgrade"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in s.zones[UPGRADES]:
            if replaceable(s, ctx.seat, s.deed(card)):
                out.append(act.action(act.PICK_CARD, s.table.kind[card], UPGRADES))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        card = find_copy(g, UPGRADES, ctx.seat, act.first(action))
        g.move(card, UPGRADES, 0, DISCARD, ctx.seat)
        if g.events is not None:
            g.note("gain-card", ctx.seat, card)
        g.push(REPLACE, ctx.seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-562"]


def replaceable(s: Mage, seat: i64, new: Deed) -> list[int]:
    """The player's action cards that a new one may replace, one of each kind; between rounds all are looked at."""
    found: list[int] = []
    for zone in OWN_CARDS:
        for card in s.at(zone, seat):
            deed = s.deed(card)
            if deed.is_action and deed is not new and alike(deed, new):
                found.append(card)
    return first_copies(s, sorted(found))  # in an order that tells nothing of the deck


@final
class Replace(Op):
    """Which of the own cards is removed for the new one."""

    kind = "replace"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_PIECE, card) for card in replaceable(s, ctx.seat, s.deed(ctx.card))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = act.first(action)
        for zone in OWN_CARDS:
            if card in s.at(zone, ctx.seat):
                throw_away(s, ctx.seat, card, zone)
                return

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-remove", card=t.name(g.table.card[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-562"]


@final
class EndUpgrades(Op):
    """What nobody took goes under the deck."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for card in s.zones[UPGRADES].copy():
            under(s, card, UPGRADES, ADVANCED)


def another_night(s: Mage) -> bool:
    """Whether this night is not the last one of the game (MK-562): with a day between them, or in the dark (MK-Q73)."""
    return s.round + (1 if s.options["time"] == DARKNESS else 2) <= s.numbers.rounds


def round_over(s: Mage) -> None:
    """What these options do at the end of a day or a night (MK-661)."""
    if s.options["deckbuilding"] == "draft" and not s.night:
        for seat in reversed(range(s.seats)):
            if cards_in(s, SECRET, seat):
                s.push(ADD_DRAFTED, seat)
    elif s.options["deckbuilding"] == "upgrades" and s.night and another_night(s) and not s.ending:
        begin_upgrades(s)


NAME_HERO: Final = NameHero()
BID: Final = Bid()
NEXT_NAMER: Final = NextNamer()
DEAL_PACKS: Final = DealPacks()
PASS_PACKS: Final = PassPacks()
KEEP_ONE: Final = KeepOne()
ADD_DRAFTED: Final = AddDrafted()
UPGRADE: Final = Upgrade()
REPLACE: Final = Replace()
END_UPGRADES: Final = EndUpgrades()
EXTRA_OPS: Final[dict[str, Op]] = {
    "name-hero": NAME_HERO,
    "bid": BID,
    "next-namer": NEXT_NAMER,
    "deal-packs": DEAL_PACKS,
    "pass-packs": PASS_PACKS,
    "keep-one": KEEP_ONE,
    "add-drafted": ADD_DRAFTED,
    "upgrade": UPGRADE,
    "replace": REPLACE,
    "end-upgrades": END_UPGRADES,
}
