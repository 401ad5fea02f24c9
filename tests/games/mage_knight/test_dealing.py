"""Interaction: what it costs, what is bought where (section 15)."""

from typing import Any

import pytest

from games.mage_knight.land import Realm, land

VILLAGE = "2,-3"  # of countryside tile 1, which lies north of the start


def village(influence: int = 0, **more: str) -> Realm:
    """An interaction in a village, with so much influence."""
    offer = "peasants herbalists utem-swordsmen"
    return land(at=VILLAGE, hand="promise", unit_offer=offer, moment="dealing", influence=influence, **more)


@pytest.mark.rule("MK-271", "MK-273")
@pytest.mark.parametrize(("reputation", "influence"), [(0, 0), (2, 1), (-2, -1), (-4, -2), (7, 5)])
def test_reputation_counts_when_an_interaction_begins(reputation: int, influence: int) -> None:
    land(at=VILLAGE, hand="march", reputation=reputation).do("interact").shows(influence=influence)


@pytest.mark.rule("MK-272", "MK-680")
def test_with_the_worst_reputation_nobody_interacts() -> None:
    assert not land(at=VILLAGE, hand="march", reputation=-7).can("interact")


@pytest.mark.rule("MK-278")
def test_a_good_reputation_buys_without_any_card() -> None:
    table = land(at=VILLAGE, hand="march", reputation=7, unit_offer="herbalists").do("interact")
    table.do("recruit herbalists").shows(influence=2, units="herbalists")


@pytest.mark.rule("MK-280", "MK-406")
def test_a_village_offers_units_with_its_icon() -> None:
    table = village(20)
    assert [one for one in table.choices if one.startswith("recruit")] == ["recruit peasants", "recruit herbalists"]


@pytest.mark.rule("MK-280", "MK-282")
def test_a_unit_costs_its_price_and_the_offer_is_not_refilled() -> None:
    village(5).do("recruit peasants").shows(influence=1, units="peasants", unit_offer="herbalists utem-swordsmen")


@pytest.mark.rule("MK-199", "MK-281")
def test_a_new_unit_is_ready_and_can_be_used_at_once() -> None:
    table = village(4).do("recruit peasants")
    assert not table.spent("peasants")
    table.do("unit peasants 1").shows(influence=2)


@pytest.mark.rule("MK-200", "MK-201")
def test_without_a_command_token_another_unit_is_disbanded_first() -> None:
    table = village(4, units="foresters!").do("recruit peasants")
    assert table.asks == "0 disband"
    table.do("pick foresters").shows(units="peasants")


@pytest.mark.rule("MK-283")
def test_healing_costs_three_in_a_village() -> None:
    village(7).do("buy-healing", "buy-healing").shows(influence=1, healing=2)


@pytest.mark.rule("MK-277", "MK-E53")
def test_the_modifier_counts_once_however_much_is_bought() -> None:
    table = land(at=VILLAGE, hand="promise threaten", reputation=-2, unit_offer="peasants", dice="white red blue")
    table.do("interact").shows(influence=-1)
    table.do("play promise", "play threaten").shows(influence=3)
    assert not table.can("recruit peasants")
    assert table.can("buy-healing")


@pytest.mark.rule("MK-Q46")
def test_an_interaction_may_begin_below_zero() -> None:
    table = land(at=VILLAGE, hand="promise", reputation=-6).do("interact")
    table.shows(influence=-5)
    assert not table.can("buy-healing")


@pytest.mark.rule("MK-275")
def test_cards_give_influence_sideways() -> None:
    village(0).do("sideways promise 1").shows(influence=1)


@pytest.mark.rule("MK-284", "MK-411")
def test_a_monastery_teaches_what_lies_in_the_unit_offer_and_heals_for_two() -> None:
    table = land(
        tiles="countryside-5@1,0 countryside-2@1,1",
        at="2,-4",
        hand="march",
        moment="dealing",
        influence=8,
        unit_offer="peasants",
    )
    table.do("buy-healing").shows(influence=6, healing=1)


@pytest.mark.rule("MK-131")
def test_a_monastery_is_offered_to_be_visited_before_it_is_to_be_burned() -> None:
    table = land(tiles="countryside-5@1,0 countryside-2@1,1", at="2,-4", hand="march")
    assert [one for one in table.choices if one in ("interact", "burn")] == ["interact", "burn"]


@pytest.mark.rule("MK-418", "MK-286")
def test_only_its_owner_interacts_in_a_keep() -> None:
    keep = "2,-4"  # of countryside tile 3
    tiles = "countryside-3@1,0 countryside-2@1,1"
    offer = "peasants utem-swordsmen"
    own = land(tiles=tiles, at=keep, hand="march", shields={keep: [0]}, unit_offer=offer, reputation=7)
    assert own.can("interact")
    own.do("interact", "sideways march 1").can("recruit utem-swordsmen")
    other = land(seats=2, tiles=tiles, at=keep, hand="march", shields={keep: [1]})
    assert not other.can("interact")


GREEN_CITY = "4,-5"
TILES = "countryside-1@1,0 countryside-2@1,1 core-5@2,1"


def city(colour: str, influence: int, **more: object) -> Realm:
    """An interaction in a conquered city."""
    tile = {"green": 5, "blue": 6, "white": 7, "red": 8}[colour]
    return land(
        tiles=f"countryside-1@1,0 countryside-2@1,1 core-{tile}@2,1",
        cities=f"city-{colour}@{GREEN_CITY}",
        at=GREEN_CITY,
        hand="march promise",
        moment="dealing",
        influence=influence,
        **more,
    )


