"""En Garde as a picture: the scoring box, the piste with both fencers, the table, and both hands."""

from __future__ import annotations

import math
from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    CARD,
    EDGE,
    INK,
    INK_SOFT,
    LINE,
    PAPER,
    SEAL,
    SEAL_SOFT,
    SEATS,
    SHEET,
    SUNK,
    WIDTH,
    Drawing,
    Markup,
    box,
    caption,
    element,
    lines,
    paragraph,
    path,
    placed,
    text,
)
from salle.core.show.svg_cards import gap, hand_row, pile, row, shown
from salle.games.engarde.scene import EnGardeAttack, EnGardeScene
from salle.games.engarde.show.draw_card import draw_card, value_shape
from salle.games.engarde.show.draw_fencer import draw_fencer, pose_towards
from salle.games.engarde.show.draw_score import draw_score

SCALE: Final = 1.25  # of the fencers
SIDE: Final = 40 * SCALE  # space to the left of the first cell: a fencer stands behind the front foot
GROUND: Final = 212.0
BAND: Final = 40.0
TABLE: Final = 322.0
CARD_WIDTH: Final = 58.0
HANDS: Final = 462.0
HAND_ROOM: Final = 372.0
HEIGHT: Final = 576


def draw(scene: EnGardeScene, words: Captions) -> Drawing:
    return Drawing(HEIGHT, (draw_score(scene, words), _piste(scene, words), _table(scene, words), _hands(scene, words)))


# -- the piste


def _piste(scene: EnGardeScene, words: Captions) -> Markup:
    cell = (WIDTH - 2 * SIDE) / scene.length
    order = (1, 0) if scene.attack and scene.attack.seat == 0 else (0, 1)
    return element(
        "g",
        _circle(),
        box(1, GROUND, WIDTH - 2, BAND, fill=SUNK),
        *(_tile(number, cell) for number in range(1, scene.length + 1)),
        *(_number(scene, number, cell) for number in range(1, scene.length + 1)),
        box(SIDE, GROUND, WIDTH - 2 * SIDE, BAND, fill="none", stroke=INK_SOFT, stroke_width=1.2),
        _gap(scene, cell, words),
        *(_fencer(scene, seat, cell) for seat in order),
    )


def _circle() -> Markup:
    """The circle of the old treatises, behind the fencers."""
    arcs = "".join(f"M{-radius} 0A{radius} {radius} 0 0 1 {radius} 0" for radius in (97, 92, 66, 33))
    turns = [(math.cos(math.pi / 12 * number), -math.sin(math.pi / 12 * number)) for number in range(1, 12)]
    rays = "".join(f"M{33 * x:.1f} {33 * y:.1f}L{92 * x:.1f} {92 * y:.1f}" for x, y in turns)
    return placed(WIDTH / 2, GROUND, 1.46, lines(f"{arcs}{rays}M-92 0 0-92 92 0", LINE, 0.55, stroke_opacity=0.6))


def _middle(number: int, cell: float) -> float:
    return SIDE + (number - 0.5) * cell


def _tile(number: int, cell: float) -> Markup:
    x, ground = _middle(number, cell) - cell / 2, SHEET if number % 2 else PAPER
    return box(x, GROUND, cell, BAND, fill=ground, stroke=LINE, stroke_width=0.75)


def _number(scene: EnGardeScene, number: int, cell: float) -> Markup:
    """The number of a cell and the fencer on it. Narrow cells have a number only now and then."""
    x, y = _middle(number, cell), GROUND + BAND / 2
    if number in scene.standing:
        seat = scene.standing.index(number)
        half = max(7.5, min(13.0, cell / 2.3))
        mark = box(x - half, y - half, 2 * half, 2 * half, rx=half if seat == 0 else 2, fill=SEATS[seat])
        return element("g", mark, text(x, y + 4, str(number), 11, anchor="middle", font_weight=700, fill=CARD))
    if cell <= 20 and (number % 5 or any(abs(number - other) * cell < 16 for other in scene.standing)):
        return element("g")
    return text(x, y + 4, str(number), 11, anchor="middle", fill=INK_SOFT)


def _gap(scene: EnGardeScene, cell: float, words: Captions) -> Markup:
    """The gap as a dimension line. If a card can reach, it has the look of that card."""
    left, right = (_middle(number, cell) for number in scene.standing)
    middle, y = (left + right) / 2, GROUND + BAND
    ends = f"M{left:.1f} {y + 4}V{y + 20}M{right:.1f} {y + 4}V{y + 20}M{left:.1f} {y + 16}H{right:.1f}"
    arrows = f"M{left:.1f} {y + 16}l8-3v6ZM{right:.1f} {y + 16}l-8-3v6Z" if right - left > 40 else "M0 0"
    if scene.gap <= scene.values:
        sign = value_shape(scene.gap, middle, y + 18, 14)
    else:
        rim = box(middle - 17, y + 4, 34, 25, rx=12.5, fill=SHEET, stroke=INK_SOFT)
        sign = element("g", rim, text(middle, y + 22.5, str(scene.gap), 18, anchor="middle", font_weight=700))
    label = text(middle, y + 46, words.word("gap"), 11, anchor="middle", fill=INK_SOFT, letter_spacing=0.9)
    return element("g", lines(ends, INK_SOFT, 1), path(arrows, fill=INK_SOFT), sign, label)


