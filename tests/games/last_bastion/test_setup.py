"""Components, limits and setup (rules, sections 1 and 2)."""

from collections import Counter
from typing import Any

import pytest

import deckhold
from games.last_bastion.siege import BOARDS, TILES, area, start, where

LINES = {
    "red": ["trebuchet standard", "market strategists-tower", "tavern divine-fountain"],
    "green": ["tavern market", "divine-fountain strategists-tower", "dwarven-quarry tomb"],
    "blue": ["dispensary standard", "tomb strategists-tower", "dwarven-quarry divine-fountain"],
    "yellow": ["trebuchet market", "standard strategists-tower", "dispensary tomb"],
}
DECKS = {
    ("beginner", 4): [38, 8],
    ("beginner", 3): [34, 8],
    ("beginner", 2): [30, 8],
    ("beginner", 1): [26, 8],
    ("normal", 4): [42, 8],
    ("normal", 3): [38, 8],
    ("normal", 2): [34, 8],
    ("normal", 1): [30, 8],
    ("hard", 4): [34, 8, 8],
    ("hard", 3): [30, 8, 8],
    ("hard", 2): [26, 8, 8],
    ("hard", 1): [22, 8, 8],
    ("heroic", 4): [26, 8, 8, 8],
    ("heroic", 3): [22, 8, 8, 8],
    ("heroic", 2): [18, 8, 8, 8],
    ("heroic", 1): [14, 8, 8, 8],
}


def fresh(seats: int = 4, level: str = "normal", seed: int = 3, **options: Any) -> Any:
    """The position of a new game before anybody has done anything: the first hero is being chosen."""
    game = deckhold.new("last-bastion", seats=seats, seed=seed, options={"difficulty": level, **options})
    return game.dump()["position"]


def layers(deck: list[str]) -> list[int]:
    """How many monsters lie over, between and under the warlords, from the top."""
    kinds = {card.id: card.kind for card in deckhold.cards("last-bastion")}
    out = [0]
    for card in reversed(deck):
        if kinds[card.partition("#")[0]] == "warlord":
            out.append(0)
        else:
            out[-1] += 1
    return out


# -- components --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-003")
def test_nine_tiles_with_an_action_each_lie_in_the_square() -> None:
    assert Counter(tile.partition("#")[0] for tile in fresh()["bastion"]) == Counter(TILES)
    texts = [card.text() for card in deckhold.cards("last-bastion") if card.kind == "tile"]
    assert len(set(texts)) == 9
    assert all(texts)


@pytest.mark.rule("LB-005")
def test_four_boards_of_three_slots_each() -> None:
    position = fresh()
    assert [position[f"{board}_board"] for board in BOARDS] == [[None] * 3] * 4


@pytest.mark.rule("LB-006")
def test_a_corner_touches_two_slots_a_side_one_and_the_centre_none() -> None:
    everywhere = {"red_board": "incubus imp-rabble butcher", "green_board": "moss-troll boar-rider orc-drummer"}
    everywhere |= {
        "blue_board": "void-shade hollow-husk web-spinner",
        "yellow_board": "embalmer bone-acolyte zombie-lord",
    }
    reach = {}
    for tile in TILES:
        reach[tile] = targets(start(**everywhere, tile_0=tile))
    assert reach == {
        "trebuchet": ["embalmer", "incubus"],
        "market": ["imp-rabble"],
        "tavern": ["butcher", "moss-troll"],
        "standard": ["bone-acolyte"],
        "strategists-tower": [],
        "divine-fountain": ["boar-rider"],
        "dispensary": ["void-shade", "zombie-lord"],
        "tomb": ["hollow-husk"],
        "dwarven-quarry": ["orc-drummer", "web-spinner"],
    }


def targets(table: Any) -> list[str]:
    """The cards that the hero to move may fight."""
    view = table.game.view(0)
    for action in view["actions"]:
        if action["verb"] == "fight":
            return sorted(one.partition("#")[0] for one in action["pieces"])
    return []


