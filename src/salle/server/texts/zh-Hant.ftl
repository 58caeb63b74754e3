## Refusals at a table

server-error-full = 這張牌桌沒有空位。
server-error-sits = 你已經在這張牌桌入座。
server-error-no-seat = 這張牌桌只有 { $seats } 席。
server-error-seat-taken = 第 { $seat } 席已有人。
server-error-seats = 這個遊戲有 { $seats } 席，你卻指定了 { $asked } 席。
server-error-not-sitting = 自己開的牌桌，至少要有一席是自己。
server-error-bot-elsewhere = 機器人 { $bot } 被指定給不是機器人的座位：該座位的「who」是 { $who }。
server-error-rated-alone = 與自己對戰不能算積分賽。
server-error-rated-options = 採用標準選項的比賽才能是積分賽。
server-error-rated-bot = { $bot } 在這套規則與座位數下還沒有等級分，因此不能是積分賽。
server-error-no-rising = 比賽開始之前才能離席。
server-error-no-promise = 找不到這個預先封印，或已用過、已過期。請重新取得一個。
server-error-no-table = 沒有 { $table } 這張牌桌。
server-error-old-ply = 比賽已經繼續：你的行動是給第 { $ply } 步的，現在是第 { $now } 步。
server-error-not-your-turn = 還沒輪到你。
server-error-not-your-seat = 第 { $seat } 席不是你的。
server-error-watching = 你正在觀戰，只有入座的玩家才能這樣做。
server-error-retire-otherwise = 要離開已經開始的比賽，請認輸。
server-error-no-takeback = 這張牌桌不能收回行動。
server-error-no-draws = 這個遊戲沒有和局。
server-error-bots-fence-on = 還有機器人在場時，不能提議和局。
server-error-asked-already = 你已經提出過了。
server-error-declined = 你的請求被拒絕了。下一個行動之後可以再提。
server-error-nothing-asked = 目前沒有這項請求。
server-error-answer-first = 其他玩家已提出同樣的請求，請先回應。
server-error-no-time = 剩下的時間太少，不能收回。
server-error-out = 你已經不在這場比賽中了。
server-error-left-since = 在那之後有玩家退出比賽，因此不能收回。
server-error-not-begun = 比賽還沒開始，要等所有座位都有人。
server-error-not-over = 比賽還沒結束。
server-error-not-your-bout = 只有參賽的玩家可以查看這場比賽。
server-error-no-rematch = 這場比賽不能再戰。
server-error-clock-decides = 這場比賽有計時，缺席的玩家會因超時落敗。
server-error-not-away = 請再等一下：玩家離開 { $minutes } 分鐘後才算退出。
server-error-frozen = 這場比賽無法繼續。{ $why }
server-frozen = 開始時的 { $game } 規則版本與這個伺服器不同。

## How bouts end without a winner

server-ended-agreed = 雙方同意和局。
server-ended-abandoned = 這場比賽太久沒有進行，已經中止。
server-ended-left = 場上只剩機器人，比賽就此結束。

## How much a rated bout counts

server-counts-fully = 每位玩家都行動 { $moves } 次後，這場比賽就會計入你的等級分。
server-counts-less = 過去 24 小時內，你已經和 { $name } 打過積分賽。每位玩家都行動 { $moves } 次後，這場比賽以 { $percent }% 計入你的等級分。
server-counts-guest = { $name } 是訪客，這場勝負不影響你的等級分。
server-counts-unknown = { $name } 的等級分尚未確定，這場勝負不影響你的等級分。
server-counts-short = 比賽結束時，還有玩家行動不到 { $moves } 次，因此不影響任何人的等級分。

## Errors of the Python client

client-error-address = { $address } 不是伺服器位址：位址以 http:// 或 https:// 開頭。
client-error-table = { $table } 既不是牌桌編號，也不是牌桌的連結。
client-error-unreachable = 無法連上 { $address }：{ $problem }
client-error-unreadable = 無法解讀 { $address } 的回應：{ $problem }
client-error-seal = 牌桌 { $table } 的封印與伺服器承諾的不同，請勿相信它的發牌。
client-error-interrupted = 伺服器回應之前，連線就中斷了。請從牌桌上確認它是否收到你的訊息。

## People

