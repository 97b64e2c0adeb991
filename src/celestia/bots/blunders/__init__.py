"""Answers that a family would call stupid."""
