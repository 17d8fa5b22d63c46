# Śledzenie gry: prognozy, dziennik z zyskami, powtórka i koniec.

## Forecasts

forecast-goods =
    { $days ->
        [0] Dzień Karmienia na koniec tej rundy, z dobrami ze świątyń
        [one] Dzień Karmienia za { $days } dzień, z dobrami ze świątyń
        [few] Dzień Karmienia za { $days } dni, z dobrami ze świątyń
        [many] Dzień Karmienia za { $days } dni, z dobrami ze świątyń
       *[other] Dzień Karmienia za { $days } dnia, z dobrami ze świątyń
    }
forecast-points =
    { $days ->
        [0] Dzień Karmienia na koniec tej rundy, z punktami ze świątyń
        [one] Dzień Karmienia za { $days } dzień, z punktami ze świątyń
        [few] Dzień Karmienia za { $days } dni, z punktami ze świątyń
        [many] Dzień Karmienia za { $days } dni, z punktami ze świątyń
       *[other] Dzień Karmienia za { $days } dnia, z punktami ze świątyń
    }
forecast-fed =
    { $workers ->
        [one] { $workers } pracownik potrzebuje { $needs } kukurydzy, jest { $corn }: naje się
        [few] { $workers } pracowników potrzebuje { $needs } kukurydzy, jest { $corn }: wszyscy się najedzą
        [many] { $workers } pracowników potrzebuje { $needs } kukurydzy, jest { $corn }: wszyscy się najedzą
       *[other] { $workers } pracownika potrzebuje { $needs } kukurydzy, jest { $corn }: wszyscy się najedzą
    }
forecast-hungry =
    { $workers ->
        [one] { $workers } pracownik potrzebuje { $needs } kukurydzy, jest { $corn }: głodni { $unfed }, punkty { $points }
        [few] { $workers } pracowników potrzebuje { $needs } kukurydzy, jest { $corn }: głodni { $unfed }, punkty { $points }
        [many] { $workers } pracowników potrzebuje { $needs } kukurydzy, jest { $corn }: głodni { $unfed }, punkty { $points }
       *[other] { $workers } pracownika potrzebuje { $needs } kukurydzy, jest { $corn }: głodni { $unfed }, punkty { $points }
    }
forecast-here = W dniu { $day } ten stopień daje: { $what }
forecast-here-bonus = W dniu { $day } ten stopień daje: { $what }, w tym { $bonus } za najwyższą pozycję
forecast-temples = Punkty ze świątyń w dniu { $day }, jak dotąd
forecast-day =
    { $lost ->
        [0] Dzień { $day }: { $what }
       *[other] Dzień { $day }: { $what }; punkty jak dotąd: { $lost }
    }

## The log

log-moment = Zobacz ten moment
log-day = dzień { $day }
log-next-day = Zaczyna się dzień { $day }.
log-days-open = Runda się skończyła.
log-last-day = Minął ostatni dzień.
log-home =
    { $workers ->
        [one] { $workers } pracownik wraca do domu.
        [few] { $workers } pracowników wraca do domu.
        [many] { $workers } pracowników wraca do domu.
       *[other] { $workers } pracownika wraca do domu.
    }
log-feeding = Dzień Karmienia ({ $day }): pracownicy jedzą
log-temples = Dzień Karmienia ({ $day }): świątynie dają
log-scoring = Punkty na koniec

## Replay

replay-begin = Początek
replay-play = Start lub pauza
replay-turn-back = Tura wstecz (strzałka w lewo)
replay-turn-on = Tura naprzód (strzałka w prawo)
replay-round-back = Runda wstecz (Shift i strzałka w lewo)
replay-round-on = Runda naprzód (Shift i strzałka w prawo)
replay-link = Kopiuj link do tego momentu
replay-link-short = Link

## The end

end-sources = Źródła punktów
end-source = Źródło
end-total = Razem
end-chart = Punkty dzień po dniu. Na koniec: { $what }.
end-course = Punkty dzień po dniu
