### The page in the browser.

## Everywhere

page-skip = Skip to the content
page-nav = Pages
page-nav-fence = Fence
page-nav-learn = Learn
page-nav-replay = Replay
page-me = You
page-home = To the salle
page-lost = There is nothing at this address.
page-coming = One moment …
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-offline = You are offline. What is open stays open; bouts go on once you are back.
page-error-unreachable = The server can't be reached just now.
page-error-status = The server could not answer ({ $status }).

## Games

page-game = { $name }, { $ruleset }
page-ruleset-tutorial = Tutorial
page-ruleset-basic = Basic
page-ruleset-standard = Standard
page-ruleset-advanced = Advanced
page-ruleset-duel = Duel

## Settings

page-settings = Settings
page-setting-language = Language
page-setting-theme = Colours
page-setting-theme-auto = As the system
page-setting-theme-light = Paper and ink
page-setting-theme-dark = Night and brass
page-setting-confirm = Ask before playing
page-setting-confirm-about = Every decision is shown once more before it is made.
page-setting-buttons = All actions as buttons
page-setting-buttons-about = Everything that may be done is also listed below the board.
page-setting-sound = Sounds
page-setting-sound-about = When something happens, and when it is your turn.
page-setting-motion = Motion
page-setting-motion-about = Cards and pieces move to where they go.
page-setting-notify = Notify me
page-setting-notify-about = A note from the browser when it is your turn and you look elsewhere.

## The salle

page-home-title = The salle is open
page-home-cut = The salle is out of reach
page-home-about = Sword-fighting card games: against bots, a friend by link, or together on one screen.
page-home-game = Game
page-home-rules = Rules
page-home-seats = Fencers
page-home-against = Against
page-home-bot = A bot
page-home-friend = A friend, by link
page-home-friend-about = You get a link to send. The bout begins when everybody has come.
page-home-screen = Together here
page-home-screen-about = All on this screen. Between turns, hands are covered.
page-home-people = How many of you are people
page-home-bot-which = Which bot
page-bots-level = Levels, by the ranks of the old schools
page-bots-style = Styles
page-bots-baseline = Yardsticks
page-bots-more = More bots
page-home-fence-bot = Fence
page-home-fence-friend = Open a table
page-home-fence-screen = Fence
page-home-more = Clock, options and more
page-home-seat = Your seat
page-home-lot = by lot
page-home-none = none
page-home-takeback = Decisions may be taken back
page-home-public = Open to all
page-home-public-about = Everybody sees the table in the salle and may join or watch.
page-home-rated = Rated
page-home-rated-about = With the usual options, and not on one screen; no hints, nothing taken back.
page-home-rated-rule = A bout counts against bots and players with an established rating, and less if you meet the same opponent again that day. If you have claimed your name, bouts against guests do not count.
page-home-learn = New to { $game }? A first bout in three minutes
page-home-running = Go on
page-home-running-all = All { $count } bouts
page-home-open = Open tables
page-home-open-none = Nobody waits for an opponent just now. Open a table to all, and be found here.
page-home-watch = To watch
page-home-over = Lately
page-open = open

## A table

