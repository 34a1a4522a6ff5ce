"""The build of the pages: only when it is due, and never a half one.

The npm and the Node here are two scripts of a few lines; the real ones build the wheel in
test_wheel.py.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import web

NPM = """#!/bin/sh
echo "$1" >> ../calls
case $1 in
ci) mkdir -p node_modules/anything ;;
run) mkdir -p dist && cp {page} dist/{page} ;;
esac
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> web.Site:
    """A checkout with one page, one text, and a Node that is just new enough."""
    root = tmp_path / "checkout"
    for name in ("web/index.html", "web/package-lock.json", "src/knobel/locale/de/a.ftl"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    (root / "tools").mkdir()
    (root / "tools" / "web.py").write_text("")
    program(tmp_path / "bin" / "npm", NPM.format(page="index.html"))
    program(tmp_path / "bin" / "node", "#!/bin/sh\necho v20.19.0\n")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return web.Site(root)


def program(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def calls(site: web.Site) -> list[str]:
    return (site.root / "calls").read_text().split()


def test_the_first_build_installs_and_leaves_the_pages(site: web.Site) -> None:
    assert not site.is_current()

    web.build(site)

    assert calls(site) == ["ci", "run"]
    assert (site.output / "index.html").read_text() == "web/index.html"
    assert site.is_current()


def test_a_second_build_does_nothing(site: web.Site) -> None:
    web.build(site)
    web.build(site)

    assert calls(site) == ["ci", "run"]


@pytest.mark.parametrize(
    "name",
    [
        "web/index.html",
        "web/src/new.ts",
        "src/knobel/locale/de/a.ftl",
        "src/knobel/catalog/data/xcode/levels/a.json",
    ],
)
def test_a_change_is_built_without_installing_again(site: web.Site, name: str) -> None:
    web.build(site)
    (site.root / name).parent.mkdir(parents=True, exist_ok=True)
    (site.root / name).write_text("changed")
    web.build(site)

    assert calls(site) == ["ci", "run", "run"]


def test_a_new_lock_installs_again(site: web.Site) -> None:
    web.build(site)
    (site.web / "package-lock.json").write_text("newer")
    web.build(site)

    assert calls(site) == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize("name", ["node_modules/x.js", "dist/x.js", ".cache", "src/a.test.ts"])
def test_what_is_no_source_asks_for_no_build(site: web.Site, name: str) -> None:
    web.build(site)
    (site.web / name).parent.mkdir(exist_ok=True)
    (site.web / name).write_text("changed")

    assert site.is_current()


def test_a_lost_page_is_built_again(site: web.Site) -> None:
    web.build(site)
    (site.output / "index.html").unlink()

    assert not site.is_current()


def test_a_build_without_a_page_fails_and_keeps_the_old_ones(site: web.Site) -> None:
    web.build(site)
    (site.web / "other.html").write_text("")
    program(site.root.parent / "bin" / "npm", NPM.format(page="other.html"))

    with pytest.raises(web.CannotBuild, match=r"no index\.html"):
        web.build(site)
    assert (site.output / "index.html").is_file()


def test_npm_that_fails_is_named(site: web.Site) -> None:
    program(site.root.parent / "bin" / "npm", "#!/bin/sh\nexit 3\n")

    with pytest.raises(web.CannotBuild, match="npm ci"):
        web.build(site)


@pytest.mark.parametrize("version", ["v20.18.9", "v18.20.0", "nonsense"])
def test_a_node_that_is_too_old_is_none(site: web.Site, version: str) -> None:
    program(site.root.parent / "bin" / "node", f"#!/bin/sh\necho {version}\n")

    assert web.machine_node() is None
