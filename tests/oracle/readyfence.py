"""A second, naive implementation of the rules page of Ready... Fence!. It shares no code with salle.games.readyfence.

It plays a whole bout, ply by ply, and only serves to check the real implementation: the seat to act, the legal
tokens, the weights of the deck, squares, stamina, scores and the ends of phrases and bouts. People check it by
reading it beside the rules page, so it is plain, slow and in one file. RF-n are the rulings of that page.

Seat 0 is left (on guard on 4, run-off 1), seat 1 is right (7, run-off 10); -1 is the deck. The tokens:
`>` `<` `<<` move, `L` `I` `E` weapon position, `-FACE` discard, `S` `S-` stall, `M` redraw, `.` no / end,
`#` take the touch, `FACE` `FACE+AN` `FACE+GL` play cards, `P` `P+GL` `D` without cards, `FE` `FE>FACE[+AN]` Feint;
deck: `+FACE` draw, `*FACE` taken at random, `~FACE` joins the discards for overtime, `@left` `@right` toss.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

# The 54 cards; a face is a code and the printed speed.
STRAIGHT_THRUSTS = "ST3 ST3 ST4 ST4 ST5 ST6"  # the two 3s are the yellow, mandatory ones
OTHER_BASIC_ACTIONS = "BT4 BT4 BT5 BT5 DI4 DI5 DI5 DI6 TT5 TT5 GL5 GL5"
FLICK_FLANCONADE = "FK4 FK5 FC5 FC6"
FLECHE_INFIGHTING = "FL6 FL6 FL7 IN4 IN5 IN5"
PARRY_STOP_HIT = "PR4 PR5 PR5 PR6 SH4 SH4 SH5 SH5 SH6 SH6 SH6"
CEDING_JOKER_ANGULATION_RENEWED = "CP4 CP4 JO JO AN AN RA RA"

RED = ["ST", "BT", "DI", "TT", "GL", "FK", "FC", "FL", "IN"]  # can open; Parry & Riposte never opens
DARK_BLUE = ["PR", "CP", "IN"]  # Counter-Time is handled separately
LIGHT_BLUE = ["SH", "DI"]  # Feint in Time is handled separately
STAMINA_COSTS = {"TT": 1, "FK": 1, "FC": 1, "FL": 2, "IN": 1, "AN": 1, "RA": 1}
SHORT, LUNGE, LONG = 0, 1, 2  # empty squares between the fencers
ON_GUARD = [4, 7]  # RF-3
RUN_OFF = [1, 10]
FORWARD = [1, -1]
TOSS = {"@left": 1, "@right": 1}


@dataclass(frozen=True)
class Threat:
    """The threat that lands unless answered, or none."""

    by: int
    what: str  # attack | riposte | glide (an added one) | renewed-attack | counter-attack | counter-time | nothing
    card: str  # its code; a riposte: PR or IN; a Renewed Attack: the first card; nothing: the name of that end
    speed: int = 0


def code(face: str) -> str:
    return face[:2]


def printed(face: str) -> int:
    return int(face[2:])


def split(token: str) -> tuple[str, bool]:
    """A face, and whether an Angulation goes with it."""
    return token.removesuffix("+AN"), token.endswith("+AN")


class Fence:
    def __init__(
        self, mode: str, touches: int = 5, feints: int = 2, passivity: int | None = None, cards_first: bool = True
    ) -> None:
        self.mode = mode
        self.touches = touches
        self.passivity = passivity if passivity is not None else (4 if mode == "tutorial" else 8)  # RF-19
        self.cards_first = cards_first  # RF-13
        self.periods = {("basic", 10): 2, ("advanced", 15): 3}.get((mode, touches), 1)

        self.squares = list(ON_GUARD)
        self.positions = ["L", "L"]
        self.stamina = [6, 6]
        self.score = [0, 0]
        self.timer = 0  # laid out after the mulligans (RF-22)
        self.period = 1
        self.hands: list[list[str]] = [[], []]
        self.table: list[list[str]] = [[], []]  # cards laid in the phrase under way
        self.deck = self._all_cards(feints)  # cards to draw from: undealt cards; in overtime the discards
        self.aside: Counter[str] = Counter()  # overtime only: cards that are no longer drawn
        self.discards: Counter[str] = Counter()
        self.winner: int | None = None
        self.reason: str | None = None
        self.endings: list[str] = []

        self.overtime = False
        self.tie = False  # the tutorial's tie
        self.priority = -1
        self.quiet_turns = 0  # RF-19
        self.stalled = [False, False]  # whether the last turn of this seat was a stall
        self.laid_out = False  # whether the Timer is laid out

        self.to_act: int | None = -1
        self.phase = ""  # draw, mulligan, start-toss, turn, change, answer, dodge-discard, take, aside, ...
        self.owed: list[int] = []  # seats that will draw a card, in order
        self.then = ""  # the next step after the draws

        if mode == "basic":  # each takes a yellow Straight Thrust 3
            self.deck["ST3"] -= 2
            self.hands = [["ST3"], ["ST3"]]
        each = 5 if mode == "basic" else 6
        self._draw([0] * each + [1] * each, "mulligan-left")

    def _all_cards(self, feints: int) -> Counter[str]:
        """RF-1, RF-2: the decks."""
        names = STRAIGHT_THRUSTS + " " + OTHER_BASIC_ACTIONS + " " + PARRY_STOP_HIT
        if self.mode in ("tutorial", "advanced"):
            names += " " + FLICK_FLANCONADE + " " + CEDING_JOKER_ANGULATION_RENEWED
        if self.mode in ("basic", "advanced"):
            names += " " + FLECHE_INFIGHTING
        if self.mode == "advanced":
            names += " CT CT CT" + (" FE FE FE FT" if feints == 3 else " FE FE FT FT")
        return Counter(names.split())

    # ------------------------------------------------------------ what is legal

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        if self.to_act == -1:
            return sorted(self.weights())
        if self.phase == "mulligan":
            return [".", "M"]
        if self.phase == "turn":
            return sorted(set(self._turn_tokens(self.to_act)))
        if self.phase == "answer":
            return sorted(set(self._answer_tokens(self.to_act)))
        discards = {"-" + face for face in self.hands[self.to_act]}
        if self.phase == "change":  # after a Retreat, optional
            discards.add(".")
        return sorted(discards)  # else dodge-discard (tutorial): one of your choice

    def weights(self) -> dict[str, int]:
        assert self.to_act == -1
        if self.phase in ("start-toss", "priority-toss", "last-toss"):
            return dict(TOSS)
        if self.phase == "take":  # Defence by Distance: at random from the hand
            hand = Counter(self.hands[1 - self.turn])
            if self.mode == "basic":
                hand[self._mandatory(1 - self.turn)] -= 1
            return {"*" + face: number for face, number in hand.items() if number > 0}
        sign = "~" if self.phase == "aside" else "+"
        return {sign + face: number for face, number in self.deck.items() if number > 0}

    def _turn_tokens(self, me: int) -> list[str]:
        tokens = []
        if self.done < 2:
            if self._gap() > 0:  # "can't enter or pass the opponent's square"
                tokens.append(">")
            tokens.append("<")
            if self.mode == "advanced":
                tokens.append("<<")
            if not self.position_changed:
                tokens.extend(position for position in "LIE" if position != self.positions[me])
            for face in self.hands[me]:
                for suffix in ("", "+AN"):
                    if self._may_attack(me, face, self._gap(), suffix == "+AN"):
                        tokens.append(face + suffix)
        if self.mode == "tutorial":
            if self.done >= 1:  # RF-6; a free discard at the end of a turn without a phrase
                tokens.extend("-" + face for face in self.hands[me])
                if not self.tie:  # RF-18: then it is not optional
                    tokens.append(".")
        else:
            if not self.card_changed:
                tokens.extend("-" + face for face in self.hands[me] if self._may_discard(me, face))
            if self.done == 0 and not self.stalled[me] and not self.overtime:
                tokens.extend(["S", "S-"])
            if self.done >= 1:  # RF-6
                tokens.append(".")
        return tokens

    def _may_discard(self, me: int, face: str) -> bool:
        """Basic: "the yellow 3 only if you hold a faster Straight Thrust; your last Straight Thrust never"."""
        if self.mode != "basic" or code(face) != "ST":
            return True
        thrusts = [card for card in self.hands[me] if code(card) == "ST"]
        if len(thrusts) == 1:
            return False
        return face != "ST3" or any(printed(card) > 3 for card in thrusts)

    def _mandatory(self, me: int) -> str:
        """Basic: "the yellow 3 if held, else your slowest Straight Thrust"."""
        return min((face for face in self.hands[me] if code(face) == "ST"), key=printed)

    def _may_attack(self, me: int, face: str, gap: int, angulation: bool) -> bool:
        """Whether this red card can be played at this distance (opening, or swapped in by a Feint)."""
        card = code(face)
        opponent = self.positions[1 - me]
        if card not in RED or gap > LONG or (self.mode == "tutorial" and gap != LUNGE):
            return False
        if (card == "IN") != (gap == SHORT) or (card == "FL") != (gap == LONG):  # only there, and only it
            return False
        if card in ("BT", "FK") and opponent == "I":  # not against Invitation
            return False
        if card == "DI" and opponent != "E":  # red only if the opponent is in Engagement
            return False
        if card in ("GL", "FC") and opponent != "L":
            return False
        return self._may_pay(me, face, angulation)

    def _may_pay(self, me: int, face: str, angulation: bool = False) -> bool:
        if angulation and "AN" not in self.hands[me]:
            return False
        return self._cost(face, angulation) <= self.stamina[me]

    def _cost(self, face: str, angulation: bool = False) -> int:
        if self.mode == "tutorial":  # SP costs are ignored in tutorial
            return 0
        return STAMINA_COSTS.get(code(face), 0) + (STAMINA_COSTS["AN"] if angulation else 0)

    # ------------------------------------------------------------ speeds

    def _gap(self) -> int:
        return self.squares[1] - self.squares[0] - 1

    def _attack_speed(self, me: int, face: str, angulation: bool) -> int:
        speed = printed(face) + (2 if angulation else 0)
        if code(face) == "ST":
            speed += self._thrust_bonus(me)
        if code(face) in ("BT", "FK") and self.positions[1 - me] == "L":
            speed += 1
        return speed if code(face) == "DI" else speed - self._engagement(me)

    def _thrust_bonus(self, me: int) -> int:
        return 2 if self.positions[me] == "L" and self.positions[1 - me] == "I" else 0

    def _engagement(self, me: int) -> int:
        """RF-5: subtracted from every red threat of mine if the opponent is in Engagement."""
        return 1 if self.positions[1 - me] == "E" else 0

    def _answer_speed(self, me: int, face: str, angulation: bool = False) -> int:
        """A light- or dark-blue answer. RF-4: +1 in Invitation."""
        return printed(face) + (2 if angulation else 0) + self._invitation(me)

    def _invitation(self, me: int) -> int:
        return 1 if self.positions[me] == "I" else 0

    # ------------------------------------------------------------ answers

    def _answer_tokens(self, me: int) -> list[str]:
        tokens = ["."] if self.threat.what == "nothing" else ["#"]
        if self.laid[me] < 2:  # at most two cards each
            for face in self.hands[me]:
                tokens.extend(self._card_answers(me, face))
        if self._may_parry_without_cards(me):
            tokens.append("P")
            if self._may_add_glide(me):
                tokens.append("P+GL")
        if self._may_dodge(me):
            tokens.append("D")
        return tokens

    def _card_answers(self, me: int, face: str) -> list[str]:
        tokens = []
        if self._may_counter(me, face, False):
            tokens.append(face)
        if self._may_counter(me, face, True):
            tokens.append(face + "+AN")
        if self._may_parry(me, face):
            tokens.append(face)
            if self._may_add_glide(me) and code(face) != "IN" and not self._ceding_scores(face):  # RF-12
                tokens.append(face + "+GL")
        if (
            (face == "JO" and self._may_joker())
            or (face == "CT" and self.threat.what == "counter-attack")
            or (face == "FT" and self.threat.what == "counter-time")
            or (face == "RA" and self._may_renew(me))
        ):
            tokens.append(face)
        if face == "FE" and self._may_feint(me):
            tokens.append(face)
            tokens.extend(self._swaps(me))
        return tokens

    def _red_threat(self) -> bool:
        """Whether the threat is red: any threat but a counter-attack."""
        return self.threat.what in ("attack", "riposte", "glide", "renewed-attack")

    def _may_counter(self, me: int, face: str, angulation: bool) -> bool:
        if not self._red_threat():
            return False
        against = []
        if code(face) == "SH":
            against = ["ST", "BT", "PR", "TT", "FK", "FL"]  # PR: the riposte of a Parry & Riposte
        if code(face) == "DI":
            against = ["FC", "BT", "GL"]
        if self.threat.card not in against or not self._may_pay(me, face, angulation):
            return False
        return self._answer_speed(me, face, angulation) >= self.threat.speed  # RF-7

    def _may_parry(self, me: int, face: str) -> bool:
        if code(face) not in DARK_BLUE or not self._may_pay(me, face):
            return False
        counter = self.threat.what == "counter-attack" and self.mode != "advanced"  # RF-8
        if not self._red_threat() and not counter:
            return False
        if self.threat.card == "TT":  # only a Stop Hit, Defence by Distance or a Joker answers it
            return False
        if self.threat.card == "IN" and code(face) not in ("IN", "PR"):  # point 6
            return False
        if self._ceding_scores(face):
            return True  # whatever the speeds
        if code(face) == "IN" and (self.dodged or self.threat.card == "FL" or self._gap() not in (SHORT, LUNGE)):
            return False  # RF-12
        return self._answer_speed(me, face) >= self.threat.speed

    def _ceding_scores(self, face: str) -> bool:
        """A Ceding Parry against Glide or Flanconade scores at once."""
        return code(face) == "CP" and self.threat.card in ("GL", "FC")

    def _may_add_glide(self, me: int) -> bool:
        return "GL5" in self.hands[me] and not self.fleche  # "No Glide is added against it"

    def _may_joker(self) -> bool:
        if self.threat.what == "nothing":
            return self.threat.card == "parried"  # a plain Ceding Parry; not a defence without cards
        return self.threat.what != "counter-time"  # that scores at once

    def _first_card_just_answered(self, me: int) -> bool:
        return me == self.turn and self.laid[me] == 1 and self.answers == 1

    def _may_renew(self, me: int) -> bool:
        """The opener's second card, directly after the first was parried or avoided by distance."""
        if not self._first_card_just_answered(me):
            return False
        return self.first_answer in ("parry", "dodge") and self._may_pay(me, "RA")  # RF-9: not a counter-attack

    def _may_feint(self, me: int) -> bool:
        """The opener's second card, after the answer to the first, but not after Defence by Distance."""
        return self._first_card_just_answered(me) and self.first_answer in ("parry", "counter-attack")

    def _swaps(self, me: int) -> list[str]:
        tokens = []
        for face in self.hands[me]:
            for suffix in ("", "+AN"):
                may = self._may_attack(me, face, self.opening_gap, suffix == "+AN")
                if may and self._attack_speed(me, face, suffix == "+AN") >= self.first_answer_speed:  # RF-10
                    tokens.append("FE>" + face + suffix)
        return tokens

    def _may_parry_without_cards(self, me: int) -> bool:
        if self.mode == "tutorial" or not self._red_threat():  # RF-25
            return False
        if self.threat.card == "TT" or self.without_cards[me] or self._held_back(me):
            return False
        return self._parry_cost(me) <= self.stamina[me]

    def _parry_cost(self, me: int) -> int:
        """The least n >= 1 with 2n (+1 in Invitation) >= the attack's speed."""
        n = 1
        while 2 * n + self._invitation(me) < self.threat.speed:
            n += 1
        return n

    def _may_dodge(self, me: int) -> bool:
        if self.threat.what != "attack":  # against a first attack only
            return False
        if self.mode != "tutorial" and self.threat.speed > 5:
            return False
        return self.stamina[me] > 0 and not self.without_cards[me] and not self._held_back(me)

    def _held_back(self, me: int) -> bool:
        """RF-13: whether this seat holds a blue card that would parry the threat or be faster by itself."""
        if not self.cards_first or self.laid[me] >= 2:
            return False
        for face in self.hands[me]:
            if self._may_parry(me, face):
                return True
            if self._may_counter(me, face, False) and self._answer_speed(me, face) > self.threat.speed:
                return True
        return False

    # ------------------------------------------------------------ playing a token

    def play(self, token: str) -> None:
        if token not in self.legal():
            raise ValueError(f"not legal here: {token}")
        me = self.to_act
        assert me is not None
        if me == -1:
            self._play_deck(token)
        elif self.phase == "mulligan":
            self._play_mulligan(me, token)
        elif self.phase == "turn":
            self._play_turn(me, token)
        elif self.phase == "answer":
            self._play_answer(me, token)
        elif token == ".":  # no exchange of a card after a Retreat
            self._action_done()
        else:  # exchange after a Retreat, or a discard after Defence by Distance (no draw in the tie)
            self._discard(me, token[1:])
            self.card_changed = True
            self._draw([me], "action-done" if self.phase == "change" else "dodged")

    def _play_deck(self, token: str) -> None:
        face = token[1:]
        tossed = 0 if token == "@left" else 1
        if self.phase == "start-toss":
            self._begin_turn(tossed)
        elif self.phase == "priority-toss":
            self.priority = tossed
            self._begin_turn(1 - self.turn)
        elif self.phase == "last-toss":
            self._win(tossed, "toss")
        elif self.phase == "take":
            self._discard(1 - self.turn, face)
            self._draw([1 - self.turn], "dodged")
        elif self.phase == "aside":
            self.deck[face] -= 1
            self.discards[face] += 1
            self._overtime_timer()
        else:
            assert self.phase == "draw"
            self.deck[face] -= 1
            self._take(self.owed.pop(0), face)
            if self.laid_out:
                self._timer_card_leaves()
            self._draw(self.owed, self.then)

    def _draw(self, seats: list[int], then: str) -> None:
        """These seats draw a card each, in order, while the Timer has any; then the bout goes on."""
        if seats and (self.timer > 0 or not self.laid_out):
            self.phase, self.to_act = "draw", -1
            self.owed, self.then = seats, then
        elif then in ("mulligan-left", "mulligan-right"):
            self.phase, self.to_act = "mulligan", 0 if then == "mulligan-left" else 1
        elif then == "toss":  # RF-22: now the Timer is laid out, then comes the toss
            self.laid_out = True
            self.timer = self.deck.total() if self.mode == "tutorial" else 12
            self.phase, self.to_act = "start-toss", -1
        elif then == "action-done":
            self._action_done()
        elif then == "dodged":
            self._face(Threat(1 - self.turn, "nothing", "dodged"))
        else:
            assert then == "turn-over"
            self._end_turn()

    def _play_mulligan(self, me: int, token: str) -> None:
        back = []
        if token == "M":
            back = list(self.hands[me])
            if self.mode == "basic":
                back.remove("ST3")
            for face in back:
                self.hands[me].remove(face)
                self.deck[face] += 1
        self._draw([me] * len(back), "mulligan-right" if me == 0 else "toss")

    def _take(self, seat: int, face: str) -> None:
        self.hands[seat] = sorted([*self.hands[seat], face])

    def _discard(self, seat: int, face: str) -> None:
        self.hands[seat].remove(face)
        self.discards[face] += 1

    def _timer_card_leaves(self) -> None:
        self.timer -= 1
        self.quiet = False

    # ------------------------------------------------------------ the turn

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat  # in a phrase this seat is the opener
        self.done = 0  # actions
        self.position_changed = False
        self.card_changed = False
        self.stalls = False
        self.quiet = True  # no touch was scored and no Timer card left the Timer
        self.phase, self.to_act = "turn", seat

    def _play_turn(self, me: int, token: str) -> None:
        self.done += 1
        if token == ".":
            self._end_turn()
        elif token == ">":
            self.squares[me] += FORWARD[me]
            self._action_done()
        elif token in ("<", "<<"):
            self._move_back(me, len(token))
            if self.squares[me] == RUN_OFF[me]:
                self._walk_off(me)
            elif token == "<<" and not self.card_changed:
                self.phase = "change"
            else:
                self._action_done()
        elif token in ("L", "I", "E"):
            self.positions[me] = token
            self.position_changed = True
            self._action_done()
        elif token in ("S", "S-"):
            self.stalls = True
            self._regain(me, 2)
            if token == "S-":  # RF-23
                self._timer_card_leaves()
            self._end_turn()
        elif token[0] == "-":
            self._discard(me, token[1:])
            self.card_changed = True
            if self.tie and not self.hands[me]:
                self._win(1 - me, "no-cards")
            else:
                self._draw([me], "turn-over" if self.mode == "tutorial" else "action-done")
        else:
            self._open(me, token)

    def _action_done(self) -> None:
        """Tutorial: the end of the turn is a ply. Elsewhere two actions end it; so does the end of the Timer."""
        if self.mode != "tutorial" and (self.done == 2 or self.timer == 0):
            self._end_turn()
        else:
            self.phase, self.to_act = "turn", self.turn

    def _move_back(self, me: int, squares: int) -> None:
        for _ in range(squares):
            if self.squares[me] != RUN_OFF[me]:
                self.squares[me] -= FORWARD[me]

    def _walk_off(self, me: int) -> None:
        """RF-20: outside a phrase it ends the turn, each regains 1 SP; no discard."""
        self._score([1 - me])
        if self.to_act is not None:
            self.squares = list(ON_GUARD)
            for seat in (0, 1):
                if self.mode != "tutorial":
                    self._regain(seat, 1)
            self._end_turn()

    def _regain(self, seat: int, points: int) -> None:
        self.stamina[seat] = min(6, self.stamina[seat] + points)

    # ------------------------------------------------------------ the phrase

    def _open(self, me: int, token: str) -> None:
        face, angulation = split(token)
        self.laid = [0, 0]  # Angulation and an added Glide don't count
        self.spent = [False, False]
        self.without_cards = [False, False]
        self.answers = 0
        self.first_answer = ""  # parry (card or not) | dodge | counter-attack
        self.first_answer_speed = 0
        self.dodged = False
        self.fleche = code(face) == "FL"
        self.opening_gap = self._gap()
        self.opening = Threat(me, "attack", code(face), self._attack_speed(me, face, angulation))
        self._lay_card(me, face, angulation)
        self._face(self.opening)

    def _lay_card(self, me: int, face: str, angulation: bool = False) -> None:
        self._pay(me, self._cost(face, angulation))
        self._lay(me, face)
        self.laid[me] += 1
        if angulation:
            self._lay(me, "AN")

    def _lay(self, me: int, face: str) -> None:
        self.hands[me].remove(face)
        self.table[me].append(face)

    def _pay(self, me: int, points: int) -> None:
        self.stamina[me] -= points
        if points > 0:
            self.spent[me] = True

    def _face(self, threat: Threat) -> None:
        """The other seat must answer this, but "the attacker of a Fleche answers nothing"."""
        self.threat = threat
        if self.fleche and threat.by != self.turn:
            self._lands()
        else:
            self.phase, self.to_act = "answer", 1 - threat.by

    def _lands(self) -> None:
        if self.threat.what == "nothing":
            self._end_phrase(self.threat.card, [])
        else:
            self._end_phrase(self.threat.what + "-lands", [self.threat.by])

    def _answered(self, how: str, speed: int) -> None:
        self.answers += 1
        if self.answers == 1:
            self.first_answer = how
            self.first_answer_speed = speed

    def _play_answer(self, me: int, token: str) -> None:
        if token in ("#", "."):
            self._lands()
        elif token == "D":
            self._dodge(me)
        elif token in ("P", "P+GL"):
            n = self._parry_cost(me)
            self._pay(me, n)
            self.without_cards[me] = True
            self._answered("parry", 2 * n + self._invitation(me))
            self._parried(me, "", token == "P+GL")
        elif token == "JO":
            self._lay_card(me, "JO")
            self._end_phrase("joker-lands", [me])
        elif token == "CT":
            self._lay_card(me, "CT")
            self._answered("counter-time", 0)
            self._face(Threat(me, "counter-time", "CT"))
        elif token == "FT":
            self._lay_card(me, "FT")
            self._end_phrase("feint-in-time-lands", [me])
        elif token == "RA":  # any riposte is cancelled
            self._lay_card(me, "RA")
            self._answered("renewed-attack", 0)
            self._face(Threat(me, "renewed-attack", self.opening.card, self.opening.speed + 2))
        elif token.startswith("FE"):
            self._lay_card(me, "FE")
            self._feint(me, token[3:])
        elif code(token) in LIGHT_BLUE:
            self._counter(me, token)
        else:
            self._parry(me, token)

    def _dodge(self, me: int) -> None:
        self._pay(me, 1)
        self.without_cards[me] = True
        self.dodged = True
        self._answered("dodge", 0)
        self._move_back(me, 2)
        if self.squares[me] == RUN_OFF[me]:  # RF-15; nothing is discarded or drawn
            self._end_phrase("run-off", [1 - me])
        elif self.mode == "tutorial":
            self.phase = "dodge-discard"
        else:
            self.phase, self.to_act = "take", -1

    def _feint(self, me: int, token: str) -> None:
        """Compare with the speed of the answer as a defence: equal is a double touch, faster a touch."""
        if token == "":
            self._end_phrase("called-off", [])
            return
        face, angulation = split(token)
        speed = self._attack_speed(me, face, angulation)
        self._lay_card(me, face, angulation)
        if speed == self.first_answer_speed:
            self._end_phrase("feint-double-touch", [0, 1])
        else:
            self._end_phrase("feint-lands", [me])

    def _counter(self, me: int, token: str) -> None:
        face, angulation = split(token)
        speed = self._answer_speed(me, face, angulation)
        self._lay_card(me, face, angulation)
        if speed == self.threat.speed:
            self._end_phrase("double-touch", [0, 1])
        else:
            self._answered("counter-attack", speed)
            self._face(Threat(me, "counter-attack", code(face), speed))

    def _parry(self, me: int, token: str) -> None:
        face = token.removesuffix("+GL")
        scores = self._ceding_scores(face)
        self._lay_card(me, face)
        if scores:
            self._end_phrase("ceding-parry-lands", [me])
            return
        if code(face) == "IN" and self._gap() == LUNGE:  # RF-12: step forward to short
            self.squares[me] += FORWARD[me]
        self._answered("parry", self._answer_speed(me, face))
        self._parried(me, face, token.endswith("+GL"))

    def _parried(self, me: int, face: str, glide: bool) -> None:
        """A parry, with the card `face` or without cards, succeeded: carry out its effects."""
        if glide:  # it replaces the card's own riposte
            self._lay(me, "GL5")
            self._face(Threat(me, "glide", "GL", 4 - self._engagement(me)))
        elif face == "":
            self._face(Threat(me, "nothing", "parried-without-cards"))
        elif code(face) == "CP":
            self._face(Threat(me, "nothing", "parried"))
        else:  # 2 / 3 / 4 for a card of 4 / 5 / 6; counts as a Straight Thrust
            speed = printed(face) - 2 + self._thrust_bonus(me) - self._engagement(me)
            self._face(Threat(me, "riposte", code(face), speed))

    # ------------------------------------------------------------ the end of a phrase

    def _end_phrase(self, name: str, scorers: list[int]) -> None:
        last = self.overtime or self.tie or self.score == [self.touches - 1, self.touches - 1]
        if len(scorers) == 2 and last:  # a double touch does not count
            name, scorers = "void-double-touch", []
        self.endings.append(name)
        jokers = self._clear_table()
        self._score(scorers)
        if self.to_act is None:
            return
        if self.tie and not (self.hands[0] and self.hands[1]):  # left without cards; a touch was judged first
            if not self.hands[0] and not self.hands[1]:
                self.phase, self.to_act = "last-toss", -1
            else:
                self._win(0 if self.hands[0] else 1, "no-cards")
            return

        if scorers:
            self.squares = list(ON_GUARD)
            for seat in (0, 1):
                if self.mode != "tutorial" and not self.spent[seat]:
                    self._regain(seat, 1)
        elif self.fleche and name != "void-double-touch":
            self._part_after_fleche()

        if self.mode == "tutorial":  # both refill to 6, the scorer first; RF-14: otherwise the opener
            first = scorers[0] if len(scorers) == 1 else self.turn
            owed = [first] * (6 - len(self.hands[first])) + [1 - first] * (6 - len(self.hands[1 - first]))
            self._draw(owed, "turn-over")
        else:
            self._draw(jokers, "turn-over")  # RF-26

    def _clear_table(self) -> list[int]:
        """Discard played cards (tutorial) or take them back. Returns the seats that played a Joker."""
        jokers = []
        for seat in (0, 1):
            for face in self.table[seat]:
                if self.mode == "tutorial" or face == "JO":
                    self.discards[face] += 1
                else:
                    self._take(seat, face)
                if face == "JO":
                    jokers.append(seat)
            self.table[seat] = []
        return jokers

    def _part_after_fleche(self) -> None:
        """RF-11: two empty squares apart, the defender one square forward if there is room for both."""
        attacker, defender = self.turn, 1 - self.turn
        advanced = self.squares[defender] + FORWARD[defender]
        behind = advanced - 3 * FORWARD[attacker]
        if behind in (0, 1, 10, 11):  # no room: the defender does not advance
            advanced = self.squares[defender]
            behind = advanced - 3 * FORWARD[attacker]
        self.squares[defender], self.squares[attacker] = advanced, behind

    def _score(self, scorers: list[int]) -> None:
        for seat in scorers:
            self.score[seat] += 1
            self.quiet = False
        for seat in scorers:
            if self.overtime or self.tie:
                self._win(seat, "sudden-death")
            elif self.score[seat] == self.touches:
                self._win(seat, "touches")

    def _win(self, seat: int, reason: str) -> None:
        self.winner, self.reason = seat, reason
        self.phase, self.to_act = "over", None

    # ------------------------------------------------------------ the end of a turn, a period, the bout

    def _end_turn(self) -> None:
        self.stalled[self.turn] = self.stalls
        self.quiet_turns = self.quiet_turns + 1 if self.quiet else 0
        if self.quiet_turns == self.passivity and self.passivity > 0 and self.timer > 0:  # RF-19
            self.timer -= 1
            self.quiet_turns = 0
        if self.timer > 0 or self.tie:
            self._begin_turn(1 - self.turn)
        else:
            self._end_period()

    def _end_period(self) -> None:
        self.quiet_turns = 0
        if self.overtime:
            self._win(self.priority, "priority")
        elif self.period < self.periods:
            self._next_period()
            self.deck, self.discards = self.deck + self.discards, Counter()  # all cards not in hands
            self.timer = self.deck.total()
            points = 6 if self.mode == "basic" else {2: 5, 3: 4}[self.period]
            self.stamina = [points, points]
            self._begin_turn(1 - self.turn)
        elif self.score[0] != self.score[1]:
            self._win(0 if self.score[0] > self.score[1] else 1, "time")
        elif self.mode == "tutorial":  # squares and positions stay as they are
            self.tie = True
            self._begin_turn(1 - self.turn)
        else:
            self.overtime = True
            self._next_period()
            self._overtime_timer()

    def _next_period(self) -> None:
        self.period += 1
        self.squares = list(ON_GUARD)
        self.positions = ["L", "L"]  # RF-16

    def _overtime_timer(self) -> None:
        """RF-17: 4 cards of the discards, with cards laid aside if there are fewer. Then the toss for priority."""
        if self.discards.total() < 4:
            self.phase, self.to_act = "aside", -1
            return
        self.aside, self.deck, self.discards = self.deck, self.discards, Counter()
        self.timer = 4
        self.phase, self.to_act = "priority-toss", -1
