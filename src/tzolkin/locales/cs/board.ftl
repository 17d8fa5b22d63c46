# Stůl, jak je nakreslen: názvy, nápovědy a slova pro čtečky obrazovky.

board-board = Deska
board-board-day = Deska, den { $day }
board-players = Hráči
board-cards = Budovy a monumenty
board-temples = Chrámy
board-technologies = Technologie
board-calendar = Kalendář

board-city-palenque = Palenque
board-city-yaxchilan = Yaxchilan
board-city-tikal = Tikal
board-city-uxmal = Uxmal
board-city-chichen = Chichén Itzá

board-temple-chaac = Chaac
board-temple-quetzalcoatl = Quetzalcoatl
board-temple-kukulkan = Kukulkan

board-technology-agriculture = Zemědělství
board-technology-extraction = Těžba
board-technology-architecture = Architektura
board-technology-theology = Teologie

board-kind-farm = Farma
board-kind-civic = Veřejná budova
board-kind-tomb = Hrobka
board-kind-shrine = Svatyně
board-monument-civic = Monument, veřejná budova
board-monument-tomb = Monument, hrobka
board-monument-shrine = Monument, svatyně

## Time

board-day = Den { $day }
board-day-goods = Den { $day }, Den jídla se zbožím z chrámů
board-day-points = Den { $day }, Den jídla s body z chrámů
board-food-in = za { $days }
board-food-today = dnes
board-look-ahead = Pohled dopředu
board-certain = jistě
board-depends = pokud nikdo nevezme dva dny
board-falls-off = spadne z kola
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: spadne z kola

## What can be done

board-place = Umístit dělníka: { $city } { $space }, cena v kukuřici: { $corn }
board-place-first = Umístit dělníka na pole začínajícího hráče, cena v kukuřici: { $corn }; čeká tam kukuřice: { $waiting }
board-do =
    { $corn ->
        [0] Provést { $city } { $space }: { $what }
       *[other] Provést { $city } { $space }, cena v kukuřici { $corn }: { $what }
    }
board-pick = Stáhnout svého dělníka, { $city } { $space }: { $what }
board-build = Postavit: { $tile }
board-rise = Stoupnout v chrámu: { $temple }
board-advance = Zlepšit: { $technology }: { $what }
board-step = Stupeň { $n }

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = žádná akce
board-space-free = libovolná akce tohoto města
board-harvest-or = kukuřice: { $corn } nebo dřevo: { $wood }
board-offering =
    { $points ->
        [one] křišťálová lebka přinese { $points } bod a stupeň: { $temple }
        [few] křišťálová lebka přinese { $points } body a stupeň: { $temple }
        [many] křišťálová lebka přinese { $points } bodu a stupeň: { $temple }
       *[other] křišťálová lebka přinese { $points } bodů a stupeň: { $temple }
    }
board-offering-resource =
    { $points ->
        [one] křišťálová lebka přinese { $points } bod, stupeň ({ $temple }) a libovolnou surovinu
        [few] křišťálová lebka přinese { $points } body, stupeň ({ $temple }) a libovolnou surovinu
        [many] křišťálová lebka přinese { $points } bodu, stupeň ({ $temple }) a libovolnou surovinu
       *[other] křišťálová lebka přinese { $points } bodů, stupeň ({ $temple }) a libovolnou surovinu
    }
board-offering-used = už tu leží lebka
board-tikal-1 = zlepšit technologii
board-tikal-2 = postavit budovu
board-tikal-3 = zlepšit jednu nebo dvě technologie
board-tikal-4 = postavit jednu nebo dvě budovy, nebo monument
board-tikal-5 = zaplatit surovinu a stoupnout ve dvou chrámech
board-uxmal-1 = zaplatit 3 kukuřice a stoupnout v chrámu
board-uxmal-2 = tržiště: směna kukuřice a surovin
board-uxmal-3 = další dělník
board-uxmal-4 = postavit budovu za kukuřici
board-uxmal-5 = zaplatit 1 kukuřici za libovolnou akci čtyř menších měst

## Who is where

board-worker = { $name }: dělník na poli { $city } { $space }.
board-neutral-worker = Neutrální dělník na poli { $city } { $space }.
board-first-space = Pole začínajícího hráče; čeká tam kukuřice: { $corn }.
board-held-by = Drží ho { $name }.
board-first-player = Začínající hráč
board-side-light = Světlá strana: jednou lze posunout kalendář o dva dny
board-side-dark = Tmavá strana: dva dny jsou využity
board-workers = Dělníci: doma { $free }, na desce { $away }, v zásobě { $bank }
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## Goods

board-good-corn =
    { $n ->
        [one] { $n } kukuřice
        [few] { $n } kukuřice
        [many] { $n } kukuřice
       *[other] { $n } kukuřic
    }
board-good-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
        [many] { $n } dřeva
       *[other] { $n } dřev
    }
board-good-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
board-good-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
        [many] { $n } zlata
       *[other] { $n } zlat
    }
board-good-skulls =
    { $n ->
        [one] { $n } křišťálová lebka
        [few] { $n } křišťálové lebky
        [many] { $n } křišťálové lebky
       *[other] { $n } křišťálových lebek
    }
board-corn-tiles =
    { $n ->
        [one] { $n } dílek kukuřice
        [few] { $n } dílky kukuřice
        [many] { $n } dílku kukuřice
       *[other] { $n } dílků kukuřice
    }
