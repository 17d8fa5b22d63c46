# What only the terminal says. Everything else it takes from the files of the page.

## The board

text-headline =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · round { $round } · day { $day } of { $days } · age { $age } · { $food }
text-food-in =
    { $days ->
        [one] Food Day in { $days } day
       *[other] Food Day in { $days } days
    }
text-food-now = Food Day at the end of this round
text-food-none = no Food Day left
text-days = Days
text-around = First player { $first } · its space { $space } · calendar { $corn } · bank { $skulls }
text-free = free
text-gears = Gears
text-gear-legend = n: neutral, [n]: on its way back to 0 · Chichen Itza: points, temple, * a cube
text-skull-of = skull of { $seat }
text-skulls-on = Skulls on { $places }
text-jungle = Jungle
text-open-corn = open corn tiles
text-covered-corn = corn tiles under wood
text-temple-title = { $temple }, highest +{ $first }/+{ $second }
text-temple-note = step, points at the end of an age, good in the middle of an age
text-buildings = Buildings
text-monuments = Monuments
text-farms = Farms
text-wealth = Wealth
text-dealt = Dealt
text-secret = secret
text-decision = Decision
text-secret-answers = the answers are secret
text-decides = { $name } decides: { $question }
text-light = light
text-dark = dark
kind-wealth = wealth tile

## Names of columns, as short as they can be

column-points = pts
column-corn = corn
column-wood = wood
column-stone = stone
column-gold = gold
column-skulls = skull
column-workers = workers
column-free = free
column-side = board
column-cost = cost
column-brings = brings
column-number = no.
column-round = round
column-seat = seat
column-action = action
column-changes = changes

## What the spaces give, in a narrow column

brief-tikal-1 = 1 technology
brief-tikal-2 = 1 building
brief-tikal-3 = 1-2 technologies
brief-tikal-4 = 1-2 buildings or 1 monument
brief-tikal-5 = pay 1 cube: 2 temples +1
brief-uxmal-1 = pay 3 corn: a temple +1
brief-uxmal-2 = market
brief-uxmal-3 = a new worker
brief-uxmal-4 = 1 building for corn
brief-uxmal-5 = pay 1 corn: any city action
brief-any = any action

## What the answers mean

text-lands = on { $space }: { $what }
text-first-space = on the first-player space
text-first-space-corn = on the first-player space, { $corn } at the end of the turn
text-to-level = to level { $level }: { $what }
text-level = level { $level }
text-full-price = { $what } (full price, architecture kept for the second building)

## What happened

text-keeps-wealth = keeps two wealth tiles
text-wealth-brings = The wealth tiles bring
text-round-end = End of round { $round } (now day { $day })
text-round-end-food = End of round { $round } (Food Day, now day { $day })
text-this-turn = This turn: { $what }
text-forfeits = { $name } forfeits, and random actions are played for it: { $why }
text-stopped =
    { $count ->
        [one] Stopped after { $count } action.
       *[other] Stopped after { $count } actions.
    }
text-broken-off =
    { $count ->
        [one] Broken off after { $count } action.
       *[other] Broken off after { $count } actions.
    }
text-all-legal =
    { $count ->
        [one] { $count } action, all legal.
       *[other] { $count } actions, all legal.
    }
text-saved = Saved as { $file }.
text-saved-instead = Saved as { $file } instead.
text-not-saved = The game was not saved (--record FILE saves it).

## The end

text-end = The end
text-going-on = The game is still going on; points so far are below.
text-wins = { $name } wins with { $points }.
text-share = { $names } share the victory with { $points }.
source-monument = Monument { $tile }
source-total = Total

## Asking

text-player = Player { $number }
text-welcome = Type the number of an action, or the action; type help for the commands.
text-only-you = { $name }: press Enter when only you see the screen.
text-end-turn = End turn?
text-advice = Type a number from the list, or help.
text-numbered = The actions are numbered from 1 to { $count }.
text-could-be = “{ $text }” could be { $actions }.
text-possible = { $action } is possible now.
text-which-action = Which action? For example: why place tikal
text-where-to = Where to? For example: save game.tzolkin.json
text-save-first = Save the game first? [file name, or Enter for no]
text-nothing-to-undo = There is nothing to undo in this turn.
text-no-such-name = Nothing is called “{ $name }”; try help tikal, b07, theology or chaac.

## Help; the words to be typed are the same in every language

help-number = <number>
help-number-does = play that action of the list
help-action = <action>
help-action-does = type it: place tikal, pick uxmal 3; beginnings will do: pl ti
help-enter-does = the answer in brackets, where there is one
help-undo-does = take back your last action of this turn (also: u)
help-restart-does = begin this turn again
help-board-does = draw the whole board
help-tiles-does = the buildings and monuments on display
help-why = why <action>
help-why-does = why an action is not possible
help-help = help <name>
help-help-does = what something does: help tikal, help b07, help theology, help chaac
help-save = save <file>
help-save-does = save the game so far
help-quit-does = end here (also: q)
