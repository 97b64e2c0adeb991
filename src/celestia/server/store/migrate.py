"""Migrate a database to the schema of this version."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from .database import connect, create_private_file, database_url, sqlite_file
from .records import WrongSchema
from .schema import VERSION

LOCK = 0x43656C65  # an arbitrary lock id, so that workers starting together migrate one at a time


async def migrate(url: str, revision: str = "head") -> None:
    """Run all missing migrations in one transaction. Creates an embedded database."""
    address = database_url(url)
    file = sqlite_file(address)
    if file is not None:
        create_private_file(file)
    database = connect(address)
    try:
        await database.write(lambda connection: _upgrade(connection, revision))
    finally:
        await database.close()


def version_of(connection: Connection) -> str:
    """The newest migration applied to this database."""
    if not inspect(connection).has_table("alembic_version"):
        return "none"
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def require_known(found: str) -> None:
    """Raise WrongSchema if a newer version of Celestia migrated this database."""
    if found != "none" and found > VERSION:
        raise WrongSchema(
            f"the database was written by a newer version of Celestia (schema {found}; this version knows"
            f" {VERSION}). Install the newer version, or restore a backup from before the upgrade"
        )


def _upgrade(connection: Connection, revision: str) -> None:
    found = version_of(connection)
    require_known(found)
    if revision == "head" and found == VERSION:
        return  # importing alembic would only cost memory
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # SQLite's writer already locks the whole file
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", "celestia.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
