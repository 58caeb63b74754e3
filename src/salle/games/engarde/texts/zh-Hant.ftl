## 名稱

engarde-name = En Garde（預備）
engarde-about = 狹長的劍道、兩名劍手、二十五張牌：保持距離，在恰好的距離出劍。
engarde-author = Reiner Knizia
engarde-ruleset-basic = 一張牌即可擊中，適合入門。
engarde-ruleset-standard = 可以用多張同點數的牌攻擊，可以格擋，格擋後可以還擊。
engarde-ruleset-advanced = 標準規則，再加上一次行動中前進並攻擊；這時防守方可以退讓。
engarde-seat-left = 左方
engarde-seat-right = 右方

## 選項

engarde-option-piste = 劍道格數；雙方從兩端開始
engarde-option-values = 最大的點數；牌從 1 到此數
engarde-option-copies = 每種點數的張數
engarde-option-hand = 手牌上限
engarde-option-hits = 贏得比賽所需的擊中數
engarde-option-rounds = 回合數上限（擊中較多者勝，相同則和局）
engarde-option-starter = 第一回合由誰先手；之後輪流
engarde-option-parry = 格擋必須符合：總和／完全相同的牌
engarde-option-open_discards = 顯示本回合打出的所有牌，而不只是最近一手
engarde-choice-lot = 隨機
engarde-choice-left = 左方
engarde-choice-right = 右方
engarde-choice-sum = 相同總和
engarde-choice-same = 相同的牌

## 盤面

engarde-face = { $value } 點牌
engarde-hits = 第 { $round } 回合
engarde-piste = 劍道，間距 { $gap }
engarde-hand = { $who }
engarde-pack = 牌堆
engarde-table = 檯面
engarde-discards = 已打出
engarde-gap = 間距
engarde-cell = 第 { $cell } 格
engarde-fencer = { $who }在第 { $space } 格
engarde-attack = 以 { $cards } 發動的攻擊
engarde-lamps = { $who }：擊中 { $hits } 次，目標 { $target } 次
engarde-holds = { $who }：{ $count } 張手牌
engarde-laid = { $how ->
    [advance] { $who }前進
    [retreat] { $who }後退
    [attack] { $who }攻擊
    [advance-attack] { $who }前進並攻擊
   *[parry] { $who }格擋
}
engarde-card-title = { $value ->
    [1] 壹
    [2] 貳
    [3] 參
    [4] 肆
    [5] 伍
    [6] 陸
    [7] 柒
    [8] 捌
   *[9] 玖
}
engarde-card-brief = 走 { $value } 格，或在間距 { $value } 時攻擊
engarde-attack-cards = { $count } 張 { $card }
engarde-parry-cards = { $parry ->
    [same] { engarde-attack-cards }
   *[sum] { $count ->
        [1] { engarde-attack-cards }
       *[other] { $count } 張總和為 { $sum } 的牌
    }
}
engarde-note-lot = 隨機決定誰先手。
engarde-note-draws = { $who }抽 { $count } 張牌。
engarde-note-turn = 輪到{ $who }。間距：{ $gap }。
engarde-note-answer = { $whom }以 { engarde-attack-cards } 攻擊。{ $who }需要 { engarde-parry-cards }才能格擋。
engarde-note-ground = { $who }也可以退讓，因為對手是前進後攻擊。
engarde-note-own-turn = 格擋成功！{ $who }在補牌前先行動：打出 { $gap } 就是還擊。
engarde-note-last-attack = 牌堆已空。{ $who }可以做最後一次攻擊，或放棄。間距：{ $gap }。

## 可以做的事

engarde-do-advance = 前進 { $card }
engarde-do-retreat = 後退 { $card }
engarde-do-attack = 以 { engarde-attack-cards } 攻擊
engarde-do-advance-attack = 前進 { $step } 並以 { engarde-attack-cards } 攻擊
engarde-do-parry = 以 { $cards } 格擋
engarde-do-take = 不擋，讓對手擊中
engarde-do-decline = 放棄最後攻擊
engarde-do-riposte = 以 { engarde-attack-cards } 還擊
engarde-do-give-ground = 退讓 { $card }
engarde-effect-advance = 到第 { $forward } 格，間距 { $gap }；抽 { $drawn } 張
engarde-effect-retreat = 到第 { $back } 格，間距 { $wider }；抽 { $drawn } 張
engarde-effect-attack = 對手需要 { engarde-parry-cards }才能格擋
engarde-effect-advance-attack = 到第 { $forward } 格；對手需要 { engarde-parry-cards }才能格擋，或者退讓
engarde-effect-hit = 你贏得這一回合
engarde-effect-parry = { $pack ->
    [0] 擋下攻擊，接著雙方攤牌
   *[other] 擋下攻擊，接著輪到你行動
}
engarde-effect-take = 你輸掉這一回合
engarde-effect-decline = 前進較遠的劍手贏得這一回合
engarde-effect-riposte = 你贏得這一回合
engarde-effect-give-ground = 到第 { $back } 格，間距 { $wider }；這就是你的行動，抽 { $drawn } 張

