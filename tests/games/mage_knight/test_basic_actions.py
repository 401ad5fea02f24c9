"""Basic actions: the common cards, the heroes' own, wounds (sections 8, 9)."""

from collections import Counter
from typing import Any

import pytest

from deckhold import games
from deckhold.games.mage_knight.cards.basic import OWN, hero_deck
from games.mage_knight.combat import Realm, fight, land

DEPLETED = "black black black"  # dice that nobody can use by day


def turn(hand: str, **more: Any) -> Realm:
    """The movement part of a turn by day, with no other mana than what the test gives."""
    return land(hand=hand, dice=more.pop("dice", DEPLETED), **more)


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-X18")
@pytest.mark.parametrize(
    ("hero", "own", "replaced"),
    [
        ("arythea", ["battle-versatility", "mana-pull"], ["rage", "mana-draw"]),
        ("tovak", ["cold-toughness", "instinct"], ["determination", "improvisation"]),
        ("goldyx", ["will-focus", "crystal-joy"], ["concentration", "crystallize"]),
        ("norowas", ["noble-manners", "rejuvenate"], ["promise", "tranquility"]),
        ("wolfhawk", ["swift-reflexes", "tirelessness"], ["swiftness", "stamina"]),
        ("krang", ["savage-harvesting", "ruthless-coercion"], ["march", "threaten"]),
        ("braevalar", ["one-with-the-land", "druidic-paths"], ["march", "stamina"]),
    ],
)
def test_a_hero_has_sixteen_cards_two_of_them_its_own(hero: str, own: list[str], replaced: list[str]) -> None:
    common = Counter(
        {
            **dict.fromkeys(["rage", "swiftness", "march", "stamina"], 2),
            **dict.fromkeys(["determination", "tranquility", "promise", "threaten"], 1),
            **dict.fromkeys(["crystallize", "mana-draw", "concentration", "improvisation"], 1),
        }
    )
    assert Counter(hero_deck(hero)) == common - Counter(replaced) + Counter(own)
    assert len(hero_deck(hero)) == 16


@pytest.mark.rule("MK-X18", "MK-Q87")
def test_the_box_holds_exactly_the_decks_of_its_heroes() -> None:
    for expansions, heroes in ([], list(OWN)[:4]), (["lost-legion", "krang", "shades-of-tezla"], list(OWN)):
        wanted = Counter([card for hero in heroes for card in hero_deck(hero)])
        table = games.info("mage-knight").table({"expansions": expansions})
        assert {card.id: card.copies for card in table.defs if card.kind == "basic-action"} == dict(wanted)


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-150", "MK-151", "MK-165")
@pytest.mark.parametrize(
    ("card", "mana", "points"),
    [
        ("march", "green", {"move_points": 4}),
        ("stamina", "blue", {"move_points": 4}),
        ("promise", "white", {"influence": 4}),
        ("threaten", "red", {"influence": 5, "reputation": -1}),
    ],
)
def test_a_powered_card_takes_its_colour(card: str, mana: str, points: dict[str, int]) -> None:
    table = turn(card, mana={mana: 1})
    table.do(f"power {card}").shows(tokens={}, played=card, hand="", **points)


@pytest.mark.rule("MK-149", "MK-150")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("march", {"move_points": 2}),
        ("stamina", {"move_points": 2}),
        ("swiftness", {"move_points": 2}),
        ("promise", {"influence": 2}),
        ("threaten", {"influence": 2, "reputation": 0}),
    ],
)
def test_a_basic_effect_costs_nothing(card: str, points: dict[str, int]) -> None:
    turn(card, mana={"red": 1}).do(f"play {card}").shows(tokens={"red": 1}, played=card, **points)


@pytest.mark.rule("MK-151")
def test_mana_of_another_colour_does_not_power_a_card() -> None:
    assert not turn("march", mana={"red": 1, "blue": 1, "white": 1, "black": 1}).can("power march")


