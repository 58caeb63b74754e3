"""A second, naive implementation of the rules page. It shares no code with salle.games.engarde.

It plays one round of En Garde (no deal, no match) and exists only to be compared with the real
implementation: the legal actions, the positions they lead to, the ends of rounds and the perft counts.
It is checked by eye against the rules page, so it is plain and slow. EG-n are the rulings of that page.

Tokens: `>3` advance, `<2` retreat or give ground, `x44` attack (also a riposte, and Basic's last attack),
`>3x55` advance and attack, `=35` parry, `#` take the hit, `-` decline the last attack, `+2` draw a 2.
Values are single digits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations


@dataclass(frozen=True)
class Rules:
    ruleset: str = "standard"  # basic | standard | advanced
    piste: int = 23
    values: int = 5
    copies: int = 5
    hand: int = 5
    parry: str = "sum"  # sum | same (EG-3)


@dataclass(frozen=True)
class Position:
    rules: Rules
    left: int
    right: int
    hands: tuple[tuple[int, ...], tuple[int, ...]]  # sorted; 0 is the left fencer, 1 the right
    pack: tuple[int, ...]  # sorted: the cards not drawn yet
    to_act: int  # who decides now, or who is drawing
    phase: str  # turn | answer | own (own turn after a parry) | last (Basic's last attack) | draw
    attack: tuple[int, int, bool] | None = None  # value, number of cards, whether it followed an advance
    after: str = ""  # in "draw" only: "attack" (an answer is due) or "turn" (the turn is over)


@dataclass(frozen=True)
class End:
    winner: int | None
    reason: str  # hit | riposte | no-move | showdown-cards | further-advance | drawn


# ---------------------------------------------------------------- legal actions


def legal(position: Position) -> list[str]:
    hand = position.hands[position.to_act]
    gap = position.right - position.left
    tokens: list[str] = []

    if position.phase == "draw":
        for value in set(position.pack):
            tokens.append(f"+{value}")

    elif position.phase == "last":
        tokens.append("-")  # EG-2: declining is always legal
        if gap in hand:
            tokens.append(f"x{gap}")

    elif position.phase == "answer":
        assert position.attack is not None
        followed_advance = position.attack[2]
        tokens.append("#")  # EG-4: taking the hit is always legal
        tokens.extend(_parries(position))
        # Ground is given only to an advance and attack, by one card whatever the number of attacking
        # cards, as a legal backward move (EG-9), and not after the last card has been drawn.
        if followed_advance and position.pack:
            tokens.extend(_retreats(position))

    elif position.phase in ("turn", "own"):
        tokens.extend(_advances(position))
        tokens.extend(_retreats(position))
        tokens.extend(_attacks(position))
        if position.rules.ruleset == "advanced":
            tokens.extend(_advance_attacks(position))  # EG-11: in the own turn after a parry too

    else:
        raise ValueError(f"no such phase: {position.phase}")

    return sorted(tokens)


def _advances(position: Position) -> list[str]:
    """One card forwards, short of the opponent."""
    gap = position.right - position.left
    return [f">{value}" for value in set(position.hands[position.to_act]) if value < gap]


def _retreats(position: Position) -> list[str]:
    """One card backwards, not off the piste."""
    room = position.left - 1 if position.to_act == 0 else position.rules.piste - position.right
    return [f"<{value}" for value in set(position.hands[position.to_act]) if value <= room]


def _attacks(position: Position) -> list[str]:
    """Cards equal to the gap: one in Basic and for a riposte, else one or more laid together."""
    gap = position.right - position.left
    most = position.hands[position.to_act].count(gap)
    if position.rules.ruleset == "basic" or position.phase == "own":
        most = min(most, 1)
    return ["x" + str(gap) * number for number in range(1, most + 1)]


def _advance_attacks(position: Position) -> list[str]:
    """One card forwards, then one or more of the others equal to the new gap (EG-8)."""
    gap = position.right - position.left
    tokens = []
    for value in set(position.hands[position.to_act]):
        if value < gap:
            rest = list(position.hands[position.to_act])
            rest.remove(value)
            new_gap = gap - value
            for number in range(1, rest.count(new_gap) + 1):
                tokens.append(f">{value}x" + str(new_gap) * number)
    return tokens


def _parries(position: Position) -> list[str]:
    """As many cards as the attack has, with the same sum; each multiset once."""
    assert position.attack is not None
    value, number, _ = position.attack
    found = set()
    for cards in combinations(sorted(position.hands[position.to_act]), number):
        if position.rules.parry == "same":  # EG-3
            good = all(card == value for card in cards)
        else:
            good = sum(cards) == number * value
        if good:
            found.add("=" + "".join(str(card) for card in cards))
    return list(found)


# ---------------------------------------------------------------- playing an action


def play(position: Position, token: str) -> Position | End:
    if token not in legal(position):
        raise ValueError(f"not legal here: {token}")
    me = position.to_act
    opponent = 1 - me

    if token == "#":
        return End(opponent, "hit")

    if token == "-":
        return _judge_distance(position)

    if token[0] == "+":
        return _draw_up(_draw(position, int(token[1])))

    if token[0] == "=":
        parried = _discard(position, [int(digit) for digit in token[1:]])
        if not parried.pack:
            return _showdown(parried)  # EG-6: no turn follows, the showdown does
        # The own turn comes before any drawing; without a legal move it is lost (EG-5).
        return _begin_turn(replace(parried, phase="own", attack=None))

    if token[0] == "x":
        if position.rules.ruleset == "basic":
            return End(me, "hit")
        if position.phase == "own":
            return End(me, "riposte")
        cards = [int(digit) for digit in token[1:]]
        attacked = replace(_discard(position, cards), attack=(cards[0], len(cards), False))
        return _draw_up(replace(attacked, phase="draw", after="attack"))

    if token[0] == "<":  # a retreat, or giving ground, which is a whole turn and ends the attack
        card = int(token[1])
        moved = replace(_step(_discard(position, [card]), -card), attack=None)
        return _draw_up(replace(moved, phase="draw", after="turn"))

    assert token[0] == ">"
    card = int(token[1])
    moved = _step(_discard(position, [card]), card)
    if "x" not in token:
        return _draw_up(replace(moved, phase="draw", after="turn"))
    cards = [int(digit) for digit in token[3:]]  # EG-11: no riposte, even in the own turn after a parry
    attacked = replace(_discard(moved, cards), attack=(cards[0], len(cards), True))
    return _draw_up(replace(attacked, phase="draw", after="attack"))


def _with_hand(position: Position, hand: list[int]) -> Position:
    new = tuple(sorted(hand))
    if position.to_act == 0:
        return replace(position, hands=(new, position.hands[1]))
    return replace(position, hands=(position.hands[0], new))


def _discard(position: Position, cards: list[int]) -> Position:
    hand = list(position.hands[position.to_act])
    for card in cards:
        hand.remove(card)
    return _with_hand(position, hand)


def _draw(position: Position, card: int) -> Position:
    pack = list(position.pack)
    pack.remove(card)
    drawn = _with_hand(position, [*position.hands[position.to_act], card])
    return replace(drawn, pack=tuple(sorted(pack)))


def _step(position: Position, forwards: int) -> Position:
    if position.to_act == 0:
        return replace(position, left=position.left + forwards)
    return replace(position, right=position.right - forwards)


def _draw_up(position: Position) -> Position | End:
    """Stay in the "draw" phase while there is a card to draw; then go on with what follows.

    Draws come before anything else is judged (EG-10).
    """
    assert position.phase == "draw"
    if len(position.hands[position.to_act]) < position.rules.hand and position.pack:
        return position
    after = position.after
    opposite = replace(position, to_act=1 - position.to_act, after="")
    if after == "attack":  # to be answered even when the pack is empty (EG-10)
        return replace(opposite, phase="answer")
    assert after == "turn"
    if position.pack:
        return _begin_turn(replace(opposite, phase="turn"))
    if position.rules.ruleset == "basic":
        return replace(opposite, phase="last")
    return _showdown(position)  # EG-7, EG-10: whether or not the opponent could have moved


def _begin_turn(position: Position) -> Position | End:
    """A player to move with no legal move loses the round, by itself."""
    if not legal(position):
        return End(1 - position.to_act, "no-move")
    return position


# ---------------------------------------------------------------- judging the end of a round


def _showdown(position: Position) -> End:
    """More cards equal to the gap, else further advance, else drawn."""
    gap = position.right - position.left
    left_cards = position.hands[0].count(gap)
    right_cards = position.hands[1].count(gap)
    if left_cards > right_cards:
        return End(0, "showdown-cards")
    if right_cards > left_cards:
        return End(1, "showdown-cards")
    return _judge_distance(position)


def _judge_distance(position: Position) -> End:
    left_advance = position.left - 1
    right_advance = position.rules.piste - position.right
    if left_advance > right_advance:
        return End(0, "further-advance")
    if right_advance > left_advance:
        return End(1, "further-advance")
    return End(None, "drawn")


# ---------------------------------------------------------------- counting


def perft(position: Position, depth: int) -> int:
    """Leaf nodes at exactly this depth; a round that ended earlier adds nothing."""
    if depth == 0:
        return 1
    return sum(divide(position, depth).values())


def divide(position: Position, depth: int) -> dict[str, int]:
    if depth < 1:
        raise ValueError("divide needs a depth of at least 1")
    counts: dict[str, int] = {}
    for token in legal(position):
        child = play(position, token)
        if isinstance(child, End):
            counts[token] = 1 if depth == 1 else 0
        else:
            counts[token] = perft(child, depth - 1)
    return counts
