"""Draws the board: heroes around an oval of sand, the attack between them, piles and hands."""

from __future__ import annotations

import math
from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    CARD,
    CARD_LINE,
    EDGE,
    SEAL,
    SHADE,
    SHEET,
    WIDTH,
    Drawing,
    Looks,
    Markup,
    box,
    caption,
    element,
    lines,
    paragraph,
    path,
    placed,
    text,
    width_of,
)
from salle.core.show.svg_cards import back, gap, hand_row
from salle.games.arena.scene import ArenaScene, Blow
from salle.games.arena.show.draw_card import draw_card, draw_line
from salle.games.arena.show.draw_hero import SAND_LINE, draw_hero

Point = tuple[float, float]

# Positions of the other heroes by their number, clockwise from the left: share of the width, and whether at a side.
PLACES: Final[tuple[tuple[tuple[float, bool], ...], ...]] = (
    (),
    ((0.5, False),),
    ((0.26, False), (0.74, False)),
    ((0, True), (0.5, False), (1, True)),
    ((0, True), (0.31, False), (0.69, False), (1, True)),
    ((0, True), (0.23, False), (0.5, False), (0.77, False), (1, True)),
)
SAND_BRIGHT: Final = "#f3e2b8"
SAND_DEEP: Final = "#dfc48c"
CROWD: Final = "#b8a681"
WALL: Final = "#c9ad78"
RIM: Final = 34.0
BLOW: Final = "#9a2a1c"
BURST: Final = "M0-29 6-13 20-21 14-7 29 0 14 7 20 21 6 13 0 29-6 13-20 21-14 7-29 0-14-7-20-21-6-13Z"


def draw(scene: ArenaScene, near: int, words: Captions) -> Drawing:
    """Draw a scene as that seat sees it."""
    count = len(scene.heroes)
    high = 480.0 if count > 3 else 500.0
    stands = _stands(count, high)
    places = {(near + at) % count: stand for at, stand in enumerate(stands)}
    size = 1.0 if count > 3 else 1.2
    order = sorted(places, key=lambda seat: places[seat][1])
    heroes = [draw_hero(scene, seat, *places[seat], size, words) for seat in order]
    note = paragraph(400, high + 22, words.note, 15, 720, 2, anchor="middle", font_style="italic")
    way, middle = _middle(scene, places, (WIDTH / 2, high * 0.47), words)
    hands, below = _hands(scene, high + 56, words)
    floor, piles = _floor(high, _restless(scene)), _piles(scene, high, words)
    return Drawing(high + 56 + below, (floor, *piles, *way, *heroes, middle, note, *hands))


def _restless(scene: ArenaScene) -> bool:
    """Whether the crowd is restless, or will be after this round."""
    late = scene.restless_from is not None and scene.round >= scene.restless_from
    quiet = scene.restless_after is not None and scene.quiet > 0 and not scene.fought
    return scene.phase != "over" and (late or quiet)


def _stands(count: int, high: float) -> list[Point]:
    """The positions of the medals: your own first, then clockwise."""
    half, top = (76.0, 62.0) if count > 3 else (100.0, 74.0)
    side = 206.0 if count > 4 else 188.0
    own = high - (128.0 if count > 3 else 142.0)
    found = [(WIDTH / 2, own)]
    for share, beside in PLACES[count - 1]:
        found.append((half + share * (WIDTH - 2 * half), side if beside else top))
    return found


def _floor(high: float, restless: bool) -> Markup:
    """The oval of sand with the crowd around it."""
    seats: Looks = {"fill": "none", "stroke": SEAL if restless else CROWD, "stroke_width": 6.5}
    dots: Looks = {"stroke_linecap": "round", "stroke_dasharray": "0 9"}
    rows = ((28, 0, 1.0), (20, 4, 0.75), (12, 2, 0.5))
    furrow: Looks = {"fill": "none", "stroke": SAND_LINE, "stroke_dasharray": "40 9 14 7", "stroke_opacity": 0.5}
    return element(
        "g",
        *(
            _oval(high, out, 1, {**seats, **dots, "stroke_dashoffset": shift, "stroke_opacity": opacity})
            for out, shift, opacity in rows
        ),
        _oval(high, 4, 1, {"fill": WALL, "stroke": SAND_LINE}),
        _oval(high, 0, 1, {"fill": SAND_DEEP, "stroke": SAND_LINE, "stroke_width": 1.5}),
        *(_oval(high, 0, share / 10, {"fill": SAND_BRIGHT, "fill_opacity": 0.3}) for share in range(9, 2, -1)),
        *(_oval(high, 6, share, furrow) for share in (0.82, 0.62, 0.42)),
    )


def _oval(high: float, out: float, share: float, looks: Looks) -> Markup:
    """An ellipse around the centre of the arena, at this distance outside the sand and this share of its size."""
    x, y = WIDTH / 2, high / 2 + 4
    return element("ellipse", cx=x, cy=y, rx=(x - RIM - 6 + out) * share, ry=(y - RIM - 10 + out) * share, **looks)


