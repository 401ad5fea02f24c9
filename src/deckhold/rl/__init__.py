"""The games for research, a module for each: PettingZoo, Gymnasium, OpenSpiel; docs/research.md is their guide."""

from importlib.util import find_spec

for _module in ("numpy", "gymnasium", "pettingzoo", "librt"):
    if find_spec(_module) is None:
        raise ModuleNotFoundError(
            f"deckhold.rl needs {_module}, an extra of the package: pip install 'deckhold[rl]'", name=_module
        )
