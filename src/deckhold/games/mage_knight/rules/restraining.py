"""Options of The Lost Legion that act between rounds: control of the offers; envy and compassion (MX-192, MX-200)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import find_copy
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.options import ENVY, HARDER_ENVY
from deckhold.games.mage_knight.rules.extras import OWN_CARDS
from deckhold.games.mage_knight.scenarios import YES
from deckhold.games.mage_knight.state.offers import under
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    DISCARD,
    OFFERED,
    SPELL_OFFER,
    SPELLS,
    WOUNDS,
)

MIDDLE: Final = 1  # the place of the card in the middle of an offer of three


def control_offers(s: Mage) -> None:
    """Before a new round is prepared the cards in the middle may go (MX-192, MX-193)."""
    if s.options["offer-control"] == YES:
        s.push(DROP_MIDDLE, 0)


def round_over(s: Mage) -> None:
    """The first is burdened after a day, the last relieved after a night; or both each time (MX-200 to MX-202)."""
    variant = s.options["restraint"]
    if variant not in (ENVY, HARDER_ENVY):
        return
    playing = [seat for seat in range(s.seats) if not s.out[seat]]
    if s.night or variant == HARDER_ENVY:
        least = min([s.fame[seat] for seat in playing])
        for seat in reversed(playing):
            if s.fame[seat] == least:
                s.push(RELIEF, seat)
    if not s.night or variant == HARDER_ENVY:
        most = max([s.fame[seat] for seat in playing])
        leaders = [seat for seat in playing if s.fame[seat] == most]
        pile = s.zones[WOUNDS]
        if len(leaders) == 1 and pile:
            if s.events is not None:
                s.note("envy", leaders[0])
            s.move(pile[len(pile) - 1], WOUNDS, 0, DISCARD, leaders[0])


@final
class DropMiddle(Op):
    """The card in the middle of an offer may go under its deck (MX-192, MX-Q60)."""

    kind = "drop-middle"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for zone in (SPELL_OFFER, ADVANCED_OFFER):
            if len(g.zones[zone]) == OFFERED:
                out.append(act.action(act.PICK_CARD, g.table.kind[g.zones[zone][MIDDLE]], zone))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        zone = act.second(action)
        card = g.zones[zone][MIDDLE]
        under(cast(Mage, g), card, zone, SPELLS if zone == SPELL_OFFER else ADVANCED)
        if g.events is not None:
            g.note("drop-middle", ctx.seat, card)
        g.again(ctx)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-drop-middle", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MX-192", "MX-193"]


@final
class Relief(Op):
    """Whoever has the least fame may remove a wound from the deck (MX-201)."""

    kind = "relief"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        for zone in OWN_CARDS:
            for card in s.at(zone, ctx.seat):
                if s.deed(card).is_wound:
                    return [act.action(act.PICK_CARD, s.table.kind[card], zone), act.action(act.PASS)]
        return []

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            zone = act.second(action)
            g.move(find_copy(g, zone, ctx.seat, act.first(action)), zone, ctx.seat, WOUNDS, 0)
            if g.events is not None:
                g.note("relief", ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pass" if act.verb_of(action) == act.PASS else "do-relief")

    def rules(self) -> list[str]:
        return ["MX-201"]


DROP_MIDDLE: Final = DropMiddle()
RELIEF: Final = Relief()
RESTRAINING_OPS: Final[dict[str, Op]] = {"drop-middle": DROP_MIDDLE, "relief": RELIEF}
