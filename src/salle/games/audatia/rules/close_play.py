"""The close play: remedies, counter-remedies that line up, perfect counters, and the kick against an entry."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules.cards import AUDATIA, MF, RF, SOPRANA
from salle.games.audatia.rules.shared_steps import Course
from salle.games.audatia.rules.terms import (
    AS_ENTRY,
    AS_KICK,
    AS_REMEDY,
    COUNTERED_REMEDY,
    ENTRY,
    ENTRY_LANDS,
    FENDENTE_ONLY,
    KICK_LANDS,
    KICK_MISSED,
    LINED_UP,
    MEET,
    NEEDS_AUDATIA,
    NO_REMEDY,
    NOT_LINED_UP,
    NOT_NOW,
    PERFECT_COUNTER,
    PLAYED_REMEDY,
    REMEDY_LANDS,
    REMEDY_SIDE,
    STRETTO,
    STRETTO_LAST,
    other,
)


class Stretto(Course):
    """What happens between swords that are bound close."""

    # -- what may be played

    def refuse_remedy(self, face: i64, side: i64) -> Rule:
        """A remedy of the side that is asked for here; an entry may be of either (AU-6, AU-14)."""
        if self.phase == ENTRY:
            return LEGAL if self.has_most(self.to_act, AUDATIA) else NEEDS_AUDATIA
        if self.phase == MEET:  # after a mezano: Soprana Tor di Spada and no other
            return LEGAL if self.soprana and self._is_soprana(face) else NOT_NOW
        return LEGAL if side & self.asked_side() != 0 else REMEDY_SIDE

    def _is_soprana(self, face: i64) -> bool:
        return face == self.setup.cards.remedy_face[SOPRANA]

    def asked_side(self) -> i64:
        """The side on which a remedy may be played now; the thrust has sides of its own."""
        return self.stretto

    def lines_up(self, face: i64, side: i64) -> bool:
        """Whether a counter-remedy meets a remedy that was played on that side."""
        cards = self.setup.cards
        return cards.counter_side[cards.index[face]] & side != 0

    def refuse_counter(self, face: i64) -> Rule:
        """A counter-remedy must line up with the remedy as it was played."""
        return LEGAL if self.lines_up(face, self.remedy_side) else NOT_LINED_UP

    def refuse_kick(self, face: i64) -> Rule:
        """After a Kick to the Groin any fendente wins."""
        blow = self.setup.cards.index[face]
        return LEGAL if blow == MF or blow == RF else FENDENTE_ONLY

    # -- what happens

    def await_remedies(self) -> None:
        """The bind is stretto: the defender first."""
        self.await_seat(STRETTO, other(self.attacker))

    def no_remedy(self) -> None:
        """AU-8: the other one may, then they part."""
        if self.phase == STRETTO:
            self.await_seat(STRETTO_LAST, self.attacker)
        else:
            self.break_off(NO_REMEDY)

    def bound_remedy(self, face: i64, side: i64) -> None:
        """A remedy from the bind, or as an Audatia Entry."""
        self.play_remedy(self.to_act, face, side, AS_ENTRY if self.phase == ENTRY else AS_REMEDY, False)

    def play_remedy(self, seat: Seat, face: i64, side: i64, role: i64, soprana: bool) -> None:
        self.lay_on_stack(seat, face)
        self.remedy = face
        self.remedy_side = side
        self.remedy_role = role
        self.soprana = soprana
        if not self.mute:
            self.tell(PLAYED_REMEDY, seat, LEGAL, (face, side, role))
        self.await_seat(MEET, other(seat))

    def counter_remedy(self, face: i64) -> None:
        """A counter that lines up breaks off; the remedy's own wins."""
        cards = self.setup.cards
        seat = self.to_act
        self.lay_on_stack(seat, face)
        perfect = cards.own_counter[cards.index[self.remedy]] == cards.index[face]
        if not self.mute:
            rule = PERFECT_COUNTER if perfect else LINED_UP
            self.tell(COUNTERED_REMEDY, seat, rule, (face, self.remedy, self.remedy_side))
        if perfect:
            self.win(seat, PERFECT_COUNTER, face)
        else:
            self.break_off(LINED_UP)

    def not_met(self) -> None:
        """Nobody undoes the remedy."""
        rule = ENTRY_LANDS if self.remedy_role == AS_ENTRY else REMEDY_LANDS
        self.win(other(self.to_act), rule, self.remedy)

    def kick(self, face: i64) -> None:
        """The fendente after the kick."""
        seat = self.to_act
        self.lay(seat, face, AS_KICK)
        self.win(seat, KICK_LANDS, face)

    def kick_misses(self) -> None:
        """No fendente: they part."""
        self.break_off(KICK_MISSED)
