"""Drawings of a position, which is plain data: as text for terminals and as a picture."""
