"""What can be wrong with a bot: before a game, and during one."""

from __future__ import annotations


class UnknownBot(ValueError):  # noqa: N818 (as in IllegalAction)
    """No bot is made from that; the message says why, and what there is."""


class ImpossibleBudget(UnknownBot):
    """No bot can think that much, or that bot takes no budget."""


class BotFault(Exception):  # noqa: N818 (as in IllegalAction)
    """A bot broke the rules while it played; the message says what it did: "it ..."."""
