"""What clients can ask, by subject."""
