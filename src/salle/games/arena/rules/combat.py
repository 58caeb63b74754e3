"""Attacks and answers: damage, armor, shields and defeat."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Rule, Seat
from salle.games.arena.rules.cards import LINE_BITS
from salle.games.arena.rules.event_ids import ANSWERED, ATTACKED, BROKEN, DAMAGED, DEFEATED, WON
from salle.games.arena.rules.event_ids import DRAWN as DRAWN_GAME
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import ANSWER, OVER
from salle.games.arena.rules.position import Position
from salle.games.arena.rules.rule_ids import BY_DAMAGE, COUNTERED, HIT, LAST_STANDING, NOT_COVERED, SHIELDED


class Combat(Position):
    """The rules for attacks."""

    def pass_turn(self) -> None:
        """End the turn."""
        raise NotImplementedError

    # -- cards that leave a hand

    def spend(self, me: Hero, face: i64) -> None:
        """Move a card from the hand to the discards."""
        self.leave(me, face)
        self.discards = self.ring.cards.with_one(self.discards, face)

    def leave(self, me: Hero, face: i64) -> None:
        """Remove a card from the hand. All players see which card it is."""
        me.hand = self.ring.cards.without(me.hand, face)
        me.held -= 1
        if self.aged != 0:
            me.remember(face)

    # -- the attack

    def damage_of(self, seat: Seat, face: i64) -> i64:
        """Base damage, all ready weapons, and the card's bonus."""
        cards = self.ring.cards
        me = self.heroes[seat]
        return cards.base[me.hero] + self.weapons_of(me) + cards.bonus[face]

    def weapons_of(self, me: Hero) -> i64:
        """The damage of all ready weapons of this hero."""
        total: i64 = 0
        for face in me.items:
            total += self.ring.cards.damage[face]
        return total

    def strike(self, face: i64, line: i64, target: Seat) -> None:
        """Play an attack card. The target answers next."""
        cards = self.ring.cards
        me = self.heroes[self.turn]
        self.spend(me, face)
        self.attack = face
        self.line = line
        self.target = target
        self.fought = True
        if not self.mute:
            base, weapons = cards.base[me.hero], self.weapons_of(me)
            self.tell(ATTACKED, self.turn, LEGAL, (face, line, int(target), base, weapons, cards.bonus[face]))
        self.phase = ANSWER
        self.to_act = target

    def refuse_defence(self, face: i64) -> Rule:
        """A defence must cover the line of the attack."""
        return LEGAL if self.ring.cards.covers[face] & LINE_BITS[self.line] != 0 else NOT_COVERED

    # -- the answer

    def defend(self, face: i64) -> None:
        """Counter with a card: no damage."""
        me = self.heroes[self.to_act]
        self.spend(me, face)
        if not self.mute:
            self.tell(ANSWERED, self.to_act, COUNTERED, (face, -1))
        self._answered()

    def cover(self, face: i64, left: i64) -> None:
        """AR-3: the shield counters and takes the damage itself."""
        me = self.heroes[self.to_act]
        me.let_go(me.item(face, left))
        rest = left - self.damage_of(self.turn, self.attack)
        if rest > 0:
            me.hold(face, rest)
        else:
            rest = 0
            self.discards = self.ring.cards.with_one(self.discards, face)
        if not self.mute:
            self.tell(ANSWERED, self.to_act, SHIELDED, (face, rest))
            if rest == 0:
                self.tell(BROKEN, self.to_act, LEGAL, (face,))
        self._answered()

    def take(self) -> None:
        """Damage goes to the armor first, unless the card ignores armor; the rest goes to life."""
        cards = self.ring.cards
        seat = self.to_act
        me = self.heroes[seat]
        damage = self.damage_of(self.turn, self.attack)
        absorbed: i64 = 0
        if me.armor != NO_FACE and not cards.ignores_armor[self.attack]:
            absorbed = min(damage, me.armor_left)
            me.armor_left -= absorbed
        me.life -= damage - absorbed
        if not self.mute:
            self.tell(ANSWERED, seat, HIT, (-1, -1))
            self.tell(DAMAGED, seat, LEGAL, (damage, absorbed, me.armor_left, me.life))
        if me.armor != NO_FACE and me.armor_left == 0:
            self._armor_breaks(seat)
        if me.life <= 0:
            self.fall(seat, BY_DAMAGE)
        self._answered()

    def _armor_breaks(self, seat: Seat) -> None:
        me = self.heroes[seat]
        if not self.mute:
            self.tell(BROKEN, seat, LEGAL, (me.armor,))
        self.discards = self.ring.cards.with_one(self.discards, me.armor)
        me.armor = NO_FACE

    def _answered(self) -> None:
        self.attack = NO_FACE
        self.line = 0
        self.target = NOBODY
        if self.phase != OVER:
            self.pass_turn()

    # -- defeat

    def fall(self, seat: Seat, rule: Rule) -> None:
        """Defeat a hero. Hand and items go to the discards, and the last hero standing wins."""
        self.lay_down(seat, rule)
        last = self.last_standing()
        if last != NOBODY:
            self.win(last, LAST_STANDING)

    def lay_down(self, seat: Seat, rule: Rule) -> None:
        """Move the hand and all items of a hero to the discards."""
        cards = self.ring.cards
        me = self.heroes[seat]
        me.standing = False
        me.life = min(me.life, 0)
        facts: list[int] = []
        for face in cards.list_faces(me.hand):
            facts.append(face)
            self.spend(me, face)
        for face in me.items:
            self.discards = cards.with_one(self.discards, face)
        if me.armor != NO_FACE:
            self.discards = cards.with_one(self.discards, me.armor)
        if not self.mute:
            self.open(DEFEATED, seat, rule, tuple(facts))
        me.armor = NO_FACE
        me.armor_left = 0
        me.items.clear()
        me.left.clear()

    def last_standing(self) -> Seat:
        """The only hero still standing, or NOBODY."""
        found: Seat = NOBODY
        number: i64
        for number in range(self.ring.seats):
            if self.heroes[number].standing:
                if found != NOBODY:
                    return NOBODY
                found = Seat(number)
        return found

    def win(self, seat: Seat, rule: Rule) -> None:
        """End the bout. NOBODY means a draw."""
        self.phase = OVER
        self.to_act = NOBODY
        self.winner = seat
        self.why = rule
        if not self.mute:
            self.tell(DRAWN_GAME if seat == NOBODY else WON, seat, rule, ())
