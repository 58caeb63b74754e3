## Names

engarde-name = En Garde
engarde-about = Two fencers on a narrow piste and twenty-five cards: keep your distance, then strike at exactly the right one.
engarde-author = Reiner Knizia
engarde-ruleset-basic = One card hits. The first rules to learn.
engarde-ruleset-standard = Attacks are strengthened and parried; a parry may be followed by a riposte.
engarde-ruleset-advanced = Standard, and an advance may flow into an attack, to which ground may be given.
engarde-seat-left = Left
engarde-seat-right = Right

## Options

engarde-option-piste = spaces of the piste; the fencers start at its ends
engarde-option-values = the cards go from 1 to this
engarde-option-copies = cards of each value
engarde-option-hand = cards in a full hand
engarde-option-hits = hits that win the match
engarde-option-rounds = most rounds in a match; then more hits win, and equal hits draw
engarde-option-starter = who starts the first round; after that it alternates
engarde-option-parry = what a parry has in common with the attack, beside the number of cards
engarde-option-open_discards = show all cards played this round, not only the latest
engarde-choice-lot = by lot
engarde-choice-left = Left
engarde-choice-right = Right
engarde-choice-sum = the same sum
engarde-choice-same = the same cards

## The board

engarde-face = a { $value }
engarde-hits = Round { $round }
engarde-piste = Piste, gap { $gap }
engarde-hand = { $who }
engarde-pack = Pack
engarde-table = On the table
engarde-discards = Played
engarde-gap = gap
engarde-cell = space { $cell }
engarde-fencer = { $who } on space { $space }
engarde-attack = the attack with { $cards }
engarde-lamps = { $who }: { $hits } of { $target } hits
engarde-holds = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
engarde-laid = { $how ->
    [advance] { $who } advanced
    [retreat] { $who } retreated
    [attack] { $who } attacks
    [advance-attack] { $who } advances and attacks
   *[parry] { $who } parried
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
engarde-card-brief = Step { $value }, or strike at a gap of { $value }
engarde-note-lot = The lot decides who starts.
engarde-note-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
engarde-note-turn = { $who } to move. The gap is { $gap }.
engarde-note-answer = { $whom } attacks with { $count ->
    [one] a { $card }. Parry with one { $card }
   *[other] { $count } cards of { $card }. Parry with { $parry ->
        [same] { $count } cards of { $card }
       *[sum] { $count } cards that make { $sum }
    }
}, or be hit.
engarde-note-ground = Or give ground: it was an advance and attack.
engarde-note-own-turn = Parried! { $who } takes a turn before drawing: a { $gap } would be a riposte.
engarde-note-last-attack = The pack is empty: { $who } may attack with a { $gap }, or decline.

## What can be done

engarde-do-advance = Advance { $card }
engarde-do-retreat = Retreat { $card }
engarde-do-attack = Attack with { $cards }
engarde-do-advance-attack = Advance { $step } and attack with { $count ->
    [one] a { $card }
   *[other] { $count } cards of { $card }
}
engarde-do-parry = Parry with { $cards }
engarde-do-take = Take the hit
engarde-do-decline = Decline the last attack
engarde-do-riposte = Riposte with { $card }
engarde-do-give-ground = Give ground { $card }
engarde-effect-advance = to space { $forward }, gap { $gap }; draw { $drawn }
engarde-effect-retreat = to space { $back }, gap { $wider }; draw { $drawn }
engarde-effect-attack = { $count ->
    [one] one card
   *[other] { $count } cards
} to be parried, or it is a hit
engarde-effect-advance-attack = to space { $forward }, gap { $gap }; { $count ->
    [one] one card
   *[other] { $count } cards
} to be parried, unless ground is given
engarde-effect-hit = hits and wins the round
engarde-effect-parry = the attack fails; then { $pack ->
    [0] hands are shown
   *[other] your own turn
}
engarde-effect-take = the round is lost
engarde-effect-decline = the further advance decides
engarde-effect-riposte = wins the round
engarde-effect-give-ground = to space { $back }, gap { $wider }; this is your turn, draw { $drawn }

## Why not: the case

engarde-refused-not-in-hand = you don't hold { $cards }
engarde-refused-blocked = the opponent is { $gap } away: nobody moves onto or past him
engarde-refused-forward-is-attack = the gap is { $gap }: forwards this card is an attack
engarde-refused-off-the-piste = { $room ->
    [0] you stand at the end of the piste: there is no way back
   *[other] you can go back { $room }, not { $card }: the piste ends there
}
engarde-refused-not-at-distance = an attack needs cards equal to the gap, which is { $gap }
engarde-refused-riposte-is-one-card = a riposte is a single card
engarde-refused-nothing-to-answer = there is no attack to answer
engarde-refused-must-answer = you are attacked: parry, { $ground ->
    [yes] give ground, or take the hit
   *[no] or take the hit
}
engarde-refused-wrong-number = { $attackers ->
    [one] one card attacks: parry with exactly one
   *[other] { $attackers } cards attack: parry with exactly { $attackers }
}
engarde-refused-wrong-sum = the parry must make { $sum }, and { $cards } make { $mine }
engarde-refused-not-the-same = only cards of { $attack } parry here
engarde-refused-only-a-parry = a plain attack can only be parried; ground is given to an advance and attack
engarde-refused-nobody-moves = the pack is empty: nobody moves any more
engarde-refused-not-in-pack = no { $card } is left to draw
engarde-refused-not-dealt-now = that is not what is dealt now

## The rules in general

engarde-rule-not-in-hand = only cards in your hand can be played
engarde-rule-blocked = nobody moves onto or past the opponent
engarde-rule-forward-is-attack = a card equal to the gap, played forwards, is an attack
engarde-rule-off-the-piste = nobody leaves the piste
engarde-rule-not-at-distance = an attack needs cards equal to the gap
engarde-rule-riposte-is-one-card = a riposte is a single card, never strengthened
engarde-rule-nothing-to-answer = parries and hits answer an attack
engarde-rule-must-answer = an attack must be answered first
engarde-rule-wrong-number = a parry has as many cards as the attack
engarde-rule-wrong-sum = a parry has the same sum as the attack
engarde-rule-not-the-same = a parry has the same cards as the attack
engarde-rule-only-a-parry = a plain attack can only be parried
engarde-rule-nobody-moves = after the last card is drawn nobody moves
engarde-rule-not-in-pack = only cards in the pack can be drawn
engarde-rule-not-dealt-now = the lot comes first, then the cards
engarde-rule-hit = the attack hit
engarde-rule-riposte-hits = a riposte can't be parried
engarde-rule-no-move = who has no legal move loses the round
engarde-rule-more-cards = at the showdown more cards reach the opponent
engarde-rule-further-advance = the further advance decides
engarde-rule-all-even = neither cards nor advance decide
engarde-rule-more-hits = more hits after the last round
engarde-rule-equal-hits = equal hits after the last round

## What happened

engarde-event-round-began = Round { $round }: { $who } starts.
engarde-event-drew = { $who } draws { $cards }.
engarde-event-drew-up = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}; the pack holds { $pack }.
engarde-event-advanced = { $who } advances { $card } to space { $space }.
engarde-event-retreated = { $who } retreats { $card } to space { $space }.
engarde-event-attacked = { $who } attacks with { $count ->
    [one] a { $card }
   *[other] { $count } cards of { $card }
}.
engarde-event-advance-attacked = { $who } advances { $step } to space { $space } and attacks with { $count ->
    [one] a { $card }
   *[other] { $count } cards of { $card }
}.
engarde-event-parried = { $who } parries with { $cards }.
engarde-event-declined = { $who } declines the last attack.
engarde-event-ground-given = { $who } gives ground by { $card } to space { $space }.
engarde-event-showed = { $who } shows { $cards } at a gap of { $gap }.
engarde-event-won-hit = { $who } hits with { $theirs ->
    [one] a { $mine }
   *[other] { $theirs } cards of { $mine }
} and scores.
engarde-event-won-riposte-hits = { $who } scores by a riposte with a { $mine }.
engarde-event-won-no-move = { $who } scores: { $whom } has no legal move.
engarde-event-won-more-cards = { $who } scores: { $mine ->
    [one] one card reaches
   *[other] { $mine } cards reach
} the opponent, against { $theirs ->
    [0] none
   *[other] { $theirs }
}.
engarde-event-won-further-advance = { $who } scores: { $mine ->
    [one] one space
   *[other] { $mine } spaces
} from his end, against { $theirs }.
engarde-event-round-drawn = The round is drawn: both stand { $advance ->
    [one] one space
   *[other] { $advance } spaces
} from their ends.
engarde-event-match-won = { $who } wins the match { $mine } to { $theirs }.
engarde-event-match-won-retired = { $who } wins the match.
engarde-event-match-drawn = The match is drawn, { $mine } to { $theirs }.
engarde-event-left-the-piste = { $who } retires.

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
    [you] you score
   *[other] { $who } scores
}: { $why }
engarde-foreseen-round-drawn = the round is drawn: { $why }
engarde-foreseen-match-won = { $whose ->
    [you] you win the match
   *[other] { $who } wins the match
}: { $why }
engarde-foreseen-match-drawn = the match is drawn: { $why }

