foil-name = Foil
foil-about = Each player has one card. You play it or pass.
foil-author = no author
foil-ruleset-plain = One phrase.
foil-ruleset-long = One phrase for more.
foil-seat-left = Left
foil-seat-right = Right
foil-option-stake = points for a touch
foil-error-cards = Invalid cards: { $problem }
foil-rule-not-held = you do not have this card
foil-rule-not-left = no such card is left
foil-rule-faster = the faster card touched
foil-rule-unopposed = the other player laid no card
foil-rule-no-touch = neither player was touched
foil-do-pass = Pass
foil-do-lay = Lay it
foil-event-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}.
foil-event-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} card { $a }.
foil-event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} card { $a }.
foil-event-touched = { $who-is ->
    [you] You touch
   *[other] { $who } touches
}.
foil-event-missed = Neither player touches.
foil-number = { $number }
foil-fact-speed = speed
foil-fact-copies = copies
foil-heading-use = When to lay it
foil-use = When your opponent is slower.
foil-card-lunge = Lunge
foil-card-parry = Parry
foil-card-stop-hit = Stop Hit
foil-brief-lunge = the plain attack
foil-brief-parry = slow
foil-brief-stop-hit = faster than all
