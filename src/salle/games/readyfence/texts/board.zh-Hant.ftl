## 網頁盤面上的字：簡短，與圖畫並列

readyfence-board-square = 第 { $square } 格
readyfence-board-run-off = 界外區
readyfence-board-gap = { $gap ->
    [0] 近距離
    [1] 長刺距離
    [2] 遠距離
   *[other] 相隔 { $gap } 格
}
readyfence-board-target = 先得 { $touches } 分
readyfence-board-priority = 優先權
readyfence-board-quiet = 連續 { $turns } 輪沒有人得分、也沒有人抽牌（滿 { $of } 輪，計時器牌庫少一張）
readyfence-board-actions = 已用行動：{ $used }／{ $of }
readyfence-board-hand = { $count } 張牌
readyfence-board-own = 你的手牌
readyfence-board-phrase = 擊劍交鋒
readyfence-board-last = 上一次擊劍交鋒
readyfence-board-lay = 擊劍交鋒：把選好的牌放在這裡
readyfence-board-more = 再選要搭配的牌
readyfence-board-role-opened = 攻擊
readyfence-board-role-countered = 反攻
readyfence-board-role-parried = 撥擋
readyfence-board-role-parried-bare = 無卡撥擋
readyfence-board-role-riposted = 還擊
readyfence-board-role-glided = 卡劍刺
readyfence-board-role-dodged = 距離防守
readyfence-board-role-renewed = 連續刺
readyfence-board-role-counter-timed = 反反攻
readyfence-board-role-feinted-in-time = 假反攻
readyfence-board-role-joked = 王牌
readyfence-board-role-feinted = 假攻擊
readyfence-board-role-swapped = 換卡
readyfence-board-role-ceded = 回壓撥擋
