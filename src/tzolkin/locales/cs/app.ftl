# Úvodní stránka, tah, záznam událostí a všechno kolem desky.

## Names

title = Tzolk’in
name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen = Chichén Itzá
name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulkan = Kukulkan
name-agriculture = zemědělství
name-extraction = těžba
name-architecture = architektura
name-theology = teologie
name-corn = kukuřice
name-wood = dřevo
name-stone = kámen
name-gold = zlato
name-skull = lebka
name-worker = dělník
name-vp = body
name-neutral = neutrální dělník
kind-farm = farma
kind-civic = veřejná budova
kind-tomb = hrobka
kind-shrine = svatyně
kind-building = budova
kind-monument = monument
list-and = { $most } a { $last }
list-times = { $name } ×{ $count }

## Actions

act-keep = Ponechat tyto dva
act-keep-tiles = Ponechat: { $first } a { $second }
act-beg = Žebrat a klesnout v chrámu: { $what }
act-place = Umístit na kolo { $gear }
act-place-first = Umístit na pole začínajícího hráče
act-pick = Stáhnout z pole { $gear } { $space }
act-use = Použít: { $what }
act-skip = Jen stáhnout, bez akce
act-harvest = Sklidit: { $what }
act-burn = Vypálit les a klesnout v chrámu: { $what }
act-advance = Zlepšit: { $what }
act-pay = Zaplatit: { $what }
act-gain = Vzít si: { $what }
act-temple = Stoupnout v chrámu: { $what }
act-temples = Stoupnout v chrámech: { $what }
act-build = Postavit: { $what }
act-build-plain = Postavit za plnou cenu: { $what }
act-spare = Neplatit: { $what }
act-sell = Prodat jeden kus: { $what }
act-buy = Koupit jeden kus: { $what }
act-days = { $days ->
    [one] Nechat uplynout den
    [few] Nechat uplynout { $days } dny
    [many] Nechat uplynout { $days } dne
   *[other] Nechat uplynout { $days } dnů
  }
act-done = To stačí
done-placing = Dál neumisťovat
done-picking = Dál nestahovat
done-technology = Bez druhého zlepšení
done-construct = Dál nestavět
done-market = Odejít z tržiště
done-use = Nepoužít žádnou akci
done-offering = Nic neobětovat

action-palenque-1 = Chytat ryby
action-palenque-2 = Sklidit kukuřici
action-palenque-3 = Sklidit kukuřici nebo dřevo
action-palenque-4 = Sklidit kukuřici nebo dřevo
action-palenque-5 = Sklidit kukuřici nebo dřevo
action-palenque = Sklizeň, akce { $space }
action-yaxchilan-1 = Těžit dřevo
action-yaxchilan-2 = Lámat kámen
action-yaxchilan-3 = Těžit zlato
action-yaxchilan-4 = Najít křišťálovou lebku
action-yaxchilan-5 = Těžit zlato a kámen
action-yaxchilan = Suroviny, akce { $space }
action-tikal-1 = Zlepšit technologii
action-tikal-2 = Postavit budovu
action-tikal-3 = Zlepšit technologie dvakrát
action-tikal-4 = Postavit dvě budovy, nebo monument
action-tikal-5 = Zaplatit surovinu, stoupnout ve dvou chrámech
action-tikal = Tikal, akce { $space }
action-uxmal-1 = Obětovat kukuřici, stoupnout v chrámu
action-uxmal-2 = Obchodovat na tržišti
action-uxmal-3 = Vzít si nového dělníka
action-uxmal-4 = Stavět za kukuřici
action-uxmal-5 = Použít akci jiného města
action-uxmal = Uxmal, akce { $space }
action-chichen = Obětovat lebku, místo { $space }

## What is decided

decision-wealth = Ponechte si dva ze čtyř dílků
decision-turn = Umístěte dělníky, nebo je stáhněte
decision-placing = Umístit dalšího?
decision-picking = Stáhnout dalšího?
decision-action = Kterou akci?
decision-harvest = Co sklidit?
decision-technology = Kterou technologii?
decision-payment = Čím zaplatit?
decision-gain = Co si vzít?
decision-temple = Ve kterém chrámu stoupnout?
decision-temples = Ve kterých chrámech stoupnout?
decision-construct = Co postavit?
decision-spare = Co se nezaplatí?
decision-market = Na tržišti
decision-use = Kterou akci použít?
decision-offering = Obětovat něco za postup v chrámu?
decision-calendar = O kolik se otočí kalendář?
mode-turn = váš tah
mode-placing = umisťování
mode-picking = stahování
mode-other = rozhodnutí
mode-wealth = tajná volba

