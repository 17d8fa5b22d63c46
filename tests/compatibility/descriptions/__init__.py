"""Descriptions of everything but the server: games, bots, environments, commands and names."""
