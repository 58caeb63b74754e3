## Names

readyfence-name = Ready... Fence!
readyfence-about = Epee as a card game. Judge the distance, set your weapon, and answer card with card until a touch lands.
readyfence-author = Mario Magni
readyfence-ruleset-tutorial = Attack, parry and counter-attack: your first bout. Your hand is refilled after every phrase.
readyfence-ruleset-basic = Adds stamina, stalling, Fleche and Infighting. The cards you play come back to your hand.
readyfence-ruleset-advanced = All cards, with Feint, Counter-Time, Feint in Time and the Retreat. Bouts to 5 or 15 touches.
readyfence-seat-left = Left
readyfence-seat-right = Right

## Options

readyfence-option-touches = touches needed to win; a basic bout to 10 has two periods, an advanced bout to 15 has three
readyfence-option-feints = copies of Feint: 2 (with 2 Feints in Time) or 3 (with 1 Feint in Time)
readyfence-option-cards_first = you may defend without cards only if no blue card in your hand can stop the attack
readyfence-option-passivity = after this many turns without a touch or a drawn card, the Timer loses a card; 0 turns this off, and a bout may never end

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
readyfence-note-priority = { $who-is ->
    [you] You have
   *[other] { $who } has
} priority: without a touch, { $who-is ->
    [you] you win
   *[other] { $who } wins
}.
readyfence-note-tie = The Timer is empty and the score is level. The next touch wins; a player who runs out of cards loses.
readyfence-note-toss = A coin toss decides.
readyfence-note-draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
readyfence-note-mulligan = { $who-is ->
    [you] Keep this hand, or redraw it once?
   *[other] { $who } may redraw once.
}
readyfence-note-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}: { $used ->
    [0] two actions
    [1] one action left
   *[other] discard a card or end the turn
}.{ $reach ->
    [done] {""}
    [short] {" "}Short distance: only Infighting can attack.
    [lunge] {" "}Lunge distance: { $who } can attack.
    [long] {" "}Long distance: only a Fleche can attack.
   *[none] {" "}Too { $gap ->
        [0] near
       *[other] far
    } to attack.
}
readyfence-note-change = { $who-is ->
    [you] You retreated and may exchange a card.
   *[other] { $who } retreated and may exchange a card.
}
readyfence-note-dodge = { $who-is ->
    [you] You defended by distance. Discard a card.
   *[other] { $who } defended by distance and must discard a card.
}
readyfence-note-answer = { $danger ->
    [riposte] { $whom-is ->
        [you] You riposte
       *[other] { $whom } ripostes
    }
    [glide] { $whom-is ->
        [you] You add
       *[other] { $whom } adds
    } a Glide
    [renewal] { $whom-is ->
        [you] You attack
       *[other] { $whom } attacks
    } again
    [counter] { $whom-is ->
        [you] You counter-attack
       *[other] { $whom } counter-attacks
    } with { $threat }
   *[attack] { $whom-is ->
        [you] You attack
       *[other] { $whom } attacks
    } with { $threat }
} at speed { $speed }. { $who-is ->
    [you] Your answer?
   *[other] { $who } must answer.
}
readyfence-note-counter-time = { $whom-is ->
    [you] You play
   *[other] { $whom } plays
} Counter-Time. { $who-is ->
    [you] You can answer it
   *[other] { $who } can answer it
} only with Feint in Time.
readyfence-note-stopped-parried = The attack was parried. { $who-is ->
    [you] Continue, or end the phrase?
   *[other] { $who } may continue or end the phrase.
}
readyfence-note-stopped-parried-without-cards = The attack was parried with stamina. { $who-is ->
    [you] Continue, or end the phrase?
   *[other] { $who } may continue or end the phrase.
}
readyfence-note-stopped-dodged = { $who-is ->
    [you] { $whom } stepped back, and your attack fell short. Continue, or end the phrase?
   *[other] The attack fell short. { $who } may continue or end the phrase.
}

## The actions of a phrase ...

