"""The server under load: many tables, played by one cheap client process."""
