"""Bots of other people: classes in Python files, and programs that speak the protocol.

The game's end is `launch`, `remote_bot` and `line_process`; the bot's end is `child` with
`python_files`. Both use `messages` and `timeouts`.
"""
