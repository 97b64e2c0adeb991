"""A game built on the rules: configuration, notation, events, views and records."""
