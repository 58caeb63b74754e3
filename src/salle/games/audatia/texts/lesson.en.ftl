audatia-lesson-about = You are the Challenger in a duel with longswords, as Fiore dei Liberi taught it six hundred years ago. There are no points: the first blow, remedy or counter that goes unanswered ends the duel.
audatia-lesson-end = Guard, blow, parry, bind, remedy, counter: that is a whole phrase. Your virtues and your character’s skills decide what you may do, and when. You will meet them in your first duel.

audatia-lesson-posta = Both players choose a guard in secret: a posta. It says which blows you may start with. Choose Donna Destra, with the sword on your right shoulder. It has four kinds of blow.
audatia-lesson-posta-well = The guards are revealed. You are in Donna Destra. Your opponent is in Donna Sinestra, with the sword on the left.
audatia-lesson-posta-else = You may choose any posta, and each has its use. For this lesson choose Donna Destra.

audatia-lesson-attack = A mandritto comes from your right, a roverso from your left. Attack with Mandritto Fendente, down from your right: a Roverso Fendente does not parry it.
audatia-lesson-attack-well = Your opponent holds no card that parries this blow, so the duel is over. One unanswered blow is enough.
audatia-lesson-attack-else = That is an attack too, but a Roverso Fendente parries it. Mandritto Fendente is harder to answer from the left.

audatia-lesson-parry = Your opponent cuts down from the left with a Roverso Fendente. Its card says what parries it, and your Roverso Fendente does. Parry.
audatia-lesson-parry-well = The swords meet in a bind. Look at the half-suns of both cards. Here they don’t make a full sun, so it is a wide bind (largo).
audatia-lesson-parry-else = With more Celeritas you may counter-attack with the same blow. But that is a risk: your opponent may have it too. Parry first.

audatia-lesson-largo = In a wide bind, the defender strikes first. You parried, so attack: either blow will do.
audatia-lesson-largo-well = Your opponent has nothing left to parry with. First you parry, then you strike.
audatia-lesson-largo-else = You may pass, but then your opponent may strike. Attack!

audatia-lesson-sun = Here is the same attack again. This time your Roverso Fendente has the other half of the sun. Parry, and see what happens.
audatia-lesson-sun-well = Two halves make a full sun: a close bind (stretto). The swords cross near the hands, and the hands come into play.
audatia-lesson-sun-else = Parry this time: the two half-suns will make a full sun.

audatia-lesson-side = You have most Fortitudo, the strength of the elephant. So you choose the side of the close bind. Your Ligadura Mezana works on the inside.
audatia-lesson-side-well = The bind is on the inside, for both of you.
audatia-lesson-side-else = You may choose that, but Ligadura Mezana does not work on the outside. Choose the inside.

audatia-lesson-remedy = In a close bind you play remedies instead of blows: locks, grips and pommel strikes. Play Ligadura Mezana.
audatia-lesson-remedy-well = Your opponent’s arm is locked, and they had no counter for the inside. A remedy without a counter ends the duel.
audatia-lesson-remedy-else = Without a remedy your opponent gets the chance. You hold one: play it.

audatia-lesson-counter = This time your opponent was first, and Ligadura Mezana is on your arm. Any counter-remedy for the inside saves you. The perfect counter wins. Which one is it?
audatia-lesson-counter-well = Counter to the Mezana is the perfect counter to Ligadura Mezana. You win the duel.
audatia-lesson-counter-else = That would save you, because it works on the inside too. But the perfect counter wins at once: Counter to the Mezana.
