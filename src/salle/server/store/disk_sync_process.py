"""The process behind `salle.server.store.disk_sync`.

For each byte that it is sent, it makes a file durable and answers with one byte: the error number, or 0. It ends when
its input is closed."""

import os
import sys


def main(path: str) -> None:
    """Until nobody asks."""
    while os.read(sys.stdin.fileno(), 1):
        os.write(sys.stdout.fileno(), bytes([wrong(path)]))


def wrong(path: str) -> int:
    """Make it durable; returns the number of what the system says to that, or 0."""
    durable = getattr(os, "fdatasync", os.fsync)  # macOS has but the latter
    try:
        file = os.open(path, os.O_RDWR)
        try:
            durable(file)
        finally:
            os.close(file)
    except OSError as error:
        return error.errno or 255
    return 0


if __name__ == "__main__":
    main(sys.argv[1])
