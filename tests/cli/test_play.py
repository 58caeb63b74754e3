"""A bout in the terminal, typed as a person would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from select import select
from time import monotonic

import pytest
from rich.cells import cell_len

from salle.cli.bout_files import lock_bout_file
from salle.core.notation.records import Record
from tests.cli.conftest import Salle, told

SOON_OVER = "left=9 right=13 hands=44123/12355 pack=1234 turn=left"
SHORT = ("--opt", "hits=1", "--opt", "rounds=1")


SLOW = """
from time import sleep

class Slow:
    def choose(self, seen):
        sleep(0.2)
        return seen.legal[0]
"""
PATIENCE = 120.0  # seconds for anything at all
WRONG = """
class Wrong:
    def choose(self, seen):
        raise ValueError("no idea")
"""


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "bouts").glob("*.salle"))


def test_a_whole_bout_against_a_bot_leaves_a_record(salle: Salle, tmp_path: Path) -> None:
    ran = salle(
        "play", "--vs", "random", "--seed", "1", "--stance", SOON_OVER, *SHORT, typed="x44\n" + ">1\n<1\n#\n" * 20
    )
    assert ran.returncode == 0, ran.stderr
    (path,) = kept(tmp_path)
    bout = Record.load(path).replay()
    assert bout.over
    assert str(path) in ran.stdout


def test_a_refused_action_is_explained_and_asked_again(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="x5\n9\n3\nquit\n")
    assert "x5 is not possible: an attack needs cards equal to the gap, which is 4." in ran.stdout
    assert "“9” is not a move. Type ? for help." in ran.stdout
    assert "“3” could be any of these: >3 (Advance 3), <3 (Retreat 3)." in ran.stdout
    assert ran.stdout.rstrip().endswith("The bout is saved. Continue it with `salle play --resume`.")


def test_why_tells_the_rule_for_what_might_be_tried(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="why\nquit\n")
    assert ">4      the gap is 4, so this card is an attack" in ran.stdout
    assert "x1 x2 x3  an attack needs cards equal to the gap, which is 4" in ran.stdout


def test_a_parry_can_not_be_taken_back_because_it_showed_cards(salle: Salle) -> None:
    attacked = "left=9 right=13 hands=44123/12355 pack=1234 turn=left phase=answer attack=x4"
    ran = salle("play", "--vs", "random", "--stance", attacked, typed="=4\nundo\nquit\n")
    assert "You cannot take back this move, because it showed something to another player." in ran.stdout


def test_a_bout_that_was_left_goes_on_where_it_was(salle: Salle, tmp_path: Path) -> None:
    salle(
        "play",
        "engarde/basic",
        "--vs",
        "random",
        "--seed",
        "4",
        "--opt",
        "starter=left",
        typed=">1\n>2\n>3\n>4\n>5\nquit\n",
    )
    (left,) = kept(tmp_path)
    before = Record.load(left).replay()
    ran = salle("play", "--resume", typed="quit\n")
    after = Record.load(left).replay()
    assert kept(tmp_path) == [left]
    assert before.actions == after.actions
    assert len(before.actions) > 11
    assert "Continuing your last bout" in ran.stdout


def test_every_bout_has_a_file_of_its_own(salle: Salle, tmp_path: Path) -> None:
    salle("play", "--vs", "random", typed="quit\n")
    salle("play", "--vs", "tactic", typed="quit\n")
    assert {Record.load(path).tags["Seat2"] for path in kept(tmp_path)} == {"bot:random", "bot:tactic"}


def test_the_end_of_input_keeps_the_bout(salle: Salle, tmp_path: Path) -> None:
    ran = salle("play", "--vs", "random", typed="")
    assert ran.returncode == 0
    assert [Record.load(path).tags["Result"] for path in kept(tmp_path)] == ["*"]


def test_on_a_shared_screen_no_player_sees_the_others_cards(salle: Salle) -> None:
    ran = salle("play", "--stance", "left=1 right=23 hands=11111/55555 turn=left", typed="\n>1\n\nquit\n")
    before, _, after = ran.stdout.partition("Right to move. Hand over the screen")
    assert "│ 1 │" in before
    assert "│ 5 │" not in before
    assert "│ 5 │" in after
    assert "│ 1 │" not in after


def test_resigning_asks_first(salle: Salle, tmp_path: Path) -> None:
    ran = salle("play", "--vs", "random", typed="resign\nn\nresign\ny\n")
    assert ran.stdout.count("Really resign") == 2
    assert Record.load(kept(tmp_path)[0]).tags["Reason"] == "retired"


def test_a_player_can_not_resign_for_another(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="why !2\nwhy !1\nquit\n")
    assert "You can only resign for yourself." in ran.stdout
    assert "!2 is allowed" not in ran.stdout and "!1 is allowed." in ran.stdout


@pytest.mark.parametrize("game", ["engarde", "readyfence", "audatia", "arena"])
def test_the_result_is_printed_once(salle: Salle, game: str) -> None:
    ran = salle("play", game, "--vs", "random", typed="resign\ny\n")
    assert ran.stdout.count(" resigned.") == 1


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_cards_and_rules_can_be_looked_up_in_a_bout(salle: Salle, locale: str) -> None:
    words = ("--lang", locale, "play", "audatia", "--vs", "random")
    ran = salle(*words, typed="?\ncard FEN\ncard mfl\ncard nosuch\nrules\nquit\n")
    assert "Fenestra" in ran.stdout and "Mandritto Fendente" in ran.stdout
    assert "nosuch" in ran.stdout and "AU-17" in ran.stdout
    listed = salle(*words, typed="card\nquit\n").stdout
    assert "perfect-measure" in listed and "AU-17" not in listed


def test_a_game_without_cards_has_none_to_look_up(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", typed="card\ncard 3\nrules\nquit\n")
    assert ran.stdout.count("En Garde has no card pages.") == 2
    assert "EG-1 " in ran.stdout


def test_play_speaks_traditional_chinese(salle: Salle) -> None:
    ran = salle("--lang", "zh-Hant", "play", "--vs", "random", "--stance", SOON_OVER, typed="x5\nquit\n")
    assert "前進 1" in ran.stdout
    assert "間距是 4" in ran.stdout


@pytest.mark.slow
def test_a_left_bout_under_other_rules_is_kept_and_named(salle: Salle, tmp_path: Path) -> None:
    salle("play", "--vs", "random", typed="quit\n")
    (left,) = kept(tmp_path)
    record = Record.load(left)
    record.tags["Digest"] = "0" * 16
    left.write_text(record.text(), encoding="utf-8")
    ran = salle("play", "--resume")
    assert ran.returncode == 2
    assert "line 3: the record has the digest 0000000000000000" in ran.stderr
    assert kept(tmp_path) == [left]


def test_typing_quit_where_the_screen_is_handed_over_shows_nothing(salle: Salle) -> None:
    ran = salle("play", "--stance", "left=1 right=23 hands=11111/55555 turn=left", typed="quit\n")
    assert "│ 1 │" not in ran.stdout
    assert "The bout is saved" in ran.stdout


def test_why_answers_about_one_action_and_full_width_letters_are_read(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="why x5\nwhy \uff1e1\n!2\nquit\n")
    assert "x5 is not possible" in ran.stdout
    assert ">1 is allowed." in ran.stdout
    assert "You can only resign for yourself." in ran.stdout


def test_a_name_is_shown_as_it_is(salle: Salle, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden/engarde/standard-riposte-hits.salle"
    record = Record.load(golden)
    record.tags["Seat1"] = "a[/]b[red]c\x1b[2J"
    odd = tmp_path / "odd.salle"
    odd.write_text(record.text(), encoding="utf-8")
    ran = salle("replay", str(odd))
    assert ran.returncode == 0, ran.stderr
    assert "a[/]b[red]c [2J" in ran.stdout


def test_a_token_of_any_length_is_answered(salle: Salle) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="z" * 5000 + "\nquit\n")
    assert "is not a move." in ran.stdout.replace("\n", " ")


@pytest.mark.parametrize("columns", ["30", "60", "80", "200"])
def test_the_board_fits_the_screen(salle: Salle, columns: str) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed="quit\n", env={"COLUMNS": columns})
    frames = [line for line in ran.stdout.splitlines() if line.startswith(("╭", "│", "╰"))]
    assert {cell_len(line) for line in frames} == {min(int(columns), 73)}
    assert ("/|─" in ran.stdout) == (int(columns) > 72)


def test_a_screen_that_lacks_letters_still_shows_the_game(salle: Salle) -> None:
    ran = salle("games", env={"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"})
    assert ran.returncode == 0
    assert "En Garde" in ran.stdout


@pytest.mark.slow
def test_a_bout_that_is_being_played_is_left_alone(salle: Salle, tmp_path: Path) -> None:
    salle("play", "--vs", "random", typed="quit\n")
    (path,) = kept(tmp_path)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("SALLE_DATA", str(tmp_path / "data"))
        with lock_bout_file(path):
            assert "is being played in another window" in salle("play", str(path)).stderr
            assert "There is no unfinished bout." in salle("play", "--resume").stderr
    assert salle("play", "--resume", typed="quit\n").returncode == 0


def test_what_was_seen_is_kept_before_it_is_answered(salle: Salle, tmp_path: Path) -> None:
    """A card that was shown can't be drawn again, even if the process is killed."""
    salle("play", "--vs", "random", "--opt", "starter=left", "--seed", "2", typed=">1\n>2\n>3\n>4\n>5\nquit\n")
    (path,) = kept(tmp_path)
    record = Record.load(path)
    assert record.replay().awaiting == 0


