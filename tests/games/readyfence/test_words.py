"""Captions that fit the mode, log lines after a touch and a Fleche, and shorthand."""

from __future__ import annotations

import pytest

from salle.core.errors import Ambiguous, Illegal, Malformed
from salle.core.show.view_parts import Note
from tests.games.readyfence.fencing import Fencing, at, lunge
from tests.support.playing import say


def hint(bout: Fencing) -> str:
    parts = bout.game.view.board(bout.bout.state.sight(bout.bout.awaiting))
    return " ".join(say(part.text, "en") for part in parts if isinstance(part, Note))


@pytest.mark.parametrize(
    ("squares", "mode", "words"),
    [
        ("4-5", "tutorial", "Too near to attack."),
        ("4-6", "tutorial", "Lunge distance: Left can attack."),
        ("4-7", "tutorial", "Too far to attack."),
        ("4-5", "basic", "Short distance: only Infighting can attack."),
        ("4-7", "basic", "Long distance: only a Fleche can attack."),
        ("3-8", "advanced", "Too far to attack."),
    ],
)
def test_the_hint_fits_the_mode_and_the_distance(squares: str, mode: str, words: str) -> None:
    assert words in hint(at(f"squares={squares} hands=ST3/ST4", mode))


def heard(bout: Fencing) -> list[str]:
    return [say(bout.game.explain.event(event), "en") for event in bout.bout.heard(bout.bout.awaiting)]


def test_the_log_says_that_both_go_on_guard_after_a_touch() -> None:
    assert "Both players go back on guard. Stamina: 6-4." in heard(lunge("ST3", "ST4", stamina="6-3").play("ST3 #"))


def test_the_log_names_both_squares_after_a_fleche() -> None:
    told = heard(at("squares=4-7 weapons=LE hands=FL6,ST3/ST4", "advanced").play("FL6 P"))
    assert "After the Fleche the players stand on squares 3 and 6." in told


@pytest.mark.parametrize(("answer", "told"), [("PR6", True), ("P", True), ("#", False)])
def test_the_log_says_that_the_attacker_of_a_fleche_cannot_answer_where_it_decides(answer: str, told: bool) -> None:
    hand = "PR6" if answer == "PR6" else "ST4"
    sentences = heard(at(f"squares=4-7 hands=FL6,ST3/{hand}", "advanced").play(f"FL6 {answer}"))
    assert (
        any("After the Fleche, Left had run past and could not answer." in sentence for sentence in sentences) is told
    )


@pytest.mark.parametrize(
    ("written", "token"), [("st3", "ST3"), ("sh", "SH6"), ("pr5+gl", "PR5+GL"), ("-bt", "-BT4"), ("i", "I")]
)
def test_small_letters_and_cards_without_speed_are_understood(written: str, token: str) -> None:
    bout = lunge("ST3,BT4", "SH6,PR5,GL5", "advanced")
    if token[0] in "SP" and token != "ST3":
        bout.play("ST3")
    read = bout.game.notation.read(bout.bout.state, written)
    assert bout.game.notation.token(read) == token


def test_shorthand_for_a_refused_action_gives_the_rule() -> None:
    bout = at("squares=4-7 hands=ST3/ST4", "advanced")
    for written in ("st", "ST", "st3"):
        with pytest.raises(Illegal) as refused:
            bout.game.notation.read(bout.bout.state, written)
        assert refused.value.rule == "wrong-distance"


def test_shorthand_that_means_several_cards_or_none() -> None:
    bout = lunge("ST3,ST6", "ST4", "advanced")
    with pytest.raises(Ambiguous):
        bout.game.notation.read(bout.bout.state, "st")
    for written in ("fl", "zz", "", "+ST"):
        with pytest.raises(Malformed):
            bout.game.notation.read(bout.bout.state, written)
