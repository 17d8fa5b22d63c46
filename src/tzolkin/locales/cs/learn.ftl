# Výuka a slovníček.

## Around the lessons

learn = Naučit se hrát
learn-short = Výuka
learn-how = hrou
learn-lead = Dvanáct krátkých lekcí na skutečné desce, každá asi na minutu. Všechny tahy jsou na vás; nic se nemůže pokazit, všechno lze vrátit.
learn-start = Začít
learn-continue = Pokračovat: { $lesson }
learn-again = Začít znovu
learn-list = Lekce
learn-done = hotovo
learn-progress = Hotové lekce: { $done } z { $all }
learn-lesson = Lekce { $number } z { $all }
learn-step = Krok { $step } z { $all }
learn-next = Dál
learn-next-lesson = Další lekce
learn-skip = Přeskočit
learn-leave = Všechny lekce
learn-help = Otevřít výuku
learn-finish = Dokončit
learn-finished = Teď už znáte celou hru.
learn-finished-how = Zbytek se nejlíp naučíte hraním. Ukažte na cokoli na desce nebo to podržte prstem a samo se to vysvětlí.
learn-play = Hrát hned
learn-elsewhere = I to je dovoleno a vidíte, co by to udělalo. Pro tuto lekci to ale prosím vraťte a držte se textu.
learn-undo = Vrátit to
learn-teacher = Co udělat
learn-rival = { $seat ->
    [1] Ana
    [2] Balam
   *[other] Citlali
  }
problem-no-such-lesson = Taková lekce není.

## 1. Placing

learn-place = Umístěte dělníky
learn-place-welcome = Toto je kalendář. Každé herní kolo se pootočí o jeden zub, tedy o jeden den, a otočí s sebou i pět měst. Hra trvá do dne 26.
learn-place-cities = Každé město je ozubené kolo a na jeho zubech se vezou dělníci. Prstenec kolem ukazuje, co pole nabízejí: Palenque kukuřici, Yaxchilan suroviny, Tikal technologie a budovy, Uxmal obchod, Chichén Itzá pocty.
learn-place-first = V tahu dělníky buď umisťujete, nebo stahujete. Dělník vždy nastupuje na nejnižší volné pole a číslo pole je jeho cena v kukuřici. Umístěte jednoho na kolo Palenque: pole 0 je zadarmo.
learn-place-second = V jednom tahu jich můžete umístit víc. Za druhého připlatíte 1 kukuřici, za třetího 2 a tak dál. Umístěte dalšího na kolo Yaxchilan.
learn-place-end = To stálo 1 kukuřici. Dokud tah neukončíte, můžete všechno vrátit. Teď ho ukončete.
learn-place-turned = Ostatní umístili každý po jednom dělníkovi a pak se kalendář otočil: je den 1. Všichni dělníci se posunuli o jedno pole a nikdo pro to nemusel nic udělat.
learn-place-close = Na nízkých polích tedy dělník stojí málo a na ta lepší ho donese čas. V tom je celé kouzlo hry.

## 2. Waiting and picking up

learn-wait = Počkejte, pak stáhněte
learn-wait-worth = Váš dělník na poli Palenque 1 by teď mohl přinést 3 kukuřice. O pole dál jsou to 4 a na dalších ještě víc. Čekat se vyplácí.
learn-wait-spend = Tah ale nelze vynechat: musíte umisťovat, nebo stahovat. Umístěte posledního dělníka na kolo Tikal a toho v Palenque nechte, kde je.
learn-wait-end = Ukončete tah a nechte den uplynout.
learn-wait-rode = Den 2: váš dělník dojel na pole Palenque 2 a může tam sklidit 4 kukuřice.
learn-wait-pick = Teď ho stáhněte: klikněte na svého dělníka v Palenque.
learn-wait-harvest = Je zpátky u vás a může provést akci svého pole. Vyberte kukuřici z pole 2.
learn-wait-done = Máte o 4 kukuřice víc. V tomto tahu můžete stáhnout i další dělníky, ale ostatní ať se vezou dál. Ukončete tah.
learn-wait-close = Umístit, počkat a pak stáhnout: v dobrém tahu se často vrátí několik dělníků najednou, takže je příště můžete všechny znovu umístit.

## 3. Lower spaces, and free choice

