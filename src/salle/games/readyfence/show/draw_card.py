"""Draws the cards of Ready... Fence!: speed, colours, an emblem of the technique, and name."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    CARD_SOFT,
    INK,
    Markup,
    circle,
    element,
    path,
    placed,
    text,
    wrapped,
)
from salle.core.show.svg_cards import blank
from salle.core.show.view_parts import Face
from salle.games.readyfence.drawings import drawings

LEADING: Final = ("dark-blue", "red", "light-blue", "gold", "orange")
DROP: Final = "M4.5 0c3 5 4.5 7 4.5 9.5a4.5 4.5 0 0 1-9 0C0 7 1.5 5 4.5 0z"


def tint_of(face: Face | None) -> str:
    """The colour of a card's frame. A card of two colours has the colour that is typical of it."""
    for colour in LEADING:
        if face and colour in face.marks:
            return drawings().colours[colour].ink
    return CARD_SOFT


def corner_of(face: Face | None, code: str) -> str:
    """The number in the corner: the speed, or what the card adds to another card's speed."""
    if face is None:
        return code
    speed, adds = face.numbers.get("speed", 0), face.numbers.get("adds", 0)
    return str(speed) if speed else f"+{adds}" if adds else ""


def draw_card(code: str, words: Captions, named: bool = True) -> Markup:
    """Draw a card. A very small one has no name."""
    face = words.face(code)
    tint = tint_of(face)
    parts = [blank(tint), placed(20, 40, 1, draw_emblem(face.family if face else "", tint))]
    parts.append(text(9, 33, corner_of(face, code), 30, font_weight=700, fill=tint))
    colours = drawings().colours
    marks = [colours[mark] for mark in (face.marks if face else ()) if mark in colours]
    parts += [placed(76 - at * 17, 12, 1, path(mark.shape, fill=mark.ink)) for at, mark in enumerate(marks)]
    if named:
        price = face.numbers.get("stamina", 0) if face else 0
        parts += [placed(12, 39 + at * 17, 1, path(DROP, fill=CARD_SOFT)) for at in range(price)]
        rows = wrapped(words.name(code), 15, 86, 2)
        top = 122 if len(rows) == 1 else 112
        parts += [
            text(50, top + at * 16, line, 15, room=86, anchor="middle", font_weight=600, fill=INK)
            for at, line in enumerate(rows)
        ]
    return element("g", *parts)


def draw_emblem(family: str, tint: str) -> Markup:
    emblem = drawings().emblems.get(family, ())
    return element(
        "g",
        *(_stroke(kind, look, place, tint) for kind, look, place in emblem),
        fill="none",
        stroke=tint,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _stroke(kind: str, look: str, place: str, tint: str) -> Markup:
    if kind == "epee":
        blade = path("M-5 0H4M8 0H42")
        bell = path("M4-5.5c4 1.5 4 9.5 0 11z", fill=tint, fill_opacity=0.22, stroke_width=1.6)
        dashed = {"ghost": "3 4"}.get(look)
        faint = {"other": 0.55, "ghost": 0.75}.get(look)
        return element("g", blade, bell, transform=place, opacity=faint, stroke_dasharray=dashed)
    if kind == "circle":
        x, y, radius = map(float, place.split())
        if look == "full":
            return circle(x, y, radius, fill=tint, stroke="none")
        if look == "soft":
            return circle(x, y, radius, fill=tint, fill_opacity=0.22, stroke_width=1.6)
        return circle(x, y, radius, stroke_width=1.3 if look == "thin" else None)
    if look == "full":
        return path(place, fill=tint, stroke="none")
    if look in ("bell", "soft"):
        return path(place, fill=tint, fill_opacity=0.22, stroke_width=1.6)
    return path(place, stroke_width=1.3 if look == "thin" else None, opacity=0.55 if look == "other" else None)
