## Words on the board of the page; they must be short to fit beside the drawing

readyfence-board-square = Square { $square }
readyfence-board-run-off = run-off
readyfence-board-gap = { $gap ->
    [0] short distance
    [1] lunge distance
    [2] long distance
   *[other] { $gap } squares apart
}
readyfence-board-target = first to { $touches }
readyfence-board-priority = priority
readyfence-board-quiet = { $turns } of { $of } turns without a touch or a drawn card
readyfence-board-actions = Actions used: { $used } of { $of }
readyfence-board-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
readyfence-board-own = Your hand
readyfence-board-phrase = The phrase
readyfence-board-last = Last phrase
readyfence-board-lay = The phrase: play your chosen card here
readyfence-board-more = Choose a card to go with it
readyfence-board-role-opened = attack
readyfence-board-role-countered = counter
readyfence-board-role-parried = parry
readyfence-board-role-parried-bare = stamina parry
readyfence-board-role-riposted = riposte
readyfence-board-role-glided = glide
readyfence-board-role-dodged = distance
readyfence-board-role-renewed = renewal
readyfence-board-role-counter-timed = counter-time
readyfence-board-role-feinted-in-time = feint in time
readyfence-board-role-joked = joker
readyfence-board-role-feinted = feint
readyfence-board-role-swapped = swap
readyfence-board-role-ceded = ceding parry
