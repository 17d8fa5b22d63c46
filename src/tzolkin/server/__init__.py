"""The server: tables for people and bots anywhere, over HTTP and WebSocket."""
