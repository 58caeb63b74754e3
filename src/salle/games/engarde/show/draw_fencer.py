"""A fencer of En Garde in a pose, as paths. The fencer looks to the right, and 0 0 is below the front ankle."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from salle.core.show.svg import (
    Markup,
    circle,
    lines,
    path,
    placed,
)
from salle.games.engarde.drawings import drawings

Point = tuple[float, float]
Pose = Sequence[float]

TIP: Final = 18  # the index of the point of the foil in a pose
BEND: Final = 24
CHEST: Final = 20  # how far behind the front ankle a fencer is hit
SHORT: Final = 14  # the distance of an attack's point from the opponent
COATS: Final = ("#9a2a1c", "#1f4d80")
BREECHES: Final = ("#2c2118", "#fbf4e4")
HAIR: Final = ("#3a2718", "#efe3c8")
LINEN: Final = "#fdf8ec"
SKIN: Final = "#f6e3cb"
LEATHER: Final = "#241b12"


def pose_towards(name: str, away: float) -> tuple[Pose, float]:
    """The pose for an opponent at this distance, and how far the fencer is moved forward. Near opponents raise their
    blades, and an attack ends at the opponent's chest.
    """
    poses = drawings().poses
    if name == "guard":
        return blended(poses["close"], poses["guard"], (away - 30) / 50), 0
    if name != "lunge":
        return poses[name], 0
    far = away + CHEST - SHORT
    near, long = poses["thrust"], poses["lunge"]
    pose = blended(near, long, (far - near[TIP]) / (long[TIP] - near[TIP]))
    return pose, far - pose[TIP]


def blended(one: Pose, other: Pose, part: float) -> Pose:
    """A pose between two poses: 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, part))
    return [a + (b - a) * share for a, b in zip(one, other, strict=True)]


