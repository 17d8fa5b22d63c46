"""Reading and writing for the event loop: reads run in threads, and one thread writes.

Everything that waits to be written is written in one transaction: the disk is asked once for all of
it, and nobody gets an answer before that.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from ..errors import not_storable
from .engine import open_engine
from .rows import Row, write_rows

Result = TypeVar("Result")
Work = Callable[[Connection], Iterable[Row] | None]
MOST_AT_ONCE = 64
REST_SECONDS = 0.01  # between two transactions: under load, several changes share one


class ConflictError(Exception):
    """Another process wrote the same turn or event first."""


class UnavailableError(Exception):
    """The database cannot be reached, or cannot write; nothing was stored."""


class _Job:
    def __init__(self, work: Work, table_id: str) -> None:
        self.work = work
        self.table_id = table_id
        self.future: Future[None] = Future()


class Database:
    """A database that coroutines read and write."""

    def __init__(self, url: URL) -> None:
        self.engine = open_engine(url)
        self._for_reading = self.engine
        if self.engine.dialect.name == "postgresql":  # SQLite always reads from one moment
            self._for_reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._for_writing = self.engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Return what a function reads, in a thread.

        UnavailableError if the database cannot be reached, ApiError if it cannot hold a value.
        """
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Work, table_id: str) -> None:
        """Run a function in the writing thread, and write the rows that it returns.

        This returns when they are on the disk. ConflictError if another process wrote one of them.
        """
        job = _Job(work, table_id)
        self._jobs.put(job)
        await asyncio.shield(asyncio.wrap_future(job.future))

    def close(self) -> None:
        """Write what is still waiting, and close all connections."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self._for_reading.connect() as connection:
                return work(connection)
        except DataError:
            raise not_storable() from None
        except SQLAlchemyError as error:
            raise UnavailableError(str(error)) from error

    def _write_for_ever(self) -> None:
        written = 0.0
        while True:
            jobs = self._waiting(written + REST_SECONDS)
            sorted_jobs = _sort([job for job in jobs if job is not None])
            self._write(sorted_jobs)
            written = time.monotonic()
            if len(sorted_jobs) < len(jobs):
                return

    def _waiting(self, rested: float) -> list[_Job | None]:
        jobs = [self._jobs.get()]
        time.sleep(max(0.0, rested - time.monotonic()))
        while jobs[-1] is not None and len(jobs) < MOST_AT_ONCE:
            try:
                jobs.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _write(self, jobs: list[_Job]) -> None:
        """Write all in one transaction; if one of them fails, each in a savepoint of its own.

        The errors that PostgreSQL reports at the end of a pipeline are those of its driver. They
        are sorted out in the same way.
        """
        try:
            try:
                self._together(jobs)
                errors: list[BaseException | None] = [None] * len(jobs)
            except OperationalError:
                raise
            except Exception:
                errors = self._one_by_one(jobs)
        except SQLAlchemyError as failure:
            errors = [UnavailableError(str(failure))] * len(jobs)
        for job, error in zip(jobs, errors, strict=True):
            _finish(job, error)

    def _together(self, jobs: list[_Job]) -> None:
        with self._for_writing.begin() as connection, _pipeline(connection):
            write_rows(connection, [row for job in jobs for row in job.work(connection) or ()])

    def _one_by_one(self, jobs: list[_Job]) -> list[BaseException | None]:
        with self._for_writing.begin() as connection:
            return [_attempt(connection, job) for job in jobs]


def _sort(jobs: list[_Job]) -> list[_Job]:
    """Sort jobs by table: two processes that write the same tables must not wait for each other."""
    return sorted(jobs, key=lambda job: job.table_id)


def _pipeline(connection: Connection) -> AbstractContextManager[object]:
    """Let PostgreSQL answer all statements at the end, not each before the next is sent."""
    if connection.dialect.name != "postgresql":
        return nullcontext()
    driver: Any = connection.connection.driver_connection
    found: AbstractContextManager[object] = driver.pipeline()
    return found


def _attempt(connection: Connection, job: _Job) -> BaseException | None:
    """Write one job, and return why it failed, if it did; errors that concern all are raised."""
    try:
        with connection.begin_nested():
            write_rows(connection, job.work(connection) or ())
    except IntegrityError as error:
        return ConflictError(str(error.orig))
    except DataError:  # the value is at fault, not the database
        return not_storable()
    except DBAPIError as error:
        if error.connection_invalidated or not connection.in_transaction():
            raise
        return UnavailableError(str(error.orig))
    except SQLAlchemyError:
        raise
    except Exception as error:
        return error
    return None


def _finish(job: _Job, error: BaseException | None) -> None:
    if job.future.cancelled():
        return
    if error is None:
        job.future.set_result(None)
    else:
        job.future.set_exception(error)
