"""Components, anatomy, setup and options (rules, sections 1 to 7, 18 and 19)."""

from collections import Counter
from typing import Any

import pytest

import deckhold
from games.aeons_end.mats import position, start

BOX = {card.id: card for card in deckhold.cards("aeons-end")}
NEMESES = ["umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"]


def new(seats: int = 2, seed: int = 1, **options: Any) -> dict[str, Any]:
    """The position of a new game."""
    position: Any = deckhold.new("aeons-end", seats=seats, seed=seed, options=options).dump()["position"]
    return dict(position)


def names(cards: list[str | None]) -> list[str]:
    return [card.partition("#")[0] for card in cards if card is not None]


def copies(kind: str) -> int:
    return sum(card.copies for card in BOX.values() if card.kind == kind)


# -- components and anatomy --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-02")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (copies("gem"), copies("spell"), copies("relic")) == (86, 88, 30)
    assert sum(copies(kind) for kind in ("attack", "minion", "power", "acolyte")) == 70
    assert copies("turn") == 13
    assert [BOX[f"breach-{n}"].copies for n in range(1, 5)] == [4, 4, 4, 4]
    assert BOX["sigil-breach"].copies == 8
    assert (copies("mage"), copies("nemesis")) == (8, 4)


@pytest.mark.rule("AE-03")
def test_market_starters_and_nemesis_cards_are_as_derived() -> None:
    market = [card for card in BOX.values() if card.group == "supply"]
    assert Counter((card.kind, card.copies) for card in market) == {("gem", 7): 7, ("relic", 5): 6, ("spell", 5): 14}
    assert (BOX["crystal"].copies, BOX["spark"].copies) == (32, 14)
    unique = [card for card in BOX.values() if card.group == "starter" and card.id not in ("crystal", "spark")]
    assert sum(card.copies for card in unique if card.kind == "gem") == 5
    assert sum(card.copies for card in unique if card.kind == "spell") == 4
    basic = Counter(card.tier for card in BOX.values() if card.group == "basic")
    assert basic == {1: 9, 2: 8, 3: 8}
    for nemesis in NEMESES:
        own = Counter(card.tier for card in BOX.values() if card.group == nemesis and card.kind != "acolyte")
        assert own == {1: 3, 2: 3, 3: 3}


@pytest.mark.rule("AE-04", "AE-Q24")
def test_tokens_are_not_limited_by_the_box() -> None:
    start(hand="", next="nemesis 2", tokens=30, nemesis_deck="null-scion smite").do("end-main").shows(tokens=32)


@pytest.mark.rule("AE-05", "AE-14")
def test_each_mage_is_another_one_with_ten_cards_and_slots() -> None:
    for mage in (card for card in BOX.values() if card.kind == "mage"):
        position = new(1, mages=[mage.id])
        player = position["players"][0]
        assert names(player["mage"]) == [mage.id]
        assert (len(player["hand"]), len(player["deck"]), len(player["breach_state"])) == (5, 5, 4)
        assert mage.charges in (4, 5, 6)
    for seed in range(10):
        mats = [names(player["mage"])[0] for player in new(4, seed)["players"]]
        assert len(set(mats)) == 4


@pytest.mark.rule("AE-08")
def test_player_cards_are_gems_relics_and_spells() -> None:
    kinds = {card.kind for card in BOX.values() if card.group in ("supply", "starter")}
    assert kinds == {"gem", "relic", "spell"}


@pytest.mark.rule("AE-11")
@pytest.mark.parametrize(
    ("nemesis", "life", "tokens"),
    [("umbra-titan", 70, 8), ("hollow-crown", 1, 0), ("magus-of-cloaks", 35, 4), ("gate-witch", 70, 1)],
)
def test_the_mat_fixes_life_tokens_and_unleash(nemesis: str, life: int, tokens: int) -> None:
    position = new(nemesis=nemesis)
    assert (position["nemesis_life"], position["tokens"]) == (life, tokens)
    assert "nleash" in BOX[nemesis].text("en")


@pytest.mark.rule("AE-12")
def test_nemesis_cards_have_a_kind_and_a_tier_and_tier_0_stays_out_of_the_deck() -> None:
    position = new(nemesis="hollow-crown")
    for name in names(position["nemesis_deck"]):
        assert BOX[name].kind in ("attack", "minion", "power")
        assert BOX[name].tier in (1, 2, 3)
    tier0 = [card for card in BOX.values() if card.kind == "acolyte"]
    assert len(tier0) == 9
    assert all("tier" not in card.facts for card in tier0)


