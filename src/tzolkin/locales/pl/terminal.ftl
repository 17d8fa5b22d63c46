# Co mówi tylko terminal. Resztę bierze z plików strony.

## The board

text-headline =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    } · runda { $round } · dzień { $day } z { $days } · era { $age } · { $food }
text-food-in =
    { $days ->
        [one] Dzień Karmienia za { $days } dzień
        [few] Dzień Karmienia za { $days } dni
        [many] Dzień Karmienia za { $days } dni
       *[other] Dzień Karmienia za { $days } dnia
    }
text-food-now = Dzień Karmienia na koniec tej rundy
text-food-none = nie będzie już Dnia Karmienia
text-days = Dni
text-around = Pierwszy gracz { $first } · jego pole: { $space } · kalendarz: { $corn } · zasoby: { $skulls }
text-free = wolne
text-gears = Koła
text-gear-legend = n: neutralny, [n]: wraca na 0 · Chichén Itzá: punkty, świątynia, * kostka
text-skull-of = czaszka: { $seat }
text-skulls-on = Czaszki na polach { $places }
text-jungle = Dżungla
text-open-corn = odkryte kafelki kukurydzy
text-covered-corn = kafelki kukurydzy pod drewnem
text-temple-title = { $temple }, najwyższy +{ $first }/+{ $second }
text-temple-note = stopień, punkty na koniec ery, dobro w połowie ery
text-buildings = Budynki
text-monuments = Monumenty
text-farms = Farmy
text-wealth = Bogactwo
text-dealt = Rozdane
text-secret = tajne
text-decision = Decyzja
text-secret-answers = odpowiedzi są tajne
text-decides = { $name } decyduje: { $question }
text-light = jasna
text-dark = ciemna
kind-wealth = kafelek bogactwa

## Names of columns, as short as they can be

column-points = pkt
column-corn = kuk.
column-wood = drew.
column-stone = kam.
column-gold = złoto
column-skulls = czasz.
column-workers = prac.
column-free = woln.
column-side = strona
column-cost = koszt
column-brings = daje
column-number = nr
column-round = runda
column-seat = gracz
column-action = akcja
column-changes = zmiany

## What the spaces give, in a narrow column

brief-tikal-1 = 1 technologia
brief-tikal-2 = 1 budynek
brief-tikal-3 = 1-2 technologie
brief-tikal-4 = 1-2 budynki lub 1 monument
brief-tikal-5 = 1 kostka: 2 świątynie +1
brief-uxmal-1 = 3 kukurydze: świątynia +1
brief-uxmal-2 = targ
brief-uxmal-3 = nowy pracownik
brief-uxmal-4 = 1 budynek za kukurydzę
brief-uxmal-5 = 1 kukurydza: dowolna akcja miasta
brief-any = dowolna akcja

## What the answers mean

text-lands = na polu { $space }: { $what }
text-first-space = na polu pierwszego gracza
text-first-space-corn = na polu pierwszego gracza, na koniec tury: { $corn }
text-to-level = na poziom { $level }: { $what }
text-level = poziom { $level }
text-full-price = { $what } (pełna cena, architektura zostaje na drugi budynek)

## What happened

text-keeps-wealth = zatrzymuje dwa kafelki bogactwa
text-wealth-brings = Kafelki bogactwa dają
text-round-end = Koniec rundy { $round } (teraz dzień { $day })
text-round-end-food = Koniec rundy { $round } (Dzień Karmienia, teraz dzień { $day })
text-this-turn = Ta tura: { $what }
text-forfeits = { $name } poddaje się i odtąd gra losowo: { $why }
text-stopped =
    { $count ->
        [one] Zatrzymano po { $count } akcji.
        [few] Zatrzymano po { $count } akcjach.
        [many] Zatrzymano po { $count } akcjach.
       *[other] Zatrzymano po { $count } akcji.
    }
text-broken-off =
    { $count ->
        [one] Przerwano po { $count } akcji.
        [few] Przerwano po { $count } akcjach.
        [many] Przerwano po { $count } akcjach.
       *[other] Przerwano po { $count } akcji.
    }
text-all-legal =
    { $count ->
        [one] { $count } akcja, dozwolona.
        [few] { $count } akcje, wszystkie dozwolone.
        [many] { $count } akcji, wszystkie dozwolone.
       *[other] { $count } akcji, wszystkie dozwolone.
    }
text-saved = Zapisano jako { $file }.
text-saved-instead = Zamiast tego zapisano jako { $file }.
text-not-saved = Gra nie została zapisana (zapisuje ją --record FILE).

## The end

text-end = Koniec
text-going-on = Gra jeszcze trwa; dotychczasowe punkty są poniżej.
text-wins = { $name } wygrywa. Wynik: { $points }.
text-share = { $names } dzielą się zwycięstwem. Wynik: { $points }.
source-monument = Monument { $tile }
source-total = Razem

## Asking

text-player = Gracz { $number }
text-welcome = Wpisz numer akcji albo samą akcję; help wypisuje polecenia.
text-only-you = { $name }: naciśnij Enter, gdy nikt inny nie patrzy na ekran.
text-end-turn = Zakończyć turę?
text-advice = Wpisz numer z listy albo help.
text-numbered = Akcje mają numery od 1 do { $count }.
text-could-be = „{ $text }” może znaczyć: { $actions }.
text-possible = { $action }: to jest teraz możliwe.
text-which-action = Która akcja? Na przykład: why place tikal
text-where-to = Dokąd? Na przykład: save game.tzolkin.json
text-save-first = Zapisać najpierw grę? [nazwa pliku, Enter: nie]
text-nothing-to-undo = W tej turze nie ma czego cofnąć.
text-no-such-name = Nic nie nazywa się „{ $name }”; spróbuj help tikal, b07, theology albo chaac.

## Help; the words to be typed are the same in every language

help-number = <numer>
help-number-does = zagraj tę akcję z listy
help-action = <akcja>
help-action-does = wpisz ją: place tikal, pick uxmal 3; wystarczą początki słów: pl ti
help-enter-does = odpowiedź w nawiasach, jeśli jest
help-undo-does = cofnij ostatnią akcję tej tury (także: u)
help-restart-does = zacznij tę turę od nowa
help-board-does = narysuj całą planszę
help-tiles-does = budynki i monumenty na planszy
help-why = why <akcja>
help-why-does = dlaczego akcja jest niemożliwa
help-help = help <nazwa>
help-help-does = co robi dana rzecz: help tikal, help b07, help theology, help chaac
help-save = save <plik>
help-save-does = zapisz dotychczasową grę
help-quit-does = zakończ tutaj (także: q)
