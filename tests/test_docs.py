"""What the documents show is true."""

import re
from pathlib import Path

import pytest

import deckhold

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf8")


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None
    assert len([line for line in example[1].splitlines() if line.strip()]) <= 10
    exec(compile(example[1], "README.md", "exec"), {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_readme_names_every_game() -> None:
    for info in deckhold.catalog():
        assert f"`{info.id}`" in README


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
