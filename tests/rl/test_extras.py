"""What the adapters say where their libraries are not installed."""

import importlib
import importlib.util
import sys

import pytest

import deckhold.rl


@pytest.mark.parametrize("module", ["numpy", "gymnasium", "pettingzoo", "librt"])
def test_a_missing_library_names_the_extra(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else found(name))
    with pytest.raises(ModuleNotFoundError, match=rf"needs {module}, .*pip install 'deckhold\[rl\]'"):
        importlib.reload(deckhold.rl)


def test_missing_openspiel_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "deckhold.rl.openspiel", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"needs open_spiel, .*pip install 'deckhold\[rl,openspiel\]'"):
        importlib.import_module("deckhold.rl.openspiel")
