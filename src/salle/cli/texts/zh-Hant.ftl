## 總覽,由 `salle --help` 顯示:只用單純的句子

cli-about = Salle：遊玩、學習、研究劍鬥卡牌遊戲。
cli-usage = 用法
cli-help-play = 在終端機對戰：兩人同屏，或對機器人
cli-help-serve = 在瀏覽器裡對戰：與電腦，或以連結邀請朋友
cli-help-backup = 備份伺服器保存的一切，伺服器可以照常運行
cli-help-export = 把伺服器上已結束的比賽寫成棋譜檔，每場一行
cli-help-games = 列出遊戲與規則
cli-help-bots = 列出機器人：它們怎麼打、有多強
cli-help-rules = 顯示本程式採用的遊戲規則與選項
cli-help-cards = 列出遊戲的牌
cli-help-card = 顯示一張牌的說明
cli-help-laws = 檢查遊戲是否遵守契約的定律
cli-help-perft = 計算從某局面開始的所有走法數
cli-help-replay = 讀回紀錄，敘述或畫出來
cli-help-verify = 檢查封印的對局是否照承諾發牌
cli-help-sim = 讓機器人對戰多場並報告
cli-help-ladder = 讓機器人對戰到看出誰強，並計算等級分
cli-help-bench = 測量引擎速度，並與同一回合的 C 程式比較，或測量機器人思考的速度
cli-bare = 只輸入 `salle` 會在瀏覽器開啟頁面，只供這部電腦使用：對機器人，或同一螢幕對局。
cli-lan = `salle --lan` 會在你的區域網路中分享，朋友可用連結加入；連線未加密。
cli-more = `salle 指令 --help` 有更多說明；`salle --version` 顯示規則是否已編譯。

## Elsewhere：其他地方的文字，先是參數

cli-arg-game = 遊戲，寫成 GAME 或 GAME/RULESET
cli-arg-game-to-play = 遊戲，寫成 GAME 或 GAME/RULESET，或先前離開的對局檔案；不寫則是 engarde/standard
cli-arg-game-or-all = GAME 或 GAME/RULESET；不寫則全部
cli-arg-opt = 規則選項，寫成 名稱=值；可以重複
cli-arg-seats = 座位數，用於人數可變的遊戲
cli-arg-cards = 更正過的牌資料檔，用來取代印刷的內容
cli-arg-card = 牌的名稱、代碼或標題
cli-arg-json = 輸出 JSON 而不是表格
cli-arg-seed = 決定所有運氣的字或數字
cli-arg-luck = 決定所有運氣的字或數字；不寫或之後繼續時由系統決定
cli-arg-vs = 要對戰的機器人，或其他座位各一個，以逗號分隔；不寫則大家共用螢幕
cli-arg-seat = 對機器人時你的座位，寫編號（從 1 起）或名稱；幾個人的座位以逗號分隔；不寫則是第一個
cli-arg-stance = 從寫下的局面開始
cli-arg-resume = 繼續上次離開的對局
cli-arg-law-bouts = 每種規則的隨機對局數
cli-arg-depth = 幾步
cli-arg-file = `salle play` 寫下的紀錄
cli-arg-sealed = 封印對局的紀錄
cli-arg-eyes = 從誰的角度：座位的編號（從 1 起）或名稱，或 all
cli-arg-ply = 顯示走了這麼多步之後的場面
cli-arg-boards = 每次決定後都畫出場面
cli-arg-svg = 把場面畫成圖片寫到這個檔案
cli-arg-bots = 各座位的機器人，以逗號分隔；只寫一個則全部相同
cli-arg-bouts = 對局數
cli-arg-jobs = 使用的行程數；不寫則在值得時每個核心一個
cli-arg-bot = 你自己的機器人，寫成 module:Class，與 Salle 附帶的機器人逐一對戰，直到明顯落敗；可以重複
cli-arg-only = 只比這一組，寫成 A,B，各為 NAME、NAME@BUDGET 或 module:Class；可以重複
cli-arg-least = 一組至少要比的輪數；一輪是每個座位各一場，發同樣的牌
cli-arg-most = 一組最多比的輪數
cli-arg-patience = 你自己的機器人每個決定可用的秒數，超過即棄權
cli-arg-plot = 把等級分畫成 SVG 圖寫到這個檔案
cli-arg-report = 把全部結果以 Markdown 寫到這個檔案，圖放在旁邊
cli-arg-markdown = 以 Markdown 輸出這一頁
cli-arg-data = 直接印出卡牌資料，可複製修改後用於 --cards
cli-arg-bench = 要測量什麼：engine 是引擎，search 是思考
cli-arg-games = GAME 或 GAME/RULESET，可以寫多個；不寫則全部
cli-arg-game-to-rate = 要看等級分的遊戲，寫成 GAME 或 GAME/RULESET
cli-arg-limit = 用來比較的 C 程式

