"""A game is a folder on each floor: to add one, edit the two lists of games and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

from knobel.catalog import GAMES
from knobel.server.pages import STATIC

ROOT = Path(__file__).parents[2]
FLOORS = (".ci", "bench", "deploy", "src/knobel", "tools", "web/public", "web/src", "web/sw")
LOOSE_FILES = ("Makefile", "*.py", "*.toml", "web/*.*")
NOT_OURS = {"static", "peers", "results", "__pycache__"}
TEXTS = {".md", ".ftl", ".txt", ".db", ".mo"}
"""What people read; the rest is code or configures it."""
LISTS = {"src/knobel/catalog/__init__.py", "src/knobel/tui/games/__init__.py"}
"""Here the games are listed."""
GENERATED = {"web/src/lib/messages.ts", "web/src/lib/wire.ts"}

NAMES = "|".join(GAMES)
OWN_PLACES = re.compile(
    rf"src/knobel/(games|bots|tui/games|catalog/data)/({NAMES})/"
    rf"|web/src/games/({NAMES})/"
    rf"|(src/knobel/catalog|tools/scenes|bench/games|bench/load/drivers)/({NAMES})\.\w+$"
    rf"|bench/[a-z]+_({NAMES})\.py$"
)
"""Where CONTRIBUTING puts the files of a game.  A file elsewhere is shared, whatever its name."""


def _titles() -> Iterator[str]:
    """What the pages call the games; code that decides by a title names the game, too."""
    for game in GAMES:
        page = (ROOT / "web" / "src" / "games" / game / "index.ts").read_text("utf-8")
        yield from re.findall(r"\btitle: '(.+?)'", page)


SPELLINGS = "|".join([NAMES, *map(re.escape, _titles())])
NAME = re.compile(rf"(?:(?<![A-Za-z])|(?<![A-Z])(?=[A-Z]))(?i:{SPELLINGS})(?![a-z])")
"""A name as a word or as a part of an identifier, in any case, but not inside another word."""


def sources() -> Iterator[Path]:
    found = [file for pattern in LOOSE_FILES for file in ROOT.glob(pattern)]
    found += [file for floor in FLOORS for file in (ROOT / floor).rglob("*")]
    for path in sorted(file.relative_to(ROOT) for file in found if file.is_file()):
        is_code = path.suffix not in TEXTS and ".test." not in path.name
        if is_code and NOT_OURS.isdisjoint(path.parts):
            yield path


def naming() -> set[str]:
    """The shared files that name a game."""
    shared = [path for path in sources() if not OWN_PLACES.match(path.as_posix())]
    return {path.as_posix() for path in shared if NAME.search(written(path))} - LISTS - GENERATED


def written(path: Path) -> str:
    """The file's name and its contents, without the bytes that are no text."""
    return f"{path.name}\n{(ROOT / path).read_text('utf-8', errors='ignore')}"


def test_shared_sources_name_no_game() -> None:
    assert sorted(naming()) == []


def test_the_sources_are_found() -> None:
    found = {path.as_posix() for path in sources()}

    assert {*LISTS, *GENERATED, "web/src/App.svelte", "web/src/games/xcode/index.ts"} <= found
    assert {"Makefile", "web/index.html", "web/eslint.config.js", "bench/load/games.mjs"} <= found
    assert {"pyproject.toml", "deploy/compose/compose.yaml", ".ci/run"} <= found


def test_names_are_found_however_they_are_written() -> None:
    for name in ("xcode", "XcodeSetup", "asVier3d", "XCODE_FILES", "XCodeSetup", "is_xcode"):
        assert NAME.search(name), name
    for title in ("=== 'X-Code'", "a rod of Vier-gewinnt 3D", "XOBrainer"):
        assert NAME.search(title), title
    assert not NAME.search("hexcode")
    assert not NAME.search("HEXCODE")


def test_only_the_places_of_a_game_may_name_it() -> None:
    for own in ("web/src/games/xcode/wire.ts", "bench/bots_xcode.py", "bench/games/xcode.py"):
        assert OWN_PLACES.match(own), own
    for shared in (
        "web/src/parts/xcode/Hand.svelte",
        "src/knobel/service/live_xcode.py",
        "bench/games/__init__.py",
    ):
        assert not OWN_PLACES.match(shared), shared


def test_no_page_loads_a_board_that_it_does_not_show() -> None:
    """Vite puts what two boards share into the file of the first, unless web/vite.config.ts names it."""
    loads = re.compile(rf"(?:from|import)\"\./(({NAMES})-[^\"]+)\"")
    strange = [
        (file.name, other)
        for file in (STATIC / "assets").glob("*.js")
        for other, game in loads.findall(file.read_text("utf-8"))
        if not file.name.startswith(f"{game}-")
    ]

    assert [] == strange
