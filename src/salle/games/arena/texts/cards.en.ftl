## Attacks

arena-card-attack-high = Attack: High
arena-card-attack-high-brief = Attack on the high line; no bonus
arena-card-attack-high-game = You play it in your combat phase against one living opponent, provided you readied no item this turn; the attack comes on the high line. A high Parry, a Duck, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons, with no bonus from the card. The target's ready armour takes it first, life takes the rest.
arena-card-attack-high-fencing = A cut or thrust at the head, the neck or the shoulders, above the opponent's hands. The descending cut is the Oberhau of the German books and the fendente of the Italian ones. An arm held out at shoulder height reaches farther than one that points downwards, so this attack can start from farther away than a low one.
arena-card-attack-high-when = When high Parries and Ducks have gone to the discards, or the target holds few cards: discards and hand sizes are open to all. Ready a weapon first, and each such attack weighs more.
arena-card-attack-high-beats = In swordplay a raised blade, a step back, or sinking below the cut. In the game a high Parry, a Duck, a Dodge or a ready shield; more kinds of card guard this line than the left or the right.

arena-card-attack-low = Attack: Low
arena-card-attack-low-brief = Attack on the low line; no bonus
arena-card-attack-low-game = An attack on the low line for your combat phase, aimed at one living opponent; it is not allowed in a turn in which you readied an item. It is countered by a low Parry, a Jump, a Dodge or a ready shield. If nothing counters it, your base damage and the damage of all your ready weapons are added up, without a bonus from the card. Ready armour takes this first, life takes the rest.
arena-card-attack-low-fencing = A cut at the thigh, the knee or the shin, or a thrust below the hands. Many shin bones from the mass graves of the battle of Visby, fought in 1361, bear the marks of such cuts. To reach so low the arm gives up distance and the head stands open; the German masters taught to strike over the attack at that moment and called it overrunning.
arena-card-attack-low-when = When low Parries and Jumps have been spent or thrown away, and the target has no shield. Changing between high and low keeps an opponent from knowing which cards to keep.
arena-card-attack-low-beats = In swordplay drawing back the leg and hitting the head or the arm that has come so near. In the game a low Parry, a Jump, a Dodge or a ready shield.

arena-card-attack-left = Attack: Left
arena-card-attack-left-brief = Attack on the left line; no bonus
arena-card-attack-left-game = You play it at one living opponent in your combat phase, if you have readied no item this turn, and the attack comes on the left line. Only a left Parry, a Dodge or a ready shield counters it; there is no other card for this line. Without an answer that counters, the target suffers your base damage plus the damage of all your ready weapons, the card adding nothing, armour first and then life.
arena-card-attack-left-fencing = A cut across the middle, at the flank, the arm or the side of the head. A right-hander's forehand cut, called mandritto in Italian, lands on the left side of an opponent who stands face to face. The game does not ask whose left is meant: attack and parry need only bear the same word.
arena-card-attack-left-when = Whenever you have no better knowledge of the hand you face: neither Duck nor Jump helps against it. Best when left Parries already lie among the discards.
arena-card-attack-left-beats = In swordplay closing that side with the strong part of the blade, or a step out of the arc of the cut. In the game a left Parry, a Dodge or a ready shield.

arena-card-attack-right = Attack: Right
arena-card-attack-right-brief = Attack on the right line; no bonus
arena-card-attack-right-game = An attack on the right line, played in the combat phase against one living opponent if no item was readied in the same turn. A right Parry, a Dodge or a ready shield counters it, and no other card does. Uncountered, it does the sum of your base damage and the damage of all your ready weapons; the bonus of the card is 0, and armour is used up before life.
arena-card-attack-right-fencing = For a right-hander this is the backhand cut, roverso in Italian: the arm starts folded across the body and opens as the blade goes. Fencers call the side of the weapon arm the outside and the other the inside. On the outside the forearm and the hand are the nearest targets.
arena-card-attack-right-when = When right Parries have left the opponent's hand, or that hand is small. Like the left line it cannot be ducked or jumped, so it serves well as a first attack.
arena-card-attack-right-beats = In swordplay carrying the hand a little outwards, so that the cut runs off, or keeping out of reach. In the game a right Parry, a Dodge or a ready shield.

