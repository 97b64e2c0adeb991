"""Bots in processes of their own, with a time budget and a stand-in."""
