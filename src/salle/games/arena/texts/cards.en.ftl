## Attacks

arena-card-attack-high = Attack: High
arena-card-attack-high-brief = Attack on the high line; no bonus
arena-card-attack-high-game = You play it in your combat phase against one opponent, if you readied no item this turn. The attack comes on the high line. A high Parry, a Duck, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons. The card adds no bonus. Ready armour takes the damage first, and life takes the rest.
arena-card-attack-high-fencing = A cut or thrust at the head, the neck or the shoulders, above the opponent's hands. The descending cut is the Oberhau of the German books and the fendente of the Italian ones. An arm held out at shoulder height reaches farther than one that points downwards, so this attack can start from farther away than a low one.
arena-card-attack-high-when = Use it when high Parries and Ducks are among the discards, or when the target holds few cards. All players see the discards and the sizes of hands. Ready a weapon first: it adds to every attack.
arena-card-attack-high-beats = In swordplay: a raised blade, a step back, or sinking below the cut. In the game: a high Parry, a Duck, a Dodge or a ready shield. More kinds of card guard this line than the left or the right.

arena-card-attack-low = Attack: Low
arena-card-attack-low-brief = Attack on the low line; no bonus
arena-card-attack-low-game = You play it in your combat phase against one opponent, if you readied no item this turn. The attack comes on the low line. A low Parry, a Jump, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons. The card adds no bonus. Ready armour takes the damage first, and life takes the rest.
arena-card-attack-low-fencing = A cut at the thigh, the knee or the shin, or a thrust below the hands. Many shin bones from the mass graves of the battle of Visby, fought in 1361, bear the marks of such cuts. To reach so low the arm gives up distance and the head stands open; the German masters taught to strike over the attack at that moment and called it overrunning.
arena-card-attack-low-when = Use it when low Parries and Jumps are among the discards and the target has no shield. If you change between high and low, your opponent cannot tell which cards to keep.
arena-card-attack-low-beats = In swordplay: drawing back the leg, and hitting the head or the arm that has come so near. In the game: a low Parry, a Jump, a Dodge or a ready shield.

arena-card-attack-left = Attack: Left
arena-card-attack-left-brief = Attack on the left line; no bonus
arena-card-attack-left-game = You play it in your combat phase against one opponent, if you readied no item this turn. The attack comes on the left line. Only a left Parry, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons. The card adds no bonus. Ready armour takes the damage first, and life takes the rest.
arena-card-attack-left-fencing = A cut across the middle, at the flank, the arm or the side of the head. A right-hander's forehand cut, called mandritto in Italian, lands on the left side of an opponent who stands face to face. The game does not ask whose left is meant: attack and parry need only bear the same word.
arena-card-attack-left-when = Use it when you know little about the target's hand, because neither Duck nor Jump helps against it. It is best when left Parries are among the discards.
arena-card-attack-left-beats = In swordplay: closing that side with the strong part of the blade, or a step out of the arc of the cut. In the game: a left Parry, a Dodge or a ready shield.

arena-card-attack-right = Attack: Right
arena-card-attack-right-brief = Attack on the right line; no bonus
arena-card-attack-right-game = You play it in your combat phase against one opponent, if you readied no item this turn. The attack comes on the right line. Only a right Parry, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons. The card adds no bonus. Ready armour takes the damage first, and life takes the rest.
arena-card-attack-right-fencing = For a right-hander this is the backhand cut, roverso in Italian: the arm starts folded across the body and opens as the blade goes. Fencers call the side of the weapon arm the outside and the other the inside. On the outside the forearm and the hand are the nearest targets.
arena-card-attack-right-when = Use it when right Parries are among the discards, or when the target holds few cards. Like the left line, it cannot be ducked or jumped, so it is a good first attack.
arena-card-attack-right-beats = In swordplay: carrying the hand a little outwards, so that the cut runs off, or keeping out of reach. In the game: a right Parry, a Dodge or a ready shield.

