"""Positions of Swordplay: Arena written down: `hands=HI,LO/PH/- life=10/7/0 items=SS,BU2/-/- phase=combat`.

A stance describes any position in which a player decides. It is a line of NAME=VALUE in any order. Almost every field
may be left out. Values for each seat are in seat order with slashes between them.

    hands=HI,LO/PH/-   default: empty
    heroes=bear/squire/duelist   default: the heroes of the options, or the first ones; - if the player resigned before
    life=10/7/-2       default: the most possible; a hero with 0 or less is defeated
    items=SS,BU2/-/GS  weapons and shields; a shield with the strength it has left, by default all
    armor=LA2/-/PA     with the strength it has left, by default all
    discards=HI,DO     the deck is the rest of all cards

    turn=1             the seat whose turn it is, counted from 1; default: the first hero standing
    phase=             discard, ready, combat or answer; default: discard, or answer if there is an attack
    attack=MBh>2       the attack to answer, written as a move of the seat whose turn it is; not listed in discards
    round=1            counted from 1
    quiet=0            the number of rounds in a row that ended without an attack
    fought=yes         whether this round had an attack; default: no, or yes if there is an attack

After the discards were shuffled into a new deck, these fields say what is known about it:

    aged=HI,PH         the cards in all hands at the last reshuffle
    aged-items=SS,LA   the items that were ready then
    drawn=HI,LO/PH/-   the cards each hero drew since then, or since the start; default: every newer card they have; the
                       first hero drew the cards that no hero has
    spent=HI/PH2/-     with aged: the cards that left each hand; PH2: after two draws; default: every card that a hero
                       had or drew and no longer has, after all draws

Hands may be smaller and lives lower than in a real bout.
"""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.errors import BadStance
from salle.core.game import Action, Seat, State, retiring
from salle.core.notation.stances import NONE, Fields, is_number
from salle.core.texts import Message
from salle.games.arena.notation.stance_past import (
    check_draws,
    check_older,
    check_spent,
    ready_items,
    usual_draws,
    usual_spent,
)
from salle.games.arena.rules.actions import STRIKE
from salle.games.arena.rules.cards import ARMOR, HANDS, HEROES, SHIELD, WEAPON, Cards
from salle.games.arena.rules.game import Arena
from salle.games.arena.rules.hero import Hero, spent_after, spent_face
from salle.games.arena.rules.phase_ids import ANSWER, COMBAT, DISCARD, PHASES, READY
from salle.games.arena.rules.terms import HAND, MOST_FACES, NO_HERO, RESTLESS_AFTER, RESTLESS_FROM
from salle.games.arena.rules.transitions import Fight

PHASE_NUMBERS = {PHASES[number]: number for number in (DISCARD, READY, COMBAT, ANSWER)}
FIELDS = (
    *("hands", "heroes", "life", "items", "armor", "discards", "turn", "phase", "attack", "round", "quiet", "fought"),
    *("aged", "aged-items", "drawn", "spent"),
)
BETWEEN = "/"  # separates seats
CODE = 2  # letters of a card code; the strength left may follow


