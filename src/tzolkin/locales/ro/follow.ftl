# Urmărirea jocului: previziuni, jurnalul cu ce s-a câștigat, reluarea și sfârșitul.

## Forecasts

forecast-goods =
    { $days ->
        [0] Ziua Hranei la sfârșitul acestei runde, cu bunuri de la temple
        [one] Ziua Hranei peste { $days } zi, cu bunuri de la temple
        [few] Ziua Hranei peste { $days } zile, cu bunuri de la temple
       *[other] Ziua Hranei peste { $days } de zile, cu bunuri de la temple
    }
forecast-points =
    { $days ->
        [0] Ziua Hranei la sfârșitul acestei runde, cu puncte de la temple
        [one] Ziua Hranei peste { $days } zi, cu puncte de la temple
        [few] Ziua Hranei peste { $days } zile, cu puncte de la temple
       *[other] Ziua Hranei peste { $days } de zile, cu puncte de la temple
    }
forecast-fed =
    { $workers ->
        [one] { $workers } muncitor are nevoie de { $needs } porumb și are { $corn }: e hrănit
        [few] { $workers } muncitori au nevoie de { $needs } porumb și au { $corn }: toți sunt hrăniți
       *[other] { $workers } de muncitori au nevoie de { $needs } porumb și au { $corn }: toți sunt hrăniți
    }
# Punctele nu trec niciodată de 19, deci fără „de”.
forecast-hungry =
    { $workers ->
        [one] { $workers } muncitor are nevoie de { $needs } porumb și are { $corn }; nehrăniți: { $unfed }, { $points } puncte
        [few] { $workers } muncitori au nevoie de { $needs } porumb și au { $corn }; nehrăniți: { $unfed }, { $points } puncte
       *[other] { $workers } de muncitori au nevoie de { $needs } porumb și au { $corn }; nehrăniți: { $unfed }, { $points } puncte
    }
forecast-here = În ziua { $day }, treapta aceasta aduce { $what }
forecast-here-bonus = În ziua { $day }, treapta aceasta aduce { $what }, cu tot cu { $bonus } pentru locul cel mai înalt
forecast-temples = Puncte de la temple în ziua { $day }, deocamdată
forecast-day =
    { $lost ->
        [0] Ziua { $day }: { $what }
       *[other] Ziua { $day }: { $what }; deocamdată { $lost } puncte
    }

## The log

log-moment = Vezi acest moment
log-day = ziua { $day }
log-next-day = Începe ziua { $day }.
log-days-open = Runda s-a încheiat.
log-last-day = Ultima zi s-a încheiat.
log-home =
    { $workers ->
        [one] { $workers } muncitor se întoarce acasă.
        [few] { $workers } muncitori se întorc acasă.
       *[other] { $workers } de muncitori se întorc acasă.
    }
log-feeding = Ziua { $day }, Ziua Hranei: muncitorii mănâncă
log-temples = Ziua { $day }, Ziua Hranei: templele dăruiesc
log-scoring = Punctele de la sfârșit

## Replay

replay-begin = Începutul
replay-play = Redă sau pune pauză
replay-turn-back = O tură înapoi (săgeată stânga)
replay-turn-on = O tură înainte (săgeată dreapta)
replay-round-back = O rundă înapoi (Shift și săgeată stânga)
replay-round-on = O rundă înainte (Shift și săgeată dreapta)
replay-link = Copiază un link către acest moment
replay-link-short = Link

## The end

end-sources = Puncte pe surse
end-source = Sursă
end-total = Total
end-chart = Punctele de la o zi la alta. La sfârșit: { $what }.
end-course = Punctele de la o zi la alta
