## The overview, shown by `salle --help`: plain sentences only

cli-about = Salle: play, learn and study sword-fighting card games.
cli-usage = Usage
cli-help-play = play in the terminal, against a bot or with a friend
cli-help-serve = run a server for the browser
cli-help-backup = copy a server's database while it runs
cli-help-export = write a server's finished bouts to a file
cli-help-games = list the games and their rule sets
cli-help-bots = list the bots, their styles and ratings
cli-help-rules = show the rules and options of a game
cli-help-cards = list the cards of a game
cli-help-card = show one card
cli-help-laws = check that games keep the laws of the contract
cli-help-perft = count the possible sequences of moves from a position
cli-help-replay = replay a recorded bout, as text or as a picture
cli-help-verify = check that a sealed bout was dealt fairly
cli-help-sim = play many bouts between bots and report the results
cli-help-ladder = find out which bots are stronger, and rate them
cli-help-solve = compute a nearly optimal policy for a round, for the bot Solved
cli-help-bench = measure the speed of the engine or of the bots
cli-help-bench-strength = measure how well a bot plays, against yardsticks and a perfect opponent
cli-bare = Type `salle` alone to play in the browser, on this computer only.
cli-lan = Type `salle --lan` to let friends in your network join (not encrypted).
cli-more = `salle COMMAND --help` explains a command. `salle --version` shows the version.

## Elsewhere: arguments

cli-arg-game = the game: GAME or GAME/RULESET
cli-arg-game-to-play = the game: GAME or GAME/RULESET, or the file of an unfinished bout; default: engarde/standard
cli-arg-game-or-all = GAME or GAME/RULESET; default: all games
cli-arg-opt = an option of the rule set, as name=value; repeat it for more options
cli-arg-seats = the number of seats, in a game where it can vary
cli-arg-cards = a file with corrected card data, used instead of the printed cards
cli-arg-card = the name, code or title of the card
cli-arg-json = print JSON instead of tables
cli-arg-seed = random seed: a word or number; the same seed gives the same result
cli-arg-luck = random seed: a word or number; default: random
cli-arg-vs = the bot to play against, or one bot for each other seat, separated by commas; default: people share this screen
cli-arg-seat = your seat, by number or name; for several people, their seats separated by commas; default: the first seat
cli-arg-stance = start from this position
cli-arg-resume = continue your last unfinished bout
cli-arg-law-bouts = the number of random bouts for each rule set
cli-arg-iterations = the number of iterations; the more, the better the policy
cli-arg-solve-memory = the most gigabytes for chances and values; with less, more unlikely hands are left out
cli-arg-table = write the table to this file; default: where the bot Solved looks for it
cli-arg-kilobytes = the largest size of the table; rare positions are left out; default: any size
cli-arg-threads = the number of threads; default: one for each core
cli-arg-depth = the number of plies; a ply is one action of a player or of the deck
cli-arg-file = a record written by `salle play`
cli-arg-sealed = the record of a sealed bout
cli-arg-eyes = show only what this seat can see: its number or name, or all
cli-arg-ply = show the board after this many plies
cli-arg-boards = draw the board after each action
cli-arg-svg = write a picture of the board to this file
cli-arg-bots = the bots by seat, separated by commas; a single bot plays every seat
cli-arg-bouts = the number of bouts
cli-arg-jobs = the number of processes; default: one for each core, if that is faster
cli-arg-bot = your own bot, as module:Class; it plays Salle's bots until it clearly loses; repeat it for more bots
cli-arg-only = play only this pairing, as A,B; each is NAME, NAME@BUDGET or module:Class; repeat it for more pairings
cli-arg-least = the least number of units before a pairing can be decided; a unit is one bout for each seat, with the same deals
cli-arg-most = the most units for a pairing
cli-arg-patience = the most seconds that your own bot may take for a move before it forfeits
cli-arg-plot = write a plot of the ratings to this SVG file
cli-arg-report = write a report to this Markdown file, with its plot beside it
cli-arg-markdown = print the page as Markdown
cli-arg-data = print the card data; correct a copy of it and use that with --cards
cli-arg-bench = what to measure: the engine, or search; see also `salle bench strength --help`
cli-arg-games = one or more of GAME or GAME/RULESET; default: all games
cli-arg-game-to-rate = show ratings in this game: GAME or GAME/RULESET
cli-arg-limit = the C program to compare with
cli-arg-strength-bot = the bot to measure: NAME, NAME@BUDGET or module:Class
cli-arg-yardstick = an opponent to measure with, such as reader, reader-tactic, sampler or flat; repeat it for more; default: all that suit the game
cli-arg-against-env = also measure against the same bot of another Salle: its Python, or the folder of its environment
cli-arg-units = the number of units against each yardstick; 0: no bouts
cli-arg-sequential = stop against a yardstick as soon as it is clear which bot is stronger
cli-arg-samples = how often to ask the bot in each state of a reduced game; 0: do not measure exploitability
cli-arg-reduced = the number of a reduced game, the smallest first; repeat it for more; default: 1 and 2
cli-arg-solve = also solve the reduced games with CFR+, in this many iterations
cli-arg-strength-report = write the results as a section of this Markdown file

