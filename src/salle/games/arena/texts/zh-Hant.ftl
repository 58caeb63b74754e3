## 名稱

arena-name = Swordplay: Arena（劍鬥競技場）
arena-about = 二到六名英雄在同一座競技場對戰，共用一副牌：裝備武器和護甲，攻擊對手、化解攻擊，撐到最後的人獲勝。
arena-ruleset-standard = 完整的遊戲；座位數和英雄都可以設定。
arena-seat-first = 第 1 席
arena-seat-second = 第 2 席
arena-seat-third = 第 3 席
arena-seat-fourth = 第 4 席
arena-seat-fifth = 第 5 席
arena-seat-sixth = 第 6 席

## 選項

arena-option-seats = 英雄人數
arena-option-heroes = 各席的英雄：隨機，或依座位順序指定，不能重複
arena-option-second_life = 兩人比賽時，後手開始時多 1 點生命
arena-option-restless = 觀眾鼓譟：連續第二輪起沒有人攻擊，或第 40 輪起，每一輪都讓每名英雄失去 1 點生命；關閉的話，比賽可能永遠打不完
arena-choice-lot = 隨機

## 用語

arena-line-high = 高線
arena-line-low = 低線
arena-line-left = 左線
arena-line-right = 右線
arena-line-none = 沒有線
arena-line-named = 由攻擊方指定
arena-kind-attack = 攻擊
arena-kind-defence = 防守
arena-kind-weapon = 武器
arena-kind-shield = 盾牌
arena-kind-armor = 護甲
arena-kind-hero = 英雄
arena-fact-kind = 類別
arena-fact-copies = 張數
arena-fact-line = 線
arena-fact-covers = 能擋的線
arena-fact-hands = 占手
arena-fact-life = 生命
arena-fact-damage = 傷害
arena-fact-bonus = 加成
arena-fact-strength = 耐久／護甲值
arena-fact-armor = 護甲
arena-armor-ignored = 無視
arena-marks = † 見於遊戲的公開介紹；* 為重建
arena-heading-game = 卡牌說明
arena-heading-fencing = 實戰說明
arena-heading-when = 何時使用
arena-heading-beats = 如何對付它
arena-heading-hero = 人物介紹
arena-hero-brief = 生命 { $life }，傷害 { $damage }
arena-plain = { $text }
arena-marked = { $text }{ $mark }

## 盤面

arena-round = 第 { $round } 輪
arena-head-hero = 英雄
arena-head-life = 生命
arena-head-damage = 傷害
arena-head-armor = 護甲
arena-head-items = 手持
arena-head-hand = 手牌
arena-fallen = 已落敗
arena-hand = { $who }
arena-deck = 牌庫
arena-discards = 棄牌堆
arena-note-lot = { $who }隨機抽一名英雄。
arena-note-deal = 發給{ $who }五張牌。
arena-note-draw = { $who }抽牌，補到五張。
arena-note-discard = { $who }可以棄一張牌，或全部保留。
arena-note-ready = { $who-is ->
    [you] 你可以裝備一件物品（裝備後回合結束），或直接進入戰鬥階段；也可以先卸下物品。
   *[other] { $who }可以裝備一件物品。
}
arena-note-combat = { $who-is ->
    [you] 你可以攻擊一名對手，或結束回合。
   *[other] { $who }可以攻擊。
}
arena-note-answer = { $whom }以「{ $card }」{ $line ->
    [high] （高線）
    [low] （低線）
    [left] （左線）
    [right] （右線）
   *[none] {""}
}攻擊{ $who }，{ $damage } 點傷害。{ $who-is ->
    [you] 你要怎麼應對？
   *[other] 等{ $who }應對。
}
arena-note-quiet = { $quiet ->
    [1] 上一輪沒有人攻擊；下一輪還是這樣的話，每名英雄失去 1 點生命。
   *[other] 已經連續 { $quiet } 輪沒有人攻擊；再多一輪，每名英雄就再失去 1 點生命。
}
arena-note-late = 第 40 輪起，每一輪都讓每名英雄失去 1 點生命。

## 瀏覽器中的盤面：線的代字，以及朗讀的內容

arena-letter-high = 高
arena-letter-low = 低
arena-letter-left = 左
arena-letter-right = 右
arena-letter-none = 無
arena-letter-any = 全
arena-letter-named = 選
arena-seen-hero = { $who }，{ $hero }：生命 { $life }／{ $full }，傷害 { $damage }，手牌 { $cards } 張{ $count ->
    [0] {""}
   *[other] ；已裝備：{ $items }
}
arena-seen-fallen = { $who }，{ $hero }：已落敗
arena-seen-worn = { $card }（剩 { $left }／{ $strength }）
arena-seen-card = { $card }。{ $brief }
arena-seen-pile = { $pile }：{ $count } 張
arena-seen-blow = { $card }，{ $line }：{ $damage } 點傷害，{ $who }攻擊{ $whom }
arena-seen-hand = { $who }的手牌

