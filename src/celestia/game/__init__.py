"""A game around the rules: its configuration, words, events, views, knowledge and record."""
