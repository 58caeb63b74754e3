arena-lesson-about = You are the Duelist in an arena, against the Bear. A hero whose life falls to zero is out, and the last hero standing wins. You both draw from the same deck.
arena-lesson-end = Ready items that help you, attack where your opponent has no answer, and keep a defence for the blow that would finish you. In a bout of three to six heroes you also choose whom to attack.

arena-lesson-discard = At the start of your turn you can exchange a card: discard one, then draw to five. You need only one Jump: discard the other.
arena-lesson-discard-well = You drew a Mighty Blow. You will need it soon.
arena-lesson-discard-else = That is allowed, but you need only one Jump. Discard the other.

arena-lesson-ready = Bare hands do little damage. Ready the Short Sword: it adds 2 to all your attacks as long as it lies in front of you. Readying an item ends your turn.
arena-lesson-ready-well = The sword is in your hand. Your other hand is free for a shield or a dagger.
arena-lesson-ready-else = You could skip to combat, but with an empty hand. Ready the Short Sword first.

arena-lesson-attack = Now attack: play Mighty Blow on any line. Your own 2, the sword’s 2 and the card’s 2 make 6 damage.
arena-lesson-attack-well = The Bear had no defence for that line and lost 6 life. The board adds up the damage for you before you play.
arena-lesson-attack-else = That is an attack too, but a weaker one. Mighty Blow adds 2, and you choose the line.

arena-lesson-defend = The Bear attacks high with a Great Sword: 5 damage. A defence that covers the line counters it: play Parry: High.
arena-lesson-defend-well = Countered: no damage at all. The card is spent, and you draw again in your own turn.
arena-lesson-defend-else = You can take the hit and keep 3 life. But the right parry is in your hand.

arena-lesson-feint = A Feint has no line, so no parry counters it. One card covers everything: play Dodge.
arena-lesson-feint-well = The Feint missed. A Dodge is worth keeping.
arena-lesson-feint-else = You would survive with 3 life. But a Dodge counters every attack, even a Feint.

arena-lesson-shield = The Bear attacks on the right, and none of your cards covers that line. But a ready shield counters any attack and takes the damage itself.
arena-lesson-shield-well = The Round Shield took 3 and has 2 left. It can counter once more.
arena-lesson-shield-else = You can take the hit, but your shield would take it for you.

arena-lesson-thrust = The Bear has 4 life behind Plate that takes 7 damage. A Thrust ignores armour. Finish the Bear with it, on any line.
arena-lesson-thrust-well = Past the Plate: 6 damage, and the Bear is defeated. You are the last hero standing.
arena-lesson-thrust-else = The Plate would take most of that. A Thrust ignores it.
