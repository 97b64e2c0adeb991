"""The store of all logs, in SQLite or PostgreSQL, and the bus between workers."""
