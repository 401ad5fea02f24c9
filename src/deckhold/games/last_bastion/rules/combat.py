"""A fight: targets, the roll, equipment, and what becomes of the defeated."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Offer
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.definitions import (
    FOURTH_DIE,
    WHITE,
)
from deckhold.games.last_bastion.ops import (
    APPLY,
    DEFEAT,
    DEFEAT_BOTH,
    EXIT,
    SPEND,
    TOKENS,
    roll,
)
from deckhold.games.last_bastion.state import (
    COMBAT_DICE,
    LastBastion,
)


class Aim(Op):
    """Twindalli names one or two of more than two cards before she rolls (LB-150)."""

    kind = "aim"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out = [act.action(act.PICK_PIECE, card) for card in b.within_reach(ctx.seat) if card not in b.targets]
        if b.targets:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        if act.verb_of(action) == act.PASS:
            return
        b.targets.append(act.first(action))
        if len(b.targets) < 2:
            b.push(self, ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-aim-second" if cast(LastBastion, g).targets else "ask-aim")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            first = g.table.card[cast(LastBastion, g).targets[0]].id
            return t.say("do-fight-alone", card=t.name(first))
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["LB-148", "LB-150"]


class FightBegins(Op):
    """The dice are rolled, unless no target needs any (LB-104, LB-Q39)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if b.events is not None:
            for card in b.targets:
                b.note("fight", ctx.seat, card)
        b.push(COMBAT, ctx.seat)
        for card in b.targets:
            if b.resistance(card) > 0:
                roll(b, ctx.seat, COMBAT_DICE - b.locked_dice(), b.has_power(ctx.seat, FOURTH_DIE))
                return
        b.dice = []
        b.gray_die = -1


def enough(b: LastBastion, cards: list[int], results: list[int]) -> bool:
    """Whether results by colour (white last) cover all these cards, each result used once (LB-105, LB-120, LB-189)."""
    white: i64 = results[WHITE]
    wanted: i64 = 0  # what white faces must add
    left = results.copy()
    # Cards that refuse white faces are served first: two of one colour share its results.
    for refuses in (True, False):
        for card in cards:
            definition = b.horde(card)
            if (definition.no_white >= 0 and not b.covered(card, definition.no_white)) != refuses:
                continue
            need = b.resistance(card)
            have: i64 = left[definition.colour]
            used = need if need < have else have
            left[definition.colour] = have - used
            need -= used
            if refuses and need > 0:
                return False
            wanted += need
    return wanted <= white


