"""Which rules are played: a game that was begun under other ones is not played on silently."""

RULES = "1"
