"""What the others read while somebody decides, and what a menu promises (boards.md, section 4)."""

from typing import Any

import pytest

from deckhold import games
from games.mage_knight import test_joint as joint
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.test_combat_starts import TWO
from games.mage_knight.test_duel import meet
from games.mage_knight.test_levels import levelling
from games.mage_knight.test_rounds import at_the_end, last_turn
from games.mage_knight.test_tactics import before as before_turn
from games.mage_knight.test_telling import said
from games.mage_knight.test_volkare_joint import stormed


def asked(table: Realm, seat: int, lang: str = "en") -> Any:
    return table.game.view(seat, lang)["decision"]


def read(table: Realm, seat: int) -> tuple[str, str]:
    """The question as a seat reads it in both languages."""
    return asked(table, seat)["prompt"], asked(table, seat, "ru")["prompt"]


def test_others_read_in_which_part_of_the_turn_somebody_is() -> None:
    table = land(seats=2, turn=1, hand_1="march", at_1="1,-1")
    assert read(table, 0) == ("[seat:1] moves and plays cards.", "[seat:1] движется и играет карты.")
    assert read(table, 1)[0].startswith("Move and play cards")
    resting = land(seats=2, hand="march rage").do("rest")
    assert read(resting, 1)[0] == "[seat:0] rests and chooses a card to discard."


def test_others_read_who_is_fought_and_in_which_phase() -> None:
    table = joint.enter(joint.agreed())
    fights = "[seat:0] fights Crossbowmen: ranged and siege attacks."
    assert read(table, 1) == (fights, "[seat:0] в бою (Арбалетчики): дальние и осадные атаки.")
    table.do("end-phase")
    assert read(table, 1) == ("[seat:0] fights Crossbowmen: blocks.", "[seat:0] в бою (Арбалетчики): блок.")


def test_others_read_what_is_chosen_between_turns() -> None:
    table = at_the_end()
    chooser = int(table.asks[0])
    assert read(table, 1 - chooser)[0] == f"[seat:{chooser}] chooses a tactic."
    assert "turn" not in asked(table, chooser)


def test_an_effect_that_asks_is_named_if_everybody_knows_it() -> None:
    table = land(seats=2, hand="improvisation march").do("play improvisation")
    assert read(table, 1) == (
        "Improvisation. [seat:0] moves and plays cards.",
        "Импровизация. [seat:0] движется и играет карты.",
    )


@pytest.mark.rule("MK-506")
def test_whoever_answers_in_somebody_elses_turn_is_told_whose_it_is() -> None:
    table = joint.before().do("propose", "player 1", "option 0")
    assert asked(table, 1)["turn"] == 0
    assert asked(table, 0)["turn"] == 0
    assert read(table, 0)[0] == "[seat:1] answers the proposal of a joint fight."
    assert "turn" not in asked(table.do("option 0"), 0)


@pytest.mark.rule("MK-108")
def test_whoever_may_act_before_somebody_elses_turn_reads_whose_it_is() -> None:
    both = {"skills": "tovak-motivation", "skills_1": "goldyx-motivation", "deck_1": "march*5 rage*2"}
    table = before_turn(hand="march", **both)
    assert read(table, 0)[0] == "You may act before your turn."
    assert "turn" not in asked(table, 0)
    table.do("pass")
    begins = (
        "The turn of [seat:0] begins. You may act before it.",
        "Начинается ход: [seat:0]. До него вы можете действовать.",
    )
    assert read(table, 1) == begins
    assert asked(table, 1)["turn"] == 0
    assert read(table, 0) == ("[seat:1] may act before the turn.", "[seat:1] может действовать до начала хода.")


def ends(table: Realm) -> list[str]:
    view: Any = table.game.view(0)
    return list(next(one for one in view["actions"] if one["verb"] == "end-turn").get("warnings", []))


@pytest.mark.rule("MK-065")
def test_before_its_last_turn_is_ended_the_end_of_the_round_is_told() -> None:
    assert ends(last_turn()) == ["the round ends with this turn"]
    assert ends(last_turn(turns_left=2)) == []


def test_what_is_lost_with_the_turn_is_told() -> None:
    table = land(mana={"red": 2}, hand="march", move_points=3, influence=4)
    assert ends(table) == ["3 move will be lost", "4 influence will be lost", "2 mana tokens will be lost"]


PROMISES = [
    {"hand": "march rage stamina swiftness determination", "mana": {"red": 1, "green": 1}, "dice": "blue gold white"},
    {"hand": "promise threaten concentration mana-draw crystallize", "crystals": {"green": 1, "red": 1}, "dice": "red"},
    {"hand": "march stamina rage determination", "mana": {"black": 1, "blue": 1}, "dice": "green", "night": True},
]


