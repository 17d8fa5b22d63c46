# Pagina de început, tura, jurnalul și tot ce este în jurul tablei.

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
name-agriculture = agricultură
name-extraction = extracție
name-architecture = arhitectură
name-theology = teologie
name-corn = porumb
name-wood = lemn
name-stone = piatră
name-gold = aur
name-skull = craniu
name-worker = muncitor
name-vp = puncte
name-neutral = un muncitor neutru
kind-farm = fermă
kind-civic = clădire civică
kind-tomb = mormânt
kind-shrine = altar
kind-building = clădire
kind-monument = monument
list-and = { $most } și { $last }
list-times = { $count } × { $name }

## Actions

act-keep = Păstrează aceste două plăcuțe
act-keep-tiles = Păstrează: { $first }; și { $second }
act-beg = Cerșește și coboară în templul lui { $what }
act-place = Plasează pe roata { $gear }
act-place-first = Plasează pe spațiul primului jucător
act-pick = Ridică de pe { $gear } { $space }
act-use = Folosește: { $what }
act-skip = Doar ridică, fără acțiune
act-harvest = Recoltează: { $what }
act-burn = Arde pădurea și coboară în templul lui { $what }
act-advance = Dezvoltă: { $what }
act-pay = Plătește: { $what }
act-gain = Ia: { $what }
act-temple = Urcă în templul lui { $what }
act-temples = Urcă în temple: { $what }
act-build = Construiește: { $what }
act-build-plain = Construiește la preț întreg: { $what }
act-spare = Nu plăti: { $what }
act-sell = Vinde o bucată: { $what }
act-buy = Cumpără o bucată: { $what }
act-days = { $days ->
    [one] Lasă să treacă ziua
    [few] Lasă să treacă { $days } zile
   *[other] Lasă să treacă { $days } de zile
  }
act-done = Ajunge
done-placing = Nu mai plasa
done-picking = Nu mai ridica
done-technology = Fără a doua dezvoltare
done-construct = Nu mai construi
done-market = Pleacă din piață
done-use = Fără nicio acțiune
done-offering = Nu oferi nimic

action-palenque-1 = Pescuiește
action-palenque-2 = Recoltează porumb
action-palenque-3 = Recoltează porumb sau lemn
action-palenque-4 = Recoltează porumb sau lemn
action-palenque-5 = Recoltează porumb sau lemn
action-palenque = Recoltă, acțiunea { $space }
action-yaxchilan-1 = Taie lemn
action-yaxchilan-2 = Sparge piatră
action-yaxchilan-3 = Extrage aur
action-yaxchilan-4 = Găsește un craniu de cristal
action-yaxchilan-5 = Extrage aur și piatră
action-yaxchilan = Resurse, acțiunea { $space }
action-tikal-1 = Dezvoltă o tehnologie
action-tikal-2 = Construiește o clădire
action-tikal-3 = Dezvoltă tehnologii de două ori
action-tikal-4 = Construiește două clădiri sau un monument
action-tikal-5 = Plătește o resursă, urcă în două temple
action-tikal = Tikal, acțiunea { $space }
action-uxmal-1 = Oferă porumb, urcă într-un templu
action-uxmal-2 = Fă schimb la piață
action-uxmal-3 = Ia un muncitor nou
action-uxmal-4 = Construiește plătind porumb
action-uxmal-5 = Folosește o acțiune a altui oraș
action-uxmal = Uxmal, acțiunea { $space }
action-chichen = Oferă un craniu, locul { $space }

## What is decided

decision-wealth = Păstrează două dintre cele patru plăcuțe
decision-turn = Plasează muncitori sau ridică
decision-placing = Mai plasezi unul?
decision-picking = Mai ridici unul?
decision-action = Ce acțiune?
decision-harvest = Ce recoltezi?
decision-technology = Ce tehnologie?
decision-payment = Cu ce plătești?
decision-gain = Ce iei?
decision-temple = În ce templu urci?
decision-temples = În ce temple urci?
decision-construct = Ce construiești?
decision-spare = Ce nu se plătește?
decision-market = La piață
decision-use = Ce acțiune folosești?
decision-offering = Oferi ceva pentru un templu?
decision-calendar = Cât se rotește calendarul?
mode-turn = mutarea ta
mode-placing = plasare
mode-picking = ridicare
mode-other = decizie
mode-wealth = alegere secretă

