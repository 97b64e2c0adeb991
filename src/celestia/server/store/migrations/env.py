"""Run by alembic, on the connection and in the transaction of `migrate`."""

from alembic import context

from celestia.server.store.schema import metadata

# SQLite can take back changes of the schema too, since our connections begin their transactions themselves.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
