"""Draws a card: number or letters, the shape of the line, an emblem and the name."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    CARD,
    CARD_SOFT,
    INK,
    Markup,
    Value,
    element,
    lines,
    path,
    placed,
    text,
    wrapped,
)
from salle.core.show.svg_cards import blank
from salle.core.show.view_parts import Face
from salle.games.arena.drawings import Emblem, drawings

TINTS: Final = {"attack": "#9a2a1c", "defence": "#1d4a7a", "weapon": "#7d5a10", "shield": "#35601f", "armor": "#4a4a55"}
MIDDLES: Final = {"high": (20, 30), "low": (20, 18), "left": (24, 24), "right": (16, 24)}  # centres of the line shapes
IGNORES_ARMOR: Final = "ignores-armor"


def tint_of(face: Face | None) -> str:
    return TINTS.get(face.family, CARD_SOFT) if face else CARD_SOFT


def sign_of(face: Face) -> str:
    """The line of a card, or `any`; an empty string without one."""
    marks = [mark for mark in face.marks if mark != IGNORES_ARMOR]
    return "any" if len(marks) > 1 else marks[0] if marks else ""


def number_of(face: Face) -> str:
    """The large number or letters of a card."""
    plus, strength = face.numbers.get("bonus") or face.numbers.get("damage"), face.numbers.get("strength")
    return f"+{plus}" if plus else str(strength) if strength else ""


def draw_card(code: str, words: Captions) -> Markup:
    face, tint = words.face(code), tint_of(words.face(code))
    if face is None:
        return element("g", blank(), text(50, 78, code, 23, room=84, anchor="middle", font_weight=700))
    sign = sign_of(face)
    corner = number_of(face) or (words.word(f"letter-{sign}") if sign else "")
    parts = [blank(tint), text(11, 29, corner, 21, room=50, font_weight=700, fill=tint)]
    parts.append(placed(18, 30, 1.06, draw_emblem(face, tint)))
    if sign:
        parts.append(placed(70, 11, 0.5, draw_line(sign, tint)))
    for at in range(face.numbers.get("hands", 0)):
        parts.append(placed(74 - at * 15, 10, 0.8, lines(drawings().palm, tint, 1.6)))
    rows = wrapped(words.card(code), 14.5, 86, 2)
    parts += [
        text(
            50,
            (121 if len(rows) == 1 else 111) + at * 15,
            line,
            14.5,
            room=86,
            anchor="middle",
            font_weight=600,
            fill=INK,
        )
        for at, line in enumerate(rows)
    ]
    return element("g", *parts)


def draw_emblem(face: Face, tint: str) -> Markup:
    emblem = drawings().emblems.get(face.title.id.removeprefix("arena-card-"), Emblem())
    parts = [path(emblem.pale, fill=tint, fill_opacity=0.24)] if emblem.pale else []
    parts += [lines(emblem.ghost, tint, 1.5, stroke_dasharray="3 3")] if emblem.ghost else []
    parts += [lines(emblem.line, tint, 1.5)] if emblem.line else []
    parts += [path(emblem.solid, fill=tint)] if emblem.solid else []
    return element("g", *parts, *(_sword(*place, tint) for place in emblem.swords))


def _sword(x: float, y: float, angle: float, size: float, tint: str) -> Markup:
    return element(
        "g",
        path("M0 0l-4-1.7h-16v3.4h16Z", fill=tint, stroke=CARD, stroke_width=0.6),
        lines("M-20.5-5v10M-21 0h-5", tint, 1.5),
        path("M-27.5-1.6a1.7 1.7 0 1 1-.1 0Z", fill=tint),
        transform=f"translate({x} {y}) rotate({angle}) scale({size})",
    )


def draw_line(sign: str, tint: str, letters: str = "") -> Markup:
    """A triangle that points in the direction of the attack, a star for any line, a circle for none."""
    hollow = sign == "none"
    outline = path(
        drawings().lines.get(sign, ""),
        fill="none" if hollow else tint,
        stroke=tint,
        stroke_width=2,
        stroke_linejoin="round",
    )
    x, y = MIDDLES.get(sign, (20, 24))
    size = 9 if len(letters) > 2 else 12
    ink = tint if hollow else CARD
    return element(
        "g", outline, *([text(x, y, letters, size, anchor="middle", font_weight=700, fill=ink)] if letters else [])
    )


def draw_portrait(hero: str, tint: str) -> Markup:
    """The portrait of a hero."""
    found = drawings()
    drawn = found.portraits.get(hero)
    if drawn is None:
        return element("g")
    looks: dict[str, Value] = {
        "stroke": INK,
        "stroke_width": 0.9,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    layers = ((drawn.under, "#4a3a2b"), (found.neck, "#f3dfc3"), (found.face, "#f3dfc3"), (drawn.seat, tint))
    above = ((drawn.dark, "#4a3a2b"), (drawn.steel, "#e9e4d6"))
    painted = [path(d, fill=fill, **looks) for d, fill in (*layers, *above) if d]
    return element("g", *painted, lines(drawn.line, INK, 1.1))
