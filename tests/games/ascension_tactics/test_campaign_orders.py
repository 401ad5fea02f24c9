"""Orders to villains, step by step, and what is special to villains (rules, section 28)."""

from typing import Any

import pytest

import deckhold
from games.ascension_tactics.battle import Battle, raid

GORPH = "villain-ravenous-gorph"  # strength 5, defense 8, speed 3 against one player; green
ASP = "villain-sordid-asp"  # strength 4, Ranged; yellow
KING = "villain-rat-king"


def hunts(pool: str, villains: str, goal: str, scheme: str = "venom-kiss", **given: Any) -> Battle:
    """Gorph will be ordered, with his target on a cell; the boss stands far away."""
    given = {"shrine": "", "tokens": f"green-target@{goal} yellow-target@{goal}", **given}
    return raid(pool, f"{villains} villain-belzepug@1,-5", scenario="campaign-belzepug", schemes=scheme, **given)


def in_the_middle(table: Battle) -> Battle:
    """The same position in the villains' turn, while Gorph decides whom he attacks."""
    data: Any = table.game.dump()
    data["position"]["turn"] = 4
    data["position"]["stack"] = [{"op": "rules.next_round", "seat": 0}]
    data["position"]["asking"] = {"op": "rules.prey", "seat": 0, "card": f"{GORPH}#1"}
    return Battle(deckhold.load(data))


@pytest.mark.rule("AT-255")
def test_colours_are_ordered_one_after_another_as_listed() -> None:
    table = hunts("jirra", f"{GORPH}@0,0 {ASP}@0,1", "0,0", "poisoned-gold")
    told = [one for one in table.villains_turn() if one.startswith("villain-order")]
    assert told == [f"villain-order {ASP}", f"villain-order {GORPH}"]


@pytest.mark.rule("AT-242", "AT-256")
def test_a_villain_off_the_battlefield_comes_through_the_villains_portal() -> None:
    table = hunts("jirra", GORPH, "6,0")
    table.do("end-turn")
    assert table.spot(GORPH) == "6,0"


@pytest.mark.rule("AT-Q37")
def test_a_blocked_portal_is_passed_by() -> None:
    table = hunts("jirra", f"{GORPH} {ASP}@6,0", "0,0").do("end-turn")
    assert table.asks == "0 deploy"
    assert table.deploys == {"5,0", "6,-1", "5,1"}


@pytest.mark.rule("AT-Q37")
def test_without_room_at_the_portal_the_order_is_skipped() -> None:
    rats = "villain-giant-rat@5,0 villain-giant-rat@6,-1 villain-giant-rat@5,1"
    table = hunts("jirra", f"{GORPH} {ASP}@6,0 {rats}", "0,0").do("end-turn")
    assert table.asks == "0 main"
    assert table.spot(GORPH) is None


@pytest.mark.rule("AT-257", "AT-263")
def test_a_villain_goes_to_its_own_target_and_stops_there() -> None:
    assert hunts("jirra", f"{GORPH}@3,0", "0,0").do("end-turn").spot(GORPH) == "0,0"


@pytest.mark.rule("AT-263", "AT-Q39")
def test_next_to_a_target_that_is_taken_the_table_chooses_among_the_nearest_cells() -> None:
    table = hunts("jirra", f"{GORPH}@3,0 {ASP}@0,0", "0,0").do("end-turn")
    assert table.asks == "0 approach"
    assert table.goes == {"1,0", "1,-1", "0,1"}


@pytest.mark.rule("AT-263")
def test_towards_a_target_too_far_away_it_goes_as_near_as_it_can() -> None:
    assert hunts("jirra", f"{GORPH}@5,0", "0,0").do("end-turn").spot(GORPH) == "2,0"


@pytest.mark.rule("AT-Q14")
def test_nearness_counts_forests_on_the_way() -> None:
    assert hunts("jirra", f"{GORPH}@4,0", "0,0").do("end-turn").spot(GORPH) == "1,0"
    table = hunts("jirra", f"{GORPH}@4,0", "0,0", forest="2,0").do("end-turn")
    assert table.goes == {"2,-1", "1,1", "2,0"}  # each two points away; 1,0 is out of reach now


