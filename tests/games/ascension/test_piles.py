"""The center row, decks and discard piles, banishing and destroying (rules, sections 9 to 11)."""

from collections import Counter
from typing import Any

import pytest

from games.ascension.vigil import start

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"

# -- center row and center deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-58")
@pytest.mark.parametrize(
    ("given", "actions", "gone", "first_after"),
    [
        ({"runes": 3}, ["acquire shadow-star"], "shadow-star", "acquire shadow-star"),
        ({"power": 6}, ["defeat earth-tyrant"], "earth-tyrant", "defeat earth-tyrant"),
        (
            {"hand": "seer-of-the-forked-path"},
            ["play seer-of-the-forked-path", "pick mephit"],
            "mephit",
            "banish mephit",
        ),
    ],
    ids=["acquired", "defeated", "banished"],
)
def test_whatever_leaves_the_row_is_replaced_before_anything_else(
    given: dict[str, Any], actions: list[str], gone: str, first_after: str
) -> None:
    table = start(row=ROW, center_deck="muramasa landtalker", **given)
    told = table.told(*actions)
    assert told[told.index(first_after) + 1] == "reveal landtalker"
    table.shows(center_row=ROW.replace(gone, "landtalker"), center_deck="muramasa")


@pytest.mark.rule("AS-59")
def test_the_row_holds_six_cards_at_every_decision() -> None:
    table = start(runes=20, power=20, row=ROW, center_deck="mephit spike-vixen wind-tyrant*3 muramasa landtalker")
    for action in ("acquire shadow-star", "defeat earth-tyrant", "acquire spike-vixen", "defeat wind-tyrant"):
        table.do(action)
        assert len([card for card in table["center_row"] if card != "-"]) == 6


@pytest.mark.rule("AS-60")
def test_the_new_card_takes_the_vacated_slot_and_the_others_stay() -> None:
    table = start(runes=8, row=ROW, center_deck="muramasa landtalker").do("acquire spike-vixen", "acquire landtalker")
    table.shows(center_row="kor-the-ferromancer muramasa shadow-star mephit earth-tyrant hedron-cannon", center_deck="")


@pytest.mark.rule("AS-61")
@pytest.mark.rule("AS-Q06")
def test_the_void_becomes_the_center_deck_when_a_card_is_needed_not_before() -> None:
    table = start(runes=7, row=ROW, center_deck="landtalker", void="muramasa wind-tyrant")
    # The last card of the deck is revealed: nothing is needed yet, nothing is shuffled.
    table.do("acquire spike-vixen").shows(center_deck="", void="muramasa wind-tyrant")
    table.do("acquire shadow-star").shows(void="")
    assert {table["center_row"][2], *table["center_deck"]} == {"muramasa", "wind-tyrant"}


@pytest.mark.rule("AS-61")
def test_the_new_center_deck_is_shuffled_and_face_down() -> None:
    revealed = set()
    void = "muramasa wind-tyrant landtalker emri-one-with-the-void"
    for chance in range(12):
        words = [chance * 0x9E3779B9 & 0xFFFFFFFF, 5, 7, 11]
        table = start(runes=3, row=ROW, center_deck="", void=void, chance=words).do("acquire shadow-star")
        revealed.add(table["center_row"][2])
        assert table.game.view(0)["areas"][0] == {  # type: ignore[index]
            "id": "center_deck",
            "kind": "pile",
            "label": "Center deck",
            "pieces": [],
            "hidden": 3,
        }
    assert len(revealed) > 1


@pytest.mark.rule("AS-62")
@pytest.mark.rule("AS-112")
def test_starting_and_always_available_cards_never_enter_the_void() -> None:
    table = start(
        hand="void-initiate*3 shade-of-the-black-watch*2 mystic heavy-infantry apprentice militia",
        power=2,
        row=ROW,
        center_deck="landtalker muramasa",
    )
    for hero, banished in (("void-initiate", "mystic"), ("void-initiate", "apprentice")):
        table.do(f"play {hero}", f"pick {banished} hand")
    table.do("play shade-of-the-black-watch", "pick militia hand")
    table.do("play shade-of-the-black-watch", "pick heavy-infantry hand")
    table.do("defeat cultist").shows(void="", cultist="cultist", center_deck="landtalker muramasa", center_row=ROW)


