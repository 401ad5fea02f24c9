"""What schemes do besides orders: souls, glory, losses of the players, gear from the center row."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Grouped, find_copy
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import VILLAINS_TURN
from deckhold.games.ascension_tactics.ops.campaign import PLAYERS, lasting_defense
from deckhold.games.ascension_tactics.ops.fighting import WARNED
from deckhold.games.ascension_tactics.ops.treasures import LAST_USE
from deckhold.games.ascension_tactics.ops.villains.orders import bearer_of, colours_text
from deckhold.games.ascension_tactics.ops.words import place_souls
from deckhold.games.ascension_tactics.scenarios import TARGETS
from deckhold.games.ascension_tactics.state.piles import banish_card, fill_row, leave_row, open_treasure, treasures_of
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    BAG,
    CENTER_ROW,
    DISCARD,
    HAND,
    ROW_SIZE,
    TREASURE_DISCARD,
    TREASURES,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)


def cards_on_field(s: Tactics) -> list[int]:
    """The villains on the battlefield that are no minions; a pack counts once (AT-Q36)."""
    out: list[int] = []
    for figure in s.zones[VILLAINS]:
        card = s.card_of(figure)
        if s.is_on(figure) and not s.definitions[figure].minion and card not in out:
            out.append(card)
    return out


@final
class SoulsOn(Op):
    """Absorbed souls come onto the cards with some targets; with none named, of all villains on the battlefield."""

    def __init__(self, n: int, colours: list[int]) -> None:
        self.n = n
        self.colours = colours

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if not self.colours:
            for figure in cards_on_field(s):
                place_souls(s, figure, self.n)
        for colour in self.colours:
            figure = bearer_of(s, colour)
            if figure != NO_CARD:
                place_souls(s, figure, self.n)

    def text(self, t: Teller) -> str:
        if not self.colours:
            return t.say("op-v-souls-all", n=self.n)
        return t.say("op-v-souls", n=self.n, where=colours_text(t, self.colours), cards=len(self.colours))


@final
class VillainsGlory(Op):
    """The villains gain glory."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(Tactics, g).gain_glory(VILLAIN, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-v-glory", glory=t.amount("glory", self.n))


@final
class GloryAgainst(Op):
    """The villains gain glory, by the number of players: against 1, 2, 3 and 4 (AT-237)."""

    def __init__(self, by_players: list[int]) -> None:
        self.by_players = by_players

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.gain_glory(VILLAIN, self.by_players[s.seats - 1])

    def text(self, t: Teller) -> str:
        sides = [(i + 1, n) for i, n in enumerate(self.by_players) if n]
        gains = [t.say("glory-against", glory=t.amount("glory", n), players=players) for players, n in sides]
        return t.say("op-v-glory", glory=t.listing(gains, "list-and"))


@final
class PlayersDiscard(Op):
    """Each player discards random cards from hand."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for seat in s.sides[PLAYERS]:
            for _ in range(min(self.n, len(s.at(HAND, seat)))):
                hand = s.at(HAND, seat)
                card = hand[s.chance(len(hand))]
                s.move(card, HAND, seat, DISCARD, seat)
                if s.events is not None:
                    s.note("discard", seat, card)

    def text(self, t: Teller) -> str:
        return t.say("op-v-discard", n=self.n)


@final
class LoseTreasures(Grouped):
    """The players together discard treasures, so many for each of them; the villains gain glory for each (AT-335).

    In the middle of it, `a` is how many are still to go. Before, they may use them (AT-Q18); `b`: they could.
    """

    kind = "lose-treasures"

    def __init__(self, each: int, glory: int) -> None:
        self.each: i64 = each
        self.glory: i64 = glory

    def left(self, s: Tactics, ctx: Ctx) -> i64:
        have = len(treasures_of(s, ctx.seat))
        wanted = ctx.a if ctx.a else self.each * s.seats
        return wanted if wanted < have else have

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if not ctx.a and ctx.b != WARNED:
            g.push(self, ctx.seat, ctx.card, 0, WARNED)
            g.push(LAST_USE, ctx.seat, ctx.card, -1, self.each * s.seats * 2)
            return
        left = self.left(s, ctx)
        if left < len(treasures_of(s, ctx.seat)):
            g.ask(ctx)
            return
        for card in treasures_of(s, ctx.seat):
            self.lose(s, card)

    def lose(self, s: Tactics, card: i64) -> None:
        for seat in s.sides[PLAYERS]:
            if card in s.at(TREASURES, seat):
                s.move(card, TREASURES, seat, TREASURE_DISCARD, 0)
                if s.events is not None:
                    s.note("lose-treasure", seat, card)
                s.gain_glory(VILLAIN, self.glory)
                return

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out: list[int] = []
        for card in treasures_of(s, ctx.seat):
            choice = act.action(act.PICK_CARD, s.table.kind[card], TREASURES)
            if choice not in out:
                out.append(choice)
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        left = self.left(s, ctx)
        for card in treasures_of(s, ctx.seat):
            if s.table.kind[card] == act.first(action):
                self.lose(s, card)
                break
        if left > 1:
            g.push(self, ctx.seat, ctx.card, left - 1)

    def text(self, t: Teller) -> str:
        return t.say("op-v-lose-treasures", n=self.each, glory=t.amount("glory", self.glory))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-lose-treasures", n=self.left(cast(Tactics, g), ctx))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-lose", card=t.name(g.table.defs[act.first(action)].id))


@final
class OpenForAll(Op):
    """A treasure is opened: every villain on the battlefield has its bonuses until the villains' next turn (AT-334)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        card = open_treasure(s)
        if card == NO_CARD:
            return
        s.move(card, BAG, 0, TREASURE_DISCARD, 0)
        if s.events is not None:
            s.note("open", -1, card)
        definition = s.definitions[card]
        bonus = definition.bonus
        effect = definition.effect
        assert bonus is not None
        assert effect is not None
        for figure in s.zones[VILLAINS]:
            if s.is_on(figure) and bonus.passes():
                s.last(effect, -1, figure, VILLAINS_TURN)
                lasting_defense(s, figure, bonus)
        for figure in cards_on_field(s):
            place_souls(s, figure, bonus.souls)

    def text(self, t: Teller) -> str:
        return t.say("op-v-open")


