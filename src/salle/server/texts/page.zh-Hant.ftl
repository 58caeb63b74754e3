### 瀏覽器中的頁面。

## 各處

page-skip = 跳到內容
page-nav = 頁面
page-nav-fence = 交鋒
page-nav-learn = 學習
page-nav-replay = 重播
page-me = 你
page-home = 回到劍館
page-lost = 這個位址沒有內容。
page-coming = 請稍候……
page-close = 關閉
page-cancel = 取消
page-yes = 好
page-no = 不要
page-offline = 你目前離線。已開啟的內容仍可閱讀；恢復連線後交鋒會繼續。
page-error-unreachable = 目前無法連上伺服器。
page-error-status = 伺服器無法回應（{ $status }）。

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
page-setting-theme-auto = 依系統
page-setting-theme-light = 紙與墨
page-setting-theme-dark = 夜與黃銅
page-setting-confirm = 出手前先確認
page-setting-confirm-about = 每個決定在執行前會再顯示一次。
page-setting-buttons = 所有動作都列成按鈕
page-setting-buttons-about = 能做的事也全部列在盤面下方。
page-setting-sound = 音效
page-setting-sound-about = 有事發生與輪到你時發出聲音。
page-setting-motion = 動畫
page-setting-motion-about = 牌與棋子會移動到位。
page-setting-notify = 通知我
page-setting-notify-about = 輪到你而你在看別處時，由瀏覽器通知。

## 劍館

page-home-title = 劍館已開
page-home-cut = 暫時連不上劍館
page-home-about = 劍鬥卡牌遊戲：對戰電腦、以連結邀朋友，或一起用同一個螢幕。
page-home-game = 遊戲
page-home-rules = 規則
page-home-seats = 人數
page-home-against = 對手
page-home-bot = 電腦
page-home-friend = 以連結邀朋友
page-home-friend-about = 你會得到一個可傳送的連結，人到齊後就開始。
page-home-screen = 同一個螢幕
page-home-screen-about = 大家都在這個螢幕前，換人時會遮住手牌。
page-home-people = 其中有幾位真人
page-home-bot-which = 哪個電腦對手
page-bots-level = 等級，依古代劍校的位階
page-bots-style = 風格
page-bots-baseline = 基準
page-bots-more = 更多電腦對手
page-home-fence-bot = 開始交鋒
page-home-fence-friend = 開一張牌桌
page-home-fence-screen = 開始交鋒
page-home-more = 計時、選項及其他
page-home-seat = 你的座位
page-home-lot = 抽籤
page-home-none = 無
page-home-takeback = 可以收回決定
page-home-public = 公開
page-home-public-about = 大家都能在劍館看到這張牌桌，並加入或觀戰。
page-home-rated = 計分
page-home-rated-about = 須用一般選項且不在同一螢幕；沒有提示，也不能收回決定。
page-home-rated-rule = 對上電腦對手或評分已確定的玩家才會計入評分，一天內再遇上同一位對手則計得較少。若你已認領名字，對訪客的勝負不計。
page-home-learn = 初次接觸 { $game }？三分鐘學會第一場
page-home-running = 繼續
page-home-running-all = 全部 { $count } 場
page-home-open = 等人的牌桌
page-home-open-none = 目前沒有人在等對手。公開開一張牌桌，別人就會在這裡看到你。
page-home-watch = 可觀戰
page-home-over = 最近
page-open = 等人中

## 牌桌

page-table = 牌桌
page-board = 盤面
page-your-turn = 輪到你了
page-to-act = 行動中
page-nobody = 尚無人
page-name-and-seat = { $name } { $seat }
page-is-bot = 電腦對手
page-won = 獲勝
page-away = 離線
page-left-resigned = 已認輸
page-left-flag = 逾時
page-left-left = 已離開
page-watching = 你正在觀戰。
page-chosen = 你已選定，還在等其他人選擇。
page-line-down = 連線中斷，正在重新連線……
page-clock = 剩餘 { $time }
page-clock-days = { $days } 天 { $hours } 小時
page-clock-hours = { $hours } 小時 { $minutes } 分
page-clock-none = 不計時
page-clock-a-move = 每步 { $days } 天
page-clock-bank = { $minutes } 分 + { $increment } 秒
page-offers = 你能做的事
page-offers-more = { $shown ->
    [0] 列出 { $count } 個動作
   *[other] 再列出 { $count } 個動作
}
page-offers-fewer = 收起按鈕
page-sure = 確定嗎？
page-do-it = 確定
page-drop-elsewhere = 不能放在那裡。
page-hint = 提示
page-hint-title = 大師會考慮的做法
page-thinking = 思考中……
page-take-back = 收回
page-draw = 提和
page-resign = 認輸
page-claim = 宣告對手離席
page-sure-draw = 要提議以和局結束嗎？
page-sure-resign = 確定放棄這場交鋒？
page-asks-takeback = { $name }想收回上一個決定。
page-asks-draw = { $name }提議以和局結束。
page-asked-takeback = 你已請求收回上一個決定。
page-asked-draw = 你已提和。
page-missed = 你不在時發生的事
page-log = 經過
page-log-opened = 牌桌已開。
page-log-sat = { $who }入座。
page-log-rose = { $who }離座。
page-log-took-back = { $who }收回了決定。
page-log-offered = { $what ->
    [draw] { $who }提和。
   *[takeback] { $who }請求收回決定。
}
page-log-agreed = { $what ->
    [draw] { $who }接受和局。
   *[takeback] { $who }同意收回。
}
page-log-declined = { $what ->
    [draw] { $who }不接受和局。
   *[takeback] { $who }不同意收回。
}
page-log-dropped = { $what ->
    [draw] { $who }撤回提和。
   *[takeback] { $who }不再請求收回決定。
}
page-log-retired = { $who }退出這場交鋒。
page-log-ended = 這場交鋒結束了。
page-facts = 關於這張牌桌
page-fact-game = 遊戲
page-agreed = 與平常不同：
page-fact-clock = 計時
page-fact-kind = 性質
page-fact-seal = 發牌封印
page-fact-seal-about = 在發第一張牌之前就已封定：事後誰也無法挑牌。
page-fact-seal-shown = 交鋒已結束，密鑰已公開：紀錄中有驗證每次發牌所需的一切。
page-rated = 計分
page-friendly = 友誼賽
page-public = 公開
page-private = 僅限持有連結者

