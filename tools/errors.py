"""Writes docs/errors.md, the list of all error codes, from the English texts.

`python -m tools.errors` writes the file, `--check` only tests whether it is current.  A group
comment (`## ...`) in a text file becomes a heading.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import ast, parse

from tools import messages

FILE = messages.ROOT / "docs" / "errors.md"
PREFIX = "no-"

HEAD = """\
<!-- Written by tools/errors.py from the English texts: do not edit, run `make types`. -->

# Error codes

When the server refuses something it answers with a code and facts, never with a sentence:
`{"code": "rod-full", "facts": {"rod": "b2"}}`.  The page and the terminal translate the code.  This
is the complete list, with the English sentence that players read: what is wrong, then what to do.
Words in *italics* are facts.  (`offline` is the page's own: it cannot reach the server.)

Codes are stable: a client may depend on them.  [The protocol](protocol.md#errors) says which HTTP
status comes with which code, and how a refusal looks on the socket.  An answer with the fact
`retry_after` can succeed after that many seconds.
"""


def refusals(file: Path) -> Iterator[tuple[str, ast.Message]]:
    """The messages of a file that explain a code, each with the heading above it."""
    heading = ""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX):
            yield heading, entry


def sentence(pattern: ast.Pattern | None) -> str:
    """A message as English prose: facts in italics, plural forms as their default.

    >>> [message] = parse("no-full = Rod { $rod } is full.").body
    >>> sentence(message.value)
    'Rod *rod* is full.'
    """
    assert pattern is not None
    return "".join(_words(element) for element in pattern.elements)


def _words(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.VariableReference(id=fact):
            return f"*{fact.name}*"
        case ast.SelectExpression(variants=variants):
            [default] = [variant for variant in variants if variant.default]
            return sentence(default.value)
        case other:
            raise SystemExit(f"docs/errors.md cannot show {type(other).__name__}")


def written() -> str:
    """The whole page."""
    page, last = [HEAD], None
    for file in sorted(messages.LOCALE.glob("en/*.ftl")):
        for heading, message in refusals(file):
            if heading != last:
                page.append(
                    f"\n## {heading}\n\n| code | meaning, and what to do |\n| --- | --- |\n"
                )
                last = heading
            code = message.id.name.removeprefix(PREFIX)
            page.append(f"| `{code}` | {sentence(message.value)} |\n")
    return "".join(page)


def main(arguments: Sequence[str]) -> int:
    """Write the file, or report that it is stale."""
    text = written()
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        print(f"Stale: {FILE.relative_to(messages.ROOT)}. Run `make types`.")
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
