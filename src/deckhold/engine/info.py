"""What the catalog knows of a game: its options, verbs and zones, and the functions that make and show it."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Event, Game, Outcome
from deckhold.engine.fields import Field, Reader
from deckhold.engine.hexes import Lattice
from deckhold.engine.knowledge import ENDS, FINAL, foreseen, told_openly, tried
from deckhold.engine.ops.lasting import Lasting
from deckhold.engine.options import BadOption, Option
from deckhold.engine.text import HOLDS, Note, Teller, installed
from deckhold.engine.view import FOES, PILE, Area, Layout, Piece, Preview, Sequel, Share
from deckhold.engine.zones import FACE_DOWN, Zone, ZoneMap

LANGUAGES: Final = ("en", "ru")


def one_side(seats: int) -> tuple[tuple[int, ...], ...]:
    """The sides of a table where all play together."""
    return (tuple(range(seats)),)


class GameInfo:
    """A game of the catalog. Each game subclasses it once, in its `__init__.py`, and hands in its own files."""

    decision_cap: int = 20_000
    completely_if_possible: bool = False  # of several effects, one that can be carried out completely must be chosen
    resources: tuple[str, ...] = ()  # what is gained and paid with, by its numbers
    scopes: tuple[str, ...] = ("turn",)  # how long effects last, by their numbers
    minutes: tuple[int, int] = (0, 0)  # how long a game of people takes; zero: not known
    weight: int = 0  # from 1, light, to 5, very heavy; zero: not known
    doubt: float = 0.0  # standard errors by which another answer must look better to a search than the most promising
    foresight: int = 0  # by how much `clock` advances before a search trusts `worth`; zero: as search.py says
    deeds: tuple[
        str, ...
    ] = ()  # events with which a piece begins to do something: ways and blows after it belong to it
    changeable: tuple[str, ...] = ("copies",)  # numbers of cards and ops that count something, for what-if studies

    def __init__(
        self,
        id: str,
        version: str,
        seats: tuple[int, int],
        options: list[Option],
        verbs: list[act.Verb],
        zones: list[Zone],
        fields: list[Field],
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.verbs = act.SHARED_VERBS + verbs
        self.zones = zones
        self.fields = fields
        self._maps: dict[tuple[tuple[int, ...], ...], ZoneMap] = {}
        self._area_names: dict[str, dict[str, str]] = {}  # by language

    # -- making --------------------------------------------------------------------------------------------------------

    def new(self, seats: object, seed: object, options: dict[str, object], listen: bool = False) -> Game:
        """A new game at its first decision; to a listener it tells what happened before that."""
        if type(seats) is not int or not self.seats[0] <= seats <= self.seats[1]:
            raise ValueError(f"seats: {self.id} is for {self.seats[0]} to {self.seats[1]} seats, not {seats!r}")
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise ValueError(f"seed: a whole number from 0 to 2**63 - 1 is wanted, not {seed!r}")
        game = self.setup(seats, seed, self.full_options(seats, options))
        if listen:
            game.listen()
        game.start()
        return game

    def everything(self) -> dict[str, object]:
        """The options with which all of its boxes are used, where there are several."""
        return {}

    def full_options(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """The options with defaults filled in, or ValueError naming the one that is wrong."""
        if not isinstance(options, dict):
            raise ValueError(f"options: a dictionary is wanted, not {options!r}")
        full: dict[str, object] = {}
        for option in self.options:
            value = options.get(option.id, option.default)
            option.check(value)
            full[option.id] = value
        for key in options:
            if key not in full:
                known = ", ".join(full) if full else "none"
                raise ValueError(f"option {key!r}: {self.id} has no such option; it has: {known}")
        self.check_options(seats, full)
        return full

    def options_for_most(self, options: dict[str, object]) -> dict[str, object]:
        """The options with defaults filled in, for as many seats as they allow."""
        for seats in range(self.seats[1], self.seats[0], -1):
            try:
                return self.full_options(seats, options)
            except BadOption:
                continue
        return self.full_options(self.seats[0], options)

    def check_options(self, seats: int, options: dict[str, object]) -> None:
        """Refuse combinations that single options cannot see."""

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        """A game with everything laid out and its first op on the stack."""
        raise NotImplementedError

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        """A game object with empty zones, for a save to fill."""
        raise NotImplementedError

    def table(self, options: dict[str, object]) -> CardTable:
        """The cards of the box under these options."""
        raise NotImplementedError

    def board(self, seats: int, options: dict[str, object]) -> Lattice | None:
        """The cells of the board, where a game has one: every cell that there can be under these options."""
        return None

    def check_position(self, g: Game, data: Reader) -> None:
        """Refuse a loaded position that its single fields cannot show to be wrong."""

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        """Who plays with whom at such a table: everybody alone, unless a game says otherwise."""
        return tuple([(seat,) for seat in range(seats)])

    def cooperative(self, seats: int | None = None, options: dict[str, object] | None = None) -> bool:
        """Whether several seats are all on one side; at the largest table with usual options, if nothing is said."""
        if seats is None:
            seats = self.seats[1]
        usual: dict[str, object] = {option.id: option.default for option in self.options}
        return seats > 1 and len(self.sides(seats, {**usual, **(options or {})})) == 1

    def zone_map(self, sides: tuple[tuple[int, ...], ...]) -> ZoneMap:
        if sides not in self._maps:
            self._maps[sides] = ZoneMap(self.zones, sides)
        return self._maps[sides]

    def turns_a_round(self, g: Game) -> int:
        """How many turns make a round of the table."""
        return g.seats

    def stalemate(self, g: Game) -> Outcome:
        """How a game ends that would not end by itself."""
        return Outcome(tuple([0 for _ in range(g.seats)]), (), "stalemate", {})

    # -- saying --------------------------------------------------------------------------------------------------------

    def teller(self, lang: str) -> Teller:
        if lang not in LANGUAGES:
            raise ValueError(f"lang: {lang!r} is not a language Deckhold speaks; {', '.join(LANGUAGES)} are")
        return installed.languages.teller(self.id, lang)

    def verb(self, action: i64) -> act.Verb:
        number = act.verb_of(action)
        if not 0 <= number < len(self.verbs):
            raise ValueError(f"{action!r} is no action of {self.id}")
        return self.verbs[number]

    def explain(self, g: Game, action: i64) -> dict[str, object]:
        verb = self.verb(action)
        out: dict[str, object] = {"verb": verb.name, "subject": None, "target": None, "amount": None}
        self._explain_part(g, out, verb.a, act.first(action))
        self._explain_part(g, out, verb.b, act.second(action))
        return out

    def _explain_part(self, g: Game, out: dict[str, object], kind: str, value: i64) -> None:
        if kind == act.NONE:
            return
        if kind == act.NUMBER:
            out["amount"] = value
        elif kind == act.SEAT:
            out["target"] = value
        elif kind == act.RESOURCE:
            out["resource"] = self.resources[value]
        elif kind == act.ZONE:
            out["zone"] = self.zones[value].name
        else:
            if kind == act.CARD:
                name = g.table.defs[value].id
            elif kind == act.CELL:
                name = self._cell_name(g, value)
            elif kind == act.BACK:
                name = self.back_id(g, g.with_tag(value), value)
            else:
                name = g.table.names[value]
            out["subject" if out["subject"] is None else "target"] = name

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        """The words for an action that its op does not word itself."""
        verb = self.verb(action)
        args: dict[str, object] = {}
        for kind, value in ((verb.a, act.first(action)), (verb.b, act.second(action))):
            if kind == act.NUMBER:
                args["n"] = value
            elif kind == act.SEAT:
                args["who"] = t.seat(value)
            elif kind == act.ZONE:
                args["zone"] = self.zones[value].name
            elif kind == act.CELL:
                args["cell"] = self._cell_name(g, value)[1:]
            elif kind == act.BACK:
                card = g.with_tag(value)
                known = self._may_see(g, g.known[card], ctx.op.decider(g, ctx))
                args["card"] = t.name(g.table.card[card].id) if known else self.back_name(g, card, t)
            elif kind != act.NONE:
                name = t.name(g.table.defs[value].id) if kind == act.CARD else self.piece_name(g, value, t)
                args["card" if "card" not in args else "target"] = name
        return t.say(f"do-{verb.name}", **args)

    def piece_name(self, g: Game, card: int, t: Teller) -> str:
        """What a piece is called in words; a game may tell copies apart by where they stand."""
        return t.name(g.table.card[card].id)

    def piece_place(self, g: Game, seat: int, card: int, among_zones: bool, t: Teller) -> str:
        """Where a piece lies that is picked from one zone or among several; "" where its name says enough."""
        return ""

    def _cell_name(self, g: Game, cell: i64) -> str:
        board = g.board
        if board is None or not 0 <= cell < board.size:
            raise ValueError(f"{self.id} has no cell {cell}")
        return board.name(cell)

    def back_id(self, g: Game, card: int, tag: int) -> str:
        """What a piece that lies face down is called by those who do not know it: its back and the number on it."""
        return f"?{g.table.card[card].back}#{tag}"

    def back_name(self, g: Game, card: int, t: Teller) -> str:
        """The back of a piece in words."""
        return t.say(f"back-{g.table.card[card].back}")

    def piece_id(self, g: Game, card: int, seat: int | None) -> str:
        """What a seat calls a piece: by its face if it knows it, else by its back."""
        if g.tag and g.tag[card] and not self._may_see(g, g.known[card], seat):
            return self.back_id(g, card, g.tag[card])
        return g.table.names[card]

    def rules_behind(self, g: Game, asking: Ctx) -> list[str]:
        """The numbers of the rules behind a question.

        A game adds its own for the ops that several games share, and for those that ask different things in their time.
        """
        return asking.op.rules()

    def on_action(self, g: Game, ctx: Ctx, action: i64) -> None:
        """Called for listeners before an action is carried out; a game may note who did what."""

    def event_text(self, g: Game, event: Event, seat: int | None, t: Teller) -> str:
        """A log line, or "" for an event that only moves things on the screen."""
        if event.kind in ("move", "walk", "place"):
            return ""
        visible = event.card >= 0 and self._may_see(g, event.seen, seat)
        card = t.name(g.table.card[event.card].id) if visible else ""
        who = t.seat(event.seat) if event.seat >= 0 else ""
        return t.say(f"log-{event.kind}", who=who, card=card, hidden=int(not visible), n=event.amount)

    def event_data(self, g: Game, event: Event, seat: int | None, lang: str) -> dict[str, object]:
        """An event as a seat may see it."""
        out: dict[str, object] = {"kind": event.kind}
        if event.seat >= 0:
            out["seat"] = event.seat
        if event.card >= 0 and self._may_see(g, event.seen, seat):
            out["piece"] = g.table.names[event.card]
        elif event.card >= 0 and event.tag:
            out["piece"] = self.back_id(g, event.card, event.tag)
        if event.amount:
            out["amount"] = event.amount
        if event.kind == "move":
            out["from"] = self.area_of(g, event.source)
            out["to"] = self.area_of(g, event.target)
        else:
            if event.source >= 0:
                out["from"] = self._cell_name(g, event.source)
            if event.target >= 0:
                out["to"] = self._cell_name(g, event.target)
        if event.kind in self.deeds:
            out["begins"] = True
        text = self.event_text(g, event, seat, self.teller(lang))
        if text:
            out["text"] = text
        return out

    def _may_see(self, g: Game, seen: int, seat: int | None) -> bool:
        return seen == g.map.everybody or (seat is not None and has(seen, seat))

    # -- showing -------------------------------------------------------------------------------------------------------

    def view(self, g: Game, seat: int | None, lang: str) -> dict[str, object]:
        if seat is not None and (type(seat) is not int or not 0 <= seat < g.seats):
            raise ValueError(f"seat: this game has seats 0 to {g.seats - 1}, not {seat!r}")
        t = self.teller(lang)
        decision: dict[str, object] | None = None
        answers: list[dict[str, object]] = []
        asking = g.asking
        if asking is not None:
            decider = asking.op.decider(g, asking)
            mine = seat is not None and seat == decider
            decision = {
                "seat": decider,
                "kind": asking.op.kind,
                "serial": g.serial,
                "prompt": g.question(asking, t) if mine else self.awaited(g, asking, t),
                "rules": self.rules_behind(g, asking),
            }
            whose = self.turn_of(g, decider)
            if g.turn_number > 0 and whose != decider:
                decision["turn"] = "foes" if whose == FOES else whose
            if mine:
                answered = tried(g)
                warnings = foreseen(g, decider, answered)
                previews = self.previews(g, asking, answered, t)
                for i in range(len(g.answers)):
                    answers.append(self._answer(g, asking, g.answers[i], warnings[i], previews[i], t))
        return {
            "game": self.id,
            "version": self.version,
            "seat": seat,
            "seats": [self.seat_data(g, s, t) for s in range(g.seats)],
            "decision": decision,
            "actions": answers,
            "areas": self._areas(g, seat, t),
            "lasting": self.in_force(g, t),
            "layout": self.layout(g, seat).data(t),
            "outcome": None if g.result is None else self._outcome(g, g.result, t),
        }

    def turn_of(self, g: Game, seat: int) -> int:
        """Whose turn it is while a seat is asked: its own, unless it answers in that of another seat, or of FOES."""
        return seat

    def awaited(self, g: Game, asking: Ctx, t: Teller) -> str:
        """What the others read while a seat decides: who it is and, as far as everybody knows, about what."""
        op = asking.op
        told: dict[str, object] = {"who": t.seat(op.decider(g, asking))}
        cause = op.cause(g, asking)
        said = self.deed_awaited(g, asking, told, t)
        if cause == NO_CARD or g.known[cause] != g.map.everybody:
            return said
        return t.say("deed-because", what=said, card=self.piece_name(g, cause, t))

    def deed_awaited(self, g: Game, asking: Ctx, told: dict[str, object], t: Teller) -> str:
        """What a seat is doing, as its question tells by its kind: `wait-main`."""
        key = f"wait-{asking.op.kind}"
        return t.say(key if t.has(key) else "waiting-for", **told)

    def _outcome(self, g: Game, outcome: Outcome, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
            "others": outcome.others,
            "text": self.outcome_text(g, outcome, t),
            "breakdown": self._breakdown(g, outcome, t),
        }
        following = self.sequel(g)
        if following is not None:
            out["sequel"] = following.data(t)
        return out

    def _breakdown(self, g: Game, outcome: Outcome, t: Teller) -> list[dict[str, object]]:
        """Where the scores come from; those of a side who share a score share its breakdown."""
        out: list[dict[str, object]] = []
        for side in g.sides:
            others = len(out)
            for seat in side:
                parts = [share.data(t) for share in self.score_shares(g, seat)]
                if len(out) > others and out[-1]["parts"] == parts:
                    cast(list[int], out[-1]["seats"]).append(seat)
                elif parts:
                    out.append({"seats": [seat], "parts": parts})
        for other in outcome.others:
            parts = [share.data(t) for share in self.other_shares(g, other)]
            if parts:
                out.append({"other": other, "parts": parts})
        return out

    def _areas(self, g: Game, seat: int | None, t: Teller) -> list[dict[str, object]]:
        names = self._area_names.setdefault(t.lang, {})
        out: list[dict[str, object]] = []
        for area in self.areas(g, seat):
            name = names.get(area.name)
            if name is None:
                name = names[area.name] = t.say(f"area-{area.name}")
            out.append(area.data(name, t))
        return out

    def in_force(self, g: Game, t: Teller) -> list[dict[str, object]]:
        """What is in force: whose, from which card, what it says and until when."""
        holds = t.mood(HOLDS)
        out: list[dict[str, object]] = []
        for entry in g.lasting:
            if told_openly(entry):
                op = entry.op
                said = op.told(g, entry, holds) if isinstance(op, Lasting) else op.text(holds)
                one: dict[str, object] = {"text": t.sentences([said])}
                if entry.seat >= 0:
                    one["seat"] = entry.seat
                if entry.card >= 0:
                    one["card"] = g.table.card[entry.card].id
                one["until"] = t.say(f"until-{self.scopes[entry.a]}")
                out.append(one)
        return out

    def _answer(
        self, g: Game, ctx: Ctx, action: int, warning: int, preview: Preview | None, t: Teller
    ) -> dict[str, object]:
        out: dict[str, object] = {
            "action": action,
            "verb": self.verb(action).name,
            "label": ctx.op.label(g, ctx, action, t),
            "pieces": self.pieces(g, ctx, action),
        }
        intent = ctx.op.intent(g, ctx, action)
        if intent:
            out["intent"] = intent
        if warning & FINAL:
            out["final"] = True
        if warning & ENDS:
            out["ends"] = True
        if preview is not None:
            preview.add_to(out)
        return out

    def previews(self, g: Game, ctx: Ctx, answered: list[Game], t: Teller) -> list[Preview | None]:
        """What every answer would do; each has been given on a copy of the game, which may be used up for that."""
        return [self.preview(g, ctx, action, t) for action in g.answers]

    def preview(self, g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
        """What an answer would do, where a game tells more of it than its label: way, cost, result.

        It is told to whoever decides, so it may use only what that seat knows.
        """
        return None

    def pieces(self, g: Game, ctx: Ctx, action: i64) -> list[str]:
        """The pieces on the table that an action is about: clicking one of them offers the action."""
        verb = self.verb(action)
        zone = act.second(action) if verb.b == act.ZONE else verb.zone
        out: list[str] = []
        for kind, value in ((verb.a, act.first(action)), (verb.b, act.second(action))):
            if kind == act.PIECE:
                out.append(g.table.names[value])
            elif kind == act.CARD and zone >= 0:
                for card in g.at(zone, ctx.op.decider(g, ctx)):
                    if card >= 0 and g.table.kind[card] == value:
                        out.append(g.table.names[card])
            elif kind == act.SEAT:
                out.append(f"seat:{value}")
            elif kind == act.CELL:
                out.append(self._cell_name(g, value))
            elif kind == act.BACK:
                out.append(self.piece_id(g, g.with_tag(value), ctx.op.decider(g, ctx)))
        return out

    def seat_data(self, g: Game, seat: int, t: Teller) -> dict[str, object]:
        """What stands beside a seat's name: counters that everybody sees."""
        return {"seat": seat, "name": t.seat(seat), "counters": self.seat_counters(g, seat)}

    def seat_counters(self, g: Game, seat: int) -> dict[str, int]:
        return {}

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        """Everything on the table as a seat sees it."""
        raise NotImplementedError

    def layout(self, g: Game, seat: int | None) -> Layout:
        raise NotImplementedError

    def area_of(self, g: Game, index: int) -> str:
        """The id of the area that shows a zone."""
        return g.map.area[index]

    def zone_area(self, g: Game, zone: int, kind: str, owner: int, seat: int | None) -> Area:
        """An area that shows a zone: what the seat knows by its face, what lies in the open by its back, else how many.

        Of a pile only the number shows; what of it lies open by the rules a game adds itself.
        """
        spec = self.zones[zone]
        index = g.map.index(zone, max(owner, 0))
        area = Area(self.area_of(g, index), kind, spec.name, owner)
        in_sight = self._may_see(g, g.map.seen[index], seat)
        if kind == PILE and not in_sight and spec.visible != FACE_DOWN:
            area.hidden = len(g.zones[index])
            return area
        for card in g.zones[index]:
            if card == NO_CARD:
                area.pieces.append(None)
            elif in_sight or self._may_see(g, g.known[card], seat):
                area.pieces.append(self.piece(g, card))
            elif spec.visible == FACE_DOWN:
                area.pieces.append(self.face_down(g, card))
            else:
                area.hidden += 1
        return area

    def piece(self, g: Game, card: int) -> Piece:
        """A card as it lies there; a game adds counters and marks."""
        piece = Piece(g.table.names[card], g.table.card[card].id)
        if not g.map.plain:
            self._lay(g, card, piece)
        return piece

    def face_down(self, g: Game, card: int) -> Piece:
        """A piece of which the seat sees the back alone; a game adds what else everybody sees."""
        piece = Piece(self.back_id(g, card, g.tag[card]))
        self._lay(g, card, piece)
        return piece

    def _lay(self, g: Game, card: int, piece: Piece) -> None:
        """Where a piece lies, and its back if that can be seen."""
        board = g.board
        if board is not None and g.spot[card] >= 0:
            piece.x = board.q[g.spot[card]]
            piece.y = board.r[g.spot[card]]
        if g.tag and g.tag[card]:
            piece.back = g.table.card[card].back

    def outcome_text(self, g: Game, outcome: Outcome, t: Teller) -> str:
        if not outcome.winners:
            return t.say(f"end-{outcome.reason}")
        names = t.listing([t.seat(seat) for seat in outcome.winners])
        return t.say(f"end-{outcome.reason}", who=names, n=max(outcome.scores), winners=len(outcome.winners))

    def score_shares(self, g: Game, seat: int) -> list[Share]:
        """What the score of a seat consists of, once the game is over; nothing where there is nothing to say."""
        return []

    def other_shares(self, g: Game, name: str) -> list[Share]:
        """The same for an opponent who holds no seat."""
        return []

    def sequel(self, g: Game) -> Sequel | None:
        """The table that goes on from a finished game, where one follows from the other: a campaign."""
        return None

    def why_not(self, g: Game, subject: str, t: Teller) -> str | None:
        asking = g.asking
        if asking is None:
            return t.say("why-over")
        seat = asking.op.decider(g, asking)
        for action in g.answers:
            if subject in self.pieces(g, asking, action):
                return None
        visible = False
        for area in self.areas(g, seat):
            visible = visible or area.shows(subject)
        if not visible:
            raise ValueError(f"subject: {subject!r} is not a piece that seat {seat} sees")
        note = self.reason(g, asking, seat, subject)
        return t.say("why-not-now") if note is None else note.told(t)

    def reason(self, g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
        """The game's own reason why a visible piece offers nothing now."""
        return None

    # -- judging -------------------------------------------------------------------------------------------------------

    def worth(self, g: Game, seat: int) -> float:
        """How good a position looks for a seat, from 0 (lost) to 1 (won). Looks only at what the seat may know."""
        raise NotImplementedError

    def reward(self, g: Game, seat: int) -> float:
        """What a game that is over was worth to a seat, from 0 to 1: a win, shared with the other sides that won.

        A game in which one can lose well overrides it, so that a search can tell defeats apart: in the measure of
        `worth`, and no defeat as good as a win.
        """
        result = g.result
        assert result is not None
        if seat not in result.winners:
            return 0.0
        return 1.0 / float(sum([1 for side in g.sides if side[0] in result.winners]))

    def raw_fields(self, g: Game) -> list[object]:
        """What the fields are made of (`Field.raw`), in their order; a game may read them all at once."""
        return [field.raw(g) for field in self.fields]

    def clock(self, g: Game) -> i64:
        """What a search counts by when it looks ahead: turns; a game whose turns tell too little counts rounds."""
        return g.turn_number

    def line(self, g: Game) -> list[int]:
        """Answers that a play-out takes one after the other; none: the most promising one, then it thinks again.

        For games whose knowledge thinks several answers through at once. What lies hidden may be looked at: the
        position of a play-out is a guess.
        """
        return []

    def plans(self, g: Game) -> list[list[int]]:
        """Whole plans that a search compares instead of the answers, each as its next answers; the first is the best.

        For games whose turns are made of many answers; none: the answers are compared. It looks only at what the seat
        that decides may know. On a guess a plan is followed as far as it is legal there.
        """
        return []

    def promise(self, g: Game, action: int) -> float:
        """How promising an action looks to the seat that decides, from what that seat knows: higher is better.

        `search.HOPELESS` says that it is not even worth a trial: a search compares only the others.
        """
        raise NotImplementedError

    def promises(self, g: Game) -> list[float]:
        """The promise of every answer, in their order; a game overrides it where answers share work."""
        return [self.promise(g, action) for action in g.answers]
