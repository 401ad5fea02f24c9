"""Options about heroes and decks: auction, draft, upgrades, friendly play (section 25)."""

import json
from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.rules.extras import replaceable, strength
from deckhold.games.mage_knight.state.zones import UPGRADES
from games.mage_knight.land import HEROES, Realm, land
from games.mage_knight.test_told import log
from games.position import in_force


def new(seats: int, seed: int = 1, **options: object) -> Realm:
    return Realm(deckhold.new("mage-knight", seats, seed, {"scenario": "conquest", **options}))


@pytest.mark.rule("MK-548")
def test_a_hero_that_nobody_bids_for_costs_nothing() -> None:
    table = new(2, choosing="auction")
    first, second = table["order"]
    table.do("hero tovak")
    assert table.asks == f"{second} bid"
    table.do("pass")
    assert table[f"figure_{first}"] == ["tovak"]
    assert table[f"fame_{first}"] == 0
    assert table.asks == f"{second} name-hero"


@pytest.mark.rule("MK-548", "MK-549")
def test_the_highest_bidder_takes_the_hero_and_pays_with_fame() -> None:
    table = new(2, choosing="auction")
    first, second = table["order"]
    table.do("hero tovak", "amount 1", "amount 2", "amount 3", "pass")
    assert table[f"figure_{second}"] == ["tovak"]
    assert table[f"fame_{second}"] == -3
    assert table.asks == f"{first} name-hero"  # who lost the hero names another one


@pytest.mark.rule("MK-548", "MK-Q38")
def test_an_equal_bid_helps_who_picks_earlier() -> None:
    table = new(2, choosing="auction")
    first, second = table["order"]
    table.do("hero tovak", "amount 1")
    assert table.asks == f"{first} bid"
    assert table.choices[:3] == ["pass", "amount 1", "amount 2"]
    table.do("amount 1")
    assert table.asks == f"{second} bid"
    assert table.choices[:2] == ["pass", "amount 2"]


@pytest.mark.rule("MK-548")
def test_a_bid_may_rise_by_more_than_one() -> None:
    table = new(2, choosing="auction")
    _, second = table["order"]
    table.do("hero tovak", "amount 5")
    assert table.choices == ["pass", *[f"amount {n}" for n in range(5, 15)]]
    table.do("pass")
    assert table[f"figure_{second}"] == ["tovak"]
    assert table[f"fame_{second}"] == -5


@pytest.mark.rule("MK-548")
def test_nobody_bids_more_fame_than_a_save_can_hold() -> None:
    table = new(2, choosing="auction")
    table.do(table.choices[0])
    for bid in range(1, 100):
        table.do(f"amount {bid}")
    assert not table.can("amount 100")
    while table.asks.endswith("bid"):
        table.do("pass")
    assert deckhold.load(table.game.dump()).fingerprint() == table.game.fingerprint()


@pytest.mark.rule("MK-549")
def test_after_an_auction_the_first_tactics_are_picked_in_reverse_order() -> None:
    table = new(2, choosing="auction")
    order = list(table["order"])
    table.do("hero tovak", "amount 1", "pass", "hero goldyx")
    assert table.asks == f"{order[1]} tactic"