## Errors

engarde-nothing-with = Nothing can be done with just { $cards } now; `why` tells what each card could not do.
engarde-error-small-deck = The deck has { $deck } cards; two hands take { $hands }, and at least one must be left for the pack: change values, copies or hand.
engarde-stance-spaces = left={ $left } right={ $right }: both must stand on the piste of { $piste }, left before right.
engarde-stance-cards = { $field }={ $value }: cards are digits from 1 to { $values }, or - for none.
engarde-stance-hands = A stance needs both hands, as in hands=33145/24111.
engarde-stance-copies = There are only { $copies } cards of { $value }, hands included.
engarde-stance-census = With these hands and this pack, seen must be { $seen }.
engarde-stance-size = { $seat } holds { $size } cards; a hand is { $full } unless the pack ran out or its owner has just parried.
engarde-stance-own = { $seat } has parried and can't have a full hand yet.
engarde-stance-pack = phase={ $phase } can't be while the pack holds { $pack }.
engarde-stance-phase = phase={ $phase } does not exist in { $ruleset }.
engarde-stance-no-attack = attack={ $attack } belongs to phase=answer.
engarde-stance-attack = attack={ $attack }: phase=answer needs an attack by cards of the gap, which is { $gap } and at most { $values }, as in x3 or x33.
engarde-stance-unseen = attack={ $attack }: its cards were played, so they must be among those seen.
engarde-stance-advance = attack={ $attack }: there is no advance and attack in { $ruleset }.
engarde-stance-match-over = hits={ $hits }: the match to { $to } is over.
engarde-stance-round = round={ $round } can't be with these hits and options: it is one of { $first }..{ $last }.
engarde-stance-no-move = { $turn } could not move here and would have lost the round.
