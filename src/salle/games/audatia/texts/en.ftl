## Names

audatia-name = Audatia
audatia-about = A longsword duel in the art of Fiore dei Liberi. Choose a guard in secret, strike, parry and bind, until one blow goes unanswered.
audatia-author = Samuli Raninen and Guy Windsor
audatia-ruleset-duel = The whole duel. The options choose the characters.
audatia-seat-challenger = Challenger
audatia-seat-respondent = Respondent
audatia-character-galeazzo = Galeazzo da Mantoa
audatia-character-boucicault = Boucicault
audatia-nobody = no player

## Options

audatia-option-challenger = the character whose deck the Challenger plays
audatia-option-respondent = the character whose deck the Respondent plays

## Terms

audatia-face = { $card }{ $sun ->
    [l] {" "}◐
    [r] {" "}◑
   *[none] {""}
}
audatia-no-posta = no posta
audatia-plain = { $text }
audatia-marked = { $text }{ $mark }
audatia-copies = { $count } for { $who }
audatia-fact-sort = kind
audatia-fact-copies = copies
audatia-fact-suns = half-suns
audatia-fact-signs = signs
audatia-fact-parried-by = parried by
audatia-fact-ends-in = ends in
audatia-fact-side = side
audatia-fact-attacks = attacks
audatia-fact-shuts = shuts out
audatia-fact-bonus = first strike
audatia-fact-powers = powers
audatia-fact-counter = perfect counter
audatia-fact-remedy = perfect against
audatia-fact-needs = needs most
audatia-fact-cycle = cycle
audatia-fact-decks = decks
audatia-fact-italian = Italian
audatia-marks = † found in public descriptions of the cards; * reconstructed
audatia-sort-strike = strike
audatia-sort-posta = posta
audatia-sort-remedy = remedy
audatia-sort-counter = counter-remedy
audatia-sort-skill = skill
audatia-side-left = left
audatia-side-centre = centre
audatia-side-right = right
audatia-side-inside = inside
audatia-side-outside = outside
audatia-side-both = inside and outside
audatia-sign-attack = attack
audatia-sign-attack-needs = attack (with most { $virtue })
audatia-sign-parry = parry
audatia-sign-break = break
audatia-power-exchange = exchange
audatia-power-extended = extended
audatia-power-defends = Defend with a thrust (with most Celeritas)
audatia-bonus = +{ $adds } { $virtue }
audatia-yes = yes
audatia-no = no
audatia-none = –
audatia-heading-game = In the game
audatia-heading-art = In Fiore’s art
audatia-heading-when = When to use it
audatia-heading-beats = What beats it
audatia-posta-facts = { $side ->
    [left] left
    [right] right
   *[centre] centre
}{ $bonus ->
    [0] {""}
   *[other] ; +{ $bonus } { $virtue }
}{ $exchange ->
    [yes] ; exchange
   *[no] {""}
}{ $extended ->
    [yes] ; extended
   *[no] {""}
}{ $defends ->
    [yes] ; Defend with a thrust
   *[no] {""}
}{ $bars ->
    [some] ; shuts out { $shuts }
   *[none] {""}
}; attacks with { $attacks }

## The board

