"""The schema: whether a database has the one that this version knows, and how it gets there."""

import asyncio
import logging
from collections.abc import Sequence
from itertools import count
from typing import Any

import asyncpg

from knobel.service.ports import StorageFailed
from knobel.stores.migrations import Migration, migrations
from knobel.stores.postgres.database import PASSING, WRITING, why

LOGGER = logging.getLogger("knobel.stores")
MIGRATIONS = migrations("postgres")
SCHEMA_VERSION = MIGRATIONS[-1].number
AHEAD = 1
"""By how much the schema of a database may be ahead: during a deploy it is migrated first."""
PATIENCE = 500
"""Milliseconds that a step waits for a lock before it lets everybody else pass."""
GAP = 1.0
"""Seconds until it asks again."""


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
            for attempt in count():
                if await _take(connection, step):
                    break
                if attempt == 0:
                    LOGGER.warning("migration-waits: a table is locked, perhaps by a backup")
                await asyncio.sleep(GAP)
            version = step.number
    except PASSING as fault:
        raise StorageFailed(why(fault)) from fault
    finally:
        connection.terminate()  # which gives the lock back, too
    return before, version


async def _take(connection: Any, step: Migration) -> bool:
    """Take this step, unless somebody holds a lock on a table, such as a backup.

    Whoever asks for a lock keeps all others waiting, who only want to play: so it asks briefly.
    """
    try:
        async with connection.transaction():
            await connection.execute(f"SET LOCAL lock_timeout = {PATIENCE}")
            await connection.execute(step.sql)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS migrations ("
                "number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())"
            )
            note = "INSERT INTO migrations (number, name) VALUES ($1, $2)"
            await connection.execute(note, step.number, step.name)
    except asyncpg.LockNotAvailableError:
        return False
    return True


async def _version_of(link: Any) -> int:
    if await link.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    return int(await link.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))
