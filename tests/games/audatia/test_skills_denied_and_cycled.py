"""Deny and the cards that cycle: when they are played, the other cards, and what each watcher sees."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from tests.games.audatia.decision_positions import PLACES, place, token
from tests.games.audatia.dueling import Dueling, corrected, stance

# Every skill that can be denied: its character, a phase, and the other cards in hand.
DENIABLE = {
    "BO": ("galeazzo", "react", "P"),
    "FE": ("galeazzo", "entry", "P"),
    "KI": ("galeazzo", "meet", "RFl"),
    "ST": ("galeazzo", "skills", "P"),
    "RE": ("galeazzo", "largo", "P"),
    "LU": ("galeazzo", "skills", "P"),
    "TA": ("boucicault", "skills", "P"),
    "EY": ("boucicault", "skills", "P"),
    "PE": ("boucicault", "react", "MFr"),
    "PM": ("boucicault", "react", "P"),
}
AT_ONCE = ("trade-second", "pre-empting", "kicking")  # no cycling there
WATCHERS = ("challenger", "respondent", "spectator")
OPEN = "phase=skills virtues=c,c,c,r c.posta=FEN r.posta=FEN"
BOTH = ("boucicault", "boucicault")


def deniable(skill: str, more: str = "r.hand=DE", opponent: str = "boucicault") -> Dueling:
    """A player may play that skill against Boucicault."""
    character, phase, cards = DENIABLE[skill]
    return place(phase, f"{skill},{cards}", character, opponent, more=more)


def lying(bout: Dueling) -> list[object]:
    """All cards on the table and in the hands, and the legal actions."""
    found: list[object] = [bout.phase, bout.awaiting, bout.attacker, bout.stretto, bout.legal()]
    for seat in ("challenger", "respondent"):
        duelist = bout.duelist(seat)
        found += [bout.hand(seat), bout.shown(seat), bout.hidden(seat), bout.stack(seat), bout.side(seat)]
        found += [bout.posta(seat), duelist.lures, duelist.taunted]
    return found


# -- Deny: its need and its time


def test_deny_needs_no_virtue() -> None:
    assert deniable("LU").play("LU:MF").refused("DE") == "legal"  # the opponent has all virtues


def test_deny_would_need_what_its_card_asked_for() -> None:
    asking = corrected("deny", 'code = "DE"', 'code = "DE"\nneeds = { is = "audatia", source = "reconstructed" }')
    text = "phase=skills c.posta=FEN r.posta=FEN c.hand=LU r.hand=DE"
    assert stance(f"{text} virtues=c,c,c,r", cards=asking).play("LU:MF").refused("DE") == "needs-audatia"
    assert stance(f"{text} virtues=r,c,c,r", cards=asking).play("LU:MF").refused("DE") == "legal"


def test_deny_must_be_in_the_hand() -> None:
    assert deniable("LU", "r.hand=P").play("LU:MF").refused("DE") == "not-in-hand"


@pytest.mark.parametrize("skill", DENIABLE)
def test_deny_has_its_window_after_each_skill(skill: str) -> None:
    bout = deniable(skill).play(token(skill))
    assert (bout.phase, bout.awaiting, bout.legal()) == ("deny", "respondent", [".", "DE"])


@pytest.mark.parametrize("skill", DENIABLE)
def test_the_window_opens_too_while_an_unseen_deny_may_exist(skill: str) -> None:
    assert deniable(skill, "r.hidden=DE").play(token(skill)).legal() == ["."]  # put away
    assert deniable(skill, "").play(token(skill)).legal() == ["."]  # in the deck


@pytest.mark.parametrize("skill", DENIABLE)
def test_the_window_is_shut_once_the_deny_was_seen(skill: str) -> None:
    assert deniable(skill, "r.shown=DE").play(token(skill)).phase != "deny"


@pytest.mark.parametrize("skill", DENIABLE)
def test_the_window_is_shut_against_a_character_who_has_no_deny(skill: str) -> None:
    assert deniable(skill, "", "galeazzo").play(token(skill)).phase != "deny"


def test_ones_own_deny_opens_no_window_against_oneself() -> None:
    bout = stance(f"{OPEN} c.hand=EY,DE", "boucicault", "galeazzo").play("EY")
    assert (bout.phase, bout.awaiting, bout.refused("DE")) == ("skills", "challenger", "skill-window")


def test_a_second_deny_would_keep_the_window_open() -> None:
    twice = corrected("boucicault", "deny = 1, eye-of-the-lynx = 2", "deny = 2, eye-of-the-lynx = 1")
    bout = stance(f"{OPEN} c.hand=ST r.shown=DE", cards=twice).play("ST:DOD")
    assert bout.phase == "deny"


def test_what_is_no_skill_is_not_denied() -> None:
    assert stance("c.posta=FEN c.hand=MFl r.posta=FEN r.hand=DE").play("xMFl").refused("DE") == "skill-window"


# -- Deny: its effect


@pytest.mark.parametrize("skill", DENIABLE)
def test_a_denied_skill_is_lost_and_nothing_else_has_changed(skill: str) -> None:
    character, phase, cards = DENIABLE[skill]
    bout = deniable(skill, "r.hand=DE,CO").play(f"{token(skill)} DE")
    left = place(phase, cards, character, "boucicault", more=f"c.shown={skill} r.hand=CO r.shown=DE")
    assert lying(bout) == lying(left)


@pytest.mark.parametrize("skill", DENIABLE)
def test_its_player_decides_again_where_he_was(skill: str) -> None:
    bout = deniable(skill)
    before = bout.phase
    assert (bout.play(f"{token(skill)} DE").phase, bout.awaiting) == (before, "challenger")


@pytest.mark.parametrize("skill", DENIABLE)
def test_a_skill_that_is_let_be_does_what_it_does_where_there_is_no_deny(skill: str) -> None:
    freely = deniable(skill, "", "galeazzo").play(token(skill))
    assert lying(deniable(skill, "").play(f"{token(skill)} .")) == lying(freely)


def test_a_denied_eye_of_the_lynx_sees_nothing() -> None:
    events = {answer: deniable("EY").play(f"EY {answer}").events("challenger") for answer in ("DE", ".")}
    assert ("saw-hand" in events["DE"], "saw-hand" in events["."]) == (False, True)


@pytest.mark.parametrize("skill", ["BO", "KI", "PM"])
def test_an_answer_that_was_denied_leaves_him_to_be_hit(skill: str) -> None:
    character, phase, _ = DENIABLE[skill]
    bout = place(phase, skill, character, "boucicault", more="r.hand=DE")
    assert (bout.legal(), bout.play(f"{skill} DE").legal()) == ([skill], ["#"])


def test_a_denied_pre_empt_leaves_the_blow_in_the_hand() -> None:
    bout = place("react", "PE,MFr", "boucicault", "boucicault", "c,c,r,c", "r.hand=DE").play("PE DE")
    assert (bout.hand("challenger"), bout.legal()) == (["MFr"], ["=MFr"])


def test_another_copy_may_be_played_and_is_not_denied_any_more() -> None:
    bout = stance(f"{OPEN} c.hand=EY,EY r.hand=DE", *BOTH).play("EY DE EY")
    assert (bout.phase, bout.awaiting, bout.hand("challenger")) == ("skills", "challenger", [])


def test_a_deny_is_not_denied_even_if_both_have_one() -> None:
    bout = stance(f"{OPEN} c.hand=EY,DE r.hand=DE", *BOTH).play("EY DE")
    assert (bout.phase, bout.awaiting, bout.hand("challenger")) == ("skills", "challenger", ["DE"])


def test_a_deny_that_was_seen_does_not_shut_the_others_window() -> None:
    bout = stance(f"{OPEN} c.hand=EY c.shown=DE r.hand=DE", *BOTH).play("EY")
    assert (bout.phase, bout.awaiting) == ("deny", "respondent")


# -- Deny: what players see


def test_nobody_else_sees_whether_a_deny_was_held() -> None:
    held = stance(f"{OPEN} c.hand=LU r.hand=DE r.hidden=P").play("LU:MF")
    gone = stance(f"{OPEN} c.hand=LU r.hand=P r.hidden=DE").play("LU:MF")
    alike = {watcher: held.sight(watcher) == gone.sight(watcher) for watcher in WATCHERS}
    assert alike == {"challenger": True, "respondent": False, "spectator": True}


@pytest.mark.parametrize(("answer", "event"), [("DE", "denied"), (".", "not-denied")])
def test_all_hear_whether_a_skill_was_denied(answer: str, event: str) -> None:
    bout = stance(f"{OPEN} c.hand=LU r.hand=DE").play(f"LU:MF {answer}")
    assert {bout.heard(watcher)[-1] for watcher in WATCHERS} == {f"{event} respondent 5"}
    assert {bout.witnessed(watcher) for watcher in WATCHERS} == {f"LU:MF {answer}"}


@pytest.mark.parametrize("skill", DENIABLE)
def test_all_see_a_skill_as_it_is_played(skill: str) -> None:
    bout = deniable(skill).play(token(skill))
    assert {bout.witnessed(watcher) for watcher in WATCHERS} == {token(skill)}
    assert [bout.events(watcher)[-1] for watcher in WATCHERS] == ["played-skill"] * 3


@pytest.mark.parametrize("skill", DENIABLE)
def test_a_skill_tells_the_others_nothing_of_the_rest_of_the_hand(skill: str) -> None:
    character, phase, cards = DENIABLE[skill]
    first, second = (
        place(phase, f"{skill},{cards},{kept}", character, "boucicault", more=f"c.hidden={gone}").play(token(skill))
        for kept, gone in (("CO", "TW"), ("TW", "CO"))
    )
    alike = {watcher: first.sight(watcher) == second.sight(watcher) for watcher in WATCHERS}
    assert alike == {"challenger": False, "respondent": True, "spectator": True}


@pytest.mark.parametrize(("play", "told"), [("ST:LON", "3 4"), ("LU:MF", "5 0")])
def test_all_hear_of_a_skill_and_what_it_names(play: str, told: str) -> None:
    bout = stance(f"{OPEN} c.hand=ST,LU").play(play)
    assert {bout.heard(watcher)[-1] for watcher in WATCHERS} == {f"played-skill challenger {told}"}


def test_all_see_the_new_posta_of_a_second_thought() -> None:
    bout = stance(f"{OPEN} c.hand=ST", respondent="galeazzo").play("ST:LON")
    assert {bout.heard(watcher)[-1] for watcher in WATCHERS} == {"changed-posta challenger 4"}


def test_cards_put_away_for_a_taunt_are_seen_by_their_owner_only() -> None:
    bout = stance("phase=step-5 c.posta=FEN r.posta=FEN r.hand=CO,TW r.taunted=2").play("-CO -TW")
    assert {watcher: bout.witnessed(watcher) for watcher in WATCHERS} == {
        "challenger": "-? -?",
        "respondent": "-CO -TW",
        "spectator": "-? -?",
    }
    assert [bout.events(watcher).count("put-away-card") for watcher in WATCHERS] == [0, 2, 0]


# -- cycling


@pytest.mark.parametrize(("skill", "character"), [
    ("ST", "galeazzo"), ("RE", "galeazzo"), ("LU", "galeazzo"),
    ("ST", "boucicault"), ("LU", "boucicault"), ("EY", "boucicault"),
])  # fmt: skip
def test_a_card_that_cycles_is_discarded_openly_for_a_new_one(skill: str, character: str) -> None:
    bout = place("step-4", f"{skill},P", character).play(f"~{skill}")
    assert (bout.awaiting, bout.shown("challenger"), bout.hand("challenger")) == ("deck", [skill], ["P"])
    assert bout.play("+MFl").hand("challenger") == ["MFl", "P"]


@pytest.mark.parametrize("skill", ["BO", "FE", "KI", "TA", "DE", "PE", "PM"])
def test_the_other_skills_do_not_cycle(skill: str) -> None:
    character = "galeazzo" if skill in ("BO", "FE", "KI") else "boucicault"
    with pytest.raises(Malformed):
        place("step-4", f"{skill},P", character).play(f"~{skill}")


@pytest.mark.parametrize("phase", [phase for phase in PLACES if phase not in AT_ONCE])
def test_after_cycling_the_decision_is_the_same(phase: str) -> None:
    bout = place(phase, "EY,MFr,TW", "boucicault")
    decider = bout.awaiting
    assert (bout.play("~EY +PM").phase, bout.awaiting) == (phase, decider)
    assert "PM" in bout.hand(decider)


@pytest.mark.parametrize("phase", AT_ONCE)
def test_where_something_must_be_done_at_once_nothing_is_cycled(phase: str) -> None:
    bout = place(phase, "EY,MFr,P", "boucicault")
    assert (bout.refused("~EY"), "~EY" in bout.legal()) == ("no-cycle-now", False)


def test_a_card_is_cycled_after_a_feint() -> None:
    bout = place("entry", "FE,RE,MFr").play("FE ~RE +MFl")
    assert (bout.phase, bout.awaiting, bout.legal()) == ("feint-attack", "challenger", ["xMFl", "xMFr"])


def test_a_card_is_cycled_after_a_perfect_measure() -> None:
    bout = place("react", "PM,EY", "boucicault").play("PM ~EY")
    assert (bout.awaiting, bout.play("+MFl").phase, bout.legal()) == ("deck", "measured", [".", "xMFl"])


def test_a_card_is_cycled_while_poste_are_chosen() -> None:
    choosing = place("posta", "ST", more="r.hand=LU").play("~ST")
    assert (choosing.awaiting, choosing.state.together) == ("deck", False)
    choosing.play("+P")
    assert (choosing.phase, choosing.awaiting, choosing.state.together) == ("posta", "challenger", True)
    choosing.play("DOD ~LU +P")
    assert (choosing.phase, choosing.awaiting, choosing.state.together) == ("posta", "respondent", False)
    assert choosing.play("FEN").heard("spectator")[-1] == "revealed 1 2"


def test_a_card_cycled_while_poste_are_chosen_shows_no_posta() -> None:
    for tokens in ("~LU", "~LU +P", "~LU !1", "~LU !2"):
        one, two = (place("posta", "ST", more="r.hand=LU").play(f"{posta} {tokens}") for posta in ("DOD", "FEN"))
        for watcher in ("respondent", "spectator"):
            assert one.sight(watcher) == two.sight(watcher)
            assert one.witnessed(watcher) == two.witnessed(watcher)
            assert one.heard(watcher) == two.heard(watcher)
        assert one.witnessed("respondent").split()[:2] == ["p?", "~LU"]


def test_between_the_cards_of_a_taunt_nothing_is_cycled() -> None:
    text = "phase=step-4 c.posta=FEN r.posta=FEN c.hand=ST,CO,TW c.taunted=2"
    assert stance(text).refused("~ST") == "legal"
    assert stance(text).play("-CO").refused("~ST") == "no-cycle-now"


def test_who_cycles_an_attack_into_his_hand_answers_the_taunt_with_it() -> None:
    bout = stance("phase=step-4 c.posta=FEN r.posta=DOD c.hand=ST,CO c.taunted=2").play("~ST +MFl")
    assert bout.legal() == ["xMFl"]


def test_with_an_empty_deck_nothing_is_cycled() -> None:
    text = "phase=step-4 c.posta=FEN r.posta=FEN c.hand=ST"
    assert stance(f"{text} c.deck=-").refused("~ST") == "deck-empty"
    assert stance(f"{text} c.deck=P").refused("~ST") == "legal"


def test_the_last_card_of_the_deck_may_be_cycled_for_and_no_other() -> None:
    bout = stance("phase=step-4 c.posta=FEN r.posta=FEN c.hand=ST,LU c.deck=P").play("~ST +P")
    assert (bout.hand("challenger"), bout.refused("~LU")) == (["P", "LU"], "deck-empty")


def test_cycling_needs_no_virtue() -> None:
    bout = place("skills", "ST,LU,RE", virtues="r,r,r,r")
    assert [bout.refused(move) for move in ("~ST", "~LU", "~RE")] == ["legal"] * 3
    assert bout.refused("ST:DOD") == "needs-prudentia"


def test_cycling_is_not_denied() -> None:
    bout = stance(f"{OPEN} c.hand=ST r.hand=DE").play("~ST +P")
    assert (bout.phase, bout.awaiting) == ("skills", "challenger")


def test_cycling_does_nothing_else() -> None:
    bout = stance(f"{OPEN} c.hand=EY r.hand=P", "boucicault", "galeazzo").play("~EY +P")
    assert (bout.happened("hand-seen"), "saw-hand" in bout.events("challenger")) == (0, False)


def test_a_card_cycled_during_set_up_brings_none_that_may_be_put_away_there() -> None:
    bout = place("setup", "-", "boucicault")
    assert bout.refused("-EY") == "legal"
    assert bout.play("~EY +EY").refused("-EY") == "not-basic"


def test_all_see_the_card_that_is_cycled_and_its_player_alone_the_new_one() -> None:
    bout = place("step-4", "ST,P").play("~ST +MFl")
    assert {watcher: bout.witnessed(watcher) for watcher in WATCHERS} == {
        "challenger": "~ST +MFl",
        "respondent": "~ST +?",
        "spectator": "~ST +?",
    }
    assert [bout.events(watcher).count("cycled") for watcher in WATCHERS] == [1, 1, 1]
    assert [bout.events(watcher).count("drew") for watcher in WATCHERS] == [1, 0, 0]
