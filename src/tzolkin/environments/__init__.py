"""Environments for programs that learn, with the interfaces of PettingZoo, Gymnasium and OpenSpiel.

- `tzolkin.environments.tzolkin_v1`: PettingZoo's environment
- `gymnasium.make("tzolkin.environments:Tzolkin-v1")`, and `make_vec` for many games at once
- `import tzolkin.environments.openspiel`, then `pyspiel.load_game("python_tzolkin_v1")`

The first two need `pip install tzolkin[env]`, the last one `tzolkin[openspiel]`.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from gymnasium.envs.registration import register

    register(
        "Tzolkin-v1",
        entry_point="tzolkin.environments.single:TzolkinEnv",
        vector_entry_point="tzolkin.environments.vector:TzolkinVectorEnv",
    )