audatia-game = Game { $game } of at most 2
audatia-virtues = Virtues
audatia-poste = Poste
audatia-swords = Swords
audatia-lane-left = { $who-is ->
    [you] Your left
   *[other] { $who }’s left
}
audatia-lane-centre = middle
audatia-lane-right = { $who-is ->
    [you] Your right
   *[other] { $who }’s right
}
audatia-in-posta = { $posta }
audatia-hand = { $who-is ->
    [you] Your hand
   *[other] { $who }
}
audatia-perhaps = May hold
audatia-piles = Piles
audatia-pile-deck = to draw
audatia-pile-hidden = face down
audatia-pile-shown = discards
audatia-put-away = Discarded face down
audatia-note-bind = { $side ->
    [inside] Close bind on the inside.
   *[outside] Close bind on the outside.
}
audatia-note-lure = { $who-is ->
    [you] Your Lure names { $blow }: you may meet it from either side.
   *[other] { $who }’s Lure names { $blow }: { $who } may meet it from either side.
}
audatia-note-taunt = { $who-is ->
    [you] You are taunted: at your next chance, attack or discard
   *[other] { $who } is taunted and must attack at the next chance, or discard
} { $count ->
    [one] one more card
   *[other] two cards
}.
audatia-note-salute = The salute was not returned: { $who-is ->
    [you] your
   *[other] { $who }’s
} first strike has +4 Audatia.
audatia-note-draw = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
audatia-note-setup = { $who-is ->
    [you] Choose your first hand. Discard any cards you don’t want, then choose Done to draw as many.
   *[other] { $who } is choosing a first hand.
}
audatia-note-virtue = { $who-is ->
    [you] Choose a virtue. It stays with you for the whole game.
   *[other] { $who } is choosing a virtue.
}
audatia-note-salute-phase = { $who-is ->
    [you] Salute with a card? Unless { $whom } returns it, your first strike has +4 Audatia.
   *[other] { $who } may salute with a card.
}
audatia-note-return-salute = { $who-is ->
    [you] { $whom } salutes. Return it with a card, or give { $whom } +4 Audatia?
   *[other] { $who } may return the salute with a card.
}
audatia-note-trade = Out of measure. { $who-is ->
    [you] Trade two cards for one from your deck? You may do so any number of times.
   *[other] { $who } may trade two cards for one.
}
audatia-note-trade-second = { $who-is ->
    [you] Choose the second card to trade.
   *[other] { $who } chooses the second card to trade.
}
audatia-note-posta = { $who-is ->
    [you] Choose a posta, your guard. It stays secret until both have chosen.
   *[other] { $who } is choosing a posta in secret.
}
audatia-note-skills = { $who-is ->
    [you] Play skills before the first blow, or choose Done with skills.
   *[other] { $who } may play skills before the first blow.
}
audatia-note-step-4 = { $who-is ->
    [you] Your turn: attack, change posta or wait.
   *[other] { $who } may attack, change posta or wait.
}
audatia-note-step-5 = { $who-is ->
    [you] Your turn: attack, change posta or wait.
   *[other] { $who } may attack, change posta or wait.
}
audatia-note-step-6 = { $who-is ->
    [you] You must attack. If you have no allowed attack,
   *[other] { $who } must attack. Without an allowed attack,
} { $game ->
    [1] this game is a draw
   *[other] { $whom-is ->
        [you] you win
       *[other] { $whom } wins
    } the duel: it would be the second draw
}.
audatia-note-taunted = { $who-is ->
    [you] You are taunted: { $count ->
        [one] discard one more card
       *[other] attack, or discard two cards if you can’t
    }.
   *[other] { $who } is taunted and must { $count ->
        [one] discard one more card
       *[other] attack, or else discard two cards
    }.
}
audatia-note-posta-shows = { $who-is ->
    [you] Your { $posta }
   *[other] { $who }’s { $posta }
} { $how ->
    [both] shuts out { $shuts } and is extended
    [extended] is extended: a thrust at it counts as an exchange
   *[shuts] shuts out { $shuts }
}.
audatia-note-react = { $whom-is ->
    [you] You attack
   *[other] { $whom } attacks
} with { $attack }. { $who-is ->
    [you] Your answer?
   *[other] { $who } must answer.
}
audatia-note-countered = { $whom-is ->
    [you] You counter-attack
   *[other] { $whom } counter-attacks
} with { $attack }. { $who-is ->
    [you] Only the same blow parries it.
   *[other] { $who } must parry it with the same blow.
}
audatia-note-side = Close bind: the half-suns make a full sun. { $who-is ->
    [you] You choose
   *[other] { $who } chooses
} inside or outside.
audatia-note-entry = { $who-is ->
    [you] Your attack was parried. Enter with a remedy, feint, or pass?
   *[other] { $who } may enter with a remedy, feint or pass.
}
audatia-note-feint-attack = { $who-is ->
    [you] Your feint worked: attack again at once.
   *[other] { $who } feinted and attacks again at once.
}
audatia-note-largo = Wide bind: { $who-is ->
    [you] you
   *[other] { $who }
} may attack.
audatia-note-largo-last = Wide bind: { $who-is ->
    [you] attack, or both of you break off.
   *[other] { $who } may attack, or both break off.
}
audatia-note-stretto = Close bind: { $who-is ->
    [you] you
   *[other] { $who }
} may play a remedy.
audatia-note-stretto-last = Close bind: { $who-is ->
    [you] play a remedy, or both of you break off.
   *[other] { $who } may play a remedy, or both break off.
}
audatia-note-meet = { $whom-is ->
    [you] You play
   *[other] { $whom } plays
} { $remedy } on the { $side ->
    [inside] inside
   *[outside] outside
}. { $who-is ->
    [you] You need
   *[other] { $who } needs
} a counter-remedy for that side.
audatia-note-exchanged = The thrust was exchanged: { $who-is ->
    [you] you need
   *[other] { $who } needs
} an outside remedy.
audatia-note-pre-empting = { $who-is ->
    [you] You pre-empt: counter-attack at once with the same blow.
   *[other] { $who } pre-empts with the same blow, as a counter-attack.
}
audatia-note-measured = The attack fell short. { $who-is ->
    [you] Attack at once, or both of you break off.
   *[other] { $who } may attack at once, or both break off.
}
audatia-note-kicking = { $who-is ->
    [you] You kick: play a fendente from your hand to win, or both of you break off.
   *[other] { $who } kicks: a fendente now wins, or both break off.
}
audatia-note-break-remedy = The thrust is broken: { $who-is ->
    [you] you
   *[other] { $who }
} may play a remedy.
audatia-note-break-mezano = The thrust is broken: { $who-is ->
    [you] you
   *[other] { $who }
} may strike with a mezano.
audatia-note-mezano = { $whom-is ->
    [you] You strike
   *[other] { $whom } strikes
} with { $attack }, which cannot be parried. { $who-is ->
    [you] Your answer?
   *[other] { $who } must answer.
}
audatia-note-counter-mezano = { $whom-is ->
    [you] You answer
   *[other] { $whom } answers
} the mezano with { $attack }. { $who-is ->
    [you] Your answer?
   *[other] { $who } must answer.
}
audatia-note-deny = { $whom-is ->
    [you] You play
   *[other] { $whom } plays
} { $skill }. { $who-is ->
    [you] Deny it?
   *[other] { $who } may deny it.
}

