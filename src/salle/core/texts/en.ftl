language-name = English
and-list = {", "}
sentence-space = {" "}
you = you
told-times = { $sentence } ({ $count } times)
rule-retired = { $seats ->
    [2] the other player resigned
   *[other] all other players resigned
}
outcome-won = { $winner-is ->
    [you] You win
    [several] { $winner } win
   *[other] { $winner } wins
}: { $why }.
outcome-resigned = { $who-is ->
    [you] you
   *[other] { $who }
} resigned
outcome-drawn = Drawn: { $why }.
hint-chance = { $chance } % to win { $stake ->
    [round] the round
   *[bout] the bout
}
hint-answer = { $times } %: { $whose ->
    [you] you answer
   *[other] { $who } answers
} “{ $label }”{ $known ->
    [yes] , and you then have { $chance } %
   *[no] {""}
}
hint-course = likely next: { $course }
hint-step = “{ $label }” ({ $whose ->
    [you] you
   *[other] { $who }
})
hint-reason = { $times } %: { $what }
hint-then = { $first }, then { $then }
hint-goes-on = { $what }, and the bout goes on
hint-outcome = { $whose ->
    [you] you win
    [other] { $who } wins
   *[nobody] the bout is a draw
}: { $why }
hint-unsettled = no hit in the next few moves
foreseen = { $why }{ $whose ->
    [you] {" "}(you)
    [other] {" "}({ $who })
   *[nobody] {""}
}

