"""What a seat sees, reads and is told."""

import json
from pathlib import Path
from typing import Any

import pytest

import deckhold
from games.last_bastion.siege import area, fallen, piece, start

GOLDEN = Path(__file__).parent / "golden"


def test_the_square_lies_in_the_middle_of_a_grid_with_the_slots_around_it() -> None:
    table = start(red_board="incubus - -", blue_board="- - void-shade", yellow_board="- embalmer -")
    places = {one["id"]: (one["x"], one["y"]) for one in area(table, "bastion")["pieces"] if "x" in one}
    wanted = {"trebuchet#1": (1, 1), "tavern#1": (3, 1), "dwarven-quarry#1": (3, 3), "strategists-tower#1": (2, 2)}
    wanted |= {"incubus#1": (1, 0), "slot:green:0": (4, 1), "void-shade#1": (3, 4), "embalmer#1": (0, 2)}
    assert {name: places[name] for name in wanted} == wanted
    assert len(places) == 9 + 12 + 4
    assert len(set(places.values())) == 25


def test_figures_stand_on_tiles_and_show_their_colour_and_state() -> None:
    table = start(tile_0="market", laid_down_0=True)
    figure = piece(table, "figure:0")
    assert (figure["card"], figure["on"], figure["marks"]) == ("teagaan", "market#1", ["base-red", "laid-down"])


def test_every_area_has_a_place_on_the_wide_and_on_the_narrow_screen() -> None:
    for seats in (1, 2, 3, 4):
        for game in (start(seats).game, deckhold.new("last-bastion", seats=seats)):
            view: Any = game.view(0)
            areas = {one["id"] for one in view["areas"]}
            for screen in ("wide", "narrow"):
                assert {id for row in view["layout"][screen] for id in row} == areas


def test_actions_name_the_pieces_they_are_about() -> None:
    table = start(tile_0="trebuchet", red_board="incubus - -", yellow_board="embalmer - -", call_to_arms_0=1)
    view: Any = table.game.view(0)
    about = {(one["verb"], one["pieces"][0]): one["pieces"] for one in view["actions"] if one["pieces"]}
    assert about["fight", "incubus#1"] == ["incubus#1", "embalmer#1"]
    assert about["move", "market#1"] == ["market#1"]
    assert about["call-to-arms", "tavern#1"] == ["tavern#1"]


@pytest.mark.parametrize(
    ("given", "piece_id", "said"),
    [
        ({"red_board": "incubus - -"}, "incubus#1", "Not within reach of your hero."),
        ({"tile_0": "market", "evil_tiles": ["market"]}, "market#1", "Under the Power of Evil it works only with"),
        ({"tile_0": "tomb"}, "tomb#1", "It would change nothing now."),
        ({"tile_0": "trebuchet"}, "tavern#1", "Too far for one move"),
        ({"tile_0": "trebuchet", "has_moved": True}, "market#1", "Your hero has no move left."),
        ({"tile_0": "trebuchet", "laid_down_0": True}, "market#1", "Your hero is laid down"),
        ({"tile_0": "market", "has_fought": True}, "market#1", "Your hero has already acted."),
        ({"tile_0": "trebuchet", "call_to_arms_0": 1}, "tomb#1", "Your hero cannot move there now, and calling on it"),
        ({"tile_0": "tomb", "call_to_arms_0": 1, "evil_tiles": ["tomb"]}, "tomb#1", "It would change nothing now."),
        ({"evil_tiles": ["tomb"], "has_moved": True}, "teagaan#1", "Your hero has no move left."),
        ({"evil_tiles": ["tomb"], "laid_down_0": True}, "teagaan#1", "Your hero is laid down"),
        (
            {"heroes": "sindara", "tile_0": "market", "has_moved": True, "has_fought": True, "act_closed": True},
            "market#1",
            "Your hero may act twice, but not both before and after the move.",
        ),
        (
            {"tile_0": "trebuchet", "red_board": "incubus - -", "has_activated": True},
            "incubus#1",
            "Your hero has already",
        ),
        ({"heroes": "arne-soko", "evil_0": True}, "arne-soko#1", "The power is off while an evil figure"),
        ({"heroes": "arne-soko", "condition_0": "wounded"}, "arne-soko#1", "A wounded hero has no power."),
        ({"heroes": "arne-soko", "power_used": True}, "arne-soko#1", "The power has been used in this phase."),
        ({"heroes": "kazgin"}, "kazgin#1", "The power works by itself."),
        ({"heroes": "mylfaar"}, "mylfaar#1", "There is nothing to use the power on now."),
        ({}, "mylfaar#1", "This is another player's hero."),
        ({}, "slot:red:0", "There is no card in this slot."),
        ({}, "board-red#1", "A horde board acts by itself"),
        ({"horde_discard": "incubus"}, "incubus#1", "This card has left play."),
    ],
)
def test_a_piece_that_offers_nothing_says_why(given: dict[str, Any], piece_id: str, said: str) -> None:
    game = start(**given).game
    answer = game.why_not(piece_id, "en")
    assert answer is not None
    assert answer.startswith(said)
    assert game.why_not(piece_id, "ru")


