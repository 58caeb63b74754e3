## 名稱

readyfence-name = Ready... Fence!（準備……開始！）
readyfence-about = 卡牌上的銳劍比賽：看準距離、擺好武器，以卡牌一來一往，直到有人刺中。
readyfence-author = Mario Magni
readyfence-ruleset-tutorial = 攻擊、撥擋、反攻：你的第一場比賽。每次擊劍交鋒之後手牌都會補滿。
readyfence-ruleset-basic = 加入耐力、暫停、飛刺與近身刺。出過的卡會收回手上。
readyfence-ruleset-advanced = 使用所有的卡，加上假攻擊、反反攻、假反攻與後退。打 5 分或 15 分。
readyfence-seat-left = 左方
readyfence-seat-right = 右方

## 選項

readyfence-option-touches = 贏得比賽所需的分數；基本模式打 10 分有兩回合，進階模式打 15 分有三回合
readyfence-option-feints = 假攻擊的張數：2 張（配假反攻 2 張），或 3 張（配假反攻 1 張）
readyfence-option-cards_first = 手上沒有擋得住攻擊的藍色或青色卡時，才能無卡防守
readyfence-option-passivity = 連續這麼多輪沒有人得分、也沒有人抽牌，計時器牌庫就少一張；0 表示關閉，比賽可能打不完

## 用語

readyfence-weapon-line = 擊劍線
readyfence-weapon-invitation = 開放誘導
readyfence-weapon-engagement = 武器交鋒
readyfence-distance-short = 近距離（中間沒有空格）
readyfence-distance-lunge = 長刺距離（中間 1 個空格）
readyfence-distance-long = 遠距離（中間 2 個空格）
readyfence-colour-red = 紅色
readyfence-colour-light-blue = 青色
readyfence-colour-dark-blue = 藍色
readyfence-colour-orange = 橘色
readyfence-colour-gold = 金色
readyfence-mode-tutorial = 教學
readyfence-mode-basic = 基本
readyfence-mode-advanced = 進階
readyfence-fact-colours = 顏色
readyfence-fact-copies = 張數
readyfence-fact-speeds = 速度（* 為推定）
readyfence-fact-ripostes = 還擊
readyfence-fact-stamina = 耐力
readyfence-fact-decks = 模式
readyfence-heading-game = 卡牌指示
readyfence-heading-fencing = 擊劍說明
readyfence-heading-when = 何時使用
readyfence-heading-beats = 如何破解
readyfence-plain = { $text }
readyfence-face = { $card }{ $speed ->
    [0] {""}
   *[other] {" "}{ $speed }
}

## 盤面

