"""Devices, tokens, links and codes, and rate limits."""
