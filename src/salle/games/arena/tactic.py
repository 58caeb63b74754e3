"""A readable opponent: it weighs might and toughness, his own and theirs, and how likely a line is covered."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from salle.core.game import Action, Seat
from salle.core.pack import NO_FACE
from salle.core.player import Player, Seen
from salle.core.rng import Rng
from salle.games.arena.cards import ARMOR, ATTACK, DEFENCE, HANDS, LINE_BITS, LINES, NAMED, NO_LINE, SHIELD
from salle.games.arena.deeds import ARM, COVER, DEFEND, DROP, PUT, STRIKE, TAKE
from salle.games.arena.game import Arena
from salle.games.arena.position import Hero
from salle.games.arena.rules import Fight
from salle.games.arena.terms import READY, RESTLESS_AFTER

# Prospects are logarithms: to double one's might, or to halve what an opponent can bear, is worth the same.
MIGHT: Final = 1.0  # what might to come is worth beside a blow now
TOUGHNESS: Final = 1.0  # what toughness to come is worth
COVER_BIAS: Final = 1.2  # a defence is likelier in a hand than in the deck: it is kept
CROWD: Final = 1.0  # to calm the crowd
SHIELD_SHARE: Final = 0.8  # of the blows that a shield could stop, those that it will
LAST_BREATH: Final = 0.6  # toughness beyond which a hero is not worn down: he is defeated
ATTACKED_AGAIN: Final = 0.8  # attacks on me that are to be expected until my turn comes round again
SECOND: Final = 0.4  # a second card that does the same, beside the first; a third by as much again
SECOND_ATTACK: Final = 0.4  # b
SECOND_ITEM: Final = 0.4  # b
STRIP: Final = 0.0  # a card off his hand
KEEP_BIG: Final = 0.05  # a
IN_HAND: Final = 0.8  # an item in the hand beside a ready one
SPECIAL: Final = 0.05  # to play a card that could be kept for a better moment
FRESH: Final = 1.0  # of an unseen card's worth, what one can hope for in a draw
NEVER: Final = -100.0
NO_ITEM: Final = -1


class Tactic(Player):
    """Does what leaves it strongest beside the others."""

    def __init__(self, game: Arena, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.fight: Fight = game.restored(game.new().sight(Seat(0)))
        self.seat: Seat = Seat(0)
        self.unseen: list[i64] = []  # cards by face
        self.open: list[float] = []  # by seat and line: the chance that no card covers it
        self.danger: list[float] = []  # by seat: his share in the might of my opponents
        self.blow: float = 1.0  # what their hardest hitter does
        self.calm: float = 0.0  # what it is worth that the crowd sees an attack
        self.on_line: list[float] = []  # attacks to be expected on each line

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        self.look(seen)
        best = seen.legal[0]
        most = 10 * NEVER
        for action in seen.legal:
            value = self.prospect(action)
            if value > most:
                best, most = action, value
        return best

    def prospect(self, action: Action) -> float:
        """What this action is worth."""
        deeds, cards = self.game.ring.deeds, self.game.ring.cards
        verb, face, word = deeds.verb[action], deeds.face[action], deeds.word[action]
        me = self.fight.heroes[self.seat]
        if verb == PUT:
            return self.fresh() - self.worth(face, cards.without(me.hand, face))
        if verb == STRIKE:
            return self.strike(face, word, Seat((self.seat + deeds.target[action]) % self.game.ring.seats))
        if verb == ARM:
            return self.arm(face)
        if verb == DROP:
            return self.drop(face, word)
        if verb == DEFEND:
            return self.fresh() - (1.0 + self.before_me()) * self.worth(face, cards.without(me.hand, face))
        if verb == COVER:
            return self.cover(me, word, self.incoming())
        if verb == TAKE:
            return -self.hurt(me, self.incoming(), cards.ignores_armor[self.fight.attack])
        return self.best_strike() if self.fight.phase == READY else 0.0

    # -- what is known

    def look(self, seen: Seen) -> None:
        """Count what is unseen, and who is how dangerous."""
        fight = self.game.restored(seen.sight)
        self.fight, self.seat = fight, seen.seat
        cards = self.game.ring.cards
        known = cards.united(fight.discards, fight.heroes[seen.seat].hand)
        face: i64
        for him in fight.heroes:
            for face in him.items:
                known = cards.with_one(known, face)
            if him.armor != NO_FACE:
                known = cards.with_one(known, him.armor)
        self.unseen = cards.counted(cards.parted(cards.all, known))
        self.on_line = [0.0] * len(LINES)
        covering = [0] * len(LINES)
        total: i64 = 0
        attacks = 0.0
        line: i64
        for face in range(cards.faces):
            total += self.unseen[face]
            for line in range(len(LINES)):
                if cards.covers[face] & LINE_BITS[line] != 0:
                    covering[line] += self.unseen[face]
            if cards.sort[face] == ATTACK:
                copies = float(self.unseen[face])
                attacks += copies
                if cards.line[face] == NAMED:
                    for line in range(NO_LINE):
                        self.on_line[line] += copies / NO_LINE
                else:
                    self.on_line[cards.line[face]] += copies
        for line in range(len(LINES)):
            self.on_line[line] *= ATTACKED_AGAIN / max(attacks, 1.0)
        self.size_up(covering, total)

    def size_up(self, covering: list[int], total: i64) -> None:
        """Of each opponent: how open his lines are, and how hard he hits."""
        self.open = []
        self.danger = []
        self.blow = 1.0
        might = 0.0
        number: i64
        line: i64
        for number in range(self.game.ring.seats):
            him = self.fight.heroes[number]
            for line in range(len(LINES)):
                chance = 1.0
                for card in range(him.held):
                    chance *= max(0.0, float(total - card) - COVER_BIAS * float(covering[line])) / max(1.0, float(total - card))
                self.open.append(chance)
            share = 0.0
            if him.standing and self.seat != number:
                share = self.might(him)
                self.blow = max(self.blow, share)
            might += share
            self.danger.append(share)
        for number in range(self.game.ring.seats):
            self.danger[number] /= max(might, 1.0)
        self.calm = CROWD * self.unrest()

    def unrest(self) -> float:
        """What a life less for everyone costs me more than them, if it is my attack that prevents it."""
        fight = self.fight
        if not self.game.ring.restless or fight.fought or fight.quiet + 1 < RESTLESS_AFTER:
            return 0.0
        value = 0.0
        number: i64
        for number in range(self.game.ring.seats):
            him = fight.heroes[number]
            if him.standing:
                life = float(him.life) + LAST_BREATH
                if number > self.seat:
                    return 0.0
                value += log(life / (life - 1.0)) * (1.0 if self.seat == number else -self.danger[number])
        return value

    def might(self, him: Hero) -> float:
        """The damage of a plain attack."""
        return float(self.game.ring.cards.base[him.hero] + self.fight.weapons_of(him))

    def toughness(self, him: Hero, blow: float) -> float:
        """How much he can bear, if blows are like this one."""
        total = float(him.life + him.armor_left)
        for left in him.left:
            total += self.stops(left, blow)
        return total

    def stops(self, left: i64, blow: float) -> float:
        """What a shield with so much strength keeps off: the last blow however hard it is."""
        stopped = 0.0
        rest = float(left)
        while rest > 0.0:
            stopped += blow
            rest -= blow
        return SHIELD_SHARE * stopped

    def before_me(self) -> float:
        """The share of my opponents whose turns come before mine."""
        seats = self.game.ring.seats
        share = 0.0
        number: i64 = (self.fight.turn + 1) % seats
        while self.seat != number:
            share += self.danger[number]
            number = (number + 1) % seats
        return share

    # -- blows

    def incoming(self) -> float:
        return float(self.fight.damage_of(self.fight.turn, self.fight.attack))

    def hurt(self, him: Hero, damage: float, ignores_armor: bool) -> float:
        """What it costs him to take that damage."""
        before = self.toughness(him, damage)
        after = max(0.0, before - damage)
        if damage >= float(him.life if ignores_armor else him.life + him.armor_left):
            after = 0.0
        return log((before + LAST_BREATH) / (after + LAST_BREATH))

    def cover(self, him: Hero, left: i64, damage: float) -> float:
        """What it costs him to let a shield take it, as a loss."""
        before = self.toughness(him, damage)
        after = before - self.stops(left, damage)
        rest = left - i64(damage)
        if rest > 0:
            after += self.stops(rest, damage)
        return log((after + LAST_BREATH) / (before + LAST_BREATH))

    def strike(self, face: i64, line: i64, target: Seat) -> float:
        """The chance that no card counters it, times what it does."""
        cards = self.game.ring.cards
        him = self.fight.heroes[target]
        damage = self.might(self.fight.heroes[self.seat]) + float(cards.bonus[face])
        harm = self.hurt(him, damage, cards.ignores_armor[face])
        for left in him.left:
            if left > 0:
                harm = min(harm, -self.cover(him, left, damage))
        open = self.open[target * len(LINES) + line]
        value = (open * harm + (1.0 - open) * STRIP) * self.danger[target] + self.calm
        if cards.bonus[face] > 0:
            value -= KEEP_BIG
        elif cards.line[face] >= NO_LINE:
            value -= SPECIAL
        return value

    def best_strike(self) -> float:
        """The best blow my hand has."""
        best = 0.0
        for face in self.game.ring.cards.listed(self.fight.heroes[self.seat].hand):
            best = max(best, self.strike_with(face))
        return best

    def strike_with(self, face: i64) -> float:
        """The best target and line for this card."""
        cards = self.game.ring.cards
        if cards.sort[face] != ATTACK:
            return 0.0
        best = 0.0
        number: i64
        line: i64
        for number in range(self.game.ring.seats):
            if self.danger[number] > 0.0:
                if cards.line[face] == NAMED:
                    for line in range(NO_LINE):
                        best = max(best, self.strike(face, line, Seat(number)))
                else:
                    best = max(best, self.strike(face, cards.line[face], Seat(number)))
        return best

    # -- items

    def arm(self, face: i64, dropped: i64 = NO_ITEM) -> float:
        """What it is worth to ready an item; one of mine may be dropped for it, or all if that is not enough."""
        cards = self.game.ring.cards
        me = self.fight.heroes[self.seat]
        might, toughness = self.might(me), self.toughness(me, self.blow)
        new_might, new_toughness = might + float(cards.damage[face]), toughness
        if cards.sort[face] == ARMOR:
            new_toughness += float(cards.strength[face] - me.armor_left)
        elif cards.sort[face] == SHIELD:
            new_toughness += self.stops(cards.strength[face], self.blow)
        free = HANDS - me.hands_full(cards)
        all_go = dropped != NO_ITEM and free + cards.hands[me.items[dropped]] < cards.hands[face]
        number: i64
        for number in range(len(me.items)):
            if all_go or number == dropped:
                new_might -= float(cards.damage[me.items[number]])
                new_toughness -= self.stops(me.left[number], self.blow)
        return MIGHT * log(new_might / might) + TOUGHNESS * log(new_toughness / toughness)

    def drop(self, face: i64, left: i64) -> float:
        """The best that can be readied once this is dropped, and not before."""
        cards = self.game.ring.cards
        me = self.fight.heroes[self.seat]
        best = NEVER
        if cards.sort[face] == ARMOR:
            return best
        free = HANDS - me.hands_full(cards)
        for wanted in cards.listed(me.hand & cards.items):
            if cards.hands[wanted] > free:
                best = max(best, self.arm(wanted, me.item(face, max(left, 0))))
        return best

    def best_arm(self, face: i64) -> float:
        """What this item would be worth, ready, if need be in place of another."""
        cards = self.game.ring.cards
        me = self.fight.heroes[self.seat]
        if cards.hands[face] <= HANDS - me.hands_full(cards):
            return max(0.0, self.arm(face))
        best = 0.0
        number: i64
        for number in range(len(me.items)):
            best = max(best, self.arm(face, number))
        return best

    # -- cards in the hand

    def worth(self, face: i64, rest: i64) -> float:
        """What a card is worth beside the rest of my hand."""
        cards = self.game.ring.cards
        value = 0.0
        if cards.sort[face] == DEFENCE:
            line: i64
            for line in range(len(LINES)):
                if cards.covers[face] & LINE_BITS[line] != 0:
                    chance = self.on_line[line]
                    for other in cards.listed(rest & cards.defences):
                        if cards.covers[other] & LINE_BITS[line] != 0:
                            chance *= SECOND
                    value += chance
            return value * self.hurt(self.fight.heroes[self.seat], self.blow, False)
        if cards.sort[face] == ATTACK:
            value = self.strike_with(face)
            for other in cards.listed(rest & cards.attacks):
                if self.strike_with(other) >= value:
                    value *= SECOND_ATTACK
            return value
        gain = self.best_arm(face)
        value = IN_HAND * gain
        for other in cards.listed(rest & cards.items):
            if self.best_arm(other) >= gain:
                value *= SECOND_ITEM
        return value

    def fresh(self) -> float:
        """What a card off the deck is worth, on average."""
        cards = self.game.ring.cards
        hand = self.fight.heroes[self.seat].hand
        total: i64 = 0
        value = 0.0
        face: i64
        for face in range(cards.faces):
            if self.unseen[face] > 0:
                total += self.unseen[face]
                value += float(self.unseen[face]) * self.worth(face, hand)
        return FRESH * value / max(1.0, float(total))
