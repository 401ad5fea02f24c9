"""Mage Knight Ultimate Edition: explore, fight, level up; alone, against each other or together, 1 to 5 players."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Event, Game
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import Lattice
from deckhold.engine.info import GameInfo
from deckhold.engine.options import BadOption, Option
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import Area, Layout, Preview, Share
from deckhold.games.mage_knight import bot, table
from deckhold.games.mage_knight.cards import cards
from deckhold.games.mage_knight.cards.heroes import heroes
from deckhold.games.mage_knight.definitions import skill_name
from deckhold.games.mage_knight.fields import FIELDS
from deckhold.games.mage_knight.ops.standing import standing_label
from deckhold.games.mage_knight.ops.verbs import (
    CONVERT,
    FACE,
    GUARD,
    INTERACT,
    MOVE_TO,
    SLOW,
    SPECIAL,
    USE_SKILL,
    USE_UNIT,
    VERBS,
)
from deckhold.games.mage_knight.options import check_world, sides_of, wants_lots, world_options
from deckhold.games.mage_knight.rules import RULE_OPS, completing, remembering
from deckhold.games.mage_knight.rules.dealing import calls
from deckhold.games.mage_knight.rules.fighting.joint import FIGHT_ON
from deckhold.games.mage_knight.rules.fighting.phases import rules_of_moment
from deckhold.games.mage_knight.rules.moving import FIGHTS, WALKS
from deckhold.games.mage_knight.rules.scoring import parts
from deckhold.games.mage_knight.rules.seals import BREAK_SEAL
from deckhold.games.mage_knight.rules.turn import MAIN
from deckhold.games.mage_knight.scenarios import shape_named, table_for
from deckhold.games.mage_knight.setup import AUCTION, CHOOSE, RANDOM, new_game
from deckhold.games.mage_knight.state import soundness
from deckhold.games.mage_knight.state.ground import find_again, look_around, shut, turn_up_rampaging
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import RESOURCES, ZONES
from deckhold.games.mage_knight.terms import BASE, COLOURS, EXPANSIONS, SCOPES

GAME: Final = "mage-knight"


class MageInfo(GameInfo):
    """The catalog's entry."""

    decision_cap = 60_000
    minutes = (60, 240)
    weight = 5
    doubt = 0.5  # a plan is for the whole turn: it is not given up for a lucky guess
    foresight = 1  # to the end of the round: what a turn was for shows in those that follow
    resources: tuple[str, ...] = RESOURCES
    scopes: tuple[str, ...] = SCOPES
    changeable: tuple[str, ...] = ("copies", "cost", "armor", "fame", "level", "n", "value")

    def __init__(self) -> None:
        options = [
            *world_options(),
            Option("choosing", [CHOOSE, RANDOM, AUCTION], CHOOSE),
            Option("heroes", [hero.id for hero in heroes()], [], many=True, advanced=True),
        ]
        super().__init__(GAME, "10", (1, 5), options, VERBS, ZONES, FIELDS)
        self._tables: dict[str, CardTable] = {}

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        check_world(self.id, seats, options)
        chosen, expansions = options["heroes"], options["expansions"]
        assert isinstance(chosen, list)
        assert isinstance(expansions, list)
        if chosen and len(chosen) != seats:
            problem = f"one hero a seat is wanted, {seats} in all, not {len(chosen)}"
            raise BadOption(self.id, "heroes", problem, Note("clash-heroes", {"n": len(chosen), "seats": seats}))
        if chosen and options["choosing"] != CHOOSE:
            problem = f"who plays whom is settled by it: choosing={options['choosing']} has nothing left to do"
            raise BadOption(self.id, "heroes", problem, Note("clash-settled", {}))
        for hero in heroes():
            if hero.id in chosen and hero.box != BASE and hero.box not in expansions:
                raise BadOption(
                    self.id, "heroes", f"{hero.id} comes with {hero.box}", Note("clash-box", {"box": hero.box})
                )

    def everything(self) -> dict[str, object]:
        return {"expansions": [*EXPANSIONS]}

    def rules_behind(self, g: Game, asking: Ctx) -> list[str]:
        found = asking.op.rules()
        if asking.op is MAIN or asking.op is FIGHT_ON:
            return [*rules_of_moment(cast(Mage, g)), *found]
        return found

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        return sides_of(seats, options)

    def board(self, seats: int, options: dict[str, object]) -> Lattice | None:
        return shape_named(table_for(options, seats).shape).lattice

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        return new_game(self, seats, seed, options)

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        game = Mage()
        game.begin(self, seats, seed, options)
        return game

    def table(self, options: dict[str, object]) -> CardTable:
        chosen = options["expansions"]
        assert isinstance(chosen, list)
        expansions = [one for one in EXPANSIONS if one in chosen]
        secrets = wants_lots(options)
        key = " ".join([*expansions, "secrets"] if secrets else expansions)
        if key not in self._tables:
            box = CardTable(cards(expansions, secrets), RULE_OPS)
            bot.check(box)
            self._tables[key] = box
        return self._tables[key]

    def score_shares(self, g: Game, seat: int) -> list[Share]:
        assert isinstance(g, Mage)
        for side in g.sides:
            if seat in side:
                return [Share(n, key) for key, n in parts(g, side) if n]
        return []

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == CONVERT:
            assert isinstance(g, Mage)
            return standing_label(g, ctx.op.decider(g, ctx), act.first(action), t)
        if act.verb_of(action) == SPECIAL and act.first(action) == BREAK_SEAL:
            assert isinstance(g, Mage)
            return t.say("do-break-seal", colour=COLOURS[g.seals[0]])
        if act.verb_of(action) == USE_UNIT:
            assert isinstance(g, Mage)
            return table.unit_label(g, action, t)
        if act.verb_of(action) in (GUARD, SLOW, FACE):
            assert isinstance(g, Mage)
            return table.attack_label(g, action, t)
        if act.verb_of(action) == INTERACT:
            assert isinstance(g, Mage)
            return t.say("do-call" if calls(g, ctx.seat, g.where(ctx.seat)) else "do-interact")
        if act.verb_of(action) == MOVE_TO and act.second(action) == FIGHTS:
            assert isinstance(g, Mage)
            if shut(g, ctx.seat, act.first(action)):  # nobody is fought there
                return super().label(g, ctx, act.action(MOVE_TO, act.first(action), WALKS), t)
        if act.verb_of(action) == USE_SKILL:
            return t.say("do-skill", card=skill_name(g, act.first(action), t))
        return super().label(g, ctx, action, t)

    def piece_name(self, g: Game, card: int, t: Teller) -> str:
        assert isinstance(g, Mage)
        return table.told_apart(g, card, super().piece_name(g, card, t), t)

    def check_position(self, g: Game, data: Reader) -> None:
        assert isinstance(g, Mage)
        find_again(g)
        completing.find_turn(g, data)
        completing.line_up(g)
        soundness.check(g, data)
        remembering.check(g, data)
        completing.count_last_turns(g)
        completing.count_army(g)
        completing.bring_into_force(g, data)
        turn_up_rampaging(g)
        look_around(g)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        return table.areas(self, g, seat)

    def turn_of(self, g: Game, seat: int) -> int:
        assert isinstance(g, Mage)
        return table.turn_of(g, seat)

    def deed_awaited(self, g: Game, asking: Ctx, told: dict[str, object], t: Teller) -> str:
        assert isinstance(g, Mage)
        return table.awaited(g, asking, told, t) or super().deed_awaited(g, asking, told, t)

    def layout(self, g: Game, seat: int | None) -> Layout:
        return table.layout(g, seat)

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return table.counters(g, seat)

    def pieces(self, g: Game, ctx: Ctx, action: i64) -> list[str]:
        return table.pieces(self, g, ctx, action, super().pieces(g, ctx, action))

    def previews(self, g: Game, ctx: Ctx, answered: list[Game], t: Teller) -> list[Preview | None]:
        return table.previews(g, ctx, answered, t)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        return table.reason(g, ctx, seat, subject)

    def worth(self, g: Game, seat: int) -> float:
        return bot.worth(g, seat)

    def reward(self, g: Game, seat: int) -> float:
        return bot.reward(g) if len(g.sides) == 1 else super().reward(g, seat)

    def clock(self, g: Game) -> i64:
        assert isinstance(g, Mage)
        return g.round

    def line(self, g: Game) -> list[int]:
        return bot.line(g)

    def plans(self, g: Game) -> list[list[int]]:
        return bot.plans(g)

    def promise(self, g: Game, action: int) -> float:
        return bot.promise(g, action)

    def promises(self, g: Game) -> list[float]:
        return bot.promises(g)

    def event_text(self, g: Game, event: Event, seat: int | None, t: Teller) -> str:
        assert isinstance(g, Mage)
        told = table.event_text(g, event, t)
        return super().event_text(g, event, seat, t) if told is None else told


INFO = MageInfo()