## 為何不行：當下的情況

engarde-refused-not-in-hand = 你手上沒有 { $cards }
engarde-refused-blocked = 對手離你只有 { $gap } 格，你不能走到對手的位置或越過對手
engarde-refused-forward-is-attack = 間距是 { $gap }，所以這張牌向前打出就是攻擊
engarde-refused-off-the-piste = { $room ->
    [0] 你已在劍道盡頭，無路可退
   *[other] 你身後只有 { $room } 格，不能退 { $card } 格
}
engarde-refused-not-at-distance = { $step ->
    [0] { $far ->
        [yes] 太遠了：間距是 { $gap }，而你最大的牌是 { $best }
       *[no] 攻擊的牌必須等於間距，而間距是 { $gap }
    }
   *[other] 這樣前進之後，攻擊的牌必須等於新的間距 { $gap }
}
engarde-refused-riposte-is-one-card = 你只能用一張牌還擊
engarde-refused-nothing-to-answer = 沒有需要應對的攻擊
engarde-refused-must-answer = 你正遭到攻擊，必須格擋{ $ground ->
    [yes] 、退讓
   *[no] {""}
}或讓對手擊中
engarde-refused-wrong-number = 對手以 { $attackers } 張牌攻擊，你必須恰好用 { $attackers } 張格擋
engarde-refused-wrong-sum = 格擋的總和必須是 { $sum }，但{ $count ->
    [one] 這張 { $cards } 只算
   *[other] { $cards } 的總和是
} { $mine }
engarde-refused-not-the-same = 只有 { $attack } 能擋下這次攻擊
engarde-refused-only-a-parry = 只有對手前進後攻擊時，你才能退讓
engarde-refused-nobody-moves = 牌堆已空，雙方都不能再移動
engarde-refused-not-in-pack = 牌堆裡已沒有 { $card }
engarde-refused-not-dealt-now = 現在發的不是這個

## 一般規則

engarde-rule-not-in-hand = 你只能打出手上的牌
engarde-rule-blocked = 你不能走到對手的位置或越過對手
engarde-rule-forward-is-attack = 等於間距的牌向前打出就是攻擊
engarde-rule-off-the-piste = 你不能離開劍道
engarde-rule-not-at-distance = 攻擊的牌必須等於間距
engarde-rule-riposte-is-one-card = 還擊只用一張牌
engarde-rule-nothing-to-answer = 只有遭到攻擊時，你才能格擋或讓對手擊中
engarde-rule-must-answer = 你必須先應對攻擊
engarde-rule-wrong-number = 格擋的張數必須與攻擊相同
engarde-rule-wrong-sum = 格擋的總和必須與攻擊相同
engarde-rule-not-the-same = 格擋的牌必須與攻擊相同
engarde-rule-only-a-parry = 面對沒有前進的攻擊，你只能格擋或讓對手擊中
engarde-rule-nobody-moves = 抽完最後一張牌後，雙方都不能再移動
engarde-rule-not-in-pack = 只能抽牌堆裡的牌
engarde-rule-not-dealt-now = 先決定誰先手，再發牌
engarde-rule-hit = 攻擊沒有被擋下
engarde-rule-riposte-hits = 還擊無法格擋
engarde-rule-no-move = 沒有合法行動的一方輸掉該回合
engarde-rule-more-cards = 牌堆抽空時，等於間距的牌較多的一方獲勝
engarde-rule-further-advance = 牌堆抽空時，前進較遠的一方獲勝
engarde-rule-all-even = 雙方等於間距的牌一樣多，前進也一樣遠
engarde-rule-more-hits = 打完最後一回合，擊中較多
engarde-rule-equal-hits = 打完最後一回合，擊中相同

## 為何贏得比賽

engarde-end-hit = { $whom }沒有擋下{ $who }的攻擊
engarde-end-basic-hit = { $who }擊中了{ $whom }
engarde-end-riposte-hits = { $who }的還擊擊中了
engarde-end-no-move = { $whom }沒有合法行動
engarde-end-more-cards = { $who }等於間距的牌較多
engarde-end-further-advance = { $who }前進較遠
engarde-end-more-hits = 打完最後一回合，{ $who }擊中較多

## 發生的事

