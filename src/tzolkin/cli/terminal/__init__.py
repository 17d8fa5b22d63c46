"""Playing in the terminal: people type their actions, bots take the other seats."""
