### The page in the browser.

## Everywhere

page-skip = Skip to the content
page-nav = Pages
page-nav-fence = Fence
page-nav-learn = Learn
page-nav-replay = Replay
page-me = You
page-you = You
page-home = Home
page-lost = This page does not exist.
page-coming = Loading…
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-offline = You’re offline. Reconnecting…
page-error-unreachable = Can’t reach the server.
page-error-status = The server answered with an error ({ $status }).

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
page-setting-theme-auto = Same as system
page-setting-theme-light = Light
page-setting-theme-dark = Dark
page-setting-confirm = Confirm every move
page-setting-confirm-about = You choose a move, then confirm it.
page-setting-buttons = All moves as buttons
page-setting-buttons-about = Lists every possible move below the board.
page-setting-sound = Sounds
page-setting-sound-about = For every move, and when it is your turn.
page-setting-motion = Animations
page-setting-motion-about = Cards and fencers move to their places.
page-setting-notify = Notify me when it’s my turn
page-setting-notify-about = Your browser shows a notification while you are in another tab.

## Home

page-home-title = Play sword-fighting card games
page-home-cut = Can’t reach the server
page-home-about = Against a bot, against a friend, or with friends on one screen.
page-home-game = Game
page-home-rules = Rules
page-home-seats = Players
page-home-against = Opponent
page-home-bot = Play a bot
page-home-friend = Play a friend
page-home-friend-about = Send the link. The bout starts when your friend joins.
page-home-screen = Share this screen
page-home-screen-about = You take turns on this screen. Hands are hidden between turns.
page-home-people = Human players
page-home-bot-which = Which bot
page-bots-level = Level
page-bots-style = Style
page-bots-baseline = Simple bots
page-bots-more = More bots
page-home-fence-bot = Fence
page-home-fence-friend = Create a link
page-home-fence-screen = Fence
page-home-more = Time and options
page-home-seat = Your seat
page-home-lot = Random
page-home-none = none
page-home-takeback = Allow takebacks
page-home-public = Public
page-home-public-about = Anyone can join or watch.
page-home-rated = Rated
page-home-rated-about = Standard options only. No hints or takebacks.
page-home-rated-rule = The bout counts if your opponent’s rating is established. It counts less if you play the same opponent again on that day. If your name has a password, bouts against guests do not count.
page-home-learn = New to { $game }? Learn it in three minutes
page-home-running = Bouts in progress
page-home-running-all = All { $count } bouts
page-home-open = Open bouts
page-home-open-none = No open bouts. Create a public one and it appears here.
page-home-watch = Live now
page-home-over = Recent bouts
page-open = Waiting
page-one-screen = Shared screen

## A table

