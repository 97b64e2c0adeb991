"""Add the tables of devices and wrong codes, and free expired codes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "seated",
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("device", "table_id", name="pk_seated"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seated_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seated_table_id", "seated", ["table_id"])
    op.create_table(
        "guesses",
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_guesses_at", "guesses", ["at"])
    op.execute("UPDATE tables SET code = NULL WHERE status <> 'waiting'")
