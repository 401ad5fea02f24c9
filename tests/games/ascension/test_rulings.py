"""What the rulebook leaves open, and how it is ruled (rules, section 18)."""

from collections import Counter
from typing import Any

import pytest

from deckhold import IllegalAction
from games.ascension.vigil import start
from games.position import Table, in_force, mark

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"
TABLET = "tablet-of-times-dawn"


def areas(table: Table, seat: int | None) -> dict[str, Any]:
    listed: Any = table.game.view(seat)["areas"]
    return {area["id"]: area for area in listed}


# -- empty center deck -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q07")
def test_a_slot_stays_empty_while_deck_and_void_are_and_play_goes_on() -> None:
    table = start(runes=6, power=2, row=ROW, center_deck="").do("acquire shadow-star", "acquire kor-the-ferromancer")
    table.shows(center_row="- spike-vixen - mephit earth-tyrant hedron-cannon")
    assert table.choices == ["defeat cultist", "end-turn"]


@pytest.mark.rule("AS-Q07")
def test_empty_slots_are_filled_leftmost_first_as_soon_as_a_card_reaches_the_void() -> None:
    table = start(
        hand="void-initiate*2 muramasa landtalker", row="- spike-vixen - mephit - hedron-cannon", center_deck=""
    )
    table.do("play void-initiate", "pick muramasa hand").shows(
        center_row="muramasa spike-vixen - mephit - hedron-cannon", void="", center_deck=""
    )
    table.do("play void-initiate", "pick landtalker").shows(
        center_row="muramasa spike-vixen landtalker mephit - hedron-cannon"
    )


@pytest.mark.rule("AS-Q07")
def test_the_tablet_banished_from_play_fills_an_empty_slot() -> None:
    table = start(constructs=TABLET, row="- spike-vixen - mephit - hedron-cannon", center_deck="").do(f"use {TABLET}")
    table.shows(center_row=f"{TABLET} spike-vixen - mephit - hedron-cannon", void="", extra_turns=1)


@pytest.mark.rule("AS-Q07")
def test_a_starting_card_banished_to_the_box_fills_nothing() -> None:
    table = start(hand="void-initiate militia", row="- spike-vixen - mephit - hedron-cannon", center_deck="")
    table.do("play void-initiate", "pick militia").shows(center_row="- spike-vixen - mephit - hedron-cannon")


# -- the Avatar --------------------------------------------------------------------------------------------------------

AVATAR_ROW = "avatar-of-the-fallen spike-vixen shadow-star mephit earth-tyrant hedron-cannon"


@pytest.mark.rule("AS-Q12")
def test_the_avatars_second_reward_is_optional_and_takes_from_the_refilled_row_only() -> None:
    table = start(power=7, row=AVATAR_ROW, center_deck="landtalker").do("defeat avatar-of-the-fallen")
    assert table.shows(honor=4, power=0).choices == [
        "pick landtalker",
        "pick spike-vixen",
        "pick shadow-star",
        "pick mephit",
        "pick earth-tyrant",
        "pick hedron-cannon",
        "pass",
    ]
    table.copy().do("pass").shows(honor=4, discard="")
    table.copy().do("pick hedron-cannon").shows(discard="hedron-cannon", runes=0)
    table.copy().do("pick earth-tyrant").shows(honor=9, power=0)


@pytest.mark.rule("AS-Q12")
def test_the_avatar_brought_back_by_its_own_refill_cannot_be_chosen_but_defeated_anew() -> None:
    table = start(power=14, row=AVATAR_ROW, center_deck="").do("defeat avatar-of-the-fallen")
    assert table.shows(center_row=AVATAR_ROW).choices == [*[f"pick {card}" for card in AVATAR_ROW.split()[1:]], "pass"]
    table.do("pass").shows(honor=4, power=7)
    table.do("defeat avatar-of-the-fallen", "pass").shows(honor=8, power=0)


# -- extra turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q13")
def test_the_extra_turn_follows_the_current_one_after_its_normal_end() -> None:
    table = start(seats=3, constructs=TABLET, hand="mystic", deck="apprentice*5", row=ROW)
    table.do(f"use {TABLET}").shows(void=TABLET, constructs="", extra_turns=1)
    table.do("play mystic", "end-turn").shows(hand="apprentice*5", discard="mystic", runes=0, extra_turns=0)
    assert table.asks == "0 main"
    assert table.do("end-turn").asks == "1 main"


