"""Tests of the engine as a whole: builds, both engines, counts, coverage and invariants."""
