"""The turns of Aeon's End: who acts next, the phases of a player's turn, the nemesis's turn, the end of both."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed, among, to_take
from deckhold.engine.ops import OfSome, find_copy
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import (
    ANY_PLAYER,
    CASTING_BEGINS,
    CHARGES,
    CROWN,
    FOR_GEM,
    FOR_OTHER,
    FOR_RELIC,
    FOR_SPELL,
    NEMESIS_TURN,
    NOBODY,
    PAIR_12,
    PAIR_34,
    WITCH,
)
from deckhold.games.aeons_end.nemesis import acolytes, candidates
from deckhold.games.aeons_end.ops import (
    ABILITY,
    BUY,
    BUY_CHARGE,
    BUY_OFF,
    CAST,
    END_CASTING,
    END_MAIN,
    FOCUS,
    GAIN_CARD,
    OPEN_BREACH,
    PLAY_CARD,
    PREP,
    USE,
    cast_spell,
    end,
    lose_tokens,
    pay,
    prep,
    set_off_prepped,
)
from deckhold.games.aeons_end.rules.deeds import BOUGHT_OFF, OPEN_PAID, TURN_BREACH, play, use_ability
from deckhold.games.aeons_end.rules.nemesis import ACTIVATE, NEMESIS_DRAW
from deckhold.games.aeons_end.state import (
    BREACHES,
    CHARGE_COST,
    DISCARD,
    HAND,
    HAND_SIZE,
    IN_PLAY,
    MAGE,
    NEMESIS_DECK,
    PILES,
    PLACES,
    PLAY,
    PREPPED,
    SUPPLY,
    TURN,
    TURN_DECK,
    TURN_DISCARD,
    AeonsEnd,
)

TIME_TURNS_AT: Final = 5  # tokens with which the Gate Witch takes a turn back (AE-134)
TIME_COSTS: Final = 4
TIME_COSTS_INCREASED: Final = 3

# The choices of a main phase are listed at every other decision: they take their numbers from here.
PLAYS: Final = act.ready(PLAY_CARD, act.ARGS)
BUYS: Final = act.ready(BUY, act.ARGS)
FOCUSES: Final = act.ready(FOCUS, act.ARGS)
OPENS: Final = act.ready(OPEN_BREACH, act.ARGS)
CHARGE: Final = act.ready(BUY_CHARGE, 1)
END: Final = act.ready(END_MAIN, 1)


# -- whose turn --------------------------------------------------------------------------------------------------------


@final
class NextTurn(OfSome):
    """Draw a turn-order card; its owner acts next (AE-34, AE-47); some cards let the players say who (AE-31, AE-36)."""

    kind = "next-turn"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        card = a.next_turn_card()
        a.move(card, TURN_DECK, 0, TURN_DISCARD, 0)
        if a.events is not None:
            a.note("turn-card", NOBODY, card)
        turn_of = a.card(card).turn_of
        if turn_of == NEMESIS_TURN:
            a.push(NEMESIS_PHASES, 0)
        elif a.solo:
            a.push(BEGIN_TURN, 0)  # AE-127
        elif turn_of < ANY_PLAYER:
            a.push(BEGIN_TURN, turn_of)
        else:
            a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in self.voters(cast(AeonsEnd, g), ctx)]

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        return candidates(a, a.card(a.zones[TURN_DISCARD][-1]).turn_of)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = act.first(action)
        card: i64 = a.zones[TURN_DISCARD][-1]
        turn_of = a.card(card).turn_of
        if turn_of in (PAIR_12, PAIR_34):
            a.pair_takers[a.pair_index(card)] = seat
            if a.pair_tokens[turn_of - PAIR_12] == NOBODY:
                a.pair_tokens[turn_of - PAIR_12] = seat  # AE-36
        a.push(BEGIN_TURN, seat)

    def rules(self) -> list[str]:
        return ["AE-31", "AE-36", "AE-47"]


@final
class BeginTurn(Printed):
    """A player's turn: casting, main, draw (AE-48); first what waits for the casting phase to begin (AE-140)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.turn = ctx.seat
        a.begin_turn(ctx.seat)
        a.push(CASTING, ctx.seat)
        set_off_prepped(a, ctx.seat, CASTING_BEGINS)


# -- a player's turn ---------------------------------------------------------------------------------------------------


