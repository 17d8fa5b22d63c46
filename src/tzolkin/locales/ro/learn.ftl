# Lecțiile și glosarul.

## Around the lessons

learn = Învață jocul
learn-short = Învață
learn-how = jucând
learn-lead = Douăsprezece lecții scurte pe o tablă adevărată, cam un minut fiecare. Mutările le faci chiar tu; n-ai ce strica, totul se poate anula.
learn-start = Începe
learn-continue = Continuă: { $lesson }
learn-again = Ia-o de la capăt
learn-list = Lecții
learn-done = gata
learn-progress = { $done } din { $all } lecții terminate
learn-lesson = Lecția { $number } din { $all }
learn-step = Pasul { $step } din { $all }
learn-next = Înainte
learn-next-lesson = Lecția următoare
learn-skip = Sari
learn-leave = Toate lecțiile
learn-help = Deschide lecțiile
learn-finish = Încheie
learn-finished = Acum știi tot jocul.
learn-finished-how = Restul se învață cel mai bine jucând. Du cursorul pe orice lucru de pe tablă sau ține degetul apăsat pe el, și se explică singur.
learn-play = Joacă acum
learn-elsewhere = Și asta e permis și vezi ce ar face. Pentru lecția aceasta, te rog să anulezi și să urmezi textul.
learn-undo = Anulează
learn-teacher = Ce e de făcut
learn-rival = { $seat ->
    [1] Ana
    [2] Balam
   *[other] Citlali
  }
problem-no-such-lesson = Nu există o astfel de lecție.

## 1. Placing

learn-place = Plasează-ți muncitorii
learn-place-welcome = Acesta e calendarul. În fiecare rundă se rotește cu un dinte, adică o zi, și ia cu el cinci orașe. Jocul ține până în ziua 26.
learn-place-cities = Fiecare oraș e o roată, iar muncitorii călătoresc pe dinții ei. Inelul din jur arată ce aduce un spațiu: porumb la Palenque, resurse la Yaxchilan, tehnologii și clădiri la Tikal, negoț la Uxmal, onoruri la Chichén Itzá.
learn-place-first = În tura ta fie plasezi muncitori, fie ridici câțiva. Un muncitor intră mereu pe spațiul liber cu numărul cel mai mic, iar numărul acela e prețul lui în porumb. Plasează unul pe Palenque: spațiul 0 e gratuit.
learn-place-second = În aceeași tură poți plasa mai mulți. Al doilea costă în plus 1 porumb, al treilea 2 și tot așa. Mai plasează unul pe Yaxchilan.
learn-place-end = Te-a costat 1 porumb. Până închei tura poți anula orice. Încheie-o acum.
learn-place-turned = Ceilalți au plasat câte un muncitor, apoi calendarul s-a rotit: e ziua 1. Toți muncitorii au înaintat cu un spațiu, fără ca cineva să facă ceva pentru asta.
learn-place-close = Așadar, un muncitor costă puțin pe primele spații, iar timpul îl duce spre cele mai bune. Asta e inima jocului.

## 2. Waiting and picking up

learn-wait = Așteaptă, apoi ridică
learn-wait-worth = Muncitorul tău de pe Palenque 1 ar putea aduce acum 3 porumb. Cu un spațiu mai departe sunt 4, iar spațiile următoare valorează și mai mult. Merită să aștepți.
learn-wait-spend = Dar nu poți sări peste tură: trebuie să plasezi sau să ridici. Plasează-ți ultimul muncitor pe Tikal și lasă-l pe cel din Palenque unde e.
learn-wait-end = Încheie tura și lasă ziua să treacă.
learn-wait-rode = Ziua 2: muncitorul tău a ajuns pe Palenque 2 și poate recolta acolo 4 porumb.
learn-wait-pick = Acum ridică-l: apasă pe muncitorul tău din Palenque.
learn-wait-harvest = S-a întors la tine și poate face acțiunea spațiului său. Alege porumbul de pe spațiul 2.
learn-wait-done = Ai cu 4 porumb mai mult. În tura aceasta ai putea ridica și alți muncitori, dar lasă-i să meargă mai departe. Încheie tura.
learn-wait-close = Plasezi și aștepți, apoi ridici: o tură bună aduce adesea înapoi mai mulți muncitori deodată, ca în următoarea să-i poți plasa din nou pe toți.

## 3. Lower spaces, and free choice

