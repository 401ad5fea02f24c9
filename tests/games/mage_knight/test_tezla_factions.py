"""Shades of Tezla: factions and their piles, Defend, Vampiric, the new places (29.1 to 29.4, 29.8)."""

from typing import Any

import pytest

import deckhold
from deckhold import games
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.definitions import Enemy, Place
from deckhold.games.mage_knight.state import covering, foes
from deckhold.games.mage_knight.state.factions import (
    faction_of,
    lay_place,
    random_faction,
    take_faction_enemy,
)
from deckhold.games.mage_knight.state.zones import BATTLE, BOX, FIELD, PILE
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    COLOURS,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    FACTIONS,
    FIRE,
    GRAVEYARD,
    GREEN_TOKENS,
    NO_FACTION,
    RANGED,
)
from games.mage_knight.combat import Realm, again, faced, fight, land

SHADES: dict[str, object] = {"expansions": ["shades-of-tezla"]}
REALM = "realm-of-the-dead-solo"
VALLEY = "hidden-valley-solo"


def enemies() -> list[Enemy]:
    defs = games.info("mage-knight").table(SHADES).defs
    return [card for card in defs if isinstance(card, Enemy) and card.kind == "enemy"]


def piles(scenario: str = "", seed: int = 1, **options: object) -> dict[str, Any]:
    """The position at the first question."""
    named = {"scenario": scenario} if scenario else {}
    game = deckhold.new("mage-knight", 1, seed, {**SHADES, **named, **options, "heroes": ["tovak"]})
    data: dict[str, Any] = game.dump()  # type: ignore[assignment]
    return dict(data["position"])


def names(tokens: list[str]) -> set[str]:
    return {token.partition("#")[0] for token in tokens}


def everywhere(position: dict[str, Any], colour: str) -> set[str]:
    """The enemies of a colour in the common pile and on the map."""
    known = {card.id: card for card in enemies()}
    lying = names(position[f"pile_{colour}"] + position["field"])
    return {one for one in lying if one in known and known[one].back == colour}


# -- the tokens --------------------------------------------------------------------------------------------------------

INVENTORY = {
    ("elementalists", "green"): {
        "crystal-sprites": 2,
        "elven-protectors": 2,
        "centaur-outriders": 2,
        "elemental-priestesses": 1,
        "cloud-griffons": 1,
    },
    ("elementalists", "brown"): {
        "air-elemental": 1,
        "earth-elemental": 1,
        "fire-elemental": 1,
        "water-elemental": 1,
    },
    ("elementalists", "red"): {"savage-dragon": 2, "lightning-dragon": 2},
    ("dark-crusaders", "green"): {
        "skeletal-warriors": 2,
        "zombie-horde": 2,
        "gibbering-ghouls": 2,
        "corrupted-priests": 1,
        "shrouded-necromancers": 1,
    },
    ("dark-crusaders", "brown"): {"pain-wraith": 1, "mummy": 1, "vampire": 1, "blood-demon": 1},
    ("dark-crusaders", "red"): {"death-dragon": 2, "vampire-dragon": 2},
}
ABILITIES = {
    "crystal-sprites": {"defend", "elusive"},
    "elven-protectors": {"defend"},
    "cloud-griffons": {"elusive", "unfortified"},
    "lightning-dragon": {"elusive"},
    "zombie-horde": {"cumbersome"},
    "gibbering-ghouls": {"vampiric"},
    "corrupted-priests": {"vampiric", "defend"},
    "shrouded-necromancers": {"summon"},
    "pain-wraith": {"elusive"},
    "vampire": {"vampiric", "elusive"},
    "blood-demon": {"assassination", "arcane-immunity"},
    "vampire-dragon": {"vampiric", "elusive"},
}


@pytest.mark.rule("MX-346", "MX-347", "MX-C18")
@pytest.mark.parametrize(("faction", "colour"), INVENTORY)
def test_the_enemies_of_a_faction(faction: str, colour: str) -> None:
    found = {card.id: card.copies for card in enemies() if (card.facts()["faction"], card.back) == (faction, colour)}
    assert found == INVENTORY[faction, colour]
    assert sum(found.values()) == {"green": 8, "brown": 4, "red": 4}[colour]


