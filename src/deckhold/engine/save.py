"""Saves: a whole game as readable JSON data, and back, with every error named by its place."""

import hashlib
import json

from deckhold.engine.actions import ARGS
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import FLOORS, SET_OFF, Ctx, Game, Outcome
from deckhold.engine.fields import BIG, WORD, Reader, read_card, read_cell
from deckhold.engine.hexes import NO_CELL, Lattice
from deckhold.engine.info import GameInfo
from deckhold.engine.zones import FACE_DOWN

FORMAT = 1
ABOUT = "Piles are listed from bottom to top: the last card is the top one. Empty places of a row are null."


def dump(g: Game) -> dict[str, object]:
    """The complete game."""
    return {
        "format": FORMAT,
        "about": ABOUT,
        "game": g.info.id,
        "version": g.info.version,
        "seats": g.seats,
        "seed": g.seed,
        "options": dict(g.options),
        "serial": g.serial,
        "turn_number": g.turn_number,
        "history": g.history,
        "position": position(g),
    }


def position(g: Game) -> dict[str, object]:
    """Everything that makes two positions equal or different."""
    names = g.table.names
    players: list[dict[str, object]] = [{} for _ in range(g.seats)]
    out: dict[str, object] = {}
    for index, cards in enumerate(g.zones):
        name = g.info.zones[g.map.zone_at[index]].name
        seat = g.map.seat_at[index]
        listed = [None if card == NO_CARD else names[card] for card in cards]
        if seat < 0:
            out[name] = listed
        else:
            players[seat][name] = listed
    for field in g.info.fields:
        value = field.read(g)
        if field.per_seat and isinstance(value, list):
            for seat in range(g.seats):
                players[seat][field.name] = value[seat]
        else:
            out[field.name] = value
    board = g.board
    if board is not None:
        out["spots"] = {names[card]: board.name(cell) for card, cell in enumerate(g.spot) if cell != NO_CELL}
    if g.tag:
        out["tags"] = {names[card]: tag for card, tag in enumerate(g.tag) if tag}
    out["players"] = players
    out["known"], out["unsure"] = _secrets(g)
    out["actor"] = g.actor
    out["votes"] = list(g.votes)
    out["lasting"] = [_entry_data(g, entry) for entry in g.lasting]
    out["chance"] = g.rng.state()
    out["stack"] = [_ctx_data(g, ctx) for ctx in g.stack[FLOORS:]]
    asking = g.asking
    out["asking"] = None if asking is None else _ctx_data(g, asking)
    result = g.result
    out["outcome"] = (
        None
        if result is None
        else {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "reason": result.reason,
            "others": result.others,
        }
    )
    return out