def test_a_warlord_says_that_the_tomb_cannot_touch_it() -> None:
    table = start(tile_0="tomb", red_board="cinder-tyrant lava-spawn butcher").do("activate tomb")
    assert table.game.why_not("cinder-tyrant#1") == "Warlords are not affected."


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "Act and move, in either order; then end your turn."),
        ({"has_moved": True, "tile_0": "market"}, "You may still act; then end your turn."),
        ({"has_moved": True}, "There is nothing left to do: end your turn."),
        ({"has_activated": True}, "You may still move; then end your turn."),
        (
            {"has_moved": True, "has_fought": True, "call_to_arms_0": 1},
            "You have acted and moved. End your turn, or use what else you have.",
        ),
    ],
)
def test_the_prompt_says_what_the_hero_can_still_do(given: dict[str, Any], said: str) -> None:
    assert start(**given).game.prompt("en") == said


def test_a_hero_board_says_where_its_hero_stands() -> None:
    table = start(tile_0="market", **fallen(1))
    assert area(table, "hero/0")["pieces"][0]["marks"] == ["at-market"]
    assert area(table, "hero/1")["pieces"][0]["marks"] == ["incapacitated"]


def test_log_and_buttons_tell_what_dice_show_in_words() -> None:
    table = start(heroes="feng-li", red_board="incubus - -", tile_0="trebuchet", rolls="red white blue")
    assert lines(table, "en", "fight") == ["[seat:0] fights Incubus.", "[seat:0] rolls red, white, blue."]
    labels = [[table.game.label(action, lang) for action in table.game.actions()] for lang in ("en", "ru")]
    assert (labels[0][5], labels[1][5]) == ("Roll again: white, blue", "Перебросить: белый, синий")
    assert lines(table, "ru", "reroll 6")[0].startswith("[seat:0]: повторный бросок — красный, ")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_texts_of_all_cards_are_the_golden_ones(lang: str, update_golden: bool) -> None:
    path = GOLDEN / f"cards.{lang}.txt"
    lines = []
    for card in deckhold.cards("last-bastion"):
        known = f" (known: {', '.join(map(str, card.known))})" if card.facts.get("known") else ""  # type: ignore[call-overload]
        lines.append(f"{card.name(lang)} [{card.kind}, {card.provenance}{known}]: {card.plain_text(lang)}")
    printed = "\n".join(lines) + "\n"
    if update_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(printed, encoding="utf8")
    assert path.read_text(encoding="utf8") == printed


