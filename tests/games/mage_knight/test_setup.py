"""Terms and the set-up of a game (sections 1 to 3)."""

import pytest

import deckhold
from deckhold.games.mage_knight.definitions import (
    ADVENTURE_SITES,
    BASICS,
    COLOURS,
    DEEDS,
    FORTIFIED_SITES,
    INHABITED_SITES,
    SITES,
)
from games.mage_knight.land import HEROES, Realm, land


def new(seats: int, scenario: str, seed: int = 1, **options: object) -> Realm:
    made = deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "heroes": HEROES[:seats], **options})
    return Realm(made)


def sites(mask: int) -> set[str]:
    return {name for n, name in enumerate(SITES) if mask >> n & 1}


@pytest.mark.rule("MK-004", "MK-005")
def test_heroes_are_picked_in_order_each_once() -> None:
    table = Realm(deckhold.new("mage-knight", 3, 1, {"scenario": "conquest"}))
    order = list(table["order"])
    for i, hero in enumerate(["tovak", "norowas", "arythea"]):
        assert table.asks == f"{order[i]} hero"
        table.do(f"hero {hero}")
        assert not table.can(f"hero {hero}")
        assert table[f"figure_{order[i]}"] == [hero]


@pytest.mark.rule("MK-007")
def test_deed_cards_are_actions_spells_artifacts_and_wounds() -> None:
    assert DEEDS == ["basic-action", "advanced-action", "spell", "artifact", "wound"]


@pytest.mark.rule("MK-009")
def test_a_wound_is_not_a_card_that_can_be_discarded_for_an_effect() -> None:
    assert not land(hand="improvisation wound*3").can("play improvisation")
    assert land(hand="improvisation wound march").can("play improvisation")


@pytest.mark.rule("MK-012")
def test_fortified_sites() -> None:
    assert sites(FORTIFIED_SITES) == {"keep", "mage-tower", "city"}


@pytest.mark.rule("MK-013")
def test_adventure_sites() -> None:
    assert sites(ADVENTURE_SITES) == {"ancient-ruins", "dungeon", "tomb", "monster-den", "spawning-grounds"}


@pytest.mark.rule("MK-014")
def test_inhabited_sites() -> None:
    assert sites(INHABITED_SITES) == {"village", "monastery", "keep", "mage-tower", "city"}


@pytest.mark.rule("MK-016")
def test_the_dummy_is_not_counted_for_dice_and_units() -> None:
    table = new(1, "conquest-solo")
    assert len(table["dice"]) == 3
    assert len([card for card in table["unit_offer"] if table.game.table.by_id[card].kind == "unit"]) == 3


@pytest.mark.rule("MK-017")
def test_red_blue_green_and_white_are_basic_gold_and_black_are_not() -> None:
    assert COLOURS[:BASICS] == ["red", "blue", "green", "white"]
    assert COLOURS[BASICS:] == ["gold", "black"]


@pytest.mark.rule("MK-026")
def test_there_are_28_advanced_actions() -> None:
    table = new(2, "conquest")
    cards = [card for card in table.game.table.defs if card.kind == "advanced-action"]
    assert len(cards) == 28
    assert sorted(int(str(card.facts()["number"])) for card in cards) == list(range(65, 93))


@pytest.mark.rule("MK-027", "MK-039")
def test_wounds_lie_in_an_open_pile() -> None:
    table = new(2, "conquest")
    assert set(table["wounds"]) == {"wound"}
    areas = {zone.name: zone for zone in table.game.info.zones}
    assert areas["wounds"].visible == areas["discard"].visible


@pytest.mark.rule("MK-036")
def test_everybody_starts_without_fame_and_reputation() -> None:
    new(2, "conquest").shows(fame=0, fame_1=0, reputation=0, reputation_1=0)


@pytest.mark.rule("MK-037", "MK-022")
def test_tokens_lie_in_seven_piles_by_their_backs() -> None:
    table = new(2, "conquest")
    for colour in ("green", "red", "brown", "grey", "violet", "white"):
        pile = table[f"pile_{colour}"]
        assert pile
        assert {table.game.table.by_id[card].back for card in pile} == {colour}
    assert table["ruin_pile"]


@pytest.mark.rule("MK-038")
def test_artifacts_are_never_offered() -> None:
    table = new(2, "conquest")
    assert len(table["artifacts"]) == 16


@pytest.mark.rule("MK-042")
def test_the_common_skill_area_starts_empty() -> None:
    new(2, "conquest").shows(common_skills="")


@pytest.mark.rule("MK-043", "MK-028")
def test_regular_and_elite_units_have_decks_of_their_own() -> None:
    table = new(2, "conquest")
    box = table.game.table.by_id
    assert {box[card].back for card in table["regulars"]} == {"regular"}
    assert {box[card].back for card in table["elites"]} == {"elite"}


@pytest.mark.rule("MK-045", "MK-048")
def test_a_game_starts_by_day_with_the_tactics_of_the_day() -> None:
    table = new(2, "conquest")
    table.shows(night=False)
    assert table["tactics"] == ["early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment"]
    assert len(table["tactics_aside"]) == 6


@pytest.mark.rule("MK-054", "MK-184")
def test_the_inventory_starts_empty() -> None:
    new(2, "conquest").shows(crystals={}, crystals_1={})


@pytest.mark.rule("MK-056", "MK-059")
def test_a_hero_starts_with_one_command_token() -> None:
    table = new(2, "conquest")
    assert table.s.command(0) == 1
    table.shows(units="")


@pytest.mark.rule("MK-215", "MK-062")
def test_heroes_start_without_skills() -> None:
    new(2, "conquest").shows(skills="", skills_1="")


@pytest.mark.rule("MK-032")
def test_a_die_shows_each_of_the_six_colours() -> None:
    seen = {die for seed in range(30) for die in new(2, "conquest", seed)["dice"]}
    assert seen == set(COLOURS)


@pytest.mark.rule("MK-064")
def test_played_cards_lie_in_the_play_area_until_the_turn_ends() -> None:
    land(hand="march rage").do("play march").shows(played="march", discard="")


@pytest.mark.rule("MK-561", "MK-Q40")
def test_an_empty_deck_leaves_an_offer_short() -> None:
    table = land(hand="march", deck="rage*2", rewards=["advanced-action"], advanced_offer="fire-bolt", advanced="")
    table.do("play march", "end-turn").shows(advanced_offer="")
