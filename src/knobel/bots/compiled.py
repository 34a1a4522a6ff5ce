"""Compiling kernels with numba: where the machine code is kept, and a typed decorator.

Imports numba, which takes a while: only kernels import this module, and only a worker imports
kernels.  All kernels are compiled for the machine they run on, once per version of their source.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

from knobel import __version__

F = TypeVar("F", bound=Callable[..., object])

_SETTING = "NUMBA_CACHE_DIR"


def _user_cache() -> Path:
    """The user's cache folder."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _fingerprint() -> str:
    """A digest of all sources; numba itself only notices changes in a function's own file."""
    digest = hashlib.sha256(__version__.encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def cache_folder() -> Path:
    """The folder for machine code; not beside the installed package, which may be read-only.

    Without a writable home it is a private folder for this process: its content is executed, so
    nobody else may write to it.
    """
    folder = _user_cache() / "knobel" / "kernels" / _fingerprint()
    if _writable(folder):
        return folder
    private = tempfile.mkdtemp(prefix="knobel-kernels-")
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return Path(private)


if not os.environ.get(_SETTING):
    # Numba reads the setting when it is first imported; a setting of the user wins.
    os.environ[_SETTING] = str(cache_folder())

# Kernels import these from here, so that the setting above comes first.
import numba  # noqa: E402
from llvmlite import ir  # type: ignore[import-untyped]  # noqa: E402 - comes without types
from numba import types  # noqa: E402
from numba.extending import intrinsic  # noqa: E402

__all__ = ["intrinsic", "ir", "kernel", "types"]


def kernel(signature: str) -> Callable[[F], F]:
    """Compile at import for exactly this signature; the code runs without the interpreter lock."""
    return cast(Callable[[F], F], numba.njit(signature, cache=True, nogil=True))
