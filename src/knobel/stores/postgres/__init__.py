"""A store in PostgreSQL, which any number of nodes share."""

from knobel.stores.postgres.database import MAINTAINING
from knobel.stores.postgres.schema import MIGRATIONS, SCHEMA_VERSION, migrate
from knobel.stores.postgres.store import PostgresStore

__all__ = ["MAINTAINING", "MIGRATIONS", "SCHEMA_VERSION", "PostgresStore", "migrate"]
