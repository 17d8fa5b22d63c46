# Що каже лише термінал. Решту він бере з файлів сторінки.

## The board

text-headline =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    } · раунд { $round } · день { $day } з { $days } · епоха { $age } · { $food }
text-food-in =
    { $days ->
        [one] День годування за { $days } день
        [few] День годування за { $days } дні
        [many] День годування за { $days } днів
       *[other] День годування за { $days } дня
    }
text-food-now = День годування наприкінці цього раунду
text-food-none = більше жодного Дня годування
text-days = Дні
text-around = Перший гравець { $first } · його поле: { $space } · календар: { $corn } · запас: { $skulls }
text-free = вільне
text-gears = Шестерні
text-gear-legend = n: нейтральний, [n]: вертається на 0 · Чичен-Іца: очки, храм, * кубик
text-skull-of = череп: { $seat }
text-skulls-on = Черепи на полях { $places }
text-jungle = Джунглі
text-open-corn = відкриті жетони кукурудзи
text-covered-corn = жетони кукурудзи під деревиною
text-temple-title = { $temple }, найвищий +{ $first }/+{ $second }
text-temple-note = щабель, очки наприкінці епохи, товар посередині епохи
text-buildings = Будівлі
text-monuments = Монументи
text-farms = Ферми
text-wealth = Багатство
text-dealt = Роздано
text-secret = таємно
text-decision = Рішення
text-secret-answers = відповіді таємні
text-decides = { $name } вирішує: { $question }
text-light = світлий
text-dark = темний
kind-wealth = жетон багатства

## Names of columns, as short as they can be

column-points = оч.
column-corn = кук.
column-wood = дер.
column-stone = кам.
column-gold = зол.
column-skulls = чер.
column-workers = роб.
column-free = віл.
column-side = бік
column-cost = ціна
column-brings = дає
column-number = №
column-round = раунд
column-seat = місце
column-action = дія
column-changes = зміни

## What the spaces give, in a narrow column

brief-tikal-1 = 1 технологія
brief-tikal-2 = 1 будівля
brief-tikal-3 = 1-2 технології
brief-tikal-4 = 1-2 будівлі або 1 монумент
brief-tikal-5 = 1 кубик: 2 храми +1
brief-uxmal-1 = 3 кукурудзи: храм +1
brief-uxmal-2 = ринок
brief-uxmal-3 = новий робітник
brief-uxmal-4 = 1 будівля за кукурудзу
brief-uxmal-5 = 1 кукурудза: будь-яка дія міста
brief-any = будь-яка дія

## What the answers mean

text-lands = на полі { $space }: { $what }
text-first-space = на поле першого гравця
text-first-space-corn = на поле першого гравця, наприкінці ходу: { $corn }
text-to-level = на рівень { $level }: { $what }
text-level = рівень { $level }
text-full-price = { $what } (повна ціна, архітектура лишається для другої будівлі)

## What happened

text-keeps-wealth = залишає два жетони багатства
text-wealth-brings = Жетони багатства дають
text-round-end = Кінець раунду { $round } (тепер день { $day })
text-round-end-food = Кінець раунду { $round } (День годування, тепер день { $day })
text-this-turn = Цей хід: { $what }
text-forfeits = { $name } здається і далі грає навмання: { $why }
text-stopped =
    { $count ->
        [one] Зупинено після { $count } дії.
        [few] Зупинено після { $count } дій.
        [many] Зупинено після { $count } дій.
       *[other] Зупинено після { $count } дії.
    }
text-broken-off =
    { $count ->
        [one] Перервано після { $count } дії.
        [few] Перервано після { $count } дій.
        [many] Перервано після { $count } дій.
       *[other] Перервано після { $count } дії.
    }
text-all-legal =
    { $count ->
        [one] { $count } дія, усе за правилами.
        [few] { $count } дії, усе за правилами.
        [many] { $count } дій, усе за правилами.
       *[other] { $count } дії, усе за правилами.
    }
text-saved = Збережено як { $file }.
text-saved-instead = Натомість збережено як { $file }.
text-not-saved = Гру не збережено (її зберігає --record FILE).

## The end

text-end = Кінець
text-going-on = Гра ще триває; дотеперішні очки нижче.
text-wins = { $name } перемагає. Результат: { $points }.
text-share = Спільна перемога: { $names }. Результат: { $points }.
source-monument = Монумент { $tile }
source-total = Разом

## Asking

text-player = Гравець { $number }
text-welcome = Уведіть номер дії або саму дію; help покаже команди.
text-only-you = { $name }: натисніть Enter, коли екран бачите лише ви.
text-end-turn = Завершити хід?
text-advice = Уведіть номер зі списку або help.
text-numbered = Дії мають номери від 1 до { $count }.
text-could-be = «{ $text }» може означати: { $actions }.
text-possible = { $action }: зараз це можливо.
text-which-action = Яка дія? Наприклад: why place tikal
text-where-to = Куди? Наприклад: save game.tzolkin.json
text-save-first = Спершу зберегти гру? [назва файлу, Enter: ні]
text-nothing-to-undo = Цього ходу нічого скасовувати.
text-no-such-name = Ніщо не зветься «{ $name }»; спробуйте help tikal, b07, theology або chaac.

## Help; the words to be typed are the same in every language

help-number = <номер>
help-number-does = зіграти цю дію зі списку
help-action = <дія>
help-action-does = увести її: place tikal, pick uxmal 3; досить початків слів: pl ti
help-enter-does = відповідь у дужках, якщо вона є
help-undo-does = скасувати останню дію цього ходу (також: u)
help-restart-does = почати цей хід знову
help-board-does = намалювати все поле
help-tiles-does = викладені будівлі та монументи
help-why = why <дія>
help-why-does = чому дія неможлива
help-help = help <назва>
help-help-does = що робить та чи та річ: help tikal, help b07, help theology, help chaac
help-save = save <файл>
help-save-does = зберегти дотеперішню гру
help-quit-does = закінчити тут (також: q)
