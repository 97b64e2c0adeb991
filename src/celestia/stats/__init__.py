"""Statistics of many games, for every preset, number of players and bot."""
