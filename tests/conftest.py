"""What every test run shares."""

import difflib
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["DECKHOLD_DEBUG"] = "1"  # before the engine is imported, and for every program that tests start

from deckhold import _native

# One game can take long against Hypothesis's idea of a test, and machines differ.
settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])


def pytest_report_header() -> str:
    return "deckhold: " + ("compiled" if _native.COMPILED else f"interpreted, {_native.WHY_INTERPRETED}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def like_golden(update_golden: bool) -> Callable[[str, Path], None]:
    """Compares a text with a golden file, or writes that file anew; a difference is shown line by line."""

    def compare(text: str, path: Path) -> None:
        if update_golden:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf8")
        kept = path.read_text(encoding="utf8")
        diff = difflib.unified_diff(kept.splitlines(), text.splitlines(), path.name, "now", lineterm="")
        assert kept == text, "pytest --update-golden accepts this:\n" + "\n".join(diff)

    return compare
