"""Components and setup (rules, sections 2 and 3)."""

from collections import Counter

import pytest

import deckhold
from games.ascension_tactics.battle import battle
from games.position import Table, definition

BOX = {card.id: card for card in deckhold.cards("ascension-tactics")}


def new(seats: int = 2, seed: int = 1, **options: object) -> Table:
    return Table(deckhold.new("ascension-tactics", seats, seed, options))


def copies(*kinds: str) -> int:
    return sum(card.copies for card in BOX.values() if card.kind in kinds)


@pytest.mark.rule("AT-006")
def test_the_cards_of_the_box() -> None:
    table = new()
    assert len(table["center_deck"]) + len(table["center_row"]) == 116
    assert (BOX["apprentice"].copies, BOX["militia"].copies) == (32, 8)
    assert (BOX["mystic"].copies, BOX["heavy-infantry"].copies) == (15, 15)
    assert copies("quest") == 25
    assert len(table["quest_deck"]) == 25


@pytest.mark.rule("AT-007")
def test_26_treasures() -> None:
    assert copies("treasure") == 26


@pytest.mark.rule("AT-011")
def test_as_many_copies_as_dots() -> None:
    table = new()
    found = Counter(table["center_deck"] + table["center_row"])
    assert found["arha-novice"] == 3
    assert found["lunar-stag"] == 2
    assert found["worldrend"] == 1


@pytest.mark.rule("AT-012")
def test_personal_decks_and_hands() -> None:
    table = new()
    for seat in (0, 1):
        assert Counter(table[f"hand_{seat}"] + table[f"deck_{seat}"]) == {"apprentice": 8, "militia": 2}
        assert len(table[f"hand_{seat}"]) == 5


@pytest.mark.rule("AT-013")
def test_the_supplies_are_open_to_everybody() -> None:
    table = new().shows(mystics="mystic*15", heavy_infantry="heavy-infantry*15")
    assert table["nest_0"].count("giant-rat") == table["nest_1"].count("giant-rat") == 4


@pytest.mark.rule("AT-014")
def test_quests_are_a_face_down_deck() -> None:
    view = new().game.view(0)
    assert all(quest not in str(view["areas"]) for quest in ("overclock", "steam-rite", "pact-of-ash"))


@pytest.mark.rule("AT-015")
def test_special_champions_are_in_the_supply() -> None:
    new().shows(True, supply="eye-of-the-storm sadranis-dark-savant scrap-colossus nine-tailed-minstrel")


@pytest.mark.rule("AT-017")
def test_a_treasure_face_down_in_every_marked_cell_and_the_rest_in_the_bag() -> None:
    table = new()
    assert (len(table["caches"]), len(table["bag"])) == (8, 18)
    assert "treasure-ranged" not in str(table.game.view(0)["areas"])


@pytest.mark.rule("AT-018")
@pytest.mark.rule("AT-021")
def test_the_first_player_is_chosen_at_random_and_is_blue() -> None:
    assert {new(seed=seed)["first"] for seed in range(8)} == {0, 1}
    table = new(first=1)
    assert table.asks == "1 main"
    assert "vyrak" in table["pool_1"]


@pytest.mark.rule("AT-019")
def test_pools_of_the_scenario_start_off_the_battlefield_and_ready() -> None:
    table = new(first=0).shows(
        pool_0="timestream-seer demon-pug-pack*3 rat-king vyrak",
        pool_1="clockwork-sentry scrapbot emma-ironheart rakar",
        exhausted={},
    )
    assert not any(definition(name) in table["pool_0"] for name in table["spots"])


@pytest.mark.rule("AT-020")
def test_six_cards_are_turned_up() -> None:
    assert len([card for card in new()["center_row"] if card != "-"]) == 6


@pytest.mark.rule("AT-016")
def test_the_map_of_the_scenario_tells_where_terrain_lies() -> None:
    terrain = new()["terrain"]
    assert {name: len(cells) for name, cells in terrain.items()} == {
        "portal": 2,
        "shrine": 4,
        "forest": 12,
        "beacon": 4,
    }


@pytest.mark.rule("AT-027")
@pytest.mark.rule("AT-025")
def test_a_champion_shows_its_values() -> None:
    facts = BOX["clockwork-sentry"].facts
    assert facts["factions"] == ["mechana", "void"]
    assert (facts["order"], facts["strength"], facts["defense"], facts["speed"]) == (2, 3, 6, 3)


@pytest.mark.rule("AT-028")
def test_a_pool_has_no_size_limit() -> None:
    pool = "jirra kehmep vyrak rakar loremaster sadranis soul-catcher scrapbot rat-king"
    table = battle(pool, power=9, center_row="kythis damned-lust - - - -").do("buy damned-lust")
    assert len(table["pool"]) == 10


@pytest.mark.rule("AT-029")
def test_two_champions_on_one_cell_are_refused() -> None:
    with pytest.raises(ValueError, match="stand on the same cell"):
        battle("jirra@0,0 vyrak@0,0")


@pytest.mark.rule("AT-034")
def test_a_construct_on_nobodys_card_is_refused() -> None:
    with pytest.raises(ValueError, match="lies on no champion of seat 0"):
        battle("jirra@0,0", equipped="shadow-blade")


@pytest.mark.rule("AT-138")
def test_a_construct_on_a_minion_is_refused() -> None:
    with pytest.raises(ValueError, match="giant-rat#1, a minion"):
        battle("giant-rat@0,0 +shadow-blade")
