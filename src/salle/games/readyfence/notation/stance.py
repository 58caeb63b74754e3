"""Stances of Ready... Fence!: `squares=4-6 hands=ST3,SH6/PR5,ST4 turn=left phrase=ST3,SH6`.

Fields that are left out have their values at the first turn of a bout. The actions of a phrase are listed in order.
Hands, stamina and squares are those of this moment, so played cards are no longer in hands.
"""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.errors import BadStance
from salle.core.game import LEGAL, NOBODY, Action, Seat
from salle.core.notation.stances import NONE, Fields
from salle.games.readyfence.rules.actions import DODGE, LAY, WEAPON_LETTERS
from salle.games.readyfence.rules.cards import INFIGHTING, LINE, LUNGE, RENEWED_ATTACK
from salle.games.readyfence.rules.dodge import end_dodge
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.phase_ids import ANSWER, CHANGE, DODGE_DISCARD, MULLIGAN, TURN
from salle.games.readyfence.rules.phrase_links import (
    DODGED_AWAY,
    GLIDED,
    PARRIED_BARE,
    RENEWED,
    RIPOSTED,
    link_face,
    link_number,
    link_role,
)
from salle.games.readyfence.rules.rule_ids import CARD_FIRST
from salle.games.readyfence.rules.terms import (
    ACTIONS,
    HAND,
    LEFT,
    ON_GUARD_LEFT,
    ON_GUARD_RIGHT,
    OVERTIME_TIMER,
    RIGHT,
    STAMINA,
    STRIP,
    other,
)
from salle.games.readyfence.rules.transitions import Match

PHASES = {"mulligan": MULLIGAN, "turn": TURN, "change": CHANGE, "dodge": DODGE_DISCARD, "answer": ANSWER}
SIDES = {"left": LEFT, "right": RIGHT}
DONE = ("weapon", "card")
FIELDS = (
    *("squares", "weapons", "stamina", "score", "hands", "hidden", "shown", "known", "timer", "period", "turn"),
    *("phase", "used", "done", "stalled", "quiet", "began", "tie", "priority", "pool", "phrase"),
)
ANGULATION_TERM = 2  # index among a link's numbers
PLENTY = 99  # stamina while a phrase is replayed