@final
class CastingPhase(Op):
    """Cast prepped spells, any or none; those in closed breaches must be cast (AE-50 to AE-52)."""

    kind = "casting"

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(AeonsEnd, g).spells(ctx.seat) == 0:
            g.push(MAIN, ctx.seat)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        seat = ctx.seat
        out: list[int] = []
        forced = False
        place: i64 = 0
        while place < PLACES:
            for spell in a.at(PREPPED + place, seat):
                out.append(act.action(CAST, spell))
                forced = forced or a.is_forced(spell, seat, place)
            place += 1
        if not forced:
            out.append(act.action(END_CASTING))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == END_CASTING:
            a.push(MAIN, ctx.seat)
            return
        a.push(self, ctx.seat)
        cast_spell(a, ctx.seat, act.first(action), ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == END_CASTING:
            return t.say("do-end-casting")
        a = cast(AeonsEnd, g)
        spell = act.first(action)
        place = a.prep_place(spell, ctx.seat)
        name = g.info.piece_name(g, spell, t)
        bonus = a.bonus(spell, ctx.seat, place)
        if bonus:
            return t.say("do-cast-bonus", card=name, what=t.amount("damage", bonus))
        return t.say("do-cast", card=name)

    def rules(self) -> list[str]:
        return ["AE-50", "AE-51"]


@final
class MainPhase(Op):
    """The eight actions and the ability, in any order, until the player ends the phase (AE-60)."""

    kind = "main"
    always_asks = True  # what follows reveals whose turn is next
    is_menu = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        seat = ctx.seat
        out: list[object] = []
        self.add_hand(a, seat, out)
        self.add_purchases(a, seat, out)
        self.add_breaches(a, seat, out)
        for card in a.zones[IN_PLAY]:
            price = a.card(card).price
            if price is not None and price.extent(a, Ctx(price, seat, card, 0, 0)) == COMPLETELY:
                out.append(act.action(BUY_OFF, card))
        mage: i64 = a.at(MAGE, seat)[0]
        definition = a.card(mage)
        if a.charges[seat] >= definition.charges:
            ability = definition.effect
            assert ability is not None
            if ability.extent(a, Ctx(ability, seat, mage, 0, 0)) != NOT_AT_ALL:
                out.append(act.action(ABILITY, mage))
        out.append(END[0])
        return cast(list[int], out)

    def add_hand(self, a: AeonsEnd, seat: i64, out: list[object]) -> None:
        """Gems and relics to play, spells to prep."""
        listed: i64 = 0  # bit set of definitions: copies in hand are one choice
        free: i64 = -1
        for card in a.at(HAND, seat):
            definition = a.card(card)
            if listed & definition.bit:
                continue
            listed |= definition.bit
            if not definition.is_spell:
                out.append(PLAYS[definition.index])
                continue
            if free < 0:
                free = a.free_places(seat, False)
            if free == 0 and not definition.link:
                continue
            place: i64 = 0
            while place < PLACES:
                if a.fits(definition, seat, place, free, False):
                    out.append(act.action(PREP, definition.index, place + 1))
                place += 1

    def add_purchases(self, a: AeonsEnd, seat: i64, out: list[object]) -> None:
        """Cards of the supply and charges."""
        for_gem = a.purse(FOR_GEM)
        for_relic = a.purse(FOR_RELIC)
        for_spell = a.purse(FOR_SPELL)
        if for_gem == 0 and for_spell == 0:
            return
        i: i64 = 0
        while i < PILES:
            pile = a.zones[SUPPLY + i]
            if pile:
                definition = a.card(pile[-1])
                money = for_gem if definition.is_gem else for_spell if definition.is_spell else for_relic
                if definition.cost <= money:
                    out.append(BUYS[pile[-1]])
            i += 1
        if a.purse(FOR_OTHER) >= CHARGE_COST and a.charges[seat] < a.mage(seat).charges:
            out.append(CHARGE[0])

    def add_breaches(self, a: AeonsEnd, seat: i64, out: list[object]) -> None:
        """Focusing, opening, and what prepped spells offer."""
        money = a.purse(FOR_OTHER)
        tokens = a.at(BREACHES, seat)
        place: i64 = 0
        while place < PLACES:
            if money > 0 and a.is_closed(seat, place):
                if a.card(tokens[place]).focus_cost <= money:
                    out.append(FOCUSES[tokens[place]])
                if a.open_cost(seat, place) <= money:
                    out.append(OPENS[tokens[place]])
            for spell in a.at(PREPPED + place, seat):
                use = a.card(spell).use
                if use is not None and use.extent(a, Ctx(use, seat, spell, 0, 0)) == COMPLETELY:
                    out.append(act.action(USE, spell))
            place += 1

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        card = act.first(action)
        if verb == END_MAIN:
            a.push(DRAW_PHASE, seat)
            return
        a.push(self, seat)
        if verb == PLAY_CARD:
            play(a, seat, find_copy(a, HAND, seat, card))
        elif verb == PREP:
            prep(a, find_copy(a, HAND, seat, card), HAND, seat, act.second(action) - 1)
        elif verb == BUY:
            a.push(GAIN_CARD, seat, card)
            pay(a, seat, card, a.card(card).cost, a.purpose_of(card))
        elif verb == BUY_CHARGE:
            a.gain(seat, CHARGES, 1)
            pay(a, seat, NO_CARD, CHARGE_COST, FOR_OTHER)
        elif verb in (FOCUS, OPEN_BREACH):
            place = a.place_of(card, seat)
            cost = a.card(card).focus_cost if verb == FOCUS else a.open_cost(seat, place)
            a.push(TURN_BREACH if verb == FOCUS else OPEN_PAID, seat, card)
            pay(a, seat, card, cost, FOR_OTHER)
        elif verb == USE:
            use = a.card(card).use
            assert use is not None
            if a.events is not None:
                a.note("use", seat, card)
            a.push(use, seat, card)
        elif verb == BUY_OFF:
            price = a.card(card).price
            assert price is not None
            a.push(BOUGHT_OFF, seat, card)
            a.push(price, seat, card)
        else:
            use_ability(a, seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        a = cast(AeonsEnd, g)
        verb = act.verb_of(action)
        card = act.first(action)
        if verb == BUY:
            return t.say("do-gain", card=t.name(a.card(card).id), cost=t.amount("aether", a.card(card).cost))
        if verb == BUY_CHARGE:
            return t.say("do-charge", what=t.amount("charge", 1), cost=t.amount("aether", CHARGE_COST))
        if verb == FOCUS:
            return t.say("do-focus", card=t.name(a.card(card).id), cost=t.amount("aether", a.card(card).focus_cost))
        if verb == OPEN_BREACH:
            cost = a.open_cost(ctx.seat, a.place_of(card, ctx.seat))
            return t.say("do-open", card=t.name(a.card(card).id), cost=t.amount("aether", cost))
        if verb == BUY_OFF:
            price = a.card(card).price
            assert price is not None
            return t.say("do-discard-power", card=t.name(a.card(card).id), what=price.text(t))
        if verb == USE:
            use = a.card(card).use
            assert use is not None
            return t.say("do-use", card=g.info.piece_name(g, card, t), what=t.sentences([use.text(t)]))
        if verb == ABILITY:
            return t.say("do-ability", name=t.say(f"ability-{a.card(card).id}"))
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["AE-60"]


@final
class DrawPhase(Op):
    """Stack what was played on the discard in an order of one's choice (AE-79), then draw up to five (AE-80)."""

    kind = "discard-order"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        play_area = a.at(PLAY, ctx.seat)
        kinds = a.table.kind
        for card in play_area:
            if kinds[card] != kinds[play_area[0]]:
                a.ask(ctx)
                return
        self.finish(a, ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for card in g.at(PLAY, ctx.seat):
            choice = act.action(act.PICK_CARD, g.table.kind[card], PLAY)
            if not among(out, choice):
                out.append(choice)
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == act.PASS:
            self.finish(a, ctx.seat)
            return
        a.move(find_copy(a, PLAY, ctx.seat, act.first(action)), PLAY, ctx.seat, DISCARD, ctx.seat)
        a.push(self, ctx.seat)

    def finish(self, a: AeonsEnd, seat: i64) -> None:
        played = to_take(a, PLAY, seat)
        for card in played:
            a.put(card, DISCARD, seat)
            if a.events is not None:
                a.moved(card, PLAY, seat, DISCARD, seat)
        played.clear()
        missing = HAND_SIZE - len(a.at(HAND, seat))
        if missing > 0:
            a.draw(seat, missing)
        a.push(END_TURN, seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-discard-as-played")
        return t.say("do-discard-next", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["AE-79"]


class EndTurn(Printed):
    """The end of a turn: its effects, then the nemesis's end, then the next turn-order card (AE-Q28)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.turn == NOBODY:
            if a.nemesis().foe == WITCH:
                turn_time(a)
        else:
            self.end_players_turn(a)
        if not a.zones[IN_PLAY] and not a.zones[NEMESIS_DECK]:
            end(a, True, "outlasted")  # AE-111
        elif a.nemesis().foe == CROWN and not acolytes(a):
            end(a, True, "acolytes")  # AE-132
        else:
            a.push(NEXT_TURN, 0)

    def end_players_turn(self, a: AeonsEnd) -> None:
        a.aether = 0  # AE-63
        a.aether_shard = 0
        a.aether_cards = 0
        a.aether_spells = 0
        a.close(TURN)
        pair = a.turn // 2
        if a.pair_tokens[pair] != a.turn:
            a.pair_tokens[pair] = NOBODY  # AE-37


def turn_time(a: AeonsEnd) -> None:
    """The Gate Witch takes a turn back (AE-134)."""
    if a.tokens < TIME_TURNS_AT or a.nemesis_cards_used() != 1:
        return
    for card in a.zones[TURN_DISCARD]:
        if a.card(card).turn_of == NEMESIS_TURN:
            a.shuffle_into_turns(card)
            break
    lose_tokens(a, TIME_COSTS_INCREASED if a.increased else TIME_COSTS)


# -- the nemesis's turn ------------------------------------------------------------------------------------------------


class NemesisPhases(Printed):
    """The nemesis's turn: every minion and power in play from oldest to newest, then the draw (AE-49, AE-86)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.turn = NOBODY
        if a.events is not None:
            a.note("nemesis-turn", NOBODY)
        a.push(END_TURN, 0)
        a.push(NEMESIS_DRAW, 0)
        in_play = a.zones[IN_PLAY]
        i: i64 = len(in_play) - 1
        while i >= 0:
            a.push(ACTIVATE, 0, in_play[i])
            i -= 1


NEXT_TURN: Final = NextTurn()
BEGIN_TURN: Final = BeginTurn()
CASTING: Final = CastingPhase()
MAIN: Final = MainPhase()
DRAW_PHASE: Final = DrawPhase()
END_TURN: Final = EndTurn()
NEMESIS_PHASES: Final = NemesisPhases()
