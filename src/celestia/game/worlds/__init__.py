"""Sample hidden worlds that a seat cannot rule out, for bots and secrecy tests."""

from .draw import Draw, draw_world, world, world_from, worlds

__all__ = ["Draw", "draw_world", "world", "world_from", "worlds"]
