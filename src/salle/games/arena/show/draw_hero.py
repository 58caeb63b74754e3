"""Draws a hero: the portrait in a ring of life, the name and the ready items."""

from __future__ import annotations

import math
from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    BRASS,
    CARD,
    CARD_BACK,
    CARD_BACK_LINE,
    CARD_LINE,
    CARD_SOFT,
    EDGE,
    INK,
    INK_SOFT,
    LAUREL,
    SEAL,
    SEATS,
    SHEET,
    Looks,
    Markup,
    box,
    circle,
    element,
    line,
    lines,
    path,
    placed,
    seat_mark,
    text,
    width_of,
)
from salle.games.arena.drawings import drawings
from salle.games.arena.scene import ArenaScene, HeroShown, Item
from salle.games.arena.show.draw_card import draw_emblem, draw_portrait, tint_of

SAND: Final = "#e9d3a2"
SAND_LINE: Final = "#b99b62"
LIFE: Final = "#a3291b"
HARM: Final = "#37475a"
ON_MEDAL: Final = "#fff8f2"
RADIUS: Final = 36.0
HEART: Final = "M0 14C-16 3-15-11-7-11-3-11-1-9 0-6 1-9 3-11 7-11c8 0 9 14-7 25Z"
LEAF: Final = "M0 43q-7-7-15-6 4 9 15 6ZM0 43q-6 8-14 9 2-10 14-9Z"


def draw_hero(scene: ArenaScene, seat: int, x: float, y: float, size: float, words: Captions) -> Markup:
    """The hero with the centre of the medal at this point. `size` is the size of the medal."""
    hero = scene.heroes[seat]
    parts = [placed(x, y, size, _medal(scene, seat)), _plaque(hero, seat, x, y + 40 * size, words)]
    if hero.standing and hero.hero:
        parts.append(_equipment(hero, x, y + 40 * size + 37, 34 * size, words))
    return element("g", *parts)


def _medal(scene: ArenaScene, seat: int) -> Markup:
    """Portrait and ring around 0 0, with life, damage and cards as numbers beside them."""
    hero = scene.heroes[seat]
    portrait = (
        draw_portrait(hero.hero, SEATS[seat]) if hero.hero else text(32, 44, "?", 34, anchor="middle", fill=CARD_SOFT)
    )
    face = element("g", portrait, transform="translate(-31 -31) scale(.97)", opacity=None if hero.standing else 0.4)
    parts = [circle(0, 0, 33, fill=CARD), face, circle(0, 0, 37.5, fill="none", stroke=SAND, stroke_width=9)]
    if scene.to_act == seat:
        parts += [circle(0, 0, 40.5, fill="none", stroke=BRASS, stroke_width=3), path("M-8-51h16l-8 10Z", fill=BRASS)]
    if hero.full:
        parts += _lives(hero)
    if scene.attack and scene.attack.target == seat:
        parts.append(circle(0, 0, 41, fill="none", stroke=SEAL, stroke_width=3, stroke_dasharray="6 5"))
    if hero.hero and not hero.standing:
        parts.append(lines("M-18-18l36 36M18-18l-36 36", SEAL, 5))
    elif hero.hero:
        parts.append(placed(-45, -22, 1, path(HEART, fill=LIFE, stroke=CARD), _number(4, hero.life, 15)))
    if scene.winner == seat:
        parts += [_laurel(1), _laurel(-1)]
    elif hero.hero and hero.standing:
        harm = path("M0-16 15 0 0 16-15 0Z", fill=HARM, stroke=CARD)
        parts.append(placed(45, -22, 1, harm, _number(5, hero.base + hero.weapons, 15)))
    parts.append(_held(hero, seat))
    return element("g", *parts)


def _number(y: float, number: int, size: float) -> Markup:
    return text(0, y, str(number), size, anchor="middle", font_weight=700, fill=ON_MEDAL)


def _lives(hero: HeroShown) -> list[Markup]:
    """A ring with a segment for each point of life."""
    around = math.tau * RADIUS
    piece = around / hero.full
    ring: Looks = {"fill": "none", "stroke_width": 5, "transform": "rotate(-90)"}
    left = max(0, hero.life) * piece
    return [
        circle(0, 0, RADIUS, stroke=SAND_LINE, **ring),
        *([circle(0, 0, RADIUS, stroke=LIFE, stroke_dasharray=f"{left:.2f} {around:.2f}", **ring)] if left else []),
        circle(0, 0, RADIUS, stroke=CARD, stroke_dasharray=f"1.6 {piece - 1.6:.3f}", stroke_dashoffset=0.8, **ring),
    ]


