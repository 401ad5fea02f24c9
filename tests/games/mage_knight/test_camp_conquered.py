"""The conquered camp: hand limit, recruiting, hunting, scoring; how it stands on the table (section 20)."""

from typing import Any

import pytest

import deckhold
from deckhold.bots.simple import GreedyBot
from deckhold.games.mage_knight.bot.fares import move_fares
from deckhold.games.mage_knight.bot.raids import raids
from deckhold.games.mage_knight.bot.targets import targets_of
from deckhold.games.mage_knight.rules.dealing import open_to
from deckhold.games.mage_knight.rules.ending import full_hand
from deckhold.games.mage_knight.rules.scoring import all_conquered, conquests, parts
from deckhold.games.mage_knight.state.zones import ARMY, HUNTED, PILE
from deckhold.games.mage_knight.terms import GREEN_TOKENS
from games.mage_knight.combat import faced
from games.mage_knight.encamped import CAMP, EAST, KEEPS, NORTH, TILES, VILLAGE, camp
from games.mage_knight.warlord import War, lose, win

AROUND = [CAMP, EAST, VILLAGE, "4,-6", "3,-4"]
FAR = "3,-3"  # two spaces away, on the next tile
RANDOM: dict[str, object] = {"random-cities": "yes"}


def answers(table: War, lang: str = "en") -> dict[str, Any]:
    """What can be answered, by what is read on the button."""
    view: Any = table.game.view(0, lang)
    return {one["label"]: one for one in view["actions"]}


def parts_of(table: War, seat: int = 0) -> dict[str, int]:
    """What the score of a seat would consist of now."""
    side = next(side for side in table.s.sides if seat in side)
    return dict(parts(table.s, side))


# -- the hand limit ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-173", "MX-174", "MX-C07")
@pytest.mark.parametrize("at", AROUND)
def test_with_a_shield_ones_keeps_count_in_the_camp_and_next_to_it(at: str) -> None:
    table = camp(seats=2, row=[1, 1, 0], at=at, shields=KEEPS)
    assert full_hand(table.s, 0) == 5 + 2


@pytest.mark.rule("MX-173", "MX-174")
def test_but_not_further_away_nor_without_a_shield_nor_before_it_is_conquered() -> None:
    assert full_hand(camp(seats=2, row=[1, 1, 0], at="3,-4", shields=KEEPS).s, 0) == 7
    far = camp(seats=2, row=[1, 1, 0], at="1,-2", shields=KEEPS)
    assert full_hand(far.s, 0) == 5
    assert full_hand(camp(seats=2, row=[1, 1], at=EAST, shields=KEEPS).s, 0) == 5
    assert full_hand(camp("prowlers", seats=2, row=[1, 1, 0], at=EAST, shields=KEEPS).s, 0) == 5


@pytest.mark.rule("MX-174", "MX-C07")
def test_without_keeps_a_shield_alone_brings_nothing() -> None:
    assert full_hand(camp(seats=2, row=[1, 1, 0], at=EAST).s, 0) == 5


@pytest.mark.rule("MX-175", "MX-C07")
def test_the_leader_counts_the_camp_as_a_keep() -> None:
    assert full_hand(camp(seats=2, row=[0, 1], at=EAST, shields=KEEPS).s, 0) == 5 + 3
    assert full_hand(camp(seats=2, row=[0, 1], at=EAST).s, 0) == 5 + 1


@pytest.mark.rule("MX-175")
def test_also_next_to_any_keep_of_ones_own() -> None:
    keep = {"at": "2,-3", "shields": KEEPS}
    assert full_hand(camp(seats=2, row=[0, 1], **keep).s, 0) == 5 + 3
    assert full_hand(camp(seats=2, row=[1, 0], **keep).s, 0) == 5 + 2
    assert full_hand(camp("prowlers", seats=2, row=[0, 1], **keep).s, 0) == 5 + 2


