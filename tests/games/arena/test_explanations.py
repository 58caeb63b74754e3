"""Messages about events state their facts, and every ending states its reason."""

from __future__ import annotations

import re

import pytest

from salle.core.texts import Message
from salle.games.arena.rules.cards import HEROES, KINDS
from salle.games.arena.rules.event_ids import EVENTS
from tests.games.arena.chinese import is_chinese, untold
from tests.games.arena.fighting import Fighting, corrected, fight, rules, stance
from tests.games.arena.piles import thin
from tests.support.playing import say

QUIET = "phase=combat round=9 quiet={quiet}"
ARMED = "hands=HI/- items={items} phase=combat heroes={hero}/squire"
# Kind, a stance or `new` with a number of seats, the moves since, and the last sentence of that kind.
TOLD = [
    ("got-hero", "new 3", "@bear", "Seat 1 is The Bear, with 11 life."),
    ("got-hero", "new 2", "@bear @duelist", "Seat 2 is The Duelist, with 9 life."),
    ("got-hero", "new 6", "@bear @duelist", "Seat 2 is The Duelist, with 8 life."),
    ("drew", "hands=HI,LO/-", ". +GS", "Seat 1 draws Great Sword."),
    ("drew-unseen", "hands=HI,LO/-", ". +GS", "Seat 1 draws a card."),
    ("reshuffled", "thin hands=HI,LO/-", "-HI", "The deck is empty. 56 discards are shuffled into the new deck."),
    ("discarded", "hands=HI,LO/-/SS turn=3", "-SS", "Seat 3 discards Short Sword."),
    ("kept", "hands=HI,LO/-", ".", "Seat 1 keeps all cards."),
    ("dropped", "items=BU2,SS/- phase=ready", "vBU2", "Seat 1 drops Buckler."),
    ("dropped", "items=BU2,SS/- armor=PA3/- phase=ready", "vPA", "Seat 1 drops Plate."),
    ("readied", "hands=GS/- phase=ready", "^GS", "Seat 1 readies Great Sword."),
    ("readied", "hands=PA/- armor=-/LA phase=ready", "^PA", "Seat 1 readies Plate."),
    ("readied", "hands=PA/- armor=LA/- phase=ready", "^PA", "Seat 1 readies Plate in place of Leather."),
    ("declined", "phase=ready", ".", "Seat 1 readies no item."),
    ("declined", "phase=combat turn=2", ".", "Seat 2 does not attack."),
    ("attacked", "hands=HI/- phase=combat", "HI>1", "Seat 1 attacks Seat 2 with Attack: High: 1 damage."),
    ("attacked", ARMED.format(items="-/-", hero="duelist"), "HI>1",
     "Seat 1 attacks Seat 2 with Attack: High: 2 damage."),
    ("attacked", ARMED.format(items="SS,DA/GS", hero="bear"), "HI>1",
     "Seat 1 attacks Seat 2 with Attack: High: 4 damage (1 + 3 from weapons)."),
    ("attacked", "hands=MB/-/- phase=combat", "MBl>2",
     "Seat 1 attacks Seat 3 with Mighty Blow (low): 3 damage (1 + 2)."),
    ("attacked", "hands=-/MB items=-/GS heroes=bear/berserker turn=2 phase=combat", "MBr>1",
     "Seat 2 attacks Seat 1 with Mighty Blow (right): 8 damage (2 + 4 from weapons + 2)."),
    ("attacked", "hands=TH/- phase=combat", "THf>1", "Seat 1 attacks Seat 2 with Thrust (left): 1 damage."),
    ("attacked", "hands=FE/- phase=combat", "FE>1", "Seat 1 attacks Seat 2 with Feint: 1 damage."),
    ("answered", "hands=-/PH attack=HI>1", "=PH", "Seat 2 counters with Parry: High."),
    ("answered", "hands=-/-/PH attack=HI>2", "#", "Seat 3 takes the hit."),
    ("answered", "items=-/RS attack=MBh>1", "=RS5", "Seat 2 counters with Round Shield (2 left)."),
    ("answered", "items=GS/RS attack=HI>1", "=RS5", "Seat 2 counters with Round Shield."),
    ("damaged", "attack=MBh>1", "#", "Seat 2 loses 3 life: 8 left."),
    ("damaged", "attack=MBh>1 armor=-/PA", "#", "3 damage, all of it on armour."),
    ("damaged", "attack=MBh>1 armor=-/LA1", "#", "3 damage: 1 on armour, 2 on life (9 left)."),
    ("damaged", "attack=THh>1 armor=-/PA", "#", "Seat 2 loses 1 life: 10 left."),
    ("damaged", "attack=MBh>1 life=5/1", "#", "Seat 2 loses 3 life: 0 left."),
    ("broken", "attack=HI>1 armor=-/LA1", "#", "Seat 2’s Leather is destroyed."),
    ("broken", "items=-/BU1 attack=HI>1", "=BU1", "Seat 2’s Buckler is destroyed."),
    ("defeated", "attack=HI>1 life=5/1", "#", "Seat 2 is defeated: no life left."),
    ("defeated", "hands=-/SS,PL,PL/LO attack=HI>1 life=5/1/5", "#",
     "Seat 2 is defeated: no life left. Their hand was Parry: Low, Parry: Low, Short Sword."),
    ("defeated", "hands=HI/-/- items=SS/-/-", "!1", "Seat 1 is out. Their hand was Attack: High."),
    ("defeated", f"turn=3 life=5/5/1 {QUIET.format(quiet=1)}", ".",
     "Seat 3 is defeated: the restless crowd took the last life."),
    ("round-ended", "turn=2 phase=combat", ".", "Round 1 ends without an attack."),
    ("round-ended", "turn=3 attack=HI>1 life=5/5/5", "#", "Round 1 ends."),
    ("round-ended", f"turn=2 {QUIET.format(quiet=2)}", ".", "Round 9 ends: 3 rounds in a row without an attack."),
    ("restless", f"turn=2 {QUIET.format(quiet=1)}", ".", "The crowd boos: every hero loses 1 life."),
    ("restless", "turn=2 attack=HI>1 round=40", "#", "The crowd boos: every hero loses 1 life."),
    ("won", "attack=HI>1 life=5/1", "#", "Seat 1 wins: no other hero is left."),
    ("won", "turn=3 life=0/5/1 attack=HI>2", "!3", "Seat 2 wins: no other hero is left."),
    ("won", "", "!1", "Seat 2 wins: the other player resigned."),
    ("drawn", f"turn=2 life=1/1 {QUIET.format(quiet=1)}", ".",
     "The bout is drawn: the last heroes fell at the same moment."),
    ("left-the-arena", "hands=HI/-/-", "!2", "Seat 2 resigns."),
]  # fmt: skip
every_event = pytest.mark.parametrize(("kind", "text", "played", "sentence"), TOLD)


