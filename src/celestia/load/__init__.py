"""The server under load: many tables of people, played by one cheap client process."""