@pytest.mark.rule("AS-Q13")
@pytest.mark.rule("AS-90")
def test_an_extra_turn_in_the_last_final_turn_is_still_taken() -> None:
    table = start(turn=1, pool=0, constructs=TABLET).do(f"use {TABLET}", "end-turn")
    assert (table.asks, table.game.over) == ("1 main", False)
    assert table.do("end-turn").game.over


@pytest.mark.rule("AS-Q13")
def test_an_extra_turn_of_an_earlier_player_does_not_shorten_the_final_round() -> None:
    table = start(seats=3, turn=1, pool=0, constructs=TABLET).do(f"use {TABLET}", "end-turn", "end-turn")
    assert table.asks == "2 main"
    assert table.do("end-turn").game.over


@pytest.mark.rule("AS-Q13")
@pytest.mark.rule("AS-Q28")
def test_a_tablet_that_returns_in_the_same_turn_is_used_again_and_adds_a_turn_each_time() -> None:
    # Deck and Void are empty, a slot of the row too: the banished Tablet lies in the row at once, is acquired again,
    # and the Courier, for which the Device makes it Mechana, puts it into play.
    table = start(
        constructs=f"{TABLET} rocket-courier-x-99 hedron-link-device",
        runes=5,
        row="- spike-vixen shadow-star mephit earth-tyrant hedron-cannon",
        center_deck="",
    )
    table.do(f"use {TABLET}", f"acquire {TABLET}", "option 0").shows(
        constructs=f"rocket-courier-x-99 hedron-link-device {TABLET}", extra_turns=1
    )
    table.do(f"use {TABLET}").shows(extra_turns=2)
    assert table.do("end-turn").asks == "0 main"
    assert table.do("end-turn").asks == "0 main"
    assert table.do("end-turn").asks == "1 main"


@pytest.mark.rule("AS-Q13")
def test_the_tablet_banished_by_anything_else_gives_no_turn() -> None:
    table = (
        start(hand=f"void-initiate {TABLET}")
        .do("play void-initiate", f"pick {TABLET}")
        .shows(void=TABLET, extra_turns=0)
    )
    assert table.do("end-turn").asks == "1 main"


@pytest.mark.rule("AS-Q13")
def test_ties_go_by_seat_not_by_extra_turns() -> None:
    table = start(turn=0, pool=0, constructs=TABLET, honor=20, honor_1=20).do(f"use {TABLET}", *["end-turn"] * 3)
    assert table.game.outcome is not None
    assert (table.game.outcome.scores, table.game.outcome.winners) == ((20, 20), (1,))


@pytest.mark.rule("AS-Q28")
def test_a_construct_that_leaves_play_forgets_that_it_was_used() -> None:
    table = start(
        power=4,
        row=ROW.replace("mephit", "corrosive-widow"),
        constructs_1="shadow-star#1",
        lasting=[mark("used shadow-star#1")],
    )
    table.do("defeat corrosive-widow").shows(constructs_1="", marks=["defeated_in_row -"])


# -- Twofold Askara ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q14")
def test_askara_copies_any_hero_played_earlier_this_turn() -> None:
    table = start(hand="twofold-askara", played="apprentice mystic demon-slayer").do("play twofold-askara")
    assert table.choices == ["pick apprentice played", "pick mystic played", "pick demon-slayer played"]
    table.copy().do("pick apprentice").shows(runes=1)
    table.copy().do("pick mystic").shows(runes=2)
    table.copy().do("pick demon-slayer").shows(power=3, played="apprentice mystic demon-slayer twofold-askara")


@pytest.mark.rule("AS-Q14")
def test_a_copied_lycanthrope_finds_the_original_and_leaves_its_bonus_pending() -> None:
    table = start(hand="runic-lycanthrope twofold-askara wolf-shaman", constructs="snapdragon")
    table.do("play runic-lycanthrope").shows(runes=2, power=0, honor=1)
    table.do("play twofold-askara").shows(runes=4, power=2, honor=1, lasts="runic-lycanthrope#1")
    table.do("play wolf-shaman").shows(runes=5, power=4, lasts="")


