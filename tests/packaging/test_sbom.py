"""The bill of materials, made by the real tools from the real pins."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from knobel import __version__
from tools import sbom

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bom(tmp_path_factory: pytest.TempPathFactory) -> Any:
    file = tmp_path_factory.mktemp("sbom") / "new" / "knobel.cdx.json"

    assert sbom.main([str(file)]) == 0

    return json.loads(file.read_text())


def package(bom: Any, purl: str) -> Any:
    [found] = [component for component in bom["components"] if component["purl"] == purl]
    return found


def direct(bom: Any) -> list[str]:
    [root] = [e for e in bom["dependencies"] if e["ref"] == bom["metadata"]["component"]["bom-ref"]]
    needs: list[str] = root["dependsOn"]
    return needs


def test_it_describes_this_version_of_knobel(bom: Any) -> None:
    described = bom["metadata"]["component"]

    assert (bom["bomFormat"], described["name"]) == ("CycloneDX", "knobel")
    assert described["version"] == __version__


def test_every_pin_of_the_server_is_listed_with_its_hashes(bom: Any) -> None:
    entries = re.split(r"(?m)^(?=[a-z])", (ROOT / "requirements" / "run.txt").read_text())[1:]

    for entry in entries:
        pinned = re.match(r"([a-z0-9-]+)==([^\s;]+)", entry)
        assert pinned is not None
        [source] = package(bom, f"pkg:pypi/{pinned[1]}@{pinned[2]}")["externalReferences"]
        hashes = {known["content"] for known in source["hashes"]}
        assert hashes == set(re.findall(r"--hash=sha256:(\w+)", entry))


def test_every_package_of_the_pages_is_listed_with_its_hash(bom: Any) -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    shipped = {
        path.rpartition("node_modules/")[2]: entry
        for path, entry in lock.items()
        if path and not entry.get("dev")
    }

    assert {"svelte", "three"} <= shipped.keys()
    for name, entry in shipped.items():
        purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
        [known] = package(bom, purl)["hashes"]
        assert known["alg"] == "SHA-512"
        integrity = base64.b64decode(entry["integrity"].removeprefix("sha512-"))
        assert known["content"] == integrity.hex()


def test_our_direct_dependencies_are_named_as_such(bom: Any) -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    names = {re.sub(r"@[^@]*$", "", purl) for purl in direct(bom)}

    assert {f"pkg:npm/{name.replace('@', '%40')}" for name in wanted} <= names
    assert {f"pkg:pypi/{name}" for name in sbom.direct_dependencies(ROOT)} <= names
    assert "pkg:pypi/litestar" in names
    assert "pkg:pypi/anyio" not in names  # only litestar asks for it


def test_tools_of_tests_and_builds_are_not_part_of_a_release(bom: Any) -> None:
    names = {component["name"] for component in bom["components"]}

    assert not names & {"pytest", "mypy", "vite", "prettier"}


def test_every_dependency_is_a_listed_package(bom: Any) -> None:
    listed = {component["bom-ref"] for component in bom["components"]}
    listed.add(bom["metadata"]["component"]["bom-ref"])
    named = {entry["ref"] for entry in bom["dependencies"]}

    assert listed == named
    assert {ref for e in bom["dependencies"] for ref in e.get("dependsOn", [])} <= listed


def test_a_bill_that_the_schema_refuses_is_not_written(bom: Any) -> None:
    with pytest.raises(sbom.CannotList, match="schema"):
        sbom.validate({**bom, "components": [{"name": "without a type"}]})
