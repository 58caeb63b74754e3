## The strikes

audatia-card-mandritto-fendente = Mandritto Fendente
audatia-card-mandritto-fendente-brief = Descending cut from the right: attacks, parries, breaks a thrust
audatia-card-mandritto-fendente-game = A cut from your right that attacks, parries and breaks a thrust. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the right or in the middle. It parries any attack whose card permits it, if your posta or stack is on the right or in the middle. Both stacks then lie on your left, and the half-suns decide between a wide and a close bind. It also breaks a thrust: then you may strike with a Roverso Mezano, and the attacker may play an outside remedy. If it counter-attacks you, only another Mandritto Fendente parries it. After your Kick to the Groin, any fendente wins.
audatia-card-mandritto-fendente-art = The natural forehand cut: it cleaves downwards from the right with the true edge. Fiore says that the fendenti split the teeth and reach the knee. The cut goes from one guard into another, typically from Donna on the right shoulder through Longa. Carried through, it ends low on the left, as in Dente di Zenghiaro. The same cut covers and strikes: against the opponent’s sword it parries, and across a low thrust it breaks. Pressure and distance decide whether two fendenti bind wide or close. The half-suns are the game’s picture of that.
audatia-card-mandritto-fendente-when = Open with it when your sword is on the right and your opponent has few answers from their side. It also covers nearly anything that comes. Keep one back against the thrust and, with Galeazzo, for the kick.
audatia-card-mandritto-fendente-beats = In the art: a cover that strikes the blade aside and answers at once, a step out of reach, or the same cut thrown sooner. In the game: a permitted parry from the side where the defender’s sword is, or the same cut as a counter-attack. The Defend of Dente di Zenghiaro, Perfect Measure and Break Off answer it too. A posta that shuts it out keeps it from opening.

audatia-card-roverso-fendente = Roverso Fendente
audatia-card-roverso-fendente-brief = Descending cut from the left: attacks, parries, breaks a thrust
audatia-card-roverso-fendente-game = A cut from your left that attacks, parries and breaks a thrust. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the left or in the middle. It parries any attack whose card permits it, if your posta or stack is on the left or in the middle. Both stacks then lie on your right, and the half-suns decide between a wide and a close bind. It also breaks a thrust: then you may strike with a Mandritto Mezano, and the attacker may play an inside remedy. If it counter-attacks you, only another Roverso Fendente parries it. After your Kick to the Groin, any fendente wins.
audatia-card-roverso-fendente-art = The backhand counterpart of the fendente from the right. It falls from the left shoulder with the true edge, through the head and down towards the knee. Carried through, it ends low on the right, in Tutta Porta di Ferro, where the next cover begins. Fiore treats the two fendenti together and lets both break the guards that lie low. The separate list of parries on each card is our reconstruction.
audatia-card-roverso-fendente-when = Use it when your sword lies on the left: after your own parry from the right, or in a posta of the left side. It is the surest cover from there.
audatia-card-roverso-fendente-beats = In the art: a cover from below or above that sends it past you, or drawing head and hands out of its reach. In the game: a permitted parry from the side where the defender’s sword is, or the same cut as a counter-attack. The Defend of Dente di Zenghiaro, Perfect Measure and Break Off answer it too. A posta that shuts it out keeps it from opening.

audatia-card-mandritto-mezano = Mandritto Mezano
audatia-card-mandritto-mezano-brief = Level cut from the right: attack only, and strong after a break
audatia-card-mandritto-mezano-game = A cut from your right that attacks only. The one thing it can parry is a Mandritto Mezano that counter-attacks it. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the right or in the middle. It is strongest after you break a thrust with a roverso: then it cannot be parried. Only an inside remedy or Break Off saves the attacker. You may counter that remedy with an inside counter-remedy or with Soprana Tor di Spada. It also helps when a mandritto broke your own thrust and a Roverso Mezano follows: play it instead of an outside remedy. Then your opponent loses without an outside counter-remedy, Soprana Tor di Spada or Break Off.
audatia-card-mandritto-mezano-art = A cut across the middle, anywhere between the head and the knee, from the right and with the true edge. Fiore’s mezani also beat thrusts aside. In the game only the fendenti do that. The fast mezano after a broken thrust stands for the cuts Fiore makes while the opponent’s sword is still held down. The version from the right is the game’s mirror image of Fiore’s drawing.
audatia-card-mandritto-mezano-when = Use it when the opponent’s sword is held high or committed to the other side. Above all, use it when the thrust is broken and your opponent has no remedy left.
audatia-card-mandritto-mezano-beats = In the art: a fendente that falls on it from above, or a step back out of its arc. In the game: a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off. After a roverso break only an inside remedy or Break Off answers it. Against a Roverso Mezano it meets an outside counter-remedy, Soprana Tor di Spada or Break Off.

audatia-card-roverso-mezano = Roverso Mezano
audatia-card-roverso-mezano-brief = Level cut from the left: attack only, and strong after a break
audatia-card-roverso-mezano-game = A cut from your left that attacks only. The one thing it can parry is a Roverso Mezano that counter-attacks it. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the left or in the middle. It is strongest after you break a thrust with a mandritto: then it cannot be parried. The attacker is hit without an outside remedy, a Mandritto Mezano (no Celeritas needed) or Break Off. You answer the remedy with an outside counter-remedy: the perfect one wins, another breaks off. You answer the Mandritto Mezano with any outside counter-remedy or with Break Off, and both break off. Against either you may play Soprana Tor di Spada instead, and the attacker must counter it.
audatia-card-roverso-mezano-art = A level cut from the left. Fiore says that from this side the mezano strikes with the false edge, the one turned towards yourself. That way the hands need not cross. In Fiore it is the quick end of a broken thrust. The opponent’s blade is beaten to the ground with a foot on it, and the false edge rises to the throat, or in Fiore’s words, under the beard. Drawing this cut as a mezano is the game’s reading of the picture.
audatia-card-roverso-mezano-when = Use it directly after you break a thrust from the right, while the other sword is down. Otherwise use it against a posta that leaves the left line open.
audatia-card-roverso-mezano-beats = In the art: regaining the sword before the edge arrives, closing in to grapple, or being out of reach. In the game: a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off. After a break: an outside remedy, a Mandritto Mezano or Break Off.

audatia-card-mandritto-sottano = Mandritto Sottano
audatia-card-mandritto-sottano-brief = Rising cut from the right: parries always, attacks with Prudentia
audatia-card-mandritto-sottano-game = A cut from your right that parries, but does not break a thrust. It attacks only with most Prudentia. A posta’s bonus of Prudentia counts if this is the first strike from that posta. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the right or in the middle. To parry with it you need no virtue: the attack must permit it, and your sword must be on the right or in the middle. Both stacks then lie on your left, and the half-suns are compared.
audatia-card-mandritto-sottano-art = A cut that climbs from the knee to the middle of the forehead, along the road on which the fendente comes down. Fiore lets the sottani go back the way they came, or stay above in Longa, where the point threatens. As a cover from a low guard such as Porta di Ferro it lifts the attack off its line. A rising arm leaves the head open: for that reason the game lets only the prudent attack with it.
audatia-card-mandritto-sottano-when = Use it as a cover from a low sword on the right, at any time. Attack with it when you lead in Prudentia, for instance with the first strike from a posta that adds some.
audatia-card-mandritto-sottano-beats = In the art: a fendente into it before it gains speed, or a cut over it at the head and arms. In the game: a permitted parry, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off. The same cut counter-attacks it, which needs most Prudentia, and most Celeritas or Pre-empt. Without most Prudentia it cannot attack at all.

