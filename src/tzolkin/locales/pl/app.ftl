# Strona startowa, tura, dziennik i wszystko wokół planszy.

## Names

title = Tzolk’in
name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen = Chichén Itzá
name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulkan = Kukulkan
name-agriculture = rolnictwo
name-extraction = wydobycie
name-architecture = architektura
name-theology = teologia
name-corn = kukurydza
name-wood = drewno
name-stone = kamień
name-gold = złoto
name-skull = czaszka
name-worker = pracownik
name-vp = punkty
name-neutral = neutralny pracownik
kind-farm = farma
kind-civic = budynek publiczny
kind-tomb = grobowiec
kind-shrine = kaplica
kind-building = budynek
kind-monument = monument
list-and = { $most } i { $last }
list-times = { $name } ×{ $count }

## Actions

act-keep = Zatrzymaj te dwa
act-keep-tiles = Zatrzymaj: { $first } oraz { $second }
act-beg = Żebrz i spadnij w świątyni: { $what }
act-place = Postaw na kole { $gear }
act-place-first = Postaw na polu pierwszego gracza
act-pick = Zdejmij z pola { $gear } { $space }
act-use = Wykonaj: { $what }
act-skip = Tylko zdejmij, bez akcji
act-harvest = Zbierz: { $what }
act-burn = Wypal las i spadnij w świątyni: { $what }
act-advance = Rozwiń: { $what }
act-pay = Zapłać: { $what }
act-gain = Weź: { $what }
act-temple = Awansuj w świątyni: { $what }
act-temples = Awansuj w świątyniach: { $what }
act-build = Zbuduj: { $what }
act-build-plain = Zbuduj za pełną cenę: { $what }
act-spare = Bez opłaty: { $what }
act-sell = Sprzedaj jedną sztukę: { $what }
act-buy = Kup jedną sztukę: { $what }
act-days = { $days ->
    [one] Niech minie dzień
    [few] Niech miną { $days } dni
    [many] Niech minie { $days } dni
   *[other] Niech minie { $days } dnia
  }
act-done = Wystarczy
done-placing = Nie stawiaj więcej
done-picking = Nie zdejmuj więcej
done-technology = Bez drugiego rozwoju
done-construct = Nic więcej nie buduj
done-market = Opuść targ
done-use = Bez żadnej akcji
done-offering = Nic nie składaj

action-palenque-1 = Łów ryby
action-palenque-2 = Zbierz kukurydzę
action-palenque-3 = Zbierz kukurydzę lub drewno
action-palenque-4 = Zbierz kukurydzę lub drewno
action-palenque-5 = Zbierz kukurydzę lub drewno
action-palenque = Zbiory, akcja { $space }
action-yaxchilan-1 = Zetnij drewno
action-yaxchilan-2 = Wydobądź kamień
action-yaxchilan-3 = Wydobądź złoto
action-yaxchilan-4 = Znajdź kryształową czaszkę
action-yaxchilan-5 = Wydobądź złoto i kamień
action-yaxchilan = Surowce, akcja { $space }
action-tikal-1 = Rozwiń technologię
action-tikal-2 = Zbuduj budynek
action-tikal-3 = Rozwiń technologie dwa razy
action-tikal-4 = Zbuduj dwa budynki albo monument
action-tikal-5 = Zapłać surowiec, awansuj w dwóch świątyniach
action-tikal = Tikal, akcja { $space }
action-uxmal-1 = Złóż kukurydzę, awansuj w świątyni
action-uxmal-2 = Handluj na targu
action-uxmal-3 = Weź nowego pracownika
action-uxmal-4 = Buduj za kukurydzę
action-uxmal-5 = Wykonaj akcję innego miasta
action-uxmal = Uxmal, akcja { $space }
action-chichen = Złóż czaszkę, miejsce { $space }

## What is decided

decision-wealth = Zatrzymaj dwa z czterech kafelków
decision-turn = Postaw pracowników albo ich zdejmij
decision-placing = Postawić następnego?
decision-picking = Zdjąć następnego?
decision-action = Która akcja?
decision-harvest = Co zebrać?
decision-technology = Która technologia?
decision-payment = Czym zapłacić?
decision-gain = Co wziąć?
decision-temple = W której świątyni awansować?
decision-temples = W których świątyniach awansować?
decision-construct = Co zbudować?
decision-spare = Za co nie płacić?
decision-market = Na targu
decision-use = Którą akcję wykonać?
decision-offering = Złożyć coś za awans w świątyni?
decision-calendar = O ile obróci się kalendarz?
mode-turn = twój ruch
mode-placing = stawianie
mode-picking = zdejmowanie
mode-other = wybór
mode-wealth = tajny wybór

