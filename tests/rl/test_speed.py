"""The measuring of environment steps."""

from deckhold.rl.speed import env_steps


def test_steps_are_counted_in_seconds() -> None:
    assert env_steps("ascension", 0.3) > 100
