readyfence-lesson-about = You are the fencer on the left, with an epee and six cards. A touch is a point; who first has five wins. This is the tutorial mode: every phrase opens at lunge distance.
readyfence-lesson-end = Distance, weapon, speed: you know what a phrase is made of. The other modes add stamina, more distances and the rarer cards.

readyfence-lesson-distance = Two squares lie between you: too far for any attack. At lunge distance there is one. A turn has two actions; use the first to step forward.
readyfence-lesson-distance-well = One square between you: lunge distance. And you still have an action.
readyfence-lesson-distance-else = That may be done too, but from here nobody can touch. Step forward first.

readyfence-lesson-attack = Red cards attack. Open a phrase with Straight Thrust 5: its number is its speed.
readyfence-lesson-attack-well = He did not answer, and what is not answered lands: a touch. Both go back on guard.
readyfence-lesson-attack-else = A good idea for another day. Here, thrust: Straight Thrust 5.

readyfence-lesson-weapon = He stands in Invitation, his target open. Your blade is in Engagement. From Line a Straight Thrust against Invitation gains 2: turn your weapon to Line.
readyfence-lesson-weapon-well = The point is aimed at him, and you still have an action.
readyfence-lesson-weapon-else = Legal, but slower. Against Invitation the Line makes your thrust two faster: turn the weapon first.

readyfence-lesson-line = Now the thrust: Straight Thrust 4 comes at speed 6.
readyfence-lesson-line-well = 4 + 2 = 6. His Parry & Riposte 4 was too slow for that.
readyfence-lesson-line-else = You have prepared something better: play Straight Thrust 4.

readyfence-lesson-parry = He attacks at speed 5. Dark blue cards parry if they are at least as fast: play Parry & Riposte 6.
readyfence-lesson-parry-well = Parried, and your riposte followed at once, at speed 4. He had no answer: your touch.
readyfence-lesson-parry-else = You may take the touch, but you hold a parry that is fast enough.

readyfence-lesson-counter = He attacks at speed 4. Light blue cards counter-attack: faster than he is, you are the threat; as fast as he is, both are touched. Choose.
readyfence-lesson-counter-well = 6 against 4: you were first, and he could not stop it.
readyfence-lesson-counter-else = Stop Hit 4 would be a double touch, a point for each. Stop Hit 6 is faster: the point is yours alone.

readyfence-lesson-dodge = Speed 6, and no blue card in your hand. Without a card you can still get away: defend by distance. It costs 1 stamina and a card for another.
readyfence-lesson-dodge-well = Two squares back: his point does not reach you. Now one card has to go.
readyfence-lesson-dodge-else = Nobody has to be touched. Defend by distance.

readyfence-lesson-spend = Put one of your cards away, face down; you will draw another. Your slowest thrust, the Straight Thrust 3, is the least loss.
readyfence-lesson-spend-well = You have drawn a parry for it, and he lets the phrase end: no touch.
readyfence-lesson-spend-else = That one may go too, but the slowest thrust is worth least: put away Straight Thrust 3.

readyfence-lesson-win = Four all: the next touch wins. He can parry up to 6 and has no stamina left to flee. Angulation goes with an attack and makes it two faster: lay it with Straight Thrust 5.
readyfence-lesson-win-well = 5 + 2 = 7: faster than anything he holds. Five touches: the bout is yours.
readyfence-lesson-win-else = He may hold a parry that stops this. With Angulation your Straight Thrust 5 comes at speed 7.