@pytest.mark.rule("MK-158")
def test_a_card_that_was_played_is_not_powered_later() -> None:
    table = turn("march", mana={"green": 1}).do("play march")
    assert not [one for one in table.choices if "march" in one]


@pytest.mark.rule("MK-E03", "MK-159", "MK-167")
def test_move_six_by_three_cards_or_by_two() -> None:
    turn("march stamina*2").do("play march", "play stamina", "play stamina").shows(move_points=6)
    turn("march stamina", mana={"blue": 1}).do("power stamina", "play march").shows(move_points=6)


@pytest.mark.rule("MK-E04", "MK-156")
def test_five_cards_sideways_are_move_five() -> None:
    table = turn("rage promise threaten tranquility determination")
    for card in ("rage", "promise", "threaten", "tranquility", "determination"):
        table.do(f"sideways {card} 0")
    table.shows(move_points=5, hand="")


@pytest.mark.rule("MK-E05", "MK-186")
def test_by_day_gold_powers_a_blue_card() -> None:
    turn("stamina", dice="gold black black").do("power stamina").shows(move_points=4)
    assert not land(hand="stamina", dice="gold black black", night=True).can("power stamina")


@pytest.mark.rule("MK-E06")
def test_points_that_are_not_needed_stay_unused() -> None:
    table = turn("march*2 stamina", tiles="countryside-1@1,0 countryside-2@1,1")
    table.do("play march", "play march", "play stamina", "move 0,-3").shows(move_points=1)


@pytest.mark.rule("MK-155", "MK-157")
def test_a_wound_is_no_legal_play() -> None:
    table = turn("wound rage")
    assert not [one for one in table.choices if "wound" in one]


@pytest.mark.rule("MK-157")
def test_sideways_there_is_no_ranged_attack_no_element_and_no_mana() -> None:
    table = fight("prowlers", "ranged", hand="fire-bolt swiftness", dice=DEPLETED)
    assert not [one for one in table.choices if one.startswith("sideways") and one.endswith(("2", "3"))]
    table = fight("prowlers", "attack", hand="fire-bolt", mana={"red": 1})
    table.do("sideways fire-bolt 2").shows(strike={"melee-physical": 1}, tokens={"red": 1})


@pytest.mark.rule("MK-161")
@pytest.mark.parametrize("card", ["rage", "determination"])
def test_attack_or_block_is_one_of_both(card: str) -> None:
    fight("prowlers", "attack", hand=card).do(f"play {card}").shows(strike={"melee-physical": 2}, guard={})
    fight("prowlers", "block", hand=card, blocking=0).do(f"play {card}").shows(guard={"physical": 2}, strike={})


@pytest.mark.rule("MK-163")
@pytest.mark.parametrize(
    ("card", "mana", "phase", "points"),
    [
        ("rage", "red", "attack", {"strike": {"melee-physical": 4}}),
        ("determination", "blue", "block", {"guard": {"physical": 5}}),
        ("swiftness", "white", "ranged", {"strike": {"ranged-physical": 3}}),
        ("swiftness", "white", "attack", {"strike": {"ranged-physical": 3}}),
    ],
)
def test_combat_cards_in_their_phases(card: str, mana: str, phase: str, points: dict[str, Any]) -> None:
    table = fight("prowlers", phase, hand=card, mana={mana: 1}, dice=DEPLETED, blocking=0 if phase == "block" else -1)
    table.do(f"power {card}").shows(**points)


@pytest.mark.rule("MK-163")
def test_combat_cards_have_no_effect_outside_combat() -> None:
    table = turn("rage determination swiftness", mana={"red": 1, "blue": 1, "white": 1})
    assert [one for one in table.choices if one.startswith(("play", "power"))] == ["play swiftness"]


@pytest.mark.rule("MK-164", "MK-124")
def test_move_and_influence_may_be_played_where_they_are_of_no_use() -> None:
    fight("prowlers", "ranged", hand="march promise").do("play march", "play promise").shows(move_points=2, influence=2)


