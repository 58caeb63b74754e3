"""The board as each duelist and a spectator sees it: virtues, swords, hands, piles, and a note for every phase."""

from __future__ import annotations

import pytest

from salle.core.show.view_parts import Cards, Grid, Note, Words
from salle.games.audatia.rules.terms import PHASES
from tests.games.audatia.chinese import is_chinese, unnamed
from tests.games.audatia.dueling import Dueling, duel, stance
from tests.support.playing import say

STANDING = "c.posta=DOD r.posta=FEN c.hand=TW"
BOUND = "c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFl"
STRETTO = "c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFr"
BROKEN = "virtues=c,c,r,c c.posta=COD c.stack=P c.hand=MMl,SO,TW r.posta=FEN r.hand=MFr,RMl,SO,CO"
KICKED = "phase=entry virtues=c,r,r,r c.posta=DOD c.stack=MFl c.hand=LI r.posta=DOD r.stack=MFl r.hand=KI"
ATTACKED = "c.posta=DOD c.stack=MFl r.posta=DOS"
WATCHERS = ("challenger", "respondent", "spectator")


def place(text: str, played: str = "") -> Dueling:
    character = "galeazzo" if "KI" in text else "boucicault"
    return (stance(text, respondent=character) if text else duel()).play(played)


def grid(at: Dueling, label: str, watcher: str = "spectator") -> tuple[list[str], list[list[str]]]:
    """A table of the board: its heads, and its rows with the owner first. An empty cell is a dash."""
    parts = [part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Grid)]
    found = next(part for part in parts if say(part.label) == label)
    names = at.game.seat_names
    rows = [[names[seat], *("-" if cell is None else say(cell) for cell in cells)] for seat, cells in found.rows]
    return [say(head) for head in found.heads], rows


def notes(at: Dueling, watcher: str = "spectator", locale: str = "en") -> list[str]:
    """The notes of the board."""
    return [say(part.text, locale) for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Note)]


# -- virtues


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize(
    ("text", "challenger", "respondent"),
    [
        ("", "0 0 0 0", "0 0 0 0"),
        ("phase=virtue", "1 0 0 0", "0 0 0 0"),
        (STANDING, "1 0 1 0", "0 1 0 1"),
        ("c.posta=DOD c.stack=MFl r.posta=DOS", "1 0 1 2", "0 1 0 1"),
        (f"phase=largo {BOUND}", "1 0 2 0", "0 1 1 1"),
        ("salute=active c.posta=DOD c.stack=MFl r.posta=COD r.stack=MSl phase=largo", "1 0 1 2", "4 3 0 1"),
    ],
)
def test_the_virtues_are_seen_by_all_with_what_a_first_strike_lends(
    text: str, challenger: str, respondent: str, watcher: str
) -> None:
    heads, rows = grid(place(text), "Virtues", watcher)
    assert heads == ["Audatia", "Prudentia", "Celeritas", "Fortitudo"]
    assert rows == [["challenger", *challenger.split()], ["respondent", *respondent.split()]]


# -- swords


SWORDS = [
    (STANDING, "| | Donna Destra", "| | Fenestra"),
    ("c.posta=DOS r.posta=FRO c.hand=TW", "Donna Sinestra | |", "Frontale | |"),
    ("c.posta=BRE r.posta=LON c.hand=TW", "| Breve |", "| Longa |"),
    (ATTACKED, "| | MFl", "Donna Sinestra | |"),
    ("c.posta=DOD c.stack=P r.posta=FEN", "| P |", "| | Fenestra"),
    (f"phase=largo {BOUND}", "| | MFl", "MFl | |"),
    (f"phase=largo {BOUND.replace('r.stack=MFl', 'r.stack=RSl')}", "MFl | |", "| | RSl"),
    ("phase=trade", "| |", "| |"),
]


@pytest.mark.parametrize(("text", "challenger", "respondent"), SWORDS)
def test_swords_lie_as_the_near_duelist_sees_them_and_the_far_one_is_mirrored(
    text: str, challenger: str, respondent: str
) -> None:
    """Each row is written as its owner sees it."""
    mine, theirs = ([cell.strip() or "-" for cell in row.split("|")] for row in (challenger, respondent))
    at = place(text)
    for watcher in ("challenger", "spectator"):
        heads, rows = grid(at, "Swords", watcher)
        assert heads == ["Challenger’s left", "middle", "Challenger’s right"]
        assert rows == [["respondent", *reversed(theirs)], ["challenger", *mine]]
    heads, rows = grid(at, "Swords", "respondent")
    assert heads == ["Respondent’s left", "middle", "Respondent’s right"]
    assert rows == [["challenger", *reversed(mine)], ["respondent", *theirs]]


def test_bound_swords_lie_opposite_each_other_in_the_same_lane() -> None:
    for text in (f"phase=largo {BOUND}", f"phase=largo {BOUND.replace('r.stack=MFl', 'r.stack=RSl')}"):
        for watcher in WATCHERS:
            far, near = (row[1:] for row in grid(place(text), "Swords", watcher)[1])
            assert [cell == "-" for cell in far] == [cell == "-" for cell in near]