@pytest.mark.rule("AS-63")
def test_cards_owned_by_players_are_not_reshuffled_into_the_center_deck() -> None:
    table = start(
        runes=3,
        row=ROW,
        center_deck="",
        void="landtalker",
        discard="voidthirster",
        deck="muramasa",
        constructs="snapdragon",
        discard_1="wolf-shaman",
    )
    table.do("acquire shadow-star").shows(center_row=ROW.replace("shadow-star", "landtalker"), center_deck="", void="")
    table.shows(discard="voidthirster shadow-star", deck="muramasa", constructs="snapdragon", discard_1="wolf-shaman")


@pytest.mark.rule("AS-64")
def test_the_monster_just_defeated_may_come_back_at_once() -> None:
    table = start(power=3, row="tormented-soul spike-vixen*2 shadow-star*2 hedron-cannon", center_deck="")
    assert table.told("defeat tormented-soul") == [
        "defeat tormented-soul",
        "shuffle",
        "reveal tormented-soul",
        "gain-honor 1",
    ]
    table.shows(center_row="tormented-soul spike-vixen*2 shadow-star*2 hedron-cannon", void="", power=0)


@pytest.mark.rule("AS-64")
def test_a_card_just_banished_from_the_row_is_in_the_reshuffle_too() -> None:
    table = start(hand="seer-of-the-forked-path", row=ROW, center_deck="").do("play seer-of-the-forked-path")
    table.do("pick shadow-star").shows(center_row=ROW, void="", center_deck="")


@pytest.mark.rule("AS-D05")
def test_two_mephits_shuffled_one_revealed_one_left_as_the_deck() -> None:
    table = start(power=3, row="mephit spike-vixen*2 shadow-star*2 hedron-cannon", center_deck="", void="mephit")
    assert table.told("defeat mephit") == ["defeat mephit", "shuffle", "reveal mephit", "gain-honor 2"]
    table.shows(center_row="mephit spike-vixen*2 shadow-star*2 hedron-cannon", center_deck="mephit", void="", honor=2)


# -- player decks, discards, reshuffle ---------------------------------------------------------------------------------


@pytest.mark.rule("AS-65")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    table = start(
        hand="ascetic-of-the-lidless-eye", deck="mystic militia apprentice", deck_1="mystic", discard_1="mystic"
    )
    table.do("play ascetic-of-the-lidless-eye").shows(hand="apprentice militia", deck="mystic", deck_1="mystic")


@pytest.mark.rule("AS-65")
def test_discard_piles_are_face_up_for_everybody() -> None:
    table = start(discard="mystic militia", discard_1="heavy-infantry")
    for viewer in (0, 1, None):
        areas = {area["id"]: area for area in table.game.view(viewer)["areas"]}  # type: ignore[attr-defined]
        assert [piece["card"] for piece in areas["discard/0"]["pieces"]] == ["mystic", "militia"]
        assert [piece["card"] for piece in areas["discard/1"]["pieces"]] == ["heavy-infantry"]


@pytest.mark.rule("AS-66")
@pytest.mark.rule("AS-D06")
@pytest.mark.rule("AS-68")
def test_the_discard_is_reshuffled_in_the_middle_of_a_draw() -> None:
    table = start(
        hand="ascetic-of-the-lidless-eye", played="mystic", deck="militia", discard="apprentice spike-vixen shadow-star"
    )
    assert table.told("play ascetic-of-the-lidless-eye")[:3] == [
        "play ascetic-of-the-lidless-eye",
        "draw militia",
        f"shuffle {9}",
    ]
    assert (len(table["hand"]), len(table["deck"])) == (2, 2)
    assert Counter(table["hand"] + table["deck"]) == Counter(["militia", "apprentice", "spike-vixen", "shadow-star"])
    table.shows(discard="", played="mystic ascetic-of-the-lidless-eye")


@pytest.mark.rule("AS-67")
def test_an_empty_deck_is_renewed_only_when_a_card_is_needed() -> None:
    table = start(hand="arha-initiate*2", deck="militia", discard="apprentice").do("play arha-initiate")
    table.shows(deck="", discard="apprentice", hand="arha-initiate militia")
    table.do("play arha-initiate").shows(deck="", discard="", hand="militia apprentice")


