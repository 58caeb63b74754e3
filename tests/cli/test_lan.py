"""Sharing in the local network: the address, and a QR code that cameras can read."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from typing import Any

import pytest
import segno
from rich.cells import cell_len
from rich.console import Console

from salle.cli import local_network

ADDRESS = "http://192.168.100.200:65535"
MODULES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
BLACK, WHITE = "38;2;0;0;0", "48;2;255;255;255"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALLE_LANG", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)


def shared(monkeypatch: pytest.MonkeyPatch, encoding: str = "utf-8", **terminal: Any) -> list[str]:
    """The output in such a terminal."""
    file = TextIOWrapper(BytesIO(), encoding=encoding, write_through=True)
    settings = {"width": 80, "force_terminal": True, "color_system": "truecolor", **terminal}
    monkeypatch.setattr(local_network, "console", Console(file=file, highlight=False, **settings))
    local_network.print_nearby_url(ADDRESS)
    return file.buffer.getvalue().decode(encoding).splitlines()


def test_the_code_has_every_module_of_the_address_and_its_margin() -> None:
    code = local_network.draw_qr_code(ADDRESS)
    rows = [[MODULES[block][half] for block in line] for line in code for half in (0, 1)]
    wanted = [list(row) for row in segno.make_qr(ADDRESS).matrix_iter(border=4)]
    assert rows == [*wanted, [0] * len(wanted)], "the lower half of the last line is light"
    assert not any(map(any, rows[:4]))
    assert not any(any(row[:4]) or any(row[-4:]) for row in rows)


def test_it_is_drawn_black_on_white_whatever_the_terminal_looks_like(monkeypatch: pytest.MonkeyPatch) -> None:
    said, *drawn = shared(monkeypatch)
    assert said == f"On a phone or another computer in your network, open {ADDRESS}"
    assert drawn == [f"\x1b[{BLACK};{WHITE}m{line}\x1b[0m" for line in local_network.draw_qr_code(ADDRESS)]
    assert max(map(cell_len, local_network.draw_qr_code(ADDRESS))) <= 40, "it fits half of 80 columns"
    assert len(drawn) <= 20


@pytest.mark.parametrize(
    "terminal",
    [
        {"force_terminal": False},
        {"encoding": "ascii"},
        {"encoding": "latin-1"},
        {"color_system": None},
        {"no_color": True},
        {"width": 30},
    ],
)
def test_where_it_can_not_be_read_only_the_address_is_shown(
    terminal: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(shared(monkeypatch, **terminal)) == 1


def test_only_a_server_that_listens_to_the_network_is_found_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "nearby_address", lambda: "192.168.0.7")
    assert local_network.nearby_url("0.0.0.0", 8642) == "http://192.168.0.7:8642"
    assert local_network.nearby_url("127.0.0.1", 8642) == ""
