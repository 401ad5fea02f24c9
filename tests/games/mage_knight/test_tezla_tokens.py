"""Shades of Tezla: the tokens that beaten enemies of the factions leave (29.9)."""

from typing import Any

import pytest

import deckhold
from deckhold import games
from deckhold.games.mage_knight.state.zones import UNITS
from games.mage_knight.combat import Realm, again, faced, fight, land
from games.position import in_force

SHADES = {"expansions": ["shades-of-tezla"]}
KINDS = {
    "elementalists": [
        "healing-herbs",
        "tome-of-relearning",
        "fire-gem",
        "ice-shard",
        "cloak-of-shielding",
        "mystical-map",
    ],
    "dark-crusaders": [
        "vampiric-chalice",
        "amulet-of-reawakening",
        "vial-of-toxin",
        "ghostly-elixir",
        "orb-of-twilight",
        "staff-of-concealment",
    ],
}


def shades(**more: Any) -> Realm:
    return land(options={**SHADES, **more.pop("options", {})}, **more)


def battle(enemies: str, phase: str = "ranged", **more: Any) -> Realm:
    return fight(enemies, phase, options={**SHADES, **more.pop("options", {})}, **more)


# -- the tokens themselves ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-515")
@pytest.mark.parametrize("faction", KINDS)
def test_six_kinds_of_token_two_of_each(faction: str) -> None:
    table = games.info("mage-knight").table(SHADES)
    held = [card for card in table.defs if card.kind == "faction-token" and card.facts()["faction"] == faction]
    assert [card.id for card in held] == KINDS[faction]
    assert {card.copies for card in held} == {2}


@pytest.mark.rule("MX-378")
def test_the_tokens_of_the_factions_lie_in_two_shuffled_piles() -> None:
    orders = set()
    for seed in range(6):
        game = deckhold.new("mage-knight", 1, seed, {**SHADES, "heroes": ["tovak"]})
        position: dict[str, Any] = game.dump()["position"]  # type: ignore[assignment,index]
        for faction, kinds in KINDS.items():
            pile = position[f"tokens_{faction}"]
            assert sorted(name.partition("#")[0] for name in pile) == sorted(kinds * 2)
        orders.add(tuple(position["tokens_elementalists"]))
    assert len(orders) > 1


@pytest.mark.rule("MX-343")
def test_base_games_have_no_tokens_of_factions() -> None:
    game = deckhold.new("mage-knight", 1, 1, {"heroes": ["tovak"]})
    kinds = {card.kind for card in game.table.defs}
    assert not kinds & {"faction-token", "leader", "place"}


# -- winning them ------------------------------------------------------------------------------------------------------


def end(table: Realm) -> Realm:
    """End the turn without discarding more than must be."""
    table.do("end-turn")
    while table.game.decision is not None and table.game.decision.kind == "discard":
        table.do("pass" if "pass" in table.choices else table.choices[0])
    return table


@pytest.mark.rule("MX-379", "MX-Q63")
def test_a_beaten_enemy_leaves_its_token_when_the_turn_ends() -> None:
    table = battle("skeletal-warriors", "attack", strike={"melee-physical": 4})
    table.do("target skeletal-warriors", "strike").shows(fame=1, faction_tokens="")
    top = table.exactly("tokens_dark-crusaders")[-1]
    end(table)
    assert table.exactly("faction_tokens_0") == [top]


@pytest.mark.rule("MX-379", "MX-380")
def test_a_token_that_was_just_won_cannot_be_used_in_the_same_turn() -> None:
    table = battle("skeletal-warriors zombie-horde", "attack", strike={"melee-physical": 9})
    table.do("target skeletal-warriors", "target zombie-horde", "strike")
    assert not [one for one in table.choices if one.startswith("token")]
    end(table)
    assert len(table.exactly("faction_tokens_0")) == 2


