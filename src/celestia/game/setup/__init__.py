"""The configuration of a game, and a word for each component."""