board-wood-tiles =
    { $n ->
        [one] { $n } dílek dřeva
        [few] { $n } dílky dřeva
        [many] { $n } dílku dřeva
       *[other] { $n } dílků dřeva
    }
board-wealth-tiles =
    { $n ->
        [one] { $n } dílek bohatství
        [few] { $n } dílky bohatství
        [many] { $n } dílku bohatství
       *[other] { $n } dílků bohatství
    }

## Tiles

board-tile = { $name }. Cena: { $cost }. Přináší: { $gives }.
board-empty-place = Tady není žádný dílek
board-stack = Dílky v balíčku: { $n }, v balíčku druhého věku: { $next }
stack-look = Ukázat, co ještě může přijít
stack-title = Co ještě může přijít
stack-why = V balíčku leží všechny budovy, které ještě nikdo neviděl. Jejich pořadí nikdo nezná.
stack-age = { $age ->
    [1] První věk
   *[other] Druhý věk
  }: { $count }
board-skull-bank = Křišťálové lebky v zásobě: { $n }

board-effect-any-temple =
    { $times ->
        [one] stupeň v libovolném chrámu
        [few] { $times } stupně v libovolných chrámech
        [many] { $times } stupně v libovolných chrámech
       *[other] { $times } stupňů v libovolných chrámech
    }
board-effect-temple =
    { $times ->
        [one] stupeň v chrámu { $temple }
        [few] { $times } stupně v chrámu { $temple }
        [many] { $times } stupně v chrámu { $temple }
       *[other] { $times } stupňů v chrámu { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] zlepšení libovolné technologie
        [few] { $times } zlepšení libovolných technologií
        [many] { $times } zlepšení libovolných technologií
       *[other] { $times } zlepšení libovolných technologií
    }
board-effect-technology =
    { $times ->
        [one] zlepšení: { $technology }
        [few] { $times } zlepšení: { $technology }
        [many] { $times } zlepšení: { $technology }
       *[other] { $times } zlepšení: { $technology }
    }
board-effect-feed-workers =
    { $n ->
        [one] živí { $n } dělníka
        [few] živí { $n } dělníky
        [many] živí { $n } dělníka
       *[other] živí { $n } dělníků
    }
board-effect-feed-all = každý dělník sní méně kukuřice (−{ $n })
board-effect-construct = postavit další budovu
board-effect-market = jít na tržiště
board-effect-worker = další dělník
board-effect-action = libovolná akce čtyř menších měst, cena v kukuřici: { $n }

board-monument-m01 = 4 body za každou hrobku majitele včetně této
board-monument-m02 = 2 body za každou budovu a monument majitele včetně tohoto
board-monument-m03 = 4 body za každý majitelův dílek kukuřice
board-monument-m04 = 4 body za každý majitelův dílek dřeva
board-monument-m05 = body za každý monument, který kdokoli postavil: 6 ve dvou hráčích, 5 ve třech, 4 ve čtyřech
board-monument-m06 = 4 body za každou veřejnou budovu nebo takový monument majitele včetně tohoto
board-monument-m07 = technologie na úrovni 3: 9 bodů za jednu, 20 za dvě, 33 za více
board-monument-m08 = 3 body za každou úroveň technologií majitele
board-monument-m09 = dělníci majitele: 6 bodů za čtyři, 12 za pět, 18 za šest
board-monument-m10 = 4 body za každou svatyni majitele včetně této
board-monument-m11 = body za stupně majitele v chrámech ještě jednou
board-monument-m12 = 3 body za každý stupeň v majitelově nejlepším chrámu
board-monument-m13 = 3 body za každou křišťálovou lebku v Chichén Itzá, ať je čí je

## Temples and technologies

board-bonus = Kdo je nejvýš: { $first } b. v prvním věku, { $second } b. ve druhém
board-price = Tolik surovin stojí úroveň

board-agriculture-1 = O 1 kukuřici víc při každé sklizni kukuřice
board-agriculture-2 = Sklizeň kukuřice bez dílku a o 1 kukuřici víc při rybolovu
board-agriculture-3 = O 2 kukuřice víc při každé sklizni kukuřice
board-agriculture-4 = Bonus: stoupnout v libovolném chrámu
board-extraction-1 = O 1 dřevo víc
board-extraction-2 = O 1 kámen víc
board-extraction-3 = O 1 zlato víc
board-extraction-4 = Bonus: 2 libovolné suroviny
board-architecture-1 = 1 kukuřice za každou budovu
board-architecture-2 = 2 body za každou budovu
board-architecture-3 = Budovy stojí o jednu kostku méně
board-architecture-4 = Bonus: 3 body
board-theology-1 = V Chichén Itzá lze provést akci o jedno pole dál
board-theology-2 = Po akci v Chichén Itzá koupí 1 surovina stupeň v chrámu
board-theology-3 = O 1 křišťálovou lebku víc
board-theology-4 = Bonus: 1 křišťálová lebka

## Where points come from

source-earlier = Před tímto zápisem
source-temples-age-1 = Chrámy, první věk
source-temples-age-2 = Chrámy, druhý věk
source-buildings = Budovy
source-technologies = Technologie
source-chichen = Chichén Itzá
source-monuments = Monumenty
source-skulls = Zbylé lebky
source-corn = Zbylá kukuřice a suroviny
source-unfed = Hladoví dělníci
