# Co się rusza, brzmi i woła: Dni Karmienia, dźwięki, powiadomienia.

motion-food-day = Dzień Karmienia
motion-food-nothing = nic
motion-speed-hint = Nic się też nie rusza, gdy twój system prosi o mniej ruchu.
motion-sound = Dźwięk
motion-sound-on = Włącz dźwięki
motion-volume = Głośność
motion-volume-is = { $percent } procent
motion-notices = Powiadomienia
motion-notices-on = Powiadom, gdy to moja tura
motion-notices-hint = Na wypadek, gdy patrzysz na coś innego. Przeglądarka zapyta, czy może.
motion-notices-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony, a potem znów włączyć powiadomienia.
motion-notices-impossible = Ta przeglądarka nie pokazuje powiadomień z takich stron jak ta. Potrzebne jest bezpieczne połączenie.
motion-notice-title = Twoja tura
motion-notice-body = Pozostali czekają na ciebie.
motion-turns = Twoje tury
log-notices = { $name } dostaje powiadomienia o swoich turach.