@pytest.mark.rule("AE-136")
def test_decks_lie_face_down_and_everything_else_is_open() -> None:
    game = deckhold.new("aeons-end", options={"nemesis": "hollow-crown"})
    hidden = {area["id"]: area.get("hidden", 0) for area in _areas(game)}
    assert {key for key, n in hidden.items() if n} == {
        "turn_order_deck",
        "nemesis_deck",
        "acolyte_deck",
        "deck/0",
        "deck/1",
    }
    assert {"play/0", "hand/1", "discard/0", "nemesis_discard", "turn_order_discard"} <= set(hidden)


def _areas(game: deckhold.Game) -> list[Any]:
    areas: Any = game.view(0)["areas"]
    return list(areas)


@pytest.mark.rule("AE-Q33")
def test_hands_are_open_to_everybody() -> None:
    game = deckhold.new("aeons-end")
    for looker in (0, 1, None):
        areas: Any = game.view(looker)["areas"]
        hands = {area["id"]: len(area["pieces"]) for area in areas if area["kind"] == "hand"}
        assert hands == {"hand/0": 5, "hand/1": 5}


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-15", "AE-E01")
def test_dezmodia_begins_as_the_rulebook_shows() -> None:
    player = new(mages=["dezmodia", "garu"])["players"][0]
    assert names(player["hand"]) == ["oblivion-shard", "crystal", "crystal", "spark", "spark"]
    assert names(player["deck"])[::-1] == ["crystal", "crystal", "crystal", "crystal", "spark"]
    assert player["breach_state"] == ["open", 1, 0, 1]
    assert player["life"] == 10
    assert new()["gravehold"] == 30


@pytest.mark.rule("AE-15")
def test_the_deck_of_the_start_is_not_shuffled() -> None:
    for seed in range(20):
        player = new(seed=seed, mages=["garu"])["players"][0]
        assert names(player["deck"]) == ["spark", "spark", "crystal", "crystal", "crystal"]


STARTS: dict[str, list[Any]] = {
    "dezmodia": ["open", 1, 0, 1],
    "garu": ["open", 0, 1, 1],
    "gex": [None, "open", 1, 1],
    "mazahaedron": ["open", 2, 1, 1],
    "mist": ["open", 2, 1, 1],
    "quilius": ["open", "open", 0, 1],
    "ulgimor": ["open", 1, 0, 1],
    "yan-magda": ["open", 0, 0, 0],
}


@pytest.mark.rule("AE-16", "AE-23", "AE-28")
@pytest.mark.parametrize("mage", STARTS)
def test_breaches_lie_in_their_places_as_printed(mage: str) -> None:
    player = new(1, mages=[mage])["players"][0]
    assert player["breach_state"] == STARTS[mage]
    tokens = [None if token is None else names([token])[0] for token in player["breaches"]]
    assert tokens == [None if s is None else f"breach-{i + 1}" for i, s in enumerate(STARTS[mage])]


@pytest.mark.rule("AE-17")
def test_life_never_exceeds_the_start() -> None:
    table = start(hand="primordial-fetish", life=9).do("play primordial-fetish", "option 1")
    table.shows(life=10)
    start(hand="mages-totem", gravehold=30).do("play mages-totem", "option 1").shows(gravehold=30)


@pytest.mark.rule("AE-18")
def test_starters_cost_nothing_and_are_not_for_sale() -> None:
    starters = [card for card in BOX.values() if card.group == "starter"]
    assert {card.cost for card in starters} == {0}
    for seed in range(20):
        assert not {card.id for card in starters} & set(new(seed=seed, supply="random")["supply"])


@pytest.mark.rule("AE-138")
def test_mages_begin_without_charges_spells_and_trophies() -> None:
    player = new(mages=["quilius", "garu"])["players"][0]
    assert (player["charges"], player["trophies"]) == (0, 0)
    assert [player[f"breach_{n}"] for n in ("i", "ii", "iii", "iv")] == [[], [], [], []]


# -- the turn-order deck -----------------------------------------------------------------------------------------------


