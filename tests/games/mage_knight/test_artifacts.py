"""The artifacts that are no banners (117 to 128), one by one."""

import pytest

from deckhold.engine.rng import seeded
from games.mage_knight.magic import KEEP, attacking, blocking, combat, realm

COLOURS = {"ruby-ring": "red", "sapphire-ring": "blue", "diamond-ring": "white", "emerald-ring": "green"}


def chance(seed: int) -> list[int]:
    """A state of the generator, as dumps have it."""
    return seeded(seed).state()


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-154")
def test_an_artifact_is_discarded_after_its_basic_effect() -> None:
    table = realm(hand="endless-bag-of-gold").do("play endless-bag-of-gold").shows(influence=4, fame=2)
    table.shows(played="endless-bag-of-gold").do("end-turn").shows(discard="endless-bag-of-gold", played="")


@pytest.mark.rule("MK-154", "MK-179")
def test_an_artifact_leaves_the_game_for_its_strong_effect() -> None:
    table = realm(hand="endless-bag-of-gold").do("power endless-bag-of-gold").shows(influence=9, fame=3)
    table.shows(played="", discard="", hand="")
    assert "endless-bag-of-gold" in table["box"]


@pytest.mark.rule("MK-154")
def test_an_artifact_costs_no_mana() -> None:
    assert realm(hand="endless-bag-of-gold", mana={}).can("power endless-bag-of-gold")


@pytest.mark.rule("MK-156")
def test_an_artifact_may_be_played_sideways() -> None:
    realm(hand="golden-grail").do("sideways golden-grail 1").shows(influence=1, played="golden-grail")


@pytest.mark.rule("MK-323")
def test_the_fame_of_the_bag_brings_a_level_only_at_the_end_of_the_turn() -> None:
    table = realm(hand="endless-bag-of-gold").do("power endless-bag-of-gold").shows(fame=3, level=1)
    table.do("end-turn").shows(level=2)


# -- rings -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ring", "colour"), COLOURS.items())
def test_a_ring_gives_mana_a_crystal_and_fame(ring: str, colour: str) -> None:
    realm(hand=ring).do(f"play {ring}").shows(tokens={colour: 1}, crystals={colour: 1}, fame=1)


@pytest.mark.rule("MK-173")
def test_the_fourth_crystal_of_a_ring_is_mana() -> None:
    realm(hand="ruby-ring", crystals={"red": 3}).do("play ruby-ring").shows(tokens={"red": 2}, crystals={"red": 3})


@pytest.mark.parametrize(("ring", "spell"), [("ruby-ring", "fireball"), ("sapphire-ring", "snowstorm")])
def test_a_ring_thrown_away_pays_for_everything_of_its_colour(ring: str, spell: str) -> None:
    table = combat("cursed-hags", hand=f"{ring} {spell} rage*2", night=True).do(f"power {ring}")
    table.do(f"power {spell}").shows(fame=1, tokens={})


def test_the_mana_of_a_ring_is_never_used_up() -> None:
    table = realm(hand="emerald-ring march march march").do("power emerald-ring")
    table.do("power march", "power march", "power march").shows(move_points=12, tokens={})


@pytest.mark.rule("MK-186")
def test_the_black_mana_of_a_ring_is_of_no_use_by_day() -> None:
    table = combat("prowlers", hand="ruby-ring fireball").do("power ruby-ring")
    assert table.can("play fireball")
    assert not table.can("power fireball")


def test_a_ring_lasts_for_one_turn() -> None:
    table = realm(hand="emerald-ring march", deck="march*6").do("power emerald-ring", "end-turn", "pass")
    assert table["turn"] == 0
    assert not table.can("power march")


def test_a_ring_gives_fame_for_spells_cast_before_and_after_it() -> None:
    hand = "emerald-ring restoration meditation"
    table = realm(hand=hand, mana={"green": 1}).do("play restoration", "power emerald-ring").shows(fame=1)
    table.do("play meditation").shows(fame=2)


