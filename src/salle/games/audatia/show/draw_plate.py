"""An engraving of both duelists of Audatia, at their current distance."""

from __future__ import annotations

from typing import Final

from salle.core.show.captions import Captions
from salle.core.show.svg import (
    BRASS,
    BRASS_SOFT,
    INK_SOFT,
    LINE,
    ON_SEAT,
    SEAL,
    SEATS,
    Markup,
    box,
    element,
    lines,
    path,
    placed,
    text,
    width_of,
)
from salle.games.audatia.scene import AudatiaScene
from salle.games.audatia.show.draw_card import draw_sun
from salle.games.audatia.show.draw_duelist import draw_duelist, pose_of

PLATE: Final = 1.62  # the scale of a plate 270 wide and 154 high
POSTS: Final = "".join(f"M{x} 0v-54l4-5 4 5V0" for x in (-120, -80, -40, 0, 40, 80, 112))
RAILS: Final = "M-135-42H135M-135-36H135M-135-20H135M-135-14H135"
TUFTS: Final = "M-118 4h22M-86 6h40M-30 4h18M8 6h36M62 4h30M100 6h20"
SIGNS: Final = ("M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8z", "M-7.5-8h15v8Q7 6 0 9-7 6-7.5 0z")  # the signs of the seats


def draw_plate(scene: AudatiaScene, near: int, words: Captions) -> Markup:
    """Draw both duelists at their current distance, with the sun of the bind between them."""
    apart = _apart(scene)
    parts = [
        box(-135, -126, 270, 154, rx=4, fill="#fbf5e6", stroke=LINE),
        lines(RAILS + POSTS + TUFTS, LINE, 0.7),
        lines("M-130 .5H130", INK_SOFT, 0.9),
    ]
    for seat, side in ((near, -1), (1 - near, 1)):
        pose, behind = pose_of(_stance(scene, seat, words))
        figure = draw_duelist(pose, behind == (side < 0), seat, scene.duelists[seat].character)
        parts += [placed(side * apart, 0, -0.8 * side, figure), _named(scene, seat, side, words)]
    if scene.bind:
        codes = [words.face(code) for code in (scene.bind.attack, scene.bind.parry) if code]
        marks = [mark for face in codes if face for mark in face.marks]
        parts.append(placed(0, -107, 1, draw_sun("sun-l" in marks, "sun-r" in marks, INK_SOFT)))
        if scene.bind.stretto:
            said = words.word(f"side-{scene.bind.stretto}")
            wide = width_of(said, 8.5) + 12
            rim = box(-wide / 2, -86, wide, 14, rx=4, fill=BRASS_SOFT, stroke=BRASS)
            parts += [rim, text(0, -76, said, 8.5, anchor="middle")]
    return placed(12 + 135 * PLATE, 12 + 126 * PLATE, PLATE, *parts)


def _apart(scene: AudatiaScene) -> float:
    """The distance of each duelist from the middle."""
    if scene.phase == "over":
        return 58
    if scene.remedy:
        return 34
    if scene.bind and scene.bind.stretto:
        return 40
    return 48 if any(one.stack for one in scene.duelists) else 72


def _stance(scene: AudatiaScene, seat: int, words: Captions) -> str:
    """The name of a duelist's pose."""
    duelist = scene.duelists[seat]
    if scene.winner >= 0:
        return "won" if scene.winner == seat else "lost"
    if duelist.stack:
        face = words.face(duelist.stack[-1])
        return face.page if face and face.family == "strike" else "close"
    return duelist.posta.code if duelist.posta else "rest"


def _named(scene: AudatiaScene, seat: int, side: int, words: Captions) -> Markup:
    """A duelist's name, marks, and below the feet the card of their posta."""
    duelist, anchor = scene.duelists[seat], "start" if side < 0 else "end"
    name, acts, x = words.seat(seat), scene.to_act == seat, side * 111
    role = text(0, 3.5, name[:1], 9, anchor="middle", font_weight=700, fill=ON_SEAT)
    card = duelist.stack[-1] if duelist.stack else duelist.posta.code if duelist.posta else ""
    wide = min(80.0, width_of(name, 9))
    parts = [
        placed(side * 123, -114, 1, path(SIGNS[seat], fill=SEATS[seat]), role),
        text(x, -112, name, 9, room=80, anchor=anchor, font_weight=700),
        text(
            x,
            -102,
            words.word(f"character-{duelist.character}"),
            7.5,
            room=84,
            anchor=anchor,
            fill=INK_SOFT,
            font_style="italic",
        ),
        text(side * 131, -90, _upon(scene, seat, words), 7.5, room=110, anchor=anchor, fill=BRASS),
        text(side * 131, 12, words.card(card) if card else "", 9, room=124, anchor=anchor, font_style="italic"),
    ]
    if acts:
        parts.append(box(x if side < 0 else x - wide, -110, wide, 1.5, fill=BRASS))
    if duelist.posta and not duelist.stack:
        parts.append(_blows(duelist.posta.attacks, duelist.posta.shuts, side))
    return element("g", *parts)


def _upon(scene: AudatiaScene, seat: int, words: Captions) -> str:
    """The marks of a duelist: an unreturned salute, lured blows, a taunt."""
    duelist = scene.duelists[seat]
    found = [words.word("term-salute")] if duelist.salute != "none" else []
    found += [f"{words.card('LU')} {' '.join(duelist.lures)}"] if duelist.lures else []
    return " · ".join([*found, *([f"{words.card('TA')} {duelist.taunted}"] if duelist.taunted else [])])


def _blows(attacks: tuple[str, ...], shuts: tuple[str, ...], side: int) -> Markup:
    """The blows that a posta allows and, crossed out, those that it shuts out."""
    strikes, shut = " ".join(attacks), " ".join(shuts)
    long, gap = width_of(strikes, 8), 6
    anchor = "start" if side < 0 else "end"
    first, second = (131, 131 - long - gap) if side < 0 else (131 - width_of(shut, 8) - gap * bool(shut), 131)
    drawn = [text(side * first, 23, strikes, 8, anchor=anchor, fill=INK_SOFT)]
    crossed = text(side * second, 23, shut, 8, anchor=anchor, fill=SEAL, text_decoration="line-through")
    return element("g", *drawn, *([crossed] if shut else []))
