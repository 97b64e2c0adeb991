"""The order of play: set-up, journeys, turns, windows and their loop."""
