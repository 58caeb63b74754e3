### 瀏覽器中的頁面。

## 各處

page-skip = 跳到內容
page-nav = 頁面
page-nav-fence = 對戰
page-nav-learn = 學習
page-nav-replay = 重播
page-me = 你
page-you = 你
page-home = 首頁
page-lost = 找不到這個頁面。
page-coming = 載入中……
page-close = 關閉
page-cancel = 取消
page-yes = 是
page-no = 否
page-offline = 你已離線，正在重新連線……
page-error-unreachable = 無法連上伺服器。
page-error-status = 伺服器回應錯誤（{ $status }）。

## 遊戲

page-game = { $name }・{ $ruleset }
page-ruleset-tutorial = 教學
page-ruleset-basic = 基本
page-ruleset-standard = 標準
page-ruleset-advanced = 進階
page-ruleset-duel = 決鬥

## 設定

page-settings = 設定
page-setting-language = 語言
page-setting-theme = 配色
page-setting-theme-auto = 與系統相同
page-setting-theme-light = 淺色
page-setting-theme-dark = 深色
page-setting-confirm = 每次行動都要確認
page-setting-confirm-about = 選好行動後，再按一次確認。
page-setting-buttons = 所有行動都列成按鈕
page-setting-buttons-about = 在盤面下方列出每個可行的行動。
page-setting-sound = 音效
page-setting-sound-about = 有人行動或輪到你時發出聲音。
page-setting-motion = 動畫
page-setting-motion-about = 牌與劍手會移動到位。
page-setting-notify = 輪到我時通知我
page-setting-notify-about = 你在看其他分頁時，瀏覽器會跳出通知。

## 首頁

page-home-title = 來玩劍鬥卡牌遊戲
page-home-cut = 無法連上伺服器
page-home-about = 和機器人或朋友對戰，也可以幾個人共用一個螢幕。
page-home-game = 遊戲
page-home-rules = 規則
page-home-seats = 人數
page-home-against = 對手
page-home-bot = 對戰機器人
page-home-friend = 邀請朋友
page-home-friend-about = 把連結傳給朋友，朋友加入後比賽就開始。
page-home-screen = 共用螢幕
page-home-screen-about = 大家輪流使用這個螢幕，換人時會遮住手牌。
page-home-people = 真人玩家
page-home-bot-which = 選擇機器人
page-bots-level = 程度
page-bots-style = 風格
page-bots-baseline = 簡單的機器人
page-bots-more = 更多機器人
page-home-fence-bot = 開始對戰
page-home-fence-friend = 建立連結
page-home-fence-screen = 開始對戰
page-home-more = 計時與選項
page-home-seat = 你的座位
page-home-lot = 隨機
page-home-none = 無
page-home-takeback = 允許收回行動
page-home-public = 公開
page-home-public-about = 任何人都能加入或觀戰。
page-home-rated = 積分賽
page-home-rated-about = 只能使用標準選項，不提供提示，也不能收回行動。
page-home-rated-rule = 對手的等級分已確定時，這場比賽才會計分。同一天再次對上同一位對手，計分較少。如果你的名字已設定密碼，與訪客的比賽不計分。
page-home-learn = 第一次玩{ $game }？三分鐘就能學會
page-home-running = 進行中的比賽
page-home-running-all = 全部 { $count } 場
page-home-open = 等待對手的比賽
page-home-open-none = 目前沒有等待對手的比賽。你建立的公開比賽會出現在這裡。
page-home-watch = 現場觀戰
page-home-over = 最近的比賽
page-open = 等待對手
page-one-screen = 共用螢幕

## 牌桌

