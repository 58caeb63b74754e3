## Names

arena-name = Swordplay: Arena
arena-about = Two to six heroes in one ring and one deck between them: ready weapons and armour, strike and counter, and be the last one standing.
arena-ruleset-standard = The whole game; seats and heroes are options.
arena-seat-first = Seat 1
arena-seat-second = Seat 2
arena-seat-third = Seat 3
arena-seat-fourth = Seat 4
arena-seat-fifth = Seat 5
arena-seat-sixth = Seat 6

## Options

arena-option-seats = how many heroes fight
arena-option-heroes = who the heroes are, in seat order: drawn by lot, or one for each seat and none twice
arena-option-second_life = with two seats, the second begins with 1 life more (AR-7)
arena-option-restless = the crowd grows restless: the second quiet round in a row and all that follow it, and every round from the 40th on, cost each hero a life (AR-5, AR-6); without it a game need not end
arena-choice-lot = by lot

## Terms

arena-line-high = high
arena-line-low = low
arena-line-left = left
arena-line-right = right
arena-line-none = no line
arena-line-named = named by the attacker
arena-kind-attack = attack
arena-kind-defence = defence
arena-kind-weapon = weapon
arena-kind-shield = shield
arena-kind-armor = armour
arena-kind-hero = hero
arena-fact-kind = kind
arena-fact-copies = copies
arena-fact-line = line
arena-fact-covers = covers
arena-fact-hands = hands
arena-fact-life = life
arena-fact-damage = damage
arena-fact-bonus = bonus
arena-fact-strength = strength
arena-fact-armor = armour
arena-armor-ignored = ignored
arena-marks = † found in public descriptions of the game; * reconstructed
arena-heading-game = In the game
arena-heading-fencing = In swordplay
arena-heading-when = When to use it
arena-heading-beats = What beats it
arena-heading-hero = Who it is
arena-hero-brief = { $life } life, { $damage } damage
arena-plain = { $text }
arena-marked = { $text }{ $mark }

## The board

arena-round = Round { $round }
arena-head-hero = hero
arena-head-life = life
arena-head-damage = damage
arena-head-armor = armour
arena-head-items = in hands
arena-head-hand = cards
arena-fallen = defeated
arena-hand = { $who }
arena-deck = Deck
arena-discards = Discards
arena-note-lot = { $who } draws a hero by lot.
arena-note-deal = { $who } is dealt five cards.
arena-note-draw = { $who } draws up to five.
arena-note-discard = { $who }: discard a card, or keep all.
arena-note-ready = { $who }: drop items, ready one (that ends the turn), or go on to combat.
arena-note-combat = { $who }: attack somebody, or end the turn.
arena-note-answer = { $whom } strikes { $who } with { $card }{ $line ->
    [high] , high
    [low] , low
    [left] , left
    [right] , right
   *[none] {""}
}, for { $damage }: { $who } to answer.
arena-note-quiet = { $quiet ->
    [one] The last round was quiet; after another the crowd grows restless.
   *[other] { $quiet } quiet rounds: the crowd is restless until somebody attacks.
}
arena-note-late = The crowd has seen enough: every round costs every hero a life (AR-6).

## The board in the browser: letters of the lines, and what is read aloud

arena-letter-high = Hi
arena-letter-low = Lo
arena-letter-left = Le
arena-letter-right = Ri
arena-letter-none = –
arena-letter-any = All
arena-letter-named = ?
arena-seen-hero = { $who }, { $hero }: { $life } of { $full } life, { $damage } damage, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand{ $count ->
    [0] {""}
   *[other] ; ready: { $items }
}
arena-seen-fallen = { $who }, { $hero }: defeated
arena-seen-worn = { $card } ({ $left } of { $strength } left)
arena-seen-card = { $card }. { $brief }
arena-seen-pile = { $pile }: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-seen-blow = { $card }, { $line }: { $damage } damage, from { $who } to { $whom }
arena-seen-hand = Hand of { $who }

## What can be done

arena-do-keep = Keep all
arena-do-no-item = On to combat
arena-do-no-attack = End the turn
arena-do-take = Take it
arena-do-discard = Discard { $card }
arena-do-drop = Drop { $card }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}
arena-do-ready = Ready { $card }
arena-do-attack = { $card }{ $given ->
    [yes] {" "}{ $line ->
        [high] high
        [low] low
        [left] left
       *[right] right
    }
   *[other] {""}
} at { $whom }
arena-do-defend = { $card }
arena-do-shield = Shield: { $card } ({ $before } left)
arena-effect-keep = no card changed{ $draws ->
    [0] {""}
    [one] ; then draw one
   *[other] ; then draw { $draws }
}
arena-effect-no-item = no item readied
arena-effect-no-attack = the next hero’s turn
arena-effect-take = { $damage } damage: { $fatal ->
    [yes] you are defeated
   *[no] life { $life }
}
arena-effect-discard = openly; then draw up to five
arena-effect-drop = to the discards; { $hands ->
    [0] no hand freed
    [one] one hand freed
   *[other] { $hands } hands freed
}
arena-effect-ready = { $strength ->
    [0] +{ $damage } damage, { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }
   *[other] strength { $strength }{ $hands ->
        [0] {""}
        [one] , one hand
       *[other] , { $hands } hands
    }
}{ $replaced ->
    [yes] ; replaces { $old }
   *[none] {""}
}; the turn is over
arena-effect-attack = { $damage } damage{ $weapons ->
    [0] { $bonus ->
        [0] {""}
       *[other] {" "}({ $base }{" "}+ { $bonus })
    }
   *[other] {" "}({ $base }{" "}+ { $weapons } from weapons{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    })
}{ $ignores ->
    [yes] , past armour
   *[no] {""}
}
arena-effect-defend = countered, no damage
arena-effect-shield = countered; the shield takes { $damage } and { $left ->
    [0] is destroyed
   *[other] has { $left } left
}

