"""How games ended, where branches come from, seats lent to bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("outcome", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("branch_of", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("branch_step", sa.Integer(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lent", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("lent")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("branch_step")
        batch_op.drop_column("branch_of")
        batch_op.drop_column("outcome")
