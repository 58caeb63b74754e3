"""Draws the phrase of Ready... Fence!: the links in their order, each with its card and its arithmetic."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    INK,
    INK_SOFT,
    LINE,
    SEAL,
    SEAL_SOFT,
    SEATS,
    SUNK,
    Markup,
    box,
    element,
    lines,
    placed,
    text,
    width_of,
)
from salle.core.show.svg_cards import gap, shown
from salle.games.readyfence.scene import Link, ReadyFenceScene, Speed
from salle.games.readyfence.show.draw_card import draw_card

LEFT: Final = 206.0
TOP: Final = 348.0
WIDE: Final = 388.0
HIGH: Final = 152.0


def draw_phrase(scene: ReadyFenceScene, words: Captions) -> Markup:
    """Draw the links in their order, or crossed blades if there are none."""
    ground = box(LEFT, TOP, WIDE, HIGH, rx=10, fill=SUNK, stroke=LINE)
    if not scene.phrase:
        blades = lines("M6 54 100 8M114 54 20 8M14 40l10 16M106 40 96 56", LINE, 2.4)
        return element("g", ground, placed(LEFT + WIDE / 2 - 60, TOP + HIGH / 2 - 32, 1, blades))
    count = len(scene.phrase)
    step = min(86.0, (WIDE - 8) / count)
    start = LEFT + (WIDE - step * count) / 2
    threat = count - 1 if scene.danger else -1
    drawn = [_link(link, start + at * step, TOP + 5, step, at == threat, words) for at, link in enumerate(scene.phrase)]
    return element("g", ground, *drawn)


def _link(link: Link, x: float, y: float, width: float, threat: bool, words: Captions) -> Markup:
    """Draw a link: its action, its card, its speed against the one it had to meet, and the terms of that speed."""
    tint, middle = SEATS[link.seat], x + width / 2
    rim = [box(x + 1, y, width - 2, 142, rx=4, fill=SEAL_SOFT, stroke=SEAL)] if threat else []
    parts = [*rim, box(x + 1, y, width - 2, 3, fill=tint)]
    role = words.word(f"board-role-{link.role}")
    parts.append(text(middle, y + 16, role, 11.5, room=width - 4, anchor="middle", font_weight=600, fill=tint))
    size = min(52.0, width - 6)
    if link.card:
        again = "rotate(4 50 70)" if link.role in ("riposted", "renewed") else None
        card = element("g", draw_card(link.card, words, False), transform=again, opacity=0.8 if again else None)
        parts.append(placed(middle - size / 2, y + 22, size / 100, shown(link.card, card)))
    else:
        sign = "M78 70H26m20-22L24 70l22 22" if link.role == "dodged" else "M50 24v66M34 90q16 12 32 0M50 96v20"
        parts += [
            gap(middle - size / 2, y + 22, size),
            placed(middle - size / 2, y + 22, size / 100, lines(sign, tint, 5)),
        ]
    if link.speed:
        parts.append(_speed(link.speed, link.against, middle, y + 22 + 52 * 1.4, width, SEAL if threat else INK))
    return element("g", *parts)


def _speed(speed: Speed, against: int, middle: float, y: float, width: float, ink: str) -> Markup:
    sign = ">" if speed.sum > against else "=" if speed.sum == against else "<"
    met = f"{sign} {against}" if against else ""
    shift = width_of(met, 12) / 2 + 2 if met else 0.0
    number = text(middle - shift, y + 22, str(speed.sum), 21, anchor="middle", font_weight=700, fill=ink)
    compared = [text(middle - shift + 10 + 4 * (speed.sum > 9), y + 21, met, 12, fill=INK_SOFT)] if met else []
    terms = _terms(speed)
    sums = [text(middle, y + 38, terms, 10.5, room=width - 4, anchor="middle", fill=INK_SOFT)] if terms else []
    return element("g", number, *compared, *sums)


def _terms(speed: Speed) -> str:
    """The terms added to and subtracted from the printed speed, each with a sign for its cause."""
    mine, theirs = speed.mine[0].upper(), speed.theirs[0].upper()
    numbers = (speed.bonus, speed.angulation, speed.renewal, speed.invitation, -speed.engagement)
    causes = (f"{mine}/{theirs}", "AN", "RA", "I", "E")
    terms = [
        f"{'+' if number > 0 else '−'}{abs(number)}{why}" for number, why in zip(numbers, causes, strict=True) if number
    ]
    return " ".join([str(speed.printed), *terms]) if terms else ""
