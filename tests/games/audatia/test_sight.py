"""The knowledge of each duelist and of a spectator. Cards face down, draws and secret choices belong to their owner."""

from __future__ import annotations

import pytest

from salle.core.show.view_parts import Cards
from salle.games.audatia.rules.game import Audatia
from tests.games.audatia.dueling import SEATS, Dueling, duel, stance
from tests.support.playing import say

CHOOSING = ". . vP vC . . ."  # up to the poste; the challenger has Audatia and Celeritas
SKILLS = "phase=skills to=respondent c.posta=DOD r.posta=FEN"
GALEAZZO = ["MFl", "RFr", "MMl", "RMr", "MSl", "RSr", "P", "TW", "TU", "BO", "FE", "KI"]
EVERY_POSTA = sorted(["TPF", "DOD", "FEN", "DOS", "LON", "PFM", "BRE", "DDZ", "COD", "BIC", "FRO", "DZM"])


def others(owner: str) -> tuple[str, str]:
    """The watchers who must not know."""
    return SEATS[1 - SEATS.index(owner)], "spectator"


def board(at: Dueling, watcher: str) -> object:
    """The board for the watcher."""
    return at.game.view.board(at.sight(watcher))


def alike_to_others(one: Dueling, two: Dueling, owner: str = "challenger") -> None:
    """Only the owner can tell the two apart: not the opponent or a spectator, by sight, events or board."""
    assert one.sight(owner) != two.sight(owner)
    assert one.awaiting == two.awaiting
    for watcher in others(owner):
        assert one.sight(watcher) == two.sight(watcher)
        assert one.heard(watcher) == two.heard(watcher)
        assert one.witnessed(watcher) == two.witnessed(watcher)
        assert board(one, watcher) == board(two, watcher)
        if one.awaiting == watcher:
            assert one.legal() == two.legal()


def at(text: str, tokens: str = "") -> Dueling:
    """A position from that stance, or a new duel, after these tokens."""
    return (stance(text) if text else duel()).play(tokens)


# -- poste


@pytest.mark.parametrize("second", ["FEN", "LON", "DDZ"])
def test_the_first_posta_is_secret_until_the_second_is_chosen(second: str) -> None:
    alike_to_others(duel().play(f"{CHOOSING} DOD"), duel().play(f"{CHOOSING} {second}"))


@pytest.mark.parametrize("after", ["", "LI,MFr"])
def test_it_is_secret_in_every_round(after: str) -> None:
    text = f"phase=posta c.hand=MFl r.hand=P r.shown={after or '-'}"
    alike_to_others(at(text, "DOD"), at(text, "BRE"))


def test_the_second_chooser_sees_no_posta_and_may_choose_any() -> None:
    choosing = duel().play(f"{CHOOSING} DOD")
    assert (choosing.awaiting, choosing.phase) == ("respondent", "posta")
    assert choosing.legal() == [*EVERY_POSTA, "~EY"]
    for watcher, posta in (("challenger", "DOD"), ("respondent", ""), ("spectator", "")):
        assert restored(choosing, watcher).posta("challenger") == posta
        assert choosing.witnessed(watcher).split()[-1] == ("DOD" if posta else "p?")
        assert choosing.heard(watcher)[-1] == "chose-posta challenger"


def test_the_two_choices_are_made_together() -> None:
    choosing = duel().play(CHOOSING)
    together = [choosing.state.together]
    for token in ("DOD", "FEN"):
        together.append(choosing.play(token).state.together)
    assert together == [True, False, False]
    assert not duel().play(CHOOSING[:-2]).state.together


def test_both_poste_are_revealed_at_once() -> None:
    revealed = duel().play(f"{CHOOSING} DOD LON")
    assert revealed.witnessed("spectator").split()[-2:] == ["p?", "p?"]
    assert revealed.witnessed("challenger").split()[-2:] == ["DOD", "p?"]
    assert revealed.witnessed("respondent").split()[-2:] == ["p?", "LON"]
    for watcher in ("challenger", "respondent", "spectator"):
        assert revealed.heard(watcher)[-2:] == ["chose-posta respondent", "revealed 1 4"]
        assert [restored(revealed, watcher).posta(seat) for seat in SEATS] == ["DOD", "LON"]


