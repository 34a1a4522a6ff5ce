"""The wheel's build hook: put the built web front end into the package.

The work is in tools/web.py.  Here is only what packaging needs: Node as a build
requirement where the machine has none, and no wheel without its pages.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import web


class WebHook(BuildHookInterface[Any]):
    """Builds web/ before a wheel, or the link of an editable install, is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from its wheel only where it is needed and not there."""
        if self.target_name != "wheel" or web.machine_node() or self._site().is_current():
            return []
        return [web.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; pip calls this twice, and the second time the stamp is right."""
        if self.target_name != "wheel":
            return
        # An editable install may do without, for work with Vite's own server; a wheel never.
        if version == "editable" and os.environ.get("KNOBEL_SKIP_WEB"):
            return
        web.build(self._site())

    def _site(self) -> web.Site:
        return web.Site(Path(self.root))
