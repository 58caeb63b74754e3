"""Limits: bursts and rates, on a clock of the tests, and what the server answers to clients over the limit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread, current_thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from salle.server import rate_limits
from salle.server.rate_limits import Buckets, Kind, Limits, Rate, RateLimiter, TooMany, Waits, household
from salle.server.server_time import ServerTime
from salle.server.settings import BadSettings, RetentionSettings, Settings, read_settings
from tests.server.serving import Server, Somebody, served, served_with


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_gives_its_content_and_then_its_rate(clock: Clock) -> None:
    bucket = Buckets(Rate(3, 30), clock.now)
    assert [bucket.take("ada") for _ in range(4)] == [0, 0, 0, 2.0]
    assert bucket.take("bo") == 0
    clock.at += 1.5
    assert bucket.take("ada") == pytest.approx(0.5)
    clock.at += 0.5
    assert [bucket.take("ada") for _ in range(2)] == [0, pytest.approx(2.0)]
    clock.at += 1000
    assert [bucket.take("ada") for _ in range(4)] == [0, 0, 0, pytest.approx(2.0)]


def test_buckets_that_are_full_again_are_forgotten(clock: Clock) -> None:
    bucket = Buckets(Rate(2, 60), clock.now)
    for number in range(100):
        bucket.take(str(number))
    assert len(bucket.left) == 100
    clock.at += 10
    for _ in range(100):
        bucket.take("ada")
    assert len(bucket.left) == 1


def test_there_are_never_too_many_buckets(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST", 10)
    bucket, waits = Buckets(Rate(2, 60), clock.now), Waits(2, 60.0, clock.now)
    for number in range(100):
        bucket.take(str(number))
        waits.tried(str(number))
    assert len(bucket.left) == 10
    assert len(waits.tries) == 10


def test_tries_that_fail_wait_twice_as_long_each_time(clock: Clock) -> None:
    waits = Waits(2, 10.0, clock.now)
    waited = []
    for _ in range(8):
        waited.append(waits.left("ada"))
        clock.at += waited[-1]
        waits.tried("ada")
    assert waited == pytest.approx([0, 0, 1, 2, 4, 8, 10, 10])
    assert waits.left("bo") == 0
    waits.forgive("ada")
    assert waits.left("ada") == 0


def test_tries_are_forgotten_after_a_while(clock: Clock) -> None:
    waits = Waits(1, 10.0, clock.now)
    for _ in range(5):
        waits.tried("ada")
    clock.at += rate_limits.FORGOTTEN + 1
    waits.tried("ada")
    assert waits.left("ada") == pytest.approx(1.0)


def test_guessing_a_password_has_to_wait_and_the_owner_elsewhere_does_not(clock: Clock) -> None:
    refused: list[Kind] = []
    limiter = RateLimiter(Limits(sign_ins=Rate(1000, 1000)), clock.now, refused.append)
    for _ in range(rate_limits.FREE_TRIES):
        limiter.sign_in("ada", "192.0.2.1")
    with pytest.raises(TooMany, match="Wait 1 second"):
        limiter.sign_in("ada", "192.0.2.1")
    limiter.sign_in("ada", "192.0.2.2")
    limiter.sign_in("bo", "192.0.2.1")
    assert refused == ["sign_ins"]
    clock.at += 1
    limiter.sign_in("ada", "192.0.2.1")
    limiter.signed_in("ada", "192.0.2.1")
    limiter.sign_in("ada", "192.0.2.1")


def test_guesses_from_many_addresses_lock_no_owner_out_for_long(clock: Clock) -> None:
    limiter = RateLimiter(Limits(), clock.now)
    for number in range(rate_limits.NAME_TRIES * 2):
        clock.at += rate_limits.LONGEST_NAME_WAIT
        limiter.sign_in("ada", f"192.0.2.{number}")
    with pytest.raises(TooMany) as told:
        limiter.sign_in("ada", "203.0.113.1")
    assert told.value.wait <= rate_limits.LONGEST_NAME_WAIT


def guessed_at(clock: Clock, name: str) -> RateLimiter:
    """Limits after so many guesses at a name that each address has to wait, except two that had signed in before."""
    limiter = RateLimiter(Limits(sign_ins=Rate(1000, 1000)), clock.now)
    for home in ("203.0.113.1", "203.0.113.2"):
        limiter.sign_in(name, home)
        limiter.signed_in(name, home)
    for number in range(rate_limits.NAME_TRIES * 2):
        clock.at += rate_limits.LONGEST_NAME_WAIT
        limiter.sign_in(name, f"192.0.2.{number}")
    return limiter


def test_an_address_that_has_signed_in_to_a_name_does_not_wait_for_guesses_from_others(clock: Clock) -> None:
    limiter = guessed_at(clock, "ada")
    with pytest.raises(TooMany):
        limiter.sign_in("ada", "203.0.113.3")
    for _ in range(rate_limits.FREE_TRIES):
        limiter.sign_in("ada", "203.0.113.1")
    with pytest.raises(TooMany):
        limiter.sign_in("ada", "203.0.113.1")  # its own guesses count as before
    limiter.sign_in("ada", "203.0.113.2")


def test_addresses_that_have_signed_in_are_forgotten_if_there_are_too_many(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    limiter = guessed_at(clock, "ada")
    monkeypatch.setattr(rate_limits, "MOST", 2)
    limiter.signed_in("bo", "203.0.113.9")
    with pytest.raises(TooMany):
        limiter.sign_in("ada", "203.0.113.1")
    limiter.sign_in("ada", "203.0.113.2")


def test_sign_ins_of_all_names_from_one_address_are_counted_together(clock: Clock) -> None:
    limiter = RateLimiter(Limits(sign_ins=Rate(3, 6)), clock.now)
    for name in ("ada", "bo", "cleo"):
        limiter.sign_in(name, "192.0.2.1")
    with pytest.raises(TooMany) as told:
        limiter.sign_in("dan", "192.0.2.1")
    assert told.value.wait == 10


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_stands_for_its_household(address: str, counted: str) -> None:
    assert household(address) == counted


# -- at a server


def tight(**facts: object) -> Settings:
    return Settings(limits=Limits(**facts))  # type: ignore[arg-type]


async def answered(somebody: Somebody, method: str, path: str, **facts: object) -> httpx.Response:
    return await somebody.http.request(method, path, json=facts or None)


class Still(ServerTime):
    """A clock that stands still, so no bucket fills up again."""

    def elapsed(self) -> float:
        return 1_000_000.0


@served_with(settings=tight(reads=Rate(5, 60)), times=Still())
async def test_too_many_requests_are_told_how_long_to_wait(server: Server) -> None:
    (eve,) = await server.people("")
    answers = [await answered(eve, "GET", "/health/live") for _ in range(8)]
    assert [one.status_code for one in answers][:5] == [200] * 5
    refused = answers[-1]
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "1"
    assert refused.json()["why"] == {"id": "server-error-too-many", "args": {"seconds": 1}}
    assert refused.json()["said"] == "Too many requests. Wait 1 second."
    assert refused.headers["x-content-type-options"] == "nosniff"


@served_with(settings=tight(tables=Rate(3, 1)), times=Still())
async def test_tables_are_not_opened_too_fast(server: Server) -> None:
    (ada,) = await server.people("Ada")
    for _ in range(3):
        await ada.opens("engarde/standard", "me", "open")
    answer = await answered(ada, "POST", "/api/tables", game="engarde", seats=[{"who": "me"}, {"who": "open"}])
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")


@served_with(settings=tight(open_tables=2))
async def test_unfinished_bouts_per_person_are_limited(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    tables = [await ada.opens("engarde/standard", "me", "me") for _ in range(2)]
    asked = {"game": "engarde/standard", "seats": [{"who": "me"}, {"who": "open"}]}
    assert await ada.fails("POST", "/api/tables", **asked) == (409, "server-error-open-tables")
    await bo.asks("POST", "/api/tables", **asked)
    async with ada.at(tables[0]) as chair:
        await chair.says("resign", seat=0)
        await chair.sees(lambda view: bool(view["ended"]))
    await ada.asks("POST", "/api/tables", **asked)
    assert await ada.fails("POST", f"/api/tables/{tables[0]}/rematch") == (409, "server-error-open-tables")


@served_with(settings=tight(guests=Rate(2, 1)), times=Still())
async def test_new_guests_are_limited(server: Server) -> None:
    await server.people("Ada", "Bo")
    (eve,) = await server.people("")
    assert await eve.fails("POST", "/api/me", name="Eve") == (429, "server-error-too-many")


@served_with(settings=tight(renames=Rate(2, 1)), times=Still())
async def test_a_name_is_not_changed_too_often(server: Server) -> None:
    (ada,) = await server.people("Ada")
    for name in ("Bo", "Cleo"):
        await ada.asks("PATCH", "/api/me", name=name)
    assert await ada.fails("PATCH", "/api/me", name="Dan") == (429, "server-error-too-many")


@served_with(settings=tight(take_backs=Rate(2, 1)), times=Still())
async def test_a_draw_is_not_offered_again_and_again(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("arena/standard", "me", "open")
    await bo.asks("POST", f"/api/tables/{table}/seats", entropy="b0")
    async with ada.at(table) as chair:
        for _ in range(2):
            await chair.says("offer-draw")
            await chair.says("reply", what="draw", yes=False)
        await chair.says("offer-draw")
        assert await chair.refused() == "server-error-too-many"


@served_with(settings=tight(files=Rate(2, 1)), times=Still())
async def test_the_files_of_the_page_are_counted_apart(server: Server) -> None:
    (eve,) = await server.people("")
    asked = {"accept": "text/html"}
    answers = [await eve.http.get("/learn", headers=asked) for _ in range(3)]
    assert [one.status_code for one in answers] == [200, 200, 429]
    await eve.asks("GET", "/api/games")


@served_with(settings=tight(person=Rate(4, 1)), times=Still())
async def test_a_person_is_counted_at_every_address(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    for _ in range(4):
        await ada.asks("GET", "/api/me")
    assert await ada.fails("GET", "/api/me") == (429, "server-error-too-many")
    await bo.asks("GET", "/api/me")


@served_with(settings=tight(messages=Rate(3, 1), patience=4), times=Still())
async def test_a_socket_that_talks_too_fast_is_told_and_then_closed(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    async with bo.at(table) as calm, ada.at(table) as hasty:
        for _ in range(3):
            await hasty.says("ping")
            assert (await hasty.hears())["type"] == "pong"
        for _ in range(3):
            await hasty.says("ping", re=7)
            assert await hasty.refused() == "server-error-too-many"
            assert hasty.problems[-1]["re"] == 7
        await hasty.says("ping")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await hasty.hears()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        await calm.says("ping")
        while (await calm.hears())["type"] != "pong":
            pass


@served_with(settings=tight(all_messages=Rate(4, 1)), times=Still())
async def test_messages_of_all_sockets_of_an_address_are_counted_together(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "open")
    async with ada.at(table) as one, ada.at(table) as other:
        for chair in (one, other) * 2:
            await chair.is_served()
        await other.says("ping")
        assert await other.refused() == "server-error-too-many"


@served_with(settings=tight(sockets=2))
async def test_an_address_has_only_so_many_sockets(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "open")
    async with ada.at(table), ada.at(table):
        assert server.service.limiter.sockets == 2
        async with ada.at(table) as third:
            assert third.problems[0]["why"]["id"] == "server-error-too-many"
            with pytest.raises(ConnectionClosed) as closed:
                await third.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
    async with ada.at(table) as again:
        assert again.view["head"]["id"] == table


@served_with(times=Still())  # however long the tries take
async def test_passwords_are_not_guessed_in_a_row_whichever_way_the_name_is_written(server: Server) -> None:
    ada, eve = await server.people("Ada", "")
    await ada.asks("POST", "/api/me/claim", password="a long password")
    wrong = [
        await eve.fails("POST", "/api/sign-in", name=name, password="guess") for name in ("Ada", "ADA", "ａｄａ") * 2
    ]
    assert [status for status, _ in wrong] == [403] * rate_limits.FREE_TRIES + [429]
    wrong = [await ada.fails("POST", "/api/me/password", old="guess", new="another one") for _ in range(6)]
    assert [status for status, _ in wrong] == [403] * rate_limits.FREE_TRIES + [429]
    answer = await answered(ada, "DELETE", "/api/me", password="guess")
    assert answer.status_code == 429


@served
async def test_refusals_are_counted(server: Server) -> None:
    limiter = server.service.limiter
    with pytest.raises(TooMany):
        for _ in range(1000):
            limiter.admit("knocks", "192.0.2.1")
    assert 'salle_limited_total{limit="knocks"} 1.0' in server.service.metrics.text().decode()


# -- settings


@served
async def test_one_after_the_other_is_counted(server: Server) -> None:
    counting: set[Thread] = set()
    admit = server.service.limiter.admit

    def counted(kind: Kind, who: str) -> None:
        counting.add(current_thread())
        admit(kind, who)

    server.service.limiter.admit = counted  # type: ignore[method-assign]
    ada, bo = await server.people("Ada", "Bo")
    await asyncio.gather(*(one.opens("engarde/standard", "me", "open") for one in (ada, bo) * 3))
    await ada.asks("GET", "/api/openapi.json")
    assert counting == {current_thread()}  # the thread of the loop: other threads would compete for a bucket


def test_settings_are_read_and_the_others_keep_their_defaults(tmp_path: Path) -> None:
    file = tmp_path / "salle.toml"
    file.write_text(
        'hosts = ["salle.example"]\nproxies = ["10.0.0.0/8"]\n'
        "[limits]\nsockets = 7\nreads = { burst = 5, a_minute = 60 }\n[keep]\nfinished = 90\n"
    )
    settings = read_settings(file)
    assert settings.hosts == ("salle.example",)
    assert settings.limits == Limits(sockets=7, reads=Rate(5, 60))
    assert (settings.keep.finished, settings.keep.abandoned) == (90, 30)
    assert settings.behind(["127.0.0.1"]).proxies == ("10.0.0.0/8", "127.0.0.1")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("speed = 1", "unknown field `speed`"),
        ("[limits]\nsocket = 1", "unknown field `socket` - at `$.limits`"),
        ("[limits]\nsockets = 0", "`int` >= 1 - at `$.limits.sockets`"),
        ("[limits]\nsockets = true", "Expected `int`, got `bool` - at `$.limits.sockets`"),
        ("[limits.reads]\nburst = 3", "missing required field `a_minute` - at `$.limits.reads`"),
        ("[keep]\nabandoned = 0", "`int` >= 1 - at `$.keep.abandoned`"),
        ("hosts = ", "Invalid value"),
        ('proxies = ["proxy"]', "proxy is not a proxy address"),
        ('origins = ["https://salle.example/"]', "https://salle.example/ is not an origin"),
        ("\xff", "Cannot read the settings"),
    ],
)
def test_settings_that_cant_be_are_named(text: str, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "salle.toml"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadSettings) as told:
        read_settings(file)
    assert problem in str(told.value)


def test_settings_that_are_nowhere(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="No such file"):
        read_settings(tmp_path / "nowhere.toml")


def test_the_settings_in_the_docs_are_the_usual_ones(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
    file = tmp_path / "salle.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0])
    assert read_settings(file) == Settings()
    words = set(page.split())
    fields = {*Limits.__struct_fields__, *Settings.__struct_fields__, *RetentionSettings.__struct_fields__}
    assert fields <= words | {
        "limits",
        "keep",
    }
