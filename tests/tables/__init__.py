"""Tests of tables, without any server."""
