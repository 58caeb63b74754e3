language-name = 繁體中文
and-list = {"、"}
sentence-space = {""}
you = 你
told-times = { $sentence }（共 { $count } 次）
rule-retired = { $seats ->
    [2] 對手認輸
   *[other] 其他玩家都已認輸
}
outcome-won = { $winner }獲勝：{ $why }。
outcome-resigned = { $who }認輸
outcome-drawn = 和局：{ $why }。
hint-chance = { $stake ->
    [round] 贏得這回合
   *[bout] 贏得比賽
}的機會是 { $chance } %
hint-answer = { $times } %：{ $whose ->
    [you] 你
   *[other] { $who }
}以「{ $label }」應對{ $known ->
    [yes] ，這時你的勝率是 { $chance } %
   *[no] {""}
}
hint-course = 接下來最可能是：{ $course }
hint-step = 「{ $label }」（{ $whose ->
    [you] 你
   *[other] { $who }
}）
hint-reason = { $times } %：{ $what }
hint-then = { $first }，接著{ $then }
hint-goes-on = { $what }，比賽繼續
hint-outcome = { $whose ->
    [you] 你獲勝
    [other] { $who }獲勝
   *[nobody] 和局
}：{ $why }
hint-unsettled = 接下來幾步還看不出結果
foreseen = { $why }{ $whose ->
    [you] （你）
    [other] （{ $who }）
   *[nobody] {""}
}

