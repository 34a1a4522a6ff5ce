"""Run server and pages for development: both follow every change of the sources.

Vite serves the pages and proxies everything else to the server; the server restarts when a
Python file or a text of src/knobel is saved.  Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tools import web

WATCHED = web.ROOT / "src" / "knobel"
ENDINGS = (".py", ".ftl", ".json", ".toml")
PAUSE = 0.5


def snapshot() -> dict[Path, int]:
    """When each watched file was last saved."""
    return {
        path: path.stat().st_mtime_ns
        for ending in ENDINGS
        for path in WATCHED.rglob(f"*{ending}")
        if "static" not in path.parts
    }


def start_server(port: int, data: str | None) -> subprocess.Popen[bytes]:
    """The server as `make run` starts it, on a port of its own."""
    knobel = Path(sys.executable).with_name("knobel")
    where = ["--data", data] if data else []
    return subprocess.Popen(
        [knobel, "serve", "--port", str(port), *where],
        start_new_session=True,
    )


def start_pages(server_port: int, port: int, host: str) -> subprocess.Popen[bytes]:
    """Vite's server, which proxies everything that is not a page."""
    with_server = {**os.environ, "KNOBEL_SERVER": f"http://127.0.0.1:{server_port}"}
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "tools.web", "run", "dev", "--"),
            *("--host", host, "--port", str(port)),
        ],
        env=with_server,
        start_new_session=True,
    )


def follow(chosen: argparse.Namespace) -> int:
    """Keep both running until one of them ends."""
    seen = snapshot()
    server = start_server(chosen.server_port, chosen.data)
    pages = start_pages(chosen.server_port, chosen.port, chosen.host)
    try:
        while pages.poll() is None:
            time.sleep(PAUSE)
            now = snapshot()
            # After an error in the sources the server is started again at the next save.
            if now != seen:
                print("-- the server restarts", flush=True)
                _stop(server)
                server = start_server(chosen.server_port, chosen.data)
            seen = now
    except KeyboardInterrupt:
        return 0
    finally:
        _stop(server)
        _stop(pages)
    return pages.returncode


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children, since npm does not forward signals to Vite."""
    for way in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(process.pid, way)
            process.wait(timeout=10)
            return


def main(arguments: list[str] | None = None) -> int:
    """Parse the ports and run."""
    parser = argparse.ArgumentParser(prog="python -m tools.dev", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="where the pages are served")
    parser.add_argument("--port", type=int, default=5173, help="of the pages")
    parser.add_argument("--server-port", type=int, default=8765, help="of the server behind")
    parser.add_argument("--data", help="folder of the games")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both must end the children
    return follow(parser.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main())
