# Samouczek i słowniczek.

## Around the lessons

learn = Poznaj grę
learn-short = Nauka
learn-how = w praktyce
learn-lead = Dwanaście krótkich lekcji na prawdziwej planszy, każda na około minutę. Ruchy wykonujesz samodzielnie; nic nie może się zepsuć, wszystko da się cofnąć.
learn-start = Zacznij
learn-continue = Dalej: { $lesson }
learn-again = Zacznij od nowa
learn-list = Lekcje
learn-done = gotowe
learn-progress = Ukończone lekcje: { $done } z { $all }
learn-lesson = Lekcja { $number } z { $all }
learn-step = Krok { $step } z { $all }
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-skip = Pomiń
learn-leave = Lista lekcji
learn-help = Otwórz samouczek
learn-finish = Zakończ
learn-finished = Znasz już całą grę.
learn-finished-how = Reszty najlepiej nauczyć się w trakcie gry. Wskaż cokolwiek na planszy albo przytrzymaj to palcem, a samo się objaśni.
learn-play = Zagraj teraz
learn-elsewhere = Tak też można i widzisz, co by to dało. Na potrzeby tej lekcji cofnij jednak ten krok i trzymaj się tekstu.
learn-undo = Cofnij to
learn-teacher = Co zrobić
learn-rival = { $seat ->
    [1] Ana
    [2] Balam
   *[other] Citlali
  }
problem-no-such-lesson = Nie ma takiej lekcji.

## 1. Placing

learn-place = Postaw pracowników
learn-place-welcome = To jest kalendarz. Co rundę obraca się o jeden ząb, czyli o jeden dzień, i porusza pięć miast. Gra trwa do dnia 26.
learn-place-cities = Każde miasto to koło zębate, a na jego zębach jadą pracownicy. Pierścień dookoła pokazuje, co dają pola: Palenque kukurydzę, Yaxchilan surowce, Tikal technologie i budynki, Uxmal handel, Chichén Itzá zaszczyty.
learn-place-first = W swojej turze albo stawiasz pracowników, albo ich zdejmujesz. Pracownik zawsze wchodzi na najniższe wolne pole, a numer tego pola to jego cena w kukurydzy. Postaw jednego na kole Palenque: pole 0 nic nie kosztuje.
learn-place-second = W tej samej turze możesz postawić ich więcej. Za drugiego dopłacasz 1 kukurydzę, za trzeciego 2 i tak dalej. Postaw jeszcze jednego na kole Yaxchilan.
learn-place-end = Kosztowało to 1 kukurydzę. Dopóki nie zakończysz tury, możesz wszystko cofnąć. Teraz ją zakończ.
learn-place-turned = Pozostali też postawili po jednym pracowniku, a potem kalendarz się obrócił: jest dzień 1. Wszyscy pracownicy przesunęli się o jedno pole i nikt nie musiał nic robić.
learn-place-close = Na początkowych polach pracownik kosztuje więc niewiele, a czas sam zanosi go na lepsze. To jest sedno tej gry.

## 2. Waiting and picking up

learn-wait = Poczekaj, potem zdejmij
learn-wait-worth = Twój pracownik na polu Palenque 1 może już teraz przynieść 3 kukurydze. O pole dalej są już 4, a na następnych jeszcze więcej. Czekanie się opłaca.
learn-wait-spend = Tury nie można jednak opuścić: trzeba stawiać albo zdejmować. Postaw ostatniego pracownika na kole Tikal, a tego w Palenque zostaw na miejscu.
learn-wait-end = Zakończ turę i niech minie dzień.
learn-wait-rode = Dzień 2: twój pracownik dojechał na pole Palenque 2 i może tam zebrać 4 kukurydze.
learn-wait-pick = Teraz go zdejmij: kliknij swojego pracownika w Palenque.
learn-wait-harvest = Wrócił do ciebie i może wykonać akcję swojego pola. Wybierz kukurydzę z pola 2.
learn-wait-done = Masz 4 kukurydze więcej. W tej turze możesz zdjąć kolejnych pracowników, ale niech pozostali jadą dalej. Zakończ turę.
learn-wait-close = Postaw, poczekaj, a potem zdejmij: w dobrej turze często wraca kilku pracowników naraz, żeby w następnej znów można było postawić wszystkich.

## 3. Lower spaces, and free choice

