"""Moves of cards, treasures, dice, pawns and vessels; legal answers and their effects."""