class Stance:
    """Reads one position."""

    def __init__(self, game: Arena, text: str) -> None:
        self.game = game
        self.ring = game.ring
        self.cards = game.ring.cards
        self.fields = Fields(text, FIELDS)
        self.fight = Fight(game.ring, True)
        self.fight.begin()

    def read(self) -> Fight:
        """Read and check the position: the cards exist, and the known past fits them."""
        self._read_rounds()
        self._read_heroes()
        self._read_lives()
        self._read_turn()
        self._read_attack()
        self._read_cards()
        self._read_past()
        return self.fight

    # -- words

    def _parts(self, name: str) -> list[str]:
        """Split the value of a field into its parts, one for each seat."""
        if name not in self.fields:
            return [NONE] * self.ring.seats
        parts = self.fields.text(name).split(BETWEEN)
        if len(parts) != self.ring.seats:
            value = self.fields.text(name)
            raise BadStance("arena-stance-seats", field=name, value=value, seats=int(self.ring.seats))
        return parts

    def _seat(self, number: int) -> Message:
        message: Message = self.game.explain.seat(Seat(number))
        return message

    def _faces(self, name: str, text: str) -> list[int]:
        return [self._face(name, code) for code in self.fields.items(name, text)]

    def _face(self, name: str, code: str) -> int:
        if code not in self.cards.codes:
            raise BadStance("arena-stance-card", field=name, card=code, cards=", ".join(self.cards.codes))
        return self.cards.codes.index(code)

    def _worn(self, name: str, word: str, sorts: tuple[int, ...]) -> tuple[int, int]:
        """An item and the strength it has left, 0 for a weapon."""
        face, left = self._face(name, word[:CODE]), word[CODE:]
        strength = int(self.cards.strength[face])
        self._check_sort(name, face, sorts)
        if left and not (is_number(left) and 0 < int(left) <= strength):
            raise BadStance("arena-stance-strength", field=name, item=word, strength=strength)
        return face, int(left or strength)

    def _check_sort(self, name: str, face: int, sorts: tuple[int, ...]) -> None:
        if self.cards.sort[face] not in sorts:
            raise BadStance("arena-stance-item", field=name, card=self.cards.codes[face])

    def _set(self, faces: list[int]) -> int:
        """These cards as a set, if the deck has enough copies of each."""
        found = 0
        for face in faces:
            copies = int(self.cards.count(self.cards.all, face))
            if self.cards.count(found, face) >= copies:
                raise BadStance("arena-stance-copies", card=self.cards.codes[face], copies=copies)
            found = self.cards.with_one(found, face)
        return found

    # -- rounds

    def _read_rounds(self) -> None:
        fight = self.fight
        fight.round, fight.quiet = self.fields.number("round", 1), self.fields.number("quiet", 0)
        if not fight.quiet < fight.round:
            raise BadStance("arena-stance-rounds", round=str(fight.round), quiet=str(fight.quiet))

    def _lost(self) -> int:
        """The life that the crowd has taken from every hero standing, at least (AR-5, AR-6)."""
        if not self.ring.restless:
            return 0
        return max(0, self.fight.round - RESTLESS_FROM, self.fight.quiet + 1 - RESTLESS_AFTER)

    # -- the heroes

    def _read_heroes(self) -> None:
        """Assign the heroes that the stance names."""
        named = [HEROES[hero] for hero in self.ring.heroes]
        names = self._parts("heroes") if "heroes" in self.fields else named or list(HEROES[: self.ring.seats])
        for name in names:
            if name not in (*HEROES, NONE):
                raise BadStance("stance-word", field="heroes", value=name, words=", ".join((*HEROES, NONE)))
            if name != NONE and names.count(name) > 1:
                raise BadStance("arena-stance-hero-twice", hero=name)
        if len(names) - names.count(NONE) < 2:
            raise BadStance("arena-stance-standing", lost=0)
        if named and names != named:
            raise BadStance("arena-stance-heroes", heroes=BETWEEN.join(named))
        if named:
            return
        for number, name in enumerate(names):
            if name == NONE:
                self.fight.apply(retiring(Seat(number)))
        for name in names:
            if name != NONE:
                self.fight.apply(Action(self.ring.actions + self.ring.first_hero + HEROES.index(name)))

    def _read_lives(self) -> None:
        """Check that no hero has more life than the crowd left, or lost more than one attack can take."""
        lost, blow = self._lost(), hardest_blow(self.cards)
        for number, (me, given) in enumerate(zip(self.fight.heroes, self._parts("life"), strict=True)):
            most = max(0, int(me.life) - lost)
            least = 0 if me.hero == NO_HERO else 1 - blow
            text = given if "life" in self.fields else str(most)
            if not is_number(text.removeprefix("-")):
                raise BadStance("stance-number", field="life", value=text)
            if not least <= int(text) <= most:
                facts = {"life": text, "least": str(least), "most": most, "lost": lost}
                raise BadStance("arena-stance-life", seat=self._seat(number), **facts)
            me.life = int(text)
            me.standing = me.life > 0
        if sum(me.standing for me in self.fight.heroes) < 2:
            raise BadStance("arena-stance-standing", lost=lost, round=str(self.fight.round))

    # -- the turn

    def _read_turn(self) -> None:
        fight = self.fight
        first = next(number for number, me in enumerate(fight.heroes, 1) if me.standing)
        turn = self.fields.number("turn", first)
        if not 1 <= turn <= self.ring.seats or not fight.heroes[turn - 1].standing:
            raise BadStance("arena-stance-turn", turn=str(turn))
        fight.turn = fight.drawer = fight.to_act = Seat(turn - 1)
        default = DISCARD if self.fields.text("attack", NONE) == NONE else ANSWER
        fight.phase = PHASE_NUMBERS[self.fields.word("phase", PHASES[default], PHASE_NUMBERS)]
        fight.fought = self.fields.word("fought", usual_fought(fight), ("yes", "no")) == "yes"
        if fight.fought != (fight.phase == ANSWER) and (fight.turn == 0 or fight.phase == ANSWER):
            raise BadStance("arena-stance-fought", fought="yes" if fight.fought else "no")

    def _read_attack(self) -> None:
        fight, actions = self.fight, self.ring.action_table
        token = self.fields.text("attack", NONE)
        if (token != NONE) != (fight.phase == ANSWER):
            raise BadStance("arena-stance-answer", phase=PHASES[fight.phase])
        if token == NONE:
            return
        action = actions.number.get(token, 0)
        if actions.verb[action] != STRIKE:
            raise BadStance("arena-stance-attack", attack=token, most=int(self.ring.seats) - 1)
        target = Seat((fight.turn + actions.target[action]) % self.ring.seats)
        if not fight.heroes[target].standing:
            raise BadStance("arena-stance-target", attack=token, seat=self._seat(int(target)))
        fight.attack, fight.line = actions.face[action], actions.word[action]
        fight.target = fight.to_act = target

    # -- cards

    def _read_cards(self) -> None:
        """Place the cards. The rest is the deck."""
        fight = self.fight
        discards = self._faces("discards", self.fields.text("discards"))
        if fight.attack != NO_FACE:
            discards.append(int(fight.attack))
        used = [*discards]
        for number, text in enumerate(self._parts("hands")):
            hand = self._faces("hands", text)
            self._check_fallen(number, "hands", hand)
            most = HAND - 1 if fight.phase == ANSWER and number == fight.turn else HAND
            if len(hand) > most:
                raise BadStance("arena-stance-hand", seat=self._seat(number), most=most)
            fight.heroes[number].hand, fight.heroes[number].held = self._set(hand), len(hand)
            used += hand
        items, armor = self._parts("items"), self._parts("armor")
        for number, me in enumerate(fight.heroes):
            self._read_items(number, items[number], armor[number])
            used += ready_items(me)
        fight.discards = self._set(discards)
        fight.deck = self.cards.difference(self.cards.all, self._set(used))
        fight.deck_size = size(fight.deck)

    def _read_items(self, number: int, items: str, armor: str) -> None:
        me = self.fight.heroes[number]
        held = [self._worn("items", word, (WEAPON, SHIELD)) for word in self.fields.items("items", items)]
        self._check_fallen(number, "items", held)
        for face, left in held:
            me.hold(face, left)
        if me.hands_full(self.cards) > HANDS:
            taken = int(me.hands_full(self.cards))
            raise BadStance("arena-stance-hands", seat=self._seat(number), taken=taken, hands=HANDS)
        if armor not in ("", NONE):
            self._check_fallen(number, "armor", armor)
            me.armor, me.armor_left = self._worn("armor", armor, (ARMOR,))

    def _check_fallen(self, number: int, field: str, cards: object) -> None:
        if cards and not self.fight.heroes[number].standing:
            raise BadStance("arena-stance-fallen", seat=self._seat(number), field=field)

    # -- the past

    def _read_past(self) -> None:
        """The cards older than the deck, and those each hero drew and spent since the last reshuffle."""
        fight, cards = self.fight, self.cards
        aged, items = (self._faces(name, self.fields.text(name)) for name in ("aged", "aged-items"))
        for face in items:
            self._check_sort("aged-items", face, (WEAPON, SHIELD, ARMOR))
        fight.aged = self._set(aged)
        fight.fresh = cards.difference(cards.all, self._set([*aged, *items]))
        check_older(fight)
        drawn = [self._faces("drawn", text) for text in self._parts("drawn")]
        for me, faces in zip(fight.heroes, drawn if "drawn" in self.fields else usual_draws(fight), strict=True):
            me.drawn, me.newer = self._set(faces), len(faces)
        check_draws(fight)
        spent = [self._spent(number, text) for number, text in enumerate(self._parts("spent"))]
        for me, numbers in zip(fight.heroes, spent if "spent" in self.fields else usual_spent(fight), strict=True):
            me.spent.extend(numbers)
        check_spent(fight, [self._seat(number) for number in range(self.ring.seats)])

    def _spent(self, number: int, text: str) -> list[int]:
        """The cards that left a hand, each with the number of draws before it, by default all."""
        most, found = int(self.fight.heroes[number].newer), []
        for word in self.fields.items("spent", text):
            face, after = self._face("spent", word[:CODE]), word[CODE:] or str(most)
            if not is_number(after) or int(after) > most:
                raise BadStance("arena-stance-after", card=word, seat=self._seat(number), most=most)
            found.append(int(after) * MOST_FACES + face)
        return sorted(found)


