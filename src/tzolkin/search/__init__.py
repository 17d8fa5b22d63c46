"""Looking ahead: the best ways to play a turn, and a tree search over several turns."""
