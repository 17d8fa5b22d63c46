"""A program that plays at a table, where nothing that a server needs can be imported."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pkgutil import walk_packages
from typing import Any

BLOCKED = {"fastapi", "starlette", "sqlalchemy", "pydantic", "uvicorn", "alembic", "httpx"}
ABSENT = BLOCKED | {"asyncio", "threading", "socket", "subprocess", "multiprocessing"}


class Blocker(MetaPathFinder):
    """Finds modules that are blocked, and refuses to load them."""

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        if name.partition(".")[0] in BLOCKED or name.startswith("tzolkin.server"):
            raise ImportError(f"{name} is blocked")
        return None


def main() -> None:
    """Open a table, play a game with bots to its end, and replay it."""
    sys.meta_path.insert(0, Blocker())
    import tzolkin.tables

    for module in walk_packages(tzolkin.tables.__path__, "tzolkin.tables."):
        import_module(module.name)
    loaded = {"loaded": sorted(ABSENT & set(sys.modules))}
    played = _played()
    blocked = {"blocked": sorted(BLOCKED & set(sys.modules))}
    sys.stdout.write(json.dumps({**played, **loaded, **blocked}))


def _played() -> dict[str, Any]:
    from tests.tables.in_memory import PERSON, TakeBackWish, applied, bot, new_table, play
    from tzolkin.bots import SeatedBot
    from tzolkin.tables.history import ReplayCache, play_turns
    from tzolkin.tables.records import from_record, to_record
    from tzolkin.tables.turns import take_back
    from tzolkin.tables.views import describe, view

    table = new_table(PERSON, bot("greedy"), bot("random"))
    bots = {
        seat: SeatedBot.named(name, seed=seat)
        for seat, name in enumerate(("random", "greedy", "random"))
    }
    play(table, bots, most=10)
    taken_back = applied(take_back(table, [0], TakeBackWish()))
    play(table, bots)
    again, _ = from_record(to_record(table))
    return {
        "table": describe(table, None),
        "scores": view(table, None)["scores"],
        "taken_back": taken_back,
        "same_hash": play_turns(table.start, table.turns).position() == table.game.position(),
        "points": ReplayCache().get(table).rounds[-1]["points"],
        "record": ReplayCache().get(again).rounds[-1]["points"],
    }


if __name__ == "__main__":
    main()
