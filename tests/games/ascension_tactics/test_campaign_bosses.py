"""The four scenarios of the campaign: what each boss and its scenario do (rules, section 28)."""

from typing import Any

import pytest

import deckhold
from games.ascension_tactics.battle import Battle, raid

KING = "villain-rat-king"
RAT = "villain-giant-rat"
BELZEPUG = "villain-belzepug"
GORPH = "villain-ravenous-gorph"
RAKAR = "villain-rakar"


def swarm(pool: str, villains: str, **given: Any) -> Battle:
    return raid(pool, f"{KING} {villains}", **{"shrine": "", **given})


def fleas(pool: str, villains: str = "", boss: str = f"{BELZEPUG}@3,0", **given: Any) -> Battle:
    return raid(pool, f"{boss} {villains}", scenario="campaign-belzepug", **{"shrine": "", **given})


def greed(pool: str, villains: str = "", boss: str = f"{RAKAR}@5,0", **given: Any) -> Battle:
    purse = {f"{RAKAR}#1": given.pop("hoard", 20), **given.pop("purse", {})}
    purse = {name: n for name, n in purse.items() if n}
    return raid(pool, f"{boss} {villains}", scenario="campaign-rakar", purse=purse, **{"shrine": "", **given})


def hosts(pool: str, villains: str, **given: Any) -> Battle:
    return raid(pool, f"villain-kythis {villains}", scenario="campaign-kythis", **{"shrine": "", **given})


# -- Rat King ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-281")
def test_forty_glory_win_and_shrines_give_two() -> None:
    table = swarm("jirra@0,1", "", shrine="0,0", glory=[38])
    table.do("end-turn")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("glory", (0,))
    table = swarm("jirra", f"{GORPH}@0,1", shrine="0,0", villains_glory=38)
    table.villains_turn()
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("villains-glory", ())


@pytest.mark.rule("AT-283")
def test_surge_of_the_rat_king_fills_free_shrines_with_rats_and_orders_all_rats() -> None:
    table = swarm("jirra@0,0", "", shrine="0,0 3,0 -3,0", schemes="ritual-of-the-gate", caches="treasure-speed-1@5,-5")
    told = table.villains_turn()
    assert told.count(f"deploy {RAT}") == 3  # one by Pack of Thieves, two into free shrines
    assert told.count(f"villain-order {RAT}") == 4


@pytest.mark.rule("AT-237", "AT-270")
@pytest.mark.parametrize(("seats", "threat", "gained"), [(3, 8, 0), (4, 7, 0), (4, 8, 2)])
def test_an_order_to_the_rat_king_gives_the_villains_glory_against_four_players(
    seats: int, threat: int, gained: int
) -> None:
    table = swarm("jirra", "", seats=seats, threat=threat, schemes="crimson-decree azure-fang")
    table.villains_turn()
    assert table["villains_glory"] == gained


@pytest.mark.rule("AT-284")
def test_without_rats_one_comes_through_the_portal_and_is_ordered() -> None:
    told = swarm("jirra", "", shrine="2,0").villains_turn()
    assert told.index(f"deploy {RAT}") < told.index(f"villain-order {RAT}")


@pytest.mark.rule("AT-284")
def test_all_giant_rats_are_ordered_when_the_turn_starts() -> None:
    told = swarm("jirra", f"{RAT}@0,0 {RAT}@0,1", shrine="5,-5").villains_turn()
    assert told.count(f"villain-order {RAT}") == 2
    assert f"deploy {RAT}" not in told


@pytest.mark.rule("AT-285", "AT-288")
def test_a_rat_opens_the_treasure_it_ends_on_for_the_rat_king() -> None:
    table = swarm("jirra", f"{RAT}@0,0", shrine="5,-5", caches="treasure-strength-2@2,0 treasure-defense-2@-5,5")
    table.villains_turn()
    table.shows(villain_gear="treasure-strength-2", caches="treasure-defense-2")
    assert table.worth(KING) == (7, 8)


@pytest.mark.rule("AT-285")
def test_without_treasures_a_rat_goes_to_the_nearest_shrine() -> None:
    table = swarm("jirra", f"{RAT}@0,0", shrine="2,0 -4,0")
    table.villains_turn()
    assert table.spot(RAT) == "2,0"


