"""Settings, logs, metrics, background tasks and the clock of a server."""