@pytest.mark.rule("MX-Q33")
def test_only_the_largest_bonus_counts() -> None:
    # In the camp on the tile of the white city, next to a keep of one's own (3,-5).
    keeps = {**KEEPS, "3,-5": [0]}
    table = camp(seats=2, row=[0, 1], at=CAMP, tiles=f"{NORTH} core-7@2,1", shields=keeps, options=RANDOM)
    assert full_hand(table.s, 0) == 5 + 4


# -- recruiting --------------------------------------------------------------------------------------------------------

OFFER = "peasants utem-swordsmen savage-monks fire-mages"  # of villages, of keeps, of others


def recruits(table: War) -> list[str]:
    return [one for one in table.choices if one.startswith("recruit")]


def deals(at: str, **more: Any) -> War:
    """An interaction around the camp."""
    return camp(at=at, unit_offer=OFFER, hand="promise", **more).do("interact")


@pytest.mark.rule("MX-173", "MX-176")
@pytest.mark.parametrize("at", AROUND)
def test_units_of_keeps_and_villages_are_found_in_the_camp_and_next_to_it(at: str) -> None:
    table = deals(at, row=[0] * 20)
    assert recruits(table) == ["recruit peasants", "recruit utem-swordsmen"]
    table.do("recruit utem-swordsmen").shows(units="utem-swordsmen", influence=14)


@pytest.mark.rule("MX-173", "MX-176")
def test_there_is_no_interaction_further_away_or_before_it_is_conquered() -> None:
    assert not camp(at=FAR, hand="promise").can("interact")
    assert not camp("prowlers", at=EAST, hand="promise").can("interact")
    assert camp("prowlers", at=VILLAGE, hand="promise").can("interact")  # with its villagers
    assert not open_to(camp().s, 0, camp().s.cells.named(f"@{FAR}"))


@pytest.mark.rule("MX-176")
def test_the_village_next_to_it_still_sells_healing() -> None:
    assert deals(VILLAGE, row=[0] * 9).can("buy-healing")
    assert not deals(EAST, row=[0] * 9).can("buy-healing")


@pytest.mark.rule("MX-177")
def test_regular_units_come_into_the_offer_for_one_influence_each() -> None:
    table = deals(EAST, row=[0, 0], regulars="foresters herbalists", elites="catapults")
    table.do("add-regular").shows(influence=1, unit_offer=f"{OFFER} herbalists")
    table.do("add-regular").shows(influence=0, unit_offer=f"{OFFER} herbalists foresters")
    assert not table.can("add-regular")


@pytest.mark.rule("MX-177")
def test_not_when_there_is_none_left_and_not_elsewhere() -> None:
    assert not deals(EAST, row=[0, 0], regulars="").can("add-regular")
    other = camp(at="0,-2", hand="promise", influence=5, moment="dealing", regulars="foresters")
    assert not other.can("add-regular")


@pytest.mark.rule("MX-178")
@pytest.mark.parametrize("at", AROUND)
def test_each_shield_on_volkares_token_is_one_influence(at: str) -> None:
    deals(at, seats=2, row=[0, 1, 0, 0], reputation=2).shows(influence=4)


@pytest.mark.rule("MX-178")
def test_the_shields_are_told_before_the_interaction() -> None:
    table = camp(at=EAST, row=[0, 0], hand="promise")
    assert answers(table)["Interact"]["forecast"][1] == "your shields: +2 influence"


@pytest.mark.rule("MX-176", "MX-518")
def test_of_a_burned_monastery_next_to_it_nobody_is_left_but_the_camp_is_open() -> None:
    place: dict[str, Any] = {"tiles": f"{NORTH} core-6@2,1", "row": [0] * 20, "options": RANDOM}
    table = deals("5,-6", shields={"5,-6": [0]}, **place)
    assert recruits(table) == ["recruit peasants", "recruit utem-swordsmen"]
    assert not table.can("buy-healing")
    assert "recruit savage-monks" in recruits(deals("5,-6", **place))