page-table = 比賽
page-board = 盤面
page-your-turn = 輪到你了
page-to-act = 思考中……
page-nobody = 空位
page-name-and-seat = { $name } { $seat }
page-is-bot = 機器人
page-won = 獲勝
page-away = 離線
page-left-resigned = 已認輸
page-left-flag = 逾時
page-left-left = 已離開
page-watching = 你正在觀戰。
page-chosen = 你已選好，等待其他玩家選擇。
page-line-down = 連線中斷，正在重新連線……
page-clock = 剩餘 { $time }
page-clock-days = { $days } 天 { $hours } 小時
page-clock-hours = { $hours } 小時 { $minutes } 分
page-clock-none = 不計時
page-clock-a-move = 每次行動 { $days } 天
page-clock-bank = { $minutes } 分 + { $increment } 秒
page-offers = 你的行動
page-offers-more = { $shown ->
    [0] 顯示全部 { $count } 個行動
   *[other] 還有 { $count } 個行動
}
page-offers-fewer = 收起
page-sure = 確定嗎？
page-do-it = 確認
page-drop-elsewhere = 不能放在那裡。
page-hint = 提示
page-hint-title = 最佳行動
page-thinking = 思考中……
page-take-back = 收回
page-draw = 提議和局
page-resign = 認輸
page-claim = 不再等待
page-sure-draw = 要提議和局嗎？
page-sure-resign = 確定要認輸嗎？
page-asks-takeback = { $name }請求收回行動。
page-asks-draw = { $name }提議和局。
page-asked-takeback = 已請求收回行動，等待回應……
page-asked-draw = 已提議和局，等待回應……
page-missed = 你不在時發生的事
page-log = 紀錄
page-log-opened = 比賽已建立。
page-log-sat = { $who-is ->
    [open] 一位玩家加入了。
   *[other] { $who }加入了。
}
page-log-rose = { $who-is ->
    [open] 一位玩家離開了。
   *[other] { $who }離開了。
}
page-log-took-back = { $who }收回了行動。
page-log-offered = { $what ->
    [draw] { $who }提議和局。
   *[takeback] { $who }請求收回行動。
}
page-log-agreed = { $what ->
    [draw] { $who }接受和局。
   *[takeback] { $who }同意收回行動。
}
page-log-declined = { $what ->
    [draw] { $who }拒絕和局。
   *[takeback] { $who }不同意收回行動。
}
page-log-dropped = { $what ->
    [draw] { $who }撤回和局提議。
   *[takeback] { $who }撤回收回行動的請求。
}
page-log-resigned = { $who }認輸。
page-log-flag = { $who }時間用完了。
page-log-left = { $who }離開了比賽。
page-log-ended = 這場比賽結束了。
page-facts = 關於這場比賽
page-fact-game = 遊戲
page-agreed = 更改過的選項：
page-fact-clock = 計時
page-fact-kind = 類型
page-fact-seal = 發牌封印
page-fact-seal-about = 伺服器在發第一張牌之前就已決定所有的牌。這道封印能證明之後沒有更動。
page-fact-seal-shown = 比賽已結束，封印背後的秘密值已公開。你可以在重播中驗證每次發牌。
page-rated = 積分賽
page-friendly = 友誼賽
page-public = 公開
page-private = 僅限受邀者

## 盤面的文字說明

page-words = 盤面的文字說明
page-words-pair = { $name }：{ $value }
page-words-of = { $points }／{ $of }
page-words-at = { $who }在第 { $cell } 格
page-words-cells = 共 { $cells } 格
page-words-hidden = { $count } 張未翻開
page-words-none = 無

## 同一個螢幕

page-cover = 輪到{ $name }
page-cover-about = 請把螢幕交給{ $name }。在{ $name }就位之前，手牌都不會顯示。
page-cover-here = 我是{ $name }，顯示我的手牌
page-cover-open = 不再遮住手牌
page-pass = 把螢幕交給{ $name }

## 以連結邀請

page-invite = 邀請玩家
page-invite-about = 把這個連結傳給對手。所有座位都有人後，比賽就開始。
page-invite-again = 已提議再戰
page-invite-again-about = 如果對手已離開，請把這個連結傳給對手。
page-invite-link = 這場比賽的連結
page-invite-code = 連結的 QR Code
page-invite-local = 這個連結只能在這部電腦上使用。要透過網路對戰，請先關閉 Salle，再執行 `salle --lan`。
page-copy = 複製
page-copied = 已複製
page-share = 分享
page-waiting = 等待玩家加入……
page-rise = 離開
page-join = { $count ->
   *[other] { $hosts }邀請你玩{ $game }
}
page-join-open = 玩{ $game }
page-join-watch = 也可以只觀戰。
page-your-name = 你的名字
page-sit = 加入

## 比賽結束

page-over-won = 你贏了
page-over-lost = 你輸了
page-over-wins = { $who }獲勝
page-over-drawn = 和局
page-over-agreed = 雙方同意和局
page-over-abandoned = 比賽中止
page-over-left = 只剩機器人
page-over-why = { $why }。
page-rematch = 再戰
page-rematch-wanted = { $who-is ->
    [open] 有對手想再戰！
   *[other] { $who }想再戰！
}
page-rematch-accept = 接受再戰
page-rematch-watch = 觀看再戰
page-other-bout = 新的比賽
page-record = 下載

## 重播

page-replay = 重播
page-replay-about = 一步一步重看比賽，可從任一座位的視角，或顯示所有的牌。
page-replay-stances = 你也可以自己擺出局面。
page-replay-mine = 你的比賽
page-replay-open = 開啟比賽紀錄
page-replay-open-about = 選擇 .salle 檔案，或拖放到這裡。
page-replay-broken = 這個檔案不是比賽紀錄，或內容已被更動
page-replay-table = 回到比賽
page-replay-begin = 比賽開始。
page-replay-steps = 播放控制
page-replay-step = 第 { $step } 步，共 { $steps } 步
page-replay-moment = 比賽的第幾步
page-replay-first = 回到開頭
page-replay-before = 上一步
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-after = 下一步
page-replay-last = 跳到結尾
page-replay-link = 這一步的連結
page-replay-stance = 從這裡接著玩
page-eyes = 視角
page-eyes-all = 顯示所有的牌
page-eyes-nobody = 觀戰者
page-seal = 發牌公正嗎？
page-seal-about = 伺服器在發第一張牌之前就已決定所有的牌，並把封印傳給你。你的瀏覽器可以用封印驗證每一張牌。
page-seal-check = 驗證發牌
page-seal-unable = 瀏覽器在 http 連線下無法驗證發牌。請改用 https 開啟本頁，或下載這場比賽，再用「salle verify」驗證。
page-seal-counters = 每個亂數都只用了一次。已驗證的抽牌次數：{ $draws }。
page-seal-at = 第 { $ply } 步 { $token }：{ $problem }。
page-seal-true = 每次發牌都正確。
page-seal-true-if = 每次發牌都正確，前提是你在發第一張牌之前看到的就是這道封印。
page-seal-kept = 這正是瀏覽器在發牌前收到的封印。
page-seal-broken = 這不是瀏覽器在發牌前收到的封印，牌可能被挑選過。請不要相信這場比賽。
page-seal-rules = 以上由你的瀏覽器驗證。如果也要確認每張牌的機率符合規則，請在自己的電腦上執行「salle verify」。

