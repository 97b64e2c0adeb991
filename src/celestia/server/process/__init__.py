"""The processes of a server, and the commands that start and maintain it."""