## What can be done

audatia-do-setup-discard = Discard { $card }
audatia-do-setup-done = Done
audatia-do-virtue = Take { $virtue }
audatia-do-salute = Salute with { $card }
audatia-do-no-salute = No salute
audatia-do-return-salute = Return the salute with { $card }
audatia-do-no-return = Don’t return the salute
audatia-do-trade = Trade { $card } and another card
audatia-do-trade-second = Trade { $card } too
audatia-do-trade-done = Done trading
audatia-do-posta = { $posta }
audatia-do-change-posta = Change to { $posta }
audatia-do-skills-done = Done with skills
audatia-do-wait = Wait
audatia-do-no-attack = No attack
audatia-do-taunt-discard = Discard { $card }
audatia-do-attack = Attack: { $card }
audatia-do-riposte = Attack: { $card }
audatia-do-feint-attack = Attack: { $card }
audatia-do-measured-attack = Attack: { $card }
audatia-do-parry = Parry: { $card }
audatia-do-counter-attack = Counter-attack: { $card }
audatia-do-counter-parry = Parry: { $card }
audatia-do-exchange = Exchange the thrust
audatia-do-break = Break the thrust: { $card }
audatia-do-defend = Defend with a thrust
audatia-do-hit = Be hit
audatia-do-side = { $side ->
    [inside] Inside
   *[outside] Outside
}
audatia-do-entry = Enter: { $card } { $side ->
    [inside] (inside)
   *[outside] (outside)
}
audatia-do-no-entry = Pass
audatia-do-no-riposte = No attack
audatia-do-remedy = { $card } { $side ->
    [inside] (inside)
   *[outside] (outside)
}
audatia-do-no-remedy = No remedy
audatia-do-counter = { $card }
audatia-do-mezano = Strike: { $card }
audatia-do-no-mezano = Wait
audatia-do-counter-mezano = Answer with { $card }
audatia-do-saving = { $card } { $side ->
    [inside] (inside)
   *[outside] (outside)
}
audatia-do-no-saving = Wait
audatia-do-soprana = { $card }
audatia-do-skill = { $skill }{ $about ->
    [none] {""}
   *[other] : { $word }
}
audatia-do-deny = Deny it
audatia-do-no-deny = Don’t deny it
audatia-do-cycle = Cycle { $card }
audatia-do-kick = Strike: { $card }
audatia-do-no-kick = Break off
audatia-do-no-measured = Break off
audatia-effect-setup-discard = face down, for a new card
audatia-effect-setup-done = { $count ->
    [0] keep all cards
    [one] draw a card
   *[other] draw { $count } cards
}
audatia-effect-virtue = +1 for the whole game
audatia-effect-salute = discarded face down; unless it is returned, your first strike has +4 Audatia
audatia-effect-no-salute = keep all cards
audatia-effect-return-salute = { $whom-is ->
    [you] discarded face down; you gain nothing
   *[other] discarded face down; { $whom } gains nothing
}
audatia-effect-no-return = { $whom-is ->
    [you] your first strike has +4 Audatia
   *[other] { $whom }’s first strike has +4 Audatia
}
audatia-effect-trade = discard two cards face down, draw one
audatia-effect-trade-second = discarded face down; then draw one card
audatia-effect-trade-done = go on to choosing a posta
audatia-effect-skills-done = go on to the first blow
audatia-effect-wait = { $whom-is ->
    [you] your turn next
   *[other] { $whom } is next
}
audatia-effect-no-attack = { $game ->
    [1] this game is a draw
   *[other] the second draw: { $whom-is ->
        [you] you win
       *[other] { $whom } wins
    } the duel
}
audatia-effect-taunt-discard = discarded face down, for the taunt
audatia-effect-attack = { $exchange ->
    [yes] an exchange: { $whom-is ->
        [you] you need
       *[other] { $whom } needs
    } an outside remedy
   *[no] parried by { $permitted }
}
audatia-effect-riposte = parried by { $permitted }
audatia-effect-feint-attack = parried by { $permitted }
audatia-effect-measured-attack = { $exchange ->
    [yes] an exchange: { $whom-is ->
        [you] you need
       *[other] { $whom } needs
    } an outside remedy
   *[no] parried by { $permitted }
}
audatia-effect-parry = { $bind ->
    [stretto] close bind: the half-suns make a full sun
    [thrust] wide bind, as after every parried thrust
   *[largo] wide bind: the half-suns don’t make a full sun
}
audatia-effect-counter-attack = { $whom-is ->
    [you] you
   *[other] { $whom }
} must parry it with the same blow
audatia-effect-counter-parry = { $bind ->
    [stretto] close bind: the half-suns make a full sun
   *[largo] wide bind: the half-suns don’t make a full sun
}
audatia-effect-exchange = { $whom-is ->
    [you] you need
   *[other] { $whom } needs
} an outside remedy
audatia-effect-break = then each has one chance: you with a mezano, { $whom } with a remedy
audatia-effect-defend = the attack is void, and { $whom } must answer your thrust
audatia-effect-hit = { $whom-is ->
    [you] you win
   *[other] { $whom } wins
}
audatia-effect-side = for both players
audatia-effect-entry = { $whom-is ->
    [you] you need
   *[other] { $whom } needs
} a counter for that side; the perfect one is { $its }
audatia-effect-no-entry = play on from the bind
audatia-effect-no-riposte = you let the chance pass
audatia-effect-remedy = { $whom-is ->
    [you] you need
   *[other] { $whom } needs
} a counter for that side; the perfect one is { $its }
audatia-effect-no-remedy = you let the chance pass
audatia-effect-counter = { $perfect ->
    [yes] the perfect counter: you win
   *[other] it fits: both break off
}
audatia-effect-mezano = it cannot be parried
audatia-effect-no-mezano = you let the chance pass
audatia-effect-counter-mezano = { $whom-is ->
    [you] you need
   *[other] { $whom } needs
} an outside counter, Soprana Tor di Spada or Break Off
audatia-effect-saving = { $whom-is ->
    [you] you need
   *[other] { $whom } needs
} a counter for that side; the perfect one is { $its }
audatia-effect-no-saving = you let the chance pass
audatia-effect-soprana = an outside remedy; its perfect counter is { $its }
audatia-effect-deny = the skill is lost
audatia-effect-no-deny = the skill takes effect
audatia-effect-cycle = discard it face up and draw a new card
audatia-effect-kick = you win
audatia-effect-no-kick = both go back out of measure
audatia-effect-no-measured = both go back out of measure

