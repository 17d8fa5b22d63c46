# A leckék és a szójegyzék.

## Around the lessons

learn = Tanulj meg játszani
learn-short = Tanulás
learn-how = játék közben
learn-lead = Tizenkét rövid lecke igazi táblán, egyenként körülbelül egy perc. Te magad lépsz; semmit sem ronthatsz el, minden visszavonható.
learn-start = Kezdés
learn-continue = Folytatás: { $lesson }
learn-again = Újrakezdés
learn-list = Leckék
learn-done = kész
learn-progress = { $all } leckéből { $done } kész
learn-lesson = Lecke: { $number } / { $all }
learn-step = Lépés: { $step } / { $all }
learn-next = Tovább
learn-next-lesson = Következő lecke
learn-skip = Kihagyás
learn-leave = Minden lecke
learn-help = Leckék megnyitása
learn-finish = Befejezés
learn-finished = Most már az egész játékot ismered.
learn-finished-how = A többit játszva lehet a legjobban megtanulni. Vidd az egeret bármire a táblán, vagy tartsd rajta az ujjad, és megmagyarázza magát.
learn-play = Játék most
learn-elsewhere = Ezt is szabad, és látod is, mi lenne belőle. A lecke kedvéért most vond vissza, és kövesd a szöveget.
learn-undo = Visszavonom
learn-teacher = A teendő
learn-rival = { $seat ->
    [1] Ana
    [2] Balam
   *[other] Citlali
  }
problem-no-such-lesson = Nincs ilyen lecke.

## 1. Placing

learn-place = Helyezd le a munkásaidat
learn-place-welcome = Ez a naptár. Minden körben egy foggal, vagyis egy nappal fordul tovább, és öt várost visz magával. A játék a 26. napig tart.
learn-place-cities = Minden város egy fogaskerék, a munkások pedig a fogain utaznak. A körülötte futó gyűrű mutatja, mit ad egy mező: Palenque kukoricát, Yaxchilan nyersanyagot, Tikal technológiát és épületet, Uxmal kereskedelmet, Chichén Itzá dicsőséget.
learn-place-first = A fordulódban vagy lehelyezel munkásokat, vagy leveszel néhányat. A munkás mindig a legkisebb számú szabad mezőre kerül, és a mező száma az ára kukoricában. Helyezz le egyet Palenquében: a 0. mező ingyenes.
learn-place-second = Ugyanabban a fordulóban többet is lehelyezhetsz. A második 1 kukoricával kerül többe, a harmadik 2-vel, és így tovább. Helyezz le még egyet Yaxchilanban.
learn-place-end = Ez 1 kukoricába került. Amíg be nem fejezed a fordulód, mindent visszavonhatsz. Most fejezd be.
learn-place-turned = A többiek is lehelyeztek egy-egy munkást, aztán fordult a naptár: ez már az 1. nap. Minden munkás egy mezővel előbbre jutott, és senkinek sem kellett tennie érte semmit.
learn-place-close = A munkás tehát az első mezőkön olcsó, a jobbakra pedig elviszi az idő. Ez a játék lelke.

## 2. Waiting and picking up

learn-wait = Várj, aztán vedd le
learn-wait-worth = Palenque 1. mezőjéről a munkásod most 3 kukoricát hozhatna. Eggyel távolabb már 4 jár, a további mezők pedig még többet érnek. Megéri várni.
learn-wait-spend = Passzolni viszont nem lehet: vagy lehelyezel, vagy leveszel. Helyezd le az utolsó munkásodat Tikalban, a palenquei munkást pedig hagyd a helyén.
learn-wait-end = Fejezd be a fordulód, és hadd teljen el a nap.
learn-wait-rode = 2. nap: a munkásod elérte Palenque 2. mezőjét, és ott 4 kukoricát takaríthat be.
learn-wait-pick = Most vedd le: kattints a munkásodra Palenquében.
learn-wait-harvest = Visszatért hozzád, és végrehajthatja a mezője akcióját. Válaszd a 2. mező kukoricáját.
learn-wait-done = 4 kukoricával gazdagabb vagy. Ebben a fordulóban több munkást is levehetnél, de a többi hadd utazzon tovább. Fejezd be a fordulód.
learn-wait-close = Lehelyezel, vársz, aztán leveszel: egy jó forduló gyakran több munkást hoz vissza egyszerre, hogy a következőben mindet újra lehelyezhesd.

## 3. Lower spaces, and free choice