def _piles(scene: ArenaScene, high: float, words: Captions) -> list[Markup]:
    left, right, y = WIDTH * 0.25 - 24, WIDTH * 0.75 - 24, high - 118
    deck = [placed(left - 3, y - 3, 0.48, back()), placed(left, y, 0.48, back())] if scene.deck else [gap(left, y, 48)]
    count = len(scene.discards)
    turns = [turn for turn, least in ((-9, 3), (7, 2), (0, 1)) if count >= least]
    cards = [
        element(
            "g",
            box(2, 2, 96, 136, rx=8, fill=CARD, stroke=CARD_LINE, stroke_width=2),
            transform=f"rotate({turn} 50 70)",
        )
        for turn in turns
    ]
    arrow = lines("M50 30v34M37 52l13 14 13-14", CARD_LINE, 5)
    spent = placed(right, y, 0.48, *cards, arrow) if count else gap(right, y, 48)
    return [
        element(
            "g",
            *deck,
            text(
                left + 24,
                y + 54,
                str(scene.deck),
                17,
                anchor="middle",
                font_weight=700,
                fill="#fff8f2" if scene.deck else EDGE,
            ),
            _label(left + 24, y + 80, words.word("deck")),
        ),
        element(
            "g",
            spent,
            text(right + 24, y + 54, str(count), 17, anchor="middle", font_weight=700),
            _label(right + 24, y + 80, words.word("discards")),
        ),
    ]


def _label(x: float, y: float, said: str) -> Markup:
    wide = width_of(said, 11.5) + 14
    return element(
        "g", box(x - wide / 2, y - 10, wide, 16, rx=6, fill=SHEET), text(x, y + 2, said, 11.5, anchor="middle")
    )


# -- the attack


def _middle(
    scene: ArenaScene, places: dict[int, Point], middle: Point, words: Captions
) -> tuple[tuple[Markup, ...], Markup]:
    """The arrow of the attack and its facts, placed beside the arrow. Without an attack, the round."""
    blow, (x, y) = scene.attack, middle
    if blow is None:
        said = words.word("round", round=scene.round)
        return (), text(x, y, said, 21, anchor="middle", font_weight=600, fill="#55452c", letter_spacing=1)
    start, end = places[int(blow.attacker)], places[int(blow.target)]
    if abs(start[0] - x) < 60 or abs(end[0] - x) < 60:
        aside = -160 if min(start[0], end[0]) < x - 60 else 160
        x += -aside if any(abs(x + aside - hero[0]) < 90 for hero in (start, end)) else aside
        y += 24 if len(places) < 4 else 0
    (x1, y1), (x2, y2) = _towards(start, (x, y), 66), _towards(end, (x, y), 84)
    turn = math.degrees(math.atan2(y2 - y, x2 - x))
    way = lines(f"M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}", SEAL, 7)
    point = path("M-8-13l24 13-24 13 6-13Z", fill=SEAL, transform=f"translate({x2:.1f} {y2:.1f}) rotate({turn:.1f})")
    return (way, point), _panel(blow, x, y, words)


def _towards(start: Point, to: Point, far: float) -> Point:
    share = min(0.6, far / max(1.0, math.hypot(to[0] - start[0], to[1] - start[1])))
    return start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share


def _panel(blow: Blow, x: float, y: float, words: Captions) -> Markup:
    """The card, its line, and the parts of its damage."""
    title = words.card(blow.card)
    terms = [str(part) for part in (blow.base, blow.weapons, blow.bonus) if part > 0]
    total = f"{' + '.join(terms)} = {blow.damage}" if len(terms) > 1 else ""
    half = max(62.0, width_of(title, 14) / 2 + 14)
    armor = lines("M18 7q12 10 24 0l9 9-4 9q3 13-4 21H17q-7-8-4-21l-4-9Z", "#4a4a55", 3)
    past = [placed(x - half + 8, y + 23, 0.36, armor, lines("M6 52 54 6", BLOW, 5))] if blow.ignores_armor else []
    return element(
        "g",
        box(x - half, y - 46, 2 * half, 96, rx=10, fill=SHADE, fill_opacity=0.18),
        box(x - half, y - 48, 2 * half, 96, rx=10, fill=CARD, stroke=BLOW, stroke_width=1.5),
        text(x, y - 30, title, 14, anchor="middle", font_weight=700),
        placed(x - 48, y - 20, 0.95, draw_line(blow.line, BLOW, words.word(f"letter-{blow.line}"))),
        placed(
            x + 26,
            y,
            0.82,
            path(BURST, fill=BLOW),
            text(0, 9, str(blow.damage), 25, anchor="middle", font_weight=700, fill="#fff8f2"),
        ),
        text(x + (10 if past else 0), y + 39, total, 13.5, anchor="middle"),
        *past,
    )


# -- hands


def _hands(scene: ArenaScene, y: float, words: Captions) -> tuple[list[Markup], float]:
    """The visible hands below the arena, and their height."""
    seen = [seat for seat, hero in enumerate(scene.heroes) if hero.hand.cards]
    if not seen:
        return [], 0
    alone = len(seen) == 1
    size, room = (84.0, 768.0) if alone else (62.0, 380.0)
    high = size * 1.4 + 30
    parts = []
    for at, seat in enumerate(seen):
        x, top = 16 + (at % 2) * 388.0, y + at // 2 * high
        parts.append(caption(x + room / 2, top + 8, words.word("seen-hand", who=words.seat(seat)), room=room))
        parts.append(
            hand_row(seat, scene.heroes[seat].hand, lambda code: draw_card(code, words), x, top + 16, size, room, 0.5)
        )
    return parts, math.ceil(len(seen) / 2) * high
