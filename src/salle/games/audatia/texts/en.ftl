## Names

audatia-name = Audatia
audatia-about = A duel with the longsword after Fiore dei Liberi: poste chosen in secret, virtues, binds and remedies, until one blow is not answered.
audatia-author = Samuli Raninen and Guy Windsor
audatia-ruleset-duel = The whole duel; the characters are options.
audatia-seat-challenger = Challenger
audatia-seat-respondent = Respondent
audatia-character-galeazzo = Galeazzo da Mantoa
audatia-character-boucicault = Boucicault
audatia-nobody = nobody

## Options

audatia-option-challenger = whose deck the challenger fights with
audatia-option-respondent = whose deck the respondent fights with

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
audatia-fact-sort = sort
audatia-fact-copies = copies
audatia-fact-suns = half-suns
audatia-fact-signs = signs
audatia-fact-parried-by = parried by
audatia-fact-ends-in = ends in
audatia-fact-side = side
audatia-fact-attacks = attacks
audatia-fact-shuts = shuts
audatia-fact-bonus = first strike
audatia-fact-powers = powers
audatia-fact-counter = own counter
audatia-fact-remedy = counters
audatia-fact-needs = needs
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
audatia-sign-attack-needs = attack (most { $virtue })
audatia-sign-parry = parry
audatia-sign-break = break
audatia-power-exchange = exchange
audatia-power-extended = extended
audatia-power-defends = Defend with the thrust (most Celeritas)
audatia-bonus = +{ $adds } { $virtue }
audatia-yes = yes
audatia-no = no
audatia-none = –
audatia-heading-game = In the game
audatia-heading-art = In Fiore's art
audatia-heading-when = When to use it
audatia-heading-beats = What beats it
audatia-posta-facts = { $side ->
    [left] left
    [right] right
   *[centre] centre
}; attacks { $attacks }{ $shuts ->
    [none] {""}
   *[other] ; shuts { $shuts }
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
    [yes] ; Defend P
   *[no] {""}
}

## The board

audatia-game = Game { $game } of at most 2
audatia-virtues = Virtues
audatia-poste = Poste
audatia-swords = Swords
audatia-lane-left = { $who }’s left
audatia-lane-centre = middle
audatia-lane-right = { $who }’s right
audatia-in-posta = { $posta }
audatia-hand = { $who }
audatia-perhaps = May hold
audatia-piles = Piles
audatia-pile-deck = to draw
audatia-pile-hidden = face down
audatia-pile-shown = discards
audatia-put-away = Put away
audatia-note-bind = { $side ->
    [inside] The bind is stretto, on the inside.
   *[outside] The bind is stretto, on the outside.
}
audatia-note-lure = { $who } has lured { $blow } and may meet it from either side.
audatia-note-taunt = { $who } is taunted: must attack at the next chance, or put away { $count ->
    [one] one more card
   *[other] two cards
}.
audatia-note-salute = The salute was not returned: { $who }’s first strike has +4 Audatia.
audatia-note-draw = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
audatia-note-setup = { $who }: put away basic cards you don’t want, then be done and draw as many.
audatia-note-virtue = { $who } takes a virtue.
audatia-note-salute-phase = { $who }: salute with a card? Unless it is returned, your first strike has +4 Audatia.
audatia-note-return-salute = { $who }: return the salute with a card, or let it stand?
audatia-note-trade = Out of measure. { $who }: trade two cards for one of the deck, or be done.
audatia-note-trade-second = { $who }: the second card of the trade.
audatia-note-posta = { $who } chooses a posta, unseen until both have chosen.
audatia-note-skills = { $who }: skills before the first blow, or be done.
audatia-note-step-4 = { $who }: attack, change posta or wait.
audatia-note-step-5 = { $who }: attack, change posta or wait.
audatia-note-step-6 = { $who } must attack; without an eligible attack { $game ->
    [1] the game is drawn
   *[other] the challenge has failed and { $whom } wins the duel (AU-2)
}.
audatia-note-taunted = { $who } is taunted: { $count ->
    [one] one more card is to be put away
   *[other] attack, or put away two cards if you can’t
}.
audatia-note-posta-shows = { $how ->
    [both] { $who }’s { $posta } shuts { $shuts } and is extended.
    [extended] { $who }’s { $posta } is extended.
   *[shuts] { $who }’s { $posta } shuts { $shuts }.
}
audatia-note-react = { $whom } attacks with { $attack }: { $who } to answer.
audatia-note-countered = { $whom } counter-attacks with { $attack }: only the same blow parries it.
audatia-note-side = The suns make a whole: { $who } sets the side of the stretto.
audatia-note-entry = { $who } may enter with a remedy or feint, or pass.
audatia-note-feint-attack = { $who } feinted, and attacks again at once.
audatia-note-largo = Largo: { $who } may attack.
audatia-note-largo-last = Largo: { $who } may attack, else both break off.
audatia-note-stretto = Stretto: { $who } may play a remedy.
audatia-note-stretto-last = Stretto: { $who } may play a remedy, else both break off.
audatia-note-meet = { $whom } plays { $remedy } on the { $side ->
    [inside] inside
   *[outside] outside
}: { $who } must meet it with a counter that lines up.
audatia-note-exchanged = The thrust is exchanged: { $who } needs an outside remedy.
audatia-note-pre-empting = { $who } pre-empts: the same blow as a counter-attack, at once.
audatia-note-measured = The attack fell short: { $who } may attack at once, else both break off.
audatia-note-kicking = { $who } kicks: a fendente from the hand wins, else both break off.
audatia-note-break-remedy = The thrust is broken: { $who } may play a remedy.
audatia-note-break-mezano = The thrust is broken: { $who } may strike a mezano.
audatia-note-mezano = { $whom } strikes { $attack }, which can’t be parried: { $who } to answer.
audatia-note-counter-mezano = { $whom } lays { $attack } into the mezano: { $who } to answer.
audatia-note-deny = { $whom } plays { $skill }: does { $who } deny it?

