## 攻擊

arena-card-attack-high = 高線攻擊
arena-card-attack-high-brief = 高線的攻擊，沒有加成
arena-card-attack-high-game = 這個回合沒有裝備物品的話，可以在戰鬥階段對一名尚未落敗的對手打出，攻擊走高線。「高線格擋」、「俯身」、「閃避」或裝備中的盾牌能化解它。沒有被化解時，傷害是你的基本傷害加上所有裝備中武器的傷害，這張牌本身沒有加成；先扣目標裝備中的護甲，其餘扣生命。
arena-card-attack-high-fencing = 從對手雙手的上方，斬或刺向頭、頸、肩。由上而下的斬擊，德國劍譜稱為 Oberhau，義大利劍譜稱為 fendente。手臂在肩的高度伸得最遠，往下就變短，所以高線攻擊能從比低線更遠的地方發動。
arena-card-attack-high-when = 「高線格擋」和「俯身」已經進了棄牌堆，或目標手牌很少的時候：棄牌堆和各人的手牌張數都是公開的。先裝備武器，之後每次攻擊都更重。
arena-card-attack-high-beats = 實戰中舉起劍身、後退一步，或沉身讓劍從上面過去。遊戲中用「高線格擋」、「俯身」、「閃避」或裝備中的盾牌；能守這條線的牌，種類比左線和右線多。

arena-card-attack-low = 低線攻擊
arena-card-attack-low-brief = 低線的攻擊，沒有加成
arena-card-attack-low-game = 在戰鬥階段對一名尚未落敗的對手打出的低線攻擊；裝備了物品的回合不能打出。「低線格擋」、「躍起」、「閃避」或裝備中的盾牌能化解它。沒有被化解時，把你的基本傷害和所有裝備中武器的傷害加起來，這張牌沒有加成；先扣裝備中的護甲，其餘扣生命。
arena-card-attack-low-fencing = 斬向大腿、膝蓋或小腿，或從手的下方刺入。1361 年維斯比之戰的集體墓穴裡，許多脛骨上留有這樣的斬痕。手臂往下伸就失去距離，頭部也露了出來；德國的劍術大師教人趁這時從上方打過去，稱為「越過」。
arena-card-attack-low-when = 「低線格擋」和「躍起」已經用掉或棄掉，目標又沒有盾牌的時候。高低線輪流攻擊，對手就難以決定該留哪些牌。
arena-card-attack-low-beats = 實戰中收回腿，打他送到面前的頭或手臂。遊戲中用「低線格擋」、「躍起」、「閃避」或裝備中的盾牌。

arena-card-attack-left = 左線攻擊
arena-card-attack-left-brief = 左線的攻擊，沒有加成
arena-card-attack-left-game = 這個回合沒有裝備物品的話，可以在戰鬥階段對一名尚未落敗的對手打出，攻擊走左線。能化解它的只有「左線格擋」、「閃避」和裝備中的盾牌，這條線沒有別的防守牌。沒有被化解時，目標受到你的基本傷害加上所有裝備中武器的傷害，這張牌不另外增加；先扣護甲，再扣生命。
arena-card-attack-left-fencing = 橫過中路，斬向側腹、手臂或頭側。右手持劍者的正手斬，義大利文叫 mandritto，會落在面對面的對手左側。遊戲不問是誰的左邊：攻擊和格擋只要同名就行。
arena-card-attack-left-when = 不清楚對手手上有什麼的時候，隨時可用，因為「俯身」和「躍起」都擋不了它。棄牌堆裡已經有「左線格擋」時最好。
arena-card-attack-left-beats = 實戰中用劍身的強部封住那一側，或踏出斬擊的弧線。遊戲中用「左線格擋」、「閃避」或裝備中的盾牌。

