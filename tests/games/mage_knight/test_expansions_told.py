"""What is told before a click where an expansion has a say: wounds that are ignored, fame of leaders, who joins in."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import deckhold
from games.mage_knight.combat import Realm
from games.mage_knight.newcomers import battle
from games.mage_knight.test_tezla_hunters import hunted
from games.mage_knight.test_tezla_leaders import DARK
from games.mage_knight.test_tezla_leaders import battle as against


def warned(table: Realm, verb: str, lang: str = "en") -> list[list[str]]:
    """What the answers of a kind are warned of."""
    answers: Any = table.game.view(0, lang)["actions"]
    return [one.get("warnings", []) for one in answers if one["verb"] == verb]


def sums(table: Realm) -> list[str]:
    """What is said of the blow that is put together."""
    areas: Any = table.game.view(0, "en")["areas"]
    [area] = [area for area in areas if area["id"] == "clash"]
    return [line["text"] for line in area.get("lines", [])]


@pytest.mark.rule("MX-380")
def test_a_wound_that_a_cloak_wards_off_is_not_foretold() -> None:
    table = battle("ironclads diggers", "damage", hand="march", faction_tokens="cloak-of-shielding", units="peasants")
    table.do("face ironclads")
    assert warned(table, "hit-hero") == [["If the hero takes it: 4 wounds."]]
    table.do("token cloak-of-shielding")
    assert warned(table, "hit-hero") == [["If the hero takes it: 3 wounds."]]
    assert "If the hero takes it: 3 wounds." in sums(table)
    table.do("hit-hero").shows(hand="march wound*3")


@pytest.mark.rule("MX-004")
def test_the_first_wound_is_not_foretold_under_a_veil_of_mist() -> None:
    table = battle("ironclads", "block", hand="mist-form", mana={"blue": 1, "black": 1}, night=True)
    assert [line for line in sums(table) if "4 wounds" in line]
    table.do("power mist-form")
    assert [line for line in sums(table) if "3 wounds" in line]
    table.do("end-phase").shows(hand="wound*3")


@pytest.mark.rule("MX-333")
def test_what_helps_against_one_attack_is_not_foretold_for_two() -> None:
    table = battle("prowlers prowlers", "block", skills="krang-battle-hardened", hand="")
    assert [line for line in sums(table) if "4 wounds" in line]
    table.do("skill krang-battle-hardened", "option 0")
    assert [line for line in sums(table) if "3 wounds" in line]


# -- fame --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-399", "MX-C21")
@pytest.mark.parametrize(("points", "fame"), [(3, 3), (4, 3), (8, 6), (11, 6), (12, 9)])
def test_the_fame_of_a_leaders_levels_is_foretold(points: int, fame: int) -> None:
    table = against(DARK, 5, "attack", strike={"melee-fire": points})
    if not table.s.targets:
        table.do("target dark-tezla")
    assert f"If the attack succeeds: {fame} fame." in sums(table)


@pytest.mark.rule("MX-393", "MX-394", "MX-Q36")
@pytest.mark.parametrize(
    ("company", "points", "levels"),
    [("", 3, None), ("", 4, "1 level"), ("", 11, "2 levels"), ("mummy", 8, None), ("mummy", 13, "2 levels")],
)
def test_how_many_levels_an_attack_takes_off_a_leader_is_foretold(
    company: str, points: int, levels: str | None
) -> None:
    table = against(DARK, 5, "attack", company, strike={"melee-fire": points})
    for target in [DARK, *company.split()]:
        if company or not table.s.targets:  # a single enemy is the target at once
            table.do(f"target {target}")
    told = [line for line in sums(table) if line.startswith("Dark Tezla loses")]
    assert told == (
        [] if levels is None else [f"Dark Tezla loses {levels} of 5. It cannot be attacked again in this phase."]
    )


@pytest.mark.rule("MX-385")
@pytest.mark.parametrize(("rewards", "fame"), [("tokens", 1), ("fame", 2)])
def test_the_fame_that_stands_in_for_a_token_is_foretold(rewards: str, fame: int) -> None:
    options: dict[str, object] = {"faction-rewards": rewards}
    table = battle("skeletal-warriors", "attack", strike={"melee-physical": 4}, options=options)
    table.do("target skeletal-warriors")
    assert f"If all of them fall: {fame} fame." in sums(table)
    table.do("strike").shows(fame=fame)


# -- pursuers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-369")
@pytest.mark.parametrize(("near", "said"), [("5,-5", True), ("6,-4", False)])
def test_an_assault_warns_of_pursuers_that_join(near: str, said: bool) -> None:
    tokens = f"prowlers@{near} ?guardsmen@5,-6"
    table = hunted(tokens, {"prowlers": 0}, at="4,-6", move_points=3)
    [told] = [one for one in warned(table, "move") if "assault" in str(one)]
    assert ("Prowlers attack you" in told) == said


@pytest.mark.rule("MX-370")
def test_a_step_that_provokes_warns_of_no_pursuer_whom_a_village_keeps_off() -> None:
    table = hunted("prowlers@3,-5 diggers@4,-5", {"prowlers": 0}, at="4,-4", move_points=3)
    answers: Any = table.game.view(0, "en")["actions"]
    [told] = [one["warnings"] for one in answers if one["verb"] == "move" and "@3,-4" in one["pieces"]]
    assert [one for one in told if "attack you" in one] == ["Diggers attack you"]


@pytest.mark.rule("MX-368")
def test_a_challenge_warns_of_the_other_pursuers() -> None:
    table = hunted("prowlers@4,-5 diggers@5,-5", at="4,-4")
    assert [told[1:] for told in warned(table, "challenge")] == [["Diggers attack you"], ["Prowlers attack you"]]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_message_is_written_twice(lang: str) -> None:
    folder = Path(deckhold.__file__).parent / "text" / lang / "mage-knight"
    keys = [line.split(" =")[0] for file in folder.glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    keys = [key for key in keys if re.fullmatch("[a-z][a-z0-9-]*", key)]
    assert len(keys) > 1000
    assert [key for key, n in Counter(keys).items() if n > 1] == []


def test_in_russian_mana_and_readying_are_called_as_in_the_rulebook() -> None:
    said = {card.id: card.text("ru") for card in deckhold.cards("mage-knight")}
    assert not [id for id, text in said.items() if "базов" in text or "восстановить отряд" in text]
    assert "любого основного" in said["savage-harvesting"]
    assert "Вне битвы можете подготовить отряды" in said["ruthless-coercion"]


def test_kinds_of_terrain_are_listed_with_and() -> None:
    said = {card.id: card for card in deckhold.cards("mage-knight")}
    assert "you cannot enter hills and mountains." in said["mist-form"].text("en")
    assert "нельзя входить на клетки холмов и гор." in said["mist-form"].text("ru")


@pytest.mark.rule("MX-067", "MX-069", "MX-084", "MX-092")
def test_what_a_token_says_of_its_attacks_fits_their_number() -> None:
    said = {card.id: card for card in deckhold.cards("mage-knight")}
    assert "it draws 2 monsters, which attack in its place" in said["dragon-summoner"].text("en")
    assert "открывает монстров (2): они атакуют вместо него" in said["dragon-summoner"].text("ru")
    assert "it draws a monster, which attacks in its place" in said["orc-summoners"].text("en")
    assert "Brutal: each of its attacks deals double damage." in said["magic-familiars-enemy"].text("en")
    assert "Brutal: its attack deals double damage." in said["thugs-enemy"].text("en")
    assert "Быстрая атака: для блока каждой из его атак" in said["heroes-swift"].text("ru")
    assert "lowers one of its attacks by 1." in said["zombie-horde"].text("en")
    assert said["grim-legionnaires"].text("en").endswith("and what changes its attacks.")


@pytest.mark.rule("MX-067")
def test_so_does_what_is_said_of_it_in_a_combat() -> None:
    areas: Any = battle("heroes-swift").game.view(0, "en")["areas"]
    [area] = [area for area in areas if area["id"] == "foes"]
    assert "blocking one of its attacks takes twice the value" in str(area)


def test_of_units_too_it_is_said_that_they_are_used_in_an_interaction() -> None:
    said = {card.id: card for card in deckhold.cards("mage-knight")}
    assert "Influence 5 and if it is used during an interaction, Reputation +1" in said["heroes-red"].text("en")
    assert (
        "влияние 5 и если это использовано во время взаимодействия, репутация +1"
        in said["heroes-red"].text("ru").lower()
    )