audatia-card-roverso-sottano = Roverso Sottano
audatia-card-roverso-sottano-brief = Rising cut from the left: parries always, attacks with Prudentia
audatia-card-roverso-sottano-game = A cut from your left that parries, but does not break a thrust. It attacks only with most Prudentia. A posta’s bonus of Prudentia counts if this is the first strike from that posta. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later your stack must lie on the left or in the middle. To parry with it you need no virtue: the attack must permit it, and your sword must be on the left or in the middle. Both stacks then lie on your right, and the half-suns are compared.
audatia-card-roverso-sottano-art = The rising cut from the left hip, as it comes out of Dente di Zenghiaro. It follows the line of the fendente upwards from the knee to the forehead, and ends extended in Longa or falls back. It is a strong cover, because it meets a descending blow with hips and back behind it. Fiore speaks of both sottani together. The card’s own list of parries is our reconstruction.
audatia-card-roverso-sottano-when = Cover with it from a low sword on the left, when a fendente comes down and you want your own point up in front. Attack with it when you lead in Prudentia and legs, flank or arms are open from below.
audatia-card-roverso-sottano-beats = In the art: a fendente on the blade as it starts, or a blow to the head it leaves uncovered. In the game: a permitted parry, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off. The same cut counter-attacks it, which needs most Prudentia, and most Celeritas or Pre-empt. Without most Prudentia it cannot attack at all.

audatia-card-punta = Punta
audatia-card-punta-brief = The thrust: from anywhere, but it can be exchanged or broken
audatia-card-punta-game = The thrust only attacks and has no half-sun. To open with it you need a posta that lists it, and the opposite posta must not shut it out. Later it comes from any side. Your whole stack moves to the middle with it; the other stack stays. The defender may parry it with a permitted blow, which always makes a wide bind. They may break it with a card that has the break sign: then each player has one chance. With most Celeritas they may exchange it with a Punta; before their first strike both poste need the exchange sign for that. If your thrust is exchanged, you must play an outside remedy or lose. A thrust at an extended posta counts as an exchange: it needs the exchange sign on your posta and most Celeritas. A thrust never counter-attacks and cannot be counter-attacked.
audatia-card-punta-art = Fiore counts five thrusts: two from above, two from below and one through the middle. Fiore calls them cruel and more venomous than snakes. The exchange (scambiar di punta) steps off the line, crosses the coming sword with low hands and a high point, and lands in the face or chest. The break (romper di punta) goes with high hands, takes the thrust with a fendente and beats it to the ground. One card for all five thrusts is the game’s simplification.
audatia-card-punta-when = Use it when a cut would have to change sides and the thrust need not. Use it when your opponent has little Celeritas and no fendente to spare. If you fear the exchange, thrust from a posta without the exchange sign.
audatia-card-punta-beats = In the art: the exchange, the break, or stepping aside with a cover. In the game: a Punta as an exchange, a fendente as a break, or a permitted parry. The Defend of Dente di Zenghiaro, Perfect Measure and Break Off answer it too. An extended posta keeps ordinary thrusts out.

## The poste

audatia-card-tutta-porta-di-ferro = Tutta Porta di Ferro
audatia-card-tutta-porta-di-ferro-brief = Full iron door: low right, exchanges, Fortitudo for the first strike
audatia-card-tutta-porta-di-ferro-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out. Your sword is on the right, so your first parry or break comes from there. Your first strike has a Fortitudo bonus while it tops your stack. With the exchange sign and most Celeritas, you may exchange a thrust from a posta that has the sign too. You may also thrust at an extended posta.
audatia-card-tutta-porta-di-ferro-art = Left foot forward, hands low by the right thigh, the point near the ground: the whole iron door. Fiore calls it strong and good to wait in against every hand weapon, long or short. From it you exchange thrusts, beat them down, or cover with a pass and come to the close play. It makes a great defence with little effort. The virtue and the attacks on the card are our reading of this text, not part of it.
audatia-card-tutta-porta-di-ferro-when = Use it to let the other player attack first, and answer with a rising or descending cover from the right. It also suits you if you hold a thrust and lead in Celeritas.
audatia-card-tutta-porta-di-ferro-beats = In the art: fendenti, which Fiore sets against the low guards, and a feint that draws the cover too early. In the game: the attacks it does not shut out, above all those that need a parry from the left.

audatia-card-donna-destra = Donna Destra
audatia-card-donna-destra-brief = The lady on the right shoulder: many attacks, much Fortitudo
audatia-card-donna-destra-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out, if any. Your sword is on the right, and your first parry comes from there. Your first strike has a Fortitudo bonus while it tops your stack, so you are likely to choose the side of a close bind. With the exchange sign and most Celeritas, you may exchange a thrust from a posta that has the sign too. You may also thrust at an extended posta.
audatia-card-donna-destra-art = The sword rests at the right shoulder with the point behind, wound up for the hardest blows. Fiore lets her make all seven blows and cover against all of them. She breaks the other guards by force, is always ready to exchange thrusts, and steps off the line to leave the opponent uncovered. The card lists fewer than seven blows because the game takes them from the side where the sword lies. That is our reconstruction.
audatia-card-donna-destra-when = Use it as Challenger, when you hold good cuts from the right and want to win a close bind. It is the safest choice if you don’t know yet what your hand needs.
audatia-card-donna-destra-beats = In the art: a thrust or a short cut in the time her great blow needs. In the game: a posta that shuts out your cut, and attacks whose permitted parries do not come from the right. A parry that makes a wide bind beats it too, because Fortitudo does not count there.

audatia-card-fenestra = Fenestra
audatia-card-fenestra-brief = The window: high right, exchanges, Celeritas for the first strike
audatia-card-fenestra-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with the blow that it shuts out. Your sword is on the right for your first parry or break. Your first strike has a Celeritas bonus while it tops your stack. The bonus already counts when you counter-attack, exchange or thrust at an extended posta with that strike. With the exchange sign and most Celeritas, you may exchange a thrust from a posta that has the sign too. You may also thrust at an extended posta.
audatia-card-fenestra-art = The hilt is held high beside the head, the blade level, the point at the opponent’s face: you look out as from a window. Fiore calls it quick in malice and deceit, a mistress of covering and wounding. It often goes from guard to guard to mislead, makes great thrusts, and knows how to break and exchange them. The speed on the card stands for that nimbleness.
audatia-card-fenestra-when = Use it when you hold a thrust, or the very cut your opponent is likely to open with. The bonus makes the exchange or the counter-attack possible. It is good against a posta with the exchange sign and against extended ones.
audatia-card-fenestra-beats = In the art: a strong cover of the point from below, and patience with its changes. In the game: an opponent with still more Celeritas, a thrust from a posta without the exchange sign, and attacks that are best parried from the left.