learn-back = Vyberte nižší akci
learn-back-stand = Váš dělník dojel na pole Yaxchilan 4, kde je lebka. Dnes se vám ale víc hodí zlato z pole 3.
learn-back-pick = Stáhněte dělníka z kola Yaxchilan.
learn-back-back = Máte na výběr i každou akci s nižším číslem; každý krok zpět stojí 1 kukuřici. Vezměte si zlato z pole 3.
learn-back-free = Pole 6 a 7 s hvězdou jsou ještě lepší: vyberete si na nich libovolnou akci města a za kroky zpět neplatíte. Nečekejte ale moc dlouho: za polem 7 dělník opustí kolo s prázdnou.
learn-back-again = Můžete stahovat dál. Vezměte dělníka z pole Palenque 6.
learn-back-choose = Vyberte akci 5, nejlepší sklizeň.
learn-back-wood = Kukuřici tu zakrývají stromy. Pokácejte je: dostanete 4 dřeva a kukuřice pod nimi zůstane odkrytá pro toho, kdo přijde po vás. (Les se dá kvůli kukuřici i vypálit, ale to bohové nemají rádi.)
learn-back-end = Zlato a spousta dřeva v jediném tahu. Ukončete ho.
learn-back-close = Dřevo, kámen a zlato jsou vaše suroviny. Platí se jimi za budovy a technologie.

## 4. Corn and the market

learn-market = Kukuřice jsou i peníze
learn-market-corn = Kukuřicí platíte za umisťování dělníků a živíte je. A na poli Uxmal 2 za ni koupíte suroviny: dřevo za 2, kámen za 3, zlato za 4 kukuřice. Za stejnou cenu je tam i prodáte.
learn-market-pick = Stáhněte dělníka z pole Uxmal 2.
learn-market-open = Vejděte na tržiště: akce 2.
learn-market-buy = Znaménkem plus kupte jednu surovinu, kterou chcete. Obchodovat můžete, kolik je libo.
learn-market-leave = Poctivá cena. Až budete mít dost, odejděte z tržiště.
learn-market-end = Ukončete tah.
learn-market-close = O pole dál má Uxmal něco vzácnějšího: čtvrtého dělníka pro vás. Víc dělníků víc udělá, ale všichni chtějí jíst.

## 5. Buildings

learn-build = Stavějte
learn-build-row = V nabídce je vždy šest budov. Nahoře je vidět, co která stojí, dole, co vám přinese: hned a jen jednou. Farmy ale pomáhají až do konce hry.
learn-build-pick = Jedna budova se staví na poli Tikal 2. Stáhněte odtamtud dělníka.
learn-build-open = Vyberte akci 2, budovu.
learn-build-farm = Na ty v zeleném rámečku máte dost. Postavte farmu za 1 dřevo: do konce hry živí jednoho vašeho dělníka.
learn-build-end = Ukončete tah.
learn-build-close = Farma teď leží před vámi a na její místo přišla nová budova. Až v den 13 začne druhý věk, vystřídá všech šest budov šest silnějších.

## 6. Technologies

learn-technology = Zlepšete technologii
learn-technology-tracks = Čtyři technologie zlepšují vaše dělníky do konce hry. První úroveň stojí 1 libovolnou surovinu, druhá 2, třetí 3.
learn-technology-pick = Stáhněte dělníka z pole Tikal 1.
learn-technology-open = Vyberte akci 1, zlepšení jedné technologie.
learn-technology-advance = Zlepšete zemědělství. Bude vás to stát vaše dřevo.
learn-technology-order = Odteď vám každá sklizeň kukuřice dá o 1 víc. Jste pořád na tahu, takže to platí hned: pořadí, v jakém stahujete, je na vás.
learn-technology-again = Teď stáhněte dělníka z pole Palenque 3.
learn-technology-harvest = Vyberte akci 3, sklizeň.
learn-technology-corn = Jedna kukuřice už není pod stromy. Skliďte ji.
learn-technology-end = 5 kukuřic za pole a 1 za zemědělství. Ukončete tah.
learn-technology-close = Kdo na třetí úrovni pokračuje, dostane místo další úrovně bonus vpravo, kolikrát chce, pokaždé za 1 surovinu.

## 7. Temples

