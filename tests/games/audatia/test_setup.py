"""Set-up: first hands, basic cards swapped, virtues, the salute."""

from __future__ import annotations

import re

import pytest

from tests.games.audatia.duel_after_poste import facing
from tests.games.audatia.dueling import PAIRINGS, PRINTED, duel, stance

STRIKES = ["MFl", "RFr", "MMl", "RMr", "MSl", "RSr", "P"]
GALEAZZO = [*STRIKES, "TW", "TU", "BO", "FE", "KI"]
BOUCICAULT = [*STRIKES, "TW", "TU", "TA", "DE", "EY"]
SALUTED = "phase=return-salute c.hand=MFl,P r.hand=MFr,P r.hidden=RFr"
PHRASE = ". . DOD DOD . ."  # no trades, poste, no skills


# -- first hands


@pytest.mark.parametrize(("challenger", "respondent"), PAIRINGS)
def test_the_first_hand_is_one_of_each_blow_a_remedy_a_counter_and_three_skills(
    challenger: str, respondent: str
) -> None:
    basic = {"galeazzo": GALEAZZO, "boucicault": BOUCICAULT}
    begun = duel(challenger, respondent)
    assert sorted(begun.hand("challenger")) == sorted(basic[challenger])
    assert sorted(begun.hand("respondent")) == sorted(basic[respondent])


def test_the_other_27_cards_are_the_action_deck() -> None:
    begun = duel()
    assert (len(begun.deck("challenger")), len(begun.deck("respondent"))) == (27, 27)
    assert "RE" in begun.deck("challenger") and "RE" not in begun.deck("respondent")


# -- swapping basic cards


def test_the_challenger_puts_basic_cards_away_first_then_the_respondent() -> None:
    begun = duel()
    assert (begun.awaiting, begun.phase) == ("challenger", "setup")
    assert (begun.play(".").awaiting, begun.phase) == ("respondent", "setup")


def test_as_many_cards_are_drawn_as_were_put_away() -> None:
    begun = duel().play("-BO -MFl .")
    assert (begun.awaiting, begun.held()) == ("deck", (10, 12))
    assert (begun.play("+MFr").awaiting, begun.play("+RE").awaiting) == ("deck", "respondent")
    assert begun.held() == (12, 12) and {"MFr", "RE"} <= set(begun.hand("challenger"))


def test_cards_are_drawn_only_when_all_are_put_away() -> None:
    assert duel().play("-BO -MFl").awaiting == "challenger"


def test_nobody_has_to_put_a_card_away() -> None:
    begun = duel().play(". .")
    assert (begun.held(), begun.phase, begun.happened("drew-unseen")) == ((12, 12), "virtue", 0)


def test_all_twelve_cards_may_go() -> None:
    begun = duel().play(" ".join(f"-{card}" for card in GALEAZZO))
    assert (begun.legal(), begun.held()) == (["."], (0, 12))
    assert len(begun.play(". +MFl +MFr +MFr +RFl +RFl +RFr +MMr +RMl +MSr +RSl +P +LI").hand("challenger")) == 12


def test_only_basic_cards_are_exchanged() -> None:
    begun = duel("boucicault").play("~EY +MFr")
    assert (begun.refused("-MFr"), begun.refused("-MFl")) == ("not-basic", "legal")


def test_no_more_cards_are_put_away_than_can_be_drawn() -> None:
    """With the printed cards there are always enough. Here nearly every strike and skill is in the first hand."""
    cards = re.sub(r"l = \d, r = \d", "l = 1", PRINTED)
    cards = re.sub(r'"R(.)r"', r'"R\1l"', cards)
    cards = re.sub(r"feint = 3(, .*?), second-thought.*? \}", r"feint = 1\1 }", cards)
    begun = duel("galeazzo", "galeazzo", cards).play("-MFl -MMl -MSl -RFl -RMl -RSl -P -TW -TU -BO -FE")
    assert len(begun.deck("challenger")) == 11
    assert (begun.refused("-KI"), begun.legal()) == ("deck-empty", ["."])


def test_cards_of_the_set_up_are_put_away_face_down() -> None:
    begun = duel().play("-BO . +RE")
    assert begun.hidden("challenger") == ["BO"] and begun.shown("challenger") == []
    assert "put-away-card" in begun.events("challenger")
    assert "put-away-card" not in begun.events("respondent") and "drew" not in begun.events("respondent")
    assert begun.witnessed("respondent") == "-? . +?"


def test_only_cards_of_the_deck_are_drawn_and_as_often_as_there_are_copies() -> None:
    begun = duel().play("-MFl -P .")
    assert begun.weights()["+MFl"] == 1 and begun.weights()["+P"] == 1
    assert (begun.refused("+BO"), begun.refused("+RE"), begun.weights()["+RE"]) == ("not-in-deck", "legal", 2)


def test_while_the_deck_deals_nobody_decides() -> None:
    assert duel().play("-MFl .").refused(".") == "not-dealt-now"


# -- virtues


