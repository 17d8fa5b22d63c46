# The tutorial and the glossary.

## Around the lessons

learn = Learn the game
learn-short = Learn
learn-how = by doing
learn-lead = Twelve short lessons on a real board, about a minute each. You make the moves yourself; nothing can go wrong, everything can be undone.
learn-start = Begin
learn-continue = Go on: { $lesson }
learn-again = Begin again
learn-list = Lessons
learn-done = done
learn-progress = { $done } of { $all } lessons done
learn-lesson = Lesson { $number } of { $all }
learn-step = Step { $step } of { $all }
learn-next = Next
learn-next-lesson = Next lesson
learn-skip = Skip
learn-leave = All lessons
learn-help = Open the tutorial
learn-finish = Finish
learn-finished = You know the whole game now.
learn-finished-how = The best way to learn the rest is to play. Point at anything on the board, or hold it with a finger, and it explains itself.
learn-play = Play now
learn-elsewhere = That is allowed, too, and you see what it would do. For this lesson, please undo it and follow the text.
learn-undo = Undo it
learn-teacher = What to do
learn-rival = { $seat ->
    [1] Ana
    [2] Balam
    [3] Citlali
   *[other] Itzel
  }
problem-no-such-lesson = There is no such lesson.

## 1. Placing

learn-place = Place your workers
learn-place-welcome = This is the calendar. Every round it turns by one tooth, which is one day, and it takes five cities along. The game lasts until day 26.
learn-place-cities = Each city is a gear, and workers ride on its teeth. The ring around it shows what a space is worth: corn in Palenque, materials in Yaxchilan, technologies and buildings in Tikal, trade in Uxmal, honours in Chichen Itza.
learn-place-first = In a turn you either place workers or pick some up. A worker always enters on the lowest free space, and the number of that space is its price in corn. Place one on Palenque: space 0 is free of charge.
learn-place-second = You may place more of them in the same turn. The second one costs 1 corn on top, the third 2, and so on. Place another on Yaxchilan.
learn-place-end = That cost 1 corn. Until you end your turn you can undo everything. End it now.
learn-place-turned = The others have placed a worker each, and then the calendar turned: it is day 1. All workers have moved one space further, and nobody had to do anything for it.
learn-place-close = So a worker costs little on the early spaces, and time carries it to the better ones. That is the heart of the game.

## 2. Waiting and picking up

learn-wait = Wait, then pick up
learn-wait-worth = Your worker on Palenque 1 could fetch 3 corn now. One space further it is 4, and the spaces behind are worth even more. Waiting pays.
learn-wait-spend = But a turn cannot be passed: you must place or pick up. Place your last worker on Tikal and leave the one in Palenque where it is.
learn-wait-end = End your turn, and let the day pass.
learn-wait-rode = Day 2: your worker has reached Palenque 2 and can harvest 4 corn there.
learn-wait-pick = Now pick it up: click your worker in Palenque.
learn-wait-harvest = It is back with you, and may do the action of its space. Choose the corn of space 2.
learn-wait-done = 4 corn richer. You could pick up more workers in this turn, but the others may ride on. End your turn.
learn-wait-close = Place and wait, then pick up: a good turn often brings back several workers at once, so that the next one can place them all again.

## 3. Lower spaces, and free choice

learn-back = Take a lower action
learn-back-stand = Your worker has come to Yaxchilan 4, where there is a skull. But today you would rather have the gold of space 3.
learn-back-pick = Pick the worker up from Yaxchilan.
learn-back-back = Every action with a lower number is open as well; each step back costs 1 corn. Take the gold of space 3.
learn-back-free = The starry spaces 6 and 7 are even better: from there you choose any action of the city, and steps back cost nothing. But do not wait too long: after space 7 a worker leaves the gear with nothing.
learn-back-again = You may go on picking up. Take the worker from Palenque 6.
learn-back-choose = Choose action 5, the best harvest.
learn-back-wood = Trees cover the corn here. Cut them: you get 4 wood, and a field lies open for whoever comes next. (You could burn them for corn, but the gods do not like that.)
learn-back-end = Gold and a lot of wood in one turn. End it.
learn-back-close = Wood, stone and gold are your materials. Buildings and technologies are made of them.

## 4. Corn and the market

learn-market = Corn is money, too
learn-market-corn = Corn pays for placing workers and feeds them. And at Uxmal 2 it buys materials: wood for 2, stone for 3, gold for 4 corn. You sell them there for the same.
learn-market-pick = Pick up your worker from Uxmal 2.
learn-market-open = Open the market: action 2.
learn-market-buy = Buy one material with the plus sign, whichever you like. You may trade as much as you want.
learn-market-leave = A fair price. When you have enough, leave the market.
learn-market-end = End your turn.
learn-market-close = One space further Uxmal has something rarer: a fourth worker for you. More workers do more, but they all want to eat.