@pytest.mark.rule("MX-Q63")
def test_a_summoned_enemy_leaves_no_token() -> None:
    table = battle("shrouded-necromancers", "ranged", pile_green="skeletal-warriors")
    table.do("end-phase").shows(guard={})
    assert faced(table) == ["shrouded-necromancers", "skeletal-warriors"]
    table.s.guard[0] = 3
    again(table).do("block", "end-phase")
    end(table)
    assert table.exactly("faction_tokens_0") == []


@pytest.mark.rule("MX-385")
def test_without_tokens_each_beaten_enemy_of_a_faction_gives_one_more_fame() -> None:
    table = battle("skeletal-warriors", "attack", strike={"melee-physical": 4}, options={"faction-rewards": "fame"})
    table.do("target skeletal-warriors", "strike").shows(fame=2)
    end(table)
    assert table.exactly("faction_tokens_0") == []


@pytest.mark.rule("MX-381")
def test_discarded_tokens_are_shuffled_into_a_new_pile_of_their_faction() -> None:
    table = battle(
        "skeletal-warriors",
        "attack",
        strike={"melee-physical": 4},
        **{"tokens_dark-crusaders": "", "tokens_used": "orb-of-twilight fire-gem vial-of-toxin"},
    )
    end(table.do("target skeletal-warriors", "strike"))
    won = [name.partition("#")[0] for name in table.exactly("faction_tokens_0")]
    assert len(won) == 1
    assert won[0] in ("orb-of-twilight", "vial-of-toxin")
    table.shows(tokens_used="fire-gem")
    assert len(table.exactly("tokens_dark-crusaders")) == 1


@pytest.mark.rule("MX-381")
def test_a_token_whose_effect_is_in_force_does_not_go_into_a_pile_unseen() -> None:
    """It raises the hand limit at the draw that ends the turn; the enemy's token comes before that."""
    table = battle(
        "skeletal-warriors",
        "attack",
        strike={"melee-physical": 4},
        faction_tokens="amulet-of-reawakening",
        hand="march",
        deck="rage*2 stamina*2 swiftness*2",
        did_play=True,
        **{"tokens_dark-crusaders": "", "tokens_used": "orb-of-twilight vial-of-toxin staff-of-concealment"},
    )
    table.do("token amulet-of-reawakening", "target skeletal-warriors", "strike", "end-turn")
    assert table.asks == "0 discard"
    assert len(table.exactly("tokens_dark-crusaders")) == 2
    table.shows(tokens_used="amulet-of-reawakening")
    for seed in range(6):
        assert table.game.determinize(0, seed).view(0) == table.game.view(0)
    table.do("pass").shows(deck="rage")  # six in hand, one more than usual


@pytest.mark.rule("MX-384")
def test_each_unused_token_is_worth_one_fame_in_the_end() -> None:
    table = shades(fame=10, faction_tokens="fire-gem fire-gem orb-of-twilight")
    shares = {share.name: share.amount for share in table.game.info.score_shares(table.game, 0)}
    assert shares["fame"] == 13


# -- using and selling them --------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-380")
def test_a_used_token_is_discarded_and_no_second_one_of_its_name_follows_this_turn() -> None:
    table = shades(faction_tokens="healing-herbs healing-herbs", hand="wound", discard="wound march")
    table.do("token healing-herbs").do("option 0")
    table.shows(healing=1, tokens_used="healing-herbs", faction_tokens="healing-herbs")
    assert "token healing-herbs" not in table.choices


@pytest.mark.rule("MX-382")
def test_a_token_is_given_away_for_fame_or_for_influence_in_an_interaction() -> None:
    table = shades(at="2,-3", faction_tokens="fire-gem fire-gem", fame=0, hand="march")
    assert "sell-token fire-gem 0" not in table.choices
    table.do("interact", "sell-token fire-gem 0").shows(fame=1, influence=0)
    table.do("sell-token fire-gem 1").shows(influence=3, faction_tokens="", tokens_used="fire-gem fire-gem")


