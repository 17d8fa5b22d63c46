"""Runs migrations on the connection that `database.bring_up_to_date` opened."""

from __future__ import annotations

from alembic import context

from ...notices import outbox  # noqa: F401 (its table is ours too)
from ..schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table, only copy it
)
with context.begin_transaction():
    context.run_migrations()
