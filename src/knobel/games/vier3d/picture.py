"""The board as the picture of a link: sixteen rods, seen from the right and a little from above."""

from math import cos, radians, sin

from msgspec import Struct

from knobel.games.vier3d.lines import ROD_INDEX, RODS
from knobel.games.vier3d.views import View

_TURNED, _TILTED = radians(-32), radians(27)
_FAR, _ZOOM = 13.5, 1163.0
_MIDDLE = (310.0, 332.0)
_EDGE, _THICK = 2.25, 0.26
_BALL, _STEP, _ROD = 0.43, 0.70, 3.15
"""The radius of a ball, the height of a level, and the height of a rod."""

_SHOWN = ("b", "r", "rb", "b", "br", "rrb", "brb", "r", "b", "", "br", "r", "r", "b", "r", "b")
"""A game under way, for a match that has not begun: an empty board tells nobody what it is."""

_DEFS = """<defs>
<radialGradient id="stage" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#fdf0da"/>
<stop offset="1" stop-color="#f0d7b0"/></radialGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#1c1003" stop-opacity=".42"/>
<stop offset=".6" stop-color="#1c1003" stop-opacity=".26"/>
<stop offset="1" stop-color="#1c1003" stop-opacity="0"/></radialGradient>
<radialGradient id="r" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#ffb0a8"/>
<stop offset=".28" stop-color="#f0575a"/><stop offset=".62" stop-color="#dd3a40"/>
<stop offset="1" stop-color="#8f1d22"/></radialGradient>
<radialGradient id="b" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#8ba5f5"/>
<stop offset=".25" stop-color="#2f55b8"/><stop offset=".6" stop-color="#12307a"/>
<stop offset="1" stop-color="#061438"/></radialGradient>
<radialGradient id="y" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#fffbe6"/>
<stop offset=".35" stop-color="#ffe27a"/><stop offset=".7" stop-color="#f0c443"/>
<stop offset="1" stop-color="#a87a12"/></radialGradient>
<linearGradient id="wood" x2="1" y2="1"><stop offset="0" stop-color="#e2b07a"/>
<stop offset="1" stop-color="#c98d52"/></linearGradient>
<linearGradient id="brass"><stop offset="0" stop-color="#8a641c"/>
<stop offset=".38" stop-color="#e2bd63"/><stop offset="1" stop-color="#6b4a10"/></linearGradient>
</defs>"""

_BANDS = {
    "r": "",
    "b": '<path fill="#e8eefc" d="M-.985-.02Q0 .5.985-.02L.93.34Q0 .92-.93.34z"/>',
    "y": '<path fill="#3a2a10" d="M-.93-.36Q0 .04.93-.36L.985-.15Q0 .3-.985-.15z'
    'M-.96.26Q0 .72.96.26L.86.5Q0 .98-.86.5z"/>',
}
"""On a ball of radius 1; colour is never the only difference."""


class _Point(Struct, frozen=True):
    """A place in the picture, how large things are there, and how far away."""

    x: float
    y: float
    scale: float
    depth: float

    def __str__(self) -> str:
        return f"{self.x:.1f} {self.y:.1f}"


def picture(view: View | None, /) -> str:
    """SVG of 640 × 630: the board of this view, or one that shows what the game is."""
    rods = _SHOWN if view is None else view.rods
    is_won = view is not None and bool(view.lines)
    won = {cell for line in view.lines for cell in line.cells} if view is not None else set()
    newest = None
    if view is not None and view.moves and not is_won:
        rod = ROD_INDEX[view.moves[-1].rod]
        newest = rod + 16 * (len(rods[rod]) - 1)
    by_depth = sorted(range(len(RODS)), key=lambda rod: -_foot(rod).depth)
    drawn = "".join(_rod(rod, rods[rod], won, newest) for rod in by_depth)
    return f'{_DEFS}<rect width="640" height="630" fill="url(#stage)"/>{_plank()}{drawn}'


def _at(x: float, y: float, z: float) -> _Point:
    """Where a point is seen; x runs along the columns, y away along the rows, z up."""
    across = x * cos(_TURNED) - y * sin(_TURNED)
    away = x * sin(_TURNED) + y * cos(_TURNED)
    up = z - 1.1
    depth = _FAR + away * cos(_TILTED) - up * sin(_TILTED)
    scale = _ZOOM / depth
    rise = away * sin(_TILTED) + up * cos(_TILTED)
    return _Point(_MIDDLE[0] + across * scale, _MIDDLE[1] - rise * scale, scale, depth)


