"""Levels, skills and rewards at the end of a turn (sections 18 and 20)."""

import pytest

from games.mage_knight.land import Realm, land

DECK = "rage*2 stamina*2 swiftness*2 march"


def levelling(fame: int, level: int, **more: object) -> Realm:
    """A turn that ends with so much fame."""
    table = land(
        hand="march",
        deck=DECK,
        fame=fame,
        level=level,
        skill_stack="tovak-double-time tovak-shield-mastery tovak-i-feel-no-pain tovak-resistance-break",
        common_skills=str(more.get("common_skills", "")),
        dummy_skills=str(more.get("dummy_skills", "")),
        advanced_offer="fire-bolt ice-bolt swift-bolt",
        advanced="agility ambush",
    )
    return table.do("play march", "end-turn")


@pytest.mark.rule("MK-451", "MK-X03")
@pytest.mark.parametrize(("fame", "level"), [(2, 1), (3, 2), (7, 2), (8, 3), (14, 3), (15, 4), (24, 5), (99, 10)])
def test_fame_makes_levels(fame: int, level: int) -> None:
    table = land(hand="march", deck=DECK, fame=fame, level=1).do("play march", "end-turn")
    while table.asks in ("0 skill", "0 reward-advanced"):
        table.game.apply(table.game.actions()[0])
    table.shows(level=level)


@pytest.mark.rule("MK-452")
def test_there_is_no_eleventh_level() -> None:
    land(hand="march", deck=DECK, fame=119, level=10).do("play march", "end-turn").shows(level=10)


@pytest.mark.rule("MK-X02", "MK-055", "MK-058")
@pytest.mark.parametrize(
    ("level", "armor", "hand", "command"),
    [(1, 2, 5, 1), (2, 2, 5, 1), (3, 3, 5, 2), (4, 3, 5, 2), (5, 3, 6, 3), (7, 4, 6, 4), (9, 4, 7, 5), (10, 4, 7, 5)],
)
def test_levels_bring_armor_hand_and_command(level: int, armor: int, hand: int, command: int) -> None:
    s = land(hand="march", level=level).s
    assert (s.armor_of(0), s.hand_limit(0), s.command(0)) == (armor, hand, command)


@pytest.mark.rule("MK-455", "MK-456")
def test_an_even_level_offers_two_skills_and_any_advanced_action() -> None:
    table = levelling(3, 1)
    assert table.choices == ["pick tovak-resistance-break skills_up", "pick tovak-i-feel-no-pain skills_up"]
    table.do("pick tovak-i-feel-no-pain").shows(skills="tovak-i-feel-no-pain", common_skills="tovak-resistance-break")
    offered = ["fire-bolt", "ice-bolt", "swift-bolt"]
    assert table.choices == [f"pick {card} advanced_offer" for card in offered]


@pytest.mark.rule("MK-459", "MK-175", "MK-174")
def test_the_action_lies_on_the_deck_and_the_offer_is_refilled_at_the_top() -> None:
    table = levelling(3, 1).do("pick tovak-i-feel-no-pain", "pick ice-bolt")
    table.shows(advanced_offer="fire-bolt swift-bolt ambush")
    assert table["hand"][0] == "ice-bolt"  # drawn first


@pytest.mark.rule("MK-457")
def test_a_skill_of_the_common_area_comes_with_the_lowest_action() -> None:
    table = levelling(3, 1, common_skills="goldyx-flight").do("pick goldyx-flight")
    table.shows(in_any_order=True, skills="goldyx-flight", common_skills="tovak-i-feel-no-pain tovak-resistance-break")
    table.shows(advanced_offer="ice-bolt swift-bolt ambush")


@pytest.mark.rule("MK-458")
def test_a_skill_of_the_own_hero_does_not_come_back() -> None:
    table = levelling(3, 1, common_skills="tovak-cold-swordsmanship goldyx-flight")
    assert not table.can("pick tovak-cold-swordsmanship")
    assert table.can("pick goldyx-flight")


@pytest.mark.rule("MK-529")
def test_alone_a_skill_of_the_dummy_comes_to_the_common_area_for_later() -> None:
    table = levelling(3, 1, dummy_skills="goldyx-flight")
    assert not table.can("pick goldyx-flight")
    table.do("pick tovak-i-feel-no-pain").shows(in_any_order=True, common_skills="goldyx-flight tovak-resistance-break")


@pytest.mark.rule("MK-398", "MK-690")
def test_rewards_come_before_levels() -> None:
    table = land(
        hand="march",
        deck=DECK,
        fame=3,
        level=1,
        rewards=["spell"],
        spell_offer="fireball snowstorm expose",
    )
    table.do("play march", "end-turn")
    assert table.asks == "0 reward-spell"
    table.do("pick snowstorm")
    assert table.asks == "0 skill"


@pytest.mark.rule("MK-395")
def test_a_spell_reward_is_any_of_the_offer() -> None:
    table = land(hand="march", deck=DECK, rewards=["spell"], spell_offer="fireball snowstorm expose", spells="tremor")
    table.do("play march", "end-turn", "pick expose").shows(spell_offer="fireball snowstorm tremor")
    assert table["hand"][0] == "expose"


@pytest.mark.rule("MK-393")
def test_four_crystals_are_one_of_each_basic_colour_and_a_fourth_is_lost() -> None:
    table = land(hand="march", deck=DECK, rewards=["four-crystals"], crystals={"red": 3})
    table.do("play march", "end-turn").shows(crystals={"red": 3, "blue": 1, "green": 1, "white": 1})


@pytest.mark.rule("MK-393", "MK-708")
def test_a_random_crystal_is_told_by_a_die() -> None:
    seen = set()
    for chance in range(40):
        table = land(hand="march", deck=DECK, rewards=["random-crystal"], fame=0)
        table = Realm(table.s.determinize(0, chance))
        table.do("play march", "end-turn")
        if table.asks == "0 colour":
            seen.add("gold")
        elif table["fame"]:
            seen.add("black")
        else:
            seen |= {name for name, n in table["crystals"].items() if n}
    assert seen == {"red", "blue", "green", "white", "gold", "black"}


@pytest.mark.rule("MK-392")
def test_different_rewards_come_in_the_order_that_the_player_likes() -> None:
    table = land(hand="march", deck=DECK, rewards=["spell", "advanced-action"]).do("play march", "end-turn")
    assert table.asks == "0 rewards"
    assert table.choices == ["reward 1", "reward 2"]


@pytest.mark.rule("MK-455", "MK-459", "MK-Q72")
def test_without_any_skill_left_an_even_level_still_brings_an_advanced_action() -> None:
    table = land(
        hand="march", deck="", level=1, fame=3, skill_stack="", dummy_skills="", advanced_offer="fire-bolt ice-bolt"
    ).do("play march", "end-turn")
    assert table.asks == "0 reward-advanced"
    table.do("pick ice-bolt").shows(level=2, hand="ice-bolt", skills="")
