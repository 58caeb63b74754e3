## Refusals at a table

server-error-full = This table has no free seat.
server-error-sits = You already have a seat at this table.
server-error-no-seat = This table has { $seats } seats.
server-error-seat-taken = Seat { $seat } is taken.
server-error-seats = This game has { $seats } seats, but { $asked } were given.
server-error-not-sitting = You need a seat at a table that you open.
server-error-bot-elsewhere = The bot { $bot } is given for a seat that is not for a bot: its "who" is { $who }.
server-error-rated-alone = A bout against yourself cannot be rated.
server-error-rated-options = Only bouts with the standard options can be rated.
server-error-rated-bot = { $bot } has no known rating for these rules and this number of seats, so the bout cannot be rated.
server-error-no-rising = You can leave your seat only before the bout begins.
server-error-no-promise = This promised seal is unknown, used already or expired. Ask for a new one.
server-error-no-table = Table { $table } does not exist.
server-error-old-ply = The bout has moved on: your move was for step { $ply }, and it is at step { $now } now.
server-error-not-your-turn = It is not your turn.
server-error-not-your-seat = Seat { $seat } is not yours.
server-error-watching = You are watching. Only players at this table can do that.
server-error-retire-otherwise = To leave a bout that has begun, resign.
server-error-no-takeback = This table does not allow takebacks.
server-error-no-draws = This game has no draws.
server-error-bots-fence-on = You cannot offer a draw while a bot is playing.
server-error-asked-already = You have already asked.
server-error-declined = Your request was declined. You can ask again after the next move.
server-error-nothing-asked = There is no such request.
server-error-answer-first = Another player has asked for this. Answer that request first.
server-error-no-time = There is too little time left on the clock to take that back.
server-error-out = You are out of this bout.
server-error-left-since = A player has left the bout since then, so that move cannot be taken back.
server-error-not-begun = The bout has not begun yet. It starts when every seat is taken.
server-error-not-over = The bout is not over yet.
server-error-not-your-bout = Only the players of this bout can see it.
server-error-no-rematch = This bout has no rematch.
server-error-clock-decides = The clock decides when an absent player has lost.
server-error-not-away = Please wait. Players count as gone after { $minutes } minutes.
server-error-frozen = This bout cannot go on. { $why }
server-frozen = It was begun under a different version of the { $game } rules.

## How bouts end without a winner

server-ended-agreed = The players agreed on a draw.
server-ended-abandoned = The bout was abandoned.
server-ended-left = Only bots remained, and bots do not play on without people.

## How much a rated bout counts

server-counts-fully = This bout counts for your rating once every player has made { $moves } moves.
server-counts-less = You have already played { $name } in a rated bout in the last 24 hours. This bout counts { $percent } % once every player has made { $moves } moves.
server-counts-guest = { $name } plays as a guest. Your result against them does not change your rating.
server-counts-unknown = { $name } has no established rating yet. Your result against them does not change your rating.
server-counts-short = The bout ended before every player had made { $moves } moves. It changes no rating.

## Errors of the Python client

client-error-address = { $address } is not a server address. Addresses start with http:// or https://.
client-error-table = { $table } is neither the id of a table nor a link to one.
client-error-unreachable = Cannot reach { $address }: { $problem }
client-error-unreadable = Cannot read the answer of { $address }: { $problem }
client-error-seal = The seal of table { $table } is not the one that the server promised. Do not trust its deals.
client-error-interrupted = The connection broke before the server answered. Check at the table whether it received your message.

## People

server-error-stranger = You are not signed in.
server-error-name = A name has 1 to { $most } characters.
server-error-name-claimed = The name { $name }, or one that looks like it, is taken.
server-error-name-scripts = The name { $name } mixes letters of several alphabets, so it could be mistaken for another name.
server-error-name-marks = A letter of a name can have at most { $most } accents or vowel signs, each only once.
server-error-name-wide = This name contains a character that is as wide as many letters. Choose another name.
server-error-name-bot = { $name } is the name of a bot, or looks like one. Choose another name.
server-error-password = A password has { $least } to { $most } characters.
server-error-password-wrong = Wrong password.
server-error-sign-in = Wrong name or password.
server-error-claimed-already = Your name already has a password.
server-error-not-claimed = You have no password. Set one first, to keep your name.
server-error-name-made-up = { $name } is a guest name. Choose a name of your own first.
server-error-token = This token is invalid or was revoked.
server-error-not-by-token = A program with a token cannot do this. Sign in with your password instead.
server-error-tokens = You have { $most } tokens. Delete one of them first.
server-error-no-token = You have no such token.
server-error-nobody-there = Seat { $seat } has no player whom you could mute.
server-error-mute-oneself = You cannot mute yourself.
server-error-not-muted = You have not muted that player.

## Messages and requests

server-error-malformed = This message is malformed: { $problem }
server-error-binary = Send messages as text frames, not as binary frames.
server-error-too-long = A message can have at most { $most } bytes.
server-error-http = { $status }: { $problem }
server-error-too-many = Too many requests. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-error-open-tables = You already have { $most } unfinished bouts. Finish one of them first.
server-error-path = There is nothing at this address.
server-error-method = This address does not support that method.
server-error-body = This request is too long.
server-error-too-slow = This request did not arrive in time.
server-error-json = The body must be JSON, with the header content-type: application/json.
server-error-origin = This request came from another site’s page.
server-error-host = This server does not serve the host name { $host }. If it should, add it to the settings: hosts = ["{ $host }"].
server-error-metrics = To read the metrics, send the metrics_token of the settings: Authorization: Bearer TOKEN.
server-error-fault = Something went wrong in Salle. Nothing has changed. Its number in the log is { $id }.

## The database

server-error-database-url = A database address looks like sqlite:///PATH or postgresql://..., not like { $url }.
server-error-database-address = That is not the address of a PostgreSQL database. One looks like postgresql://USER:PASSWORD@HOST:PORT/NAME. In a password, write characters such as / and @ as %2F and %40.
server-error-database-folder = The folder { $folder } for the database does not exist. Create it, or use another one.
server-error-database-open = Cannot open the database { $where }: { $problem }
server-error-database-taken = Another server is using { $where }. SQLite allows only one at a time.
server-error-database-windows = PostgreSQL needs Linux or macOS. On Windows, use SQLite.
server-error-database-other = { $where } is not a Salle database.
server-error-database-newer = A newer version of Salle wrote this database. Update Salle, or restore a backup made with this version.
server-error-store-read = The database cannot be read now. Try again. ({ $problem })
server-error-store-unsure = It is not known whether this was saved. Check before you try again. ({ $problem })
server-error-store-late = The database has accepted no writes for { $seconds } seconds.
server-error-store = This could not be saved, and nothing has changed. Try again. ({ $problem })
server-error-copy = Cannot copy the database { $where }: { $problem }
server-error-no-dump = To copy a PostgreSQL database, install pg_dump (on Debian: apt-get install postgresql-client).

## Settings

server-error-settings = Cannot read the settings in { $file }: { $problem }
server-error-proxy = { $proxy } is not a proxy address: { $problem }
server-error-origin-setting = { $origin } is not an origin. An origin looks like https://salle.example, without a path.
server-error-option = Write the option { $text } as NAME=VALUE.
server-error-hints-rated = Rated bouts have no hints.
server-error-hint-late = The bout moved on before the hint was ready.
server-error-no-hint = No hint is available now.
server-error-no-lesson = { $game } has no lesson.