@pytest.mark.rule("AS-Q14")
def test_askara_is_never_lifebound() -> None:
    # Copying a Lifebound hero neither fulfils Unity of others nor sets off Snapdragon.
    table = start(hand="twofold-askara wolf-shaman", played="landtalker", constructs="snapdragon").do(
        "play twofold-askara"
    )
    table.shows(runes=3, honor=0)


@pytest.mark.rule("AS-Q14")
def test_choices_of_a_copied_effect_are_made_anew() -> None:
    table = start(hand="mechana-initiate twofold-askara").do("play mechana-initiate", "option 0", "play twofold-askara")
    assert table.choices == ["option 0", "option 1"]
    table.do("option 1").shows(runes=1, power=1)


@pytest.mark.rule("AS-Q14")
def test_a_copied_banish_cannot_reach_askara_and_stays_optional() -> None:
    table = start(hand="void-initiate twofold-askara militia").do("play void-initiate", "pass", "play twofold-askara")
    assert table.shows(runes=2).choices == ["pick militia hand", "pass"]


@pytest.mark.rule("AS-Q14")
@pytest.mark.rule("AS-Q16")
def test_a_copied_reactor_monk_adds_a_further_discount() -> None:
    table = start(hand="reactor-monk twofold-askara").do("play reactor-monk", "play twofold-askara")
    table.shows(runes=4, lasts="reactor-monk twofold-askara")


# -- triggers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q15")
def test_snapdragon_that_arrives_after_the_first_lifebound_hero_gives_nothing_this_turn() -> None:
    table = start(hand="landtalker snapdragon lifebound-initiate", deck="wolf-shaman apprentice*4").do(
        "play landtalker"
    )
    table.do("play snapdragon", "play lifebound-initiate").shows(honor=1)  # the Initiate's own
    table.do("end-turn", "end-turn", "play wolf-shaman").shows(honor=2)


@pytest.mark.rule("AS-Q15")
def test_voidthirster_that_arrives_after_the_first_defeat_gives_nothing_this_turn() -> None:
    table = start(hand="voidthirster", power=6, row="tormented-soul*3 spike-vixen*2 muramasa").do(
        "defeat tormented-soul"
    )
    table.do("play voidthirster", "defeat tormented-soul").shows(honor=2)


@pytest.mark.rule("AS-Q15")
def test_voidthirster_brought_into_play_by_the_reward_itself_came_after_the_defeat() -> None:
    table = start(
        power=7,
        constructs="rocket-courier-x-99 hedron-link-device",
        row="avatar-of-the-fallen voidthirster spike-vixen*2 shadow-star*2",
    )
    table.do("defeat avatar-of-the-fallen", "pick voidthirster", "option 0").shows(
        honor=4, constructs="rocket-courier-x-99 hedron-link-device voidthirster"
    )


@pytest.mark.rule("AS-Q15")
def test_only_the_voidthirster_that_was_there_at_the_defeat_gives_honor() -> None:
    table = start(
        power=7,
        constructs="voidthirster rocket-courier-x-99 hedron-link-device",
        row="avatar-of-the-fallen voidthirster spike-vixen*2 shadow-star*2",
    )
    table.do("defeat avatar-of-the-fallen", "pick voidthirster", "option 0").shows(honor=4 + 1)


@pytest.mark.rule("AS-Q15")
def test_the_cultist_is_not_the_first_defeat() -> None:
    table = start(hand="voidthirster", power=5, row="tormented-soul*3 spike-vixen*2 muramasa").do("defeat cultist")
    table.do("play voidthirster", "defeat tormented-soul").shows(honor=1 + 1 + 1)


@pytest.mark.rule("AS-Q15")
@pytest.mark.parametrize(
    ("order", "honors"), [(["snapdragon", "landtalker"], [0, 1]), (["landtalker", "snapdragon"], [0, 1])]
)
def test_with_the_remastered_snapdragon_order_does_not_matter(order: list[str], honors: list[int]) -> None:
    table = start(hand="snapdragon landtalker wolf-shaman", deck="militia", remaster=True)
    for card, honor in zip(order, honors, strict=True):
        table.do(f"play {card}").shows(honor=honor)
    table.do("play wolf-shaman").shows(honor=1)  # once per turn and copy


