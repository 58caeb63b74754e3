"""Records: a bout as a text file of tags, tokens and a checksum.

[Game "engarde/standard"]
[Options "hits=1"]
[Digest "0123456789abcdef"]
[Seat1 "Ada"]
[Seat2 "random"]
[Result "1-0"]
[Reason "riposte-hits"]

@left +1 +5 +3 +3 +4 +2 +2 +1 +4 +5
>3 +2
...
[Checksum "0f1e2d3c4b5a6978"]
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Final

from salle.core.bout import Bout
from salle.core.errors import BadCards, BadRecord, SalleError, UnknownName
from salle.core.game import Game, Outcome, Seat
from salle.core.notation.sealed_tags import (
    ENTROPY_TAG,
    SEAL,
    Sealed,
    entropy_tags,
    is_seal_tag,
    required_tags,
    seal_tags,
    tag_problem,
)
from salle.core.options import typed_value
from salle.core.registry import make_game
from salle.core.texts import Message

TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) "([^"]*)"\]')
REQUIRED = ("Game", "Digest", "Result")
OPTIONAL = ("Options", "Start", "Reason")
SEAT_TAG = re.compile(r"Seat[1-9]")
UNFINISHED = "*"
BOT = "bot:"  # marks the name of a bot, where the other names are people
AGREED = "agreed"  # the reason of an agreed draw
BY_HAND = "-"  # the checksum and the digest of a record that a person typed


UNNAMED: Final = Message("record-unnamed")


@dataclass
class Record:
    """The contents of a record file: its tags, and its tokens with their line numbers."""

    tags: dict[str, str]
    tokens: list[tuple[str, int]] = field(default_factory=list)
    source: str | Message = UNNAMED
    lines: dict[str, int] = field(default_factory=dict)  # the line of each tag

    @classmethod
    def of(cls, bout: Bout, names: tuple[str, ...] = (), sealed: Sealed | None = None, agreed: bool = False) -> Record:
        """The record of a bout in its present state. `agreed` marks an agreed draw, and `sealed` says how the bout was
        dealt.
        """
        game = bout.game
        options = " ".join(f"{name}={typed_value(value)}" for name, value in game.recorded.items())
        tags = {"Game": f"{game.id}/{game.ruleset}", "Options": options, "Digest": game.digest}
        if bout.start is not None:
            tags["Start"] = game.notation.write_stance(bout.start)
        tags |= {f"Seat{number}": tag_text(name) for number, name in enumerate(names, 1) if name}
        tags["Result"] = result(game, bout.outcome, agreed)
        if bout.outcome is not None or agreed:
            tags["Reason"] = reason(game, bout.outcome, agreed)
        if sealed is not None:
            tags |= seal_tags(bout, sealed)
        return cls(tags, [(game.notation.token(action), 0) for action in bout.actions])

    @property
    def agreed(self) -> bool:
        """Whether the record says that the players agreed on a draw."""
        return self.tags.get("Reason") == AGREED

    def names(self, game: Game) -> tuple[str, ...]:
        """The name of the player in each seat; empty if it is unknown."""
        return tuple(tag_text(self.tags.get(f"Seat{number}", "")) for number in range(1, game.seats + 1))

    def _repr_svg_(self) -> str:
        """The referee's picture of the last position, for notebooks."""
        return self.replay()._repr_svg_()

    def text(self) -> str:
        """The text of the file: a line for each action and the draws after it, and the checksum at the end."""
        lines = [f'[{name} "{value}"]' for name, value in self.tags.items()] + [""]
        row: list[str] = []
        for token, _ in self.tokens:
            if row and not token.startswith("+"):
                lines.append(" ".join(row))
                row = []
            row.append(token)
        lines.append(" ".join(row))
        body = "\n".join(lines) + "\n"
        return body + f'[Checksum "{checksum(body)}"]\n'

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a record file."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8-sig"), str(path))
        except UnicodeDecodeError:
            raise BadRecord("error-record-file", file=str(path), problem=Message("record-not-text")) from None

    @classmethod
    def parse(cls, text: str, source: str | Message = UNNAMED) -> Record:
        """Read the text of a record. BadRecord names the line of an error."""
        record = cls({}, [], source)
        lines = text.splitlines(keepends=True)
        body = ""
        for number, line in enumerate(lines, 1):
            words = line.strip()
            if words.startswith("["):
                tag = TAG.fullmatch(words)
                if tag is None:
                    record._fail("record-bad-tag", number, text=words)
                elif tag[1] == "Checksum":
                    record._check_end(tag[2], body, number, "".join(lines[number:]))
                    record._check_tags(number)
                    return record
                else:
                    record._add_tag(tag[1], tag[2], number)
            elif words and not record.tags:
                record._fail("record-no-tags", number)
            else:
                record.tokens += [(token, number) for token in words.split()]
            body += line
        if not record.tags:
            record._fail("record-no-tags", 1)
        record._fail("record-truncated", max(1, len(lines)))
        return record

    def _add_tag(self, name: str, value: str, line: int) -> None:
        if name not in REQUIRED + OPTIONAL and not SEAT_TAG.fullmatch(name) and not is_seal_tag(name):
            self._fail("record-unknown-tag", line, tag=name)
        if name in self.tags:
            self._fail("record-tag-twice", line, tag=name)
        self.tags[name] = value
        self.lines[name] = line
        problem = tag_problem(name, value)
        if problem is not None:
            raise self._fail_tag(name, problem)

    def _check_end(self, found: str, body: str, line: int, after: str) -> None:
        if after.strip():
            self._fail("record-after-end", line + 1)
        if found not in (checksum(body), BY_HAND):
            self._fail("record-checksum", line, found=found, expected=checksum(body))

    def _check_tags(self, line: int) -> None:
        for name in (*REQUIRED, *required_tags(self.tags)):
            if name not in self.tags:
                self._fail("record-missing-tag", line, tag=name)

    def _fail(self, problem: str, line: int, **args: object) -> None:
        raise BadRecord("error-record-line", file=self.source, line=line, problem=Message(problem, args))

    def _fail_tag(self, tag: str, problem: Message) -> BadRecord:
        """The error for a problem with this tag, with its line."""
        return BadRecord("error-record-line", file=self.source, line=self.lines.get(tag, 1), problem=problem)

    def game(self, cards: str = "") -> Game:
        """The game of the record, with this corrected card data. BadRecord if the rules or the cards have changed."""
        options: dict[str, str] = {}
        for word in self.tags.get("Options", "").split():
            name, equals, value = word.partition("=")
            if not equals or name in options:
                raise self._fail_tag("Options", Message("record-bad-options", {"text": word}))
            options[name] = value
        try:
            game = make_game(self.tags["Game"], options, cards)
        except UnknownName as error:
            raise self._fail_tag("Game", error.message) from None
        except BadCards:
            raise  # not an error of the record
        except SalleError as error:
            raise self._fail_tag("Options", error.message) from None
        self._check_seats(game)
        if self.tags["Digest"] not in (game.digest, BY_HAND):
            facts = {"found": self.tags["Digest"], "expected": game.digest}
            raise self._fail_tag(
                "Digest", Message("record-other-cards" if game.card_digest else "record-digest", facts)
            )
        return game

    def _check_seats(self, game: Game) -> None:
        """Check that the numbers of seats and of entropy tags fit the game."""
        for tag in self.tags:
            if (SEAT_TAG.fullmatch(tag) or ENTROPY_TAG.fullmatch(tag)) and int(tag[-1]) > game.seats:
                raise self._fail_tag(tag, Message("record-unknown-tag", {"tag": tag}))
        for tag in entropy_tags(game.seats) if SEAL in self.tags else ():
            if tag not in self.tags:
                raise self._fail_tag(SEAL, Message("record-missing-tag", {"tag": tag}))

    def replay(self, game: Game | None = None, cards: str = "") -> Bout:
        """Play the record. BadRecord names the first illegal action and the rule that forbids it."""
        game = game or self.game(cards)
        try:
            start = game.stance(self.tags["Start"]) if "Start" in self.tags else None
        except SalleError as error:
            raise self._fail_tag("Start", error.message) from None
        bout = Bout(game, start)
        for ply, (token, line) in enumerate(self.tokens, 1):
            place = {"file": self.source, "line": line, "ply": ply, "token": token}
            if bout.over:
                raise BadRecord("error-record-action", **place, problem=Message("record-after-over"))
            try:
                bout.play(game.notation.read(bout.state, token))
            except SalleError as error:
                raise BadRecord("error-record-action", **place, problem=error.message) from None
        agreed = self.agreed and game.drawable and bout.outcome is None
        expected = {"Result": result(game, bout.outcome, agreed)}
        if "Reason" in self.tags:
            expected["Reason"] = reason(game, bout.outcome, agreed)
        for tag, value in expected.items():
            if self.tags[tag] != value:
                raise self._fail_tag(tag, Message("record-result", {"found": self.tags[tag], "expected": value}))
        return bout


def tag_text(name: str) -> str:
    """The name with only the characters that a tag may contain."""
    return "".join(letter if letter.isprintable() else " " for letter in name).replace('"', "'")


def checksum(body: str) -> str:
    """Sixteen hex digits from everything above the checksum's own line."""
    return sha256(body.replace("\r\n", "\n").encode()).hexdigest()[:16]


def result(game: Game, outcome: Outcome | None, agreed: bool = False) -> str:
    """The result as `1-0`, `0-1` or `0-0-1`: a 1 for each winner. All zeros are a draw, and `*` is an unfinished
    bout.
    """
    if outcome is None and not agreed:
        return UNFINISHED
    winners = outcome.winners if outcome is not None else ()
    return "-".join("1" if Seat(seat) in winners else "0" for seat in range(game.seats))


def reason(game: Game, outcome: Outcome | None, agreed: bool = False) -> str:
    """The name of the rule that ended the bout, `agreed` for an agreed draw, or `*` if it has not ended."""
    if outcome is None:
        return AGREED if agreed else UNFINISHED
    return game.rule_name(outcome.rule)
