"""What compiled code calls now and then, so that Ctrl-C is heard and other threads get their turn.

The interpreter handles signals and hands itself over only while it runs code of its own; compiled code that thinks for
long would keep it. So this module is never compiled.
"""

from __future__ import annotations


def check_interrupt() -> None:
    """Nothing happens here, unless somebody waits for it: KeyboardInterrupt, say."""