readyfence-period = { $time ->
    [tie] 平手：先得分者獲勝
    [overtime] 加時賽
   *[period] { $of ->
        [1] 得分
       *[other] 第 { $period } 回合，共 { $of } 回合
    }
}
readyfence-strip = 劍道，{ $gap ->
    [0] 近距離
    [1] 長刺距離
    [2] 遠距離
   *[other] 相隔 { $gap } 格
}
readyfence-weapons = 武器位置
readyfence-stamina = 耐力
readyfence-hand = { $who }
readyfence-perhaps = 可能還在手上
readyfence-timer = 計時器牌庫
readyfence-discards = 棄牌
readyfence-note-priority = { $who }有優先權：到時間都沒有人得分，就由{ $who }獲勝。
readyfence-note-tie = 計時器牌庫用完，比分相同。先得分者獲勝，手牌用完的人落敗。
readyfence-note-toss = 擲幣決定。
readyfence-note-draws = { $who }抽 { $count } 張牌。
readyfence-note-mulligan = { $who-is ->
    [you] 要保留這副手牌，還是起手換牌？
   *[other] { $who }可以起手換牌一次。
}
readyfence-note-turn = 輪到{ $who }：{ $used ->
    [0] 有兩個行動
    [1] 還有一個行動
   *[other] 棄一張牌，或結束這一輪
}。{ $reach ->
    [done] {""}
    [short] 近距離：只能用近身刺攻擊。
    [lunge] 長刺距離：可以攻擊。
    [long] 遠距離：只能用飛刺攻擊。
   *[none] { $gap ->
        [0] 太近
       *[other] 太遠
    }，不能攻擊。
}
readyfence-note-change = { $who }後退了，可以換一張牌。
readyfence-note-dodge = { $who }以距離防守退開了，要棄一張牌。
readyfence-note-answer = { $who-is ->
    [you] 對手{ $danger ->
        [riposte] 還擊
        [glide] 追加卡劍刺
        [renewal] 出連續刺
        [counter] 反攻，出{ $threat }
       *[attack] 攻擊，出{ $threat }
    }，速度 { $speed }：你要怎麼應對？
   *[other] { $whom }{ $danger ->
        [riposte] 還擊
        [glide] 追加卡劍刺
        [renewal] 出連續刺
        [counter] 反攻，出{ $threat }
       *[attack] 攻擊，出{ $threat }
    }，速度 { $speed }：輪到{ $who }應對。
}
readyfence-note-counter-time = { $who-is ->
    [you] 對手出反反攻，你只有假反攻能應對。
   *[other] { $whom }出反反攻，{ $who }只有假反攻能應對。
}
readyfence-note-stopped-parried = { $who }的攻擊被擋下了。{ $who-is ->
    [you] 要繼續，還是就此結束這次擊劍交鋒？
   *[other] { $who }可以繼續，或結束這次擊劍交鋒。
}
readyfence-note-stopped-parried-without-cards = { $who }的攻擊被無卡撥擋擋下了。{ $who-is ->
    [you] 要繼續，還是就此結束這次擊劍交鋒？
   *[other] { $who }可以繼續，或結束這次擊劍交鋒。
}
readyfence-note-stopped-dodged = { $who-is ->
    [you] 對手以距離防守，你的攻擊落空了。要繼續，還是就此結束這次擊劍交鋒？
   *[other] { $whom }以距離防守，攻擊落空。{ $who }可以繼續，或結束這次擊劍交鋒。
}

## 擊劍交鋒：做了什麼……

readyfence-did-opened = { $who }攻擊：{ $card }{ $plain ->
    [yes] {""}
   *[no] ，速度 { $speed }
}。
readyfence-did-countered = { $who }反攻：{ $card }{ $plain ->
    [yes] {""}
   *[no] ，速度 { $speed }
}。
readyfence-did-parried = { $who }撥擋：{ $card }{ $plain ->
    [yes] {""}
   *[no] ，速度 { $speed }
}。
readyfence-did-parried-bare = { $who }無卡撥擋，用去 { $price } 點耐力，速度 { $speed }。
readyfence-did-riposted = { $who }還擊，速度 { $speed }。
readyfence-did-glided = { $who }追加卡劍刺，速度 { $speed }。
readyfence-did-dodged = { $who }以距離防守。
readyfence-did-renewed = { $who }以連續刺再次攻擊：{ $card }，速度 { $speed }。
readyfence-did-counter-timed = { $who }出反反攻。
readyfence-did-feinted-in-time = { $who }出假反攻。
readyfence-did-joked = { $who }出王牌。
readyfence-did-feinted = { $who }出假攻擊。
readyfence-did-swapped = { $who }換卡攻擊：{ $card }{ $plain ->
    [yes] {""}
   *[no] ，速度 { $speed }
}。
readyfence-did-ceded = { $who }順著對手的劍勢，以回壓撥擋應對。

## ……以及怎麼計算

