## 名稱

audatia-name = Audatia
audatia-about = 菲奧雷的長劍決鬥：暗中選架勢，攻擊、格擋、交劍，直到有一擊沒有得到應對。
audatia-author = Samuli Raninen 與 Guy Windsor
audatia-ruleset-duel = 完整的決鬥；角色由選項決定。
audatia-seat-challenger = 挑戰方
audatia-seat-respondent = 應戰方
audatia-character-galeazzo = 加萊亞佐
audatia-character-boucicault = 布西科
audatia-nobody = 沒有玩家

## 選項

audatia-option-challenger = 挑戰方使用哪個角色的牌組
audatia-option-respondent = 應戰方使用哪個角色的牌組

## 用語

audatia-face = { $card }{ $sun ->
    [l] ◐
    [r] ◑
   *[none] {""}
}
audatia-no-posta = 沒有架勢
audatia-plain = { $text }
audatia-marked = { $text }{ $mark }
audatia-copies = { $who } { $count } 張
audatia-fact-sort = 類別
audatia-fact-copies = 張數
audatia-fact-suns = 半日輪
audatia-fact-signs = 標記
audatia-fact-parried-by = 許可的格擋
audatia-fact-ends-in = 收招架勢
audatia-fact-side = 側別
audatia-fact-attacks = 攻擊
audatia-fact-shuts = 封住
audatia-fact-bonus = 第一擊加成
audatia-fact-powers = 能力
audatia-fact-counter = 完美反制
audatia-fact-remedy = 反制的破解技
audatia-fact-needs = 條件
audatia-fact-cycle = 可汰換
audatia-fact-decks = 牌組
audatia-fact-italian = 義大利文
audatia-marks = † 見於卡牌的公開介紹；* 為重建
audatia-sort-strike = 打擊
audatia-sort-posta = 架勢
audatia-sort-remedy = 破解技
audatia-sort-counter = 反制技
audatia-sort-skill = 技能
audatia-side-left = 左側
audatia-side-centre = 中央
audatia-side-right = 右側
audatia-side-inside = 內側
audatia-side-outside = 外側
audatia-side-both = 內外兩側
audatia-sign-attack = 攻擊
audatia-sign-attack-needs = 攻擊（須{ $virtue }占優）
audatia-sign-parry = 格擋
audatia-sign-break = 破刺
audatia-power-exchange = 換刺
audatia-power-extended = 伸展
audatia-power-defends = 以刺擊「防衛」（須迅捷占優）
audatia-bonus = +{ $adds } { $virtue }
audatia-yes = 是
audatia-no = 否
audatia-none = –
audatia-heading-game = 卡牌說明
audatia-heading-art = 菲奧雷的劍術
audatia-heading-when = 何時使用
audatia-heading-beats = 如何對付它
audatia-posta-facts = { $side ->
    [left] 左側
    [right] 右側
   *[centre] 中央
}{ $bonus ->
    [0] {""}
   *[other] ；+{ $bonus } { $virtue }
}{ $exchange ->
    [yes] ；換刺
   *[no] {""}
}{ $extended ->
    [yes] ；伸展
   *[no] {""}
}{ $defends ->
    [yes] ；以刺擊「防衛」
   *[no] {""}
}{ $bars ->
    [some] ；封住{ $shuts }
   *[none] {""}
}；攻擊：{ $attacks }

## 盤面

