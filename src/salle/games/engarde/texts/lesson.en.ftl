engarde-lesson-about = You are the fencer on the left. All you have is a hand of five cards from 1 to 5, and all that matters is the gap: how many spaces the other is away.
engarde-lesson-end = That is all of it: measure, attack, parry, riposte. A match goes to five hits. Keep just out of reach, and strike when the gap is yours.

engarde-lesson-advance = A card takes you exactly as many spaces as it says. Come closer: advance with your 5.
engarde-lesson-advance-well = Five spaces, and you have drawn a new card. He has come 4 towards you: the gap is 8.
engarde-lesson-advance-else = That moves too, but here a long step is wanted: advance with the 5.

engarde-lesson-measure = An attack needs a card that equals the gap, and no card is higher than 5. Make the gap 6, so that he can't reach you: advance 2.
engarde-lesson-measure-well = At 6 nobody reaches. He took one step more, and now stands 5 away from you.
engarde-lesson-measure-else = Legal, but look at the gap that it leaves. At 5 or less he may hold the very card; at 6 he can't.

engarde-lesson-attack = The gap is 5, and you hold a 5: attack!
engarde-lesson-attack-well = He had no 5 to parry with. That is a hit, and the round is yours.
engarde-lesson-attack-else = You may move, of course. But he has stepped into your reach, and in a moment you may be in his: attack with the 5.

engarde-lesson-strengthen = The gap is 3, and you hold two 3s. Play both in one attack: he then needs two cards that make six together.
engarde-lesson-strengthen-well = Ones and twos make no six. A stronger attack is harder to parry.
engarde-lesson-strengthen-else = One 3 is an attack as well, but a single 3 is easier to meet. Lay both.

engarde-lesson-parry = He attacks with a 4. A parry needs as many cards as the attack, with the same sum: here, one 4.
engarde-lesson-parry-well = Parried. And now it is your turn at once, before you draw.
engarde-lesson-parry-else = You may take the hit, and sometimes you must. But you hold a 4: parry.

engarde-lesson-riposte = The gap is still 4, and you have another 4. After a parry, one card that reaches wins at once and can't be parried: riposte!
engarde-lesson-riposte-well = A riposte. That is why two equal cards are worth keeping.
engarde-lesson-riposte-else = That is legal, but look: a single 4 wins the round on the spot.

engarde-lesson-sum = Two 3s: six in all. Find two cards in your hand that make six.
engarde-lesson-sum-well = The cards need not be 3s; their sum counts, and their number.
engarde-lesson-sum-else = You need not be hit: 2 and 4 make six, and so do 1 and 5.

engarde-lesson-retreat = He is 2 away, you have no 2, and he may well have one. Any card takes you back as well: retreat so far that no card reaches you.
engarde-lesson-retreat-well = Out of reach again. To retreat costs ground, but no hit.
engarde-lesson-retreat-else = Legal, but he can still reach you there. The gap should be more than 5: go back 4 or 5.

engarde-lesson-showdown = The pack has one card left, and you will draw it: then hands are shown, and whoever has more cards equal to the gap wins. You hold two 3s. Make the gap 3.
engarde-lesson-showdown-well = Three cards of yours reach at 3, and none of his: the round is yours without a blow.
engarde-lesson-showdown-else = Also legal, but the round ends now. With a gap of 3 your 3s count: advance 1.