learn-temples = Potěšte bohy
learn-temples-gods = Tři chrámy se stupni. Každý hráč má v každém svou značku; čím výš stojí, tím lépe. Malé symboly na stupních jsou dary, čísla jsou body.
learn-temples-pick = Pole Uxmal 1 vás posune o stupeň výš. Stáhněte odtamtud dělníka.
learn-temples-open = Vyberte akci 1: stupeň za 3 kukuřice.
learn-temples-rise = Stoupněte v chrámu podle své volby: hnědý dává na prvním stupni kámen, zelený dřevo.
learn-temples-end = Dnes, v den 7, je Den jídla. Ukončete tah a uvidíte.
learn-temples-paid = Nejdřív všichni nakrmili své dělníky: každý snědl 2 kukuřice. Pak chrámy rozdaly dary, všechny z vašeho stupně i z těch pod ním. Ve dnech 7 a 20 dávají zboží.
learn-temples-close = Ve dnech 13 a 26 dávají místo něj body: číslo na vašem stupni a bonus pro toho, kdo je nejvýš. Bonusy pro oba věky jsou na vrcholu chrámu.

## 8. Skulls

learn-skulls = Křišťálové lebky
learn-skulls-what = Lebky jsou vzácné, je jich jen třináct. Najdete je na poli Yaxchilan 4 a obětujete je v Chichén Itzá, za body a stupeň v chrámu.
learn-skulls-pick = Stáhněte dělníka z pole Yaxchilan 4.
learn-skulls-skull = Vezměte si lebku.
learn-skulls-again = Druhý dělník se už dlouho veze v Chichén Itzá. Stáhněte i jeho.
learn-skulls-offer = Obětujte lebku na poli 3: 6 bodů a stupeň v hnědém chrámu.
learn-skulls-end = Vaše lebka tam zůstane a nikdo už toto pole nepoužije. Ukončete tah.
learn-skulls-close = Chichén Itzá je nejpomalejší a nejbohatší město: poslední oběť vynese 13 bodů. Lebka, kterou si necháte do konce, vynese 3.

## 9. Food Days

learn-food = Nakrmte dělníky
learn-food-need = Dnes je zase Den jídla. Každý dělník sní 2 kukuřice. Máte čtyři dělníky, jednoho živí farma, takže potřebujete 6 kukuřic. Máte jen 2 a každý hladový dělník stojí 3 body.
learn-food-pick = Pomoc je blízko: stáhněte dělníka z pole Palenque 4.
learn-food-open = Vyberte akci 4, sklizeň.
learn-food-harvest = Jedna kukuřice je odkrytá. Skliďte ji, dá vám 7.
learn-food-end = Dost pro všechny. Ukončete tah.
learn-food-fed = Všichni se najedli: ubylo 6 kukuřic a nic jiného.
learn-food-points = Den 13 uzavírá první věk, takže chrámy daly body: 4 za váš stupeň v hnědém, dalších 6, protože tam nikdo není výš, a minus 3 za úplné dno zeleného. Pro vás celkem 7 bodů.
learn-food-close = Pro druhý věk přišly nové budovy. Čekají vás ještě dva Dny jídla, ve dnech 20 a 26; kalendář vždy ukazuje, jak daleko je ten příští.

## 10. The first player, and two days

learn-first = Hrajte jako první
learn-first-space = Toto pole nepatří žádnému městu. Kdo sem umístí dělníka, začíná příští kolo a vezme si kukuřici, která se nashromáždila na kalendáři: jednu za každé kolo, kdy sem nikdo nepřišel.
learn-first-place = Nic to nestojí. Umístěte sem dělníka.
learn-first-end = Ukončete tah. Pak je kukuřice vaše.
learn-first-days = Všichni odehráli a váš dělník je zpátky. Dokud vedle vašeho jména svítí slunce, můžete místo jednoho dne nechat uplynout dva. Vaši dělníci na to stojí dobře: zvolte dva dny.
learn-first-go = Potvrďte to: ukončete tah.
learn-first-rode = Dva dny najednou: je den 12. Dělníci všech hráčů se svezli o dvě pole. Blíž je ovšem i Den jídla!
learn-first-close = Slunce vedle vašeho jména se změnilo v měsíc: podruhé už to nejde, ledaže dosáhnete vrcholu některého chrámu. A nikdo to nesmí udělat, pokud by při tom druhém dni spadl z kola dělník některého hráče.

## 11. Begging

