"""Reading a move as a person types it: a token, its cards, or words of its label in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple, TypeAlias
from unicodedata import normalize

from salle.cli.arguments import reader_texts, say
from salle.cli.terminal.typed_words import COMMANDS, words_for
from salle.core.errors import Ambiguous, Illegal, Malformed, OutOfTurn
from salle.core.game import Action, Game, Seat, State
from salle.core.texts import LOCALES, Message, texts

WORD = re.compile(r"[^\W\d_]+|\d")
BETWEEN = re.compile(r"[,;、，；]")
SIGN = re.compile(r"^([^\w]|[a-z](?=[A-Z0-9]))+")  # what the kind of move is in a token, before its cards
UNREADABLE = ("error-malformed", "error-malformed-begun")  # said in better words here
SHORTEST = 2  # letters of a word that is taken for the beginning of another
NEAR = 0.7  # how much alike two spellings must be
MOST_LABELS = 3000  # moves of a game that are labelled to find a mistyped one
MOST_NEAR = 3  # moves that are suggested for a mistyped one
MOST_LISTED = 12  # moves that are listed when several could be meant


Fit: TypeAlias = Callable[[list[str], list[str]], bool]  # whether typed words fit the words of a label


class Named(NamedTuple):
    """A move with its token and its labels in every language, the reader's first, and with labels such as "attack 44"
    that name the cards as the token does."""

    token: str
    labels: tuple[str, ...]
    action: Action

    @property
    def said(self) -> str:
        """The token and the label, as in a list of suggestions."""
        return say("cli-move", token=self.token, label=self.labels[0])


def read_moves(game: Game, state: State, text: str) -> list[Action]:
    """The legal moves that a person typed: one, or several in a row such as `-MFl -RFr` or `punta, twist`.

    Malformed, Ambiguous, Illegal or OutOfTurn if they can not be made, with the sentence to show."""
    try:
        return [read_move(game, state, text)]
    except (Malformed, Ambiguous) as error:
        problem = error
    named = [one.strip() for one in BETWEEN.split(text) if one.strip()]
    if len(named) > 1:
        return list(_moves_in_turn(game, state, named))
    tokens = text.split()
    if len(tokens) > 1 and _is_token(game, state, tokens[0]):
        return list(_moves_in_turn(game, state, tokens))
    raise problem


def _is_token(game: Game, state: State, text: str) -> bool:
    """Whether the text is a move as it is written, legal or not."""
    try:
        return game.notation.read(state, text) >= 0
    except (Malformed, Ambiguous, OutOfTurn):
        return False
    except Illegal:
        return True


def _moves_in_turn(game: Game, state: State, typed: Sequence[str]) -> Iterator[Action]:
    """Read moves that the same seat makes one after the other."""
    seat, ahead = state.to_act, state.copy()
    for number, text in enumerate(typed):
        if ahead.to_act != seat:
            raise Malformed("cli-error-one-move", typed=text, after=typed[number - 1])
        action = read_move(game, ahead, text)
        yield action
        if action < 0:
            return
        ahead.apply(action)


def read_move(game: Game, state: State, text: str) -> Action:
    """The legal move that a person typed. A seat that resigns is a negative action."""
    token = text.replace(" ", "")
    try:
        return game.notation.read(state, token)
    except Ambiguous as error:
        raise _ambiguous(text, _named_by_tokens(game, state, str(error.message.args["actions"]).split())) from None
    except Malformed as error:
        problem = error
    if token := _token_in_any_case(game, token):
        return game.notation.read(state, token)
    seat = Seat(state.to_act)
    sight = state.sight(seat)
    offered = list(_named((one.token, one.label, one.action) for one in game.view.offers(sight, seat)))
    meant = matching_moves(text, offered)
    if len(meant) == 1:
        return meant[0].action
    if meant:
        raise _ambiguous(text, meant)
    _explain_refusal(game, state, text)
    if problem.message.id not in UNREADABLE:
        raise problem
    near = [one.said for one in near_moves(text, offered)] or near_commands(text)
    raise Malformed("cli-error-move", typed=text, near=near, count=len(near))


def _token_in_any_case(game: Game, text: str) -> str:
    """The token that differs from the text only in capitals, or an empty string."""
    tokens = (game.notation.token(Action(number)) for number in range(game.actions))
    return next((token for token in tokens if token.casefold() == text.casefold()), "")


def _explain_refusal(game: Game, state: State, text: str) -> None:
    """Raise Illegal with the reason if the text means a move that the rules refuse now."""
    seat = Seat(state.to_act)
    sight = state.sight(seat)
    tempting = [(one.token, one.label, one.action) for one in game.view.refused(sight, seat)]
    tokens, label = game.notation.token, game.explain.label
    others = [Action(number) for number in range(game.actions)] if game.actions <= MOST_LABELS else []
    for moves in (tempting, [(tokens(action), label(sight, action), action) for action in others]):
        reasons = [_refusal(game, state, move.token) for move in matching_moves(text, list(_named(moves)), WHOLE)]
        if reasons:
            rules = [reason.rule for reason in reasons]
            raise max(reasons, key=lambda reason: rules.count(reason.rule))


def _refusal(game: Game, state: State, token: str) -> Illegal:
    """Why this move is refused."""
    try:
        game.notation.read(state, token)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"{token} is legal")


def _ambiguous(text: str, meant: Sequence[Named]) -> Ambiguous:
    moves = [one.said for one in meant[:MOST_LISTED]]
    return Ambiguous("cli-error-ambiguous", typed=text, moves=moves, more=len(meant) - len(moves))


def _named(moves: Iterable[tuple[str, Message, Action]]) -> Iterator[Named]:
    own = reader_texts()
    for token, label, action in moves:
        labels = [own.say(label), *(texts(locale).say(label) for locale in LOCALES)]
        labels += [f"{said.split()[0]} {SIGN.sub('', token)}" for said in labels if " " in said]
        yield Named(token, tuple(dict.fromkeys(labels)), action)


def _named_by_tokens(game: Game, state: State, tokens: Sequence[str]) -> list[Named]:
    offers = game.view.offers(state.sight(Seat(state.to_act)), Seat(state.to_act))
    return list(_named((one.token, one.label, one.action) for one in offers if one.token in tokens))


def matching_moves(text: str, moves: Sequence[Named], ways: Sequence[Fit] = ()) -> list[Named]:
    """The moves whose labels fit best: the whole label, else its beginning, else its end, else some of its words.
    Little words such as "with" may be left out."""
    wish = label_words(text)
    if not wish or (len(wish) == 1 and len(wish[0]) < SHORTEST and wish[0].isascii()):
        return []
    for fits in ways or ALL:
        found = [move for move in moves if any(fits(label_words(label), wish) for label in move.labels)]
        if found:
            return found
    return []


def label_words(text: str) -> list[str]:
    """The words of a label in small letters: runs of letters, single digits and single Chinese characters, without
    little words."""
    found: list[str] = []
    for word in WORD.findall(normalize("NFKC", text).casefold()):
        found += [word] if word.isascii() or len(word) == 1 else _characters(word)
    little = words_for("little")
    return [word for word in found if word not in little] or found


def _characters(word: str) -> list[str]:
    """A word of letters as it is, and Chinese characters one by one."""
    return list(word) if any("\u3400" <= letter <= "\u9fff" for letter in word) else [word]


def _is_whole(label: list[str], wish: list[str]) -> bool:
    return label == wish


def _begins_with_words(label: list[str], wish: list[str]) -> bool:
    return label[: len(wish)] == wish


def _begins(label: list[str], wish: list[str]) -> bool:
    return len(label) >= len(wish) and all(map(str.startswith, label, wish))


def _ends(label: list[str], wish: list[str]) -> bool:
    """Whether the label ends with these words, as with the name of a card."""
    return _begins(label[-len(wish) :], wish)


def _has_words(label: list[str], wish: list[str]) -> bool:
    """Whether the label begins with the first word and has the others after it. In the middle of a label a word may
    mean something else: "attack" in "Discard Attack: High"."""
    rest = iter(label[1:])
    return _begins(label, wish[:1]) and all(any(word.startswith(part) for word in rest) for part in wish[1:])


WHOLE: tuple[Fit, ...] = (_is_whole, _begins_with_words)
ALL: tuple[Fit, ...] = (*WHOLE, _begins, _ends, _has_words)


def near_moves(text: str, moves: Sequence[Named]) -> list[Named]:
    """The moves whose token or label is spelt nearly like this."""
    wish = " ".join(label_words(text)) or text.casefold()
    count = len(wish.split())
    spelt: list[tuple[str, Named]] = []
    for move in moves:
        spelt.append((move.token.casefold(), move))
        for label in move.labels:
            words = label_words(label)
            spelt += [(" ".join(words), move), (" ".join(words[:count]), move)]
    close = get_close_matches(wish, [words for words, _ in spelt], n=1, cutoff=NEAR)
    return list(dict.fromkeys(move for words, move in spelt if words in close))[:MOST_NEAR]


def near_commands(text: str) -> list[str]:
    """The command whose word is spelt nearly like this."""
    known = [word for name in COMMANDS for word in words_for(name)]
    return get_close_matches(text.casefold().partition(" ")[0], known, n=1, cutoff=NEAR)
