"""A game is a folder on each floor: whoever adds one edits a list or two, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

from knobel.catalog import GAMES

ROOT = Path(__file__).parents[2]
SUFFIXES = {".py", ".ts", ".js", ".mjs", ".cjs", ".svelte", ".css"}
FLOORS = ("src/knobel", "tools", "bench", "web/src", "web/sw", "web/vite.config.ts")
BUILT = {ROOT / "src" / "knobel" / "static", ROOT / "bench" / "peers"}
LISTS = {"src/knobel/catalog/__init__.py", "src/knobel/tui/games/__init__.py"}
"""Here the games are listed."""
GENERATED = {"web/src/lib/messages.ts", "web/src/lib/wire.ts"}


def _spellings(game: str) -> str:
    """The name as a word of its own or as a part of an identifier, but not inside another word."""
    return f"(?<![A-Za-z]){game}(?![a-z])|{game.capitalize()}(?![a-z])|(?<![A-Z]){game.upper()}"


NAME = re.compile("|".join(map(_spellings, GAMES)))


def sources() -> Iterator[Path]:
    for floor in FLOORS:
        found = ROOT / floor
        for path in [found] if found.is_file() else sorted(found.rglob("*")):
            is_source = path.suffix in SUFFIXES and ".test." not in path.name
            if is_source and BUILT.isdisjoint(path.parents):
                yield path.relative_to(ROOT)


def is_of_a_game(path: Path) -> bool:
    """Whether it lies in the folder of a game, or its own name contains the game's."""
    return not GAMES.keys().isdisjoint((*path.parent.parts, *path.stem.split("_")))


def naming() -> set[str]:
    """The shared files that name a game as code does; titles such as X-Code are for people."""
    return {
        path.as_posix()
        for path in sources()
        if not is_of_a_game(path) and NAME.search(without_titles(path))
    } - (LISTS | GENERATED)


def without_titles(path: Path) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    return path.name + text.replace("XOBrainer", "")


def test_shared_sources_name_no_game() -> None:
    assert sorted(naming()) == []


def test_the_sources_are_found() -> None:
    found = {path.as_posix() for path in sources()}

    assert {*LISTS, *GENERATED, "web/src/App.svelte", "web/src/games/xcode/index.ts"} <= found
    assert NAME.search("XcodeSetup")
    assert NAME.search("asVier3d")
    assert NAME.search("XCODE_FILES")
    assert not NAME.search("decodeXcodes")
    assert is_of_a_game(Path("web/src/games/xcode/wire.ts"))
    assert is_of_a_game(Path("bench/bots_xcode.py"))
    assert not is_of_a_game(Path("bench/games/__init__.py"))
