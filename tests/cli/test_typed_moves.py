"""Moves typed as words, in any game and in every language."""

from __future__ import annotations

import pytest

import salle
from salle.cli.terminal.typed_moves import label_words, read_moves
from salle.core.errors import Ambiguous, Illegal, Malformed, SalleError
from salle.core.game import Game, State

FAR = "left=5 right=15 hands=33145/24111 turn=left"
AT_THREE = "left=5 right=8 hands=33145/24111 turn=left"
ARENA = "hands=HI,LO,DO,RI,SS/-/-"


def tokens(game: Game, state: State, text: str) -> list[str]:
    return [game.notation.token(action) for action in read_moves(game, state, text)]


def engarde(stance: str) -> tuple[Game, State]:
    game = salle.game("engarde")
    return game, game.stance(stance)


@pytest.mark.parametrize(
    ("stance", "text", "token"),
    [
        (FAR, "advance 3", ">3"),
        (FAR, "Advance 3.", ">3"),
        (FAR, "ADV 3", ">3"),
        (FAR, "前進 3", ">3"),
        (FAR, "前進3", ">3"),
        (FAR, ">3", ">3"),
        (AT_THREE, "attack 3 3", "x33"),
        (AT_THREE, "attack with 3 and 3", "x33"),
        (AT_THREE, "attack 33", "x33"),
        (AT_THREE, "attack 3", "x3"),
        (AT_THREE, "X3", "x3"),
        (AT_THREE, "attack with two 3s", "x33"),
    ],
)
def test_words_of_a_label_are_a_move(stance: str, text: str, token: str) -> None:
    assert tokens(*engarde(stance), text) == [token]


@pytest.mark.parametrize(
    ("stance", "text", "problem"),
    [
        (FAR, "3", "“3” could be any of these: >3 (Advance 3), <3 (Retreat 3)."),
        (FAR, "advance", "could be any of these: >1 (Advance 1), >3 (Advance 3), >4 (Advance 4), >5 (Advance 5)."),
        (FAR, "advnce 3", "“advnce 3” is not a move. Did you mean >3 (Advance 3)? (Type ? for help.)"),
        (FAR, "hnit", "“hnit” is not a move. Did you mean hint? (Type ? for help.)"),
        (FAR, "b3", "“b3” is not a move. Type ? for help."),
        (FAR, "advance 2", ">2 is refused (not-in-hand)"),
        (FAR, "attack", "is refused (not-at-distance)"),
        (FAR, "parry", "=1 is refused"),
        (FAR, ">3 >4", "“>4” cannot follow: after “>3” it is not your move. Type one move at a time."),
    ],
)
def test_what_is_no_move_is_explained(stance: str, text: str, problem: str) -> None:
    with pytest.raises(SalleError) as refused:
        tokens(*engarde(stance), text)
    assert problem in str(refused.value)


def test_several_cards_are_put_away_at_once_by_code_or_by_name() -> None:
    game = salle.game("audatia")
    state = first_decision(game)
    assert tokens(game, state, "-MFl -RFr") == ["-MFl", "-RFr"]
    assert tokens(game, state, "-mfl -rfr") == ["-MFl", "-RFr"]
    assert tokens(game, state, "punta, twist and pommel") == ["-P", "-TW"]
    assert tokens(game, state, "discard punta, done") == ["-P", "."]
    with pytest.raises(Malformed, match="“-XX” is not a move"):
        tokens(game, state, "-MFl -XX")
    with pytest.raises(Illegal):
        tokens(game, state, "-MFl -MFl")


def first_decision(game: Game) -> State:
    bout, dealer = salle.Bout(game), salle.Dealer(seed=3)
    while bout.awaiting == salle.CHANCE:
        bout.dealt(dealer.deal(game, bout.state))
    return bout.state


def test_small_letters_keep_the_reason() -> None:
    game = salle.game("audatia")
    state = first_decision(game)
    state.apply(game.notation.action("-RFr"))
    reasons = []
    for text in ("-RFr", "-rfr", "discard roverso fendente"):
        with pytest.raises(Illegal) as refused:
            tokens(game, state, text)
        reasons.append(refused.value.why.id)
    assert len(set(reasons)) == 1


def test_a_word_in_the_middle_of_a_label_means_nothing() -> None:
    game = salle.game("arena", seats=3)
    state = game.stance(ARENA)
    with pytest.raises(Illegal):  # it does not discard "Attack: High"
        tokens(game, state, "attack")
    assert tokens(game, state, "discard attack high") == tokens(game, state, "attack: high") == ["-HI"]
    with pytest.raises(Ambiguous):
        tokens(game, state, "discard attack")


@pytest.mark.parametrize("game", ["engarde", "readyfence", "audatia", "arena"])
def test_every_label_is_understood_or_said_to_be_ambiguous(game: str) -> None:
    made = salle.game(game)
    bout, dealer, bot = salle.Bout(made), salle.Dealer(seed=5), salle.player("random", made, seed=5)
    for _ in range(40):
        while bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(made, bout.state))
        if bout.over:
            break
        seat = bout.awaiting
        for offer in made.view.offers(bout.state.sight(seat), seat):
            for locale in ("en", "zh-Hant"):
                label = salle.texts(locale).say(offer.label)
                try:
                    assert tokens(made, bout.state, label) == [offer.token], label
                except Ambiguous as ambiguous:
                    assert offer.token in str(ambiguous)
        bout.act(seat, bot.choose(bout.seen(seat)))


def test_little_words_may_be_left_out() -> None:
    assert label_words("Attack with 3 and 3") == ["attack", "3", "3"]
    assert label_words("以 4 攻擊") == ["以", "4", "攻", "擊"]
    assert label_words("With") == ["with"]
