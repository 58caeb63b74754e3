## 總覽，由 `salle --help` 顯示：只用單純的句子

cli-about = Salle：遊玩、學習、研究劍鬥卡牌遊戲。
cli-usage = 用法
cli-help-play = 在終端機玩：對機器人，或與朋友同一螢幕
cli-help-serve = 啟動供瀏覽器使用的伺服器
cli-help-backup = 備份伺服器的資料庫，伺服器可以照常運作
cli-help-export = 把伺服器上已結束的比賽寫成檔案
cli-help-games = 列出遊戲與各種規則
cli-help-bots = 列出機器人的風格與等級分
cli-help-rules = 顯示遊戲的規則與選項
cli-help-cards = 列出遊戲的牌
cli-help-card = 顯示一張牌的說明
cli-help-laws = 檢查遊戲是否遵守介面約定的各項定律
cli-help-perft = 計算從某個局面開始有多少種走法
cli-help-replay = 重播比賽紀錄，以文字或圖片顯示
cli-help-verify = 檢查封印的比賽是否公平發牌
cli-help-sim = 讓機器人比賽許多場並報告結果
cli-help-ladder = 讓機器人比出強弱，並計算等級分
cli-help-solve = 為機器人「解題」計算一局近乎最佳的策略
cli-help-bench = 測量引擎或機器人的速度
cli-help-bench-strength = 以標尺與完美的對手衡量機器人的實力
cli-bare = 只輸入 `salle`，就會開啟瀏覽器遊玩，只供這部電腦使用。
cli-lan = 輸入 `salle --lan`，同一網路中的朋友就能加入（連線未加密）。
cli-more = `salle 指令 --help` 說明一個指令；`salle --version` 顯示版本。

## Elsewhere：其他地方的文字，先是參數

cli-arg-game = 遊戲：GAME 或 GAME/RULESET
cli-arg-game-to-play = 遊戲：GAME 或 GAME/RULESET，或未完成比賽的檔案；預設為 engarde/standard
cli-arg-game-or-all = GAME 或 GAME/RULESET；預設為全部遊戲
cli-arg-opt = 規則選項，寫成 name=value；可以重複使用
cli-arg-seats = 座位數，用於人數可變的遊戲
cli-arg-cards = 更正過的牌資料檔，用來取代牌面原有的內容
cli-arg-card = 牌的名稱、代碼或標題
cli-arg-json = 輸出 JSON 而不是表格
cli-arg-seed = 亂數種子：一個字或數字；種子相同，結果就相同
cli-arg-luck = 亂數種子：一個字或數字；預設為隨機
cli-arg-vs = 對戰的機器人；也可為其他每個座位各寫一個，以逗號分隔；預設為多人共用這個螢幕
cli-arg-seat = 你的座位，寫編號或名稱；多人的座位以逗號分隔；預設為第一個座位
cli-arg-stance = 從這個局面開始
cli-arg-resume = 繼續你上次未完成的比賽
cli-arg-law-bouts = 每種規則的隨機比賽場數
cli-arg-iterations = 迭代次數；愈多，策略愈好
cli-arg-solve-memory = 機率與價值最多使用幾 GB 的記憶體；較少時會略過更多罕見的手牌
cli-arg-table = 把策略表寫到這個檔案；預設：機器人「解題」會找的位置
cli-arg-kilobytes = 策略表的大小上限（KB），會略過罕見的局面；預設：不限
cli-arg-threads = 執行緒數；預設：每個核心一個
cli-arg-depth = 步數；玩家或牌庫的每個行動算一步
cli-arg-file = `salle play` 寫下的紀錄
cli-arg-sealed = 封印比賽的紀錄
cli-arg-eyes = 只顯示這個座位看得到的內容：座位的編號或名稱，或 all
cli-arg-ply = 顯示走了這麼多步之後的盤面
cli-arg-boards = 每個行動之後都畫出盤面
cli-arg-svg = 把盤面畫成圖片，寫到這個檔案
cli-arg-bots = 各座位的機器人，以逗號分隔；只寫一個則每個座位都用它
cli-arg-bouts = 比賽場數
cli-arg-jobs = 行程數；預設在較快時為每個核心一個
cli-arg-bot = 你自己的機器人，寫成 module:Class；它會與 Salle 的機器人比賽，直到明顯落敗；可以重複使用
cli-arg-only = 只比這一組，寫成 A,B，各為 NAME、NAME@BUDGET 或 module:Class；可以重複使用
cli-arg-least = 一組至少要比的單元數；一個單元是每個座位各一場，發同樣的牌
cli-arg-most = 一組最多比的單元數
cli-arg-patience = 你自己的機器人每個行動可用的秒數，超過即棄權
cli-arg-plot = 把等級分畫成 SVG 圖，寫到這個檔案
cli-arg-report = 把報告以 Markdown 寫到這個檔案，圖放在旁邊
cli-arg-markdown = 以 Markdown 輸出這一頁
cli-arg-data = 輸出牌的資料；複製修改後可用於 --cards
cli-arg-bench = 要測量什麼：引擎或搜尋；另見 `salle bench strength --help`
cli-arg-games = 一個或多個 GAME 或 GAME/RULESET；預設為全部遊戲
cli-arg-game-to-rate = 顯示在這個遊戲的等級分：GAME 或 GAME/RULESET
cli-arg-limit = 用來比較的 C 程式
cli-arg-strength-bot = 要衡量的機器人：NAME、NAME@BUDGET 或 module:Class
cli-arg-yardstick = 用來衡量的對手，例如 reader、reader-tactic、sampler 或 flat；可以重複使用；預設：適合該遊戲的全部
cli-arg-against-env = 也與另一個 Salle 的同名機器人比較：其 Python，或其環境的資料夾
cli-arg-units = 對每個標尺的單元數；0：不對戰
cli-arg-sequential = 一旦看得出哪個較強，就停止與該標尺的對戰
cli-arg-samples = 在縮小的遊戲的每個狀態詢問幾次；0：不衡量可剝削度
cli-arg-reduced = 縮小的遊戲的編號，從最小的開始；可以重複使用；預設：1 和 2
cli-arg-solve = 也用 CFR+ 求解縮小的遊戲，迭代這麼多次
cli-arg-strength-report = 把結果寫成這個 Markdown 檔案的一節