arena-card-attack-right = 右線攻擊
arena-card-attack-right-brief = 右線的攻擊，沒有加成
arena-card-attack-right-game = 右線的攻擊，同一回合沒有裝備物品時，在戰鬥階段對一名尚未落敗的對手打出。「右線格擋」、「閃避」或裝備中的盾牌能化解它，其他的牌都不行。沒有被化解時，傷害是你的基本傷害與所有裝備中武器的傷害之和，這張牌的加成是 0；護甲扣完才扣生命。
arena-card-attack-right-fencing = 對右手持劍者來說，這是反手斬，義大利文叫 roverso：手臂先橫收在身前，隨著劍出去而展開。擊劍者把持劍手那一側叫外側，另一側叫內側。在外側，最近的目標是前臂和手。
arena-card-attack-right-when = 對手已經打出「右線格擋」，或手牌不多的時候。它和左線一樣，不能靠「俯身」或「躍起」躲過，適合當第一次攻擊。
arena-card-attack-right-beats = 實戰中把手稍微向外帶，讓斬擊滑開，或站在搆不到的地方。遊戲中用「右線格擋」、「閃避」或裝備中的盾牌。

arena-card-mighty-blow = 重擊
arena-card-mighty-blow-brief = 由你指定線，傷害 +2
arena-card-mighty-blow-game = 這個回合沒有裝備物品的話，可以在戰鬥階段對一名尚未落敗的對手打出；目標應對之前，由你指定高、低、左、右其中一條線。它和該線的其他攻擊一樣被化解：該線的格擋、高線時的「俯身」、低線時的「躍起」、「閃避」或裝備中的盾牌。沒有被化解時，傷害是你的基本傷害、所有裝備中武器的傷害，再加上 +2 的加成；先扣護甲，再扣生命。用盾牌化解時，盾牌的耐久減少同樣的數值。
arena-card-mighty-blow-fencing = 肩、胯和一整步的力量都放進去的一擊。力量大了，時間就慢了：劍要先往後拉，打空之後也回得慢。歸於利希特瑙爾（Liechtenauer）名下的長劍口訣，把依賴蠻力的人叫作野牛，並用斜視斬（Schielhau）對付這種打法。
arena-card-mighty-blow-when = 能一擊決定勝負、目標手牌少又沒有盾牌，或必須打壞堅固的盾牌時。指定一條你看過防守牌已經打掉的線。
arena-card-mighty-blow-beats = 實戰中退一步，等它過去再打進空隙。遊戲中用所指定那條線的防守牌、「閃避」或裝備中的盾牌，盾牌的耐久只剩 1 也行。

arena-card-feint = 佯攻
arena-card-feint-brief = 沒有線，只有「閃避」或盾牌能化解
arena-card-feint-game = 沒有線的攻擊，這個回合沒有裝備物品的話，可以在戰鬥階段對一名尚未落敗的對手打出。任何格擋、「俯身」和「躍起」都不能應對它，只有「閃避」或裝備中的盾牌能化解。沒有被化解時，傷害是你的基本傷害加上所有裝備中武器的傷害，加成是 0；先扣裝備中的護甲，再扣生命。
arena-card-feint-fencing = 認真地向一處發動，等防守移過去，就改在另一處完成的一擊。德國的長劍口訣把這樣的招式叫作 Fehler，大致是落空之擊的意思。它靠的是對手的習慣：不起反應的人，引也引不開。
arena-card-feint-when = 對手手牌很多、沒有盾牌，普通攻擊多半會被格擋的時候。裝備了重武器，棄牌堆裡又看得到「閃避」，效果最好。
arena-card-feint-beats = 實戰中保持距離、耐心等待，或趁他的第一個動作打進去。遊戲中只有「閃避」或裝備中的盾牌。

arena-card-thrust = 刺擊
arena-card-thrust-brief = 由你指定線，無視護甲
arena-card-thrust-game = 這個回合沒有裝備物品的話，可以在戰鬥階段對一名尚未落敗的對手打出，並在他應對之前指定線。該線的格擋、高線時的「俯身」、低線時的「躍起」、「閃避」或裝備中的盾牌能化解它。沒有被化解時，你的基本傷害加上所有裝備中武器的傷害直接扣生命，沒有加成；護甲既不能抵擋，也不耗損。
arena-card-thrust-fencing = 劍刃對鎖子甲作用很小，對板甲幾乎沒有，所以劍尖要找甲片之間的地方：面甲的縫、腋下、手掌、肘彎、胯下。穿著護甲的人用左手握住自己劍身的中段，這叫半劍，像短矛一樣把劍尖送進去。
arena-card-thrust-when = 目標的護甲還很完整，而你裝備了最重的武器時。對手沒有護甲的話，它仍是可以任選一條線的攻擊。
arena-card-thrust-beats = 實戰中輕輕一碰就能把劍尖撥開，踏離一小步也能避過。遊戲中用所指定那條線的防守牌、「閃避」或裝備中的盾牌；護甲沒有用。

