"""What the gears of the cities offer: their actions, construction, the market, technologies."""