@pytest.mark.rule("MX-382", "MX-059")
def test_calling_familiars_on_a_glade_is_no_interaction_to_give_tokens_away_in() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"]}
    glade = land(options=boxes, at="1,-3", unit_offer="magic-familiars", faction_tokens="fire-gem").do("interact")
    assert not [one for one in glade.choices if one.startswith("sell-token")]


@pytest.mark.rule("MX-383")
def test_a_hero_that_is_knocked_out_can_still_use_tokens() -> None:
    table = battle("skeletal-warriors", "attack", hand="wound wound wound wound wound", faction_tokens="fire-gem")
    assert "token fire-gem" in table.choices


@pytest.mark.rule("MX-380")
def test_nobody_uses_a_token_in_another_players_turn() -> None:
    table = shades(seats=2, turn=1, at_1="0,-1", at="1,-1", faction_tokens="healing-herbs", hand="wound")
    assert not [one for one in table.choices if one.startswith("token")]


# -- what they do ------------------------------------------------------------------------------------------------------


def token(name: str, phase: str = "", **more: Any) -> Realm:
    return (
        battle("skeletal-warriors", phase, faction_tokens=name, **more)
        if phase
        else shades(faction_tokens=name, **more)
    )


@pytest.mark.rule("MX-380")
def test_healing_herbs_throw_a_wound_out_of_the_discard_pile() -> None:
    token("healing-herbs", discard="wound march").do("token healing-herbs", "option 1").shows(
        discard="march", healing=0
    )


@pytest.mark.rule("MX-380")
def test_healing_herbs_do_not_heal_in_combat_but_throw_a_wound_away() -> None:
    assert "token healing-herbs" not in token("healing-herbs", "ranged", hand="wound").choices
    table = token("healing-herbs", "ranged", hand="wound", discard="wound")
    table.do("token healing-herbs").shows(discard="", healing=0)


@pytest.mark.rule("MX-380")
def test_the_tome_exchanges_a_skill_for_a_common_one_even_an_own_former_one() -> None:
    table = token(
        "tome-of-relearning",
        skills="tovak-double-time tovak-night-sharpshooting",
        common_skills="tovak-who-needs-magic goldyx-flight",
    )
    table.do("token tome-of-relearning", "pick tovak-double-time", "pick tovak-who-needs-magic")
    table.shows(
        in_any_order=True,
        skills="tovak-night-sharpshooting tovak-who-needs-magic",
        common_skills="goldyx-flight tovak-double-time",
    )


@pytest.mark.rule("MX-380", "MK-197")
@pytest.mark.parametrize(("level", "units"), [(1, "peasants"), (3, "peasants foresters")])
def test_who_gives_the_bonds_of_loyalty_away_leads_nobody_without_a_command_token(level: int, units: str) -> None:
    bonds = "norowas-bonds-of-loyalty"
    bound = in_force(f"{bonds}.gained.1.bound", f"{bonds}#1", until="game")
    table = token("tome-of-relearning", skills=bonds, common_skills="goldyx-flight", units="peasants foresters")
    data = table.game.dump()
    player = data["position"]["players"][0]
    player["level"] = level
    data["position"]["lasting"].append({**bound, "n": table.s.at(UNITS, 0)[1]})
    Realm(deckhold.load(data)).do("token tome-of-relearning").shows(skills="goldyx-flight", units=units)


@pytest.mark.rule("MX-380")
def test_the_tome_is_of_no_use_in_combat() -> None:
    table = token("tome-of-relearning", "ranged", skills="tovak-double-time", common_skills="goldyx-flight")
    assert "token tome-of-relearning" not in table.choices


@pytest.mark.rule("MX-380")
def test_a_fire_gem_sets_the_attack_of_an_action_card_on_fire_once() -> None:
    table = token("fire-gem", "attack", hand="rage rage")
    table.do("token fire-gem", "play rage").shows(strike={"melee-fire": 2})
    table.do("play rage").shows(strike={"melee-fire": 2, "melee-physical": 2})


