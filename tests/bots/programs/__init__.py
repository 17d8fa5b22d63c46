"""Programs that play in tests of the protocol."""