group-place = Postaw
group-pick = Zdejmij
group-beg = Żebrz
group-not-now = Nie teraz
group-do = Akcje
verb-place = Postawienie pracownika
verb-pick = Zdjęcie pracownika
verb-beg = Żebranie
verb-build = Budowa
verb-do = Inne akcje
verb-use = Inne akcje
verb-advance = Rozwój
verb-temple = Awans w świątyni
verb-temples = Awans w świątyniach
verb-sell = Sprzedaż
verb-buy = Zakup
verb-pay = Inna zapłata
verb-gain = Wzięcie czegoś innego
verb-harvest = Zbiory
verb-burn = Wypalenie lasu
verb-spare = Niższa opłata
verb-days = Dwa dni naraz
verb-keep = Inne kafelki
verb-done = Koniec w tym miejscu
verb-skip = Bez akcji
action-costs = koszt: { $what }
action-brings = zysk: { $what }
impossible-because = Niemożliwe: { $why }
unit-worker = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
    [many] { $count } pracowników
   *[other] { $count } pracownika
  }
unit-temple = { $count ->
    [one] { $count } stopień ({ $name })
    [few] { $count } stopnie ({ $name })
    [many] { $count } stopni ({ $name })
   *[other] { $count } stopnia ({ $name })
  }
unit-technology = { $count ->
    [one] { $count } poziom ({ $name })
    [few] { $count } poziomy ({ $name })
    [many] { $count } poziomów ({ $name })
   *[other] { $count } poziomu ({ $name })
  }

## Why not

reason-must-place = na kołach nie stoi żaden twój pracownik
reason-must-act = tury nie można opuścić
reason-already-placing = w tej turze stawiasz pracowników
reason-already-picking = w tej turze zdejmujesz pracowników
reason-too-late-to-beg = tylko przed wszystkim innym
reason-too-much-corn = tylko gdy kukurydzy jest najwyżej { $limit }
reason-lowest-step = stoisz na najniższym stopniu
reason-no-free-worker = nie masz wolnego pracownika
reason-gear-full = wszystkie pola są zajęte
reason-place-taken = miejsce zajmuje { $holder }
reason-needs-corn = kukurydza: potrzeba { $needed }, masz { $have }
reason-mercy-elsewhere = bez kukurydzy dostępne jest tylko pole { $space }
reason-mercy-used = bez opłaty można postawić tylko jednego pracownika
reason-too-far-ahead = leży przed pracownikiem
reason-nothing-to-harvest = nie ma już czego zbierać
reason-no-wood-tile = nie ma już kafelków drewna
reason-no-corn-tile = nie ma odkrytego kafelka kukurydzy
reason-cannot-fall = nie możesz już spaść niżej
reason-no-skull = potrzebna jest czaszka
reason-no-skull-in-bank = nie ma już czaszek w zasobach
reason-offering-taken = leży tam już czaszka, gracz: { $holder }
reason-all-workers = wszystkich sześciu pracowników jest w grze
reason-no-temple = w żadnej świątyni nie można awansować
reason-top-step = stoisz na najwyższym stopniu
reason-top-taken = najwyższy stopień zajmuje { $holder }
reason-needs-resources = surowce: potrzeba { $needed }, masz { $have }
reason-needs-wood = drewno: potrzeba { $needed }, masz { $have }
reason-needs-stone = kamień: potrzeba { $needed }, masz { $have }
reason-needs-gold = złoto: potrzeba { $needed }, masz { $have }
reason-nothing-to-build = na nic cię nie stać
reason-nothing-to-exchange = nie ma czego wymienić
reason-nothing-to-advance = niczego nie można rozwinąć
reason-no-monument-here = monument tylko jako pierwszy, na polu Tikal 4
reason-not-in-cost = w koszcie nie ma: { $resource }
reason-sales-first = najpierw sprzedaż
reason-sale-order = sprzedawaj w kolejności: drewno, kamień, złoto
reason-purchase-order = kupuj w kolejności: drewno, kamień, złoto
reason-sold-before = już sprzedane: { $resource }
reason-game-over = gra jest zakończona
reason-turn-over = tura się tu kończy
reason-other-decision = to nie jest odpowiedź na pytanie: { $decision }
reason-no-worker-there = na polu { $gear } { $space } nie stoi żaden pracownik
reason-not-your-worker = to nie twój pracownik, tylko: { $holder }
reason-no-action-here = pole 0 nie ma akcji
reason-no-such-action = koło { $gear } ma akcje od 1 do { $last }
reason-not-in-row = { $tile } nie leży na planszy
reason-no-plain-here = architekturę można zachować tylko przy pierwszym budynku na polu Tikal 4
reason-pay-exactly = cena w surowcach to { $needed }, a nie { $given }
reason-gain-exactly = liczba surowców to { $amount }, a nie { $given }
reason-two-temples = trzeba wskazać dwie świątynie
reason-not-offered = { $tile } nie należy do twoich kafelków
reason-must-choose = tu trzeba coś wybrać
reason-malformed = nie ma takiej akcji
reason-malformed-nearest = nie ma takiej akcji; może { $nearest }?

