"""Train the values of positions that the bots use, from games that the bots play.

A value predicts with how many points a seat will end. There are two values, and two ways to play
the games from which they learn:

1. The *linear value* is a weighted sum of features. `train_linear.py` plays games in which every
   seat takes the turn that it values most (`value_selfplay.py`), fits the weights to the final
   points (`regression.py`), and repeats this with the new weights. The planner uses the result,
   `weights.json`.
2. A *network* sees the whole encoded view and adds a correction to the linear value.
   `train_network.py` plays the same kind of games and fits the network by gradient descent
   (`learner.py`), round by round. The result is `network4.bin` and the like.
3. *Expert iteration* improves the network: `expert_iteration.py` plays games of the tree search
   (`search_selfplay.py`), whose turns are better than those of the network alone, fits the network
   to them (`fitting.py`), and repeats this with the new network. The search bot uses the result.

In many games positions are perturbed (`perturbation.py`), so that the bots also learn about those
that they would avoid. `matches.py` plays a network against another one, and `sweep.py` compares
options of learning. The same seeds give the same games. The bots read the files of their version
in `src/tzolkin/bots/builtin/learned/`.
"""
