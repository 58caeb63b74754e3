"""Audatia's cards as pictures: letters, half-sun, side or virtue, emblem, name and signs."""

from __future__ import annotations

from math import hypot
from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    CARD,
    CARD_LINE,
    CARD_SOFT,
    EDGE,
    INK,
    INK_SOFT,
    Looks,
    Markup,
    box,
    circle,
    element,
    lines,
    path,
    placed,
    text,
    wrapped,
)
from salle.core.show.svg_cards import blank
from salle.core.show.view_parts import Face
from salle.games.audatia.drawings import drawings
from salle.games.audatia.show.draw_duelist import draw_duelist, frame_of, pose_of

TINTS: Final = {
    "strike": "#8f2a1b",
    "posta": "#5d4f3c",
    "remedy": "#2f5a1c",
    "counter": "#1d4a7a",
    "skill": "#63337a",
}
SIDES: Final = ("inside", "outside", "both")
VIRTUES: Final = ("audatia", "prudentia", "celeritas", "fortitudo")
PRINTED: Final = ("attack", "parry", "break", "cycle")
SUN: Final = "#d9a62e"
SUN_LINE: Final = "#6b4a08"
RAYS: Final = "M0-15 2.5-8.5 7.5-13 6.8-6.8 13-7.5 8.5-2.5 15 0 8.5 2.5 13 7.5 6.8 6.8 7.5 13 2.5 8.5 0 15z"
MAN: Final = (
    "M30 8a7 7 0 0 1 3 13.3l.5 3.7 10 3 2 17-4 .5-3-11-1.5 18.5h-14L21.5 34.5l-3 11-4-.5 2-17 10-3 "
    ".5-3.7A7 7 0 0 1 30 8z"
)
THRUST: Final = "M6 58 25 34.5l-2.5-2L33 28l-2.5 11.5-2.5-2z"


def draw_card(code: str, words: Captions, seat: int = 0, small: bool = False) -> Markup:
    """A card. A small one has no name and no signs. A posta shows a duelist standing in it."""
    face = words.face(code)
    if face is None:
        return element("g", blank(), text(50, 78, code, 23, room=84, anchor="middle", font_weight=700))
    tint = TINTS.get(face.family, CARD_SOFT)
    parts = [blank(tint), text(9, 32 if small else 29, face.page, 27 if small else 23, font_weight=700, fill=tint)]
    parts.append(_corner(face, tint, words))
    if face.family == "posta":
        pose, behind = pose_of(code)
        figure = draw_duelist(pose, behind, seat, "galeazzo")
        parts.append(placed(50 - 0.7 * frame_of(code), 132 if small else 108, 0.7, figure))
    elif small:
        parts.append(placed(14, 55, 1.2, draw_emblem(face, tint)))
    else:
        parts.append(placed(31, 31, 1, draw_emblem(face, tint)))
    if not small:
        rows = wrapped(words.name(code), 13.5, 88, 2)
        top = (102 if len(rows) > 1 else 109) + (12 if face.family == "posta" else 0)
        parts += [
            text(50, top + at * 14, line, 13.5, room=88, anchor="middle", font_weight=600, fill=INK)
            for at, line in enumerate(rows)
        ]
        parts.append(_signs(face, tint))
    return element("g", *parts)


def draw_emblem(face: Face, tint: str) -> Markup:
    """The path of a blow across a man, or the picture of a remedy or skill."""
    found = drawings()
    emblem, cut = found.emblems.get(face.page), found.cuts.get(face.page)
    filled: Looks = {"fill": tint, "stroke": CARD, "stroke_width": 1, "paint_order": "stroke"}
    if emblem:
        return element("g", lines(emblem[0], tint, 3), *(path(d, **filled) for d in emblem[1:]))
    man = path(MAN, fill=CARD_LINE, fill_opacity=0.55)
    if cut:
        return element("g", man, path(_trail(cut), **filled))
    return element("g", man, circle(30, 34, 11, fill="none", stroke=tint, stroke_width=3), path(THRUST, **filled))


