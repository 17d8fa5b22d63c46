# Що рухається, звучить і кличе: Дні годування, звуки, сповіщення.

motion-food-day = День годування
motion-food-nothing = нічого
motion-speed-hint = Нічого не рухається й тоді, коли ваша система просить менше руху.
motion-sound = Звук
motion-sound-on = Увімкнути звук
motion-volume = Гучність
motion-volume-is = { $percent ->
    [one] { $percent } відсоток
    [few] { $percent } відсотки
    [many] { $percent } відсотків
   *[other] { $percent } відсотка
  }
motion-notices = Сповіщення
motion-notices-on = Сповіщати, коли мій хід
motion-notices-hint = Поки ви дивитеся на щось інше. Браузер запитає, чи можна.
motion-notices-refused = Ваш браузер цього не дозволяє. Змініть це в його налаштуваннях для цього сайту, а тоді ввімкніть тут знову.
motion-notices-impossible = Цей браузер не показує сповіщень для таких сторінок. Для них потрібне захищене з’єднання.
motion-notice-title = Ваш хід
motion-notice-body = На вас чекають.
motion-turns = Ваші ходи
log-notices = { $name } отримує сповіщення, коли настає черга ходити.
