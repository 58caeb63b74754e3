## The overview, shown by `salle --help`: plain sentences only

cli-about = Salle: play, learn and study sword-fighting card games.
cli-usage = Usage
cli-help-play = fence in the terminal, on one screen with a friend or against a bot
cli-help-serve = serve bouts in the browser: against bots, or a friend by link
cli-help-backup = copy everything that a server keeps, while it runs
cli-help-export = write the bouts that are over at a server as records, a line each
cli-help-games = list the games and their rule sets
cli-help-bots = list the bots: how they fence and how strong they are
cli-help-rules = the rules of a game as we play them, with its options
cli-help-cards = list the cards of a game
cli-help-card = the page of one card
cli-help-laws = check that games keep the laws of the contract
cli-help-perft = count the lines of play from a position
cli-help-replay = read a record back, tell it, draw it
cli-help-verify = check that the cards of a sealed bout were dealt as promised
cli-help-sim = many bouts between bots, with a report
cli-help-ladder = bots against each other until it is clear who is stronger, with ratings
cli-help-bench = measure how fast the engine runs, beside the same round in C, or how fast bots think
cli-bare = A bare `salle` opens the page in the browser, for this computer only: bouts against bots, or all on one screen.
cli-lan = `salle --lan` shares it in your network, so that friends can join by link. The connection is not encrypted.
cli-more = `salle COMMAND --help` tells more; `salle --version` says whether the rules are compiled.

## Elsewhere: arguments

cli-arg-game = the game, as GAME or GAME/RULESET
cli-arg-game-to-play = the game, as GAME or GAME/RULESET, or the file of a bout that was left; without it, engarde/standard
cli-arg-game-or-all = GAME or GAME/RULESET; without it, all of them
cli-arg-opt = an option of the rule set, as name=value; may be given several times
cli-arg-seats = how many seats, in a game where that may vary
cli-arg-cards = a file with corrected card data, to be used instead of what is printed
cli-arg-card = the card: its name, its code or its title
cli-arg-json = print JSON instead of tables
cli-arg-seed = a word or number from which all luck follows
cli-arg-luck = a word or number from which all luck follows; without it, or going on later, the system's
cli-arg-vs = the bot to fence against, or one for each of the other seats, with commas; without it, people share the screen
cli-arg-seat = your seat against bots, by its number from 1 or by its name, or those of several people, with commas; without it, the first
cli-arg-stance = start from a written position
cli-arg-resume = go on with the bout you left
cli-arg-law-bouts = random bouts for each rule set
cli-arg-depth = how many plies
cli-arg-file = a record, as `salle play` writes it
cli-arg-sealed = the record of a sealed bout
cli-arg-eyes = whose eyes: a seat, by its number from 1 or by its name, or all
cli-arg-ply = show the board after so many plies
cli-arg-boards = draw the board after each decision
cli-arg-svg = write a picture of the board to this file
cli-arg-bots = bots by seat, with commas; one name fills all seats
cli-arg-bouts = how many bouts
cli-arg-jobs = processes to use; without it, one for each core when it pays
cli-arg-bot = a bot of your own, as module:Class, to fence against those that come with Salle until it clearly loses; may be given several times
cli-arg-only = only this pairing, as A,B, each NAME, NAME@BUDGET or module:Class; may be given several times
cli-arg-least = units of a pairing before it may be called clear; a unit is a bout for each seat, with the same deals
cli-arg-most = units of a pairing at most
cli-arg-patience = seconds that a bot of your own has for a decision before it forfeits
cli-arg-plot = write a plot of the ratings to this file, as SVG
cli-arg-report = write everything to this file, as a page in Markdown, with its plot beside it
cli-arg-markdown = print the page as Markdown
cli-arg-data = print the card data itself, to correct a copy of it for --cards
cli-arg-bench = what to measure: the engine, or search
cli-arg-games = GAME or GAME/RULESET, one or several; without them, all
cli-arg-game-to-rate = the game in which they are rated, as GAME or GAME/RULESET
cli-arg-limit = the C program to measure against

## Errors

