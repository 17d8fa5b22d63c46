"""`tzolkin serve`: run the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tzolkin.server.db.lock import InUseError, lock_database
from tzolkin.server.run import StartupError, serve
from tzolkin.server.settings import read_settings
from tzolkin.server.settings_errors import BadSettingError
from tzolkin.server.settings_reference import setting_entries

from ..console import print_message, print_wrapped, results
from ..errors import CommandError

CANNOT_START = 1


def run_server(
    words: list[str],
    on_ready: Callable[[str], None] | None = None,
    on_already_running: Callable[[str], None] | None = None,
    **options: object,
) -> None:
    """Serve until stopped; `words` are further options, one for every setting.

    `on_ready` gets the address of the server once it listens, and `on_already_running` that of
    another server that uses the database already.
    """
    try:
        settings = read_settings(**options, **_options(words))
    except BadSettingError as error:
        raise CommandError(str(error)) from None

    def ready(port: int) -> None:
        address, *others = settings.base_urls(port)
        here = f", here also at {others[0]}" if others else ""
        print_message(f"Tzolk'in is at {address}{here} (Ctrl-C stops it).")
        note_address(address)
        if on_ready:
            on_ready(address)

    try:
        with lock_database(settings.database_url) as note_address:
            serve(settings, ready)
    except StartupError as error:
        if on_already_running and isinstance(error, InUseError) and error.address:
            return on_already_running(error.address)
        raise CommandError(str(error), CANNOT_START) from None


def list_settings() -> None:
    """Print every setting as an option, with its default and what it means."""
    for entry in setting_entries():
        heading = f"{entry.option} (variable {entry.variable}; default: {entry.default})"
        print_wrapped(results(), heading.replace("`", ""))
        print_wrapped(results(), entry.meaning.replace("`", ""), indent="    ")


def _options(words: list[str]) -> dict[str, str]:
    """Parse `--bot-limit 20` or `--bot-limit=20` into settings by their names."""
    found: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            raise CommandError(f"{word} is not an option; options are like --bot-limit 20")
        name, given, value = word.removeprefix("--").partition("=")
        found[name.replace("-", "_")] = value if given else _next(rest, word)
    return found


def _next(rest: Iterator[str], word: str) -> str:
    value = next(rest, None)
    if value is None:
        raise CommandError(f"{word} needs a value")
    return value
