"""The fourth game: Nim, laid over a copy of the repository or loaded into this process.

tests/fourth_game mirrors the repository; what it changes in shared files is shared.patch.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from knobel.catalog import GameDefinition

ROOT = Path(__file__).parents[2]
OVERLAY = ROOT / "tests" / "fourth_game"
PATCH = OVERLAY / "shared.patch"
PROGRAMS = Path(sys.executable).parent
PATIENCE = 300
"""Seconds that a program may take on a busy machine."""


def overlay() -> list[Path]:
    """The game's own files, relative to the root of the repository."""
    files = (file for file in OVERLAY.rglob("*") if file.is_file() and file != PATCH)
    return sorted(f.relative_to(OVERLAY) for f in files if "__pycache__" not in f.parts)


def patched() -> dict[str, int]:
    """The shared files that the patch changes, and how many lines it adds or replaces in each."""
    lines: dict[str, int] = {}
    file = ""
    for line in PATCH.read_text("utf-8").splitlines():
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/")
            lines[file] = 0
        elif line.startswith("+"):
            lines[file] += 1
    return lines


class Copy:
    """A copy of the repository in which the fourth game is in the catalog."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in self._sources():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        for path in overlay():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(OVERLAY / path, root / path)
        self.run("git", "apply", "--whitespace=nowarn", str(PATCH))
        for tool in ("wire", "messages", "errors"):
            self.python("-m", f"tools.{tool}")

    def _sources(self) -> list[str]:
        """What is or would be in git, apart from the overlay itself."""
        asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        return [
            name
            for name in told.split("\0")
            if (ROOT / name).is_file() and not name.startswith("tests/fourth_game/")
        ]

    def run(self, *command: str, folder: str = ".") -> str:
        """What a program says in the copy; it must succeed."""
        path = os.pathsep.join((str(self.root / "src"), str(self.root)))
        done = subprocess.run(
            command,
            cwd=self.root / folder,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "GIT_CEILING_DIRECTORIES": str(self.root.parent),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}"
        return done.stdout

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)


def loaded() -> GameDefinition:
    """The game in this process, for a test that puts it into the catalog."""
    return GameDefinition(_module("games"), _module("bots"))


def _module(package: str) -> Any:
    name = f"knobel.{package}.nim"
    if name not in sys.modules:
        file = OVERLAY / "src" / "knobel" / package / "nim" / "__init__.py"
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]