cli-error-command = There is no command { $name }. There is: { $known }.
cli-error-usage = { $problem } (`{ $command } --help` tells more)
cli-usage-options = OPTIONS
cli-usage-args = ARGUMENTS
cli-usage-required = required
cli-usage-default = default: { $value }
cli-usage-too-many = { $words }: that is too much.
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
cli-usage-flag = it goes without a value
cli-usage-number = this is not a number
cli-usage-limits = { $open ->
    [yes] it must be at least { $low }
   *[no] it must be from { $low } to { $high }
}
cli-error-opt = --opt { $word } must be like --opt name=value; `salle rules GAME` lists the options.
cli-error-seats = { $game } is always for two; --seats goes with a game for more.
cli-error-bot = --bot { $word } must be like --bot module:Class; bots that come with Salle fence by themselves, or with --only.
cli-error-only = --only { $word } must name two bots that differ, like --only tactic,random.
cli-error-least = --least { $least } is more than --most { $most }.
cli-error-ladder-file = { $option } { $file }: the file must end in { $suffix } and lie in a folder that is there.
cli-error-opt-twice = --opt { $name } is given twice.
cli-error-number = { $text } is not a whole number of at most 15 digits
cli-error-resume-as-it-was = A bout goes on as it was: --resume takes no other opponent, seat, options or stance.
cli-error-no-file = { $file } is not a file that can be read.
cli-error-cards-not-text = { $file } is not a text file in UTF-8.
cli-error-cards-empty = { $file } is empty: there is no card data in it.
cli-error-card = There is no card { $name }. There is: { $known }.
cli-error-card-near = There is no card { $name }. { $count ->
    [0] {""}
   *[other] Did you mean { $near }?{" "}
}`salle cards { $game }` lists them all.
cli-error-fault = Something went wrong inside Salle; that is our fault. { $file } has the details: please report it.
cli-error-nothing-left = No bout was left unfinished.
cli-error-over = The bout in { $file } is over; `salle replay` shows it.
cli-error-seat-without-bot = --seat goes with --vs: people on one screen take turns.
cli-error-retire-other = You can retire only from your own seat.
cli-error-alone = { $word } goes without anything after it, and here is { $more }.
cli-error-being-played = { $file } is being played elsewhere.
cli-error-seat = There is no seat { $name }. There is: { $known }.
cli-seat-called = { $number } ({ $names })
cli-error-seat-twice = --seat names { $seat } twice.
cli-error-no-seat-left = --seat takes all seats, and --vs asks for a bot: leave it one.
cli-error-resume-other = The bout you left is one of { $left }, not of { $game }. `salle play --resume` goes on with it; `salle play FILE` goes on with any other.
cli-error-ply = There is no ply { $ply }; the last is { $last }.
error-bots-for-seats = { $bots } bots were named for { $seats ->
        [one] one seat; name one.
       *[other] { $seats } seats; name one for each, or one for all.
    }

## Play

cli-play-bot = { $seat } ({ $name })
cli-play-prompt = Type an action as it stands on the left; hint for advice, ? for more.
cli-play-help = An action: as it stands in the list, or only its cards if that is clear.
cli-play-help-enter = the board again
cli-play-help-hint = what the Maestro would do, how likely it wins, and why
cli-play-help-why = why other actions are refused; why ACTION asks about one
cli-play-help-card = the cards of the game; card NAME shows one, by its name or code
cli-play-help-rules = the rules of the game
cli-play-help-undo = take back what you just did, while nobody has learned anything
cli-play-help-log = everything you have heard in this bout
cli-play-help-retire = leave the bout to the others
cli-play-help-quit = stop here; `salle play --resume` goes on
# Words that may be typed, the first as it is shown; those of all languages are understood.
cli-word-hint = hint
cli-word-why = why
cli-word-card = card
cli-word-rules = rules
cli-word-undo = undo
cli-word-log = log
cli-word-retire = retire
cli-word-quit = quit q exit
cli-word-help = help ?
cli-word-yes = yes y
cli-play-hint = The Maestro, who sees no more than you do, thinks of:
cli-play-hint-only = { $token } ({ $label }) is all that can be done now.
cli-play-hint-thinking = The Maestro is thinking …
cli-play-thinks = { $name } thinks …
cli-play-hand-over = { $name } to act. Hand over the screen, then press Enter.
cli-play-is-legal = { $token } is legal.
cli-play-all-legal = Everything you could try is legal.
cli-play-retire = Really leave the bout to the others? (y/n)
cli-play-continues = Going on with the bout you left; `salle play` starts a new one.
cli-play-left = The bout is kept: `salle play --resume` goes on.
cli-play-left-cards = The bout is kept: `salle play --resume --cards FILE` goes on, with the same cards.
cli-play-record = Record: { $file }