## 錯誤

cli-error-command = 沒有 { $name } 這個指令。{ $near ->
    [none] 現有的指令：{ $known }。
   *[other] 是不是指 `salle { $near }`？
}
cli-error-language = 沒有 { $name } 這種語言。可用的語言：{ $known }。
cli-error-usage = { $problem }（請看 `{ $command } --help`。）
cli-usage-options = 選項
cli-usage-args = 參數
cli-usage-required = 必填
cli-usage-default = 預設：{ $value }
cli-usage-example = 範例：{ $example }
cli-usage-too-many = 多餘的參數：{ $words }。
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
cli-usage-flag = 這個選項後面不接值
cli-usage-number = 必須是數字
cli-usage-limits = { $open ->
    [yes] 不得小於 { $low }
   *[no] 必須在 { $low } 到 { $high } 之間
}
cli-error-opt = --opt { $word }：選項請寫成 --opt name=value；`salle rules GAME` 會列出選項。
cli-error-seats = { $game } 固定是兩人；--seats 只用於人數可變的遊戲。
cli-error-bot = --bot { $word }：你自己的機器人請寫成 --bot module:Class。Salle 的機器人本來就會參加；要指定請用 --only。
cli-error-only = --only { $word }：請寫兩個不同的機器人，例如 --only tactic,random。
cli-error-least = --least { $least } 比 --most { $most } 還多。
cli-error-ladder-file = { $option } { $file }：檔名必須以 { $suffix } 結尾，而且資料夾必須存在。
cli-error-yardstick = { $bot } 不能當自己的標尺。
cli-error-other-salle = { $bot }：另一個 Salle 的機器人只能用於 `salle bench strength`、`salle sim` 和 `salle ladder`。
cli-error-nothing-to-measure = 照這些選項，在 { $game } 沒有可衡量的：沒有對戰，也沒有縮小的遊戲。
cli-error-reduced = --reduced { $number }：{ $game } 有 { $count } 個縮小的遊戲。
cli-error-samples = --samples 1 太少：部分樣本要留作檢驗。請至少給 2，或給 0 略過。
cli-error-opt-twice = --opt { $name } 寫了兩次。
cli-error-number = { $text } 不是 15 位數以內的整數
cli-error-resume-as-it-was = 繼續比賽時，對手、座位、選項與局面都照舊；--resume 不能與這些一起用。
cli-error-no-file = 無法讀取 { $file }：沒有這個檔案。
cli-error-cards-not-text = { $file } 不是 UTF-8 文字檔。
cli-error-cards-empty = { $file } 是空的，裡面應該有牌的資料。
cli-error-card = 沒有 { $name } 這張牌。現有的牌：{ $known }。
cli-error-card-near = 沒有 { $name } 這張牌。{ $count ->
    [0] {""}
   *[other] 是不是指{ $near }？
}`salle cards { $game }` 會列出全部的牌。
cli-error-fault = Salle 出錯了。請回報這個問題，並附上 { $file } 裡的細節。
cli-error-nothing-left = 沒有未完成的比賽。
cli-error-over = { $file } 裡的比賽已經結束；請用 `salle replay` 觀看。
cli-error-seat-without-bot = --seat 要和 --vs 一起用。沒有機器人時，大家在這個螢幕上輪流行動。
cli-error-resign-other = 你只能為自己認輸。
cli-error-alone = 「{ $word }」後面不接任何字，請單獨輸入。
cli-error-move = 「{ $typed }」不是可以做的行動。{ $count ->
    [0] 輸入 ? 看說明。
   *[other] 是不是指：{ $near }？（輸入 ? 看說明。）
}
cli-error-illegal = 不能做 { $token }：{ $why }。
cli-error-ambiguous = 「{ $typed }」可能是：{ $moves }{ $more ->
    [0] 。
   *[other] ，還有 { $more } 個。
}
cli-error-one-move = 不能接著做「{ $typed }」：做完「{ $after }」就不是輪到你了。請一次輸入一個行動。
cli-move = { $token }（{ $label }）
cli-error-being-played = { $file } 正在另一個視窗進行。
cli-error-seat = 沒有 { $name } 這個座位。現有的座位：{ $known }。
cli-seat-called = { $number }（{ $names }）
cli-error-seat-twice = --seat 把{ $seat }寫了兩次。
cli-error-no-seat-left = --seat 占了所有座位，沒有留給 --vs 的機器人。
cli-error-resume-other = 你上次未完成的比賽是 { $left }，不是 { $game }。要繼續那一場，請用 `salle play --resume`；要繼續其他一場，請用 `salle play FILE`。
cli-error-ply = 沒有第 { $ply } 步；最後一步是 { $last }。
error-bots-for-seats = 有 { $seats } 個座位，卻寫了 { $bots } 個機器人。請為每個座位各寫一個，或只寫一個。