learn-beg = Když dojde kukuřice
learn-beg-empty = Nemáte vůbec žádnou kukuřici. To se stává každému. S nejvýše 2 kukuřicemi můžete žebrat, než v tahu uděláte cokoli jiného.
learn-beg-beg = Žebrejte: budete mít 3 kukuřice, ale jeden z bohů se rozhněvá a v jeho chrámu klesnete o stupeň. V seznamu akcí jsou tři možnosti; ať je to třeba Quetzalcoatl.
learn-beg-place = Teď už si něco můžete dovolit. Umístěte dělníka na kolo Tikal.
learn-beg-more = A posledního kamkoli, pokud na to máte.
learn-beg-end = Ukončete tah.
learn-beg-close = Nejnižší stupeň chrámu stojí na konci věku tolik bodů, kolik udává jeho číslo. Vypalování lesa hněvá bohy úplně stejně. Někdy to za to stojí.

## 12. The end

learn-end = Monumenty a konec
learn-end-last = Den 26: poslední kolo. Ostatní jsou před vámi, ale můžete postavit monument. Monumenty stojí hodně a na konci hry přinášejí body, každý za něco jiného.
learn-end-pick = Monumenty se stavějí na poli Tikal 4. Stáhněte odtamtud dělníka.
learn-end-open = Vyberte akci 4: dvě budovy, nebo jeden monument.
learn-end-monument = Máte šest úrovní technologií a první monument dává 3 body za každou. Postavte ho.
learn-end-end = Ukončete tah; je poslední v této hře.
learn-end-scores = Všichni nakrmili dělníky, chrámy daly body a hra skončila. Zbylé suroviny se proměnily v kukuřici, za 4 kukuřice je bod, za zbylou lebku 3 a váš monument přinesl 18. Vítězíte!
learn-end-close = To je všechno. Umisťování, čekání, stahování, stavění, modlitby, krmení i vítězství už máte za sebou.

## The glossary

glossary = Slovníček
glossary-how = Všechno na stole se samo vysvětlí: na chvíli na to ukažte, podržte to prstem, nebo stiskněte F1, když je to vybrané.
glossary-search = Hledat
glossary-found = { $count ->
    [0] Nic nenalezeno
    [one] { $count } heslo
    [few] { $count } hesla
    [many] { $count } hesla
   *[other] { $count } hesel
  }
glossary-goods = Zboží
glossary-people = Hráči a dělníci
glossary-time = Čas
glossary-cities = Města a jejich pole
glossary-jungle = Džungle
glossary-temples = Chrámy
glossary-technologies = Technologie
glossary-tiles = Druhy dílků
glossary-buildings = Všechny budovy
glossary-monuments = Všechny monumenty
glossary-wealth = Dílky bohatství

term-corn = Kukuřice
term-corn-text = Jídlo i peníze. Platí se jí za umisťování dělníků, za návrat k nižší akci i za stupně v chrámech a každý dělník sní v Den jídla 2. Na konci jsou 4 kukuřice bod.
term-wood = Dřevo
term-wood-text = Surovina na budovy a technologie. Pochází ze stromů v Palenque a z města Yaxchilan; na tržišti za ni dostanete 2 kukuřice.
term-stone = Kámen
term-stone-text = Surovina na budovy, monumenty a technologie. Pochází z města Yaxchilan; na tržišti za ni dostanete 3 kukuřice.
term-gold = Zlato
term-gold-text = Nejdražší surovina, potřebná na svatyně a skoro všechny monumenty. Pochází z města Yaxchilan; na tržišti za ni dostanete 4 kukuřice.
term-resource = Libovolná surovina
term-resource-text = Dřevo, kámen nebo zlato, jak chcete. Kukuřice a lebky suroviny nejsou.
term-skull = Křišťálová lebka
term-skull-text = Najdete ji na poli Yaxchilan 4 a obětujete ji v Chichén Itzá, za body a stupeň v chrámu. V celé hře jich je 13. Pokud vám do konce zůstane, vynese 3 body.
term-vp = Body
term-vp-text = Kdo jich má na konci nejvíc, vítězí. Přinášejí je chrámy, lebky, budovy a monumenty; hladoví dělníci je ubírají.

