# Ce se mișcă, ce sună și ce te cheamă: Zilele Hranei în trecere, sunete, notificări.

motion-food-day = Ziua Hranei
motion-food-nothing = nimic
motion-speed-hint = Nimic nu se mișcă nici dacă sistemul tău cere mai puțină mișcare.
motion-sound = Sunet
motion-sound-on = Redă sunete
motion-volume = Volum
motion-volume-is = { $percent } la sută
motion-notices = Notificări
motion-notices-on = Anunță-mă când îmi vine rândul
motion-notices-hint = Cât timp te uiți la altceva. Browserul te va întreba dacă are voie.
motion-notices-refused = Browserul tău nu permite notificări. Schimbă asta în setările lui pentru acest site, apoi activează din nou opțiunea.
motion-notices-impossible = Acest browser nu arată notificări pentru pagini ca aceasta. E nevoie de o conexiune securizată.
motion-notice-title = E rândul tău
motion-notice-body = Ceilalți te așteaptă.
motion-turns = Rândul tău
log-notices = { $name } primește o notificare când îi vine rândul.