def _trail(cut: tuple[float, float, float, float]) -> str:
    """The trail of a blade, from thin to broad."""
    x1, y1, x2, y2 = cut
    long = hypot(x2 - x1, y2 - y1)
    x, y = (x2 - x1) / long, (y2 - y1) / long
    points = ((long - 13, 3.0), (long - 14, 8.0), (long, 0.0), (long - 14, -8.0), (long - 13, -3.0))
    told = [f"{x1 + x * along - y * aside:.1f} {y1 + y * along + x * aside:.1f}" for along, aside in points]
    return f"M{x1} {y1}L{' '.join(told)}z"


def _corner(face: Face, tint: str, words: Captions) -> Markup:
    """The half-sun, the side, or the virtue that a card needs."""
    side = next((mark for mark in face.marks if mark in SIDES), "")
    needs = next((mark for mark in face.marks if mark in VIRTUES), "")
    if "sun-l" in face.marks or "sun-r" in face.marks:
        return placed(22, 47, 0.8, draw_sun("sun-l" in face.marks, "sun-r" in face.marks, tint))
    if side:
        letter = "±" if side == "both" else words.word(f"side-{side}")[:1].upper()
        rim = box(-11, -11, 22, 22, rx=11 if side == "outside" else 3, fill="none", stroke=tint, stroke_width=1.5)
        return placed(22, 47, 1, rim, text(0, 5.5, letter, 15, anchor="middle", font_weight=700, fill=tint))
    if face.family == "skill" and needs:
        return draw_sign(needs, 11, 36, 22, tint)
    return element("g")


def _signs(face: Face, tint: str) -> Markup:
    """The signs at the foot of a card."""
    signs = [sign for sign in PRINTED if sign in face.marks]
    needs = next((mark for mark in face.marks if mark in VIRTUES), "")
    start = 50 - len(signs) * 9
    drawn = [draw_sign(sign, start + at * 18 + 1, 119, 14, tint) for at, sign in enumerate(signs)]
    if "attack" in signs and face.family == "strike" and needs:
        drawn.append(draw_sign(needs, start + signs.index("attack") * 18 + 11, 115, 9, tint))
    return element("g", *drawn)


def draw_sign(sign: str, x: float, y: float, size: float, tint: str) -> Markup:
    """The sign of a virtue, or of a strike or posta."""
    return placed(x, y, size / 20, path(drawings().signs[sign], fill=tint, fill_rule="evenodd"))


def draw_sun(left: bool, right: bool, tint: str) -> Markup:
    """A sun in two halves. Each card has one half; two that fit make a full sun."""
    lit: Looks = {"fill": SUN, "stroke": SUN_LINE, "stroke_width": 1, "stroke_linejoin": "round"}
    dark: Looks = {**lit, "fill": "none", "stroke": tint, "stroke_dasharray": "2 1.5"}
    halves = [path(RAYS, **lit if right else dark), placed(0, 0, -1, path(RAYS, **lit if left else dark))]
    if left and right:
        halves.append(circle(0, 0, 7.5, fill="#f3cf6b", stroke=SUN_LINE))
        halves.append(lines("M-3-1.5h.1M3-1.5h.1M-3 2.5Q0 4.8 3 2.5", SUN_LINE, 1.5))
    return element("g", *halves)


def draw_chip(code: str, x: float, y: float, words: Captions, maybe: bool = False) -> Markup:
    """The smallest readable card: its letters, with the half-sun as a darker half."""
    face = words.face(code)
    tint = INK_SOFT if maybe or face is None else TINTS.get(face.family, CARD_SOFT)
    rim = box(x, y, 32, 20, rx=4, fill="none" if maybe else CARD, stroke=EDGE if maybe else CARD_LINE,
              stroke_dasharray="3 2" if maybe else None)  # fmt: skip
    half = "" if face is None else "M0-4a4 4 0 0 0 0 8z" if "sun-l" in face.marks else ""
    half = "M0-4a4 4 0 0 1 0 8z" if face is not None and "sun-r" in face.marks else half
    sun = [placed(x + 25, y + 10, 1, circle(0, 0, 4, fill="none", stroke=tint), path(half, fill=tint))] if half else []
    letters = text(x + (10 if half else 16), y + 14, face.page if face else code, 11.5, room=28, anchor="middle",
                   font_weight=700, fill=tint)  # fmt: skip
    return element("g", rim, letters, *sun)
