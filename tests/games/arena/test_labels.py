"""The label and effect of every kind of action."""

from __future__ import annotations

import pytest

from salle.core.show.view_parts import Offer, Refused
from salle.games.arena.rules.actions import ACTION_KINDS
from tests.games.arena.chinese import is_chinese, untold
from tests.games.arena.fighting import WATCHERS, Fighting, stance
from tests.support.playing import say

STRONG = "heroes=berserker/bear/squire items=GS/-/- phase=combat"
# Kind, stance, token, label and effect.
ACTIONS = [
    ("keep", "hands=HI/-", ".", "Keep all cards", "draw 4 cards"),
    ("keep", "hands=HI,LO,LE,RI/-", ".", "Keep all cards", "draw one card"),
    ("keep", "hands=HI,LO,LE,RI,MB/-", ".", "Keep all cards", "your hand stays as it is"),
    ("discard", "hands=HI/-", "-HI", "Discard Attack: High", "then draw to five"),
    ("no-item", "hands=HI/- phase=ready", ".", "Skip to combat", "ready no item"),
    ("drop", "items=DA,SS/- phase=ready", "vDA", "Drop Dagger", "discards it; frees one hand"),
    ("drop", "items=GS/- phase=ready", "vGS", "Drop Great Sword", "discards it; frees 2 hands"),
    ("drop", "items=BU2,BU/- phase=ready", "vBU2", "Drop Buckler (2 left)", "discards it; frees one hand"),
    ("drop", "items=BU2,BU/- phase=ready", "vBU3", "Drop Buckler (3 left)", "discards it; frees one hand"),
    ("drop", "armor=PA4/- phase=ready", "vPA", "Drop Plate (4 left)", "discards it; frees no hand"),
    ("ready", "hands=SS/- phase=ready", "^SS", "Ready Short Sword", "+2 damage, one hand; ends your turn"),
    ("ready", "hands=GS/- phase=ready", "^GS", "Ready Great Sword", "+4 damage, 2 hands; ends your turn"),
    ("ready", "hands=RS/- phase=ready", "^RS", "Ready Round Shield", "strength 5, one hand; ends your turn"),
    ("ready", "hands=PA/- phase=ready", "^PA", "Ready Plate", "strength 7; ends your turn"),
    ("ready", "hands=LA/- armor=PA2/- phase=ready", "^LA", "Ready Leather",
     "strength 3; replaces Plate; ends your turn"),
    ("ready", "hands=RS/- armor=PA2/- phase=ready", "^RS", "Ready Round Shield",
     "strength 5, one hand; ends your turn"),
    ("no-attack", "hands=HI/- phase=combat", ".", "End turn", "do not attack"),
    ("attack", "hands=HI/- phase=combat", "HI>1", "Attack: High on Seat 2", "1 damage"),
    ("attack", f"hands=LE/-/- {STRONG}", "LE>2", "Attack: Left on Seat 3", "6 damage (2 + 4 from weapons)"),
    ("attack", f"hands=MB/-/- {STRONG}", "MBr>1", "Mighty Blow (right) on Seat 2", "8 damage (2 + 4 from weapons + 2)"),
    ("attack", "hands=-/-/MB turn=3 phase=combat", "MBl>1", "Mighty Blow (low) on Seat 1", "3 damage (1 + 2)"),
    ("attack", "hands=TH/- phase=combat", "THf>1", "Thrust (left) on Seat 2", "1 damage, ignores armour"),
    ("attack", "hands=TH/- phase=combat", "THh>1", "Thrust (high) on Seat 2", "1 damage, ignores armour"),
    ("attack", "hands=FE/- phase=combat", "FE>1", "Feint on Seat 2", "1 damage"),
    ("take", "attack=MBh>1", "#", "Take the hit", "3 damage: you have 8 life left"),
    ("take", "attack=MBh>1 armor=-/LA2", "#", "Take the hit", "3 damage: you have 10 life left"),
    ("take", "attack=MBh>1 armor=-/PA", "#", "Take the hit", "3 damage: you have 11 life left"),
    ("take", "attack=THh>1 armor=-/PA", "#", "Take the hit", "1 damage: you have 10 life left"),
    ("take", "attack=MBh>1 life=5/3", "#", "Take the hit", "3 damage: you are defeated"),
    ("take", "attack=MBh>1 life=5/3 armor=-/LA1", "#", "Take the hit", "3 damage: you have 1 life left"),
    ("defend", "hands=-/PH attack=HI>1", "=PH", "Parry: High", "counters the attack"),
    ("shield", "items=-/RS attack=MBh>1", "=RS5", "Round Shield (5 left)",
     "counters the attack; the shield takes 3 and has 2 left"),
    ("shield", "items=-/BU attack=MBh>1", "=BU3", "Buckler (3 left)",
     "counters the attack; the shield takes 3 and is destroyed"),
    ("shield", "items=GS/BU,BU1 attack=HI>1", "=BU1", "Buckler (1 left)",
     "counters the attack; the shield takes 5 and is destroyed"),
]  # fmt: skip
every_action = pytest.mark.parametrize(("kind", "text", "token", "label", "effect"), ACTIONS)