@pytest.mark.rule("MX-176", "MX-518", "MX-059")
def test_on_a_glade_next_to_it_there_is_an_interaction_too() -> None:
    place: dict[str, Any] = {"tiles": f"{NORTH} core-5@2,1", "row": [0, 0, 0, 0], "options": RANDOM, "at": "4,-6"}
    table = camp(unit_offer="peasants magic-familiars", hand="promise", **place).do("interact")
    table.shows(moment="dealing", influence=4)
    assert "recruit peasants" in recruits(table)
    hated = camp(unit_offer="peasants magic-familiars", hand="promise", reputation=-7, **place).do("interact")
    hated.shows(moment="closing", influence=0)


# -- hunting -----------------------------------------------------------------------------------------------------------

GREEN_HUNT, RED_HUNT, BOTH = "special 3", "special 4", "special 5"


def hunted(table: War) -> list[tuple[int, str]]:
    """Whose shields lie where after hunts."""
    s = table.s
    return [(int(entry.seat), s.cells.name(entry.b)[1:]) for entry in s.lasting if entry.op is HUNTED]


@pytest.mark.rule("MX-173", "MX-179")
@pytest.mark.parametrize("at", AROUND)
@pytest.mark.parametrize(
    ("hunt", "prey"),
    [(GREEN_HUNT, ["prowlers"]), (RED_HUNT, ["fire-dragon"]), (BOTH, ["prowlers", "fire-dragon"])],
)
def test_a_green_enemy_a_red_one_or_both_can_be_hunted(at: str, hunt: str, prey: list[str]) -> None:
    table = camp(at=at, hand="rage", pile_green="prowlers", pile_red="fire-dragon").do(hunt)
    assert faced(table) == prey
    table.shows(moment="ranged", move_points=0)


@pytest.mark.rule("MX-173", "MX-179")
def test_not_further_away_not_before_it_is_conquered_and_not_after_an_action() -> None:
    assert not camp(at=FAR).can(GREEN_HUNT)
    assert not camp("prowlers", at=EAST).can(GREEN_HUNT)
    assert not camp(at=EAST, moment="closing").can(GREEN_HUNT)
    assert not camp(at=EAST, seats=2, at_1=EAST).can(GREEN_HUNT)
    assert camp(at=EAST).can(GREEN_HUNT)


@pytest.mark.rule("MX-179")
def test_it_is_not_offered_where_no_token_is_left() -> None:
    s = camp(at=EAST, pile_green="", used_green="").s
    assert not s.zones[PILE + GREEN_TOKENS]
    table = camp(at=EAST, pile_green="", used_green="")
    assert (table.can(GREEN_HUNT), table.can(BOTH), table.can(RED_HUNT)) == (False, False, True)


@pytest.mark.rule("MX-179", "MX-352")
def test_ordinary_enemies_are_hunted_when_those_used_instead_of_them_are_all_in_use() -> None:
    options: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"], "faction-tokens": "instead"}
    table = camp(at=EAST, pile_green="", used_green="", options=options).do(GREEN_HUNT)
    assert len(table.s.foes) == 1


@pytest.mark.rule("MX-179")
def test_only_fame_is_won() -> None:
    table = win(camp(at=EAST, pile_green="prowlers", pile_red="fire-dragon", hand="rage").do(BOTH))
    table.shows(fame=2 + 8, reputation=0, rewards=[], shields={})


@pytest.mark.rule("MX-179", "MX-093")
def test_not_even_what_is_printed_on_a_token_changes_the_reputation() -> None:
    table = camp(at=EAST, pile_green="prowlers", hand="rage").do(GREEN_HUNT)
    s = table.s
    s.definitions = s.definitions.copy()
    heroes = next(one for one in s.definitions if getattr(one, "reputation", 0) < 0 and one.kind == "enemy")
    s.definitions[s.foes[0]] = heroes
    win(table).shows(reputation=0)
    assert table["fame"] == heroes.fame  # type: ignore[attr-defined]


