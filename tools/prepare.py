"""Set up what a `make` target needs, once.

Runs on the machine's own Python before anything is installed, so it uses the standard
library only.  Every step leaves a stamp under .venv with a digest of what it depends on:
on a warm tree this module compares a few digests and calls neither pip nor npm.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import web

if sys.platform != "win32":
    import fcntl

ROOT = web.ROOT
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The headless shell comes first, because tests take a third less time in it."""

INSTRUMENTS = {
    "strace": "power cuts",
    "sox": "sounds",
    "prometheus": "alerts",
    "systemd": "units",
}
"""Debian packages, and what is tested with them."""
PROGRAMS_OF = {"systemd": "systemd-analyze"}
"""The program that is needed of such a package, unless that has the same name."""

SERVICES = {"postgres": "postgresql", "redis-server": "redis-server", "haproxy": "haproxy"}
"""Programs that the tests start themselves, and the Debian packages that bring them."""
SERVICE_PLACES = ("/usr/sbin", "/usr/lib/postgresql/*/bin")
"""Further folders in which they may be, apart from PATH."""
POLICY = "/usr/sbin/policy-rc.d"
"""A script that Debian's packages ask before they start a service."""


class CannotPrepare(Exception):
    """Something is missing and can't be installed here; the message says what."""


def prepare(chosen: argparse.Namespace) -> None:
    """Bring the environment up to date, and on request the pages and the browser.

    pip, npm and apt run at the same time: each of them waits for the network or the disk.
    """
    make_venv()
    if chosen.node or (chosen.web and not web.Site().is_current()):
        provide_node()
    steps: list[Callable[[], None]] = [
        lambda: install_python(chosen),
        lambda: install_programs(chosen),
    ]
    if chosen.web:
        steps.append(build_web)
    with ThreadPoolExecutor(len(steps)) as workers:
        ends = [workers.submit(step) for step in steps]
    for end in ends:
        end.result()


def install_python(chosen: argparse.Namespace) -> None:
    """Install the Python packages, then this one, whose build backend is among them."""
    install_requirements(*chosen.requirements)
    if chosen.package:
        install_package()


def install_programs(chosen: argparse.Namespace) -> None:
    """Install what is asked for with Debian's packages, if possible with one call of apt."""
    missing = [
        *(BROWSERS[:1] if chosen.chromium and not _has_browser() else ()),
        *(_missing_instruments() if chosen.instruments else ()),
        *(_missing_services().values() if chosen.services else ()),
    ]
    if len(missing) > 1:
        with contextlib.suppress(CannotPrepare):  # one by one, some may be possible
            _apt_install(*missing, otherwise="", starts_services=False)
    if chosen.chromium:
        provide_chromium()
    if chosen.instruments:
        provide_instruments()
    if chosen.services:
        provide_services()


def make_venv() -> None:
    """Make .venv; replace it if it is broken or has another Python than the requested one."""
    wanted = "{}.{}".format(*sys.version_info)
    has_pip = any(VENV.glob("lib/python*/site-packages/pip/__main__.py"))
    if has_pip and PYTHON.exists() and _version_of(PYTHON) == wanted:
        return
    if importlib.util.find_spec("ensurepip") is None:
        _apt_install(
            f"python{wanted}-venv",
            otherwise=f"this Python {wanted} cannot make virtual environments: "
            f"install its venv module (on Debian and Ubuntu: python{wanted}-venv)",
        )
    _say(f"making .venv with Python {wanted}")
    _run([sys.executable, "-m", "venv", "--clear", str(VENV)])


def _version_of(python: Path) -> str:
    if Path(sys.prefix).resolve() == VENV.resolve():  # this Python runs from it
        return "{}.{}".format(*sys.version_info)
    ask = "import sys; print('{}.{}'.format(*sys.version_info))"
    try:
        told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout.strip()


