"""`python -m tzolkin`: the same as the command `tzolkin`."""

from .cli import main

if __name__ == "__main__":
    main()