group-place = Umístit
group-pick = Stáhnout
group-beg = Žebrat
group-not-now = Teď ne
group-do = Akce
verb-place = Umístit dělníka
verb-pick = Stáhnout dělníka
verb-beg = Žebrat
verb-build = Stavět
verb-do = Jiné akce
verb-use = Jiné akce
verb-advance = Zlepšit
verb-temple = Stoupnout v chrámu
verb-temples = Stoupnout v chrámech
verb-sell = Prodat
verb-buy = Koupit
verb-pay = Zaplatit jinak
verb-gain = Vzít si něco jiného
verb-harvest = Sklidit
verb-burn = Vypálit les
verb-spare = Zaplatit méně
verb-days = Nechat uplynout dva dny
verb-keep = Ponechat jiné
verb-done = Skončit tady
verb-skip = Bez akce
action-costs = stojí: { $what }
action-brings = přináší: { $what }
impossible-because = Nelze: { $why }
unit-worker = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
    [many] { $count } dělníka
   *[other] { $count } dělníků
  }
unit-temple = { $count ->
    [one] { $count } stupeň ({ $name })
    [few] { $count } stupně ({ $name })
    [many] { $count } stupně ({ $name })
   *[other] { $count } stupňů ({ $name })
  }
unit-technology = { $count ->
    [one] { $count } úroveň ({ $name })
    [few] { $count } úrovně ({ $name })
    [many] { $count } úrovně ({ $name })
   *[other] { $count } úrovní ({ $name })
  }

## Why not

reason-must-place = na kolech nestojí žádný váš dělník
reason-must-act = tah nelze vynechat
reason-already-placing = v tomto tahu umisťujete
reason-already-picking = v tomto tahu stahujete
reason-too-late-to-beg = jen před vším ostatním
reason-too-much-corn = jen s nejvýše { $limit } kukuřicemi
reason-lowest-step = stojíte na nejnižším stupni
reason-no-free-worker = nemáte volného dělníka
reason-gear-full = všechna pole jsou obsazená
reason-place-taken = místo drží { $holder }
reason-needs-corn = kukuřice: potřeba { $needed }, máte { $have }
reason-mercy-elsewhere = bez kukuřice je dostupné jen pole { $space }
reason-mercy-used = bez placení lze umístit jen jednoho dělníka
reason-too-far-ahead = leží před dělníkem
reason-nothing-to-harvest = není už co sklízet
reason-no-wood-tile = nezbyl žádný dílek dřeva
reason-no-corn-tile = žádný dílek kukuřice není odkrytý
reason-cannot-fall = níž už klesnout nemůžete
reason-no-skull = je potřeba lebka
reason-no-skull-in-bank = v zásobě nezbyla žádná lebka
reason-offering-taken = lebku tam už má { $holder }
reason-all-workers = všech šest dělníků je ve hře
reason-no-temple = v žádném chrámu nelze stoupnout
reason-top-step = stojíte na nejvyšším stupni
reason-top-taken = nejvyšší stupeň drží { $holder }
reason-needs-resources = suroviny: potřeba { $needed }, máte { $have }
reason-needs-wood = dřevo: potřeba { $needed }, máte { $have }
reason-needs-stone = kámen: potřeba { $needed }, máte { $have }
reason-needs-gold = zlato: potřeba { $needed }, máte { $have }
reason-nothing-to-build = na nic nemáte dost
reason-nothing-to-exchange = není co směnit
reason-nothing-to-advance = nic nelze zlepšit
reason-no-monument-here = monument jen jako první, na poli Tikal 4
reason-not-in-cost = v ceně není: { $resource }
reason-sales-first = nejdřív se prodává
reason-sale-order = prodávejte v pořadí dřevo, kámen, zlato
reason-purchase-order = kupujte v pořadí dřevo, kámen, zlato
reason-sold-before = už se prodávalo: { $resource }
reason-game-over = hra skončila
reason-turn-over = tah tady končí
reason-other-decision = tohle neodpovídá na to, co se teď řeší: { $decision }
reason-no-worker-there = na poli { $gear } { $space } nestojí žádný dělník
reason-not-your-worker = ten dělník není váš, ale: { $holder }
reason-no-action-here = pole 0 nemá akci
reason-no-such-action = kolo { $gear } má akce od 1 do { $last }
reason-not-in-row = { $tile } není v nabídce
reason-no-plain-here = architekturu lze ušetřit jen u první budovy na poli Tikal 4
reason-pay-exactly = cena v surovinách je { $needed }, ne { $given }
reason-gain-exactly = počet surovin je { $amount }, ne { $given }
reason-two-temples = je třeba určit dva chrámy
reason-not-offered = { $tile } nepatří k vašim dílkům
reason-must-choose = tady je třeba si vybrat
reason-malformed = to není akce
reason-malformed-nearest = to není akce; mysleli jste { $nearest }?

