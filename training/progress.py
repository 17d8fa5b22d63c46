"""What a run says while it goes on, and the log that it keeps."""

from __future__ import annotations

import json
import time
from pathlib import Path
from threading import Lock
from typing import Any

EVERY = 10.0  # seconds between two lines


class Progress:
    """Prints now and then how far a round is, how fast it goes, and how much time is left."""

    def __init__(self, name: str, games: int, games_a_part: int) -> None:
        self.name, self.games, self.games_a_part = name, games, games_a_part
        self.done = 0
        self.begun: float | None = None  # when the first part was finished
        self.said = time.monotonic()

    def advance(self) -> None:
        """Another part is finished."""
        now = time.monotonic()
        if self.begun is None:
            self.begun = now
        self.done = min(self.games, self.done + self.games_a_part)
        if now - self.said >= EVERY or self.done == self.games:
            self.said = now
            print(self._line(now - self.begun), flush=True)

    def _line(self, seconds: float) -> str:
        """The speed is that since the first part, with which time began to count."""
        line = f"{self.name}: {self.done} of {self.games} games"
        counted = self.done - self.games_a_part
        if counted <= 0 or seconds <= 0:
            return line
        speed = counted / seconds
        left = round((self.games - self.done) / speed)
        return f"{line}, {speed:.1f} games/s, {left // 60}:{left % 60:02} left"


class Log:
    """A JSON line for every round. A round that is learned again replaces its line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = Lock()

    def add(self, entry: dict[str, Any]) -> None:
        """Write a line, and print it."""
        with self.lock:
            key = (entry["players"], entry["round"])
            others = [each for each in self.entries() if (each["players"], each["round"]) != key]
            lines = [json.dumps(each) + "\n" for each in [*others, entry]]
            unfinished = self.file.with_name(f"{self.file.name}.part")
            unfinished.write_text("".join(lines), encoding="utf-8")
            unfinished.replace(self.file)
        print(json.dumps(entry), flush=True)

    def entries(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]