## Why not: the case

audatia-refused-not-now = at this point, { $phase ->
    [setup] discard cards you don’t want, or choose Done
    [virtue] take a virtue
    [salute] salute with a card, or choose No salute
    [return-salute] return the salute, or don’t
    [trade] trade cards, or choose Done trading
    [trade-second] choose the second card to trade
    [posta] choose a posta
    [skills] play skills, or choose Done with skills
    [step-4] attack, change posta or wait
    [step-5] attack, change posta or wait
    [step-6] attack, or let the game be a draw
    [taunted] you are taunted, so attack or discard cards
    [react] you must answer { $attack }
    [countered] you must parry the counter-attack { $attack }
    [side] choose the side of the close bind
    [entry] enter with a remedy, feint or pass
    [feint-attack] after a Feint you attack at once
    [largo] in a wide bind, attack or pass
    [largo-last] in a wide bind, attack or pass
    [stretto] in a close bind, play a remedy or pass
    [stretto-last] in a close bind, play a remedy or pass
    [meet] you must answer the remedy with a counter-remedy
    [exchanged] your thrust was exchanged, so play an outside remedy
    [pre-empting] after Pre-empt you counter-attack at once
    [measured] attack at once, or break off
    [kicking] play a fendente, or break off
    [break-remedy] the thrust is broken, so play a remedy or wait
    [break-mezano] the thrust is broken, so play a mezano or wait
    [mezano] you must answer the mezano
    [counter-mezano] you must answer the mezano
   *[deny] deny the skill, or don’t
}
audatia-refused-not-in-hand = you don’t hold { $card }
audatia-refused-not-from-posta = you can’t strike { $blow } from { $posta }
audatia-refused-shut = { $whom-is ->
    [you] your { $its }
   *[other] { $whom }’s { $its }
} shuts out { $blow }
audatia-refused-extended = { $its } is extended, so only a posta with the exchange sign can thrust at it
audatia-refused-needs = you need the most { $virtue } (you have { $mine }, { $whom-is ->
    [you] against
   *[other] { $whom } has
} { $theirs })
audatia-refused-wrong-side = { $blow } comes from the { $side ->
    [left] left
   *[other] right
}, but your sword is on the { $sword ->
    [left] left
   *[other] right
}
audatia-refused-no-attack-sign = { $blow } has no attack sign
audatia-refused-no-parry-sign = { $blow } has no parry sign
audatia-refused-no-break-sign = { $blow } has no break sign
audatia-refused-not-permitted = { $blow } can’t parry { $attack }; it takes one of { $permitted }
audatia-refused-same-blow = you need the same blow as { $attack }
audatia-refused-exchange-signs = before your first strike, an exchange needs the exchange sign on both poste
audatia-refused-remedy-side = { $card } works on the { $side ->
    [inside] inside
    [outside] outside
   *[both] inside or outside
}, but you need the { $asked ->
    [inside] inside
   *[outside] outside
} here
audatia-refused-not-lined-up = { $card } counters on the { $side ->
    [inside] inside
    [outside] outside
   *[both] inside or outside
}, but you need the { $asked ->
    [inside] inside
   *[outside] outside
} here
audatia-refused-skill-window = you can play { $card } only { $window ->
    [break-off] against an attack, a counter-attack, or a mezano after a break
    [feint] right after your attack was parried
    [kick-to-the-groin] against an Audatia Entry
    [repeat] when you may attack from a wide bind
    [deny] when { $whom-is ->
        [you] you have
       *[other] { $whom } has
    } just played a skill
    [pre-empt] against a cut
    [perfect-measure] against an attack, cut or thrust
   *[other] after the poste are revealed, before the first blow
}{ $needed ->
    [yes] , with the most { $virtue }
   *[no] {""}
}
audatia-refused-mezano-only = { $phase ->
    [mezano] only a mandritto mezano can answer a mezano, and only a roverso one
   *[other] only a mezano from the side of your stack can follow here
}
audatia-refused-taunt-discard = { $owed ->
    [one] you are taunted, so first discard one more card
    [last] you are taunted and can’t attack, so first discard your last card
   *[other] you are taunted and can’t attack, so first discard two cards
}
audatia-refused-not-in-deck = no { $card } is left to draw