audatia-game = 第 { $game } 局，最多 2 局
audatia-virtues = 美德
audatia-poste = 架勢
audatia-swords = 劍
audatia-lane-left = { $who }的左側
audatia-lane-centre = 中央
audatia-lane-right = { $who }的右側
audatia-in-posta = { $posta }
audatia-hand = { $who-is ->
    [you] 你的手牌
   *[other] { $who }
}
audatia-perhaps = 可能還在手上
audatia-piles = 牌堆
audatia-pile-deck = 行動牌庫
audatia-pile-hidden = 牌面朝下
audatia-pile-shown = 棄牌
audatia-put-away = 牌面朝下棄掉的牌
audatia-note-bind = { $side ->
    [inside] 近身交劍，在內側。
   *[outside] 近身交劍，在外側。
}
audatia-note-lure = { $who }的「誘敵」指定了{ $blow }，可以從任一側應對它。
audatia-note-taunt = { $who }受到「挑釁」：下一次有機會時必須攻擊，不能攻擊就棄掉{ $count ->
    [1] 另一張牌
   *[other] 兩張牌
}。
audatia-note-salute = 對方沒有回禮：{ $who }的第一擊有 +4 膽識。
audatia-note-draw = { $who }抽 { $count } 張牌。
audatia-note-setup = { $who-is ->
    [you] 選定起始手牌：棄掉不要的牌，再選「完成」，補抽同樣的張數。
   *[other] { $who }正在選起始手牌。
}
audatia-note-virtue = { $who-is ->
    [you] 選一項美德，整局有效。
   *[other] { $who }正在選美德。
}
audatia-note-salute-phase = { $who-is ->
    [you] 要棄一張牌敬禮嗎？{ $whom }不回禮的話，你的第一擊有 +4 膽識。
   *[other] { $who }可以棄一張牌敬禮。
}
audatia-note-return-salute = { $who-is ->
    [you] { $whom }敬禮。棄一張牌回禮，還是讓{ $whom }得到 +4 膽識？
   *[other] { $who }可以棄一張牌回禮。
}
audatia-note-trade = 距離外。{ $who-is ->
    [you] 要用兩張手牌換牌庫的一張嗎？次數不限。
   *[other] { $who }可以用兩張牌換一張。
}
audatia-note-trade-second = { $who-is ->
    [you] 選要換掉的第二張牌。
   *[other] { $who }選要換掉的第二張牌。
}
audatia-note-posta = { $who-is ->
    [you] 選一個架勢；雙方都選定之前保密。
   *[other] { $who }正在暗中選架勢。
}
audatia-note-skills = { $who-is ->
    [you] 第一擊之前要出技能嗎？
   *[other] { $who }可以在第一擊之前出技能。
}
audatia-note-step-4 = { $who-is ->
    [you] 輪到你：攻擊、改換架勢或等待。
   *[other] { $who }可以攻擊、改換架勢或等待。
}
audatia-note-step-5 = { $who-is ->
    [you] 輪到你：攻擊、改換架勢或等待。
   *[other] { $who }可以攻擊、改換架勢或等待。
}
audatia-note-step-6 = { $who }必須攻擊；沒有可用的攻擊，{ $game ->
    [1] 這一局就是和局
   *[other] 就是第二次和局，由{ $whom }贏得決鬥
}。
audatia-note-taunted = { $who }受到「挑釁」：{ $count ->
    [1] 還要棄掉一張牌
   *[other] 必須攻擊，不能攻擊就棄掉兩張牌
}。
audatia-note-posta-shows = { $who }的{ $posta }{ $how ->
    [both] 封住{ $shuts }，而且是伸展架勢
    [extended] 是伸展架勢：刺它算作換刺
   *[shuts] 封住{ $shuts }
}。
audatia-note-react = { $whom }以{ $attack }攻擊，{ $who-is ->
    [you] 你要怎麼應對？
   *[other] 輪到{ $who }應對。
}
audatia-note-countered = { $whom }以{ $attack }反攻，{ $who }只能用同一種擊法格擋。
audatia-note-side = 近身交劍：兩個半日輪合成完整的日輪，由{ $who }決定內側或外側。
audatia-note-entry = { $who-is ->
    [you] 你的攻擊被格擋了。要用破解技突入、出「佯攻」，還是放棄？
   *[other] { $who }可以用破解技突入、出「佯攻」或放棄。
}
audatia-note-feint-attack = 「佯攻」之後，{ $who }立刻再攻擊一次。
audatia-note-largo = 寬距交劍：{ $who }可以攻擊。
audatia-note-largo-last = 寬距交劍：{ $who }可以攻擊，否則雙方脫離。
audatia-note-stretto = 近身交劍：{ $who }可以出破解技。
audatia-note-stretto-last = 近身交劍：{ $who }可以出破解技，否則雙方脫離。
audatia-note-meet = { $whom }在{ $side ->
    [inside] 內側
   *[outside] 外側
}出「{ $remedy }」，{ $who }需要用於這一側的反制技。
audatia-note-exchanged = 刺擊被換刺：{ $who }需要外側的破解技。
audatia-note-pre-empting = { $who }出了「先發制人」：立刻用同一種擊法反攻。
audatia-note-measured = 攻擊落空：{ $who }可以立刻攻擊，否則雙方脫離。
audatia-note-kicking = { $who }出了「踢襠」：從手牌打出下劈就獲勝，否則雙方脫離。
audatia-note-break-remedy = 刺擊被破：{ $who }可以出破解技。
audatia-note-break-mezano = 刺擊被破：{ $who }可以出橫斬。
audatia-note-mezano = { $whom }打出{ $attack }，不能格擋，{ $who-is ->
    [you] 你要怎麼應對？
   *[other] 輪到{ $who }應對。
}
audatia-note-counter-mezano = { $whom }以{ $attack }應對橫斬，{ $who-is ->
    [you] 你要怎麼應對？
   *[other] 輪到{ $who }應對。
}
audatia-note-deny = { $whom }出「{ $skill }」，{ $who-is ->
    [you] 要「否決」它嗎？
   *[other] { $who }可以「否決」它。
}

## 可以做的事

