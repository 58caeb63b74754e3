"""Draws Ready... Fence! as SVG: scores, strip, status of both fencers, phrase, piles and both hands."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    BRASS,
    EDGE,
    INK_SOFT,
    LINE,
    ON_SEAT,
    SEAL,
    SEATS,
    SHEET,
    WIDTH,
    Drawing,
    Markup,
    box,
    caption,
    circle,
    element,
    lines,
    paragraph,
    path,
    placed,
    text,
)
from salle.core.show.svg_cards import gap, hand_row, pile, shown
from salle.games.readyfence.scene import ReadyFenceScene, Weapon
from salle.games.readyfence.show.draw_card import draw_card
from salle.games.readyfence.show.draw_phrase import draw_phrase
from salle.games.readyfence.show.draw_strip import draw_strip

WEAPONS: Final[tuple[tuple[Weapon, str, str], ...]] = (  # name, path of the blade, path of the guard
    ("line", "M4 20H36", "M10 14v12"),
    ("invitation", "M4 12 34 32", "M12 11 6 20"),
    ("engagement", "M4 32 34 8", "M6 23 13 32"),
)
DROP: Final = "M5 0c3 5 5 8 5 10.5a5 5 0 0 1-10 0C0 8 2 5 5 0z"
SIDE: Final = 178.0  # width of a fencer's status
STATUS: Final = 288.0
HANDS: Final = 524.0
HEIGHT: Final = 648


def draw(scene: ReadyFenceScene, words: Captions) -> Drawing:
    sides = [_side(scene, seat, words) for seat in (0, 1)]
    status = [_status(scene, seat, words) for seat in (0, 1)]
    strip = placed(44, 62, 0.712, draw_strip(scene, words))
    note = paragraph(400, STATUS + 14, words.note, 14.5, 384, 3, anchor="middle", font_style="italic")
    phrase, stock = draw_phrase(scene, words), _stock(scene, words)
    return Drawing(HEIGHT, (*sides, strip, *status, note, phrase, stock, *(_hand(scene, s, words) for s in (0, 1))))


# -- the scoring machine


def _side(scene: ReadyFenceScene, seat: int, words: Captions) -> Markup:
    """Draw one half of the scoring machine: name and touches."""
    fencer, acts = scene.fencers[seat], scene.to_act == seat
    x = 16.0 if seat == 0 else 404.0
    inner, side, anchor = (x + 332, -1, "end") if seat == 0 else (x + 48, 1, "start")
    pips = min(9.0, 250 / scene.target)
    tally = text(
        x + 356 if seat == 0 else x + 24, 47, str(fencer.touches), 27, anchor="middle", font_weight=700, fill=ON_SEAT
    )
    return element(
        "g",
        box(x, 14, 380, 48, rx=6, fill=SHEET, stroke=BRASS if acts else LINE, stroke_width=2 if acts else 1),
        box(x + 2, 59, 376, 3, fill=SEATS[seat]),
        box(x + 336 if seat == 0 else x + 4, 18, 40, 39, rx=4, fill=SEATS[seat]),
        tally,
        text(inner - 4 if seat == 0 else inner + 4, 36, words.seat(seat), 17, room=190, anchor=anchor, font_weight=600),
        *(_pip(seat, inner + side * (9 + at * pips), pips, at < fencer.touches) for at in range(scene.target)),
        *([_priority(x, seat, words)] if scene.priority == seat else []),
    )


def _pip(seat: int, x: float, size: float, full: bool) -> Markup:
    looks = {"fill": SEATS[seat] if full else "none", "stroke": SEATS[seat]}
    half = size * 0.36
    return circle(x, 49, half, **looks) if seat == 0 else box(x - half, 49 - half, 2 * half, 2 * half, rx=1, **looks)


def _priority(x: float, seat: int, words: Captions) -> Markup:
    anchor = "start" if seat == 0 else "end"
    return caption(
        x + 12 if seat == 0 else x + 368, 35, words.word("board-priority"), room=110, anchor=anchor, fill=BRASS
    )


# -- how both stand


def _status(scene: ReadyFenceScene, seat: int, words: Captions) -> Markup:
    """Draw the weapon position, the stamina, and the actions of a turn."""
    fencer = scene.fencers[seat]
    x = 16.0 if seat == 0 else WIDTH - 16 - SIDE
    full = {"fill": SEATS[seat], "stroke": SEATS[seat]}
    step = min(13.0, (SIDE - 16) / scene.stamina)
    drops = [
        placed(
            x + 8 + at * step,
            STATUS + 88,
            1,
            path(DROP, **full if at < fencer.stamina else {"fill": "none", "stroke": EDGE}),
        )
        for at in range(scene.stamina)
    ]
    turn = [_turn(scene, x, words)] if scene.turn == seat and scene.phase != "over" else []
    return element(
        "g",
        *(_position(at, seat, fencer.weapon == WEAPONS[at][0], x + at * 60, words) for at in range(3)),
        box(x, STATUS + 62, SIDE, 50, rx=6, fill=SHEET, stroke=LINE),
        caption(x + 8, STATUS + 78, words.word("stamina"), room=120, anchor="start"),
        text(x + SIDE - 9, STATUS + 79, str(fencer.stamina), 15, anchor="end", font_weight=700),
        *drops,
        *turn,
    )


def _position(at: int, seat: int, held: bool, x: float, words: Captions) -> Markup:
    name, blade, guard = WEAPONS[at]
    ink = ON_SEAT if held else INK_SOFT
    sword = element("g", lines(blade, ink, 2.5), lines(guard, ink, 5))
    mirrored = placed(x + 15 if seat == 0 else x + 43, STATUS + 4, 0.7 if seat == 0 else -0.7, sword)
    rim = box(x, STATUS, 58, 54, rx=6, fill=SEATS[seat] if held else SHEET, stroke=SEATS[seat] if held else LINE)
    return element(
        "g",
        rim,
        mirrored,
        text(x + 29, STATUS + 47, words.word(f"weapon-{name}"), 11, room=54, anchor="middle", fill=ink),
    )


def _turn(scene: ReadyFenceScene, x: float, words: Captions) -> Markup:
    said = words.word("board-actions", used=scene.used, of=scene.actions)
    return text(x + SIDE / 2, STATUS + 130, said, 12, room=SIDE, anchor="middle", fill=BRASS)


# -- the piles and the hands


def _stock(scene: ReadyFenceScene, words: Captions) -> Markup:
    """Draw the Timer with its quiet turns, and the discards with the top card open."""
    left, right, y = 82.0, WIDTH - 128.0, STATUS + 148
    quiet = [
        circle(
            left + 60 + 9 * (at // 4), y + 34 + 9 * (at % 4), 3, fill=SEAL if at < scene.quiet else "none", stroke=EDGE
        )
        for at in range(scene.passivity)
    ]
    top = scene.discards[-1:]
    card = [placed(right, y, 0.46, shown(code, draw_card(code, words, False))) for code in top] or [gap(right, y, 46)]
    count = len(scene.discards)
    rim = box(right + 34, y + 50, 24, 18, rx=9, fill=SHEET, stroke=EDGE)
    few = [rim, text(right + 46, y + 63.5, str(count), 12, anchor="middle", font_weight=700)] if count > 1 else []
    named = caption(right + 23, y + 79, words.word("discards"), room=SIDE)
    return element("g", pile(left, y, 46, scene.timer, words.word("timer"), 4), *quiet, *card, *few, named)


def _hand(scene: ReadyFenceScene, seat: int, words: Captions) -> Markup:
    """Draw the hand, and which of its hidden cards may still be those that were seen."""
    hand = scene.fencers[seat].hand
    x, room = (16.0 if seat == 0 else WIDTH - 392.0), 376.0
    cards = hand_row(seat, hand, lambda code: draw_card(code, words), x, HANDS, 59, room, seat)
    if not hand.perhaps:
        return cards
    named = ", ".join(words.card(code) for code in hand.perhaps)
    said = f"{words.word('perhaps')}: {named}"
    edge, anchor = (x, "start") if seat == 0 else (x + room, "end")
    notes = paragraph(edge, HANDS + 99, said, 11, room, 2, anchor=anchor, fill=INK_SOFT)
    return element("g", cards, notes)