## The rules in general

audatia-rule-not-now = this can’t be done now
audatia-rule-not-in-hand = you can play only cards in your hand
audatia-rule-not-basic = at set-up you can swap only basic cards
audatia-rule-deck-empty = your action deck is empty
audatia-rule-virtue-taken = that virtue is taken
audatia-rule-two-to-trade = a trade takes two cards
audatia-rule-same-posta = you already stand in that posta
audatia-rule-must-attack = you have an allowed attack and must make it
audatia-rule-taunted = you are taunted and can attack, so you must
audatia-rule-taunt-discard = you are taunted and can’t attack, so first discard cards
audatia-rule-not-from-posta = from a posta you can open only with its own blows
audatia-rule-shut = a posta shuts some blows out
audatia-rule-extended = a thrust at an extended posta counts as an exchange
audatia-rule-needs-audatia = that needs the most Audatia
audatia-rule-needs-prudentia = that needs the most Prudentia
audatia-rule-needs-celeritas = that needs the most Celeritas
audatia-rule-needs-fortitudo = that needs the most Fortitudo
audatia-rule-wrong-side = a blow comes from the side where your sword is
audatia-rule-no-attack-sign = an attack needs the attack sign
audatia-rule-no-parry-sign = a parry needs the parry sign
audatia-rule-no-break-sign = a break needs the break sign
audatia-rule-not-permitted = each blow can be parried only by the blows on its card
audatia-rule-same-blow = a counter-attack uses the same blow as the attack, and so does its parry
audatia-rule-thrust-only = only a thrust can be exchanged or broken
audatia-rule-no-counter-to-thrust = a thrust can be exchanged, not counter-attacked
audatia-rule-exchange-signs = before your first strike, an exchange needs the exchange sign on both poste
audatia-rule-not-defending = Defend needs a posta with that power, before your first strike
audatia-rule-can-answer = you have an answer, so you can’t choose to be hit
audatia-rule-remedy-side = a remedy works only on its side
audatia-rule-not-lined-up = a counter-remedy must be for the side of the remedy
audatia-rule-skill-window = each skill can be played only at its own time
audatia-rule-nothing-follows = you hold nothing that could follow it
audatia-rule-top-cannot-attack = the strike on top of your stack can’t attack now
audatia-rule-no-cycle-now = you can’t cycle a card here
audatia-rule-kicks-entries = the kick answers only an Audatia Entry
audatia-rule-fendente-only = after the kick only a fendente wins
audatia-rule-mezano-only = after a break only a mezano follows
audatia-rule-not-in-deck = only cards in the deck can be drawn
audatia-rule-not-dealt-now = the deck doesn’t deal that now
audatia-rule-attack-lands = the attack was not answered
audatia-rule-counter-attack-lands = the counter-attack was not parried
audatia-rule-exchange-lands = the thrust was exchanged and no remedy followed
audatia-rule-mezano-lands = the mezano after the break was not answered
audatia-rule-mezano-countered = the mandritto mezano against the mezano was not answered
audatia-rule-remedy-lands = the remedy was not countered
audatia-rule-entry-lands = the Audatia Entry was not countered
audatia-rule-perfect-counter = a perfect counter answered the remedy
audatia-rule-kick-lands = a fendente followed the kick
audatia-rule-no-riposte = neither player attacked from the wide bind
audatia-rule-no-remedy = neither player played a remedy in the close bind
audatia-rule-lined-up = the counter-remedy fits, but is not the perfect one
audatia-rule-broke-off = Break Off answered the attack
audatia-rule-kick-missed = no fendente followed the kick
audatia-rule-measure-kept = the attack fell short and was not followed up
audatia-rule-both-waited = the thrust was broken and both players waited
audatia-rule-no-attack = the Challenger has no allowed attack
audatia-rule-two-draws = two games were drawn, so the challenge has failed

