"""What the campaign adds to defeats, deployments and moves (section 28): spoils, mark, stolen treasures, captives."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import TREASURE, Bonus
from deckhold.games.ascension_tactics.ops.triggers import devotions, release
from deckhold.games.ascension_tactics.ops.words import forget_champion, look_around, place_souls
from deckhold.games.ascension_tactics.scenarios import TARGETS
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BASES,
    CACHES,
    CAPTIVES,
    FROM_VILLAINS,
    NOBODY,
    POOL,
    REVIVED,
    SUPPLY,
    TREASURE_DISCARD,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)

PLAYERS: Final = 0  # their side
RED: Final = 0  # the target of every boss (AT-Q11)
FLEAS: Final = 4  # the cells that the villain Belzepug covers
GIANT_RAT: Final = "villain-giant-rat"
DEVIL_RAT: Final = "villain-devil-rat"


# -- targets -----------------------------------------------------------------------------------------------------------


def target(s: Tactics, colour: i64) -> i64:
    """The target of a colour that lies on the battlefield, or on a marked champion's card."""
    return s.table.first[s.table.by_id[f"{TARGETS[colour]}-target"].index]


def marked_champion(s: Tactics) -> i64:
    """Whose card bears the boss's target, or NO_CARD (AT-293)."""
    return s.bearer[target(s, RED)] if s.scenario.mark else NO_CARD


def target_cell(s: Tactics, colour: i64) -> i64:
    """Where a target is: with the marked champion, if there is one (AT-Q43)."""
    token = target(s, colour)
    bearer: i64 = s.bearer[token]
    return s.spot[token] if bearer == NO_CARD else s.spot[bearer]


def came(s: Tactics, figure: i64) -> None:
    """A champion was deployed: through the portal with the target it is marked (AT-293, AT-Q45)."""
    if not s.scenario.mark or not 0 <= s.holder[figure] < VILLAIN or s.definitions[figure].minion:
        return
    token = target(s, RED)
    if s.spot[token] in s.cells_of(figure):
        s.bearer = changed(s.bearer, token, figure)
        s.set_spot(token, NO_CELL)
        if s.events is not None:
            s.note("mark", s.holder[figure], figure)


def unmark(s: Tactics, victim: i64) -> None:
    """The marked champion is defeated: its mark returns to the portal."""
    token = target(s, RED)
    if s.bearer[token] == victim:
        s.bearer = changed(s.bearer, token, NO_CARD)
        q, r = s.scenario.targets[RED]
        s.place(token, s.cells.cell(q, r))


# -- defeats -----------------------------------------------------------------------------------------------------------


def emptied(s: Tactics, fallen: list[int]) -> list[int]:
    """The glory on the cards of champions that fall together: what one of them wins by it comes later (AT-Q25)."""
    out: list[int] = []
    for victim in fallen:
        out.append(s.purse[victim])
        if s.purse[victim]:
            s.purse = changed(s.purse, victim, 0)
    return out


def spoils(s: Tactics, victim: i64, by: i64, side: i64, purse: i64) -> None:
    """What a defeat brings: the glory on a villain's card, or that of a player's champion (AT-266, AT-300, AT-309)."""
    if side == VILLAIN:
        s.gain_glory(PLAYERS, s.definitions[victim].glory, FROM_VILLAINS, by)
        if s.scenario.boss_falls and victim == s.boss():
            s.finish(s.victory(PLAYERS, "boss"))
        elif s.scenario.shared_strength:
            s.worn += s.definitions[victim].glory
            if s.events is not None and s.definitions[victim].glory:
                s.note("weaken", -1, s.boss(), s.definitions[victim].glory)
        return
    if not s.scenario.campaign:
        return
    s.gain_glory(VILLAIN, purse)
    if s.scenario.mark:
        unmark(s, victim)


def withdrawn(s: Tactics, victim: i64) -> None:
    """A defeated villain stays in their pool, but a rat goes to the supply, a revived one to its deck (AT-316)."""
    definition = s.definitions[victim]
    if definition.minion:
        s.move(victim, VILLAINS, 0, SUPPLY, 0)
    elif definition.id in s.scenario.revived:
        s.move(victim, VILLAINS, 0, REVIVED, 0)
        s.shuffle(REVIVED)
        s.souls = changed(s.souls, victim, 0)
        s.colour = changed(s.colour, victim, -1)
    else:
        if stolen(s, victim):
            s.push(RECOVER_TREASURE, s.speaker, victim)
        return
    s.holder = changed(s.holder, victim, NOBODY)
    forget_champion(s, victim)


