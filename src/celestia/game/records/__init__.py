"""A game as a file: written, parsed, verified and replayed."""
