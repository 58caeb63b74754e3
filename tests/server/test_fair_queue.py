"""Turns: nobody waits for all that another has asked for."""

from __future__ import annotations

import asyncio

from salle.server.bots.fair_queue import FairQueue


async def served(turns: FairQueue, *asking: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """Who gets his turn, in that order, while these ask; the first of them has his."""
    order: list[str] = []

    async def one(who: str) -> None:
        await turns.take(who)
        order.append(who)

    tasks = [asyncio.create_task(one(who)) for who in asking]
    await asyncio.sleep(0)
    return order, tasks


async def pass_on(turns: FairQueue, times: int) -> None:
    for _ in range(times):
        turns.pass_on()
        await asyncio.sleep(0)


def test_who_asks_for_much_delays_nobody() -> None:
    async def main() -> list[str]:
        turns = FairQueue()
        order, _ = await served(turns, "hog", "hog", "hog", "hog", "ada", "bo", "ada")
        assert turns.waiting == 6
        await pass_on(turns, 7)
        assert turns.waiting == 0
        return order

    assert asyncio.run(main()) == ["hog", "hog", "ada", "bo", "hog", "ada", "hog"]


def test_who_has_gone_is_passed_over() -> None:
    async def main() -> list[str]:
        turns = FairQueue()
        order, tasks = await served(turns, "ada", "bo", "cleo", "dan")
        tasks[1].cancel()
        assert turns.waiting == 2
        turns.pass_on()  # to Cleo: nobody has told Bo yet
        tasks[2].cancel()  # and she has gone as it is her turn
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return order

    assert asyncio.run(main()) == ["ada", "dan"]


def test_after_all_have_had_their_turn_the_next_one_waits_for_nobody() -> None:
    async def main() -> list[str]:
        turns = FairQueue()
        order, _ = await served(turns, "ada")
        await pass_on(turns, 1)
        await served(turns, "bo")
        return order

    assert asyncio.run(main()) == ["ada"]
