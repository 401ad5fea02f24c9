"""The enemy tokens, as printed."""

import pytest

from deckhold.games.mage_knight.cards.enemies import base_enemies, enemies, lost_legion_enemies, shades_enemies
from deckhold.games.mage_knight.definitions import Enemy
from deckhold.games.mage_knight.terms import TOKENS


def counted(tokens: list[Enemy]) -> dict[str, int]:
    out = dict.fromkeys(TOKENS, 0)
    for enemy in tokens:
        out[enemy.back] += enemy.copies
    return {colour: n for colour, n in out.items() if n}


@pytest.mark.rule("MK-X16")
def test_the_base_box_has_sixty_tokens_by_colour() -> None:
    assert counted(base_enemies()) == {"green": 12, "red": 8, "brown": 10, "grey": 10, "violet": 10, "white": 10}


def test_the_expansions_have_their_tokens() -> None:
    assert counted(lost_legion_enemies()) == {"green": 8, "red": 6, "brown": 6, "grey": 8, "violet": 4, "white": 6}
    assert counted(shades_enemies()) == {"green": 16, "red": 8, "brown": 8}
    assert len({enemy.id for enemy in enemies()}) == 73


# armor, attacks (value and element, or the pile that is summoned from), abilities, fame
PRINTED: dict[str, tuple[int, list[object], list[str], int]] = {
    "prowlers": (3, [(4, "physical")], [], 2),
    "diggers": (3, [(3, "physical")], ["fortified"], 2),
    "cursed-hags": (5, [(3, "physical")], ["poison"], 3),
    "wolf-riders": (4, [(3, "physical")], ["swift"], 3),
    "ironclads": (3, [(4, "physical")], ["physical-resistance", "brutal"], 4),
    "orc-summoners": (4, ["brown"], ["summon"], 4),
    "crossbowmen": (4, [(4, "physical")], ["swift"], 3),
    "guardsmen": (7, [(3, "physical")], ["fortified"], 3),
    "swordsmen": (5, [(6, "physical")], [], 4),
    "golems": (5, [(2, "physical")], ["physical-resistance"], 4),
    "monks": (5, [(5, "physical")], ["poison"], 4),
    "illusionists-enemy": (3, ["brown"], ["physical-resistance", "summon"], 4),
    "ice-mages-enemy": (6, [(5, "ice")], ["ice-resistance"], 5),
    "fire-mages-enemy": (5, [(6, "fire")], ["fire-resistance"], 5),
    "ice-golems-enemy": (4, [(2, "ice")], ["physical-resistance", "ice-resistance", "paralyze"], 5),
    "fire-golems-enemy": (4, [(3, "fire")], ["physical-resistance", "fire-resistance", "brutal"], 5),
    "minotaur": (5, [(5, "physical")], ["brutal"], 4),
    "gargoyle": (4, [(5, "physical")], ["physical-resistance"], 4),
    "medusa": (4, [(6, "physical")], ["paralyze"], 5),
    "crypt-worm": (6, [(6, "physical")], ["fortified"], 5),
    "werewolf": (5, [(7, "physical")], ["swift"], 5),
    "swamp-dragon": (9, [(5, "physical")], ["swift", "poison"], 7),
    "fire-dragon": (7, [(9, "fire")], ["physical-resistance", "fire-resistance"], 8),
    "ice-dragon": (7, [(6, "ice")], ["physical-resistance", "ice-resistance", "paralyze"], 8),
    "high-dragon": (9, [(6, "cold-fire")], ["fire-resistance", "ice-resistance", "brutal"], 9),
    "freezers": (7, [(3, "ice")], ["fire-resistance", "swift", "paralyze"], 7),
    "gunners": (6, [(6, "fire")], ["ice-resistance", "brutal"], 7),
    "altem-guardsmen": (
        7,
        [(5, "physical")],
        ["physical-resistance", "fire-resistance", "ice-resistance", "fortified"],
        8,
    ),
    "altem-mages-enemy": (8, [(4, "cold-fire")], ["physical-resistance", "brutal", "poison"], 8),
}


@pytest.mark.rule("MK-024", "MK-Q93", "MK-X11", "MK-X19")
@pytest.mark.parametrize("enemy", base_enemies(), ids=[enemy.id for enemy in base_enemies()])
def test_a_token_shows_what_is_printed_on_it(enemy: Enemy) -> None:
    facts = enemy.facts()
    attacks = [one["summons"] if "summons" in one else (one["value"], one["element"]) for one in facts["attacks"]]
    assert (facts["armor"], attacks, facts["abilities"], facts["fame"]) == PRINTED[enemy.id]
