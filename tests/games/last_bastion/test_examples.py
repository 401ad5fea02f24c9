"""The examples of the rules: what they give, what they expect."""

from typing import Any

import pytest

from games.last_bastion.siege import fallen, piece, rolling, start, where
from games.last_bastion.test_setup import fresh, layers

NOTHING = {"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 0}


@pytest.mark.rule("LB-E01")
def test_ex_01_normal_deck() -> None:
    deck = fresh(4, "normal")["horde_deck"]
    assert (len(deck), layers(deck)) == (51, [42, 8])


@pytest.mark.rule("LB-E02")
def test_ex_02_hard_deck() -> None:
    assert layers(fresh(3, "hard")["horde_deck"]) == [30, 8, 8]


@pytest.mark.rule("LB-E03")
def test_ex_03_chain_of_arrivals() -> None:
    table = start(turn=2, horde_deck="boar-rider chain-warden hollow-summoner", blue_board="- void-shade -").do(
        "end-turn"
    )
    assert (table.asks, table.choices) == ("3 place", ["place blue:0", "place blue:2"])
    table.do("place blue:2")
    assert (table.asks, table.choices) == ("3 place", ["place yellow:0", "place yellow:1", "place yellow:2"])


@pytest.mark.rule("LB-E04")
def test_ex_04_butcher_on_a_neutral_board() -> None:
    table = start(turn=3, red_board="butcher - -", call_to_arms_1=1, equipment_2={"red": 1}, **fallen(0)).do("end-turn")
    assert table.choices == ["player 1", "player 2"]  # not player 3, who holds nothing


@pytest.mark.rule("LB-E05")
def test_ex_05_evil_held_tile() -> None:
    given: dict[str, Any] = {"tile_0": "market", "tile_3": "tavern", "evil_tiles": ["tavern"]}
    assert start(turn=0, **given).can("activate market")
    assert not start(turn=3, **given).can("activate tavern")


@pytest.mark.rule("LB-E06")
def test_ex_06_call_to_arms_before_a_fight() -> None:
    table = start(tile_0="trebuchet", red_board="nefarious-cannon - -", call_to_arms_0=1, rolls="black yellow")
    table.do("call-to-arms market").shows(call_to_arms_0=0, equipment_0=NOTHING | {"black": 1, "yellow": 1})
    assert table.can("fight")


@pytest.mark.rule("LB-E07")
def test_ex_07_incubus() -> None:
    table = start(tile_0="trebuchet", red_board="incubus - -", equipment_0={"red": 1}, rolls="red blue yellow").do(
        "fight"
    )
    assert table.choices == ["spend red 0", "pass"]
    table.do("spend red", "defeat incubus").shows(horde_discard="incubus", equipment_0=NOTHING)


@pytest.mark.rule("LB-E08")
def test_ex_08_two_monsters() -> None:
    table = start(
        tile_0="dispensary", blue_board="hollow-summoner - -", yellow_board="- - incubus", equipment_0={"red": 1},
        rolls="red white yellow",
    ).do("fight", "spend red", "defeat-both")  # fmt: skip
    table.shows(horde_discard="hollow-summoner incubus", equipment_0=NOTHING)


@pytest.mark.rule("LB-E09")
def test_ex_09_lost_at_the_last_step() -> None:
    table = start(
        tile_0="trebuchet", red_board="archdaemon-of-torment - -", evil_tiles=["tomb", "market"],
        equipment_0={"red": 1}, horde_deck="lava-spawn", rolls="red red red 6",
    ).do("fight", "spend red", "defeat archdaemon-of-torment")  # fmt: skip
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-evil"


@pytest.mark.rule("LB-D10")
def test_ex_10_full_board() -> None:
    table = start(turn=3, red_board="incubus lava-spawn imp-rabble", life_0=3, horde_deck="boar-rider hollow-husk")
    table.do("end-turn").shows(life_0=2, horde_deck="boar-rider hollow-husk")


@pytest.mark.rule("LB-D11")
def test_ex_11_step_1_fills_the_board() -> None:
    table = start(turn=2, yellow_board="moss-troll dust-spectre -", horde_deck="boar-rider shadow-scout", rolls="2 5")
    table.do("end-turn").shows(yellow_board="moss-troll dust-spectre shadow-scout", life_3=2, horde_deck="boar-rider")


@pytest.mark.rule("LB-D12")
def test_ex_12_all_slots_full() -> None:
    table = start(
        turn=3, red_board="magma-giant imp-rabble lava-spawn", green_board="boar-rider orc-drummer goblin-raiders",
        blue_board="hollow-husk web-spinner void-shade", yellow_board="dust-spectre plague-bearer embalmer",
        changed={"magma-giant": {"recurring": ["draw_card"]}}, horde_deck="horned-devil", life_0=5,
    ).do("end-turn")  # fmt: skip
    table.shows(horde_deck="horned-devil", life_0=3)  # one for the card, one for the full red board


@pytest.mark.rule("LB-D13")
def test_ex_13_trap() -> None:
    table = start(turn=1, trap="blue:1", horde_deck="lava-spawn hollow-summoner").do("end-turn", "place blue:1")
    table.shows(horde_discard="hollow-summoner", horde_deck="lava-spawn")
    assert where(table, "trap") == "dwarven-quarry#1"


@pytest.mark.rule("LB-D14")
def test_ex_14_trap_and_warlord() -> None:
    table = start(turn=1, trap="blue:1", horde_deck="lava-spawn hollow-prophet").do("end-turn", "place blue:1")
    table.shows(blue_board="- hollow-prophet -", evil_2=True)
    assert where(table, "trap") == "dwarven-quarry#1"


@pytest.mark.rule("LB-D15")
def test_ex_15_stacking_reductions() -> None:
    table = start(tile_0="trebuchet", red_board="incubus - -", standard="red", enchantment="incubus#1")
    assert piece(table, "incubus#1")["counters"]["resistance"] == 0
    table.do("fight", "defeat incubus").shows(horde_discard="incubus")


@pytest.mark.rule("LB-D16")
def test_ex_16_evil_cycle() -> None:
    table = start(
        seats=1, red_board="ember-cultist - -", evil_tiles=["trebuchet"],
        horde_deck="boar-rider hollow-husk plague-bearer",
    )  # fmt: skip
    seen = []
    for slot in ("yellow:0", "blue:0", "green:0"):
        table.do("end-turn")
        seen.append((len(table["evil_cards"]), table["evil_tiles"]))
        table.do(f"place {slot}")
    assert seen == [(1, ["trebuchet"]), (0, ["trebuchet", "standard"]), (1, ["trebuchet", "standard"])]


@pytest.mark.rule("LB-D17")
def test_ex_17_net() -> None:
    table = start(
        seats=1, tile_0="trebuchet", red_board="hellhound - -", net="hellhound#1:recurring0",
        evil_cards=["hellhound#1"], horde_deck="boar-rider hollow-husk",
    )  # fmt: skip
    table.do("end-turn", "place blue:1", "end-turn", "place green:1").shows(evil_cards=["hellhound#1"], evil_tiles=[])
    rolling(table, "red red red").do("fight", "defeat hellhound", "token blue").shows(evil_cards=[])


@pytest.mark.rule("LB-D18")
def test_ex_18_no_white_in_a_double_fight() -> None:
    corner: dict[str, Any] = {"tile_0": "dispensary", "blue_board": "void-shade - -", "yellow_board": "- - incubus"}
    assert start(**corner, rolls="white red blue").do("fight").can("defeat-both")
    assert start(**corner, rolls="white white red").do("fight").choices == ["defeat incubus", "pass"]


@pytest.mark.rule("LB-D19")
def test_ex_19_kazgin_and_archdaemon() -> None:
    table = start(
        heroes="kazgin", tile_0="trebuchet", red_board="archdaemon-of-torment - -", evil_tiles=["tomb", "market"],
        horde_deck="lava-spawn", rolls="red red red red",
    ).do("fight", "defeat archdaemon-of-torment", "pass")  # fmt: skip
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "won"
    table.shows(decay_die=[])


@pytest.mark.rule("LB-D20")
def test_ex_20_score() -> None:
    table = start(
        tile_0="trebuchet", red_board="cinder-tyrant - -", equipment_0={"red": 2}, horde_deck="lava-spawn", life_0=3,
        life_1=2, life_2=2, call_to_arms_1=1, evil_tiles=["tomb"], rolls="red red red", **fallen(3, "dead"),
    ).do("fight", "spend red", "spend red", "defeat cinder-tyrant", "pass")  # fmt: skip
    assert table.game.outcome is not None
    assert table.game.outcome.scores[0] == 12


@pytest.mark.rule("LB-D21")
def test_ex_21_exit_order() -> None:
    table = start(seats=2, tile_0="trebuchet", red_board="dread-banshee - -", life_0=1, rolls="black black black")
    table.do("fight", "defeat dread-banshee").shows(condition_0="incapacitated", call_to_arms_1=1)


@pytest.mark.rule("LB-D22")
def test_ex_22_element_on_an_evil_held_tile() -> None:
    table = start(turn=3, tile_0="trebuchet", red_board="ember-cultist - -", evil_cards=["ember-cultist#1"])
    assert where(table, "net") == "trebuchet#1"
    table.do("end-turn", "place red:1").shows(evil_tiles=["trebuchet"])
    assert where(table, "net") == "reserve"
    assert not table.can("activate trebuchet")
    table.do("use-power")
    assert where(table, "net") == "trebuchet#1"


@pytest.mark.rule("LB-D23")
def test_ex_23_evil_on_the_trebuchet_while_the_net_is_out() -> None:
    given: dict[str, Any] = {"red_board": "butcher - -", "net": "butcher#1:recurring0", "evil_tiles": ["trebuchet"]}
    table = start(heroes="sindara", tile_0="trebuchet", call_to_arms_0=1, rolls="red red red", **given)
    assert where(table, "net") == "butcher#1"
    table.do("fight", "defeat butcher", "token red")
    assert where(table, "net") == "reserve"
    table.do("call-to-arms divine-fountain")
    assert where(table, "net") == "trebuchet#1"
    first = start(heroes="teagaan", tile_0="trebuchet", rolls="red red red", **given).do("use-power")
    assert where(first.do("fight", "defeat butcher", "token red"), "net") == "trebuchet#1"


@pytest.mark.rule("LB-D24")
def test_ex_24_locked_die_and_no_white() -> None:
    corner: dict[str, Any] = {
        "tile_0": "dispensary",
        "blue_board": "void-shade - -",
        "yellow_board": "- - shadow-scout",
    }
    both = start(**corner, rolls="white blue").do("fight").shows(dice=["white", "blue"])
    assert both.can("defeat-both")
    one = start(**corner, rolls="white white").do("fight").shows(dice=["white", "white"])
    assert one.choices == ["defeat shadow-scout", "pass"]


@pytest.mark.rule("LB-D25")
def test_ex_25_fall_in_a_double_fight() -> None:
    table = start(
        tile_0="trebuchet", red_board="dread-banshee - -", yellow_board="hellhound - -", life_0=1,
        equipment_0={"red": 3}, rolls="black black blue",
    ).do("fight", *["spend red"] * 3, "defeat-both", "pick dread-banshee")  # fmt: skip
    table.shows(condition_0="incapacitated").do("player 1").shows(call_to_arms_1=1)
    table.do("player 2")
    assert table.asks == "2 take-equipment"
    table.do("token green").shows(
        equipment_2=NOTHING | {"green": 1}, horde_discard="dread-banshee hellhound", turn="green"
    )


@pytest.mark.rule("LB-D26")
def test_ex_26_kazgin_against_two() -> None:
    table = start(
        heroes="kazgin", tile_0="trebuchet", red_board="dread-banshee - -", yellow_board="lava-spawn - -",
        rolls="black black red red",
    ).do("fight", "defeat-both", "pick lava-spawn")  # fmt: skip
    table.shows(life_0=3, decay_die=[], call_to_arms_0=1, horde_discard="dread-banshee lava-spawn")


@pytest.mark.rule("LB-D27")
def test_ex_27_teagaan_and_the_blue_board() -> None:
    table = start(
        turn=1, heroes="arne-soko mylfaar teagaan", blue_board="hollow-husk web-spinner void-shade",
        evil_tiles=["tomb"], call_to_arms_2=1,
    ).do("end-turn")  # fmt: skip
    table.shows(laid_down_2=True)
    assert table.can("stand-up")
    assert not table.can("use-power")
    table.do("call-to-arms tavern", "player 2", "stand-up", "use-power").shows(evil_tiles=[])


@pytest.mark.rule("LB-D28")
def test_ex_28_tower_and_trap() -> None:
    table = start(red_board="- lava-spawn butcher", trap="red:0").do("activate strategists-tower", "pick lava-spawn")
    table.do("pick butcher", "place red:0", "place red:1")
    table.shows(horde_discard="lava-spawn", red_board="- butcher -", trap=None)
    assert where(table, "trap") == "dwarven-quarry#1"


@pytest.mark.rule("LB-D29")
def test_ex_29_green_board_at_the_end_of_the_deck() -> None:
    table = start(green_board="boar-rider orc-drummer goblin-raiders", horde_deck="thorn-king lava-spawn").do(
        "end-turn"
    )
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "lost-warlord"


@pytest.mark.rule("LB-Q36")
@pytest.mark.rule("LB-D30")
def test_ex_30_solo() -> None:
    table = start(seats=1, green_board="butcher - -", horde_deck="boar-rider lava-spawn", life_0=3)
    events = table.told("end-turn")
    assert events[:2] == ["neutral-turn 1", "acts butcher"]
    table.shows(life_0=3, horde_deck="boar-rider", turn="red")
