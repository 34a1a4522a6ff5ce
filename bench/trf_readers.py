"""Two independent programs that read TRF files: half points and starts by starting number."""

from pathlib import Path
from typing import TypeAlias

from caissify_pairings.trf import TRFParser
from py4swiss.trf.results.color_token import ColorToken
from py4swiss.trf.trf_parser import TrfParser

Reading: TypeAlias = dict[int, tuple[int, tuple[bool, ...]]]


def py4swiss(file: Path) -> Reading:
    """In strict mode, which also checks sums and that results of opponents fit."""
    parsed = TrfParser.parse(file, strict=True)
    return {
        section.starting_number: (
            section.points_times_ten // 5,
            tuple(
                result.color == ColorToken.WHITE
                for result in section.results
                if result.result.is_played()
            ),
        )
        for section in parsed.player_sections
    }


def caissify(text: str) -> Reading:
    parsed = TRFParser(text).parse()
    return {
        player["starting_number"]: (
            round(2 * player["score"]),
            tuple(
                cell["color"] == "w"
                for _, cell in sorted(player["results"].items())
                if cell["result"] in {"1", "=", "0"}
            ),
        )
        for player in parsed["players"]
    }