def test_a_ring_gives_no_fame_for_spells_of_another_colour() -> None:
    realm(hand="ruby-ring restoration", mana={"green": 1}).do("power ruby-ring", "play restoration").shows(fame=0)


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-160", "MK-178")
def test_the_sword_of_justice_turns_cards_into_an_attack() -> None:
    table = attacking("prowlers", hand="sword-of-justice march stamina rage")
    table.do("play sword-of-justice", "pick march", "pick stamina", "pass").shows(strike={"melee-physical": 6})
    table.shows(True, discard="march stamina", hand="rage wound wound")
    table.do("strike").shows(fame=3)  # two for the prowlers, one for the sword


def test_the_sword_counts_enemies_defeated_earlier_in_the_turn() -> None:
    table = combat("prowlers diggers", hand="fireball sword-of-justice march", mana={"red": 1})
    table.do("play fireball", "target prowlers", "strike").shows(fame=2)
    table.do("end-phase", "end-phase", "play sword-of-justice", "pass").shows(fame=3)


def test_the_sword_gives_no_fame_for_summoned_monsters() -> None:
    table = blocking("orc-summoners", hand="burning-shield rage*6 sword-of-justice", mana={"red": 1})
    table.do("play burning-shield")
    while not table.can("block"):
        table.do("play rage")
    table.do("block").shows(moment="attack")
    table.do("play sword-of-justice").shows(fame=0)


def test_the_sword_thrown_away_doubles_physical_attacks_and_breaks_resistance() -> None:
    table = combat("ironclads", hand="sword-of-justice rage*2").do("power sword-of-justice").shows(foe_lost=[0b001])
    table.do("end-phase", "end-phase", "play rage").shows(strike={"melee-physical": 4})
    table.do("strike").shows(fame=5)


def test_the_sword_doubles_units_too_but_no_elements_and_no_earlier_phase() -> None:
    table = combat("fire-dragon", hand="sword-of-justice swiftness", mana={"white": 1}, units="utem-swordsmen", level=9)
    table.do("power sword-of-justice", "power swiftness").shows(strike={"ranged-physical": 3})
    table = attacking("fire-dragon", hand="sword-of-justice flame-wall", mana={"red": 1}, units="peasants", level=9)
    table.do("power sword-of-justice", "unit peasants 0").shows(strike={"melee-physical": 4})
    table.do("play flame-wall").shows(strike={"melee-physical": 4, "melee-fire": 5})


def test_the_sword_doubles_after_every_bonus() -> None:
    hand = "sword-of-justice banner-of-glory"
    table = attacking("fire-dragon", hand=hand, units="peasants", level=9)
    table.do("power sword-of-justice", "assign banner-of-glory peasants", "unit peasants 0")
    table.shows(strike={"melee-physical": 6})


def test_the_horn_of_wrath_may_wound_its_owner() -> None:
    seen: set[int] = set()
    for seed in range(12):
        table = combat("fire-dragon", hand="horn-of-wrath", chance=chance(seed)).do("play horn-of-wrath")
        table.shows(strike={"siege-physical": 5})
        seen.add(len(table["hand"]))
    assert seen == {0, 1}


def test_the_horn_thrown_away_rolls_a_die_for_each_point_added() -> None:
    table = combat("fire-dragon", hand="horn-of-wrath").do("power horn-of-wrath")
    assert table.choices == [f"amount {n}" for n in range(6)]
    assert len(table.told("amount 3")) >= 4  # three rolls and the attack
    table.shows(strike={"siege-physical": 8})
    assert len(table["hand"]) <= 3


def test_the_horn_thrown_away_without_addition_is_safe() -> None:
    table = combat("fire-dragon", hand="horn-of-wrath").do("power horn-of-wrath", "amount 0")
    table.shows(strike={"siege-physical": 5}, hand="")


