# Початкова сторінка, хід, журнал і все навколо поля.

## Names

title = Tzolk’in
name-palenque = Паленке
name-yaxchilan = Яшчилан
name-tikal = Тікаль
name-uxmal = Ушмаль
name-chichen = Чичен-Іца
name-chaac = Чаак
name-quetzalcoatl = Кетцалькоатль
name-kukulkan = Кукулькан
name-agriculture = землеробство
name-extraction = видобуток
name-architecture = архітектура
name-theology = теологія
name-corn = кукурудза
name-wood = деревина
name-stone = камінь
name-gold = золото
name-skull = череп
name-worker = робітник
name-vp = очки
name-neutral = нейтральний робітник
kind-farm = ферма
kind-civic = громадська будівля
kind-tomb = гробниця
kind-shrine = святилище
kind-building = будівля
kind-monument = монумент
list-and = { $most } і { $last }
list-times = { $name } ×{ $count }

## Actions

act-keep = Залишити ці два
act-keep-tiles = Залишити: { $first }; а також { $second }
act-beg = Жебрати й опуститися в храмі: { $what }
act-place = Поставити — { $gear }
act-place-first = Поставити на поле першого гравця
act-pick = Зняти з поля { $gear } { $space }
act-use = Виконати: { $what }
act-skip = Лише зняти, без дії
act-harvest = Зібрати: { $what }
act-burn = Спалити ліс і опуститися в храмі: { $what }
act-advance = Розвинути: { $what }
act-pay = Заплатити: { $what }
act-gain = Узяти: { $what }
act-temple = Піднятися в храмі: { $what }
act-temples = Піднятися в храмах: { $what }
act-build = Збудувати: { $what }
act-build-plain = Збудувати за повну ціну: { $what }
act-spare = Не платити: { $what }
act-sell = Продати одну одиницю: { $what }
act-buy = Купити одну одиницю: { $what }
act-days = { $days ->
    [one] Хай мине день
    [few] Хай минуть { $days } дні
    [many] Хай мине { $days } днів
   *[other] Хай мине { $days } дня
  }
act-done = Досить
done-placing = Більше не ставити
done-picking = Більше не знімати
done-technology = Без другого розвитку
done-construct = Більше не будувати
done-market = Піти з ринку
done-use = Жодної дії
done-offering = Нічого не жертвувати

action-palenque-1 = Ловити рибу
action-palenque-2 = Зібрати кукурудзу
action-palenque-3 = Зібрати кукурудзу або деревину
action-palenque-4 = Зібрати кукурудзу або деревину
action-palenque-5 = Зібрати кукурудзу або деревину
action-palenque = Урожай, дія { $space }
action-yaxchilan-1 = Рубати дерево
action-yaxchilan-2 = Тесати камінь
action-yaxchilan-3 = Добути золото
action-yaxchilan-4 = Знайти кришталевий череп
action-yaxchilan-5 = Добути золото й камінь
action-yaxchilan = Ресурси, дія { $space }
action-tikal-1 = Розвинути технологію
action-tikal-2 = Збудувати будівлю
action-tikal-3 = Розвинути технології двічі
action-tikal-4 = Збудувати дві будівлі або монумент
action-tikal-5 = Заплатити ресурс, піднятися у двох храмах
action-tikal = Тікаль, дія { $space }
action-uxmal-1 = Пожертвувати кукурудзу, піднятися в храмі
action-uxmal-2 = Торгувати на ринку
action-uxmal-3 = Узяти нового робітника
action-uxmal-4 = Будувати за кукурудзу
action-uxmal-5 = Виконати дію іншого міста
action-uxmal = Ушмаль, дія { $space }
action-chichen = Пожертвувати череп, місце { $space }

## What is decided

