"""Treasures: using them, and answering with them in somebody else's turn (section 25, AT-Q18)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Reaction
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import COUNTERSTRIKE, KEEPER, SOUL_PLACED, SOULS, TREASURE, TURN
from deckhold.games.ascension_tactics.ops.campaign import FLEAS, marked_champion
from deckhold.games.ascension_tactics.ops.verbs import USE
from deckhold.games.ascension_tactics.ops.words import place_souls, tell
from deckhold.games.ascension_tactics.state.figures import arriving, doomed, triggers, values
from deckhold.games.ascension_tactics.state.ground import strikes_back
from deckhold.games.ascension_tactics.state.piles import treasures_of
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import KEPT, NEST, POOL, TREASURE_DISCARD, TREASURES

TREASURE_GOAL: Final = "treasure"
ANSWERED: Final = 1


def uses(s: Tactics, seat: i64, figures: list[int]) -> list[int]:
    """Every use of a treasure on one of some champions; equal treasures are one choice."""
    out: list[int] = []
    kinds: list[int] = []
    for card in treasures_of(s, seat):
        kind = s.table.kind[card]
        if kind in kinds:
            continue
        kinds.append(kind)
        bonus = s.definitions[card].bonus
        assert bonus is not None
        for figure in figures:
            if not (bonus.souls and s.definitions[figure].minion and bonus.strength + bonus.defense == 0):
                out.append(act.action(USE, kind, figure))
    return out


def own_champions(s: Tactics, seat: i64) -> list[int]:
    """Whom a seat may give something in its turn: its champions, and a Giant Rat that is not deployed yet (AT-113)."""
    out = s.at(POOL, seat).copy()
    rat = next_rat(s, seat)
    if rat != NO_CARD:
        out.append(rat)
    return out


def next_rat(s: Tactics, seat: i64) -> i64:
    """The Giant Rat that a seat would deploy next, or NO_CARD."""
    for figure in s.at(NEST, seat):
        if s.definitions[figure].id == "giant-rat":
            return figure
    return NO_CARD


def use(s: Tactics, seat: i64, action: i64) -> None:
    """A treasure is revealed and used on a champion (AT-169, AT-170, AT-333)."""
    kind = act.first(action)
    figure = act.second(action)
    for mate in s.sides[s.side_of[seat]]:
        for card in s.at(TREASURES, mate):
            if s.table.kind[card] == kind:
                spend(s, seat, mate, card, figure)
                return


def spend(s: Tactics, seat: i64, mate: i64, card: i64, figure: i64) -> None:
    bonus = s.definitions[card].bonus
    assert bonus is not None
    keeper = s.definitions[figure].special(KEEPER) >= 0
    owner: i64 = s.holder[figure]
    s.move(card, TREASURES, mate, KEPT if keeper else TREASURE_DISCARD, owner if keeper else 0)
    if s.events is not None:
        s.note("use-treasure", seat, figure, s.table.kind[card])
    if keeper:
        s.bearer = changed(s.bearer, card, figure)
    elif bonus.passes():
        effect = s.definitions[card].effect
        assert effect is not None
        s.last(effect, seat, figure, TURN)
    if bonus.souls:
        place_souls(s, figure, bonus.souls)
    tell(s, seat, TREASURE_GOAL, card)


def may_become_another(s: Tactics, seat: i64, figure: i64) -> bool:
    """Whether the souls of a seat's treasures are enough for a champion to be transformed (AT-137, AT-170)."""
    souls: i64 = s.souls[figure]
    for card in treasures_of(s, seat):
        bonus = s.definitions[card].bonus
        assert bonus is not None
        souls += bonus.souls
    for ability in triggers(s, figure, SOUL_PLACED):
        if ability.needs == SOULS and s.souls[figure] < souls >= ability.n:
            return True
    return False


class Blow(Op):
    """Damage of an effect that is about to be dealt to a champion, its card; a window finds it on the stack."""