def draw_fencer(seat: int, x: float, y: float, scale: float, pose: Pose) -> Markup:
    """The fencer, from back to front."""
    joints = [(pose[at], pose[at + 1]) for at in range(0, BEND, 2)]
    head, neck, hip, knee, ankle, far_knee, far_ankle, elbow, hand, tip, far_elbow, far_hand = joints
    chest, waist = moved(between(neck, hip, 0.3), 1.5, 0), between(neck, hip, 0.72)
    skirt = moved(between(neck, hip, 1.3), -2, 0)
    trunk = [(between(neck, head, 0.15), 2.4), (moved(neck, 0, 3.5), 5.6), (chest, 9.0), (waist, 7.0), (hip, 9.0)]
    coat = ribbon([*trunk, (skirt, 11.5)], 0.35)
    lapel = (
        f"M{told(moved(neck, 4, 1))}Q{told(moved(chest, 7, 2))} {told(moved(waist, 6.5, 0))}"
        f"Q{told(moved(hip, 7, 0))} {told(moved(skirt, 8, 8))}"
    )
    hair, knot = hair_of(head, neck)
    return placed(
        x,
        y,
        scale if seat == 0 else -scale,
        circle(*far_hand, 2.8, fill=SKIN),
        path(sleeve(moved(neck, -3, 6), far_elbow, far_hand), fill=COATS[seat]),
        path(leg(far_knee, far_ankle), fill=LINEN),
        path(thigh(moved(hip, -2, 1), far_knee), fill=BREECHES[seat]),
        path(leg(knee, ankle), fill=LINEN),
        path(thigh(moved(hip, 1, 1), knee), fill=BREECHES[seat]),
        path(shoe(far_ankle, 7) + shoe(ankle, 11), fill=LEATHER),
        path(coat, fill=COATS[seat]),
        lines(lapel, "#e2bd6b", 0.9),
        path(face(head), fill=SKIN),
        path(hair, fill=HAIR[seat]),
        circle(*knot, 1.6, fill=COATS[seat]),
        lines(blade(hand, tip, pose[BEND]), "#3b3630", 1.3),
        path(sleeve(moved(neck, 2, 7), elbow, hand), fill=COATS[seat]),
        circle(*hand, 2.9, fill=SKIN),
        path(cup(hand, tip), fill="#d9b15c"),
        stroke=LEATHER,
        stroke_width=0.8,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def leg(knee: Point, ankle: Point) -> str:
    """The stocking from knee to ankle, fuller behind."""
    behind = moved(between(knee, ankle, 0.35), -1.2, 0)
    return ribbon([(between(knee, ankle, -0.1), 4.2), (behind, 4.4), (between(knee, ankle, 0.8), 2.5), (ankle, 2.4)])


def thigh(hip: Point, knee: Point) -> str:
    """Breeches, tied below the knee."""
    return ribbon([(hip, 8.6), (between(hip, knee, 0.5), 8.0), (between(hip, knee, 0.85), 6.0), (knee, 4.8)])


def sleeve(shoulder: Point, elbow: Point, hand: Point) -> str:
    """An arm in its sleeve, with a cuff."""
    cuff = between(elbow, hand, 0.78)
    upper = [(shoulder, 5.0), (between(shoulder, elbow, 0.5), 4.7), (elbow, 4.0)]
    return ribbon([*upper, (between(elbow, cuff, 0.6), 3.4), (cuff, 3.6)])


def shoe(ankle: Point, long: float) -> str:
    """A shoe with its sole on the ground."""

    def at(right: float, down: float) -> str:
        return told(moved(ankle, right, down))

    toe = f"Q{at(4, 0.4)} {at(long, 1.8)}Q{at(long + 1.6, 4)} {at(long - 1, 4)}"
    return f"M{at(-3, -2)}L{at(2.6, -2)}{toe}L{at(-3, 4)}Q{at(-5, 2)} {at(-3, -2)}Z"


def blade(hand: Point, tip: Point, bend: float) -> str:
    """The blade, and the pommel behind the hand."""
    over = moved(between(hand, tip, 0.55), 0, -2 * bend)
    return f"M{told(between(hand, tip, -0.13))}L{told(hand)}Q{told(over)} {told(tip)}"


def cup(hand: Point, tip: Point) -> str:
    """The guard in front of the hand."""
    x, y = between(hand, tip, 0.05)
    long = hypot(tip[0] - hand[0], tip[1] - hand[1])
    right, down = (tip[1] - hand[1]) / long * 4.4, -(tip[0] - hand[0]) / long * 4.4
    near_x, near_y = between(hand, tip, -0.03)
    one = (2 * x - near_x + right * 0.6, 2 * y - near_y + down * 0.6)
    other = (2 * x - near_x - right * 0.6, 2 * y - near_y - down * 0.6)
    front = told(between(hand, tip, 0.1))
    upper, lower = told((near_x + right, near_y + down)), told((near_x - right, near_y - down))
    return f"M{upper}Q{told(one)} {front}Q{told(other)} {lower}Z"


def face(head: Point) -> str:
    """A head in profile."""

    def at(right: float, down: float) -> str:
        return told(moved(head, right, down))

    skull = (
        f"M{at(-3.4, 8)}L{at(-5, 2)}C{at(-6, -6)} {at(-2, -8)} {at(1, -8)}C{at(4.4, -8)} {at(5.8, -5)} {at(5.6, -2.8)}"
    )
    return f"{skull}L{at(8, 1.2)}L{at(6.1, 2)}L{at(6.4, 4.2)}Q{at(6, 7.2)} {at(3, 6.8)}L{at(2.4, 10)}Z"


def hair_of(head: Point, neck: Point) -> tuple[str, Point]:
    """Hair combed back and tied."""

    def at(right: float, down: float) -> str:
        return told(moved(head, right, down))

    knot, end = moved(head, -7.4, 3.4), moved(neck, -11, 6)
    tail = ribbon([(knot, 1.6), (between(knot, end, 0.5), 2.3), (end, 0.5)])
    back = f"M{at(5.4, -4)}C{at(4.4, -10.4)} {at(-9.4, -11)} {at(-8.8, 0)}Q{at(-8.6, 3)} {at(-6.4, 5.4)}"
    front = f"Q{at(-2.6, 5)} {at(-2.2, 1)}Q{at(-2.4, -3)} {at(1, -3.6)}Q{at(4, -5)} {at(5.4, -4)}Z"
    return back + front + tail, knot


# -- curves


def told(point: Point) -> str:
    """A point in a path."""
    return f"{point[0]:.1f} {point[1]:.1f}"


def between(one: Point, other: Point, part: float) -> Point:
    """A point on the line through two points: 0 is the first, 1 the second."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def moved(point: Point, right: float, down: float) -> Point:
    """A point beside this one."""
    return point[0] + right, point[1] + down


def ribbon(along: Sequence[tuple[Point, float]], hem: float = 1.4) -> str:
    """A smooth band along these points, with these widths to each side. `hem` is how far its last end bulges."""
    ahead: list[Point] = []
    back: list[Point] = []
    for at, ((x, y), half) in enumerate(along):
        (ax, ay), (bx, by) = along[max(0, at - 1)][0], along[min(len(along) - 1, at + 1)][0]
        long = hypot(bx - ax, by - ay) or 1.0
        right, down = -(by - ay) / long * half, (bx - ax) / long * half
        ahead.append((x + right, y + down))
        back.insert(0, (x - right, y - down))
    end, start = cap(along[-2], along[-1], hem, back[0]), cap(along[1], along[0], 1.4, ahead[0])
    return f"M{told(ahead[0])}{curve(ahead)}{end}{curve(back)}{start}Z"


def cap(before: tuple[Point, float], last: tuple[Point, float], bulge: float, to: Point) -> str:
    """The round end of a band."""
    (start, _), (end, half) = before, last
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return f"Q{told(between(start, end, 1 + half * bulge / far))} {told(to)}"


def curve(points: Sequence[Point]) -> str:
    """A smooth curve through these points (Catmull-Rom)."""
    drawn = ""
    for at in range(len(points) - 1):
        before, start, to = points[max(0, at - 1)], points[at], points[at + 1]
        after = points[min(len(points) - 1, at + 2)]
        one = moved(start, (to[0] - before[0]) / 6, (to[1] - before[1]) / 6)
        other = moved(to, (start[0] - after[0]) / 6, (start[1] - after[1]) / 6)
        drawn += f"C{told(one)} {told(other)} {told(to)}"
    return drawn