def test_the_challenger_has_audatia_and_the_respondent_chooses_first() -> None:
    begun = duel().play(". .")
    assert (begun.owners(), begun.awaiting, begun.legal()) == ("c---", "respondent", ["vC", "vF", "vP", "~EY"])


@pytest.mark.parametrize(
    ("choices", "owners"),
    [
        *[("vP vC", "crcr"), ("vP vF", "crrc"), ("vC vP", "ccrr")],
        *[("vC vF", "crrc"), ("vF vP", "ccrr"), ("vF vC", "crcr")],
    ],
)
def test_the_challenger_chooses_one_of_two_and_the_respondent_has_the_last(choices: str, owners: str) -> None:
    begun = duel().play(f". . {choices}")
    assert (begun.owners(), begun.phase, begun.awaiting) == (owners, "salute", "respondent")


@pytest.mark.parametrize("virtue", "PCF")
def test_a_virtue_is_taken_once(virtue: str) -> None:
    begun = duel().play(f". . v{virtue}")
    assert begun.awaiting == "challenger" and begun.refused(f"v{virtue}") == "virtue-taken"
    assert begun.legal() == sorted(f"v{other}" for other in "PCF" if other != virtue)


def test_each_virtue_adds_one_and_without_it_one_has_none() -> None:
    begun = duel().play(". . vP vC")
    assert begun.virtues("challenger") == {"audatia": 1, "prudentia": 0, "celeritas": 1, "fortitudo": 0}
    assert begun.virtues("respondent") == {"audatia": 0, "prudentia": 1, "celeritas": 0, "fortitudo": 1}


# -- the salute


def test_the_respondent_may_salute_with_any_card() -> None:
    begun = duel().play(". . vP vC")
    assert [token for token in begun.legal() if token[0] == "-"] == sorted(f"-{card}" for card in BOUCICAULT)
    assert begun.play("-DE").hidden("respondent") == ["DE"] and begun.held() == (12, 11)


def test_without_a_salute_there_is_none_to_return() -> None:
    begun = duel().play(". . vP vC .")
    assert (begun.phase, begun.awaiting, begun.held()) == ("trade", "challenger", (12, 12))


def test_the_challenger_may_return_the_salute_with_a_card() -> None:
    saluted = duel().play(". . vP vC -DE")
    assert (saluted.phase, saluted.awaiting) == ("return-salute", "challenger")
    assert saluted.play("-KI").hidden("challenger") == ["KI"]
    assert (saluted.phase, saluted.held()) == ("trade", (11, 11))


def test_a_salute_that_is_not_returned_gives_the_first_strike_four_audatia() -> None:
    waiting = stance(SALUTED).play(f". {PHRASE} .")
    assert waiting.virtues("respondent")["audatia"] == 0
    assert waiting.play("xMFr").virtues("respondent")["audatia"] == 4


def test_a_salute_that_is_returned_gives_nothing() -> None:
    returned = stance(SALUTED).play(f"-P {PHRASE} . xMFr")
    assert (returned.phase, returned.virtues("respondent")["audatia"]) == ("react", 0)


def test_a_salute_that_is_not_returned_costs_the_challenger_nothing() -> None:
    assert stance(SALUTED).play(".").held() == (2, 2)


def test_the_salute_counts_for_a_parry_too() -> None:
    bound = stance(SALUTED).play(f". {PHRASE} xMFl =MFr")
    assert bound.virtues("respondent")["audatia"] == 4
    assert bound.phase != "entry"  # the challenger would have most Audatia


def test_with_the_salute_the_respondent_enters() -> None:
    scene = "c.posta=DOD c.hand=MFl r.posta=DOD r.hand=MFl,TW"
    assert stance(f"{scene} salute=waiting").play(". xMFl =MFl").refused("TWo") == "legal"
    assert stance(scene).play(". xMFl =MFl").phase == "largo"


def test_the_salute_waits_if_he_plays_no_strike_in_the_first_phrase() -> None:
    waits = facing("BRE MFl", "DOD PM,MFr", more="salute=waiting")
    parted = waits.play("xMFl PM . . . DOD DOD . .")
    assert parted.break_offs() == ["measure-kept"]
    assert parted.play(". xMFr").virtues("respondent")["audatia"] == 4


def test_the_salute_counts_for_the_first_strike_only() -> None:
    later = facing("DOD MFl", "DOD MFl,RFl", more="salute=waiting").play("xMFl =MFl")
    assert later.virtues("respondent")["audatia"] == 4
    assert later.play("xRFl").virtues("respondent")["audatia"] == 0


def test_the_salute_ends_with_the_stack() -> None:
    parted = facing("DOD MFl", "DOD MFl,MFr", more="salute=waiting").play("xMFl =MFl . . . . DOD DOD . .")
    assert parted.break_offs() == ["no-riposte"]
    assert parted.play(". xMFr").virtues("respondent")["audatia"] == 0


def test_set_up_is_done_once_a_game() -> None:
    parted = facing("DOD MFl", "DOD MFl,MFr").play("xMFl =MFl . . .")
    assert (parted.phase, parted.owners()) == ("trade", "crcr")
