"""The database schema, the same in SQLite and PostgreSQL.

`entries` is the source of truth. `tables` holds the secret, and facts derived from the entries for the lobby,
the clocks and the check that workers append only to logs they have read. A table has a code only while it
opens the waiting room. `seated` lists the tables of a device, and `guesses` counts wrong codes. Both store
keyed hashes, which cannot be used to act. `daily_days` holds the key of each day, and `daily_tries` the one
flight of a device that counts on that day, with its result. `results` holds what each person's seat achieved
in a finished game. `device_links` holds unused links that move a device. Times are seconds since the epoch.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    column,
)

VERSION = "0004"  # the newest migration; a store refuses to open a database with another one

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("code", Text),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("next_time", Double),
    UniqueConstraint("code"),
    # The lobby reads by status, newest first. The clocks read the earliest `next_time`.
    Index("ix_tables_lobby", "status", "public", "updated_at"),
    Index(
        "ix_tables_next_time",
        "next_time",
        sqlite_where=column("next_time").is_not(None),
        postgresql_where=column("next_time").is_not(None),
    ),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer),
    Column("client_id", Text),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    # A command that is sent twice is stored once.
    Index(
        "ux_entries_client_id",
        "table_id",
        "actor",
        "client_id",
        unique=True,
        sqlite_where=column("client_id").is_not(None),
        postgresql_where=column("client_id").is_not(None),
    ),
)

seated = Table(
    "seated",
    metadata,
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_seated_table_id", "table_id"),
)

guesses = Table(
    "guesses",
    metadata,
    Column("address", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_guesses_at", "at"),
)

daily_days = Table(
    "daily_days",
    metadata,
    Column("date", Text, primary_key=True),  # YYYY-MM-DD
    Column("key", LargeBinary(32), nullable=False),
    Column("committed_at", Double, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("date", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    # The result. `ended_at` alone: the flight ended, but too late, or its player had left.
    Column("ended_at", Double),
    Column("points", Integer),
    Column("place", Integer),
    Index("ix_daily_tries_table_id", "table_id"),
    Index("ix_daily_tries_points", "date", "points"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended_at", Double, nullable=False),
    Column("facts", JSON, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("token", Text, primary_key=True),  # a hash
    Column("device", Text, nullable=False),
    Column("sealed", LargeBinary(32), nullable=False),  # the device's secret, readable only with the token
    Column("profile", JSON, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("taken_by", Text),  # the device that opened the link
    Index("ix_device_links_device", "device"),
)
