"""Saving the game that is being played as a record."""

from __future__ import annotations

import tempfile
from datetime import date
from pathlib import Path

from tzolkin import Game
from tzolkin.game.records import SUFFIX
from tzolkin.locales.i18n import t

from ..errors import CommandError
from ..files import check_new, check_writable, write_document


class SaveFile:
    """Where a session saves its game; a file that it did not write is never overwritten.

    `record` is the file for the end of the session, if one is wanted; the file that the session
    was resumed from may be overwritten.
    """

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

    def is_saved(self, game: Game) -> bool:
        """Return whether the game is saved as it stands."""
        return game.actions == self._saved_actions

    def save(self, game: Game, path: Path) -> None:
        self._check(path)
        write_document(path, game.record(date=date.today().isoformat()))
        self._own.add(path.absolute())
        self._saved_actions = game.actions

    def save_at_end(self, game: Game) -> str:
        """Save to `record`, or elsewhere if that fails; return a message for the player."""
        if self.record is None:
            return "" if self.is_saved(game) else t("text-not-saved")
        try:
            self.save(game, self.record)
        except CommandError as error:
            return f"{error.message}\n{self._save_elsewhere(game)}"
        return t("text-saved", file=str(self.record))

    def _save_elsewhere(self, game: Game) -> str:
        folder = Path(tempfile.mkdtemp(prefix="tzolkin-"))
        file = folder / f"game{SUFFIX}"
        self.save(game, file)
        return t("text-saved-instead", file=str(file))