def _fencer(scene: EnGardeScene, seat: int, cell: float) -> Markup:
    pose, shift = pose_towards(_pose(scene, seat), scene.gap * cell / SCALE)
    ahead = SCALE if seat == 0 else -SCALE
    return draw_fencer(seat, _middle(scene.standing[seat], cell) + ahead * shift, GROUND, SCALE, pose)


def _pose(scene: EnGardeScene, seat: int) -> str:
    if scene.phase == "lot":
        return "salute"
    if scene.phase == "over":
        return "salute" if scene.winner in (seat, -2) else "rest"
    if scene.attack:
        return "lunge" if seat == scene.attack.seat else "guard"
    if scene.phase == "own-turn" and scene.table:
        return "parry" if seat == scene.table.seat else "lunge"
    return "guard"


# -- the table


def _table(scene: EnGardeScene, words: Captions) -> Markup:
    played = [_played(scene, words)] if scene.discards is not None else []
    return element(
        "g",
        pile(96, TABLE + 22, CARD_WIDTH, scene.pack, words.word("pack"), 8),
        _laid(scene, words),
        paragraph(576, TABLE + 12, words.note, 14, 208, 5, font_style="italic"),
        *played,
    )


def _laid(scene: EnGardeScene, words: Captions) -> Markup:
    """The cards of the latest action, and for an attack also what would parry it."""
    table, attack = scene.table, scene.attack
    said = words.word("table")
    if table and table.seat >= 0:
        said = words.word("laid", how=table.how, who=words.view.game.explain.seat(table.seat))
    head = caption(400, TABLE + 6, said, room=330, fill=SEAL if attack else INK_SOFT)
    if attack:
        step = table.step if attack.advanced and table and table.how == "advance-attack" else 0
        return element("g", head, _attack(attack, step, scene.parry))
    cards = [shown(code, draw_card(code)) for code in table.cards] if table else []
    if not cards:
        return element("g", head, gap(400 - CARD_WIDTH / 2, TABLE + 20, CARD_WIDTH))
    return element("g", head, row(cards, 240, TABLE + 20, CARD_WIDTH, 320, 0.5))


def _attack(attack: EnGardeAttack, step: int, parry: str) -> Markup:
    """The cards of an attack, behind the card of its advance, and places for the parry."""
    count, total = attack.count, attack.count > 1 and parry == "sum"
    room = 316 - 32 - (24 if step else 0) - (44 if total else 0) - 8 * count
    size = min(CARD_WIDTH, room / (2 * count + (0.62 if step else 0)))
    wide, small = count * (size + 4), 0.62 * size
    left = 400 - wide - 16 + ((small + 24) / 2 if step else 0) - (22 if total else 0)
    middle = TABLE + 20 + CARD_WIDTH * 0.7
    y = middle - size * 0.7
    cards = [shown(str(attack.value), draw_card(str(attack.value)))] * count
    slots = [_slot(str(attack.value) if parry == "same" else "?")] * count
    blades = lines("M6 34 34 6M34 34 6 6M7 27q1 6 7 6M33 27q-1 6-7 6", SEAL, 3.4)
    parts = [
        box(236, TABLE + 12, 328, CARD_WIDTH * 1.4 + 16, rx=6, fill=SEAL_SOFT, stroke=SEAL),
        row(cards, left, y, size, wide),
        placed(left + wide + 1, middle - 13, 0.65, blades),
        row(slots, left + wide + 32, y, size, wide),
    ]
    if step:
        card = shown(str(step), draw_card(str(step)))
        parts.append(placed(left - small - 20, middle - small * 0.7, small / 100, card))
        parts.append(text(left - 10, middle + 7, "›", 22, anchor="middle", font_weight=700))
    if total:
        parts.append(text(left + 2 * wide + 34, middle + 6, f"= {attack.sum}", 17, room=42, font_weight=700))
    return element("g", *parts)


def _slot(sign: str) -> Markup:
    rim = box(1, 1, 98, 138, rx=8, fill="none", stroke=EDGE, stroke_width=3, stroke_dasharray="8 6")
    return element("g", rim, text(50, 82, sign, 36, anchor="middle", font_weight=600, fill=INK_SOFT))


def _played(scene: EnGardeScene, words: Captions) -> Markup:
    """The number of played cards of each value, if the discards lie open."""
    counts = [(scene.discards or ()).count(str(value)) for value in range(1, scene.values + 1)]
    step = min(42.0, 210 / len(counts))
    drawn = [
        element("g", value_shape(at + 1, 584 + at * step, TABLE + 112, min(8.0, step / 4)),
                text(584 + at * step, TABLE + 133, str(count), 12, anchor="middle", font_weight=600, fill=INK))
        for at, count in enumerate(counts)
    ]  # fmt: skip
    return element("g", caption(576, TABLE + 97, words.word("discards"), anchor="start"), *drawn)


def _hands(scene: EnGardeScene, words: Captions) -> Markup:
    left, right = scene.hands
    return element(
        "g",
        hand_row(0, left, draw_card, 20, HANDS, 68, HAND_ROOM),
        hand_row(1, right, draw_card, WIDTH - 20 - HAND_ROOM, HANDS, 68, HAND_ROOM, 1),
    )
