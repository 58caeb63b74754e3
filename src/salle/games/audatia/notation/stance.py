"""Positions of Audatia as text: `phase=react c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr,TW`.

A position where a player decides is a line of NAME=VALUE, in any order. Almost everything has a default.

    phase=     the phase, as in `terms.PHASES`; default: react with a stack, step-4 with poste, else trade
    to=        the player to move, challenger or respondent; default: as the phase says, or the challenger
    game=1     or 2, after a draw
    virtues=c,r,c,r   the owners of Audatia, Prudentia, Celeritas and Fortitudo: c, r, or - for no player
    first=     the player who plays skills first; only before the poste, to describe the game before
    attacker=  default: the only player with a stack, or as `to` says, or the challenger
    attack=    phase=measured: the strike that fell short, among the attacker's `shown`
    stretto=   inside or outside; default: as without Fortitudo (AU-7)
    as=        phase=meet: what the remedy is: entry, remedy (of the stretto), exchanged, broken, mezano (the saving
               remedy after an exchange, a break, a mezano), soprana (Soprana Tor di Spada against these)
    remedy=TWi   the remedy to be answered, if an entry could be on either side
    skill=LU:MF  a skill that the opponent of `to` has just played in that phase and that may be denied; it is neither
               in the hand nor in `shown`
    salute=    waiting or active: the respondent's bonus

Fields of the challenger begin with c., those of the respondent with r.:

    c.hand=MFl,P   default: none; until the salute is over: the first hand, which all have seen
    c.hidden=, c.shown=   discards, face down and open; the deck is the rest of the cards
    c.deck=    instead of hidden: the cards left to draw; the rest lie face down
    c.stack=MFl,RFr,TW    the top last; attack, parry and remedy follow from the stacks
    c.side=    the place of the stack as its owner sees it: left, centre, right; default: where the last strike went
    c.posta=DOD   needed by both once poste are chosen, also after the first strike
    c.lures=MF,P  c.taunted=2   2, or 1 after the first of two cards was discarded
    c.seen=MFl,P  the hand as the opponent last saw it (default: none)
    c.left=P   the cards that have left the hand openly since
    c.gone=1-2    two cards were put away since, at least one of them seen (default: as many as are not in the hand)
    c.buried=LI   cards that the opponent knows to lie face down (default: none)
    c.past=1:P,RE   one of the other cards face down is known to have been one of these
    c.hall-seen=, c.hall-left=, c.hall-gone=   the same for spectators, who see the first hand and no other

Any distribution of the virtues is accepted after set-up. Hands may be smaller than in a real duel.

"""

from __future__ import annotations

from salle.core.cards.card_sets import size
from salle.core.errors import BadStance
from salle.core.game import LEGAL, NOBODY, Action, Seat
from salle.core.notation.stances import NONE, Fields
from salle.games.audatia.notation.stance_past import Past
from salle.games.audatia.notation.stance_piles import Piles, field_name
from salle.games.audatia.notation.stance_swords import BOTH_SEATS, NAMES, SEATS, Swords, refuse_field, seat_message
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import PLAY_SKILL
from salle.games.audatia.rules.cards import AUDATIA, BLOWS, CELERITAS, DENY, FULL_BITS, NO_POSTA, STRIKE
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.out_of_measure import is_taunted
from salle.games.audatia.rules.phase import FACING, FENCING, SET_UP
from salle.games.audatia.rules.skills import may_deny
from salle.games.audatia.rules.terms import (
    ACTIVE,
    CHALLENGER,
    GAMES,
    NO_ACTION,
    NO_BONUS,
    PHASES,
    RESPONDENT,
    TAUNT_CARDS,
    WAITING,
    other,
)

UNWRITTEN = (phase_ids.DRAW, phase_ids.DENY, phase_ids.OVER)
PHASE_NUMBERS = {name: number for number, name in enumerate(PHASES) if number not in UNWRITTEN}
OPEN_POSTE = (FACING, FENCING)  # the parts of the duel with revealed poste
OWNERS = {"c": CHALLENGER, "r": RESPONDENT, NONE: NOBODY}
SALUTES = {"none": NO_BONUS, "waiting": WAITING, "active": ACTIVE}
FIRST_VIRTUES = {phase_ids.SETUP: "-,-,-,-", phase_ids.VIRTUE: "c,-,-,-"}
USUAL_VIRTUES = "c,r,c,r"
FIXED = {
    phase_ids.SALUTE: RESPONDENT,
    phase_ids.RETURN_SALUTE: CHALLENGER,
    phase_ids.STEP_4: CHALLENGER,
    phase_ids.STEP_5: RESPONDENT,
    phase_ids.STEP_6: CHALLENGER,
}
PHRASE = ("attacker", "attack", "stretto", "as", "remedy")
OF_EACH = (
    *("hand", "hidden", "shown", "deck", "stack", "side", "posta", "lures", "taunted"),
    *("seen", "left", "gone", "buried", "past", "hall-seen", "hall-left", "hall-gone"),
)
FIELDS = (
    *("phase", "to", "game", "virtues", "first", *PHRASE, "skill", "salute"),
    *(f"{owner}.{name}" for owner in "cr" for name in OF_EACH),
)


