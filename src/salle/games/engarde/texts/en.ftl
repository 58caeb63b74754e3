## Names

engarde-name = En Garde
engarde-about = Two fencers, a narrow piste and 25 cards. Keep your distance, then strike at exactly the right one.
engarde-author = Reiner Knizia
engarde-ruleset-basic = One card hits. The rules to learn first.
engarde-ruleset-standard = You can attack with several equal cards, parry an attack, and riposte after a parry.
engarde-ruleset-advanced = Standard rules, and you can advance and attack in one move. The defender may then give ground.
engarde-seat-left = Left
engarde-seat-right = Right

## Options

engarde-option-piste = Length of the piste in spaces. The fencers start at its ends.
engarde-option-values = Highest card. The cards go from 1 to this value.
engarde-option-copies = Cards of each value
engarde-option-hand = Cards in a full hand
engarde-option-hits = Hits to win the bout
engarde-option-rounds = Round limit (most hits wins, equal hits are a draw)
engarde-option-starter = Who starts the first round. After that the players take turns.
engarde-option-parry = A parry must match: the total / the exact cards
engarde-option-open_discards = Show all cards played in this round, not only the latest
engarde-choice-lot = Random
engarde-choice-left = Left
engarde-choice-right = Right
engarde-choice-sum = Same total
engarde-choice-same = Same cards

## The board

