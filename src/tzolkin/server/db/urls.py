"""URLs of databases: with our driver, checked, and where the database is by default."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pydantic import SecretStr
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}


def database_url(secret: SecretStr) -> URL:
    """Return the URL with our driver; ValueError, without the text, if we have none for it."""
    try:
        url = make_url(secret.get_secret_value())
    except (ArgumentError, ValueError):
        raise ValueError("no URL of a database") from None
    if url.get_backend_name() not in DRIVERS:
        raise ValueError("a database of another kind")
    return url.set(drivername=DRIVERS[url.get_backend_name()])


def check_database(secret: SecretStr) -> SecretStr:
    """Refuse databases in memory: every thread would have its own, and none would be kept."""
    url = database_url(secret)
    if url.get_backend_name() == "sqlite" and _in_memory(url):
        raise ValueError("a database in memory")
    return secret


def _in_memory(url: URL) -> bool:
    return not url.database or ":memory:" in url.database or url.query.get("mode") == "memory"


def default_database() -> SecretStr:
    return SecretStr(f"sqlite:///{data_folder() / 'tzolkin.db'}")


def data_folder() -> Path:
    """Return where programs of this user keep their data, by the custom of the platform."""
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "tzolkin"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or _home() / "AppData" / "Local") / "tzolkin"
    return Path(os.environ.get("XDG_DATA_HOME") or _home() / ".local" / "share") / "tzolkin"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a user without one, as in some containers
        return Path.cwd()
