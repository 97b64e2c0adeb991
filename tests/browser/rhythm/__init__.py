"""Measure the rhythm of whole games in a real browser: `python -m tests.browser.rhythm --help`."""
