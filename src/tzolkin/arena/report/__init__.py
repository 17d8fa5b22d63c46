"""The report of an arena: one HTML file with plots that needs no other file."""

from .page import as_html

__all__ = ["as_html"]