engarde-event-round-began = 第 { $round } 回合：{ $who }先手。
engarde-event-drew = { $who }抽到 { $cards }。
engarde-event-drew-up = { $who }抽 { $count } 張牌{ $known ->
    [yes] ：{ $cards }
   *[no] {""}
}。牌堆剩 { $pack } 張。
engarde-event-advanced = { $who }前進 { $card } 格，到第 { $space } 格。
engarde-event-retreated = { $who }後退 { $card } 格，到第 { $space } 格。
engarde-event-attacked = { $who }以 { engarde-attack-cards } 攻擊。
engarde-event-advance-attacked = { $who }前進 { $step } 格到第 { $space } 格，並以 { engarde-attack-cards } 攻擊。
engarde-event-parried = { $who }以 { $cards } 格擋。
engarde-event-declined = { $who }放棄最後攻擊。
engarde-event-ground-given = { $who }退讓 { $card } 格，到第 { $space } 格。
engarde-event-showed = { $who }攤牌：{ $count ->
    [0] 沒有手牌
   *[other] { $cards }
}。間距：{ $gap }。
engarde-event-won-hit = 以 { engarde-attack-cards } 擊中！{ $who }贏得這一回合。
engarde-event-won-riposte-hits = 以 { engarde-attack-cards } 還擊！{ $who }贏得這一回合。
engarde-event-won-no-move = { $who }贏得這一回合：{ $whom }沒有合法行動。
engarde-event-won-more-cards = { $who }贏得這一回合：等於間距的牌有 { $mine } 張，對手{ $theirs ->
    [0] 沒有
   *[other] 有 { $theirs } 張
}。
engarde-event-won-further-advance = { $who }贏得這一回合：比對手多前進 { $lead } 格。
engarde-event-round-drawn = 本回合和局：{ $advance ->
    [0] 雙方都沒有前進。
   *[other] 雙方都前進了 { $advance } 格。
}
engarde-event-match-won = { $who }以 { $mine } 比 { $theirs } 贏得比賽。
engarde-event-match-won-retired = { $who }贏得比賽。
engarde-event-match-drawn = 比賽以 { $mine } 比 { $theirs } 和局。
engarde-event-left-the-piste = { $who }認輸。

## 可能發生什麼

engarde-foreseen-parried = { $whose ->
    [you] 你
   *[other] { $who }
}格擋
engarde-foreseen-ground-given = { $whose ->
    [you] 你
   *[other] { $who }
}退讓
engarde-foreseen-round-won = { $whose ->
    [you] 你
   *[other] { $who }
}贏得這一回合，因為{ $why }
engarde-foreseen-round-drawn = 本回合和局，因為{ $why }
engarde-foreseen-match-won = { $whose ->
    [you] 你
   *[other] { $who }
}贏得比賽，因為{ $why }
engarde-foreseen-match-drawn = 比賽和局，因為{ $why }

## 錯誤

engarde-nothing-with = 現在不能單獨打出 { $cards }。輸入 `why` 可以看每張牌不能打的原因。
engarde-error-small-deck = 牌共 { $deck } 張；兩副手牌需要 { $hands } 張，而且牌堆至少要留一張。請更改 values、copies 或 hand。
engarde-stance-spaces = left={ $left } right={ $right }：雙方都必須在 { $piste } 格的劍道上，左方在右方之前。
engarde-stance-cards = { $field }={ $value }：牌是 1 到 { $values } 的數字，沒有牌寫 -。
engarde-stance-hands = 局面需要雙方手牌，例如 hands=33145/24111。
engarde-stance-copies = 連手牌在內，{ $value } 只有 { $copies } 張。
engarde-stance-census = 依這些手牌與牌堆，seen 必須是 { $seen }。
engarde-stance-size = { $seat } 有 { $size } 張牌；除非牌堆已空或剛格擋完，手牌應為 { $full } 張。
engarde-stance-own = { $seat } 剛格擋完，手牌不可能是滿的。
engarde-stance-pack = 牌堆還有 { $pack } 張時不可能是 phase={ $phase }。
engarde-stance-phase = { $ruleset } 規則裡沒有 phase={ $phase }。
engarde-stance-no-attack = attack={ $attack } 只能用在 phase=answer。
engarde-stance-attack = attack={ $attack }：phase=answer 需要以等於間距的牌攻擊，例如 x3 或 x33。間距是 { $gap }，最大的牌是 { $values }。
engarde-stance-unseen = attack={ $attack }：這些牌已經打出，必須寫在 seen 裡。
engarde-stance-advance = attack={ $attack }：{ $ruleset } 規則裡沒有前進後攻擊。
engarde-stance-match-over = hits={ $hits }：打到 { $to } 的比賽已經結束。
engarde-stance-round = round={ $round } 與擊中數或選項不符：應在 { $first } 到 { $last } 之間。
engarde-stance-no-move = { $turn } 在此無法行動，早已輸掉這一回合。