## 5. Buildings

learn-build = Build
learn-build-row = Six buildings lie here at a time. The top of each shows what it costs, the bottom what it gives you, at once and once only; farms help you to the end of the game.
learn-build-pick = Tikal 2 is where one building is built. Pick up your worker there.
learn-build-open = Choose action 2, a building.
learn-build-farm = You can pay for the ones with the green frame. Build the farm for 1 wood: it feeds one of your workers for the rest of the game.
learn-build-end = End your turn.
learn-build-close = It is in front of you now, and a new building has taken its place. When the second age begins, on day 13, all six are replaced by stronger ones.

## 6. Technologies

learn-technology = Learn a technology
learn-technology-tracks = Four technologies make your workers better for the rest of the game. The first level costs 1 material of any kind, the second 2, the third 3.
learn-technology-pick = Pick up your worker from Tikal 1.
learn-technology-open = Choose action 1, to advance one technology.
learn-technology-advance = Advance agriculture. It will cost you your wood.
learn-technology-order = From now on every harvest of corn gives you 1 more. You are still in your turn, so it counts at once: the order in which you pick up is yours to choose.
learn-technology-again = Now pick up your worker from Palenque 3.
learn-technology-harvest = Choose action 3, the harvest.
learn-technology-corn = One field has no trees any more. Harvest its corn.
learn-technology-end = 5 corn for the space and 1 for agriculture. End your turn.
learn-technology-close = Whoever goes on at the third level gets the bonus at the right instead, as often as they like, for 1 material each time.

## 7. Temples

learn-temples = Please the gods
learn-temples-gods = Three temples with steps. Everybody has a marker on each; the higher it stands, the better. The small signs on the steps are gifts, the numbers are points.
learn-temples-pick = Uxmal 1 takes you up a step. Pick up your worker there.
learn-temples-open = Choose action 1: 3 corn for one step.
learn-temples-rise = Rise on a temple of your choice: the brown one gives stone on its first step, the green one wood.
learn-temples-end = Today, on day 7, is a Food Day. End your turn and see.
learn-temples-paid = First everybody fed their workers: 2 corn each. Then the temples gave their gifts, all those on your step and below. On days 7 and 20 they give goods.
learn-temples-close = On days 13 and 26 they give points instead: the number on your step, and a bonus for whoever is highest. The bonus for each of the two ages stands at the top of the temple.

## 8. Skulls

learn-skulls = Crystal skulls
learn-skulls-what = Skulls are rare, and there are only thirteen. You find them at Yaxchilan 4 and give them away in Chichen Itza, for points and a step on a temple.
learn-skulls-pick = Pick up your worker from Yaxchilan 4.
learn-skulls-skull = Take the skull.
learn-skulls-again = The other worker has been riding in Chichen Itza for a while. Pick it up, too.
learn-skulls-offer = Offer the skull on space 3: 6 points and a step on the brown temple.
learn-skulls-end = Your skull stays there, and nobody can use this space any more. End your turn.
learn-skulls-close = Chichen Itza is the slowest city and the richest: the last offering is worth 13 points. A skull that you keep to the end is worth 3.

## 9. Food Days

learn-food = Feed your workers
learn-food-need = Today is a Food Day again. Each worker eats 2 corn. You have four workers, and a farm feeds one of them, so you need 6 corn. You have only 2, and every hungry worker costs 3 points.
learn-food-pick = Help is near: pick up your worker from Palenque 4.
learn-food-open = Choose action 4, the harvest.
learn-food-harvest = One field is open. Harvest its 7 corn.
learn-food-end = Enough for everybody. End your turn.
learn-food-fed = All are fed: 6 corn are gone, nothing else is lost.
learn-food-points = Day 13 ends the first age, so the temples paid points: 4 for your step on the brown temple, 6 more because nobody is higher there, and 3 less for the pit of the green one. 7 points for you.
learn-food-close = New buildings have come for the second age. There are two more Food Days, on days 20 and 26; the calendar always shows how far the next one is.

## 10. The first player, and two days

learn-first = Take the first seat
learn-first-space = This space belongs to no city. Whoever places a worker here plays first in the next round, and takes the corn that has gathered on the calendar: one for each round in which nobody came.
learn-first-place = It costs nothing. Place your worker here.
learn-first-end = End your turn. The corn is yours then.
learn-first-days = All have played, and your worker is back. While the sun shines beside your name, you may let two days pass instead of one. Your workers stand well for it: choose two days.
learn-first-go = Confirm it: end your turn.
learn-first-rode = Two days at once: day 12. Everybody's workers rode two spaces. A Food Day is nearer, too!
learn-first-close = The sun beside your name has become a moon: you cannot do it again, unless you reach the top of a temple. And nobody may do it if the second day would carry somebody’s worker off its gear.

