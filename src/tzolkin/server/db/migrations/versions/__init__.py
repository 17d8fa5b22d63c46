"""The migrations themselves, by number."""
