"""The bots that come with the package; `bots.registry` finds them by name."""