## 可以做的事

arena-do-keep = 全部保留
arena-do-no-item = 直接進入戰鬥
arena-do-no-attack = 結束回合
arena-do-take = 不防守，承受傷害
arena-do-discard = 棄掉{ $card }
arena-do-drop = 卸下{ $card }{ $left ->
    [0] {""}
   *[other] （剩 { $left }）
}
arena-do-ready = 裝備{ $card }
arena-do-attack = { $card }{ $given ->
    [yes] { $line ->
        [high] （高線）
        [low] （低線）
        [left] （左線）
       *[right] （右線）
    }
   *[other] {""}
}：對{ $whom }
arena-do-defend = { $card }
arena-do-shield = 用{ $card }擋（剩 { $before }）
arena-effect-keep = { $draws ->
    [0] 手牌不變
   *[other] 抽 { $draws } 張牌
}
arena-effect-no-item = 不裝備物品
arena-effect-no-attack = 不攻擊
arena-effect-take = { $damage } 點傷害：{ $fatal ->
    [yes] 你會落敗
   *[no] 你的生命剩 { $life }
}
arena-effect-discard = 然後抽到五張
arena-effect-drop = { $hands ->
    [0] 棄掉它；不會空出手
   *[other] 棄掉它；空出 { $hands } 隻手
}
arena-effect-ready = { $strength ->
    [0] 傷害 +{ $damage }，占 { $hands } 隻手
   *[other] { $hands ->
        [0] 護甲值 { $strength }
       *[other] 耐久 { $strength }，占 { $hands } 隻手
    }
}{ $replaced ->
    [yes] ；取代{ $old }
   *[none] {""}
}；回合結束
arena-effect-attack = { $damage } 點傷害{ $weapons ->
    [0] { $bonus ->
        [0] {""}
       *[other] （基本 { $base }{" "}+ 加成 { $bonus }）
    }
   *[other] （基本 { $base }{" "}+ 武器 { $weapons }{ $bonus ->
        [0] {""}
       *[other] {" "}+ 加成 { $bonus }
    }）
}{ $ignores ->
    [yes] ，無視護甲
   *[no] {""}
}
arena-effect-defend = 化解這次攻擊
arena-effect-shield = 化解這次攻擊；盾牌受到 { $damage } 點傷害，{ $left ->
    [0] 隨即損毀
   *[other] 耐久剩 { $left }
}

## 為何不行：當下的情況

arena-refused-not-now = 現在不行：{ $phase ->
    [discard] 先棄一張牌，或全部保留
    [ready] 這時要卸下或裝備物品，或直接進入戰鬥
    [combat] 這時要攻擊，或結束回合
    [answer] 先應對「{ $attack }」
   *[other] 比賽已經結束
}
arena-refused-not-in-hand = 你手上沒有「{ $card }」
arena-refused-not-ready = 你沒有裝備這樣的「{ $card }」
arena-refused-no-free-hands = 「{ $card }」要 { $hands } 隻空手，而你{ $free ->
    [0] 沒有空手
   *[other] 只有 { $free } 隻
}：先卸下別的物品
arena-refused-not-standing = { $whom }已經落敗
arena-refused-not-covered = 「{ $card }」擋不了{ $line ->
    [high] 高線的
    [low] 低線的
    [left] 左線的
    [right] 右線的
   *[none] 沒有線的
}「{ $attack }」
arena-refused-not-in-deck = 牌庫裡已經沒有「{ $what }」
arena-refused-hero-taken = 已經有別的座位是{ $what }

## 一般規則

arena-rule-not-now = 回合的每個階段各有可做的行動
arena-rule-not-in-hand = 只能打出手上的牌
arena-rule-not-ready = 只能使用或卸下已裝備的物品
arena-rule-no-free-hands = 裝備物品要有空手，而你只有兩隻手
arena-rule-not-standing = 只能攻擊尚未落敗的英雄
arena-rule-not-covered = 防守牌必須能擋攻擊所走的線
arena-rule-not-in-deck = 只能抽牌庫裡的牌
arena-rule-hero-taken = 英雄不能重複
arena-rule-not-dealt-now = 現在要發的不是這個
arena-rule-countered = 攻擊被防守牌化解
arena-rule-shielded = 攻擊被盾牌化解
arena-rule-hit = 攻擊沒有被化解
arena-rule-by-damage = 生命耗盡
arena-rule-by-restlessness = 觀眾鼓譟，失去最後一點生命
arena-rule-last-standing = 其他英雄都已落敗
arena-rule-nobody-left = 最後幾名英雄同時落敗