audatia-card-donna-sinestra = Donna Sinestra
audatia-card-donna-sinestra-brief = The lady on the left shoulder: roversi with much Fortitudo
audatia-card-donna-sinestra-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out, if any. Your sword is on the left: your opening cuts and your first parry or break come from there. Your first strike has a Fortitudo bonus while it tops your stack, so you are likely to choose the side of a close bind. It has no exchange sign: before your first strike you can neither exchange a thrust nor thrust at an extended posta.
audatia-card-donna-sinestra-art = The lady on the left shoulder, the mirror of the other, wound up for the backhand blows. In Fiore’s words she is always ready to cover and to wound. She makes great blows, breaks thrusts and beats them to the ground, and enters the close play because she knows how to cross over. The Getty manuscript shows the lady on both shoulders. The surviving copies draw and order the guards differently.
audatia-card-donna-sinestra-when = Use it when your hand is full of roversi, or when your opponent’s posta shuts out your cuts from the right. It is good for breaking a thrust from the left.
audatia-card-donna-sinestra-beats = In the art: a thrust while the sword is still behind, or pressure on the left side, where the arms cross. In the game: attacks whose permitted parries come from the right, and a wide bind, where Fortitudo decides nothing.

audatia-card-longa = Longa
audatia-card-longa-brief = The long guard: extended, keeps ordinary thrusts away
audatia-card-longa-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. It is extended: only a posta with the exchange sign and most Celeritas can thrust at it. Such a thrust exchanges you: you must play an outside remedy or lose. Your sword is in the centre, so you may parry and break from either side. Your first strike has a Prudentia bonus while it tops your stack.
audatia-card-longa-art = Arms long, the point before the opponent’s face. Fiore calls this guard full of falsity. It feels its way along the other guards to see whether it can deceive. It wounds with the point, and slips away from blows to strike after them. Thrusts arrive in it, and the sottani may stay there. Where point stands against point, in Fiore’s words, the longer one offends first.
audatia-card-longa-when = Use it to hold off a thruster and to see what the other does. It is best when your opponent has little Celeritas or a posta without the exchange sign.
audatia-card-longa-beats = In the art: a beat on the extended blade, grasping it, or an exchange that takes the point off the line. In the game: if you have no outside remedy, a thrust from a posta with the exchange sign and most Celeritas. You answer cuts here as anywhere else.

audatia-card-porta-di-ferro-mezana = Porta di Ferro Mezana
audatia-card-porta-di-ferro-mezana-brief = Middle iron door: centre, much Prudentia for the first strike
audatia-card-porta-di-ferro-mezana-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out, if any. Your sword is in the centre, so your first parry or break may come from either side. Your first strike has a Prudentia bonus while it tops your stack. The bonus already counts when you attack with a sottano as that strike. This posta has no exchange sign and is not extended.
audatia-card-porta-di-ferro-mezana-art = Hands low and in the middle, the point down in front: the iron door stands between the two sides, hence its name. Fiore wants a long sword for it. From it you throw strong thrusts, beat swords upwards, and come back with the fendente to head or arms. Fiore says it is hard to break without danger and without coming to the close play.
audatia-card-porta-di-ferro-mezana-when = Use it to attack with a sottano. Use it also to be ready to parry on both sides when you cannot guess the attack.
audatia-card-porta-di-ferro-mezana-beats = In the art: a fendente that pins the low sword, or an invitation that makes it lift in vain. In the game: an opponent who keeps most Prudentia in spite of the bonus, and a posta that shuts out your blows. Thrusts trouble it too, because it cannot exchange them before the first strike.

audatia-card-breve = Breve
audatia-card-breve-brief = The short guard: centre, quick, Celeritas for the first strike
audatia-card-breve-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out, if any. Your sword is in the centre: you parry and break from either side. Your first strike has a Celeritas bonus while it tops your stack. The bonus already counts when you counter-attack with that strike. It has no exchange sign: before your first strike you can neither exchange a thrust nor thrust at an extended posta. On the other hand, an opponent who has not struck yet cannot exchange your thrust from it.
audatia-card-breve-art = The hilt close to the body, the point forward towards the face: Longa drawn back. Fiore says it wants a long sword, and calls it a malicious guard without stability that moves all the time and looks for a way in with thrust and step. It suits the fight in armour better. The fast counter-attack is the game’s reading of that restless point.
audatia-card-breve-when = Use it to counter-attack the cut you expect, and to keep both sides open for a parry. It is a good place to thrust from when your opponent leads in Celeritas.
audatia-card-breve-beats = In the art: a beat on the short blade, and a longer point that arrives first. In the game: an opponent who attacks with blows that are not in your hand, who has still more Celeritas, or whose posta is extended.

audatia-card-dente-di-zenghiaro = Dente di Zenghiaro
audatia-card-dente-di-zenghiaro-brief = The boar’s tooth: low left, answers any attack with a thrust
audatia-card-dente-di-zenghiaro-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with the blow that it shuts out. Your sword is on the left for your first parry. Its own power is to Defend: with most Celeritas you may answer any attack with a Punta, before your first strike. The first attack is void, and your opponent must answer your thrust. Your first strike has an Audatia bonus while it tops your stack, which helps towards an Audatia Entry after it is parried. It has no exchange sign.
audatia-card-dente-di-zenghiaro-art = Right foot forward, hands low by the left hip, the point ready below, like a boar’s tusk that rips upwards. Fiore takes name and manner from the animal. It throws great thrusts from below up to the face and comes back with a fendente to the arms. It thrusts again with a step of the front foot, and defends itself well in the close play. The Defend of the card is that thrust in the teeth of an attack.
audatia-card-dente-di-zenghiaro-when = Use it with a Punta in hand and most Celeritas: then it is risky to attack you. Use it also to open with Audatia, so that a parried first strike becomes an entry.
audatia-card-dente-di-zenghiaro-beats = In the art: a fendente that nails the low sword, or a feint that draws the thrust. In the game: take the lead in Celeritas away, or make the defender use up the thrusts. Answer the Defend like any thrust, with a parry or a break.