## Why not: the case

arena-refused-not-now = not now: { $phase ->
    [discard] discard a card, or keep all
    [ready] drop items, ready one, or go on
    [combat] attack, or end the turn
    [answer] { $attack } is to be answered
   *[other] the game is over
}
arena-refused-not-in-hand = you don’t hold { $card }
arena-refused-not-ready = no such { $card } is ready
arena-refused-no-free-hands = { $card } takes { $hands ->
    [one] a hand
   *[other] { $hands } hands
} and you have { $free ->
    [0] none
   *[other] { $free }
} free: first drop something (AR-2)
arena-refused-not-standing = { $whom } is defeated
arena-refused-not-covered = { $card } does not cover { $line ->
    [high] the high line
    [low] the low line
    [left] the left line
    [right] the right line
   *[none] an attack without a line
} of { $attack }
arena-refused-not-in-deck = no { $what } is left in the deck
arena-refused-hero-taken = { $what } is taken

## The rules in general

arena-rule-not-now = everything in its phase
arena-rule-not-in-hand = only cards in your hand can be played
arena-rule-not-ready = only ready items can be used or dropped
arena-rule-no-free-hands = an item needs free hands, and you have two (AR-2)
arena-rule-not-standing = only a hero who stands can be attacked
arena-rule-not-covered = a defence must cover the line of the attack
arena-rule-not-in-deck = only cards of the deck can be drawn
arena-rule-hero-taken = heroes are distinct
arena-rule-not-dealt-now = that is not what the deck does now
arena-rule-countered = the attack was countered
arena-rule-shielded = the attack was countered with a shield (AR-3)
arena-rule-hit = the attack was taken
arena-rule-by-damage = no life was left
arena-by-retiring = by retiring
arena-rule-by-restlessness = the crowd grew restless (AR-5, AR-6)
arena-rule-last-standing = no other hero stands
arena-rule-nobody-left = all fell at once (AR-5)

## What happened

arena-event-got-hero = { $who } is { $hero }, with { $life } life.
arena-event-drew = { $who } draws { $card }.
arena-event-drew-unseen = { $who } draws a card.
arena-event-drew-many = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
arena-event-reshuffled = The deck is empty: the discards are shuffled, { $count } cards (AR-1).
arena-event-discarded = { $who } discards { $card }.
arena-event-kept = { $who } keeps all cards.
arena-event-dropped = { $who } drops { $card }.
arena-event-readied = { $who } readies { $card }{ $replaced ->
    [yes] {" "}in place of { $old }
   *[no] {""}
}.
arena-event-declined = { $who } { $phase ->
    [ready] readies nothing
   *[combat] does not attack
}.
arena-event-attacked = { $who } strikes { $whom } with { $card }{ $line ->
    [high] , high
    [low] , low
    [left] , left
    [right] , right
   *[none] {""}
}: { $damage } damage{ $weapons ->
    [0] { $bonus ->
        [0] {""}
       *[other] {" "}({ $base }{" "}+ { $bonus })
    }
   *[other] {" "}({ $base }{" "}+ { $weapons } from weapons{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    })
}.
arena-event-answered = { $answer ->
    [countered] { $who } counters with { $card }.
    [shielded] { $who } counters with { $card }{ $left ->
        [0] {""}
       *[other] , which has { $left } left
    }.
   *[hit] { $who } takes it.
}
arena-event-damaged = { $who } takes { $damage } damage{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } of it to armour
}: life { $life }.
arena-event-broken = { $who }’s { $card } is destroyed.
arena-event-defeated = { $who } is defeated: { $why }.{ $count ->
    [0] {""}
   *[other] {" "}The hand was { $cards }.
}
arena-event-round-ended = Round { $round } is over{ $quiet ->
    [0] {""}
    [one] , a quiet one
   *[other] , { $quiet } quiet ones in a row
}.
arena-event-restless = The crowd grows restless: every hero loses 1 life.
arena-event-won = { $who } wins: { $why }.
arena-event-drawn = The game is drawn: { $why }.
arena-event-left-the-arena = { $who } retires.

