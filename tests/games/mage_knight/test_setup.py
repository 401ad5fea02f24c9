"""Terms and the set-up of a game (sections 1 to 3)."""

import pytest

import deckhold
from deckhold.games.mage_knight.terms import (
    ADVENTURE_SITES,
    BASICS,
    CITY_SITE,
    COLOURS,
    DEEDS,
    FORTIFIED_SITES,
    INHABITED_SITES,
    SITES,
)
from games.mage_knight.land import HEROES, Realm, land


def new(seats: int, scenario: str, seed: int = 1, **options: object) -> Realm:
    made = deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "heroes": HEROES[:seats], **options})
    return Realm(made)


def sites(mask: int) -> set[str]:
    return {name for n, name in enumerate(SITES) if mask >> n & 1}


@pytest.mark.rule("MK-004", "MK-005")
def test_heroes_are_picked_in_order_each_once() -> None:
    table = Realm(deckhold.new("mage-knight", 3, 1, {"scenario": "conquest"}))
    order = list(table["order"])
    for i, hero in enumerate(["tovak", "norowas", "arythea"]):
        assert table.asks == f"{order[i]} hero"
        table.do(f"hero {hero}")
        assert not table.can(f"hero {hero}")
        assert table[f"figure_{order[i]}"] == [hero]


@pytest.mark.rule("MK-007")
def test_deed_cards_are_actions_spells_artifacts_and_wounds() -> None:
    assert DEEDS == ["basic-action", "advanced-action", "spell", "artifact", "wound"]


@pytest.mark.rule("MK-009")
def test_a_wound_is_not_a_card_that_can_be_discarded_for_an_effect() -> None:
    assert not land(hand="improvisation wound*3").can("play improvisation")
    assert land(hand="improvisation wound march").can("play improvisation")


@pytest.mark.rule("MK-012")
def test_fortified_sites() -> None:
    assert sites(FORTIFIED_SITES) == {"keep", "mage-tower", "city"}


@pytest.mark.rule("MK-013")
def test_adventure_sites() -> None:
    base = {"ancient-ruins", "dungeon", "tomb", "monster-den", "spawning-grounds"}
    assert sites(ADVENTURE_SITES) == base | {"maze", "labyrinth"}


@pytest.mark.rule("MK-014")
def test_inhabited_sites() -> None:
    assert sites(INHABITED_SITES) == {"village", "monastery", "keep", "mage-tower", "city", "refugee-camp"}


@pytest.mark.rule("MK-016")
def test_the_dummy_is_not_counted_for_dice_and_units() -> None:
    table = new(1, "conquest-solo")
    assert len(table["dice"]) == 3
    assert len([card for card in table["unit_offer"] if table.game.table.by_id[card].kind == "unit"]) == 3


@pytest.mark.rule("MK-017")
def test_red_blue_green_and_white_are_basic_gold_and_black_are_not() -> None:
    assert COLOURS[:BASICS] == ["red", "blue", "green", "white"]
    assert COLOURS[BASICS:] == ["gold", "black"]


@pytest.mark.rule("MK-026")
def test_there_are_28_advanced_actions() -> None:
    table = new(2, "conquest")
    cards = [card for card in table.game.table.defs if card.kind == "advanced-action"]
    assert len(cards) == 28
    assert sorted(int(str(card.facts()["printed_number"])) for card in cards) == list(range(65, 93))


@pytest.mark.rule("MK-027", "MK-039")
def test_wounds_lie_in_an_open_pile() -> None:
    table = new(2, "conquest")
    assert set(table["wounds"]) == {"wound"}
    areas = {zone.name: zone for zone in table.game.info.zones}
    assert areas["wounds"].visible == areas["discard"].visible


@pytest.mark.rule("MK-036")
def test_everybody_starts_without_fame_and_reputation() -> None:
    new(2, "conquest").shows(fame=0, fame_1=0, reputation=0, reputation_1=0)


@pytest.mark.rule("MK-037", "MK-022")
def test_tokens_lie_in_seven_piles_by_their_backs() -> None:
    table = new(2, "conquest")
    for colour in ("green", "red", "brown", "grey", "violet", "white"):
        pile = table[f"pile_{colour}"]
        assert pile
        assert {table.game.table.by_id[card].back for card in pile} == {colour}
    assert table["ruin_pile"]


