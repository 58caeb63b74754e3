"""Stances: every decision of a duel can be written, reads back the same, and no other text is accepted as one."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from salle.core.errors import BadStance
from salle.core.game import CHANCE, EVERYONE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.games.audatia.notation.stance import FIELDS, PHASE_NUMBERS
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.terms import PHASES
from tests.games.audatia.dueling import PAIRINGS, corrected, duel, rules, stance
from tests.support.keen_play import keen_action

QUIET = settings(max_examples=100, deadline=None, derandomize=True, database=None)
WATCHERS = (Seat(0), Seat(1), NOBODY, EVERYONE)
# In a keen duel these are chosen as soon as possible, the rarest first.
KEEN = (
    *("kick", "counter-mezano", "soprana", "mezano", "saving", "measured-attack", "feint-attack", "skill", "deny"),
    *("entry", "counter", "break", "exchange", "defend", "counter-attack", "counter-parry", "remedy", "parry"),
    *("riposte", "attack", "no-salute", "trade-done", "setup-done"),
)
every_pairing = pytest.mark.parametrize("pairing", PAIRINGS, ids="-".join)


def next_action(game: Game, state: State, rng: Rng, keen: bool) -> Action:
    """Any action; in a keen duel, mostly one that keeps the swords in play."""
    return keen_action(game, state, rng, KEEN) if keen else random_kind(game, state, rng)


@cache
def written(pairing: tuple[str, str]) -> tuple[str, ...]:
    """The stances of all decisions in some random duels."""
    game, found = rules(*pairing), list[str]()
    for number in range(12):
        state, rng = game.new(), Rng("written", number)
        while state.to_act != NOBODY:
            if state.to_act != CHANCE:
                found.append(game.notation.write_stance(state))
            state.apply(next_action(game, state, rng, number % 3 > 0))
    return tuple(found)


def finish(game: Game, state: State, seed: str) -> None:
    """Play to the end at random: there is always an action, no card is lost, and every seat can imagine worlds."""
    census, rng = state.census(), Rng("finish", seed)
    while state.to_act != NOBODY:
        assert state.legal_actions(), seed
        if state.to_act != CHANCE:
            for watcher in WATCHERS:
                world = game.imagine(state.sight(watcher), rng)
                assert world.sight(watcher) == state.sight(watcher), seed
                assert world.census() == census, seed
        state.apply(random_kind(game, state, rng))
        assert state.census() == census, seed


# -- writing and reading


@pytest.mark.slow
@every_pairing
def test_at_every_decision_a_stance_reads_back_the_same(pairing: tuple[str, str]) -> None:
    game = rules(*pairing)
    for number in range(16):
        state, rng = game.new(), Rng("there and back", number)
        while state.to_act != NOBODY:
            if state.to_act != CHANCE:
                text = game.notation.write_stance(state)
                again = game.stance(text)
                assert game.notation.write_stance(again) == text
                assert again.legal_actions() == state.legal_actions(), text
                assert again.census() == state.census(), text
                assert again.together == state.together, text
                for watcher in WATCHERS:
                    assert again.sight(watcher) == state.sight(watcher), text
            state.apply(next_action(game, state, rng, number % 2 == 1))


@every_pairing
def test_a_position_goes_on_from_its_stance_as_it_would_have(pairing: tuple[str, str]) -> None:
    """The same actions and draws from the stance of every tenth decision lead to the same duel."""
    game = rules(*pairing)
    for number in range(8):
        state, rng, twins = game.new(), Rng("goes on", number), list[State]()
        for ply in range(game.horizon or 0):
            if state.to_act == NOBODY:
                break
            if state.to_act != CHANCE and ply % 10 == 0:
                twins.append(game.stance(game.notation.write_stance(state)))
            action = next_action(game, state, rng, number % 2 == 1)
            state.apply(action)
            for twin in twins:
                twin.apply(action)
                assert twin.sight(EVERYONE) == state.sight(EVERYONE)


def test_random_duels_come_through_all_phases() -> None:
    found = {text.split()[0] for pairing in PAIRINGS for text in written(pairing)}
    assert len(found) > len(PHASE_NUMBERS) - 5


def test_a_stance_is_written_only_while_somebody_decides() -> None:
    for bout in (duel().play("-BO ."), stance("c.hand=P,BO").play("-P -BO"), duel().play("!1")):
        with pytest.raises(BadStance) as refused:
            bout.stance()
        assert refused.value.message.id == "error-stance-no-decision"


def test_a_new_duel_is_phase_setup() -> None:
    game = rules()
    for watcher in WATCHERS:
        assert game.stance("phase=setup").sight(watcher) == game.new().sight(watcher)


# -- by hand

POSTE = "c.posta=LON r.posta=FEN"
BROKEN = "c.posta=LON r.posta=DOD c.stack=P r.stack=MFl"
LURE = "phase=skills c.posta=DOD r.posta=FEN virtues=c,c,r,r"
EXAMPLES = [
    ("", "trade challenger", "."),
    ("c.hand=MFl,P", "trade challenger", "-MFl -P ."),
    ("phase=trade to=respondent r.hand=P,TA r.deck=-", "trade respondent", "."),
    ("phase=trade-second c.hand=P", "trade-second challenger", "-P"),
    ("phase=setup to=respondent r.hidden=TA,DE", "setup respondent", None),
    ("phase=virtue", "virtue respondent", "vC vF vP ~EY"),
    ("phase=virtue to=challenger", "virtue challenger", "vC vF"),
    ("phase=virtue virtues=c,-,r,-", "virtue challenger", "vF vP"),
    ("phase=salute r.hand=P", "salute respondent", "-P ."),
    ("phase=return-salute c.hand=P", "return-salute challenger", "-P ."),
    ("phase=posta", "posta challenger", None),
    ("phase=posta c.posta=DOD", "posta respondent", None),
    (f"phase=skills {POSTE}", "skills challenger", "."),
    (f"phase=skills {POSTE} virtues=c,c,r,r", "skills respondent", "."),
    (f"phase=skills {POSTE} r.hand=TA,EY virtues=r,r,c,r to=respondent", "skills respondent", ". EY TA ~EY"),
    (f"{POSTE} c.hand=MMl,MFl c.taunted=2", "step-4 challenger", "xMMl"),
    (f"phase=step-6 {POSTE} c.hand=MMl,RMl,MFl", "step-6 challenger", "xMMl xRMl"),
    (f"phase=step-6 {POSTE} c.hand=MSl", "step-6 challenger", "."),
    (f"phase=step-5 {POSTE} r.hand=RFr,RSr r.taunted=2", "step-5 respondent", "-RFr -RSr"),
    (f"phase=step-5 {POSTE} r.hand=RSr r.taunted=1", "step-5 respondent", "-RSr"),
    (f"{POSTE} c.stack=MMl r.hand=MFr,RFl,MSl", "react respondent", "=MFr =MSl"),
    (f"{POSTE} c.stack=MMl r.hand=MFr,RFl r.lures=MM", "react respondent", "=MFr =RFl"),
    (f"{POSTE} r.stack=MFl c.hand=BO,RFl", "react challenger", "BO"),
    (f"{POSTE} attacker=respondent c.stack=MFl r.stack=RFr,MFl c.side=left c.hand=MFr,RSl", "react challenger", "=RSl"),
    (f"phase=countered to=challenger {POSTE} c.stack=MMl r.stack=MMr c.hand=MFl", "countered challenger", "#"),
    (f"phase=side {POSTE} c.stack=MFl r.stack=MFr", "side respondent", "i o"),
    (f"phase=entry {POSTE} c.stack=MFl r.stack=MFr c.hand=TW,LI", "entry challenger", ". LI TWi TWo"),
    (f"phase=feint-attack {POSTE} c.stack=MFl r.stack=MFl c.hand=MMr,RFl", "feint-attack challenger", "xMMr"),
    (f"phase=largo {POSTE} c.stack=MFl r.stack=MFl r.hand=RFl,MFl", "largo respondent", ". xRFl"),
    (f"phase=largo-last {POSTE} c.stack=P r.stack=RFl c.hand=RFl,MFl", "largo-last challenger", ". xRFl"),
    (f"phase=stretto {POSTE} c.stack=MFl r.stack=MFr r.hand=TW,LI,SO", "stretto respondent", ". SO TWo"),
    (f"phase=stretto {POSTE} c.stack=MFl r.stack=MFr stretto=inside r.hand=TW,LI", "stretto respondent", ". LI TWi"),
    (f"phase=stretto-last {POSTE} c.stack=MFl r.stack=RSr c.hand=TW,LI", "stretto-last challenger", ". LI TWi"),
    (f"phase=meet {POSTE} c.stack=MFl r.stack=MFr,TW c.hand=CO,UN,CM", "meet challenger", "CO UN"),
    (f"phase=meet {POSTE} c.stack=MFl,LI r.stack=MFl r.hand=CO,UN,CM", "meet respondent", "CM CO"),
    (f"phase=meet {POSTE} c.stack=MFl,TW r.stack=MFl remedy=TWi r.hand=UN,CM", "meet respondent", "CM"),
    (f"phase=meet {POSTE} c.stack=MFl,TW r.stack=MFr as=remedy r.hand=UN,CM", "meet respondent", "UN"),
    (f"phase=meet {POSTE} c.stack=P,EL r.stack=P r.hand=UN,CM,SO", "meet respondent", "UN"),
    ("phase=meet c.posta=FEN r.posta=LON c.stack=P r.stack=EL c.hand=UN,CM", "meet challenger", "UN"),
    (f"phase=meet {POSTE} c.stack=P,EL r.stack=MFl as=broken r.hand=UN,SO", "meet respondent", "UN"),
    (f"phase=meet {POSTE} c.stack=P,EL r.stack=MFl,RMl r.hand=UN,SO", "meet respondent", "SO UN"),
    (f"phase=meet {POSTE} c.stack=P,EL r.stack=MFl,RMl,SO c.hand=UN,SO", "meet challenger", "UN"),
    (f"phase=meet {POSTE} c.stack=P,MMl r.stack=MFl,RMl,SO c.hand=UN,SO", "meet challenger", "UN"),
    (f"phase=kicking {POSTE} r.stack=MFl c.stack=MFl,LI r.hand=MFr", "kicking respondent", ". xMFr"),
    ("phase=exchanged c.posta=FEN r.posta=FEN c.stack=P r.stack=P c.hand=TW,LI", "exchanged challenger", "TWo"),
    ("phase=exchanged c.posta=FEN r.posta=LON c.stack=P r.hand=TW,LI", "exchanged respondent", "TWo"),
    (f"phase=pre-empting {POSTE} c.stack=MFl r.hand=MFr,RFr", "pre-empting respondent", "xMFr"),
    ("phase=measured c.posta=DDZ c.shown=MFl r.posta=FEN r.hand=RFr,MFl", "measured respondent", ". xMFl"),
    (f"phase=break-mezano {BROKEN} r.hand=RMl,MMl", "break-mezano respondent", ". xRMl"),
    (f"phase=break-remedy {BROKEN} c.hand=SO,LI", "break-remedy challenger", ". SO"),
    (f"phase=mezano {POSTE} c.stack=P r.stack=MFl,RMl c.hand=SO,MMl,BO", "mezano challenger", "BO SO xMMl"),
    (f"phase=counter-mezano {POSTE} c.stack=P,MMl r.stack=MFl,RMl r.hand=SO,CO", "counter-mezano respondent", "CO SO"),
    (f"{LURE} skill=LU:MF to=respondent r.hand=DE", "deny respondent", ". DE"),
    (f"{POSTE} r.stack=MFl skill=BO", "deny respondent", "."),
]


@pytest.mark.parametrize(("text", "where", "legal"), EXAMPLES)
def test_a_few_words_are_a_position(text: str, where: str, legal: str | None) -> None:
    bout = stance(text)
    assert f"{bout.phase} {bout.awaiting}" == where
    if legal is not None:
        assert bout.legal() == legal.split()
    assert stance(bout.stance()).sight("everyone") == bout.sight("everyone")
    finish(bout.game, bout.state.copy(), text)


def test_examples_show_every_phase() -> None:
    assert {where.split()[0] for _, where, _ in EXAMPLES} - {"deny"} == set(PHASE_NUMBERS)


def test_what_is_not_named_is_in_the_deck() -> None:
    bout = stance("c.hand=MFl,P c.hidden=MFl c.shown=RE")
    assert len(bout.deck("challenger")) == 39 - 4 and len(bout.deck("respondent")) == 39
    assert bout.deck("challenger").count("MFl") == 0 and bout.deck("challenger").count("RE") == 1


def test_a_deck_may_be_named_and_the_rest_lies_face_down() -> None:
    bout = stance("c.hand=MFl,P c.deck=RFr")
    assert bout.deck("challenger") == ["RFr"] and len(bout.hidden("challenger")) == 39 - 3
    assert bout.play("-P -MFl").weights() == {"+RFr": 1}


def test_stacks_lie_where_the_parry_swept_them() -> None:
    bout = stance(f"phase=largo {POSTE} c.stack=MFl r.stack=MFl")
    assert (bout.side("challenger"), bout.side("respondent"), bout.attacker) == ("right", "left", "challenger")


def test_the_first_chance_after_a_break_was_waited_for_if_celeritas_says_so() -> None:
    assert stance(f"phase=break-remedy {BROKEN}").play(".").phase == "break-mezano"
    assert stance(f"phase=break-mezano {BROKEN}").play(".").break_offs() == ["both-waited"]
    assert stance(f"phase=break-mezano virtues=c,r,-,r {BROKEN}").play(".").phase == "break-remedy"  # AU-9


def test_a_salute_waits_for_the_first_strike_and_then_lends_audatia() -> None:
    waiting = stance(f"phase=step-5 {POSTE} salute=waiting r.hand=MFl").play("xMFl")
    assert waiting.virtues("respondent")["audatia"] == 4
    assert waiting.stance().split()[4] == "salute=active"
    assert stance(f"phase=entry to=respondent salute=active {POSTE} r.stack=MFl c.stack=MFl r.hand=SO").legal() == [
        ".",
        "SO",
    ]


def test_nothing_was_seen_unless_it_is_said() -> None:
    bout = stance("c.hand=MFl,P c.seen=P,MFr c.hidden=MFr,LI c.buried=LI")
    me = bout.state.challenger
    assert bout.remembered("challenger") == ["MFr", "P"] and bout.remembered("respondent") == []
    assert (me.memory.could, me.memory.since, me.memory.draws, me.hall.seen) == (0, 1, 1, 0)
    assert "c.gone" not in bout.stance()


def test_a_skill_that_may_be_denied_is_in_no_pile() -> None:
    bout = stance(f"{LURE} skill=LU:MF to=respondent r.hand=DE")
    assert bout.shown("challenger") == ["LU"] and "shown" not in bout.stance()
    assert bout.play(".").state.challenger.lures == 1
    assert stance(f"{LURE} skill=LU:MF to=respondent r.hand=DE").play("DE").state.challenger.lures == 0


# -- corrected cards


def test_the_deck_is_that_of_the_corrected_cards() -> None:
    cards = corrected("ligadura-mezana", "is = 2", "is = 1")
    with pytest.raises(BadStance) as refused:
        stance("c.hand=LI,LI", cards=cards)
    assert refused.value.message.id == "audatia-stance-copies"
    assert len(stance("c.hand=LI", cards=cards).deck("challenger")) == 39 - 2


# -- any text

WORDS = [*FIELDS, *PHASES, "challenger", "respondent", "c,r,c,r", "MFl", "P", "DOD", "LON", "TW", "DE", "BO", "entry"]
MARKS = ["=", "-", ",", ":", ".", " ", " ", "1", "2", "²", "#", "LU:MF", "x"]


@given(text=st.text())
@example("phase=setup c.gone=²-1")
@example("virtues=")
@example("c.posta= r.posta=")
@QUIET
def test_any_text_is_a_stance_or_a_bad_one(text: str) -> None:
    with suppress(BadStance):
        stance(text)


@given(parts=st.lists(st.sampled_from(WORDS + MARKS), max_size=30))
@QUIET
def test_any_words_of_stances_are_a_stance_or_a_bad_one(parts: list[str]) -> None:
    for text in ("".join(parts), f"{POSTE} {''.join(parts)}"):
        with suppress(BadStance):
            stance(text)


@pytest.mark.slow
@given(pairing=st.sampled_from(PAIRINGS), data=st.data())
@settings(QUIET, max_examples=60)
def test_a_stance_crossed_with_another_is_played_to_its_end_or_a_bad_one(
    pairing: tuple[str, str], data: st.DataObject
) -> None:
    """Some fields of one stance are put into another, or the phase is replaced."""
    game = rules(*pairing)
    mixed, other = (
        dict(word.split("=", 1) for word in data.draw(st.sampled_from(written(pairing))).split()) for _ in range(2)
    )
    for name in data.draw(st.sets(st.sampled_from(FIELDS), min_size=1, max_size=3)):
        if name in other:
            mixed[name] = other[name]
        else:
            mixed.pop(name, None)
    text = " ".join(f"{name}={value}" for name, value in mixed.items())
    try:
        state = game.stance(text)
    except BadStance:
        return
    assert isinstance(state, Duel)
    again = game.stance(game.notation.write_stance(state))
    assert again.sight(EVERYONE) == state.sight(EVERYONE), text
    finish(game, state, text)
