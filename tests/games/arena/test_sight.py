"""What each seat and a spectator can know: hands and draws are private, everything else is public (AR-9)."""

from __future__ import annotations

import re

import pytest

from salle.core.show.view_parts import Cards, Grid
from salle.games.arena.rules.game import Arena
from tests.games.arena.fighting import Fighting, fight, stance
from tests.games.arena.piles import thin
from tests.support.playing import say


def watchers(at: Fighting) -> tuple[str, ...]:
    """All watchers."""
    return (*at.game.seat_names, "spectator")


def seen(at: Fighting, watcher: str) -> object:
    """Everything that a watcher saw, heard and sees now."""
    board = at.game.view.board(at.sight(watcher))
    return at.sight(watcher), at.heard(watcher), at.witnessed(watcher), board, at.awaiting == watcher and at.legal()


def tell_apart(one: Fighting, two: Fighting) -> list[str]:
    """The watchers that can tell the two bouts apart."""
    assert (one.awaiting, one.phase) == (two.awaiting, two.phase)
    return [watcher for watcher in watchers(one) if seen(one, watcher) != seen(two, watcher)]


def restored(at: Fighting, watcher: str) -> Fighting:
    """The position as the watcher knows it."""
    assert isinstance(at.game, Arena)
    known = fight(**at.game.options)
    known.bout.state = at.game.read(at.sight(watcher))
    return known


# -- hands


HANDS = [
    ("hands=HI,LO/PH", "hands=HI,RI/PH", "first"),
    ("hands=HI,LO/PH phase=ready", "hands=HI,GS/PH phase=ready", "first"),
    ("hands=HI,LO/PH phase=combat", "hands=MB,LO/PH phase=combat", "first"),
    ("hands=LO/PH attack=HI>1", "hands=LO/DO attack=HI>1", "second"),
    ("hands=LO/PH attack=HI>1", "hands=PF/PH attack=HI>1", "first"),
    ("hands=HI/LO/PH", "hands=HI/LO/PL", "third"),
    ("hands=HI/LO/PH turn=3 phase=ready", "hands=HI/LO/SS turn=3 phase=ready", "third"),
    ("hands=HI/LO/PH attack=HI>1", "hands=HI/DO/PH attack=HI>1", "second"),
    ("hands=HI/-/PH life=1/0/1", "hands=RI/-/PH life=1/0/1", "first"),
    ("hands=HI/LO/PH/PL/-/DO turn=4", "hands=HI/LO/PH/PL/-/JU turn=4", "sixth"),
    ("hands=HI/LO/PH/PL/-/DO turn=4", "hands=HI/LO/PH/DA/-/DO turn=4", "fourth"),
]


@pytest.mark.parametrize(("one", "two", "owner"), HANDS)
def test_a_hand_is_seen_by_its_owner_alone(one: str, two: str, owner: str) -> None:
    assert tell_apart(stance(one), stance(two)) == [owner]


@pytest.mark.parametrize(("one", "two"), [("hands=HI,LO/PH/-", "hands=PH,LO/HI/-"), ("hands=HI/LO/-", "hands=LO/HI/-")])
def test_who_holds_which_of_two_cards_is_known_to_the_two(one: str, two: str) -> None:
    assert tell_apart(stance(one), stance(two)) == ["first", "second"]


@pytest.mark.parametrize("text", ["hands=HI,LO/PH,PL/DO", "hands=HI,LO/PH,PL/DO/SS/RI/LA", "hands=HI,LO/PH,PL"])
def test_everybody_knows_the_sizes_of_hands_and_deck_and_his_own_cards(text: str) -> None:
    at = stance(text)
    for watcher in watchers(at):
        known = restored(at, watcher)
        assert (known.held(), known.state.deck_size) == (at.held(), len(at.deck()))
        assert known.deck() == []
        for seat in at.game.seat_names:
            assert known.hand(seat) == (at.hand(seat) if seat == watcher else [])


def test_who_sees_everything_sees_every_hand() -> None:
    known = restored(stance("hands=HI/LO/PH"), "everyone")
    assert [known.hand(seat) for seat in known.game.seat_names] == [["HI"], ["LO"], ["PH"]]


# -- draws


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_dealt_card_is_seen_by_whom_it_is_dealt_to_alone(seats: int) -> None:
    heroes = ",".join(["bear", "squire", "duelist", "veteran", "corsair", "berserker"][:seats])
    dealt = "+HI +HI +HI +HI +HI"
    assert tell_apart(fight(heroes=heroes).play("+HI"), fight(heroes=heroes).play("+LO")) == ["first"]
    one, two = (fight(heroes=heroes).play(f"{dealt} +PH {card}") for card in ("+SS", "+DO"))
    assert tell_apart(one, two) == ["second"]


