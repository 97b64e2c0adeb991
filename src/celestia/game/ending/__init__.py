"""A finished game, leg by leg, and what it says for itself."""
