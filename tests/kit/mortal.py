"""A server as a person starts it; it can be killed and started again."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx


class Mortal:
    """A server as a person starts it; it can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "knobel.main", "serve"]
        options = ["--port", str(self.port), "--data", str(self.folder)]
        self._process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
        )
        assert self._process.stdout is not None
        assert self.url in self._process.stdout.readline()

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self.kill()

    def get(self, path: str) -> Any:
        return json.loads(httpx.get(self.url + path).raise_for_status().text)

    def post(self, path: str, body: Any) -> Any:
        return json.loads(httpx.post(self.url + path, json=body).raise_for_status().text)
