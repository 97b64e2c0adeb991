"""The table in the terminal: people and bots around one keyboard."""