## 局面

page-stance = 局面
page-stance-written = 局面的記譜
page-stance-about = 留空就是比賽開始的局面。
page-stance-how = 記譜說明
page-stance-set = 擺出局面
page-stance-deal = 發牌
page-stance-choose = 自選發出的牌
page-stance-write = 從這個局面開始
page-stance-link = 這個局面的連結
page-stance-unwritten = 無法擺出這個局面，因為此刻沒有玩家要行動。

## 閱讀

page-rules = 規則
page-rules-contents = 目錄
page-cards = 卡牌
page-cards-all = 所有卡牌
page-cards-copies = 牌庫中有 { $count } 張
page-cards-also = 另見
page-handbook = 規則與卡牌
page-handbook-page = 開成單獨的頁面
page-print = 列印
page-learn-first = 第一課

## 學習

page-learn = 學習
page-learn-about = 每款遊戲都有三分鐘的教學、規則，以及每張卡牌在真實擊劍中的意義。
page-learn-step = 第 { $step } 步，共 { $steps } 步
page-learn-begin = 開始
page-learn-next = 下一步
page-learn-back = 上一步
page-learn-show = 示範給我看
page-learn-fence = 打一場
page-learn-others = 其他遊戲

## 你的帳號

page-me-nobody = 歡迎
page-me-nobody-about = 不需要註冊。第一場比賽就會給你一個名字，你也可以現在自己取。
page-me-be = 使用這個名字
page-me-welcome = 歡迎。
page-me-guest = 你是訪客，只有這個瀏覽器認得你。設定密碼後，你在任何地方都能使用這個名字。
page-me-claimed = 這個名字屬於你。
page-me-rename = 更改名字
page-me-renamed = 名字已更改。
page-me-claim = 保留這個名字
page-me-claim-about = 設定密碼，保留這個名字
page-me-claimed-now = 這個名字現在屬於你了。
page-me-old = 目前的密碼
page-me-new = 新密碼
page-me-change = 更改密碼
page-me-password-changed = 密碼已更改。
page-me-password = 密碼
page-me-in = 登入
page-me-in-about = 如果你的名字已設定密碼
page-me-signed-in = 歡迎回來。
page-me-out = 登出
page-me-out-everywhere = 在所有裝置登出
page-ratings = 等級分
page-ratings-none = 打一場積分賽，就會有等級分。
page-ratings-bouts = { $bouts } 場
page-ratings-provisional = 尚未確定
page-my-bouts = 比賽
page-my-bouts-none = 你還沒有打過任何一場。
page-tokens = API 權杖
page-tokens-about = 有了權杖，你的程式就能以你的名字對戰。
page-tokens-none = 你沒有權杖。
page-tokens-name = 名稱
page-tokens-add = 新增權杖
page-tokens-drop = 撤銷
page-tokens-fresh = 請現在複製這個權杖，它只會顯示一次：
page-muted = 已靜音的玩家
page-muted-about = 你不會收到這些玩家的請求，這些玩家也不能加入你的比賽。你可以在比賽中將玩家靜音。
page-muted-none = 你沒有將任何玩家靜音。
page-muted-hear = 解除靜音
page-your-data = 你的資料
page-your-data-about = 下載或刪除你的資料。
page-export = 下載
page-forget = 刪除我的帳號
page-forget-sure = 這會刪除你的名字、等級分與權杖，並讓未結束的比賽認輸。刪除後無法復原。
page-mute = 靜音
page-mute-done = 你已將這位玩家靜音。

## 訪客的名字

page-guest = { $how }{ $what }
page-guest-how = 大膽的、勇敢的、開朗的、冷靜的、快樂的、聰明的、豪爽的、溫和的、愉快的、敏銳的、親切的、幸運的、歡喜的、有禮的、自豪的、沉默的
page-guest-what = 徽章、騎士、信使、獵鷹、傳令官、蒼鷺、劍客、燈籠、面罩、詩人、水獺、羽飾、渡鴉、侍從、天鵝、旅人

## 沒有頁面時

server-no-page = 這個伺服器建置時沒有包含頁面。請取消 SALLE_NO_PAGE=1 後重新建置 Salle，或安裝已含頁面的 wheel。