@final
class EquipFromRow(Grouped):
    """The villain with a target receives the dearest construct of the center row (AT-268, AT-Q42)."""

    kind = "villain-equips"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def run(self, g: Game, ctx: Ctx) -> None:
        if bearer_of(cast(Tactics, g), self.colour) != NO_CARD:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        found = [card for card in s.zones[CENTER_ROW] if card != NO_CARD and s.definitions[card].is_construct]
        most = max([s.definitions[card].cost for card in found]) if found else 0
        out: list[int] = []
        for card in found:
            choice = act.action(act.PICK_CARD, s.table.kind[card], CENTER_ROW)
            if s.definitions[card].cost == most and choice not in out:
                out.append(choice)
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        card = find_copy(s, CENTER_ROW, 0, act.first(action))
        figure = s.card_of(bearer_of(s, self.colour))
        leave_row(s, card)
        s.put(card, VILLAIN_GEAR)
        s.bearer = changed(s.bearer, card, figure)
        if s.events is not None:
            s.moved(card, CENTER_ROW, 0, VILLAIN_GEAR, 0)
            s.note("villain-equip", -1, card, figure)
        fill_row(s)

    def text(self, t: Teller) -> str:
        return t.say("op-v-equip", where=t.say(f"target-{TARGETS[self.colour]}"))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.name(g.table.defs[act.first(action)].id)

    def rules(self) -> list[str]:
        return ["AT-268"]


@final
class BanishCheapest(Grouped):
    """The cheapest cards of the center row are banished, all at once; `a` is the set of places chosen so far."""

    kind = "banish-cheapest"

    def __init__(self, n: int) -> None:
        self.n: i64 = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        chosen = [s.zones[CENTER_ROW][slot] for slot in range(ROW_SIZE) if has(ctx.a, slot)]
        if len(chosen) < self.n and self.choices(g, ctx):
            g.ask(ctx)
            return
        for card in chosen:
            banish_card(s, card, CENTER_ROW, ctx.seat)

    def left(self, s: Tactics, ctx: Ctx) -> list[int]:
        row = s.zones[CENTER_ROW]
        return [slot for slot in range(ROW_SIZE) if row[slot] != NO_CARD and not has(ctx.a, slot)]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        row = s.zones[CENTER_ROW]
        slots = self.left(s, ctx)
        least = min([s.definitions[row[slot]].cost for slot in slots]) if slots else 0
        out: list[int] = []
        for slot in slots:
            choice = act.action(act.PICK_CARD, s.table.kind[row[slot]], CENTER_ROW)
            if s.definitions[row[slot]].cost == least and choice not in out:
                out.append(choice)
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        for slot in self.left(s, ctx):
            if s.table.kind[s.zones[CENTER_ROW][slot]] == act.first(action):
                g.push(self, ctx.seat, ctx.card, ctx.a | bit(slot))
                return

    def text(self, t: Teller) -> str:
        return t.say("op-v-banish", n=self.n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.name(g.table.defs[act.first(action)].id)
