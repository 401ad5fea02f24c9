"""One game of a plan, and what is written down of it."""

import json
from collections.abc import Mapping
from hashlib import blake2b

from deckhold.bots import bot
from deckhold.engine import actions as act
from deckhold.engine.core import Game
from deckhold.engine.ops import Pick
from deckhold.engine.zones import PUBLIC
from deckhold.lab.change import ChangedGame
from deckhold.lab.plan import Plan, read_plan, scrambled

Row = dict[str, object]


def play_chunk(data: Mapping[str, object], start: int, stop: int) -> tuple[list[Row], list[Row]]:
    """Games `start` to `stop` - 1 of a plan: a row for each game, and a row for each card a seat was offered in one."""
    plan = read_plan(data)
    changed = plan.changed()
    games: list[Row] = []
    cards: list[Row] = []
    for index in range(start, stop):
        game, seen = play_one(plan, changed, index)
        games.append(game)
        cards += seen
    return games, cards


def play_one(plan: Plan, changed: ChangedGame, index: int) -> tuple[Row, list[Row]]:
    """One game of a plan."""
    seed = plan.game_seed(index)
    game = changed.new(plan.seats, seed, plan.game_options(index))
    places = plan.places(index)
    bots = [bot(name, scrambled(seed, seat) >> 32) for seat, name in enumerate(places)]
    game.listen()
    watch = Watch(game)
    look = watch.offers if plan.cards else _nothing
    while True:
        decision = game.decision
        if decision is None:
            break
        offers = look(decision.seat)
        action = bots[decision.seat].choose(game)
        game.apply(action)
        watch.after(decision.seat, offers.get(action))
    outcome = game.outcome
    assert outcome is not None
    row: Row = {
        "game": index,
        "seed": seed,
        "seats": plan.seats,
        "bots": places,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "others": json.dumps(outcome.others, sort_keys=True),
        "reason": outcome.reason,
        "decisions": len(game.history),
        "rounds": watch.round(),
    }
    for key, value in sorted(game.options.items()):
        row[f"option_{key}"] = _told(value)
    return row, watch.rows(index, places, list(outcome.winners))


def _told(value: object) -> str:
    """An option as a row has it. Of an owner's cards a mark is enough: the plan has them in full."""
    if isinstance(value, str):
        return value
    text = json.dumps(value, sort_keys=True)
    if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value)):
        return f"own-{blake2b(text.encode(), digest_size=4).hexdigest()}"
    return text


def _nothing(seat: int) -> dict[int, int]:
    return {}


class Watch:
    """What becomes of the cards that lie in the middle of the table: who could take them, who did, and when.

    A seat takes a card when it carries out one of the game's own verbs on it (acquires it, defeats it, ...), by an
    action or by an effect that does the same; or when the card moves into a place that belongs to the seat.
    """

    def __init__(self, game: Game) -> None:
        info = game.info
        self.game = game
        self.own = {verb.name for verb in info.verbs[act.FIRST_OWN :]}
        self.public = [
            index
            for index in range(len(game.zones))
            if game.map.seat_at[index] < 0 and info.zones[game.map.zone_at[index]].visible == PUBLIC
        ]
        self.seen: dict[
            tuple[int, int], list[int]
        ] = {}  # seat, card -> rounds offered, the last one, taken, first round
        self.underway: dict[int, int] = {}  # taken, but not yet where it goes: card -> how many

    def round(self) -> int:
        """The number of the round that is played."""
        game = self.game
        return max(0, game.turn_number - 1) // game.info.turns_a_round(game) + 1

    def offers(self, seat: int) -> dict[int, int]:
        """The actions that take a card from the middle, with the card; each card counts as offered in this round."""
        game = self.game
        found: dict[int, int] = {}
        asking = game.asking
        assert asking is not None
        op = asking.op
        as_own = isinstance(op, Pick) and op.op.verb in self.own
        for action in game.answers:
            number = action >> (2 * act.ARG_BITS)
            if number < act.FIRST_OWN and not as_own:
                continue
            verb = game.info.verbs[number]
            value = action & (act.ARGS - 1)
            if verb.a == act.PIECE:
                if any(value in game.zones[index] for index in self.public):
                    found[action] = game.table.kind[value]
            elif verb.a == act.CARD:
                zone = (action >> act.ARG_BITS) & (act.ARGS - 1) if verb.b == act.ZONE else verb.zone
                if 0 <= zone < game.shared:
                    found[action] = value
        if found:
            now = self.round()
            for kind in set(found.values()):
                entry = self.seen.setdefault((seat, kind), [0, 0, 0, 0])
                if entry[1] != now:
                    entry[0] += 1
                    entry[1] = now
        return found

    def after(self, seat: int, taken: int | None) -> None:
        """What an action did."""
        if taken is not None:
            self._take(seat, taken)
            self.underway[taken] = self.underway.get(taken, 0) + 1
        where = self.game.map.seat_at
        for event in self.game.take_events():
            if event.kind == "move" and where[event.source] < 0 <= where[event.target]:
                kind = self.game.table.kind[event.card]
                if self.underway.get(kind):
                    self.underway[kind] -= 1
                else:
                    self._take(where[event.target], kind)

    def _take(self, seat: int, kind: int) -> None:
        entry = self.seen.setdefault((seat, kind), [0, 0, 0, 0])
        entry[2] += 1
        entry[3] = entry[3] or self.round()

    def rows(self, index: int, places: list[str], winners: list[int]) -> list[Row]:
        """A row for each card that a seat was offered or took."""
        defs = self.game.table.defs
        return [
            {
                "game": index,
                "seat": seat,
                "bot": places[seat],
                "card": defs[kind].id,
                "offered": offered,
                "taken": taken,
                "round": first or None,
                "won": seat in winners,
            }
            for (seat, kind), (offered, _, taken, first) in sorted(self.seen.items())
        ]
