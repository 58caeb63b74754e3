"""The memory part of a stance: what others saw of a hand, what has left it since, what they know face down.

Spectators have seen the first hand and no other. Cards that a stance leaves out were not seen. All others are
checked against the cards.

"""

from __future__ import annotations

from typing import Final

from salle.core.cards.card_sets import size
from salle.core.errors import BadStance
from salle.core.game import Seat
from salle.core.notation.stances import is_number
from salle.games.audatia.notation.stance_piles import Piles, field_name
from salle.games.audatia.rules.memory import Memory


class Past:
    """The memory of one duelist that is being read. By default all players have seen the first hand."""

    def __init__(self, piles: Piles, seat: Seat, first_hand: bool) -> None:
        self.piles: Final = piles
        self.cards: Final = piles.cards
        self.fields: Final = piles.fields
        self.seat: Final = seat
        self.me: Final = piles.duel.duelist(seat)
        self.first_hand: Final = first_hand

    def read(self) -> None:
        """The memories of the opponent and of spectators. Raises BadStance."""
        me = self.me
        self._read_memory(me.memory, "")
        self._read_memory(me.hall, "hall-")
        buried = self.piles.faces(field_name(self.seat, "buried"))
        self.piles.check_copies(self.seat, buried)
        me.memory.buried = self.piles.card_set(buried)
        self._read_put_away(me.memory)
        for memory, watcher in ((me.memory, ""), (me.hall, "hall-")):
            wrong = self._wrong(memory)
            if wrong:
                name = wrong if wrong in ("buried", "past") else watcher + wrong
                raise BadStance("audatia-stance-seen", field=field_name(self.seat, name), what=wrong)

    def _read_memory(self, memory: Memory, watcher: str) -> None:
        me, cards, piles = self.me, self.cards, self.piles
        name = field_name(self.seat, f"{watcher}seen")
        seen, left = piles.faces(name), piles.faces(field_name(self.seat, f"{watcher}left"))
        if self.first_hand and name not in self.fields:
            seen = [*cards.list_faces(cards.basic[me.character])]
            left = [*cards.list_faces(me.shown)]
        piles.check_copies(self.seat, seen)
        piles.check_copies(self.seat, left)
        memory.seen, memory.left = piles.card_set(seen), piles.card_set(left)
        missing = int(size(cards.difference(cards.difference(memory.seen, memory.left), me.hand)))
        low, memory.since = self.fields.pair(field_name(self.seat, f"{watcher}gone"), f"{missing}-{missing}")
        memory.could = memory.since - low
        memory.draws = me.held - len(seen) + len(left) + memory.since

    def _read_put_away(self, memory: Memory) -> None:
        """The sets of cards of which some are known to lie face down."""
        name = field_name(self.seat, "past")
        if name not in self.fields:
            return
        count, mark, faces = self.fields.text(name).partition(":")
        if not mark or not is_number(count):
            raise BadStance("audatia-stance-past", field=name)
        memory.past_count = int(count)
        past = self.piles.read_faces(name, faces)
        self.piles.check_copies(self.seat, past)
        memory.past = self.piles.card_set(past)

    def _wrong(self, memory: Memory) -> str:
        """The name of an impossible field, or "". Cards that were seen left openly, are in hand, or were put away."""
        me, cards = self.me, self.cards
        least = most = 0
        unseen = cards.difference(cards.deck[me.character], me.shown)
        for face in me.stack:
            unseen = cards.without(unseen, face)
        for face in range(cards.faces):
            seen, hand = cards.count(memory.seen, face), cards.count(me.hand, face)
            stayed = max(0, seen - cards.count(memory.left, face))
            away = cards.count(me.hidden, face) - cards.count(memory.buried, face)
            if away < 0:
                return "buried"
            if cards.count(memory.left, face) > seen:
                return "left"
            if stayed > min(hand + away, cards.count(unseen, face) - cards.count(memory.buried, face)):
                return "seen"
            least += max(0, stayed - hand)
            most += min(seen, away)
        put = me.hidden_size - size(memory.buried)
        if not 0 <= memory.could <= memory.since <= put:
            return "gone"
        if memory.past_count > put - memory.since:
            return "past"
        if memory.draws < 0:
            return "seen"
        counted = max(least, memory.since - memory.could) <= min(most, memory.since)
        return "" if counted and memory.draws >= memory.could else "gone"
