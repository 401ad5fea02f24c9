"""Acquiring cards, defeating monsters, honor (rules, sections 6 to 8)."""

import pytest

from deckhold import IllegalAction
from games.ascension.vigil import start

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"

# -- acquiring heroes and constructs -----------------------------------------------------------------------------------


@pytest.mark.rule("AS-40")
def test_heroes_and_constructs_of_the_row_and_the_two_piles_can_be_acquired() -> None:
    assert start(runes=20, row=ROW).choices == [
        "acquire kor-the-ferromancer",
        "acquire spike-vixen",
        "acquire shadow-star",
        "acquire hedron-cannon",
        "acquire mystic",
        "acquire heavy-infantry",
        "end-turn",
    ]


@pytest.mark.rule("AS-41")
@pytest.mark.rule("AS-43")
def test_an_acquired_card_is_paid_for_goes_to_the_discard_and_is_replaced() -> None:
    table = start(runes=5, row=ROW, discard="militia", center_deck="muramasa landtalker").do("acquire shadow-star")
    table.shows(
        runes=2,
        discard="militia shadow-star",
        center_row="kor-the-ferromancer spike-vixen landtalker mephit earth-tyrant hedron-cannon",
        center_deck="muramasa",
    )


@pytest.mark.rule("AS-41")
def test_a_mystic_costs_three_runes_and_leaves_the_row_alone() -> None:
    table = start(runes=5, row=ROW).do("acquire mystic")
    table.shows(runes=2, discard="mystic", mystics="mystic*19", center_row=ROW)


@pytest.mark.rule("AS-42")
def test_an_acquisition_that_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    enough = start(runes=3, row=ROW)
    action = enough.find("acquire shadow-star")
    short = start(runes=2, power=9, row=ROW)
    before = short.game.fingerprint()
    with pytest.raises(IllegalAction):
        short.game.apply(action)
    assert short.game.fingerprint() == before


@pytest.mark.rule("AS-44")
def test_acquisitions_are_limited_by_the_runes_only() -> None:
    table = start(runes=13, row=ROW).do(*["acquire heavy-infantry"] * 5, "acquire mystic")
    table.shows(runes=0, discard="heavy-infantry*5 mystic", heavy_infantry="heavy-infantry*15")


@pytest.mark.rule("AS-45")
@pytest.mark.rule("AS-72")
@pytest.mark.rule("AS-75")
def test_an_empty_pile_offers_nothing_until_a_banished_copy_returns() -> None:
    table = start(hand="void-initiate mystic", runes=3, mystics="", row=ROW, power=1)
    assert not table.can("acquire mystic")
    table.do("play void-initiate", "pick mystic hand").shows(mystics="mystic", hand="", void="")
    table.do("acquire mystic").shows(mystics="", discard="mystic", runes=1)


@pytest.mark.rule("AS-75")
def test_a_returned_copy_can_be_acquired_by_anyone() -> None:
    table = start(hand="void-initiate heavy-infantry", heavy_infantry="", hand_1="apprentice*2").do(
        "play void-initiate"
    )
    table.do("pick heavy-infantry", "end-turn", "play apprentice", "play apprentice", "acquire heavy-infantry")
    table.shows(discard_1="heavy-infantry", heavy_infantry="")


@pytest.mark.rule("AS-46")
def test_monsters_cannot_be_acquired_nor_heroes_and_constructs_defeated() -> None:
    table = start(runes=20, power=20, row=ROW)
    assert [choice for choice in table.choices if choice.startswith("defeat")] == [
        "defeat mephit",
        "defeat earth-tyrant",
        "defeat cultist",
    ]
    for monster in ("mephit", "earth-tyrant", "cultist"):
        assert not table.can(f"acquire {monster}")


@pytest.mark.rule("AS-12")
@pytest.mark.rule("AS-47")
def test_a_free_acquisition_pays_nothing_and_may_go_elsewhere_but_the_row_is_refilled() -> None:
    table = start(hand="cetra-weaver-of-stars", runes=1, row=ROW, deck="militia", center_deck="landtalker")
    table.do("play cetra-weaver-of-stars", "pick kor-the-ferromancer").shows(
        runes=1,
        deck="militia kor-the-ferromancer",
        discard="",
        center_row="landtalker spike-vixen shadow-star mephit earth-tyrant hedron-cannon",
    )


@pytest.mark.rule("AS-47")
def test_a_free_acquisition_without_another_destination_goes_to_the_discard() -> None:
    table = start(power=7, row="avatar-of-the-fallen kor-the-ferromancer mephit*3 sea-tyrant")
    table.do("defeat avatar-of-the-fallen", "pick kor-the-ferromancer").shows(discard="kor-the-ferromancer", runes=0)