learn-back = Alege o acțiune mai mică
learn-back-stand = Muncitorul tău a ajuns pe Yaxchilan 4, unde e un craniu. Dar azi ai vrea mai degrabă aurul de pe spațiul 3.
learn-back-pick = Ridică muncitorul de pe Yaxchilan.
learn-back-back = Poți face și orice acțiune cu număr mai mic; fiecare pas înapoi costă 1 porumb. Ia aurul de pe spațiul 3.
learn-back-free = Spațiile cu stele, 6 și 7, sunt și mai bune: de acolo alegi orice acțiune a orașului, iar pașii înapoi nu costă nimic. Dar nu aștepta prea mult: după spațiul 7, muncitorul cade de pe roată cu mâna goală.
learn-back-again = Poți continua să ridici. Ia muncitorul de pe Palenque 6.
learn-back-choose = Alege acțiunea 5, cea mai bogată recoltă.
learn-back-wood = Aici copacii acoperă porumbul. Taie-i: primești 4 lemn, iar un câmp rămâne descoperit pentru cine vine după tine. (I-ai putea arde ca să iei porumbul, dar zeilor nu le place asta.)
learn-back-end = Aur și mult lemn într-o singură tură. Încheie-o.
learn-back-close = Lemnul, piatra și aurul sunt resursele tale. Din ele se fac clădirile și tehnologiile.

## 4. Corn and the market

learn-market = Porumbul e și monedă
learn-market-corn = Cu porumb plasezi muncitori și tot cu porumb îi hrănești. Iar pe Uxmal 2 cumperi cu el resurse: lemn cu 2, piatră cu 3, aur cu 4 porumb. Acolo le și vinzi, la același preț.
learn-market-pick = Ridică-ți muncitorul de pe Uxmal 2.
learn-market-open = Deschide piața: acțiunea 2.
learn-market-buy = Cumpără o resursă cu semnul plus, oricare îți place. Poți face oricâte schimburi vrei.
learn-market-leave = Un preț cinstit. Când ai destul, pleacă din piață.
learn-market-end = Încheie tura.
learn-market-close = Cu un spațiu mai departe, Uxmal are ceva mai rar: un al patrulea muncitor pentru tine. Mai mulți muncitori fac mai multe, dar toți vor să mănânce.

## 5. Buildings

learn-build = Construiește
learn-build-row = Aici sunt mereu șase clădiri la vedere. Sus se vede cât costă fiecare, jos ce îți aduce, pe loc și o singură dată; fermele te ajută până la sfârșitul jocului.
learn-build-pick = Pe Tikal 2 se construiește o clădire. Ridică-ți muncitorul de acolo.
learn-build-open = Alege acțiunea 2, o clădire.
learn-build-farm = Le poți plăti pe cele cu ramă verde. Construiește ferma de 1 lemn: hrănește unul dintre muncitorii tăi tot restul jocului.
learn-build-end = Încheie tura.
learn-build-close = Acum e în fața ta, iar locul ei l-a luat o clădire nouă. Când începe a doua epocă, în ziua 13, toate șase fac loc unora mai puternice.

## 6. Technologies

learn-technology = Dezvoltă o tehnologie
learn-technology-tracks = Patru tehnologii îți fac muncitorii mai buni pentru tot restul jocului. Primul nivel costă 1 resursă de orice fel, al doilea 2, al treilea 3.
learn-technology-pick = Ridică-ți muncitorul de pe Tikal 1.
learn-technology-open = Alege acțiunea 1, ca să dezvolți o tehnologie.
learn-technology-advance = Dezvoltă agricultura. Te va costa lemnul.
learn-technology-order = De acum, fiecare recoltă de porumb îți aduce cu 1 mai mult. Tura ta încă ține, așa că se aplică imediat: ordinea în care ridici o alegi tu.
learn-technology-again = Acum ridică-ți muncitorul de pe Palenque 3.
learn-technology-harvest = Alege acțiunea 3, recolta.
learn-technology-corn = Un câmp nu mai are copaci. Recoltează-i porumbul.
learn-technology-end = 5 porumb pentru spațiu și 1 pentru agricultură. Încheie tura.
learn-technology-close = Cine merge mai departe de nivelul al treilea primește bonusul din dreapta, ori de câte ori vrea, cu 1 resursă de fiecare dată.

## 7. Temples

