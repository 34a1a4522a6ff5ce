"""The wheel, as somebody gets it who has neither this checkout nor Node."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as a release is, from pages that are current or are built now."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    [built] = folder.glob("*.whl")
    return built


def test_the_wheel_holds_pages_texts_and_types_and_no_leftovers(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("knobel/static/index.html").decode()

    assert "knobel/py.typed" in names
    assert {f"knobel/static{asset}" for asset in assets_of(page)} <= names
    committed = {path.relative_to(ROOT / "src").as_posix() for path in texts()}
    assert committed <= names
    assert not [name for name in names if name.endswith((".pyc", ".stamp", ".db"))]
    assert {name.split("/")[0].split("-")[0] for name in names} == {"knobel"}


def test_an_installed_wheel_serves_its_pages(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    bring_along(home)
    pip = (sys.executable, "-m", "pip", "--python", home / "bin" / "python", "--quiet", "install")
    run(*pip, "--disable-pip-version-check", "--no-compile", "--no-deps", wheel)

    with served(home / "bin" / "knobel", tmp_path) as address:
        kind, page = get(address)
        assert kind == "text/html"
        found = assets_of(page.decode())
        assert found
        for asset in found:
            kind, body = get(address + asset)
            assert body
            assert kind in {"text/javascript", "application/javascript", "text/css"}, asset
        with pytest.raises(urllib.error.HTTPError) as missing:
            get(address + "/assets/there-is-no-such-file.js")
        missing.value.close()

        assert missing.value.code == 404


def bring_along(home: Path) -> None:
    """Copy what requirements/run.txt names, and nothing else, from our environment."""
    [site] = home.glob("lib/python*/site-packages")
    pins = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for line in re.findall(r"^\w.*==.*?(?= *\\?$)", pins, re.MULTILINE):
        pin = Requirement(line)
        if pin.marker and not pin.marker.evaluate():
            continue
        found = distribution(pin.name)
        assert found.version in pin.specifier
        for file in found.files or ():
            if ".." not in file.parts and file.suffix != ".pyc":
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(found.locate_file(file)), site / file)


@contextmanager
def served(knobel: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs while we look at it, far from this checkout."""
    port = free_port()
    log = folder / "server.log"
    command = [str(knobel), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with log.open("wb") as heard:
        server = subprocess.Popen(
            [*command, "--data", str(folder / "games")],
            cwd=folder,
            env=plain_environment(),
            stdout=heard,
            stderr=subprocess.STDOUT,
        )
    try:
        until_ready(server, port, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def until_ready(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    begun = time.monotonic()
    while time.monotonic() < begun + PATIENCE and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail(f"no server after {PATIENCE:.0f} s; it said:\n{log.read_text()}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def get(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  # our own server
        return answer.headers.get_content_type(), answer.read()


def assets_of(page: str) -> list[str]:
    """The hashed files that a page asks for."""
    return re.findall(r'(?:src|href)="(/assets/[\w.-]+-[\w-]{8}\.(?:js|css))"', page)


def texts() -> list[Path]:
    return sorted((ROOT / "src" / "knobel" / "locale").glob("*/*.ftl"))


def plain_environment() -> dict[str, str]:
    """Ours, without what would lead the new environment back to this one."""
    ours = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    return {name: value for name, value in os.environ.items() if name not in ours}


def run(*command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, command))}\n{done.stdout}")