## 錯誤

cli-error-command = 沒有 { $name } 這個指令。現有：{ $known }。
cli-error-usage = { $problem }（`{ $command } --help` 有更多說明）
cli-usage-options = 選項
cli-usage-args = 參數
cli-usage-required = 必填
cli-usage-default = 預設：{ $value }
cli-usage-too-many = { $words }：多餘了。
cli-usage-unknown = 沒有 { $word } 這個選項。{ $count ->
    [0] {""}
   *[other] 是不是指 { $near }？
}
cli-usage-twice = { $name } 寫了兩次。
cli-usage-missing = { $given ->
    [yes] { $name } 後面要有值。
   *[no] 缺少 { $name }。
}
cli-usage-refused = { $name } { $value }：{ $why }。
cli-usage-else = { $problem }
cli-usage-one-of = 必須是其中之一：{ $words }
cli-usage-flag = 後面不接值
cli-usage-number = 這不是數字
cli-usage-limits = { $open ->
    [yes] 不得小於 { $low }
   *[no] 必須在 { $low } 到 { $high } 之間
}
cli-error-opt = --opt { $word } 的寫法應如 --opt 名稱=值；`salle rules GAME` 列出選項。
cli-error-seats = { $game } 固定是兩人；--seats 只用於人數可變的遊戲。
cli-error-bot = --bot { $word } 的寫法應如 --bot module:Class；Salle 附帶的機器人會自行對戰，或用 --only 指定。
cli-error-only = --only { $word } 應寫兩個不同的機器人，如 --only tactic,random。
cli-error-least = --least { $least } 比 --most { $most } 還多。
cli-error-ladder-file = { $option } { $file }：檔名必須以 { $suffix } 結尾，而且資料夾必須存在。
cli-error-opt-twice = --opt { $name } 寫了兩次。
cli-error-number = { $text } 不是 15 位數以內的整數
cli-error-resume-as-it-was = 對局照原樣繼續：--resume 不能另選對手、座位、選項或局面。
cli-error-no-file = { $file } 不是可以讀取的檔案。
cli-error-cards-not-text = { $file } 不是 UTF-8 文字檔。
cli-error-cards-empty = { $file } 是空的：裡面沒有牌的資料。
cli-error-card = 沒有 { $name } 這張牌。現有：{ $known }。
cli-error-card-near = 沒有 { $name } 這種卡。{ $count ->
    [0] {""}
   *[other] 是不是指{ $near }？
}`salle cards { $game }` 列出全部的卡。
cli-error-fault = Salle 內部出錯，這是我們的問題。細節在 { $file }：請回報。
cli-error-nothing-left = 沒有未完成的對局。
cli-error-over = { $file } 裡的對局已經結束；請用 `salle replay` 觀看。
cli-error-seat-without-bot = --seat 要和 --vs 一起用：兩人同屏時輪流行動。
cli-error-retire-other = 你只能退出自己的座位。
cli-error-alone = { $word } 後面不接任何字，這裡卻有 { $more }。
cli-error-being-played = { $file } 正在別處進行。
cli-error-seat = 沒有 { $name } 這個座位。現有：{ $known }。
cli-seat-called = { $number }（{ $names }）
cli-error-seat-twice = --seat 把{ $seat }寫了兩次。
cli-error-no-seat-left = --seat 占了所有座位，而 --vs 需要留一個給機器人。
cli-error-resume-other = 上次離開的對局是 { $left }，不是 { $game }。`salle play --resume` 會繼續那一場；`salle play FILE` 繼續任何其他一場。
cli-error-ply = 沒有第 { $ply } 步；最後一步是 { $last }。
error-bots-for-seats = 有 { $seats } 個座位卻寫了 { $bots } 個機器人；請每席一個，或只寫一個。