@pytest.mark.rule("MX-347", "MX-353")
@pytest.mark.parametrize("name", ABILITIES)
def test_the_abilities_of_faction_enemies(name: str) -> None:
    card = next(card for card in enemies() if card.id == name)
    assert ABILITIES[name] <= set(card.facts()["abilities"])  # type: ignore[call-overload]


@pytest.mark.rule("MX-353")
def test_who_defends_and_how_much() -> None:
    found = {card.id: card.defend for card in enemies() if card.defend}
    assert found == {"crystal-sprites": 1, "elven-protectors": 2, "corrupted-priests": 1}
    vampires = {card.id for card in enemies() if "vampiric" in card.facts()["abilities"]}  # type: ignore[operator]
    assert vampires == {"gibbering-ghouls", "corrupted-priests", "vampire", "vampire-dragon"}


@pytest.mark.rule("MX-C18", "MX-343")
def test_each_faction_has_sixteen_tokens() -> None:
    counted = {name: sum(card.copies for card in enemies() if card.facts()["faction"] == name) for name in FACTIONS}
    assert counted == {"elementalists": 16, "dark-crusaders": 16}


@pytest.mark.rule("MX-343")
def test_the_places_and_leaders_of_the_box() -> None:
    defs = games.info("mage-knight").table(SHADES).defs
    found = {card.id: card.copies for card in defs if isinstance(card, Place) and card.id != "graveyard-marker"}
    assert found == {"graveyard": 5, "necropolis": 1, "hidden-valley": 1}
    assert [card.id for card in defs if card.kind == "leader"] == ["tezlas-spirit", "dark-tezla"]


# -- piles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-348")
def test_a_scenario_sorts_the_tokens_of_its_faction_out() -> None:
    position = piles(REALM, **{"faction-tokens": "out"})
    crusaders = {card.id for card in enemies() if card.faction == DARK_CRUSADERS}
    for colour in ("green", "brown", "red"):
        assert not names(position[f"pile_{colour}"]) & crusaders
    assert names(position["pile_dark-crusaders"]) <= crusaders
    assert not position["pile_elementalists"]
    assert len(position["pile_brown"]) == 10  # ordinary tokens are still used wherever nothing else is said


@pytest.mark.rule("MX-352")
def test_in_other_scenarios_faction_tokens_are_mixed_with_the_ordinary_ones() -> None:
    position = piles()
    for colour in ("green", "brown", "red"):
        all_kinds = {card.id for card in enemies() if card.back == colour}
        assert everywhere(position, colour) == all_kinds
    assert not position["pile_elementalists"] + position["pile_dark-crusaders"]


@pytest.mark.rule("MX-352")
def test_or_used_instead_of_them() -> None:
    position = piles(**{"faction-tokens": "instead"})
    for colour in ("green", "brown", "red"):
        assert everywhere(position, colour) == {
            card.id for card in enemies() if card.back == colour and card.faction != NO_FACTION
        }
    for colour in ("grey", "violet", "white"):
        assert position[f"pile_{colour}"]


@pytest.mark.rule("MX-351", "MX-352")
def test_ordinary_tokens_come_when_those_used_instead_of_them_are_all_in_use() -> None:
    options: dict[str, object] = {**SHADES, "faction-tokens": "instead"}
    s = land(options=options, pile_brown="", used_brown="").s
    for card in [one for one in s.zones[BOX] if s.definitions[one].kind == "enemy"]:
        if s.enemy(card).faction != NO_FACTION:
            s.move(card, BOX, 0, BATTLE, 0)
    token = s.token_from(BROWN_TOKENS)
    assert (s.enemy(token).back, s.enemy(token).faction) == ("brown", NO_FACTION)
    assert len(s.zones[PILE + BROWN_TOKENS]) == 10