## Errors

cli-error-command = There is no command { $name }. { $near ->
    [none] The commands are: { $known }.
   *[other] Did you mean `salle { $near }`?
}
cli-error-language = There is no language { $name }. Salle speaks: { $known }.
cli-error-usage = { $problem } (See `{ $command } --help`.)
cli-usage-options = OPTIONS
cli-usage-args = ARGUMENTS
cli-usage-required = required
cli-usage-default = default: { $value }
cli-usage-example = Example: { $example }
cli-usage-too-many = Unexpected argument: { $words }.
cli-usage-unknown = There is no option { $word }.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
}
cli-usage-twice = { $name } is given twice.
cli-usage-missing = { $given ->
    [yes] { $name } needs a value.
   *[no] { $name } is missing.
}
cli-usage-refused = { $name } { $value }: { $why }.
cli-usage-else = { $problem }
cli-usage-one-of = it must be one of { $words }
cli-usage-flag = this option takes no value
cli-usage-number = it must be a number
cli-usage-limits = { $open ->
    [yes] it must be at least { $low }
   *[no] it must be from { $low } to { $high }
}
cli-error-opt = --opt { $word }: write an option as --opt name=value. `salle rules GAME` lists the options.
cli-error-seats = { $game } is always for two players. Use --seats only in a game where the number can vary.
cli-error-bot = --bot { $word }: write your own bot as --bot module:Class. Bots of Salle play anyway; choose some with --only.
cli-error-only = --only { $word }: name two different bots, as in --only tactic,random.
cli-error-least = --least { $least } is more than --most { $most }.
cli-error-ladder-file = { $option } { $file }: the file name must end in { $suffix }, and its folder must exist.
cli-error-yardstick = { $bot } cannot be its own yardstick.
cli-error-other-salle = { $bot }: bots of another Salle play only in `salle bench strength`, `salle sim` and `salle ladder`.
cli-error-nothing-to-measure = There is nothing to measure in { $game } with these options: no bouts, and no reduced game.
cli-error-reduced = --reduced { $number }: { $game } has { $count ->
    [0] no reduced games
    [one] one reduced game
   *[other] { $count } reduced games
}.
cli-error-samples = --samples 1 is too few: half of the samples are held out. Give at least 2, or 0 to skip this.
cli-error-opt-twice = --opt { $name } is given twice.
cli-error-number = { $text } is not a whole number of at most 15 digits
cli-error-resume-as-it-was = A resumed bout keeps its opponent, seats, options and position. Use --resume without them.
cli-error-no-file = { $file } cannot be read: there is no such file.
cli-error-cards-not-text = { $file } is not a text file in UTF-8.
cli-error-cards-empty = { $file } is empty. It should contain card data.
cli-error-card = There is no card { $name }. The cards are: { $known }.
cli-error-card-near = There is no card { $name }. { $count ->
    [0] {""}
   *[other] Did you mean { $near }?{" "}
}`salle cards { $game }` lists all cards.
cli-error-fault = Salle has a bug. Please report it, with the details in { $file }.
cli-error-nothing-left = There is no unfinished bout.
cli-error-over = The bout in { $file } is over. `salle replay` shows it.
cli-error-seat-without-bot = --seat needs --vs. Without a bot, people take turns at this screen.
cli-error-resign-other = You can only resign for yourself.
cli-error-alone = `{ $word }` takes no argument: type it alone.
cli-error-move = “{ $typed }” is not a move. { $count ->
    [0] Type ? for help.
   *[other] Did you mean { $near }? (Type ? for help.)
}
cli-error-illegal = { $token } is not possible: { $why }.
cli-error-ambiguous = “{ $typed }” could be any of these: { $moves }{ $more ->
    [0] .
   *[other] , and { $more } more.
}
cli-error-one-move = “{ $typed }” cannot follow: after “{ $after }” it is not your move. Type one move at a time.
cli-move = { $token } ({ $label })
cli-error-being-played = { $file } is being played in another window.
cli-error-seat = There is no seat { $name }. The seats are: { $known }.
cli-seat-called = { $number } ({ $names })
cli-error-seat-twice = --seat names { $seat } twice.
cli-error-no-seat-left = --seat takes every seat, so there is none for the bot of --vs.
cli-error-resume-other = Your last unfinished bout is { $left }, not { $game }. Use `salle play --resume` for that one, or `salle play FILE` for another.
cli-error-ply = There is no ply { $ply }; the last one is { $last }.
error-bots-for-seats = { $bots ->
    [one] One bot was
   *[other] { $bots } bots were
} named for { $seats ->
    [one] one seat. Name one bot.
   *[other] { $seats } seats. Name one bot for each seat, or one for all.
}

