# Co říká jen terminál. Ostatní bere ze souborů stránky.

## The board

text-headline =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    } · kolo { $round } · den { $day } z { $days } · věk { $age } · { $food }
text-food-in =
    { $days ->
        [one] Den jídla za { $days } den
        [few] Den jídla za { $days } dny
        [many] Den jídla za { $days } dne
       *[other] Den jídla za { $days } dnů
    }
text-food-now = Den jídla na konci tohoto kola
text-food-none = už žádný Den jídla
text-days = Dny
text-around = Začínající hráč { $first } · jeho pole: { $space } · kalendář: { $corn } · zásoba: { $skulls }
text-free = volné
text-gears = Ozubená kola
text-gear-legend = n: neutrální, [n]: vrací se na 0 · Chichén Itzá: body, chrám, * kostka
text-skull-of = lebka: { $seat }
text-skulls-on = Lebky na polích { $places }
text-jungle = Džungle
text-open-corn = odkryté dílky kukuřice
text-covered-corn = dílky kukuřice pod dřevem
text-temple-title = { $temple }, nejvyšší +{ $first }/+{ $second }
text-temple-note = stupeň, body na konci věku, zboží uprostřed věku
text-buildings = Budovy
text-monuments = Monumenty
text-farms = Farmy
text-wealth = Bohatství
text-dealt = Rozdáno
text-secret = tajné
text-decision = Rozhodnutí
text-secret-answers = odpovědi jsou tajné
text-decides = { $name } rozhoduje: { $question }
text-light = světlá
text-dark = tmavá
kind-wealth = dílek bohatství

## Names of columns, as short as they can be

column-points = body
column-corn = kuk.
column-wood = dřevo
column-stone = kámen
column-gold = zlato
column-skulls = lebka
column-workers = děl.
column-free = vol.
column-side = strana
column-cost = cena
column-brings = přináší
column-number = č.
column-round = kolo
column-seat = hráč
column-action = akce
column-changes = změny

## What the spaces give, in a narrow column

brief-tikal-1 = 1 technologie
brief-tikal-2 = 1 budova
brief-tikal-3 = 1-2 technologie
brief-tikal-4 = 1-2 budovy nebo 1 monument
brief-tikal-5 = 1 kostka: 2 chrámy +1
brief-uxmal-1 = 3 kukuřice: chrám +1
brief-uxmal-2 = tržiště
brief-uxmal-3 = nový dělník
brief-uxmal-4 = 1 budova za kukuřici
brief-uxmal-5 = 1 kukuřice: libovolná akce města
brief-any = libovolná akce

## What the answers mean

text-lands = na poli { $space }: { $what }
text-first-space = na pole začínajícího hráče
text-first-space-corn = na pole začínajícího hráče, na konci tahu: { $corn }
text-to-level = na úroveň { $level }: { $what }
text-level = úroveň { $level }
text-full-price = { $what } (plná cena, architektura zůstává pro druhou budovu)

## What happened

text-keeps-wealth = ponechává si dva dílky bohatství
text-wealth-brings = Dílky bohatství přinášejí
text-round-end = Konec kola { $round } (teď den { $day })
text-round-end-food = Konec kola { $round } (Den jídla, teď den { $day })
text-this-turn = Tento tah: { $what }
text-forfeits = { $name } vzdává a hraje dál náhodně: { $why }
text-stopped =
    { $count ->
        [one] Zastaveno po { $count } akci.
        [few] Zastaveno po { $count } akcích.
        [many] Zastaveno po { $count } akce.
       *[other] Zastaveno po { $count } akcích.
    }
text-broken-off =
    { $count ->
        [one] Přerušeno po { $count } akci.
        [few] Přerušeno po { $count } akcích.
        [many] Přerušeno po { $count } akce.
       *[other] Přerušeno po { $count } akcích.
    }
text-all-legal =
    { $count ->
        [one] { $count } akce, povolená.
        [few] { $count } akce, všechny povolené.
        [many] { $count } akce, všechny povolené.
       *[other] { $count } akcí, všechny povolené.
    }
text-saved = Uloženo jako { $file }.
text-saved-instead = Místo toho uloženo jako { $file }.
text-not-saved = Hra nebyla uložena (ukládá ji --record FILE).

## The end

text-end = Konec
text-going-on = Hra ještě běží; dosavadní body jsou níže.
text-wins = { $name } vítězí. Výsledek: { $points }.
text-share = { $names } se dělí o vítězství. Výsledek: { $points }.
source-monument = Monument { $tile }
source-total = Celkem

## Asking

text-player = Hráč { $number }
text-welcome = Napište číslo akce nebo akci samu; help vypíše příkazy.
text-only-you = { $name }: stiskněte Enter, až se nikdo jiný nebude dívat.
text-end-turn = Ukončit tah?
text-advice = Napište číslo ze seznamu, nebo help.
text-numbered = Akce mají čísla od 1 do { $count }.
text-could-be = „{ $text }“ může znamenat: { $actions }.
text-possible = { $action }: to je teď možné.
text-which-action = Kterou akci? Například: why place tikal
text-where-to = Kam? Například: save game.tzolkin.json
text-save-first = Uložit nejdřív hru? [název souboru, Enter: ne]
text-nothing-to-undo = V tomto tahu není co vrátit.
text-no-such-name = Nic se nejmenuje „{ $name }“; zkuste help tikal, b07, theology nebo chaac.

## Help; the words to be typed are the same in every language

help-number = <číslo>
help-number-does = zahraje tuto akci ze seznamu
help-action = <akce>
help-action-does = napište ji: place tikal, pick uxmal 3; stačí začátky slov: pl ti
help-enter-does = odpověď v závorce, pokud tam je
help-undo-does = vrátí poslední akci tohoto tahu (také: u)
help-restart-does = začne tento tah znovu
help-board-does = nakreslí celou desku
help-tiles-does = budovy a monumenty v nabídce
help-why = why <akce>
help-why-does = proč akci nelze zahrát
help-help = help <název>
help-help-does = co která věc dělá: help tikal, help b07, help theology, help chaac
help-save = save <soubor>
help-save-does = uloží dosavadní hru
help-quit-does = skončí tady (také: q)