## What can be done

audatia-do-setup-discard = Put away { $card }
audatia-do-setup-done = Keep the rest
audatia-do-virtue = Take { $virtue }
audatia-do-salute = Salute with { $card }
audatia-do-no-salute = No salute
audatia-do-return-salute = Return it with { $card }
audatia-do-no-return = Let the salute stand
audatia-do-trade = Trade { $card } and another
audatia-do-trade-second = and { $card }
audatia-do-trade-done = Done trading
audatia-do-posta = { $posta }
audatia-do-change-posta = Change to { $posta }
audatia-do-skills-done = Done with skills
audatia-do-wait = Wait
audatia-do-no-attack = No attack
audatia-do-taunt-discard = Put away { $card }
audatia-do-attack = Attack: { $card }
audatia-do-riposte = Attack: { $card }
audatia-do-feint-attack = Attack: { $card }
audatia-do-measured-attack = Attack: { $card }
audatia-do-parry = Parry: { $card }
audatia-do-counter-attack = Counter-attack: { $card }
audatia-do-counter-parry = Parry: { $card }
audatia-do-exchange = Exchange the thrust
audatia-do-break = Break it: { $card }
audatia-do-defend = Defend with the thrust
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
audatia-do-mezano = Strike { $card }
audatia-do-no-mezano = Wait
audatia-do-counter-mezano = Lay { $card } into it
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
audatia-do-no-deny = Let it be
audatia-do-cycle = Cycle { $card }
audatia-do-kick = Strike { $card }
audatia-do-no-kick = Break off
audatia-do-no-measured = Break off
audatia-effect-setup-discard = face down, for one of the deck
audatia-effect-setup-done = { $count ->
    [0] no draw
    [one] draw a card
   *[other] draw { $count } cards
}
audatia-effect-virtue = +1 for the whole game
audatia-effect-salute = face down; +4 Audatia for your first strike unless it is returned
audatia-effect-no-salute = no card given
audatia-effect-return-salute = face down; { $whom } gains nothing
audatia-effect-no-return = { $whom }’s first strike has +4 Audatia
audatia-effect-trade = face down; two cards for one
audatia-effect-trade-second = face down; then draw one
audatia-effect-trade-done = no more trades before the poste
audatia-effect-skills-done = no more skills before the first blow
audatia-effect-wait = { $whom } is next
audatia-effect-no-attack = { $game ->
    [1] the game is drawn
   *[other] the game is drawn: { $whom } wins the duel (AU-2)
}
audatia-effect-taunt-discard = face down, for the taunt
audatia-effect-attack = { $exchange ->
    [yes] an exchange: { $whom } needs an outside remedy
   *[no] parried by { $permitted }
}
audatia-effect-riposte = parried by { $permitted }
audatia-effect-feint-attack = parried by { $permitted }
audatia-effect-measured-attack = { $exchange ->
    [yes] an exchange: { $whom } needs an outside remedy
   *[no] parried by { $permitted }
}
audatia-effect-parry = { $bind ->
    [stretto] stretto: the suns make a whole
    [thrust] largo, as always with a thrust
   *[largo] largo: the suns make no whole
}
audatia-effect-counter-attack = { $whom } must parry it with the same blow
audatia-effect-counter-parry = { $bind ->
    [stretto] stretto: the suns make a whole
   *[largo] largo: the suns make no whole
}
audatia-effect-exchange = { $whom } needs an outside remedy
audatia-effect-break = then a mezano or a remedy, most Celeritas first
audatia-effect-defend = the attack is void, and { $whom } must answer your thrust
audatia-effect-hit = { $whom } wins
audatia-effect-side = for both of you
audatia-effect-entry = { $whom } needs a counter that lines up; its own is { $its }
audatia-effect-no-entry = the bind stands
audatia-effect-no-riposte = the chance passes
audatia-effect-remedy = { $whom } needs a counter that lines up; its own is { $its }
audatia-effect-no-remedy = the chance passes
audatia-effect-counter = { $perfect ->
    [yes] its own counter: you win
   *[other] it lines up: break-off
}
audatia-effect-mezano = it can’t be parried
audatia-effect-no-mezano = the chance passes
audatia-effect-counter-mezano = { $whom } needs an outside counter, Soprana or Break Off
audatia-effect-saving = { $whom } needs a counter that lines up; its own is { $its }
audatia-effect-no-saving = the chance passes
audatia-effect-soprana = an outside remedy; its own counter is { $its }
audatia-effect-deny = the skill is lost
audatia-effect-no-deny = the skill takes effect
audatia-effect-cycle = face up, for one of the deck
audatia-effect-kick = you win
audatia-effect-no-kick = both out of measure
audatia-effect-no-measured = both out of measure

