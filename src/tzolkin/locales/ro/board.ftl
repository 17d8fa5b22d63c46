# Masa așa cum e desenată: nume, indicii și ce spun cititoarele de ecran.

board-board = Tabla
board-board-day = Tabla, ziua { $day }
board-players = Jucători
board-cards = Clădiri și monumente
board-temples = Temple
board-technologies = Tehnologii
board-calendar = Calendar

board-city-palenque = Palenque
board-city-yaxchilan = Yaxchilan
board-city-tikal = Tikal
board-city-uxmal = Uxmal
board-city-chichen = Chichén Itzá

board-temple-chaac = Chaac
board-temple-quetzalcoatl = Quetzalcoatl
board-temple-kukulkan = Kukulkan

board-technology-agriculture = Agricultură
board-technology-extraction = Extracție
board-technology-architecture = Arhitectură
board-technology-theology = Teologie

board-kind-farm = Fermă
board-kind-civic = Clădire civică
board-kind-tomb = Mormânt
board-kind-shrine = Altar
board-monument-civic = Monument, clădire civică
board-monument-tomb = Monument, mormânt
board-monument-shrine = Monument, altar

## Time

board-day = Ziua { $day }
board-day-goods = Ziua { $day }, Ziua Hranei cu bunuri de la temple
board-day-points = Ziua { $day }, Ziua Hranei cu puncte de la temple
board-food-in = în { $days }
board-food-today = azi
board-look-ahead = Privește înainte
board-certain = sigur
board-depends = dacă nimeni nu ia două zile
board-falls-off = cade de pe roată
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: cade de pe roată

## What can be done

board-place = Plasează un muncitor pe { $city } { $space } pentru { $corn } porumb
board-place-first = Plasează un muncitor pe spațiul primului jucător pentru { $corn } porumb; acolo așteaptă { $waiting } porumb
board-do =
    { $corn ->
        [0] Fă { $city } { $space }: { $what }
       *[other] Fă { $city } { $space } pentru { $corn } porumb: { $what }
    }
board-pick = Ridică-ți muncitorul de pe { $city } { $space }: { $what }
board-build = Construiește: { $tile }
board-rise = Urcă în templul lui { $temple }
board-advance = Dezvoltă { $technology }: { $what }
board-step = Treapta { $n }

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = nicio acțiune
board-space-free = orice acțiune a acestui oraș
board-harvest-or = { $corn } porumb sau { $wood } lemne
board-offering =
    { $points ->
        [one] un craniu de cristal aduce { $points } punct și o treaptă la { $temple }
        [few] un craniu de cristal aduce { $points } puncte și o treaptă la { $temple }
       *[other] un craniu de cristal aduce { $points } de puncte și o treaptă la { $temple }
    }
board-offering-resource =
    { $points ->
        [one] un craniu de cristal aduce { $points } punct, o treaptă la { $temple } și o resursă la alegere
        [few] un craniu de cristal aduce { $points } puncte, o treaptă la { $temple } și o resursă la alegere
       *[other] un craniu de cristal aduce { $points } de puncte, o treaptă la { $temple } și o resursă la alegere
    }
board-offering-used = aici este deja un craniu
board-tikal-1 = dezvoltă o tehnologie
board-tikal-2 = construiește o clădire
board-tikal-3 = dezvoltă una sau două tehnologii
board-tikal-4 = construiește una sau două clădiri ori un monument
board-tikal-5 = plătește o resursă ca să urci în două temple
board-uxmal-1 = plătește 3 porumb ca să urci într-un templu
board-uxmal-2 = piață: schimbă porumb și resurse
board-uxmal-3 = încă un muncitor
board-uxmal-4 = construiește o clădire pe porumb
board-uxmal-5 = plătește 1 porumb pentru orice acțiune a celor patru orașe mai mici

## Who is where

board-worker = { $name }: muncitor pe { $city } { $space }.
board-neutral-worker = Muncitor neutru pe { $city } { $space }.
board-first-space = Spațiul primului jucător; acolo așteaptă { $corn } porumb.
board-held-by = Ocupat de { $name }.
board-first-player = Primul jucător
board-side-light = Partea luminoasă: poate avansa o dată calendarul cu două zile
board-side-dark = Partea întunecată: cele două zile sunt folosite
board-workers = Muncitori: { $free } acasă, { $away } plecați, { $bank } în rezervă
board-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Goods

board-good-corn = { $n } porumb
board-good-wood =
    { $n ->
        [one] { $n } lemn
        [few] { $n } lemne
       *[other] { $n } de lemne
    }
board-good-stone =
    { $n ->
        [one] { $n } piatră
        [few] { $n } pietre
       *[other] { $n } de pietre
    }
board-good-gold = { $n } aur
board-good-skulls =
    { $n ->
        [one] { $n } craniu de cristal
        [few] { $n } cranii de cristal
       *[other] { $n } de cranii de cristal
    }
board-corn-tiles =
    { $n ->
        [one] { $n } plăcuță de porumb
        [few] { $n } plăcuțe de porumb
       *[other] { $n } de plăcuțe de porumb
    }
board-wood-tiles =
    { $n ->
        [one] { $n } plăcuță de lemn
        [few] { $n } plăcuțe de lemn
       *[other] { $n } de plăcuțe de lemn
    }
