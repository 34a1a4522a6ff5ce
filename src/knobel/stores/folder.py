"""The data folder of a server: its lock, its key, and who may read its files."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from knobel.service.ports import StorageFailed

LOCK = "knobel.lock"
KEY = "knobel.key"
PUSH_KEY = "knobel.push.key"
OLD_WISHES = "knobel.push.json"
"""Where each process of an earlier version kept the wishes for web push; others have a number, too."""


_OWNER_ONLY = 0o600


class FolderInUse(Exception):
    """Another server works in this folder."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Lock the folder against other servers, or `FolderInUse`; a killed process releases the lock.

    The lock is an exclusive transaction on an empty SQLite file.  SQLite locks files on every
    system, Windows too, and its locks are not inherited: a worker that outlives a killed server
    does not keep the next one out.
    """
    make_private(folder / LOCK)
    with closing(sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("PRAGMA journal_mode = OFF")  # the file stays empty
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise FolderInUse(str(folder)) from fault
            raise StorageFailed(f"{LOCK}: {fault}") from fault
        yield


def make_folder(folder: Path) -> None:
    """Create the folder for its owner alone and make it durable; change nothing if it exists."""
    if folder.is_dir():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    for parent in folder.parents:  # any of them may be new
        sync(parent)


def make_private(file: Path) -> None:
    """Create the file if it is missing, and let only its owner read it.

    SQLite gives the files beside a database the mode of the database, but leaves old ones as they
    are.  A file that exists is not opened: closing it would end SQLite's locks in this process.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
    for name in (file, f"{file}-wal", f"{file}-shm"):
        try:
            os.chmod(name, _OWNER_ONLY)  # noqa: PTH101 -- names, not paths
        except (FileNotFoundError, PermissionError):  # it may be somebody else's
            continue
        except OSError as fault:
            if fault.errno != errno.EROFS:  # a secret that the system has mounted
                raise


def sync(folder: Path) -> None:
    """Make the list of files in the folder durable; the contents of the files are synced separately."""
    if os.name == "nt":  # Windows can't open folders, and does not need this
        return
    with suppress(OSError):  # some file systems can't; SQLite ignores that, too
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def kept_key(folder: Path, fresh: bytes, name: str = KEY) -> bytes:
    """The key of this folder's server; the first call stores the fresh one.

    The key has a file of its own, so that a copy of the database does not contain it.  If the file
    is lost, the spectators' links of existing matches stop working (see `Seal`).
    """
    file = folder / name
    if not file.exists():
        _replace(file, fresh.hex().encode())
    make_private(file)  # a restored copy may be readable by others
    key = bytes.fromhex(file.read_text(encoding="ascii"))
    if len(key) != len(fresh):
        raise ValueError(f"{2 * len(fresh)} hexadecimal digits are expected")
    return key


def _replace(file: Path, body: bytes) -> None:
    """Write a private file as a whole, or not at all."""
    draft = file.with_name(f"{file.name}.new")
    make_private(draft)
    with draft.open("wb") as new:
        new.write(body)
        new.flush()
        os.fsync(new.fileno())
    draft.replace(file)
    sync(file.parent)