readyfence-sum = { $printed }{ $changed ->
    [no] {""}
   *[yes] {" "}
}{ $bonus ->
    [0] {""}
   *[other] + { $bonus }（{ $cause ->
        [theirs] 對{ $theirs }
       *[both] { $mine }對{ $theirs }
    }）
}{ $angulation ->
    [0] {""}
   *[other] + { $angulation }（角度刺）
}{ $renewal ->
    [0] {""}
   *[other] + { $renewal }（連續刺）
}{ $invitation ->
    [0] {""}
   *[other] + { $invitation }（{ $who }在開放誘導）
}{ $engagement ->
    [0] {""}
   *[other] - { $engagement }（{ $whom }在武器交鋒）
}{ $changed ->
    [no] {""}
   *[yes] = { $total }
}
readyfence-chain = { $first }。{ $rest }
readyfence-link-opened = { $who }攻擊：{ $name } { $sum }
readyfence-link-countered = { $who }反攻：{ $name } { $sum }
readyfence-link-parried = { $who }撥擋：{ $name } { $sum }
readyfence-link-parried-bare = { $who }用 { $price } 點耐力撥擋：{ $sum }
readyfence-link-riposted = { $who }還擊：{ $sum }
readyfence-link-glided = { $who }追加卡劍刺：{ $sum }
readyfence-link-dodged = { $who }以距離防守
readyfence-link-renewed = { $who }連續刺：{ $name } { $sum }
readyfence-link-counter-timed = { $who }出反反攻
readyfence-link-feinted-in-time = { $who }出假反攻
readyfence-link-joked = { $who }出王牌
readyfence-link-feinted = { $who }出假攻擊
readyfence-link-swapped = { $who }換卡攻擊：{ $name } { $sum }
readyfence-link-ceded = { $who }出回壓撥擋：不論速度都勝過卡劍刺與纏劍刺

## 擊劍交鋒怎麼結束

readyfence-end-attack-lands = { $who }得分：{ $whom }沒有擋下速度 { $speed } 的{ $card }。
readyfence-end-riposte-lands = { $who }得分：{ $who }撥擋了{ $parried ->
    [counter] 反攻
    [riposte] 還擊
   *[attack] 攻擊
}（{ $parry } 對 { $against }），{ $whom }沒有擋下接著速度 { $speed } 的還擊。
readyfence-end-glide-lands = { $who }得分：{ $who }撥擋了{ $parried ->
    [counter] 反攻
    [riposte] 還擊
   *[attack] 攻擊
}（{ $parry } 對 { $against }），{ $whom }沒有擋下速度 { $speed } 的追加卡劍刺。
readyfence-end-renewed-attack-lands = { $who }得分：第一次攻擊沒有刺中，但{ $whom }沒有擋下速度 { $speed } 的連續刺。
readyfence-end-counter-attack-lands = { $who }得分：反攻先刺到，速度 { $speed } 對 { $against }。
readyfence-end-counter-time-lands = { $who }得分：反反攻制住反攻的劍再刺中，不比速度。只有假反攻能應對。
readyfence-end-ceding-parry-lands = { $who }得分：回壓撥擋化開卡劍刺或纏劍刺，立即刺中，不比速度。
readyfence-end-feint-in-time-lands = { $who }得分：反攻是假的，劍尖繞過{ $whom }的反反攻刺中。
readyfence-end-joker-lands = { $who }得分：王牌不論速度都勝過這一劍。
readyfence-end-feint-lands = { $who }得分：先前的攻擊是假的，真正的一劍是{ $card }，速度 { $speed }，快過速度 { $against } 的應對。
readyfence-end-double-touch = 同時刺中：雙方速度都是 { $speed }。
readyfence-end-feint-double-touch = 同時刺中：假攻擊之後，新的攻擊與對手的應對速度都是 { $speed }。
readyfence-end-void-double-touch = 同時刺中，但不計分：接下來先單獨得分的一方贏得比賽。
readyfence-end-parried = 無人得分：{ $who }擋下攻擊（{ $speed } 對 { $against }），沒有還擊。
readyfence-end-parried-without-cards = 無人得分：{ $who }用 { $price } 點耐力撥擋，擋下攻擊（{ $speed } 對 { $against }）。
readyfence-end-dodged = 無人得分：{ $who }退開了，攻擊落空。
readyfence-end-called-off = 無人得分：{ $who }以假攻擊收手。
readyfence-end-run-off = { $who }得分：{ $whom }後退出界。

