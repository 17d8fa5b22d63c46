"""Tests of the rules, each rule as the rulebook states it."""