# -- healing and drawing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-123")
def test_tranquility_heals_or_draws_as_far_as_there_is_something() -> None:
    table = turn("tranquility wound", deck="march", mana={"green": 1})
    table.copy().do("play tranquility", "option 0").shows(healing=1)
    table.copy().do("play tranquility", "option 1").shows(hand="wound march")
    table.copy().do("power tranquility", "option 0").shows(healing=2)
    table.do("power tranquility", "option 1").shows(hand="wound march", deck="")


@pytest.mark.rule("MK-123")
def test_in_combat_tranquility_does_not_even_draw() -> None:
    table = fight("prowlers", "attack", hand="tranquility", deck="march", mana={"green": 1})
    assert not table.can("play tranquility")
    assert not table.can("power tranquility")


# -- crystals and mana -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-160", "MK-173")
def test_crystallize_turns_mana_into_a_crystal_of_its_colour() -> None:
    table = turn("crystallize", mana={"red": 1, "white": 1}).do("play crystallize")
    assert table.choices == ["colour 0", "colour 3"]
    table.do("colour 3").shows(tokens={"red": 1}, crystals={"white": 1})


@pytest.mark.rule("MK-160")
def test_without_mana_crystallize_cannot_be_played() -> None:
    assert not turn("crystallize", mana={"black": 1}).can("play crystallize")


@pytest.mark.rule("MK-186")
def test_gold_is_crystallized_as_the_colour_that_is_chosen() -> None:
    table = turn("crystallize", mana={"gold": 1}).do("play crystallize")
    table.do("colour 2").shows(tokens={}, crystals={"green": 1})


@pytest.mark.rule("MK-173")
def test_powered_crystallize_gives_any_basic_colour_and_a_fourth_crystal_is_mana() -> None:
    table = turn("crystallize", mana={"blue": 1}, crystals={"red": 3}).do("power crystallize")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3"]
    table.do("colour 0").shows(crystals={"red": 3}, tokens={"red": 1})


@pytest.mark.rule("MK-E08", "MK-192")
def test_mana_draw_lets_a_second_die_be_used() -> None:
    table = turn("mana-draw march stamina", dice="green blue black")
    assert not table.copy().do("power march").can("power stamina")
    table.do("play mana-draw", "power march", "power stamina")
    table.shows(move_points=8, die_state=["taken", "taken", "free"], dice_left=0)


@pytest.mark.rule("MK-E09", "MK-192")
def test_powered_mana_draw_sets_a_die_and_gives_two_tokens() -> None:
    table = turn("mana-draw march*2", mana={"white": 1}, dice="red red black")
    table.do("power mana-draw", "die 0", "colour 2")
    table.shows(tokens={"green": 2}, dice=["green", "red", "black"], die_state=["set", "free", "free"], dice_left=1)
    table.do("power march", "power march").shows(move_points=8)
    table.do("end-turn").shows(dice=["green", "red", "black"], die_state=["free", "free", "free"])


@pytest.mark.rule("MK-191")
def test_mana_draw_may_take_a_depleted_die_and_set_black_but_never_gold() -> None:
    table = turn("mana-draw", mana={"white": 1}, dice="black").do("power mana-draw")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3", "colour 5"]
    table.do("colour 5").shows(tokens={"black": 2}, dice=["black"], die_state=["set"])


@pytest.mark.rule("MK-188", "MK-190")
def test_a_die_that_was_set_is_no_mana_itself() -> None:
    table = turn("mana-draw march*3", mana={"white": 1}, dice="green").do("power mana-draw", "colour 2")
    table.do("power march", "power march")
    assert not table.can("power march")


# -- composite effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-172")
def test_concentration_gives_a_token_of_one_of_three_colours() -> None:
    table = turn("concentration").do("play concentration")
    assert table.choices == ["colour 0", "colour 1", "colour 3"]
    table.do("colour 1").shows(tokens={"blue": 1})


@pytest.mark.rule("MK-E07", "MK-168")
def test_concentration_with_stamina_and_then_march() -> None:
    table = turn("concentration stamina march", mana={"green": 1})
    table.do("power concentration", "pick stamina").shows(move_points=6, played="concentration stamina", tokens={})
    table.do("play march").shows(move_points=8)


