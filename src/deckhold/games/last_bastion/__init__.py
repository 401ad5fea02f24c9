"""Last Bastion: a cooperative siege for 1 to 4 players."""

import json

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardDef, CardTable
from deckhold.engine.core import Ctx, Event, Game
from deckhold.engine.fields import Reader
from deckhold.engine.info import GameInfo, one_side
from deckhold.engine.options import BadOption, Option, no_seat
from deckhold.engine.text import THEY_DO, Note, Teller, installed
from deckhold.engine.view import FOES, Area, Layout, Share
from deckhold.games.last_bastion import bot, table
from deckhold.games.last_bastion.cards import horde, own_horde, pieces
from deckhold.games.last_bastion.definitions import BOARDS, COLOURS, HordeCard
from deckhold.games.last_bastion.fields import FIELDS, SLOT_NAMES, raw_fields
from deckhold.games.last_bastion.ops import (
    COLOUR,
    DECAY_FACES,
    EFFECT,
    NET,
    PLACE,
    SPEND,
    TOKEN,
    TOKENS,
    VERBS,
    face_names,
    slot_name,
)
from deckhold.games.last_bastion.rules import RULE_OPS
from deckhold.games.last_bastion.setup import check_position, new_game
from deckhold.games.last_bastion.state import LEVELS, TILES, ZONES, LastBastion

HEROES: list[object] = [
    "elmer-chestnut",
    "mylfaar",
    "arne-soko",
    "sindara",
    "teagaan",
    "feng-li",
    "kazgin",
    "twindalli",
]
TILE_IDS: list[object] = [
    "trebuchet",
    "strategists-tower",
    "market",
    "tavern",
    "standard",
    "divine-fountain",
    "dispensary",
    "tomb",
    "dwarven-quarry",
]

OWN_SETS = 20  # owners' sets that are kept ready


class CardsOption(Option):
    """The horde: Deckhold's own, or the list of cards of an owner's file (docs/own-cards.md)."""

    def check(self, value: object) -> None:
        if value == "designed":
            return
        if not isinstance(value, list):
            raise ValueError(f"option 'cards': 'designed' or a list of cards is wanted, not {value!r}")
        own_horde(value)


