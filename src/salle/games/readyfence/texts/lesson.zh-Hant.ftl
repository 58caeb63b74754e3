readyfence-lesson-about = 你是左方的劍手，有一把銳劍和六張卡。刺中一次得一分，先得五分者勝。這是教學模式：擊劍交鋒都從長刺距離開始。
readyfence-lesson-end = 距離、時間、速度：你已經知道擊劍交鋒是怎麼進行的。其他模式還有耐力、更多距離和少見的卡。

readyfence-lesson-distance = 你們之間有兩個空格，任何攻擊都太遠。長刺距離是一個空格。一輪有兩個行動；先用一個前進一格。
readyfence-lesson-distance-well = 中間一個空格：這就是長刺距離。你還有一個行動。
readyfence-lesson-distance-else = 這樣做也可以，但在這裡誰也刺不到誰。先前進一格。

readyfence-lesson-attack = 紅色的卡用來攻擊。以直刺 5 開始擊劍交鋒：卡上的數字就是速度。
readyfence-lesson-attack-well = 對手沒有擋下，這一劍就刺中了：你得一分。雙方回到起始線。
readyfence-lesson-attack-else = 這個主意留到下次。現在出劍：直刺 5。

readyfence-lesson-weapon = 對手在開放誘導，故意露出目標；你在武器交鋒。擊劍線對開放誘導時，直刺 +2：把武器改為擊劍線。
readyfence-lesson-weapon-well = 你的劍尖已經在線上，還有一個行動。
readyfence-lesson-weapon-else = 規則允許，但比較慢。對付開放誘導，擊劍線能讓你的直刺快 2：先改武器位置。

readyfence-lesson-line = 現在出劍：直刺 4 的速度變成 6。
readyfence-lesson-line-well = 4 + 2 = 6。對手的撥擋還擊 4 不夠快。
readyfence-lesson-line-else = 你已經準備好更快的一劍：打出直刺 4。

readyfence-lesson-parry = 對手以速度 5 攻擊。藍色的卡只要不比它慢，就能撥擋：打出撥擋還擊 6。
readyfence-lesson-parry-well = 擋下了，你的還擊也立刻跟上，速度 4。對手沒有應對：你得一分。
readyfence-lesson-parry-else = 讓對手刺中也可以，但你手上有夠快的撥擋。

readyfence-lesson-counter = 對手以速度 4 攻擊。青色的卡可以反攻：比對手快，就換對手要應對你；和對手一樣快，就是同時刺中。選一張。
readyfence-lesson-counter-well = 6 對 4：你先刺到，對手擋不住。
readyfence-lesson-counter-else = 時間差反攻 4 會同時刺中，各得一分。時間差反攻 6 比較快，只有你得分。

readyfence-lesson-dodge = 速度 6，而你手上沒有藍色或青色的卡。沒有卡也能脫身：距離防守。代價是 1 點耐力，還要換掉一張卡。
readyfence-lesson-dodge-well = 退了兩格，對手的劍尖搆不到你。現在要棄掉一張卡。
readyfence-lesson-dodge-else = 不必讓對手刺中。用距離防守。

readyfence-lesson-spend = 棄掉一張卡（牌面朝下），再抽一張。最慢的直刺 3 損失最小。
readyfence-lesson-spend-well = 你換到一張撥擋，對手也結束了這次擊劍交鋒：無人得分。
readyfence-lesson-spend-else = 棄掉這張也行，但最慢的直刺用處最小：棄掉直刺 3。

readyfence-lesson-win = 四比四，下一分決定勝負。對手最多擋得住速度 6，也沒有耐力可以後退。角度刺和攻擊一起打出，速度 +2：和直刺 5 一起打。
readyfence-lesson-win-well = 5 + 2 = 7：比對手手上的每張卡都快。五分到手，你贏了。
readyfence-lesson-win-else = 這一劍對手可能擋得住。加上角度刺，直刺 5 的速度就是 7。
