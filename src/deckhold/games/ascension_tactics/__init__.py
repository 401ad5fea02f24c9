"""Ascension Tactics: Inferno: a deck-building game of miniatures on hexes, for 1 to 4 players."""

import json
from typing import cast

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Event, Game, Outcome
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import Lattice
from deckhold.engine.info import GameInfo
from deckhold.engine.options import BadOption, Option, no_seat
from deckhold.engine.text import Note, Teller, installed
from deckhold.engine.view import FOES, NOWHERE, Area, Layout, Piece, Preview, Sequel, Share
from deckhold.games.ascension_tactics import bot, table
from deckhold.games.ascension_tactics.cards import all_champions, cards, center_deck
from deckhold.games.ascension_tactics.cards.champions import starting
from deckhold.games.ascension_tactics.cards.own import OwnBox, read_box
from deckhold.games.ascension_tactics.cards.quests import quests
from deckhold.games.ascension_tactics.cards.scenarios import scenario_id
from deckhold.games.ascension_tactics.definitions import FALLEN, TacticsCard
from deckhold.games.ascension_tactics.fields import FIELDS
from deckhold.games.ascension_tactics.ops.treasures import Window
from deckhold.games.ascension_tactics.ops.verbs import VERBS
from deckhold.games.ascension_tactics.progress import sequel
from deckhold.games.ascension_tactics.rules import RULE_OPS
from deckhold.games.ascension_tactics.scenarios import (
    CAMPAIGN,
    CELLS,
    CHOSEN,
    DRAFT,
    RECOMMENDED,
    SCENARIOS,
    TEAMS,
    Scenario,
    chapter,
    named,
    pool_size,
)
from deckhold.games.ascension_tactics.setup import DIFFICULTIES, new_game
from deckhold.games.ascension_tactics.state import Tactics, check_position
from deckhold.games.ascension_tactics.state.zones import NOBODY, RESOURCES, VILLAIN, ZONES

GAME = "ascension-tactics"
DESIGNED = "designed"
OWN_SETS = 20  # owners' boxes that are kept ready


def starting_champions() -> list[object]:
    return [champion.id for champion in starting()]


class ChampionsOption(Option):
    """The champions of all pools, in the order of the seats: different ones, each a starting champion."""

    def check(self, value: object) -> None:
        if not isinstance(value, list):
            raise ValueError(f"option {self.id!r}: a list of champions is wanted, not {value!r}")
        for i, one in enumerate(value):
            if one not in self.values:
                names = ", ".join([str(name) for name in self.values])
                problem = f"{one!r} is no starting champion; these are: {names}"
                raise BadOption(GAME, self.id, problem, Note("clash-champion-unknown", {"name": str(one)}))
            if one in value[:i]:
                note = Note("clash-champion-twice", {}, {"card": str(one)})
                raise BadOption(GAME, self.id, f"{one!r} is named twice", note)


class KeptOption(Option):
    """Quests kept from scenario to scenario of the campaign: "champion/quest", a quest once (AT-290)."""

    def check(self, value: object) -> None:
        if not isinstance(value, list):
            raise ValueError(f"option {self.id!r}: a list of champion/quest is wanted, not {value!r}")
        seen: list[str] = []
        for one in value:
            if not self.put_together(one):
                like = f"{self.parts[0][0]}/{self.parts[1][0]}"
                problem = f"{one!r} is not a starting champion and a quest, like {like}"
                raise BadOption(GAME, self.id, problem, Note("clash-kept-form", {"name": str(one)}))
            quest = str(one).partition("/")[2]
            if quest in seen:
                note = Note("clash-kept-twice", {}, {"card": quest})
                raise BadOption(GAME, self.id, f"{quest} is named twice", note)
            seen.append(quest)


class CardsOption(Option):
    """The box as it is designed, or what an owner's file changes in it (docs/own-cards.md)."""

    def check(self, value: object) -> None:
        if value == DESIGNED:
            return
        if not isinstance(value, dict):
            raise ValueError(f"option 'cards': {DESIGNED!r} or an object with cards is wanted, not {value!r}")
        read_box(value, center_deck(), all_champions())


