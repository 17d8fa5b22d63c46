# Telefony, klávesnice, psané akce a co slyší čtečky obrazovky.

## The phone

tabs = Části stolu
tab-board = Deska
tab-cards = Dílky
tab-tracks = Stupnice
tab-players = Hráči
chips = Města
chip-calendar = Kalendář, den { $day }: celá deska
chip-worker = { $name } na poli { $space }
chip-possible = { $count ->
    [0] žádná možná akce
    [one] { $count } možná akce
    [few] { $count } možné akce
    [many] { $count } možné akce
   *[other] { $count } možných akcí
  }
purse = Co máte
purse-workers = doma { $free }, celkem { $all ->
    [one] { $all } dělník
    [few] { $all } dělníci
    [many] { $all } dělníka
   *[other] { $all } dělníků
  }

## The keyboard

skip = Přejít na
skip-actions = Přejít na akce
skip-board = Přejít na desku
skip-command = Napsat akci
shortcuts = Klávesnice
shortcuts-arrows = Tab přechází mezi skupinami, šipky z jedné věci ve skupině na další a Enter ji zahraje.
shortcuts-letters = Jednoznakové zkratky
shortcut-end-turn = Ukončit tah
shortcut-undo = Zpět
shortcut-redo = Znovu
shortcut-restart = Začít tah od začátku
shortcut-to-actions = Na seznam akcí
shortcut-to-board = Na desku
shortcut-to-city = Na město
shortcut-to-cards = Na budovy a monumenty
shortcut-to-tracks = Na chrámy a technologie
shortcut-ahead = Pohled dopředu: dál, nebo blíž
shortcut-command = Napsat akci
shortcut-log = Deník
shortcut-replay = Přehrání
shortcut-settings = Nastavení
shortcut-theme = Světlý, nebo tmavý
shortcut-help = Tento seznam
shortcut-close = Zavřít, co je otevřené
key-escape = Esc

## The command line

command = Napsat akci
command-unknown = Akce „{ $said }“ tady není. Možné jsou: { $some }
command-several = „{ $said }“ může znamenat: { $some }

## Links, keys, and who sits where

copy-what = Kopírovat: { $what }
qr = QR
qr-what = QR kód: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Dvě místa, jedna obrazovka
arrival-why = Tento odkaz vede na jiné místo: { $theirs }. Tady už sedíte jako { $mine }.
arrival-stay = Zůstat jako { $mine }
arrival-switch = Hrát jako { $theirs }
arrival-both = Žádný z odkazů se neztratí: nad deníkem můžete místo kdykoli změnit.
sit = Sednout sem

## Screen readers

say = Co se děje
say-your-turn = Jste na tahu.
say-turn-of = { $name }, jste na tahu.
