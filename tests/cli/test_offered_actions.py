"""The list of moves on screens of any size: every move is listed, and the board stays visible."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from itertools import product

import pytest
from rich.console import Console

import salle
from salle import Seat
from salle.cli.arguments import reader_texts
from salle.cli.terminal import board as draw
from salle.cli.terminal import offers as offering
from salle.cli.terminal.screen import PROMPT

SKILLS = "phase=skills virtues=r,c,c,r c.posta=DOD r.posta=DOD c.hand=ST,LU,MFl,RFr,P,TW,TU"
STEP_4 = "phase=step-4 virtues=r,c,c,r c.posta=DOD r.posta=BRE c.hand=MFl,MFr,MMl,MSl,P,ST,RE,LU,TW,TU"
NAMES = ("Challenger", "Respondent")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Console]:
    """A small screen."""
    small = Console(width=80, height=24, file=StringIO(), force_terminal=True, color_system=None, highlight=False)
    for module in (draw, offering):
        monkeypatch.setattr(module, "console", small)
    yield small
    reader_texts.cache_clear()


def shown(screen: Console, game: str, stance: str, room: int | None = None) -> tuple[list[str], set[str]]:
    """The lines of the offers in this position, and all tokens."""
    made = salle.game(game, "advanced") if game == "readyfence" else salle.game(game)
    choices = made.view.offers(made.stance(stance).sight(Seat(0)), Seat(0))
    with screen.capture() as capture:
        screen.print(offering.draw_offers(choices, room))
    return [line.rstrip() for line in capture.get().splitlines()], {offer.token for offer in choices}


@pytest.mark.parametrize(
    ("game", "stance"),
    [("readyfence", "hands=ST3,SH6,PR5,GL5,FL6,CT/ST4"), ("audatia", SKILLS), ("audatia", STEP_4)],
)
def test_on_any_screen_every_action_can_be_read_off(screen: Console, game: str, stance: str) -> None:
    for width, room in product([24, 40, 80, 120], [None, 0, 4, 8, 99]):
        screen.width = width
        lines, tokens = shown(screen, game, stance, room)
        assert tokens <= set(" ".join(lines).split()), (width, room)


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("stance", [SKILLS, SKILLS.replace("r.posta=DOD", "r.posta=LON"), STEP_4, "phase=posta"])
def test_board_and_offers_fit_a_small_screen(
    screen: Console, monkeypatch: pytest.MonkeyPatch, locale: str, width: int, stance: str
) -> None:
    monkeypatch.setenv("SALLE_LANG", locale)
    reader_texts.cache_clear()
    screen.width = width
    game = salle.game("audatia")
    sight = game.stance(stance).sight(Seat(0))
    board = draw.draw_board(game, sight, NAMES, flat=draw.is_screen_low())
    room = screen.height - offering.line_count(board) - PROMPT
    assert offering.line_count(offering.draw_offers(game.view.offers(sight, Seat(0)), room)) <= room


def test_with_room_each_action_tells_its_effect(screen: Console) -> None:
    lines, _ = shown(screen, "audatia", "phase=step-4 c.posta=DOD r.posta=BRE c.hand=MFl", 13)
    assert lines[0].split() == [".", "Wait", "Respondent", "is", "next"] and len(lines) == 13


def test_actions_of_a_kind_share_a_line_where_there_is_little_room(screen: Console) -> None:
    step, *_ = shown(screen, "audatia", "phase=step-4 c.posta=DOD r.posta=BRE c.hand=MFl,P", 3)
    assert step == [
        "  .     Wait                            xP    Attack: Punta",
        "  xMFl  Attack: Mandritto Fendente ◐",
        "  TPF FEN DOS LON PFM BRE DDZ COD BIC FRO DZM  Change to …",
    ]
    skills, *_ = shown(screen, "audatia", SKILLS, 5)
    assert skills == [
        "  .    Done with skills        ~LU  Cycle Lure",
        "  ~ST  Cycle Second Thought",
        "  ST:TPF ST:FEN ST:DOS ST:LON ST:PFM ST:BRE ST:DDZ ST:COD ST:BIC ST:FRO ST:DZM",
        "  Second Thought …",
        "  LU:MF LU:RF LU:MM LU:RM LU:MS LU:RS LU:P  Lure …",
    ]


def test_actions_with_nothing_in_common_are_packed(screen: Console) -> None:
    screen.width = 60
    lines, _ = shown(screen, "audatia", "phase=posta", 6)
    assert lines[0] == "  TPF Tutta Porta di Ferro   DOD Donna Destra   FEN Fenestra" and len(lines) <= 6