class TacticsInfo(GameInfo):
    """The catalog's entry."""

    decision_cap = 20_000
    minutes = (45, 90)
    weight = 4
    doubt = 1.0  # an order is judged with what the champions after it do: one guess more or less says little
    foresight = 4  # two rounds of two sides: a turn is long, and what comes later says little about it
    resources: tuple[str, ...] = RESOURCES
    deeds: tuple[str, ...] = ("order", "villain-order")
    scopes: tuple[str, ...] = ("turn", "own-next-turn", "villains-turn", "game")
    changeable: tuple[str, ...] = (
        "copies",
        "cost",
        "strength",
        "defense",
        "speed",
        "order_cost",
        "glory",
        "amounts",
        "n",
    )

    def __init__(self) -> None:
        options = [
            Option("scenario", [RECOMMENDED, *[scenario.id for scenario in SCENARIOS]], RECOMMENDED),
            Option("pools", [RECOMMENDED, DRAFT, CHOSEN], RECOMMENDED),
            ChampionsOption("champions", starting_champions(), [], many=True, needs={"pools": [CHOSEN]}),
            Option("first", ["random", 0, 1, 2, 3], "random"),
            Option("difficulty", [*DIFFICULTIES], "normal"),
            KeptOption(
                "kept",
                [],
                [],
                many=True,
                parts=[starting_champions(), [quest.id for quest in quests()]],
                needs={"pools": [CHOSEN], "scenario": [one.id for one in SCENARIOS if one.campaign and chapter(one)]},
            ),
            Option("prey", ["strength", "defense", "order-cost"], "strength", advanced=True),
            Option("sight", ["any", "every"], "any", advanced=True),
            Option("votes", ["no", "yes"], "no", advanced=True),
            CardsOption("cards", [DESIGNED], DESIGNED, advanced=True),
        ]
        super().__init__(GAME, "11", (1, 4), options, VERBS, ZONES, FIELDS)
        self._tables: dict[str, CardTable] = {}
        self._board = Lattice(CELLS)

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise no_seat(self.id, "first", first, seats)
        scenario = named(options["scenario"], seats)
        if seats not in scenario.modes:
            allowed = ", ".join([str(n) for n in scenario.modes])
            problem = f"{scenario.id} is for {allowed} players, not {seats}"
            raise BadOption(self.id, "scenario", problem, Note("clash-scenario", {"seats": seats, "allowed": allowed}))
        self.check_pools(scenario, seats, options)
        self.check_campaign(scenario, seats, options)

    def check_pools(self, scenario: Scenario, seats: int, options: dict[str, object]) -> None:
        """Refuse a draft in a campaign, and champions that are too few, too many, not asked for or not allowed."""
        if options["pools"] == DRAFT and scenario.campaign:  # AT-171
            problem = "in a campaign champions are chosen, not drafted"
            raise BadOption(self.id, "pools", problem, Note("clash-draft-campaign", {}))
        champions = options["champions"]
        assert isinstance(champions, list)
        if options["pools"] != CHOSEN:
            if champions:
                problem = f"champions are named only with pools {CHOSEN!r}, not {options['pools']!r}"
                raise BadOption(self.id, "champions", problem, Note("clash-champions-pools", {}))
            return
        size = pool_size(scenario.modes[seats], seats)
        if len(champions) != size * seats:
            problem = f"{size * seats} champions are wanted, {size} for each seat, not {len(champions)}"
            told: dict[str, object] = {"n": len(champions), "each": size, "seats": seats, "all": size * seats}
            raise BadOption(self.id, "champions", problem, Note("clash-champions-number", told))
        if scenario.campaign:  # AT-236
            for id in champions:
                definition = self.table(options).by_id[str(id)]
                assert isinstance(definition, TacticsCard)
                if has(definition.factions, FALLEN):
                    problem = f"{id} is Fallen: in a campaign the players lead no Fallen champions"
                    raise BadOption(self.id, "champions", problem, Note("clash-champion-fallen", {}, {"card": str(id)}))

    def check_campaign(self, scenario: Scenario, seats: int, options: dict[str, object]) -> None:
        """Refuse what only a campaign has where none is played, and quests that nobody can have kept."""
        kept = options["kept"]
        assert isinstance(kept, list)
        for option, usual in (("difficulty", "normal"), ("prey", "strength"), ("kept", [])):
            if options[option] != usual and not scenario.campaign:
                problem = f"{scenario.id} is no scenario of the campaign"
                raise BadOption(self.id, option, problem, Note("clash-no-campaign", {}))
        champions = options["champions"]
        assert isinstance(champions, list)
        allowed = chapter(scenario) if kept else 0
        size = pool_size(scenario.modes[seats], seats)
        counts = [0] * seats
        for pair in kept:
            champion = str(pair).partition("/")[0]
            if champion not in champions:
                problem = f"{champion} has kept a quest but is in no pool: name it among the champions"
                note = Note("clash-kept-champion", {}, {"card": champion})
                raise BadOption(self.id, "kept", problem, note)
            seat = champions.index(champion) // size
            counts[seat] += 1
            if counts[seat] > allowed:
                problem = f"seat {seat} has kept more quests than the {allowed} to be won before {scenario.id}"
                note = Note("clash-kept-number", {"n": seat + 1, "allowed": allowed})
                raise BadOption(self.id, "kept", problem, note)

    def sequel(self, g: Game) -> Sequel | None:
        assert isinstance(g, Tactics)
        return sequel(g)

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        mode = named(options["scenario"], seats).modes.get(seats, "")
        if mode == TEAMS:
            return ((0, 2), (1, 3))
        if mode == CAMPAIGN:
            return (tuple(range(seats)),)
        return super().sides(seats, options)

    def turns_a_round(self, g: Game) -> int:
        """One a side: team mates take theirs together (AT-178), and the villains have one too (AT-235)."""
        assert isinstance(g, Tactics)
        return len(g.sides) + (1 if g.scenario.campaign else 0)

    def stalemate(self, g: Game) -> Outcome:
        """The glory so far decides; in a campaign, and between equals, nobody has won."""
        assert isinstance(g, Tactics)
        best = max(g.glory)
        leaders = [side for side in range(len(g.sides)) if g.glory[side] == best]
        alone = len(leaders) == 1 and not g.scenario.campaign
        return g.victory(leaders[0] if alone else NOBODY, "stalemate")

    def board(self, seats: int, options: dict[str, object]) -> Lattice | None:
        return self._board

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        return new_game(self, seats, seed, options)

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        game = Tactics()
        game.begin(self, seats, seed, options)
        return game

    def table(self, options: dict[str, object]) -> CardTable:
        own = options.get("cards", DESIGNED)
        key = DESIGNED if own == DESIGNED else json.dumps(own, sort_keys=True)
        if key not in self._tables:
            box: OwnBox | None = None
            if own != DESIGNED:
                box = read_box(own, center_deck(), all_champions())
                for id, names in box.names.items():
                    installed.languages.learn(self.id, id, names)
            if len(self._tables) > OWN_SETS:
                del self._tables[next(iter(self._tables))]  # games under way keep theirs
            made = CardTable(cards(box), RULE_OPS)
            bot.check(made)
            self._tables[key] = made
        return self._tables[key]

    def check_position(self, g: Game, data: Reader) -> None:
        assert isinstance(g, Tactics)
        check_position(g, data)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        return table.areas(self, g, seat)

    def turn_of(self, g: Game, seat: int) -> int:
        assert isinstance(g, Tactics)
        if g.active(seat):
            return seat
        return FOES if g.turn == VILLAIN else int(g.speaker)

    def deed_awaited(self, g: Game, asking: Ctx, told: dict[str, object], t: Teller) -> str:
        assert isinstance(g, Tactics)
        if isinstance(asking.op, Window):
            return t.say("deed-treasure", what=asking.op.announced(g, asking, t), **told)
        if asking.op.kind == "act":
            return t.say("deed-order", card=self.piece_name(g, asking.card, t), **told)
        return super().deed_awaited(g, asking, told, t)

    def layout(self, g: Game, seat: int | None) -> Layout:
        return table.layout(g, seat)

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return table.counters(g, seat)

    def piece(self, g: Game, card: int) -> Piece:
        piece = super().piece(g, card)
        if card < cast(Tactics, g).figures:
            piece.x = NOWHERE  # its figure stands on the battlefield, not its card
            piece.y = NOWHERE
        return piece

    def pieces(self, g: Game, ctx: Ctx, action: i64) -> list[str]:
        return table.pieces(self, g, ctx, action, super().pieces(g, ctx, action))

    def preview(self, g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
        return table.preview(g, ctx, action, t)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        return table.reason(g, ctx, seat, subject)

    def in_force(self, g: Game, t: Teller) -> list[dict[str, object]]:
        """The rules of the scenario, then what lasts."""
        card = g.table.by_id[scenario_id(cast(Tactics, g).scenario)]
        rules: dict[str, object] = {"text": t.sentences(card.clauses(t)), "card": card.id, "until": t.say("until-game")}
        return [rules, *super().in_force(g, t)]

    def piece_name(self, g: Game, card: int, t: Teller) -> str:
        return table.told_apart(cast(Tactics, g), card, super().piece_name(g, card, t), t)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        told = table.label(g, ctx, action, t)
        return super().label(g, ctx, action, t) if told is None else told

    def event_text(self, g: Game, event: Event, seat: int | None, t: Teller) -> str:
        told = table.event_text(cast(Tactics, g), event, t)
        return super().event_text(g, event, seat, t) if told is None else told

    def event_data(self, g: Game, event: Event, seat: int | None, lang: str) -> dict[str, object]:
        out = super().event_data(g, event, seat, lang)
        if event.kind == "attack":
            out["target"] = g.table.names[event.amount]
        elif event.kind in table.GLORIES:
            del out["from"]  # its source is no cell: see the text
        return out

    def score_shares(self, g: Game, seat: int) -> list[Share]:
        return table.shares(g, seat)

    def worth(self, g: Game, seat: int) -> float:
        return bot.worth(g, seat)

    def plans(self, g: Game) -> list[list[int]]:
        assert isinstance(g, Tactics)
        return bot.courses(g)

    def promise(self, g: Game, action: int) -> float:
        return bot.promises(g, [action])[0]

    def promises(self, g: Game) -> list[float]:
        return bot.promises(g, g.answers)


INFO = TacticsInfo()
