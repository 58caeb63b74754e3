"""A second, naive implementation of the rules page of Swordplay: Arena. It shares no code with salle.games.arena.

It plays a whole bout, ply by ply, and exists only to be compared with the real implementation: the seat to act, the
legal tokens, the weights of the deck, hands, ready items, life, discards, rounds and the end of the bout. It is checked
by eye against the rules page, so it is plain and slow. AR-n are the rulings of that page.

Seats are numbered from 0 (the starter) clockwise; -1 is the deck. The tokens: `-CARD` discard, `vITEM` drop, `^CARD`
ready, `CARD>k` `CARDline>k` attack the k-th seat clockwise, `=CARD` `=SHIELD` counter, `#` take, `.` decline, `!k`
seat k - 1 resigns; deck: `@HERO` a random hero, `+CARD` draw. A ready shield is named with its strength left: `BU2`.
"""

from __future__ import annotations

from collections import Counter

# ---------------------------------------------------------------- the cards, as the rules page gives them

ATTACKS = "HI HI HI HI HI LO LO LO LO LO LE LE LE LE RI RI RI RI MB MB FE TH"
DEFENCES = "PH PH PH PL PL PL PF PF PF PR PR PR DU DU JU JU DO DO DO DO"
WEAPONS = "DA DA SS SS WA SP WH GS"
SHIELDS = "BU BU RS"
ARMOR = "LA LA MA PA"

ATTACK_LINES = {"HI": "h", "LO": "l", "LE": "f", "RI": "r", "MB": "hlfr", "FE": "", "TH": "hlfr"}
NAMES_THE_LINE = ["MB", "TH"]
BONUS = {"HI": 0, "LO": 0, "LE": 0, "RI": 0, "MB": 2, "FE": 0, "TH": 0}
IGNORES_ARMOR = ["TH"]
DEFENDS = {"PH": "h", "PL": "l", "PF": "f", "PR": "r", "DU": "h", "JU": "l"}
DEFENDS_ALL = "DO"  # also an attack without a line
WEAPON_DAMAGE = {"DA": 1, "SS": 2, "WA": 2, "SP": 3, "WH": 3, "GS": 4}
SHIELD_STRENGTH = {"BU": 3, "RS": 5}
ARMOR_STRENGTH = {"LA": 3, "MA": 5, "PA": 7}
HANDS_NEEDED = {"DA": 1, "SS": 1, "WA": 1, "SP": 2, "WH": 2, "GS": 2, "BU": 1, "RS": 1, "LA": 0, "MA": 0, "PA": 0}

HERO_LIFE = {"bear": 11, "veteran": 10, "squire": 10, "corsair": 10, "duelist": 8, "berserker": 8}
HERO_DAMAGE = {"bear": 1, "veteran": 1, "squire": 1, "corsair": 1, "duelist": 2, "berserker": 2}

FULL_HAND = 5
HERO_HANDS = 2
QUIET_ROUNDS = 2  # AR-5
LAST_CALM_ROUND = 39  # AR-6

Item = tuple[str, int]  # code and strength left; 0 for weapons


def item_name(item: Item) -> str:
    """The name of a ready item in a token. Two shields may differ in the strength left."""
    card, strength = item
    return f"{card}{strength}" if card in SHIELD_STRENGTH else card


def full_strength(card: str) -> int:
    """Only armor and shields wear."""
    return SHIELD_STRENGTH.get(card, 0) + ARMOR_STRENGTH.get(card, 0)


def covers(card: str, line: str) -> bool:
    """Whether this card covers the line. A Feint has an empty line, which only a Dodge covers."""
    if card == DEFENDS_ALL:
        return True
    return line != "" and DEFENDS.get(card) == line


