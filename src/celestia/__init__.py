"""Celestia: the board game, its whole box of rules, and what is built on them."""

__version__ = "0.1.0"
