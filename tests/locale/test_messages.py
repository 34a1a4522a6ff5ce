"""The names of all texts, written down for TypeScript."""

from pathlib import Path

import pytest

from tools import messages as tool


def test_the_file_is_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


def test_a_text_is_told_what_it_wants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "app.ftl").write_text(
        """
plain = Words
with-name = { $name } wins after { $seconds } s
with-count = { $count ->
    [one] { $name } has one
   *[other] { $name } has { $count }
}
with-choice = { $kind ->
    [cat] Miaow
   *[dog] Woof
}
""",
        encoding="utf-8",
    )
    (tmp_path / "en" / "cli.ftl").write_text("cli-only = Only in Python\n", encoding="utf-8")
    monkeypatch.setattr(tool, "LOCALE", tmp_path)
    body = tool.written().removeprefix(tool.HEAD).removesuffix(tool.TAIL)

    assert body.splitlines() == [
        "  plain: null;",
        "  'with-choice': { kind: string | number };",
        "  'with-count': { count: number; name: string | number };",
        "  'with-name': { name: string | number; seconds: string | number };",
    ]


def test_a_stale_file_is_told_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "FILE", tmp_path / "messages.ts")
    assert tool.main(["--check"]) == 1
    assert capsys.readouterr().out == "Stale: messages.ts. Run `make types`.\n"
    assert tool.main([]) == 0

    assert tool.main(["--check"]) == 0


def test_a_line_that_is_no_message_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "app.ftl").write_text("good = Words\nno message at all\n", encoding="utf-8")
    monkeypatch.setattr(tool, "LOCALE", tmp_path)

    with pytest.raises(SystemExit, match="no message at all"):
        tool.written()
