# Як стежити за грою: прогнози, журнал із надбанням, перегляд і кінець.

## Forecasts

forecast-goods =
    { $days ->
        [0] День годування наприкінці цього раунду, з товарами від храмів
        [one] День годування за { $days } день, з товарами від храмів
        [few] День годування за { $days } дні, з товарами від храмів
        [many] День годування за { $days } днів, з товарами від храмів
       *[other] День годування за { $days } дня, з товарами від храмів
    }
forecast-points =
    { $days ->
        [0] День годування наприкінці цього раунду, з очками від храмів
        [one] День годування за { $days } день, з очками від храмів
        [few] День годування за { $days } дні, з очками від храмів
        [many] День годування за { $days } днів, з очками від храмів
       *[other] День годування за { $days } дня, з очками від храмів
    }
forecast-fed =
    { $workers ->
        [one] { $workers } робітник: треба кукурудзи { $needs }, є { $corn }; ситий
        [few] { $workers } робітники: треба кукурудзи { $needs }, є { $corn }; усі ситі
        [many] { $workers } робітників: треба кукурудзи { $needs }, є { $corn }; усі ситі
       *[other] { $workers } робітника: треба кукурудзи { $needs }, є { $corn }; усі ситі
    }
forecast-hungry =
    { $workers ->
        [one] { $workers } робітник: треба кукурудзи { $needs }, є { $corn }; голодних { $unfed }, очки: { $points }
        [few] { $workers } робітники: треба кукурудзи { $needs }, є { $corn }; голодних { $unfed }, очки: { $points }
        [many] { $workers } робітників: треба кукурудзи { $needs }, є { $corn }; голодних { $unfed }, очки: { $points }
       *[other] { $workers } робітника: треба кукурудзи { $needs }, є { $corn }; голодних { $unfed }, очки: { $points }
    }
forecast-here = У день { $day } цей щабель дає: { $what }
forecast-here-bonus = У день { $day } цей щабель дає: { $what }, з них { $bonus } за найвище місце
forecast-temples = Очки від храмів у день { $day }, як є зараз
forecast-day =
    { $lost ->
        [0] День { $day }: { $what }
       *[other] День { $day }: { $what }; очки, як є зараз: { $lost }
    }

## The log

log-moment = Глянути на цей момент
log-day = день { $day }
log-next-day = Починається день { $day }.
log-days-open = Раунд завершився.
log-last-day = Останній день минув.
log-home =
    { $workers ->
        [one] { $workers } робітник вертається додому.
        [few] { $workers } робітники вертаються додому.
        [many] { $workers } робітників вертаються додому.
       *[other] { $workers } робітника вертаються додому.
    }
log-feeding = День годування (день { $day }): робітники їдять
log-temples = День годування (день { $day }): храми дають
log-scoring = Очки наприкінці

## Replay

replay-begin = Початок
replay-play = Пуск або пауза
replay-turn-back = На хід назад (стрілка ліворуч)
replay-turn-on = На хід уперед (стрілка праворуч)
replay-round-back = На раунд назад (Shift і стрілка ліворуч)
replay-round-on = На раунд уперед (Shift і стрілка праворуч)
replay-link = Копіювати посилання на цей момент
replay-link-short = Посилання

## The end

end-sources = Звідки очки
end-source = Звідки
end-total = Разом
end-chart = Очки день за днем. Наприкінці: { $what }.
end-course = Очки день за днем
