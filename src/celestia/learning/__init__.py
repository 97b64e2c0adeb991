"""Playouts, observations, action ids and batches, compiled with the rules."""
