"""What `make test` does about programs that are missing."""

from typing import Any

import pytest

from tools import prepare


@pytest.fixture(autouse=True)
def _without_sox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "_missing_instruments", lambda: ["sox"])


def test_where_nothing_may_be_installed_it_says_what_is_not_tested(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "_apt", lambda: None)
    prepare.provide_instruments()

    assert capsys.readouterr().err == "-- sox is missing: the test of sounds is skipped\n"


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