learn-temples = Fii pe placul zeilor
learn-temples-gods = Trei temple cu trepte. Fiecare jucător are câte un marcator în fiecare templu; cu cât stă mai sus, cu atât mai bine. Semnele mici de pe trepte sunt daruri, iar numerele sunt puncte.
learn-temples-pick = Uxmal 1 te urcă o treaptă. Ridică-ți muncitorul de acolo.
learn-temples-open = Alege acțiunea 1: 3 porumb pentru o treaptă.
learn-temples-rise = Urcă în templul pe care îl vrei: cel maro dă piatră pe prima treaptă, cel verde dă lemn.
learn-temples-end = Azi, în ziua 7, e o Zi a Hranei. Încheie tura și vei vedea.
learn-temples-paid = Întâi, toți și-au hrănit muncitorii: câte 2 porumb pentru fiecare. Apoi templele și-au împărțit darurile, toate cele de pe treapta ta și de mai jos. În zilele 7 și 20 dau bunuri.
learn-temples-close = În zilele 13 și 26 dau în schimb puncte: numărul de pe treapta ta și un bonus pentru cine e cel mai sus. Bonusul fiecăreia dintre cele două epoci e scris în vârful templului.

## 8. Skulls

learn-skulls = Cranii de cristal
learn-skulls-what = Craniile sunt rare: există doar treisprezece. Le găsești pe Yaxchilan 4 și le oferi la Chichén Itzá, în schimbul unor puncte și al unei trepte într-un templu.
learn-skulls-pick = Ridică-ți muncitorul de pe Yaxchilan 4.
learn-skulls-skull = Ia craniul.
learn-skulls-again = Celălalt muncitor călătorește de ceva vreme la Chichén Itzá. Ridică-l și pe el.
learn-skulls-offer = Oferă craniul pe spațiul 3: 6 puncte și o treaptă în templul maro.
learn-skulls-end = Craniul tău rămâne acolo, și nimeni nu mai poate folosi spațiul acesta. Încheie tura.
learn-skulls-close = Chichén Itzá e orașul cel mai lent și cel mai bogat: ultima ofrandă valorează 13 puncte. Un craniu pe care îl păstrezi până la sfârșit valorează 3.

## 9. Food Days

learn-food = Hrănește-ți muncitorii
learn-food-need = Azi e din nou o Zi a Hranei. Fiecare muncitor mănâncă 2 porumb. Ai patru muncitori, iar o fermă îl hrănește pe unul dintre ei, deci îți trebuie 6 porumb. Ai doar 2, și fiecare muncitor flămând costă 3 puncte.
learn-food-pick = Ajutorul e aproape: ridică-ți muncitorul de pe Palenque 4.
learn-food-open = Alege acțiunea 4, recolta.
learn-food-harvest = Un câmp e descoperit. Recoltează de pe el 7 porumb.
learn-food-end = Ajunge pentru toți. Încheie tura.
learn-food-fed = Toți sunt hrăniți: s-au mâncat 6 porumb, altceva nu s-a pierdut.
learn-food-points = Ziua 13 încheie prima epocă, așa că templele au dat puncte: 4 pentru treapta ta din templul maro, încă 6 pentru că nimeni nu e mai sus acolo și minus 3 fiindcă în cel verde ești pe treapta cea mai de jos. În total, 7 puncte pentru tine.
learn-food-close = Au venit clădiri noi pentru a doua epocă. Mai urmează două Zile ale Hranei, în zilele 20 și 26; calendarul arată mereu cât mai e până la următoarea.

## 10. The first player, and two days

learn-first = Fii primul jucător
learn-first-space = Spațiul acesta nu ține de niciun oraș. Cine plasează aici un muncitor joacă primul în runda următoare și ia porumbul adunat pe calendar: câte unul pentru fiecare rundă în care n-a venit nimeni.
learn-first-place = Nu costă nimic. Plasează-ți muncitorul aici.
learn-first-end = Încheie tura. Apoi porumbul e al tău.
learn-first-days = Toți au jucat, iar muncitorul tău s-a întors. Cât timp lângă numele tău strălucește soarele, poți lăsa să treacă două zile în loc de una. Muncitorii tăi sunt bine așezați pentru asta: alege două zile.
learn-first-go = Confirmă: încheie tura.
learn-first-rode = Două zile deodată: ziua 12. Muncitorii tuturor au înaintat două spații. Și Ziua Hranei e mai aproape!
learn-first-close = Soarele de lângă numele tău s-a făcut lună: nu mai poți face asta încă o dată, decât dacă ajungi în vârful unui templu. Și nimeni n-are voie s-o facă dacă în a doua zi ar cădea de pe roată muncitorul vreunui jucător.

