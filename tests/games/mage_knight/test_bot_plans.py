"""What the bot goes for on the map: this position, that answer."""

from typing import Any

from deckhold.bots.simple import GreedyBot
from deckhold.engine.search import HOPELESS
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fares import move_fares
from deckhold.games.mage_knight.bot.goals import goal_worth
from deckhold.games.mage_knight.bot.lures import Lures
from deckhold.games.mage_knight.bot.strength import (
    PILE_ARMOR,
    PILE_FAME,
    PILE_THREAT,
    Force,
    armor_need,
    force_now,
    force_of,
    threat_need,
)
from deckhold.games.mage_knight.bot.targets import targets_of
from deckhold.games.mage_knight.bot.values import fame_worth, own_worth, repute_worth
from deckhold.games.mage_knight.definitions import Deed, Enemy
from deckhold.games.mage_knight.terms import BASE
from games.mage_knight.land import Realm, land
from games.mage_knight.test_combat_city import city

VILLAGE = "2,-3"
BESIDE_ORCS = "1,-3"


def answer(table: Realm) -> dict[str, Any]:
    return table.game.explain(GreedyBot().choose(table.game))


def lure(table: Realm, cell: str) -> float:
    s = table.s
    found = Lures(s, 0, targets_of(s, 0), force_of(s, 0), [])
    return found.worth[s.cells.named(f"@{cell}")]


def test_it_challenges_whom_it_can_beat_where_it_stands() -> None:
    table = land(hand="rage*2 determination march", at=BESIDE_ORCS, tokens="diggers@1,-4", dice="red blue green")
    assert answer(table)["verb"] == "challenge"


def test_it_leaves_alone_whom_it_cannot_beat() -> None:
    table = land(hand="march", deck="", at=BESIDE_ORCS, tokens="ironclads@1,-4", dice="red blue green", tile_deck="")
    assert answer(table)["verb"] not in ("challenge", "move")


def test_it_visits_people_whom_it_can_pay() -> None:
    table = land(hand="promise threaten", at=VILLAGE, unit_offer="peasants", tile_deck="", dice="white white red")
    assert answer(table)["verb"] == "interact"


def test_it_recruits_the_unit_that_it_came_for() -> None:
    table = land(hand="rage", at=VILLAGE, unit_offer="peasants", moment="dealing", influence=4)
    assert answer(table)["verb"] == "recruit"


def test_it_does_not_spend_its_hand_on_people_who_have_nothing_for_it() -> None:
    table = land(hand="promise threaten", at=VILLAGE, unit_offer="", moment="dealing", influence=4)
    assert answer(table)["verb"] == "end-turn"


def test_it_rests_with_a_hand_full_of_wounds() -> None:
    table = land(hand="wound*4 march", at=BESIDE_ORCS, tokens="ironclads@1,-4", tile_deck="")
    assert answer(table)["verb"] == "rest"


def test_it_plays_for_healing_what_heals() -> None:
    table = land(hand="tranquility wound", deck="", at=VILLAGE, unit_offer="", tile_deck="", dice="red red red")
    assert answer(table)["verb"] == "play"
    table.do("play tranquility")
    assert table.game.label(GreedyBot().choose(table.game)).startswith("Heal")


def test_it_heals_a_unit_that_is_of_no_use_otherwise() -> None:
    place = {"deck": "", "at": VILLAGE, "unit_offer": "", "tile_deck": "", "dice": "red red red"}
    hurt = land(hand="tranquility", units="peasants~1", **place)
    assert answer(hurt)["verb"] == "play"
    hurt.do("play tranquility")
    assert hurt.game.label(GreedyBot().choose(hurt.game)).startswith("Heal")
    assert answer(land(hand="tranquility", units="peasants", **place))["verb"] != "play"


def test_it_does_not_count_on_points_for_mana_that_is_not_there() -> None:
    assert move_fares(land(hand="pure-magic", dice="red red red").s, 0).within() == 1
    assert move_fares(land(hand="pure-magic", dice="green red red").s, 0).within() == 4


def test_it_sets_out_with_a_full_hand_rather_than_wait() -> None:
    hand = "promise concentration crystallize threaten mana-draw"
    table = land(seats=2, hand=hand, at="0,0", at_1="1,-4", tile_deck="countryside-3 countryside-4")
    assert answer(table)["verb"] == "sideways"


def test_on_the_way_it_thinks_of_nothing_else() -> None:
    table = land(hand="march rage", at="0,-1", tokens="diggers@1,-4", move_points=2)
    promises = table.game.info.promises(table.game)
    assert len([value for value in promises if value > HOPELESS]) == 1


def test_it_draws_by_a_skill_before_it_plans() -> None:
    table = land(hand="rage march stamina", at=BESIDE_ORCS, tokens="diggers@1,-4", skills="tovak-motivation")
    assert answer(table)["verb"] == "skill"


