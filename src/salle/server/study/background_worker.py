"""Work that takes a while: it is done in a thread, one piece at a time, so that bouts go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from litestar import MediaType, Response

from salle.wire import messages

AT_ONCE: Final = 1  # more would be no faster: Python computes in one thread at a time
THREADS: Final = ThreadPoolExecutor(AT_ONCE, "salle-study")

Made = TypeVar("Made")


async def at_leisure(work: Callable[[], Made]) -> Response[Made]:
    """The answer that the work makes, written down in the same thread."""
    written = await asyncio.get_running_loop().run_in_executor(THREADS, lambda: messages.encode_message(work()))
    return Response(written, media_type=MediaType.JSON)  # type: ignore[arg-type]  # as bytes already
