"""What the table tells of villains: why they do what they do, and their state (rules, section 28)."""

from typing import Any

import pytest

import deckhold
from games.ascension_tactics.battle import Battle
from games.ascension_tactics.test_campaign_bosses import BELZEPUG, RAT, fleas, greed, swarm
from games.ascension_tactics.test_campaign_orders import GORPH, hunts


def told(table: Battle, *kinds: str, lang: str = "en") -> list[dict[str, Any]]:
    """The events of these kinds in the villains' turn."""
    game = table.game
    game.listen()
    game.take_events()
    now, out = table.s.round, []
    while table.s.round == now and not game.over:
        table.do("end-turn" if table.can("end-turn") else table.first)
        out += [game.info.event_data(game, event, 0, lang) for event in game.take_events()]
    return [event for event in out if event["kind"] in kinds]


def why(table: Battle, lang: str = "en") -> list[str]:
    """The reasons of the villain that is ordered."""
    reasons = ["defeats", "reaches", "goes", "goes-on", "stays", "waits", "scurries"]
    reasons += ["hunts", "seeks", "claims", "lures", "idles"]
    return [event["text"] for event in told(table, *[f"villain-{kind}" for kind in reasons], lang=lang)]


@pytest.mark.rule("AT-259")
def test_why_it_picks_the_strongest_of_those_it_can_defeat() -> None:
    pool, goal = "aria-redforge@1,0 muse-of-rebirth@-1,0", "0,0"
    assert why(hunts(pool, f"{GORPH}@0,0", goal))[0] == (
        "Ravenous Gorph picks Muse of Rebirth: strength 4, the highest of those it can defeat."
    )
    assert why(hunts(pool, f"{GORPH}@0,0", goal), "ru")[0] == (
        "«Ненасытный горф» выбирает: «Муза возрождения». Сила 4 — наибольшая из тех, кого можно повергнуть."
    )


@pytest.mark.rule("AT-259")
def test_why_it_picks_the_only_one_it_can_defeat() -> None:
    table = hunts("aria-redforge@0,0 vyrak@-1,0", f"{GORPH}@1,0", "1,0")
    assert why(table)[0] == "Ravenous Gorph picks Aria Redforge: there is nobody else it can defeat."


@pytest.mark.rule("AT-261")
def test_after_an_attack_without_a_move_it_goes_on() -> None:
    table = hunts("aria-redforge@0,0", f"{GORPH}@1,0", "5,0")
    assert why(table)[1] == "Ravenous Gorph goes on towards the green target."


@pytest.mark.rule("AT-262")
def test_why_it_stays_at_its_shrine() -> None:
    table = hunts("vyrak@2,0", f"{GORPH}@1,0", "0,0", shrine="0,0")
    assert why(table) == ["Ravenous Gorph can defeat nobody and stays at the shrine of its target."]


@pytest.mark.rule("AT-263")
def test_why_it_goes_where_it_goes() -> None:
    table = hunts("jirra", f"{GORPH}@3,0", "0,0")
    assert why(table, "ru") == ["«Ненасытный горф» никого не может повергнуть и идёт к зелёной цели."]


@pytest.mark.rule("AT-264", "AT-Q12")
def test_why_it_attacks_whom_it_cannot_defeat() -> None:
    pool = "vyrak@0,0 loremaster@1,-1"
    assert why(hunts(pool, f"{GORPH}@4,0", "1,0")) == [
        "Ravenous Gorph can defeat nobody and goes for the green target.",
        "Ravenous Gorph picks Vyrak, the First: it can defeat nobody; strength 8 is the highest within reach.",
    ]
    chosen = hunts(pool, f"{GORPH}@4,0", "1,0", options={"prey": "order-cost"})
    assert "order cost 5 is the highest within reach" in why(chosen)[1]


@pytest.mark.rule("AT-305")
def test_why_rakar_goes_for_a_champion() -> None:
    table = greed("vyrak@1,0 loremaster@4,-1", purse={"vyrak#1": 3, "loremaster#1": 2})
    assert why(table)[0] == "Rakar, Corrupt Askara hunts Vyrak, the First, who has the most glory (3)."


@pytest.mark.rule("AT-306")
def test_why_rakar_goes_for_his_target_and_what_the_villains_gain_glory_for() -> None:
    table = greed("vyrak@-5,5", boss="villain-rakar@1,0", tokens="red-target@-3,0")
    assert why(table.copy()) == [
        "Nobody on the battlefield has glory: Rakar, Corrupt Askara goes for the red target.",
        "Rakar, Corrupt Askara ends its order at its target.",
    ]
    assert why(table, "ru") == [
        "Ни у кого на поле боя нет славы: «Ракар, Нечестивый аскара» идёт к красной цели.",
        "«Ракар, Нечестивый аскара» завершает приказ у своей цели.",
    ]


@pytest.mark.rule("AT-310")
def test_whom_the_surge_of_rakar_draws() -> None:
    table = greed("vyrak@-6,0", purse={"vyrak#1": 2}, schemes="ritual-of-the-gate")
    assert why(table)[1] == "Rakar, Corrupt Askara draws Vyrak, the First, who has the most glory (2)."


