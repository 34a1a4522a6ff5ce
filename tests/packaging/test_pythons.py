"""What lies below the server runs on every Python that pyproject.toml names."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.web import ROOT, find_node

PROGRAM = ROOT / "tests/packaging/below_the_server.py"
PYODIDE = ROOT / "web/node_modules/pyodide"
PYODIDE_WHEEL = "pyemscripten_2026_0_wasm32"
"""The platform of wheels for this Pyodide."""
BUILT_IN = "3.14"
"""The Python that Pyodide is."""


def named() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (re.fullmatch(r".*:: (3\.\d+)", line) for line in project["classifiers"])
    return [match[1] for match in found if match]


def interpreter(version: str) -> str | None:
    """A Python of this version on this machine."""
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    ours = sorted((pyenv / "versions").glob(f"{version}.*/bin/python"))
    return str(ours[-1]) if ours else shutil.which(f"python{version}")


def fetch_msgspec(folder: Path, version: str, *platform: str) -> None:
    """The pinned msgspec for this Python, by its hash."""
    pins = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    pin = re.search(r"^msgspec==(?:.*\\\n)*.*$", pins, re.MULTILINE)
    assert pin is not None
    wanted = folder / "msgspec.txt"
    wanted.write_text(pin[0] + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--python-version", version, "--target", str(folder)]
    command += [*platform, "-r", str(wanted)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"msgspec for Python {version} cannot be fetched: {done.stderr[-200:]}")


def run(*command: str | Path, **variables: str) -> list[str]:
    """What the program says."""
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **variables}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_oldest_is_the_one_that_is_required_and_this_one_is_named() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in named()
    assert f'requires-python = ">={named()[0]}"' in text
    assert f"TESTED := {named()[-1]}\n" in makefile
    assert named()[-1] == BUILT_IN


@pytest.mark.parametrize("version", named())
def test_what_lies_below_the_server_runs_on(version: str, tmp_path: Path) -> None:
    python = interpreter(version)
    if python is not None:
        if python != sys.executable:
            fetch_msgspec(tmp_path, version)
        path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
        said = run(python, PROGRAM, PYTHONPATH=path)
    elif version == BUILT_IN:
        fetch_msgspec(tmp_path, version, "--platform", PYODIDE_WHEEL)
        node = find_node()
        assert node is not None
        program = shutil.which("node", path=node.environment.get("PATH"))
        assert program is not None
        script = ROOT / "tests/packaging/pyodide.mjs"
        said = run(program, script, PYODIDE, ROOT / "src", tmp_path, PROGRAM)
    else:
        pytest.skip(f"this machine has no Python {version}")

    assert ".".join(said[:2]) == version
    assert len(said) == 5


def test_make_says_that_a_python_is_newer_than_what_was_tested(tmp_path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    older = tmp_path / "Makefile"
    older.write_text(re.sub(r"TESTED := .*", "TESTED := 3.10", makefile), encoding="utf-8")
    words = "is newer than what Knobel was tested with"

    for file, is_said in ((ROOT / "Makefile", False), (older, True)):
        command = ["make", "-f", str(file), "help", f"PYTHON={sys.executable}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0
        assert (words in done.stdout) == is_said