audatia-do-setup-discard = 棄掉{ $card }
audatia-do-setup-done = 完成
audatia-do-virtue = 選{ $virtue }
audatia-do-salute = 以{ $card }敬禮
audatia-do-no-salute = 不敬禮
audatia-do-return-salute = 以{ $card }回禮
audatia-do-no-return = 不回禮
audatia-do-trade = 換牌：棄掉{ $card }和另一張
audatia-do-trade-second = 再棄掉{ $card }
audatia-do-trade-done = 結束換牌
audatia-do-posta = { $posta }
audatia-do-change-posta = 改換成{ $posta }
audatia-do-skills-done = 不再出技能
audatia-do-wait = 等待
audatia-do-no-attack = 不攻擊
audatia-do-taunt-discard = 棄掉{ $card }
audatia-do-attack = 攻擊：{ $card }
audatia-do-riposte = 攻擊：{ $card }
audatia-do-feint-attack = 攻擊：{ $card }
audatia-do-measured-attack = 攻擊：{ $card }
audatia-do-parry = 格擋：{ $card }
audatia-do-counter-attack = 反攻：{ $card }
audatia-do-counter-parry = 格擋：{ $card }
audatia-do-exchange = 換刺
audatia-do-break = 破刺：{ $card }
audatia-do-defend = 以刺擊「防衛」
audatia-do-hit = 不應對，讓對手擊中
audatia-do-side = { $side ->
    [inside] 內側
   *[outside] 外側
}
audatia-do-entry = 突入：{ $card }{ $side ->
    [inside] （內側）
   *[outside] （外側）
}
audatia-do-no-entry = 放棄
audatia-do-no-riposte = 不攻擊
audatia-do-remedy = { $card }{ $side ->
    [inside] （內側）
   *[outside] （外側）
}
audatia-do-no-remedy = 不出破解技
audatia-do-counter = { $card }
audatia-do-mezano = 打出：{ $card }
audatia-do-no-mezano = 等待
audatia-do-counter-mezano = 以{ $card }應對
audatia-do-saving = { $card }{ $side ->
    [inside] （內側）
   *[outside] （外側）
}
audatia-do-no-saving = 等待
audatia-do-soprana = { $card }
audatia-do-skill = { $skill }{ $about ->
    [none] {""}
   *[other] ：{ $word }
}
audatia-do-deny = 「否決」它
audatia-do-no-deny = 不「否決」
audatia-do-cycle = 汰換{ $card }
audatia-do-kick = 打出：{ $card }
audatia-do-no-kick = 脫離
audatia-do-no-measured = 脫離
audatia-effect-setup-discard = 牌面朝下，換一張新牌
audatia-effect-setup-done = { $count ->
    [0] 保留所有的牌
   *[other] 抽 { $count } 張牌
}
audatia-effect-virtue = 整局 +1
audatia-effect-salute = 牌面朝下棄掉；對手不回禮的話，你的第一擊有 +4 膽識
audatia-effect-no-salute = 保留所有的牌
audatia-effect-return-salute = 牌面朝下棄掉；{ $whom }什麼也得不到
audatia-effect-no-return = { $whom }的第一擊有 +4 膽識
audatia-effect-trade = 牌面朝下棄掉兩張，抽一張
audatia-effect-trade-second = 牌面朝下棄掉；然後抽一張
audatia-effect-trade-done = 接著選擇架勢
audatia-effect-skills-done = 接著進行第一擊
audatia-effect-wait = 接著輪到{ $whom }
audatia-effect-no-attack = { $game ->
    [1] 這一局是和局
   *[other] 第二次和局：{ $whom }贏得決鬥
}
audatia-effect-taunt-discard = 因「挑釁」牌面朝下棄掉
audatia-effect-attack = { $exchange ->
    [yes] 算作換刺：{ $whom }需要外側的破解技
   *[no] 可格擋的擊法：{ $permitted }
}
audatia-effect-riposte = 可格擋的擊法：{ $permitted }
audatia-effect-feint-attack = 可格擋的擊法：{ $permitted }
audatia-effect-measured-attack = { $exchange ->
    [yes] 算作換刺：{ $whom }需要外側的破解技
   *[no] 可格擋的擊法：{ $permitted }
}
audatia-effect-parry = { $bind ->
    [stretto] 近身交劍：半日輪合成完整的日輪
    [thrust] 寬距交劍：刺擊被格擋一定如此
   *[largo] 寬距交劍：半日輪合不成完整的日輪
}
audatia-effect-counter-attack = { $whom }必須用同一種擊法格擋
audatia-effect-counter-parry = { $bind ->
    [stretto] 近身交劍：半日輪合成完整的日輪
   *[largo] 寬距交劍：半日輪合不成完整的日輪
}
audatia-effect-exchange = { $whom }需要外側的破解技
audatia-effect-break = 接著雙方各有一次機會：你出橫斬，{ $whom }出破解技
audatia-effect-defend = 對手的攻擊無效，{ $whom }必須應對你的刺擊
audatia-effect-hit = { $whom }獲勝
audatia-effect-side = 對雙方都有效
audatia-effect-entry = { $whom }需要用於這一側的反制技；完美反制是「{ $its }」
audatia-effect-no-entry = 從交劍繼續
audatia-effect-no-riposte = 放棄這次機會
audatia-effect-remedy = { $whom }需要用於這一側的反制技；完美反制是「{ $its }」
audatia-effect-no-remedy = 放棄這次機會
audatia-effect-counter = { $perfect ->
    [yes] 完美反制：你獲勝
   *[other] 側別相符：雙方脫離
}
audatia-effect-mezano = 不能格擋
audatia-effect-no-mezano = 放棄這次機會
audatia-effect-counter-mezano = { $whom }需要外側的反制技、「上位奪劍」或「抽身」
audatia-effect-saving = { $whom }需要用於這一側的反制技；完美反制是「{ $its }」
audatia-effect-no-saving = 放棄這次機會
audatia-effect-soprana = 外側的破解技；完美反制是「{ $its }」
audatia-effect-deny = 對手的技能無效
audatia-effect-no-deny = 對手的技能生效
audatia-effect-cycle = 牌面朝上棄掉，抽一張新牌
audatia-effect-kick = 你獲勝
audatia-effect-no-kick = 雙方回到距離外
audatia-effect-no-measured = 雙方回到距離外

