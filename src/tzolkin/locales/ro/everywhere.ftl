# Telefonul, tastatura, linia de comandă și ce li se mai spune cititoarelor de ecran.

## The phone

tabs = Părțile mesei
tab-board = Tabla
tab-cards = Clădiri
tab-tracks = Trasee
tab-players = Jucători
chips = Orașe
chip-calendar = Calendar, ziua { $day }: toată tabla
chip-worker = { $name } pe spațiul { $space }
chip-possible = { $count ->
    [0] nicio acțiune posibilă
    [one] { $count } acțiune posibilă
    [few] { $count } acțiuni posibile
   *[other] { $count } de acțiuni posibile
  }
purse = Ce ai
purse-workers = { $free } din { $all ->
    [one] { $all } muncitor acasă
    [few] { $all } muncitori acasă
   *[other] { $all } de muncitori acasă
  }

## The keyboard

skip = Sari la
skip-actions = Sari la acțiuni
skip-board = Sari la tablă
skip-command = Scrie o acțiune
shortcuts = Tastatură
shortcuts-arrows = Tab trece de la un grup la altul, săgețile trec de la un lucru la următorul în același grup, iar Enter îl joacă.
shortcuts-letters = Taste cu un singur caracter
shortcut-end-turn = Încheie tura
shortcut-undo = Anulează
shortcut-redo = Refă
shortcut-restart = Ia tura de la capăt
shortcut-to-actions = La lista de acțiuni
shortcut-to-board = La tablă
shortcut-to-city = La un oraș
shortcut-to-cards = La clădiri și monumente
shortcut-to-tracks = La temple și tehnologii
shortcut-ahead = Privește mai departe sau mai aproape
shortcut-command = Scrie o acțiune
shortcut-log = Jurnal
shortcut-replay = Reluare
shortcut-settings = Setări
shortcut-theme = Luminos sau întunecat
shortcut-help = Această listă
shortcut-close = Închide ce e deschis
key-escape = Esc

## The command line

command = Scrie o acțiune
command-unknown = „{ $said }” nu este o acțiune aici. Posibile: { $some }
command-several = „{ $said }” poate însemna: { $some }

## Links, keys, and who sits where

copy-what = Copiază: { $what }
qr = QR
qr-what = Cod QR: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Două locuri, un singur ecran
arrival-why = Linkul acesta este pentru { $theirs }. Aici joci deja drept { $mine }.
arrival-stay = Rămâi { $mine }
arrival-switch = Joacă drept { $theirs }
arrival-both = Niciun link nu se pierde: deasupra jurnalului poți schimba oricând locul.
sit = Ia loc aici

## Screen readers

say = Ce se întâmplă
say-your-turn = E rândul tău.
say-turn-of = { $name }, e rândul tău.
