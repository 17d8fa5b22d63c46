# A telefon, a billentyűzet, a parancssor, és amit a képernyőolvasók még mondanak.

## The phone

tabs = Az asztal részei
tab-board = Tábla
tab-cards = Épületek
tab-tracks = Sávok
tab-players = Játékosok
chips = Városok
chip-calendar = Naptár, { $day }. nap: az egész tábla
chip-worker = { $name } itt: { $space }. mező
chip-possible = { $count ->
    [0] nincs lehetséges akció
   *[other] { $count } lehetséges akció
  }
purse = Amid van
purse-workers = { $all } munkásból { $free } otthon

## The keyboard

skip = Ugrás ide
skip-actions = Ugrás az akciókhoz
skip-board = Ugrás a táblára
skip-command = Akció beírása
shortcuts = Billentyűzet
shortcuts-arrows = A Tab csoportról csoportra lép, a nyilak a csoporton belül egyik dologról a másikra, az Enter kijátssza.
shortcuts-letters = Egykarakteres billentyűk
shortcut-end-turn = Forduló vége
shortcut-undo = Visszavonás
shortcut-redo = Mégis
shortcut-restart = A forduló elölről
shortcut-to-actions = Az akciók listájához
shortcut-to-board = A táblához
shortcut-to-city = Egy városhoz
shortcut-to-cards = Az épületekhez és emlékművekhez
shortcut-to-tracks = A templomokhoz és technológiákhoz
shortcut-ahead = Távolabbi vagy közelebbi előretekintés
shortcut-command = Akció beírása
shortcut-log = Napló
shortcut-replay = Visszajátszás
shortcut-settings = Beállítások
shortcut-theme = Világos vagy sötét
shortcut-help = Ez a lista
shortcut-close = A nyitott ablak bezárása
key-escape = Esc

## The command line

command = Akció beírása
command-unknown = „{ $said }”: ilyen akció itt nincs. Lehetséges: { $some }
command-several = „{ $said }” többet is jelenthet: { $some }

## Links, keys, and who sits where

copy-what = Másolás: { $what }
qr = QR
qr-what = QR-kód: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Két hely, egy képernyő
arrival-why = Ez a link { $theirs } helyére szól. Te itt már { $mine } helyén ülsz.
arrival-stay = { $mine } maradok
arrival-switch = { $theirs } leszek
arrival-both = Egyik link sem vész el: a napló fölött bármikor átülhetsz.
sit = Leülök ide

## Screen readers

say = Ami történik
say-your-turn = Te jössz.
say-turn-of = { $name }, te jössz.
