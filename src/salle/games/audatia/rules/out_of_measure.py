"""Out of measure: trades, poste chosen in secret, skills, and who attacks first."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Action, Rule, Seat
from salle.games.audatia.rules.actions import ATTACK, PASS, PUT
from salle.games.audatia.rules.cards import P
from salle.games.audatia.rules.cut import Cut
from salle.games.audatia.rules.terms import (
    AS_ATTACK,
    AS_EXCHANGE,
    CHALLENGER,
    CHANGED_POSTA,
    CHOSE_POSTA,
    DECK_EMPTY,
    FOR_TAUNT,
    FOR_TRADE,
    GAME_DRAWN,
    GAMES,
    MUST_ATTACK,
    NO_ATTACK,
    NOT_NOW,
    POSTA,
    RESPONDENT,
    REVEALED,
    SAME_POSTA,
    SKILL_STEP,
    STEP_4,
    STEP_5,
    STEP_6,
    TAUNT_CARDS,
    TAUNT_DISCARD,
    TAUNTED,
    TRADE,
    TRADE_SECOND,
    TWO_DRAWS,
    TWO_TO_TRADE,
    WAITED,
    other,
)


class OutOfMeasure(Cut):
    """The six steps before swords meet."""

    def begin_game(self) -> None:
        """Set up a game."""
        raise NotImplementedError

    def out_of_measure(self) -> None:
        self.await_seat(TRADE, CHALLENGER)

    # -- step 1: trades

    def refuse_trade(self) -> Rule:
        """Two cards for one of the deck."""
        me = self.duelist(self.to_act)
        if me.deck_size == 0:
            return DECK_EMPTY
        return LEGAL if me.held >= 2 else TWO_TO_TRADE

    def trade(self, face: i64) -> None:
        """The first card of a trade, or the second and the draw."""
        seat = self.to_act
        self.put_away(seat, face, FOR_TRADE)
        if self.phase == TRADE:
            self.phase = TRADE_SECOND
        else:
            self.await_draws(seat, 1, TRADE)

    def done_trading(self) -> None:
        """Then the respondent, then the poste."""
        if self.to_act == CHALLENGER:
            self.to_act = RESPONDENT
        else:
            self.await_posta(CHALLENGER)

    # -- step 2: poste

    def await_posta(self, seat: Seat) -> None:
        """The challenger chooses together with the respondent."""
        self.await_seat(POSTA, seat)
        self.together = seat == CHALLENGER

    def choose_posta(self, posta: i64) -> None:
        """Both choose; neither is seen before both are made."""
        seat = self.to_act
        self.duelist(seat).posta = posta
        if not self.mute:
            self.tell(CHOSE_POSTA, seat, LEGAL, ())
        if seat == CHALLENGER:
            self.together = False
            self.to_act = RESPONDENT
            return
        self.first = self.first_by_celeritas(CHALLENGER)  # AU-1
        self.await_seat(SKILL_STEP, self.first)
        if not self.mute:
            self.open(REVEALED, NOBODY, LEGAL, (self.challenger.posta, self.respondent.posta))

    # -- step 3: skills

    def done_with_skills(self) -> None:
        """Then the other, then the attacks."""
        if self.to_act == self.first:
            self.to_act = other(self.first)
        else:
            self.await_seat(STEP_4, CHALLENGER)

    # -- steps 4 to 6: who attacks

    def refuse_step(self, action: Action) -> Rule:
        """An attack, another posta or a wait; a taunted player has less choice."""
        actions = self.setup.action_table
        seat = self.to_act
        me = self.duelist(seat)
        verb = actions.verb[action]
        if me.taunted > 0 and me.held > 0:
            if me.taunted == TAUNT_CARDS and self.can_attack(seat):
                return self.refuse_attack(seat, actions.what[action]) if verb == ATTACK else TAUNTED
            return LEGAL if verb == PUT else TAUNT_DISCARD
        if verb == PUT:
            return NOT_NOW
        if verb == ATTACK:
            return self.refuse_attack(seat, actions.what[action])
        if verb == PASS:
            return MUST_ATTACK if self.phase == STEP_6 and self.can_attack(seat) else LEGAL
        return self.refuse_posta(actions.what[action])

    def refuse_posta(self, posta: i64) -> Rule:
        """Another one than the present."""
        return SAME_POSTA if posta == self.duelist(self.to_act).posta else LEGAL

    def pay_for_taunt(self, face: i64) -> None:
        """Two cards, or what there is."""
        seat = self.to_act
        me = self.duelist(seat)
        self.put_away(seat, face, FOR_TAUNT)
        me.taunted = me.taunted - 1 if me.held > 0 else 0

    def first_attack(self, face: i64) -> None:
        """The phrase begins."""
        seat = self.to_act
        self.duelist(seat).taunted = 0
        him = self.duelist(other(seat))
        cards = self.setup.cards
        exchange = cards.index[face] == P and not him.stack and cards.extended[him.posta]
        self.strike(seat, face, AS_EXCHANGE if exchange else AS_ATTACK)

    def change_posta(self, seat: Seat, posta: i64) -> None:
        """Stand otherwise, before all eyes."""
        self.duelist(seat).posta = posta
        if not self.mute:
            self.tell(CHANGED_POSTA, seat, LEGAL, (posta,))

    def no_attack(self) -> None:
        """On to the next step; after the last the game is drawn."""
        seat = self.to_act
        self.duelist(seat).taunted = 0
        if self.phase == STEP_4:
            self.await_seat(STEP_5, RESPONDENT)
        elif self.phase == STEP_5:
            self.await_seat(STEP_6, CHALLENGER)
        else:
            self._draw_game()

    def wait(self) -> None:
        """Neither attack nor change."""
        if not self.mute:
            self.tell(WAITED, self.to_act, LEGAL, (self.phase,))
        self.no_attack()

    def _draw_game(self) -> None:
        """AU-2: a second game with the same roles; after that the challenge has failed."""
        if not self.mute:
            self.tell(GAME_DRAWN, CHALLENGER, NO_ATTACK, (self.game,))
        if self.game == GAMES:
            self.win(RESPONDENT, TWO_DRAWS, -1)
            return
        self.game += 1
        self.begin_game()