## 可以做的事

readyfence-do-keep = 保留這副手牌
readyfence-do-mulligan = 起手換牌
readyfence-do-end-turn = 結束這一輪
readyfence-do-no-change = 不換牌
readyfence-do-let-it-end = 就此結束這次擊劍交鋒
readyfence-do-take = 不擋，讓對手刺中
readyfence-do-advance = 前進一格
readyfence-do-step-back = 退一格
readyfence-do-retreat = 後退兩格
readyfence-do-weapon = 武器改為{ $weapon }
readyfence-do-stall = { $removes ->
    [yes] 暫停，並移除計時器牌庫的一張牌
   *[no] 暫停
}
readyfence-do-discard = 棄掉{ $card }
readyfence-do-attack = 攻擊：{ $card }{ $extra ->
    [angulation] {" "}+ 角度刺
   *[none] {""}
}
readyfence-do-counter-attack = 反攻：{ $card }{ $extra ->
    [angulation] {" "}+ 角度刺
   *[none] {""}
}
readyfence-do-parry = 撥擋：{ $card }{ $extra ->
    [glide] {" "}+ 卡劍刺
   *[none] {""}
}
readyfence-do-parry-bare = 無卡撥擋{ $extra ->
    [glide] ，並追加卡劍刺
   *[none] {""}
}
readyfence-do-distance = 距離防守
readyfence-do-renew = 連續刺
readyfence-do-counter-time = 反反攻
readyfence-do-feint-in-time = 假反攻
readyfence-do-joker = 王牌
readyfence-do-feint = { $given ->
    [no] 假攻擊，結束這次擊劍交鋒
   *[other] 假攻擊，換上{ $card }{ $extra ->
        [angulation] {" "}+ 角度刺
       *[none] {""}
    }
}
readyfence-effect-keep = 就用這些牌
readyfence-effect-mulligan = 放回這些牌，重新發一副；只能換一次
readyfence-effect-end-turn = 接著輪到{ $whom }
readyfence-effect-no-change = 繼續你這一輪
readyfence-effect-let-it-end = 無人得分
readyfence-effect-take = { $whom }得分
readyfence-effect-advance = 到第 { $square } 格
readyfence-effect-step-back = { $square ->
    [1] 出界：{ $whom }得分
    [10] 出界：{ $whom }得分
   *[other] 到第 { $square } 格
}
readyfence-effect-retreat = { $square ->
    [1] 出界：{ $whom }得分
    [10] 出界：{ $whom }得分
   *[other] 到第 { $square } 格{ $changes ->
        [yes] ，還可以換一張牌
       *[no] {""}
    }
}
readyfence-effect-weapon = { $whom }在{ $theirs }
readyfence-effect-stall = 耐力變成 { $regained }；用掉兩個行動{ $removes ->
    [yes] ；計時器牌庫少一張
   *[no] {""}
}
readyfence-effect-discard = 牌面朝下；{ $timer ->
    [0] 不抽牌
   *[other] 再從計時器牌庫抽一張
}
readyfence-effect-attack = 速度 { $sum }{ $price ->
    [0] {""}
   *[other] ；耐力 -{ $price }
}
readyfence-effect-counter-attack = { $sum }，對 { $threat }：{ $result ->
    [equal] 同時刺中
   *[other] 較快
}{ $price ->
    [0] {""}
   *[other] ；耐力 -{ $price }
}
readyfence-effect-parry = { $result ->
    [scores] 立即得分
   *[other] { $sum }，對 { $threat }{ $ripostes ->
        [no] ；沒有還擊
       *[other] ；還擊 { $riposte }
    }
}{ $price ->
    [0] {""}
   *[other] ；耐力 -{ $price }
}
readyfence-effect-parry-bare = 耐力 -{ $price }：{ $sum }，對 { $threat }{ $ripostes ->
    [no] {""}
   *[other] ；卡劍刺 { $riposte }
}
readyfence-effect-distance = 耐力 -1；{ $square ->
    [1] 出界：{ $whom }得分
    [10] 出界：{ $whom }得分
   *[other] 到第 { $square } 格，失去一張牌{ $timer ->
        [0] {""}
       *[other] ，再抽一張
    }
}
readyfence-effect-renew = 速度 { $sum }；對手的還擊無效{ $price ->
    [0] {""}
   *[other] ；耐力 -{ $price }
}
readyfence-effect-counter-time = 除非{ $whom }以假反攻應對，否則得分
readyfence-effect-feint-in-time = 立即得分
readyfence-effect-joker = 立即得分，之後棄掉這張牌
readyfence-effect-feint = { $given ->
    [no] 無人得分
   *[other] { $sum }，對 { $defence }
}