## Play

cli-play-you = You
cli-play-your-move = Your move
cli-play-bot = { $seat } ({ $name })
cli-play-bot-of-several = { $name } { $number }
cli-play-prompt = Type a move by its code or its words; hint for advice, ? for help.
cli-play-only = Press Enter: { $label }. It is the only move.
cli-play-help = To move, type its code or its words from the list, such as the card's name. You may shorten both. Separate several moves with commas.
cli-play-help-enter = show the board again, or make the only possible move
cli-play-help-hint = the best moves, how likely each wins, and why
cli-play-help-why = why other moves are not allowed; why MOVE asks about one
cli-play-help-card = the cards of the game; card NAME shows one, by name or code
cli-play-help-rules = the rules of the game
cli-play-help-undo = take back your last move, if it revealed nothing
cli-play-help-log = everything that happened in this bout
cli-play-help-resign = end the bout for you: your opponents win
cli-play-help-quit = stop here; `salle play --resume` continues
# Words that a player may type; the first one is shown. Words of all languages are understood.
cli-word-hint = hint
cli-word-why = why
cli-word-card = card
cli-word-rules = rules
cli-word-undo = undo
cli-word-log = log
cli-word-resign = resign
cli-word-quit = quit q exit
cli-word-help = help ?
cli-word-yes = yes y
# Words of a move that a player may leave out.
cli-word-little = a an the and of with to by it
cli-play-hint = Best moves, from what you can see:
cli-play-hint-only = The only move is { $token } ({ $label }).
cli-play-hint-thinking = The Maestro is thinking …
cli-play-thinks = { $name } is thinking …
cli-play-hand-over = { $name } to move. Hand over the screen, then press Enter.
cli-play-is-legal = { $token } is allowed.
cli-play-all-legal = Every move you could try is allowed.
cli-play-resign = Really resign? (y/n)
cli-play-continues = Continuing your last bout. `salle play` starts a new one.
cli-play-left = The bout is saved. Continue it with `salle play --resume`.
cli-play-left-cards = The bout is saved. Continue it with the same cards: `salle play --resume --cards FILE`.
cli-play-record = Record: { $file }

## Other commands