## 為何不行：當下的情況

audatia-refused-not-now = 這時{ $phase ->
    [setup] 請棄掉不要的牌，或選「完成」
    [virtue] 請選一項美德
    [salute] 請敬禮，或選「不敬禮」
    [return-salute] 請回禮，或選「不回禮」
    [trade] 請換牌，或結束換牌
    [trade-second] 請選要換掉的第二張牌
    [posta] 請選擇架勢
    [skills] 請出技能，或選「不再出技能」
    [step-4] 請攻擊、改換架勢或等待
    [step-5] 請攻擊、改換架勢或等待
    [step-6] 請攻擊，否則這一局是和局
    [taunted] 你受到「挑釁」，請攻擊或棄牌
    [react] 你必須應對{ $attack }
    [countered] 你必須格擋反攻的{ $attack }
    [side] 請決定內側或外側
    [entry] 請突入、出「佯攻」或放棄
    [feint-attack] 「佯攻」之後要立刻攻擊
    [largo] 寬距交劍只能攻擊或放棄
    [largo-last] 寬距交劍只能攻擊或放棄
    [stretto] 近身交劍只能出破解技或放棄
    [stretto-last] 近身交劍只能出破解技或放棄
    [meet] 你必須用反制技應對破解技
    [exchanged] 你的刺擊被換刺，必須出外側的破解技
    [pre-empting] 「先發制人」之後要立刻反攻
    [measured] 請立刻攻擊，或脫離
    [kicking] 請打出下劈，或脫離
    [break-remedy] 刺擊被破，請出破解技或等待
    [break-mezano] 刺擊被破，請出橫斬或等待
    [mezano] 你必須應對橫斬
    [counter-mezano] 你必須應對橫斬
   *[deny] 請決定要不要「否決」那個技能
}
audatia-refused-not-in-hand = 你手上沒有{ $card }
audatia-refused-not-from-posta = 從{ $posta }不能打出{ $blow }
audatia-refused-shut = { $whom }的{ $its }封住{ $blow }
audatia-refused-extended = { $its }是伸展架勢，只有從有換刺標記的架勢才能刺它
audatia-refused-needs = 必須{ $virtue }占優（你有 { $mine }，{ $whom }有 { $theirs }）
audatia-refused-wrong-side = { $blow }來自{ $side ->
    [left] 左側
   *[other] 右側
}，而你的劍在{ $sword ->
    [left] 左側
   *[other] 右側
}
audatia-refused-no-attack-sign = { $blow }沒有攻擊標記
audatia-refused-no-parry-sign = { $blow }沒有格擋標記
audatia-refused-no-break-sign = { $blow }沒有破刺標記
audatia-refused-not-permitted = { $blow }不能格擋{ $attack }；可格擋的擊法是{ $permitted }
audatia-refused-same-blow = 只能用與{ $attack }完全相同的擊法
audatia-refused-exchange-signs = 在你的第一擊之前，雙方的架勢都要有換刺標記才能換刺
audatia-refused-remedy-side = 「{ $card }」用於{ $side ->
    [inside] 內側
    [outside] 外側
   *[both] 內外兩側
}；這裡必須是{ $asked ->
    [inside] 內側
   *[outside] 外側
}
audatia-refused-not-lined-up = 「{ $card }」用於{ $side ->
    [inside] 內側
    [outside] 外側
   *[both] 內外兩側
}；這裡必須是{ $asked ->
    [inside] 內側
   *[outside] 外側
}
audatia-refused-skill-window = 「{ $card }」的時機是{ $window ->
    [break-off] 應對攻擊、反攻或破刺之後的橫斬
    [feint] 你的攻擊剛被格擋時
    [kick-to-the-groin] 應對膽識突入
    [repeat] 寬距交劍後輪到你攻擊時
    [deny] { $whom }剛出了技能時
    [pre-empt] 應對斬擊
    [perfect-measure] 應對攻擊，斬擊或刺擊都可以
   *[other] 亮出架勢之後、第一擊之前
}{ $needed ->
    [yes] ，而且必須{ $virtue }占優
   *[no] {""}
}
audatia-refused-mezano-only = { $phase ->
    [mezano] 只有正手橫斬能應對橫斬，而且只能應對反手橫斬
   *[other] 這裡只能接來自牌疊那一側的橫斬
}
audatia-refused-taunt-discard = { $owed ->
    [1] 你受到「挑釁」，要先再棄掉一張牌
    [last] 你受到「挑釁」而不能攻擊，要先棄掉最後一張牌
   *[other] 你受到「挑釁」而不能攻擊，要先棄掉兩張牌
}
audatia-refused-not-in-deck = 已經沒有可抽的{ $card }

