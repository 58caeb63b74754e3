"""Texts: all languages have the same messages with the same variables, and Salle picks the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from salle import Message, game_ids, texts
from salle.core import texts as texts_module
from salle.core.texts import (
    LOCALES,
    PERSON,
    MissingText,
    Reader,
    Texts,
    _bundle,
    _entries,
    closest_locale,
    complete_texts,
    needed_arguments,
    reader_locale,
)
from tools import languages

OWNERS = [
    owner
    for owner in ("salle.core", "salle.cli", "salle.server", *(f"salle.games.{id}" for id in game_ids()))
    if (files(owner) / "texts").is_dir()
]


class Variables(Visitor):
    """Collects the variables of a message and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


def messages(owner: str, locale: str) -> list[tuple[str, frozenset[str]]]:
    """The id of every message in order, with its variables and those of the messages that it quotes."""
    source = (files(owner) / "texts" / f"{locale}.ftl").read_text(encoding="utf-8")
    found: dict[str, Variables] = {}
    order = []
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{owner} {locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
            order.append(entry.id.name)

    def names(id: str) -> frozenset[str]:
        return frozenset(found[id].names).union(*map(names, found[id].quoted))

    return [(id, names(id)) for id in order]


def arguments(variables: frozenset[str]) -> frozenset[str]:
    """The variables that the program gives. `$who-is` follows from `$who`, so a language may use it or not."""
    return frozenset(name.removesuffix(PERSON) for name in variables)


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(locale: str) -> None:
    assert list(languages.problems(locale)) == []


@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_is_defined_twice(owner: str) -> None:
    english = [id for id, _ in messages(owner, "en")]
    assert len(set(english)) == len(english) > 0


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_spoken(owner: str) -> None:
    for locale in LOCALES:
        for id, variables in messages(owner, locale):
            sentence = complete_texts(locale).say(Message(id, dict.fromkeys(variables, 2)))
            assert sentence.strip() or id == "sentence-space"
            assert "{" not in sentence


@pytest.mark.parametrize("owner", OWNERS)
def test_what_words_need_is_what_they_name(owner: str) -> None:
    for id, variables in messages(owner, "en"):
        assert set(needed_arguments(id)) == arguments(variables)


def test_words_need_what_others_need_whom_they_quote(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "a = { $x }\nb = { a } { $y }\nc = { -term } { $y }\n-term = term\nd =\n    { NUMBER($x) }\n"
    monkeypatch.setattr("salle.core.texts._sources", lambda owner, locale: [told])
    _entries.cache_clear()
    needed_arguments.cache_clear()
    try:
        found = {id: needed_arguments(id) for id in ("a", "b", "c", "d", "unknown")}
    finally:
        _entries.cache_clear()
        needed_arguments.cache_clear()
    assert found == {"a": ("x",), "b": ("x", "y"), "c": ("y",), "d": ("x",), "unknown": ()}


@pytest.mark.parametrize("game", game_ids())
def test_every_fact_that_words_about_an_action_need_can_be_found(game: str) -> None:
    facts = set(import_module(f"salle.games.{game}.words.action_facts").FACTS)
    about = re.compile(rf"{game}-(do|effect|refused)-")
    dealt = {"arena": {"what"}}.get(game, set())  # of what the deck may not do, which is no action
    asked = {name for id in _entries(f"salle.games.{game}") if about.match(id) for name in needed_arguments(id)}
    assert asked - dealt == facts


def test_the_games_texts_lie_in_their_folders() -> None:
    assert {f"salle.games.{id}" for id in game_ids()} <= set(OWNERS)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_has_no_words_is_missed(locale: str) -> None:
    with pytest.raises(MissingText, match="no-such-thing"):
        texts(locale).say(Message("no-such-thing"))
    with pytest.raises(MissingText, match="engarde-no-such-thing"):
        texts(locale).say(Message("engarde-no-such-thing"))


def test_a_variable_that_is_not_given_is_missed() -> None:
    with pytest.raises(MissingText, match="error-malformed"):
        texts("en").say(Message("error-malformed"))


def test_messages_within_messages_are_spoken_too() -> None:
    inner = Message("engarde-seat-left")
    outer = Message(
        "outcome-won", {"winner": [inner, Message("engarde-seat-right")], "why": Message("rule-retired", {"seats": 2})}
    )
    assert texts("en").say(outer) == "Left, Right win: the other player resigned."
    assert texts("zh-Hant").say(inner) == "左方"


def test_sentences_in_a_row_have_the_space_of_the_language() -> None:
    over = [Message("error-bout-over")] * 2
    assert texts("en").say_all(over) == "The bout is over. The bout is over."
    assert " " not in texts("zh-Hant").say_all(over)


def test_messages_within_messages_that_were_sent_are_spoken_too() -> None:
    seat = {"id": "engarde-seat-left", "args": {}}
    sent = Message("outcome-won", {"winner": [seat, seat], "why": {"id": "rule-retired", "args": {"seats": 2}}})
    assert texts("en").say(sent) == "Left, Left win: the other player resigned."


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        ("", "Anna attacks with two 3s."),
        ("engarde-seat-left", "You attack with two 3s."),
        ("engarde-seat-right", "Anna attacks with two 3s."),
    ],
)
def test_a_message_speaks_to_its_reader_as_you(you: str, sentence: str) -> None:
    attacked = Message("engarde-event-attacked", {"who": Message("engarde-seat-left"), "card": 3, "count": 2})
    assert texts("en").say(attacked, Reader({"engarde-seat-left": "Anna"}, you)) == sentence