audatia-card-coda-longa = Coda Longa
audatia-card-coda-longa-brief = The long tail: behind on the right, Prudentia for the first strike
audatia-card-coda-longa-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with a blow that it shuts out, if any. Your sword is on the right, and your first parry or break comes from there. Your first strike has a Prudentia bonus while it tops your stack. The bonus already counts when you attack with a sottano as that strike. It has no exchange sign: before your first strike you can neither exchange a thrust nor thrust at an extended posta.
audatia-card-coda-longa-art = The sword lies stretched out behind, point towards the ground, and shows the opponent nothing but the body. Fiore says that it can thrust, cover in front and wound. If it passes forward with a fendente, it goes without fail into the close play. It is good to wait in, because you can change from it quickly to the other guards.
audatia-card-coda-longa-when = Use it to invite an attack and answer it from the right. Use it also to open with a rising cut when both of you compete for Prudentia.
audatia-card-coda-longa-beats = In the art: the time it takes to bring the sword from behind, used for a thrust or a quick cut to the near side. In the game: attacks whose permitted parries do not come from the right, and a posta that shuts out your blows.

audatia-card-bicorno = Bicorno
audatia-card-bicorno-brief = The two horns: extended, with the exchange sign, no virtue
audatia-card-bicorno-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. It is extended: only a posta with the exchange sign and most Celeritas can thrust at it. Such a thrust exchanges you: you must play an outside remedy or lose. It also has the exchange sign itself. With most Celeritas you may exchange a thrust from a posta that has the sign too, and thrust at an extended posta. Your sword is in the centre, so your first parry or break may come from either side. It gives no virtue bonus.
audatia-card-bicorno-art = Both hands before the chest, turned so that the point stays locked in the middle of the way. Fiore says that it stands so closed that the point is always in the centre. It can do what Longa can do, and likewise what Fenestra and Frontale can. How the hands are turned is a debated point of the art, and schools hold it differently.
audatia-card-bicorno-when = Use it against a player who loves the thrust, when you lead in Celeritas yourself. Then you may exchange and your opponent may not.
audatia-card-bicorno-beats = In the art: a beat, or a cut at the hands, which stand far in front. In the game: cuts, and an exchange by an opponent with more Celeritas if you hold no outside remedy.

audatia-card-frontale = Frontale
audatia-card-frontale-brief = The crown: high left, with the exchange sign, no virtue
audatia-card-frontale-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with the blow that it shuts out. In the game the sword is on the left, so your first parry or break comes from there. With the exchange sign and most Celeritas, you may exchange a thrust from a posta that has the sign too. You may also thrust at an extended posta. Your opponent may exchange your opening thrust in the same way. It gives no virtue bonus.
audatia-card-frontale-art = The hilt before the face and the blade upright. Fiore reports that some masters call it the crown. It is good for crossing swords and against thrusts. It crosses a high thrust while stepping off the line, and beats a low one to the ground. It may also step back, come with a fendente to head and arms into Dente di Zenghiaro, and thrust at once from there.
audatia-card-frontale-when = Use it to wait for cuts you can answer from the left, or for a thrust that you can exchange. It is a guard for the patient, since its own attacks are few.
audatia-card-frontale-beats = In the art: passing from the high line to the hands or the legs, and any delay, because the upright sword threatens little. In the game: attacks whose permitted parries come from the right, and plain waiting. A Challenger without an allowed attack gets only a draw in the end.

audatia-card-dente-di-zenghiaro-mezana = Dente di Zenghiaro Mezana
audatia-card-dente-di-zenghiaro-mezana-brief = The middle boar’s tooth: left, no virtue, no Defend
audatia-card-dente-di-zenghiaro-mezana-game = You choose a posta out of measure, in secret, and may change it when you could attack. It holds until your first strike. From it you open and counter-attack only with the blows it lists. Your opponent may not open against it with the blow that it shuts out. Your sword is on the left, and your first parry or break comes from there. Unlike the full boar’s tooth it has no Defend and no virtue bonus. It has no exchange sign and is not extended.
audatia-card-dente-di-zenghiaro-mezana-art = The second boar’s tooth, called the half or middle one because it stands in the middle of the body. Fiore says that it can do all that the whole tooth can. As the boar strikes slantwise, it always cuts and thrusts across the opponent’s sword. It spoils the hands, and sometimes head and arms. The card keeps the blows and drops the rest: that is our reconstruction.
audatia-card-dente-di-zenghiaro-mezana-when = Use it when you want the left side and the low line without showing that you hold a thrust. It is a choice against an opponent who opens from the right with a rising cut.
audatia-card-dente-di-zenghiaro-mezana-beats = In the art: a fendente on the sword, or an attack above it. In the game: attacks whose permitted parries come from the right, and any posta that gives your opponent a virtue you need.

## The remedies of the close bind

audatia-card-soprana-tor-di-spada = Soprana Tor di Spada
audatia-card-soprana-tor-di-spada-brief = Upper disarm, outside; also a last answer after a break
audatia-card-soprana-tor-di-spada-game = An outside remedy. Play it in a close bind on the outside: the defender first, then the attacker. Play it as an Audatia Entry after any bind, or when your thrust was exchanged. If a mandritto broke your thrust, play it in your one chance or against the Roverso Mezano that follows. Only this remedy has one more use. If you broke the thrust and a remedy or a Mandritto Mezano answers your mezano, you may play it instead of a counter-remedy. Your opponent must play a counter-remedy for the outside, or you win. Turn the Point Under is the perfect counter and wins; any other outside counter breaks off. Kick to the Groin also answers an Entry.
audatia-card-soprana-tor-di-spada-art = The upper taking of the sword, the first of Fiore’s disarms in the close play. The scholar pushes forward with the grip, and with the left hand squeezes the opponent’s arms together, so that the sword must fall. It ends with free blows. Fiore shows it among several takings: upper, middle and low.
audatia-card-soprana-tor-di-spada-when = Use it when the hands have come close and your left is free. In the game it works on the outside, and is always worth keeping if you hold fendenti to break with.
audatia-card-soprana-tor-di-spada-beats = In the art: drawing the arms back before they are squeezed, or turning the point under so that it is in line when the hands are pushed. In the game: Turn the Point Under wins. Another outside counter, such as Turn with the Push or Cover and Pommel, breaks off.

audatia-card-elbow-push-and-pommel = Elbow Push and Pommel
audatia-card-elbow-push-and-pommel-brief = Outside remedy: push the elbow, then strike with the pommel
audatia-card-elbow-push-and-pommel-game = An outside remedy. Play it in a close bind on the outside: the defender first, then the attacker. Play it as an Audatia Entry after your attack was parried, or when your thrust was exchanged. If a mandritto broke your thrust, play it in your one chance or against the Roverso Mezano that follows. Your opponent must play a counter-remedy for the outside, or you win. Turn with the Push is the perfect counter and wins; any other outside counter breaks off. Kick to the Groin also answers an Entry.
audatia-card-elbow-push-and-pommel-art = Fiore’s push behind the right elbow is a very common action, shown with the sword in wide play and elsewhere in the book. The left hand goes behind the opponent’s elbow and shoves, and the body turns. Then the scholar strikes the uncovered side or the back of the head. The pommel to the face as its ending is our reconstruction: Fiore’s text goes on with a cut.
audatia-card-elbow-push-and-pommel-when = Use it when you are outside the opponent’s right arm and the arm is stretched towards you. In the game it works on the outside, best against a hand without Turn with the Push.
audatia-card-elbow-push-and-pommel-beats = In the art: going along with the push and turning right round with it, or bending and lowering the elbow before it is caught. In the game: Turn with the Push wins. Another outside counter breaks off.