@pytest.mark.rule("AT-286")
def test_a_devil_rat_goes_to_the_nearest_shrine_and_leaves_treasures() -> None:
    rats = f"villain-devil-rat@0,0 {RAT}@-5,5"
    table = swarm("jirra", rats, shrine="3,0", caches="treasure-speed-1@0,1", schemes="ritual-of-the-gate")
    table.villains_turn()
    assert table.spot("villain-devil-rat") == "3,0"  # which the new Giant Rat has left for the treasure
    table.shows(caches="treasure-speed-1")


@pytest.mark.rule("AT-287")
def test_rats_do_not_attack_and_the_players_choose_their_sequence_and_destination() -> None:
    table = swarm("aria-redforge@1,-1", f"{RAT}@0,0 {RAT}@4,0", shrine="2,0 -2,0").do("end-turn")
    assert table.asks == "0 sequence"
    assert table.choices == [f"pick {RAT}", "pass"]
    table.do(f"pick {RAT}#1")
    assert table.asks == "0 scurry"
    assert table.choices == ["cell @-2,0", "cell @2,0"]
    table.do("cell 2,0")
    assert "attack" not in " ".join(table.villains_turn())


@pytest.mark.rule("AT-287")
def test_where_their_sequence_does_not_matter_the_rats_go_as_they_come() -> None:
    table = swarm("jirra", f"{RAT}@0,0 {RAT}@0,3 {RAT}@0,-3", shrine="2,0 2,3 2,-3").do("end-turn", "pass")
    assert table.asks == "0 main"
    spots = {table.spot(f"{RAT}#{copy}") for copy in (1, 2, 3)}
    assert spots == {"2,0", "2,3", "2,-3"}


@pytest.mark.rule("AT-Q41")
def test_a_rat_that_stands_on_a_treasure_opens_it_without_moving() -> None:
    table = swarm("jirra", f"{RAT}@0,0", shrine="5,-5", caches="treasure-speed-1@0,0")
    table.villains_turn()
    table.shows(villain_gear="treasure-speed-1")
    assert table.spot(RAT) == "0,0"


@pytest.mark.rule("AT-288", "AT-343", "AT-X56")
def test_the_defeated_rat_king_loses_a_treasure_but_keeps_its_soul() -> None:
    boss = f"{KING}@1,0~8^1 +treasure-defense-2 +treasure-souls-1"
    table = raid("vyrak@0,0", boss, power=5, shrine="")
    assert table.worth(KING) == (6, 11)
    table.do("order vyrak", f"attack {KING}")
    assert table.choices == ["pick treasure-defense-2", "pick treasure-souls-1", "pass"]
    table.do("pick treasure-souls-1").shows(villain_gear="treasure-defense-2", treasure_discard="treasure-souls-1")
    assert table.souls(KING) == 1


@pytest.mark.rule("AT-288")
def test_a_stolen_soul_treasure_gives_the_rat_king_a_soul() -> None:
    table = swarm("jirra", f"{RAT}@0,0", shrine="5,-5", caches="treasure-souls-1@1,0")
    table.villains_turn()
    assert table.souls(KING) == 1


@pytest.mark.rule("AT-289")
def test_players_cannot_pay_for_rats() -> None:
    assert "giant-rat" not in swarm("jirra", "", power=5).orders


@pytest.mark.rule("AT-289", "AT-Q32")
def test_an_effect_that_orders_a_rat_may_move_one_of_the_villains() -> None:
    table = swarm("jirra", f"{RAT}@0,0", hand="cult-fanatic", caches="treasure-speed-1@2,0")
    table.do("play cult-fanatic")
    assert set(table.choices) == {"pick giant-rat", f"pick {RAT}", "pass"}
    table.do(f"pick {RAT}").do("move -2,0")  # away from the treasure
    assert table.spot(RAT) == "-2,0"


@pytest.mark.rule("AT-285")
@pytest.mark.rule("AT-289")
def test_a_rat_that_a_player_moves_onto_a_treasure_steals_it_all_the_same() -> None:
    table = swarm("jirra", f"{RAT}@0,0", hand="cult-fanatic", caches="treasure-souls-1@2,0")
    table.do("play cult-fanatic", f"pick {RAT}")
    answers: Any = table.game.view(0)["actions"]
    assert [one["pieces"] for one in answers if one.get("warnings") == ["the boss gets the treasure"]] == [["@2,0"]]
    table.do("move 2,0")
    table.shows(caches="", villain_gear="treasure-souls-1", treasures="")
    assert table.souls(KING) == 1