def test_a_target_is_worth_less_from_further_away() -> None:
    table = land(at="0,-1", tokens="diggers@1,-4", tile_deck="", unit_offer="")
    assert lure(table, BESIDE_ORCS) > lure(table, "0,-1") > 0.0


def test_an_enemy_that_is_far_too_strong_draws_nobody() -> None:
    nobody = land(at="0,-1", tile_deck="", unit_offer="")
    weak = land(at="0,-1", tokens="diggers@1,-4", tile_deck="", unit_offer="")
    strong = land(at="0,-1", tokens="high-dragon@1,-4", tile_deck="", unit_offer="")
    assert lure(weak, BESIDE_ORCS) > lure(nobody, BESIDE_ORCS)
    assert lure(strong, BESIDE_ORCS) <= lure(nobody, BESIDE_ORCS)


def test_units_add_to_what_a_hero_can_do() -> None:
    alone = land(hand="rage march")
    led = land(hand="rage march", units="peasants")
    hurt = land(hand="rage march", units="peasants~1")
    assert force_of(led.s, 0).fight > force_of(alone.s, 0).fight
    assert force_of(led.s, 0).alone == force_of(alone.s, 0).alone
    assert force_of(hurt.s, 0).fight == force_of(alone.s, 0).fight


def test_a_way_takes_away_from_what_the_hand_can_do() -> None:
    s = land(hand="rage march stamina").s
    assert force_now(s, 0, 0).fight > force_now(s, 0, 2).fight


def test_the_cheapest_cards_pay_for_a_way() -> None:
    table = land(hand="rage march", dice="red red red")
    fares = move_fares(table.s, 0)
    assert table.game.label(int(fares.first(2))) == "Play March"
    assert fares.price(2) < fares.price(3) < fares.price(4)


def test_early_fame_is_worth_more_than_late_fame() -> None:
    assert fame_worth(3) - fame_worth(0) > fame_worth(83) - fame_worth(80)


def test_a_city_that_has_fallen_counts_besides_its_shields() -> None:
    place = {"tiles": "core-5@1,0 countryside-2@1,1", "cities": "city-green@1,-3", "at": "0,-1"}
    before = land(**place, tokens="freezers@1,-3", city_row={"green": [0]})
    after = land(**place, city_row={"green": [0]})
    assert goal_worth(after.s, 0) > goal_worth(before.s, 0) > 0.0


def test_cards_that_there_is_no_time_for_are_worth_little() -> None:
    early = land(hand="march")
    late = land(hand="march", turns_left=0)
    none = land(hand="", turns_left=0)
    assert own_worth(late.s, 0) - own_worth(none.s, 0) < own_worth(early.s, 0) - own_worth(land(hand="").s, 0)


def test_what_an_effect_brings_is_found_out_once() -> None:
    s = land(hand="march").s
    deed = s.deed(s.usable_hand(0)[0])
    assert deed.basic is not None
    assert brings(deed.basic) is brings(deed.basic)
    assert brings(deed.basic).move == 2


def test_it_counts_on_a_skill_that_brings_influence() -> None:
    place = {"hand": "rage swiftness", "at": VILLAGE, "unit_offer": "peasants", "tile_deck": "", "dice": "red red red"}
    skilled = land(**place, skills="norowas-bright-negotiation")
    assert answer(skilled)["verb"] == "interact"
    assert answer(land(**place))["verb"] != "interact"
    assert force_of(skilled.s, 0).influence > force_of(land(**place).s, 0).influence


def test_people_draw_who_can_perhaps_pay_them() -> None:
    place = {"hand": "rage", "at": "0,-1", "tile_deck": "", "deck": "", "reputation": -3}
    nobody = land(**place, unit_offer="")
    dear = land(**place, unit_offer="utem-crossbowmen")
    assert force_of(dear.s, 0).influence < 6.0
    assert lure(dear, VILLAGE) > lure(nobody, VILLAGE)


def test_of_effects_that_go_by_the_mana_paid_for_them_one_counts() -> None:
    box = {card.id: card for card in land().s.definitions if isinstance(card, Deed)}
    bolt = box["mana-bolt"].basic
    assert bolt is not None
    assert brings(bolt).attack == 8


def test_a_fight_that_takes_all_that_a_hero_has_draws_less_than_its_share() -> None:
    s = land(hand="rage march", tokens="ironclads@1,-4").s
    target = targets_of(s, 0)[0]
    enough = Force(target.need, target.need, 0.0)
    plenty = Force(2.0 * target.need, 2.0 * target.need, 0.0)
    assert 0.0 < target.worth(s, 0, enough) < 0.5 * target.worth(s, 0, plenty)


def test_having_healed_it_still_sets_out_with_a_full_hand() -> None:
    hand = "promise concentration crystallize threaten mana-draw"
    place = {"seats": 2, "at": "0,0", "at_1": "1,-4", "tile_deck": "countryside-3 countryside-4"}
    table = land(hand=f"{hand} tranquility wound", dice="red red red", **place)
    table.do("play tranquility", "option 0", "heal")
    assert answer(table)["verb"] == "sideways"