## Other commands

cli-games-by = by { $author }
cli-bots-baseline = Yardsticks
cli-bots-level = Levels, by the ranks of the old schools of fence
cli-bots-style = Styles
cli-bots-which = `salle bots GAME` also shows how strong they are in that game.
cli-bots-rated = Ratings in { $game } are over that of the random bot, with 95 % intervals, as the last ladder found them.
cli-bots-unrated = No ratings of { $game } are kept; `salle ladder { $game }` finds them.
cli-cards-doubt = salle: a doubt about these cards: { $doubt }.
cli-cards-none = { $game } has no cards with a page of their own.
cli-cards-code = code
cli-cards-name = name
cli-cards-title = card
cli-cards-brief = in brief
cli-interrupted = Interrupted after { $done } of { $all }; the same command goes on from there.
cli-laws-doing = { $game }: laws
cli-laws-kept = { $game } keeps the laws over { $bouts } bouts
cli-laws-law = law
cli-laws-checks = checks
cli-note-interpreted = not compiled here
cli-note-seats-differ = the seats are not alike
cli-note-unobserved = this game has no observations for learners
cli-note-endless = the options allow an endless bout
law-l1 = legal is what nothing refuses
law-l2 = imagined worlds look like the true one
law-l3 = alike worlds sound alike: nothing hidden leaks
law-l4 = a copy never touches the past
law-l5 = a bout is its actions
law-l6 = no card is made or lost
law-l7 = mirrored seats, mirrored game
law-l8 = tokens are unique and read back
law-l9 = every bout ends within its horizon
law-l10 = everything has words in every language
law-l11 = compiled is interpreted
law-l12 = a position comes back from its values, and observations say what sights say
cli-perft-doing = perft { $depth }
cli-perft-total = all
cli-replay-picture = Picture: { $file }
cli-replay-action = { $who }: { $what }.
cli-replay-unfinished = The bout is not over.
cli-replay-agreed = All agreed to leave it undecided.
cli-verify-true = All of it is true, provided that the seal and what you added are what you saw before the first card.
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
cli-sim-endings = The rules behind each event
cli-sim-cards = Cards played
cli-sim-per-bout = { $count } a bout
cli-sim-in-bouts = in { $share } of bouts
cli-sim-length = { $plies } plies and { $decisions } decisions a bout; the longest took { $longest } plies.
cli-sim-forfeits = { $bot } forfeited { $count ->
    [one] one bout
   *[other] { $count } bouts
}.
cli-ladder-doing = { $game }: { $first } – { $second }
cli-forfeit = { $bot } ({ $seat }) forfeits bout { $bout } against { $other }: { $why }.
cli-more-forfeits = { $bot } forfeits more bouts; the report counts them.
cli-ladder-pairings = { $game }: pairings
cli-ladder-fencers = fencers
cli-ladder-units-head = units
cli-ladder-share = share
cli-ladder-interval = 95 %
cli-ladder-elo = Elo
cli-ladder-stronger = stronger
cli-ladder-unclear = not clear
cli-ladder-dropped = not fenced
cli-ladder-ratings = Ratings
cli-ladder-bot = bot
cli-ladder-thinking = Thinking
cli-ladder-decisions = decisions
cli-ladder-mean = mean
cli-ladder-within = 99 % within
cli-ladder-playouts = playouts/s
cli-ladder-forfeits = forfeits
cli-ladder-manners = How they fence
cli-ladder-attacking = attack
cli-ladder-countering = counter
cli-ladder-waiting = wait
cli-ladder-distance = distance
cli-ladder-manners-said = How they fence: the shares of decisions with a choice that are attacks, defences and answers, or giving ground and waiting, and the mean distance at which they are made; with 95 % intervals over units, against all opponents.
cli-ladder-units = A unit is { $seats } bouts with the same deals, { $seats ->
    [2] seats swapped; share
   *[other] the first bot on each seat in turn, the second on all others; share
} and Elo are those of the first. It is fenced until it is clear who is stronger.
cli-ladder-intervals = The interval of a share holds whenever one stops, that of a rating for a number of units fixed beforehand. At 0: { $anchor }{ $groups ->
    [1] {""}
   *[other] {""}; those who have no opponents in common are rated apart
}.
cli-ladder-plot = { $game }: Elo, with 95 % intervals
cli-ladder-page-title = { $whole ->
    [yes] The ladder of
   *[no] Pairings in
} { $game }
cli-ladder-page-made = Made by { $version } with this command:
cli-ladder-page-seed = Seed { $seed }, digest of the game { $digest }, of the code { $code }. With budgets in iterations everything but the times follows from them.
cli-ladder-page-times = All of it took { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
} in { $jobs ->
    [one] one process
   *[other] { $jobs } processes at once
}. Times and rates are those of the machine it ran on.
cli-bench-doing = { $game }: speed
cli-bench-engine = { $game }: random single bouts a second, best of several
cli-bench-search = { $game }: iterations and playouts a second, and the time of an answer, at the usual budgets; best of several
cli-bench-no-limit = No measure of C: { $file }: { $problem }