def test_a_later_change_of_posta_is_seen_by_all() -> None:
    for text, token in (("c.posta=DOD r.posta=FEN c.hand=TW", "LON"), (f"{SKILLS} r.hand=ST", "ST:LON")):
        changed = stance(text).play(token)
        for watcher in ("challenger", "respondent", "spectator"):
            assert changed.witnessed(watcher) == token
            assert "LON" in [restored(changed, watcher).posta(seat) for seat in SEATS]


@pytest.mark.parametrize("leaver", ["!1", "!2"])
def test_a_posta_that_was_not_revealed_stays_secret_when_somebody_retires(leaver: str) -> None:
    one, two = duel().play(f"{CHOOSING} DOD {leaver}"), duel().play(f"{CHOOSING} FEN {leaver}")
    for watcher in ("respondent", "spectator"):
        assert one.heard(watcher) == two.heard(watcher)
        assert one.sight(watcher) == two.sight(watcher)


# -- cards


@pytest.mark.parametrize("other", ["RFl,P,TW", "MFl,P,LI"])
@pytest.mark.parametrize("place", ["phase=trade", "c.posta=DOD r.posta=FEN", "phase=skills c.posta=DOD r.posta=FEN"])
def test_a_hand_is_seen_by_its_owner_alone(place: str, other: str) -> None:
    alike_to_others(stance(f"{place} c.hand=MFl,P,TW r.hand=P"), stance(f"{place} c.hand={other} r.hand=P"))


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("", "-MFl ."),
        ("", "-MFl -P . +LI"),
        ("phase=trade c.hand=MFl,P,TW r.hand=P", "-MFl -P"),
        ("phase=trade c.hand=RE,P r.hand=P", "~RE"),
        ("c.posta=DOD r.posta=FEN c.hand=LU,P r.hand=P", "~LU"),
    ],
)
def test_a_draw_is_seen_by_its_owner_alone(text: str, tokens: str) -> None:
    alike_to_others(at(text, f"{tokens} +SO"), at(text, f"{tokens} +UN"))


TAUNTED = "phase=step-4 c.taunted=2 c.posta=DOD r.posta=FEN c.hand=TW,CO,LI r.hand=P"
PUT_AWAY = [
    ("challenger", "", "-MFl", "-P"),
    ("challenger", "", "-MFl . +SO", "-P . +SO"),
    ("respondent", "", ". -MFl . +SO", ". -P . +SO"),
    ("respondent", "phase=salute", "-TW", "-P"),
    ("challenger", "phase=return-salute", "-TW", "-P"),
    ("challenger", "phase=trade c.hand=MFl,P,TW", "-MFl", "-P"),
    ("challenger", "phase=trade c.hand=MFl,P,TW", "-MFl -P +SO", "-MFl -TW +SO"),
    ("challenger", TAUNTED, "-TW", "-CO"),
    ("challenger", TAUNTED, "-TW -LI", "-TW -CO"),
]


@pytest.mark.parametrize(("owner", "text", "one", "two"), PUT_AWAY)
def test_a_card_that_is_put_away_is_seen_by_its_owner_alone(owner: str, text: str, one: str, two: str) -> None:
    alike_to_others(at(text, one), at(text, two), owner)


def test_what_is_put_away_or_drawn_is_masked_to_others() -> None:
    opening = duel().play("-MFl . +SO -DE . +LI vP vC -TA -P -MMl -BO +UN . . DOD FEN")
    assert opening.witnessed("challenger") == "-MFl . +SO -? . +? vP vC -? -P -MMl -BO +UN . . DOD p?"
    assert opening.witnessed("respondent") == "-? . +? -DE . +LI vP vC -TA -? -? -? +? . . p? FEN"
    assert opening.witnessed("spectator") == "-? . +? -? . +? vP vC -? -? -? -? +? . . p? p?"


