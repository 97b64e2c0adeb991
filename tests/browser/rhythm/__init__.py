"""Measure the rhythm of whole games: `python -m tests.browser.rhythm --help`."""
