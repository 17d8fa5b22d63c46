"""Tests of the database and of what happens when it fails."""