error-no-game-named = The name of a game is missing. Available: { $known }.
error-no-game = { $game } of type { $type } is not a game. Give a name such as engarde/standard, or a game from salle.game().
error-other-game = The position is one of { $start }, but the bout is one of { $game }.
error-bad-seed = { $seed } of type { $type } is not a seed. A seed is an integer or a text.
error-unknown-game = Unknown game { $name }. Available: { $known }.
error-unknown-ruleset = { $game } has no rule set { $name }. Available: { $known }.
error-unknown-bot = Unknown bot { $name }. Available: { $known }.
error-unknown-option = { $ruleset } has no option { $name }. Available: { $options }.
error-no-player = { $bot } cannot play. A player is the name of a bot, or an object with a method choose(seen).
error-no-bot-named = The name of a bot is missing. Available: { $known }.
error-budget-missing = { $name }@ needs a budget: a time such as 20ms or 0.5s, or a number of iterations such as 1000.
error-bad-budget = { $name }@{ $budget } has an invalid budget. Write a time such as 20ms or 0.5s, or a number of iterations such as 1000.
error-budget-limits = { $name }@{ $budget }: a budget is 1 to { $iterations } iterations, or { $least } to { $most }.
error-budget-worlds = { $name } takes a number of worlds, not a time: { $name }@100.
error-other-python = There is no Python at { $python }. Name the Python of another Salle, or the folder of its environment.
error-other-salle = The Python at { $python } cannot run a bot of Salle: { $problem }
error-other-rules = Salle { $version } at { $python } has other rules, options or cards for { $game }. Its bots cannot play here.
error-own-name = Write { $bot } as module:Class. Give the module without its folder and without .py, and a class in it.
error-own-file = { $bot } is a file, { $file }. To use the bot in it, write { $meant }.
error-no-budget = { $name } takes no budget. Leave out @{ $budget }.
error-bot-load = Cannot load the bot { $bot }: { $why }.
error-lost-process = A worker process stopped unexpectedly. It was killed, or there was not enough memory.
error-forfeit = The bot { $bot } in seat { $seat } forfeits: { $why }.
forfeit-raised = it raised { $what }
forfeit-raised-at = it raised { $what } ({ $file }, line { $line })
forfeit-no-number = it chose { $choice } of type { $type }, but an action is an integer in seen.legal, or its token
forfeit-no-action = it chose { $number }, but actions are numbered from 0 to { $last }
forfeit-illegal = it chose { $token }, which is refused ({ $rule }): { $why }
forfeit-late = it took more than { $seconds } s
forfeit-late-first = it took more than { $seconds } s for its first action, including its __init__
forfeit-late-load = it took more than { $seconds } s to load
forfeit-no-module = there is no module { $module } in { $folder } or elsewhere on the Python path
forfeit-other-module = Python found another module named { $module }, outside { $folder }. Give your file another name
forfeit-no-class = { $module } has no class { $name }. Its classes with a method choose: { $known }
forfeit-not-a-class = { $name } is not a class, but has the type { $type }. Name the class itself
forfeit-no-choose = { $name } has no method choose(seen)
forfeit-asks-for-more = the __init__ of { $name } needs { $strange }, but Salle passes only game and seed
forfeit-gone = its process ended with exit status { $status }
forfeit-killed = its process was killed by signal { $signal }
error-option-unknown-word = { $name }={ $value } is invalid: there is no { $word }. Available: { $known }.
error-option-word-twice = { $name }={ $value } is invalid: { $word } appears twice. Available: { $known }.
error-bad-option = { $name }={ $value } is invalid. Valid: { $valid }.
error-no-cards = { $game } has no card data to correct.
cards-unreadable = Cannot read the card data: { $problem }
error-no-token = An empty text is not an action of this game.
error-malformed = { $token } is not an action of this game.
error-malformed-begun = { $token } is not an action of this game. These actions begin with it: { $actions }
error-masked = { $token } stands for a hidden action. You cannot play it.
error-ambiguous = { $token } could mean any of these: { $actions }
error-illegal = { $token } is refused ({ $rule }): { $why }.
error-deck-acts = { $token }: it is the deck’s turn, not a player’s.
error-seat-acts = { $token }: it is a player’s turn, not the deck’s.
error-only-seats-act = Only a seat can act here. Use dealt() for the deck.
error-out-of-turn = { $seat } cannot act now. { $due ->
    [nobody] The bout is over
    [deck] It is the deck’s turn
   *[seat] It is { $awaited }’s turn
}.
error-bout-over = The bout is over.
error-no-seat = There is no seat { $seat }. The seats are { $seats }.
error-no-number = { $choice } of type { $type } is not an action. An action is an integer or a token.
seat-numbered = { $seat } ({ $name })
seat-number = seat { $seat }
error-not-the-deck = It is not the deck’s turn.
error-out-of-range = There is no action { $action } here. The last one is { $last }.
error-not-standing = { $seat } is already out of the bout and cannot resign.
error-cant-retire = { $seat } cannot resign from this bout.
error-nothing-to-take-back = There is no move to take back yet.
error-take-back-dealt = You cannot take back this move, because a card was dealt after it.
error-take-back-not-yours = You cannot take back this move, because another player has moved since.
error-take-back-shown = You cannot take back this move, because it showed something to another player.
error-no-stances = { $game } does not support stances.
error-missing-package = The package { $package } is missing. Install it with: pip install "salle[{ $extra }]"
error-not-solvable = { $game } cannot be solved. Only engarde/standard can.
error-table-unreadable = The table { $file } cannot be read: { $problem }.
error-table-damaged = The table { $file } is damaged. Delete it, or write it again with `salle solve`.
error-table-other-rules = The table { $file } is for other rules than { $rules }.
error-no-ply = There is no ply { $ply }. Plies are numbered from 0 to { $last }.
error-reset-needed = Call reset() first. The episode has not begun, or it has ended.
error-no-observations = { $game } has no observations for learners, because its game.observer is not set.
error-endless = With these options a bout of { $game } may never end, but OpenSpiel needs a limit. Set an option that limits it, such as rounds=100.
error-option-word = { $word } is not an option. Write options as name:value, separated by spaces.
error-habits = { $practice } has { $found } habits in habits.toml, but { $needed } are needed. Learn them again: python -m salle.lab.training.teach { $practice }
error-broken-game = The game { $game } does not work: { $file }, line { $line }: { $problem }
error-stance-no-decision = You can write down a stance only when it is a player’s turn.
error-record-file = { $file }: { $problem }
error-record-line = { $file }, line { $line }: { $problem }
error-record-action = { $file }, line { $line }, action { $ply } ({ $token }): { $problem }
error-write = Cannot write { $file }: { $problem }.
error-there-already = { $file } already exists. Choose another name.
record-unnamed = record
record-not-text = this is not a text file
record-no-tags = a record begins with tags such as [Game "engarde/standard"]
record-bad-tag = this is not a tag: { $text }
record-tag-twice = the tag { $tag } appears twice
record-missing-tag = the tag { $tag } is missing
record-unknown-tag = there is no tag { $tag }
record-bad-options = write options as name=value: { $text }
record-truncated = the file ends without its checksum. It was cut off, or writing did not finish
record-after-end = nothing may follow the checksum
record-checksum = the checksum is { $found }, but the text above it gives { $expected }. The text was changed
record-digest = the record has the digest { $found }, but these rules and options have { $expected }
record-other-cards = the record has the digest { $found }, but these rules, options and cards have { $expected }. If the bout was played with other cards, name them with --cards FILE
record-after-over = the bout is already over here
record-result = the record says { $found }, but its actions lead to { $expected }
record-bad-hash = { $tag } must be 64 hex digits in lower case, not { $text }
record-bad-entropy = { $tag } must be at most 64 hex digits in lower case, not { $text }
record-bad-draw = draw { $number } must be a counter and its weights up to the last that is not 0, such as 7:3,0,2, not { $text }
record-draw-too-large = the counter or the weights of draw { $number } are too large: { $text }
seal-bad-secret = A secret has 32 bytes, not { $bytes }.
seal-bad-entropy = The entropy of seat { $seat } must be at most 64 hex digits in lower case, not { $text }.
verify-rules = The bout follows the rules of { $game }. Actions: { $plies }. Draws among them: { $draws }.
verify-commitment = The secret matches the seal: its SHA-256 is { $seal }.
verify-tables = The counters only grow, and every table of weights agrees with the rules. Tables: { $draws }.
verify-draws = Every draw follows from the secret, its counter and the entropy of the seats ({ $entropy }). Draws: { $draws }.
verify-passed-over = Skipped counters: { $count }. A takeback of a deal leaves such a gap. If nothing was taken back, ask for the reason.
verify-not-sealed = this bout was not sealed, so there is nothing to verify
verify-not-revealed = the secret is not revealed yet, so neither the seal nor the draws can be checked
verify-count = there are { $found } draws, but the deck acts { $expected } times
verify-commitment-differs = the seal is { $found }, but the SHA-256 of the secret is { $expected }. It is not the secret that was sealed
verify-counter = its counter { $counter } is not above { $before }, the counter of the previous draw
verify-table = its table of weights is { $found }, but the rules give { $expected }
verify-rejected = its counter { $counter } gives a block that is rejected for these weights, so no draw can use it
verify-draw = its counter { $counter } gives { $expected }. The action or the counter is not the one that was dealt
verify-many-draws = its counter { $counter } gives { $expected }. Of { $draws } draws, { $wrong } differ. They were dealt with other entropy, or not by this seal
stance-field = { $field } is not part of a stance. Write NAME=VALUE with these names: { $fields }.
stance-twice = { $field } appears twice in the stance.
stance-number = { $field }={ $value } is not a whole number.
stance-word = { $field }={ $value } is invalid. Use one of { $words }.
stance-pair = { $field }={ $value } is invalid. Write it like { $like }.

