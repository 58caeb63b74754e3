"""An external bot plays in a separate process. If it does anything wrong, it forfeits, and the message says why."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic

import pytest

import salle
from salle.core.errors import BadBot, Forfeit
from salle.players import external_bot
from salle.players.external_bot import check_own_bot, close_rooms, rooms
from tests.players.external_bots import GAME, first_decision, gone, line_of, own, running

pytestmark = pytest.mark.usefixtures("folder")


@pytest.mark.parametrize("name", ["random", "json", "salle", "enum"])
def test_files_named_like_installed_modules_do_no_harm(name: str, folder: Path) -> None:
    (folder / f"{name}.py").write_text("raise RuntimeError('not meant')\n", encoding="utf-8")
    assert own("Good").choose(first_decision()) in first_decision().legal


def test_it_plays_a_whole_bout() -> None:
    bout, dealer, players = salle.Bout(GAME), salle.Dealer(1), [own("Good"), salle.player("random", GAME, 1)]
    while not bout.over:
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(GAME, bout.state))
        else:
            bout.act(bout.awaiting, players[bout.awaiting].choose(bout.seen(bout.awaiting)))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", rf"it raised KeyError: 'nothing' \(own_bots.py, line {line_of('nothing')}\)"),
        ("Interrupts", r"it raised KeyboardInterrupt: mine \(own_bots.py, line \d+\)"),
        ("RaisesDumb", r"it raised Dumb \(own_bots.py, line \d+\)"),
        ("RaisesOdd", r"it raised ValueError: \? odd \(own_bots.py, line \d+\)"),
        ("RaisesDeeper", rf"it raised BadStance: .* \(own_bots.py, line {line_of('nonsense')}\)"),
        ("Illegal", r"it chose <1, which is refused \(off-the-piste\): you are at the end of the piste"),
        ("Far", "it chose 100000, but actions are numbered from 0 to 286"),
        ("Word", "it chose 'x5' of type str, but an action is an integer"),
        ("Nothing", "it chose None of type NoneType"),
        ("Yes", "it chose True of type bool"),
        ("Exits", "its process ended with exit status 7"),
        ("Dies", "its process ended with exit status 3"),
        ("Crashes", "its process was killed by signal 11"),
        ("Later", "it chose <coroutine object Later.choose at 0x[0-9a-f]+> of type coroutine"),
    ],
)
def test_a_forfeit_says_what_the_bot_did_wrong(name: str, why: str) -> None:
    with pytest.raises(Forfeit, match=f"The bot own_bots:{name} in seat 1 forfeits: {why}"):
        own(name).choose(first_decision())


@pytest.mark.parametrize("name", ["Sleeps", "Loops"])
def test_a_slow_bot_forfeits_and_its_process_is_ended(name: str) -> None:
    started = monotonic()
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s"):
        own(name, 0.3).choose(first_decision())
    assert monotonic() - started < 50, "the process was not ended; it finished"
    assert all(not room.process.running for known in rooms.values() for room in known)


def test_the_time_of_init_counts_for_the_first_decision() -> None:
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s for its first action, including its __init__"):
        own("Slow", 0.3).choose(first_decision())
    player = own("Good")
    player.choose(first_decision())
    player.patience = 0.3
    assert player.room is not None
    os.kill(player.room.process.pid, signal.SIGSTOP)
    with pytest.raises(Forfeit, match=r"it took more than 0.3 s\.$"):
        player.choose(first_decision())


def test_a_bot_that_loads_too_slowly_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "TO_BEGIN", 0.01)
    with pytest.raises(BadBot, match=r"Cannot load the bot own_bots:Good: it took more than 0.01 s to load\."):
        check_own_bot("own_bots:Good", GAME)


def test_child_processes_of_a_bot_end_with_it(tmp_path: Path) -> None:
    own("Parent").choose(first_decision())
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    assert running(child)
    close_rooms()
    assert gone(child)


@pytest.mark.parametrize("name", ["Raises", "Dies"])
def test_a_bot_can_play_again_after_a_forfeit(name: str) -> None:
    for _ in range(2):
        with pytest.raises(Forfeit):
            own(name).choose(first_decision())


def test_a_bot_can_print_and_read_standard_input(capfd: pytest.CaptureFixture[str]) -> None:
    seen = first_decision()
    player = own("Loud")
    assert [player.choose(seen) for _ in range(2)] == [seen.legal[-1]] * 2
    close_rooms()
    out, err = capfd.readouterr()
    assert out == ""
    assert "xxxx" in err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("own_bots:Missing", r"own_bots has no class Missing. Its classes with a method choose: Parent, Good, Loud"),
        ("own_bots:Idle", r"Idle has no method choose\(seen\)"),
        ("own_bots:good", "good is not a class, but has the type Good. Name the class itself"),
        ("own_bots:factory", "factory is not a class, but has the type function"),
        ("own_bots:Needy", "the __init__ of Needy needs friend, foe, but Salle passes only game and seed"),
        ("own_bots:Stops", r"it raised KeyboardInterrupt \(own_bots.py, line \d+\)"),
        ("nowhere:Bold", "there is no module nowhere in .* or elsewhere on the Python path"),
        ("json:Bold", "Python found another module named json, outside .*. Give your file another name"),
        ("own_bots.inner:Bold", "there is no module own_bots.inner in"),
        ("own_lost:Bold", r"it raised ModuleNotFoundError: No module named 'nowhere' \(own_lost.py, line 1\)"),
        ("own_broken:Bold", r"RuntimeError: not today \(own_broken.py, line 3\)"),
        ("own_typo:Bold", r"SyntaxError: .* \(own_typo.py, line 2\)"),
    ],
)
def test_check_own_bot_says_why_a_bot_cannot_be_loaded(name: str, why: str) -> None:
    with pytest.raises(BadBot, match=f"Cannot load the bot {name}: .*{why}"):
        check_own_bot(name, GAME)