class Combat(Op):
    """After the roll: spend equipment, then defeat what the results cover, or nothing (LB-107 to LB-112, LB-121)."""

    kind = "combat"

    def results(self, b: LastBastion) -> list[int]:
        """Faces shown and tokens put in, by colour; white last."""
        out = [0] * 6
        for face in b.dice:
            out[face] += 1
        if b.gray_die >= 0:
            out[b.gray_die] += 1
        for one in b.spent:
            out[one % 5] += 1
        return out

    def matching(self, b: LastBastion, cards: list[int]) -> bool:
        """Whether every token put in is of the colour of one of the cards (LB-111)."""
        for one in b.spent:
            fits = False
            for card in cards:
                if b.horde(card).colour == one % 5:
                    fits = True
            if not fits:
                return False
        return True

    def sets(self, b: LastBastion) -> list[list[int]]:
        """What can be defeated together: either card, or both."""
        out = [[card] for card in b.targets]
        if len(b.targets) == 2:
            out.append(b.targets)
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        results = self.results(b)
        reach = results.copy()  # with all tokens that could still be put in
        usable: list[int] = []
        if not b.equipment_banned():
            cell = b.tile[ctx.seat]
            for seat in b.seats_from(b.colour[ctx.seat]):
                if b.tile[seat] == cell and seat not in b.refused:  # LB-108
                    for colour in range(5):
                        n = b.equipment[seat * 5 + colour]
                        if n:
                            reach[colour] += n
                            usable.append(seat * 5 + colour)
        spendable = [False] * 5  # colours of what can still be defeated
        for cards in self.sets(b):
            if not self.matching(b, cards):
                continue
            if enough(b, cards, results):
                out.append(act.action(DEFEAT_BOTH) if len(cards) == 2 else act.action(DEFEAT, cards[0]))
            if enough(b, cards, reach):
                for card in cards:
                    spendable[b.horde(card).colour] = True
        for one in usable:
            if spendable[one % 5]:
                out.append(act.action(SPEND, one % 5, one // 5))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        verb = act.verb_of(action)
        if verb == SPEND:
            owner = act.second(action)
            b.push(self, ctx.seat)
            if owner != ctx.seat and b.options["ask_owner"] == "yes":
                b.push(CONSENT, owner, NO_CARD, act.first(action))
            else:
                spend(b, owner, act.first(action))
            return
        if verb == act.PASS:
            if b.events is not None:
                b.note("no-win", ctx.seat)
            for token in b.spent:  # LB-Q23
                b.equipment[token] += 1
                if b.events is not None:
                    b.note("take-back", token // 5, NO_CARD, token % 5)
            b.spent.clear()
            b.refused.clear()
            b.targets.clear()
            return
        b.defeated = b.targets.copy() if verb == DEFEAT_BOTH else [act.first(action)]
        b.spent.clear()
        b.refused.clear()
        b.targets.clear()
        if b.events is not None:
            for card in b.defeated:
                b.note("defeat", ctx.seat, card)
        b.push(FIGHT_ENDS, ctx.seat)
        b.push(EXIT_EFFECTS, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == SPEND:
            key = "do-spend" if act.second(action) == ctx.seat else "do-spend-of"
            return t.say(key, token=t.amount(TOKENS[act.first(action)], 1), who=t.seat(act.second(action)))
        if verb == act.PASS:
            return t.say("do-no-win")
        return g.info.label(g, ctx, action, t)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        cards = [
            t.say("target", card=t.name(b.horde(card).id), result=t.amount(f"face-{TOKENS[b.horde(card).colour]}", n))
            if n
            else t.say("target-open", card=t.name(b.horde(card).id))
            for card in b.targets
            for n in [b.resistance(card)]
        ]
        return t.say("ask-combat", cards=t.listing(cards))

    def rules(self) -> list[str]:
        return ["LB-105", "LB-107", "LB-108", "LB-112", "LB-121"]


def spend(b: LastBastion, seat: i64, colour: i64) -> None:
    """A token is put into the fight; it is in the reserve once a card is defeated with it."""
    b.equipment[seat * 5 + colour] -= 1
    b.spent.append(seat * 5 + colour)
    if b.events is not None:
        b.note("spend", seat, NO_CARD, colour)


class Consent(Offer):
    """Where the table wants it, the owner is asked before another hero spends a token (LB-Q28). Context: its colour."""

    kind = "consent"

    def accept(self, g: Game, ctx: Ctx) -> None:
        spend(cast(LastBastion, g), ctx.seat, ctx.a)

    def decline(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).refused.append(ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        cards = t.listing([t.name(b.horde(card).id) for card in b.targets])
        return t.say("ask-consent", who=t.seat(b.active()), cards=cards, token=t.amount(TOKENS[ctx.a], 1))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-refuse" if act.verb_of(action) == act.PASS else "do-consent")

    def rules(self) -> list[str]:
        return ["LB-108", "LB-Q28"]


class ExitEffects(Op):
    """The exit effects of what was defeated; of two cards the player chooses which comes first (LB-Q29)."""

    kind = "exit-order"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        speaking: i64 = 0
        for card in b.defeated:
            definition = b.horde(card)
            if definition.ongoing_to < len(definition.effects):
                speaking += 1
        if speaking > 1:
            b.ask(ctx)
        else:
            for card in b.defeated:
                self.apply(b, ctx.seat, card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in cast(LastBastion, g).defeated]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        first = act.first(action)
        for card in b.defeated:
            if card != first:
                self.apply(b, ctx.seat, card)
        self.apply(b, ctx.seat, first)

    def apply(self, b: LastBastion, seat: i64, card: i64) -> None:
        definition = b.horde(card)
        effect: i64 = len(definition.effects) - 1
        while effect >= definition.ongoing_to:
            b.push(APPLY, seat, card, effect, EXIT)
            effect -= 1

    def rules(self) -> list[str]:
        return ["LB-058", "LB-115"]


class FightEnds(Op):
    """The defeated cards are discarded together; then victory is looked for (LB-115, LB-207, LB-Q35)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        warlord = False
        for card in b.defeated:
            warlord = warlord or b.horde(card).warlord
            b.discard(card)
        b.defeated.clear()
        if warlord and b.warlords_left() == 0:
            b.win()


AIM: Final = Aim()
FIGHT_BEGINS: Final = FightBegins()
COMBAT: Final = Combat()
EXIT_EFFECTS: Final = ExitEffects()
CONSENT: Final = Consent()
FIGHT_ENDS: Final = FightEnds()
