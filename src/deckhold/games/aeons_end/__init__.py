"""Aeon's End: War Eternal, a cooperative deck-building game for 1 to 4 players in which decks are never shuffled."""

from mypy_extensions import i64

from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Game, Outcome
from deckhold.engine.fields import Reader
from deckhold.engine.info import GameInfo, one_side
from deckhold.engine.ops import PAY, Choose, Grouped
from deckhold.engine.options import BadOption, Option, no_seat
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import FOES, Area, Layout, Piece, Preview
from deckhold.games.aeons_end import bot, table
from deckhold.games.aeons_end.cards import MAGE_IDS, NEMESIS_IDS, SUPPLY_IDS, cards
from deckhold.games.aeons_end.definitions import PLAYER_CARDS, RESOURCES
from deckhold.games.aeons_end.fields import FIELDS, raw_fields
from deckhold.games.aeons_end.ops import VERBS, discard_place
from deckhold.games.aeons_end.rules import RULE_OPS
from deckhold.games.aeons_end.setup import PILES_OF, check_position, new_game, strings
from deckhold.games.aeons_end.state import ZONES, AeonsEnd


class AeonsEndInfo(GameInfo):
    """The catalog's entry."""

    decision_cap = 20_000
    completely_if_possible = True  # AE-100
    resources: tuple[str, ...] = RESOURCES
    minutes = (60, 90)
    weight = 3
    foresight = 12  # what was bought must be drawn and cast: two rounds of the turn order deck
    changeable: tuple[str, ...] = (
        "copies",
        "cost",
        "tier",
        "life",
        "power",
        "tokens",
        "tokens_increased",
        "charges",
        "focus_cost",
        "open_costs",
        "n",
        "amounts",
        "bonus",
        "gem_up_to",
        "gravehold",
        "least",
        "times",
    )

    def __init__(self) -> None:
        options = [
            Option("nemesis", ["random", *NEMESIS_IDS], "umbra-titan"),
            Option("difficulty", ["beginner", "normal", "expert", "extinction"], "normal"),
            Option("mages", list(MAGE_IDS), [], many=True),
            Option("supply", ["random", "deck-destruction", "spell-cycle", "list"], "deck-destruction"),
            Option("piles", list(SUPPLY_IDS), [], many=True, advanced=True, needs={"supply": ["list"]}),
            Option("turn_order", ["standard", "pairs", "four-cards"], "standard", advanced=True),
            Option("solo_life", ["standard", 12, 15], "standard", advanced=True),
            Option("group_decisions", ["active", "vote"], "active", advanced=True),
            Option("speaker", [0, 1, 2, 3], 0, advanced=True),
        ]
        super().__init__("aeons-end", "3", (1, 4), options, VERBS, ZONES, FIELDS)
        self._table: CardTable | None = None

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        mages = strings(options["mages"])
        if len(mages) > seats:
            problem = f"{len(mages)} mages are chosen for {seats} seats"
            raise BadOption(self.id, "mages", problem, Note("clash-mages", {"n": len(mages), "seats": seats}))
        self._check_piles(str(options["supply"]), strings(options["piles"]))
        if options["turn_order"] == "pairs" and seats != 4:
            raise BadOption(self.id, "turn_order", f"'pairs' is for four mages, not {seats}", Note("clash-pairs"))
        if options["turn_order"] == "four-cards" and seats != 1:
            problem = f"'four-cards' is relief for one mage alone, not for {seats}"
            raise BadOption(self.id, "turn_order", problem, Note("clash-four-cards"))
        if options["solo_life"] != "standard" and seats != 1:
            problem = f"more life is relief for one mage alone, not for {seats}"
            raise BadOption(self.id, "solo_life", problem, Note("clash-solo-life"))
        speaker = options["speaker"]
        if isinstance(speaker, int) and speaker >= seats:
            raise no_seat(self.id, "speaker", speaker, seats)

    def _check_piles(self, supply: str, piles: list[str]) -> None:
        if supply != "list":
            if piles:
                problem = f"a list needs 'supply' to be 'list', not {supply!r}"
                raise BadOption(self.id, "piles", problem, Note("clash-piles-unused"))
            return
        box = self.table({}).by_id
        for kind, wanted in PILES_OF:
            n = sum(box[id].kind == kind for id in piles)
            if n != wanted:
                problem = f"{wanted} piles of kind {kind!r} are wanted, not {n}"
                raise BadOption(
                    self.id, "piles", problem, Note("clash-piles", {"kind": kind, "wanted": wanted, "n": n})
                )

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        return one_side(seats)

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        return new_game(self, seats, seed, options)

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        game = AeonsEnd()
        game.begin(self, seats, seed, options)
        return game

    def table(self, options: dict[str, object]) -> CardTable:
        if self._table is None:
            box = CardTable(list(cards()), RULE_OPS)
            box.give_bits([one for one in box.defs if one.kind in PLAYER_CARDS])
            bot.check(box)
            self._table = box
        return self._table

    def check_position(self, g: Game, data: Reader) -> None:
        check_position(g, data)

    def rules_behind(self, g: Game, asking: Ctx) -> list[str]:
        op = asking.op
        found = op.rules()
        if op is PAY:
            return ["AE-64"]
        if isinstance(op, Choose):
            found = [*found, "AE-62", "AE-100"]
        if isinstance(op, Grouped) and op.together and "AE-97" not in found:
            found = ["AE-97", *found]
        return found

    def stalemate(self, g: Game) -> Outcome:
        return Outcome(tuple([0 for _ in range(g.seats)]), (), "stalemate", {})

    def pieces(self, g: Game, ctx: Ctx, action: i64) -> list[str]:
        return table.pieces(g, ctx, action, super().pieces(g, ctx, action))

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        return table.areas(self, g, seat)

    def area_of(self, g: Game, index: int) -> str:
        return table.area_of(g, index, super().area_of(g, index))

    def turn_of(self, g: Game, seat: int) -> int:
        assert isinstance(g, AeonsEnd)
        return int(g.turn) if g.turn >= 0 else FOES

    def layout(self, g: Game, seat: int | None) -> Layout:
        return table.layout(g, seat)

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return table.counters(g, seat)

    def piece(self, g: Game, card: int) -> Piece:
        return table.piece(g, card, super().piece(g, card))

    def piece_name(self, g: Game, card: int, t: Teller) -> str:
        return table.piece_name(g, card, t)

    def piece_place(self, g: Game, seat: int, card: int, among_zones: bool, t: Teller) -> str:
        assert isinstance(g, AeonsEnd)
        return discard_place(g, seat, card, among_zones, t)

    def raw_fields(self, g: Game) -> list[object]:
        return raw_fields(g)

    def worth(self, g: Game, seat: int) -> float:
        return bot.worth(g, seat)

    def promise(self, g: Game, action: int) -> float:
        return bot.promise(g, action)

    def promises(self, g: Game) -> list[float]:
        return bot.promises(g)

    def preview(self, g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
        return table.preview(g, action, t)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        return table.reason(g, ctx, seat, subject)


INFO = AeonsEndInfo()
