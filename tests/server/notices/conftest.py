"""An outbox for tests that do not depend on the kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .helpers import outbox_in

if TYPE_CHECKING:
    from sqlalchemy import Engine


@pytest.fixture
def engine(sqlite_url: str) -> Iterator[Engine]:
    with outbox_in(sqlite_url) as engine:
        yield engine
