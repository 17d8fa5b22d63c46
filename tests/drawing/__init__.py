"""Tests of the drawings of a position."""