def turns(position: dict[str, Any]) -> Counter[str]:
    return Counter(names(position["turn_order_deck"] + position["turn_order_discard"]))


@pytest.mark.rule("AE-29", "AE-30", "AE-E04")
def test_two_players_have_two_cards_each() -> None:
    assert turns(new(2)) == {"turn-1": 2, "turn-2": 2, "turn-nemesis": 2}


@pytest.mark.rule("AE-29")
def test_the_turn_order_deck_is_shuffled() -> None:
    assert len({str(names(new(seed=seed)["turn_order_deck"])) for seed in range(40)}) > 10


@pytest.mark.rule("AE-31")
def test_three_players_have_one_card_each_and_any_player() -> None:
    assert turns(new(3)) == {"turn-1": 1, "turn-2": 1, "turn-3": 1, "turn-any": 1, "turn-nemesis": 2}


@pytest.mark.rule("AE-32")
def test_four_players_have_one_card_each() -> None:
    assert turns(new(4)) == {"turn-1": 1, "turn-2": 1, "turn-3": 1, "turn-4": 1, "turn-nemesis": 2}


@pytest.mark.rule("AE-35")
def test_the_variant_for_four_has_pair_cards_and_tokens_in_the_middle() -> None:
    position = new(4, turn_order="pairs", seed=3)
    assert turns(position) == {"turn-1-2": 2, "turn-3-4": 2, "turn-nemesis": 2}
    assert start(seats=4, options={"turn_order": "pairs"}, next="1-2 3-4")["pair_tokens"] == [-1, -1]


# -- nemesis -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-38")
def test_the_chosen_nemesis_stands_with_its_printed_life() -> None:
    for nemesis in NEMESES:
        assert names(new(nemesis=nemesis)["nemesis"]) == [nemesis]
    found = {names(new(seed=seed, nemesis="random")["nemesis"])[0] for seed in range(40)}
    assert found == set(NEMESES)
    with pytest.raises(ValueError, match=r"nemesis_life.*71 is not from 1 to 70"):
        start(nemesis_life=71)


SIZES = {1: (4, 6, 10), 2: (6, 8, 10), 3: (8, 9, 10), 4: (11, 10, 10)}


@pytest.mark.rule("AE-39", "AE-40")
@pytest.mark.parametrize("seats", SIZES)
def test_the_nemesis_deck_is_stacked_by_tier(seats: int) -> None:
    for seed in range(5):
        position = new(seats, seed)
        drawn = [name for zone in ("minions_and_powers", "nemesis_discard", "resolving") for name in position[zone]]
        deck = names(position["nemesis_deck"][::-1])
        tiers: list[Any] = [BOX[name].tier for name in deck]
        assert tiers == sorted(tiers)
        found = Counter(tiers) + Counter(BOX[name].tier for name in names(drawn))
        assert tuple(found[tier] for tier in (1, 2, 3)) == SIZES[seats]
        assert len(deck) + len(drawn) + len(position["unused_nemesis_cards"]) == 9 + 25


@pytest.mark.rule("AE-E05")
def test_two_players_against_the_titan() -> None:
    for seed in range(30):
        position = new(seed=seed)
        if position["turn"] == -1 or position["nemesis_discard"] or position["minions_and_powers"]:
            continue
        assert (position["nemesis_life"], len(position["nemesis_deck"]), position["tokens"]) == (70, 24, 8)
        return
    raise AssertionError("the nemesis began every game")


@pytest.mark.rule("AE-39")
def test_the_nemesis_deck_differs_from_game_to_game() -> None:
    assert len({str(new(seed=seed)["nemesis_deck"]) for seed in range(10)}) == 10


@pytest.mark.rule("AE-41", "AE-132")
def test_two_of_nine_acolytes_are_in_play_at_the_start() -> None:
    for seed in range(20):
        position = new(seed=seed, nemesis="hollow-crown", difficulty="normal")
        in_play = [name for name in names(position["minions_and_powers"]) if BOX[name].kind == "acolyte"]
        out = position["acolyte_deck"] + position["acolyte_discard"]
        assert len(in_play) + len(out) == 9
        assert len(in_play) == 2


# -- supply ------------------------------------------------------------------------------------------------------------

