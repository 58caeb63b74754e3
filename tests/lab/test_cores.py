"""Work on several cores ends when it should."""

from __future__ import annotations

import os
from itertools import repeat
from multiprocessing import active_children
from time import sleep

import pytest

from salle.core.errors import LostProcess
from salle.lab.cores import cores

pytestmark = pytest.mark.slow


def test_work_is_shared() -> None:
    with cores(2) as pool:
        assert list(pool.map(divmod, range(5), repeat(2))) == [divmod(number, 2) for number in range(5)]
    assert active_children() == []


def test_a_process_that_is_gone_is_told_instead_of_waited_for() -> None:
    with pytest.raises(LostProcess, match="A process that shared the work is gone"), cores(2) as pool:
        pool.submit(os._exit, 1).result()


def test_nobody_waits_for_what_is_interrupted() -> None:
    with pytest.raises(KeyboardInterrupt), cores(2) as pool:
        pool.submit(int).result()
        pool.submit(sleep, 600)
        raise KeyboardInterrupt
    for process in active_children():
        process.join(60)
    assert active_children() == []