class LastBastionInfo(GameInfo):
    """The catalog's entry."""

    decision_cap = 5_000
    minutes = (90, 120)
    weight = 3
    changeable: tuple[str, ...] = ("copies", "resistance", "power")

    def __init__(self) -> None:
        options = [
            Option("difficulty", [*LEVELS], "normal"),
            Option("hero_choice", ["players", "random"], "players"),
            Option("heroes", HEROES, [], many=True, advanced=True),
            Option("tiles", TILE_IDS, [], many=True, advanced=True),
            Option("boards", [*COLOURS[:BOARDS]], [], many=True, advanced=True),
            Option("first", ["random", 0, 1, 2, 3], "random", advanced=True),
            Option("ask_owner", ["no", "yes"], "no", advanced=True),
            CardsOption("cards", ["designed"], "designed", advanced=True),
        ]
        super().__init__("last-bastion", "3", (1, 4), options, VERBS, ZONES, FIELDS)
        self._tables: dict[str, CardTable] = {}

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise no_seat(self.id, "first", first, seats)
        heroes = options["heroes"]
        if isinstance(heroes, list) and len(heroes) > seats:
            problem = f"{len(heroes)} heroes are named for {seats} seats"
            raise BadOption(self.id, "heroes", problem, Note("clash-heroes", {"n": len(heroes), "seats": seats}))
        for name, wanted in (("tiles", TILES), ("boards", BOARDS)):
            given = options[name]
            if isinstance(given, list) and len(given) not in (0, wanted):
                problem = f"all {wanted} or none are named, not {len(given)}"
                raise BadOption(self.id, name, problem, Note("clash-all-or-none", {"n": len(given), "all": wanted}))

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        return one_side(seats)

    def turns_a_round(self, g: Game) -> int:
        return BOARDS  # without heroes too (LB-045)

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        return new_game(self, seats, seed, options)

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        game = LastBastion()
        game.begin(self, seats, seed, options)
        return game

    def table(self, options: dict[str, object]) -> CardTable:
        cards = options["cards"]
        key = "designed" if cards == "designed" else json.dumps(cards, sort_keys=True)
        if key not in self._tables:
            defs: list[CardDef] = pieces()
            if cards == "designed":
                defs.extend(horde())
            else:
                for own in own_horde(cards):
                    defs.append(own.card)
                    if own.names:
                        installed.languages.learn(self.id, own.card.id, own.names)
            box = CardTable(defs, RULE_OPS)
            bot.check(box)
            if len(self._tables) > OWN_SETS:
                del self._tables[next(iter(self._tables))]  # games under way keep theirs
            self._tables[key] = box
        return self._tables[key]

    def check_position(self, g: Game, data: Reader) -> None:
        assert isinstance(g, LastBastion)
        check_position(g, data)

    def explain(self, g: Game, action: i64) -> dict[str, object]:
        out = super().explain(g, action)
        verb = act.verb_of(action)
        number = act.first(action)
        if verb == PLACE:
            out["target"] = SLOT_NAMES[number]
        elif verb in (TOKEN, COLOUR, SPEND):
            out["subject"] = TOKENS[number]
        elif verb in (NET, EFFECT):
            definition = g.table.card[number]
            assert isinstance(definition, HordeCard)
            out["target"] = definition.place(act.second(action))
        else:
            return out
        out["amount"] = None
        return out

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PICK_PIECE:
            return t.say(f"do-{ctx.op.kind}", card=t.name(g.table.card[act.first(action)].id))
        return super().label(g, ctx, action, t)

    def event_text(self, g: Game, event: Event, seat: int | None, t: Teller) -> str:
        who = t.seat(event.seat) if event.seat >= 0 else ""
        if event.kind in ("roll", "reroll"):
            return t.say(f"log-{event.kind}", who=who, dice=told_dice(event.amount, t))
        if event.kind == "decay":
            return t.say("log-decay", who=who, what=DECAY_FACES[event.amount - 1].text(t.mood(THEY_DO)))
        if event.kind in ("place", "lift", "trap"):
            card = t.name(g.table.card[event.card].id) if event.card >= 0 else ""
            return t.say(f"log-{event.kind}", who=who, card=card, slot=slot_name(g, event.amount - 1, t))
        if event.kind in ("equipment", "lose-token", "spend", "take-back"):
            return t.say(f"log-{event.kind}", who=who, token=t.amount(TOKENS[event.amount], 1))
        if event.kind in ("turn", "neutral-turn", "standard"):
            return t.say(f"log-{event.kind}", who=who, colour=t.say(f"colour-{COLOURS[event.amount]}"))
        return super().event_text(g, event, seat, t)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        return table.areas(self, g, seat)

    def turn_of(self, g: Game, seat: int) -> int:
        assert isinstance(g, LastBastion)
        return int(g.active()) if g.active() >= 0 else FOES

    def layout(self, g: Game, seat: int | None) -> Layout:
        return table.layout(g, seat)

    def area_of(self, g: Game, index: int) -> str:
        return "bastion" if index < BOARDS else super().area_of(g, index)

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return table.counters(g, seat)

    def pieces(self, g: Game, ctx: Ctx, action: i64) -> list[str]:
        found = table.pieces(g, ctx, action)
        return super().pieces(g, ctx, action) if found is None else found

    def score_shares(self, g: Game, seat: int) -> list[Share]:
        return table.shares(g)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        return table.reason(g, ctx, seat, subject)

    def raw_fields(self, g: Game) -> list[object]:
        return raw_fields(g)

    def worth(self, g: Game, seat: int) -> float:
        return bot.worth(g, seat)

    def promise(self, g: Game, action: int) -> float:
        return bot.promise(g, action)

    def promises(self, g: Game) -> list[float]:
        return bot.promises(g)


def told_dice(packed: int, t: Teller) -> str:
    """What the dice of a roll show; the gray die last."""
    faces: list[int] = []
    while packed > 0:
        if packed % 7:
            faces.append(packed % 7 - 1)
        packed //= 7
    faces.reverse()
    return face_names(faces, t) if faces else t.say("no-dice")


INFO = LastBastionInfo()