@pytest.mark.parametrize("token", [".", "-HI"])
@pytest.mark.parametrize(
    ("text", "owner"),
    [("hands=HI,LO/PH", "first"), ("hands=PH/HI/- turn=2", "second"), ("hands=-/-/-/-/-/HI turn=6", "sixth")],
)
def test_a_drawn_card_is_seen_by_its_owner_alone(text: str, owner: str, token: str) -> None:
    assert tell_apart(stance(text).play(f"{token} +LO"), stance(text).play(f"{token} +GS")) == [owner]
    again = f"{token} +JU +PA"
    assert tell_apart(stance(text).play(again), stance(text).play(f"{token} +JU +RS")) == [owner]


def test_the_order_of_draws_is_seen_by_their_owner_and_soon_forgotten() -> None:
    one, two = (stance("hands=HI,LO,RI/PH").play(f". {draws}") for draws in ("+SS +GS", "+GS +SS"))
    assert one.sights() == two.sights()
    assert tell_apart(one, two) == ["first"]


def test_a_draw_after_a_reshuffle_is_seen_by_its_owner_alone() -> None:
    one, two = (thin("hands=HI,LO/PH", "RI").play(f". +RI {card}") for card in ("+LO", "+GS"))
    assert one.happened("reshuffled") == 1
    assert tell_apart(one, two) == ["first"]


def test_what_each_drew_since_the_deck_was_made_is_remembered_for_its_owner_alone() -> None:
    at = stance("hands=HI,LO/PH/DO").play("-HI +SS +GS +RI +RI")
    for watcher in watchers(at):
        for number, me in enumerate(restored(at, watcher).state.heroes):
            own = at.game.seat_names[number] == watcher
            assert me.drawn == (at.state.heroes[number].drawn if own else 0)
            assert me.newer == at.state.heroes[number].newer


# A bout with the seat's number before each draw.
PLAYED = """
@bear @squire @duelist 1+HI 1+HI 1+HI 1+HI 1+HI 2+LO 2+LO 2+LO 2+LO 2+LO 3+DA 3+BU 3+LA 3+PH 3+PL
-HI 1+SS ^SS  . . LO>1 #  . ^BU
-HI 1+GS 1+RI vSS ^GS  . 2+RI . RI>1 =BU3  -PH 3+LE 3+DO . .
"""


@pytest.mark.parametrize(("number", "watcher"), list(enumerate(["first", "second", "third", "spectator"], 1)))
def test_draws_are_masked_to_others_and_nothing_else_is(number: int, watcher: str) -> None:
    at = fight(seats=3).play(re.sub(r"\d\+", "+", PLAYED))
    own = PLAYED.replace(f"{number}+", "+")
    assert at.witnessed(watcher).split() == re.sub(r"\d\+\w\w", "+?", own).split()


def test_that_a_card_is_drawn_is_told_to_all_and_which_is_whispered() -> None:
    at = stance("hands=HI,LO,RI,LE/PH/DO").play(". +SS")
    public = ["kept first", "drew-unseen first 50"]
    assert at.heard("second") == at.heard("third") == at.heard("spectator") == public
    assert at.told(watcher="first") == [
        "Seat 1 keeps all cards.",
        "Seat 1 draws a card.",
        "Seat 1 draws Short Sword.",
    ]


# -- public facts


OPEN = [
    ("items=SS/-", "items=WA/-"),
    ("items=BU3/-", "items=BU2/-"),
    ("armor=-/LA3", "armor=-/LA1"),
    ("armor=-/PA", "armor=-/-"),
    ("life=9/9/9", "life=9/8/9"),
    ("life=9/9/0", "life=9/9/9"),
    ("discards=HI", "discards=LO"),
    ("hands=HI/LO/-", "hands=HI/LO,PH/-"),
    ("heroes=bear/squire/duelist life=5/5/5", "heroes=bear/squire/berserker life=5/5/5"),
    ("round=5 quiet=1", "round=5 quiet=0"),
    ("round=5", "round=6"),
    ("turn=2 fought=yes", "turn=2"),
    ("attack=MBh>1 hands=-/-/PH", "attack=MBl>1 hands=-/-/PH"),
    ("attack=HI>1", "attack=LO>1"),
]


@pytest.mark.parametrize(("one", "two"), OPEN)
def test_everything_else_is_open_to_all(one: str, two: str) -> None:
    left, right = stance(one), stance(two)
    for watcher in watchers(left):
        assert left.sight(watcher) != right.sight(watcher)


def test_all_know_the_heroes_the_items_and_the_discards_as_they_are() -> None:
    at = stance("hands=HI/PH/-/DO items=SS,BU2/-/-/GS armor=LA2/-/-/PA discards=HI,DO life=9/8/0/7 round=3 quiet=1")
    for watcher in watchers(at):
        known = restored(at, watcher)
        for seat in at.game.seat_names:
            assert (known.items(seat), known.armor(seat)) == (at.items(seat), at.armor(seat))
        assert (known.heroes(), known.life(), known.discards()) == (at.heroes(), at.life(), at.discards())
        assert (known.round, known.quiet, known.turn, known.standing()) == (
            3,
            1,
            "first",
            ["first", "second", "fourth"],
        )


