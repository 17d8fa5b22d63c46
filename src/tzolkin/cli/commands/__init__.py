"""The work of the commands: a module for each, named as it is typed, and their helpers."""
