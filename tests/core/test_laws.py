"""The laws hold for En Garde, and each of them is noticed when a game breaks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import salle
from salle import check_laws
from salle.core.check.fingerprint import play_digest
from salle.core.check.laws import NAMES, LawBroken
from tests.core.broken_law import BREAKS

RULESETS = ("basic", "standard", "advanced")
IN_PLAY = NAMES[:10]  # L11 needs the compiled rules
SCRIPT = Path(__file__).with_name("broken_law.py")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_laws_hold(ruleset: str) -> None:
    report = check_laws(salle.game("engarde", ruleset), bouts=8)
    assert report.bouts == 8
    assert all(report.checks[law] > 0 for law in IN_PLAY), report.checks


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("basic", {"piste": 5, "values": 2, "copies": 4, "hand": 2, "rounds": 9}),
        ("standard", {"piste": 9, "values": 3, "copies": 7, "hand": 7, "hits": 2}),
        ("standard", {"hits": 1, "rounds": 1, "parry": "same", "starter": "left"}),
        ("advanced", {"piste": 16, "values": 9, "copies": 2, "hand": 3, "parry": "same", "rounds": 3}),
        ("advanced", {"piste": 4, "values": 3, "copies": 2, "hand": 1, "starter": "right", "rounds": 20}),
    ],
)
def test_the_laws_hold_with_other_options(ruleset: str, options: dict[str, int | str]) -> None:
    game = salle.game("engarde", ruleset, **options)
    report = check_laws(game, bouts=16, seed="options")
    mirrored = report.checks["L7"] > 0
    assert mirrored == game.symmetric == ("starter" not in options)
    assert all(report.checks[law] > 0 for law in IN_PLAY if law != "L7"), report.checks


def test_bouts_that_were_checked_before_are_skipped() -> None:
    game = salle.game("engarde", hits=1, rounds=1)
    assert check_laws(game, bouts=5, first=3).bouts == 2
    assert check_laws(game, bouts=5, first=5).checks["L6"] == 0


def test_a_bout_without_a_horizon_is_said_to_have_none() -> None:
    assert "L9" in check_laws(salle.game("engarde"), bouts=1).notes
    assert "L9" not in check_laws(salle.game("engarde", rounds=5), bouts=1).notes


@pytest.mark.parametrize("how", BREAKS)
@pytest.mark.slow
@pytest.mark.skipif(salle.is_compiled(), reason="a game is broken interpreted, so `make pure` tests it")
def test_a_broken_law_is_noticed(how: str) -> None:
    path = os.pathsep.join(filter(None, [str(SCRIPT.parents[2]), os.environ.get("PYTHONPATH", "")]))
    env = os.environ | {"SALLE_PURE": "1", "PYTHONPATH": path}
    ran = subprocess.run([sys.executable, SCRIPT, how], env=env, capture_output=True, text=True, check=False)
    assert ran.stdout.split() == [BREAKS[how][0]], ran.stdout + ran.stderr


def test_every_law_of_play_is_seen_to_fail() -> None:
    assert {law for law, _ in BREAKS.values()} == set(IN_PLAY)


def test_a_broken_law_says_where() -> None:
    game = salle.game("engarde", hits=1)
    actions = [game.notation.action(token) for token in ("@left", "+3")]
    broken = LawBroken("L6", game, actions, "the cards don't add up")
    assert broken.law == "L6"
    assert "L6 is broken in <engarde/standard" in str(broken) and str(broken).endswith("after: @left +3")
    assert str(LawBroken("L8", game, [], "twice")).endswith("(nothing)")


def test_the_digest_of_play_tells_rules_and_seeds_apart() -> None:
    games = [salle.game("engarde", ruleset, hits=1) for ruleset in RULESETS]
    digests = {play_digest(game, seed, 2) for game in games for seed in (1, 2)}
    assert len(digests) == 6
    assert play_digest(games[0], 1, 2) in digests
