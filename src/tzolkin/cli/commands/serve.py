"""`tzolkin serve`: games for people anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tzolkin.server.db.lock import InUseError, lock_database
from tzolkin.server.run import StartupError, serve
from tzolkin.server.settings import read_settings
from tzolkin.server.settings_errors import BadSettingError
from tzolkin.server.settings_reference import setting_entries

from ..console import print_wrapped, results, say
from ..errors import Problem

CANNOT_START = 1


def run_server(
    words: list[str],
    then: Callable[[str], None] | None = None,
    elsewhere: Callable[[str], None] | None = None,
    **options: object,
) -> None:
    """Serve until stopped; `words` are further options, one for every setting there is.

    `then` is told the address when the server is there, and `elsewhere` that of another server
    which has the database already.
    """
    try:
        settings = read_settings(**options, **_options(words))
    except BadSettingError as error:
        raise Problem(str(error)) from None

    def ready(port: int) -> None:
        address, *others = settings.base_urls(port)
        here = f", here also at {others[0]}" if others else ""
        say(f"Tzolk'in is at {address}{here} (Ctrl-C stops it).")
        found_at(address)
        if then:
            then(address)

    try:
        with lock_database(settings.database_url) as found_at:
            serve(settings, ready)
    except StartupError as error:
        if elsewhere and isinstance(error, InUseError) and error.address:
            return elsewhere(error.address)
        raise Problem(str(error), CANNOT_START) from None


def list_settings() -> None:
    """Each as an option, with its default and what it means."""
    for entry in setting_entries():
        heading = f"{entry.option} (variable {entry.variable}; default: {entry.default})"
        print_wrapped(results(), heading.replace("`", ""))
        print_wrapped(results(), entry.meaning.replace("`", ""), indent="    ")


def _options(words: list[str]) -> dict[str, str]:
    """`--bot-limit 20` or `--bot-limit=20`, as settings are called."""
    found: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            raise Problem(f"{word} is not an option; options are like --bot-limit 20")
        name, given, value = word.removeprefix("--").partition("=")
        found[name.replace("-", "_")] = value if given else _next(rest, word)
    return found


def _next(rest: Iterator[str], word: str) -> str:
    value = next(rest, None)
    if value is None:
        raise Problem(f"{word} needs a value")
    return value
