"""The cards of En Garde as pictures: each value has a colour, a shape with as many sides, and a numeral."""

from __future__ import annotations

import math
from typing import Final

from salle.core.show.svg import (
    CARD,
    Markup,
    circle,
    element,
    lines,
    path,
    placed,
    polygon,
    text,
)
from salle.core.show.svg_cards import blank

TINTS: Final = (*("#a32d1a", "#7a570c", "#2b6030", "#1c4e8c", "#5f2f86", "#0f5f5f", "#8a1f5a", "#44505c", "#5a3a22"),)
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def tint(value: int) -> str:
    """The colour of a value."""
    return TINTS[(value - 1) % len(TINTS)]


def shape(value: int) -> str:
    """The outline of a value around 0 0, as large as a circle of radius 10, with as many sides as the value."""
    if value == 1:
        return "M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z"
    if value == 2:
        return "M0-12C11-5 11 5 0 12-11 5-11-5 0-12Z"
    if value < 6:
        return polygon(value, {3: 13.0, 4: 11.5}.get(value, 10.8), 1.0, 2.6 if value == 3 else 0.0)
    return polygon(2 * value, 10.8, 0.72)


def value_shape(value: int, x: float, y: float, size: float) -> Markup:
    """The shape of a value with its number."""
    number = text(0, 6.4 if value == 3 else 4.6, str(value), 13, anchor="middle", font_weight=700, fill=CARD)
    outline = path(shape(value), fill=tint(value), stroke=CARD, stroke_width=1.6, stroke_linejoin="round")
    return placed(x, y, size / 10, outline, number)


def draw_card(code: str) -> Markup:
    """A card: its number in two corners, and its shape with a numeral on a plate."""
    value = int(code)
    colour = tint(value)
    numeral = NUMERALS[value - 1] if value <= len(NUMERALS) else code
    corner = element(
        "g",
        text(16, 28, code, 23, anchor="middle", font_weight=700, fill=colour),
        placed(16, 40, 0.5, path(shape(value), fill=colour)),
    )
    ticks = "".join(_tick(number) for number in range(36))
    plate = element(
        "g",
        circle(50, 70, 28, fill="none", stroke=colour, stroke_width=0.5),
        circle(50, 70, 24.6, fill="none", stroke=colour, stroke_width=0.5),
        lines(f"{ticks}M29 91 71 49M71 91 29 49", colour, 0.7),
    )
    size = 13 if len(numeral) > 2 else 16
    return element(
        "g",
        blank(colour),
        corner,
        element("g", corner, transform="rotate(180 50 70)"),
        plate,
        placed(50, 70, 1.75 if value == 3 else 1.6, path(shape(value), fill=colour, stroke=CARD, stroke_width=1.4)),
        text(50, 79.5 if value == 3 else 75.6, numeral, size, anchor="middle", font_weight=600, fill=CARD),
    )


def _tick(number: int) -> str:
    angle, start = number * math.pi / 18, 25.4 if number % 3 == 0 else 26.6
    x, y = math.cos(angle), math.sin(angle)
    return f"M{50 + start * x:.1f} {70 + start * y:.1f}L{50 + 28 * x:.1f} {70 + 28 * y:.1f}"
