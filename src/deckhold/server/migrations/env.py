"""What alembic runs: the connection comes from the server, whose transaction it is."""

from alembic import context

from deckhold.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
