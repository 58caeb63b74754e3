engarde-lesson-about = You are the fencer on the left. You have five cards from 1 to 5. What counts is the gap: how many spaces away your opponent is.
engarde-lesson-end = That is the whole game: keep your distance, attack, parry, riposte. Five hits win a bout. Stay just out of reach, and strike when you have the card for the gap.

engarde-lesson-advance = A card moves you exactly as many spaces as it says. Come closer: advance with your 5.
engarde-lesson-advance-well = You advance five spaces and draw a new card. Your opponent has advanced 4, so the gap is 8.
engarde-lesson-advance-else = That moves you too, but here you need a long step. Advance with the 5.

engarde-lesson-measure = An attack needs a card equal to the gap, and no card is higher than 5. Make the gap 6, so that your opponent cannot reach you: advance 2.
engarde-lesson-measure-well = At a gap of 6 neither of you can attack. Your opponent has taken one more step and is now 5 away.
engarde-lesson-measure-else = That is legal, but look at the gap. At 5 or less your opponent may have the right card. At 6 no card reaches you.

engarde-lesson-attack = The gap is 5, and you have a 5. Attack!
engarde-lesson-attack-well = Your opponent had no 5 to parry with. That is a hit, and you win the round.
engarde-lesson-attack-else = You can move, but your opponent is within your reach now. Soon you may be within theirs. Attack with the 5.

engarde-lesson-strengthen = The gap is 3, and you have two 3s. Attack with both. Your opponent then needs two cards that total 6.
engarde-lesson-strengthen-well = Your opponent had only 1s and 2s, and no two of them total 6. A stronger attack is harder to parry.
engarde-lesson-strengthen-else = One 3 is an attack too, but a single 3 is easier to parry. Play both.

engarde-lesson-parry = Your opponent attacks with a 4. A parry needs as many cards as the attack, with the same total. Here you need one 4.
engarde-lesson-parry-well = You parry. Now it is your turn at once, before you draw.
engarde-lesson-parry-else = You can take the hit, and sometimes you must. But you have a 4, so parry.

engarde-lesson-riposte = The gap is still 4, and you have another 4. After a parry, one card equal to the gap wins at once and cannot be parried. Riposte!
engarde-lesson-riposte-well = A riposte. This is why two equal cards are worth keeping.
engarde-lesson-riposte-else = That is legal, but a single 4 wins the round at once.

engarde-lesson-sum = Your opponent attacks with two 3s, which total 6. Find two cards in your hand that total 6.
engarde-lesson-sum-well = The cards need not be 3s. Only their number and their total count.
engarde-lesson-sum-else = You do not have to be hit. 2 and 4 total 6, and so do 1 and 5.

engarde-lesson-retreat = Your opponent is 2 away and may well have a 2. You have none. Every card can also move you back. Retreat so far that no card reaches you.
engarde-lesson-retreat-well = You are out of reach again. A retreat costs you ground, but no hit.
engarde-lesson-retreat-else = That is legal, but your opponent can still reach you there. Make the gap larger than 5: retreat 4 or 5.

engarde-lesson-showdown = The pack has one card left, and you will draw it. Then both hands are shown, and the player with more cards equal to the gap wins. You have two 3s. Make the gap 3.
engarde-lesson-showdown-well = At a gap of 3 you have three matching cards and your opponent has none. You win the round without an attack.
engarde-lesson-showdown-else = That is legal too, but the round ends now. At a gap of 3 your 3s count: advance 1.