def test_cards_for_a_taunt_are_masked_too() -> None:
    paid = stance(TAUNTED).play("-TW -CO .")
    assert paid.witnessed("challenger") == "-TW -CO ."
    assert paid.witnessed("respondent") == paid.witnessed("spectator") == "-? -? ."


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("c.posta=DOD r.posta=FEN c.hand=MFl,LU r.hand=MFr,PM", "~LU"),
        ("c.posta=DOD r.posta=FEN c.hand=MFl,LU r.hand=MFr,PM", "xMFl =MFr"),
        (f"{SKILLS} r.hand=EY,LU,ST", "LU:MF EY ST:LON ."),
        ("phase=entry c.posta=BRE c.stack=MFl c.hand=TW r.posta=BRE r.stack=MFl r.hand=CO", "TWi CO"),
        ("virtues=c,c,r,c c.posta=DOD c.stack=P c.hand=SO r.posta=FEN r.hand=P", "eP SO #"),
    ],
)
def test_what_is_played_or_cycled_is_masked_to_nobody(text: str, tokens: str) -> None:
    played = stance(text).play(tokens)
    for watcher in ("challenger", "respondent", "spectator"):
        assert played.witnessed(watcher) == tokens


def test_what_was_put_away_and_drawn_is_whispered_to_its_owner() -> None:
    traded = stance("phase=trade c.hand=MFl,P,TW").play("-MFl -P +SO")
    public = ["put-away challenger 2", "put-away challenger 2", "drew-unseen challenger 35"]
    assert traded.heard("respondent") == traded.heard("spectator") == public
    assert traded.told(watcher="challenger")[1::2] == [
        "Challenger discards Mandritto Fendente ◐.",
        "Challenger discards Punta.",
        "Challenger draws Soprana Tor di Spada.",
    ]


def test_own_discards_are_on_the_own_board_only() -> None:
    traded = stance("phase=trade c.hand=MFl,P,TW r.hand=P").play("-MFl -P +SO")
    for watcher, piles in (("challenger", [("MFl", "P")]), ("respondent", []), ("spectator", [])):
        parts = traded.game.view.board(traded.sight(watcher))
        assert [
            part.faces for part in parts if isinstance(part, Cards) and say(part.label) == "Discarded face down"
        ] == piles


# -- memory of a hand


def restored(place: Dueling, watcher: str) -> Dueling:
    """The position as far as the watcher knows it."""
    assert isinstance(place.game, Audatia)
    known = duel(place.game.options["challenger"], place.game.options["respondent"])
    known.bout.state = place.game.read(place.sight(watcher))
    return known


def known(place: Dueling, watcher: str, seat: str = "challenger") -> tuple[str, str, str]:
    """The watcher's memory: seen cards that have not left openly, how many of them and of later draws were put away
    (at least, and in all), and cards known to lie face down.
    """
    memory, cards = restored(place, watcher).duelist(seat).memory, place.cards
    seen, buried = (
        " ".join(cards.codes[face] for face in cards.list_faces(pile))
        for pile in (cards.difference(memory.seen, memory.left), memory.buried)
    )
    return seen, f"{memory.since - memory.could}-{memory.since}", buried


@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
def test_at_first_all_basic_cards_are_known(watcher: str) -> None:
    assert known(duel(), watcher) == (" ".join(GALEAZZO), "0-0", "")
    assert sorted(known(duel(), watcher, "respondent")[0].split()) == sorted(duel().hand("respondent"))


