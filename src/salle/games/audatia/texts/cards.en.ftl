## The strikes

audatia-card-mandritto-fendente = Mandritto Fendente
audatia-card-mandritto-fendente-brief = Descending cut from the right: attacks, parries, breaks a thrust
audatia-card-mandritto-fendente-game = A cut from your right with the signs for attack, parry and break. You attack with it from a posta that lists it, unless the opposite posta shuts it, and later from a stack on your right or in the middle; the answers are a parry that its card permits, a counter-attack with the same cut (most Celeritas or Pre-empt), the Defend of Dente di Zenghiaro, Perfect Measure or Break Off. As a parry it meets every attack whose card permits it while your stack, or your posta before you have a stack, lies on the right or in the middle; both stacks then lie on your left, and the half-suns decide between largo and stretto. As a break it beats down a thrust: the attacker may then play an outside remedy, and you a roverso mezano. If it counter-attacks you, only another mandritto fendente parries it. Like every fendente it wins at once when you lay it after your Kick to the Groin.
audatia-card-mandritto-fendente-art = The natural forehand cut: it cleaves downwards from the right, with the true edge, and Fiore says of the fendenti that they split the teeth and reach the knee. It goes from one guard into another, typically from Donna on the right shoulder through Longa, and if it is carried through it ends low on the left, as in Dente di Zenghiaro. The same cut is cover and blow: struck into the opponent's sword it parries, struck across a low thrust it breaks it. That a given pair of fendenti binds wide or close depends on pressure and distance; the half-suns are the game's picture of that.
audatia-card-mandritto-fendente-when = To open when your sword is on the right and the opponent's answer from that line is poor, and to cover nearly anything that comes. Keep one back for the thrust and, with Galeazzo, for the kick.
audatia-card-mandritto-fendente-beats = In the art a cover that strikes the blade aside and answers at once, a step out of reach, or the same cut thrown sooner and better placed. In the game a permitted parry from the side on which the defender's sword lies, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; a posta that shuts it keeps it from opening.

audatia-card-roverso-fendente = Roverso Fendente
audatia-card-roverso-fendente-brief = Descending cut from the left: attacks, parries, breaks a thrust
audatia-card-roverso-fendente-game = A cut from your left with the signs for attack, parry and break. It attacks from a posta that lists it if the opposite posta does not shut it, and later from a stack on your left or in the middle. It is answered by a permitted parry, by a roverso fendente as a counter-attack (most Celeritas or Pre-empt), by the Defend of Dente di Zenghiaro, by Perfect Measure or by Break Off. As a parry it must be permitted by the attack and come from a stack or posta on the left or in the middle; afterwards both stacks lie on your right and the half-suns are compared. As a break of a thrust it lets the attacker play an inside remedy and you a mandritto mezano. A roverso fendente that counter-attacks you is parried only with another, and after Kick to the Groin any fendente wins.
audatia-card-roverso-fendente-art = The backhand twin of the fendente from the right: it falls from the left shoulder, still with the true edge, through the head and down towards the knee. Carried through it ends low on the right, in Tutta Porta di Ferro, from where the next cover rises. Fiore treats the two fendenti together and lets both break the guards that lie low; the separate list of parries on the card is our reconstruction.
audatia-card-roverso-fendente-when = When your sword lies on the left: after your own parry from the right, or in a posta of the left side. It is the surest cover from there.
audatia-card-roverso-fendente-beats = In the art a cover from below or above that sends it past you, or drawing head and hands out of its reach. In the game a permitted parry from the side on which the defender's sword lies, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; a posta that shuts it keeps it from opening.

audatia-card-mandritto-mezano = Mandritto Mezano
audatia-card-mandritto-mezano-brief = Level cut from the right: attack only, and strong after a break
audatia-card-mandritto-mezano-game = A cut from your right that attacks but has neither the parry nor the break sign; the one thing it parries is a mandritto mezano that counter-attacks it. It needs a posta that lists it and an opposite posta that does not shut it, later a stack on your right or in the middle; a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off answers it. After your own roverso break of a thrust you may lay it from your stack, and then it cannot be parried: only an inside remedy or Break Off saves the attacker, and you meet that remedy with an inside counter-remedy (its own one wins, another breaks off) or with Soprana Tor di Spada. If a mandritto has broken your thrust and the roverso mezano follows, you may lay it instead of an outside remedy, whatever the Celeritas. The breaker then loses without an outside counter-remedy (any of them breaks off), Soprana Tor di Spada or Break Off.
audatia-card-mandritto-mezano-art = A cut across the middle, anywhere between the head and the knee, from the right and with the true edge. Fiore's mezani also beat thrusts out of the way; in the game that is left to the fendenti. The fast mezano after a broken thrust stands for the cuts Fiore makes while the opponent's sword is still held down; the version from the right is the game's mirror image of what he draws.
audatia-card-mandritto-mezano-when = When the opponent's sword is held high or is committed to the other side, and above all when the thrust lies broken and the opponent has no remedy left.
audatia-card-mandritto-mezano-beats = In the art a fendente that falls on it from above, or a step back out of its arc. In the game a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; after a roverso break only an inside remedy or Break Off, and against the roverso mezano an outside counter-remedy, Soprana Tor di Spada or Break Off.

audatia-card-roverso-mezano = Roverso Mezano
audatia-card-roverso-mezano-brief = Level cut from the left: attack only, and strong after a break
audatia-card-roverso-mezano-game = A cut from your left that attacks but has neither the parry nor the break sign; it parries only a roverso mezano that counter-attacks it. It opens from a posta that lists it against one that does not shut it, and later from a stack on your left or in the middle; a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off answers it. After your own mandritto break of a thrust you may lay it from your stack, and it cannot be parried. The attacker is then hit unless there is an outside remedy, a mandritto mezano (no Celeritas needed) or Break Off. You meet the remedy with an outside counter-remedy, of which the perfect one wins and another breaks off, and the mandritto mezano with any outside counter-remedy, which breaks off, or with Break Off; in both cases Soprana Tor di Spada may be laid instead, and the attacker must counter it.
audatia-card-roverso-mezano-art = A level cut from the left; Fiore says that from this side the mezano strikes with the false edge, the one turned towards yourself, so that the hands need not cross. It is the quick end of his broken thrust: with the opponent's blade beaten to the ground and a foot on it, the false edge rises to the throat, under the beard as he says. That the game draws this cut as a mezano is its reading of the picture.
audatia-card-roverso-mezano-when = Directly after you have broken a thrust from the right, while the other sword is down. Otherwise against a posta that leaves the left line open.
audatia-card-roverso-mezano-beats = In the art regaining the sword before the edge arrives, closing in to the grapple, or being out of reach. In the game a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; after a break an outside remedy, a mandritto mezano or Break Off.

