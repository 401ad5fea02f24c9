"""Edge cases that follow from the rules (section 17), and invariants over whole games."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.rng import seeded
from games.ascension.vigil import start
from games.position import Table

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"
WITH_AVATAR = "avatar-of-the-fallen spike-vixen shadow-star mephit earth-tyrant hedron-cannon"


@pytest.mark.rule("AS-111")
def test_no_banish_effect_can_choose_the_avatar() -> None:
    others = ["pick spike-vixen", "pick shadow-star", "pick mephit", "pick earth-tyrant", "pick hedron-cannon", "pass"]
    table = start(hand="seer-of-the-forked-path", row=WITH_AVATAR).do("play seer-of-the-forked-path")
    assert table.choices == others
    row = WITH_AVATAR.replace("mephit", "mistake-of-creation")
    table = start(power=4, row=row, center_deck="mephit").do("defeat mistake-of-creation")
    assert table.choices == others


@pytest.mark.rule("AS-111")
def test_a_row_with_the_avatar_alone_leaves_nothing_to_banish() -> None:
    table = start(hand="seer-of-the-forked-path", row="- avatar-of-the-fallen - - - -", center_deck="")
    assert table.do("play seer-of-the-forked-path").asks == "0 main"


@pytest.mark.rule("AS-113")
def test_a_reward_that_draws_reshuffles_cards_acquired_this_turn_but_not_played_heroes() -> None:
    table = start(played="mystic", runes=2, power=6, row=ROW).do("acquire spike-vixen", "defeat earth-tyrant")
    table.shows(hand="spike-vixen", deck="", discard="", played="mystic")


@pytest.mark.rule("AS-114")
def test_runes_of_a_reward_can_be_spent_in_the_same_turn() -> None:
    table = start(power=5, row=ROW.replace("mephit", "wind-tyrant")).do("defeat wind-tyrant").shows(runes=3)
    table.do("acquire kor-the-ferromancer").shows(runes=0, discard="kor-the-ferromancer")


@pytest.mark.rule("AS-115")
def test_a_construct_put_into_play_directly_is_usable_at_once_and_sets_off_burrower() -> None:
    table = start(constructs="rocket-courier-x-99 burrower-mark-ii", runes=5, deck="militia")
    table.do("acquire watchmakers-altar", "option 0").shows(hand="militia", played="")
    table.do("use watchmakers-altar").shows(mechana_runes=1)


@pytest.mark.rule("AS-115")
def test_a_construct_put_into_play_directly_was_not_played() -> None:
    table = start(constructs="rocket-courier-x-99", runes=5)
    assert table.told("acquire watchmakers-altar", "option 0")[0] == "acquire watchmakers-altar"
    assert not [line for line in table.told("use watchmakers-altar") if line.startswith("play")]


@pytest.mark.rule("AS-116")
def test_a_construct_destroyed_in_an_opponents_turn_is_in_the_owners_next_reshuffle() -> None:
    table = start(
        power=4,
        row=ROW.replace("mephit", "corrosive-widow"),
        constructs_1="muramasa",
        hand_1="arha-initiate",
        deck_1="",
    )
    table.do("defeat corrosive-widow").shows(discard_1="muramasa")
    table.do("end-turn", "play arha-initiate").shows(hand_1="muramasa", discard_1="")


@pytest.mark.rule("AS-117")
def test_a_stolen_card_can_be_played_at_once_and_goes_to_the_takers_discard() -> None:
    row = ROW.replace("mephit", "xeron-duke-of-lies")
    table = start(power=6, row=row, hand_1="demon-slayer", deck="apprentice*5").do("defeat xeron-duke-of-lies")
    table.shows(hand="demon-slayer", hand_1="").do("play demon-slayer").shows(power=3)
    table.do("end-turn").shows(discard="demon-slayer", discard_1="")


@pytest.mark.rule("AS-117")
def test_a_stolen_construct_is_controlled_by_the_taker() -> None:
    row = ROW.replace("mephit", "xeron-duke-of-lies")
    table = start(power=6, row=row, hand_1="muramasa").do("defeat xeron-duke-of-lies", "play muramasa", "use muramasa")
    table.shows(power=3, constructs="muramasa", constructs_1="")


@pytest.mark.rule("AS-118")
def test_a_robbed_player_begins_with_a_smaller_hand_and_is_refilled_at_the_end_of_that_turn() -> None:
    table = start(power=6, row=ROW.replace("mephit", "xeron-duke-of-lies")).do("defeat xeron-duke-of-lies", "end-turn")
    assert table.asks == "1 main"
    assert len(table["hand_1"]) == 4
    table.do("end-turn")
    assert len(table["hand_1"]) == 5


@pytest.mark.rule("AS-119")
def test_later_players_still_gain_honor_in_the_final_round() -> None:
    table = start(seats=3, pool=1, power=2, hand_1="militia*2", hand_2="flytrap-witch").do("defeat cultist", "end-turn")
    table.do("play militia", "play militia", "defeat cultist", "end-turn", "play flytrap-witch", "end-turn")
    table.shows(honor=1, honor_1=1, honor_2=2, pool=0)
    assert table.game.over


@pytest.mark.rule("AS-120")
@pytest.mark.rule("AS-121")
def test_a_card_put_on_top_of_the_deck_is_the_next_one_drawn_and_was_never_in_the_discard() -> None:
    table = start(hand="druids-of-the-stone-circle void-initiate arha-initiate", row=ROW, deck="militia")
    table.do("play druids-of-the-stone-circle", "pick spike-vixen").shows(deck="militia spike-vixen", discard="")
    table.do("play void-initiate")
    assert "pick spike-vixen discard" not in table.choices
    table.do("pass", "play arha-initiate").shows(hand="spike-vixen", deck="militia")


@pytest.mark.rule("AS-120")
def test_of_several_cards_the_last_one_placed_is_on_top() -> None:
    table = start(hand="druids-of-the-stone-circle cetra-weaver-of-stars", row=ROW, deck="militia")
    table.do("play druids-of-the-stone-circle", "pick spike-vixen", "play cetra-weaver-of-stars", "pick mystic")
    table.shows(deck="militia spike-vixen mystic")


@pytest.mark.rule("AS-120")
def test_on_an_empty_deck_it_is_the_whole_deck_and_nothing_is_reshuffled() -> None:
    table = start(hand="druids-of-the-stone-circle arha-initiate", row=ROW, discard="militia*3")
    table.do("play druids-of-the-stone-circle", "pick mystic").shows(deck="mystic", discard="militia*3")
    table.do("play arha-initiate").shows(hand="mystic", deck="", discard="militia*3")


@pytest.mark.rule("AS-121")
def test_a_card_put_into_play_or_hand_was_never_in_the_discard() -> None:
    for remaster in (False, True):
        table = start(
            constructs="rocket-courier-x-99", hand="void-initiate", runes=5, discard="militia", remaster=remaster
        )
        table.do("acquire watchmakers-altar", "option 0", "play void-initiate")
        assert "pick watchmakers-altar discard" not in table.choices


@pytest.mark.rule("AS-122")
def test_a_player_may_banish_the_very_last_card() -> None:
    table = start(hand="void-initiate", discard="militia").do("play void-initiate", "pick militia", "end-turn")
    table.shows(hand="void-initiate", deck="", discard="")
    table = start(discard="apprentice", power=4, row="mistake-of-creation mephit*3 sea-tyrant*2")
    table.do("defeat mistake-of-creation", "pass", "pick apprentice", "end-turn", "end-turn")
    assert table.shows(hand="", deck="", discard="").choices == ["end-turn"]


@pytest.mark.rule("AS-123")
@pytest.mark.rule("AS-124")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cards_and_honor_are_conserved_throughout_a_game(seats: int) -> None:
    game = deckhold.new("ascension", seats=seats, seed=seats)
    zones = list(game.info.zones)
    start_pool = 50 if seats == 1 else 30 * seats
    rng = seeded(seats + 10)
    while not game.over:
        position: Any = game.dump()["position"]
        cards = [
            card
            for zone in zones
            for holder in (position["players"] if zone.per_seat else [position])
            for card in holder[zone.name]
            if card is not None
        ]
        assert (len(cards), len(set(cards))) == (181, 181)
        honor = sum(player["honor"] for player in position["players"]) + position["samael_honor"]
        if position["pool"] > 0:
            assert position["pool"] + honor == start_pool
        else:
            assert honor >= start_pool
        actions = game.actions()
        game.apply(actions[rng.below(len(actions))])


@pytest.mark.rule("AS-D20")
@pytest.mark.rule("AS-Q15")
def test_altar_then_two_burrowers_draw_two_cards() -> None:
    table = start(hand="watchmakers-altar burrower-mark-ii*2", deck="militia*3")
    table.do("play watchmakers-altar").shows(hand="burrower-mark-ii*2")
    table.do("play burrower-mark-ii").shows(hand="burrower-mark-ii militia")
    table.do("play burrower-mark-ii").shows(hand="militia*2", deck="militia")


@pytest.mark.rule("AS-D21")
def test_the_device_makes_the_cannon_count_four_and_leaves_the_golem_at_three() -> None:
    table = start(hand="avatar-golem", constructs="hedron-link-device hedron-cannon snapdragon muramasa")
    table.do("use hedron-cannon").shows(power=4)
    table.do("play avatar-golem").shows(honor=3)
    table = start(hand="avatar-golem", constructs="hedron-cannon snapdragon muramasa").do("use hedron-cannon")
    table.shows(power=1).do("play avatar-golem").shows(honor=3)


@pytest.mark.rule("AS-D22")
def test_askara_copies_kor_and_looks_at_the_constructs_anew() -> None:
    table = start(hand="kor-the-ferromancer shadow-star twofold-askara", constructs="muramasa", deck="militia")
    table.do("play kor-the-ferromancer").shows(power=2, hand="shadow-star twofold-askara")
    table.do("play shadow-star", "play twofold-askara").shows(power=4, hand="militia")


@pytest.mark.rule("AS-D23")
def test_voidthirster_counts_the_first_monster_of_the_row_not_the_cultist() -> None:
    table = start(
        constructs="voidthirster",
        power=8,
        row="mephit*2 spike-vixen*2 shadow-star*2",
        center_deck="muramasa landtalker",
    )
    table.do("defeat cultist").shows(honor=1)
    table.do("defeat mephit", "pass").shows(honor=4)
    table.do("defeat mephit", "pass").shows(honor=6)


@pytest.mark.rule("AS-D24")
def test_discount_and_restricted_runes_together() -> None:
    row = "rocket-courier-x-99 spike-vixen shadow-star mephit earth-tyrant hedron-cannon"
    table = start(hand="reactor-monk the-grand-design", row=row).do("play reactor-monk", "play the-grand-design")
    table.do("use the-grand-design").shows(runes=2, mechana_runes=2, lasts="reactor-monk")
    table.do("acquire rocket-courier-x-99").shows(runes=1, mechana_runes=0, lasts="")


@pytest.mark.rule("AS-D25")
def test_librarian_draws_the_very_card_discarded() -> None:
    table = start(hand="temple-librarian apprentice").do("play temple-librarian")
    table.shows(hand="apprentice", deck="", discard="", played="temple-librarian")


def test_playing_from_a_copy_of_a_dump_in_the_middle_of_an_effect_goes_on_exactly() -> None:
    table = start(constructs="rocket-courier-x-99 burrower-mark-ii", runes=5, deck="militia").do(
        "acquire watchmakers-altar"
    )
    again = Table(deckhold.load(table.game.dump()))
    assert again.told("option 0") == table.told("option 0") == ["draw militia"]
    assert again.game.fingerprint() == table.game.fingerprint()
