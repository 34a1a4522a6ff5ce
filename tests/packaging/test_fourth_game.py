"""A further game is a folder in each package and a few lines: Nim shows it, in a copy of this checkout."""

import json
import re
import shutil
import sys

import pytest

from knobel.catalog import GAMES
from tests.kit.fourth_game import PROGRAMS, ROOT, Copy, overlay, patched

pytestmark = pytest.mark.long

MOST_FILES, MOST_LINES = 8, 30
HERE = "src/games/nim"
PYTEST = ("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider")


SHARED_TESTS = (
    "tests/laws/test_laws.py",
    "tests/golden/test_golden.py",
    "tests/rules/test_coverage.py",
    "tests/catalog/test_capabilities.py",
    "tests/locale/test_codes.py",
    "tests/locale/test_texts.py",
    "tests/packaging/test_one_door.py",
    "tests/server/test_protocol_doc.py",
)

KINDS = "nim or same or words_for or unused or one_door or capabilities or rule"
"""Those of their tests that look at all games; what names another game only is tested here."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("fourth") / "knobel")


def test_it_changes_the_shared_files_that_contributing_lists_and_few_lines() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("changes these shared files")[2]
    listed = re.findall(
        r"`([^`]+)`", "".join(re.findall(r"^- (.*?):", guide.split("\n## ")[0], re.MULTILINE))
    )

    assert sorted(listed) == sorted(patched())
    assert len(patched()) <= MOST_FILES
    assert sum(patched().values()) <= MOST_LINES


def test_all_else_is_new_and_in_places_named_after_the_game() -> None:
    assert "nim" not in GAMES
    assert [path for path in overlay() if (ROOT / path).exists()] == []
    assert [path for path in overlay() if "nim" not in re.split(r"[/.\-_]", path.as_posix())] == []


def test_types_style_and_imports_are_right(copy: Copy) -> None:
    cache = ROOT / ".mypy_cache"
    if cache.is_dir():  # else it takes longer
        shutil.copytree(cache, copy.root / ".mypy_cache")
    copy.run(str(PROGRAMS / "mypy"))
    copy.run(str(PROGRAMS / "lint-imports"), "--no-logo")
    copy.run(str(PROGRAMS / "ruff"), "check", "--quiet")
    copy.run(str(PROGRAMS / "ruff"), "format", "--check", "--quiet")


def test_it_keeps_the_laws_and_is_played_in_the_terminal(copy: Copy) -> None:
    assert str(copy.root) in copy.python("-c", "import knobel; print(knobel.__file__)")
    files = [
        str(path) for path in overlay() if path.match("test_nim.py") and "web" not in path.parts
    ]
    copy.python(
        *PYTEST,
        *files,
        *SHARED_TESTS,
        "-k",
        f"({KINDS}) and not ({' or '.join(GAMES)})",
    )


def test_it_is_played_in_the_browser(copy: Copy) -> None:
    """In a process of its own, because Playwright keeps a loop running."""
    narrow = {"extends": "./tsconfig.json", "include": [HERE, "src/games/*.ts"]}
    (copy.root / "web" / "tsconfig.nim.json").write_text(json.dumps(narrow), "utf-8")
    checks = ("svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.nim.json")
    for program in (checks, ("eslint", "--max-warnings", "0", HERE), ("prettier", "--check", HERE)):
        copy.run("npx", "--no-install", *program, folder="web")
    copy.run(sys.executable, "-m", "tools.web", "build")
    copy.python(*PYTEST, "tests/web/test_nim.py")
