"""Celestia for learners: action ids, numeric observations, PettingZoo, Gymnasium, OpenSpiel."""
