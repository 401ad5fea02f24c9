"""What the log says of an order."""

from typing import Any

import pytest

from deckhold.server.replaying import take_told
from deckhold.server.watching import tell
from games.ascension_tactics.battle import Battle, battle, raid


@pytest.mark.rule("AT-088")
@pytest.mark.parametrize(("lang", "line"), [("en", "Kehmep, Storm Shaman moves: "), ("ru", "» идёт: ")])
def test_a_move_says_where_it_leads(lang: str, line: str) -> None:
    table = battle("kehmep@0,0", "jirra@4,-2", power=9)
    table.do("order kehmep")
    table.game.listen()
    cell = next(one for one in table.choices if one.startswith("move"))
    table.do(cell)
    told: list[Any] = [one for one in tell(table.game, take_told(table.game), 0, lang) if one["kind"] == "walk"]
    assert line in told[-1]["text"]
    assert told[-1]["to"][1:] in told[-1]["text"]


@pytest.mark.rule("AT-099")
@pytest.mark.parametrize(("attacker", "said"), [("giant-rat", "1 урон"), ("lost-shade", "2 урона")])
def test_damage_is_counted_as_one_says_it(attacker: str, said: str) -> None:
    table = battle(f"{attacker}@0,0", "vyrak@1,0", power=9).do(f"order {attacker}")
    table.game.listen()
    table.do("attack vyrak")
    assert f"«Вирак Изначальный»: {said}." in [one["text"] for one in tell(table.game, take_told(table.game), 0, "ru")]


def log(table: Battle, *actions: str) -> tuple[list[str], list[str]]:
    """What the log says of some actions, in both languages."""
    table.game.listen()
    table.do(*actions)
    told = take_told(table.game)
    english, russian = ([one.get("text", "") for one in tell(table.game, told, 0, lang)] for lang in ("en", "ru"))
    return english, russian


@pytest.mark.rule("AT-034")
def test_everybody_reads_which_construct_is_played() -> None:
    table = battle("jirra kehmep", hand="shadow-blade")
    table.game.listen()
    table.do("play shadow-blade")
    assert [one["text"] for one in tell(table.game, take_told(table.game), 1, "en")] == ["[seat:0] plays Shadow Blade."]
    assert table.game.undo_depth == 1  # before its bearer is chosen it may be taken back


@pytest.mark.rule("AT-063")
@pytest.mark.rule("AT-232")
def test_the_log_says_what_glory_is_for() -> None:
    field = {"scenario": "circle-of-stones", "shrine": "0,0", "beacon": "1,0 1,1 1,2", "enchanted": ""}
    lit = {"1,0": 0, "1,1": 0, "1,2": 0}
    table = battle("kehmep@0,0 +guardians-vigil", **field, lit=lit)
    english, russian = log(table, "end-turn")
    assert [line for line in english if "glory" in line] == [
        "[seat:0] gains 1 glory for beacons.",
        "[seat:0] gains 2 glory for a shrine.",
        "[seat:0] gains 1 glory.",
    ]
    assert "[seat:0]: получена 1 слава за маяки." in russian
    assert "[seat:0]: получено 2 славы за святилище." in russian


@pytest.mark.rule("AT-266")
def test_the_log_says_which_glory_is_for_a_villain() -> None:
    table = raid("jirra@0,0^9", "villain-ravenous-gorph@1,0", scenario="campaign-rat-king", power=2)
    english, russian = log(table, "order jirra", "attack villain-ravenous-gorph")
    assert "[seat:0] gains 3 glory for a villain." in english
    assert "[seat:0]: получено 3 славы за злодея." in russian


@pytest.mark.rule("AT-307")
@pytest.mark.rule("AT-308")
def test_the_log_says_on_whose_card_glory_comes_and_that_a_minions_goes_to_the_supply() -> None:
    villains = "villain-rakar@-6,3 villain-ravenous-gorph@1,0~9"
    table = raid("jirra@0,0", villains, scenario="campaign-rakar", purse={"villain-rakar#1": 20}, power=2)
    english, russian = log(table, "order jirra", "attack villain-ravenous-gorph")
    assert "Jirra the Unbreakable gets 3 glory for a villain." in english
    assert "«Джирра Несокрушимая» получает 3 славы за злодея." in russian
    table = raid("giant-rat@0,0", villains, scenario="campaign-rakar", purse={"villain-rakar#1": 20}, power=2)
    english, russian = log(table, "order giant-rat", "attack villain-ravenous-gorph")
    assert "3 glory for a villain goes to the supply." in english
    assert "В общий запас уходит 3 славы за злодея." in russian


@pytest.mark.rule("AT-250")
def test_the_log_says_that_the_villains_glory_is_for_a_shrine() -> None:
    table = raid("jirra", "villain-kythis@0,0", scenario="campaign-kythis", captives="", shrine="0,1")
    table.game.listen()
    table.do("end-turn")
    told = take_told(table.game)
    while table.s.turn != 0:
        table.do(table.first)
        told += take_told(table.game)
    said = [one["text"] for one in tell(table.game, told, 0, "ru") if "Злодеи получают" in one.get("text", "")]
    assert said == ["Злодеи получают 2 славы за святилище."]