## 發生的事

arena-event-got-hero = { $who }是{ $hero }，有 { $life } 點生命。
arena-event-drew = { $who }抽到「{ $card }」。
arena-event-drew-unseen = { $who }抽一張牌。
arena-event-drew-many = { $who }抽 { $count } 張牌{ $known ->
    [yes] ：{ $cards }
   *[no] {""}
}。
arena-event-reshuffled = 牌庫沒有牌了：棄牌堆的 { $count } 張牌洗成新的牌庫。
arena-event-discarded = { $who }棄掉「{ $card }」。
arena-event-kept = { $who }保留全部手牌。
arena-event-exchanged = { $who }{ $kept ->
    [yes] 保留全部手牌
   *[no] 棄掉「{ $card }」
}，抽 { $count } 張牌{ $known ->
    [yes] ：{ $cards }
   *[no] {""}
}。
arena-event-dropped = { $who }卸下「{ $card }」。
arena-event-readied = { $who }裝備「{ $card }」{ $replaced ->
    [yes] ，換下「{ $old }」
   *[no] {""}
}。
arena-event-declined = { $who }{ $phase ->
    [ready] 不裝備物品
   *[combat] 不攻擊
}。
arena-event-attacked = { $who }以「{ $card }」{ $line ->
    [high] （高線）
    [low] （低線）
    [left] （左線）
    [right] （右線）
   *[none] {""}
}攻擊{ $whom }：{ $damage } 點傷害{ $weapons ->
    [0] { $bonus ->
        [0] {""}
       *[other] （基本 { $base }{" "}+ 加成 { $bonus }）
    }
   *[other] （基本 { $base }{" "}+ 武器 { $weapons }{ $bonus ->
        [0] {""}
       *[other] {" "}+ 加成 { $bonus }
    }）
}。
arena-event-answered = { $answer ->
    [countered] { $who }以「{ $card }」化解。
    [shielded] { $who }以「{ $card }」化解{ $left ->
        [0] {""}
       *[other] ，耐久剩 { $left }
    }。
   *[hit] { $who }承受這次攻擊。
}
arena-event-damaged = { $absorbed ->
    [0] { $who }失去 { $lost } 點生命，剩 { $life } 點。
   *[other] { $damage } 點傷害{ $lost ->
        [0] ，全由護甲抵掉
       *[other] ：護甲抵掉 { $absorbed } 點，生命失去 { $lost } 點，剩 { $life } 點
    }。
}
arena-event-broken = { $who }的「{ $card }」損毀。
arena-event-defeated = { $who }落敗：{ $why }。{ $count ->
    [0] {""}
   *[other] 手牌是{ $cards }。
}
arena-event-resigned = { $who }退場。{ $count ->
    [0] {""}
   *[other] 手牌是{ $cards }。
}
arena-event-round-ended = 第 { $round } 輪結束{ $quiet ->
    [0] {""}
    [1] ，沒有人攻擊
   *[other] ，已經連續 { $quiet } 輪沒有人攻擊
}。
arena-event-restless = 觀眾鼓譟：每名英雄失去 1 點生命。
arena-event-won = { $who }獲勝：{ $why }。
arena-event-drawn = 和局：{ $why }。
arena-event-left-the-arena = { $who }認輸。

## 可能發生什麼

arena-foreseen-answered = { $answer ->
    [hit] { $who-is ->
        [you] 你被擊中
       *[other] 你擊中{ $who }
    }
    [shielded] { $who }用盾牌化解
   *[countered] { $who }用防守牌化解
}
arena-foreseen-defeated = { $who }落敗：{ $why }
arena-foreseen-restless = 觀眾鼓譟，每名英雄失去 1 點生命
arena-foreseen-won = { $who }獲勝：{ $why }
arena-foreseen-drawn = 和局：{ $why }

## 錯誤