engarde-face = { $value ->
    [8] an 8
   *[other] a { $value }
}
engarde-hits = Round { $round }
engarde-piste = Piste, gap { $gap }
engarde-hand = { $who-is ->
    [you] You
   *[other] { $who }
}
engarde-pack = Pack
engarde-table = On the table
engarde-discards = Played
engarde-gap = gap
engarde-cell = space { $cell }
engarde-fencer = { $who-is ->
    [you] You
   *[other] { $who }
} on space { $space }
engarde-attack = the attack with { $cards }
engarde-lamps = { $who-is ->
    [you] You
   *[other] { $who }
}: { $hits } of { $target } hits
engarde-holds = { $who-is ->
    [you] You
   *[other] { $who }
}: { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
engarde-laid = { $who-is ->
    [you] You
   *[other] { $who }
} { $how ->
    [advance] advanced
    [retreat] retreated
    [attack] attacked
    [advance-attack] advanced and attacked
   *[parry] parried
}
engarde-card-title = { $value ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
   *[9] Nine
}
engarde-card-brief = Move { $value }, or attack at a gap of { $value }
engarde-attack-cards = { $count ->
    [1] { $card ->
        [8] an 8
       *[other] a { $card }
    }
    [2] two { $card }s
    [3] three { $card }s
    [4] four { $card }s
    [5] five { $card }s
   *[other] { $count } cards of { $card }
}
engarde-parry-cards = { $parry ->
    [same] { engarde-attack-cards }
   *[sum] { $count ->
        [1] { engarde-attack-cards }
       *[other] { $count } cards totalling { $sum }
    }
}
engarde-note-lot = The first player is chosen at random.
engarde-note-draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
engarde-note-turn = { $who-is ->
    [you] Your turn.
   *[other] It is { $who }’s turn.
} Gap: { $gap }.
engarde-note-answer = { $whom-is ->
    [you] You attack
   *[other] { $whom } attacks
} with { engarde-attack-cards }. { $who-is ->
    [you] You need
   *[other] { $who } needs
} { engarde-parry-cards } to parry.
engarde-note-ground = { $who-is ->
    [you] You
   *[other] { $who }
} may also give ground, because the attacker advanced first.
engarde-note-own-turn = Parried! { $who-is ->
    [you] It is your turn, before you draw.
   *[other] It is { $who }’s turn, before drawing.
} { $gap ->
    [8] An 8
   *[other] A { $gap }
} would be a riposte.
engarde-note-last-attack = The pack is empty. { $who-is ->
    [you] You
   *[other] { $who }
} may make a last attack or decline. Gap: { $gap }.

## What can be done

engarde-do-advance = Advance { $card }
engarde-do-retreat = Retreat { $card }
engarde-do-attack = Attack with { engarde-attack-cards }
engarde-do-advance-attack = Advance { $step } and attack with { engarde-attack-cards }
engarde-do-parry = Parry with { $cards }
engarde-do-take = Take the hit
engarde-do-decline = Decline the last attack
engarde-do-riposte = Riposte with { engarde-attack-cards }
engarde-do-give-ground = Give ground { $card }
engarde-effect-advance = to space { $forward }, gap { $gap }; you draw { $drawn }
engarde-effect-retreat = to space { $back }, gap { $wider }; you draw { $drawn }
engarde-effect-attack = your opponent needs { engarde-parry-cards } to parry
engarde-effect-advance-attack = to space { $forward }; your opponent needs { engarde-parry-cards } to parry, or gives ground
engarde-effect-hit = you win the round
engarde-effect-parry = { $pack ->
    [0] the attack fails, then both hands are shown
   *[other] the attack fails and it is your turn
}
engarde-effect-take = you lose the round
engarde-effect-decline = the fencer who is further forward wins the round
engarde-effect-riposte = you win the round
engarde-effect-give-ground = to space { $back }, gap { $wider }; this uses your turn, you draw { $drawn }

## Why not: the case

engarde-refused-not-in-hand = you do not have { $cards }
engarde-refused-blocked = your opponent is only { $gap } away, and you cannot move onto or past them
engarde-refused-forward-is-attack = the gap is { $gap }, so this card is an attack when you play it forwards
engarde-refused-off-the-piste = { $room ->
    [0] you are at the end of the piste and cannot retreat
    [one] there is only one space behind you, so you cannot retreat { $card }
   *[other] there are only { $room } spaces behind you, so you cannot retreat { $card }
}
engarde-refused-not-at-distance = { $step ->
    [0] { $far ->
        [yes] too far: the gap is { $gap }, and your highest card is { $best }
       *[no] an attack needs cards equal to the gap, which is { $gap }
    }
   *[other] an attack after this advance needs cards equal to the new gap, which is { $gap }
}
engarde-refused-riposte-is-one-card = you can riposte with one card only
engarde-refused-nothing-to-answer = there is no attack to answer
engarde-refused-must-answer = you are under attack, so you must parry{ $ground ->
    [yes] , give ground
   *[no] {""}
} or take the hit
engarde-refused-wrong-number = your opponent attacked with { $attackers ->
    [one] one card, so parry with exactly one
   *[other] { $attackers } cards, so parry with exactly { $attackers }
}
engarde-refused-wrong-sum = your parry must total { $sum }, but { $cards } total{ $count ->
    [one] s
   *[other] {""}
} { $mine }
engarde-refused-not-the-same = only cards of value { $attack } can parry this attack
engarde-refused-only-a-parry = you can give ground only if the attacker advanced first
engarde-refused-nobody-moves = the pack is empty, so neither fencer can move any more
engarde-refused-not-in-pack = no { $card } is left in the pack
engarde-refused-not-dealt-now = the deck deals something else now

## The rules in general

engarde-rule-not-in-hand = you can play only cards in your hand
engarde-rule-blocked = you cannot move onto or past your opponent
engarde-rule-forward-is-attack = a card equal to the gap is an attack when you play it forwards
engarde-rule-off-the-piste = you cannot leave the piste
engarde-rule-not-at-distance = an attack needs cards equal to the gap
engarde-rule-riposte-is-one-card = a riposte is a single card
engarde-rule-nothing-to-answer = you can parry or take a hit only when you are attacked
engarde-rule-must-answer = you must answer an attack before you do anything else
engarde-rule-wrong-number = a parry has as many cards as the attack
engarde-rule-wrong-sum = a parry has the same total as the attack
engarde-rule-not-the-same = a parry has the same cards as the attack
engarde-rule-only-a-parry = you can only parry or take an attack that came without an advance
engarde-rule-nobody-moves = after the last card is drawn, neither fencer can move
engarde-rule-not-in-pack = only cards in the pack can be drawn
engarde-rule-not-dealt-now = the starter is chosen first, then the cards are dealt
engarde-rule-hit = the attack was not parried
engarde-rule-riposte-hits = a riposte cannot be parried
engarde-rule-no-move = a player with no legal move loses the round
engarde-rule-more-cards = when the pack is empty, the player with more cards equal to the gap wins
engarde-rule-further-advance = when the pack is empty, the fencer who is further forward wins
engarde-rule-all-even = neither fencer had more matching cards or was further forward
engarde-rule-more-hits = more hits after the last round
engarde-rule-equal-hits = equal hits after the last round

## Why the bout was won

engarde-end-hit = { $who-is ->
    [you] your attack was not parried
   *[other] { $whom-is ->
        [you] you did not parry the attack
       *[other] { $whom } did not parry the attack
    }
}
engarde-end-basic-hit = { $who-is ->
    [you] your attack hit
   *[other] { $whom-is ->
        [you] you were hit
       *[other] { $whom } was hit
    }
}
engarde-end-riposte-hits = { $who-is ->
    [you] your riposte hit
   *[other] the riposte hit
}
engarde-end-no-move = { $whom-is ->
    [you] you
   *[other] { $whom }
} had no legal move
engarde-end-more-cards = { $who-is ->
    [you] you
   *[other] { $who }
} had more cards equal to the gap
engarde-end-further-advance = { $who-is ->
    [you] you were
   *[other] { $who } was
} further forward
engarde-end-more-hits = { $who-is ->
    [you] you
   *[other] { $who }
} had more hits after the last round

## What happened

engarde-event-round-began = Round { $round }: { $who-is ->
    [you] you start
   *[other] { $who } starts
}.
engarde-event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards }.
engarde-event-drew-up = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}. Left in the pack: { $pack }.
engarde-event-advanced = { $who-is ->
    [you] You advance
   *[other] { $who } advances
} { $card } to space { $space }.
engarde-event-retreated = { $who-is ->
    [you] You retreat
   *[other] { $who } retreats
} { $card } to space { $space }.
engarde-event-attacked = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} with { engarde-attack-cards }.
engarde-event-advance-attacked = { $who-is ->
    [you] You advance { $step } to space { $space } and attack
   *[other] { $who } advances { $step } to space { $space } and attacks
} with { engarde-attack-cards }.
engarde-event-parried = { $who-is ->
    [you] You parry
   *[other] { $who } parries
} with { $cards }.
engarde-event-declined = { $who-is ->
    [you] You decline
   *[other] { $who } declines
} the last attack.
engarde-event-ground-given = { $who-is ->
    [you] You give ground
   *[other] { $who } gives ground
}: { $card } back to space { $space }.
engarde-event-showed = { $who-is ->
    [you] You show
   *[other] { $who } shows
} { $count ->
    [0] an empty hand
   *[other] { $cards }
}. Gap: { $gap }.
engarde-event-won-hit = Hit with { engarde-attack-cards }! { $who-is ->
    [you] You win
   *[other] { $who } wins
} the round.
engarde-event-won-riposte-hits = Riposte with { engarde-attack-cards }! { $who-is ->
    [you] You win
   *[other] { $who } wins
} the round.
engarde-event-won-no-move = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the round: { $whom-is ->
    [you] you have
   *[other] { $whom } has
} no legal move.
engarde-event-won-more-cards = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the round with { $mine ->
    [one] one card
   *[other] { $mine } cards
} equal to the gap, against { $theirs ->
    [0] none
   *[other] { $theirs }
}.
engarde-event-won-further-advance = { $who-is ->
    [you] You win the round: you are
   *[other] { $who } wins the round:
} { $lead ->
    [one] one space
   *[other] { $lead } spaces
} further forward.
engarde-event-round-drawn = The round is a draw: { $advance ->
    [0] neither fencer is further forward.
    [one] both fencers are one space forward.
   *[other] both fencers are { $advance } spaces forward.
}
engarde-event-match-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the bout { $mine } to { $theirs }.
engarde-event-match-won-retired = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the bout.
engarde-event-match-drawn = The bout is a draw, { $mine } to { $theirs }.
engarde-event-left-the-piste = { $who-is ->
    [you] You resign
   *[other] { $who } resigns
}.