@pytest.mark.rule("MX-352")
def test_or_left_out() -> None:
    position = piles(**{"faction-tokens": "out"})
    for colour in ("green", "brown", "red"):
        assert everywhere(position, colour) == {
            card.id for card in enemies() if card.back == colour and card.faction == NO_FACTION
        }


@pytest.mark.rule("MX-352")
def test_a_scenario_of_one_faction_may_mix_in_the_other_one() -> None:
    position = piles(REALM)
    spirits = {card.id for card in enemies() if card.faction == ELEMENTALISTS and card.back == "brown"}
    assert spirits <= names(position["pile_brown"])


@pytest.mark.rule("MX-352")
@pytest.mark.parametrize(
    ("option", "value"),
    [("faction-tokens", "instead"), ("faction-rewards", "fame"), ("ambush", "yes"), ("pursuit", "yes")],
)
def test_without_the_box_its_options_are_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption, match="shades-of-tezla"):
        deckhold.new("mage-knight", 1, 1, {option: value})


@pytest.mark.rule("MX-349")
def test_a_faction_enemy_summons_one_of_its_own_faction() -> None:
    table = fight(
        "shrouded-necromancers",
        tezla=True,
        scenario=REALM,
        **{"pile_dark-crusaders": "vampire zombie-horde mummy", "pile_green": "prowlers"},
    )
    table.do("end-phase")
    assert faced(table) == ["shrouded-necromancers", "zombie-horde"]


@pytest.mark.rule("MX-349")
@pytest.mark.parametrize("scenario", ["conquest-solo", REALM])
def test_without_a_pile_or_with_an_empty_one_it_summons_an_ordinary_one(scenario: str) -> None:
    table = fight(
        "shrouded-necromancers",
        tezla=True,
        scenario=scenario,
        **{"pile_dark-crusaders": "", "faction_used": "", "pile_green": "prowlers"},
    )
    table.do("end-phase")
    assert faced(table) == ["shrouded-necromancers", "prowlers"]


@pytest.mark.rule("MX-350")
def test_a_die_tells_a_random_faction() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(60):
        s = Realm(deckhold.new("mage-knight", 1, seed, {**SHADES, "heroes": ["tovak"]})).s
        s.events = []
        faction = random_faction(s, 0)
        told.setdefault(COLOURS[s.events[-1].amount], set()).add(FACTIONS[faction])
    light, dark = {"elementalists"}, {"dark-crusaders"}
    assert told == {"gold": light, "green": light, "white": light, "black": dark, "red": dark, "blue": dark}


@pytest.mark.rule("MX-351")
def test_discarded_faction_tokens_come_back_before_ordinary_ones_stand_in() -> None:
    s = land(
        tezla=True,
        scenario=REALM,
        **{"pile_dark-crusaders": "vampire", "faction_used": "mummy zombie-horde", "pile_green": "prowlers"},
    ).s
    first = take_faction_enemy(s, DARK_CRUSADERS, GREEN_TOKENS, BATTLE)
    second = take_faction_enemy(s, DARK_CRUSADERS, GREEN_TOKENS, BATTLE)
    assert [s.enemy(token).id for token in (first, second)] == ["zombie-horde", "prowlers"]


@pytest.mark.rule("MX-351")
@pytest.mark.parametrize(
    ("pile", "enemy", "won"),
    [
        pytest.param("", "prowlers", "", id="substitute"),
        pytest.param("skeletal-warriors", "skeletal-warriors", "orb-of-twilight", id="its-own"),
    ],
)
def test_a_substitute_is_a_member_of_the_faction_but_leaves_no_token(pile: str, enemy: str, won: str) -> None:
    table = land(
        tezla=True,
        scenario=REALM,
        tile_deck="countryside-3 countryside-4",
        at="2,-3",
        move_points=9,
        hand="rage rage",
        **{"pile_dark-crusaders": pile, "faction_used": "", "pile_green": "prowlers"},
        **{"tokens_dark-crusaders": "orb-of-twilight"},
    )
    table.do("explore 4,-5")
    assert table.tokens_at("3,-5") == [enemy]
    areas: Any = table.game.view(0, "en")["areas"]
    [board] = [area for area in areas if area["id"] == "board"]
    [piece] = [piece for piece in board["pieces"] if piece is not None and piece.get("card") == enemy]
    assert piece["marks"] == ["dark-crusaders", "pursuing"]
    table.do("move 3,-4 0", f"challenge {enemy}", "end-phase", "end-phase")
    table.do("play rage", "play rage", "strike", "end-turn").shows(faction_tokens=won)
    assert table.tokens_at("3,-5") == []


