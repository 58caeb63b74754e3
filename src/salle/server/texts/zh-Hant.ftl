## What can't be done at a table

server-error-full = 這張桌沒有空位。
server-error-sits = 你已經坐在這張桌。
server-error-no-seat = 這張牌桌只有 { $seats } 席。
server-error-seat-taken = 第 { $seat } 席已有人。
server-error-seats = 這個遊戲有 { $seats } 席，卻要求了 { $asked } 席。
server-error-not-sitting = 自己開的桌，自己要入座。
server-error-bot-elsewhere = 為不屬於機器人的座位指定了機器人 { $bot }：該座位的「who」是 { $who }。
server-error-rated-alone = 與自己對戰不能計分。
server-error-rated-options = 只有採用一般選項的比賽才能計分。
server-error-rated-bot = 以這套規則與座位數，還不知道 { $bot } 有多強，因此這場比賽不能計分。
server-error-no-rising = 只有在開始之前才能離席。
server-error-no-promise = 沒有這項承諾，或已兌現、已過期：請另取一項。
server-error-no-table = 沒有 { $table } 這張桌。
server-error-old-ply = 那是第 { $ply } 手的決定；現在是第 { $now } 手。
server-error-not-your-turn = 現在不是輪到你。
server-error-not-your-seat = 第 { $seat } 席不是你的。
server-error-watching = 你在觀戰；只有入座的人才能這樣做。
server-error-retire-otherwise = 要退出，請認輸。
server-error-no-takeback = 這張桌的決定不能收回。
server-error-no-draws = 這個遊戲沒有和局。
server-error-bots-fence-on = 電腦對手會打到最後。
server-error-asked-already = 你已經提出過了。
server-error-declined = 對方拒絕了；下一個決定之後才能再提。
server-error-nothing-asked = 沒有人提出這個要求。
server-error-answer-first = 別人正在請求同一件事：要先得到回應。
server-error-no-time = 時鐘上剩下的時間太少，不能收回。
server-error-out = 你已經不在這場比賽中了。
server-error-left-since = 之後已有人退出比賽，不能回到那之前。
server-error-not-begun = 比賽還沒開始：還在等人。
server-error-not-over = 比賽還沒結束。
server-error-not-your-bout = 這場比賽只供參加者查看。
server-error-no-rematch = 這場比賽不再重賽。
server-error-clock-decides = 這場比賽由計時決定。
server-error-not-away = 請再等等其他人：離開 { $minutes } 分鐘的人，才算退出比賽。
server-error-frozen = 這場比賽無法繼續。{ $why }
server-frozen = 它是以另一版 { $game } 規則開始的，與此伺服器的不同。

## How bouts end without a winner

server-ended-agreed = 大家同意和局。
server-ended-abandoned = 比賽無人繼續，就此作罷。
server-ended-left = 場上只剩電腦，電腦之間不再繼續。

## 計分比賽怎麼計

server-counts-fully = 每位玩家都做出 { $moves } 次決定後，這場就會計入你的評分。
server-counts-less = 過去 24 小時內你已經和 { $name } 打過計分比賽。每位玩家都做出 { $moves } 次決定後，這場以 { $percent }% 計入你的評分。
server-counts-guest = { $name } 是訪客，你們之間的勝負不影響你的評分。
server-counts-unknown = { $name } 的評分尚未確定，你們之間的勝負不影響你的評分。
server-counts-short = 還沒等到每位玩家都做出 { $moves } 次決定，比賽就結束了，因此不影響任何人的評分。

## A program at a server

client-error-address = { $address } 不是伺服器位址：位址以 http:// 或 https:// 開頭。
client-error-table = { $table } 既不是一張桌的編號，也不是通往它的連結。
client-error-unreachable = 無法連上 { $address }：{ $problem }
client-error-unreadable = 讀不懂 { $address } 的回應：{ $problem }
client-error-seal = 牌桌 { $table } 的封印與伺服器先前的承諾不符：請勿相信其發牌。
client-error-interrupted = 伺服器回應之前連線就斷了；看桌上的情形，就知道它收到沒有。

## People