page-table = Table
page-board = Board
page-your-turn = Your turn
page-to-act = to act
page-nobody = nobody yet
page-name-and-seat = { $name } { $seat }
page-is-bot = A bot
page-won = won
page-away = away
page-left-resigned = resigned
page-left-flag = out of time
page-left-left = left
page-watching = You are watching.
page-chosen = You have chosen. The others are still to choose.
page-line-down = The connection is lost. Trying again …
page-clock = { $time } left
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-clock-none = no clock
page-clock-a-move = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
page-clock-bank = { $minutes } min + { $increment } s
page-offers = What you can do
page-offers-more = { $shown ->
    [0] Show { $count } actions as buttons
   *[other] Show { $count } more actions as buttons
}
page-offers-fewer = Fewer buttons
page-sure = Are you sure?
page-do-it = Do it
page-drop-elsewhere = This does not go there.
page-hint = Hint
page-hint-title = What a master would think of
page-thinking = Thinking …
page-take-back = Take back
page-draw = Offer a draw
page-resign = Resign
page-claim = Claim the bout
page-sure-draw = Offer a draw?
page-sure-resign = Give up this bout?
page-asks-takeback = { $name } would like to take back the last decision.
page-asks-draw = { $name } offers a draw.
page-asked-takeback = You have asked to take back.
page-asked-draw = You have offered a draw.
page-missed = While you were away
page-log = What happened
page-log-opened = The table is open.
page-log-sat = { $who } sits down.
page-log-rose = { $who } gets up.
page-log-took-back = { $who } takes back.
page-log-offered = { $what ->
    [draw] { $who } offers a draw.
   *[takeback] { $who } asks to take back.
}
page-log-agreed = { $what ->
    [draw] { $who } accepts the draw.
   *[takeback] { $who } lets it be taken back.
}
page-log-declined = { $what ->
    [draw] { $who } declines the draw.
   *[takeback] { $who } does not let it be taken back.
}
page-log-dropped = { $what ->
    [draw] { $who } offers a draw no more.
   *[takeback] { $who } no longer asks to take back.
}
page-log-retired = { $who } leaves the bout.
page-log-ended = The bout is over.
page-facts = About this table
page-fact-game = Game
page-agreed = Otherwise than usual:
page-fact-clock = Clock
page-fact-kind = Kind
page-fact-seal = Seal of the deals
page-fact-seal-about = It was set before the first card: nobody can choose the cards afterwards.
page-fact-seal-shown = The bout is over and the secret is shown: the record has all that is needed to check every deal.
page-rated = rated
page-friendly = friendly
page-public = open to all
page-private = by link only

## The board in words

page-words = The board in words
page-words-pair = { $name }: { $value }
page-words-of = { $points } of { $of }
page-words-at = { $who } on { $cell }
page-words-cells = { $cells } spaces
page-words-hidden = { $count ->
    [one] one hidden
   *[other] { $count } hidden
}
page-words-none = none

## Several at one screen

page-cover = { $name } is next
page-cover-about = Pass the screen on. Nobody's hand is shown until you say that you are there.
page-cover-here = I am { $name }, show my hand
page-cover-open = Play with open hands from now on
page-pass = Pass the screen to { $name }

## By link

page-invite = Invite somebody
page-invite-about = Whoever opens this link can sit down at your table.
page-invite-again = A rematch
page-invite-again-about = They were asked at the table where you fenced, and the bout begins when they accept. If they have gone, send them this link.
page-invite-link = The link to this table
page-invite-code = The link as a code for a camera
page-invite-local = This link works on this computer only. To share Salle in your network, stop it and start it again with `salle --lan`.
page-copy = Copy
page-copied = Copied
page-share = Share
page-waiting = Waiting for somebody to come …
page-rise = Leave the table
page-join = { $hosts } invites you to { $game }
page-join-open = Fence { $game }
page-join-watch = Or stay and watch.
page-your-name = Your name
page-sit = Sit down

## The end of a bout

page-over-won = You win
page-over-lost = You lose
page-over-wins = { $name } wins
page-over-drawn = Draw
page-over-agreed = Draw by agreement
page-over-abandoned = Abandoned
page-over-left = Left to the bots
page-rematch = Rematch
page-rematch-wanted = A rematch is wanted!
page-rematch-accept = Accept the rematch
page-rematch-watch = Watch the rematch
page-other-bout = Another bout
page-record = Record

## Replays

page-replay = Replay
page-replay-about = Look at a bout again, step by step, with the eyes of each fencer or with all cards open.
page-replay-stances = Or set up a position.
page-replay-mine = Your bouts
page-replay-open = Open the record of a bout
page-replay-open-about = A file that ends in .salle: choose it, or drop it here.
page-replay-broken = This file is not the record of a bout, or it was changed
page-replay-table = To its table
page-replay-begin = The bout begins.
page-replay-steps = Through the bout
page-replay-step = Step { $step } of { $steps }
page-replay-moment = Moment of the bout
page-replay-first = To the beginning
page-replay-before = One step back
page-replay-play = Let it run
page-replay-pause = Stop
page-replay-after = One step on
page-replay-last = To the end
page-replay-link = The link to this moment
page-replay-stance = Go on from here
page-eyes = Seen by
page-eyes-all = everybody, all cards open
page-eyes-nobody = a spectator
page-seal = Were the cards dealt fairly?
page-seal-about = Before the first card the server sealed its luck. Your browser can check that every card follows from that seal.
page-seal-check = Check the seal
page-seal-unable = This page came over plain http, so your browser offers it no cryptography: download the record and run “salle verify” on it, or open the page over https.
page-seal-counters = The counters only grow: no draw was used twice. Draws: { $draws }.
page-seal-at = Action { $ply }, { $token }: { $problem }.
page-seal-true = All of it is true.
page-seal-true-if = All of it is true, provided that the seal is the one you saw before the first card.
page-seal-kept = It is the seal that was promised to this browser before you added your luck.
page-seal-broken = The seal is not the one that was promised to this browser before you added your luck: the cards may have been chosen. Don't trust this bout.
page-seal-rules = Checked in this browser. Whether the tables of weights are those of the rules is checked by “salle verify” on your own machine.