## 遊玩

cli-play-you = 你
cli-play-your-move = 你的行動
cli-play-bot = { $seat }（{ $name }）
cli-play-bot-of-several = { $name } { $number } 號
cli-play-prompt = 輸入行動的代碼或文字；輸入「提示」求建議，輸入 ? 看說明。
cli-play-only = 按 Enter：{ $label }。這是唯一的行動。
cli-play-help = 要行動，請輸入列表裡的代碼或文字，例如牌名；兩者都可以簡寫。一次做幾個行動時，用逗號分隔。
cli-play-help-enter = 再看一次盤面；只有一個行動時就做那個行動
cli-play-help-hint = 最好的行動、勝率與理由
cli-play-help-why = 其他行動為什麼不行；「為何 行動」只問一個
cli-play-help-card = 這個遊戲的牌；「卡牌 名稱或代碼」看其中一張
cli-play-help-rules = 這個遊戲的規則
cli-play-help-undo = 收回你上一個行動，只要它沒有透露任何資訊
cli-play-help-log = 這場比賽至今發生的一切
cli-play-help-resign = 認輸：對手獲勝
cli-play-help-quit = 在此停下；`salle play --resume` 可以繼續
# 可以輸入的字，第一個是顯示的；各種語言的都聽得懂。
cli-word-hint = 提示
cli-word-why = 為何 為什麼
cli-word-card = 卡牌 牌
cli-word-rules = 規則
cli-word-undo = 收回
cli-word-log = 紀錄 記錄
cli-word-resign = 認輸
cli-word-quit = 離開
cli-word-help = 說明
cli-word-yes = 是 好
# 輸入行動時可以省略的字。
cli-word-little = 的 並 和
cli-play-hint = 就你看得到的，最好的行動是：
cli-play-hint-only = 唯一的行動是 { $token }（{ $label }）。
cli-play-hint-thinking = 大師思考中……
cli-play-thinks = { $name }思考中……
cli-play-hand-over = 輪到{ $name }。請交出螢幕，然後按 Enter。
cli-play-is-legal = { $token } 是可以做的行動。
cli-play-all-legal = 你能嘗試的行動都可以做。
cli-play-resign = 確定要認輸嗎？（是／否）
cli-play-continues = 繼續你上次的比賽；`salle play` 會開始新的一場。
cli-play-left = 比賽已保存：`salle play --resume` 可以繼續。
cli-play-left-cards = 比賽已保存：`salle play --resume --cards FILE` 可以用同樣的牌繼續。
cli-play-record = 紀錄：{ $file }

