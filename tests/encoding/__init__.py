"""Tests of `tzolkin.encoding`."""