## Why not: the case

audatia-refused-not-now = not now: { $phase ->
    [setup] put away basic cards, or be done
    [virtue] take a virtue
    [salute] salute, or not
    [return-salute] return the salute, or not
    [trade] trade, or be done
    [trade-second] a trade takes a second card
    [posta] choose a posta
    [skills] play skills, or be done
    [step-4] attack, change posta or wait
    [step-5] attack, change posta or wait
    [step-6] attack, or let the game be drawn
    [taunted] the taunt comes first: attack, or put away cards
    [react] { $attack } is to be answered
    [countered] the counter-attack { $attack } is to be parried
    [side] set the side of the stretto
    [entry] enter, feint or pass
    [feint-attack] after the Feint you attack at once
    [largo] the bind is largo: attack or pass
    [largo-last] the bind is largo: attack or pass
    [stretto] the bind is stretto: a remedy, or pass
    [stretto-last] the bind is stretto: a remedy, or pass
    [meet] the remedy is to be met with a counter
    [exchanged] the exchange asks for an outside remedy
    [pre-empting] after Pre-empt you counter-attack at once
    [measured] attack at once, or break off
    [kicking] lay a fendente, or break off
    [break-remedy] the thrust is broken: a remedy, or wait
    [break-mezano] the thrust is broken: a mezano, or wait
    [mezano] the mezano is to be answered
    [counter-mezano] the mezano is to be answered
   *[deny] deny the skill, or let it be
}
audatia-refused-not-in-hand = you don’t hold { $card }
audatia-refused-not-from-posta = { $posta } does not strike { $blow }
audatia-refused-shut = { $whom }’s { $its } shuts { $blow }
audatia-refused-extended = { $its } is extended: it is thrust at only from a posta with the exchange sign
audatia-refused-needs = that asks for most { $virtue }: you have { $mine }, { $whom } { $theirs }
audatia-refused-wrong-side = { $blow } comes from the { $side ->
    [left] left
   *[other] right
}, and your sword is on the { $sword ->
    [left] left
   *[other] right
}
audatia-refused-no-attack-sign = { $blow } has no attack sign
audatia-refused-no-parry-sign = { $blow } has no parry sign
audatia-refused-no-break-sign = { $blow } has no break sign
audatia-refused-not-permitted = { $attack } is not parried with { $blow }, but with { $permitted }
audatia-refused-same-blow = only the very same blow as { $attack } will do
audatia-refused-exchange-signs = from a posta a thrust is exchanged only if both poste have the sign
audatia-refused-remedy-side = { $card } is played on the { $side ->
    [inside] inside
    [outside] outside
   *[both] inside or outside
}; here it must be the { $asked ->
    [inside] inside
   *[outside] outside
}
audatia-refused-not-lined-up = { $card } is for the { $side ->
    [inside] inside
    [outside] outside
   *[both] inside or outside
}; here it must be the { $asked ->
    [inside] inside
   *[outside] outside
}
audatia-refused-skill-window = { $card } is not played here, but { $window ->
    [break-off] against an attack, a counter-attack, or a mezano after a break
    [feint] after your attack was parried, before the bind is used
    [kick-to-the-groin] against an Audatia Entry
    [repeat] at your chance to attack after a largo bind
    [deny] when { $whom } has just played a skill
    [pre-empt] against a cut
    [perfect-measure] against an attack, cut or thrust
   *[other] in step 3, after the poste are revealed and before the first blow
}{ $needed ->
    [yes] , with most { $virtue }
   *[no] {""}
} (AU-17)
audatia-refused-mezano-only = { $phase ->
    [mezano] only a mandritto mezano is laid into a roverso mezano, and nothing into a mandritto
   *[other] here only a mezano from the side of your stack will do
}
audatia-refused-taunt-discard = { $owed ->
    [one] you are taunted: first put away one more card
    [last] you are taunted and can’t attack: first put away your last card
   *[other] you are taunted and can’t attack: first put away two cards
}
audatia-refused-not-in-deck = no { $card } is left to draw

