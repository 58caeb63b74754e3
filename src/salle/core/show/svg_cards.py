"""Cards as pictures of 100 x 140 units: blank cards, backs, rows, hands and piles."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from salle.core.show.scene import Hand
from salle.core.show.svg import (
    BRASS,
    CARD,
    CARD_BACK,
    CARD_BACK_LINE,
    CARD_LINE,
    CARD_SOFT,
    EDGE,
    SEAL,
    SHADE,
    SHEET,
    Looks,
    Markup,
    box,
    caption,
    circle,
    element,
    path,
    placed,
    text,
)


def blank(tint: str = CARD_SOFT) -> Markup:
    """A card with a frame and no content."""
    return element(
        "g",
        box(1, 2.5, 98, 138, rx=8, fill=SHADE, fill_opacity=0.18),
        box(1, 1, 98, 138, rx=8, fill=CARD, stroke=CARD_LINE),
        box(5, 5, 90, 130, rx=5, fill="none", stroke=tint, stroke_width=1.3),
        box(7.5, 7.5, 85, 125, rx=3, fill="none", stroke=tint, stroke_width=0.45),
    )


@cache
def back() -> Markup:
    """The back of a card."""
    gold: Looks = {"fill": "none", "stroke": CARD_BACK_LINE}
    return element(
        "g",
        box(1, 2.5, 98, 138, rx=8, fill=SHADE, fill_opacity=0.18),
        box(1, 1, 98, 138, rx=8, fill=CARD_BACK, stroke=CARD_BACK_LINE, stroke_width=1.4),
        box(6, 6, 88, 128, rx=4.5, stroke_width=1.1, **gold),
        path(rosette(), stroke_width=0.4, stroke_opacity=0.75, **gold),
        path("M26 112 74 28M74 112 26 28M31 91q3 9 13 9M69 91q-3 9-13 9", stroke_width=1.4, **gold),
    )


def rosette(petals: int = 16) -> str:
    """Rotated ellipses around the middle of a back, as in a guilloche."""
    found = []
    for petal in range(petals):
        angle = petal * math.pi / petals
        x, y = round(38 * math.cos(angle), 1), round(38 * math.sin(angle), 1)
        arc = f"a38 17 {round(math.degrees(angle))} 0 1"
        found.append(f"M{50 - x:g} {70 - y:g}{arc} {2 * x:g} {2 * y:g}{arc} {-2 * x:g} {-2 * y:g}")
    return "".join(found)


def gap(x: float, y: float, width: float) -> Markup:
    """The empty place of a card."""
    return box(x, y, width, width * 1.4, rx=width * 0.08, fill="none", stroke=EDGE, stroke_dasharray="5 4")


def shown(code: str, drawn: Markup) -> Markup:
    """The front of a card."""
    return element("g", drawn, data_card=code)


def row(cards: Sequence[Markup], x: float, y: float, width: float, room: float, align: float = 0) -> Markup:
    """Cards of this width side by side. They overlap if there is not enough room. `align`: 0 is left, 1 is right."""
    step = min(width + 4, (room - width) / max(1, len(cards) - 1))
    start = x + align * (room - width - step * (len(cards) - 1))
    return element("g", *(placed(start + at * step, y, width / 100, card) for at, card in enumerate(cards)))


def hand_row(
    seat: int,
    hand: Hand,
    draw: Callable[[str], Markup],
    x: float,
    y: float,
    width: float,
    room: float,
    align: float = 0,
) -> Markup:
    """A hand. Hidden cards show their backs."""
    cards = [shown(code, draw(code)) for code in hand.cards]
    backs = [element("g", back(), data_back="") for _ in range(hand.hidden)]
    return element("g", row([*cards, *backs], x, y, width, room, align), data_hand=seat)


def pile(x: float, y: float, width: float, count: int, words: str, edges: int = 6, room: float = 100) -> Markup:
    """A face-down pile with the number of its cards and its name."""
    high = min(edges, max(0, count - 1)) * 1.6
    cards = [placed(x, y - at * 1.6, width / 100, blank()) for at in range(int(high / 1.6))]
    top = placed(x, y - high, width / 100, back()) if count else gap(x, y, width)
    middle = y + width * 0.7 - high
    return element(
        "g",
        *cards,
        top,
        circle(x + width / 2, middle, width * 0.27, fill=SHEET, stroke=SEAL if count <= 3 else BRASS, stroke_width=1.6),
        text(x + width / 2, middle + width * 0.11, str(count), width * 0.32, anchor="middle", font_weight=700),
        caption(x + width / 2, y + width * 1.4 + 15, words, room=room),
    )