arena-card-mighty-blow = Mighty Blow
arena-card-mighty-blow-brief = You name the line; +2 damage
arena-card-mighty-blow-game = You play it in your combat phase against one opponent, if you readied no item this turn. You name its line before the target answers: high, low, left or right. It is countered like any attack on that line: by the Parry of the line, a Duck if it is high, a Jump if it is low, a Dodge or a ready shield. Otherwise it does your base damage, the damage of all your ready weapons, and a bonus of 2. Armour takes the damage first, then life. A shield that counters it loses as much strength as the damage.
arena-card-mighty-blow-fencing = A blow with the shoulders, the hips and a full step behind it. It gains force and loses time: the blade must be drawn back first and is slow to return after a miss. The longsword verses handed down under Liechtenauer's name call a fighter who trusts in strength a buffalo, and set the squinting cut, the Schielhau, against such blows.
arena-card-mighty-blow-when = Use it when it would decide the game, when the target has few cards and no shield, or to break a strong shield. Name a line whose defences are among the discards.
arena-card-mighty-blow-beats = In swordplay: a step back, and a hit into the gap after the blow has passed. In the game: any defence of the named line, a Dodge or a ready shield, even one with only 1 strength left.

arena-card-feint = Feint
arena-card-feint-brief = No line: only a Dodge or a shield counters it
arena-card-feint-game = You play it in your combat phase against one opponent, if you readied no item this turn. It has no line, so no Parry, Duck or Jump counters it. Only a Dodge or a ready shield does. Otherwise it does your base damage plus the damage of all your ready weapons. The card adds no bonus. Ready armour takes the damage first, and life takes the rest.
arena-card-feint-fencing = A blow that is begun in earnest at one place and finished at another, as soon as the defence has moved towards the first. In the German longsword verses such a play is called Fehler, roughly the failing blow. It relies on the opponent's habits: a fencer who does not react cannot be misled.
arena-card-feint-when = Use it against a full hand without a shield, where a plain attack would probably be parried. It is best with a heavy weapon ready, and with Dodges among the discards.
arena-card-feint-beats = In swordplay: keeping the distance, waiting, or hitting into the first movement. In the game: a Dodge or a ready shield, and nothing else.

arena-card-thrust = Thrust
arena-card-thrust-brief = You name the line; ignores armour
arena-card-thrust-game = You play it in your combat phase against one opponent, if you readied no item this turn. You name its line before the target answers. The Parry of that line, a Duck if it is high, a Jump if it is low, a Dodge or a ready shield counters it. Otherwise it does your base damage plus the damage of all your ready weapons, straight to life. Armour neither helps nor wears. The card adds no bonus.
arena-card-thrust-fencing = An edge does little to mail and almost nothing to plate, so the point has to find the places between: the visor, the armpit, the palm, the inside of the elbow, the groin. Fighters in armour gripped the middle of the blade with the left hand, at the half-sword, and guided the sword like a short spear.
arena-card-thrust-when = Use it against a target in good armour, with your heaviest weapons ready. Against a target without armour, it is still an attack on any line you choose.
arena-card-thrust-beats = In swordplay: a light touch sets the point aside, and a small step off its line avoids it. In the game: a defence of the named line, a Dodge or a ready shield. Armour is no help.

## Defences

arena-card-parry-high = Parry: High
arena-card-parry-high-brief = Counters an attack on the high line
arena-card-parry-high-game = You play it when an attack on the high line is aimed at you: Attack: High, or a Mighty Blow or Thrust named high. It is your one answer, and it counters the attack: no damage, however large the attack was. It does not answer other lines or a Feint. You draw a new card only in your own draw phase.
arena-card-parry-high-fencing = The hilt goes up in front of the brow and the blade lies across above the head, so that the cut falls on the strong part near the hilt. In sabre fencing this is the parry of quinte; British swordsmen called it the St George's guard. The blade has to lie well forward, or the cut still reaches the head.
arena-card-parry-high-when = Use it against a high attack, to save a Dodge or the strength of a shield. If you also hold a Duck, you can discard one of the two in your discard phase.
arena-card-parry-high-beats = In swordplay: a threat above and a hit below, because raised arms uncover the flank and the legs. In the game: an attack on another line, or a Feint.

