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
forecast-temples = What the temples give on day { $day }, as it stands
forecast-day =
    { $lost ->
        [0] Day { $day }: { $what }
       *[other] Day { $day }: { $what }; { $lost } points as it stands
    }
