"""The schemas of the stores: numbered SQL files, one folder per kind of database.

A database notes the number of the last file that was applied.  Files never change once they are
released: a change of the schema is a new file.
"""

from importlib.resources import files

from msgspec import Struct


class Migration(Struct, frozen=True):
    """The step to a schema from the one before it."""

    number: int
    name: str
    sql: str


def migrations(kind: str) -> tuple[Migration, ...]:
    """All steps for this kind of database in their order.

    >>> [migration.number for migration in migrations("postgres")][:1]
    [1]
    """
    found = []
    for file in files(__package__).joinpath(kind).iterdir():
        number, _, name = file.name.removesuffix(".sql").partition("-")
        found.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    found.sort(key=lambda migration: migration.number)
    assert [migration.number for migration in found] == list(range(1, len(found) + 1))
    return tuple(found)