@pytest.mark.rule("MX-179", "MX-379")
def test_an_enemy_of_a_faction_leaves_no_token() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"]}
    table = camp(at=EAST, hand="rage", options=boxes)
    s = table.s
    token = next(card for card in s.zones[PILE + GREEN_TOKENS] if s.enemy(card).faction >= 0)
    s.zones[PILE + GREEN_TOKENS].remove(token)
    s.zones[PILE + GREEN_TOKENS].append(token)
    table.do(GREEN_HUNT)
    assert s.foes == [token]
    win(table).do("end-turn")
    assert table["faction_tokens"] == []


@pytest.mark.rule("MX-180")
def test_who_has_defeated_something_marks_the_space() -> None:
    table = camp(at=VILLAGE, pile_green="prowlers", pile_red="fire-dragon", hand="rage").do(BOTH)
    win(table, "prowlers")
    assert hunted(table) == [(0, VILLAGE)]
    assert table["used_red"][-1] == "fire-dragon"  # who was not defeated is discarded


@pytest.mark.rule("MX-180")
def test_who_has_not_may_hunt_there_again() -> None:
    table = lose(camp(at=EAST, pile_green="prowlers", hand="rage").do(GREEN_HUNT))
    assert hunted(table) == []


@pytest.mark.rule("MX-180")
def test_nobody_can_hunt_on_a_marked_space_again() -> None:
    marked = [{"op": "rules.hunted", "seat": 1, "until": "game", "n": camp().s.cells.named(f"@{EAST}")}]
    assert not camp(at=EAST, seats=2, lasting=marked).can(GREEN_HUNT)
    assert camp(at=VILLAGE, seats=2, lasting=marked).can(GREEN_HUNT)


@pytest.mark.rule("MX-180", "MX-518")
def test_the_mark_of_a_hunt_is_no_conquest_of_what_stands_there() -> None:
    table = camp(at="5,-6", tiles=f"{NORTH} core-6@2,1", pile_green="prowlers", hand="rage", options=RANDOM)
    win(table.do(GREEN_HUNT)).shows(shields={})
    assert hunted(table) == [(0, "5,-6")]  # a monastery, which is not burned


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-181")
def test_the_leader_of_the_camp_is_a_leader_of_a_city() -> None:
    table = camp(seats=2, row=[0, 0, 1], at=CAMP)
    assert (parts_of(table, 0)["city-conqueror"], parts_of(table, 1)["city-conqueror"]) == (7, 4)
    assert parts_of(table, 0)["title-city-conqueror"] == 5


@pytest.mark.rule("MX-181")
def test_shields_on_the_token_of_a_volkare_who_stands_count_for_nothing() -> None:
    table = camp("prowlers", seats=2, row=[0, 0, 1])
    assert parts_of(table)["city-conqueror"] == 0


@pytest.mark.rule("MX-181", "MX-162")
def test_a_conquered_camp_is_one_of_the_cities_to_be_conquered() -> None:
    both: dict[str, Any] = {
        "tiles": f"{TILES} core-5@2,2",
        "cities": f"volkares-camp@{CAMP} city-green@6,-4",
        "city_level": {"volkares-camp": 8, "green": 5},
        "city_row": {"volkares-camp": [0], "green": [0]},
    }
    assert all_conquered(camp(**both).s)
    assert (parts_of(camp(**both))["cities"], parts_of(camp(**both))["all-cities"]) == (20, 15)
    standing = camp("prowlers", **both)
    assert not all_conquered(standing.s)
    assert (parts_of(standing)["cities"], parts_of(standing)["all-cities"]) == (10, 0)


@pytest.mark.rule("MX-181")
def test_with_the_last_city_the_game_is_about_to_end() -> None:
    table = camp(
        "prowlers",
        tiles=f"{TILES} core-5@2,2",
        cities=f"volkares-camp@{CAMP} city-green@6,-4",
        city_level={"volkares-camp": 8, "green": 5},
        hand="rage",
        played="march",
        did_play=True,
    ).do(f"move {CAMP} 1")
    win(table).do("end-turn")
    while table.game.outcome is None:
        table.do("end-turn" if table.can("end-turn") else "pass" if table.can("pass") else table.choices[0])
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("cities", (0,))


