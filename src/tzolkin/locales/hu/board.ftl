# Az asztal, ahogy rajzolva van: nevek, súgók, és amit a képernyőolvasók mondanak.

board-board = Tábla
board-board-day = Tábla, { $day }. nap
board-players = Játékosok
board-cards = Épületek és emlékművek
board-temples = Templomok
board-technologies = Technológiák
board-calendar = Naptár

board-city-palenque = Palenque
board-city-yaxchilan = Yaxchilan
board-city-tikal = Tikal
board-city-uxmal = Uxmal
board-city-chichen = Chichén Itzá

board-temple-chaac = Chaac
board-temple-quetzalcoatl = Quetzalcoatl
board-temple-kukulkan = Kukulkan

board-technology-agriculture = Földművelés
board-technology-extraction = Kitermelés
board-technology-architecture = Építészet
board-technology-theology = Teológia

board-kind-farm = Farm
board-kind-civic = Középület
board-kind-tomb = Síremlék
board-kind-shrine = Szentély
board-monument-civic = Emlékmű, középület
board-monument-tomb = Emlékmű, síremlék
board-monument-shrine = Emlékmű, szentély

## Time

board-day = { $day }. nap
board-day-goods = { $day }. nap, Élelemnap javakkal a templomokból
board-day-points = { $day }. nap, Élelemnap pontokkal a templomokból
board-food-in = még { $days }
board-food-today = ma
board-look-ahead = Előre
board-certain = biztos
board-depends = ha senki sem lép két napot
board-falls-off = leesik a kerékről
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: leesik a kerékről

## What can be done

board-place = Munkás lehelyezése { $corn } kukoricáért: { $city } { $space }
board-place-first = Munkás lehelyezése a kezdőjátékos mezőjére { $corn } kukoricáért; ott { $waiting } kukorica vár
board-do =
    { $corn ->
        [0] Végrehajtás, { $city } { $space }: { $what }
       *[other] Végrehajtás { $corn } kukoricáért, { $city } { $space }: { $what }
    }
board-pick = A munkásod levétele, { $city } { $space }: { $what }
board-build = Építés: { $tile }
board-rise = Lépés fel: { $temple } temploma
board-advance = Fejlesztés, { $technology }: { $what }
board-step = { $n }. fok

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = nincs akció
board-space-free = e város bármelyik akciója
board-harvest-or = { $corn } kukorica vagy { $wood } fa
board-offering = egy kristálykoponyáért { $points } pont és egy lépés: { $temple }
board-offering-resource = egy kristálykoponyáért { $points } pont, egy lépés ({ $temple }) és egy választott nyersanyag
board-offering-used = itt már van egy koponya
board-tikal-1 = egy technológia fejlesztése
board-tikal-2 = egy épület építése
board-tikal-3 = egy vagy két technológia fejlesztése
board-tikal-4 = egy vagy két épület, vagy egy emlékmű építése
board-tikal-5 = egy nyersanyagért lépés fel két templomban
board-uxmal-1 = 3 kukoricáért lépés fel egy templomban
board-uxmal-2 = piac: kukorica és nyersanyagok cseréje
board-uxmal-3 = még egy munkás
board-uxmal-4 = egy épület építése kukoricáért
board-uxmal-5 = 1 kukoricáért a négy kisebb város bármelyik akciója

## Who is where

board-worker = { $name }: munkás itt: { $city } { $space }.
board-neutral-worker = Semleges munkás itt: { $city } { $space }.
board-first-space = A kezdőjátékos mezője; ott { $corn } kukorica vár.
board-held-by = Itt áll: { $name }.
board-first-player = Kezdőjátékos
board-side-light = Világos oldal: egyszer két nappal léptetheti a naptárt
board-side-dark = Sötét oldal: a két napot már felhasználta
board-workers = Munkások: { $free } otthon, { $away } úton, { $bank } a készletben
board-points = { $points } pont

## Goods

board-good-corn = { $n } kukorica
board-good-wood = { $n } fa
board-good-stone = { $n } kő
board-good-gold = { $n } arany
board-good-skulls = { $n } kristálykoponya
board-corn-tiles = { $n } kukoricalapka
board-wood-tiles = { $n } falapka
board-wealth-tiles = { $n } vagyonlapka

## Tiles

