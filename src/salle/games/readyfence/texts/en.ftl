## Names

readyfence-name = Ready... Fence!
readyfence-about = Epee as a card game: measure the distance, set your weapon, and cross blades card against card until a touch lands.
readyfence-author = Mario Magni
readyfence-ruleset-tutorial = Attack, parry, counter-attack: the first bout, with a hand that is always refilled.
readyfence-ruleset-basic = Stamina, stalling, Fleche and Infighting; the cards you lay come back to your hand.
readyfence-ruleset-advanced = All cards: Feint, Counter-Time, Feint in Time and the Retreat; bouts to 5 or 15.
readyfence-seat-left = Left
readyfence-seat-right = Right

## Options

readyfence-option-touches = touches that win the bout; basic to 10 has two periods, advanced to 15 three
readyfence-option-feints = copies of Feint: 2, with 2 of Feint in Time; or 3, with 1 (RF-1)
readyfence-option-cards_first = defend without cards only when no blue card in hand would do (RF-13)
readyfence-option-passivity = turns running without touch or Timer card after which the Timer loses one (RF-19); 0: never, and a bout need not end

## Terms

readyfence-weapon-line = Line
readyfence-weapon-invitation = Invitation
readyfence-weapon-engagement = Engagement
readyfence-distance-short = short distance (no square between)
readyfence-distance-lunge = lunge distance (one square between)
readyfence-distance-long = long distance (two squares between)
readyfence-colour-red = red
readyfence-colour-light-blue = light blue
readyfence-colour-dark-blue = dark blue
readyfence-colour-orange = orange
readyfence-colour-gold = gold
readyfence-mode-tutorial = tutorial
readyfence-mode-basic = basic
readyfence-mode-advanced = advanced
readyfence-fact-colours = colour
readyfence-fact-copies = copies
readyfence-fact-speeds = speeds (* reconstructed)
readyfence-fact-ripostes = riposte
readyfence-fact-stamina = stamina
readyfence-fact-decks = modes
readyfence-heading-game = In the game
readyfence-heading-fencing = In fencing
readyfence-heading-when = When to use it
readyfence-heading-beats = What beats it
readyfence-plain = { $text }
readyfence-face = { $card }{ $speed ->
    [0] {""}
   *[other] {" "}{ $speed }
}

## The board

readyfence-period = { $time ->
    [tie] Tie: the next touch wins
    [overtime] Overtime
   *[period] { $of ->
        [1] Touches
       *[other] Period { $period } of { $of }
    }
}
readyfence-strip = Strip, { $gap ->
    [0] short distance
    [1] lunge distance
    [2] long distance
   *[other] { $gap } squares apart
}
readyfence-weapons = Weapons
readyfence-stamina = Stamina
readyfence-hand = { $who }
readyfence-perhaps = Perhaps held
readyfence-timer = Timer
readyfence-discards = Discards
readyfence-note-priority = { $who } has priority: without a touch { $who } wins.
readyfence-note-tie = No more draws: the next touch wins, whoever runs out of cards loses.
readyfence-note-toss = The coin is tossed.
readyfence-note-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
readyfence-note-mulligan = { $who }: keep this hand, or change it once?
readyfence-note-turn = { $who } to act: { $used ->
    [0] two actions
    [1] one action is left
   *[other] discard a card or end the turn
}. { $reach ->
    [short] Short distance: only Infighting attacks.
    [lunge] Lunge distance: attacks are on.
    [long] Long distance: only a Fleche reaches.
   *[none] No attack from here: { $gap ->
        [0] too near
       *[other] too far
    }.
}
readyfence-note-change = { $who } has retreated and may change a card.
readyfence-note-dodge = { $who } has dodged and discards a card.
readyfence-note-answer = { $threat } threatens at speed { $speed }: { $who } to answer.
readyfence-note-counter-time = Counter-Time threatens, and only Feint in Time answers it: { $who } to answer.
readyfence-note-stopped-parried = Parried: { $who } may go on or let the phrase end.
readyfence-note-stopped-parried-without-cards = Parried without cards: { $who } may go on or let the phrase end.
readyfence-note-stopped-dodged = Dodged: { $who } may go on or let the phrase end.

## The phrase: what was done ...