## 11. Begging

learn-beg = Când porumbul s-a terminat
learn-beg-empty = Nu mai ai deloc porumb. Se întâmplă oricui. Cu cel mult 2 porumb poți cerși, înainte de orice altceva în tura ta.
learn-beg-beg = Cerșește: vei avea 3 porumb, dar un zeu se supără și cobori o treaptă în templul lui. Lista de acțiuni îți dă trei variante; Quetzalcoatl e bun.
learn-beg-place = Acum îți permiți ceva. Plasează un muncitor pe Tikal.
learn-beg-more = Iar pe ultimul, oriunde vrei, numai să ai cu ce plăti.
learn-beg-end = Încheie tura.
learn-beg-close = Treapta cea mai de jos a unui templu costă puncte la sfârșitul epocii, atâtea câte scrie pe ea. Și arderea copacilor supără un zeu în același fel. Uneori merită.

## 12. The end

learn-end = Monumentele și sfârșitul
learn-end-last = Ziua 26: ultima rundă. Ceilalți sunt înaintea ta, dar poți construi un monument. Monumentele costă mult și aduc puncte la sfârșitul jocului, fiecare pentru altceva.
learn-end-pick = Monumentele se construiesc pe Tikal 4. Ridică-ți muncitorul de acolo.
learn-end-open = Alege acțiunea 4: două clădiri sau un monument.
learn-end-monument = Ai șase niveluri de tehnologie, iar primul monument dă 3 puncte pentru fiecare. Construiește-l.
learn-end-end = Încheie tura; e ultima din joc.
learn-end-scores = Fiecare și-a hrănit muncitorii, templele au dat puncte, și jocul s-a terminat. Resursele rămase s-au făcut porumb, 4 porumb fac un punct, un craniu păstrat face 3, iar monumentul tău a adus 18. Ai câștigat!
learn-end-close = Asta e tot. Ai plasat, ai așteptat, ai ridicat, ai construit, te-ai rugat, ai hrănit și ai câștigat.

## The glossary

glossary = Glosar
glossary-how = Tot ce e pe masă se explică singur: ține o clipă cursorul pe el, ține degetul apăsat sau apasă F1 când e selectat.
glossary-search = Caută
glossary-found = { $count ->
    [0] Nimic găsit
    [one] { $count } termen
    [few] { $count } termeni
   *[other] { $count } de termeni
  }
glossary-goods = Bunuri
glossary-people = Jucători și muncitori
glossary-time = Timp
glossary-cities = Orașele și spațiile lor
glossary-jungle = Jungla
glossary-temples = Temple
glossary-technologies = Tehnologii
glossary-tiles = Feluri de plăcuțe
glossary-buildings = Toate clădirile
glossary-monuments = Toate monumentele
glossary-wealth = Toate plăcuțele de avere

term-corn = Porumb
term-corn-text = Hrană și bani. Cu el plătești plasarea muncitorilor, întoarcerea la o acțiune mai mică și trepte în temple, iar în Ziua Hranei fiecare muncitor mănâncă 2. La sfârșit, 4 porumb fac un punct.
term-wood = Lemn
term-wood-text = Resursă pentru clădiri și tehnologii. Vine din copacii de la Palenque și din Yaxchilan; piața dă pe el 2 porumb.
term-stone = Piatră
term-stone-text = Resursă pentru clădiri, monumente și tehnologii. Vine din Yaxchilan; piața dă pe ea 3 porumb.
term-gold = Aur
term-gold-text = Resursa cea mai scumpă, necesară pentru altare și pentru aproape toate monumentele. Vine din Yaxchilan; piața dă pe el 4 porumb.
term-resource = Orice resursă
term-resource-text = Lemn, piatră sau aur, după plac. Porumbul și craniile nu sunt resurse.
term-skull = Craniu de cristal
term-skull-text = Se găsește pe Yaxchilan 4 și se oferă la Chichén Itzá, pentru puncte și o treaptă într-un templu. În tot jocul sunt 13. Unul pe care îl mai ai la sfârșit valorează 3 puncte.
term-vp = Puncte
term-vp-text = Cine are cele mai multe la sfârșit câștigă. Vin de la temple, cranii, clădiri și monumente; muncitorii flămânzi costă puncte.

