"""What `make test` does about programs that are missing."""

import shutil
import sys
from typing import Any

import pytest

from tools import deploy, prepare
from tools.check import checks


@pytest.fixture
def _without_sox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "_missing_instruments", lambda: ["sox"])


@pytest.mark.usefixtures("_without_sox")
def test_where_nothing_may_be_installed_it_says_what_is_not_tested(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "_apt", lambda: None)
    prepare.provide_instruments()

    assert capsys.readouterr().err == "-- sox is missing: the test of sounds is skipped\n"


@pytest.mark.usefixtures("_without_sox")
def test_what_may_be_installed_and_is_not_there_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise prepare.CannotPrepare("no network")

    monkeypatch.setattr(prepare, "_apt", lambda: ([], "/usr/bin/apt-get"))
    monkeypatch.setattr(prepare, "_update_lists", lambda *_: None)
    monkeypatch.setattr(prepare, "_run", fail)
    monkeypatch.setattr(prepare, "POLICY", "/")  # which is there: the machine stays as it is

    with pytest.raises(prepare.CannotPrepare, match="sox is missing"):
        prepare.provide_instruments()


@pytest.mark.skipif(sys.platform != "linux", reason="systemd is for Linux only")
def test_systemd_is_installed_for_the_program_that_judges_units(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "systemd-analyze" else name)

    assert prepare._missing_instruments() == ["systemd"]


@pytest.mark.parametrize(
    ("arguments", "may_install", "status"),
    [((), True, 0), (("--strict",), True, 1), (("--strict",), False, 0)],
)
def test_only_a_strict_check_of_deploy_files_misses_a_program_that_may_be_installed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    may_install: bool,
    status: int,
) -> None:
    monkeypatch.setattr(deploy, "find", lambda _program: None)
    monkeypatch.setattr(deploy, "may_install", lambda: may_install)

    assert deploy.main(arguments) == status
    told = capsys.readouterr().out
    assert all((f"deploy: {name} is missing" in told) == bool(status) for name in deploy.PROGRAMS)


def test_make_test_checks_the_deploy_files_strictly() -> None:
    def is_strict(*, before_tests: bool) -> bool:
        (found,) = [each for each in checks(before_tests=before_tests) if each.name == "deploy"]
        return "--strict" in found.command

    assert is_strict(before_tests=True)
    assert not is_strict(before_tests=False)
