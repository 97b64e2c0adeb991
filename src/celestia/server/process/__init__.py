"""The processes of a server: how they start, listen, stop and are commanded."""