readyfence-did-opened = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} with { $card }{ $plain ->
    [yes] {""}
   *[no] {" "}at speed { $speed }
}.
readyfence-did-countered = { $who-is ->
    [you] You counter-attack
   *[other] { $who } counter-attacks
} with { $card }{ $plain ->
    [yes] {""}
   *[no] {" "}at speed { $speed }
}.
readyfence-did-parried = { $who-is ->
    [you] You parry
   *[other] { $who } parries
} with { $card }{ $plain ->
    [yes] {""}
   *[no] {" "}at speed { $speed }
}.
readyfence-did-parried-bare = { $who-is ->
    [you] You parry
   *[other] { $who } parries
} without cards: { $price } stamina, speed { $speed }.
readyfence-did-riposted = { $who-is ->
    [you] You riposte
   *[other] { $who } ripostes
} at speed { $speed }.
readyfence-did-glided = { $who-is ->
    [you] You add
   *[other] { $who } adds
} a Glide at speed { $speed }.
readyfence-did-dodged = { $who-is ->
    [you] You defend
   *[other] { $who } defends
} by distance.
readyfence-did-renewed = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} again with { $card } at speed { $speed }.
readyfence-did-counter-timed = { $who-is ->
    [you] You play
   *[other] { $who } plays
} Counter-Time.
readyfence-did-feinted-in-time = { $who-is ->
    [you] You play
   *[other] { $who } plays
} Feint in Time.
readyfence-did-joked = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a Joker.
readyfence-did-feinted = { $who-is ->
    [you] You feint
   *[other] { $who } feints
}.
readyfence-did-swapped = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} with { $card } instead{ $plain ->
    [yes] {""}
   *[no] {" "}at speed { $speed }
}.
readyfence-did-ceded = { $who-is ->
    [you] You yield
   *[other] { $who } yields
} to the blade with a Ceding Parry.

## ... and the arithmetic of their speeds

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
   *[other] {" "}+ { $invitation } ({ $who-is ->
        [you] your
       *[other] { $who }’s
    } Invitation)
}{ $engagement ->
    [0] {""}
   *[other] {" "}- { $engagement } ({ $whom-is ->
        [you] your
       *[other] { $whom }’s
    } Engagement)
}{ $changed ->
    [no] {""}
   *[yes] {" "}= { $total }
}
readyfence-chain = { $first }. { $rest }
readyfence-link-opened = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
}: { $name } { $sum }
readyfence-link-countered = { $who-is ->
    [you] You counter-attack
   *[other] { $who } counter-attacks
}: { $name } { $sum }
readyfence-link-parried = { $who-is ->
    [you] You parry
   *[other] { $who } parries
}: { $name } { $sum }
readyfence-link-parried-bare = { $who-is ->
    [you] You parry
   *[other] { $who } parries
} with { $price } stamina: { $sum }
readyfence-link-riposted = { $who-is ->
    [you] You riposte
   *[other] { $who } ripostes
}: { $sum }
readyfence-link-glided = { $who-is ->
    [you] You add
   *[other] { $who } adds
} a Glide: { $sum }
readyfence-link-dodged = { $who-is ->
    [you] You defend
   *[other] { $who } defends
} by distance
readyfence-link-renewed = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} again: { $name } { $sum }
readyfence-link-counter-timed = { $who-is ->
    [you] You play
   *[other] { $who } plays
} Counter-Time
readyfence-link-feinted-in-time = { $who-is ->
    [you] You play
   *[other] { $who } plays
} Feint in Time
readyfence-link-joked = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a Joker
readyfence-link-feinted = { $who-is ->
    [you] You feint
   *[other] { $who } feints
}
readyfence-link-swapped = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} instead: { $name } { $sum }
readyfence-link-ceded = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a Ceding Parry: it beats Glide and Flanconade at any speed

## How a phrase ends

