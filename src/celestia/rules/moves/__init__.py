"""Moves of cards, treasures, dice, pawns and vessels, and the legal answers."""
