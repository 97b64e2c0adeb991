"""A finished game: its legs, the reason for its end, and its honours."""