arena-heroes-for-seats = heroes={ $heroes } 要為 { $seats } 席各寫一名英雄。
arena-cards-names = 卡牌資料裡，每種牌和每名英雄都要剛好出現一次，不能有別的。有誤：{ $names }
arena-cards-codes = 有兩種牌的代碼相同：{ $codes }
arena-cards-kind = { $name } 的類別必須是 { $kind }。
arena-cards-field = { $name }：缺少 { $field }，或不該有這一項。這一類的牌有 { $fields }。
arena-cards-attack = 牌庫裡要有攻擊牌。
arena-cards-total = 牌庫要有 { $least } 到 { $most } 張牌，不能是 { $total } 張。張數是 0 的種類各算一張。
arena-stance-seats = { $field }={ $value } 要分成 { $seats } 段，每席一段，中間加 /。
arena-stance-card = { $field }：沒有 { $card } 這張牌。可用的有：{ $cards }。
arena-stance-copies = { $copies ->
    [0] 牌庫裡沒有 { $card }。
   *[other] { $card } 只有 { $copies } 張。
}
arena-stance-item = { $field }：{ $card } 不能寫在這裡。items 寫武器和盾牌，armor 寫護甲。
arena-stance-strength = { $field }：{ $item } 無效。{ $strength ->
    [0] 武器沒有耐久，後面不寫數字。
   *[other] 剩下的耐久或護甲值要在 1 到 { $strength } 之間。
}
arena-stance-rounds = round={ $round } quiet={ $quiet } 無效。輪數從 1 算起，而且只有這一輪之前的輪才可能沒有人攻擊。
arena-stance-heroes = 選項已經指定英雄：heroes={ $heroes }
arena-stance-hero-twice = { $hero } 寫了兩次，但英雄不能重複。
arena-stance-standing = 至少要有兩名英雄還沒落敗，否則比賽已經結束。{ $lost ->
    [0] {""}
   *[other] 到第 { $round } 輪，觀眾鼓譟已經讓每名英雄失去 { $lost } 點生命。
}
arena-stance-life = { $seat }在這裡不可能有 { $life } 點生命：最少 { $least }，最多 { $most }{ $lost ->
    [0] {""}
   *[other] ，因為觀眾鼓譟已經扣了 { $lost } 點
}。
arena-stance-turn = turn={ $turn } 必須是尚未落敗的英雄的座位；座位從 1 算起。
arena-stance-fought = fought={ $fought } 無效：{ $fought ->
    [yes] 這一輪從這個回合開始，還沒有人攻擊過
   *[no] 有一次攻擊正等著應對
}。
arena-stance-answer = { $phase ->
    [answer] phase=answer 需要寫出攻擊，例如 attack=MBh>1
   *[other] phase={ $phase } 時沒有等著應對的攻擊
}。
arena-stance-attack = attack={ $attack } 不是攻擊。請照行動的寫法，例如 attack=HI>1 或 attack=MBh>1；> 後面的數字是順時針往後數第幾席，這裡最多 { $most }。
arena-stance-target = attack={ $attack } 的目標已經落敗：{ $seat }。
arena-stance-hand = { $seat }在這裡最多只能有 { $most } 張手牌。
arena-stance-hands = { $seat }的物品要占 { $taken } 隻手，但英雄只有 { $hands } 隻手。
arena-stance-fallen = { $seat }已經落敗，什麼也沒有，所以 { $field } 要寫 -。
arena-stance-aged-hands = aged 和 aged-items 所寫的，超過 { $seats } 名英雄在洗牌時可能擁有的：每人最多 { $cards } 張手牌、占 { $hands } 隻手的物品和一件護甲；而且當時正要抽牌，所以至少有一人的手牌還少一張。
arena-stance-aged = { $field }：牌庫洗成時 { $card } 不在裡面，所以現在也不會在牌庫裡{ $field ->
    [aged-items] ，也不會在手牌裡
   *[aged] {""}
}。請寫出它在哪裡。
arena-stance-drawn = 牌庫洗成之後，{ $card } 被抽了 { $count } 張，但 drawn 寫的是 { $drawn } 張。
arena-stance-older = { $card }：有英雄擁有這張牌，卻沒有抽到它，牌庫洗成時也沒有它。請檢查 drawn、aged 和 aged-items。
arena-stance-spent = 牌庫洗成之後，{ $card } 有 { $count } 張離開手牌，但 spent 寫的是 { $spent } 張。沒有 aged 時不要寫 spent。
arena-stance-after = { $card }：離開手牌的牌後面的數字，是{ $seat }當時已經抽了幾張，這裡是 0 到 { $most }。
arena-stance-unspent = { $seat }抽到、裝備或打出過 { $card }，現在手上沒有了，所以要寫在 spent 裡。
arena-stance-had = 照 drawn 和 spent，牌庫洗成時{ $seat }有 { $had } 張手牌；最多只能有 { $most } 張。
arena-stance-early = { $seat }只抽了 { $drawn } 張牌的時候，不可能有 { $card } 可以用掉。
