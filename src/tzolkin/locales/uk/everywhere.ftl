# Телефон, клавіатура, командний рядок і те, що кажуть читачі екрана.

## The phone

tabs = Частини столу
tab-board = Поле
tab-cards = Картки
tab-tracks = Шкали
tab-players = Гравці
chips = Міста
chip-calendar = Календар, день { $day }: усе поле
chip-worker = { $name } на полі { $space }
chip-possible = { $count ->
    [0] жодної можливої дії
    [one] { $count } можлива дія
    [few] { $count } можливі дії
    [many] { $count } можливих дій
   *[other] { $count } можливої дії
  }
purse = Що у вас є
purse-workers = Вдома { $free } з { $all ->
    [one] { $all } робітника
    [few] { $all } робітників
    [many] { $all } робітників
   *[other] { $all } робітника
  }

## The keyboard

skip = Перейти
skip-actions = Перейти до дій
skip-board = Перейти до поля
skip-command = Увести дію
shortcuts = Клавіатура
shortcuts-arrows = Tab веде від групи до групи, стрілки — від одного до іншого в межах групи, Enter виконує дію.
shortcuts-letters = Односимвольні клавіші
shortcut-end-turn = Завершити хід
shortcut-undo = Скасувати
shortcut-redo = Повернути
shortcut-restart = Почати хід спочатку
shortcut-to-actions = До списку дій
shortcut-to-board = До поля
shortcut-to-city = До міста
shortcut-to-cards = До будівель і монументів
shortcut-to-tracks = До храмів і технологій
shortcut-ahead = Глянути далі вперед або ближче
shortcut-command = Увести дію
shortcut-log = Журнал
shortcut-replay = Перегляд
shortcut-settings = Налаштування
shortcut-theme = Світла чи темна
shortcut-help = Цей список
shortcut-close = Закрити відкрите
key-escape = Esc

## The command line

command = Увести дію
command-unknown = «{ $said }» тут не дія. Можливі: { $some }
command-several = «{ $said }» може означати: { $some }

## Links, keys, and who sits where

copy-what = Копіювати: { $what }
qr = QR
qr-what = QR-код: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Два місця, один екран
arrival-why = Це посилання на інше місце: { $theirs }. Тут ви вже сидите як { $mine }.
arrival-stay = Лишитися як { $mine }
arrival-switch = Грати як { $theirs }
arrival-both = Жодне посилання не пропаде: над журналом можна будь-коли змінити місце.
sit = Сісти тут

## Screen readers

say = Що відбувається
say-your-turn = Ваш хід.
say-turn-of = { $name }, ваш хід.