@pytest.mark.rule("AT-Q32")
def test_a_rat_of_the_villains_that_a_player_ordered_counts_for_a_quest() -> None:
    table = swarm("jirra", f"{RAT}@0,0", hand="cult-fanatic rat-catcher").do("play rat-catcher", "play cult-fanatic")
    assert table.do(f"pick {RAT}", "move 1,0").can("complete rat-catcher")


# -- Belzepug ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-291")
def test_the_players_win_by_defeating_belzepug_and_not_by_glory() -> None:
    table = fleas("vyrak@2,0", worn=43, glory=[60], power=5)
    assert table.asks == "0 main"
    table.do("order vyrak", f"attack {BELZEPUG}")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("boss", (0,))


@pytest.mark.rule("AT-292")
def test_surge_of_belzepug() -> None:
    fleas("jirra", schemes="open-the-abyss").do("end-turn").shows(villains_glory=5, worn=-5)


@pytest.mark.rule("AT-293", "AT-Q45")
def test_who_comes_through_the_portal_with_the_target_is_marked_minions_aside() -> None:
    table = fleas("jirra", power=3)
    table.do("order giant-rat", "end-order")
    assert table.on("giant-rat") == []
    table = fleas("jirra kehmep", power=4).do("order jirra", "move -3,0")
    assert table.on("jirra") == ["red-target"]
    table.do("order kehmep")
    assert table.on("kehmep") == []


@pytest.mark.rule("AT-293")
def test_the_mark_returns_to_the_portal_when_the_marked_champion_falls() -> None:
    table = marked(fleas("aria-redforge@0,0", schemes="crimson-decree"), "aria-redforge#1").do("end-turn")
    assert table.spot("aria-redforge") is None
    assert table["spots"]["red-target#1"] == "@-5,0"


def marked(table: Battle, champion: str) -> Battle:
    """The same position with a champion marked."""
    data: Any = table.game.dump()
    del data["position"]["spots"]["red-target#1"]
    data["position"]["bearer"]["red-target#1"] = champion
    return Battle(deckhold.load(data))


@pytest.mark.rule("AT-294")
def test_belzepug_covers_four_cells() -> None:
    table = fleas("jirra")
    cells = table.s.cells_of(table.figure(BELZEPUG))
    assert {table.s.cells.name(cell) for cell in cells} == {"@3,0", "@3,1", "@4,-1", "@4,0"}


@pytest.mark.rule("AT-295")
def test_damage_to_belzepug_lowers_its_defense_for_good() -> None:
    table = fleas("vyrak@2,0", power=5).do("order vyrak", f"attack {BELZEPUG}", "end-order")
    table.shows(worn=8, damage={})
    table.do("end-turn").shows(worn=8)


@pytest.mark.rule("AT-296", "AT-Q44")
def test_belzepug_attacks_the_marked_champion_anywhere_and_it_falls_in_any_case() -> None:
    table = marked(fleas("vyrak@-4,0", schemes="crimson-decree"), "vyrak#1")
    told = table.villains_turn()
    assert told.count(f"attack {BELZEPUG}") == 1
    assert "defeat vyrak" in told  # 9 damage against 10
    assert table.terrain("-4,0") == "corrupted"


@pytest.mark.rule("AT-296", "AT-137")
def test_a_marked_champion_that_transforms_under_the_attack_falls_all_the_same() -> None:
    table = fleas("sadranis@0,0^2", schemes="crimson-decree", treasures="treasure-souls-1")
    table = marked(table, "sadranis#1").do("end-turn", "use treasure-souls-1 sadranis", "option 0")
    assert table.spot("sadranis-dark-savant") is None
    assert table["spots"]["red-target#1"] == "@-5,0"


@pytest.mark.rule("AT-296")
@pytest.mark.parametrize(("terrain", "after"), [("forest", "corrupted"), ("shrine", "shrine"), ("beacon", "beacon")])
def test_corrupted_ground_replaces_a_forest_and_no_other_terrain(terrain: str, after: str) -> None:
    table = marked(fleas("aria-redforge@-2,2", schemes="crimson-decree", **{terrain: "-2,2"}), "aria-redforge#1")
    table.villains_turn()
    assert table.terrain("-2,2") == after


