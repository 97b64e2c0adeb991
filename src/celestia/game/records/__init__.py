"""A whole game as a file: written, read, checked, and told again."""