arena-card-mighty-blow = Mighty Blow
arena-card-mighty-blow-brief = You name the line; +2 damage
arena-card-mighty-blow-game = An attack for your combat phase against one living opponent, if you readied no item this turn; you name its line, high, low, left or right, before the target answers. It is countered like any attack on that line: by the Parry of the line, by a Duck if it is high or a Jump if it is low, by a Dodge or by a ready shield. Uncountered it does your base damage, the damage of all your ready weapons and a bonus of +2, armour first and then life. A shield that counters it loses strength by the same sum.
arena-card-mighty-blow-fencing = A blow with the shoulders, the hips and a full step behind it. It gains force and loses time: the blade must be drawn back first and is slow to return after a miss. The longsword verses handed down under Liechtenauer's name call a fighter who trusts in strength a buffalo, and set the squinting cut, the Schielhau, against such blows.
arena-card-mighty-blow-when = When it would decide the game, when the target has few cards and no shield, or when a strong shield has to be broken. Name a line whose defences you have seen go.
arena-card-mighty-blow-beats = In swordplay a step back and a hit into the gap after the blow has passed. In the game any defence of the line that was named, a Dodge, or a ready shield, even one with only 1 strength left.

arena-card-feint = Feint
arena-card-feint-brief = No line: only a Dodge or a shield counters it
arena-card-feint-game = An attack without a line, played in your combat phase against one living opponent if you readied no item this turn. No Parry, Duck or Jump may answer it: only a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons, bonus 0, first to ready armour and then to life.
arena-card-feint-fencing = A blow that is begun in earnest at one place and finished at another, as soon as the defence has moved towards the first. In the German longsword verses such a play is called Fehler, roughly the failing blow. It relies on the opponent's habits: a fencer who does not react cannot be misled.
arena-card-feint-when = Against a full hand without a shield, where a plain attack would probably be parried. With a heavy weapon ready, and Dodges seen among the discards, it is at its best.
arena-card-feint-beats = In swordplay keeping the distance, waiting, or hitting into the first movement. In the game a Dodge or a ready shield, and nothing else.

arena-card-thrust = Thrust
arena-card-thrust-brief = You name the line; ignores armour
arena-card-thrust-game = You play it in your combat phase against one living opponent, if you readied no item this turn, and name its line before the answer. The Parry of that line, a Duck if it is high, a Jump if it is low, a Dodge or a ready shield counters it. Otherwise your base damage plus the damage of all your ready weapons, with no bonus, goes straight to life; armour neither helps nor wears.
arena-card-thrust-fencing = An edge does little to mail and almost nothing to plate, so the point has to find the places between: the visor, the armpit, the palm, the inside of the elbow, the groin. Fighters in armour gripped the middle of the blade with the left hand, at the half-sword, and guided the sword like a short spear.
arena-card-thrust-when = Against a target behind sound armour, with your heaviest weapons ready. Where there is no armour it is still an attack on any line you please.
arena-card-thrust-beats = In swordplay a light touch sets the point aside, and a small step off its line avoids it. In the game a defence of the line that was named, a Dodge or a ready shield; armour is no help.

## Defences

arena-card-parry-high = Parry: High
arena-card-parry-high-brief = Counters an attack on the high line
arena-card-parry-high-game = You play it out of turn, as your one answer when you are the target of an attack on the high line: an Attack: High, or a Mighty Blow or Thrust that was named high. The attack is countered and does no damage, however large it was. It does not answer other lines or a Feint, and your hand is not refilled before your own draw phase.
arena-card-parry-high-fencing = The hilt goes up in front of the brow and the blade lies across above the head, so that the cut falls on the strong part near the hilt. In sabre fencing this is the parry of quinte; British swordsmen called it the St George's guard. The blade has to lie well forward, or the cut still reaches the head.
arena-card-parry-high-when = When a high attack comes and you would rather keep your Dodge and spare your shield. Holding a Duck as well, you may let this one go in the discard phase.
arena-card-parry-high-beats = In swordplay a threat above and a hit below, for raised arms uncover flank and legs. In the game an attack on another line, or a Feint.