@pytest.mark.rule("AT-258", "AT-259", "AT-X33")
def test_of_those_it_can_defeat_it_attacks_the_strongest_damage_counted() -> None:
    """Strength 6 with 5 of its 8 defense left, and strength 4 with defense 3."""
    table = in_the_middle(hunts("canon-templar@1,0~3 muse-of-rebirth@-1,0", f"{GORPH}@0,0", "0,0"))
    assert table.choices == ["attack canon-templar"]


@pytest.mark.rule("AT-259", "AT-246")
def test_between_equally_strong_ones_the_players_choose() -> None:
    table = hunts("aria-redforge@1,0 kehmep@-1,0", f"{GORPH}@0,0", "0,0").do("end-turn")
    assert table.asks == "0 prey"
    assert table.choices == ["attack aria-redforge", "attack kehmep"]
    assert "Ravenous Gorph" in table.game.prompt("en")
    table.do("attack kehmep")
    assert table.spot("kehmep") is None


@pytest.mark.rule("AT-260")
def test_it_moves_for_the_attack_to_the_suitable_cell_nearest_to_its_target() -> None:
    table = hunts("aria-redforge@0,0", f"{GORPH}@3,0", "-2,4").do("end-turn")
    assert table.spot("aria-redforge") is None
    assert table.spot(GORPH) == "0,1"


@pytest.mark.rule("AT-261", "AT-X35")
def test_after_an_attack_without_a_move_it_goes_towards_its_target() -> None:
    table = hunts("aria-redforge@0,0", f"{GORPH}@1,0", "5,0").do("end-turn")
    assert table.spot("aria-redforge") is None
    assert table.spot(GORPH) == "4,0"


@pytest.mark.rule("AT-261")
def test_after_an_attack_it_stays_where_it_is_nearest() -> None:
    table = hunts("aria-redforge@0,0", f"{GORPH}@1,0", "1,0").do("end-turn")
    assert table.spot(GORPH) == "1,0"


@pytest.mark.rule("AT-262", "AT-X34")
def test_at_the_shrine_with_its_target_it_gains_glory_and_does_nothing_else() -> None:
    table = hunts("vyrak@2,0", f"{GORPH}@1,0", "0,0", shrine="0,0")
    told = table.villains_turn()
    assert table.spot(GORPH) == "1,0"
    table.shows(villains_glory=4)  # by the order, and for the shrine at the end of the turn
    assert f"attack {GORPH}" not in told


@pytest.mark.rule("AT-262")
def test_whom_it_can_defeat_it_attacks_even_at_its_shrine() -> None:
    table = hunts("aria-redforge@2,0", f"{GORPH}@1,0", "0,0", shrine="0,0")
    assert "defeat aria-redforge" in table.villains_turn()


@pytest.mark.rule("AT-264")
def test_after_its_move_it_attacks_the_strongest_in_reach() -> None:
    table = hunts("vyrak@0,0 loremaster@1,-1", f"{GORPH}@4,0", "1,0")
    told = table.villains_turn()
    assert "damage vyrak" in told
    assert "damage loremaster" not in told


@pytest.mark.rule("AT-Q40")
def test_at_a_target_on_no_shrine_it_stays_and_attacks() -> None:
    table = hunts("vyrak@1,0", f"{GORPH}@0,0", "0,0")
    assert "damage vyrak" in table.villains_turn()
    assert table.spot(GORPH) == "0,0"


@pytest.mark.rule("AT-Q12")
def test_what_villains_look_at_can_be_chosen() -> None:
    table = hunts("vyrak@1,0 loremaster@-1,0", f"{GORPH}@0,0", "0,0", options={"prey": "order-cost"})
    assert "damage vyrak" in table.villains_turn()
    table = hunts("aria-redforge@1,0 fox-minstrel@-1,0", f"{GORPH}@0,0", "0,0", options={"prey": "defense"})
    assert table.do("end-turn").choices == ["attack fox-minstrel", "attack aria-redforge"]  # defense 3 both


