# What moves, sounds and calls: Food Days in passing, sounds, notifications.

motion-food-day = Food Day
motion-food-nothing = nothing
motion-speed-hint = Nothing moves either where your system asks for less motion.
motion-sound = Sound
motion-sound-on = Play sounds
motion-volume = Volume
motion-volume-is = { $percent } percent
motion-notices = Notifications
motion-notices-on = Tell me when it is my turn
motion-notices-hint = While you look at something else. Your browser will ask whether it may.
motion-notices-refused = Your browser does not allow it. You can change that in its settings for this site, then switch this on again.
motion-notices-impossible = This browser shows no notifications for pages like this one. They need a secure connection.
motion-notice-title = Your turn
motion-notice-body = The others are waiting for you.
motion-turns = Your turns
log-notices = { $name } gets a notification when it is their turn.