## 對戰

cli-play-bot = { $seat } ({ $name })
cli-play-prompt = 輸入左邊的行動代號；輸入「提示」求建議，輸入 ? 看更多。
cli-play-help = 行動：照列表輸入，或在不會混淆時只輸入牌。
cli-play-help-enter = 再看一次場面
cli-play-help-hint = 大師會怎麼做，勝率多少，為什麼
cli-play-help-why = 其他行動為何不行；「為何 行動」只問一個
cli-play-help-card = 這個遊戲的牌；「卡牌 名稱或代碼」看其中一張
cli-play-help-rules = 這個遊戲的規則
cli-play-help-undo = 收回剛才的行動，只要還沒有人得知任何事
cli-play-help-log = 你在這場對局聽到的一切
cli-play-help-retire = 退賽
cli-play-help-quit = 在此停下；`salle play --resume` 可以繼續
# 可以輸入的字，第一個是顯示的；各種語言的都聽得懂。
cli-word-hint = 提示
cli-word-why = 為何 為什麼
cli-word-card = 卡牌 牌
cli-word-rules = 規則
cli-word-undo = 收回
cli-word-log = 紀錄 記錄
cli-word-retire = 退賽
cli-word-quit = 離開
cli-word-help = 說明
cli-word-yes = 是 好
cli-play-hint = 大師所見不比你多，他會考慮：
cli-play-hint-only = 現在只能做 { $token }（{ $label }）。
cli-play-hint-thinking = 大師思考中……
cli-play-thinks = { $name } 思考中……
cli-play-hand-over = 輪到{ $name }。請交出螢幕，然後按 Enter。
cli-play-is-legal = { $token } 是合法的。
cli-play-all-legal = 你能嘗試的都是合法的。
cli-play-retire = 確定要退賽嗎？（是／否）
cli-play-continues = 繼續上次離開的對局；`salle play` 會開始新的一場。
cli-play-left = 對局已保存：`salle play --resume` 可以繼續。
cli-play-left-cards = 對局已保存：`salle play --resume --cards FILE` 可以用同樣的牌繼續。
cli-play-record = 紀錄：{ $file }

## 其他指令