@pytest.mark.rule("MX-182")
def test_each_shield_of_a_hunt_adds_one_fame_to_the_greatest_conqueror() -> None:
    cells = camp().s.cells
    marked = [
        {"op": "rules.hunted", "seat": seat, "until": "game", "n": cells.named(f"@{cell}")}
        for seat, cell in ((0, EAST), (0, CAMP), (1, VILLAGE))
    ]
    table = camp(seats=2, lasting=marked, shields=KEEPS)
    assert (conquests(table.s, 0), conquests(table.s, 1)) == (2 * 2 + 2, 1)
    assert parts_of(table)["conqueror"] == 6


# -- on the table ------------------------------------------------------------------------------------------------------


def area(table: War, name: str, lang: str = "en") -> Any:
    view: Any = table.game.view(0, lang)
    return next(one for one in view["areas"] if one["id"] == name)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_card_shows_level_defenders_shields_and_leader(lang: str) -> None:
    standing = area(camp("freezers prowlers", seats=2, row=[0], level=8), "cities", lang)["pieces"][0]
    assert standing["counters"] == {"level": 8, "defenders": 2}
    taken = area(camp(seats=2, row=[0, 0, 1]), "cities", lang)["pieces"][0]
    assert taken["counters"] == {"level": 4}
    assert taken["marks"] == ["conquered"]
    said = " ".join(line["text"] for line in taken["lines"])
    heroes = ("Tovak", "Goldyx") if lang == "en" else ("Товак", "Голдикс")
    assert heroes[0] in said
    assert heroes[1] in said


@pytest.mark.rule("MX-165")
def test_an_army_that_nobody_has_seen_shows_its_backs() -> None:
    table = camp("freezers prowlers", seen=False, at=FAR)
    assert sorted(piece["id"].split("#")[0] for piece in area(table, "army")["pieces"]) == ["?green", "?white"]
    seen = camp("freezers prowlers", at=FAR)
    assert sorted(piece["id"].split("#")[0] for piece in area(seen, "army")["pieces"]) == ["freezers", "prowlers"]


@pytest.mark.rule("MX-180")
def test_a_space_where_somebody_has_hunted_says_so() -> None:
    marked = [{"op": "rules.hunted", "seat": 0, "until": "game", "n": camp().s.cells.named(f"@{EAST}")}]
    cells = area(camp(lasting=marked), "board")["cells"]
    assert [(cell["q"], cell["r"]) for cell in cells if "hunted" in cell.get("marks", [])] == [(5, -5)]


@pytest.mark.parametrize("army", ["", "freezers prowlers diggers"])
def test_saves_clones_and_guesses_keep_the_camp(army: str) -> None:
    table = camp(army, seen=False, at=FAR, seats=2, row=[0, 1], level=8)
    again = deckhold.load(table.game.dump())
    assert again.dump() == table.game.dump() == table.game.clone().dump()
    guess = table.game.determinize(0, 7)
    assert guess.view(0, "en") == table.game.view(0, "en")
    assert len(guess.zones[ARMY]) == len(army.split())


def test_bots_think_of_the_camp_as_of_a_city() -> None:
    table = camp("prowlers", at=EAST, hand="rage")
    targets = targets_of(table.s, 0)
    assert table.find(f"move {CAMP} 1") in [raid.begin for raid in raids(table.s, 0, move_fares(table.s, 0), targets)]
    assert table.s.cells.named(f"@{CAMP}") in [target.cell for target in targets]
    taken = camp(at=EAST, hand="promise", row=[0] * 4, unit_offer="peasants", moment="dealing", influence=4)
    assert taken.game.explain(GreedyBot().choose(taken.game))["verb"] == "recruit"


def test_hunts_are_named_and_warned_of() -> None:
    table = camp(at=EAST, hand="rage")
    labels = answers(table)
    assert {"Hunt a green enemy", "Hunt a red enemy", "Hunt a green and a red enemy"} <= set(labels)
    assert labels["Hunt a red enemy"]["warnings"] == ["a fight: enemies are drawn", "9 move will be lost"]
    assert "Охота на красного врага" in answers(table, "ru")