@pytest.mark.rule("AT-297")
def test_without_a_marked_champion_the_villains_gain_two_glory() -> None:
    fleas("jirra", schemes="crimson-decree").do("end-turn").shows(villains_glory=2)


@pytest.mark.rule("AT-298")
def test_poisonous_waste_defeats_whoever_moves_into_it_aria_too() -> None:
    table = fleas("aria-redforge@0,0", corrupted="1,0", power=2).do("order aria-redforge", "move 1,0")
    assert table.spot("aria-redforge") is None


@pytest.mark.rule("AT-299")
def test_shrines_cleanse_instead_of_giving_glory() -> None:
    table = fleas("vyrak@0,1", shrine="0,0", corrupted="3,3 4,-3").do("end-turn")
    assert table.asks == "0 cleanse"
    assert table.choices == ["cell @4,-3", "cell @3,3"]
    table.do("cell 3,3").shows(glory=[0])
    assert (table.terrain("3,3"), table.terrain("4,-3")) == ("normal", "corrupted")


def test_a_question_of_the_shrines_does_not_tell_what_lies_in_the_deck() -> None:
    """What was played this turn was shuffled into the deck; the champion's Devotion to it is over."""
    cards = {"hand": "gear-apprentice", "deck": "apprentice", "discard": "mystic*14"}
    table = fleas("canon-templar@0,1", shrine="0,0", corrupted="3,3 4,-3", **cards)
    table.do("play gear-apprentice", "option 0", "end-turn")
    assert table.asks == "0 cleanse"
    assert "gear-apprentice" in table["deck"]
    for seed in range(5):
        assert table.game.determinize(0, seed).view(0) == table.game.view(0)


@pytest.mark.rule("AT-300", "AT-X39")
def test_belzepug_loses_the_glory_of_each_defeated_villain() -> None:
    table = fleas("aria-redforge@0,0 vyrak@2,0", f"{GORPH}@1,0~5", worn=38, power=7)
    table.do("order aria-redforge", f"attack {GORPH}", "end-order").shows(worn=41)  # 12 - 3 = 9 left
    table.do("order vyrak", f"attack {BELZEPUG}").shows(worn=49)  # 8 of them
    assert table.asks != "over"
    table = fleas("aria-redforge@0,0 vyrak@2,0^1", f"{GORPH}@1,0~5", worn=38, power=7)
    table.do("order aria-redforge", f"attack {GORPH}", "end-order", "order vyrak", f"attack {BELZEPUG}")
    assert table.asks == "over"


@pytest.mark.rule("AT-Q44")
def test_a_counterstrike_lowers_belzepugs_defense_and_may_end_the_game() -> None:
    table = marked(fleas("clockwork-sentry@2,0", worn=47, schemes="crimson-decree"), "clockwork-sentry#1")
    table.do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "boss"


@pytest.mark.rule("AT-Q44")
def test_what_raises_belzepugs_defense_stays() -> None:
    table = fleas("jirra", schemes="hell-on-earth", bag="treasure-speed-1 treasure-strength-2-defense-2")
    table.villains_turn()
    table.shows(worn=-2)
    assert table.worth(BELZEPUG) == (11, 50)
    table.villains_turn()
    table.shows(worn=-2)
    assert table.worth(BELZEPUG) == (9, 50)


@pytest.mark.rule("AT-Q43")
def test_while_a_champion_is_marked_the_red_target_is_where_it_stands() -> None:
    table = marked(fleas("vyrak@0,0", schemes="swarm-rising", threat=8), "vyrak#1")
    assert "deploy villain-devil-rat" in table.villains_turn()
    cell = table.s.cells.named(f"@{table.spot('villain-devil-rat')}")
    assert table.s.cells.distance(cell, table.s.cells.named("@0,0")) == 1


# -- Rakar -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-302", "AT-304")
def test_rakar_cannot_be_hurt_while_glory_lies_on_his_card() -> None:
    table = greed("vyrak@4,0", power=5).do("order vyrak", f"attack {RAKAR}", "end-order")
    table.shows(damage={})
    table = greed("vyrak@4,0^2", power=5, hoard=0).do("order vyrak", f"attack {RAKAR}")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "boss"