learn-back = Válassz kisebb akciót
learn-back-stand = A munkásod elérte Yaxchilan 4. mezőjét, ahol egy koponya van. Ma azonban inkább a 3. mező aranya kellene.
learn-back-pick = Vedd le a munkást Yaxchilan kerekéről.
learn-back-back = Bármelyik kisebb számú akciót is választhatod; minden lépés visszafelé 1 kukoricába kerül. Vedd el a 3. mező aranyát.
learn-back-free = A csillagos mezők, a 6. és a 7., még jobbak: onnan a város bármelyik akcióját választhatod, és visszalépni ingyen lehet. De ne várj túl sokáig: a 7. mező után a munkás üres kézzel esik le a kerékről.
learn-back-again = Levehetsz többet is. Vedd le a munkást Palenque 6. mezőjéről.
learn-back-choose = Válaszd az 5. akciót, a legjobb betakarítást.
learn-back-wood = Itt fák takarják a kukoricát. Vágd ki őket: 4 fát kapsz, és szabaddá teszel egy földet annak, aki utánad jön. (A kukoricáért fel is égethetnéd őket, de azt az istenek nem szeretik.)
learn-back-end = Arany és jó sok fa egyetlen fordulóban. Fejezd be.
learn-back-close = A fa, a kő és az arany a nyersanyagod. Ezekből lesznek az épületek és a technológiák.

## 4. Corn and the market

learn-market = A kukorica pénz is
learn-market-corn = Kukoricával fizetsz a lehelyezésért, és kukoricával eteted a munkásokat. Uxmal 2. mezőjén pedig nyersanyagot vehetsz érte: a fa 2, a kő 3, az arany 4 kukorica. Ugyanennyiért el is adhatod őket.
learn-market-pick = Vedd le a munkásodat Uxmal 2. mezőjéről.
learn-market-open = Nyisd meg a piacot: 2. akció.
learn-market-buy = Végy egy nyersanyagot a pluszjellel, amelyiket csak szeretnéd. Annyit kereskedhetsz, amennyit akarsz.
learn-market-leave = Tisztességes ár. Ha eleget vettél, távozz a piacról.
learn-market-end = Fejezd be a fordulód.
learn-market-close = Eggyel távolabb Uxmalban valami ritkább vár: egy negyedik munkás. Több munkás többet végez, de enni is mind akar.

## 5. Buildings

learn-build = Építkezz
learn-build-row = Egyszerre hat épület van a kínálatban. Mindegyiken felül áll az ára, alul pedig az, amit ad, azonnal és csak egyszer; a farmok a játék végéig segítenek.
learn-build-pick = Tikal 2. mezőjén egy épület építhető. Vedd le onnan a munkásodat.
learn-build-open = Válaszd a 2. akciót: egy épület.
learn-build-farm = A zöld keretűeket ki tudod fizetni. Építsd fel a farmot 1 fáért: a játék végéig eteti egy munkásodat.
learn-build-end = Fejezd be a fordulód.
learn-build-close = Most már előtted van, a helyére pedig új épület került. Amikor a 13. napon elkezdődik a második kor, mind a hatot erősebbek váltják fel.

## 6. Technologies

learn-technology = Fejlessz technológiát
learn-technology-tracks = Négy technológia teszi ügyesebbé a munkásaidat a játék végéig. Az első szint 1 tetszőleges nyersanyagba kerül, a második 2-be, a harmadik 3-ba.
learn-technology-pick = Vedd le a munkásodat Tikal 1. mezőjéről.
learn-technology-open = Válaszd az 1. akciót, egy technológia fejlesztését.
learn-technology-advance = Fejleszd a földművelést. A fád lesz az ára.
learn-technology-order = Mostantól minden kukorica-betakarítás 1-gyel többet ad. Még tart a fordulód, így ez rögtön számít: te döntöd el, milyen sorrendben veszed le a munkásaidat.
learn-technology-again = Most vedd le a munkásodat Palenque 3. mezőjéről.
learn-technology-harvest = Válaszd a 3. akciót, a betakarítást.
learn-technology-corn = Az egyik földön már nincsenek fák. Takarítsd be a kukoricáját.
learn-technology-end = 5 kukorica a mezőért és 1 a földművelésért. Fejezd be a fordulód.
learn-technology-close = Aki a harmadik szintről fejleszt tovább, az a jobb oldali bónuszt kapja, ahányszor csak akarja, minden alkalommal 1 nyersanyagért.

## 7. Temples