@pytest.mark.rule("AT-Q13")
def test_with_double_attack_both_attacks_count() -> None:
    table = hunts("vyrak@1,0", f"{GORPH}@0,0 +worldrend", "0,0")
    told = table.villains_turn()
    assert told.count(f"attack {GORPH}") == 2
    assert "defeat vyrak" in told  # 9 + 9 against 10


@pytest.mark.rule("AT-Q38")
def test_after_the_first_of_two_attacks_the_order_is_thought_over_again() -> None:
    table = hunts("emma-ironheart@1,0 aria-redforge@-3,0", f"{GORPH}@0,0 +worldrend", "-1,0")
    told = table.villains_turn()
    assert [one for one in told if one.startswith("defeat")] == ["defeat emma-ironheart", "defeat aria-redforge"]
    assert table.spot(GORPH) == "-2,0"  # moved for the second attack


@pytest.mark.rule("AT-130", "AT-Q13")
def test_an_area_attack_hits_everybody_and_the_strongest_of_the_defeated_decides() -> None:
    table = hunts("aria-redforge@1,0 vyrak@-1,0", f"{GORPH}@0,0 +hellhound-collar", "0,0")
    told = table.villains_turn()
    assert "damage vyrak" not in told  # Devotion does not work for villains: no Area Attack (AT-Q42)
    table = raid(
        "aria-redforge@1,0 vyrak@-1,0",
        "villain-kythis villain-samael@0,0",
        scenario="campaign-kythis",
        schemes="gilded-claw",
        tokens="yellow-target@0,0",
        shrine="",
    )
    told = table.villains_turn()
    assert "defeat aria-redforge" in told
    assert "damage vyrak" in told


@pytest.mark.rule("AT-Q18")
def test_in_the_villains_turn_every_player_may_answer_with_a_treasure() -> None:
    table = raid(
        "jirra",
        "kehmep@0,0",
        f"{GORPH}@1,0 villain-belzepug@4,1",
        seats=2,
        scenario="campaign-belzepug",
        schemes="venom-kiss",
        tokens="green-target@1,0",
        shrine="",
        treasures="treasure-defense-3",
    )
    table.do("end-turn", "end-turn")
    assert table.asks == "1 treasure"  # 6 against a defense of 4
    table.do("use treasure-defense-3 kehmep")
    assert table.spot("kehmep") == "0,0"


# -- what is special to villains ---------------------------------------------------------------------------------------


@pytest.mark.rule("AT-266")
def test_the_players_gain_the_glory_of_a_defeated_villain() -> None:
    table = raid("aria-redforge@0,0", f"{KING} {GORPH}@1,0~5", power=2)
    table.do("order aria-redforge", f"attack {GORPH}").shows(glory=[3])
    assert table.spot(GORPH) is None


@pytest.mark.rule("AT-265")
def test_a_defeated_villain_is_not_exhausted() -> None:
    table = raid("aria-redforge@0,0", f"{KING} {GORPH}@1,0~5", power=2)
    assert not table.do("order aria-redforge", f"attack {GORPH}").exhausted(GORPH)


@pytest.mark.rule("AT-267")
def test_villains_leave_treasures_where_they_are() -> None:
    table = hunts("jirra", f"{GORPH}@3,0", "0,0", caches="treasure-speed-1@0,0")
    table.do("end-turn").shows(caches="treasure-speed-1")
    assert table.spot(GORPH) == "0,0"


@pytest.mark.rule("AT-268")
def test_a_villain_receives_the_dearest_construct_without_its_ambush() -> None:
    row = "arha-novice hellhound-collar vine-whip gear-apprentice briar-runner gloom-stalker"
    table = hunts("jirra", f"{GORPH}@0,0", "0,0", "forged-in-agony", center_row=row)
    table.do("end-turn").shows(villain_gear="hellhound-collar")
    assert table.worth(GORPH) == (8, 10)
    assert table.souls(GORPH) == 0
    assert len([card for card in table["center_row"] if card != "-"]) == 6