def _held(hero: HeroShown, seat: int) -> Markup:
    """A hidden hand as card backs with their number. Visible hands are drawn below the arena."""
    hidden, count = hero.hand.hidden, len(hero.hand.cards) or hero.hand.hidden
    backs = [
        element(
            "g",
            box(-8, -11, 16, 22, rx=2, fill=CARD_BACK, stroke=CARD_BACK_LINE),
            transform=f"rotate({(at - (max(hidden, 1) - 1) / 2) * 13:.1f} 0 16)",
            data_back="" if hidden else None,
        )
        for at in range(hidden or int(count > 0))
    ]
    number = [_number(5, count, 13)] if count else []
    return placed(-45, 24, 1, *backs, *number, data_hand=None if hero.hand.cards else seat)


def _laurel(side: int) -> Markup:
    leaves = (path(LEAF, fill=LAUREL, transform=f"rotate({-turn})") for turn in (8, 22, 36, 50, 64, 78, 92))
    return placed(0, 0, side, lines("M3 43A43 43 0 0 0 43 4", LAUREL, 1.5), *leaves)


def _plaque(hero: HeroShown, seat: int, x: float, y: float, words: Captions) -> Markup:
    """The names of the seat and of its hero."""
    name, title = words.seat(seat), words.word(f"hero-{hero.hero}") if hero.hero else ""
    wide = max(width_of(name, 13) + 20, width_of(title, 12)) + 16
    crossed = None if hero.standing or not hero.hero else "line-through"
    start = x - (width_of(name, 13) + 14) / 2
    return element(
        "g",
        box(x - wide / 2, y, wide, 34 if title else 20, rx=8, fill=SHEET, stroke=SAND_LINE),
        seat_mark(seat, start + 4, y + 10, 4.5),
        text(start + 13, y + 14.5, name, 13, font_weight=700, text_decoration=crossed),
        text(x, y + 28.5, title, 12, anchor="middle", fill=INK_SOFT, font_style="italic", text_decoration=crossed),
    )


def _equipment(hero: HeroShown, x: float, y: float, tile: float, words: Captions) -> Markup:
    """The two hands, each free or with an item, or one item in both; and the armor."""
    left = x - 1.5 * tile - 5
    parts, at = [], 0
    for item in hero.items:
        parts.append(_item(item, left + at * (tile + 3), y, tile, words))
        at += item.hands
    for free in range(at, at + hero.free):
        parts.append(_free(left + free * (tile + 3), y, tile))
    armor = left + 2 * (tile + 3) + 4
    parts.append(_item(hero.armor, armor, y, tile, words) if hero.armor else _slot(armor, y, tile))
    return element("g", *parts)


def _slot(x: float, y: float, tile: float) -> Markup:
    return box(x, y, tile, tile, rx=5, fill="none", stroke=EDGE, stroke_dasharray="3 3", stroke_opacity=0.6)


def _free(x: float, y: float, tile: float) -> Markup:
    scale = tile * 0.6 / 24
    palm = placed(x + tile * 0.2, y + tile * 0.2, scale, lines(drawings().palm, INK_SOFT, 1.2, stroke_opacity=0.6))
    return element("g", _slot(x, y, tile), palm)


def _item(item: Item, x: float, y: float, tile: float, words: Captions) -> Markup:
    """An item: its emblem, and the damage it adds or the strength it has left."""
    face, both = words.face(item.card), item.hands > 1
    tint = tint_of(face)
    wide = tile * 2 + 3 if both else tile
    parts = [box(x, y, wide, tile, rx=5, fill=CARD, stroke=CARD_LINE)]
    scale = tile / 60 * 0.8
    if face and both:
        turned = element("g", draw_emblem(face, tint), transform="rotate(90 30 30)")
        parts.append(placed(x + 3, y + tile / 2 - 30 * scale * 1.25, scale * 1.25, turned))
    elif face:
        parts.append(placed(x + 1, y + 2, scale, draw_emblem(face, tint)))
    else:
        parts.append(text(x + 4, y + tile / 2, item.card, tile * 0.3, room=wide - 8, fill=INK))
    number = str(item.left) if item.strength else f"+{item.damage}"
    looks: Looks = {"font_weight": 700, "fill": tint, "stroke": CARD, "stroke_width": 3, "paint_order": "stroke"}
    parts.append(line(x + wide - 3, y + tile - (9 if item.strength else 4), number, tile * 0.4, 0, "end", looks))
    each = (wide - 8) / max(1, item.strength)
    for at in range(item.strength):
        full: Looks = {"fill": tint if at < item.left else "none", "stroke": tint, "stroke_width": 0.7}
        parts.append(box(x + 4 + at * each, y + tile - 6, each - 1.5, 3, rx=1, **full))
    return element("g", *parts)