page-table = Bout
page-board = Board
page-your-turn = Your turn
page-to-act = Thinking…
page-nobody = Open seat
page-name-and-seat = { $name } { $seat }
page-is-bot = Bot
page-won = won
page-away = away
page-left-resigned = resigned
page-left-flag = out of time
page-left-left = left
page-watching = You are watching.
page-chosen = You have chosen. Waiting for the others.
page-line-down = Connection lost. Reconnecting…
page-clock = { $time } left
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-clock-none = No clock
page-clock-a-move = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
page-clock-bank = { $minutes } min + { $increment } s
page-offers = Your moves
page-offers-more = { $shown ->
    [0] { $count ->
        [one] Show 1 move
       *[other] Show all { $count } moves
    }
   *[other] { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }
}
page-offers-fewer = Fewer moves
page-sure = Are you sure?
page-do-it = Confirm
page-drop-elsewhere = You can’t put that there.
page-hint = Hint
page-hint-title = Best moves
page-thinking = Thinking…
page-take-back = Takeback
page-draw = Offer a draw
page-resign = Resign
page-claim = Stop waiting
page-sure-draw = Offer a draw?
page-sure-resign = Resign this bout?
page-asks-takeback = { $name } asks for a takeback.
page-asks-draw = { $name } offers a draw.
page-asked-takeback = Takeback requested. Waiting for an answer…
page-asked-draw = Draw offered. Waiting for an answer…
page-missed = While you were away
page-log = Log
page-log-opened = Bout created.
page-log-sat = { $who-is ->
    [you] You joined.
    [open] A player joined.
   *[other] { $who } joined.
}
page-log-rose = { $who-is ->
    [you] You left.
    [open] A player left.
   *[other] { $who } left.
}
page-log-took-back = { $who-is ->
    [you] You took back a move.
   *[other] { $who } took back a move.
}
page-log-offered = { $what ->
    [draw] { $who-is ->
        [you] You offered a draw.
       *[other] { $who } offered a draw.
    }
   *[takeback] { $who-is ->
        [you] You asked for a takeback.
       *[other] { $who } asked for a takeback.
    }
}
page-log-agreed = { $what ->
    [draw] { $who-is ->
        [you] You accepted the draw.
       *[other] { $who } accepted the draw.
    }
   *[takeback] { $who-is ->
        [you] You allowed the takeback.
       *[other] { $who } allowed the takeback.
    }
}
page-log-declined = { $what ->
    [draw] { $who-is ->
        [you] You declined the draw.
       *[other] { $who } declined the draw.
    }
   *[takeback] { $who-is ->
        [you] You declined the takeback.
       *[other] { $who } declined the takeback.
    }
}
page-log-dropped = { $what ->
    [draw] { $who-is ->
        [you] You withdrew the draw offer.
       *[other] { $who } withdrew the draw offer.
    }
   *[takeback] { $who-is ->
        [you] You withdrew the takeback request.
       *[other] { $who } withdrew the takeback request.
    }
}
page-log-resigned = { $who-is ->
    [you] You resigned.
   *[other] { $who } resigned.
}
page-log-flag = { $who-is ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}
page-log-left = { $who-is ->
    [you] You left the bout.
   *[other] { $who } left the bout.
}
page-log-ended = The bout is over.
page-facts = About this bout
page-fact-game = Game
page-agreed = Changed options:
page-fact-clock = Clock
page-fact-kind = Type
page-fact-seal = Seal of the deals
page-fact-seal-about = The server fixed all deals before the first card. This seal proves that they were not changed later.
page-fact-seal-shown = The bout is over, so the secret behind the seal is public. You can check every deal in the replay.
page-rated = rated
page-friendly = friendly
page-public = public
page-private = by invitation

## The board in words

page-words = Board in words
page-words-pair = { $name }: { $value }
page-words-of = { $points } of { $of }
page-words-at = { $who } on { $cell }
page-words-cells = { $cells } spaces
page-words-hidden = { $count } hidden
page-words-none = none

## Several players on one screen

page-cover = { $name } is next
page-cover-about = Pass the screen to { $name }. Hands stay hidden until { $name } is ready.
page-cover-here = I’m { $name }, show my hand
page-cover-open = Stop hiding hands
page-pass = Pass the screen to { $name }

## By link

page-invite = Invite a player
page-invite-about = Send this link. The bout starts when every seat is taken.
page-invite-again = Rematch offered
page-invite-again-about = If your opponent has left, send this link.
page-invite-link = Link to this bout
page-invite-code = QR code of the link
page-invite-local = This link works only on this computer. To play over your network, stop Salle and start `salle --lan`.
page-copy = Copy
page-copied = Copied
page-share = Share
page-waiting = Waiting for players to join…
page-rise = Leave
page-join = { $count ->
    [one] { $hosts } invites you to play { $game }
   *[other] { $hosts } invite you to play { $game }
}
page-join-open = Play { $game }
page-join-watch = Or just watch.
page-your-name = Your name
page-sit = Join

## The end of a bout

page-over-won = You win
page-over-lost = You lose
page-over-wins = { $who-is ->
    [several] { $who } win
   *[other] { $who } wins
}
page-over-drawn = Draw
page-over-agreed = Draw by agreement
page-over-abandoned = Abandoned
page-over-left = Only bots left
page-over-why = { $why }.
page-rematch = Rematch
page-rematch-wanted = { $who-is ->
    [open] An opponent wants a rematch!
   *[other] { $who } wants a rematch!
}
page-rematch-accept = Accept rematch
page-rematch-watch = Watch rematch
page-other-bout = New bout
page-record = Download

## Replays