## The rules in general

audatia-rule-not-now = everything at its time
audatia-rule-not-in-hand = only cards in your hand can be played
audatia-rule-not-basic = only basic cards are exchanged at set-up
audatia-rule-deck-empty = the action deck is empty
audatia-rule-virtue-taken = that virtue is taken
audatia-rule-two-to-trade = a trade takes two cards
audatia-rule-same-posta = you stand in that posta already
audatia-rule-must-attack = you have an eligible attack and must make it
audatia-rule-taunted = you are taunted and can attack, so you must
audatia-rule-taunt-discard = you are taunted and can’t attack: first put away cards
audatia-rule-not-from-posta = a posta opens only with its own blows
audatia-rule-shut = a posta shuts blows out
audatia-rule-extended = an extended posta is thrust at only as an exchange
audatia-rule-needs-audatia = that asks for most Audatia
audatia-rule-needs-prudentia = that asks for most Prudentia
audatia-rule-needs-celeritas = that asks for most Celeritas
audatia-rule-needs-fortitudo = that asks for most Fortitudo
audatia-rule-wrong-side = a blow comes from the side on which the sword is
audatia-rule-no-attack-sign = an attack needs the attack sign
audatia-rule-no-parry-sign = a parry needs the parry sign
audatia-rule-no-break-sign = a break needs the break sign
audatia-rule-not-permitted = each blow permits only some parries
audatia-rule-same-blow = a counter-attack is the very same blow, and so is its parry (AU-12)
audatia-rule-thrust-only = only a thrust is exchanged or broken
audatia-rule-no-counter-to-thrust = a thrust is exchanged, not counter-attacked (AU-12)
audatia-rule-exchange-signs = from a posta a thrust is exchanged only if both poste have the sign
audatia-rule-not-defending = only a posta with Defend defends with the thrust, and only before your first strike
audatia-rule-can-answer = you have an answer: nobody is hit for nothing (AU-16)
audatia-rule-remedy-side = a remedy is played on its side
audatia-rule-not-lined-up = a counter must line up with the remedy as it was played
audatia-rule-skill-window = each skill has its window (AU-17)
audatia-rule-nothing-follows = nothing you hold could follow it
audatia-rule-top-cannot-attack = the strike on top of your stack can’t attack now
audatia-rule-no-cycle-now = no card is cycled here
audatia-rule-kicks-entries = the kick answers only an Audatia Entry
audatia-rule-fendente-only = after the kick only a fendente wins
audatia-rule-mezano-only = after a break only a mezano follows
audatia-rule-not-in-deck = only cards of the deck can be drawn
audatia-rule-not-dealt-now = that is not what the deck does now
audatia-rule-attack-lands = the attack was not answered
audatia-rule-counter-attack-lands = the counter-attack was not parried
audatia-rule-exchange-lands = the thrust was exchanged and no remedy followed
audatia-rule-mezano-lands = the mezano after the break was not answered
audatia-rule-mezano-countered = the mandritto mezano against the mezano was not answered
audatia-rule-remedy-lands = the remedy was not met
audatia-rule-entry-lands = the Audatia Entry was not met
audatia-rule-perfect-counter = the remedy met its own counter
audatia-rule-kick-lands = the kick was followed by a fendente
audatia-rule-no-riposte = the bind was largo and nobody attacked from it
audatia-rule-no-remedy = the bind was stretto and nobody played a remedy
audatia-rule-lined-up = the counter lined up
audatia-rule-broke-off = the attack was answered by breaking off
audatia-rule-kick-missed = no fendente followed the kick
audatia-rule-measure-kept = the attack fell short and nobody followed it up
audatia-rule-both-waited = the thrust was broken and both waited
audatia-rule-no-attack = the challenger has no eligible attack
audatia-rule-two-draws = two games were drawn, so the challenge has failed (AU-2)

