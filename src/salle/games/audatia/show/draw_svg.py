"""Audatia as a picture: both duelists, the lanes of their swords, virtues, hands and piles."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    EDGE,
    INK_SOFT,
    LINE,
    ON_SEAT,
    SEATS,
    SHEET,
    SUNK,
    WIDTH,
    Drawing,
    Markup,
    box,
    caption,
    element,
    paragraph,
    path,
    placed,
    text,
    width_of,
)
from salle.core.show.svg_cards import hand_row, pile, shown
from salle.games.audatia.scene import LANES, AudatiaScene, Lane, VirtueHeld
from salle.games.audatia.show.draw_card import draw_card, draw_chip, draw_sign
from salle.games.audatia.show.draw_plate import SIGNS, draw_plate

LANE: Final = 107.0
LANES_AT: Final = 462.0
HIGH: Final = 249.5  # height of plate and lanes
MOST: Final = 4  # cards of a stack that are drawn
TURNED: Final[dict[Lane, Lane]] = {"left": "right", "centre": "centre", "right": "left"}
VIRTUES: Final = 272.0
NOTES: Final = 340.0
FAR: Final = 384.0  # position of the far duelist's hand
NEAR: Final = 500.0
HEIGHT: Final = 622


def draw(scene: AudatiaScene, near: int, words: Captions) -> Drawing:
    """Draw a scene, with that duelist on the left and below."""
    far = 1 - near
    notes = paragraph(16, NOTES, words.note, 14, 768, 2, font_style="italic")
    virtues = [_virtue(held, at, near, words) for at, held in enumerate(scene.virtues)]
    sides = [_side(scene, seat, y, words) for seat, y in ((far, FAR), (near, NEAR))]
    return Drawing(HEIGHT, (draw_plate(scene, near, words), _lanes(scene, near, words), *virtues, notes, *sides))


# -- the lanes


def _lanes(scene: AudatiaScene, near: int, words: Captions) -> Markup:
    """Where both swords lie, as the near duelist sees it. The far sword is above."""
    parts = []
    for at, lane in enumerate(LANES):
        x = LANES_AT + at * (LANE + 3)
        parts.append(box(x, 12, LANE, HIGH, rx=6, fill=SUNK, stroke=LINE))
        parts.append(caption(x + LANE / 2, 26, words.word(f"side-{lane}"), room=LANE - 8))
        for seat, y in ((1 - near, 34.0), (near, 148.0)):
            parts.append(box(x + 16, y, LANE - 32, 106, rx=5, fill="none", stroke=LINE, stroke_dasharray="3 3"))
            codes = _lying(scene, seat, lane, near)
            drawn = codes[-MOST:]
            for number, code in enumerate(drawn):
                up = 5.0 * (len(drawn) - 1 - number)
                card = shown(code, draw_card(code, words, seat, small=True))
                parts.append(placed(x + LANE / 2 - 31, y + 17 - up, 0.62, card))
            if len(codes) > 1:
                parts.append(box(x + LANE - 34, y + 88, 20, 18, rx=9, fill=SEATS[seat]))
                count = text(
                    x + LANE - 24, y + 101.5, str(len(codes)), 12, anchor="middle", font_weight=700, fill=ON_SEAT
                )
                parts.append(count)
    return element("g", *parts)


def _lying(scene: AudatiaScene, seat: int, lane: Lane, near: int) -> tuple[str, ...]:
    """The cards in this lane, the top card last."""
    duelist = scene.duelists[seat]
    if duelist.side is None or (duelist.side if seat == near else TURNED[duelist.side]) != lane:
        return ()
    return duelist.stack or ((duelist.posta.code,) if duelist.posta else ())


# -- virtues, hands and piles


def _virtue(held: VirtueHeld, at: int, near: int, words: Captions) -> Markup:
    """Both totals of a virtue, and the player with most."""
    x, (one, other) = 12 + at * 195, held.amounts
    ahead = -1 if one == other else 0 if one > other else 1
    parts = [
        box(x, VIRTUES, 191, 48, rx=6, fill=SHEET, stroke=LINE),
        draw_sign(held.virtue, x + 85.5, VIRTUES + 5, 20, SEATS[ahead] if ahead >= 0 else INK_SOFT),
        text(
            x + 95.5,
            VIRTUES + 41,
            words.word(f"term-{held.virtue}"),
            12.5,
            room=180,
            anchor="middle",
            font_style="italic",
        ),
    ]
    for seat, middle in ((near, x + 46), (1 - near, x + 145)):
        most, owns = ahead == seat, held.owner == seat
        rim = {"fill": SEATS[seat] if most else "none", "stroke": EDGE if owns else "none", "stroke_width": 1.4}
        parts.append(box(middle - 12, VIRTUES + 5, 24, 24, rx=12 if seat == 0 else 4, **rim))
        number = str(held.amounts[seat])
        parts.append(
            text(
                middle, VIRTUES + 22.5, number, 16, anchor="middle", font_weight=700, fill=ON_SEAT if most else INK_SOFT
            )
        )
    return element("g", *parts)


def _side(scene: AudatiaScene, seat: int, y: float, words: Captions) -> Markup:
    """A hand with known or discarded cards beside it, the piles and the open discards."""
    duelist = scene.duelists[seat]
    name = words.seat(seat)
    x = 38 + width_of(name, 14) + 14
    known, label = (duelist.hand.perhaps, "perhaps") if duelist.hand.perhaps else (duelist.put_away, "put-away")
    right = WIDTH - 12 - min(320.0, _chips_width(words.word("pile-shown"), duelist.shown))
    return element(
        "g",
        placed(22, y + 10, 1, path(SIGNS[seat], fill=SEATS[seat])),
        text(36, y + 15, name, 14, font_weight=700),
        _chips(words.word(label), known, x, y, right - x - 12, words, known is duelist.hand.perhaps),
        _chips(words.word("pile-shown"), duelist.shown, right, y, 320, words, False),
        hand_row(seat, duelist.hand, lambda code: draw_card(code, words, seat), 12, y + 24, 62, 636),
        pile(670, y + 32, 44, duelist.deck, words.word("pile-deck"), 3, 60),
        pile(738, y + 32, 44, duelist.hidden, words.word("pile-hidden"), 3, 60),
    )


def _chips(label: str, codes: tuple[str, ...], x: float, y: float, room: float, words: Captions, maybe: bool) -> Markup:
    """Cards as small chips behind a label, smaller still where space is short."""
    if not codes:
        return element("g")
    start = width_of(label, 12) + 8
    chips = (draw_chip(code, start + at * 36, 0, words, maybe) for at, code in enumerate(codes))
    scale = min(1.0, room / _chips_width(label, codes))
    return placed(x, y + 10 - 10 * scale, scale, text(0, 14, label, 12, fill=INK_SOFT), *chips)


def _chips_width(label: str, codes: tuple[str, ...]) -> float:
    return width_of(label, 12) + 8 + 36 * len(codes) if codes else 0.0
