"""Run migrations on the connection that `engine.migrate` opened."""

from __future__ import annotations

from alembic import context

# Alembic runs this file as a script, so relative imports fail.
from tzolkin.server.db.schema import metadata
from tzolkin.server.notices import outbox  # noqa: F401 (its table is ours too)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table, only copy it
)
with context.begin_transaction():
    context.run_migrations()
