"""The notation: every token, short forms, and refusals of other text."""

from __future__ import annotations

import pytest

from salle.core.errors import Ambiguous, Illegal, Malformed, OutOfTurn
from salle.core.game import Action, Seat, retiring
from tests.games.arena.fighting import Fighting, corrected, fight, rules, stance
from tests.games.arena.piles import thin

PLAIN = ["HI", "LO", "LE", "RI", "FE"]
NAMED = ["MB", "TH"]
DEFENCES = ["PH", "PL", "PF", "PR", "DU", "JU", "DO"]
WEAPONS = ["DA", "SS", "WA", "SP", "WH", "GS"]
SHIELDS = {"BU": 3, "RS": 5}
ARMORS = ["LA", "MA", "PA"]
WORN = [f"{shield}{left}" for shield, most in SHIELDS.items() for left in range(1, most + 1)]
ITEMS = [*WEAPONS, *SHIELDS, *ARMORS]
CODES = [*PLAIN, *NAMED, *DEFENCES, *ITEMS]
DEALS = [
    *(f"+{code}" for code in CODES),
    *("@bear", "@veteran", "@squire", "@corsair", "@duelist", "@berserker"),
]


def actions(seats: int) -> list[str]:
    """All tokens with this number of seats."""
    strikes = [*PLAIN, *(f"{card}{line}" for card in NAMED for line in "hlfr")]
    return [
        *[".", "#"],
        *(f"-{code}" for code in CODES),
        *(f"v{item}" for item in (*WEAPONS, *ARMORS, *WORN)),
        *(f"^{item}" for item in ITEMS),
        *(f"{strike}>{target}" for strike in strikes for target in range(1, seats)),
        *(f"={answer}" for answer in (*DEFENCES, *WORN)),
    ]


def read(at: Fighting, text: str) -> str:
    """The token of the action that a text means in this position."""
    token: str = at.game.notation.token(at.game.notation.read(at.bout.state, text))
    return token


# -- tokens


@pytest.mark.parametrize("seats", range(2, 7))
def test_these_are_all_the_tokens(seats: int) -> None:
    game = rules(seats=seats)
    spelt = [game.notation.token(Action(number)) for number in range(game.actions)]
    dealt = [game.notation.token(Action(game.actions + number)) for number in range(game.chance_actions)]
    assert sorted(spelt) == sorted(actions(seats))
    assert sorted(dealt) == sorted(DEALS)
    assert game.masked_actions == 1
    assert game.notation.token(Action(game.actions + game.chance_actions)) == "+?"
    assert [game.notation.token(retiring(Seat(seat))) for seat in range(seats)] == [f"!{n + 1}" for n in range(seats)]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_token_reads_back(seats: int) -> None:
    notation = rules(seats=seats).notation
    for token in [*actions(seats), *DEALS, "+?", *(f"!{number}" for number in range(1, seats + 1))]:
        assert notation.token(notation.action(token)) == token


@pytest.mark.parametrize(
    "token",
    [
        *("", "HI", "HI>0", "HI>2", "HIh>1", "MB>1", "MBx>1", "THn>1", "FEh>1", "PH>1", "hi>1", "-BU2", "^BU3", "^HI"),
        *(
            "vBU",
            "vBU4",
            "vRS6",
            "vBU0",
            "vSS1",
            "vPA7",
            "vHI",
            "=HI",
            "=SS",
            "=BU",
            "=LA",
            "@knight",
            "+XX",
            "!0",
            "!3",
        ),
    ],
)
def test_what_is_no_token_is_malformed(token: str) -> None:
    with pytest.raises(Malformed):
        rules(seats=2).notation.action(token)


def test_a_stronger_shield_has_more_tokens() -> None:
    notation = rules(cards=corrected("buckler", "strength = { is = 3", "strength = { is = 4")).notation
    assert notation.token(notation.action("=BU4")) == "=BU4"