arena-card-parry-low = Parry: Low
arena-card-parry-low-brief = Counters an attack on the low line
arena-card-parry-low-game = You play it when an attack on the low line is aimed at you: Attack: Low, or a Mighty Blow or Thrust named low. It is your one answer, and it counters the attack: no damage, however large the attack was. It does not answer other lines or a Feint. You draw a new card only in your own draw phase.
arena-card-parry-low-fencing = The hand sinks and the point hangs down, so that the blade bars the way to hip and thigh; seconde with the sabre and octave with the foil are its forms today. Against a cut at the lower leg many masters of the cutting sword preferred to slip the leg back and strike over it, since the high target is reached sooner.
arena-card-parry-low-when = Use it against a low attack, when you hold no Jump and want to save a Dodge. If you have no shield, keep one.
arena-card-parry-low-beats = In swordplay: a threat below that turns into a cut at the head, now that the point hangs down. In the game: an attack on another line, or a Feint.

arena-card-parry-left = Parry: Left
arena-card-parry-left-brief = Counters an attack on the left line
arena-card-parry-left-game = You play it when an attack on the left line is aimed at you: Attack: Left, or a Mighty Blow or Thrust named left. It is your one answer, and it counters the attack: no damage, however large the attack was. It does not answer other lines or a Feint. You draw a new card only in your own draw phase.
arena-card-parry-left-fencing = A right-hander closes the left side with the parry of quarte: the hand crosses the body, the point stays up, and the strong part of the blade meets the weak part of the other. The hand goes no farther than the edge of the body. A parry that chases the attack beyond that only opens the other side.
arena-card-parry-left-when = Use it when an attack comes on the left. Apart from this card, only a Dodge or a shield would help. So think twice before you discard your last one.
arena-card-parry-left-beats = In swordplay: passing under the blade to the other side while it is still moving across. In the game: an attack on another line, or a Feint.

arena-card-parry-right = Parry: Right
arena-card-parry-right-brief = Counters an attack on the right line
arena-card-parry-right-game = You play it when an attack on the right line is aimed at you: Attack: Right, or a Mighty Blow or Thrust named right. It is your one answer, and it counters the attack: no damage, however large the attack was. It does not answer other lines or a Feint. You draw a new card only in your own draw phase.
arena-card-parry-right-fencing = For a right-hander this is the outside, closed by sixte with foil and epee and by tierce with the sabre. The hand moves a few fingers' breadth outwards while the elbow stays where it is. It is a short and quick parry, because the weapon is on that side already.
arena-card-parry-right-when = Use it when an attack comes on the right, to save a Dodge or a shield for a worse attack. No Duck or Jump can replace it, so think twice before you discard it.
arena-card-parry-right-beats = In swordplay: a disengage to the inside, which the outward movement has opened. In the game: an attack on another line, or a Feint.

arena-card-duck = Duck
arena-card-duck-brief = Goes under an attack on the high line
arena-card-duck-game = You play it when an attack on the high line is aimed at you: Attack: High, or a Mighty Blow or Thrust named high. It is your one answer, and it counters the attack: no damage. It does the same as a high Parry. It does not answer other lines or a Feint.
arena-card-duck-fencing = The knees bend, the body sinks, and the blade passes overhead while the eyes stay on the opponent. The rules of modern fencing allow it, even if the unarmed hand touches the ground. In the Italian passata sotto the fencer drops under the attack, supported on the free hand, and thrusts in the same moment.
arena-card-duck-when = Use it against a high attack, to save a Dodge. If you also hold a high Parry, keep only one of them, and draw a card that may cover another line.
arena-card-duck-beats = In swordplay: a cut that comes lower than it seemed, because a fighter who crouches cannot step. In the game: an attack on another line, or a Feint.

arena-card-jump = Jump
arena-card-jump-brief = Goes over an attack on the low line
arena-card-jump-game = You play it when an attack on the low line is aimed at you: Attack: Low, or a Mighty Blow or Thrust named low. It is your one answer, and it counters the attack: no damage. It does the same as a low Parry. It does not answer other lines or a Feint.
arena-card-jump-fencing = The feet are pulled up over a sweeping cut at the legs, as fighters in the Icelandic sagas do more than once. In the air a fighter can neither step nor change direction, and the landing is easy to foresee. Drawing the threatened leg back does the same work with less risk.
arena-card-jump-when = Use it against a low attack, to save a Dodge or the strength of a shield. If you also hold a low Parry, you can discard one of the two.
arena-card-jump-beats = In swordplay: waiting for the landing, or a cut at the height of the body. In the game: an attack on another line, or a Feint.