## 為何不行：當下的情況

readyfence-refused-not-in-hand = 你手上沒有{ $missing }
readyfence-refused-wrong-distance = { $card } 要在{ $distance }才能開始擊劍交鋒；{ $swap ->
    [yes] 這次擊劍交鋒開始時
   *[no] 現在
}{ $gap ->
    [0] 中間沒有空格
   *[other] 中間有 { $gap } 個空格
}
readyfence-refused-wrong-weapon = 對手在{ $theirs }時，不能出{ $card }
readyfence-refused-no-stamina = 這要用 { $price } 點耐力，你只有 { $have } 點
readyfence-refused-too-slow = { $card }：{ $sum }，對 { $needed } 太慢{ $swap ->
    [yes] ；假攻擊換上的攻擊至少要和對手的應對一樣快
   *[no] {""}
}
readyfence-refused-not-against = 這不能應對{ $against }
readyfence-refused-too-fast-to-dodge = 距離防守只能對付速度 5 以內的攻擊，這次{ $against }的速度是 { $threat }
readyfence-refused-infighting-reach = 近身刺只能在長刺距離或近距離防守；現在中間有 { $gap } 個空格
readyfence-refused-not-in-pile = 那裡沒有{ $card }可以抽

## 一般規則

readyfence-rule-not-in-hand = 只能出手上有的卡
readyfence-rule-mulligan-first = 先決定要保留手牌還是起手換牌
readyfence-rule-change-first = 先換一張牌，或決定不換
readyfence-rule-discard-first = 你用了距離防守，先棄一張牌
readyfence-rule-answer-first = 擊劍交鋒正在進行，先應對
readyfence-rule-nothing-to-answer = 那是用來應對攻擊的，現在沒有攻擊
readyfence-rule-no-mulligan = 比賽開始前才能起手換牌
readyfence-rule-act-first = 先做至少一個行動
readyfence-rule-no-action-left = 這一輪的兩個行動都用完了
readyfence-rule-pay-a-card = 平手之後，沒有擊劍交鋒的一輪要棄一張牌
readyfence-rule-blocked = 不能進入或越過對手所在的格子
readyfence-rule-weapon-once = 每一輪只能改變一次武器位置
readyfence-rule-same-weapon = 武器已經在這個位置
readyfence-rule-change-once = 每一輪只能換一次牌
readyfence-rule-mandatory-card = 基本模式要一直留著一張直刺；沒有更快的直刺時，要留著黃色的那張
readyfence-rule-stall-is-the-turn = 暫停要用掉兩個行動
readyfence-rule-stall-not-again = 不能連續兩輪都暫停
readyfence-rule-no-stall-in-overtime = 加時賽不能暫停
readyfence-rule-red-opens = 只有紅色卡能開始擊劍交鋒
readyfence-rule-wrong-distance = 每種攻擊都有自己的距離
readyfence-rule-wrong-weapon = 這種攻擊要看對手的武器位置
readyfence-rule-no-stamina = 你的耐力不夠
readyfence-rule-two-cards = 每次擊劍交鋒每人最多出兩張卡，你已經出了兩張
readyfence-rule-too-slow = 應對的速度不能比要應對的卡慢
readyfence-rule-no-answer-card = 這張卡不能用來應對
readyfence-rule-not-against = 這張卡不能應對這種攻擊
readyfence-rule-against-red-only = 進階模式的撥擋只能應對紅色卡；反攻要用反反攻、假攻擊或王牌應對
readyfence-rule-infighting-reach = 近身刺只能在長刺距離或近距離防守
readyfence-rule-after-a-dodge = 距離防守之後不能這樣做
readyfence-rule-no-glide-here = 對飛刺不能追加卡劍刺；撥擋本身會得分時也不能
readyfence-rule-no-angulation-here = 角度刺只能和攻擊或反攻一起出，不能和撥擋一起出
readyfence-rule-only-feint-in-time = 只有假反攻能應對反反攻
readyfence-rule-needs-counter-attack = 反反攻只能應對反攻
readyfence-rule-needs-counter-time = 假反攻只能應對反反攻
readyfence-rule-needs-a-card = 王牌應對的是卡，不是無卡防守
readyfence-rule-renews-a-stopped-attack = 連續刺要由先攻方作為第二張卡，緊接在第一張卡被撥擋或被距離防守避開之後
readyfence-rule-feints-the-first-answer = 假攻擊要由先攻方作為第二張卡，緊接在對手應對第一張卡之後
readyfence-rule-threatened = 對手正在攻擊：應對它，或不擋而讓對手刺中
readyfence-rule-nothing-threatens = 現在沒有攻擊要應對
readyfence-rule-once-without-cards = 每次擊劍交鋒只能無卡防守一次
readyfence-rule-card-first = 你手上有藍色或青色卡擋得住，不能無卡防守
readyfence-rule-not-against-counter = 無卡撥擋不能應對反攻
readyfence-rule-first-attack-only = 距離防守只能應對第一次攻擊
readyfence-rule-too-fast-to-dodge = 距離防守只能對付速度 5 以內的攻擊
readyfence-rule-not-in-pile = 只能抽還在那裡的牌
readyfence-rule-not-dealt-now = 現在不是發這個的時候
readyfence-rule-attack-lands = 攻擊沒有被擋下
readyfence-rule-riposte-lands = 還擊沒有被擋下
readyfence-rule-glide-lands = 追加的卡劍刺沒有被擋下
readyfence-rule-renewed-attack-lands = 連續刺沒有被擋下
readyfence-rule-counter-attack-lands = 反攻比較快
readyfence-rule-counter-time-lands = 反反攻制住了反攻
readyfence-rule-ceding-parry-lands = 回壓撥擋不論速度都勝過卡劍刺與纏劍刺
readyfence-rule-feint-in-time-lands = 假反攻勝過反反攻
readyfence-rule-joker-lands = 王牌不論速度都得分
readyfence-rule-feint-lands = 假攻擊之後的攻擊比較快
readyfence-rule-double-touch = 雙方的速度相同
readyfence-rule-feint-double-touch = 假攻擊之後的攻擊與對手的應對一樣快
readyfence-rule-void-double-touch = 下一分就決定勝負時，同時刺中不計分
readyfence-rule-parried = 攻擊被擋下，防守方沒有還擊
readyfence-rule-parried-without-cards = 防守方用耐力撥擋（無卡防守）
readyfence-rule-dodged = 攻擊落空
readyfence-rule-called-off = 攻擊方以假攻擊收手
readyfence-rule-run-off = 進入自己的界外區，對手就得分
readyfence-rule-touches = 已得到所需的分數
readyfence-rule-time = 時間到，分數領先者獲勝
readyfence-rule-sudden-death = 平手之後由先得的一分決定
readyfence-rule-priority = 加時賽時間到，由優先權決定
readyfence-rule-no-cards = 平手之後，手上沒有牌的人落敗
readyfence-rule-toss = 雙方同時用完手牌，由擲幣決定