## 防守

arena-card-parry-high = 高線格擋
arena-card-parry-high-brief = 化解高線的攻擊
arena-card-parry-high-game = 你成為高線攻擊的目標時，在別人的回合打出，作為你唯一的應對：可以對「高線攻擊」，也可以對指定高線的「重擊」或「刺擊」。攻擊被化解，不論傷害多大都不造成傷害。它不能應對其他線和「佯攻」；要到你自己的抽牌階段才會補牌。
arena-card-parry-high-fencing = 護手舉到額前，劍身橫在頭的上方，讓斬擊落在靠近護手的強部。軍刀擊劍稱為第五防守（quinte），英國的劍手稱為聖喬治式。劍身要夠靠前，否則斬擊仍然會打到頭。
arena-card-parry-high-when = 高線攻擊來了，而你想留著「閃避」、不讓盾牌耗損的時候。手上還有「俯身」的話，棄牌階段可以考慮棄掉這張。
arena-card-parry-high-beats = 實戰中先威脅上面再打下面，因為手臂舉起，側腹和腿就露出來了。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-parry-low = 低線格擋
arena-card-parry-low-brief = 化解低線的攻擊
arena-card-parry-low-game = 守低線的牌，有人對你打出「低線攻擊」，或指定低線的「重擊」或「刺擊」時，在他的回合打出。它是你對那次攻擊唯一的應對，攻擊便完全不造成傷害。它不能應對「佯攻」和走其他線的攻擊；要到你下一個抽牌階段才會補牌。
arena-card-parry-low-fencing = 手放低，劍尖下垂，用劍身擋住通往腰胯和大腿的路；今天的形式是軍刀的第二防守（seconde）和鈍劍的第八防守（octave）。對付斬向小腿的攻擊，許多教砍劈刀劍的師父寧可把腿收回，從上方打過去，因為高處的目標更快打到。
arena-card-parry-low-when = 低線攻擊來了，手上沒有「躍起」，而「閃避」最好留著的時候。沒有盾牌的話，更應該留一張。
arena-card-parry-low-beats = 實戰中先威脅下面，趁他劍尖下垂時改斬頭部。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-parry-left = 左線格擋
arena-card-parry-left-brief = 化解左線的攻擊
arena-card-parry-left-game = 在別人的回合打出，化解對你的左線攻擊：「左線攻擊」，或指定左線的「重擊」或「刺擊」。一次攻擊只能作一個應對，用了這張，攻擊就不造成傷害。它對其他線和「佯攻」都沒有用，要到你自己的回合抽牌時才會補上。
arena-card-parry-left-fencing = 右手持劍者用第四防守（quarte）封住左側：手橫過身前，劍尖保持朝上，以劍身的強部迎上對手的弱部。手只移到身體的邊緣為止。追著攻擊移得更遠，只會打開另一側。
arena-card-parry-left-when = 左線攻擊來的時候；除了這張，只有「閃避」或盾牌能用。所以棄掉最後一張之前，要多想一想。
arena-card-parry-left-beats = 實戰中趁格擋的劍還在橫移，從下面繞到另一側。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-parry-right = 右線格擋
arena-card-parry-right-brief = 化解右線的攻擊
arena-card-parry-right-game = 守右線的牌，你成為「右線攻擊」，或指定右線的「重擊」或「刺擊」的目標時，在別人的回合打出。作為你唯一的應對，它化解那次攻擊，不造成傷害。它不適用於其他線和「佯攻」；到你下一個抽牌階段之前，手牌就少一張。
arena-card-parry-right-fencing = 對右手持劍者來說這是外側，鈍劍和銳劍用第六防守（sixte），軍刀用第三防守（tierce）封住。手肘不動，手向外移幾指寬就夠。劍本來就在這一側，所以這個格擋又短又快。
arena-card-parry-right-when = 右線攻擊來了，而你想把「閃避」和盾牌留給更糟的情況時。「俯身」和「躍起」都不能代替它，不要輕易棄掉。
arena-card-parry-right-beats = 實戰中換到內側刺入，因為手向外移就打開了那裡。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-duck = 俯身
arena-card-duck-brief = 從高線的攻擊下面躲過
arena-card-duck-game = 你成為高線攻擊的目標時，在別人的回合打出：可以對「高線攻擊」，也可以對指定高線的「重擊」或「刺擊」。作為你唯一的應對，它化解那次攻擊，不造成傷害，效果等於「高線格擋」。它不能應對其他線和「佯攻」。
arena-card-duck-fencing = 屈膝沉身，讓劍從頭上過去，眼睛一直看著對手。現代擊劍規則允許這樣做，沒有持劍的手碰到地面也可以。義大利的 passata sotto 則是用空手撐地，從攻擊下面俯過去，同時刺出。
arena-card-duck-when = 高線攻擊來了，在動用「閃避」之前先用它。手上還有「高線格擋」的話，留一張就好，空出位置給守其他線的牌。
arena-card-duck-beats = 實戰中用落點比看起來更低的斬擊，因為蹲下的人邁不開步。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-jump = 躍起
arena-card-jump-brief = 從低線的攻擊上面躍過
arena-card-jump-game = 守低線的牌，你成為「低線攻擊」，或指定低線的「重擊」或「刺擊」的目標時，在別人的回合打出。它和「低線格擋」一樣化解攻擊，不造成傷害；這就是你唯一的應對。它不能用來應對「佯攻」或走其他線的攻擊。
arena-card-jump-fencing = 把雙腳收起，躍過掃向腿部的斬擊，冰島薩迦裡的戰士不只一次這樣做。人在空中不能邁步，也不能改變方向，落地的位置很容易料到。把受威脅的腿收回來，作用相同，風險更小。
arena-card-jump-when = 低線攻擊來了，而你想省下「閃避」或盾牌的耐久時。手上還有「低線格擋」的話，可以棄掉其中一張。
arena-card-jump-beats = 實戰中等他落地，或斬向身體的高度。遊戲中用走其他線的攻擊，或「佯攻」。

