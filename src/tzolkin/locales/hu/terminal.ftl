# Amit csak a terminál mond. Minden mást az oldal fájljaiból vesz.

## The board

text-headline = { $players } játékos · { $round }. kör · { $days } napból a { $day }. · { $age }. kor · { $food }
text-food-in =
    { $days ->
        [one] holnap Élelemnap
       *[other] Élelemnap { $days } nap múlva
    }
text-food-now = Élelemnap e kör végén
text-food-none = nincs több Élelemnap
text-days = Napok
text-around = Kezdőjátékos { $first } · mezője: { $space } · naptár: { $corn } · készlet: { $skulls }
text-free = szabad
text-gears = Fogaskerekek
text-gear-legend = n: semleges, [n]: visszaúton 0-ra · Chichén Itzá: pont, templom, * kocka
text-skull-of = koponya: { $seat }
text-skulls-on = Koponyák itt: { $places }
text-jungle = Dzsungel
text-open-corn = szabad kukoricalapkák
text-covered-corn = kukoricalapkák fa alatt
text-temple-title = { $temple }, legfelül +{ $first }/+{ $second }
text-temple-note = fok, pont a kor végén, javak a kor közepén
text-buildings = Épületek
text-monuments = Emlékművek
text-farms = Farmok
text-wealth = Vagyon
text-dealt = Kiosztva
text-secret = titkos
text-decision = Döntés
text-secret-answers = a válaszok titkosak
text-decides = { $name } dönt: { $question }
text-light = világos
text-dark = sötét
kind-wealth = vagyonlapka

## Names of columns, as short as they can be

column-points = pont
column-corn = kuk.
column-wood = fa
column-stone = kő
column-gold = arany
column-skulls = kop.
column-workers = munkás
column-free = szab.
column-side = oldal
column-cost = ár
column-brings = hoz
column-number = sz.
column-round = kör
column-seat = hely
column-action = akció
column-changes = változás

## What the spaces give, in a narrow column

brief-tikal-1 = 1 technológia
brief-tikal-2 = 1 épület
brief-tikal-3 = 1-2 technológia
brief-tikal-4 = 1-2 épület vagy 1 emlékmű
brief-tikal-5 = 1 kocka: 2 templom +1
brief-uxmal-1 = 3 kukorica: egy templom +1
brief-uxmal-2 = piac
brief-uxmal-3 = új munkás
brief-uxmal-4 = 1 épület kukoricáért
brief-uxmal-5 = 1 kukorica: bármely akció
brief-any = bármely akció

## What the answers mean

text-lands = { $space }. mező: { $what }
text-first-space = a kezdőjátékos mezőjére
text-first-space-corn = a kezdőjátékos mezőjére, a forduló végén { $corn }
text-to-level = { $level }. szintre: { $what }
text-level = { $level }. szint
text-full-price = { $what } (teljes áron, az építészet a második épületre marad)

## What happened

text-keeps-wealth = megtart két vagyonlapkát
text-wealth-brings = A vagyonlapkák hozama
text-round-end = { $round }. kör vége (most { $day }. nap)
text-round-end-food = { $round }. kör vége (Élelemnap, most { $day }. nap)
text-this-turn = Ez a forduló: { $what }
text-forfeits = { $name } feladja, helyette véletlen akciók következnek: { $why }
text-stopped = Megállítva { $count } akció után.
text-broken-off = Megszakítva { $count } akció után.
text-all-legal = { $count } akció, mind szabályos.
text-saved = Mentve: { $file }.
text-saved-instead = Mentve máshová: { $file }.
text-not-saved = A játék nincs elmentve (a --record FILE menti).

## The end

text-end = Vége
text-going-on = A játék még tart; az eddigi pontok alább láthatók.
text-wins = { $name } győz. Eredmény: { $points }.
text-share = Megosztott győzelem: { $names }. Eredmény: { $points }.
source-monument = Emlékmű: { $tile }
source-total = Összesen

## Asking

text-player = { $number }. játékos
text-welcome = Írd be egy akció számát vagy magát az akciót; a parancsokat a help sorolja fel.
text-only-you = { $name }: nyomj Entert, ha már csak te látod a képernyőt.
text-end-turn = Vége a fordulónak?
text-advice = Írj be egy számot a listáról, vagy azt: help.
text-numbered = Az akciók számozása 1-től eddig tart: { $count }.
text-could-be = „{ $text }” többet is jelenthet: { $actions }.
text-possible = { $action }: ez most lehetséges.
text-which-action = Melyik akció? Például: why place tikal
text-where-to = Hová? Például: save game.tzolkin.json
text-save-first = Elmented előbb a játékot? [fájlnév, Enter: nem]
text-nothing-to-undo = Ebben a fordulóban nincs mit visszavonni.
text-no-such-name = Ilyen nevű dolog nincs: „{ $name }”; próbáld: help tikal, b07, theology vagy chaac.

## Help; the words to be typed are the same in every language

help-number = <szám>
help-number-does = a lista ilyen számú akciója
help-action = <akció>
help-action-does = beírva: place tikal, pick uxmal 3; a szavak eleje is elég: pl ti
help-enter-does = a zárójelben álló válasz, ha van
help-undo-does = a forduló utolsó akciójának visszavonása (így is: u)
help-restart-does = a forduló elölről
help-board-does = az egész tábla kirajzolása
help-tiles-does = a kínált épületek és emlékművek
help-why = why <akció>
help-why-does = miért nem lehetséges egy akció
help-help = help <név>
help-help-does = mit csinál valami: help tikal, help b07, help theology, help chaac
help-save = save <fájl>
help-save-does = az eddigi játék mentése
help-quit-does = befejezés itt (így is: q)