audatia-card-ligadura-mezana = Ligadura Mezana
audatia-card-ligadura-mezana-brief = Inside remedy: the middle lock on both arms
audatia-card-ligadura-mezana-game = An inside remedy. Play it in a close bind on the inside: the defender first, then the attacker. Play it as an Audatia Entry after your attack was parried. If a roverso broke your thrust, play it in your one chance or against the Mandritto Mezano that follows. It does not help when your thrust was exchanged, because that needs an outside remedy. Your opponent must play a counter-remedy for the inside, or you win. Counter to the Mezana is the perfect counter and wins; any other inside counter breaks off. Kick to the Groin also answers an Entry.
audatia-card-ligadura-mezana-art = A lock with the left arm. The scholar passes in, throws the arm over the opponent’s arms and winds it until arms and sword are caught under the armpit. Meanwhile the right hand strikes with pommel or edge. Fiore uses the middle lock also with the dagger and with the sword in one hand. In the sword plays it is reached from the hilt raised between the hands. It depends on the left foot coming in deep.
audatia-card-ligadura-mezana-when = Use it on the inside, with your left hand free and the opponent’s arms stretched out. In the game, use it also as an Entry when you expect outside counters.
audatia-card-ligadura-mezana-beats = In the art: bending the arms and turning the body before the lock closes, or taking the left elbow that comes over. In the game: Counter to the Mezana wins. Another inside counter, such as Take His Hand or Cover and Pommel, breaks off.

audatia-card-grab-the-hilt-and-strike = Grab the Hilt and Strike
audatia-card-grab-the-hilt-and-strike-brief = Inside remedy: seize the grip between the hands, then cut
audatia-card-grab-the-hilt-and-strike-game = An inside remedy. Play it in a close bind on the inside: the defender first, then the attacker. Play it as an Audatia Entry after your attack was parried. If a roverso broke your thrust, play it in your one chance or against the Mandritto Mezano that follows. It does not help when your thrust was exchanged. Your opponent must play a counter-remedy for the inside, or you win. Take His Hand is the perfect counter and wins; any other inside counter breaks off. Kick to the Groin also answers an Entry.
audatia-card-grab-the-hilt-and-strike-art = The first play of Fiore’s close master. From the crossing, right foot in front, the scholar passes with the left foot. The left hand goes over the own right arm and takes the opponent’s grip between the two hands. Then cuts and thrusts fall at leisure. Fiore adds that the hold works with one hand or two on the sword, and with the crossing above or below.
audatia-card-grab-the-hilt-and-strike-when = Use it when the swords are crossed near the hands and the grip lies before you. In the game it works on the inside, best when your opponent has already spent the counters for that side.
audatia-card-grab-the-hilt-and-strike-beats = In the art: taking the hand that comes to seize, or breaking the hold with the pommel before the blow falls. In the game: Take His Hand wins. Another inside counter breaks off.

audatia-card-twist-and-pommel = Twist and Pommel
audatia-card-twist-and-pommel-brief = Remedy for both sides: turn the blade aside, pommel in the face
audatia-card-twist-and-pommel-game = A remedy for both sides. It works in a close bind on the inside or the outside: the defender first, then the attacker. It also works as an Audatia Entry, where you name the side, when your thrust was exchanged, and after a break. Your opponent must play a counter-remedy for the same side, or you win. Cover and Pommel is the perfect counter and wins on either side; any other counter for that side breaks off. Kick to the Groin also answers an Entry.
audatia-card-twist-and-pommel-art = Fiore shows several blows with the pommel from the close crossing. The left hand controls the opponent’s arm or sword, the sword turns so that the pommel comes forward, and it goes into the face. Fiore praises how quickly it can be done and lets a fendente to the head follow. The twist, the name and the two sides are our reconstruction from these plays.
audatia-card-twist-and-pommel-when = Use it when you are too close for an edge and do not want to bet on a side. As a basic card it is the remedy you are most likely to hold in the first close bind.
audatia-card-twist-and-pommel-beats = In the art: covering the face with the hilt and striking with your own pommel, or taking the wrist. In the game: Cover and Pommel wins. Any other counter for that side breaks off.

## The counter-remedies

audatia-card-turn-the-point-under = Turn the Point Under
audatia-card-turn-the-point-under-brief = Outside counter: perfect against Soprana Tor di Spada
audatia-card-turn-the-point-under-game = A counter-remedy for the outside. Play it only against a remedy on the outside: in a close bind, as an Entry, after an exchange or after a break. Against Soprana Tor di Spada it is perfect and you win. Against any other outside remedy both players break off. If a Mandritto Mezano answers your Roverso Mezano after a break, it breaks off too. It never opens a phrase, and no card answers it.
audatia-card-turn-the-point-under-art = As the hilt is pushed and the hands squeezed, the arms give way instead of resisting. The point drops below the opponent’s hands and comes up in line, so that the one who pushes runs into it. The idea is Fiore’s: the counters use the opponent’s own movement. The form and the name are our reconstruction, because we know no such picture beside the upper taking.
audatia-card-turn-the-point-under-when = Use it the moment you feel the push against the grip, before your arms are held. In the game keep it while your opponent may still hold Soprana Tor di Spada. It also saves you from every other outside remedy.
audatia-card-turn-the-point-under-beats = In the art: a hold that closes before the point has dropped. In the game: inside remedies, against which it does not fit. Against an outside remedy nothing stops it.

audatia-card-turn-with-the-push = Turn with the Push
audatia-card-turn-with-the-push-brief = Outside counter: perfect against Elbow Push and Pommel
audatia-card-turn-with-the-push-game = A counter-remedy for the outside. Play it only against a remedy on the outside: in a close bind, as an Entry, after an exchange or after a break. Against Elbow Push and Pommel it is perfect and you win. Against any other outside remedy both players break off. If a Mandritto Mezano answers your Roverso Mezano after a break, it breaks off too. It never opens a phrase, and no card answers it.
audatia-card-turn-with-the-push-art = If you are pushed at the elbow and stiffen, you are turned and struck from behind. If you give way, you turn round with the push on the standing foot and come back with the sword or the pommel. Turning with a force instead of against it fits Fiore’s teaching of the turns of the body. The card as a fixed pair of moves is a modern reading.
audatia-card-turn-with-the-push-when = Use it in the instant the hand touches your elbow, while your foot is light. In the game use it when you fear the elbow push, and otherwise to escape from a lost outside bind. As a basic card it is often your only counter at first.
audatia-card-turn-with-the-push-beats = In the art: a push that comes with the step and catches you on a heavy foot. In the game: inside remedies. Against outside remedies it always at least breaks off.

