"""Write the bill of materials of a release: every package that runs, Python's and the pages'.

cyclonedx-py lists requirements/run.txt, `npm sbom` lists web/package-lock.json without the tools
that build the pages; both are put into one CycloneDX file, which is checked against the schema.
The file holds no time and no serial number: the same pins give the same bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cyclonedx.schema import SchemaVersion

from knobel import __version__
from tools import web

Bom = dict[str, Any]

KNOBEL = f"knobel@{__version__}"
SCHEMA = SchemaVersion.V1_6


class CannotList(Exception):
    """The bill of materials can't be written; the message says why."""


def merge(python: Bom, npm: Bom, direct: frozenset[str], shipped: frozenset[str]) -> Bom:
    """Merge two bills: the Python packages that we require, and the npm packages that we ship."""
    packages = [_python_package(package) for package in python["components"]]
    refs = {p["bom-ref"]: p["purl"] for p in npm["components"] if p["bom-ref"] in shipped}
    pages = [_page_package(p) for p in npm["components"] if p["bom-ref"] in shipped]
    own = npm["metadata"]["component"]["bom-ref"]
    graph = {
        entry["ref"]: sorted(refs[ref] for ref in entry["dependsOn"] if ref in refs)
        for entry in npm["dependencies"]
        if entry["ref"] in {*refs, own}
    }
    needs = [package["purl"] for package in packages if package["name"] in direct] + graph.pop(own)
    [npm_tool] = npm["metadata"]["tools"]
    tools = python["metadata"]["tools"]["components"]
    return {
        **{name: python[name] for name in ("$schema", "bomFormat", "specVersion", "version")},
        "metadata": {
            "component": {
                **python["metadata"]["component"],
                "bom-ref": KNOBEL,
                "version": __version__,
            },
            "tools": {
                "components": [
                    *tools,
                    {"type": "application", "name": "npm", "version": npm_tool["version"]},
                ]
            },
        },
        "components": sorted(packages + pages, key=lambda package: str(package["purl"])),
        "dependencies": [
            {"ref": KNOBEL, "dependsOn": sorted(needs)},
            *({"ref": package["purl"]} for package in packages),
            *({"ref": refs[ref], "dependsOn": on} for ref, on in graph.items()),
        ],
    }


def _python_package(package: Bom) -> Bom:
    """Drop the description, which is only a line of the requirements file."""
    kept = {name: value for name, value in package.items() if name != "description"}
    return {**kept, "bom-ref": package["purl"]}


def _page_package(package: Bom) -> Bom:
    """Drop npm's properties, which are wrong for packages that our tools need too."""
    kept = {name: value for name, value in package.items() if name != "properties"}
    return {**kept, "bom-ref": package["purl"], "scope": "required"}


def validate(bom: Bom) -> None:
    """Validate the bill against the schema; raises CannotList."""
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415 -- takes seconds

    fault = JsonStrictValidator(SCHEMA).validate_str(json.dumps(bom))
    if fault is not None:
        raise CannotList(f"the schema refuses it: {fault}")


def list_python(root: Path) -> Bom:
    """What requirements/run.txt pins, with hashes."""
    options = ["--pyproject=pyproject.toml", "--mc-type=application", "--output-reproducible"]
    version = f"--spec-version={SCHEMA.to_version()}"
    source = str(Path("requirements", "run.txt"))
    # It warns that the graph has no root; merge() adds one.
    command = [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements"]
    return _run([*command, *options, version, source], root, dict(os.environ))


def list_npm(root: Path) -> Bom:
    """What web/package-lock.json pins, with hashes, tools included."""
    node = web.find_node()
    if node is None:
        raise CannotList("there is no Node.js here")
    command = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]
    return _run([*node.npm, *command], root / "web", {**os.environ, **node.environment})


def direct_dependencies(root: Path) -> frozenset[str]:
    """The names of the dependencies in pyproject.toml, normalised."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = (re.split(r"[^\w.-]", wanted, maxsplit=1)[0] for wanted in project["dependencies"])
    return frozenset(re.sub(r"[._-]+", "-", name).lower() for name in names)


def shipped_packages(root: Path) -> frozenset[str]:
    """The packages of web/package-lock.json that we ship, as name@version.

    `npm sbom --omit=dev` would leave out packages that both the pages and a tool need.
    """
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return frozenset(
        f"{path.rpartition('node_modules/')[2]}@{entry['version']}"
        for path, entry in lock["packages"].items()
        if path and not entry.get("dev")
    )


def _run(command: Sequence[str], folder: Path, environment: dict[str, str]) -> Bom:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotList(f"`{' '.join(command)}` failed:\n{done.stderr.strip()}")
    bom: Bom = json.loads(done.stdout)
    return bom


def bill(root: Path) -> Bom:
    """The whole bill, validated."""
    bom = merge(
        list_python(root), list_npm(root), direct_dependencies(root), shipped_packages(root)
    )
    validate(bom)
    return bom


def main(arguments: Sequence[str] | None = None) -> int:
    """Write dist/knobel-<version>.cdx.json, or the file that is named."""
    parser = argparse.ArgumentParser(prog="python -m tools.sbom", description=__doc__)
    default = web.ROOT / "dist" / f"knobel-{__version__}.cdx.json"
    parser.add_argument("file", type=Path, nargs="?", default=default)
    file: Path = parser.parse_args(arguments).file
    try:
        bom = bill(web.ROOT)
    except CannotList as why:
        print(f"-- no bill of materials: {why}", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bom, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"-- {file.name}: {len(bom['components'])} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
