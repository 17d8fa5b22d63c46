# What moves, sounds and calls: Food Days in passing, sounds, notifications.

motion-food-day = Food Day
motion-food-nothing = nothing