@pytest.mark.rule("AT-305", "AT-339")
def test_rakar_goes_for_the_champion_with_the_most_glory_and_attacks_nobody_else() -> None:
    table = greed("vyrak@1,0 loremaster@4,-1", purse={"vyrak#1": 3, "loremaster#1": 2})
    told = table.villains_turn()
    assert table.spot(RAKAR) == "2,0"
    assert "damage vyrak" in told
    assert "damage loremaster" not in told


@pytest.mark.rule("AT-Q46")
def test_between_equally_rich_champions_the_players_choose() -> None:
    table = greed("vyrak@1,0 loremaster@4,-1", purse={"vyrak#1": 2, "loremaster#1": 2}).do("end-turn")
    assert table.asks == "0 hunt"
    assert table.choices == ["attack loremaster", "attack vyrak"]


@pytest.mark.rule("AT-306")
def test_without_glory_on_champions_rakar_goes_for_his_target_and_claims_glory_there() -> None:
    table = greed("vyrak@-5,5", boss=f"{RAKAR}@1,0", tokens="red-target@-3,0")
    table.villains_turn()
    assert table.spot(RAKAR) == "-2,0"
    table.shows(villains_glory=5)


@pytest.mark.rule("AT-306", "AT-309", "AT-X57")
def test_rakar_attacks_and_claims_glory_in_one_order() -> None:
    table = greed("aria-redforge@-2,0", boss=f"{RAKAR}@2,0", purse={"aria-redforge#1": 3}, tokens="red-target@-2,1")
    table.villains_turn()
    assert table.spot("aria-redforge") is None
    table.shows(villains_glory=8)


@pytest.mark.rule("AT-307", "AT-308", "AT-X40")
def test_glory_of_the_players_comes_from_rakars_card_onto_the_champion_that_won_it() -> None:
    table = greed("aria-redforge@0,0", f"{GORPH}@1,0~5", hoard=1, power=2)
    table.do("order aria-redforge", f"attack {GORPH}").shows(purse={"aria-redforge#1": 3}, glory=[0])


@pytest.mark.rule("AT-308")
def test_glory_for_a_shrine_lies_on_a_champion_there_or_goes_to_the_supply() -> None:
    table = greed("vyrak@0,1 jirra@1,0 giant-rat@0,-1", shrine="0,0").do("end-turn")
    assert set(table.choices) == {"pick vyrak", "pick jirra", "pick giant-rat"}
    other = table.copy()
    table.do("pick jirra")
    assert table["purse"]["jirra#1"] == 2
    other.do("pick giant-rat")
    assert other["purse"] == {f"{RAKAR}#1": 18}


@pytest.mark.rule("AT-309")
def test_the_villains_gain_what_lay_on_a_defeated_champions_card() -> None:
    table = greed("aria-redforge@1,0", boss=f"{RAKAR}@2,0", purse={"aria-redforge#1": 4})
    table.villains_turn()
    table.shows(villains_glory=4, purse={f"{RAKAR}#1": 20})


@pytest.mark.rule("AT-310", "AT-Q47")
def test_surge_of_rakar_draws_the_richest_champion_and_defeats_it_next_to_him() -> None:
    table = greed("vyrak@-2,0", boss=f"{RAKAR}@5,0 ", purse={"vyrak#1": 2}, schemes="ritual-of-the-gate")
    told = table.villains_turn()
    assert "defeat vyrak" in told  # he came to 2,0, it to 1,0
    assert table.exhausted("vyrak")
    table = greed("vyrak@-6,0", purse={"vyrak#1": 2}, schemes="ritual-of-the-gate")
    table.villains_turn()
    assert table.spot("vyrak") == "-3,0"
    assert table.exhausted("vyrak")


@pytest.mark.rule("AT-310")
def test_surge_of_rakar_orders_him_when_nobody_holds_glory() -> None:
    told = greed("vyrak@-5,5", schemes="ritual-of-the-gate").villains_turn()
    assert told.count(f"villain-order {RAKAR}") == 2


@pytest.mark.rule("AT-Q46")
def test_both_attacks_of_rakar_go_at_the_champion_he_chose_or_are_lost() -> None:
    table = greed("aria-redforge@4,0 vyrak@5,-1", purse={"aria-redforge#1": 1}, threat=12)
    told = table.villains_turn()
    assert told.count(f"attack {RAKAR}") == 1
    assert "damage vyrak" not in told


