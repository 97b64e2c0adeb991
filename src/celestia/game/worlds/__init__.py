"""Sample positions that a seat cannot rule out, for search bots and for tests of secrecy."""

from .draw import Draw, Worlds, draw_world, world
from .likely import likely_hands

__all__ = ["Draw", "Worlds", "draw_world", "likely_hands", "world"]