## The start page

start-head-1 = Czas się obraca.
start-head-2 = Twoi ludzie z nim.
start-lead = Pięć miast i jeden kalendarz. Stawiaj wcześnie, zdejmuj późno, a po drodze wszystkich nakarm.
start-play = Zagraj teraz
start-play-how = ty i trzy boty, bez konta
start-level = Boty
start-you = Ty
start-bot = Bot
start-new = Nowy stół
start-new-how = zaproś linkiem
start-watch = Oglądaj
start-watch-how = { $count ->
    [0] brak publicznych stołów
    [one] { $count } publiczny stół
    [few] { $count } publiczne stoły
    [many] { $count } publicznych stołów
   *[other] { $count } publicznego stołu
  }
start-open = Otwórz zapis
start-open-how = odtwórz partię
start-join = Dołącz do stołu
start-join-hint = link lub kod
start-join-go = Dołącz
start-bad-link = To nie jest ani link do stołu, ani jego kod.
language = Język
language-en = English
language-pl = Polski
language-cs = Čeština
language-ro = Română
language-hu = Magyar
language-uk = Українська
bot-novice = Nowicjusz
bot-apprentice = Uczeń
bot-merchant = Kupiec
bot-priest = Kapłan
bot-ruler = Władca

new-title = Nowy stół
new-name = Nazwa stołu
new-players = Gracze
new-seat = Miejsce { $number }
new-kind-here = przy ekranie
new-kind-person = z linkiem
new-kind-open = wolne miejsce
new-kind-bot = bot
new-person-name = Imię
new-level = Poziom
new-colour = Kolor
colour-macaw = czerwony
colour-morpho = niebieski
colour-marigold = żółty
colour-orchid = fioletowy
new-public = Pokaż na liście publicznych stołów
new-seed = Ziarno rozdania (opcjonalnie)
new-go = Otwórz stół
new-ready = Stół jest gotowy
new-links = Wyślij każdej osobie jej własny link. Link jest kluczem do miejsca. Później znajdziesz je przy stole, pod listą graczy.
links = Linki
new-link-seat = Link: { $name }
new-link-open = Link dla każdego, kto chce dołączyć
new-link-onlooker = Link dla widzów
new-enter = Przejdź do stołu
copy = Kopiuj
copied = Skopiowano
lobby-title = Publiczne stoły
lobby-empty = W tej chwili nie ma publicznych stołów.
lobby-look = Oglądaj
lobby-join = Dołącz
phase-gathering = czeka na graczy
phase-running = gra trwa
phase-finished = zakończona
phase-closed = zamknięty
phase-broken = odłożony
untitled = Stół { $id }

## The table

knock = Jeśli masz kod tego stołu i jest tu wolne miejsce, możesz je zająć.
knock-go = Zajmij miejsce

