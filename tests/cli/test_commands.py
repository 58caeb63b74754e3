"""The output of commands, and their errors for wrong input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import salle as library
from salle.cli import COMMANDS
from tests.cli.conftest import Salle, told

STANCE = "left=9 right=13 hands=44123/12355 pack=1234 turn=left"


def test_help_lists_every_command_in_the_readers_language(salle: Salle) -> None:
    english, chinese = salle("--help"), salle("--lang", "zh-Hant", "--help")
    for command in COMMANDS:
        assert f"  {command} " in english.stdout
        assert f"  {command} " in chinese.stdout
    assert "Usage: salle [--lang en|zh-Hant] [--lan] [--port N]\n" in english.stdout
    assert "`salle --lan` to let friends in your network join" in english.stdout
    assert "用法" in chinese.stdout
    assert "`salle --lan`，同一網路中的朋友就能加入" in chinese.stdout


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['salle', '--help']\ntry:\n import salle.cli as c; c.main()\nexcept SystemExit: pass\n"
    )
    code += "print([name for name in ('numpy', 'rich', 'cyclopts', 'babel', 'salle.core.game') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_version_says_whether_it_is_compiled(salle: Salle) -> None:
    how = "compiled" if library.is_compiled() else "interpreted"
    assert salle("--version").stdout == f"salle {library.__version__} ({how})\n"


def test_games_names_every_rule_set_and_the_author(salle: Salle) -> None:
    shown = salle("games").stdout
    for name in ("engarde/basic", "engarde/standard", "engarde/advanced", "Reiner Knizia"):
        assert name in shown
    assert "Swordplay: Arena\n" in "".join(f"{line.rstrip()}\n" for line in shown.splitlines())


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_rules_show_rulings_and_options(salle: Salle, locale: str) -> None:
    shown = salle("rules", "engarde", env={"SALLE_LANG": locale}).stdout
    assert all(f"EG-{number} " in shown for number in range(1, 13))
    assert "open_discards" in shown


def test_perft_divides_and_adds_up(salle: Salle) -> None:
    ran = json.loads(salle("perft", "engarde", "3", "--stance", STANCE, "--json").stdout)
    assert ran["perft"] == sum(ran["divide"].values()) > 0
    assert set(ran["divide"]) == {">1", ">2", ">3", "<1", "<2", "<3", "<4", "x4", "x44"}


@pytest.mark.slow
def test_a_simulation_follows_from_its_seed_whatever_the_jobs(salle: Salle) -> None:
    command = ("sim", "engarde/standard", "--bots", "random", "--bouts", "60", "--seed", "5", "--json")
    first, again = (json.loads(salle(*command, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    other = json.loads(salle(*command[:-2], "6", "--json").stdout)
    assert first == again
    assert first["options"]["rounds"] == 100  # EG-12: simulations set it
    assert sum(row["count"] for row in first["wins"].values()) == first["bouts"] == 60
    assert first["events"] != other["events"]


@pytest.mark.slow
def test_a_simulation_tells_which_rule_stood_behind_each_event(salle: Salle) -> None:
    command = ("sim", "engarde/standard", "--bouts", "60", "--seed", "5")
    report, shown = json.loads(salle(*command, "--json").stdout), salle(*command).stdout
    won = report["endings"]["round-won"]
    assert won["hit"]["count"] == report["events"]["round-won/hit"] > 0
    assert {kind.partition("/")[0] for kind in report["events"] if "/" in kind} == set(report["endings"])
    for rules in report["endings"].values():
        total = sum(row["count"] for row in rules.values())
        assert all(row["share"] == row["count"] / total for row in rules.values())
    ended = {rule: row["count"] for kind in ("match-won",) for rule, row in report["endings"][kind].items()}
    assert ended == {rule: row["count"] for rule, row in report["reasons"].items()}
    assert f"{won['hit']['count']} {won['hit']['share']:.1%} the attack was not parried" in " ".join(shown.split())
    assert report["cards"] == {}
    assert "Cards played" not in shown


@pytest.mark.slow
def test_tactic_beats_random(salle: Salle) -> None:
    ran = salle("sim", "engarde/standard", "--bots", "random,tactic", "--bouts", "40", "--opt", "hits=1", "--json")
    assert json.loads(ran.stdout)["wins"]["right"]["share"] > 0.7


def test_laws_tell_each_law_with_its_checks(salle: Salle) -> None:
    ran = salle("laws", "engarde/basic", "--bouts", "3")
    assert ran.returncode == 0
    assert all(f"✓ L{number} " in ran.stdout for number in range(1, 11))


@pytest.mark.slow
def test_laws_name_the_options_they_were_checked_under(salle: Salle) -> None:
    ran = salle("laws", "engarde", "--bouts", "1", "--opt", "hits=1")
    assert "engarde/standard hits=1 keeps the laws" in ran.stdout
    assert "arena/standard seats=3 keeps" in salle("laws", "arena", "--bouts", "1", "--seats", "3").stdout


def test_replay_tells_a_record_and_draws_it(salle: Salle, tmp_path: Path) -> None:
    record = next(Path(__file__).parents[1].glob("golden/engarde/standard-riposte-hits.salle"))
    picture = tmp_path / "bout.svg"
    assert "riposte" in salle("replay", str(record)).stdout
    assert salle("replay", str(record), "--ply", "1", "--svg", str(picture)).returncode == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "http" not in picture.read_text(encoding="utf-8").replace("http://www.w3.org", "")


@pytest.mark.parametrize("game", ["engarde", "readyfence", "audatia", "arena"])
def test_a_picture_of_the_end_offers_nothing(salle: Salle, tmp_path: Path, game: str) -> None:
    record = sorted(Path(__file__).parents[1].glob(f"golden/{game}/*.salle"))[0]
    picture = tmp_path / "end.svg"
    seat = library.game(game).seat_names[0]
    ran = salle("replay", str(record), "--seat", seat, "--svg", str(picture))
    assert ran.returncode == 0, ran.stderr
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.slow
def test_replay_leaves_no_action_untold(salle: Salle, tmp_path: Path) -> None:
    salle("play", "audatia", "--vs", "tactic", typed="-p\n.\nvf\nvp\nquit\n")
    record = next((tmp_path / "data" / "bouts").glob("*.salle"))
    for eyes in ("all", "challenger", "respondent"):
        lines = [line.split() for line in salle("replay", str(record), "--seat", eyes).stdout.splitlines()[1:-1]]
        assert ["Challenger:", "Done."] in [line[2:] for line in lines]
        assert all(len(line) > 2 for line in lines)


def test_replay_from_a_seats_eyes_hides_the_other_hand(salle: Salle) -> None:
    record = Path(__file__).parents[1] / "golden/engarde/standard-match-to-two-hits.salle"
    everything = salle("replay", str(record)).stdout
    left = salle("replay", str(record), "--seat", "left").stdout
    assert "+?" in left
    assert "+?" not in everything
    known = re.compile(r"draws (a card: )?\d")
    assert 0 < len(known.findall(left)) < len(known.findall(everything))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nonsense",), "There is no command nonsense. The commands are: play, serve, backup, export, games,"),
        (("play", "chess"), "Unknown game chess. Available: "),
        (("play", "engarde/master"), "engarde has no rule set master. Available: basic, standard, advanced."),
        (("play", "--vs", "hal"), "Unknown bot hal. Available: random, tactic, flat, novice, "),
        (("play", "--opt", "hits=many"), "hits=many is invalid. Valid: 1..99."),
        (("play", "--opt", "foo=1"), "standard has no option foo. Available: piste=3..99"),
        (("play", "--opt", "hits"), "--opt hits: write an option as --opt name=value"),
        (("play", "--seat", "left"), "--seat needs --vs"),
        (("play", "--vs", "random", "--seat", "up"), "There is no seat up. The seats are: 1 (left), 2 (right)."),
        (
            ("play", "arena", "--vs", "random", "--seat", "3"),
            "no seat 3. The seats are: 1 (first, Seat 1), 2 (second, Seat 2).",
        ),
        (("play", "--vs", "random", "--seat", "2,right"), "--seat names Right twice."),
        (("play", "--vs", "random", "--seat", "1,2"), "--seat takes every seat, so there is none for the bot of --vs."),
        (("play", "--vs", "random,"), "The name of a bot is missing. Available: random, tactic, flat, novice, "),
        (("play", "--resume"), "There is no unfinished bout."),
        (("play", "--stance", "left=3"), "A stance needs both hands"),
        (("sim", "engarde", "--bots", "random,random,random"), "3 bots were named for 2 seats"),
        (("sim", "engarde", "--bouts", "0"), "--bouts"),
        (("perft", "engarde", "x"), "x is not a whole number"),
        (("sim", "engarde", "--bouts", "1.5"), "1.5 is not a whole number"),
        (("play", "--opt", "hits=3", "--opt", "hits=4"), "--opt hits is given twice."),
        (("play", "--resume", "--opt", "hits=3"), "A resumed bout keeps its opponent"),
        (("--lang", "fr", "games"), "Salle speaks: en, zh-Hant"),
        (("replay", "x" * 3000), "cannot be read: there is no such file."),
        (("replay", "no-such-file.salle"), "no-such-file.salle cannot be read: there is no such file."),
        (("bench", "wheel"), "wheel"),
    ],
)
def test_wrong_input_gets_one_sentence(salle: Salle, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in told(salle(*words))


def test_a_record_that_was_changed_is_refused_with_its_line(salle: Salle, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden/engarde/standard-riposte-hits.salle"
    text = golden.read_text(encoding="utf-8")
    changed = tmp_path / "changed.salle"
    changed.write_text(text.replace('[Result "', '[Result "9'), encoding="utf-8")
    line = len(text.splitlines())
    assert f"changed.salle, line {line}: the checksum is" in told(salle("replay", str(changed)))
    changed.write_text("".join(text.splitlines(keepends=True)[:-1]), encoding="utf-8")
    assert "It was cut off" in told(salle("replay", str(changed)))


@pytest.mark.slow
def test_replay_names_seats_bots_and_people_in_the_readers_language(salle: Salle, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden/engarde/standard-riposte-hits.salle"
    text = golden.read_text(encoding="utf-8")
    unsealed = re.sub(r'\[Seat\d ".*"\]\n', "", text).partition("[Checksum")[0] + '[Checksum "-"]\n'
    record = tmp_path / "bout.salle"
    for tags, header in [
        ("", "Left – Right"),
        ('[Seat1 "bot:tactic"]\n[Seat2 "bot:tactic"]\n', "Left (tactic) – Right (tactic)"),
        ('[Seat1 "左方"]\n[Seat2 "Ada"]\n', "Left – Ada"),
    ]:
        record.write_text(unsealed.replace("[Result", f"{tags}[Result"), encoding="utf-8")
        assert salle("replay", str(record)).stdout.splitlines()[0].endswith(header)


@pytest.mark.parametrize("seat", ["1", "left", "Left", "LEFT"])
def test_a_seat_is_called_by_its_number_or_its_name(salle: Salle, seat: str) -> None:
    record = str(Path(__file__).parents[1] / "golden/engarde/standard-riposte-hits.salle")
    assert salle("replay", record, "--seat", seat).stdout == salle("replay", record, "--seat", "left").stdout


def test_the_tokens_of_a_replay_stand_apart_from_what_they_mean(salle: Salle) -> None:
    record = Path(__file__).parents[1] / "golden/arena/ends-last-standing-of-2.salle"
    lines = salle("replay", str(record)).stdout.splitlines()
    assert all(re.match(r" *\d+  \S+  +\S", line) for line in lines[1:-1])