## 其他指令

cli-games-by = 作者：{ $author }
cli-bots-baseline = 比較基準
cli-bots-level = 程度，由弱到強
cli-bots-style = 風格
cli-bots-which = `salle bots GAME` 還會顯示它們在該遊戲的等級分。
cli-bots-rated = { $game } 的等級分以隨機機器人為 0 分，附 95 % 區間，取自最近一次天梯。
cli-bots-unrated = { $game } 還沒有等級分；`salle ladder { $game }` 可以計算。
cli-cards-doubt = salle: 這些牌的資料有疑問：{ $doubt }。
cli-cards-none = { $game } 的牌沒有各自的說明。
cli-cards-code = 代碼
cli-cards-name = 名稱
cli-cards-title = 牌
cli-cards-brief = 簡介
cli-interrupted = 在 { $all } 之中完成 { $done } 後中斷；再執行同一個指令即可繼續。
cli-laws-doing = { $game }：定律
cli-laws-kept = { $game } 在 { $bouts } 場比賽中遵守各項定律
cli-laws-law = 定律
cli-laws-checks = 檢查次數
cli-note-interpreted = 此處未編譯
cli-note-seats-differ = 各座位並不相同
cli-note-unobserved = 這個遊戲沒有供學習程式使用的觀測值
cli-note-endless = 在這些選項下，比賽可能永遠不會結束
law-l1 = 行動合法，就是沒有規則拒絕它
law-l2 = 想像的世界看起來與真實的一樣
law-l3 = 不洩漏：觀測到的內容與看不到的牌無關
law-l4 = 更動副本絕不影響原本
law-l5 = 比賽完全由它的行動決定
law-l6 = 牌不會憑空增減
law-l7 = 座位對調，整場比賽也對調
law-l8 = 代號唯一且能讀回
law-l9 = 每場比賽都在期限內結束
law-l10 = 每個訊息在各種語言裡都有文字
law-l11 = 編譯與直譯的行為相同
law-l12 = 局面可由其數值還原，觀測值與所見一致
cli-solve-counting = 計算局面
cli-solve-needs = { $decisions } 個公開局面，連同手牌共 { $hands } 個。大約需要 { $memory } GB 記憶體、{ $disk } GB 磁碟空間與 { $minutes } 分鐘。
cli-solve-doing = 求解
cli-solve-table = { $file }：{ $megabytes } MB，涵蓋出現局面的 { $share }。
cli-solve-exploitability = 完美的對手每局能贏它 { $value }。
cli-perft-doing = perft { $depth }
cli-perft-total = 總計
cli-replay-picture = 圖片：{ $file }
cli-replay-action = { $who }：{ $what }。
cli-replay-unfinished = 比賽還沒結束。
cli-replay-agreed = 雙方同意不分勝負就此結束。
cli-verify-true = 驗證通過，前提是這個封印和你提供的亂數與發牌前顯示給你的相同。
cli-sim-doing = { $game }：{ $bots }
cli-sim-title = { $game }，{ $bouts } 場
cli-sim-winner = 勝方
cli-sim-bot = 機器人
cli-sim-bouts = 場數
cli-sim-share = 比例
cli-sim-drawn = 和局
cli-sim-reasons = 比賽如何結束
cli-sim-endings = 造成各事件的規則
cli-sim-cards = 打出的牌
cli-sim-per-bout = 每場 { $count } 張
cli-sim-in-bouts = 出現在 { $share } 的比賽
cli-sim-length = 平均每場 { $plies } 步，其中玩家行動 { $decisions } 次；最長的一場 { $longest } 步。
cli-sim-forfeits = { $bot } 有 { $count } 場棄權。
cli-ladder-doing = { $game }：{ $first } – { $second }
cli-forfeit = { $bot }（{ $seat }）在對 { $other } 的第 { $bout } 場棄權：{ $why }。
cli-more-forfeits = { $bot } 還有更多場棄權；報告裡有總數。
cli-ladder-pairings = { $game }：對戰組合
cli-ladder-fencers = 對戰雙方
cli-ladder-units-head = 單元數
cli-ladder-share = 得分率
cli-ladder-interval = 95 %
cli-ladder-elo = Elo
cli-ladder-stronger = 較強
cli-ladder-unclear = 看不出
cli-ladder-dropped = 未比
cli-ladder-ratings = 等級分
cli-ladder-bot = 機器人
cli-ladder-thinking = 思考時間
cli-ladder-decisions = 行動數
cli-ladder-mean = 平均
cli-ladder-within = p99
cli-ladder-playouts = 模擬/秒
cli-ladder-forfeits = 棄權
cli-ladder-manners = 打法
cli-ladder-attacking = 攻擊
cli-ladder-countering = 防守反擊
cli-ladder-waiting = 等待
cli-ladder-distance = 距離
cli-ladder-manners-said = 打法：有選擇時，攻擊、防守或反攻、退讓或等待的行動各占多少，以及行動時的平均距離。95 % 區間以單元計，包含所有對手。
cli-ladder-units = 一個單元是發同樣牌的 { $seats } 場，{ $seats ->
    [2] 雙方交換座位
   *[other] 前者輪流坐每個座位，後者坐其餘座位
}。得分率與 Elo 都是前者的。每一組都比到看出誰強為止。
cli-ladder-intervals = 得分率的區間無論何時停止都成立，等級分的區間則以事先定好單元數為前提。0 分：{ $anchor }{ $groups ->
    [1] {""}
   *[other] {""}；沒有共同對手的分開計算
}。
cli-ladder-plot = { $game }：Elo 與 95 % 區間
cli-ladder-page-title = { $game } 的{ $whole ->
    [yes] 天梯
   *[no] 對戰組合
}
cli-ladder-page-for = *給玩家與研究者*：各個機器人有多強，打法如何。
cli-ladder-page-made = 由 { $version } 以下列指令產生：
cli-ladder-page-seed = 種子 { $seed }，遊戲的規則摘要 { $digest }，程式的摘要 { $code }。如果預算以迭代次數計，除時間外一切都由此決定。
cli-ladder-page-times = 以 { $jobs } 個行程執行，全部用了{ $minutes ->
    [0] 不到一分鐘
   *[other] { " " }{ $minutes } 分鐘
}。時間與速率因電腦而異。
cli-bench-doing = { $game }：速度
cli-bench-engine = { $game }：每秒隨機比賽的場數，取數次中最好的
cli-bench-search = { $game }：每秒的迭代與模擬次數、每個行動的時間，用平常的預算，取數次中最好的
cli-bench-no-file = 沒有這個檔案。請在 Salle 的原始碼資料夾中執行，或用 --limit 指定檔案。
cli-bench-no-limit = 沒有測量 C 程式：{ $file }：{ $problem }
cli-strength-title = { $game }：{ $bot } 的實力
cli-strength-page-title = 以標尺衡量機器人的實力
cli-strength-asking = { $game }：詢問 { $bot }
cli-strength-yardstick = 標尺
cli-strength-units = 單元數
cli-strength-gain = 淨勝
cli-strength-interval = 95 %
cli-strength-time = 每個行動
cli-strength-reduced = 縮小的遊戲
cli-strength-states = 狀態
cli-strength-samples = 樣本
cli-strength-lower = 至少
cli-strength-upper = 至多
cli-strength-gain-said = 淨勝：機器人每場對標尺贏得多少，從 −1（全輸）到 +1（全勝）。一個單元是發同樣牌的 { $seats } 場，機器人輪流坐每個座位。{ $sequential ->
    [yes] 區間在任何時候停止都有效。
   *[no] 單元數是事先定好的。
}時間是標尺的時間。
cli-strength-exploited-said = 可剝削度：完美的對手每回合對這個機器人贏得多少，取各座位的平均。它介於兩個估計之間：針對部分樣本的最佳回應，對上其他樣本（至少），以及對上同樣的樣本（至多）。兩者各附 95 % 區間。
cli-strength-solved = { $options }：CFR+ 經 { $iterations } 次迭代達到 { $found }。
cli-strength-other = 另一個 Salle：版本 { $version }，{ $compiled ->
    [yes] 已編譯
   *[no] 未編譯
}。
cli-strength-made = { $version }，種子 { $seed }，遊戲的規則摘要 { $digest }，程式的摘要 { $code }。{ $minutes ->
    [0] 最後一次執行不到一分鐘。
   *[other] 最後一次執行 { $minutes } 分鐘。
}