# -- positions that are refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"life": 17}, "position.players[0].life: 17 is not from 0 to 16"),
        ({"life": 14}, "position: players: there are 16 life tokens"),
        ({"life": 0}, "position.players[0].life: a hero has life tokens unless"),
        ({"equipment": {"red": 4}}, "position: players: there are 4 red equipment tokens"),
        ({"equipment": {"pink": 1}}, "position.players[0].equipment: 'pink' is not one of"),
        ({"call_to_arms": 2}, "position: players: there are 4 Call to Arms tokens"),
        ({"tile": "harbour"}, "position.players[0].tile: 'harbour' is not a tile of the bastion"),
        ({"tile": None}, "position.players[0].tile: a hero stands on a tile unless"),
        ({"condition": "ill"}, "position.players[0].condition: 'ill' is not one of"),
        ({"condition": "wounded", "evil": True}, "position.players[0].evil: no evil figure comes to a wounded hero"),
        ({"laid_down": 1}, "position.players[0].laid_down: true or false is wanted"),
    ],
)
def test_an_impossible_hero_is_refused_and_the_place_is_named(change: dict[str, Any], said: str) -> None:
    assert refused(change, {}).startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"evil_tiles": ["market", "tomb", "tavern"]}, "position.evil_tiles: three evil-held tiles are a defeat"),
        ({"evil_cards": ["incubus#1"]}, "position.evil_cards: incubus#1 is not in play"),
        ({"net": "incubus#1:enter0"}, "position.net: the net lies on an effect of a monster in play"),
        ({"net": "incubus#1:exit0"}, "position.net: incubus#1 has no effect 'exit0'"),
        ({"trap": "red:3"}, "position.trap: 'red:3' is not one of"),
        ({"enchantment": "incubus#1"}, "position.enchantment: the enchantment lies on a card in play"),
        ({"dice": ["red"] * 4}, "position.dice: there are 3 white dice"),
        ({"dice": ["pink"]}, "position.dice[0]: 'pink' is not one of"),
        ({"spent": ["9:red"]}, "position.spent[0]: a seat, a colon and a colour are wanted"),
        ({"decay_die": [7]}, "position.decay_die[0]: 7 is not from 1 to 6"),
    ],
)
def test_an_impossible_table_is_refused_and_the_place_is_named(change: dict[str, Any], said: str) -> None:
    assert refused({}, change).startswith(said)


def refused(player: dict[str, Any], shared: dict[str, Any]) -> str:
    data: Any = deckhold.new("last-bastion", seats=4, seed=5, options={"hero_choice": "random"}).dump()
    data["position"].update(shared)
    data["position"]["players"][0].update(player)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is looked at
        deckhold.load(json.loads(json.dumps(data)))
    return str(caught.value)


def test_a_turn_that_is_to_begin_belongs_to_a_board() -> None:
    data: Any = deckhold.new("last-bastion", seats=2, seed=5, options={"hero_choice": "players"}).dump()
    (turn,) = [one for one in data["position"]["stack"] if one["op"] == "rules.begin_turn"]
    place = data["position"]["stack"].index(turn)
    turn["a"] = 4
    with pytest.raises(ValueError, match=rf"^position\.stack\[{place}\]\.a: 4 is not from 0 to 3$"):
        deckhold.load(data)


def test_a_hero_phase_is_that_of_the_player_behind_the_board_whose_turn_it_is() -> None:
    data: Any = start(seats=2).game.dump()
    for turn, said in (("blue", "the turn is seat 1's"), ("green", "it is no player's turn")):
        data["position"]["turn"] = turn
        with pytest.raises(ValueError, match=rf"^position\.asking\.seat: {said} \(position\.turn\), not seat 0's$"):
            deckhold.load(data)


