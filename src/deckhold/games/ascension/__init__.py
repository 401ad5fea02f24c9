"""Ascension: a deck-building game for 1 to 4 players."""

from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Game, Outcome
from deckhold.engine.fields import Reader
from deckhold.engine.info import GameInfo
from deckhold.engine.options import Option, no_seat
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import Area, Layout, Piece, Preview, Share
from deckhold.games.ascension import bot, table
from deckhold.games.ascension.cards import cards
from deckhold.games.ascension.fields import FIELDS, raw_fields
from deckhold.games.ascension.rules import RULE_OPS, VERBS, outcome, solo_outcome
from deckhold.games.ascension.setup import new_game
from deckhold.games.ascension.state import ZONES, Ascension, check_position


class AscensionInfo(GameInfo):
    """The catalog's entry."""

    decision_cap = 20_000
    minutes = (30, 60)
    weight = 2
    changeable: tuple[str, ...] = ("copies", "cost", "honor", "reward", "amount", "amounts", "n", "goal", "runes")

    def __init__(self) -> None:
        options = [
            Option("cards", ["classic", "remaster"], "classic"),
            Option("first", ["random", 0, 1, 2, 3], "random"),
        ]
        super().__init__("ascension", "2", (1, 4), options, VERBS, ZONES, FIELDS)
        self._tables: dict[str, CardTable] = {}

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise no_seat(self.id, "first", first, seats)

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        return new_game(self, seats, seed, options)

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        game = Ascension()
        game.begin(self, seats, seed, options)
        return game

    def table(self, options: dict[str, object]) -> CardTable:
        printing = str(options["cards"])
        if printing not in self._tables:
            box = CardTable(list(cards(printing == "remaster")), RULE_OPS)
            box.give_bits(box.defs)
            bot.check(box)
            self._tables[printing] = box
        return self._tables[printing]

    def stalemate(self, g: Game) -> Outcome:
        assert isinstance(g, Ascension)
        return (solo_outcome(g) if g.solo else outcome(g))._replace(reason="stalemate")

    def check_position(self, g: Game, data: Reader) -> None:
        assert isinstance(g, Ascension)
        check_position(g, data)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        return table.areas(self, g, seat)

    def turn_of(self, g: Game, seat: int) -> int:
        assert isinstance(g, Ascension)
        return int(g.turn)

    def layout(self, g: Game, seat: int | None) -> Layout:
        return table.layout(g, seat)

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return table.counters(g, seat)

    def piece(self, g: Game, card: int) -> Piece:
        piece = super().piece(g, card)
        mark = table.mark(g, card)
        if mark:
            piece.marks.append(mark)
        return piece

    def score_shares(self, g: Game, seat: int) -> list[Share]:
        return table.shares(g, seat)

    def other_shares(self, g: Game, name: str) -> list[Share]:
        return table.samael_shares(g)

    def preview(self, g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
        return table.preview(g, action, t)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        return table.reason(g, ctx, seat, subject)

    def raw_fields(self, g: Game) -> list[object]:
        return raw_fields(g)

    def worth(self, g: Game, seat: int) -> float:
        return bot.worth(g, seat)

    def promise(self, g: Game, action: int) -> float:
        return bot.promise(g, action)


INFO = AscensionInfo()
