"""The messages between clients and server, and what each viewer sees of a table."""
