# Ce spune numai terminalul. Restul vine din fișierele paginii.

## The board

text-headline =
    { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    } · runda { $round } · ziua { $day } din { $days } · epoca { $age } · { $food }
text-food-in =
    { $days ->
        [one] Ziua Hranei peste { $days } zi
        [few] Ziua Hranei peste { $days } zile
       *[other] Ziua Hranei peste { $days } de zile
    }
text-food-now = Ziua Hranei la sfârșitul acestei runde
text-food-none = nu mai e nicio Zi a Hranei
text-days = Zile
text-around = Primul jucător { $first } · spațiul lui: { $space } · calendar: { $corn } · rezervă: { $skulls }
text-free = liber
text-gears = Roți
text-gear-legend = n: neutru, [n]: se întoarce la 0 · Chichén Itzá: puncte, templu, * un cub
text-skull-of = craniu: { $seat }
text-skulls-on = Cranii pe { $places }
text-jungle = Junglă
text-open-corn = plăcuțe de porumb descoperite
text-covered-corn = plăcuțe de porumb sub lemn
text-temple-title = { $temple }, cel mai sus +{ $first }/+{ $second }
text-temple-note = treaptă, puncte la sfârșitul epocii, bun la mijlocul epocii
text-buildings = Clădiri
text-monuments = Monumente
text-farms = Ferme
text-wealth = Avere
text-dealt = Împărțite
text-secret = secret
text-decision = Decizie
text-secret-answers = răspunsurile sunt secrete
text-decides = { $name } decide: { $question }
text-light = luminos
text-dark = întunecat
kind-wealth = plăcuță de avere

## Names of columns, as short as they can be

column-points = pct
column-corn = por.
column-wood = lemn
column-stone = piatră
column-gold = aur
column-skulls = cran.
column-workers = munc.
column-free = liberi
column-side = partea
column-cost = cost
column-brings = aduce
column-number = nr.
column-round = runda
column-seat = locul
column-action = acțiunea
column-changes = schimbări

## What the spaces give, in a narrow column

brief-tikal-1 = 1 tehnologie
brief-tikal-2 = 1 clădire
brief-tikal-3 = 1-2 tehnologii
brief-tikal-4 = 1-2 clădiri sau 1 monument
brief-tikal-5 = 1 cub: 2 temple +1
brief-uxmal-1 = 3 porumb: un templu +1
brief-uxmal-2 = piață
brief-uxmal-3 = un muncitor nou
brief-uxmal-4 = 1 clădire pe porumb
brief-uxmal-5 = 1 porumb: orice acțiune
brief-any = orice acțiune

## What the answers mean

text-lands = pe { $space }: { $what }
text-first-space = pe spațiul primului jucător
text-first-space-corn = pe spațiul primului jucător, { $corn } la sfârșitul turei
text-to-level = la nivelul { $level }: { $what }
text-level = nivelul { $level }
text-full-price = { $what } (preț întreg, arhitectura rămâne pentru a doua clădire)

## What happened

text-keeps-wealth = păstrează două plăcuțe de avere
text-wealth-brings = Plăcuțele de avere aduc
text-round-end = Sfârșitul rundei { $round } (acum ziua { $day })
text-round-end-food = Sfârșitul rundei { $round } (Ziua Hranei, acum ziua { $day })
text-this-turn = Tura aceasta: { $what }
text-forfeits = { $name } cedează și de acum joacă la întâmplare: { $why }
text-stopped =
    { $count ->
        [one] Oprit după { $count } acțiune.
        [few] Oprit după { $count } acțiuni.
       *[other] Oprit după { $count } de acțiuni.
    }
text-broken-off =
    { $count ->
        [one] Întrerupt după { $count } acțiune.
        [few] Întrerupt după { $count } acțiuni.
       *[other] Întrerupt după { $count } de acțiuni.
    }
text-all-legal =
    { $count ->
        [one] { $count } acțiune, permisă.
        [few] { $count } acțiuni, toate permise.
       *[other] { $count } de acțiuni, toate permise.
    }
text-saved = Salvat ca { $file }.
text-saved-instead = În schimb, salvat ca { $file }.
text-not-saved = Jocul nu a fost salvat (--record FILE îl salvează).

## The end

text-end = Sfârșit
text-going-on = Jocul e încă în desfășurare; punctele de până acum sunt mai jos.
text-wins = { $name } câștigă. Rezultat: { $points }.
text-share = { $names } împart victoria. Rezultat: { $points }.
source-monument = Monumentul { $tile }
source-total = Total

## Asking

text-player = Jucătorul { $number }
text-welcome = Scrie numărul unei acțiuni sau acțiunea însăși; help arată comenzile.
text-only-you = { $name }: apasă Enter când nu mai vede nimeni altcineva ecranul.
text-end-turn = Închei tura?
text-advice = Scrie un număr din listă sau help.
text-numbered = Acțiunile sunt numerotate de la 1 la { $count }.
text-could-be = „{ $text }” poate însemna: { $actions }.
text-possible = { $action }: acum este posibil.
text-which-action = Ce acțiune? De exemplu: why place tikal
text-where-to = Unde? De exemplu: save game.tzolkin.json
text-save-first = Salvezi întâi jocul? [nume de fișier, Enter: nu]
text-nothing-to-undo = În tura aceasta nu e nimic de anulat.
text-no-such-name = Nimic nu se numește „{ $name }”; încearcă help tikal, b07, theology sau chaac.

## Help; the words to be typed are the same in every language

help-number = <număr>
help-number-does = joacă acea acțiune din listă
help-action = <acțiune>
help-action-does = scrie-o: place tikal, pick uxmal 3; ajung începuturile: pl ti
help-enter-does = răspunsul din paranteze, dacă există
help-undo-does = anulează ultima acțiune a turei (și: u)
help-restart-does = începe tura din nou
help-board-does = desenează toată tabla
help-tiles-does = clădirile și monumentele la vedere
help-why = why <acțiune>
help-why-does = de ce o acțiune nu este posibilă
help-help = help <nume>
help-help-does = ce face ceva: help tikal, help b07, help theology, help chaac
help-save = save <fișier>
help-save-does = salvează jocul de până acum
help-quit-does = încheie aici (și: q)
