"""One file for each character, defined like a card.

Each power may be used once per game (C71).
"""