class Stance:
    """A position that is being read."""

    def __init__(self, game: Audatia, text: str) -> None:
        self.game = game
        self.cards = game.setup.cards
        self.action_table = game.setup.action_table
        self.fields = Fields(text, FIELDS)
        self.duel = Duel(game.setup, True)
        self.piles = Piles(self.duel, self.fields)
        self.phase = PHASE_NUMBERS[self.fields.word("phase", self._default_phase(), PHASE_NUMBERS)]
        self.part = game.setup.phases[self.phase].part
        self.skill = self._read_skill()

    def read(self) -> Duel:
        """Read and check the position: the swords must fit, and the player to move must have an action."""
        duel = self.duel
        duel.phase = self.phase
        self._read_game()
        for seat in BOTH_SEATS:
            self._read_sword(seat)
        if self.part == FENCING:
            self._decide(Swords(duel, self.fields, self._given()).decider())
        else:
            self._read_measure()
        for seat in BOTH_SEATS:
            self._read_cards(seat)
        self._check_hands()
        if self.phase == phase_ids.MEASURED:
            self._read_measured()
        if not duel.legal_actions():
            raise BadStance("audatia-stance-stuck", seat=seat_message(duel.to_act))
        if self.skill != NO_ACTION:
            self._play_skill()
        for seat in BOTH_SEATS:
            Past(self.piles, seat, self._first_hand(seat)).read()
        return duel

    # -- words

    def _default_phase(self) -> str:
        if "c.stack" in self.fields or "r.stack" in self.fields:
            return PHASES[phase_ids.REACT]
        return PHASES[phase_ids.STEP_4 if "c.posta" in self.fields and "r.posta" in self.fields else phase_ids.TRADE]

    def _not_now(self, name: str) -> None:
        refuse_field(self.fields, name, self.phase)

    # -- the game

    def _read_game(self) -> None:
        duel, phase = self.duel, self.phase
        duel.game_number = self.fields.number("game", 1)
        if not 1 <= duel.game_number <= GAMES:
            raise BadStance("audatia-stance-game", game=int(duel.game_number), most=GAMES)
        default = FIRST_VIRTUES.get(phase, USUAL_VIRTUES)
        if phase == phase_ids.VIRTUE and self.fields.text("to") == NAMES[CHALLENGER]:
            default = "c,r,-,-"
        owners = self.fields.text("virtues", default).split(",")
        if len(owners) != len(duel.virtues) or not set(owners) <= set(OWNERS):
            raise BadStance("audatia-stance-virtues", virtues=self.fields.text("virtues"))
        duel.virtues = [OWNERS[owner] for owner in owners]
        taken = sorted(owners[1:])
        if (phase == phase_ids.SETUP and set(owners) != {NONE}) or (
            phase == phase_ids.VIRTUE and (owners[AUDATIA] != "c" or taken not in (["-", "-", "-"], ["-", "-", "r"]))
        ):
            raise BadStance("audatia-stance-virtues-left", virtues=",".join(owners), phase=PHASES[phase])
        duel.first = SEATS[self.fields.word("first", NAMES[usual_first(duel, phase)], SEATS)]
        if self.part in OPEN_POSTE and duel.first != usual_first(duel, phase):
            raise BadStance("audatia-stance-first", first=NAMES[usual_first(duel, phase)])
        duel.respondent.salute = SALUTES[self.fields.word("salute", "none", SALUTES)]
        if self.part == SET_UP:
            self._not_now("salute")

    # -- posta, stack, lures and taunt

    def _read_sword(self, seat: Seat) -> None:
        me, phase = self.duel.duelist(seat), self.phase
        me.stack = [*self.piles.faces(field_name(seat, "stack"))]
        name = field_name(seat, "posta")
        posta = self.fields.text(name, NONE)
        if posta != NONE and posta not in self.cards.posta_codes:
            raise BadStance("stance-word", field=name, value=posta, words=", ".join(self.cards.posta_codes))
        me.posta = NO_POSTA if posta == NONE else self.cards.posta_codes.index(posta)
        if self.part in OPEN_POSTE and me.posta == NO_POSTA:
            raise BadStance("audatia-stance-posta", field=name, phase=PHASES[phase])
        if self.part not in OPEN_POSTE and (phase != phase_ids.POSTA or seat == RESPONDENT):
            self._not_now(name)
        name = field_name(seat, "lures")
        for blow in self.fields.items(name, self.fields.text(name)):
            if blow not in BLOWS:
                raise BadStance("stance-word", field=name, value=blow, words=", ".join(BLOWS))
            me.lures |= FULL_BITS[BLOWS.index(blow)]
        if self.part not in OPEN_POSTE:
            self._not_now(name)
        name = field_name(seat, "taunted")
        me.taunted = self.fields.number(name, 0)
        if me.taunted > TAUNT_CARDS:
            raise BadStance("audatia-stance-taunted", field=name, taunted=int(me.taunted), most=TAUNT_CARDS)
        if self.part == SET_UP:
            self._not_now(name)

    def _check_salute(self) -> None:
        """The bonus waits until the respondent's first strike, and is active while that is the whole stack."""
        me = self.duel.respondent
        struck = [face for face in [*me.stack, *self.cards.list_faces(me.shown)] if self.cards.sort[face] == STRIKE]
        first = len(struck) == 1 and me.stack == struck
        if (me.salute == ACTIVE and not first) or (me.salute == WAITING and struck):
            raise BadStance("audatia-stance-salute", salute=self.fields.text("salute"))

    # -- who decides

    def _given(self) -> Seat:
        """The seat that decides in this phase, before any Deny, if the stance names it; else NOBODY."""
        if "to" not in self.fields:
            return NOBODY
        seat = SEATS[self.fields.word("to", "", SEATS)]
        return seat if self.skill == NO_ACTION else other(seat)

    def _decide(self, seat: Seat) -> None:
        if self._given() not in (NOBODY, seat):
            rightly = NAMES[seat if self.skill == NO_ACTION else other(seat)]
            raise BadStance("audatia-stance-to", phase=PHASES[self.phase], to=rightly)
        self.duel.to_act = seat

    def _read_measure(self) -> None:
        """Read a phase before any strike: who decides."""
        for name in (*PHRASE, "c.stack", "r.stack", "c.side", "r.side"):
            self._not_now(name)
        duel, phase, given = self.duel, self.phase, self._given()
        free = CHALLENGER if given == NOBODY else given
        if phase == phase_ids.VIRTUE:
            self._decide(CHALLENGER if RESPONDENT in duel.virtues else RESPONDENT)
        elif phase == phase_ids.POSTA:
            self._decide(CHALLENGER if duel.challenger.posta == NO_POSTA else RESPONDENT)
            duel.together = duel.to_act == CHALLENGER
        elif phase == phase_ids.SKILLS:
            self._decide(duel.first if given == NOBODY else given)
        else:
            self._decide(FIXED.get(phase, free))

    def _read_measured(self) -> None:
        """Read the strike that fell short. Its player stands in the posta where it ends."""
        duel, cards = self.duel, self.cards
        him = duel.duelist(duel.attacker)
        strikes = [face for face in cards.list_faces(him.shown) if cards.sort[face] == STRIKE]
        fitting = sorted({int(face) for face in strikes if cards.ends_in[cards.index[face]] == him.posta})
        meant = self.piles.faces("attack") or fitting
        if len(meant) != 1 or meant[0] not in fitting:
            raise BadStance("audatia-stance-attack", seat=seat_message(duel.attacker))
        duel.attack = meant[0]

    # -- cards

    def _read_cards(self, seat: Seat) -> None:
        me, cards, piles = self.duel.duelist(seat), self.cards, self.piles
        whole, basic = cards.deck[me.character], cards.basic[me.character]
        hidden, shown = piles.faces(field_name(seat, "hidden")), piles.faces(field_name(seat, "shown"))
        hand = piles.faces(field_name(seat, "hand"))
        piles.check_copies(seat, [*hidden, *shown])
        if self._first_hand(seat):
            left = cards.difference(cards.difference(basic, piles.card_set(hidden)), piles.card_set(shown))
            hand = [*cards.list_faces(left)]
        if self.skill != NO_ACTION and seat == self.duel.to_act:
            hand = [*hand, self.action_table.what[self.skill]]
        used = [*hand, *hidden, *shown, *me.stack]
        piles.check_copies(seat, used)
        rest = cards.difference(whole, piles.card_set(used))
        if field_name(seat, "deck") in self.fields:
            if field_name(seat, "hidden") in self.fields:
                raise BadStance("audatia-stance-deck", seat=seat_message(seat))
            deck = piles.faces(field_name(seat, "deck"))
            piles.check_copies(seat, [*used, *deck])
            hidden = [*cards.list_faces(cards.difference(rest, piles.card_set(deck)))]
            rest = piles.card_set(deck)
        me.hand, me.hidden, me.shown = piles.card_set(hand), piles.card_set(hidden), piles.card_set(shown)
        me.deck = rest
        me.held, me.hidden_size, me.deck_size = size(me.hand), size(me.hidden), size(me.deck)
        me.basics = 0

    def _first_hand(self, seat: Seat) -> bool:
        return self.part == SET_UP and field_name(seat, "hand") not in self.fields

    def _check_hands(self) -> None:
        duel, phase = self.duel, self.phase
        me = duel.duelist(duel.to_act)
        if phase == phase_ids.SETUP:
            self._read_basics(duel.to_act)
            duel.put = me.hidden_size
            if duel.to_act == CHALLENGER:
                self._read_basics(RESPONDENT)
                if duel.respondent.basics != self.cards.basic[duel.respondent.character]:
                    raise BadStance("audatia-stance-setup", seat=seat_message(RESPONDENT))
        if phase == phase_ids.TRADE_SECOND and (me.held == 0 or me.deck_size == 0):
            raise BadStance("audatia-stance-trade", seat=seat_message(duel.to_act))
        for seat in BOTH_SEATS:
            pays = duel.to_act == seat and is_taunted(duel)
            if 0 < duel.duelist(seat).taunted < TAUNT_CARDS and not pays:
                raise BadStance("audatia-stance-owed", field=field_name(seat, "taunted"))
        self._check_salute()

    def _read_basics(self, seat: Seat) -> None:
        """Check a hand at set-up: the basic cards that were not put away, and a new card for each that was cycled."""
        me, cards = self.duel.duelist(seat), self.cards
        basic = cards.basic[me.character]
        me.basics = cards.difference(cards.difference(basic, me.hidden), me.shown)
        right = me.held + me.hidden_size == size(basic) and me.hidden_size <= me.deck_size
        right = right and cards.difference(me.hidden, basic) == 0 and cards.difference(me.basics, me.hand) == 0
        if not right or me.shown & ~cards.cycling:
            raise BadStance("audatia-stance-setup", seat=seat_message(seat))

    # -- a skill that may be denied

    def _read_skill(self) -> Action:
        token = self.fields.text("skill", NONE)
        number = self.action_table.number.get(token, NO_ACTION)
        if token != NONE and (number == NO_ACTION or self.action_table.verb[number] != PLAY_SKILL):
            skills = [
                word
                for word, action in self.action_table.number.items()
                if self.action_table.verb[action] == PLAY_SKILL
            ]
            raise BadStance("stance-word", field="skill", value=token, words=", ".join(skills))
        return Action(number)

    def _play_skill(self) -> None:
        """Read a played skill that the opponent may deny."""
        duel, cards = self.duel, self.cards
        rule = duel.refusal(self.skill)
        token = self.fields.text("skill")
        if rule != LEGAL:
            raise BadStance("audatia-stance-refused", skill=token, why=self.game.explain.rule(rule))
        cycled = cards.cycles[DENY] and cards.holds(duel.duelist(other(duel.to_act)).shown, cards.skill_face[DENY])
        if (
            not may_deny(duel, other(duel.to_act)) and not cycled
        ):  # possible with corrected cards: cycled just now, instead of denying
            raise BadStance("audatia-stance-deny", skill=token, seat=seat_message(other(duel.to_act)))
        me, face = duel.duelist(duel.to_act), self.action_table.what[self.skill]
        me.hand, me.shown = cards.without(me.hand, face), cards.with_one(me.shown, face)
        me.held -= 1
        duel.pending, duel.resume = self.skill, self.phase
        duel.await_seat(phase_ids.DENY, other(duel.to_act))


def usual_first(duel: Duel, phase: int) -> Seat:
    """The player who plays skills first: by Celeritas, once the poste of a game were chosen (AU-1)."""
    chosen = duel.setup.phases[phase].part in OPEN_POSTE
    return RESPONDENT if chosen and duel.virtues[CELERITAS] == RESPONDENT else CHALLENGER


def read_stance(game: Audatia, text: str) -> Duel:
    """Read the position. Raises BadStance."""
    return Stance(game, text).read()
