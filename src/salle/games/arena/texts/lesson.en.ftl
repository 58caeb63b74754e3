arena-lesson-about = You are the Duelist in an arena, against the Bear. A hero whose life falls to zero is out; the last one who stands wins. Both draw from the same deck.
arena-lesson-end = Ready what helps, strike where he has no answer, and keep a defence for the blow that would end it. With up to six heroes you will also have to choose whom to strike.

arena-lesson-discard = A turn begins with a chance to exchange a card: discard one, and draw up to five. Two Jumps are one too many: discard a Jump.
arena-lesson-discard-well = You have drawn a Mighty Blow for it. That will be useful.
arena-lesson-discard-else = You may, but two Jumps are one too many. Discard one of these.

arena-lesson-ready = Bare hands do little harm. Ready the Short Sword: it adds 2 to all your attacks as long as it lies before you. To ready an item ends the turn.
arena-lesson-ready-well = The sword is in your hand. You have one hand left, for a shield or a dagger.
arena-lesson-ready-else = You could go on to combat, but with an empty hand. Ready the Short Sword first.

arena-lesson-attack = Now strike: Mighty Blow, on whichever line you name. Your own 2, the sword's 2 and the card's 2 make 6.
arena-lesson-attack-well = He had no defence for that line: 6 life are gone. All of it is added up for you before you play.
arena-lesson-attack-else = Also an attack, but with less behind it. Mighty Blow adds 2, and you choose the line.

arena-lesson-defend = The Bear has a Great Sword and strikes high: 5 damage. A defence that covers the line counters it: play Parry: High.
arena-lesson-defend-well = Countered: no damage at all. The card is spent; you draw again in your own turn.
arena-lesson-defend-else = You can take it and live on with 3. But the right parry is in your hand.

arena-lesson-feint = A Feint has no line, and no parry meets it. One card covers everything: Dodge.
arena-lesson-feint-well = Gone before it landed. A Dodge is worth keeping.
arena-lesson-feint-else = You would live, but with 3 life. Dodge covers every attack, even a Feint.

arena-lesson-shield = He strikes on the right, and no card of yours covers that. But a ready shield counters any attack, and takes the damage itself.
arena-lesson-shield-well = The Round Shield took 3 and has 2 left. It will serve once more.
arena-lesson-shield-else = You can take it, but the shield on your arm would do it for you.

arena-lesson-thrust = The Bear has 4 life, behind a suit of plate that takes 7 damage. A Thrust passes armour by. Finish it, on any line.
arena-lesson-thrust-well = Past the plate: 6 damage, and the Bear falls. You are the last who stands.
arena-lesson-thrust-else = The plate would take most of that. A Thrust passes it by.