def place(text: str, played: str) -> Fighting:
    if text.startswith("new "):
        return fight(seats=int(text[4:])).play(played)
    return (thin(text.removeprefix("thin ")) if text.startswith("thin ") else stance(text)).play(played)


def last(at: Fighting, kind: str, locale: str = "en") -> str:
    """The last sentence of that kind for the first seat."""
    number = len(at.events("first")) - 1 - at.events("first")[::-1].index(kind)
    return at.told(locale, "first")[number]


@every_event
def test_what_happens_is_told_with_its_facts(kind: str, text: str, played: str, sentence: str) -> None:
    assert last(place(text, played), kind) == sentence


@every_event
def test_what_happens_is_told_with_the_same_facts_in_chinese(kind: str, text: str, played: str, sentence: str) -> None:
    chinese = last(place(text, played), kind, "zh-Hant")
    assert is_chinese(chinese) and untold(sentence, chinese) == []


def test_every_kind_of_event_has_a_case() -> None:
    assert {row[0] for row in TOLD} == set(EVENTS)


# -- events of one action, in order


def test_a_blow_through_armor_is_told_from_the_strike_to_the_win() -> None:
    at = stance("hands=HI,LO/PL items=SS/BU armor=-/LA2 life=5/1 phase=combat").play("HI>1 #")
    assert at.told() == [
        "Seat 1 attacks Seat 2 with Attack: High: 3 damage (1 + 2 from weapons).",
        "Seat 2 takes the hit.",
        "3 damage: 2 on armour, 1 on life (0 left).",
        "Seat 2’s Leather is destroyed.",
        "Seat 2 is defeated: no life left. Their hand was Parry: Low.",
        "Seat 1 wins: no other hero is left.",
    ]


def test_a_restless_crowd_is_told_from_the_quiet_round_to_the_draw() -> None:
    at = stance(f"hands=HI/-/- turn=3 life=1/0/1 {QUIET.format(quiet=1)}").play(".")
    assert at.told() == [
        "Seat 3 does not attack.",
        "Round 9 ends: 2 rounds in a row without an attack.",
        "The crowd boos: every hero loses 1 life.",
        "Seat 1 is defeated: the restless crowd took the last life. Their hand was Attack: High.",
        "Seat 3 is defeated: the restless crowd took the last life.",
        "The bout is drawn: the last heroes fell at the same moment.",
    ]


def test_a_shield_that_breaks_is_told_with_the_counter() -> None:
    at = stance("hands=HI/- items=GS/BU2 phase=combat").play("HI>1 =BU2")
    assert at.told() == [
        "Seat 1 attacks Seat 2 with Attack: High: 5 damage (1 + 4 from weapons).",
        "Seat 2 counters with Buckler.",
        "Seat 2’s Buckler is destroyed.",
    ]