readyfence-did-opened = { $who } attacks with { $card }, speed { $speed }.
readyfence-did-countered = { $who } counter-attacks with { $card }, speed { $speed }.
readyfence-did-parried = { $who } parries with { $card }, speed { $speed }.
readyfence-did-parried-bare = { $who } parries without cards for { $price } stamina, speed { $speed }.
readyfence-did-riposted = { $who } ripostes, speed { $speed }.
readyfence-did-glided = { $who } adds a Glide, speed { $speed }.
readyfence-did-dodged = { $who } defends by distance.
readyfence-did-renewed = { $who } renews the attack with { $card }, speed { $speed }.
readyfence-did-counter-timed = { $who } plays Counter-Time.
readyfence-did-feinted-in-time = { $who } plays Feint in Time.
readyfence-did-joked = { $who } plays a Joker.
readyfence-did-feinted = { $who } feints.
readyfence-did-swapped = { $who } attacks instead with { $card }, speed { $speed }.
readyfence-did-ceded = { $who } cedes to the blade with a Ceding Parry.

## ... and its arithmetic

readyfence-sum = { $printed }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } ({ $cause ->
        [theirs] against { $theirs }
       *[both] { $mine } against { $theirs }
    })
}{ $angulation ->
    [0] {""}
   *[other] {" "}+ { $angulation } (Angulation)
}{ $renewal ->
    [0] {""}
   *[other] {" "}+ { $renewal } (Renewed Attack)
}{ $invitation ->
    [0] {""}
   *[other] {" "}+ { $invitation } (Invitation)
}{ $engagement ->
    [0] {""}
   *[other] {" "}- { $engagement } (Engagement)
}{ $changed ->
    [no] {""}
   *[yes] {" "}= { $total }
}
readyfence-chain = { $first }; { $rest }
readyfence-link-opened = { $who }: { $card }, { $sum }
readyfence-link-countered = { $who }: counter with { $card }, { $sum }
readyfence-link-parried = { $who }: parry with { $card }, { $sum }
readyfence-link-parried-bare = { $who }: parry without cards, 2 x { $price } stamina, { $sum }
readyfence-link-riposted = { $who }: its riposte, { $sum }
readyfence-link-glided = { $who }: added Glide, { $sum }
readyfence-link-dodged = { $who }: Defence by Distance
readyfence-link-renewed = { $who }: renewed { $card }, { $sum }
readyfence-link-counter-timed = { $who }: Counter-Time
readyfence-link-feinted-in-time = { $who }: Feint in Time
readyfence-link-joked = { $who }: Joker
readyfence-link-feinted = { $who }: Feint
readyfence-link-swapped = { $who }: swapped for { $card }, { $sum }
readyfence-link-ceded = { $who }: Ceding Parry, beats Glide and Flanconade at any speed

## How a phrase ends

readyfence-end-attack-lands = { $who } scores: the attack was not answered.
readyfence-end-riposte-lands = { $who } scores: the riposte was not answered.
readyfence-end-glide-lands = { $who } scores: the added Glide was not answered.
readyfence-end-renewed-attack-lands = { $who } scores: the renewed attack was not answered.
readyfence-end-counter-attack-lands = { $who } scores: the counter-attack was faster.
readyfence-end-counter-time-lands = { $who } scores: Counter-Time beats a counter-attack.
readyfence-end-ceding-parry-lands = { $who } scores: a Ceding Parry beats Glide and Flanconade at once.
readyfence-end-feint-in-time-lands = { $who } scores: Feint in Time beats Counter-Time.
readyfence-end-joker-lands = { $who } scores: a Joker beats any card that does not score at once.
readyfence-end-feint-lands = { $who } scores: after the Feint the new attack is faster than the answer.
readyfence-end-double-touch = Double touch: attack and counter-attack are equally fast.
readyfence-end-feint-double-touch = Double touch: after the Feint attack and answer are equally fast.
readyfence-end-void-double-touch = The double touch does not count: one touch decides here.
readyfence-end-parried = No touch: it was parried, without a riposte.
readyfence-end-parried-without-cards = No touch: it was parried without cards.
readyfence-end-dodged = No touch: the attack fell short.
readyfence-end-called-off = No touch: the Feint ends the phrase.
readyfence-end-run-off = { $who } scores: { $whom } dodged into the run-off.

