"""`deckhold serve` itself: a process that starts, answers, stops, and says clearly why it cannot."""

import asyncio
import os
import re
import select
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from fastapi import FastAPI

from deckhold.server import catalog
from deckhold.server.command import Server, command, configuration

Start = Callable[..., "subprocess.Popen[str]"]
SERVE = [sys.executable, "-c", "from deckhold.cli import main; main()", "serve"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the command; whatever a test leaves running is killed."""
    running: list[subprocess.Popen[str]] = []

    def begin(*args: str, **environment: str) -> "subprocess.Popen[str]":
        env = {**os.environ, "DECKHOLD_DB": f"sqlite:///{tmp_path}/deckhold.db", **environment}
        process = subprocess.Popen(
            [*SERVE, *args], env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate()


def address(process: "subprocess.Popen[str]") -> str:
    """Where the server says it is."""
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], 60)[0], "the server says nothing"
    found = re.search(r"http://\S+/", process.stdout.readline())
    assert found is not None
    return found[0]


def test_it_starts_on_a_free_port_answers_and_stops_when_told(start: Start) -> None:
    process = start("--port", "0")
    url = address(process)
    with urllib.request.urlopen(f"{url}api/health", timeout=30) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=30)
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def test_what_it_stored_is_there_after_a_restart(start: Start) -> None:
    cookies = []
    for _ in range(2):
        process = start("--port", "0")
        request = urllib.request.Request(f"{address(process)}api/me")
        if cookies:
            request.add_header("Cookie", cookies[0].partition(";")[0])
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookies.append(answer.headers["Set-Cookie"])
        process.terminate()
        process.communicate(timeout=30)
    assert cookies[0] == cookies[1]


def test_a_start_that_fails_says_why_in_one_sentence(start: Start) -> None:
    process = start("--port", "0", DECKHOLD_SECRET="short")
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in errors
    assert errors.splitlines()[-1].startswith("Error: DECKHOLD_SECRET: ")


def refused(folder: Path, *args: str, **environment: str) -> str:
    """The sentence with which a start fails, as the process prints it; without the process."""
    env = {"DECKHOLD_DB": f"sqlite:///{folder}/deckhold.db", **environment}
    result = CliRunner().invoke(command, args, env=env)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)  # said in words, not in a traceback
    return result.output.splitlines()[-1]


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert refused(tmp_path, "--port", port) == f"Error: --host 127.0.0.1 --port {port}: Address already in use"


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:////no/such/folder/deckhold.db", "unable to open database file"),
        ("postgresql://someone:hidden@127.0.0.1:1/deckhold", "127.0.0.1"),
        ("mysql://localhost/deckhold", "sqlite and postgresql are possible, not mysql"),
        ("sqlite://", "sqlite needs a file"),
        ("deckhold.db", "sqlite:///FILE or postgresql://"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(start: Start, database: str, said: str) -> None:
    # In a process of its own: what was half opened goes with it, and disturbs no other test.
    process = start("--port", "0", DECKHOLD_DB=database)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in errors
    message = errors.splitlines()[-1]
    assert message.startswith("Error: DECKHOLD_DB: ")
    assert said in message
    assert "hidden" not in message


@pytest.mark.parametrize(
    ("name", "value"),
    [("DECKHOLD_BOT_PROCESSES", "many"), ("DECKHOLD_SECRET", "short"), ("DECKHOLD_AWAY_SECONDS", "soon")],
)
def test_a_wrong_setting_is_named(tmp_path: Path, name: str, value: str) -> None:
    assert refused(tmp_path, "--port", "0", **{name: value}).startswith(f"Error: {name}: ")


def test_the_page_is_opened_once_it_has_its_games_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    server = Server(configuration(FastAPI(), "127.0.0.1", 0), open_page=True)

    def open_page(_: str) -> None:
        done.append("page")
        server.should_exit = True

    monkeypatch.setattr(catalog, "prepare", lambda: done.append("texts"))
    monkeypatch.setattr(webbrowser, "open", open_page)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        asyncio.run(server.serve([listening]))
    assert done == ["texts", "page"]