## 以文字描述盤面

page-words = 以文字描述盤面
page-words-pair = { $name }：{ $value }
page-words-of = { $points }／{ $of }
page-words-at = { $who }在第 { $cell } 格
page-words-cells = 共 { $cells } 格
page-words-hidden = { $count } 張未翻開
page-words-none = 無

## 同一個螢幕

page-cover = 輪到{ $name }
page-cover-about = 請把螢幕交給對方。在你表示已就位之前，不會顯示任何人的手牌。
page-cover-here = 我是{ $name }，顯示我的手牌
page-cover-open = 從現在起攤開手牌玩
page-pass = 把螢幕交給{ $name }

## 以連結邀請

page-invite = 邀請對手
page-invite-about = 打開這個連結的人就能在你的牌桌入座。
page-invite-again = 再戰一場
page-invite-again-about = 已在剛才的牌桌上邀請對方，對方接受後交鋒就開始。若對方已離開，請把這個連結傳給他。
page-invite-link = 這張牌桌的連結
page-invite-code = 供相機掃描的連結條碼
page-invite-local = 這個連結只能在這部電腦上使用。要在你的網路中分享 Salle，請先結束它，再用 `salle --lan` 重新啟動。
page-copy = 複製
page-copied = 已複製
page-share = 分享
page-waiting = 等待對手前來……
page-rise = 離開牌桌
page-join = { $hosts }邀請你玩{ $game }
page-join-open = 玩{ $game }
page-join-watch = 也可以留下來觀戰。
page-your-name = 你的名字
page-sit = 入座

## 交鋒結束

page-over-won = 你贏了
page-over-lost = 你輸了
page-over-wins = { $name }獲勝
page-over-drawn = 和局
page-over-agreed = 雙方同意和局
page-over-abandoned = 交鋒中止
page-over-left = 留給電腦
page-rematch = 再戰一場
page-rematch-wanted = 對手想再戰一場！
page-rematch-accept = 接受再戰
page-rematch-watch = 觀看再戰
page-other-bout = 另開一場
page-record = 紀錄

## 重播

page-replay = 重播
page-replay-about = 逐步重看一場交鋒，可用任一方的視角，或攤開所有的牌。
page-replay-stances = 或擺出一個局面。
page-replay-mine = 你的交鋒
page-replay-open = 開啟交鋒紀錄
page-replay-open-about = 副檔名為 .salle 的檔案：點選，或拖放到這裡。
page-replay-broken = 這個檔案不是交鋒紀錄，或內容已被更動
page-replay-table = 回到牌桌
page-replay-begin = 交鋒開始。
page-replay-steps = 逐步瀏覽
page-replay-step = 第 { $step } 步，共 { $steps } 步
page-replay-moment = 交鋒中的時刻
page-replay-first = 回到開頭
page-replay-before = 上一步
page-replay-play = 自動播放
page-replay-pause = 停止
page-replay-after = 下一步
page-replay-last = 跳到結尾
page-replay-link = 這一刻的連結
page-replay-stance = 從這裡接著打
page-eyes = 視角
page-eyes-all = 全部，牌面公開
page-eyes-nobody = 觀眾
page-seal = 發牌公正嗎？
page-seal-about = 在第一張牌之前，伺服器就封存了它的運氣。你的瀏覽器可以查驗每一張牌是否都出自那道封印。
page-seal-check = 查驗封印
page-seal-unable = 本頁以純 http 傳來，瀏覽器因此不提供加密功能：請下載紀錄並執行「salle verify」，或改以 https 開啟本頁。
page-seal-counters = 計數只增不減：沒有重複使用任何一次抽取。抽取數：{ $draws }。
page-seal-at = 第 { $ply } 個動作 { $token }：{ $problem }。
page-seal-true = 一切屬實。
page-seal-true-if = 一切屬實，前提是這道封印正是你在第一張牌之前所見的那一道。
page-seal-kept = 這正是在你加入自己的運氣之前，向這個瀏覽器承諾的封印。
page-seal-broken = 這不是在你加入自己的運氣之前，向這個瀏覽器承諾的封印：牌可能是挑過的。請勿相信這場交鋒。
page-seal-rules = 以上由此瀏覽器查驗。權重表是否合乎規則，可在自己的電腦上用「salle verify」查驗。

