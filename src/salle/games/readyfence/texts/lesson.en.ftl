readyfence-lesson-about = You are the fencer on the left, with an epee and six cards. A touch is a point, and the first to five touches wins. This is the tutorial mode: every phrase opens at lunge distance.
readyfence-lesson-end = Distance, tempo, speed: you know how a phrase works. The other modes add stamina, more distances and the rarer cards.

readyfence-lesson-distance = There are two squares between you: too far for any attack. Lunge distance is one square. A turn has two actions. Use the first to step forward.
readyfence-lesson-distance-well = One square between you: lunge distance. You still have an action.
readyfence-lesson-distance-else = You can do that, but neither of you can hit from here. Step forward first.

readyfence-lesson-attack = Red cards attack. Open a phrase with Straight Thrust 5. The number is its speed.
readyfence-lesson-attack-well = Your opponent did not stop it, so it lands: a touch for you. Both of you go back on guard.
readyfence-lesson-attack-else = Save that for another day. Here, attack with Straight Thrust 5.

readyfence-lesson-weapon = Your opponent is in Invitation, with the target open. Your weapon is in Engagement. A Straight Thrust from Line against Invitation gets +2: change your weapon to Line.
readyfence-lesson-weapon-well = Your point is in line, and you still have an action.
readyfence-lesson-weapon-else = You can do that, but it is slower. Line makes your Straight Thrust 2 faster against Invitation: change the weapon first.

readyfence-lesson-line = Now attack: Straight Thrust 4 comes at speed 6.
readyfence-lesson-line-well = 4 + 2 = 6. The opposing Parry & Riposte 4 was too slow for that.
readyfence-lesson-line-else = You have prepared something better: play Straight Thrust 4.

readyfence-lesson-parry = Your opponent attacks at speed 5. Dark-blue cards parry an attack that is not faster: play Parry & Riposte 6.
readyfence-lesson-parry-well = You parried, and your riposte followed at once at speed 4. Your opponent had no answer: a touch for you.
readyfence-lesson-parry-else = You can take the touch, but you hold a parry that is fast enough.

readyfence-lesson-counter = Your opponent attacks at speed 4. Light-blue cards counter-attack. If yours is faster, you are the threat. At equal speed both of you are hit. Choose a card.
readyfence-lesson-counter-well = 6 against 4: you hit first, and your opponent could not stop it.
readyfence-lesson-counter-else = Stop Hit 4 would be a double touch, a point for each of you. Stop Hit 6 is faster and scores for you alone.

readyfence-lesson-dodge = Speed 6, and no blue card in your hand. You can still escape without a card: defend by distance. It costs 1 stamina, and you exchange a card.
readyfence-lesson-dodge-well = Two squares back, out of reach. Now discard a card.
readyfence-lesson-dodge-else = You do not have to be hit. Defend by distance.

readyfence-lesson-spend = Discard one of your cards, face down. You will draw another. Your slowest attack, Straight Thrust 3, is the smallest loss.
readyfence-lesson-spend-well = You drew a parry in exchange, and your opponent ends the phrase: no touch.
readyfence-lesson-spend-else = You can discard that one too, but your slowest attack is worth least: discard Straight Thrust 3.

readyfence-lesson-win = Four all: the next touch wins. Your opponent can parry up to speed 6 and has no stamina left to step back. Angulation makes an attack 2 faster: play it with Straight Thrust 5.
readyfence-lesson-win-well = 5 + 2 = 7: faster than any card your opponent holds. Five touches: you win the bout.
readyfence-lesson-win-else = Your opponent may hold a parry that stops this attack. With Angulation your Straight Thrust 5 comes at speed 7.