@pytest.mark.rule("MK-038")
def test_artifacts_are_never_offered() -> None:
    table = new(2, "conquest")
    assert len(table["artifacts"]) == 16


@pytest.mark.rule("MK-042")
def test_the_common_skill_area_starts_empty() -> None:
    new(2, "conquest").shows(common_skills="")


@pytest.mark.rule("MK-043", "MK-028")
def test_regular_and_elite_units_have_decks_of_their_own() -> None:
    table = new(2, "conquest")
    box = table.game.table.by_id
    assert {box[card].back for card in table["regulars"]} == {"regular"}
    assert {box[card].back for card in table["elites"]} == {"elite"}


@pytest.mark.rule("MK-045", "MK-048")
def test_a_game_starts_by_day_with_the_tactics_of_the_day() -> None:
    table = new(2, "conquest")
    table.shows(night=False)
    assert table["tactics"] == ["early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment"]
    assert len(table["tactics_aside"]) == 6


@pytest.mark.rule("MK-054", "MK-184")
def test_the_inventory_starts_empty() -> None:
    new(2, "conquest").shows(crystals={}, crystals_1={})


@pytest.mark.rule("MK-056", "MK-059")
def test_a_hero_starts_with_one_command_token() -> None:
    table = new(2, "conquest")
    assert table.s.command(0) == 1
    table.shows(units="")


@pytest.mark.rule("MK-215", "MK-062")
def test_heroes_start_without_skills() -> None:
    new(2, "conquest").shows(skills="", skills_1="")


@pytest.mark.rule("MK-032")
def test_a_die_shows_each_of_the_six_colours() -> None:
    seen = {die for seed in range(30) for die in new(2, "conquest", seed)["dice"]}
    assert seen == set(COLOURS)


@pytest.mark.rule("MK-064")
def test_played_cards_lie_in_the_play_area_until_the_turn_ends() -> None:
    land(hand="march rage").do("play march").shows(played="march", discard="")


@pytest.mark.rule("MK-561", "MK-Q40")
def test_an_empty_deck_leaves_an_offer_short() -> None:
    table = land(hand="march", deck="rage*2", rewards=["advanced-action"], advanced_offer="fire-bolt", advanced="")
    table.do("play march", "end-turn").shows(advanced_offer="")


@pytest.mark.rule("MK-001")
def test_a_scenario_overrides_the_general_rules() -> None:
    tiles = "countryside-1@1,0 countryside-2@1,1 core-5@2,1"
    usual = {"tiles": tiles, "cities": "city-green@4,-5", "at": "3,-4", "hand": "march", "move_points": 9}
    assert "4,-5" in land(**usual, tokens="guardsmen@4,-5").goes
    closed = land(**{**usual, "cities": ""}, scenario="first-reconnaissance")
    assert "4,-5" not in closed.goes


@pytest.mark.rule("MK-006", "MK-097")
def test_a_game_runs_from_the_set_up_to_its_score() -> None:
    table = new(1, "first-reconnaissance")
    for _ in range(3000):
        if table.game.over:
            break
        table.game.apply(table.game.actions()[-1])
    assert table.game.over
    assert table.game.outcome is not None


@pytest.mark.rule("MK-008")
def test_an_action_card_is_a_basic_or_an_advanced_action() -> None:
    kinds = {card.kind for card in new(1, "conquest-solo").game.table.defs if getattr(card, "is_action", False)}
    assert kinds == {"basic-action", "advanced-action"}


@pytest.mark.rule("MK-015", "MK-023")
@pytest.mark.parametrize("seed", range(4))
def test_tokens_on_the_first_tiles_have_the_colours_of_their_places(seed: int) -> None:
    s = new(2, "conquest", seed).s
    backs = {"keep": "grey", "mage-tower": "violet", "ancient-ruins": "ruin", "none": "green"}
    field = [zone.name for zone in s.info.zones].index("field")
    assert s.zones[field]
    for token in s.zones[field]:
        assert s.definitions[token].back == backs[SITES[s.site[s.spot[token]]]]


@pytest.mark.rule("MK-089")
def test_tactics_are_chosen_with_a_hand() -> None:
    table = new(2, "conquest")
    assert table.asks.endswith("tactic")
    assert len(table["hand"]) == len(table["hand_1"]) == 5