@pytest.mark.rule("AS-48")
def test_an_acquired_card_is_in_the_discard_at_once_and_can_be_drawn_in_the_same_turn() -> None:
    table = start(hand="arha-initiate", runes=2, row=ROW).do("acquire spike-vixen").shows(discard="spike-vixen")
    table.do("play arha-initiate").shows(hand="spike-vixen", discard="")
    table.do("play spike-vixen").shows(power=1)


@pytest.mark.rule("AS-48")
def test_an_acquired_card_can_be_banished_from_the_discard_in_the_same_turn() -> None:
    table = start(hand="void-initiate", runes=2, row=ROW).do("acquire spike-vixen", "play void-initiate")
    table.do("pick spike-vixen discard").shows(discard="", void="spike-vixen")


@pytest.mark.rule("AS-128")
def test_order_of_an_acquisition_row_before_destination_before_triggers() -> None:
    table = start(
        constructs="rocket-courier-x-99 burrower-mark-ii",
        deck="militia",
        runes=5,
        row="watchmakers-altar mephit*3 sea-tyrant*2",
        center_deck="landtalker",
    )
    assert table.told("acquire watchmakers-altar") == ["acquire watchmakers-altar", "reveal landtalker"]
    # The destination is chosen with the new card already in the row.
    table.shows(runes=0, center_row="landtalker mephit*3 sea-tyrant*2", pending="watchmakers-altar", discard="")
    assert table.asks == "0 courier"
    assert table.told("option 0") == ["draw militia"]
    table.shows(constructs="rocket-courier-x-99 burrower-mark-ii watchmakers-altar", hand="militia", pending="")


@pytest.mark.rule("AS-E05")
def test_kor_costs_three_runes() -> None:
    table = start(runes=3, row=ROW, center_deck="muramasa landtalker").do("acquire kor-the-ferromancer")
    table.shows(runes=0, discard="kor-the-ferromancer", center_deck="muramasa")
    table.shows(center_row=ROW.replace("kor-the-ferromancer", "landtalker"))
    assert not start(runes=2, row=ROW).can("acquire kor-the-ferromancer")


# -- defeating monsters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-49")
def test_a_monster_costs_its_power_and_is_out_of_reach_with_less() -> None:
    row = "mephit samaels-trickster tormented-soul sea-tyrant muramasa landtalker"
    start(power=4, row=row).do("defeat samaels-trickster").shows(power=1, honor=1, runes=1)
    assert start(power=2, row=row, runes=9).choices == [
        "acquire muramasa",
        "acquire landtalker",
        "acquire mystic",
        "acquire heavy-infantry",
        "defeat cultist",
        "end-turn",
    ]


@pytest.mark.rule("AS-50")
def test_order_of_a_defeat_void_then_replacement_then_reward() -> None:
    table = start(power=6, row=ROW, deck="militia apprentice", center_deck="landtalker")
    assert table.told("defeat earth-tyrant") == [
        "defeat earth-tyrant",
        "reveal landtalker",
        "gain-honor 5",
        "draw apprentice",
        "draw militia",
    ]
    table.shows(void="earth-tyrant", center_row=ROW.replace("earth-tyrant", "landtalker"), power=0)


@pytest.mark.rule("AS-51")
@pytest.mark.rule("AS-D03")
def test_mephits_reward_sees_the_replacement_but_neither_mephit_nor_the_avatar() -> None:
    row = "mephit avatar-of-the-fallen spike-vixen shadow-star earth-tyrant hedron-cannon"
    table = start(power=3, row=row, center_deck="landtalker muramasa").do("defeat mephit")
    table.shows(honor=2, void="mephit", center_row=row.replace("mephit", "muramasa"))
    assert table.choices == [
        "pick muramasa",
        "pick spike-vixen",
        "pick shadow-star",
        "pick earth-tyrant",
        "pick hedron-cannon",
        "pass",
    ]
    table.do("pick muramasa").shows(void="mephit muramasa", center_row=row.replace("mephit", "landtalker"))


@pytest.mark.rule("AS-52")
@pytest.mark.rule("AS-53")
@pytest.mark.rule("AS-D02")
def test_the_cultist_is_defeated_four_times_with_eight_power_and_stays() -> None:
    table = start(power=8, row=ROW, center_deck="landtalker").do(*["defeat cultist"] * 4)
    table.shows(power=0, honor=4, pool=56, cultist="cultist", void="", center_row=ROW, center_deck="landtalker")