@pytest.mark.rule("LB-Q01")
@pytest.mark.rule("LB-007")
@pytest.mark.parametrize("board", BOARDS)
def test_a_slot_faces_the_line_of_tiles_across_the_square_nearest_first(board: str) -> None:
    for slot in range(3):
        cards = ["-"] * 3
        cards[slot] = "abyss-colossus"
        held: list[str] = []
        for _ in range(2):
            table = start(seats=1, **{f"{board}_board": " ".join(cards)}, rolls="6", evil_tiles=held).do("end-turn")
            held.append(next(tile for tile in table["evil_tiles"] if tile not in held))
        assert " ".join(held) == LINES[board][slot]


@pytest.mark.rule("LB-008")
def test_eight_heroes_with_one_power_each() -> None:
    heroes = [card for card in deckhold.cards("last-bastion") if card.kind == "hero"]
    assert len({card.text() for card in heroes}) == 8


@pytest.mark.rule("LB-Q07")
@pytest.mark.rule("LB-Q04")
@pytest.mark.rule("LB-010")
@pytest.mark.rule("LB-011")
@pytest.mark.rule("LB-012")
@pytest.mark.rule("LB-018")
@pytest.mark.rule("LB-032")
def test_the_reserve_holds_what_is_not_handed_out() -> None:
    game = deckhold.new("last-bastion", seats=3, seed=1, options={"boards": BOARDS})
    counters = next(one for one in game.view(None)["areas"] if one["id"] == "reserve")["counters"]  # type: ignore[attr-defined]
    assert counters == {
        "life": 16 - 9,
        "call-to-arms": 4 - 3,
        "red": 3,
        "green": 3,
        "blue": 3,
        "yellow": 4,
        "black": 4,
        "evil": 12,
    }


@pytest.mark.rule("LB-013")
@pytest.mark.rule("LB-178")
def test_equipment_and_call_to_arms_are_round_tokens_and_life_is_not() -> None:
    table = start(
        seats=2,
        turn=1,
        red_board="butcher - -",
        life_0=5,
        call_to_arms_0=1,
        equipment_0={"red": 1, "green": 1, "blue": 1, "yellow": 1, "black": 1},
    ).do("end-turn")
    assert table.asks == "0 lose-token"
    assert table.choices == [f"token {kind}" for kind in ("red", "green", "blue", "yellow", "black", "call-to-arms")]


@pytest.mark.rule("LB-014")
@pytest.mark.rule("LB-104")
def test_three_white_dice_are_rolled_and_no_gray_one() -> None:
    table = start(red_board="moss-troll - -", tile_0="trebuchet", rolls="red blue black").do("fight")
    table.shows(dice=["red", "blue", "black"], gray_die=None)


@pytest.mark.rule("LB-Q02")
@pytest.mark.rule("LB-015")
def test_a_combat_die_has_each_of_six_faces_once() -> None:
    seen = set()
    for face in ("red", "green", "blue", "yellow", "black", "white"):
        table = start(tile_0="market", rolls=f"{face} black").do("activate market")
        seen.add(table["dice"][0])
    assert seen == {"red", "green", "blue", "yellow", "black", "white"}


@pytest.mark.rule("LB-016")
def test_fifty_monsters_and_ten_warlords_whose_backs_differ() -> None:
    kinds = Counter(card.kind for card in deckhold.cards("last-bastion") for _ in range(card.copies))
    assert (kinds["monster"], kinds["warlord"]) == (50, 10)
    table = start(horde_deck="thorn-king lava-spawn")
    assert area(table, "horde_deck", 0)["counters"] == {"warlords-in-deck": 1}
    table = start(horde_deck="lava-spawn thorn-king", red_board="bone-emperor - -")
    assert area(table, "horde_deck", 0)["counters"] == {"warlords-in-deck": 1, "warlord-on-top": 1}
    assert area(table, "turn", 0)["counters"]["warlords"] == 2