audatia-card-mandritto-sottano = Mandritto Sottano
audatia-card-mandritto-sottano-brief = Rising cut from the right: parries always, attacks with Prudentia
audatia-card-mandritto-sottano-game = A cut from your right with the parry sign but no break sign; it attacks only while you have most Prudentia, and a posta's bonus of Prudentia counts if it is the first strike from that posta. As an attack it needs a posta that lists it and is not shut out, or later a stack on your right or in the middle. As a parry no virtue is asked: the attack must permit it and your sword lie on the right or in the middle, after which both stacks lie on your left and the half-suns are compared. Its own attack is met by a permitted parry, by the same cut as a counter-attack (which also needs most Prudentia, and most Celeritas or Pre-empt), by the Defend of Dente di Zenghiaro, by Perfect Measure or by Break Off.
audatia-card-mandritto-sottano-art = A cut that climbs: from the knee up the same road on which the fendente comes down, to the middle of the forehead. Fiore lets the sottani either go back by the way they came or stay above in Longa, where the point threatens. As a cover from a low guard such as Porta di Ferro it lifts the attack off its line; that only the prudent may attack with it is the game's way of saying that the head is open above a rising arm.
audatia-card-mandritto-sottano-when = As a cover from a low sword on the right, at any time. As an attack only when you are ahead in Prudentia, for instance with the first strike from a posta that lends it.
audatia-card-mandritto-sottano-beats = In the art a fendente into it before it has gained speed, or simply a cut over it at the head and arms. In the game a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; without most Prudentia it cannot attack at all.