class Arena:
    """One bout."""

    def __init__(self, seats: int = 2, heroes: str = "lot", second_life: bool = True, restless: bool = True) -> None:
        assert 2 <= seats <= 6
        self.seats = seats
        self.second_life = second_life  # AR-7
        self.restless = restless  # AR-5, AR-6

        self.heroes: list[str | None] = [None] * seats
        self.life = [0] * seats
        self.alive = [True] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]  # sorted
        self.items: list[list[Item]] = [[] for _ in range(seats)]  # the ready ones, sorted
        self.deck = Counter(" ".join([ATTACKS, DEFENCES, WEAPONS, SHIELDS, ARMOR]).split())
        self.discards: Counter[str] = Counter()

        self.round = 1
        self.quiet = 0  # rounds in a row that ended without an attack
        self.attacked = False  # whether this round had an attack
        self.turn = 0
        self.attack = ""  # the card that awaits an answer
        self.line = ""  # its line, or none
        self.target = 0

        self.to_act: int | None = -1
        self.phase = ""  # heroes, deal, discard, draw, ready, combat, answer, over
        self.winner: int | None = None
        self.reason: str | None = None

        if heroes != "lot":
            names = heroes.split(",")
            assert len(names) == len(set(names)) == seats
            for seat, name in enumerate(names):
                self._becomes(seat, name)
        self._set_up()

    # ------------------------------------------------------------ queries

    @property
    def over(self) -> bool:
        return self.reason is not None

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        if self.to_act == -1:
            return sorted(self.weights())
        match self.phase:
            case "discard":
                tokens = [".", *("-" + card for card in self.hands[self.to_act])]
            case "ready":
                tokens = [".", *self._drops(self.to_act), *self._readies(self.to_act)]
            case "combat":
                tokens = [".", *self._attacks(self.to_act)]
            case _:
                assert self.phase == "answer"
                tokens = ["#", *self._counters(self.to_act)]
        return sorted(set(tokens))

    def weights(self) -> dict[str, int]:
        assert self.to_act == -1
        if self.phase == "heroes":
            return {"@" + name: 1 for name in HERO_LIFE if name not in self.heroes}
        return {"+" + card: copies for card, copies in self.deck.items() if copies > 0}

    def utilities(self) -> list[int]:
        assert self.over
        if self.winner is None:
            return [0] * self.seats
        return [self.seats - 1 if seat == self.winner else -1 for seat in range(self.seats)]

    # ------------------------------------------------------------ legal tokens

    def _drops(self, me: int) -> list[str]:
        return ["v" + item_name(item) for item in self.items[me]]

    def _readies(self, me: int) -> list[str]:
        """AR-2: only items with enough free hands. Armor needs none."""
        free = HERO_HANDS - sum(HANDS_NEEDED[card] for card, _ in self.items[me])
        return ["^" + card for card in self.hands[me] if card in HANDS_NEEDED and HANDS_NEEDED[card] <= free]

    def _attacks(self, me: int) -> list[str]:
        tokens: list[str] = []
        for card in self.hands[me]:
            if card not in ATTACK_LINES:
                continue
            lines = list(ATTACK_LINES[card]) if card in NAMES_THE_LINE else [""]
            for k in range(1, self.seats):
                if self.alive[(me + k) % self.seats]:
                    tokens.extend(f"{card}{line}>{k}" for line in lines)
        return tokens

    def _counters(self, me: int) -> list[str]:
        cards = ["=" + card for card in self.hands[me] if covers(card, self.line)]
        shields = ["=" + item_name(item) for item in self.items[me] if item[0] in SHIELD_STRENGTH]
        return cards + shields

    # ------------------------------------------------------------ playing

    def play(self, token: str) -> None:
        assert not self.over
        if token.startswith("!"):
            self._retire(int(token[1:]) - 1)
            return
        assert token in self.legal(), token
        assert self.to_act is not None
        me = self.to_act
        match self.phase:
            case "heroes":
                self._becomes(self._without_hero()[0], token[1:])
                self._set_up()
            case "deal":
                self._draw(self._short_of_cards()[0], token[1:])
                self._set_up()
            case "discard":
                if token != ".":
                    self._discard(me, token[1:])
                self._draw_up()
            case "draw":
                self._draw(self.turn, token[1:])
                self._draw_up()
            case "ready":
                self._play_ready(me, token)
            case "combat":
                self._play_combat(me, token)
            case _:
                self._play_answer(me, token)

    def _go(self, phase: str, seat: int) -> None:
        self.phase, self.to_act = phase, seat

    def _draw(self, seat: int, card: str) -> None:
        self.deck[card] -= 1
        self.hands[seat] = sorted([*self.hands[seat], card])

    def _discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards[card] += 1

    def _discard_item(self, seat: int, item: Item) -> None:
        """The wear is forgotten."""
        self.items[seat].remove(item)
        self.discards[item[0]] += 1

    def _put_item(self, seat: int, item: Item) -> None:
        self.items[seat] = sorted([*self.items[seat], item])

    def _item_called(self, seat: int, name: str) -> Item | None:
        for item in self.items[seat]:
            if item_name(item) == name:
                return item
        return None

    def _armor(self, seat: int) -> Item | None:
        for item in self.items[seat]:
            if item[0] in ARMOR_STRENGTH:
                return item
        return None

    # ------------------------------------------------------------ set-up

    def _becomes(self, seat: int, name: str) -> None:
        self.heroes[seat] = name
        self.life[seat] = HERO_LIFE[name]
        if self.second_life and self.seats == 2 and seat == 1:  # AR-7
            self.life[seat] += 1

    def _living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def _without_hero(self) -> list[int]:
        return [seat for seat in self._living() if self.heroes[seat] is None]

    def _short_of_cards(self) -> list[int]:
        return [seat for seat in self._living() if len(self.hands[seat]) < FULL_HAND]

    def _set_up(self) -> None:
        """Heroes seat by seat, then five cards each, seat by seat (AR-8), then the first turn."""
        if self._without_hero():
            self._go("heroes", -1)
        elif self._short_of_cards():
            self._go("deal", -1)
        else:
            self._begin_turn(self._living()[0])  # seat 0, unless it resigned meanwhile

    # ------------------------------------------------------------ the turn

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self._go("discard", seat)

    def _draw_up(self) -> None:
        """AR-1: before each draw the discards become the deck if it is empty. If both are empty, nothing is drawn."""
        if len(self.hands[self.turn]) < FULL_HAND:
            if self.deck.total() == 0:
                self.deck, self.discards = self.discards, Counter()
            if self.deck.total() > 0:
                self._go("draw", -1)
                return
        self._go("ready", self.turn)

    def _play_ready(self, me: int, token: str) -> None:
        if token == ".":
            self._go("combat", me)
        elif token[0] == "v":
            item = self._item_called(me, token[1:])
            assert item is not None
            self._discard_item(me, item)  # more drops or one item may follow
        else:
            card = token[1:]
            old = self._armor(me)
            if card in ARMOR_STRENGTH and old is not None:
                self._discard_item(me, old)
            self.hands[me].remove(card)
            self._put_item(me, (card, full_strength(card)))
            self._pass_turn()  # readying an item ends the turn

    def _play_combat(self, me: int, token: str) -> None:
        if token == ".":
            self._pass_turn()
            return
        attack, k = token.split(">")
        self.attack = attack[:2]
        self.line = attack[2:] if self.attack in NAMES_THE_LINE else ATTACK_LINES[self.attack]
        self.target = (me + int(k)) % self.seats
        self.attacked = True  # AR-5: countered or not
        self._discard(me, self.attack)
        self._go("answer", self.target)

    # ------------------------------------------------------------ the answer

    def _play_answer(self, me: int, token: str) -> None:
        shield = self._item_called(me, token[1:])
        if token == "#":
            self._hurt(me)
        elif shield is not None:
            self._wear(me, shield, self._damage())  # AR-3
        else:
            self._discard(me, token[1:])  # AR-4: not refilled now
        if not self.over:
            self._pass_turn()

    def _damage(self) -> int:
        hero = self.heroes[self.turn]
        assert hero is not None
        weapons = sum(WEAPON_DAMAGE.get(card, 0) for card, _ in self.items[self.turn])
        return HERO_DAMAGE[hero] + weapons + BONUS[self.attack]

    def _wear(self, seat: int, item: Item, damage: int) -> None:
        """At zero or less it is destroyed."""
        card, strength = item
        if strength <= damage:
            self._discard_item(seat, item)
        else:
            self.items[seat].remove(item)
            self._put_item(seat, (card, strength - damage))

    def _hurt(self, me: int) -> None:
        """Armor first, the rest to life."""
        damage = self._damage()
        armor = self._armor(me)
        if armor is not None and self.attack not in IGNORES_ARMOR:
            self._wear(me, armor, damage)
            damage = max(0, damage - armor[1])
        self.life[me] -= damage
        if self.life[me] <= 0:
            self._defeat(me)
            self._judge()

    # ------------------------------------------------------------ the end of a turn, a round, a hero, the game

    def _next_living(self) -> int:
        for k in range(1, self.seats):
            seat = (self.turn + k) % self.seats
            if self.alive[seat]:
                return seat
        raise AssertionError("the game should be over")

    def _pass_turn(self) -> None:
        if self._next_living() < self.turn:  # it reaches or passes seat 0, which may be defeated
            self._end_round()
        if not self.over:
            self._begin_turn(self._next_living())  # the crowd may have defeated the next hero

    def _end_round(self) -> None:
        self.quiet = 0 if self.attacked else self.quiet + 1
        self.attacked = False
        if self.restless and (self.quiet >= QUIET_ROUNDS or self.round > LAST_CALM_ROUND):  # AR-5, AR-6
            falling = []
            for seat in self._living():
                self.life[seat] -= 1
                if self.life[seat] <= 0:
                    falling.append(seat)
            for seat in falling:  # all at once
                self._defeat(seat)
            self._judge()
        if not self.over:
            self.round += 1

    def _defeat(self, seat: int) -> None:
        self.alive[seat] = False
        for card in list(self.hands[seat]):
            self._discard(seat, card)
        for item in list(self.items[seat]):
            self._discard_item(seat, item)

    def _judge(self) -> None:
        """The last hero standing wins."""
        living = self._living()
        if len(living) > 1:
            return
        self.winner = living[0] if living else None
        self.reason = "last-standing" if living else "nobody-left"
        self.phase, self.to_act = "over", None

    def _retire(self, seat: int) -> None:
        """Possible at any time. The hero is defeated as if by damage."""
        assert 0 <= seat < self.seats and self.alive[seat]
        self.life[seat] = 0
        self._defeat(seat)
        self._judge()
        if self.over:
            return
        if self.phase in ("heroes", "deal"):  # set-up goes on for the others
            self._set_up()
        elif seat == self.turn or (self.phase == "answer" and seat == self.target):  # the attack is spent
            self._pass_turn()