@pytest.mark.rule("AT-268")
def test_between_equally_dear_constructs_the_players_choose() -> None:
    row = "arha-novice focusing-lens vine-whip gear-apprentice briar-runner gloom-stalker"
    table = hunts("jirra", f"{GORPH}@0,0", "0,0", "forged-in-agony", center_row=row).do("end-turn")
    assert table.choices == ["pick focusing-lens center_row", "pick vine-whip center_row"]
    table.do("pick vine-whip")
    assert "reach" in table.traits(GORPH)


@pytest.mark.rule("AT-269")
def test_a_destroyed_construct_of_a_villain_is_banished() -> None:
    table = raid("vyrak@0,0", f"{KING} {GORPH}@1,0~3 +vine-whip", power=5)
    table.do("order vyrak", f"attack {GORPH}").shows(villain_gear="", banished="vine-whip")


@pytest.mark.rule("AT-Q42")
def test_on_a_villain_a_construct_gives_values_keywords_and_souls_but_nothing_about_cards() -> None:
    table = hunts("aria-redforge@1,0", f"{GORPH}@0,0 +soul-thiefs-staff +scythe-of-ends", "0,0")
    table.villains_turn()
    assert table.souls(GORPH) == 2  # his own Slaughter and the staff's; the scythe does nothing
    assert table.asks == "0 main"


@pytest.mark.rule("AT-270", "AT-340")
def test_an_ability_with_a_threat_level_works_from_so_many_discarded_schemes_on() -> None:
    for threat, works in ((11, False), (12, True)):
        table = raid("jirra", "villain-rakar@5,0", scenario="campaign-rakar", threat=threat)
        assert ("double-attack" in table.traits("villain-rakar")) == works


@pytest.mark.rule("AT-272")
def test_a_scheme_that_says_surge_applies_the_surge_of_the_boss() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario="campaign-belzepug", schemes="ritual-of-the-gate")
    table.do("end-turn").shows(villains_glory=5, worn=-5)


@pytest.mark.rule("AT-273", "AT-Q41")
def test_a_rat_is_put_at_the_target_and_stays_there() -> None:
    table = hunts("jirra", f"{GORPH}@0,0", "0,0", "rotting-bloom", threat=4).do("end-turn")
    assert table.asks == "0 deploy"
    assert table.deploys == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    table.do("deploy 0,1")
    assert table.spot("villain-giant-rat") == "0,1"


@pytest.mark.rule("AT-002", "AT-273")
def test_a_rat_that_finds_no_room_at_one_target_comes_to_the_next() -> None:
    shut = "0,0 1,0 1,-1 0,-1 -1,0 -1,1 0,1"
    rats = " ".join(f"villain-giant-rat@{cell}" for cell in [*shut.split(), "5,-1", "5,-2"])  # one of ten is left
    table = raid(
        "jirra",
        f"villain-belzepug@3,0 {rats}",
        scenario="campaign-belzepug",
        schemes="swarm-rising",
        tokens="red-target@-5,0 blue-target@0,0 yellow-target@-3,4 green-target@-2,-2",
    )
    assert table.do("end-turn").spot("villain-giant-rat#10") == "-3,4"


