"""The middleware: it refuses foreign requests, adds headers to every answer, and leaks nothing to clients."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from salle.server.run import WorkerSettings, application
from salle.server.settings import Settings
from salle.server.web.origins import is_this_machine, known_host, same_origin
from tests.server.serving import Server, gone, served, served_with

ASKED = {"game": "engarde/standard", "seats": [{"who": "me"}, {"who": "open"}]}
SAID_TO_BROWSERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def socket_address(server: Server, table: str) -> str:
    return f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"


# -- headers


@served
async def test_every_answer_tells_browsers_what_they_may_do(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "open")
    for method, path, status in (
        ("GET", "/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/nowhere/record", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 400),
        ("GET", f"/api/tables/{table}/record", 409),
        ("DELETE", f"/api/tables/{table}/seats", 204),
    ):
        answer = await ada.http.request(method, path)
        assert answer.status_code == status, path
        policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert {name: answer.headers.get(name) for name in SAID_TO_BROWSERS} == SAID_TO_BROWSERS
        assert "strict-transport-security" not in answer.headers
        assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")
        assert "server" not in answer.headers


@served_with(settings=Settings(proxies=("127.0.0.1",)))
async def test_behind_a_proxy_of_ours_its_word_counts(server: Server) -> None:
    (eve,) = await server.people("")
    said = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https"}
    answer = await eve.http.post("/api/me", json={"name": "Eve"}, headers=said)
    assert "max-age=" in answer.headers["strict-transport-security"]
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
    assert "192.0.2.9" in server.service.limiter.buckets["writes"].left


@served
async def test_headers_of_unknown_proxies_are_ignored(server: Server) -> None:
    (eve,) = await server.people("")
    said = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https"}
    answer = await eve.http.post("/api/me", json={"name": "Eve"}, headers=said)
    assert "strict-transport-security" not in answer.headers
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert list(server.service.limiter.buckets["writes"].left) == ["127.0.0.1"]


# -- origins


@pytest.mark.parametrize(
    ("headers", "scheme", "ours"),
    [
        ({}, "http", True),
        ({"origin": "http://salle.test"}, "http", True),
        ({"origin": "https://salle.test"}, "http", True),  # a proxy uses https for us
        ({"origin": "https://salle.test"}, "wss", True),
        ({"origin": "http://salle.test"}, "https", False),
        ({"origin": "http://salle.test:81"}, "http", False),
        ({"origin": "http://evil.example"}, "http", False),
        ({"origin": "http://club.example"}, "http", True),
        ({"origin": "null"}, "http", False),
        ({"origin": ""}, "http", False),
        ({"origin": "http://["}, "http", False),
        ({"sec-fetch-site": "same-origin"}, "http", True),
        ({"sec-fetch-site": "cross-site"}, "http", False),
        ({"sec-fetch-site": "same-site"}, "http", False),
    ],
)
def test_only_our_own_pages_may_change_something(headers: dict[str, str], scheme: str, ours: bool) -> None:
    assert same_origin({"host": "salle.test", **headers}, scheme, ["http://club.example"]) is ours


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8642", True),
        ("[::1]:8642", True),
        ("localhost", True),
        ("fence:8642", True),
        ("fence.local", True),
        ("192.168.1.7", True),
        ("salle.example:443", True),
        ("SALLE.example.", True),
        ("evil.example", False),
        ("salle.example.evil.example", False),
        ("evil.example:127.0.0.1", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_name_that_anybody_can_have_must_be_ours(host: str, ours: bool) -> None:
    assert known_host(host, ["salle.example"]) is ours
    assert known_host(host, ["*"]) is (host not in ("", "["))


@served
async def test_another_sites_page_can_neither_change_nor_watch_anything(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "open")
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await ada.http.post("/api/tables", json=ASKED, headers=headers)
        assert (answer.status_code, answer.json()["why"]["id"]) == (403, "server-error-origin")
        assert (await ada.http.get("/health", headers=headers)).status_code == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(socket_address(server, table), additional_headers=headers)
        assert refused.value.response.status_code == 403
        assert b"server-error-origin" in refused.value.response.body
        assert refused.value.response.headers["X-Content-Type-Options"] == "nosniff"
    assert (await ada.asks("GET", "/api/me/bouts"))[1:] == []


@served
async def test_an_unknown_host_name_is_told_the_setting(server: Server) -> None:
    (eve,) = await server.people("")
    answer = await eve.http.get("/health", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert 'hosts = ["evil.example"]' in answer.json()["said"]
    with pytest.raises(InvalidStatus) as refused:
        host, port = server.address.removeprefix("http://").split(":")
        await connect("ws://evil.example/api/tables/x/socket", host=host, port=int(port))
    assert refused.value.response.status_code == 421


# -- malformed requests


@served
async def test_an_error_names_its_kind_and_field(server: Server) -> None:
    (ada,) = await server.people("Ada")
    json = {"content-type": "application/json"}
    deep = b'{"seats": [], "game": "engarde", "clock": {"x": ' + b"[" * 7000
    for body, headers, status, said in (
        (b"", {}, 400, "there is no body"),
        (b"{", json, 400, "truncated"),
        (b"\xff", json, 400, "malformed"),
        (b'{"game": "\xff"}', json, 400, "it is not in UTF-8"),
        (b'{"game": 3, "seats": []}', json, 400, "Expected `str`, got `int` - at `$.game`"),
        (b'{"game": "engarde", "seats": [{"who": "cat"}]}', json, 400, "`$.seats[0].who`"),
        (b'{"game": "engarde", "seats": [{"who": "me"}], "public": 1}', json, 400, "`$.public`"),
        (b'{"game": "engarde", "seats": [{"who": "me"}], "rated": "true"}', json, 400, "`$.rated`"),
        (b'{"game": "engarde", "seats": [{"who": "me"}], "speed": 1}', json, 400, "unknown field `speed`"),
        (deep, json, 400, "malformed"),
        (b"x" * 20_000, json, 413, "too long"),
        (b"game=engarde", {"content-type": "application/x-www-form-urlencoded"}, 415, "must be JSON"),
        (b"{}", {"content-type": "text/plain"}, 415, "must be JSON"),
        (b"{}", {}, 415, "must be JSON"),
    ):
        answer = await ada.http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, said in answer.json()["said"]) == (status, True), (body[:60], answer.text)
    missing = await ada.http.get("/api/ratings?what=x")
    assert missing.json()["said"] == "This message is malformed: Missing required query parameter 'game'"


@served
async def test_strangers_and_what_is_nowhere(server: Server) -> None:
    ada, eve = await server.people("Ada", "")
    assert await eve.fails("GET", "/api/me") == (401, "server-error-stranger")
    for nowhere in ("/nowhere", "/api/nowhere", "/api/nowhere.json", "/api"):
        for method in ("GET", "POST", "DELETE"):
            assert await ada.fails(method, nowhere) == (404, "server-error-path"), (method, nowhere)
    assert await ada.fails("PUT", "/api/me", name="A") == (405, "server-error-method")
    assert await ada.fails("POST", "/api/openapi.json") == (405, "server-error-method")
    for table in ("nowhere1", "%00", "a" * 5000, "%F0%9F%A4%BA", "' or 1=1"):
        assert (await ada.fails("POST", f"/api/tables/{table}/rematch"))[0] == 404
    assert await ada.fails("POST", "/api/tables", **{**ASKED, "game": "chess"}) == (404, "error-unknown-game")


@served
async def test_a_forged_cookie_is_a_strangers(server: Server) -> None:
    (ada,) = await server.people("Ada")
    person, _, signature = ada.http.cookies["salle"].partition(".")
    for cookie in (person, f"{person}.", f"{person}.{signature[::-1]}", f".{signature}", "é.x"):
        (eve,) = await server.people("")
        answer = await eve.http.get("/api/me", headers={b"Cookie": b"salle=" + cookie.encode()})
        assert answer.status_code == 401


@served
async def test_a_fault_of_ours_tells_its_number_and_nothing_else(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "open")

    def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    server.service.store.lobby = broken  # type: ignore[method-assign, assignment]
    answer = await ada.http.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["why"] == {"id": "server-error-fault", "args": {"id": answer.headers["x-request-id"]}}
    assert "42" not in answer.json()["said"].replace(answer.headers["x-request-id"], "")
    assert "Traceback" not in answer.text
    async with ada.at(table) as chair:
        server.service.audience.look = broken  # type: ignore[method-assign, assignment]
        await chair.says("look", seat=0, re=5)
        assert await chair.refused() == "server-error-fault"
        assert chair.problems[-1]["re"] == 5
        await chair.says("ping", re=6)
        assert (await chair.hears()) == {"type": "pong", "re": 6}
    server.service.audience.join = broken  # type: ignore[method-assign, assignment]
    async with ada.at(table) as lost:
        assert lost.problems[0]["why"]["id"] == "server-error-fault"
        with pytest.raises(ConnectionClosed) as closed:
            await lost.hears()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011


@served
async def test_a_client_that_leaves_during_a_request_is_no_fault(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    writer.write(head.encode() + b'{"name"')
    writer.close()
    while 'method="POST",path="/api/me",status="400"' not in (text := server.service.metrics.text().decode()):
        await asyncio.sleep(0.01)
    assert 'kind="fault"' not in text


@served
async def test_text_from_people_is_never_markup(server: Server) -> None:
    (ada,) = await server.people("<script>alert()")
    answer = await ada.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


# -- health


@served
async def test_health_is_that_of_the_database_and_life_is_not(server: Server) -> None:
    (eve,) = await server.people("")
    assert await eve.asks("GET", "/health") == {"status": "up"}

    def gone() -> None:
        database: Any = server.service.store.database
        database.database._reader.close()

    gone()
    assert await eve.fails("GET", "/health") == (503, "server-error-store-read")
    assert await eve.asks("GET", "/health/live") == {"status": "up"}


@served
async def test_a_server_that_cannot_write_is_unhealthy(server: Server) -> None:
    (eve,) = await server.people("")
    database: Any = server.service.store.database
    database.database._writer.execute("pragma query_only = on")
    assert await eve.fails("POST", "/api/me", name="Eve") == (503, "server-error-store")
    assert await eve.fails("GET", "/health") == (503, "server-error-store")
    database.database._writer.execute("pragma query_only = off")
    await eve.asks("POST", "/api/me", name="Eve")
    assert await eve.asks("GET", "/health") == {"status": "up"}


@pytest.mark.parametrize(
    "public", [{"metrics_token": "swordfish"}, {"hosts": ("salle.example",)}, {"proxies": ("192.0.2.1",)}]
)
def test_metrics_of_a_public_server_need_the_token(public: dict[str, Any], tmp_path: Path) -> None:
    @served_with(settings=Settings(**public))
    async def test(server: Server) -> None:
        (eve,) = await server.people("")
        right = 200 if "metrics_token" in public else 403
        for token, status in ((b"Bearer swordfish", right), (b"Bearer sword", 403), (b"Bearer \xff", 403), (b"", 403)):
            assert (await eve.http.get("/metrics", headers={b"Authorization": token})).status_code == status
        assert (await eve.http.get("/metrics")).status_code == 403  # also from this machine, because it may be a proxy

    test(tmp_path)


@served
async def test_metrics_of_a_private_server_are_for_its_own_machine(server: Server) -> None:
    (eve,) = await server.people("")
    assert (await eve.http.get("/metrics")).status_code == 200
    assert (await eve.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.9"})).status_code == 403


def test_a_proxy_on_this_machine_is_not_this_machine() -> None:
    assert is_this_machine("127.0.0.1", {})
    assert is_this_machine("::1", {})
    assert not is_this_machine("127.0.0.1", {"x-forwarded-for": "192.0.2.9"})
    assert not is_this_machine("192.0.2.9", {})
    assert not is_this_machine("unix", {})


@served
async def test_metrics_count_events_and_name_no_person(server: Server) -> None:
    (ada,) = await server.people("Zorro")
    table = await ada.opens("engarde/standard", "me", "random", options={"hits": 1})
    async with ada.at(table) as chair:
        text = (await ada.http.get("/metrics")).text
        assert "salle_sockets 1.0" in text
        assert "salle_tables 1.0" in text
        await chair.fences()
        await chair.says("act", ply=0, token=">1")
        await chair.refused()
    await gone(server, 0)
    answer = await ada.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    numbers = {name: float(value) for name, value in (line.rsplit(" ", 1) for line in said_lines(answer.text))}
    assert numbers['salle_actions_total{game="engarde/standard"}'] >= 2
    assert numbers['salle_bouts_total{game="engarde/standard",what="opened"}'] == 1
    assert numbers['salle_bouts_total{game="engarde/standard",what="ended"}'] == 1
    assert numbers["salle_command_seconds_count"] >= 2
    assert numbers["salle_store_write_seconds_count"] >= 2
    assert "salle_store_queue" in numbers
    assert numbers["salle_bot_thinking_seconds_count"] >= 1
    assert numbers["salle_bot_queue"] == 0
    assert numbers['salle_errors_total{kind="NotNow"}'] == 1
    assert "Zorro" not in answer.text
    assert table not in answer.text


def said_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


@served
async def test_a_guest_in_the_network_is_let_in_by_its_address_over_plain_http(server: Server) -> None:
    (guest,) = await server.people("")
    guest.http.headers.update({"Host": "192.168.0.7:8642", "Origin": "http://192.168.0.7:8642"})
    answer = await guest.http.post("/api/me", json={"name": "Bo"})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert "secure" not in answer.headers["set-cookie"].lower(), "a browser would not send it back over http"
    known = await guest.http.get("/api/me", headers={"Cookie": cookie})
    assert (known.status_code, known.json()["name"]) == (200, "Bo")


def test_every_worker_knows_where_others_in_the_network_find_it(tmp_path: Path) -> None:
    settings = WorkerSettings(f"sqlite:///{tmp_path / 'salle.db'}", nearby="http://192.168.0.7:8642")
    assert application(settings).app.state.service.nearby == "http://192.168.0.7:8642"


@served
async def test_only_on_its_own_machine_a_server_tells_where_others_find_it(server: Server) -> None:
    (anybody,) = await server.people("")
    server.service.nearby = "http://192.168.0.7:8642"
    assert await anybody.asks("GET", "/api/nearby") == {"address": "http://192.168.0.7:8642"}
    anybody.http.headers["X-Forwarded-For"] = "203.0.113.5"
    assert await anybody.asks("GET", "/api/nearby") == {"address": ""}