## What can be done

readyfence-do-keep = Keep the hand
readyfence-do-mulligan = Change the hand
readyfence-do-end-turn = End the turn
readyfence-do-no-change = Change no card
readyfence-do-let-it-end = Let it end
readyfence-do-take = Take the touch
readyfence-do-advance = Advance
readyfence-do-step-back = Step back
readyfence-do-retreat = Retreat two squares
readyfence-do-weapon = Weapon to { $weapon }
readyfence-do-stall = { $removes ->
    [yes] Stall, and remove a Timer card
   *[no] Stall
}
readyfence-do-discard = Discard { $card }
readyfence-do-attack = Attack: { $card }{ $extra ->
    [angulation] {" "}and Angulation
   *[none] {""}
}
readyfence-do-counter-attack = Counter-attack: { $card }{ $extra ->
    [angulation] {" "}and Angulation
   *[none] {""}
}
readyfence-do-parry = Parry: { $card }{ $extra ->
    [glide] {" "}and a Glide
   *[none] {""}
}
readyfence-do-parry-bare = Parry without cards{ $extra ->
    [glide] {" "}and add a Glide
   *[none] {""}
}
readyfence-do-distance = Defend by distance
readyfence-do-renew = Renewed Attack
readyfence-do-counter-time = Counter-Time
readyfence-do-feint-in-time = Feint in Time
readyfence-do-joker = Joker
readyfence-do-feint = { $given ->
    [no] Feint, end the phrase
   *[other] Feint, swap for { $card }{ $extra ->
        [angulation] {" "}and Angulation
       *[none] {""}
    }
}
readyfence-effect-keep = play with these cards
readyfence-effect-mulligan = they go back and you are dealt others
readyfence-effect-end-turn = { $whom } is next
readyfence-effect-no-change = the turn goes on
readyfence-effect-let-it-end = no touch
readyfence-effect-take = { $whom } scores
readyfence-effect-advance = to square { $square }
readyfence-effect-step-back = { $square ->
    [1] into the run-off: { $whom } scores
    [10] into the run-off: { $whom } scores
   *[other] to square { $square }
}
readyfence-effect-retreat = { $square ->
    [1] into the run-off: { $whom } scores
    [10] into the run-off: { $whom } scores
   *[other] to square { $square }{ $changes ->
        [yes] , and you may change a card
       *[no] {""}
    }
}
readyfence-effect-weapon = against { $theirs }
readyfence-effect-stall = stamina { $regained }; both actions{ $removes ->
    [yes] ; one card less in the Timer
   *[no] {""}
}
readyfence-effect-discard = face down; { $timer ->
    [0] no draw
   *[other] then draw from the Timer
}
readyfence-effect-attack = speed { $sum }{ $price ->
    [0] {""}
   *[other] ; costs { $price }
}
readyfence-effect-counter-attack = { $sum } against { $threat }: { $result ->
    [equal] double touch
   *[other] faster
}{ $price ->
    [0] {""}
   *[other] ; costs { $price }
}
readyfence-effect-parry = { $result ->
    [scores] scores at once
   *[other] { $sum } against { $threat }{ $ripostes ->
        [no] ; no riposte
       *[other] ; riposte { $riposte }
    }
}{ $price ->
    [0] {""}
   *[other] ; costs { $price }
}
readyfence-effect-parry-bare = { $price } stamina: { $sum } against { $threat }{ $ripostes ->
    [no] {""}
   *[other] ; Glide { $riposte }
}
readyfence-effect-distance = 1 stamina; { $square ->
    [1] into the run-off: { $whom } scores
    [10] into the run-off: { $whom } scores
   *[other] to square { $square }, and you lose a card{ $timer ->
        [0] {""}
       *[other] {" "}for another
    }
}
readyfence-effect-renew = speed { $sum }; a riposte is cancelled{ $price ->
    [0] {""}
   *[other] ; costs { $price }
}
readyfence-effect-counter-time = scores unless answered by Feint in Time
readyfence-effect-feint-in-time = scores at once
readyfence-effect-joker = scores at once; it is discarded
readyfence-effect-feint = { $given ->
    [no] no touch
   *[other] { $sum } against { $defence }
}

