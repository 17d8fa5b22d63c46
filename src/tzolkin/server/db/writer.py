"""The database: opened, brought up to date, read in threads, and written by one.

Whatever waits to be written is written together: the disk is asked once for all of it, and nobody
is told before that.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from importlib.resources import as_file, files
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from ..errors import not_storable
from .rows import Row, write_rows

Result = TypeVar("Result")
Work = Callable[[Connection], Iterable[Row] | None]
MOST_AT_ONCE = 64
REST_SECONDS = 0.01  # between two transactions: under load, several changes share one
BUSY_SECONDS = 10


class ConflictError(Exception):
    """Somebody else wrote the same turn or event first."""


class UnavailableError(Exception):
    """The database cannot be reached, or cannot write; nothing was stored."""


def open_database(url: URL) -> Engine:
    """An engine for a SQLite file or a PostgreSQL server."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, hide_parameters=True)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """We begin transactions ourselves: the driver would begin them too late for savepoints."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who will write says so at once, or two of them would meet in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that are missing. On PostgreSQL one process does, the others wait."""
    with as_file(files(__package__) / "migrations") as folder, engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7260)")
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


class _Job:
    def __init__(self, work: Work, table_id: str) -> None:
        self.work = work
        self.table_id = table_id
        self.future: Future[None] = Future()


class Database:
    """Reads and writes for the event loop."""

    def __init__(self, url: URL) -> None:
        self.engine = open_database(url)
        self._for_reading = self.engine
        if self.engine.dialect.name == "postgresql":  # SQLite always reads from one moment
            self._for_reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._for_writing = self.engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run it in a thread; Unavailable if the database cannot be reached, Problem if it takes
        no such value.
        """
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Work, table_id: str) -> None:
        """Run it in the writing thread, then write the rows it gives; this returns when they are on
        the disk.
        """
        job = _Job(work, table_id)
        self._jobs.put(job)
        await asyncio.shield(asyncio.wrap_future(job.future))

    def close(self) -> None:
        """What was asked for is still written."""
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
            wanted = _in_order([job for job in jobs if job is not None])
            self._write(wanted)
            written = time.monotonic()
            if len(wanted) < len(jobs):
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
        """All in one transaction; if one of them cannot be, each in a savepoint of its own. What
        PostgreSQL tells at the end of a pipeline comes with its driver's names, and is found out
        the same way.
        """
        try:
            try:
                self._at_once(jobs)
                problems: list[BaseException | None] = [None] * len(jobs)
            except OperationalError:
                raise
            except Exception:
                problems = self._one_by_one(jobs)
        except SQLAlchemyError as error:
            problems = [UnavailableError(str(error))] * len(jobs)
        for job, problem in zip(jobs, problems, strict=True):
            _answer(job, problem)

    def _at_once(self, jobs: list[_Job]) -> None:
        with self._for_writing.begin() as connection, _without_waiting(connection):
            write_rows(connection, [row for job in jobs for row in job.work(connection) or ()])

    def _one_by_one(self, jobs: list[_Job]) -> list[BaseException | None]:
        with self._for_writing.begin() as connection:
            return [_tried(connection, job) for job in jobs]


def _in_order(jobs: list[_Job]) -> list[_Job]:
    """Sort jobs by table: two processes that write the same tables must not wait for each other."""
    return sorted(jobs, key=lambda job: job.table_id)


def _without_waiting(connection: Connection) -> AbstractContextManager[object]:
    """PostgreSQL answers many statements at the end, instead of each before the next is sent."""
    if connection.dialect.name != "postgresql":
        return nullcontext()
    driver: Any = connection.connection.driver_connection
    pipeline: AbstractContextManager[object] = driver.pipeline()
    return pipeline


def _tried(connection: Connection, job: _Job) -> BaseException | None:
    """Why it could not be done, if so; what cannot be helped is raised for all."""
    try:
        with connection.begin_nested():
            write_rows(connection, job.work(connection) or ())
    except IntegrityError as error:
        return ConflictError(str(error.orig))
    except DataError:  # the value is at fault, and the database is well
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


def _answer(job: _Job, problem: BaseException | None) -> None:
    if job.future.cancelled():
        return
    if problem is None:
        job.future.set_result(None)
    else:
        job.future.set_exception(problem)
