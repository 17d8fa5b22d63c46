# Stół tak, jak jest narysowany: nazwy, podpowiedzi i tekst dla czytników ekranu.

board-board = Plansza
board-board-day = Plansza, dzień { $day }
board-players = Gracze
board-cards = Budynki i monumenty
board-temples = Świątynie
board-technologies = Technologie
board-calendar = Kalendarz

board-city-palenque = Palenque
board-city-yaxchilan = Yaxchilan
board-city-tikal = Tikal
board-city-uxmal = Uxmal
board-city-chichen = Chichén Itzá

board-temple-chaac = Chaac
board-temple-quetzalcoatl = Quetzalcoatl
board-temple-kukulkan = Kukulkan

board-technology-agriculture = Rolnictwo
board-technology-extraction = Wydobycie
board-technology-architecture = Architektura
board-technology-theology = Teologia

board-kind-farm = Farma
board-kind-civic = Budynek publiczny
board-kind-tomb = Grobowiec
board-kind-shrine = Kaplica
board-monument-civic = Monument, budynek publiczny
board-monument-tomb = Monument, grobowiec
board-monument-shrine = Monument, kaplica

## Time

board-day = Dzień { $day }
board-day-goods = Dzień { $day }, Dzień Karmienia z dobrami ze świątyń
board-day-points = Dzień { $day }, Dzień Karmienia z punktami ze świątyń
board-food-in = za { $days }
board-food-today = dziś
board-look-ahead = Co dalej
board-certain = na pewno
board-depends = jeśli nikt nie weźmie dwóch dni
board-falls-off = spada z koła
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: spada z koła

## What can be done

board-place = Postaw pracownika: { $city } { $space }, koszt w kukurydzy: { $corn }
board-place-first = Postaw pracownika na polu pierwszego gracza, koszt w kukurydzy: { $corn }; czeka tam kukurydza: { $waiting }
board-do =
    { $corn ->
        [0] Wykonaj { $city } { $space }: { $what }
       *[other] Wykonaj { $city } { $space }, koszt w kukurydzy { $corn }: { $what }
    }
board-pick = Zdejmij swojego pracownika, { $city } { $space }: { $what }
board-build = Zbuduj: { $tile }
board-rise = Awansuj w świątyni: { $temple }
board-advance = Rozwiń: { $technology }: { $what }
board-step = Stopień { $n }

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = brak akcji
board-space-free = dowolna akcja tego miasta
board-harvest-or = kukurydza: { $corn } lub drewno: { $wood }
board-offering =
    { $points ->
        [one] kryształowa czaszka daje { $points } punkt i stopień: { $temple }
        [few] kryształowa czaszka daje { $points } punkty i stopień: { $temple }
        [many] kryształowa czaszka daje { $points } punktów i stopień: { $temple }
       *[other] kryształowa czaszka daje { $points } punktu i stopień: { $temple }
    }
board-offering-resource =
    { $points ->
        [one] kryształowa czaszka daje { $points } punkt, stopień ({ $temple }) i dowolny surowiec
        [few] kryształowa czaszka daje { $points } punkty, stopień ({ $temple }) i dowolny surowiec
        [many] kryształowa czaszka daje { $points } punktów, stopień ({ $temple }) i dowolny surowiec
       *[other] kryształowa czaszka daje { $points } punktu, stopień ({ $temple }) i dowolny surowiec
    }
board-offering-used = leży tu już czaszka
board-tikal-1 = rozwiń technologię
board-tikal-2 = zbuduj budynek
board-tikal-3 = rozwiń jedną lub dwie technologie
board-tikal-4 = zbuduj jeden lub dwa budynki albo monument
board-tikal-5 = zapłać surowiec, aby awansować w dwóch świątyniach
board-uxmal-1 = zapłać 3 kukurydze, aby awansować w świątyni
board-uxmal-2 = targ: wymiana kukurydzy i surowców
board-uxmal-3 = jeszcze jeden pracownik
board-uxmal-4 = zbuduj budynek za kukurydzę
board-uxmal-5 = zapłać 1 kukurydzę za dowolną akcję czterech mniejszych miast

## Who is where

board-worker = { $name }: pracownik na polu { $city } { $space }.
board-neutral-worker = Neutralny pracownik na polu { $city } { $space }.
board-first-space = Pole pierwszego gracza; czeka tam kukurydza: { $corn }.
board-held-by = Zajmuje je { $name }.
board-first-player = Pierwszy gracz
board-side-light = Jasna strona: raz można przesunąć kalendarz o dwa dni
board-side-dark = Ciemna strona: dwa dni już wykorzystane
board-workers = Pracownicy: w domu { $free }, na planszy { $away }, w zasobach { $bank }
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Goods

board-good-corn =
    { $n ->
        [one] { $n } kukurydza
        [few] { $n } kukurydze
        [many] { $n } kukurydz
       *[other] { $n } kukurydzy
    }
board-good-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
        [many] { $n } drewna
       *[other] { $n } drewna
    }
board-good-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
board-good-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
        [many] { $n } złota
       *[other] { $n } złota
    }
board-good-skulls =
    { $n ->
        [one] { $n } kryształowa czaszka
        [few] { $n } kryształowe czaszki
        [many] { $n } kryształowych czaszek
       *[other] { $n } kryształowej czaszki
    }
board-corn-tiles =
    { $n ->
        [one] { $n } kafelek kukurydzy
        [few] { $n } kafelki kukurydzy
        [many] { $n } kafelków kukurydzy
       *[other] { $n } kafelka kukurydzy
    }
