"""The score of En Garde as a picture: both names, and between them the scoring box with a lamp for each hit."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    BRASS,
    WIDTH,
    Markup,
    box,
    circle,
    element,
    lines,
    placed,
    seat_mark,
    text,
    width_of,
)
from salle.games.engarde.scene import EnGardeScene

LIT: Final = ("#ff6d4d", "#6db0ff")
SIZE: Final = 20  # of the names
MARGIN: Final = 20
MOST_LAMPS: Final = 8  # more hits are shown as a number


def draw_score(scene: EnGardeScene, words: Captions) -> Markup:
    """Both names, and the scoring box."""
    said = words.word("hits", round=scene.round)
    lamps = scene.target if scene.target <= MOST_LAMPS else 1
    wide = lamps * 22 + (44 if lamps < scene.target else 0)
    half = wide + 62
    label = text(
        400, 39, said.upper(), 12, room=100, anchor="middle", font_weight=600, fill="#f0e2c4", letter_spacing=1
    )
    return element(
        "g",
        box(400 - half, 16, 2 * half, 38, rx=8, fill="#2a241d", stroke="#000"),
        label,
        *(_lamps(scene, seat, 338.0 if seat == 0 else 462.0) for seat in (0, 1)),
        *(_side(seat, words.seat(seat), scene.to_act == seat, 41, 370 - half) for seat in (0, 1)),
    )


def _side(seat: int, name: str, acts: bool, y: float, room: float) -> Markup:
    """The mark and the name of a seat, underlined on its turn."""
    wide = min(room - 24, width_of(name, SIZE))
    x = MARGIN + 8 if seat == 0 else WIDTH - MARGIN - 8
    start = x + 16 if seat == 0 else x - 16
    line = [box(x - 8 if seat == 0 else start - wide, y + 7, wide + 24, 3, fill=BRASS)] if acts else []
    name_drawn = text(start, y, name, SIZE, room=room - 24, anchor="start" if seat == 0 else "end", font_weight=700)
    return element("g", seat_mark(seat, x, y - 6, 7), name_drawn, *line)


def _lamps(scene: EnGardeScene, seat: int, start: float) -> Markup:
    """A lamp for each hit, from the middle of the box to its side."""
    side = -1 if seat == 0 else 1
    if scene.target > MOST_LAMPS:
        return element("g", _lamp(seat, start + side * 12, scene.hits[seat] > 0), text(
            start + side * 28, 40, f"{scene.hits[seat]} / {scene.target}", 13, anchor="end" if seat == 0 else "start",
            font_weight=600, fill="#fff3dc",
        ))  # fmt: skip
    lit = scene.hits[seat]
    return element("g", *(_lamp(seat, start + side * (12 + 22 * at), at < lit) for at in range(scene.target)))


def _lamp(seat: int, x: float, lit: bool) -> Markup:
    looks = {"fill": LIT[seat] if lit else "#221d18", "stroke": "#fff3dc" if lit else "#857763"}
    bulb = (
        circle(0, 0, 7, stroke_width=1.3, **looks)
        if seat == 0
        else box(-6.5, -6.5, 13, 13, rx=2.5, stroke_width=1.3, **looks)
    )
    glow = [circle(0, 0, 11, fill=LIT[seat], fill_opacity=0.38)] if lit else []
    check = [lines("M-3.4 0.4-0.8 3 3.6-3", "#1b0d06", 2)] if lit else []
    return placed(x, 35, 1, *glow, bulb, *check)