def test_a_message_within_a_message_speaks_to_the_same_reader() -> None:
    left, right = Message("engarde-seat-left"), Message("engarde-seat-right")
    why = Message("engarde-end-hit", {"who": left, "whom": right})
    won = Message("outcome-won", {"winner": [left], "why": why})
    assert texts("en").say(won) == "Left wins: Right did not parry the attack."
    assert texts("en").say(won, Reader(you=left.id)) == "You win: your attack was not parried."
    assert texts("en").say(won, Reader(you=right.id)) == "Left wins: you did not parry the attack."


def test_there_is_no_other_language() -> None:
    with pytest.raises(MissingText, match=", ".join(LOCALES)):
        Texts("tlh")


@pytest.mark.parametrize(
    ("asked", "environ", "locale"),
    [
        ("", {}, "en"),
        ("en", {"LANG": "zh_TW.UTF-8"}, "en"),
        ("zh-Hant", {}, "zh-Hant"),
        ("zh_TW", {}, "zh-Hant"),
        ("ZH-hant", {"SALLE_LANG": "en"}, "zh-Hant"),
        ("zh", {}, "zh-Hant"),
        ("zh-Hant-HK", {}, "zh-Hant"),
        ("zh-TW;q=0.9", {}, "zh-Hant"),
        ("zh_CN", {}, "en"),
        ("zh-Hans", {}, "en"),
        ("fr", {}, "en"),
        ("en-GB", {}, "en"),
        ("", {"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ("", {"LANG": "zh_HK"}, "zh-Hant"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LC_ALL": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"}, "zh-Hant"),
        ("", {"LC_ALL": "en_US.UTF-8", "LANG": "zh_TW.UTF-8"}, "en"),
        ("", {"SALLE_LANG": "zh-Hant", "LC_ALL": "C", "LANG": "C"}, "zh-Hant"),
        ("", {"SALLE_LANG": "en", "LC_ALL": "zh_TW", "LANG": "zh_TW"}, "en"),
    ],
)
def test_the_language_of_the_reader(
    asked: str, environ: dict[str, str], locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts_module, "LOCALES", ("en", "zh-Hant"))
    assert reader_locale(asked, environ) == locale


@pytest.fixture
def portuguese(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language with two messages, in two variants."""
    written = texts_module._sources
    new = "language-name = Português\noutcome-drawn = Empate: { $why }.\noutcome-won = { $nobody }\n"
    monkeypatch.setattr(texts_module, "LOCALES", ("en", "pt-BR", "pt-PT", "zh-Hant"))
    monkeypatch.setattr(
        texts_module,
        "_sources",
        lambda owner, locale: [new][bool(owner) :] if locale == "pt-BR" else written(owner, locale),
    )
    yield "pt-BR"
    _bundle.cache_clear()


def test_a_language_that_is_not_finished_says_the_rest_in_english(portuguese: str) -> None:
    words = Texts(portuguese)
    assert words.say(Message("language-name")) == "Português"
    assert words.say(Message("outcome-drawn", {"why": Message("rule-retired", {"seats": 2})})).startswith(
        "Empate: the "
    )
    assert words.say(Message("engarde-name")) == "En Garde"
    assert "wins" in words.say(Message("outcome-won", {"winner": Message("engarde-seat-left"), "why": ""}))


def test_what_a_language_lacks_is_missed_by_the_laws(portuguese: str) -> None:
    with pytest.raises(MissingText, match="pt-BR: there is no message and-list"):
        Texts(portuguese, complete=True).say(Message("and-list"))


@pytest.mark.parametrize(
    ("wish", "locale"),
    [("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("pt_AO.UTF-8", "pt-BR"), ("zh-MO", "zh-Hant"), ("*", "en")],
)
def test_the_nearest_language_is_found(portuguese: str, wish: str, locale: str) -> None:
    assert closest_locale(wish) == locale


def test_only_a_file_of_messages_makes_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("en.ftl", "la.ftl", "la.ftl~", ".DS_Store"):
        (tmp_path / "texts" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "texts" / name).touch()
    monkeypatch.setattr(texts_module, "files", lambda package: tmp_path)
    assert texts_module._available_locales() == ("en", "la")


def test_what_a_language_lacks_is_listed(tmp_path: Path) -> None:
    folder = tmp_path / "core" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("a = { $who }\nb = b\nc = { $who-is } { $who }\n", encoding="utf-8")
    (folder / "la.ftl").write_text("a = { $quis }\nc = { $who }\nd = d\n", encoding="utf-8")
    (folder / "en.md").write_text("# Rules", encoding="utf-8")
    (folder / "card.la.ftl").write_text("", encoding="utf-8")
    assert list(languages.problems("la", tmp_path)) == [
        "core/texts/la.ftl: b is missing",
        "core/texts/la.ftl: d is not in English",
        "core/texts/la.ftl: a has the arguments ['quis'], and English has ['who']",
        "core/texts/la.md is missing",
        "core/texts/card.la.ftl is not in English",
    ]
