"""Draws a fencer on guard, looking to the right, with the feet at 0 0; about 190 high."""

from __future__ import annotations

from typing import Final

from salle.core.show.svg import (
    BRASS,
    CARD,
    SEATS,
    SHADE,
    Looks,
    Markup,
    element,
    lines,
    path,
    placed,
)
from salle.games.readyfence.scene import Weapon

ARMS: Final[dict[Weapon, int]] = {"line": 2, "invitation": 44, "engagement": 12}
WRISTS: Final[dict[Weapon, int]] = {"line": -2, "invitation": 8, "engagement": -44}
BODY: Final = "#2c2115"
MASK: Final = "#4c4338"
BLADE: Final = "#3d3a37"
TRUNK: Final = "M-16-146c8-7 24-7 30 2 4 16 2 34 2 56-12 5-26 5-34 0 0-24-4-40 2-58z"
HEAD: Final = "M-13-170c0-14 10-20 19-18 9 2 12 10 11 20-1 10-5 17-12 17-10 0-18-8-18-19z"
MESH: Final = (
    "M-2-186c-4 10-4 22 2 33M6-188c-1 11 0 24 2 37M12-184c2 8 2 20 0 28M-12-176c10 3 22 3 29 1M-12-166c10 3 20 4 28 1"
)


def draw_fencer(seat: int, weapon: Weapon, lunging: bool, near: bool) -> Markup:
    """Draw the fencer with the weapon in its position. `near`: there is no room for a whole blade."""
    arm = -3 if lunging else ARMS[weapon]
    wrist = 2 if lunging else WRISTS[weapon] - (22 if near else 0)
    shoe: Looks = {"fill": SEATS[seat], "stroke": BODY, "stroke_width": 1.5}
    front = element("g", _limb("M0-92 32-56 34-8"), path("M26 0v-10c8-1 20 3 24 10z", **shoe))
    rear = [_limb("M-8-92-36-52-46-8"), path("M-60 0c0-7 8-10 18-10l2 10z", **shoe), _limb("M-6-136-36-128-46-158")]
    cloth: Looks = {"fill": CARD, "stroke": BODY, "stroke_width": 2}
    weapon_drawn = element(
        "g",
        lines("M2 0 88-1.5", BLADE, 3),
        lines("M-8 1H2", BODY, 6),
        path("M2-9c7 3 7 15 0 18z", fill=BRASS, stroke=BODY, stroke_width=1.5),
        transform=f"translate(50 2) rotate({wrist})",
    )
    return element(
        "g",
        element("ellipse", cx=0, cy=2, rx=66, ry=8, fill=SHADE, fill_opacity=0.18),
        *rear,
        placed(10 if lunging else 0, 0, 1, front),
        path(TRUNK, **cloth),
        path("M-16-112c10 5 24 5 33 0v9c-10 5-24 5-33 0z", **shoe),
        lines("M8-146c4 18 4 40 2 60", BODY, 1, stroke_opacity=0.55),
        path("M-8-146c2-4 14-4 17 0l-3-10H-6z", **cloth),
        path(HEAD, fill=MASK, stroke=BODY, stroke_width=2),
        lines(MESH, CARD, 1, stroke_opacity=0.55),
        element("g", _limb("M0 0 44 2"), weapon_drawn, transform=f"translate(4 -136) rotate({arm})"),
        transform="translate(14 0)" if lunging else None,
    )


def _limb(d: str) -> Markup:
    return element("g", lines(d, BODY, 19), lines(d, CARD, 15))
