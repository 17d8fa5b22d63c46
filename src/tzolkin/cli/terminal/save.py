"""Saving the game that is being played."""

from __future__ import annotations

import tempfile
from datetime import date
from pathlib import Path

from tzolkin import Game
from tzolkin.game.records import SUFFIX
from tzolkin.locales.i18n import t

from ..errors import Problem
from ..files import check_new, check_writable, write_document


class Shelf:
    """Where records of this game go; a file of somebody else is never overwritten."""

    def __init__(self, record: Path | None, resumed: Path | None) -> None:
        self.record = record
        self._saved_actions: list[str] | None = None
        self._own = {path.absolute() for path in (resumed,) if path is not None}
        if record is not None:
            self._check(record)

    def _check(self, path: Path) -> None:
        check_writable(path)
        if path.absolute() not in self._own:
            check_new(path)

    def holds(self, game: Game) -> bool:
        """Is the game saved as it stands?"""
        return game.actions == self._saved_actions

    def save(self, game: Game, path: Path) -> None:
        self._check(path)
        write_document(path, game.record(date=date.today().isoformat()))
        self._own.add(path.absolute())
        self._saved_actions = game.actions

    def save_at_the_end(self, game: Game) -> str:
        """Save where it was asked for, and say so; elsewhere if that is impossible."""
        if self.record is None:
            return "" if self.holds(game) else t("text-not-saved")
        try:
            self.save(game, self.record)
        except Problem as problem:
            return f"{problem.message}\n{self._save_elsewhere(game)}"
        return t("text-saved", file=str(self.record))

    def _save_elsewhere(self, game: Game) -> str:
        folder = Path(tempfile.mkdtemp(prefix="tzolkin-"))
        file = folder / f"game{SUFFIX}"
        self.save(game, file)
        return t("text-saved-instead", file=str(file))