## What happened

audatia-event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card }.
audatia-event-drew-unseen = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a card; { $count } left to draw.
audatia-event-put-away = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} a card face down{ $purpose ->
    [setup] {" "}at set-up
    [salute] {" "}for the salute
    [trade] {" "}in a trade
    [taunt] {" "}for the taunt
   *[none] {""}
}.
audatia-event-put-away-many = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $count ->
    [one] a card
   *[other] { $count } cards
} face down{ $purpose ->
    [setup] {" "}at set-up
    [salute] {" "}for the salute
    [trade] {" "}in a trade
    [taunt] {" "}for the taunt
   *[none] {""}
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
audatia-event-drew-many = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}; { $left } left to draw.
audatia-event-put-away-card = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $card }.
audatia-event-took-virtue = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $virtue }.
audatia-event-no-salute = { $who-is ->
    [you] You do
   *[other] { $who } does
} not salute.
audatia-event-salute-stands = { $whom-is ->
    [you] You do
   *[other] { $whom } does
} not return the salute: { $who-is ->
    [you] your
   *[other] { $who }’s
} first strike has +4 Audatia.
audatia-event-salute-returned = { $who-is ->
    [you] You return
   *[other] { $who } returns
} the salute.
audatia-event-chose-posta = { $who-is ->
    [you] You have
   *[other] { $who } has
} chosen a posta.
audatia-event-revealed = Poste revealed: { $who } in { $mine }, { $whom } in { $theirs }.
audatia-event-changed-posta = { $who-is ->
    [you] You change
   *[other] { $who } changes
} to { $posta }.
audatia-event-waited = { $who-is ->
    [you] You { $phase ->
        [step-6] have no allowed attack
        [entry] pass
        [stretto] play no remedy
        [stretto-last] play no remedy
        [largo] do not attack
        [largo-last] do not attack
       *[other] wait
    }.
   *[other] { $who } { $phase ->
        [step-6] has no allowed attack
        [entry] passes
        [stretto] plays no remedy
        [stretto-last] plays no remedy
        [largo] does not attack
        [largo-last] does not attack
       *[other] waits
    }.
}
audatia-event-played-skill = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $skill }{ $about ->
    [none] {""}
   *[other] : { $word }
}.
audatia-event-denied = { $who-is ->
    [you] You deny
   *[other] { $who } denies
} { $skill }: it is lost.
audatia-event-not-denied = { $who-is ->
    [you] You don’t deny
   *[other] { $who } doesn’t deny
} { $skill }.
audatia-event-cycled = { $who-is ->
    [you] You cycle
   *[other] { $who } cycles
} { $card }.
audatia-event-saw-hand = { $whom-is ->
    [you] You hold
   *[other] { $whom } holds
} { $count ->
    [0] no cards
   *[other] { $cards }
}.
audatia-event-hand-seen = { $whom-is ->
    [you] You see
   *[other] { $whom } sees
} { $who-is ->
    [you] your
   *[other] { $who }’s
} hand.
audatia-event-struck = { $who-is ->
    [you] You { $role ->
        [attack] attack with
        [riposte] attack from the bind with
        [feint] attack after the feint with
        [repeat] attack again with
        [parry] parry with
        [counter-attack] counter-attack with
        [counter-parry] parry the counter-attack with
        [exchange] exchange the thrust with
        [break] break the thrust with
        [defence] defend with
        [mezano] strike with
        [counter-mezano] answer the mezano with
        [kick] strike after the kick with
        [measured] attack at once with
       *[none] strike with
    } { $card }.
   *[other] { $who } { $role ->
        [attack] attacks with
        [riposte] attacks from the bind with
        [feint] attacks after the feint with
        [repeat] attacks again with
        [parry] parries with
        [counter-attack] counter-attacks with
        [counter-parry] parries the counter-attack with
        [exchange] exchanges the thrust with
        [break] breaks the thrust with
        [defence] defends with
        [mezano] strikes with
        [counter-mezano] answers the mezano with
        [kick] strikes after the kick with
        [measured] attacks at once with
       *[none] strikes with
    } { $card }.
}
audatia-event-bound = { $bind ->
    [stretto] Close bind: the half-suns of { $attack } and { $parry } make a full sun.
    [thrust] Wide bind, as after every parried thrust.
   *[largo] Wide bind: the half-suns of { $attack } and { $parry } don’t make a full sun.
}
audatia-event-side-set = { $by ->
    [nobody] Equal Fortitudo: { $side ->
        [inside] after a roverso parry the close bind is on the inside.
       *[outside] after a mandritto parry the close bind is on the outside.
    }
   *[somebody] { $who-is ->
        [you] You choose
       *[other] { $who } chooses
    } the { $side ->
        [inside] inside.
       *[outside] outside.
    }
}
audatia-event-played-remedy = { $who-is ->
    [you] You { $role ->
        [entry] enter with
        [soprana] answer with
       *[other] play
    }
   *[other] { $who } { $role ->
        [entry] enters with
        [soprana] answers with
       *[other] plays
    }
} { $card } on the { $side ->
    [inside] inside
   *[outside] outside
}.
audatia-event-countered-remedy = { $who-is ->
    [you] You counter
   *[other] { $who } counters
} { $remedy } with { $card }{ $perfect ->
    [yes] , the perfect counter
   *[no] {""}
}.
audatia-event-stands-in = { $blow } falls short: { $who-is ->
    [you] you stand
   *[other] { $who } stands
} in { $posta }, where the blow ends.
audatia-event-break-off = Both players break off: { $why }.
audatia-event-game-drawn = Game { $count } is a draw.
audatia-event-game-began = Game { $count } begins with the same roles.
audatia-event-left-the-lists = { $who-is ->
    [you] You resign.
   *[other] { $who } resigns.
}

