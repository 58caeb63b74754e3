"""The swords of a written position, read from the two stacks: attack, parry, remedy, sides, and the player to move.

In every phase of a phrase the strikes can lie in one way only. So everything follows from the stacks, the phase and
the attacker.

"""

from __future__ import annotations

from typing import Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.errors import BadStance
from salle.core.game import NOBODY, Seat
from salle.core.notation.stances import NONE, Fields
from salle.core.texts import Message
from salle.games.audatia.rules.actions import PLAY_REMEDY
from salle.games.audatia.rules.cards import (
    AUDATIA,
    BOTH,
    FEINT,
    FORTITUDO,
    FULL_BITS,
    INSIDE,
    MIDDLE,
    MM,
    OUTSIDE,
    REMEDY,
    RM,
    SIDES,
    SOPRANA,
    STRETTO_SIDES,
    STRIKE,
    WHOLE_SUN,
    P,
    comes_from,
    from_right,
)
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.phase_ids import (
    BREAK_MEZANO,
    BREAK_REMEDY,
    COUNTER_MEZANO,
    COUNTERED,
    ENTRY,
    EXCHANGED,
    FEINT_ATTACK,
    KICKING,
    LARGO,
    LARGO_LAST,
    MEASURED,
    MEZANO,
    PRE_EMPTING,
    REACT,
    SIDE,
    STRETTO,
    STRETTO_LAST,
)
from salle.games.audatia.rules.terms import (
    AS_ENTRY,
    AS_REMEDY,
    AS_SAVING,
    AS_SOPRANA,
    CHALLENGER,
    PHASES,
    RESPONDENT,
    other,
)

SEATS: Final = {"challenger": CHALLENGER, "respondent": RESPONDENT}
NAMES: Final = ("challenger", "respondent")
BOTH_SEATS: Final = (CHALLENGER, RESPONDENT)

OF_ATTACKER: Final = (ENTRY, FEINT_ATTACK, LARGO_LAST, STRETTO_LAST, BREAK_REMEDY, MEZANO)  # the attacker's decisions
OF_DEFENDER: Final = (REACT, COUNTERED, LARGO, STRETTO, PRE_EMPTING, MEASURED, BREAK_MEZANO, COUNTER_MEZANO)
BOUND: Final = (SIDE, ENTRY, FEINT_ATTACK, LARGO, LARGO_LAST, STRETTO, STRETTO_LAST)
# How the swords lie, by phase, and where a remedy must be answered, by its role.
LYING: Final = {
    REACT: "attack",
    PRE_EMPTING: "attack",
    COUNTERED: "counter-attack",
    EXCHANGED: "exchange",
    BREAK_REMEDY: "break",
    BREAK_MEZANO: "break",
    MEZANO: "mezano",
    COUNTER_MEZANO: "counter-mezano",
    MEASURED: "measured",
}
WAYS: Final = {
    "entry": "bind",
    "remedy": "bind",
    "exchanged": "exchange",
    "broken": "break",
    "mezano": "mezano",
    "soprana": "counter-mezano",
}
ROLES: Final = {"entry": AS_ENTRY, "remedy": AS_REMEDY, "soprana": AS_SOPRANA}  # the others are AS_SAVING
BROKEN: Final = ("break", "mezano", "counter-mezano")
SWEPT: Final = ("bind", "break", "mezano", "counter-mezano")


