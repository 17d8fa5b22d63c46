"""The report: one HTML file with plots, which needs nothing else."""

from .page import as_html

__all__ = ["as_html"]
