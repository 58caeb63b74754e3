## What can't be done at a table

server-error-full = This table has no free seat.
server-error-sits = You sit at this table already.
server-error-no-seat = This table has { $seats } seats.
server-error-seat-taken = Seat { $seat } is taken.
server-error-seats = This game has { $seats } seats, and { $asked } were asked for.
server-error-not-sitting = Take a seat at your own table.
server-error-bot-elsewhere = The bot { $bot } is named for a seat that is not a bot's: its "who" is { $who }.
server-error-rated-alone = A bout against oneself can't be rated.
server-error-rated-options = Only bouts with the usual options are rated.
server-error-rated-bot = The strength of { $bot } is not known with these rules and this number of seats, so the bout can't be rated.
server-error-no-rising = You can leave your seat only before the bout begins.
server-error-no-promise = This was not promised to you, or the promise was kept already or forgotten: ask for another.
server-error-no-table = There is no table { $table }.
server-error-old-ply = That was for ply { $ply }; the bout is at ply { $now }.
server-error-not-your-turn = It is not your turn.
server-error-not-your-seat = Seat { $seat } is not yours.
server-error-watching = You are watching; only those who sit here can do that.
server-error-retire-otherwise = To leave the bout, resign.
server-error-no-takeback = Nothing is taken back at this table.
server-error-no-draws = This game is never left undecided.
server-error-bots-fence-on = Bots fence on to the end.
server-error-asked-already = You have asked already.
server-error-declined = That was declined; ask again after the next decision.
server-error-nothing-asked = Nobody asks for that.
server-error-answer-first = Somebody else asks for that: it has to be answered first.
server-error-no-time = There is too little time on the clock to take that back.
server-error-out = You are out of this bout.
server-error-left-since = Somebody has left the bout since: it does not go back to before that.
server-error-not-begun = The bout has not begun yet: somebody is still awaited.
server-error-not-over = The bout is not over yet.
server-error-not-your-bout = This bout is for those who fenced it.
server-error-no-rematch = There is no rematch of this bout.
server-error-clock-decides = The clock will decide this bout.
server-error-not-away = The others can be waited for: who was away for { $minutes } minutes has left the bout.
server-error-frozen = Nobody can go on with this bout. { $why }
server-frozen = It was begun under other rules of { $game } than those of this server.

## How bouts end without a winner

server-ended-agreed = All agreed on a draw.
server-ended-abandoned = The bout was abandoned.
server-ended-left = Only bots were left, and they do not fence on among themselves.

## How much a rated bout counts

server-counts-fully = This bout counts for your rating once every player has made { $moves } moves.
server-counts-less = You have already played { $name } in a rated bout in the last 24 hours. This bout counts { $percent } % once every player has made { $moves } moves.
server-counts-guest = { $name } plays as a guest. Your result against them does not change your rating.
server-counts-unknown = { $name } has no established rating yet. Your result against them does not change your rating.
server-counts-short = The bout ended before every player had made { $moves } moves. It changes no rating.

## A program at a server

client-error-address = { $address } is no address of a server: that begins with http:// or https://.
client-error-table = { $table } is neither the id of a table nor a link to one.
client-error-unreachable = { $address } can't be reached: { $problem }
client-error-unreadable = What { $address } says can't be read: { $problem }
client-error-seal = Table { $table } is not sealed as the server has promised: do not trust its deals.
client-error-interrupted = The connection broke before the server answered; the table shows whether it has heard this.

## People

server-error-stranger = Nobody is signed in here.
server-error-name = A name has 1 to { $most } letters.
server-error-name-claimed = The name { $name }, or one that looks like it, belongs to somebody.
server-error-name-scripts = The name { $name } mixes the letters of several alphabets, and could be taken for another.
server-error-name-marks = A letter of a name can have at most { $most } accents or vowel signs, each only once.
server-error-name-wide = This name has a sign that is as wide as many letters. Choose another name.
server-error-name-bot = { $name } is what a bot is called, or looks like it: choose another name.
server-error-password = A password has { $least } to { $most } letters.
server-error-password-wrong = This is not your password.
server-error-sign-in = Nobody has this name with this password.
server-error-claimed-already = You have claimed your name already.
server-error-not-claimed = You have no password: claim your name first.
server-error-name-made-up = The name { $name } was made up for a guest: choose one of your own.
server-error-token = This token does not hold, or no longer.
server-error-not-by-token = This can be done only in person, and not with a token.
server-error-tokens = You have { $most } tokens: delete one of them first.
server-error-no-token = You have no such token.
server-error-nobody-there = Nobody whom you could mute sits on seat { $seat }.
server-error-mute-oneself = You can't mute yourself.
server-error-not-muted = You have not muted anybody there.

## Messages and requests

server-error-malformed = This message can't be read: { $problem }
server-error-binary = A message is a text, and this was a binary frame.
server-error-too-long = A message has at most { $most } bytes.
server-error-http = { $status }: { $problem }
server-error-too-many = That is too much at once: wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-error-open-tables = You have { $most } bouts that are not over; finish one first.
server-error-path = There is nothing at this address.
server-error-method = That can't be done here.
server-error-body = This request is too long.
server-error-too-slow = This request did not arrive in time.
server-error-json = This must be JSON, and say so: content-type: application/json.
server-error-origin = Another site's page sent this.
server-error-host = This service does not go by the name { $host }. If it should, say so in its settings: hosts = ["{ $host }"].
server-error-metrics = To read the metrics, send the metrics_token of the settings: Authorization: Bearer TOKEN.
server-error-fault = Something went wrong inside Salle; that is our fault, and nothing has changed. Its number in the log is { $id }.

## The store

server-error-database-url = A database is named sqlite:///PATH or postgresql://..., not { $url }.
server-error-database-address = That is no address of a PostgreSQL database: postgresql://USER:PASSWORD@HOST:PORT/NAME is one. What has a meaning of its own in an address, as / and @ have, is written %2F and %40 in a password.
server-error-database-folder = There is no folder { $folder } for the database: make it, or name another.
server-error-database-open = The database { $where } can't be opened: { $problem }
server-error-database-taken = Another server has { $where } open: SQLite serves one at a time.
server-error-database-windows = PostgreSQL needs Linux or macOS. On Windows, use SQLite.
server-error-database-other = { $where } is not a database of Salle's.
server-error-database-newer = This database was written by a newer version of Salle. Update Salle, or restore a backup that was made with this version.
server-error-store-read = This can't be looked up now; try again. ({ $problem })
server-error-store-unsure = Nobody knows whether this was kept: see how things stand before you try again. ({ $problem })
server-error-store-late = Nothing could be written for { $seconds } seconds.
server-error-store = This could not be kept, and nothing has changed; try again. ({ $problem })
server-error-copy = The database { $where } can't be copied: { $problem }
server-error-no-dump = To copy a PostgreSQL database, pg_dump is needed, and it is not installed (on Debian: apt-get install postgresql-client).

## Settings

server-error-settings = The settings in { $file } can't be read: { $problem }
server-error-proxy = { $proxy } is no address of a proxy: { $problem }
server-error-origin-setting = { $origin } is no origin; one looks like https://salle.example, without a path.
server-error-option = The option { $text } is not written as NAME=VALUE.
server-error-hints-rated = Hints are not given in a rated bout.
server-error-hint-late = The bout went on before the hint was there.
server-error-no-hint = No hint can be had now.
server-error-no-lesson = There is no lesson of { $game }.