def test_who_has_no_hero_is_still_to_choose_one() -> None:
    data: Any = start(seats=2).game.dump()
    data["position"]["box"] += data["position"]["players"][1]["hero"]
    data["position"]["players"][1]["hero"] = []
    said = r"^position\.players\[1\]\.hero: a seat has one hero, or is still to choose one$"
    with pytest.raises(ValueError, match=said):
        deckhold.load(data)
    choosing: Any = deckhold.new("last-bastion", seats=2, seed=5, options={"first": 0}).dump()
    deckhold.load(choosing)
    choosing["position"]["players"][1]["hero"] = [choosing["position"]["box"].pop()]
    with pytest.raises(ValueError, match=said):
        deckhold.load(choosing)


def test_cards_can_lie_only_where_their_kind_belongs() -> None:
    data: Any = start().game.dump()
    position = data["position"]
    position["horde_discard"].append(position["bastion"][0])
    position["bastion"][0] = None
    with pytest.raises(ValueError, match="horde_discard"):
        deckhold.load(data)


def test_a_fallen_hero_has_nothing() -> None:
    data: Any = start(**fallen(1)).game.dump()
    data["position"]["players"][1]["call_to_arms"] = 1
    with pytest.raises(ValueError, match=r"players\[1\]: a hero that is incapacitated or dead has nothing"):
        deckhold.load(data)


@pytest.mark.rule("LB-134")
def test_elmer_has_two_moves_left() -> None:
    table = start(heroes="elmer-chestnut")
    moves = [area(table, "turn")["counters"]["move-left"]]
    for tile in ("market", "tavern"):
        moves.append(area(table.do(f"move {tile}"), "turn")["counters"]["move-left"])
    assert moves == [2, 1, 0]
    assert area(start(heroes="teagaan"), "turn")["counters"]["move-left"] == 1


def lines(table: Any, lang: str, *wanted: str) -> list[str]:
    """What the log says of some actions."""
    table.game.listen()
    table.game.take_events()
    table.do(*wanted)
    told = [table.game.info.event_data(table.game, event, None, lang) for event in table.game.take_events()]
    return [str(one["text"]) for one in told if "text" in one]


def test_the_log_says_where_cards_are_put() -> None:
    table = start(tile_0="dwarven-quarry", horde_deck="thorn-king boar-rider lava-spawn")
    assert lines(table.copy(), "en", "activate dwarven-quarry", "place red:1")[-1] == (
        "[seat:0] sets the trap: Red board, slot 2, beside Market."
    )
    moved = start(red_board="lava-spawn - -", blue_board="void-shade - -")
    lift = ("activate strategists-tower", "pick lava-spawn", "pick void-shade", "place blue:0", "place green:1")
    assert lines(moved, "en", *lift)[-2:] == [
        "[seat:0] moves Void Shade: Green board, slot 2, beside Divine Fountain.",
        "[seat:0] moves Lava Spawn: Blue board, slot 1, beside Dispensary.",
    ]
    assert lines(table, "ru", "end-turn", "place red:0")[-1] == (
        "[seat:1]: размещена карта «Порождение лавы». Красный планшет, слот 1, напротив: Требушет."
    )


@pytest.mark.rule("LB-Q23")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["[seat:1] spends [red:1].", "[seat:0] defeats nothing.", "[seat:1] takes [red:1] back."]),
        ("ru", ["[seat:1]: потрачено — [red:1].", "[seat:0]: бой без победы.", "[seat:1]: возвращено — [red:1]."]),
    ],
)
def test_the_log_tells_that_tokens_of_a_declined_win_come_back(lang: str, told: list[str]) -> None:
    given: dict[str, Any] = {"tile_0": "trebuchet", "tile_1": "trebuchet", "equipment_1": {"red": 1}}
    table = start(**given, red_board="lava-spawn - -", rolls="red blue blue").do("fight")
    assert lines(table, lang, "spend red", "pass") == told


def test_the_log_speaks_of_whose_turn_it_is_not_to_somebody() -> None:
    assert lines(start(), "ru", "end-turn")[0] == "Ходит [seat:1], планшет — зелёный."