arena-card-dodge = Dodge
arena-card-dodge-brief = Counters any attack, even a Feint
arena-card-dodge-game = You play it when an attack is aimed at you, whatever its line. It counters a Feint too, which has no line. It is your one answer: no damage, and your shields and armour do not wear. You draw a new card only in your own draw phase.
arena-card-dodge-fencing = The body leaves the place at which the weapon is aimed: back out of reach, to the side, or round the opponent. Italian rapier fencing joins it to a thrust in the inquartata, where the rear foot swings out to the side and the body turns away from the point. The Spanish school taught its steps on a circle drawn between the two opponents.
arena-card-dodge-when = Keep it for a Feint, a Mighty Blow or the hit that would defeat you. If a Parry, Duck or Jump covers the attack, play that first.
arena-card-dodge-beats = In swordplay: an attack that follows the step, or a wall at the back. In the game: no attack gets past it. But it saves you only once, and with several opponents the next attack may come before you draw again.

## Weapons

arena-card-dagger = Dagger
arena-card-dagger-brief = Weapon, one hand: +1 damage
arena-card-dagger-game = A weapon for one hand. You ready it in your ready phase, which ends your turn. While it is ready, your attacks do +1 damage. The damage of all your ready weapons is added up. It never wears. It stays until you drop it or are defeated. If no hand is free, drop something first.
arena-card-dagger-fencing = The late medieval rondel dagger had a stiff, narrow blade for the gaps in armour and for the clinch, in which a sword is too long. Fiore's book gives it one of its longest parts, mostly on how to stop the hand that holds the dagger. With the rapier it later went into the left hand, to parry.
arena-card-dagger-when = Use it when one hand is free and you have nothing heavier, or next to a Short Sword or War Axe. Early in the game, a small gain on every attack adds up.
arena-card-dagger-beats = In swordplay: distance, because a longer weapon can keep it away. In the game: it costs a turn for a small gain. Armour absorbs that gain, and a countered attack does nothing.

arena-card-short-sword = Short Sword
arena-card-short-sword-brief = Weapon, one hand: +2 damage
arena-card-short-sword-game = A weapon for one hand. You ready it in your ready phase, which ends your turn. While it is ready, your attacks do +2 damage. The damage of all your ready weapons is added up. It never wears. It stays until you drop it or are defeated.
arena-card-short-sword-fencing = A blade of about half a metre, quick in a crowd and at home behind a shield. The Roman gladius is the best known: its broad blade cut well, but the point did the work from behind the large scutum. At that length fighting is done within reach of the other's hands.
arena-card-short-sword-when = Use it as soon as you can do without an attack for one turn. It leaves a hand for a shield, or for a second weapon whose damage is added.
arena-card-short-sword-beats = In swordplay: a longer weapon that keeps it out of measure. In the game: a counter cancels its damage, and you do not attack in the turn in which you ready it.

arena-card-war-axe = War Axe
arena-card-war-axe-brief = Weapon, one hand: +2 damage
arena-card-war-axe-game = A weapon for one hand. You ready it in your ready phase, which ends your turn. A hand must be free for it. While it is ready, your attacks do +2 damage. You can have two weapons for one hand ready, and both count. It never wears. It stays until you drop it or are defeated.
arena-card-war-axe-fencing = An axe made for fighting has a thinner and lighter head than one for splitting wood. With the weight far out on the haft it strikes hard for its size, and the lower corner of the blade can hook the rim of a shield, a wrist or a leg. The price is a slower return after a miss.
arena-card-war-axe-when = Use it early, with a shield in the other hand, or next to another weapon to break shields faster. Its numbers are those of the Short Sword.
arena-card-war-axe-beats = In swordplay: letting the head fly past, and stepping in before it comes back. In the game: a countered attack does nothing, and armour takes the first of its damage.