# -- short forms


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        ("hands=HI,LO/-", "-hi", "-HI"),
        ("items=BU2/- phase=ready", "vbu2", "vBU2"),
        ("items=BU2/- phase=ready", "VBU2", "vBU2"),
        ("hands=GS/- phase=ready", "^gs", "^GS"),
        ("hands=HI/-/- phase=combat", "hi>2", "HI>2"),
        ("hands=MB/- phase=combat", "mbH>1", "MBh>1"),
        ("hands=-/PH attack=HI>1", "=pH", "=PH"),
        ("items=-/RS attack=HI>1", "=rs5", "=RS5"),
    ],
)
def test_capitals_and_small_letters_are_the_same(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        ("hands=HI/- phase=combat", "HI", "HI>1"),
        ("hands=MB/- phase=combat", "mbl", "MBl>1"),
        ("hands=-/FE/- life=5/5/0 turn=2 phase=combat", "fe", "FE>2"),
        ("hands=HI/-/-/- life=5/0/5/0 phase=combat", "HI", "HI>2"),
    ],
)
def test_an_attack_needs_no_target_if_only_one_stands(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        ("hands=HI,LO/-", "HI", "-HI"),
        ("hands=SS,LO/-", "ss", "-SS"),
        ("hands=GS/- phase=ready", "gs", "^GS"),
        ("hands=HI/- items=GS/- phase=ready", "gs", "vGS"),
        ("items=BU2/- phase=ready", "bu2", "vBU2"),
        ("items=BU2/- phase=ready", "bu", "vBU2"),
        ("items=BU2/- phase=ready", "vbu", "vBU2"),
        ("hands=BU/- items=BU2,SS/- phase=ready", "bu", "vBU2"),
        ("items=-/BU2 attack=HI>1", "bu", "=BU2"),
        ("items=-/BU2 attack=HI>1", "=bu", "=BU2"),
        ("hands=MB,LO/-", "mb", "-MB"),
        ("hands=-/PH attack=HI>1", "PH", "=PH"),
        ("items=-/RS attack=HI>1", "rs5", "=RS5"),
    ],
)
def test_a_card_needs_no_sign_if_only_one_fits(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


def test_deals_are_written_for_short_too() -> None:
    lot = fight(seats=2)
    assert (read(lot, "@BEAR"), read(lot, "@Squire")) == ("@bear", "@squire")
    dealing = lot.play("@bear @squire")
    assert (read(dealing, "+hi"), read(dealing, "+Do")) == ("+HI", "+DO")


def test_a_draw_is_written_by_its_mask_only_if_there_is_no_choice() -> None:
    assert read(thin("hands=HI,LO,PH,PL/-", "GS").play("."), "+?") == "+GS"
    with pytest.raises(Ambiguous) as several:
        read(thin("hands=HI,LO,PH,PL/-", "GS,RI").play("."), "+?")
    assert several.value.message.args["actions"] == "+RI +GS"


# -- refused text


@pytest.mark.parametrize(
    ("at", "text", "meant"),
    [
        ("hands=HI/-/- phase=combat", "HI", "HI>1 HI>2"),
        ("hands=HI/-/-/- life=5/5/0/5 phase=combat", "hi", "HI>1 HI>3"),
        ("hands=SS/- items=SS/- phase=ready", "ss", "vSS ^SS"),
        ("hands=LA/- armor=LA/- phase=ready", "LA", "vLA ^LA"),
        ("hands=BU/- items=BU2/- phase=ready", "bu", "vBU2 ^BU"),
        ("items=-/BU1,BU3 attack=HI>1", "bu", "=BU1 =BU3"),
        ("items=-/BU1,BU3 attack=HI>1", "=BU", "=BU1 =BU3"),
        ("hands=MB/- phase=combat", "mb", "MBh>1 MBl>1 MBf>1 MBr>1"),
    ],
)
def test_what_could_be_several_actions_is_ambiguous(at: str, text: str, meant: str) -> None:
    with pytest.raises(Ambiguous) as several:
        read(stance(at), text)
    assert several.value.message.args["actions"] == meant


@pytest.mark.parametrize(
    "text",
    ["", "?", "x", "zz", "+?", "HI>", "HI>9", "HI >1", ">1", "mb>1", "M", "^", "-", "!4", "!", "@", "v", "="],
)
def test_what_is_no_action_there_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(stance("hands=HI,MB/-/- phase=combat"), text)


def test_a_draw_at_a_decision_and_an_action_while_drawing_are_malformed() -> None:
    with pytest.raises(Malformed, match="it is a player’s turn"):
        read(stance("hands=HI/-"), "+LO")
    with pytest.raises(Malformed, match="it is the deck’s turn"):
        read(stance("hands=HI/-").play("."), "-HI")
    with pytest.raises(Malformed):
        read(stance("hands=HI/-").play("."), "-hi")


@pytest.mark.parametrize(
    ("at", "text", "rule"),
    [
        ("hands=HI/-", "-LO", "not-in-hand"),
        ("hands=HI/-", "HI>1", "not-now"),
        ("hands=HI/-/- life=5/0/5 phase=combat", "HI>1", "not-standing"),
        ("hands=HI/-/- life=5/0/5 phase=combat", "hi>1", "not-standing"),
        ("hands=GS/- items=BU/- phase=ready", "^GS", "no-free-hands"),
        ("hands=GS/- items=BU/- phase=ready", "gs", "no-free-hands"),
        ("items=BU2/- phase=ready", "vBU3", "not-ready"),
        ("hands=-/PL attack=HI>1", "=PL", "not-covered"),
        ("hands=-/PL attack=HI>1", "pl", "not-covered"),
        ("hands=-/PL attack=HI>1", "bu", "not-ready"),
        ("hands=-/PL attack=HI>1", ".", "not-now"),
    ],
)
def test_an_action_that_a_rule_forbids_is_refused_by_its_name_also_for_short(at: str, text: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        read(stance(at), text)
    assert refused.value.rule == rule


def test_a_card_that_is_not_dealt_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        read(thin("hands=HI,LO,PH,PL/-", "GS").play("."), "+RI")
    assert refused.value.rule == "not-in-deck"


def test_after_the_end_nothing_is_read() -> None:
    over = stance("attack=HI>1 life=5/1").play("#")
    for text in (".", "#", "!1", "nonsense"):
        with pytest.raises(OutOfTurn):
            read(over, text)


def test_a_code_may_begin_like_a_sign() -> None:
    cards = corrected("war-axe", 'code = "WA"', 'code = "VA"')
    assert read(stance("hands=VA/-", cards=cards), "va") == "-VA"
    assert read(stance("items=VA/- phase=ready", cards=cards), "vva") == "vVA"