@pytest.mark.rule("MK-168", "MK-170")
def test_concentration_takes_action_cards_whose_powered_effect_can_be_used_now() -> None:
    table = turn("concentration stamina rage wound swiftness promise", mana={"green": 1})
    table.do("power concentration")
    assert table.choices == ["pick stamina hand", "pick promise hand"]


@pytest.mark.rule("MK-160")
def test_concentration_needs_another_card() -> None:
    assert not turn("concentration rage wound", mana={"green": 1}).can("power concentration")


@pytest.mark.rule("MK-160", "MK-168")
def test_with_improvisation_a_third_card_is_discarded() -> None:
    assert not turn("concentration improvisation wound", mana={"green": 1}).can("power concentration")
    table = turn("concentration improvisation rage", mana={"green": 1}).do("power concentration", "option 0")
    table.shows(move_points=7, discard="rage", played="concentration improvisation")


@pytest.mark.rule("MK-160", "MK-170")
def test_what_the_second_card_costs_besides_stays_due() -> None:
    assert not turn("concentration pure-magic", mana={"green": 1}).can("power concentration")
    table = turn("concentration pure-magic", mana={"green": 2}).do("power concentration")
    table.shows(move_points=9, tokens={})


@pytest.mark.rule("MK-168")
def test_what_is_added_is_added_once_and_to_points_only() -> None:
    table = turn("concentration regeneration", mana={"green": 1}, units="peasants!").do("power concentration")
    table.shows(healing=2)
    table = fight("prowlers", "attack", hand="concentration intimidate", mana={"green": 1}, dice=DEPLETED)
    table.do("power concentration", "option 1").shows(strike={"melee-physical": 9}, reputation=-2)


@pytest.mark.rule("MK-168")
def test_concentration_adds_nothing_to_a_card_used_by_maximal_effect() -> None:
    table = turn("concentration maximal-effect march", mana={"green": 1}).do("power concentration")
    table.do("pick maximal-effect").shows(move_points=8, played="concentration maximal-effect", hand="")


@pytest.mark.rule("MK-170")
def test_the_second_card_keeps_its_colour_for_resistances() -> None:
    table = fight(
        "ice-mages-enemy gunners prowlers", "block", hand="concentration ice-shield", mana={"green": 1}, dice=DEPLETED
    )
    for place, armor in enumerate(([0, 0, 0], [0, 0, 0], [0, 0, -2])):
        one = table.copy().do(f"guard {('ice-mages-enemy', 'gunners', 'prowlers')[place]}", "power concentration")
        one.shows(guard={"ice": 5}, foe_armor=armor)


@pytest.mark.rule("MK-168")
def test_will_focus_adds_three_and_gives_a_crystal() -> None:
    turn("will-focus march", mana={"green": 1}).do("power will-focus").shows(move_points=7)
    table = turn("will-focus").do("play will-focus")
    table.copy().do("option 1").shows(crystals={"green": 1})
    table.do("option 0", "colour 3").shows(tokens={"white": 1})


# -- improvisation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-E10", "MK-160", "MK-178")
def test_improvisation_discards_a_card_for_any_points() -> None:
    table = turn("improvisation rage stamina promise", mana={"red": 1})
    table.do("power improvisation", "pick rage", "option 0")
    table.do("play stamina", "sideways promise 0").shows(move_points=8, discard="rage")


@pytest.mark.rule("MK-160")
def test_improvisation_takes_no_wound_and_not_itself() -> None:
    assert not turn("improvisation wound").can("play improvisation")
    table = turn("improvisation*2").do("play improvisation", "option 1")
    table.shows(influence=3, discard="improvisation", played="improvisation")


@pytest.mark.rule("MK-160")
def test_improvisation_gives_what_the_phase_allows() -> None:
    table = fight("prowlers", "attack", hand="improvisation march", dice=DEPLETED).do("play improvisation")
    assert table.choices == ["option 0", "option 1", "option 2"]
    table.do("option 2").shows(strike={"melee-physical": 3})


