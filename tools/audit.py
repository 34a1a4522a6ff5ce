"""Look up known vulnerabilities of every pinned package: pip-audit for Python, npm audit for web/.

Both programs exit with 0 even if they looked nothing up: pip-audit skips packages for which the
index gives no answer, and npm finds nothing when it works offline.  So this module reads their
reports, and packages count as audited only if a report says so.  If the advisories can't be
reached, the check says that nothing was audited, and passes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from tools import web

PATIENCE = 60
"""The timeout of each program in seconds."""
PATIENCE_FOR_ONE = 10
"""The timeout of a request in seconds."""
ALLOWED = Path("requirements", "audit.toml")


class Unreachable(Exception):
    """The advisories could not be reached; the message says why."""


class Unreadable(Exception):
    """A program answered in a form that this module does not know."""


@dataclass(frozen=True)
class Finding:
    """A package with a known vulnerability."""

    package: str
    version: str
    ids: tuple[str, ...]
    """All names of the advisory, the one to quote first."""
    fix: str

    def __str__(self) -> str:
        return f"{self.package} {self.version}: {self.ids[0]}, {self.fix}"


@dataclass(frozen=True)
class Report:
    """The result of one program."""

    audited: int
    findings: tuple[Finding, ...] = ()
    missed: tuple[str, ...] = ()
    """Packages that could not be looked up."""


@dataclass(frozen=True)
class Said:
    """The output of a program."""

    out: str
    err: str


def read_pip_audit(said: Said) -> Report:
    """Read the JSON of pip-audit; offline it writes a traceback instead."""
    if not said.out.strip():
        last = (said.err.strip() or "no word").splitlines()[-1]
        if last.startswith("requests.exceptions.") or "network may be blocking" in last:
            raise Unreachable(last.partition(":")[0])
        raise Unreadable(last)
    packages = _read(said.out)["dependencies"]
    missed = sorted({package["name"] for package in packages if "skip_reason" in package})
    audited = {(p["name"], p["version"]): p["vulns"] for p in packages if "skip_reason" not in p}
    if missed and not audited:
        raise Unreachable(f"the index does not answer for {', '.join(missed[:3])}")
    findings = tuple(
        Finding(name, version, (fault["id"], *fault["aliases"]), _fixed_in(fault["fix_versions"]))
        for (name, version), faults in audited.items()
        for fault in faults
    )
    return Report(len(audited), findings, tuple(missed))


def _fixed_in(versions: Sequence[str]) -> str:
    return f"fixed in {', '.join(versions)}" if versions else "no version fixes it yet"


def read_npm_audit(said: Said, lock: dict[str, Any]) -> Report:
    """Read the JSON of npm audit; the lock tells which versions the packages have."""
    told = _read(said.out)
    if "vulnerabilities" not in told:
        if told.get("error", {}).get("code"):  # a fault of the lock or of the settings
            raise Unreadable(f"{told['error']['code']} {told['error'].get('summary', '')}".strip())
        raise Unreachable(_without_host(told["message"]))
    findings = tuple(
        Finding(name, _versions(lock, entry["nodes"]), _npm_ids(fault), _npm_fix(entry, fault))
        for name, entry in told["vulnerabilities"].items()
        for fault in entry["via"]
        if isinstance(fault, dict)  # a string names the dependency that has the fault
    )
    return Report(told["metadata"]["dependencies"]["prod"] - 1, findings)  # it counts web/ itself


def _versions(lock: dict[str, Any], nodes: Sequence[str]) -> str:
    return ", ".join(sorted({lock["packages"][node]["version"] for node in nodes}))


def _npm_ids(fault: dict[str, Any]) -> tuple[str, ...]:
    return fault["url"].rsplit("/", 1)[-1], str(fault["source"])


def _npm_fix(entry: dict[str, Any], fault: dict[str, Any]) -> str:
    fix = entry["fixAvailable"]
    if isinstance(fix, dict):
        return f"fixed with {fix['name']} {fix['version']}"
    affected = f"affected are {fault['range']}"
    return f"{affected}, `npm audit fix` helps" if fix else f"{affected}, no version fixes it yet"


def _without_host(message: str) -> str:
    return " ".join(word for word in message.split() if "://" not in word)


def _read(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError as fault:
        raise Unreadable(text.strip()[:200] or "nothing") from fault
    if not isinstance(told, dict):
        raise Unreadable(text.strip()[:200])
    return told


def read_allowed(text: str, today: date) -> dict[str, str]:
    """The advisories that do not affect us, with their reasons, until they expire."""
    entries = tomllib.loads(text).get("allowed", [])
    return {entry["id"]: entry["reason"] for entry in entries if today <= entry["until"]}


def ask_pip_audit(root: Path) -> Report:
    """Audit all files of requirements/."""
    files = sorted((root / "requirements").glob("*.txt"), key=lambda path: path.stat().st_size)
    _pip_audit(root, files[:1])  # one package is enough to find that an index does not answer
    return _pip_audit(root, files)


def _pip_audit(root: Path, files: Sequence[Path]) -> Report:
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json"]
    limits = [f"--timeout={PATIENCE_FOR_ONE}", f"--cache-dir={root / '.cache' / 'pip-audit'}"]
    named = [f"--requirement={path}" for path in files]
    return read_pip_audit(_run([sys.executable, "-m", "pip_audit", *options, *limits, *named]))


def ask_npm_audit(root: Path) -> Report:
    """Audit what package-lock.json pins for the pages, without the tools that build them."""
    node = web.find_node()
    if node is None:
        raise Unreachable("there is no Node.js to ask with")
    settings = {
        "npm_config_offline": "false",  # offline it would find nothing and report success
        "npm_config_fetch_retries": "0",
        "npm_config_fetch_timeout": str(PATIENCE_FOR_ONE * 1000),
    }
    said = _run(
        [*node.npm, "audit", "--omit=dev", "--package-lock-only", "--json"],
        cwd=root / "web",
        env={**os.environ, **settings, **node.environment},
    )
    return read_npm_audit(said, json.loads((root / "web" / "package-lock.json").read_text()))


def _run(
    command: Sequence[str], *, cwd: Path | None = None, env: dict[str, str] | None = None
) -> Said:
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise Unreachable(f"no answer within {PATIENCE} s") from late
    return Said(done.stdout, done.stderr)


def judge(kind: str, ask: Callable[[], Report], allowed: dict[str, str]) -> bool:
    """Run an audit, print a summary, and return whether it passes."""
    try:
        report = ask()
    except Unreachable as why:
        print(f"audit: no {kind} package was audited, the advisories can't be reached ({why})")
        return True
    except (Unreadable, LookupError, TypeError) as why:  # a report that lacks what we read
        print(f"audit: no {kind} package was audited, the report can't be read ({why!r})")
        return False
    faults = [finding for finding in report.findings if not allowed.keys() & set(finding.ids)]
    for finding in report.findings:
        reason = next((allowed[name] for name in finding.ids if name in allowed), None)
        print(f"audit: {finding}" + (f" -- allowed: {reason}" if reason else ""))
    if report.missed:
        print(f"audit: not looked up: {', '.join(report.missed)}")
    count = f"{len(faults)} known vulnerabilities" if faults else "no known vulnerability"
    print(f"audit: {report.audited} {kind} packages audited, {count}")
    return not faults


def main() -> int:
    """Audit both kinds of packages; 1 if a vulnerability is known, or a report can't be read."""
    today = datetime.now(UTC).date()
    allowed = read_allowed((web.ROOT / ALLOWED).read_text(encoding="utf-8"), today)
    with ThreadPoolExecutor() as workers:
        python = workers.submit(ask_pip_audit, web.ROOT)
        npm = workers.submit(ask_npm_audit, web.ROOT)
    verdicts = [judge("Python", python.result, allowed), judge("npm", npm.result, allowed)]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