@pytest.mark.rule("MX-351", "MX-Q63")
@pytest.mark.parametrize(
    ("pile", "mark", "won"),
    [
        pytest.param("", "elementalists", "", id="substitute"),
        pytest.param("centaur-outriders", "elementalists", "fire-gem", id="its-own"),
    ],
)
def test_a_mixed_enemy_that_stands_in_for_one_of_the_other_faction_leaves_no_token(
    pile: str, mark: str, won: str
) -> None:
    enemy = pile or "zombie-horde"
    table = land(
        tezla=True,
        scenario=VALLEY,
        tile_deck="countryside-3 countryside-4",
        at="2,-3",
        move_points=9,
        hand="march",
        pile_elementalists=pile,
        pile_green="zombie-horde",
        faction_used="",
        tokens_elementalists="fire-gem",
        **{"tokens_dark-crusaders": "orb-of-twilight"},
    )
    table.do("explore 4,-5")
    areas: Any = table.game.view(0, "en")["areas"]
    [board] = [area for area in areas if area["id"] == "board"]
    [piece] = [piece for piece in board["pieces"] if piece is not None and piece.get("card") == enemy]
    assert piece["marks"] == [mark]
    table.do("move 3,-4 1")
    table.s.add_attack(0, -1, 9, FIRE, RANGED)
    again(table).do("strike", "pass", "end-turn").shows(faction_tokens=won)
    assert table.tokens_at("3,-5") == []


@pytest.mark.rule("MX-351")
def test_a_beaten_faction_enemy_goes_to_the_discarded_ones_of_its_faction() -> None:
    table = fight("mummy", "attack", tezla=True, scenario=REALM, strike={"melee-fire": 5}, faction_used="")
    table.do("target mummy", "strike").shows(faction_used="mummy", used_brown="")


@pytest.mark.rule("MX-352")
def test_a_mixed_faction_enemy_goes_to_the_common_discarded_ones() -> None:
    table = fight("mummy", "attack", tezla=True, strike={"melee-fire": 5}, used_brown="")
    table.do("target mummy", "strike").shows(used_brown="mummy", faction_used="")


# -- Defend ------------------------------------------------------------------------------------------------------------


def defended(company: str, phase: str = "ranged", **points: int) -> Realm:
    strike = {name.replace("_", "-"): n for name, n in points.items()}
    return fight(company, phase, tezla=True, strike=strike)


@pytest.mark.rule("MX-E13", "MX-C19", "MX-355", "MX-Q18")
def test_two_sprites_and_protectors_the_printed_example() -> None:
    company = "crystal-sprites crystal-sprites elven-protectors"
    table = defended(company, ranged_physical=8)
    table.do("target crystal-sprites#1", "target elven-protectors", "strike").shows(moment="ranged", fame=3)
    assert table.s.foe_armor == [0, 0, 0]
    assert covering.guardians(table.s) == []  # the protectors' Defend 2 is lost, the second sprites' one was used
    assert covering.armor_to_beat(table.s, 0b10) == 2


@pytest.mark.rule("MX-C19")
def test_a_ranged_attack_of_seven_fails() -> None:
    table = defended("crystal-sprites crystal-sprites elven-protectors", ranged_physical=7)
    table.do("target crystal-sprites#1", "target elven-protectors")
    assert "strike" not in table.choices