## Why not: the case

readyfence-refused-not-in-hand = you don't hold { $missing }
readyfence-refused-wrong-distance = { $card } opens at { $distance }; { $swap ->
    [yes] the phrase opened with
   *[no] now there { $gap ->
        [1] is
       *[other] are
    }
} { $gap ->
    [0] no squares
    [1] one square
   *[other] { $gap } squares
} between you
readyfence-refused-wrong-weapon = { $card } can't be played against { $theirs }
readyfence-refused-no-stamina = that costs { $price } stamina and you have { $have }
readyfence-refused-too-slow = { $card }: { $sum } is too slow against { $needed } { $swap ->
    [yes] (RF-10)
   *[no] (RF-7)
}
readyfence-refused-not-against = that can't be played against { $against }
readyfence-refused-too-fast-to-dodge = distance defends only up to speed 5, and { $against } comes at { $threat }
readyfence-refused-infighting-reach = Infighting defends at lunge or short distance; now { $gap } squares are between you (RF-12)
readyfence-refused-not-in-pile = no { $card } is there to be drawn

## The rules in general

readyfence-rule-not-in-hand = only cards in your hand can be played
readyfence-rule-mulligan-first = first decide whether to keep your hand
readyfence-rule-change-first = first change a card or decline to
readyfence-rule-discard-first = first discard a card for the dodge
readyfence-rule-answer-first = a phrase is on: answer it first
readyfence-rule-nothing-to-answer = that answers an attack, and there is none
readyfence-rule-no-mulligan = a hand is changed only before the bout begins
readyfence-rule-act-first = a turn has at least one action (RF-6)
readyfence-rule-no-action-left = both actions of the turn are used
readyfence-rule-pay-a-card = in the tie a turn without a phrase costs a card (RF-18)
readyfence-rule-blocked = nobody enters or passes the opponent's square
readyfence-rule-weapon-once = the weapon position changes once a turn
readyfence-rule-same-weapon = the weapon is there already
readyfence-rule-change-once = a card is changed once a turn
readyfence-rule-mandatory-card = basic: you always keep a Straight Thrust, and the yellow one unless you hold a faster one
readyfence-rule-stall-is-the-turn = stalling takes both actions
readyfence-rule-stall-not-again = nobody stalls in two turns running
readyfence-rule-no-stall-in-overtime = nobody stalls in overtime
readyfence-rule-red-opens = a phrase opens with a red card
readyfence-rule-wrong-distance = each attack has its distance
readyfence-rule-wrong-weapon = some attacks need the opponent's weapon in a certain position
readyfence-rule-no-stamina = stamina must pay for it
readyfence-rule-two-cards = two cards each in a phrase, and you have laid both
readyfence-rule-too-slow = an answer must at least equal the speed it meets (RF-7)
readyfence-rule-no-answer-card = this card answers nothing
readyfence-rule-not-against = not every card answers every attack
readyfence-rule-against-red-only = in advanced a parry answers red cards only: a counter-attack is met by Counter-Time, Feint or Joker (RF-8)
readyfence-rule-infighting-reach = Infighting defends at lunge or short distance (RF-12)
readyfence-rule-after-a-dodge = not after a dodge
readyfence-rule-no-glide-here = no Glide is added against a Fleche, nor where the parry scores by itself
readyfence-rule-no-angulation-here = Angulation goes with an attack or a counter-attack, not with a parry (RF-24)
readyfence-rule-only-feint-in-time = only Feint in Time answers Counter-Time
readyfence-rule-needs-counter-attack = Counter-Time answers a counter-attack only
readyfence-rule-needs-counter-time = Feint in Time answers Counter-Time only
readyfence-rule-needs-a-card = a Joker answers a card, not a defence without cards
readyfence-rule-renews-a-stopped-attack = only the opener renews, as his second card, right after his first was parried or dodged (RF-9)
readyfence-rule-feints-the-first-answer = a Feint is the opener's second card, right after the answer to his first
readyfence-rule-threatened = something threatens: answer it, or take the touch
readyfence-rule-nothing-threatens = nothing threatens now
readyfence-rule-once-without-cards = each fencer defends without cards once a phrase
readyfence-rule-card-first = you hold a blue card that would do: no defence without cards (RF-13)
readyfence-rule-not-against-counter = a counter-attack is not parried without cards (RF-25)
readyfence-rule-first-attack-only = distance defends against a first attack only
readyfence-rule-too-fast-to-dodge = distance defends only up to speed 5
readyfence-rule-not-in-pile = only cards that are there can be drawn
readyfence-rule-not-dealt-now = that is not what the deck does now
readyfence-rule-attack-lands = the attack was not answered
readyfence-rule-riposte-lands = the riposte was not answered
readyfence-rule-glide-lands = the added Glide was not answered
readyfence-rule-renewed-attack-lands = the renewed attack was not answered
readyfence-rule-counter-attack-lands = the counter-attack was faster
readyfence-rule-counter-time-lands = Counter-Time beats a counter-attack
readyfence-rule-ceding-parry-lands = a Ceding Parry beats Glide and Flanconade at once
readyfence-rule-feint-in-time-lands = Feint in Time beats Counter-Time
readyfence-rule-joker-lands = a Joker beats any card that does not score at once
readyfence-rule-feint-lands = the attack after the Feint was faster
readyfence-rule-double-touch = attack and counter-attack were equally fast
readyfence-rule-feint-double-touch = the attack after the Feint and the answer were equally fast
readyfence-rule-void-double-touch = a double touch does not count where one touch decides
readyfence-rule-parried = it was parried, without a riposte
readyfence-rule-parried-without-cards = it was parried without cards
readyfence-rule-dodged = the attack fell short
readyfence-rule-called-off = the Feint ended the phrase
readyfence-rule-run-off = who enters his run-off is touched
readyfence-rule-touches = the touches are full
readyfence-rule-time = time is up, and the leader wins
readyfence-rule-sudden-death = the next touch decided
readyfence-rule-priority = overtime is up, and priority decides
readyfence-rule-no-cards = in the tie whoever has no card left loses
readyfence-rule-toss = both ran out of cards at once, and the coin decided