## 11. Begging

learn-beg = When the corn is gone
learn-beg-empty = You have no corn at all. That happens to everybody. With 2 corn or less you may beg, before anything else in your turn.
learn-beg-beg = Beg: you will have 3 corn, but one god is angry and you fall a step on that temple. The list of actions has three ways to do it; Quetzalcoatl will do.
learn-beg-place = Now you can afford something. Place a worker on Tikal.
learn-beg-more = And your last one wherever you like, as long as you can pay for it.
learn-beg-end = End your turn.
learn-beg-close = The lowest step of a temple costs points at the end of an age, as much as its number says. Burning trees angers a god in the same way. Sometimes it is worth it.

## 12. The end

learn-end = Monuments and the end
learn-end-last = Day 26: the last round. The others are ahead of you, but you can build a monument. They cost a lot and are worth points at the end of the game, each for something else.
learn-end-pick = Monuments are built at Tikal 4. Pick up your worker there.
learn-end-open = Choose action 4: two buildings, or one monument.
learn-end-monument = You have six levels of technology, and the first monument gives 3 points for each. Build it.
learn-end-end = End your turn; it is the last one of the game.
learn-end-scores = Everybody fed their workers, the temples paid points, and the game was over. What was left of materials became corn, 4 corn make a point, a skull in hand makes 3, and your monument brought 18. You win!
learn-end-close = That is all. You have placed, waited, picked up, built, prayed, fed and won.

## The glossary

glossary = Glossary
glossary-how = Everything on the table explains itself: point at it for a moment, hold it with a finger, or press F1 while it has the focus.
glossary-search = Search
glossary-found = { $count ->
    [0] Nothing found
    [one] { $count } entry
   *[other] { $count } entries
  }
glossary-goods = Goods
glossary-people = Players and workers
glossary-time = Time
glossary-cities = Cities and their spaces
glossary-jungle = The jungle
glossary-temples = Temples
glossary-technologies = Technologies
glossary-tiles = Kinds of tiles
glossary-buildings = All buildings
glossary-monuments = All monuments
glossary-wealth = All wealth tiles

term-corn = Corn
term-corn-text = Food and money. It pays for placing workers, for going back to a lower action and for temple steps, and every worker eats 2 on a Food Day. At the end 4 corn make a point.
term-wood = Wood
term-wood-text = A material for buildings and technologies. It comes from the trees of Palenque and from Yaxchilan; the market pays 2 corn for it.
term-stone = Stone
term-stone-text = A material for buildings, monuments and technologies. It comes from Yaxchilan; the market pays 3 corn for it.
term-gold = Gold
term-gold-text = The dearest material, needed for shrines and nearly all monuments. It comes from Yaxchilan; the market pays 4 corn for it.
term-resource = Any material
term-resource-text = Wood, stone or gold, as you like. Corn and skulls are not materials.
term-skull = Crystal skull
term-skull-text = Found at Yaxchilan 4 and offered in Chichen Itza, for points and a temple step. There are 13 in the whole game. One that you still hold at the end is worth 3 points.
term-vp = Points
term-vp-text = Whoever has most of them at the end wins. They come from temples, skulls, buildings and monuments; hungry workers cost some.

term-player = Player
term-player-text = All that somebody has: points, goods, workers at home and on the gears, tiles. The small numbers below workers tell where they stand.
term-worker = Worker
term-worker-text = Rides on a gear, one space further every day. Its owner picks it up to do an action of that city. Everybody begins with three and can have six; all of them must be fed.
term-neutral = Neutral worker
term-neutral-text = With two or three players some spaces are taken by workers of nobody. They ride along, go round for ever and never act; they only make the free spaces dearer.
term-first-player = First player
term-first-player-text = Begins the round. Whoever stands on the first-player space takes over; if it is the first player in person, the sign goes to the next one clockwise.
term-light = Light side
term-light-text = This player may still let two days pass at once when it is up to them to turn the calendar. That turns the board to its dark side.
term-dark = Dark side
term-dark-text = This player has used the two days. Reaching the top of a temple turns the board back to its light side.
term-begging = Begging
term-begging-text = Before anything else in a turn, with 2 corn or less: you have 3 corn then, but fall a step on a temple of your choice.
term-anger = The anger of the gods
term-anger-text = Begging and burning trees take you one step down on a temple. The lowest step costs points at the end of an age, and from there you cannot fall any further.

