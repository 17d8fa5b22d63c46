"""Load bots that are classes in Python files."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from tzolkin.game.value_checks import short_repr

from ..contract import Bot, IdBot
from ..errors import UnknownBotError, format_error


def load_bot_class(text: str, wanted: str) -> type[Bot]:
    """Return a class in a file; raise UnknownBotError if the file is broken or lacks it."""
    path = Path(text).expanduser()
    return _find_class(_load_module(path), path, wanted)


def _load_module(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBotError(f"{path}: there is no such file")
    name = f"tzolkin_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBotError(f"{path}: is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _add_folder_to_path(path)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBotError(f"{path}: cannot be loaded: {format_error(error)}") from error
    return module


def _add_folder_to_path(path: Path) -> None:
    """Let a bot import modules next to it.

    Its folder comes last, so that no file there can replace a known module.
    """
    folder = str(path.parent.absolute())
    if folder not in sys.path:
        sys.path.append(folder)


def _find_class(module: ModuleType, path: Path, wanted: str) -> type[Bot]:
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        there = [name for name, value in vars(module).items() if _is_own_bot(value)]
        known = f"; there is {', '.join(there)}" if there else ""
        raise UnknownBotError(
            f"{path}: has no bot {short_repr(wanted)} (a class derived from Bot){known}"
        )
    if found.choose is Bot.choose and getattr(found, "choose_id", None) in (None, IdBot.choose_id):
        raise UnknownBotError(f"{path}: {wanted} does not choose; it needs a method `choose`")
    return found


def _is_own_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value not in (Bot, IdBot)
