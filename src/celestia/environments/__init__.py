"""Celestia for learners: actions by id, observations as rows of numbers, PettingZoo and Gymnasium."""
