audatia-lesson-about = 你是這場長劍決鬥的挑戰方，劍術出自六百年前的菲奧雷（Fiore dei Liberi）。這裡不計分：第一個沒有得到應對的擊法、破解技或反制技就結束決鬥。
audatia-lesson-end = 架勢、攻擊、格擋、交劍、破解技、反制技：這就是一次完整的擊劍交鋒。美德和角色的技能決定你在什麼時候可以做什麼；第一場決鬥裡你就會遇到。

audatia-lesson-posta = 雙方暗中選擇架勢。架勢決定你可以用哪些擊法開局。選右貴婦式：劍扛在右肩，有四種擊法可用。
audatia-lesson-posta-well = 架勢亮出來了：你是右貴婦式；對手是左貴婦式，劍在左側。
audatia-lesson-posta-else = 每個架勢都可以選，也各有用處。這一課請選右貴婦式。

audatia-lesson-attack = 正手來自你的右側，反手來自左側。用正手下劈攻擊，從右上方斬下：反手下劈無法格擋它。
audatia-lesson-attack-well = 對手手上沒有能格擋這一擊的牌，決鬥就此結束。只要有一擊沒有得到應對就夠了。
audatia-lesson-attack-else = 這也是攻擊，但反手下劈能格擋它。劍在左側時，正手下劈更難應對。

audatia-lesson-parry = 對手以反手下劈從左上方斬來。卡上寫著什麼能格擋它，你的反手下劈就可以。請格擋。
audatia-lesson-parry-well = 兩劍相交。看看兩張卡的半日輪：這裡合不成完整的日輪，所以是寬距交劍。
audatia-lesson-parry-else = 迅捷占優時可以用同一種擊法反攻，但有風險：對手可能也有一張。先格擋吧。

audatia-lesson-largo = 寬距交劍時，格擋的一方先出手。你格擋了，所以攻擊吧：哪一擊都行。
audatia-lesson-largo-well = 對手已經沒有能格擋的牌。先格擋，再出擊。
audatia-lesson-largo-else = 你可以放過這個機會，但接著就輪到對手了。攻擊吧！

audatia-lesson-sun = 同樣的攻擊再來一次。這回你的反手下劈帶著另外半個日輪。格擋，看看會怎樣。
audatia-lesson-sun-well = 兩個半日輪合成完整的日輪：近身交劍。兩劍在靠近手的地方相交，接下來要用手了。
audatia-lesson-sun-else = 這次請格擋：兩個半日輪會合成完整的日輪。

audatia-lesson-side = 你的剛毅占優，那是大象的力量，所以由你決定近身交劍在哪一側。你的中位鎖臂用在內側。
audatia-lesson-side-well = 雙方的交劍都定在內側。
audatia-lesson-side-else = 可以這樣選，但中位鎖臂不能用在外側。請選內側。

audatia-lesson-remedy = 近身交劍不再打擊，而是用破解技：鎖臂、擒拿、柄頭擊打。打出中位鎖臂。
audatia-lesson-remedy-well = 對手的手臂被鎖住，手上沒有內側的反制技。破解技沒有得到應對，決鬥就結束了。
audatia-lesson-remedy-else = 不出破解技，機會就輪到對手。你手上有一張：打出來。

audatia-lesson-counter = 這次對手快了一步，中位鎖臂已經纏上你的手臂。內側的反制技都能救你，而完美反制會直接獲勝。是哪一張？
audatia-lesson-counter-well = 反制中位鎖正是中位鎖臂的完美反制。你贏得決鬥。
audatia-lesson-counter-else = 這張能救你，因為它也用在內側。但完美反制會立刻獲勝：反制中位鎖。
