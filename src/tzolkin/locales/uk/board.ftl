# Стіл, як його намальовано: назви, підказки й слова для читачів екрана.

board-board = Поле
board-board-day = Поле, день { $day }
board-players = Гравці
board-cards = Будівлі та монументи
board-temples = Храми
board-technologies = Технології
board-calendar = Календар

board-city-palenque = Паленке
board-city-yaxchilan = Яшчилан
board-city-tikal = Тікаль
board-city-uxmal = Ушмаль
board-city-chichen = Чичен-Іца

board-temple-chaac = Чаак
board-temple-quetzalcoatl = Кетцалькоатль
board-temple-kukulkan = Кукулькан

board-technology-agriculture = Землеробство
board-technology-extraction = Видобуток
board-technology-architecture = Архітектура
board-technology-theology = Теологія

board-kind-farm = Ферма
board-kind-civic = Громадська будівля
board-kind-tomb = Гробниця
board-kind-shrine = Святилище
board-monument-civic = Монумент, громадська будівля
board-monument-tomb = Монумент, гробниця
board-monument-shrine = Монумент, святилище

## Time

board-day = День { $day }
board-day-goods = День { $day }, День годування з товарами від храмів
board-day-points = День { $day }, День годування з очками від храмів
board-food-in = ще { $days }
board-food-today = нині
board-look-ahead = Погляд уперед
board-certain = напевно
board-depends = якщо ніхто не візьме два дні
board-falls-off = спадає з шестерні
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: спадає з шестерні

## What can be done

board-place = Поставити робітника: { $city } { $space }, ціна в кукурудзі: { $corn }
board-place-first = Поставити робітника на поле першого гравця, ціна в кукурудзі: { $corn }; там чекає кукурудза: { $waiting }
board-do =
    { $corn ->
        [0] Виконати { $city } { $space }: { $what }
       *[other] Виконати { $city } { $space }, ціна в кукурудзі { $corn }: { $what }
    }
board-pick = Зняти свого робітника, { $city } { $space }: { $what }
board-build = Збудувати: { $tile }
board-rise = Піднятися в храмі: { $temple }
board-advance = Розвинути: { $technology }: { $what }
board-step = Щабель { $n }

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = немає дії
board-space-free = будь-яка дія цього міста
board-harvest-or = кукурудза: { $corn } або деревина: { $wood }
board-offering =
    { $points ->
        [one] кришталевий череп дає { $points } очко та щабель: { $temple }
        [few] кришталевий череп дає { $points } очки та щабель: { $temple }
        [many] кришталевий череп дає { $points } очок та щабель: { $temple }
       *[other] кришталевий череп дає { $points } очка та щабель: { $temple }
    }
board-offering-resource =
    { $points ->
        [one] кришталевий череп дає { $points } очко, щабель ({ $temple }) і ресурс на вибір
        [few] кришталевий череп дає { $points } очки, щабель ({ $temple }) і ресурс на вибір
        [many] кришталевий череп дає { $points } очок, щабель ({ $temple }) і ресурс на вибір
       *[other] кришталевий череп дає { $points } очка, щабель ({ $temple }) і ресурс на вибір
    }
board-offering-used = тут уже лежить череп
board-tikal-1 = розвинути технологію
board-tikal-2 = збудувати будівлю
board-tikal-3 = розвинути одну або дві технології
board-tikal-4 = збудувати одну чи дві будівлі або монумент
board-tikal-5 = заплатити ресурс і піднятися у двох храмах
board-uxmal-1 = заплатити 3 кукурудзи й піднятися в храмі
board-uxmal-2 = ринок: обмін кукурудзи й ресурсів
board-uxmal-3 = ще один робітник
board-uxmal-4 = збудувати будівлю за кукурудзу
board-uxmal-5 = заплатити 1 кукурудзу за будь-яку дію чотирьох менших міст

## Who is where

board-worker = { $name }: робітник на полі { $city } { $space }.
board-neutral-worker = Нейтральний робітник на полі { $city } { $space }.
board-first-space = Поле першого гравця; там чекає кукурудза: { $corn }.
board-held-by = Його займає { $name }.
board-first-player = Перший гравець
board-side-light = Світлий бік: можна один раз посунути календар на два дні
board-side-dark = Темний бік: два дні вже використано
board-workers = Робітники: вдома { $free }, на полі { $away }, у запасі { $bank }
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

## Goods

board-good-corn =
    { $n ->
        [one] { $n } кукурудза
        [few] { $n } кукурудзи
        [many] { $n } кукурудз
       *[other] { $n } кукурудзи
    }
board-good-wood =
    { $n ->
        [one] { $n } деревина
        [few] { $n } деревини
        [many] { $n } деревин
       *[other] { $n } деревини
    }
board-good-stone =
    { $n ->
        [one] { $n } камінь
        [few] { $n } камені
        [many] { $n } каменів
       *[other] { $n } каменя
    }
board-good-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
        [many] { $n } золота
       *[other] { $n } золота
    }
board-good-skulls =
    { $n ->
        [one] { $n } кришталевий череп
        [few] { $n } кришталеві черепи
        [many] { $n } кришталевих черепів
       *[other] { $n } кришталевого черепа
    }
board-corn-tiles =
    { $n ->
        [one] { $n } жетон кукурудзи
        [few] { $n } жетони кукурудзи
        [many] { $n } жетонів кукурудзи
       *[other] { $n } жетона кукурудзи
    }