learn-back = Wybierz niższą akcję
learn-back-stand = Twój pracownik dojechał na pole Yaxchilan 4, gdzie czeka czaszka. Dziś jednak wolisz złoto z pola 3.
learn-back-pick = Zdejmij pracownika z koła Yaxchilan.
learn-back-back = Każda akcja o niższym numerze też jest dostępna; każdy krok wstecz kosztuje 1 kukurydzę. Weź złoto z pola 3.
learn-back-free = Pola 6 i 7, te z gwiazdką, są jeszcze lepsze: wybierasz na nich dowolną akcję miasta i nie płacisz za kroki wstecz. Nie czekaj jednak zbyt długo: za polem 7 pracownik spada z koła z niczym.
learn-back-again = Możesz zdejmować dalej. Weź pracownika z pola Palenque 6.
learn-back-choose = Wybierz akcję 5, najlepsze zbiory.
learn-back-wood = Kukurydzę zasłaniają tu drzewa. Zetnij je: dostajesz 4 drewna, a poletko stoi otworem dla następnych. (Las można też wypalić i wziąć kukurydzę, ale bogowie tego nie lubią.)
learn-back-end = Złoto i dużo drewna w jednej turze. Zakończ ją.
learn-back-close = Drewno, kamień i złoto to twoje surowce. Z nich powstają budynki i technologie.

## 4. Corn and the market

learn-market = Kukurydza to pieniądz
learn-market-corn = Kukurydzą płacisz za stawianie pracowników i nią ich karmisz. A na polu Uxmal 2 kupujesz za nią surowce: drewno za 2, kamień za 3, złoto za 4 kukurydze. Sprzedajesz je po tych samych cenach.
learn-market-pick = Zdejmij pracownika z pola Uxmal 2.
learn-market-open = Wejdź na targ: akcja 2.
learn-market-buy = Znakiem plus kup jeden surowiec, jaki chcesz. Możesz handlować do woli.
learn-market-leave = Uczciwa cena. Gdy ci wystarczy, opuść targ.
learn-market-end = Zakończ turę.
learn-market-close = O pole dalej Uxmal ma coś rzadszego: czwartego pracownika dla ciebie. Więcej pracowników zrobi więcej, ale wszyscy chcą jeść.

## 5. Buildings

learn-build = Buduj
learn-build-row = Zawsze leży tu sześć budynków. U góry widać, ile każdy kosztuje, u dołu, co daje: od razu i tylko raz. Jedynie farmy pomagają aż do końca gry.
learn-build-pick = Jeden budynek buduje się na polu Tikal 2. Zdejmij stamtąd pracownika.
learn-build-open = Wybierz akcję 2, budynek.
learn-build-farm = Stać cię na te w zielonej ramce. Zbuduj farmę za 1 drewno: do końca gry żywi jednego twojego pracownika.
learn-build-end = Zakończ turę.
learn-build-close = Farma leży teraz przed tobą, a na jej miejsce przyszedł nowy budynek. Gdy w dniu 13 zaczyna się druga era, całą szóstkę zastępują mocniejsze.

## 6. Technologies

learn-technology = Rozwiń technologię
learn-technology-tracks = Cztery technologie usprawniają twoich pracowników do końca gry. Pierwszy poziom kosztuje 1 dowolny surowiec, drugi 2, trzeci 3.
learn-technology-pick = Zdejmij pracownika z pola Tikal 1.
learn-technology-open = Wybierz akcję 1, czyli rozwój jednej technologii.
learn-technology-advance = Rozwiń rolnictwo. Zapłacisz za to swoim drewnem.
learn-technology-order = Odtąd każde zbiory kukurydzy dają ci o 1 więcej. Twoja tura wciąż trwa, więc działa to od razu: o kolejności zdejmowania decydujesz ty.
learn-technology-again = Teraz zdejmij pracownika z pola Palenque 3.
learn-technology-harvest = Wybierz akcję 3, zbiory.
learn-technology-corn = Na jednym poletku nie ma już drzew. Zbierz z niego kukurydzę.
learn-technology-end = 5 kukurydz za pole i 1 za rolnictwo. Zakończ turę.
learn-technology-close = Kto na trzecim poziomie rozwija się dalej, dostaje zamiast poziomu premię po prawej, ile razy zechce, za każdym razem za 1 surowiec.

## 7. Temples

