# Sledování hry: předpovědi, deník se zisky, přehrání a konec.

## Forecasts

forecast-goods =
    { $days ->
        [0] Den jídla na konci tohoto kola, se zbožím z chrámů
        [one] Den jídla za { $days } den, se zbožím z chrámů
        [few] Den jídla za { $days } dny, se zbožím z chrámů
        [many] Den jídla za { $days } dne, se zbožím z chrámů
       *[other] Den jídla za { $days } dnů, se zbožím z chrámů
    }
forecast-points =
    { $days ->
        [0] Den jídla na konci tohoto kola, s body z chrámů
        [one] Den jídla za { $days } den, s body z chrámů
        [few] Den jídla za { $days } dny, s body z chrámů
        [many] Den jídla za { $days } dne, s body z chrámů
       *[other] Den jídla za { $days } dnů, s body z chrámů
    }
forecast-fed =
    { $workers ->
        [one] { $workers } dělník, potřeba kukuřice { $needs }, k dispozici { $corn }: nají se
        [few] { $workers } dělníci, potřeba kukuřice { $needs }, k dispozici { $corn }: nají se všichni
        [many] { $workers } dělníka, potřeba kukuřice { $needs }, k dispozici { $corn }: nají se všichni
       *[other] { $workers } dělníků, potřeba kukuřice { $needs }, k dispozici { $corn }: nají se všichni
    }
forecast-hungry =
    { $workers ->
        [one] { $workers } dělník, potřeba kukuřice { $needs }, k dispozici { $corn }: hladoví { $unfed }, body { $points }
        [few] { $workers } dělníci, potřeba kukuřice { $needs }, k dispozici { $corn }: hladoví { $unfed }, body { $points }
        [many] { $workers } dělníka, potřeba kukuřice { $needs }, k dispozici { $corn }: hladoví { $unfed }, body { $points }
       *[other] { $workers } dělníků, potřeba kukuřice { $needs }, k dispozici { $corn }: hladoví { $unfed }, body { $points }
    }
forecast-here = V den { $day } dá tento stupeň: { $what }
forecast-here-bonus = V den { $day } dá tento stupeň: { $what }, z toho { $bonus } za nejvyšší postavení
forecast-temples = Body z chrámů v den { $day } podle současného stavu
forecast-day =
    { $lost ->
        [0] Den { $day }: { $what }
       *[other] Den { $day }: { $what }; body podle současného stavu: { $lost }
    }

## The log

log-moment = Podívat se na tuto chvíli
log-day = den { $day }
log-next-day = Začíná den { $day }.
log-days-open = Kolo skončilo.
log-last-day = Poslední den skončil.
log-home =
    { $workers ->
        [one] { $workers } dělník se vrací domů.
        [few] { $workers } dělníci se vracejí domů.
        [many] { $workers } dělníka se vrací domů.
       *[other] { $workers } dělníků se vrací domů.
    }
log-feeding = Den jídla ({ $day }): dělníci jedí
log-temples = Den jídla ({ $day }): chrámy rozdávají
log-scoring = Body na konci

## Replay

replay-begin = Začátek
replay-play = Start, nebo pauza
replay-turn-back = O tah zpět (šipka vlevo)
replay-turn-on = O tah vpřed (šipka vpravo)
replay-round-back = O kolo zpět (Shift a šipka vlevo)
replay-round-on = O kolo vpřed (Shift a šipka vpravo)
replay-link = Kopírovat odkaz na tuto chvíli
replay-link-short = Odkaz

## The end

end-sources = Zdroje bodů
end-source = Zdroj
end-total = Celkem
end-chart = Body den po dni. Na konci: { $what }.
end-course = Body den po dni
