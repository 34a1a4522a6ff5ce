"""The secrets of the seats that were taken at servers, in a file that only its owner can read."""

import os
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct

from knobel.cli.speech import why
from knobel.stores.folder import make_folder, sync
from knobel.tui.contract import BadFlag

FILE = "seats.json"
MOST = 500
"""Seats that are kept; the oldest make room."""


class Kept(Struct, frozen=True):
    """A seat: whoever has this secret sits on it."""

    server: str
    match: str
    secret: str


class Seats:
    """The file in this folder; raises `BadFlag` if it can't be used."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def find(self, server: str, match: str) -> Kept | None:
        """The seat of this device in this match, if there is one."""
        return next((k for k in self._read() if (k.server, k.match) == (server, match)), None)

    def keep(self, kept: Kept) -> None:
        """Remember this seat instead of an earlier one in the same match."""
        self._write([*self._without(kept), kept][-MOST:])

    def forget(self, kept: Kept) -> None:
        self._write(self._without(kept))

    def _without(self, kept: Kept) -> list[Kept]:
        gone = kept.server, kept.match
        return [one for one in self._read() if (one.server, one.match) != gone]

    def _read(self) -> list[Kept]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=list[Kept])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as fault:
            raise BadFlag("seats-file", file=str(self._file), why=why(fault)) from fault

    def _write(self, kept: list[Kept]) -> None:
        """Replace the file as a whole, so that a crash leaves the old one or the new one."""
        folder = self._file.parent
        try:
            make_folder(folder)
            handle, name = tempfile.mkstemp(prefix=FILE, dir=folder)  # for its owner alone
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(msgspec.json.format(msgspec.json.encode(kept)))
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).replace(self._file)
            except OSError:
                Path(name).unlink(missing_ok=True)
                raise
            sync(folder)
        except OSError as fault:
            raise BadFlag("seats-file", file=str(self._file), why=why(fault)) from fault