@pytest.mark.rule("AT-Q46", "AT-137")
def test_the_second_attack_of_rakar_follows_a_champion_that_transforms_under_the_first() -> None:
    given: dict[str, Any] = {"threat": 12, "schemes": "azure-fang gilded-claw", "treasures": "treasure-souls-1"}
    table = greed("sadranis@4,0^2", boss=f"{RAKAR}@5,0^3", purse={"sadranis#1": 1}, **given)
    table.do("end-turn", "use treasure-souls-1 sadranis", "option 0")
    assert table.spot("sadranis-dark-savant") is None  # 9 and 9 damage against 10
    assert table["villains_glory"] == 1


@pytest.mark.rule("AT-Q26", "AT-302", "AT-309")
@pytest.mark.parametrize(("turn", "winners"), [("players", (0,)), ("villains", ())])
def test_if_both_sides_reach_their_goal_at_once_the_active_one_wins(turn: str, winners: tuple[int, ...]) -> None:
    rich: dict[str, Any] = {"hoard": 0, "purse": {"clockwork-sentry#1": 5}, "villains_glory": 36, "power": 2}
    pool = "clockwork-sentry@4,0 +pasythea-saber +scythe-of-ends +shadow-blade"  # 16 and 8
    table = greed(pool, boss=f"{RAKAR}@5,0^2 +treasure-counterstrike", **rich)  # 8 and 12
    if turn == "players":
        table.do("order clockwork-sentry", f"attack {RAKAR}")
    else:
        table.do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == winners


# -- Kythis ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-315", "AT-X58", "AT-Q48")
def test_an_order_goes_to_the_damned_and_then_to_the_revived_champion_of_its_colour() -> None:
    table = hosts(
        "jirra",
        "villain-xeron@1,0 villain-damned-wrath@0,0",
        colour={"villain-damned-wrath": "blue"},
        tokens="blue-target@0,0",
        schemes="blue-malice",
    )
    told = [one for one in table.villains_turn() if one.startswith("villain-order")]
    assert told[:2] == ["villain-order villain-damned-wrath", "villain-order villain-xeron"]


@pytest.mark.rule("AT-Q48")
def test_a_soul_for_a_colour_goes_to_the_damned_only() -> None:
    table = hosts(
        "jirra",
        "villain-xeron@1,0 villain-damned-wrath@0,0",
        colour={"villain-damned-wrath": "blue"},
        tokens="blue-target@0,0",
        schemes="azure-fang merciless-slaughter",
        threat=6,
    )
    table.villains_turn()
    assert (table.souls("villain-damned-wrath"), table.souls("villain-xeron")) == (1, 0)


@pytest.mark.rule("AT-316", "AT-Q48")
def test_a_defeated_revived_champion_goes_back_to_its_deck_without_tokens() -> None:
    table = hosts("vyrak@0,0", "villain-xeron@1,0~2^1", power=5, revived="villain-samael")
    table.do("order vyrak", "attack villain-xeron")
    table.shows(in_any_order=True, revived="villain-xeron villain-samael", glory=[4])
    assert table.souls("villain-xeron") == 0
    assert "villain-xeron" not in table["villains"]


@pytest.mark.rule("AT-317", "AT-Q11")
def test_surge_of_kythis_revives_a_champion_at_its_target_and_orders_all_of_them_the_latest_first() -> None:
    table = hosts("jirra", "villain-samael@-2,4", revived="villain-xeron", schemes="ritual-of-the-gate")
    told = table.villains_turn()
    assert told.index("deploy villain-xeron") < told.index("villain-order villain-xeron")
    assert told.index("villain-order villain-xeron") < told.index("villain-order villain-samael")
    assert table["colour"]["villain-xeron#1"] == "blue"


@pytest.mark.rule("AT-237", "AT-270")
@pytest.mark.parametrize(("seats", "threat", "gained"), [(2, 6, 0), (3, 5, 0), (3, 6, 3), (4, 6, 6)])
def test_an_order_to_kythis_gives_the_villains_glory_against_three_or_four_players(
    seats: int, threat: int, gained: int
) -> None:
    table = hosts("jirra", "", seats=seats, threat=threat, schemes="crimson-decree azure-fang")
    table.villains_turn()
    assert table["villains_glory"] == gained


