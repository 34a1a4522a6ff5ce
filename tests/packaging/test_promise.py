"""Each line of docs/promise.md names the tests that try to break it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROMISE = (ROOT / "docs" / "promise.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/.]+)::(\w+)`", PROMISE)


def test_every_test_that_is_named_exists() -> None:
    missing = [
        f"{file}::{name}"
        for file, name in NAMED
        if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")
    ]

    assert missing == []
    assert len(NAMED) > 30


def test_every_line_of_a_table_names_a_test() -> None:
    rows = [line for line in PROMISE.splitlines() if line.startswith("|")]
    promises = [line for line in rows if "---" not in line and not line.endswith("| test |")]

    assert [line for line in promises if "`tests/" not in line] == []
