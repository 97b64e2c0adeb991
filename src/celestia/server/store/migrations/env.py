"""Alembic environment. It uses the connection and the transaction of `migrate`."""

from alembic import context

from celestia.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
