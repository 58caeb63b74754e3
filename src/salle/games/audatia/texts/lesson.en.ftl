audatia-lesson-about = You are the Challenger in a duel with longswords, as Fiore dei Liberi taught it six hundred years ago. There are no points: the first blow, remedy or counter that is not answered ends the duel.
audatia-lesson-end = Guard, blow, parry, bind, remedy, counter: that is the whole phrase. The virtues and the skills of your character decide who may do what, and when; you will meet them in your first duel.

audatia-lesson-posta = Both choose a guard in secret: a posta. It says which blows may come from it. Choose Donna Destra, the sword on your right shoulder: four kinds of blow are ready in it.
audatia-lesson-posta-well = Now the poste are open: you are in Donna Destra, he is in Donna Sinestra with his sword on the left.
audatia-lesson-posta-else = Every posta is allowed, and every one has its use. For this lesson take Donna Destra.

audatia-lesson-attack = A mandritto comes from your right, a roverso from your left. Attack with the Mandritto Fendente, down from your right: no Roverso Fendente parries it.
audatia-lesson-attack-well = Nothing in his hand parries that blow, and so the duel is over. One blow that is not answered is enough.
audatia-lesson-attack-else = Also an attack, but a Roverso Fendente parries this one. Mandritto Fendente is harder for him to meet from the left.

audatia-lesson-parry = He strikes down from his left with a Roverso Fendente. The card says what parries it: a Roverso Fendente is one of them. Parry.
audatia-lesson-parry-well = The swords meet in a bind. Look at the half-suns of both cards: here they make no whole, so it is largo, at wide measure.
audatia-lesson-parry-else = A counter-attack with the same blow can be made by whoever is quicker, but it is a risk: he may have it too. Parry first.

audatia-lesson-largo = In a largo bind, who has parried is the first to strike. Attack: either blow will do.
audatia-lesson-largo-well = He has nothing left to parry with. After a parry comes the blow.
audatia-lesson-largo-else = You may let the chance pass, but then it is his. Strike!

audatia-lesson-sun = The same attack once more. This time your Roverso Fendente has the other half of the sun. Parry, and see what becomes of it.
audatia-lesson-sun-well = Two halves make a whole sun: stretto. The swords are crossed close by, and hands come into play.
audatia-lesson-sun-else = Parry this time: the two half-suns will make a whole.

audatia-lesson-side = You have most Fortitudo, the strength of the elephant, so that you say on which side the close play is. Your Ligadura Mezana is for the inside.
audatia-lesson-side-well = Inside it is, for both of you.
audatia-lesson-side-else = You may, but your Ligadura Mezana could not be played on the outside. Choose the inside.

audatia-lesson-remedy = In close play there are no more blows, but remedies: locks, grips and pommel strikes. Play Ligadura Mezana.
audatia-lesson-remedy-well = His arm is locked, and he had no counter for the inside. A remedy that is not met ends the duel.
audatia-lesson-remedy-else = Without a remedy the chance passes to him. You hold one: play it.

audatia-lesson-counter = Now he was quicker, and Ligadura Mezana is on your arm. A counter-remedy of the same side saves you; the remedy's own counter wins. Which is its own?
audatia-lesson-counter-well = Counter to the Mezana is the counter to that very remedy: a perfect counter, and the duel is yours.
audatia-lesson-counter-else = That would save you, for it is of the right side. But the remedy's own counter wins at once: Counter to the Mezana.