@pytest.mark.rule("AS-Q15")
def test_two_remastered_snapdragons_give_one_honor_each() -> None:
    table = start(hand="snapdragon*2 landtalker", remaster=True).do("play snapdragon", "play landtalker").shows(honor=1)
    table.do("play snapdragon").shows(honor=2)


@pytest.mark.rule("AS-Q21")
def test_triggers_run_in_the_order_their_sources_entered_play() -> None:
    # Of two Burrowers the one that entered first draws first, and each once.
    table = start(
        hand="watchmakers-altar", constructs="burrower-mark-ii#2 burrower-mark-ii#1", deck="militia apprentice"
    )
    table.do("play watchmakers-altar").shows(
        hand="apprentice militia", marks=["used burrower-mark-ii#2 7", "used burrower-mark-ii#1 7"]
    )


# -- runes and discounts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q16")
def test_two_monks_take_two_runes_off_the_same_construct() -> None:
    table = (
        start(hand="reactor-monk*2", row=ROW)
        .do("play reactor-monk", "play reactor-monk")
        .shows(runes=4, lasts="reactor-monk*2")
    )
    table.do("acquire shadow-star").shows(runes=3, lasts="")


@pytest.mark.rule("AS-Q16")
def test_the_discount_is_for_the_next_construct_only_and_not_for_heroes() -> None:
    table = start(hand="reactor-monk", runes=4, row=ROW).do("play reactor-monk", "acquire spike-vixen")
    table.shows(runes=4, lasts="reactor-monk").do("acquire shadow-star").shows(runes=2, lasts="")
    table = start(hand="reactor-monk", runes=3, row=ROW.replace("mephit", "shadow-star"))
    table.do("play reactor-monk", "acquire shadow-star").shows(runes=3)
    table.do("acquire shadow-star").shows(runes=0)


@pytest.mark.rule("AS-Q16")
def test_a_discounted_price_is_never_below_zero() -> None:
    table = start(lasting=[in_force("reactor-monk.effect.1", "reactor-monk#1")] * 4, row=ROW).do("acquire shadow-star")
    table.shows(runes=0, lasts="", discard="shadow-star")


@pytest.mark.rule("AS-Q16")
def test_a_free_construct_uses_the_discount_up_too() -> None:
    table = start(hand="reactor-monk", power=7, row=AVATAR_ROW).do("play reactor-monk", "defeat avatar-of-the-fallen")
    table.do("pick shadow-star").shows(lasts="", runes=2)


@pytest.mark.rule("AS-Q16")
def test_an_unused_discount_ends_with_the_turn() -> None:
    start(hand="reactor-monk").do("play reactor-monk", "end-turn").shows(lasts="")


@pytest.mark.rule("AS-Q17")
def test_restricted_runes_pay_first_and_for_mechana_constructs_only() -> None:
    row = "watchmakers-altar rocket-courier-x-99 shadow-star mechana-initiate mephit hedron-cannon"
    table = start(mechana_runes=5, runes=2, row=row, constructs="yggdrasil-staff")
    assert table.choices == [
        "use yggdrasil-staff 0",
        "acquire watchmakers-altar",
        "acquire rocket-courier-x-99",
        "acquire mechana-initiate",
        "acquire heavy-infantry",
        "end-turn",
    ]
    table.do("acquire rocket-courier-x-99").shows(mechana_runes=1, runes=2)
    table.do("acquire mechana-initiate").shows(mechana_runes=1, runes=1)


@pytest.mark.rule("AS-Q17")
def test_restricted_runes_may_be_split_over_several_constructs_and_topped_up() -> None:
    row = "burrower-mark-ii*2 shadow-star mechana-initiate mephit hedron-cannon"
    table = start(mechana_runes=4, runes=2, row=row).do("acquire burrower-mark-ii").shows(mechana_runes=1, runes=2)
    table.do("acquire burrower-mark-ii").shows(mechana_runes=0, runes=0)


@pytest.mark.rule("AS-Q17")
def test_restricted_runes_vanish_at_the_end_of_the_turn() -> None:
    start(constructs="the-grand-design").do("use the-grand-design", "end-turn").shows(mechana_runes=0)


