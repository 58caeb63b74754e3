"""A simple bot: it weighs might and toughness, its own and its opponents', and how likely each line is covered."""

from __future__ import annotations

from math import log
from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Action, Seat
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.games.arena.rules.actions import ARM, COVER, DEFEND, DROP, PUT, STRIKE, TAKE
from salle.games.arena.rules.cards import ARMOR, ATTACK, DEFENCE, HANDS, LINE_BITS, LINES, NAMED, NO_LINE, SHIELD
from salle.games.arena.rules.game import Arena
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import READY
from salle.games.arena.rules.terms import RESTLESS_AFTER, RESTLESS_FROM
from salle.games.arena.rules.transitions import Fight

# Prospects are logarithms: doubling my toughness is worth as much as halving that of my only opponent.
MIGHT: Final = 0.5  # value of might relative to toughness; with several opponents it also helps the others
LAST_BREATH: Final = 0.5  # toughness of a defeated hero, so that logarithms stay finite
SHIELD_SHARE: Final = 0.8  # share of the attacks that a shield can stop and will
ATTACKED: Final = 1.0  # attacks on me between two of my turns
SECOND: Final = 0.3  # value of a second card that does the same as another; of a third: this squared
NEVER: Final = -100.0  # below any prospect
FINENESS: Final = 1e6  # prospects are compared as whole numbers, which are equal on every machine
NO_ITEM: Final = -1


