# The start page, the turn, the log, and everything around the board.

## Names

title = Tzolk’in
name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen = Chichen Itza
name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulkan = Kukulkan
name-agriculture = agriculture
name-extraction = extraction
name-architecture = architecture
name-theology = theology
name-corn = corn
name-wood = wood
name-stone = stone
name-gold = gold
name-skull = skull
name-worker = worker
name-vp = points
name-neutral = a neutral worker
kind-farm = farm
kind-civic = civic building
kind-tomb = tomb
kind-shrine = shrine
kind-building = building
kind-monument = monument
list-and = { $most } and { $last }

## Actions

act-keep = Keep these two
act-keep-tiles = Keep { $first }; and { $second }
act-beg = Beg, and fall on the temple of { $what }
act-place = Place on { $gear }
act-place-first = Place on the first-player space
act-pick = Pick up from { $gear } { $space }
act-use = Use: { $what }
act-skip = Pick up only, no action
act-harvest = Harvest { $what }
act-burn = Burn the forest, and fall on the temple of { $what }
act-advance = Advance { $what }
act-pay = Pay { $what }
act-gain = Take { $what }
act-temple = Rise on the temple of { $what }
act-temples = Rise on the temples of { $what }
act-build = Build the { $what }
act-build-plain = Build the { $what } at full price
act-spare = Pay no { $what }
act-sell = Sell one { $what }
act-buy = Buy one { $what }
act-days = { $days ->
    [one] Let the day pass
   *[other] Let { $days } days pass
  }
act-done = Enough
done-placing = Place no more
done-picking = Pick up no more
done-technology = No second advance
done-construct = Build nothing more
done-market = Leave the market
done-use = Use no action
done-offering = Offer nothing

action-palenque-1 = Fish
action-palenque-2 = Harvest corn
action-palenque-3 = Harvest corn or wood
action-palenque-4 = Harvest corn or wood
action-palenque-5 = Harvest corn or wood
action-palenque = Harvest, action { $space }
action-yaxchilan-1 = Cut wood
action-yaxchilan-2 = Quarry stone
action-yaxchilan-3 = Mine gold
action-yaxchilan-4 = Find a crystal skull
action-yaxchilan-5 = Mine gold and stone
action-yaxchilan = Gather, action { $space }
action-tikal-1 = Advance a technology
action-tikal-2 = Construct a building
action-tikal-3 = Advance technologies twice
action-tikal-4 = Construct two buildings, or a monument
action-tikal-5 = Pay a resource, rise on two temples
action-tikal = Tikal, action { $space }
action-uxmal-1 = Offer corn, rise on a temple
action-uxmal-2 = Trade at the market
action-uxmal-3 = Take a new worker
action-uxmal-4 = Construct, paying corn
action-uxmal-5 = Use an action of another city
action-uxmal = Uxmal, action { $space }
action-chichen = Offer a skull, place { $space }

## What is decided

decision-wealth = Keep two of your four tiles
decision-turn = Place workers, or pick some up
decision-placing = Place another?
decision-picking = Pick up another?
decision-action = Which action?
decision-harvest = Harvest what?
decision-technology = Which technology?
decision-payment = Pay with what?
decision-gain = Take what?
decision-temple = Rise on which temple?
decision-temples = Rise on which temples?
decision-construct = Construct what?
decision-spare = Which one is not paid?
decision-market = At the market
decision-use = Use which action?
decision-offering = Offer something for a temple?
decision-calendar = How far does the calendar turn?
mode-turn = your move
mode-placing = placing
mode-picking = picking up
mode-other = deciding
mode-wealth = secret choice

group-place = Place
group-pick = Pick up
group-beg = Beg
group-not-now = Not now
group-do = Actions
verb-place = Place a worker
verb-pick = Pick up a worker
verb-beg = Beg
verb-build = Build
verb-do = Other actions
verb-use = Other actions
verb-advance = Advance
verb-temple = Rise on a temple
verb-temples = Rise on temples
verb-sell = Sell
verb-buy = Buy
verb-pay = Pay otherwise
verb-gain = Take something else
verb-harvest = Harvest
verb-burn = Burn the forest
verb-spare = Pay less
verb-days = Let two days pass
verb-keep = Keep others
verb-done = End here
verb-skip = No action
action-costs = costs { $what }
action-brings = brings { $what }
impossible-because = Not possible: { $why }
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
unit-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
unit-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
  }
unit-temple = { $count } on the temple of { $name }
unit-other = { $count } { $name }

## Why not

reason-must-place = none of your workers stands on a gear
reason-must-act = a turn cannot be passed
reason-already-placing = you are placing
reason-already-picking = you are picking up
reason-too-late-to-beg = only before anything else
reason-too-much-corn = only with { $limit } corn or less
reason-lowest-step = you are on its lowest step
reason-no-free-worker = no worker is free
reason-gear-full = every space is taken
reason-place-taken = taken by { $holder }
reason-needs-corn = needs { $needed } corn, you have { $have }
reason-mercy-elsewhere = without corn only space { $space } is open
reason-mercy-used = one worker without paying, no more
reason-too-far-ahead = lies ahead of the worker
reason-nothing-to-harvest = nothing is left to harvest
reason-no-wood-tile = no wood tile is left
reason-no-corn-tile = no corn tile lies open
reason-cannot-fall = you cannot fall any lower
reason-no-skull = needs a skull
reason-no-skull-in-bank = no skull is left
reason-offering-taken = { $holder } has a skull there
reason-all-workers = all six workers are in play
reason-no-temple = no temple to rise on
reason-top-step = you are on its highest step
reason-top-taken = { $holder } holds its highest step
reason-needs-resources = needs { $needed } resources, you have { $have }
reason-needs-wood = needs { $needed } wood, you have { $have }
reason-needs-stone = needs { $needed } stone, you have { $have }
reason-needs-gold = needs { $needed } gold, you have { $have }
reason-nothing-to-build = nothing can be paid for
reason-nothing-to-exchange = nothing to exchange
reason-nothing-to-advance = nothing can be advanced
reason-no-monument-here = monuments only first, at Tikal 4
reason-not-in-cost = it costs no { $resource }
reason-sales-first = sales come first
reason-sale-order = sell wood, stone, gold in this order
reason-purchase-order = buy wood, stone, gold in this order
reason-sold-before = { $resource } was sold before

