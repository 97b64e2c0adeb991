"""What a seat sees as numbers, and its answers as ids: for learners, and for bots that learned."""
