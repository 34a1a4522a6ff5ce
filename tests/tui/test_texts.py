"""Every text of the terminal is there, and none lies about unused."""

import re
from pathlib import Path

import knobel.tui
from knobel.tui.games.vier3d.board import _COLOURS
from tests.locale.test_texts import everything

SOURCE = Path(knobel.tui.__file__).parent
NAMED = re.compile(r"[\"'](tui-[a-z0-9-]+)[\"']")
BEGUN = re.compile(r"[\"'](tui-(?:[a-z0-9-]+-)?)\{")
CODES = re.compile(r"BadFlag\(\s*\"([a-z-]+)\"")


def sources() -> str:
    commands = ("playing.py", "joining.py", "seats.py")
    files = [*SOURCE.rglob("*.py"), *(SOURCE.parent / "cli" / name for name in commands)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_text_that_is_named_is_there() -> None:
    source, texts = sources(), set(everything("en"))
    codes = {f"tui-bad-{code}" for code in CODES.findall(source)}

    assert len(codes) > 10
    assert sorted((set(NAMED.findall(source)) | codes) - texts) == []
    assert {f"tui-sign-{colour}" for colour in _COLOURS.values()} <= texts


def test_no_text_lies_about_unused() -> None:
    source = sources()
    begun = tuple(name for name in BEGUN.findall(source) if name != "tui-")
    chosen = {"tui-on", "tui-off", "tui-four-pieces", "tui-victim"}
    chosen |= {
        name for name in everything("en") if re.match(r"tui-(preset|who|layout|rows)-", name)
    }
    unused = {
        name
        for name in everything("en")
        if name.startswith("tui-")
        and name not in NAMED.findall(source)
        and name not in chosen
        and not name.startswith(begun)
    }

    assert begun != ()
    assert sorted(unused) == []
