"""Bots: players that know a view and a question, and nothing else of the game."""
