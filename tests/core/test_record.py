"""Records: what was played is read back, and a bad file fails where it is bad, with the rule that it breaks."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import salle
from salle import CHANCE, Bout, Dealer, Record, Rng, Seat
from salle.core.errors import BadRecord
from salle.core.notation.records import checksum
from salle.core.search.playout import random_kind
from tests.support.playing import say

TAGS = {"Game": "engarde/standard", "Options": "hits=1 rounds=1", "Digest": "-", "Result": "*"}
DEAL = "@left +1 +2 +3 +4 +5 +1 +1 +2 +2 +3"
FILE = "bout.salle"


def typed(tokens: str = DEAL, seal: str = "-", **tags: str | None) -> str:
    """A record as a person types it; a tag that is None is left out."""
    lines = [f'[{name} "{value}"]' for name, value in (TAGS | tags).items() if value is not None]
    return "\n".join([*lines, "", tokens, f'[Checksum "{seal}"]', ""])


def random_bout(ruleset: str, seed: int, plies: int) -> Bout:
    bout, dealer, rng = Bout(salle.game("engarde", ruleset, hits=2)), Dealer(seed), Rng(seed)
    while not bout.over and len(bout.actions) < plies:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(bout.game, bout.state))
        elif rng.below(60) == 0:
            bout.retire(Seat(rng.below(2)))
        else:
            bout.act(bout.awaiting, random_kind(bout.game, bout.state, rng))
    return bout


def bad_record(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text, FILE).replay()
    return caught.value


def problem(error: BadRecord) -> str:
    id: str = error.message.args["problem"].id
    return id


# -- round trips


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.sampled_from(["basic", "standard", "advanced"]), st.integers(0, 10**6), st.sampled_from([0, 5, 11, 40, 90, 2000])
)
def test_what_was_played_is_read_back(ruleset: str, seed: int, plies: int) -> None:
    bout = random_bout(ruleset, seed, plies)
    record = Record.of(bout, ("Ada", "random"))
    again = Record.parse(record.text())
    assert again.tags == record.tags
    assert again.text() == record.text()
    replayed = again.replay()
    assert replayed.actions == bout.actions
    assert [replayed.state.sight(Seat(seat)) for seat in (-2, 0, 1)] == [
        bout.state.sight(Seat(seat)) for seat in (-2, 0, 1)
    ]
    assert [event.key() for event in replayed.heard(Seat(0))] == [event.key() for event in bout.heard(Seat(0))]


def test_a_bout_from_a_stance_is_read_back() -> None:
    game = salle.game("engarde", "advanced", hits=3)
    bout = Bout(game, game.stance("left=8 right=12 hands=1334/12255 seen=445 turn=left phase=own hits=1-2 round=4"))
    bout.act(Seat(0), game.notation.action("x4"))
    record = Record.parse(Record.of(bout).text())
    assert record.tags["Start"].startswith("left=8 right=12 hands=1334/12255")
    assert record.replay().state.sight(Seat(0)) == bout.state.sight(Seat(0))


def test_the_tags_tell_who_won_and_why() -> None:
    bout = Bout(salle.game("engarde"))
    bout.retire(Seat(0))
    tags = Record.of(bout, ("Ada", "Bo")).tags
    assert (tags["Result"], tags["Reason"], tags["Seat1"], tags["Seat2"]) == ("0-1", "retired", "Ada", "Bo")
    assert tags["Digest"] == bout.game.digest
    unfinished = Record.of(Bout(salle.game("engarde")))
    assert unfinished.tags["Result"] == "*" and "Reason" not in unfinished.tags
    assert unfinished.names(bout.game) == ("", "")


def test_a_draw_that_was_agreed_on_is_told_as_one() -> None:
    record = Record.of(Bout(salle.game("arena")), agreed=True)
    assert (record.tags["Result"], record.tags["Reason"]) == ("0-0", "agreed")
    again = Record.parse(record.text())
    assert again.agreed and again.replay().actions == []


@pytest.mark.parametrize(("game", "result"), [("engarde", "0-0"), ("arena", "*"), ("arena", "1-0")])
def test_what_can_not_have_been_agreed_on_is_refused(game: str, result: str) -> None:
    record = Record.of(Bout(salle.game(game)), agreed=True)
    record.tags["Result"] = result
    with pytest.raises(BadRecord) as refused:
        record.replay()
    assert problem(refused.value) == "record-result"


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=6), st.text(max_size=2))
def test_any_name_can_stand_in_a_record(left: str, right: str) -> None:
    record = Record.of(Bout(salle.game("engarde")), (left, right))
    again = Record.parse(record.text())
    assert again.tags == record.tags
    assert again.replay().actions == []


def test_a_file_is_loaded(tmp_path: Path) -> None:
    bout = random_bout("standard", 4, 2000)
    path = tmp_path / FILE
    path.write_text(Record.of(bout).text(), encoding="utf-8")
    assert Record.load(path).replay().actions == bout.actions
    assert Record.load(str(path)) == Record.load(path)


def test_line_ends_do_not_matter() -> None:
    text = Record.of(random_bout("standard", 4, 2000)).text()
    assert Record.parse(text.replace("\n", "\r\n")).tokens == Record.parse(text).tokens


def test_a_record_typed_by_a_person_needs_no_seals() -> None:
    bout = Record.parse(typed(f"{DEAL}\n>5 +4\n3")).replay()
    assert bout.game.notation.token(bout.actions[-1]) == ">3"


# -- bad actions: the file, the line, the action and the rule are named


@pytest.mark.parametrize(
    ("tokens", "line", "ply", "token", "words"),
    [
        (f"{DEAL}\n<1", 7, 12, "<1", "off-the-piste"),
        (f"{DEAL}\n>5 +4\nx44", 8, 14, "x44", "not-at-distance"),
        (f"{DEAL}\n>5 +4\n>4", 8, 14, ">4", "not-in-hand"),
        ("@left +1 +1 +1 +1 +1 +1", 6, 7, "+1", "not-in-pack"),
        ("@left\n@left", 7, 2, "@left", "not-dealt-now"),
        (f"{DEAL}\n>6", 7, 12, ">6", "is not an action"),
        (f"{DEAL}\nadvance", 7, 12, "advance", "is not an action"),
        (f"{DEAL}\n+1", 7, 12, "+1", "it is a player’s turn"),
        ("@left +1\n>1", 7, 3, ">1", "it is the deck’s turn"),
        ("@left +?", 6, 2, "+?", "+1 +2 +3 +4 +5"),
    ],
)
def test_a_bad_action_is_named(tokens: str, line: int, ply: int, token: str, words: str) -> None:
    error = bad_record(typed(tokens))
    assert error.message.id == "error-record-action"
    assert {"file": FILE, "line": line, "ply": ply, "token": token}.items() <= error.message.args.items()
    said = str(error)
    assert said.startswith(f"{FILE}, line {line}, action {ply} ({token}): ")
    assert words in said


def test_illegal_malformed_and_ambiguous_are_told_apart() -> None:
    stance = "left=8 right=11 hands=13335/12244 seen=55 turn=left"
    problems = [problem(bad_record(typed(token, Start=stance))) for token in ("x3333", "x9", "3")]
    assert problems == ["error-illegal", "error-malformed", "error-ambiguous"]


def test_nothing_is_done_after_the_end() -> None:
    error = bad_record(typed(f"{DEAL}\n!1\n>5", Result="0-1"))
    assert problem(error) == "record-after-over"
    assert str(error).startswith(f"{FILE}, line 8, action 13 (>5): ")


# -- bad files


def test_a_changed_record_is_noticed() -> None:
    text = Record.of(random_bout("standard", 4, 2000)).text()
    error = bad_record(text.replace("+1", "+2", 1))
    assert problem(error) == "record-checksum"
    assert error.message.args["line"] == text.count("\n")
    assert text.split('[Checksum "')[1][:16] in str(error)


def test_a_record_under_other_rules_is_noticed() -> None:
    text = Record.of(Bout(salle.game("engarde"))).text()
    digest = salle.game("engarde").digest
    body = text.split("[Checksum")[0].replace(digest, "0123456789abcdef")
    error = bad_record(f'{body}[Checksum "{checksum(body)}"]\n')
    assert problem(error) == "record-digest"
    assert all(part in str(error) for part in (FILE, "0123456789abcdef", digest))


def test_a_record_that_was_cut_off_is_noticed() -> None:
    text = Record.of(random_bout("advanced", 4, 2000)).text()
    lines = text.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        error = bad_record("".join(lines[:kept]))
        assert problem(error) == "record-truncated"
        assert str(error).startswith(f"{FILE}, line {kept}: ")


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ("", 1, "record-no-tags"),
        ("\n\n", 1, "record-no-tags"),
        (f"{DEAL}\n", 1, "record-no-tags"),
        ('\n[Game "engarde"\n', 2, "record-bad-tag"),
        ("[Game engarde]\n", 1, "record-bad-tag"),
        ('[game "engarde"]\n', 1, "record-bad-tag"),
        (typed(Weather="fine"), 5, "record-unknown-tag"),
        (typed(Seat10="Ada"), 5, "record-unknown-tag"),
        ('[Game "engarde"]\n' + typed(), 2, "record-tag-twice"),
        (typed(Game=None), 6, "record-missing-tag"),
        (typed(Digest=None), 6, "record-missing-tag"),
        (typed(Result=None), 6, "record-missing-tag"),
        (typed() + ">5\n", 8, "record-after-end"),
        (typed(seal="0123456789abcdef"), 7, "record-checksum"),
    ],
)
def test_a_bad_line_is_named(text: str, line: int, id: str) -> None:
    error = bad_record(text)
    assert problem(error) == id
    assert str(error).startswith(f"{FILE}, line {line}: ")


def test_the_bad_tag_is_named() -> None:
    assert "Weather" in str(bad_record(typed(Weather="fine")))
    assert "Digest" in str(bad_record(typed(Digest=None)))
    assert "Game" in str(bad_record('[Game "engarde"]\n' + typed()))


@pytest.mark.parametrize(
    ("tags", "words"),
    [
        ({"Game": "chess"}, "engarde"),
        ({"Game": ""}, "engarde"),
        ({"Game": "engarde/expert"}, "basic, standard, advanced"),
        ({"Options": "hits"}, "name=value"),
        ({"Options": "hits=0"}, "1..99"),
        ({"Options": "lives=3"}, "piste=3..99"),
        ({"Options": "id=3"}, "piste=3..99"),
        ({"Options": "ruleset=basic"}, "piste=3..99"),
        ({"Options": "hand=7 copies=2"}, "hands take 14"),
        ({"Start": "left=9 right=4 hands=12345/12345"}, "left=9 right=4"),
    ],
)
def test_what_the_tags_ask_for_must_be(tags: dict[str, str], words: str) -> None:
    error = bad_record(typed("", "-", **tags))
    assert error.message.id == "error-record-line"
    assert str(error).startswith(f"{FILE}, line ") and words in str(error)


@pytest.mark.parametrize(("found", "tokens", "expected"), [("1-0", f"{DEAL}\n!1", "0-1"), ("1-0", DEAL, "*")])
def test_a_result_that_does_not_follow_is_noticed(found: str, tokens: str, expected: str) -> None:
    error = bad_record(typed(tokens, Result=found))
    assert problem(error) == "record-result"
    assert all(part in str(error) for part in (FILE, found, expected))


def test_a_reason_that_does_not_follow_is_noticed() -> None:
    assert Record.parse(typed(f"{DEAL}\n!1", Result="0-1", Reason="retired")).replay().over
    assert FILE in str(bad_record(typed(f"{DEAL}\n!1", Result="0-1", Reason="riposte-hits")))


def test_what_is_not_text_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"\xff\xfe\x00\x81binary")
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert problem(caught.value) == "record-not-text"
    assert FILE in str(caught.value)


def test_a_second_retirement_is_named_with_its_line() -> None:
    bout = Bout(salle.game("arena", seats=3))
    bout.retire(Seat(2))
    text = Record.of(bout).text().partition("[Checksum")[0]
    twice = Record.parse(f'{text}!3\n[Checksum "-"]\n', "bout.salle")
    with pytest.raises(BadRecord) as caught:
        twice.replay()
    line = len(text.splitlines()) + 1
    assert str(caught.value) == (
        f"bout.salle, line {line}, action 2 (!3): Seat 3 is already out of the bout and cannot resign."
    )


def test_a_record_without_a_file_is_called_so_in_the_readers_language() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse("nonsense")
    assert say(refused.value.message).startswith("record, line 1:")
    assert say(refused.value.message, "zh-Hant").startswith("紀錄 第 1 行")