## What happened

audatia-event-drew = { $who } draws { $card }.
audatia-event-drew-unseen = { $who } draws a card; { $count } left to draw.
audatia-event-put-away = { $who } puts a card away face down{ $purpose ->
    [setup] {" "}at set-up
    [salute] {" "}for the salute
    [trade] {" "}in a trade
    [taunt] {" "}for the taunt
   *[none] {""}
}.
audatia-event-put-away-many = { $who } puts { $count ->
    [one] a card
   *[other] { $count } cards
} away face down{ $purpose ->
    [setup] {" "}at set-up
    [salute] {" "}for the salute
    [trade] {" "}in a trade
    [taunt] {" "}for the taunt
   *[none] {""}
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
audatia-event-drew-many = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }
   *[no] {""}
}; { $left } left to draw.
audatia-event-put-away-card = { $who } puts { $card } away.
audatia-event-took-virtue = { $who } has { $virtue }.
audatia-event-no-salute = { $who } does not salute.
audatia-event-salute-stands = { $whom } does not return the salute: { $who }’s first strike has +4 Audatia.
audatia-event-salute-returned = { $who } returns the salute.
audatia-event-chose-posta = { $who } has chosen a posta.
audatia-event-revealed = Poste: { $who } in { $mine }, { $whom } in { $theirs }.
audatia-event-changed-posta = { $who } goes into { $posta }.
audatia-event-waited = { $who } { $phase ->
    [step-6] has no eligible attack
    [entry] passes
    [stretto] plays no remedy
    [stretto-last] plays no remedy
    [largo] does not attack
    [largo-last] does not attack
   *[other] waits
}.
audatia-event-played-skill = { $who } plays { $skill }{ $about ->
    [none] {""}
   *[other] : { $word }
}.
audatia-event-denied = { $who } denies { $skill }: it is lost.
audatia-event-not-denied = { $who } lets { $skill } be.
audatia-event-cycled = { $who } cycles { $card }.
audatia-event-saw-hand = { $whom } holds { $count ->
    [0] nothing
   *[other] { $cards }
}.
audatia-event-hand-seen = { $whom } looks into { $who }’s hand.
audatia-event-struck = { $who } { $role ->
    [attack] attacks with
    [riposte] attacks from the bind with
    [feint] attacks after the feint with
    [repeat] repeats
    [parry] parries with
    [counter-attack] counter-attacks with
    [counter-parry] parries the counter-attack with
    [exchange] exchanges with
    [break] breaks the thrust with
    [defence] defends with
    [mezano] strikes
    [counter-mezano] answers the mezano with
    [kick] strikes after the kick with
    [measured] attacks at once with
   *[none] strikes
} { $card }.
audatia-event-bound = { $bind ->
    [stretto] Stretto: the half-suns of { $attack } and { $parry } make a whole.
    [thrust] Largo: a parried thrust always is.
   *[largo] Largo: the half-suns of { $attack } and { $parry } make no whole.
}
audatia-event-side-set = { $by ->
    [nobody] Nobody has most Fortitudo: { $side ->
        [inside] inside, after a roverso parry (AU-7).
       *[outside] outside, after a mandritto parry (AU-7).
    }
   *[somebody] { $who } sets the side: { $side ->
        [inside] inside.
       *[outside] outside.
    }
}
audatia-event-played-remedy = { $who } { $role ->
    [entry] enters with
    [soprana] answers with
   *[other] plays
} { $card } on the { $side ->
    [inside] inside
   *[outside] outside
}.
audatia-event-countered-remedy = { $who } counters { $remedy } with { $card }: { $perfect ->
    [yes] its own counter
   *[no] it lines up
}.
audatia-event-stands-in = { $blow } falls short: { $who } stands in { $posta }, where it ends.
audatia-event-break-off = Both break off: { $why }.
audatia-event-game-drawn = Game { $count } is drawn.
audatia-event-game-began = Game { $count } is set up with the same roles (AU-2).
audatia-event-left-the-lists = { $who } retires.