@pytest.mark.rule("LB-017")
def test_a_card_has_name_colour_resistance_and_effects_by_their_place() -> None:
    card = next(one for one in deckhold.cards("last-bastion") if one.id == "nefarious-cannon")
    facts = {key: card.facts[key] for key in ("colour", "resistance", "enter", "recurring", "ongoing", "exit")}
    assert card.name("ru") == "Гнусная пушка"
    assert facts == {
        "colour": "black",
        "resistance": 3,
        "enter": ["lose-life"],
        "recurring": ["roll-decay-die"],
        "ongoing": [],
        "exit": ["gain-call-to-arms"],
    }


@pytest.mark.rule("LB-Q41")
def test_every_fact_that_is_known_of_a_card_is_kept() -> None:
    cards = {card.id: card for card in deckhold.cards("last-bastion")}
    known = {card.id: {key: card.facts.get(key, card.name()) for key in card.facts["known"]} for card in cards.values()
             if card.facts.get("known")}  # type: ignore[attr-defined]  # fmt: skip
    assert known == {
        "incubus": {"name": "Incubus", "colour": "red", "resistance": 2},
        "butcher": {"name": "Butcher", "recurring": ["lose-round-token"]},
        "hollow-summoner": {"name": "Hollow Summoner", "colour": "blue", "resistance": 1, "enter": ["draw-card"]},
        "shadow-scout": {"ongoing": ["lock-die"]},
        "nefarious-cannon": {"name": "Nefarious Cannon", "colour": "black", "resistance": 3},
        "archdaemon-of-torment": {
            "name": "Archdaemon of Torment",
            "exit": ["roll-decay-die", "gain-life-and-call-to-arms"],
        },
    }
    sources = {card.provenance for card in cards.values()}
    assert sources == {"rulebook", "public", "designed"}


@pytest.mark.rule("LB-018")
def test_at_most_one_evil_figure_stands_on_a_place() -> None:
    table = start(seats=2, turn=1, evil_0=True, horde_deck="lava-spawn incubus", life_0=3).do("end-turn", "place red:0")
    table.shows(evil_0=True)
    assert area(table, "reserve")["counters"]["evil"] == 11


@pytest.mark.rule("LB-019")
@pytest.mark.rule("LB-030")
def test_standard_trap_and_net_start_on_their_tiles_and_the_standard_has_no_token() -> None:
    table = start()
    assert [where(table, one) for one in ("standard", "trap", "net")] == [
        "standard#1",
        "dwarven-quarry#1",
        "trebuchet#1",
    ]
    table.shows(standard=None, trap=None, net=None)


@pytest.mark.rule("LB-019")
@pytest.mark.rule("LB-161")
def test_there_is_a_standard_token_of_each_colour() -> None:
    table = start(tile_0="standard").do("activate standard")
    assert table.choices == [f"colour {colour}" for colour in ("red", "green", "blue", "yellow", "black")]


@pytest.mark.rule("LB-020")
@pytest.mark.rule("LB-031")
def test_the_enchantment_starts_on_mylfaars_board() -> None:
    table = start(heroes="mylfaar")
    assert "enchantment" in area(table, "hero/0")["pieces"][0]["marks"]
    assert "enchantment" not in area(table, "hero/1")["pieces"][0].get("marks", [])


@pytest.mark.rule("LB-020")
@pytest.mark.rule("LB-191")
def test_a_mark_on_the_card_recalls_the_ban_on_equipment() -> None:
    table = start(yellow_board="grave-golem - -")
    marks = {one["id"]: one.get("marks", []) for one in area(table, "bastion")["pieces"]}
    assert marks["grave-golem#1"] == ["bans-equipment"]