decision-wealth = Залиште два з чотирьох жетонів
decision-turn = Поставте робітників або зніміть їх
decision-placing = Поставити ще одного?
decision-picking = Зняти ще одного?
decision-action = Яка дія?
decision-harvest = Що зібрати?
decision-technology = Яка технологія?
decision-payment = Чим заплатити?
decision-gain = Що взяти?
decision-temple = У якому храмі піднятися?
decision-temples = У яких храмах піднятися?
decision-construct = Що збудувати?
decision-spare = За що не платити?
decision-market = На ринку
decision-use = Яку дію виконати?
decision-offering = Пожертвувати щось заради храму?
decision-calendar = На скільки обернеться календар?
mode-turn = ваш хід
mode-placing = ставите
mode-picking = знімаєте
mode-other = рішення
mode-wealth = таємний вибір

group-place = Поставити
group-pick = Зняти
group-beg = Жебрати
group-not-now = Не зараз
group-do = Дії
verb-place = Поставити робітника
verb-pick = Зняти робітника
verb-beg = Жебрати
verb-build = Будувати
verb-do = Інші дії
verb-use = Інші дії
verb-advance = Розвинути
verb-temple = Піднятися в храмі
verb-temples = Піднятися в храмах
verb-sell = Продати
verb-buy = Купити
verb-pay = Заплатити інакше
verb-gain = Узяти щось інше
verb-harvest = Зібрати
verb-burn = Спалити ліс
verb-spare = Заплатити менше
verb-days = Два дні відразу
verb-keep = Залишити інші
verb-done = Закінчити тут
verb-skip = Без дії
action-costs = ціна: { $what }
action-brings = дає: { $what }
impossible-because = Неможливо: { $why }
unit-worker = { $count ->
    [one] { $count } робітник
    [few] { $count } робітники
    [many] { $count } робітників
   *[other] { $count } робітника
  }
unit-temple = { $count ->
    [one] { $count } щабель ({ $name })
    [few] { $count } щаблі ({ $name })
    [many] { $count } щаблів ({ $name })
   *[other] { $count } щабля ({ $name })
  }
unit-technology = { $count ->
    [one] { $count } рівень ({ $name })
    [few] { $count } рівні ({ $name })
    [many] { $count } рівнів ({ $name })
   *[other] { $count } рівня ({ $name })
  }

## Why not

reason-must-place = жоден ваш робітник не стоїть на шестернях
reason-must-act = хід не можна пропустити
reason-already-placing = цього ходу ви ставите
reason-already-picking = цього ходу ви знімаєте
reason-too-late-to-beg = лише перед усім іншим
reason-too-much-corn = лише коли кукурудзи не більше ніж { $limit }
reason-lowest-step = ви на найнижчому щаблі
reason-no-free-worker = немає вільного робітника
reason-gear-full = усі поля зайняті
reason-place-taken = місце займає { $holder }
reason-needs-corn = кукурудза: треба { $needed }, є { $have }
reason-mercy-elsewhere = без кукурудзи доступне лише поле { $space }
reason-mercy-used = без оплати можна поставити лише одного робітника
reason-too-far-ahead = лежить попереду робітника
reason-nothing-to-harvest = збирати вже нічого
reason-no-wood-tile = жетонів деревини не лишилося
reason-no-corn-tile = немає відкритого жетона кукурудзи
reason-cannot-fall = нижче опускатися нікуди
reason-no-skull = потрібен череп
reason-no-skull-in-bank = у запасі не лишилося черепів
reason-offering-taken = там уже лежить череп, гравець: { $holder }
reason-all-workers = усі шість робітників у грі
reason-no-temple = у жодному храмі не піднятися
reason-top-step = ви на найвищому щаблі
reason-top-taken = найвищий щабель займає { $holder }
reason-needs-resources = ресурси: треба { $needed }, є { $have }
reason-needs-wood = деревина: треба { $needed }, є { $have }
reason-needs-stone = камінь: треба { $needed }, є { $have }
reason-needs-gold = золото: треба { $needed }, є { $have }
reason-nothing-to-build = ні на що не вистачає
reason-nothing-to-exchange = нічого міняти
reason-nothing-to-advance = нічого не можна розвинути
reason-no-monument-here = монумент лише першим, на полі Тікаль 4
reason-not-in-cost = цього немає в ціні: { $resource }
reason-sales-first = спершу продаж
reason-sale-order = продавайте в порядку: деревина, камінь, золото
reason-purchase-order = купуйте в порядку: деревина, камінь, золото
reason-sold-before = це вже продано: { $resource }
reason-game-over = гру закінчено
reason-turn-over = хід тут закінчується
reason-other-decision = це не відповідь на запитання: { $decision }
reason-no-worker-there = на полі { $gear } { $space } немає робітника
reason-not-your-worker = це не ваш робітник: { $holder }
reason-no-action-here = поле 0 не має дії
reason-no-such-action = шестерня { $gear } має дії від 1 до { $last }
reason-not-in-row = { $tile } немає серед викладених
reason-no-plain-here = архітектуру можна приберегти лише на першій будівлі поля Тікаль 4
reason-pay-exactly = ціна в ресурсах { $needed }, а не { $given }
reason-gain-exactly = кількість ресурсів { $amount }, а не { $given }
reason-two-temples = треба назвати два храми
reason-not-offered = { $tile } немає серед ваших жетонів
reason-must-choose = тут треба щось вибрати
reason-malformed = такої дії немає
reason-malformed-nearest = такої дії немає; може, { $nearest }?

