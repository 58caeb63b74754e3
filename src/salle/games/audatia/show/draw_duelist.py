"""A duelist of Audatia in the style of Fiore's figures: facing right, standing at 0 0."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Final

from salle.core.show.svg import (
    CARD,
    INK,
    SEATS,
    Markup,
    circle,
    element,
    lines,
    path,
)
from salle.games.audatia.drawings import drawings
from salle.games.audatia.scene import Character

Point = tuple[float, float]
Pose = Sequence[float]  # hips, neck and leading hand; angle of the sword in degrees; front and back foot

THIGH: Final = 26.0
CALF: Final = 27.0
UPPER: Final = 15.5
FORE: Final = 15.0
GRIP: Final = 8.0  # the distance between the hands
SKIN: Final = "#e9c9a4"
HAIR: Final = "#7b5a2a"
TRUNK: Final = "M-8.5 2Q-6-3 0-3 7-3 9.5 3 12.5 13 6.5 24 6 27 10 38 0 43-10 38-6.5 28-6.8 24-11 12-8.5 2z"
SEAMS: Final = "M0-3 1 24M4 29l2 9M-3 29l-2 9.5M0 29.5V40M-8.8 6l3.5 2M-9 10l4 2.5M-8.6 14l4 2.5M-7.8 18l3.5 2"
BELT: Final = "M-6.8 24Q0 26.5 6.5 24l-.1 2.6Q0 29-6.9 26.6z"
FACE: Final = "M-5.5-13Q-5.5-19 1-19q6 0 6 6.5l1.6 3L7-8.5 6.8-5Q6.5-3 3-3-5-3-5.5-9z"
CURLS: Final = "M7.2-13.5Q4-15.5 1-12.5-1-8-3.5-2.5-9.5-4-8.5-12-7.5-21 1-21q6.5 0 6.2 7.5z"
CAP: Final = "M8.5-14Q1-16.5-7-13-11-23-1-23.5q5-3.5 10 .5-2 3 .5 4.5 1 2-1 4.5z"


def pose_of(name: str) -> tuple[Pose, bool]:
    """The pose of that name, and whether the sword is on the far side."""
    found = drawings()
    return found.poses.get(name, found.poses["rest"]), name in found.behind


def draw_duelist(pose: Pose, behind: bool, seat: int, character: Character, ink: str = INK) -> Markup:
    """Draw the duelist from back to front."""
    hip_x, hip_y, neck_x, neck_y, hand_x, hand_y, turn, front, back = map(float, pose)
    other = (hand_x - GRIP * cos(radians(turn)), hand_y - GRIP * sin(radians(turn)))
    lean = degrees(atan2(neck_x - hip_x, hip_y - neck_y))
    own, cloth = {"fill": SEATS[seat]}, {"fill": CARD}
    sword = _sword(f"translate({hand_x} {hand_y}) rotate({turn})")
    long = hypot(neck_x - hip_x, neck_y - hip_y) / 34
    trunk = element(
        "g",
        path(TRUNK, **cloth),
        lines(SEAMS, ink, 0.6),
        path(BELT, stroke_width=0.8, **own),
        transform=f"translate({neck_x} {neck_y}) rotate({lean:.1f}) scale(1 {long:.3f})",
    )
    return element(
        "g",
        *([sword] if behind else []),
        path(leg((hip_x - 2, hip_y), (back, -3)), **cloth),
        path(leg((hip_x + 2, hip_y), (front, -3)), **own),
        path(arm((neck_x + 4, neck_y + 6), other), **cloth),
        trunk,
        _head(character, ink, f"translate({neck_x + 1.5} {neck_y - 2}) rotate({lean / 2:.1f})", seat),
        *([] if behind else [sword]),
        path(arm((neck_x - 3, neck_y + 6), (hand_x, hand_y)), **cloth),
        circle(*other, 2.8, fill=SKIN),
        circle(hand_x, hand_y, 3, fill=SKIN),
        stroke=ink,
        stroke_width=1.9,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _sword(place: str) -> Markup:
    return element(
        "g",
        path("M2.5-1.9 62-1.2 66 0 62 1.2 2.5 1.9z"),
        path("M4 0H48", stroke_width=0.5),
        path("M-10.5-1.3H1v2.6h-11.5z", fill="#5d3a22"),
        path("M1-8.5Q2.5-9.3 3.6-8.5L2.8 0l.8 8.5Q2.5 9.3 1 8.5z"),
        circle(-12.5, 0, 2.7),
        fill="#fff",
        stroke_width=1.4,
        transform=place,
    )


def _head(character: Character, ink: str, place: str, seat: int) -> Markup:
    parts = [path("M-3 2v-6h6v7z", fill=SKIN), path(FACE, fill=SKIN), lines("M4.3-11.3h1.8", ink, 0.6)]
    if character == "galeazzo":
        parts.append(path(CURLS, fill=HAIR))
    else:
        parts += [path("M2-13Q0-9-3-4-8-5-7.5-13z", fill=HAIR), path(CAP, fill=SEATS[seat])]
        parts.append(lines("M-6-15.5Q1-19 8.3-16.5", ink, 0.6))
    return element("g", *parts, transform=place)


def leg(hip: Point, foot: Point) -> str:
    knee = joint(hip, foot, THIGH, CALF, -1)
    x, y = foot
    toe = f"M{x - 3.4:.1f} {y - 3:.1f}q6-2 9 2.5q4 1.5 8 3.3q-9 1.6-17.2 .2z"
    return limb(hip, knee, 7.4, 4.6) + limb(knee, foot, 4.9, 2.7) + toe


def arm(shoulder: Point, hand: Point) -> str:
    elbow = joint(shoulder, hand, UPPER, FORE, 1)
    return limb(shoulder, elbow, 5.2, 4) + limb(elbow, hand, 4, 2.5)


def joint(start: Point, end: Point, first: float, second: float, bend: int) -> Point:
    """The place of a knee or elbow, bent to the side of `bend`. A point out of reach gives a straight limb."""
    reach = max(hypot(end[0] - start[0], end[1] - start[1]), 0.01)
    span = min(reach, first + second - 0.01)
    along = (first * first - second * second + span * span) / (2 * span)
    aside = bend * sqrt(max(0.0, first * first - along * along))
    x, y = (end[0] - start[0]) / reach, (end[1] - start[1]) / reach
    return start[0] + x * along - y * aside, start[1] + y * along + x * aside


def limb(start: Point, end: Point, wide: float, narrow: float) -> str:
    """A rounded limb that tapers from one end to the other."""
    length = max(hypot(end[0] - start[0], end[1] - start[1]), 0.01)
    x, y = -(end[1] - start[1]) / length, (end[0] - start[0]) / length

    def side(at: Point, radius: float) -> str:
        return f"{at[0] + x * radius:.1f} {at[1] + y * radius:.1f}"

    return (
        f"M{side(start, wide)}L{side(end, narrow)}A{narrow} {narrow} 0 0 0 {side(end, -narrow)}"
        f"L{side(start, -wide)}A{wide} {wide} 0 0 0 {side(start, wide)}z"
    )


def frame_of(name: str) -> float:
    """The middle of a figure in this pose, including the sword."""
    pose, _ = pose_of(name)
    point = pose[4] + 66 * cos(pose[6] * pi / 180)
    return (min(pose[8] - 8, point) + max(pose[7] + 14, point)) / 2