# -- the heroes' own cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-161")
def test_battle_versatility_has_an_answer_in_every_phase() -> None:
    card = "battle-versatility"
    fight("prowlers", "ranged", hand=card).do(f"play {card}").shows(strike={"ranged-physical": 1})
    table = fight("prowlers", "ranged", hand=card, mana={"red": 1}, dice=DEPLETED).do(f"power {card}")
    assert table.choices == ["option 4", "option 5"]
    table.do("option 5").shows(strike={"siege-physical": 2})
    table = fight("prowlers", "block", hand=card, mana={"red": 1}, dice=DEPLETED, blocking=0).do(f"power {card}")
    table.do("option 3").shows(guard={"fire": 3})
    table = fight("prowlers", "attack", hand=card, mana={"red": 1}, dice=DEPLETED).do(f"power {card}")
    assert table.choices == ["option 0", "option 2", "option 4", "option 5"]


@pytest.mark.rule("MK-192", "MK-191")
def test_mana_pull_uses_one_black_die_as_any_colour_by_day() -> None:
    table = turn("mana-pull march stamina", dice="black black red").do("play mana-pull")
    table.do("power march").shows(move_points=4, dice_left=1, die_state=["taken", "free", "free"])
    assert not table.can("power stamina")


@pytest.mark.rule("MK-192")
def test_the_black_die_of_mana_pull_pays_only_once_at_a_time() -> None:
    table = turn("mana-pull pure-magic", dice="black black black").do("play mana-pull")
    assert not table.can("power pure-magic")
    assert table.do("play pure-magic").choices == ["colour 2", "colour 3"]


@pytest.mark.rule("MK-192")
def test_powered_mana_pull_sets_two_dice_or_the_last_one() -> None:
    table = turn("mana-pull", mana={"white": 1}, dice="black red gold", night=True)
    table.do("power mana-pull", "die 5", "colour 0", "die 4", "colour 1")
    table.shows(tokens={"red": 1, "blue": 1}, dice=["red", "red", "blue"], dice_left=1)
    turn("mana-pull", mana={"white": 1}, dice="red").do("power mana-pull", "colour 0").shows(tokens={"red": 1})


@pytest.mark.rule("MK-161")
def test_cold_toughness_attacks_plainly_or_blocks_with_ice() -> None:
    fight("prowlers", "attack", hand="cold-toughness").do("play cold-toughness").shows(strike={"melee-physical": 2})
    table = fight("prowlers", "block", hand="cold-toughness", blocking=0).do("play cold-toughness")
    table.shows(guard={"ice": 3})


@pytest.mark.parametrize(
    ("enemy", "block"),
    [
        ("prowlers", 5),
        ("high-dragon", 10),  # cold fire twice, brutal, two resistances
        ("wolf-riders", 6),  # swift
        ("fire-dragon", 8),  # fire, two resistances
        ("prowlers/swift", 5),  # what is not printed on the token does not count
        ("prowlers/city", 5),
        ("wolf-riders/arcane-immunity", 5),
    ],
)
@pytest.mark.rule("MK-334")
def test_powered_cold_toughness_counts_what_is_printed_on_the_token(enemy: str, block: int) -> None:
    table = fight(enemy, "block", hand="cold-toughness", mana={"blue": 1}, dice=DEPLETED, blocking=0)
    table.do("power cold-toughness").shows(guard={"ice": block})


@pytest.mark.rule("MK-161")
@pytest.mark.parametrize(("how", "n"), [("play", 2), ("power", 4)])
def test_instinct_gives_points_of_any_kind(how: str, n: int) -> None:
    turn("instinct", mana={"red": 1}).do(f"{how} instinct", "option 0").shows(move_points=n)
    table = fight("prowlers", "block", hand="instinct", mana={"red": 1}, dice=DEPLETED, blocking=0)
    table.do(f"{how} instinct", "option 3").shows(guard={"physical": n})