server-error-stranger = 你尚未登入。
server-error-name = 名字要有 1 至 { $most } 個字。
server-error-name-claimed = 名字「{ $name }」或相似的名字已有人使用。
server-error-name-scripts = 名字「{ $name }」混用了不同文字的字母，容易與別人的名字混淆。
server-error-name-marks = 名字中的每個字母最多可帶 { $most } 個重音或母音符號，同一個符號不能重複。
server-error-name-wide = 這個名字裡有一個寬如許多字的字元，請另取一個名字。
server-error-name-bot = 「{ $name }」是機器人的名字，或太過相似，請另取一個名字。
server-error-password = 密碼要有 { $least } 至 { $most } 個字。
server-error-password-wrong = 密碼錯誤。
server-error-sign-in = 名字或密碼錯誤。
server-error-claimed-already = 這個名字已經是你專用的了。
server-error-not-claimed = 你還沒有密碼，請先設定密碼來保留名字。
server-error-name-made-up = { $name } 是訪客用的名字，請先取一個自己的名字。
server-error-token = 這個權杖無效，或已被撤銷。
server-error-not-by-token = 程式不能用權杖做這件事，請用密碼登入。
server-error-tokens = 你已有 { $most } 個權杖，請先刪除一個。
server-error-no-token = 你沒有這個權杖。
server-error-nobody-there = 第 { $seat } 席沒有可以靜音的玩家。
server-error-mute-oneself = 不能將自己靜音。
server-error-not-muted = 你沒有將那位玩家靜音。

## Messages and requests

server-error-malformed = 訊息格式錯誤：{ $problem }
server-error-binary = 請以文字傳送訊息，不要傳送二進位資料。
server-error-too-long = 訊息最多 { $most } 位元組。
server-error-http = { $status }：{ $problem }
server-error-too-many = 請求太頻繁，請等 { $seconds } 秒。
server-error-open-tables = 你有 { $most } 場比賽還沒結束，請先打完一場。
server-error-path = 這個網址沒有任何內容。
server-error-method = 這個網址不支援這種請求方式。
server-error-body = 這個請求太長了。
server-error-too-slow = 請求沒有及時送達。
server-error-json = 請以 JSON 傳送，並加上標頭 content-type: application/json。
server-error-origin = 這個請求來自其他網站的頁面。
server-error-host = 這個伺服器不接受主機名稱 { $host }。如果這是它的名稱，請加入設定：hosts = ["{ $host }"]。
server-error-metrics = 要讀取量測數據，請附上設定中的 metrics_token：Authorization: Bearer 權杖。
server-error-fault = Salle 內部發生錯誤，一切維持原狀。記錄檔中的編號是 { $id }。

## The database

server-error-database-url = 資料庫位址應為 sqlite:///路徑 或 postgresql://…，不是 { $url }。
server-error-database-address = 這不是 PostgreSQL 資料庫的位址，應為 postgresql://使用者:密碼@主機:埠/名稱。密碼中的 / 與 @ 等字元，請寫作 %2F 與 %40。
server-error-database-folder = 資料庫的資料夾 { $folder } 不存在，請先建立，或改用別的資料夾。
server-error-database-open = 無法開啟資料庫 { $where }：{ $problem }
server-error-database-taken = 另一個伺服器正在使用 { $where }，SQLite 一次只能供一個伺服器使用。
server-error-database-windows = PostgreSQL 需要 Linux 或 macOS。在 Windows 上請使用 SQLite。
server-error-database-other = { $where } 不是 Salle 的資料庫。
server-error-database-newer = 這個資料庫是由較新版本的 Salle 寫入的。請更新 Salle，或還原以這個版本製作的備份。
server-error-store-read = 現在無法讀取資料庫，請再試一次。（{ $problem }）
server-error-store-unsure = 無法確定是否已儲存，請先確認目前的情況再重試。（{ $problem }）
server-error-store-late = 資料庫已有 { $seconds } 秒無法寫入。
server-error-store = 無法儲存，一切維持原狀，請再試一次。（{ $problem }）
server-error-copy = 無法複製資料庫 { $where }：{ $problem }
server-error-no-dump = 備份 PostgreSQL 資料庫需要 pg_dump，請先安裝（Debian：apt-get install postgresql-client）。

## Settings

server-error-settings = 無法讀取 { $file } 的設定：{ $problem }
server-error-proxy = { $proxy } 不是代理伺服器的位址：{ $problem }
server-error-origin-setting = { $origin } 不是來源（origin）。來源應為 https://salle.example 這樣的形式，不帶路徑。
server-error-option = 選項 { $text } 應寫成「名稱=值」。
server-error-hints-rated = 積分賽不提供提示。
server-error-hint-late = 提示還沒算好，比賽就已經繼續了。
server-error-no-hint = 現在無法提供提示。
server-error-no-lesson = { $game } 沒有教學課程。