arena-card-spear = Spear
arena-card-spear-brief = Weapon, two hands: +3 damage
arena-card-spear-game = A weapon for two hands. First drop all your other weapons and your shields, then ready it in the same ready phase. That ends your turn. While it is ready, your attacks do +3 damage. It does not change whom you can attack. It never wears. It stays until you drop it or are defeated.
arena-card-spear-fencing = In most armies of antiquity and the Middle Ages the spear was the commonest weapon: cheap, easy to learn, and longer than any sword. Held in two hands, its point changes height and side with a small movement of the rear hand. Once an opponent is past the point, the length turns into a hindrance.
arena-card-spear-when = Use it when your hands are empty and you want to attack in the following turns. Its 3 points count in every attack, also against armour and shields.
arena-card-spear-beats = In swordplay: beating the shaft aside and running in. In the game: its owner has no shield, and must answer attacks with cards or take the hit.

arena-card-war-hammer = War Hammer
arena-card-war-hammer-brief = Weapon, two hands: +3 damage
arena-card-war-hammer-game = A weapon for two hands. First drop all your other weapons and your shields, then ready it in the same ready phase. That ends your turn. While it is ready, your attacks do +3 damage. Armour and shields take that damage like any other. It never wears. It stays until you drop it or are defeated.
arena-card-war-hammer-fencing = A weapon of the age of plate: its small steel face brings the whole blow to one place, so that plates are dented and the shock reaches the body behind them. The beak on the other side pulls and pierces. Long versions for fighting on foot, close kin of the poleaxe, were used in both hands.
arena-card-war-hammer-when = Use it when your opponents wear Mail or Plate and you have no better way through. It pays most if you hold several attack cards.
arena-card-war-hammer-beats = In swordplay: stepping back from the swing and closing in behind it. In the game: no hand is left for a shield, and a Parry stops a hammer as well as a dagger.

arena-card-great-sword = Great Sword
arena-card-great-sword-brief = Weapon, two hands: +4 damage
arena-card-great-sword-game = A weapon for two hands. First drop all your other weapons and your shields, then ready it in the same ready phase. That ends your turn. While it is ready, your attacks do +4 damage. It never wears. It stays until you drop it or are defeated.
arena-card-great-sword-fencing = In the sixteenth and seventeenth centuries swords were carried that stood as high as the chest or the brow of their bearer: the German two-handed sword, the Italian spadone, the Iberian montante. Most weigh between two and four kilograms, less than they look. The montante books teach wide, flowing cuts that keep several opponents off, in a street, on a ship or beside someone to be guarded.
arena-card-great-sword-when = Use it when you can do without a shield. In one turn it adds as much as two good weapons for one hand add in two. Then attack each turn, before the others have readied their items.
arena-card-great-sword-beats = In swordplay: a narrow place, or an opponent who gets inside the swing. In the game: a Dodge, a fitting defence or any shield stops all of it, and its owner has no shield.

## Shields

arena-card-buckler = Buckler
arena-card-buckler-brief = Shield, one hand: strength 3, counters any attack
arena-card-buckler-game = A shield for one hand. You ready it in your ready phase, which ends your turn. While it is ready, it can be your answer to any attack, including a Feint. The attack is countered, and the shield takes the damage itself: its strength of 3 falls by the attacker's whole damage. At zero or less it is destroyed, but it still counters that attack. If you have two shields ready, you choose which one answers. If you ready it again later, it has its full strength.
arena-card-buckler-fencing = A small shield, mostly round and 20 to 40 centimetres across, gripped in the fist behind its boss. Held out in front, it covers the sword hand and shuts off the opponent's blade near its root. The oldest known fencing book of Europe, manuscript I.33 from the early fourteenth century, teaches nothing but sword and buckler.
arena-card-buckler-when = Use it when your hand has few defences, next to a weapon for one hand. Counter small attacks with cards, and keep its last point of strength for a large one.
arena-card-buckler-beats = In swordplay: a threat that draws it away, then a hit at the legs. In the game: a heavy weapon destroys it at the first blow, although that blow is still countered.