arena-card-parry-low = Parry: Low
arena-card-parry-low-brief = Counters an attack on the low line
arena-card-parry-low-game = A defence for the low line, played out of turn when an Attack: Low, or a Mighty Blow or Thrust named low, is aimed at you. It is your only answer to that attack, which then does no damage at all. A Feint or an attack on another line cannot be answered with it; a new card comes only in your next draw phase.
arena-card-parry-low-fencing = The hand sinks and the point hangs down, so that the blade bars the way to hip and thigh; seconde with the sabre and octave with the foil are its forms today. Against a cut at the lower leg many masters of the cutting sword preferred to slip the leg back and strike over it, since the high target is reached sooner.
arena-card-parry-low-when = Against a low attack, when you hold no Jump and would rather keep your Dodge. Keep one especially if you have no shield.
arena-card-parry-low-beats = In swordplay a threat below that turns into a cut at the head, now that the point hangs down. In the game an attack on another line, or a Feint.

arena-card-parry-left = Parry: Left
arena-card-parry-left-brief = Counters an attack on the left line
arena-card-parry-left-game = Played out of turn, it counters an attack on the left line that is aimed at you: an Attack: Left, or a Mighty Blow or Thrust named left. You give one answer to an attack, and with this one it does no damage. It is of no use against the other lines or a Feint, and it is not replaced until you draw in your own turn.
arena-card-parry-left-fencing = A right-hander closes the left side with the parry of quarte: the hand crosses the body, the point stays up, and the strong part of the blade meets the weak part of the other. The hand goes no farther than the edge of the body. A parry that chases the attack beyond that only opens the other side.
arena-card-parry-left-when = When an attack comes on the left; besides this card only a Dodge or a shield would serve. So think twice before you discard your last one.
arena-card-parry-left-beats = In swordplay passing under the blade to the other side while it is still moving across. In the game an attack on another line, or a Feint.

arena-card-parry-right = Parry: Right
arena-card-parry-right-brief = Counters an attack on the right line
arena-card-parry-right-game = The defence of the right line, for use out of turn against an Attack: Right, or a Mighty Blow or Thrust named right, of which you are the target. Played as your one answer, it counters the attack, and no damage is done. It fits no other line and no Feint, and your hand stays one card smaller until your next draw phase.
arena-card-parry-right-fencing = For a right-hander this is the outside, closed by sixte with foil and epee and by tierce with the sabre. The hand moves a few fingers' breadth outwards while the elbow stays where it is. It is a short and quick parry, because the weapon is on that side already.
arena-card-parry-right-when = When an attack comes on the right and you wish to keep Dodge and shield for worse. No Duck or Jump can stand in for it, so do not part with it lightly.
arena-card-parry-right-beats = In swordplay a disengage to the inside, which the outward movement has opened. In the game an attack on another line, or a Feint.

arena-card-duck = Duck
arena-card-duck-brief = Goes under an attack on the high line
arena-card-duck-game = You play it out of turn against an attack on the high line of which you are the target: an Attack: High, or a Mighty Blow or Thrust named high. As your one answer it counters the attack, which does no damage; in effect it equals a high Parry. It is no answer to the other lines or to a Feint.
arena-card-duck-fencing = The knees bend, the body sinks, and the blade passes overhead while the eyes stay on the opponent. The rules of modern fencing allow it, even if the unarmed hand touches the ground. In the Italian passata sotto the fencer drops under the attack, supported on the free hand, and thrusts in the same moment.
arena-card-duck-when = Against a high attack, before you spend a Dodge. If you hold a high Parry too, keep one of them and make room for cards of another line.
arena-card-duck-beats = In swordplay a cut that comes lower than it seemed, for someone who crouches cannot step. In the game an attack on another line, or a Feint.

arena-card-jump = Jump
arena-card-jump-brief = Goes over an attack on the low line
arena-card-jump-game = A defence of the low line, played out of turn when you are the target of an Attack: Low, or of a Mighty Blow or Thrust named low. It counters the attack just as a low Parry does, and no damage is done; it is the one answer you give. Against a Feint or another line it may not be played.
arena-card-jump-fencing = The feet are pulled up over a sweeping cut at the legs, as fighters in the Icelandic sagas do more than once. In the air a fighter can neither step nor change direction, and the landing is easy to foresee. Drawing the threatened leg back does the same work with less risk.
arena-card-jump-when = Against a low attack, to save a Dodge or the strength of a shield. If you hold a low Parry as well, one of the two may go.
arena-card-jump-beats = In swordplay waiting for the landing, or a cut at the height of the body. In the game an attack on another line, or a Feint.

