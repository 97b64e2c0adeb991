"""Bots against bots: many deals, each in every seating, on all cores."""