audatia-card-counter-to-the-mezana = Counter to the Mezana
audatia-card-counter-to-the-mezana-brief = Inside counter: perfect against Ligadura Mezana
audatia-card-counter-to-the-mezana-game = A counter-remedy for the inside. Play it only against a remedy on the inside: in a close bind, as an Entry, after your roverso break or against your Mandritto Mezano. Against Ligadura Mezana it is perfect and you win. Against any other inside remedy both players break off. It does not help after an exchange, because that remedy is always on the outside. It never opens a phrase, and no card answers it.
audatia-card-counter-to-the-mezana-art = The lock needs stretched arms, so the counter bends them. The elbows come in, the body turns towards the opponent’s left arm, and the free hand takes that elbow or uses the pommel. Fiore shows counters to arm locks with the dagger. This form for the sword is our reconstruction.
audatia-card-counter-to-the-mezana-when = Use it as the left arm comes over, not when the lock has closed. In the game keep it while your opponent may still hold Ligadura Mezana.
audatia-card-counter-to-the-mezana-beats = In the art: a lock that is already shut, with the pommel striking. In the game: outside remedies.

audatia-card-take-his-hand = Take His Hand
audatia-card-take-his-hand-brief = Inside counter: perfect against Grab the Hilt and Strike
audatia-card-take-his-hand-game = A counter-remedy for the inside. Play it only against a remedy on the inside: in a close bind, as an Entry, after your roverso break or against your Mandritto Mezano. Against Grab the Hilt and Strike it is perfect and you win. Against any other inside remedy both players break off. It does not help after an exchange, because that remedy is always on the outside. It never opens a phrase, and no card answers it.
audatia-card-take-his-hand-art = The hand that reaches for your grip has left its own sword. Your left hand takes it, or takes the opponent’s left hand together with the pommel, and your blade is free to cut and thrust. Fiore shows such a taking among the close plays, against an opponent who covers on the left. Using it as the counter to the grab is our reconstruction.
audatia-card-take-his-hand-when = Use it when the opponent lets go with one hand to seize yours. In the game use it against the grab, and to come out of any inside bind unharmed.
audatia-card-take-his-hand-beats = In the art: a grab that already holds your grip fast. In the game: outside remedies.

audatia-card-cover-and-pommel = Cover and Pommel
audatia-card-cover-and-pommel-brief = Counter for both sides: perfect against Twist and Pommel
audatia-card-cover-and-pommel-game = A counter-remedy for both sides: it fits any remedy. Against Twist and Pommel it is perfect and you win. Against every other remedy both players break off. It answers a remedy in a close bind, an Entry, and the remedies after an exchange or a break. It also breaks off when a Mandritto Mezano answers your Roverso Mezano. It never opens a phrase, and no card answers it.
audatia-card-cover-and-pommel-art = The hands go up before the face, so that hilt and blade close the way of the pommel. From this cover your own pommel is the nearest weapon to the opponent’s face. At wrestling distance Fiore answers a blow with cover and blow, as everywhere. The card as one action is our reconstruction.
audatia-card-cover-and-pommel-when = Use it when you are in the bind without knowing what comes: it is never wrong, though it seldom wins. It is not in the first hand. If you draw it, keep it for the Entry.
audatia-card-cover-and-pommel-beats = In the art: a hold on the arms, against which a lifted cover does not help. In the game: no remedy gets past it, but it wins only against one. So make your opponent spend it early.

## The skills

audatia-card-break-off = Break Off
audatia-card-break-off-brief = Answer an attack by breaking off; no virtue needed
audatia-card-break-off-game = A basic skill of Galeazzo’s that needs no virtue. Play it instead of another answer to an attack, cut or thrust, or to a counter-attack. It also answers the mezano after a break, or the Mandritto Mezano against it. Both players break off: the stacks go to the discard piles, and the duel returns to out of measure. It does not answer an exchange, a remedy or an Entry. If it is denied, it is lost and you decide again.
audatia-card-break-off-art = Getting out with the sword before you and your eyes on the opponent is the least noble and the most useful of actions. Fiore has no separate play for it. But the guards step back as readily as forward (tornare), and the cuts return into guard. The card is the game’s invention.
audatia-card-break-off-when = Use it when you hold no permitted parry on the side of your sword, or when a new start is better than the bind you would get. It costs only itself and the cards on the stacks, and you may choose a new posta.
audatia-card-break-off-beats = In the art: following at once, so that stepping back gains no room. In the game: Deny, which cancels it, or threatening with an exchange or a remedy, which it does not answer.

audatia-card-feint = Feint
audatia-card-feint-brief = Audatia: after your attack is parried, attack again at once
audatia-card-feint-game = A skill of Galeazzo’s that needs most Audatia. Play it right after your attack was parried, instead of an Entry or a pass. The bind is void, and you make another allowed attack at once: from the side where your stack now lies, or a thrust from anywhere. A sottano needs most Prudentia as always. Your opponent answers the new attack like any other. It cannot follow a break, an exchange or a counter-attack that was not parried. If it is denied, it is lost and you decide again.
audatia-card-feint-art = Fiore’s clearest feint is the false thrust (punta falsa, also called short). You show a big mezano to the head and barely touch the cover. Then the sword turns to the other side for a thrust at half sword. The counter turns in the same way and thrusts first. Fiore calls Fenestra and Longa deceitful. In the game a first cut draws the parry, and a second one uses it.
audatia-card-feint-when = Use it after a parry that took your opponent’s useful card and brought the swords to a side where you hold a good attack. The Audatia bonus of a posta or the salute makes it possible earlier.
audatia-card-feint-beats = In the art: a small cover that returns at once, or not believing the first movement. In the game: a second permitted parry from the new side, a counter-attack, Perfect Measure, Break Off or Deny.

audatia-card-kick-to-the-groin = Kick to the Groin
audatia-card-kick-to-the-groin-brief = Celeritas: answers an Entry; a fendente from your hand then wins
audatia-card-kick-to-the-groin-game = A basic skill of Galeazzo’s that needs most Celeritas. It answers only an Audatia Entry, instead of a counter-remedy. If you then play any fendente from your hand at once, from either side, you win. Otherwise both players break off. If it is denied, it is lost and you decide again.
audatia-card-kick-to-the-groin-art = In Fiore’s wide play the scholar kicks the opponent’s groin while the swords are crossed, to give pain and make the cover waver. Fiore warns that it must be done fast. The opponent’s counter is to catch the leg with the left hand and throw the kicker. As the answer to an entry it has the same idea: stop the body that comes in, then cut. That it works only here is a rule of the game.
audatia-card-kick-to-the-groin-when = Use it when your opponent leads in Audatia and plays for the Entry, and you have Celeritas and a fendente. Even without the fendente it saves you from the remedy.
audatia-card-kick-to-the-groin-beats = In the art: catching the leg. In the game: Deny, a lead in Celeritas, or waiting for an ordinary close bind, where the kick is no answer.