readyfence-end-attack-lands = Touch for { $who }: { $whom } did not stop { $who-is ->
    [you] your
   *[other] the
} { $card } at speed { $speed }.
readyfence-end-riposte-lands = Touch for { $who }: { $who-is ->
    [you] you parried the
   *[other] { $whom-is ->
        [you] your
       *[other] the
    }
} { $parried ->
    [counter] counter-attack
    [riposte] riposte
   *[attack] attack
}{ $who-is ->
    [you] {""}
   *[other] {" "}was parried
} ({ $parry } against { $against }), and { $whom } did not stop the riposte at speed { $speed }.
readyfence-end-glide-lands = Touch for { $who }: { $who-is ->
    [you] you parried the
   *[other] { $whom-is ->
        [you] your
       *[other] the
    }
} { $parried ->
    [counter] counter-attack
    [riposte] riposte
   *[attack] attack
}{ $who-is ->
    [you] {""}
   *[other] {" "}was parried
} ({ $parry } against { $against }), and { $whom } did not stop the added Glide at speed { $speed }.
readyfence-end-renewed-attack-lands = Touch for { $who }: { $who-is ->
    [you] your
   *[other] the
} first attack was stopped, but { $whom } did not stop the renewed attack at speed { $speed }.
readyfence-end-counter-attack-lands = Touch for { $who }: { $who-is ->
    [you] your
   *[other] the
} counter-attack arrived first, speed { $speed } against { $against }.
readyfence-end-counter-time-lands = Touch for { $who }: { $who-is ->
    [you] your
   *[other] the
} Counter-Time stops the counter-attack and hits at any speed. Only Feint in Time answers it.
readyfence-end-ceding-parry-lands = Touch for { $who }: a Ceding Parry turns a Glide or Flanconade aside and hits at any speed.
readyfence-end-feint-in-time-lands = Touch for { $who }: { $who-is ->
    [you] your
   *[other] the
} counter-attack was a feint, and the point slipped round { $whom-is ->
    [you] your
   *[other] { $whom }’s
} Counter-Time.
readyfence-end-joker-lands = Touch for { $who }: a Joker beats this at any speed.
readyfence-end-feint-lands = Touch for { $who }: { $who-is ->
    [you] your
   *[other] the
} first attack was a feint. The real one, { $card } at speed { $speed }, was faster than the answer at speed { $against }.
readyfence-end-double-touch = Double touch: both arrive at speed { $speed }.
readyfence-end-feint-double-touch = Double touch: after the Feint, the new attack and the answer both have speed { $speed }.
readyfence-end-void-double-touch = Double touch, but it does not count: the next single touch wins the bout.
readyfence-end-parried = No touch: { $who } parried ({ $speed } against { $against }), without a riposte.
readyfence-end-parried-without-cards = No touch: { $who } parried without cards for { $price } stamina ({ $speed } against { $against }).
readyfence-end-dodged = No touch: { $who } stepped back out of reach.
readyfence-end-called-off = No touch: { $who } feinted and broke off the attack.
readyfence-end-run-off = Touch for { $who }: { $whom } stepped back over the end of the strip.

## Actions

