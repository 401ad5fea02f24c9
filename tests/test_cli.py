"""The command line as a whole: its languages, its laziness, what it says when something is missing."""

import os
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from deckhold import __version__, cli


def deckhold(*args: str, **env: str) -> tuple[int, str]:
    """Exit code and everything printed, with no language but the one in `env`."""
    silent = {"DECKHOLD_LANG": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": None}
    result = CliRunner().invoke(cli.main, list(args), env={**silent, **env}, catch_exceptions=False)
    return result.exit_code, result.output


def test_alone_it_shows_help_with_every_command() -> None:
    code, text = deckhold()
    assert code == 0
    assert text.startswith("Usage: ")
    listed = [
        line.split()[0] for line in text.split("Commands:")[1].splitlines() if line.startswith("  ") and line[2] != " "
    ]
    assert listed == list(cli.COMMANDS)


@pytest.mark.parametrize(
    ("args", "env"),
    [
        (("--lang", "ru"), {}),
        (("--lang=ru",), {"LANG": "en_GB.UTF-8"}),
        ((), {"LANG": "ru_RU.UTF-8"}),
        ((), {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}),
        ((), {"DECKHOLD_LANG": "ru", "LC_ALL": "C"}),
    ],
)
def test_help_is_in_the_users_language(args: tuple[str, ...], env: dict[str, str]) -> None:
    text = deckhold(*args, **env)[1]
    assert text.startswith("Использование: ")
    assert "Show" not in text


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_option_of_a_command_is_explained_in_both_languages(command: str) -> None:
    english = deckhold(command, "--help")[1]
    russian = deckhold(command, "--help", "--lang", "ru")[1]
    assert english.count("  --") == russian.count("  --") > 1
    wanted = r"^  -.*  +\S.*[.!]|^  -.*\n {5,}\S"  # beside the option, or on the next line
    for text in (english, russian):
        options = [line for line in text.splitlines() if line.startswith("  -")]
        assert len(re.findall(wanted, text, re.MULTILINE)) == len(options), text
    explained = [re.sub(r"\[.*?\]", "", line)[22:] for line in russian.splitlines() if line.startswith("  -")]
    assert all(re.search("[а-я]", words) for words in explained if words.strip())
    assert "Использование" in russian
    assert "Usage" in english


def test_a_language_that_is_not_spoken_gives_english() -> None:
    assert deckhold(LANG="de_DE.UTF-8")[1].startswith("Usage: ")


def test_the_version_is_the_packages() -> None:
    assert deckhold("--version") == (0, f"deckhold {__version__}\n")


def test_an_unknown_command_is_refused_with_the_ones_there_are() -> None:
    code, text = deckhold("dance", "--lang", "ru")
    assert code == 1
    assert text == f"deckhold: Нет команды «dance». Есть: {', '.join(cli.COMMANDS)}\n"


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_polars(name: str) -> object:
        raise ModuleNotFoundError("No module named 'polars'", name="polars")

    monkeypatch.setattr(cli, "import_module", no_polars)
    assert deckhold("sim") == (
        1,
        "deckhold: `deckhold sim` needs polars, which is not installed: pip install 'deckhold[lab]'\n",
    )


def test_help_imports_no_extra() -> None:
    code = (
        "import sys; from deckhold.cli import main; main(['--help'], standalone_mode=False);"
        "print([name for name in ('rich', 'polars', 'fastapi', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_click_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['click'] = None; import deckhold.cli"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "deckhold: the command line is an extra of the package: pip install 'deckhold[terminal]'\n"
