"""Add the results of finished games and the links that move a device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "device_links",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("sealed", sa.LargeBinary(32), nullable=False),
        sa.Column("profile", sa.JSON, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("taken_by", sa.Text),
        sa.PrimaryKeyConstraint("token", name="pk_device_links"),
    )
    op.create_index("ix_device_links_device", "device_links", ["device"])
