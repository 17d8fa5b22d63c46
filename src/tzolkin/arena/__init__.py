"""The arena: bots play each other on the same deals, and how good they are is told honestly."""
