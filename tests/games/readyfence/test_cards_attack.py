"""Every card that attacks or goes with an attack: what the rules page allows and forbids."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from salle.core.options import Value
from tests.games.readyfence.fencing import Fencing, at, long, lunge, rules, short

PLACES = {"FL": long, "IN": short}
ATTACKS = ("ST3", "BT4", "DI4", "TT5", "GL5", "FK4", "FC5", "FL6", "IN4")
BLUE_AND_GOLD = "SH6,DI6,PR6,CP4,IN5,JO"


def facing(card: str, weapons: str = "LL", theirs: str = "CT", mode: str = "advanced", **more: Value) -> Fencing:
    """Left holds that card at the distance where it opens; `ST3,AN` holds an Angulation besides."""
    return PLACES.get(card[:2], lunge)(card, theirs, mode, weapons, **more)


def attacked(card: str, weapons: str = "LL", theirs: str = "CT", mode: str = "advanced", **more: Value) -> Fencing:
    """Left has opened with that card."""
    return facing(card.replace("+", ","), weapons, theirs, mode, **more).play(card)


# -- speeds: printed speed + bonus of the card - 1 for Engagement


@pytest.mark.parametrize(("card", "speed"), [("ST3", 5), ("ST4", 6), ("ST5", 7), ("ST6", 8)])
def test_a_straight_thrust_from_line_into_an_invitation_is_two_faster(card: str, speed: int) -> None:
    assert attacked(card, "LI").threat() == speed


@pytest.mark.parametrize("weapons", ["LL", "II", "EI", "IL", "EL"])
def test_a_straight_thrust_is_not_faster_at_any_other_weapons(weapons: str) -> None:
    assert attacked("ST4", weapons).threat() == 4


@pytest.mark.parametrize(("card", "speed"), [("BT4", 5), ("BT5", 6), ("FK4", 5), ("FK5", 6)])
def test_beat_thrust_and_flick_are_one_faster_against_line(card: str, speed: int) -> None:
    assert attacked(card, "LL").threat() == attacked(card, "EL").threat() == speed


@pytest.mark.parametrize(("card", "speed"), [("BT4", 3), ("BT5", 4), ("FK4", 3), ("FK5", 4)])
def test_beat_thrust_and_flick_have_no_bonus_against_engagement(card: str, speed: int) -> None:
    assert attacked(card, "LE").threat() == speed


@pytest.mark.parametrize(("card", "speed"), [("ST3", 2), ("ST6", 5), ("TT5", 4), ("FL6", 5), ("FL7", 6), ("IN4", 3)])
def test_engagement_takes_one_from_an_attack(card: str, speed: int) -> None:
    assert attacked(card, "LE").threat() == speed


@pytest.mark.parametrize(("card", "speed"), [("DI4", 4), ("DI5", 5), ("DI6", 6)])
def test_engagement_takes_nothing_from_a_disengage(card: str, speed: int) -> None:
    assert attacked(card, "LE").threat() == speed


@pytest.mark.parametrize("weapons", ["LL", "LI", "IL", "EL"])
@pytest.mark.parametrize(("card", "speed"), [("TT5", 5), ("FL6", 6), ("FL7", 7), ("IN4", 4), ("IN5", 5)])
def test_the_other_attacks_are_as_fast_as_printed(card: str, speed: int, weapons: str) -> None:
    assert attacked(card, weapons).threat() == speed


@pytest.mark.parametrize(("card", "speed"), [("GL5", 5), ("FC5", 5), ("FC6", 6)])
def test_glide_and_flanconade_are_as_fast_as_printed(card: str, speed: int) -> None:
    assert attacked(card, "LL").threat() == attacked(card, "IL").threat() == speed


# -- where and when each opens


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize(("squares", "distance"), [("5-6", "IN"), ("4-6", "any"), ("4-7", "FL"), ("4-8", "none")])
def test_each_attack_opens_at_its_own_distance_only(card: str, squares: str, distance: str) -> None:
    weapons = "LE" if card == "DI4" else "LL"
    opens = distance == {"FL6": "FL", "IN4": "IN"}.get(card, "any")
    assert lunge(card, "CT", "advanced", weapons, squares=squares).refused(card) == (
        "legal" if opens else "wrong-distance"
    )


@pytest.mark.parametrize("squares", ["5-6", "4-7", "4-8"])
def test_in_tutorial_a_phrase_starts_at_lunge_distance_only(squares: str) -> None:
    assert lunge("TT5", "SH6", "tutorial").refused("TT5") == "legal"
    assert lunge("TT5", "SH6", "tutorial", squares=squares).refused("TT5") == "wrong-distance"


OPEN_AGAINST = {"BT4": "LE", "FK4": "LE", "DI4": "E", "GL5": "L", "FC5": "L"}


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("position", "LIE")
def test_each_attack_opens_against_its_own_weapon_positions_only(card: str, position: str) -> None:
    opens = position in OPEN_AGAINST.get(card, "LIE")
    assert facing(card, "L" + position).refused(card) == ("legal" if opens else "wrong-weapon")


@pytest.mark.parametrize("card", ["PR6", "CP4", "SH6", "CT", "FT", "JO", "RA"])
def test_only_red_cards_open(card: str) -> None:
    assert lunge(card, "CT", "advanced").refused(card) == "red-opens"


@pytest.mark.parametrize("card", ["AN", "FE"])
def test_angulation_and_feint_are_never_laid_alone(card: str) -> None:
    bout = lunge(f"ST3,{card}", "CT", "advanced")
    assert not [token for token in bout.legal() if token.startswith(card)]


# -- what each costs


@pytest.mark.parametrize(("card", "price"), [("TT5", 1), ("FK4", 1), ("FC5", 1), ("FL6", 2), ("IN4", 1), ("ST3+AN", 1)])
def test_a_card_with_a_price_is_paid_in_stamina(card: str, price: int) -> None:
    assert attacked(card, stamina="6-6").stamina() == (6 - price, 6)
    assert attacked(card, stamina=f"{price}-6").stamina() == (0, 6)


@pytest.mark.parametrize(("card", "price"), [("TT5", 1), ("FK4", 1), ("FC5", 1), ("FL6", 2), ("IN4", 1), ("ST3+AN", 1)])
def test_a_card_that_can_not_be_paid_is_not_laid(card: str, price: int) -> None:
    bout = facing(card.replace("+", ","), stamina=f"{price - 1}-6")
    assert bout.refused(card) == "no-stamina"


def test_a_card_and_its_angulation_are_paid_together() -> None:
    assert facing("TT5,AN", stamina="2-6").play("TT5+AN").stamina() == (0, 6)
    assert facing("TT5,AN", stamina="1-6").refused("TT5+AN") == "no-stamina"


@pytest.mark.parametrize("card", ["TT5", "FK4", "FC5", "ST3+AN"])
def test_tutorial_ignores_what_cards_cost(card: str) -> None:
    assert attacked(card, theirs="SH6", mode="tutorial", stamina="0-6").stamina() == (0, 6)


@pytest.mark.parametrize("card", ["ST3", "BT4", "DI4", "GL5"])
def test_the_other_attacks_cost_nothing(card: str) -> None:
    assert attacked(card, "LE" if card == "DI4" else "LL", stamina="0-6").stamina() == (0, 6)


# -- what answers each


@pytest.mark.parametrize(
    ("card", "weapons", "answers"),
    [
        ("ST3", "LE", "# CP4 IN5 JO PR6 SH6"),
        ("BT4", "LE", "# CP4 DI6 IN5 JO PR6 SH6"),
        ("DI4", "LE", "# CP4 IN5 JO PR6"),
        ("TT5", "LE", "# JO SH6"),
        ("GL5", "LL", "# CP4 DI6 IN5 JO PR6"),
        ("FK4", "LE", "# CP4 IN5 JO PR6 SH6"),
        ("FC5", "LL", "# CP4 DI6 IN5 JO PR6"),
        ("FL6", "LE", "# JO PR6 SH6"),
        ("IN4", "LL", "# IN5 JO PR6"),
    ],
)
def test_each_attack_is_answered_by_these_cards_and_no_others(card: str, weapons: str, answers: str) -> None:
    assert attacked(card, weapons, BLUE_AND_GOLD).legal() == answers.split()


@pytest.mark.parametrize(
    ("card", "weapons", "answers"),
    [
        ("ST3", "LL", "# D P"),
        ("DI4", "LE", "# D P"),
        ("TT5", "LL", "# D"),
        ("GL5", "LL", "# D P"),
        ("FL6", "LL", "# P"),
        ("FL6", "LE", "# D P"),
        ("IN4", "LL", "# D P"),
    ],
)
def test_each_attack_is_answered_by_these_defences_without_cards(card: str, weapons: str, answers: str) -> None:
    assert attacked(card, weapons, "ST6,CT").legal() == answers.split()


@pytest.mark.parametrize("token", ["P", "P+GL", "PR6", "PR6+GL", "CP4", "IN5", "DI6"])
def test_a_toe_touch_is_not_parried(token: str) -> None:
    assert attacked("TT5", "LE", "PR6,CP4,IN5,DI6,GL5").refused(token) == "not-against"


# -- Fleche: the defender has one answer, the attacker none


@pytest.mark.parametrize(
    ("answer", "ending", "score"),
    [
        ("PR6", "riposte-lands", (0, 1)),
        ("SH6+AN", "counter-attack-lands", (0, 1)),
        ("SH6", "double-touch", (1, 1)),
        ("#", "attack-lands", (1, 0)),
    ],
)
def test_after_the_answer_to_a_fleche_the_phrase_is_over(answer: str, ending: str, score: tuple[int, int]) -> None:
    bout = long("FL6,RA,FE,CT,JO", "PR6,SH6,AN", "advanced").play(f"FL6 {answer}")
    assert (bout.endings(), bout.score, bout.squares(), bout.awaiting) == ([ending], score, (4, 7), "right")


@pytest.mark.parametrize(
    ("stance", "squares"),
    [
        ("squares=4-7 turn=left hands=FL6,RA/ST3", (3, 6)),
        ("squares=4-7 turn=right hands=ST3/FL6,RA", (5, 8)),
        ("squares=3-6 turn=left hands=FL6,RA/ST3", (2, 5)),
        ("squares=2-5 turn=left hands=FL6,RA/ST3", (2, 5)),
        ("squares=6-9 turn=right hands=ST3/FL6,RA", (6, 9)),
    ],
)
def test_after_a_parried_fleche_the_defender_is_one_forward_and_two_squares_off(
    stance: str, squares: tuple[int, int]
) -> None:
    """The defender does not advance where that would put the attacker into the run-off."""
    bout = at(stance, "advanced").play("FL6 P")
    assert (bout.endings(), bout.squares(), bout.score) == (["parried-without-cards"], squares, (0, 0))


@pytest.mark.parametrize(("squares", "after"), [("4-7", (5, 8)), ("2-5", (3, 6))])
def test_after_a_dodged_fleche_the_fencers_are_placed_from_where_the_dodge_ended(
    squares: str, after: tuple[int, int]
) -> None:
    bout = long("FL6,RA", "ST3,BT4", "advanced", "LE", squares=squares).play("FL6 D *BT4 +CT")
    assert (bout.endings(), bout.squares(), bout.awaiting) == (["dodged"], after, "right")


def test_after_a_void_double_touch_with_a_fleche_positions_stay() -> None:
    bout = long("FL6,ST3", "SH6,ST3", score="4-4").play("FL6 SH6")
    assert (bout.endings(), bout.squares(), bout.score) == (["void-double-touch"], (4, 7), (4, 4))


@pytest.mark.parametrize("token", ["PR6+GL", "P+GL"])
def test_no_glide_is_added_against_a_fleche(token: str) -> None:
    bout = long("FL6", "PR6,GL5", "advanced", cards_first=False).play("FL6")
    assert (bout.refused(token), bout.refused(token.removesuffix("+GL"))) == ("no-glide-here", "legal")


# -- Angulation: + 2, with a red card that opens or is swapped in


def test_angulation_adds_two_to_the_attack_it_is_laid_with() -> None:
    assert attacked("ST3+AN").threat() == 5
    assert attacked("DI4+AN", "LE").threat() == 6
    assert attacked("FL6+AN").threat() == 8


def test_without_an_angulation_in_hand_none_is_laid() -> None:
    assert facing("ST3").refused("ST3+AN") == "not-in-hand"


def test_angulation_is_not_counted_as_one_of_the_two_cards() -> None:
    bout = lunge("ST3,AN,SH6", "PR6", "advanced").play("ST3+AN PR6 SH6")
    assert bout.endings() == [] and bout.threat() == 6


def test_one_angulation_goes_with_a_card_and_another_with_the_next() -> None:
    bout = lunge("ST3,AN,AN,SH4", "PR6", "advanced").play("ST3+AN PR6 SH4+AN")
    assert (bout.threat(), bout.stamina()) == (6, (4, 6))


@pytest.mark.parametrize("token", ["PR5+AN", "CP4+AN", "RA+AN", "P+AN", "ST3+AN+AN", "IN5+GL"])
def test_no_angulation_goes_with_a_parry_or_a_renewal_none_with_another_and_no_glide_with_infighting(
    token: str,
) -> None:
    with pytest.raises(Malformed):
        rules("advanced").notation.action(token)


@pytest.mark.parametrize("token", ["FL6", "IN5", "P", "CT", "FT", "FE"])
def test_tutorial_has_neither_fleche_infighting_counter_time_nor_feint_and_no_parry_without_cards(token: str) -> None:
    with pytest.raises(Malformed):
        rules("tutorial").notation.action(token)


@pytest.mark.parametrize("token", ["FK4", "FC5", "CP4", "JO", "ST3+AN", "RA", "CT", "FT", "FE"])
def test_basic_has_none_of_the_other_auxiliary_and_special_cards(token: str) -> None:
    with pytest.raises(Malformed):
        rules("basic").notation.action(token)


def test_angulation_does_not_go_with_infighting_as_a_defence() -> None:
    bout = lunge("ST3", "IN4,AN", "advanced").play("ST3")
    assert (bout.refused("IN4+AN"), bout.refused("IN4")) == ("no-angulation-here", "legal")


# -- Renewed Attack


@pytest.mark.parametrize(
    ("mine", "theirs", "phrase", "speed"),
    [
        ("ST3,RA", "PR4", "ST3 PR4", 5),
        ("ST3,RA", "CP4", "ST3 CP4", 5),
        ("ST3,RA,AN", "PR6", "ST3+AN PR6", 7),
        ("ST3,RA", "ST4", "ST3 P", 5),
        ("ST3,RA", "GL5", "ST3 P+GL", 5),
        ("ST3,RA", "ST4,BT4", "ST3 D *BT4 +CT", 5),
        ("TT5,RA", "ST4,BT4", "TT5 D *BT4 +CT", 7),
    ],
)
def test_an_attack_that_was_parried_or_dodged_is_renewed_two_faster(
    mine: str, theirs: str, phrase: str, speed: int
) -> None:
    bout = lunge(mine, theirs, "advanced").play(f"{phrase} RA")
    assert (bout.threat(), bout.awaiting) == (speed, "right")
    assert bout.play("#").endings() == ["renewed-attack-lands"]


def test_a_renewed_attack_keeps_engagements_malus_and_does_not_take_it_again() -> None:
    assert lunge("ST4,RA", "PR5", "advanced", "LE").play("ST4 PR5 RA").threat() == 4 - 1 + 2


def test_a_renewed_attack_keeps_its_kind() -> None:
    assert lunge("GL5,RA", "PR6,SH6,CP4,DI6", "advanced").play("GL5 PR6 RA").legal() == ["#", "CP4"]
    assert lunge("TT5,RA", "BT4,PR6,ST4,JO", "advanced").play("TT5 D *BT4 +PR5 RA").legal() == ["#", "JO"]


def test_a_renewed_attack_is_parried_without_cards_once_a_phrase() -> None:
    assert lunge("ST3,RA", "PR4", "advanced").play("ST3 PR4 RA").legal() == ["#", "P"]
    assert lunge("ST3,RA", "ST4", "advanced").play("ST3 P RA").refused("P") == "once-without-cards"
    assert lunge("ST3,RA", "PR4", "advanced").play("ST3 PR4 RA").refused("D") == "first-attack-only"


def test_a_renewed_attack_is_not_laid_after_a_counter_attack() -> None:
    assert lunge("ST3,RA", "SH6", "advanced").play("ST3 SH6").refused("RA") == "renews-a-stopped-attack"


def test_only_the_opener_renews() -> None:
    bout = lunge("ST3,PR4", "PR5,RA,SH6", "advanced").play("ST3 PR5 PR4")
    assert bout.refused("RA") == "renews-a-stopped-attack"


def test_an_attack_is_renewed_directly_after_its_answer_only() -> None:
    bout = lunge("ST3,GL5,RA", "PR5,CP4,PR6", "advanced").play("ST3 PR5 P+GL PR6")
    assert bout.refused("RA") == "renews-a-stopped-attack"


def test_a_dodge_into_the_run_off_is_not_renewed() -> None:
    assert lunge("ST3,RA", "ST4", "advanced", squares="6-8").play("ST3 D").endings() == ["run-off"]


def test_a_renewed_attack_costs_one_but_not_in_tutorial() -> None:
    assert lunge("ST3,RA", "PR4", "advanced", stamina="1-6").play("ST3 PR4 RA").stamina() == (0, 6)
    assert lunge("ST3,RA", "PR4", "advanced", stamina="0-6").play("ST3 PR4").refused("RA") == "no-stamina"
    assert lunge("ST3,RA", "PR4", "tutorial", stamina="0-6").play("ST3 PR4 RA").stamina() == (0, 6)
