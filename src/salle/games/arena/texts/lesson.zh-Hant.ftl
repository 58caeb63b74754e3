arena-lesson-about = 你是競技場裡的決鬥家，對手是巨熊。生命降到零的英雄就落敗，最後站著的人獲勝。雙方從同一副牌庫抽牌。
arena-lesson-end = 裝備有用的物品，攻擊對手應對不了的線，留一張防守牌應付致命的一擊。三到六人的比賽裡，你還要選擇攻擊誰。

arena-lesson-discard = 回合開始時可以換一張牌：棄掉一張，再抽到五張。「躍起」留一張就夠了：棄掉另一張。
arena-lesson-discard-well = 你抽到一張「重擊」，等一下就用得上。
arena-lesson-discard-else = 可以，但「躍起」留一張就夠了。棄掉另一張。

arena-lesson-ready = 空手造成的傷害不多。裝備短劍：只要它擺在你面前，每次攻擊都多 2 點傷害。裝備物品後回合就結束。
arena-lesson-ready-well = 劍已在手。你還空著一隻手，可以拿盾牌或匕首。
arena-lesson-ready-else = 你可以直接進入戰鬥階段，但手上沒有武器。先裝備短劍。

arena-lesson-attack = 現在攻擊：打出「重擊」，線由你選。你自己的 2、短劍的 2，加上牌的 2，一共是 6。
arena-lesson-attack-well = 巨熊沒有能擋那條線的防守牌，失去 6 點生命。打出之前，系統會先幫你算好傷害。
arena-lesson-attack-else = 這也是攻擊，但比較弱。「重擊」傷害 +2，線還由你選。

arena-lesson-defend = 巨熊用大劍攻擊高線：5 點傷害。能擋這條線的防守牌可以化解它：打出「高線格擋」。
arena-lesson-defend-well = 化解了，完全沒有傷害。這張牌用掉了，到自己的回合才會補牌。
arena-lesson-defend-else = 承受也行，還剩 3 點生命。但你手上就有合適的格擋。

arena-lesson-feint = 「佯攻」沒有線，任何格擋都對它無效。有一張牌什麼都能擋：「閃避」。
arena-lesson-feint-well = 佯攻落空了。「閃避」值得留著。
arena-lesson-feint-else = 你不會落敗，但只剩 3 點生命。「閃避」能化解任何攻擊，連「佯攻」也行。

arena-lesson-shield = 巨熊攻擊右線，你沒有能擋這條線的牌。但裝備中的盾牌能化解任何攻擊，由它自己承受傷害。
arena-lesson-shield-well = 圓盾承受了 3 點，耐久還剩 2。還能再用一次。
arena-lesson-shield-else = 承受也行，但你手臂上的盾牌可以替你擋下。

arena-lesson-thrust = 巨熊剩 4 點生命，身上的板甲卻能抵 7 點傷害。「刺擊」無視護甲。任選一條線，結束這場比賽。
arena-lesson-thrust-well = 繞過板甲：6 點傷害，巨熊倒下。你是最後站著的人。
arena-lesson-thrust-else = 大部分傷害會被板甲抵掉。「刺擊」無視護甲。