@pytest.mark.rule("AT-263", "AT-Q40")
def test_a_villain_that_cannot_come_nearer_to_its_target_says_so() -> None:
    table = hunts("vyrak@1,0", f"{GORPH}@0,0", "0,0")
    assert why(table)[0] == "Ravenous Gorph is as near to the green target as it can be."


@pytest.mark.rule("AT-297")
def test_why_belzepug_attacks_nobody() -> None:
    table = fleas("vyrak@-2,0", schemes="the-master-stirs")
    assert why(table.copy()) == ["Nobody on the battlefield is marked: Belzepug attacks nobody."]
    assert why(table, "ru") == ["На поле боя нет помеченных: «Вельземопс» никого не атакует."]


def texts(table: Battle, *kinds: str, lang: str = "en") -> list[str]:
    return [event["text"] for event in told(table, *kinds, lang=lang)]


@pytest.mark.rule("AT-296")
@pytest.mark.rule("AT-299")
def test_the_log_tells_where_corrupted_ground_comes_and_goes() -> None:
    marked = fleas("aria-redforge", schemes="the-master-stirs", power=2).do("order aria-redforge", "move -3,0")
    assert texts(marked.copy(), "corrupt") == ["New on the battlefield: corrupted ground (left, -3,0)."]
    assert texts(marked, "corrupt", lang="ru") == ["Новое на поле боя: порченая земля (слева, -3,0)."]
    cleansed = fleas("jirra@0,1", shrine="0,0", corrupted="2,2")
    assert texts(cleansed.copy(), "cleanse") == ["Cleansed: corrupted ground (bottom right, 2,2)."]
    assert texts(cleansed, "cleanse", lang="ru") == ["Очищено: порченая земля (внизу справа, 2,2)."]


@pytest.mark.rule("AT-292")
@pytest.mark.rule("AT-300")
def test_the_log_tells_what_happens_to_belzepugs_defense() -> None:
    surge = fleas("jirra", schemes="ritual-of-the-gate")
    assert texts(surge.copy(), "harden") == ["The defense of Belzepug grows by 5."]
    assert texts(surge, "harden", lang="ru") == ["«Вельземопс»: защита выросла на 5."]
    table = fleas("vyrak@0,0", f"{RAT}@1,0", power=5).do("order vyrak")
    table.game.listen()
    table.game.take_events()
    table.do(f"attack {RAT}")
    events = [table.game.info.event_data(table.game, event, 0, "en") for event in table.game.take_events()]
    assert [event["text"] for event in events if event["kind"] == "weaken"] == ["The defense of Belzepug drops by 1."]


@pytest.mark.rule("AT-285")
def test_why_a_rat_goes_where_it_goes() -> None:
    table = swarm("jirra", f"{RAT}@0,0", shrine="5,-5", caches="treasure-strength-2@2,0")
    assert why(table)[0] == "Giant Rat of the villains goes for the nearest treasure."
    table = swarm("jirra", f"{RAT}@0,0", shrine="2,0 -4,0")
    assert why(table, "ru")[0] == "«Гигантская крыса злодеев» идёт к ближайшему святилищу."


@pytest.mark.rule("AT-260")
def test_an_attack_tells_from_where_it_goes_and_whom_it_meets() -> None:
    table = hunts("aria-redforge@0,0", f"{GORPH}@3,0", "-2,4")
    order, first, *_, last, attack = told(table, "villain-order", "walk", "attack")
    assert (order["piece"], order["begins"]) == (f"{GORPH}#1", True)
    assert (first["from"], last["to"]) == ("@3,0", "@0,1")
    assert (attack["from"], attack["to"], attack["target"]) == ("@0,1", "@0,0", "aria-redforge#1")


# -- their state ----------------------------------------------------------------------------------------------


def shown(table: Battle, name: str) -> list[Any]:
    """A champion wherever the table shows it: its card and its figure."""
    areas: Any = table.game.view(0)["areas"]
    return [piece for area in areas for piece in area["pieces"] if piece and piece.get("card") == name]


@pytest.mark.rule("AT-295")
def test_the_table_says_what_is_left_of_belzepugs_defense() -> None:
    table = fleas("vyrak@2,0", power=5)
    defense = shown(table, BELZEPUG)[0]["counters"]["left"]
    table.do("order vyrak", f"attack {BELZEPUG}")
    assert {piece["counters"]["left"] for piece in shown(table, BELZEPUG)} == {defense - 8}


@pytest.mark.rule("AT-293")
def test_the_table_shows_who_is_marked() -> None:
    table = fleas("aria-redforge vyrak@-5,3", power=9)
    table.do("order aria-redforge")
    assert all("marked" in piece["marks"] for piece in shown(table, "aria-redforge"))
    assert not any("marked" in piece.get("marks", []) for piece in shown(table, "vyrak"))


@pytest.mark.rule("AT-318")
def test_the_table_counts_the_captives() -> None:
    game = deckhold.new("ascension-tactics", 1, 1, {"scenario": "campaign-kythis"})
    while game.decision is not None and game.decision.kind != "main":
        game.apply(game.actions()[0])
    view: Any = game.view(0)
    pieces = [piece for area in view["areas"] for piece in area["pieces"] if piece]
    assert len([piece for piece in pieces if "captive" in piece.get("marks", [])]) == 6
    assert [piece["counters"]["captives"] for piece in pieces if piece["id"] == "villain-kythis#1"] == [6]