@pytest.mark.rule("MK-160", "MK-162")
def test_crystal_joy_comes_back_for_another_card() -> None:
    table = turn("crystal-joy march wound", mana={"red": 1}, deck="").do("play crystal-joy", "end-turn")
    assert table.asks == "0 may"
    table.copy().do("pass").shows(hand="march wound", discard="crystal-joy")
    table.do("option 0").shows(hand="wound crystal-joy", discard="march", crystals={"red": 1})


@pytest.mark.rule("MK-160")
def test_basic_crystal_joy_takes_no_wound_powered_takes_one() -> None:
    table = turn("crystal-joy wound", mana={"red": 1}, deck="").do("play crystal-joy", "end-turn")
    table.shows(hand="wound", discard="crystal-joy")
    table = turn("crystal-joy wound", mana={"blue": 1}, deck="").do("power crystal-joy", "colour 3", "end-turn")
    table.do("option 0").shows(hand="crystal-joy", discard="wound", crystals={"white": 1})


@pytest.mark.rule("MK-179")
def test_crystal_joy_thrown_away_does_not_come_back() -> None:
    table = turn("maximal-effect crystal-joy march", mana={"red": 1}, deck="")
    table.do("power maximal-effect", "pick crystal-joy", "colour 3", "colour 3").shows(crystals={"white": 2})
    assert table.do("end-turn").asks != "0 may"
    assert "crystal-joy" not in [*table["hand"], *table["discard"], *table["played"]]


@pytest.mark.rule("MK-682")
def test_noble_manners_are_noticed_in_an_interaction_only() -> None:
    turn("noble-manners").do("play noble-manners").shows(influence=2, fame=0)
    table = turn("noble-manners", at="2,-3", mana={"white": 1}).do("interact")
    table.copy().do("play noble-manners").shows(influence=2, fame=1, reputation=0)
    table.do("power noble-manners").shows(influence=4, fame=1, reputation=1)


@pytest.mark.rule("MK-206", "MK-123")
def test_rejuvenate_heals_draws_gives_mana_or_readies() -> None:
    table = turn("rejuvenate", units="peasants!", deck="march", mana={"green": 1}).do("play rejuvenate")
    table.copy().do("option 0").shows(healing=1)
    table.copy().do("option 1").shows(hand="march")
    table.copy().do("option 2").shows(tokens={"green": 2})
    assert not table.do("option 3").spent("peasants")


@pytest.mark.rule("MK-206")
def test_rejuvenate_readies_units_up_to_its_level() -> None:
    table = turn("rejuvenate", units="fire-mages!", mana={"green": 1})
    assert table.copy().do("play rejuvenate").choices == ["option 0", "option 1", "option 2"]
    table = table.do("power rejuvenate")
    table.copy().do("option 2").shows(crystals={"green": 1})
    assert not table.do("option 3").spent("fire-mages")


@pytest.mark.rule("MK-123")
def test_rejuvenate_cannot_be_played_in_combat() -> None:
    assert not fight("prowlers", "attack", hand="rejuvenate", deck="march", units="peasants!").can("play rejuvenate")


@pytest.mark.rule("MK-274", "MK-682")
def test_threaten_lowers_reputation_but_not_the_interaction_that_is_open() -> None:
    table = turn("threaten", at="2,-3", reputation=2, mana={"red": 1}).do("interact").shows(influence=1)
    table.do("power threaten").shows(influence=6, reputation=1)


@pytest.mark.rule("MK-160")
def test_crystal_joy_needs_mana() -> None:
    assert not land(hand="crystal-joy rage", dice="black").can("play crystal-joy")


@pytest.mark.rule("MK-168")
def test_mana_pull_used_three_times_lets_three_black_dice_pay_by_day() -> None:
    table = land(hand="maximal-effect mana-pull march stamina*2", dice="black black black")
    table.do("play maximal-effect", "pick mana-pull").shows(dice_left=4)
    table.do("power march", "power stamina", "power stamina").shows(move_points=12)