learn-temples = Zjednaj sobie bogów
learn-temples-gods = Trzy świątynie ze stopniami. Każdy ma w każdej swój znacznik; im wyżej, tym lepiej. Małe znaki na stopniach to dary, liczby to punkty.
learn-temples-pick = Pole Uxmal 1 pozwala wejść o stopień wyżej. Zdejmij stamtąd pracownika.
learn-temples-open = Wybierz akcję 1: stopień za 3 kukurydze.
learn-temples-rise = Awansuj w wybranej świątyni: brązowa na pierwszym stopniu daje kamień, zielona drewno.
learn-temples-end = Dziś, w dniu 7, jest Dzień Karmienia. Zakończ turę i zobacz, co się stanie.
learn-temples-paid = Najpierw każdy nakarmił swoich pracowników: po 2 kukurydze na głowę. Potem świątynie rozdały dary, wszystkie z twojego stopnia i z niższych. W dniach 7 i 20 dają dobra.
learn-temples-close = W dniach 13 i 26 dają zamiast nich punkty: liczbę na twoim stopniu oraz premię dla tego, kto stoi najwyżej. Premie na obie ery widać na szczycie świątyni.

## 8. Skulls

learn-skulls = Kryształowe czaszki
learn-skulls-what = Czaszki są rzadkie, jest ich tylko trzynaście. Znajdujesz je na polu Yaxchilan 4, a składasz w Chichén Itzá za punkty i stopień w świątyni.
learn-skulls-pick = Zdejmij pracownika z pola Yaxchilan 4.
learn-skulls-skull = Weź czaszkę.
learn-skulls-again = Drugi pracownik od dawna jedzie przez Chichén Itzá. Jego też zdejmij.
learn-skulls-offer = Złóż czaszkę na polu 3: 6 punktów i stopień w brązowej świątyni.
learn-skulls-end = Twoja czaszka tam zostaje i nikt już tego pola nie użyje. Zakończ turę.
learn-skulls-close = Chichén Itzá to miasto najwolniejsze i najbogatsze: ostatnia ofiara jest warta 13 punktów. Czaszka zachowana do końca jest warta 3.

## 9. Food Days

learn-food = Nakarm pracowników
learn-food-need = Dziś znów jest Dzień Karmienia. Każdy pracownik zjada 2 kukurydze. Masz czterech, jednego żywi farma, potrzebujesz więc 6 kukurydz. Masz tylko 2, a każdy głodny pracownik kosztuje 3 punkty.
learn-food-pick = Ratunek jest blisko: zdejmij pracownika z pola Palenque 4.
learn-food-open = Wybierz akcję 4, zbiory.
learn-food-harvest = Jedno poletko jest odkryte. Zbierz z niego 7 kukurydz.
learn-food-end = Wystarczy dla wszystkich. Zakończ turę.
learn-food-fed = Wszyscy najedzeni: ubyło 6 kukurydz i nic poza tym.
learn-food-points = Dzień 13 kończy pierwszą erę, więc świątynie dały punkty: 4 za twój stopień w brązowej, kolejne 6, bo nikt nie stoi w niej wyżej, i minus 3 za samo dno zielonej. Razem 7 punktów dla ciebie.
learn-food-close = Na drugą erę przyszły nowe budynki. Są jeszcze dwa Dni Karmienia, w dniach 20 i 26; kalendarz zawsze pokazuje, ile zostało do najbliższego.

## 10. The first player, and two days

learn-first = Zostań pierwszym graczem
learn-first-space = To pole nie należy do żadnego miasta. Kto postawi na nim pracownika, gra pierwszy w następnej rundzie i bierze kukurydzę zebraną na kalendarzu: po jednej za każdą rundę, w której nikogo tu nie było.
learn-first-place = To nic nie kosztuje. Postaw tu pracownika.
learn-first-end = Zakończ turę. Wtedy kukurydza jest twoja.
learn-first-days = Wszyscy już zagrali i twój pracownik wrócił. Dopóki przy twoim imieniu świeci słońce, możesz sprawić, by zamiast jednego dnia minęły dwa. Twoi pracownicy dobrze na tym wyjdą: wybierz dwa dni.
learn-first-go = Potwierdź: zakończ turę.
learn-first-rode = Dwa dni naraz: jest dzień 12. Wszyscy pracownicy, nie tylko twoi, przejechali dwa pola. Bliżej jest też Dzień Karmienia!
learn-first-close = Słońce przy twoim imieniu zmieniło się w księżyc: drugi raz tak nie można, chyba że dotrzesz na szczyt świątyni. I nikomu nie wolno tego zrobić, jeśli drugi dzień zrzuciłby z koła pracownika któregoś gracza.

## 11. Begging