class Window(Reaction):
    """Before damage is dealt, whoever can change what it does may use a treasure (AT-Q18).

    The card is the attacker. `b` is twice the damage of an effect that is no attack, and ANSWERED besides once somebody
    has used a treasure: then everybody may answer, the active player first. The last moment is that of champions who
    have lost a bonus and are about to fall without further damage (AT-105): a treasure may be used at any time.
    """

    kind = "treasure"
    secret = True
    scope: i64 = TURN

    def __init__(self, last_moment: bool = False) -> None:
        self.last_moment = last_moment

    def in_turn(self, g: Game, ctx: Ctx) -> list[int]:
        """The side on the move decides first, each of its members."""
        s = cast(Tactics, g)
        seats = super().in_turn(g, ctx)
        return [seat for seat in seats if s.active(seat)] + [seat for seat in seats if not s.active(seat)]

    def concerned(self, s: Tactics, ctx: Ctx) -> list[int]:
        """The champions that something is about to happen to."""
        if self.last_moment:
            return doomed(s)
        return s.attacked if ctx.card != NO_CARD else self.harmed(s)

    def harmed(self, s: Tactics) -> list[int]:
        """Whom an effect is about to damage; whom an attack was aimed at stays as it is, if one is under way."""
        out: list[int] = []
        for i in range(len(s.stack) - 1, -1, -1):
            if not isinstance(s.stack[i].op, Blow):
                break
            out.insert(0, s.stack[i].card)
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for seat in range(s.seats):
            if s.at(TREASURES, seat) and self.asked(s, ctx, seat):  # everybody can see that
                super().run(g, ctx)
                return

    def asked(self, s: Tactics, ctx: Ctx, seat: i64) -> bool:
        """Whoever is on turn could have used a treasure before; at the last moment those answer who lose somebody."""
        if self.last_moment:
            return s.side_of[seat] in [s.side(figure) for figure in doomed(s)]
        return ctx.b & ANSWERED != 0 or not s.active(seat)

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        s = cast(Tactics, g)
        if not self.asked(s, ctx, seat):
            return []
        involved: list[int] = []
        for figure in [*self.concerned(s, ctx), ctx.card]:
            own = 0 <= figure < s.figures and s.holder[figure] == seat and s.is_on(figure)
            if own and figure not in involved:
                involved.append(figure)
        return [choice for choice in uses(s, seat, involved) if self.matters(s, ctx, seat, choice)]

    def matters(self, s: Tactics, ctx: Ctx, seat: i64, choice: i64) -> bool:
        """Whether a treasure could change what is about to happen, by itself or with others that the seat has."""
        bonus = s.definitions[s.table.first[act.first(choice)]].bonus
        assert bonus is not None
        figure = act.second(choice)
        souls = bonus.souls if not s.definitions[figure].minion else 0
        helps = bonus.defense + souls > 0 and not self.lost(s, ctx, figure)
        if helps and self.could_save(s, ctx, seat, figure):
            return True
        if self.loses_a_treasure(s, ctx, figure):
            return True
        if ctx.card == NO_CARD:
            return False
        if figure == ctx.card:
            standing = [victim for victim in s.attacked if not self.falls(s, ctx, victim)]
            return bonus.strength + souls > 0 and len(standing) > 0
        value = values(s, figure)
        before = strikes_back(s, figure, ctx.card, value)
        gained = bonus.traits & ~value.traits
        for card in treasures_of(s, seat):
            held = s.definitions[card].bonus
            assert held is not None
            value.traits |= held.traits
        if not strikes_back(s, figure, ctx.card, value):
            return souls > 0 and value.has(COUNTERSTRIKE) and may_become_another(s, seat, figure)
        if s.safe(ctx.card) or self.falls(s, ctx, ctx.card):
            return False
        return bonus.strength + souls > 0 or (not before and gained != 0)

    def loses_a_treasure(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        """Whether a champion is about to fall and to lose one of the treasures on its card: rather one used now."""
        if s.definitions[figure].special(KEEPER) < 0 or not (self.falls(s, ctx, figure) or self.lost(s, ctx, figure)):
            return False
        for card in s.at(KEPT, s.holder[figure]):
            if s.bearer[card] == figure and s.definitions[card].kind == TREASURE:
                return True
        return False

    def lost(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        """Whether an attack defeats a champion whatever its damage (AT-296)."""
        return s.scenario.mark and ctx.card == s.boss() and figure == marked_champion(s)

    def falls(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        """Whether the damage to come defeats a champion as things stand; nobody needs to strike it harder then."""
        if s.definitions[figure].cells == FLEAS or s.safe(figure):
            return False
        return s.damage[figure] + self.coming(s, ctx, figure) >= values(s, figure).defense

    def could_save(self, s: Tactics, ctx: Ctx, seat: i64, figure: i64) -> bool:
        """Whether the damage to come would defeat a champion that all treasures of its side together could save."""
        if not self.falls(s, ctx, figure):
            return False
        left = values(s, figure).defense - s.damage[figure] - self.coming(s, ctx, figure)
        for card in treasures_of(s, seat):
            bonus = s.definitions[card].bonus
            assert bonus is not None
            left += bonus.defense + (0 if s.definitions[figure].minion else bonus.souls)
        return left > 0 or may_become_another(s, seat, figure)

    def coming(self, s: Tactics, ctx: Ctx, figure: i64) -> i64:
        """How much damage is about to be dealt to a champion."""
        if ctx.card == NO_CARD:
            return arriving(s, figure, ctx.b // 2)
        if figure != ctx.card:
            return arriving(s, figure, values(s, ctx.card).strength)
        damage: i64 = 0
        for victim in s.attacked:
            value = values(s, victim)
            if strikes_back(s, victim, figure, value):
                damage += arriving(s, figure, value.strength)
        return damage

    def reacts(self, g: Game, ctx: Ctx, seat: i64, action: i64) -> None:
        use(cast(Tactics, g), seat, action)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == USE:
            g.push(self, ctx.seat, ctx.card, -1, ctx.b | ANSWERED)  # from the beginning: each may answer until all pass
            self.reacts(g, ctx, self.decider(g, ctx), action)
        else:
            super().chosen(g, ctx, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-treasure", what=self.announced(cast(Tactics, g), ctx, t))

    def announced(self, s: Tactics, ctx: Ctx, t: Teller) -> str:
        """What is about to happen."""
        names = t.listing([s.info.piece_name(s, figure, t) for figure in self.concerned(s, ctx)])
        if self.last_moment:
            return t.say("about-to-fall", what=names)
        if self.is_attack(s, ctx):
            return t.say("about-to-attack", card=s.info.piece_name(s, ctx.card, t), what=names)
        return t.say("about-to-damage", what=names)

    def is_attack(self, s: Tactics, ctx: Ctx) -> bool:
        """Whether a champion strikes others, and it is not an effect that deals the damage."""
        return not self.last_moment and 0 <= ctx.card < s.figures and ctx.card not in s.attacked

    def rules(self) -> list[str]:
        return ["AT-169"]


@final
class LastUse(Window):
    """Before an effect, its card, takes treasures away whoever has some may still use them: that may be done at any
    time, on any champion (AT-169, AT-Q18). `b` is twice how many are taken, and ANSWERED besides, as of any window.
    """

    kind = "last-use"

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        s = cast(Tactics, g)
        return uses(s, seat, s.at(POOL, seat)) if self.asked(s, ctx, seat) else []

    def is_attack(self, s: Tactics, ctx: Ctx) -> bool:
        return False

    def taken(self, s: Tactics, ctx: Ctx) -> i64:
        """How many treasures go if no further one is used."""
        have = len(treasures_of(s, ctx.seat))
        return min(have, ctx.b // 2)

    def announced(self, s: Tactics, ctx: Ctx, t: Teller) -> str:
        return t.say("about-to-lose", card=s.info.piece_name(s, ctx.card, t), n=self.taken(s, ctx))


WINDOW: Final = Window()
LAST_MOMENT: Final = Window(True)
LAST_USE: Final = LastUse()
TREASURE_OPS: Final[dict[str, Op]] = {"window": WINDOW, "last_moment": LAST_MOMENT, "last_use": LAST_USE}