cli-games-by = by { $author }
cli-bots-baseline = Baselines
cli-bots-level = Levels, from the weakest to the strongest
cli-bots-style = Styles
cli-bots-which = `salle bots GAME` also shows their ratings in that game.
cli-bots-rated = Ratings in { $game } are Elo above the random bot, with 95 % intervals, from the last ladder.
cli-bots-unrated = There are no ratings for { $game } yet. `salle ladder { $game }` computes them.
cli-cards-doubt = salle: warning about these cards: { $doubt }.
cli-cards-none = { $game } has no card pages.
cli-cards-code = code
cli-cards-name = name
cli-cards-title = card
cli-cards-brief = in brief
cli-interrupted = Interrupted after { $done } of { $all }. Run the same command again to continue.
cli-laws-doing = { $game }: laws
cli-laws-kept = { $game } keeps the laws in { $bouts } bouts
cli-laws-law = law
cli-laws-checks = checks
cli-note-interpreted = not compiled here
cli-note-seats-differ = the seats differ
cli-note-unobserved = this game has no observation tensors
cli-note-endless = with these options a bout can go on forever
law-l1 = an action is legal exactly if no rule refuses it
law-l2 = an imagined world looks like the true one
law-l3 = no leaks: observations never depend on hidden cards
law-l4 = changing a copy never changes the original
law-l5 = the actions of a bout determine everything
law-l6 = no card appears or disappears
law-l7 = swapping the seats mirrors the game
law-l8 = tokens are unique and can be read back
law-l9 = every bout ends within its horizon
law-l10 = every message has words in every language
law-l11 = compiled and interpreted code behave alike
law-l12 = positions can be rebuilt from their values, and observations match sights
cli-solve-counting = Counting positions
cli-solve-needs = { $decisions } public positions, { $hands } with a hand. This needs about { $memory } GB of memory, { $disk } GB of disk, and { $minutes } minutes.
cli-solve-doing = Solving
cli-solve-table = { $file }: { $megabytes } MB. It has { $share } of the positions that come up.
cli-solve-exploitability = A perfect opponent wins { $value } a round against it.
cli-perft-doing = perft { $depth }
cli-perft-total = total
cli-replay-picture = Picture: { $file }
cli-replay-action = { $who }: { $what }.
cli-replay-unfinished = The bout is not over.
cli-replay-agreed = The players agreed to end it without a result.
cli-verify-true = Verified, provided this seal and your entropy match what you were shown before the deal.
cli-sim-doing = { $game }: { $bots }
cli-sim-title = { $game }, { $bouts ->
    [one] one bout
   *[other] { $bouts } bouts
}
cli-sim-winner = winner
cli-sim-bot = bot
cli-sim-bouts = bouts
cli-sim-share = share
cli-sim-drawn = drawn
cli-sim-reasons = How bouts ended
cli-sim-endings = The rule that caused each event
cli-sim-cards = Cards played
cli-sim-per-bout = { $count } per bout
cli-sim-in-bouts = in { $share } of bouts
cli-sim-length = Average bout: { $plies } plies, { $decisions } of them by players. Longest bout: { $longest } plies.
cli-sim-forfeits = { $bot } forfeited { $count ->
    [one] one bout
   *[other] { $count } bouts
}.
cli-ladder-doing = { $game }: { $first } – { $second }
cli-forfeit = { $bot } ({ $seat }) forfeits bout { $bout } against { $other }: { $why }.
cli-more-forfeits = { $bot } forfeits more bouts. The report has their number.
cli-ladder-pairings = { $game }: pairings
cli-ladder-fencers = bots
cli-ladder-units-head = units
cli-ladder-share = share
cli-ladder-interval = 95 %
cli-ladder-elo = Elo
cli-ladder-stronger = stronger
cli-ladder-unclear = unclear
cli-ladder-dropped = not played
cli-ladder-ratings = Ratings
cli-ladder-bot = bot
cli-ladder-thinking = Thinking time
cli-ladder-decisions = moves
cli-ladder-mean = mean
cli-ladder-within = p99
cli-ladder-playouts = playouts/s
cli-ladder-forfeits = forfeits
cli-ladder-manners = Playing styles
cli-ladder-attacking = attack
cli-ladder-countering = counter
cli-ladder-waiting = wait
cli-ladder-distance = distance
cli-ladder-manners-said = Playing styles: how often a bot attacks, defends or counters, and retreats or waits, where it has a choice; and its mean distance then. The 95 % intervals are over units, against all opponents.
cli-ladder-units = A unit is { $seats } bouts with the same deals{ $seats ->
    [2] , with the seats swapped
   *[other] : the first bot plays each seat in turn, the second plays the others
}. Share and Elo are those of the first bot. A pairing is played until it is clear which bot is stronger.
cli-ladder-intervals = The interval of a share is valid whenever you stop. The interval of a rating assumes a fixed number of units. Elo 0 is that of { $anchor }{ $groups ->
    [1] {""}
   *[other] {""}; bots without common opponents are rated separately
}.
cli-ladder-plot = { $game }: Elo, with 95 % intervals
cli-ladder-page-title = { $whole ->
    [yes] The ladder of
   *[no] Pairings in
} { $game }
cli-ladder-page-for = *For players and researchers.* How strong the bots are, and how each one plays.
cli-ladder-page-made = { $version } made this page with the command:
cli-ladder-page-seed = Seed { $seed }, digest of the game { $digest }, of the code { $code }. If budgets are iterations, these determine everything except the times.
cli-ladder-page-times = This took { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
} in { $jobs ->
    [one] one process
   *[other] { $jobs } parallel processes
}. Times and rates depend on the machine.
cli-bench-doing = { $game }: speed
cli-bench-engine = { $game }: random bouts per second, best of several runs
cli-bench-search = { $game }: iterations and playouts per second, and time per move, with the usual budgets; best of several runs
cli-bench-no-file = there is no such file. Run this in a clone of Salle, or name the file with --limit.
cli-bench-no-limit = The C program was not measured: { $file }: { $problem }
cli-strength-title = { $game }: the strength of { $bot }
cli-strength-page-title = How strong the bots are, by yardsticks
cli-strength-asking = { $game }: asking { $bot }
cli-strength-yardstick = yardstick
cli-strength-units = units
cli-strength-gain = gain
cli-strength-interval = 95 %
cli-strength-time = per move
cli-strength-reduced = reduced game
cli-strength-states = states
cli-strength-samples = samples
cli-strength-lower = at least
cli-strength-upper = at most
cli-strength-gain-said = Gain: what the bot wins a bout against the yardstick, from −1 (it loses all) to +1 (it wins all). A unit is { $seats } bouts with the same deals, and the bot in each seat once. { $sequential ->
    [yes] The intervals are valid whenever you stop.
   *[no] The number of units was fixed before.
} The time is that of the yardstick.
cli-strength-exploited-said = Exploitability: what a perfect opponent wins a round against the bot, averaged over the seats. It is between two estimates: a best response to some samples of the bot's choices, played against other samples (at least), and against the same samples (at most). Each has its 95 % interval.
cli-strength-solved = { $options }: CFR+ reaches { $found } in { $iterations } iterations.
cli-strength-other = The other Salle: version { $version }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}.
cli-strength-made = { $version }, seed { $seed }, digest of the game { $digest }, of the code { $code }. { $minutes ->
    [0] The last run took less than a minute.
    [one] The last run took a minute.
   *[other] The last run took { $minutes } minutes.
}