board-tile = { $name }. Ára: { $cost }. Ad: { $gives }.
board-empty-place = Itt nem látható lapka
board-stack = Lapkák a pakliban: { $n }, a második kor paklijában: { $next }
stack-look = Mi jöhet még?
stack-title = Mi jöhet még
stack-why = A pakliban vannak mindazok az épületek, amelyeket még senki sem látott. A sorrendjüket senki sem tudja.
stack-age = { $age ->
    [1] Első kor
   *[other] Második kor
  }: { $count }
board-skull-bank = Kristálykoponyák a készletben: { $n }

board-effect-any-temple =
    { $times ->
        [one] egy lépés fel bármelyik templomban
       *[other] { $times } lépés fel tetszőleges templomokban
    }
board-effect-temple =
    { $times ->
        [one] egy lépés fel: { $temple }
       *[other] { $times } lépés fel: { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] bármelyik technológia fejlesztése
       *[other] { $times } technológiai fejlesztés
    }
board-effect-technology =
    { $times ->
        [one] fejlesztés: { $technology }
       *[other] { $times } fejlesztés: { $technology }
    }
board-effect-feed-workers = { $n } munkást etet
board-effect-feed-all = minden munkásnak kevesebb kukorica kell (−{ $n })
board-effect-construct = még egy épület építése
board-effect-market = látogatás a piacon
board-effect-worker = még egy munkás
board-effect-action = a négy kisebb város bármelyik akciója { $n } kukoricáért

board-monument-m01 = 4 pont a tulajdonos minden síremlékéért, ezért is
board-monument-m02 = 2 pont a tulajdonos minden épületéért és emlékművéért, ezért is
board-monument-m03 = 4 pont a tulajdonos minden kukoricalapkájáért
board-monument-m04 = 4 pont a tulajdonos minden falapkájáért
board-monument-m05 = pont minden felépült emlékműért, bárkié is: két játékossal 6, hárommal 5, néggyel 4
board-monument-m06 = 4 pont a tulajdonos minden középületéért és ilyen emlékművéért, ezért is
board-monument-m07 = 3. szintű technológiák: egyért 9 pont, kettőért 20, többért 33
board-monument-m08 = 3 pont a tulajdonos technológiáinak minden szintjéért
board-monument-m09 = a tulajdonos munkásai: négyért 6 pont, ötért 12, hatért 18
board-monument-m10 = 4 pont a tulajdonos minden szentélyéért, ezért is
board-monument-m11 = a tulajdonos templomi fokainak pontjai még egyszer
board-monument-m12 = 3 pont minden fokért a tulajdonos legjobb templomában
board-monument-m13 = 3 pont minden kristálykoponyáért Chichén Itzában, bárki tette is oda

## Temples and technologies

board-bonus = A legmagasabban álló: { $first } pont az első korban, { $second } a másodikban
board-price = Ennyi nyersanyagba kerül egy szint

board-agriculture-1 = Minden kukorica-betakarításnál 1 kukoricával több
board-agriculture-2 = Kukorica-betakarítás lapka nélkül, és halászatnál 1 kukoricával több
board-agriculture-3 = Minden kukorica-betakarításnál 2 kukoricával több
board-agriculture-4 = Bónusz: lépés fel egy választott templomban
board-extraction-1 = 1 fával több
board-extraction-2 = 1 kővel több
board-extraction-3 = 1 arannyal több
board-extraction-4 = Bónusz: 2 választott nyersanyag
board-architecture-1 = Épületenként 1 kukorica
board-architecture-2 = Épületenként 2 pont
board-architecture-3 = Az épületek egy kockával olcsóbbak
board-architecture-4 = Bónusz: 3 pont
board-theology-1 = Chichén Itzában az eggyel távolabbi mező akciója is választható
board-theology-2 = Chichén Itzá akciója után 1 nyersanyagért egy lépés fel egy templomban
board-theology-3 = 1 kristálykoponyával több
board-theology-4 = Bónusz: 1 kristálykoponya

## Where points come from

source-earlier = A felvétel előtt
source-temples-age-1 = Templomok, első kor
source-temples-age-2 = Templomok, második kor
source-buildings = Épületek
source-technologies = Technológiák
source-chichen = Chichén Itzá
source-monuments = Emlékművek
source-skulls = Megmaradt koponyák
source-corn = Maradék kukorica és nyersanyag
source-unfed = Éhes munkások
