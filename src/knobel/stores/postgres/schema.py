"""The schema: whether a database has the one that this version knows, and how it gets there."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from knobel.service.ports import StorageFailed
from knobel.stores.migrations import Migration, migrations
from knobel.stores.postgres.database import PASSING, WRITING, why

MIGRATIONS = migrations("postgres")
SCHEMA_VERSION = MIGRATIONS[-1].number
AHEAD = 1
"""By how much the schema of a database may be ahead: during a deploy it is migrated first."""


class WrongSchema(StorageFailed):
    """The database has a schema that this version of the program does not know."""

    def __init__(self, found: int, known: int = SCHEMA_VERSION) -> None:
        super().__init__(f"schema {found} instead of {known}")
        self.found, self.known = found, known


async def refuse_unknown(link: Any) -> None:
    """Raise `WrongSchema` if the database is not for this version."""
    version = await _version_of(link)
    if not SCHEMA_VERSION <= version <= SCHEMA_VERSION + AHEAD:
        raise WrongSchema(version)


async def migrate(url: str, steps: Sequence[Migration] = MIGRATIONS) -> tuple[int, int]:
    """Bring the database to the last of these schemas; its version before, and now.

    Each step is a transaction.  If several programs try, one does it and the others wait.
    """
    try:
        connection = await asyncpg.connect(url, timeout=WRITING, target_session_attrs="read-write")
    except PASSING as fault:
        raise StorageFailed(why(fault)) from fault
    try:
        await connection.execute("SELECT pg_advisory_lock(hashtext('knobel migrate'))")
        before = version = await _version_of(connection)
        for step in steps:
            if step.number <= version:
                continue
            async with connection.transaction():
                await connection.execute(step.sql)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS migrations ("
                    "number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())"
                )
                note = "INSERT INTO migrations (number, name) VALUES ($1, $2)"
                await connection.execute(note, step.number, step.name)
            version = step.number
    except PASSING as fault:
        raise StorageFailed(why(fault)) from fault
    finally:
        connection.terminate()  # which gives the lock back, too
    return before, version


async def _version_of(link: Any) -> int:
    if await link.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    return int(await link.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))
