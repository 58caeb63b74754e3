"""What seats ask of the others, until the bout goes on."""

from __future__ import annotations

from salle.wire.log_entries import Agreed, Asked, Declined, Dropped, Offered, Wish


class SeatRequests:
    """What is asked now, by whom, and who agrees; each thing is asked by one seat at a time."""

    def __init__(self) -> None:
        self.by: dict[Asked, int] = {}
        self._agreed: dict[Asked, list[int]] = {}
        self._declined: set[tuple[Asked, int]] = set()  # what, and who asked for it

    def copy(self) -> SeatRequests:
        twin = SeatRequests()
        twin.by |= self.by
        twin._agreed |= {what: [*seats] for what, seats in self._agreed.items()}
        twin._declined |= self._declined
        return twin

    def apply(self, wish: Wish) -> None:
        """What a seat says of something that is asked for."""
        match wish:
            case Offered(seat, what):
                self.by[what], self._agreed[what] = seat, []
            case Agreed(seat, what):
                self._agreed[what].append(seat)
            case Declined(_, what):
                self._declined.add((what, self.by.pop(what)))
            case Dropped(_, what):  # and may be asked for again
                del self.by[what]

    def agreed(self, what: Asked) -> list[int]:
        return self._agreed[what] if what in self.by else []

    def was_declined(self, seat: int, what: Asked) -> bool:
        return (what, seat) in self._declined

    def clear(self) -> None:
        """The bout goes on: nothing is asked any more, and everything may be asked again."""
        self.by.clear()
        self._declined.clear()