## The start page

start-head-1 = Čas se otáčí.
start-head-2 = Vaši dělníci s ním.
start-lead = Pět měst zapadá do jednoho kalendáře. Umisťujte brzy, stahujte pozdě a cestou všechny nakrmte.
start-play = Hrát hned
start-play-how = vy a tři boti, bez účtu
start-level = Boti
start-you = Vy
start-bot = Bot
start-new = Nový stůl
start-new-how = pozvat odkazem
start-watch = Sledovat
start-watch-how = { $count ->
    [0] žádné veřejné stoly
    [one] { $count } veřejný stůl
    [few] { $count } veřejné stoly
    [many] { $count } veřejného stolu
   *[other] { $count } veřejných stolů
  }
start-open = Otevřít zápis
start-open-how = přehrát hru
start-join = Připojit se ke stolu
start-join-hint = odkaz nebo kód
start-join-go = Připojit
start-bad-link = Tohle není odkaz na stůl ani jeho kód.
language = Jazyk
language-en = English
language-pl = Polski
language-cs = Čeština
language-ro = Română
language-hu = Magyar
language-uk = Українська
bot-novice = Nováček
bot-apprentice = Učedník
bot-merchant = Obchodník
bot-priest = Kněz
bot-ruler = Vládce

new-title = Nový stůl
new-name = Název stolu
new-players = Hráči
new-seat = Místo { $number }
new-kind-here = u obrazovky
new-kind-person = s odkazem
new-kind-open = volné místo
new-kind-bot = bot
new-person-name = Jméno
new-level = Úroveň
new-colour = Barva
colour-macaw = červená
colour-morpho = modrá
colour-marigold = žlutá
colour-orchid = fialová
new-public = Zobrazit v seznamu veřejných stolů
new-seed = Semínko rozdání (nepovinné)
new-go = Otevřít stůl
new-ready = Stůl je připraven
new-links = Pošlete každému jeho vlastní odkaz. Odkaz je klíčem k místu. Později je najdete u stolu, pod seznamem hráčů.
links = Odkazy
new-link-seat = Odkaz: { $name }
new-link-open = Odkaz pro každého, kdo se chce připojit
new-link-onlooker = Odkaz pro diváky
new-enter = Jít ke stolu
copy = Kopírovat
copied = Zkopírováno
lobby-title = Veřejné stoly
lobby-empty = Teď tu nejsou žádné veřejné stoly.
lobby-look = Sledovat
lobby-join = Připojit
phase-gathering = čeká na hráče
phase-running = hraje se
phase-finished = dohráno
phase-closed = zavřeno
phase-broken = odloženo
untitled = Stůl { $id }

## The table

knock = Pokud máte kód stolu a některé místo je volné, můžete si ho vzít.
knock-go = Posadit se