@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
@pytest.mark.parametrize(
    ("tokens", "gone"),
    [
        ("-MFl", "1-1"),
        ("-MFl -P", "2-2"),
        ("-MFl . +SO", "1-1"),
        ("-MFl . +SO . vP vC -TW -SO", "1-2"),
        (". . vP vC -TW -P", "1-1"),
        (". . vP vC . -MFl -P +SO", "2-2"),
        (". . vP vC . -MFl -P +SO -TW", "2-3"),
    ],
)
def test_so_many_of_the_known_cards_may_be_gone_as_were_put_away_since(tokens: str, gone: str, watcher: str) -> None:
    """All that were put away before a draw are certainly gone."""
    assert known(duel().play(tokens), watcher) == (" ".join(GALEAZZO), gone, "")


@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
@pytest.mark.parametrize("tokens", ["xMMl", "xMMl =MFr"])
def test_a_card_that_is_played_is_known_no_longer(tokens: str, watcher: str) -> None:
    text = "c.posta=DOD r.posta=FEN c.hand=MMl,P,TW r.hand=MFr c.seen=MMl,P c.hall-seen=MMl,P"
    assert known(stance(text).play(tokens), watcher) == ("P", "0-0", "")


@pytest.mark.parametrize("watcher", ["respondent", "spectator"])
def test_a_card_that_is_cycled_is_known_no_longer(watcher: str) -> None:
    text = "phase=trade c.hand=RE,P,TW c.seen=RE,P c.hall-seen=RE,P"
    assert known(stance(text).play("~RE +RE"), watcher) == ("P", "0-0", "")


def test_of_two_alike_one_is_known_after_the_other_was_played() -> None:
    text = "c.posta=DOD r.posta=FEN c.hand=MFl,MFl,TW r.hand=P c.seen=MFl,MFl"
    assert known(stance(text).play("xMFl"), "respondent") == ("MFl", "0-0", "")


def test_eye_of_the_lynx_shows_the_hand_to_its_player_alone() -> None:
    place = stance(f"{SKILLS} c.hand=MFl,LI,TW r.hand=EY c.hall-seen=TW")
    one, two = place.play("EY"), stance(f"{SKILLS} c.hand=RFl,LI,TW r.hand=EY c.hall-seen=TW").play("EY")
    assert known(one, "respondent") == ("MFl LI TW", "0-0", "")
    assert known(one, "spectator") == ("TW", "0-0", "")
    assert one.sight("spectator") == two.sight("spectator")
    assert one.heard("spectator") == two.heard("spectator") == ["played-skill respondent 8 -1", "hand-seen challenger"]
    assert one.told(watcher="respondent")[1] == (
        "Challenger holds Mandritto Fendente ◐, Ligadura Mezana, Twist and Pommel."
    )


def test_whose_hand_was_seen_knows_that_and_nothing_else() -> None:
    place = stance(f"{SKILLS} c.hand=MFl,LI r.hand=EY,P").play("EY")
    assert place.heard("challenger") == place.heard("spectator")
    assert known(place, "challenger", "respondent") == ("", "0-0", "")
    assert known(place, "challenger", "challenger") == ("MFl LI", "0-0", "")


def test_a_denied_eye_sees_nothing() -> None:
    text = "phase=skills to=challenger virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=EY r.hand=DE,MFl,LI"
    place = stance(text, "boucicault", "boucicault").play("EY")
    assert known(place, "challenger", "respondent") == ("", "0-0", "")
    assert known(place.play("DE"), "challenger", "respondent") == ("", "0-0", "")
    let = stance(text, "boucicault", "boucicault").play("EY .")
    assert known(let, "challenger", "respondent") == ("MFl LI DE", "0-0", "")


def test_a_second_eye_tells_what_was_put_away_in_between() -> None:
    place = stance(f"{SKILLS} c.hand=LI,TW c.hidden=MFl,P c.seen=MFl,LI,TW c.gone=1-2 r.hand=EY").play("EY")
    assert known(place, "respondent") == ("LI TW", "0-0", "MFl")
    assert known(place, "spectator") == ("", "0-0", "")