KEEPER = "hands=HI,LO,LE,RI,SS/-/-"


def test_after_an_undo_the_board_is_shown_once(salle: Salle) -> None:
    ran = salle("play", "arena", "--seats", "3", "--vs", "random", "--stance", KEEPER, typed=".\nundo\nquit\n")
    assert ran.stdout.count("╭─ Swordplay: Arena") == 3
    assert ran.stdout.count("Keep all") == 2


def test_why_names_the_action_that_is_meant(salle: Salle) -> None:
    ran = salle("play", "arena", "--seats", "3", "--vs", "random", "--stance", KEEPER, typed="why hi\nquit\n")
    assert "-HI is allowed." in ran.stdout


def test_people_without_names_are_called_by_their_seats_in_any_language(salle: Salle, tmp_path: Path) -> None:
    words = ("play", "arena", "--seats", "3", "--vs", "random", "--seat", "1,第 3 席", "--stance", KEEPER)
    chinese = salle("--lang", "zh-Hant", *words, typed="quit\n")
    assert chinese.returncode == 0, chinese.stderr
    (path,) = kept(tmp_path)
    assert {tag: name for tag, name in Record.load(path).tags.items() if tag.startswith("Seat")} == {
        "Seat2": "bot:random"
    }
    english = salle("play", "--resume", typed="\nquit\n").stdout
    assert "Seat 1" in english and "Random" in english and "Seat 3" in english
    assert "席" not in english


