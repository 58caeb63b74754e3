"""SVG as text: escaped elements, texts that fit their space, and the shapes of all games.

A drawing is one self-contained document. It uses no scripts, styles, fonts or pictures from outside, and no ids, so
that one page can contain several drawings.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from html import escape
from typing import Final, NewType, TypeAlias

Markup = NewType("Markup", str)
Value: TypeAlias = str | float | None
Looks: TypeAlias = dict[str, Value]

WIDTH: Final = 800
# The light colours of the page, as in web/src/style/tokens.css.
PAPER: Final = "#f4ecdb"
SHEET: Final = "#fcf7ec"
SUNK: Final = "#eadfc8"
INK: Final = "#241b12"
INK_SOFT: Final = "#5d4f3c"
LINE: Final = "#cdbd9d"
EDGE: Final = "#8d7a58"
BRASS: Final = "#7d5a10"
BRASS_SOFT: Final = "#f0dfb4"
SEAL: Final = "#9a2a1c"
SEAL_SOFT: Final = "#f5d9cf"
LAUREL: Final = "#35601f"
CARD: Final = "#fffdf6"
CARD_SOFT: Final = "#5d4f3c"
CARD_LINE: Final = "#cbb98f"
CARD_BACK: Final = "#27405f"
CARD_BACK_LINE: Final = "#d8bf86"
SEATS: Final = ("#9a2a1c", "#1d4a7a", "#35601f", "#6b3a82", "#7d5a10", "#0f5f5f")
ON_SEAT: Final = "#fffaf0"
SHADE: Final = "#463214"  # of shadows, at an opacity of 0.18

SERIF: Final = (
    "Iowan Old Style, Palatino Linotype, Palatino, URW Palladio L, P052, Georgia, Noto Serif, Liberation Serif, "
    "Noto Serif CJK TC, Noto Serif TC, Songti TC, PMingLiU, serif"
)
UNWRITABLE: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # in XML
WIDE: Final = re.compile(r"[\u2e80-\u9fff\uff00-\uff60]")
NEVER_FIRST: Final = "，。、；：！？）」』…"
HANGING: Final = f"{NEVER_FIRST} "  # may hang over the end of a line
ELLIPSIS: Final = "…"
SPACING: Final = 0.8  # between the letters of captions
LEAST: Final = 0.72  # the factor by which a text shrinks at most before it is cut


@dataclass(frozen=True)
class Drawing:
    """The drawing of a game: its height and its elements. All drawings have the same width."""

    height: float
    parts: tuple[Markup, ...]


def element(name: str, *children: Markup, **attributes: Value) -> Markup:
    """An element. `stroke_width` becomes the attribute `stroke-width`. An attribute that is None is left out."""
    given = "".join(
        f' {key.replace("_", "-")}="{written(value)}"' for key, value in attributes.items() if value is not None
    )
    return Markup(f"<{name}{given}>{''.join(children)}</{name}>" if children else f"<{name}{given}/>")


def written(value: str | float) -> str:
    """A number with at most two decimals, or an escaped text."""
    if isinstance(value, str):
        return escape(UNWRITABLE.sub("\ufffd", value))
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(int(value))


def document(drawing: Drawing, title: str, locale: str) -> str:
    """The complete document, on its own background."""
    width, height = WIDTH, drawing.height
    paper = element(
        "rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=14, fill=PAPER, stroke=LINE, stroke_width=1
    )
    named = element("title", Markup(written(title)))
    attributes: Looks = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {width} {written(height)}",
        "width": width,
        "height": height,
        "style": "max-width:100%;height:auto",
        "role": "img",
        "xml:lang": locale,
        "font-family": SERIF,
        "fill": INK,
    }
    return str(element("svg", named, paper, *drawing.parts, **attributes))


# -- shapes


def path(d: str, **attributes: Value) -> Markup:
    return element("path", d=d, **attributes)


def lines(d: str, stroke: str, width: float, **attributes: Value) -> Markup:
    """A path with a stroke and no fill."""
    attributes = {"stroke_linecap": "round", "stroke_linejoin": "round", **attributes}
    return path(d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Value) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def placed(x: float, y: float, scale: float, *children: Markup, **attributes: Value) -> Markup:
    """A group that is moved and scaled. A negative scale mirrors it."""
    sized = "" if scale == 1 else f" scale({written(scale)} {written(abs(scale))})"
    return element("g", *children, transform=f"translate({written(x)} {written(y)}){sized}", **attributes)


def polygon(corners: int, radius: float, inner: float = 1.0, down: float = 0.0) -> str:
    """A polygon around 0 0 with a corner at the top. With `inner`, it is a star whose inner corners are closer to the
    middle.
    """
    points = []
    for number in range(corners):
        angle, far = math.tau * number / corners - math.pi / 2, radius * (inner if number % 2 else 1)
        points.append(f"{far * math.cos(angle):.2f} {far * math.sin(angle) + down:.2f}")
    return f"M{'L'.join(points)}Z"


def seat_mark(seat: int, x: float, y: float, radius: float) -> Markup:
    """The shape that marks a seat where its colour is not enough."""
    shapes = (
        *("M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z", "M-8-8H8V8H-8Z", polygon(3, 11, down=2), polygon(4, 11)),
        *(polygon(10, 11, 0.45), polygon(5, 10)),
    )
    return placed(x, y, radius / 9, path(shapes[seat % len(shapes)], fill=SEATS[seat % len(SEATS)]))


# -- texts


def is_wide(words: str) -> bool:
    """Whether it has Chinese characters, which are as wide as high."""
    return bool(WIDE.search(words))


def width_of(words: str, size: float) -> float:
    """The approximate width in any of the fonts."""
    return size * sum(map(_share, words))


def _share(letter: str) -> float:
    if WIDE.match(letter):
        return 1.0
    return 0.3 if letter in " .,:;'ilIj|" else 0.7 if letter.isupper() else 0.53


def text(
    x: float, y: float, words: str, size: float = 14, *, room: float = 0, anchor: str = "start", **attributes: Value
) -> Markup:
    """A line of text. If it is too long for its space, it shrinks a little and is then cut."""
    return line(x, y, words, size, room, anchor, attributes)


def line(x: float, y: float, words: str, size: float, room: float, anchor: str, looks: Looks) -> Markup:
    """The same, with all style attributes in one argument."""
    needed = width_of(words, size)
    if room and needed > room:
        size = max(size * LEAST, size * room / needed)
        while len(words) > 1 and width_of(words, size) > room:
            words = words.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    place: Looks = {"x": x, "y": y, "font_size": float(size), "text_anchor": None if anchor == "start" else anchor}
    upright: Looks = {"font_style": None} if is_wide(words) else {}  # Chinese is not written in italics
    return element("text", Markup(written(words)), **{**place, **looks, **upright})


def wrapped(words: str, size: float, room: float, most: int) -> list[str]:
    """The lines of a text in this width."""
    parts = re.findall(rf"{WIDE.pattern}[{NEVER_FIRST}]*|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+", words)
    found = [""]
    for part in parts:
        if found[-1] and width_of((found[-1] + part).rstrip(HANGING), size) > room:
            found.append("")
        found[-1] += part
    kept = [row.strip() for row in found[:most]]
    if len(found) > most:
        kept[-1] = kept[-1] + ELLIPSIS
    return kept


def paragraph(
    x: float, y: float, words: str, size: float, room: float, most: int, *, anchor: str = "start", **attributes: Value
) -> Markup:
    """A text of several lines. The position is that of the first line."""
    rows = enumerate(wrapped(words, size, room, most))
    return element("g", *(line(x, y + at * size * 1.3, row, size, 0, anchor, attributes) for at, row in rows))


def caption(x: float, y: float, words: str, *, room: float = 0, anchor: str = "middle", **attributes: Value) -> Markup:
    """The name of a part of the board, in small capitals."""
    looks: Looks = {"fill": INK_SOFT, "font_weight": 600, "letter_spacing": SPACING, **attributes}
    return line(x, y, words.upper(), 11, room and room - SPACING * len(words), anchor, looks)