board-wood-tiles =
    { $n ->
        [one] { $n } kafelek drewna
        [few] { $n } kafelki drewna
        [many] { $n } kafelków drewna
       *[other] { $n } kafelka drewna
    }
board-wealth-tiles =
    { $n ->
        [one] { $n } kafelek bogactwa
        [few] { $n } kafelki bogactwa
        [many] { $n } kafelków bogactwa
       *[other] { $n } kafelka bogactwa
    }

## Tiles

board-tile = { $name }. Koszt: { $cost }. Daje: { $gives }.
board-empty-place = Tu nie ma kafelka
board-stack = Kafelki w stosie: { $n }, w stosie drugiej ery: { $next }
stack-look = Pokaż, co jeszcze może się pojawić
stack-title = Co jeszcze może się pojawić
stack-why = W stosie leżą wszystkie budynki, których nikt jeszcze nie widział. Nikt nie zna ich kolejności.
stack-age = { $age ->
    [1] Pierwsza era
   *[other] Druga era
  }: { $count }
board-skull-bank = Kryształowe czaszki w zasobach: { $n }

board-effect-any-temple =
    { $times ->
        [one] stopień w dowolnej świątyni
        [few] { $times } stopnie w dowolnych świątyniach
        [many] { $times } stopni w dowolnych świątyniach
       *[other] { $times } stopnia w dowolnych świątyniach
    }
board-effect-temple =
    { $times ->
        [one] stopień w świątyni { $temple }
        [few] { $times } stopnie w świątyni { $temple }
        [many] { $times } stopni w świątyni { $temple }
       *[other] { $times } stopnia w świątyni { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] rozwój dowolnej technologii
        [few] { $times } razy rozwój dowolnej technologii
        [many] { $times } razy rozwój dowolnej technologii
       *[other] { $times } raza rozwój dowolnej technologii
    }
board-effect-technology =
    { $times ->
        [one] rozwój: { $technology }
        [few] { $times } razy rozwój: { $technology }
        [many] { $times } razy rozwój: { $technology }
       *[other] { $times } raza rozwój: { $technology }
    }
board-effect-feed-workers =
    { $n ->
        [one] żywi { $n } pracownika
        [few] żywi { $n } pracowników
        [many] żywi { $n } pracowników
       *[other] żywi { $n } pracownika
    }
board-effect-feed-all = każdy pracownik je mniej kukurydzy (−{ $n })
board-effect-construct = zbuduj kolejny budynek
board-effect-market = idź na targ
board-effect-worker = jeszcze jeden pracownik
board-effect-action = dowolna akcja czterech mniejszych miast, koszt w kukurydzy: { $n }

board-monument-m01 = 4 punkty za każdy grobowiec właściciela, ten także
board-monument-m02 = 2 punkty za każdy budynek i monument właściciela, ten także
board-monument-m03 = 4 punkty za każdy kafelek kukurydzy właściciela
board-monument-m04 = 4 punkty za każdy kafelek drewna właściciela
board-monument-m05 = punkty za każdy monument zbudowany przez kogokolwiek: 6 przy dwóch graczach, 5 przy trzech, 4 przy czterech
board-monument-m06 = 4 punkty za każdy budynek publiczny lub taki monument właściciela, ten także
board-monument-m07 = technologie na poziomie 3: 9 punktów za jedną, 20 za dwie, 33 za więcej
board-monument-m08 = 3 punkty za każdy poziom technologii właściciela
board-monument-m09 = pracownicy właściciela: 6 punktów za czterech, 12 za pięciu, 18 za sześciu
board-monument-m10 = 4 punkty za każdą kaplicę właściciela, tę także
board-monument-m11 = jeszcze raz punkty za stopnie właściciela w świątyniach
board-monument-m12 = 3 punkty za każdy stopień w najlepszej świątyni właściciela
board-monument-m13 = 3 punkty za każdą kryształową czaszkę w Chichén Itzá, czyjakolwiek jest

## Temples and technologies

board-bonus = Najwyżej stojący: { $first } pkt w pierwszej erze, { $second } w drugiej
board-price = Tyle surowców kosztuje poziom

board-agriculture-1 = O 1 kukurydzę więcej przy każdych zbiorach kukurydzy
board-agriculture-2 = Zbiory kukurydzy bez kafelka i o 1 kukurydzę więcej przy łowieniu ryb
board-agriculture-3 = O 2 kukurydze więcej przy każdych zbiorach kukurydzy
board-agriculture-4 = Premia: awans w dowolnej świątyni
board-extraction-1 = O 1 drewno więcej
board-extraction-2 = O 1 kamień więcej
board-extraction-3 = O 1 złoto więcej
board-extraction-4 = Premia: 2 dowolne surowce
board-architecture-1 = 1 kukurydza za każdy budynek
board-architecture-2 = 2 punkty za każdy budynek
board-architecture-3 = Budynki kosztują o jedną kostkę mniej
board-architecture-4 = Premia: 3 punkty
board-theology-1 = W Chichén Itzá można wykonać akcję o jedno pole dalej
board-theology-2 = Po akcji w Chichén Itzá 1 surowiec kupuje stopień w świątyni
board-theology-3 = O 1 kryształową czaszkę więcej
board-theology-4 = Premia: 1 kryształowa czaszka

## Where points come from

source-earlier = Przed tym zapisem
source-temples-age-1 = Świątynie, pierwsza era
source-temples-age-2 = Świątynie, druga era
source-buildings = Budynki
source-technologies = Technologie
source-chichen = Chichén Itzá
source-monuments = Monumenty
source-skulls = Zachowane czaszki
source-corn = Reszta kukurydzy i surowców
source-unfed = Głodni pracownicy
