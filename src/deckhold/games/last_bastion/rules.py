"""The turn of Last Bastion: horde phase, hero phase, combat, and how the game ends."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Offer
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.definitions import (
    ACTIVATE_AND_FIGHT,
    ENCHANT,
    EXTRA_MOVE,
    FETCH,
    FOURTH_DIE,
    PURIFY,
    WHITE,
    PieceCard,
)
from deckhold.games.last_bastion.ops import (
    ACTIVATE,
    APPLY,
    CALL_ON,
    CHOOSE_HERO,
    DECAY_FACES,
    DEFEAT,
    DEFEAT_BOTH,
    DISCARD_BOTTOM_CARD,
    EFFECT,
    EFFECTS,
    END,
    EXIT,
    FIGHT,
    GIVE_EQUIPMENT,
    GRANTED_MOVE,
    LIFT_SECOND,
    LOSE_NEXT_MOVE,
    PLACE_CARD,
    PUT_FIRST,
    REMOVE_ONE_EVIL,
    REROLL_DICE,
    SHARE_OUT,
    SPEND,
    TOKENS,
    USE_POWER,
    TileAction,
    bring,
    effect_label,
    roll,
    step,
    steps,
)
from deckhold.games.last_bastion.state import (
    BASTION,
    BOX,
    COMBAT_DICE,
    HERO,
    HORDE_BOARDS,
    MAX_EFFECTS,
    STANDSTILL,
    TILES,
    LastBastion,
)

# -- before the first turn ---------------------------------------------------------------------------------------------


class ChooseHero(Op):
    """A player takes one of the heroes nobody has (LB-027)."""

    kind = "choose-hero"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CHOOSE_HERO, card) for card in g.zones[BOX] if g.table.card[card].kind == "hero"]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        card = act.first(action)
        b.move(card, BOX, 0, HERO, ctx.seat)
        b.arrange()
        if b.events is not None:
            b.note("choose-hero", ctx.seat, card)

    def rules(self) -> list[str]:
        return ["LB-027"]


# -- the horde phase ---------------------------------------------------------------------------------------------------


class BeginTurn(Op):
    """A board's turn begins: the cards that lie there now will act (LB-047, LB-050). Context: the board's colour."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.turn = ctx.a
        b.dice = []
        b.gray_die = -1
        b.decay_die = []
        seat = b.active()
        b.begin_turn(seat, "turn" if seat >= 0 else "neutral-turn", b.turn)
        b.still_to_act.clear()
        for card in b.zones[b.turn]:
            if card != NO_CARD:
                definition = b.horde(card)
                effect = definition.enter_to
                while effect < definition.recurring_to:
                    if not b.covered(card, effect):
                        b.still_to_act.append(card * MAX_EFFECTS + effect)
                    effect += 1
        b.push(CARDS_ACT, -1)


