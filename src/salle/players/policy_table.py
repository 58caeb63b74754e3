"""The table of a solved game: what to play in each decision, in a file that all processes share in memory.

The file has a head, the first key of every block, the place of every block, and the blocks. A block is compressed. It
has a run of decisions in ascending order of their keys: for each its hands, and for each hand with a choice the shares
of its legal actions in ascending order, in parts of `LEVELS`.

The head names the rules, and has a checksum of everything. Reading needs nothing but Python.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from mmap import ACCESS_READ, mmap
from os import strerror
from pathlib import Path
from struct import Struct, error
from typing import Final, NamedTuple
from zlib import compress, decompress

from salle.core.errors import SalleError

MAGIC: Final = b"SALLEPT1"
HEAD: Final = Struct("<8s32s32sII")  # magic, checksum of what follows, rules, blocks, decisions
CHECKED: Final = 40  # where that begins
KEY: Final = Struct("<Q")
PLACE: Final = Struct("<I")
LEVELS: Final = 15
BLOCK: Final = 48  # decisions


class Decision(NamedTuple):
    """A decision of a table: its key, and the levels of the actions of each hand with a choice."""

    key: int
    hands: Sequence[tuple[int, Sequence[int]]]


class PolicyTable:
    """A table in a file. SalleError if the file is damaged or for other rules."""

    def __init__(self, path: Path, rules: str) -> None:
        try:
            with path.open("rb") as file:
                self.data: Final = mmap(file.fileno(), 0, access=ACCESS_READ)
        except (OSError, ValueError) as problem:
            reason = strerror(problem.errno) if isinstance(problem, OSError) and problem.errno else str(problem)
            raise SalleError("error-table-unreadable", file=str(path), problem=reason) from None
        try:
            magic, checksum, made_for, self.blocks, self.decisions = HEAD.unpack_from(self.data)
        except error:
            raise SalleError("error-table-damaged", file=str(path)) from None
        body = memoryview(self.data)[CHECKED:]
        with body:
            intact = magic == MAGIC and sha256(body).digest() == checksum
        if not intact:
            raise SalleError("error-table-damaged", file=str(path))
        if made_for != sha256(rules.encode()).digest():
            raise SalleError("error-table-other-rules", file=str(path), rules=rules)
        self.places: Final = HEAD.size + KEY.size * self.blocks

    def find(self, key: int, hand: int) -> Sequence[int] | None:
        """The levels of the legal actions with this hand. None if the table does not have the decision.

        The whole block is read, whatever the hand, so that the time does not depend on it.
        """
        block = bisect_right(range(self.blocks), key, key=self._first_key) - 1
        if block < 0:
            return None
        found: Sequence[int] | None = None
        for decision in self._block(block):
            known = dict(decision.hands)
            if decision.key == key:
                found = known.get(hand, ())
        return found

    def _first_key(self, block: int) -> int:
        key: int = KEY.unpack_from(self.data, HEAD.size + KEY.size * block)[0]
        return key

    def _block(self, block: int) -> Iterator[Decision]:
        start, end = (PLACE.unpack_from(self.data, self.places + PLACE.size * at)[0] for at in (block, block + 1))
        return read_block(decompress(self.data[start:end]), self._first_key(block))


def write_table(path: Path, rules: str, decisions: Iterable[Decision]) -> int:
    """Write the decisions, which are in ascending order of their keys. Return the size of the file."""
    firsts: list[int] = []
    blocks: list[bytes] = []
    many = 0
    part: list[Decision] = []

    def close() -> None:
        firsts.append(part[0].key)
        blocks.append(compress(bytes(block_bytes(part)), 9))
        part.clear()

    for decision in decisions:
        many += 1
        part.append(decision)
        if len(part) == BLOCK:
            close()
    if part:
        close()
    start = HEAD.size + KEY.size * len(blocks) + PLACE.size * (len(blocks) + 1)
    places = [start]
    for block in blocks:
        places.append(places[-1] + len(block))
    body = b"".join([*map(KEY.pack, firsts), *map(PLACE.pack, places), *blocks])
    head = HEAD.pack(MAGIC, bytes(32), sha256(rules.encode()).digest(), len(blocks), many)
    checked = head[CHECKED:] + body
    path.write_bytes(MAGIC + sha256(checked).digest() + checked)
    return len(head) + len(body)


def block_bytes(decisions: Sequence[Decision]) -> bytearray:
    """A block before it is compressed. Columns of alike numbers lie together, which compresses better."""
    keys, sizes, hands, counts, levels = (bytearray() for _ in range(5))
    last = decisions[0].key
    for key, known in decisions:
        write_number(keys, key - last)
        last = key
        write_number(sizes, len(known))
        last_hand = 0
        for hand, shares in known:
            write_number(hands, hand - last_hand)
            last_hand = hand
            counts.append(len(shares))
            levels.extend(shares)
    block = bytearray()
    write_number(block, len(decisions))
    for column in (keys, sizes, hands, counts):
        write_number(block, len(column))
        block += column
    return block + levels


def read_block(data: bytes, first: int) -> Iterator[Decision]:
    many, at = read_number(data, 0)
    columns = []
    for _ in range(4):
        length, at = read_number(data, at)
        columns.append(data[at : at + length])
        at += length
    keys, sizes, hands, counts = columns
    key, key_at, size_at, hand_at, count_at = first, 0, 0, 0, 0
    for _ in range(many):
        step, key_at = read_number(keys, key_at)
        key += step
        size, size_at = read_number(sizes, size_at)
        known: list[tuple[int, Sequence[int]]] = []
        hand = 0
        for _ in range(size):
            step, hand_at = read_number(hands, hand_at)
            hand += step
            count = counts[count_at]
            count_at += 1
            known.append((hand, data[at : at + count]))
            at += count
        yield Decision(key, known)


def write_number(column: bytearray, number: int) -> None:
    """Write a whole number, seven bits to a byte."""
    while number > 127:
        column.append(number & 127 | 128)
        number >>= 7
    column.append(number)


def read_number(data: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while data[at] > 127:
        number |= (data[at] & 127) << shift
        shift += 7
        at += 1
    return number | data[at] << shift, at + 1