@pytest.mark.rule("MX-C19", "MX-355")
@pytest.mark.parametrize(("answer", "left"), [(0, [2]), (1, [1])])
def test_an_attack_on_sprites_alone_meets_a_defend_of_the_players_choice(answer: int, left: list[int]) -> None:
    table = defended("crystal-sprites crystal-sprites elven-protectors", ranged_physical=4)
    table.do("target crystal-sprites#1", "strike")
    assert table.asks == "0 cover"
    table.do(f"option {answer}")
    assert [foes.foe(table.s, place).defend for place in covering.guardians(table.s)] == left


@pytest.mark.rule("MX-Q18")
def test_what_costs_too_much_is_no_choice() -> None:
    table = defended("crystal-sprites crystal-sprites elven-protectors", ranged_physical=3)
    table.do("target crystal-sprites#1", "strike").shows(fame=1)
    assert [foes.foe(table.s, place).defend for place in covering.guardians(table.s)] == [2]


@pytest.mark.rule("MX-354", "MX-Q18")
def test_a_first_attack_on_a_single_enemy_always_meets_a_defend_even_its_own() -> None:
    table = defended("elven-protectors", "attack", melee_physical=5)
    table.do("target elven-protectors")
    assert "strike" not in table.choices
    defended("elven-protectors", "attack", melee_physical=6).do("target elven-protectors", "strike").shows(fame=2)


@pytest.mark.rule("MX-354")
def test_defend_covers_another_enemy_and_only_once() -> None:
    company = "elven-protectors skeletal-warriors zombie-horde"
    table = fight(company, "attack", tezla=True, strike={"melee-physical": 6}, hand="rage*2 march")
    table.do("target skeletal-warriors", "strike").shows(fame=1)
    table.do("play rage", "play rage", "sideways march 2", "target zombie-horde", "strike").shows(fame=3)


@pytest.mark.rule("MX-356", "MX-Q18")
def test_an_unused_defend_is_lost_with_its_enemy() -> None:
    spell: dict[str, Any] = {"hand": "whirlwind", "mana": {"white": 1, "black": 1}, "dice": "red", "night": True}
    company = "elven-protectors skeletal-warriors"
    table = fight(company, "attack", tezla=True, strike={"melee-physical": 4}, **spell)
    assert not table.copy().do("target skeletal-warriors").can("strike")  # 4 + 2
    table.do("power whirlwind", "pick elven-protectors").shows(fame=2)  # destroyed, not attacked
    table.do("target skeletal-warriors", "strike").shows(fame=3)


@pytest.mark.rule("MX-Q18")
def test_two_targets_take_two_defends_and_arcane_immunity_does_not_prevent_it() -> None:
    company = "elven-protectors corrupted-priests blood-demon skeletal-warriors"
    table = defended(company, "attack", melee_physical=12)
    table.do("target blood-demon", "target skeletal-warriors")
    assert "strike" not in table.choices  # 6 + 4 + 2 + 1
    table = defended(company, "attack", melee_physical=13)
    table.do("target blood-demon", "target skeletal-warriors", "strike").shows(fame=6)


# -- Vampiric ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-C20", "MX-357", "MX-358")
def test_a_vampire_of_armor_five_that_deals_three_wounds_has_eight() -> None:
    table = fight("vampire/-elusive", "block", tezla=True, units="peasants", blocking=0, level=1, hit_change=[2, 0, 0])
    table.do("end-phase", "hit-unit peasants")  # 7 damage: peasants take 3, 4 are two wounds
    assert table["moment"] == "attack"
    assert foes.armor_of(table.s, 0) == 8


@pytest.mark.rule("MX-Q17")
def test_poison_counts_twice_on_a_unit_and_once_in_hand() -> None:
    table = fight("gibbering-ghouls/poison", "block", tezla=True, units="peasants", blocking=0, level=1, discard="")
    table.do("end-phase", "hit-unit peasants")  # 4 damage: 3 and a wound
    table.shows(hand="wound", discard="wound")
    assert foes.armor_of(table.s, 0) == 4 + 2 + 1


@pytest.mark.rule("MX-357")
def test_a_blocked_vampire_does_not_grow() -> None:
    table = fight("gibbering-ghouls", "block", tezla=True, blocking=0, guard={"physical": 4})
    table.do("block")
    assert foes.armor_of(table.s, 0) == 4