## salle serve

cli-arg-host = 監聽的位址；0.0.0.0 表示整個網路
cli-arg-lan = 在你的區域網路中分享（未加密）：顯示位址與 QR 碼
cli-arg-port = 監聽的連接埠
cli-arg-port-bare = 監聽的連接埠；預設為 8642，若已被其他程式占用則另選一個
cli-arg-database = sqlite:///路徑 或 postgresql://…；預設為資料夾裡的檔案
cli-arg-workers = 伺服器的行程數；多於一個時需要 PostgreSQL
cli-arg-config = 設定檔（TOML）：各種上限、主機名稱、資料保存多久
cli-arg-proxy = 代理伺服器的位址，以逗號分隔；信任它們的 X-Forwarded-For 與 X-Forwarded-Proto
cli-arg-log = 記錄檔的格式；預設在終端機為 plain，其他為 json
cli-serve-address = Salle 在 { $address }（按 Ctrl-C 結束）。
cli-serve-nearby = 同一網路中的手機或其他電腦請開啟：{ $address }
cli-lan-open = 連線未加密：這個網路中的任何人都能加入，也可能看到傳輸的內容。請只在你信任的網路中使用。
cli-lan-none = 這部電腦沒有連上任何網路，因此只有你能使用 Salle。
cli-serve-already = Salle 已經在 { $address } 執行。
cli-arg-browser = 同時在瀏覽器開啟頁面
cli-error-serve = Salle 無法監聽 { $host }:{ $port }：{ $problem }
cli-error-lan-host = --lan 監聽整個網路，--host { $host } 只監聽一個位址；請擇一使用。
cli-error-lan-running = Salle 已經在 { $address } 執行，但只供這部電腦使用。請先到執行它的終端機按 Ctrl-C 結束，再加上 --lan 重新啟動。
cli-error-workers = 多個行程需要 PostgreSQL（`--database postgresql://…`）；SQLite 只能用一個。

## salle backup, salle export

cli-arg-backup = 要寫入的檔案：SQLite 資料庫，或 PostgreSQL 的 pg_dump 備份
cli-arg-export = 要寫入的檔案，JSON 格式，每場比賽一行
cli-arg-game-to-export = GAME 或 GAME/RULESET；預設為全部遊戲
cli-arg-names = 保留玩家的名字；否則以 Person 1、Person 2…… 代替
cli-backup-done = 資料庫已複製到 { $file }。其中有密碼的雜湊值、簽署 cookie 的金鑰，以及未結束比賽的秘密值：請妥善保管。
cli-export-doing = 比賽
cli-export-done = 已將 { $bouts } 場比賽寫入 { $file }。
cli-export-left-out = 略過 { $bouts } 場：當時的規則與這個版本的不同。