term-player = Jucător
term-player-text = Tot ce are cineva: puncte, bunuri, muncitori acasă și pe roți, plăcuțe. Numerele mici de sub muncitori spun unde stau.
term-worker = Muncitor
term-worker-text = Călătorește pe o roată, câte un spațiu în fiecare zi. Stăpânul lui îl ridică pentru a face o acțiune a acelui oraș. Fiecare începe cu trei și poate avea șase; toți trebuie hrăniți.
term-neutral = Muncitor neutru
term-neutral-text = În doi sau trei jucători, unele spații sunt ocupate de muncitori ai nimănui. Merg odată cu roata, se învârt la nesfârșit și nu fac nicio acțiune; doar scumpesc spațiile libere.
term-first-player = Primul jucător
term-first-player-text = Începe runda. Cine stă pe spațiul primului jucător îi ia locul; dacă e chiar primul jucător, semnul trece la următorul, în sensul acelor de ceasornic.
term-light = Partea luminoasă
term-light-text = Acest jucător mai poate lăsa să treacă două zile deodată, când el hotărăște cât se rotește calendarul. Apoi tăblița lui se întoarce pe partea întunecată.
term-dark = Partea întunecată
term-dark-text = Acest jucător a folosit cele două zile. Dacă ajunge în vârful unui templu, tăblița lui se întoarce din nou pe partea luminoasă.
term-begging = Cerșit
term-begging-text = Înainte de orice altceva într-o tură, cu cel mult 2 porumb: rămâi cu exact 3 porumb, dar cobori o treaptă într-un templu la alegere.
term-anger = Mânia zeilor
term-anger-text = Cerșitul și arderea copacilor te coboară o treaptă într-un templu. Treapta cea mai de jos costă puncte la sfârșitul epocii, iar de acolo nu mai poți coborî.

term-calendar = Calendar
term-calendar-text = După fiecare rundă se rotește cu o zi, și toate orașele odată cu el. Dinții roșii sunt Zilele Hranei. Jocul se termină după ziua 26.
term-first-space = Spațiul primului jucător
term-first-space-text = Un muncitor plasat aici nu plătește porumb pentru spațiu. Iei tot porumbul de pe calendar, începi runda următoare și hotărăști cât se rotește calendarul.
term-two-days = Două zile
term-two-days-text = Cine stă pe spațiul primului jucător și are partea luminoasă în sus poate lăsa să treacă două zile în loc de una, dar nu dacă în a doua zi ar cădea de pe roată muncitorul vreunui jucător.
term-food-day = Ziua Hranei
term-food-day-text = Fiecare muncitor are nevoie de 2 porumb, mai puțin cât economisesc fermele; fiecare rămas flămând costă 3 puncte. Apoi templele își dau răsplata.
term-food-day-goods = În ziua aceasta dau bunuri: cele de pe treapta ta și de pe toate treptele de mai jos.
term-food-day-points = În ziua aceasta dau puncte: cele de pe treapta ta și bonusul pentru cine e cel mai sus. Ea încheie o epocă.
term-day = Ziua { $day }: Ziua Hranei

term-palenque-text = Orașul porumbului și al lemnului. Lângă el e jungla, din care fiecare recoltă ia o plăcuță.
term-yaxchilan-text = Orașul lemnului, al pietrei, al aurului și al craniilor.
term-tikal-text = Orașul tehnologiilor și al clădirilor; singurul în care se construiesc monumente.
term-uxmal-text = Orașul negoțului: trepte în temple pentru porumb, piața, muncitori noi, clădiri pe porumb.
term-chichen-text = Orașul ofrandelor: craniile devin puncte și trepte în temple. E mai mare și durează mai mult.
term-space-start = Un muncitor de pe acest spațiu încă nu are acțiune. Întâi trebuie să meargă mai departe.
term-space-free = De aici alegi orice acțiune a acestui oraș și nu plătești pașii înapoi. După ultimul spațiu, muncitorul cade de pe roată cu mâna goală.
term-palenque-fishing = Posibil oricând: nu e nevoie de plăcuță.
term-palenque-harvest = Ia o plăcuță de porumb neacoperită de copaci și porumbul ei sau o plăcuță de lemn și lemnul ei. Ori arde copacii ca să ajungi la porumbul de dedesubt, supărând un zeu.
term-yaxchilan-goods = Ia din rezervă ce se arată.
term-yaxchilan-skull = Ia un craniu de cristal, cât timp mai e vreunul în rezervă.
term-tikal-1 = Plătește câte resurse costă nivelul următor, de orice fel.
term-tikal-2 = Plătește resursele de pe plăcuță, ia-o dintre cele la vedere și primește ce aduce.
term-tikal-3 = Aceeași tehnologie de două ori sau două diferite; plătești pentru fiecare.
term-tikal-4 = A doua clădire e la alegerea ta. La un monument nu se mai adaugă nicio clădire.
term-tikal-5 = Câte o treaptă în două temple diferite.
term-uxmal-1 = Într-un templu la alegere.
term-uxmal-2 = Lemn 2, piatră 3, aur 4 porumb, la cumpărare și la vânzare, de câte ori vrei.
term-uxmal-3 = Vine din rezervă și e liber imediat. Poți avea cel mult șase.
term-uxmal-4 = 2 porumb pentru fiecare bucată de resursă din preț și nicio resursă. Nu și pentru monumente.
term-uxmal-5 = Plătești și ce costă acea acțiune.
term-chichen-offering = Pune unul dintre craniile tale pe locul gol. Fiecare loc se poate folosi o singură dată în tot jocul.