# -- places ------------------------------------------------------------------------------------------------------------

FOREST = "1,-3"  # of countryside-1; a glade without any token


@pytest.mark.rule("MX-376", "MX-E14")
def test_a_graveyard_costs_what_the_terrain_beneath_costs_by_day() -> None:
    for points, goes in ((2, False), (3, True)):
        table = land(tezla=True, places=f"graveyard@{FOREST}", at="1,-2", move_points=points)
        assert table.s.terrain[table.s.cells.named(f"@{FOREST}")] == 2
        assert (FOREST in table.goes) == goes


@pytest.mark.rule("MX-376")
def test_by_night_a_forest_with_a_graveyard_costs_five() -> None:
    for points, goes in ((4, False), (5, True)):
        table = land(tezla=True, places=f"graveyard@{FOREST}", at="1,-2", move_points=points, night=True)
        assert (FOREST in table.goes) == goes


@pytest.mark.rule("MX-375")
@pytest.mark.parametrize("place", ["graveyard", "necropolis"])
def test_by_day_the_night_rules_hold_in_dark_places(place: str) -> None:
    s = land(tezla=True, places=f"{place}@1,-3", at="1,-3").s
    assert (s.gold_works(), s.black_works()) == (False, True)
    s = land(tezla=True, places=f"{place}@1,-3", at="1,-2").s
    assert (s.gold_works(), s.black_works()) == (True, False)


@pytest.mark.rule("MX-375")
@pytest.mark.parametrize(("at", "colour"), [("1,-3", "black"), ("1,-2", "gold")])
def test_mana_of_the_hour_is_black_where_night_rules_hold(at: str, colour: str) -> None:
    table = land(tezla=True, places="graveyard@1,-3", at=at, hand="endless-gem-pouch").do("power endless-gem-pouch")
    assert table["tokens"] == {"red": 1, "blue": 1, "green": 1, "white": 1, colour: 1}


def next_turn_at(place: str, night: bool, **more: Any) -> Realm:
    """The next turn of a hero that stays where it is."""
    usual = {"hand": "march", "deck": "rage*2 stamina*2 swiftness*2"}
    table = land(tezla=True, places=f"{place}@1,-3", at="1,-3", night=night, **{**usual, **more})
    table.do("play march", "end-turn")
    if table.asks == "0 discard":
        table.do("pass")
    assert table.asks == "0 turn"
    return table


@pytest.mark.rule("MX-375")
@pytest.mark.parametrize("place", ["graveyard", "necropolis"])
def test_who_starts_a_turn_in_a_dark_place_by_night_gains_black_mana(place: str) -> None:
    for night, mana in ((True, {"black": 1}), (False, {})):
        next_turn_at(place, night).shows(tokens=mana)


@pytest.mark.rule("MX-374")
def test_the_hidden_valley_works_like_a_glade() -> None:
    for night, mana in ((True, {"black": 1}), (False, {"gold": 1})):
        next_turn_at("hidden-valley", night).shows(tokens=mana)
    table = land(tezla=True, places="hidden-valley@1,-3", at="1,-3", hand="march wound")
    table.do("play march", "end-turn")
    assert table.asks == "0 glade"
    table.do("pick wound")
    assert "wound" not in names(table.exactly("hand_0"))


@pytest.mark.rule("MX-Q43")
def test_a_place_that_enemies_hold_gives_nothing() -> None:
    for place in ("graveyard", "hidden-valley"):
        table = next_turn_at(place, True, tokens="zombie-horde@1,-3", trail=[], hand="march wound")
        table.shows(tokens={})


@pytest.mark.rule("MX-374", "MX-377")
@pytest.mark.parametrize("place", ["hidden-valley", "necropolis"])
def test_entering_the_places_of_leaders_costs_two(place: str) -> None:
    for points, goes in ((1, False), (2, True)):
        table = land(tezla=True, places=f"{place}@{FOREST}", at="1,-2", move_points=points)
        assert (FOREST in table.goes) == goes


