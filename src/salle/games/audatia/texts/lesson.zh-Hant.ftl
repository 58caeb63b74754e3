audatia-lesson-about = 你是這場長劍決鬥的挑戰方，劍術出自六百年前的菲奧雷（Fiore dei Liberi）。這裡不計分：第一個沒有得到應對的擊法、破解技或反制技就結束決鬥。
audatia-lesson-end = 架勢、攻擊、格擋、交劍、破解技、反制技：一次交鋒就是這些。美德和角色的技能決定誰在什麼時候可以做什麼；第一場決鬥裡你就會遇到它們。

audatia-lesson-posta = 雙方祕密選擇架勢。架勢決定你可以從那裡打出哪些擊法。選右貴婦式：劍扛在右肩，有四種擊法可用。
audatia-lesson-posta-well = 架勢亮出來了：你是右貴婦式，他是左貴婦式，劍在左側。
audatia-lesson-posta-else = 每個架勢都可以選，也各有用處。這一課請選右貴婦式。

audatia-lesson-attack = 正手來自你的右側，反手來自左側。用正手下劈攻擊，從右上方斬下：反手下劈格擋不了它。
audatia-lesson-attack-well = 他手上沒有能格擋這一擊的牌，決鬥就此結束。一次沒有得到應對的攻擊就夠了。
audatia-lesson-attack-else = 這也是攻擊，但反手下劈能格擋它。正手下劈更難讓他從左側應對。

audatia-lesson-parry = 他以反手下劈從左上方斬來。卡上寫著什麼能格擋它：反手下劈就是其中之一。格擋。
audatia-lesson-parry-well = 兩劍相交。看看兩張卡的半日輪：這裡合不成完整的日輪，所以是寬距。
audatia-lesson-parry-else = 迅捷占優的人可以用同一擊法反攻，但有風險：他可能也有一張。先格擋吧。

audatia-lesson-largo = 寬距交劍之後，格擋的人先出手。攻擊：哪一擊都行。
audatia-lesson-largo-well = 他已經沒有能格擋的牌。格擋之後就是出擊。
audatia-lesson-largo-else = 可以放過這個機會，但接著就輪到他了。出擊！

audatia-lesson-sun = 同樣的攻擊再來一次。這回你的反手下劈帶著另外半個日輪。格擋，看看會怎樣。
audatia-lesson-sun-well = 兩個半日輪合成完整的日輪：近身。兩劍緊緊相交，接下來要用手了。
audatia-lesson-sun-else = 這次請格擋：兩個半日輪會合成完整的日輪。

audatia-lesson-side = 你的剛毅占優，那是大象的力量，所以由你決定近身戰在哪一側。你的中位鎖臂用在內側。
audatia-lesson-side-well = 雙方都在內側。
audatia-lesson-side-else = 可以選，但中位鎖臂不能用在外側。選內側。

audatia-lesson-remedy = 近身戰不再打擊，而是用破解技：鎖臂、擒拿、柄頭擊打。打出中位鎖臂。
audatia-lesson-remedy-well = 他的手臂被鎖住，手上沒有內側的反制技。沒有得到應對的破解技結束決鬥。
audatia-lesson-remedy-else = 不出破解技，機會就輪到他。你手上有一張：打出來。

audatia-lesson-counter = 這次他快了一步，中位鎖臂已經纏上你的手臂。同一側的反制技能救你；專門反制它的那一張則直接獲勝。是哪一張？
audatia-lesson-counter-well = 反制中位鎖正是針對這一招的反制技：完美反制，決鬥是你的。
audatia-lesson-counter-else = 這張能救你，因為它是同一側的。但專門反制它的那一張會立刻獲勝：反制中位鎖。
