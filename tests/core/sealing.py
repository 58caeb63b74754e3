"""Bouts that are dealt from a seal, and the draws again, written from the specification and nothing else."""

from __future__ import annotations

from hashlib import sha256

from salle import CHANCE, Bout, Game, Record, Rng, Seat, State
from salle.core.notation.sealed_tags import Sealed
from salle.core.notation.seals import Seal, SealedDealer
from salle.core.search.playout import random_kind

SECRET = bytes(range(32))
ENTROPY = ("c0ffee", "")


def plain_hmac(key: bytes, text: bytes) -> bytes:
    """RFC 2104, for keys of up to 64 bytes."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def plain_draw(secret: bytes, entropy: tuple[str, ...], weights: list[int], counter: int) -> tuple[int, int]:
    """The index and the counter of a draw, as the specification says it, step by step."""
    key = plain_hmac(secret, b"salle deal 1\x0a" + "/".join(entropy).encode("ascii"))
    ways = sum(weights)
    while True:
        block = plain_hmac(key, bytes((counter >> shift) & 255 for shift in range(56, -8, -8)))
        x = 0
        for byte in block[:8]:
            x = 256 * x + byte
        if x < 2**64 - (2**64 % ways):
            break
        counter += 1
    left, index = x % ways, 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index, counter


def deal_out(
    game: Game, dealer: SealedDealer, rng: Rng, plies: int, retiring: int = 0, start: State | None = None
) -> Bout:
    """A bout between random players. One time in `retiring` plies a random player resigns, also when the deck acts."""
    bout = Bout(game, start)
    while not bout.over and len(bout.actions) < plies:
        seat = Seat(rng.below(game.seats))
        if retiring and rng.below(retiring) == 0 and bout.state.stands(seat):
            bout.retire(seat)
        elif bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            bout.act(bout.awaiting, random_kind(game, bout.state, rng))
    return bout


def sealed_record(game: Game, seed: int = 1, plies: int = 2000, revealed: bool = True) -> Record:
    """A sealed bout of two, as it is exported."""
    seal = Seal(SECRET, ENTROPY)
    dealer = SealedDealer(seal)
    bout = deal_out(game, dealer, Rng(seed), plies)
    return Record.of(bout, ("Ada", "Bo"), Sealed(seal, dealer.used, revealed))
