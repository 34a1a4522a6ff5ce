"""What we depend on is pinned and hashed, and no file says where it was fetched from."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import web

ROOT = Path(__file__).parents[2]
PINNED = sorted((ROOT / "requirements").glob("*.txt"))

# In pieces, for this file is looked at too.
HOSTS = [
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
WORKPLACE = re.compile(rb"(?<![\w.])/" + rb"(?:work|root|home/\w+)/")


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_every_requirement_is_pinned_and_hashed(path: Path) -> None:
    text = re.sub(r"(?m)^\s*#.*$", "", path.read_text())
    entries = re.split(r"(?m)^(?=\S)", text.replace("\\\n", " "))
    wanted = [entry.strip() for entry in entries if entry.strip()]

    assert wanted
    for entry in wanted:
        assert re.match(r"[A-Za-z0-9._-]+==[^\s;]+", entry), entry
        assert " --hash=sha256:" in entry, entry
    assert "://" not in text


def test_what_the_package_asks_for_is_what_run_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = set(re.findall(r"(?m)^([a-z0-9-]+)==", (ROOT / "requirements/run.txt").read_text()))

    assert {normal(wanted) for wanted in project["dependencies"]} <= pinned


def test_files_installed_together_pin_the_same_versions() -> None:
    seen: dict[str, str] = {}
    for path in PINNED:
        for name, pin in re.findall(r"(?m)^([a-z0-9-]+)(==[^\\\n]+)", path.read_text()):
            key = f"{name} {pin.partition(';')[2].strip()}"
            assert seen.setdefault(key, pin) == pin, f"{name} in {path.name}"


def test_node_is_asked_for_in_the_same_words_twice() -> None:
    assert web.NODE_WHEEL in (ROOT / "requirements" / "node.in").read_text().splitlines()


def test_the_lock_of_the_pages_has_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]

    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package.get("integrity") or package.get("inBundle"), name


def test_the_lock_of_the_pages_knows_the_bundler_for_every_machine() -> None:
    # npm leaves out what its registry lacks without a word, and `npm ci` fails elsewhere.
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    wanted = packages["node_modules/rolldown"]["optionalDependencies"]

    assert not [name for name in wanted if f"node_modules/{name}" not in packages]


def test_no_committed_file_names_a_registry_or_a_folder_of_somebodys_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if not path.is_file():  # deleted here, not yet committed
            continue
        content = path.read_bytes()
        found += [f"{name}: {host}" for host in HOSTS if host.encode() in content]
        found += [f"{name}: {match[0].decode()}" for match in WORKPLACE.finditer(content)]

    assert found == []


def normal(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return re.sub(r"[._-]+", "-", name[0]).lower()
