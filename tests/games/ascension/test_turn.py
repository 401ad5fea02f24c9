"""A turn, played cards, constructs in play (rules, sections 3 to 5)."""

from typing import Any

import pytest

from deckhold import IllegalAction
from games.ascension.vigil import start

# -- turn structure ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-22")
def test_turns_pass_clockwise() -> None:
    table = start(seats=3)
    asked = []
    for _ in range(4):
        asked.append(table.asks)
        table.do("end-turn")
    assert asked == ["0 main", "1 main", "2 main", "0 main"]


@pytest.mark.rule("AS-23")
def test_all_four_kinds_of_action_in_any_order_and_repeatedly() -> None:
    table = start(
        hand="militia*2",
        constructs="shadow-star*2",
        runes=4,
        power=3,
        row="spike-vixen*2 mephit*2 landtalker muramasa",
        center_deck="tormented-soul*3 emri-one-with-the-void",
    )
    kinds = {choice.split()[0] for choice in table.choices}
    assert kinds == {"play", "use", "acquire", "defeat", "end-turn"}
    table.do("defeat mephit", "pass", "acquire spike-vixen", "play militia", "use shadow-star", "acquire spike-vixen")
    table.do("play militia", "defeat cultist", "use shadow-star").shows(power=2, runes=0, honor=3)


@pytest.mark.rule("AS-24")
def test_no_action_is_compulsory() -> None:
    table = start(hand="apprentice*2 militia*2 mystic", constructs="shadow-star", runes=9, power=9)
    table.do("end-turn").shows(discard="", hand="apprentice*2 militia*2 mystic", in_any_order=True)
    assert table.asks == "1 main"


@pytest.mark.rule("AS-24")
def test_the_turn_is_ended_by_its_player_even_when_nothing_else_is_possible() -> None:
    table = start()
    assert (table.asks, table.choices) == ("0 main", ["end-turn"])


@pytest.mark.rule("AS-25")
def test_runes_and_power_add_up_and_can_be_spent_between_plays() -> None:
    table = start(
        hand="mystic*2 heavy-infantry militia", row="spike-vixen*2 mephit tormented-soul shadow-star muramasa"
    )
    table.do("play mystic").shows(runes=2)
    table.do("acquire spike-vixen").shows(runes=0)
    table.do("play heavy-infantry", "play militia").shows(power=3)
    table.do("defeat tormented-soul").shows(power=0)
    table.do("play mystic", "acquire heavy-infantry").shows(runes=0, power=0)


@pytest.mark.rule("AS-26")
def test_runes_do_not_pay_for_monsters_nor_power_for_cards() -> None:
    row = "spike-vixen*2 mephit tormented-soul shadow-star muramasa"
    assert start(runes=20, row=row).choices == [
        "acquire spike-vixen",
        "acquire shadow-star",
        "acquire muramasa",
        "acquire mystic",
        "acquire heavy-infantry",
        "end-turn",
    ]
    assert start(power=20, row=row).choices == ["defeat mephit", "defeat tormented-soul", "defeat cultist", "end-turn"]


@pytest.mark.rule("AS-27")
def test_opponents_are_asked_only_for_choices_an_effect_forces_on_them() -> None:
    table = start(seats=3, power=4, row="corrosive-widow mephit*3 spike-vixen*2", constructs_2="shadow-star muramasa")
    table.do("defeat corrosive-widow")
    assert table.asks == "2 pick"
    assert table.choices == ["pick shadow-star constructs", "pick muramasa constructs"]
    table.do("pick muramasa")
    assert table.asks == "0 main"


# -- playing cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-28")
def test_playing_a_card_costs_nothing() -> None:
    table = start(hand="hedron-cannon demon-slayer master-dhartha")
    assert table.choices == ["play hedron-cannon", "play demon-slayer", "play master-dhartha", "end-turn"]
    table.do("play hedron-cannon").shows(runes=0, power=0)
    start(hand="hedron-cannon", runes=2, power=2).do("play hedron-cannon").shows(runes=2, power=2)


@pytest.mark.rule("AS-29")
def test_any_number_of_heroes_and_constructs_may_be_played() -> None:
    table = start(hand="apprentice*4 militia*2 shadow-star*2 muramasa", row="mephit*3 wind-tyrant*3")
    for card in table["hand"]:
        table.do(f"play {card}")
    table.shows(runes=4, power=2, hand="", played="apprentice*4 militia*2", constructs="shadow-star*2 muramasa")


@pytest.mark.rule("AS-30")
def test_a_played_hero_lies_in_front_of_its_player_until_the_turn_ends() -> None:
    table = start(hand="demon-slayer", deck="apprentice*5", row="mephit*3 wind-tyrant*3")
    table.do("play demon-slayer").shows(power=3, played="demon-slayer", discard="")
    table.do("end-turn").shows(played="", discard="demon-slayer")