@pytest.mark.rule("AS-Q18")
def test_the_device_lets_restricted_runes_pay_for_every_construct_and_for_nothing_else() -> None:
    row = "shadow-star voidthirster spike-vixen mephit wolf-shaman yggdrasil-staff"
    assert start(mechana_runes=5, row=row).choices == ["end-turn"]
    table = start(mechana_runes=5, row=row, constructs="hedron-link-device")
    assert table.choices == ["acquire shadow-star", "acquire voidthirster", "acquire yggdrasil-staff", "end-turn"]
    # Another player's Device helps nobody else.
    assert start(mechana_runes=5, row=row, constructs_1="hedron-link-device").choices == ["end-turn"]


@pytest.mark.rule("AS-Q18")
def test_the_device_serves_burrower_and_courier() -> None:
    table = start(constructs="hedron-link-device burrower-mark-ii", hand="shadow-star", deck="militia")
    table.do("play shadow-star").shows(hand="militia")
    table = start(constructs="hedron-link-device rocket-courier-x-99", runes=3, row=ROW).do("acquire shadow-star")
    assert table.asks == "0 courier"


@pytest.mark.rule("AS-Q18")
def test_the_device_does_not_look_back() -> None:
    table = start(constructs="burrower-mark-ii", hand="shadow-star hedron-link-device", deck="militia*2")
    table.do("play shadow-star").shows(hand="hedron-link-device")
    # Its own arrival is a Mechana construct's and draws one card, not two.
    table.do("play hedron-link-device").shows(hand="militia", deck="militia")


@pytest.mark.rule("AS-Q18")
def test_the_device_adds_a_faction_and_removes_none() -> None:
    table = start(constructs="hedron-link-device snapdragon", hand="wolf-shaman avatar-golem").do("play wolf-shaman")
    table.shows(honor=1).do("play avatar-golem").shows(honor=1 + 2)


# -- several players, timing -------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q19")
def test_opponents_choose_clockwise_each_complete_before_the_next() -> None:
    table = start(
        seats=4,
        turn=2,
        power=5,
        row="sea-tyrant mephit*3 spike-vixen*2",
        constructs_0="shadow-star muramasa",
        constructs_1="snapdragon voidthirster",
        constructs_3="yggdrasil-staff watchmakers-altar",
    ).do("defeat sea-tyrant")
    asked = []
    while table.asks.endswith("pick"):
        asked.append(table.asks)
        table.do(table.choices[0])
    assert asked == ["3 pick", "0 pick", "1 pick"]
    table.shows(constructs_0="shadow-star", constructs_1="snapdragon", constructs_3="yggdrasil-staff")


@pytest.mark.rule("AS-Q19")
def test_xeron_takes_clockwise_from_the_active_player() -> None:
    row = "xeron-duke-of-lies spike-vixen*2 shadow-star*2 hedron-cannon"
    table = start(seats=4, turn=2, power=6, row=row, hand_3="mystic", hand_0="militia", hand_1="heavy-infantry")
    table.do("defeat xeron-duke-of-lies").shows(hand_2="mystic militia heavy-infantry")


@pytest.mark.rule("AS-Q20")
def test_nobody_acts_in_the_middle_of_an_effect() -> None:
    table = start(hand="void-initiate militia", constructs="shadow-star", runes=9, power=9, row=ROW).do(
        "play void-initiate"
    )
    assert table.choices == ["pick militia hand", "pass"]
    buy = start(runes=9, row=ROW).find("acquire shadow-star")
    with pytest.raises(IllegalAction):
        table.game.apply(buy)


@pytest.mark.rule("AS-Q22")
def test_opponents_without_hand_cards_or_constructs_are_skipped() -> None:
    row = "xeron-duke-of-lies sea-tyrant corrosive-widow spike-vixen shadow-star hedron-cannon"
    table = start(seats=3, power=15, row=row, hand_1="", hand_2="mystic").do("defeat xeron-duke-of-lies")
    table.shows(hand="mystic", hand_1="", hand_2="")
    table.do("defeat sea-tyrant", "defeat corrosive-widow").shows(honor=11)
    assert table.asks == "0 main"


