"""Games with printed cards: corrected cards have their own digest, and every card has a page."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import salle
from salle import Action, Bout, Game, Message, Record
from salle.core.check import laws
from salle.core.errors import BadCards, BadOption, BadRecord
from salle.core.game_folders import game_ids
from salle.core.registry import rules_digest, rulesets
from salle.core.show.view import View

CORRECTED = """
stop-hit = { speed = 1, copies = 3 }
parry = { speed = 2, copies = 2 }
lunge = { speed = 3, copies = 2 }
"""
PHRASE = "+LU +SH LU SH"


@pytest.fixture(autouse=True)
def foil(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy of `tests/support/games` is among the games."""
    package = import_module("salle.games")
    monkeypatch.setattr(package, "__path__", list(package.__path__))
    monkeypatch.setenv("SALLE_GAMES", str(Path(__file__).parents[1] / "support" / "games"))
    game_ids.cache_clear()
    yield
    game_ids.cache_clear()


def fenced(game: Game) -> Bout:
    bout = Bout(game)
    for token in PHRASE.split():
        bout.play(game.notation.action(token))
    return bout


def test_without_a_correction_cards_are_as_printed() -> None:
    game = salle.game("foil")
    assert game.cards == ("lunge", "parry", "stop-hit")
    assert game.corrected == ""
    assert fenced(game).state.points(salle.Seat(1)) == 1
    assert salle.game("foil", cards=None).digest == game.digest


def test_corrected_cards_change_the_play_and_the_digest() -> None:
    game, printed = salle.game("foil", cards=CORRECTED), salle.game("foil")
    assert game.corrected == CORRECTED
    assert fenced(game).state.points(salle.Seat(0)) == 1
    assert game.digest != printed.digest
    assert salle.game("foil", cards=CORRECTED + "\n# with a remark").digest == game.digest


def test_a_game_without_card_data_has_the_digest_it_had() -> None:
    options = {"stake": 1}
    assert rules_digest("foil", "plain", "1", options) == rules_digest("foil", "plain", "1", options, "")
    assert rules_digest("foil", "plain", "1", options) != rules_digest("foil", "plain", "1", options, "some")
    assert salle.game("engarde").card_digest == ""


def test_a_game_without_card_data_has_nothing_to_correct() -> None:
    with pytest.raises(BadCards, match="engarde has no card data") as caught:
        salle.game("engarde", cards=CORRECTED)
    assert caught.value.message.id == "error-no-cards"


@pytest.mark.parametrize("text", ["lunge = {", "lunge = { speed = 3, copies = 2 }", "7"])
def test_what_is_wrong_with_cards_is_said_by_their_game(text: str) -> None:
    with pytest.raises(BadCards, match="Invalid cards"):
        salle.game("foil", cards=text)


def test_an_option_may_differ_by_rule_set() -> None:
    assert [salle.game(name).options["stake"] for name in rulesets("foil")] == [1, 4]
    assert salle.game("foil/long", stake="2").options["stake"] == 2
    with pytest.raises(BadOption, match=r"stake=1 is invalid\. Valid: 2\|4"):
        salle.game("foil/long", stake=1)
    with pytest.raises(BadOption, match=r"Available: stake=1\|2\."):
        salle.game("foil/plain", lives=3)


def test_rule_sets_are_named_with_their_games() -> None:
    assert rulesets("foil") == ["foil/plain", "foil/long"]
    assert rulesets("foil/long") == ["foil/long"]
    assert {"engarde/basic", "engarde/standard", "engarde/advanced", *rulesets("foil")} <= set(rulesets())


# -- records


def test_a_bout_with_corrected_cards_is_replayed_with_them() -> None:
    bout = fenced(salle.game("foil", cards=CORRECTED))
    record = Record.parse(Record.of(bout).text(), "bout.salle")
    assert record.tags["Reason"] == "faster" and record.tags["Result"] == "1-0"
    again = record.replay(cards=CORRECTED)
    assert again.actions == bout.actions
    assert again.game.corrected == CORRECTED
    assert record.game(CORRECTED).digest == bout.game.digest


def test_a_bout_with_other_cards_says_how_to_give_them() -> None:
    record = Record.parse(Record.of(fenced(salle.game("foil", cards=CORRECTED))).text(), "bout.salle")
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.message.args["problem"].id == "record-other-cards"
    assert "bout.salle, line 3" in str(caught.value) and "--cards FILE" in str(caught.value)


def test_bad_cards_are_no_fault_of_the_record() -> None:
    with pytest.raises(BadCards):
        Record.of(fenced(salle.game("foil"))).replay(cards="lunge = {")
    with pytest.raises(BadCards):
        Record.of(Bout(salle.game("engarde"))).replay(cards=CORRECTED)


# -- laws


@pytest.mark.parametrize("name", ["foil/plain", "foil/long"])
@pytest.mark.parametrize("cards", ["", CORRECTED])
def test_a_game_with_cards_keeps_the_laws(name: str, cards: str) -> None:
    assert salle.check_laws(salle.game(name, cards=cards), bouts=20).bouts == 20


def test_the_other_process_fences_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "is_compiled", lambda: True)
    checker = laws.Checker(salle.game("foil", cards=CORRECTED), "twins")
    checker.check_compiled_rules()
    assert checker.report.checks["L11"] > laws.TWIN_BOUTS
    run: Callable[..., Any] = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda *words, **how: run(*words, **how | {"input": ""}))
    with pytest.raises(laws.LawBroken, match="L11 is broken"):
        checker.check_compiled_rules()


@pytest.mark.parametrize(
    ("change", "how"),
    [
        ({"title": Message("foil-card-epee")}, "foil-card-epee"),
        ({"brief": Message("foil-event-laid")}, "foil-event-laid"),
        ({"facts": ((Message("foil-fact-speed"), Message("foil-number")),)}, "foil-number"),
        ({"texts": ((Message("foil-heading-abuse"), Message("foil-use")),)}, "foil-heading-abuse"),
        ({"name": "epee"}, "its page is called epee"),
    ],
)
def test_a_page_without_words_breaks_a_law(monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], how: str) -> None:
    game = salle.game("foil")
    card = game.view.card
    monkeypatch.setattr(game.view, "card", lambda number: replace(card(number), **change))
    with pytest.raises(laws.LawBroken, match=how) as caught:
        laws.Checker(game, 0).check_words()
    assert caught.value.law == "L10"


def test_what_lays_no_card_from_a_hand_lays_none() -> None:
    assert salle.game("engarde").laid(Action(0)) == ()
    assert [salle.game("foil").laid(Action(number)) for number in range(4)] == [(), (0,), (1,), (2,)]
    with pytest.raises(NotImplementedError):
        View(salle.game("engarde")).card(0)
