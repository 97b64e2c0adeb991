"""Bots: computer players that see only a view and a question."""
