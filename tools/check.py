"""Run all static checks of the sources.

Two checks run at a time; the output of each is shown when it ends, and all of them run even
if one fails.  With --before-tests, they also compile what the tests will need, and miss the
programs that `make test` installs.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from tools.web import ROOT

PROGRAMS = Path(sys.executable).parent
WEB = (sys.executable, "-m", "tools.web", "run")
SIDE_BY_SIDE = 2

# Programs that generate a file from our sources; --check only tests whether it is current.
GENERATORS = ("wire", "messages")


@dataclass(frozen=True)
class Check:
    """A program that checks the sources, and what to do if it fails."""

    name: str
    command: tuple[str, ...]
    remedy: str = ""
    is_shown: bool = False
    """Whether to show its output even if it passes."""


@dataclass(frozen=True)
class Verdict:
    """The result of a check."""

    check: Check
    is_good: bool
    said: str
    seconds: float


def checks(*, before_tests: bool = False) -> list[Check]:
    """All checks, the slow ones first."""
    ruff = str(PROGRAMS / "ruff")
    compiled = Check("tests are compiled", (sys.executable, "-m", "tools.compiled"))
    return [
        *([compiled] if before_tests else ()),
        Check("eslint", (*WEB, "lint")),
        Check("svelte-check", (*WEB, "check")),
        Check("mypy --strict", (str(PROGRAMS / "mypy"),)),
        Check("prettier", (*WEB, "format:check"), "make format"),
        Check("audit", (sys.executable, "-m", "tools.audit"), is_shown=True),
        Check("import contracts", (str(PROGRAMS / "lint-imports"), "--no-logo")),
        Check("ruff check", (ruff, "check", "--quiet")),
        Check("ruff format", (ruff, "format", "--check", "--quiet"), "make format"),
        *(
            Check(f"{name} is fresh", (sys.executable, f"tools/{name}.py", "--check"), "make types")
            for name in GENERATORS
            if (ROOT / "tools" / f"{name}.py").is_file()
        ),
        Check(
            "errors are fresh",
            (sys.executable, "-m", "tools.errors", "--check"),
            "make types",
        ),
        Check(
            "vectors are fresh",
            (sys.executable, "-m", "tools.vectors", "--check"),
            "make vectors",
        ),
        Check(
            "deploy",
            (sys.executable, "-m", "tools.deploy", *(["--strict"] if before_tests else ())),
            is_shown=True,
        ),
    ]


def judge(check: Check) -> Verdict:
    """Run one check and collect its output."""
    begun = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Verdict(check, done.returncode == 0, done.stdout, time.monotonic() - begun)


def main() -> int:
    """Run all checks; returns 1 if one of them failed."""
    bad: list[Verdict] = []
    chosen = checks(before_tests="--before-tests" in sys.argv[1:])
    with ThreadPoolExecutor(SIDE_BY_SIDE) as workers:
        for ended in as_completed([workers.submit(judge, check) for check in chosen]):
            verdict = ended.result()
            if not verdict.is_good:
                bad.append(verdict)
            if verdict.check.is_shown or not verdict.is_good:
                print(verdict.said.rstrip())
            word = "ok    " if verdict.is_good else "FAULT "
            print(f"{word} {verdict.check.name} ({verdict.seconds:.1f} s)", flush=True)
    for verdict in bad:
        remedy = f": {verdict.check.remedy} sets it right" if verdict.check.remedy else ""
        print(f"-- {verdict.check.name} found fault{remedy}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
