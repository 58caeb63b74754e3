"""The open requests at a table: draw offers and takebacks, until the next action."""

from __future__ import annotations

from salle.wire.log_entries import Agreed, Asked, Declined, Dropped, Offered, Wish


class SeatRequests:
    """The open requests, who asked, and who agrees. Only one seat at a time can ask for each thing."""

    def __init__(self) -> None:
        self.by: dict[Asked, int] = {}
        self._agreed: dict[Asked, list[int]] = {}
        self._declined: set[tuple[Asked, int]] = set()  # the request, and the seat that asked

    def copy(self) -> SeatRequests:
        twin = SeatRequests()
        twin.by |= self.by
        twin._agreed |= {what: [*seats] for what, seats in self._agreed.items()}
        twin._declined |= self._declined
        return twin

    def apply(self, wish: Wish) -> None:
        """Apply an entry about a request."""
        match wish:
            case Offered(seat, what):
                self.by[what], self._agreed[what] = seat, []
            case Agreed(seat, what):
                self._agreed[what].append(seat)
            case Declined(_, what):
                self._declined.add((what, self.by.pop(what)))
            case Dropped(_, what):  # a withdrawn request may be repeated
                del self.by[what]

    def agreed(self, what: Asked) -> list[int]:
        return self._agreed[what] if what in self.by else []

    def was_declined(self, seat: int, what: Asked) -> bool:
        return (what, seat) in self._declined

    def clear(self) -> None:
        """Forget all requests and refusals after an action."""
        self.by.clear()
        self._declined.clear()