## The start page

start-head-1 = Time turns.
start-head-2 = Your workers ride it.
start-lead = Five cities mesh with one calendar. Place early, pick up late, feed everyone on the way.
start-play = Play now
start-play-how = you and three bots, no account
start-level = Bots
start-you = You
start-bot = Bot
start-new = New table
start-new-how = invite by link
start-watch = Watch
start-watch-how = { $count ->
    [0] no public tables
    [one] { $count } public table
   *[other] { $count } public tables
  }
start-open = Open record
start-open-how = replay a game
start-join = Join a table
start-join-hint = link or code
start-join-go = Join
start-bad-link = This is neither a link to a table nor its code.
language = Language
language-en = English
bot-novice = Novice
bot-apprentice = Apprentice
bot-merchant = Merchant
bot-priest = Priest
bot-ruler = Ruler

new-title = New table
new-name = Name of the table
new-players = Players
new-seat = Seat { $number }
new-kind-here = a person at this screen
new-kind-person = a person with a link
new-kind-open = open to whoever has the code
new-kind-bot = bot
new-person-name = Name
new-level = Level
new-public = Show in the list of public tables
new-seed = Seed of the deal (optional)
new-go = Open the table
new-ready = The table is ready
new-links = Send each person their own link. A link is the key to a seat: these are shown only now.
new-link-seat = Link for { $name }
new-link-open = Link for whoever wants to join
new-link-onlooker = Link for onlookers
new-enter = Go to the table
copy = Copy
copied = Copied
lobby-title = Public tables
lobby-empty = No public tables at the moment.
lobby-look = Look
lobby-join = Join
phase-gathering = waiting for players
phase-running = playing
phase-finished = over
phase-closed = closed
phase-broken = set aside
untitled = Table { $id }

## The table

knock = If somebody gave you its code and a seat is open, you can take it.
knock-go = Take a seat

tools = Table
your-turn-title = Your turn · Tzolk’in
turn-yours = Your turn
turn-waiting = Waiting for { $names }
turn-chosen = You have chosen
turn-over = Ready
turn-section = Turn
steps-so-far = Steps of this turn
steps-none = Nothing yet. Everything can be undone until you end your turn.
undo = Undo
redo = Redo
start-over = Start over
end-turn = End turn
legal-actions = Actions
market-have = you have { $count }
log = Log
log-empty = Nothing has happened yet.
log-turn = { $name }: { $what }
log-ply = Look at the table before this turn
log-opened = The table was opened.
log-joined = { $name } joined.
log-left = A seat is open again.
log-closed = The table was closed.
log-started = The game began.
log-chosen = { $name } chose the wealth tiles.
log-take-back-ask = { $names } would take the last turn back.
log-take-back-no = { $names } would rather go on.
log-taken-back = The last turn was taken back.
log-finished = The game is over.
log-rematch = A rematch was opened.
chat-say = Say something
chat-send = Send
chat-line = { $names }: { $text }
presence-here = { $name } is here
presence-away = { $name } is away
presence = Who is here
onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
  }
link-connecting = connecting
link-connected = connected
link-reconnecting = reconnecting
link-refused = not admitted
take-back = Take back
take-back-ask = Ask to take the last turn back
take-back-asked = { $names } would take the last turn back.
take-back-waiting = Waiting for the others to agree.
take-back-yes = Agree
take-back-no = Refuse
replay = Replay
replay-at = Action { $ply } of { $last }
replay-now = Back to now
replay-back = One action back
replay-forward = One action forward
settings = Settings
settings-theme = Theme
theme = Light or dark
theme-auto = as the system
theme-light = light
theme-dark = dark
settings-speed = Movement
speed-full = full
speed-short = short
speed-off = off
settings-auto = Answer decisions that leave no choice
close = Close
curtain-title = Hand over to { $name }
curtain-secret = The next choice is secret. Only { $name } should look.
curtain-go = I am { $name }
gathering-title = Waiting for players
gathering-invite = Send this link to whoever wants to join:
gathering-take = Take this seat
gathering-open = open seat
gathering-leave = Leave the table
gathering-name = Your name
end-title = The game is over
end-winner = Winner: { $names }
end-winners = Winners: { $names }
end-score = Points
rematch = Play again
rematch-join = Join the rematch
download = Download the record
end-look = Look at the board
table-closed = This table was closed before the game began.
table-broken = This table was set aside: { $why }
loading = Setting the table
back-to-start = Back to the start
problem-offline = The server cannot be reached. Nothing is lost; try again.
problem-unavailable = The server cannot store anything at the moment. Nothing is lost; try again.
problem-no-such-table = There is no such table, or it is not shown to strangers.
problem-unknown-key = Your link does not open this table.
problem-needs-key = This table is not public. You need a link to it.
problem-out-of-date = Meanwhile the game went on. This is how it stands now.
problem-not-your-turn = It is not your turn.
problem-try-again = Something else happened at the same moment. Try again.
problem-no-open-seat = That seat is taken already.
problem-bad-record = This file is not a record of a game.
problem-unknown = That did not work.