class Swords:
    """A phrase that is being read. `given` is the player to move, if the stance names one."""

    def __init__(self, duel: Duel, fields: Fields, given: Seat) -> None:
        self.duel: Final = duel
        self.fields: Final = fields
        self.phase: Final = int(duel.phase)
        self.given: Final = given
        self.way = ""  # the role of a remedy
        self.lying = ""
        self.mine: list[int] = []  # the strikes of attacker and defender
        self.theirs: list[int] = []

    def decider(self) -> Seat:
        """Read everything, and return the seat that must decide."""
        duel, phase = self.duel, self.phase
        duel.attacker = self._attacker()
        self.mine, self.theirs = self._strikes(duel.attacker), self._strikes(other(duel.attacker))
        self.lying = self._lying()
        if not self._lie() or not self._only_strikes():
            raise BadStance("audatia-stance-stacks", phase=PHASES[phase], way=self.way or NONE, lying=self.lying)
        if self.lying != "measured":  # the strike that fell short lies among the discards
            refuse_field(self.fields, "attack", phase)
            duel.attack = self.theirs[-1] if self.lying == "mezano" else self.mine[-1]
        if self.lying in SWEPT:
            duel.parry = self.theirs[-2] if self.lying in ("mezano", "counter-mezano") else self.theirs[-1]
        self._read_sides()
        self._read_stretto()
        if self.lying in BROKEN:
            self._read_waited()
        if self.way:
            self._read_remedy()
            return other(self._player())
        refuse_field(self.fields, "as", phase)
        refuse_field(self.fields, "remedy", phase)
        return self._of_phase()

    # -- stacks

    def _attacker(self) -> Seat:
        owners = [seat for seat in BOTH_SEATS if self.duel.duelist(seat).stack]
        default = CHALLENGER
        if self.given != NOBODY and self.phase in OF_ATTACKER:
            default = self.given
        elif self.given != NOBODY and self.phase in OF_DEFENDER:
            default = other(self.given)
        elif len(owners) == 1:
            default = other(owners[0]) if self.phase == MEASURED else owners[0]
        return SEATS[self.fields.word("attacker", NAMES[default], SEATS)]

    def _strikes(self, seat: Seat) -> list[int]:
        cards = self.duel.setup.cards
        return [int(face) for face in self.duel.duelist(seat).stack if cards.sort[face] == STRIKE]

    def _topped(self, seat: Seat) -> bool:
        """Whether a remedy is on top of that stack."""
        top = self.duel.duelist(seat).top()
        return top != NO_FACE and self.duel.setup.cards.sort[top] == REMEDY

    def _lying(self) -> str:
        """How the swords must lie. Also sets the role of a remedy."""
        if self.phase in BOUND:
            return "bind"
        if self.phase in LYING:
            return LYING[self.phase]
        if self.phase == KICKING:
            self.way = self.fields.word("as", "entry", ("entry",))
        else:
            self.way = self.fields.word("as", self._default_way(), WAYS)
        if self.way == "soprana" and self._topped(self.duel.attacker):
            return "mezano"
        return WAYS[self.way]

    def _default_way(self) -> str:
        cards, attacker = self.duel.setup.cards, self.duel.attacker
        mine = cards.index[self.mine[-1]] if self.mine else P
        theirs = cards.index[self.theirs[-1]] if self.theirs else P
        if theirs == P:
            return "exchanged"
        if (mine == P and theirs in (MM, RM)) or (mine == MM and theirs == RM):
            return "soprana" if self._topped(other(attacker)) else "mezano"
        return "remedy" if self._topped(other(attacker)) else "entry"

    def _lie(self) -> bool:
        """Whether the top blows fit this arrangement."""
        cards, lying = self.duel.setup.cards, self.lying
        a = [int(cards.index[face]) for face in self.mine]
        d = [int(cards.index[face]) for face in self.theirs]
        extended = cards.extended[self.duel.duelist(other(self.duel.attacker)).posta]
        if lying == "measured" or not a:
            return lying == "measured" and not a
        if lying == "attack":
            return a[-1] != P or len(d) > 0 or not extended  # else it is an exchange
        if lying == "exchange":
            return a[-1] == P and (d[-1] == P if d else extended and len(a) == 1)
        if not d:
            return False
        if lying == "counter-attack":
            return a[-1] == d[-1] and a[-1] != P
        if lying == "bind":
            return cards.parried_by[a[-1]] & FULL_BITS[d[-1]] != 0 or (a[-1] == d[-1] and a[-1] != P)
        if lying == "break":
            return a[-1] == P and cards.breaks[d[-1]]
        if len(d) < 2 or not cards.breaks[d[-2]] or d[-1] not in (MM, RM) or from_right(d[-1]) == from_right(d[-2]):
            return False
        return a[-2:] == [P, MM] and d[-1] == RM if lying == "counter-mezano" else a[-1] == P

    def _only_strikes(self) -> bool:
        """Whether the stack has only strikes, apart from a remedy on top that its owner has just played."""
        duel = self.duel
        players = [self._player()] if self.way else []
        if self.way == "soprana" and self.lying == "mezano":
            players.append(duel.attacker)
        for seat in BOTH_SEATS:
            others = len(duel.duelist(seat).stack) - len(self._strikes(seat))
            if others != players.count(seat) or self._topped(seat) != (seat in players):
                return False
        soprana = duel.setup.cards.remedy_face[SOPRANA]
        return self.way != "soprana" or duel.duelist(other(duel.attacker)).top() == soprana

    def _player(self) -> Seat:
        """The player of the remedy."""
        attacker = self.duel.attacker
        if self.way == "remedy":
            return attacker if self._topped(attacker) else other(attacker)
        by_defender = self.way == "soprana" or (self.way == "exchanged" and not self.theirs)
        return other(attacker) if by_defender else attacker

    # -- what follows

    def _of_phase(self) -> Seat:
        """The seat that decides in this phase."""
        duel, attacker = self.duel, self.duel.attacker
        if self.phase == SIDE:
            if duel.has_most(attacker, FORTITUDO):
                return attacker
            if not duel.has_most(other(attacker), FORTITUDO):
                raise BadStance("audatia-stance-fortitudo")
            return other(attacker)
        feints = duel.setup.cards.skill_needs[FEINT]
        if self.phase == ENTRY and not (duel.has_most(attacker, AUDATIA) or duel.has_most(attacker, feints)):
            raise BadStance("audatia-stance-entry", seat=seat_message(attacker))
        exchanged = self.phase == EXCHANGED and len(self.theirs) > 0
        return attacker if exchanged or self.phase in OF_ATTACKER else other(attacker)

    def _read_sides(self) -> None:
        """Set the sides of the stacks. Only a stack that neither attacks nor parries now has a choice."""
        duel, cards = self.duel, self.duel.setup.cards
        if self.lying in SWEPT:
            duel.sweep(cards.index[duel.parry], other(duel.attacker))
        for seat in BOTH_SEATS:
            me, name = duel.duelist(seat), f"{NAMES[seat][0]}.side"
            if not me.stack:
                refuse_field(self.fields, name, self.phase)
                continue
            if self.lying not in SWEPT:
                me.side = MIDDLE if self.lying == "exchange" else comes_from(cards.index[me.top()])
            side = SIDES.index(self.fields.word(name, SIDES[me.side], SIDES))
            free = self.lying in ("attack", "measured") and seat != duel.attacker
            if side != me.side and not free:
                raise BadStance("audatia-stance-side", field=name, side=SIDES[me.side])
            me.side = side

    def _read_stretto(self) -> None:
        duel, cards, phase = self.duel, self.duel.setup.cards, self.phase
        whole = self.lying == "bind" and cards.index[duel.attack] != P
        whole = whole and cards.sun[duel.attack] | cards.sun[duel.parry] == WHOLE_SUN
        largo = phase in (LARGO, LARGO_LAST)
        close = phase in (SIDE, STRETTO, STRETTO_LAST) or self.way == "remedy"
        if (largo and whole) or (close and not whole):
            bound = f"{cards.codes[duel.attack]}, {cards.codes[duel.parry]}"
            raise BadStance("audatia-stance-bind", phase=PHASES[phase], bound=bound, whole="yes" if whole else "no")
        if not whole or phase == SIDE:
            refuse_field(self.fields, "stretto", phase)
            return
        usual = OUTSIDE if from_right(cards.index[duel.parry]) else INSIDE  # AU-7
        words = (STRETTO_SIDES[INSIDE], STRETTO_SIDES[OUTSIDE])
        duel.stretto = STRETTO_SIDES.index(self.fields.word("stretto", STRETTO_SIDES[usual], words))

    def _read_remedy(self) -> None:
        """Read the remedy to be answered. Its side is the one needed here; only an entry has a choice."""
        duel, cards, actions = self.duel, self.duel.setup.cards, self.duel.setup.action_table
        face = duel.duelist(self._player()).top()
        side = int(cards.remedy_side[cards.index[face]])
        if "remedy" in self.fields:
            number = actions.number.get(self.fields.text("remedy"), 0)
            if actions.verb[number] != PLAY_REMEDY or actions.what[number] != face:
                raise BadStance("audatia-stance-remedy", remedy=cards.codes[face])
            side = int(actions.word[number])
        asked = self._asked(side)
        if asked == BOTH or (self.way != "soprana" and asked & side == 0):
            raise BadStance("audatia-stance-remedy", remedy=cards.codes[face])
        duel.remedy = face
        duel.remedy_side = asked
        duel.remedy_role = ROLES.get(self.way, AS_SAVING)
        duel.soprana = self.way == "mezano"

    def _asked(self, side: int) -> int:
        duel, cards = self.duel, self.duel.setup.cards
        if self.way == "entry":
            return side
        if self.way == "remedy":
            return int(duel.stretto)
        if self.way == "broken":
            return OUTSIDE if from_right(cards.index[duel.parry]) else INSIDE
        return INSIDE if self.way == "mezano" and cards.index[duel.attack] == MM else OUTSIDE

    def _read_waited(self) -> None:
        """After a break: whether the player with the first chance has let it pass. Celeritas says who that was."""
        duel, past = self.duel, self.duel.copy()
        attacker, defender = duel.attacker, other(duel.attacker)
        mine = self.mine[:-1] if self.lying == "counter-mezano" else self.mine
        theirs = self.theirs if self.lying == "break" else self.theirs[:-1]
        past.duelist(attacker).stack = [*mine]
        past.duelist(defender).stack = [*theirs]
        acted = attacker if self.phase == BREAK_REMEDY or self.way == "broken" else defender
        duel.waited = past.first_by_celeritas(defender) != acted


def refuse_field(fields: Fields, name: str, phase: int) -> None:
    if name in fields:
        raise BadStance("audatia-stance-not-now", field=name, phase=PHASES[phase])


def seat_message(seat: Seat) -> Message:
    """The seat, for an error message."""
    return Message(f"audatia-seat-{NAMES[seat]}")
