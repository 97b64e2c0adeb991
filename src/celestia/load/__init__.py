"""The server under load: many tables of many people, played by one process that costs little itself."""
