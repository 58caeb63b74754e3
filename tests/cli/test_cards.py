"""Cards on the command line: their pages, and corrected card data from a file."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from salle.core.notation.records import Record
from tests.cli.conftest import Ran, Salle, told

pytestmark = pytest.mark.slow  # every test starts a process or several
GAMES = str(Path(__file__).parents[1] / "support" / "games")
CORRECTED = """
lunge = { speed = 3, copies = 2 }
parry = { speed = 2, copies = 2 }
stop-hit = { speed = 1, copies = 3 }
"""


@pytest.fixture
def foil(salle: Salle) -> Salle:
    """The command line with the toy of `tests/support/games`."""

    def run(*words: str, typed: str = "", **env: str) -> Ran:
        return salle(*words, typed=typed, env={"SALLE_GAMES": GAMES} | env)

    return run


@pytest.fixture
def corrected(tmp_path: Path) -> str:
    path = tmp_path / "corrected.toml"
    path.write_text(CORRECTED, encoding="utf-8")
    return str(path)


def read(ran: Ran) -> Any:
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


# -- pages


def test_cards_lists_code_name_and_brief(foil: Salle) -> None:
    lines = [line.rstrip().split(maxsplit=2) for line in foil("cards", "foil").stdout.splitlines()]
    assert lines == [
        ["code", "name", "in brief"],
        ["LU", "lunge", "the plain attack"],
        ["PA", "parry", "slow"],
        ["SH", "stop-hit", "faster than all"],
    ]


def test_cards_lists_titles_where_they_say_more_than_names(foil: Salle) -> None:
    line = foil("cards", "foil", SALLE_LANG="zh-Hant").stdout.splitlines()[3]
    assert line.split() == ["SH", "stop-hit", "時間差反攻", "比誰都快"]


@pytest.mark.parametrize("words", [("stop-hit",), ("SH",), ("sh",), ("Stop", "Hit"), ("stop hit",), ("\uff33\uff28",)])
def test_a_card_is_found_by_name_code_or_title(foil: Salle, words: tuple[str, ...]) -> None:
    lines = foil("card", "foil/long", *words).stdout.splitlines()
    assert lines == [
        "Stop Hit  SH", "faster than all", "", "speed  4", "", "When to lay it", "When your opponent is slower.",
    ]  # fmt: skip


def test_a_card_is_found_by_its_title_in_either_language(foil: Salle) -> None:
    page = read(foil("card", "foil", "時間差反攻", "--json", SALLE_LANG="zh-Hant"))
    assert (page["name"], page["code"], page["brief"]) == ("stop-hit", "SH", "比誰都快")
    assert "沒有 時間差反攻 這張牌" not in foil("card", "foil", "Stop Hit").stderr
    assert read(foil("card", "foil", "時間差反攻", "--json"))["title"] == "Stop Hit"


def test_pages_are_printed_as_json(foil: Salle) -> None:
    listed = read(foil("cards", "foil/long", "--json"))
    assert listed["game"] == "foil/long"
    assert [card["name"] for card in listed["cards"]] == ["lunge", "parry", "stop-hit"]
    assert listed["cards"][0] == {
        "name": "lunge",
        "code": "LU",
        "title": "Lunge",
        "brief": "the plain attack",
        "facts": [{"label": "speed", "value": "3"}, {"label": "copies", "value": "2"}],
        "legend": "",
        "note": "",
        "texts": [{"heading": "When to lay it", "text": "When your opponent is slower."}],
    }
    assert read(foil("card", "foil", "lunge", "--json")) == listed["cards"][0]


def test_for_an_unknown_card_all_cards_are_listed(foil: Salle) -> None:
    assert "The cards are: lunge, parry, stop-hit." in told(foil("card", "foil", "epee fight"))
    assert "NAME" in told(foil("card", "foil"))


@pytest.mark.parametrize(
    ("game", "words", "near"),
    [
        ("audatia", "nosuch", ""),
        ("audatia", "fenestro", "Did you mean fenestra"),
        ("audatia", "porta", "Did you mean tutta-porta-di-ferro, porta-di-ferro-mezana"),
        ("audatia", "mandrito fendente", "Did you mean mandritto-fendente, "),
        ("readyfence", "stophit", "Did you mean stop-hit?"),
    ],
)
def test_where_there_are_many_cards_the_nearest_are_named(salle: Salle, game: str, words: str, near: str) -> None:
    sentence = told(salle("card", game, words))
    assert sentence.startswith(f"salle: There is no card {words}. {near}")
    assert sentence.endswith(f"`salle cards {game}` lists all cards.\n") and len(sentence) < 200


def test_a_near_card_is_named_in_the_readers_language(salle: Salle) -> None:
    assert "fenestra" in told(salle("card", "audatia", "fenestro", env={"SALLE_LANG": "zh-Hant"}))


def test_odd_cards_are_doubted_on_the_error_stream_and_played(salle: Salle, tmp_path: Path) -> None:
    data = salle("cards", "audatia", "--data").stdout
    odd = tmp_path / "odd.toml"
    odd.write_text(data.replace("{ none = 2 }", "{ none = 3 }"), encoding="utf-8")
    ran = salle("play", "audatia", "--vs", "tactic", "--cards", str(odd), typed="quit\n")
    assert ran.returncode == 0
    assert "warning about these cards: galeazzo: the deck has 19 strikes; the rulebook says 18." in ran.stderr
    assert salle("cards", "audatia").stderr == ""


def test_a_game_without_pages_says_so(salle: Salle) -> None:
    assert salle("cards", "engarde").stdout == "En Garde has no card pages.\n"
    assert read(salle("cards", "engarde", "--json")) == {"game": "engarde/standard", "cards": []}
    assert "En Garde has no card pages." in told(salle("card", "engarde", "lunge"))


def test_the_rules_page_lists_cards_before_options(foil: Salle) -> None:
    page = foil("rules", "foil", "--markdown").stdout
    cards, options = page.index("## Cards"), page.index("## Options")
    assert cards < page.index("| Stop Hit | `SH` | 4 |  |") < options
    assert page[cards:].splitlines()[2] == "| card | code | speed | copies |"
    assert "| `stake` | 1 | 1, 2 | points for a touch (plain) |\n| `stake` | 4 | 2, 4 |" in page[options:]


def test_a_card_is_found_by_other_names(salle: Salle) -> None:
    found = salle("card", "audatia", "corona")
    assert found.stdout.startswith("Frontale  FRO\n") and "Corona" in found.stdout


# -- corrected cards


CHANGES = {
    "audatia": ("fenestra", 'side = { is = "right"', 'side = { is = "left"', "side"),
    "readyfence": ("straight-thrust", "stamina = { is = 0", "stamina = { is = 1", "stamina"),
    "arena": ("attack-high", "copies = { is = 5", "copies = { is = 6", "copies"),
}


@pytest.mark.parametrize("game", CHANGES)
def test_a_page_says_what_was_corrected(salle: Salle, tmp_path: Path, game: str) -> None:
    name, old, new, fact = CHANGES[game]
    head, mark, tail = salle("cards", game, "--data").stdout.partition(f'name = "{name}"')
    assert mark and old in tail
    path = tmp_path / "cards.toml"
    path.write_text(head + mark + tail.replace(old, new, 1), encoding="utf-8")
    sentence = f"This text is about the card as the game has it. Corrected here: {fact}."
    pages = read(salle("cards", game, "--cards", str(path), "--json"))["cards"]
    assert {page["note"] for page in pages if page["name"] == name} == {sentence}
    assert {page["note"] for page in pages if page["name"] != name} == {""}
    assert sentence in salle("card", game, name, "--cards", str(path)).stdout
    assert sentence not in salle("card", game, name).stdout


def test_a_changed_source_is_no_correction(salle: Salle, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(salle("cards", "audatia", "--data").stdout.replace('"reconstructed"', '"seed"'), encoding="utf-8")
    pages = read(salle("cards", "audatia", "--cards", str(path), "--json"))["cards"]
    assert not any(page["note"] for page in pages)
    assert not any("*" in fact["value"] for page in pages for fact in page["facts"])


def test_corrected_cards_are_shown(foil: Salle, corrected: str) -> None:
    assert "speed   1\ncopies  3" in foil("card", "foil", "SH", "--cards", corrected).stdout
    assert "| Stop Hit | `SH` | 1 | 3 |" in foil("rules", "foil", "--markdown", "--cards", corrected).stdout
    assert read(foil("cards", "foil", "--json", "--cards", corrected))["cards"][2]["facts"][0]["value"] == "1"


def test_corrected_cards_are_counted(foil: Salle, corrected: str) -> None:
    printed, other = (
        read(foil("perft", "foil", "2", "--json")),
        read(foil("perft", "foil", "2", "--json", "--cards", corrected)),
    )
    assert (printed["divide"], other["divide"]) == ({"+LU": 3, "+PA": 3, "+SH": 2}, {"+LU": 3, "+PA": 3, "+SH": 3})
    assert foil("laws", "foil", "--bouts", "5", "--cards", corrected).returncode == 0


def test_a_simulation_counts_the_cards_that_were_played(foil: Salle, corrected: str) -> None:
    command = ("sim", "foil", "--bouts", "200", "--seed", "3")
    printed, other = read(foil(*command, "--json")), read(foil(*command, "--json", "--cards", corrected))
    assert list(printed["cards"]) == ["lunge", "parry", "stop-hit"]
    assert sum(printed["cards"].values()) == printed["actions"]["lay"] == printed["events"]["laid"]
    assert printed["digest"] != other["digest"]
    assert printed["cards"]["stop-hit"] < other["cards"]["stop-hit"]
    assert other == read(foil(*command, "--jobs", "2", "--json", "--cards", corrected))
    shown = foil(*command).stdout
    assert shown.index("Cards played") < shown.index("Stop Hit") < shown.index("Average bout")


def test_a_card_that_was_never_played_is_listed(foil: Salle, tmp_path: Path) -> None:
    path = tmp_path / "no-stop-hits.toml"
    path.write_text(CORRECTED.replace("copies = 3", "copies = 0"), encoding="utf-8")
    command = ("sim", "foil", "--bouts", "30", "--cards", str(path))
    assert read(foil(*command, "--json"))["cards"]["stop-hit"] == 0
    assert "Stop Hit 0 0.00 per bout" in " ".join(foil(*command).stdout.split())


def test_a_bout_with_corrected_cards_goes_on_with_them(foil: Salle, corrected: str, tmp_path: Path) -> None:
    ran = foil("play", "foil", "--vs", "random", "--cards", corrected, typed="quit\n")
    assert "Continue it with the same cards: `salle play --resume --cards FILE`." in ran.stdout
    (path,) = (tmp_path / "data" / "bouts").glob("*.salle")
    for words in (("play", "--resume"), ("play", str(path)), ("replay", str(path))):
        assert "name them with --cards FILE" in told(foil(*words))
        assert foil(*words, "--cards", corrected, typed="quit\n").returncode == 0
    assert foil("play", str(path), "--cards", corrected, typed=".\n").returncode == 0
    assert Record.load(path).tags["Result"] != "*"


TAKES_CARDS = [
    ("cards", "foil"), ("play", "foil"), ("play", "--resume"), ("laws", "foil"), ("perft", "foil", "2"),
    ("sim", "foil"), ("rules", "foil"), ("card", "foil", "SH"),
]  # fmt: skip
UNREADABLE = [
    (b"lunge = {", "Invalid cards"),
    (None, "cards.toml cannot be read: there is no such file."),
    (b"\xff\xfe\x00lunge", "cards.toml is not a text file in UTF-8."),
    (b" \n", "cards.toml is empty"),
]
SAMPLE = [*product(TAKES_CARDS, UNREADABLE[:1]), *product(TAKES_CARDS[:1], UNREADABLE[1:])]
REST = [pytest.param(*row, marks=pytest.mark.soak) for row in product(TAKES_CARDS[1:], UNREADABLE[1:])]


@pytest.mark.parametrize(("words", "unreadable"), [*SAMPLE, *REST])
def test_cards_that_can_not_be_read_get_one_sentence(
    foil: Salle, tmp_path: Path, words: tuple[str, ...], unreadable: tuple[bytes | None, str]
) -> None:
    content, sentence = unreadable
    path = tmp_path / "cards.toml"
    if content is not None:
        path.write_bytes(content)
    if words == ("play", "--resume"):
        foil("play", "foil", "--vs", "random", typed="quit\n")
    assert sentence in told(foil(*words, "--cards", str(path)))


def test_a_byte_order_mark_is_no_fault(foil: Salle, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + CORRECTED.replace("\n", "\r\n").encode())
    assert foil("cards", "foil", "--cards", str(path)).returncode == 0


@pytest.mark.parametrize(
    "words", [("play",), ("laws", "engarde"), ("perft", "engarde", "2"), ("sim", "engarde"), ("rules", "engarde")]
)
def test_a_game_without_card_data_takes_none(salle: Salle, corrected: str, words: tuple[str, ...]) -> None:
    assert "engarde has no card data to correct." in told(salle(*words, "--cards", corrected))


def test_the_page_of_a_hero_is_shown_and_all_are_listed(salle: Salle) -> None:
    shown = salle("card", "arena", "bear").stdout
    assert "The Bear  bear" in shown and "life    11*" in shown and "hard to move" in shown
    assert "8 life, 2 damage" in salle("cards", "arena").stdout
    assert "| The Bear | `bear` | hero | 11* | 1† |" in salle("rules", "arena", "--markdown").stdout
