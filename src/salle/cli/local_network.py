"""Sharing a server in the local network: its address as text and as a QR code."""

from __future__ import annotations

import socket
from itertools import repeat, zip_longest

from salle.cli.arguments import console, say

EVERYWHERE = "0.0.0.0"
FAR_AWAY = "192.0.2.1"  # an address that belongs to no machine, RFC 5737
MARGIN = 4  # light modules around a QR code, ISO/IEC 18004
INK = "#000000 on #ffffff"  # regardless of the terminal's colours
BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # an upper and a lower module, 1 if dark


def nearby_address() -> str:
    """This machine's address in its network, or an empty string if it is not in a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY, 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if found.startswith("127.") else found


def nearby_url(host: str, port: int) -> str:
    """The URL for others in the network, or an empty string if they can't reach the server."""
    found = nearby_address() if host == EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""


def print_nearby_url(address: str) -> None:
    """Print the URL for others in the network, and its QR code if this terminal can show one."""
    console.print(say("cli-serve-nearby", address=address), markup=False, soft_wrap=True)
    code = draw_qr_code(address)
    if can_show_code(code):
        for line in code:
            console.print(line, style=INK, markup=False)


def draw_qr_code(text: str) -> list[str]:
    """The QR code of a text in lines of half blocks, two modules in a character. The foreground is dark."""
    import segno

    rows = list(segno.make_qr(text).matrix_iter(border=MARGIN))
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=repeat(0))
    return ["".join(BLOCKS[pair] for pair in zip(upper, lower, strict=False)) for upper, lower in pairs]


def can_show_code(code: list[str]) -> bool:
    """Whether the output is a terminal that can show the code: its size, its colours and its characters."""
    if not console.is_terminal or console.color_system is None or console.no_color or console.width < len(code[0]):
        return False
    try:
        "".join(BLOCKS.values()).encode(getattr(console.file, "encoding", None) or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