term-player = Hráč
term-player-text = Všechno, co kdo má: body, zboží, dělníci doma i na kolech, dílky. Malá čísla pod dělníky říkají, kde stojí.
term-worker = Dělník
term-worker-text = Veze se na kole, každý den o pole dál. Majitel ho stáhne, aby provedl akci toho města. Každý začíná se třemi a může jich mít šest; všechny je třeba krmit.
term-neutral = Neutrální dělník
term-neutral-text = Ve dvou nebo třech hráčích zabírají některá pole dělníci, kteří nikomu nepatří. Vezou se s kolem, krouží pořád dokola a nikdy nic nedělají; jen jsou kvůli nim volná pole dražší.
term-first-player = Začínající hráč
term-first-player-text = Zahajuje kolo. Vystřídá ho ten, kdo stojí na poli začínajícího hráče; pokud tam stojí on sám, dostane žeton další hráč po směru hodinových ručiček.
term-light = Světlá strana
term-light-text = Tento hráč může ještě nechat uplynout dva dny najednou, až bude otáčet kalendářem on. Jeho deska se tím obrátí na tmavou stranu.
term-dark = Tmavá strana
term-dark-text = Tento hráč už své dva dny využil. Když dosáhne vrcholu některého chrámu, deska se obrátí zpátky na světlou stranu.
term-begging = Žebrání
term-begging-text = Přede vším ostatním v tahu, s nejvýše 2 kukuřicemi: pak máte 3 kukuřice, ale v jednom chrámu podle své volby klesnete o stupeň.
term-anger = Hněv bohů
term-anger-text = Za žebrání a vypalování lesa klesnete v chrámu o stupeň. Nejnižší stupeň stojí na konci věku body a níž už z něj klesnout nelze.

term-calendar = Kalendář
term-calendar-text = Po každém herním kole se otočí o den a s ním všechna města. Červené zuby jsou Dny jídla. Hra končí po dni 26.
term-first-space = Pole začínajícího hráče
term-first-space-text = Za samotné pole se tu kukuřicí neplatí. Vezmete si všechnu kukuřici z kalendáře, začínáte příští kolo a rozhodnete, o kolik se kalendář otočí.
term-two-days = Dva dny
term-two-days-text = Kdo stojí na poli začínajícího hráče a má světlou stranu, smí nechat uplynout dva dny místo jednoho, ledaže by při druhém z nich spadl z kola dělník některého hráče.
term-food-day = Den jídla
term-food-day-text = Každý dělník potřebuje 2 kukuřice, s farmami méně; každý hladový stojí 3 body. Pak chrámy rozdají odměny.
term-food-day-goods = V tento den dávají zboží: z vašeho stupně a ze všech pod ním.
term-food-day-points = V tento den dávají body: za váš stupeň a bonus pro toho, kdo je nejvýš. Končí jím věk.
term-day = Den { $day }: Den jídla

term-palenque-text = Město kukuřice a dřeva. Vedle leží džungle, z níž se při každé sklizni bere dílek.
term-yaxchilan-text = Město dřeva, kamene, zlata a lebek.
term-tikal-text = Město technologií a budov; jediné, kde se stavějí monumenty.
term-uxmal-text = Město obchodu: stupně v chrámech za kukuřici, tržiště, noví dělníci, budovy za kukuřici.
term-chichen-text = Město obětí: z lebek se tu stávají body a stupně v chrámech. Je větší, takže cesta trvá déle.
term-space-start = Dělník na tomto poli ještě nemá akci. Nejdřív musí popojet.
term-space-free = Odtud si vyberete libovolnou akci tohoto města a za kroky zpět neplatíte. Za posledním polem dělník opustí kolo s prázdnou.
term-palenque-fishing = Jde vždycky: není potřeba žádný dílek.
term-palenque-harvest = Vezměte odkrytý dílek kukuřice a jeho kukuřici, nebo dílek dřeva a jeho dřevo. Nebo vypalte les, abyste se dostali ke kukuřici pod ním, a rozhněvejte boha.
term-yaxchilan-goods = Vezměte si ze zásoby, co je vyobrazeno.
term-yaxchilan-skull = Vezměte si křišťálovou lebku, dokud nějaká v zásobě je.
term-tikal-1 = Zaplaťte tolik surovin, kolik stojí další úroveň, v libovolném složení.
term-tikal-2 = Zaplaťte suroviny uvedené na dílku, vezměte ho z nabídky a získejte, co přináší.
term-tikal-3 = Dvakrát tatáž technologie, nebo dvě různé; platíte za každou úroveň.
term-tikal-4 = Druhá budova je na vás. K monumentu se už žádná budova nestaví.
term-tikal-5 = Po jednom stupni ve dvou různých chrámech.
term-uxmal-1 = V chrámu podle vaší volby.
term-uxmal-2 = Dřevo 2, kámen 3, zlato 4 kukuřice, nákup i prodej, kolikrát chcete.
term-uxmal-3 = Přijde ze zásoby a je hned volný. Víc než šest jich mít nelze.
term-uxmal-4 = 2 kukuřice za každý kus suroviny v ceně a žádné suroviny. Neplatí pro monumenty.
term-uxmal-5 = Zaplatíte také to, co stojí sama akce.
term-chichen-offering = Položte jednu ze svých lebek na prázdné místo. Každé místo lze použít jednou za celou hru.

