"""Playing jobs on a Ray cluster: the same jobs, and for the same seeds the same results."""

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

from .errors import ArenaError
from .fingerprint import fingerprint, own_files
from .outcomes import Outcome, Sent, lost, received
from .plan import Job
from .processes import ATTEMPTS
from .worker import play

LOCAL = "local"
AHEAD = 2  # jobs handed out for every game that can be played at once
PATIENCE = 10  # seconds
EVERYWHERE = "every machine of a cluster needs the same version, and your own bots at the same path"
LEAST_MEMORY = 80 * 2**20  # of Ray's store of objects, which we hardly use
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # it would print on our output how workers died
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class Changed(Exception):  # noqa: N818 (it is what happened)
    """The machine that should play has other rules or bots than the one that asks; the message
    tells what is to be done about it.
    """


def play_checked(job: dict[str, Any], code: str, folder: str) -> list[Sent]:
    """What a machine of the cluster does, in the folder of who asks: paths mean the same there. If
    it lacks that folder, only bots in it are missed. Other code would play other games.
    """
    with suppress(OSError):
        os.chdir(folder)
    for file in own_files(job["bots"]):
        if not file.is_file():
            raise Changed(f"{socket.gethostname()} has no file {Path(folder, file)}; {EVERYWHERE}")
    if fingerprint(job["bots"]) != code:
        raise Changed(f"{socket.gethostname()} has other rules or bots; {EVERYWHERE}")
    return play(job)


class RayCrew:
    """The machines of a cluster. `address` is where it is, or `local` for one that is started here
    and ends with the crew.
    """

    def __init__(self, address: str, processes: int | None = None) -> None:
        """ArenaError if Ray is not installed, or nobody answers."""
        self._ray = _imported()
        if ":" in address:
            _check_reachable(address)
        _connect(self._ray, address, processes)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, jobs: Iterable[Job], threads: int = 1) -> Generator[Outcome]:
        return _Dispatch(self._ray, jobs, min(threads, _most_cores(self._ray))).outcomes()


def _imported() -> Any:
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
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        raise ArenaError(f"no Ray cluster at {address}: an address ends with a port, as host:6379")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ArenaError(f"no Ray cluster at {address}: {str(reason).lower()}") from None


def _connect(ray: Any, address: str, processes: int | None) -> None:
    """Ray takes SIGTERM for itself; we want it back."""
    wishes: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        wishes |= {"num_cpus": processes or cores(), "object_store_memory": LEAST_MEMORY}
        wishes |= {"include_dashboard": False}
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address=address, **wishes)
    except Exception as error:
        raise ArenaError(
            f"no Ray cluster at {address}: {_told(error)} "
            "(for one that wants a token, set RAY_AUTH_MODE=token)"
        ) from None
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


def _most_cores(ray: Any) -> int:
    """Of a single machine: Ray would wait for ever for one that has more."""
    machines = [node["Resources"] for node in ray.nodes() if node["Alive"]]
    return max([1, *(int(machine.get("CPU", 0)) for machine in machines)])


class _Dispatch:
    """Hands jobs out, a few more than are played at once, and again where a worker died."""

    def __init__(self, ray: Any, jobs: Iterable[Job], threads: int) -> None:
        self._ray, self._jobs, self._threads = ray, iter(jobs), threads
        self._remote = ray.remote(num_cpus=threads, max_retries=0)(play_checked)
        self._running: dict[Any, tuple[Job, list[str]]] = {}

    def outcomes(self) -> Generator[Outcome]:
        self._fill()
        while self._running:
            finished, _ = self._ray.wait(list(self._running))
            for reference in finished:
                outcome = self._collected(reference)
                if outcome is not None:
                    yield outcome
            self._fill()

    def _fill(self) -> None:
        at_once = int(self._ray.cluster_resources().get("CPU", 1)) // self._threads
        most = AHEAD * max(1, at_once)
        while len(self._running) < most:
            job = next(self._jobs, None)
            if job is None:
                return
            self._hand_out(job, [])

    def _hand_out(self, job: Job, reasons: list[str]) -> None:
        reference = self._remote.remote(job.as_json(), fingerprint(job.bots), str(Path.cwd()))
        self._running[reference] = job, reasons

    def _collected(self, reference: Any) -> Outcome | None:
        """None where the job is handed out once more."""
        job, reasons = self._running.pop(reference)
        try:
            return received(job, self._ray.get(reference))
        except self._ray.exceptions.RayError as error:
            _check_code(error)
            reasons = [*reasons, _told(error)]
        if len(reasons) == ATTEMPTS:
            return lost(job, reasons)
        self._hand_out(job, reasons)
        return None


def _check_code(error: Exception) -> None:
    """No machine with other code will ever play our games."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, Changed):
        raise ArenaError(str(cause))


def _told(error: Exception) -> str:
    """In one line; Ray likes to add a page of advice."""
    cause = getattr(error, "cause", None) or error
    first = str(cause).partition("\n")[0].partition(". ")[0].rstrip(".")
    return f"{type(cause).__name__}: {first}"