@pytest.mark.parametrize("given", PROMISES)
def test_a_menu_promises_what_then_comes(given: dict[str, Any]) -> None:
    """Each use of a card, answered as its menu would first: the points that stand beside the question afterwards."""
    start = land(at="0,-1", **given)
    view: Any = start.game.view(0)
    before = pools(view)
    tried = 0
    for action in view["actions"]:
        if action["verb"] not in ("play", "power"):
            continue
        game = start.game.clone()
        game.apply(action["action"])
        told = action
        for question in action.get("asks", []):
            assert [one["action"] for one in question["answers"]] == game.actions()
            told = question["answers"][0] if question["kind"] == "choose" else told
            game.apply(question["answers"][0]["action"])
        decision = game.decision
        if decision is None or decision.kind != "turn" or action.get("final"):
            assert "after" not in told
            continue
        after = pools(game.view(0))
        assert told.get("after", {}) == {name: n for name, n in after.items() if n > before.get(name, 0)}
        tried += 1
    assert tried >= 3


def pools(view: Any) -> dict[str, int]:
    found: dict[str, int] = next(area["counters"] for area in view["areas"] if area["id"] == "pools")
    return found


def shown(table: Realm, seat: int = 0) -> dict[str, Any]:
    """The areas that a seat sees, by their ids."""
    areas: Any = table.game.view(seat)["areas"]
    return {area["id"]: area for area in areas}


@pytest.mark.rule("MK-295")
def test_who_is_challenged_as_well_is_chosen_on_the_map() -> None:
    table = land(tiles=TWO, at="2,-5", tokens="prowlers@1,-4 diggers@3,-5").do("challenge prowlers")
    assert table.asks == "0 challenge"
    assert not {"phases", "foes", "clash"} & set(shown(table))
    assert read(table, 0) == (
        "You face Prowlers. Which other rampaging enemies do you challenge?",
        "В бою уже: Бродяги. Каких яростных врагов вызвать ещё?",
    )
    assert {"phases", "foes", "clash"} <= set(shown(table.do("fight")))


def test_a_strike_that_falls_short_is_no_answer_to_another_question() -> None:
    table = fight("prowlers", "attack", hand="concentration").do("target prowlers")
    assert shown(table)["clash"]["withheld"] == "Strike: 3 short"
    table.do("play concentration")
    assert table.asks == "0 colour"
    assert "withheld" not in shown(table)["clash"]


def test_who_leaves_for_a_new_unit_is_asked_without_reasons_why_none_can_be_had() -> None:
    offer = "herbalists utem-swordsmen"
    table = land(at="2,-3", moment="dealing", unit_offer=offer, units="peasants", influence=4)
    assert ["lines" in piece for piece in shown(table)["unit_offer"]["pieces"]] == [False, True]
    table.do("recruit herbalists")
    assert table.asks == "0 disband"
    assert not [piece for piece in shown(table)["unit_offer"]["pieces"] if "lines" in piece]


@pytest.mark.rule("MK-456", "MK-457")
def test_a_new_level_speaks_of_common_skills_only_where_there_are_any() -> None:
    assert read(levelling(3, 1), 0) == (
        "A new level: choose a skill, then an advanced action.",
        "Новый уровень: выберите навык, затем особое действие.",
    )
    assert "common area" in read(levelling(3, 1, common_skills="goldyx-flight"), 0)[0]


@pytest.mark.rule("MK-505")
def test_who_proposes_an_assault_reads_who_is_invited() -> None:
    table = joint.before().do("propose")
    assert read(table, 0)[0] == "Whom do you invite to the joint fight?"
    table.do("player 1")
    assert read(table, 0) == (
        "Invited to the joint fight: [seat:1]. Anybody else?",
        "Вы зовёте в общий бой: [seat:1]. Кого ещё?",
    )


@pytest.mark.rule("MX-148", "MX-149")
def test_a_joint_defence_is_nowhere_called_an_assault() -> None:
    table = stormed().do("option 0", "option 0", "option 1")
    assert read(table, 0) == ("Whom do you invite to the joint fight?", "Кого вы зовёте в общий бой?")
    assert table.game.label(table.game.actions()[-1], "en") == "No joint fight"
    assert table.game.label(table.game.actions()[-1], "ru") == "Общего боя не будет"


@pytest.mark.rule("MK-472")
def test_who_is_attacked_reads_by_whom() -> None:
    table = meet(hand="rage rage").do("attack-hero 1")
    assert read(table, 1) == (
        "[seat:0] attacks you. Do you take your next turn in advance?",
        "[seat:0] нападает на вас. Сделаете свой следующий ход заранее?",
    )


@pytest.mark.rule("MK-183")
def test_mana_to_be_paid_is_called_by_its_colour() -> None:
    table = land(hand="march", dice="green gold").do("power march")
    assert table.asks == "0 pay"
    assert read(table, 0) == ("March. What pays for green mana?", "Поход. Нужна зелёная мана. Чем заплатить?")


def test_mana_that_is_gained_is_called_by_its_colour() -> None:
    told = said(land(hand="concentration"), "play concentration", "colour 0", lang="ru")
    assert told[-1] == "[seat:0] получает: красная мана."


def test_a_name_with_a_mark_at_its_end_ends_the_sentence() -> None:
    teller = games.info("mage-knight").teller("ru")
    skill = teller.name("tovak-who-needs-magic")
    assert teller.say("log-skill", who="Вера", card=skill) == "Вера применяет навык: Кому нужна магия?"
