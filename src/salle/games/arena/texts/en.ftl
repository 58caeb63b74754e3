## Names

arena-name = Swordplay: Arena
arena-about = Two to six heroes share one arena and one deck. Ready weapons and armour, attack, counter, and be the last hero standing.
arena-ruleset-standard = The full game; the number of seats and the heroes are options.
arena-seat-first = Seat 1
arena-seat-second = Seat 2
arena-seat-third = Seat 3
arena-seat-fourth = Seat 4
arena-seat-fifth = Seat 5
arena-seat-sixth = Seat 6

## Options

arena-option-seats = Number of heroes
arena-option-heroes = Heroes in seat order, each at most once, or Random
arena-option-second_life = With two heroes, the second starts with 1 extra life
arena-option-restless = Restless crowd: from the second round in a row without an attack, and in every round from the 40th on, each hero loses 1 life per round. Without it a bout may never end.
arena-choice-lot = Random

## Terms

arena-line-high = high
arena-line-low = low
arena-line-left = left
arena-line-right = right
arena-line-none = no line
arena-line-named = chosen by the attacker
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
arena-hand = { $who-is ->
    [you] You
   *[other] { $who }
}
arena-deck = Deck
arena-discards = Discards
arena-note-lot = { $who-is ->
    [you] You draw a hero at random.
   *[other] { $who } draws a hero at random.
}
arena-note-deal = { $who-is ->
    [you] You are dealt five cards.
   *[other] { $who } is dealt five cards.
}
arena-note-draw = { $who-is ->
    [you] You draw up to five cards.
   *[other] { $who } draws up to five cards.
}
arena-note-discard = { $who-is ->
    [you] Discard one card, or keep all.
   *[other] { $who } may discard one card.
}
arena-note-ready = { $who-is ->
    [you] Ready an item, which ends your turn, or skip to combat. You can drop items first.
   *[other] { $who } may ready an item.
}
arena-note-combat = { $who-is ->
    [you] Attack an opponent, or end your turn.
   *[other] { $who } may attack.
}
arena-note-answer = { $whom-is ->
    [you] You attack { $who }
   *[other] { $whom } attacks { $who }
} with { $card }{ $line ->
    [high] {" "}(high)
    [low] {" "}(low)
    [left] {" "}(left)
    [right] {" "}(right)
   *[none] {""}
}: { $damage } damage. { $who-is ->
    [you] Your answer?
   *[other] { $who } must answer.
}
arena-note-quiet = { $quiet ->
    [one] The last round had no attack. After another round like that, every hero loses 1 life.
   *[other] { $quiet } rounds in a row had no attack. Every further one costs each hero 1 life.
}
arena-note-late = From round 40 on, every round costs each hero 1 life.

## The board in the browser: letters of the lines, and what is read aloud

arena-letter-high = Hi
arena-letter-low = Lo
arena-letter-left = Le
arena-letter-right = Ri
arena-letter-none = –
arena-letter-any = All
arena-letter-named = ?
arena-seen-hero = { $who-is ->
    [you] You
   *[other] { $who }
}, { $hero }: { $life } of { $full } life, { $damage } damage, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand{ $count ->
    [0] {""}
   *[other] ; ready: { $items }
}
arena-seen-fallen = { $who-is ->
    [you] You
   *[other] { $who }
}, { $hero }: defeated
arena-seen-worn = { $card } ({ $left } of { $strength } left)
arena-seen-card = { $card }. { $brief }
arena-seen-pile = { $pile }: { $count ->
    [one] one card
   *[other] { $count } cards
}
arena-seen-blow = { $card }, { $line }: { $damage } damage, from { $who } to { $whom }
arena-seen-hand = { $who-is ->
    [you] Your hand
   *[other] { $who }’s hand
}

## What can be done

