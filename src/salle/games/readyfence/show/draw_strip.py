"""Draws the strip of Ready... Fence!: ten squares in perspective, both fencers and their distance."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    BRASS,
    EDGE,
    INK,
    INK_SOFT,
    LINE,
    SEAL,
    SHEET,
    SUNK,
    Markup,
    element,
    lines,
    path,
    placed,
    text,
)
from salle.games.readyfence.scene import ReadyFenceScene
from salle.games.readyfence.show.draw_fencer import draw_fencer

BACK: Final = 196.0  # y of its back edge; the strip is 1000 wide
FRONT: Final = 250.0
FEET: Final = 222.0
ARCH: Final = "M14 196V86a48.5 48.5 0 0 1 97 0V196M22 196V88a40.5 40.5 0 0 1 81 0V196M62.5 37v10M58 40h9"


def draw_strip(scene: ReadyFenceScene, words: Captions) -> Markup:
    """Draw the strip in its hall, 1000 wide."""
    wall = [placed(125 * at, 0, 1, lines(ARCH, LINE, 1)) for at in range(8)]
    guard = [_line(scene, square - seat, square - seat) for seat, square in enumerate(scene.on_guard)]
    edges = f"M{_at(scene, 0, FRONT):.1f} {FRONT}v7H{_at(scene, scene.squares, FRONT):.1f}v-7z"
    fencers = sorted((0, 1), key=lambda seat: scene.danger is not None and scene.danger.seat == seat)
    return element(
        "g",
        element("g", *wall, lines("M0 30H1000M0 36H1000", LINE, 1), opacity=0.55),
        lines(f"M0 {BACK}H1000", EDGE, 1, stroke_opacity=0.7),
        _sign(scene, words),
        *(_square(scene, number) for number in range(1, scene.squares + 1)),
        lines("".join(guard), INK, 3),
        path(edges, fill=EDGE, fill_opacity=0.55),
        _distance(scene, words),
        *(_fencer(scene, seat) for seat in fencers),
    )


def _at(scene: ReadyFenceScene, squares: float, y: float) -> float:
    """The x of the line after that many squares at that height. The strip narrows towards the back."""
    edge = 62 - 52 * (y - BACK) / (FRONT - BACK)
    return edge + (1000 - 2 * edge) * squares / scene.squares


def _line(scene: ReadyFenceScene, back: float, front: float) -> str:
    return f"M{_at(scene, back, BACK):.1f} {BACK}L{_at(scene, front, FRONT):.1f} {FRONT}"


def _sign(scene: ReadyFenceScene, words: Captions) -> Markup:
    """Draw the time and the target, on the side where no blade points."""
    time = "tie" if scene.tie else "overtime" if scene.overtime else "period"
    period = words.word("period", period=scene.period, of=scene.periods, time=time)
    said = f"{period} · {words.word('board-target', touches=scene.target)}"
    right = scene.fencers[max(0, scene.to_act)].square <= scene.squares / 2
    return text(996 if right else 4, 24, said, 19, anchor="end" if right else "start", fill=INK_SOFT)


def _square(scene: ReadyFenceScene, number: int) -> Markup:
    left, right = _at(scene, number - 1, BACK), _at(scene, number, BACK)
    tile = (
        f"M{left:.1f} {BACK}H{right:.1f}L{_at(scene, number, FRONT):.1f} {FRONT}H{_at(scene, number - 1, FRONT):.1f}z"
    )
    drawn = [path(tile, fill=SUNK if number % 2 else SHEET, stroke=EDGE, stroke_width=1.2)]
    if number in scene.run_offs:
        slant = (0.0, 0.3) if number * 2 < scene.squares else (0.3, 0.0)
        hatching = (_line(scene, number - 1 + at / 10 + slant[0], number - 1 + at / 10 + slant[1]) for at in range(8))
        drawn.append(lines("".join(hatching), SEAL, 3, stroke_opacity=0.6, stroke_linecap="butt"))
    x = _at(scene, number - 0.5, 243)
    return element("g", *drawn, text(x, 245, str(number), 18, anchor="middle", fill=INK_SOFT))


def _distance(scene: ReadyFenceScene, words: Captions) -> Markup:
    """Draw the distance between both, in brass where some card opens a phrase."""
    left, right = (fencer.square for fencer in scene.fencers)
    on = scene.reach is not None
    start, end = _at(scene, left, FRONT) + 4, _at(scene, right - 1, FRONT) - 4
    middle = min(880.0, max(120.0, (_at(scene, left - 0.5, FRONT) + _at(scene, right - 0.5, FRONT)) / 2))
    label = text(
        middle, 291, words.word("board-gap", gap=scene.gap), 22, anchor="middle", font_style="italic",
        font_weight=600 if on else None, fill=BRASS if on else INK_SOFT,
    )  # fmt: skip
    if scene.gap == 0:
        return label
    d = f"M{start:.1f} 261v10M{end:.1f} 261v10M{start:.1f} 266H{end:.1f}"
    return element("g", lines(d, BRASS if on else INK_SOFT, 3 if on else 1.5), label)


def _fencer(scene: ReadyFenceScene, seat: int) -> Markup:
    fencer = scene.fencers[seat]
    lunging = scene.danger is not None and scene.danger.seat == seat
    figure = draw_fencer(seat, fencer.weapon, lunging, scene.gap == 0)
    turn = [path("M-9-214h18l-9 12z", fill=BRASS)] if scene.to_act == seat else []
    x = _at(scene, fencer.square - 0.5, FEET)
    return placed(x, FEET, 1, placed(0, 0, 1 if seat == 0 else -1, figure), *turn)
