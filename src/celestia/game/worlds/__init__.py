"""Other hidden worlds that a seat cannot exclude: for tests of secrecy, and for bots that search."""

from .draw import Draw, draw_world, world, world_from, worlds

__all__ = ["Draw", "draw_world", "world", "world_from", "worlds"]