arena-do-keep = Keep all cards
arena-do-no-item = Skip to combat
arena-do-no-attack = End turn
arena-do-take = Take the hit
arena-do-discard = Discard { $card }
arena-do-drop = Drop { $card }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}
arena-do-ready = Ready { $card }
arena-do-attack = { $card }{ $given ->
    [yes] {" "}({ $line ->
        [high] high
        [low] low
        [left] left
       *[right] right
    })
   *[other] {""}
} on { $whom }
arena-do-defend = { $card }
arena-do-shield = { $card } ({ $before } left)
arena-effect-keep = { $draws ->
    [0] your hand stays as it is
    [one] draw one card
   *[other] draw { $draws } cards
}
arena-effect-no-item = ready no item
arena-effect-no-attack = do not attack
arena-effect-take = { $damage } damage: { $fatal ->
    [yes] you are defeated
   *[no] you have { $life } life left
}
arena-effect-discard = then draw to five
arena-effect-drop = { $hands ->
    [0] discards it; frees no hand
    [one] discards it; frees one hand
   *[other] discards it; frees { $hands } hands
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
}; ends your turn
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
    [yes] , ignores armour
   *[no] {""}
}
arena-effect-defend = counters the attack
arena-effect-shield = counters the attack; the shield takes { $damage } and { $left ->
    [0] is destroyed
   *[other] has { $left } left
}

## Why not: the case

arena-refused-not-now = not now: { $phase ->
    [discard] first discard one card, or keep all
    [ready] this is the time to drop or ready items, or to skip to combat
    [combat] this is the time to attack, or to end your turn
    [answer] first answer { $attack }
   *[other] the bout is over
}
arena-refused-not-in-hand = you don’t hold { $card }
arena-refused-not-ready = you have no such { $card } ready
arena-refused-no-free-hands = { $card } needs { $hands ->
    [one] a free hand
   *[other] { $hands } free hands
}, and you have { $free ->
    [0] none
   *[other] { $free }
}: drop something first
arena-refused-not-standing = { $whom-is ->
    [you] you are
   *[other] { $whom } is
} already defeated
arena-refused-not-covered = { $card } does not cover { $line ->
    [high] the high line
    [low] the low line
    [left] the left line
    [right] the right line
   *[none] an attack without a line
}{ $line ->
    [none] , such as { $attack }
   *[other] {" "}of { $attack }
}
arena-refused-not-in-deck = no { $what } is left in the deck
arena-refused-hero-taken = another seat already has { $what }

## The rules in general

arena-rule-not-now = each phase of a turn has its own moves
arena-rule-not-in-hand = you can only play cards from your hand
arena-rule-not-ready = you can only use or drop items you have ready
arena-rule-no-free-hands = an item needs free hands, and you have two hands
arena-rule-not-standing = you can only attack a hero who is still standing
arena-rule-not-covered = a defence must cover the line of the attack
arena-rule-not-in-deck = only cards in the deck can be drawn
arena-rule-hero-taken = no two seats can have the same hero
arena-rule-not-dealt-now = the deck deals something else now
arena-rule-countered = the attack was countered with a card
arena-rule-shielded = the attack was countered with a shield
arena-rule-hit = the attack was not countered
arena-rule-by-damage = no life left
arena-rule-by-restlessness = the restless crowd took the last life
arena-rule-last-standing = no other hero is left
arena-rule-nobody-left = the last heroes fell at the same moment

## What happened