arena-card-dodge = 閃避
arena-card-dodge-brief = 化解任何攻擊，包括「佯攻」
arena-card-dodge-game = 你成為攻擊的目標時，在別人的回合打出的防守牌，不論攻擊走哪條線；沒有線的「佯攻」也能化解。攻擊不造成傷害，你的盾牌和護甲也不耗損。它是你對那次攻擊唯一的應對；要到你自己的抽牌階段才會補牌。
arena-card-dodge-fencing = 身體離開武器所指的地方：退到搆不到之處、移到旁邊，或繞著對手走。義大利的細劍把它和刺擊合成 inquartata：後腳向側面擺出，身體轉離劍尖。西班牙的一派則教人沿著畫在兩人之間的圓走步。
arena-card-dodge-when = 留給「佯攻」、「重擊」，或會使你落敗的一擊。手上有合適的格擋、「俯身」或「躍起」，就先用那些。
arena-card-dodge-beats = 實戰中跟著他的腳步追擊，或逼到他背後無路可退。遊戲中沒有攻擊能勝過它；但每張只能救你一次，對手多的時候，下一次攻擊可能在你補牌之前就來。

## 武器

arena-card-dagger = 匕首
arena-card-dagger-brief = 武器，單手，傷害 +1
arena-card-dagger-game = 單手武器：在裝備階段裝備，這個回合隨即結束，不能攻擊。裝備期間，你的每次攻擊傷害 +1；所有裝備中武器的傷害一併相加。它不會耗損，一直留到你卸下它或落敗為止。沒有空著的手時，必須先卸下別的物品。
arena-card-dagger-fencing = 中世紀晚期的圓盤匕首（rondel dagger）刃身又硬又窄，用來刺護甲的縫隙，也用於劍嫌太長的貼身扭鬥。菲奧雷的劍譜用很長的篇幅講匕首，大半在教怎樣制住握匕首的手。後來它與細劍搭配，拿在左手，用來格擋。
arena-card-dagger-when = 一隻手空著又沒有更重的武器時，或與短劍、戰斧一起用。在遊戲初期，每次攻擊多一點，累積起來就不少。
arena-card-dagger-beats = 實戰中靠距離：武器較長的人不必讓它靠近。遊戲中花一個回合只換來一點傷害，這一點又會先被護甲抵去；攻擊被化解時，它也沒有作用。