@pytest.mark.rule("AS-53")
def test_effects_about_the_center_row_do_not_reach_the_cultist() -> None:
    table = start(hand="seer-of-the-forked-path", row=ROW).do("play seer-of-the-forked-path")
    assert table.choices == [*[f"pick {card}" for card in ROW.split()], "pass"]


@pytest.mark.rule("AS-54")
def test_banishing_a_monster_gives_no_reward() -> None:
    table = start(hand="seer-of-the-forked-path", row=ROW, constructs="voidthirster", deck="militia", power=3)
    table.do("play seer-of-the-forked-path", "pick earth-tyrant").shows(
        honor=0, pool=60, hand="militia", void="earth-tyrant"
    )
    # Nor was it the turn's first defeat.
    table.do("defeat mephit", "pass").shows(honor=3)


@pytest.mark.rule("AS-129")
def test_a_monster_defeated_without_payment_is_defeated_in_every_other_respect() -> None:
    table = start(hand="arha-templar", row=ROW, constructs="voidthirster", center_deck="landtalker", power=1)
    assert table.told("play arha-templar", "pick mephit", "pass") == [
        "play arha-templar",
        "defeat mephit",
        "reveal landtalker",
        "gain-honor 2",
        "gain-honor 1",
    ]
    table.shows(power=1, void="mephit", center_row=ROW.replace("mephit", "landtalker"), honor=3)


@pytest.mark.rule("AS-129")
def test_voidthirster_follows_the_whole_reward_a_free_defeat_inside_it_included() -> None:
    table = start(
        power=7,
        constructs="voidthirster",
        row="avatar-of-the-fallen samaels-trickster spike-vixen*2 shadow-star*2",
        center_deck="landtalker muramasa",
    )
    assert table.told("defeat avatar-of-the-fallen", "pick samaels-trickster") == [
        "defeat avatar-of-the-fallen",
        "reveal muramasa",
        "gain-honor 4",
        "defeat samaels-trickster",
        "reveal landtalker",
        "gain-honor 1",
        "gain-runes 1",
        "gain-honor 1",
    ]


@pytest.mark.rule("AS-E06")
@pytest.mark.rule("AS-Q04")
def test_earth_tyrant_costs_six_power_and_gives_five_honor_and_two_cards() -> None:
    table = start(power=6, row=ROW, hand="apprentice", deck="militia*2").do("defeat earth-tyrant")
    table.shows(power=0, honor=5, pool=55, hand="apprentice militia*2", void="earth-tyrant")
    assert len(table["center_row"]) == 6
    assert "-" not in table["center_row"]
    assert not start(power=5, row=ROW).can("defeat earth-tyrant")


@pytest.mark.rule("AS-Q03")
def test_monsters_cost_power_and_nothing_else() -> None:
    table = start(power=3, runes=5, row=ROW).do("defeat mephit", "pass")
    table.shows(power=0, runes=5)


# -- honor -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-04")
@pytest.mark.rule("AS-55")
@pytest.mark.rule("AS-E03")
def test_honor_moves_from_the_pool_to_the_player_one_by_one_or_five_at_once() -> None:
    start(power=2).do("defeat cultist").shows(honor=1, pool=59, honor_1=0)
    start(power=6, row=ROW).do("defeat earth-tyrant").shows(honor=5, pool=55, honor_1=0)


@pytest.mark.rule("AS-10")
def test_the_printed_honor_of_an_acquired_card_takes_nothing_from_the_pool() -> None:
    start(runes=8, row=ROW).do("acquire hedron-cannon").shows(honor=0, pool=60, discard="hedron-cannon")


@pytest.mark.rule("AS-56")
@pytest.mark.rule("AS-57")
@pytest.mark.rule("AS-D04")
@pytest.mark.rule("AS-119")
def test_honor_beyond_the_pool_comes_from_the_box() -> None:
    table = start(power=8, row=ROW, pool=2, constructs="yggdrasil-staff", runes=4).do("defeat earth-tyrant")
    table.shows(honor=5, pool=0)
    table.do("use yggdrasil-staff 1").shows(honor=8, pool=0)
    table.do("end-turn")
    assert table.asks == "1 main"  # the final stretch has begun, the last player still moves


@pytest.mark.rule("AS-Q26")
def test_there_is_no_limit_on_tokens() -> None:
    start(seats=4, power=2, pool=0, honor=149, honor_1=149).do("defeat cultist").shows(honor=150, honor_1=149, pool=0)
