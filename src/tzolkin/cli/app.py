"""The commands and their options; the modules in `commands` do the work.

They are imported when a command runs, so that `--help` is quick.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tzolkin.game.value_checks import LONGEST_TIME, MOST_DEALS, MOST_PROCESSES

from .commands.admin import app as admin
from .console import choose_language, replace_unencodable
from .error_handling import CommandGroup
from .params import (
    PLAYED_BY,
    Bots,
    Json,
    Language,
    Limit,
    Names,
    Players,
    RecordFile,
    Seed,
    Steps,
    number_between,
    read_players,
    read_seed,
    seconds,
    whole_number,
)

MOST_GAMES = 1_000_000

app = typer.Typer(
    cls=CommandGroup,
    help="Tzolk'in: The Mayan Calendar. Deal, play, draw, replay and check games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(admin, name="admin")


def _print_version(wanted: bool) -> None:
    if wanted:
        from tzolkin import __version__
        from tzolkin.rules.engine import ENGINE

        typer.echo(f"tzolkin {__version__} ({ENGINE} engine)")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and end."
        ),
    ] = False,
) -> None:
    replace_unencodable()


@app.command()
def new(
    players: Players = 4,
    seed: Seed = None,
    names: Names = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to this file.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite the file where there is one already.")
    ] = False,
) -> None:
    """Deal a game and print its position as JSON."""
    from .commands.new import deal

    deal(players, seed, names, output, force)


@app.command()
def show(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="A position or a record, or - for standard input."),
    ],
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole_number("--seat"), help="Only what this seat (from 0) may see."
        ),
    ] = None,
    onlooker: Annotated[
        bool, typer.Option("--onlooker", help="Only what an onlooker may see.")
    ] = False,
    at: Annotated[
        int | None,
        typer.Option(
            metavar="K",
            parser=whole_number("--at"),
            help="Of a record: after so many actions (default: all).",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Draw a position, or the end of a record, in the terminal."""
    from .commands.show import show_file

    choose_language(language)
    show_file(file, seat, onlooker, at)


@app.command()
def replay(
    file: RecordFile, steps: Steps = False, json: Json = False, language: Language = None
) -> None:
    """Play a record through: its result, and where points come from."""
    from .commands.replay import replay_file

    choose_language(language)
    replay_file(file, steps, json)


@app.command()
def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Records; - is standard input.")
    ],
    json: Json = False,
) -> None:
    """Check records: every action legal, the result as written.

    The exit code is 0 if all are right, 1 if one is wrong, 2 if one cannot be read.
    """
    from .commands.verify import verify_files

    raise typer.Exit(verify_files(files, json))


@app.command()
def simulate(
    games: Annotated[
        int,
        typer.Option(
            metavar="N", parser=number_between("--games", 1, MOST_GAMES), help="How many games."
        ),
    ] = 1000,
    players: Players = 4,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=read_seed, help="Seed of the first game; the others follow."
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save every game as a record in this folder.")
    ] = None,
    json: Json = False,
) -> None:
    """Play random games and sum them up."""
    from .commands.simulate import simulate_games

    simulate_games(games, players, seed, records, json)


@app.command()
def bench(
    json: Json = False,
    quick: Annotated[bool, typer.Option("--quick", help="Less exact, in a few seconds.")] = False,
) -> None:
    """Measure the speed of the engine against its targets."""
    from .commands.bench import run_bench

    run_bench(json, quick)


@app.command()
def play(
    text: Annotated[
        bool,
        typer.Option(
            "--text", help="Play in the terminal; the options about a game below do so too."
        ),
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address of the table.")
    ] = False,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", parser=read_players, help="How many players (default 4)."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole_number("--seat"), help="Your seat, from 0 (default 0)."
        ),
    ] = None,
    humans: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS", help="Several people at this terminal: their seats, e.g. 0,2."
        ),
    ] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="A,B,...", help=f"{PLAYED_BY} [default: merchant]")
    ] = None,
    names: Names = None,
    seed: Seed = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game there at the end.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    limit: Limit = None,
    language: Language = None,
) -> None:
    """Play a game, alone against bots or with others: at a table in the browser, or here."""
    from .commands.play import PlayOptions, play_somewhere

    choose_language(language)
    options = PlayOptions(players, seat, humans, bot, names, seed, record, resume, limit)
    play_somewhere(text, no_browser, options)