## 一般規則

audatia-rule-not-now = 現在不能這樣做
audatia-rule-not-in-hand = 只能出手上的牌
audatia-rule-not-basic = 開局準備時只能換掉基本卡
audatia-rule-deck-empty = 行動牌庫沒有牌了
audatia-rule-virtue-taken = 那項美德已經有人選了
audatia-rule-two-to-trade = 換牌要兩張牌
audatia-rule-same-posta = 你已經在那個架勢
audatia-rule-must-attack = 你有可用的攻擊，所以必須攻擊
audatia-rule-taunted = 你受到「挑釁」而且能攻擊，所以必須攻擊
audatia-rule-taunt-discard = 你受到「挑釁」而不能攻擊，要先棄牌
audatia-rule-not-from-posta = 從架勢開局，只能用它所列的擊法
audatia-rule-shut = 架勢會封住某些擊法
audatia-rule-extended = 刺伸展架勢只能算作換刺
audatia-rule-needs-audatia = 必須膽識占優
audatia-rule-needs-prudentia = 必須審慎占優
audatia-rule-needs-celeritas = 必須迅捷占優
audatia-rule-needs-fortitudo = 必須剛毅占優
audatia-rule-wrong-side = 擊法必須來自劍所在的一側
audatia-rule-no-attack-sign = 攻擊必須有攻擊標記
audatia-rule-no-parry-sign = 格擋必須有格擋標記
audatia-rule-no-break-sign = 破刺必須有破刺標記
audatia-rule-not-permitted = 只有牌上所列的擊法能格擋這一擊
audatia-rule-same-blow = 反攻要用與攻擊相同的擊法，格擋反攻也一樣
audatia-rule-thrust-only = 只有刺擊能被換刺或破刺
audatia-rule-no-counter-to-thrust = 刺擊可以換刺，不能反攻
audatia-rule-exchange-signs = 在你的第一擊之前，雙方的架勢都要有換刺標記才能換刺
audatia-rule-not-defending = 只有在有「防衛」能力的架勢、在你的第一擊之前，才能「防衛」
audatia-rule-can-answer = 你還能應對，所以不能選擇被擊中
audatia-rule-remedy-side = 破解技只能用在它的側別
audatia-rule-not-lined-up = 反制技的側別必須與打出的破解技相符
audatia-rule-skill-window = 每個技能只能在它的時機打出
audatia-rule-nothing-follows = 你手上沒有能接著打出的牌
audatia-rule-top-cannot-attack = 你牌疊最上面的打擊現在不能攻擊
audatia-rule-no-cycle-now = 這裡不能汰換
audatia-rule-kicks-entries = 「踢襠」只能應對膽識突入
audatia-rule-fendente-only = 「踢襠」之後只有下劈能獲勝
audatia-rule-mezano-only = 破刺之後只能接橫斬
audatia-rule-not-in-deck = 只能抽行動牌庫裡的牌
audatia-rule-not-dealt-now = 現在發的不是這個
audatia-rule-attack-lands = 攻擊沒有得到應對
audatia-rule-counter-attack-lands = 反攻沒有被格擋
audatia-rule-exchange-lands = 被換刺而沒有出破解技
audatia-rule-mezano-lands = 破刺之後的橫斬沒有得到應對
audatia-rule-mezano-countered = 對付橫斬的正手橫斬沒有得到應對
audatia-rule-remedy-lands = 破解技沒有得到應對
audatia-rule-entry-lands = 膽識突入沒有得到應對
audatia-rule-perfect-counter = 破解技遇到了完美反制
audatia-rule-kick-lands = 「踢襠」之後打出了下劈
audatia-rule-no-riposte = 寬距交劍，雙方都沒有攻擊
audatia-rule-no-remedy = 近身交劍，雙方都沒有出破解技
audatia-rule-lined-up = 反制技側別相符，但不是完美反制
audatia-rule-broke-off = 以「抽身」應對了攻擊
audatia-rule-kick-missed = 「踢襠」之後沒有打出下劈
audatia-rule-measure-kept = 攻擊落空，對手沒有接著攻擊
audatia-rule-both-waited = 刺擊被破，雙方都等待
audatia-rule-no-attack = 挑戰方沒有可用的攻擊
audatia-rule-two-draws = 兩局都是和局，挑戰失敗