cli-games-by = 作者：{ $author }
cli-bots-baseline = 比較基準
cli-bots-level = 等級，沿用古代劍術學校的位階
cli-bots-style = 風格
cli-bots-which = `salle bots GAME` 還會顯示它們在該遊戲有多強。
cli-bots-rated = { $game } 的等級分以隨機機器人為 0 分，附 95 % 區間，取自最近一次天梯。
cli-bots-unrated = 沒有保存 { $game } 的等級分；`salle ladder { $game }` 可以算出。
cli-cards-doubt = salle: 這些卡牌資料有疑問：{ $doubt }。
cli-cards-none = { $game } 的牌沒有各自的說明。
cli-cards-code = 代碼
cli-cards-name = 名稱
cli-cards-title = 牌
cli-cards-brief = 簡介
cli-interrupted = 在 { $all } 之中完成 { $done } 後中斷；同一個指令會從那裡繼續。
cli-laws-doing = { $game }：定律
cli-laws-kept = { $game } 在 { $bouts } 場對局中遵守定律
cli-laws-law = 定律
cli-laws-checks = 檢查次數
cli-note-interpreted = 此處未編譯
cli-note-seats-differ = 各座位並不相同
cli-note-unobserved = 這個遊戲沒有供學習程式使用的觀測值
cli-note-endless = 這些選項允許無止境的對局
law-l1 = 沒有被拒絕的就是合法的
law-l2 = 想像的世界看起來與真實的一樣
law-l3 = 相似的世界聽起來相同：隱藏的不會洩漏
law-l4 = 副本絕不更動過去
law-l5 = 對局就是它的行動
law-l6 = 牌不會憑空增減
law-l7 = 座位對調，遊戲也對調
law-l8 = 代號唯一且能讀回
law-l9 = 每場對局都在期限內結束
law-l10 = 一切在每種語言裡都有文字
law-l11 = 編譯與直譯相同
law-l12 = 局面可由其數值還原，觀測值與所見一致
cli-perft-doing = perft { $depth }
cli-perft-total = 總計
cli-replay-picture = 圖片：{ $file }
cli-replay-action = { $who }：{ $what }。
cli-replay-unfinished = 對局還沒結束。
cli-replay-agreed = 雙方同意不分勝負。
cli-verify-true = 一切屬實，前提是封印與你加入的亂數和發第一張牌前你看到的相同。
cli-sim-doing = { $game }：{ $bots }
cli-sim-title = { $game }，{ $bouts } 場
cli-sim-winner = 勝方
cli-sim-bot = 機器人
cli-sim-bouts = 場數
cli-sim-share = 比例
cli-sim-drawn = 和局
cli-sim-reasons = 對局如何結束
cli-sim-endings = 各事件背後的規則
cli-sim-cards = 打出的牌
cli-sim-per-bout = 每場 { $count } 張
cli-sim-in-bouts = 出現在 { $share } 的對局
cli-sim-length = 每場 { $plies } 步、{ $decisions } 個決定；最長 { $longest } 步。
cli-sim-forfeits = { $bot } 有 { $count } 場棄權。
cli-ladder-doing = { $game }：{ $first } – { $second }
cli-forfeit = { $bot }（{ $seat }）在對 { $other } 的第 { $bout } 場棄權：{ $why }。
cli-more-forfeits = { $bot } 還有更多場棄權；報告裡有總數。
cli-ladder-pairings = { $game }：對戰組合
cli-ladder-fencers = 對戰雙方
cli-ladder-units-head = 輪數
cli-ladder-share = 得分率
cli-ladder-interval = 95 %
cli-ladder-elo = Elo
cli-ladder-stronger = 較強
cli-ladder-unclear = 看不出
cli-ladder-dropped = 未比
cli-ladder-ratings = 等級分
cli-ladder-bot = 機器人
cli-ladder-thinking = 思考
cli-ladder-decisions = 決定數
cli-ladder-mean = 平均
cli-ladder-within = 99 % 不超過
cli-ladder-playouts = 模擬/秒
cli-ladder-forfeits = 棄權
cli-ladder-manners = 打法
cli-ladder-attacking = 進攻
cli-ladder-countering = 防守反擊
cli-ladder-waiting = 等待
cli-ladder-distance = 距離
cli-ladder-manners-said = 打法：有選擇時的決定之中，進攻、防守或反擊、退讓或等待各占多少，以及做決定時的平均距離；附以輪為單位的 95 % 區間，包含所有對手。
cli-ladder-units = 一輪是發同樣牌的 { $seats } 場，{ $seats ->
    [2] 雙方交換座位
   *[other] 前者輪流坐每個座位，後者坐其餘座位
}；得分率與 Elo 都是前者的。比到看出誰強為止。
cli-ladder-intervals = 得分率的區間無論何時停止都成立，等級分的區間則以事先定好輪數為前提。0 分：{ $anchor }{ $groups ->
    [1] {""}
   *[other] {""}；沒有共同對手的分開計算
}。
cli-ladder-plot = { $game }：Elo 與 95 % 區間
cli-ladder-page-title = { $game } 的{ $whole ->
    [yes] 天梯
   *[no] 對戰組合
}
cli-ladder-page-made = 由 { $version } 以下列指令產生：
cli-ladder-page-seed = 種子 { $seed }，遊戲的規則摘要 { $digest }，程式的摘要 { $code }。預算以迭代次數計時，除時間外一切都由此決定。
cli-ladder-page-times = 以 { $jobs } 個程序執行，全部用了{ $minutes ->
    [0] 不到一分鐘
   *[other] { " " }{ $minutes } 分鐘
}。時間與速率取自執行時的機器。
cli-bench-doing = { $game }：速度
cli-bench-engine = { $game }：每秒隨機單場數，取數次中最好的
cli-bench-search = { $game }：每秒的迭代與模擬次數、每次回答的時間，用平常的預算，取數次中最好的
cli-bench-no-limit = 無法測量 C：{ $file }：{ $problem }

