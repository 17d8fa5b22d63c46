"""The command `tzolkin`."""

__all__ = ["main"]


def main() -> None:
    """Run the command line; everything is imported when it is needed."""
    from .main import app

    app(prog_name="tzolkin")