## What may happen

arena-foreseen-answered = { $answer ->
    [hit] { $whose ->
        [you] you are hit
       *[other] you hit { $who }
    }
   *[other] { $whose ->
        [you] you are not hit
       *[other] { $who } is not hit
    }
}: { $why }
arena-foreseen-defeated = { $whose ->
    [you] you are defeated
   *[other] { $who } is defeated
}: { $why }
arena-foreseen-restless = every hero loses 1 life: { $why }
arena-foreseen-won = { $whose ->
    [you] you win
   *[other] { $who } wins
}: { $why }
arena-foreseen-drawn = the game is drawn: { $why }

## Errors

arena-heroes-for-seats = heroes={ $heroes } does not name one hero for each of { $seats } seats.
arena-cards-names = The card data must have each card and hero once, and no other; wrong: { $names }
arena-cards-codes = Two cards have the same code: { $codes }
arena-cards-kind = { $name } is of the kind { $kind }, and of no other.
arena-cards-field = { $name }: { $field } is missing, or does not belong there; a card of its kind has { $fields }.
arena-cards-attack = The deck needs attack cards.
arena-cards-total = { $total } cards can’t be: at least { $least }, at most { $most }, counting one for each kind without copies.
arena-stance-seats = { $field }={ $value } must have { $seats } parts with slashes between, one for each seat.
arena-stance-card = { $field }: there is no card { $card }. There is: { $cards }.
arena-stance-copies = { $copies ->
    [0] There is no { $card } in the deck.
    [one] There is only one { $card }.
   *[other] There are only { $copies } of { $card }.
}
arena-stance-item = { $field }: { $card } has no place there. Weapons and shields are items, armor is armor; no other card is ever ready.
arena-stance-strength = { $field }: { $item } can’t be. { $strength ->
    [0] A weapon has no strength, so no number follows it.
    [one] Its strength is 1.
   *[other] What it has left is 1 to { $strength }.
}
arena-stance-rounds = round={ $round } quiet={ $quiet } can’t be: rounds are counted from 1, and only those before this one can have been quiet.
arena-stance-heroes = The options say who fights: heroes={ $heroes }
arena-stance-hero-twice = heroes are distinct, but { $hero } is there twice.
arena-stance-standing = At least two heroes must stand, or the game would be over.{ $lost ->
    [0] {""}
   *[other] {" "}In round { $round } the crowd has taken { $lost } life from everyone (AR-5, AR-6).
}
arena-stance-life = { $seat } can’t have { $life } life here: at least { $least }, at most { $most }{ $lost ->
    [0] {""}
   *[other] , for the crowd has taken { $lost } (AR-5, AR-6)
}.
arena-stance-turn = turn={ $turn } is no seat whose hero stands; seats are counted from 1.
arena-stance-fought = fought={ $fought } can’t be: { $fought ->
    [yes] the round begins with this turn, and nobody has attacked in it
   *[no] there is an attack to be answered
}.
arena-stance-answer = { $phase ->
    [answer] phase=answer needs an attack, as in attack=MBh>1
   *[other] In phase={ $phase } there is no attack to be answered
}.
arena-stance-attack = attack={ $attack } is no attack. Write it as it was played, as in attack=HI>1 or attack=MBh>1, at a seat so many on, { $most ->
    [one] here 1
   *[other] 1 to { $most }
}.
arena-stance-target = attack={ $attack } is aimed at { $seat }, who is defeated.
arena-stance-hand = { $seat } can hold at most { $most } cards here.
arena-stance-hands = The items of { $seat } take { $taken } hands; there are { $hands }.
arena-stance-fallen = { $seat } is defeated and has nothing: { $field } must be -.
arena-stance-aged-hands = When a card was due, { $seats } heroes can’t have had all that aged and aged-items say: { $cards } cards in hand each, and one less in all; items for { $hands } hands, and one armor.
arena-stance-aged = { $field }: { $card } was not in the deck when it was made, so it can’t be there now{ $field ->
    [aged-items] , nor in a hand
   *[aged] {""}
}. Say where it is.
arena-stance-drawn = So many of { $card } were drawn since the deck was made: { $count }; drawn names { $drawn }.
arena-stance-older = { $card }: somebody has one that he neither drew nor had when the deck was made. See drawn, aged and aged-items.
arena-stance-spent = So many of { $card } have left hands since the deck was made: { $count }; spent names { $spent }. Without aged it says nothing.
arena-stance-after = { $card }: the number after a card that was spent is how many cards { $seat } had drawn by then, here 0 to { $most }.
arena-stance-unspent = { $seat } drew, readied or attacks with { $card }, and has it no more: spent must say so.
arena-stance-had = By drawn and spent { $seat } had { $had } cards in hand when the deck was made; { $most } is the most.
arena-stance-early = { $seat } can’t have had { $card } to spend when only { $drawn ->
    [0] older cards were there
    [one] one card was drawn
   *[other] { $drawn } cards were drawn
}.