def hardest_blow(cards: Cards) -> int:
    """An upper limit for the damage of one attack."""
    weapons = [cards.damage[face] * HANDS // cards.hands[face] for face in range(cards.faces) if cards.hands[face]]
    return int(max(cards.base) + max(cards.bonus) + max(weapons))


def usual_fought(fight: Fight) -> str:
    """The default of `fought`."""
    return "yes" if fight.phase == ANSWER else "no"


def read_stance(game: Arena, text: str) -> Fight:
    """Read a written position. Raises BadStance if it is invalid."""
    return Stance(game, text).read()


def write_stance(game: Arena, state: State) -> str:
    """Write a position in which a player decides."""
    assert isinstance(state, Fight)
    if state.to_act < 0:
        raise BadStance("error-stance-no-decision")
    fight, cards, actions = state, game.ring.cards, game.ring.action_table

    def named(faces: list[int]) -> str:
        return ",".join(cards.codes[face] for face in faces) or NONE

    def pile(faces: int) -> str:
        return named(cards.list_faces(faces))

    def each(parts: list[str]) -> str:
        return BETWEEN.join(parts)

    heroes = fight.heroes
    nothing = each([NONE for _ in heroes])
    fields = {
        "hands": each([pile(me.hand) for me in heroes]),
        "heroes": each([NONE if me.hero == NO_HERO else HEROES[me.hero] for me in heroes]),
        "life": each([str(me.life) for me in heroes]),
        "items": each([items_text(cards, me) for me in heroes]),
        "armor": each([NONE if me.armor == NO_FACE else f"{cards.codes[me.armor]}{me.armor_left}" for me in heroes]),
        "discards": pile(fight.discards),
        "turn": str(fight.turn + 1),
        "phase": PHASES[fight.phase],
        "attack": NONE,
        "round": str(fight.round),
        "quiet": str(fight.quiet),
        "fought": "yes" if fight.fought else "no",
        "aged": pile(fight.aged),
        "aged-items": pile(cards.difference(cards.difference(cards.all, fight.fresh), fight.aged)),
        "drawn": each([pile(me.drawn) for me in heroes]),
        "spent": each([spent_text(cards, me, me.spent) for me in heroes]),
    }
    if fight.phase == ANSWER:
        strike = (STRIKE, fight.attack, fight.line, (fight.target - fight.turn) % game.ring.seats)
        rows = zip(actions.verb, actions.face, actions.word, actions.target, strict=True)
        fields["attack"] = game.notation.token(Action(list(rows).index(strike)))
        fields["discards"] = pile(cards.without(fight.discards, fight.attack))
    usual = {
        "items": nothing,
        "armor": nothing,
        **dict.fromkeys(("discards", "attack", "aged", "aged-items"), NONE),
        "round": "1",
        "quiet": "0",
        "fought": usual_fought(fight),
        "drawn": each([named(faces) for faces in usual_draws(fight)]),
        "spent": each([spent_text(cards, me, usual) for me, usual in zip(heroes, usual_spent(fight), strict=True)]),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if usual.get(name) != value)


def items_text(cards: Cards, me: Hero) -> str:
    """Weapons, and shields with the strength they have left."""
    items = zip(me.items, me.left, strict=True)
    return ",".join(f"{cards.codes[face]}{left or ''}" for face, left in items) or NONE


def spent_text(cards: Cards, me: Hero, spent: list[int]) -> str:
    """The cards that left a hand, each with the number of draws before it unless that is all."""
    words = []
    for card in spent:
        after = spent_after(card)
        words.append(cards.codes[spent_face(card)] + ("" if after == me.newer else str(after)))
    return ",".join(words) or NONE