PILES = [
    "gem_pile_a",
    "gem_pile_b",
    "gem_pile_c",
    "relic_pile_a",
    "relic_pile_b",
    "spell_pile_a",
    "spell_pile_b",
    "spell_pile_c",
    "spell_pile_d",
]


@pytest.mark.rule("AE-10", "AE-43")
def test_the_supply_is_three_gems_two_relics_four_spells() -> None:
    found: set[str] = set()
    for seed in range(40):
        position = new(seed=seed, supply="random")
        found |= set(position["supply"])
        assert [BOX[id].kind for id in position["supply"]] == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4
        assert [len(position[pile]) for pile in PILES] == [7, 7, 7, 5, 5, 5, 5, 5, 5]
        assert [set(names(position[pile])) for pile in PILES] == [{id} for id in position["supply"]]
    assert len(found) == 27


@pytest.mark.rule("AE-44")
def test_an_emptied_pile_stays_empty() -> None:
    table = start(aether=20, gem_pile_a="frozen-magmite").do("gain frozen-magmite")
    table.shows(gem_pile_a="")
    assert table["supply"][0] == "frozen-magmite"
    assert not table.can("gain frozen-magmite")


@pytest.mark.rule("AE-45", "AE-E06")
def test_deck_destruction() -> None:
    position = new(supply="deck-destruction")
    assert position["supply"] == [
        "frozen-magmite",
        "scoria-slag",
        "erratic-ingot",
        "mages-totem",
        "primordial-fetish",
        "jagged-lightning",
        "fiery-torrent",
        "conjure-the-lost",
        "reduce-to-ash",
    ]
    assert sum(len(position[pile]) for pile in PILES) == 51


@pytest.mark.rule("AE-46")
def test_spell_cycle() -> None:
    assert new(supply="spell-cycle")["supply"] == [
        "volcanic-glass",
        "breach-ore",
        "bloodstone-jewel",
        "cairn-compass",
        "vortex-gauntlet",
        "thoughtform-familiar",
        "kindle",
        "nova-forge",
        "crystallize",
    ]


OWN = [
    "dread-diamond",
    "carbonize",
    "breach-ore",
    "fiend-catcher",
    "scoria-slag",
    "aurora",
    "conclave-scroll",
    "kindle",
    "equilibrium",
]


@pytest.mark.rule("AE-43")
def test_a_supply_of_ones_own() -> None:
    assert sorted(new(supply="list", piles=OWN)["supply"]) == sorted(OWN)


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {"supply": "list"}, "option 'piles': 3 piles of kind 'gem' are wanted, not 0"),
        (2, {"supply": "list", "piles": [*OWN, "aurora"][1:]}, "different values"),
        (2, {"supply": "list", "piles": [*OWN[:-1], "erratic-ingot"]}, "3 piles of kind 'gem' are wanted, not 4"),
        (2, {"piles": OWN}, "option 'piles': a list needs 'supply' to be 'list', not 'deck-destruction'"),
        (2, {"mages": ["garu", "gex", "mist"]}, "option 'mages': 3 mages are chosen for 2 seats"),
        (2, {"mages": ["garu", "garu"]}, "different values"),
        (3, {"turn_order": "pairs"}, "'pairs' is for four mages, not 3"),
        (2, {"turn_order": "four-cards"}, "'four-cards' is relief for one mage alone, not for 2"),
        (2, {"solo_life": 12}, "more life is relief for one mage alone, not for 2"),
        (2, {"speaker": 2}, "seat 2 is not at this table; seats 0 to 1 are"),
        (2, {"difficulty": "easy"}, "option 'difficulty': 'easy' is not allowed"),
    ],
)
def test_wrong_options_are_refused_with_the_reason(seats: int, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        deckhold.new("aeons-end", seats=seats, options=options)


def test_chosen_mages_take_the_first_seats_and_the_rest_are_drawn() -> None:
    found = set()
    for seed in range(30):
        first, second = [names(player["mage"])[0] for player in new(seed=seed, mages=["gex"])["players"]]
        assert first == "gex"
        found.add(second)
    assert len(found) == 7
    assert "gex" not in found


# -- difficulty --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "nemesis"),
    [
        pytest.param("normal", 10, 30, 70, marks=pytest.mark.rule("AE-121")),
        pytest.param("beginner", 12, 35, 60, marks=pytest.mark.rule("AE-122")),
        pytest.param("expert", 10, 30, 70, marks=pytest.mark.rule("AE-123")),
        pytest.param("extinction", 8, 25, 80, marks=pytest.mark.rule("AE-124")),
    ],
)
def test_difficulty_sets_the_numbers(difficulty: str, life: int, gravehold: int, nemesis: int) -> None:
    position = new(difficulty=difficulty, nemesis="gate-witch", seed=3)
    assert [player["life"] for player in position["players"]] == [life, life]
    assert (position["gravehold"], position["nemesis_life"]) == (gravehold, nemesis)


