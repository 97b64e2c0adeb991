"""Bots against bots: many deals, every seating of each, on all cores."""
