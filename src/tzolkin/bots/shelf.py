"""Finding bots: ours by name, anybody's by file and class."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from tzolkin.checking import shown

from .contract import Bot, Budget, IdBot
from .simple import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


class UnknownBot(ValueError):  # noqa: N818 (as in IllegalAction)
    """No bot is made from that; the message says why, and what there is."""


def bot_class(name: str) -> type[Bot]:
    """The class behind a name (`random`) or a file (`path/to/file.py:MyBot`)."""
    if name in BOTS:
        return BOTS[name]
    path, colon, wanted = name.rpartition(":")
    if not colon or not path.endswith(".py"):
        raise UnknownBot(
            f"there is no bot {shown(name)}; there are {', '.join(BOTS)}, "
            "and your own as path/to/file.py:ClassName"
        )
    return _class_in(_loaded(Path(path)), Path(path), wanted)


def make_bot(name: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """A bot for one seat of one game."""
    made = bot_class(name)
    try:
        return made(seed, budget)
    except Exception as error:
        raise UnknownBot(f"{name}: {made.__name__} cannot be made: {_told(error)}") from error


def _loaded(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(f"{path}: there is no such file")
    name = f"tzolkin_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path}: is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot(f"{path}: cannot be loaded: {_told(error)}") from error
    return module


def _class_in(module: ModuleType, path: Path, wanted: str) -> type[Bot]:
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        there = [name for name, value in vars(module).items() if _is_own_bot(value)]
        known = f"; there is {', '.join(there)}" if there else ""
        raise UnknownBot(f"{path}: has no bot {shown(wanted)} (a class derived from Bot){known}")
    if found.choose is Bot.choose and getattr(found, "choose_id", None) in (None, IdBot.choose_id):
        raise UnknownBot(f"{path}: {wanted} does not choose; it needs a method `choose`")
    return found


def _is_own_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value not in (Bot, IdBot)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
