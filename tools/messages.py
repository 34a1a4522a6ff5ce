"""Writes the ids of all texts and their variables as types for the web app.

`python tools/messages.py` writes the file, `--check` only tests whether it is current.  It reads
English; a test requires that all languages have the same messages and variables.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "knobel" / "locale"
FILE = ROOT / "web" / "src" / "lib" / "messages.ts"
SPOKEN_ELSEWHERE = {"cli.ftl", "limits.ftl", "tui.ftl"}
"""Texts that only Python uses."""

HEAD = """\
// Written by tools/messages.py from the English texts: do not edit, run `make types`.

/** Every text, and what it wants to be told; null if nothing. */
export interface Messages {
"""
TAIL = """\
}

export type MessageId = keyof Messages;

/** Texts that stand for themselves. */
export type PlainId = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId];

/** What to say a text with: nothing, or its facts. */
export type FactsOf<Id extends MessageId> = MessageId extends Id
  ? [facts?: Record<string, string | number>]
  : Messages[Id] extends null
    ? []
    : [facts: Messages[Id]];
"""


class Facts(Visitor):
    """The variables of a message, and whether each is a number that selects a plural form."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- called by this name
        self.kinds.setdefault(node.id.name, "string | number")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 -- called by this name
        self.generic_visit(node)
        chosen_by = node.selector
        if isinstance(chosen_by, ast.VariableReference) and _is_counted(node):
            self.kinds[chosen_by.id.name] = "number"


def _is_counted(node: ast.SelectExpression) -> bool:
    keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
    numbers = any(isinstance(v.key, ast.NumberLiteral) for v in node.variants)
    return numbers or keys <= {"zero", "one", "two", "few", "many", "other"}


def messages(file: Path) -> Iterator[ast.Message]:
    """The messages of a file; a line that is not a message is an error."""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{file.name}: {(entry.content or '').strip()!r} is no message")
        if isinstance(entry, ast.Message):
            yield entry


def facts(message: ast.Message) -> dict[str, str]:
    """The variables of a message, each with its type in TypeScript."""
    seen = Facts()
    seen.visit(message)
    return dict(sorted(seen.kinds.items()))


def written() -> str:
    """The TypeScript for all texts of the web app."""
    files = sorted(file for file in LOCALE.glob("en/*.ftl") if file.name not in SPOKEN_ELSEWHERE)
    found = {message.id.name: facts(message) for file in files for message in messages(file)}
    return HEAD + "".join(_line(name, found[name]) for name in sorted(found)) + TAIL


def _line(name: str, kinds: dict[str, str]) -> str:
    inner = "; ".join(f"{fact}: {kind}" for fact, kind in kinds.items())
    key = f"'{name}'" if "-" in name else name
    return f"  {key}: {f'{{ {inner} }}' if inner else 'null'};\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file, or report that it is stale."""
    text = written()
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        print(f"Stale: {FILE.relative_to(ROOT)}. Run `make types`.")
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
