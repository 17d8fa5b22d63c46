# A játék követése: előrejelzés, a napló a szerzett javakkal, visszajátszás és a játék vége.

## Forecasts

forecast-goods =
    { $days ->
        [0] Élelemnap e kör végén, javakkal a templomokból
       *[other] Élelemnap { $days } nap múlva, javakkal a templomokból
    }
forecast-points =
    { $days ->
        [0] Élelemnap e kör végén, pontokkal a templomokból
       *[other] Élelemnap { $days } nap múlva, pontokkal a templomokból
    }
forecast-fed =
    { $workers ->
        [one] { $workers } munkásnak { $needs } kukorica kell, van { $corn }: jóllakik
       *[other] { $workers } munkásnak { $needs } kukorica kell, van { $corn }: mind jóllakik
    }
forecast-hungry = { $workers } munkásnak { $needs } kukorica kell, van { $corn }: éhes marad { $unfed }, { $points } pont
forecast-here = A { $day }. napon ez a fok ezt adja: { $what }
forecast-here-bonus = A { $day }. napon ez a fok ezt adja: { $what }, benne { $bonus } a legmagasabb helyért
forecast-temples = Pontok a templomokból, { $day }. nap, jelenlegi állás szerint
forecast-day =
    { $lost ->
        [0] { $day }. nap: { $what }
       *[other] { $day }. nap: { $what }; jelenleg { $lost } pont
    }

## The log

log-moment = Ugrás erre a pillanatra
log-day = { $day }. nap
log-next-day = Kezdődik: { $day }. nap.
log-days-open = Véget ért a kör.
log-last-day = Véget ért az utolsó nap.
log-home = { $workers } munkás hazamegy.
log-feeding = { $day }. nap, Élelemnap: esznek a munkások
log-temples = { $day }. nap, Élelemnap: a templomok ajándékai
log-scoring = Pontok a végén

## Replay

replay-begin = A kezdet
replay-play = Lejátszás vagy szünet
replay-turn-back = Egy fordulóval vissza (balra nyíl)
replay-turn-on = Egy fordulóval előre (jobbra nyíl)
replay-round-back = Egy körrel vissza (Shift és balra nyíl)
replay-round-on = Egy körrel előre (Shift és jobbra nyíl)
replay-link = E pillanat linkjének másolása
replay-link-short = Link

## The end

end-sources = Pontok forrás szerint
end-source = Forrás
end-total = Összesen
end-chart = Pontok napról napra. A végén: { $what }.
end-course = Pontok napról napra