readyfence-do-keep = Keep this hand
readyfence-do-mulligan = Redraw the hand
readyfence-do-end-turn = End the turn
readyfence-do-no-change = Keep all cards
readyfence-do-let-it-end = End the phrase
readyfence-do-take = Take the touch
readyfence-do-advance = Advance
readyfence-do-step-back = Step back
readyfence-do-retreat = Retreat two squares
readyfence-do-weapon = Change weapon to { $weapon }
readyfence-do-stall = { $removes ->
    [yes] Stall and remove a Timer card
   *[no] Stall
}
readyfence-do-discard = Discard { $card }
readyfence-do-attack = Attack: { $card }{ $extra ->
    [angulation] {" "}with Angulation
   *[none] {""}
}
readyfence-do-counter-attack = Counter-attack: { $card }{ $extra ->
    [angulation] {" "}with Angulation
   *[none] {""}
}
readyfence-do-parry = Parry: { $card }{ $extra ->
    [glide] {" "}with a Glide
   *[none] {""}
}
readyfence-do-parry-bare = Parry without cards{ $extra ->
    [glide] , then Glide
   *[none] {""}
}
readyfence-do-distance = Defend by distance
readyfence-do-renew = Renewed Attack
readyfence-do-counter-time = Counter-Time
readyfence-do-feint-in-time = Feint in Time
readyfence-do-joker = Joker
readyfence-do-feint = { $given ->
    [no] Feint and end the phrase
   *[other] Feint, then attack with { $card }{ $extra ->
        [angulation] {" "}and Angulation
       *[none] {""}
    }
}
readyfence-effect-keep = play with these cards
readyfence-effect-mulligan = put these cards back and get new ones, once
readyfence-effect-end-turn = then it is { $whom-is ->
    [you] your
   *[other] { $whom }’s
} turn
readyfence-effect-no-change = your turn goes on
readyfence-effect-let-it-end = no touch
readyfence-effect-take = { $whom-is ->
    [you] you score
   *[other] { $whom } scores
}
readyfence-effect-advance = to square { $square }
readyfence-effect-step-back = { $square ->
    [1] into the run-off: touch for { $whom }
    [10] into the run-off: touch for { $whom }
   *[other] to square { $square }
}
readyfence-effect-retreat = { $square ->
    [1] into the run-off: touch for { $whom }
    [10] into the run-off: touch for { $whom }
   *[other] to square { $square }{ $changes ->
        [yes] , and you may exchange a card
       *[no] {""}
    }
}
readyfence-effect-weapon = { $whom-is ->
    [you] you are
   *[other] { $whom } is
} in { $theirs }
readyfence-effect-stall = stamina { $regained }; uses both actions{ $removes ->
    [yes] , and the Timer loses a card
   *[no] {""}
}
readyfence-effect-discard = face down{ $timer ->
    [0] ; no new card
   *[other] , then draw from the Timer
}
readyfence-effect-attack = speed { $sum }{ $price ->
    [0] {""}
   *[other] ; costs { $price } stamina
}
readyfence-effect-counter-attack = { $sum } against { $threat }: { $result ->
    [equal] double touch
   *[other] faster
}{ $price ->
    [0] {""}
   *[other] ; costs { $price } stamina
}
readyfence-effect-parry = { $result ->
    [scores] scores at once
   *[other] { $sum } against { $threat }{ $ripostes ->
        [no] ; no riposte
       *[other] ; riposte { $riposte }
    }
}{ $price ->
    [0] {""}
   *[other] ; costs { $price } stamina
}
readyfence-effect-parry-bare = costs { $price } stamina: { $sum } against { $threat }{ $ripostes ->
    [no] {""}
   *[other] ; Glide { $riposte }
}
readyfence-effect-distance = costs 1 stamina; { $square ->
    [1] into the run-off: touch for { $whom }
    [10] into the run-off: touch for { $whom }
   *[other] to square { $square }, and you lose a card{ $timer ->
        [0] {""}
       *[other] {" "}and draw another
    }
}
readyfence-effect-renew = speed { $sum }; cancels any riposte{ $price ->
    [0] {""}
   *[other] ; costs { $price } stamina
}
readyfence-effect-counter-time = scores unless { $whom-is ->
    [you] you answer
   *[other] { $whom } answers
} with Feint in Time
readyfence-effect-feint-in-time = scores at once
readyfence-effect-joker = scores at once, then is discarded
readyfence-effect-feint = { $given ->
    [no] no touch
   *[other] { $sum } against { $defence }
}

## Why an action is refused, with the facts of the case

readyfence-refused-not-in-hand = you do not have { $missing }
readyfence-refused-wrong-distance = { $card } opens only at { $distance }; { $swap ->
    [yes] this phrase opened with
   *[no] there { $gap ->
        [1] is
       *[other] are
    } now
} { $gap ->
    [0] no squares
    [1] one square
   *[other] { $gap } squares
} between you
readyfence-refused-wrong-weapon = you cannot play { $card } against { $theirs }
readyfence-refused-no-stamina = that costs { $price } stamina and you have { $have }
readyfence-refused-too-slow = { $card }: { $sum } is too slow against { $needed }{ $swap ->
    [yes] ; after a Feint the new attack must be at least as fast as the answer
   *[no] {""}
}
readyfence-refused-not-against = you cannot answer { $against } with that
readyfence-refused-too-fast-to-dodge = you can defend by distance only up to speed 5, and { $against } comes at { $threat }
readyfence-refused-infighting-reach = Infighting defends only at lunge or short distance; there are { $gap } squares between you now
readyfence-refused-not-in-pile = there is no { $card } left to draw

## Rules without the facts of a case