def _foot(rod: int, z: float = 0) -> _Point:
    return _at(rod % 4 - 1.5, rod // 4 - 1.5, z)


def _plank() -> str:
    corners = ((-_EDGE, -_EDGE), (_EDGE, -_EDGE), (_EDGE, _EDGE), (-_EDGE, _EDGE))
    top = "M" + "L".join(str(_at(x, y, 0)) for x, y in corners) + "z"
    front = [_at(x, y, z) for x, y in corners[:2] for z in (0, -_THICK)]
    side = [_at(x, y, z) for x, y in corners[1:3] for z in (0, -_THICK)]
    faces = "".join(f"M{a}L{b}L{d}L{c}z" for a, b, c, d in (front, side))
    middle = _at(0, 0, -_THICK)
    wood = 'stroke-width="18" stroke-linejoin="round"'  # a wide edge makes the corners round
    letters = "".join(
        _flat("ABCD"[n], n - 1.5, -2.14) + _flat(str(n + 1), 2.05, n - 1.62) for n in range(4)
    )
    return (
        f'<ellipse cx="{middle.x + 24:.0f}" cy="{middle.y + 34:.0f}" rx="{3.4 * middle.scale:.0f}"'
        f' ry="{2.0 * middle.scale:.0f}" fill="url(#shade)"/>'
        f'<path d="{faces}" fill="#8f5c2c" stroke="#8f5c2c" {wood}/>'
        f'<path d="{top}" fill="url(#wood)" stroke="url(#wood)" {wood}/>{letters}'
    )


def _flat(sign: str, x: float, y: float) -> str:
    """A sign that lies on the wood."""
    here, right, back = _at(x, y, 0), _at(x + 0.01, y, 0), _at(x, y + 0.01, 0)
    matrix = (right.x - here.x, right.y - here.y, here.x - back.x, here.y - back.y)
    turned = " ".join(f"{number:.3f}" for number in matrix)
    return (
        f'<text transform="matrix({turned} {here})" font-size="36" font-weight="800"'
        f' text-anchor="middle" fill="#3a2208">{sign}</text>'
    )


def _rod(rod: int, balls: str, won: set[int], newest: int | None) -> str:
    """A rod and its balls, from the bottom up."""
    foot, top = _foot(rod), _foot(rod, _ROD)
    drawn = (
        f'<ellipse cx="{foot.x:.1f}" cy="{foot.y:.1f}" rx="{0.27 * foot.scale:.1f}"'
        f' ry="{0.27 * foot.scale * sin(_TILTED):.1f}" fill="none" stroke="#e2bd63"'
        ' stroke-width="2.5" opacity=".75"/>'
    )
    for level, ball in enumerate(balls):
        drawn += _ball(rod, level, ball, won, newest)
    above = _foot(rod, _STEP * len(balls) - 0.08 if balls else 0)
    low, high = 0.072 * above.scale, 0.072 * top.scale
    if balls:
        hole = 0.13 * above.scale
        drawn += (
            f'<ellipse cx="{above.x:.1f}" cy="{above.y:.1f}" rx="{hole:.1f}" ry="{hole / 2:.1f}"'
            ' opacity=".45"/>'
        )
    return drawn + (
        f'<path d="M{above.x - low:.1f} {above.y:.1f}L{top.x - high:.1f} {top.y:.1f}'
        f'H{top.x + high:.1f}L{above.x + low:.1f} {above.y:.1f}z" fill="url(#brass)"/>'
        f'<circle cx="{top.x:.1f}" cy="{top.y:.1f}" r="{0.115 * top.scale:.1f}" fill="url(#brass)"/>'
    )


def _ball(rod: int, level: int, ball: str, won: set[int], newest: int | None) -> str:
    here, cell = _foot(rod, _STEP * (level + 0.5)), rod + 16 * level
    across = _BALL * here.scale
    drawn = (
        f'<circle r="1" fill="url(#{ball})"/>{_BANDS[ball]}'
        '<circle r="1" fill="none" stroke="#000" stroke-opacity=".38" stroke-width=".035"/>'
        '<ellipse cx="-.34" cy="-.46" rx=".2" ry=".14" fill="#fff" opacity=".7"'
        ' transform="rotate(-18)"/>'
    )
    if cell in won:
        drawn += (
            '<circle r="1.06" fill="none" stroke="#fff" stroke-width=".2"/>'
            '<circle r="1.06" fill="none" stroke="#0a7d4f" stroke-width=".11"/>'
        )
    elif cell == newest:
        drawn += '<circle r="1.04" fill="none" stroke="#fff" stroke-width=".1"/>'
    dim = ' opacity=".55"' if won and cell not in won else ""
    size = f"{across:.1f} {across * 0.87:.1f}"
    return f'<g transform="translate({here}) scale({size})"{dim}>{drawn}</g>'