def fingerprint(g: Game) -> str:
    """A short digest of the position: equal positions, equal fingerprints."""
    text = json.dumps(position(g), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _secrets(g: Game) -> tuple[dict[str, list[int]], list[list[str]]]:
    """Who knows which hidden card beyond what its zone shows, and which hidden cards cannot be told apart."""
    known: dict[str, list[int]] = {}
    classes: dict[int, list[str]] = {}
    everybody = g.map.everybody
    for index, cards in enumerate(g.zones):
        seen = g.map.seen[index]
        if seen == everybody:
            continue
        for card in cards:
            if card == NO_CARD:
                continue
            mask = g.known[card]
            if mask != seen:
                known[g.table.names[card]] = [seat for seat in range(g.seats) if has(mask, seat)]
            if mask != everybody:
                classes.setdefault(g.unsure[card], []).append(g.table.names[card])
    return known, sorted(sorted(cards) for cards in classes.values())


def _ctx_data(g: Game, ctx: Ctx) -> dict[str, object]:
    out: dict[str, object] = {"op": ctx.op.address, "seat": ctx.seat}
    if ctx.card != NO_CARD:
        out["card"] = g.table.names[ctx.card]
    if ctx.a:
        out["a"] = ctx.a
    if ctx.b:
        out["b"] = ctx.b
    return out


def _entry_data(g: Game, entry: Ctx) -> dict[str, object]:
    """An entry of what lasts: as a context, but its numbers have names."""
    out = _ctx_data(g, Ctx(entry.op, entry.seat, entry.card, 0, 0))
    out["until"] = "set off" if entry.a == SET_OFF else g.info.scopes[entry.a]
    if entry.b:
        out["n"] = entry.b
    return out


# -- loading -----------------------------------------------------------------------------------------------------------


def load(data: object, info: GameInfo) -> Game:
    """A game from a dump; ValueError says what is wrong and where."""
    top = Reader(data, "")
    form = top.get("format").integer(0, BIG)
    if form != FORMAT:
        raise ValueError(f"format: this is format {form}; only format {FORMAT} can be read")
    version = top.get("version").text()
    if version != info.version:
        raise ValueError(f"version: saved by rules version {version} of {info.id}; this is version {info.version}")
    seats = top.get("seats").integer(0, 64)
    if not info.seats[0] <= seats <= info.seats[1]:
        raise ValueError(f"seats: {info.id} is for {info.seats[0]} to {info.seats[1]} seats, not {seats}")
    seed = top.get("seed").integer(0, WORD)
    options = info.full_options(seats, top.get("options").fields())
    g = info.blank(seats, seed, options)
    history = [item.integer(0, BIG) for item in top.get("history").items()]
    g.serial = top.get("serial").integer(0, BIG)
    g.turn_number = top.optional("turn_number", 0).integer(0, BIG)  # older saves do not tell it
    _load_position(g, top.get("position"))
    g.log = history
    g.taken = len(history)
    g.base = g.taken
    g.origin = g.clone()
    return g


def _load_position(g: Game, data: Reader) -> None:
    players = data.get("players")
    rows = players.items()
    if len(rows) != g.seats:
        raise players.fail(f"{g.seats} players are wanted, not {len(rows)}")
    expected = {"players", "known", "unsure", "actor", "votes", "lasting", "chance", "stack", "asking", "outcome"}
    expected_seat: set[str] = set()
    found: dict[int, str] = {}
    for index in range(len(g.zones)):
        zone = g.info.zones[g.map.zone_at[index]]
        seat = g.map.seat_at[index]
        (expected if seat < 0 else expected_seat).add(zone.name)
        source = data.get(zone.name) if seat < 0 else rows[seat].get(zone.name)
        cards: list[int] = []
        for item in source.items():
            if item.data is None and zone.slots:
                cards.append(NO_CARD)
                continue
            card = read_card(g, item)
            if card in found:
                raise item.fail(f"{g.table.names[card]} lies here and at {found[card]} too")
            if not zone.holds(g.table.card[card].kind):
                only = ", ".join(zone.kinds)
                raise item.fail(f"{g.table.names[card]} cannot lie here, where only these kinds can: {only}")
            found[card] = item.path
            cards.append(card)
        if zone.slots and len(cards) != zone.slots:
            empty = ": an empty one is null" if len(cards) < zone.slots else ""
            raise source.fail(f"{zone.slots} places are wanted, not {len(cards)}{empty}")
        g.zones[index] = cards
    missing = [name for card, name in enumerate(g.table.names) if card not in found]
    if missing:
        what = f"{missing[0]} and {len(missing) - 1} more are" if len(missing) > 1 else f"{missing[0]} is"
        raise data.fail(f"{what} missing: every card of the box must lie somewhere")
    for field in g.info.fields:
        (expected_seat if field.per_seat else expected).add(field.name)
        if field.per_seat:
            field.write_seats(g, [row.get(field.name) for row in rows])
        else:
            field.write(g, data.get(field.name))
    if g.board is not None:
        expected.add("spots")
        _load_spots(g, g.board, data.get("spots"), found)
    if g.tag:
        expected.add("tags")
        _load_tags(g, data.get("tags"))
    for reader, names in [(data, expected)] + [(row, expected_seat) for row in rows]:
        for key in reader.fields():
            if key not in names:
                raise reader.fail(f"{key!r} means nothing here")
    _load_secrets(g, data)
    g.actor = data.get("actor").integer(0, g.seats - 1)
    g.votes = [vote.integer(0, BIG) for vote in data.optional("votes", []).items()]
    g.lasting = [_entry(g, item) for item in data.optional("lasting", []).items()]
    chance = data.get("chance")
    words = [word.integer(0, 0xFFFFFFFF) for word in chance.items()]
    if len(words) != 4:
        raise chance.fail("four numbers are wanted")
    g.rng.restore(words)
    g.info.check_position(g, data)
    for item in data.get("stack").items():
        g.stack.append(_ctx(g, item))
    outcome = data.get("outcome")
    asking = data.get("asking")
    if outcome.data is not None:
        g.result = _outcome(g, outcome)
        if asking.data is not None:
            raise asking.fail("a finished game asks nothing")
        return
    if asking.data is None:
        raise asking.fail("an unfinished game asks something")
    g.asking = ctx = _ctx(g, asking)
    try:
        decider = ctx.op.decider(g, ctx)
        g.answers = ctx.op.choices(g, ctx)
        for action in g.answers:
            g.clone().take(action)
    except Exception as error:
        # Ops trust the rules that brought them here. An editor may have left out or moved what a question rests on.
        raise asking.fail(f"this question and its stack do not fit the position ({error!r})") from error
    if not 0 <= decider < g.seats:
        raise asking.fail("this question is put to nobody at the table")
    if not g.answers:
        raise asking.fail("this question has no answer in this position")


def _load_spots(g: Game, board: Lattice, data: Reader, found: dict[int, str]) -> None:
    on_board: list[int] = []
    for index, cards in enumerate(g.zones):
        if g.info.zones[g.map.zone_at[index]].on_board:
            on_board.extend(cards)
    for name in data.fields():
        place = data.get(name)
        card = read_card(g, Reader(name, place.path))
        cell = read_cell(board, place)
        if card not in on_board:
            kind = g.table.card[card].kind
            zones = [zone.name for zone in g.info.zones if zone.on_board and zone.holds(kind)]
            where = f" ({', '.join(zones)})" if zones else ""
            raise place.fail(f"{name} lies at {found[card]}, not on the board{where}")
        g.set_spot(card, cell)


def _load_tags(g: Game, data: Reader) -> None:
    """The numbers on the backs of what lies face down in the open, and of nothing else; who has none gets the next."""
    for name in data.fields():
        item = data.get(name)
        card = read_card(g, Reader(name, item.path))
        tag = item.integer(1, ARGS - 1)
        if tag in g.tag:
            raise item.fail(f"{tag} is the number of another piece")
        g.tag[card] = tag
    for index, cards in enumerate(g.zones):
        open_zone = g.info.zones[g.map.zone_at[index]].visible == FACE_DOWN
        for card in cards:
            if card == NO_CARD:
                continue
            if open_zone:
                g.settle(card, index)
            else:
                g.tag[card] = 0  # an editor took it away from there


def _load_secrets(g: Game, data: Reader) -> None:
    """Restore who knows what. Cards that an editor moved into the open are simply known, wherever they were before."""
    label = 0
    mixed: dict[tuple[int, tuple[str, ...]], int] = {}
    for index, cards in enumerate(g.zones):
        # Cards nobody said anything about mix with the hidden cards of the same owner that are like them.
        owner = g.map.seat_at[index]
        like = (owner, tuple(g.info.zones[g.map.zone_at[index]].kinds)) if owner >= 0 else (-1 - index, ())
        if like not in mixed:
            label += 1
            mixed[like] = label
        for card in cards:
            if card != NO_CARD:
                g.known[card] = g.map.seen[index]
                g.unsure[card] = mixed[like]
    everybody = g.map.everybody
    for group in data.optional("unsure", []).items():
        label += 1
        for item in group.items():
            card = read_card(g, item)
            if g.known[card] != everybody:
                g.unsure[card] = label
    g.unsure_classes = label
    known = data.optional("known", {})
    for name in known.fields():
        card = read_card(g, Reader(name, f"{known.path}.{name}"))
        if g.known[card] != everybody:
            for seat in known.get(name).items():
                g.known[card] |= bit(seat.integer(0, g.seats - 1))


def _entry(g: Game, item: Reader) -> Ctx:
    until = item.get("until")
    scopes = g.info.scopes
    if until.text() != "set off" and until.text() not in scopes:
        raise until.fail(f"{until.text()!r} is not how long an effect lasts; {', '.join(scopes)} is")
    plain = {key: value for key, value in item.fields().items() if key not in ("until", "n")}
    ctx = _ctx(g, Reader(plain, item.path))
    scope = SET_OFF if until.text() == "set off" else scopes.index(until.text())
    return Ctx(ctx.op, ctx.seat, ctx.card, scope, item.optional("n", 0).integer(-WORD, WORD))


def _ctx(g: Game, item: Reader) -> Ctx:
    address = item.get("op")
    path = address.text()
    if path not in g.table.ops:
        raise address.fail(f"unknown op {path!r}")
    card = read_card(g, item.get("card")) if "card" in item.fields() else NO_CARD
    seat = item.get("seat").integer(-1, g.seats - 1)
    a = item.optional("a", 0).integer(-WORD, WORD)
    b = item.optional("b", 0).integer(-WORD, WORD)
    for key in item.fields():
        if key not in ("op", "card", "seat", "a", "b"):
            raise item.fail(f"{key!r} means nothing here")
    return Ctx(g.table.ops[path], seat, card, a, b)


def _outcome(g: Game, item: Reader) -> Outcome:
    scores = [score.integer(-BIG, BIG) for score in item.get("scores").items()]
    if len(scores) != g.seats:
        raise item.get("scores").fail(f"{g.seats} scores are wanted, not {len(scores)}")
    winners = [seat.integer(0, g.seats - 1) for seat in item.get("winners").items()]
    others = item.get("others")
    rivals = {name: others.get(name).integer(-BIG, BIG) for name in others.fields()}
    reason = item.get("reason")
    if not g.info.teller("en").has(f"end-{reason.text()}"):
        raise reason.fail(f"{reason.text()!r} is not how this game ends")
    return Outcome(tuple(scores), tuple(winners), reason.text(), rivals)