audatia-card-second-thought = Second Thought
audatia-card-second-thought-brief = Prudentia: change your posta after the reveal; cycles
audatia-card-second-thought-game = A skill of both characters that needs most Prudentia. Play it only after the poste are revealed, before the first blow. You change your posta for another, and everything about the new one counts from then on. A posta’s bonus does not yet help you to play it. It cycles: on any decision of your own you may discard it for a new card. If it is denied, it is lost and you decide again.
audatia-card-second-thought-art = Fiore says that Fenestra often goes from one guard to another to mislead, and that you can change quickly from Coda Longa to the others. A guard is a place to pass through. If you see the opponent’s stand first and then change, you are ahead. A card for it is the game’s invention.
audatia-card-second-thought-when = Use it when the other posta shuts out what you wanted to do, is extended against your thrust, or threatens an exchange. If the reveal suits you, cycle it.
audatia-card-second-thought-beats = In the art: acting in the moment of the change. In the game: Deny, or taking most Prudentia away. Your opponent may also change posta later, instead of attacking.

audatia-card-repeat = Repeat
audatia-card-repeat-brief = Fortitudo: attack again with the strike on your stack; cycles
audatia-card-repeat-game = A skill of Galeazzo’s that needs most Fortitudo. When you may attack from a wide bind, attack with the strike on top of your stack, without playing a new card. The strike needs its attack sign, and a sottano also needs most Prudentia. Your stack moves to the side of that blow, or to the middle for a thrust. Your opponent answers it like any attack. It cycles: on any decision of your own you may discard it for a new card. If it is denied, it is lost and you decide again.
audatia-card-repeat-art = To strike again on the same line, before the other has the sword back, is an old lesson. Fiore speaks of redoubling the blow at the mezani, and Dente di Zenghiaro thrusts, cuts and thrusts again. It takes strength and balance, because the first blow must end where the next begins. Strength as its price is the game’s reading.
audatia-card-repeat-when = Use it when your hand is poor but the strike on top is good, or when your opponent has just spent the parry against that blow. With Fortitudo it saves you a card.
audatia-card-repeat-beats = In the art: an answer without pause, which gives no time for a second blow. In the game: attacking first, because in a wide bind the defender comes before the attacker. A close bind or Deny also stops it.

audatia-card-lure = Lure
audatia-card-lure-brief = Prudentia: name a blow, meet it from either side; cycles
audatia-card-lure-game = A skill of both characters that needs most Prudentia. Play it only after the poste are revealed, before the first blow. You name one of the seven blows. Until the next break-off you may parry it from either side, wherever your sword is. If you named the thrust, you may also break it from either side. The attack must still permit the parry, and the break still needs its sign. It cycles: on any decision of your own you may discard it for a new card. If it is denied, it is lost and you decide again.
audatia-card-lure-art = A lure is an opening shown on purpose. You leave a line bare because you are ready for what comes through it. Fiore writes of guards that wait for the other, such as Coda Longa and Tutta Porta di Ferro. The deliberate opening as a tactic is a common reading of them. Naming a blow is how the game shows the trap.
audatia-card-lure-when = Use it when your posta leaves too few parries against one particular attack. Use it also when you hold a fendente against a thrust but stand on the wrong side. With Eye of the Lynx you know what to name.
audatia-card-lure-beats = In the art: seeing the trap and striking elsewhere. In the game: any other blow, and Deny. A break-off ends it.

audatia-card-taunt = Taunt
audatia-card-taunt-brief = Fortitudo: the opponent must attack, or discards two cards
audatia-card-taunt-game = A basic skill of Boucicault’s that needs most Fortitudo. Play it only after the poste are revealed, before the first blow. At the next chance to attack or change posta, your opponent must attack if possible, and may not wait or change posta. If no attack is possible, they discard two cards instead. A posta’s bonus does not yet help you to play it. If it is denied, it is lost and you decide again.
audatia-card-taunt-art = Angering the other into striking too early belongs to every duel, and to Boucicault’s in Padua. Later stories call Boucicault proud, and full of scorn for the Italians. Fiore had to fight rival masters too, with sharp swords and only an arming jacket. The book has no play for it.
audatia-card-taunt-when = Use it when your posta leaves only bad attacks, or attacks that you can parry and answer. Use it also when you hold the exchange or Pre-empt against what must come.
audatia-card-taunt-beats = In the art: composure. In the game: Deny, a good attack in hand, or so many cards that two do not matter. If you act before the taunted player, you may also attack and end the matter.

audatia-card-deny = Deny
audatia-card-deny-brief = Cancels a skill as it is played; no virtue needed
audatia-card-deny-game = A basic skill of Boucicault’s that needs no virtue. Play it when your opponent plays a skill. That skill has no effect and is lost, and its player decides again. The program asks you after each skill of your opponent’s, as long as your deck has a Deny that has not been seen. It asks even when you don’t hold it, so the question gives nothing away. Deny itself cannot be denied.
audatia-card-deny-art = Fiore has no play for refusing a trick. Yet each remedy has its counter, and each counter may have its own. If you know what is coming, you take its place in time. That a single card does it is a device of the game.
audatia-card-deny-when = Keep it for the skill that decides: Break Off from a lost attack, a Feint, a Kick to the Groin. Spent on a Second Thought it is often wasted.
audatia-card-deny-beats = In the art: a second intention, ready when the first is seen through. In the game: playing the small skill first, holding back the important one, or not relying on skills at all.

audatia-card-eye-of-the-lynx = Eye of the Lynx
audatia-card-eye-of-the-lynx-brief = Prudentia: see your opponent’s hand; cycles
audatia-card-eye-of-the-lynx-game = A skill of Boucicault’s that needs most Prudentia. Play it only after the poste are revealed, before the first blow. You see your opponent’s whole hand. The poste are already on the table, so you know what can be opened and what can be parried. It cycles: on any decision of your own you may discard it for a new card. If it is denied, it is lost and nothing is shown.
audatia-card-eye-of-the-lynx-art = In Fiore’s picture of the seven swords four animals stand round the master. The lynx stands for foresight, the tiger for speed, the lion for boldness and the elephant for strength. The lynx holds a pair of compasses, and says that no creature sees better and that it measures all things. Foresight here is sight of cards.
audatia-card-eye-of-the-lynx-when = Use it before you open, when a mistake would end the duel: see which of your attacks has no parry. It is best before a Taunt or a Lure.
audatia-card-eye-of-the-lynx-beats = In the art: showing nothing. In the game: Deny, taking most Prudentia away, or trading the seen cards away at the next chance.