@pytest.mark.rule("MX-380")
def test_an_ice_shard_makes_a_fire_block_one_of_cold_fire() -> None:
    table = token("fire-gem ice-shard", "block", hand="determination", blocking=0)
    table.do("token fire-gem", "token ice-shard", "play determination").shows(guard={"cold-fire": 2})


@pytest.mark.rule("MX-380")
def test_a_gem_waits_for_an_action_card_and_is_not_used_up_sideways_or_by_a_unit() -> None:
    table = token("fire-gem", "attack", hand="rage march", units="utem-swordsmen")
    table.do("token fire-gem", "sideways march 2").shows(strike={"melee-physical": 1})
    table.do("play rage").shows(strike={"melee-physical": 1, "melee-fire": 2})


@pytest.mark.rule("MX-380")
def test_the_cloak_wards_off_one_wound_and_what_comes_with_it() -> None:
    table = battle("mummy", "block", faction_tokens="cloak-of-shielding", hand="march", discard="", level=1, blocking=0)
    table.do("end-phase")
    assert [one for one in table.choices if "march" not in one] == ["token cloak-of-shielding", "hit-hero"]
    table.do("token cloak-of-shielding", "hit-hero").shows(hand="march wound", discard="wound")  # 4 damage, armor 2


@pytest.mark.rule("MX-380", "MX-358")
def test_a_wound_that_is_warded_off_feeds_no_vampire() -> None:
    table = battle("gibbering-ghouls", "block", faction_tokens="cloak-of-shielding", hand="march", level=1, blocking=0)
    table.do("end-phase", "token cloak-of-shielding", "hit-hero").shows(hand="march wound", foe_armor=[1])


@pytest.mark.rule("MX-380")
def test_the_map_reveals_a_tile_up_to_three_spaces_away_for_nothing() -> None:
    table = token("mystical-map", at="1,-2", tile_deck="countryside-3 countryside-4 countryside-5")
    assert not table.reveals
    table.do("token mystical-map")
    assert table.choices == ["cell @2,-6", "cell @4,-5"]
    table.do("cell 4,-5").shows(move_points=0, did_move=True)
    assert "countryside-5#1" in table.exactly("laid")


@pytest.mark.rule("MX-380")
def test_the_chalice_discards_a_wound_for_each_beaten_enemy() -> None:
    table = battle(
        "skeletal-warriors zombie-horde",
        "attack",
        faction_tokens="vampiric-chalice",
        hand="wound wound wound",
        strike={"melee-physical": 9},
    )
    assert "token vampiric-chalice" not in table.choices
    table.do("target skeletal-warriors", "target zombie-horde", "strike", "token vampiric-chalice")
    assert table.choices == ["amount 1", "amount 2"]
    table.do("amount 2").shows(hand="wound", discard="wound wound")


@pytest.mark.rule("MX-380")
def test_the_amulet_buries_a_random_card_and_enlarges_the_next_hand() -> None:
    table = token(
        "amulet-of-reawakening", discard="tranquility", hand="march", deck="rage rage rage rage rage rage rage"
    )
    table.do("token amulet-of-reawakening").shows(discard="")
    assert table.exactly("deck_0")[0].startswith("tranquility")
    table.do("play march", "end-turn")
    assert len(table.exactly("hand_0")) == 6


@pytest.mark.rule("MX-380")
def test_the_amulet_works_with_an_empty_discard_pile() -> None:
    table = token("amulet-of-reawakening", hand="march", deck="rage rage rage rage rage rage")
    table.do("token amulet-of-reawakening", "play march", "end-turn")
    assert len(table.exactly("hand_0")) == 6


@pytest.mark.rule("MX-380")
@pytest.mark.parametrize(
    ("phase", "hand", "unit", "strike"),
    [
        ("attack", "rage", "", {"melee-physical": 5}),
        ("attack", "", "utem-swordsmen", {"melee-physical": 6}),
        ("ranged", "", "utem-crossbowmen", {"ranged-physical": 4}),
    ],
)
def test_the_vial_strengthens_one_source_of_physical_attack(
    phase: str, hand: str, unit: str, strike: dict[str, int]
) -> None:
    table = token("vial-of-toxin", phase, hand=hand, units=unit).do("token vial-of-toxin")
    table.do("play rage" if hand else next(one for one in table.choices if one.startswith(f"unit {unit}")))
    table.shows(strike=strike)