@pytest.mark.rule("AS-Q23")
def test_the_draw_after_the_very_last_turn_changes_no_score() -> None:
    table = start(
        turn=1, pool=0, hand="mystic*2", deck="hedron-cannon mystic*4", discard="muramasa", hand_0="", deck_0=""
    )
    table.do("end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (0, 2 + 8 + 4 + 4)


@pytest.mark.rule("AS-Q29")
def test_an_effect_that_can_achieve_nothing_may_be_used_and_counts_as_used() -> None:
    table = start(constructs="the-all-seeing-eye")
    table.do("use the-all-seeing-eye").shows(hand="", deck="", marks=["used the-all-seeing-eye#1"])
    assert table.choices == ["end-turn"]


@pytest.mark.rule("AS-Q29")
def test_a_price_must_be_payable_in_full() -> None:
    assert not start(constructs="yggdrasil-staff", runes=3, mechana_runes=9).can("use yggdrasil-staff 1")
    table = start(constructs="yggdrasil-staff", runes=4, mechana_runes=9).do("use yggdrasil-staff 1")
    table.shows(runes=0, mechana_runes=9, honor=3)


# -- hidden information ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-Q24")
def test_hands_are_seen_by_their_owners_decks_by_nobody_everything_else_by_all() -> None:
    table = start(
        seats=3,
        hand="mystic",
        deck="militia*2",
        discard="apprentice",
        played="spike-vixen",
        constructs="muramasa",
        void="landtalker",
        honor_1=7,
    )
    for viewer in (0, 1, 2, None):
        seen = areas(table, viewer)
        for seat in range(3):
            hand, deck = seen[f"hand/{seat}"], seen[f"deck/{seat}"]
            assert (bool(hand["pieces"]), "hidden" in hand) == ((True, False) if viewer == seat else (False, True))
            assert (deck["pieces"], "hidden" in deck) == ([], True)
        assert seen["center_deck"]["pieces"] == []
        for area, card in (("discard/0", "apprentice"), ("played/0", "spike-vixen"), ("constructs/0", "muramasa")):
            assert [piece["card"] for piece in seen[area]["pieces"]] == [card]
        assert [piece["card"] for piece in seen["void"]["pieces"]] == ["landtalker"]
        assert len(seen["center_row"]["pieces"]) == 6
        assert [len(seen[pile]["pieces"]) for pile in ("mystics", "heavy_infantry", "cultist")] == [19, 20, 1]
        counters: Any = table.game.view(viewer)["seats"]
        assert [seat["counters"]["honor"] for seat in counters] == [0, 7, 0]


@pytest.mark.rule("AS-Q24")
def test_a_card_taken_by_xeron_is_seen_by_taker_and_robbed_player_only() -> None:
    row = "xeron-duke-of-lies spike-vixen*2 shadow-star*2 hedron-cannon"
    table = start(seats=3, power=6, row=row, hand_1="demon-slayer", hand_2="")
    game = table.game
    game.listen()
    table.do("defeat xeron-duke-of-lies")
    told = {
        viewer: [
            game.info.event_text(game, event, viewer, game.info.teller("en"))
            for event in events
            if event.kind == "steal"
        ]
        for events in [game.take_events()]
        for viewer in (0, 1, 2, None)
    }
    named = "[seat:0] takes Demon Slayer from the hand of [seat:1]."
    secret = "[seat:0] takes a card from the hand of [seat:1]."
    assert told == {0: [named], 1: [named], 2: [secret], None: [secret]}


@pytest.mark.rule("AS-Q24")
def test_what_a_third_player_may_think_the_stolen_card_is() -> None:
    row = "xeron-duke-of-lies spike-vixen*2 shadow-star*2 hedron-cannon"
    table = start(seats=3, power=6, row=row, hand_1="demon-slayer", deck_1="mystic*3").do("defeat xeron-duke-of-lies")
    index = table["hand"].index("demon-slayer")

    def imagined(seat: int) -> Counter[str]:
        copies = [Table(table.game.determinize(seat, seed)) for seed in range(30)]
        return Counter(copy["hand"][index] for copy in copies)

    assert imagined(0) == {"demon-slayer": 30}
    assert imagined(1) == {"demon-slayer": 30}
    assert set(imagined(2)) == {"demon-slayer", "mystic"}
