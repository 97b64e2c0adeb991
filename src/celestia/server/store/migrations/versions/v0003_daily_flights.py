"""Add the tables of the daily flight: keys of days, and tries with their results."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "daily_days",
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("committed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("date", name="pk_daily_days"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("date", "device", name="pk_daily_tries"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_daily_tries_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_tries_table_id", "daily_tries", ["table_id"])
    op.create_index("ix_daily_tries_points", "daily_tries", ["date", "points"])