@pytest.mark.rule("MK-090")
def test_tactics_work_when_taken_when_used_or_all_round() -> None:
    table = new(2, "conquest").game.table
    kinds = {card.id: set(card.roots()) for card in table.defs if card.kind == "tactic"}
    assert kinds["early-bird"] == set()
    assert "taken" in kinds["great-start"]
    assert "use" in kinds["the-right-moment"]


@pytest.mark.rule("MK-196")
def test_units_lie_in_the_unit_area_alone() -> None:
    zones = {zone.name: zone for zone in new(1, "conquest-solo").game.info.zones}
    held = [name for name, zone in zones.items() if zone.per_seat and zone.holds("unit")]
    assert held == ["units", "looked"]  # what is only looked at is nobody's yet


@pytest.mark.rule("MK-E42", "MK-X17")
def test_goldyx_as_the_dummy_has_two_green_crystals_and_a_blue_one() -> None:
    for seed in range(30):
        table = new(1, "conquest-solo", seed)
        if table["dummy_cards"] == ["goldyx"]:
            table.shows(dummy_crystals={"green": 2, "blue": 1})
            return
    raise AssertionError("goldyx never was the dummy")


@pytest.mark.rule("MK-X04", "MK-273")
@pytest.mark.parametrize(
    ("reputation", "modifier"),
    [
        (-6, -5),
        (-5, -3),
        (-4, -2),
        (-3, -1),
        (-2, -1),
        (-1, 0),
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 1),
        (4, 2),
        (5, 2),
        (6, 3),
        (7, 5),
    ],
)
def test_the_reputation_track(reputation: int, modifier: int) -> None:
    land(at="2,-3", hand="march", reputation=reputation).do("interact").shows(influence=modifier)


@pytest.mark.rule("MK-X13")
def test_every_site_of_the_base_box_lies_on_some_tile() -> None:
    defs = new(1, "conquest-solo").game.table.defs
    found = {SITES[space.site] for tile in defs if tile.kind == "tile" for space in tile.hexes}  # type: ignore[attr-defined]
    assert found == set(SITES[: CITY_SITE + 1])  # others come with expansions


@pytest.mark.rule("MK-X22")
def test_the_extra_cards_of_the_edition_stay_out_of_the_base_box() -> None:
    defs = new(1, "conquest-solo").game.table.by_id
    assert not {"power-of-crystals", "rush-of-adrenaline", "explosive-bolt", "chilling-stare", "mysterious-box"} & set(
        defs
    )
    assert len([card for card in defs.values() if card.kind == "skill"]) == 44


@pytest.mark.rule("MK-Q03")
def test_each_hero_has_eleven_skills_of_which_ten_are_used() -> None:
    defs = new(2, "conquest").game.table.defs
    for hero in HEROES[:4]:
        assert len([card for card in defs if card.kind == "skill" and card.back == hero]) == 11
    assert len(new(2, "conquest")["skill_stack"]) == 10


@pytest.mark.rule("MK-Q41")
def test_mana_tokens_never_run_out() -> None:
    table = land(hand="concentration march", mana={"blue": 40})
    table.do("play concentration")
    assert any(one.startswith(("colour", "option")) for one in table.choices)


@pytest.mark.rule("MK-Q55")
def test_the_source_has_two_dice_more_than_players_in_a_blitz_three() -> None:
    assert [len(new(seats, "conquest")["dice"]) for seats in (2, 3, 4)] == [4, 5, 6]
    assert [len(new(seats, "conquest-blitz")["dice"]) for seats in (2, 3, 4)] == [5, 6, 7]


@pytest.mark.rule("MK-Q72")
def test_no_elite_unit_can_be_added_where_none_is_left() -> None:
    table = land(
        tiles="countryside-1@1,0 countryside-2@1,1 core-7@2,1",
        cities="city-white@4,-5",
        at="4,-5",
        hand="march",
        moment="dealing",
        influence=9,
        elites="",
    )
    assert not table.can("add-elite")


@pytest.mark.rule("MK-E46")
def test_a_debt_of_fame_is_a_fame_below_zero_at_level_one() -> None:
    table = land(hand="march", deck="rage*2", fame=-2).do("play march", "end-turn")
    table.shows(fame=-2, level=1)