@pytest.mark.rule("AS-31")
@pytest.mark.rule("AS-86")
def test_a_played_construct_stays_from_turn_to_turn() -> None:
    table = start(hand="shadow-star", deck="apprentice*5").do("play shadow-star", "end-turn", "end-turn", "end-turn")
    table.shows(constructs="shadow-star", played="")


@pytest.mark.rule("AS-32")
def test_a_choice_is_made_at_once() -> None:
    table = start(hand="mechana-initiate militia", constructs="shadow-star", runes=3).do("play mechana-initiate")
    assert (table.asks, table.choices) == ("0 choose", ["option 0", "option 1"])
    assert table.copy().do("option 0").shows(runes=4, power=0).asks == "0 main"
    assert table.copy().do("option 1").shows(runes=3, power=1).asks == "0 main"


@pytest.mark.rule("AS-33")
def test_effects_set_off_by_a_played_card_wait_until_its_own_effect_is_complete() -> None:
    table = start(hand="wolf-shaman", deck="militia", constructs="snapdragon")
    assert table.told("play wolf-shaman") == ["play wolf-shaman", "gain-runes 1", "draw militia", "gain-honor 1"]


@pytest.mark.rule("AS-33")
def test_a_set_off_effect_waits_for_a_question_inside_the_played_cards_effect() -> None:
    table = start(hand="cetra-weaver-of-stars", constructs="snapdragon").do("play cetra-weaver-of-stars")
    assert table.shows(honor=0).asks == "0 pick"
    table.do("pick mystic").shows(honor=1, deck="mystic")


@pytest.mark.rule("AS-34")
@pytest.mark.rule("AS-76")
def test_a_hero_played_this_turn_can_be_neither_discarded_nor_banished() -> None:
    table = start(hand="void-initiate temple-librarian apprentice", played="spike-vixen", discard="militia")
    table.do("play temple-librarian")
    assert table.choices == ["pick void-initiate hand", "pick apprentice hand"]
    table = start(hand="void-initiate apprentice", played="spike-vixen", discard="militia").do("play void-initiate")
    assert table.choices == ["pick apprentice hand", "pick militia discard", "pass"]


@pytest.mark.rule("AS-34")
@pytest.mark.rule("AS-68")
def test_a_hero_played_this_turn_and_constructs_are_not_reshuffled() -> None:
    table = start(hand="arha-initiate", played="spike-vixen", constructs="shadow-star", discard="apprentice")
    table.do("play arha-initiate").shows(
        hand="apprentice", deck="", discard="", played="spike-vixen arha-initiate", constructs="shadow-star"
    )


@pytest.mark.rule("AS-E04")
def test_spike_vixen_gives_one_power_and_a_card() -> None:
    table = start(hand="spike-vixen apprentice*4", deck="apprentice*4 militia")
    assert table.told("play spike-vixen") == ["play spike-vixen", "gain-power 1", "draw militia"]
    table.shows(power=1, hand="apprentice*4 militia", deck="apprentice*4")


# -- constructs in play ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-35")
def test_only_constructs_lying_in_front_of_a_player_are_under_control() -> None:
    table = start(
        hand="kor-the-ferromancer shadow-star",
        deck="voidthirster",
        discard="muramasa snapdragon",
        constructs_1="snapdragon",
    )
    assert not [choice for choice in table.choices if choice.startswith("use")]
    table.do("play kor-the-ferromancer").shows(power=2, hand="shadow-star", deck="voidthirster")


@pytest.mark.rule("AS-36")
def test_the_controller_may_use_constructs_on_the_own_turn_but_need_not() -> None:
    table = start(constructs="shadow-star", constructs_1="muramasa")
    assert table.choices == ["use shadow-star 0", "end-turn"]
    table.do("end-turn").shows(power=0)
    assert "use muramasa 0" in table.choices
    assert "use shadow-star 0" not in table.choices


@pytest.mark.rule("AS-37")
def test_a_construct_works_in_the_turn_it_entered_play_and_later() -> None:
    table = start(hand="muramasa", deck="apprentice*5").do("play muramasa", "use muramasa").shows(power=3)
    table.do("end-turn", "end-turn", "use muramasa").shows(power=3)


@pytest.mark.rule("AS-38")
def test_once_per_turn_counts_for_each_copy_and_renews_every_turn() -> None:
    table = start(constructs="shadow-star#1 shadow-star#2").do("use shadow-star#1").shows(power=1)
    assert table.choices == ["use shadow-star 0", "end-turn"]
    table.do("use shadow-star#2").shows(power=2)
    assert table.choices == ["defeat cultist", "end-turn"]
    table.do("end-turn", "end-turn")
    assert table.can("use shadow-star#1")
    assert table.can("use shadow-star#2")


