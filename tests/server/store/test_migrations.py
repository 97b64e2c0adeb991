"""The migrations produce the schema that the code uses."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from setuptools import find_packages
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from celestia.server.store import migrate as migration
from celestia.server.store.database import connect, database_url
from celestia.server.store.schema import VERSION, metadata
from celestia.server.store.store import Store

from .conftest import Postgres

pytestmark = pytest.mark.anyio


async def run_in(url: str, work: Any) -> Any:
    database = connect(database_url(url))
    try:
        return await database.write(work)
    finally:
        await database.close()


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def definitions(connection: Connection) -> list[Any]:
    """The schema as the database defines it, including what alembic does not compare."""
    if connection.dialect.name == "sqlite":
        known = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'"
        return sorted(
            (name, sorted(sql.replace(",", " ").split())) for name, sql in connection.execute(text(known))
        )
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable, column_default"
        " FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'alembic_version' ORDER BY 1, 2"
    )
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
    constraints = (
        "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'public'::regnamespace AND conname NOT LIKE 'alembic%'"
    )
    return [sorted(map(tuple, connection.execute(text(query)))) for query in (columns, indexes, constraints)]


async def test_alembic_finds_no_difference(url: str) -> None:
    assert await run_in(url, differences) == []


async def test_the_database_finds_no_difference(
    url: str, database: str, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    fresh = (
        f"sqlite:///{tmp_path_factory.mktemp('fresh') / 'fresh.db'}"
        if database == "sqlite"
        else postgres.empty()
    )
    await run_in(fresh, metadata.create_all)
    migrated = await run_in(url, definitions)
    assert migrated == await run_in(fresh, definitions)
    assert migrated[0]


async def test_the_store_requires_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "celestia.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [VERSION]


async def test_migrating_again_changes_nothing(url: str) -> None:
    await migration.migrate(url)
    store = await Store.open(url)
    await store.close()


async def test_workers_that_start_together_migrate_once(empty_url: str) -> None:
    await asyncio.gather(*(migration.migrate(empty_url) for _ in range(6)))
    assert await run_in(empty_url, differences) == []


async def test_a_failed_migration_changes_nothing(empty_url: str) -> None:
    await run_in(
        empty_url, lambda connection: connection.execute(text("CREATE TABLE entries (mine INTEGER)"))
    )
    with pytest.raises(DBAPIError, match="entries"):
        await migration.migrate(empty_url)
    assert await run_in(empty_url, lambda connection: inspect(connection).get_table_names()) == ["entries"]


async def test_an_older_database_is_not_opened(url: str) -> None:
    older = text("UPDATE alembic_version SET version_num = '0000'")
    newer = text(f"UPDATE alembic_version SET version_num = '{VERSION}'")
    await run_in(url, lambda connection: connection.execute(older))
    try:
        with pytest.raises(Exception, match="has schema 0000"):
            await Store.open(url)
    finally:
        await run_in(url, lambda connection: connection.execute(newer))


async def test_the_package_includes_the_migrations() -> None:
    """Python packages are installed without a list of data files."""
    assert "celestia.server.store.migrations.versions" in find_packages("src")
