"""Optional libraries: the error that says which extra installs a missing one."""

from __future__ import annotations


def missing_extra(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Return an import error that names the extra of this package to install."""
    return ModuleNotFoundError(
        f"this needs {error.name}, which is not installed: pip install 'tzolkin[{extra}]'",
        name=error.name,
    )
