"""API tokens: a program can take a seat for a person, and cannot manage the account."""

from __future__ import annotations

import pytest

from salle.server.people.credentials import new_token, read_token
from tests.server.serving import Server, Somebody, served

PASSWORD = "en garde, prêt, allez"


async def token_of(somebody: Somebody, name: str = "my bot") -> tuple[str, str]:
    made = await somebody.asks("POST", "/api/me/tokens", name=name)
    return made["id"], made["token"]


def test_a_token_is_read_back_and_fits_only_itself() -> None:
    token, other = new_token(), new_token()
    again = read_token(token.text)
    assert again == token
    assert again is not None
    assert (again.fits(token.hash), again.fits(other.hash)) == (True, False)
    assert token.secret not in token.hash


@pytest.mark.parametrize("text", ["", "salle_", "salle_0_0", "Bearer x", f"salle_{'g' * 16}_{'0' * 64}"])
def test_text_of_another_form_is_no_token(text: str) -> None:
    assert read_token(text) is None


@served
async def test_a_program_fences_over_the_same_socket(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    _, token = await token_of(ada)
    program = await server.program(token)
    assert (await program.asks("GET", "/api/me"))["name"] == "Ada"
    table = await bo.opens("engarde/standard", "me", "open", options={"hits": 1})
    await program.sits(table)
    async with program.at(table) as right, bo.at(table) as left:
        assert (left.view["yours"], right.view["yours"]) == ([0], [1])
        while not left.view["ended"]:
            await (left if left.view["offers"] else right).moves(left, right)
    assert [bout["id"] for bout in await program.asks("GET", "/api/me/bouts")] == [table]


@served
async def test_a_token_is_shown_once_and_listed_without_its_secret(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    id, token = await token_of(ada, " my\tbot ")
    (listed,) = await ada.asks("GET", "/api/me/tokens")
    assert (listed["id"], listed["name"]) == (id, "my bot")
    assert token[-64:] not in str(listed)
    assert await bo.asks("GET", "/api/me/tokens") == []
    assert await bo.fails("DELETE", f"/api/me/tokens/{id}") == (404, "server-error-no-token")
    assert await ada.fails("POST", "/api/me/tokens", name="\u200b") == (409, "server-error-name")
    for _ in range(19):
        await token_of(ada)
    assert await ada.fails("POST", "/api/me/tokens", name="one more") == (409, "server-error-tokens")


@served
async def test_a_revoked_token_holds_no_more_not_even_on_an_open_socket(server: Server) -> None:
    (ada,) = await server.people("Ada")
    id, token = await token_of(ada)
    program = await server.program(token)
    other = await server.program((await token_of(ada))[1])
    table = await program.opens("engarde/standard", "me", "random")
    async with program.at(table) as chair, other.at(table) as another, ada.at(table) as in_person:
        await ada.asks("DELETE", f"/api/me/tokens/{id}")
        assert await chair.is_cut_off() == 1008
        assert chair.problems[-1]["why"]["id"] == "server-error-token"
        for one in (another, in_person):
            await one.is_served()
    assert await program.fails("GET", "/api/me") == (401, "server-error-token")
    assert await program.fails("POST", f"/api/tables/{table}/rematch") == (401, "server-error-token")
    async with program.at(table) as chair:
        assert [problem["why"]["id"] for problem in chair.problems] == ["server-error-token"]
        await chair.is_cut_off()
        assert chair.view == {}


@served
async def test_a_wrong_token_is_not_made_good_by_a_cookie(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    _, token = await token_of(ada)
    for wrong in (token[:-1] + ("0" if token[-1] != "0" else "1"), f"salle_{'0' * 16}_{token[-64:]}", "x"):
        bo.http.headers["Authorization"] = f"Bearer {wrong}"
        assert await bo.fails("GET", "/api/me") == (401, "server-error-token")
    bo.http.headers["Authorization"] = "Basic eDp5"  # meant for a proxy, so we ignore it
    assert (await bo.asks("GET", "/api/me"))["name"] == "Bo"
    bo.http.headers["Authorization"] = f"bearer {token}"
    assert (await bo.asks("GET", "/api/me"))["name"] == "Ada"


@served
async def test_programs_come_from_nowhere_and_cookies_from_here(server: Server) -> None:
    ada, _ = await server.people("Ada", "Bo")
    program = await server.program((await token_of(ada))[1])
    for one, status in ((program, 201), (ada, 403)):
        body = {"game": "engarde/standard", "seats": [{"who": "me"}, {"who": "open"}]}
        answer = await one.http.post("/api/tables", json=body, headers={"origin": "https://example.org"})
        assert answer.status_code == status


@served
async def test_a_program_cannot_manage_an_account(server: Server) -> None:
    (ada,) = await server.people("Ada")
    id, token = await token_of(ada)
    program = await server.program(token)
    for method, path, facts in (
        ("POST", "/api/me/claim", {"password": PASSWORD}),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("POST", "/api/me/tokens", {"name": "another"}),
        ("GET", "/api/me/tokens", {}),
        ("DELETE", f"/api/me/tokens/{id}", {}),
        ("POST", "/api/sign-out/everywhere", {}),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("GET", "/api/me/export", {}),
        ("DELETE", "/api/me", {}),
    ):
        assert await program.fails(method, path, **facts) == (403, "server-error-not-by-token"), path
    me = await ada.asks("GET", "/api/me")
    assert (me["name"], me["claimed"]) == ("Ada", False)


@served
async def test_signing_out_everywhere_leaves_programs_at_their_tables(server: Server) -> None:
    (ada,) = await server.people("Ada")
    program = await server.program((await token_of(ada))[1])
    await ada.asks("POST", "/api/sign-out/everywhere")
    assert (await program.asks("GET", "/api/me"))["name"] == "Ada"