def install_requirements(*names: str) -> None:
    """Install pinned and hashed files of requirements/ with one call of pip."""
    files = {name: ROOT / "requirements" / f"{name}.txt" for name in names}
    with contextlib.ExitStack() as stamps:
        due = [
            file
            for name, file in files.items()
            if stamps.enter_context(_stamped(f"requirements-{name}", file))
        ]
        if due:
            some = ", ".join(f"requirements/{file.name}" for file in due)
            _say(f"installing the Python packages of {some}")
            _run(
                [
                    *(str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"),
                    # Python compiles what is imported; most of these modules never are.
                    *("--no-compile", "--require-hashes"),
                    *(word for file in due for word in ("-r", str(file))),
                ],
                # pip says "already satisfied" once per package; the rest is worth showing.
                drop="Requirement already satisfied",
            )


def provide_node() -> None:
    """Install Node from its wheel if the machine has no suitable one."""
    if web.machine_node() is None:
        install_requirements("node")


def build_web() -> None:
    """Build the pages with the environment's Python, which may be the one that has Node."""
    if web.Site().is_current():
        return
    build = subprocess.run([PYTHON, "-m", "tools.web", "build"], cwd=ROOT, check=False)
    if build.returncode:  # the build has printed the reason
        message = "there are no current pages to serve"
        raise CannotPrepare(message)


def install_package() -> None:
    """Link this checkout into .venv, which gives it the `knobel` command."""
    with _stamped("package", ROOT / "pyproject.toml", ROOT / "hatch_build.py") as is_due:
        if is_due:
            _say("linking knobel into .venv")
            _run(
                [
                    *(str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"),
                    *("--quiet", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)),
                ],
                # build_web builds the pages, with its own stamp.
                KNOBEL_SKIP_WEB="1",
            )


def provide_chromium() -> None:
    """Make sure that the end-to-end tests have a browser."""
    if _has_browser():
        return
    try:
        _apt_install("chromium-headless-shell", otherwise="not every Debian has it")
    except CannotPrepare:
        _apt_install(
            "chromium",
            otherwise="the browser tests need Chromium: install it, or name one with CHROMIUM=/path/to/it",
        )


def _has_browser() -> bool:
    return bool(os.environ.get("CHROMIUM")) or any(map(shutil.which, BROWSERS))


def provide_instruments() -> None:
    """Install what some tests measure with; where nothing may be installed, those are skipped."""
    for package in _missing_instruments():
        what = INSTRUMENTS[package]
        if _apt() is None:
            _say(f"{package} is missing: the test of {what} is skipped")
        else:
            missing = f"{package} is missing, which the test of {what} needs: install it"
            _apt_install(package, otherwise=missing, starts_services=False)


def _missing_instruments() -> list[str]:
    if sys.platform != "linux":
        return []
    programs = {package: PROGRAMS_OF.get(package, package) for package in INSTRUMENTS}
    return [
        package
        for package, program in programs.items()
        if not shutil.which(program) and not Path("/usr/sbin", program).exists()
    ]


def may_install() -> bool:
    """Whether what is missing could be installed here: then it is a fault that it is missing."""
    return sys.platform == "linux" and _apt() is not None


def provide_services() -> None:
    """Install the services that nodes share; the tests start them in temporary folders."""
    missing = _missing_services()
    if missing:
        wanted = " ".join(missing.values())
        _apt_install(
            *missing.values(),
            otherwise=f"tests need {', '.join(missing)}: install Debian's {wanted}, or the like",
            starts_services=False,
        )


def _missing_services() -> dict[str, str]:
    return {name: package for name, package in SERVICES.items() if not _has_service(name)}


def _has_service(name: str) -> bool:
    if shutil.which(name):
        return True
    return any(list(Path("/").glob(f"{place[1:]}/{name}")) for place in SERVICE_PLACES)


def _apt_install(*packages: str, otherwise: str, starts_services: bool = True) -> None:
    """Install Debian packages if that needs no password."""
    found = _apt()
    if found is None:
        raise CannotPrepare(otherwise)
    sudo, apt = found
    _say(f"installing Debian's {' '.join(packages)}")
    quiet = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-qq"]
    _update_lists(*quiet)
    install = [*quiet, "install", "-y", "--no-install-recommends", *packages]
    is_ours = not starts_services and not Path(POLICY).exists()
    if is_ours:
        forbid = f"printf '#!/bin/sh\\nexit 101\\n' > {POLICY} && chmod 755 {POLICY}"
        subprocess.run([*sudo, "sh", "-c", forbid], check=False)
    try:
        _run(install)
    except CannotPrepare as failure:
        raise CannotPrepare(otherwise) from failure
    finally:
        if is_ours:
            subprocess.run([*sudo, "rm", "-f", POLICY], check=False)


@functools.cache
def _apt() -> tuple[list[str], str] | None:
    """What comes before a command of root, and apt-get, if that needs no password."""
    apt, sudo = shutil.which("apt-get"), [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt is None or (sudo and shutil.which("sudo") is None):
        return None
    may = subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0
    return (sudo, apt) if may else None


@functools.cache
def _update_lists(*apt: str) -> None:
    """Once; outdated lists may be enough, so only the installation counts."""
    subprocess.run([*apt, "update"], check=False)


@contextlib.contextmanager
def _stamped(name: str, *sources: Path) -> Iterator[bool]:
    """Whether a step is due; writes its stamp after the step succeeds."""
    digest = hashlib.sha256(str(VENV).encode())  # a .venv that was moved does not work
    for source in sources:
        digest.update(source.read_bytes())
    stamp = VENV / ".stamps" / name
    is_due = not stamp.is_file() or stamp.read_text(encoding="ascii") != digest.hexdigest()
    yield is_due
    if is_due:
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(digest.hexdigest(), encoding="ascii")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Hold the lock of this checkout, so that only one call of make changes .venv."""
    cache = ROOT / ".cache"
    cache.mkdir(exist_ok=True)
    with (cache / "prepare.lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _run(command: list[str], *, drop: str | None = None, **environment: str) -> None:
    """Run a command and show its output, except lines that begin with `drop`."""
    surroundings = {**os.environ, **environment}
    if drop is None:
        code = subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode
    else:
        with subprocess.Popen(
            command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if not line.startswith(drop):
                    print(line, end="", file=sys.stderr, flush=True)
        code = process.returncode
    if code:
        message = f"`{' '.join(command)}` failed"
        raise CannotPrepare(message)


def _say(what: str) -> None:
    print(f"-- {what}", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Parse the arguments and set up what they ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.prepare", description=__doc__)
    parser.add_argument("requirements", nargs="+", help="names of files in requirements/")
    parser.add_argument("--package", action="store_true", help="link knobel into .venv")
    parser.add_argument("--web", action="store_true", help="build the web front end")
    parser.add_argument("--node", action="store_true", help="have a Node, build nothing")
    parser.add_argument("--chromium", action="store_true", help="have a browser for tests")
    parser.add_argument(
        "--instruments", action="store_true", help="have what some tests measure with"
    )
    parser.add_argument("--services", action="store_true", help="have PostgreSQL, Redis, HAProxy")
    try:
        with _alone():
            prepare(parser.parse_args(arguments))
    except CannotPrepare as reason:
        _say(str(reason))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