# -- items -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-194", "MK-393", "MK-708")
def test_the_gem_pouch_rolls_for_two_crystals() -> None:
    for seed in range(10):
        table = realm(hand="endless-gem-pouch", chance=chance(seed)).do("play endless-gem-pouch")
        while table.asks == "0 colour":  # gold
            table.do("colour 1")
        assert sum(table["crystals"].values()) + table["fame"] == 2
        assert table["dice"] == ["black", "black", "black"]


def test_the_gem_pouch_thrown_away_gives_mana_of_every_colour() -> None:
    basics = {"red": 1, "blue": 1, "green": 1, "white": 1}
    realm(hand="endless-gem-pouch").do("power endless-gem-pouch").shows(tokens={**basics, "gold": 1})
    realm(hand="endless-gem-pouch", night=True).do("power endless-gem-pouch").shows(tokens={**basics, "black": 1})


@pytest.mark.rule("MK-195")
def test_the_gem_pouch_gives_black_mana_where_night_rules_hold() -> None:
    table = realm(hand="endless-gem-pouch rage", night_rules=True).do("power endless-gem-pouch")
    assert "black" in table["tokens"]


def test_the_grail_gives_fame_for_each_point_of_its_healing() -> None:
    table = realm(hand="golden-grail wound wound wound", healing=0).do("play golden-grail").shows(healing=2, fame=0)
    table.do("heal").shows(fame=1)
    table.do("heal").shows(fame=2, hand="wound")


def test_healing_beyond_the_grails_gives_no_fame() -> None:
    table = realm(hand="golden-grail wound*3", healing=1).do("play golden-grail", "heal", "heal", "heal")
    table.shows(fame=2, healing=0)


def test_points_of_the_grail_spent_on_units_count_point_by_point() -> None:
    table = realm(hand="golden-grail", units="utem-guardsmen~1").do("play golden-grail", "heal-unit utem-guardsmen")
    table.shows(fame=2, healing=0)


@pytest.mark.rule("MK-465")
def test_what_the_grail_had_left_is_lost_when_a_combat_starts() -> None:
    table = realm(hand="golden-grail wound restoration", mana={"green": 1}, at="1,-3", tokens="prowlers@1,-4")
    table.do("play golden-grail", "challenge prowlers", "end-phase", "end-phase", "end-phase").shows(healing=0)
    table.do("play restoration", "heal").shows(fame=0)


def test_the_grail_thrown_away_draws_a_card_for_each_wound_healed_from_hand() -> None:
    table = realm(hand="golden-grail wound*2", deck="march stamina", units="peasants~1").do("power golden-grail")
    table.do("heal", "heal").shows(hand="stamina march", healing=4, deck="")
    table.do("heal-unit peasants").shows(healing=3)


@pytest.mark.rule("MK-160", "MK-175")
def test_the_book_of_wisdom_turns_an_action_into_an_advanced_one_of_its_colour() -> None:
    table = realm(
        hand="book-of-wisdom rage march", advanced_offer="fire-bolt ice-bolt crushing-bolt", advanced="swift-bolt"
    )
    table.do("play book-of-wisdom", "pick rage").shows(hand="march fire-bolt")
    table.shows(advanced_offer="ice-bolt crushing-bolt swift-bolt")
    assert any(card == "rage" for card in table["box"])


def test_the_book_needs_a_card_of_the_same_colour_in_the_offer() -> None:
    table = realm(hand="book-of-wisdom march", advanced_offer="fire-bolt", advanced="")
    assert not table.can("play book-of-wisdom")


def test_the_book_thrown_away_gives_a_spell_and_a_crystal() -> None:
    table = realm(hand="book-of-wisdom rage", spell_offer="fireball snowstorm", spells="tremor")
    table.do("power book-of-wisdom").shows(hand="fireball", crystals={"red": 1}, spell_offer="snowstorm tremor")


# -- amulets -----------------------------------------------------------------------------------------------------------


def test_the_amulet_of_the_sun_gives_gold_mana() -> None:
    realm(hand="amulet-of-the-sun").do("play amulet-of-the-sun").shows(tokens={"gold": 1}, lasts="")
    realm(hand="amulet-of-the-sun").do("power amulet-of-the-sun").shows(tokens={"gold": 3})