error-no-game-named = 缺少遊戲的名稱。可用的有：{ $known }。
error-no-game = 型別為 { $type } 的 { $game } 不是遊戲；請寫 engarde/standard 這樣的名稱，或用 salle.game() 建立的遊戲。
error-other-game = 這個局面屬於 { $start }，這一局卻是 { $game }。
error-bad-seed = 型別為 { $type } 的 { $seed } 不是亂數種子；種子是整數或文字。
error-unknown-game = 沒有名為 { $name } 的遊戲。可用的有：{ $known }。
error-unknown-ruleset = { $game } 沒有 { $name } 規則。可用的有：{ $known }。
error-unknown-bot = 沒有名為 { $name } 的機器人。可用的有：{ $known }。
error-unknown-option = { $ruleset } 沒有選項 { $name }。可用的有：{ $options }。
error-no-player = { $bot } 不能參加比賽；玩家必須是機器人的名稱，或有 choose(seen) 這個方法的物件。
error-no-bot-named = 缺少機器人的名稱。可用的有：{ $known }。
error-budget-missing = { $name }@ 之後缺少預算：請寫時間，例如 20ms 或 0.5s，或整數的迭代次數，例如 1000。
error-bad-budget = { $name }@{ $budget }：這不是機器人的預算。可用時間，例如 20ms 或 0.5s，或整數的迭代次數，例如 1000。
error-budget-limits = { $name }@{ $budget }：預算必須是 1 到 { $iterations } 次迭代，或 { $least } 到 { $most } 的時間。
error-budget-worlds = { $name } 的預算是世界的數目，不是時間：{ $name }@100。
error-other-python = { $python } 沒有 Python。請指定另一個 Salle 的 Python，或其環境的資料夾。
error-other-salle = { $python } 的 Python 無法執行 Salle 的機器人：{ $problem }
error-other-rules = { $python } 的 Salle { $version } 對 { $game } 有不同的規則、選項或卡牌，其機器人無法在此對戰。
error-own-name = { $bot } 的寫法應如 module:Class：模組不含資料夾與 .py，後面是其中的類別。
error-own-file = { $bot } 寫的是檔案 { $file }；其中的機器人要寫成 { $meant }。
error-no-budget = { $name } 沒有預算：請不要寫 @{ $budget }。
error-bot-load = 無法載入機器人 { $bot }：{ $why }。
error-lost-process = 一個工作行程意外停止：它被終止了，或記憶體不足。
error-forfeit = 第 { $seat } 席的機器人 { $bot } 棄權：{ $why }。
forfeit-raised = 它引發了 { $what }
forfeit-raised-at = 它引發了 { $what }（{ $file } 第 { $line } 行）
forfeit-no-number = 它選了型別為 { $type } 的 { $choice }；行動是整數，是 seen.legal 之一，或它的代號
forfeit-no-action = 它選了 { $number }；行動的編號從 0 到 { $last }
forfeit-illegal = 它選了 { $token }，不被允許（{ $rule }）：{ $why }
forfeit-late = 它用了超過 { $seconds } 秒
forfeit-late-first = 它的第一個行動（包括 __init__）用了超過 { $seconds } 秒
forfeit-late-load = 載入它用了超過 { $seconds } 秒
forfeit-no-module = 沒有 { $module } 這個模組，{ $folder } 裡和 Python 尋找的其他地方都沒有
forfeit-other-module = { $module } 是 { $folder } 以外另一個模組的名稱，找到的是那一個；請給你的檔案換個名稱
forfeit-no-class = { $module } 裡沒有 { $name } 這個類別；其中能做選擇的類別：{ $known }
forfeit-not-a-class = { $name } 不是類別，而是型別為 { $type } 的東西；需要的是類別本身
forfeit-no-choose = { $name } 沒有 choose(seen) 這個方法
forfeit-asks-for-more = { $name } 的 __init__ 要求 { $strange }；能給它的只有 game 和 seed
forfeit-gone = 它的行程結束了，結束狀態為 { $status }
forfeit-killed = 它的行程被訊號 { $signal } 終止
error-option-unknown-word = { $name }={ $value } 無效：沒有 { $word }。可用的有：{ $known }。
error-option-word-twice = { $name }={ $value } 無效：{ $word } 寫了兩次。可用的有：{ $known }。
error-bad-option = { $name }={ $value } 無效。可用的值：{ $valid }。
error-no-cards = { $game } 沒有可以更正的卡牌資料。
cards-unreadable = 無法讀取卡牌資料：{ $problem }
error-no-token = 空白文字不是這個遊戲的行動。
error-malformed = { $token } 不是這個遊戲的行動。
error-malformed-begun = { $token } 不是這個遊戲的行動。這樣開頭的有：{ $actions }
error-masked = { $token } 代表隱藏的行動，不能拿來行動。
error-ambiguous = { $token } 可能是其中任何一個：{ $actions }
error-illegal = { $token } 不被允許（{ $rule }）：{ $why }。
error-deck-acts = { $token }：現在輪到發牌，不是玩家行動。
error-seat-acts = { $token }：現在輪到玩家行動，不是發牌。
error-only-seats-act = 這裡只有座位能行動；牌庫請用 dealt()。
error-out-of-turn = { $seat }現在不能行動；{ $due ->
    [nobody] 比賽已結束
    [deck] 現在該發牌
   *[seat] 輪到{ $awaited }
}。
error-bout-over = 比賽已經結束。
error-no-seat = 沒有座位 { $seat }；座位有 { $seats }。
error-no-number = 型別為 { $type } 的 { $choice } 不是行動；行動是整數或代號。
seat-numbered = { $seat }（{ $name }）
seat-number = 座位 { $seat }
error-not-the-deck = 現在不是發牌的時候。
error-out-of-range = 這裡沒有編號 { $action } 的行動；最後一個是 { $last }。
error-not-standing = { $seat }已經出局，不能認輸。
error-cant-retire = { $seat }不能在這場比賽認輸。
error-nothing-to-take-back = 還沒有可以收回的行動。
error-take-back-dealt = 之後已經發過牌，不能收回。
error-take-back-not-yours = 之後已經有其他玩家行動，不能收回。
error-take-back-shown = 這個行動已讓其他玩家看出了什麼，不能收回。
error-no-stances = { $game } 沒有局面的寫法。
error-missing-package = 缺少套件 { $package }。請安裝：pip install "salle[{ $extra }]"
error-not-solvable = 無法求解 { $game }，只能求解 engarde/standard。
error-table-unreadable = 無法讀取策略表 { $file }：{ $problem }。
error-table-damaged = 策略表 { $file } 已損壞。請刪除它，或用 `salle solve` 重新產生。
error-table-other-rules = 策略表 { $file } 的規則不是 { $rules }。
error-no-ply = 沒有第 { $ply } 步；步數從 0 到 { $last }。
error-reset-needed = 請先呼叫 reset()：這一局尚未開始，或已經結束。
error-no-observations = { $game } 沒有給學習程式的觀測：game.observer 尚未設定。
error-endless = 在這些選項下，{ $game } 的一場比賽可能永不結束，而 OpenSpiel 需要上限。請設定會讓它結束的選項，例如 rounds=100。
error-option-word = { $word } 不是選項。選項寫成 name:value，以空格分隔。
error-habits = habits.toml 裡 { $practice } 的習慣有 { $found } 個，但需要 { $needed } 個。請重新學習：python -m salle.lab.training.teach { $practice }
error-broken-game = 遊戲 { $game } 無法運作：{ $file } 第 { $line } 行：{ $problem }
error-stance-no-decision = 只有輪到玩家行動時才能寫下局面。
error-record-file = { $file }：{ $problem }
error-record-line = { $file } 第 { $line } 行：{ $problem }
error-record-action = { $file } 第 { $line } 行，第 { $ply } 個行動（{ $token }）：{ $problem }
error-write = 無法寫入 { $file }：{ $problem }。
error-there-already = { $file } 已經存在；請另取檔名。
record-unnamed = 紀錄
record-not-text = 這不是文字檔
record-no-tags = 紀錄以標籤開頭，例如 [Game "engarde/standard"]
record-bad-tag = 這不是標籤：{ $text }
record-tag-twice = 標籤 { $tag } 出現了兩次
record-missing-tag = 缺少標籤 { $tag }
record-unknown-tag = 沒有標籤 { $tag }
record-bad-options = 選項的寫法是 名稱=值：{ $text }
record-truncated = 檔案結尾沒有校驗碼：可能被截斷，或沒有寫完
record-after-end = 校驗碼之後不能再有內容
record-checksum = 校驗碼是 { $found }，但上面的內容算出 { $expected }：內容被改過
record-digest = 這份紀錄的規則摘要是 { $found }；目前的規則與選項是 { $expected }
record-other-cards = 這份紀錄的規則摘要是 { $found }；目前的規則、選項與牌是 { $expected }：如果當時用的是別的牌，請用 --cards FILE 指定
record-after-over = 比賽到此已經結束
record-result = 紀錄寫的是 { $found }，但行動的結果是 { $expected }
record-bad-hash = { $tag } 必須是 64 個小寫十六進位數字，而不是 { $text }
record-bad-entropy = { $tag } 必須是最多 64 個小寫十六進位數字，而不是 { $text }
record-bad-draw = 第 { $number } 次抽取必須寫成計數與權重，權重寫到最後一個非 0 為止，例如 7:3,0,2，而不是 { $text }
record-draw-too-large = 第 { $number } 次抽取的計數或權重太大：{ $text }
seal-bad-secret = 秘密值必須是 32 個位元組，而不是 { $bytes } 個。
seal-bad-entropy = 第 { $seat } 席加入的亂數必須是最多 64 個小寫十六進位數字，而不是 { $text }。
verify-rules = 比賽符合 { $game } 的規則。行動數：{ $plies }，其中發牌：{ $draws }。
verify-commitment = 秘密值正是事先承諾的：它的 SHA-256 就是封印 { $seal }。
verify-tables = 計數只增不減，每張權重表都與規則相符。權重表數：{ $draws }。
verify-draws = 每次抽取都由秘密值、計數與各席加入的亂數（{ $entropy }）決定。抽取數：{ $draws }。
verify-passed-over = 被跳過的計數：{ $count } 個。收回的發牌會留下這樣的空缺；如果沒有收回過，請追問原因。
verify-not-sealed = 這場比賽沒有封印，沒有可以驗證的內容
verify-not-revealed = 秘密值還沒有公開：封印與抽取都無法驗證
verify-count = 有 { $found } 次抽取，但發牌有 { $expected } 次
verify-commitment-differs = 封印是 { $found }，但秘密值的 SHA-256 是 { $expected }：這不是事先承諾的秘密值
verify-counter = 它的計數 { $counter } 沒有大於前一次抽取的 { $before }：計數從不倒退
verify-table = 它的權重表是 { $found }，但依規則應是 { $expected }
verify-rejected = 它的計數 { $counter } 得出的區塊對這些權重不適用，應予捨棄：不能用它抽取
verify-draw = 它的計數 { $counter } 得出 { $expected }：這個行動或計數不是當時發出的
verify-many-draws = 它的計數 { $counter } 得出 { $expected }；{ $draws } 次抽取中有 { $wrong } 次結果不符：當時用了別的亂數，或不是用這個封印發的牌
stance-field = { $field } 不是局面的一部分。局面由 名稱=值 組成，名稱有：{ $fields }。
stance-twice = 局面裡 { $field } 出現了兩次。
stance-number = { $field }={ $value } 不是整數。
stance-word = { $field }={ $value } 無效，可用的是 { $words }。
stance-pair = { $field }={ $value } 應像 { $like }。

