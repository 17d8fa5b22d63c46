"""The command line: the command `tzolkin` and what it prints."""

__all__ = ["main"]


def main() -> None:
    """Run the command line, which is imported only now."""
    from .app import app

    app(prog_name="tzolkin")
