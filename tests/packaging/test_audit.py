"""The audit of what we depend on, by reports as the two programs really write them."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tools import audit
from tools.audit import Finding, Report, Said, Unreachable, Unreadable

ROOT = Path(__file__).parents[2]

CLEAN = {"name": "anyio", "version": "4.16.0", "vulns": []}
FAULTY: dict[str, Any] = {
    "name": "click",
    "version": "8.5.1",
    "vulns": [
        {
            "id": "PYSEC-2026-1",
            "fix_versions": ["8.5.2"],
            "aliases": ["CVE-2026-0001", "GHSA-dddd-eeee-ffff"],
            "description": "It breaks.",
        }
    ],
}
SKIPPED = {"name": "attrs", "skip_reason": "Dependency not found and could not be audited"}
OFFLINE = """Traceback (most recent call last):
  File "requests/adapters.py", line 723, in send
requests.exceptions.ConnectionError: HTTPSConnectionPool(host='...', port=443): Max retries
"""

LOCK = {"packages": {"node_modules/three": {"version": "0.187.0"}}}
THREE = {
    "name": "three",
    "via": [
        {
            "source": 1099999,
            "url": "https://example.org/advisories/GHSA-aaaa-bbbb-cccc",
            "range": "<0.188.0",
        }
    ],
    "nodes": ["node_modules/three"],
    "fixAvailable": {"name": "three", "version": "0.188.1", "isSemVerMajor": True},
}
CLICK_FOUND = Finding(
    "click", "8.5.1", ("PYSEC-2026-1", "CVE-2026-0001", "GHSA-dddd-eeee-ffff"), "fixed in 8.5.2"
)


def pip_said(*packages: dict[str, Any]) -> Said:
    return Said(json.dumps({"dependencies": packages, "fixes": []}), "a warning\n")


def npm_said(**entries: dict[str, Any]) -> Said:
    counts = {"dependencies": {"prod": 23, "dev": 91}}
    return Said(json.dumps({"vulnerabilities": entries, "metadata": counts}), "")


# pip-audit


def test_clean_python_packages_are_counted_once() -> None:
    report = audit.read_pip_audit(pip_said(CLEAN, CLEAN))

    assert report == Report(audited=1)


def test_a_faulty_python_package_is_named_with_version_and_fix() -> None:
    report = audit.read_pip_audit(pip_said(CLEAN, FAULTY))

    assert report == Report(2, (CLICK_FOUND,))
    assert str(CLICK_FOUND) == "click 8.5.1: PYSEC-2026-1, fixed in 8.5.2"


def test_a_python_package_without_a_fix_says_so() -> None:
    fault: dict[str, Any] = {**FAULTY["vulns"][0], "fix_versions": []}
    [finding] = audit.read_pip_audit(pip_said({**FAULTY, "vulns": [fault]})).findings

    assert finding.fix == "no version fixes it yet"


def test_an_index_that_answers_for_no_package_is_no_clean_report() -> None:
    # pip-audit exits with 0 and says "No known vulnerabilities found" here.
    with pytest.raises(Unreachable, match="does not answer for attrs"):
        audit.read_pip_audit(pip_said(SKIPPED, SKIPPED))


def test_packages_that_were_skipped_are_named() -> None:
    assert audit.read_pip_audit(pip_said(CLEAN, SKIPPED)).missed == ("attrs",)


def test_the_traceback_of_a_lost_network_means_unreachable() -> None:
    with pytest.raises(Unreachable, match=r"requests\.exceptions\.ConnectionError"):
        audit.read_pip_audit(Said("", OFFLINE))


@pytest.mark.parametrize(
    "said",
    [
        Said("", ""),
        Said("", "No module named pip_audit\n"),
        Said("<html>", OFFLINE),
        Said("[]", ""),
        Said("{", ""),
    ],
    ids=lambda said: said.out or said.err or "nothing",
)
def test_garbage_from_pip_audit_is_unreadable(said: Said) -> None:
    with pytest.raises(Unreadable):
        audit.read_pip_audit(said)


# npm audit


def test_clean_npm_packages_are_counted_without_our_own() -> None:
    assert audit.read_npm_audit(npm_said(), LOCK) == Report(22)


def test_a_faulty_npm_package_is_named_with_its_version_from_the_lock() -> None:
    user = {**THREE, "name": "user", "via": ["three"]}
    [finding] = audit.read_npm_audit(npm_said(three=THREE, user=user), LOCK).findings

    assert str(finding) == "three 0.187.0: GHSA-aaaa-bbbb-cccc, fixed with three 0.188.1"


@pytest.mark.parametrize(("fix", "hint"), [(True, "npm audit fix"), (False, "no version fixes it")])
def test_an_npm_fix_without_a_version_tells_what_is_affected(fix: bool, hint: str) -> None:
    [finding] = audit.read_npm_audit(npm_said(three={**THREE, "fixAvailable": fix}), LOCK).findings

    assert finding.fix.startswith("affected are <0.188.0")
    assert hint in finding.fix


def test_a_registry_that_refuses_the_question_is_unreachable_and_not_named() -> None:
    message = "405 Method Not Allowed - POST https://registry.example.org/advisories/bulk"
    refused = Said(json.dumps({"message": message, "error": {"summary": "", "detail": ""}}), "")

    with pytest.raises(Unreachable, match=r"^405 Method Not Allowed - POST$"):
        audit.read_npm_audit(refused, LOCK)


@pytest.mark.parametrize(
    "out", ["", "npm error", "[]", '{"error": {"code": "ENOLOCK", "summary": "no lock"}}']
)
def test_garbage_from_npm_is_unreadable(out: str) -> None:
    with pytest.raises(Unreadable):
        audit.read_npm_audit(Said(out, ""), LOCK)


# The verdict


def refusing(why: Exception) -> Callable[[], Report]:
    def ask() -> Report:
        raise why

    return ask


def test_a_known_vulnerability_fails_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert not audit.judge("Python", lambda: Report(2, (CLICK_FOUND,)), {})

    assert "click 8.5.1: PYSEC-2026-1, fixed in 8.5.2" in capsys.readouterr().out


@pytest.mark.parametrize("name", CLICK_FOUND.ids)
def test_an_allowed_vulnerability_passes_with_its_reason(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.judge("Python", lambda: Report(2, (CLICK_FOUND,)), {name: "never called"})

    assert "allowed: never called" in capsys.readouterr().out


def test_unreachable_advisories_pass_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.judge("npm", refusing(Unreachable("no network")), {})

    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith("audit: no npm package was audited")


@pytest.mark.parametrize("why", [Unreadable("<html>"), KeyError("vulns"), TypeError("str")])
def test_an_unreadable_report_fails(why: Exception, capsys: pytest.CaptureFixture[str]) -> None:
    assert not audit.judge("npm", refusing(why), {})

    assert "can't be read" in capsys.readouterr().out


def test_an_allowance_ends_with_its_day() -> None:
    text = '[[allowed]]\nid = "GHSA-1"\nreason = "not called"\nuntil = 2027-01-31\n'

    assert audit.read_allowed(text, date(2027, 1, 31)) == {"GHSA-1": "not called"}
    assert audit.read_allowed(text, date(2027, 2, 1)) == {}


def test_every_allowance_of_ours_has_a_reason_and_a_day() -> None:
    audit.read_allowed((ROOT / audit.ALLOWED).read_text(), date(2026, 1, 1))
