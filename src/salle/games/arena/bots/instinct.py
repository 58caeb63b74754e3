"""Learned instinct for Arena: scores of actions, and an evaluation of positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import Action, Seat, State
from salle.core.rng import Rng
from salle.core.search.habits import Habits, Practised, inclinations
from salle.core.search.instinct import ATTACKING, COUNTERING, PLAIN, WAITING
from salle.games.arena.rules.actions import ARM, COVER, DEFEND, DROP, PUT, STRIKE, TAKE
from salle.games.arena.rules.cards import ARMOR, ATTACK, DEFENCE, HANDS, KINDS, LINE_BITS, LINES, NAMED, NO_LINE
from salle.games.arena.rules.game import Arena
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import ANSWER, DISCARD, READY
from salle.games.arena.rules.transitions import Fight

FACES: Final = len(KINDS)

# Each constant is the number of the first feature in a group. The comment names the values that select a feature in it.
# Features of discarding a card, or of keeping all ...
PUT_FACE: Final = 0
PUT_SORT: Final = PUT_FACE + FACES  # sort, how many of it in hand
PUT_TWIN: Final = PUT_SORT + 5 * 6  # another defence covers the same line; no free hands for an item
PUT_LIFE: Final = PUT_TWIN + 5 * 3
KEEP_HAND: Final = PUT_LIFE + 5 * 3  # attacks, defences
# ... of readying an item, dropping one, or doing neither ...
ARM_FACE: Final = KEEP_HAND + 25  # face, hands full
ARM_LIFE: Final = ARM_FACE + FACES * 3  # sort, life
ARM_MIGHT: Final = ARM_LIFE + 5 * 4  # sort, the weapons' damage now
ARM_ARMOR: Final = ARM_MIGHT + 5 * 5  # sort, armor now
ARM_ATTACKS: Final = ARM_ARMOR + 5 * 4  # sort, attacks in hand
DROP_FACE: Final = ARM_ATTACKS + 5 * 4
READY_PASS: Final = DROP_FACE + FACES  # attacks in hand, life
READY_OPEN: Final = READY_PASS + 5 * 4  # how open the best line is
READY_END: Final = READY_OPEN + 12  # whether a plain attack could defeat an opponent, or me
# ... of an attack ...
STRIKE_OPEN: Final = READY_END + 4  # how many cards the target may cover with
STRIKE_FACE: Final = STRIKE_OPEN + 12
STRIKE_DAMAGE: Final = STRIKE_FACE + FACES  # damage, whether it defeats the target, whether the target has a shield
STRIKE_LIFE: Final = STRIKE_DAMAGE + 10 * 4  # life and armor of the target
STRIKE_RANK: Final = STRIKE_LIFE + 12  # rank of the target among the opponents
STRIKE_PASS: Final = STRIKE_RANK + 4  # attacks in hand
# ... of an answer ...
TAKE_LIFE: Final = STRIKE_PASS + 5  # life, damage
DEFEND_FACE: Final = TAKE_LIFE + 7 * 7
DEFEND_LEFT: Final = DEFEND_FACE + FACES  # defences in hand, damage
COVER_LEFT: Final = DEFEND_LEFT + 5 * 7  # the shield's strength minus the damage
ANSWER_VERB: Final = COVER_LEFT + 12  # verb, whether taking the hit would defeat me
# ... and of a hero in a position.
HAS_LIFE: Final = ANSWER_VERB + 8 * 2
HAS_ARMOR: Final = HAS_LIFE + 14
HAS_SHIELD: Final = HAS_ARMOR + 9
HAS_MIGHT: Final = HAS_SHIELD + 9
HAS_CARD: Final = HAS_MIGHT + 10
HAS_DEFENCES: Final = HAS_CARD + FACES
HAS_ATTACKS: Final = HAS_DEFENCES + 6
HAS_TURN: Final = HAS_ATTACKS + 6
FACES_BLOW: Final = HAS_TURN + 3  # plain attacks of the strongest opponent that the hero survives
COVERS_LINES: Final = FACES_BLOW + 12  # how many lines the hero's cards cover
OPEN_ATTACKS: Final = COVERS_LINES + 6  # attacks that an opponent cannot cover, whether one defeats that opponent
TRAITS: Final = OPEN_ATTACKS + 4 * 2

# The manner of each kind of action.
KIND_MANNERS: Final[list[i64]] = [
    *(PLAIN, PLAIN, WAITING, PLAIN, PLAIN, PLAIN, PLAIN, ATTACKING, COUNTERING, COUNTERING),
]


class HeroesInstinct(Practised):
    """Instinct that counts the cards that may cover a line."""

    def __init__(self, game: Arena, habits: Habits) -> None:
        super().__init__(game.seats, habits)
        self.horizon = 8  # about two turns: a hand shows its worth when it is played
        self.game: Final = game
        self.action_table: Final = game.ring.action_table
        cards = game.ring.cards
        self.covering: Final[list[i64]] = []  # by line: all cards that cover it
        line: i64
        face: i64
        for line in range(len(LINES)):
            covering: i64 = 0
            for face in range(cards.faces):
                if cards.sort[face] == DEFENCE and cards.covers[face] & LINE_BITS[line] != 0:
                    covering |= cards.field[face]
            self.covering.append(covering & cards.all)

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        assert isinstance(state, Fight)
        if state.phase == DISCARD:
            return inclinations(self.putting(state, legal))
        if state.phase == READY:
            return inclinations(self.readying(state, legal))
        if state.phase == ANSWER:
            return inclinations(self.answering(state, legal))
        return inclinations(self.striking(state, legal))

    def putting(self, fight: Fight, legal: list[Action]) -> list[i64]:
        habits, cards = self.habits, self.game.ring.cards
        me = fight.heroes[fight.to_act]
        attacks, defences = size(me.hand & cards.attacks), size(me.hand & cards.defences)
        items = size(me.hand & cards.items)
        life = min(max(me.life - 1, 0) // 4, 2)
        full = me.hands_full(cards)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            if self.action_table.verb[action] != PUT:
                scores.append(habits.of(KEEP_HAND + 5 * min(attacks, 4) + min(defences, 4)))
                continue
            face = self.action_table.face[action]
            sort = cards.sort[face]
            many = attacks if sort == ATTACK else defences if sort == DEFENCE else items
            twin: i64 = 0
            if sort == DEFENCE:
                line: i64
                twin = 2
                for line in range(len(LINES)):
                    if cards.covers[face] & LINE_BITS[line] != 0:
                        twin = min(twin, size(me.hand & self.covering[line]) - 1)
            elif sort == ARMOR:
                twin = 1 if me.armor_left > 0 else 0
            elif sort > DEFENCE:
                twin = 1 if cards.hands[face] > HANDS - full else 0
            else:
                twin = min(size(me.hand & cards.field[face]) - 1, 2)
            score = habits.of(PUT_FACE + face) + habits.of(PUT_SORT + 6 * sort + min(many, 5))
            scores.append(score + habits.of(PUT_TWIN + 3 * sort + twin) + habits.of(PUT_LIFE + 3 * sort + life))
        return scores

    def readying(self, fight: Fight, legal: list[Action]) -> list[i64]:
        habits, cards = self.habits, self.game.ring.cards
        me = fight.heroes[fight.to_act]
        attacks = min(size(me.hand & cards.attacks), 3)
        life = min(max(me.life - 1, 0) // 3, 3)
        full = me.hands_full(cards)
        might = min(fight.weapons_of(me), 4)
        armor = min((me.armor_left + 1) // 2, 3)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb, face = self.action_table.verb[action], self.action_table.face[action]
            if verb == ARM:
                sort = cards.sort[face]
                score = habits.of(ARM_FACE + 3 * face + full) + habits.of(ARM_LIFE + 4 * sort + life)
                score += habits.of(ARM_MIGHT + 5 * sort + might) + habits.of(ARM_ARMOR + 4 * sort + armor)
                scores.append(score + habits.of(ARM_ATTACKS + 4 * sort + attacks))
            elif verb == DROP:
                scores.append(habits.of(DROP_FACE + face))
            else:
                score = habits.of(READY_PASS + 4 * attacks + life)
                score += habits.of(READY_OPEN + self.most_open(fight, me))
                scores.append(score + habits.of(READY_END + self.ends(fight, fight.to_act)))
        return scores

    def most_open(self, fight: Fight, me: Hero) -> i64:
        """The fewest cards that could cover one of my attacks; 11 without attacks."""
        cards = self.game.ring.cards
        fewest: i64 = 11
        for face in cards.list_faces(me.hand & cards.attacks):
            if cards.line[face] != NAMED:
                fewest = min(fewest, self.coverers(fight, me, cards.line[face], 5))
        return fewest

    def ends(self, fight: Fight, seat: Seat) -> i64:
        """Bits: 2 if a plain attack of mine could defeat an opponent, 1 if one could defeat me."""
        cards, me = self.game.ring.cards, fight.heroes[seat]
        might = cards.base[me.hero] + fight.weapons_of(me)
        found: i64 = 0
        number: i64
        for number in range(self.seats):
            him = fight.heroes[number]
            if number != seat and him.standing:
                if might >= him.life + him.armor_left:
                    found |= 2
                if cards.base[him.hero] + fight.weapons_of(him) >= me.life + me.armor_left:
                    found |= 1
        return found

    def coverers(self, fight: Fight, me: Hero, line: i64, held: i64) -> i64:
        """The number of unseen cards that cover the line, scaled by the size of the target's hand, from 0 to 10."""
        covering = self.covering[line]
        unseen = size(covering) - size(covering & fight.discards) - size(covering & me.hand)
        return min(unseen * held // 5, 10)

    def striking(self, fight: Fight, legal: list[Action]) -> list[i64]:
        habits, ring = self.habits, self.game.ring
        seat = fight.to_act
        me = fight.heroes[seat]
        attacks = size(me.hand & ring.cards.attacks)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            if self.action_table.verb[action] != STRIKE:
                scores.append(habits.of(STRIKE_PASS + min(attacks, 4)))
                continue
            face = self.action_table.face[action]
            him = fight.heroes[(seat + self.action_table.target[action]) % ring.seats]
            damage = fight.damage_of(seat, face)
            bears = him.life if ring.cards.ignores_armor[face] else him.life + him.armor_left
            shield: i64 = 0
            left: i64
            for left in him.left:
                shield = max(shield, left)
            end: i64 = (2 if damage >= bears else 0) + (1 if shield > 0 else 0)
            score = habits.of(STRIKE_OPEN + self.coverers(fight, me, self.action_table.word[action], him.held))
            score += habits.of(STRIKE_FACE + face) + habits.of(STRIKE_DAMAGE + 4 * min(damage, 9) + end)
            score += habits.of(STRIKE_LIFE + min(bears, 11))
            if ring.seats > 2:
                score += habits.of(STRIKE_RANK + self.rank(fight, seat, him))
            scores.append(score)
        return scores

    def rank(self, fight: Fight, seat: Seat, him: Hero) -> i64:
        """How many of my other opponents are stronger, at most three."""
        stronger: i64 = 0
        his = self.force(fight, him)
        number: i64
        for number in range(self.seats):
            other = fight.heroes[number]
            if number != seat and other.standing and self.force(fight, other) > his:
                stronger += 1
        return min(stronger, 3)

    def force(self, fight: Fight, him: Hero) -> i64:
        return (him.life + him.armor_left) * (1 + fight.weapons_of(him) + self.game.ring.cards.base[him.hero])

    def answering(self, fight: Fight, legal: list[Action]) -> list[i64]:
        habits, cards = self.habits, self.game.ring.cards
        me = fight.heroes[fight.to_act]
        damage = fight.damage_of(fight.turn, fight.attack)
        bears = me.life if cards.ignores_armor[fight.attack] else me.life + me.armor_left
        end: i64 = 1 if damage >= bears else 0
        blow = min(damage, 6)
        defences = min(size(me.hand & cards.defences), 4)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb = self.action_table.verb[action]
            score = habits.of(ANSWER_VERB + 2 * verb + end)
            if verb == TAKE:
                score += habits.of(TAKE_LIFE + 7 * min(bears // 2, 6) + blow)
            elif verb == DEFEND:
                score += habits.of(DEFEND_FACE + self.action_table.face[action]) + habits.of(
                    DEFEND_LEFT + 7 * defences + blow
                )
            elif verb == COVER:
                score += habits.of(COVER_LEFT + min(max(self.action_table.word[action] - damage + 6, 0), 11))
            scores.append(score)
        return scores

    def stage(self, state: State) -> i64:
        return 0

    def calm(self, state: State) -> bool:
        assert isinstance(state, Fight)
        return state.phase == DISCARD

    def manner(self, kind: i64) -> i64:
        return KIND_MANNERS[kind]

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(world, Fight)
        number: i64
        for number in range(self.seats):
            if number != seat:
                him = world.heroes[number]
                mistaken = self.game.ring.cards.misremember(him.hand, world.discards, rng)
                him.hand, world.discards = mistaken[0], mistaken[1]

    def strength(self, state: State, seat: Seat) -> i64:
        assert isinstance(state, Fight)
        habits, cards = self.habits, self.game.ring.cards
        me = state.heroes[seat]
        might = cards.base[me.hero] + state.weapons_of(me)
        shield: i64 = 0
        left: i64
        for left in me.left:
            shield += left
        score = habits.of(HAS_LIFE + min(me.life, 13)) + habits.of(HAS_ARMOR + min(me.armor_left, 8))
        score += habits.of(HAS_SHIELD + min(shield, 8)) + habits.of(HAS_MIGHT + min(might, 9))
        score += habits.of(HAS_DEFENCES + min(size(me.hand & cards.defences), 5))
        score += habits.of(HAS_ATTACKS + min(size(me.hand & cards.attacks), 5))
        score += habits.of(HAS_TURN + (1 if state.turn == seat else 0))
        blow: i64 = 1
        other: i64
        for other in range(self.seats):
            him = state.heroes[other]
            if other != seat and him.standing:
                blow = max(blow, cards.base[him.hero] + state.weapons_of(him))
        score += habits.of(FACES_BLOW + min((me.life + me.armor_left + shield + blow - 1) // blow, 11))
        covered: i64 = 0
        line: i64
        for line in range(len(LINES)):
            if me.hand & self.covering[line] != 0:
                covered += 1
        score += habits.of(COVERS_LINES + covered) + habits.of(OPEN_ATTACKS + self.open_attacks(state, seat))
        hand = me.hand
        while hand != 0:
            score += habits.of(HAS_CARD + cards.lowest(hand))
            hand &= hand - 1
        return score

    def open_attacks(self, fight: Fight, seat: Seat) -> i64:
        """Count the attacks in hand that the best target cannot cover, at most three, and check whether one defeats it.

        Returns twice the count, plus 1 if one does.
        """
        cards, me = self.game.ring.cards, fight.heroes[seat]
        most: i64 = 0
        number: i64
        for number in range(self.seats):
            him = fight.heroes[number]
            if number == seat or not him.standing:
                continue
            count: i64 = 0
            end: i64 = 0
            attacks = me.hand & cards.attacks
            while attacks != 0:
                face = cards.lowest(attacks)
                attacks &= attacks - 1
                if self.is_open(him, cards.line[face]):
                    count += 1
                    if fight.damage_of(seat, face) >= him.life + him.armor_left and not him.left:
                        end = 1
            most = max(most, 2 * min(count, 3) + end)
        return most

    def is_open(self, him: Hero, line: i64) -> bool:
        """Whether this hero cannot cover an attack on that line, or on one of the lines to choose from."""
        if line != NAMED:
            return him.hand & self.covering[line] == 0
        found = False
        named: i64
        for named in range(NO_LINE):
            if him.hand & self.covering[named] == 0:
                found = True
        return found
