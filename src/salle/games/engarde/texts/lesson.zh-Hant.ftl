engarde-lesson-about = 你是左方的劍手。手上只有五張 1 到 5 的牌，最要緊的是間距：對手離你幾格。
engarde-lesson-end = 全部就是這些：量距離、攻擊、格擋、還擊。一場比賽先得五次擊中者勝。站在對手剛好搆不到的地方，等間距合你的牌就出劍。

engarde-lesson-advance = 一張牌走的格數和牌面完全相同。靠近一點：用 5 前進。
engarde-lesson-advance-well = 前進五格，並補了一張牌。對手也向你走了 4 格：現在間距是 8。
engarde-lesson-advance-else = 這樣也能走，不過這裡要跨一大步：用 5 前進。

engarde-lesson-measure = 攻擊的牌必須等於間距，而牌最大只有 5。把間距變成 6，對手就搆不到你：前進 2。
engarde-lesson-measure-well = 間距 6，誰也搆不到誰。對手又走了一步，現在離你 5 格。
engarde-lesson-measure-else = 規則允許，但看看留下的間距。5 以內對手可能正好有那張牌；6 就不行了。

engarde-lesson-attack = 間距是 5，你手上有 5：攻擊！
engarde-lesson-attack-well = 對手沒有 5 可以格擋。擊中，這個回合是你的。
engarde-lesson-attack-else = 當然可以移動。但對手已走進你的距離，再等一下你也可能落入對手的距離：用 5 攻擊。

engarde-lesson-strengthen = 間距是 3，你有兩張 3。一次打出兩張：對手就得用兩張合計六點的牌來格擋。
engarde-lesson-strengthen-well = 一和二湊不出六。攻擊越強，越難格擋。
engarde-lesson-strengthen-else = 一張 3 也是攻擊，但單張 3 比較好擋。兩張一起打出。

engarde-lesson-parry = 對手用 4 攻擊。格擋要用同樣張數、同樣總和的牌：這裡就是一張 4。
engarde-lesson-parry-well = 擋住了。而且馬上輪到你，還不用補牌。
engarde-lesson-parry-else = 你可以不擋，有時也別無他法。但你手上有 4：格擋吧。

engarde-lesson-riposte = 間距還是 4，你還有一張 4。格擋之後，一張搆得到的牌就能當場獲勝，對手不能再擋：還擊！
engarde-lesson-riposte-well = 漂亮的還擊。所以兩張相同的牌值得留著。
engarde-lesson-riposte-else = 規則允許，但你看：一張 4 就能當場贏下這個回合。

engarde-lesson-sum = 兩張 3，合計六點。在手牌裡找出兩張合計六點的牌。
engarde-lesson-sum-well = 不一定要是 3；看的是總和與張數。
engarde-lesson-sum-else = 不必被擊中：2 加 4 是六，1 加 5 也是六。

engarde-lesson-retreat = 對手離你 2 格，而且很可能有 2，你卻沒有。每張牌也都能用來後退：退到任何牌都搆不到你的地方。
engarde-lesson-retreat-well = 又在距離之外了。後退只是失去一點距離，不會丟分。
engarde-lesson-retreat-else = 規則允許，但那裡對手還是搆得到你。間距要大於 5：退 4 或 5。

engarde-lesson-showdown = 牌堆只剩一張，你會抽走它：之後雙方攤牌，手上等於間距的牌較多者勝。你有兩張 3，把間距變成 3。
engarde-lesson-showdown-well = 間距 3，你有三張符合，對手一張也沒有：不必攻擊就贏了這個回合。
engarde-lesson-showdown-else = 規則也允許，但回合就要結束了。間距是 3 時你的 3 才算數：前進 1。