arena-card-dodge = Dodge
arena-card-dodge-brief = Counters any attack, even a Feint
arena-card-dodge-game = A defence card that you play out of turn when you are the target of an attack, whatever its line; a Feint, which has none, is countered too. The attack does no damage, and your shields and armour do not wear. It is your one answer to that attack, and your hand is refilled only in your own draw phase.
arena-card-dodge-fencing = The body leaves the place at which the weapon is aimed: back out of reach, to the side, or round the opponent. Italian rapier fencing joins it to a thrust in the inquartata, where the rear foot swings out to the side and the body turns away from the point. The Spanish school taught its steps on a circle drawn between the two opponents.
arena-card-dodge-when = Keep it for a Feint, a Mighty Blow or the hit that would finish you. If a Parry, Duck or Jump fits the attack, play that first.
arena-card-dodge-beats = In swordplay an attack that follows the step, or a wall at the back. In the game no attack gets past it; but each one saves you only once, and with several opponents the next attack may come before you draw again.

## Weapons

arena-card-dagger = Dagger
arena-card-dagger-brief = Weapon, one hand: +1 damage
arena-card-dagger-game = A weapon for one hand: you ready it in your ready phase, which ends your turn without an attack. While it is ready, each of your attacks does +1 damage; the damage of all your ready weapons is added together. It never wears, and stays until you drop it or are defeated. Without a free hand you must first drop something.
arena-card-dagger-fencing = The late medieval rondel dagger had a stiff, narrow blade for the gaps in armour and for the clinch, in which a sword is too long. Fiore's book gives it one of its longest parts, mostly on how to stop the hand that holds the dagger. With the rapier it later went into the left hand, to parry.
arena-card-dagger-when = When one hand is free and you have nothing heavier, or beside a Short Sword or War Axe. Early in the game a small gain on every attack adds up.
arena-card-dagger-beats = In swordplay distance: an opponent with a longer weapon can keep it away. In the game it costs a turn for a small gain, armour absorbs that gain, and it does nothing when the attack is countered.

arena-card-short-sword = Short Sword
arena-card-short-sword-brief = Weapon, one hand: +2 damage
arena-card-short-sword-game = You ready it in your ready phase instead of attacking that turn; it takes one of your two hands. From then on your attacks do +2 damage, added to that of any other weapon you have ready. It does not wear; it goes only when you drop it or are defeated.
arena-card-short-sword-fencing = A blade of about half a metre, quick in a crowd and at home behind a shield. The Roman gladius is the best known: its broad blade cut well, but the point did the work from behind the large scutum. At that length fighting is done within reach of the other's hands.
arena-card-short-sword-when = As soon as you can afford a turn without an attack. It leaves a hand for a shield, or for a second weapon whose damage is added.
arena-card-short-sword-beats = In swordplay a longer weapon that keeps it out of measure. In the game a counter cancels its damage, and a turn spent on readying is a turn without an attack.

arena-card-war-axe = War Axe
arena-card-war-axe-brief = Weapon, one hand: +2 damage
arena-card-war-axe-game = A weapon for one hand that adds +2 to the damage of your attacks as long as it is ready. Readying it takes your ready phase and ends the turn, and a hand must be free for it. Two weapons for one hand may be ready side by side, and both count; no weapon ever wears.
arena-card-war-axe-fencing = An axe made for fighting has a thinner and lighter head than one for splitting wood. With the weight far out on the haft it strikes hard for its size, and the lower corner of the blade can hook the rim of a shield, a wrist or a leg. The price is a slower return after a miss.
arena-card-war-axe-when = Early, with a shield in the other hand, or next to another weapon to break shields faster. Its numbers are those of the Short Sword.
arena-card-war-axe-beats = In swordplay letting the head fly past and stepping in before it comes back. In the game a countered attack does nothing, and armour takes the first of its damage.