learn-temples = Az istenek kegye
learn-temples-gods = Három templom, lépcsőfokokkal. Mindegyikben mindenkinek van egy jelölője; minél feljebb áll, annál jobb. A fokokon a kis jelek ajándékok, a számok pontok.
learn-temples-pick = Uxmal 1. mezője egy fokkal feljebb visz. Vedd le onnan a munkásodat.
learn-temples-open = Válaszd az 1. akciót: 3 kukoricáért egy lépés fel.
learn-temples-rise = Lépj fel egy választott templomban: az első fokon a barna követ ad, a zöld fát.
learn-temples-end = Ma, a 7. napon Élelemnap van. Fejezd be a fordulód, és meglátod.
learn-temples-paid = Előbb mindenki megetette a munkásait: fejenként 2 kukoricával. Aztán a templomok kiosztották az ajándékaikat: mindazt, ami a fokodon és az alatta lévőkön van. A 7. és a 20. napon javakat adnak.
learn-temples-close = A 13. és a 26. napon viszont pontokat adnak: annyit, amennyi a fokodon áll, és bónuszt annak, aki a legmagasabban van. A két kor bónusza a templom tetején látható.

## 8. Skulls

learn-skulls = Kristálykoponyák
learn-skulls-what = A koponya ritka, összesen tizenhárom van belőle. Yaxchilan 4. mezőjén találsz ilyet, és Chichén Itzában ajánlhatod fel, pontokért és egy lépésért egy templomban.
learn-skulls-pick = Vedd le a munkásodat Yaxchilan 4. mezőjéről.
learn-skulls-skull = Vedd el a koponyát.
learn-skulls-again = A másik munkásod már egy ideje Chichén Itzában utazik. Vedd le azt is.
learn-skulls-offer = Ajánld fel a koponyát a 3. mezőn: 6 pont és egy lépés fel a barna templomban.
learn-skulls-end = A koponyád ott marad, és ezt a mezőt többé senki sem használhatja. Fejezd be a fordulód.
learn-skulls-close = Chichén Itzá a leglassabb és a leggazdagabb város: az utolsó felajánlás 13 pontot ér. Egy koponya, amelyet a végéig megtartasz, 3-at.

## 9. Food Days

learn-food = Etesd a munkásaidat
learn-food-need = Ma megint Élelemnap van. Minden munkás 2 kukoricát eszik. Négy munkásod van, egyet közülük egy farm etet, tehát 6 kukorica kell. Neked csak 2 van, és minden éhes munkás 3 pontba kerül.
learn-food-pick = Közel a segítség: vedd le a munkásodat Palenque 4. mezőjéről.
learn-food-open = Válaszd a 4. akciót, a betakarítást.
learn-food-harvest = Az egyik föld szabad. Takarítsd be róla a 7 kukoricát.
learn-food-end = Mindenkinek elég. Fejezd be a fordulód.
learn-food-fed = Mindenki jóllakott: elfogyott 6 kukorica, más nem veszett el.
learn-food-points = A 13. nap zárja az első kort, ezért a templomok pontokat adtak: 4-et a barna templombeli fokodért, még 6-ot, mert ott senki sincs feljebb, és levontak 3-at, mert a zöldben legalul állsz. Ez neked 7 pont.
learn-food-close = Megérkeztek a második kor új épületei. Még két Élelemnap jön, a 20. és a 26. napon; a naptáron mindig látod, milyen messze van a következő.

## 10. The first player, and two days

learn-first = Legyél kezdőjátékos
learn-first-space = Ez a mező egyik városhoz sem tartozik. Aki ide helyez le munkást, az kezdi a következő kört, és övé a naptáron összegyűlt kukorica: egy minden olyan körért, amelyben senki sem jött ide.
learn-first-place = Nem kerül semmibe. Helyezd ide a munkásodat.
learn-first-end = Fejezd be a fordulód. Utána tiéd a kukorica.
learn-first-days = Mindenki lépett, és a munkásod visszatért. Amíg a neved mellett a napkorong ragyog, egy nap helyett kettővel is léptetheted a naptárt. A munkásaid jól állnak hozzá: válaszd a két napot.
learn-first-go = Erősítsd meg: fejezd be a fordulód.
learn-first-rode = Két nap egyszerre: ez már a 12. nap. Mindenki munkásai két mezővel előbbre jutottak. Az Élelemnap is közelebb van!
learn-first-close = A neved mellett a napkorongból hold lett: többször nem teheted meg, csak ha felérsz egy templom tetejére. És senki sem teheti meg, ha a második naptól valamelyik játékos munkása leesne a kerékről.