arena-card-short-sword = 短劍
arena-card-short-sword-brief = 武器，單手，傷害 +2
arena-card-short-sword-game = 在裝備階段裝備，那個回合就不能攻擊；占你兩隻手中的一隻。之後你的攻擊傷害 +2，並與其他裝備中武器的傷害相加。它不會耗損，只在你卸下它或落敗時離開。
arena-card-short-sword-fencing = 刃長約半公尺，在人群中靈活，適合配盾牌使用。最有名的是羅馬短劍（gladius）：寬刃也善於斬，但主要是從大盾後面用劍尖刺。這樣的長度，要在彼此伸手可及的距離裡戰鬥。
arena-card-short-sword-when = 只要空得出一個不攻擊的回合，就早點裝備。另一隻手還能拿盾牌，或再拿一件武器，傷害相加。
arena-card-short-sword-beats = 實戰中用更長的武器，讓它進不了距離。遊戲中攻擊一被化解，它的傷害就落空；用來裝備的回合也不能攻擊。

arena-card-war-axe = 戰斧
arena-card-war-axe-brief = 武器，單手，傷害 +2
arena-card-war-axe-game = 單手武器，裝備期間你的攻擊傷害 +2。裝備它要用掉裝備階段並結束回合，而且要有一隻空著的手。兩件單手武器可以同時裝備，傷害都計算；武器一概不會耗損。
arena-card-war-axe-fencing = 戰鬥用的斧頭，斧刃比劈柴的更薄、更輕。重量集中在柄的前端，以它的大小來說打擊很重；斧刃的下角還能鉤住盾緣、手腕或腿。代價是打空之後回得較慢。
arena-card-war-axe-when = 在初期裝備，另一隻手拿盾牌；或與另一件武器並用，更快打壞盾牌。數值與短劍相同。
arena-card-war-axe-beats = 實戰中讓斧頭揮過去，趁它回來之前踏進。遊戲中攻擊被化解就毫無作用，護甲也會先抵去它的傷害。

arena-card-spear = 長矛
arena-card-spear-brief = 武器，雙手，傷害 +3
arena-card-spear-game = 它占兩隻手，所以要先卸下其他裝備中的武器和盾牌才能裝備；卸下和裝備可以在同一個裝備階段進行，之後回合就結束。裝備期間，你的攻擊傷害 +3。它不影響你能攻擊誰，也不會耗損。
arena-card-spear-fencing = 古代和中世紀的軍隊裡，多半以矛最為普遍：便宜、易學，又比任何劍都長。雙手持矛，後手稍微一動，矛尖就能改變高低左右。對手一旦越過矛尖，長度反而成了累贅。
arena-card-spear-when = 兩手空空，並打算在接下來的回合攻擊的時候。對有護甲或盾牌的目標，每次攻擊都感覺得到這 3 點。
arena-card-spear-beats = 實戰中把矛桿打開，衝進去。遊戲中拿著它就不能裝備盾牌，只能用手牌應對攻擊，不然就得承受。

arena-card-war-hammer = 戰鎚
arena-card-war-hammer-brief = 武器，雙手，傷害 +3
arena-card-war-hammer-game = 雙手武器，裝備期間你的每次攻擊傷害 +3。先卸下手上的東西，再在裝備階段裝備它，回合隨即結束。它對護甲和盾牌的作用與其他傷害一樣，一點抵一點；它本身不會耗損。
arena-card-war-hammer-fencing = 板甲時代的武器：小小的鋼製鎚面把整個打擊集中在一處，使甲片凹陷，震力傳到後面的身體。另一面的鳥喙用來鉤拉和穿刺。步戰用的長柄款與長柄戰斧（poleaxe）是近親，用雙手揮動。
arena-card-war-hammer-when = 對手穿上鎖子甲或板甲，而你沒有更好的辦法時。手上有幾張攻擊牌可以接著用，最划算。
arena-card-war-hammer-beats = 實戰中退開讓它揮過，再跟著貼近。遊戲中沒有手可以拿盾牌；而且格擋擋得下匕首，也一樣擋得下戰鎚。