## salle serve

cli-arg-host = the address to listen on; 0.0.0.0 for the whole network
cli-arg-lan = share Salle in your network, not encrypted; prints the address and a QR code
cli-arg-port = the port to listen on
cli-arg-port-bare = the port to listen on; default: 8642, or a free port if another program uses it
cli-arg-database = sqlite:///PATH or postgresql://...; default: a file in the data folder
cli-arg-workers = the number of server processes; more than one needs PostgreSQL
cli-arg-config = a TOML file with settings: limits, host names, how long data is kept
cli-arg-proxy = addresses of proxies, separated by commas; trusted for X-Forwarded-For and X-Forwarded-Proto
cli-arg-log = the log format; default: plain in a terminal, otherwise json
cli-serve-address = Salle is at { $address } (stop it with Ctrl-C).
cli-serve-nearby = On a phone or another computer in your network, open { $address }
cli-lan-open = The connection is not encrypted: anyone in this network can join and could read along. Use it only in a network you trust.
cli-lan-none = This computer is not in a network, so only you can reach Salle.
cli-serve-already = Salle is already running at { $address }.
cli-arg-browser = also open the page in the browser
cli-error-serve = Salle can't listen on { $host }:{ $port }: { $problem }
cli-error-lan-host = --lan listens to the whole network, --host { $host } to one address. Choose one of them.
cli-error-lan-running = Salle is already running at { $address }, for this computer only. Stop it with Ctrl-C in its terminal, then start it again with --lan.
cli-error-workers = Several workers need PostgreSQL, `--database postgresql://...`. SQLite allows only one.

## salle backup, salle export

cli-arg-backup = the file to write: a SQLite database, or a pg_dump archive of PostgreSQL
cli-arg-export = the file to write: JSON, one line for each bout
cli-arg-game-to-export = GAME or GAME/RULESET; default: all games
cli-arg-names = include players' names; otherwise they are called Person 1, Person 2, ...
cli-backup-done = The database is copied to { $file }. It contains password hashes, the key that signs cookies and the secrets of unfinished bouts: keep it safe.
cli-export-doing = bouts
cli-export-done = { $bouts ->
    [one] One bout was
   *[other] { $bouts } bouts were
} written to { $file }.
cli-export-left-out = { $bouts ->
    [one] One bout was left out: it was
   *[other] { $bouts } bouts were left out: they were
} played under other rules than those of this version.
