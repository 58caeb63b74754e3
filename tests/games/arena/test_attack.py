"""Attacks: line, target, answer, damage and wear."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from salle.games.arena.rules.cards import KINDS
from tests.games.arena.fighting import Fighting, corrected, stance

DEFENCES = ("PH", "PL", "PF", "PR", "DU", "JU", "DO")
# Each attack token with the defences that cover its line.
every_line = pytest.mark.parametrize(
    ("attack", "covering"),
    [
        ("HI", "PH DU DO"),
        ("LO", "PL JU DO"),
        ("LE", "PF DO"),
        ("RI", "PR DO"),
        ("MBh", "PH DU DO"),
        ("MBl", "PL JU DO"),
        ("MBf", "PF DO"),
        ("MBr", "PR DO"),
        ("FE", "DO"),
        ("THh", "PH DU DO"),
        ("THl", "PL JU DO"),
        ("THf", "PF DO"),
        ("THr", "PR DO"),
    ],
)
every_attack = pytest.mark.parametrize("attack", ["HI", "LO", "LE", "RI", "MBh", "FE", "THl"])
every_defence = pytest.mark.parametrize(
    ("defence", "attack"),
    [("PH", "HI"), ("PL", "LO"), ("PF", "LE"), ("PR", "RI"), ("DU", "HI"), ("JU", "LO"), ("DO", "FE")],
)
every_weapon = pytest.mark.parametrize("weapon", ["DA", "SS", "WA", "SP", "WH", "GS"])
every_shield = pytest.mark.parametrize(("shield", "answer"), [("BU", "=BU3"), ("RS", "=RS5"), ("BU2", "=BU2")])


def struck(attack: str, second: str = "", first: str = "", heroes: str = "bear/veteran") -> Fighting:
    """The first seat has attacked and the second must answer. Both can have `hand=`, `items=` and `armor=`."""
    sides = [dict(word.split("=") for word in side.split()) for side in (first, second)]
    fields = [
        f"{field}={sides[0].get(name, '-')}/{sides[1].get(name, '-')}"
        for field, name in (("hands", "hand"), ("items", "items"), ("armor", "armor"))
    ]
    return stance(f"heroes={heroes} {' '.join(fields)} attack={attack}>1 life=8/8")


def harm(bout: Fighting) -> int:
    """The life the second seat loses by taking the hit."""
    return 8 - bout.play("#").life()[1]


# -- lines and defences


@every_line
def test_an_attack_is_countered_by_the_defences_of_its_line(attack: str, covering: str) -> None:
    for defence in covering.split():
        bout = struck(attack, f"hand={defence} armor=LA").play(f"={defence}")
        assert (bout.life(), bout.armor("second")) == ([8, 8], "LA3")
        assert bout.rules_of("answered") == ["countered"]


@every_line
def test_an_attack_is_countered_by_no_other_defence(attack: str, covering: str) -> None:
    for defence in DEFENCES:
        if defence not in covering.split():
            bout = struck(attack, f"hand={defence}")
            assert (bout.refused(f"={defence}"), bout.legal()) == ("not-covered", ["#"])


def test_the_example_of_the_rulebook() -> None:
    """A Duck, Parry High, Dodge or a ready shield may be used to counter a High Attack."""
    bout = struck("HI", "hand=DU,PH,DO,JU,PL items=BU")
    assert bout.legal() == ["#", "=BU3", "=DO", "=DU", "=PH"]


def test_a_feint_is_countered_by_a_dodge_or_a_shield_only() -> None:
    assert struck("FE", "hand=DU,PH,DO,JU,PL items=BU").legal() == ["#", "=BU3", "=DO"]


@pytest.mark.parametrize("card", ["MB", "TH"])
def test_its_player_names_the_line_of_some(card: str) -> None:
    bout = stance(f"hands={card}/- phase=combat")
    assert bout.legal() == [".", f"{card}f>1", f"{card}h>1", f"{card}l>1", f"{card}r>1"]


@pytest.mark.parametrize("token", ["MB>1", "TH>1", "HIh>1", "HIl>1", "FEh>1"])
def test_he_must_name_it_and_names_none_of_the_others(token: str) -> None:
    with pytest.raises(Malformed):
        stance("hands=HI,FE,MB,TH/- phase=combat").play(token)


def test_the_line_is_named_before_the_answer() -> None:
    bout = stance("hands=MB/PL,PR phase=combat").play("MBr>1")
    assert (bout.awaiting, bout.legal()) == ("second", ["#", "=PR"])
    assert "Mighty Blow (right)" in bout.told("en", "second")[0]


@every_defence
def test_a_defence_must_be_in_the_hand(defence: str, attack: str) -> None:
    assert struck(attack, "hand=SS", f"hand={defence}").refused(f"={defence}") == "not-in-hand"


@every_defence
def test_a_defence_is_not_played_in_ones_own_turn(defence: str, attack: str) -> None:
    for phase in ("discard", "ready", "combat"):
        assert stance(f"hands={defence}/{attack} phase={phase}").refused(f"={defence}") == "not-now"


# -- the target


@pytest.mark.parametrize(("seats", "targets"), [(2, "1"), (3, "12"), (6, "12345")])
def test_any_opponent_who_stands_is_attacked(seats: int, targets: str) -> None:
    bout = stance(f"hands=HI{'/-' * (seats - 1)} phase=combat")
    assert bout.legal() == [".", *(f"HI>{target}" for target in targets)]


@pytest.mark.parametrize(
    ("turn", "token", "target"),
    [(1, "HI>1", "second"), (1, "HI>5", "sixth"), (4, "HI>2", "sixth"), (4, "HI>3", "first"), (6, "HI>5", "fifth")],
)
def test_targets_are_counted_clockwise_from_the_attacker(turn: int, token: str, target: str) -> None:
    hands = "/".join("HI" if seat == turn else "-" for seat in range(1, 7))
    bout = stance(f"hands={hands} phase=combat turn={turn}").play(token)
    assert (bout.phase, bout.awaiting) == ("answer", target)


def test_the_defeated_are_not_attacked() -> None:
    bout = stance("hands=HI/-/-/- life=5/5/0/5 phase=combat")
    assert [bout.refused(f"HI>{target}") for target in (1, 2, 3)] == ["legal", "not-standing", "legal"]


@pytest.mark.parametrize(("seats", "token"), [(2, "HI>2"), (2, "HI>0"), (3, "HI>3"), (6, "HI>6")])
def test_nobody_attacks_himself(seats: int, token: str) -> None:
    with pytest.raises(Malformed):
        stance(f"hands=HI{'/-' * (seats - 1)} phase=combat").play(token)


@pytest.mark.parametrize("seats", [3, 6])
def test_only_the_target_is_harmed(seats: int) -> None:
    lives = [5] * seats
    bout = stance(f"hands=HI{'/-' * (seats - 1)} life={'/'.join(map(str, lives))} phase=combat").play("HI>2 #")
    assert bout.life() == [5, 5, 4, *lives[3:]]


@pytest.mark.parametrize("card", ["DO", "SS", "BU", "PA"])
def test_only_attack_cards_attack(card: str) -> None:
    with pytest.raises(Malformed):
        stance(f"hands={card}/- phase=combat").play(f"{card}>1")


def test_an_attack_card_must_be_in_the_hand() -> None:
    assert stance("hands=HI/LO phase=combat").refused("LO>1") == "not-in-hand"


# -- the answer


@every_attack
def test_to_take_it_is_always_legal(attack: str) -> None:
    assert struck(attack).legal() == ["#"]
    assert "#" in struck(attack, "hand=DO,PH,PL items=RS").legal()


def test_there_is_one_answer_and_the_turn_is_over() -> None:
    for answer in ("=DO", "=BU3", "#"):
        bout = struck("HI", "hand=DO,PH items=BU").play(answer)
        assert (bout.turn, bout.phase, bout.happened("answered")) == ("second", "discard", 1)


def test_only_the_target_answers() -> None:
    bout = stance("hands=HI/PH/DO phase=combat").play("HI>2")
    assert (bout.awaiting, bout.refused("=PH"), bout.legal()) == ("third", "not-in-hand", ["#", "=DO"])


def test_nothing_else_is_done_for_an_answer() -> None:
    bout = struck("HI", "hand=HI,SS items=DA armor=LA")
    assert [bout.refused(token) for token in (".", "-HI", "HI>1", "^SS", "vDA")] == ["not-now"] * 5


@every_attack
def test_an_attack_card_is_spent(attack: str) -> None:
    for answer in ("#", "=DO", "=BU3"):
        bout = stance(f"hands={attack[:2]},SS/DO items=-/BU phase=combat").play(f"{attack}>1 {answer}")
        assert (bout.hand("first"), bout.discards()[0]) == (["SS"], attack[:2])


@every_defence
def test_a_defence_card_is_spent(defence: str, attack: str) -> None:
    bout = struck(attack, f"hand={defence},SS").play(f"={defence}")
    assert (bout.hand("second"), bout.discards()) == (["SS"], [attack, defence])


@every_defence
def test_who_takes_it_is_hit_and_keeps_his_cards(defence: str, attack: str) -> None:
    bout = struck(attack, f"hand={defence},SS").play("#")
    assert (sorted(bout.hand("second")), bout.discards()) == (sorted([defence, "SS"]), [attack])
    assert (bout.life(), bout.rules_of("answered")) == ([8, 7], ["hit"])


def test_a_countered_attack_does_no_damage() -> None:
    for answer in ("=DO", "=RS5"):
        bout = struck("MBh", "hand=DO items=RS armor=LA", "items=DA").play(answer)
        assert (bout.life(), bout.armor("second"), bout.happened("damaged")) == ([8, 8], "LA3", 0)


# -- shields


@every_attack
@every_shield
def test_a_ready_shield_counters_any_attack(attack: str, shield: str, answer: str) -> None:
    bout = struck(attack, f"items={shield}").play(answer)
    assert (bout.life(), bout.rules_of("answered")) == ([8, 8], ["shielded"])


@every_attack
def test_a_shield_in_the_hand_counters_nothing(attack: str) -> None:
    bout = struck(attack, "hand=BU,RS")
    assert (bout.legal(), bout.refused("=BU3"), bout.refused("=RS5")) == (["#"], "not-ready", "not-ready")


def test_a_shield_of_another_counters_nothing() -> None:
    assert struck("HI", "items=DA", "items=BU").refused("=BU3") == "not-ready"


@every_weapon
def test_weapons_counter_nothing(weapon: str) -> None:
    assert struck("HI", f"items={weapon}").legal() == ["#"]


@pytest.mark.parametrize("armor", ["LA", "MA", "PA"])
def test_armor_counters_nothing(armor: str) -> None:
    assert struck("HI", f"armor={armor}").legal() == ["#"]


def test_the_target_chooses_the_shield_by_its_strength() -> None:
    assert struck("HI", "items=BU,RS").legal() == ["#", "=BU3", "=RS5"]
    bout = struck("HI", "items=BU,BU2")
    assert (bout.legal(), bout.refused("=BU1")) == (["#", "=BU2", "=BU3"], "not-ready")
    assert bout.play("=BU2").items("second") == ["BU3", "BU1"]


def test_a_shield_that_holds_stays_ready() -> None:
    bout = struck("HI", "items=BU").play("=BU3")
    assert (bout.items("second"), bout.discards(), bout.happened("broken")) == (["BU2"], ["HI"], 0)


@pytest.mark.parametrize(("shield", "weapon"), [("BU", "SS"), ("BU2", "DA"), ("BU", "GS"), ("RS", "GS"), ("RS2", "SP")])
def test_a_shield_at_zero_or_less_is_destroyed(shield: str, weapon: str) -> None:
    bout = struck("HI", f"items={shield}", f"items={weapon}")
    bout.play(bout.legal()[1])
    assert (bout.items("second"), bout.discards(), bout.happened("broken")) == ([], ["HI", shield[:2]], 1)


def test_a_destroyed_shield_frees_its_hand() -> None:
    bout = stance("hands=-/GS,HI,HI,HI,HI items=-/BU1 attack=LO>1").play("=BU1 .")
    assert bout.refused("^GS") == "legal"


# -- damage


@pytest.mark.parametrize(
    ("hero", "damage"),
    [("bear", 1), ("veteran", 1), ("squire", 1), ("corsair", 1), ("duelist", 2), ("berserker", 2)],
)
def test_damage_begins_with_the_heros_own(hero: str, damage: int) -> None:
    other = "bear" if hero == "squire" else "squire"
    assert harm(struck("HI", heroes=f"{hero}/{other}")) == damage


@pytest.mark.parametrize(("weapon", "adds"), [("DA", 1), ("SS", 2), ("WA", 2), ("SP", 3), ("WH", 3), ("GS", 4)])
def test_a_ready_weapon_adds_its_damage(weapon: str, adds: int) -> None:
    assert harm(struck("HI", first=f"items={weapon}")) == 1 + adds


@every_weapon
def test_a_weapon_that_is_not_ready_adds_nothing(weapon: str) -> None:
    assert harm(struck("HI", first=f"hand={weapon}")) == 1


@every_weapon
def test_the_weapons_of_the_target_add_nothing(weapon: str) -> None:
    assert harm(struck("HI", f"items={weapon}")) == 1


@pytest.mark.parametrize(("two", "adds"), [("DA,DA", 2), ("DA,SS", 3), ("SS,WA", 4), ("SS,SS", 4)])
def test_all_ready_weapons_are_added(two: str, adds: int) -> None:
    assert harm(struck("HI", first=f"items={two}")) == 1 + adds


@pytest.mark.parametrize("ready", ["items=BU,BU", "items=RS", "armor=LA", "armor=MA", "armor=PA"])
def test_shields_and_armor_add_nothing(ready: str) -> None:
    assert harm(struck("HI", first=ready)) == 1


@pytest.mark.parametrize(
    ("attack", "bonus"), [("HI", 0), ("LO", 0), ("LE", 0), ("RI", 0), ("MBf", 2), ("FE", 0), ("THr", 0)]
)
def test_the_bonus_of_the_card_is_added(attack: str, bonus: int) -> None:
    assert harm(struck(attack)) == 1 + bonus


@every_attack
def test_with_another_bonus_printed_it_does_other_damage(attack: str) -> None:
    name = KINDS[struck(attack).cards.codes.index(attack[:2])]
    old = 2 if name == "mighty-blow" else 0
    cards = corrected(name, f"bonus = {{ is = {old}", "bonus = { is = 5")
    assert stance(f"attack={attack}>1 life=8/8", cards=cards).play("#").life() == [8, 2]


def test_damage_is_the_sum_of_all_three() -> None:
    bout = struck("MBh", "items=RS", "items=SS,DA", "duelist/bear")
    assert harm(bout) == 2 + 3 + 2
    assert "Seat 2 loses 7 life: 1 left." in bout.told()


@every_weapon
def test_weapons_do_not_wear(weapon: str) -> None:
    for answer in ("#", "=RS5", "=DO"):
        bout = struck("HI", "hand=DO items=RS", f"items={weapon}").play(answer)
        assert bout.items("first") == [weapon]


# -- armor


@pytest.mark.parametrize(("armor", "left"), [("LA", "LA1"), ("MA", "MA3"), ("PA", "PA5"), ("PA3", "PA1")])
def test_damage_goes_to_the_armor_first(armor: str, left: str) -> None:
    bout = struck("HI", f"armor={armor}", "items=DA").play("#")
    assert (bout.armor("second"), bout.life()) == (left, [8, 8])


@pytest.mark.parametrize(("armor", "life"), [("LA", 4), ("MA", 6), ("PA1", 2), ("LA2", 3)])
def test_the_rest_goes_to_life(armor: str, life: int) -> None:
    bout = struck("MBh", f"armor={armor}", "items=GS").play("#")  # 7
    assert (bout.armor("second"), bout.life()) == ("", [8, life])


@pytest.mark.parametrize(("armor", "weapon"), [("LA", "SS"), ("MA", "GS"), ("PA4", "WH"), ("LA1", "SS")])
def test_armor_at_zero_is_destroyed(armor: str, weapon: str) -> None:
    bout = struck("HI", f"armor={armor}", f"items={weapon}").play("#")
    assert (bout.armor("second"), bout.discards(), bout.happened("broken")) == ("", ["HI", armor[:2]], 1)


@pytest.mark.parametrize(("armor", "left"), [("LA2", "LA1"), ("MA2", "MA1"), ("PA2", "PA1")])
def test_armor_above_zero_stays(armor: str, left: str) -> None:
    bout = struck("HI", f"armor={armor}").play("#")
    assert (bout.armor("second"), bout.discards(), bout.happened("broken")) == (left, ["HI"], 0)


def test_armor_that_took_damage_takes_less_the_next_time() -> None:
    bout = stance("hands=HI,HI,HI,HI,HI/LO,LO,LO,LO,LO items=SS/- armor=-/MA phase=combat life=8/8")
    bout.play("HI>1 # . . . . +RI . HI>1 #")
    assert (bout.armor("second"), bout.life()) == ("", [8, 7])


@pytest.mark.parametrize("armor", ["LA", "MA", "PA"])
@pytest.mark.parametrize("attack", ["THh", "THl", "THf", "THr"])
def test_a_thrust_goes_past_armor(attack: str, armor: str) -> None:
    bout = struck(attack, f"armor={armor}", "items=DA")
    whole = bout.armor("second")
    assert (harm(bout), bout.armor("second"), bout.happened("broken")) == (2, whole, 0)


@pytest.mark.parametrize("attack", ["HI", "LO", "LE", "RI", "MBl", "FE"])
def test_no_other_attack_goes_past_armor(attack: str) -> None:
    bout = struck(attack, "armor=PA")
    assert (harm(bout), bout.armor("second") != "PA7") == (0, True)


def test_the_armor_of_the_attacker_does_not_wear() -> None:
    assert struck("HI", first="armor=LA").play("#").armor("first") == "LA3"