def steals(s: Tactics, figure: i64) -> bool:
    """Whether a champion brings treasures to the boss (AT-285)."""
    return s.scenario.swarm and s.definitions[figure].id == GIANT_RAT


def steal(s: Tactics, figure: i64) -> None:
    """A rat opens the treasures where its move ended and brings them onto the boss's card (AT-285, AT-288)."""
    if not steals(s, figure):
        return
    boss = s.boss()
    for card in s.caches_at(s.spot[figure]):
        s.move(card, CACHES, 0, VILLAIN_GEAR, 0)
        s.bearer = changed(s.bearer, card, boss)
        if s.events is not None:
            s.note("steal", -1, card)
        bonus = s.definitions[card].bonus
        assert bonus is not None
        place_souls(s, boss, bonus.souls)


def stolen(s: Tactics, figure: i64) -> list[int]:
    """The treasures on a villain's card (AT-288)."""
    out: list[int] = []
    for card in s.zones[VILLAIN_GEAR]:
        if s.bearer[card] == figure and s.definitions[card].kind == TREASURE:
            out.append(card)
    return out


@final
class RecoverTreasure(Grouped):
    """The thief is defeated: the players may discard one of the treasures on its card (AT-288)."""

    kind = "recover-treasure"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, card) for card in stolen(cast(Tactics, g), ctx.card)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PICK_PIECE:
            s = cast(Tactics, g)
            card = act.first(action)
            s.bearer = changed(s.bearer, card, NO_CARD)
            s.move(card, VILLAIN_GEAR, 0, TREASURE_DISCARD, 0)
            if s.events is not None:
                s.note("lose-treasure", -1, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-lose", card=g.info.piece_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["AT-288"]


def lasting_defense(s: Tactics, figure: i64, bonus: Bonus) -> None:
    """What raises or lowers the defense of the villain Belzepug does so for good (AT-295, AT-Q44)."""
    if s.definitions[figure].cells == FLEAS:
        s.worn -= bonus.defense


def villain_rats(s: Tactics) -> list[int]:
    """The villains' Giant Rats on the battlefield."""
    return [figure for figure in s.table.copies(GIANT_RAT) if s.is_on(figure)]


# -- captives ----------------------------------------------------------------------------------------------------------


def captives_beside(s: Tactics, figure: i64) -> list[int]:
    """The captives next to a champion."""
    return [one for one in s.zones[CAPTIVES] if s.apart(figure, one) <= 1]


def may_free(s: Tactics, figure: i64) -> None:
    """A champion's move has ended: its owner may free captives (AT-319, AT-Q49)."""
    if s.scenario.captives and not s.definitions[figure].minion and captives_beside(s, figure):
        s.push(FREE_CAPTIVE, s.holder[figure], figure)


@final
class FreeCaptive(Op):
    """Captives next to the champion may be freed, one after the other (AT-319, AT-Q49)."""

    kind = "free-captive"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        if not s.is_on(ctx.card) or s.bases(ctx.seat) >= BASES:
            return []
        out = [act.action(act.PICK_PIECE, one) for one in captives_beside(s, ctx.card)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Tactics, g)
        captive = act.first(action)
        s.move(captive, CAPTIVES, 0, POOL, ctx.seat)
        s.holder = changed(s.holder, captive, ctx.seat)
        for seat in range(s.seats):
            for quest in s.at(ATTACHED, seat).copy():
                if s.bearer[quest] == captive and seat != ctx.seat:
                    s.move(quest, ATTACHED, seat, ATTACHED, ctx.seat)
        if s.events is not None:
            s.note("free", ctx.seat, captive)
        look_around(s)  # it counts for shrines from now on (AT-Q16)
        g.again(ctx)
        release(s, devotions(s, ctx.seat))  # AT-Q65

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-free-captive", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-free", card=g.info.piece_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["AT-319"]


RECOVER_TREASURE: Final = RecoverTreasure()
FREE_CAPTIVE: Final = FreeCaptive()
CAMPAIGN_OPS: Final[dict[str, Op]] = {"recover_treasure": RECOVER_TREASURE, "free_captive": FREE_CAPTIVE}