board-wealth-tiles =
    { $n ->
        [one] { $n } plăcuță de avere
        [few] { $n } plăcuțe de avere
       *[other] { $n } de plăcuțe de avere
    }

## Tiles

board-tile = { $name }. Costă: { $cost }. Aduce: { $gives }.
board-empty-place = Aici nu se vede nicio plăcuță
board-stack = Plăcuțe în teanc: { $n }, în cel al epocii a doua: { $next }
stack-look = Arată ce mai poate apărea
stack-title = Ce mai poate apărea
stack-why = În teanc se află toate clădirile pe care încă nu le-a văzut nimeni. Nimeni nu le știe ordinea.
stack-age = { $age ->
    [1] Prima epocă
   *[other] A doua epocă
  }: { $count }
board-skull-bank = Cranii de cristal în rezervă: { $n }

board-effect-any-temple =
    { $times ->
        [one] urcă într-un templu la alegere
        [few] urcă { $times } trepte în temple la alegere
       *[other] urcă { $times } de trepte în temple la alegere
    }
board-effect-temple =
    { $times ->
        [one] urcă la { $temple }
        [few] urcă { $times } trepte la { $temple }
       *[other] urcă { $times } de trepte la { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] dezvoltă orice tehnologie
        [few] dezvoltă tehnologii de { $times } ori
       *[other] dezvoltă tehnologii de { $times } de ori
    }
board-effect-technology =
    { $times ->
        [one] dezvoltă: { $technology }
        [few] dezvoltă de { $times } ori: { $technology }
       *[other] dezvoltă de { $times } de ori: { $technology }
    }
board-effect-feed-workers =
    { $n ->
        [one] hrănește { $n } muncitor
        [few] hrănește { $n } muncitori
       *[other] hrănește { $n } de muncitori
    }
board-effect-feed-all = fiecare muncitor are nevoie de mai puțin porumb (−{ $n })
board-effect-construct = construiește încă o clădire
board-effect-market = mergi la piață
board-effect-worker = încă un muncitor
board-effect-action = orice acțiune a celor patru orașe mai mici pentru { $n } porumb

board-monument-m01 = 4 puncte pentru fiecare mormânt al proprietarului, inclusiv acesta
board-monument-m02 = 2 puncte pentru fiecare clădire și monument al proprietarului, inclusiv acesta
board-monument-m03 = 4 puncte pentru fiecare plăcuță de porumb a proprietarului
board-monument-m04 = 4 puncte pentru fiecare plăcuță de lemn a proprietarului
board-monument-m05 = puncte pentru fiecare monument, oricine l-a ridicat: 6 în doi jucători, 5 în trei, 4 în patru
board-monument-m06 = 4 puncte pentru fiecare clădire civică sau monument civic al proprietarului, inclusiv acesta
board-monument-m07 = tehnologii la nivelul 3: 9 puncte pentru una, 20 pentru două, 33 pentru mai multe
board-monument-m08 = 3 puncte pentru fiecare nivel de tehnologie al proprietarului
board-monument-m09 = muncitorii proprietarului: 6 puncte pentru patru, 12 pentru cinci, 18 pentru șase
board-monument-m10 = 4 puncte pentru fiecare altar al proprietarului, inclusiv acesta
board-monument-m11 = încă o dată punctele treptelor proprietarului din temple
board-monument-m12 = 3 puncte pentru fiecare treaptă din cel mai bun templu al proprietarului
board-monument-m13 = 3 puncte pentru fiecare craniu de cristal din Chichén Itzá, al oricui ar fi

## Temples and technologies

board-bonus = Locul cel mai înalt: { $first } p. în prima epocă, { $second } p. în a doua
board-price = Câte resurse costă un nivel

board-agriculture-1 = Cu 1 porumb mai mult la fiecare recoltă de porumb
board-agriculture-2 = Recoltă de porumb fără plăcuță și cu 1 porumb mai mult la pescuit
board-agriculture-3 = Cu 2 porumb mai mult la fiecare recoltă de porumb
board-agriculture-4 = Bonus: urcă într-un templu la alegere
board-extraction-1 = Cu 1 lemn mai mult
board-extraction-2 = Cu 1 piatră mai mult
board-extraction-3 = Cu 1 aur mai mult
board-extraction-4 = Bonus: 2 resurse la alegere
board-architecture-1 = 1 porumb pentru fiecare clădire
board-architecture-2 = 2 puncte pentru fiecare clădire
board-architecture-3 = Clădirile costă cu un cub mai puțin
board-architecture-4 = Bonus: 3 puncte
board-theology-1 = La Chichén Itzá e posibilă acțiunea cu un spațiu mai departe
board-theology-2 = După o acțiune la Chichén Itzá, 1 resursă cumpără o treaptă într-un templu
board-theology-3 = Cu 1 craniu de cristal mai mult
board-theology-4 = Bonus: 1 craniu de cristal

## Where points come from

source-earlier = Înainte de această partidă
source-temples-age-1 = Temple, prima epocă
source-temples-age-2 = Temple, a doua epocă
source-buildings = Clădiri
source-technologies = Tehnologii
source-chichen = Chichén Itzá
source-monuments = Monumente
source-skulls = Cranii păstrate
source-corn = Porumb și resurse rămase
source-unfed = Muncitori nehrăniți