group-place = Plasează
group-pick = Ridică
group-beg = Cerșește
group-not-now = Nu acum
group-do = Acțiuni
verb-place = Plasarea unui muncitor
verb-pick = Ridicarea unui muncitor
verb-beg = Cerșitul
verb-build = Construcția
verb-do = Alte acțiuni
verb-use = Alte acțiuni
verb-advance = Dezvoltarea
verb-temple = Urcarea într-un templu
verb-temples = Urcarea în temple
verb-sell = Vânzarea
verb-buy = Cumpărarea
verb-pay = Altă plată
verb-gain = Altceva de luat
verb-harvest = Recolta
verb-burn = Arderea pădurii
verb-spare = O plată mai mică
verb-days = Două zile deodată
verb-keep = Alte plăcuțe
verb-done = Oprirea aici
verb-skip = Fără acțiune
action-costs = costă: { $what }
action-brings = aduce: { $what }
impossible-because = Imposibil: { $why }
unit-worker = { $count ->
    [one] { $count } muncitor
    [few] { $count } muncitori
   *[other] { $count } de muncitori
  }
unit-temple = { $count ->
    [one] { $count } treaptă ({ $name })
    [few] { $count } trepte ({ $name })
   *[other] { $count } de trepte ({ $name })
  }
unit-technology = { $count ->
    [one] { $count } nivel ({ $name })
    [few] { $count } niveluri ({ $name })
   *[other] { $count } de niveluri ({ $name })
  }

## Why not

reason-must-place = niciun muncitor de-al tău nu stă pe vreo roată
reason-must-act = nu se poate sări peste tură
reason-already-placing = în tura aceasta plasezi
reason-already-picking = în tura aceasta ridici
reason-too-late-to-beg = numai înainte de orice altceva
reason-too-much-corn = numai cu cel mult { $limit } porumb
reason-lowest-step = ești pe treapta cea mai de jos
reason-no-free-worker = nu ai niciun muncitor liber
reason-gear-full = toate spațiile sunt ocupate
reason-place-taken = ocupat de { $holder }
reason-needs-corn = porumb: trebuie { $needed }, ai { $have }
reason-mercy-elsewhere = fără porumb e deschis doar spațiul { $space }
reason-mercy-used = fără plată se plasează un singur muncitor
reason-too-far-ahead = e înaintea muncitorului
reason-nothing-to-harvest = nu mai e nimic de recoltat
reason-no-wood-tile = nu mai e nicio plăcuță de lemn
reason-no-corn-tile = nu e nicio plăcuță de porumb descoperită
reason-cannot-fall = nu poți coborî mai jos
reason-no-skull = e nevoie de un craniu
reason-no-skull-in-bank = nu mai sunt cranii în rezervă
reason-offering-taken = { $holder } are deja un craniu acolo
reason-all-workers = toți cei șase muncitori sunt în joc
reason-no-temple = nu poți urca în niciun templu
reason-top-step = ești pe treapta cea mai de sus
reason-top-taken = { $holder } ocupă treapta cea mai de sus
reason-needs-resources = resurse: trebuie { $needed }, ai { $have }
reason-needs-wood = lemn: trebuie { $needed }, ai { $have }
reason-needs-stone = piatră: trebuie { $needed }, ai { $have }
reason-needs-gold = aur: trebuie { $needed }, ai { $have }
reason-nothing-to-build = nu ai cu ce plăti nicio construcție
reason-nothing-to-exchange = nu e nimic de schimbat
reason-nothing-to-advance = nu se poate dezvolta nimic
reason-no-monument-here = monumentele doar la început, pe Tikal 4
reason-not-in-cost = nu face parte din preț: { $resource }
reason-sales-first = întâi vânzările
reason-sale-order = vinde în ordinea lemn, piatră, aur
reason-purchase-order = cumpără în ordinea lemn, piatră, aur
reason-sold-before = s-a vândut deja: { $resource }
reason-game-over = jocul s-a terminat
reason-turn-over = tura se termină aici
reason-other-decision = nu răspunde la ce se întreabă acum: { $decision }
reason-no-worker-there = pe { $gear } { $space } nu stă niciun muncitor
reason-not-your-worker = muncitorul nu e al tău: { $holder }
reason-no-action-here = spațiul 0 nu are acțiune
reason-no-such-action = roata { $gear } are acțiuni de la 1 la { $last }
reason-not-in-row = { $tile } nu este la vedere
reason-no-plain-here = arhitectura se poate păstra doar la prima clădire de pe Tikal 4
reason-pay-exactly = prețul în resurse este { $needed }, nu { $given }
reason-gain-exactly = numărul de resurse este { $amount }, nu { $given }
reason-two-temples = trebuie numite două temple
reason-not-offered = { $tile } nu e printre plăcuțele tale
reason-must-choose = aici trebuie ales ceva
reason-malformed = aceasta nu este o acțiune
reason-malformed-nearest = aceasta nu este o acțiune; poate { $nearest }?

