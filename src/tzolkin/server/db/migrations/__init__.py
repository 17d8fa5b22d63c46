"""The migrations of the schema, step by step."""