@pytest.mark.rule("AT-319", "AT-Q22", "AT-Q49")
def test_a_champion_that_ends_its_move_next_to_a_captive_may_free_it() -> None:
    table = hosts("jirra@0,0", "", captives="kehmep@3,0", power=4).do("order jirra", "move 2,0")
    assert table.asks == "0 free-captive"
    table.do("pick kehmep")
    assert table["pool"] == ["jirra", "kehmep"]
    assert table.spot("kehmep") == "3,0"
    assert not table.exhausted("kehmep")
    table.do("order kehmep")


@pytest.mark.rule("AT-319")
def test_a_minion_frees_nobody() -> None:
    table = hosts("jirra giant-rat@0,0", "", captives="kehmep@2,0", power=1).do("order giant-rat", "move 1,0")
    assert table.asks != "0 free-captive"


@pytest.mark.rule("AT-Q22")
def test_captives_cannot_be_attacked_and_stop_villains_only() -> None:
    table = hosts("jirra@0,0", "villain-damned-envy@4,0", captives="kehmep@1,0", power=2).do("order jirra")
    assert table.targets == []
    assert "2,0" in table.goes


@pytest.mark.rule("AT-313", "AT-320", "AT-312")
def test_winning_the_last_scenario_wins_the_campaign() -> None:
    table = hosts("jirra@0,1", "", shrine="0,0", glory=[38]).do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)
    assert table.game.sequel is None


@pytest.mark.rule("AT-Q65")
def test_the_devotion_of_a_freed_captive_applies_at_once() -> None:
    table = hosts("jirra@0,0", "", captives="kehmep@3,0", power=2, hand="arha-novice apprentice")
    table.do("play arha-novice", "order jirra", "move 2,0", "pick kehmep").shows(pool="jirra kehmep eye-of-the-storm")
    late = hosts("jirra@0,0", "", captives="kehmep@3,0", power=2, hand="arha-novice apprentice")
    late.do("order jirra", "move 2,0", "pick kehmep", "play apprentice").shows(pool="jirra kehmep")
    late.do("play arha-novice").shows(pool="jirra kehmep eye-of-the-storm")


@pytest.mark.rule("AT-308")
@pytest.mark.rule("AT-309")
@pytest.mark.rule("AT-Q25")
def test_a_champion_that_falls_with_the_villain_it_defeats_keeps_the_glory_for_it() -> None:
    table = raid(
        "jirra@0,0~4",
        "villain-rakar@4,0 villain-ravenous-gorph@1,0~14 +titan-plating",
        scenario="campaign-rakar",
        purse={"villain-rakar#1": 10, "jirra#1": 1},
        power=2,
    ).do("order jirra", "attack villain-ravenous-gorph")
    assert table.spot("jirra") is None
    table.shows(purse={"villain-rakar#1": 7, "jirra#1": 3}, villains_glory=1)


@pytest.mark.rule("AT-137")
@pytest.mark.rule("AT-310")
def test_a_champion_transformed_on_its_way_over_an_ally_leaves_the_ally_where_it_stands() -> None:
    table = raid(
        "sadranis@0,0^2 jirra@1,0",
        "villain-rakar@6,0",
        scenario="campaign-rakar",
        purse={"villain-rakar#1": 10, "sadranis#1": 1},
        corrupted="0,0 1,0",
        shrine="",
        schemes="ritual-of-the-gate",
        treasures="treasure-souls-1",
    ).do("end-turn")
    table.do("move 3,0")  # Rakar comes nearer
    table.do("move 2,0 1")  # and draws the champion, by the way over its ally
    assert (table.asks, table.spot("sadranis")) == ("0 treasure", "1,0")
    table.do("use treasure-souls-1 sadranis", "option 0")
    assert table.s.stands[table.s.spot[table.figure("jirra")]] == table.figure("jirra")


@pytest.mark.rule("AT-134")
@pytest.mark.rule("AT-316")
def test_a_revived_champion_that_falls_with_its_victim_still_has_all_its_slaughter() -> None:
    """Two effects are set off at once; Xeron goes back to his deck before either happens."""
    sentry = "clockwork-sentry@0,0 +shadow-blade +shadow-blade +scythe-of-ends"
    villains = "villain-kythis villain-xeron@1,0 +soul-thiefs-staff"
    table = raid(f"{sentry} jirra", villains, scenario="campaign-kythis", captives="", schemes="azure-fang")
    table.do("end-turn")
    assert (table.spot("clockwork-sentry"), table.spot("villain-xeron"), table.asks) == (None, None, "0 order")
    table.do("option 0")
    assert len(table["hand"]) == 4