@pytest.mark.rule("MK-555")
def test_what_hinders_others_can_stay_in_the_box() -> None:
    table = new(2, heroes=HEROES[:2], interactive="no")
    game = table.s
    spells = table["spells"] + table["spell_offer"]
    assert not {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"} & set(spells)
    stack = [game.skill(game.table.by_name[name]) for name in table.exactly("skill_stack")]
    assert not any(skill.competitive for skill in stack)


@pytest.mark.rule("MK-556", "MK-E65")
def test_friendly_mana_spares_gold_dice_while_another_does() -> None:
    options: dict[str, object] = {"friendly-mana": "yes"}
    table = land(seats=2, hand="march stamina", dice="gold green white blue", options=options)
    assert table.do("power march").asks == "0 turn"  # the green die paid, there was no choice
    assert table["die_state"][1] == "taken"
    table = land(seats=2, hand="march", dice="gold red white blue", options=options)
    assert table.do("power march")["die_state"][0] == "taken"


@pytest.mark.rule("MK-556", "MK-439", "MK-192")
def test_friendly_mana_lets_gold_dice_follow_once_no_other_will_do() -> None:
    ruins = {"tiles": "countryside-8@1,0 countryside-1@1,1", "at": "2,-4", "tokens": "altar-green@2,-4"}
    table = land(dice="green gold", dice_left=2, crystals={"green": 1}, options={"friendly-mana": "yes"}, **ruins)
    table.do("enter")
    assert table.choices == ["pay die-green", "pay crystal-green"]
    table.do("pay crystal-green").shows(fame=7, die_state=["taken", "taken"])


@pytest.mark.rule("MK-556")
def test_friendly_mana_keeps_gold_dice_out_of_a_storm_by_day() -> None:
    options: dict[str, object] = {"friendly-mana": "yes"}
    storm: dict[str, Any] = {"hand": "mana-storm", "mana": {"white": 1}, "dice_left": 0, "dice": "gold gold gold red"}
    by_day = land(seats=2, options=options, **storm).do("power mana-storm")
    assert by_day["dice"][:3] == ["gold"] * 3
    by_night = land(seats=2, options=options, night=True, **storm).do("power mana-storm")
    assert by_night["dice"][:3] != ["gold"] * 3


@pytest.mark.rule("MK-563")
def test_in_a_draft_each_keeps_three_of_the_packs_that_go_round() -> None:
    table = new(2, heroes=HEROES[:2], deckbuilding="draft")
    assert table.asks == "0 draft"
    passed_on = table["looked"][1:]
    table.do(f"pick {table['looked'][0]}")
    table.do(f"pick {table['looked_1'][0]}")
    assert table["looked_1"] == passed_on
    while table.asks.endswith("draft"):
        table.game.apply(table.game.actions()[0])
    assert len(table["secret"]) == len(table["secret_1"]) == 3
    assert len(table["advanced"]) + len(table["advanced_offer"]) >= 28 - 6 - 4  # monasteries may hold some


@pytest.mark.rule("MK-563")
def test_at_the_end_of_a_day_a_drafted_card_comes_into_the_deck() -> None:
    options: dict[str, object] = {"deckbuilding": "draft"}
    table = land(
        seats=2,
        hand="march",
        deck="",
        deck_1="",
        secret="fire-bolt ice-bolt",
        secret_1="",
        order=[1, 0],
        order_at=1,
        announced=1,
        turns_left=1,
        counted=True,
        options=options,
    )
    table.do("play march", "end-turn")
    assert table.asks == "0 drafted"
    table.do("pick ice-bolt").shows(secret="fire-bolt")
    assert "ice-bolt" in table["deck"] + table["hand"]


@pytest.mark.rule("MK-563")
def test_others_do_not_see_which_drafted_card_it_is() -> None:
    options: dict[str, object] = {"deckbuilding": "draft"}
    last = {"order": [1, 0], "order_at": 1, "announced": 1, "turns_left": 1, "counted": True}
    drafted = {"secret": "fire-bolt ice-bolt", "secret_1": "agility in-need"}
    table = land(seats=2, hand="march", deck="", deck_1="", **last, **drafted, options=options)
    table.do("play march", "end-turn")
    assert log(table, "pick ice-bolt", seat=1) == ["[seat:0] gains a card."]
    assert table.asks == "1 drafted"
    assert "ice-bolt" not in json.dumps(table.game.view(1)["areas"])
    assert table.game.determinize(1, 3).view(1) == table.game.view(1)


@pytest.mark.rule("MK-562", "MK-E66")
def test_after_a_night_the_weakest_may_replace_a_card_first() -> None:
    options: dict[str, object] = {"deckbuilding": "upgrades"}
    table = land(
        seats=2,
        night=True,
        hand="march",
        deck="",
        hand_1="march",
        deck_1="",
        discard="fireball",
        order=[1, 0],
        order_at=1,
        announced=1,
        turns_left=1,
        counted=True,
        advanced="agility fire-bolt path-finding",
        options=options,
    )
    table.do("play march", "end-turn")
    assert table.asks == "1 upgrade"  # seat 0 owns a spell
    assert table.choices == ["pick path-finding upgrades", "pick agility upgrades", "pass"]
    assert log(table, "pick path-finding") == ["[seat:1] gains Path Finding.", "[seat:1] throws March away."]
    table.shows(discard_1="path-finding", hand_1="")
    assert table.asks == "0 upgrade"


@pytest.mark.rule("MK-562")
def test_a_banner_that_a_unit_carries_makes_strong_like_any_artifact() -> None:
    table = land(units="peasants", hand="banner-of-glory").do("assign banner-of-glory peasants")
    assert strength(table.s, 0) == 2 + 1  # the artifact, and a unit of level 1


@pytest.mark.rule("MK-562")
def test_the_cards_to_be_replaced_tell_nothing_of_the_order_of_the_deck() -> None:
    offered: list[list[str]] = []
    for deck in ("stamina swiftness tirelessness", "tirelessness stamina swiftness"):
        options: dict[str, object] = {"deckbuilding": "upgrades", "expansions": ["lost-legion"]}
        table = land(deck=deck, upgrades="agility", options=options)
        agility = table.s.zones[UPGRADES][0]
        offered.append([table.game.table.names[card] for card in replaceable(table.s, 0, table.s.deed(agility))])
    assert offered[0] == offered[1]
    assert len(offered[0]) == 3


@pytest.mark.rule("MK-556")
def test_friendly_mana_is_a_rule_of_the_day() -> None:
    """By night an amulet lets gold dice serve, whatever others show; underground it is day all the same."""
    sun = in_force("amulet-of-the-sun.basic.1.op.1", "amulet-of-the-sun#1")
    options: dict[str, object] = {"friendly-mana": "yes"}
    table = land(seats=2, night=True, hand="march", dice="gold green white blue", options=options, lasting=[sun])
    assert table.do("power march").asks == "0 pay"
    table = land(seats=2, hand="mana-draw", mana={"white": 1}, dice="gold red red red", dice_left=0, options=options)
    table.s.night_rules = True
    table.do("power mana-draw")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3", "colour 5"]  # a red die, without a choice