def test_a_secret_posta_is_on_the_board_of_its_owner_alone() -> None:
    at = place("phase=posta", "DOD")
    standing = {watcher: "Donna Destra" in str(grid(at, "Swords", watcher)) for watcher in WATCHERS}
    assert standing == {"challenger": True, "respondent": False, "spectator": False}


def test_a_stack_shows_all_its_cards_the_top_last() -> None:
    at = place(f"phase=entry {BOUND} c.hand=TW", "TWi")
    assert grid(at, "Swords")[1] == [["respondent", "-", "-", "MFl"], ["challenger", "-", "-", "MFl TW"]]


# -- hands and piles


@pytest.mark.parametrize(
    ("watcher", "hands"),
    [
        ("challenger", [("respondent", (), 2), ("challenger", ("MFl", "TW"), 0)]),
        ("respondent", [("challenger", (), 2), ("respondent", ("P", "EY"), 0)]),
        ("spectator", [("respondent", (), 2), ("challenger", (), 2)]),
    ],
)
def test_the_own_hand_is_near_and_open(watcher: str, hands: list[tuple[str, tuple[str, ...], int]]) -> None:
    at = place("phase=trade c.hand=MFl,TW r.hand=P,EY")
    parts = [part for part in at.game.view.board(at.sight(watcher)) if isinstance(part, Cards)]
    assert [(at.game.seat_names[part.seat], part.faces, part.hidden) for part in parts] == hands


@pytest.mark.parametrize("watcher", WATCHERS)
def test_piles_tell_their_sizes_and_the_open_discards(watcher: str) -> None:
    at = place("phase=trade c.hand=MFl,TW c.hidden=P,LI c.shown=BO,RFl r.hand=P")
    heads, rows = grid(at, "Piles", watcher)
    assert heads == ["to draw", "face down", "discards"]
    assert rows == [["challenger", "33", "2", "RFl BO"], ["respondent", "38", "0", "-"]]


def test_the_characters_are_named() -> None:
    words = [part for part in duel().game.view.board(duel().sight()) if isinstance(part, Words)]
    assert [say(value) for value in words[0].values] == ["Galeazzo da Mantoa", "Boucicault"]
    assert "1" in say(words[0].label) and "1" in say(words[0].label, "zh-Hant")


# -- notes


NOTES = [
    ("draw", "", "-MFl -P .", "Challenger draws 2 cards."),
    ("draw", "", "-MFl .", "Challenger draws a card."),
    ("setup", "", "", "Challenger is choosing a first hand."),
    ("virtue", "phase=virtue", "", "Respondent is choosing a virtue."),
    ("salute", "phase=salute", "",
     "Respondent may salute with a card."),
    ("return-salute", "phase=return-salute", "", "Challenger may return the salute with a card."),
    ("trade", "phase=trade", "", "Out of measure. Challenger may trade two cards for one."),
    ("trade-second", "phase=trade c.hand=P,TW", "-P", "Challenger chooses the second card to trade."),
    ("posta", "phase=posta", "", "Challenger is choosing a posta in secret."),
    ("posta", "phase=posta", "DOD", "Respondent is choosing a posta in secret."),
    ("skills", "phase=skills c.posta=DOD r.posta=FEN", "", "Challenger may play skills before the first blow."),
    ("step-4", STANDING, "", "Challenger may attack, change posta or wait."),
    ("step-5", STANDING, ".", "Respondent may attack, change posta or wait."),
    ("step-6", STANDING, ". .", "Challenger must attack. Without an allowed attack, this game is a draw."),
    ("react", ATTACKED, "", "Challenger attacks with Mandritto Fendente ◐. Respondent must answer."),
    ("countered", "virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=COD r.hand=MFr", "xMFr",
     "Respondent counter-attacks with Mandritto Fendente ◑. Challenger must parry it with the same blow."),
    ("side", f"phase=side {STRETTO}", "",
     "Close bind: the half-suns make a full sun. Respondent chooses inside or outside."),
    ("entry", f"phase=entry {BOUND}", "", "Challenger may enter with a remedy, feint or pass."),
    ("feint-attack", f"phase=feint-attack {BOUND} c.hand=MFr", "", "Challenger feinted and attacks again at once."),
    ("largo", f"phase=largo {BOUND}", "", "Wide bind: Respondent may attack."),
    ("largo-last", f"phase=largo {BOUND}", ".", "Wide bind: Challenger may attack, or both break off."),
    ("stretto", f"phase=stretto {STRETTO}", "", "Close bind: Respondent may play a remedy."),
    ("stretto-last", f"phase=stretto {STRETTO}", ".", "Close bind: Challenger may play a remedy, or both break off."),
    ("meet", f"phase=entry {BOUND} c.hand=TW", "TWi",
     "Challenger plays Twist and Pommel on the inside. Respondent needs a counter-remedy for that side."),
    ("meet", f"phase=entry {BOUND} c.hand=TW", "TWo",
     "Challenger plays Twist and Pommel on the outside. Respondent needs a counter-remedy for that side."),
    ("exchanged", "virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "eP",
     "The thrust was exchanged: Challenger needs an outside remedy."),
    ("pre-empting", "c.posta=DOD c.stack=MFl r.posta=COD r.hand=PE,MFr", "PE",
     "Respondent pre-empts with the same blow, as a counter-attack."),
    ("measured", "c.posta=BRE c.stack=MFl r.posta=FEN r.hand=PM", "PM",
     "The attack fell short. Respondent may attack at once, or both break off."),
    ("kicking", KICKED, "LI KI", "Respondent kicks: a fendente now wins, or both break off."),
    ("break-mezano", BROKEN, "/MFr", "The thrust is broken: Respondent may strike with a mezano."),
    ("break-remedy", BROKEN, "/MFr .", "The thrust is broken: Challenger may play a remedy."),
    ("mezano", BROKEN, "/MFr xRMl",
     "Respondent strikes with Roverso Mezano ◐, which cannot be parried. Challenger must answer."),
    ("counter-mezano", BROKEN, "/MFr xRMl xMMl",
     "Challenger answers the mezano with Mandritto Mezano ◐. Respondent must answer."),
    ("deny", "phase=skills virtues=c,c,c,r c.posta=DOD r.posta=FEN c.hand=LU", "LU:MF",
     "Challenger plays Lure. Respondent may deny it."),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "text", "played", "note"), NOTES)