@pytest.mark.rule("AS-69")
def test_there_is_no_hand_limit() -> None:
    table = start(hand="master-dhartha apprentice*9", deck="militia*3").do("play master-dhartha")
    table.shows(hand="apprentice*9 militia*3")


@pytest.mark.rule("AS-Q08")
def test_a_draw_takes_what_there_is_and_skips_the_rest() -> None:
    table = start(hand="master-dhartha", deck="militia", discard="apprentice").do("play master-dhartha")
    assert table.shows(hand="militia apprentice", deck="", discard="").asks == "0 main"


# -- banishing and destroying ------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-70")
@pytest.mark.rule("AS-71")
@pytest.mark.rule("AS-73")
def test_where_a_banished_card_goes_depends_on_the_card() -> None:
    def banish(card: str) -> dict[str, int]:
        table = start(hand=f"void-initiate {card}")
        before = {zone: Counter(table[zone])[card] for zone in ("box", "mystics", "heavy_infantry", "void")}
        table.do("play void-initiate", f"pick {card} hand").shows(hand="", discard="")
        return {zone: Counter(table[zone])[card] - n for zone, n in before.items() if Counter(table[zone])[card] != n}

    assert banish("apprentice") == {"box": 1}
    assert banish("militia") == {"box": 1}
    assert banish("mystic") == {"mystics": 1}
    assert banish("heavy-infantry") == {"heavy_infantry": 1}
    assert banish("spike-vixen") == {"void": 1}
    assert banish("shadow-star") == {"void": 1}


@pytest.mark.rule("AS-74")
def test_a_card_banished_from_the_row_is_replaced_before_the_next_part_of_the_effect() -> None:
    table = start(
        power=4,
        discard="militia",
        row="mistake-of-creation spike-vixen*2 shadow-star*2 hedron-cannon",
        center_deck="landtalker muramasa",
    )
    table.do("defeat mistake-of-creation", "pick hedron-cannon")
    assert table.choices == ["pick militia discard", "pass"]
    table.shows(center_row="muramasa spike-vixen*2 shadow-star*2 landtalker", void="mistake-of-creation hedron-cannon")


@pytest.mark.rule("AS-76")
def test_an_effect_cannot_banish_its_own_card() -> None:
    table = start(hand="shade-of-the-black-watch").do("play shade-of-the-black-watch")
    assert table.shows(played="shade-of-the-black-watch", power=2).asks == "0 main"  # nothing to choose from
    table = start(hand="shade-of-the-black-watch*2").do("play shade-of-the-black-watch")
    assert table.choices == ["pick shade-of-the-black-watch hand", "pass"]


@pytest.mark.rule("AS-77")
def test_a_banished_card_scores_for_nobody() -> None:
    table = start(hand="void-initiate hedron-cannon", turn=1, pool=0, honor=0, hand_0="", deck_0="")
    table.do("play void-initiate", "pick hedron-cannon hand", "end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (0, 1)  # the Initiate alone


@pytest.mark.rule("AS-78")
def test_a_destroyed_construct_still_scores_for_its_owner() -> None:
    table = start(
        turn=1, power=5, pool=0, constructs_0="hedron-cannon muramasa", row="sea-tyrant mephit*3 spike-vixen*2"
    )
    table.do("defeat sea-tyrant", "pick muramasa", "end-turn").shows(discard="hedron-cannon", void="sea-tyrant")
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (12, 5)


@pytest.mark.rule("AS-D07")
def test_what_void_initiate_may_banish_and_where_it_goes() -> None:
    table = start(hand="void-initiate apprentice mystic militia*2", discard="spike-vixen", mystics="mystic*3")
    table.do("play void-initiate").shows(runes=1)
    assert table.choices == [
        "pick apprentice hand",
        "pick mystic hand",
        "pick militia hand",
        "pick spike-vixen discard",
        "pass",
    ]
    boxed = Counter(table["box"])
    after = table.copy().do("pick apprentice")
    assert Counter(after["box"]) - boxed == Counter(["apprentice"])
    after = table.copy().do("pick militia")
    assert Counter(after["box"]) - boxed == Counter(["militia"])
    table.copy().do("pick mystic").shows(mystics="mystic*4", hand="apprentice militia*2")
    table.copy().do("pick spike-vixen").shows(void="spike-vixen", discard="")
    table.copy().do("pass").shows(hand="apprentice mystic militia*2", discard="spike-vixen", void="")