# -- cities ------------------------------------------------------------------------------------------------------------

GARRISON = "monks ice-mages-enemy freezers"
UNITS = "utem-guardsmen northern-monks"
BESIDE_THE_CITY = "2,-2"
FAR_FROM_IT = "0,-1"


def test_whoever_can_beat_some_of_a_garrison_goes_for_it() -> None:
    """Who is beaten stays beaten: half of what the whole garrison takes is enough to begin."""
    s = city("blue", GARRISON, fame=36, level=6).s
    (target,) = [one for one in targets_of(s, 0) if one.parts]
    half, little = 0.5 * target.need, 4.0
    assert target.worth(s, 0, Force(half, half, 0.0)) > 0.0 == target.worth(s, 0, Force(little, little, 0.0))


def test_the_last_of_a_garrison_is_worth_more_than_the_first() -> None:
    force = Force(20.0, 20.0, 0.0)
    worths = []
    for garrison in (GARRISON, "freezers"):
        s = city("blue", garrison, fame=36, level=6).s
        (target,) = [one for one in targets_of(s, 0) if one.parts]
        worths.append(target.worth(s, 0, force))
    assert worths[1] > worths[0] > 0.0


def test_a_city_draws_on_who_stands_too_far_away_to_assault_it_with_all_cards() -> None:
    """Within reach it may not be worth it: two cards for the way are two less. From beside it, it will be."""
    hand = "rage*2 determination swiftness*2 stamina"
    table = city("blue", GARRISON, at=FAR_FROM_IT, hand=hand, deck=hand, units=UNITS, fame=36, level=6)
    s = table.s
    targets = targets_of(s, 0)
    place = s.cells.named("@3,-2")
    seen = Lures(s, 0, targets, force_of(s, 0), [place])
    fresh = Lures(s, 0, targets, force_of(s, 0), [])
    beside = s.cells.named(f"@{BESIDE_THE_CITY}")
    assert seen.worth[beside] == fresh.worth[beside] > fresh.worth[s.where(0)]


def test_beside_a_city_it_waits_for_its_units_but_not_for_cards() -> None:
    hand = "rage*2 determination swiftness*2 stamina"
    worth = []
    for units in ("utem-guardsmen! northern-monks", "utem-guardsmen northern-monks"):
        s = city("blue", GARRISON, hand=hand, deck=hand, units=units, fame=36, level=6).s
        lures = Lures(s, 0, targets_of(s, 0), force_of(s, 0), [s.cells.named("@3,-2")])
        worth.append(lures.worth[s.cells.named(f"@{BESIDE_THE_CITY}")])
    assert worth[0] > worth[1]


def test_it_assaults_a_city_of_which_it_can_beat_some() -> None:
    """Two of three fall, and the third is left for the next time."""
    table = city(
        "blue",
        GARRISON,
        hand="rage*2 determination swiftness*2",
        units="utem-guardsmen utem-crossbowmen ice-golems",
        crystals={"red": 2, "blue": 1},
        dice="red white blue",
        level=6,
        fame=36,
        round=5,
        tile_deck="",
    )
    while not table.s.in_combat():
        assert answer(table)["verb"] == "move"
        table.game.apply(GreedyBot().choose(table.game))
    while table.s.in_combat():
        table.game.apply(GreedyBot().choose(table.game))
    assert table["city_row"]["blue"] == [0, 0]


# -- estimates ---------------------------------------------------------------------------------------------------------


def test_a_garrison_that_nobody_has_seen_is_taken_for_an_average_one() -> None:
    s = land(level=3).s
    for pile in range(len(PILE_ARMOR)):
        faces = [card for card in s.definitions if type(card) is Enemy and card.box == BASE and card.pile == pile]
        armor = sum(armor_need(face, False) for face in faces) / len(faces)
        threat = sum(threat_need(s, 0, face) for face in faces) / len(faces)
        assert abs(PILE_ARMOR[pile] - armor) < 0.5
        assert abs(PILE_THREAT[pile] - threat) < 1.0
        assert abs(PILE_FAME[pile] - sum(face.fame for face in faces) / len(faces)) < 0.5


def test_the_worse_a_reputation_is_the_more_a_step_costs() -> None:
    """Whom nobody deals with any more recruits nobody."""
    steps = [repute_worth(reputation) - repute_worth(reputation - 1) for reputation in (0, -4, -5, -6)]
    assert steps == sorted(steps)
    assert steps[3] > 4.0 * steps[0]


def test_it_heals_before_it_buys_more_healing() -> None:
    table = land(hand="wound promise", at=VILLAGE, unit_offer="", moment="dealing", influence=9, healing=1)
    assert answer(table)["verb"] == "heal"
    table.do("heal")
    assert answer(table)["verb"] == "end-turn"
