"""Golden games: checked-in records that must always replay to the same end."""
