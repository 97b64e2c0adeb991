"""Review of a finished game: chances, grades, turning points, bluffs, what if."""