class Tactic:
    """Chooses the action that leaves it strongest relative to its opponents."""

    def __init__(self, game: Arena, rng: Rng) -> None:
        self.action_table: Final = game.ring.action_table
        self.cards: Final = game.ring.cards
        self.seats: Final = game.ring.seats
        self.game: Final = game
        self.rng: Final = rng
        self.fight: Fight = game.new()  # as far as the bot sees it
        self.seat: Seat = Seat(0)
        self.me: Hero = self.fight.heroes[0]
        self.opponents: float = 0.0  # how many are standing
        self.blow: i64 = 1  # damage of a plain attack by the strongest of them
        self.danger: list[float] = []  # by seat: share of the opponents' total strength
        self.open: list[float] = []  # by seat and line: the chance that no card in that hand covers it
        self.expected: list[float] = []  # attacks on me by line, between two of my turns
        self.fresh: float = 0.0  # value of a card drawn from the deck

    def __reduce__(self) -> tuple[Any, ...]:
        return Tactic, (self.game, self.rng)

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        self.look_at(seen.sight, seen.seat)
        best, most = seen.legal[0], i64(2.0 * NEVER * FINENESS)
        for action in seen.legal:
            value = i64(self.prospect(action) * FINENESS)
            if value > most or (value == most and self.rng.below(2) == 0):
                best, most = action, value
        return best

    def prospect(self, action: Action) -> float:
        """The value of this action."""
        fight, verb = self.fight, self.action_table.verb[action]
        face, word = self.action_table.face[action], self.action_table.word[action]
        if verb == PUT or verb == DEFEND:  # a new card takes its place
            return self.fresh - self.worth(face, self.cards.without(self.me.hand, face))
        if verb == ARM:
            return self.arm(face, NO_ITEM)
        if verb == DROP:
            return self.drop(face, max(word, 0))
        if verb == STRIKE:
            return self.strike(face, word, (self.seat + self.action_table.target[action]) % self.seats)
        if verb == COVER:
            return -self.wear(self.me, word, fight.damage_of(fight.turn, fight.attack))
        if verb == TAKE:
            return -self.hurt(self.me, fight.damage_of(fight.turn, fight.attack), fight.attack)
        best = 0.0  # declined; in the ready phase an attack may follow
        if fight.phase == READY:
            for held in self.cards.list_faces(self.me.hand & self.cards.attacks):
                best = max(best, self.use(held))
        return best

    # -- what can be known

    def look_at(self, sight: tuple[int, ...], seat: Seat) -> None:
        """Count the unseen cards: defences, attacks that may come, and cards I may draw."""
        cards, fight = self.cards, self.game.read(sight)
        self.fight, self.seat, self.me = fight, seat, fight.heroes[seat]
        unseen = cards.difference(cards.difference(cards.all, fight.discards), self.me.hand)
        for him in fight.heroes:
            for item in him.items:
                unseen = cards.without(unseen, item)
            if him.armor != NO_FACE:
                unseen = cards.without(unseen, him.armor)
        faces = cards.list_faces(unseen)
        attacks = float(len(cards.list_faces(unseen & cards.attacks)))
        covering, self.expected = [0.0] * len(LINES), [0.0] * len(LINES)
        line: i64
        for face in faces:
            for line in range(len(LINES)):
                if cards.covers[face] & LINE_BITS[line] != 0:
                    covering[line] += 1.0
                if cards.sort[face] == ATTACK and cards.line[face] == line:
                    self.expected[line] += ATTACKED / attacks
                elif cards.line[face] == NAMED and line != NO_LINE:
                    self.expected[line] += ATTACKED / attacks / NO_LINE
        self.size_up(covering, float(len(faces)))
        self.fresh = 0.0
        for face in faces:
            self.fresh += self.worth(face, self.me.hand) / float(len(faces))

    def size_up(self, covering: list[float], unseen: float) -> None:
        """Rate each opponent: danger, which is might times toughness, and how open each line is."""
        total = 0.0
        self.blow, self.opponents = 1, 0.0
        self.danger, self.open = [], []
        number: i64
        for number in range(self.seats):
            him = self.fight.heroes[number]
            strength = 0.0
            if him.standing and self.seat != number:
                self.opponents += 1.0
                self.blow = max(self.blow, self.might(him))
                strength = float(self.might(him) * (him.life + him.armor_left))
            total += strength
            self.danger.append(strength)
            for cards in covering:
                chance = 1.0
                for drawn in range(him.held):
                    chance *= max(0.0, 1.0 - cards / max(1.0, unseen - float(drawn)))
                self.open.append(chance)
        for number in range(self.seats):
            self.danger[number] /= max(total, 1.0)

    def might(self, him: Hero) -> i64:
        """The damage of a plain attack."""
        return self.cards.base[him.hero] + self.fight.weapons_of(him)

    def toughness(self, him: Hero, blow: i64) -> float:
        """How much damage this hero can take in attacks of this size."""
        total = float(him.life + him.armor_left) + LAST_BREATH
        for left in him.left:
            total += self.stops(left, blow)
        return total

    def stops(self, left: i64, blow: i64) -> float:
        """The damage a shield stops. It stops its last attack in full."""
        return SHIELD_SHARE * float(max(0, (left + blow - 1) // blow * blow))

    # -- attacks

    def strike(self, face: i64, line: i64, target: i64) -> float:
        """The chance that no card counters the attack, times its harm, plus the value of calming the crowd."""
        him, damage = self.fight.heroes[target], self.fight.damage_of(self.seat, face)
        harm = self.hurt(him, damage, face)
        for left in him.left:
            if left > 0:
                harm = min(harm, self.wear(him, left, damage))
        return self.open[target * len(LINES) + line] * self.danger[target] * harm + self.unrest()

    def hurt(self, him: Hero, damage: i64, attack: i64) -> float:
        """The cost for this hero of taking the hit."""
        before = self.toughness(him, damage)
        bears = him.life if self.cards.ignores_armor[attack] else him.life + him.armor_left
        return log(before / (LAST_BREATH if damage >= bears else before - float(damage)))

    def wear(self, him: Hero, left: i64, damage: i64) -> float:
        """The cost for this hero of countering with a shield."""
        before = self.toughness(him, damage)
        return log(before / (before - self.stops(left, damage) + self.stops(left - damage, damage)))

    def unrest(self) -> float:
        """What an attack now saves me relative to my opponents, if mine is the last turn that can calm the crowd."""
        fight, value = self.fight, 0.0
        content = fight.fought or fight.quiet + 1 < RESTLESS_AFTER
        if content or not self.game.ring.restless or fight.round >= RESTLESS_FROM:
            return value
        number: i64
        for number in range(self.seats):
            him = fight.heroes[number]
            if him.standing:
                if number > self.seat:
                    return 0.0
                loss = log((float(him.life) + LAST_BREATH) / (float(him.life - 1) + LAST_BREATH))
                value += loss if self.seat == number else -loss * self.danger[number]
        return value

    # -- items

    def arm(self, face: i64, dropped: i64) -> float:
        """The value of readying this item. One item may be dropped for it, or all if one is not enough."""
        cards, me = self.cards, self.me
        might, toughness = float(self.might(me)), self.toughness(me, self.blow)
        new_might, new_toughness = might + float(cards.damage[face]), toughness
        if cards.sort[face] == ARMOR:
            new_toughness += float(cards.strength[face] - me.armor_left)
        elif cards.sort[face] == SHIELD:
            new_toughness += self.stops(cards.strength[face], self.blow)
        free = HANDS - me.hands_full(cards)
        number: i64
        for number in range(len(me.items)):
            if number == dropped or (dropped != NO_ITEM and free + cards.hands[me.items[dropped]] < cards.hands[face]):
                new_might -= float(cards.damage[me.items[number]])
                new_toughness -= self.stops(me.left[number], self.blow)
        return MIGHT / self.opponents * log(new_might / might) + log(new_toughness / toughness)

    def drop(self, face: i64, left: i64) -> float:
        """The value of the best item that needs this one to be dropped first."""
        best = NEVER
        for wanted in self.cards.list_faces(self.me.hand & self.cards.items):
            if self.cards.sort[face] != ARMOR and self.cards.hands[wanted] > HANDS - self.me.hands_full(self.cards):
                best = max(best, self.arm(wanted, self.me.item(face, left)))
        return best

    # -- cards

    def use(self, face: i64) -> float:
        """The value of the best use of this attack or item."""
        cards, best = self.cards, 0.0
        number: i64
        line: i64
        if cards.sort[face] == ATTACK:
            for number in range(self.seats):
                for line in range(len(LINES)):
                    if cards.line[face] == line or (cards.line[face] == NAMED and line != NO_LINE):
                        best = max(best, self.strike(face, line, number) if self.danger[number] > 0.0 else 0.0)
        elif cards.hands[face] <= HANDS - self.me.hands_full(cards):
            best = max(best, self.arm(face, NO_ITEM))
        else:
            for number in range(len(self.me.items)):
                best = max(best, self.arm(face, number))
        return best

    def worth(self, face: i64, others: i64) -> float:
        """The value of a card next to others: lower if they cover the same line or do more."""
        cards = self.cards
        if cards.sort[face] != DEFENCE:
            use = value = self.use(face)
            for other in cards.list_faces(others & (cards.attacks if cards.sort[face] == ATTACK else cards.items)):
                value *= SECOND if self.use(other) >= use else 1.0
            return value
        value = 0.0
        line: i64
        for line in range(len(LINES)):
            chance = self.expected[line] if cards.covers[face] & LINE_BITS[line] != 0 else 0.0
            for other in cards.list_faces(others & cards.defences):
                chance *= SECOND if cards.covers[other] & LINE_BITS[line] != 0 else 1.0
            value += chance
        return value * self.hurt(self.me, self.blow, face)