@app.command()
def watch(
    bot: Bots = "planner,builder,skulls,temples",
    players: Players = 4,
    seed: Seed = None,
    steps: Steps = False,
    pause: Annotated[
        float,
        typer.Option(
            metavar="SECONDS",
            parser=seconds("--pause", LONGEST_TIME, allow_zero=True),
            help="How long to wait after every turn, or every action.",
        ),
    ] = 0.0,
    limit: Limit = None,
    language: Language = None,
) -> None:
    """Watch a game of bots, turn by turn or action by action."""
    from .commands.watch import watch_game

    choose_language(language)
    watch_game(bot, players, seed, steps, pause, limit)


@app.command()
def bots(json: Json = False) -> None:
    """List our bots and how they play."""
    from .commands.bots import list_bots

    list_bots(json)


@app.command()
def bot(
    name: Annotated[
        str, typer.Argument(metavar="BOT", help="As for --bot, e.g. random or my.py:MyBot.")
    ],
    seed: Annotated[
        int, typer.Option(metavar="N", parser=read_seed, help="For games that come without a seed.")
    ] = 0,
) -> None:
    """Lend a bot to another program, which asks it in JSON.

    It reads lines from standard input and writes lines to standard output;
    docs/protocol.md describes them.
    """
    from .commands.bots import lend_bot

    lend_bot(name, seed)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def serve(
    context: typer.Context,
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen (default 127.0.0.1).")
    ] = None,
    port: Annotated[
        str | None,
        typer.Option(metavar="N", help="Where to listen (default 2012); 0 takes any free one."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings in TOML (docs/hosting.md).")
    ] = None,
    settings: Annotated[
        bool, typer.Option("--settings", help="List all settings, and serve nothing.")
    ] = False,
) -> None:
    """Serve games to people anywhere. Every setting that --settings lists is an option too."""
    from .commands.serve import list_settings, run_server

    if settings:
        list_settings()
        raise typer.Exit
    run_server(context.args, host=host, port=port, database=database, config=config)


@app.command()
def arena(
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Who plays: names (see `tzolkin bots`), also search:1000 or search:2s, your own "
            "as path/to/file.py:MyBot, or any program as run:COMMAND.",
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(metavar="N,...", help="How many players, e.g. 4 (the default) or 2,3,4."),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=number_between("--deals", 1, MOST_DEALS),
            help="How many deals (default 100); each is played in several seatings.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", parser=read_seed, help="The same seed plays the same games."),
    ] = None,
    seatings: Annotated[
        str | None,
        typer.Option(
            metavar="even|all",
            help="In which seatings a deal is played: few and even (the default), or all.",
        ),
    ] = None,
    limit: Limit = None,
    processes: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=number_between("--processes", 1, MOST_PROCESSES),
            help="How many games at once (default: as many as there are cores for).",
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on this Ray cluster; `local` starts one on this machine."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="DIR", help="Keep everything there (default: arena-1, ...)."
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the arena in the folder --output.")
    ] = False,
    anchor: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="The bot whose rating is 0 (default: the mean is 0)."),
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, and tell how good they are.

    Every block of games is kept when it is played: Ctrl-C loses nothing, --resume goes on.
    """
    from .commands.arena import parse_request, run_arena

    request = parse_request(bots, players, deals, seed, seatings, limit)
    run_arena(
        request,
        processes=processes,
        ray=ray,
        folder=output,
        resume=resume,
        anchor=anchor,
        as_json=json,
    )
