"""`tzolkin admin` and its commands: look after the database of a server, running or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..error_handling import CommandGroup

app = typer.Typer(cls=CommandGroup, help="Look after the database of a server.")

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The server's database (default: as `tzolkin serve`)."),
]


@app.command("export")
def export_(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")], database: Database = None
) -> None:
    """Write the records of all finished games into a folder."""
    from .admin_database import export_records

    export_records(database, folder)


@app.command("import")
def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")], database: Database = None
) -> None:
    """Put records into the database, as finished games to look at."""
    from .admin_database import import_records

    import_records(database, files)


@app.command()
def verify(database: Database = None) -> None:
    """Play every game through and compare it with what was noted then."""
    from .admin_database import verify_games

    verify_games(database)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None
) -> None:
    """Write everything into a file, as it is at this moment."""
    from .admin_database import back_up

    back_up(database, file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None
) -> None:
    """Read a backup into an empty database."""
    from .admin_database import restore_backup

    restore_backup(database, file)


@app.command()
def prune(
    days: Annotated[float, typer.Option(metavar="DAYS", help="Untouched for so long.", min=0)] = 90,
    running: Annotated[
        bool, typer.Option("--running", help="Also games that were left in the middle.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Really remove them.")] = False,
    database: Database = None,
) -> None:
    """Remove old games that are over or never began."""
    from .admin_database import remove_old_games

    remove_old_games(database, days, running, yes)