@pytest.mark.rule("MX-380")
def test_the_vial_is_lost_on_an_attack_that_stops_being_physical_and_waits_for_a_physical_one() -> None:
    table = token("vial-of-toxin fire-gem", "attack", hand="rage rage")
    table.do("token vial-of-toxin", "token fire-gem", "play rage").shows(strike={"melee-fire": 2})
    table.do("play rage").shows(strike={"melee-fire": 2, "melee-physical": 5})


@pytest.mark.rule("MX-380")
def test_the_elixir_makes_the_attack_of_an_action_card_ranged_but_no_sideways_one() -> None:
    table = token("ghostly-elixir", "ranged", hand="rage march")
    assert "play rage" not in table.choices
    table.do("token ghostly-elixir")
    assert "play rage" in table.choices
    assert "sideways march 2" not in table.choices
    table.do("play rage").shows(strike={"ranged-physical": 2})


@pytest.mark.rule("MX-380")
@pytest.mark.parametrize(("shown", "then"), [("black", "gold"), ("gold", "black")])
def test_the_orb_turns_black_into_gold_and_gold_into_black(shown: str, then: str) -> None:
    for night in (False, True):
        token("orb-of-twilight", dice=f"red {shown}", night=night).do("token orb-of-twilight").shows(dice=["red", then])


@pytest.mark.rule("MX-380", "MX-364")
def test_the_staff_brings_two_move_points_and_nobody_is_provoked() -> None:
    past = {"at": "1,-3", "tokens": "prowlers@1,-4", "hand": "march"}  # both spaces of the step are next to the enemy
    table = token("staff-of-concealment", move_points=3, **past)
    assert [one for one in table.choices if one.startswith("move @0,-3")] == ["move @0,-3 1"]
    table.do("move 0,-3 1").shows(moment="ranged")
    table = token("staff-of-concealment", move_points=1, **past)
    table.do("token staff-of-concealment").shows(move_points=3)
    assert [one for one in table.choices if one.startswith("move @0,-3")] == ["move @0,-3 0"]
    table.do("move 0,-3 0").shows(moment="moving", move_points=0)
    assert (table.at(), faced(table), table.tokens_at("1,-4")) == ("0,-3", [], ["prowlers"])


@pytest.mark.rule("MX-380")
def test_why_a_token_cannot_be_used_is_told() -> None:
    table = shades(faction_tokens="vial-of-toxin healing-herbs healing-herbs", hand="rage wound")
    toxin = table.exactly("faction_tokens")[0]
    assert table.game.why_not(toxin) == "Nothing it does can be used at this moment."
    table.do("token healing-herbs")
    left = next(one for one in table.exactly("faction_tokens") if one.startswith("healing-herbs"))
    assert table.game.why_not(left) == "A token of this name has been used this turn."
    assert table.game.why_not(left, "ru") == "Жетон с таким названием уже использован в этот ход."


@pytest.mark.rule("MX-380", "MK-472", "MK-474")
@pytest.mark.parametrize(("how", "able"), [("0", True), ("1", False)])
def test_a_defender_uses_tokens_if_the_fight_is_its_next_turn_in_advance(how: str, able: bool) -> None:
    place: dict[str, Any] = {"seats": 2, "tezla": True, "at": "1,-2", "at_1": "1,-2", "did_move": True, "dice": "black"}
    table = land(**place, hand_1="swiftness", tokens_1={"white": 1}, faction_tokens_1="vial-of-toxin")
    table.do("attack-hero", f"option {how}")
    assert table.can("token vial-of-toxin") is able
    if able:
        table.do("token vial-of-toxin", "power swiftness").shows(strike={"ranged-physical": 3 + 2})
        assert table["faction_tokens_1"] == []
