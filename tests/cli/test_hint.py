"""Hints in the terminal, asked for as a person would."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from salle import Bout, Seat
from salle.cli.terminal.hints import draw_hints
from salle.cli.terminal.offers import TOKEN
from salle.core.registry import make_game
from salle.games.engarde.rules.rule_ids import HIT, NOT_IN_HAND
from salle.players.hint import Hint, Reason
from tests.cli.conftest import Salle

SURE = "left=5 right=10 hands=55555/12344 pack=1234 turn=left"
STANCES = {
    "engarde": "left=5 right=8 hands=33145/24111 turn=left",
    "readyfence": "",
    "audatia": "",
    "arena": "hands=HI,LO,LE,RI,SS/-/-",
}


def hinted(output: str, head: str) -> list[str]:
    """The lines of the first hint, up to the next prompt."""
    _, _, below = output.partition(head)
    return re.split(r"\n[^\n]*> ", below, maxsplit=1)[0].strip("\n").splitlines()


def test_a_hint_shows_the_action_its_chance_and_the_rule(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SURE, typed="hint\nquit\n")
    assert ran.returncode == 0, ran.stderr
    lines = hinted(ran.stdout, "Best moves, from what you can see:")
    assert re.fullmatch(r"  x5+ +Attack with [\w ]*5s?  100 % to win the round", lines[0])
    assert [line.strip() for line in lines[2:4]] == [
        "100 %: Random answers “Take the hit”",
        "100 %: you win the round, because the attack was not parried",
    ]
    assert lines[3].index("100") == lines[0].index("Attack")
    assert sum("% to win the round" in line for line in lines) == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", STANCES)
@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_game_gives_hints_that_fit_the_screen(salle: Salle, game: str, locale: str) -> None:
    words = ["--lang", locale, "play", game, "--vs", "random", "--seed", "5"]
    words += ["--stance", STANCES[game]] if STANCES[game] else []
    words += ["--seats", "3"] if game == "arena" else []
    ran = salle(*words, typed="hint\nquit\n", env={"COLUMNS": "60"})
    assert ran.returncode == 0, ran.stderr
    lines = hinted(ran.stdout, "what you can see:" if locale == "en" else "最好的行動是\uff1a")
    assert any("% to win the" in line if locale == "en" else "的機會" in line for line in lines)
    assert any(" %: " in line if locale == "en" else " %：" in line for line in lines)
    assert max(map(cell_len, lines)) <= 60


def test_a_hint_names_the_only_move(salle: Salle) -> None:
    struck = "left=5 right=8 hands=11144/22555 turn=left phase=answer attack=x33 seen=33"
    ran = salle("play", "--vs", "random", "--stance", struck, typed="hint\nquit\n")
    assert "The only move is # (Take the hit)." in ran.stdout
    assert "Maestro" not in ran.stdout


@pytest.mark.slow
def test_on_one_screen_a_hint_shows_nothing_of_the_others_cards(salle: Salle) -> None:
    stance = "left=1 right=23 hands=11122/33355 turn=left"
    ran = salle("play", "--stance", stance, typed="\nhint\n>1\n\nhint\nquit\n")
    before, _, after = ran.stdout.partition("Right to move. Hand over the screen")
    left, right = ("\n".join(hinted(part, "what you can see:")) for part in (before, after))
    assert set(re.findall(r"^  (\S+)", left, re.MULTILINE)) == {">1", ">2"}
    assert set(re.findall(r"^  (\S+)", right, re.MULTILINE)) == {">3", ">5"}


def test_only_the_action_is_drawn_as_one() -> None:
    game = make_game("engarde/standard", {})
    seen = Bout(game, game.stance(SURE)).seen(Seat(0))
    offers = {offer.action: offer for offer in game.view.offers(seen.sight, seen.seat)}
    attack = game.notation.action("x55")
    effect, reason = game.explain.rule(NOT_IN_HAND), Reason(0.5, game.explain.rule(HIT))
    drawn = draw_hints([Hint(attack, 0.6, "round", effect, None, (), (reason,))], offers)
    assert drawn.plain.splitlines() == [
        "  x55  Attack with two 5s  60 % to win the round",
        "       you can play only cards in your hand",
        "       50 %: the attack was not parried",
    ]
    assert [drawn.plain[one.start : one.end].strip() for one in drawn.spans if one.style == TOKEN] == ["x55"]
    assert drawn.style == ""


def test_help_and_prompt_name_it(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", typed="?\nquit\n", env={"COLUMNS": "80"})
    assert "hint for advice" in ran.stdout
    assert "\nhint     the best moves, how likely each wins, and why\n" in ran.stdout


@pytest.mark.parametrize("typed", ["hint x", "hint >1", "undo 3", "rules engarde"])
def test_a_command_without_arguments_refuses_them(salle: Salle, typed: str) -> None:
    word = typed.split(maxsplit=1)[0]
    ran = salle("play", "--vs", "random", "--stance", SURE, typed=f"{typed}\nquit\n")
    assert f"`{word}` takes no argument: type it alone." in ran.stdout
    assert "Maestro" not in ran.stdout