## The start page

start-head-1 = Timpul se învârte.
start-head-2 = Oamenii tăi cu el.
start-lead = Cinci orașe angrenate cu un calendar. Plasează devreme, ridică târziu și hrănește-i pe toți pe drum.
start-play = Joacă acum
start-play-how = tu și trei boți, fără cont
start-level = Boți
start-you = Tu
start-bot = Bot
start-new = Masă nouă
start-new-how = invită prin link
start-watch = Privește
start-watch-how = { $count ->
    [0] nicio masă publică
    [one] { $count } masă publică
    [few] { $count } mese publice
   *[other] { $count } de mese publice
  }
start-open = Deschide o partidă
start-open-how = revezi un joc salvat
start-join = Intră la o masă
start-join-hint = link sau cod
start-join-go = Intră
start-bad-link = Acesta nu e nici linkul unei mese, nici codul ei.
language = Limba
language-en = English
language-pl = Polski
language-cs = Čeština
language-ro = Română
language-hu = Magyar
language-uk = Українська
bot-novice = Începător
bot-apprentice = Ucenic
bot-merchant = Negustor
bot-priest = Preot
bot-ruler = Conducător

new-title = Masă nouă
new-name = Numele mesei
new-players = Jucători
new-seat = Locul { $number }
new-kind-here = la acest ecran
new-kind-person = cu link
new-kind-open = loc liber
new-kind-bot = bot
new-person-name = Nume
new-level = Nivel
new-colour = Culoare
colour-macaw = roșu
colour-morpho = albastru
colour-marigold = galben
colour-orchid = violet
new-public = Arată în lista meselor publice
new-seed = Sămânța împărțirii (opțional)
new-go = Deschide masa
new-ready = Masa este gata
new-links = Trimite fiecăruia propriul link. Un link este cheia unui loc. Mai târziu le găsești la masă, sub lista jucătorilor.
links = Linkuri
new-link-seat = Link: { $name }
new-link-open = Link pentru oricine vrea să intre
new-link-onlooker = Link pentru spectatori
new-enter = Mergi la masă
copy = Copiază
copied = Copiat
lobby-title = Mese publice
lobby-empty = Momentan nu e nicio masă publică.
lobby-look = Privește
lobby-join = Intră
phase-gathering = așteaptă jucători
phase-running = se joacă
phase-finished = terminat
phase-closed = închisă
phase-broken = pusă deoparte
untitled = Masa { $id }

## The table

knock = Dacă ai primit codul mesei și e un loc liber, îl poți ocupa.
knock-go = Ia loc

