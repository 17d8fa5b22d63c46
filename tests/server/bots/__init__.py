"""Tests of the bots that play at tables."""