class Stance:
    """A position while it is read."""

    def __init__(self, game: ReadyFence, text: str) -> None:
        self.game = game
        self.strip = game.strip
        self.cards = game.strip.cards
        self.fields = Fields(text, FIELDS)

    def match(self) -> Match:
        """The position, after checking that it could occur and that the player to act can act."""
        match = Match(self.strip, True)
        match.turn = SIDES[self.fields.word("turn", "left", SIDES)]
        match.phase = PHASES[self.fields.word("phase", self._default_phase(), PHASES)]
        match.to_act = match.turn
        self._read_fencers(match)
        self._read_turn(match)
        self._read_time(match)
        self._read_phrase(match)
        self._read_piles(match)
        self._read_known(match)
        self._check(match)
        return match

    def _default_phase(self) -> str:
        return "answer" if self.fields.text("phrase", NONE) != NONE else "turn"

    # -- cards

    def _pile(self, name: str, text: str) -> int:
        pile = 0
        for code in self.fields.items(name, text):
            pile = self._with(pile, name, code)
        return pile

    def _with(self, pile: int, name: str, code: str) -> int:
        if code not in self.cards.codes:
            raise BadStance("readyfence-stance-card", field=name, card=code, cards=", ".join(self.cards.codes))
        face = self.cards.codes.index(code)
        if self.cards.count(pile, face) >= self.cards.copies[face]:
            raise BadStance("readyfence-stance-copies", card=code, copies=int(self.cards.copies[face]))
        return self.cards.with_one(pile, face)

    def _both(self, name: str, default: str = f"{NONE}/{NONE}") -> list[str]:
        """The values for left and right."""
        parts = self.fields.text(name, default).split("/")
        if len(parts) != 2:
            raise BadStance("readyfence-stance-both", field=name, value=self.fields.text(name))
        return parts

    # -- the fencers

    def _read_fencers(self, match: Match) -> None:
        if "hands" not in self.fields:
            raise BadStance("readyfence-stance-hands")
        squares, stamina = self.fields.pair("squares", "4-7"), self.fields.pair("stamina", f"{STAMINA}-{STAMINA}")
        score, weapons = self.fields.pair("score", "0-0"), self.fields.text("weapons", "LL")
        if not 1 < squares[0] < squares[1] < STRIP:
            raise BadStance("readyfence-stance-squares", left=squares[0], right=squares[1])
        if max(stamina) > STAMINA:
            raise BadStance("readyfence-stance-stamina", most=STAMINA)
        if max(score) >= self.strip.touches:
            raise BadStance("readyfence-stance-over", score=self.fields.text("score"), to=int(self.strip.touches))
        if len(weapons) != 2 or not set(weapons) <= set(WEAPON_LETTERS):
            raise BadStance("readyfence-stance-weapons", weapons=weapons)
        stalled = self._listed("stalled", tuple(SIDES))
        hands, hidden = self._both("hands"), self._both("hidden")
        for seat in (LEFT, RIGHT):
            me = match.fencer(seat)
            me.square, me.stamina, me.touches = squares[seat], stamina[seat], score[seat]
            me.weapon = WEAPON_LETTERS.index(weapons[seat])
            me.stalled = self.game.seat_names[seat] in stalled
            me.hand, me.hidden = self._pile("hands", hands[seat]), self._pile("hidden", hidden[seat])
            me.held, me.hidden_size = size(me.hand), size(me.hidden)

    def _listed(self, name: str, words: tuple[str, ...]) -> list[str]:
        found = self.fields.items(name, self.fields.text(name))
        for word in found:
            if word not in words:
                raise BadStance("stance-word", field=name, value=word, words=", ".join(words))
        return found

    def _read_turn(self, match: Match) -> None:
        done = self._listed("done", DONE)
        match.weapon_turned, match.changed = "weapon" in done, "card" in done
        match.used = self.fields.number("used", len(done))
        most = ACTIONS if self.strip.tutorial or match.phase in (ANSWER, DODGE_DISCARD, CHANGE) else ACTIONS - 1
        least = max(len(done), 1 if match.phase == CHANGE else 0)
        if not least <= match.used <= most:
            raise BadStance("readyfence-stance-used", used=int(match.used), least=least, most=most)
        modes = {DODGE_DISCARD: "tutorial", CHANGE: "advanced"}
        if self.game.ruleset != modes.get(match.phase, self.game.ruleset) or (match.phase == CHANGE and match.changed):
            raise BadStance("readyfence-stance-phase", phase=self.fields.text("phase"), ruleset=self.game.ruleset)

    # -- time

    def _read_time(self, match: Match) -> None:
        match.tie = self.fields.word("tie", "no", ("yes", "no")) == "yes"
        match.overtime = "priority" in self.fields
        if (match.tie and not self.strip.tutorial) or (match.overtime and self.strip.tutorial):
            raise BadStance("readyfence-stance-tied", ruleset=self.game.ruleset)
        if (match.tie or match.overtime) and match.left.touches != match.right.touches:
            raise BadStance("readyfence-stance-level")
        last = int(self.strip.periods)
        first, last = (last + 1, last + 1) if match.overtime else (1, last)
        match.period = self.fields.number("period", first)
        if not first <= match.period <= last:
            raise BadStance("readyfence-stance-period", period=int(match.period), first=first, last=last)
        if match.overtime:
            match.priority = SIDES[self.fields.word("priority", "left", SIDES)]
        default = 0 if match.tie or match.phase == MULLIGAN else self.strip.timer_of_first()
        match.timer = self.fields.number("timer", OVERTIME_TIMER if match.overtime else int(default))
        match.turn_timer = self.fields.number("began", int(match.timer))
        match.quiet = self.fields.number("quiet", 0)
        if self.strip.passivity and match.quiet >= self.strip.passivity:
            raise BadStance("readyfence-stance-quiet", quiet=int(match.quiet), most=int(self.strip.passivity) - 1)
        timeless = match.tie or match.phase == MULLIGAN
        drained = match.phase == ANSWER and "D" in self.fields.items("phrase", self.fields.text("phrase"))
        if match.timer > 0 if timeless else match.timer == 0 and not drained:
            raise BadStance("readyfence-stance-timer", timer=int(match.timer))
        if match.phase == MULLIGAN:
            match.turn = NOBODY

    def _read_piles(self, match: Match) -> None:
        """Read the open cards. The rest is the pool; in overtime the stance names the pool."""
        match.shown = self._pile("shown", self.fields.text("shown", NONE))
        left = self.cards.copies.copy()
        piles = [match.shown]
        for me in (match.left, match.right):
            piles += [me.hand, me.table, me.hidden]
        for pile in piles:
            left = [count - used for count, used in zip(left, self.cards.count_faces(pile), strict=True)]
        pool = self._pile("pool", self.fields.text("pool", NONE))
        if match.overtime != ("pool" in self.fields):
            raise BadStance("readyfence-stance-pool")
        rest = [count - used for count, used in zip(left, self.cards.count_faces(pool), strict=True)]
        for code, count, copies in zip(self.cards.codes, rest, self.cards.copies, strict=True):
            if count < 0:
                raise BadStance("readyfence-stance-copies", card=code, copies=int(copies))
        match.pool = self.cards.count_faces(pool) if match.overtime else rest
        match.away = rest if match.overtime else []
        match.pool_size = sum(match.pool)
        if match.overtime:
            match.filled = match.pool_size  # which cards is unknown
        if match.timer > match.pool_size or match.turn_timer < match.timer:
            raise BadStance("readyfence-stance-timer", timer=int(match.timer))

    # -- what is known

    def _read_known(self, match: Match) -> None:
        given = self._both("known", self._default_known(match))
        for seat in (LEFT, RIGHT):
            me = match.fencer(seat)
            levels = [0] * HAND
            for item in self.fields.items("known", given[seat]):
                code, _, since = item.partition(":")
                if since not in ("", *map(str, range(HAND))):
                    raise BadStance("readyfence-stance-known", item=item, most=HAND - 1)
                level = int(since or 0)
                whole = self._with(sum(levels), "known", code)
                levels[level] |= whole & ~sum(levels)
            me.known = list(levels)
            self._check_known(me)

    def _default_known(self, match: Match) -> str:
        """In basic, the yellow card if it is held."""
        if not self.strip.basic:
            return f"{NONE}/{NONE}"
        yellow = self.cards.mandatory
        held = [self.cards.holds(me.hand | me.table, yellow) for me in (match.left, match.right)]
        return "/".join(self.cards.codes[yellow] if has else NONE for has in held)

    def _check_known(self, me: Fencer) -> None:
        """At most k of the cards seen before the last k discards can be gone."""
        holding = self.cards.union(me.hand, me.table)
        fresh = 0
        for since, level in enumerate(me.known):
            fresh |= level
            if size(fresh & ~holding) > since:
                raise BadStance("readyfence-stance-gone")

    # -- the phrase

    def _read_phrase(self, match: Match) -> None:
        tokens = self.fields.items("phrase", self.fields.text("phrase", NONE))
        if bool(tokens) != (match.phase in (ANSWER, DODGE_DISCARD)):
            raise BadStance("readyfence-stance-phrase", phase=self.fields.text("phase", self._default_phase()))
        if not tokens:
            return
        actions, phase = self.strip.action_table, match.phase
        for token in tokens:
            if token not in actions.number:
                raise BadStance("readyfence-stance-action", token=token)
        now = [(me.hand, me.held, me.stamina, me.square) for me in (match.left, match.right)]
        self._go_back(match, [actions.number[token] for token in tokens])
        match.phase = TURN
        used, match.used = match.used, 0
        for token in tokens:
            self._again(match, token, phase == DODGE_DISCARD and token == tokens[-1])
        match.used = max(1, used)
        if match.phase != phase:
            raise BadStance("readyfence-stance-phrase", phase=self.fields.text("phase", self._default_phase()))
        for me, (hand, held, stamina, square) in zip((match.left, match.right), now, strict=True):
            if stamina + PLENTY - me.stamina > STAMINA:
                raise BadStance("readyfence-stance-stamina", most=STAMINA)
            me.hand, me.held, me.stamina, me.square = hand, held, stamina, square

    def _go_back(self, match: Match, actions: list[int]) -> None:
        """Go back to before the phrase: its cards in hand, plenty of stamina, the fencers where it opened."""
        seat, stepped = match.turn, False
        lunge = self.cards.distance[self._kind(actions[0])] == LUNGE
        for number, action in enumerate(actions):
            me = match.fencer(seat)
            me.stamina = PLENTY
            match.fencer(other(seat)).stamina = PLENTY
            for kind in self.game.laid(Action(action)):
                me.hand = self._with(me.hand, "phrase", self._code(action, kind))
                me.held += 1
            ahead = 1 if seat == LEFT else -1
            if self.strip.action_table.verb[action] == DODGE:
                me.square += 2 * ahead
            elif number and lunge and not stepped and self._kind(action) == INFIGHTING:
                me.square -= ahead
                stepped = True
            seat = other(seat)

    def _kind(self, action: int) -> int:
        actions = self.strip.action_table
        laid = actions.verb[action] == LAY and actions.face[action] != NO_FACE
        return int(self.cards.kind[actions.face[action]]) if laid else NO_FACE

    def _code(self, action: int, kind: int) -> str:
        face = self.strip.action_table.face[action]
        if face == NO_FACE or self.cards.kind[face] != kind:
            face = self.cards.faces_from[kind]
        return self.cards.codes[face]

    def _again(self, match: Match, token: str, unfinished: bool) -> None:
        """Play an action again, if it is possible. RF-13 is not checked, because the hand at that time is unknown."""
        action = Action(self.strip.action_table.number[token])
        rule = match.refusal(action)
        if rule not in (LEGAL, CARD_FIRST):
            raise BadStance("readyfence-stance-refused", token=token, why=self.game.explain.rule(rule))
        seat = match.to_act
        match.apply(action)
        if self.strip.action_table.verb[action] == DODGE and match.links and not unfinished:
            match.owed = 0
            end_dodge(match, seat)
        if not match.links:
            raise BadStance("readyfence-stance-ended", token=token)

    def _check(self, match: Match) -> None:
        begins = match.phase == MULLIGAN
        for seat in (LEFT, RIGHT):
            me, name = match.fencer(seat), self.game.seat_names[seat]
            if begins and (me.square, me.weapon, me.stamina, me.touches, me.hidden) != opening_values(seat):
                raise BadStance("readyfence-stance-begun")
            if not 0 < me.held + size(me.table) <= HAND:
                raise BadStance("readyfence-stance-size", seat=name, most=HAND)
            thrusts = self.cards.field[self.cards.mandatory] if begins else self.cards.straight_thrusts
            if self.strip.basic and (me.hand | me.table) & thrusts == 0:
                raise BadStance("readyfence-stance-thrust", seat=name)
        if begins and match.shown:
            raise BadStance("readyfence-stance-begun")
        if not match.legal_actions():
            raise BadStance("readyfence-stance-stuck")