## What happened

readyfence-event-drew = { $who } draws { $cards }.
readyfence-event-drew-unseen = { $who } draws a card; the Timer holds { $timer }.
readyfence-event-drew-many = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}; the Timer holds { $timer }.
readyfence-event-kept-hand = { $who } keeps the hand.
readyfence-event-changed-hand = { $who } changes the hand.
readyfence-event-started = { $who } starts; the Timer holds { $timer }.
readyfence-event-moved = { $who } { $forward ->
    [0] steps back
   *[other] advances
} to square { $square }.
readyfence-event-retreated = { $who } retreats to square { $square }.
readyfence-event-turned-weapon = { $who } goes into { $weapon }.
readyfence-event-discarded = { $who } discards a card.
readyfence-event-discarded-card = Discarded: { $card }.
readyfence-event-stalled = { $who } stalls: stamina { $stamina }.
readyfence-event-timer-removed = { $who } removes a Timer card; the Timer holds { $timer }.
readyfence-event-ended-turn = { $who } ends the turn.
readyfence-event-dodged-to = { $who } goes back to square { $square }.
readyfence-event-lost-card = { $who } loses { $card }, taken at random.
readyfence-event-phrase-ended = { $verdict }{ $fleche ->
    [yes] {" "}The attacker of a Fleche answers nothing.
   *[no] {""}
} [{ $chain }] { $left }-{ $right }.
readyfence-event-ran-off = { $who } steps into the run-off: a touch for { $whom }. { $left }-{ $right }.
readyfence-event-passivity = { $turns } turns without a touch or a draw: a Timer card is removed; the Timer holds { $timer } (RF-19).
readyfence-event-period-began = Period { $period }: { $timer } cards in the Timer, stamina { $stamina }.
readyfence-event-overtime-began = Tied: overtime, { $timer } cards in the Timer. The next touch wins.
readyfence-event-priority-given = { $who } has priority.
readyfence-event-tie-began = Time is up and the score is tied: no more draws, the next touch wins.
readyfence-event-filled = A card laid aside joins the Timer.
readyfence-event-bout-won = { $who } wins { $mine } to { $theirs }: { $why }.
readyfence-event-left-the-strip = { $who } retires.
readyfence-event-on-guard = Both go on guard; stamina { $left }-{ $right }.
readyfence-event-parted = After the Fleche they stand on { $left } and { $right } (RF-11).

