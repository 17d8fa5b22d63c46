"""`tzolkin bench`: the measurements as a table."""

from __future__ import annotations

import os
import platform

from rich.text import Text

from tzolkin import __version__
from tzolkin.drawing.text.grid import grid
from tzolkin.rules.engine import ENGINE

from ..console import messages, print_json, results
from .bench_measurements import Measurement, measurements


def run_bench(as_json: bool, quick: bool) -> None:
    found = _measured(quick)
    if as_json:
        rows = [measurement.as_json() for measurement in found]
        print_json({"version": __version__, "engine": ENGINE, "measurements": rows})
    else:
        print_table(found)


def _measured(quick: bool) -> list[Measurement]:
    """Measure; on a terminal, show the name of each finished measurement."""
    console, found = messages(), []
    if not console.is_terminal:
        return list(measurements(quick))
    with console.status("measuring ...") as status:
        for measurement in measurements(quick):
            found.append(measurement)
            status.update(f"measured: {measurement.name}")
    return found


def print_table(found: list[Measurement]) -> None:
    console = results()
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    console.print(f"tzolkin {__version__}, {ENGINE} engine, {system}")
    console.print(_load(), style="dim")
    table = grid("", "measured", "", "target", "reached")
    for column in (table.columns[1], table.columns[3]):
        column.justify = "right"
    for one in found:
        table.add_row(one.name, number(one.value), one.unit, _target(one), _verdict(one))
    console.print(table)


def _load() -> str:
    """Describe how busy the machine was: other work makes every value worse."""
    cores = os.cpu_count() or 1
    if not hasattr(os, "getloadavg"):
        return f"{cores} CPUs"
    return f"{cores} CPUs, mean load of the last minute {os.getloadavg()[0]:.1f}"


def number(value: float) -> str:
    """Format large numbers whole and small ones with three digits."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _target(measurement: Measurement) -> str:
    if measurement.target is None:
        return ""
    sign = "≥" if measurement.more_is_better else "≤"
    return f"{sign} {number(measurement.target)}"


def _verdict(measurement: Measurement) -> Text:
    texts = {
        True: Text("yes", style="green"),
        False: Text("NO", style="bold red"),
        None: Text("", style=""),
    }
    return texts[measurement.reached]
