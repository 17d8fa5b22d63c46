# Following the game: forecasts, the log with what was gained, replay, and the end.

## Forecasts

forecast-goods =
    { $days ->
        [0] Food Day at the end of this round, with goods from the temples
        [one] Food Day in { $days } day, with goods from the temples
       *[other] Food Day in { $days } days, with goods from the temples
    }
forecast-points =
    { $days ->
        [0] Food Day at the end of this round, with points from the temples
        [one] Food Day in { $days } day, with points from the temples
       *[other] Food Day in { $days } days, with points from the temples
    }
forecast-fed =
    { $workers ->
        [one] { $workers } worker needs { $needs } corn, and has { $corn }: fed
       *[other] { $workers } workers need { $needs } corn, and have { $corn }: all fed
    }
forecast-hungry =
    { $workers ->
        [one] { $workers } worker needs { $needs } corn, and has { $corn }: { $unfed } unfed, { $points } points
       *[other] { $workers } workers need { $needs } corn, and have { $corn }: { $unfed } unfed, { $points } points
    }
forecast-here = On day { $day } this step gives { $what }
forecast-here-bonus = On day { $day } this step gives { $what }, with { $bonus } for standing highest
forecast-temples = Points from the temples on day { $day }, as it stands
forecast-day =
    { $lost ->
        [0] Day { $day }: { $what }
       *[other] Day { $day }: { $what }; { $lost } points as it stands
    }

## The log

log-moment = Look at this moment
log-day = day { $day }
log-next-day = Day { $day } begins.
log-days-open = The round is over.
log-last-day = The last day is over.
log-home =
    { $workers ->
        [one] { $workers } worker goes home.
       *[other] { $workers } workers go home.
    }
log-feeding = Food Day { $day }: workers eat
log-temples = Food Day { $day }: the temples give
log-scoring = Points at the end

## Replay

replay-begin = The beginning
replay-play = Play, or pause
replay-turn-back = One turn back (left arrow)
replay-turn-on = One turn on (right arrow)
replay-round-back = One round back (Shift and left arrow)
replay-round-on = One round on (Shift and right arrow)
replay-link = Copy a link to this moment
replay-link-short = Link

## The end

end-sources = Points by source
end-source = Source
end-total = Together
end-chart = Points over the days. At the end: { $what }.
end-course = Points over the days
