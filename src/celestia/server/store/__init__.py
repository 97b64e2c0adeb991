"""The logs of all tables: an append-only store in SQLite or PostgreSQL, and the bus beside it."""