@pytest.mark.rule("AT-325")
def test_the_log_says_whose_effect_is_copied() -> None:
    table = battle("jirra", hand="mistake-of-creation").do("play mistake-of-creation")
    english, russian = log(table, "pick briar-runner")
    assert english[0] == "[seat:0] copies Briar Runner."
    assert russian[0] == "[seat:0]: повторён эффект карты «Терновый бегун»."


@pytest.mark.rule("AT-219")
def test_the_log_says_on_whose_card_a_beacon_token_is_put() -> None:
    field = {"scenario": "infernal-battle", "seats": 4, "tokens": "blue-token@1,0", "power": 2}
    table = battle("jirra@0,0 kehmep", **field).do("order jirra", "move 1,0")
    english, russian = log(table, "pick kehmep")
    assert english[0] == "[seat:0] puts the beacon token on Kehmep, Storm Shaman."
    assert russian[0] == "[seat:0]: жетон маяка положен на карту «Кехмеп, Штормовой шаман»."


@pytest.mark.rule("AT-167")
@pytest.mark.rule("AT-324")
def test_the_log_does_not_say_which_treasure_is_moved() -> None:
    table = battle("jirra@0,0 +magnetic-gloves", caches="treasure-ranged@2,0", forest="3,0", power=2)
    english, russian = log(table.do("order jirra"), "token", "cell 3,0")
    assert english == ["A treasure is moved: forest (right, 3,0)."]
    assert russian == ["Сокровище передвинуто: лес (справа, 3,0)."]


@pytest.mark.rule("AT-163")
def test_the_log_says_where_a_web_is_moved() -> None:
    webs = "web#1@-4,0 web#2@-4,1 web#3@-4,2"
    table = battle("corrosive-widow@0,0", "aria-redforge@1,0", tokens=webs, power=2)
    english, russian = log(table.do("order corrosive-widow", "attack aria-redforge"), "pick web#2")
    assert english[0] == "A web is moved: open ground (middle, 1,0)."
    assert russian[0] == "Паутина перенесена: открытое место (в центре, 1,0)."


@pytest.mark.rule("AT-316")
def test_revived_champions_are_shuffled_and_nobodys_discard_pile() -> None:
    table = raid("jirra@0,0^9", "villain-kythis villain-xeron@1,0", scenario="campaign-kythis", captives="", power=2)
    english, russian = log(table, "order jirra", "attack villain-xeron")
    assert "The champions that may be revived are shuffled." in english
    assert "Чемпионы, которых могут возродить, перемешаны." in russian


@pytest.mark.rule("AT-103")
def test_a_construct_that_goes_to_hand_is_not_told_to_be_destroyed() -> None:
    pool = "kehmep@1,0~4 +grand-assembly +shadow-blade"
    english, russian = log(battle("jirra@0,0^9", pool, power=2), "order jirra", "attack kehmep")
    assert english[-1] == "[seat:1] takes Shadow Blade into the hand."
    assert russian[-1] == "[seat:1]: конструкция «Теневой клинок» уходит в руку."


@pytest.mark.rule("AT-335")
def test_the_log_names_the_treasures_that_a_scheme_takes() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario="campaign-belzepug", treasures="treasure-speed-1")
    english, russian = log(table, "end-turn", "pass")
    assert "A treasure is discarded: +1 speed." in english
    assert "Сброшено сокровище «+1 к скорости»." in russian


@pytest.mark.rule("AT-288")
def test_the_log_names_the_treasure_that_is_taken_from_the_rat_king() -> None:
    pool = "villain-rat-king@1,0 +treasure-defense-2 +treasure-speed-1"
    table = raid("jirra@0,0^19", pool, power=2).do("order jirra", "attack villain-rat-king")
    english, russian = log(table, "pick treasure-defense-2")
    assert english[-1] == "A treasure is discarded: +2 defense."
    assert russian[-1] == "Сброшено сокровище «+2 к защите»."


@pytest.mark.rule("AT-333")
def test_the_log_names_the_treasure_that_a_fallen_loremaster_loses() -> None:
    table = battle("jirra@0,0^9", "loremaster@1,0 +treasure-defense-2", power=2)
    english, _ = log(table, "order jirra", "attack loremaster")
    assert "A treasure is discarded: +2 defense." in english


@pytest.mark.rule("AT-158")
def test_the_log_says_who_lights_a_beacon() -> None:
    english, russian = log(battle("jirra@0,0", beacon="1,0", power=2).do("order jirra"), "move 1,0")
    assert "Jirra the Unbreakable lights a beacon." in english
    assert "«Джирра Несокрушимая» зажигает маяк." in russian


@pytest.mark.rule("AT-178")
@pytest.mark.rule("AT-180")
def test_glory_and_turns_of_a_team_are_told_of_all_its_members() -> None:
    table = battle("kehmep@1,0", shrine="0,0", seats=4, spoken=1, options={"pools": "draft"}).do("end-turn")
    english, russian = log(table, "end-turn")
    assert "[seat:0] and [seat:2] gain 2 glory for a shrine." in english
    assert "[seat:0] и [seat:2]: получено 2 славы за святилище." in russian
    assert english[-1] == "[seat:1] and [seat:3] are to move."
    assert russian[-1] == "Ходят [seat:1] и [seat:3]."
