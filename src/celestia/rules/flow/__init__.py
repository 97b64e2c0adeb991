"""The order of play: set-up, journeys, turns, windows and the loop that drives them."""