## 局面

page-stance = 局面
page-stance-written = 寫下的局面
page-stance-about = 留空則從交鋒的開頭擺起。
page-stance-how = 如何書寫
page-stance-set = 擺出局面
page-stance-deal = 由牌庫發牌
page-stance-choose = 自選發出的牌
page-stance-write = 寫下這個局面
page-stance-link = 這個局面的連結
page-stance-unwritten = 這個局面無法寫下：此刻沒有人要做決定。

## 閱讀

page-rules = 規則
page-rules-contents = 目錄
page-cards = 卡牌
page-cards-all = 所有卡牌
page-cards-copies = 牌庫中有 { $count } 張
page-cards-also = 另見
page-handbook = 規則與卡牌
page-handbook-page = 另開頁面
page-print = 列印
page-learn-first = 第一課

## 學習

page-learn = 學習
page-learn-about = 每款遊戲都有三分鐘的第一場教學，還有規則，以及每張卡牌對擊劍者的意義。
page-learn-step = 第 { $step } 步，共 { $steps } 步
page-learn-begin = 開始
page-learn-next = 下一步
page-learn-back = 上一步
page-learn-show = 示範給我看
page-learn-fence = 交鋒一場
page-learn-others = 其他遊戲

## 我

page-me-nobody = 初次見面
page-me-nobody-about = 不必註冊：第一場交鋒時就會有名字，也可以現在先取。
page-me-be = 就用這個名字
page-me-welcome = 歡迎。
page-me-guest = 你是訪客：只有這個瀏覽器認得你。設了密碼，這個名字在任何地方都屬於你。
page-me-claimed = 這個名字屬於你。
page-me-rename = 更改名字
page-me-renamed = 你已換了名字。
page-me-claim = 認領名字
page-me-claim-about = 設一個密碼，這個名字就只屬於你
page-me-claimed-now = 這個名字現在屬於你了。
page-me-old = 目前的密碼
page-me-new = 新密碼
page-me-change = 更改密碼
page-me-password-changed = 你已換了密碼。
page-me-password = 密碼
page-me-in = 登入
page-me-in-about = 如果你之前認領過名字。
page-me-signed-in = 歡迎回來。
page-me-out = 登出
page-me-out-everywhere = 在所有地方登出
page-ratings = 評分
page-ratings-none = 打一場計分的交鋒，就能在這裡看到你的實力。
page-ratings-bouts = { $bouts } 場
page-ratings-provisional = 尚未確定
page-my-bouts = 交鋒
page-my-bouts-none = 你還沒有打過任何一場。
page-tokens = 程式
page-tokens-about = 有了權杖，你的程式就能以你的名義交鋒。
page-tokens-none = 沒有權杖。
page-tokens-name = 名稱
page-tokens-add = 新增權杖
page-tokens-drop = 撤銷
page-tokens-fresh = 請妥善保存，只顯示這一次：
page-muted = 已靜音
page-muted-about = 你聽不到他們的任何請求，他們也不會在你的牌桌入座。可在牌桌上將對手靜音。
page-muted-none = 沒有人被靜音。
page-muted-hear = 解除靜音
page-farewell = 你的資料
page-farewell-about = 把所有關於你的資料存成檔案，或全部刪除。
page-export = 下載全部
page-forget = 刪除我的資料
page-forget-sure = 你的名字、評分與權杖將被刪除，未結束的交鋒會認輸。此動作無法復原。
page-mute = 靜音
page-mute-done = 你不會再收到這位玩家的任何請求。

## 訪客的名字

page-guest = { $how }{ $what }
page-guest-how = 大膽的、勇敢的、冷靜的、聰明的、機警的、無畏的、豪爽的、敏銳的、靈巧的、耐心的、有禮的、迅捷的、沉默的、穩健的、輕快的、英勇的
page-guest-what = 劍客、花劍、重劍、佩劍、面罩、護手、長劍、圓盾、騎士、弓步、飛刺、格擋、還擊、佯攻、劍尖、敬禮

## 沒有頁面時

server-no-page = 這個伺服器建置時沒有包含頁面。請取消 SALLE_NO_PAGE=1 後重新建置 Salle，或安裝已含頁面的 wheel。
