"""Reads which rules docs/rules numbers, and which of them the tests cite.

Both are read from the files, so that the answer is the same whether all tests run, some of them,
or each in another process.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
NUMBER = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* ", re.MULTILINE)


class Citation(NamedTuple):
    """A test, and the rules that it says it shows."""

    test: str
    where: str
    numbers: tuple[str, ...]


def numbered_rules(text: str) -> list[str]:
    r"""The numbers of a rules page, in its order.

    >>> numbered_rules("- **V3-01** Sixteen rods.\n- **V3-02** Balls.\n\nSee **V3-03** there.")
    ['V3-01', 'V3-02']
    """
    return NUMBER.findall(text)


def all_rules() -> list[str]:
    """The numbers of every page."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return [number for page in pages for number in numbered_rules(page.read_text("utf-8"))]


def all_citations() -> list[Citation]:
    """Every test below tests/ with the mark `rule`, but for those of the fourth game."""
    return [
        citation
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        if "fourth_game" not in file.parts
        for citation in citations(file.read_text("utf-8"), file.relative_to(ROOT).as_posix())
    ]


def citations(source: str, where: str) -> Iterator[Citation]:
    """The citing tests of one module."""
    if "mark.rule" not in source:  # parsing takes time
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            numbers = [n for mark in node.decorator_list for n in _numbers(mark)]
            if numbers:
                yield Citation(node.name, where, tuple(numbers))


def _numbers(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        for argument in mark.args:
            assert isinstance(argument, ast.Constant), "a rule is cited by its number, written out"
            assert isinstance(argument.value, str)
            yield argument.value