arena-event-got-hero = { $who-is ->
    [you] You are
   *[other] { $who } is
} { $hero }, with { $life } life.
arena-event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card }.
arena-event-drew-unseen = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a card.
arena-event-drew-many = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
arena-event-reshuffled = The deck is empty. { $count ->
    [one] One discard becomes
   *[other] { $count } discards are shuffled into
} the new deck.
arena-event-discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $card }.
arena-event-kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} all cards.
arena-event-exchanged = { $who-is ->
    [you] { $kept ->
        [yes] You keep all cards and draw
       *[no] You discard { $card } and draw
    }
   *[other] { $who } { $kept ->
        [yes] keeps all cards and draws
       *[no] discards { $card } and draws
    }
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
arena-event-dropped = { $who-is ->
    [you] You drop
   *[other] { $who } drops
} { $card }.
arena-event-readied = { $who-is ->
    [you] You ready
   *[other] { $who } readies
} { $card }{ $replaced ->
    [yes] {" "}in place of { $old }
   *[no] {""}
}.
arena-event-declined = { $phase ->
    [ready] { $who-is ->
        [you] You ready
       *[other] { $who } readies
    } no item
   *[combat] { $who-is ->
        [you] You do
       *[other] { $who } does
    } not attack
}.
arena-event-attacked = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} { $whom } with { $card }{ $line ->
    [high] {" "}(high)
    [low] {" "}(low)
    [left] {" "}(left)
    [right] {" "}(right)
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
    [countered] { $who-is ->
        [you] You counter
       *[other] { $who } counters
    } with { $card }.
    [shielded] { $who-is ->
        [you] You counter
       *[other] { $who } counters
    } with { $card }{ $left ->
        [0] {""}
       *[other] {" "}({ $left } left)
    }.
   *[hit] { $who-is ->
        [you] You take
       *[other] { $who } takes
    } the hit.
}
arena-event-damaged = { $absorbed ->
    [0] { $who-is ->
        [you] You lose
       *[other] { $who } loses
    } { $lost } life: { $life } left
   *[other] { $damage } damage{ $lost ->
        [0] , all of it on armour
       *[other] : { $absorbed } on armour, { $lost } on life ({ $life } left)
    }
}.
arena-event-broken = { $who-is ->
    [you] Your
   *[other] { $who }’s
} { $card } is destroyed.
arena-event-defeated = { $who-is ->
    [you] You are
   *[other] { $who } is
} defeated: { $why }.{ $count ->
    [0] {""}
   *[other] {" "}{ $who-is ->
        [you] Your
       *[other] Their
    } hand was { $cards }.
}
arena-event-resigned = { $who-is ->
    [you] You are
   *[other] { $who } is
} out.{ $count ->
    [0] {""}
   *[other] {" "}{ $who-is ->
        [you] Your
       *[other] Their
    } hand was { $cards }.
}
arena-event-round-ended = { $quiet ->
    [0] Round { $round } ends
    [one] Round { $round } ends without an attack
   *[other] Round { $round } ends: { $quiet } rounds in a row without an attack
}.
arena-event-restless = The crowd boos: every hero loses 1 life.
arena-event-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $why }.
arena-event-drawn = The bout is drawn: { $why }.
arena-event-left-the-arena = { $who-is ->
    [you] You resign
   *[other] { $who } resigns
}.

## What may happen

arena-foreseen-answered = { $answer ->
    [hit] { $who-is ->
        [you] you are hit
       *[other] you hit { $who }
    }
    [shielded] { $who-is ->
        [you] you counter with a shield
       *[other] { $who } counters with a shield
    }
   *[countered] { $who-is ->
        [you] you counter with a card
       *[other] { $who } counters with a card
    }
}
arena-foreseen-defeated = { $who-is ->
    [you] you are defeated
   *[other] { $who } is defeated
}: { $why }
arena-foreseen-restless = the crowd boos and every hero loses 1 life
arena-foreseen-won = { $who-is ->
    [you] you win
   *[other] { $who } wins
}: { $why }
arena-foreseen-drawn = the bout is drawn: { $why }

## Errors