page-replay = Replay
page-replay-about = Watch a bout again, move by move, from any seat or with all cards shown.
page-replay-stances = Or set up a position.
page-replay-mine = Your bouts
page-replay-open = Open a saved bout
page-replay-open-about = Choose a .salle file, or drop it here.
page-replay-broken = This file is not a saved bout, or it was changed
page-replay-table = Back to the bout
page-replay-begin = The bout begins.
page-replay-steps = Playback
page-replay-step = Step { $step } of { $steps }
page-replay-moment = Step of the bout
page-replay-first = Back to the start
page-replay-before = Previous move
page-replay-play = Play
page-replay-pause = Pause
page-replay-after = Next move
page-replay-last = Go to the end
page-replay-link = Link to this moment
page-replay-stance = Play on from here
page-eyes = View
page-eyes-all = All cards shown
page-eyes-nobody = Spectator
page-seal = Were the cards dealt fairly?
page-seal-about = The server fixed all deals before the first card and sent you a seal of them. Your browser can check every card against that seal.
page-seal-check = Check the deals
page-seal-unable = Your browser can’t check the deals over plain http. Open this page over https, or download the bout and run “salle verify” on it.
page-seal-counters = Every random number was used only once. Draws checked: { $draws }.
page-seal-at = Step { $ply }, { $token }: { $problem }.
page-seal-true = Every deal is correct.
page-seal-true-if = Every deal is correct, provided that you saw this seal before the first card.
page-seal-kept = This is the seal that your browser received before the deal.
page-seal-broken = This is not the seal that your browser received before the deal. The cards may have been chosen. Don’t trust this bout.
page-seal-rules = Your browser checked this. To check also that the chances of each card follow the rules, run “salle verify” on your own computer.

## Positions

page-stance = Position
page-stance-written = Position in notation
page-stance-about = Empty means the starting position.
page-stance-how = Notation
page-stance-set = Set up
page-stance-deal = Deal
page-stance-choose = Choose the cards
page-stance-write = Start from this position
page-stance-link = Link to this position
page-stance-unwritten = You can’t set up this position, because no player has to move here.

## To read

page-rules = Rules
page-rules-contents = Contents
page-cards = Cards
page-cards-all = All cards
page-cards-copies = { $count } in the deck
page-cards-also = See also
page-handbook = Rules and cards
page-handbook-page = Open as a page
page-print = Print
page-learn-first = First lesson

## To learn

page-learn = Learn
page-learn-about = For each game: a three-minute lesson, the rules, and every card with its meaning in real fencing.
page-learn-step = Step { $step } of { $steps }
page-learn-begin = Start
page-learn-next = Next
page-learn-back = Back
page-learn-show = Show me
page-learn-fence = Play a bout
page-learn-others = Other games

## Your account

page-me-nobody = Welcome
page-me-nobody-about = You don’t need an account. You get a name with your first bout, or you can choose one now.
page-me-be = Use this name
page-me-welcome = Welcome.
page-me-guest = You are a guest, known only to this browser. With a password you can use your name anywhere.
page-me-claimed = This name is yours.
page-me-rename = Change name
page-me-renamed = Name changed.
page-me-claim = Keep this name
page-me-claim-about = Set a password to keep this name
page-me-claimed-now = This name is now yours.
page-me-old = Current password
page-me-new = New password
page-me-change = Change password
page-me-password-changed = Password changed.
page-me-password = Password
page-me-in = Sign in
page-me-in-about = If your name has a password
page-me-signed-in = Welcome back.
page-me-out = Sign out
page-me-out-everywhere = Sign out everywhere
page-ratings = Ratings
page-ratings-none = Play a rated bout to get a rating.
page-ratings-bouts = { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
}
page-ratings-provisional = provisional
page-my-bouts = Bouts
page-my-bouts-none = You have not played a bout yet.
page-tokens = API tokens
page-tokens-about = With a token, your program can play under your name.
page-tokens-none = You have no tokens.
page-tokens-name = Name
page-tokens-add = New token
page-tokens-drop = Revoke
page-tokens-fresh = Copy the token now. It is shown only once:
page-muted = Muted players
page-muted-about = You get no requests from muted players, and they can’t join your bouts. You can mute a player during a bout.
page-muted-none = You have not muted any players.
page-muted-hear = Unmute
page-your-data = Your data
page-your-data-about = Download or delete your data.
page-export = Download
page-forget = Delete my account
page-forget-sure = This deletes your name, ratings and tokens, and resigns your unfinished bouts. You can’t undo it.
page-mute = Mute
page-mute-done = You have muted this player.

## A name for a guest

page-guest = { $how } { $what }
page-guest-how = Bold, Brave, Bright, Calm, Cheerful, Clever, Gallant, Gentle, Jolly, Keen, Kind, Lucky, Merry, Polite, Proud, Quiet
page-guest-what = Badge, Cavalier, Courier, Falcon, Herald, Heron, Knight, Lantern, Mask, Minstrel, Otter, Plume, Raven, Squire, Swan, Traveller

## Without the page

server-no-page = This server was built without its page. Build Salle again without SALLE_NO_PAGE=1, or install a wheel that contains the page.