## Positions

page-stance = A position
page-stance-written = The position, written down
page-stance-about = Left empty, it is how bouts begin.
page-stance-how = How it is written
page-stance-set = Set it up
page-stance-deal = Let the deck deal
page-stance-choose = Choose what is dealt
page-stance-write = Write this position down
page-stance-link = The link to this position
page-stance-unwritten = This position can't be written down: nobody decides here.

## To read

page-rules = Rules
page-rules-contents = Contents
page-cards = Cards
page-cards-all = All cards
page-cards-copies = { $count ->
    [one] one in the deck
   *[other] { $count } in the deck
}
page-cards-also = See also
page-handbook = Rules and cards
page-handbook-page = As a page of its own
page-print = Print
page-learn-first = First lesson

## To learn

page-learn = Learn
page-learn-about = A first bout that teaches each game in three minutes, its rules, and every card with what it means to a fencer.
page-learn-step = Step { $step } of { $steps }
page-learn-begin = Begin
page-learn-next = Next
page-learn-back = Back
page-learn-show = Show me
page-learn-fence = Fence a bout
page-learn-others = Other games

## Who I am

page-me-nobody = You are new here
page-me-nobody-about = Nobody has to sign up: with your first bout you get a name. Or choose it now.
page-me-be = Take this name
page-me-welcome = Welcome.
page-me-guest = You are a guest: known by this browser alone. With a password the name is yours, wherever you are.
page-me-claimed = This name is yours.
page-me-rename = Change the name
page-me-renamed = You have another name now.
page-me-claim = Claim the name
page-me-claim-about = A password, and the name is yours alone
page-me-claimed-now = The name is yours now.
page-me-old = Your password
page-me-new = The new password
page-me-change = Change the password
page-me-password-changed = You have another password now.
page-me-password = Password
page-me-in = Sign in
page-me-in-about = If you have claimed a name before.
page-me-signed-in = Welcome back.
page-me-out = Sign out
page-me-out-everywhere = Sign out everywhere
page-ratings = Ratings
page-ratings-none = Fence a rated bout, and see here how strong you are.
page-ratings-bouts = { $bouts ->
    [one] one bout
   *[other] { $bouts } bouts
}
page-ratings-provisional = still uncertain
page-my-bouts = Bouts
page-my-bouts-none = You have fenced no bout yet.
page-tokens = Programs
page-tokens-about = With a token a program of yours may fence in your name.
page-tokens-none = There is no token.
page-tokens-name = Name
page-tokens-add = New token
page-tokens-drop = Revoke
page-tokens-fresh = Keep it safe, it is shown this once:
page-muted = Muted
page-muted-about = You hear nothing of them, and they do not sit down at your tables. You mute somebody at a table.
page-muted-none = Nobody is muted.
page-muted-hear = Hear again
page-farewell = Your data
page-farewell-about = All that is kept about you, as a file; or nothing of it any more.
page-export = Download everything
page-forget = Forget me
page-forget-sure = Your name, your ratings and your tokens are deleted, and bouts that are not over are resigned. This can't be undone.
page-mute = Mute
page-mute-done = You hear nothing more of this player.

## A name for a guest

page-guest = { $how } { $what }
page-guest-how = Bold, Brave, Calm, Clever, Cunning, Daring, Gallant, Keen, Nimble, Patient, Polite, Quick, Quiet, Steady, Swift, Valiant
page-guest-what = Advance, Blade, Buckler, Cavalier, Feint, Flèche, Foil, Gauntlet, Lunge, Mask, Parry, Piste, Rapier, Riposte, Sabre, Salute

## Where the page is missing

server-no-page = This server was built without its page. Build Salle again without SALLE_NO_PAGE=1, or install a wheel that carries the page.