def test_what_was_played_openly_in_between_is_not_face_down() -> None:
    place = stance("virtues=c,r,c,r c.posta=DOD r.posta=FEN c.hand=MMl,TW c.seen=MMl,TW r.hand=MFl,EY")
    place.play("xMMl =MFl . . . . . LON BRE . EY")
    assert known(place, "respondent") == ("TW", "0-0", "")


def test_cards_known_to_lie_face_down_are_never_forgotten() -> None:
    place = stance("phase=trade c.hand=LI,TW c.hidden=MFl c.seen=LI,TW c.buried=MFl").play("-LI -TW +SO")
    assert known(place, "respondent") == ("LI TW", "2-2", "MFl")


def test_in_a_new_game_all_basic_cards_are_known_again() -> None:
    drawn = stance("phase=step-6 c.posta=DOD r.posta=FEN c.hand=TW,LI c.seen=LI c.hidden=UN c.buried=UN").play(".")
    assert known(drawn, "respondent") == known(drawn, "spectator") == (" ".join(GALEAZZO), "0-0", "")


@pytest.mark.parametrize(
    ("text", "hand", "perhaps"),
    [
        ("c.hand=MFl,P,TW c.seen=MFl,P", (("MFl", "P"), 1), []),
        ("c.hand=MFl,P,TW c.seen=MFl,P c.hidden=LI c.gone=0-1", ((), 3), [("MFl", "P")]),
        ("c.hand=MFl,P,TW", ((), 3), []),
    ],
)
def test_the_board_tells_what_is_certain_and_what_may_be_gone(text: str, hand: object, perhaps: object) -> None:
    place = stance(f"phase=trade r.hand=P {text}")
    parts = [part for part in place.game.view.board(place.sight("respondent")) if isinstance(part, Cards)]
    assert [(part.faces, part.hidden) for part in parts if say(part.label) == "Challenger"] == [hand]
    assert [part.faces for part in parts if say(part.label) == "May hold"] == perhaps


@pytest.mark.parametrize("watcher", ["challenger", "respondent", "spectator"])
def test_nobody_perhaps_holds_a_card_when_no_card_is_held(watcher: str) -> None:
    place = stance("c.posta=DOD r.posta=FEN c.hidden=MFl,P c.seen=P c.gone=1-1 c.hall-seen=P c.hall-gone=1-1 r.hand=P")
    parts = place.game.view.board(place.sight(watcher))
    assert [part for part in parts if isinstance(part, Cards) and say(part.label) == "May hold"] == []


# -- the time for Deny


DENYING = "phase=react virtues=c,c,c,r c.posta=BRE c.stack=MFl r.posta=FEN r.hand=PM,P"


@pytest.mark.parametrize(("held", "choice"), [("DE", [".", "DE"]), ("TW", ["."])])
def test_the_window_for_deny_opens_whether_or_not_it_is_held(held: str, choice: list[str]) -> None:
    place = stance(f"{DENYING} c.hand={held}", "boucicault", "boucicault").play("PM")
    assert (place.awaiting, place.phase, place.legal()) == ("challenger", "deny", choice)
    twin = stance(f"{DENYING} c.hand=CO", "boucicault", "boucicault").play("PM")
    alike_to_others(place, twin)


def test_letting_it_be_tells_nothing_of_the_hand() -> None:
    held, none = (stance(f"{DENYING} c.hand={card}", "boucicault", "boucicault").play("PM .") for card in ("DE", "TW"))
    alike_to_others(held, none)


@pytest.mark.parametrize(("pile", "phase"), [("c.hidden=DE", "deny"), ("c.shown=DE", "measured"), ("", "deny")])
def test_the_window_is_shut_once_the_deny_was_seen_to_go(pile: str, phase: str) -> None:
    assert stance(f"{DENYING} c.hand=TW {pile}", "boucicault", "boucicault").play("PM").phase == phase


def test_a_deck_without_deny_opens_no_window() -> None:
    assert stance(f"{DENYING} c.hand=TW", "galeazzo", "boucicault").play("PM").phase == "measured"