tools = Masă
your-turn-title = E rândul tău · Tzolk’in
turn-yours = E rândul tău
turn-waiting = Se așteaptă: { $names }
turn-chosen = Ai ales
turn-over = Nu mai e nimic de făcut. Încheie tura sau anulează ceva.
turn-section = Tura
steps-so-far = Pașii acestei ture
steps-none = Încă nimic. Totul se poate anula până închei tura.
placing-paid = Porumb plătit: { $paid } din { $had }
placing-parts = (spații { $spaces }; ceilalți muncitori { $workers })
undo = Anulează
redo = Refă
start-over = De la capăt
end-turn = Încheie tura
legal-actions = Acțiuni
market-have = ai { $count }
log = Jurnal
log-empty = Încă nu s-a întâmplat nimic.
log-turn = { $name }: { $what }
log-opened = Masa a fost deschisă.
log-joined = { $name } intră la masă.
log-left = Un loc este din nou liber.
log-closed = Masa a fost închisă.
log-started = Jocul a început.
log-chosen = { $name } a ales plăcuțele de avere.
log-take-back-ask = Cer întoarcerea ultimei ture: { $names }.
log-take-back-no = Preferă să continue: { $names }.
log-taken-back = Ultima tură a fost întoarsă.
log-finished = Jocul s-a terminat.
log-rematch = S-a deschis o revanșă.
log-renewed = S-a făcut un link nou.
chat-say = Spune ceva
chat-send = Trimite
chat-line = { $names }: { $text }
presence-here = { $name } este aici
presence-away = { $name } nu este aici
presence = Cine este aici
onlookers = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
  }
link-connecting = se conectează
link-connected = conectat
link-reconnecting = se reconectează
link-refused = fără acces
link-lost = Conexiunea s-a întrerupt. Nu se pierde nimic: jocul continuă imediat ce revine.
take-back = Întoarce tura
take-back-ask = Cere întoarcerea ultimei ture
take-back-asked = Cer întoarcerea ultimei ture: { $names }.
take-back-waiting = Se așteaptă acordul celorlalți.
take-back-yes = De acord
take-back-no = Refuză
take-back-withdraw = Renunță
replay = Reluare
replay-at = Acțiunea { $ply } din { $last }
replay-now = Înapoi la joc
settings = Setări
settings-theme = Temă
theme = Luminos sau întunecat
theme-auto = ca sistemul
theme-light = luminos
theme-dark = întunecat
settings-speed = Mișcare
speed-full = completă
speed-short = scurtă
speed-off = oprită
settings-auto = Răspunde automat când nu e de ales
close = Închide
curtain-title = Urmează { $name }
curtain-secret = Următoarea alegere e secretă. Privește numai { $name }.
curtain-go = Eu sunt { $name }
gathering-title = Se așteaptă jucători
gathering-invite = Trimite acest link oricui vrea să intre:
gathering-take = Ia acest loc
gathering-open = loc liber
gathering-leave = Pleacă de la masă
gathering-name = Numele tău
end-title = Jocul s-a terminat
end-of-record = Partida salvată se oprește aici
end-winner = Câștigă { $names }
end-winners = Câștigă: { $names }
end-score = Puncte
rematch = Joacă din nou
rematch-join = Intră la revanșă
download = Descarcă partida
end-look = Privește tabla
table-closed = Masa a fost închisă înainte să înceapă jocul.
table-broken = Masa a fost pusă deoparte: { $why }
loading = Punem masa
back-to-start = Înapoi la început
problem-offline = Serverul nu răspunde. Nu s-a pierdut nimic; încearcă din nou.
problem-unavailable = Serverul nu poate salva nimic acum. Nu s-a pierdut nimic; încearcă din nou.
problem-no-such-table = Nu există o astfel de masă sau nu se arată străinilor.
problem-unknown-key = Linkul tău nu deschide această masă.
problem-needs-key = Masa nu este publică. Ai nevoie de un link.
problem-out-of-date = Între timp jocul a mers mai departe. Acum arată așa.
problem-not-your-turn = Nu e rândul tău.
problem-try-again = În aceeași clipă s-a întâmplat altceva. Încearcă din nou.
problem-no-open-seat = Locul este deja ocupat.
problem-not-your-seat = Locul aparține altcuiva.
problem-wrong-phase = Nu se poate încă sau nu se mai poate.
problem-set-aside = Masa a fost pusă deoparte.
problem-too-many = Prea multe deodată. Așteaptă puțin.
problem-too-many-tables = Ai prea multe mese deschise. Termină întâi una dintre ele.
problem-bad-record = Fișierul nu este o partidă salvată.
problem-unknown = Nu a mers.
