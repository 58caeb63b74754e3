"""Positions written down: every decision of a game can be, reads back the same, and no other text is taken for one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from salle.core.errors import BadStance
from salle.core.game import CHANCE, EVERYONE, NOBODY, Action, Game, Seat, retiring
from salle.core.options import Value
from salle.core.rng import Rng
from salle.core.texts import texts
from salle.core.twins import any_action
from salle.games.arena.position import spent_after, spent_face
from salle.games.arena.rules import Fight
from salle.games.arena.stance import FIELDS, PHASE_NUMBERS
from tests.arena.fighting import Fighting, corrected, fight, rules, stance

QUIET = settings(max_examples=60, deadline=None, derandomize=True, database=None)
PEACEFUL = ("keep", "no-item", "no-attack")
TABLES: list[dict[str, Value]] = [
    *(dict[str, Value](seats=seats) for seats in range(2, 7)),
    {"seats": 2, "second_life": False},
    {"seats": 3, "heroes": "duelist,bear,squire"},
    {"seats": 4, "restless": False},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)
PATIENCE = 700  # plies of a game that need not end


def plies(game: Game, number: int) -> Iterator[tuple[Fight, Action]]:
    """A random game, ply by ply: every second one is peaceful, and in every third heroes leave, maybe in the lot."""
    state, rng = game.new(), Rng("plies", number)
    assert isinstance(state, Fight)
    for ply in range(PATIENCE):
        if state.to_act == NOBODY:
            return
        standing = [Seat(seat) for seat in range(game.seats) if state.heroes[seat].standing]
        action = any_action(game, state, rng)
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
    """The stances of some decisions in some random games."""
    game, found = rules(seats=seats), list[str]()
    for number in range(6):
        for ply, (state, _) in enumerate(plies(game, number)):
            if state.to_act != CHANCE and ply % 5 == 0:
                found.append(game.notation.write_stance(state))
    return tuple(found)


def finish(game: Game, state: Fight, seed: str) -> None:
    """Play it to its end at random: somebody can always act, no card is lost, and everybody can imagine it."""
    census, rng, ply = state.census(), Rng("finish", seed), 0
    while state.to_act != NOBODY:
        assert state.legal_actions(), seed
        if ply % 40 == 0:
            for watcher in watchers(game):
                world = game.imagine(state.sight(watcher), rng)
                assert world.sight(watcher) == state.sight(watcher), seed
                assert world.census() == census, seed
        state.apply(any_action(game, state, rng))
        assert state.census() == census, seed
        ply += 1
        assert game.horizon is None or ply < game.horizon, seed


def same(one: Fight, two: Fight) -> bool:
    return one.sight(EVERYONE) == two.sight(EVERYONE) and one.deck == two.deck


# -- there and back


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
    """The same deeds and draws lead to the same game, from the stance of every fiftieth ply or so."""
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


def test_games_come_through_everything_that_can_be_written() -> None:
    words = [word.partition("=") for seats in range(2, 7) for text in written(seats) for word in text.split()]
    assert {name for name, _, _ in words} == set(FIELDS)
    assert {value for name, _, value in words if name == "phase"} == set(PHASE_NUMBERS)
    assert any("-" in value.split("/") for name, _, value in words if name == "heroes")  # he left before the lot
    assert any(value.startswith("-") or "/-" in value for name, _, value in words if name == "life")


def test_a_stance_is_written_only_while_somebody_decides() -> None:
    for bout in (fight(), stance("hands=HI/LO").play("-HI"), stance("hands=HI/LO").play("!1")):
        with pytest.raises(BadStance) as refused:
            bout.stance()
        assert refused.value.message.id == "error-stance-no-decision"


# -- by hand

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
    return [[bout.cards.codes[face] for face in bout.cards.listed(me.drawn)] for me in bout.state.heroes]


# -- what is no stance

FIVE = "HI,HI,HI,HI,HI"
ERRORS: list[tuple[str, str, dict[str, Value]]] = [
    ("stance-field", "colour=red", {}),
    ("stance-field", "hands", {}),
    ("stance-twice", "turn=1 turn=1", {}),
    ("stance-number", "turn=first", {}),
    ("stance-number", "round=-1", {}),
    ("stance-number", "life=10/x", {}),
    ("stance-number", "life=10/-", {}),
    ("stance-number", "life=10/--1", {}),
    ("stance-word", "phase=draw", {}),
    ("stance-word", "fought=maybe", {}),
    ("stance-word", "heroes=bear/knight", {}),
    ("arena-stance-seats", "hands=HI", {}),
    ("arena-stance-seats", "life=1/2/3", {"seats": 2}),
    ("arena-stance-seats", "hands=HI/LO", {"seats": 3}),
    ("arena-stance-seats", "drawn=-", {}),
    ("arena-stance-seats", "heroes=bear/squire/duelist", {"seats": 2}),
    ("arena-stance-card", "hands=HI,XX/-", {}),
    ("arena-stance-card", "hands=HI,,LO/-", {}),
    ("arena-stance-card", "hands=hi/-", {}),
    ("arena-stance-card", "hands=BU2/-", {}),
    ("arena-stance-card", "items=B/-", {}),
    ("arena-stance-card", "aged-items=BU2", {}),
    ("arena-stance-copies", "hands=FE,FE/-", {}),
    ("arena-stance-copies", "hands=FE/FE", {}),
    ("arena-stance-copies", f"hands={FIVE}/- discards=HI", {}),
    ("arena-stance-copies", f"hands=-/{FIVE} attack=HI>1", {}),
    ("arena-stance-copies", "items=GS/GS", {}),
    ("arena-stance-copies", "armor=PA/PA2", {}),
    ("arena-stance-copies", "aged=GS aged-items=GS", {}),
    ("arena-stance-copies", "hands=GS/- drawn=GS,GS/-", {}),
    ("arena-stance-item", "items=LA/-", {}),
    ("arena-stance-item", "items=HI/-", {}),
    ("arena-stance-item", "armor=BU/-", {}),
    ("arena-stance-item", "aged-items=HI", {}),
    ("arena-stance-strength", "items=BU4/-", {}),
    ("arena-stance-strength", "items=BU0/-", {}),
    ("arena-stance-strength", "items=BUx/-", {}),
    ("arena-stance-strength", "items=SS2/-", {}),
    ("arena-stance-strength", "armor=-/LA4", {}),
    ("arena-stance-hands", "items=SS,GS/-", {}),
    ("arena-stance-hands", "items=SS,DA,BU/-", {}),
    ("arena-stance-rounds", "round=0", {}),
    ("arena-stance-rounds", "quiet=1", {}),
    ("arena-stance-heroes", "heroes=bear/squire", {"heroes": "squire,bear"}),
    ("arena-stance-heroes", "heroes=bear/squire/-", {"heroes": "bear,squire,corsair", "seats": 3}),
    ("arena-stance-hero-twice", "heroes=bear/bear", {}),
    ("arena-stance-standing", "heroes=bear/-", {}),
    ("arena-stance-standing", "life=1/0", {}),
    ("arena-stance-standing", "life=0/0/0", {}),
    ("arena-stance-standing", "round=60", {}),
    ("arena-stance-life", "life=12/10", {}),
    ("arena-stance-life", "life=11/11", {"second_life": False}),
    ("arena-stance-life", "life=1/1/-8", {}),
    ("arena-stance-life", "life=1/1/-1 heroes=bear/squire/-", {}),
    ("arena-stance-life", "life=1/1/1 heroes=bear/squire/-", {}),
    ("arena-stance-life", "life=11/11 round=41", {}),
    ("arena-stance-life", "life=11/11 round=3 quiet=2", {}),
    ("arena-stance-turn", "turn=0", {}),
    ("arena-stance-turn", "turn=3", {}),
    ("arena-stance-turn", "turn=2 life=1/0/1", {}),
    ("arena-stance-fought", "fought=yes", {}),
    ("arena-stance-fought", "fought=no attack=HI>1 turn=2", {}),
    ("arena-stance-answer", "phase=answer", {}),
    ("arena-stance-answer", "phase=combat attack=HI>1", {}),
    ("arena-stance-attack", "attack=HI", {}),
    ("arena-stance-attack", "attack=HI>2", {}),
    ("arena-stance-attack", "attack=HI>0", {}),
    ("arena-stance-attack", "attack=HIh>1", {}),
    ("arena-stance-attack", "attack=MB>1", {}),
    ("arena-stance-attack", "attack=.", {}),
    ("arena-stance-attack", "attack=PH>1", {}),
    ("arena-stance-target", "attack=HI>1 life=1/0/1", {}),
    ("arena-stance-hand", "hands=HI,LO,PH,PL,PF,PR/-", {}),
    ("arena-stance-hand", "hands=HI,LO,PH,PL,PF/- attack=HI>1", {}),
    ("arena-stance-fallen", "hands=-/-/HI life=1/1/0", {}),
    ("arena-stance-fallen", "items=-/-/SS life=1/1/0", {}),
    ("arena-stance-fallen", "armor=LA/-/- life=0/1/1", {}),
    ("arena-stance-aged-hands", f"aged={FIVE},LO,LO,LO,LO,LO discards={FIVE},LO,LO,LO,LO,LO", {}),
    ("arena-stance-aged-hands", "aged-items=SP,GS,SS discards=SP,GS,SS", {}),
    ("arena-stance-aged-hands", "aged-items=LA,MA,PA discards=LA,MA,PA", {}),
    ("arena-stance-aged", "aged=HI", {}),
    ("arena-stance-aged", "aged-items=GS", {}),
    ("arena-stance-aged", "aged-items=GS hands=GS/-", {}),
    ("arena-stance-drawn", "hands=HI/LO drawn=HI/-", {}),
    ("arena-stance-drawn", "hands=HI/LO drawn=HI,RI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO discards=RI drawn=HI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO aged=HI drawn=HI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO/- life=1/1/0 drawn=HI,RI/LO/-", {}),
    ("arena-stance-older", "hands=HI/LO drawn=LO/HI", {}),
    ("arena-stance-drawn", "hands=HI/LO/- life=1/1/0 drawn=HI/-/-", {}),
    ("arena-stance-older", "items=SS/- hands=-/SS aged-items=SS drawn=SS/-", {}),
    ("arena-stance-older", "hands=-/LO attack=HI>1 drawn=-/LO,HI", {}),
    ("arena-stance-seats", "spent=-", {}),
    ("arena-stance-card", "spent=XX/-", {}),
    ("arena-stance-spent", "discards=HI spent=HI/-", {}),
    ("arena-stance-spent", "discards=HI aged=HI spent=-/-", {}),
    ("arena-stance-spent", "hands=HI/- aged=HI spent=HI/-", {}),
    ("arena-stance-spent", "items=SS/- hands=HI/- aged=HI aged-items=SS spent=SS/-", {}),
    ("arena-stance-after", "discards=HI,LO aged=HI drawn=LO/- spent=HI2,LO/-", {}),
    ("arena-stance-after", "discards=HI,LO aged=HI drawn=LO/- spent=HI,LOx/-", {}),
    ("arena-stance-unspent", "discards=HI,LO aged=HI drawn=LO/- spent=HI/LO", {}),
    ("arena-stance-unspent", "items=SS/- discards=HI aged=HI,SS spent=HI/SS", {}),
    ("arena-stance-unspent", "hands=LO/- attack=HI>1 aged=HI,LO spent=-/HI", {}),
    ("arena-stance-had", f"discards=LO,{FIVE} aged=LO,{FIVE} spent=LO,{FIVE}/-", {}),
    ("arena-stance-early", "discards=HI,LO aged=HI drawn=LO/- spent=HI,LO0/-", {}),
    ("arena-stance-early", "discards=HI,LO,LO,RI aged=HI drawn=LO,LO,RI/- spent=LO1,LO1,RI,HI/-", {}),
]


@pytest.mark.parametrize(("error", "text", "options"), ERRORS)
def test_what_could_not_arise_is_refused_by_name(error: str, text: str, options: dict[str, Value]) -> None:
    with pytest.raises(BadStance) as refused:
        stance(text, **options)
    assert refused.value.message.id == error


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_has_its_sentence(locale: str) -> None:
    for _, text, options in ERRORS:
        with pytest.raises(BadStance) as refused:
            stance(text, **options)
        assert texts(locale).say(refused.value.message).strip(), text


def test_every_error_of_stances_is_raised() -> None:
    raised: set[str] = set()
    for package, name in (("salle.core", "stance"), ("salle.games.arena", "stance"), ("salle.games.arena", "past")):
        source = (files(package) / f"{name}.py").read_text(encoding="utf-8")
        raised |= set(re.findall(r'BadStance\(\s*"((?:arena-)?stance-[a-z-]+)"', source))
    assert raised - {"stance-pair"} == {error for error, _, _ in ERRORS}


# -- corrected cards


def test_the_deck_is_that_of_the_corrected_cards() -> None:
    cards = corrected("feint", "is = 1", "is = 0")
    with pytest.raises(BadStance) as refused:
        stance("hands=FE/-", cards=cards)
    assert refused.value.message.id == "arena-stance-copies"
    assert len(stance("", cards=cards).deck()) == 56
    assert stance("armor=PA/-", cards=corrected("plate", "is = 7", "is = 9")).armor("first") == "PA9"


# -- any text

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


@given(seats=st.integers(2, 6), data=st.data())
@QUIET
def test_a_stance_crossed_with_another_is_played_to_its_end_or_a_bad_one(seats: int, data: st.DataObject) -> None:
    """Some fields of one written stance are put into another, or left out."""
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