@pytest.mark.rule("LB-021")
def test_what_the_reserve_does_not_have_is_not_taken() -> None:
    table = start(
        seats=2,
        tile_0="market",
        equipment_0={"red": 2},
        equipment_1={"red": 2},
        rolls="red blue",
    ).do("activate market")
    assert table["equipment"] == {"red": 2, "green": 0, "blue": 1, "yellow": 0, "black": 0}


@pytest.mark.rule("LB-022")
@pytest.mark.rule("LB-225")
def test_losing_a_round_token_one_does_not_have_costs_nothing() -> None:
    table = start(seats=2, turn=1, red_board="butcher - -", life_0=3).do("end-turn")
    table.shows(life_0=3)
    assert table.asks.startswith("0 place")


@pytest.mark.rule("LB-023")
@pytest.mark.rule("LB-024")
@pytest.mark.rule("LB-224")
def test_only_the_reserve_limits_what_a_player_holds() -> None:
    table = start(tile_0="tavern", life_0=6).do("activate tavern", "player 0", "pass")
    table.shows(life_0=7)
    full = start(seats=2, tile_0="tavern", life_0=13, life_1=3).do("activate tavern", "player 0", "pass")
    full.shows(life_0=13)


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LB-025")
def test_tiles_lie_at_random_unless_they_are_chosen() -> None:
    assert len({tuple(fresh(seed=seed)["bastion"]) for seed in range(20)}) == 20
    assert fresh(tiles=TILES[::-1])["bastion"] == [f"{tile}#1" for tile in TILES[::-1]]


@pytest.mark.rule("LB-Q06")
@pytest.mark.rule("LB-026")
def test_one_board_lies_on_each_side_in_any_order_or_as_chosen() -> None:
    seen = {tuple(fresh(seed=seed)["horde_boards"]) for seed in range(40)}
    assert len(seen) > 10
    assert all(sorted(boards) == [f"board-{one}#1" for one in sorted(BOARDS)] for boards in seen)
    assert fresh(boards=["blue", "red", "yellow", "green"])["horde_boards"][0] == "board-blue#1"


@pytest.mark.rule("LB-027")
def test_each_player_chooses_a_different_hero() -> None:
    game = deckhold.new("last-bastion", seats=3, seed=1, options={"first": 1})
    offered = []
    while game.decision is not None and game.decision.kind == "choose-hero":
        offered.append((game.decision.seat, len(game.actions())))
        game.apply(game.actions()[0])
    players: Any = game.dump()["position"]
    heroes = [player["hero"][0] for player in players["players"]]
    assert offered == [(1, 8), (2, 7), (0, 6)]
    assert len(set(heroes)) == 3
    assert {player["condition"] for player in players["players"]} == {"healthy"}


@pytest.mark.rule("LB-009")
@pytest.mark.rule("LB-028")
def test_heroes_have_the_colour_of_their_board_and_start_on_the_centre_tile() -> None:
    position = fresh(boards=["yellow", "red", "green", "blue"], tiles=TILES)
    assert [player["colour"] for player in position["players"]] == ["yellow", "red", "green", "blue"]
    assert {player["tile"] for player in position["players"]} == {"strategists-tower"}


@pytest.mark.rule("LB-029")
def test_three_lives_one_token_of_the_own_colour_and_one_call_to_arms() -> None:
    for player in fresh()["players"]:
        own = {colour: int(colour == player["colour"]) for colour in (*BOARDS, "black")}
        assert (player["life"], player["equipment"], player["call_to_arms"]) == (3, own, 1)


@pytest.mark.rule("LB-Q08")
@pytest.mark.rule("LB-033")
def test_removed_horde_cards_are_seen_by_nobody() -> None:
    game = deckhold.new("last-bastion", seats=1, seed=1)
    position: Any = game.dump()["position"]
    assert len(position["removed"]) == 12 + 9
    assert not any(card in str(game.view(0)) for card in position["removed"])
    assert position["known"] == {}