@pytest.mark.rule("MK-270", "MK-384")
def test_any_hero_interacts_in_a_conquered_city() -> None:
    table = land(tiles=TILES, cities=f"city-green@{GREEN_CITY}", at=GREEN_CITY, hand="march")
    assert table.can("interact")


@pytest.mark.rule("MK-276")
def test_own_shields_on_a_city_card_add_influence() -> None:
    table = land(
        tiles=TILES, cities=f"city-green@{GREEN_CITY}", at=GREEN_CITY, hand="march", city_row={"green": [0, 0]}
    )
    table.do("interact").shows(influence=2)


@pytest.mark.rule("MK-285", "MK-426")
def test_a_conquered_mage_tower_sells_spells_for_influence_and_mana() -> None:
    tower = "1,-3"
    tiles = "countryside-4@1,0 countryside-2@1,1"
    usual = {
        "tiles": tiles,
        "at": tower,
        "hand": "march",
        "moment": "dealing",
        "spell_offer": "fireball snowstorm expose",
    }
    table = land(shields={tower: [0]}, influence=8, dice="red green green", spells="tremor", **usual)
    assert [one for one in table.choices if one.startswith("buy")] == ["buy-spell fireball"]
    table.do("buy-spell fireball").shows(influence=1, spell_offer="snowstorm expose tremor")
    assert table["deck"][-1] == "fireball"


@pytest.mark.rule("MK-287")
def test_the_red_city_sells_artifacts_that_come_at_the_end_of_the_turn() -> None:
    city("red", 25).do("buy-artifact", "buy-artifact").shows(influence=1, rewards=["artifact", "artifact"])


@pytest.mark.rule("MK-288")
def test_the_blue_city_sells_spells() -> None:
    table = city("blue", 7, spell_offer="fireball", dice="red red red")
    assert table.can("buy-spell fireball")


@pytest.mark.rule("MK-289")
def test_the_white_city_recruits_anybody_and_adds_elite_units() -> None:
    table = city("white", 9, unit_offer="peasants", elites="fire-golems catapults")
    table.do("add-elite").shows(influence=7, unit_offer="peasants catapults")
    assert table.can("recruit peasants")


@pytest.mark.rule("MK-284", "MK-290")
@pytest.mark.parametrize("where", ["monastery", "city"])
def test_what_can_be_learnt_is_offered_by_the_card_that_lies_there(where: str) -> None:
    if where == "city":
        table = city("green", 12, advanced_offer="fire-bolt ice-bolt", unit_offer="peasants")
    else:
        table = land(
            tiles="countryside-5@1,0 countryside-2@1,1",
            at="2,-4",
            hand="march",
            moment="dealing",
            influence=8,
            unit_offer="peasants ice-bolt",
            advanced_offer="fire-bolt",
        )
    view: Any = table.game.view(0)
    [answer] = [one for one in view["actions"] if one["action"] == table.find("learn ice-bolt")]
    assert answer["pieces"] == ["ice-bolt#1"]


@pytest.mark.rule("MK-290")
def test_the_green_city_teaches_of_the_offer_or_the_unseen_card() -> None:
    table = city("green", 12, advanced_offer="fire-bolt ice-bolt swift-bolt", advanced="agility ambush")
    table.do("learn ice-bolt").shows(influence=6, advanced_offer="fire-bolt swift-bolt ambush")
    table.do("learn-top").shows(influence=0)
    assert table["deck"][-2:] == ["ice-bolt", "agility"]


@pytest.mark.rule("MK-681")
def test_units_with_the_city_icon_are_recruited_in_every_city() -> None:
    assert city("red", 9, unit_offer="catapults").can("recruit catapults")
    assert not city("red", 9, unit_offer="peasants").can("recruit peasants")


@pytest.mark.rule("MK-279", "MK-682")
def test_influence_is_gained_and_spent_by_turns() -> None:
    table = city("red", 0, unit_offer="catapults").do("play promise")
    table.shows(influence=2)


@pytest.mark.rule("MK-705")
def test_a_unit_that_is_bought_is_taken_at_once() -> None:
    table = village(4, units="foresters").do("recruit peasants")
    assert table.asks == "0 disband"


@pytest.mark.rule("MK-403", "MK-402")
def test_of_a_keep_and_a_city_only_the_larger_bonus_counts() -> None:
    deck = "rage*2 stamina*2 swiftness*2 march"
    leader = land(
        tiles=TILES,
        cities=f"city-green@{GREEN_CITY}",
        at=GREEN_CITY,
        hand="march",
        deck=deck,
        city_row={"green": [0]},
    )
    leader.do("play march", "end-turn")
    assert len(leader["hand"]) == 7


@pytest.mark.rule("MK-198", "MK-209")
def test_a_unit_is_ready_spent_or_wounded() -> None:
    table = land(hand="march", units="peasants! herbalists utem-swordsmen~1", level=5)
    able = {one.split()[1] for one in table.choices if one.startswith("unit")}
    assert able == {"herbalists"}


@pytest.mark.rule("MK-666")
def test_points_are_lost_when_the_turn_ends() -> None:
    table = land(hand="march stamina", deck="rage*2", move_points=5, influence=3, healing=2).do(
        "play march", "end-turn"
    )
    table.shows(move_points=0, influence=0, healing=0)