@pytest.mark.parametrize("token", [".", "-HI"])
def test_a_discard_and_that_all_are_kept_are_told_to_all(token: str) -> None:
    at = stance("hands=HI,LO,RI,LE,PH/PL/-").play(token)
    assert {tuple(at.heard(watcher)) for watcher in watchers(at)} == {
        ("kept first",) if token == "." else ("discarded first 0",)
    }


def test_a_reshuffle_tells_all_what_the_deck_is_made_of_and_what_all_hands_held() -> None:
    at = thin("hands=HI,LO/PH,PL/DO items=SS/-/- armor=-/LA/-", "RI").play("-HI +RI")
    assert at.happened("reshuffled") == 1
    deck, held = at.deck(), ["LO", "RI", "PH", "PL", "DO"]
    at.play("+GS")
    for watcher in watchers(at):
        known = restored(at, watcher).state
        assert [at.cards.codes[face] for face in at.cards.list_faces(known.fresh)] == deck
        assert sorted(at.cards.codes[face] for face in at.cards.list_faces(known.aged)) == sorted(held)
        assert [int(me.newer) for me in known.heroes] == [1, 0, 0]


# -- facts that a defeat makes public


DEFEATS = [
    ("hands=-/PH,{card}/DO life=9/1/9 attack=LO>1", "#", "by-damage"),
    ("hands=-/PH,{card} life=9/1 attack=LO>1", "#", "by-damage"),
    ("hands=HI/PH,{card}/DO", "!2", "retired"),
    ("hands=HI/PH,{card}/DO turn=2 phase=combat", "!2", "retired"),
    ("hands=HI,LO,RI,LE,PL/PH,{card}/DO turn=3 phase=combat round=9 quiet=1 life=5/1/5", ".", "by-restlessness"),
    ("hands=-/PH,{card}/-/-/-/DO life=8/1/8/8/8/8 attack=LO>1", "#", "by-damage"),
]


@pytest.mark.parametrize(("text", "token", "rule"), DEFEATS)
def test_the_hand_of_the_defeated_is_secret_until_then_and_open_from_then_on(text: str, token: str, rule: str) -> None:
    one, two = (stance(text.format(card=card)) for card in ("DU", "GS"))
    assert tell_apart(one, two) == ["second"]
    assert tell_apart(one.play(token), two.play(token)) == list(watchers(one))
    for at, card, face in ((one, "DU", 11), (two, "GS", 19)):
        assert {"PH", card} <= set(at.discards())
        for watcher in watchers(at):
            assert f"defeated {rule} second 7 {face}" in at.heard(watcher)
            assert restored(at, watcher).discards() == at.discards()
            assert restored(at, watcher).held()[1] == 0


@pytest.mark.parametrize("token", ["!1", "!3"])
def test_the_defeat_of_one_opens_nothing_of_the_others(token: str) -> None:
    one, two = (stance(f"hands=HI/PH,{card}/DO/LO").play(token) for card in ("DU", "GS"))
    assert tell_apart(one, two) == ["second"]


def test_who_wins_keeps_his_hand_secret() -> None:
    one, two = (stance(f"hands={card}/PH life=9/1 attack=LO>1").play("#") for card in ("HI", "GS"))
    assert one.winner == two.winner == "first"
    assert tell_apart(one, two) == ["first"]


def test_all_that_fall_at_once_are_opened() -> None:
    at = stance("hands=HI,LO,RI,LE,PL/PH,DO life=1/1 turn=2 phase=combat round=9 quiet=1").play(".")
    opened = ["defeated by-restlessness first 0 1 2 3 8", "defeated by-restlessness second 7 13"]
    assert [line for line in at.heard() if line.startswith("defeated")] == opened
    assert len(at.discards()) == 7


# -- facts that an action reveals


@pytest.mark.parametrize(("held", "legal"), [("PH", ["#", "=PH"]), ("PL", ["#"])])
def test_who_takes_a_blow_does_not_tell_whether_he_could_have_countered(held: str, legal: list[str]) -> None:
    at = stance(f"hands=LO/{held}/DO attack=HI>1")
    assert at.legal() == legal
    assert tell_apart(at.play("#"), stance("hands=LO/JU/DO attack=HI>1").play("#")) == ["second"]


@pytest.mark.parametrize(("held", "token"), [("SS", "ready"), ("HI", "combat"), ("MB", "combat")])
def test_who_declines_does_not_tell_what_he_could_have_played(held: str, token: str) -> None:
    one, two = (stance(f"hands={card}/LO/DO phase={token}").play(".") for card in (held, "PL"))
    assert tell_apart(one, two) == ["first"]


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    at = stance("hands=HI,LO/PH/DO")
    for watcher in watchers(at):
        parts = [part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Cards) and part.seat >= 0]
        hands = {at.game.seat_names[part.seat]: list(part.faces) for part in parts}
        assert hands == ({} if watcher == "spectator" else {watcher: at.hand(watcher)})


def test_the_sizes_of_all_hands_are_drawn_for_all() -> None:
    at = stance("hands=HI,LO/PH/DO,JU,PL")
    for watcher in watchers(at):
        table = next(part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Grid))
        assert [say(cells[-1]) for _, cells in table.rows if cells[-1]] == ["2", "1", "3"]
