"""The game for programs that learn, as PettingZoo, Gymnasium and OpenSpiel know games.

`tzolkin_v1` is the PettingZoo environment; `TzolkinEnv` and `TzolkinVectorEnv` are Gymnasium's, also
by `gymnasium.make("tzolkin.environments:Tzolkin-v1")`; importing `openspiel` registers the game
there. Each needs its library: `pip install tzolkin[env]` or `tzolkin[openspiel]`.
"""
