"""Games that are never lost, with friends anywhere."""
