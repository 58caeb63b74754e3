"""Help pages and usage errors, in the reader's language."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from salle.cli import COMMANDS, SUBCOMMANDS
from salle.cli.examples import EXAMPLES
from salle.core.texts import LOCALES
from tests.cli.conftest import Salle, told

MISTAKES = [
    ("sim", "GAME is missing.", "缺少 GAME。"),
    ("sim engarde --bouts", "--bouts needs a value.", "--bouts 後面要有值。"),
    ("sim engarde --bouts x", "--bouts x: x is not a whole number", "--bouts x：x 不是 15 位數以內的整數。"),
    ("sim engarde --bouts 0", "--bouts 0: it must be at least 1.", "--bouts 0：不得小於 1。"),
    (
        "sim engarde --bout 3",
        "There is no option --bout. Did you mean --bouts?",
        "沒有 --bout 這個選項。是不是指 --bouts？",
    ),
    ("sim engarde a b", "Unexpected argument: a b.", "多餘的參數：a b。"),
    ("sim engarde --seed 1 --seed 2", "--seed is given twice.", "--seed 寫了兩次。"),
    ("sim engarde --json=maybe", "--json maybe: this option takes no value.", "--json maybe：這個選項後面不接值。"),
    ("bench x", "WHAT x: it must be one of engine, search.", "WHAT x：必須是其中之一：engine, search。"),
    ("serve --port x", "--port x: x is not a whole number of at most 15", "--port x：x 不是 15 位數以內的整數。"),
    (
        "--la",
        "There is no option --la. Did you mean --lan? (See ",
        "沒有 --la 這個選項。是不是指 --lan？",
    ),
    ("--lan serve", "Unexpected argument: serve.", "多餘的參數：serve。"),
    ("--port 70000", "--port 70000: it must be from 0 to 65535.", "--port 70000：必須在 0 到 65535 之間。"),
    ("serve --port 70000", "--port 70000: it must be from 0 to 65535.", "--port 70000：必須在 0 到 65535 之間。"),
]


@pytest.mark.parametrize(("words", "english", "chinese"), MISTAKES)
def test_a_mistake_is_told_in_the_readers_language(words: str, english: str, chinese: str, salle: Salle) -> None:
    assert english in told(salle(*words.split()))
    assert chinese in told(salle("--lang", "zh-Hant", *words.split()))


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_in_the_readers_language_and_fits(name: str, salle: Salle) -> None:
    ran = salle("--lang", "zh-Hant", name, "--help", env={"COLUMNS": "60"})
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines[0].startswith(f"用法: salle {name}")
    assert max(map(cell_len, lines)) <= 60
    for english in ("Usage", "Commands", "Parameters", "Arguments", "required", "default", "Display", "OPTIONS"):
        assert english not in ran.stdout


def test_help_for_a_bare_salle_names_its_options(salle: Salle) -> None:
    shown = salle("--lan", "--help").stdout
    assert shown.startswith("Usage: salle [OPTIONS]\n")
    assert "  --lan       share Salle in your network, not encrypted" in shown
    assert "  --port INT  the port to listen on" in shown


def test_help_names_what_is_needed_what_is_usual_and_what_may_be(salle: Salle) -> None:
    shown = salle("bench", "--help").stdout
    assert "Usage: salle bench [OPTIONS] WHAT [ARGUMENTS]" in shown
    assert (
        "what to measure: the engine, or search; see also `salle bench strength --help` [engine | search] [required]"
        in shown
    )
    assert "[default: bench/engine/engarde_reference.c]" in shown
    assert "--json        print JSON instead of tables\n" in shown


def test_every_command_has_an_example() -> None:
    assert set(EXAMPLES) == {"", *COMMANDS, *SUBCOMMANDS}
    assert all(example.startswith(f"salle {name}".rstrip()) for name, example in EXAMPLES.items())


@pytest.mark.parametrize("name", COMMANDS)
def test_help_ends_with_the_example(name: str, salle: Salle) -> None:
    assert salle(name, "--help").stdout.endswith(f"\nExample: {EXAMPLES[name]}\n")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["play", "games", "bots", "rules", "cards", "card", "laws", "perft", "sim", "ladder"])
def test_the_example_works(name: str, salle: Salle) -> None:
    ran = salle(*EXAMPLES[name].split()[1:], typed="quit\n")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_the_overview_fits_80_columns(locale: str, salle: Salle) -> None:
    assert max(map(cell_len, salle("--lang", locale, "--help").stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("ply", "Did you mean `salle play`?"),
        ("engarde", "Did you mean `salle play engarde`?"),
        ("EnGarde/basic", "Did you mean `salle play engarde/basic`?"),
        ("play --hits 3", "Did you mean --opt hits=3?"),
        ("play --hits=3", "Did you mean --opt hits=3?"),
        ("sim engarde --hits 3", "Did you mean --opt hits=3?"),
        ("play --seeds 3", "Did you mean --seed?"),
        ("--lang tlh games", f"There is no language tlh. Salle speaks: {', '.join(LOCALES)}."),
    ],
)
def test_a_slip_gets_a_suggestion(words: str, meant: str, salle: Salle) -> None:
    assert meant in told(salle(*words.split()))
