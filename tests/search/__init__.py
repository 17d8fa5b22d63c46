"""Tests of `tzolkin.search`."""