bot-random = 隨機
bot-random-about = 完全隨機：先隨機挑一類行動，再隨機挑一個。
bot-tactic = 戰術家
bot-tactic-about = 按照基本訣竅立刻行動，不往前想。
bot-flat = 單層蒙地卡羅
bot-flat-about = 想像許多場接著隨機進行的比賽，試遍每個行動，選平均結果最好的；它料不到你會耍計謀。
bot-novice = 新手
bot-novice-about = 憑直覺行動，從不記牌，總是重複偏愛的行動。
bot-scholar = 學員
bot-scholar-about = 會往前想一點，常記錯牌，還有你可以利用的習慣。
bot-free-scholar = 資深學員
bot-free-scholar-about = 偶爾憑直覺行動，記得住大部分的牌，讓人難以捉摸。
bot-provost = 助教
bot-provost-about = 行動前幾乎都會往前想，很少忘牌，還會從你的行動推測你的手牌。
bot-maestro = 大師
bot-maestro-about = 想得最遠，一張牌都不會忘，從你做過與沒做的一切讀出你的手牌。
bot-solved = 解題
bot-solved-about = 照著算好的策略表下每一局；就算對手知道這張表，也很難贏它。它不會尋找你的弱點。
bot-attacker = 攻擊型
bot-attacker-about = 總是上前攻擊的助教，即使等待比較好也一樣。
bot-counter-attacker = 反攻型
bot-counter-attacker-about = 喜歡應對你的攻擊、寧可讓你先動手的助教。
bot-patient = 耐心型
bot-patient-about = 喜歡退讓、等你上前的助教，沒有充分的理由不攻擊。
rulebook-terminal = 在終端機
rulebook-options = 選項
rulebook-cards = 牌
rulebook-option = 選項
rulebook-default = 預設
rulebook-valid = 可用的值
rulebook-meaning = 意義
card-corrected = 這段文字說的是遊戲原本的牌；這裡更正過的項目：{ $facts }。
rulebook-card = 牌
rulebook-code = 代碼