## 發生的事

readyfence-event-drew = { $who }抽到{ $cards }。
readyfence-event-drew-unseen = { $who }抽一張牌。計時器牌庫剩 { $timer } 張。
readyfence-event-drew-many = { $known ->
    [yes] { $who }抽到{ $cards }
   *[no] { $who }抽 { $count } 張牌
}。計時器牌庫剩 { $timer } 張。
readyfence-event-kept-hand = { $who }保留手牌。
readyfence-event-changed-hand = { $who }起手換牌。
readyfence-event-started = { $who }先開始。計時器牌庫有 { $timer } 張。
readyfence-event-moved = { $who }{ $forward ->
    [0] 退到
   *[other] 前進到
}第 { $square } 格。
readyfence-event-retreated = { $who }後退到第 { $square } 格。
readyfence-event-turned-weapon = { $who }改為{ $weapon }。
readyfence-event-discarded = { $who }棄掉一張牌。
readyfence-event-discarded-card = 棄掉的是{ $card }。
readyfence-event-stalled = { $who }暫停。耐力：{ $stamina }。
readyfence-event-timer-removed = { $who }移除計時器牌庫的一張牌，剩 { $timer } 張。
readyfence-event-ended-turn = { $who }結束這一輪。
readyfence-event-dodged-to = { $who }退到第 { $square } 格。
readyfence-event-lost-card = { $who }被隨機抽走{ $card }。
readyfence-event-phrase-ended = { $verdict }{ $fleche ->
    [yes] 飛刺之後{ $attacker }已經衝過去，不能再應對。
   *[no] {""}
}比分 { $left }-{ $right }。〔{ $chain }〕
readyfence-event-ran-off = { $who }退出界外：{ $whom }得分。比分 { $left }-{ $right }。
readyfence-event-passivity = 連續 { $turns } 輪沒有人得分、也沒有人抽牌：計時器牌庫少一張，剩 { $timer } 張。
readyfence-event-period-began = 第 { $period } 回合開始。計時器牌庫有 { $timer } 張，耐力 { $stamina }。
readyfence-event-overtime-began = 平手，進入加時賽。計時器牌庫有 { $timer } 張，先得分者獲勝。
readyfence-event-priority-given = { $who }取得優先權。
readyfence-event-tie-began = 時間到，比分相同。不再抽牌，先得分者獲勝。
readyfence-event-filled = 一張沒有發出的牌加入計時器牌庫。
readyfence-event-bout-won = { $who }以 { $mine } 比 { $theirs } 獲勝：{ $why }。
readyfence-event-left-the-strip = { $who }認輸。
readyfence-event-on-guard = 雙方回到起始線。耐力 { $left }-{ $right }。
readyfence-event-parted = 飛刺之後，雙方站在第 { $left } 格和第 { $right } 格。

