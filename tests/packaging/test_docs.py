"""Pages that people read in the repository."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from tools import errors, messages

ROOT = Path(__file__).parents[2]
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("bench/*.md"),
    *ROOT.glob("deploy/*.md"),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_within_the_repository_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)|<img src=\"([^\"]+)", page.read_text())
    ours = [link or picture for link, picture in links if "://" not in link]

    assert [link for link in ours if not (page.parent / link).exists()] == []


def test_recordings_are_short_small_and_move() -> None:
    page = ROOT / "docs" / "moments.md"
    found = re.findall(r'<img src="([^"]+)', page.read_text())
    assert len(found) == 3
    for name in found:
        file = page.parent / name
        with Image.open(file) as recording:
            frames = list(ImageSequence.all_frames(recording))
            moving = [frame.info["duration"] for frame in frames[:-1]]

        assert file.stat().st_size <= 400_000
        assert 480 <= frames[0].width <= 640
        assert len(frames) > 20
        assert sum(moving) <= 3_000


def test_decisions_are_numbered_without_repeats() -> None:
    numbers = [path.name[:4] for path in (ROOT / "docs" / "decisions").glob("*.md")]

    assert len(numbers) == len(set(numbers))


def test_the_list_of_error_codes_is_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.main(["--check"]) == 0
    assert capsys.readouterr().out == ""
    assert "\n| `rod-full` | Rod *rod* is full. Choose another one. |\n" in errors.written()


def test_a_stale_list_of_error_codes_is_reported_and_rewritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(messages, "ROOT", tmp_path)
    monkeypatch.setattr(errors, "FILE", tmp_path / "errors.md")
    assert errors.main(["--check"]) == 1
    assert capsys.readouterr().out == "Stale: errors.md. Run `make types`.\n"
    assert errors.main([]) == 0

    assert errors.main(["--check"]) == 0


def test_the_program_in_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = re.findall(r"```python\n(.+?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102  # the README is ours

    assert len([line for line in program.splitlines() if line]) <= 10
    assert "Outcome(reason='" in capsys.readouterr().out
