"""The rules for actions: the four phases of a turn, rounds, the restless crowd."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Rule, Seat, retiree
from salle.games.arena.rules.actions import ARM, COVER, DEFEND, DROP, PASS, PUT, STRIKE, VERB_KINDS, pass_kind
from salle.games.arena.rules.cards import ARMOR, HANDS
from salle.games.arena.rules.combat import Combat
from salle.games.arena.rules.event_ids import (
    DECLINED,
    DISCARDED,
    DREW,
    DREW_UNSEEN,
    DROPPED,
    GOT_HERO,
    KEPT,
    LEFT_THE_ARENA,
    READIED,
    RESHUFFLED,
    RESTLESS,
    ROUND_ENDED,
)
from salle.games.arena.rules.phase_ids import ANSWER, COMBAT, DEAL, DISCARD, DRAW, LOT, OVER, READY
from salle.games.arena.rules.rule_ids import (
    BY_RESTLESSNESS,
    HERO_TAKEN,
    LAST_STANDING,
    NO_FREE_HANDS,
    NOBODY_LEFT,
    NOT_DEALT_NOW,
    NOT_IN_DECK,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_READY,
    NOT_STANDING,
)
from salle.games.arena.rules.terms import HAND, NO_HERO, RESTLESS_AFTER, RESTLESS_FROM


class Fight(Combat):
    """A bout from the draw of the heroes to the last hero standing."""

    def copy(self) -> Fight:
        twin = Fight(self.ring, True)
        twin.copy_from(self)
        return twin

    def begin(self) -> None:
        """Enter the heroes that the options name."""
        number: i64
        for number in range(len(self.ring.heroes)):
            self._enter(Seat(number), self.ring.heroes[number])

    def kind(self, action: Action) -> i64:
        verb = self.ring.action_table.verb[action]
        return pass_kind(self.phase) if verb == PASS else VERB_KINDS[verb]

    # -- what may be done

    def candidates(self) -> list[Action]:
        actions = self.ring.action_table
        found: list[Action] = []
        if self.to_act == CHANCE:
            index: i64
            for index in range(self.ring.chances):
                found.append(Action(self.ring.actions + index))
            return found
        cards, me = self.ring.cards, self.heroes[self.to_act]
        found.append(actions.take if self.phase == ANSWER else actions.pass_by)
        if self.phase == DISCARD:
            self._with_each(PUT, me.hand, found)
        elif self.phase == READY:
            self._with_each(DROP, me.ready(cards), found)
            self._with_each(ARM, me.hand & cards.items, found)
        elif self.phase == COMBAT:
            self._with_each(STRIKE, me.hand & cards.attacks, found)
        else:
            self._with_each(DEFEND, me.hand & cards.defences, found)
            self._with_each(COVER, me.ready(cards), found)  # in order: shields have higher numbers than all defences
        return found

    def _with_each(self, verb: i64, held: i64, found: list[Action]) -> None:
        """Add all actions of this verb with the cards of a set, once for each face."""
        cards, actions = self.ring.cards, self.ring.action_table
        faces = held & cards.firsts
        while faces != 0:
            for action in actions.of[verb][cards.lowest(faces)]:
                found.append(action)
            faces &= faces - 1

    def refusal(self, action: Action) -> Rule:
        if self.to_act == CHANCE:
            return self._refuse_deal(action - self.ring.actions)
        actions, cards = self.ring.action_table, self.ring.cards
        verb, face = actions.verb[action], actions.face[action]
        me = self.heroes[self.to_act]
        if not self.ring.knows[self.phase][verb]:
            return NOT_NOW
        if verb == DROP or verb == COVER:
            if cards.sort[face] == ARMOR:
                return LEGAL if me.armor == face else NOT_READY
            left: i64 = max(actions.word[action], 0)
            return LEGAL if me.item(face, left) >= 0 else NOT_READY
        if verb < PUT:
            return LEGAL
        if not cards.holds(me.hand, face):
            return NOT_IN_HAND
        if verb == ARM:
            free = HANDS - me.hands_full(cards)
            return LEGAL if cards.hands[face] <= free else NO_FREE_HANDS  # AR-2
        if verb == STRIKE:
            return LEGAL if self.heroes[self._aimed(action)].standing else NOT_STANDING
        return self.refuse_defence(face) if verb == DEFEND else LEGAL

    def _refuse_deal(self, index: i64) -> Rule:
        ring = self.ring
        if self.phase == LOT:
            if index < ring.first_hero or index >= ring.chances:
                return NOT_DEALT_NOW
            for me in self.heroes:
                if me.hero == index - ring.first_hero:
                    return HERO_TAKEN
            return LEGAL
        if not 0 <= index < ring.first_hero:
            return NOT_DEALT_NOW
        return LEGAL if ring.cards.holds(self.deck, index) else NOT_IN_DECK

    def _aimed(self, action: Action) -> Seat:
        return Seat((self.to_act + self.ring.action_table.target[action]) % self.ring.seats)

    # -- what happens

    def apply(self, action: Action) -> None:
        if action < 0:
            self._retire(retiree(action))
        elif self.phase == LOT:
            self._enter(Seat(self.drawer), action - self.ring.actions - self.ring.first_hero)
            self._next_hero()
        elif self.to_act == CHANCE:
            self._draw(action - self.ring.actions)
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        actions = self.ring.action_table
        verb, face = actions.verb[action], actions.face[action]
        if verb == PASS:
            self._decline()
        elif verb == PUT:
            self.spend(self.heroes[self.turn], face)
            if not self.mute:
                self.tell(DISCARDED, self.turn, LEGAL, (face,))
            self._await_draws()
        elif verb == DROP:
            self._drop(face, max(actions.word[action], 0))
        elif verb == ARM:
            self._arm(face)
        elif verb == STRIKE:
            self.strike(face, actions.word[action], self._aimed(action))
        elif verb == DEFEND:
            self.defend(face)
        elif verb == COVER:
            self.cover(face, actions.word[action])
        else:
            self.take()

    def _decline(self) -> None:
        phase = self.phase
        if not self.mute:
            if phase == DISCARD:
                self.tell(KEPT, self.turn, LEGAL, ())
            else:
                self.tell(DECLINED, self.turn, LEGAL, (phase,))
        if phase == DISCARD:
            self._await_draws()
        elif phase == READY:
            self.phase = COMBAT
        else:
            self.pass_turn()

    # -- heroes and the deal

    def _enter(self, seat: Seat, hero: i64) -> None:
        me = self.heroes[seat]
        me.hero = hero
        me.life = self.full_life(seat, hero)
        if not self.mute:
            self.tell(GOT_HERO, seat, LEGAL, (hero, me.life))

    def full_life(self, seat: Seat, hero: i64) -> i64:
        """The life that a hero starts with on this seat."""
        life = self.ring.cards.life[hero]
        if self.ring.seats == 2 and seat == 1 and self.ring.second_life:  # AR-7
            life += 1
        return life

    def _next_hero(self) -> None:
        """Go on to the next seat without a hero, or start the deal."""
        number: i64
        for number in range(self.ring.seats):
            me = self.heroes[number]
            if me.standing and me.hero == NO_HERO:
                self.drawer = Seat(number)
                return
        self.phase = DEAL
        self.drawer = Seat(0)
        self._await_draws()

    def _await_draws(self) -> None:
        """Await the next card: in the deal for each seat in order, later for the player whose turn it is."""
        if self.phase == DEAL:
            number: i64
            for number in range(self.ring.seats):
                me = self.heroes[number]
                if me.standing and me.held < HAND and self.deck_size > 0:
                    self.drawer = Seat(number)
                    self.to_act = CHANCE
                    return
            self._begin_turn(self._from(Seat(0)))
            return
        self.drawer = self.turn
        if self.heroes[self.turn].held < HAND:
            if self.deck_size == 0 and self.discards != 0:
                self._reshuffle()
            if self.deck_size > 0:
                self.phase = DRAW
                self.to_act = CHANCE
                return
        self.phase = READY
        self.to_act = self.turn

    def _reshuffle(self) -> None:
        """AR-1: the discards become the deck. Cards in hands are now known to be older."""
        cards = self.ring.cards
        self.deck = self.fresh = self.discards
        self.deck_size = size(self.deck)
        self.discards = 0
        aged = cards.difference(cards.all, self.fresh)
        for me in self.heroes:
            me.newer = 0
            me.drawn = 0
            me.spent.clear()
            for face in me.items:
                aged = cards.without(aged, face)
            if me.armor != NO_FACE:
                aged = cards.without(aged, me.armor)
        self.aged = aged
        if not self.mute:
            self.tell(RESHUFFLED, NOBODY, LEGAL, (self.deck_size,))

    def _draw(self, face: i64) -> None:
        cards = self.ring.cards
        me = self.heroes[self.drawer]
        self.deck = cards.without(self.deck, face)
        self.deck_size -= 1
        me.hand = cards.with_one(me.hand, face)
        me.held += 1
        me.newer += 1
        me.drawn = cards.with_one(me.drawn, face)
        if not self.mute:
            self.tell(DREW_UNSEEN, self.drawer, LEGAL, (self.deck_size,))
            self.whisper(DREW, self.drawer, LEGAL, (face,))
        self._await_draws()

    # -- items

    def _drop(self, face: i64, left: i64) -> None:
        me = self.heroes[self.turn]
        if self.ring.cards.sort[face] == ARMOR:
            left = me.armor_left
            me.armor = NO_FACE
            me.armor_left = 0
        else:
            me.let_go(me.item(face, left))
        self.discards = self.ring.cards.with_one(self.discards, face)
        if not self.mute:
            self.tell(DROPPED, self.turn, LEGAL, (face, left))

    def _arm(self, face: i64) -> None:
        """Ready one item, which ends the turn. New armor replaces the old."""
        cards = self.ring.cards
        me = self.heroes[self.turn]
        self.leave(me, face)
        old = NO_FACE
        if cards.sort[face] == ARMOR:
            old = me.armor
            if old != NO_FACE:
                self.discards = cards.with_one(self.discards, old)
            me.armor = face
            me.armor_left = cards.strength[face]
        else:
            me.hold(face, cards.strength[face])
        if not self.mute:
            self.tell(READIED, self.turn, LEGAL, (face, old))
        self.pass_turn()

    # -- turns and rounds

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.drawer = seat
        self.phase = DISCARD
        self.to_act = seat

    def _from(self, seat: Seat) -> Seat:
        """This seat, or the next one clockwise whose hero is standing."""
        while not self.heroes[seat].standing:
            seat = Seat((seat + 1) % self.ring.seats)
        return seat

    def pass_turn(self) -> None:
        """Pass the turn clockwise to the next hero standing. A round ends at or past the first seat (AR-5)."""
        following = self._from(Seat((self.turn + 1) % self.ring.seats))
        if following <= self.turn:
            self._end_round()
            if self.phase == OVER:
                return
            following = self._from(Seat(0))
        self._begin_turn(following)

    def _end_round(self) -> None:
        self.quiet = 0 if self.fought else self.quiet + 1
        self.fought = False
        if not self.mute:
            self.tell(ROUND_ENDED, NOBODY, LEGAL, (self.round, self.quiet))
        if self.ring.restless and (self.quiet >= RESTLESS_AFTER or self.round >= RESTLESS_FROM):
            self._crowd()
        self.round += 1

    def _crowd(self) -> None:
        """AR-5, AR-6: every hero loses 1 life at the same moment."""
        if not self.mute:
            self.tell(RESTLESS, NOBODY, BY_RESTLESSNESS, (self.round, self.quiet))
        standing: i64 = 0
        for me in self.heroes:
            if me.standing:
                me.life -= 1
                if me.life > 0:
                    standing += 1
        number: i64
        for number in range(self.ring.seats):
            me = self.heroes[number]
            if me.standing and me.life <= 0:
                self.lay_down(Seat(number), BY_RESTLESSNESS)
        if standing == 0:
            self.win(NOBODY, NOBODY_LEFT)
        elif standing == 1:
            self.win(self.last_standing(), LAST_STANDING)

    def _retire(self, seat: Seat) -> None:
        """Defeat a hero whose player resigns. The turn passes on if this hero was to act or under attack."""
        if not self.heroes[seat].standing:
            return
        if not self.mute:
            self.tell(LEFT_THE_ARENA, seat, RETIRED, ())
        me = self.heroes[seat]
        me.life = 0
        self.lay_down(seat, RETIRED)
        last = self.last_standing()
        if last != NOBODY:
            self.win(last, RETIRED if self.ring.seats == 2 else LAST_STANDING)
        elif self.phase == LOT:
            self._next_hero()
        elif self.phase == DEAL:
            self._await_draws()
        elif seat == self.turn or seat == self.target:
            self.attack = NO_FACE
            self.line = 0
            self.target = NOBODY
            self.pass_turn()