class CardsAct(Op):
    """Step 1: the recurring effects, one by one in the order the player chooses (LB-049)."""

    kind = "effect-order"

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(LastBastion, g).still_to_act:
            g.ask(ctx)
        else:
            g.push(BOARD_ACTS, -1)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(EFFECT, one // MAX_EFFECTS, one % MAX_EFFECTS) for one in cast(LastBastion, g).still_to_act]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        card = act.first(action)
        effect = act.second(action)
        b.still_to_act.remove(card * MAX_EFFECTS + effect)
        if b.events is not None:
            b.note("acts", -1, card)
        b.push(self, -1)
        b.push(APPLY, b.active(), card, effect)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        seat = b.active()
        return seat if seat >= 0 else b.spokesman()

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return effect_label(g, "do-effect", action, t)

    def rules(self) -> list[str]:
        return ["LB-047", "LB-049"]


class BoardActs(Op):
    """Step 2: a full board does what it does; otherwise a card comes, unless the board is neutral (LB-052, LB-081)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        seat = b.active()
        b.push(HERO_PHASE_BEGINS, -1)
        if b.full(b.turn):
            card = b.zones[HORDE_BOARDS][b.ground.side_of[b.turn]]
            if b.events is not None:
                b.note("board-acts", -1, card)
            b.push(APPLY, seat, card)
        elif seat >= 0:
            bring(b, seat)


# -- the hero phase ----------------------------------------------------------------------------------------------------


class HeroPhaseBegins(Op):
    """What a hero phase starts with; a neutral board has none (LB-045, LB-Q12)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        seat = b.active()
        if seat < 0:
            b.push(END_TURN, -1)
            return
        b.last_hero_phase[seat] = b.turn_number
        b.has_activated = 0
        b.has_fought = 0
        b.has_moved = 0
        b.act_closed = 0
        b.extra_moved = 0
        b.power_used = 0
        b.push(HERO_PHASE, seat)
        b.look_back()


def may_act(b: LastBastion, seat: i64, done: i64) -> bool:
    """Whether an action is still open: one of the two, or both for Sindara (LB-090, LB-140, LB-Q26)."""
    if b.has_power(seat, ACTIVATE_AND_FIGHT):
        return done == 0 and b.act_closed == 0
    return b.has_activated == 0 and b.has_fought == 0


def may_step(b: LastBastion, seat: i64) -> bool:
    """Whether the hero has a move of its own left (LB-088, LB-248)."""
    return moves_left(b, seat) > 0


def moves_left(b: LastBastion, seat: i64) -> i64:
    """The moves that the hero has left: one, and Elmer's extra one (LB-134)."""
    regular: i64 = 1 if b.has_moved == 0 else 0
    if b.extra_moved == 0 and b.power_used == 0 and b.has_power(seat, EXTRA_MOVE):
        return regular + 1
    return regular


def usable_power(b: LastBastion, seat: i64) -> bool:
    """Whether the hero's power can be used as an action of its own now."""
    power = b.ground.powers[seat]
    if not b.has_power(seat, power):
        return False
    if power == EXTRA_MOVE:
        # His two moves are alike: one he made himself may count as the regular one, and the other is given away.
        if b.power_used or (b.has_moved and b.extra_moved):
            return False
        for other in range(b.seats):
            if other != seat and b.present(other):
                return True
        return False
    if power == ENCHANT:
        return b.power_used == 0 and len(b.in_play()) > (1 if b.enchantment >= 0 else 0)
    if power == FETCH:
        if b.power_used:
            return False
        for colour in range(5):
            if b.equipment_left(colour) > 0:
                return True
        return False
    # LB-247: Teagaan gives up a move that he has, and only the regular one.
    return power == PURIFY and b.has_moved == 0 and b.laid_down[seat] == 0 and len(b.evil_places()) > 0


class HeroPhase(Op):
    """The active player acts and moves, in either order, and does what else the hero can do (LB-088, LB-098)."""

    kind = "hero-phase"
    always_asks = True  # ending the turn reveals what comes

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(LastBastion, g).present(ctx.seat):
            g.ask(ctx)
        else:
            g.push(END_TURN, -1)  # LB-Q13

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        seat = ctx.seat
        cell: i64 = b.tile[seat]
        bastion = b.zones[BASTION]
        cards = b.table.card
        out: list[int] = []
        if may_act(b, seat, b.has_fought) and b.within_reach(seat):
            out.append(act.action(FIGHT))
        if may_act(b, seat, b.has_activated) and not b.evil_on(cell) and b.feasible(tile_action(b, cell), seat):
            out.append(act.action(ACTIVATE, bastion[cell]))
        if may_step(b, seat):
            out.extend(steps(b, seat))
        if usable_power(b, seat):
            out.append(act.action(USE_POWER, b.at(HERO, seat)[0]))
        if b.call_to_arms[seat] > 0:
            for other in range(TILES):
                if b.feasible(cast(PieceCard, cards[bastion[other]]).ops[0], seat):
                    out.append(act.action(CALL_ON, bastion[other]))
        out.append(act.action(END))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        if verb == END:
            b.push(END_TURN, -1)
            return
        b.push(self, seat)
        if verb == FIGHT:
            b.has_fought = 1
            b.targets = b.within_reach(seat)
            b.push(FIGHT_BEGINS, seat)
            if len(b.targets) > 2:  # LB-150
                b.targets.clear()
                b.push(AIM, seat)
        elif verb == ACTIVATE:
            b.has_activated = 1
            use_tile(b, seat, act.first(action), "activate")
        elif verb == CALL_ON:
            b.call_to_arms[seat] -= 1
            use_tile(b, seat, act.first(action), "call-to-arms")
        elif verb == USE_POWER:
            use_power(b, seat)
        else:
            if b.has_power(seat, EXTRA_MOVE) and b.extra_moved == 0 and b.power_used == 0:
                b.extra_moved = 1
            else:
                b.has_moved = 1
                if b.has_activated or b.has_fought:
                    b.act_closed = 1
            step(b, seat, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        acts = may_act(b, ctx.seat, b.has_activated) or may_act(b, ctx.seat, b.has_fought)
        key = "ask-hero-phase-act" if acts else "ask-hero-phase-end"
        if may_step(b, ctx.seat):
            key = "ask-hero-phase" if acts else "ask-hero-phase-move"
        said = t.say(key)
        return t.say("ask-standstill", what=said) if b.repeated() == STANDSTILL - 1 else said

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        b = cast(LastBastion, g)
        verb = act.verb_of(action)
        if verb == FIGHT:
            cards = [t.name(b.table.card[card].id) for card in b.within_reach(ctx.seat)]
            return t.say("do-fight-aim") if len(cards) > 2 else t.say("do-fight", cards=t.listing(cards))
        if verb == USE_POWER:
            return t.say(f"do-power-{b.table.card[act.first(action)].id}")
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["LB-088", "LB-090", "LB-098"]


def tile_action(b: LastBastion, cell: i64) -> TileAction:
    return cast(TileAction, cast(PieceCard, b.table.card[b.zones[BASTION][cell]]).ops[0])


def use_tile(b: LastBastion, seat: i64, tile: i64, how: str) -> None:
    if b.events is not None:
        b.note(how, seat, tile)
    b.push(tile_action(b, b.ground.cell_of[tile]), seat, tile)


def use_power(b: LastBastion, seat: i64) -> None:
    hero = b.at(HERO, seat)[0]
    definition = cast(PieceCard, b.table.card[hero])
    if definition.power == EXTRA_MOVE:
        b.power_used = 1
        if b.extra_moved:
            b.has_moved = 1
    elif definition.power == PURIFY:
        b.has_moved = 1
    else:
        b.power_used = 1
    if b.events is not None:
        b.note("use-power", seat, hero)
    b.push(definition.ops[0], seat, hero)


class EndTurn(Op):
    """The next board clockwise (LB-045)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.push(BEGIN_TURN, -1, NO_CARD, b.next_board())


# -- combat ------------------------------------------------------------------------------------------------------------


class Aim(Op):
    """Twindalli names one or two of more than two cards before she rolls (LB-150)."""

    kind = "aim"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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
        spendable = [False] * 5
        for cards in self.sets(b):
            if not self.matching(b, cards):
                continue
            if enough(b, cards, results):
                out.append(act.action(DEFEAT_BOTH) if len(cards) == 2 else act.action(DEFEAT, cards[0]))
            if enough(b, cards, reach):
                for card in cards:
                    spendable[b.horde(card).colour] = True
        for one in usable:
            if spendable[one % 5] and self.leads_on(b, one % 5, reach):
                out.append(act.action(SPEND, one % 5, one // 5))
        out.append(act.action(act.PASS))
        return out

    def leads_on(self, b: LastBastion, colour: i64, reach: list[int]) -> bool:
        """Whether after a token of this colour something can still be defeated."""
        b.spent.append(colour)
        found = False
        for cards in self.sets(b):
            if self.matching(b, cards) and enough(b, cards, reach):
                found = True
                break
        b.spent.pop()
        return found

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
            for token in b.spent:
                b.equipment[token] += 1
            b.spent.clear()
            b.refused.clear()
            b.targets.clear()
            if b.events is not None:
                b.note("no-win", ctx.seat)
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
        return t.say("ask-consent", token=t.amount(TOKENS[ctx.a], 1))

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


CHOOSE_HEROES: Final = ChooseHero()
BEGIN_TURN: Final = BeginTurn()
CARDS_ACT: Final = CardsAct()
BOARD_ACTS: Final = BoardActs()
HERO_PHASE_BEGINS: Final = HeroPhaseBegins()
HERO_PHASE: Final = HeroPhase()
END_TURN: Final = EndTurn()
AIM: Final = Aim()
FIGHT_BEGINS: Final = FightBegins()
COMBAT: Final = Combat()
EXIT_EFFECTS: Final = ExitEffects()
CONSENT: Final = Consent()
FIGHT_ENDS: Final = FightEnds()


def rule_ops() -> dict[str, Op]:
    """Every op that may wait on the stack, by the name under which a save refers to it."""
    out: dict[str, Op] = {
        "choose_hero": CHOOSE_HEROES,
        "begin_turn": BEGIN_TURN,
        "cards_act": CARDS_ACT,
        "board_acts": BOARD_ACTS,
        "hero_phase_begins": HERO_PHASE_BEGINS,
        "hero_phase": HERO_PHASE,
        "end_turn": END_TURN,
        "aim": AIM,
        "fight_begins": FIGHT_BEGINS,
        "combat": COMBAT,
        "exit_effects": EXIT_EFFECTS,
        "consent": CONSENT,
        "fight_ends": FIGHT_ENDS,
        "apply": APPLY,
        "place": PLACE_CARD,
        "granted_move": GRANTED_MOVE,
        "lift_second": LIFT_SECOND,
        "put_down": PUT_FIRST,
        "share_out": SHARE_OUT,
        "reroll": REROLL_DICE,
        "give_equipment": GIVE_EQUIPMENT,
        "remove_one_evil": REMOVE_ONE_EVIL,
        "lose_next_move": LOSE_NEXT_MOVE,
        "discard_bottom_card": DISCARD_BOTTOM_CARD,
    }
    for i, face in enumerate(DECAY_FACES):
        out[f"decay{i + 1}"] = face
    for effect in EFFECTS:
        out[effect.id.replace("-", "_")] = effect
    return out


RULE_OPS: Final = rule_ops()