audatia-card-pre-empt = Pre-empt
audatia-card-pre-empt-brief = Prudentia: counter-attack without Celeritas, from any side
audatia-card-pre-empt-game = A skill of Boucicault’s that needs most Prudentia. Play it against a cut, and counter-attack with the same blow. You need no Celeritas, and any posta or side will do; a sottano still needs most Prudentia. It does not help against a thrust. The attacker must parry with that same blow, which then needs no parry sign, or play Break Off, or lose. The counter-attack cannot itself be counter-attacked. If it is denied, it is lost and you decide again.
audatia-card-pre-empt-art = To strike in the time of the other’s blow, and so to cover and wound in one motion, is the counter-attack. Fiore gives it no separate heading. The single-motion answers, such as the exchange of thrusts, share the idea. Foresight instead of speed is the game’s way to let Boucicault do it.
audatia-card-pre-empt-when = Use it when you hold the blow that attacks you and your opponent probably has no second one. It is strongest against the blows of which a deck has few.
audatia-card-pre-empt-beats = In the art: a feint that draws the strike and parries it. In the game: a second card of the same blow, Break Off or Deny. Or attack with the thrust.

audatia-card-perfect-measure = Perfect Measure
audatia-card-perfect-measure-brief = Fortitudo: avoid an attack, then attack at once or break off
audatia-card-perfect-measure-game = A skill of Boucicault’s that needs most Fortitudo. Play it against an attack, cut or thrust, but not against a counter-attack, an exchange or a remedy. The attack misses, and the attacker’s stack is discarded. The attacker now stands in the posta where that strike ends: its side, the blows it shuts out and its virtue bonus apply. You may attack at once with an allowed attack. If you don’t, both players break off. If it is denied, it is lost and you decide again.
audatia-card-perfect-measure-art = Fiore shows it against a cut at the leg. Draw the front foot back and cut the head: a cut at the low leg reaches less far than one at the head. In general it means to be just far enough away, and near enough to answer while the other’s sword is still passing. That a strike ends in a given guard is Fiore’s teaching. Which guard belongs to which card is partly our reconstruction.
audatia-card-perfect-measure-when = Use it when you hold an attack that the attacker’s end posta does not shut out and parries badly. It is also the way out when you have no parry.
audatia-card-perfect-measure-beats = In the art: small attacks without full commitment, and a second blow that follows the first step. In the game: Deny, a strike whose end posta answers well, and a hand with parries from its side.

## The words

audatia-term-audatia = Audatia
audatia-term-audatia-meaning = Boldness, the lion’s virtue, which gives the game its name. The attacker with most Audatia may enter with a remedy after a parry, in any bind. Some skills need it too.
audatia-term-prudentia = Prudentia
audatia-term-prudentia-meaning = Foresight, the lynx’s virtue. With most Prudentia you may attack with a sottano. Many skills need it too.
audatia-term-celeritas = Celeritas
audatia-term-celeritas-meaning = Speed, the tiger’s virtue. With most Celeritas you may counter-attack and exchange thrusts. You also act first with skills and after a break.
audatia-term-fortitudo = Fortitudo
audatia-term-fortitudo-meaning = Strength, the elephant’s virtue. With most Fortitudo you choose the side of a close bind, inside or outside.
audatia-term-challenger = Challenger
audatia-term-challenger-meaning = The player who issued the challenge. The Challenger gets Audatia and one more virtue, acts first out of measure, and must attack in the end if possible. Without an allowed attack the game is a draw, and a second draw loses the duel.
audatia-term-respondent = Respondent
audatia-term-respondent-meaning = The player who accepts the challenge. The Respondent chooses one of the three remaining virtues, gets the last one too, and may salute. Two draws win the duel for the Respondent.
audatia-term-mandritto = Mandritto
audatia-term-mandritto-meaning = Forehand: a blow that comes from your right.
audatia-term-roverso = Roverso
audatia-term-roverso-meaning = Backhand: a blow that comes from your left.
audatia-term-fendente = Fendente
audatia-term-fendente-meaning = A descending cut. It attacks, parries, and breaks a thrust.
audatia-term-mezano = Mezano
audatia-term-mezano-meaning = A level cut. It attacks only, and may follow a break.
audatia-term-sottano = Sottano
audatia-term-sottano-meaning = A rising cut. It always parries, and attacks only with most Prudentia.
audatia-term-punta = Punta
audatia-term-punta-meaning = The thrust. It can be parried, exchanged or broken, and it moves its player’s stack to the middle.
audatia-term-posta = Posta
audatia-term-posta-meaning = A guard (plural: poste). It decides which blows you may open with, which blows your opponent may not open with, the side of your first parry, and the virtue bonus of your first strike.
audatia-term-largo = Wide bind (largo)
audatia-term-largo-meaning = The half-suns don’t make a full sun. The defender may attack, then the attacker; if neither does, both break off.
audatia-term-stretto = Close bind (stretto)
audatia-term-stretto-meaning = Two half-suns make a full sun. No strikes, only remedies for the chosen side. The defender may play one, then the attacker; if neither does, both break off.
audatia-term-remedy = Remedy
audatia-term-remedy-meaning = A card of the close bind: disarm, lock, push or pommel. It works on the inside, the outside or both. It wins unless a counter-remedy for that side answers it.
audatia-term-counter-remedy = Counter-remedy
audatia-term-counter-remedy-meaning = A card that answers a remedy on its side. Each remedy has one perfect counter, which wins. With any other both players break off.
audatia-term-half-sun = Half-sun
audatia-term-half-sun-meaning = The sun sign on a cut, at its left or right edge. If a bind has a left and a right half, they make a full sun, and the bind is close. The thrust has none.
audatia-term-stack = Stack
audatia-term-stack-meaning = The strikes and remedies you have played. Its place shows where your sword is: left, right or middle. You attack and parry from there. After a parry both stacks lie on the side opposite to the parry.
audatia-term-entry = Audatia Entry
audatia-term-entry-meaning = A remedy that the attacker with most Audatia plays right after a parry, in any bind and on either side. A counter-remedy or Kick to the Groin answers it.
audatia-term-exchange = Exchange
audatia-term-exchange-meaning = Answering a thrust with a thrust, with most Celeritas. Before your first strike both poste need the exchange sign. The exchanged player must play an outside remedy or loses. Fiore’s scambiar di punta.
audatia-term-break = Break
audatia-term-break-meaning = Beating down a thrust with a card that has the break sign. Then each player has one chance: the attacker for a remedy, the defender for a mezano that cannot be parried. Most Celeritas goes first; on a tie, the defender. Fiore’s romper di punta.
audatia-term-bind = Bind
audatia-term-bind-meaning = The crossing of the two swords after a parry, wide or close.
audatia-term-salute = Salute
audatia-term-salute-meaning = At set-up the Respondent may discard a card. Unless the Challenger discards one too, the Respondent has +4 Audatia for the first strike of the game, attack or parry.
audatia-term-trade = Trade
audatia-term-trade-meaning = Out of measure: discard two cards face down and draw one, any number of times while your action deck lasts.
audatia-term-break-off = Break-off
audatia-term-break-off-meaning = The end of a phrase without a winner. Both stacks go to the discard piles, and the duel returns to out of measure. The skill Break Off forces one.