learn-beg = Gdy skończy się kukurydza
learn-beg-empty = Nie masz ani jednej kukurydzy. Każdemu się to zdarza. Mając najwyżej 2, możesz żebrać, zanim w swojej turze zrobisz cokolwiek innego.
learn-beg-beg = Żebrz: będziesz mieć 3 kukurydze, ale jeden z bogów się rozgniewa i spadniesz o stopień w jego świątyni. Lista akcji podaje trzy sposoby; niech będzie Quetzalcoatl.
learn-beg-place = Teraz już cię na coś stać. Postaw pracownika na kole Tikal.
learn-beg-more = A ostatniego, gdzie chcesz, byle starczyło na zapłatę.
learn-beg-end = Zakończ turę.
learn-beg-close = Najniższy stopień świątyni odbiera na koniec ery tyle punktów, ile wskazuje jego liczba. Wypalanie lasu gniewa bogów tak samo. Czasem warto.

## 12. The end

learn-end = Monumenty i koniec gry
learn-end-last = Dzień 26: ostatnia runda. Pozostali są przed tobą, ale możesz zbudować monument. Monumenty są drogie i dają punkty na koniec gry, każdy za coś innego.
learn-end-pick = Monumenty buduje się na polu Tikal 4. Zdejmij stamtąd pracownika.
learn-end-open = Wybierz akcję 4: dwa budynki albo jeden monument.
learn-end-monument = Masz sześć poziomów technologii, a pierwszy monument daje po 3 punkty za każdy. Zbuduj go.
learn-end-end = Zakończ turę; to ostatnia w tej grze.
learn-end-scores = Wszyscy nakarmili pracowników, świątynie dały punkty i gra dobiegła końca. Resztę surowców zamieniono na kukurydzę, 4 kukurydze to punkt, zachowana czaszka to 3, a twój monument przyniósł 18. Wygrywasz!
learn-end-close = To wszystko. Stawianie, czekanie, zdejmowanie, budowa, modły, karmienie i zwycięstwo: masz to już za sobą.

## The glossary

glossary = Słowniczek
glossary-how = Wszystko na stole samo się objaśnia: wskaż coś na chwilę, przytrzymaj palcem albo naciśnij F1, gdy jest zaznaczone.
glossary-search = Szukaj
glossary-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } hasło
    [few] { $count } hasła
    [many] { $count } haseł
   *[other] { $count } hasła
  }
glossary-goods = Dobra
glossary-people = Gracze i pracownicy
glossary-time = Czas
glossary-cities = Miasta i ich pola
glossary-jungle = Dżungla
glossary-temples = Świątynie
glossary-technologies = Technologie
glossary-tiles = Rodzaje kafelków
glossary-buildings = Wszystkie budynki
glossary-monuments = Wszystkie monumenty
glossary-wealth = Kafelki bogactwa

term-corn = Kukurydza
term-corn-text = Jedzenie i pieniądze. Płacisz nią za stawianie pracowników, za cofnięcie się do niższej akcji i za stopnie w świątyniach, a w Dniu Karmienia każdy pracownik zjada 2. Na koniec 4 kukurydze to punkt.
term-wood = Drewno
term-wood-text = Surowiec na budynki i technologie. Pochodzi z drzew Palenque i z Yaxchilan; na targu jest warte 2 kukurydze.
term-stone = Kamień
term-stone-text = Surowiec na budynki, monumenty i technologie. Pochodzi z Yaxchilan; na targu jest wart 3 kukurydze.
term-gold = Złoto
term-gold-text = Najdroższy surowiec, potrzebny do kaplic i prawie wszystkich monumentów. Pochodzi z Yaxchilan; na targu jest warte 4 kukurydze.
term-resource = Dowolny surowiec
term-resource-text = Drewno, kamień lub złoto, do wyboru. Kukurydza i czaszki nie są surowcami.
term-skull = Kryształowa czaszka
term-skull-text = Znajdujesz ją na polu Yaxchilan 4, a składasz w Chichén Itzá za punkty i stopień w świątyni. W całej grze jest ich 13. Zachowana do końca jest warta 3 punkty.
term-vp = Punkty
term-vp-text = Kto ma ich na koniec najwięcej, wygrywa. Dają je świątynie, czaszki, budynki i monumenty; głodni pracownicy je odbierają.