## 可能發生什麼

readyfence-foreseen-phrase-ended = { $whose ->
    [you] 你得分
    [other] { $who }得分
    [both] 雙方得分
    [you-saved] 你沒有被刺中
    [other-saved] { $who }沒有被刺中
   *[nobody] 無人得分
}：{ $why }
readyfence-foreseen-ran-off = { $whose ->
    [you] 你
   *[other] { $who }
}後退出界：{ $why }
readyfence-foreseen-bout-won = { $whose ->
    [you] 你
   *[other] { $who }
}贏得比賽：{ $why }

## 錯誤

readyfence-cards-names = 卡牌資料裡每種卡都要出現一次，不能有其他的卡。有誤的是：{ $names }
readyfence-cards-codes = 有兩種卡的代碼相同：{ $codes }
readyfence-cards-colours = { $name } 的顏色應是 { $colours }；只有攻擊卡或反攻卡可以再加上 red 或 light-blue。
readyfence-cards-total = { $total } 張卡太多；最多是 { $most } 張。
readyfence-cards-small = { $ruleset } 牌組有 { $total } 張卡；兩副手牌加上計時器牌庫至少要 { $least } 張。
readyfence-cards-speeds = { $name }：一種卡只能寫速度或張數其中之一，與實體牌組相同。
readyfence-cards-relation = { $name } 提到 { $unknown }，它不是卡，也不是防守。
readyfence-cards-riposte = { $name }：只有撥擋還擊與近身刺有還擊，而且每個速度各有一個。
readyfence-cards-mandatory = 直刺要在基本牌組裡，而且只有一個速度標為 mandatory，至少兩張；其他卡都不能標。
readyfence-cards-field = { $name }：{ $owners } 必須有 { $field }，其他卡不能有。
readyfence-stance-card = { $field }：這個模式沒有 { $card } 這張卡。可用的有：{ $cards }。
readyfence-stance-copies = { $card } 只有 { $copies } 張。
readyfence-stance-both = { $field }={ $value } 要寫出雙方的值，中間加 /，例如 { $field }=ST3,SH6/PR5。
readyfence-stance-hands = 局面需要雙方手牌，例如 hands=ST3,SH6/PR5,ST4。
readyfence-stance-squares = squares={ $left }-{ $right }：雙方都要站在第 2 到第 9 格，左方在前，右方在後。
readyfence-stance-stamina = 連同這次擊劍交鋒用掉的，耐力最多是 { $most }。
readyfence-stance-over = score={ $score }：打到 { $to } 分的比賽已經結束。
readyfence-stance-weapons = weapons={ $weapons } 應是 L、I、E 之中的兩個字母，例如 weapons=LI。
readyfence-stance-used = used={ $used }：這時應在 { $least }..{ $most } 之間。
readyfence-stance-phase = { $ruleset } 裡沒有 phase={ $phase }。
readyfence-stance-begun = phase=mulligan 是比賽開始之前：耐力全滿，在起始線上，武器在擊劍線，沒有得分，也沒有棄牌。
readyfence-stance-tied = tie 只用在 tutorial，priority 用在其他模式；這裡是 { $ruleset }。
readyfence-stance-level = 平手後或加時賽時，雙方比分必須相同。
readyfence-stance-period = period={ $period } 應在 { $first } 到 { $last } 之間。
readyfence-stance-quiet = quiet={ $quiet } 最多是 { $most }。
readyfence-stance-timer = 這裡不能是 timer={ $timer }。它是還可以抽的牌數，只有平手之後或比賽開始前才是 0。
readyfence-stance-pool = pool 是加時賽用來抽牌的棄牌，要和 priority 一起用。
readyfence-stance-known = known：{ $item } 應是一張卡，或一張卡加上之後棄掉的張數（最多 { $most }），例如 SH6:1。
readyfence-stance-gone = known：這些卡裡不見的，比之後棄掉的還多。
readyfence-stance-phrase = phrase 與 phase={ $phase } 不合。
readyfence-stance-action = phrase：{ $token } 不是這個模式的行動。
readyfence-stance-refused = phrase：{ $token } 不符合規則：{ $why }。
readyfence-stance-ended = phrase：到 { $token } 就結束了。
readyfence-stance-size = { $seat } 手上應有 1 到 { $most } 張牌，連同已經出的。
readyfence-stance-thrust = { $seat } 手上必須有直刺，比賽開始前必須是黃色的那張：這是基本模式。
readyfence-stance-stuck = 這個局面裡沒有玩家可以行動。