audatia-card-roverso-sottano = Roverso Sottano
audatia-card-roverso-sottano-brief = Rising cut from the left: parries always, attacks with Prudentia
audatia-card-roverso-sottano-game = A cut from your left that parries, does not break, and attacks only with most Prudentia (a posta's bonus counts for the first strike from it). To attack with it you need a posta that lists it and is not shut out, or later a stack on your left or in the middle. To parry with it you need only an attack that permits it and a stack, or before that a posta, on the left or in the middle; both stacks then go to your right and the half-suns are compared. The attack is answered by a permitted parry, by a roverso sottano as a counter-attack (most Prudentia, and most Celeritas or Pre-empt), by the Defend of Dente di Zenghiaro, by Perfect Measure or by Break Off.
audatia-card-roverso-sottano-art = The rising cut from the left hip, as it comes out of Dente di Zenghiaro: from the knee upwards along the line of the fendente to the forehead, ending extended in Longa or falling back. It is a strong cover, because it meets a descending blow with hips and back behind it. Fiore speaks of both sottani in one breath; the card's own list of parries is our reconstruction.
audatia-card-roverso-sottano-when = To cover from a low sword on the left, when a fendente comes down and you want your own point up and in front. To attack when you lead in Prudentia and the legs, flank or arms are open from below.
audatia-card-roverso-sottano-beats = In the art a fendente on the blade as it starts, or a blow to the head it leaves uncovered. In the game a permitted parry, the same cut as a counter-attack, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; taking the lead in Prudentia away forbids the attack.

audatia-card-punta = Punta
audatia-card-punta-brief = The thrust: from anywhere, but it can be exchanged or broken
audatia-card-punta-game = The thrust attacks; it has no parry sign and no half-sun. From a posta it must be among the listed attacks and not be shut, later it comes from any side; your whole stack goes to the middle with it and the other stack stays. The defender may parry it as permitted, always largo; break it with a card that has the break sign, after which each has one chance; exchange it with a punta under most Celeritas (with no stack, only if both poste have the exchange sign); use the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; or be hit. A thrust at an extended posta is allowed only from a posta with the exchange sign and with most Celeritas, and counts as an exchange. Whoever is exchanged must play an outside remedy, which is then met like any other, or loses. There is no counter-attack with it or against it.
audatia-card-punta-art = Fiore counts five thrusts, two from above, two from below and one through the middle, and calls them cruel and more venomous than snakes. The exchange (scambiar di punta) steps off the line, crosses the coming sword with low hands and a high point, and lands in the face or the chest. The break (romper di punta) goes with high hands, takes the thrust with a fendente and beats it to the ground. One card for all five thrusts is the game's simplification.
audatia-card-punta-when = When a cut would have to change sides and the thrust need not; when your opponent has little Celeritas and no fendente to spare. Thrust from a posta without the exchange sign if you fear the exchange.
audatia-card-punta-beats = In the art the exchange and the break, or stepping aside with a cover. In the game a punta as exchange, a fendente as break or a permitted parry, the Defend of Dente di Zenghiaro, Perfect Measure or Break Off; an extended posta keeps ordinary thrusts out.

## The poste

audatia-card-tutta-porta-di-ferro = Tutta Porta di Ferro
audatia-card-tutta-porta-di-ferro-brief = Full iron door: low right, exchanges, Fortitudo for the first strike
audatia-card-tutta-porta-di-ferro-game = You choose it out of measure, revealed together with your opponent's posta, or change to it at your chance to attack; it holds until your first strike. You may open or counter-attack from it only with the attacks its card lists, and your opponent may not open against it with a blow that it shuts. The sword lies on the right, so your first parry or break comes from the right. Your first strike from it, attack or parry, carries a bonus of Fortitudo while that strike tops your stack. With the exchange sign you may exchange a thrust that comes from a posta with the same sign, and thrust at an extended posta, if you have most Celeritas.
audatia-card-tutta-porta-di-ferro-art = Left foot forward, hands low by the right thigh, the point near the ground: the whole iron door. Fiore calls it strong and good to wait in against every hand weapon, long or short; from it one exchanges thrusts, beats them down, covers with a pass and comes to the close play, and makes a great defence with little effort. The virtue and the list of attacks on the card are a reading of this text, not part of it.
audatia-card-tutta-porta-di-ferro-when = To let the other attack first and answer with a rising or descending cover from the right. Also if you hold a thrust and lead in Celeritas.
audatia-card-tutta-porta-di-ferro-beats = In the art fendenti, which Fiore sets against the low guards, and a feint that draws the cover too early. In the game the attacks it does not shut, above all those that ask for a parry from the left, for the first parry has to come from the right.

audatia-card-donna-destra = Donna Destra
audatia-card-donna-destra-brief = The lady on the right shoulder: many attacks, much Fortitudo
audatia-card-donna-destra-game = A posta you choose out of measure or change to at your chance, in force until your first strike. It opens or counter-attacks only with the attacks listed on the card; a blow that it shuts, if there is one, cannot be opened against it. The sword lies on the right, and from there comes your first parry. The first strike from it has a bonus of Fortitudo as long as it tops the stack, so in a stretto bind you are likely to set the side. The exchange sign lets you exchange a thrust from a posta that has it too, or thrust at an extended posta, with most Celeritas.
audatia-card-donna-destra-art = The sword rests at the right shoulder with the point behind, wound up for the hardest blows. Fiore lets her make all seven blows and cover against all of them; she breaks the other guards by force, is always ready to exchange thrusts, and steps off the line to leave the opponent uncovered. The card lists fewer than seven blows because the game takes them from the side on which the sword lies; that is our reconstruction.
audatia-card-donna-destra-when = As Challenger, when you hold good cuts from the right and want to win the close play that may follow. The safest choice if you do not yet know what your hand wants.
audatia-card-donna-destra-beats = In the art a thrust or a short cut in the time her great blow needs. In the game a posta that shuts your cut, parries that leave the bind largo, where Fortitudo does not count, and attacks whose permitted parries do not come from the right.

audatia-card-fenestra = Fenestra
audatia-card-fenestra-brief = The window: high right, exchanges, Celeritas for the first strike
audatia-card-fenestra-game = Chosen out of measure or changed to at your chance, it holds until your first strike. Only the attacks on its card can open or counter-attack from it, and the blow that it shuts cannot be opened against it. It lies on the right for your first parry or break. The first strike from it carries a bonus of Celeritas, which counts already when that strike is judged as a counter-attack, an exchange or a thrust at an extended posta, and then while it tops the stack. It has the exchange sign, so it may exchange a thrust that comes from a posta with the sign and may thrust at an extended posta, with most Celeritas.
audatia-card-fenestra-art = The hilt is held high beside the head, the blade level, the point at the opponent's face: one looks out as from a window. Fiore calls it quick in malice and deceit, a mistress of covering and wounding, which goes often from guard to guard to mislead, makes great thrusts and knows how to break and exchange them. The swiftness on the card translates that nimbleness.
audatia-card-fenestra-when = When you hold a thrust or the very cut your opponent is likely to open with: the bonus makes the exchange or the counter-attack possible. Good against a posta with the exchange sign and against extended ones.
audatia-card-fenestra-beats = In the art a strong cover of the point from below, and patience with its changes. In the game an opponent with still more Celeritas, a posta without the exchange sign to thrust from, and attacks that are best parried from the left.

audatia-card-donna-sinestra = Donna Sinestra
audatia-card-donna-sinestra-brief = The lady on the left shoulder: roversi with much Fortitudo
audatia-card-donna-sinestra-game = A posta chosen out of measure or changed to at your chance; it holds until your first strike. From it you open or counter-attack only with the attacks its card lists, and against it nothing can be opened that it shuts. The sword lies on the left: the first parry or break is a roverso, and the cuts you open with come from there too. Its first strike has a bonus of Fortitudo while it tops the stack, so after a stretto bind you are likely to name the side. It has no exchange sign: before your first strike a thrust cannot be exchanged from it, and no extended posta thrust at.
audatia-card-donna-sinestra-art = The lady on the left shoulder, the mirror of the other and wound up for the backhand blows. In Fiore's words she is always ready to cover and to wound, makes great blows, breaks thrusts and beats them to the ground, and enters the close play because she knows how to cross over. The Getty manuscript shows the lady on both shoulders; the surviving copies differ in how they draw and order the guards.
audatia-card-donna-sinestra-when = When your hand is full of roversi, or when your opponent's posta shuts what you would bring from the right. Good for breaking a thrust from the left.
audatia-card-donna-sinestra-beats = In the art a thrust while the sword is still behind, or pressing the left side, where the arms cross. In the game attacks whose permitted parries come from the right, and a largo bind, in which Fortitudo decides nothing.

audatia-card-longa = Longa
audatia-card-longa-brief = The long guard: extended, keeps ordinary thrusts away
audatia-card-longa-game = Chosen out of measure or changed to at your chance, it holds until your first strike. You open or counter-attack from it only with the attacks on its card. It is extended: a thrust at it is allowed only from a posta with the exchange sign and with most Celeritas; then you are the one exchanged and must play an outside remedy or lose. The sword lies in the centre, so you may parry and break from either side. The first strike from it carries a bonus of Prudentia while it tops the stack.
audatia-card-longa-art = Arms long, the point before the opponent's face. Fiore calls this guard full of falsity: it feels its way along the other guards to see whether it can deceive, wounds with the point, and slips away from blows to strike after them. Thrusts arrive in it and the sottani may stay there; where point stands against point, he says, the longer one offends first.
audatia-card-longa-when = To hold off a thruster and to look at what the other does. Best when your opponent has little Celeritas or stands in a posta without the exchange sign.
audatia-card-longa-beats = In the art a beat on the extended blade, grasping it, or an exchange that takes the point off the line. In the game a thrust from a posta with the exchange sign under most Celeritas, if you have no outside remedy; a cut is met here as anywhere.

audatia-card-porta-di-ferro-mezana = Porta di Ferro Mezana
audatia-card-porta-di-ferro-mezana-brief = Middle iron door: centre, much Prudentia for the first strike
audatia-card-porta-di-ferro-mezana-game = A posta for the time out of measure, chosen at the reveal or changed to at your chance, in force until your first strike. You open or counter-attack only with the attacks listed on the card; a blow that it shuts, if any, cannot be opened against it. The sword lies in the centre, so the first parry or break may come from either side. The first strike from it has a bonus of Prudentia, which counts when a sottano is judged as that strike, and then while it tops the stack. It has no exchange sign and is not extended.
audatia-card-porta-di-ferro-mezana-art = Hands low and in the middle, the point down in front: the iron door that stands between the two sides, hence its name. Fiore wants a long sword for it, throws strong thrusts from it, beats swords upwards and comes back with the fendente to head or arms, and says it is hard to break without danger and without coming to the close play.
audatia-card-porta-di-ferro-mezana-when = When you want to attack with a sottano, or when you must be ready to parry on both sides because you cannot guess the attack.
audatia-card-porta-di-ferro-mezana-beats = In the art a fendente that pins the low sword, or an invitation that it lifts after in vain. In the game whoever keeps most Prudentia in spite of the bonus, a posta that shuts its blows, and thrusts, which it cannot exchange before its first strike.

audatia-card-breve = Breve
audatia-card-breve-brief = The short guard: centre, quick, Celeritas for the first strike
audatia-card-breve-game = Chosen out of measure or changed to at your chance, it holds until your first strike. It opens or counter-attacks only with the attacks its card lists, and no blow that it shuts can be opened against it. The sword lies in the centre: parries and breaks from either side. The first strike from it carries a bonus of Celeritas, which counts when that strike is judged as a counter-attack and then while it tops the stack. It has no exchange sign, so before your first strike you cannot exchange from it or thrust at an extended posta, but an opponent who has no stack yet cannot exchange your thrust from it either.
audatia-card-breve-art = The hilt close to the body, the point forward towards the face: Longa drawn back. Fiore says it wants a long sword, is a malicious guard without stability that moves all the time and looks for a way in with thrust and step, and suits the fight in armour more than without. The swift counter-attack is the game's reading of that restless point.
audatia-card-breve-when = To counter-attack the cut you expect, and to keep both sides open for a parry. A good place to thrust from when your opponent leads in Celeritas.
audatia-card-breve-beats = In the art a beat on the short blade, and a longer point that arrives first. In the game an opponent who attacks with blows you do not hold, who is still swifter, or who stands extended.

audatia-card-dente-di-zenghiaro = Dente di Zenghiaro
audatia-card-dente-di-zenghiaro-brief = The boar's tooth: low left, answers any attack with a thrust
audatia-card-dente-di-zenghiaro-game = Chosen out of measure or changed to at your chance, it holds until your first strike. It opens or counter-attacks only with the attacks on its card, and the blow that it shuts cannot be opened against it; the sword lies on the left for the first parry. Its own power is to Defend: while you are still in it and have most Celeritas, you may answer any attack with a punta as an attack; the first attack is void, the roles are swapped and your opponent must react as to a thrust. The first strike from it carries a bonus of Audatia while it tops the stack, which helps towards an Audatia Entry after it is parried. It has no exchange sign.
audatia-card-dente-di-zenghiaro-art = Right foot forward, hands low by the left hip, the point ready below, like a boar's tusk that rips upwards; Fiore takes name and manner from the animal. It throws great thrusts from underneath up to the face, comes back with a fendente to the arms, thrusts again with a step of the front foot, and defends itself well in the close play. The Defend of the card is that thrust in the teeth of an attack.
audatia-card-dente-di-zenghiaro-when = With a punta in hand and most Celeritas: then every attack on you is a risk. Also to open with Audatia, so that a parried first strike becomes an entry.
audatia-card-dente-di-zenghiaro-beats = In the art a fendente that nails the low sword, or a feint that draws the thrust. In the game taking the lead in Celeritas away or emptying the hand of puntas; the Defend itself is met like any thrust, with a parry or a break.

audatia-card-coda-longa = Coda Longa
audatia-card-coda-longa-brief = The long tail: behind on the right, Prudentia for the first strike
audatia-card-coda-longa-game = A posta for out of measure, chosen at the reveal or changed to at your chance, in force until your first strike. It opens or counter-attacks only with the attacks listed on its card; a blow that it shuts, if there is one, cannot be opened against it. The sword lies on the right, where your first parry or break comes from. The first strike from it has a bonus of Prudentia, which counts when a sottano is judged as that strike, and then while it tops the stack. It has no exchange sign: no exchange before your first strike, and no thrust at an extended posta.
audatia-card-coda-longa-art = The sword lies stretched out behind, point towards the ground, and shows the opponent nothing but the body. Fiore says that it can thrust, cover in front and wound, that it goes without fail into the close play if it passes forward with a fendente, and that it is good to wait in because one changes from it quickly to the others.
audatia-card-coda-longa-when = To invite an attack and meet it from the right, and to open with a rising cut when Prudentia is contested.
audatia-card-coda-longa-beats = In the art the time it takes to bring the sword from behind: a thrust or a quick cut to the near side. In the game attacks whose permitted parries do not come from the right, and a posta that shuts your blows.

audatia-card-bicorno = Bicorno
audatia-card-bicorno-brief = The two horns: extended, with the exchange sign, no virtue
audatia-card-bicorno-game = Chosen out of measure or changed to at your chance, it holds until your first strike. You open or counter-attack from it only with the attacks on its card. It is extended: a thrust at it must come from a posta with the exchange sign, with most Celeritas, and makes you the one exchanged, who must play an outside remedy or lose. It also has the exchange sign, so with most Celeritas you may exchange a thrust yourself if the attacker's posta has it too, and thrust at an extended posta. The sword lies in the centre: the first parry or break may come from either side. It gives no bonus of virtue.
audatia-card-bicorno-art = Both hands before the chest, turned so that the point stays locked in the middle of the way. Fiore says that it stands so closed that the point is always in the centre, and that it can do what Longa can do, and likewise what Fenestra and Frontale can. How the hands are turned is one of the debated points of his art; schools hold it differently.
audatia-card-bicorno-when = Against a fencer who lives by the thrust, and when you yourself lead in Celeritas: then you may exchange and your opponent may not.
audatia-card-bicorno-beats = In the art a beat or a cut at the hands, which stand far in front. In the game cuts, which being extended does not hinder, and an exchange by someone with more Celeritas if you hold no outside remedy.

audatia-card-frontale = Frontale
audatia-card-frontale-brief = The crown: high left, with the exchange sign, no virtue
audatia-card-frontale-game = Chosen out of measure or changed to at your chance, it holds until your first strike. It opens or counter-attacks only with the attacks on its card, and the blow that it shuts cannot be opened against it. In the game the sword lies on the left, so the first parry or break comes from there. It has the exchange sign: with most Celeritas you may exchange a thrust from a posta that has it too, or thrust at an extended posta; a thrust you open with may be exchanged in the same way. It gives no bonus of virtue.
audatia-card-frontale-art = The hilt before the face and the blade upright; some masters, Fiore reports, call it the crown. It is good for crossing swords and good against thrusts: a high thrust it crosses while stepping off the line, a low one it beats to the ground. It may also step back, come with a fendente to head and arms into Dente di Zenghiaro and thrust at once from there.
audatia-card-frontale-when = To wait for cuts you can meet from the left, or for a thrust that you can exchange. A guard for the patient, since its own attacks are few.
audatia-card-frontale-beats = In the art passing from the high line to the hands or the legs, and any delay, because the upright sword threatens nobody. In the game attacks whose permitted parries come from the right, and plain waiting: a Challenger without an eligible attack in the end gets only a draw.

audatia-card-dente-di-zenghiaro-mezana = Dente di Zenghiaro Mezana
audatia-card-dente-di-zenghiaro-mezana-brief = The middle boar's tooth: left, no virtue, no Defend
audatia-card-dente-di-zenghiaro-mezana-game = A posta for out of measure, chosen at the reveal or changed to at your chance, in force until your first strike. It opens or counter-attacks only with the attacks its card lists, and the blow that it shuts cannot be opened against it. The sword lies on the left, from where your first parry or break comes. Unlike the full boar's tooth it has no Defend and no bonus of virtue; it has no exchange sign and is not extended.
audatia-card-dente-di-zenghiaro-mezana-art = The second boar's tooth, called the half or middle one because it stands in the middle of the body. Fiore says that it can do whatever the whole tooth can: as the boar strikes slantwise, so it always cuts and thrusts across the opponent's sword, and spoils the hands, sometimes head and arms. The card leaves it the blows and takes the rest away; that is our reconstruction.
audatia-card-dente-di-zenghiaro-mezana-when = When you want the left side and the low line without showing by the full tooth that you hold a thrust. A choice against an opponent who opens from the right with a rising cut.
audatia-card-dente-di-zenghiaro-mezana-beats = In the art a fendente on the sword, or attacking above it. In the game attacks whose permitted parries come from the right, and any posta that gives its owner a virtue you need.

## The remedies of the stretto

audatia-card-soprana-tor-di-spada = Soprana Tor di Spada
audatia-card-soprana-tor-di-spada-brief = Upper disarm, outside; also a last answer after a break
audatia-card-soprana-tor-di-spada-game = An outside remedy. You lay it on your stack in a stretto bind set to the outside (the defender first, else the attacker), as an Audatia Entry whatever the bind, when your thrust was exchanged, as the attacker after a mandritto break or against the roverso mezano that follows. It has one more use that no other remedy has: if you broke the thrust and your mezano was met with a remedy or a mandritto mezano, you may lay it instead of a counter, and it is met as an outside remedy. Your opponent must play a counter-remedy that includes the outside, or you win. Turn the Point Under is its perfect counter and wins for your opponent; another that lines up breaks off. Against an Entry Kick to the Groin also answers.
audatia-card-soprana-tor-di-spada-art = The upper taking of the sword, the first in Fiore's row of disarms in the close play. The scholar pushes forward with the grip of the own sword and with the left hand squeezes the opponent's arms together, so that the sword must fall. It ends with free blows, and Fiore shows it among several takings: upper, middle and low.
audatia-card-soprana-tor-di-spada-when = When the hands have come close and your left is free; in the game on the outside, and always worth keeping if you hold fendenti to break with.
audatia-card-soprana-tor-di-spada-beats = In the art drawing the arms back before they are squeezed, or turning the point under so that it is in line when the hands are pushed. In the game Turn the Point Under wins; another counter of the outside, such as Turn with the Push or Cover and Pommel, breaks off.

audatia-card-elbow-push-and-pommel = Elbow Push and Pommel
audatia-card-elbow-push-and-pommel-brief = Outside remedy: push the elbow, then strike with the pommel
audatia-card-elbow-push-and-pommel-game = An outside remedy. You lay it on your stack in a stretto bind set to the outside, the defender first and else the attacker; as an Audatia Entry after your attack was parried; when your thrust was exchanged; or, as the attacker whose thrust a mandritto has broken, in your one chance or against the roverso mezano. Your opponent must answer with a counter-remedy that includes the outside, or you win. Turn with the Push is perfect and wins against it, another that lines up breaks off; an Entry may also be met with Kick to the Groin.
audatia-card-elbow-push-and-pommel-art = Fiore's push behind the right elbow is one of his commonest actions: it is shown with the sword in wide play and also elsewhere in his book. The left hand goes behind the opponent's elbow and shoves, the body turns, and the scholar strikes the uncovered side or the back of the head. The pommel to the face as its ending is our reconstruction; Fiore's text at the push goes on with a cut.
audatia-card-elbow-push-and-pommel-when = When you are on the outside of the opponent's right arm and the arm is stretched towards you; in the game on the outside, and against a hand that has lost its Turn with the Push.
audatia-card-elbow-push-and-pommel-beats = In the art going along with the push and turning right round with it, or bending and lowering the elbow before it is caught. In the game Turn with the Push wins; another counter of the outside breaks off.

audatia-card-ligadura-mezana = Ligadura Mezana
audatia-card-ligadura-mezana-brief = Inside remedy: the middle lock on both arms
audatia-card-ligadura-mezana-game = An inside remedy. You lay it on your stack in a stretto bind set to the inside, the defender first and else the attacker; as an Audatia Entry after your attack was parried, whatever the bind; or, as the attacker whose thrust a roverso has broken, in your one chance or against the mandritto mezano. It does not help when your thrust was exchanged, for that asks for an outside remedy. Your opponent must answer with a counter-remedy that includes the inside, or you win. Counter to the Mezana is perfect and wins against it; another that lines up breaks off, and against an Entry Kick to the Groin too.
audatia-card-ligadura-mezana-art = A lock with the left arm: the scholar passes in, throws the arm over the opponent's arms and winds it until arms and sword lie caught under the armpit, while the right hand strikes with pommel or edge as long as it likes. Fiore uses the middle lock also with dagger and with the sword in one hand, and in the sword plays reaches it from the hilt raised between the hands. It depends on the left foot coming in deep.
audatia-card-ligadura-mezana-when = On the inside, with your left hand free and the opponent's arms stretched out. In the game on the inside, and as an Entry when you expect counters of the outside.
audatia-card-ligadura-mezana-beats = In the art bending the arms and turning the body before the lock closes, or taking the left elbow that comes over. In the game Counter to the Mezana wins; another counter of the inside, such as Take His Hand or Cover and Pommel, breaks off.

audatia-card-grab-the-hilt-and-strike = Grab the Hilt and Strike
audatia-card-grab-the-hilt-and-strike-brief = Inside remedy: seize the grip between the hands, then cut
audatia-card-grab-the-hilt-and-strike-game = An inside remedy. You lay it on your stack in a stretto bind set to the inside (the defender first, else the attacker), as an Audatia Entry after your attack was parried, or as the attacker whose thrust a roverso has broken, in your one chance or against the mandritto mezano. After an exchange it cannot be used. Your opponent must play a counter-remedy that includes the inside, or you win. Take His Hand is perfect and wins against it, another that lines up breaks off; Kick to the Groin answers it as an Entry.
audatia-card-grab-the-hilt-and-strike-art = The first play of Fiore's close master: from the crossing, right foot in front, the scholar passes with the left and takes the opponent's grip between the two hands with the left hand over the own right arm. Then cuts and thrusts fall at leisure. Fiore adds that the hold works with one hand or two on the sword, and with the crossing above or below.
audatia-card-grab-the-hilt-and-strike-when = When the swords are crossed near the hands and the grip lies before you. In the game on the inside, and best when your opponent has already spent the counters of that side.
audatia-card-grab-the-hilt-and-strike-beats = In the art taking the hand that comes to seize, or breaking the hold with the pommel before the blow falls. In the game Take His Hand wins; another counter of the inside breaks off.

audatia-card-twist-and-pommel = Twist and Pommel
audatia-card-twist-and-pommel-brief = Remedy for both sides: turn the blade aside, pommel in the face
audatia-card-twist-and-pommel-game = A remedy of both sides: it fits a stretto bind set to the inside or to the outside, an Audatia Entry (you name the side as you lay it), the exchange of your thrust and the remedy after a break, each with the side that is asked there. You lay it on your stack, in a stretto bind the defender first and else the attacker. Your opponent must answer with a counter-remedy that includes the side as played, or you win. Cover and Pommel is its perfect counter and wins on either side; another that lines up breaks off. Against an Entry Kick to the Groin also answers.
audatia-card-twist-and-pommel-art = Fiore shows several blows with the pommel from the close crossing: the left hand controls the opponent's arm or sword, the sword turns so that the pommel comes forward, and it goes into the face. He praises how quickly it can be done and lets a fendente to the head follow. The twist, the name and the two sides are our reconstruction from these plays.
audatia-card-twist-and-pommel-when = When you are too close for an edge and do not wish to wager on a side. As a basic card it is the remedy you are most likely to hold in the first stretto bind.
audatia-card-twist-and-pommel-beats = In the art covering the face with the hilt and striking with your own pommel, or taking the wrist. In the game Cover and Pommel wins; any counter that includes the side breaks off.

## The counter-remedies

audatia-card-turn-the-point-under = Turn the Point Under
audatia-card-turn-the-point-under-brief = Outside counter: perfect against Soprana Tor di Spada
audatia-card-turn-the-point-under-game = A counter-remedy of the outside. You play it only when a remedy is laid against you with the outside as its side, including an outside Entry, the remedy of a player whose thrust was exchanged, and Soprana Tor di Spada laid as a last answer after a break. Against Soprana Tor di Spada it is perfect and you win; against another remedy of the outside it lines up and both break off. If you broke a thrust and your roverso mezano was answered by a mandritto mezano, it breaks off too. It never opens a phrase, and nothing answers it.
audatia-card-turn-the-point-under-art = As the hilt is pushed and the hands squeezed, the arms give way instead of resisting: the point drops below the opponent's hands and comes up in line, so that whoever pushes runs into it. The idea is Fiore's, who lets counters use the opponent's own movement; the form and the name are our reconstruction, for we know no such picture beside his upper taking.
audatia-card-turn-the-point-under-when = The moment you feel the push against the grip, before your arms are held. In the game keep it as long as the upper taking is still in the other hand, and for every outside remedy to reach safety.
audatia-card-turn-the-point-under-beats = In the art a hold that closes before the point has dropped. In the game remedies of the inside, against which it does not line up; once it lines up, nothing undoes it.

audatia-card-turn-with-the-push = Turn with the Push
audatia-card-turn-with-the-push-brief = Outside counter: perfect against Elbow Push and Pommel
audatia-card-turn-with-the-push-game = A counter-remedy of the outside. You play it when a remedy is laid against you with the outside as its side: in a stretto bind, as an Entry, after you exchanged a thrust, after your mandritto break, or when Soprana Tor di Spada comes as a last answer. Against Elbow Push and Pommel it is perfect and you win; against another remedy of the outside it breaks off. It also breaks off when a mandritto mezano answers your roverso mezano after a break. It is never an opening card, and nothing answers it.
audatia-card-turn-with-the-push-art = Whoever is pushed at the elbow and stiffens will be turned and struck from behind; whoever gives way turns round with the push on the foot that stands and comes back with the sword or the pommel. Turning with a force instead of against it fits Fiore's teaching of the turns of the body; the card as a fixed pair of moves is a modern reading.
audatia-card-turn-with-the-push-when = In the instant the hand touches your elbow, while your foot is light. In the game when you fear the elbow push, and otherwise to end a lost outside bind in safety. As a basic card it is often your only counter at first.
audatia-card-turn-with-the-push-beats = In the art a push that comes with the step and catches you on a heavy foot. In the game remedies of the inside; against those of the outside it always at least breaks off.

audatia-card-counter-to-the-mezana = Counter to the Mezana
audatia-card-counter-to-the-mezana-brief = Inside counter: perfect against Ligadura Mezana
audatia-card-counter-to-the-mezana-game = A counter-remedy of the inside. You play it when a remedy is laid against you with the inside as its side: in a stretto bind, as an Entry, after your roverso break or against your mandritto mezano. Against Ligadura Mezana it is perfect and you win; against another remedy of the inside it lines up and both break off. It does not help against a remedy laid after an exchange, which is always of the outside. It never opens a phrase, and nothing answers it.
audatia-card-counter-to-the-mezana-art = The lock needs stretched arms, so the counter bends them: the elbows come in, the body turns towards the opponent's left arm, and the free hand takes that elbow or brings the pommel to bear. Fiore shows counters to arm locks with the dagger; this form for the sword is our reconstruction.
audatia-card-counter-to-the-mezana-when = As the left arm comes over, not when the lock has closed. In the game worth keeping for as long as that remedy may still be in the other hand.
audatia-card-counter-to-the-mezana-beats = In the art a lock that is already shut, with the pommel striking. In the game remedies of the outside.

audatia-card-take-his-hand = Take His Hand
audatia-card-take-his-hand-brief = Inside counter: perfect against Grab the Hilt and Strike
audatia-card-take-his-hand-game = A counter-remedy of the inside. You play it only against a remedy whose side is the inside as played: in a stretto bind, as an Entry, after your roverso break or against your mandritto mezano. Against Grab the Hilt and Strike it is perfect and you win; against another remedy of the inside it breaks off. Outside remedies, and so every remedy after an exchange, are out of its reach. It never opens a phrase, and nothing answers it.
audatia-card-take-his-hand-art = The hand that reaches for your grip has left its own sword: your left hand takes it, or takes the opponent's left hand together with the pommel, and your blade is free to cut and thrust. Fiore shows such a taking of the left hand with the pommel among the close plays, against an opponent who covers on the left; using it as the counter to the grab is our reconstruction.
audatia-card-take-his-hand-when = When the opponent lets go with one hand to seize yours. In the game for the grab, and to come out of any inside bind unharmed.
audatia-card-take-his-hand-beats = In the art a grab that already holds your grip fast. In the game remedies of the outside.

audatia-card-cover-and-pommel = Cover and Pommel
audatia-card-cover-and-pommel-brief = Counter for both sides: perfect against Twist and Pommel
audatia-card-cover-and-pommel-game = A counter-remedy of both sides: it lines up with any remedy. Against Twist and Pommel it is perfect and you win; against every other remedy both break off. So it answers a remedy in a stretto bind, an Entry, the remedy after an exchange and those after a break; it also breaks off when a mandritto mezano answers your roverso mezano. It never opens a phrase, and nothing answers it.
audatia-card-cover-and-pommel-art = The hands go up before the face so that hilt and blade close the way of the pommel, and from this cover your own pommel is the nearest weapon to the opponent's face. In wrestling distance Fiore answers blow with cover and blow as everywhere in his art. The card as one action is our reconstruction.
audatia-card-cover-and-pommel-when = Whenever you are in the bind without knowing what comes: it is never wrong, though it seldom wins. It is not in the first hand: who draws it keeps it for the Entry.
audatia-card-cover-and-pommel-beats = In the art a hold on the arms, against which a lifted cover does not help. In the game no remedy gets past it, though against all but its own it only breaks off; so make your opponent spend it early.

## The skills

audatia-card-break-off = Break Off
audatia-card-break-off-brief = Answer an attack by breaking off; no virtue needed
audatia-card-break-off-game = A skill of Galeazzo's, basic and without any need of virtue. You play it instead of another answer to an attack, cut or thrust, to a counter-attack, and to the mezano or mandritto mezano that follows a break. Both break off: the stacks go to the discard piles and the duel returns to out of measure. It answers neither an exchange nor a remedy, an Entry included. If it is denied it is lost and you decide again.
audatia-card-break-off-art = Getting out with the sword before you and the eyes on the opponent is the least noble and the most useful of actions. Fiore does not give it a play of its own, but his guards step back as readily as forward (tornare), and his cuts return into guard. The card is the game's invention.
audatia-card-break-off-when = When you hold no permitted parry on the side of your sword, or when the bind you would get is worse than starting anew. It costs only itself and what lies on the stacks, and a posta may be chosen afresh.
audatia-card-break-off-beats = In the art following at once, so that stepping back gains no room. In the game Deny, which cancels it; threatening with an exchange or a remedy, which it does not answer.

audatia-card-feint = Feint
audatia-card-feint-brief = Audatia: after your attack is parried, attack again at once
audatia-card-feint-game = A skill of Galeazzo's that needs most Audatia. When your attack has been parried and the stacks have moved, it is your one decision before the bind is played out, in place of a remedy as Entry or of passing: the bind is void and you make another eligible attack at once, from the side on which your stack now lies, and a thrust from anywhere. A sottano needs most Prudentia as ever. Your opponent meets the new attack like any other. It cannot follow a break, an exchange or a counter-attack that was not parried. A denied Feint is lost and you decide again.
audatia-card-feint-art = In Fiore the false thrust (punta falsa, also called short) is the clearest feint: a big mezano to the head is shown, the cover is barely touched, and the sword turns to the other side for a thrust at half sword. His counter turns in the same way and thrusts first. Fenestra and Longa he calls deceitful. The game lets a first cut draw the parry and a second one use it.
audatia-card-feint-when = After a parry that took your opponent's useful card and brought the swords to a side where you hold a good attack. A bonus of Audatia from a posta or the salute for the first strike makes it possible earlier.
audatia-card-feint-beats = In the art a cover that is small and returns at once, or not believing the first movement. In the game a second permitted parry from the side where your opponent's stack now lies, a counter-attack, Perfect Measure or Break Off; or Deny.

audatia-card-kick-to-the-groin = Kick to the Groin
audatia-card-kick-to-the-groin-brief = Celeritas: answers an Entry; a fendente from your hand then wins
audatia-card-kick-to-the-groin-game = A basic skill of Galeazzo's that needs most Celeritas. It answers only an Audatia Entry, in place of a counter-remedy. If you then lay any fendente from your hand at once, mandritto or roverso and whatever the side, you win; otherwise both break off. If it is denied it is lost, and you decide again.
audatia-card-kick-to-the-groin-art = In Fiore's wide play the scholar kicks the opponent's groin while the swords are crossed, to give pain and make the cover waver; he warns that it must be done fast. The opponent's counter is to catch the leg with the left hand and throw the kicker. As the answer to an entry it fits the same idea: stop the body that comes in, then cut. That it works only here is a rule of the game.
audatia-card-kick-to-the-groin-when = When your opponent leads in Audatia and plays for the Entry, and you hold Celeritas and a fendente. Even without the fendente it saves you from the remedy.
audatia-card-kick-to-the-groin-beats = In the art catching the leg. In the game Deny; keeping Celeritas from the kicker; waiting for an ordinary stretto bind, where it does not answer.

audatia-card-second-thought = Second Thought
audatia-card-second-thought-brief = Prudentia: change your posta after the reveal; cycles
audatia-card-second-thought-game = A skill of both characters that needs most Prudentia and is played only at the step of skills after the poste have been revealed. You change your posta for another, and everything about the new one counts from then on. At that step a posta's bonus does not yet help you to the need. It cycles: whenever the decision is yours you may discard it for a new card. A denied Second Thought is lost and you decide again.
audatia-card-second-thought-art = Fiore says of Fenestra that it often goes from one guard to another in order to mislead, and of Coda Longa that one changes from it quickly to the others. A guard is a place to pass through, and whoever sees the opponent's stand first and then changes is ahead. A card for it is the game's invention.
audatia-card-second-thought-when = When the other posta shuts what you wanted to do, is extended against your thrust, or threatens an exchange. If the reveal suits you, cycle it.
audatia-card-second-thought-beats = In the art acting in the moment of the change. In the game Deny, or taking most Prudentia away; the opponent may also change posta in turn, at a later chance to attack.

audatia-card-repeat = Repeat
audatia-card-repeat-brief = Fortitudo: attack again with the strike on your stack; cycles
audatia-card-repeat-game = A skill of Galeazzo's that needs most Fortitudo. At your chance to attack after a largo bind you attack with the strike on top of your stack, without laying a new card. The strike needs its attack sign (for a sottano most Prudentia with it), and your stack moves to the side of that blow, or to the middle for a thrust. Your opponent meets it as any attack. It cycles whenever the decision is yours; if denied, it is lost and you decide again.
audatia-card-repeat-art = To strike again on the same line before the other has the sword back is an old lesson: Fiore's mezani speak of redoubling the blow, and his Dente di Zenghiaro thrusts, cuts and thrusts again. It takes strength and balance, for the first blow must end where the next begins. Strength as its price is the game's reading.
audatia-card-repeat-when = When your hand is poor but the strike on top is good, or when it is a blow for which your opponent has just spent the parry. With Fortitudo it spares you a card.
audatia-card-repeat-beats = In the art an answer without pause, which gives no time for a second blow. In the game attacking first, for at a largo bind the defender's chance comes before the attacker's; making the bind stretto; or Deny.

audatia-card-lure = Lure
audatia-card-lure-brief = Prudentia: name a blow, meet it from either side; cycles
audatia-card-lure-game = A skill of both characters that needs most Prudentia and is played only at the step of skills out of measure. You name one of the seven blows; until the next break-off you may parry it from either side, whatever the side of your stack or posta, and if you named the thrust you may also break it from either side. The parry must still be one the attack permits, and the break still needs its sign. It cycles whenever the decision is yours. A denied Lure is lost and you decide again.
audatia-card-lure-art = A lure is an opening shown on purpose: you leave a line bare because you are ready for what comes through it. Fiore writes of guards in which one waits for the other, such as Coda Longa and Tutta Porta di Ferro; the deliberate opening as a tactic is a common reading of them. Naming a blow is how the game shows the trap.
audatia-card-lure-when = When your posta leaves one particular attack too few parries, or when you hold a fendente for a thrust but stand on the wrong side. With Eye of the Lynx you know what to name.
audatia-card-lure-beats = In the art seeing the trap and striking elsewhere. In the game any other blow, and Deny; a break-off ends it.

audatia-card-taunt = Taunt
audatia-card-taunt-brief = Fortitudo: the opponent must attack, or discards two cards
audatia-card-taunt-game = A basic skill of Boucicault's that needs most Fortitudo and is played only at the step of skills out of measure. At the opponent's next chance to act after it, among the steps in which the Challenger and the Respondent may attack or change posta, that player must attack if there is an eligible attack, and may not wait or change posta. With no eligible attack the opponent discards two cards instead. At the step of skills a posta's bonus does not count towards the need. A denied Taunt is lost and you decide again.
audatia-card-taunt-art = Angering the other into striking too early belongs to every duel, and to Boucicault's in Padua, for later stories tell of his pride and of his scorn for the Italians. Fiore himself tells how rival masters made him fight with sharp swords in an arming jacket. A play for it he does not give.
audatia-card-taunt-when = When your posta leaves only bad attacks, or those you can parry and answer; and when you hold the exchange or Pre-empt against what must come.
audatia-card-taunt-beats = In the art composure. In the game Deny, a good attack in hand, or having enough cards that the two do not matter; the one who acts earlier may also attack and end the matter.

audatia-card-deny = Deny
audatia-card-deny-brief = Cancels a skill as it is played; no virtue needed
audatia-card-deny-game = A basic skill of Boucicault's, without any need of virtue. As your opponent plays a skill you may lay it: that skill has no effect and is lost, and its player decides again, free to choose something else. The program asks you after each skill of the opponent's as long as your deck has a Deny that has not been seen, whether you hold it or not, so that the question gives nothing away. Deny itself cannot be denied.
audatia-card-deny-art = There is no play in Fiore for refusing a trick, yet each remedy of his has its counter, and each counter may have its own. Whoever knows what is coming takes its place in time. That a single card does it is a device of the game.
audatia-card-deny-when = Keep it for the skill that decides: Break Off from a lost attack, a Feint, a Kick to the Groin. Spent on a Second Thought it is often wasted.
audatia-card-deny-beats = In the art a second intention, ready when the first is seen through. In the game playing the small skill first, holding back the important one, or not relying on skills at all.

audatia-card-eye-of-the-lynx = Eye of the Lynx
audatia-card-eye-of-the-lynx-brief = Prudentia: see your opponent's hand; cycles
audatia-card-eye-of-the-lynx-game = A skill of Boucicault's that needs most Prudentia and is played only at the step of skills out of measure. You see your opponent's whole hand. The poste are already on the table by then, so you know what can be opened and what can be parried. It cycles whenever the decision is yours; a denied one is lost, and nothing is shown.
audatia-card-eye-of-the-lynx-art = In Fiore's picture of the seven swords four animals stand round the master: the lynx for foresight, the tiger for swiftness, the lion for boldness, the elephant for strength. The lynx holds a pair of compasses and says that no creature sees better and that it measures all things. Foresight here is sight of cards.
audatia-card-eye-of-the-lynx-when = Before you open, when a mistake would end the duel: to see which of your attacks has no parry. Best before a Taunt or a Lure.
audatia-card-eye-of-the-lynx-beats = In the art showing nothing. In the game Deny, taking most Prudentia away, or trading the seen cards away at the next chance.

audatia-card-pre-empt = Pre-empt
audatia-card-pre-empt-brief = Prudentia: counter-attack without Celeritas, from any side
audatia-card-pre-empt-game = A skill of Boucicault's that needs most Prudentia. When you are attacked with a cut you may play it and counter-attack with the very same blow without most Celeritas, from any posta or side; a sottano still needs most Prudentia. There is no counter-attack against a thrust, so it does not help there. The attacker must parry with that same blow, which then needs no parry sign, or Break Off, or loses; the counter-attack cannot itself be counter-attacked. If it is denied it is lost and you decide again.
audatia-card-pre-empt-art = To strike in the time of the other's blow, and so to cover and wound in one motion, is the counter-attack. Fiore does not treat it under a heading; his single-motion answers, such as the exchange of thrusts, share the idea. Foresight instead of speed is the game's way to let Boucicault do it.
audatia-card-pre-empt-when = When you hold the blow that attacks you and your opponent probably has not another of it. It is strongest against the blows of which a deck has few.
audatia-card-pre-empt-beats = In the art a feint that draws the strike and parries it. In the game a second card of the same blow, Break Off or Deny; or attacking with the thrust.

audatia-card-perfect-measure = Perfect Measure
audatia-card-perfect-measure-brief = Fortitudo: avoid an attack, then attack at once or break off
audatia-card-perfect-measure-game = A skill of Boucicault's that needs most Fortitudo. You play it as your answer to an attack, cut or thrust, but not to a counter-attack, an exchange or a remedy. The attack misses: the attacker's stack is discarded and the attacker stands in the end posta of that strike, whose side, shut blows and bonus of virtue apply. You may attack at once, with what is eligible for you; if you do not, both break off. If it is denied it is lost and you decide again.
audatia-card-perfect-measure-art = Fiore shows it against a cut at the leg: draw the front foot back and cut the head, for a cut at the low leg reaches less far than one at the head. In general it means to be just far enough away, and near enough to answer while the other's sword is still passing. That a strike ends in a given guard is his teaching; which guard belongs to which card is partly our reconstruction.
audatia-card-perfect-measure-when = When you hold an attack that the attacker's end posta does not shut and that this posta parries badly. It is also the way out when you have no parry.
audatia-card-perfect-measure-beats = In the art small attacks that commit nobody, and a second blow that follows the first step. In the game Deny; a strike whose end posta answers well, and a hand with parries from its side.

## The words

audatia-term-audatia = Audatia
audatia-term-audatia-meaning = Boldness, the lion's virtue, which gives the game its name. The attacker who has most of it after a parry may enter with a remedy whatever the bind. Some skills also ask for it.
audatia-term-prudentia = Prudentia
audatia-term-prudentia-meaning = Foresight, the lynx's virtue. Whoever has most of it may attack with a sottano, and many skills ask for it.
audatia-term-celeritas = Celeritas
audatia-term-celeritas-meaning = Swiftness, the tiger's virtue. Whoever has most of it may counter-attack and exchange thrusts, and acts first at the skills and after a break.
audatia-term-fortitudo = Fortitudo
audatia-term-fortitudo-meaning = Strength, the elephant's virtue. Whoever has most of it sets the side of a stretto bind, inside or outside.
audatia-term-challenger = Challenger
audatia-term-challenger-meaning = The player who issued the challenge: receives Audatia and one more virtue, acts first out of measure, and must attack in the end if possible. If not, the game is a draw, and a second draw goes to the Respondent.
audatia-term-respondent = Respondent
audatia-term-respondent-meaning = The player who accepts the challenge: chooses one of the three remaining virtues, gets the last one too, and may salute. Two draws win the duel for the Respondent.
audatia-term-mandritto = Mandritto
audatia-term-mandritto-meaning = Forehand: a blow that comes from your right.
audatia-term-roverso = Roverso
audatia-term-roverso-meaning = Backhand: a blow that comes from your left.
audatia-term-fendente = Fendente
audatia-term-fendente-meaning = A descending cut. It attacks, parries, and breaks a thrust.
audatia-term-mezano = Mezano
audatia-term-mezano-meaning = A level cut. It attacks only, and may follow a break.
audatia-term-sottano = Sottano
audatia-term-sottano-meaning = A rising cut. It parries always and attacks only with most Prudentia.
audatia-term-punta = Punta
audatia-term-punta-meaning = The thrust. It can be parried, exchanged or broken, and it brings its player's stack to the middle.
audatia-term-posta = Posta
audatia-term-posta-meaning = A guard position (plural: poste). It decides what you may open with, which blows you shut, the side of your first parry, and the virtue your first strike may carry.
audatia-term-largo = Largo
audatia-term-largo-meaning = Wide play: the half-suns make no whole. The defender may attack, else the attacker, else both break off.
audatia-term-stretto = Stretto
audatia-term-stretto-meaning = Close play: two half-suns make a whole. No strikes, only remedies of the side that is set: the defender may play one, else the attacker, else both break off.
audatia-term-remedy = Remedy
audatia-term-remedy-meaning = A card of the close play: disarm, lock, push, pommel. It works on the inside, the outside or both, and wins unless a counter-remedy lines up with it.
audatia-term-counter-remedy = Counter-remedy
audatia-term-counter-remedy-meaning = A card that answers a remedy whose side it includes. Its own remedy it counters perfectly and wins; with another both break off.
audatia-term-half-sun = Half-sun
audatia-term-half-sun-meaning = The sun sign on a cut, at its left or right edge. A left and a right half in one bind make a whole sun, and the bind is stretto. The thrust has none.
audatia-term-stack = Stack
audatia-term-stack-meaning = The strikes and remedies you have laid, a picture of where your sword is: left, right or middle. You attack and parry from the side on which it lies; after a parry both stacks lie opposite to the side the parry came from.
audatia-term-entry = Audatia Entry
audatia-term-entry-meaning = A remedy that the attacker with most Audatia plays right after a parry, whatever the bind, of either side. It is met with a counter-remedy or with Kick to the Groin.
audatia-term-exchange = Exchange
audatia-term-exchange-meaning = Answering a thrust with a thrust, with most Celeritas; from a posta only between two poste with the exchange sign. The one exchanged must play an outside remedy or loses. Fiore's scambiar di punta.
audatia-term-break = Break
audatia-term-break-meaning = Beating down a thrust with a card that has the break sign. Then each has one chance: the attacker for a remedy, the defender for a mezano that cannot be parried; whoever has most Celeritas goes first, at a tie the defender. Fiore's romper di punta.
audatia-term-bind = Bind
audatia-term-bind-meaning = The crossing of the two swords after a parry, largo or stretto.
audatia-term-salute = Salute
audatia-term-salute-meaning = At set-up the Respondent may discard a card. Unless the Challenger discards one too, the Respondent has +4 Audatia for the first strike of the game, attack or parry.
audatia-term-trade = Trade
audatia-term-trade-meaning = Out of measure: discard two cards face down and draw one, as often as you like while the action deck lasts.
audatia-term-break-off = Break-off
audatia-term-break-off-meaning = The end of a phrase without a winner: both stacks go to the discard piles and the duel returns to out of measure. The skill Break Off forces one.