arena-card-round-shield = Round Shield
arena-card-round-shield-brief = Shield, one hand: strength 5, counters any attack
arena-card-round-shield-game = A shield for one hand, with a strength of 5. You ready it in your ready phase, which ends your turn. It can answer any attack on you, with or without a line, and counters it. It takes the damage itself. The strength that is left stays for the next attack. At zero or less the shield is destroyed, and none of the damage reaches you.
arena-card-round-shield-fencing = The shield of the Viking Age was made of thin planks, mostly 80 to 90 centimetres across, and held by a grip behind an iron boss. It could be pushed, turned and struck with, not only held still. It was meant to be used up: by the duelling rules in Kormak's saga each man had three.
arena-card-round-shield-when = Use it early, while attacks are still weak, with the other hand free for a sword or an axe. The more opponents you have, the more it helps.
arena-card-round-shield-beats = In swordplay: hooking its rim, or going low under it. In the game: weapons and a Mighty Blow use it up quickly. Or wait until its owner drops it for a weapon that takes both hands.

## Armour

arena-card-leather = Leather
arena-card-leather-brief = Armour 3: takes damage before your life does
arena-card-leather-game = Armour that takes no hand. You ready it in your ready phase, which ends your turn. Damage from attacks that are not countered goes to it first, up to 3 in all, and the rest to your life. At zero it is destroyed. You have one armour at a time: if you ready another, this one is discarded. It does not help against a Thrust or the restless crowd.
arena-card-leather-fencing = Leather soaked and heated, called cuir bouilli, sets hard and keeps its shape; it served for pieces on arms and legs, for horses and in tournaments. As body armour it was rarer in medieval Europe than stories have it: quilted linen was the common cheap protection. In the seventeenth century the thick buff coat was widely worn by horsemen.
arena-card-leather-when = Use it when you can do without an attack for one turn and have nothing better to wear, above all before heavy weapons are ready. Do not replace armour that has more left.
arena-card-leather-beats = In swordplay: a firm thrust, or a blow at what it leaves bare. In the game: one strong attack uses it up, and a Thrust ignores it.

arena-card-mail = Mail
arena-card-mail-brief = Armour 5: takes damage before your life does
arena-card-mail-game = Armour that takes no hand. You ready it in your ready phase, which ends your turn. Damage from attacks that are not countered goes to it first, up to 5 in all, and the rest to your life. At zero it is destroyed. You have one armour at a time: if you ready another, this one is discarded. It does not help against a Thrust or the restless crowd.
arena-card-mail-fencing = A fabric of iron rings, each linked as a rule with four others and in Europe mostly riveted shut. It stops cuts well and follows every movement, but it bends under a blow, so a padded garment was worn with it. It was in use from the last centuries before our era until after the Middle Ages.
arena-card-mail-when = Use it in the first rounds, or when your weapon takes both hands, so that you have no shield. It can also replace Leather that is nearly used up.
arena-card-mail-beats = In swordplay: a narrow, stiff point that bursts the rings, or a hammer that does not need to. In the game: a Thrust, or simply many attacks, because armour is never repaired.

arena-card-plate = Plate
arena-card-plate-brief = Armour 7: takes damage before your life does
arena-card-plate-game = Armour that takes no hand. You ready it in your ready phase, which ends your turn. Damage from attacks that are not countered goes to it first, up to 7 in all, and the rest to your life. At zero it is destroyed. You have one armour at a time: if you ready another, this one is discarded. It does not help against a Thrust or the restless crowd.
arena-card-plate-fencing = A full harness of the fifteenth century weighs some 20 to 25 kilograms, spread over the whole body; someone used to it can run, mount a horse and rise from the ground. No sword cuts through it. Fights in it were decided by points at the gaps, by heavy staff weapons and by wrestling.
arena-card-plate-when = Use it whenever you can do without an attack for one turn, the sooner the better. Then let small attacks through, and save your defences for those that would reach your life.
arena-card-plate-beats = In swordplay: the half-sword, the hammer, or a throw to the ground. In the game: a Thrust ignores it, and heavy weapons wear it down.

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
