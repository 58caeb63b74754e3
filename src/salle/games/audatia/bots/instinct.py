"""How a bot chooses an action in Audatia by instinct, and how it values a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import NOBODY, Action, Seat, State
from salle.core.rng import Rng
from salle.core.search.habits import Habits, Practised, inclinations
from salle.core.search.instinct import ATTACKING, COUNTERING, PLAIN, WAITING
from salle.games.audatia.bots.hand_needs import INSIDE_REMEDY, NEEDS, Needs
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import ACTION_KINDS, CYCLE, PLAY_SKILL, PUT, SET_SIDE, STAND, TAKE_VIRTUE
from salle.games.audatia.rules.cards import NO_BLOW, NO_VIRTUE, POSTE, SECOND_THOUGHT, SKILL, SKILLS
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.terms import CHALLENGER, PHASES, other

VERBS: Final = 16
CARDS: Final = 40  # kinds of cards, including poste
STANDS: Final = len(POSTE) + 1
STEPS: Final = len(PHASES)
MOST: Final = 10  # cards counted in a hand
COUNTED: Final = 7  # cards counted for a need

# Each constant is the number of the first feature in a group. The comment names the values that select a feature in it.
# Features of an action ...
STEP_VERB: Final = 0
STEP_CARD: Final = STEP_VERB + STEPS * VERBS
STEP_HELD: Final = STEP_CARD + STEPS * CARDS  # an action without a card
VERB_HIS_HELD: Final = STEP_HELD + STEPS * MOST
CARD_POSTA: Final = VERB_HIS_HELD + VERBS * MOST  # the opponent's hand
CARD_ATTACK: Final = CARD_POSTA + CARDS * STANDS  # the attack that it answers
POSTA_CARD: Final = CARD_ATTACK + CARDS * 8  # a posta to take, and a card in hand
POSTA_ROLE: Final = POSTA_CARD + STANDS * CARDS
PUT_MORE: Final = POSTA_ROLE + STANDS * 2  # role, card, whether there are more copies
PUT_NEED: Final = PUT_MORE + 2 * CARDS * 3  # role, need, how many cards meet it
PUT_SKILL: Final = PUT_NEED + 2 * NEEDS * COUNTED  # the skill, and who has its virtue
VIRTUE_SKILL: Final = PUT_SKILL + len(SKILLS) * 4
SIDE_REMEDY: Final = VIRTUE_SKILL + 4 * len(SKILLS)
WORD: Final = SIDE_REMEDY + 3 * 4
# ... and of a position.
GAME_ROLE: Final = WORD + 13
ROLE_CARD: Final = GAME_ROLE + 3
ROLE_NEED: Final = ROLE_CARD + 2 * CARDS
ROLE_HELD: Final = ROLE_NEED + 2 * NEEDS * COUNTED
ROLE_DECK: Final = ROLE_HELD + 2 * 16
ROLE_VIRTUE: Final = ROLE_DECK + 2 * 5
HAS_SKILL: Final = ROLE_VIRTUE + 2 * 4
TRAITS: Final = HAS_SKILL + len(SKILLS) * 4

# The steps, by kind of action; all other kinds share one step.
ATTACKS: Final = ("attack", "riposte", "feint-attack", "measured-attack", "entry", "mezano", "remedy", "kick")
COUNTERS: Final = ("parry", "counter-attack", "counter-parry", "exchange", "break", "defend", "counter", "saving")
WAITS: Final = ("wait", "no-attack", "no-entry", "no-riposte", "no-remedy", "no-mezano", "no-kick", "no-measured")
KIND_MANNERS: Final[list[i64]] = [
    ATTACKING if name in ATTACKS else COUNTERING if name in COUNTERS else WAITING if name in WAITS else PLAIN
    for name in ACTION_KINDS
]


class DuelistsInstinct(Practised):
    """Knows which card belongs to which step, and what the hand lacks."""

    def __init__(self, game: Audatia, habits: Habits) -> None:
        super().__init__(2, habits)
        self.game: Final = game
        self.needs: Final = Needs(game.setup.cards)
        self.kind: Final[list[i64]] = []
        face: i64
        for face in range(game.setup.cards.faces):
            self.kind.append(game.setup.cards.kind(face))

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        assert isinstance(state, Duel)
        habits, actions, cards = self.habits, self.game.setup.action_table, self.game.setup.cards
        seat = state.to_act
        me, him = state.duelist(seat), state.duelist(other(seat))
        step = state.phase
        his_held = min(him.held, MOST - 1)
        held = min(me.held, MOST - 1)
        his_posta: i64 = 0 if step == phase_ids.POSTA else him.posta + 1
        answered: i64 = 7
        if state.attack != NO_FACE:
            blow = cards.blow(state.attack)
            answered = 7 if blow == NO_BLOW else blow
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb, what = actions.verb[action], actions.what[action]
            if verb == STAND:
                scores.append(self.standing(me.hand, what, seat))
                continue
            score = habits.of(STEP_VERB + VERBS * step + verb)
            if what < 0:
                score += habits.of(STEP_HELD + MOST * step + held) + habits.of(VERB_HIS_HELD + MOST * verb + his_held)
            elif verb == TAKE_VIRTUE:
                score += self.virtue(me.hand, what)
            elif verb == SET_SIDE:
                remedies = min(size(me.hand & self.needs.sets[INSIDE_REMEDY + what - 1]), 3)
                score += habits.of(SIDE_REMEDY + 4 * what + remedies)
            elif verb == PUT or verb == CYCLE:
                score += habits.of(STEP_CARD + CARDS * step + self.kind[what]) + self.putting(
                    state, me.hand, what, seat
                )
            else:
                kind = self.kind[what]
                score += habits.of(STEP_CARD + CARDS * step + kind) + habits.of(CARD_ATTACK + 8 * kind + answered)
                score += habits.of(CARD_POSTA + STANDS * kind + his_posta)
                score += habits.of(VERB_HIS_HELD + MOST * verb + his_held)
                if verb == PLAY_SKILL and actions.word[action] >= 0:
                    word = actions.word[action]
                    if cards.index[what] == SECOND_THOUGHT:
                        score += self.standing(me.hand, word, seat)
                    else:
                        score += habits.of(WORD + word)
            scores.append(score)
        return inclinations(scores)

    def standing(self, hand: i64, posta: i64, seat: Seat) -> i64:
        """Features of a posta, by the cards in hand."""
        habits, cards = self.habits, self.game.setup.cards
        score = habits.of(POSTA_ROLE + 2 * posta + seat)
        while hand != 0:
            score += habits.of(POSTA_CARD + CARDS * posta + self.kind[cards.lowest(hand)])
            hand &= hand - 1
        return score

    def virtue(self, hand: i64, virtue: i64) -> i64:
        """Features of a virtue, by the skills in hand."""
        habits, cards = self.habits, self.game.setup.cards
        skills = hand & self.needs.skills
        score: i64 = 0
        while skills != 0:
            score += habits.of(VIRTUE_SKILL + len(SKILLS) * virtue + cards.index[cards.lowest(skills)])
            skills &= skills - 1
        return score

    def putting(self, duel: Duel, hand: i64, face: i64, seat: Seat) -> i64:
        """Features of a card to put away, by the other cards that meet its needs."""
        habits, cards = self.habits, self.game.setup.cards
        more = min(size(hand & cards.field[face]), 3) - 1
        score = habits.of(PUT_MORE + (CARDS * seat + self.kind[face]) * 3 + max(more, 0))
        need: i64
        for need in range(NEEDS):
            meets = self.needs.sets[need]
            if meets & cards.field[face] != 0:
                score += habits.of(PUT_NEED + (NEEDS * seat + need) * COUNTED + min(size(hand & meets), COUNTED - 1))
        if cards.sort[face] == SKILL:
            score += habits.of(PUT_SKILL + 4 * cards.index[face] + self.holder(duel, cards.index[face], seat))
        return score

    def holder(self, duel: Duel, skill: i64, seat: Seat) -> i64:
        """The owner of the virtue that a skill needs: 0 no need, 1 no player, 2 me, 3 the opponent."""
        needs = self.game.setup.cards.skill_needs[skill]
        if needs == NO_VIRTUE:
            return 0
        owner = CHALLENGER if needs == 0 else duel.virtues[needs]
        return 1 if owner == NOBODY else 2 if owner == seat else 3

    def stage(self, state: State) -> i64:
        assert isinstance(state, Duel)
        return state.game_number if state.winner == NOBODY else 9

    def calm(self, state: State) -> bool:
        assert isinstance(state, Duel)
        return state.phase == phase_ids.POSTA

    def manner(self, kind: i64) -> i64:
        return KIND_MANNERS[kind]

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(world, Duel)
        if world.phase == phase_ids.DENY:
            return  # the skill just played needs cards in hand
        him = world.duelist(other(seat))
        mistaken = self.game.setup.cards.misremember(him.hand, him.shown, rng)
        him.hand, him.shown = mistaken[0], mistaken[1]

    def strength(self, state: State, seat: Seat) -> i64:
        assert isinstance(state, Duel)
        habits, cards = self.habits, self.game.setup.cards
        me = state.duelist(seat)
        score = habits.of(ROLE_HELD + 16 * seat + min(me.held, 15))
        score += habits.of(ROLE_DECK + 5 * seat + min(me.deck_size // 3, 4))
        if seat == CHALLENGER:
            score += habits.of(GAME_ROLE + min(state.game_number, 2))
        number: i64
        for number in range(NEEDS):
            met = min(size(me.hand & self.needs.sets[number]), COUNTED - 1)
            score += habits.of(ROLE_NEED + (NEEDS * seat + number) * COUNTED + met)
        for number in range(4):
            if state.virtues[number] == seat:
                score += habits.of(ROLE_VIRTUE + 4 * seat + number)
        hand = me.hand
        while hand != 0:
            face = cards.lowest(hand)
            score += habits.of(ROLE_CARD + CARDS * seat + self.kind[face])
            if cards.sort[face] == SKILL:
                skill = cards.index[face]
                score += habits.of(HAS_SKILL + 4 * skill + self.holder(state, skill, seat))
            hand &= hand - 1
        return score