## 11. Begging

learn-beg = Ha elfogy a kukorica
learn-beg-empty = Egyáltalán nincs kukoricád. Mindenkivel megesik. Ha legfeljebb 2 kukoricád van, koldulhatsz, a fordulódban minden más előtt.
learn-beg-beg = Koldulj: 3 kukoricád lesz, de egy isten megharagszik, és a templomában egy fokkal lejjebb kerülsz. Az akciók listáján háromféleképpen teheted meg; Quetzalcoatl jó lesz.
learn-beg-place = Most már futja valamire. Helyezz le egy munkást Tikalban.
learn-beg-more = Az utolsót pedig ott, ahol csak akarod, ha ki tudod fizetni.
learn-beg-end = Fejezd be a fordulód.
learn-beg-close = Egy templom legalsó foka a kor végén pontokba kerül, annyiba, amennyi rajta áll. A fák felégetése ugyanígy haragít meg egy istent. Néha megéri.

## 12. The end

learn-end = Emlékművek és a játék vége
learn-end-last = 26. nap: az utolsó kör. A többiek előtted járnak, de építhetsz egy emlékművet. Az emlékmű sokba kerül, és a játék végén ér pontokat, mindegyik másért.
learn-end-pick = Emlékmű Tikal 4. mezőjén építhető. Vedd le onnan a munkásodat.
learn-end-open = Válaszd a 4. akciót: két épület vagy egy emlékmű.
learn-end-monument = Hat technológiai szinted van, és az első emlékmű mindegyikért 3 pontot ad. Építsd fel.
learn-end-end = Fejezd be a fordulód; ez a játék utolsó fordulója.
learn-end-scores = Mindenki megetette a munkásait, a templomok pontokat adtak, és véget ért a játék. A maradék nyersanyagból kukorica lett, 4 kukorica egy pontot ér, egy megtartott koponya 3-at, az emlékműved pedig 18-at hozott. Győztél!
learn-end-close = Ennyi az egész. Lehelyeztél, vártál, levettél, építettél, imádkoztál, etettél és győztél.

## The glossary

glossary = Szójegyzék
glossary-how = Az asztalon minden megmagyarázza magát: vidd rá egy pillanatra az egeret, tartsd rajta az ujjad, vagy nyomd meg az F1 billentyűt, amikor rajta van a fókusz.
glossary-search = Keresés
glossary-found = { $count ->
    [0] Nincs találat
   *[other] { $count } szócikk
  }
glossary-goods = Javak
glossary-people = Játékosok és munkások
glossary-time = Idő
glossary-cities = Városok és mezőik
glossary-jungle = A dzsungel
glossary-temples = Templomok
glossary-technologies = Technológiák
glossary-tiles = Lapkafajták
glossary-buildings = Minden épület
glossary-monuments = Minden emlékmű
glossary-wealth = Minden vagyonlapka

term-corn = Kukorica
term-corn-text = Étel és pénz. Ezzel fizeted a munkások lehelyezését, a visszalépést egy kisebb akcióra és a templomi lépéseket, és Élelemnapon minden munkás 2-t eszik belőle. A végén 4 kukorica egy pontot ér.
term-wood = Fa
term-wood-text = Nyersanyag épületekhez és technológiákhoz. Palenque fáiból és Yaxchilanból származik; a piacon 2 kukoricát ér.
term-stone = Kő
term-stone-text = Nyersanyag épületekhez, emlékművekhez és technológiákhoz. Yaxchilanból származik; a piacon 3 kukoricát ér.
term-gold = Arany
term-gold-text = A legdrágább nyersanyag, a szentélyekhez és szinte minden emlékműhöz kell. Yaxchilanból származik; a piacon 4 kukoricát ér.
term-resource = Bármilyen nyersanyag
term-resource-text = Fa, kő vagy arany, ahogy tetszik. A kukorica és a koponya nem nyersanyag.
term-skull = Kristálykoponya
term-skull-text = Yaxchilan 4. mezőjén található, és Chichén Itzában ajánlható fel, pontokért és egy templomi lépésért. Az egész játékban 13 van. Amelyik a végén még nálad van, 3 pontot ér.
term-vp = Pontok
term-vp-text = Akinek a végén a legtöbb van, az győz. Templomokból, koponyákból, épületekből és emlékművekből származnak; az éhes munkások pontokba kerülnek.