## salle serve

cli-arg-host = the address to listen at; 0.0.0.0 for the whole network
cli-arg-lan = share it in your network, not encrypted: prints the address and a QR code
cli-arg-port = the port to listen at
cli-arg-port-bare = the port to listen at; without it, 8642, or a free one if another program uses that
cli-arg-database = sqlite:///PATH or postgresql://...; without: a file in the data folder
cli-arg-workers = how many processes serve; more than one need PostgreSQL
cli-arg-config = a TOML file with settings: limits, hosts, how long things are kept
cli-arg-proxy = addresses of proxies in front of it, with commas: what they say of who is asking is believed
cli-arg-log = how the log is written; without: plain in a terminal, else json
cli-serve-address = Salle is at { $address } (Ctrl-C ends it).
cli-serve-nearby = For a phone or another computer in your network: { $address }
cli-lan-open = The connection is not encrypted: anyone in this network can join and could read along. Use it only in a network you trust.
cli-lan-none = This computer is in no network, so Salle serves this computer only.
cli-serve-already = Salle is running already, at { $address }.
cli-arg-browser = open the page in the browser, too
cli-error-serve = Salle can't listen at { $host }:{ $port }: { $problem }
cli-error-lan-host = --lan listens to the whole network, --host { $host } at one address. Choose one of them.
cli-error-lan-running = Salle is already running at { $address }, for this computer only. Stop it with Ctrl-C where it runs, then start it again with --lan.
cli-error-workers = Several workers need PostgreSQL, `--database postgresql://...`: SQLite serves one at a time.

## salle backup, salle export

cli-arg-backup = the file to write: a SQLite database, or what pg_dump writes of PostgreSQL
cli-arg-export = the file to write, as JSON, a line for each bout
cli-arg-game-to-export = GAME or GAME/RULESET; without it, all of them
cli-arg-names = with the names of people; without, they are called Person 1, Person 2, ...
cli-backup-done = Everything in the database is copied to { $file }. It holds the secrets of bouts that are not over, and those by which people are known: keep it safe.
cli-export-doing = bouts
cli-export-done = { $bouts ->
    [one] One bout is
   *[other] { $bouts } bouts are
} written to { $file }.
cli-export-left-out = { $bouts ->
    [one] One was left out: it was fenced
   *[other] { $bouts } were left out: they were fenced
} under other rules than those of this Salle.