arena-card-great-sword = 大劍
arena-card-great-sword-brief = 武器，雙手，傷害 +4
arena-card-great-sword-game = 它占兩隻手，裝備期間你的攻擊傷害 +4。裝備中的其他武器和盾牌必須先在裝備階段開始時卸下；裝備它之後，回合就結束。它不會耗損，一直留到你卸下它或落敗為止。
arena-card-great-sword-fencing = 十六、十七世紀有立起來高及胸口甚至額頭的劍：德國的雙手劍、義大利的 spadone、伊比利半島的 montante。多數重 2 到 4 公斤，比看起來輕。montante 的劍譜教人用寬大連綿的斬擊同時擋住幾個對手，不論在街上、船上，或在所保護的人身邊。
arena-card-great-sword-when = 可以不靠盾牌的時候：兩件好的單手武器要兩個回合才有的傷害，它一個回合就有。接著趁別人還沒裝備好，每個回合都攻擊。
arena-card-great-sword-beats = 實戰中用狹窄的地方，或貼進它的弧線之內。遊戲中「閃避」、合適的防守牌或任何盾牌都能把它完全化解，而拿大劍的人自己沒有盾牌。

## 盾牌

arena-card-buckler = 小圓盾
arena-card-buckler-brief = 盾牌，單手，耐久 3，能化解任何攻擊
arena-card-buckler-game = 單手盾牌，在裝備階段裝備，那個回合就不能攻擊。裝備期間，可以用它應對任何對你的攻擊，包括「佯攻」，只要它還在，次數不限。這時由它吸收傷害：耐久從 3 起，減去攻擊方的全部傷害，到零或以下就損毀，但攻擊仍然被化解。有幾面盾牌時，由你選用哪一面；盾牌離場之後，受過的損傷不再計算。
arena-card-buckler-fencing = 小型的盾牌，多半是圓的，直徑 20 到 40 公分，手握在中央凸起的盾心後面。向前伸出，能遮住持劍的手，並在靠近劍根處封住對手的劍。歐洲現存最古老的劍術書是十四世紀初的 I.33 手稿，全書只教劍與小圓盾。
arena-card-buckler-when = 手上的防守牌少時裝備它，另一隻手拿單手武器。小的攻擊用牌應付，把它最後一點耐久留給真正會痛的一擊。
arena-card-buckler-beats = 實戰中先用威脅把它引開，再打腿。遊戲中重武器一擊就能使它損毀，不過那一擊仍然被化解。

arena-card-round-shield = 圓盾
arena-card-round-shield-brief = 盾牌，單手，耐久 5，能化解任何攻擊
arena-card-round-shield-game = 占一隻手、耐久 5 的盾牌，裝備它就結束回合。它能應對任何對你的攻擊，不論有沒有線，攻擊便被化解。你本來會受到的傷害從它的耐久扣除；剩下的留待下一次攻擊，到零或以下盾牌就損毀，不會有傷害轉到你身上。
arena-card-round-shield-fencing = 維京時代的盾牌用薄木板拼成，直徑大多 80 到 90 公分，握把在鐵製盾心的後面。它能推、能轉、能打，不只是舉著不動。它本來就是消耗品：《科爾馬克薩迦》的決鬥規則讓每人用三面盾牌。
arena-card-round-shield-when = 在初期，攻擊還弱、它能多擋幾次的時候；另一隻手可以拿劍或斧。對手越多，它越有價值。
arena-card-round-shield-beats = 實戰中鉤住盾緣，或從下面打進去。遊戲中武器和「重擊」很快就把它耗盡；也可以等持盾的人為了雙手武器而卸下它。

## 護甲

