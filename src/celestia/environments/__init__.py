"""Celestia for learners: ids, observations, PettingZoo, Gymnasium, OpenSpiel."""
