"""Tests of the API over HTTP and WebSockets."""