arena-heroes-for-seats = heroes={ $heroes } must name one hero for each of the { $seats } seats.
arena-cards-names = The card data must have each card and each hero exactly once, and nothing else. Wrong: { $names }
arena-cards-codes = Two cards have the same code: { $codes }
arena-cards-kind = { $name } must have the kind { $kind }.
arena-cards-field = { $name }: { $field } is missing or not allowed. A card of this kind has { $fields }.
arena-cards-attack = The deck needs attack cards.
arena-cards-total = The deck must have { $least } to { $most } cards, not { $total }. A kind without copies counts as one card.
arena-stance-seats = { $field }={ $value } must have { $seats } parts with slashes between them, one for each seat.
arena-stance-card = { $field }: there is no card { $card }. Available: { $cards }.
arena-stance-copies = { $copies ->
    [0] There is no { $card } in the deck.
    [one] There is only one { $card }.
   *[other] There are only { $copies } copies of { $card }.
}
arena-stance-item = { $field }: { $card } is not allowed here. items takes weapons and shields, armor takes armour.
arena-stance-strength = { $field }: { $item } is invalid. { $strength ->
    [0] Write a weapon without a number: it has no strength.
    [one] Its strength is 1.
   *[other] The strength left must be 1 to { $strength }.
}
arena-stance-rounds = round={ $round } quiet={ $quiet } is invalid. Rounds count from 1, and only the rounds before this one can have been quiet.
arena-stance-heroes = The options already name the heroes: heroes={ $heroes }
arena-stance-hero-twice = { $hero } is named twice, but no two seats can have the same hero.
arena-stance-standing = At least two heroes must be standing, or the bout would be over.{ $lost ->
    [0] {""}
   *[other] {" "}By round { $round } the restless crowd has cost each hero { $lost } life.
}
arena-stance-life = { $seat } can’t have { $life } life here. The least is { $least }, the most is { $most }{ $lost ->
    [0] {""}
   *[other] , because the restless crowd has taken { $lost }
}.
arena-stance-turn = turn={ $turn } must be the seat of a hero who is standing. Seats count from 1.
arena-stance-fought = fought={ $fought } is invalid: { $fought ->
    [yes] the round begins with this turn, so it has had no attack yet
   *[no] there is an attack to answer
}.
arena-stance-answer = { $phase ->
    [answer] phase=answer needs an attack, such as attack=MBh>1
   *[other] phase={ $phase } has no attack to answer
}.
arena-stance-attack = attack={ $attack } is not an attack. Write the attack as a move, such as attack=HI>1 or attack=MBh>1. The number after > counts seats clockwise: { $most ->
    [one] here only 1
   *[other] here 1 to { $most }
}.
arena-stance-target = attack={ $attack } is aimed at a defeated hero: { $seat }.
arena-stance-hand = { $seat } can hold at most { $most } cards here.
arena-stance-hands = The items of { $seat } need { $taken } hands, but a hero has { $hands }.
arena-stance-fallen = { $seat } is defeated and has nothing, so { $field } must be -.
arena-stance-aged-hands = aged and aged-items list more than { $seats } heroes can have had when the deck was shuffled. Each hero has at most { $cards } cards in hand, items for { $hands } hands and one armour. At least one hand had a card less, because a card was about to be drawn.
arena-stance-aged = { $field }: { $card } was not in the deck when the deck was shuffled, so it can’t be in the deck now{ $field ->
    [aged-items] , nor in a hand
   *[aged] {""}
}. Write where it is.
arena-stance-drawn = { $count } of { $card } were drawn since the deck was shuffled, but drawn lists { $drawn }.
arena-stance-older = { $card }: a hero has this card without having drawn it or held it when the deck was shuffled. Check drawn, aged and aged-items.
arena-stance-spent = { $count } of { $card } left hands since the deck was shuffled, but spent lists { $spent }. Without aged, leave spent out.
arena-stance-after = { $card }: the number after a spent card says how many cards { $seat } had drawn by then, here 0 to { $most }.
arena-stance-unspent = { $seat } drew, readied or played { $card } and no longer has it, so spent must list it.
arena-stance-had = { $seat } had { $had } cards in hand when the deck was shuffled, according to drawn and spent. The most is { $most }.
arena-stance-early = { $seat } can’t have had { $card } to spend after drawing only { $drawn ->
    [0] older cards
    [one] one card
   *[other] { $drawn } cards
}.