arena-card-leather = 皮甲
arena-card-leather-brief = 護甲值 3，先於生命扣除
arena-card-leather-game = 在裝備階段裝備的護甲，裝備後回合就結束；它不占手。沒有被化解的攻擊，傷害先由它抵去，總共 3 點，其餘扣你的生命；減到零就損毀。護甲一次只能有一件：裝備新的，就棄掉這件，不論有沒有耗損。「刺擊」和觀眾躁動都不受它影響。
arena-card-leather-fencing = 皮革浸泡加熱後會變硬定型，稱為 cuir bouilli，用來做手臂和腿部的護具、馬匹的護甲和比武用具。在中世紀的歐洲，用皮革做身甲並不像故事裡那麼常見，便宜又普遍的是絎縫的麻布甲。到了十七世紀，騎兵常穿厚皮外衣（buff coat）。
arena-card-leather-when = 有多餘的回合又沒有更好的護甲時，尤其在重武器出現之前。身上的護甲剩得比它多，就不要換上它。
arena-card-leather-beats = 實戰中用有力的刺擊，或打它沒遮住的地方。遊戲中一次強力的攻擊就把它耗盡，「刺擊」則完全無視它。

arena-card-mail = 鎖子甲
arena-card-mail-brief = 護甲值 5，先於生命扣除
arena-card-mail-game = 護甲值 5，在裝備階段裝備，那個回合就不能攻擊；雙手不受影響。沒有被化解的攻擊先耗損它，才輪到生命，超出的部分扣生命。減到零就損毀；裝備任何新的護甲，都會取代它。它擋不住「刺擊」，也擋不住觀眾躁動時失去的生命。
arena-card-mail-fencing = 鐵環編成的甲，一般每個環與另外四個相扣，在歐洲大多用鉚釘封口。它很能擋斬擊，又能隨身體活動，但受打擊時會凹陷，所以要配著軟墊的衣服穿。從西元前最後幾個世紀起，一直用到中世紀之後。
arena-card-mail-when = 在最初幾輪，或拿著雙手武器、因此沒有盾牌的時候。皮甲快要耗盡時，也可以換上它。
arena-card-mail-beats = 實戰中用又窄又硬的尖端撐破鐵環，或用不必破環的戰鎚。遊戲中用「刺擊」，或一再攻擊，因為護甲不會修復。

arena-card-plate = 板甲
arena-card-plate-brief = 護甲值 7，先於生命扣除
arena-card-plate-game = 護甲值 7：在裝備階段裝備，那個回合不能攻擊，也不占手。沒有被化解的傷害先從它扣除，扣完就損毀，超出的部分扣你的生命。它取代原有的護甲，舊的棄掉。「刺擊」無視它，觀眾躁動時失去的生命也是。
arena-card-plate-fencing = 十五世紀的全身板甲重約 20 到 25 公斤，分散在全身；穿慣的人能跑、能上馬，倒地也站得起來。沒有劍能把它斬開。穿著它的戰鬥，靠刺入縫隙的尖端、沉重的長柄武器和摔角決定勝負。
arena-card-plate-when = 只要空得出一個回合，越早越好。穿上之後，小的攻擊可以承受，把防守牌留給會傷到生命的攻擊。
arena-card-plate-beats = 實戰中用半劍、戰鎚，或把人摔倒在地。遊戲中「刺擊」能繞過它，重武器能把它耗盡。

## 英雄

arena-hero-bear = 巨熊
arena-hero-bear-brief = 生命十一，傷害一
arena-hero-bear-line = 魁梧、沉默、難以撼動；走上競技場的沙地，就像走在自家的地上。

arena-hero-veteran = 老兵
arena-hero-veteran-brief = 生命十，傷害一
arena-hero-veteran-line = 至今每一場戰爭都活著回來，相信好的守勢勝過好的運氣。

arena-hero-squire = 侍從
arena-hero-squire-brief = 生命十，傷害一
arena-hero-squire-line = 多年來替騎士扛著兵器；今天，這些兵器第一次不是為了別人。

arena-hero-corsair = 私掠者
arena-hero-corsair-brief = 生命十，傷害一
arena-hero-corsair-line = 在濕滑的甲板上學會戰鬥，那裡沒有後退的餘地。

arena-hero-duelist = 決鬥家
arena-hero-duelist-brief = 生命八，傷害二
arena-hero-duelist-line = 身形精瘦，出手精準；只找一個破綻，也等得起。

arena-hero-berserker = 狂戰士
arena-hero-berserker-brief = 生命八，傷害二
arena-hero-berserker-line = 在門口甩下斗篷，門再打開之前，不數身上的傷。