## How a duel ends

audatia-won-attack-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $card } was not answered. { $whom-is ->
    [you] With your sword
   *[other] With the sword
} { $sword ->
    [left] on the left
    [right] on the right
   *[centre] in the middle
}, { $whom-is ->
    [you] you
   *[other] { $whom }
} needed one of these to parry: { $permitted }.
audatia-won-counter-attack-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $whom-is ->
    [you] you
   *[other] { $whom }
} did not parry the counter-attack { $card } with the same blow.
audatia-won-exchange-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: the thrust was exchanged, and { $whom-is ->
    [you] you
   *[other] { $whom }
} had no outside remedy.
audatia-won-mezano-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: after the break { $card } cannot be parried, and { $whom-is ->
    [you] you
   *[other] { $whom }
} had no other answer.
audatia-won-mezano-countered = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $card } answered the mezano, and { $whom-is ->
    [you] you
   *[other] { $whom }
} had no outside counter, Soprana Tor di Spada or Break Off.
audatia-won-remedy-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $whom-is ->
    [you] you
   *[other] { $whom }
} had no counter for { $card } on that side.
audatia-won-entry-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $whom-is ->
    [you] you
   *[other] { $whom }
} did not counter the Audatia Entry with { $card }.
audatia-won-perfect-counter = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: { $card } is the perfect counter to the remedy.
audatia-won-kick-lands = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: the kick stopped the entry, and { $card } followed.
audatia-won-two-draws = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: two games were drawn, so the challenge has failed.
audatia-won-retired = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the duel.

## What may happen

audatia-foreseen-break-off = both players break off: { $why }
audatia-foreseen-game-drawn = this game is a draw: { $why }
audatia-foreseen-duel-won = { $whose ->
    [you] you win
   *[other] { $who-is ->
        [you] you win
       *[other] { $who } wins
    }
}: { $why }

## Errors

