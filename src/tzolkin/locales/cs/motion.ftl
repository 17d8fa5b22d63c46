# Co se hýbe, zní a volá: Dny jídla, zvuky, upozornění.

motion-food-day = Den jídla
motion-food-nothing = nic
motion-speed-hint = Nic se nehýbe ani tehdy, když si váš systém žádá méně pohybu.
motion-sound = Zvuk
motion-sound-on = Přehrávat zvuky
motion-volume = Hlasitost
motion-volume-is = { $percent } procent
motion-notices = Upozornění
motion-notices-on = Upozornit mě, když jsem na tahu
motion-notices-hint = Když se zrovna díváte jinam. Prohlížeč se zeptá, zda smí.
motion-notices-refused = Prohlížeč to nedovoluje. Můžete to změnit v jeho nastavení pro tuto stránku a pak upozornění znovu zapnout.
motion-notices-impossible = Tento prohlížeč u stránek, jako je tato, upozornění neukazuje. Je k nim potřeba zabezpečené spojení.
motion-notice-title = Jste na tahu
motion-notice-body = Ostatní na vás čekají.
motion-turns = Vaše tahy
log-notices = { $name } dostává upozornění, když je na tahu.