@pytest.mark.rule("MX-Q43")
def test_where_graveyard_tokens_do_not_suffice_a_marker_serves() -> None:
    s = land(tezla=True).s
    cells = [cell for cell in range(s.cells.size) if s.terrain[cell] < 6][:7]
    for cell in cells:
        lay_place(s, GRAVEYARD, cell, -1)
    assert {s.site[cell] for cell in cells} == {GRAVEYARD}


@pytest.mark.rule("MX-348")
def test_piles_of_factions_survive_a_save() -> None:
    game = deckhold.new("mage-knight", 1, 3, {**SHADES, "scenario": VALLEY, "heroes": ["tovak"]})
    data = game.dump()
    assert deckhold.load(data).dump() == data


@pytest.mark.rule("MX-Q43", "MX-059")
@pytest.mark.parametrize("held", [True, False])
def test_nobody_is_recruited_on_a_glade_that_enemies_hold(held: bool) -> None:
    boxes = {"expansions": ["lost-legion", "shades-of-tezla"]}
    tokens = "crystal-sprites@1,-3" if held else ""
    table = land(scenario="life-and-death-solo", options=boxes, at="1,-3", unit_offer="magic-familiars", tokens=tokens)
    assert table.can("interact") != held


@pytest.mark.rule("MX-374", "MX-059")
def test_familiars_are_recruited_in_the_hidden_valley_too() -> None:
    table = land(
        scenario="hidden-valley-solo",
        options={"expansions": ["lost-legion", "shades-of-tezla"]},
        places="hidden-valley@1,-3",
        at="1,-3",
        unit_offer="magic-familiars",
        hand="endless-bag-of-gold promise",
        reputation=-7,
        mana={"red": 1},
        dice="black",
    )
    table.do("interact", "play endless-bag-of-gold", "play promise", "recruit magic-familiars")
    table.shows(units="magic-familiars", tokens={})
    assert "mana-on-red magic-familiars#1" in table["marks"]


@pytest.mark.rule("MX-374")
@pytest.mark.parametrize(("where", "points"), [("1,-3", 4), ("1,-2", 3)])
def test_the_hidden_valley_is_a_glade_for_a_skill(where: str, points: int) -> None:
    table = land(tezla=True, places="hidden-valley@1,-3", at=where, skills="braevalar-beguile")
    table.do("skill braevalar-beguile").shows(influence=points)


@pytest.mark.rule("MX-349")
def test_a_possessed_summoner_brings_one_of_its_faction() -> None:
    table = fight(
        "shrouded-necromancers prowlers",
        scenario="realm-of-the-dead-solo",
        options={"expansions": ["lost-legion", "shades-of-tezla"]},
        night=True,
        hand="charm",
        mana={"white": 1, "black": 1},
        dice="gold",
    )
    table.do("power charm", "pick shrouded-necromancers")
    while table["moment"] != "attack":
        table.do(next(one for one in table.choices if one.startswith(("end-phase", "hit-hero"))))
    before = len(table.exactly("pile_dark-crusaders"))
    table.do("convert")
    assert before - len(table.exactly("pile_dark-crusaders")) == 1


@pytest.mark.rule("MX-351", "MK-559")
def test_a_substitute_that_comes_back_after_the_dummys_turn_survives_a_save() -> None:
    table = land(
        tezla=True,
        scenario=REALM,
        options={**SHADES, "rampage": "more-rampage"},
        order=[0, 1],
        order_at=0,
        announced=0,
        turns_left=1,
        moment="closing",
        did_play=True,
        dummy_deck="march*3",
        **{"pile_dark-crusaders": "", "faction_used": "", "pile_green": "prowlers diggers", "pile_brown": ""},
    ).do("end-turn")
    while table.asks != "0 tactic":
        table.do(table.choices[-1])
    loaded = Realm(deckhold.load(table.game.dump()))
    came = [token for token in loaded.s.zones[FIELD] if loaded.s.enemy(token).pile == GREEN_TOKENS]
    assert [faction_of(loaded.s, token) for token in came] == [DARK_CRUSADERS] * len(came)
    assert came
