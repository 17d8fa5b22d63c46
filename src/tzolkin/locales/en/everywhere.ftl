# Phones, the keyboard, the command line, and what screen readers are told besides.

## The phone

tabs = Parts of the table
tab-board = Board
tab-cards = Cards
tab-tracks = Tracks
tab-players = Players
chips = Cities
chip-calendar = Calendar, day { $day }: the whole board
chip-worker = { $name } on space { $space }
chip-possible = { $count ->
    [0] nothing possible
    [one] { $count } action possible
   *[other] { $count } actions possible
  }
purse = What you have
purse-workers = { $free } of { $all ->
    [one] { $all } worker at home
   *[other] { $all } workers at home
  }

## The keyboard

skip = Skip to
skip-actions = Skip to the actions
skip-board = Skip to the board
skip-command = Type an action
shortcuts = Keyboard
shortcuts-arrows = Tab goes from group to group, the arrow keys go from one thing to the next within a group, Enter plays it.
shortcuts-letters = Keys of a single character
shortcut-end-turn = End the turn
shortcut-undo = Undo
shortcut-redo = Redo
shortcut-restart = Start the turn over
shortcut-to-actions = To the list of actions
shortcut-to-board = To the board
shortcut-to-city = To a city
shortcut-to-cards = To the buildings and monuments
shortcut-to-tracks = To the temples and technologies
shortcut-ahead = Look further ahead, or less far
shortcut-command = Type an action
shortcut-log = Log
shortcut-replay = Replay
shortcut-settings = Settings
shortcut-theme = Light or dark
shortcut-help = This list
shortcut-close = Close what is open
key-escape = Esc

## The command line

command = Type an action
command-unknown = “{ $said }” is not an action here. Possible: { $some }
command-several = “{ $said }” could be: { $some }

## Links, keys, and who sits where

copy-what = Copy: { $what }
qr = QR
qr-what = QR code: { $what }
bot-introduced = { $name } ({ $level })
arrival-title = Two seats, one screen
arrival-why = This link is for { $theirs }. Here you already sit as { $mine }.
arrival-stay = Stay { $mine }
arrival-switch = Play as { $theirs }
arrival-both = Neither link is lost: above the log you can change seats at any time.
sit = Sit here

## Screen readers

say = What happens
say-your-turn = It is your turn.
say-turn-of = { $name }, it is your turn.