readyfence-rule-not-in-hand = you can play only cards in your hand
readyfence-rule-mulligan-first = first keep or redraw your hand
readyfence-rule-change-first = first exchange a card, or keep all cards
readyfence-rule-discard-first = first discard a card for your Defence by Distance
readyfence-rule-answer-first = a phrase is under way: answer it first
readyfence-rule-nothing-to-answer = that is an answer, and there is no attack to answer
readyfence-rule-no-mulligan = you can redraw your hand only before the bout begins
readyfence-rule-act-first = do at least one action first
readyfence-rule-no-action-left = you have used both actions of this turn
readyfence-rule-pay-a-card = in the tie, a turn without a phrase costs you a card
readyfence-rule-blocked = you cannot enter or pass your opponent’s square
readyfence-rule-weapon-once = you can change your weapon position once a turn
readyfence-rule-same-weapon = your weapon is already in that position
readyfence-rule-change-once = you can exchange one card a turn
readyfence-rule-mandatory-card = in basic you must keep a Straight Thrust, and the yellow one unless you hold a faster one
readyfence-rule-stall-is-the-turn = stalling takes both actions
readyfence-rule-stall-not-again = you cannot stall two turns in a row
readyfence-rule-no-stall-in-overtime = you cannot stall in overtime
readyfence-rule-red-opens = only a red card can open a phrase
readyfence-rule-wrong-distance = each attack has its own distance
readyfence-rule-wrong-weapon = this attack depends on your opponent’s weapon position
readyfence-rule-no-stamina = you do not have enough stamina
readyfence-rule-two-cards = you can play two cards a phrase, and you have played both
readyfence-rule-too-slow = an answer must be at least as fast as the card it answers
readyfence-rule-no-answer-card = this card cannot be used as an answer
readyfence-rule-not-against = this card does not answer that attack
readyfence-rule-against-red-only = in advanced a parry stops only red cards: answer a counter-attack with Counter-Time, Feint or a Joker
readyfence-rule-infighting-reach = Infighting defends only at lunge or short distance
readyfence-rule-after-a-dodge = you cannot do that after a Defence by Distance
readyfence-rule-no-glide-here = you cannot add a Glide against a Fleche, or to a parry that scores by itself
readyfence-rule-no-angulation-here = Angulation goes with an attack or a counter-attack, not with a parry
readyfence-rule-only-feint-in-time = only Feint in Time answers Counter-Time
readyfence-rule-needs-counter-attack = Counter-Time answers only a counter-attack
readyfence-rule-needs-counter-time = Feint in Time answers only Counter-Time
readyfence-rule-needs-a-card = a Joker answers a card, not a defence without cards
readyfence-rule-renews-a-stopped-attack = Renewed Attack must be the opener’s second card, right after the first was parried or Defence by Distance avoided it
readyfence-rule-feints-the-first-answer = Feint must be the opener’s second card, right after the answer to the first
readyfence-rule-threatened = an attack is coming: answer it or take the touch
readyfence-rule-nothing-threatens = there is nothing to answer now
readyfence-rule-once-without-cards = you can defend without cards once a phrase
readyfence-rule-card-first = you hold a blue card that can stop this, so you cannot defend without cards
readyfence-rule-not-against-counter = you cannot parry a counter-attack without cards
readyfence-rule-first-attack-only = you can defend by distance only against the first attack
readyfence-rule-too-fast-to-dodge = you can defend by distance only up to speed 5
readyfence-rule-not-in-pile = only a card that is in the pile can be drawn
readyfence-rule-not-dealt-now = this is not the deal that is due now
readyfence-rule-attack-lands = the attack was not stopped
readyfence-rule-riposte-lands = the riposte was not stopped
readyfence-rule-glide-lands = the added Glide was not stopped
readyfence-rule-renewed-attack-lands = the renewed attack was not stopped
readyfence-rule-counter-attack-lands = the counter-attack was faster
readyfence-rule-counter-time-lands = Counter-Time stopped the counter-attack
readyfence-rule-ceding-parry-lands = a Ceding Parry beats Glide and Flanconade at any speed
readyfence-rule-feint-in-time-lands = Feint in Time beats Counter-Time
readyfence-rule-joker-lands = a Joker wins at any speed
readyfence-rule-feint-lands = the attack after the Feint was faster
readyfence-rule-double-touch = attack and answer had the same speed
readyfence-rule-feint-double-touch = the attack after the Feint was as fast as the answer
readyfence-rule-void-double-touch = a double touch does not count when the next touch wins the bout
readyfence-rule-parried = the attack was parried, without a riposte
readyfence-rule-parried-without-cards = the attack was parried with stamina
readyfence-rule-dodged = the attack fell short
readyfence-rule-called-off = the attack was only a Feint
readyfence-rule-run-off = entering your own run-off gives your opponent a touch
readyfence-rule-touches = the target score was reached
readyfence-rule-time = time ran out, and the leader wins
readyfence-rule-sudden-death = the next touch decided the bout
readyfence-rule-priority = overtime ran out, and priority decides
readyfence-rule-no-cards = in the tie, a player without cards loses
readyfence-rule-toss = both players ran out of cards at once, and a coin toss decided

