"""The scenarios as cards to be read: what wins, what gives glory, which rules are special (sections 27 and 28)."""

from typing import Final, final

from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import SCENARIO, TacticsCard
from deckhold.games.ascension_tactics.ops.rewards import CHOSEN_SLAUGHTER
from deckhold.games.ascension_tactics.ops.scoring import CHOSEN_SHRINE, TOKEN_GLORY
from deckhold.games.ascension_tactics.scenarios import SCENARIOS, Scenario

# The numbers of the rules that are a scenario's own.
RULES: Final = {
    "love-lives-forever": (185, 190),
    "spires-of-souls": (191, 198),
    "spires-of-souls-3": (199, 202),
    "spires-of-souls-4": (203, 206),
    "twilight-of-the-idols": (207, 213),
    "infernal-battle": (214, 219),
    "war-gates": (220, 227),
    "circle-of-stones": (228, 234),
    "campaign-rat-king": (281, 290),
    "campaign-belzepug": (291, 301),
    "campaign-rakar": (302, 311),
    "campaign-kythis": (312, 320),
}


@final
class ScenarioRules(Op):
    """What a scenario says; the rules look at the scenario itself."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("a scenario is read, never run")

    def text(self, t: Teller) -> str:
        return t.listing([*self._glory(t), *self._special(t)], "list-then")

    def _glory(self, t: Teller) -> list[str]:
        """What wins, and where glory comes from."""
        one = self.scenario
        goal = t.amount("glory", one.goal)
        if one.boss_falls:
            out = [t.say("scenario-boss", boss=t.name(one.villains[0]), glory=goal)]
        else:
            out = [t.say("scenario-race", glory=goal, campaign=int(one.campaign))]
        out.append(t.say("scenario-shrines", glory=t.amount("glory", one.shrine), campaign=int(one.campaign)))
        if one.all_beacons:
            out.append(t.say("scenario-all-beacons", glory=t.amount("glory", one.all_beacons)))
        steps = [t.say("scenario-beacons-step", n=n, glory=glory) for n, glory in enumerate(one.beacon_glory) if glory]
        if steps:
            out.append(t.say("scenario-beacons", what=t.listing(steps, "list-more")))
        if one.tokens:
            out.append(t.say(f"scenario-tokens-{one.tokens}", glory=t.amount("glory", TOKEN_GLORY)))
        if one.chosen:
            more = CHOSEN_SLAUGHTER if one.chosen == "slaughter" else CHOSEN_SHRINE
            out.append(t.say(f"scenario-chosen-{one.chosen}", glory=t.amount("glory", more)))
        return out

    def _special(self, t: Teller) -> list[str]:
        one = self.scenario
        flags = (
            ("war-gates", one.war_gates),
            ("sacred", one.sacred),
            ("neutrals", len(one.neutrals) > 0),
            ("schemes", one.campaign),
            ("resolve", one.campaign),
            ("swarm", one.swarm),
            ("thieves", one.swarm),
            ("mark", one.mark),
            ("poison", one.poison),
            ("cleansing", one.cleansing),
            ("shared-strength", one.shared_strength),
            ("revived", len(one.revived) > 0),
        )
        out = [t.say(f"scenario-{name}") for name, holds in flags if holds]
        if one.hoard:
            out.append(t.say("scenario-hoard", boss=t.name(one.villains[0]), glory=t.amount("glory", one.hoard)))
        if one.captives:
            out.append(t.say("scenario-captives", n=one.captives))
        return out

    def rules(self) -> list[str]:
        first, last = RULES[self.scenario.id]
        return [f"AT-{number}" for number in range(first, last + 1)]


def scenario_id(scenario: Scenario) -> str:
    """What the card of a scenario is called."""
    return f"scenario-{scenario.id}"


def scenarios() -> list[TacticsCard]:
    """All scenarios."""
    out: list[TacticsCard] = []
    for scenario in SCENARIOS:
        card = TacticsCard(scenario_id(scenario), SCENARIO, 0, 1, "rulebook")
        card.effect = ScenarioRules(scenario)
        card.group = "scenario"
        out.append(card)
    return out
