"""The fair queue: addresses take turns, then the people of an address, and waiting requests are limited."""

from __future__ import annotations

import asyncio

import pytest

from salle.server.bots.fair_queue import FairQueue
from salle.server.rate_limits import TooMany

MOST = 4


async def served(turns: FairQueue, *asking: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """The requests in the order of their turns. The first one gets its turn at once. A name is ADDRESS or
    ADDRESS/PERSON."""
    order: list[str] = []

    async def one(who: str) -> None:
        await turns.take(*who.partition("/")[::2])
        order.append(who)

    tasks = [asyncio.create_task(one(who)) for who in asking]
    await asyncio.sleep(0)
    return order, tasks


async def pass_on(turns: FairQueue, times: int) -> None:
    for _ in range(times):
        turns.pass_on()
        await asyncio.sleep(0)


def test_many_requests_of_one_address_delay_no_others() -> None:
    async def main() -> list[str]:
        turns = FairQueue(MOST)
        order, _ = await served(turns, "hog", "hog", "hog", "hog", "ada", "bo", "ada")
        assert turns.waiting == 6
        await pass_on(turns, 7)
        assert turns.waiting == 0
        return order

    assert asyncio.run(main()) == ["hog", "hog", "ada", "bo", "hog", "ada", "hog"]


def test_addresses_take_turns_and_then_the_people_of_an_address() -> None:
    async def main() -> list[str]:
        turns = FairQueue(MOST)
        order, _ = await served(turns, "club/hog", "club/hog", "club/hog", "club/ada", "club/bo", "home/cy", "home/cy")
        await pass_on(turns, 7)
        return order

    expected = ["club/hog", "club/hog", "home/cy", "club/ada", "home/cy", "club/bo", "club/hog"]
    assert asyncio.run(main()) == expected


def test_so_many_may_wait_for_an_address_and_work_that_has_begun_goes_on() -> None:
    async def main() -> None:
        turns = FairQueue(MOST)
        await served(turns, *["hog"] * (1 + MOST))
        with pytest.raises(TooMany) as refused:
            await turns.take("hog", "another person")
        assert refused.value.wait > 0
        await served(turns, "ada")
        goes_on = asyncio.create_task(turns.take("hog", "", goes_on=True))
        await asyncio.sleep(0)
        assert turns.waiting == MOST + 2
        goes_on.cancel()
        await pass_on(turns, 1)
        await served(turns, "hog")  # there is room for one again
        assert turns.waiting == MOST + 1

    asyncio.run(main())


def test_a_cancelled_request_is_skipped() -> None:
    async def main() -> list[str]:
        turns = FairQueue(MOST)
        order, tasks = await served(turns, "ada", "bo", "cleo", "dan")
        tasks[1].cancel()
        assert turns.waiting == 2
        turns.pass_on()  # to Cleo, and Bo does not know yet
        tasks[2].cancel()  # she leaves just when it is her turn
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return order

    assert asyncio.run(main()) == ["ada", "dan"]


def test_after_all_turns_the_next_request_does_not_wait() -> None:
    async def main() -> list[str]:
        turns = FairQueue(MOST)
        order, _ = await served(turns, "ada")
        await pass_on(turns, 1)
        await served(turns, "bo")
        return order

    assert asyncio.run(main()) == ["ada"]