@pytest.mark.rule("AT-273")
def test_without_a_free_cell_no_rat_comes() -> None:
    around = " ".join(f"villain-giant-rat@{cell}" for cell in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"))
    table = hunts("jirra", f"{GORPH}@0,0 {around}", "0,0", "rotting-bloom", threat=4).do("end-turn")
    assert table.asks == "0 main"
    assert len([one for one in table["villains"] if one == "villain-giant-rat"]) == 6


@pytest.mark.rule("AT-274")
def test_the_villains_have_no_limit_of_rats_but_their_figures() -> None:
    cells = ["2,0", "2,1", "2,2", "2,-1", "2,-2", "2,-3", "3,-1", "3,-2", "3,-3"]
    rats = " ".join(f"villain-giant-rat@{cell}" for cell in cells)
    table = hunts("jirra", f"{GORPH}@-1,0 {rats}", "-2,0", "rotting-bloom", threat=4).do("end-turn")
    assert len([one for one in table["villains"] if one == "villain-giant-rat"]) == 10
    table = hunts("jirra", f"{GORPH}@-1,0 {rats} villain-giant-rat@0,2", "-2,0", "rotting-bloom", threat=4)
    assert "deploy villain-giant-rat" not in table.villains_turn()  # AT-Q28


@pytest.mark.rule("AT-275")
def test_villain_rats_have_values_and_glory_of_their_own() -> None:
    table = raid("vyrak@0,0", f"{KING} villain-giant-rat@1,0 villain-devil-rat@0,1", seats=1, power=5)
    assert (table.worth("villain-giant-rat"), table.speed("villain-giant-rat")) == ((1, 3), 2)
    assert (table.worth("villain-devil-rat"), table.speed("villain-devil-rat")) == ((3, 6), 3)
    other = table.copy()
    table.do("order vyrak", "attack villain-giant-rat").shows(glory=[1])
    other.do("order vyrak", "attack villain-devil-rat").shows(glory=[2])


@pytest.mark.rule("AT-341")
def test_villains_are_stopped_by_enemies_and_pay_for_forests() -> None:
    table = hunts("vyrak@1,0", f"{GORPH}@3,0", "0,0").do("end-turn")
    assert table.goes == {"1,-1", "0,1"}  # around it
    table = hunts("jirra", f"{GORPH}@3,0", "0,0", forest="2,0 3,-1 2,1 3,1 4,-1 4,0").do("end-turn")
    assert table.spot(GORPH) == "1,0"  # two points for the forest, one for the cell behind it


@pytest.mark.rule("AT-341", "AT-147")
def test_a_villain_cannot_stop_on_the_players_portal() -> None:
    assert hunts("jirra", f"{GORPH}@-3,0", "-5,0").do("end-turn").goes == {
        "-4,0",
        "-4,-1",
        "-5,1",
        "-5,-1",
        "-6,0",
        "-6,1",
    }


@pytest.mark.rule("AT-237")
@pytest.mark.parametrize(("seats", "worth"), [(1, (5, 8)), (2, (6, 12)), (3, (7, 15)), (4, (8, 19))])
def test_the_side_of_a_villains_card_depends_on_the_number_of_players(seats: int, worth: tuple[int, int]) -> None:
    pools = ["jirra", "kehmep", "aria-redforge", "vyrak"][:seats]
    assert raid(*pools, f"{KING} {GORPH}", seats=seats).worth(GORPH) == worth


@pytest.mark.rule("AT-276", "AT-X36", "AT-Q36")
def test_the_pack_has_another_figure_from_threat_eight_and_a_third_from_sixteen() -> None:
    pool = "villain-pug-pack#1 villain-pug-pack#2 villain-pug-pack#3 villain-belzepug@4,1"
    for threat, figures in ((7, 1), (9, 2), (16, 3)):
        table = raid("jirra", pool, scenario="campaign-belzepug", schemes="cold-tide", threat=threat)
        told = table.villains_turn()
        assert told.count("deploy villain-pug-pack") == figures


@pytest.mark.rule("AT-Q36")
def test_what_lies_on_the_packs_card_works_for_every_figure_until_one_falls() -> None:
    pool = f"{KING} villain-pug-pack#1^1 +vine-whip villain-pug-pack#2@1,0~4"
    table = raid("aria-redforge@0,0", pool, power=2, threat=8)
    assert table.worth("villain-pug-pack#2") == (6, 8)
    assert "reach" in table.traits("villain-pug-pack#2")
    table.do("order aria-redforge", "attack villain-pug-pack").shows(damage={"villain-pug-pack#2": 7})
    table = raid("vyrak@0,0", pool, power=5, threat=8)
    table.do("order vyrak", "attack villain-pug-pack").shows(glory=[2], villain_gear="", banished="vine-whip")


@pytest.mark.rule("AT-277", "AT-X37")
def test_gorph_falls_to_a_counterstrike_and_still_receives_his_soul() -> None:
    table = in_the_middle(hunts("clockwork-sentry@1,0~1", f"{GORPH}@0,0~5", "0,0"))
    table.do("attack clockwork-sentry")
    assert (table.spot("clockwork-sentry"), table.spot(GORPH), table.souls(GORPH)) == (None, None, 1)


@pytest.mark.rule("AT-321", "AT-Q72")
def test_mental_links_work_for_all_damned_and_kythis_on_or_off_the_battlefield() -> None:
    pool = "villain-kythis@2,0 villain-damned-wrath villain-damned-pride@1,0 villain-damned-sloth"
    table = raid("jirra", pool, scenario="campaign-kythis", colour={"villain-damned-pride": "blue"})
    assert table.worth("villain-kythis") == (10, 15)
    assert table.worth("villain-damned-pride") == (7, 10)
    assert "counterstrike" in table.traits("villain-kythis")
    assert table.worth("villain-damned-wrath") == (7, 10)


@pytest.mark.rule("AT-164", "AT-Q21")
def test_the_widow_spins_webs_for_the_nearest_champions_and_leaving_one_costs_more() -> None:
    pool = f"{KING} villain-corrosive-widow@0,0"
    table = raid(
        "vyrak@1,0 loremaster@-2,0 canon-templar@0,5",
        pool,
        schemes="venom-kiss",
        tokens="green-target@0,0 web#1@4,0",
        shrine="",
        power=5,
    )
    told = table.villains_turn()
    assert told.count("place web") == 2
    webs = {cell for piece, cell in table["spots"].items() if piece.startswith("web")}
    assert webs == {"@1,0", "@-2,0"}


@pytest.mark.rule("AT-Q21")
def test_between_equally_near_champions_the_players_choose_who_is_caught() -> None:
    around = "vyrak@1,0 loremaster@-1,0 canon-templar@0,1 yuk-battle-priest@0,-1"
    table = raid(
        around, f"{KING} villain-corrosive-widow@0,0", schemes="venom-kiss", tokens="green-target@0,0", shrine=""
    )
    table.do("end-turn")
    while table.asks != "0 webs":
        table.do(table.first)
    assert len(table.choices) == 4


@pytest.mark.rule("AT-Q21")
def test_a_web_holds_a_player_champion_and_is_gone_when_it_leaves() -> None:
    table = raid("loremaster@0,0", KING, power=4, tokens="web@0,0", shrine="")
    table.do("order loremaster")
    assert "3,0" not in table.goes
    table.do("move 2,0").shows(tokens="", spare="web*3")


def ambushed(champions: str, treasures: str) -> Battle:
    """Blue is a villain of strength 5 that is about to decide; its target is far from the players' champions."""
    return raid(
        champions,
        "villain-kythis villain-damned-sloth@4,0",
        scenario="campaign-kythis",
        colour={"villain-damned-sloth": "blue"},
        schemes="azure-fang",
        treasures=treasures,
        shrine="",
        tokens="red-target@0,5 blue-target@5,-3 yellow-target@0,-5 green-target@5,-5",
    ).do("end-turn")


@pytest.mark.rule("AT-169")
@pytest.mark.rule("AT-258")
@pytest.mark.rule("AT-Q18")
def test_a_treasure_may_be_used_before_a_villain_decides_whom_it_can_defeat() -> None:
    table = ambushed("kehmep@0,0", "treasure-defense-3")
    assert table.asks == "0 treasure"
    assert table.copy().do("use treasure-defense-3 kehmep").spot("villain-damned-sloth") == "5,-3"
    table.do("pass")  # it goes and attacks: that may be answered too
    assert (table.asks, table.spot("villain-damned-sloth")) == ("0 treasure", "1,0")


@pytest.mark.rule("AT-259")
@pytest.mark.rule("AT-Q18")
def test_a_treasure_may_make_another_champion_the_strongest() -> None:
    table = ambushed("kehmep@0,0 fox-minstrel@0,1", "treasure-strength-3")
    assert table.choices == ["use treasure-strength-3 fox-minstrel", "pass", "option 0"]
    table.do("use treasure-strength-3 fox-minstrel")
    while table.asks != "0 main":
        table.do(table.first)
    assert (table.spot("kehmep"), table.spot("fox-minstrel")) == ("0,0", None)


@pytest.mark.rule("AT-Q18")
def test_treasures_that_protect_only_together_may_be_used_before_a_villain_decides() -> None:
    table = ambushed("kehmep@0,0", "treasure-strength-1-defense-1*2").do("use")
    assert table.asks == "0 treasure"
    assert table.do("use").spot("villain-damned-sloth") == "5,-3"


@pytest.mark.rule("AT-Q18")
def test_three_treasures_that_are_alike_may_protect_together() -> None:
    table = ambushed("aria-redforge@0,0", "treasure-strength-1-defense-1*3").do("use", "use")
    assert table.asks == "0 treasure"
    assert table.do("use").spot("villain-damned-sloth") == "5,-3"


@pytest.mark.rule("AT-258")
@pytest.mark.rule("AT-Q18")
def test_treasures_may_protect_both_of_two_equals_so_that_a_villain_can_defeat_nobody() -> None:
    table = ambushed("kehmep@0,0 aria-redforge@0,1", "treasure-defense-3 treasure-defense-2")
    assert table.choices[:2] == ["use treasure-defense-3 aria-redforge", "use treasure-defense-2 kehmep"]
    table.do("use treasure-defense-2", "use treasure-defense-3")
    assert table.spot("villain-damned-sloth") == "5,-3"
    assert ambushed("kehmep@0,0 aria-redforge@0,1", "treasure-defense-3").asks == "0 prey"  # the players choose anyway


@pytest.mark.rule("AT-259")
@pytest.mark.rule("AT-Q18")
def test_treasures_that_make_another_champion_the_strongest_only_together_may_be_used() -> None:
    champions = "muse-of-rebirth@0,0 +shadow-blade fox-minstrel@0,1^1"  # strength 7 and 2
    assert ambushed(champions, "treasure-strength-3 treasure-speed-1").asks == "0 last-use"
    table = ambushed(champions, "treasure-strength-3*2").do("use treasure-strength-3 fox-minstrel")
    assert table.choices == ["use treasure-strength-3 fox-minstrel", "pass", "option 0"]
    table.do("use")
    while table.asks != "0 main":
        table.do(table.first)
    assert (table.spot("muse-of-rebirth"), table.spot("fox-minstrel")) == ("0,0", None)


@pytest.mark.rule("AT-Q18")
@pytest.mark.parametrize("treasure", ["treasure-speed-1", "treasure-strength-3", "treasure-double-attack"])
def test_nobody_is_asked_before_a_villain_decides_what_no_treasure_changes(treasure: str) -> None:
    assert ambushed("kehmep@0,0", treasure).asks == "0 last-use"  # the next scheme takes it
    assert ambushed("vyrak@0,0", "treasure-defense-3").asks == "0 last-use"  # it can defeat nobody


@pytest.mark.rule("AT-Q18")
def test_who_wants_no_more_questions_this_turn_is_not_asked_before_treasures_are_taken() -> None:
    table = ambushed("kehmep@0,0", "treasure-defense-3").do("option 0")
    table.shows(treasures="", villains_glory=1)
    assert table.asks == "0 main"


@pytest.mark.rule("AT-258")
@pytest.mark.rule("AT-169")
def test_before_a_villain_decides_no_blow_of_an_attack_long_past_is_foretold() -> None:
    villains = "villain-sordid-asp@1,-1 villain-giant-rat@-4,4 villain-ravenous-gorph@0,1"
    table = raid("jirra@0,0 fox-minstrel@1,0", villains, schemes="azure-fang", treasures="treasure-defense-3", power=2)
    table.do("order jirra", "attack villain-ravenous-gorph", "end-order", "end-turn")
    assert table.asks == "0 treasure"
    shown: Any = table.game.view(0)
    assert [one for one in shown["actions"] if "forecast" in one] == []