term-player = Gracz
term-player-text = Wszystko, co ktoś ma: punkty, dobra, pracownicy w domu i na kołach, kafelki. Małe liczby pod pracownikami mówią, gdzie stoją.
term-worker = Pracownik
term-worker-text = Jedzie na kole, każdego dnia o pole dalej. Właściciel zdejmuje go, żeby wykonać akcję tego miasta. Każdy zaczyna z trzema i może mieć sześciu; wszystkich trzeba karmić.
term-neutral = Neutralny pracownik
term-neutral-text = Przy dwóch lub trzech graczach część pól zajmują pracownicy niczyi. Jadą razem z kołem, krążą bez końca i nigdy nic nie robią; tyle że wolne pola są przez nich droższe.
term-first-player = Pierwszy gracz
term-first-player-text = Zaczyna rundę. Zmienia go ten, kto stoi na polu pierwszego gracza; jeśli stoi tam on sam, znacznik przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara.
term-light = Jasna strona
term-light-text = Ten gracz może jeszcze przesunąć kalendarz od razu o dwa dni, gdy to on go obraca. Plansza gracza odwraca się wtedy na ciemną stronę.
term-dark = Ciemna strona
term-dark-text = Ten gracz wykorzystał już swoje dwa dni. Dotarcie na szczyt świątyni odwraca jego planszę z powrotem na jasną stronę.
term-begging = Żebranie
term-begging-text = Przed wszystkim innym w turze, mając najwyżej 2 kukurydze: masz potem 3 kukurydze, ale spadasz o stopień w wybranej świątyni.
term-anger = Gniew bogów
term-anger-text = Żebranie i wypalanie lasu spychają cię w świątyni o stopień w dół. Najniższy stopień odbiera punkty na koniec ery, a z niego nie można już spaść niżej.

term-calendar = Kalendarz
term-calendar-text = Po każdej rundzie obraca się o dzień, a z nim wszystkie miasta. Czerwone zęby to Dni Karmienia. Gra kończy się po dniu 26.
term-first-space = Pole pierwszego gracza
term-first-space-text = Za samo pole nie płaci się tu kukurydzą. Bierzesz całą kukurydzę leżącą na kalendarzu, zaczynasz następną rundę i decydujesz, o ile obróci się kalendarz.
term-two-days = Dwa dni
term-two-days-text = Kto stoi na polu pierwszego gracza i ma jasną stronę, może przesunąć kalendarz o dwa dni zamiast jednego, chyba że drugi dzień zrzuciłby z koła pracownika któregoś gracza.
term-food-day = Dzień Karmienia
term-food-day-text = Każdy pracownik potrzebuje 2 kukurydz, z farmami mniej; każdy głodny kosztuje 3 punkty. Potem świątynie dają nagrody.
term-food-day-goods = Tego dnia dają dobra: z twojego stopnia i ze wszystkich niższych.
term-food-day-points = Tego dnia dają punkty: za twój stopień oraz premię dla tego, kto stoi najwyżej. Ten dzień kończy erę.
term-day = Dzień { $day }: Dzień Karmienia

term-palenque-text = Miasto kukurydzy i drewna. Obok leży dżungla, z której przy zbiorach bierze się kafelki.
term-yaxchilan-text = Miasto drewna, kamienia, złota i czaszek.
term-tikal-text = Miasto technologii i budynków; jedyne, w którym buduje się monumenty.
term-uxmal-text = Miasto handlu: stopnie w świątyniach za kukurydzę, targ, nowi pracownicy, budynki za kukurydzę.
term-chichen-text = Miasto ofiar: czaszki zamieniają się tu w punkty i stopnie w świątyniach. Jest większe, więc droga trwa dłużej.
term-space-start = Pracownik na tym polu nie ma jeszcze akcji. Najpierw musi pojechać dalej.
term-space-free = Stąd wybierasz dowolną akcję tego miasta i nie płacisz za kroki wstecz. Za ostatnim polem pracownik spada z koła z niczym.
term-palenque-fishing = Zawsze możliwe: nie trzeba kafelka.
term-palenque-harvest = Weź kafelek kukurydzy, którego nie zasłania drzewo, i jego kukurydzę albo kafelek drewna i jego drewno. Możesz też wypalić las, żeby dostać się do kukurydzy pod spodem, i rozgniewać boga.
term-yaxchilan-goods = Weź z zasobów to, co pokazano.
term-yaxchilan-skull = Weź kryształową czaszkę, dopóki jest jakaś w zasobach.
term-tikal-1 = Zapłać tyle surowców, ile kosztuje następny poziom, w dowolnym zestawie.
term-tikal-2 = Zapłać surowce z kafelka, weź go z planszy i dostań to, co daje.
term-tikal-3 = Dwa razy ta sama technologia albo dwie różne; płacisz za każdy poziom.
term-tikal-4 = Drugi budynek nie jest obowiązkowy. Monument buduje się osobno, bez budynków.
term-tikal-5 = Po jednym stopniu w dwóch różnych świątyniach.
term-uxmal-1 = W dowolnej świątyni.
term-uxmal-2 = Drewno 2, kamień 3, złoto 4 kukurydze, przy kupnie i sprzedaży, ile razy chcesz.
term-uxmal-3 = Przychodzi z zasobów i od razu jest wolny. Można mieć najwyżej sześciu.
term-uxmal-4 = 2 kukurydze za każdą sztukę surowca w cenie i ani jednego surowca. Nie dotyczy monumentów.
term-uxmal-5 = Płacisz też to, ile kosztuje sama akcja.
term-chichen-offering = Połóż jedną ze swoich czaszek na pustym miejscu. Każdego miejsca można użyć raz w całej grze.