## 發生的事

audatia-event-drew = { $who }抽到{ $card }。
audatia-event-drew-unseen = { $who }抽一張牌；行動牌庫剩 { $count } 張。
audatia-event-put-away = { $who }{ $purpose ->
    [setup] 在開局準備時
    [salute] 為敬禮
    [trade] 為換牌
    [taunt] 因「挑釁」
   *[none] {""}
}棄掉一張牌（牌面朝下）。
audatia-event-put-away-many = { $who }{ $purpose ->
    [setup] 在開局準備時
    [salute] 為敬禮
    [trade] 為換牌
    [taunt] 因「挑釁」
   *[none] {""}
}棄掉 { $count } 張牌（牌面朝下）{ $known ->
    [yes] ：{ $cards }
   *[no] {""}
}。
audatia-event-drew-many = { $who }抽 { $count } 張牌{ $known ->
    [yes] ：{ $cards }
   *[no] {""}
}；行動牌庫剩 { $left } 張。
audatia-event-put-away-card = { $who }棄掉的是{ $card }。
audatia-event-took-virtue = { $who }得到{ $virtue }。
audatia-event-no-salute = { $who }不敬禮。
audatia-event-salute-stands = { $whom }不回禮：{ $who }的第一擊有 +4 膽識。
audatia-event-salute-returned = { $who }回禮。
audatia-event-chose-posta = { $who }選定了架勢。
audatia-event-revealed = 亮出架勢：{ $who }採{ $mine }，{ $whom }採{ $theirs }。
audatia-event-changed-posta = { $who }改換成{ $posta }。
audatia-event-waited = { $who }{ $phase ->
    [step-6] 沒有可用的攻擊
    [entry] 放棄
    [stretto] 不出破解技
    [stretto-last] 不出破解技
    [largo] 不攻擊
    [largo-last] 不攻擊
   *[other] 等待
}。
audatia-event-played-skill = { $who }出「{ $skill }」{ $about ->
    [none] {""}
   *[other] ：{ $word }
}。
audatia-event-denied = { $who }「否決」了「{ $skill }」，它就此無效。
audatia-event-not-denied = { $who }沒有「否決」「{ $skill }」。
audatia-event-cycled = { $who }汰換「{ $card }」。
audatia-event-saw-hand = { $whom }{ $count ->
    [0] 手上沒有牌
   *[other] 手上有{ $cards }
}。
audatia-event-hand-seen = { $whom }看了{ $who }的手牌。
audatia-event-struck = { $who }{ $role ->
    [attack] 攻擊
    [riposte] 從交劍攻擊
    [feint] 在「佯攻」之後攻擊
    [repeat] 「再擊」
    [parry] 格擋
    [counter-attack] 反攻
    [counter-parry] 格擋反攻
    [exchange] 換刺
    [break] 破刺
    [defence] 「防衛」
    [mezano] 打出橫斬
    [counter-mezano] 對付橫斬
    [kick] 在「踢襠」之後打出
    [measured] 立刻攻擊
   *[none] 打出
}：{ $card }。
audatia-event-bound = { $bind ->
    [stretto] 近身交劍：{ $attack }與{ $parry }的半日輪合成完整的日輪。
    [thrust] 寬距交劍：刺擊被格擋一定如此。
   *[largo] 寬距交劍：{ $attack }與{ $parry }的半日輪合不成完整的日輪。
}
audatia-event-side-set = { $by ->
    [nobody] 雙方剛毅相同：{ $side ->
        [inside] 以反手格擋，所以在內側。
       *[outside] 以正手格擋，所以在外側。
    }
   *[somebody] { $who }決定內外側：{ $side ->
        [inside] 內側。
       *[outside] 外側。
    }
}
audatia-event-played-remedy = { $who }在{ $side ->
    [inside] 內側
   *[outside] 外側
}{ $role ->
    [entry] 突入
    [soprana] 應對
   *[other] 出破解技
}：{ $card }。
audatia-event-countered-remedy = { $who }以「{ $card }」應對「{ $remedy }」{ $perfect ->
    [yes] ，是完美反制
   *[no] {""}
}。
audatia-event-stands-in = { $blow }落空：{ $who }停在收招架勢{ $posta }。
audatia-event-break-off = 雙方脫離：{ $why }。
audatia-event-game-drawn = 第 { $count } 局是和局。
audatia-event-game-began = 第 { $count } 局開始，雙方角色不變。
audatia-event-left-the-lists = { $who }認輸。

