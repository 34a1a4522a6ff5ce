"""Where compiled kernels are kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from knobel.bots import compiled


def test_machine_code_goes_to_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_user_cache", lambda: tmp_path)

    assert compiled.cache_folder().parent == tmp_path / "knobel" / "kernels"


def test_another_source_is_kept_in_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_user_cache", lambda: tmp_path)
    before = compiled.cache_folder()
    monkeypatch.setattr(compiled, "__version__", "another")

    assert compiled.cache_folder() != before


def test_without_a_writable_home_a_private_folder_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    occupied = tmp_path / "a file, not a folder"
    occupied.touch()
    monkeypatch.setattr(compiled, "_user_cache", lambda: occupied)
    folder = compiled.cache_folder()

    assert not folder.is_relative_to(tmp_path)
    assert folder.stat().st_mode & 0o077 == 0
    assert os.access(folder, os.W_OK)


@pytest.mark.parametrize("game", ["vier3d", "xobrainer"])
def test_a_kernel_is_kept_there_though_it_is_what_loads_numba(game: str, tmp_path: Path) -> None:
    asked = f"import knobel.bots.{game}.kernel, numba; print(numba.config.CACHE_DIR)"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run(
        [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout.startswith(str(tmp_path / "knobel" / "kernels"))