tools = Stůl
your-turn-title = Jste na tahu · Tzolk’in
turn-yours = Jste na tahu
turn-waiting = Čeká se na: { $names }
turn-chosen = Máte vybráno
turn-over = Nic dalšího už nezbývá. Ukončete tah, nebo něco vraťte zpět.
turn-section = Tah
steps-so-far = Kroky tohoto tahu
steps-none = Zatím nic. Dokud tah neukončíte, dá se vše vrátit.
placing-paid = Zaplacená kukuřice: { $paid } z { $had }
placing-parts = (pole { $spaces }; další dělníci { $workers })
undo = Zpět
redo = Znovu
start-over = Od začátku
end-turn = Ukončit tah
legal-actions = Akce
market-have = máte { $count }
log = Deník
log-empty = Zatím se nic nestalo.
log-turn = { $name }: { $what }
log-opened = Stůl byl otevřen.
log-joined = { $name } se připojuje.
log-left = Jedno místo je zase volné.
log-closed = Stůl byl zavřen.
log-started = Hra začala.
log-chosen = { $name } má vybrané dílky bohatství.
log-take-back-ask = O vrácení posledního tahu žádá { $names }.
log-take-back-no = Raději chce pokračovat { $names }.
log-taken-back = Poslední tah byl vrácen.
log-finished = Hra skončila.
log-rematch = Byla otevřena odveta.
log-renewed = Byl vytvořen nový odkaz.
chat-say = Napište něco
chat-send = Poslat
chat-line = { $names }: { $text }
presence-here = { $name } je tady
presence-away = { $name } je pryč
presence = Kdo je tady
onlookers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
  }
link-connecting = připojování
link-connected = připojeno
link-reconnecting = obnovování spojení
link-refused = bez přístupu
link-lost = Spojení se ztratilo. Nic se neztratí: hra bude pokračovat, jakmile se obnoví.
take-back = Vrátit tah
take-back-ask = Požádat o vrácení posledního tahu
take-back-asked = O vrácení posledního tahu žádá { $names }.
take-back-waiting = Čeká se na souhlas ostatních.
take-back-yes = Souhlasit
take-back-no = Odmítnout
take-back-withdraw = Vzít zpět
replay = Přehrání
replay-at = Akce { $ply } z { $last }
replay-now = Zpět do hry
settings = Nastavení
settings-theme = Vzhled
theme = Světlý, nebo tmavý
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
settings-speed = Pohyb
speed-full = plný
speed-short = krátký
speed-off = vypnutý
settings-auto = Odpovídat automaticky, když není na výběr
close = Zavřít
curtain-title = Na řadě je { $name }
curtain-secret = Další volba je tajná. Dívat se smí jen { $name }.
curtain-go = To jsem já, { $name }
gathering-title = Čeká se na hráče
gathering-invite = Pošlete tento odkaz každému, kdo se chce připojit:
gathering-take = Vzít si toto místo
gathering-open = volné místo
gathering-leave = Odejít od stolu
gathering-name = Vaše jméno
end-title = Hra skončila
end-of-record = Zápis tady končí
end-winner = Vítězí { $names }
end-winners = Vítězí: { $names }
end-score = Body
rematch = Hrát znovu
rematch-join = Připojit se k odvetě
download = Stáhnout zápis
end-look = Prohlédnout desku
table-closed = Tento stůl byl zavřen, než hra začala.
table-broken = Tento stůl byl odložen: { $why }
loading = Prostíráme stůl
back-to-start = Zpět na začátek
problem-offline = Server není dostupný. Nic se neztratilo, zkuste to znovu.
problem-unavailable = Server teď nemůže nic uložit. Nic se neztratilo, zkuste to znovu.
problem-no-such-table = Takový stůl není, nebo se cizím neukazuje.
problem-unknown-key = Váš odkaz tento stůl neotevírá.
problem-needs-key = Tento stůl není veřejný. Potřebujete k němu odkaz.
problem-out-of-date = Hra mezitím pokračovala. Takhle to teď vypadá.
problem-not-your-turn = Nejste na tahu.
problem-try-again = Ve stejnou chvíli se stalo něco jiného. Zkuste to znovu.
problem-no-open-seat = To místo už je obsazené.
problem-not-your-seat = To místo patří někomu jinému.
problem-wrong-phase = To ještě nejde, nebo už ne.
problem-set-aside = Tento stůl byl odložen.
problem-too-many = Příliš mnoho najednou. Chvíli počkejte.
problem-too-many-tables = Máte příliš mnoho otevřených stolů. Nejdřív některý dohrajte.
problem-bad-record = Tento soubor není zápis hry.
problem-unknown = To se nepovedlo.