## 決鬥怎麼結束

audatia-won-attack-lands = { $who }獲勝：{ $card }沒有得到應對。{ $whom }的劍在{ $sword ->
    [left] 左側
    [right] 右側
   *[centre] 中央
}，要格擋就需要其中之一：{ $permitted }。
audatia-won-counter-attack-lands = { $who }獲勝：{ $whom }沒有用同一種擊法格擋反攻的{ $card }。
audatia-won-exchange-lands = { $who }獲勝：換刺之後，{ $whom }沒有外側的破解技。
audatia-won-mezano-lands = { $who }獲勝：破刺之後的{ $card }不能格擋，而{ $whom }沒有其他應對。
audatia-won-mezano-countered = { $who }獲勝：以{ $card }應對橫斬，而{ $whom }沒有外側的反制技、「上位奪劍」或「抽身」。
audatia-won-remedy-lands = { $who }獲勝：{ $whom }沒有可以在那一側應對「{ $card }」的反制技。
audatia-won-entry-lands = { $who }獲勝：{ $whom }沒有反制以「{ $card }」作的膽識突入。
audatia-won-perfect-counter = { $who }獲勝：「{ $card }」是那個破解技的完美反制。
audatia-won-kick-lands = { $who }獲勝：「踢襠」止住了突入，接著打出{ $card }。
audatia-won-two-draws = { $who }獲勝：兩局都是和局，挑戰失敗。
audatia-won-retired = { $who }贏得決鬥。

## 可能發生什麼

audatia-foreseen-break-off = 雙方脫離：{ $why }
audatia-foreseen-game-drawn = 這一局是和局：{ $why }
audatia-foreseen-duel-won = { $whose ->
    [you] 你
   *[other] { $who }
}獲勝：{ $why }

## 錯誤

