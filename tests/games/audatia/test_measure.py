"""Out of measure: trades, poste, the order of skills, the first attack and its blow."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel_after_poste import ALL, BLOWS, POSTE, blows, facing
from tests.games.audatia.dueling import stance

OPENS = {"MF": "COD", "RF": "DOS", "MM": "COD", "RM": "DOS", "MS": "COD", "RS": "DOS", "P": "FEN"}
TRADES = "phase=trade c.hand=MFl,P,TW,CO r.hand=MFr,P"
every_posta = pytest.mark.parametrize("posta", POSTE)


# -- trades


def test_a_trade_is_two_cards_for_one() -> None:
    traded = stance(TRADES).play("-MFl -P")
    assert (traded.awaiting, traded.held()) == ("deck", (2, 2))
    assert traded.play("+LI").hand("challenger") == ["LI", "TW", "CO"]


def test_there_may_be_as_many_trades_as_one_likes() -> None:
    traded = stance(TRADES).play("-MFl -P +LI -LI -TW +SO -SO -CO +EL")
    assert (traded.hand("challenger"), traded.phase, traded.awaiting) == (["EL"], "trade", "challenger")


def test_nobody_has_to_trade() -> None:
    passed = stance(TRADES).play(". .")
    assert (passed.held(), passed.phase) == ((4, 2), "posta")


def test_the_challenger_trades_first_then_the_respondent() -> None:
    trades = stance(TRADES)
    assert (trades.awaiting, trades.play(".").awaiting) == ("challenger", "respondent")
    assert trades.play("-MFr -P +LI").hand("respondent") == ["LI"]


def test_a_trade_takes_two_cards() -> None:
    assert stance("phase=trade c.hand=MFl").refused("-MFl") == "two-to-trade"
    assert stance("phase=trade c.hand=MFl,P").refused("-MFl") == "legal"


def test_after_the_first_card_of_a_trade_only_a_second_will_do() -> None:
    begun = stance(TRADES).play("-MFl")
    assert begun.legal() == ["-CO", "-P", "-TW"]
    assert begun.refused(".") == "not-now"


def test_there_is_no_trade_with_an_empty_deck() -> None:
    assert stance("phase=trade c.hand=MFl,P c.deck=-").refused("-MFl") == "deck-empty"
    assert stance("phase=trade c.hand=MFl,P c.deck=LI").refused("-MFl") == "legal"


def test_discards_are_never_shuffled_back() -> None:
    emptied = stance("phase=trade c.hand=MFl,P,TW c.deck=LI").play("-MFl -P +LI")
    assert (emptied.awaiting, emptied.refused("-TW")) == ("challenger", "deck-empty")
    assert len(emptied.hidden("challenger")) == 37


def test_traded_cards_are_put_away_face_down() -> None:
    traded = stance(TRADES).play("-MFl -P +LI")
    assert traded.hidden("challenger") == ["MFl", "P"] and traded.shown("challenger") == []
    assert traded.witnessed("respondent") == "-? -? +?"
    assert traded.witnessed("challenger") == "-MFl -P +LI"


# -- poste


def test_both_choose_any_of_the_twelve_poste() -> None:
    choosing = stance("phase=posta")
    assert choosing.legal() == sorted(POSTE)
    assert choosing.play("DOD").legal() == sorted(POSTE)  # also the same one


def test_a_posta_is_secret_until_both_are_chosen() -> None:
    first, second = stance("phase=posta").play("DOD"), stance("phase=posta").play("LON")
    for watcher in ("respondent", "spectator"):
        assert first.sight(watcher) == second.sight(watcher)
        assert first.witnessed(watcher) == "p?"
    assert first.sight("challenger") != second.sight("challenger")


def test_the_poste_are_revealed_together() -> None:
    chosen = stance("phase=posta").play("DOD")
    assert chosen.happened("revealed") == 0
    assert chosen.play("LON").happened("revealed") == 1
    assert chosen.told()[-1] == "Poste revealed: Challenger in Donna Destra, Respondent in Longa."
    assert (chosen.posta("challenger"), chosen.posta("respondent")) == ("DOD", "LON")


# -- the order of skills


@pytest.mark.parametrize(("virtues", "first"), [("c,r,c,r", "challenger"), ("c,c,r,r", "respondent")])
def test_most_celeritas_plays_skills_first(virtues: str, first: str) -> None:
    skills = stance(f"phase=posta virtues={virtues}").play("DOD DOD")
    assert (skills.phase, skills.awaiting) == ("skills", first)
    assert (skills.play(".").phase, skills.awaiting != first) == ("skills", True)


def test_after_the_skills_of_both_the_challenger_has_the_first_chance() -> None:
    for virtues in ("c,r,c,r", "c,c,r,r"):
        ready = stance(f"phase=posta virtues={virtues}").play("DOD DOD . .")
        assert (ready.phase, ready.awaiting) == ("step-4", "challenger")


def test_a_player_may_play_several_skills_before_the_other() -> None:
    lured = stance("phase=skills virtues=c,c,c,r c.posta=DOD r.posta=DOD c.hand=LU,ST r.shown=DE")
    assert lured.play("LU:MF ST:BRE").awaiting == "challenger"
    assert lured.play(".").awaiting == "respondent"


def test_these_skills_are_not_played_later() -> None:
    assert facing("DOD LU", "DOD", "cccr").refused("LU:MF") == "skill-window"


# -- steps 4 to 6


def test_step_4_the_challenger_attacks_changes_posta_or_waits() -> None:
    others = [posta for posta in POSTE if posta != "DOD"]
    assert facing("DOD MFl,TW", "BRE").legal() == sorted([".", "xMFl", *others])


def test_step_5_is_the_same_for_the_respondent() -> None:
    for first in (".", "COD"):
        fifth = facing("DOD MFl", "BRE RFr").play(first)
        others = [posta for posta in POSTE if posta != "BRE"]
        assert (fifth.phase, fifth.awaiting) == ("step-5", "respondent")
        assert fifth.legal() == sorted([".", "xRFr", *others])


def test_after_an_attack_in_step_4_the_respondent_answers_it() -> None:
    assert facing("DOD MFl", "BRE RFr").play("xMFl").phase == "react"


def test_an_attack_of_the_respondent_in_step_5_is_answered_by_the_challenger() -> None:
    attacked = facing("DOD MFl", "BRE RFr").play(". xRFr")
    assert (attacked.phase, attacked.awaiting, attacked.attacker) == ("react", "challenger", "respondent")


def test_a_posta_is_changed_to_another_one_only() -> None:
    assert facing("DOD", "BRE").refused("DOD") == "same-posta"
    assert facing("DOD", "BRE").play(".").refused("BRE") == "same-posta"
    assert facing("DOD", "BRE").play(".").refused("DOD") == "legal"


def test_step_6_the_challenger_must_attack_if_he_can() -> None:
    sixth = facing("DOD MFl,RFr", "BRE").play(". .")
    assert (sixth.phase, sixth.awaiting, sixth.legal()) == ("step-6", "challenger", ["xMFl"])
    assert (sixth.refused("."), sixth.refused("BRE")) == ("must-attack", "not-now")


def test_step_6_without_an_eligible_attack_the_game_is_drawn() -> None:
    sixth = facing("DOD RFr,TW", "BRE MFl").play(". .")
    assert sixth.legal() == ["."]
    assert sixth.play(".").rules_of("game-drawn") == ["no-attack"]


def test_after_a_first_draw_a_new_game_is_set_up() -> None:
    again = facing("DOD RFr", "BRE MFl").play(". . .")
    assert (again.phase, again.awaiting, again.owners(), again.held()) == ("setup", "challenger", "----", (12, 12))
    assert again.winner == "" and again.hidden("challenger") == []


def test_after_a_second_draw_the_respondent_has_won() -> None:
    lost = facing("DOD RFr", "BRE MFl", more="game=2").play(". . .")
    assert lost.ended == ("respondent", "two-draws")


def test_what_a_changed_posta_strikes_counts() -> None:
    assert facing("DOD RFr", "BRE").refused("xRFr") == "not-from-posta"
    assert facing("DOD RFr", "BRE").play("BRE .").legal() == ["xRFr"]


def test_what_a_changed_posta_shuts_counts() -> None:
    assert facing("BRE RFr", "DOD").refused("xRFr") == "legal"
    assert facing("BRE RFr", "DOD").play(". FEN").refused("xRFr") == "shut"


def test_a_duel_does_not_open_with_a_remedy() -> None:
    opening = facing("DOD TW,LI,MFl", "BRE TW")
    assert (opening.refused("TWo"), opening.refused("LI"), opening.refused("xMFl")) == ("not-now", "not-now", "legal")
    assert opening.play(".").refused("TWi") == "not-now"


# -- attacks allowed from a posta


@every_posta
def test_a_posta_opens_with_its_own_blows_only(posta: str) -> None:
    """Against Breve, which shuts nothing out, with Prudentia."""
    opening = facing(f"{posta} {ALL}", "BRE", "cccr")
    own = POSTE[posta][1].split()
    assert blows(opening, "x") == own
    for token in ALL.split(","):
        rule = "legal" if token.rstrip("lr") in own else "not-from-posta"
        assert opening.refused(f"x{token}") == rule


@every_posta
def test_a_posta_shuts_its_own_blows_only(posta: str) -> None:
    """A thrust is shut out only if it is no exchange."""
    shut = [] if POSTE[posta][4] else POSTE[posta][2].split()
    for blow in BLOWS:
        face = next(token for token in ALL.split(",") if token.rstrip("lr") == blow)
        assert facing(f"{OPENS[blow]} {face}", posta, "cccr").refused(f"x{face}") == (
            "shut" if blow in shut else "legal"
        )


def test_a_posta_shuts_what_the_respondent_opens_with_too() -> None:
    assert facing("FEN", "BRE RFr").play(".").refused("xRFr") == "shut"
    assert facing("COD", "BRE RFr").play(".").refused("xRFr") == "legal"


def test_a_posta_shuts_nothing_after_its_owners_first_strike() -> None:
    """Fenestra shuts out the roverso fendente, but its owner has attacked since."""
    assert facing("FEN MFl", "BRE MSl,RFr").play(".").refused("xRFr") == "shut"
    assert facing("FEN MFl", "COD MSl,RFr").play("xMFl =MSl .").refused("xRFr") == "legal"


def test_a_sottano_opens_with_most_prudentia_only() -> None:
    assert facing("DOD MSl", "BRE", "cccr").refused("xMSl") == "legal"
    assert facing("DOD MSl", "BRE", "crcr").refused("xMSl") == "needs-prudentia"
    assert facing("DOD MSl", "BRE", "c-cr").refused("xMSl") == "needs-prudentia"  # equal is not most


def test_other_cuts_open_without_prudentia() -> None:
    assert blows(facing(f"DOD {ALL}", "BRE", "crcr"), "x") == ["MF", "MM", "P"]


# -- thrusts at extended poste


@pytest.mark.parametrize("target", ["LON", "BIC"])
@every_posta
def test_an_extended_posta_is_thrust_at_only_from_a_posta_with_the_sign(posta: str, target: str) -> None:
    _, attacks, _, exchange, _ = POSTE[posta]
    rule = "not-from-posta" if "P" not in attacks.split() else "legal" if exchange else "extended"
    assert facing(f"{posta} P", target).refused("xP") == rule


def test_an_extended_posta_is_thrust_at_with_most_celeritas_only() -> None:
    assert facing("DOD P", "LON", "crcr").refused("xP") == "legal"
    assert facing("DOD P", "LON", "ccrr").refused("xP") == "needs-celeritas"
    assert facing("DOD P", "LON", "cc-r").refused("xP") == "needs-celeritas"


def test_a_thrust_at_an_extended_posta_is_an_exchange() -> None:
    thrust = facing("DOD P", "LON SO,LI,MFl").play("xP")
    assert (thrust.phase, thrust.awaiting, thrust.legal()) == ("exchanged", "respondent", ["SO"])


def test_a_thrust_at_an_extended_posta_lands_without_an_outside_remedy() -> None:
    thrust = facing("DOD P", "LON LI,MFl").play("xP")
    assert (thrust.legal(), thrust.play("#").ended) == (["#"], ("challenger", "exchange-lands"))


def test_the_remedy_against_a_thrust_at_an_extended_posta_is_met_as_any_other() -> None:
    thrust = facing("DOD P,UN,TU", "LON SO").play("xP SO")
    assert (thrust.phase, thrust.legal()) == ("meet", ["TU", "UN"])
    assert facing("DOD P,UN,TU", "LON SO").play("xP SO UN").ended == ("challenger", "perfect-counter")
    assert thrust.play("TU").break_offs() == ["lined-up"]


def test_a_thrust_at_any_other_posta_is_an_attack() -> None:
    assert facing("DOD P", "BRE SO").play("xP").phase == "react"
    assert facing("LON P", "BRE SO").play("xP").phase == "react"


def test_a_cut_at_an_extended_posta_is_an_attack() -> None:
    assert facing("DOD MFl", "LON SO,MFl").play("xMFl").phase == "react"


def test_the_respondent_thrusts_at_an_extended_posta_too() -> None:
    thrust = facing("LON TW", "FRO P", "ccrr").play(". xP")
    assert (thrust.phase, thrust.awaiting, thrust.legal()) == ("exchanged", "challenger", ["TWo"])


def test_after_its_owners_first_strike_an_extended_posta_is_thrust_at_as_any() -> None:
    riposte = facing("LON MMl", "COD MFl,P").play("xMMl =MFl . xP")
    assert (riposte.phase, riposte.awaiting) == ("react", "challenger")


# -- break-off


def test_a_break_off_puts_the_stacks_on_the_discards_and_both_out_of_measure() -> None:
    parted = facing("DOD MFl,P", "BRE MFl,TW").play("xMFl =MFl . . .")
    assert parted.break_offs() == ["no-riposte"]
    assert (parted.phase, parted.awaiting) == ("trade", "challenger")
    assert (parted.shown("challenger"), parted.shown("respondent")) == (["MFl"], ["MFl"])
    assert (parted.stack("challenger"), parted.posta("challenger"), parted.side("challenger")) == ([], "", "")


def test_a_break_off_leaves_hands_and_virtues_alone() -> None:
    parted = facing("DOD MFl,P", "BRE MFl,TW").play("xMFl =MFl . . .")
    assert (parted.hand("challenger"), parted.hand("respondent"), parted.owners()) == (["P"], ["TW"], "crcr")


def test_after_a_break_off_the_steps_are_gone_through_anew() -> None:
    again = facing("DOD MFl,P", "BRE MFl,MFr").play("xMFl =MFl . . . . . BRE DOD . .")
    assert (again.phase, again.legal().count("xP")) == ("step-4", 1)
    assert again.play(". xMFr").side("respondent") == "right"
