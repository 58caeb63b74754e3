language-name = English
and-list = {", "}
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

error-unknown-game = There is no game { $name }. There is: { $known }.
error-unknown-ruleset = { $game } has no rule set { $name }. It has: { $known }.
error-unknown-bot = There is no bot { $name }. There is: { $known }.
error-unknown-option = { $ruleset } has no option { $name }. It has: { $options }.
error-no-player = { $bot } can't play. A player is the name of a bot, or an object with a method choose(seen).
error-no-bot-named = A bot's name is missing. There is: { $known }.
error-budget-missing = { $name }@ lacks its budget: a time, such as 20ms or 0.5s, or a whole number of iterations, such as 1000.
error-bad-budget = { $name }@{ $budget }: that is no budget of a bot. Valid is a time, such as 20ms or 0.5s, or a whole number of iterations, such as 1000.
error-budget-limits = { $name }@{ $budget }: a budget goes from 1 to { $iterations } iterations, or from { $least } to { $most }.
error-own-name = { $bot } must be like module:Class: the module without a folder and without .py, and a class in it.
error-own-file = { $bot } names a file, { $file }; the bot in it is { $meant }.
error-no-budget = { $name } has no budget: it goes without @{ $budget }.
error-bot-load = The bot { $bot } can't be loaded: { $why }.
error-lost-process = A process that shared the work is gone: somebody ended it, or there was no memory left.
error-forfeit = The bot { $bot } on seat { $seat } forfeits: { $why }.
forfeit-raised = it raised { $what }
forfeit-raised-at = it raised { $what } ({ $file }, line { $line })
forfeit-no-number = it chose { $choice }, of type { $type }; an action is a whole number, one of seen.legal, or its token
forfeit-no-action = it chose { $number }; actions go from 0 to { $last }
forfeit-illegal = it chose { $token }, which is refused ({ $rule }): { $why }
forfeit-late = it took more than { $seconds } s
forfeit-late-first = it took more than { $seconds } s for its first decision, for which its __init__ counts too
forfeit-late-load = it took more than { $seconds } s to load
forfeit-no-module = there is no module { $module }, neither in { $folder } nor elsewhere that Python looks
forfeit-other-module = { $module } is the name of a module outside { $folder }, and that one was found; give your file another name
forfeit-no-class = { $module } has no class { $name }; those in it that can choose: { $known }
forfeit-not-a-class = { $name } is no class but something of type { $type }; the class itself is needed
forfeit-no-choose = { $name } has no method choose(seen)
forfeit-asks-for-more = the __init__ of { $name } asks for { $strange }; it can be given game and seed, and nothing else
forfeit-gone = its process ended, with exit status { $status }
forfeit-killed = its process was killed by signal { $signal }
error-option-unknown-word = { $name }={ $value } can't be: there is no { $word }. There is: { $known }.
error-option-word-twice = { $name }={ $value } can't be: { $word } is there twice. There is: { $known }.
error-bad-option = { $name }={ $value } can't be; valid is { $valid }.
error-no-cards = { $game } has no card data: there is nothing to correct.
cards-unreadable = The card data can't be read: { $problem }
error-malformed = { $token } is not an action of this game.
error-malformed-begun = { $token } is not an action of this game. These begin so: { $actions }
error-masked = { $token } is how a hidden action is written for those who can't see it; nothing that can be done now is written so.
error-ambiguous = { $token } could be any of: { $actions }
error-illegal = { $token } is refused ({ $rule }): { $why }.
error-deck-acts = { $token }: the deck is due, not a player.
error-seat-acts = { $token }: a player is due, not the deck.
error-only-seats-act = Only a seat can act here. What the deck does is dealt.
error-out-of-turn = { $seat } can't act now; { $due ->
    [nobody] the bout is over
    [deck] the deck is due
   *[seat] { $awaited } is due
}.
error-bout-over = The bout is over.
error-no-seat = There is no seat { $seat }. The seats are { $seats }.
error-no-number = { $choice }, of type { $type }, is not an action. An action is a whole number or a token.
seat-numbered = { $seat } ({ $name })
seat-number = seat { $seat }
error-not-the-deck = The deck is not due now.
error-out-of-range = There is no action { $action } here; the last is { $last }.
error-not-standing = { $seat } is out of the bout already and can't retire.
error-cant-retire = { $seat } can't retire from this bout.
error-nothing-to-take-back = There is nothing to take back yet.
error-take-back-dealt = A card was dealt since: nothing can be taken back.
error-take-back-not-yours = Somebody else has acted since: nothing can be taken back.
error-take-back-shown = Somebody else has learned something by that: it can't be taken back.
error-no-stances = { $game } has no stances.
error-missing-package = The package { $package } is missing. Install it with: pip install "salle[{ $extra }]"
error-no-observations = { $game } makes no observations for learners: its game.observer is not set.
error-endless = With these options a bout of { $game } may never end, and OpenSpiel needs a limit. Set an option that ends it, such as rounds=100.
error-option-word = { $word } is not an option. Write options as name:value, with spaces between them.
error-broken-game = The game { $game } does not work: { $file }, line { $line }: { $problem }
error-stance-no-decision = A stance can be written down only while somebody decides.
error-record-file = { $file }: { $problem }
error-record-line = { $file }, line { $line }: { $problem }
error-record-action = { $file }, line { $line }, action { $ply } ({ $token }): { $problem }
error-write = { $file } can't be written: { $problem }.
error-there-already = { $file } is there already; name another file.
record-unnamed = record
record-not-text = this is not a text file
record-no-tags = a record begins with tags such as [Game "engarde/standard"]
record-bad-tag = this is not a tag: { $text }
record-tag-twice = the tag { $tag } stands here twice
record-missing-tag = the tag { $tag } is missing
record-unknown-tag = there is no tag { $tag }
record-bad-options = options are written name=value: { $text }
record-truncated = the file ends without its checksum: it was cut off, or never finished
record-after-end = nothing may follow the checksum
record-checksum = the checksum is { $found }, but the text above it gives { $expected }: it was changed
record-digest = the record was made under the digest { $found }; these rules and options have { $expected }
record-other-cards = the record was made under the digest { $found }; these rules, options and cards have { $expected }: if the bout was fenced with other cards, give them with --cards FILE
record-after-over = the bout is over by then
record-result = the record says { $found }, but its actions lead to { $expected }
record-bad-hash = { $tag } must be 64 hex digits in small letters, not { $text }
record-bad-entropy = { $tag } must be up to 64 hex digits in small letters, not { $text }
record-bad-draw = draw { $number } must be a counter with its weights up to the last that is not 0, such as 7:3,0,2, not { $text }
record-draw-too-large = the counter or the weights of draw { $number } are too large: { $text }
seal-bad-secret = A secret has 32 bytes, not { $bytes }.
seal-bad-entropy = What seat { $seat } adds must be up to 64 hex digits in small letters, not { $text }.
verify-rules = The bout follows the rules of { $game }. Actions: { $plies }, of these the deck's: { $draws }.
verify-commitment = The secret is the one that was promised: its SHA-256 is the seal, { $seal }.
verify-tables = The counters only grow, and every table of weights is that of the rules. Tables: { $draws }.
verify-draws = Every draw follows from the secret, its counter and what the seats added ({ $entropy }). Draws: { $draws }.
verify-passed-over = Counters that were passed over: { $count }. A deal that is taken back leaves such a gap; if nothing was taken back, ask why.
verify-not-sealed = this bout was not sealed: there is nothing to verify
verify-not-revealed = the secret is not revealed yet: neither the seal nor the draws can be checked
verify-count = there are { $found } draws, but the deck acts { $expected } times
verify-commitment-differs = the seal is { $found }, but the SHA-256 of the secret is { $expected }: it is not the secret that was promised
verify-counter = its counter { $counter } is not above { $before }, that of the draw before it: counters never go back
verify-table = its table of weights is { $found }, but by the rules { $expected }
verify-rejected = its counter { $counter } gives a block that is rejected for these weights: nothing is drawn with it
verify-draw = its counter { $counter } gives { $expected }: the action or the counter is not the one that was dealt
verify-many-draws = its counter { $counter } gives { $expected }; of { $draws } draws { $wrong } give something else: they were dealt with other entropy, or not by this seal
stance-field = { $field } is no part of a stance. It is made of NAME=VALUE, with these names: { $fields }.
stance-twice = A stance says { $field } twice.
stance-number = { $field }={ $value } is not a whole number.
stance-word = { $field }={ $value } is none of { $words }.
stance-pair = { $field }={ $value } must be like { $like }.