arena-card-spear = Spear
arena-card-spear-brief = Weapon, two hands: +3 damage
arena-card-spear-game = It takes both hands, so all your other ready weapons and your shields must be dropped before you ready it; the drops and the readying may fall in the same ready phase, and then the turn is over. While ready it adds +3 to the damage of your attacks. It has no effect on who may be attacked and does not wear.
arena-card-spear-fencing = In most armies of antiquity and the Middle Ages the spear was the commonest weapon: cheap, easy to learn, and longer than any sword. Held in two hands, its point changes height and side with a small movement of the rear hand. Once an opponent is past the point, the length turns into a hindrance.
arena-card-spear-when = When your hands are empty and you mean to attack on the following turns. Against targets with armour or shields the three points are felt on every attack.
arena-card-spear-beats = In swordplay beating the shaft aside and running in. In the game its bearer can have no shield ready, so attacks must be met with cards from the hand or taken.

arena-card-war-hammer = War Hammer
arena-card-war-hammer-brief = Weapon, two hands: +3 damage
arena-card-war-hammer-game = A weapon for two hands that adds +3 to the damage of each attack you make while it is ready. It is readied in the ready phase, after you have dropped whatever your hands hold, and ends the turn. It works on armour and shields like any other damage, point for point, and does not wear itself.
arena-card-war-hammer-fencing = A weapon of the age of plate: its small steel face brings the whole blow to one place, so that plates are dented and the shock reaches the body behind them. The beak on the other side pulls and pierces. Long versions for fighting on foot, close kin of the poleaxe, were used in both hands.
arena-card-war-hammer-when = When opponents put on mail or plate and you have no better way through. It pays most if you hold several attack cards to follow it up.
arena-card-war-hammer-beats = In swordplay stepping back from the swing and closing in behind it. In the game there is no hand left for a shield, and a Parry stops a hammer as well as a dagger.

arena-card-great-sword = Great Sword
arena-card-great-sword-brief = Weapon, two hands: +4 damage
arena-card-great-sword-game = It needs both your hands and adds +4 to the damage of your attacks while it is ready. Other weapons and shields that are ready must be dropped first, at the beginning of the ready phase; readying it then ends your turn. It does not wear and stays until you drop it or are defeated.
arena-card-great-sword-fencing = In the sixteenth and seventeenth centuries swords were carried that stood as high as the chest or the brow of their bearer: the German two-handed sword, the Italian spadone, the Iberian montante. Most weigh between two and four kilograms, less than they look. The montante books teach wide, flowing cuts that keep several opponents off, in a street, on a ship or beside someone to be guarded.
arena-card-great-sword-when = When you can live without a shield: it brings in one turn what two good weapons for one hand bring in two. Then attack each turn, before the others have armed themselves.
arena-card-great-sword-beats = In swordplay a narrow place, or an opponent who gets inside the swing. In the game a Dodge, a fitting defence or any shield stops the whole of it, and its bearer has no shield.

## Shields

arena-card-buckler = Buckler
arena-card-buckler-brief = Shield, one hand: strength 3, counters any attack
arena-card-buckler-game = A shield for one hand, readied in the ready phase in place of an attack. While ready it may be your answer to any attack on you, including a Feint, until it is destroyed. It then takes the damage itself: its strength of 3 falls by the attacker's whole damage, and at zero or less it is destroyed, but the attack is countered all the same. Of several shields you choose which one answers, and once it leaves play its damage is forgotten.
arena-card-buckler-fencing = A small shield, mostly round and 20 to 40 centimetres across, gripped in the fist behind its boss. Held out in front, it covers the sword hand and shuts off the opponent's blade near its root. The oldest known fencing book of Europe, manuscript I.33 from the early fourteenth century, teaches nothing but sword and buckler.
arena-card-buckler-when = Ready it when your hand is poor in defences, beside a weapon for one hand. Spend cards on small attacks and keep its last point of strength for a blow that would hurt.
arena-card-buckler-beats = In swordplay a threat that draws it away, then a hit at the legs. In the game a heavy weapon destroys it at the first blow, although that blow is still countered.

arena-card-round-shield = Round Shield
arena-card-round-shield-brief = Shield, one hand: strength 5, counters any attack
arena-card-round-shield-game = A shield that takes one hand and has a strength of 5; readying it ends your turn. It can answer any attack aimed at you, with or without a line, and the attack is then countered. The damage you would have suffered is taken from its strength; what remains stays for the next attack, and at zero or less the shield is destroyed without passing anything on to you.
arena-card-round-shield-fencing = The shield of the Viking Age was made of thin planks, mostly 80 to 90 centimetres across, and held by a grip behind an iron boss. It could be pushed, turned and struck with, not only held still. It was meant to be used up: by the duelling rules in Kormak's saga each man had three.
arena-card-round-shield-when = Early, when several weak attacks can still wear on it, and with the other hand free for a sword or an axe. Its worth grows with the number of opponents.
arena-card-round-shield-beats = In swordplay hooking its rim, or going low under it. In the game weapons and a Mighty Blow eat it up quickly; or wait until its bearer drops it for a weapon that takes both hands.

