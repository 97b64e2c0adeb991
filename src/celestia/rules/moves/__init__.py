"""What moves: cards, treasures, dice, pawns and vessels; what may be answered, and what an answer does."""