## How a duel ends

audatia-won-attack-lands = { $who } wins: { $card } was not answered. It is parried with { $permitted }; { $whom }’s sword was { $sword ->
    [left] on the left
    [right] on the right
   *[centre] in the middle
}.
audatia-won-counter-attack-lands = { $who } wins: the counter-attack { $card } is parried only with the same blow, and was not.
audatia-won-exchange-lands = { $who } wins: the thrust was exchanged, and { $whom } had no outside remedy.
audatia-won-mezano-lands = { $who } wins: after the break { $card } can’t be parried, and { $whom } had no other answer.
audatia-won-mezano-countered = { $who } wins: { $card } into the mezano, and { $whom } had no outside counter, no Soprana and no Break Off.
audatia-won-remedy-lands = { $who } wins: { $whom } had no counter that lines up with { $card }.
audatia-won-entry-lands = { $who } wins: the Audatia Entry with { $card } was not met.
audatia-won-perfect-counter = { $who } wins: { $card } is the remedy’s own counter.
audatia-won-kick-lands = { $who } wins: the kick stopped the entry, and { $card } followed.
audatia-won-two-draws = { $who } wins: two games were drawn, so the challenge has failed (AU-2).
audatia-won-retired = { $who } wins: { $why }.

## What may happen

audatia-foreseen-break-off = both break off: { $why }
audatia-foreseen-game-drawn = the game is drawn: { $why }
audatia-foreseen-duel-won = { $whose ->
    [you] you win
   *[other] { $who } wins
}: { $why }

## Errors