## What may happen

engarde-foreseen-parried = { $whose ->
    [you] you parry
   *[other] { $who } parries
}
engarde-foreseen-ground-given = { $whose ->
    [you] you give ground
   *[other] { $who } gives ground
}
engarde-foreseen-round-won = { $whose ->
    [you] you win the round
   *[other] { $who } wins the round
}, because { $why }
engarde-foreseen-round-drawn = the round is a draw, because { $why }
engarde-foreseen-match-won = { $whose ->
    [you] you win the bout
   *[other] { $who } wins the bout
}, because { $why }
engarde-foreseen-match-drawn = the bout is a draw, because { $why }

## Errors

engarde-nothing-with = You cannot play { $cards } on its own now. Type `why` to see the reason for each card.
engarde-error-small-deck = The deck has { $deck } cards. Two hands take { $hands } of them, and the pack needs at least one more. Change values, copies or hand.
engarde-stance-spaces = left={ $left } right={ $right }: both fencers must be on the piste of { $piste } spaces, with left before right.
engarde-stance-cards = { $field }={ $value }: write cards as digits from 1 to { $values }, or - for none.
engarde-stance-hands = A stance needs both hands, for example hands=33145/24111.
engarde-stance-copies = There are only { $copies } cards of value { $value }, including those in hand.
engarde-stance-census = With these hands and this pack, seen must be { $seen }.
engarde-stance-size = { $seat } has { $size } cards. A hand has { $full } cards, unless the pack is empty or the player has just parried.
engarde-stance-own = { $seat } has just parried and cannot have a full hand yet.
engarde-stance-pack = phase={ $phase } is impossible while the pack has { $pack } cards.
engarde-stance-phase = phase={ $phase } does not exist in { $ruleset }.
engarde-stance-no-attack = attack={ $attack } is allowed only with phase=answer.
engarde-stance-attack = attack={ $attack }: phase=answer needs an attack with cards equal to the gap, for example x3 or x33. The gap is { $gap }, and the highest card is { $values }.
engarde-stance-unseen = attack={ $attack }: these cards were played, so they must be in seen.
engarde-stance-advance = attack={ $attack }: { $ruleset } has no advance and attack.
engarde-stance-match-over = hits={ $hits }: a bout to { $to } hits would be over.
engarde-stance-round = round={ $round } does not fit these hits and options. It must be { $first } to { $last }.
engarde-stance-no-move = { $turn } could not move here and would have lost the round.
