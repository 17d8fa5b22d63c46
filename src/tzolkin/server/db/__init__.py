"""The database: its schema and migrations, and how tables get into it and out of it."""
