"""City assaults (section 17)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.terms import BRUTAL, POISON, TRAITS
from games.mage_knight.combat import Realm, again, faced, fortified, land, with_city

# A city in the middle of a core tile at 1,1: 3,-2; the hero comes from 2,-2.
CITY_TILES = {"green": "core-5", "blue": "core-6", "white": "core-7", "red": "core-8"}


def city(colour: str, garrison: str, **more: Any) -> Realm:
    """A hero next to a city with this garrison; by night it has been seen too (MK-381)."""
    tokens = " ".join(f"{token}@3,-2" for token in garrison.split())
    place: dict[str, Any] = {
        "tiles": f"countryside-1@1,0 {CITY_TILES[colour]}@1,1",
        "at": "2,-2",
        "tokens": f"{tokens} {more.pop('wild', '')}",
        "move_points": 9,
        **more,
    }
    return with_city(land(**place), colour, "3,-2")


def assault(colour: str, garrison: str, **more: Any) -> Realm:
    table = city(colour, garrison, **more)
    table.do("move 3,-2 1")
    if table.can("fight"):
        table.do("fight")
    return table


@pytest.mark.rule("MK-376", "MK-449", "MK-232", "MK-291")
def test_a_city_is_assaulted_like_any_fortified_site() -> None:
    table = city("white", "swordsmen freezers")
    table.do("move 3,-2 1").shows(moment="ranged", reputation=-1)
    assert sorted(faced(table)) == ["freezers", "swordsmen"]
    assert fortified(table) == [1, 1]


@pytest.mark.rule("MK-377")
def test_white_city_defenders_have_more_armor() -> None:
    table = assault("white", "swordsmen")
    assert foes.armor_of(table.s, 0) == 6


@pytest.mark.rule("MK-378", "MK-E56", "MK-685")
def test_blue_city_defenders_attack_harder_with_fire_and_ice() -> None:
    table = assault("blue", "freezers gunners altem-mages-enemy swordsmen")
    s = table.s
    by_name = {name: place for place, name in enumerate(faced(table))}
    assert foes.block_needed(s, by_name["freezers"] * 3) == 10
    assert foes.damage_of(s, by_name["freezers"] * 3) == 5
    assert foes.block_needed(s, by_name["gunners"] * 3) == 8
    assert foes.damage_of(s, by_name["gunners"] * 3) == 16
    assert foes.value_of(s, by_name["altem-mages-enemy"] * 3) == 5
    assert foes.value_of(s, by_name["swordsmen"] * 3) == 6


@pytest.mark.rule("MK-379", "MK-380")
@pytest.mark.parametrize(("colour", "trait"), [("red", BRUTAL), ("green", POISON)])
def test_red_and_green_cities_make_physical_attacks_worse(colour: str, trait: int) -> None:
    table = assault(colour, "swordsmen ice-mages-enemy")
    by_name = {name: place for place, name in enumerate(faced(table))}
    got = {name: foes.hit_traits(table.s, place * 3) >> trait & 1 for name, place in by_name.items()}
    assert got == {"swordsmen": 1, "ice-mages-enemy": 0}, TRAITS[trait]


@pytest.mark.rule("MK-376", "MK-299")
def test_rampaging_enemies_get_neither_fortification_nor_bonus() -> None:
    # The green city's tile has orcs at 4,-2 and 2,-1, next to the city.
    table = city("green", "swordsmen", wild="prowlers@4,-2").do("move 3,-2 1")
    assert table.choices == ["challenge prowlers", "fight"]
    table.do("challenge prowlers")
    by_name = {name: place for place, name in enumerate(faced(table))}
    assert fortified(table)[by_name["prowlers"]] == 0
    assert foes.hit_traits(table.s, by_name["prowlers"] * 3) == 0


@pytest.mark.rule("MK-Q56", "MK-Q07", "MK-376")
def test_a_monster_summoned_by_a_defender_stands_in_for_it() -> None:
    table = assault("green", "illusionists-enemy", pile_brown="gargoyle").do("end-phase")
    assert faced(table) == ["illusionists-enemy", "gargoyle"]
    assert fortified(table)[1] == 1
    assert foes.hit_traits(table.s, 3) == 1 << POISON


@pytest.mark.rule("MK-366", "MK-689", "MK-Q12", "MK-375")
def test_shields_of_a_failed_assault_stay_and_so_do_the_other_defenders() -> None:
    table = assault("white", "swordsmen crossbowmen", level=9).do("end-phase", "end-phase")
    table.s.strike[0] = 6
    table.do("target swordsmen", "strike", "end-phase").shows(city_row={"white": [0]}, shields={})
    assert table.tokens_at("3,-2") == ["crossbowmen"]
    assert table.at() == "2,-2"


@pytest.mark.rule("MK-382", "MK-366", "MK-370")
def test_a_city_without_defenders_is_conquered_and_the_hero_stays() -> None:
    table = assault("white", "swordsmen", city_row={"white": [0, 0]}, level=9).do("end-phase", "end-phase")
    table.s.strike[0] = 6
    again(table).do("strike").shows(city_row={"white": [0, 0, 0]}, rewards=[], moment="closing")
    assert table.at() == "3,-2"


@pytest.mark.rule("MK-381")
def test_the_garrison_is_seen_from_the_next_space_by_night_too() -> None:
    table = city("white", "", night=True, at="1,-2", wild="?swordsmen@3,-2")
    assert table.known("3,-2") == ["?grey"]
    table.do("move 2,-2")
    assert table.known("3,-2") == ["swordsmen"]