term-jungle = Džungle
term-jungle-text = Kukuřice pro jedno pole sklizně, tolik dílků, kolik je hráčů. U vyšších polí ji zakrývají stromy; když dílky dojdou, bez zemědělství se tam nic nesklidí.
term-tile-corn = Dílek kukuřice
term-tile-corn-text = Vezmete si ho při sklizni kukuřice a necháte si ho. Jeden z monumentů takové dílky počítá.
term-tile-wood = Dílek dřeva
term-tile-wood-text = Vezmete si ho při sklizni dřeva a necháte si ho. Odkryje se tím kukuřice pod ním. Jeden z monumentů takové dílky počítá.

term-temple = Chrám { $name }
term-temple-text = Ve dnech 7 a 20 dostanete zboží ze svého stupně a ze všech pod ním. Ve dnech 13 a 26 dostanete body za svůj stupeň a kdo je nejvýš, má navíc bonus: v prvním věku { $first } b., ve druhém { $second } b. Kdo se o vedení dělí, dostane polovinu. Na vrcholu může stát jen jeden.

term-agriculture-text = Víc kukuřice z každé sklizně v Palenque.
term-extraction-text = Víc dřeva, kamene a zlata tam, kde je berete na kolech Yaxchilan a Palenque.
term-architecture-text = Lepší a levnější stavění. Neplatí pro monumenty.
term-theology-text = Víc z Chichén Itzá a víc lebek.
term-level = { $technology }, úroveň { $level }
term-bonus = { $technology }, nad úrovní 3
term-level-price = { $price ->
    [one] Stojí { $price } libovolnou surovinu.
    [few] Stojí { $price } libovolné suroviny.
    [many] Stojí { $price } libovolné suroviny.
   *[other] Stojí { $price } libovolných surovin.
  }

term-buildings = Budovy
term-buildings-text = V nabídce jich leží šest a doplňují se na konci tahu. Stavějí se na polích Tikal 2 a 4, nebo za kukuřici na poli Uxmal 4. V den 13 je vystřídají budovy druhého věku.
term-farm = Farma
term-farm-text = Šetří kukuřici každý Den jídla: živí některé vaše dělníky, nebo díky ní všichni jedí méně.
term-civic = Veřejná budova
term-civic-text = Přináší hlavně zlepšení technologií. Jeden z monumentů počítá veřejné budovy.
term-tomb = Hrobka
term-tomb-text = Přináší stupně v chrámech, body a akce navíc. Jeden z monumentů počítá hrobky.
term-shrine = Svatyně
term-shrine-text = Přináší stupně v chrámech a vzácnější technologie; je na ni potřeba zlato nebo kámen. Jeden z monumentů počítá svatyně.
term-monument = Monument
term-monument-text = Staví se na poli Tikal 4 místo dvou budov. Na konci hry přináší body za to, co počítá.
term-stack = Balíček
term-stack-text = Budovy, které se do nabídky ještě nedostaly.
term-wealth = Dílek bohatství
term-wealth-text = Před hrou si každý nechá dva ze čtyř a začíná s tím, co přinášejí.
term-wealth-tile = Na začátek hry: { $gives }.
term-building-text = Cena: { $cost }. Přináší: { $gives }.
term-monument-tile = Cena: { $cost }. Na konci hry: { $worth }.
term-building = { $kind }, { $age ->
    [1] první věk
   *[other] druhý věk
  }