@pytest.mark.rule("LB-034")
def test_the_normal_deck_for_four_is_42_monsters_a_warlord_and_8_monsters() -> None:
    decks = [fresh(seed=seed)["horde_deck"] for seed in range(12)]
    assert [layers(deck) for deck in decks] == [[42, 8]] * 12
    assert len({deck[8] for deck in decks}) > 4


@pytest.mark.rule("LB-035")
@pytest.mark.rule("LB-036")
@pytest.mark.rule("LB-037")
@pytest.mark.rule("LB-039")
@pytest.mark.rule("LB-040")
@pytest.mark.parametrize(("level", "seats"), DECKS)
def test_the_exact_deck_of_every_level_and_number_of_players(level: str, seats: int) -> None:
    assert layers(fresh(seats, level)["horde_deck"]) == DECKS[level, seats]


@pytest.mark.rule("LB-038")
@pytest.mark.parametrize("level", ["beginner", "normal", "hard", "heroic"])
def test_only_beginners_start_with_a_black_token(level: str) -> None:
    black = {player["equipment"]["black"] for player in fresh(4, level)["players"]}
    assert black == {1 if level == "beginner" else 0}


@pytest.mark.rule("LB-041")
def test_two_players_sit_opposite_each_other() -> None:
    for seed in range(8):
        position = fresh(2, seed=seed)
        sides = [position["horde_boards"].index(f"board-{player['colour']}#1") for player in position["players"]]
        assert sides == [0, 2]


@pytest.mark.rule("LB-041")
def test_a_position_in_which_two_players_do_not_sit_opposite_is_refused() -> None:
    data: Any = deckhold.new("last-bastion", seats=2, seed=1, options={"boards": BOARDS}).dump()
    data["position"]["players"][1]["colour"] = "green"
    with pytest.raises(ValueError, match="opposite"):
        deckhold.load(data)


@pytest.mark.rule("LB-042")
@pytest.mark.parametrize(("seats", "neutral"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_boards_without_a_hero_are_neutral_from_the_start(seats: int, neutral: int) -> None:
    pieces = area(start(seats), "bastion")["pieces"]
    assert sum("neutral" in one.get("marks", []) for one in pieces) == neutral


@pytest.mark.rule("LB-Q09")
@pytest.mark.rule("LB-043")
def test_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    starters = set()
    for seed in range(20):
        game = deckhold.new("last-bastion", seats=3, seed=seed, options={"hero_choice": "random"})
        assert game.decision is not None
        starters.add(game.decision.seat)
    assert starters == {0, 1, 2}
    chosen = deckhold.new("last-bastion", seats=3, seed=1, options={"hero_choice": "random", "first": 2})
    assert chosen.decision is not None
    assert chosen.decision.seat == 2


@pytest.mark.rule("LB-Q38")
@pytest.mark.rule("LB-221")
def test_there_are_four_levels_and_normal_is_the_usual_one() -> None:
    info = {game.id: game for game in deckhold.catalog()}["last-bastion"]
    level = next(option for option in info.options if option.id == "difficulty")
    assert (level.values, level.default) == (["beginner", "normal", "hard", "heroic"], "normal")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"difficulty": "easy"}, "option 'difficulty': 'easy' is not allowed"),
        ({"tiles": TILES[:4]}, "option 'tiles': all 9 or none"),
        ({"boards": ["red"]}, "option 'boards': all 4 or none"),
        ({"heroes": ["kazgin", "sindara", "mylfaar"]}, "option 'heroes': 3 heroes are named for 2 seats"),
        ({"heroes": ["kazgin", "kazgin"]}, "option 'heroes': a list of different values"),
        ({"first": 2}, "option 'first': seat 2 is not at this table"),
        ({"cards": "printed"}, "option 'cards': 'designed' or a list of cards is wanted"),
    ],
)
def test_wrong_options_are_refused_by_name(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        deckhold.new("last-bastion", seats=2, options=options)
