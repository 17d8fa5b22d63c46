"""The server: tables for people and bots anywhere."""
