"""Rounds: preparation, the choice of tactics, the end of a round (section 4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.ops import first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.recruits import Sustains, upkeep
from deckhold.games.mage_knight.ops.verbs import TAKE_TACTIC
from deckhold.games.mage_knight.rules import extras, restraining, scenarios, tactics
from deckhold.games.mage_knight.rules.ending import full_hand
from deckhold.games.mage_knight.rules.revealing import day_breaks
from deckhold.games.mage_knight.scenarios import VOLKARE_LAST
from deckhold.games.mage_knight.state.army import bearer, drop_banner
from deckhold.games.mage_knight.state.general import mark_waverers
from deckhold.games.mage_knight.state.offers import (
    add_monastery_card,
    clear_units,
    deal_units,
    monasteries,
    refill,
    spare_actions,
    under,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    ASIDE,
    BANNERS,
    DECK,
    DISCARD,
    DUMMY_CARDS,
    DUMMY_DECK,
    DUMMY_DISCARD,
    FREE,
    HAND,
    NOBODY,
    PLAYED,
    SPELL_OFFER,
    SPELLS,
    STORED,
    TACTIC_OF,
    TACTICS,
    TACTICS_ASIDE,
    UNITS,
)
from deckhold.games.mage_knight.terms import BASICS, COLOURS, NEXT_DRAW, ROUND, WAITING

NO_TACTIC: Final = 99  # after all numbers of tactics


def units_offered(s: Mage) -> i64:
    """Players and two; one more in a blitz; Volkare counts as a player (MK-044, MK-590, MX-222)."""
    return s.seats + 2 + (1 if s.scenario.blitz else 0) + (1 if s.scenario.march is not None else 0)


def roll_source(s: Mage) -> None:
    """All dice of the source; at least half of them show basic colours (MK-047, MK-069, MK-Q47)."""
    for i in range(len(s.dice)):
        s.dice[i] = s.chance(len(COLOURS))
        s.die_state[i] = FREE
        s.die_owner[i] = NOBODY
    while True:
        special = [i for i in range(len(s.dice)) if s.dice[i] >= BASICS]
        if (len(s.dice) - len(special)) * 2 >= len(s.dice):
            return
        for i in special:
            s.dice[i] = s.chance(len(COLOURS))


@final
class EndOfRound(Op):
    """The round is over: what lasted so long ends, then the game does or a new round begins (MK-097, MK-661)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.moment = WAITING
        for i in range(len(s.tokens)):
            s.tokens[i] = 0  # of whoever gave up the turn that it was gained for (MK-183, MK-706)
        tactics.round_over(s)
        s.close(ROUND)
        g.push(CHECK_END, 0)
        extras.round_over(s)
        restraining.round_over(s)
        scenarios.round_over(s)


@final
class CheckEnd(Op):
    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.ending or s.round >= s.numbers.rounds or 0 not in s.out:  # nobody is left to play on (MK-653)
            scenarios.finish(s)
            return
        g.push(PREPARE, 0)
        restraining.control_offers(s)


@final
class Prepare(Op):
    """A new round is prepared, step by step (MK-068 to MK-082)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.night = scenarios.next_is_night(s)
        s.announced = NOBODY
        s.turns_left = -1
        roll_source(s)
        clear_units(s)
        deal_units(s, units_offered(s), scenarios.elites_offered(s))
        mark_waverers(s)
        for _ in range(min(monasteries(s), spare_actions(s))):
            add_monastery_card(s)
        renew_offers(s)
        put_tactics_back(s)
        g.push(BEGIN_ROUND, 0)
        if not s.night:
            day_breaks(s)  # MK-662
        for seat in reversed(range(s.seats)):
            if not s.out[seat]:
                g.push(PREPARE_SEAT, seat)


def renew_offers(s: Mage) -> None:
    """The lowest cards go under their decks, or to the dummy (MK-075, MK-076, MK-526, MK-527, MX-519)."""
    dummy = s.dummy and s.scenario.march is None
    if s.zones[ADVANCED_OFFER]:
        card = s.zones[ADVANCED_OFFER][0]
        if dummy:
            s.move(card, ADVANCED_OFFER, 0, DUMMY_DISCARD, 0)
            if s.events is not None:
                s.note("dummy-card", -1, card)
        else:
            under(s, card, ADVANCED_OFFER, ADVANCED)
    if s.zones[SPELL_OFFER]:
        card = s.zones[SPELL_OFFER][0]
        if dummy:
            for colour in range(BASICS):
                if has(s.deed(card).colours, colour):
                    s.dummy_crystals = with_number(s.dummy_crystals, colour, s.dummy_crystals[colour] + 1)
                    if s.events is not None:
                        s.note("dummy-crystal", -1, NO_CARD, colour)
        under(s, card, SPELL_OFFER, SPELLS)
    refill(s, ADVANCED_OFFER)
    refill(s, SPELL_OFFER)
    if dummy:
        for card in s.zones[DUMMY_DISCARD].copy():
            s.move(card, DUMMY_DISCARD, 0, DUMMY_DECK, 0)
        s.shuffle(DUMMY_DECK)


def put_tactics_back(s: Mage) -> None:
    """Last round's tactics go aside, those of the new time of day are laid out (MK-077)."""
    for seat in range(s.seats):
        for card in s.at(TACTIC_OF, seat).copy():
            s.move(card, TACTIC_OF, seat, TACTICS_ASIDE, 0)
    for card in s.zones[DUMMY_CARDS].copy():
        if s.table.card[card].kind == "tactic":
            s.move(card, DUMMY_CARDS, 0, TACTICS_ASIDE, 0)
    for card in s.zones[TACTICS].copy():
        s.move(card, TACTICS, 0, TACTICS_ASIDE, 0)
    lay_tactics(s)