term-calendar = Calendar
term-calendar-text = Turns one day after every round, and all cities turn with it. The red teeth are Food Days. The game ends after day 26.
term-first-space = First-player space
term-first-space-text = A worker placed here costs no corn for the space. You take all corn that lies on the calendar, begin the next round, and decide how far the calendar turns.
term-two-days = Two days
term-two-days-text = Whoever stands on the first-player space with the light side up may let two days pass instead of one, unless the second day would carry a player’s worker off its gear.
term-food-day = Food Day
term-food-day-text = Every worker needs 2 corn, less what farms save; each one left hungry costs 3 points. Then the temples give their rewards.
term-food-day-goods = On this day they give goods: those on your step and on all steps below.
term-food-day-points = On this day they give points: those of your step, and the bonus for whoever is highest. It ends an age.
term-day = Day { $day }: Food Day

term-palenque-text = The city of corn and wood. Beside it lies the jungle, whose tiles are taken with every harvest.
term-yaxchilan-text = The city of wood, stone, gold and skulls.
term-tikal-text = The city of technologies and buildings; the only one where monuments are built.
term-uxmal-text = The city of trade: temple steps for corn, the market, new workers, buildings for corn.
term-chichen-text = The city of offerings: skulls become points and temple steps. It is larger and takes longer.
term-space-start = A worker on this space has no action yet. It must ride further first.
term-space-free = From here you choose any action of this city, and pay nothing for steps back. After the last space a worker leaves the gear with nothing.
term-palenque-fishing = Always possible: no tile is needed.
term-palenque-harvest = Take a corn tile that no tree covers and its corn, or a wood tile and its wood. Or burn a tree to get at the corn below, and anger a god.
term-yaxchilan-goods = Take what is shown from the bank.
term-yaxchilan-skull = Take a crystal skull, as long as there is one in the bank.
term-tikal-1 = Pay as many materials as the next level costs, of any kinds.
term-tikal-2 = Pay the materials on the tile, take it from the row and get what it gives.
term-tikal-3 = The same track twice or two different ones; you pay for each.
term-tikal-4 = The second building is up to you. A monument is built alone.
term-tikal-5 = One step on each of two different temples.
term-uxmal-1 = On a temple of your choice.
term-uxmal-2 = Wood 2, stone 3, gold 4 corn, buying and selling, as often as you like.
term-uxmal-3 = It comes from the bank and is free at once. Six are the most.
term-uxmal-4 = 2 corn for every piece of material in its price, and no materials at all. Not for monuments.
term-uxmal-5 = You also pay whatever that action costs.
term-chichen-offering = Lay one of your skulls on the empty place. Every place can be used once in the whole game.

term-jungle = Jungle
term-jungle-text = The fields of one harvest space, as many as there are players. Trees cover the corn of the higher ones; when all tiles are gone, nothing can be harvested there without agriculture.
term-tile-corn = Corn tile
term-tile-corn-text = Taken with a harvest of corn, and kept. One monument counts them.
term-tile-wood = Wood tile
term-tile-wood-text = Taken with a harvest of wood, and kept. It uncovers the corn below it. One monument counts them.

term-temple = Temple of { $name }
term-temple-text = On days 7 and 20 you get the goods of your step and of all below. On days 13 and 26 you get the points of your step, and the highest player gets a bonus: { $first } points in the first age, { $second } in the second. Players who share the lead get half of it. Only one can stand at the top.

term-agriculture-text = More corn from every harvest in Palenque.
term-extraction-text = More wood, stone and gold where they are taken in Yaxchilan and Palenque.
term-architecture-text = Better and cheaper building. It is not for monuments.
term-theology-text = More from Chichen Itza, and more skulls.
term-level = { $technology }, level { $level }
term-bonus = { $technology }, beyond level 3
term-level-price = { $price ->
    [one] Costs { $price } material of any kind.
   *[other] Costs { $price } materials of any kinds.
  }

term-buildings = Buildings
term-buildings-text = Six lie in the row and are replaced at the end of a turn. They are built at Tikal 2 and 4, or for corn at Uxmal 4. On day 13 those of the second age take over.
term-farm = Farm
term-farm-text = Saves corn on every Food Day: it feeds some of your workers, or makes all of them eat less.
term-civic = Civic building
term-civic-text = Mostly for technologies. One monument counts them.
term-tomb = Tomb
term-tomb-text = For temple steps, points and extra actions. One monument counts them.
term-shrine = Shrine
term-shrine-text = For temples and rarer technologies; they need gold or stone. One monument counts them.
term-monument = Monument
term-monument-text = Built at Tikal 4, instead of two buildings. It is worth points at the end of the game, for what it counts.
term-stack = Stack
term-stack-text = Buildings that have not come into the row yet.
term-wealth = Wealth tile
term-wealth-text = Before the game everybody keeps two of four and begins with what they give.
term-wealth-tile = A start of the game: { $gives }.
term-building-text = Costs { $cost }. Gives: { $gives }.
term-monument-tile = Costs { $cost }. At the end of the game: { $worth }.
term-building = { $kind }, { $age ->
    [1] first age
   *[other] second age
  }