bot-random = Random
bot-random-about = Picks at random: first a kind of action, then one action of that kind.
bot-tactic = Tactician
bot-tactic-about = Knows the rules of thumb of its game and follows them at once, without looking ahead.
bot-flat = Flat Monte Carlo
bot-flat-about = Tries every action in many imagined bouts that go on at random, and takes what came out best on average; it expects no cunning from you.
bot-novice = Novice
bot-novice-about = Mostly follows the first impulse, forgets which cards are gone, and in each bout has a favourite kind of action.
bot-scholar = Scholar
bot-scholar-about = Thinks more often than not, but not for long, still loses count of the cards, and keeps a weakness for some kind of action.
bot-free-scholar = Free Scholar
bot-free-scholar-about = Acts on impulse now and then, counts most of the cards, and hardly shows which actions it likes.
bot-provost = Provost
bot-provost-about = Nearly always thinks first, seldom forgets a card, and guesses from what you did what you may hold.
bot-maestro = Maestro
bot-maestro-about = Forgets nothing, thinks longest, and reads your hand from everything you did and did not do.
bot-attacker = Attacker
bot-attacker-about = A Provost who likes to come forward and to attack, even where waiting were better.
bot-counter-attacker = Counter-attacker
bot-counter-attacker-about = A Provost who likes an answer better than an attack, and would rather have you begin.
bot-patient = Patient
bot-patient-about = A Provost who likes to give ground and let you come, and attacks only for a good reason.
rulebook-terminal = In the terminal
rulebook-options = Options
rulebook-cards = Cards
rulebook-option = option
rulebook-default = default
rulebook-valid = valid
rulebook-meaning = meaning
card-corrected = The texts are about the card as it comes with the game; corrected here: { $facts }.
rulebook-card = card
rulebook-code = code