@pytest.mark.slow
def test_a_bout_of_another_game_does_not_go_on(salle: Salle) -> None:
    salle("play", "arena", "--vs", "random", typed="quit\n")
    other = salle("play", "engarde/basic", "--resume")
    assert other.returncode == 2
    assert "Your last unfinished bout is arena/standard, not engarde/basic." in other.stderr
    assert salle("play", "arena", "--resume", typed="quit\n").returncode == 0


def test_a_pile_in_several_rows_has_its_label_on_the_first(salle: Salle) -> None:
    discards = "HI,HI,HI,HI,LO,LO,LO,LO,LE,LE,LE,LE,RI,RI,RI,RI,MB,FE,TH,PH,PH,PH,PL,PL,PL"
    ran = salle(
        "play", "arena", "--vs", "random", "--stance", f"hands=HI/- discards={discards}", typed="quit\n",
        env={"COLUMNS": "60"},
    )  # fmt: skip
    (row,) = [line for line in ran.stdout.splitlines() if "Discards" in line]
    assert "HI HI HI" in row


def test_an_own_bot_that_raises_forfeits(salle: Salle, tmp_path: Path) -> None:
    (tmp_path / "own_bots.py").write_text(WRONG, encoding="utf-8")
    words = ("--vs", "own_bots:Wrong", "--seat", "right", "--stance", SOON_OVER, *SHORT)
    ran = salle("play", *words, env={"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])})
    assert ran.returncode == 0, ran.stderr
    assert "own_bots:Wrong in seat 1 forfeits: it raised ValueError: no idea" in ran.stdout
    (path,) = kept(tmp_path)
    assert Record.load(path).replay().over


def test_a_bout_against_a_missing_bot_is_saved_until_it_is_back(salle: Salle, tmp_path: Path) -> None:
    file = tmp_path / "own_bots.py"
    file.write_text(SLOW, encoding="utf-8")
    env = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    assert salle("play", "--vs", "own_bots:Slow", *SHORT, typed="quit\n", env=env).returncode == 0
    file.unlink()
    for _ in range(2):
        assert "Cannot load the bot own_bots:Slow" in told(salle("play", "--resume", typed="1\n", env=env))
    (path,) = kept(tmp_path)
    assert Record.load(path).tags["Result"] == "*"
    file.write_text(SLOW, encoding="utf-8")
    assert salle("play", "--resume", typed="quit\n", env=env).returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--vs", "own_bots:Slow", "--seat", "right", "--stance", "hands=33145/24111 turn=left"),
        ("sim", "engarde", "--bots", "own_bots:Slow,random", "--bouts", "1"),
    ],
)
def test_an_own_bot_has_as_long_as_patience_says(words: tuple[str, ...], salle: Salle, tmp_path: Path) -> None:
    (tmp_path / "own_bots.py").write_text(SLOW, encoding="utf-8")
    env = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    ran = salle(*words, "--patience", "0.05", typed="quit\n", env=env)
    assert "it took more than 0.05 s" in ran.stdout + ran.stderr