## What may happen

readyfence-foreseen-phrase-ended = { $whose ->
    [you] you score
    [other] { $who } scores
    [both] both score
    [you-saved] you are not touched
    [other-saved] { $who } is not touched
   *[nobody] nobody scores
}: { $why }
readyfence-foreseen-ran-off = { $whose ->
    [you] you step into the run-off
   *[other] { $who } steps into the run-off
}: { $why }
readyfence-foreseen-bout-won = { $whose ->
    [you] you win the bout
   *[other] { $who } wins the bout
}: { $why }

## Errors

readyfence-cards-names = The card data must have each card once, and no other; wrong: { $names }
readyfence-cards-codes = Two cards have the same code: { $codes }
readyfence-cards-colours = { $name }: its colours are { $colours }; only an attack or a counter-attack may become red or light-blue as well.
readyfence-cards-total = { $total } cards are too many; the most is { $most }.
readyfence-cards-small = The { $ruleset } deck has { $total } cards; two hands and a Timer take at least { $least }.
readyfence-cards-speeds = { $name }: a card has either speeds or copies, as in the printed deck.
readyfence-cards-relation = { $name } names { $unknown }, which is no card and no defence.
readyfence-cards-riposte = { $name }: Parry & Riposte and Infighting, and no other card, have one riposte for each speed.
readyfence-cards-mandatory = Straight Thrust is in the basic deck; just one of its speeds, with two copies or more, is marked mandatory, and no other card.
readyfence-cards-field = { $name }: { $field } belongs to { $owners }, which must have it.
readyfence-stance-card = { $field }: there is no card { $card } in this mode. There is: { $cards }.
readyfence-stance-copies = { $copies ->
    [one] There is only one { $card }.
   *[other] There are only { $copies } of { $card }.
}
readyfence-stance-both = { $field }={ $value } must tell both fencers' with a / between, as in { $field }=ST3,SH6/PR5.
readyfence-stance-hands = A stance needs both hands, as in hands=ST3,SH6/PR5,ST4.
readyfence-stance-squares = squares={ $left }-{ $right }: both stand on squares 2 to 9, left before right.
readyfence-stance-stamina = Stamina is at most { $most }, with what was spent in the phrase.
readyfence-stance-over = score={ $score }: the bout to { $to } is over.
readyfence-stance-weapons = weapons={ $weapons } must be two of the letters L, I, E, as in weapons=LI.
readyfence-stance-used = used={ $used }: at this point it is one of { $least }..{ $most }.
readyfence-stance-phase = phase={ $phase } does not exist in { $ruleset }.
readyfence-stance-begun = phase=mulligan is before the bout begins: full stamina, on guard, in Line, no touches and no discards.
readyfence-stance-tied = tie belongs to tutorial, priority to the other modes; this is { $ruleset }.
readyfence-stance-level = In a tie or overtime the score is level.
readyfence-stance-period = period={ $period } can't be: it is one of { $first }..{ $last }.
readyfence-stance-quiet = quiet={ $quiet }: at most { $most } turns can be quiet.
readyfence-stance-timer = timer={ $timer } can't be here: it counts cards that nobody has drawn, and is 0 only in a tie or before the bout begins.
readyfence-stance-pool = pool names the discards that overtime draws from, together with priority.
readyfence-stance-known = known: { $item } must be a card, or a card and how many were discarded since, at most { $most }, as in SH6:1.
readyfence-stance-gone = known: more of these cards are gone than were discarded since.
readyfence-stance-phrase = phrase and phase={ $phase } don't fit together.
readyfence-stance-action = phrase: { $token } is not an action of this mode.
readyfence-stance-refused = phrase: { $token } could not be done: { $why }.
readyfence-stance-ended = phrase: it is over after { $token }.
readyfence-stance-size = { $seat } must hold 1 to { $most } cards, laid ones included.
readyfence-stance-thrust = { $seat } must hold a Straight Thrust, before the bout begins the yellow one: this is basic.
readyfence-stance-stuck = Nobody could act here.