def test_a_note_says_who_decides_what(phase: str, text: str, played: str, note: str) -> None:
    at = place(text, played)
    assert at.phase == phase
    for watcher in WATCHERS:
        assert notes(at, watcher)[-1] == note
    chinese = notes(at, locale="zh-Hant")[-1]
    assert is_chinese(chinese) and unnamed(note, chinese) == []


def test_every_phase_has_a_note_but_the_end() -> None:
    assert {row[0] for row in NOTES} == set(PHASES) - {"over"}
    assert notes(place(ATTACKED, "#")) == []


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (f"phase=stretto {STRETTO}", "Close bind on the outside."),
        (f"phase=stretto stretto=inside {STRETTO}", "Close bind on the inside."),
        (f"{STANDING} r.taunted=2", "Respondent is taunted and must attack at the next chance, or discard two cards."),
        ("phase=trade salute=waiting", "The salute was not returned: Respondent’s first strike has +4 Audatia."),
        (f"{STANDING} r.lures=P", "Respondent’s Lure names Punta: Respondent may meet it from either side."),
        (
            f"{STANDING} r.lures=P,MF",
            "Respondent’s Lure names Mandritto Fendente: Respondent may meet it from either side.",
        ),
        ("phase=trade c.taunted=2", "Challenger is taunted and must attack at the next chance, or discard two cards."),
    ],
)
def test_a_note_says_what_lasts(text: str, note: str) -> None:
    at = place(text)
    for watcher in WATCHERS:
        assert note in notes(at, watcher)[:-1]
    chinese = notes(at, locale="zh-Hant")[notes(at).index(note)]
    assert is_chinese(chinese) and unnamed(note, chinese) == []


def test_nothing_lasts_of_what_was_not_done() -> None:
    assert len(notes(place("c.posta=DOD r.posta=COD c.hand=TW"))) == len(notes(place(f"phase=largo {BOUND}"))) == 1


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (f"{STANDING} c.taunted=2", "Challenger is taunted and must attack, or else discard two cards."),
        (f"{STANDING} c.taunted=1 c.hidden=P", "Challenger is taunted and must discard one more card."),
        (f"phase=step-6 game=2 {STANDING}",
         "Challenger must attack. Without an allowed attack, Respondent wins the duel: it would be the second draw."),
    ],
)  # fmt: skip
def test_a_note_says_when_there_is_less_to_decide(text: str, note: str) -> None:
    at = place(text)
    for watcher in WATCHERS:
        assert notes(at, watcher)[-1] == note
        assert not any("taunted" in other for other in notes(at, watcher)[:-1])
    chinese = notes(at, locale="zh-Hant")[-1]
    assert is_chinese(chinese) and unnamed(note, chinese) == []


@pytest.mark.parametrize(
    ("posta", "note"),
    [
        ("FEN", ["Respondent’s Fenestra shuts out Roverso Fendente."]),
        ("LON", ["Respondent’s Longa shuts out Punta and is extended."]),
        ("COD", []),
    ],
)
def test_a_note_says_what_the_opponents_posta_forbids(posta: str, note: list[str]) -> None:
    at = place(f"phase=skills c.posta=TPF r.posta={posta} c.hand=TW")
    for watcher in ("challenger", "spectator"):
        assert notes(at, watcher)[:-1] == note
    assert notes(at, "respondent")[:-1] == ["Challenger’s Tutta Porta di Ferro shuts out Roverso Sottano."]
    assert all(map(is_chinese, notes(at, locale="zh-Hant")))
    assert len(notes(place(ATTACKED))) == 1