bot-random = Random
bot-random-about = Plays at random: first a kind of move, then one move of that kind.
bot-tactic = Tactician
bot-tactic-about = Plays by rules of thumb at once, without looking ahead.
bot-flat = Flat Monte Carlo
bot-flat-about = Tries every move in many imagined bouts that continue at random, and picks the best average. It does not expect you to plan ahead.
bot-novice = Novice
bot-novice-about = Plays on instinct, never counts cards, and repeats a favourite move.
bot-scholar = Scholar
bot-scholar-about = Looks ahead a little, miscounts cards, and has a habit you can exploit.
bot-free-scholar = Free Scholar
bot-free-scholar-about = Sometimes plays on instinct, counts most cards, and is hard to read.
bot-provost = Provost
bot-provost-about = Nearly always looks ahead, rarely forgets a card, and guesses your cards from your moves.
bot-maestro = Maestro
bot-maestro-about = Looks furthest ahead, forgets no card, and reads your hand from everything you do and do not do.
bot-solved = Solved
bot-solved-about = Plays a round by a computed table that even an opponent who knows it can hardly beat. It does not look for your weaknesses.
bot-attacker = Attacker
bot-attacker-about = A Provost who always presses forward, even when waiting is better.
bot-counter-attacker = Counter-attacker
bot-counter-attacker-about = A Provost who prefers to answer your attacks and lets you begin.
bot-patient = Patient
bot-patient-about = A Provost who gives ground, lets you come closer, and attacks only for a good reason.
rulebook-terminal = In the terminal
rulebook-options = Options
rulebook-cards = Cards
rulebook-option = option
rulebook-default = default
rulebook-valid = valid
rulebook-meaning = meaning
card-corrected = This text is about the card as the game has it. Corrected here: { $facts }.
rulebook-card = card
rulebook-code = code