def lay_tactics(s: Mage) -> None:
    for card in s.zones[TACTICS_ASIDE].copy():
        if s.tactic(card).night == s.night:
            s.move(card, TACTICS_ASIDE, 0, TACTICS, 0)
    s.to_change(TACTICS).sort(key=s.tactic_number)


@final
class PrepareSeat(Op):
    """A player takes back banners, readies units, shuffles all cards and draws a hand (MK-078 to MK-082)."""

    kind = "banners"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if g.at(BANNERS, ctx.seat):
            g.ask(ctx)
        else:
            self.finish(cast(Mage, g), ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, card) for card in g.at(BANNERS, ctx.seat)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            self.finish(s, ctx.seat)
            return
        drop_banner(s, ctx.seat, bearer(s, act.first(action)))
        g.again(ctx)

    def finish(self, s: Mage, seat: i64) -> None:
        for unit in s.at(UNITS, seat):
            s.spent[unit] = 0
        for zone in (HAND, DISCARD, PLAYED, ASIDE, STORED):
            for card in s.at(zone, seat).copy():
                s.move(card, zone, seat, DECK, seat)
        s.shuffle(DECK, seat)
        s.draw(seat, full_hand(s, seat))
        s.close(NEXT_DRAW, seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-leave-banners")
        card = t.name(g.table.card[act.first(action)].id)
        for entry in g.lasting:
            if isinstance(entry.op, Sustains) and entry.card == act.first(action):  # MX-064
                return t.say("do-take-banner-unit", card=card, unit=t.name(g.table.card[entry.b].id))
        return t.say("do-take-banner", card=card)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return ""

    def rules(self) -> list[str]:
        return ["MK-079"]


@final
class BeginRound(Op):
    """The round begins: tactics are chosen, the least famous first (MK-083, MK-661)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.round += 1
        if s.events is not None:
            s.note("night" if s.night else "day", -1, NO_CARD, s.round)
        g.push(SORT_ORDER, 0)
        g.push(DUMMY_TACTIC, 0, NO_CARD, 1)
        for seat in reversed(choosing_order(s)):
            g.push(CHOOSE_TACTIC, seat)
            upkeep(s, seat)
        g.push(DUMMY_TACTIC, 0)
        scenarios.round_begins(s)


def choosing_order(s: Mage) -> list[int]:
    """By fame, the lowest first; of equals whoever stands lower in the order (MK-083)."""
    column = [seat for seat in s.order if seat < s.seats]
    column.reverse()
    if s.round == 1:
        return column  # whoever picked a hero last, whatever was paid for one (MK-084, MK-549)
    return sorted([seat for seat in column if not s.out[seat]], key=s.fame.__getitem__)


@final
class DummyTactic(Op):
    """The dummy gets a tactic by chance: before the others choose in company, after them alone (MK-595, MK-603)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        last = s.seats == 1 or s.scenario.tactics == VOLKARE_LAST
        if not s.dummy or (ctx.a == 0) == last or not s.zones[TACTICS]:
            return
        card = s.zones[TACTICS][s.chance(len(s.zones[TACTICS]))]
        s.move(card, TACTICS, 0, DUMMY_CARDS, 0)
        if s.events is not None:
            s.note("dummy-tactic" if s.scenario.march is None else "volkare-tactic", -1, card)


@final
class ChooseTactic(Op):
    """A player takes a tactic; what it does when taken happens at once (MK-085, MK-086)."""

    kind = "tactic"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(TAKE_TACTIC, s.table.kind[card]) for card in first_copies(g, s.zones[TACTICS])]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = s.table.first[act.first(action)]
        s.move(card, TACTICS, 0, TACTIC_OF, ctx.seat)
        if s.events is not None:
            s.note("take-tactic", ctx.seat, card)
        taken = s.tactic(card).taken
        if taken is not None:
            g.push(taken, ctx.seat, card)

    def rules(self) -> list[str]:
        return ["MK-083", "MK-085"]


@final
class SortOrder(Op):
    """Order tokens are sorted by the numbers of the tactics (MK-087); who found none comes last."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        numbers: dict[int, int] = {}
        for seat in range(s.seats):
            card = s.tactic_of(seat)
            if not s.out[seat]:
                numbers[seat] = s.tactic_number(card) if card != NO_CARD else NO_TACTIC
        if s.dummy:
            numbers[s.seats] = NO_TACTIC
        for card in s.zones[DUMMY_CARDS]:
            if s.table.card[card].kind == "tactic":
                numbers[s.seats] = s.tactic_number(card)
        s.order = sorted(numbers, key=numbers.__getitem__)
        s.order_at = 0


END_OF_ROUND: Final = EndOfRound()
CHECK_END: Final = CheckEnd()
PREPARE: Final = Prepare()
PREPARE_SEAT: Final = PrepareSeat()
BEGIN_ROUND: Final = BeginRound()
DUMMY_TACTIC: Final = DummyTactic()
CHOOSE_TACTIC: Final = ChooseTactic()
SORT_ORDER: Final = SortOrder()
ROUND_OPS: Final[dict[str, Op]] = {
    "end-of-round": END_OF_ROUND,
    "check-end": CHECK_END,
    "prepare": PREPARE,
    "prepare-seat": PREPARE_SEAT,
    "begin-round": BEGIN_ROUND,
    "dummy-tactic": DUMMY_TACTIC,
    "choose-tactic": CHOOSE_TACTIC,
    "sort-order": SORT_ORDER,
}
