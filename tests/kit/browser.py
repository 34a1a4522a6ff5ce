"""The browser on this machine."""

import os
import shutil

from tools.prepare import BROWSERS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The path of a Chromium; `make test` has installed one."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no Chromium on this machine: run `make test`, or set CHROMIUM"
    return found