audatia-cards-names = The card data must have each card once, and no other; wrong: { $names }
audatia-cards-blow = { $name } is written { $code }, and by no other code.
audatia-cards-suns = { $name }: a cut has half-suns l and r, the punta none.
audatia-cards-codes = A code is two or three capitals and stands for one card; wrong: { $codes }
audatia-cards-relation = { $name } names { $unknown }, which does not exist.
audatia-cards-counter = These counter-remedies counter nothing: { $names }
audatia-cards-attack = At least one blow needs the attack sign.
audatia-cards-basic = { $name }: the basic cards name more { $codes } than the deck has.
audatia-cards-hand = { $name }: a first hand has { $hand } basic cards, not { $basic }.
audatia-cards-total = { $total } cards in the data are too many; the most is { $most }.
audatia-cards-opening = attacks: no posta can open with a blow that has the attack sign ({ $blows }), so nobody could ever attack.
audatia-cards-unanswered = { $name }, parried_by: none of these blows is in the deck with the parry sign{ $name ->
    [punta] {" "}and no card has the break sign
   *[other] {""}
}, so nothing could answer it.
audatia-cards-unmet = { $name }, counter: { $counter } has no copies, and no other counter-remedy in the deck is for the { $side ->
    [inside] inside
   *[outside] outside
}, so nothing could meet it.
audatia-doubt-parry = { $name }, parried_by: no permitted parry comes from the { $side ->
    [left] left
   *[right] right
}
audatia-doubt-blows = { $name }, basic: there is not one strike of each blow; missing: { $blows }
audatia-doubt-counter = { $name }, counter: { $counter } has no copies, so nothing counters it perfectly
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
audatia-stance-card = { $field }: there is no card { $card }. There is: { $cards }.
audatia-stance-copies = { $copies ->
    [0] { $seat } has no { $card } in the deck.
    [one] { $seat } has only one { $card }.
   *[other] { $seat } has only { $copies } of { $card }.
}
audatia-stance-deck = { $seat }: say either what is left in the deck or what lies face down, not both.
audatia-stance-game = game={ $game }: a duel has games 1 to { $most }.
audatia-stance-virtues = virtues={ $virtues } must say whose Audatia, Prudentia, Celeritas and Fortitudo are, as in virtues=c,r,c,r; - is nobody’s.
audatia-stance-virtues-left = virtues={ $virtues } can’t be in phase={ $phase }: in setup nobody has any; in virtue Audatia is the challenger’s, and at most one other is taken, by the respondent.
audatia-stance-first = With these virtues first={ $first }; anything else can be said only before the poste are chosen.
audatia-stance-to = In this position of phase={ $phase } it is to={ $to } who decides.
audatia-stance-not-now = { $field } has no place in this position of phase={ $phase }.
audatia-stance-posta = phase={ $phase } needs { $field }: once the poste are chosen, both stay written, also after the first strike.
audatia-stance-taunted = { $field }={ $taunted }: a taunted player owes at most { $most } cards.
audatia-stance-owed = { $field }: one of two cards is still owed only while its owner decides in steps 4 to 6 and holds one.
audatia-stance-salute = salute={ $salute } can’t be: it waits while the respondent has not struck in this game, and is active while that first strike is his whole stack.
audatia-stance-stacks = The stacks don’t fit phase={ $phase }{ $way ->
    [entry] {" "}as=entry
    [remedy] {" "}as=remedy
    [exchanged] {" "}as=exchanged
    [broken] {" "}as=broken
    [mezano] {" "}as=mezano
    [soprana] {" "}as=soprana
   *[other] {""}
}: { $lying ->
    [attack] the attacker’s ends in his strike; a thrust at an extended posta is an exchange
    [counter-attack] both end in the same cut
    [bind] the attacker’s ends in his strike, the defender’s in one that may parry it
    [exchange] both end in a thrust, or the attacker’s is one thrust at an extended posta and the defender has no strike
    [break] the attacker’s ends in a thrust, the defender’s in a strike that breaks it
    [mezano] the attacker’s ends in a thrust, the defender’s in a break and the mezano from the other side
    [counter-mezano] the attacker’s ends in a thrust and a mandritto mezano, the defender’s in a mandritto break and a roverso mezano
   *[measured] the attacker has none
}. Remedies lie only on top, where they are to be met.
audatia-stance-side = { $field }: this stack can lie only { $side ->
    [left] left
    [right] right
   *[centre] in the centre
}, as its owner sees it.
audatia-stance-bind = phase={ $phase } can’t be: the bind of { $bound } is { $whole ->
    [yes] stretto
   *[no] largo
}.
audatia-stance-fortitudo = Nobody has most Fortitudo here, so nobody sets the side.
audatia-stance-entry = { $seat } has neither most Audatia nor what a Feint needs, so there is no such decision.
audatia-stance-remedy = The remedy to be met is { $remedy }, on a side that fits; if it could be either, say which, as in remedy=TWi or remedy=TWo.
audatia-stance-attack = attack: name the strike of { $seat } that fell short; it is among the open discards and ends in the posta.
audatia-stance-setup = { $seat }: in set-up the basic cards are in hand or face down, with another card in hand for each that was cycled; whose turn has not come has put away nothing, and the deck can replace what is face down.
audatia-stance-trade = { $seat } can’t finish a trade without a card in hand and one in the deck.
audatia-stance-refused = skill={ $skill } could not be played: { $why }.
audatia-stance-deny = skill={ $skill }: { $seat } has no Deny left that anybody could fear.
audatia-stance-seen = { $field }: { $what ->
    [buried] a card that is known to lie face down is among those that lie there, in hidden.
    [gone] as in 1-2, two cards were put away since and lie face down, at least one of them of those seen.
    [left] only what was seen can have left the hand since.
    [past] so many other cards do not lie face down.
   *[seen] what was seen and has not left openly is still in hand or, as many as gone says, face down beside what is known to be buried there.
}
audatia-stance-past = { $field } must be a number and cards, as in 1:P,RE.
audatia-stance-stuck = { $seat } could do nothing here.