term-player = Játékos
term-player-text = Mindaz, amije valakinek van: pontok, javak, munkások otthon és a kerekeken, lapkák. A munkások alatti kis számok mutatják, hol állnak.
term-worker = Munkás
term-worker-text = Egy keréken utazik, naponta egy mezővel tovább. Gazdája leveszi, hogy végrehajtsa a város egyik akcióját. Mindenki hárommal kezd, és hat lehet neki; mindet etetni kell.
term-neutral = Semleges munkás
term-neutral-text = Két vagy három játékosnál néhány mezőt gazdátlan munkások foglalnak el. Együtt utaznak a többivel, örökké körbejárnak, és sosem cselekszenek; csak drágábbá teszik a szabad mezőket.
term-first-player = Kezdőjátékos
term-first-player-text = Ő kezdi a kört. Aki a kezdőjátékos mezőjén áll, az veszi át a helyét; ha ez maga a kezdőjátékos, a jel az óramutató járása szerint következő játékosé lesz.
term-light = Világos oldal
term-light-text = Ez a játékos még léptetheti egyszerre két nappal a naptárt, amikor ő dönt arról, mennyit forduljon. Ettől a táblája a sötét oldalára fordul.
term-dark = Sötét oldal
term-dark-text = Ez a játékos már felhasználta a két napot. Ha felér egy templom tetejére, a táblája visszafordul a világos oldalára.
term-begging = Koldulás
term-begging-text = A fordulóban minden más előtt, legfeljebb 2 kukoricával: utána 3 kukoricád van, de egy választott templomban egy fokkal lejjebb kerülsz.
term-anger = Az istenek haragja
term-anger-text = A koldulás és a fák felégetése egy templomban egy fokkal lejjebb visz. A legalsó fok a kor végén pontokba kerül, és onnan már nem kerülhetsz lejjebb.

term-calendar = Naptár
term-calendar-text = Minden kör után egy nappal fordul, és vele fordul minden város. A piros fogak az Élelemnapok. A játék a 26. nap után ér véget.
term-first-space = A kezdőjátékos mezője
term-first-space-text = Ezért a mezőért nem kell kukoricát fizetni. Tiéd a naptáron lévő összes kukorica, te kezded a következő kört, és te döntesz, mennyit forduljon a naptár.
term-two-days = Két nap
term-two-days-text = Aki a kezdőjátékos mezőjén áll, és a világos oldala van felül, egy nap helyett kettővel is léptetheti a naptárt, kivéve, ha a második naptól valamelyik játékos munkása leesne a kerékről.
term-food-day = Élelemnap
term-food-day-text = Minden munkásnak 2 kukorica kell, leszámítva azt, amit a farmok megtakarítanak; minden éhesen maradt munkás 3 pontba kerül. Utána a templomok jutalmaznak.
term-food-day-goods = Ezen a napon javakat adnak: azokat, amelyek a fokodon és minden alatta lévő fokon vannak.
term-food-day-points = Ezen a napon pontokat adnak: a fokod pontjait és a bónuszt annak, aki a legmagasabban áll. Ezzel véget ér egy kor.
term-day = { $day }. nap: Élelemnap

term-palenque-text = A kukorica és a fa városa. Mellette terül el a dzsungel, amelynek lapkáit a betakarítások viszik el.
term-yaxchilan-text = A fa, a kő, az arany és a koponyák városa.
term-tikal-text = A technológiák és épületek városa; csak itt lehet emlékművet építeni.
term-uxmal-text = A kereskedés városa: templomi lépés kukoricáért, piac, új munkások, épületek kukoricáért.
term-chichen-text = A felajánlások városa: a koponyákból pontok és templomi lépések lesznek. Nagyobb, és több idő kell hozzá.
term-space-start = Az ezen a mezőn álló munkásnak még nincs akciója. Előbb tovább kell utaznia.
term-space-free = Innen a város bármelyik akcióját választhatod, és a visszalépésért nem fizetsz. Az utolsó mező után a munkás üres kézzel esik le a kerékről.
term-palenque-fishing = Mindig lehetséges: lapka sem kell hozzá.
term-palenque-harvest = Végy el egy kukoricalapkát, amelyet nem takar fa, és vele a kukoricáját, vagy egy falapkát, és vele a fáját. Vagy égesd fel a fákat az alattuk lévő kukoricáért, és haragíts meg egy istent.
term-yaxchilan-goods = Vedd el a készletből, ami itt látható.
term-yaxchilan-skull = Végy el egy kristálykoponyát, amíg van a készletben.
term-tikal-1 = Fizess annyi tetszőleges nyersanyagot, amennyibe a következő szint kerül.
term-tikal-2 = Fizesd ki a lapkán látható nyersanyagokat, vedd el a kínálatból, és kapd meg, amit ad.
term-tikal-3 = Ugyanaz a technológia kétszer, vagy két különböző; mindkettőért fizetsz.
term-tikal-4 = A második épület rajtad múlik. Emlékmű csak egymagában építhető.
term-tikal-5 = Egy-egy lépés fel két különböző templomban.
term-uxmal-1 = Egy választott templomban.
term-uxmal-2 = Fa 2, kő 3, arany 4 kukorica, vételkor és eladáskor, ahányszor csak akarod.
term-uxmal-3 = A készletből jön, és azonnal szabad. Legfeljebb hat lehet.
term-uxmal-4 = Az árában szereplő minden darab nyersanyagért 2 kukorica, nyersanyag viszont nem kell. Emlékműre nem jó.
term-uxmal-5 = Kifizeted azt is, amibe az az akció kerül.
term-chichen-offering = Tedd le egy koponyádat az üres helyre. Minden hely egyszer használható az egész játékban.