@pytest.mark.rule("AS-38")
def test_a_limit_renews_in_an_extra_turn_too() -> None:
    table = start(constructs="shadow-star tablet-of-times-dawn").do("use shadow-star", "use tablet-of-times-dawn")
    table.do("end-turn")
    assert table.asks == "0 main"
    table.do("use shadow-star").shows(power=1)


@pytest.mark.rule("AS-38")
def test_two_different_uses_of_one_construct_have_a_limit_each() -> None:
    table = start(constructs="yggdrasil-staff", runes=8).do("use yggdrasil-staff 0").shows(power=1, runes=8)
    table.do("use yggdrasil-staff 1").shows(power=1, runes=4, honor=3, pool=57)
    assert not [choice for choice in table.choices if choice.startswith("use")]


@pytest.mark.rule("AS-39")
@pytest.mark.rule("AS-78")
def test_a_destroyed_construct_goes_to_its_controllers_discard_and_comes_back() -> None:
    table = start(power=4, row="corrosive-widow mephit*3 spike-vixen*2", constructs_1="muramasa", deck_1="", hand_1="")
    table.do("defeat corrosive-widow").shows(constructs_1="", discard_1="muramasa", void="corrosive-widow")
    table.do("end-turn", "end-turn").shows(hand_1="muramasa")
    table.do("end-turn", "play muramasa", "use muramasa").shows(power=3, constructs_1="muramasa")


@pytest.mark.rule("AS-127")
def test_triggers_happen_unasked() -> None:
    row = "mephit*3 wind-tyrant*2 spike-vixen"
    table = start(hand="wolf-shaman", constructs="snapdragon voidthirster", power=5, row=row)
    assert table.do("play wolf-shaman").shows(honor=1).asks == "0 main"
    assert table.do("defeat wind-tyrant").shows(honor=1 + 3 + 1).asks == "0 main"
    table = start(hand="burrower-mark-ii", deck="militia").do("play burrower-mark-ii")
    assert table.shows(hand="militia").asks == "0 main"


@pytest.mark.rule("AS-127")
def test_the_link_works_unasked_and_is_no_action() -> None:
    table = start(constructs="hedron-link-device hedron-cannon shadow-star").do("use hedron-cannon").shows(power=3)
    assert "use hedron-link-device" not in " ".join(table.choices)


@pytest.mark.rule("AS-127")
@pytest.mark.rule("AS-128")
def test_the_courier_asks() -> None:
    table = start(constructs="rocket-courier-x-99", runes=5, center_deck="mephit").do("acquire watchmakers-altar")
    assert (table.asks, table.choices) == ("0 courier", ["option 0", "pass"])
    table.copy().do("option 0").shows(constructs="rocket-courier-x-99 watchmakers-altar", discard="")
    table.copy().do("pass").shows(constructs="rocket-courier-x-99", discard="watchmakers-altar")


def test_an_illegal_action_changes_nothing() -> None:
    table = start(hand="apprentice", runes=2)
    before = table.game.fingerprint()
    for wrong in (-1, 10**9, "play apprentice", None, True):
        with pytest.raises(IllegalAction):
            table.game.apply(wrong)
    assert table.game.fingerprint() == before


@pytest.mark.rule("AS-84")
def test_the_turn_passes_to_the_left_and_is_told() -> None:
    table = start(seats=3, turn=1)
    assert table.told("end-turn")[-1] == "turn"
    assert table.asks == "2 main"
    table.shows(turn=2)


@pytest.mark.rule("AS-Q13")
def test_an_extra_turn_is_told_and_counts_as_a_turn() -> None:
    table = start(constructs="tablet-of-times-dawn", deck="apprentice*9")
    before = table.game.turn_number
    assert table.told("use tablet-of-times-dawn", "end-turn")[-1] == "extra-turn"
    assert table.game.turn_number == before + 1


@pytest.mark.rule("AS-84")
@pytest.mark.parametrize(
    ("held", "told"),
    [
        ({}, None),
        ({"runes": 3}, ["[runes:3] will be lost"]),
        ({"runes": 1, "power": 2}, ["[runes:1] and [power:2] will be lost"]),
        ({"mechana_runes": 2}, ["[runes:2] for Mechana constructs only will be lost"]),
    ],
)
def test_what_vanishes_with_the_turn_is_told_before_it_is_ended(held: dict[str, int], told: list[str] | None) -> None:
    view: dict[str, Any] = start(**held).game.view(0)
    assert [one.get("warnings") for one in view["actions"] if one["verb"] == "end-turn"] == [told]
