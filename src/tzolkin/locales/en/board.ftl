# The table as it is drawn: names, tooltips and what screen readers say.

board-board = Board
board-board-day = Board, day { $day }
board-players = Players
board-cards = Buildings and monuments
board-temples = Temples
board-technologies = Technologies
board-calendar = Calendar

board-city-palenque = Palenque
board-city-yaxchilan = Yaxchilan
board-city-tikal = Tikal
board-city-uxmal = Uxmal
board-city-chichen = Chichen Itza

board-temple-chaac = Chaac
board-temple-quetzalcoatl = Quetzalcoatl
board-temple-kukulkan = Kukulkan

board-technology-agriculture = Agriculture
board-technology-extraction = Extraction
board-technology-architecture = Architecture
board-technology-theology = Theology

board-kind-farm = Farm
board-kind-civic = Civic building
board-kind-tomb = Tomb
board-kind-shrine = Shrine
board-monument-civic = Monument, civic
board-monument-tomb = Monument, tomb
board-monument-shrine = Monument, shrine

## Time

board-day = Day { $day }
board-day-goods = Day { $day }, Food Day with goods from the temples
board-day-points = Day { $day }, Food Day with points from the temples
board-food-in = in { $days }
board-food-today = today
board-look-ahead = Look ahead
board-certain = certain
board-depends = if nobody takes two days
board-falls-off = falls off
ahead-there = { $name }: { $where }
ahead-home = { $name }, { $city } { $space }: falls off

## What can be done

board-place = Place a worker on { $city } { $space } for { $corn } corn
board-place-first = Place a worker on the first-player space for { $corn } corn; { $waiting } corn waits there
board-do =
    { $corn ->
        [0] Do { $city } { $space }: { $what }
       *[other] Do { $city } { $space } for { $corn } corn: { $what }
    }
board-pick = Pick up your worker from { $city } { $space }: { $what }
board-build = Construct: { $tile }
board-rise = Rise on the temple of { $temple }
board-advance = Advance { $technology }: { $what }
board-step = Step { $n }

## What the spaces give

board-space = { $city } { $space }: { $what }
board-space-none = no action
board-space-free = any action of this city
board-harvest-or = { $corn } corn or { $wood } wood
board-offering = a crystal skull brings { $points } points and a step on { $temple }
board-offering-resource = a crystal skull brings { $points } points, a step on { $temple } and a resource of choice
board-offering-used = a skull lies here already
board-tikal-1 = advance a technology
board-tikal-2 = construct a building
board-tikal-3 = advance one or two technologies
board-tikal-4 = construct one or two buildings, or a monument
board-tikal-5 = pay a resource to rise on two temples
board-uxmal-1 = pay 3 corn to rise on a temple
board-uxmal-2 = market: exchange corn and resources
board-uxmal-3 = one more worker
board-uxmal-4 = construct a building for corn
board-uxmal-5 = pay 1 corn for any action of the four smaller cities

## Who is where

board-worker = { $name }: worker on { $city } { $space }.
board-neutral-worker = Neutral worker on { $city } { $space }.
board-first-space = First-player space; { $corn } corn waits there.
board-held-by = Taken by { $name }.
board-first-player = First player
board-side-light = Light side up: may advance the calendar two days once
board-side-dark = Dark side up: the two days are used
board-workers = Workers: { $free } at home, { $away } away, { $bank } in the bank
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Goods

board-good-corn = { $n } corn
board-good-wood = { $n } wood
board-good-stone = { $n } stone
board-good-gold = { $n } gold
board-good-skulls =
    { $n ->
        [one] { $n } crystal skull
       *[other] { $n } crystal skulls
    }
board-corn-tiles =
    { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }
board-wood-tiles =
    { $n ->
        [one] { $n } wood tile
       *[other] { $n } wood tiles
    }
board-wealth-tiles =
    { $n ->
        [one] { $n } wealth tile
       *[other] { $n } wealth tiles
    }

## Tiles

board-tile = { $name }. Costs { $cost }. Gives: { $gives }.
board-empty-place = No tile to be seen here
board-stack = { $n } tiles left in the stack, { $next } in that of the second age
stack-look = Show what can still come
stack-title = What can still come
stack-why = In the stack lie all buildings that nobody has seen yet. Nobody knows their order.
stack-age = { $age ->
    [1] First age
   *[other] Second age
  }: { $count }
board-skull-bank = { $n } crystal skulls in the bank

board-effect-any-temple =
    { $times ->
        [one] rise on a temple of choice
       *[other] rise { $times } steps on temples of choice
    }
board-effect-temple =
    { $times ->
        [one] rise on { $temple }
       *[other] rise { $times } steps on { $temple }
    }
board-effect-any-technology =
    { $times ->
        [one] advance any technology
       *[other] advance technologies { $times } times
    }
board-effect-technology =
    { $times ->
        [one] advance { $technology }
       *[other] advance { $technology } { $times } times
    }
board-effect-feed-workers =
    { $n ->
        [one] feeds { $n } worker
       *[other] feeds { $n } workers
    }
board-effect-feed-all = every worker needs { $n } corn less
board-effect-construct = construct another building
board-effect-market = visit the market
board-effect-worker = one more worker
board-effect-action = any action of the four smaller cities for { $n } corn

board-monument-m01 = 4 points per tomb of its owner, itself included
board-monument-m02 = 2 points per building and monument of its owner, itself included
board-monument-m03 = 4 points per corn tile of its owner
board-monument-m04 = 4 points per wood tile of its owner
board-monument-m05 = points per monument anybody constructed: 6 with two players, 5 with three, 4 with four
board-monument-m06 = 4 points per civic building or monument of its owner, itself included
board-monument-m07 = technologies at level 3: 9 points for one, 20 for two, 33 for more
board-monument-m08 = 3 points per technology level of its owner
board-monument-m09 = workers of its owner: 6 points for four, 12 for five, 18 for six
board-monument-m10 = 4 points per shrine of its owner, itself included
board-monument-m11 = the points of its owner's temple steps once more
board-monument-m12 = 3 points per step on the owner's best temple
board-monument-m13 = 3 points per crystal skull on Chichen Itza, whoever put it there

## Temples and technologies

board-bonus = Highest seat: { $first } points in the first age, { $second } in the second
board-price = Resources a level costs

board-agriculture-1 = 1 more corn with every corn harvest
board-agriculture-2 = Corn harvest without a tile, and 1 more corn when fishing
board-agriculture-3 = 2 more corn with every corn harvest
board-agriculture-4 = Bonus: rise on a temple of choice
board-extraction-1 = 1 more wood
board-extraction-2 = 1 more stone
board-extraction-3 = 1 more gold
board-extraction-4 = Bonus: 2 resources of choice
board-architecture-1 = 1 corn per building
board-architecture-2 = 2 points per building
board-architecture-3 = Buildings cost one cube less
board-architecture-4 = Bonus: 3 points
board-theology-1 = At Chichen Itza, the action one space ahead is possible
board-theology-2 = After an action at Chichen Itza, 1 resource buys a step on a temple
board-theology-3 = 1 more crystal skull
board-theology-4 = Bonus: 1 crystal skull

## Where points come from

source-earlier = Before this record
source-temples-age-1 = Temples, first age
source-temples-age-2 = Temples, second age
source-buildings = Buildings
source-technologies = Technologies
source-chichen = Chichen Itza
source-monuments = Monuments
source-skulls = Crystal skulls kept
source-corn = Corn and resources left
source-unfed = Unfed workers
