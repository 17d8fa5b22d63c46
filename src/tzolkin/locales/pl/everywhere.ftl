# Telefony, klawiatura, wiersz poleceń i to, co słyszą czytniki ekranu.

## The phone

tabs = Części stołu
tab-board = Plansza
tab-cards = Kafelki
tab-tracks = Tory
tab-players = Gracze
chips = Miasta
chip-calendar = Kalendarz, dzień { $day }: cała plansza
chip-worker = { $name } na polu { $space }
chip-possible = { $count ->
    [0] brak możliwych akcji
    [one] { $count } możliwa akcja
    [few] { $count } możliwe akcje
    [many] { $count } możliwych akcji
   *[other] { $count } możliwej akcji
  }
purse = Co masz
purse-workers = w domu { $free } z { $all ->
    [one] { $all } pracownika
    [few] { $all } pracowników
    [many] { $all } pracowników
   *[other] { $all } pracownika
  }

## The keyboard

skip = Przejdź do
skip-actions = Przejdź do akcji
skip-board = Przejdź do planszy
skip-command = Wpisz akcję
shortcuts = Klawiatura
shortcuts-arrows = Tab przechodzi od grupy do grupy, strzałki od jednej rzeczy w grupie do następnej, a Enter ją zagrywa.
shortcuts-letters = Skróty jednoznakowe
shortcut-end-turn = Zakończ turę
shortcut-undo = Cofnij
shortcut-redo = Ponów
shortcut-restart = Zacznij turę od nowa
shortcut-to-actions = Do listy akcji
shortcut-to-board = Do planszy
shortcut-to-city = Do miasta
shortcut-to-cards = Do budynków i monumentów
shortcut-to-tracks = Do świątyń i technologii
shortcut-ahead = Spójrz w przyszłość dalej lub bliżej
shortcut-command = Wpisz akcję
shortcut-log = Dziennik
shortcut-replay = Powtórka
shortcut-settings = Ustawienia
shortcut-theme = Jasny lub ciemny
shortcut-help = Ta lista
shortcut-close = Zamknij to, co otwarte
key-escape = Esc

## The command line

command = Wpisz akcję
command-unknown = Nie ma tu akcji „{ $said }”. Możliwe: { $some }
command-several = „{ $said }” może znaczyć: { $some }

## Links, keys, and who sits where

copy-what = Kopiuj: { $what }
qr = QR
qr-what = Kod QR: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Dwa miejsca, jeden ekran
arrival-why = Ten link prowadzi na inne miejsce: { $theirs }. Tutaj siedzisz już jako { $mine }.
arrival-stay = Zostań jako { $mine }
arrival-switch = Zagraj jako { $theirs }
arrival-both = Żaden z linków nie przepadnie: nad dziennikiem możesz w każdej chwili zmienić miejsce.
sit = Usiądź tu

## Screen readers

say = Co się dzieje
say-your-turn = Twoja tura.
say-turn-of = { $name }, twoja tura.