## Armour

arena-card-leather = Leather
arena-card-leather-brief = Armour 3: takes damage before your life does
arena-card-leather-game = Armour that you ready in your ready phase, which ends the turn; it takes no hand. Damage from attacks that are not countered goes to it first, up to 3 in all, and the rest to your life; at zero it is destroyed. You have one armour at a time: readying another discards it, worn or not. A Thrust and the restless crowd pass it by.
arena-card-leather-fencing = Leather soaked and heated, called cuir bouilli, sets hard and keeps its shape; it served for pieces on arms and legs, for horses and in tournaments. As body armour it was rarer in medieval Europe than stories have it: quilted linen was the common cheap protection. In the seventeenth century the thick buff coat was widely worn by horsemen.
arena-card-leather-when = When you have a turn to spare and nothing better to wear, above all before the heavy weapons are out. Do not lay it over armour that has more left.
arena-card-leather-beats = In swordplay a firm thrust, or a blow at what it leaves bare. In the game one strong attack uses it up, and a Thrust does not notice it.

arena-card-mail = Mail
arena-card-mail-brief = Armour 5: takes damage before your life does
arena-card-mail-game = Armour worth 5, readied in the ready phase in place of an attack; your hands stay free. Attacks that get through wear it down before they touch your life, and what exceeds it goes on to life. At zero it is destroyed, and any new armour you ready replaces it. It does not help against a Thrust or against the life lost to a restless crowd.
arena-card-mail-fencing = A fabric of iron rings, each linked as a rule with four others and in Europe mostly riveted shut. It stops cuts well and follows every movement, but it bends under a blow, so a padded garment was worn with it. It was in use from the last centuries before our era until after the Middle Ages.
arena-card-mail-when = In the first rounds, or when you carry a weapon for two hands and so no shield. It also replaces Leather that is nearly gone.
arena-card-mail-beats = In swordplay a narrow, stiff point that bursts the rings, or a hammer that does not need to. In the game a Thrust, or simply many attacks: armour is never repaired.

arena-card-plate = Plate
arena-card-plate-brief = Armour 7: takes damage before your life does
arena-card-plate-game = Armour worth 7: you ready it in the ready phase, cannot attack that turn, and need no hand for it. Damage that is not countered is taken from it until nothing is left, then it is destroyed; any excess goes to your life. It takes the place of other armour, which is discarded. A Thrust ignores it, and so does the loss of life when the crowd grows restless.
arena-card-plate-fencing = A full harness of the fifteenth century weighs some 20 to 25 kilograms, spread over the whole body; someone used to it can run, mount a horse and rise from the ground. No sword cuts through it. Fights in it were decided by points at the gaps, by heavy staff weapons and by wrestling.
arena-card-plate-when = Whenever you can spare the turn, and the sooner the better. With it on, let small attacks through and save your defences for those that would reach your life.
arena-card-plate-beats = In swordplay the half-sword, the hammer, or a throw to the ground. In the game a Thrust goes past it, and heavy weapons wear it down.

## Heroes

arena-hero-bear = The Bear
arena-hero-bear-line = Broad, quiet and hard to move; walks onto the sand as if it were home ground.

arena-hero-veteran = The Veteran
arena-hero-veteran-line = Has come back from every war so far, and trusts a good guard more than good luck.

arena-hero-squire = The Squire
arena-hero-squire-line = Carried a knight's arms for years; today, for the first time, they are not for someone else.

arena-hero-corsair = The Corsair
arena-hero-corsair-line = Learned to fight on a wet deck, where there is no room to step back.

arena-hero-duelist = The Duelist
arena-hero-duelist-line = Spare of frame and exact of hand; looks for one opening and can wait for it.

arena-hero-berserker = The Berserker
arena-hero-berserker-line = Throws the cloak aside at the gate and counts no wounds until it opens again.