@pytest.mark.rule("AE-125")
def test_caps_follow_the_difficulty() -> None:
    table = start(options={"difficulty": "beginner"}, hand="primordial-fetish mages-totem", life=11, gravehold=34)
    table.do("play primordial-fetish", "option 1", "play mages-totem", "option 1").shows(life=12, gravehold=35)


@pytest.mark.rule("AE-135")
@pytest.mark.parametrize(
    ("nemesis", "beginner", "extinction"),
    [("umbra-titan", 60, 80), ("magus-of-cloaks", 25, 45), ("gate-witch", 60, 80), ("hollow-crown", 1, 1)],
)
def test_life_of_the_nemeses_by_difficulty(nemesis: str, beginner: int, extinction: int) -> None:
    assert new(nemesis=nemesis, difficulty="beginner")["nemesis_life"] == beginner
    assert new(nemesis=nemesis, difficulty="extinction")["nemesis_life"] == extinction


@pytest.mark.rule("AE-123", "AE-124")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_increased_difficulty_changes_the_setup_of_the_titan(difficulty: str) -> None:
    assert new(nemesis="umbra-titan", difficulty=difficulty)["tokens"] == 5


@pytest.mark.rule("AE-Q25")
def test_beginners_meet_one_acolyte_fewer() -> None:
    position = new(nemesis="hollow-crown", difficulty="beginner", seed=3)
    assert len(position["acolyte_discard"]) == 1
    assert len(position["acolyte_deck"]) == 6


# -- solo --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-127")
def test_one_mage_has_three_player_cards_and_the_row_for_one() -> None:
    position = new(1)
    assert sum(n for name, n in turns(position).items() if name != "turn-nemesis") == 3
    assert turns(position)["turn-nemesis"] == 2
    assert len(position["nemesis_deck"]) + len(position["nemesis_discard"] + position["minions_and_powers"]) == 20


@pytest.mark.rule("AE-130")
def test_relief_for_one_mage() -> None:
    assert sum(turns(new(1, turn_order="four-cards")).values()) == 6
    assert new(1, solo_life=12)["players"][0]["life"] == 12
    assert new(1, solo_life=15)["players"][0]["life"] == 15


@pytest.mark.rule("AE-126")
def test_several_mages_are_several_seats() -> None:
    for seats in (2, 3, 4):
        assert len(new(seats)["players"]) == seats


# -- positions no game can reach are refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"turn": 1}, r"position\.asking\.seat: the turn is seat 1's \(position\.turn\), not seat 0's"),
        ({"turn": -1}, r"position\.asking\.seat: it is no player's turn \(position\.turn\), not seat 0's"),
        ({"turn": 2}, r"position\.turn: seat 2 is not at this table; seats 0 to 1 are"),
        ({"pair_tokens": [0, -1]}, r"position\.pair_tokens: only a game with pair cards has pair tokens"),
        ({"pair_tokens": [-1]}, r"position\.pair_tokens: two numbers are wanted"),
    ],
)
@pytest.mark.parametrize("phase", ["main", "casting"])
def test_a_turn_that_nobody_can_have_is_refused(change: dict[str, Any], problem: str, phase: str) -> None:
    made = position(phase=phase, breach_i="spark")
    made.table()
    with pytest.raises(ValueError, match=f"^{problem}"):
        made.set(**change).table()


@pytest.mark.rule("AE-36")
def test_a_pair_token_that_lies_with_another_pair_is_refused() -> None:
    made = position(seats=4, options={"turn_order": "pairs"}, pair_tokens=[1, 2], next="3-4 nemesis")
    made.table()
    with pytest.raises(ValueError, match=r"^position\.pair_tokens\[0\]: -1, 0 or 1 is wanted, not 2$"):
        made.set(pair_tokens=[2, -1]).table()