audatia-cards-names = The card data must list every card exactly once, and no other card. Wrong: { $names }
audatia-cards-blow = { $name } must have the code { $code }.
audatia-cards-suns = { $name }: a cut needs half-suns l and r; the punta has none.
audatia-cards-codes = A code has two or three capital letters and stands for one card. Wrong: { $codes }
audatia-cards-relation = { $name } names { $unknown }, which does not exist.
audatia-cards-counter = These counter-remedies counter no remedy: { $names }
audatia-cards-attack = At least one blow needs the attack sign.
audatia-cards-basic = { $name }: the basic cards name more { $codes } than the deck has.
audatia-cards-hand = { $name }: a first hand has { $hand } basic cards, not { $basic }.
audatia-cards-total = The data has { $total } cards. The most is { $most }.
audatia-cards-opening = attacks: no posta can open with a blow that has the attack sign ({ $blows }), so no attack would ever be possible.
audatia-cards-unanswered = { $name }, parried_by: the deck has none of these blows with the parry sign{ $name ->
    [punta] {" "}and no card with the break sign
   *[other] {""}
}, so nothing could answer it.
audatia-cards-unmet = { $name }, counter: { $counter } has no copies, and the deck has no other counter-remedy for the { $side ->
    [inside] inside
   *[outside] outside
}, so nothing could answer it.
audatia-doubt-parry = { $name }, parried_by: no permitted parry comes from the { $side ->
    [left] left
   *[right] right
}
audatia-doubt-blows = { $name }, basic: every blow should have one strike; missing: { $blows }
audatia-doubt-counter = { $name }, counter: { $counter } has no copies, so there is no perfect counter
audatia-doubt-total = { $name }: the deck has { $count } { $sort ->
    [strike] strikes
    [remedy] remedies
    [counter] counter-remedies
   *[skill] skills
}; the rulebook says { $expected }
audatia-doubt-basic = { $name }, basic: { $count } { $sort ->
    [strike] strikes
    [remedy] remedies
    [counter] counter-remedies
   *[skill] skills
}; with one of each blow, a remedy, a counter-remedy and three skills it would be { $expected }
audatia-stance-card = { $field }: there is no card { $card }. Cards: { $cards }.
audatia-stance-copies = { $copies ->
    [0] { $seat } has no { $card } in the deck.
    [one] { $seat } has only one { $card }.
   *[other] { $seat } has only { $copies } of { $card }.
}
audatia-stance-deck = { $seat }: give either the cards left in the deck or the cards that lie face down, not both.
audatia-stance-game = game={ $game }: a duel has games 1 to { $most }.
audatia-stance-virtues = virtues={ $virtues } must give the owners of Audatia, Prudentia, Celeritas and Fortitudo, as in virtues=c,r,c,r. Write - for a virtue without an owner.
audatia-stance-virtues-left = virtues={ $virtues } is impossible in phase={ $phase }. In setup no virtue is taken. In virtue the challenger has Audatia, and the respondent has at most one other.
audatia-stance-first = With these virtues first={ $first }. You can give another value only before the poste are chosen.
audatia-stance-to = In this position of phase={ $phase } the player to move is to={ $to }.
audatia-stance-not-now = { $field } has no place in this position of phase={ $phase }.
audatia-stance-posta = phase={ $phase } needs { $field }. Once the poste are chosen, give both, also after the first strike.
audatia-stance-taunted = { $field }={ $taunted }: a taunted player owes at most { $most } cards.
audatia-stance-owed = { $field }: a player can owe one of two cards only on their own turn in steps 4 to 6, with a card in hand.
audatia-stance-salute = salute={ $salute } is impossible. It waits until the respondent’s first strike in this game, and is active while that strike is the respondent’s whole stack.
audatia-stance-stacks = The stacks don’t fit phase={ $phase }{ $way ->
    [entry] {" "}as=entry
    [remedy] {" "}as=remedy
    [exchanged] {" "}as=exchanged
    [broken] {" "}as=broken
    [mezano] {" "}as=mezano
    [soprana] {" "}as=soprana
   *[other] {""}
}: { $lying ->
    [attack] the attacker’s stack ends in the attacking strike; a thrust at an extended posta is an exchange
    [counter-attack] both stacks end in the same cut
    [bind] the attacker’s stack ends in the attacking strike, the defender’s in a strike that may parry it
    [exchange] both stacks end in a thrust, or the attacker’s is one thrust at an extended posta and the defender has no strike
    [break] the attacker’s stack ends in a thrust, the defender’s in a strike that breaks it
    [mezano] the attacker’s stack ends in a thrust, the defender’s in a break and the mezano from the other side
    [counter-mezano] the attacker’s stack ends in a thrust and a mandritto mezano, the defender’s in a mandritto break and a roverso mezano
   *[measured] the attacker has no stack
}. A remedy lies only on top, when it is still to be answered.
audatia-stance-side = { $field }: this stack can lie only { $side ->
    [left] left
    [right] right
   *[centre] in the centre
}, as its owner sees it.
audatia-stance-bind = phase={ $phase } is impossible: the bind of { $bound } is { $whole ->
    [yes] close (stretto)
   *[no] wide (largo)
}.
audatia-stance-fortitudo = Neither player has most Fortitudo here, so neither chooses the side.
audatia-stance-entry = { $seat } has neither most Audatia nor what a Feint needs, so there is nothing to decide.
audatia-stance-remedy = The remedy to be answered is { $remedy }, on a side that fits. If both sides are possible, give one, as in remedy=TWi or remedy=TWo.
audatia-stance-attack = attack: name the strike of { $seat } that fell short. It is among the open discards and ends in the posta.
audatia-stance-setup = { $seat }: at set-up the basic cards are in hand or face down, with another card in hand for each that was cycled. A player whose turn has not come has discarded nothing. The deck must have enough cards to replace those face down.
audatia-stance-trade = { $seat } can’t finish a trade without a card in hand and one in the deck.
audatia-stance-refused = skill={ $skill } could not be played: { $why }.
audatia-stance-deny = skill={ $skill }: { $seat } can have no Deny left.
audatia-stance-seen = { $field }: { $what ->
    [buried] a card that is known to lie face down must be listed in hidden.
    [gone] as in 1-2, two cards were discarded since and lie face down, and at least one of them was seen.
    [left] only cards that were seen can have left the hand since.
    [past] there are not that many other cards face down.
   *[seen] a card that was seen and has not left openly is still in hand. Otherwise it lies face down: gone counts such cards, in addition to those in buried.
}
audatia-stance-past = { $field } must be a number and cards, as in 1:P,RE.
audatia-stance-stuck = { $seat } would have no action here.
