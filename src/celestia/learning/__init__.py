"""Playouts, observations, action ids and batches for learners, compiled together with the rules."""