tools = Stół
your-turn-title = Twoja tura · Tzolk’in
turn-yours = Twoja tura
turn-waiting = Czekamy na: { $names }
turn-chosen = Wybór dokonany
turn-over = Nie ma już nic do zrobienia. Zakończ turę albo coś cofnij.
turn-section = Tura
steps-so-far = Kroki tej tury
steps-none = Jeszcze nic. Wszystko można cofnąć aż do końca tury.
placing-paid = Zapłacona kukurydza: { $paid } z { $had }
placing-parts = (pola { $spaces }; kolejni pracownicy { $workers })
undo = Cofnij
redo = Ponów
start-over = Od nowa
end-turn = Zakończ turę
legal-actions = Akcje
market-have = masz { $count }
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-turn = { $name }: { $what }
log-opened = Stół został otwarty.
log-joined = { $name } dołącza.
log-left = Znów jest wolne miejsce.
log-closed = Stół został zamknięty.
log-started = Gra się rozpoczęła.
log-chosen = Kafelki bogactwa wybrane: { $name }.
log-take-back-ask = Prośba o cofnięcie ostatniej tury: { $names }.
log-take-back-no = Bez zgody na cofnięcie: { $names }.
log-taken-back = Ostatnia tura została cofnięta.
log-finished = Gra jest zakończona.
log-rematch = Otwarto stół do rewanżu.
log-renewed = Utworzono nowy link.
chat-say = Napisz coś
chat-send = Wyślij
chat-line = { $names }: { $text }
presence-here = { $name } jest przy stole
presence-away = { $name } jest poza stołem
presence = Kto jest przy stole
onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
link-connecting = łączenie
link-connected = połączono
link-reconnecting = ponowne łączenie
link-refused = brak dostępu
link-lost = Utracono połączenie. Nic nie przepadnie: gra ruszy dalej, gdy tylko wróci.
take-back = Cofnij turę
take-back-ask = Poproś o cofnięcie ostatniej tury
take-back-asked = Prośba o cofnięcie ostatniej tury: { $names }.
take-back-waiting = Czekamy na zgodę pozostałych.
take-back-yes = Zgoda
take-back-no = Odmowa
take-back-withdraw = Wycofaj
replay = Powtórka
replay-at = Akcja { $ply } z { $last }
replay-now = Wróć do gry
settings = Ustawienia
settings-theme = Motyw
theme = Jasny lub ciemny
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
settings-speed = Ruch
speed-full = pełny
speed-short = krótki
speed-off = wyłączony
settings-auto = Odpowiadaj automatycznie, gdy nie ma wyboru
close = Zamknij
curtain-title = Teraz gra: { $name }
curtain-secret = Następny wybór jest tajny. Patrzy tylko { $name }.
curtain-go = To ja, { $name }
gathering-title = Czekamy na graczy
gathering-invite = Wyślij ten link każdemu, kto chce dołączyć:
gathering-take = Zajmij to miejsce
gathering-open = wolne miejsce
gathering-leave = Odejdź od stołu
gathering-name = Twoje imię
end-title = Gra jest zakończona
end-of-record = Zapis kończy się tutaj
end-winner = Wygrywa { $names }
end-winners = Wygrywają: { $names }
end-score = Punkty
rematch = Zagraj ponownie
rematch-join = Dołącz do rewanżu
download = Pobierz zapis
end-look = Obejrzyj planszę
table-closed = Ten stół zamknięto, zanim gra się zaczęła.
table-broken = Ten stół został odłożony: { $why }
loading = Nakrywamy do stołu
back-to-start = Wróć na początek
problem-offline = Nie można połączyć się z serwerem. Nic nie przepadło; spróbuj ponownie.
problem-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie.
problem-no-such-table = Nie ma takiego stołu albo nie jest on pokazywany obcym.
problem-unknown-key = Twój link nie otwiera tego stołu.
problem-needs-key = Ten stół nie jest publiczny. Potrzebujesz do niego linku.
problem-out-of-date = Gra tymczasem poszła dalej. Teraz wygląda tak.
problem-not-your-turn = To nie jest twoja tura.
problem-try-again = W tej samej chwili stało się coś innego. Spróbuj ponownie.
problem-no-open-seat = To miejsce jest już zajęte.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-wrong-phase = To jeszcze lub już nie jest możliwe.
problem-set-aside = Ten stół został odłożony.
problem-too-many = Za dużo naraz. Odczekaj chwilę.
problem-too-many-tables = Masz za dużo otwartych stołów. Najpierw dokończ któryś z nich.
problem-bad-record = Ten plik nie jest zapisem partii.
problem-unknown = Nie udało się.