board-wood-tiles =
    { $n ->
        [one] { $n } жетон деревини
        [few] { $n } жетони деревини
        [many] { $n } жетонів деревини
       *[other] { $n } жетона деревини
    }
board-wealth-tiles =
    { $n ->
        [one] { $n } жетон багатства
        [few] { $n } жетони багатства
        [many] { $n } жетонів багатства
       *[other] { $n } жетона багатства
    }

## Tiles

board-tile = { $name }. Ціна: { $cost }. Дає: { $gives }.
board-empty-place = Тут не видно жетона
board-stack = Жетони у стосі: { $n }, у стосі другої епохи: { $next }
stack-look = Показати, що ще може з’явитися
stack-title = Що ще може з’явитися
stack-why = У стосі лежать усі будівлі, яких іще ніхто не бачив. Їхнього порядку не знає ніхто.
stack-age = { $age ->
    [1] Перша епоха
   *[other] Друга епоха
  }: { $count }
board-skull-bank = Кришталеві черепи в запасі: { $n }

board-effect-any-temple =
    { $times ->
        [one] щабель у храмі на вибір
        [few] { $times } щаблі у храмах на вибір
        [many] { $times } щаблів у храмах на вибір
       *[other] { $times } щабля у храмах на вибір
    }
board-effect-temple =
    { $times ->
        [one] щабель у храмі: { $temple }
        [few] { $times } щаблі у храмі: { $temple }
        [many] { $times } щаблів у храмі: { $temple }
       *[other] { $times } щабля у храмі: { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] розвиток будь-якої технології
        [few] розвиток технологій, { $times } рази
        [many] розвиток технологій, { $times } разів
       *[other] розвиток технологій, { $times } раза
    }
board-effect-technology =
    { $times ->
        [one] розвиток: { $technology }
        [few] розвиток, { $times } рази: { $technology }
        [many] розвиток, { $times } разів: { $technology }
       *[other] розвиток, { $times } раза: { $technology }
    }
board-effect-feed-workers =
    { $n ->
        [one] годує { $n } робітника
        [few] годує { $n } робітників
        [many] годує { $n } робітників
       *[other] годує { $n } робітника
    }
board-effect-feed-all = кожному робітникові треба менше кукурудзи (−{ $n })
board-effect-construct = збудувати ще одну будівлю
board-effect-market = відвідати ринок
board-effect-worker = ще один робітник
board-effect-action = будь-яка дія чотирьох менших міст, ціна в кукурудзі: { $n }

board-monument-m01 = 4 очки за кожну гробницю власника, включно з цією
board-monument-m02 = 2 очки за кожну будівлю й монумент власника, включно з цим
board-monument-m03 = 4 очки за кожен жетон кукурудзи власника
board-monument-m04 = 4 очки за кожен жетон деревини власника
board-monument-m05 = очки за кожен монумент, хто б його не збудував: 6 за двох гравців, 5 за трьох, 4 за чотирьох
board-monument-m06 = 4 очки за кожну громадську будівлю або такий монумент власника, включно з цим
board-monument-m07 = технології на рівні 3: 9 очок за одну, 20 за дві, 33 за більше
board-monument-m08 = 3 очки за кожен рівень технологій власника
board-monument-m09 = робітники власника: 6 очок за чотирьох, 12 за п’ятьох, 18 за шістьох
board-monument-m10 = 4 очки за кожне святилище власника, включно з цим
board-monument-m11 = ще раз очки за щаблі власника у храмах
board-monument-m12 = 3 очки за кожен щабель у найкращому храмі власника
board-monument-m13 = 3 очки за кожен кришталевий череп у Чичен-Іці, чий би він не був

## Temples and technologies

board-bonus = Хто найвище: { $first } оч. у першу епоху, { $second } оч. у другу
board-price = Скільки ресурсів коштує рівень

board-agriculture-1 = На 1 кукурудзу більше за кожного збору кукурудзи
board-agriculture-2 = Збір кукурудзи без жетона і на 1 кукурудзу більше за риболовлі
board-agriculture-3 = На 2 кукурудзи більше за кожного збору кукурудзи
board-agriculture-4 = Бонус: піднятися в храмі на вибір
board-extraction-1 = На 1 деревину більше
board-extraction-2 = На 1 камінь більше
board-extraction-3 = На 1 золото більше
board-extraction-4 = Бонус: 2 ресурси на вибір
board-architecture-1 = 1 кукурудза за кожну будівлю
board-architecture-2 = 2 очки за кожну будівлю
board-architecture-3 = Будівлі коштують на один кубик менше
board-architecture-4 = Бонус: 3 очки
board-theology-1 = У Чичен-Іці можна виконати дію на одне поле далі
board-theology-2 = Після дії в Чичен-Іці 1 ресурс купує щабель у храмі
board-theology-3 = На 1 кришталевий череп більше
board-theology-4 = Бонус: 1 кришталевий череп

## Where points come from

source-earlier = До цього запису
source-temples-age-1 = Храми, перша епоха
source-temples-age-2 = Храми, друга епоха
source-buildings = Будівлі
source-technologies = Технології
source-chichen = Чичен-Іца
source-monuments = Монументи
source-skulls = Збережені черепи
source-corn = Залишок кукурудзи й ресурсів
source-unfed = Голодні робітники