## The start page

start-head-1 = Час обертається.
start-head-2 = Ваші люди з ним.
start-lead = П’ять міст зчеплені з одним календарем. Ставте рано, знімайте пізно й дорогою всіх нагодуйте.
start-play = Грати зараз
start-play-how = ви і три боти, без реєстрації
start-level = Боти
start-you = Ви
start-bot = Бот
start-new = Новий стіл
start-new-how = запросити за посиланням
start-watch = Дивитися
start-watch-how = { $count ->
    [0] немає публічних столів
    [one] { $count } публічний стіл
    [few] { $count } публічні столи
    [many] { $count } публічних столів
   *[other] { $count } публічного столу
  }
start-open = Відкрити запис
start-open-how = переглянути партію
start-join = Сісти за стіл
start-join-hint = посилання або код
start-join-go = Увійти
start-bad-link = Це не посилання на стіл і не його код.
language = Мова
language-en = English
language-pl = Polski
language-cs = Čeština
language-ro = Română
language-hu = Magyar
language-uk = Українська
bot-novice = Новачок
bot-apprentice = Учень
bot-merchant = Купець
bot-priest = Жрець
bot-ruler = Володар

new-title = Новий стіл
new-name = Назва столу
new-players = Гравці
new-seat = Місце { $number }
new-kind-here = за цим екраном
new-kind-person = з посиланням
new-kind-open = вільне місце
new-kind-bot = бот
new-person-name = Ім’я
new-level = Рівень
new-colour = Колір
colour-macaw = червоний
colour-morpho = синій
colour-marigold = жовтий
colour-orchid = фіолетовий
new-public = Показувати у списку публічних столів
new-seed = Зерно роздачі (не обов’язково)
new-go = Відкрити стіл
new-ready = Стіл готовий
new-links = Надішліть кожному його власне посилання. Посилання — це ключ до місця. Пізніше ви знайдете їх за столом, під гравцями.
links = Посилання
new-link-seat = Посилання: { $name }
new-link-open = Посилання для всіх, хто хоче приєднатися
new-link-onlooker = Посилання для глядачів
new-enter = До столу
copy = Копіювати
copied = Скопійовано
lobby-title = Публічні столи
lobby-empty = Зараз публічних столів немає.
lobby-look = Дивитися
lobby-join = Увійти
phase-gathering = чекає на гравців
phase-running = грають
phase-finished = закінчено
phase-closed = закрито
phase-broken = відкладено
untitled = Стіл { $id }

## The table

knock = Якщо ви маєте код столу й тут є вільне місце, можете його зайняти.
knock-go = Зайняти місце

