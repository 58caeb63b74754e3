"""Notation: tokens and actions one to one, shorthand, and stances; no text makes it fail but with a SalleError."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import salle
from salle import CHANCE, NOBODY, Action, Game, Record, Rng, SalleError, Seat, State
from salle.core.errors import Ambiguous, BadStance, Illegal, Malformed
from salle.core.search.playout import random_kind
from salle.games.engarde.rules.transitions import Match

RULESETS = ("basic", "standard", "advanced")
REDUCED = {"piste": 9, "values": 3, "copies": 4, "hand": 4}
QUIET = settings(max_examples=300, deadline=None, derandomize=True, database=None)
ALPHABET = "><x=#-+?@!123456789 leftrigh"


@cache
def game(ruleset: str) -> Game:
    return salle.game("engarde", ruleset)


def size(game: Game) -> int:
    return game.actions + game.chance_actions + game.masked_actions


def walked(game: Game, seed: int, plies: int) -> State:
    """A position some plies into a random match, or its end."""
    state, rng = game.new(), Rng("walked", seed)
    for _ in range(plies):
        if state.to_act != NOBODY:
            state.apply(random_kind(game, state, rng))
    return state


# -- tokens


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("options", [{}, REDUCED, {"values": 9, "copies": 2, "hand": 7}], ids=str)
def test_tokens_and_actions_are_one_to_one(ruleset: str, options: dict[str, int]) -> None:
    game = salle.game("engarde", ruleset, **options)
    tokens = [game.notation.token(Action(number)) for number in range(-game.seats, size(game))]
    assert len(set(tokens)) == len(tokens)
    assert [game.notation.action(token) for token in tokens] == list(range(-game.seats, size(game)))
    assert all(token.split() == [token] for token in tokens)


def test_the_tokens_of_basic_are_these() -> None:
    notation = game("basic").notation
    tokens = ">1 >2 >3 >4 >5 <1 <2 <3 <4 <5 x1 x2 x3 x4 x5 - +1 +2 +3 +4 +5 @left @right +?"
    assert " ".join(notation.token(Action(number)) for number in range(size(game("basic")))) == tokens
    assert [notation.token(Action(-1)), notation.token(Action(-2))] == ["!1", "!2"]


def test_a_parry_has_one_token_for_each_set_of_cards() -> None:
    tokens = [game("standard").notation.token(Action(number)) for number in range(size(game("standard")))]
    parries = [token for token in tokens if token.startswith("=")]
    assert len(parries) == 5 + 15 + 35 + 70 + 126
    assert all(list(token[1:]) == sorted(token[1:]) for token in parries)


@pytest.mark.parametrize("token", ["", ">", ">6", ">0", "x", "x45", "=53", "xx4", ">3x", "++1", "!3", "!0", " >1", "-"])
def test_what_is_no_token_is_malformed(token: str) -> None:
    with pytest.raises(Malformed, match="is not an action"):
        game("advanced").notation.action(token)


# -- reading typed moves


def reads(stance: str, text: str, ruleset: str = "standard") -> str:
    notation = game(ruleset).notation
    token: str = notation.token(notation.read(game(ruleset).stance(stance), text))
    return token


FAR = "left=3 right=23 hands=12345/12345 turn=left"
NEAR = "left=8 right=11 hands=13335/12244 seen=55 turn=left"
ATTACKED = "left=8 right=11 hands=11245/12345 seen=33 turn=right phase=answer attack=x33"


@pytest.mark.parametrize(
    ("stance", "text", "token"),
    [
        (FAR, "4", ">4"),
        (FAR, "5", ">5"),
        (FAR, ">2", ">2"),
        (FAR, "!2", "!2"),
        (NEAR, "33", "x33"),
        (NEAR, "333", "x333"),
        (ATTACKED, "24", "=24"),
        (ATTACKED, "42", "=24"),
        (ATTACKED, "#", "#"),
    ],
)
def test_bare_cards_mean_what_can_be_done_with_them(stance: str, text: str, token: str) -> None:
    assert reads(stance, text) == token


@pytest.mark.parametrize(("stance", "text", "meant"), [(FAR, "2", ">2 <2"), (NEAR, "3", "<3 x3"), (NEAR, "1", ">1 <1")])
def test_what_could_mean_several_things_is_ambiguous(stance: str, text: str, meant: str) -> None:
    with pytest.raises(Ambiguous) as caught:
        reads(stance, text)
    assert caught.value.message.args == {"token": text, "actions": meant}


@pytest.mark.parametrize(
    ("stance", "text", "rule"),
    [
        (FAR, "<3", "off-the-piste"),
        (NEAR, ">3", "forward-is-attack"),
        (NEAR, ">5", "blocked"),
        (NEAR, "x3333", "not-in-hand"),
        (ATTACKED, "=25", "wrong-sum"),
        (ATTACKED, "=3", "wrong-number"),
        (ATTACKED, ">1", "must-answer"),
    ],
)
def test_what_a_rule_forbids_is_illegal(stance: str, text: str, rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        reads(stance, text)
    assert caught.value.rule == rule


@pytest.mark.parametrize("text", ["+1", "@left", "+?", "three", "9", "34", "12345", "٣", "²"])
def test_what_is_no_action_now_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        reads(FAR, text)


def test_an_unseen_draw_is_read_when_only_one_card_is_left() -> None:
    deck = salle.game("engarde", "standard", values=1, copies=3, hand=1, piste=5)
    state = deck.new()
    state.apply(deck.notation.read(state, "@left"))
    assert deck.notation.token(deck.notation.read(state, "+?")) == "+1"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_is_read_after_the_end(ruleset: str) -> None:
    game = salle.game("engarde", ruleset, hits=1, rounds=1)
    for seed in range(10):
        state = walked(game, seed, 500)
        assert state.to_act == NOBODY
        for number in range(size(game)):
            with pytest.raises(SalleError):
                game.notation.read(state, game.notation.token(Action(number)))


@QUIET
@given(
    st.sampled_from(RULESETS),
    st.integers(0, 50),
    st.integers(0, 120),
    st.one_of(st.text(), st.text(ALPHABET, max_size=6)),
)
def test_any_text_is_an_action_or_an_error(ruleset: str, seed: int, plies: int, text: str) -> None:
    state = walked(game(ruleset), seed, plies)
    with suppress(SalleError):
        action = game(ruleset).notation.read(state, text)
        assert action in state.legal_actions() or game(ruleset).notation.token(action) in ("!1", "!2")


# -- stances

FIELDS = ("left", "right", "hands", "pack", "seen", "turn", "phase", "attack", "hits", "round", "starter", "depth")
VALUES = (
    "1", "8", "11", "12", "23", "99", "0", "-", "12345/12345", "13335/12244", "3/12345", "-/-", "12345", "5", "left",
    "right", "turn", "answer", "own", "last", "x3", "x33", ">x3", ">x44", "x", "0-0", "4-4", "5-0", "0-", "٣", "",
)  # fmt: skip
WORDS = st.builds("{}={}".format, st.sampled_from(FIELDS), st.one_of(st.sampled_from(VALUES), st.text(max_size=5)))
LIKELY = st.builds(
    "left={} right={} hands={} turn={} phase={} {}".format,
    st.integers(1, 22),
    st.integers(2, 23),
    st.sampled_from(["12345/12345", "13335/12244", "345/11122", "-/55", "-/-", "12/34"]),
    st.sampled_from(["left", "right"]),
    st.sampled_from(["turn", "answer", "own", "last"]),
    st.sampled_from(["", "pack=-", "pack=1", "seen=33", "attack=x3", "attack=>x33 seen=333", "attack=x3 pack=-"]),
)


@QUIET
@given(
    st.sampled_from(RULESETS),
    st.one_of(st.text(), st.text(ALPHABET), st.lists(WORDS, max_size=8).map(" ".join), LIKELY),
)
@example("standard", "left=" + "1" * 5000 + " hands=12345/12345")
@example("standard", "hands=12345/12345 hits=0-" + "1" * 5000)
@example("standard", "hands=12345/12345 round=" + "9" * 5000)
@example("standard", "hands=12345/12345 round=" + "9" * 30)
def test_any_text_is_a_stance_or_an_error(ruleset: str, text: str) -> None:
    with suppress(SalleError):
        state = game(ruleset).stance(text)
        assert state.legal_actions() and state.to_act >= 0


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("options", [{}, REDUCED], ids=["printed", "reduced"])
def test_a_position_written_down_is_the_same_position(ruleset: str, options: dict[str, int]) -> None:
    """But for the cards that lie open on the table: what was done last is no part of a stance."""
    game = salle.game("engarde", ruleset, hits=3, **options)
    written = 0
    for seed in range(200):
        state = walked(game, seed, 8 + seed % 50)
        if state.to_act < 0:
            with pytest.raises(BadStance, match="only when it is a player’s turn"):
                game.notation.write_stance(state)
            continue
        again = game.stance(game.notation.write_stance(state))
        for seat in (Seat(0), Seat(1), NOBODY):
            assert known(again, seat) == known(state, seat), game.notation.write_stance(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.census() == state.census()
        written += 1
    assert written > 40


def known(state: State, seat: Seat) -> tuple[int, ...]:
    """What the seat sees, but for the cards that lie open."""
    seen = state.game.read(state.sight(seat))
    assert isinstance(seen, Match)
    seen.latest, seen.latest_seat = -1, NOBODY
    return seen.values()


# -- records

LINES = st.one_of(
    st.text(),
    st.sampled_from(
        ['[Game "engarde/basic"]', '[Game "engarde"]', '[Digest "-"]', '[Result "*"]', '[Result "0-1"]', "!1",
         '[Options "hits=1"]', '[Options "hits"]', '[Options "id=1"]', '[Start "hands=12345/12345"]', "+1 +2 +3 +4 +5",
         '[Start "left=1"]', '[Seat1 "Ada"]', '[Checksum "-"]', '[Checksum "0"]', ">1 +1", "x3 =3 #", "+?", "3"]
    ),
)  # fmt: skip
HEAD = '[Game "engarde"]\n[Digest "-"]\n[Result "*"]\n'


@QUIET
@given(st.sampled_from(["", HEAD]), st.lists(LINES, max_size=12), st.sampled_from(["", '\n[Checksum "-"]\n']))
def test_any_text_is_a_record_or_an_error(head: str, lines: list[str], end: str) -> None:
    with suppress(SalleError):
        record = Record.parse(head + "\n".join(lines) + end)
        bout = record.replay()
        assert bout.awaiting in (CHANCE, NOBODY, 0, 1)
        assert len(bout.actions) == len(record.tokens)