def test_twindalli_fights_the_first_target_alone_by_a_button_that_says_so() -> None:
    boards = {"red_board": "- incubus -", "blue_board": "- void-shade -", "green_board": "- boar-rider -"}
    table = start(heroes="twindalli", tile_0="strategists-tower", **boards).do("fight", "pick incubus")
    labels = [table.game.label(action, "en") for action in table.game.actions()]
    assert labels == ["Boar Rider", "Void Shade", "Fight Incubus alone"]
    assert table.game.label(table.game.actions()[-1], "ru") == "Биться только с целью: Инкуб"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "To defeat: Incubus ([face-red:2]) and Cinder Wraith (no dice needed). Spend equipment"),
        ("ru", "Чтобы победить: Инкуб ([face-red:2]) и Пепельный призрак (кубики не нужны). Тратьте снаряжение"),
    ],
)
def test_a_fight_says_what_it_takes_to_defeat_the_cards(lang: str, said: str) -> None:
    table = start(
        tile_0="trebuchet",
        red_board="incubus - -",
        yellow_board="cinder-wraith - -",
        enchantment="cinder-wraith#1",
        rolls="red red blue",
    ).do("fight")
    assert table.game.prompt(lang).startswith(said)


@pytest.mark.parametrize(
    ("lang", "asked", "button"),
    [
        ("en", "Divine Fountain. Choose the evil figure to remove.", "Remove the evil figure from Horned Devil"),
        (
            "ru",
            "Божественный фонтан. Выберите фигурку власти зла, которую нужно убрать.",
            "Убрать фигурку власти зла: Рогатый дьявол",
        ),
    ],
)
def test_questions_name_their_cause(lang: str, asked: str, button: str) -> None:
    given: dict[str, Any] = {"red_board": "horned-devil - -", "evil_cards": ["horned-devil#1"], "evil_tiles": ["tomb"]}
    table = start(tile_0="divine-fountain", **given).do("activate divine-fountain")
    assert table.game.prompt(lang) == asked
    assert table.game.label(table.game.actions()[1], lang) == button


@pytest.mark.rule("LB-155")
def test_what_the_tower_lifts_is_asked_about_in_its_name() -> None:
    table = start(red_board="incubus - -", green_board="boar-rider - -").do("activate strategists-tower")
    table.do("pick incubus")
    assert table.game.prompt() == "Strategist's Tower. Incubus will be moved. Choose a second card, or none."
    table.do("pass")
    assert table.game.prompt("ru") == "Башня стратега. Выберите новый слот. Карта: Инкуб."


@pytest.mark.rule("LB-Q28")
def test_who_is_asked_for_a_token_hears_of_the_fight() -> None:
    given: dict[str, Any] = {"tile_0": "trebuchet", "tile_1": "trebuchet", "equipment_1": {"red": 1}}
    table = start(ask_owner=True, red_board="incubus - -", rolls="red blue blue", **given).do("fight", "spend red 1")
    assert table.asks == "1 consent"
    assert table.game.prompt() == "[seat:0] fights Incubus. May [red:1] of yours be spent?"
    assert table.game.prompt("ru") == "[seat:0] в бою: Инкуб. Можно потратить [red:1] из ваших запасов?"


@pytest.mark.rule("LB-199")
@pytest.mark.parametrize(
    ("face", "english", "russian"),
    [
        (1, "nothing happens", "ничего не происходит"),
        (2, "draws a horde card and places it", "берёт карту орды и размещает её"),
        (5, "loses [life:1]", "теряет [life:1]"),
    ],
)
def test_the_log_tells_of_a_decay_roll_what_happens_to_whom(face: int, english: str, russian: str) -> None:
    given: dict[str, Any] = {"turn": 3, "red_board": "magma-giant - -", "rolls": str(face)}
    assert f"[seat:0] rolls the decay die: {english}." in lines(start(**given), "en", "end-turn")
    assert f"[seat:0]: кубик упадка — {russian}." in lines(start(**given), "ru", "end-turn")