@pytest.mark.parametrize("bot", ["nosuch:Bot", "json:NoBot"])
def test_an_own_bot_that_cant_be_loaded_is_reported_before_the_bout(bot: str, salle: Salle) -> None:
    assert f"Cannot load the bot {bot}" in told(salle("play", "--vs", bot))


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_words_of_every_language_are_understood(salle: Salle, locale: str) -> None:
    words = ("--lang", locale, "play", "--vs", "random", "--stance", SOON_OVER)
    english = salle(*words, typed="why x5\nrules\nresign\nno\nlog\nundo\n?\nquit\n")
    chinese = salle(*words, typed="為什麼 x5\n規則\n認輸\n否\n紀錄\n收回\n？\n離開\n")
    assert english.stdout == chinese.stdout
    assert "EG-1 " in chinese.stdout
    assert "gap, which is 4" in chinese.stdout or "間距是 4" in chinese.stdout


def test_help_lists_the_words_of_the_readers_language(salle: Salle) -> None:
    shown = salle("--lang", "zh-Hant", "play", "audatia", "--vs", "random", typed="說明\nquit\n").stdout
    assert "\n提示 hint     最好的行動" in shown
    assert "\n卡牌 card     " in shown


def test_help_lists_no_cards_where_there_are_none(salle: Salle) -> None:
    for game, listed in (("engarde", False), ("arena", True)):
        shown = salle("play", game, "--vs", "random", typed="?\nquit\n").stdout
        assert ("\ncard     the cards of the game" in shown) is listed
        assert "\nrules    the rules of the game\n" in shown


def test_a_hint_can_be_asked_for_in_chinese(salle: Salle) -> None:
    struck = "left=5 right=8 hands=11144/22555 turn=left phase=answer attack=x33 seen=33"
    ran = salle("play", "--vs", "random", "--stance", struck, typed="提示\nquit\n")
    assert "The only move is # (Take the hit)." in ran.stdout


def read_until(screen: int, words: str) -> None:
    """Wait for these words on a screen."""
    shown, end = b"", monotonic() + PATIENCE
    while words.encode() not in shown:
        assert monotonic() < end and select([screen], [], [], end - monotonic())[0], shown
        shown += os.read(screen, 1000)


def test_a_bot_that_thinks_long_is_named_and_can_be_left(tmp_path: Path) -> None:
    words = ["play", "--vs", "maestro@600s", "--seat", "right", "--stance", SOON_OVER]
    settings = os.environ | {"SALLE_DATA": str(tmp_path / "data"), "SALLE_LANG": "en", "TERM": "xterm"}
    screen, keyboard = os.openpty()
    command = [sys.executable, "-m", "salle", *words]
    with subprocess.Popen(command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=settings) as playing:
        os.close(keyboard)
        try:
            read_until(screen, "Maestro is thinking …")
            playing.send_signal(signal.SIGINT)
            read_until(screen, "The bout is saved")
            assert playing.wait(PATIENCE) == 0
        finally:
            playing.kill()
            os.close(screen)
    (path,) = kept(tmp_path)
    assert Record.load(path).tags["Result"] == "*"


def test_enter_makes_the_only_move(salle: Salle, tmp_path: Path) -> None:
    struck = "left=5 right=8 hands=11144/22555 turn=left phase=answer attack=x33 seen=33"
    ran = salle("play", "--vs", "random", "--stance", struck, *SHORT, typed="\n")
    assert "Press Enter: Take the hit." in ran.stdout
    assert Record.load(kept(tmp_path)[0]).tags["Result"] == "0-1"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help me", "resign   end the bout"),
        ("help undo", "undo   take back your last move"),
        ("quit now", "`quit` takes no argument: type it alone."),
        ("hint please", "`hint` takes no argument: type it alone."),
    ],
)
def test_commands_with_more_words_get_a_helpful_answer(salle: Salle, typed: str, answer: str) -> None:
    ran = salle("play", "--vs", "random", "--stance", SOON_OVER, typed=f"{typed}\nquit\n")
    assert answer in ran.stdout


def test_several_moves_may_be_typed_at_once(salle: Salle, tmp_path: Path) -> None:
    salle("play", "audatia", "--vs", "random", typed="-MFl -RFr\nquit\n")
    bout = Record.load(kept(tmp_path)[0]).replay()
    assert [bout.game.notation.token(action) for action in bout.actions][-2:] == ["-MFl", "-RFr"]
