"""Verify a sealed record: check the deals against the seal that was shown before the first card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from salle.core.bout import Bout
from salle.core.errors import BadSeal
from salle.core.game import Action
from salle.core.notation.records import Record
from salle.core.notation.sealed_tags import (
    DRAWS,
    SEAL,
    DeckPly,
    Listed,
    deck_plies,
    read_draws,
    read_seal,
    weights_text,
)
from salle.core.notation.seals import Seal
from salle.core.texts import Message


@dataclass(frozen=True)
class Verdict:
    """The bout, the checks that passed, in order, and the first that failed."""

    bout: Bout
    checked: tuple[Message, ...]
    failure: BadSeal | None


def verify(record: Record, cards: str = "") -> Verdict:
    """Check how the bout of a record was dealt. BadRecord if the rules, with this card data, refuse the bout itself."""
    bout = record.replay(cards=cards)
    checked: list[Message] = []
    try:
        for true in Verification(record, bout).checks():
            checked.append(true)
    except BadSeal as failure:
        return Verdict(bout, tuple(checked), failure)
    return Verdict(bout, tuple(checked), None)


class Verification:
    """The checks of one record. Its bout was replayed before."""

    def __init__(self, record: Record, bout: Bout) -> None:
        self.record = record
        self.bout = bout
        self.deck = list(deck_plies(bout))

    def checks(self) -> Iterator[Message]:
        """A message for each check that passes. BadSeal at the first that fails."""
        game, tags = self.bout.game, self.record.tags
        plies = {"plies": len(self.bout.actions), "draws": len(self.deck)}
        yield Message("verify-rules", {"game": f"{game.id}/{game.ruleset}", **plies})
        if SEAL not in tags:
            raise BadSeal("error-record-file", file=self.record.source, problem=Message("verify-not-sealed"))
        listed = read_draws(tags)
        if len(listed) != len(self.deck):
            raise self._at_tag(DRAWS, Message("verify-count", {"found": len(listed), "expected": len(self.deck)}))
        seal = read_seal(tags, game.seats)
        if seal is not None:
            if seal.commitment != tags[SEAL]:
                raise self._at_tag(
                    SEAL, Message("verify-commitment-differs", {"found": tags[SEAL], "expected": seal.commitment})
                )
            yield Message("verify-commitment", {"seal": seal.commitment})
        passed_over = self._check_draws(listed, seal)
        yield Message("verify-tables", {"draws": len(listed)})
        if seal is None:
            raise self._at_tag(SEAL, Message("verify-not-revealed"))
        yield Message("verify-draws", {"draws": len(listed), "entropy": "/".join(seal.entropy)})
        if passed_over:
            yield Message("verify-passed-over", {"count": passed_over})

    def _check_draws(self, listed: list[Listed], seal: Seal | None) -> int:
        """Check all draws in order. Return the number of counters that were skipped without need."""
        least, passed_over = 0, 0
        for ply, draw in zip(self.deck, listed, strict=True):
            if draw.counter < least:
                raise self._at(ply, "verify-counter", counter=str(draw.counter), before=str(least - 1))
            if draw.weights != ply.weights:
                raise self._at(
                    ply, "verify-table", found=weights_text(draw.weights), expected=weights_text(ply.weights)
                )
            if seal is not None:
                self._check_draw(seal, ply, draw, listed)
                passed_over += max(0, draw.counter - seal.draw(draw.weights, least).counter)
            least = draw.counter + 1
        return passed_over

    def _check_draw(self, seal: Seal, ply: DeckPly, draw: Listed, listed: list[Listed]) -> None:
        drawn = seal.draw(draw.weights, draw.counter)
        if drawn.counter != draw.counter:
            raise self._at(ply, "verify-rejected", counter=str(draw.counter))
        if drawn.index != ply.dealt:
            game, plies = self.bout.game, zip(self.deck, listed, strict=True)
            wrong = sum(seal.draw(other.weights, other.counter).index != one.dealt for one, other in plies)
            expected = game.notation.token(Action(game.actions + drawn.index))
            facts = {"counter": str(draw.counter), "expected": expected, "wrong": wrong, "draws": len(listed)}
            raise self._at(ply, "verify-draw" if wrong == 1 else "verify-many-draws", **facts)

    def _at(self, ply: DeckPly, problem: str, **facts: object) -> BadSeal:
        token, line = self.record.tokens[ply.ply]
        place = {"file": self.record.source, "line": line, "ply": ply.ply + 1, "token": token}
        return BadSeal("error-record-action", **place, problem=Message(problem, facts))

    def _at_tag(self, tag: str, problem: Message) -> BadSeal:
        return BadSeal(
            "error-record-line", file=self.record.source, line=self.record.lines.get(tag, 1), problem=problem
        )