## What happened

readyfence-event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards }.
readyfence-event-drew-unseen = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a card. Timer: { $timer } left.
readyfence-event-drew-many = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}. Timer: { $timer } left.
readyfence-event-kept-hand = { $who-is ->
    [you] You keep your hand.
   *[other] { $who } keeps their hand.
}
readyfence-event-changed-hand = { $who-is ->
    [you] You redraw your hand.
   *[other] { $who } redraws their hand.
}
readyfence-event-started = { $who-is ->
    [you] You start.
   *[other] { $who } starts.
} Timer: { $timer } cards.
readyfence-event-moved = { $who-is ->
    [you] You { $forward ->
        [0] step back
       *[other] advance
    }
   *[other] { $who } { $forward ->
        [0] steps back
       *[other] advances
    }
} to square { $square }.
readyfence-event-retreated = { $who-is ->
    [you] You retreat
   *[other] { $who } retreats
} to square { $square }.
readyfence-event-turned-weapon = { $who-is ->
    [you] You change
   *[other] { $who } changes
} to { $weapon }.
readyfence-event-discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} a card.
readyfence-event-discarded-card = The discarded card is { $card }.
readyfence-event-stalled = { $who-is ->
    [you] You stall
   *[other] { $who } stalls
}. Stamina: { $stamina }.
readyfence-event-timer-removed = { $who-is ->
    [you] You remove
   *[other] { $who } removes
} a Timer card. Timer: { $timer } left.
readyfence-event-ended-turn = { $who-is ->
    [you] You end your turn.
   *[other] { $who } ends their turn.
}
readyfence-event-dodged-to = { $who-is ->
    [you] You step
   *[other] { $who } steps
} back to square { $square }.
readyfence-event-lost-card = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $card }, taken at random.
readyfence-event-phrase-ended = { $verdict }{ $fleche ->
    [yes] {" "}After the Fleche, { $attacker } had run past and could not answer.
   *[no] {""}
} Score: { $left }-{ $right }. [{ $chain }]
readyfence-event-ran-off = { $who-is ->
    [you] You step
   *[other] { $who } steps
} into the run-off: touch for { $whom }. Score: { $left }-{ $right }.
readyfence-event-passivity = { $turns } turns without a touch or a drawn card: the Timer loses a card. Timer: { $timer } left.
readyfence-event-period-began = Period { $period } begins. Timer: { $timer } cards. Stamina: { $stamina }.
readyfence-event-overtime-began = The score is level: overtime. Timer: { $timer } cards. The next touch wins.
readyfence-event-priority-given = { $who-is ->
    [you] You have
   *[other] { $who } has
} priority.
readyfence-event-tie-began = Time is up and the score is level. No more cards are drawn, and the next touch wins.
readyfence-event-filled = A card that was laid aside joins the Timer.
readyfence-event-bout-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} { $mine } to { $theirs }: { $why }.
readyfence-event-left-the-strip = { $who-is ->
    [you] You resign.
   *[other] { $who } resigns.
}
readyfence-event-on-guard = Both players go back on guard. Stamina: { $left }-{ $right }.
readyfence-event-parted = After the Fleche the players stand on squares { $left } and { $right }.

## What may happen (hints)