def opening_values(seat: Seat) -> tuple[int, int, int, int, int]:
    """Square, weapon, stamina, touches and discards before a bout begins."""
    return (ON_GUARD_LEFT if seat == LEFT else ON_GUARD_RIGHT, LINE, STAMINA, 0, 0)


def write_stance(game: ReadyFence, match: Match) -> str:
    """Write a position in which a player decides."""
    if match.to_act < 0:
        raise BadStance("error-stance-no-decision")
    names, cards = game.seat_names, game.strip.cards
    left, right = match.left, match.right
    turn = match.to_act if match.turn == NOBODY else match.turn
    phase = next(name for name, number in PHASES.items() if number == match.phase)
    done = [name for name, yes in zip(DONE, (match.weapon_turned, match.changed), strict=True) if yes]
    stalled = [names[seat] for seat in (LEFT, RIGHT) if match.fencer(seat).stalled]

    def pile(faces: int) -> str:
        return ",".join(cards.codes[face] for face in cards.list_faces(faces)) or NONE

    def known(me: Fencer) -> str:
        rows = [(cards.codes[face], level) for level, some in enumerate(me.known) for face in cards.list_faces(some)]
        return ",".join(code if level == 0 else f"{code}:{level}" for code, level in rows) or NONE

    fields: dict[str, str] = {
        "squares": f"{left.square}-{right.square}",
        "weapons": WEAPON_LETTERS[left.weapon] + WEAPON_LETTERS[right.weapon],
        "stamina": f"{left.stamina}-{right.stamina}",
        "score": f"{left.touches}-{right.touches}",
        "hands": f"{pile(left.hand)}/{pile(right.hand)}",
        "hidden": f"{pile(left.hidden)}/{pile(right.hidden)}",
        "shown": pile(match.shown),
        "known": f"{known(left)}/{known(right)}",
        "timer": str(match.timer),
        "period": str(match.period),
        "turn": names[turn],
        "phase": phase,
        "used": str(match.used),
        "done": ",".join(done) or NONE,
        "stalled": ",".join(stalled) or NONE,
        "quiet": str(match.quiet),
        "began": str(match.turn_timer),
    }
    if match.tie:
        fields["tie"] = "yes"
    if match.overtime:
        counts = zip(cards.codes, match.pool, strict=True)
        fields |= {"priority": names[match.priority]}
        fields["pool"] = ",".join(code for code, count in counts for _ in range(count)) or NONE
    if match.links:
        fields["phrase"] = ",".join(phrase_tokens(game, match))
    optional = {"hidden": f"{NONE}/{NONE}", "shown": NONE, "done": NONE, "stalled": NONE, "quiet": "0", "period": "1"}
    return " ".join(f"{name}={value}" for name, value in fields.items() if optional.get(name) != value)


def phrase_tokens(game: ReadyFence, match: Match) -> list[str]:
    cards = game.strip.cards
    tokens: list[str] = []
    for row in match.links:
        role, face = link_role(row), link_face(row)
        if role == RIPOSTED:
            continue
        if role == GLIDED:
            tokens[-1] += "+GL"
        elif role == PARRIED_BARE:
            tokens.append("P")
        elif role == DODGED_AWAY:
            tokens.append("D")
        elif role == RENEWED:
            tokens.append(cards.codes[cards.faces_from[RENEWED_ATTACK]])
        else:
            tokens.append(cards.codes[face] + ("+AN" if link_number(row, ANGULATION_TERM) else ""))
    return tokens