@pytest.mark.rule("MK-187", "MK-098")
def test_the_amulet_of_the_sun_turns_night_into_day_for_its_owner() -> None:
    table = realm(hand="amulet-of-the-sun march", night=True, at="0,-2", move_points=3, dice="black")
    assert "0,-3" not in table.goes  # a forest costs 5
    table.do("play amulet-of-the-sun")
    assert "0,-3" in table.goes
    table.do("power march").shows(tokens={}, move_points=7)


def test_the_amulet_of_the_sun_leaves_black_mana_and_cheap_deserts_as_they_are() -> None:
    table = realm(hand="amulet-of-the-sun restoration", mana={"green": 1, "black": 1}, night=True)
    table.do("play amulet-of-the-sun")
    assert table.can("power restoration")


@pytest.mark.rule("MK-100", "MK-102")
def test_the_amulet_of_the_sun_shows_garrisons_and_ruins() -> None:
    table = realm(
        hand="amulet-of-the-sun",
        night=True,
        tiles=KEEP,
        at="3,-6",
        tokens="?guardsmen@3,-7",
    )
    assert table.known("3,-7", 0) != ["guardsmen"]
    table.do("play amulet-of-the-sun")
    assert table.known("3,-7", 0) == ["guardsmen"]


def test_the_amulet_of_the_sun_shows_what_comes_into_sight_later() -> None:
    table = realm(hand="amulet-of-the-sun", night=True, tiles=KEEP, at="2,-5", tokens="?guardsmen@3,-7", move_points=3)
    table.do("play amulet-of-the-sun")
    assert table.known("3,-7", 0) != ["guardsmen"]
    table.do("move 3,-6")
    assert table.known("3,-7", 0) == ["guardsmen"]


def test_the_amulet_of_darkness_gives_mana_of_any_colour() -> None:
    table = realm(hand="amulet-of-darkness", night=True).do("play amulet-of-darkness", "colour 5")
    table.shows(tokens={"black": 1}, lasts="")
    table = realm(hand="amulet-of-darkness").do("power amulet-of-darkness", "colour 0", "colour 4", "colour 5")
    table.shows(tokens={"red": 1, "gold": 1, "black": 1})


@pytest.mark.rule("MK-186", "MK-152")
def test_the_amulet_of_darkness_lets_strong_spells_be_cast_by_day() -> None:
    table = realm(hand="amulet-of-darkness restoration", mana={"green": 1, "black": 1})
    assert not table.can("power restoration")
    table.do("play amulet-of-darkness", "colour 0")
    assert table.can("power restoration")


def test_the_amulet_of_darkness_leaves_gold_mana_usable() -> None:
    table = realm(hand="amulet-of-darkness march").do("play amulet-of-darkness", "colour 4", "power march")
    table.shows(move_points=4, tokens={})


@pytest.mark.rule("MK-098")
def test_the_amulet_of_darkness_makes_deserts_cheap_by_day() -> None:
    tiles = f"{KEEP} countryside-4@2,1"
    table = realm(hand="amulet-of-darkness", tiles=tiles, at="3,-5", move_points=3)
    assert "4,-6" not in table.goes
    assert "4,-6" in table.do("play amulet-of-darkness", "colour 0").goes


@pytest.mark.rule("MK-179")
def test_a_wound_of_this_turn_that_was_played_may_be_thrown_away_too() -> None:
    table = combat("prowlers", hand="blood-ritual banner-of-protection", skills="arythea-power-of-pain")
    table.do("play blood-ritual", "colour 0", "power banner-of-protection", "end-phase")
    table.do("skill arythea-power-of-pain", "sideways wound 0", "end-phase").shows(
        hand="wound*2", played="blood-ritual wound"
    )
    table.do("end-phase", "end-turn", "pick wound played").shows(hand="wound*2", played="blood-ritual")
