"""Tests of the commands, a module for each."""