term-jungle = Dżungla
term-jungle-text = Poletka jednego pola zbiorów, po jednym na gracza. Na wyższych polach kukurydzę zasłaniają drzewa; gdy zabraknie kafelków, bez rolnictwa nic się tam nie zbierze.
term-tile-corn = Kafelek kukurydzy
term-tile-corn-text = Bierzesz go przy zbiorach kukurydzy i zatrzymujesz. Jeden z monumentów liczy takie kafelki.
term-tile-wood = Kafelek drewna
term-tile-wood-text = Bierzesz go przy zbiorach drewna i zatrzymujesz. Odsłania to kukurydzę pod spodem. Jeden z monumentów liczy takie kafelki.

term-temple = Świątynia { $name }
term-temple-text = W dniach 7 i 20 dostajesz dobra ze swojego stopnia i ze wszystkich niższych. W dniach 13 i 26 dostajesz punkty za swój stopień, a kto stoi najwyżej, także premię: w pierwszej erze { $first } pkt, w drugiej { $second }. Gdy prowadzi kilka osób, każda dostaje połowę. Na szczycie może stać tylko jedna.

term-agriculture-text = Więcej kukurydzy z każdych zbiorów w Palenque.
term-extraction-text = Więcej drewna, kamienia i złota tam, gdzie bierzesz je w Yaxchilan i Palenque.
term-architecture-text = Lepsze i tańsze budowanie. Nie dotyczy monumentów.
term-theology-text = Więcej z Chichén Itzá i więcej czaszek.
term-level = { $technology }, poziom { $level }
term-bonus = { $technology }, ponad poziom 3
term-level-price = { $price ->
    [one] Kosztuje { $price } dowolny surowiec.
    [few] Kosztuje { $price } dowolne surowce.
    [many] Kosztuje { $price } dowolnych surowców.
   *[other] Kosztuje { $price } dowolnego surowca.
  }

term-buildings = Budynki
term-buildings-text = Na planszy leży ich sześć, braki uzupełnia się na koniec tury. Buduje się je na polach Tikal 2 i 4 albo za kukurydzę na polu Uxmal 4. W dniu 13 zastępują je budynki drugiej ery.
term-farm = Farma
term-farm-text = Oszczędza kukurydzę w każdym Dniu Karmienia: żywi część twoich pracowników albo sprawia, że wszyscy jedzą mniej.
term-civic = Budynek publiczny
term-civic-text = Daje głównie rozwój technologii. Jeden z monumentów liczy budynki publiczne.
term-tomb = Grobowiec
term-tomb-text = Daje stopnie w świątyniach, punkty i dodatkowe akcje. Jeden z monumentów liczy grobowce.
term-shrine = Kaplica
term-shrine-text = Daje stopnie w świątyniach i rzadsze technologie; wymaga złota lub kamienia. Jeden z monumentów liczy kaplice.
term-monument = Monument
term-monument-text = Buduje się go na polu Tikal 4 zamiast dwóch budynków. Na koniec gry daje punkty za to, co liczy.
term-stack = Stos
term-stack-text = Budynki, które jeszcze nie trafiły na planszę.
term-wealth = Kafelek bogactwa
term-wealth-text = Przed grą każdy zatrzymuje dwa z czterech i zaczyna z tym, co dają.
term-wealth-tile = Na początek gry: { $gives }.
term-building-text = Koszt: { $cost }. Daje: { $gives }.
term-monument-tile = Koszt: { $cost }. Na koniec gry: { $worth }.
term-building = { $kind }, { $age ->
    [1] pierwsza era
   *[other] druga era
  }