def offered(at: Fighting, token: str) -> Offer:
    """The action as it is offered to the player to act."""
    seat = at.bout.awaiting
    offers: list[Offer] = at.game.view.offers(at.bout.state.sight(seat), seat)
    return next(offer for offer in offers if offer.token == token)


def refusals(at: Fighting) -> dict[str, str]:
    """The refused actions shown to the player to act, with their rules."""
    seat = at.bout.awaiting
    refused: list[Refused] = at.game.view.refused(at.bout.state.sight(seat), seat)
    return {refusal.token: refusal.rule for refusal in refused}


@every_action
def test_an_action_has_its_kind_its_name_and_its_effect(
    kind: str, text: str, token: str, label: str, effect: str
) -> None:
    at = stance(text)
    offer = offered(at, token)
    assert at.kind(token) == kind
    assert (say(offer.label), say(offer.effect)) == (label, effect)


@every_action
def test_an_action_says_the_same_in_chinese(kind: str, text: str, token: str, label: str, effect: str) -> None:
    offer = offered(stance(text), token)
    for english, message in ((label, offer.label), (effect, offer.effect)):
        chinese = say(message, "zh-Hant")
        assert is_chinese(chinese), kind
        assert untold(english, chinese) == []


def test_every_kind_of_action_has_a_case() -> None:
    assert {row[0] for row in ACTIONS} == set(ACTION_KINDS)


@pytest.mark.parametrize(
    "text",
    [
        "hands=HI,SS/-",
        "hands=MB,SS/- items=BU2/- phase=ready",
        "hands=MB,HI/-/- phase=combat",
        "items=-/BU1,BU3 attack=HI>1",
    ],
)
def test_all_that_is_legal_is_offered_and_no_two_offers_are_called_the_same(text: str) -> None:
    at = stance(text)
    seat = at.bout.awaiting
    offers = at.game.view.offers(at.bout.state.sight(seat), seat)
    assert sorted(offer.token for offer in offers) == at.legal()
    for locale in ("en", "zh-Hant"):
        assert len({say(offer.label, locale) for offer in offers}) == len(offers)


def test_nothing_is_offered_to_whoever_is_not_to_act() -> None:
    at = stance("hands=HI/LO/-")
    for watcher in ("second", "third", "spectator"):
        assert at.game.view.offers(at.sight(watcher), WATCHERS[watcher]) == []
        assert at.game.view.refused(at.sight(watcher), WATCHERS[watcher]) == []


@pytest.mark.parametrize(
    ("text", "token", "handles"),
    [
        ("hands=HI/-", ".", ()),
        ("hands=HI/-", "-HI", ("card:HI", "onto:discards")),
        ("items=BU2/- phase=ready", "vBU2", ("item:BU2", "onto:discards")),
        ("armor=PA/- phase=ready", "vPA", ("item:PA7", "onto:discards")),
        ("hands=SS/- phase=ready", "^SS", ("card:SS", "seat:1")),
        ("hands=HI/-/- phase=combat", "HI>2", ("card:HI", "seat:3")),
        ("hands=-/-/MB phase=combat turn=3", "MBl>1", ("card:MB", "seat:1", "line:low")),
        ("hands=-/PH attack=HI>1", "=PH", ("card:PH", "attack")),
        ("items=-/RS2 attack=HI>1", "=RS2", ("item:RS2", "attack")),
        ("attack=HI>1", "#", ()),
    ],
)
def test_an_action_touches_its_cards_items_and_targets(text: str, token: str, handles: tuple[str, ...]) -> None:
    assert offered(stance(text), token).handles == handles


# -- refused actions


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("hands=HI,SS/-", {}),
        ("hands=HI/- items=DA,BU2/- armor=PA4/-", {"vDA": "not-now", "vBU2": "not-now", "vPA": "not-now"}),
        ("hands=GS,SS,HI/- items=DA/- phase=ready", {"^GS": "no-free-hands", "HI>1": "not-now"}),
        ("hands=HI,PH/-/- life=5/0/5 phase=combat", {"HI>1": "not-standing", "=PH": "not-now"}),
        ("hands=-/PL,PH,HI attack=HI>1", {"=PL": "not-covered", "HI>1": "not-now"}),
        ("hands=-/PL,DO items=-/BU2 attack=FE>1", {"=PL": "not-covered"}),
    ],
)
def test_what_one_holds_and_may_not_play_now_is_told_with_its_rule(text: str, refused: dict[str, str]) -> None:
    assert refusals(stance(text)) == refused
