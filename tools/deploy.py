"""Check the files in deploy/ with the programs that will read them, or with linters for these.

requirements/test.in has hadolint (on Linux), check-jsonschema and kubernetes-validate.  systemd-analyze
comes with systemd, promtool with Debian's prometheus, haproxy with its own package; `make test` installs
these three where it may, and fails if it can't.  A check whose program is missing says so, and passes; with
--strict, as in `make test`, it fails where the program could be installed.
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

from tools.prepare import may_install
from tools.web import ROOT

UNIT = ROOT / "deploy" / "knobel.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose" / "compose.yaml"
BALANCER = ROOT / "deploy" / "compose" / "haproxy.cfg"
MANIFESTS = ROOT / "deploy" / "kubernetes"
PROMETHEUS = ROOT / "deploy" / "prometheus"
WORST_EXPOSURE = 15
"""The highest exposure that passes, in tenths of systemd's scale: 0 is confined, 100 unlimited."""

OLDEST_SYSTEMD = 250
"""The first version that can analyse the security of a unit that is not installed."""


def find(program: str) -> str | None:
    """The path of the program, beside this Python or on PATH."""
    beside = str(Path(sys.executable).parent)
    places = [beside, os.environ.get("PATH", ""), "/usr/sbin"]  # HAProxy is for administrators
    return shutil.which(program, path=os.pathsep.join(places))


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
    return _judge("hadolint", [str(CONTAINER)], CONTAINER)


def judge_compose() -> bool:
    """Whether the compose file is valid."""
    schema = ["--quiet", "--builtin-schema", "vendor.compose-spec"]
    return _judge("check-jsonschema", [*schema, str(COMPOSE)], COMPOSE)


def judge_balancer() -> bool:
    """Whether HAProxy understands its settings."""
    return _judge("haproxy", ["-c", "-q", "-f", str(BALANCER)], BALANCER)


def judge_manifests() -> bool:
    """Whether Kubernetes knows every field of the manifests."""
    files = [str(file) for file in sorted(MANIFESTS.glob("*.yaml"))]
    return _judge("kubernetes-validate", ["--strict", "--quiet", *files], MANIFESTS)


def judge_alerts() -> bool:
    """Whether Prometheus accepts its settings and alerts, and the alerts fire as tested."""
    settings = [str(PROMETHEUS / name) for name in ("prometheus.yml", "kubernetes.yml")]
    test = PROMETHEUS / "alerts.test.yml"
    is_good = _judge("promtool", ["check", "config", *settings], PROMETHEUS, show="rules found")
    return is_good and (
        find("promtool") is None
        or _judge("promtool", ["test", "rules", str(test)], PROMETHEUS, show="none")
    )


def _judge(name: str, arguments: Sequence[str], what: Path, show: str | None = None) -> bool:
    """Whether the program accepts it; prints a note and passes if there is no such program."""
    program = find(name)
    if program is None:
        print(f"deploy: {what.name} was not judged, there is no {name} here")
        return True
    return _passes([program, *arguments], show)


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


JUDGES = (
    judge_unit,
    judge_container,
    judge_compose,
    judge_balancer,
    judge_manifests,
    judge_alerts,
)

PROGRAMS = (
    "systemd-analyze",
    "hadolint",
    "check-jsonschema",
    "haproxy",
    "kubernetes-validate",
    "promtool",
)


def main(arguments: Sequence[str]) -> int:
    """Judge everything, even if something is at fault; with --strict, nothing may be left out."""
    verdicts = [judge() for judge in JUDGES]
    missing = [name for name in PROGRAMS if find(name) is None]
    if "--strict" not in arguments or not may_install():
        missing = []
    for name in missing:
        print(f"deploy: {name} is missing, which `make test` would have installed")
    return 0 if all(verdicts) and not missing else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
