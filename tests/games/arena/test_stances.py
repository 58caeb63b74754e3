"""Stances: every decision can be written and reads back the same, and no other text is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from salle.core.errors import BadStance
from salle.core.game import CHANCE, EVERYONE, NOBODY, Action, Game, Seat, retiring
from salle.core.options import Value
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.games.arena.notation.stance import FIELDS, PHASE_NUMBERS
from salle.games.arena.rules.hero import spent_after, spent_face
from salle.games.arena.rules.transitions import Fight
from tests.games.arena.fighting import Fighting, corrected, fight, rules, stance

QUIET = settings(max_examples=60, deadline=None, derandomize=True, database=None)
PEACEFUL = ("keep", "no-item", "no-attack")
TABLES: list[dict[str, Value]] = [
    *(dict[str, Value](seats=seats) for seats in range(2, 7)),
    {"seats": 2, "second_life": False},
    {"seats": 3, "heroes": "duelist,bear,squire"},
    {"seats": 4, "restless": False},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)
PATIENCE = 700  # plies of a bout that need not end


def plies(game: Game, number: int) -> Iterator[tuple[Fight, Action]]:
    """A random bout, ply by ply. Half of them have no attacks, and in every third players resign."""
    state, rng = game.new(), Rng("plies", number)
    assert isinstance(state, Fight)
    for ply in range(PATIENCE):
        if state.to_act == NOBODY:
            return
        standing = [Seat(seat) for seat in range(game.seats) if state.heroes[seat].standing]
        action = random_kind(game, state, rng)
        if number % 3 == 2 and len(standing) > 2 and rng.below(4 if ply < 4 else 60) == 0:
            action = retiring(standing[rng.below(len(standing))])
        elif number % 2 and state.to_act != CHANCE and rng.below(8) > 0:
            quiet = [action for action in state.legal_actions() if game.kinds[state.kind(action)] in PEACEFUL]
            action = quiet[0] if quiet else action
        yield state, action
        state.apply(action)


def watchers(game: Game) -> list[Seat]:
    return [*map(Seat, range(game.seats)), NOBODY, EVERYONE]


@cache
def written(seats: int) -> tuple[str, ...]:
    """Stances of some decisions in random bouts."""
    game, found = rules(seats=seats), list[str]()
    for number in range(6):
        for ply, (state, _) in enumerate(plies(game, number)):
            if state.to_act != CHANCE and ply % 5 == 0:
                found.append(game.notation.write_stance(state))
    return tuple(found)


def finish(game: Game, state: Fight, seed: str) -> None:
    """Play at random to the end: a seat can always act, no card is lost, and every seat can imagine the position."""
    census, rng, ply = state.census(), Rng("finish", seed), 0
    while state.to_act != NOBODY:
        assert state.legal_actions(), seed
        if ply % 40 == 0:
            for watcher in watchers(game):
                world = game.imagine(state.sight(watcher), rng)
                assert world.sight(watcher) == state.sight(watcher), seed
                assert world.census() == census, seed
        state.apply(random_kind(game, state, rng))
        assert state.census() == census, seed
        ply += 1
        assert game.horizon is None or ply < game.horizon, seed


def same(one: Fight, two: Fight) -> bool:
    return one.sight(EVERYONE) == two.sight(EVERYONE) and one.deck == two.deck


# -- written and read


@pytest.mark.slow
@every_table
def test_a_stance_reads_back_the_same(options: dict[str, Value]) -> None:
    game = rules(**options)
    for number in range(6):
        for ply, (state, _) in enumerate(plies(game, number)):
            if state.to_act == CHANCE or ply % 3 != number % 3:
                continue
            text = game.notation.write_stance(state)
            again = game.stance(text)
            assert game.notation.write_stance(again) == text
            assert again.legal_actions() == state.legal_actions(), text
            assert again.census() == state.census(), text
            for watcher in watchers(game):
                assert again.sight(watcher) == state.sight(watcher), text


@every_table
def test_a_position_goes_on_from_its_stance_as_it_would_have(options: dict[str, Value]) -> None:
    """The same actions and draws lead to the same position from the stance of about every fiftieth ply."""
    game = rules(**options)
    for number in range(3):
        twins: list[Fight] = []
        for ply, (state, action) in enumerate(plies(game, number)):
            assert all(same(twin, state) for twin in twins[-3:])
            if state.to_act != CHANCE and ply >= 50 * len(twins):
                twin = game.stance(game.notation.write_stance(state))
                assert isinstance(twin, Fight)
                twins.append(twin)
            for twin in twins[-3:]:
                twin.apply(action)


@pytest.mark.slow
def test_games_come_through_everything_that_can_be_written() -> None:
    words = [word.partition("=") for seats in range(2, 7) for text in written(seats) for word in text.split()]
    assert {name for name, _, _ in words} == set(FIELDS)
    assert {value for name, _, value in words if name == "phase"} == set(PHASE_NUMBERS)
    assert any(
        "-" in value.split("/") for name, _, value in words if name == "heroes"
    )  # a player who resigned before the draw of heroes
    assert any(value.startswith("-") or "/-" in value for name, _, value in words if name == "life")


def test_a_stance_is_written_only_while_somebody_decides() -> None:
    for bout in (fight(), stance("hands=HI/LO").play("-HI"), stance("hands=HI/LO").play("!1")):
        with pytest.raises(BadStance) as refused:
            bout.stance()
        assert refused.value.message.id == "error-stance-no-decision"


# -- written by hand

EXAMPLES = [
    ("", "discard first", "."),
    ("hands=HI,LO/PH", "discard first", "-HI -LO ."),
    ("hands=HI,LO/PH phase=combat turn=2", "combat second", "."),
    ("hands=HI,MB/PH/- phase=combat life=10/7/0", "combat first", ". HI>1 MBf>1 MBh>1 MBl>1 MBr>1"),
    ("hands=-/HI/PH phase=combat life=0/7/9", "combat second", ". HI>1"),
    ("hands=HI/-/PH phase=combat life=3/0/9", "combat first", ". HI>2"),
    ("hands=SS,BU,PA/- items=DA/- armor=LA/- phase=ready", "ready first", ". ^BU ^PA ^SS vDA vLA"),
    ("items=BU2,BU/- phase=ready", "ready first", ". vBU2 vBU3"),
    ("items=GS/- hands=DA,LA/- phase=ready", "ready first", ". ^LA vGS"),
    ("hands=-/PH,PL,DO,DU attack=HI>1", "answer second", "# =DO =DU =PH"),
    ("hands=-/PH,PL,DO items=-/RS,BU1 attack=FE>1", "answer second", "# =BU1 =DO =RS5"),
    ("hands=PF/-/-/PR turn=3 attack=THf>2", "answer first", "# =PF"),
    ("hands=-/-/DU/-/-/JU turn=6 attack=MBl>3 life=1/1/1/1/1/1", "answer third", "#"),
]


@pytest.mark.parametrize(("text", "where", "legal"), EXAMPLES)
def test_a_few_words_are_a_position(text: str, where: str, legal: str) -> None:
    bout = stance(text)
    assert f"{bout.phase} {bout.awaiting}" == where
    assert bout.legal() == sorted(legal.split())
    assert stance(bout.stance()).sights() == bout.sights()
    finish(bout.game, bout.state.copy(), text)


def test_whatever_is_left_out_is_as_in_a_new_game() -> None:
    bout = stance("", seats=3)
    assert (bout.heroes(), bout.life()) == (["bear", "veteran", "squire"], [11, 10, 10])
    assert (bout.round, bout.quiet, bout.fought, bout.turn) == (1, 0, False, "first")
    assert len(bout.deck()) == 57 and bout.discards() == []


def test_a_dealt_game_is_its_hands() -> None:
    dealt = fight(heroes="bear,squire").play("+HI +LO +PH +PL +DO +HI +LO +SS +BU +PA")
    again = stance("hands=HI,LO,PH,PL,DO/HI,LO,SS,BU,PA", heroes="bear,squire")
    assert again.sights() == dealt.sights()


def test_the_options_name_the_heroes() -> None:
    bout = stance("", heroes="duelist,corsair")
    assert (bout.heroes(), bout.life()) == (["duelist", "corsair"], [8, 11])  # AR-7
    assert stance("", heroes="duelist,corsair", second_life=False).life() == [8, 10]
    assert stance("heroes=berserker/bear").life() == [8, 12]


def test_who_left_before_the_lot_has_no_hero() -> None:
    bout = stance("heroes=-/bear/duelist")
    assert (bout.heroes(), bout.life(), bout.standing()) == (["", "bear", "duelist"], [0, 11, 8], ["second", "third"])
    left = fight(seats=3).play("!1 @bear @duelist +HI +HI +HI +HI +HI +LO +LO +LO +LO +LO")
    assert stance("heroes=-/bear/duelist hands=-/HI,HI,HI,HI,HI/LO,LO,LO,LO,LO").sights() == left.sights()


def test_the_deck_is_what_is_left() -> None:
    bout = stance("hands=HI,HI/PH items=GS/- armor=-/PA discards=HI,DO attack=HI>1")
    assert len(bout.deck()) == 57 - 8
    assert (bout.deck().count("HI"), bout.deck().count("GS"), bout.deck().count("DO")) == (1, 0, 3)
    assert bout.discards() == ["HI", "HI", "DO"]


def test_shields_and_armor_are_whole_unless_it_is_said() -> None:
    bout = stance("items=BU2,BU/RS armor=LA1/PA")
    assert (bout.items("first"), bout.items("second")) == (["BU3", "BU2"], ["RS5"])
    assert (bout.armor("first"), bout.armor("second")) == ("LA1", "PA7")


def test_an_attack_makes_the_round_a_fought_one() -> None:
    bout = stance("attack=HI>1")
    assert bout.fought and "fought" not in bout.stance()
    assert bout.play("#").life() == [11, 10] and bout.fought
    assert "fought=yes" in bout.stance()


def test_the_crowd_has_taken_its_share_unless_it_is_said() -> None:
    assert stance("round=42").life() == [9, 9]  # AR-6
    assert stance("round=9 quiet=3").life() == [9, 9]  # AR-5
    assert stance("round=42 quiet=3", restless=False).life() == [11, 11]


def test_cards_were_drawn_by_those_who_have_them() -> None:
    bout = stance("hands=HI,LO/PH items=-/SS armor=LA/- discards=MB,DO attack=THl>1")
    assert drawn(bout) == [["HI", "LO", "MB", "TH", "DO", "LA"], ["PH", "SS"]]
    fallen = stance("hands=HI/PH/- life=1/1/0 discards=MB")
    assert drawn(fallen) == [["HI", "MB"], ["PH"], []]


def test_what_was_in_hands_when_the_deck_was_made_is_older() -> None:
    bout = stance("hands=HI,LO/PH items=SS,DA/GS discards=RI,SP,MB aged=HI,RI,GS aged-items=SS,SP")
    assert drawn(bout) == [["LO", "MB", "DA"], ["PH"]]
    assert "aged=HI,RI,GS aged-items=SS,SP" in bout.stance() and "drawn" not in bout.stance()
    said = stance("hands=HI,LO/PH,HI discards=RI aged=HI drawn=LO/PH,HI,RI")
    assert drawn(said) == [["LO"], ["HI", "RI", "PH"]]


SPENT = [
    ("discards=RI", "-/-"),
    ("hands=HI/LO discards=RI aged=HI,LO,RI", "RI/-"),
    ("hands=HI,HI,HI,HI,HI/LO discards=RI,PH aged=HI,HI,HI,HI,HI,LO,RI,PH", "-/RI,PH"),
    ("hands=HI/LO discards=RI,MB aged=HI,LO drawn=RI/MB", "RI/MB"),
    ("hands=HI/LO items=SS/GS discards=RI aged=HI,LO,GS aged-items=SS", "RI/GS"),
    ("hands=HI/LO items=SS/SS aged=HI,LO aged-items=SS drawn=-/SS", "-/SS"),
    ("hands=HI/LO/- items=SS/-/- turn=2 attack=MBh>2 aged=HI,LO,MB", "SS/MB/-"),
]


@pytest.mark.parametrize(("text", "each"), SPENT)
def test_who_drew_a_card_and_has_it_no_more_has_spent_it_and_the_first_what_is_older(text: str, each: str) -> None:
    bout = stance(text)
    assert "/".join(",".join(faces) or "-" for faces in spent(bout)) == each
    assert "spent" not in bout.stance()


def test_a_card_was_spent_after_all_draws_unless_it_is_said() -> None:
    bout = stance("discards=HI,LO,PH aged=HI,PH drawn=LO/- spent=HI0,LO/PH")
    assert [list(map(int, map(spent_after, me.spent))) for me in bout.state.heroes] == [[0, 1], [0]]
    assert "spent=HI0,LO/PH" in bout.stance()


def spent(bout: Fighting) -> list[list[str]]:
    return [[bout.cards.codes[spent_face(card)] for card in me.spent] for me in bout.state.heroes]


def drawn(bout: Fighting) -> list[list[str]]:
    return [[bout.cards.codes[face] for face in bout.cards.list_faces(me.drawn)] for me in bout.state.heroes]


# -- corrected cards


def test_the_deck_is_that_of_the_corrected_cards() -> None:
    cards = corrected("feint", "is = 1", "is = 0")
    with pytest.raises(BadStance) as refused:
        stance("hands=FE/-", cards=cards)
    assert refused.value.message.id == "arena-stance-copies"
    assert len(stance("", cards=cards).deck()) == 56
    assert stance("armor=PA/-", cards=corrected("plate", "is = 7", "is = 9")).armor("first") == "PA9"


# -- random text

WORDS = [*FIELDS, *PHASE_NUMBERS, "bear", "squire", "HI", "PH", "SS", "BU2", "PA", "GS", "MBh>1", "HI>2", "yes", "no"]
MARKS = ["=", "/", "/", "-", ",", " ", " ", "0", "1", "2", "10", "²", "#", "?"]


@given(text=st.text())
@example("life=²/1")
@example("hands=/")
@example("items=²²²/ armor=/ attack= turn=")
@QUIET
def test_any_text_is_a_stance_or_a_bad_one(text: str) -> None:
    with suppress(BadStance):
        rules(seats=2).stance(text)


@given(seats=st.integers(2, 4), parts=st.lists(st.sampled_from(WORDS + MARKS), max_size=30))
@QUIET
def test_any_words_of_stances_are_a_stance_or_a_bad_one(seats: int, parts: list[str]) -> None:
    with suppress(BadStance):
        rules(seats=seats).stance("".join(parts))


@pytest.mark.slow
@given(seats=st.integers(2, 6), data=st.data())
@QUIET
def test_a_stance_crossed_with_another_is_played_to_its_end_or_a_bad_one(seats: int, data: st.DataObject) -> None:
    """Swap some fields of two stances, or leave them out."""
    game = rules(seats=seats)
    mixed, other = (
        dict(word.split("=", 1) for word in data.draw(st.sampled_from(written(seats))).split()) for _ in range(2)
    )
    left_out = data.draw(st.booleans())
    for name in data.draw(st.sets(st.sampled_from(FIELDS), min_size=1, max_size=4)):
        if name in other and not left_out:
            mixed[name] = other[name]
        else:
            mixed.pop(name, None)
    text = " ".join(f"{name}={value}" for name, value in mixed.items())
    try:
        state = game.stance(text)
    except BadStance:
        return
    assert isinstance(state, Fight)
    again = game.stance(game.notation.write_stance(state))
    assert isinstance(again, Fight) and same(again, state), text
    finish(game, state, text)