audatia-cards-names = 卡牌資料必須每種卡剛好列出一次，不能有別的卡。有誤的是：{ $names }
audatia-cards-blow = { $name } 的代碼是 { $code }，不能改成別的。
audatia-cards-suns = { $name }：劈斬有 l、r 兩種半日輪，刺擊沒有。
audatia-cards-codes = 代碼是兩個或三個大寫字母，只代表一種卡；有誤的是：{ $codes }
audatia-cards-relation = { $name } 提到 { $unknown }，那並不存在。
audatia-cards-counter = 這些反制技沒有可以反制的破解技：{ $names }
audatia-cards-attack = 至少要有一種擊法有攻擊標記。
audatia-cards-basic = { $name }：基本卡列出的 { $codes } 比牌組裡的還多。
audatia-cards-hand = { $name }：起始手牌要有 { $hand } 張基本卡，不是 { $basic } 張。
audatia-cards-total = 資料裡有 { $total } 張卡，太多了；最多是 { $most } 張。
audatia-cards-opening = attacks：沒有任何架勢能用有攻擊標記的擊法（{ $blows }）開局，所以永遠無法攻擊。
audatia-cards-unanswered = { $name } 的 parried_by：所列擊法在牌組裡都沒有帶格擋標記的卡{ $name ->
    [punta] ，也沒有卡有破刺標記
   *[other] {""}
}，沒有牌能應對它。
audatia-cards-unmet = { $name } 的 counter：{ $counter } 一張也沒有，牌組裡也沒有別的{ $side ->
    [inside] 內側
   *[outside] 外側
}反制技，沒有牌能應對它。
audatia-doubt-parry = { $name } 的 parried_by：沒有可用的格擋來自{ $side ->
    [left] 左側
   *[right] 右側
}
audatia-doubt-blows = { $name } 的 basic：不是每種擊法各有一張打擊；缺少：{ $blows }
audatia-doubt-counter = { $name } 的 counter：{ $counter } 一張也沒有，無法完美反制
audatia-doubt-total = { $name }：牌組有 { $count } 張{ $sort ->
    [strike] 打擊
    [remedy] 破解技
    [counter] 反制技
   *[skill] 技能
}；規則書說是 { $expected } 張
audatia-doubt-basic = { $name } 的 basic：有 { $count } 張{ $sort ->
    [strike] 打擊
    [remedy] 破解技
    [counter] 反制技
   *[skill] 技能
}；每種擊法一張、破解技一張、反制技一張、技能三張，應是 { $expected } 張
audatia-stance-card = { $field }：沒有 { $card } 這張牌。現有：{ $cards }。
audatia-stance-copies = { $copies ->
    [0] { $seat }的牌組裡沒有 { $card }。
   *[other] { $seat }只有 { $copies } 張 { $card }。
}
audatia-stance-deck = { $seat }：寫出牌庫還剩的牌或牌面朝下的牌，兩者只能寫一樣。
audatia-stance-game = game={ $game }：一場決鬥只有第 1 到第 { $most } 局。
audatia-stance-virtues = virtues={ $virtues } 應依序寫出膽識、審慎、迅捷、剛毅屬於誰，例如 virtues=c,r,c,r；沒有歸屬的寫 -。
audatia-stance-virtues-left = phase={ $phase } 時不可能是 virtues={ $virtues }：setup 時沒有人選美德；virtue 時膽識屬於挑戰方，應戰方最多選了另外一項。
audatia-stance-first = 依這些美德應是 first={ $first }；只有在選架勢之前才能另寫。
audatia-stance-to = 這個 phase={ $phase } 的局面應輪到 to={ $to }。
audatia-stance-not-now = 這個 phase={ $phase } 的局面用不到 { $field }。
audatia-stance-posta = phase={ $phase } 需要 { $field }：架勢選定之後，雙方的架勢都要寫，第一擊之後也一樣。
audatia-stance-taunted = { $field }={ $taunted }：受到「挑釁」的一方最多欠 { $most } 張牌。
audatia-stance-owed = { $field }：只有在第 4 到第 6 步輪到這一方，而且手上有牌時，才會還欠兩張中的一張。
audatia-stance-salute = 不可能是 salute={ $salute }：應戰方在這一局還沒有打擊時是 waiting，牌疊只有那第一擊時是 active。
audatia-stance-stacks = 牌疊與 phase={ $phase }{ $way ->
    [entry] {" "}as=entry
    [remedy] {" "}as=remedy
    [exchanged] {" "}as=exchanged
    [broken] {" "}as=broken
    [mezano] {" "}as=mezano
    [soprana] {" "}as=soprana
   *[other] {""}
} 不合：{ $lying ->
    [attack] 攻擊方的牌疊最上面是這次的打擊；刺向伸展架勢的刺擊是換刺
    [counter-attack] 雙方牌疊最上面是同一種斬擊
    [bind] 攻擊方的牌疊最上面是這次的打擊，防守方的是能格擋它的打擊
    [exchange] 雙方牌疊最上面都是刺擊；或攻擊方只有一張刺向伸展架勢的刺擊，防守方沒有打擊
    [break] 攻擊方的牌疊最上面是刺擊，防守方的是能破刺的打擊
    [mezano] 攻擊方的牌疊最上面是刺擊，防守方的依次是破刺與來自另一側的橫斬
    [counter-mezano] 攻擊方的牌疊最後是刺擊與正手橫斬，防守方的是正手破刺與反手橫斬
   *[measured] 攻擊方沒有牌疊
}。破解技只在最上面，而且正等著應對。
audatia-stance-side = { $field }：從持有者看來，這個牌疊只能在{ $side ->
    [left] 左側
    [right] 右側
   *[centre] 中央
}。
audatia-stance-bind = 不可能是 phase={ $phase }：{ $bound } 的交劍是{ $whole ->
    [yes] 近身
   *[no] 寬距
}。
audatia-stance-fortitudo = 這裡雙方剛毅相同，所以沒有人決定內外側。
audatia-stance-entry = { $seat }既沒有膽識占優，也不符合「佯攻」的條件，所以沒有這個決定。
audatia-stance-remedy = 要應對的破解技是 { $remedy }，而且側別要符合；若兩側都可能，請寫明，例如 remedy=TWi 或 remedy=TWo。
audatia-stance-attack = attack：請寫出{ $seat }落空的打擊；它在公開的棄牌之中，而且收招於那個架勢。
audatia-stance-setup = { $seat }：開局準備時，基本卡在手上或牌面朝下，每汰換一張手上就有另一張牌；還沒輪到的一方什麼也沒有棄掉，牌庫也要夠補上牌面朝下的牌。
audatia-stance-trade = { $seat }手上和牌庫都要有牌，才能完成換牌。
audatia-stance-refused = 不可能打出 skill={ $skill }：{ $why }。
audatia-stance-deny = skill={ $skill }：{ $seat }不可能還有「否決」。
audatia-stance-seen = { $field }：{ $what ->
    [buried] 已知牌面朝下的牌必須在 hidden 之中。
    [gone] 例如 1-2：之後棄掉兩張牌，都牌面朝下，其中至少一張是看過的。
    [left] 只有看過的牌才可能在之後離手。
    [past] 沒有這麼多其他的牌面朝下。
   *[seen] 看過而沒有公開離手的牌，若不在手上，就牌面朝下（不超過 gone 的張數），並且不算在 buried 之內。
}
audatia-stance-past = { $field } 必須是一個數字和幾張牌，例如 1:P,RE。
audatia-stance-stuck = { $seat }在這裡什麼也不能做。
