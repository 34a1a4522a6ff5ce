"""A store in one SQLite file, for a server that is alone."""

from knobel.stores.sqlite.database import SCHEMA_VERSION, Damaged, Guard, scrub
from knobel.stores.sqlite.roster import SoleRoster
from knobel.stores.sqlite.store import SqliteStore

__all__ = ["SCHEMA_VERSION", "Damaged", "Guard", "SoleRoster", "SqliteStore", "scrub"]
