"""What to install where a library is missing that the game itself does not need."""

from __future__ import annotations


def missing(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Instead of the error of an import, one that names the extra which brings the library."""
    return ModuleNotFoundError(
        f"this needs {error.name}, which is not installed: pip install 'tzolkin[{extra}]'",
        name=error.name,
    )