tools = Стіл
your-turn-title = Ваш хід · Tzolk’in
turn-yours = Ваш хід
turn-waiting = Чекаємо: { $names }
turn-chosen = Ви вже вибрали
turn-over = Більше нічого робити. Завершіть хід або щось скасуйте.
turn-section = Хід
steps-so-far = Кроки цього ходу
steps-none = Поки нічого. Усе можна скасувати, доки хід не завершено.
placing-paid = Сплачено кукурудзи: { $paid } з { $had }
placing-parts = (поля { $spaces }; наступні робітники { $workers })
undo = Скасувати
redo = Повторити
start-over = Спочатку
end-turn = Завершити хід
legal-actions = Дії
market-have = у вас { $count }
log = Журнал
log-empty = Ще нічого не сталося.
log-turn = { $name }: { $what }
log-opened = Стіл відкрито.
log-joined = { $name } сідає за стіл.
log-left = Одне місце знову вільне.
log-closed = Стіл закрито.
log-started = Гра почалася.
log-chosen = Жетони багатства вибрано: { $name }.
log-take-back-ask = Просять повернути останній хід: { $names }.
log-take-back-no = Воліють грати далі: { $names }.
log-taken-back = Останній хід повернуто.
log-finished = Гру закінчено.
log-rematch = Відкрито стіл для реваншу.
log-renewed = Створено нове посилання.
chat-say = Напишіть щось
chat-send = Надіслати
chat-line = { $names }: { $text }
presence-here = { $name } за столом
presence-away = { $name } не за столом
presence = Хто за столом
onlookers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
link-connecting = з’єднання
link-connected = з’єднано
link-reconnecting = відновлення зв’язку
link-refused = немає доступу
link-lost = Зв’язок утрачено. Нічого не пропаде: гра продовжиться, щойно він відновиться.
take-back = Повернути хід
take-back-ask = Попросити повернути останній хід
take-back-asked = Просять повернути останній хід: { $names }.
take-back-waiting = Чекаємо на згоду інших.
take-back-yes = Згода
take-back-no = Відмова
take-back-withdraw = Відкликати
replay = Перегляд
replay-at = Дія { $ply } з { $last }
replay-now = Назад до гри
settings = Налаштування
settings-theme = Тема
theme = Світла чи темна
theme-auto = як у системі
theme-light = світла
theme-dark = темна
settings-speed = Рух
speed-full = повний
speed-short = короткий
speed-off = без руху
settings-auto = Відповідати автоматично, коли вибору немає
close = Закрити
curtain-title = Тепер грає { $name }
curtain-secret = Наступний вибір таємний. Дивиться лише { $name }.
curtain-go = Це я, { $name }
gathering-title = Чекаємо на гравців
gathering-invite = Надішліть це посилання всім, хто хоче приєднатися:
gathering-take = Зайняти це місце
gathering-open = вільне місце
gathering-leave = Вийти з-за столу
gathering-name = Ваше ім’я
end-title = Гру закінчено
end-of-record = Запис закінчується тут
end-winner = Перемога: { $names }
end-winners = Спільна перемога: { $names }
end-score = Очки
rematch = Зіграти ще
rematch-join = Приєднатися до реваншу
download = Завантажити запис
end-look = Подивитися на поле
table-closed = Цей стіл закрили ще до початку гри.
table-broken = Цей стіл відкладено: { $why }
loading = Накриваємо стіл
back-to-start = На початок
problem-offline = Сервер недоступний. Нічого не втрачено; спробуйте ще раз.
problem-unavailable = Сервер зараз не може нічого зберегти. Нічого не втрачено; спробуйте ще раз.
problem-no-such-table = Такого столу немає, або чужим його не показують.
problem-unknown-key = Ваше посилання не відкриває цей стіл.
problem-needs-key = Цей стіл не публічний. Потрібне посилання.
problem-out-of-date = Тим часом гра пішла далі. Ось як усе тепер.
problem-not-your-turn = Зараз не ваш хід.
problem-try-again = Тієї ж миті сталося щось інше. Спробуйте ще раз.
problem-no-open-seat = Це місце вже зайняте.
problem-not-your-seat = Це місце належить комусь іншому.
problem-wrong-phase = Це ще або вже неможливо.
problem-set-aside = Цей стіл відкладено.
problem-too-many = Забагато за раз. Трохи зачекайте.
problem-too-many-tables = У вас забагато відкритих столів. Спершу завершіть якийсь із них.
problem-bad-record = Цей файл не є записом партії.
problem-unknown = Не вийшло.