term-jungle = Dzsungel
term-jungle-text = Egy betakarító mező földjei, annyi, ahány játékos van. A nagyobb számú mezőkön fák takarják a kukoricát; ha minden lapka elfogyott, ott földművelés nélkül már nincs mit betakarítani.
term-tile-corn = Kukoricalapka
term-tile-corn-text = Kukorica betakarításakor kerül hozzád, és nálad marad. Egy emlékmű ezeket számolja.
term-tile-wood = Falapka
term-tile-wood-text = Fa betakarításakor kerül hozzád, és nálad marad. Szabaddá teszi az alatta lévő kukoricát. Egy emlékmű ezeket számolja.

term-temple = { $name } temploma
term-temple-text = A 7. és a 20. napon megkapod a fokodon és minden alatta lévő fokon látható javakat. A 13. és a 26. napon a fokod pontjait kapod, és a legmagasabban álló játékos bónuszt is: az első korban { $first } pontot, a másodikban { $second } pontot. Akik osztoznak az első helyen, a felét kapják. A csúcson csak egyvalaki állhat.

term-agriculture-text = Több kukorica minden palenquei betakarításból.
term-extraction-text = Több fa, kő és arany amikor Yaxchilanban vagy Palenquében szerzed őket.
term-architecture-text = Jobb és olcsóbb építkezés. Emlékművekre nem érvényes.
term-theology-text = Több haszon Chichén Itzából, és több koponya.
term-level = { $technology }, { $level }. szint
term-bonus = { $technology }, a 3. szinten túl
term-level-price = Ára { $price } tetszőleges nyersanyag.

term-buildings = Épületek
term-buildings-text = Hat van belőlük a kínálatban; a hiányzókat a forduló végén újak pótolják. Tikal 2. és 4. mezőjén épülnek, vagy kukoricáért Uxmal 4. mezőjén. A 13. napon a második kor épületei váltják fel őket.
term-farm = Farm
term-farm-text = Minden Élelemnapon kukoricát takarít meg: eteti néhány munkásodat, vagy mindnek kevesebb is elég.
term-civic = Középület
term-civic-text = Főleg technológiákhoz. Egy emlékmű ezeket számolja.
term-tomb = Síremlék
term-tomb-text = Templomi lépésekhez, pontokhoz és további akciókhoz. Egy emlékmű ezeket számolja.
term-shrine = Szentély
term-shrine-text = Templomokhoz és ritkább technológiákhoz; arany vagy kő kell hozzá. Egy emlékmű ezeket számolja.
term-monument = Emlékmű
term-monument-text = Tikal 4. mezőjén épül, két épület helyett. A játék végén pontokat ér azért, amit számol.
term-stack = Pakli
term-stack-text = Épületek, amelyek még nem kerültek a kínálatba.
term-wealth = Vagyonlapka
term-wealth-text = A játék előtt mindenki megtart kettőt a négyből, és azzal kezd, amit adnak.
term-wealth-tile = A játék kezdetén: { $gives }.
term-building-text = Ára: { $cost }. Ad: { $gives }.
term-monument-tile = Ára: { $cost }. A játék végén: { $worth }.
term-building = { $kind }, { $age ->
    [1] első kor
   *[other] második kor
  }
