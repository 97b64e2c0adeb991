"""Sample positions that a seat cannot rule out, for search bots and for tests of secrecy."""

from .draw import Draw, Worlds, draw_world, world

__all__ = ["Draw", "Worlds", "draw_world", "world"]
