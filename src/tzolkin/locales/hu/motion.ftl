# Ami mozog, szól és hív: az Élelemnapok menet közben, hangok, értesítések.

motion-food-day = Élelemnap
motion-food-nothing = semmi
motion-speed-hint = Akkor sem mozog semmi, ha a rendszered kevesebb mozgást kér.
motion-sound = Hang
motion-sound-on = Hangok lejátszása
motion-volume = Hangerő
motion-volume-is = { $percent } százalék
motion-notices = Értesítések
motion-notices-on = Szóljon, amikor én jövök
motion-notices-hint = Amíg mást nézel. A böngésző meg fogja kérdezni, szabad-e.
motion-notices-refused = A böngésződ nem engedi. Ezt a beállításaiban, ennél az oldalnál módosíthatod, utána kapcsold be itt újra.
motion-notices-impossible = Ez a böngésző ilyen oldalaknál nem mutat értesítést. Biztonságos kapcsolat kell hozzá.
motion-notice-title = Te jössz
motion-notice-body = A többiek rád várnak.
motion-turns = Amikor te jössz
log-notices = { $name } értesítést kap, amikor ő jön.
