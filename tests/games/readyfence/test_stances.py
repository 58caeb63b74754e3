"""Positions written down: every decision can be written and read back, and other text is rejected."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from salle.core.errors import BadStance, SalleError
from salle.core.game import CHANCE, NOBODY, Seat
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.texts import Message, texts
from salle.games.readyfence.notation.stance import FIELDS
from salle.games.readyfence.rules.transitions import Match
from tests.games.readyfence.fencing import MODES, at, from_the_deal, rules

QUIET = settings(max_examples=300, deadline=None, derandomize=True, database=None)
WALKED: list[tuple[str, dict[str, Any]]] = [
    ("tutorial", {}),
    ("tutorial", {"touches": 15, "passivity": 1}),
    ("basic", {"touches": 10}),
    ("basic", {"cards_first": False}),
    ("advanced", {}),
    ("advanced", {"touches": 15, "feints": 3}),
]
every_mode = pytest.mark.parametrize("mode", MODES)


@cache
def written(mode: str) -> tuple[str, ...]:
    """The stances of all decisions in some random bouts."""
    game, found = rules(mode), []
    for number in range(6):
        state, rng = game.new(), Rng("written", number)
        while state.to_act != NOBODY:
            if state.to_act != CHANCE:
                found.append(game.notation.write_stance(state))
            state.apply(random_kind(game, state, rng))
    return tuple(found)


# -- there and back


@pytest.mark.slow
@pytest.mark.parametrize("walked", WALKED, ids=str)
def test_at_every_decision_a_stance_reads_back_the_same(walked: tuple[str, dict[str, Any]]) -> None:
    mode, options = walked
    game = rules(mode, **options)
    for number in range(12):
        state, rng = game.new(), Rng("there and back", number)
        assert isinstance(state, Match)
        while state.to_act != NOBODY:
            if state.to_act != CHANCE:
                text = game.notation.write_stance(state)
                again = game.stance(text)
                assert game.notation.write_stance(again) == text
                assert again.legal_actions() == state.legal_actions(), text
                assert again.census() == state.census(), text
                for seat in (Seat(0), Seat(1), NOBODY):
                    # A stance does not record which discards of overtime's Timer a player knows.
                    assert state.overtime or again.sight(seat) == state.sight(seat), text
            state.apply(random_kind(game, state, rng))


@every_mode
def test_a_position_goes_on_from_its_stance_as_it_would_have(mode: str) -> None:
    """The same actions lead to the same stances."""
    game = rules(mode)
    state, rng = game.new(), Rng("goes on", 3)
    twin = state
    while state.to_act != NOBODY:
        if state.to_act != CHANCE:
            twin = game.stance(game.notation.write_stance(state))
        action = random_kind(game, state, rng)
        state.apply(action)
        if twin is not state:
            twin.apply(action)
            assert (twin.to_act, twin.legal_actions()) == (state.to_act, state.legal_actions())


def test_what_is_not_named_is_as_when_the_first_turn_begins() -> None:
    bout = at("hands=ST3,SH6/PR5,ST4")
    assert (bout.squares(), bout.weapons(), bout.stamina(), bout.score) == ((4, 7), "LL", (6, 6), (0, 0))
    assert (bout.timer(), bout.period(), bout.awaiting, bout.known("left")) == (12, 1, "left", ["ST3"])
    assert (at("hands=ST3/SH6", "tutorial").timer(), at("hands=ST3/SH6", "advanced").timer()) == (29, 12)


def test_a_phrase_is_written_by_its_actions() -> None:
    played = at("squares=4-6 hands=ST3,AN,RA/PR6,GL5", "advanced").play("ST3+AN PR6+GL RA")
    assert "phrase=ST3+AN,PR6+GL,RA" in played.stance()
    assert "stamina=4-6" in played.stance() and "hands=-/-" in played.stance()
    assert at(played.stance(), "advanced").play("#").endings() == ["renewed-attack-lands"]


def test_a_stance_is_written_only_while_somebody_decides() -> None:
    for bout in (from_the_deal("basic"), at("hands=ST3,BT4/ST4").play("-BT4"), at("hands=ST3/ST4").play("!1")):
        with pytest.raises(BadStance) as refused:
            bout.stance()
        assert refused.value.message.id == "error-stance-no-decision"


# -- what is no stance

H = "hands=ST3/ST4"
ERRORS = [
    ("stance-field", "basic", f"{H} colour=red"),
    ("stance-field", "basic", f"{H} left"),
    ("stance-twice", "basic", f"{H} turn=left turn=left"),
    ("stance-number", "basic", f"{H} timer=many"),
    ("stance-number", "basic", f"{H} used=-1"),
    ("stance-word", "basic", f"{H} turn=middle"),
    ("stance-word", "basic", f"{H} phase=over"),
    ("stance-word", "basic", f"{H} done=weapon,dance"),
    ("stance-word", "basic", f"{H} stalled=both"),
    ("stance-pair", "basic", f"{H} squares=4"),
    ("stance-pair", "basic", f"{H} score=1-x"),
    ("readyfence-stance-card", "basic", "hands=ST3,JO/ST4"),
    ("readyfence-stance-card", "tutorial", "hands=ST3,FL6/ST4"),
    ("readyfence-stance-card", "advanced", f"{H} shown=ST9"),
    ("readyfence-stance-copies", "basic", "hands=ST3,ST6/ST6"),
    ("readyfence-stance-copies", "basic", f"{H} shown=ST5,ST5"),
    ("readyfence-stance-copies", "advanced", f"{H} priority=left pool=ST3,ST3,BT4,BT5"),
    ("readyfence-stance-both", "basic", "hands=ST3"),
    ("readyfence-stance-both", "basic", f"{H} known=ST3/ST4/ST5"),
    ("readyfence-stance-hands", "basic", "squares=4-7"),
    ("readyfence-stance-squares", "basic", f"{H} squares=7-4"),
    ("readyfence-stance-squares", "basic", f"{H} squares=1-4"),
    ("readyfence-stance-squares", "basic", f"{H} squares=4-10"),
    ("readyfence-stance-squares", "basic", f"{H} squares=5-5"),
    ("readyfence-stance-stamina", "basic", f"{H} stamina=7-6"),
    ("readyfence-stance-stamina", "advanced", "squares=4-6 hands=ST3/SH6 phrase=TT5 stamina=6-6"),
    ("readyfence-stance-over", "basic", f"{H} score=5-0"),
    ("readyfence-stance-weapons", "basic", f"{H} weapons=L"),
    ("readyfence-stance-weapons", "basic", f"{H} weapons=LX"),
    ("readyfence-stance-used", "basic", f"{H} used=2"),
    ("readyfence-stance-used", "tutorial", "hands=ST3/SH6 used=3"),
    ("readyfence-stance-phase", "basic", f"{H} phase=change used=1"),
    ("readyfence-stance-phase", "advanced", "squares=4-8 hands=ST3/SH6 phase=dodge phrase=ST3,D"),
    ("readyfence-stance-begun", "advanced", f"{H} phase=mulligan score=1-0"),
    ("readyfence-stance-begun", "advanced", f"{H} phase=mulligan shown=BT4"),
    ("readyfence-stance-used", "advanced", f"{H} used=0 done=weapon"),
    ("readyfence-stance-used", "advanced", f"{H} phase=change used=0"),
    ("readyfence-stance-phase", "advanced", f"{H} phase=change used=1 done=card"),
    ("readyfence-stance-timer", "advanced", "squares=4-6 hands=BT5/BT4 phrase=ST3 timer=0"),
    ("readyfence-stance-thrust", "basic", "hands=ST4,BT4/ST3,SH6 phase=mulligan"),
    ("readyfence-stance-tied", "basic", f"{H} tie=yes"),
    ("readyfence-stance-tied", "tutorial", "hands=ST3/SH6 priority=left pool=BT4,BT5,DI4,DI5"),
    ("readyfence-stance-level", "tutorial", "hands=ST3/SH6 tie=yes score=1-0"),
    ("readyfence-stance-level", "basic", f"{H} priority=left pool=BT4,BT5,DI4,DI5 score=1-0"),
    ("readyfence-stance-period", "basic", f"{H} period=2"),
    ("readyfence-stance-period", "basic", f"{H} period=1 priority=left pool=BT4,BT5,DI4,DI5"),
    ("readyfence-stance-quiet", "basic", f"{H} quiet=8"),
    ("readyfence-stance-timer", "basic", f"{H} timer=0"),
    ("readyfence-stance-timer", "basic", f"{H} timer=34"),
    ("readyfence-stance-timer", "basic", f"{H} timer=5 began=4"),
    ("readyfence-stance-timer", "tutorial", "hands=ST3/SH6 tie=yes timer=3"),
    ("readyfence-stance-timer", "basic", f"{H} phase=mulligan timer=12"),
    ("readyfence-stance-pool", "basic", f"{H} priority=left"),
    ("readyfence-stance-pool", "basic", f"{H} pool=BT4"),
    ("readyfence-stance-known", "basic", f"{H} known=ST3:6/-"),
    ("readyfence-stance-known", "basic", f"{H} known=ST3:x/-"),
    ("readyfence-stance-gone", "basic", f"{H} known=SH6/-"),
    ("readyfence-stance-gone", "basic", f"{H} known=SH6:1,BT4:1/-"),
    ("readyfence-stance-phrase", "basic", f"{H} phase=answer"),
    ("readyfence-stance-phrase", "basic", f"{H} phase=turn phrase=ST5"),
    ("readyfence-stance-phrase", "tutorial", "squares=4-6 hands=ST3/SH6 phase=dodge phrase=ST4"),
    ("readyfence-stance-action", "basic", f"{H} squares=4-6 phrase=ST9"),
    ("readyfence-stance-refused", "basic", f"{H} squares=4-7 phrase=ST5"),
    ("readyfence-stance-refused", "advanced", "squares=4-6 hands=ST3/SH6 phrase=GL5,SH5"),
    ("readyfence-stance-ended", "basic", f"{H} squares=4-6 phrase=ST5,#"),
    ("readyfence-stance-ended", "basic", f"{H} squares=4-6 phrase=ST5,SH5"),
    ("readyfence-stance-size", "advanced", "hands=-/SH6"),
    ("readyfence-stance-size", "advanced", "hands=ST3,ST4,ST5,ST6,BT4,BT5,TT5/SH6"),
    ("readyfence-stance-thrust", "basic", "hands=BT4/ST4"),
    ("readyfence-stance-stuck", "tutorial", "hands=ST3/SH6 tie=yes used=2 done=card"),
]


def refusal(mode: str, text: str) -> Message:
    """The error of this stance, or the message `legal`."""
    try:
        rules(mode).stance(text)
    except BadStance as refused:
        return refused.message
    return Message("legal")


def test_what_could_not_arise_is_refused_by_name() -> None:
    assert [(refusal(mode, text).id, mode, text) for _, mode, text in ERRORS] == ERRORS


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_has_its_sentence(locale: str) -> None:
    assert [text for _, mode, text in ERRORS if not texts(locale).say(refusal(mode, text)).strip()] == []


def test_every_error_of_stances_is_raised() -> None:
    ids: set[str] = set()
    for package in ("salle.core", "salle.games.readyfence"):
        source = (files(package) / "texts" / "en.ftl").read_text(encoding="utf-8")
        ids |= set(re.findall(r"^((?:readyfence-)?stance-[a-z]+) =", source, re.MULTILINE))
    assert ids == {row[0] for row in ERRORS}


# A stance may give hands that are smaller than in play; the bout must be able to go on.


def test_a_dodger_who_has_nothing_but_the_mandatory_card_loses_none_and_draws() -> None:
    bout = at("squares=4-6 hands=ST3/ST3").play("ST3 D +SH6 .")
    assert bout.awaiting == "right"


# -- any text

WORDS = [*FIELDS, "left", "right", "turn", "answer", "dodge", "mulligan", "change", "yes", "ST3", "SH6", "PR5", "JO"]
MARKS = [
    "=",
    "-",
    "/",
    ",",
    ":",
    " ",
    "1",
    "4",
    "6",
    "7",
    "9",
    "L",
    "I",
    "E",
    "#",
    "P",
    "D",
    "+GL",
    "+AN",
    "FE>",
    "²",
    "x",
]


@given(mode=st.sampled_from(MODES), text=st.text())
@example("basic", "hands=/")
@example("basic", "hands=ST3/ST4 timer=²")
@QUIET
def test_any_text_is_a_stance_or_a_bad_one(mode: str, text: str) -> None:
    with suppress(BadStance):
        rules(mode).stance(text)


@given(mode=st.sampled_from(MODES), parts=st.lists(st.sampled_from(WORDS + MARKS), max_size=30))
@QUIET
def test_any_words_of_stances_are_a_stance_or_a_bad_one(mode: str, parts: list[str]) -> None:
    for text in ("".join(parts), f"{H} {''.join(parts)}"):
        with suppress(BadStance):
            rules(mode).stance(text)


@pytest.mark.slow
@given(mode=st.sampled_from(MODES), data=st.data())
@QUIET
def test_a_stance_crossed_with_another_is_played_to_its_end_or_a_bad_one(mode: str, data: st.DataObject) -> None:
    """Fields of one stance replace those of another. Readable results keep all cards until the end."""
    game = rules(mode)
    mixed, other = (
        dict(word.split("=", 1) for word in data.draw(st.sampled_from(written(mode))).split()) for _ in range(2)
    )
    for name in data.draw(st.sets(st.sampled_from(FIELDS), max_size=3)):
        if name in other:
            mixed[name] = other[name]
        else:
            mixed.pop(name, None)
    text = " ".join(f"{name}={value}" for name, value in mixed.items())
    try:
        state = game.stance(text)
    except SalleError as error:
        assert isinstance(error, BadStance)
        return
    assert isinstance(state, Match)
    census, rng = state.census(), Rng(text)
    assert game.notation.write_stance(game.stance(game.notation.write_stance(state))) == game.notation.write_stance(
        state
    )
    while state.to_act != NOBODY:
        assert state.legal_actions(), text
        state.apply(random_kind(game, state, rng))
        assert state.census() == census and state.timer >= 0, text