## salle serve

cli-arg-host = 監聽的位址；0.0.0.0 表示整個網路
cli-arg-lan = 在你的區域網路中分享（未加密）：顯示位址與 QR 碼
cli-arg-port = 監聽的連接埠
cli-arg-port-bare = 監聽的連接埠；不指定時用 8642，若已被其他程式占用則另選一個
cli-arg-database = sqlite:///路徑 或 postgresql://…；不填則為資料夾裡的檔案
cli-arg-workers = 幾個行程同時服務；多於一個時需要 PostgreSQL
cli-arg-config = 設定檔（TOML）：各種上限、主機名稱、資料保存多久
cli-arg-proxy = 前端代理伺服器的位址，以逗號分隔；它們所說的來源可信
cli-arg-log = 記錄檔的寫法；不給時：終端機用 plain，其他用 json
cli-serve-address = Salle 在 { $address }（按 Ctrl-C 結束）。
cli-serve-nearby = 同一網路中的手機或其他電腦請開啟：{ $address }
cli-lan-open = 連線未加密：這個網路中的任何人都能加入，也可能看到傳輸的內容。請只在你信任的網路中使用。
cli-lan-none = 這部電腦沒有連上任何網路，因此 Salle 只供這部電腦使用。
cli-serve-already = Salle 已經在 { $address } 執行。
cli-arg-browser = 同時在瀏覽器開啟頁面
cli-error-serve = Salle 無法監聽 { $host }:{ $port }：{ $problem }
cli-error-lan-host = --lan 監聽整個網路，--host { $host } 只監聽一個位址；請擇一使用。
cli-error-lan-running = Salle 已經在 { $address } 執行，但只供這部電腦使用。請先到執行它的終端機按 Ctrl-C 結束，再加上 --lan 重新啟動。
cli-error-workers = 多個行程需要 PostgreSQL（`--database postgresql://…`）：SQLite 一次只供一個使用。

## salle backup, salle export

cli-arg-backup = 要寫入的檔案：SQLite 資料庫，或 pg_dump 所寫的 PostgreSQL 備份
cli-arg-export = 要寫入的檔案，JSON 格式，每場比賽一行
cli-arg-game-to-export = 遊戲，寫作 GAME 或 GAME/RULESET；不給時，全部
cli-arg-names = 保留人名；不給時，以 Person 1、Person 2…… 代替
cli-backup-done = 資料庫已全部複製到 { $file }。其中有未結束比賽的祕密，以及辨認各人的祕密：請妥善保管。
cli-export-doing = 比賽
cli-export-done = 已將 { $bouts } 場比賽寫入 { $file }。
cli-export-left-out = 略過 { $bouts } 場：當時的規則與這個 Salle 的不同。
