"""The parts of a board as they are drawn, on wide and on narrow screens."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import salle
from salle import Game, Message, Seat
from salle.cli.terminal import board as draw
from salle.core.show.view import View
from salle.core.show.view_parts import Cards, Grid, Line, Note, Part, Score, Track, Words

NAMES = ("Ada", "Bo (tactic)")
LABEL, LEFT, RIGHT = Message("engarde-pack"), Message("engarde-seat-left"), Message("engarde-seat-right")


class Shown(View):
    """A view of the parts it is given."""

    def __init__(self, game: Game, parts: list[Part]) -> None:
        super().__init__(game)
        self.parts = parts

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        return self.parts


def drawn(*parts: Part, width: int = 80, colours: bool = False) -> list[str]:
    """The lines within the frame."""
    game = Game("engarde", "standard", "1", {})
    game.view = Shown(game, list(parts))
    canvas = Console(
        width=width,
        file=StringIO(),
        force_terminal=colours,
        color_system="standard" if colours else None,
        highlight=False,
    )
    canvas.print(draw.draw_board(game, (), NAMES, width))
    assert isinstance(canvas.file, StringIO)
    lines = canvas.file.getvalue().splitlines()
    if not colours:
        assert len({cell_len(line) for line in lines}) == 1 and cell_len(lines[0]) <= width
    return [line.strip("│ ") for line in lines[1:-1]]


def test_a_word_for_each_seat_stands_beside_its_name() -> None:
    assert drawn(Words(LABEL, (RIGHT, LEFT))) == ["Pack   Ada Right   Bo (tactic) Left"]


def test_a_line_has_the_colour_of_its_seat() -> None:
    assert drawn(Line(Seat(1), LABEL), Note(LABEL)) == ["Pack", "Pack"]
    lines = drawn(Line(Seat(0), LABEL), Line(Seat(1), LABEL), colours=True)
    assert "\x1b[36mPack" in lines[0] and "\x1b[35mPack" in lines[1]


def test_a_hand_that_is_known_in_part_shows_faces_and_backs() -> None:
    assert drawn(Cards(LABEL, ("ST3", "JO"), 4, Seat(0))) == [
        "╭─────╮╭────╮",
        "Ada  │ ST3 ││ JO │ ▒▒▒▒ 4",
        "╰─────╯╰────╯",
    ]


def test_a_table_names_its_seats_in_full_and_breaks_no_cell_if_there_is_room() -> None:
    heads = (LEFT, RIGHT)
    rows = ((Seat(0), (Message("engarde-name"), None)), (Seat(1), (None, LABEL)))
    assert drawn(Grid(LABEL, heads, rows)) == [
        "Pack         Left      Right",
        "Ada          En Garde  ·",
        "Bo (tactic)  ·         Pack",
    ]
    assert len(drawn(Grid(LABEL, heads, rows), width=24)) > 3


def test_a_hand_too_wide_for_boxes_is_a_row() -> None:
    faces = ("ST3", "PR4", "FC5", "SH6")
    assert drawn(Cards(LABEL, faces, 2, Seat(0)), width=36) == ["Ada  ST3 PR4 FC5 SH6 ▒▒ 2"]
    assert drawn(Cards(LABEL, faces, 9, Seat(0)), width=30) == ["Ada  ST3 PR4 FC5 SH6 ▒ 9"]
    assert drawn(Cards(LABEL, faces, 2)) == ["Pack  ST3 PR4 FC5 SH6 ▒▒ 2"]


@pytest.mark.parametrize(("hand", "faces", "frame"), [(5, 1, 64), (8, 1, 65), (10, 1, 79), (11, 0, 80)])
def test_the_frame_grows_with_the_hand_as_far_as_there_is_room(hand: int, faces: int, frame: int) -> None:
    game = Game("engarde", "standard", "1", {})
    game.view = Shown(game, [Cards(LABEL, ("ST3",) * hand, 0, Seat(0))])
    canvas = Console(width=80, file=StringIO())
    canvas.print(draw.draw_board(game, (), NAMES, 80))
    assert isinstance(canvas.file, StringIO)
    lines = canvas.file.getvalue().splitlines()
    assert len(lines) == 3 + 2 * faces
    assert max(map(cell_len, lines)) == frame


def test_a_short_track_has_wide_cells_and_marks_on_its_floor() -> None:
    track = Track(LABEL, 10, {4: Seat(0), 7: Seat(1)}, frozenset({1, 10}))
    assert drawn(track) == [
        "o              o",
        "/|─            ─|\\",
        "/ \\            / \\",
        "░░░░░" + "▀" * 40 + "░░░░░",
        "1    2    3    4    5    6    7    8    9   10",
    ]
    assert drawn(track, width=40)[3] == "░░░" + "▀" * 24 + "░░░"
    assert drawn(track, width=30) == ["Ada 4   Bo (tactic) 7", "░··A··B··░"]


def test_a_long_track_has_cells_of_three() -> None:
    lines = drawn(Track(LABEL, 23, {1: Seat(0), 23: Seat(1)}), width=200)
    assert lines[3] == "▀" * 69
    assert drawn(Track(LABEL, 13, {}), width=200)[3] == "▀" * 39


def test_a_score_may_have_a_goal() -> None:
    assert drawn(Score(LABEL, (3, 4), 5), Score(LABEL, (0, 1))) == [
        "Pack   Ada 3   Bo (tactic) 4   / 5",
        "Pack   Ada 0   Bo (tactic) 1",
    ]


WHO = {"who": Message("audatia-seat-challenger")}
SWORDS = Grid(
    Message("audatia-swords"),
    tuple(Message(f"audatia-lane-{side}", WHO) for side in ("left", "centre", "right")),
    (
        (Seat(1), (Message("audatia-card-dente-di-zenghiaro-mezana"), None, None)),
        (Seat(0), (None, Message("audatia-card-porta-di-ferro-mezana"), None)),
    ),
)


def test_a_grid_is_a_table_where_there_is_room() -> None:
    assert drawn(SWORDS, width=100) == [
        "Swords       Challenger’s left          middle                 Challenger’s right",
        "Bo (tactic)  Dente di Zenghiaro Mezana  ·                      ·",
        "Ada          ·                          Porta di Ferro Mezana  ·",
    ]


def test_first_its_heads_are_broken() -> None:
    assert [line.split("  ")[-1].strip() for line in drawn(SWORDS, width=82)][:2] == ["Challenger’s", "right"]


def test_on_a_narrow_screen_each_cell_stands_after_its_head() -> None:
    assert drawn(SWORDS, width=60) == [
        "Swords",
        "Bo (tactic)  Challenger’s left Dente di Zenghiaro Mezana",
        "Ada          middle Porta di Ferro Mezana",
    ]


def test_a_board_with_a_grid_is_at_least_as_wide_as_eighty_columns() -> None:
    board = draw.draw_board(salle.game("audatia"), salle.game("audatia").new().sight(Seat(0)), NAMES, 80, flat=True)
    assert getattr(board, "width", 0) == 80
    game = Game("engarde", "standard", "1", {})
    game.view = Shown(game, [SWORDS])
    assert [getattr(draw.draw_board(game, (), NAMES, width), "width", 0) for width in (60, 80, 200)] == [60, 80, 85]


def test_the_owner_of_a_long_cell_is_named_in_its_first_line() -> None:
    cards = Message("audatia-plain", {"text": " ".join(["MFl"] * 14)})
    grid = Grid(Message("audatia-piles"), (Message("audatia-pile-shown"),), ((Seat(0), (cards,)), (Seat(1), (None,))))
    assert drawn(grid, width=60)[:3] == ["Piles        discards", f"Ada          {'MFl ' * 10}MFl", "MFl MFl MFl"]


def test_a_seat_and_its_word_are_never_parted() -> None:
    words = Words(LABEL, (Message("audatia-character-galeazzo"), Message("audatia-character-boucicault")))
    assert drawn(words, width=44) == ["Pack   Ada Galeazzo da Mantoa", "Bo (tactic) Boucicault"]