server-error-stranger = 尚未登入。
server-error-name = 名字要有 1 至 { $most } 個字。
server-error-name-claimed = 名字「{ $name }」或形似的名字已有人使用。
server-error-name-scripts = 名字「{ $name }」混用了數種文字的字母，容易被誤認為他人。
server-error-name-marks = 名字中的每個字母最多可帶 { $most } 個重音或母音符號，同一個符號不能重複。
server-error-name-wide = 這個名字裡有個符號寬得像許多字。請另取一個名字。
server-error-name-bot = 「{ $name }」是電腦對手的名字，或與其形似：請另取一個。
server-error-password = 密碼要有 { $least } 至 { $most } 個字。
server-error-password-wrong = 這不是你的密碼。
server-error-sign-in = 沒有人使用這個名字和密碼。
server-error-claimed-already = 你已經擁有自己的名字。
server-error-not-claimed = 你還沒有密碼：請先取得自己的名字。
server-error-name-made-up = { $name } 是給訪客的代稱：請先自己取一個名字。
server-error-token = 這個權杖無效或已失效。
server-error-not-by-token = 這件事只能由本人來做，不能用權杖。
server-error-tokens = 你已有 { $most } 個權杖：請先刪除一個。
server-error-no-token = 你沒有這個權杖。
server-error-nobody-there = 第 { $seat } 席沒有可以靜音的人。
server-error-mute-oneself = 不能將自己靜音。
server-error-not-muted = 你沒有將那裡的人靜音。

## Messages and requests

server-error-malformed = 無法讀懂這則訊息：{ $problem }
server-error-binary = 訊息須為文字，這是二進位資料。
server-error-too-long = 訊息最多 { $most } 位元組。
server-error-http = { $status }：{ $problem }
server-error-too-many = 一次太多了：請等 { $seconds } 秒。
server-error-open-tables = 你有 { $most } 場比賽還沒結束；請先打完一場。
server-error-path = 這個網址什麼都沒有。
server-error-method = 這裡不能這樣做。
server-error-body = 這個請求太長了。
server-error-too-slow = 這個請求傳送太慢，逾時了。
server-error-json = 這裡要用 JSON，並註明 content-type: application/json。
server-error-origin = 這是別的網站的頁面送來的。
server-error-host = 這個服務不叫 { $host }。若應該叫，請寫進設定：hosts = ["{ $host }"]。
server-error-metrics = 要讀取量測數據，請附上設定中的 metrics_token：Authorization: Bearer 權杖。
server-error-fault = Salle 內部出了錯；這是我們的錯，一切維持原狀。它在記錄檔中的編號是 { $id }。

## The store

server-error-database-url = 資料庫寫作 sqlite:///路徑 或 postgresql://…，不是 { $url }。
server-error-database-address = 這不是 PostgreSQL 資料庫的位址：應寫作 postgresql://使用者:密碼@主機:埠/名稱。密碼中若有在位址裡另有意義的字元，如 / 與 @，請寫作 %2F 與 %40。
server-error-database-folder = 沒有可放資料庫的資料夾 { $folder }：請先建立，或指定別處。
server-error-database-open = 無法開啟資料庫 { $where }：{ $problem }
server-error-database-taken = 另一個伺服器正在使用 { $where }：SQLite 一次只供一個使用。
server-error-database-windows = PostgreSQL 需要 Linux 或 macOS。在 Windows 上請使用 SQLite。
server-error-database-other = { $where } 不是 Salle 的資料庫。
server-error-database-newer = 這個資料庫是由較新版本的 Salle 寫入的。請更新 Salle，或還原以目前版本製作的備份。
server-error-store-read = 現在無法查詢；請再試一次。（{ $problem }）
server-error-store-unsure = 無法確定這一步是否已保存：請先看看目前的情況，再決定要不要重試。（{ $problem }）
server-error-store-late = 已有 { $seconds } 秒無法寫入任何資料。
server-error-store = 這一步無法保存，一切維持原狀；請再試一次。（{ $problem }）
server-error-copy = 無法複製資料庫 { $where }：{ $problem }
server-error-no-dump = 備份 PostgreSQL 資料庫需要 pg_dump，但尚未安裝（Debian 上：apt-get install postgresql-client）。

## Settings

server-error-settings = 無法讀取 { $file } 的設定：{ $problem }
server-error-proxy = { $proxy } 不是代理伺服器的位址：{ $problem }
server-error-origin-setting = { $origin } 不是來源；來源寫作 https://salle.example，不帶路徑。
server-error-option = 選項 { $text } 沒有寫成「名稱=值」。
server-error-hints-rated = 計分的比賽不給提示。
server-error-hint-late = 提示還沒想好，比賽已經繼續了。
server-error-no-hint = 現在沒有提示可給。
server-error-no-lesson = { $game } 沒有教學課程。