def test_a_player_who_resigns_is_out_and_shows_their_hand() -> None:
    assert stance("hands=HI/DO,JU/-").play("!2").told() == [
        "Seat 2 resigns.",
        "Seat 2 is out. Their hand was Jump, Dodge.",
    ]


# -- outcomes


@pytest.mark.parametrize(
    ("text", "played", "sentence"),
    [
        ("attack=HI>1 life=5/1", "#", "Seat 1 wins: no other hero is left."),
        ("attack=HI>1 life=5/1/0", "#", "Seat 1 wins: no other hero is left."),
        ("", "!2", "Seat 1 wins: Seat 2 resigned."),
        ("life=5/5/0", "!1", "Seat 2 wins: no other hero is left."),
        (f"turn=2 life=1/1 {QUIET.format(quiet=1)}", ".", "Drawn: the last heroes fell at the same moment."),
    ],
)
def test_the_outcome_in_short_names_the_winner_and_the_rule(text: str, played: str, sentence: str) -> None:
    at = place(text, played)
    assert at.bout.outcome is not None
    outcome = at.game.explain.outcome(at.bout.outcome)
    assert say(outcome) == sentence
    assert is_chinese(say(outcome, "zh-Hant")) and untold(sentence, say(outcome, "zh-Hant")) == []


# -- pages of cards

PAGES = {
    "attack-high": "kind: attack, copies: 5*, line: high†, bonus: 0*",
    "mighty-blow": "kind: attack, copies: 2*, line: chosen by the attacker*, bonus: 2*",
    "feint": "kind: attack, copies: 1*, line: no line*, bonus: 0*",
    "parry-high": "kind: defence, copies: 3*, covers: high",
    "dodge": "kind: defence, copies: 4*, covers: high, low, left, right, no line†",
    "war-axe": "kind: weapon, copies: 1*, hands: 1*, damage: 2*",
    "round-shield": "kind: shield, copies: 1*, hands: 1*, strength: 5*",
    "plate": "kind: armour, copies: 1*, strength: 7*",
}


@pytest.mark.parametrize(("name", "facts"), PAGES.items())
def test_a_page_tells_what_is_printed_with_the_marks_of_where_it_comes_from(name: str, facts: str) -> None:
    page = fight().game.view.card(KINDS.index(name))
    assert ", ".join(f"{say(label)}: {say(value)}" for label, value in page.facts) == facts
    assert page.legend is not None
    assert say(page.legend) == "† found in public descriptions of the game; * reconstructed"


@pytest.mark.parametrize("name", KINDS)
def test_every_card_has_a_page_of_its_own_in_both_languages(name: str) -> None:
    page = fight().game.view.card(KINDS.index(name))
    assert (page.name, page.code, len(page.texts)) == (name, fight().cards.codes[KINDS.index(name)], 4)
    for message in (page.title, page.brief, *(text for pair in page.texts for text in pair)):
        assert say(message) and not set("{}$") & set(say(message))
        assert re.search(r"[\u4e00-\u9fff]", say(message, "zh-Hant"))


def test_no_two_pages_say_the_same() -> None:
    for locale in ("en", "zh-Hant"):
        texts = [say(text, locale) for number in range(len(KINDS)) for _, text in fight().game.view.card(number).texts]
        assert len(set(texts)) == len(texts)
    titles = {say(fight().game.view.card(number).title, "zh-Hant") for number in range(len(KINDS))}
    assert len(titles) == len(KINDS)


def test_a_page_tells_what_corrected_cards_say() -> None:
    cards = corrected("plate", 'strength = { is = 7, source = "reconstructed"', 'strength = { is = 9, source = "seed"')
    page = rules(cards=cards).view.card(KINDS.index("plate"))
    assert [say(value) for _, value in page.facts] == ["armour", "1*", "9"]


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_a_name_and_a_line_of_colour(hero: str) -> None:
    for part in ("", "-line"):
        message = Message(f"arena-hero-{hero}{part}")
        assert say(message) and is_chinese(say(message, "zh-Hant"))


def test_the_heroes_have_pages_after_those_of_the_cards() -> None:
    pages = rules().view.pages()
    assert [page.name for page in pages] == [*KINDS, *HEROES]
    bear = pages[len(KINDS)]
    assert (say(bear.title), bear.code, say(bear.brief)) == ("The Bear", "bear", "11 life, 1 damage")
    assert [(say(label), say(value)) for label, value in bear.facts] == [
        ("kind", "hero"),
        ("life", "11*"),
        ("damage", "1†"),
    ]
    for page in pages[len(KINDS) :]:
        for message in (page.title, page.brief, *(text for _, text in page.texts)):
            assert is_chinese(say(message, "zh-Hant"))


def test_the_page_of_a_hero_tells_what_corrected_cards_say() -> None:
    cards = corrected("bear", "life = { is = 11", "life = { is = 12")
    bear = rules(cards=cards).view.pages()[len(KINDS)]
    assert say(bear.brief) == "12 life, 1 damage"
