"""Accounts over HTTP: names, cookies, claiming, signing in and out, and protection against guessing."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from unicodedata import category, normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from salle.server.name_policy import LONGEST_NAME, MOST_MARKS, BadName, check_fair, checked_name, folded, looks
from salle.server.people.identity import Already
from salle.server.settings import Settings
from salle.server.store.database import Statement
from salle.wire.messages import COOKIE
from tests.server.serving import Server, Somebody, served, serving

PASSWORD = "en garde, prêt, allez"
# Names in scripts that need many marks on a letter.
MARKED = {
    "Vietnamese": "Nguy\u1ec5n Th\u1ecb \u1ef6",
    "Hindi": "\u092e\u0941\u0915\u094d\u0924\u093f\u0902",
    "Urdu word in Hindi": "\u0915\u093c\u094d\u0937\u093f\u0902",
    "Thai": "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07",
    "Arabic": "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f\u064c",
    "Hebrew": "\u05e9\u05bc\u05c1\u05b4\u05dc\u05d5\u05b9\u05dd",
    "Burmese": "\u101c\u103b\u103e\u102d\u102f\u1037",
    "Tibetan": "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",
    "Khmer": "\u1781\u17d2\u1789\u17bb\u17c6",
}
CLIENTS = ("httpx", "httpcore", "websockets.client")


async def claims(somebody: Somebody, password: str = PASSWORD) -> None:
    await somebody.asks("POST", "/api/me/claim", password=password)


async def name_of(somebody: Somebody) -> str:
    return str((await somebody.asks("GET", "/api/me"))["name"])


# -- names


@given(st.text(max_size=40))
@example("e\u200c\u0301")  # a letter and its accent, with an invisible character in between
@example("\u3164")
@example(" \u0308")
@example("A\u00a0\u2003\tB")
@example("<b>Ada</b>")
def test_a_name_is_plain_or_refused(name: str) -> None:
    try:
        called = checked_name(name)
    except BadName:
        return
    assert 1 <= len(called) <= LONGEST_NAME
    assert checked_name(called) == called == normalize("NFKC", called)
    assert not any(category(letter)[0] == "C" for letter in called)
    assert (called.strip(), "  " in called) == (called, False)
    assert folded(folded(called)) == folded(called)


@given(st.text(st.characters(categories=["L"], max_codepoint=0x24F), min_size=1, max_size=12))
def test_a_name_of_letters_is_kept(name: str) -> None:
    assert checked_name(f"  {name} ") == checked_name(name)
    assert len(checked_name(name)) >= 1


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800", "\ufe0f\u034f", "\u0301", "x" * 25])
def test_invisible_and_endless_names_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


@pytest.mark.parametrize(("one", "other"), [("Ada", "ADA"), ("Straße", "STRASSE"), ("Ａｄａ", "ada"), ("Ada ", "ada")])
def test_names_are_compared_without_case_or_width(one: str, other: str) -> None:
    assert folded(checked_name(one)) == folded(checked_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Coco", "\u0421\u043e\u0441\u043e"),  # Cyrillic
        ("Kopie", "\u039aop\u03b9e"),  # with some Greek letters
        ("Bill", "BiIl"),
        ("Ada 10", "Ada lO"),
        ("modern", "modem"),
        ("O'Brien", "O\u2019Brien"),
        ("Marie-Anne", "Marie\u2011Anne"),
    ],
)
def test_names_that_look_alike_are_taken_for_one(one: str, other: str) -> None:
    assert folded(one) == folded(other) or looks(one) == looks(other)


@pytest.mark.parametrize("pair", [("Ada", "Ida"), ("Zoe", "Zo\u00eb"), ("Mia", "Mla"), ("Jos\u00e9", "Jose")])
def test_names_that_an_eye_can_tell_apart_are_two(pair: tuple[str, str]) -> None:
    assert looks(pair[0]) != looks(pair[1])


@pytest.mark.parametrize(
    "name",
    [
        "Ada \u528d",
        "\u7530\u4e2d\u3055\u3093",
        "\u0418\u0432\u0430\u043d",
        "\u039c\u03c0\u03ac\u03bc\u03c0\u03b7\u03c2",
        "Ada & Bo 2",
        "\u1112\u1161\u11ab",
    ],
)
def test_a_name_in_ones_own_alphabet_is_fair(name: str) -> None:
    check_fair(checked_name(name))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u0410da", "server-error-name-scripts"),
        ("Ad\u03b1", "server-error-name-scripts"),
        ("maestro", "server-error-name-bot"),
        ("Tactician", "server-error-name-bot"),
        ("Maestr0", "server-error-name-bot"),
        ("bot:maestro", "server-error-name-bot"),
        ("BOT\uff1aAda", "server-error-name-bot"),
        ("[bot] Maestro", "server-error-name-bot"),
        ("Tactic!", "server-error-name-bot"),
        ("Ma\u00e9stro", "server-error-name-bot"),
        ("\u5927\u5e2b", "server-error-name-bot"),
    ],
)
def test_a_name_that_is_there_to_be_mistaken_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        check_fair(checked_name(name))
    assert refused.value.message.id == why


MARKS = st.text(st.characters(categories=["Mn", "Me"]), max_size=30)


@given(st.text(st.characters(categories=["L"]), min_size=1, max_size=3), MARKS)
def test_no_letter_of_a_name_has_more_than_a_few_marks(letters: str, marks: str) -> None:
    try:
        called = checked_name(f"{letters}{marks}{letters}")
        check_fair(called)
    except BadName:
        return
    assert not re.search(rf"[\u0300-\u036f]{{{MOST_MARKS + 1}}}", normalize("NFD", called))
    kinds = "".join("m" if category(letter) in ("Mn", "Me") else "." for letter in called)
    assert "m" * (MOST_MARKS + 1) not in kinds


@given(st.sampled_from("aZ\u0915\u0e01\u05d0"), st.integers(MOST_MARKS + 1, 20))
def test_marks_that_pile_up_are_refused(letter: str, count: int) -> None:
    for marks in ("".join(chr(0x300 + one) for one in range(count)), "\u0301\u0301"):
        with pytest.raises(BadName) as refused:
            check_fair(normalize("NFKC", letter + marks))
        assert refused.value.message.id == "server-error-name-marks"


@pytest.mark.parametrize("letter", ["\ufdfd", "\u2e3b", "\U00012031"])
def test_a_sign_as_wide_as_many_letters_is_refused(letter: str) -> None:
    with pytest.raises(BadName) as refused:
        check_fair(checked_name(f"Ada {letter}"))
    assert refused.value.message.id == "server-error-name-wide"


def test_a_ligature_counts_as_all_its_letters() -> None:
    with pytest.raises(BadName):
        checked_name("\ufdfa" * 2)  # 18 letters each


@pytest.mark.parametrize("name", MARKED.values(), ids=MARKED)
def test_a_name_with_the_marks_of_its_script_is_fair(name: str) -> None:
    check_fair(checked_name(name))


@served
async def test_a_claimed_name_guards_all_that_look_like_it(server: Server) -> None:
    ada, twin, eve, bill = await server.people("Coco", "\u0421\u043e\u0441\u043e", "Eve", "Bill")
    await claims(ada)
    assert (await name_of(twin)).startswith("Guest ")
    for name in ("\u0421\u043e\u0441\u043e", "C0co"):
        assert await eve.fails("PATCH", "/api/me", name=name) == (409, "server-error-name-claimed")
        assert await eve.fails("POST", "/api/me", name=name) == (409, "server-error-name-claimed")
    assert await eve.fails("PATCH", "/api/me", name="novice") == (409, "server-error-name-bot")
    assert await eve.fails("POST", "/api/me", name="\u0415ve") == (409, "server-error-name-scripts")
    assert (await ada.asks("PATCH", "/api/me", name="C0co"))["name"] == "C0co"
    await claims(bill)
    database = server.service.store.database
    await database.write([Statement("update people set looks = null", {})])  # as an older version left it
    await server.service.people.store.look_at_names()
    assert await eve.fails("PATCH", "/api/me", name="BiIl") == (409, "server-error-name-claimed")


# -- guests


@served
async def test_a_guest_is_signed_in_at_once_and_may_share_a_name(server: Server) -> None:
    ada, other, stranger = await server.people("Ada", "Ada", "")
    assert [await name_of(one) for one in (ada, other)] == ["Ada", "Ada"]
    me = await ada.asks("GET", "/api/me")
    assert me["claimed"] is False
    assert me["id"] != (await other.asks("GET", "/api/me"))["id"]
    assert await stranger.fails("GET", "/api/me") == (401, "server-error-stranger")
    assert (await ada.asks("PATCH", "/api/me", name="  Augusta\t Ada "))["name"] == "Augusta Ada"
    assert await ada.fails("PATCH", "/api/me", name="\u200b") == (409, "server-error-name")


def test_a_cookie_is_for_this_site_alone_and_scripts_do_not_see_it(tmp_path: Path) -> None:
    async def main() -> None:
        behind = Settings().behind(["127.0.0.1"])
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}", settings=behind) as server:
            (ada,) = await server.people("")
            for scheme, secure in (("http", False), ("https", True)):
                answer = await ada.http.post("/api/me", json={"name": "Ada"}, headers={"x-forwarded-proto": scheme})
                known, said = sorted(line.lower() for line in answer.headers.get_list("set-cookie"))
                assert ("httponly" in said, "samesite=lax" in said, "secure" in said) == (True, True, secure)
                assert ("httponly" in known, "samesite=lax" in known, "secure" in known) == (False, True, secure)
                assert known.startswith("salle-known=yes;"), "the page may read that, and nothing else"

    asyncio.run(main())


@served
async def test_a_forged_cookie_signs_nobody_in(server: Server) -> None:
    ada, eve, stranger = await server.people("Ada", "Eve", "")
    id, session, signature = ada.http.cookies[COOKIE].split(".")
    other = eve.http.cookies[COOKIE].split(".")
    for forged in (
        f"{id}.{session}.{'0' * 64}",
        f"{id}.{session}.",
        f"{id}.{session}",
        f"{id}.1{session}.{signature}",
        f"{id}.{session}0.{signature}",
        f"{id}.{session.partition('-')[0]}.{signature}",
        f"{id}.{session}.{other[2]}",
        f"{other[0]}.{session}.{signature}",
        f"{id}..{signature}",
        "..",
        "",
        "é.0.é",
    ):
        answer = await stranger.http.get("/api/me", headers=[(b"cookie", f"{COOKIE}={forged}".encode())])
        assert answer.status_code == 401, forged


# -- claimed names


@served
async def test_a_claimed_name_signs_in_from_anywhere(server: Server) -> None:
    ada, phone = await server.people("Ada", "Somebody")
    me = await ada.asks("GET", "/api/me")
    await claims(ada)
    signed_in = await phone.asks("POST", "/api/sign-in", name=" aDA", password=PASSWORD)
    assert signed_in == {**me, "claimed": True}
    assert await phone.asks("GET", "/api/me") == signed_in
    table = await ada.opens("engarde/standard", "me", "open")
    assert [bout["id"] for bout in await phone.asks("GET", "/api/me/bouts")] == [table]


@served
async def test_a_password_is_the_same_however_its_letters_are_written(server: Server) -> None:
    ada, phone = await server.people("Ada", "")
    await claims(ada, "prêt" * 2)
    await phone.asks("POST", "/api/sign-in", name="Ada", password="pre\u0302t" * 2)


@served
async def test_a_claimed_name_is_unique(server: Server) -> None:
    ada, namesake, another, bo = await server.people("Ada", "ADA", "ada", "Bo")
    await claims(ada)
    called = [await name_of(one) for one in (namesake, another)]
    assert all(name.startswith("Guest ") for name in called)
    assert len(set(called)) == 2
    assert await bo.fails("PATCH", "/api/me", name="aDa") == (409, "server-error-name-claimed")
    assert await bo.fails("POST", "/api/me", name="Ａda") == (409, "server-error-name-claimed")
    assert await name_of(bo) == "Bo"
    await claims(bo)
    assert await bo.fails("PATCH", "/api/me", name="Ada") == (409, "server-error-name-claimed")
    assert (await ada.asks("PATCH", "/api/me", name="ada"))["name"] == "ada"
    await ada.asks("PATCH", "/api/me", name="Augusta")
    assert (await bo.asks("PATCH", "/api/me", name="Ada"))["claimed"]


@served
async def test_a_refused_claim_says_why(server: Server) -> None:
    ada, guest = await server.people("Ada", "Guest 0042")
    assert await ada.fails("POST", "/api/me/claim", password="7 chars") == (409, "server-error-password")
    assert await ada.fails("POST", "/api/me/claim", password="x" * 201) == (409, "server-error-password")
    assert (await ada.fails("POST", "/api/me/claim", password="x" * 1001))[0] == 400
    assert (await ada.fails("POST", "/api/me/claim", password=12345678))[0] == 400
    assert await guest.fails("POST", "/api/me/claim", password=PASSWORD) == (409, "server-error-name-made-up")
    assert await ada.fails("POST", "/api/me/password", old="", new=PASSWORD) == (409, "server-error-not-claimed")
    await claims(ada)
    assert await ada.fails("POST", "/api/me/claim", password=PASSWORD) == (409, "server-error-claimed-already")
    assert await ada.fails("PATCH", "/api/me", name="guest 0001") == (409, "server-error-name-made-up")


@served
async def test_of_two_simultaneous_claims_of_a_name_one_succeeds(server: Server) -> None:
    people = server.service.people
    one, other = [await people.welcome("Ada") for _ in range(2)]
    await people.claim(one, PASSWORD)
    with pytest.raises(BadName, match="is taken"):
        await people.claim(other, PASSWORD)  # an outdated copy of the account
    with pytest.raises(Already, match="already has a password"):
        await people.claim(one, PASSWORD)
    now = await people.store.person(other.id)
    assert now is not None
    assert (now.claimed, now.name[:6]) == (False, "Guest ")


# -- signing in and out


@served
async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(server: Server) -> None:
    ada, _, eve = await server.people("Ada", "Bo", "Eve")
    await claims(ada)
    told = []
    for name in ("Ada", "Bo", "Nobody", "\u200b", "x" * 30):
        answer = await eve.http.post("/api/sign-in", json={"name": name, "password": "not her password"})
        told.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert len(set(map(str, told))) == 1
    assert told[0][0] == 403
    assert await name_of(eve) == "Eve"


@served
async def test_an_unknown_name_takes_as_much_hashing(server: Server) -> None:
    ada, eve = await server.people("Ada", "Eve")
    await claims(ada)
    passwords, checked = server.service.people.passwords, []
    verified = passwords._verified

    def counted(password: str, kept: str) -> bool:
        checked.append(kept.rpartition("$")[0].rpartition("$")[0])  # the kind of hash and its cost
        return verified(password, kept)

    passwords._verified = counted  # type: ignore[method-assign]
    for name in ("Ada", "Nobody"):
        await eve.fails("POST", "/api/sign-in", name=name, password="not her password")
    assert len(checked) == 2
    assert checked[0] == checked[1]
    assert checked[0].startswith("$argon2id$")


@served
async def test_signing_out_is_for_here_and_signing_out_everywhere_for_all(server: Server) -> None:
    ada, phone, club, thief = await server.people("Ada", "", "", "")
    await claims(ada)
    for one in (phone, club):
        await one.asks("POST", "/api/sign-in", name="Ada", password=PASSWORD)
    table = await phone.opens("engarde/standard", "me", "open")
    thief.http.cookies.update(dict(ada.http.cookies))
    async with ada.at(table) as here, phone.at(table) as there:
        await ada.asks("POST", "/api/sign-out")
        assert await here.is_cut_off() == 1013
        await there.is_served()
    for one in (ada, thief):
        assert await one.fails("GET", "/api/me") == (401, "server-error-stranger")
    async with thief.at(table) as here:
        assert here.view["yours"] == []
    assert await name_of(phone) == "Ada"
    async with club.at(table) as chair:
        await phone.asks("POST", "/api/sign-out/everywhere")
        await chair.is_cut_off()
    for one in (phone, club):
        assert await one.fails("GET", "/api/me") == (401, "server-error-stranger")
    await ada.asks("POST", "/api/sign-in", name="Ada", password=PASSWORD)
    assert await name_of(ada) == "Ada"


@served
async def test_another_password_ends_all_other_sessions(server: Server) -> None:
    ada, phone, eve = await server.people("Ada", "", "")
    await claims(ada)
    await phone.asks("POST", "/api/sign-in", name="Ada", password=PASSWORD)
    wrong = await ada.fails("POST", "/api/me/password", old="not her password", new="a new password")
    assert wrong == (403, "server-error-password-wrong")
    assert await ada.fails("POST", "/api/me/password", old=PASSWORD, new="short") == (409, "server-error-password")
    assert await name_of(phone) == "Ada"
    await ada.asks("POST", "/api/me/password", old=PASSWORD, new="a new password")
    assert await name_of(ada) == "Ada"
    assert await phone.fails("GET", "/api/me") == (401, "server-error-stranger")
    assert await eve.fails("POST", "/api/sign-in", name="Ada", password=PASSWORD) == (403, "server-error-sign-in")
    await eve.asks("POST", "/api/sign-in", name="Ada", password="a new password")


@served
async def test_other_sites_pages_can_not_sign_anybody_in_or_out(server: Server) -> None:
    (ada,) = await server.people("Ada")
    for path, body in (
        ("/api/sign-in", {"name": "Ada", "password": PASSWORD}),
        ("/api/sign-out", None),
        ("/api/sign-out/everywhere", None),
        ("/api/me/claim", {"password": PASSWORD}),
        ("/api/me/tokens", {"name": "bot"}),
    ):
        answer = await ada.http.post(path, json=body, headers={"origin": "https://example.org"})
        assert answer.status_code == 403, path
    assert (await ada.asks("GET", "/api/me"))["claimed"] is False


def test_no_secret_stands_in_a_log_or_an_error(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    secrets: list[str] = []
    said: list[str] = []

    @served
    async def test(server: Server) -> None:
        ada, eve = await server.people("Ada", "")
        await claims(ada)
        token = (await ada.asks("POST", "/api/me/tokens", name="bot"))["token"]
        secrets.extend([PASSWORD, "wrong-and-secret", token, token[-32:], ada.http.cookies[COOKIE].split(".")[2]])
        for path, body in (
            ("/api/sign-in", {"name": "Ada", "password": "wrong-and-secret"}),
            ("/api/sign-in", {"name": "Ada", "password": ["wrong-and-secret"]}),
            ("/api/sign-in", {"name": "Ada", "password": "wrong-and-secret" * 100}),
            ("/api/sign-in", {"name": "Ada", "passwort": "wrong-and-secret"}),
            ("/api/me/password", {"old": "wrong-and-secret", "new": PASSWORD}),
            ("/api/me/claim", {"password": PASSWORD}),
        ):
            for one in (ada, eve):
                answer = await one.http.post(path, json=body, headers={"authorization": ""})
                assert not answer.is_success
                said.append(answer.text)
        eve.http.headers["Authorization"] = f"Bearer {token[:-1]}"
        said.append((await eve.http.get("/api/me")).text)
        rows = await server.service.store.database.read("select * from people")
        rows += await server.service.store.database.read("select * from tokens")
        said.append(repr(rows))

    with caplog.at_level(logging.DEBUG):
        test(tmp_path)
    logged = [record.getMessage() for record in caplog.records if not record.name.startswith(CLIENTS)]
    for secret in secrets:
        assert not any(secret in text for text in (*said, *logged))
