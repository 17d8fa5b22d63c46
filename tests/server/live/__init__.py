"""Tests of what is sent to listeners and between processes."""
