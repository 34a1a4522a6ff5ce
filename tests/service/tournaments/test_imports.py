"""What pairs events is loaded only to pair."""

import subprocess
import sys

import pytest

PAIRS = ("rustworkx", "caissify_pairings", "networkx")


@pytest.mark.parametrize("module", ["cli.node", "server.run", "service.tournaments.desk"])
def test_a_server_without_events_loads_no_library_for_pairs(module: str) -> None:
    program = f"import sys, knobel.{module}; print(*{{*{PAIRS}}} & {{*sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )

    assert done.stdout.strip() == ""