term-jungle = Junglă
term-jungle-text = Câmpurile unui spațiu de recoltă, atâtea câți jucători sunt. La spațiile cu număr mai mare, copacii acoperă porumbul; când toate plăcuțele s-au dus, acolo nu se mai poate recolta nimic fără agricultură.
term-tile-corn = Plăcuță de porumb
term-tile-corn-text = Se ia la o recoltă de porumb și se păstrează. Un monument le numără.
term-tile-wood = Plăcuță de lemn
term-tile-wood-text = Se ia la o recoltă de lemn și se păstrează. Descoperă porumbul de sub ea. Un monument le numără.

term-temple = Templul lui { $name }
term-temple-text = În zilele 7 și 20 primești bunurile de pe treapta ta și de pe toate cele de mai jos. În zilele 13 și 26 primești punctele treptei tale, iar cine e cel mai sus primește un bonus: { $first } puncte în prima epocă, { $second } în a doua. Jucătorii care împart primul loc iau fiecare jumătate din el. În vârf poate sta unul singur.

term-agriculture-text = Mai mult porumb la fiecare recoltă din Palenque.
term-extraction-text = Mai mult lemn, mai multă piatră și mai mult aur de câte ori le iei la Yaxchilan și la Palenque.
term-architecture-text = Construcții mai bune și mai ieftine. Nu și pentru monumente.
term-theology-text = Mai mult de la Chichén Itzá și mai multe cranii.
term-level = { $technology }, nivelul { $level }
term-bonus = { $technology }, dincolo de nivelul 3
term-level-price = { $price ->
    [one] Costă { $price } resursă de orice fel.
    [few] Costă { $price } resurse de orice fel.
   *[other] Costă { $price } de resurse de orice fel.
  }

term-buildings = Clădiri
term-buildings-text = Șase sunt la vedere și se completează la sfârșitul unei ture. Se construiesc pe Tikal 2 și 4 sau, plătind porumb, pe Uxmal 4. În ziua 13 le iau locul cele din a doua epocă.
term-farm = Fermă
term-farm-text = Economisește porumb în fiecare Zi a Hranei: hrănește câțiva dintre muncitorii tăi sau îi face pe toți să mănânce mai puțin.
term-civic = Clădire civică
term-civic-text = Mai ales pentru tehnologii. Un monument le numără.
term-tomb = Mormânt
term-tomb-text = Pentru trepte în temple, puncte și acțiuni în plus. Un monument le numără.
term-shrine = Altar
term-shrine-text = Pentru temple și tehnologii mai rare; cer aur sau piatră. Un monument le numără.
term-monument = Monument
term-monument-text = Se construiește pe Tikal 4, în locul a două clădiri. Aduce puncte la sfârșitul jocului, pentru ce numără.
term-stack = Teanc
term-stack-text = Clădirile care încă nu au ajuns la vedere.
term-wealth = Plăcuță de avere
term-wealth-text = Înainte de joc, fiecare păstrează două din patru și începe cu ce aduc ele.
term-wealth-tile = La începutul jocului: { $gives }.
term-building-text = Costă: { $cost }. Aduce: { $gives }.
term-monument-tile = Costă: { $cost }. La sfârșitul jocului: { $worth }.
term-building = { $kind }, { $age ->
    [1] prima epocă
   *[other] a doua epocă
  }
