"""Play jobs on a Ray cluster, with the same results as on one machine."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tzolkin.bots.cores import cores

from .block_results import BlockResult, GameMessage, from_messages, lost_block
from .errors import ArenaError
from .fingerprint import files_of_bots, fingerprint
from .plan import Job
from .process_pool import ATTEMPTS
from .worker import play

LOCAL = "local"
AHEAD = 2  # jobs submitted for every game that can be played at once
PATIENCE = 10  # seconds
EVERYWHERE = "every machine of a cluster needs the same version, and your own bots at the same path"
LEAST_MEMORY = 80 * 2**20  # bytes of Ray's object store, which is hardly used
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # otherwise Ray prints on our output how workers died
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class CodeMismatchError(Exception):
    """A machine of the cluster has other rules or bots; the message says how to correct that."""


def play_if_code_matches(job: dict[str, Any], code: str, folder: str) -> list[GameMessage]:
    """Play a job on a machine of the cluster; raise CodeMismatchError if its code differs.

    The machine works in the same folder as the one that submits the job, so that relative paths
    mean the same.
    """
    with suppress(OSError):
        os.chdir(folder)
    for file in files_of_bots(job["bots"]):
        if not file.is_file():
            raise CodeMismatchError(
                f"{socket.gethostname()} has no file {Path(folder, file)}; {EVERYWHERE}"
            )
    if fingerprint(job["bots"]) != code:
        raise CodeMismatchError(f"{socket.gethostname()} has other rules or bots; {EVERYWHERE}")
    return play(job)


class RayExecutor:
    """Plays on the machines of a Ray cluster.

    `address` is that of the cluster, or `local` for one that is started on this machine and ends
    with the executor.
    """

    def __init__(self, address: str, processes: int | None = None) -> None:
        """Connect; raise ArenaError if Ray is not installed or there is no cluster."""
        self._ray = _import_ray()
        if ":" in address:
            _check_reachable(address)
        _connect(self._ray, address, processes)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[BlockResult]:
        return _Submissions(self._ray, jobs, min(threads, _most_cores(self._ray))).results()


def _import_ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "Ray is not installed; `pip install '.[cluster]'` in a clone of the project installs it"
        ) from None
    return ray


def _check_reachable(address: str) -> None:
    """Raise ArenaError at once where Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        raise ArenaError(f"no Ray cluster at {address}: an address ends with a port, as host:6379")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ArenaError(f"no Ray cluster at {address}: {str(reason).lower()}") from None


def _connect(ray: Any, address: str, processes: int | None) -> None:
    """Connect to Ray, and restore the handler of SIGTERM that Ray replaces."""
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        options |= {"num_cpus": processes or cores(), "object_store_memory": LEAST_MEMORY}
        options |= {"include_dashboard": False}
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address=address, **options)
    except Exception as error:
        raise ArenaError(
            f"no Ray cluster at {address}: {_first_line(error)} "
            "(for one that wants a token, set RAY_AUTH_MODE=token)"
        ) from None
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


def _most_cores(ray: Any) -> int:
    """Return the most cores of any machine; Ray would wait forever for a larger one."""
    machines = [node["Resources"] for node in ray.nodes() if node["Alive"]]
    return max([1, *(int(machine.get("CPU", 0)) for machine in machines)])


class _Submissions:
    """Submits jobs, a few more than are played at once, and again if a worker died."""

    def __init__(self, ray: Any, jobs: Iterable[Job], threads: int) -> None:
        self._ray, self._jobs, self._threads = ray, iter(jobs), threads
        self._remote = ray.remote(num_cpus=threads, max_retries=0)(play_if_code_matches)
        self._running: dict[Any, tuple[Job, list[str]]] = {}

    def results(self) -> Generator[BlockResult]:
        self._submit_more()
        while self._running:
            finished, _ = self._ray.wait(list(self._running))
            for reference in finished:
                result = self._collect(reference)
                if result is not None:
                    yield result
            self._submit_more()

    def _submit_more(self) -> None:
        at_once = int(self._ray.cluster_resources().get("CPU", 1)) // self._threads
        most = AHEAD * max(1, at_once)
        while len(self._running) < most:
            job = next(self._jobs, None)
            if job is None:
                return
            self._submit(job, [])

    def _submit(self, job: Job, reasons: list[str]) -> None:
        reference = self._remote.remote(job.as_json(), fingerprint(job.bots), str(Path.cwd()))
        self._running[reference] = job, reasons

    def _collect(self, reference: Any) -> BlockResult | None:
        """Return the result of a job, or None if the job is submitted again."""
        job, reasons = self._running.pop(reference)
        try:
            return from_messages(job, self._ray.get(reference))
        except self._ray.exceptions.RayError as error:
            _raise_if_code_differs(error)
            reasons = [*reasons, _first_line(error)]
        if len(reasons) == ATTEMPTS:
            return lost_block(job, reasons)
        self._submit(job, reasons)
        return None


def _raise_if_code_differs(error: Exception) -> None:
    """Raise ArenaError if a machine has other code, since trying again does not help."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, CodeMismatchError):
        raise ArenaError(str(cause))


def _first_line(error: Exception) -> str:
    """Return the first line of an error, without the advice that Ray adds."""
    cause = getattr(error, "cause", None) or error
    first = str(cause).partition("\n")[0].partition(". ")[0].rstrip(".")
    return f"{type(cause).__name__}: {first}"