readyfence-foreseen-phrase-ended = { $whose ->
    [you] you score
    [both] both score
    [you-saved] you are not hit
    [other-saved] { $who-is ->
        [you] you are not hit
       *[other] { $who } is not hit
    }
    [other] { $who-is ->
        [you] you score
       *[other] { $who } scores
    }
   *[none] no touch
}: { $why }
readyfence-foreseen-ran-off = { $whose ->
    [you] you step
   *[other] { $who-is ->
        [you] you step
       *[other] { $who } steps
    }
} into the run-off: { $why }
readyfence-foreseen-bout-won = { $whose ->
    [you] you win
   *[other] { $who-is ->
        [you] you win
       *[other] { $who } wins
    }
} the bout: { $why }

## Errors

readyfence-cards-names = Card data must contain each card exactly once and no other card. Wrong: { $names }
readyfence-cards-codes = Two cards have the same code: { $codes }
readyfence-cards-colours = { $name }: its colours must be { $colours }. Only an attack or counter-attack may also be red or light-blue.
readyfence-cards-total = There are { $total } cards; the maximum is { $most }.
readyfence-cards-small = The { $ruleset } deck has { $total } cards; two hands and a Timer need at least { $least }.
readyfence-cards-speeds = { $name }: a card has either speeds or copies, as in the printed deck.
readyfence-cards-relation = { $name } names { $unknown }, which is neither a card nor a defence.
readyfence-cards-riposte = { $name }: only Parry & Riposte and Infighting have ripostes, one for each speed.
readyfence-cards-mandatory = Straight Thrust must be in the basic deck. Mark exactly one of its speeds, with two copies or more, as mandatory, and no other card.
readyfence-cards-field = { $name }: { $field } is required for { $owners } and not allowed for other cards.
readyfence-stance-card = { $field }: this mode has no card { $card }. Choose from { $cards }.
readyfence-stance-copies = { $copies ->
    [one] There is only one { $card }.
   *[other] There are only { $copies } of { $card }.
}
readyfence-stance-both = { $field }={ $value } must give a value for each player, separated by /, as in { $field }=ST3,SH6/PR5.
readyfence-stance-hands = A stance needs both hands, as in hands=ST3,SH6/PR5,ST4.
readyfence-stance-squares = squares={ $left }-{ $right }: both players stand on squares 2 to 9, Left before Right.
readyfence-stance-stamina = Stamina is at most { $most }, including what was spent in the phrase.
readyfence-stance-over = score={ $score }: a bout to { $to } is already over at that score.
readyfence-stance-weapons = weapons={ $weapons } must be two of the letters L, I, E, as in weapons=LI.
readyfence-stance-used = used={ $used } must be { $least } to { $most } at this point.
readyfence-stance-phase = phase={ $phase } does not exist in { $ruleset }.
readyfence-stance-begun = phase=mulligan is before the bout begins: full stamina, both players on guard and in Line, no touches, no discards.
readyfence-stance-tied = Use tie in tutorial and priority in the other modes; this is { $ruleset }.
readyfence-stance-level = In a tie or overtime the score must be level.
readyfence-stance-period = period={ $period } must be { $first } to { $last }.
readyfence-stance-quiet = quiet={ $quiet } must be at most { $most }.
readyfence-stance-timer = timer={ $timer } is not possible here. It counts the cards left to draw, and is 0 only in a tie or before the bout begins.
readyfence-stance-pool = pool lists the discards that overtime draws from; use it together with priority.
readyfence-stance-known = known: { $item } must be a card, or a card and the number of cards discarded since, at most { $most }, as in SH6:1.
readyfence-stance-gone = known: more of these cards are gone than were discarded since.
readyfence-stance-phrase = phrase does not fit phase={ $phase }.
readyfence-stance-action = phrase: { $token } is not an action of this mode.
readyfence-stance-refused = phrase: { $token } is not allowed: { $why }.
readyfence-stance-ended = phrase: it ends with { $token }.
readyfence-stance-size = { $seat } must hold 1 to { $most } cards, including the cards already played.
readyfence-stance-thrust = { $seat } must hold a Straight Thrust in basic, and the yellow one before the bout begins.
readyfence-stance-stuck = No player could act in this position.
